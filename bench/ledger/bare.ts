import Libsql from 'libsql';
import pg from 'pg';

/** A bare driver on a table of its own, with the ledger's settings of durability and nothing else. */
export interface BareTable {
  insertAndCommit(): Promise<void>;
  insertManyAndCommit(count: number): Promise<void>;
  close(): Promise<void>;
}

/** As wide as a control event with its place in the log, without keys, checks and triggers. */
const TABLE = `create table bare (sequence bigint primary key, id text not null, nonce text not null,
  recorded_at bigint not null, operator_ref text not null, body text not null)`;

let sequence = 0;

function rowValues(): (string | number)[] {
  sequence += 1;
  const id = String(sequence).padStart(32, '0');
  return [sequence, id, id, sequence, `sha256:${id}${id}`, 'x'.repeat(300)];
}

export async function bareTable(location: string): Promise<BareTable> {
  return location.startsWith('sqlite:')
    ? bareSqlite(location.slice('sqlite:'.length))
    : barePostgres(location);
}

function bareSqlite(path: string): BareTable {
  const database = new Libsql(path);
  database.exec('pragma journal_mode = wal; pragma synchronous = full');
  database.exec(TABLE);
  const insert = database.prepare('insert into bare values (?, ?, ?, ?, ?, ?)');
  const many = (count: number) => {
    database.exec('begin immediate');
    for (let done = 0; done < count; done += 1) insert.run(...rowValues());
    database.exec('commit');
  };
  return {
    insertAndCommit: async () => many(1),
    insertManyAndCommit: async (count) => many(count),
    close: async () => void database.close(),
  };
}

async function barePostgres(url: string): Promise<BareTable> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query({ text: TABLE });
  const insert = () =>
    client.query({
      name: 'insert',
      text: 'insert into bare values ($1, $2, $3, $4, $5, $6)',
      values: rowValues(),
    });
  const many = async (count: number) => {
    await client.query({ text: 'begin' });
    for (let done = 0; done < count; done += 1) await insert();
    await client.query({ text: 'commit' });
  };
  return {
    insertAndCommit: () => many(1),
    insertManyAndCommit: many,
    close: () => client.end(),
  };
}
