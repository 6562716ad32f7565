import Libsql from 'libsql';
import pg from 'pg';
import type { SqlValue } from '../../../src/ledger/driver/connection.ts';

/** One insert: the statement, and the values of its rows one after the other. */
export interface Insert {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

/** A bare driver on plain tables, with the ledger's settings of durability and nothing else. */
export interface BareDriver {
  /** Makes tables, before anything is measured. */
  create(tables: readonly string[]): Promise<void>;
  /** One transaction. */
  commit(inserts: readonly Insert[]): Promise<void>;
  close(): Promise<void>;
}

/** As wide as a control event with its place in the log, without keys, checks and triggers. */
const ONE_ROW = `create table bare (sequence bigint primary key, id text not null, nonce text not null,
  recorded_at bigint not null, operator_ref text not null, body text not null)`;

/** Commits of one more row each, by the bare driver. */
export async function bareRows(location: string) {
  const driver = await bareDriver(location);
  await driver.create([ONE_ROW]);
  let number = 0;
  return {
    commit: () => driver.commit([oneRow((number += 1))]),
    close: () => driver.close(),
  };
}

function oneRow(number: number): Insert {
  const id = String(number).padStart(32, '0');
  return {
    sql: 'insert into bare values ($1, $2, $3, $4, $5, $6)',
    values: [number, id, id, number, `sha256:${id}${id}`, 'x'.repeat(300)],
  };
}

/** Opens an empty database with the bare driver. */
export function bareDriver(location: string): Promise<BareDriver> {
  return location.startsWith('sqlite:')
    ? bareSqlite(location.slice('sqlite:'.length))
    : barePostgres(location);
}

async function bareSqlite(path: string): Promise<BareDriver> {
  const database = new Libsql(path);
  database.exec('pragma journal_mode = wal; pragma synchronous = full');
  const prepared = new Map<string, ReturnType<typeof database.prepare>>();
  const statementOf = (sql: string) => {
    const statement = prepared.get(sql) ?? database.prepare(sql.replaceAll(/\$[0-9]+/g, '?'));
    prepared.set(sql, statement);
    return statement;
  };
  return {
    create: async (tables) => void database.exec(tables.join(';')),
    commit: async (inserts) => {
      database.exec('begin immediate');
      for (const { sql, values } of inserts) statementOf(sql).run(...values);
      database.exec('commit');
    },
    close: async () => void database.close(),
  };
}

async function barePostgres(url: string): Promise<BareDriver> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const names = new Map<string, string>();
  const nameOf = (sql: string) => {
    const name = names.get(sql) ?? `insert_${names.size}`;
    names.set(sql, name);
    return name;
  };
  return {
    create: async (tables) => void (await client.query({ text: tables.join(';') })),
    commit: async (inserts) => {
      await client.query({ text: 'begin' });
      for (const { sql, values } of inserts)
        await client.query({ name: nameOf(sql), text: sql, values });
      await client.query({ text: 'commit' });
    },
    close: () => client.end(),
  };
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

function columnsOf(sql: string): readonly string[] {
  return /\(([^)]*)\)/.exec(sql)?.[1]?.split(', ') ?? [];
}

function tableOf(sql: string): string {
  return /^insert into ([a-z_]+) /.exec(sql)?.[1] ?? '';
}
