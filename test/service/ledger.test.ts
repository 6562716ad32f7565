import assert from 'node:assert/strict';
import { writeFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { ReadinessBoard } from '../../src/documents/index.ts';
import { headKeeper, readHead } from '../../service/awaited-ledger.ts';
import { rememberEnd } from '../../service/readiness/snapshot.ts';
import { openLedger, parseLocation } from '../../src/ledger/open.ts';
import { certified } from '../ledger/export-world.ts';
import {
  control,
  ENGINES,
  record,
  type EngineName,
  type TestLedger,
  FINGERPRINTS,
} from '../ledger/world.ts';
import { temporaryFolder } from '../repositories.ts';
import { ORIGIN } from '../trust/root-world.ts';
import { request, serviceOn } from './world.ts';
import { CONTROL, MAKE_STATUS, PublishedShop, STATUS } from '../cli/evidence/published-shop.ts';
import { startProgram } from './program.ts';
import { findRecord, countRecords } from '../../src/ledger/reading.ts';
import { verifyLedger } from '../../src/ledger/verify.ts';
import { ROUTES } from '../../service/http/table.ts';
import { administeredFolder, JANE, PASSWORD } from './admin-world.ts';
import { isSoak, often } from '../soak.ts';
import { call } from './client.ts';
import { PROGRAM } from '../programs.ts';

const LOG = 'provider_evidence_log';
const CONTROLS = 'provider_runtime_control_events';

/** Removes the last record, as an owner can, and puts the guards back. */
function cutting(engine: EngineName, place: number): string[] {
  return [CONTROLS, LOG].flatMap((table) => {
    const remove = `delete from ${table} where sequence = ${place}`;
    if (engine === 'postgres')
      return [
        `alter table ${table} disable trigger all`,
        remove,
        `alter table ${table} enable trigger all`,
      ];
    const guard = `create trigger ${table}_no_delete before delete on ${table}\nbegin select raise(abort, 'append-only'); end`;
    return [`drop trigger ${table}_no_delete`, remove, guard];
  });
}

/** A service that keeps the end of its log in a file, as `serve` does. */
async function started(ledger: TestLedger, file: string) {
  const driver = await openLedger(parseLocation(ledger.location));
  const head = await readHead(file, ORIGIN);
  if (head) rememberEnd(driver, head);
  const causes: string[] = [];
  const service = serviceOn(
    { driver },
    {
      keepEnd: headKeeper(file, ORIGIN, () => {}),
      onUnreadable: ({ code }) => void causes.push(code),
    },
  );
  return { causes, driver, decide: async () => (await service.decide(request())).state };
}

for (const engine of ENGINES)
  describe(`[T473] the log of a service on ${engine}`, () => {
    test('that became shorter is refused while it runs and after a start, and the log of the service names it', async (t) => {
      const file = join(temporaryFolder(t), 'head.json');
      const ledger = await certified(engine);
      const first = await started(ledger, file);
      t.after(() => first.driver.close());
      assert.equal(await first.decide(), 'healthy');
      await record(ledger, 'control', control({ state: 'disabled' }));
      assert.equal(await first.decide(), 'disabled');
      await ledger.raw(...cutting(engine, 5));
      assert.notEqual(await first.decide(), 'healthy');
      assert.notEqual(await first.decide(), 'healthy', 'nor at the next question');
      assert.ok(first.causes.includes('ledger_truncated'));
      const second = await started(ledger, file);
      t.after(() => second.driver.close());
      assert.notEqual(await second.decide(), 'healthy');
      assert.ok(second.causes.includes('ledger_truncated'));
      await record(ledger, 'control', control({ reason: 'other' }));
      assert.notEqual(await second.decide(), 'healthy', 'a log that grew over another past');
      assert.ok(second.causes.includes('ledger_forked'));
    });

    test('of another origin is not compared', async (t) => {
      const file = join(temporaryFolder(t), 'head.json');
      const ledger = await certified(engine);
      const leaf = `sha256:${'7'.repeat(64)}`;
      await headKeeper(file, 'ledger.example/before', () => {})({ sequence: 900, leaf });
      const service = await started(ledger, file);
      t.after(() => service.driver.close());
      assert.equal(await service.decide(), 'healthy');
      assert.deepEqual((await readHead(file, ORIGIN))?.sequence, 4);
    });
  });

test('[T473] an end that could not be kept is kept by the next question', async (t) => {
  const folder = join(temporaryFolder(t), 'heads');
  const file = join(folder, 'head.json');
  writeFileSync(folder, 'in the way');
  const said: string[] = [];
  const keep = headKeeper(file, ORIGIN, ({ event }) => void said.push(event));
  const end = { sequence: 4, leaf: `sha256:${'7'.repeat(64)}` };
  await keep(end);
  assert.deepEqual(said, ['head_unkept']);
  rmSync(folder);
  await keep(end);
  assert.deepEqual(await readHead(file, ORIGIN), end);
});

test('[T473] a file of the end that nobody can read stops a start', async (t) => {
  const file = join(temporaryFolder(t), 'head.json');
  writeFileSync(file, '{"sequence":4}\n');
  await assert.rejects(readHead(file, ORIGIN), { code: 'setting_invalid' });
});

const GUIDE = join(import.meta.dirname, '../../docs/how-to/back-up-a-ledger.md');
/** The file that the guide has removed on the machine of the service. */
const REMOVED =
  /remove the file of `--head-file` \(by default `(ledger-heads\/DEPLOYMENT\.json)` in the folder for settings\) and restart it/;

test('[T475] a service goes on from a backup once its head file is removed, as the guide says', async (t) => {
  const published = await PublishedShop.create(t);
  const { shop } = published;
  const ledger = ['--ledger', 'sqlite:.claimgate/ledger.sqlite'];
  const { stdout } = await shop.run(['token', 'create', 'board', '--expires-in', '1h', ...ledger]);
  const [token = ''] = stdout.split('\n');
  const facts = shop.files().find((name) => name.endsWith('runtime-facts.json')) ?? '';
  /** Starts the service, asks it for every decision, and stops it. */
  const asked = async () => {
    const own = [
      'serve',
      ...ledger,
      '--facts',
      facts,
      '--listen',
      '127.0.0.1:0',
      '--announce-for',
      '1s',
    ];
    const program = await startProgram(shop.folder, [PROGRAM, ...own], { HOME: shop.home });
    try {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${program.base}/api/v1/provider-readiness`, { headers });
      const { providers } = (await answer.json()) as ReadinessBoard;
      const codes = program.log.flatMap(({ code }) => (typeof code === 'string' ? [code] : []));
      return { state: providers[0]?.decisions[0]?.decision.state, codes: [...new Set(codes)] };
    } finally {
      program.child.kill('SIGTERM');
      await program.ended;
    }
  };
  await published.keep('backup');
  await published.type(`${CONTROL} another --state enabled`, 'ledger export', MAKE_STATUS);
  assert.deepEqual(await asked(), { state: 'healthy', codes: [] });
  published.putBack('backup');
  const refused = { state: 'degraded', codes: ['ledger_truncated'] };
  assert.deepEqual(await asked(), refused);
  const accept = `ledger verify --accept-head ${STATUS} --reason disk-failure --out lost.json`;
  await published.type(accept, 'trust update --from lost.json');
  await published.signRoot();
  assert.deepEqual(await asked(), refused, 'the file of the service is not signed by anybody');
  const [, named = ''] = REMOVED.exec(readFileSync(GUIDE, 'utf8')) ?? [];
  const { deployment } = JSON.parse(shop.text('claimgate.config.json')) as { deployment: string };
  rmSync(join(shop.home, '.config/claimgate', named.replace('DEPLOYMENT', deployment)));
  const goesOn = { state: 'disabled', codes: [] };
  assert.deepEqual(await asked(), goesOn, 'what enabled it is lost');
  assert.deepEqual(await asked(), goesOn);
});

const WRITERS = often(4, 6);
/** Milliseconds of load before each kill: the same in every run. */
const KILLS = isSoak ? [250, 60, 150, 30, 400, 90] : [250, 60];

interface Asked {
  readonly key: string;
  acknowledged?: { readonly id: string; readonly sequence: number };
}

/** Records once; a server that is gone answers nothing. */
async function send(base: string, cookie: string, one: Asked): Promise<void> {
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
    const { location, folder } = await administeredFolder(t, engine);
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
      for (const one of all) await send(base, cookie, one);
      assert.ok(all.every(({ acknowledged }) => acknowledged));
      const load = Array.from({ length: WRITERS }, async (_, writer) => {
        for (let number = 0; child.exitCode === null && child.signalCode === null; number += 1) {
          const one: Asked = { key: `${round}-${writer}-${number}` };
          all.push(one);
          await send(base, cookie, one);
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
    for (const one of all) await send(base, cookie, one);
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
