import { renameSync } from 'node:fs';
import { link, open, unlink } from 'node:fs/promises';
import { ClaimgateError } from '../findings/index.ts';
import { errnoOf } from './errno.ts';
import { asFileError, temporaryBeside, writeNewFile } from './files.ts';
import { isThere } from './is-there.ts';
import { refuseForbiddenPath } from './output-path.ts';

/**
 * Creates a file that must not exist yet, whole or not at all: of several that try at once one wins, and
 * one that is killed on the way leaves nothing under the name. It has its mode from the first moment on
 * (less the bits that the umask takes away).
 *
 * @throws ClaimgateError `file_exists`, `file_unwritable`, or why nothing may be written there
 */
export async function createFile(
  path: string,
  content: string | Uint8Array,
  name: string,
  mode?: number,
): Promise<void> {
  refuseForbiddenPath(path, name);
  // Said first, as it is no matter then whether the folder can be written.
  if (isThere(path)) throw new ClaimgateError('file_exists', { file: name });
  const temporary = temporaryBeside(path);
  try {
    writeNewFile(temporary, content, mode);
    await nameFile(temporary, path, () => writeNewFile(path, content, mode));
  } catch (cause) {
    if (errnoOf(cause) === 'EEXIST')
      throw new ClaimgateError('file_exists', { file: name }, { cause });
    throw asFileError(cause, name, 'file_unwritable');
  } finally {
    await unlink(temporary).catch(() => {});
  }
}

/**
 * Makes a file that others have written the one under a name that must not be taken yet: such as a database,
 * which only its own library can write. It is flushed first.
 *
 * @throws ClaimgateError `file_exists`, `file_unwritable`
 */
export async function nameNewFile(temporary: string, path: string, name: string): Promise<void> {
  try {
    const handle = await open(temporary, 'r+');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    await nameFile(temporary, path, () => renameSync(temporary, path));
  } catch (cause) {
    if (errnoOf(cause) === 'EEXIST')
      throw new ClaimgateError('file_exists', { file: name }, { cause });
    throw asFileError(cause, name, 'file_unwritable');
  }
}

/** How file systems without hard links say so; a plain new file is the next best thing there. */
const NO_LINKS: ReadonlySet<string> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/** Unlike a rename, a link never replaces what has the name already. */
async function nameFile(temporary: string, path: string, otherwise: () => void): Promise<void> {
  try {
    await link(temporary, path);
  } catch (cause) {
    if (!NO_LINKS.has(errnoOf(cause))) throw cause;
    otherwise();
  }
}
