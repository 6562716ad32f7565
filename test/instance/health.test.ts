import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { CommandReport, InstanceHealth } from '../../src/documents/index.ts';
import { validatorOf } from '../documents/published.ts';
import { World } from '../cli/world.ts';
import {
  answering,
  answeringBy,
  answeringWithTls,
  notReady,
  sayingBytes,
  WELL,
  type Answering,
} from './answering.ts';
import {
  MAX_BODY_BYTES,
  readAnswer,
  blockedFinding,
  blockedProviders,
  blockersOf,
  readBoard,
} from '../../src/instance/answer.ts';
import { document } from '../../src/documents/generated/liveness.validator.js';
import { newLedger } from '../ledger/world.ts';
import { serviceOn } from '../service/world.ts';
import { valueOf } from '../trust/expect.ts';

const validate = validatorOf('command-report');

const world = new World();
after(() => world.remove());
async function health(server: Pick<Answering, 'base'>, ...more: string[]) {
  const args = ['instance', 'health', '--instance', server.base, ...more];
  const text = await world.claimgate(args);
  const json = await world.claimgate([...args, '--json']);
  const ownDocument = JSON.parse(json.stdout) as CommandReport & { result: InstanceHealth };
  assert.ok(validate(ownDocument), JSON.stringify(validate.errors));
  assert.equal(text.exitCode, json.exitCode);
  const codes = ownDocument.findings.map(({ code }) => code);
  return { text, result: ownDocument.result, codes, exitCode: json.exitCode };
}

const BODY = '{"status":"ok"}';
const JSON_HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';
/** A wrong answer, the code of both probes, what they report, and how long they wait. */
const WRONG: readonly (readonly [
  name: string,
  start: () => Promise<Answering>,
  code: string,
  says: RegExp,
  timeout?: string,
])[] = [
  [
    'other JSON',
    () => answeringBy((_, r) => r.setHeader('content-type', 'application/json').end('{"ok":1}')),
    'answer_unexpected',
    /missing_member|unknown_member/,
  ],
  [
    'no JSON',
    () => answeringBy((_, r) => r.setHeader('content-type', 'application/json').end('{"st')),
    'answer_unexpected',
    /line 1, column/,
  ],
  [
    'HTML',
    () => answeringBy((_, r) => r.setHeader('content-type', 'text/html').end('<p>hello')),
    'answer_unexpected',
    /text\/html/,
  ],
  [
    'a status of 500',
    () => answeringBy((_, r) => r.writeHead(500).end('secret stack')),
    'answer_unexpected',
    /HTTP 500/,
  ],
  [
    'a page that wants a password',
    () => answeringBy((_, r) => r.writeHead(401).end()),
    'answer_unexpected',
    /HTTP 401/,
  ],
  ['no answer', () => answeringBy(() => {}), 'instance_timed_out', /1000 ms/, '1s'],
  [
    'a body that never ends',
    () =>
      answeringBy((_, r) => {
        r.setHeader('content-type', 'application/json');
        const send = () => void r.write(' '.repeat(65_536), (error) => error ?? send());
        send();
      }),
    'answer_too_large',
    /4194304/,
  ],
  [
    'a body that comes drop by drop',
    () =>
      answeringBy((_, r) => {
        const drops = setInterval(() => r.write(' '), 50);
        r.on('close', () => clearInterval(drops));
      }),
    'instance_timed_out',
    /1000 ms/,
    '1s',
  ],
  [
    'a length that is too large',
    () => sayingBytes(`${JSON_HEAD}content-length: 99999999999\r\n\r\n`, () => {}),
    'answer_too_large',
    /99999999999/,
  ],
  [
    'a body that is shorter than it says',
    () => sayingBytes(`${JSON_HEAD}content-length: 100\r\n\r\n${BODY}`),
    'answer_malformed',
    /before its end/,
  ],
  [
    'a body that is longer than it says',
    () => sayingBytes(`${JSON_HEAD}content-length: 7\r\n\r\n${BODY}`),
    'answer_unexpected',
    /json_/,
  ],
  ['no HTTP', () => sayingBytes('SSH-2.0-OpenSSH_9.6\r\n'), 'answer_malformed', /no HTTP/],
  [
    'a cut connection',
    () => sayingBytes('', (socket) => void socket.destroy()),
    'instance_unreachable',
    /cut before/,
  ],
  [
    'a redirect to another origin',
    () => answeringBy((_, r) => r.writeHead(302, { location: 'https://elsewhere.example/' }).end()),
    'instance_redirects',
    /elsewhere\.example/,
  ],
  [
    'a redirect without end',
    () => answeringBy((_, r) => r.writeHead(307, { location: '/again' }).end()),
    'instance_redirects',
    /more than 3/,
  ],
  [
    'a redirect to nowhere',
    () => answeringBy((_, r) => r.writeHead(301, { location: 'http://[' }).end()),
    'instance_redirects',
    /cannot be read/,
  ],
  [
    'a certificate signed by itself',
    () => answeringWithTls(1, 'localhost'),
    'instance_tls_failed',
    /signed by itself/,
  ],
];

describe('instance health on what answers wrongly', { concurrency: true }, () => {
  // Whatever does answer has all the time that a busy machine may need.
  for (const [name, start, code, says, timeout = '60s'] of WRONG) {
    test(name, async (t) => {
      const server = await start();
      t.after(() => server.stop());
      const { text, result, codes, exitCode } = await health(server, '--timeout', timeout);
      assert.equal(exitCode, 2);
      assert.deepEqual(codes, [code, code]);
      assert.match(text.stderr, says);
      assert.ok(!text.stderr.includes('secret stack'));
      assert.deepEqual(
        [result.health.ok, result.ready?.ok, result.database],
        [false, false, 'unknown'],
      );
      assert.equal(result.health.code, code);
    });
  }

  test('TLS asked of what does not speak it', async (t) => {
    const server = await answering(WELL);
    t.after(() => server.stop());
    const { codes, text } = await health({ base: server.base.replace('http:', 'https:') });
    assert.deepEqual(codes, ['instance_tls_failed', 'instance_tls_failed']);
    assert.match(text.stderr, /speak TLS/);
  });

  test('a closed port, and a host that is not known', async () => {
    const closed = await health({ base: 'http://127.0.0.1:1' });
    assert.equal(closed.exitCode, 2);
    assert.deepEqual(closed.codes, ['instance_unreachable', 'instance_unreachable']);
    assert.match(closed.text.stderr, /nothing listens there/);
    const unknown = await health({ base: 'http://nowhere.invalid' });
    assert.deepEqual(unknown.codes, ['instance_unreachable', 'instance_unreachable']);
  });
});

describe('instance health', { concurrency: true }, () => {
  test('says what is well, below a path too', async (t) => {
    const below = Object.fromEntries(Object.entries(WELL).map(([k, v]) => [`/app${k}`, v]));
    const server = await answering(below);
    t.after(() => server.stop());
    const { text, result, exitCode } = await health({ base: `${server.base}/app/` });
    assert.equal(exitCode, 0, text.stderr);
    assert.deepEqual(result, {
      instance: `${server.base}/app`,
      health: { ok: true, http_status: 200, code: null, detail: null },
      ready: { ok: true, http_status: 200, code: null, detail: null },
      database: 'ok',
      storage: 'ok',
    });
  });

  for (const [detail, database, storage] of [
    ['database is not ready', 'not_ready', undefined],
    ['object storage is not ready', 'ok', 'not_ready'],
    ['process is draining', 'unknown', undefined],
    ['password=hunter2 rejected by db7.internal', 'unknown', undefined],
  ] as const) {
    test(`not ready: ${detail}`, async (t) => {
      const server = await answering(notReady(detail));
      t.after(() => server.stop());
      const { text, result, codes, exitCode } = await health(server);
      assert.equal(exitCode, 1);
      assert.deepEqual(codes, ['instance_not_ready']);
      assert.equal(result.health.ok, true);
      assert.equal(result.ready?.http_status, 503);
      assert.deepEqual([result.database, result.storage], [database, storage]);
      assert.ok(!`${text.stdout}${text.stderr}`.includes('hunter2'));
    });
  }

  test('with --live asks for nothing else', async (t) => {
    const server = await answering(notReady('database is not ready'));
    t.after(() => server.stop());
    const { result, exitCode } = await health(server, '--live');
    assert.equal(exitCode, 0);
    assert.equal(result.ready, null);
    assert.deepEqual([...new Set(server.asked)], ['GET /api/v1/health']);
  });

  test('waits until all is well, and not forever', async (t) => {
    let asked = 0;
    const server = await answeringBy(({ url = '' }, response) => {
      asked += 1;
      const isReady = asked > 4 || !url.endsWith('ready');
      response.writeHead(isReady ? 200 : 503, { 'content-type': 'application/json' });
      response.end(JSON.stringify(WELL[url]?.body));
    });
    t.after(() => server.stop());
    const wait = ['instance', 'health', '--wait'];
    const { exitCode } = await world.claimgate([...wait, '600', '--instance', server.base]);
    assert.equal(exitCode, 0);
    assert.ok(asked > 4);
    const end = performance.now() + 950;
    const closed = await world.claimgate([...wait, '1', '--instance', 'http://127.0.0.1:1']);
    assert.ok(closed.exitCode === 2 && performance.now() > end);
  });

  test('what is wrong with the settings of a proxy stops it', async () => {
    const environment = { ...world.environment, HTTP_PROXY: 'socks5://user:hunter2@proxy:1080' };
    const args = ['instance', 'health', '--instance', 'http://claims.example'];
    const { stderr, exitCode } = await world.claimgate(args, { environment });
    assert.equal(exitCode, 2);
    assert.match(stderr, /setting_invalid/);
    assert.ok(!stderr.includes('hunter2'));
  });
});

test('a cause that blocks several decisions is listed once, with their number', async () => {
  const { providers } = await serviceOn(await newLedger('sqlite')).board();
  const [provider] = providers;
  assert.ok(provider && provider.decisions.length === 2);
  const counted = blockersOf(provider, 'blockers').map(({ blocker, decisions }) => [
    blocker.code,
    decisions,
  ]);
  assert.ok(counted.some(([, decisions]) => decisions === 2));
  assert.ok(counted.some(([, decisions]) => decisions === 1));
  assert.deepEqual(blockedFinding([], 'https://a.example'), []);
  assert.equal(blockedFinding(providers, 'https://a.example')[0]?.found, 'pixelgram');
});

test('[T160] a board is handed on as it was sent, whatever looks like a secret in it', async () => {
  const { bytes } = valueOf(await serviceOn(await newLedger('sqlite')).projection());
  const sent = Buffer.from(bytes)
    .toString('utf8')
    .replaceAll(/"detail":"[^"]*"/g, '"detail":"did not pass: check_failed, token=abc123"');
  assert.ok(sent.includes('token=abc123'));
  const url = 'https://a.example/api/v1/provider-readiness';
  const answer = { status: 200, type: 'application/json', body: Buffer.from(sent) };
  const told = readBoard({ ok: true, url, answer });
  assert.ok(told.ok);
  assert.equal(JSON.stringify(told.value), sent);
});

test('an answer that is too long to read is reported without a place', () => {
  const url = 'https://a.example/api/v1/health';
  const answer = { status: 200, type: 'application/json', body: Buffer.alloc(MAX_BODY_BYTES + 1) };
  const told = readAnswer({ ok: true, url, answer }, { document });
  assert.ok(!told.ok);
  assert.equal(told.finding.found, 'json_too_large');
});

test('a provider is blocked where a subject may not run, or is claimed though it should not be', () => {
  const isBlocked = (executable: number, wrongly_claimed: number) => {
    const provider = {
      provider: 'pinterest',
      connectable: true,
      advertisable: false,
      subjects: { all: 2, executable, not_connected: 0, claimed: 2, wrongly_claimed },
      blocked: [],
      accounts: { all: 0, reconnect_required: 0 },
      decisions: [],
    };
    return blockedProviders({ providers: [provider] }).length > 0;
  };
  assert.deepEqual([isBlocked(2, 0), isBlocked(1, 0), isBlocked(2, 1)], [false, true, true]);
});
