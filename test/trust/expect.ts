import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { Code } from '../../src/findings/index.ts';
import {
  generatePrivateKey,
  type KeyScheme,
  type Outcome,
  type PrivateKey,
} from '../../src/trust/index.ts';

/** The value of an outcome that must be a yes. */
export function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) assert.fail(`refused: ${JSON.stringify(outcome.findings)}`);
  return outcome.value;
}

/** The codes of an outcome, empty for a yes. */
export function codesOf(outcome: Outcome<unknown>): readonly Code[] {
  return outcome.ok ? [] : outcome.findings.map(({ code }) => code);
}

export function newKey(scheme: KeyScheme = 'ed25519'): PrivateKey {
  return valueOf(generatePrivateKey(scheme));
}

export function utf8(text: string): Uint8Array {
  return Buffer.from(text, 'utf8');
}

/** Where the public vectors are; absent on most machines. */
export const VECTORS =
  process.env['CLAIMGATE_VECTORS'] ?? join(import.meta.dirname, '../../../shared/vectors');
