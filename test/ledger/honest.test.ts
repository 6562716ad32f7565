import assert from 'node:assert/strict';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { append } from '../../src/ledger/append.ts';
import { openLedger, parseLocation } from '../../src/ledger/open.ts';
import { verifyLedger } from '../../src/ledger/verify.ts';
import { sample } from '../soak.ts';
import { valueOf } from '../trust/expect.ts';
import { certified, exported } from './export-world.ts';
import {
  contextAt,
  control,
  item,
  newLocation,
  raw,
  type EngineName,
  type TestLedger,
} from './world.ts';

const TABLE = 'provider_evidence_log';
/** Stands for the name of the database, or of the user who owns it. */
const DATABASE = 'THIS_DATABASE';

const SITUATIONS: Readonly<Record<EngineName, readonly (readonly string[])[]>> = {
  sqlite: [
    ['vacuum'],
    ['analyze'],
    ['analyze', 'drop table sqlite_stat1'],
    ['pragma analysis_limit = 10', 'analyze'],
    ['pragma journal_mode = delete'],
    ['pragma journal_mode = truncate'],
    ['pragma journal_mode = persist'],
    ['pragma journal_mode = delete', 'pragma journal_mode = wal'],
    ...[512, 1024, 8192, 65_536].map((size) => [
      'pragma journal_mode = delete',
      `pragma page_size = ${size}`,
      'vacuum',
    ]),
    ['pragma auto_vacuum = full', 'vacuum'],
    ['pragma auto_vacuum = incremental', 'vacuum', 'pragma incremental_vacuum'],
    ['pragma secure_delete = on', 'vacuum'],
    ['pragma user_version = 7'],
    ['pragma application_id = 1129203271'],
    ['pragma schema_version = 1000'],
    ['pragma default_cache_size = 500'],
    ['create table notes (text text)', "insert into notes values ('of an operator')"],
    ['create table notes (text text)', 'create index notes_by_text on notes (text)'],
    [
      'create table notes (text text)',
      'create trigger notes_in after insert on notes begin select 1; end',
    ],
    [
      'create table notes (text text)',
      'insert into notes values (zeroblob(100000))',
      'drop table notes',
    ],
    ['create table notes (text text primary key) without rowid'],
    ['create virtual table notes using fts5(text)'],
    [`create view places as select sequence from ${TABLE}`],
  ],
  postgres: [
    ['vacuum'],
    // Of the whole database it would lock catalogs that all databases of the server share, and wait for other tests.
    [`vacuum full ${TABLE}`],
    ['vacuum freeze'],
    ['vacuum analyze'],
    ['analyze'],
    ['reindex schema claimgate'],
    [`reindex table ${TABLE}`],
    [`reindex table concurrently ${TABLE}`],
    [`cluster ${TABLE} using ${TABLE}_pkey`],
    [`alter table ${TABLE} set (fillfactor = 70)`],
    [`alter table ${TABLE} alter column leaf set statistics 500`],
    [`alter table ${TABLE} alter column leaf set storage external`],
    [`comment on table ${TABLE} is 'the log'`],
    [`create statistics of_log on sequence, leaf from ${TABLE}`],
    [`grant select on ${TABLE} to public`],
    ['create publication of_all for all tables'],
    ['create table notes (text text)'],
    [`create view places as select sequence from ${TABLE}`],
    ['create extension if not exists amcheck'],
    [`alter database ${DATABASE} set search_path = public`],
    [`alter database ${DATABASE} set quote_all_identifiers = on`],
    [`alter database ${DATABASE} set standard_conforming_strings = off`],
    [`alter database ${DATABASE} set datestyle = 'SQL, DMY'`],
    [`alter database ${DATABASE} set timezone = 'Asia/Kathmandu'`],
    [`alter database ${DATABASE} set intervalstyle = 'sql_standard'`],
    [`alter database ${DATABASE} set bytea_output = 'escape'`],
    [`alter database ${DATABASE} set extra_float_digits = 0`],
    [`alter database ${DATABASE} set default_transaction_isolation = 'serializable'`],
    [`alter database ${DATABASE} set statement_timeout = '1min'`],
    [`alter database ${DATABASE} set enable_indexscan = off`],
    [`alter database ${DATABASE} set client_encoding = 'LATIN1'`],
    ...[
      'search_path = public',
      'quote_all_identifiers = on',
      "datestyle = 'German'",
      "default_transaction_isolation = 'repeatable read'",
      'default_transaction_read_only = on',
      'row_security = off',
    ].map((setting) => [`alter role current_user in database ${DATABASE} set ${setting}`]),
  ],
};

/** A copy of the file that nothing has open. */
async function copied(ledger: TestLedger): Promise<string> {
  await ledger.raw('pragma wal_checkpoint(truncate)');
  const location = await newLocation('sqlite');
  copyFileSync(ledger.location.slice('sqlite:'.length), location.slice('sqlite:'.length));
  return location;
}

function bytesAt(path: string): Buffer | undefined {
  return existsSync(path) ? readFileSync(path) : undefined;
}

for (const [engine, situations] of Object.entries(SITUATIONS) as [EngineName, string[][]][])
  describe(`[T441] a ledger on ${engine} stays sound`, () => {
    for (const statements of sample(situations, 3))
      test(`after ${statements.join('; ')}`, async () => {
        const ledger = await certified(engine);
        const { digest } = valueOf(await exported(ledger));
        await ledger.driver.close();
        const location = engine === 'sqlite' ? await copied(ledger) : ledger.location;
        const name = new URL(location).pathname.slice(1);
        const file = () => ['', '-wal'].map((end) => bytesAt(`${location.slice(7)}${end}`));
        const before = file();
        await raw(
          location,
          statements.map((sql) => sql.replace(DATABASE, name)),
        );
        // Each of them lasts.
        if (engine === 'sqlite') assert.notDeepEqual(file(), before);
        const driver = await openLedger(parseLocation(location));
        try {
          assert.deepEqual((await verifyLedger(driver)).findings, []);
          assert.equal(valueOf(await exported({ ...ledger, driver })).digest, digest);
          valueOf(await append(driver, [item('control', control())], contextAt()));
          assert.deepEqual((await verifyLedger(driver)).findings, []);
        } finally {
          await driver.close();
        }
      });
  });
