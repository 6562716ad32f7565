import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { findRecord, countRecords } from '../../src/ledger/reading.ts';
import { initLedger, openLedger, parseLocation } from '../../src/ledger/open.ts';
import { verifyLedger } from '../../src/ledger/verify.ts';
import { ROUTES } from '../../service/http/table.ts';
import { control, ENGINES, FINGERPRINTS, IDENTITY, newLocation } from '../ledger/world.ts';
import { JANE, PASSWORD } from './admin-world.ts';
import { isSoak, often } from '../soak.ts';
import { call } from './client.ts';
import { folderWithFacts, PROGRAM, startProgram } from './program.ts';
import { createAdministrator } from './running.ts';

const WRITERS = often(4, 6);
/** Milliseconds of load before each kill: the same in every run. */
const KILLS = isSoak ? [250, 60, 150, 30, 400, 90] : [250, 60];

interface Asked {
  readonly key: string;
  acknowledged?: { readonly id: string; readonly sequence: number };
}

/** Records once; a server that is gone answers nothing. */
async function record(base: string, cookie: string, one: Asked): Promise<void> {
  const response = await fetch(base + ROUTES.runtimeControls.path, {
    method: 'POST',
    headers: {
      cookie,
      origin: base,
      'content-type': 'application/json',
      'idempotency-key': one.key,
    },
    body: JSON.stringify(control({ reason: one.key })),
  }).catch(() => undefined);
  const body = await response?.text().catch(() => undefined);
  if (response === undefined || body === undefined || body === '') return;
  assert.equal(response.status, 201, body);
  const answer = JSON.parse(body) as NonNullable<Asked['acknowledged']>;
  if (one.acknowledged) assert.deepEqual(answer, one.acknowledged, 'a repeat is the same record');
  one.acknowledged = answer;
}

for (const engine of ENGINES)
  test(`administrators' records outlive kill -9 under load on ${engine}; repeats do not double`, async (t) => {
    const location = await newLocation(engine);
    const made = await initLedger(parseLocation(location), IDENTITY, Date.now());
    const jane = { name: JANE, scopes: [], password: PASSWORD, createdAt: Date.now() };
    await createAdministrator(made.driver, jane);
    await made.driver.close();
    const { folder, remove } = folderWithFacts();
    t.after(remove);
    writeFileSync(join(folder, 'fp.key'), Buffer.alloc(32, 7).toString('base64'), { mode: 0o600 });
    const start = async () => {
      const args = [
        'serve',
        '--ledger',
        location,
        '--facts',
        'facts.json',
        '--listen',
        '127.0.0.1:0',
      ];
      const program = await startProgram(folder, [PROGRAM, ...args], {
        CLAIMGATE_FINGERPRINT_KEY_FILE: 'fp.key',
      });
      t.after(() => void program.child.kill('SIGKILL'));
      return program;
    };
    const all: Asked[] = [];
    let cookie = '';
    for (const [round, loadMs] of KILLS.entries()) {
      const { base, child, ended } = await start();
      // The session of the first round is good in all of them: it is kept where the records are.
      if (round === 0) {
        const response = await fetch(`${base}/admin/sign-in`, {
          method: 'POST',
          redirect: 'manual',
          headers: { origin: base },
          body: new URLSearchParams({ name: JANE, password: PASSWORD }),
        });
        cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      }
      for (const one of all) await record(base, cookie, one);
      assert.ok(all.every(({ acknowledged }) => acknowledged));
      const load = Array.from({ length: WRITERS }, async (_, writer) => {
        for (let number = 0; child.exitCode === null && child.signalCode === null; number += 1) {
          const one: Asked = { key: `${round}-${writer}-${number}` };
          all.push(one);
          await record(base, cookie, one);
          await call(base, ROUTES.health.path).catch(() => undefined);
        }
      });
      await new Promise((resolve) => setTimeout(resolve, loadMs));
      child.kill('SIGKILL');
      assert.equal(await ended, 'SIGKILL');
      await Promise.all(load);
    }
    const unanswered = all.filter(({ acknowledged }) => !acknowledged).length;
    const { base, child, ended } = await start();
    for (const one of all) await record(base, cookie, one);
    child.kill('SIGKILL');
    await ended;
    const ledger = await openLedger(parseLocation(location));
    t.after(() => ledger.close());
    for (const { key, acknowledged } of all) {
      assert.ok(acknowledged, key);
      const found = await ledger.read((sql) => findRecord(sql, acknowledged.id));
      assert.equal(found?.sequence, acknowledged.sequence);
      assert.equal(found.record.operator_ref, FINGERPRINTS.of('operator', JANE));
      assert.equal(found.record.kind === 'control' && found.record.reason, key);
    }
    const { records } = await ledger.read(countRecords);
    assert.equal(records.control, all.length, 'each once');
    assert.deepEqual((await verifyLedger(ledger)).findings, []);
    t.diagnostic(`${all.length} asked, ${unanswered} without an answer in the last round`);
  });
