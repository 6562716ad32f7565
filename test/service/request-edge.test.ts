import assert from 'node:assert/strict';
import { connect, type Socket } from 'node:net';
import { after, before, describe, test } from 'node:test';
import {
  JANE,
  PASSWORD,
  startAdmin,
  visitorTo,
  type AdminService,
  signIn,
  cookieOf,
} from './admin-world.ts';
import { setTimeout as delay } from 'node:timers/promises';
import { ROUTES } from '../../service/http/table.ts';
import { call } from './client.ts';

const SAFE = /^content-security-policy: default-src 'none'/m;

function answerTo(base: string, request: string): Promise<string> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(request));
    socket.on('data', (bytes) => void (text += bytes.toString()));
    socket.on('error', reject).on('close', () => resolve(text));
  });
}

describe('requests as they come in', () => {
  let service: AdminService;

  before(async () => {
    service = await startAdmin('sqlite');
  });
  after(() => service.stop());

  test('[T168] a request that names no host, two of them or none that can be gets our headers and a line in the log', async () => {
    const { host } = new URL(service.base);
    const requests: readonly (readonly [what: string, lines: readonly string[]])[] = [
      ['no host', ['GET /api/v1/ready HTTP/1.1']],
      ['two hosts', ['GET /api/v1/health HTTP/1.1', `Host: ${host}`, 'Host: evil.example']],
      ['one host twice', ['GET /admin HTTP/1.1', `Host: ${host}`, `Host: ${host}`]],
      ['two in one', ['GET /admin HTTP/1.1', `Host: ${host}, evil.example`]],
      ['a user', ['GET /admin HTTP/1.1', 'Host: evil@example']],
      ['an empty one', ['GET /admin HTTP/1.1', 'Host:']],
      ['a path that no URL holds', ['GET /\\evil.example HTTP/1.1', `Host: ${host}`]],
      ['no HTTP', ['nonsense']],
    ];
    for (const [what, lines] of requests) {
      const known = service.lines.length;
      const sent = [
        ...lines,
        ...(lines.length === 1 && what === 'no HTTP' ? [] : ['Connection: close']),
      ];
      const answer = await answerTo(service.base, `${sent.join('\r\n')}\r\n\r\n`);
      assert.match(answer, /^HTTP\/1\.1 400 Bad Request\r\n/, what);
      assert.match(answer, SAFE, what);
      assert.match(answer, /"code":"request_malformed"/, what);
      await new Promise((resolve) => setImmediate(resolve));
      assert.match(service.lines.slice(known).join(), /"status":400[^]*"request_malformed"/, what);
    }
  });

  test('[T168] a parameter that a route or a page does not take is refused, and so is one that stands twice', async () => {
    const visitor = await visitorTo(service);
    const headers = { cookie: visitor.cookie };
    for (const [path, type] of [
      ['/api/v1/provider-readiness?stat=disabled', 'application/problem+json'],
      ['/api/v1/auth/me?x=1', 'application/problem+json'],
      ['/admin?stat=disabled', 'text/html; charset=utf-8'],
      ['/admin?state=nonsense', 'text/html; charset=utf-8'],
      ['/admin?state=disabled&state=healthy', 'text/html; charset=utf-8'],
      ['/admin/certifications/new?subjekt=1', 'text/html; charset=utf-8'],
    ] as const) {
      const response = await fetch(service.base + path, { headers });
      assert.deepEqual([response.status, response.headers.get('content-type')], [422, type], path);
      assert.match(service.lines.join('\n') + (await response.text()), /query_invalid/);
    }
    // A probe answers whatever a load balancer adds to its address.
    assert.equal((await fetch(`${service.base}/api/v1/ready?probe=1`)).status, 200);
  });

  test('a browser gets a page and no JSON, whatever it opens under /admin', async () => {
    const visitor = await visitorTo(service);
    const open = (path: string) =>
      fetch(service.base + path, { headers: { cookie: visitor.cookie }, redirect: 'manual' });
    const slash = await open('/admin/?state=disabled');
    assert.deepEqual([slash.status, slash.headers.get('location')], [303, '/admin?state=disabled']);
    for (const [path, status] of [
      ['/admin/nothing', 404],
      ['/admin/nothing/', 404],
      ['/admin/sign-out', 405],
    ] as const) {
      const response = await open(path);
      assert.deepEqual(
        [response.status, response.headers.get('content-type')],
        [status, 'text/html; charset=utf-8'],
      );
      assert.match(response.headers.get('content-security-policy') ?? '', /style-src 'self'/);
    }
    assert.equal(
      (await open('/elsewhere')).headers.get('content-type'),
      'application/problem+json',
    );
    const bare = await open('/');
    assert.match(bare.headers.get('content-security-policy') ?? '', /default-src 'none'/);
  });

  test('a deep link is opened after signing in, and never one that leads elsewhere', async () => {
    const path = '/admin/subjects/abc?before=7';
    const first = await fetch(service.base + path, { redirect: 'manual' });
    const ownSignIn = first.headers.get('location') ?? '';
    assert.equal(ownSignIn, `/admin/sign-in?${new URLSearchParams({ next: path }).toString()}`);
    for (const [next, location] of [
      [path, path],
      ['/admin?q=two+words', '/admin?q=two+words'],
      ['/admin/sign-in', '/admin'],
      ['/\\evil.example/admin', '/admin'],
      ['javascript:alert(1)', '/admin'],
    ] as const) {
      const response = await fetch(`${service.base}/admin/sign-in`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: service.base },
        body: new URLSearchParams({ name: JANE, password: PASSWORD, next }),
      });
      assert.equal(response.headers.get('location'), location);
    }
  });

  test('another name of the loopback address leads to the public one; elsewhere the page says where it is', async () => {
    const { port } = new URL(service.base);
    const other = await fetch(`http://localhost:${port}/admin?state=disabled`, {
      redirect: 'manual',
    });
    assert.deepEqual(
      [other.status, other.headers.get('location')],
      [303, `${service.base}/admin?state=disabled`],
    );
    const foreign = await answerTo(
      service.base,
      `GET /admin HTTP/1.1\r\nHost: 10.0.0.7:${port}\r\nConnection: close\r\n\r\n`,
    );
    assert.match(foreign, /location: \/admin\/sign-in/, 'no redirect that a proxy could repeat');
    const refused = await fetch(`${service.base}/admin/sign-in`, {
      method: 'POST',
      headers: { origin: 'http://10.0.0.7' },
      body: new URLSearchParams({ name: JANE, password: PASSWORD }),
    });
    assert.equal(refused.status, 403);
    assert.ok((await refused.text()).includes(`<a href="${service.base}/admin">`));
  });

  test('[T168] under an https address every answer asks for TLS from then on', async (t) => {
    const secure = await startAdmin('sqlite', { origin: 'https://claims.example' });
    t.after(() => secure.stop());
    const { hostname, port } = new URL(secure.base);
    const malformed = await answerTo(secure.base, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n');
    assert.match(malformed, /^strict-transport-security: max-age=31536000\r$/m);
    for (const path of ['/api/v1/health', '/admin/sign-in', '/nothing', '/']) {
      const response = await fetch(`http://${hostname}:${port}${path}`, { redirect: 'manual' });
      assert.equal(response.headers.get('strict-transport-security'), 'max-age=31536000', path);
    }
    const plain = await fetch(`${service.base}/api/v1/health`);
    assert.equal(plain.headers.get('strict-transport-security'), null);
  });

  test('[T166] a form that outlives its session keeps its input in the page, and is recorded by nobody', async () => {
    const { base } = service;
    const size = await service.size();
    const fields = {
      provider: 'pixelgram',
      state: 'disabled',
      reason: 'while-away',
      step: 'record',
    };
    const send = (
      path: string,
      body: Record<string, string>,
      headers: Record<string, string> = {},
    ) =>
      fetch(base + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: base, ...headers },
        body: new URLSearchParams(body),
      });
    const ended = await send('/admin/runtime-controls/new', { ...fields, form_token: 'old' });
    assert.equal(ended.status, 401);
    assert.equal(ended.headers.get('location'), null, 'the input goes into no address');
    const page = await ended.text();
    const carried =
      /name="carried" value="([^"]+)"/.exec(page)?.[1]?.replaceAll('&#38;', '&') ?? '';
    assert.deepEqual(Object.fromEntries(new URLSearchParams(carried)), {
      provider: 'pixelgram',
      state: 'disabled',
      reason: 'while-away',
    });
    const next = '/admin/runtime-controls/new';
    const wrong = await send('/admin/sign-in', { name: JANE, password: 'no', next, carried });
    assert.match(await wrong.text(), /name="carried" value="provider=pixelgram/);
    const signedIn = await send('/admin/sign-in', {
      name: JANE,
      password: PASSWORD,
      next,
      carried,
    });
    assert.equal(signedIn.status, 200);
    const kept = await signedIn.text();
    const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const form_token = /name="form_token" value="([0-9a-f]{64})"/.exec(kept)?.[1] ?? '';
    assert.match(kept, /name="step" value="edit"/);
    const back = await send(next, { ...fields, form_token, step: 'edit' }, { cookie });
    assert.match(await back.text(), /value="while-away"/);
    // A token of another session is refused, but the input comes back with the present one.
    const mixed = await send(next, { ...fields, form_token: '0'.repeat(64) }, { cookie });
    assert.equal(mixed.status, 403);
    assert.match(await mixed.text(), new RegExp(`${form_token}[^]*value="while-away"`));
    const foreign = await send(next, fields, { cookie, origin: 'https://evil.example' });
    assert.doesNotMatch(await foreign.text(), /while-away/, 'nothing of another site comes back');
    assert.equal(await service.size(), size);
  });
});

const FORM = 'application/x-www-form-urlencoded';

interface Slow {
  readonly socket: Socket;
  /** The first line of the answer; nothing where the connection ends without one. */
  readonly answer: Promise<string>;
}

/** Sends the head of a request and a part of its body, and then nothing. */
async function sendSlowly(
  { base }: AdminService,
  path: string,
  type: string,
  more: readonly string[] = [],
): Promise<Slow> {
  const { hostname, port, host } = new URL(base);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  const answer = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (bytes) => (text += bytes.toString()));
    socket.on('close', () => resolve(text.split('\r\n')[0] ?? ''));
  });
  const lines = [`host: ${host}`, `origin: ${base}`, `content-type: ${type}`, ...more];
  const head = [`POST ${path} HTTP/1.1`, ...lines, 'content-length: 100', '', 'name='];
  await new Promise<void>((resolve) => socket.write(head.join('\r\n'), () => resolve()));
  return { socket, answer };
}

test('[T385] slow bodies hold no place of work, without a sign-in or with an invented one', async (t) => {
  const service = await startAdmin('sqlite');
  t.after(() => service.stop());
  Object.assign(service.context, { maxOpenRequests: 4, bodyMs: 60_000 });
  const forwarded = (at: number) => [`authorization: Bearer ${'x'.repeat(at + 1)}`];
  const held = await Promise.all(
    [0, 1, 2, 3, 4, 5, 6, 7].map((at) =>
      at % 2 === 0
        ? sendSlowly(service, '/admin/sign-in', FORM)
        : sendSlowly(service, ROUTES.capabilities.path, 'application/json', forwarded(at)),
    ),
  );
  t.after(() => held.forEach(({ socket }) => socket.destroy()));
  // Four of one address are waited for; the others are refused at once.
  for (let tries = 0; overloaded(service) < 4 && tries < 200; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  assert.equal(overloaded(service), 4, service.lines.join('\n'));
  assert.equal((await call(service.base, ROUTES.me.path)).status, 401);
  assert.equal((await fetch(`${service.base}/admin/sign-in`)).status, 200);
});

function overloaded({ lines }: AdminService): number {
  return lines.filter((line) => line.includes('"code":"service_overloaded"')).length;
}

test('[T385] a body that does not come in time ends its connection, and the address may send again', async (t) => {
  const service = await startAdmin('sqlite');
  t.after(() => service.stop());
  Object.assign(service.context, { maxOpenRequests: 2, bodyMs: 50 });
  const held = await Promise.all([1, 2].map(() => sendSlowly(service, '/admin/sign-in', FORM)));
  for (const { answer } of held) assert.match(await answer, /^HTTP\/1\.1 400 /);
  assert.equal((await signIn(service, JANE)).status, 303);
});

/** Sends a request with less of a body than it announces, and hangs up. */
function breakOff(
  service: AdminService,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const { hostname, port, host } = new URL(service.base);
  const lines = Object.entries({ host, origin: service.base, 'content-length': '100', ...headers });
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
      socket.write(`POST ${path} HTTP/1.1\r\n${head}\r\nname=`, () =>
        setTimeout(() => socket.destroy(), 100),
      );
    });
    socket.on('close', () => resolve());
  });
}

describe('[T66] a body that breaks off', () => {
  test('is the fault of who sends it, and no defect', async (t) => {
    const service = await startAdmin('sqlite');
    t.after(() => service.stop());
    const cookie = await cookieOf(service, JANE);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    await breakOff(service, '/admin/sign-in', form);
    const json = { 'content-type': 'application/json', cookie };
    await breakOff(service, ROUTES.runtimeControls.path, json);
    await breakOff(service, ROUTES.capabilities.path, json);
    const told = () => service.lines.filter((line) => line.includes('"code":"body_incomplete"'));
    for (let tries = 0; told().length < 3 && tries < 100; tries += 1) await delay(20);
    assert.equal(told().length, 3, service.lines.join('\n'));
    for (const line of told()) assert.match(line, /"level":"info".*"status":400/);
    assert.ok(!service.lines.join('\n').includes('defect'));
  });
});
