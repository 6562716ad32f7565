import { lstatSync, readdirSync, readFileSync, type Dirent } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { present } from '../../findings/assert.ts';
import { CLAIMS_PATH } from '../../manifest/index.ts';
import { isThere } from '../files.ts';
import { looksLikeGitFolder } from '../output-path.ts';
import type { FileSearch } from './read-inputs.ts';

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
 * repositories inside this one are left out; ignore rules are for git to judge. A plain walk, because patterns
 * stop at names that hold a line break.
 *
 * @param known paths that are not searched for
 */
export function searchWorkTree(
  root: string,
  { matches }: FileSearch,
  known: ReadonlySet<string>,
): string[] {
  const found: string[] = [];
  const folders = [''];
  for (const folder of folders) {
    for (const entry of entriesOf(join(root, folder)) ?? []) {
      const path = folder + entry.name;
      if (entry.isDirectory()) {
        if (!FOREIGN_FOLDERS.includes(entry.name.toLowerCase()) && !isRepository(join(root, path)))
          folders.push(`${path}/`);
      } else if (!known.has(path) && matches(entry.name)) found.push(path);
    }
  }
  return found.sort();
}

/** What cannot be read holds nothing that the proper search would find either. */
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
    if (isRepository(join(root, folder))) return true;
  }
  return false;
}

/** Whether a folder is a repository of its own. Anything else called `.git` hides nothing beside it. */
function isRepository(folder: string): boolean {
  const path = join(folder, '.git');
  if (!isThere(path)) return false;
  const [, elsewhere] = /^gitdir: (.+?)\s*$/.exec(textOf(path)) ?? [];
  return looksLikeGitFolder(elsewhere === undefined ? path : resolve(folder, elsewhere));
}

/** The text of a small regular file; none of anything else. */
function textOf(path: string): string {
  try {
    const stats = lstatSync(path);
    return stats.isFile() && stats.size <= MAX_GIT_FILE_BYTES ? readFileSync(path, 'utf8') : '';
  } catch {
    return '';
  }
}

const MAX_GIT_FILE_BYTES = 8192;

const PUBLIC = 'public';
const LOOKS_LIKE_CLAIMS = /^public[-_. ]?claims?(?![a-z])(?!.*\.schema\.json$).*\.json[c5]?$/i;

/** Finds files named like a public claims file. */
export const CLAIMS_SEARCH: FileSearch = {
  // Mostly no name comes to the pattern, which takes longer to make than a small work tree to walk through.
  matches: (name) =>
    name.slice(0, PUBLIC.length).toLowerCase() === PUBLIC && LOOKS_LIKE_CLAIMS.test(name),
};

/** Those of the files that no glob of the configuration allows. */
export async function strayClaims(
  paths: readonly string[],
  allowed: readonly string[],
): Promise<readonly string[]> {
  const others = paths.filter((path) => path !== CLAIMS_PATH);
  if (others.length === 0 || allowed.length === 0) return others;
  const { Globs } = await import('../globs.ts');
  const ignored = new Globs(allowed);
  return others.filter((path) => !ignored.matches(path));
}
