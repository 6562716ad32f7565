import { closeSync, openSync, writeSync } from 'node:fs';
import Libsql from 'libsql';
import pg from 'pg';

/**
 * One process that reads the rows an export is made of, page by page, and writes each as JSON:
 * `export-bare.ts LOCATION FILE`.
 */
const [location = '', file = ''] = process.argv.slice(2);
const PAGE = 1000;
const RUNS = `select r.*, l.leaf from provider_certification_runs r
  join provider_evidence_log l on l.sequence = r.sequence
  where (r.subject_digest, r.side) > ($1, $2) order by r.subject_digest, r.side limit ${PAGE}`;

type Values = readonly string[];
type Found = Readonly<Record<string, unknown>>;

const database = await open();
const out = openSync(file, 'w');
const write = (rows: readonly Found[]) => {
  writeSync(out, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
};
write(await database.all('select * from provider_approval_reviews', []));
write(await database.all('select * from provider_runtime_control_events', []));
let last: Values = ['', ''];
for (;;) {
  const runs = await database.all(RUNS, last);
  const ids = runs.map(({ sequence }) => String(sequence));
  const marks = ids.map((_, index) => `$${index + 1}`).join(', ');
  if (ids.length > 0) {
    write(runs);
    write(
      await database.all(
        `select * from provider_certification_checks where run_sequence in (${marks})`,
        ids,
      ),
    );
  }
  const end = runs.at(-1);
  if (!end || runs.length < PAGE) break;
  last = [String(end['subject_digest']), String(end['side'])];
}
closeSync(out);
await database.close();

interface Reader {
  all(sql: string, values: Values): Promise<readonly Found[]>;
  close(): Promise<void>;
}

async function open(): Promise<Reader> {
  if (location.startsWith('sqlite:')) {
    const sqlite = new Libsql(location.slice('sqlite:'.length), { readonly: true });
    return {
      all: async (sql, values) =>
        sqlite
          .prepare<string[]>(sql.replaceAll(/\$[0-9]+/g, '?'))
          .all(...values)
          .filter(isFound),
      close: async () => void sqlite.close(),
    };
  }
  const client = new pg.Client({ connectionString: location });
  await client.connect();
  return {
    all: async (text, values) => (await client.query({ text, values })).rows.filter(isFound),
    close: () => client.end(),
  };
}

function isFound(row: unknown): row is Found {
  return typeof row === 'object' && row !== null;
}
