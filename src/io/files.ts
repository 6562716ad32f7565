import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  unlinkSync,
  writeFileSync,
  type Stats,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ClaimgateError, type Code } from '../findings/index.ts';
import { refusalOf } from '../findings/present.ts';
import { errnoOf } from './errno.ts';
import { refuseForbiddenPath } from './output-path.ts';

/**
 * Files of bounded size, read and written whole. All of it at once: that spares a start the loading of
 * Node's promises and a thread for each call. What may be of any size, or is read while others wait, goes
 * by handles.
 */

/** Neither follows a last symbolic link nor waits on a pipe. */
export const READING = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

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
  let file: number | undefined;
  try {
    file = openSync(path, READING);
    const before = fstatSync(file);
    refuseIrregular(before, name);
    refuseLarger(before, maxBytes, name);
    const bytes = readFileSync(file);
    refuseChange(before, fstatSync(file), bytes, name);
    return bytes;
  } catch (cause) {
    throw asFileError(cause, name, 'file_unreadable');
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/**
 * Opens a regular file for {@link readRegularFile} and the like.
 * @returns its descriptor, which whoever asks has to close
 * @throws ClaimgateError as it does
 */
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
export function refuseIrregular(stats: Stats, name: string): void {
  if (!stats.isFile()) throw new ClaimgateError('file_not_regular', { file: name });
}

/** @throws ClaimgateError `json_too_large` */
export function refuseLarger({ size }: Pick<Stats, 'size'>, maxBytes: number, name: string): void {
  if (size > maxBytes) throw tooLarge(size, maxBytes, name);
}

/** The refusal of a file of this size. */
export function tooLarge(size: number, maxBytes: number, name: string): ClaimgateError {
  return new ClaimgateError('json_too_large', {
    file: name,
    expected: `at most ${maxBytes} bytes`,
    found: `${size} bytes`,
  });
}

/** @throws ClaimgateError `file_changed_while_read` where the bytes may be of no one state of the file */
export function refuseChange(before: Stats, after: Stats, bytes: Uint8Array, name: string): void {
  const isSame =
    before.size === after.size && before.mtimeMs === after.mtimeMs && before.ino === after.ino;
  if (!isSame || bytes.length !== before.size)
    throw new ClaimgateError('file_changed_while_read', { file: name });
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
    refusalOf(error, 'file_missing');
    return undefined;
  }
}

/** The names of what lies in a folder, sorted. */
export function namesInFolder(path: string, name: string): readonly string[] {
  try {
    return readdirSync(path).sort();
  } catch (cause) {
    throw asFileError(cause, name, 'file_unreadable');
  }
}

/**
 * Writes a file whole or not at all: a new file in the same folder, flushed, then renamed over the old
 * one, then the folder flushed. After a crash there is the old content or the new, never a part.
 *
 * @param mode of the file afterwards, whatever the umask; by default that of any new file
 * @throws ClaimgateError `file_unwritable`, or why nothing may be written there
 */
export async function writeFileAtomically(
  path: string,
  content: string | Uint8Array,
  name: string,
  mode?: number,
): Promise<void> {
  const folder = dirname(path);
  const temporary = temporaryBeside(path);
  refuseForbiddenPath(path, name);
  try {
    writeNewFile(temporary, content);
    if (mode !== undefined) chmodSync(temporary, mode);
    renameSync(temporary, path);
    flushFolder(folder);
  } catch (cause) {
    unlinkIfPossible(temporary);
    throw asFileError(cause, name, 'file_unwritable');
  }
}

/** Removes a regular file or a link; what is not there, or anything else, or can not be removed, is left. */
export async function removeFile(path: string): Promise<void> {
  const stats = statsOf(lstatSync, path);
  if (stats?.isFile() || stats?.isSymbolicLink()) unlinkIfPossible(path);
}

/** The mode of what lies at a path, a link for itself; `undefined` where that can not be told. */
export function modeOf(path: string): number | undefined {
  return statsOf(lstatSync, path)?.mode;
}

function statsOf(ask: (path: string) => Stats, path: string): Stats | undefined {
  try {
    return ask(path);
  } catch {
    return undefined;
  }
}

function unlinkIfPossible(path: string): void {
  try {
    unlinkSync(path);
  } catch {
    // It stays, as it would where it can not be seen.
  }
}

/** A name in the same folder, so that a file can be put in the place of another, that nobody else has. */
export function temporaryBeside(path: string): string {
  return join(dirname(path), `.${basename(path)}.${randomBytes(6).toString('hex')}.tmp`);
}

const READABLE_BY_ALL = 0o644;

/** Writes and flushes a file that must not exist yet; where that fails, nothing of it stays. Throws errors of the system. */
export function writeNewFile(
  path: string,
  content: string | Uint8Array,
  mode = READABLE_BY_ALL,
): void {
  const file = openSync(path, 'wx', mode);
  try {
    writeFileSync(file, content);
    fsyncSync(file);
  } catch (cause) {
    // Half a file is of no use to anybody, and it is ours: `wx` has just made it.
    unlinkIfPossible(path);
    throw cause;
  } finally {
    closeSync(file);
  }
}

function flushFolder(folder: string): void {
  const file = openSync(folder, constants.O_RDONLY);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
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
