import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { delimiter, isAbsolute, join, sep } from 'node:path';
import { platform } from 'node:process';

const ENDING = platform === 'win32' ? '.exe' : '';

/**
 * Finds a program such as git on a `PATH`, outside of the repository that is judged: `npx` puts
 * `node_modules/.bin` first, an empty or relative entry means the folder that the repository's owner chose.
 * Without a repository only relative folders and a project's own programs are passed over.
 */
export function findProgram(
  name: string,
  root: string | undefined,
  path: string | undefined,
): { readonly program: string; readonly path: string } | undefined {
  const folders = (path ?? '').split(delimiter).filter((folder) => isOutside(folder, root));
  for (const folder of folders) {
    const program = join(folder, `${name}${ENDING}`);
    if (isOutside(program, root) && isProgram(program))
      return { program, path: folders.join(delimiter) };
  }
  return undefined;
}

/** Whether a path is absolute and its real place is neither below the root nor among a project's own programs. */
function isOutside(path: string, root: string | undefined): boolean {
  if (!isAbsolute(path)) return false;
  try {
    const place = realpathSync(path) + sep;
    const isWithin = root !== undefined && place.startsWith(root.endsWith(sep) ? root : root + sep);
    return !isWithin && !OWN_PROGRAMS.test(path + sep);
  } catch {
    return false;
  }
}

const OWN_PROGRAMS = /[/\\]node_modules[/\\]\.bin[/\\]/;

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
