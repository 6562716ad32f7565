import { resolve } from 'node:path';
import { fingerprinterOf, MIN_FINGERPRINT_KEY_BYTES, type Fingerprinter } from '../digest/index.ts';
import { ClaimgateError } from '../findings/index.ts';
import { readSecretFile } from '../io/secret-files.ts';
import { decodeStandardBase64 } from '../trust/index.ts';
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
  const key = decodeStandardBase64(text.replace(/\r?\n$/, ''));
  if (!key) throw new ClaimgateError('fingerprint_key_malformed', { file });
  if (key.length < MIN_FINGERPRINT_KEY_BYTES)
    throw new ClaimgateError('fingerprint_key_short', {
      file,
      expected: `at least ${MIN_FINGERPRINT_KEY_BYTES} bytes`,
      found: `${key.length} bytes`,
    });
  return fingerprinterOf(key, deployment);
}
