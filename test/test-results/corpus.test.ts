import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  AT,
  betterThan,
  holds,
  isRecorded,
  KINDS,
  labelledCases,
  recordedOf,
  type LabelledCase,
  termsFor,
} from './corpus.ts';
import { digestOf } from '../../src/digest/index.ts';
import { checksFrom } from '../../src/test-results/checks.ts';
import { readTestResults } from '../../src/test-results/read.ts';
import { runFromResults, type RunRequest } from '../../src/test-results/run.ts';
import { subject } from '../evidence/documents.ts';

/** Cases about time and about what is in the ledger already are played with one: `append-run.test.ts`. */
const CASES = labelledCases().filter(
  (one) => one.before === undefined && one.arguments === undefined,
);

function answersOf({ also = [], checks, file }: LabelledCase) {
  return [
    { ...(checks ? { checks } : {}), ...(file ? { file } : {}) },
    ...also.map((one) => ({ ...(checks ? { checks } : {}), ...one })),
  ];
}

function isVisible({ exit_status, visible_in_file }: LabelledCase): boolean {
  return visible_in_file || exit_status !== 0;
}

describe('results files of real tools', () => {
  for (const one of CASES) {
    const recorded = recordedOf(one.results, {
      exitStatus: one.exit_status,
      named: one.config_checks,
      at: AT,
    });
    const better = answersOf(one).map((answer) => betterThan(recorded, answer));
    if (one.kind !== 'honest' && isVisible(one))
      test(`[T141] ${one.id}: nothing is better than it was: ${one.why}`, () => {
        assert.ok(
          better.some((checks) => checks.length === 0),
          JSON.stringify([recorded, one.checks]),
        );
      });
    if (one.kind === 'honest')
      test(`[T141] ${one.id}: recorded at the first try: ${one.why}`, () => {
        if (!isRecorded(recorded))
          assert.ok(
            answersOf(one).some(({ file }) => file === 'refused'),
            recorded.join(' '),
          );
        else
          for (const kind of KINDS)
            assert.ok(
              !one.checks || !holds(one.checks[kind]) || recorded[kind] === one.checks[kind],
              kind,
            );
      });
  }

  /** Nothing in them failed that could be recorded, or nothing in them can be trusted. */
  const REFUSED: Readonly<Record<string, string>> = {
    'form-other-subject-classname': 'all tests are of another provider',
    'vitest4-other-provider': 'all tests are of another provider',
    'form-truncated': 'half a file',
    'jest-todo': 'nothing failed, and the counter spoils every pass',
    'node22-process-exit': 'the one test is the path of a file',
    'node24-empty-files': 'every test is the path of a file',
    'pytest7-setup-plan': 'nothing ran',
    'pytest9-setup-only': 'nothing ran',
    'rspec-file-not-loaded': 'no test in the file',
    'ctrf-form-member-twice': 'no clear JSON',
    'ctrf-junit-to-ctrf-after-all': 'a converter that loses failures',
    'ctrf-junit-to-ctrf-disabled': 'a converter that loses failures',
    'ctrf-vitest-d2t-worker-killed': 'no test in the file',
    'ctrf-vitest-old-writer-bail': 'a writer from before the format',
  };

  test('a failure that the file shows is recorded, so that no older pass goes on counting', () => {
    const refused = CASES.filter((one) => one.kind === 'bad' && one.visible_in_file).filter(
      (one) =>
        !isRecorded(
          recordedOf(one.results, { exitStatus: one.exit_status, named: one.config_checks }),
        ),
    );
    assert.deepEqual(refused.map(({ id }) => id).toSorted(), Object.keys(REFUSED).toSorted());
  });
});

const { contract: plain } = termsFor({});
const contract = {
  ...plain,
  document: { ...plain.document, errored_exit_statuses: { local: [69, 75], live: [] } },
};
const BY_STATUS = { contract, exitStatus: 75, testedAt: AT - 300_000 };

const suite = (inner: string, attributes = '') =>
  `<testsuites><testsuite name="s" ${attributes}>${inner}</testsuite></testsuites>`;
const PASSED = '<testcase name="connect"/>';

/** The outcomes that are recorded, each once, or the codes of the refusal. */
function outcomesOf(xml: string, terms: Parameters<typeof termsFor>[0] = {}): readonly string[] {
  const read = readTestResults(Buffer.from(xml), 'results.xml');
  assert.ok(read.ok);
  const found = checksFrom(read.value, termsFor({ ...BY_STATUS, ...terms }));
  if (!found.ok) return found.findings.map(({ code }) => code);
  return [...new Set(found.value.checks.map(({ outcome }) => outcome))];
}

describe('[T520] a run that could not be tested', () => {
  const NOTHING: readonly (readonly [what: string, xml: string])[] = [
    ['no test', '<testsuites/>'],
    ['tests that passed', suite(PASSED)],
    ['tests that were skipped', suite('<testcase name="connect"><skipped/></testcase>')],
  ];
  for (const [what, xml] of NOTHING)
    test(`follows from an exit status of the contract, with ${what}`, () => {
      assert.deepEqual(outcomesOf(xml), ['errored']);
      assert.deepEqual(outcomesOf(xml, { exitStatus: 69 }), ['errored']);
    });

  test('follows from no other status, nor from that of the other side', () => {
    for (const terms of [{ exitStatus: 1 }, { side: 'live' as const }, { contract: plain }])
      assert.deepEqual(outcomesOf(suite(PASSED), terms), ['test_command_failed']);
    assert.ok(!outcomesOf(suite(PASSED), { exitStatus: 0 }).includes('errored'));
    assert.ok(!outcomesOf(suite(PASSED), { exitStatus: null }).includes('errored'));
  });

  const FAILURES: readonly (readonly [what: string, xml: string])[] = [
    ['a failed test of a check', suite('<testcase name="revoke"><failure/></testcase>')],
    ['a failed test of none', suite(`${PASSED}<testcase name="set-up"><error/></testcase>`)],
    ['a suite that failed', suite(`${PASSED}<error/>`)],
    ['a counter of failures', suite(PASSED, 'tests="1" failures="1"')],
    [
      "another provider's failed test",
      suite(`${PASSED}<testcase name="connect" classname="mastodon"><failure/></testcase>`),
    ],
  ];
  for (const [what, xml] of FAILURES)
    test(`has nothing that failed, such as ${what}`, () => {
      const providers = ['pinterest', 'mastodon'];
      assert.ok(!outcomesOf(xml, { providers }).includes('errored'));
    });

  test('has nothing that failed in a suite that is not read either', () => {
    const xml = `<testsuites><testsuite name="one">${PASSED}</testsuite><testsuite name="other"><testcase name="x"><failure/></testcase></testsuite></testsuites>`;
    assert.deepEqual(outcomesOf(xml, { suites: ['one'] }), ['test_command_failed']);
  });
});

describe('the origin of a run', () => {
  const request: RunRequest = {
    ...termsFor(BY_STATUS),
    subject: subject(),
    testedRevision: '1'.repeat(40),
    expiresAt: undefined,
    grantedScopes: [],
    accountReference: null,
    externalResults: new Map(),
  };
  const bytes = Buffer.from(suite(PASSED));
  const started = { commandStartedAt: AT - 300_000, testedAt: undefined };
  const runOf = (of: Uint8Array | null, changes: Partial<RunRequest>) => {
    const made = runFromResults(of, 'results', { ...request, ...changes });
    return made.ok ? made.value.run : made.findings.map(({ code }) => code);
  };
  const seen = (of: Uint8Array | null, changes: Partial<RunRequest>) => {
    const run = runOf(of, changes);
    return 'origin' in run ? [run.origin, run.results_cases, run.checks[0]?.outcome] : run;
  };
  const results_sha256 = digestOf(bytes);

  test('is the file that was handed over, or the command that claimgate started', () => {
    assert.deepEqual(seen(bytes, { exitStatus: 0 }), [
      { kind: 'test_results', results_sha256 },
      '1',
      'passed',
    ]);
    assert.deepEqual(seen(bytes, { ...started, exitStatus: 0 }), [
      { kind: 'test_run', results_sha256 },
      '1',
      'passed',
    ]);
  });

  test('is a command without results where it could test nothing and wrote none', () => {
    for (const none of [null, Buffer.from('<testsuites><testca')])
      assert.deepEqual(seen(none, started), [{ kind: 'test_run' }, undefined, 'errored']);
    const made = runOf(null, started);
    assert.equal('checks' in made && made.checks.length, KINDS.length);
    assert.deepEqual(seen(null, { ...started, exitStatus: 1 }), ['test_results_missing']);
    assert.deepEqual(seen(Buffer.from('<testsuites'), { ...started, exitStatus: 1 }), [
      'test_results_invalid',
    ]);
    // Nobody but claimgate knows that a file is missing because of that.
    assert.deepEqual(seen(Buffer.from('<testsuites'), {}), ['test_results_invalid']);
  });
});
