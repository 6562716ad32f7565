import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { instantOf } from '../../src/documents/json.ts';
import type { ReadinessDecision, ReadinessFacts } from '../../src/documents/index.ts';
import { validatorOf } from '../documents/published.ts';
import { claimStanding, decide } from '../../src/readiness/decide.ts';
import { STATES, BLOCKER_GROUPS } from '../../src/readiness/blockers.ts';
import { decisionInputOf } from '../../src/readiness/input.ts';
import { readinessCases, worldOf, type Answer } from './readiness-cases.ts';
import { ASKED, questionOf, type Asked, type World, decided, inputOf, world } from './world.ts';
import { contractDigest } from '../../src/evidence/contract.ts';
import { bent, type Bends } from '../gate/bend.ts';
import { digest } from '../evidence/documents.ts';

const isDecision = validatorOf('readiness-decision');

const AS_IT_SHOULD_BE: ReadinessFacts = {
  configuration: 'configured',
  local_test: 'current',
  live_certification: 'current',
  approval: 'approved',
  authorization: 'valid',
  policy: 'allowed',
  control: 'enabled',
};

const seenCodes = new Set<string>();
const seenFacts = new Set<string>();
const seenStates = new Set<string>();

const cases = readinessCases();

for (const folder of new Set(cases.map((row) => row.folder))) {
  describe(folder, () => {
    for (const { name, one } of cases.filter((row) => row.folder === folder)) {
      const facts = { ...AS_IT_SHOULD_BE, ...one.facts };
      for (const [fact, value] of Object.entries(facts)) seenFacts.add(`${fact} ${value}`);
      for (const mode of ['on', 'off', 'test'] as const) {
        for (const code of one[mode].blockers) seenCodes.add(code);
        seenStates.add(one[mode].state);
        test(`${name}, ${mode}: ${one.why}`, () => {
          const of = worldOf(one);
          const decision = askedInWriting(of, ASKED[mode]);
          compare(decision, one[mode], facts);
          const connect = of.subject.operation === 'connect';
          assert.equal(decision.connectable, decision.executable && connect);
          assert.equal(decision.publishable, decision.executable && !connect);
          assert.equal(decision.advertisable, mode !== 'test' && one.advertisable);
        });
      }
    }
  });
}

/** Asks as `readiness` does. Another test proves that a question holds all inputs of the library. */
function askedInWriting(of: World, asked: Asked): ReadinessDecision {
  const settings = { certificationEnforced: asked.flag, disabledProviders: new Set<string>() };
  return decide(decisionInputOf(questionOf(of, asked), settings, instantOf(of.at)));
}

function compare(decision: ReadinessDecision, expected: Answer, facts: ReadinessFacts): void {
  const codes = (blockers: ReadinessDecision['blockers']) => blockers.map(({ code }) => code);
  assert.deepEqual(codes(decision.blockers), expected.blockers);
  assert.deepEqual(codes(decision.would_block), expected.would_block ?? []);
  assert.equal(decision.state, expected.state);
  assert.deepEqual(decision.facts, facts);
  assert.equal(decision.executable, expected.blockers.length === 0);
  assert.ok(isDecision(decision), JSON.stringify(isDecision.errors));
}

test('every code that can block occurs in a case, and so does every state', () => {
  const codes = BLOCKER_GROUPS.flatMap((group) => group.codes);
  assert.deepEqual(
    codes.filter((code) => !seenCodes.has(code)),
    [],
  );
  assert.deepEqual(
    STATES.filter((state) => !seenStates.has(state)),
    [],
  );
  assert.equal(new Set(codes).size, codes.length, 'each code once');
});

test('every value of every fact occurs in a case', () => {
  const values: Record<keyof ReadinessFacts, readonly string[]> = {
    configuration: ['unknown', 'missing', 'dynamic_registration', 'configured'],
    local_test: ['missing', 'mismatch', 'expired', 'failed', 'current'],
    live_certification: ['missing', 'mismatch', 'expired', 'failed', 'current'],
    approval: ['unknown', 'not_required', 'pending', 'trial', 'approved', 'restricted', 'revoked'],
    authorization: ['unknown', 'not_applicable', 'reconnect_required', 'valid'],
    policy: ['unknown', 'restricted', 'allowed'],
    control: ['unknown', 'disabled', 'degraded', 'enabled'],
  };
  const all = Object.entries(values).flatMap(([fact, each]) =>
    each.map((value) => `${fact} ${value}`),
  );
  assert.deepEqual(
    all.filter((one) => !seenFacts.has(one)),
    [],
  );
});

test('the groups stand in the order of the states', () => {
  const places = BLOCKER_GROUPS.map(({ state }) => STATES.indexOf(state));
  assert.deepEqual(
    places,
    places.toSorted((one, other) => one - other),
  );
});

const valid = world();
const WORLDS: Readonly<Record<string, World>> = {
  'without a fault': valid,
  'of a deployment of its own': { ...valid, deployment_kind: 'self_hosted' },
  'that could not be read': { ...valid, unreadable: { control: valid.entry.runtime_control } },
  'that could not be read, where it is disabled': {
    ...valid,
    unreadable: {
      control: bent(valid, { '/entry/runtime_control/state': 'disabled' }).entry.runtime_control,
    },
  },
  'without the implemented operation': { ...valid, implemented: false },
  'without the account': { ...valid, account: null },
  'without claims': {
    ...valid,
    claim: { contractDigest: null, advertisableSubjects: [valid.subject] },
  },
  'without contracts': { ...valid, contracts: [] },
  'of commits that are released, and others': {
    ...valid,
    ancestry: { ...valid.ancestry, ['2'.repeat(40)]: false, ['3'.repeat(40)]: true },
  },
};

const settings = (certificationEnforced: boolean) => ({
  certificationEnforced,
  disabledProviders: new Set<string>(),
});

describe('a question that is written down, of a world', () => {
  for (const [what, of] of Object.entries(WORLDS))
    test(what, () => {
      for (const asked of Object.values(ASKED)) {
        const input = decisionInputOf(
          questionOf(of, asked),
          settings(asked.flag),
          instantOf(of.at),
        );
        const { contracts, ...rest } = input;
        const { contracts: expected, ...others } = inputOf(of, asked);
        assert.deepEqual(rest, others);
        for (const known of [...valid.contracts.map(contractDigest), digest('9')])
          assert.deepEqual(contracts.byDigest(known), expected.byDigest(known));
        assert.deepEqual(decide(input), decided(of, asked));
      }
    });

  test('with a commit in both lists: a contradiction makes it unreadable', () => {
    const question = questionOf(valid, ASKED.on);
    const both = { ...question, foreign_revisions: question.released_revisions };
    const { reading } = decisionInputOf(both, settings(true), instantOf(valid.at));
    assert.deepEqual(reading, {
      state: 'unreadable',
      control: null,
      contradictions: ['/foreign_revisions'],
    });
  });

  test('[T106] of a provider on the deny-list: disabled, whatever the entry is of', () => {
    const other = bent(valid, { '/entry/subject/policy_mode': 'other' });
    for (const of of [valid, other, { ...valid, unreadable: { control: null } }]) {
      const denied = { ...settings(false), disabledProviders: new Set([of.subject.provider]) };
      const question = questionOf(of, ASKED.off);
      const { state, blockers } = decide(decisionInputOf(question, denied, instantOf(of.at)));
      assert.equal(state, 'disabled');
      assert.equal(blockers[0]?.code, 'disabled_by_environment');
    }
  });
});

test('[T107] what contradicts itself lets nothing run, and a disable in it still wins', () => {
  const { runtime_control: control } = valid.entry;
  const restricted = control && { ...control, state: 'degraded' as const };
  const denied = control && { ...control, state: 'disabled' as const };
  const contradictory: readonly World[] = [
    { ...valid, control: restricted },
    { ...valid, account_reference: null },
    { ...valid, providers: ['other'] },
    { ...valid, facts_generated_at: null },
  ];
  for (const of of contradictory)
    for (const asked of Object.values(ASKED))
      for (const [beside, state] of [
        [of.control, 'degraded'],
        [denied, 'disabled'],
      ] as const) {
        const question = questionOf({ ...of, control: beside }, asked);
        const input = decisionInputOf(question, settings(asked.flag), instantOf(of.at));
        const decision = decide(input);
        assert.equal(decision.state, state);
        assert.deepEqual([decision.executable, decision.advertisable], [false, false]);
      }
});

test('without a contract nobody allows a test under a trial', () => {
  const bends = { '/entry/contract_digest': null, '/entry/approval/state': 'trial' };
  const { blockers, would_block: wouldBlock } = decided(bent(valid, bends), ASKED.test);
  const codes = [...blockers, ...wouldBlock].map(({ code }) => code);
  assert.ok(codes.includes('approval_trial'), codes.join());
});

describe('a claim of facts that are too old', () => {
  const old = { '/facts_generated_at': '2026-03-15T09:00:00Z' };
  const standing = (bends: Bends) => claimStanding(decided(bent(valid, bends), ASKED.on));

  for (const [what, bends] of Object.entries<Bends>({
    'nothing else': {},
    'a policy that they restrict': { '/entry/policy/state': 'restricted' },
    'a grant that they lack': { '/account/state': 'reconnect_required' },
    'another implementation in them': { '/entry/contract_digest': null },
  })) {
    test(`is unknown with ${what}`, () => assert.equal(standing({ ...old, ...bends }), 'unknown'));
    if (Object.keys(bends).length > 0)
      test(`is wrong with ${what} in facts of now`, () => assert.equal(standing(bends), 'wrong'));
  }

  for (const [what, bends] of Object.entries<Bends>({
    'a disable in the ledger': { '/entry/runtime_control/state': 'disabled' },
    'a disable of their own': {
      '/entry/runtime_control': { state: 'disabled', expires_at: null, record: null },
    },
    'a review that was revoked in the ledger': { '/entry/approval/state': 'revoked' },
  }))
    test(`is wrong with ${what}`, () => assert.equal(standing({ ...old, ...bends }), 'wrong'));
});
