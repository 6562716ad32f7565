import assert from 'node:assert/strict';
import { test, describe } from 'node:test';
import { cookieOf, JANE, previewIn, startAdmin, VIEWER } from './admin-world.ts';
import { AUDIT_PAGE } from '../../service/pages/audit-page.ts';
import type { Visit } from '../../service/pages/page.ts';
import { AT, ENGINES, newLedger } from '../ledger/world.ts';
import { AUDIENCES } from '../../service/access/tokens.ts';
import { call } from './client.ts';
import { tokenFor } from './running.ts';

test('[T64] pages: nothing runs in them, forms are ours alone, and text stays text', async (t) => {
  const own = await startAdmin('sqlite');
  t.after(() => own.stop());
  const cookie = await cookieOf(own, JANE);
  const get = (path: string) => fetch(own.base + path, { headers: { cookie }, redirect: 'manual' });
  const board = await get('/admin?provider=%22%3E%3Cscript%3E&q=%3Cb%3E&recorded=99999');
  assert.match(
    board.headers.get('content-security-policy') ?? '',
    /^default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
  );
  const text = await board.text();
  assert.doesNotMatch(text, /<script|<b>|style=|onclick/);
  const sizeBefore = await own.size();
  const fields = {
    provider: 'pixelgram',
    state: 'disabled',
    reason: 'x',
    starts_at: '2026-03-15T12:00',
  };
  const send = (headers: Record<string, string>, body: Record<string, string>) =>
    fetch(`${own.base}/admin/runtime-controls/new`, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body: new URLSearchParams({ ...fields, ...body }),
    });
  const page = await (await get('/admin/runtime-controls/new')).text();
  const form_token = /name="form_token" value="([0-9a-f]{64})"/.exec(page)?.[1] ?? '';
  const origin = own.base;
  const refused: [string, Record<string, string>, Record<string, string>, number][] = [
    ['no session', { origin }, { form_token }, 401],
    [
      'a session as a token',
      { origin, authorization: `Bearer ${cookie.split('=')[1]}` },
      { form_token },
      401,
    ],
    ['no token of the form', { origin, cookie }, {}, 403],
    ['that of another session', { origin, cookie: await cookieOf(own, JANE) }, { form_token }, 403],
    ['another origin', { origin: 'https://evil.example', cookie }, { form_token }, 403],
    ['no origin', { cookie }, { form_token }, 403],
    ['a limited session', { origin, cookie: await cookieOf(own, VIEWER) }, { form_token }, 403],
  ];
  for (const [what, headers, body, status] of refused)
    assert.equal((await send(headers, body)).status, status, what);
  assert.equal(await own.size(), sizeBefore);
  const ours = { form_token, idempotency_key: 'k' };
  const preview = previewIn(await (await send({ origin, cookie }, ours)).text());
  assert.equal(await own.size(), sizeBefore, 'a preview records nothing');
  const looked = { ...ours, preview, step: 'record' };
  assert.equal((await send({ origin, cookie }, looked)).status, 303);
  assert.equal(await own.size(), sizeBefore + 1);
  const again = await send({ origin, cookie }, looked);
  assert.equal(again.headers.get('location'), `/admin?recorded=${sizeBefore + 1}`);
  assert.equal(await own.size(), sizeBefore + 1, 'sent twice, recorded once');
  const json = await fetch(`${own.base}/admin/runtime-controls/new`, {
    method: 'POST',
    headers: { origin, cookie, 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });
  assert.equal(json.status, 415);
  assert.equal((await get(`/admin/subjects/${'0'.repeat(64)}`)).status, 404);
  const codes = [
    'credentials_refused',
    'form_token_refused',
    'origin_refused',
    'session_scoped',
    'body_not_form',
    'subject_unknown',
  ];
  for (const code of codes) assert.match(own.lines.join('\n'), new RegExp(`"code":"${code}"`));
  const evil = await send(
    { origin, cookie },
    { form_token, reason: '"><script>alert(1)</script>', idempotency_key: 'l' },
  );
  assert.equal(evil.status, 422);
  const shown = await evil.text();
  assert.ok(shown.includes('value="&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;"'));
  assert.doesNotMatch(shown, /<script/);
});

const SEEING = {
  caller: { kind: 'session', id: 'x', name: 'jane', scopes: [], expiresAt: AT },
  formToken: '0',
} as const;

test('[T172] the audit log calls a preview a preview, and a record a record', async () => {
  const entry = { time: '2026-03-15T12:00:00Z', method: 'POST', status: 200 };
  const controls = { ...entry, route: '/admin/runtime-controls/new' };
  const resultFor = async (one: object) => {
    const find = async () => ({ entries: [{ entry: one, count: 1 }] });
    const visit = {
      service: { audit: { find } },
      query: new URLSearchParams(),
    } as unknown as Visit;
    return (await AUDIT_PAGE.show(visit, SEEING)).body;
  };
  assert.match(await resultFor({ ...controls, step: 'preview' }), /Preview, nothing recorded/);
  const link = { ...controls, method: 'GET', step: 'preview' };
  assert.match(await resultFor(link), /Preview, nothing recorded/);
  assert.match(await resultFor({ ...controls, step: 'edit' }), /Form, nothing recorded/);
  const outdated = { ...controls, step: 'record', status: 409, code: 'preview_outdated' };
  assert.match(await resultFor(outdated), /Refused: preview_outdated/);
  assert.match(await resultFor({ ...controls, status: 303, sequence: 7 }), /Recorded as entry 7/);
  assert.match(await resultFor({ ...entry, route: '/admin/tokens' }), /Done/);
});

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
    /The token api-tool\s+is\s+refused\s+from\s+now\s+on/,
  );
  assert.ok(!(await isOpen()));
  assert.match((await ask(path, jane)).text, /The service refuses this token/);
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
