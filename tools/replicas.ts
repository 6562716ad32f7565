import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Agent, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { execa } from 'execa';
import { formatInstant } from '../src/documents/json.ts';
import { facts } from '../test/ledger/facts.ts';
import { startOwnPostgres } from '../test/ledger/postgres-server.ts';
import { endWrong, readCommandLine } from '../scripts/command-line.ts';
import { freePorts, listeningPort, until } from './high-availability/processes.ts';

const USAGE = `npm run trials -- replicas [-- OPTIONS]

Two \`claimgate serve\` over one PostgreSQL, behind HAProxy with deploy/haproxy.cfg. Sign-in limits, sign-out and
revoked tokens of one must count at the other. Then one replica after the other is restarted, and no reader and no
external probe may notice. Then one after the other is killed under readers and writers: no acknowledged control event may be missing in the webhooks that arrive, and none may be told twice.
Takes about 10 seconds for each kill. It needs PostgreSQL, haproxy and openssl.

  --kills N   how many replicas are killed (default 6)`;

const { values, positionals } = readCommandLine(USAGE, {
  kills: { type: 'string', default: '6' },
});
if (positionals.length > 0) endWrong(USAGE, `${positionals.join(' ')}: not understood`);
if (!/^[0-9]{1,3}$/.test(values.kills)) endWrong(USAGE, '--kills takes a whole number');

const PROGRAM = join(import.meta.dirname, '../dist/bin/claimgate.cjs');
const NAME = 'claims.example';
const ORIGIN = `https://${NAME}`;
const PASSWORD = 'correct horse battery staple';
const FORM = { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' };
const agent = new Agent({ keepAlive: true, maxSockets: 32 });
const folder = mkdtempSync(join(tmpdir(), 'claimgate-replicas-'));
const postgres = await startOwnPostgres({ isDurable: true });
const environment = {
  CLAIMGATE_LEDGER: await postgres.createDatabase(),
  CLAIMGATE_FINGERPRINT_KEY_FILE: join(folder, 'fingerprint.key'),
  // Settings of its own: those of this machine may know a longer ledger of the same name, of a run before.
  CLAIMGATE_CONFIG_DIR: join(folder, 'settings'),
  CLAIMGATE_OPERATOR: 'replicas',
};
const [first = 0, second = 0, plain = 0, secure = 0] = await freePorts(4);
const ports = [first, second] as const;
const hook = await startReceiver();
const programs: ChildProcess[] = [];
let haproxy: ChildProcess | undefined;
process.on('exit', end);

try {
  const token = await prepare();
  for (const port of ports) programs.push(await start(port));
  haproxy = await startHaproxy();
  await until('HAProxy', 30, async () => ((await isReady()) ? true : undefined));
  await shareLimits();
  await shareSignOut();
  await shareRevocation();
  await restartInTurn(token);
  await loseReplicas(token, Number(values.kills));
  console.log('passed');
} finally {
  end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);

function end(): void {
  for (const child of programs) child.kill('SIGKILL');
  haproxy?.kill('SIGKILL');
  hook.server.close();
}

/** The ledger, an administrator, and the token of a reader. */
async function prepare(): Promise<string> {
  writeFileSync(join(folder, 'jane.password'), `${PASSWORD}\n`, { mode: 0o600 });
  const key = Buffer.alloc(32, 7).toString('base64');
  writeFileSync(join(folder, 'fingerprint.key'), `${key}\n`, { mode: 0o600 });
  const document = facts({ generated_at: formatInstant(Date.now()) });
  writeFileSync(join(folder, 'facts.json'), JSON.stringify(document));
  const targets = [{ name: 'ops', url: hook.url, secrets: [`whsec_${key}`] }];
  const settings = JSON.stringify({ schema_version: 1, targets });
  writeFileSync(join(folder, 'webhooks.json'), settings, { mode: 0o600 });
  await run(
    'ledger',
    'init',
    '--origin',
    'ledger.example/main',
    '--deployment',
    document.deployment,
  );
  await run('admin', 'create', 'jane', '--password-file', 'jane.password');
  return makeToken('reader');
}

async function makeToken(name: string): Promise<string> {
  return (await run('token', 'create', name, '--expires-in', '1d')).split('\n')[0] ?? '';
}

async function run(...words: string[]): Promise<string> {
  const { stdout } = await execa(process.execPath, [PROGRAM, ...words], {
    cwd: folder,
    env: environment,
  });
  return stdout;
}

/** One `claimgate serve`, once it listens. */
async function start(port: number): Promise<ChildProcess> {
  const words = ['serve', '--facts', 'facts.json', '--listen', `127.0.0.1:${port}`];
  const front = ['--public-url', ORIGIN, '--behind-proxy', '--webhooks', 'webhooks.json'];
  const child = spawn(process.execPath, [PROGRAM, ...words, ...front], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await listeningPort(child);
  return child;
}

/** Starts HAProxy with the deployed configuration, on other ports and with a certificate of its own. */
async function startHaproxy(): Promise<ChildProcess> {
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  const subject = ['-days', '2', '-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME}`];
  await execa('openssl', [...made, ...files, ...subject]);
  const pem = join(folder, 'claims.pem');
  const parts = ['certificate.pem', 'key.pem'].map((name) => readFileSync(join(folder, name)));
  writeFileSync(pem, Buffer.concat(parts), { mode: 0o600 });
  const config = readFileSync(join(import.meta.dirname, '../deploy/haproxy.cfg'), 'utf8')
    .replace('/usr/local/etc/haproxy/claims.pem', pem)
    .replace('bind :80', `bind 127.0.0.1:${plain}`)
    .replace('bind :443', `bind 127.0.0.1:${secure}`)
    .replaceAll('claimgate-1:8080', `127.0.0.1:${first}`)
    .replaceAll('claimgate-2:8080', `127.0.0.1:${second}`);
  writeFileSync(join(folder, 'haproxy.cfg'), config);
  const words = ['-db', '-f', join(folder, 'haproxy.cfg')];
  return spawn('haproxy', words, { stdio: ['ignore', 'inherit', 'inherit'] });
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly cookies: readonly string[];
}

interface Question {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams;
}

/** Asks one replica past HAProxy. */
async function ask(port: number, path: string, { headers = {}, body }: Question): Promise<Answer> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    redirect: 'manual',
    headers,
    ...(body === undefined ? {} : { method: 'POST', body }),
  });
  const cookies = answer.headers.getSetCookie();
  return { status: answer.status, text: await answer.text(), cookies };
}

/** Asks through HAProxy, by TLS; rejects where the connection is lost. */
function askPublic(path: string, { headers = {}, body }: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = {
      agent,
      host: '127.0.0.1',
      port: secure,
      path,
      servername: NAME,
      ca: readFileSync(join(folder, 'certificate.pem')),
      method: body === undefined ? 'GET' : 'POST',
      headers: { host: NAME, ...headers },
    };
    const asked = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => void chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(chunks).toString('utf8'),
          cookies: response.headers['set-cookie'] ?? [],
        }),
      );
    });
    asked.on('error', reject);
    asked.setTimeout(30_000, () => asked.destroy(new Error('no answer')));
    asked.end(body?.toString());
  });
}

async function isReady(): Promise<boolean> {
  try {
    return (await askPublic('/api/v1/ready', {})).status === 200;
  } catch {
    return false;
  }
}

async function signIn(name: string, password: string, at?: number): Promise<Answer> {
  const body = new URLSearchParams({ name, password });
  // The last address is the one that the proxy saw.
  const headers = { ...FORM, 'x-forwarded-for': '2001:db8::1' };
  const question = { headers, body };
  return at === undefined
    ? askPublic('/admin/sign-in', question)
    : ask(at, '/admin/sign-in', question);
}

async function signedIn(): Promise<string> {
  const { status, cookies } = await signIn('jane', PASSWORD);
  assert.equal(status, 303);
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ');
}

async function shareLimits(): Promise<void> {
  const states: number[] = [];
  for (let attempt = 0; attempt < 8; attempt += 1)
    states.push((await signIn('nobody', 'wrong', ports[attempt % 2])).status);
  assert.deepEqual(states, [401, 401, 401, 401, 401, 429, 429, 429]);
  console.log('five attempts for a name, then 429 at both replicas');
}

async function shareSignOut(): Promise<void> {
  const cookie = await signedIn();
  const isOpen = (port: number) => ask(port, '/api/v1/auth/me', { headers: { cookie } });
  for (const port of ports) assert.equal((await isOpen(port)).status, 200);
  const form_token = await formToken(first, '/admin', cookie);
  const headers = { ...FORM, cookie };
  const body = new URLSearchParams({ form_token });
  assert.equal((await ask(first, '/admin/sign-out', { headers, body })).status, 303);
  for (const port of ports) assert.equal((await isOpen(port)).status, 401);
  console.log('signed in through HAProxy, signed out at one replica: signed out at both');
}

async function formToken(port: number, path: string, cookie: string): Promise<string> {
  const { text } = await ask(port, path, { headers: { cookie } });
  return /name="form_token" value="([0-9a-f]{64})"/.exec(text)?.[1] ?? '';
}

async function shareRevocation(): Promise<void> {
  const token = await makeToken('doomed');
  const headers = { authorization: `Bearer ${token}` };
  const status = async (port: number) => (await ask(port, '/api/v1/auth/me', { headers })).status;
  for (const port of ports) assert.equal(await status(port), 200);
  const cookie = await signedIn();
  const { text } = await ask(second, '/admin/tokens', { headers: { cookie } });
  const path = /href="(\/admin\/tokens\/[0-9a-f]{32})"\s*>doomed</.exec(text)?.[1] ?? '';
  const form_token = await formToken(second, path, cookie);
  const body = new URLSearchParams({ form_token });
  assert.equal((await ask(second, path, { headers: { ...FORM, cookie }, body })).status, 303);
  for (const port of ports) assert.equal(await status(port), 401);
  console.log('a token revoked on the page of one replica: refused by both');
}

/** Restarts one replica after the other, as for an upgrade: nobody outside notices, neither readers nor monitors. */
async function restartInTurn(token: string): Promise<void> {
  const over = new AbortController();
  const asked = { readers: 0, probes: 0 };
  const failed: string[] = [];
  const asking = async (who: keyof typeof asked, path: string, headers: Question['headers']) => {
    while (!over.signal.aborted) {
      const outcome = await askPublic(path, { headers: headers ?? {} }).then(
        ({ status }) => String(status),
        (error: unknown) => (error instanceof Error ? error.message : 'lost'),
      );
      asked[who] += 1;
      if (outcome !== '200') failed.push(`${path} ${outcome}`);
      await delay(20);
    }
  };
  const headers = { authorization: `Bearer ${token}` };
  const working = [
    asking('probes', '/api/v1/ready', {}),
    asking('probes', '/api/v1/ready', {}),
    asking('readers', '/api/v1/provider-readiness', headers),
    asking('readers', '/api/v1/provider-readiness', headers),
  ];
  for (const [index, port] of ports.entries()) {
    await delay(2000);
    const program = programs[index];
    program?.kill('SIGTERM');
    if (program) await once(program, 'exit');
    programs[index] = await start(port);
    await until('the replica', 30, async () =>
      (await ask(port, '/api/v1/ready', {})).status === 200 ? true : undefined,
    );
    // Until HAProxy sends traffic to it again.
    await delay(2000);
  }
  over.abort();
  await Promise.all(working);
  console.log(
    `both restarted in turn: ${asked.probes} external probes, ${asked.readers} reads, ${failed.length} failed`,
  );
  assert.deepEqual(failed, []);
}

/** Kills one replica after the other under load; what was acknowledged arrives, in one message each. */
async function loseReplicas(token: string, kills: number): Promise<void> {
  const cookie = await signedIn();
  const acknowledged = new Set<number>();
  const reads = { all: 0, failed: [] as string[], slowestMs: 0 };
  const over = new AbortController();
  const reader = async () => {
    while (!over.signal.aborted) {
      const started = performance.now();
      const headers = { authorization: `Bearer ${token}` };
      const outcome = await askPublic('/api/v1/provider-readiness', { headers }).then(
        ({ status }) => String(status),
        (error: unknown) => (error instanceof Error ? error.message : 'lost'),
      );
      reads.all += 1;
      if (outcome !== '200') reads.failed.push(outcome);
      reads.slowestMs = Math.max(reads.slowestMs, performance.now() - started);
      await delay(50);
    }
  };
  let repeated = 0;
  const writer = async (name: string) => {
    for (let number = 0; !over.signal.aborted; number += 1) {
      const sequence = await recordControl(cookie, `${name}-${number}`, () => (repeated += 1));
      acknowledged.add(sequence);
      await delay(100);
    }
  };
  const working = [reader(), reader(), reader(), reader(), writer('one'), writer('other')];
  for (let kill = 0; kill < kills; kill += 1) {
    await delay(2000 + ((kill * 777) % 1500));
    const index = kill % 2;
    const port = ports[index] ?? 0;
    const program = programs[index];
    if (program) {
      program.kill('SIGKILL');
      await once(program, 'exit');
    }
    await delay(2000);
    programs[index] = await start(port);
    await until('the replica', 30, async () =>
      (await ask(port, '/api/v1/ready', {})).status === 200 ? true : undefined,
    );
    console.log(
      `${kill + 1}/${kills} replica ${index + 1} killed and back: ${acknowledged.size} records`,
    );
  }
  over.abort();
  await Promise.all(working);
  await until('every webhook', 180, async () =>
    [...acknowledged].every((sequence) => hook.told.has(sequence)) ? true : undefined,
  );
  const twice = [...hook.told].filter(([, ids]) => ids.size > 1);
  console.log(`records acknowledged: ${acknowledged.size}, tries repeated: ${repeated}
reads: ${reads.all}, failed: ${reads.failed.length}${reads.failed.length > 0 ? ` (${[...new Set(reads.failed)].join(', ')})` : ''}, slowest: ${Math.round(reads.slowestMs)} ms
webhooks: ${hook.state.received} messages for ${hook.told.size} control events, ${hook.state.again} delivered again, ${hook.state.refused} refused at first`);
  assert.deepEqual(twice, [], 'no two messages report one change');
  assert.deepEqual(reads.failed, [], 'HAProxy repeats what a killed replica left unanswered');
}

async function recordControl(
  cookie: string,
  reason: string,
  onRepeat: () => void,
): Promise<number> {
  const headers = {
    origin: ORIGIN,
    cookie,
    'content-type': 'application/json',
    'idempotency-key': reason,
  };
  const body = JSON.stringify({
    schema_version: 1,
    selector: { provider: 'pixelgram' },
    state: 'enabled',
    reason,
    starts_at: formatInstant(Date.now()),
    expires_at: null,
  });
  for (;;) {
    const answer = await askPublic('/api/v1/admin/provider-readiness/runtime-controls', {
      headers,
      body,
    }).catch(() => undefined);
    // Our own route, for our own document.
    if (answer?.status === 201) return (JSON.parse(answer.text) as { sequence: number }).sequence;
    assert.ok(!answer || answer.status >= 500, answer?.text);
    onRepeat();
    await delay(200);
  }
}

/** A receiver of webhooks that refuses every third try. */
async function startReceiver() {
  const told = new Map<number, Set<string>>();
  const ids = new Set<string>();
  const seen = new Set<string>();
  const state = { received: 0, again: 0, refused: 0 };
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => void chunks.push(chunk));
    incoming.on('end', () => {
      const id = String(incoming.headers['webhook-id']);
      const isFirst = !seen.has(id);
      seen.add(id);
      // Each third message, and only once: what is refused three times waits longer than this program.
      if (isFirst && seen.size % 3 === 0) {
        state.refused += 1;
        response.writeHead(500).end();
        return;
      }
      state.received += 1;
      if (ids.has(id)) state.again += 1;
      ids.add(id);
      const { data } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as {
        data: { controls: readonly { sequence: number }[] };
      };
      for (const { sequence } of data.controls)
        told.set(sequence, (told.get(sequence) ?? new Set()).add(id));
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, told, state, server };
}
