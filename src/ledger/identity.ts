import { ClaimgateError } from '../findings/index.ts';
import type { EpochMs } from '../json/index.ts';
import { textOf, type Connection } from './driver/connection.ts';
import { insertionInto } from './rows/values.ts';

/** What a ledger is for; fixed when it is created. */
export interface LedgerIdentityRow {
  /** Origin of its checkpoints, as the trust root names it. */
  readonly origin: string;
  readonly deployment: string;
  /** Which key its fingerprints are made with. */
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
    insertIdentity(connection, {
      single: 1,
      origin: identity.origin,
      deployment: identity.deployment,
      fingerprint_key_id: identity.fingerprint_key_id,
      created_at: at,
    });
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
  if (!row) return undefined;
  return {
    origin: textOf(row, 'origin'),
    deployment: textOf(row, 'deployment'),
    fingerprint_key_id: textOf(row, 'fingerprint_key_id'),
  };
}
