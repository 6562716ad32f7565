import { randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  fchmodSync,
  fsync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ClaimgateError } from '../documents/findings.ts';
import { asFileError, isThere, lstatsOf, namesInFolder } from './files.ts';
import { errnoOf } from '../documents/thrown.ts';
import { refuseForbiddenPath } from './output-path.ts';

/** A file that is written piece by piece and takes the place of another only once it is whole. */
interface ReplacementFile {
  write(content: string | Uint8Array): Promise<void>;
  /** Puts the file in place, flushed, and flushes the folder: after a crash there is the old content or the new. */
  commit(): Promise<void>;
  /** Leaves no trace; after a commit it does nothing. */
  discard(): Promise<void>;
}

/**
 * Starts such a file in the folder of the one it replaces.
 *
 * @param mode of the file afterwards, whatever the umask; by default that of any new file
 * @throws ClaimgateError `file_unwritable`, or why nothing may be written there
 */
export async function openReplacement(
  path: string,
  name: string,
  mode?: number,
): Promise<ReplacementFile> {
  refuseForbiddenPath(path, name);
  const temporary = temporaryBeside(path);
  const step = <T>(work: () => T): T => {
    try {
      return work();
    } catch (cause) {
      throw asFileError(cause, name, 'file_unwritable');
    }
  };
  const file = step(() => openSync(temporary, 'wx', READABLE_BY_ALL));
  removeAbandoned(temporary);
  let isOpen = true;
  const close = (): void => {
    if (isOpen) closeSync(file);
    isOpen = false;
  };
  return {
    write: async (content) => step(() => writeFileSync(file, content)),
    commit: async () => {
      try {
        if (mode !== undefined) fchmodSync(file, mode);
        await flushed(file);
        close();
        renameSync(temporary, path);
        await flushFolder(dirname(path));
      } catch (cause) {
        throw asFileError(cause, name, 'file_unwritable');
      }
    },
    discard: async () => {
      await removeFile(temporary);
      close();
    },
  };
}

/** Writes a file whole or not at all; errors and mode as those of {@link openReplacement}. */
export async function writeFileAtomically(
  path: string,
  content: string | Uint8Array,
  name: string,
  mode?: number,
): Promise<void> {
  await writePiecesAtomically(path, [content], name, mode);
}

/** Writes pieces that are too many to be held. */
export async function writePiecesAtomically(
  path: string,
  pieces: AsyncIterable<string> | Iterable<string | Uint8Array>,
  name: string,
  mode?: number,
): Promise<void> {
  const file = await openReplacement(path, name, mode);
  try {
    for await (const piece of pieces) await file.write(piece);
    await file.commit();
  } finally {
    await file.discard();
  }
}

/** Removes a regular file or a link; what is not there, or anything else, or cannot be removed, is left. */
export async function removeFile(path: string): Promise<void> {
  const stats = lstatsOf(path);
  if (stats?.isFile() || stats?.isSymbolicLink()) unlinkIfPossible(path);
}

function unlinkIfPossible(path: string): void {
  try {
    unlinkSync(path);
  } catch {
    // It stays, as it would where it cannot be seen.
  }
}

/** A name in the same folder, so that a file can be put in the place of another, that nobody else has. */
export function temporaryBeside(path: string): string {
  return join(dirname(path), `.${basename(path)}.${randomBytes(6).toString('hex')}.claimgate.tmp`);
}

/**
 * Matches names from {@link temporaryBeside}, and the files that SQLite puts beside such a database; captures the name
 * of the file that was to be replaced, and the random part.
 */
export const TEMPORARY = /^\.(.+)\.([0-9a-f]{12})\.claimgate\.tmp(?:-wal|-shm|-journal)?$/;

/** Nobody who still writes a file leaves it alone for so long. */
const ABANDONED_AFTER_MS = 3_600_000;

/**
 * Removes what killed runs left in the folder of a temporary file that was just made: files under such names
 * that nobody has written to for an hour. Their age is taken from the new file, by the clock of the file
 * system. Who writes is not asked by its process id, which another container may have as well; one that
 * stood still for an hour can't put its file in place any more, and says so.
 */
export function removeAbandoned(temporary: string): void {
  const folder = dirname(temporary);
  const now = lstatsOf(temporary)?.mtimeMs ?? -Infinity;
  const groups = new Map<string, { readonly paths: string[]; writtenAt: number }>();
  for (const name of namesIn(folder)) {
    const id = TEMPORARY.exec(name)?.[2];
    const stats = id === undefined ? undefined : lstatsOf(join(folder, name));
    if (id === undefined || !stats?.isFile()) continue;
    const group = groups.get(id) ?? { paths: [], writtenAt: -Infinity };
    group.paths.push(join(folder, name));
    group.writtenAt = Math.max(group.writtenAt, stats.mtimeMs);
    groups.set(id, group);
  }
  for (const { paths, writtenAt } of groups.values())
    if (writtenAt < now - ABANDONED_AFTER_MS) for (const path of paths) unlinkIfPossible(path);
}

/** A folder that may be written to need not be one that may be listed. */
function namesIn(folder: string): readonly string[] {
  try {
    return namesInFolder(folder, folder);
  } catch {
    return [];
  }
}

const READABLE_BY_ALL = 0o644;

/** Writes and flushes a file that must not exist yet; where that fails, nothing of it stays. Throws errors of the system. */
function writeNewFile(path: string, content: string | Uint8Array, mode = READABLE_BY_ALL): void {
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

/** Waits for the disk without holding up what else a service has to answer. */
function flushed(file: number): Promise<void> {
  return new Promise((resolve, reject) => {
    fsync(file, (cause) => (cause ? reject(cause) : resolve()));
  });
}

/** Makes names in a folder last: those that were put there, and those that were taken away. */
export function flushFolder(folder: string): Promise<void> {
  return flush(folder, constants.O_RDONLY);
}

async function flush(path: string, flags: number | 'r+'): Promise<void> {
  const file = openSync(path, flags);
  try {
    await flushed(file);
  } finally {
    closeSync(file);
  }
}

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
  // Checked first: whether the folder can be written does not matter then.
  if (isThere(path)) throw new ClaimgateError('file_exists', { file: name });
  const temporary = temporaryBeside(path);
  try {
    writeNewFile(temporary, content, mode);
    removeAbandoned(temporary);
    nameFile(temporary, path, () => writeNewFile(path, content, mode));
  } catch (cause) {
    throw namingError(cause, name);
  } finally {
    unlinkIfPossible(temporary);
  }
}

/**
 * Gives a file its name once it is whole, where no other has the name: such as a database, which only its
 * own library can write. It is flushed first.
 *
 * @throws ClaimgateError `file_exists`, `file_unwritable`
 */
export async function nameNewFile(temporary: string, path: string, name: string): Promise<void> {
  try {
    await flush(temporary, 'r+');
    nameFile(temporary, path, () => renameSync(temporary, path));
    await flushFolder(dirname(path));
  } catch (cause) {
    throw namingError(cause, name);
  }
}

function namingError(cause: unknown, name: string): ClaimgateError {
  return errnoOf(cause) === 'EEXIST'
    ? new ClaimgateError('file_exists', { file: name }, { cause })
    : asFileError(cause, name, 'file_unwritable');
}

/** How file systems without hard links say so; a plain new file is the next best thing there. */
const NO_LINKS: ReadonlySet<string> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/** Unlike a rename, a link never replaces what has the name already. */
function nameFile(temporary: string, path: string, otherwise: () => void): void {
  try {
    linkSync(temporary, path);
  } catch (cause) {
    if (!NO_LINKS.has(errnoOf(cause))) throw cause;
    otherwise();
  }
}

/** Opens the file each time, so that a log can be rotated. Throws `file_unwritable`, as the function does. */
export function fileAppender(path: string, name: string): (text: string) => void {
  refuseForbiddenPath(path, name);
  const append = (text: string) => {
    let file: number | undefined;
    try {
      file = openSync(path, APPENDING, 0o600);
      writeSync(file, text);
    } catch (cause) {
      throw asFileError(cause, name, 'file_unwritable');
    } finally {
      if (file !== undefined) closeSync(file);
    }
  };
  // An unwritable log fails at start, not at the first entry.
  append('');
  return append;
}

const APPENDING =
  constants.O_WRONLY |
  constants.O_APPEND |
  constants.O_CREAT |
  constants.O_NOFOLLOW |
  constants.O_NONBLOCK;
