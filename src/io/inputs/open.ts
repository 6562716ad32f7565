import { ClaimgateError, finding, type Finding } from '../../findings/index.ts';
import { findRepositoryRoot, GitRepository } from '../git/repository.ts';
import { prepareIds } from '../git/objects.ts';
import { GitUnavailable, type Environment } from '../git/run.ts';
import { CommitTree } from './commit-files.ts';
import { pathsOf, readFromCommit } from './commit-inputs.ts';
import { searchWorkTree } from './file-search.ts';
import { releaseAt } from './release.ts';
import type { FileSearch, InputRequest, RepositoryInputs } from './repository-inputs.ts';
import {
  compareWithCommit,
  readFromWorkTree,
  removedFiles,
  type CommittedFiles,
} from './work-tree-inputs.ts';
import { refuseEscape } from './work-tree-path.ts';

export interface ReadOptions {
  /** Where to start looking for the repository. */
  readonly directory: string;
  /** Read from the commit that this ref names, not from the work tree. */
  readonly ref: string | undefined;
  readonly environment: Environment;
  readonly search?: FileSearch | undefined;
}

/**
 * Reads documents of the repository around a folder, in as few git processes as it takes. Without git,
 * without a repository and without a commit the work tree is still read, and the remarks say why
 * nothing ties it to a release.
 *
 * @throws ClaimgateError `git_required`, `ref_not_found`, `git_failed`, `path_escapes_repository`, and
 *   for anything at a path that is not a regular file
 */
export async function readInputs(
  requests: readonly InputRequest[],
  options: ReadOptions,
): Promise<RepositoryInputs> {
  const { directory, ref, environment, search } = options;
  for (const { path } of requests) refuseEscape(path);
  const root = findRepositoryRoot(directory);
  if (root === undefined)
    return readWithoutCommit(directory, requests, options, 'not_a_repository');
  try {
    const repository = GitRepository.open(root, environment);
    if (ref !== undefined) return await readFromCommit(repository, ref, requests, search);
    return await readBesideCommit(repository, requests, search);
  } catch (error) {
    if (error instanceof GitUnavailable)
      return readWithoutCommit(root, requests, options, 'git_unavailable', error);
    throw error;
  }
}

/** The work tree, compared with the commit that is checked out. Git and the search run at the same time. */
async function readBesideCommit(
  repository: GitRepository,
  requests: readonly InputRequest[],
  search: FileSearch | undefined,
): Promise<RepositoryInputs> {
  const { root } = repository;
  // Processes that were asked for in this turn start first, and run while files are read.
  const nextTurn = new Promise((resolve) => setImmediate(resolve));
  const [commit, tags, candidates, files] = await Promise.all([
    readHead(repository, requests),
    repository.versionTags(),
    nextTurn.then(() => (search ? searchWorkTree(root, search, pathsOf(requests)) : [])),
    nextTurn.then(() => readFromWorkTree(root, requests)),
    nextTurn.then(prepareIds),
  ]);
  const ignored = await repository.ignored(candidates);
  return {
    root,
    repository,
    release: commit ? releaseAt(commit.revision, tags) : null,
    remarks: commit ? removedFiles(requests, files, commit) : [finding('no_commit')],
    files: commit ? await compareWithCommit(repository, commit, files) : files,
    found: candidates.filter((path) => !ignored.includes(path)),
  };
}

/** What the commit that is checked out has of the documents; `undefined` where there is no commit yet. */
async function readHead(
  repository: GitRepository,
  requests: readonly InputRequest[],
): Promise<CommittedFiles | undefined> {
  const revision = await repository.commitAt('HEAD');
  if (revision === undefined) return undefined;
  const commit = await CommitTree.open(repository, revision);
  return { revision, contents: await commit.files(requests) };
}

async function readWithoutCommit(
  root: string,
  requests: readonly InputRequest[],
  { ref, search }: ReadOptions,
  why: Finding['code'],
  cause?: Error,
): Promise<RepositoryInputs> {
  if (ref !== undefined)
    throw new ClaimgateError('git_required', { found: `--ref ${ref}` }, { cause });
  const files = await readFromWorkTree(root, requests);
  const found = search ? searchWorkTree(root, search, pathsOf(requests)) : [];
  return {
    root,
    repository: undefined,
    release: null,
    remarks: [finding(why)],
    files,
    found,
  };
}
