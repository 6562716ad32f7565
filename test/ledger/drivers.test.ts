import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { ClaimgateError } from '../../src/documents/findings.ts';
import { listRecords } from '../../src/ledger/reading.ts';
import { openLedger, parseLocation } from '../../src/ledger/open.ts';
import { certified } from './export-world.ts';
import { ENGINES, FINGERPRINTS, newLedger, record, review, run } from './world.ts';

describe('the drivers', () => {
  test('a file other than a database is unreachable, and without a wait one attempt is enough', async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'cg-damage-'));
    t.after(() => rmSync(folder, { recursive: true, force: true }));
    writeFileSync(join(folder, 'none'), 'text '.repeat(1000));
    for (const path of [folder, join(folder, 'none')])
      await assert.rejects(openLedger(parseLocation(`sqlite:${path}`)), ClaimgateError, path);
    const { location } = await certified('sqlite');
    const driver = await openLedger(parseLocation(location), { patienceMs: 0 });
    const rows = await driver.read((c) => c.query('select $2 as a, $1 as b', [null, 1]));
    assert.deepEqual([rows[0]?.['a'], rows[0]?.['b']], [1, null]);
    await driver.close();
  });

  test('SQLite sorts in files, so that a scan of many runs takes little memory', async () => {
    const { driver } = await newLedger('sqlite');
    const [setting] = await driver.read((c) => c.query('pragma temp_store'));
    assert.equal(setting?.['temp_store'], 1);
  });

  test('what was sent and refused ends the transaction, whatever is asked next', async () => {
    const { driver } = await newLedger('postgres');
    const failed = (error: unknown) => error instanceof ClaimgateError;
    for (const next of ['query', 'insert', 'commit'] as const)
      await assert.rejects(
        driver.write(async (connection) => {
          await connection.query('select 1', []);
          connection.insert({ table: 'no_such_table', columns: ['one'], values: [1] });
          if (next === 'query') await connection.query('select 1', []);
          if (next === 'insert') {
            await connection.query('select 1', []).catch(() => {});
            connection.insert({
              table: 'no_such_table',
              columns: ['one'],
              values: [1],
            });
          }
        }),
        failed,
        next,
      );
    // Even where the server takes what is asked next.
    await assert.rejects(
      driver.write(async (connection) => {
        await connection.query('select 1', []);
        connection.insert({ table: 'no_such_table', columns: ['one'], values: [1] });
        await connection.query('rollback', []);
      }),
      failed,
    );
    await assert.rejects(
      driver.write((connection) => connection.script('select 1 / 0').catch(() => {})),
      failed,
    );
  });

  test('what is inserted without a question in between is all there, however much it is', async () => {
    for (const engine of ENGINES) {
      const { driver } = await newLedger(engine);
      const kept = await driver.write(async (connection) => {
        await connection.script('create temporary table many (one integer)');
        const target = { table: 'many', columns: ['one'] };
        for (let one = 1; one <= 20; one += 1) connection.insert({ ...target, values: [one] });
        return connection.query('select count(*) as count, sum(one) as sum from many');
      });
      assert.deepEqual({ ...kept[0] }, { count: 20, sum: 210 });
    }
  });

  test('what the database refuses only when it would keep it is refused', async () => {
    const { driver } = await newLedger('postgres');
    const twice = driver.write(async (connection) => {
      const once = 'unique deferrable initially deferred';
      await connection.script(`create temporary table twice (one integer ${once})`);
      const target = { table: 'twice', columns: ['one'] };
      for (let time = 0; time < 2; time += 1) connection.insert({ ...target, values: [1] });
    });
    await assert.rejects(twice, ClaimgateError);
  });

  test('a fingerprint is used unchanged, and anything else is made into one', async () => {
    const ledger = await newLedger('sqlite');
    await record(ledger, 'approval', review());
    const reference = FINGERPRINTS.of('account_reference', 'acct-1029384756');
    await record(ledger, 'run', run('live', { account_reference: reference }));
    const [last] = await ledger.driver.read((c) => listRecords(c, { limit: 1 }));
    assert.ok(last?.record.kind === 'run');
    assert.equal(last.record.account_ref, reference);
  });
});
