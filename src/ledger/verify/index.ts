import type { Finding } from '../../findings/index.ts';
import { digestOfHash, type LedgerHead } from '../../trust/index.ts';
import type { Driver } from '../driver/connection.ts';
import { readIdentity } from '../identity.ts';
import { guardFindings } from './guards.ts';
import { recompute } from './records.ts';

/** What an audit of a whole ledger came to; no findings: all is as it was recorded. */
export interface LedgerAudit {
  /** The head, recomputed from the records. */
  readonly head: LedgerHead;
  readonly findings: readonly Finding[];
}

/**
 * Audits a ledger (data-model.md section 5): the guards of the database stand and are not weakened, every
 * record is what its leaf says, none is missing or was put there past the log, and the stored tree is the
 * one of the leaves. One who can rewrite all of it is caught by earlier checkpoints only.
 */
export async function verifyLedger(driver: Driver): Promise<LedgerAudit> {
  const guards = await guardFindings(driver);
  return driver.read(async (connection) => {
    const { origin } = await readIdentity(connection);
    const { size, root, findings } = await recompute(connection);
    const head = { origin, tree_size: size, root_hash: digestOfHash(root) };
    return { head, findings: [...guards, ...findings] };
  });
}
