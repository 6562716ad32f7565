import { resolve } from 'node:path';
import { fingerprinterOf, type Fingerprinter } from '../digest/index.ts';
import { ClaimgateError } from '../findings/index.ts';
import { demand } from './key-inputs.ts';
import { readSecretFile } from '../io/secret-files.ts';
import { readFingerprintKey } from '../ledger/index.ts';
import type { Invocation } from './command.ts';

const SETTING = 'CLAIMGATE_FINGERPRINT_KEY_FILE';

/** Makes fingerprints of a deployment with the key in the file that the environment names (data-model.md section 8). */
export async function fingerprinterFor(
  { directory, host }: Invocation,
  deployment: string,
): Promise<Fingerprinter> {
  const file = host.environment[SETTING];
  if (file === undefined || file === '')
    throw new ClaimgateError('usage', { expected: `a file in ${SETTING}` });
  const text = await readSecretFile(resolve(directory, file), file);
  const key = demand(readFingerprintKey(Buffer.from(text), file));
  return fingerprinterOf(key, deployment);
}
