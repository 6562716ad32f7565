import { type CompactRange } from './tree.ts';
import { accept, errorOf, type Finding, type Result, refuseOther } from '../documents/findings.ts';
import { type LedgerHead } from '../trust/checkpoint.ts';
import type { Connection, Driver } from './driver/connection.ts';
import { guardFindings } from './guards.ts';
import { readIdentity } from './identity.ts';
import { integrityFindings } from './integrity.ts';
import { rangeAt, proveConsistency } from './log.ts';
import { scanLedger, type Scanned, type ScanOptions } from './scan.ts';

/** Result of auditing a whole ledger; no findings: all records are intact. */
export interface LedgerAudit {
  /** The head, recomputed from the records. */
  readonly head: LedgerHead;
  readonly findings: readonly Finding[];
  readonly bindings: Scanned['bindings'];
}

/**
 * Audits a ledger (specification/ledger.md 1): the guards of the database stand and are not weakened, every
 * record is what its leaf says, none is missing or was put there past the log, the stored tree is the one of
 * the leaves, and the indexes say what their tables say. One who can rewrite all of it is caught by earlier checkpoints only.
 */
export async function verifyLedger(
  driver: Driver,
  options: AuditOptions = {},
): Promise<LedgerAudit> {
  const audit = await driver.read((connection) => audited(connection, options));
  return { ...audit, findings: [...audit.findings, ...(await integrityFindings(driver))] };
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
  options: AuditOptions = {},
): Promise<Result<LedgerAudit>> {
  return driver.read(async (connection): Promise<Result<LedgerAudit>> => {
    const { origin } = await readIdentity(connection);
    const other = refuseOther({ file }, 'checkpoint_origin_wrong', origin, earlier.origin);
    if (other) return other;
    const grown = await proveConsistency(connection, earlier, file);
    if (!grown.ok) return grown;
    const start = await rangeAt(connection, earlier.tree_size);
    return accept(await audited(connection, { ...options, start }));
  });
}

/** The fingerprint key of the ledger, to check bindings, and a callback for the progress of a long scan. */
export type AuditOptions = Pick<ScanOptions, 'fingerprints' | 'progress'>;

async function audited(
  connection: Connection,
  options: AuditOptions & { readonly start?: CompactRange },
): Promise<LedgerAudit> {
  const guards = await guardFindings(connection);
  // Without one of its tables, nothing of a ledger can be recomputed.
  if (guards.some(isMissingTable)) throw errorOf(guards);
  const { findings, warnings, ...rest } = await scanLedger(connection, undefined, options);
  return { ...rest, findings: [...guards, ...findings, ...warnings] };
}

function isMissingTable({ code, expected }: Finding): boolean {
  return code === 'guard_missing' && expected?.startsWith('table ') === true;
}
