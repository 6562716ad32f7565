import Libsql from 'libsql';
import pg from 'pg';
import { plainTables, renumbered, type Insert } from './same-rows.ts';

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

/** Commits of one row or of many, and of all rows that an append of something writes. */
export interface BareWorks {
  commitRows(count: number): Promise<void>;
  /** Commits the rows of one record again, as those of a new one; so many times, made ready before. */
  commitSame(inserts: readonly Insert[], times: number): () => Promise<void>;
  close(): Promise<void>;
}

/** A database for what is bare; each kind of record is inserted by its own statements, in tables made for them. */
export async function bareWorks(
  create: () => Promise<string>,
  records: readonly (readonly Insert[])[],
): Promise<BareWorks> {
  const one = await bareDriver(await create());
  await one.create([ONE_ROW]);
  const same = new Map<readonly Insert[], BareDriver>();
  for (const inserts of records) {
    const driver = await bareDriver(await create());
    await driver.create(plainTables(inserts));
    same.set(inserts, driver);
  }
  let number = 0;
  return {
    commitRows: (count) => one.commit(Array.from({ length: count }, () => oneRow((number += 1)))),
    commitSame: (inserts, times) => {
      const ready = Array.from({ length: times }, () => renumbered(inserts, (number += 1)));
      return async () => same.get(inserts)?.commit(ready.pop() ?? []);
    },
    close: async () => {
      for (const driver of [one, ...same.values()]) await driver.close();
    },
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
