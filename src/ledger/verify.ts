import type { Finding } from '../findings/index.ts';
import { errorOf } from '../findings/error.ts';
import type { LedgerHead } from '../trust/index.ts';
import type { Driver } from './driver/connection.ts';
import { guardFindings } from './guards.ts';
import { integrityFindings } from './integrity.ts';
import { scanLedger } from './scan.ts';

/** What an audit of a whole ledger came to; no findings: all is as it was recorded. */
export interface LedgerAudit {
  /** The head, recomputed from the records. */
  readonly head: LedgerHead;
  readonly findings: readonly Finding[];
}

/**
 * Audits a ledger (specification/ledger.md 1): the guards of the database stand and are not weakened, every
 * record is what its leaf says, none is missing or was put there past the log, the stored tree is the one of
 * the leaves, and the indexes say what their tables say. One who can rewrite all of it is caught by earlier checkpoints only.
 */
export async function verifyLedger(driver: Driver): Promise<LedgerAudit> {
  const { head, findings } = await driver.read(async (connection): Promise<LedgerAudit> => {
    const guards = await guardFindings(connection);
    // Without one of its tables, nothing of a ledger can be recomputed.
    if (guards.some(isMissingTable)) throw errorOf(guards);
    const scanned = await scanLedger(connection);
    const { head: recomputed, findings: altered, warnings } = scanned;
    return { head: recomputed, findings: [...guards, ...altered, ...warnings] };
  });
  return { head, findings: [...findings, ...(await integrityFindings(driver))] };
}

function isMissingTable({ code, expected }: Finding): boolean {
  return code === 'guard_missing' && expected?.startsWith('table ') === true;
}
