import { resolve } from 'node:path';
import { refusalOf } from '../../findings/error.ts';
import { createFile } from '../../io/write-files.ts';
import { newFingerprintKey, type LedgerLocation } from '../../ledger/index.ts';
import type { Invocation } from '../command.ts';
import { keyFileUnnamed, namedKeyFile, readKey } from '../fingerprint-key.ts';

const OWNER_ONLY = 0o600;

/** Where the fingerprint key is: where the environment says, else beside a ledger of SQLite. */
export function fingerprintKeyFile(invocation: Invocation, location: LedgerLocation): string {
  const named = namedKeyFile(invocation);
  if (named !== undefined) return resolve(invocation.directory, named);
  if (location.engine === 'sqlite') return `${location.path}.key`;
  throw keyFileUnnamed();
}

/** For a ledger that is to be made: the key that is there, else a new one. */
export async function readOrCreateKey(path: string): Promise<Uint8Array> {
  try {
    return await readKey(path, path);
  } catch (error) {
    refusalOf(error, 'file_missing');
    await createFile(path, newFingerprintKey(), path, OWNER_ONLY);
    return readKey(path, path);
  }
}
