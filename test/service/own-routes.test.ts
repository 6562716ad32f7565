import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Problem, TestIntent, TestIntentRechecked } from '../../src/documents/index.ts';
import { addOpenRoute, addRoute } from '../../service/http/route.ts';
import { addServiceRoutes } from '../../service/routes.ts';
import type { Identified } from '../../service/access/authentication.ts';
import { describeError } from '../../service/http/log.ts';
import { ROUTES } from '../../service/http/table.ts';
import { AT, newLedger } from '../ledger/world.ts';
import { call } from './client.ts';
import { startService, tokenFor, createAdministrator } from './running.ts';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { canonicalize, fingerprinterOf } from '../../src/digest/index.ts';
import { readFingerprintKeyFile } from '../../src/cli/keys/fingerprinter.ts';
import { formatInstant } from '../../src/documents/json.ts';
import { openLedger, parseLocation } from '../../src/ledger/open.ts';
import { intentTokens } from '../../service/readiness/test-intents.ts';
import { subject } from '../evidence/documents.ts';
import { DEPLOYMENT } from '../trust/root-world.ts';
import { World } from '../cli/world.ts';
import { cookieOf, JANE, startAdmin } from './admin-world.ts';
import { folderWithFacts, newToken, started, startProgram } from './program.ts';
import { PROGRAM } from '../programs.ts';

test('a missing, untyped or endless body is refused', async (t) => {
  const { driver } = await newLedger('sqlite');
  const service = await startService(driver);
  t.after(() => service.stop());
  const token = await tokenFor(driver);
  const ask = async (init: RequestInit & { duplex?: 'half' }, type?: string) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(type === undefined ? {} : { 'content-type': type }),
    };
    const url = service.base + ROUTES.capabilities.path;
    const response = await fetch(url, { method: 'POST', headers, ...init });
    const { code } = (await response.json()) as Problem;
    return [response.status, code];
  };
  const piece = Buffer.alloc(2048, ' ');
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(piece) });
  assert.deepEqual(await ask({ body: Buffer.from('{}') }), [415, 'body_not_json']);
  assert.deepEqual(await ask({}, 'application/json'), [422, 'json_empty']);
  assert.deepEqual(await ask({ body: endless, duplex: 'half' }, 'application/json'), [
    413,
    'body_too_large',
  ]);
  const wrong = await call<Problem>(service.base, ROUTES.capabilities.path, { method: 'DELETE' });
  assert.deepEqual([wrong.status, wrong.headers.get('allow')], [405, 'POST']);
});

test('stopped during its readiness check, it is not ready', async (t) => {
  const { driver } = await newLedger('sqlite');
  const service = await startService(driver, {
    probes: {
      database: async () => {
        service.state.isDraining = true;
        return true;
      },
    },
  });
  t.after(() => service.stop());
  const { status, body } = await call<Problem>(service.base, ROUTES.ready.path);
  assert.deepEqual([status, body.code], [503, 'process_draining']);
});

test('a route of a host is answered like ours, also where it throws at once', async (t) => {
  const { driver } = await newLedger('sqlite');
  const service = await startService(driver);
  const { context, lines } = service;
  const app = new Hono();
  const open = { ...ROUTES.health, path: '/api/v1/own' } as const;
  addOpenRoute(app, context, open, () => {
    throw new TypeError('hunter2');
  });
  addRoute(app, context, { ...ROUTES.me, path: '/api/v1/known' }, ({ caller }) => ({
    status: 200,
    type: 'text/plain',
    body: caller.name,
  }));
  const listener = getRequestListener(app.fetch);
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  t.after(async () => {
    server.close();
    await service.stop();
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const broken = await fetch(`${base}/api/v1/own`);
  assert.deepEqual([broken.status, ((await broken.json()) as Problem).code], [500, 'defect']);
  assert.ok(!lines.join('').includes('hunter2'));
  assert.equal((await fetch(`${base}/api/v1/known`)).status, 401);
  const authorization = `Bearer ${await tokenFor(driver)}`;
  const known = await fetch(`${base}/api/v1/known`, { headers: { authorization } });
  assert.equal(await known.text(), 'test');
});

test('in a host of its own the routes are there, and the rest of the host is as it was', async (t) => {
  const { driver } = await newLedger('postgres');
  const service = await startService(driver);
  t.after(() => service.stop());
  const app = new Hono();
  app.get('/', (context) => context.text('the page of the host'));
  addServiceRoutes(app, service.context);
  const page = await app.request('/');
  assert.equal(await page.text(), 'the page of the host');
  assert.equal(page.headers.get('content-security-policy'), null);
  assert.equal(await (await app.request('/nothing')).text(), '404 Not Found');
  const headers = { authorization: `Bearer ${await tokenFor(driver)}` };
  assert.equal((await app.request(ROUTES.ready.path)).status, 200);
  assert.equal((await app.request(ROUTES.providerReadiness.path, { headers })).status, 200);
  assert.equal((await app.request(ROUTES.providerReadiness.path)).status, 401);
});

test('a host that hands over requests without an address is answered too', async (t) => {
  const { startAdmin: ownStartAdmin } = await import('./admin-world.ts');
  const service = await ownStartAdmin('sqlite');
  t.after(() => service.stop());
  const app = new Hono();
  addServiceRoutes(app, service.context);
  const page = await app.request('/admin/sign-in');
  assert.equal(page.status, 200);
  const authorization = `Bearer ${await tokenFor(service.ledger.driver)}`;
  const empty = await app.request(ROUTES.capabilities.path, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
  });
  assert.deepEqual([empty.status, ((await empty.json()) as Problem).code], [422, 'json_empty']);
  const path = `/admin/subjects/${'0'.repeat(64)}`;
  const ownSubject = await app.request(path);
  const next = encodeURIComponent(path);
  assert.equal(ownSubject.headers.get('location'), `/admin/sign-in?next=${next}`);
});

test('a caller without a session records nothing, however the host identifies callers', async (t) => {
  const { startAdmin: ownStartAdmin } = await import('./admin-world.ts');
  const admin = await ownStartAdmin('sqlite');
  const { administration } = admin.context;
  assert.ok(administration);
  const known: Identified = {
    state: 'known',
    caller: { kind: 'api_token', id: 'x', name: 'guest', scopes: [], expiresAt: AT },
  };
  const service = await startService(admin.ledger.driver, {
    context: { authentication: { identify: async () => known }, administration },
  });
  t.after(async () => {
    await admin.stop();
    await service.stop();
  });
  const { status, body } = await call<Problem>(service.base, ROUTES.runtimeControls.path, {
    method: 'POST',
    headers: { origin: admin.base },
    body: {},
  });
  assert.deepEqual([status, body.code], [403, 'bearer_refused']);
});

test('a token that the database says something unknown of opens nothing', async (t) => {
  const ledger = await newLedger('sqlite');
  const service = await startService(ledger.driver);
  t.after(() => service.stop());
  const token = await tokenFor(ledger.driver);
  await ledger.raw(
    'pragma ignore_check_constraints = on',
    "update service_tokens set audience = 'everything' returning id",
  );
  const { status, body } = await call<Problem>(service.base, ROUTES.me.path, { token });
  assert.deepEqual([status, body.code], [503, 'ledger_damaged']);
});

test('of a defect the log has its class and its places, of anything else its type', () => {
  const { code, error, stack } = describeError(new TypeError('hunter2'));
  assert.deepEqual([code, error], ['defect', 'TypeError']);
  assert.match(stack ?? '', /^ {4}at /);
  assert.deepEqual(describeError('hunter2'), { code: 'defect', error: 'string', stack: '' });
});

test('with claims, a bucket and a public address, and no ledger named: it makes its own', async (t) => {
  const { folder, remove } = folderWithFacts();
  writeFileSync(join(folder, 'claims.json'), canonicalize({ claims: [], schema_version: 1 }));
  const args = ['--facts', 'facts.json', '--claims', 'claims.json', '--listen', '127.0.0.1:0'];
  const program = await startProgram(
    folder,
    [PROGRAM, 'serve', ...args, '--public-url', 'https://claims.example', '--announce-for', '1s'],
    {
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_BUCKET: 'media',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'hunter2',
    },
  );
  t.after(async () => {
    program.child.kill('SIGKILL');
    await program.ended;
    remove();
  });
  const { origin } = await program.logged('listening');
  assert.equal(origin, 'https://claims.example');
  assert.ok(existsSync(join(folder, 'claimgate-ledger.sqlite')));
  const { status, body } = await call<Problem>(program.base, ROUTES.ready.path);
  assert.deepEqual([status, body.code], [503, 'storage_not_ready']);
  // The cookie of the public address is another one than that of a bare service.
  const cookie = `__Host-claimgate_session=${'A'.repeat(43)}`;
  const me = await call<Problem>(program.base, ROUTES.me.path, { headers: { cookie } });
  assert.equal(me.body.code, 'credentials_refused');
  program.child.kill('SIGUSR2');
  await pause(50);
  assert.equal((await call(program.base, ROUTES.health.path)).status, 200);
  program.child.kill('SIGTERM');
  assert.equal(await program.ended, 0);
  assert.ok(!JSON.stringify(program.log).includes('hunter2'));
});

test('the list of administrators says how many sessions each has open', async (t) => {
  const service = await startAdmin('sqlite');
  const world = new World();
  t.after(async () => {
    world.remove();
    await service.stop();
  });
  await cookieOf(service, JANE);
  const { stdout, exitCode } = await world.claimgate(
    ['admin', 'list', '--ledger', service.ledger.location],
    { clock: () => service.time.now },
  );
  assert.equal(exitCode, 0);
  assert.match(stdout, /^jane .*sessions: 1$/m);
});

test('the built program answers a worker about a certification test by the key of its ledger', async (t) => {
  const { folder, program } = await started(t);
  const file = join(folder, `.config/claimgate/fingerprint-keys/${DEPLOYMENT}.key`);
  const key = await readFingerprintKeyFile(file, file);
  const tokens = intentTokens(key, DEPLOYMENT);
  const at = Date.now();
  const intent: TestIntent = {
    schema_version: 1,
    request: { subject: subject(), account_reference: null, intent: 'certification_test' },
    actor: fingerprinterOf(key, DEPLOYMENT).of('operator', JANE),
    issued_at: formatInstant(at),
    expires_at: formatInstant(at + 60_000),
  };
  const worker = await newToken(folder);
  const ask = () =>
    call<Problem & TestIntentRechecked>(program.base, ROUTES.recheck.path, {
      method: 'POST',
      token: worker,
      body: { token: tokens.write(intent) },
    });
  const unknown = await ask();
  assert.deepEqual([unknown.status, unknown.body.code], [403, 'test_intent_not_permitted']);
  const ledger = await openLedger(parseLocation(`sqlite:${join(folder, 'ledger.sqlite')}`));
  t.after(() => ledger.close());
  await createAdministrator(ledger, {
    name: JANE,
    scopes: [],
    password: 'correct horse battery staple',
    createdAt: at,
  });
  const { status, body } = await ask();
  assert.equal(status, 200);
  assert.deepEqual(body.intent, intent);
  assert.equal(body.decision.executable, false, 'the facts of the test are months old');
});
