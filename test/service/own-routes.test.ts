import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Problem } from '../../src/documents/index.ts';
import { addOpenRoute, addRoute } from '../../service/http/route.ts';
import { addServiceRoutes } from '../../service/routes.ts';
import type { Identified } from '../../service/access/authentication.ts';
import { describeError } from '../../service/http/log.ts';
import { ROUTES } from '../../service/http/table.ts';
import { AT, newLedger } from '../ledger/world.ts';
import { call } from './client.ts';
import { startService, tokenFor } from './running.ts';

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
  const { startAdmin } = await import('./admin-world.ts');
  const service = await startAdmin('sqlite');
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
  const subject = await app.request(path);
  const next = encodeURIComponent(path);
  assert.equal(subject.headers.get('location'), `/admin/sign-in?next=${next}`);
});

test('a caller without a session records nothing, however the host identifies callers', async (t) => {
  const { startAdmin } = await import('./admin-world.ts');
  const admin = await startAdmin('sqlite');
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
