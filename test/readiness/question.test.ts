import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { contractDigest } from '../../src/evidence/contract.ts';
import { instantOf } from '../../src/documents/json.ts';
import { decide } from '../../src/readiness/decide.ts';
import { decisionInputOf } from '../../src/readiness/input.ts';
import { bent } from '../gate/bend.ts';
import { digest } from '../evidence/documents.ts';
import { ASKED, decided, inputOf, questionOf, world, type World } from './world.ts';

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
