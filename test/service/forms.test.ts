import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { digestOf } from '../../src/digest/index.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import type { Subject } from '../../src/documents/index.ts';
import { listRecords } from '../../src/ledger/reading.ts';
import { digest, subject } from '../evidence/documents.ts';
import { control, record, AT, ENGINES, newLedger } from '../ledger/world.ts';
import {
  keyIn,
  startAdmin,
  VIEWER,
  visitorTo,
  type AdminService,
  type Visitor,
  cookieOf,
  JANE,
  previewIn,
} from './admin-world.ts';
import { AUDIT_PAGE } from '../../service/pages/audit-page.ts';
import type { Visit } from '../../service/pages/page.ts';
import { AUDIENCES } from '../../service/access/tokens.ts';
import { call } from './client.ts';
import { tokenFor } from './running.ts';

const hexOf = (of: Subject) => subjectDigest(of).replace('sha256:', '');
const HEX = hexOf(subject());
const RUN = {
  subject: HEX,
  side: 'live',
  tested_revision: '1'.repeat(40),
  tested_at: '2026-03-15T11:00',
  expires_at: '2026-04-01T00:00:00',
  account_reference: 'acct-1029384756',
};

describe('forms without a browser', () => {
  let service: AdminService;
  let visitor: Visitor;
  let get: Visitor['get'];
  let send: Visitor['send'];

  before(async () => {
    service = await startAdmin('sqlite');
    visitor = await visitorTo(service);
    ({ get, send } = visitor);
  });
  after(() => service.stop());

  /** The fields that are at fault, in the order of the page. */
  const faultsIn = (page: string) =>
    [...page.matchAll(/class="fault"\s+id="field-([\w-]+)-fault"/g)].map(([, name]) => name);

  test('a review of no app, or of one that nobody has, is refused at its field', async () => {
    for (const app of [{}, { app: 'elsewhere x production ' }]) {
      const { status, page } = await send('approval-reviews', { state: 'approved', ...app });
      assert.equal(status, 422);
      assert.deepEqual(faultsIn(page), ['app', 'tier', 'reviewed_at', 'expires_at']);
    }
  });

  test('an empty form says what to choose and enter, and nothing about the form of values', async () => {
    const { page } = await send('approval-reviews', {});
    for (const words of ['Choose an app.', 'Choose a state.', 'Enter the tier.'])
      assert.ok(page.includes(words), words);
    assert.doesNotMatch(page, /a fingerprint: |groups joined|development, sandbox/);
  });

  test('an app with an instance is offered by both', async () => {
    const page = await get('/admin/approval-reviews/new');
    assert.match(page, /app aaaaaaaa…, sandbox, instance 77777777…/);
  });

  test('a control that ends is shown with its end', async () => {
    const { status } = await visitor.record('runtime-controls', {
      provider: 'pixelgram',
      state: 'enabled',
      reason: 'for-a-day',
      starts_at: '2026-03-15T12:00',
      expires_at: '2026-03-16T12:00',
    });
    assert.equal(status, 303);
    const [last] = await service.ledger.driver.read((c) => listRecords(c, { limit: 1 }));
    assert.ok(last?.record.kind === 'control');
    assert.equal(last.record.expires_at, '2026-03-16T12:00:00Z');
    assert.deepEqual(last.record.origin, { kind: 'service' });
    assert.match(await get(`/admin/subjects/${HEX}`), /until <time[^>]*>2026-03-16 12:00 UTC/);
  });

  test('what a run is of is asked first, also of who sends the form at once', async () => {
    const { status, page } = await send('certifications', { subject: HEX });
    assert.equal(status, 200);
    assert.match(page, /<form method="get" action="\/admin\/certifications\/new"/);
    assert.doesNotMatch(page, /class="summary"/);
    const connect = hexOf({ ...subject(), operation: 'connect' });
    const without = await get(`/admin/certifications/new?subject=${connect}&side=local`);
    assert.match(without, /No contract fits the current implementation/);
  });

  test('a local run asks for no account, and shows the scopes that its contract names', async () => {
    const page = await get(`/admin/certifications/new?subject=${HEX}&side=local`);
    assert.match(page, /Account <span class="hint">\(optional\)/);
    assert.match(page, /Scopes of the simulated grant/);
    const none = hexOf({ ...subject(), provider: 'kaleido' });
    const bare = await get(`/admin/certifications/new?subject=${none}&side=local`);
    assert.doesNotMatch(bare, /Scopes of/);
  });

  test('a fault in a check is shown at its field', async () => {
    const nothing = await send('certifications', RUN);
    const kinds = [
      'connect',
      'authorization',
      'publish_immediate',
      'final_result',
      'refresh',
      'revoke',
    ];
    assert.deepEqual(
      [nothing.status, faultsIn(nothing.page)],
      [422, kinds.map((kind) => `outcome-${kind}`)],
      'an outcome is chosen, also where a check did not run',
    );
    const none = Object.fromEntries(kinds.map((kind) => [`outcome.${kind}`, 'did_not_run']));
    const { status, page } = await send('certifications', {
      ...RUN,
      ...none,
      'outcome.connect': 'guessed',
      'outcome.authorization': 'passed',
      'completed.authorization': 'yesterday',
      'outcome.publish_immediate': 'passed',
      'result.publish_immediate': 'x'.repeat(5000),
    });
    assert.equal(status, 422);
    assert.deepEqual(faultsIn(page), [
      'result-publish_immediate',
      'outcome-connect',
      'completed-authorization',
    ]);
  });

  test('a run from a JUnit file keeps the digest of its bytes through the preview; “all passed” is a statement', async () => {
    const cases = [
      'connect',
      'authorization',
      'publish_immediate',
      'final_result',
      'refresh',
      'revoke',
    ];
    const suite = (failing: string) =>
      `<testsuite timestamp="2026-03-15T11:00:00Z">\r\n${cases.map((name) => `<testcase name="${name}" time="1">${name === failing ? '<failure/>' : ''}</testcase>`).join('\r\n')}</testsuite>\r\n`;
    const results = { 'result.publish_immediate': 'post-1', 'result.final_result': 'post-1' };
    const scopes = /name="scope"[\s\S]*?value="([^"]+)"/.exec(
      await get(`/admin/certifications/new?subject=${HEX}&side=live`),
    )?.[1];
    const sendFile = async (text: string, more: Record<string, string> = {}) => {
      const body = new FormData();
      const { tested_at, expires_at, ...rest } = RUN;
      assert.ok(tested_at && expires_at, 'the file says when');
      const fields = { ...rest, ...results, results: 'junit', ...more };
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      body.set('form_token', visitor.formToken);
      body.set('scope', scopes ?? '');
      body.set('junit', new Blob([text]), 'results.xml');
      const response = await fetch(`${service.base}/admin/certifications/new`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: service.base, cookie: visitor.cookie },
        body,
      });
      return { status: response.status, page: await response.text() };
    };
    const broken = await sendFile('<not-junit/>');
    assert.equal(broken.status, 422);
    assert.deepEqual(faultsIn(broken.page), ['junit'], 'nothing that a readable file would say');
    const { page, status } = await sendFile(suite('revoke'));
    assert.equal(status, 200, page);
    assert.match(page, /Live run: failed in revoke/);
    const hidden = [...page.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const fields = new URLSearchParams();
    for (const [, name = '', value = ''] of hidden)
      fields.append(name, value.replaceAll('&#61;', '='));
    fields.set('step', 'record');
    fields.set('confirmed', 'yes');
    const answer = await fetch(`${service.base}/admin/certifications/new`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: service.base, cookie: visitor.cookie },
      body: fields,
    });
    assert.equal(answer.status, 303, await answer.text());
    const last = async () => {
      const [found] = await service.ledger.driver.read((c) => listRecords(c, { limit: 1 }));
      assert.ok(found?.record.kind === 'run');
      return found.record;
    };
    const results_sha256 = digestOf(Buffer.from(suite('revoke')));
    assert.deepEqual((await last()).origin, { kind: 'test_results', results_sha256 });
    const passed = { ...RUN, ...results, results: 'passed', tested_at: '2026-03-15T11:30' };
    const stated = await visitor.record('certifications', passed, true);
    assert.equal(stated.status, 303, stated.page);
    const { origin, checks } = await last();
    assert.deepEqual(origin, { kind: 'statement' });
    assert.ok(checks.every(({ outcome }) => outcome === 'passed'));
  });

  test('another document under the key of a form gets a key of its own, and the same one is recorded once', async () => {
    const fields = { provider: 'pixelgram', state: 'enabled', starts_at: '2026-03-15T12:00' };
    const key = { idempotency_key: 'sent-twice' };
    const one = { ...fields, ...key, reason: 'one' };
    const first = await visitor.record('runtime-controls', one);
    assert.equal(first.status, 303);
    assert.equal((await send('runtime-controls', one)).location, first.location);
    const { page } = await send('runtime-controls', { ...one, reason: 'two' });
    assert.notEqual(keyIn(page)['idempotency_key'], key.idempotency_key);
    const next = await visitor.record('runtime-controls', { ...one, reason: 'two' });
    assert.deepEqual([next.status, next.location === first.location], [303, false]);
  });

  test('a long history goes on on older pages; who may only read sees it without actions', async () => {
    for (let count = 0; count < 51; count += 1)
      await record(service.ledger, 'control', control({ reason: `drill-${count}` }));
    const page = await get(`/admin/subjects/${HEX}`);
    const [, older = ''] = /<a href="([^"#]+)#history">Older records/.exec(page) ?? [];
    assert.match(older, /\?before=\d+$/);
    const earlier = await get(older);
    assert.doesNotMatch(earlier, /Older records/);
    assert.match(earlier, /Review: approved/);
    assert.match(await get(`/admin/subjects/${HEX}?before=1`), /No records yet/);
    assert.match(page, /Record a certification/);
    const viewer = await (await visitorTo(service, VIEWER)).get(`/admin/subjects/${HEX}`);
    assert.doesNotMatch(viewer, /Record a certification/);
  });

  test('the bare address leads to the board, whose pages begin at the first', async () => {
    const { cookie } = visitor;
    const bare = await fetch(service.base, { headers: { cookie } });
    assert.equal(new URL(bare.url).pathname, '/admin');
    assert.equal(await get('/admin?page=none'), await get('/admin?page=1'));
    assert.match(await get('/admin'), /clipstream[^]*sandbox/);
  });

  test('a body without the content type of a form is refused', async () => {
    const response = await fetch(`${service.base}/admin/runtime-controls/new`, {
      method: 'POST',
      headers: { origin: service.base, cookie: visitor.cookie },
      body: Buffer.from(`form_token=${visitor.formToken}`),
    });
    assert.equal(response.status, 415);
  });

  test('an unknown digest names no subject', async () => {
    const path = `${service.base}/admin/subjects/${digest('9').replace('sha256:', '')}`;
    assert.equal((await fetch(path, { headers: { cookie: visitor.cookie } })).status, 404);
  });

  test('records that cannot be read are named in their place, beside all others', async () => {
    const runs = 'provider_certification_runs';
    const controls = 'provider_runtime_control_events';
    const placed = await service.ledger.driver.read((sql) => listRecords(sql, { limit: 100 }));
    const placeOf = (is: (record: (typeof placed)[number]['record']) => boolean) =>
      placed.find((one) => is(one.record))?.sequence ?? 0;
    const run = placeOf((one) => one.kind === 'run' && one.subject.provider === 'pixelgram');
    const stopped = placeOf(
      (one) => one.kind === 'control' && one.selector.provider === 'clipstream',
    );
    await service.ledger.raw(
      `drop trigger ${runs}_no_update`,
      `drop trigger ${controls}_no_update`,
      `update ${runs} set provider = 'hilltop' where sequence = ${run}`,
      `update ${controls} set provider = 'hilltop' where sequence = ${stopped}`,
    );
    const page = await get(`/admin/subjects/${HEX}?before=${run + 20}`);
    assert.match(page, new RegExp(`No\\. ${run}<[^]*?This record cannot be read`));
    assert.match(page, /A record does not match its leaf in the log/);
    assert.match(page, /Local run: 6 checks[^]*Review: approved/);
    const board = await fetch(`${service.base}/admin`, { headers: { cookie: visitor.cookie } });
    assert.equal(board.status, 200);
    assert.match(await board.text(), /1 control cannot be read/);
  });
});

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
