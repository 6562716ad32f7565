import assert from 'node:assert/strict';
import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import type { AppendedRecord } from '../../src/documents/index.ts';
import { TOOL } from '../../src/documents/generated/tool.ts';
import { fileAppender } from '../../src/io/write-files.ts';
import { AuditLog } from '../../service/http/audit-log.ts';
import type { LogLine } from '../../service/http/log.ts';
import { loadMetrics, serveMetrics } from '../../service/metrics.ts';
import { s3Check } from '../../service/s3.ts';
import { storageProbe } from '../../service/probes.ts';
import { listen } from '../../service/server.ts';
import { AT, control, ENGINES, newLedger } from '../ledger/world.ts';
import { ClaimgateError } from '../../src/documents/findings.ts';
import { temporaryFolder } from '../repositories.ts';
import {
  cookieOf,
  JANE,
  PASSWORD,
  signIn,
  startAdmin,
  VIEWER,
  type AdminService,
} from './admin-world.ts';
import { call } from './client.ts';
import { tokenFor } from './running.ts';

const CONTROLS = '/api/v1/admin/provider-readiness/runtime-controls';

async function started(t: TestContext, changes: Parameters<typeof startAdmin>[1] = {}) {
  const service = await startAdmin('sqlite', changes);
  t.after(() => service.stop());
  return service;
}

/** The lines of the log after what waits is written. */
async function linesOf(service: AdminService): Promise<LogLine[]> {
  await new Promise((resolve) => setImmediate(resolve));
  return service.lines.map((line) => JSON.parse(line) as LogLine);
}

/** Members of a line. */
function part(line: LogLine | undefined, ...names: string[]): unknown[] {
  return names.map((name) => line?.[name]);
}

describe('the line of a request', () => {
  test('names the caller, by an id that opens nothing, and the address', async (t) => {
    const service = await started(t);
    const token = await tokenFor(service.ledger.driver);
    await call(service.base, '/api/v1/auth/me', { token });
    await call(service.base, '/api/v1/auth/me');
    const [known, nobody] = await linesOf(service);
    assert.deepEqual(part(known, 'caller', 'caller_kind', 'address'), [
      'test',
      'api_token',
      '127.0.0.1',
    ]);
    assert.match(String(known?.['caller_id']), /^[0-9a-f]{32}$/);
    assert.deepEqual(part(nobody, 'caller', 'address'), [undefined, '127.0.0.1']);
    assert.ok(!service.lines.join('').includes(token));
  });

  test('has the address that the proxy in front names', async (t) => {
    const service = await started(t, { isBehindProxy: true });
    const headers = { 'x-forwarded-for': '198.51.100.9, 192.0.2.7' };
    await call(service.base, '/api/v1/auth/me', { headers });
    assert.equal((await linesOf(service)).at(-1)?.['address'], '192.0.2.7');
  });

  test('[T172] tells attempts to sign in, and never what was typed where nobody has that name', async (t) => {
    const service = await started(t);
    await signIn(service, JANE);
    await signIn(service, JANE, { password: 'wrong' });
    await signIn(service, 'hunter2-typed-as-a-name', { password: 'x' });
    const told = (await linesOf(service)).map((line) => part(line, 'caller', 'code', 'address'));
    assert.deepEqual(told, [
      [JANE, undefined, '127.0.0.1'],
      [JANE, 'sign_in_refused', '127.0.0.1'],
      [undefined, 'sign_in_refused', '127.0.0.1'],
    ]);
    assert.doesNotMatch(service.lines.join(''), new RegExp(`hunter2|${PASSWORD}`));
  });
});

describe('the audit log', () => {
  test('[T172] has who, from where, what and which record, and is shown to administrators only', async (t) => {
    const service = await started(t);
    const cookie = await cookieOf(service, JANE);
    const headers = { cookie, origin: service.base };
    const body = control({ state: 'disabled', reason: 'outage' });
    const { body: made } = await call<AppendedRecord>(service.base, CONTROLS, {
      method: 'POST',
      headers,
      body,
    });
    await call(service.base, CONTROLS, { method: 'POST', headers, body: {} });
    await call(service.base, '/api/v1/auth/me', { headers });
    const { entries = [] } = (await service.context.audit?.find()) ?? {};
    assert.deepEqual(
      entries.map(({ entry }) =>
        part(entry, 'caller', 'address', 'route', 'record', 'sequence', 'code'),
      ),
      [
        [JANE, '127.0.0.1', CONTROLS, undefined, undefined, 'missing_member'],
        [JANE, '127.0.0.1', CONTROLS, made.id, made.sequence, undefined],
        [JANE, '127.0.0.1', '/admin/sign-in', undefined, undefined, undefined],
      ],
    );
    const page = async (as: string) => {
      const response = await fetch(`${service.base}/admin/audit`, { headers: { cookie: as } });
      return { status: response.status, text: await response.text() };
    };
    const { status, text } = await page(cookie);
    assert.equal(status, 200);
    for (const words of [
      JANE,
      'Record a control',
      `entry ${made.sequence}`,
      'missing_member',
      'Sign in',
    ])
      assert.ok(text.includes(words), words);
    assert.equal((await page(await cookieOf(service, VIEWER))).status, 403);
  });

  test('is appended to a file of the owner', (t) => {
    const file = join(temporaryFolder(t), 'audit.jsonl');
    const log = new AuditLog(() => AT, fileAppender(file, 'audit.jsonl'));
    log.add(auditLine(1));
    log.add({ ...auditLine(0), method: 'GET' });
    log.add({ ...auditLine(0), route: '/api/v1/capabilities/resolve' });
    const [line = '', ...more] = readFileSync(file, 'utf8').trimEnd().split('\n');
    assert.deepEqual(part(JSON.parse(line) as LogLine, 'time', 'sequence'), [
      '2026-03-15T12:00:00Z',
      1,
    ]);
    assert.equal(more.length, 0);
    assert.equal(statSync(file).mode & 0o777, 0o600);
    assert.throws(() => fileAppender(join(file, 'no'), 'no'), /audit|no/);
  });

  for (const engine of ENGINES)
    test(`is shared by replicas, filtered, paged, and not washed away, on ${engine}`, async () => {
      const { driver } = await newLedger(engine);
      const [log, replica] = [new AuditLog(() => AT), new AuditLog(() => AT)];
      for (const one of [log, replica]) one.keepIn(driver);
      for (let sequence = 1; sequence <= 120; sequence += 1) log.add(auditLine(sequence));
      const stranger = { ...auditLine(0), sequence: null, code: 'sign_in_refused', status: 401 };
      for (let count = 0; count < 600; count += 1)
        (count % 2 === 0 ? log : replica).add({ ...stranger, address: '192.0.2.7' });
      await Promise.all([log.stop(), replica.stop()]);
      const first = await replica.find();
      const second = await replica.find({ before: first.next ?? '' });
      const all = [...first.entries, ...second.entries];
      assert.deepEqual([first.entries.length, second.next, all.length], [100, undefined, 121]);
      const sequences = new Set(all.map(({ entry }) => entry['sequence']));
      assert.equal(sequences.size, 121);
      const refused = await log.find({ outcome: 'refused' });
      assert.deepEqual(
        refused.entries.map(({ count }) => count),
        [600],
      );
      assert.equal((await log.find({ caller: JANE, outcome: 'recorded' })).entries.length, 100);
      assert.equal((await log.find({ caller: 'nobody' })).entries.length, 0);
    });

  test('is kept once the database is in reach again, and told of until then', async () => {
    const told: (string | null)[] = [];
    const log = new AuditLog(
      () => AT,
      () => {},
      (cause) => void told.push(cause),
    );
    const { driver } = await newLedger('sqlite');
    let isAway = true;
    const stranger = { ...auditLine(0), sequence: null, code: 'sign_in_refused', status: 401 };
    const late = [stranger];
    const write: typeof driver.write = (work) => {
      if (!isAway) return driver.write(work);
      // One more comes while the first ones are on their way.
      for (const one of late.splice(0)) log.add(one);
      return Promise.reject(new ClaimgateError('ledger_unreachable'));
    };
    log.keepIn({ ...driver, write });
    log.add(auditLine(1));
    for (let count = 0; count < 3; count += 1) log.add(stranger);
    await log.flush();
    assert.deepEqual([told, (await log.find()).entries.length], [[null], 0]);
    isAway = false;
    await log.stop();
    const { entries } = await log.find();
    assert.deepEqual(new Set(entries.map(({ count }) => count)), new Set([1, 4]));
  });
});

function auditLine(sequence: number): LogLine {
  const about = { method: 'POST', route: CONTROLS, caller: JANE, caller_id: 'a'.repeat(32) };
  const { caller_id, ...unproven } = about;
  const of = sequence === 0 ? { ...unproven, caller: '' } : { ...about, caller_id };
  return { level: 'info', event: 'request', ...of, sequence };
}

/** OpenMetrics text as families: names of samples, and the values of each by its labels. */
function samplesIn(text: string): Map<string, number> {
  assert.ok(text.endsWith('\n# EOF\n'));
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [, sample = '', value = ''] =
        /^([a-zA-Z_:][\w:]*(?:\{[^{}]*\})?) (\S+)$/.exec(line) ?? assert.fail(line);
      return [sample, value === '+Inf' ? Infinity : Number(value)];
    }),
  );
}

describe('metrics', () => {
  async function scraped(t: TestContext) {
    const service = await started(t);
    const metrics = await loadMetrics();
    const { server, address } = await serveMetrics(metrics, service.context, {
      host: '127.0.0.1',
      port: 0,
    });
    t.after(() => void server.close());
    const url = `http://127.0.0.1:${address.port}/metrics`;
    return { service, metrics, url };
  }

  test('say decisions, expiry, facts, probes, durations and attempts, without a fingerprint', async (t) => {
    const { service, metrics, url } = await scraped(t);
    await signIn(service, JANE);
    await signIn(service, JANE, { password: 'wrong' });
    await call(service.base, '/api/v1/ready');
    for (const line of service.told) metrics.observe(line);
    const openMetrics = { headers: { accept: 'application/openmetrics-text; version=1.0.0' } };
    const response = await fetch(url, openMetrics);
    assert.match(response.headers.get('content-type') ?? '', /^application\/openmetrics-text/);
    const text = await response.text();
    const samples = samplesIn(text);
    const expected: [string, number][] = [
      ['claimgate_subjects_not_connected{provider="clipstream"}', 1],
      ['claimgate_probe_up{probe="database"}', 1],
      ['claimgate_evidence_readable', 1],
      ['claimgate_sign_in_attempts_total{outcome="refused"}', 1],
      ['claimgate_sign_in_attempts_total{outcome="signed_in"}', 1],
      ['claimgate_sign_in_attempts_total{outcome="limited"}', 0],
      [
        'claimgate_http_request_duration_seconds_count{method="GET",route="/api/v1/ready",status="200"}',
        1,
      ],
    ];
    for (const [sample, value] of expected) assert.equal(samples.get(sample), value, sample);
    assert.ok(samples.has('claimgate_facts_age_seconds'));
    const until = [...samples].filter(([sample]) => sample.startsWith('claimgate_next_expiry'));
    assert.ok(until.length > 0 && until.every(([, value]) => Number.isFinite(value)));
    const all = [...samples].filter(([sample]) => sample.startsWith('claimgate_decisions{'));
    const { rows } = await service.context.readiness.survey();
    const apart = [...samples].filter(([sample]) => sample.startsWith('claimgate_subjects_not_'));
    const count = rows.filter((row) => row.isConnected || row.claim !== 'none').length;
    assert.ok(apart.length > 0);
    assert.equal(
      all.reduce((sum, [, value]) => sum + value, 0),
      count,
    );
    // The same again in the older format: nothing is counted twice.
    const older = await (await fetch(url)).text();
    assert.match(older, /^# TYPE claimgate_sign_in_attempts_total counter$/m);
    const again = samplesIn(`${older}# EOF\n`);
    assert.equal(again.get('claimgate_subjects_not_connected{provider="clipstream"}'), 1);
  });

  test('say when the first evidence of a provider expires', async (t) => {
    const { context } = await started(t);
    const survey = async () => {
      const found = await context.readiness.survey();
      const row = found.rows.find(({ decision }) => decision.executable) ?? assert.fail();
      const rows = [20, 10, 30].map((seconds) => ({
        ...row,
        expiry: { ...(row.expiry ?? assert.fail()), at: context.clock() + seconds * 1000 },
      }));
      return { ...found, rows };
    };
    const text = await (await loadMetrics()).text({ ...context, readiness: { survey } });
    const [, seconds] = /^claimgate_next_expiry_seconds\{[^}]+\} (\S+)$/m.exec(text) ?? [];
    assert.equal(seconds, '10');
  });

  test('say what runs, and how old export, backup and messages are; a file that is gone is older than any', async (t) => {
    const { service, metrics } = await scraped(t);
    const { driver: ledger } = service.ledger;
    const folder = temporaryFolder(t);
    const file = join(folder, 'status.json');
    writeFileSync(file, '{}');
    utimesSync(file, AT / 1000 - 3600, AT / 1000 - 3600);
    const watchedFiles = { export: file, backup: join(folder, 'backups') };
    const operations = { ledger, targets: ['ops'], watchedFiles };
    const asked = async () =>
      samplesIn(await metrics.text({ ...service.context, clock: () => AT, operations }));
    const waiting = [`'${'a'.repeat(32)}'`, "'ops'", "'{}'", AT - 60_000, AT, 0].join();
    await service.ledger.raw(`insert into service_webhook_deliveries values (${waiting})`);
    const samples = await asked();
    const expected: [string, number][] = [
      [`build_info{version="${TOOL.version}"}`, 1],
      ['file_age_seconds{file="export"}', 3600],
      ['file_age_seconds{file="backup"}', Infinity],
      ['webhooks_pending{target="ops"}', 1],
      ['webhooks_retried{target="ops"}', 0],
      ['webhooks_oldest_seconds{target="ops"}', 60],
      ['terms_readable', 1],
    ];
    for (const [name, value] of expected)
      assert.equal(samples.get(`claimgate_${name}`), value, name);
    assert.equal(samples.get('claimgate_ledger_records'), await service.size());
    rmSync(file);
    assert.equal((await asked()).get('claimgate_file_age_seconds{file="export"}'), Infinity);
  });

  test('[T173] have no label that names a person, an account, an app or a subject', async (t) => {
    const { service, metrics, url } = await scraped(t);
    await signIn(service, JANE);
    const headers = { cookie: await cookieOf(service, JANE) };
    const { providers } = await service.context.readiness.board();
    await fetch(`${service.base}/admin/subjects/sha256:${'a'.repeat(64)}`, { headers });
    await fetch(`${service.base}/no/such/${PASSWORD}`);
    for (const line of await linesOf(service)) metrics.observe(line);
    const text = await (await fetch(url)).text();
    const subjects = providers.flatMap(({ decisions }) => decisions);
    const secrets = subjects.flatMap(({ subject, account_reference: account }) => [
      subject.app_fingerprint,
      subject.instance_fingerprint,
      account,
    ]);
    for (const secret of [...secrets, JANE, PASSWORD, '127.0.0.1'])
      if (secret !== null) assert.ok(!text.includes(secret), secret);
    assert.doesNotMatch(text, /sha256|[0-9a-f]{32}/);
  });

  test('say so where evidence cannot be read, and a probe fails', async (t) => {
    const { service, metrics } = await scraped(t);
    const source = {
      ...service.context,
      readiness: { survey: () => Promise.reject(new Error('no')) },
      probes: { database: async () => false, storage: async () => false },
    };
    const samples = samplesIn(await metrics.text(source));
    for (const name of [
      'probe_up{probe="database"}',
      'probe_up{probe="storage"}',
      'evidence_readable',
    ])
      assert.equal(samples.get(`claimgate_${name}`), 0);
    assert.ok(![...samples.keys()].some((sample) => sample.startsWith('claimgate_decisions{')));
    assert.ok(Number.isNaN(samples.get('claimgate_facts_age_seconds')));
  });

  test('answer at their own address only, and nothing else there', async (t) => {
    const { service, url } = await scraped(t);
    assert.equal((await fetch(`${service.base}/metrics`)).status, 404);
    assert.equal((await fetch(url.replace('/metrics', '/admin'))).status, 404);
    assert.equal((await fetch(url, { method: 'POST' })).status, 405);
    const head = await fetch(url, { method: 'HEAD' });
    assert.deepEqual([head.status, await head.text()], [200, '']);
  });
});

describe('the log of a failing storage probe', () => {
  const settings = {
    region: 'us-east-1',
    bucket: 'a-bucket',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  };

  async function lineFor(endpoint: string): Promise<LogLine | undefined> {
    const lines: LogLine[] = [];
    const check = await s3Check({ ...settings, endpoint });
    assert.equal(await storageProbe(check, (line) => void lines.push(line))(), false);
    return lines[0];
  }

  async function on(t: TestContext, server: Server): Promise<string> {
    const { port } = await listen(server, '127.0.0.1', 0);
    t.after(() => void server.close());
    return `http://127.0.0.1:${port}`;
  }

  test('names what the bucket says, and nothing else of it', async (t) => {
    const refusal =
      '<Error><Code>SignatureDoesNotMatch</Code><Message>of a-bucket</Message></Error>';
    const endpoint = await on(
      t,
      createServer((_request, response) => void response.writeHead(403).end(refusal)),
    );
    const line = await lineFor(endpoint);
    assert.deepEqual(part(line, 'step', 'status', 'cause'), ['put', 403, 'SignatureDoesNotMatch']);
    assert.ok(!JSON.stringify(line).includes('a-bucket'));
  });

  test('names what the system says where there is no answer', async (t) => {
    const server = createServer();
    const endpoint = await on(t, server);
    await new Promise((resolve) => server.close(resolve));
    assert.deepEqual(part(await lineFor(endpoint), 'step', 'cause'), ['put', 'ECONNREFUSED']);
  });
});
