import { randomBytes } from 'node:crypto';
import { MIN_FINGERPRINT_KEY_BYTES } from '../digest/index.ts';
import { accept, decodeStandardBase64, refuse, type Outcome } from '../trust/index.ts';

/** Size limit of a key file in bytes. */
const MAX_FINGERPRINT_KEY_BYTES = 1024;

/**
 * Reads the file of a fingerprint key: one line of base64, as `openssl rand -base64 32` writes it.
 * `fingerprint_key_malformed`, `fingerprint_key_short`; neither says anything of what was read.
 */
export function readFingerprintKey(bytes: Uint8Array, file: string): Outcome<Uint8Array> {
  const text = Buffer.from(bytes).toString('latin1');
  const key = decodeStandardBase64(text.endsWith('\n') ? text.slice(0, -1) : text);
  if (key === undefined || bytes.length > MAX_FINGERPRINT_KEY_BYTES)
    return refuse('fingerprint_key_malformed', { file });
  return key.length < MIN_FINGERPRINT_KEY_BYTES
    ? refuse('fingerprint_key_short', {
        file,
        expected: `at least ${MIN_FINGERPRINT_KEY_BYTES} bytes`,
        found: `${key.length} bytes`,
      })
    : accept(key);
}

/** The text of the file of a new fingerprint key. */
export function newFingerprintKey(): string {
  return `${randomBytes(MIN_FINGERPRINT_KEY_BYTES).toString('base64')}\n`;
}
