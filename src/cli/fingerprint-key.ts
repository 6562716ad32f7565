import { resolve } from 'node:path';
import { fingerprinterOf, type Fingerprinter } from '../digest/index.ts';
import { ClaimgateError } from '../findings/index.ts';
import { demand } from './key-inputs.ts';
import { readSecretFile } from '../io/private-files.ts';
import { readFingerprintKey } from '../ledger/index.ts';
import type { Invocation } from './command.ts';

const SETTING = 'CLAIMGATE_FINGERPRINT_KEY_FILE';

/** Makes fingerprints of a deployment with the key in the file that the environment names (specification/documents.md 4). */
export async function fingerprinterFor(
  invocation: Invocation,
  deployment: string,
): Promise<Fingerprinter> {
  const file = namedKeyFile(invocation);
  if (file === undefined) throw keyFileUnnamed();
  return fingerprinterOf(await readKey(resolve(invocation.directory, file), file), deployment);
}

/** The file of the fingerprint key, where the environment names one. */
export function namedKeyFile({ host }: Invocation): string | undefined {
  return host.environment[SETTING] || undefined;
}

/** For who can not go on without one. */
export function keyFileUnnamed(): ClaimgateError {
  return new ClaimgateError('usage', { expected: `a file in ${SETTING}` });
}

/** Reads a fingerprint key. @throws ClaimgateError */
export async function readKey(path: string, name: string): Promise<Uint8Array> {
  return demand(readFingerprintKey(Buffer.from(await readSecretFile(path, name)), name));
}
