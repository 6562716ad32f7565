import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AppendedRecord, Problem } from '../../src/documents/index.ts';
import { findRecord } from '../../src/ledger/reading.ts';
import { sessionAuthentication } from '../../service/access/sessions.ts';
import type { Authentication, Identified } from '../../service/access/authentication.ts';
import { AT, control, ENGINES, FINGERPRINTS, review, run, newLedger } from '../ledger/world.ts';
import {
  adminContracts,
  cookieOf,
  JANE,
  startAdmin,
  textOf,
  VIEWER,
  visitorTo,
} from './admin-world.ts';
import { call } from './client.ts';
import { startService, tokenFor } from './running.ts';
import { present } from '../../src/documents/findings.ts';
import { digest } from '../evidence/documents.ts';
import { certified } from '../ledger/export-world.ts';
import { ACCOUNT, offering } from './world.ts';
import { sampleOf, watched, type Told } from './watched.ts';
import { DAY_MS } from '../../src/documents/json.ts';
import {
  createToken,
  listTokens,
  revokeToken,
  tokenAuthentication,
} from '../../service/access/tokens.ts';

const ADMIN = '/api/v1/admin/provider-readiness';
const ROUTES = [
  ['approval-reviews', review({ reviewed_at: '2026-03-14T00:00:00Z' })],
  ['runtime-controls', control({ state: 'disabled', reason: 'outage' })],
  // An example stays an example.
  ['runtime-controls', { ...control({ reason: 'again' }), origin: { kind: 'example' } }],
  [
    'certifications',
    run('local', {
      tested_at: '2026-03-15T11:00:00Z',
      contract_digest: adminContracts[0]?.digest ?? '',
    }),
  ],
] as const;

for (const engine of ENGINES) {
  describe(`administrative routes on ${engine}`, () => {
    test('an administrator records; id, time and operator are the server’s', async (t) => {
      const service = await startAdmin(engine);
      t.after(() => service.stop());
      const headers = { cookie: await cookieOf(service, JANE), origin: service.base };
      for (const [path, body] of ROUTES.toReversed()) {
        const before = await service.size();
        const answer = await call<AppendedRecord>(service.base, `${ADMIN}/${path}`, {
          method: 'POST',
          headers,
          body,
        });
        assert.equal(answer.status, 201, JSON.stringify(answer.body));
        assert.equal(answer.body.sequence, before + 1);
        const found = await service.ledger.driver.read((connection) =>
          findRecord(connection, answer.body.id),
        );
        assert.equal(found?.record.operator_ref, FINGERPRINTS.of('operator', JANE));
        assert.equal(found.record.recorded_at, '2026-03-15T12:00:00Z');
        assert.ok('origin' in found.record);
        const kind = path === 'certifications' ? 'statement' : 'service';
        assert.deepEqual(found.record.origin, 'origin' in body ? body.origin : { kind });
      }
      assert.ok(!service.lines.join('').includes(headers.cookie.split('=')[1] ?? ''));
    });

    test('a certification by the bytes of its results: the service reads them as the command line does', async (t) => {
      const service = await startAdmin(engine);
      t.after(() => service.stop());
      const headers = { cookie: await cookieOf(service, JANE), origin: service.base };
      const reviewed = review({ reviewed_at: '2026-03-14T00:00:00Z' });
      await call(service.base, `${ADMIN}/approval-reviews`, {
        method: 'POST',
        headers,
        body: reviewed,
      });
      const {
        checks,
        expires_at: _e,
        origin: _o,
        ...said
      } = run('local', {
        tested_at: '2026-03-15T11:00:00Z',
        contract_digest: adminContracts[0]?.digest ?? '',
      });
      const send = (xml: string, more: object = {}) =>
        call<AppendedRecord & Problem>(service.base, `${ADMIN}/certifications`, {
          method: 'POST',
          headers,
          body: { ...said, results: Buffer.from(xml).toString('base64'), ...more },
        });
      const fileOf = (failing: string) =>
        `<testsuite timestamp="2026-03-15T11:00:00Z">${checks.map(({ kind }) => `<testcase name="${kind}">${kind === failing ? '<failure/>' : ''}</testcase>`).join('')}</testsuite>`;
      const refused = await send(fileOf(''), { exit_status: 1 });
      assert.deepEqual([refused.status, refused.body.code], [422, 'test_command_failed']);
      assert.equal((await send('<html/>')).body.code, 'test_results_invalid');
      // Who sends the file states no checks beside it.
      assert.equal((await send(fileOf(''), { checks })).status, 422);
      const { body, status } = await send(fileOf('revoke'), { exit_status: 1 });
      assert.equal(status, 201, JSON.stringify(body));
      const found = await service.ledger.driver.read((connection) =>
        findRecord(connection, body.id),
      );
      assert.ok(found?.record.kind === 'run');
      assert.equal(found.record.origin.kind, 'test_results');
      assert.deepEqual(
        found.record.checks.map(({ kind, outcome }) => [kind, outcome]),
        [['revoke', 'failed']],
      );
      assert.equal((await send(fileOf('revoke'), { exit_status: 1 })).body.id, body.id);
    });

    test('[T62] every other caller is refused, each for a reason of its own, and nothing is recorded', async (t) => {
      const service = await startAdmin(engine);
      t.after(() => service.stop());
      const { driver } = service.ledger;
      const cookie = await cookieOf(service, JANE);
      const scoped = await cookieOf(service, VIEWER);
      const origin = service.base;
      const { port } = new URL(origin);
      const tokens = {
        api: await tokenFor(driver, { audience: 'api' }),
        cli: await tokenFor(driver, { audience: 'cli' }),
        mcp: await tokenFor(driver, { audience: 'mcp', scopes: ['readiness:read'] }),
        session: cookie.split('=')[1] ?? '',
        unknown: `cgt_api_${'A'.repeat(43)}`,
      };
      const refused: [string, Record<string, string>, number, string][] = [
        ['nobody', { origin }, 401, 'authentication_missing'],
        [
          'a session that is none',
          { origin, cookie: `claimgate_session=${'A'.repeat(43)}` },
          401,
          'credentials_refused',
        ],
        ['two sessions', { origin, cookie: `${cookie}; ${scoped}` }, 401, 'credentials_refused'],
        ...Object.entries(tokens).flatMap(
          ([name, token]): [string, Record<string, string>, number, string][] => [
            [
              `a token: ${name}`,
              { origin, authorization: `Bearer ${token}` },
              403,
              'bearer_refused',
            ],
            [
              `a token and a session: ${name}`,
              { origin, cookie, authorization: `Bearer ${token}` },
              403,
              'bearer_refused',
            ],
          ],
        ),
        ['basic authentication', { origin, authorization: 'Basic YTpi' }, 403, 'bearer_refused'],
        ['a limited session', { origin, cookie: scoped }, 403, 'session_scoped'],
        ['no origin', { cookie }, 403, 'origin_refused'],
        ['the origin null', { cookie, origin: 'null' }, 403, 'origin_refused'],
        ['another scheme', { cookie, origin: `https://127.0.0.1:${port}` }, 403, 'origin_refused'],
        ['another host', { cookie, origin: `http://localhost:${port}` }, 403, 'origin_refused'],
        ['another port', { cookie, origin: 'http://127.0.0.1:1' }, 403, 'origin_refused'],
        [
          'an origin that only begins alike',
          { cookie, origin: `${origin}0` },
          403,
          'origin_refused',
        ],
      ];
      const before = await service.size();
      for (const [who, headers, status, code] of refused)
        for (const [path, body] of ROUTES) {
          const request = { method: 'POST', headers, body };
          const answer = await call<Problem>(service.base, `${ADMIN}/${path}`, request);
          assert.deepEqual([answer.status, answer.body.code], [status, code], `${who} on ${path}`);
        }
      assert.equal(await service.size(), before);
    });
  });
}

describe('administrative routes', () => {
  test('a method that a route or a page does not take gets the list of those that it takes', async (t) => {
    const service = await startAdmin('sqlite');
    t.after(() => service.stop());
    for (const [path, allow] of [
      [`${ADMIN}/runtime-controls`, 'POST'],
      ['/admin', 'GET, HEAD'],
      ['/admin/sign-in', 'GET, HEAD, POST'],
    ] as const) {
      const { status, headers } = await fetch(service.base + path, { method: 'DELETE' });
      assert.deepEqual([status, headers.get('allow')], [405, allow], path);
    }
  });

  test('a session that is not an administrator’s is refused', async (t) => {
    const admin = await startAdmin('sqlite');
    const caller = { kind: 'session', id: 'x', name: 'guest', scopes: [], expiresAt: AT } as const;
    const known: Identified = { state: 'known', caller };
    const authentication: Authentication = { identify: async () => known };
    const { administration } = admin.context;
    assert.ok(administration);
    const service = await startService(admin.ledger.driver, {
      context: { authentication, administration },
    });
    t.after(async () => {
      await admin.stop();
      await service.stop();
    });
    const { status, body } = await call<Problem>(service.base, `${ADMIN}/runtime-controls`, {
      method: 'POST',
      headers: { origin: admin.base },
      body: control(),
    });
    assert.deepEqual([status, body.code], [403, 'administrator_required']);
  });

  test('a session reads as its scopes allow, and from our own pages where it sends a body', async (t) => {
    const service = await startAdmin('sqlite');
    t.after(() => service.stop());
    const ask = async (name: string, more: Record<string, string>) => {
      const headers = { cookie: await cookieOf(service, name), ...more };
      const body = {
        account_reference: FINGERPRINTS.of('account_reference', 'x'),
        output_profile: 'a',
      };
      const request = { method: 'POST', headers, body };
      const answer = await call<Problem>(service.base, '/api/v1/capabilities/resolve', request);
      return [answer.status, answer.body.code];
    };
    assert.deepEqual(await ask(JANE, {}), [403, 'origin_refused']);
    assert.deepEqual(await ask(JANE, { origin: service.base }), [422, 'account_unknown']);
    assert.deepEqual(await ask(VIEWER, { origin: service.base }), [403, 'access_refused']);
    const board = { headers: { cookie: await cookieOf(service, VIEWER) } };
    assert.equal((await call(service.base, '/api/v1/provider-readiness', board)).status, 200);
  });

  test('sessions end: unused, at the latest, and with the next sign-in', async (t) => {
    const service = await startAdmin('sqlite');
    t.after(() => service.stop());
    const minute = 60_000;
    const isOpen = async (cookie: string) =>
      (await call(service.base, '/api/v1/auth/me', { headers: { cookie } })).status === 200;
    const start = service.time.now;
    const idle = await cookieOf(service, JANE);
    service.time.now = start + 29 * minute;
    assert.ok(await isOpen(idle));
    service.time.now += 30 * minute;
    assert.ok(!(await isOpen(idle)), 'idle');

    const used = await cookieOf(service, JANE);
    const began = service.time.now;
    for (let minutes = 25; minutes < 12 * 60; minutes += 25) {
      service.time.now = began + minutes * minute;
      assert.ok(await isOpen(used), `after ${minutes} minutes`);
    }
    service.time.now = began + 12 * 60 * minute;
    assert.ok(!(await isOpen(used)), 'at the latest');

    const { driver } = service.ledger;
    const authentication = sessionAuthentication(
      driver,
      () => service.time.now,
      () => service.base,
    );
    const cookie = await cookieOf(service, JANE);
    assert.equal((await authentication.identify(new Headers({ cookie }))).state, 'known');
    const rotated = await fetch(`${service.base}/admin/sign-in`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: service.base, cookie },
      body: new URLSearchParams({ name: JANE, password: 'correct horse battery staple' }),
    });
    assert.equal(rotated.status, 303);
    assert.ok(!(await isOpen(cookie)), 'the session before does not outlive a sign-in');
  });
});

// A customer's grant is an account matter; a claim rests on the account of its live run.

const MINUTE = 60_000;
const own = present(offering().accounts[0]);
const CUSTOMER = { ...own, account_reference: digest('6') };

function lapsed(account: typeof own): typeof own {
  return { ...account, authorization: { ...account.authorization, state: 'reconnect_required' } };
}

const WRONG = 'claimgate_claimed_not_advertisable{provider="pixelgram"}';
const TO_RECONNECT = 'claimgate_accounts_reconnect_required{provider="pixelgram"}';

for (const engine of ENGINES) {
  describe(`accounts of a service on ${engine}`, () => {
    test("a customer's lapsed grant makes no claim wrong, and is an account matter", async () => {
      const ledger = await certified(engine);
      const told: Told = { at: AT, facts: offering({ accounts: [own, CUSTOMER] }) };
      const { readiness, scrape, sent } = await watched(ledger, told);
      assert.equal(sampleOf(await scrape(), WRONG), 0);
      await sent();
      told.at += MINUTE;
      told.facts = offering({ accounts: [own, lapsed(CUSTOMER)] });
      const text = await scrape();
      assert.equal(sampleOf(text, WRONG), 0);
      assert.equal(sampleOf(text, TO_RECONNECT), 1);
      assert.equal(sampleOf(text, 'claimgate_accounts{provider="pixelgram"}'), 2);
      const [event, ...others] = await sent();
      assert.deepEqual(others, []);
      assert.equal(event?.type, 'account.reconnect_required');
      assert.deepEqual(
        event?.data.accounts.map((one) => [one.account_reference, one.codes]),
        [[CUSTOMER.account_reference, ['reconnect_required']]],
      );
      const [provider] = (await readiness.board()).providers;
      assert.equal(provider?.advertisable, true, 'a provider stands as its subjects do');
      assert.deepEqual(provider?.subjects, {
        all: 2,
        executable: 2,
        not_connected: 0,
        claimed: 1,
        wrongly_claimed: 0,
      });
      assert.deepEqual(provider?.accounts, { all: 2, reconnect_required: 1 });
      assert.deepEqual(provider?.blocked, []);
      const asked = provider?.decisions.find((one) => one.account_reference === digest('6'));
      assert.equal(asked?.decision.state, 'reconnect_required', 'a request with it gets a no');
      told.at += MINUTE;
      told.facts = offering({ accounts: [own, CUSTOMER] });
      assert.deepEqual(
        (await sent()).map(({ type }) => type),
        ['account.reconnected'],
      );
    });

    test('the account of the live run makes its claim wrong, and no other subject blocked', async () => {
      const ledger = await certified(engine);
      const told: Told = { at: AT, facts: offering({ accounts: [own, CUSTOMER] }) };
      const { readiness, scrape, sent } = await watched(ledger, told);
      await sent();
      told.at += MINUTE;
      told.facts = offering({ accounts: [lapsed(own), CUSTOMER] });
      assert.equal(sampleOf(await scrape(), WRONG), 1);
      assert.deepEqual((await sent()).map(({ type }) => type).sort(), [
        'account.reconnect_required',
        'readiness.blocked',
      ]);
      const { rows } = await readiness.survey();
      const claimed = rows.find(({ isClaimed }) => isClaimed);
      assert.equal(claimed?.decision.state, 'healthy', 'customers may go on');
      assert.equal(claimed?.claim, 'wrong');
      assert.deepEqual(
        claimed?.lacking.map(({ code }) => code),
        ['reconnect_required'],
      );
      const decision = await readiness.decide({
        subject: claimed.subject,
        account_reference: ACCOUNT,
        intent: 'production',
      });
      assert.equal(decision.state, 'reconnect_required');
    });

    test('an account that is added or gone is no change of a claim', async () => {
      const ledger = await certified(engine);
      const told: Told = { at: AT, facts: offering() };
      const { scrape, sent } = await watched(ledger, told);
      await sent();
      for (const accounts of [[own, lapsed(CUSTOMER)], [own, CUSTOMER], [own]]) {
        told.at += MINUTE;
        told.facts = offering({ accounts });
        assert.equal(sampleOf(await scrape(), WRONG), 0);
        const types = (await sent()).map(({ type }) => type);
        assert.ok(!types.some((type) => type.startsWith('readiness.')), types.join(' '));
      }
    });
  });
}

for (const engine of ENGINES)
  test(`of tokens that are asked about together each gets its own answer, and a revoked one none, on ${engine}`, async () => {
    const { driver } = await newLedger(engine);
    const made = { audience: 'api', scopes: ['readiness:read'], createdAt: AT } as const;
    const tokens = await Promise.all(
      ['one', 'revoked', 'over', 'two'].map((name) =>
        createToken(driver, { ...made, name, expiresAt: AT + (name === 'over' ? 1 : DAY_MS) }),
      ),
    );
    await revokeToken(driver, present(tokens[1]).record.id, AT);
    const authentication = tokenAuthentication(driver, () => AT + 1);
    const asked = [...tokens.map(({ token }) => token), `cgt_api_${'A'.repeat(43)}`];
    const told = () =>
      Promise.all(
        asked.map(async (token) => {
          const found = await authentication.identify(
            new Headers({ authorization: `Bearer ${token}` }),
          );
          return found.state === 'known' ? found.caller.name : found.state;
        }),
      );
    assert.deepEqual(await told(), ['one', 'refused', 'refused', 'two', 'refused']);
    await revokeToken(driver, present(tokens[0]).record.id, AT);
    assert.deepEqual(await told(), ['refused', 'refused', 'refused', 'two', 'refused']);
  });

test('every token is listed, however many there are, so that each can be revoked', async () => {
  const { driver } = await newLedger('sqlite');
  const made = { audience: 'api', name: 'old', scopes: ['readiness:read'], createdAt: AT } as const;
  const { record } = await createToken(driver, { ...made, expiresAt: AT + DAY_MS });
  await driver.write(async (connection) => {
    for (let count = 0; count < 1000; count += 1) {
      const hex = String(count).padStart(64, '0');
      await connection.query(
        `insert into service_tokens (id, digest, audience, name, scopes, created_at, expires_at)
         values ($1, $2, 'api', 'new', 'readiness:read', $3, $4)`,
        [hex.slice(32), `sha256:${hex}`, AT + 1, AT + DAY_MS],
      );
    }
  });
  const tokens = await driver.read(listTokens);
  assert.equal(tokens.length, 1001);
  assert.equal(tokens.at(-1)?.id, record.id);
});

test('the page of accounts names those to reconnect, of one provider where asked, and the board leads to it', async (t) => {
  const service = await startAdmin('sqlite');
  t.after(() => service.stop());
  const visitor = await visitorTo(service);
  const { accounts, facts: offered } = await service.context.readiness.survey();
  assert.ok(accounts.length > 0);
  assert.match(
    await visitor.get('/admin'),
    /<a href="\/admin\/accounts"><strong>\d+<\/strong> to reconnect/,
  );
  const page = await visitor.get('/admin/accounts');
  const rowsIn = (text: string) => text.match(/<tr role="row">\s*<th scope="row"/g)?.length ?? 0;
  assert.equal(rowsIn(page), accounts.length);
  const [first] = accounts;
  assert.ok(first);
  for (const { detail } of first.blockers)
    assert.ok(textOf(page).toLowerCase().includes(detail.toLowerCase()), detail);
  assert.ok(!page.includes(first.account_reference), 'the whole reference is in no page');
  const named = accounts.filter(({ provider }) => provider === first.provider);
  assert.equal(
    rowsIn(await visitor.get(`/admin/accounts?provider=${first.provider}`)),
    named.length,
  );
  const sound = [...offered.providers].find((one) =>
    accounts.every(({ provider }) => provider !== one),
  );
  const none = await visitor.get(`/admin/accounts?provider=${present(sound)}`);
  assert.equal(rowsIn(none), 0);
  assert.match(none, /No account has to be reconnected\./);
});
