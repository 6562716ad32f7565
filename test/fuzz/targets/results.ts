import {
  holds,
  isRecorded,
  KINDS,
  labelledCases,
  recordedOf,
  termsFor,
} from '../../test-results/corpus.ts';
import { checksFrom } from '../../../src/test-results/checks.ts';
import { readTestResults } from '../../../src/test-results/read.ts';
import { must, mustBeSound, type Target } from '../target.ts';

const SEEDS = new Set([
  'vitest4-green',
  'gotestsum-subtest-skipped',
  'node22-parent-throws',
  'ctrf-playwright-expected-fail',
]);

/** Test results: whatever is in the bytes, the answer is checks or findings, and nothing holds after a failed command. */
export function resultsTarget(): Target {
  return {
    name: 'results',
    seeds: labelledCases()
      .filter(({ id }) => SEEDS.has(id))
      .map(({ results }) => Buffer.from(results)),
    run(input) {
      const read = readTestResults(input, 'results');
      if (!read.ok) return mustBeSound(read.findings);
      const found = checksFrom(read.value, termsFor({ exitStatus: 0 }));
      mustBeSound(found.ok ? found.value.remarks : found.findings);
      const failed = recordedOf(input, { exitStatus: 1 });
      must(
        !isRecorded(failed) || KINDS.every((kind) => !holds(failed[kind])),
        'something passed although the command failed',
      );
    },
    grown: {
      cases: (length) =>
        Buffer.from(`<testsuite>${'<testcase name="a"/>'.repeat(length / 20)}</testsuite>`),
      titles: (length) =>
        Buffer.from(`<testsuite><testcase name="${'a &gt; '.repeat(length / 7)}"/></testsuite>`),
      slashes: (length) =>
        Buffer.from(`<testsuite><testcase name="Test${'/a'.repeat(length / 2)}"/></testsuite>`),
      colons: (length) =>
        Buffer.from(`<testsuite><testcase name="${'a:1:'.repeat(length / 4)}"/></testsuite>`),
      reason: (length) =>
        Buffer.from(
          `<testsuite><testcase name="refresh"><skipped>${'a:1: b\n'.repeat(length / 7)}</skipped></testcase></testsuite>`,
        ),
      suites: (length) =>
        Buffer.from(
          `<testsuites>${'<testsuite name="a" tests="1"/>'.repeat(length / 31)}</testsuites>`,
        ),
      comments: (length) =>
        Buffer.from(`<testsuite>${'<!-- fail 1 -->'.repeat(length / 15)}</testsuite>`),
    },
  };
}
