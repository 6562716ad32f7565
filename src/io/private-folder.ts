import { chmod, lstat, mkdir } from 'node:fs/promises';
import { homedir, platform } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { ClaimgateError } from '../findings/index.ts';
import { errnoOf } from './errno.ts';
import { asFileError } from './files.ts';
import { refuseForbiddenFolder } from './output-path.ts';
import type { Environment } from './git/run.ts';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const OTHERS = 0o077;

/**
 * Where this user's settings are, by the convention of the platform; `CLAIMGATE_CONFIG_DIR` names
 * another folder.
 *
 * @throws ClaimgateError `setting_invalid` where that is no absolute path
 */
export function configurationFolder(environment: Environment, system: string = platform()): string {
  const own = environment['CLAIMGATE_CONFIG_DIR'];
  if (own !== undefined && own !== '') {
    if (isAbsolute(own)) return own;
    throw new ClaimgateError('setting_invalid', {
      expected: 'an absolute path',
      found: `CLAIMGATE_CONFIG_DIR=${own}`,
    });
  }
  const home = environment['HOME'] || homedir();
  if (system === 'win32')
    return join(environment['APPDATA'] || join(home, 'AppData', 'Roaming'), 'claimgate');
  if (system === 'darwin') return join(home, 'Library', 'Application Support', 'claimgate');
  // A relative one is to be ignored (XDG Base Directory Specification).
  const xdg = environment['XDG_CONFIG_HOME'] ?? '';
  return join(isAbsolute(xdg) ? xdg : join(home, '.config'), 'claimgate');
}

/** Makes a folder for its owner alone, or makes it so. @throws ClaimgateError `file_unwritable` */
export async function makePrivateFolder(path: string): Promise<void> {
  refuseForbiddenFolder(path);
  try {
    await mkdir(path, { recursive: true, mode: FOLDER_MODE });
  } catch (cause) {
    throw asFileError(cause, path, 'file_unwritable');
  }
  await makePrivate(path);
}

/**
 * Takes from group and others what they may do with a file or folder of ours; what is not there is left.
 *
 * @throws ClaimgateError `file_symlink`; `secret_file_exposed` where it can not be repaired
 */
export async function makePrivate(path: string): Promise<void> {
  const stats = await lstat(path).catch((cause: unknown) => {
    if (errnoOf(cause) === 'ENOENT') return undefined;
    throw asFileError(cause, path, 'file_unreadable');
  });
  if (!stats) return;
  if (stats.isSymbolicLink()) throw new ClaimgateError('file_symlink', { file: path });
  if ((stats.mode & OTHERS) === 0) return;
  await chmod(path, stats.isDirectory() ? FOLDER_MODE : FILE_MODE).catch((cause: unknown) => {
    const expected = stats.isDirectory() ? 'mode 700' : 'mode 600';
    const found = `mode ${(stats.mode & 0o777).toString(8)}`;
    throw new ClaimgateError('secret_file_exposed', { file: path, expected, found }, { cause });
  });
}
