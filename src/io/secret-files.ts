import { unlink } from 'node:fs/promises';
import { ClaimgateError } from '../findings/index.ts';
import { createFile } from './create-file.ts';
import { openRegularFile, readHandle } from './files.ts';

/** Longer than any private key in PEM, or any passphrase. */
const MAX_SECRET_BYTES = 16 * 1024;
const MAX_PASSPHRASE_BYTES = 1024;

const OWNER_ONLY = 0o600;
const OTHERS = 0o077;

/**
 * Reads a file that holds a secret, as text. One that group or others may touch is refused
 * (`secret_file_exposed`), as ssh does: by then it may be no secret any more.
 */
export async function readSecretFile(path: string, name: string): Promise<string> {
  const handle = await openRegularFile(path, name);
  const { mode } = await handle.stat();
  if ((mode & OTHERS) !== 0) {
    await handle.close();
    throw new ClaimgateError('secret_file_exposed', {
      file: name,
      expected: 'mode 600 or less',
      found: `mode ${(mode & 0o777).toString(8)}`,
    });
  }
  return Buffer.from(await readHandle(handle, name, MAX_SECRET_BYTES)).toString('utf8');
}

/** Reads a passphrase from a file for its owner's eyes only. @throws ClaimgateError as {@link passphraseIn} */
export async function readPassphraseFile(path: string, name: string): Promise<string> {
  return passphraseIn(await readSecretFile(path, name), name);
}

/** Reads a passphrase from standard input. @throws ClaimgateError as {@link passphraseIn} */
export async function readPassphraseFrom(input: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of input) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > 2 * MAX_PASSPHRASE_BYTES) break;
  }
  return passphraseIn(Buffer.concat(chunks).toString('utf8'), 'standard input');
}

/**
 * The one line of a passphrase, without its end, as `openssl -passin file:` takes it. Anything more
 * would be a guess about what belongs to it: `key_passphrase_malformed`, `key_passphrase_empty`.
 */
function passphraseIn(text: string, file: string): string {
  const line = text.replace(/\r?\n$/, '');
  if (line === '') throw new ClaimgateError('key_passphrase_empty', { file });
  // Bytes that are not UTF-8 have become replacement characters.
  const isLine = !/[\p{Cc}\u{fffd}]/u.test(line) && Buffer.byteLength(line) <= MAX_PASSPHRASE_BYTES;
  if (isLine) return line;
  throw new ClaimgateError('key_passphrase_malformed', { file });
}

/** A file to create: where, what, and how messages call it. */
export interface NewFile {
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
    await createFile(secret.path, secret.content, secret.name, OWNER_ONLY);
  } catch (error) {
    await unlink(published.path).catch(() => {});
    throw error;
  }
}
