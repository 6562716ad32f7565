import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type {
  CapabilityResolution,
  CallerIdentity,
  Problem,
  ProviderCatalogue,
  ReadinessBoard,
} from '../../src/documents/index.ts';
import { ClaimgateError } from '../../src/documents/findings.ts';
import { ROUTES } from '../../service/http/table.ts';
import { certified } from '../ledger/export-world.ts';
import { AT, ENGINES, FINGERPRINTS, newLedger } from '../ledger/world.ts';
import { call } from './client.ts';
import { startService, tokenFor, type RunningService } from './running.ts';
import { OPENAPI } from '../../service/generated/openapi.ts';

const ACCOUNT = FINGERPRINTS.of('account_reference', 'acct-1029384756');
const READING = [ROUTES.providerReadiness, ROUTES.catalogue, ROUTES.capabilities, ROUTES.me];

for (const engine of ENGINES) {
  describe(`routes on ${engine}`, () => {
    let service: RunningService;
    let token: string;
    let ledger: Awaited<ReturnType<typeof certified>>;

    before(async () => {
      ledger = await certified(engine);
      service = await startService(ledger.driver);
      token = await tokenFor(ledger.driver);
    });
    after(() => service.stop());

    test('health says ok, to GET and HEAD', async () => {
      const { status, body, headers } = await call(service.base, ROUTES.health.path);
      assert.equal(status, 200);
      assert.deepEqual(body, { status: 'ok' });
      assert.equal(headers.get('cache-control'), 'no-store');
      assert.equal(headers.get('x-content-type-options'), 'nosniff');
      assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'/);
      const head = await call(service.base, ROUTES.health.path, { method: 'HEAD' });
      assert.equal(head.status, 200);
    });

    test('ready says that the database is, and nothing of storage where there is none', async () => {
      const { status, body } = await call(service.base, ROUTES.ready.path);
      assert.equal(status, 200);
      assert.deepEqual(body, { status: 'ready', database: 'ok' });
    });

    test('readiness comes with an entity tag, and is not sent again to who has it', async () => {
      const { path } = ROUTES.providerReadiness;
      const first = await call<ReadinessBoard>(service.base, path, { token });
      const etag = first.headers.get('etag') ?? '';
      assert.match(etag, /^"[A-Za-z0-9_-]{43}"$/);
      assert.equal(first.headers.get('cache-control'), 'private, no-cache');
      const again = (tags: string, of: string = path, by = token) =>
        call(service.base, of, { token: by, headers: { 'if-none-match': tags } });
      for (const tags of [etag, `"other", W/${etag}`, '*']) {
        const { status, headers, body } = await again(tags);
        assert.deepEqual([status, headers.get('etag'), body], [304, etag, undefined]);
      }
      assert.equal((await again('"other"')).status, 200);
      assert.equal((await again(etag, `${path}?operation=connect`)).status, 200);
      assert.equal((await again(etag, path, 'none')).status, 401);
    });

    test('[T164] parameters that are unknown, stated twice or out of bounds are refused by name', async () => {
      const { path } = ROUTES.providerReadiness;
      const part = await call<ReadinessBoard>(service.base, `${path}?state=healthy&limit=1`, {
        token,
      });
      assert.equal(part.status, 200);
      for (const [query, pointer] of [
        ['providers=x', undefined],
        ['provider=a&provider=b', '/provider'],
        ['limit=0', '/limit'],
        ['limit=five', '/limit'],
        ['state=', '/state'],
        ['cursor=AAAA', '/cursor'],
      ] as const) {
        const { status, body } = await call<Problem>(service.base, `${path}?${query}`, { token });
        assert.deepEqual([status, body.code], [422, 'query_invalid'], query);
        if (pointer !== undefined) assert.equal(body.errors?.[0]?.pointer, pointer, query);
        else assert.match(body.errors?.[0]?.detail ?? '', /"providers"/);
      }
    });

    test('readiness, catalogue and capabilities carry the same decision', async () => {
      const board = await call<ReadinessBoard>(service.base, ROUTES.providerReadiness.path, {
        token,
      });
      const catalogue = await call<ProviderCatalogue>(service.base, ROUTES.catalogue.path, {
        token,
      });
      const resolved = await call<CapabilityResolution>(service.base, ROUTES.capabilities.path, {
        method: 'POST',
        token,
        body: { account_reference: ACCOUNT, output_profile: 'single-image' },
      });
      const [provider] = board.body.providers;
      assert.equal(provider?.provider, 'pixelgram');
      assert.equal(catalogue.body.providers[0]?.connected_accounts, 1);
      const same = provider?.decisions.find(
        (one) => one.account_reference === ACCOUNT && one.subject.operation === 'publish_immediate',
      );
      assert.deepEqual(same?.decision, resolved.body.immediate.decision);
      assert.equal(same?.decision.facts.control, 'enabled');
    });

    test('me says who the token is, and nothing of the token', async () => {
      const { body } = await call<CallerIdentity>(service.base, ROUTES.me.path, { token });
      assert.equal(body.kind, 'api_token');
      assert.equal(body.name, 'test');
      assert.ok(!JSON.stringify(body).includes(token));
    });

    for (const { method, path } of READING) {
      test(`[T62] ${method} ${path} is closed to those who show nothing, or nothing good`, async () => {
        const ask = async (authorization?: string) => {
          const headers = authorization === undefined ? {} : { authorization };
          const body = method === 'POST' ? {} : undefined;
          const answer = await call<Problem>(service.base, path, {
            method,
            headers,
            ...(body ? { body } : {}),
          });
          return [answer.status, answer.body.code, answer.headers.get('www-authenticate')];
        };
        const expired = await tokenFor(ledger.driver, { createdAt: AT - 2, expiresAt: AT });
        assert.deepEqual(await ask(), [401, 'authentication_missing', 'Bearer']);
        for (const shown of [
          `Bearer ${expired}`,
          `Bearer ${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
          `Basic ${token}`,
          'Bearer',
          `Bearer ${token} ${token}`,
        ])
          assert.deepEqual(await ask(shown), [401, 'credentials_refused', 'Bearer'], shown);
      });
    }

    test('[T62] a token opens what its audience and scopes name, and nothing else', async () => {
      const opened = async (changes: Parameters<typeof tokenFor>[1]) => {
        const own = await tokenFor(ledger.driver, changes);
        const statuses = await Promise.all(
          READING.map(async ({ method, path }) => {
            const body = { account_reference: ACCOUNT, output_profile: 'single-image' };
            const post = method === 'POST' ? { body } : {};
            return (await call(service.base, path, { method, token: own, ...post })).status;
          }),
        );
        return statuses;
      };
      assert.deepEqual(await opened({}), [200, 200, 200, 200]);
      assert.deepEqual(await opened({ audience: 'cli' }), [200, 200, 200, 200]);
      assert.deepEqual(await opened({ scopes: ['accounts:read'] }), [403, 200, 403, 200]);
      assert.deepEqual(await opened({ scopes: ['readiness:read'] }), [200, 403, 403, 200]);
      assert.deepEqual(await opened({ audience: 'mcp' }), [200, 403, 403, 403]);
      const mcp = await tokenFor(ledger.driver, { audience: 'mcp' });
      const { body } = await call<Problem>(service.base, ROUTES.me.path, { token: mcp });
      assert.equal(body.code, 'access_refused');
    });

    test('[T66] a missing, oversized or invalid body is refused with its places', async () => {
      const ask = async (body: unknown, headers = {}) => {
        const answer = await call<Problem>(service.base, ROUTES.capabilities.path, {
          method: 'POST',
          token,
          body,
          headers,
        });
        return [answer.status, answer.body.code, answer.body.errors?.map(({ pointer }) => pointer)];
      };
      const good = { account_reference: ACCOUNT, output_profile: 'single-image' };
      assert.deepEqual(await ask(good, { 'content-type': 'text/plain' }), [
        415,
        'body_not_json',
        undefined,
      ]);
      assert.deepEqual(await ask(good, { 'content-encoding': 'gzip' }), [
        415,
        'body_not_json',
        undefined,
      ]);
      assert.deepEqual(await ask('x'.repeat(5000)), [413, 'body_too_large', undefined]);
      assert.deepEqual((await ask('{"a":1,"a":2}')).slice(0, 1), [422]);
      assert.deepEqual(await ask({ ...good, more: 1 }), [422, 'unknown_member', ['/more']]);
      assert.deepEqual(await ask({ ...good, output_profile: 'Not A Slug' }), [
        422,
        'wrong_form',
        ['/output_profile'],
      ]);
      const unknown = { ...good, account_reference: `sha256:${'0'.repeat(64)}` };
      assert.deepEqual((await ask(unknown)).slice(0, 2), [422, 'account_unknown']);
    });

    test('an unknown route is a problem, and a wrong method gets the list of right ones', async () => {
      const none = await call<Problem>(service.base, '/api/v1/nothing?token=verysecret');
      assert.deepEqual([none.status, none.body.code], [404, 'route_unknown']);
      const wrong = await call<Problem>(service.base, ROUTES.health.path, { method: 'DELETE' });
      assert.deepEqual([wrong.status, wrong.body.code], [405, 'method_not_allowed']);
      assert.equal(wrong.headers.get('allow'), 'GET, HEAD, OPTIONS');
      // Nobody administers this service, so that these routes are none, for any method.
      for (const method of ['GET', 'POST']) {
        const address = service.base + ROUTES.runtimeControls.path;
        const { status, headers } = await fetch(address, { method });
        assert.deepEqual([status, headers.get('allow')], [404, null], method);
      }
    });

    test('a request id that is one is kept, any other is replaced', async () => {
      const idOf = async (chosen: string) =>
        (
          await call(service.base, ROUTES.health.path, { headers: { 'x-request-id': chosen } })
        ).headers.get('x-request-id');
      assert.equal(await idOf('abc-1.2_3'), 'abc-1.2_3');
      for (const chosen of ['a b', '{"x":1}', 'x'.repeat(65)])
        assert.match((await idOf(chosen)) ?? '', /^[0-9a-f-]{36}$/);
    });

    test('while it drains it is not ready, alive, and keeps no connection', async () => {
      service.state.isDraining = true;
      const ready = await call<Problem>(service.base, ROUTES.ready.path);
      assert.deepEqual([ready.status, ready.body.code], [503, 'process_draining']);
      assert.equal(ready.body.detail, 'process is draining');
      const health = await call(service.base, ROUTES.health.path);
      assert.deepEqual([health.status, health.headers.get('connection')], [200, 'close']);
      service.state.isDraining = false;
    });

    test('a probe has a line in the log only when it fails', async () => {
      const linesOf = async () => {
        await new Promise((resolve) => setTimeout(resolve, 10));
        return service.lines.filter((line) => line.includes(`"${ROUTES.ready.path}"`)).length;
      };
      const earlier = await linesOf();
      assert.equal((await call(service.base, ROUTES.ready.path)).status, 200);
      assert.equal(await linesOf(), earlier);
      service.state.isDraining = true;
      assert.equal((await call(service.base, ROUTES.ready.path)).status, 503);
      service.state.isDraining = false;
      assert.equal(await linesOf(), earlier + 1);
    });

    test('[T69] the log has one line for each request, and no secret', async () => {
      await call(service.base, ROUTES.me.path, {
        token,
        headers: { 'x-request-id': 'in-the-log' },
      });
      await new Promise((resolve) => setTimeout(resolve, 10));
      const own = service.lines.filter((line) => line.includes('in-the-log'));
      assert.equal(own.length, 1);
      const { duration_ms, caller_id, ...line } = JSON.parse(own[0] ?? '') as Record<
        string,
        unknown
      >;
      assert.equal(typeof duration_ms, 'number');
      assert.match(String(caller_id), /^[0-9a-f]{32}$/);
      assert.deepEqual(line, {
        time: '2026-03-15T12:00:00Z',
        level: 'info',
        event: 'request',
        request_id: 'in-the-log',
        method: 'GET',
        route: ROUTES.me.path,
        status: 200,
        address: '127.0.0.1',
        caller: 'test',
        caller_kind: 'api_token',
      });
      const text = service.lines.join('\n');
      for (const secret of [token, 'verysecret', 'cgt_']) assert.ok(!text.includes(secret));
    });
  });
}

test('without runtime facts there is no board, and the answer says no more than that', async () => {
  const ledger = await newLedger('sqlite');
  const service = await startService(ledger.driver, {
    facts: () => Promise.reject(new ClaimgateError('file_missing', { file: '/secret/place' })),
  });
  const token = await tokenFor(ledger.driver);
  for (const { path } of [ROUTES.providerReadiness, ROUTES.catalogue]) {
    const { status, body } = await call<Problem>(service.base, path, { token });
    assert.deepEqual([status, body.code], [503, 'evidence_unreadable']);
    assert.ok(!JSON.stringify(body).includes('secret'));
  }
  await service.stop();
});

test('[T69] a defect is a 500 that says nothing, and the log says where it was but not what', async () => {
  const ledger = await newLedger('sqlite');
  const service = await startService(ledger.driver, {
    context: {
      authentication: {
        identify: () => Promise.reject(new TypeError('postgres://user:hunter2@db refused')),
      },
    },
  });
  const { status, body } = await call<Problem>(service.base, ROUTES.me.path);
  assert.deepEqual([status, body.code], [500, 'defect']);
  await new Promise((resolve) => setTimeout(resolve, 10));
  const text = service.lines.join('\n');
  assert.match(text, /"event":"failure".*"error":"TypeError","stack":" {4}at /);
  assert.ok(!`${text}${JSON.stringify(body)}`.includes('hunter2'));
  await service.stop();
});

test('the document is valid by the schema of OpenAPI 3.1', async (t) => {
  const loaded = await import('@seriousme/openapi-schema-validator').catch(() => undefined);
  if (!loaded) return t.skip('@seriousme/openapi-schema-validator is not installed');
  const validator = new loaded.Validator();
  const result = await validator.validate(structuredClone(OPENAPI));
  assert.ok(result.valid, JSON.stringify(result.errors));
  assert.equal(validator.version, '3.1');
  const broken = await new loaded.Validator().validate({ ...OPENAPI, paths: { health: 1 } });
  assert.equal(broken.valid, false, 'the validator can say no');
});

test('the document that is served is the one that was generated', async (t) => {
  const ledger = await newLedger('sqlite');
  const service = await startService(ledger.driver);
  t.after(() => service.stop());
  const { status, body } = await call(service.base, ROUTES.openapi.path);
  assert.equal(status, 200);
  assert.deepEqual(body, OPENAPI);
});

test('the document has every route, each with an id of its own, and nothing else', () => {
  const listed = Object.entries(OPENAPI.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId }]: [string, { operationId: string }]) => [
      method.toUpperCase(),
      path,
      operationId,
    ]),
  );
  const routes = Object.values(ROUTES).map(({ method, path, id }) => [method, path, id]);
  assert.deepEqual(listed, routes);
  assert.equal(new Set(routes.map(([, , id]) => id)).size, routes.length);
});

test('every reference in the document leads somewhere, and to nothing outside of it', () => {
  const names = new Set(Object.keys(OPENAPI.components.schemas));
  const refs = [...JSON.stringify(OPENAPI).matchAll(/"\$ref":"([^"]+)"/g)];
  assert.ok(refs.length > 10);
  for (const [, ref = ''] of refs)
    assert.ok(names.has(ref.replace('#/components/schemas/', '')), ref);
});
