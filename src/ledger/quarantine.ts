// Which records are out of use, and what an entry that named them says now.

import { objectDigest, type Digest } from '../digest/index.ts';
import {
  added,
  describe,
  insertRows,
  INTEGER,
  readRow,
  requireSame,
  TEXT,
  wordForm,
} from './columns.ts';
import { integerOf, textOf, type Connection, type Row, type RowSink } from './driver/connection.ts';
import {
  CHECK,
  CORRECTION,
  DESCRIPTIONS,
  LOG,
  RECORD_KINDS,
  type CorrectionRecord,
  type Placed,
  type RecordKind,
  type QuarantinedRecord,
} from './records.ts';

const FOUND_AS: readonly QuarantinedRecord['found_as'][] = ['recorded', 'altered', 'unlogged'];

/** The records that a correction names, before it and sealed by it like the checks of a run. */
export const QUARANTINED = describe<QuarantinedRecord>(
  'provider_evidence_quarantined',
  ['correction_sequence', 'correction_id'],
  {
    kind: added(wordForm(RECORD_KINDS), 'record_kind'),
    sequence: added(INTEGER, 'record_sequence'),
    id: added(TEXT, 'record_id'),
    leaf: added(TEXT, 'record_leaf'),
    found_as: added(wordForm(FOUND_AS)),
  },
);

export function insertCorrection(rows: RowSink, sequence: number, record: CorrectionRecord): void {
  const keys = [sequence, record.id];
  const named = record.records.map((one) => ({ keys, record: one }));
  insertRows(rows, QUARANTINED, named);
  insertRows(rows, CORRECTION, [{ keys: [sequence], record }]);
}

const NAMED_OF = `select * from ${QUARANTINED.table} where correction_sequence = $1 and correction_id = $2`;

export async function correctionIn(connection: Connection, row: Row): Promise<CorrectionRecord> {
  const correction = readRow(CORRECTION, row);
  const named = await connection.query(NAMED_OF, [integerOf(row, 'sequence'), correction.id]);
  return correctionOf(row, named);
}

/** @throws ClaimgateError `ledger_damaged` for names under another id: look-ups would not find them by the correction */
export function correctionOf(row: Row, named: readonly Row[]): CorrectionRecord {
  for (const one of named) requireSame(one, 'correction_id', textOf(row, 'id'));
  const records = named.map((one) => readRow(QUARANTINED, one)).sort(byPlace);
  return { kind: 'correction', ...readRow(CORRECTION, row), records };
}

export function byPlace(one: QuarantinedRecord, other: QuarantinedRecord): number {
  return one.sequence - other.sequence || (one.id < other.id ? -1 : 1);
}

// SQL for the effect of corrections. `row` is the alias of a table of records.

/** The columns of a table that name a record: its place in the log, and its id. */
interface Placing {
  readonly place: string;
  readonly id: string;
}

const OWN: Placing = { place: 'sequence', id: 'id' };

/**
 * Rows outside the log were inserted past it and don't count. Compared by value, since PostgreSQL would
 * turn a question whether there is one into a join with all of the log.
 */
export function logged(row: string, { place, id }: Placing = OWN): string {
  return `(select l.record_id from ${LOG} l where l.sequence = ${row}.${place}) = ${row}.${id}`;
}

/** Only corrections that the log knows count. */
const OF_LOGGED = logged('q', { place: 'correction_sequence', id: 'correction_id' });

/** The place of the correction that names a record; null where none does. */
export function namedBy(row: string): string {
  return `(select min(q.correction_sequence) from ${QUARANTINED.table} q
    where q.record_sequence = ${row}.sequence and q.record_id = ${row}.id and ${OF_LOGGED})`;
}

/**
 * The place of the first correction that takes a record out of force; null where none does. One that names a record
 * that is not what its leaf says takes all before itself: nobody can tell any more what the record spoke of,
 * and so what spoke of the same before it.
 */
export function quarantinedBy(row: string): string {
  return `(select min(correction) from (select ${namedBy(row)} as correction union all
    select min(q.correction_sequence) from ${QUARANTINED.table} q
    where q.found_as = 'altered' and q.correction_sequence > ${row}.sequence and ${OF_LOGGED}) as both_ways)`;
}

/** The digest of a row that the log does not know: it has no leaf. */
export function rowDigest(kind: RecordKind, row: Row): Digest {
  return objectDigest('row', { kind, ...membersOf(DESCRIPTIONS[kind].columns, row) });
}

/**
 * Returns the checks at one place, under the id of a run that is not there, as a run that the log does not
 * know. It is named by the digest of its rows: the id that they bear may be that of a record.
 */
function strayRunOf(checks: readonly [Row, ...Row[]]): QuarantinedRecord {
  const rows = checks.map((row) => membersOf(CHECK.columns, row));
  const leaf = objectDigest('row', { kind: 'checks', rows });
  const id = leaf.slice('sha256:'.length, 'sha256:'.length + 32);
  const sequence = integerOf(checks[0], 'run_sequence');
  return { kind: 'run', sequence, id, leaf, found_as: 'unlogged' };
}

/** Reads the checks of no run from pages of {@link strayChecks}. */
export async function* strayRunsIn(
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<QuarantinedRecord> {
  let held: [Row, ...Row[]] | undefined;
  for await (const page of pages)
    for (const row of page)
      if (held && isSameRun(held[0], row)) held.push(row);
      else {
        if (held) yield strayRunOf(held);
        held = [row];
      }
  if (held) yield strayRunOf(held);
}

function isSameRun(one: Row, other: Row): boolean {
  return one['run_sequence'] === other['run_sequence'] && one['run_id'] === other['run_id'];
}

/** The checks `k` without their run `r`, for {@link strayRunsIn}. */
export function strayChecks(checks: string, runs: string, where = 'where true'): string {
  return `select k.* from ${checks} left join ${runs} on r.sequence = k.run_sequence and r.id = k.run_id
    ${where} and r.sequence is null order by k.run_sequence, k.run_id, k.kind`;
}

function membersOf(columns: readonly string[], row: Row): Record<string, unknown> {
  return Object.fromEntries(columns.map((name): [string, unknown] => [name, row[name] ?? null]));
}

/** A correction's statement about a record, and the correction's place. */
export interface Quarantine extends QuarantinedRecord {
  readonly by: number;
}

/** Gathers the effect of all corrections from a scan that reads them in order. */
export class Quarantines {
  readonly #named = new Map<string, Quarantine>();
  readonly #unmet = new Set<Quarantine>();
  /** The places of the corrections that take all before themselves out of force. */
  readonly #barriers: number[] = [];

  add({ sequence: by, record }: Placed<CorrectionRecord>): void {
    for (const named of record.records) {
      if (named.found_as === 'altered' && this.#barriers.at(-1) !== by) this.#barriers.push(by);
      const key = keyOf(named.sequence, named.id);
      if (this.#named.has(key)) continue;
      const quarantine = { ...named, by };
      this.#named.set(key, quarantine);
      // Rows outside the log may be gone: nothing depends on them.
      if (named.found_as !== 'unlogged') this.#unmet.add(quarantine);
    }
  }

  of(row: Row): Quarantine | undefined {
    return this.at(integerOf(row, 'sequence'), textOf(row, 'id'));
  }

  at(sequence: number, id: string): Quarantine | undefined {
    return this.#named.get(keyOf(sequence, id));
  }

  /** The place of the first correction that takes a record out of force, as {@link quarantinedBy}; and the scan has met it. */
  meet(row: Row, leaf: string): number | null {
    const quarantine = this.of(row);
    if (quarantine?.leaf === leaf) this.#unmet.delete(quarantine);
    const sequence = integerOf(row, 'sequence');
    const named = quarantine?.by ?? Infinity;
    return this.#barriers.find((by) => by > sequence && by < named) ?? quarantine?.by ?? null;
  }

  /** Returns the corrections whose records the ledger lacks. */
  get unmet(): Iterable<Quarantine> {
    return this.#unmet;
  }
}

function keyOf(sequence: number, id: string): string {
  return `${sequence} ${id}`;
}
