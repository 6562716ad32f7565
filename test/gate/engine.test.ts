import { instantOf } from '../../src/documents/json.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { indexContracts, contractOf } from '../../src/evidence/contract.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { ClaimgateError } from '../../src/documents/findings.ts';
import { factsOf, type ClaimFacts } from '../../src/gate/facts.ts';
import {
  judgeClaim,
  applyProjectionRules,
  type ProjectionRule,
  type ClaimRule,
} from '../../src/gate/engine.ts';
import { NEWEST_RULES } from '../../src/gate/rule-sets.ts';
import { contractDocument, entry, subject } from '../evidence/documents.ts';
import { judgeWorld, world } from './world.ts';

const CLEAN = { leaks: { count: 0, listed: [] }, fingerprintAlgorithm: 'claimgate/fingerprint/v1' };

function facts(): ClaimFacts {
  const contract = contractOf(contractDocument());
  const claim = {
    claim: { subject: subject(), contract_digest: contract.digest },
    subjectDigest: subjectDigest(subject()),
  };
  const context = {
    at: instantOf('2026-03-15T12:00:00Z'),
    contracts: indexContracts([contract]),
    ancestry: { get: () => true },
  };
  return factsOf(claim, { state: 'present', entry: entry() }, context);
}

const THROWING: ClaimRule = {
  about: 'claim',
  number: 1,
  id: 'throws',
  version: 1,
  title: 'Throws.',
  why: 'It does.',
  fix: 'None.',
  codes: [],
  needs: [],
  judge() {
    throw new Error('holds a secret');
  },
};

function isCode(code: string) {
  return (error: unknown) => error instanceof ClaimgateError && error.code === code;
}

test('no rules prove nothing', () => {
  assert.throws(() => judgeClaim([], facts()), isCode('rules_empty'));
  assert.throws(() => applyProjectionRules([], [], CLEAN), isCode('rules_empty'));
});

test('[T42] a rule that throws is a defect, and never a pass', async () => {
  const judged = await judgeWorld(world(), [THROWING, ...NEWEST_RULES.rules]);
  assert.equal(judged.decision, 'undetermined');
  const [first] = judged.rules;
  assert.equal(first?.outcome, 'unknown');
  assert.deepEqual(
    first?.findings.map(({ code, found }) => [code, found]),
    [['rule_defect', 'throws']],
  );
  assert.ok(!JSON.stringify(judged).includes('secret'));
});

test('[T42] so is a rule on the projection that throws', () => {
  const throwing: ProjectionRule = {
    ...THROWING,
    about: 'projection',
    needs: ['projection'],
    judge() {
      throw new Error('holds a secret');
    },
  };
  const [judged] = applyProjectionRules([throwing], [judgeClaim([throwing], facts())], CLEAN);
  assert.equal(judged?.decision, 'undetermined');
  assert.deepEqual(
    judged?.rules.flatMap(({ findings }) => findings.map(({ code }) => code)),
    ['rule_defect'],
  );
});

test('a defect outranks a refusal', () => {
  const [judged] = applyProjectionRules([THROWING], [judgeClaim([THROWING], facts())], null);
  assert.equal(judged?.decision, 'undetermined');
});

test('a projection without known facts passes nothing', () => {
  const [judged] = applyProjectionRules(
    NEWEST_RULES.rules,
    [judgeClaim(NEWEST_RULES.rules, facts())],
    null,
  );
  assert.equal(judged?.decision, 'refused');
  assert.deepEqual(
    judged?.rules[6]?.findings.map(({ code }) => code),
    ['sanitizing_unknown'],
  );
  assert.equal(judged?.rules[6]?.outcome, 'unknown');
});

test('claims judged by fewer rules than they are settled by are a defect', () => {
  const [first] = NEWEST_RULES.rules;
  assert.ok(first);
  const [judged] = applyProjectionRules(NEWEST_RULES.rules, [judgeClaim([first], facts())], CLEAN);
  assert.equal(judged?.decision, 'undetermined');
});

test('an invalid instant judges nothing', () => {
  for (const at of [Number.NaN, Number.POSITIVE_INFINITY, 1.5]) {
    assert.throws(
      () => judgeClaim(NEWEST_RULES.rules, { ...facts(), at }),
      (error) =>
        error instanceof ClaimgateError &&
        error.code === 'instant_invalid' &&
        error.findings[0]?.found === String(at),
    );
  }
});

test('a contract is missing from the repository, whatever the projection says', async () => {
  const { rules } = await judgeWorld({ ...world(), entry: null, contracts: [] });
  assert.deepEqual(
    rules[1]?.findings.map(({ code }) => code),
    ['not_in_projection', 'contract_missing'],
  );
});

test('judging twice gives the same', async () => {
  assert.deepEqual(await judgeWorld(world()), await judgeWorld(world()));
});
