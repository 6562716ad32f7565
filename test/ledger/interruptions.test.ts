import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { listRecords } from '../../src/ledger/reading.ts';
import type { Insertion } from '../../src/ledger/driver/connection.ts';
import { treeSize } from '../../src/ledger/records.ts';
import { control, ENGINES, newLedger, ownPostgresServer, record } from './world.ts';
import { assertSound, linesOf, refusal, writer } from './writers.ts';

/** A check of a run that is still to come, which is taken until the end of the transaction. */
const CHECKS = {
  table: 'provider_certification_checks',
  columns: ['run_sequence', 'run_id', 'side', 'kind', 'outcome', 'completed_at'],
};
const check = (kind: string): Insertion => ({
  ...CHECKS,
  values: [9, 'a'.repeat(32), 'local', kind, 'passed', 1],
});

for (const engine of ENGINES) {
  describe(`statements that are sent and not waited for, on ${engine}`, () => {
    test('one that is refused fails the transaction, although nothing is asked after it', async () => {
      const ledger = await newLedger(engine);
      await record(ledger, 'control', control());
      const sent = ledger.driver.write(async (sql) => {
        sql.insert(check('connect'));
        sql.insert(check('other'));
      });
      assert.equal(await refusal(sent), 'ledger_refused_by_database');
      assert.equal(await assertSound(ledger), 1);
    });

    test('what comes after it says what it was refused for', async () => {
      const ledger = await newLedger(engine);
      const sent = ledger.driver.write(async (sql) => {
        sql.insert(check('other'));
        await sql.query('select 1 as one');
      });
      assert.equal(await refusal(sent), 'ledger_refused_by_database');
      assert.equal(await assertSound(ledger), 0);
    });
  });
}

test('[T60] a failure that the work passes over does not become a commit', async () => {
  const ledger = await newLedger('postgres');
  const passed = ledger.driver.write(async (sql) => {
    sql.insert(check('connect'));
    await sql.query('select no_such_column').catch(() => {});
  });
  assert.equal(await refusal(passed), 'ledger_incomplete');
  assert.equal(await assertSound(ledger), 0);
});

test('a connection that is cut after the last statement and before the commit refuses', async () => {
  const ledger = await newLedger('postgres');
  const cut = ledger.driver.write(async (sql) => {
    const [row] = await sql.query('select pg_backend_pid() as pid');
    sql.insert(check('connect'));
    await ledger.raw(`select pg_terminate_backend(${Number(row?.['pid'])})`);
  });
  // Whether the commit was sent before the cut was noticed is not known here either.
  assert.match(String(await refusal(cut)), /^ledger_un(?:confirmed|reachable)$/);
  assert.equal(await assertSound(ledger), 0);
});

test('[T60] a connection that is cut inside a transaction refuses, and the next one works', async () => {
  const ledger = await newLedger('postgres');
  await record(ledger, 'control', control());
  const cut = ledger.driver.write(async (sql) => {
    const [row] = await sql.query('select pg_backend_pid() as pid');
    sql.insert(check('connect'));
    await sql.query('select 1');
    await ledger.raw(`select pg_terminate_backend(${Number(row?.['pid'])})`);
    await sql.query('select 1');
  });
  assert.equal(await refusal(cut), 'ledger_unreachable');
  await record(ledger, 'control', control({ reason: 'after' }));
  assert.equal(await assertSound(ledger), 2);
});

test('a server that is stopped and started again keeps what was acknowledged', async () => {
  const { restart } = await ownPostgresServer();
  const ledger = await newLedger('postgres', ownPostgresServer);
  const { sequence } = await record(ledger, 'control', control());
  await restart();
  const [last] = await ledger.driver
    .read((sql) => listRecords(sql, { limit: 1 }))
    // The first question may still meet a connection of before.
    .catch(() => ledger.driver.read((sql) => listRecords(sql, { limit: 1 })));
  assert.equal(last?.sequence, sequence);
  await record(ledger, 'control', control({ reason: 'after' }));
  assert.equal(await assertSound(ledger), 2);
});

test('a server that is stopped under a writer loses nothing that was acknowledged', async () => {
  const { restart } = await ownPostgresServer();
  const ledger = await newLedger('postgres', ownPostgresServer);
  let restarted = Promise.resolve();
  const lines = await linesOf(writer(ledger.location, 100_000, 'stopped'), () => {
    restarted = restart();
  });
  await restarted;
  assert.match(String(lines.at(-1)), /^ledger_(?:unconfirmed|unreachable|busy)$/);
  const acknowledged = lines.length - 1;
  const size = await ledger.driver.read(treeSize).catch(() => ledger.driver.read(treeSize));
  assert.ok(size === acknowledged || size === acknowledged + 1, `${size}, ${acknowledged}`);
  assert.equal(await assertSound(ledger), size);
});
