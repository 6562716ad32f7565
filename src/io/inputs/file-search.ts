import { lstat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileSearch } from './repository-inputs.ts';

/** Folders whose files are not those of the project, in a work tree and in a commit. */
const FOREIGN_FOLDERS = ['.git', 'node_modules'];

/** Whether a path, found in a commit, is what a search looks for. */
export function isFound(path: string, { matches }: FileSearch): boolean {
  const names = path.split('/');
  return (
    matches(names.at(-1) ?? path) &&
    !names.some((name) => FOREIGN_FOLDERS.includes(name.toLowerCase()))
  );
}

/**
 * Paths of files in a work tree whose names match, sorted. Links are listed but not followed, other
 * repositories inside this one are left out; ignore rules are for git to judge.
 */
export async function searchWorkTree(
  root: string,
  { globs, matches }: FileSearch,
): Promise<string[]> {
  // Loading the search takes a while; processes that were asked for in this turn start first and run meanwhile.
  await new Promise((resolve) => setImmediate(resolve));
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
    if (!dirent.isDirectory() && matches(name) && !(await inNestedRepository(root, path)))
      paths.push(path);
  }
  return paths.sort();
}

/** Whether a path lies in another repository inside this one, which keeps its own documents. */
async function inNestedRepository(root: string, path: string): Promise<boolean> {
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    if (await lstat(join(root, folder, '.git')).catch(() => undefined)) return true;
  }
  return false;
}
