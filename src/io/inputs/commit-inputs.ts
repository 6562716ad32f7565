import { ClaimgateError } from '../../findings/index.ts';
import type { GitRepository } from '../git/repository.ts';
import { CommitTree } from './commit-files.ts';
import { isFound } from './file-search.ts';
import { releaseAt } from './release.ts';
import type { FileSearch, InputFile, InputRequest, RepositoryInputs } from './repository-inputs.ts';

/**
 * Documents as one commit holds them; the work tree is not looked at.
 * @throws ClaimgateError `ref_not_found`, and for anything at a path that is not a regular file
 */
export async function readFromCommit(
  repository: GitRepository,
  ref: string,
  requests: readonly InputRequest[],
  search: FileSearch | undefined,
): Promise<RepositoryInputs> {
  const revision = await resolveRef(repository, ref);
  const commit = await CommitTree.open(repository, revision);
  const [tags, contents, paths] = await Promise.all([
    repository.versionTags(),
    commit.files(requests),
    search ? commit.paths() : [],
  ]);
  const known = pathsOf(requests);
  const found = paths.filter((path) => search && !known.has(path) && isFound(path, search));
  return {
    root: repository.root,
    repository,
    release: releaseAt(revision, tags),
    remarks: [],
    files: requests.map(({ path }, index) => inputFile(path, contents[index])),
    found: found.sort(),
  };
}

async function resolveRef(repository: GitRepository, ref: string): Promise<string> {
  const revision = await repository.resolveCommit(ref);
  if (revision !== undefined) return revision;
  const shallow = await repository.isShallow();
  throw new ClaimgateError('ref_not_found', {
    found: `${ref}${shallow ? ', in a shallow clone' : ''}`,
    ...(shallow ? { next: 'git fetch --unshallow --tags' } : {}),
  });
}

function inputFile(path: string, bytes: Uint8Array | undefined): InputFile | undefined {
  return bytes && { path, bytes, remarks: [] };
}

/** The paths that are asked for by name, and so are not searched for. */
export function pathsOf(requests: readonly InputRequest[]): ReadonlySet<string> {
  return new Set(requests.map(({ path }) => path));
}
