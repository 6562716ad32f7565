import { ClaimgateError } from '../../findings/index.ts';
import { refuseLarger } from '../files.ts';
import type { GitRepository } from '../git/repository.ts';
import { readCommitFiles } from './commit-files.ts';
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
  const [tags, files, paths] = await Promise.all([
    repository.versionTags(),
    readCommitFiles(
      repository,
      revision,
      requests.map(({ path }) => path),
    ),
    search ? repository.files(revision) : [],
  ]);
  const known = pathsOf(requests);
  const found = paths.filter((path) => search && !known.has(path) && isFound(path, search));
  return {
    root: repository.root,
    repository,
    release: releaseAt(revision, tags),
    remarks: [],
    files: requests.map((request, index) => inputFile(request, files?.contents[index])),
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

function inputFile(
  { path, maxBytes }: InputRequest,
  bytes: Uint8Array | undefined,
): InputFile | undefined {
  return bytes && { path, bytes: refuseOversize(bytes, path, maxBytes), remarks: [] };
}

/** @throws ClaimgateError `json_too_large` */
export function refuseOversize(bytes: Uint8Array, file: string, maxBytes: number): Uint8Array {
  refuseLarger({ size: bytes.length }, maxBytes, file);
  return bytes;
}

/** The paths that are asked for by name, and so are not searched for. */
export function pathsOf(requests: readonly InputRequest[]): ReadonlySet<string> {
  return new Set(requests.map(({ path }) => path));
}
