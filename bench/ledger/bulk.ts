import type { Connection, Row, SqlValue } from '../../src/ledger/driver/connection.ts';

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
  readonly #rows = new Map<string, SqlValue[]>();

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  get engine(): Connection['engine'] {
    return this.#connection.engine;
  }

  query(sql: string, parameters?: readonly SqlValue[]): Promise<readonly Row[]> {
    return this.#connection.query(sql, parameters);
  }

  script(sql: string): Promise<void> {
    return this.#connection.script(sql);
  }

  send(sql: string, parameters: readonly SqlValue[]): void {
    const [into = ''] = sql.split(' values ');
    const values = this.#rows.get(into) ?? [];
    for (const value of parameters) values.push(value);
    this.#rows.set(into, values);
  }

  flush(): void {
    for (const table of ORDER) {
      for (const [into, values] of this.#rows)
        if (into.startsWith(`insert into ${table} `)) this.#insert(into, values);
    }
    this.#rows.clear();
  }

  /** In few sizes, so that each statement is prepared once. */
  #insert(into: string, values: readonly SqlValue[]): void {
    const width = into.split(',').length;
    let from = 0;
    for (const rows of ROWS_AT_ONCE) {
      const tuples = Array.from(
        { length: rows },
        (_, row) =>
          `(${Array.from({ length: width }, (_mark, column) => `$${row * width + column + 1}`).join(', ')})`,
      );
      const sql = `${into} values ${tuples.join(', ')}`;
      for (; from + rows * width <= values.length; from += rows * width)
        this.#connection.send(sql, values.slice(from, from + rows * width));
    }
  }
}
