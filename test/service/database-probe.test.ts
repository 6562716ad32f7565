import assert from 'node:assert/strict';
import { copyFileSync, renameSync } from 'node:fs';
import { describe, test, type TestContext } from 'node:test';
import type { Problem, ReadinessBoard } from '../../src/documents/index.ts';
import { initLedger, openLedger, parseLocation } from '../../src/ledger/open.ts';
import { databaseProbe } from '../../service/probes.ts';
import { ROUTES } from '../../service/http/table.ts';
import { AT, IDENTITY, newLedger, newLocation, ownPostgresServer } from '../ledger/world.ts';
import { call } from './client.ts';
import {
  databaseOverWire,
  startService,
  tokenFor,
  watchHealth,
  type RunningService,
} from './running.ts';

/** The bound of specification/service.md 1, and what a loaded machine may add. */
const BOUND_MS = 2000;
const SLACK_MS = 4000;

const READY = ROUTES.ready.path;

/** How a ledger is opened by `serve`. */
const WAITS = { patienceMs: 8000, answerMs: 8000 };

/**
 * Asks for readiness while something is wrong: it says so within its bound and in its own words, also to
 * many at once, and liveness stays as it was.
 */
async function assertNotReady(t: TestContext, service: RunningService): Promise<void> {
  const stop = watchHealth(service.base);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => call<Problem>(service.base, READY)),
  );
  for (const { status, body, ms } of answers) {
    assert.deepEqual([status, body.code], [503, 'database_not_ready']);
    assert.equal(body.detail, 'database is not ready');
    assert.ok(ms < BOUND_MS + SLACK_MS, `answered after ${ms} ms`);
  }
  const { statuses, slowestMs } = await stop();
  assert.ok(statuses.length > 0 && statuses.every((status) => status === 200));
  assert.ok(slowestMs < BOUND_MS + SLACK_MS, `liveness took ${slowestMs} ms`);
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  t.diagnostic(
    `ready: 503 after ${slowest.toFixed(0)} ms; health: ${statuses.length} times 200, slowest ${slowestMs.toFixed(0)} ms`,
  );
}

async function assertReady(service: RunningService): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const { status } = await call(service.base, READY);
    if (status === 200) return;
    assert.ok(attempt < 200, 'it did not become ready again');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

// Most of the time they wait.
describe('readiness on PostgreSQL', { concurrency: true }, () => {
  test('[T421] a database whose clock is behind by more than five minutes is not ready, and the log says why', async () => {
    const { driver } = await newLedger('postgres');
    const said: object[] = [];
    const isReady = (ms: number) =>
      databaseProbe(
        driver,
        (line) => void said.push(line),
        () => Date.now() + ms,
      )();
    assert.equal(await isReady(4 * 60_000), true);
    assert.equal(await isReady(10 * 60_000), false);
    assert.equal(Reflect.get(said[0] ?? {}, 'code'), 'clock_ahead');
  });

  /** A service whose way to the database can be cut. */
  async function overWire(t: TestContext, on?: typeof ownPostgresServer) {
    const { location, wire } = await databaseOverWire(on);
    const ledger = await openLedger(parseLocation(location), WAITS);
    const service = await startService(ledger);
    t.after(async () => {
      await service.stop();
      wire.close();
      await ledger.close();
    });
    return { ledger, service, wire };
  }

  test('a database that refuses', async (t) => {
    const { service, wire } = await overWire(t);
    await assertReady(service);
    wire.set('refusing');
    await assertNotReady(t, service);
    wire.set('open');
    await assertReady(service);
  });

  test('a database that hangs: what is sent gets no answer, and no refusal', async (t) => {
    const { service, wire } = await overWire(t);
    await assertReady(service);
    wire.set('silent');
    await assertNotReady(t, service);
    await assertNotReady(t, service);
    wire.set('open');
    await assertReady(service);
  });

  test('a database that hangs from the beginning of a connection', async (t) => {
    const { service, wire } = await overWire(t);
    wire.set('refusing');
    await assertNotReady(t, service);
    wire.set('silent');
    await assertNotReady(t, service);
    wire.set('open');
    await assertReady(service);
  });

  test('a full pool: every connection is in use for longer than the bound', async (t) => {
    const { ledger, service } = await overWire(t);
    let letGo = () => {};
    const untilThen = new Promise<void>((resolve) => void (letGo = () => resolve()));
    const held = Array.from({ length: 4 }, () => ledger.read(() => untilThen));
    await assertNotReady(t, service);
    letGo();
    await Promise.all(held);
    await assertReady(service);
  });

  test('a server that is stopped, and one that is started again', async (t) => {
    const { restart } = await ownPostgresServer();
    const { service, wire } = await overWire(t, ownPostgresServer);
    await restart();
    await assertReady(service);
    wire.close();
    await assertNotReady(t, service);
  });

  test('a ledger whose tables are gone', async (t) => {
    const ledger = await newLedger('postgres');
    const service = await startService(ledger.driver);
    t.after(() => service.stop());
    await ledger.raw('alter table provider_evidence_identity rename to gone');
    await assertNotReady(t, service);
    const lines = service.lines.join('\n');
    assert.match(lines, /"event":"database_probe","code":"ledger_/);
    assert.ok(!lines.includes('gone') && !lines.includes('relation'), 'no words of the driver');
    await ledger.raw('alter table gone rename to provider_evidence_identity');
    await assertReady(service);
  });

  test('evidence that cannot be had in time is degraded, not an error', async (t) => {
    const { ledger, service, wire } = await overWire(t);
    const token = await tokenFor(ledger);
    const { authentication } = service.context;
    const known = await authentication.identify(new Headers({ authorization: `Bearer ${token}` }));
    const other = await startService(ledger, {
      context: { authentication: { identify: async () => known } },
    });
    t.after(() => other.stop());
    wire.set('silent');
    const { status, body, ms } = await call<ReadinessBoard>(
      other.base,
      ROUTES.providerReadiness.path,
    );
    assert.equal(status, 200);
    for (const { decision } of body.providers.flatMap(({ decisions }) => decisions)) {
      assert.equal(decision.state, 'degraded');
      assert.equal(decision.executable, false);
    }
    t.diagnostic(`degraded after ${ms.toFixed(0)} ms`);
  });
});

describe('readiness on SQLite', () => {
  async function withService(t: TestContext) {
    const location = await newLocation('sqlite');
    const made = await initLedger(parseLocation(location), IDENTITY, AT);
    await made.driver.close();
    const open = () => openLedger(parseLocation(location), WAITS);
    const ledger = await open();
    const service = await startService(ledger);
    t.after(async () => {
      await service.stop();
      await ledger.close();
    });
    return { ledger, service, open };
  }

  test('a file that another program writes to: reading goes on, and writing waits its turn', async (t) => {
    const { ledger, service, open } = await withService(t);
    const other = await open();
    let letGo = () => {};
    const held = other.write(() => new Promise<void>((resolve) => void (letGo = () => resolve())));
    const stop = watchHealth(service.base);
    const waiting = tokenFor(ledger);
    for (let count = 0; count < 10; count += 1) {
      const { status } = await call(service.base, READY);
      assert.equal(status, 200);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    letGo();
    await held;
    assert.match(await waiting, /^cgt_api_/);
    const { statuses } = await stop();
    assert.ok(statuses.every((status) => status === 200));
    await other.close();
  });

  test('a ledger that is in use for longer than the bound', async (t) => {
    const { ledger, service } = await withService(t);
    let letGo = () => {};
    const held = ledger.read(() => new Promise<void>((resolve) => void (letGo = () => resolve())));
    await assertNotReady(t, service);
    letGo();
    await held;
    await assertReady(service);
  });

  test('a ledger whose tables are gone', async (t) => {
    const ledger = await newLedger('sqlite');
    const service = await startService(ledger.driver);
    t.after(() => service.stop());
    await ledger.raw('alter table provider_evidence_identity rename to gone');
    await assertNotReady(t, service);
    assert.ok(!service.lines.join('\n').includes('no such'), 'no words of the driver');
    await ledger.raw('alter table gone rename to provider_evidence_identity');
    await assertReady(service);
  });

  test('a ledger whose file is gone, or another one', async (t) => {
    const ledger = await newLedger('sqlite');
    const service = await startService(ledger.driver);
    t.after(() => service.stop());
    const path = ledger.location.slice('sqlite:'.length);
    renameSync(path, `${path}.moved`);
    await assertNotReady(t, service);
    assert.match(service.lines.join('\n'), /"event":"database_probe","code":"ledger_moved"/);
    copyFileSync(`${path}.moved`, path);
    await assertNotReady(t, service);
    renameSync(`${path}.moved`, path);
    await assertReady(service);
  });
});
