import { constants, type Stats } from 'node:fs';
import { chmod, lstat, mkdir, open, rename, stat, unlink, type FileHandle } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import { ClaimgateError, type Code } from '../findings/index.ts';

/**
 * Reads a regular file whole, once, from one handle: what is hashed is what is parsed. A last symbolic
 * link is not followed, a pipe does not block, and a file that changes meanwhile is refused.
 *
 * @param name how messages call the file
 * @throws ClaimgateError `file_missing`, `file_symlink`, `file_not_regular`, `json_too_large`,
 *   `file_changed_while_read`, `file_unreadable`
 */
export async function readRegularFile(
  path: string,
  name: string,
  maxBytes: number,
): Promise<Uint8Array> {
  return readHandle(await openRegularFile(path, name), name, maxBytes);
}

/** Reads and closes a file that is open already; same errors as above. */
export async function readHandle(
  handle: FileHandle,
  name: string,
  maxBytes: number,
): Promise<Uint8Array> {
  try {
    const before = await handle.stat();
    if (before.size > maxBytes) {
      throw new ClaimgateError('json_too_large', {
        file: name,
        expected: `at most ${maxBytes} bytes`,
        found: `${before.size} bytes`,
      });
    }
    const bytes = await handle.readFile();
    if (changed(before, await handle.stat()) || bytes.length !== before.size) {
      throw new ClaimgateError('file_changed_while_read', { file: name });
    }
    return bytes;
  } catch (cause) {
    throw asFileError(cause, name, 'file_unreadable');
  } finally {
    await handle.close();
  }
}

/** The same, or `undefined` where there is no such file. */
export async function readFileIfThere(
  path: string,
  name: string,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  try {
    return await readRegularFile(path, name, maxBytes);
  } catch (error) {
    if (error instanceof ClaimgateError && error.code === 'file_missing') return undefined;
    throw error;
  }
}

/**
 * Reads a regular file in pieces, whatever its size; same errors. A piece is good until the next one is
 * asked for.
 *
 * @param onPiece told how many bytes were read of how many
 */
export async function* streamRegularFile(
  path: string,
  name: string,
  onPiece: (read: number, size: number) => void = () => {},
): AsyncGenerator<Uint8Array> {
  const handle = await openRegularFile(path, name);
  try {
    const { size } = await handle.stat();
    const buffer = Buffer.allocUnsafe(PIECE_BYTES);
    for (let read = 0; ;) {
      const { bytesRead } = await handle.read(buffer, 0, PIECE_BYTES, null);
      if (bytesRead === 0) return;
      read += bytesRead;
      onPiece(read, size);
      yield buffer.subarray(0, bytesRead);
    }
  } catch (cause) {
    throw asFileError(cause, name, 'file_unreadable');
  } finally {
    await handle.close();
  }
}

/** Large enough that the number of reads does not matter, small enough to stay in the cache. */
const PIECE_BYTES = 512 * 1024;

/** Opens a regular file for reading without following a last link or waiting on a pipe; same errors as above. */
export async function openRegularFile(path: string, name: string): Promise<FileHandle> {
  let handle: FileHandle;
  try {
    handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (cause) {
    throw asFileError(cause, name, 'file_unreadable');
  }
  const stats = await handle.stat();
  if (stats.isFile()) return handle;
  await handle.close();
  throw new ClaimgateError('file_not_regular', { file: name });
}

/**
 * Writes a file whole or not at all: a new file in the same folder, flushed, then renamed over the old
 * one, then the folder flushed. After a crash there is the old content or the new, never a part.
 *
 * @param mode of the file afterwards, whatever the umask; by default that of any new file
 * @throws ClaimgateError `file_unwritable`, and for a device or a pipe `file_not_regular`
 */
export async function writeFileAtomically(
  path: string,
  content: string | AsyncIterable<string>,
  name: string,
  mode?: number,
): Promise<void> {
  const folder = dirname(path);
  const temporary = join(folder, `.${basename(path)}.${randomBytes(6).toString('hex')}.tmp`);
  await refuseDevice(path, name);
  try {
    await mkdir(folder, { recursive: true });
    await writeNewFile(temporary, content);
    if (mode !== undefined) await chmod(temporary, mode);
    await rename(temporary, path);
    await flushFolder(folder);
  } catch (cause) {
    await unlink(temporary).catch(() => {});
    throw asFileError(cause, name, 'file_unwritable');
  }
}

/** Renaming a file over a device or a pipe would replace it: nobody who names /dev/null or /dev/stdout means that. */
async function refuseDevice(path: string, name: string): Promise<void> {
  const stats = await stat(path).catch(() => undefined);
  if (stats && !stats.isFile() && !stats.isDirectory())
    throw new ClaimgateError('file_not_regular', { file: name });
}

/** Removes a regular file or a link; what is not there, or anything else, or can not be removed, is left. */
export async function removeFile(path: string): Promise<void> {
  const stats = await lstat(path).catch(() => undefined);
  if (stats?.isFile() || stats?.isSymbolicLink()) await unlink(path).catch(() => {});
}

/**
 * Creates a file that must not exist yet, with its mode from the first moment on (less the bits that
 * the umask takes away).
 *
 * @throws ClaimgateError `file_exists`, `file_unwritable`
 */
export async function createFile(
  path: string,
  content: string | Uint8Array,
  name: string,
  mode = READABLE_BY_ALL,
): Promise<void> {
  try {
    await writeNewFile(path, content, mode);
  } catch (cause) {
    if (errnoOf(cause) === 'EEXIST')
      throw new ClaimgateError('file_exists', { file: name }, { cause });
    throw asFileError(cause, name, 'file_unwritable');
  }
}

const READABLE_BY_ALL = 0o644;

async function writeNewFile(
  path: string,
  content: string | Uint8Array | AsyncIterable<string>,
  mode = READABLE_BY_ALL,
): Promise<void> {
  const handle = await open(path, 'wx', mode);
  try {
    if (typeof content === 'string' || content instanceof Uint8Array)
      await handle.writeFile(content);
    else for await (const piece of content) await handle.writeFile(piece);
    await handle.sync();
  } catch (cause) {
    // Half a file is of no use to anybody, and it is ours: `wx` has just made it.
    await unlink(path).catch(() => {});
    throw cause;
  } finally {
    await handle.close();
  }
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, constants.O_RDONLY);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function changed(before: Stats, after: Stats): boolean {
  return before.size !== after.size || before.mtimeMs !== after.mtimeMs || before.ino !== after.ino;
}

const ERRNO_CODES: Record<string, Code> = {
  ENOENT: 'file_missing',
  ENOTDIR: 'file_missing',
  ELOOP: 'file_symlink',
  EMLINK: 'file_symlink',
  EISDIR: 'file_not_regular',
  ENXIO: 'file_not_regular',
};

/** An error of the file system as one with a code; `otherwise` where errno says no more than that it failed. */
export function asFileError(
  cause: unknown,
  name: string,
  otherwise: 'file_unreadable' | 'file_unwritable',
): ClaimgateError {
  if (cause instanceof ClaimgateError) return cause;
  const errno = errnoOf(cause);
  const known = otherwise === 'file_unreadable' ? ERRNO_CODES[errno] : undefined;
  return new ClaimgateError(
    known ?? otherwise,
    { file: name, ...(known ? {} : { found: errno }) },
    { cause },
  );
}

/** The errno name of a system error, such as `EACCES`. */
export function errnoOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string'
    ? cause.code
    : 'unknown error';
}
