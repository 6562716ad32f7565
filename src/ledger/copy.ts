import type { Fingerprinter } from '../digest/index.ts';
import { ClaimgateError, countOf, finding } from '../documents/findings.ts';
import type { EpochMs } from '../documents/json.ts';
import type { LedgerHead } from '../trust/checkpoint.ts';
import { orRefusal, Refused } from './judge-record.ts';
import { CompactRange, subtreesBehind } from './tree.ts';
import {
  integerOrNull,
  textOf,
  type Connection,
  type Driver,
  type Engine,
  type Row,
} from './driver/connection.ts';
import { hasLedger, migrate } from './open.ts';
import { logged, QUARANTINED } from './quarantine.ts';
import { CHECK, LOG, TABLES } from './records.ts';
import { scanLedger } from './scan.ts';
import type { LedgerAudit } from './verify.ts';

type Progress = (copied: number, total: number) => void;

interface CopyOptions {
  /** The key of the ledger, to check the binding of each record in the original. */
  readonly fingerprints?: Fingerprinter | undefined;
  readonly progress?: Progress;
  /** Leaves out tokens, administrators and messages of the service, where no service can work with the copy. */
  readonly isUnserved?: boolean;
}

const PAGE = 200;

/**
 * Copies a ledger into a place where there is none, of the same engine or the other: every record with its
 * leaf, the log and its tree, what the ledger is for, the tokens and administrators of the service, and the
 * webhook messages that it still has to deliver.
 * The tree is made anew from the leaves, so that a copy also heals an original whose stored hashes were altered.
 * Sessions are not copied: everyone who was signed in signs in again. One transaction: the copy is whole, or
 * there is none. Before it is kept, all of it is recomputed, and has to have the head of the original.
 *
 * @returns the head of both; or why the original cannot be copied: what was altered in it
 * @throws ClaimgateError `ledger_exists`, and what the engines refuse
 */
export async function copyLedger(
  source: Pick<Driver, 'read'>,
  target: Driver,
  at: EpochMs,
  { fingerprints, progress = () => {}, isUnserved = false }: CopyOptions = {},
): Promise<LedgerAudit> {
  return source.read(async (from) => {
    // Past every index, as pages are read by one: what it hides would be missing in the copy.
    const { head, findings, bindings } = await scanLedger(from, undefined, { fingerprints });
    const altered = findings.filter(({ code }) => code !== 'tree_altered');
    if (altered.length > 0) return { head, findings: altered, bindings };
    const copied = await orRefusal(() =>
      target.write(async (to) => {
        if (await hasLedger(to)) throw new ClaimgateError('ledger_exists');
        await migrate(to, at);
        await copyRows(from, to, 'provider_evidence_identity');
        await copyRecords(from, to, head.tree_size, progress);
        for (const table of isUnserved ? [] : SERVICE_TABLES) await copyRows(from, to, table);
        await requireHead(to, head);
      }),
    );
    return { head, findings: copied.ok ? [] : copied.findings, bindings };
  });
}

/** Tables of the service, without sessions and sign-in attempts. */
const SERVICE_TABLES = [
  'service_administrators',
  'service_tokens',
  'service_webhook_marks',
  'service_webhook_deliveries',
  'service_audit_entries',
];

async function requireHead(to: Connection, head: LedgerHead): Promise<void> {
  const { head: found, findings } = await scanLedger(to);
  const isSame = found.tree_size === head.tree_size && found.root_hash === head.root_hash;
  if (isSame && findings.length === 0) return;
  // The original is sound by itself, so what is missing here was not found by its indexes.
  const details = {
    expected: countOf(head.tree_size, 'record'),
    found: `${countOf(found.tree_size, 'record')} in the copy`,
  };
  throw new Refused([finding('index_differs', details)]);
}

/** Looks at the keys of each page: those of a whole ledger would be looked at by the commit, which waits for little. */
const KEYS: Readonly<Record<Engine, string>> = {
  sqlite: '',
  postgres: 'set constraints all immediate; set constraints all deferred',
};

/** The order that the guards require: rows that a record seals come before it, and the log comes last. */
export const INSERT_ORDER = [
  { table: TABLES.approval, place: 'sequence', id: 'id' },
  { table: CHECK.table, place: 'run_sequence', id: 'run_id' },
  { table: TABLES.run, place: 'sequence', id: 'id' },
  { table: TABLES.control, place: 'sequence', id: 'id' },
  { table: QUARANTINED.table, place: 'correction_sequence', id: 'correction_id' },
  { table: TABLES.correction, place: 'sequence', id: 'id' },
  { table: LOG, place: 'sequence', id: 'record_id' },
] as const;

async function copyRecords(
  from: Connection,
  to: Connection,
  size: number,
  progress: Progress,
): Promise<void> {
  const tree = new CompactRange();
  for (let last = 0; last < size;) {
    progress(last, size);
    const next = await pageEnd(from, last);
    for (const { table, ...placing } of INSERT_ORDER) {
      const { place } = placing;
      const rows = await from.query(
        `select r.* from ${table} r where r.${place} > $1 and r.${place} <= $2 and ${logged('r', placing)} order by r.${place}`,
        [last, next],
      );
      const remade = (row: Row) => ({
        ...row,
        subtrees: subtreesBehind(tree, textOf(row, 'leaf')),
      });
      await insertAll(to, table, table === LOG ? rows.map(remade) : rows);
    }
    await to.script(KEYS[to.engine]);
    last = next;
  }
  progress(size, size);
}

/** A correction begins a page: the log has to know the records that it names. */
async function pageEnd(from: Connection, last: number): Promise<number> {
  const [row] = await from.query(
    `select min(sequence) as next from ${TABLES.correction} where sequence > $1 and sequence <= $2`,
    [last + 1, last + PAGE],
  );
  const next = integerOrNull(row, 'next');
  return next === null ? last + PAGE : next - 1;
}

async function copyRows(from: Connection, to: Connection, table: string): Promise<void> {
  await insertAll(to, table, await from.query(`select * from ${table}`));
}

async function insertAll(to: Connection, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  to.insert({
    table,
    columns,
    values: rows.flatMap((row) => columns.map((column) => row[column] ?? null)),
  });
  // Waits until all of it was taken, so that what is under way stays bounded.
  await to.query('select 1 as taken');
}
