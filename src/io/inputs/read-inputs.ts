import { ClaimgateError, finding, type Finding } from '../../findings/index.ts';
import { isReleaseVersion } from '../../manifest/release.ts';
import { prepareIds } from '../../git/objects.ts';
import { GitRepository, type VersionTag } from '../git/repository.ts';
import { findRepositoryRoot } from '../git/git-folder.ts';
import { GitUnavailable, type Environment } from '../git/run-git.ts';
import { CommitTree, type InputRequest } from '../../git/commit-files.ts';
import {
  searchWorkTree,
  isFound,
  readFromWorkTree,
  refuseEscape,
  type InputFile,
} from './work-tree.ts';
import { compareWithCommit, removedFiles, type CommittedFiles } from './work-tree-differences.ts';

/**
 * The documents of one repository, from the work tree or from a commit. Paths are fixed: nothing that
 * a change could edit decides which file is read (specification/trust.md 5).
 */
export interface RepositoryInputs {
  readonly root: string;
  /** Git, where there is one to ask. */
  readonly repository: GitRepository | undefined;
  /** The commit that is judged, and the release tag on it; `null` without a commit. */
  readonly release: { readonly version: string | null; readonly revision: string } | null;
  /** Every release tag on that commit. */
  readonly versions: readonly string[];
  /** Reasons why nothing here is tied to a commit. */
  readonly remarks: readonly Finding[];
  /** The requested files, in that order; `undefined` for one that does not exist. */
  readonly files: readonly (InputFile | undefined)[];
  /** Paths of other files that are named like a claims file, sorted; none where no search was asked for. */
  readonly found: readonly string[];
}

/** Returns the repository that was read from. @throws ClaimgateError `git_missing`, `git_required` */
export function requireRepository({
  repository,
  remarks,
}: Pick<RepositoryInputs, 'repository' | 'remarks'>): GitRepository {
  if (repository) return repository;
  const isMissing = remarks.some(({ code }) => code === 'git_unavailable');
  throw new ClaimgateError(isMissing ? 'git_missing' : 'git_required');
}

export interface InputOptions {
  /** Where to start looking for the repository. */
  readonly directory: string;
  /** Read from the commit that this ref names, not from the work tree. */
  readonly ref: string | undefined;
  readonly environment: Environment;
  /** The repository around that folder, where it was read before in this command. */
  readonly repository?: GitRepository | undefined;
  /** Look for other files that are named like a claims file. */
  readonly searches?: boolean;
}

/**
 * Reads documents of the repository around a folder, in as few git processes as it takes. Without git,
 * without a repository and without a commit the work tree is still read, and the remarks say why
 * nothing ties it to a release.
 *
 * @throws ClaimgateError `git_missing` and `git_required` with a ref, `ref_not_found`, `git_failed`,
 *   `path_escapes_repository`, and for anything at a path that is not a regular file
 */
export async function readInputs(
  requests: readonly InputRequest[],
  options: InputOptions,
): Promise<RepositoryInputs> {
  const { directory, ref, environment, searches = false } = options;
  for (const { path } of requests) refuseEscape(path);
  const root = findRepositoryRoot(directory);
  if (root === undefined)
    return readWithoutCommit(directory, requests, options, 'not_a_repository');
  try {
    const repository = options.repository?.again() ?? GitRepository.open(root, environment);
    if (ref !== undefined) return await readFromCommit(repository, ref, requests, searches);
    return await readBesideCommit(repository, requests, searches);
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
  searches: boolean,
): Promise<RepositoryInputs> {
  const { root } = repository;
  // Processes that were asked for in this turn start first, and run while files are read.
  const nextTurn = new Promise((resolve) => setImmediate(resolve));
  const [commit, tags, candidates, files] = await Promise.all([
    readHead(repository, requests),
    repository.versionTags(),
    nextTurn.then(() => (searches ? searchWorkTree(root, pathsOf(requests)) : [])),
    nextTurn.then(() => readFromWorkTree(root, requests)),
    nextTurn.then(prepareIds),
  ]);
  const ignored = await repository.ignored(candidates);
  return {
    root,
    repository,
    ...(commit ? releaseAt(commit.revision, tags) : { release: null, versions: [] }),
    remarks: commit ? removedFiles(requests, files, commit) : [finding('no_commit')],
    files: commit ? await compareWithCommit(repository, commit, files) : files,
    found: candidates.filter((path) => !ignored.includes(path)),
  };
}

/** Reads the documents of the checked-out commit; `undefined` where there is no commit yet. */
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
  { ref, searches }: InputOptions,
  why: Finding['code'],
  cause?: Error,
): Promise<RepositoryInputs> {
  if (ref !== undefined)
    throw cause ?? new ClaimgateError('git_required', { found: `--ref ${ref}` });
  const files = await readFromWorkTree(root, requests);
  const found = searches ? searchWorkTree(root, pathsOf(requests)) : [];
  const none = { repository: undefined, release: null, versions: [] };
  return { root, ...none, remarks: [finding(why)], files, found };
}

/** Never looks at the work tree. @throws ClaimgateError `ref_not_found`, and where something is no regular file */
async function readFromCommit(
  repository: GitRepository,
  ref: string,
  requests: readonly InputRequest[],
  searches: boolean,
): Promise<RepositoryInputs> {
  const revision = await resolveRef(repository, ref);
  const commit = await CommitTree.open(repository, revision);
  const [tags, contents, paths] = await Promise.all([
    repository.versionTags(),
    commit.files(requests),
    searches ? commit.paths() : [],
  ]);
  const known = pathsOf(requests);
  const found = paths.filter((path) => !known.has(path) && isFound(path));
  return {
    root: repository.root,
    repository,
    ...releaseAt(revision, tags, ref),
    remarks: [],
    files: requests.map(({ path }, index) => {
      const bytes = contents[index];
      return bytes && { path, bytes, remarks: [] };
    }),
    found: found.sort(),
  };
}

async function resolveRef(repository: GitRepository, ref: string): Promise<string> {
  const revision = await repository.resolveCommit(ref);
  if (revision !== undefined) return revision;
  const shallow = repository.isShallow();
  throw new ClaimgateError('ref_not_found', {
    found: `${ref}${shallow ? ', in a shallow clone' : ''}`,
    ...(shallow ? { next: 'git fetch --unshallow --tags' } : {}),
  });
}

/** The paths that are asked for by name, and so are not searched for. */
function pathsOf(requests: readonly InputRequest[]): ReadonlySet<string> {
  return new Set(requests.map(({ path }) => path));
}

/** A commit with its release tag: the one that was asked for, else the only one. */
function releaseAt(
  revision: string,
  tags: readonly VersionTag[],
  ref?: string,
): Pick<RepositoryInputs, 'versions'> & { release: NonNullable<RepositoryInputs['release']> } {
  const versions = tags
    .filter(({ name, commit }) => commit === revision && isReleaseVersion(name))
    .map(({ name }) => name);
  const asked = versions.find((name) => ref === name || ref === `refs/tags/${name}`);
  const only = versions.length === 1 ? versions[0] : undefined;
  return { release: { version: asked ?? only ?? null, revision }, versions };
}
