import assert from 'node:assert/strict';
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import type { ReadinessBoard } from '../../src/documents/index.ts';
import { refusalOf } from '../../src/findings/index.ts';
import { openLedger, parseLocation } from '../../src/ledger/open.ts';
import { verifyLedger } from '../../src/ledger/verify.ts';
import { headIn } from '../../src/ledger/log.ts';
import { isSoak } from '../soak.ts';
import { ROUTES } from '../../service/routes/table.ts';
import { call } from '../service/client.ts';
import { folderWithFacts, newToken, serve } from '../service/program.ts';
import { startService, tokenFor, type RunningService } from '../service/running.ts';
import { request, serviceOn } from '../service/world.ts';
import { codesOf } from '../trust/expect.ts';
import { exported } from './export-world.ts';
import { EARLIER, FOLLOWED, NOTHING, TAMPERINGS, type Tampering } from './tamperings.ts';
import {
  control,
  ENGINES,
  failed,
  filledLedger,
  raw,
  record,
  review,
  run,
  type TestLedger,
} from './world.ts';

/** Of the ledger that is copied. */
let token = '';

/** A claim that is refused twice: its live test failed, and it is disabled. */
async function refuse(ledger: TestLedger): Promise<void> {
  token = await tokenFor(ledger.driver);
  await record(ledger, 'approval', review());
  await record(ledger, 'run', run('local'));
  await record(ledger, 'run', run('live'));
  await record(ledger, 'control', control());
  await record(ledger, 'run', failed(run('live')));
  await record(ledger, 'control', control({ state: 'disabled', reason: 'incident-1' }));
}

const REFUSED = 'refused';

/** What an export says, or that there is none. */
async function saidBy(ledger: TestLedger): Promise<string> {
  const made = await exported(ledger).catch(refusalOf);
  return 'ok' in made && made.ok ? made.value.bytes.toString('utf8') : REFUSED;
}

async function seenBy(ledger: TestLedger): Promise<string> {
  const { findings } = await verifyLedger(ledger.driver).catch(refusalOf);
  return [...new Set(findings.map(({ code }) => code))].sort().join();
}

/** The ledger by new sessions, which take what the database sets for them. */
async function reopened(ledger: TestLedger): Promise<TestLedger | string> {
  await ledger.driver.close();
  try {
    return { ...ledger, driver: await openLedger(parseLocation(ledger.location)) };
  } catch (error) {
    return refusalOf(error).code;
  }
}

/** What a running service answers about the claim, by itself and on its board. */
async function servedBy({ base, context }: RunningService) {
  const { body, status } = await call(base, ROUTES.providerReadiness.path, { token });
  const decision = await context.readiness.decide(request());
  return { decision, board: { status, body } };
}

async function tamper(honest: TestLedger, [what, statements, seen]: Tampering): Promise<void> {
  const before = await saidBy(honest);
  assert.match(before, /"state":"disabled"/);
  const head = await honest.driver.read((connection) => headIn(connection));
  const service = await startService(honest.driver, { context: { readiness: serviceOn(honest) } });
  try {
    const first = await servedBy(service);
    await honest.raw(...statements);
    const then = await servedBy(service);
    if (seen === NOTHING) assert.deepEqual(then, first);
    const { advertisable, connectable, executable, publishable } = then.decision;
    const isYes = advertisable || connectable || executable || publishable;
    assert.equal(isYes, FOLLOWED.includes(what), 'what a running service says yes after');
  } finally {
    await service.stop();
  }
  const ledger = await reopened(honest);
  if (typeof ledger === 'string') return assert.equal(ledger, seen);
  try {
    if (seen === EARLIER)
      return assert.deepEqual(codesOf(await exported(ledger, { since: head })), [
        'ledger_truncated',
      ]);
    assert.equal(await seenBy(ledger), seen);
    const said = await saidBy(ledger);
    // What nobody sees has changed nothing.
    if (seen === NOTHING) assert.equal(said, before);
    return assert.ok(said === before || said === REFUSED, said);
  } finally {
    await ledger.driver.close();
  }
}

/** `claimgate serve` itself, by today's clock: the evidence has expired, and nothing makes it say yes. */
async function serveBent([, statements, seen]: Tampering, t: TestContext): Promise<void> {
  const { folder, remove } = folderWithFacts();
  t.after(remove);
  const { driver, location } = await filledLedger('sqlite', refuse);
  await driver.close();
  const file = join(folder, 'ledger.sqlite');
  copyFileSync(location.slice('sqlite:'.length), file);
  writeFileSync(`${file}.key`, Buffer.alloc(32, 7).toString('base64'), { mode: 0o600 });
  const { base, child, ended } = await serve(folder);
  t.after(() => {
    child.kill('SIGKILL');
    return ended;
  });
  const mine = await newToken(folder, '--scope', 'readiness:read');
  const asked = () => call<ReadinessBoard>(base, ROUTES.providerReadiness.path, { token: mine });
  const before = await asked();
  assert.deepEqual(
    before.body.providers.map(({ state }) => state),
    ['disabled'],
  );
  await raw(`sqlite:${file}`, statements);
  const { body, status } = await asked();
  if (seen === NOTHING) return assert.deepEqual(body, before.body);
  if (status !== 200) return assert.ok([401, 503].includes(status), `${status}`);
  assert.ok(body.providers.every((one) => !one.advertisable && !one.connectable));
}

/** Copies of a database of a server take time: a part of them in each run, all in a soak. */
const EACH = { sqlite: 1, postgres: 6 };

for (const engine of ENGINES)
  describe(`[T460] tampering with ${engine}`, () => {
    assert.ok(TAMPERINGS[engine].length >= 100);
    for (const [index, one] of TAMPERINGS[engine].entries())
      test(one[0], { skip: !isSoak && index % EACH[engine] !== 0 }, async () =>
        tamper(await filledLedger(engine, refuse), one),
      );
  });

describe('[T460] tampering with the ledger of `claimgate serve`', () => {
  for (const [index, one] of TAMPERINGS.sqlite.entries())
    test(one[0], { skip: !isSoak && index % 40 !== 0 }, (t) => serveBent(one, t));
});
