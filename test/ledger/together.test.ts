import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ClaimgateError } from '../../src/documents/findings.ts';
import { append } from '../../src/ledger/append.ts';
import { type Driver } from '../../src/ledger/driver/connection.ts';
import { leafOf } from '../../src/ledger/records.ts';
import { listRecords } from '../../src/ledger/reading.ts';
import { codesOf, valueOf } from '../trust/expect.ts';
import {
  AT,
  contextAt,
  control,
  ENGINES,
  item,
  newLedger,
  record,
  review,
  run,
  type TestLedger,
} from './world.ts';
import { assertSound } from './writers.ts';

/** The same store, which counts its transactions, and may fail one before anything or when all in it is done. */
function counting(
  inner: Driver,
  failing?: (transaction: number, when: 'before' | 'after') => void,
) {
  let writes = 0;
  const driver: Driver = {
    engine: inner.engine,
    read: (work) => inner.read(work),
    attest: (work) => inner.attest(work),
    close: () => inner.close(),
    write: (work) => {
      writes += 1;
      const transaction = writes;
      return inner.write(async (connection) => {
        failing?.(transaction, 'before');
        const result = await work(connection);
        failing?.(transaction, 'after');
        return result;
      });
    },
  };
  return { driver, writes: () => writes };
}

const FAULTS: readonly (readonly [string, 'before' | 'after', Error, boolean])[] = [
  ['where others hold the store', 'before', new ClaimgateError('ledger_busy'), false],
  ['where the store fails', 'before', new ClaimgateError('ledger_failed'), false],
  ['where the store cannot be reached', 'before', new ClaimgateError('ledger_unreachable'), false],
  ['where the store cannot be written', 'before', new ClaimgateError('ledger_unwritable'), false],
  ['where one of them has a defect', 'before', new RangeError('a defect'), true],
  [
    'where the database refuses the whole at its end',
    'after',
    new ClaimgateError('ledger_refused_by_database'),
    true,
  ],
  ['where the end is not answered', 'after', new ClaimgateError('ledger_unreachable'), false],
  ['where it is not known what ended it', 'after', new RangeError('a defect'), false],
];

const event = (reason: string) => item('control', control({ reason }));

async function reasonsOf({ driver }: TestLedger): Promise<string[]> {
  const records = await driver.read((sql) => listRecords(sql, { kind: 'control', limit: 100 }));
  return records.map(({ record: one }) => (one.kind === 'control' ? one.reason : '')).toReversed();
}

for (const engine of ENGINES) {
  describe(`appends at once on ${engine}`, () => {
    test('are recorded in the order of asking, in two transactions', async () => {
      const ledger = await newLedger(engine);
      const { driver, writes } = counting(ledger.driver);
      const names = ['one', 'two', 'three', 'four', 'five'];
      const outcomes = await Promise.all(
        names.map((name) => append(driver, [event(name)], contextAt())),
      );
      assert.deepEqual(
        outcomes.map((outcome) => valueOf(outcome)[0]?.sequence),
        [1, 2, 3, 4, 5],
      );
      assert.equal(writes(), 2);
      assert.deepEqual(await reasonsOf(ledger), names);
      const records = await ledger.driver.read((sql) => listRecords(sql, { limit: 5 }));
      for (const { record: one, leaf } of records) assert.equal(leafOf(one), leaf);
      assert.equal(await assertSound(ledger), 5);
    });

    test('are judged by what the ones before them record', async () => {
      const ledger = await newLedger(engine);
      const before = append(ledger.driver, [event('before')], contextAt());
      const reviewed = append(ledger.driver, [item('approval', review())], contextAt());
      const certified = append(ledger.driver, [item('run', run('local'))], contextAt());
      const older = run('local', { tested_at: '2026-02-01T10:00:00Z' });
      const backdated = append(ledger.driver, [item('run', older)], contextAt());
      const outcomes = await Promise.all([before, reviewed, certified, backdated]);
      assert.deepEqual(
        outcomes.map((outcome) => (outcome.ok ? [] : codesOf(outcome))),
        [[], [], [], ['backdated']],
      );
      assert.equal(await assertSound(ledger), 3);
    });

    test('one that is refused leaves no trace, and the others are recorded', async () => {
      const ledger = await newLedger(engine);
      const { driver, writes } = counting(ledger.driver);
      const outcomes = await Promise.all([
        append(driver, [event('one')], contextAt()),
        append(driver, [event('two')], contextAt()),
        append(driver, [item('run', run('local'))], contextAt()),
        append(driver, [event('three')], contextAt()),
      ]);
      assert.deepEqual(
        outcomes.map(({ ok }) => ok),
        [true, true, false, true],
      );
      assert.equal(writes(), 2);
      assert.deepEqual(await reasonsOf(ledger), ['one', 'two', 'three']);
      assert.equal(await assertSound(ledger), 3);
    });

    test('one of several documents is recorded wholly or not at all', async () => {
      const ledger = await newLedger(engine);
      const outcomes = await Promise.all([
        append(ledger.driver, [event('one')], contextAt()),
        append(ledger.driver, [event('two')], contextAt()),
        append(ledger.driver, [event('gone'), item('run', run('local'))], contextAt()),
        append(ledger.driver, [event('three'), event('four')], contextAt()),
      ]);
      assert.deepEqual(
        outcomes.map(({ ok }) => ok),
        [true, true, false, true],
      );
      assert.deepEqual(await reasonsOf(ledger), ['one', 'two', 'three', 'four']);
      assert.equal(await assertSound(ledger), 4);
    });

    test('one that the database refuses does not take the others with it', async () => {
      const ledger = await newLedger(engine);
      await record(ledger, 'control', control({ reason: 'first' }));
      const [known] = await ledger.driver.read((sql) => listRecords(sql, { limit: 1 }));
      const again = { random: () => Buffer.from(known?.record.id ?? '', 'hex') };
      const outcomes = await Promise.allSettled([
        append(ledger.driver, [event('one')], contextAt()),
        append(ledger.driver, [event('two')], contextAt()),
        append(ledger.driver, [event('double')], contextAt(AT, again)),
        append(ledger.driver, [event('three')], contextAt()),
      ]);
      assert.deepEqual(
        outcomes.map(({ status }) => status),
        ['fulfilled', 'fulfilled', 'rejected', 'fulfilled'],
      );
      const [, , refused] = outcomes;
      assert.ok(refused?.status === 'rejected' && refused.reason instanceof ClaimgateError);
      assert.equal(refused.reason.code, 'ledger_refused_by_database');
      assert.deepEqual(await reasonsOf(ledger), ['first', 'one', 'two', 'three']);
      assert.equal(await assertSound(ledger), 4);
    });

    test('none is acknowledged where the store fails under them', async () => {
      const ledger = await newLedger(engine);
      const { driver, writes } = counting(ledger.driver, (transaction, when) => {
        if (transaction === 2 && when === 'after') throw new ClaimgateError('ledger_unwritable');
      });
      const outcomes = await Promise.allSettled(
        ['one', 'two', 'three'].map((name) => append(driver, [event(name)], contextAt())),
      );
      assert.deepEqual(
        outcomes.map(({ status }) => status),
        ['fulfilled', 'rejected', 'rejected'],
      );
      assert.equal(writes(), 2);
      assert.equal(valueOf(await append(driver, [event('four')], contextAt()))[0]?.sequence, 2);
      assert.deepEqual(await reasonsOf(ledger), ['one', 'four']);
      assert.equal(await assertSound(ledger), 2);
    });

    for (const [what, when, fault, isTriedAgain] of FAULTS) {
      test(`${what}, each ${isTriedAgain ? 'is recorded by itself' : 'gets the error'}`, async () => {
        const ledger = await newLedger(engine);
        const { driver, writes } = counting(ledger.driver, (transaction, now) => {
          if (transaction === 2 && now === when) throw fault;
        });
        const outcomes = await Promise.allSettled(
          ['one', 'two', 'three'].map((name) => append(driver, [event(name)], contextAt())),
        );
        const others = outcomes.slice(1);
        if (isTriedAgain) assert.ok(others.every(({ status }) => status === 'fulfilled'));
        else
          for (const outcome of others)
            assert.equal(outcome.status === 'rejected' && outcome.reason, fault);
        assert.equal(writes(), isTriedAgain ? 4 : 2);
        assert.equal(await assertSound(ledger), isTriedAgain ? 3 : 1);
      });
    }

    test('two with one idempotency key are one record', async () => {
      const ledger = await newLedger(engine);
      const same = () =>
        append(
          ledger.driver,
          [item('control', control({ reason: 'same' }), { idempotencyKey: 'key-1' })],
          contextAt(),
        );
      const outcomes = await Promise.all([
        append(ledger.driver, [event('before')], contextAt()),
        same(),
        same(),
      ]);
      const [, one, other] = outcomes.map((outcome) => valueOf(outcome)[0]);
      assert.deepEqual([one?.sequence, other?.sequence], [2, 2]);
      assert.deepEqual([one?.replayed, other?.replayed], [false, true]);
      assert.equal(await assertSound(ledger), 2);
    });
  });
}
