import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { contractDigest } from '../../src/evidence/index.ts';
import { instantOf, type ReadinessQuestion } from '../../src/json/index.ts';
import { decide } from '../../src/readiness/index.ts';
import { decisionInputOf } from '../../src/readiness/question.ts';
import { bent } from '../gate/bend.ts';
import { digest } from '../evidence/documents.ts';
import { ASKED, decided, inputOf, world, type Asked, type World } from './world.ts';

/** A world as somebody would write it down. */
function questionOf(of: World, { intent }: Asked): ReadinessQuestion {
  const commits = (isReleased: boolean) =>
    Object.keys(of.ancestry).filter((commit) => of.ancestry[commit] === isReleased);
  return {
    schema_version: 1,
    request: { subject: of.subject, account_reference: of.account_reference, intent },
    deployment_kind: of.deployment_kind,
    evidence: {
      entry: of.unreadable ? null : of.entry,
      account: of.account,
      is_implemented: of.implemented,
      control: of.unreadable ? of.unreadable.control : of.entry.runtime_control,
    },
    contracts: [...of.contracts],
    claim: {
      contract_digest: of.claim.contractDigest,
      provider_is_advertisable: of.claim.providerIsAdvertisable,
    },
    released_revisions: commits(true),
    foreign_revisions: commits(false),
  };
}

const valid = world();
const WORLDS: Readonly<Record<string, World>> = {
  'in which nothing is wrong': valid,
  'of a deployment of its own': { ...valid, deployment_kind: 'self_hosted' },
  'that could not be read': { ...valid, unreadable: { control: valid.entry.runtime_control } },
  'that could not be read, where it is disabled': {
    ...valid,
    unreadable: {
      control: bent(valid, { '/entry/runtime_control/state': 'disabled' }).entry.runtime_control,
    },
  },
  'in which the operation is not implemented': { ...valid, implemented: false },
  'without the account': { ...valid, account: null },
  'in which nothing is claimed': {
    ...valid,
    claim: { contractDigest: null, providerIsAdvertisable: true },
  },
  'without contracts': { ...valid, contracts: [] },
  'of commits that are released, and others': {
    ...valid,
    ancestry: { ...valid.ancestry, ['2'.repeat(40)]: false, ['3'.repeat(40)]: true },
  },
};

describe('a question that is written down, of a world', () => {
  for (const [what, of] of Object.entries(WORLDS))
    test(what, () => {
      for (const asked of Object.values(ASKED)) {
        const input = decisionInputOf(questionOf(of, asked), asked.flag, instantOf(of.at));
        const { contracts, ...rest } = input;
        const { contracts: expected, ...others } = inputOf(of, asked);
        assert.deepEqual(rest, others);
        for (const known of [...valid.contracts.map(contractDigest), digest('9')])
          assert.deepEqual(contracts.byDigest(known), expected.byDigest(known));
        assert.deepEqual(decide(input), decided(of, asked));
      }
    });

  test('in which a commit is in both lists: it does not count as released', () => {
    const question = questionOf(valid, ASKED.on);
    const both = { ...question, foreign_revisions: question.released_revisions };
    const { ancestry } = decisionInputOf(both, true, 0);
    assert.deepEqual(
      question.released_revisions.map((commit) => ancestry.get(commit)),
      [false],
    );
  });
});

test('without a contract nobody allows a test under a trial', () => {
  const bends = { '/entry/contract_digest': null, '/entry/approval/state': 'trial' };
  const { blockers, would_block: wouldBlock } = decided(bent(valid, bends), ASKED.test);
  const codes = [...blockers, ...wouldBlock].map(({ code }) => code);
  assert.ok(codes.includes('approval_trial'), codes.join());
});
