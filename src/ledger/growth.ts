import { accept, refuse, type Result } from '../findings/index.ts';
import type { LedgerHead } from '../trust/index.ts';
import type { Connection } from './driver/connection.ts';
import { readIdentity } from './identity.ts';
import { proveConsistency } from './log.ts';
import { recordsAfter, type Growth } from './reading.ts';

/**
 * Compares a ledger with the head that a projection shows: what was recorded since, at most so many records.
 * Refused where it is another ledger (`ledger_identity_differs`), is shorter (`ledger_truncated`) or has
 * another history (`ledger_forked`).
 */
export async function growthSince(
  connection: Connection,
  head: LedgerHead,
  limit: number,
  file: string,
): Promise<Result<Growth>> {
  const { origin } = await readIdentity(connection);
  if (origin !== head.origin)
    return refuse('ledger_identity_differs', { file, expected: head.origin, found: origin });
  const isGrown = await proveConsistency(connection, head, file);
  if (!isGrown.ok) return isGrown;
  // The root of all records up to there is the same, so no single leaf is compared.
  return accept(await recordsAfter(connection, { sequence: head.tree_size, leaf: null }, limit));
}
