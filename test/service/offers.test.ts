import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { document as isBoard } from '../../src/documents/generated/provider-readiness.validator.js';
import { document as isCatalogue } from '../../src/documents/generated/provider-catalogue.validator.js';
import { validatorOf } from '../documents/published.ts';
import { digest, subject } from '../evidence/documents.ts';
import { certified, facts } from '../ledger/export-world.ts';
import {
  AT,
  contract,
  ENGINES,
  failed,
  record,
  run,
  control,
  item,
  newLedger,
  contextAt,
  contracts,
} from '../ledger/world.ts';
import { codesOf, valueOf } from '../trust/expect.ts';
import { ACCOUNT, claimOn, codesIn, connecting, offering, request, serviceOn } from './world.ts';
import type { RuntimeFacts } from '../../src/documents/index.ts';
import { present } from '../../src/documents/findings.ts';
import { readFacts } from '../../src/ledger/export-facts.ts';
import { utf8 } from '../documents.ts';
import { append } from '../../src/ledger/append.ts';
import { facts as runtimeFacts } from '../ledger/facts.ts';

const isResolution = validatorOf('capability-resolution');

for (const engine of ENGINES) {
  describe(`what a service on ${engine} lists`, () => {
    test('lists every provider, with one decision for each account', async () => {
      const [account] = facts().accounts;
      assert.ok(account);
      const second = { ...account, account_reference: digest('6') };
      const service = serviceOn(await certified(engine), {
        says: () => offering({ accounts: [account, second] }),
      });
      const board = await service.board();
      assert.ok(isBoard(board), JSON.stringify(isBoard.errors));
      const [only, ...others] = board.providers;
      assert.ok(only && others.length === 0);
      assert.deepEqual([only.blocked, only.connectable, only.advertisable], [[], true, true]);
      assert.deepEqual(
        new Set(
          only.decisions.map((one) => `${one.subject.operation} ${one.account_reference ?? '-'}`),
        ),
        new Set(['connect -', `publish_immediate ${ACCOUNT}`, `publish_immediate ${digest('6')}`]),
      );
      assert.equal(only.decisions.length, 3);
      for (const one of only.decisions) {
        const { account_reference } = one;
        const decision = await service.decide(request({ subject: one.subject, account_reference }));
        assert.deepEqual(one.decision, decision, 'the board says what a decision says');
      }
    });

    test('connect is advertisable only with something to publish that is', async () => {
      const ledger = await certified(engine);
      const ask = request({ subject: connecting(), account_reference: null });
      const claimed = await serviceOn(ledger).decide(ask);
      assert.ok(claimed.connectable && claimed.advertisable && !claimed.publishable);
      const unclaimed = await serviceOn(ledger, { claims: [] }).decide(ask);
      assert.ok(unclaimed.connectable && !unclaimed.advertisable);
      const board = await serviceOn(ledger, { claims: [] }).board();
      assert.equal(board.providers[0]?.advertisable, false);
      await record(ledger, 'run', failed(run('live', { tested_at: '2026-03-02T10:00:00Z' })));
      const broken = await serviceOn(ledger).decide(ask);
      assert.ok(broken.connectable && !broken.advertisable);
    });

    test('an account that is open to several policies, or of a sandbox only, is taken at its word', async () => {
      const says = offering();
      const [policy] = says.policies;
      assert.ok(policy);
      const strict = { ...policy, policy_mode: 'strict' };
      const apps = says.apps.map((app) => ({ ...app, provider_environment: 'sandbox' as const }));
      const several = { ...says, apps, policies: [policy, strict] };
      const service = serviceOn(await certified(engine), {
        says: () => several,
        claims: [claimOn(), claimOn({ ...subject(), policy_mode: 'strict' })],
      });
      const asked = { account_reference: ACCOUNT, output_profile: 'single-image' };
      assert.deepEqual(codesOf(await service.resolve(asked)), ['policy_mode_required']);
      const chosen = valueOf(await service.resolve({ ...asked, policy_mode: 'strict' }));
      assert.equal(chosen.immediate.subject.provider_environment, 'sandbox');
      const { providers } = await service.board();
      const connects = providers.flatMap(({ decisions }) =>
        decisions.filter(({ subject: of }) => of.operation === 'connect'),
      );
      assert.deepEqual(
        connects.map(({ decision }) => decision.advertisable),
        [false, false],
      );
    });

    test('[T103] evidence of another app, instance, account kind or policy mode advertises no connect', async () => {
      const says = offering();
      const [app] = says.apps;
      const [policy] = says.policies;
      assert.ok(app && policy);
      const others = {
        apps: [
          ...says.apps,
          { ...app, app_fingerprint: digest('e') },
          { ...app, instance_fingerprint: digest('e') },
        ],
        policies: [
          ...says.policies,
          { ...policy, account_kind: 'personal' },
          { ...policy, policy_mode: 'strict' },
        ],
      };
      const service = serviceOn(await certified(engine), { says: () => offering(others) });
      const board = await service.board();
      const connects = board.providers
        .flatMap(({ decisions }) => decisions)
        .filter((one) => one.subject.operation === 'connect');
      assert.equal(connects.length, 9);
      for (const { subject: of, decision } of connects) {
        const isOwn = subjectDigest(of) === subjectDigest(connecting());
        assert.equal(decision.advertisable, isOwn, JSON.stringify(of));
      }
    });

    test('[T109] what holds for one subject of a provider is not said of the provider', async () => {
      const ledger = await certified(engine);
      const more = { ...subject(), output_profile: 'carousel' };
      const claims = [claimOn(), claimOn(more)];
      for (const says of [offering, facts]) {
        const service = serviceOn(ledger, { says: () => says(), claims });
        const [only, ...others] = (await service.board()).providers;
        assert.ok(only && others.length === 0);
        const advertised = new Set(only.decisions.map(({ decision }) => decision.advertisable));
        assert.equal(advertised.size, 2);
        assert.equal(only.advertisable, false);
        assert.equal(only.connectable, says === offering, 'without connecting nothing connects');
        const [catalogued] = (await service.catalogue()).providers;
        assert.deepEqual(catalogued?.readiness, only, 'the catalogue says what the board says');
      }
      const broken = offering();
      const apps = broken.apps.flatMap((app) => [
        app,
        { ...app, app_fingerprint: digest('e'), state: 'missing' as const, source: null },
      ]);
      const [half] = (await serviceOn(ledger, { says: () => ({ ...broken, apps }) }).board())
        .providers;
      assert.equal(half?.connectable, false, 'another app cannot be connected');
    });

    test('[T104] facts of another time advertise nothing, and block under enforcement', async () => {
      const ledger = await certified(engine);
      let at = AT;
      const factsLimits = { max_facts_minutes: 30, max_clock_skew_seconds: 0 };
      const clock = () => at;
      const service = serviceOn(ledger, { clock });
      const strict = serviceOn(ledger, { clock, factsLimits });
      const off = serviceOn(ledger, { clock, factsLimits, environment: {} });
      const written = Date.parse(facts().generated_at);
      for (const [minutes, by, byRoot] of [
        [0, [], []],
        [30, [], []],
        [31, [], ['facts_too_old']],
        [60, [], ['facts_too_old']],
        [61, ['facts_too_old'], ['facts_too_old']],
        [-1, [], ['facts_from_future']],
        [-2, ['facts_from_future'], ['facts_from_future']],
      ] as const) {
        at = written + minutes * 60_000;
        for (const [one, codes] of [
          [service, by],
          [strict, byRoot],
        ] as const) {
          const decision = await one.decide(request());
          assert.deepEqual(codesIn(decision), codes, `${minutes} minutes`);
          assert.equal(decision.facts_age_seconds, minutes * 60);
          assert.equal(decision.advertisable, codes.length === 0);
          const board = await one.board();
          assert.equal(board.providers[0]?.advertisable, codes.length === 0);
        }
        const { executable, advertisable, would_block: would } = await off.decide(request());
        assert.deepEqual([executable, advertisable], [true, byRoot.length === 0]);
        assert.deepEqual(
          would.map(({ code }) => code),
          byRoot,
        );
      }
    });

    test('gives the catalogue, and what is implemented for an account', async () => {
      const service = serviceOn(await certified(engine));
      const catalogue = await service.catalogue();
      assert.ok(isCatalogue(catalogue), JSON.stringify(isCatalogue.errors));
      const [only] = catalogue.providers;
      assert.deepEqual(
        [only?.provider, only?.configured, only?.connected_accounts],
        ['pixelgram', true, 1],
      );
      assert.deepEqual(only?.readiness, (await service.board()).providers[0]);

      const asked = { account_reference: ACCOUNT, output_profile: 'single-image' };
      const resolution = valueOf(await service.resolve(asked));
      assert.ok(isResolution(resolution), JSON.stringify(isResolution.errors));
      assert.equal(resolution.policy_mode, 'standard');
      const { immediate, scheduled } = resolution;
      assert.deepEqual(immediate.subject, subject());
      assert.equal(immediate.contract_digest, contract.digest);
      assert.equal(immediate.decision.state, 'healthy');
      assert.equal(immediate.required_checks.live.length, 6);
      assert.equal(scheduled.capability_digest, null);
      assert.equal(scheduled.decision.state, 'unsupported');
      assert.deepEqual(
        codesOf(await service.resolve({ ...asked, account_reference: digest('8') })),
        ['account_unknown'],
      );
      assert.deepEqual(codesOf(await service.resolve({ ...asked, output_profile: 'carousel' })), [
        'policy_mode_required',
      ]);
    });
  });
}

// Only what can exist is decided; what nobody connected bears its label.

const BOT = digest('a');
const HOOK = digest('b');
const SERVER = digest('7');
const says = runtimeFacts();
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
  return runtimeFacts({
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
    labelled.map(({ subject: of, decision }) => [of.account_kind, of.operation, decision.state]),
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
