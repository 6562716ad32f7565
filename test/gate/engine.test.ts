import { instantOf } from '../../src/documents/json.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { indexContracts, contractOf } from '../../src/evidence/contract.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { ClaimgateError } from '../../src/documents/findings.ts';
import type { CorrectedFact } from '../../src/documents/index.ts';
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

const LEAF = `sha256:${'6'.repeat(64)}`;

/** Facts without some, which a correction took out of force. */
function correctedFacts(...pieces: readonly CorrectedFact['piece'][]): ClaimFacts {
  const all = facts();
  const at = { reason: 'wrong-account', corrected_at: '2026-03-01T09:00:00Z' };
  const record = { sequence: 41, leaf: LEAF };
  const names = { runtime_control: 'control', local_run: 'localRun', live_run: 'liveRun' } as const;
  const without = pieces.map((piece) => [piece === 'approval' ? piece : names[piece], null]);
  const grant = pieces.includes('live_run') ? { authorization: null } : {};
  const corrected = pieces.map((piece) => ({ piece, ...at, record }));
  return { ...all, ...Object.fromEntries(without), ...grant, corrected };
}

test('[T117] a fact that a correction took away is named by it: when, which record, why', () => {
  const words = {
    approval: ['app review', 'new_approval', [2, 4]],
    runtime_control: ['control', 'operator', [5]],
    local_run: ['local run', 'new_local_run', [3, 4, 6]],
    live_run: ['live run', 'new_live_run', [3, 4, 6]],
  } as const;
  for (const [piece, [name, clears_by, rules]] of Object.entries(words)) {
    const { results } = judgeClaim(
      NEWEST_RULES.rules,
      correctedFacts(piece as CorrectedFact['piece']),
    );
    const broken = results.filter((one) => one !== null && one.outcome !== 'pass');
    assert.deepEqual(
      broken.map((one) => [one?.number, one?.outcome]),
      rules.map((number) => [number, 'unknown']),
    );
    for (const one of broken) {
      const [found, ...more] = one?.findings ?? [];
      assert.deepEqual(more, [], 'no account is missing, and no run');
      const { code, clears_by: by, found: says, pointer, record } = found ?? {};
      assert.deepEqual([code, by, pointer], ['evidence_corrected', clears_by, '/corrected']);
      assert.equal(says, `${name} corrected on 2026-03-01, record 41, wrong-account`);
      assert.deepEqual(record, { sequence: 41, leaf: LEAF });
    }
  }
});

test('a correction of one fact is no reason for another one that is missing', () => {
  const { results } = judgeClaim(NEWEST_RULES.rules, {
    ...correctedFacts('local_run'),
    control: null,
  });
  const codes = results.flatMap((one) => one?.findings.map(({ code }) => code) ?? []);
  assert.deepEqual([...new Set(codes)], ['evidence_corrected', 'control_unknown']);
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
