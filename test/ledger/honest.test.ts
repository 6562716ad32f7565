import assert from 'node:assert/strict';
import { copyFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { append, openLedger, parseLocation, verifyLedger } from '../../src/ledger/index.ts';
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

/** What operators and their tools do to databases, and nobody has to fear. */
const SITUATIONS: Readonly<Record<EngineName, readonly (readonly string[])[]>> = {
  sqlite: [
    ['vacuum'],
    ['reindex'],
    ['analyze'],
    ['analyze', 'drop table sqlite_stat1'],
    ['pragma optimize'],
    ['pragma wal_checkpoint(truncate)'],
    ['pragma wal_checkpoint(passive)'],
    ['pragma integrity_check'],
    ['pragma quick_check'],
    ['pragma journal_mode = delete'],
    ['pragma journal_mode = truncate'],
    ['pragma journal_mode = persist'],
    ['pragma journal_mode = delete', 'pragma journal_mode = wal'],
    ['pragma journal_mode = delete', 'pragma page_size = 8192', 'vacuum'],
    ['pragma journal_mode = delete', 'pragma page_size = 1024', 'vacuum'],
    ['pragma auto_vacuum = full', 'vacuum'],
    ['pragma auto_vacuum = incremental', 'vacuum', 'pragma incremental_vacuum'],
    ['pragma secure_delete = on', 'vacuum'],
    ['pragma synchronous = extra', 'vacuum'],
    ['pragma user_version = 7'],
    ['pragma application_id = 1129203271'],
    ['create table notes (text text)', "insert into notes values ('of an operator')"],
    [`create view places as select sequence from ${TABLE}`],
    [`create temporary table kept as select * from ${TABLE}`],
    ['begin', `select * from ${TABLE}`, 'rollback'],
  ],
  postgres: [
    ['vacuum'],
    ['vacuum full'],
    ['vacuum freeze'],
    ['vacuum analyze'],
    ['analyze'],
    [`reindex database ${DATABASE}`],
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
  ],
};

/** A copy of the file that nothing has open. */
async function copied(ledger: TestLedger): Promise<string> {
  await ledger.raw('pragma wal_checkpoint(truncate)');
  const location = await newLocation('sqlite');
  copyFileSync(ledger.location.slice('sqlite:'.length), location.slice('sqlite:'.length));
  return location;
}

for (const [engine, situations] of Object.entries(SITUATIONS) as [EngineName, string[][]][])
  describe(`[T441] a ledger on ${engine} stays sound`, () => {
    for (const statements of situations)
      test(`after ${statements.join('; ')}`, async () => {
        const ledger = await certified(engine);
        const { digest } = valueOf(await exported(ledger));
        await ledger.driver.close();
        const location = engine === 'sqlite' ? await copied(ledger) : ledger.location;
        const name = new URL(location).pathname.slice(1);
        await raw(
          location,
          statements.map((sql) => sql.replace(DATABASE, name)),
        );
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
