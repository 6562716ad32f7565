import { createHash } from 'node:crypto';
import { closeSync, fstatSync, lstatSync, openSync, readlinkSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { READING } from '../files.ts';
import type { GitRepository, TreeEntry } from '../git/repository.ts';

/** How much is read to compare; what is left counts as different. */
const MAX_COMPARED_BYTES = 4 * 1024 ** 3;
const PIECE_BYTES = 1024 * 1024;

const LINK = '120000';
const SUBMODULE = '160000';

/**
 * The tracked files that do not have the bytes in the work tree that they have in a commit, in the order of
 * their paths. Git is not asked to compare: it would run the filters that a repository configures.
 */
export async function differingFiles(
  repository: GitRepository,
  commit: string,
): Promise<readonly string[]> {
  let left = MAX_COMPARED_BYTES;
  const entries = await repository.entries(commit);
  return entries
    .filter((entry) => {
      if (entry.mode === SUBMODULE) return false;
      left -= entry.size;
      return left < 0 || !isSame(join(repository.root, entry.path), entry);
    })
    .map(({ path }) => path);
}

function isSame(path: string, entry: TreeEntry): boolean {
  try {
    if (entry.mode !== LINK) return idOfFile(path, entry) === entry.id;
    if (!lstatSync(path).isSymbolicLink()) return false;
    const target = readlinkSync(path, { encoding: 'buffer' });
    return blobHash(entry, target.length).update(target).digest('hex') === entry.id;
  } catch {
    // What is gone or can not be read is not the file of the commit.
    return false;
  }
}

function idOfFile(path: string, entry: TreeEntry): string | undefined {
  const file = openSync(path, READING);
  try {
    const stats = fstatSync(file);
    if (!stats.isFile() || stats.size !== entry.size) return undefined;
    const hash = blobHash(entry, entry.size);
    const piece = Buffer.alloc(Math.min(PIECE_BYTES, entry.size));
    for (let left = entry.size; left > 0;) {
      const read = readSync(file, piece, 0, Math.min(piece.length, left), null);
      if (read === 0) return undefined;
      hash.update(piece.subarray(0, read));
      left -= read;
    }
    return hash.digest('hex');
  } finally {
    closeSync(file);
  }
}

/** The start of a git object id, by the hash that the repository uses. */
function blobHash({ id }: TreeEntry, size: number) {
  return createHash(id.length === 40 ? 'sha1' : 'sha256').update(`blob ${size}\0`);
}
