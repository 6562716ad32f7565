import { readdirSync, type Dirent } from 'node:fs';
import { dirname, join } from 'node:path';
import { isThere } from '../is-there.ts';
import type { FileSearch } from './repository-inputs.ts';
import { present } from '../../findings/present.ts';

/** Folders whose files are not those of the project, in a work tree and in a commit. */
export const FOREIGN_FOLDERS = ['.git', 'node_modules'];

/** Whether a path, found in a commit, is what a search looks for. */
export function isFound(path: string, { matches }: FileSearch): boolean {
  const names = path.split('/');
  return (
    matches(present(names.at(-1))) &&
    !names.some((name) => FOREIGN_FOLDERS.includes(name.toLowerCase()))
  );
}

/**
 * Paths of files in a work tree whose names match, sorted. Links are listed but not followed, other
 * repositories inside this one are left out; ignore rules are for git to judge.
 *
 * @param known paths that are not searched for
 */
export async function searchWorkTree(
  root: string,
  { globs, matches }: FileSearch,
  known: ReadonlySet<string>,
): Promise<string[]> {
  if (!hasMatch(root, matches, known)) return [];
  const { default: glob } = await import('fast-glob');
  const entries = await glob([...globs], {
    cwd: root,
    dot: true,
    caseSensitiveMatch: false,
    followSymbolicLinks: false,
    onlyFiles: false,
    suppressErrors: true,
    objectMode: true,
    ignore: FOREIGN_FOLDERS.map((name) => `**/${name}/**`),
  });
  const paths: string[] = [];
  for (const { path, name, dirent } of entries) {
    if (known.has(path)) continue;
    if (!dirent.isDirectory() && matches(name) && !inNestedRepository(root, path)) paths.push(path);
  }
  return paths.sort();
}

/**
 * Whether any name at all matches beside known paths: mostly none does, and a plain walk through the
 * folders takes less time than loading what looks through them properly.
 */
function hasMatch(
  root: string,
  matches: FileSearch['matches'],
  known: ReadonlySet<string>,
): boolean {
  const folders = [''];
  for (const folder of folders) {
    for (const entry of entriesOf(join(root, folder)) ?? []) {
      const path = folder + entry.name;
      if (!entry.isDirectory() && !known.has(path) && matches(entry.name)) return true;
      if (entry.isDirectory() && !FOREIGN_FOLDERS.includes(entry.name.toLowerCase()))
        folders.push(`${path}/`);
    }
  }
  return false;
}

/** What can not be read holds nothing that the proper search would find either. */
function entriesOf(folder: string): Dirent[] | undefined {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return undefined;
  }
}

/** Whether a path lies in another repository inside this one, which keeps its own documents. */
export function inNestedRepository(root: string, path: string): boolean {
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    if (isThere(join(root, folder, '.git'))) return true;
  }
  return false;
}
