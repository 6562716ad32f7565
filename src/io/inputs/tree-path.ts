import { ClaimgateError } from '../../findings/index.ts';
import type { GitRepository, TreeEntry } from '../git/repository.ts';

/**
 * Finds the regular file at a path in a commit, and refuses everything else that can stand there:
 * links, submodules, executable files, names that differ by case only.
 *
 * @returns the entry, or `undefined` where the commit has no such file
 */
export async function findInCommit(repository: GitRepository, commit: string, path: string): Promise<TreeEntry | undefined> {
  const parts = path.split('/');
  const folders = parts.map((_, depth) => parts.slice(0, depth).join('/'));
  const listings = await Promise.all(folders.map((folder) => repository.folder(commit, folder)));
  for (const [depth, name] of parts.entries()) {
    const entries = listings[depth] ?? [];
    refuseCaseTwins(entries.map((entry) => entry.name), name, path);
    const entry = entries.find((candidate) => candidate.name === name);
    if (!entry) return undefined;
    const isLast = depth === parts.length - 1;
    refuseMode(entry.mode, isLast, path);
    if (isLast) return entry;
  }
  return undefined;
}

/** @throws ClaimgateError `path_case_twin` where two names differ by case only: some systems take them for one. */
export function refuseCaseTwins(names: readonly string[], name: string, path: string): void {
  const twin = names.find((other) => other !== name && folded(other) === folded(name));
  if (twin !== undefined) throw new ClaimgateError('path_case_twin', { file: path, expected: name, found: twin });
}

function folded(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

const REGULAR_FILE = '100644';
const FOLDER = '040000';
const SYMBOLIC_LINK = '120000';
const SUBMODULE = '160000';

function refuseMode(mode: string, isLast: boolean, file: string): void {
  if (mode === SYMBOLIC_LINK) throw new ClaimgateError('file_symlink', { file });
  if (mode === SUBMODULE) throw new ClaimgateError('path_in_submodule', { file });
  if (isLast && mode === FOLDER) throw new ClaimgateError('file_not_regular', { file });
  if (isLast && mode !== REGULAR_FILE) throw new ClaimgateError('file_executable', { file, expected: REGULAR_FILE, found: mode });
}
