// Only what can exist is decided; what nobody connected bears its label.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RuntimeFacts } from '../../src/documents/index.ts';
import { present } from '../../src/documents/findings.ts';
import { readFacts } from '../../src/ledger/export-facts.ts';
import { utf8 } from '../documents.ts';
import { digest } from '../evidence/documents.ts';
import { control, item, newLedger, AT, contextAt, contracts } from '../ledger/world.ts';
import { append } from '../../src/ledger/append.ts';
import { codesOf, valueOf } from '../trust/expect.ts';
import { facts } from '../ledger/facts.ts';
import { serviceOn } from './world.ts';

const BOT = digest('a');
const HOOK = digest('b');
const SERVER = digest('7');
const says = facts();
const [app, policy, account, made] = [
  present(says.apps[0]),
  present(says.policies[0]),
  present(says.accounts[0]),
  present(says.implemented[0]),
].map((one) => ({ ...one, provider: 'discord' })) as [
  RuntimeFacts['apps'][number],
  RuntimeFacts['policies'][number],
  RuntimeFacts['accounts'][number],
  RuntimeFacts['implemented'][number],
];

const kinds = ['bot', 'webhook'] as const;
const appFor = { bot: BOT, webhook: HOOK };

/** A bot app and a built-in webhook app, both connected, under the reference of one server. */
function discord(changes: Partial<RuntimeFacts> = {}): RuntimeFacts {
  return facts({
    apps: kinds.map((kind) => ({ ...app, app_fingerprint: appFor[kind] })),
    policies: kinds.map((kind) => ({ ...policy, account_kind: kind, output_profile: 'message' })),
    accounts: kinds.map((kind) => ({
      ...account,
      app_fingerprint: appFor[kind],
      account_kind: kind,
      account_reference: SERVER,
    })),
    implemented: (['connect', 'publish_immediate'] as const).map((operation) => ({
      ...made,
      output_profile: 'message',
      operation,
    })),
    ...changes,
  });
}

const own = discord();
const NAMED = {
  apps: own.apps.map((one, at) => ({ ...one, account_kinds: [present(kinds[at])] })),
};
const FOR_APPS = {
  policies: own.policies.map((one, at) => ({
    ...one,
    app_fingerprint: appFor[present(kinds[at])],
  })),
};

const boardOf = async (facts_: RuntimeFacts, ledger = newLedger('sqlite')) =>
  present(
    (await serviceOn(await ledger, { says: () => facts_, claims: [], environment: {} }).board())
      .providers[0],
  );

test('an app is crossed with its own kinds of accounts alone, as apps or policies name them', async () => {
  const crossed = await boardOf(discord());
  assert.deepEqual(
    [crossed.decisions.length, crossed.subjects.all, crossed.subjects.not_connected],
    [8, 6, 2],
  );
  for (const change of [NAMED, FOR_APPS]) {
    const { subjects, decisions, blocked, connectable } = await boardOf(discord(change));
    assert.deepEqual(
      [decisions.length, subjects.all, subjects.executable, subjects.not_connected],
      [4, 4, 4, 0],
    );
    assert.deepEqual([blocked, connectable], [[], true]);
  }
});

test('what nobody connected bears a label, counts for connect alone, and is answered reconnect_required', async () => {
  const board = await boardOf(discord({ ...NAMED, accounts: own.accounts.slice(0, 1) }));
  const labelled = board.decisions.filter(({ label }) => label === 'not_connected');
  assert.deepEqual(
    labelled.map(({ subject, decision }) => [
      subject.account_kind,
      subject.operation,
      decision.state,
    ]),
    [['webhook', 'publish_immediate', 'reconnect_required']],
  );
  assert.deepEqual(board.blocked, []);
  assert.deepEqual(
    [board.subjects.all, board.subjects.executable, board.subjects.not_connected],
    [3, 3, 1],
  );
});

test('a bot that is switched off leaves the webhooks of its provider as they are', async () => {
  const ledger = newLedger('sqlite');
  const off = { state: 'disabled', reason: 'incident-1' } as const;
  const selector = { provider: 'discord', app_fingerprint: BOT };
  valueOf(
    await append(
      (await ledger).driver,
      [item('control', control({ ...off, selector }))],
      contextAt(AT, { contracts }),
    ),
  );
  const board = await boardOf(discord(NAMED), ledger);
  assert.deepEqual(board.blocked, [{ state: 'disabled', code: 'control_disabled', subjects: 2 }]);
  assert.deepEqual([board.subjects.executable, board.subjects.all], [2, 4]);
});

test('a reference that stands under two apps is resolved by the app or the kind', async () => {
  const service = serviceOn(await newLedger('sqlite'), { says: () => discord(NAMED), claims: [] });
  const asked = { account_reference: SERVER, output_profile: 'message' };
  assert.deepEqual(codesOf(await service.resolve(asked)), ['account_ambiguous']);
  for (const more of [{ app_fingerprint: HOOK }, { account_kind: 'webhook' }])
    assert.equal(
      valueOf(await service.resolve({ ...asked, ...more })).immediate.subject.app_fingerprint,
      HOOK,
    );
  assert.deepEqual(codesOf(await service.resolve({ ...asked, app_fingerprint: digest('c') })), [
    'account_unknown',
  ]);
});

test('to connect for a profile that no policy names is a warning, and not silence', () => {
  const [connect] = own.implemented;
  const { remarks } = valueOf(
    readFacts(
      utf8(
        JSON.stringify(
          discord({ implemented: [{ ...present(connect), output_profile: 'profile' }] }),
        ),
      ),
      'facts.json',
    ),
  );
  assert.deepEqual(
    remarks.map(({ code, pointer }) => [code, pointer]),
    [['connect_without_policy', '/implemented/0']],
  );
  assert.deepEqual(valueOf(readFacts(utf8(JSON.stringify(discord())), 'facts.json')).remarks, []);
});
