import assert from 'node:assert/strict';
import type { Code, Result } from '../../src/documents/findings.ts';
import { encryptPkcs8, generatePrivateKey, type PrivateKey } from '../../src/trust/private-key.ts';
import { writePem, type KeyScheme } from '../../src/trust/public-key.ts';

/** Returns the value of an outcome that must be valid. */
export function valueOf<T>(outcome: Result<T>): T {
  if (!outcome.ok) assert.fail(`refused: ${JSON.stringify(outcome.findings)}`);
  return outcome.value;
}

/** Returns the codes of an outcome, empty for a valid one. */
export function codesOf(outcome: Result<unknown>): readonly Code[] {
  return outcome.ok ? [] : outcome.findings.map(({ code }) => code);
}

export function newKey(scheme: KeyScheme = 'ed25519'): PrivateKey {
  return valueOf(generatePrivateKey(scheme));
}

/** A cost of scrypt that takes no time, for tests of everything but the cost. */
export const NO_COST = { N: 2, r: 1, p: 1 };

/** An encrypted private key as PEM whose passphrase is cheap to try. */
export function cheaplyEncrypted({ object }: PrivateKey, passphrase: string): string {
  const der = object.export({ type: 'pkcs8', format: 'der' });
  return writePem({
    label: 'ENCRYPTED PRIVATE KEY',
    der: encryptPkcs8(der, passphrase, NO_COST),
  });
}

export function utf8(text: string): Uint8Array {
  return Buffer.from(text, 'utf8');
}
