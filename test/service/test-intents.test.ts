import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { fingerprinterOf } from '../../src/digest/index.ts';
import { formatInstant } from '../../src/documents/json.ts';
import {
  TEST_INTENT_LIFETIME_MS,
  testIntents,
  type TestAsker,
  type TestIntents,
} from '../../service/readiness/test-intents.ts';
import { contractDocument, subject } from '../evidence/documents.ts';
import {
  AT,
  control,
  FINGERPRINTS,
  newLedger,
  record,
  review,
  type TestLedger,
} from '../ledger/world.ts';
import { codesOf, valueOf } from '../trust/expect.ts';
import { DEPLOYMENT } from '../trust/root-world.ts';
import { disableAdministrator } from '../../service/access/administrators.ts';
import { ROUTES } from '../../service/http/table.ts';
import type { Problem, TestIntentRechecked } from '../../src/documents/index.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { cookieOf, JANE, startAdmin, textOf, VIEWER, visitorTo } from './admin-world.ts';
import { call } from './client.ts';
import { tokenFor } from './running.ts';
import { ACCOUNT, serviceOn } from './world.ts';

const KEY = Buffer.alloc(32, 7);
const ADMINISTRATOR: TestAsker = {
  operator: 'jane.doe@example.org',
  by: 'session',
  isAdministrator: true,
  isScoped: false,
};
const ASKED = { subject: subject(), account_reference: ACCOUNT };

interface Changes {
  readonly key?: Uint8Array;
  readonly deployment?: string;
  readonly clock?: () => number;
  readonly isAdministrator?: (actor: string) => Promise<boolean>;
}

function intentsOn(ledger: TestLedger, changes: Changes = {}): TestIntents {
  const { key = KEY, deployment = DEPLOYMENT, clock = () => AT } = changes;
  return testIntents({
    readiness: serviceOn(ledger, { clock }),
    fingerprints: fingerprinterOf(key, deployment),
    key,
    clock,
    isAdministrator: async () => true,
    ...(changes.isAdministrator ? { isAdministrator: changes.isAdministrator } : {}),
  });
}

/** Returns a ledger without any test runs. */
async function untested(): Promise<TestLedger> {
  const ledger = await newLedger('sqlite');
  await record(ledger, 'approval', review());
  await record(ledger, 'control', control());
  return ledger;
}

test('an administrator may have a test run where nothing was tested, and nothing is claimed by it', async () => {
  const ledger = await untested();
  const intents = intentsOn(ledger);
  const token = valueOf(await intents.issue(ASKED, ADMINISTRATOR));
  assert.match(token, /^[A-Za-z0-9._-]+$/, 'any queue carries it');
  assert.ok(token.length < 2048 && !token.includes('jane'));
  const { intent, decision } = valueOf(await intents.recheck(token));
  assert.equal(intent.actor, FINGERPRINTS.of('operator', 'jane.doe@example.org'));
  assert.equal(
    JSON.stringify(intent.request.subject, Object.keys(subject())),
    JSON.stringify(subject()),
  );
  assert.equal(intent.request.intent, 'certification_test');
  assert.deepEqual(
    [decision.state, decision.executable, decision.advertisable],
    ['healthy', true, false],
  );
  const production = await serviceOn(ledger).decide({ ...ASKED, intent: 'production' });
  assert.equal(production.state, 'certification_required', 'production is not helped by it');
});

test('a worker gets the current state, not the state when the work was queued', async () => {
  const ledger = await untested();
  const intents = intentsOn(ledger);
  const token = valueOf(await intents.issue(ASKED, ADMINISTRATOR));
  const stateNow = async () => valueOf(await intents.recheck(token)).decision.state;
  assert.equal(await stateNow(), 'healthy');
  await record(ledger, 'control', control({ state: 'disabled' }));
  assert.equal(await stateNow(), 'disabled');
  await record(ledger, 'control', control({ starts_at: formatInstant(AT) }));
  assert.equal(await stateNow(), 'healthy');
  await record(ledger, 'approval', review({ state: 'trial' }));
  assert.equal(contractDocument().allow_trial_execution, false);
  assert.equal(await stateNow(), 'trial_only');
});

test('nobody else may ask', async () => {
  const intents = intentsOn(await untested());
  for (const change of [{ by: 'token' }, { isAdministrator: false }, { isScoped: true }] as const) {
    const refused = await intents.issue(ASKED, { ...ADMINISTRATOR, ...change });
    assert.deepEqual(codesOf(refused), ['test_intent_not_permitted'], JSON.stringify(change));
  }
  const gone = intentsOn(await untested(), { isAdministrator: async () => false });
  assert.deepEqual(codesOf(await gone.issue(ASKED, ADMINISTRATOR)), ['test_intent_not_permitted']);
});

test('an order of a former administrator is refused too', async () => {
  const ledger = await untested();
  let administrators = [FINGERPRINTS.of('operator', ADMINISTRATOR.operator)];
  const isAdministrator = async (actor: string) => administrators.some((one) => one === actor);
  const intents = intentsOn(ledger, { isAdministrator });
  const token = valueOf(await intents.issue(ASKED, ADMINISTRATOR));
  assert.ok((await intents.recheck(token)).ok);
  administrators = [];
  assert.deepEqual(codesOf(await intents.recheck(token)), ['test_intent_not_permitted']);
});

test('[T67] an intent ends, exactly', async () => {
  const ledger = await untested();
  let at = AT;
  const intents = intentsOn(ledger, { clock: () => at });
  const token = valueOf(await intents.issue(ASKED, ADMINISTRATOR));
  at = AT + TEST_INTENT_LIFETIME_MS - 1;
  assert.ok((await intents.recheck(token)).ok);
  at += 1;
  assert.deepEqual(codesOf(await intents.recheck(token)), ['test_intent_expired']);
});

test('[T67] an intent not written with the key of this service is refused', async () => {
  const ledger = await untested();
  const intents = intentsOn(ledger);
  const token = valueOf(await intents.issue(ASKED, ADMINISTRATOR));
  const [start = '', payload = '', code = ''] = token.split('.');
  const text = Buffer.from(payload, 'base64url').toString();
  const other = Buffer.from(text.replace('standard', 'extended')).toString('base64url');
  const plain = createHmac('sha256', KEY)
    .update(Buffer.from(other, 'base64url'))
    .digest('base64url');
  const elsewhere = [
    intentsOn(ledger, { key: Buffer.alloc(32, 8) }),
    intentsOn(ledger, { deployment: 'other-deployment' }),
  ];
  const foreign = await Promise.all(
    elsewhere.map(async (one) => valueOf(await one.issue(ASKED, ADMINISTRATOR))),
  );
  for (const wrong of [
    '',
    'cgt1',
    'cgt1..',
    payload,
    `${start}.${payload}`,
    `${start}.${payload}.`,
    `${start}.${other}.${code}`,
    `${start}.${other}.${plain}`,
    `${start}.${payload}.${code}.`,
    `${start}.${payload}.${code}=`,
    `${start}.${payload}.${code.slice(0, -1)}`,
    `cgt2.${payload}.${code}`,
    ` ${token}`,
    `${token}\n`,
    'x'.repeat(1_000_000),
    ...foreign,
  ])
    assert.deepEqual(
      codesOf(await intents.recheck(wrong)),
      ['test_intent_invalid'],
      wrong.slice(0, 80),
    );
  assert.ok((await intents.recheck(token)).ok);
});

/** The service, an administrator in front of the page of a subject without runs, and the fields of its form. */
async function atTheForm(provider = 'kaleido') {
  const service = await startAdmin('sqlite');
  const jane = await visitorTo(service);
  const hex = subjectDigest({ ...subject(), provider }).slice(7);
  const page = await jane.get(`/admin/subjects/${hex}`);
  const [, address = ''] = /href="([^"]+)">Start a certification test/.exec(page) ?? [];
  const query = new URL(address.replaceAll('&#38;', '&'), service.base);
  const fields = { ...Object.fromEntries(query.searchParams), step: 'start' };
  return { service, jane, address: `${query.pathname}${query.search}`, fields };
}

test('an administrator starts a test from the page of a subject, and a worker asks before each call', async (t) => {
  const { service, jane, address, fields } = await atTheForm();
  t.after(() => service.stop());
  const { driver } = service.ledger;
  const size = await service.size();
  const looked = await jane.get(address);
  assert.match(
    textOf(looked),
    /without the local test \(missing\) and the live certification \(missing\)/,
  );
  assert.doesNotMatch(looked, /cgt1\./, 'a look starts nothing');
  const { status, page } = await jane.send('certification-tests', fields);
  assert.equal(status, 200);
  const [token = ''] = /cgt1\.[A-Za-z0-9._-]+/.exec(page) ?? [];
  const ask = (asked: string, worker: string) =>
    call<Problem & TestIntentRechecked>(service.base, ROUTES.recheck.path, {
      method: 'POST',
      token: worker,
      body: { token: asked },
    });
  const worker = await tokenFor(driver, { scopes: ['readiness:read'] });
  const answer = await ask(token, worker);
  assert.equal(answer.status, 200);
  assert.deepEqual(
    [answer.body.decision.executable, answer.body.decision.advertisable],
    [true, false],
  );
  assert.equal(answer.body.intent.actor, FINGERPRINTS.of('operator', JANE));
  assert.equal(await service.size(), size, 'a test is no record');

  const others = {
    access_refused: await tokenFor(driver, { scopes: ['accounts:read'] }),
    credentials_refused: `cgt_api_${'A'.repeat(43)}`,
  };
  for (const [code, other] of Object.entries(others))
    assert.equal((await ask(token, other)).body.code, code);
  const mcp = await tokenFor(driver, { audience: 'mcp', scopes: ['readiness:read'] });
  assert.equal((await ask(token, mcp)).body.code, 'access_refused');
  for (const [wrong, code] of [
    [`${token}A`, 'test_intent_invalid'],
    ['', 'out_of_bounds'],
  ] as const) {
    const refused = await ask(wrong, worker);
    assert.deepEqual([refused.status, refused.body.code], [422, code]);
  }

  await jane.record('runtime-controls', {
    provider: 'kaleido',
    state: 'disabled',
    reason: 'outage',
    starts_at: '2026-03-15T12:00',
    expires_at: '',
  });
  const stopped = await ask(token, worker);
  assert.deepEqual(
    [stopped.body.decision.state, stopped.body.decision.executable],
    ['disabled', false],
  );
  const again = await jane.send('certification-tests', fields);
  assert.equal(again.status, 409);
  assert.match(textOf(again.page), /The test cannot start: 1 blocker\. .*control_disabled/);
  assert.doesNotMatch(again.page, /cgt1\.|name="step"/);

  service.time.now += TEST_INTENT_LIFETIME_MS;
  const fresh = await tokenFor(driver, { expiresAt: AT + 2 * TEST_INTENT_LIFETIME_MS });
  assert.equal((await ask(token, fresh)).body.code, 'test_intent_expired');
  service.time.now = AT;
  await disableAdministrator(driver, JANE, AT);
  const gone = await ask(token, worker);
  assert.deepEqual([gone.status, gone.body.code], [403, 'test_intent_not_permitted']);

  const steps = ((await service.context.audit?.find())?.entries ?? [])
    .map(({ entry }) => entry)
    .filter(({ route }) => route === '/admin/certification-tests/new')
    .map(({ step, code, test_until, caller }) => [step, code ?? test_until, caller]);
  assert.deepEqual(steps.toReversed(), [
    ['preview', undefined, JANE],
    ['start', '2026-03-16T12:00:00Z', JANE],
    ['start', 'control_disabled', JANE],
  ]);
  assert.ok(!service.lines.join('').includes(token), 'no log holds a token');
});

test('a form for a test is refused to others, and for what the board does not list', async (t) => {
  const { service, jane, fields } = await atTheForm();
  t.after(() => service.stop());
  const victor = await visitorTo(service, VIEWER);
  assert.equal((await victor.send('certification-tests', fields)).status, 403);
  const foreign = await fetch(`${service.base}/admin/certification-tests/new`, {
    method: 'POST',
    headers: { cookie: await cookieOf(service, JANE), origin: 'https://elsewhere.example' },
    body: new URLSearchParams({ ...fields, form_token: jane.formToken }),
  });
  assert.equal(foreign.status, 403);
  for (const wrong of [{ subject: 'f'.repeat(64) }, { account: ACCOUNT.replace(/.$/, 'x') }]) {
    const { status, page } = await jane.send('certification-tests', { ...fields, ...wrong });
    assert.equal(status, 404);
    assert.doesNotMatch(page, /cgt1\./);
  }
});
