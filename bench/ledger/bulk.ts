import type {
  Connection,
  Insertion,
  InsertTarget,
  Row,
  SqlValue,
} from '../../src/ledger/driver/connection.ts';

/** The order in which the guards of the tables let rows in. */
const ORDER = [
  'provider_approval_reviews',
  'provider_certification_checks',
  'provider_certification_runs',
  'provider_runtime_control_events',
  'provider_evidence_log',
];

const ROWS_AT_ONCE = [200, 20, 1];

/**
 * A connection that gathers inserts, to send many rows in one statement: a ledger is filled by the code
 * that appends, past all guards of the database, and only the judgement of each record is left out.
 */
export class BulkConnection implements Connection {
  readonly #connection: Connection;
  readonly #rows = new Map<InsertTarget, SqlValue[]>();

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  get engine(): Connection['engine'] {
    return this.#connection.engine;
  }

  query(sql: string, parameters?: readonly SqlValue[]): Promise<readonly Row[]> {
    return this.#connection.query(sql, parameters);
  }

  scan(sql: string): AsyncGenerator<readonly Row[]> {
    return this.#connection.scan(sql);
  }

  script(sql: string): Promise<void> {
    return this.#connection.script(sql);
  }

  insert({ target, values }: Insertion): void {
    const kept = this.#rows.get(target) ?? [];
    for (const value of values) kept.push(value);
    this.#rows.set(target, kept);
  }

  flush(): void {
    for (const table of ORDER) {
      for (const [target, values] of this.#rows)
        if (target.table === table) this.#insert(target, values);
    }
    this.#rows.clear();
  }

  /** In few sizes, so that each statement is prepared once. */
  #insert(target: InsertTarget, values: readonly SqlValue[]): void {
    const width = target.columns.length;
    let from = 0;
    for (const rows of ROWS_AT_ONCE) {
      for (; from + rows * width <= values.length; from += rows * width)
        this.#connection.insert({ target, values: values.slice(from, from + rows * width) });
    }
  }
}
