import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { digestOf } from '../../src/digest/index.ts';
import {
  finding,
  type Code,
  type Finding,
  type FindingDetails,
} from '../../src/documents/findings.ts';
import { ClaimsSummary, type JudgedClaim } from '../../src/gate/verdict.ts';
import { summaryOf } from '../report/reports.ts';
import { subject, digest } from '../evidence/documents.ts';
import { judge } from '../../src/gate/judge.ts';
import { bent, type Bends } from './bend.ts';
import { inputsOf } from './streamed-inputs.ts';
import { world } from './world.ts';

const RECORD = { sequence: 3, leaf: digestOf('leaf') };

/** A claim by its name that these rules keep from being allowed. */
function claim(name: string, rules: Readonly<Record<number, readonly Finding[]>>): JudgedClaim {
  return {
    subject: subject(),
    subjectDigest: digestOf(name),
    decision: 'refused',
    rules: Object.entries(rules).map(([number, findings]) => ({
      number: Number(number),
      id: `rule-${number}`,
      outcome: 'fail',
      findings,
    })),
    expiry: null,
  };
}

const at = (details: FindingDetails, code: Code = 'approval_expired') => finding(code, details);
const briefly = ({ causes }: ClaimsSummary) =>
  causes.map(({ rules, finding: { code, found }, count, claims }) => ({
    rules: rules.map(({ number, id }) => `${number} ${id}`),
    code,
    found,
    count,
    claims: claims.length,
  }));

describe('the causes behind the findings of claims', () => {
  const basis = { file: 'f', line: 1, pointer: '/p', expected: 'e', found: 'f' };
  for (const [what, one, other, count] of [
    ['the same finding', at(basis), at(basis), 1],
    ['another code', at(basis), at(basis, 'approval_trial'), 2],
    ['another file', at(basis), at({ ...basis, file: 'g' }), 2],
    ['another line', at(basis), at({ ...basis, line: 2 }), 2],
    ['another pointer', at(basis), at({ ...basis, pointer: '/q' }), 2],
    ['another value expected', at(basis), at({ ...basis, expected: 'x' }), 2],
    ['another value found', at(basis), at({ ...basis, found: 'x' }), 2],
    ['another instant that clears it', at(basis), at({ ...basis, clears_at: 'x' }), 1],
    [
      'one record in two files',
      at({ ...basis, record: RECORD }),
      at({ ...basis, file: 'g', line: 2, record: RECORD }),
      1,
    ],
    [
      'two records',
      at({ ...basis, record: RECORD }),
      at({ ...basis, record: { ...RECORD, leaf: digestOf('other') } }),
      2,
    ],
  ] as const) {
    test(`${what}: ${count}`, () => {
      const causes = summaryOf([claim('a', { 2: [one] }), claim('b', { 2: [other] })]).causes;
      assert.equal(causes.length, count);
      assert.deepEqual(causes[0]?.finding, one, 'as the first claim has it');
    });
  }

  test('name every rule that they keep from passing, and count each claim once', () => {
    const summary = new ClaimsSummary();
    const one = at({ found: 'one' });
    summary.add(claim('a', { 2: [one, one], 4: [one] }));
    summary.add(claim('b', { 4: [one] }));
    assert.deepEqual(briefly(summary), [
      { rules: ['2 rule-2', '4 rule-4'], code: one.code, found: 'one', count: 2, claims: 2 },
    ]);
  });

  test('come with the most blocking first, then by the first of their rules', () => {
    const [few, many, early] = ['few', 'many', 'early'].map((found) => at({ found }));
    assert.ok(few && many && early);
    const summary = new ClaimsSummary();
    summary.add(claim('a', { 3: [few] }));
    summary.add(claim('b', { 2: [early], 4: [many] }));
    summary.add(claim('c', { 5: [many] }));
    assert.deepEqual(
      briefly(summary).map(({ found }) => found),
      ['many', 'early', 'few'],
    );
  });

  test('are kept up to their limits, and counted past them', () => {
    const summary = new ClaimsSummary({ causes: 2, claims: 2 });
    const [one, two, three] = ['one', 'two', 'three'].map((found) => at({ found }));
    assert.ok(one && two && three);
    assert.equal(summary.unlisted, 0);
    summary.add(claim('a', { 1: [one], 2: [two], 3: [three, three] }));
    for (const name of ['b', 'c']) summary.add(claim(name, { 1: [one], 3: [three] }));
    assert.deepEqual(
      briefly(summary).map(({ found, count, claims }) => [found, count, claims]),
      [
        ['one', 3, 2],
        ['two', 1, 1],
      ],
    );
    assert.equal(summary.unlisted, 4);
    assert.deepEqual(
      summary.causes[0]?.claims.map(({ subjectDigest }) => subjectDigest),
      [digestOf('a'), digestOf('b')],
    );
  });
});

test('a summary counts claims, and remembers a rule that failed to judge', () => {
  const summary = new ClaimsSummary();
  for (const [code, hasDefect] of [
    ['approval_trial', false],
    ['rule_defect', true],
    ['approval_trial', true],
  ] as const) {
    summary.add(claim(code, { 1: [finding(code)] }));
    assert.equal(summary.hasDefect, hasDefect);
  }
  const { count, decisions, expiry, refused } = summary;
  assert.deepEqual([count, refused, expiry, ...decisions], [3, 3, null, 'refused']);
});

test('a summary knows what expires first of everything that allowed claims rest on', () => {
  const allowed = (name: string, expiresAt: number): JudgedClaim => ({
    ...claim(name, {}),
    decision: 'allowed',
    expiry: { at: expiresAt, what: 'approval', subjectDigest: digestOf(name) },
  });
  const { count, decisions, expiry, refused } = summaryOf([
    allowed('a', 2),
    allowed('b', 1),
    allowed('c', 3),
  ]);
  assert.deepEqual([count, refused, expiry?.at, ...decisions], [3, 0, 1, 'allowed']);
});

/** Returns the decision on the claim, its warnings, and what expires first. */
async function judged(bends: Bends) {
  const of = bent(world(), bends);
  const { verdict } = await judge(inputsOf(of, undefined, [of.claim.subject]).held);
  const { decision, findings, horizon } = verdict;
  return [decision, findings.map(({ code }) => code), horizon.first_lapse?.what ?? null];
}

const SINCE = '2026-03-15T11:00:00Z';
const errored = (count: number, first_at = SINCE) => ({
  '/entry/live_run/errored': { count, first_at },
});
const UNSTATED = {
  '/entry/local_run/origin': { kind: 'test_results', results_sha256: digest('7') },
  '/entry/local_run/exit_status': 'unstated',
};

test('[T520] an allowed claim whose tests could not be made since says so, and until when it is allowed', async () => {
  assert.deepEqual(await judged({}), ['allowed', [], 'projection']);
  assert.deepEqual(await judged(errored(1)), ['allowed', ['claims_errored'], 'projection']);
  const ending = errored(1, '2026-03-12T12:00:01Z');
  assert.deepEqual(await judged(ending), ['allowed', ['claims_errored'], 'live_errored']);
  assert.deepEqual(await judged(errored(2)), ['refused', [], null]);
});

test('[T521] an allowed claim whose results lack an exit status says so', async () => {
  assert.deepEqual(await judged(UNSTATED), [
    'allowed',
    ['claims_exit_status_unstated'],
    'projection',
  ]);
  assert.deepEqual((await judged({ ...UNSTATED, ...errored(1) }))[1], [
    'claims_errored',
    'claims_exit_status_unstated',
  ]);
});
