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
} from './corpus.ts';

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
