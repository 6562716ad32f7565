import type { Insertion, InsertTarget, RowSink, SqlValue } from './driver/connection.ts';
import { CHECK, TABLES } from './records.ts';

/** In the order in which the guards let rows in: reviews, checks, the runs that seal them, controls, the log. */
export const INSERT_ORDER: readonly string[] = [
  TABLES.approval,
  CHECK.table,
  TABLES.run,
  TABLES.control,
  'provider_evidence_log',
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
    for (const table of INSERT_ORDER)
      for (const [target, values] of this.#rows)
        if (target.table === table) sink.insert({ target, values });
  }
}
