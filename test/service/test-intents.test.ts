import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { fingerprinterOf } from '../../src/digest/index.ts';
import { formatInstant } from '../../src/json/index.ts';
import {
  TEST_INTENT_LIFETIME_MS,
  testIntents,
  type TestAsker,
  type TestIntents,
} from '../../service/test-intents.ts';
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
