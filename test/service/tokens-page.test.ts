import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { AUDIENCES } from '../../service/access/tokens.ts';
import { ENGINES, newLedger } from '../ledger/world.ts';
import { cookieOf, JANE, startAdmin, VIEWER } from './admin-world.ts';
import { call } from './client.ts';
import { tokenFor } from './running.ts';

test('tokens are listed and revoked on a page, by unlimited administrators alone', async (t) => {
  const service = await startAdmin('sqlite');
  t.after(() => service.stop());
  const { driver } = service.ledger;
  const tokens = await Promise.all(
    AUDIENCES.map((audience) =>
      tokenFor(driver, { audience, name: `${audience}-tool`, scopes: ['readiness:read'] }),
    ),
  );
  const ask = async (path: string, headers: Record<string, string>, form?: URLSearchParams) => {
    const response = await fetch(service.base + path, {
      redirect: 'manual',
      headers,
      ...(form ? { method: 'POST', body: form } : {}),
    });
    return {
      status: response.status,
      location: response.headers.get('location'),
      text: await response.text(),
    };
  };
  const jane = { cookie: await cookieOf(service, JANE) };
  const viewer = { cookie: await cookieOf(service, VIEWER) };
  const { text } = await ask('/admin/tokens', jane);
  for (const name of ['api-tool', 'cli-tool', 'mcp-tool']) assert.match(text, new RegExp(name));
  for (const token of tokens) assert.ok(!text.includes(token.slice(8)), 'no token is on the page');
  const path = /href="(\/admin\/tokens\/[0-9a-f]{32})">api-tool</.exec(text)?.[1] ?? '';
  const page = await ask(path, jane);
  assert.match(page.text, /Revoke the token api-tool\?/);
  assert.match(page.text, /cannot\s+be\s+restored/);
  const form_token = /name="form_token" value="([0-9a-f]{64})"/.exec(page.text)?.[1] ?? '';
  const origin = service.base;
  const form = new URLSearchParams({ form_token });
  const isOpen = async () => {
    const headers = { authorization: `Bearer ${tokens[0]}` };
    return (await call(service.base, '/api/v1/provider-readiness', { headers })).status === 200;
  };
  assert.equal((await ask('/admin/tokens', viewer)).status, 403);
  assert.match((await ask('/admin', viewer)).text, /victor \(may only read\)/);
  for (const [what, headers, status] of [
    ['a reader', { ...viewer, origin }, 403],
    ['another origin', { ...jane, origin: 'https://evil.example' }, 403],
    ...tokens.map(
      (token) => ['a bearer', { authorization: `Bearer ${token}`, origin }, 401] as const,
    ),
  ] as const)
    assert.equal((await ask(path, headers, form)).status, status, what);
  assert.equal((await ask(path, { ...jane, origin }, new URLSearchParams())).status, 403);
  assert.ok(await isOpen(), 'nothing of this revoked it');
  const done = await ask(path, { ...jane, origin }, form);
  assert.equal(done.status, 303);
  assert.match(
    (await ask(done.location ?? '', jane)).text,
    /The token api-tool\s+opens\s+nothing\s+any more/,
  );
  assert.ok(!(await isOpen()));
  assert.match((await ask(path, jane)).text, /It opens nothing any more/);
  assert.equal((await ask(`/admin/tokens/${'0'.repeat(32)}`, jane)).status, 404);
  assert.equal(
    (await ask(`/admin/tokens/${'0'.repeat(32)}`, { ...jane, origin }, form)).status,
    404,
  );
});

describe('a revoked token', () => {
  for (const engine of ENGINES)
    test(`[T178] stays revoked in the database of ${engine}`, async () => {
      const ledger = await newLedger(engine);
      const raw = (sql: string) => ledger.raw(sql);
      await tokenFor(ledger.driver, { name: 'tool' });
      await raw('update service_tokens set revoked_at = 5 where revoked_at is null');
      for (const change of ['null', '6'])
        await assert.rejects(
          raw(`update service_tokens set revoked_at = ${change}`),
          /revoked_at stays/,
        );
      await raw("update service_tokens set name = 'other'");
    });
});
