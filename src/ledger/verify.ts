import { accept, errorOf, refuse, type Finding, type Result } from '../findings/index.ts';
import { digestOfHash } from '../trust/merkle.ts';
import { refuseForked, type LedgerHead } from '../trust/checkpoint.ts';
import type { CompactRange } from './compact-range.ts';
import type { Connection, Driver } from './driver/connection.ts';
import { guardFindings } from './guards.ts';
import { readIdentity } from './identity.ts';
import { integrityFindings } from './integrity.ts';
import { rangeAt } from './log.ts';
import { treeSize } from './records.ts';
import { scanLedger, type ScanOptions } from './scan.ts';

/** Result of auditing a whole ledger; no findings: all records are intact. */
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
export async function verifyLedger(driver: Driver, progress?: Progress): Promise<LedgerAudit> {
  const { head, findings } = await driver.read((connection) => audited(connection, { progress }));
  return { head, findings: [...findings, ...(await integrityFindings(driver))] };
}

/**
 * Audits what came after an earlier head of a ledger, which somebody kept: the ledger had that very tree, and
 * goes on from it to the head that is handed back (`checkpoint_origin_wrong`, `ledger_truncated`,
 * `ledger_forked`). Guards and reviews are looked at as in {@link verifyLedger}; runs and control events up to
 * that head, and the indexes, are not.
 *
 * @param file name of the checkpoint with that head
 */
export async function verifyLedgerSince(
  driver: Driver,
  earlier: LedgerHead,
  file: string,
  progress?: Progress,
): Promise<Result<LedgerAudit>> {
  return driver.read(async (connection): Promise<Result<LedgerAudit>> => {
    const { origin } = await readIdentity(connection);
    const { tree_size } = earlier;
    if (earlier.origin !== origin)
      return refuse('checkpoint_origin_wrong', { file, expected: origin, found: earlier.origin });
    const size = await treeSize(connection);
    if (size < tree_size) {
      const expected = `at least ${tree_size} records`;
      return refuse('ledger_truncated', { file, expected, found: String(size) });
    }
    const start = await rangeAt(connection, tree_size);
    const root_hash = digestOfHash(start.root());
    return root_hash === earlier.root_hash
      ? accept(await audited(connection, { start, progress }))
      : refuseForked(earlier, { origin, tree_size, root_hash }, file);
  });
}

type Progress = ScanOptions['progress'];

async function audited(
  connection: Connection,
  { start, progress }: { start?: CompactRange; progress: Progress },
): Promise<LedgerAudit> {
  const guards = await guardFindings(connection);
  // Without one of its tables, nothing of a ledger can be recomputed.
  if (guards.some(isMissingTable)) throw errorOf(guards);
  const options = { progress, ...(start && { start }) };
  const { head, findings, warnings } = await scanLedger(connection, undefined, options);
  return { head, findings: [...guards, ...findings, ...warnings] };
}

function isMissingTable({ code, expected }: Finding): boolean {
  return code === 'guard_missing' && expected?.startsWith('table ') === true;
}
