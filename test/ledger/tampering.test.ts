import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import type { ReadinessBoard } from '../../src/documents/index.ts';
import { refusalOf } from '../../src/documents/findings.ts';
import { DAY_MS } from '../../src/documents/json.ts';
import { openLedger, parseLocation } from '../../src/ledger/open.ts';
import { verifyLedger } from '../../src/ledger/verify.ts';
import { headIn } from '../../src/ledger/log.ts';
import { sample } from '../soak.ts';
import { ROUTES } from '../../service/http/table.ts';
import { call } from '../service/client.ts';
import { folderWithFacts, PROGRAM, startProgram } from '../service/program.ts';
import { startService, tokenFor, type RunningService } from '../service/running.ts';
import { request, serviceOn } from '../service/world.ts';
import { codesOf } from '../trust/expect.ts';
import { exported } from './export-world.ts';
import { EARLIER, NOTHING, TAMPERINGS, type Tampering } from './tamperings.ts';
import {
  FINGERPRINTS,
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

/** Of the ledger that is copied: one for the time of its records, and one for a program of now. */
let token = '';
let today = '';

/** A claim that is refused twice: its live test failed, and it is disabled. */
async function refuse(ledger: TestLedger): Promise<void> {
  token = await tokenFor(ledger.driver);
  const createdAt = Date.now();
  today = await tokenFor(ledger.driver, {
    name: 'today',
    createdAt,
    expiresAt: createdAt + DAY_MS,
  });
  await record(ledger, 'approval', review());
  await record(ledger, 'run', run('local'));
  await record(ledger, 'run', run('live'));
  await record(ledger, 'control', control());
  await record(ledger, 'run', failed(run('live')));
  await record(ledger, 'control', control({ state: 'disabled', reason: 'incident-1' }));
}

const REFUSED = 'refused';

async function saidBy(ledger: TestLedger): Promise<string> {
  const made = await exported(ledger).catch(refusalOf);
  return 'ok' in made && made.ok ? made.value.bytes.toString('utf8') : REFUSED;
}

async function seenBy(ledger: TestLedger): Promise<string> {
  const { findings } = await verifyLedger(ledger.driver, {
    fingerprints: FINGERPRINTS,
  }).catch(refusalOf);
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

async function servedBy({ base, context }: RunningService) {
  const { body, status } = await call(base, ROUTES.providerReadiness.path, { token });
  const decision = await context.readiness.decide(request());
  return { decision, board: { status, body } };
}

async function tamper(honest: TestLedger, [, statements, seen]: Tampering): Promise<void> {
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
    assert.equal(isYes, false, 'a running service says yes to nothing');
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
    // A change that nobody sees changes nothing.
    if (seen === NOTHING) assert.equal(said, before);
    return assert.ok(said === before || said === REFUSED, said);
  } finally {
    await ledger.driver.close();
  }
}

/** `claimgate serve` itself, by today's clock: the evidence has expired, and nothing makes it say yes. */
async function serveBent(
  { driver, location }: TestLedger,
  [, statements, seen]: Tampering,
  t: TestContext,
): Promise<void> {
  await driver.close();
  const { folder, remove } = folderWithFacts();
  const key = join(folder, 'fingerprint.key');
  writeFileSync(key, Buffer.alloc(32, 7).toString('base64'), { mode: 0o600 });
  const words = ['serve', '--ledger', location, '--facts', 'facts.json', '--listen', '127.0.0.1:0'];
  const { base, child, ended } = await startProgram(folder, [PROGRAM, ...words], {
    CLAIMGATE_FINGERPRINT_KEY_FILE: key,
  });
  t.after(async () => {
    child.kill('SIGKILL');
    await ended;
    remove();
  });
  const asked = () => call<ReadinessBoard>(base, ROUTES.providerReadiness.path, { token: today });
  const before = await asked();
  assert.deepEqual(
    before.body.providers.flatMap(({ blocked }) => blocked.map(({ state }) => state)),
    ['disabled'],
  );
  await raw(location, statements);
  const { body, status } = await asked();
  if (seen === NOTHING) return assert.deepEqual(body, before.body);
  if (status !== 200) return assert.ok([401, 503].includes(status), `${status}`);
  assert.ok(body.providers.every((one) => !one.advertisable && !one.connectable));
}

/** Copies of a database of a server take time, and so do processes: a part of them in each run, all in a soak. */
const EACH = { sqlite: 3, postgres: 6 };
const EACH_SERVED = 60;

for (const engine of ENGINES) {
  describe(`[T460] tampering with ${engine}`, () => {
    assert.ok(TAMPERINGS[engine].length >= 100);
    for (const one of sample(TAMPERINGS[engine], EACH[engine]))
      test(one[0], async () => tamper(await filledLedger(engine, refuse), one));
  });

  describe(`[T460] tampering with the ledger of \`claimgate serve\` on ${engine}`, () => {
    for (const one of sample(TAMPERINGS[engine], EACH_SERVED))
      test(one[0], async (t) => serveBent(await filledLedger(engine, refuse), one, t));
  });
}
