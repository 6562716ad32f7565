import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import {
  findRecord,
  initLedger,
  openLedger,
  parseLocation,
  statsOf,
  verifyLedger,
} from '../../src/ledger/index.ts';
import { ROUTES } from '../../src/service/routes/table.ts';
import { control, ENGINES, IDENTITY, newLocation } from '../ledger/world.ts';
import { call } from './client.ts';
import { startProgram, type Program } from './program.ts';
import { tokenFor } from './running.ts';

const HOST = join(import.meta.dirname, 'append-host.ts');
const WRITERS = 6;
const ROUNDS = 3;

/** What is asked to be recorded, by its key; the answer, once there was one. */
interface Asked {
  readonly key: string;
  acknowledged?: { readonly id: string; readonly sequence: number };
}

async function startHost(t: TestContext, location: string): Promise<Program> {
  const program = await startProgram(import.meta.dirname, ['--import', 'tsx', HOST, location], {});
  t.after(() => void program.child.kill('SIGKILL'));
  return program;
}

/** Asks once; a host that is gone answers nothing. */
async function ask(base: string, one: Asked): Promise<void> {
  const response = await fetch(`${base}/append`, {
    method: 'POST',
    headers: { 'idempotency-key': one.key, 'content-type': 'application/json' },
    body: JSON.stringify(control({ reason: one.key })),
  }).catch(() => undefined);
  const body: unknown = await response?.json().catch(() => undefined);
  if (response?.status !== 201) return;
  const answer = body as NonNullable<Asked['acknowledged']>;
  if (one.acknowledged) assert.deepEqual(answer, one.acknowledged, 'a repeat is the same record');
  one.acknowledged = answer;
}

for (const engine of ENGINES) {
  test(`killed under load on ${engine}: what was acknowledged is there, and repeats do not double`, async (t) => {
    const location = await newLocation(engine);
    const made = await initLedger(parseLocation(location), IDENTITY, Date.now());
    await made.driver.close();
    const all: Asked[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { base, child, ended } = await startHost(t, location);
      // What was asked before, whether or not it was answered, is asked again.
      for (const one of all) await ask(base, one);
      assert.ok(all.every(({ acknowledged }) => acknowledged));
      const load = Array.from({ length: WRITERS }, async (_, writer) => {
        for (let number = 0; child.exitCode === null && child.signalCode === null; number += 1) {
          const one: Asked = { key: `${round}-${writer}-${number}` };
          all.push(one);
          await ask(base, one);
          await call(base, ROUTES.health.path).catch(() => undefined);
        }
      });
      await new Promise((resolve) => setTimeout(resolve, 700));
      child.kill('SIGKILL');
      assert.equal(await ended, 'SIGKILL');
      await Promise.all(load);
    }
    const unanswered = all.filter(({ acknowledged }) => !acknowledged).length;
    const { base, child } = await startHost(t, location);
    for (const one of all) await ask(base, one);
    child.kill('SIGKILL');
    const ledger = await openLedger(parseLocation(location));
    t.after(() => ledger.close());
    for (const { key, acknowledged } of all) {
      assert.ok(acknowledged, key);
      const found = await ledger.read((sql) => findRecord(sql, acknowledged.id));
      assert.equal(found?.sequence, acknowledged.sequence);
      assert.equal(found?.record.kind === 'control' && found.record.reason, key);
    }
    const { records } = await ledger.read(statsOf);
    assert.equal(records.control, all.length, 'each once');
    assert.deepEqual((await verifyLedger(ledger)).findings, []);
    t.diagnostic(`${all.length} asked, ${unanswered} without an answer in the last round`);
  });
}

test('in a host of its own the routes are there, and the rest of the host is as it was', async (t) => {
  const location = await newLocation('postgres');
  const made = await initLedger(parseLocation(location), IDENTITY, Date.now());
  t.after(() => made.driver.close());
  const { base } = await startHost(t, location);
  const page = await fetch(base);
  assert.equal(await page.text(), 'the page of the host');
  assert.equal(page.headers.get('content-security-policy'), null);
  assert.equal(await (await fetch(`${base}/nothing`)).text(), '404 Not Found');
  const now = Date.now();
  const token = await tokenFor(made.driver, { createdAt: now, expiresAt: now + 60_000 });
  assert.equal((await call(base, ROUTES.ready.path)).status, 200);
  assert.equal((await call(base, ROUTES.providerReadiness.path, { token })).status, 200);
  assert.equal((await call(base, ROUTES.providerReadiness.path)).status, 401);
});
