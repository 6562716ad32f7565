import { ClaimgateError } from '../../findings/index.ts';
import type { GitRepository } from '../git/repository.ts';
import { releaseAt } from './release.ts';
import type { InputFile, RepositoryInputs } from './repository-inputs.ts';
import { findInCommit } from './tree-path.ts';
import { refuseEscape } from './work-tree-path.ts';

/** Documents as one commit holds them; the work tree is not looked at. */
export async function commitInputs(repository: GitRepository, ref: string): Promise<RepositoryInputs> {
  const revision = await repository.resolveCommit(ref);
  if (revision === undefined) {
    const shallow = await repository.isShallow();
    throw new ClaimgateError('ref_not_found', {
      found: `${ref}${shallow ? ', in a shallow clone' : ''}`,
      ...(shallow ? { next: 'git fetch --unshallow --tags' } : {}),
    });
  }
  return {
    root: repository.root,
    release: await releaseAt(repository, revision),
    remarks: [],
    read: (path, maxBytes) => readBlob(repository, revision, path, maxBytes),
    find: async (matches) => (await repository.files(revision)).filter((path) => matches(nameOf(path))).sort(),
  };
}

async function readBlob(repository: GitRepository, revision: string, path: string, maxBytes: number): Promise<InputFile> {
  refuseEscape(path);
  const entry = await findInCommit(repository, revision, path);
  if (!entry) throw new ClaimgateError('file_missing', { file: path, found: `nothing at this path in ${revision}` });
  if (entry.size > maxBytes) {
    throw new ClaimgateError('json_too_large', { file: path, expected: `at most ${maxBytes} bytes`, found: `${entry.size} bytes` });
  }
  return { path, bytes: await repository.blob(entry.id), remarks: [] };
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
