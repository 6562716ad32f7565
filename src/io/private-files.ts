// Files that only their owner may read, made and read as such.

import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  type Stats,
} from 'node:fs';
import { homedir, platform, tmpdir } from 'node:os';
import { basename, isAbsolute, join } from 'node:path';
import { ClaimgateError, type Code } from '../documents/findings.ts';
import { errnoOf } from '../documents/thrown.ts';
import { asFileError, openForReading, readOpenFile, isThere } from './files.ts';
import type { Environment } from './run-git.ts';
import { refuseForbiddenFolder } from './output-path.ts';
import { createFile, removeFile } from './write-files.ts';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const OTHERS = 0o077;

/** By the convention of the platform, or `CLAIMGATE_CONFIG_DIR`, which has to be absolute (`setting_invalid`). */
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
    mkdirSync(path, { recursive: true, mode: FOLDER_MODE });
  } catch (cause) {
    throw asFileError(cause, path, 'file_unwritable');
  }
  await makePrivate(path);
}

/** Leaves missing files alone. Throws `file_symlink`, or `secret_file_exposed` where it cannot be repaired. */
export async function makePrivate(path: string): Promise<void> {
  const stats = statsToRepair(path);
  if (!stats) return;
  if (stats.isSymbolicLink()) throw new ClaimgateError('file_symlink', { file: path });
  if ((stats.mode & OTHERS) === 0) return;
  try {
    chmodSync(path, stats.isDirectory() ? FOLDER_MODE : FILE_MODE);
  } catch (cause) {
    const expected = stats.isDirectory() ? 'mode 700' : 'mode 600';
    const found = `mode ${(stats.mode & 0o777).toString(8)}`;
    throw new ClaimgateError('secret_file_exposed', { file: path, expected, found }, { cause });
  }
}

function statsToRepair(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch (cause) {
    if (errnoOf(cause) === 'ENOENT') return undefined;
    throw asFileError(cause, path, 'file_unreadable');
  }
}

/** Longer than any private key in PEM, or any passphrase. */
const MAX_SECRET_BYTES = 16 * 1024;
const MAX_PASSPHRASE_BYTES = 1024;

/** A file that group or others may touch is refused, as ssh does: by then it may be no secret any more. */
export function readSecretFile(path: string, name: string): string {
  const file = openForReading(path, name);
  const { mode } = fstatSync(file);
  if ((mode & OTHERS) !== 0) {
    closeSync(file);
    throw new ClaimgateError('secret_file_exposed', {
      file: name,
      expected: 'mode 600 or less',
      found: `mode ${(mode & 0o777).toString(8)}`,
    });
  }
  return Buffer.from(readOpenFile(file, name, MAX_SECRET_BYTES)).toString('utf8');
}

/**
 * Reads a passphrase or password of one line, from a file for its owner's eyes only or from standard input.
 *
 * @throws ClaimgateError as {@link passphraseIn}
 */
export async function readPassphrase(
  source: { readonly path: string; readonly name: string } | AsyncIterable<Uint8Array>,
  malformed: Code = 'key_passphrase_malformed',
): Promise<string> {
  // Streams of Node may have a path too, so that is not asked.
  if (!(Symbol.asyncIterator in source))
    return passphraseIn(readSecretFile(source.path, source.name), source.name, malformed);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of source) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > 2 * MAX_PASSPHRASE_BYTES) break;
  }
  return passphraseIn(Buffer.concat(chunks).toString('utf8'), 'standard input', malformed);
}

/**
 * The one line of a passphrase, without its end, as `openssl -passin file:` takes it. Anything more
 * would be a guess about what belongs to it: `key_passphrase_malformed`, `key_passphrase_empty`.
 */
function passphraseIn(text: string, file: string, malformed: Code): string {
  const line = text.replace(/\r?\n$/, '');
  if (line === '') throw new ClaimgateError('key_passphrase_empty', { file });
  // Bytes that are not UTF-8 have become replacement characters.
  const isLine = !/[\p{Cc}\u{fffd}]/u.test(line) && Buffer.byteLength(line) <= MAX_PASSPHRASE_BYTES;
  if (isLine) return line;
  throw new ClaimgateError(malformed, { file });
}

interface NewFile {
  readonly path: string;
  readonly name: string;
  readonly content: string;
}

/**
 * Creates a private key file, readable by its owner from the first moment on, and the public key
 * beside it. Both are new or neither is there afterwards.
 *
 * @throws ClaimgateError `file_exists`, `file_unwritable`
 */
export async function createKeyFiles(secret: NewFile, published: NewFile): Promise<void> {
  await createFile(published.path, published.content, published.name);
  try {
    await createFile(secret.path, secret.content, secret.name, FILE_MODE);
  } catch (error) {
    await removeFile(published.path);
    throw error;
  }
}

/** Copies a file to a name that is not there yet, for its owner alone. @throws ClaimgateError `file_unwritable` */
export function copyPrivately(from: string, to: string): void {
  try {
    copyFileSync(from, to, constants.COPYFILE_EXCL);
    chmodSync(to, FILE_MODE);
  } catch (cause) {
    throw asFileError(cause, to, 'file_unwritable');
  }
}

/** A new folder for temporary files, that only this user can enter. */
export function makeTemporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'claimgate-'));
}

export function removeFolder(path: string): void {
  rmSync(path, { recursive: true, force: true });
}

/** Works in a new folder that only this user can enter, and removes it with all that it holds. */
export async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = realpathSync(makeTemporaryFolder());
  try {
    return await work(folder);
  } finally {
    removeFolder(folder);
  }
}

/** The copy is in a folder that only this user can enter, and is removed with its files of one of the endings. */
export async function onPrivateCopy<T>(
  path: string,
  endings: readonly string[],
  work: (copy: string) => Promise<T>,
): Promise<T> {
  return withTemporaryFolder(async (folder) => {
    const copy = join(folder, basename(path));
    for (const ending of ['', ...endings])
      if (isThere(path + ending)) copyFileSync(path + ending, copy + ending);
    return work(copy);
  });
}
