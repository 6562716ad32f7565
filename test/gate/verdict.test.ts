import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { digestOf } from '../../src/digest/index.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { finding, type Decision, type Finding } from '../../src/documents/findings.ts';
import { judge } from '../../src/gate/judge.ts';
import {
  exitCodeOfVerdict,
  letsReleaseThrough,
  verdictOf,
  type JudgedClaim,
  verdictFinding,
  type Judgement,
  type Expiry,
} from '../../src/gate/verdict.ts';
import { formatInstant } from '../../src/documents/json.ts';
import { AT } from '../fuzz/world.ts';
import { subject } from '../evidence/documents.ts';
import { gateInput } from './demonstration.ts';

const DIGEST = subjectDigest(subject());
const EXPIRY: Expiry = { at: AT + 1, what: 'control', subjectDigest: DIGEST };

function claim(decision: Decision, findings: readonly Finding[] = []): JudgedClaim {
  const outcome = findings.length > 0 ? 'fail' : 'pass';
  const rules = [{ number: 1, id: 'rule', outcome, findings } as const];
  return { subject: subject(), subjectDigest: DIGEST, decision, rules, expiry: null };
}

function judgement(claims: readonly JudgedClaim[], findings: readonly Finding[] = []): Judgement {
  return {
    tool: { name: 'claimgate', version: '0.0.0' },
    kind: 'release',
    at: AT,
    release: null,
    manifestDigest: digestOf('manifest'),
    inputs: [],
    findings,
    claims,
    expiry: EXPIRY,
  };
}

const ALLOWED = claim('allowed');
const REFUSED = claim('refused', [finding('approval_trial')]);
const UNDETERMINED = claim('undetermined', [finding('rule_defect', { found: 'rule' })]);
const NO = finding('stray_claims_file', { file: 'x' });
const DRAFT = finding('work_tree_edited', { file: 'x' });
const UNREADABLE = finding('json_syntax', { file: 'x' });

describe('a verdict', () => {
  for (const [claims, findings, decision, exitCode] of [
    [[], [], 'allowed', 0],
    [[ALLOWED], [], 'allowed', 0],
    [[ALLOWED], [DRAFT], 'allowed', 0],
    [[ALLOWED, REFUSED], [], 'refused', 1],
    [[ALLOWED], [NO], 'refused', 1],
    [[ALLOWED], [UNREADABLE], 'undetermined', 2],
    [[REFUSED], [UNREADABLE, NO], 'undetermined', 2],
    [[ALLOWED, REFUSED, UNDETERMINED], [NO], 'undetermined', 3],
    [[], [finding('defect')], 'undetermined', 3],
  ] as const) {
    const codes = [...findings.map(({ code }) => code), ...claims.map((one) => one.decision)];
    test(`on ${codes.join(', ') || 'nothing'} is ${decision}, with exit code ${exitCode}`, () => {
      const verdict = verdictOf(judgement(claims, findings));
      assert.equal(verdict.decision, decision);
      assert.equal(exitCodeOfVerdict(verdict), exitCode);
      assert.equal(letsReleaseThrough(verdict), decision === 'allowed');
      // Only an allowed verdict can expire.
      const holds = decision === 'allowed';
      assert.deepEqual(verdict.horizon, {
        valid_until: holds ? formatInstant(AT + 1) : null,
        first_lapse: holds ? { what: 'control', subject_digest: DIGEST } : null,
      });
      assert.equal(verdict.claims.length, claims.length);
      assert.equal(verdict.manifest_sha256, digestOf('manifest'));
    });
  }

  test('takes decisions that come without their claims', () => {
    assert.equal(verdictOf(judgement([]), ['allowed', 'refused']).decision, 'refused');
  });

  test('carries a claim with its rules and their findings, each with its sentence', () => {
    const [one] = verdictOf(judgement([REFUSED])).claims;
    const { message, ...found } = one?.rules[0]?.findings[0] ?? {};
    assert.ok(message);
    assert.deepEqual(
      { ...one, rules: [{ ...one?.rules[0], findings: [found] }] },
      {
        subject: subject(),
        subject_digest: DIGEST,
        decision: 'refused',
        rules: [{ ...REFUSED.rules[0], findings: REFUSED.rules[0]?.findings }],
      },
    );
  });

  test('an unknown code of another version does not count as a defect', () => {
    const verdict = verdictOf(judgement([], [NO]));
    const foreign = { code: 'of_tomorrow', message: 'x', clears_by: 'edit' } as const;
    assert.equal(exitCodeOfVerdict({ ...verdict, findings: [foreign] }), 1);
  });
});

test('a finding keeps all that it has, in one order, and nothing that it has not', () => {
  const record = { sequence: 1, leaf: digestOf('leaf') };
  const details = {
    record,
    next: 'claimgate check',
    clears_at: formatInstant(AT),
    clears_by: 'edit',
    found: 'f',
    expected: 'e',
    column: 2,
    line: 1,
    pointer: '/p',
    file: 'x',
  } as const;
  const { code, message, ...rest } = verdictFinding(finding('json_syntax', details));
  assert.equal(code, 'json_syntax');
  assert.ok(message.length > 0);
  assert.deepEqual(rest, details);
  assert.deepEqual(Object.keys(rest), Object.keys(details).toReversed());
  const bare = verdictFinding({ code: 'json_syntax', clears_by: 'edit' });
  assert.deepEqual(Object.keys(bare), ['code', 'message', 'clears_by']);
});

describe('the demonstration, judged', () => {
  const codes = async (changes: Parameters<typeof gateInput>[1]) => {
    const { verdict } = await judge(gateInput(undefined, changes));
    const { kind, decision, findings } = verdict;
    return [kind, decision, ...findings.map(({ code }) => code)];
  };

  test('now is a release, at another instant a replay or a forecast, whatever else is remarked', async () => {
    assert.deepEqual(await codes({}), ['release', 'allowed']);
    assert.deepEqual(await codes({ time: 'past' }), ['historical', 'allowed']);
    assert.deepEqual(await codes({ time: 'future' }), ['forecast', 'allowed']);
    const remarks = [DRAFT];
    const [draft] = await codes({ remarks });
    assert.equal(draft, 'draft');
    const [historical] = await codes({ time: 'past', remarks });
    assert.equal(historical, 'historical');
  });

  test('never expires where nothing is claimed', async () => {
    const none = Buffer.from('{\n  "schema_version": 1,\n  "claims": []\n}\n');
    const { verdict } = await judge(gateInput(none, { mustHoldUntil: AT * 2 }));
    assert.deepEqual([verdict.decision, verdict.findings], ['allowed', []]);
  });

  test('must hold until an instant that it reaches', async () => {
    const { verdict } = await judge(gateInput());
    const lapse = Date.parse(verdict.horizon.valid_until ?? '');
    assert.deepEqual(await codes({ mustHoldUntil: lapse }), ['release', 'allowed']);
    const late = await judge(gateInput(undefined, { mustHoldUntil: lapse + 1 }));
    assert.equal(late.verdict.decision, 'refused');
    assert.deepEqual(
      late.verdict.findings.map(({ code, expected, found }) => [code, expected, found]),
      [
        [
          'lapses_too_soon',
          `until ${formatInstant(lapse + 1)}`,
          `projection expires at ${formatInstant(lapse)}`,
        ],
      ],
    );
  });
});
