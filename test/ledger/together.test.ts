import assert from 'node:assert/strict';
import { describe, test, after } from 'node:test';
import { ClaimgateError } from '../../src/documents/findings.ts';
import { append } from '../../src/ledger/append.ts';
import type { Driver } from '../../src/ledger/driver/connection.ts';
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
  contracts,
  FINGERPRINT_KEY,
  FINGERPRINTS,
  ownPostgresServer,
} from './world.ts';
import { assertSound } from './writers.ts';
import { once } from 'node:events';
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';
import { refusalOf } from '../../src/documents/error.ts';
import { openLedger, parseLocation } from '../../src/ledger/open.ts';
import type { Problem } from '../../src/documents/index.ts';
import { makeAdministration } from '../../service/readiness/administration.ts';
import { sessionAuthentication } from '../../service/access/sessions.ts';
import { ROUTES } from '../../service/http/table.ts';
import { cookieOf, JANE, PASSWORD } from '../service/admin-world.ts';
import { call } from '../service/client.ts';
import {
  createAdministrator,
  NO_COST,
  readyFacts,
  startService,
  type RunningService,
} from '../service/running.ts';
import { often } from '../soak.ts';
import { runHere } from '../cli/world.ts';
import { temporaryFolder } from '../repositories.ts';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** `commit` as a message of its own (PostgreSQL, 55.7: Query). */
const COMMIT = Buffer.from('Q\0\0\0\x0bcommit\0', 'latin1');
const ANSWER = Buffer.from('COMMIT\0', 'latin1');

/** Where a connection is cut: before the server knows of a commit, or before the client knows its answer. */
type Cut = 'before' | 'after' | 'never';

/** Stands between a ledger and its server, and cuts connections at their commit. */
async function cuttingProxy(socketPath: string) {
  let cut: Cut = 'never';
  const server = createServer((client) => {
    const upstream = createConnection(socketPath);
    const end = () => void [client, upstream].map((one: Socket) => one.destroy());
    let isWriting = false;
    let isCommitting = false;
    client.on('data', (bytes) => {
      if (bytes.includes('begin isolation level')) {
        isWriting = bytes.includes('read committed read write');
        isCommitting = false;
      }
      isCommitting ||= isWriting && bytes.includes(COMMIT);
      if (isCommitting && cut === 'before') end();
      else upstream.write(bytes);
    });
    upstream.on('data', (bytes) => {
      if (isCommitting && cut === 'after' && bytes.includes(ANSWER)) end();
      else client.write(bytes);
    });
    for (const one of [client, upstream]) one.on('error', end).on('close', end);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { port, cutting: (how: Cut) => void (cut = how) };
}

const CUTS = often(6, 100);

test('[T420] of connections that are cut at their commit, no record is lost or doubled by the printed command', async (t) => {
  const ledger = await newLedger('postgres', ownPostgresServer);
  const address = new URL(ledger.location);
  const folder = address.searchParams.get('host') ?? '';
  const proxy = await cuttingProxy(`${folder}/.s.PGSQL.${address.port || 5432}`);
  const through = `postgres://tester@127.0.0.1:${proxy.port}${address.pathname}`;
  const directory = temporaryFolder(t);
  writeFileSync(join(directory, 'fp.key'), Buffer.alloc(32, 7).toString('base64'), { mode: 0o600 });
  const environment = {
    PATH: process.env['PATH'],
    CLAIMGATE_LEDGER: through,
    CLAIMGATE_FINGERPRINT_KEY_FILE: join(directory, 'fp.key'),
    CLAIMGATE_OPERATOR: 'ada',
  };
  const byProgram = async (cut: Cut, reason: string) => {
    const words = `ledger append control --provider pixelgram --state enabled --confirm-selector --reason ${reason}`;
    proxy.cutting(cut);
    const first = await runHere(words.split(' '), { directory, environment });
    proxy.cutting('never');
    assert.equal(first.exitCode, 2);
    assert.match(first.stderr, /error\[ledger_unconfirmed\]/);
    const again = /next: claimgate (ledger append .+)$/m.exec(first.stderr)?.[1] ?? '';
    const second = await runHere(again.split(' '), { directory, environment });
    assert.equal(second.exitCode, 0, `${again}\n${second.stderr}`);
    assert.equal(second.stdout.startsWith('was recorded'), cut === 'after', second.stdout);
  };
  const driver = await openLedger(parseLocation(through));
  const byLibrary = async (cut: Cut, reason: string) => {
    const items = [{ ...item('control', control({ reason })), idempotencyKey: reason }];
    proxy.cutting(cut);
    const lost = await append(driver, items, contextAt()).catch((cause: unknown) =>
      refusalOf(cause),
    );
    proxy.cutting('never');
    assert.ok('code' in lost);
    assert.equal(lost.code, 'ledger_unconfirmed');
    const again = await append(driver, items, contextAt());
    assert.ok(again.ok);
  };
  const jane = { name: JANE, scopes: [], password: PASSWORD, createdAt: AT };
  await createAdministrator(ledger.driver, jane);
  const setup = { contracts, facts: async () => readyFacts(), clock: () => AT };
  const service: RunningService = await startService(ledger.driver, {
    context: {
      authentication: sessionAuthentication(ledger.driver, setup.clock, () => service.base),
      // Sessions are not what is cut.
      administration: makeAdministration(
        {
          ...setup,
          ledger: driver,
          fingerprints: FINGERPRINTS,
          key: FINGERPRINT_KEY,
          origin: () => service.base,
          isBehindProxy: false,
        },
        NO_COST,
      ),
    },
  });
  const session = { origin: service.base, cookie: await cookieOf(service, JANE) };
  const byService = async (cut: Cut, reason: string) => {
    const ask = () =>
      call<Problem>(service.base, ROUTES.runtimeControls.path, {
        method: 'POST',
        headers: { ...session, 'idempotency-key': reason },
        body: control({ reason }),
      });
    proxy.cutting(cut);
    const { body, status } = await ask();
    proxy.cutting('never');
    assert.deepEqual([status, body.code], [503, 'ledger_unconfirmed']);
    assert.equal((await ask()).status, 201);
  };
  const ways = [byProgram, byLibrary, byService];
  try {
    for (let number = 0; number < CUTS; number += 1) {
      const cut = number % 2 === 0 ? 'after' : 'before';
      await ways[number % ways.length]?.(cut, `r${number}`);
    }
    const records = await driver.read((sql) => listRecords(sql, { limit: 2 * CUTS }));
    const reasons = records.map(({ record: ownRecord }) =>
      ownRecord.kind === 'control' ? ownRecord.reason : '',
    );
    assert.deepEqual(reasons.toSorted(), Array.from({ length: CUTS }, (_, at) => `r${at}`).sort());
  } finally {
    await service.stop();
    await driver.close();
  }
});
