import { resolve } from 'node:path';
import { ClaimgateError } from '../../findings/index.ts';
import { createFile } from '../../io/create-file.ts';
import { readSecretFile } from '../../io/secret-files.ts';
import { newFingerprintKey, readFingerprintKey, type LedgerLocation } from '../../ledger/index.ts';
import type { Invocation } from '../command.ts';
import { demand } from '../key-inputs.ts';

const SETTING = 'CLAIMGATE_FINGERPRINT_KEY_FILE';
const OWNER_ONLY = 0o600;

/** Where the fingerprint key is: where the environment says, else beside a ledger of SQLite. */
export function fingerprintKeyFile(
  { directory, host }: Invocation,
  location: LedgerLocation,
): string {
  const named = host.environment[SETTING];
  if (named !== undefined && named !== '') return resolve(directory, named);
  if (location.engine === 'sqlite') return `${location.path}.key`;
  throw new ClaimgateError('usage', { expected: `a file in ${SETTING}` });
}

export async function readKey(path: string): Promise<Uint8Array> {
  return demand(readFingerprintKey(Buffer.from(await readSecretFile(path, path)), path));
}

/** For a ledger that is to be made: the key that is there, else a new one. */
export async function readOrCreateKey(path: string): Promise<Uint8Array> {
  try {
    return await readKey(path);
  } catch (error) {
    if (!(error instanceof ClaimgateError) || error.code !== 'file_missing') throw error;
    await createFile(path, newFingerprintKey(), path, OWNER_ONLY);
    return readKey(path);
  }
}
