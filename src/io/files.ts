import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  statSync,
  type Stats,
} from 'node:fs';
import { join } from 'node:path';
import { errorOf, refusalOf, ClaimgateError, type Code } from '../documents/findings.ts';
import { errnoOf } from '../documents/thrown.ts';
import { tooLarge } from '../documents/read-json.ts';

/**
 * Regular files, read. At once: that spares a start the loading of Node's promises and a thread for each call.
 */

/** Neither follows a last symbolic link nor waits on a pipe. */
const READING = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/**
 * Reads a regular file whole, once, from one descriptor: what is hashed is what is parsed. A last symbolic
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
  return readOpenFile(openForReading(path, name), name, maxBytes);
}

/** Reads and closes a file that is open already; errors as those of {@link readRegularFile}. */
export function readOpenFile(file: number, name: string, maxBytes: number): Uint8Array {
  try {
    const before = fstatSync(file);
    refuseLarger(before, maxBytes, name);
    const bytes = readFileSync(file);
    refuseChange(before, fstatSync(file), bytes, name);
    return bytes;
  } catch (cause) {
    throw asFileError(cause, name, 'file_unreadable');
  } finally {
    closeSync(file);
  }
}

/** Opens a file for {@link readRegularFile} and the like, with its refusals; the caller has to close it. */
export function openForReading(path: string, name: string): number {
  let file: number | undefined;
  try {
    file = openSync(path, READING);
    refuseIrregular(fstatSync(file), name);
    return file;
  } catch (cause) {
    if (file !== undefined) closeSync(file);
    throw asFileError(cause, name, 'file_unreadable');
  }
}

/** Whether a file could be read; its size is not looked at. @throws ClaimgateError as {@link readRegularFile} does */
export function refuseUnreadable(path: string, name: string): void {
  closeSync(openForReading(path, name));
}

/** @throws ClaimgateError `file_not_regular` */
function refuseIrregular(stats: Stats, name: string): void {
  if (stats.isFile()) return;
  const found = stats.isDirectory() ? { found: 'a folder' } : {};
  throw new ClaimgateError('file_not_regular', { file: name, ...found });
}

/** @throws ClaimgateError `json_too_large` */
export function refuseLarger({ size }: Pick<Stats, 'size'>, maxBytes: number, name: string): void {
  if (size > maxBytes) throw errorOf([tooLarge(size, maxBytes, name)]);
}

/** @throws ClaimgateError `file_changed_while_read` where the bytes may be of no one state of the file */
function refuseChange(before: Stats, after: Stats, bytes: Uint8Array, name: string): void {
  const isSame =
    before.size === after.size && before.mtimeMs === after.mtimeMs && before.ino === after.ino;
  if (!isSame || bytes.length !== before.size)
    throw new ClaimgateError('file_changed_while_read', { file: name });
}

export async function readFileIfThere(
  path: string,
  name: string,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  try {
    // Asked first: an error would be made for most of these files, only to be dropped.
    if (lstatSync(path, { throwIfNoEntry: false }) === undefined) return undefined;
    return await readRegularFile(path, name, maxBytes);
  } catch (cause) {
    refusalOf(asFileError(cause, name, 'file_unreadable'), 'file_missing');
    return undefined;
  }
}

export function namesInFolder(path: string, name: string): readonly string[] {
  try {
    return readdirSync(path).sort();
  } catch (cause) {
    throw asFileError(cause, name, 'file_unreadable');
  }
}

/** Returns what lies at a path, without following a link; `undefined` where nothing does, or reading it fails. */
export function lstatsOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Follows links to a path's target; `undefined` as {@link lstatsOf}. */
export function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** Whether anything lies at a path, a link for itself. */
export function isThere(path: string): boolean {
  return lstatsOf(path) !== undefined;
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

/**
 * Reads the end of a regular file, which may be of any size and may be written to meanwhile.
 *
 * @throws ClaimgateError `file_missing`, `file_symlink`, `file_not_regular`, `file_unreadable`
 */
export async function readFileEnd(path: string, name: string, maxBytes: number) {
  const file = openForReading(path, name);
  try {
    const { size } = fstatSync(file);
    const length = Math.min(size, maxBytes);
    const buffer = Buffer.alloc(length);
    let read = 0;
    while (read < length) {
      const bytes = readSync(file, buffer, read, length - read, size - length + read);
      if (bytes === 0) break;
      read += bytes;
    }
    return { bytes: buffer.subarray(0, read), isWhole: length === size };
  } catch (cause) {
    throw asFileError(cause, name, 'file_unreadable');
  } finally {
    closeSync(file);
  }
}

/**
 * Reads a regular file in pieces, whatever its size; errors as those of {@link readRegularFile}. A piece is
 * good until the next one is asked for.
 *
 * @returns how many bytes were read
 */
export function* piecesOf(path: string, name: string): Generator<Uint8Array, number> {
  const file = openForReading(path, name);
  try {
    const buffer = Buffer.allocUnsafe(PIECE_BYTES);
    for (let read = 0; ;) {
      const bytes = readSync(file, buffer, 0, PIECE_BYTES, null);
      if (bytes === 0) return read;
      read += bytes;
      yield buffer.subarray(0, bytes);
    }
  } catch (cause) {
    throw asFileError(cause, name, 'file_unreadable');
  } finally {
    closeSync(file);
  }
}

/**
 * The same; between the pieces everything that waits has its turn.
 *
 * @param onPiece told how many bytes were read of how many
 */
export async function* streamRegularFile(
  path: string,
  name: string,
  onPiece: (read: number, size: number) => void,
): AsyncGenerator<Uint8Array> {
  const size = lstatsOf(path)?.size ?? 0;
  let read = 0;
  for (const piece of piecesOf(path, name)) {
    read += piece.length;
    onPiece(read, size);
    yield piece;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Large enough that the number of reads does not matter, small enough to stay in the cache. */
const PIECE_BYTES = 512 * 1024;

/** Returns when a file was last written, in milliseconds since 1970; `undefined` without one. */
export function lastWritten(path: string): number | undefined {
  return lstatSync(path, { throwIfNoEntry: false })?.mtimeMs;
}

/** A text that differs as soon as another file lies at a path, or the one there has changed. */
export async function fileVersion(path: string, name: string): Promise<string> {
  try {
    const { dev, ino, size, mtimeNs, ctimeNs } = lstatSync(path, { bigint: true });
    return [dev, ino, size, mtimeNs, ctimeNs].join(' ');
  } catch (cause) {
    throw asFileError(cause, name, 'file_unreadable');
  }
}

/** Returns when a file, or the newest one in a folder, was written, in milliseconds; `undefined` where none was. */
export function newestIn(path: string | undefined): number | undefined {
  if (path === undefined) return undefined;
  try {
    const status = statSync(path);
    if (!status.isDirectory()) return status.mtimeMs;
    const times = readdirSync(path).map((name) => statSync(join(path, name)).mtimeMs);
    return times.length === 0 ? undefined : Math.max(...times);
  } catch {
    return undefined;
  }
}
