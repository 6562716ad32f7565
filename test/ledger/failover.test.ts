import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { append } from '../../src/ledger/append.ts';
import { checkpointIn, proveGrowth, proveInclusion } from '../../src/ledger/log.ts';
import { listRecords } from '../../src/ledger/reading.ts';
import { openLedger, parseLocation } from '../../src/ledger/open.ts';
import type { Driver } from '../../src/ledger/driver/connection.ts';
import { hostsOf } from '../../src/ledger/driver/postgres-servers.ts';
import { createPrivateKeyFile } from '../../src/cli/keys/signing-keys.ts';
import { keepCheckpoint } from '../../src/cli/evidence/read-ledger.ts';
import { keys } from '../trust/root-world.ts';
import {
  contextAt,
  control,
  item,
  newLedger,
  ownPostgresServer,
  record,
  type TestLedger,
} from './world.ts';
import { assertSound, refusal } from './writers.ts';

const append1 = (ledger: TestLedger, reason: string) =>
  append(ledger.driver, [item('control', control({ reason }))], contextAt());

describe('a leader whose standbys are gone', () => {
  /** From now on no commit is answered, until the test ends. */
  async function cutOff(t: TestContext, ledger: TestLedger): Promise<void> {
    const set = async (names: string) => {
      await ledger.raw(`alter system set synchronous_standby_names = '${names}'`);
      await ledger.raw('select pg_reload_conf()');
      while (!(await waitsFor(ledger, names))) await delay(10);
    };
    t.after(() => set(''));
    await set('none_of_them');
  }

  test('[T130] signs nothing, because another may lead since', async (t) => {
    const ledger = await newLedger('postgres', ownPostgresServer);
    await record(ledger, 'control', control());
    const signers = [
      checkpointIn,
      ...([
        (sql, key, file) => proveInclusion(sql, 1, key, file),
        (sql, key, file) => proveGrowth(sql, { tree_size: 0 }, key, file),
      ] satisfies (typeof checkpointIn)[]),
    ];
    const sign = (signer: typeof checkpointIn) =>
      ledger.driver.attest((sql) => signer(sql, keys.ledger, 'signed'));
    for (const signer of signers) assert.ok((await sign(signer)).ok);
    await cutOff(t, ledger);
    // Long enough for all that does get an answer, on a busy machine too.
    const impatient = await openLedger(parseLocation(ledger.location), { answerMs: 2000 });
    t.after(() => impatient.close());
    const refusals = signers.map((signer) =>
      refusal(impatient.attest((sql) => signer(sql, keys.ledger, 'signed'))),
    );
    for (const code of await Promise.all(refusals)) assert.equal(code, 'ledger_unconfirmed');
    assert.equal((await impatient.read((sql) => listRecords(sql, { limit: 9 }))).length, 1);
  });

  test('[T131] acknowledges nothing, also where somebody ends its waiting', async (t) => {
    const ledger = await newLedger('postgres', ownPostgresServer);
    await record(ledger, 'control', control());
    await cutOff(t, ledger);
    const waiting = refusal(append1(ledger, 'cancelled'));
    while ((await waiters(ledger, 'pg_cancel_backend')) === 0) await delay(10);
    assert.equal(await waiting, 'ledger_unconfirmed');
  });

  test('[T408] files no checkpoint that was not confirmed', async (t) => {
    const ledger = await newLedger('postgres', ownPostgresServer);
    await record(ledger, 'control', control());
    const folder = mkdtempSync(join(tmpdir(), 'cg-failover-'));
    t.after(() => rmSync(folder, { recursive: true }));
    const file = { path: join(folder, 'ledger.key'), name: 'ledger.key' };
    const key = { file, passphrase: undefined, purpose: 'the key of the ledger' };
    await createPrivateKeyFile(file);
    await cutOff(t, ledger);
    const out = { path: join(folder, 'kept'), name: 'kept' };
    const place = { location: ledger.location, directory: folder };
    const waiting = refusal(keepCheckpoint(place, key, out));
    while ((await waiters(ledger, 'pg_cancel_backend')) === 0) await delay(10);
    assert.equal(await waiting, 'ledger_unconfirmed');
    assert.deepEqual(readdirSync(out.path), []);
  });
});

/** Whether the server has taken over which standbys it waits for. */
async function waitsFor(ledger: TestLedger, names: string): Promise<boolean> {
  const [row] = await ledger.raw(`select current_setting('synchronous_standby_names') as names`);
  return typeof row === 'object' && row !== null && Reflect.get(row, 'names') === names;
}

/** Does something to the sessions that wait for a standby; how many there were. */
async function waiters(ledger: TestLedger, what: string): Promise<number> {
  const rows = await ledger.raw(
    `select ${what}(pid) from pg_stat_activity where wait_event = 'SyncRep' and datname = current_database()`,
  );
  return rows.length;
}

describe('the address of several servers', () => {
  for (const [address, urls, attributes] of [
    ['postgres://u:p@a:1/db', ['postgres://u:p@a:1/db'], 'any'],
    ['postgres://a:1,b:2', ['postgres://a:1', 'postgres://b:2'], 'primary'],
    [
      'postgresql://u@a,b:2,[::1]:3/db?sslmode=require&target_session_attrs=read-write',
      [
        'postgresql://u@a/db?sslmode=require',
        'postgresql://u@b:2/db?sslmode=require',
        'postgresql://u@[::1]:3/db?sslmode=require',
      ],
      'read-write',
    ],
    [
      'postgres://u:a%2Cb@a,b/db?target_session_attrs=standby&sslmode=require',
      ['postgres://u:a%2Cb@a/db?sslmode=require', 'postgres://u:a%2Cb@b/db?sslmode=require'],
      'standby',
    ],
    ['postgres:///db?host=/tmp', ['postgres:///db?host=/tmp'], 'any'],
  ] as const)
    test(`${address} is read as libpq reads it`, () => {
      assert.deepEqual(hostsOf(address), { urls, attributes });
    });

  for (const address of [
    'postgres://u:hunter2@a,/db',
    'postgres://u:hunter2@,b/db',
    'postgres://u:hunter2@a,b:port/db',
    'postgres://u:hunter2@a/db?target_session_attrs=leader',
    'postgres://u:hunter2@a/db?target_session_attrs=',
  ])
    test(`${address} is refused without its password`, () => {
      assert.throws(
        () => parseLocation(address),
        (cause) =>
          cause instanceof Error &&
          'code' in cause &&
          cause.code === 'ledger_location_invalid' &&
          !JSON.stringify(cause).includes('hunter2'),
      );
    });
});

test('[T132] a standby shows what it has, records nothing and signs nothing', async (t) => {
  const ledger = await newLedger('postgres', ownPostgresServer);
  await record(ledger, 'control', control());
  const standby = await (await ownPostgresServer()).standby(t);
  if (standby === undefined) return t.skip('no pg_basebackup');
  const { pathname, searchParams } = new URL(ledger.location);
  const leader = searchParams.get('host') ?? '';
  /** The same ledger on those of the servers, in that order, that suit. */
  const open = async (sockets: readonly string[], attributes: string) => {
    const hosts = sockets.map((socket) => encodeURIComponent(socket)).join();
    const address = `postgres://tester@${hosts}${pathname}?target_session_attrs=${attributes}`;
    const driver = await openLedger(parseLocation(address), { answerMs: 5000 });
    t.after(() => driver.close());
    return driver;
  };
  const records = (driver: Driver) => driver.read((sql) => listRecords(sql, { limit: 9 }));
  const event = (reason: string) => [item('control', control({ reason }))];
  const sign = (driver: Driver) =>
    driver.attest((sql) => checkpointIn(sql, keys.ledger, 'checkpoint'));

  for (const attributes of ['any', 'standby', 'prefer-standby', 'read-only']) {
    const driver = await open([standby], attributes);
    while ((await records(driver)).length < 1) await delay(10);
    assert.equal(await refusal(append(driver, event('standby'), contextAt())), 'ledger_standby');
    assert.equal(await refusal(sign(driver)), 'ledger_standby');
  }
  for (const [attributes, isLeader] of [
    ['any', false],
    ['read-write', true],
    ['primary', true],
    ['standby', false],
    ['prefer-standby', false],
    ['read-only', false],
  ] as const) {
    const driver = await open([`${standby}/nobody`, standby, leader], attributes);
    const outcome = append(driver, event(attributes), contextAt());
    if (isLeader) assert.ok((await outcome).ok && (await sign(driver)).ok, attributes);
    else assert.equal(await refusal(outcome), 'ledger_standby', attributes);
  }
  for (const attributes of ['standby', 'read-only'])
    assert.equal(await refusal(open([leader], attributes)), 'ledger_server_unsuitable');
  for (const attributes of ['read-write', 'primary'])
    assert.equal(await refusal(open([standby], attributes)), 'ledger_standby');
  assert.equal((await records(await open([leader], 'prefer-standby'))).length, 3);
  assert.equal(await refusal(open([`${leader}/no`, `${leader}/ne`], 'any')), 'ledger_unreachable');
  assert.equal(await assertSound(ledger), 3);
});
