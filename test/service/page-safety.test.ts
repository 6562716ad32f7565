import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cookieOf, JANE, previewIn, startAdmin, VIEWER } from './admin-world.ts';

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
