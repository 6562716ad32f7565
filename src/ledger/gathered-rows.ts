import type { Insertion, InsertTarget, RowSink, SqlValue } from './driver/connection.ts';
import { QUARANTINED, type Placing } from './quarantine.ts';
import { CHECK, LOG, TABLES, type RecordKind } from './records.ts';

/** A table that records have rows in, and how a row names its record. */
interface RecordTable extends Placing {
  readonly table: string;
}

function ofRecords(kind: RecordKind): RecordTable {
  return { table: TABLES[kind], place: 'sequence', id: 'id' };
}

/** The order that the guards require: rows that a record seals come before it, and the log comes last. */
export const INSERT_ORDER: readonly RecordTable[] = [
  ofRecords('approval'),
  { table: CHECK.table, place: 'run_sequence', id: 'run_id' },
  ofRecords('run'),
  ofRecords('control'),
  { table: QUARANTINED.table, place: 'correction_sequence', id: 'correction_id' },
  ofRecords('correction'),
  { table: LOG, place: 'sequence', id: 'record_id' },
];

/**
 * Gathers the rows of records, and inserts those of one table together: what a statement costs is then
 * shared, and every guard still sees each row with those before it.
 */
export class GatheredRows implements RowSink {
  readonly #rows = new Map<InsertTarget, SqlValue[]>();

  insert({ target, values }: Insertion): void {
    const kept = this.#rows.get(target);
    if (kept) for (const value of values) kept.push(value);
    else this.#rows.set(target, [...values]);
  }

  /** Hands all of them on; to be called once. */
  sendTo(sink: RowSink): void {
    for (const { table } of INSERT_ORDER)
      for (const [target, values] of this.#rows)
        if (target.table === table) sink.insert({ target, values });
  }
}
