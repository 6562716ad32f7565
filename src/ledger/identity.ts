// Whose ledger this is: its name, its deployment, its key of fingerprints.

import { randomBytes } from 'node:crypto';
import { MIN_FINGERPRINT_KEY_BYTES } from '../digest/index.ts';
import { accept, ClaimgateError, refuse, type Result } from '../documents/findings.ts';
import type { EpochMs } from '../documents/json.ts';
import { decodeStandardBase64 } from '../trust/public-key.ts';
import { insertionInto } from './columns.ts';
import { textOf, type Connection, type Row } from './driver/connection.ts';

export interface LedgerIdentityRow {
  /** Origin of its checkpoints, as the trust root names it. */
  readonly origin: string;
  readonly deployment: string;
  readonly fingerprint_key_id: string;
}

const MEMBERS = ['origin', 'deployment', 'fingerprint_key_id'] as const;

export async function readIdentity(connection: Connection): Promise<LedgerIdentityRow> {
  const identity = await identityIn(connection);
  if (!identity) throw new ClaimgateError('ledger_missing');
  return identity;
}

const insertIdentity = insertionInto('provider_evidence_identity', [
  'single',
  ...MEMBERS,
  'created_at',
]);

/** Says what a new ledger is for; one that says something else already is `ledger_identity_differs`. */
export async function establishIdentity(
  connection: Connection,
  identity: LedgerIdentityRow,
  at: EpochMs,
): Promise<void> {
  const known = await identityIn(connection);
  if (!known) {
    insertIdentity(connection, { single: 1, ...identity, created_at: at });
    return;
  }
  const member = MEMBERS.find((one) => known[one] !== identity[one]);
  if (member) {
    throw new ClaimgateError('ledger_identity_differs', {
      expected: `${member} ${known[member]}`,
      found: identity[member],
    });
  }
}

async function identityIn(connection: Connection): Promise<LedgerIdentityRow | undefined> {
  const [row] = await connection.query('select * from provider_evidence_identity');
  return row && identityOf(row);
}

export function identityOf(row: Row): LedgerIdentityRow {
  return {
    origin: textOf(row, 'origin'),
    deployment: textOf(row, 'deployment'),
    fingerprint_key_id: textOf(row, 'fingerprint_key_id'),
  };
}

const MAX_FINGERPRINT_KEY_BYTES = 1024;

/** One line of base64, as `openssl rand -base64 32` writes it. No fault says anything of what was read. */
export function readFingerprintKey(bytes: Uint8Array, file: string): Result<Uint8Array> {
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

export function newFingerprintKey(): string {
  return `${randomBytes(MIN_FINGERPRINT_KEY_BYTES).toString('base64')}\n`;
}
