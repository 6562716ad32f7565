import assert from 'node:assert/strict';
import { cpSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { execa } from 'execa';
import type { Problem, ReadinessBoard } from '../../src/documents/index.ts';
import { redactLines } from '../../src/instance/redact.ts';
import type { Environment } from '../../src/io/run-git.ts';
import { ROUTES } from '../../service/http/table.ts';
import { runHere, World } from '../cli/world.ts';
import { temporaryFolder } from '../repositories.ts';
import { call } from './client.ts';
import { folderWithFacts, newToken, serve, started, type Program } from './program.ts';
import { DEPLOYMENT } from '../trust/root-world.ts';
import { present } from '../../src/documents/findings.ts';
import { formatInstant } from '../../src/documents/json.ts';
import { append, rehearse } from '../../src/ledger/append.ts';
import { makePreview } from '../../service/pages/preview.ts';
import { certified } from '../ledger/export-world.ts';
import {
  AT,
  contextAt,
  contracts,
  control,
  failed,
  item,
  run,
  newLedger,
} from '../ledger/world.ts';
import { valueOf } from '../trust/expect.ts';
import { offering, serviceOn } from './world.ts';
import { watched, type Told } from './watched.ts';
import { setTimeout as delay } from 'node:timers/promises';
import { startService } from './running.ts';
import { PROGRAM } from '../programs.ts';

const HEALTH = ROUTES.health.path;
const READY = ROUTES.ready.path;

describe('claimgate serve', () => {
  test('makes its ledger and its key for the owner alone, and answers', async (t) => {
    const { folder, program } = await started(t);
    assert.equal((await call(program.base, READY)).status, 200);
    const keyFile = `.config/claimgate/fingerprint-keys/${DEPLOYMENT}.key`;
    for (const name of ['ledger.sqlite', keyFile])
      assert.equal(statSync(join(folder, name)).mode & 0o777, 0o600, name);
    const key = readFileSync(join(folder, keyFile), 'utf8').trim();
    assert.ok(!JSON.stringify(program.log).includes(key));
    // Again on the same ledger, which the start leaves unchanged.
    program.child.kill('SIGTERM');
    await program.ended;
    const again = await serve(folder);
    assert.ok(!again.log.some(({ event }) => event === 'ledger_made'));
    again.child.kill('SIGKILL');
    await again.ended;
  });

  test('one process', async (t) => {
    const options = ['--metrics', '127.0.0.1:0', '--audit-log', 'audit.jsonl'];
    const { folder, program } = await started(t, options);

    await t.test(
      '[T172] --metrics and --audit-log say what it decides, and who tried to sign in from where',
      async () => {
        const { port } = await program.logged('metrics_listening');
        const attempt = await fetch(`${program.base}/admin/sign-in`, {
          method: 'POST',
          headers: { origin: program.base },
          body: new URLSearchParams({ name: 'mallory', password: 'hunter2 hunter2' }),
        });
        assert.equal(attempt.status, 401);
        const file = join(folder, 'audit.jsonl');
        const [line = '', ...more] = readFileSync(file, 'utf8').trimEnd().split('\n');
        const { route, address, code } = JSON.parse(line) as Readonly<Record<string, unknown>>;
        assert.deepEqual(
          [route, address, code, more.length],
          ['/admin/sign-in', '127.0.0.1', 'sign_in_refused', 0],
        );
        assert.ok(!line.includes('hunter2'));
        assert.equal(statSync(file).mode & 0o777, 0o600);
        const scrape = await fetch(`http://127.0.0.1:${String(port)}/metrics`);
        const text = await scrape.text();
        assert.match(text, /^claimgate_decisions\{.*\} [1-9]/m);
        assert.match(text, /^claimgate_sign_in\S* 1$/m);
        assert.equal((await fetch(`${program.base}/metrics`)).status, 404);
      },
    );

    await t.test(
      '[T63] a token opens a reading route until it is revoked; what is stored is not the token',
      async () => {
        const token = await newToken(folder);
        const { status, body } = await call<ReadinessBoard>(
          program.base,
          ROUTES.providerReadiness.path,
          {
            token,
          },
        );
        assert.equal(status, 200);
        assert.equal(body.providers.length, 1);
        for (const name of ['ledger.sqlite', 'ledger.sqlite-wal'])
          assert.ok(!readFileSync(join(folder, name)).includes(token.slice(8)), name);
        const ledger = ['--ledger', 'sqlite:ledger.sqlite'];
        const here = { directory: folder, environment: {} };
        const { stdout } = await runHere(['token', 'list', ...ledger], here);
        assert.ok(!stdout.includes(token));
        const [id = ''] = stdout.split(' ');
        assert.equal((await runHere(['token', 'revoke', id, ...ledger], here)).exitCode, 0);
        const after = await call<Problem>(program.base, ROUTES.providerReadiness.path, { token });
        assert.deepEqual([after.status, after.body.code], [401, 'credentials_refused']);
        assert.ok(!JSON.stringify(program.log).includes(token));
      },
    );

    await t.test('[T66] a client whose headers are too large is refused', async () => {
      const { status } = await fetch(program.base + HEALTH, {
        headers: { 'x-large': 'x'.repeat(20_000) },
      });
      assert.equal(status, 431);
    });

    await t.test('[T171] its log is still of use when it is redacted', () => {
      assert.ok(program.log.length > 5);
      const lines = program.log.map((line) => JSON.stringify(line));
      for (const [at, shown] of redactLines(lines).entries()) {
        const hidden = Object.entries(JSON.parse(shown) as Readonly<Record<string, unknown>>)
          .filter(([, value]) => /\[\w+(?:-\d+)?\]/.test(String(value)))
          .map(([name]) => name);
        const ids = new Set(['host', 'origin', 'request_id', 'address', 'caller', 'caller_id']);
        assert.deepEqual(
          hidden.filter((name) => !ids.has(name)),
          [],
          lines[at],
        );
      }
    });
  });

  test('does not start on what it cannot read, and says so by its code', async (t) => {
    const { folder, remove } = folderWithFacts();
    t.after(remove);
    writeFileSync(join(folder, 'wrong.json'), '{}');
    const world = new World();
    t.after(() => world.remove());
    const start = async (args: readonly string[], environment: Environment) => {
      const { stdout, stderr, exitCode } = await world.claimgate(['serve', '--json', ...args], {
        directory: folder,
        environment: { ...world.environment, ...environment },
      });
      const { findings } = JSON.parse(stdout) as { findings: { code: string }[] };
      assert.ok(!`${stdout}${stderr}`.includes('hunter2'));
      return [exitCode, findings[0]?.code];
    };
    const good = [
      '--facts',
      'facts.json',
      '--ledger',
      'sqlite:ledger.sqlite',
      '--listen',
      '127.0.0.1:0',
    ];
    for (const [args, env, code] of [
      [good.slice(2), {}, 'usage'],
      [['--facts', 'none.json'], {}, 'file_missing'],
      [['--facts', 'wrong.json'], {}, 'missing_member'],
      [[...good, '--contracts', 'none'], {}, 'file_missing'],
      [[...good, '--claims', 'wrong.json'], {}, 'missing_member'],
      [good, { SERVICE_PROVIDER_CERTIFICATION_ENFORCED: 'yes' }, 'enforcement_flag_invalid'],
      [good, { CLAIMGATE_DISABLED_PROVIDERS: 'pixelgramm' }, 'disabled_provider_unknown'],
      [good.slice(0, 2), { CLAIMGATE_LEDGER: '' }, 'ledger_location_missing'],
      [good, { S3_BUCKET: 'media', S3_SECRET_ACCESS_KEY: 'hunter2' }, 'setting_invalid'],
      [
        ['--facts', 'facts.json', '--ledger', 'postgres://u:hunter2@127.0.0.1:1/x'],
        { CLAIMGATE_FINGERPRINT_KEY_FILE: 'k' },
        // Nobody knows whether its ledger has one.
        'file_missing',
      ],
      [[...good.slice(0, 4), '--listen', '127.0.0.1:99999'], {}, 'usage'],
    ] as const)
      assert.deepEqual(await start(args, env), [2, code], `${args.join(' ')} ${code}`);
    // With the ledger open: the process ends by itself.
    const args = ['serve', '--json', ...good.slice(0, 4), '--listen', '192.0.2.1:8080'];
    const ownRun = await execa(process.execPath, [PROGRAM, ...args], {
      cwd: folder,
      reject: false,
      timeout: 120_000,
    });
    const { findings } = JSON.parse(ownRun.stdout) as { findings: { code: string }[] };
    assert.deepEqual([ownRun.exitCode, findings[0]?.code], [2, 'listen_failed']);
  });

  test('without the web server it says what to install, and the gate still starts', async (t) => {
    const folder = temporaryFolder(t);
    cpSync(join(PROGRAM, '..'), folder, { recursive: true });
    const inputs = folderWithFacts();
    t.after(inputs.remove);
    const ownRun = await execa(
      process.execPath,
      [join(folder, 'claimgate.cjs'), 'serve', '--facts', 'facts.json', '--json'],
      { cwd: inputs.folder, reject: false, timeout: 120_000 },
    );
    assert.equal(ownRun.exitCode, 2);
    const [first] = (JSON.parse(ownRun.stdout) as { findings: { code: string; next: string }[] })
      .findings;
    assert.deepEqual(
      [first?.code, first?.next],
      ['service_package_missing', 'npm install @claimgate/service'],
    );
    assert.ok(!existsSync(join(inputs.folder, 'claimgate-ledger.sqlite')), 'nothing was made');
    const help = await execa(process.execPath, [join(folder, 'claimgate.cjs'), '--help']);
    assert.equal(help.exitCode, 0);
  });
});

// Each waits for a time-out of a process of its own.
describe('stopping and cutting off', { concurrency: true }, () => {
  test('it stops being ready first, then finishes open requests, then exits', async (t) => {
    const { program } = await started(t, ['--announce-for', '8s', '--stop-within', '60s']);
    const slow = await halfARequest(program);
    program.child.kill('SIGTERM');
    await program.logged('draining');
    const ready = await call<Problem>(program.base, READY);
    assert.deepEqual([ready.status, ready.body.detail], [503, 'process is draining']);
    assert.equal((await call(program.base, HEALTH)).status, 200, 'it still answers');
    // Until it takes no connections any more.
    const answers = () => fetch(program.base + HEALTH).then(Boolean, () => false);
    while (await answers()) await new Promise((resolve) => setTimeout(resolve, 200));
    assert.equal(program.child.exitCode, null, 'the open request is waited for');
    const answered = replyOf(slow);
    slow.write('\r\n');
    assert.match(await answered, /^HTTP\/1\.1 200 OK[\s\S]*"status":"ok"/);
    assert.equal(await program.ended, 0);
    const events = program.log.map(({ event }) => event).filter((event) => event !== 'request');
    assert.deepEqual(events, ['ledger_made', 'listening', 'draining', 'stopped']);
    assert.equal(program.log.at(-1)?.['all_answered'], true);
  });

  test('one deadline: what is still open then is cut', async (t) => {
    const { program } = await started(t, ['--announce-for', '9s', '--stop-within', '10s']);
    await halfARequest(program);
    const asked = performance.now();
    program.child.kill('SIGINT');
    assert.equal(await program.ended, 0);
    const took = performance.now() - asked;
    assert.ok(took >= 9900 && took < 18_900, `${took} ms`);
    assert.equal(program.log.at(-1)?.['all_answered'], false);
  });

  test('asked twice, it waits for nothing', async (t) => {
    const { program } = await started(t, ['--announce-for', '30s', '--stop-within', '60s']);
    await halfARequest(program);
    program.child.kill('SIGTERM');
    await program.logged('draining');
    program.child.kill('SIGTERM');
    assert.equal(await program.ended, 0);
  });

  test('[T66] one that never ends its headers is cut off, and the others do not notice', async (t) => {
    const { program } = await started(t);
    const opened = performance.now();
    const sockets = await Promise.all(Array.from({ length: 50 }, () => halfARequest(program)));
    const closed = Promise.all(sockets.map(replyOf));
    assert.equal((await call(program.base, HEALTH)).status, 200);
    await closed;
    const took = performance.now() - opened;
    assert.ok(took > 9000 && took < 60_000, `closed after ${took} ms`);
  });
});

/** A request without the empty line at its end. */
function halfARequest({ base }: Program): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(base).port) });
    socket.on('error', reject);
    socket.on('connect', () => {
      socket.write(`GET ${HEALTH} HTTP/1.1\r\nhost: a\r\n`, () => setTimeout(resolve, 50, socket));
    });
  });
}

function replyOf(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    socket.on('data', (bytes) => void (text += bytes.toString()));
    socket.on('close', () => resolve(text));
  });
}

// Preview, board and events name the end of a control where it is decided.

const HOUR = 60 * 60_000;
const off = (hours: number | null) =>
  item(
    'control',
    control({
      state: 'disabled',
      reason: 'incident',
      starts_at: formatInstant(AT),
      expires_at: hours === null ? null : formatInstant(AT + hours * HOUR),
    }),
  );

test('the preview of a switch-off says what it hands back to the public by itself, and when', async () => {
  const ledger = await certified('sqlite');
  const service = serviceOn(ledger);
  const { rows, facts, denied } = await service.survey();
  const subjects = rows.map(({ subject }) => subject);
  const view = { controls: [], operators: new Map(), unreadable: 0, at: AT };
  const said = async (hours: number | null) => {
    const rehearsed = valueOf(await rehearse(ledger.driver, off(hours), contextAt(AT)));
    assert.ok(rehearsed.state === 'new');
    const { record } = rehearsed;
    const changes = await service.changes(record, subjects);
    const seen = { ...view, subjects, facts, denied, isRecorder: true };
    const bytes = Buffer.from('');
    return makePreview({ record, bytes, changes, contracts, view: seen }).effects.join(' ');
  };
  assert.match(
    await said(24),
    /ends by itself on .*12:00 UTC \(in 24 hours\): what it switches off then switches on again without anybody, 2 subjects\. 2 claims? may be advertised again then\./,
  );
  assert.match(await said(null), /stays until another control lifts it/);
});

test('events come an hour before a disable ends by itself, and when it has', async () => {
  const ledger = await certified('sqlite');
  const told: Told = { at: AT, facts: offering() };
  const { sent } = await watched(ledger, told);
  const typesAt = async (at: number) => {
    told.at = at;
    told.facts = offering({ generated_at: formatInstant(at) });
    return (await sent()).map(({ type }) => type);
  };
  await typesAt(AT);
  valueOf(await append(ledger.driver, [off(18)], contextAt(AT)));
  assert.deepEqual((await typesAt(AT + 60_000)).sort(), ['control.changed', 'readiness.blocked']);
  assert.deepEqual(await typesAt(AT + 16 * HOUR), []);
  assert.deepEqual(await typesAt(AT + 17 * HOUR + 1), ['control.ending']);
  assert.deepEqual(await typesAt(AT + 17.5 * HOUR), []);
  assert.deepEqual((await typesAt(AT + 18 * HOUR)).sort(), ['control.ended', 'readiness.restored']);
  assert.deepEqual(await typesAt(AT + 19 * HOUR), []);
});

test('a replaced disable ends nothing', async () => {
  const ledger = await certified('sqlite');
  const told: Told = { at: AT, facts: offering() };
  const { sent } = await watched(ledger, told);
  await sent();
  valueOf(await append(ledger.driver, [off(2), off(null)], contextAt(AT)));
  const types: string[] = [];
  for (const hours of [0.5, 1.2, 2, 3]) {
    told.at = AT + hours * HOUR;
    types.push(...(await sent()).map(({ type }) => type));
  }
  assert.ok(!types.some((type) => type.startsWith('control.end')), types.join(' '));
});

test('a failed run has a since, and nothing that it would expire in', async () => {
  const ledger = await certified('sqlite');
  const tested_at = formatInstant(AT - HOUR);
  valueOf(
    await append(ledger.driver, [item('run', failed(run('live', { tested_at })))], contextAt(AT)),
  );
  const { rows } = await serviceOn(ledger).survey();
  const row = present(rows.find(({ isClaimed }) => isClaimed));
  assert.equal(row.decision.blockers[0]?.code, 'live_run_failed');
  assert.equal(row.since, AT - HOUR);
  assert.ok(!row.expiry?.what.startsWith('live'), row.expiry?.what);
  const later = AT + 40 * 24 * HOUR;
  const says = () => offering({ generated_at: formatInstant(later) });
  const expired = (
    await serviceOn(await certified('sqlite'), { clock: () => later, says }).survey()
  ).rows.find(({ isClaimed }) => isClaimed);
  assert.match(present(expired?.decision.blockers[0]).code, /_run_expired$/);
  assert.ok(present(expired).since !== null && present(expired?.since) < later);
});

test('liveness is answered without a line in the log, whatever is behind its path', async () => {
  const ledger = await newLedger('sqlite');
  const service = await startService(ledger.driver);
  const answerOf = async (path: string) => {
    const response = await fetch(service.base + path, { headers: { 'x-request-id': 'alive' } });
    const sent = Object.fromEntries([...response.headers].filter(([name]) => name !== 'date'));
    return { status: response.status, sent, body: await response.text() };
  };
  const plain = await answerOf(ROUTES.health.path);
  assert.deepEqual(await answerOf(`${ROUTES.health.path}?verbose`), plain);
  assert.deepEqual([plain.status, plain.sent['x-request-id']], [200, 'alive']);
  await delay(10);
  assert.deepEqual(
    service.lines.filter((line) => line.includes('alive')),
    [],
  );
  await service.stop();
  await ledger.driver.close();
});

test('the probes answer also who names no host, as HTTP/1.0 lets load balancers do', async (t) => {
  const ledger = await newLedger('sqlite');
  const service = await startService(ledger.driver);
  t.after(() => service.stop());
  const { hostname, port } = new URL(service.base);
  const answerTo = (request: string) =>
    new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(Number(port), hostname, () => socket.write(request));
      socket.on('data', (bytes) => void (text += bytes.toString()));
      socket.on('error', reject).on('close', () => resolve(text));
    });
  for (const { path } of [ROUTES.health, ROUTES.ready])
    assert.match(await answerTo(`GET ${path} HTTP/1.0\r\n\r\n`), /^HTTP\/1\.1 200 OK\r\n/, path);
  // HTTP/1.1 asks for a host.
  const modern = `GET ${ROUTES.ready.path} HTTP/1.1\r\nConnection: close\r\n\r\n`;
  assert.match(await answerTo(modern), /^HTTP\/1\.1 400 /);
});

test('the probes answer OPTIONS by the same status, for balancers that ask with it', async (t) => {
  const ledger = await newLedger('sqlite');
  const service = await startService(ledger.driver);
  t.after(() => service.stop());
  const asked = async ({ path }: { readonly path: string }) => {
    const response = await fetch(service.base + path, { method: 'OPTIONS' });
    return [response.status, response.headers.get('allow'), await response.text()];
  };
  const allowed = 'GET, HEAD, OPTIONS';
  for (const route of [ROUTES.health, ROUTES.ready])
    assert.deepEqual(await asked(route), [200, allowed, ''], route.path);
  service.state.isDraining = true;
  assert.deepEqual(await asked(ROUTES.health), [200, allowed, '']);
  assert.deepEqual(await asked(ROUTES.ready), [503, allowed, '']);
});
