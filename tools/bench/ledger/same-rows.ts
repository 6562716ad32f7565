import type { Driver, SqlValue } from '../../../src/ledger/driver/connection.ts';
import { insertionStatement } from '../../../src/ledger/driver/connection.ts';

/** One insert of an append: the statement, and the values of its rows one after the other. */
export interface Insert {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

export async function insertsOf(
  driver: Driver,
  work: (recording: Driver) => Promise<void>,
): Promise<readonly Insert[]> {
  const inserts: Insert[] = [];
  await work({
    engine: driver.engine,
    read: (read) => driver.read(read),
    attest: (read) => driver.attest(read),
    write: (write) =>
      driver.write((connection) =>
        write({
          engine: connection.engine,
          query: (sql, parameters) => connection.query(sql, parameters),
          queryAll: (queries) => connection.queryAll(queries),
          scan: (sql) => connection.scan(sql),
          script: (sql) => connection.script(sql),
          insert: (insertion) => {
            const { sql, parameters: values } = insertionStatement(insertion);
            inserts.push({ sql, values });
            connection.insert(insertion);
          },
        }),
      ),
    close: async () => {},
  });
  return inserts;
}

/** The same tables with their columns and one key, and nothing else: no checks, triggers or further indexes. */
export function plainTables(inserts: readonly Insert[]): string[] {
  return inserts.map(({ sql, values }) => {
    const columns = columnsOf(sql).map(
      (column, index) => `${column} ${typeof values[index] === 'number' ? 'bigint' : 'text'}`,
    );
    const key = columnsOf(sql).includes('sequence') ? 'sequence' : 'run_sequence, kind';
    return `create table ${tableOf(sql)} (${columns.join(', ')}, primary key (${key}))`;
  });
}

const NAMES = new Set(['id', 'run_id', 'record_id']);

/** The same rows as those of another record. */
export function renumbered(inserts: readonly Insert[], number: number): readonly Insert[] {
  const id = number.toString(16).padStart(32, '0');
  return inserts.map(({ sql, values }) => {
    const columns = columnsOf(sql);
    const renamed = values.map((value, index) => {
      const column = columns[index % columns.length] ?? '';
      if (column === 'sequence' || column === 'run_sequence') return number;
      return NAMES.has(column) ? id : value;
    });
    return { sql, values: renamed };
  });
}

function columnsOf(sql: string): readonly string[] {
  return /\(([^)]*)\)/.exec(sql)?.[1]?.split(', ') ?? [];
}

function tableOf(sql: string): string {
  return /^insert into ([a-z_]+) /.exec(sql)?.[1] ?? '';
}
