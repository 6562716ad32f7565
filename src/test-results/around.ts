// Failures outside of a test, such as a hook or a whole suite: they fail what they surround.

import type { CheckName } from '../documents/index.ts';
import { finding, type Finding } from '../documents/findings.ts';
import { groupedBy } from '../documents/json.ts';
import { suitesAround, type TestResults, type TestSuite, quoted } from './results.ts';
import type { ShownCase, ResultTerms } from './selected.ts';

/** Checks that failed, or were not done, by something other than their own tests. */
export interface Marks {
  readonly failed: ReadonlySet<CheckName>;
  readonly undone: ReadonlySet<CheckName>;
  readonly remarks: readonly Finding[];
}

/**
 * Finds the checks that something around their tests fails or leaves undone. A failed case that shows none (a set-up, a hook, a file that did not
 * load) fails the checks of the nearest suite that has any, in the end those of the file; so does a failure that only a
 * counter tells of. Where the file shows no check at all, whatever failed stands for all of them.
 */
export function marksAround(
  results: TestResults,
  shown: readonly ShownCase[],
  required: readonly CheckName[],
  { file, suites: named }: ResultTerms,
): Marks {
  const kindsIn = checksBySuite(shown);
  const failed = new Set<CheckName>();
  const undone = new Set<CheckName>();
  const remarks: Finding[] = [];
  const fail = (suite: TestSuite, what: string) => {
    const kinds = suitesAround(suite)
      .map((at) => kindsIn.get(at))
      .find((one) => one && one.size > 0);
    const expected = [...(kinds ?? required)];
    for (const kind of expected) failed.add(kind);
    remarks.push(
      finding('test_failed_around', { file, found: what, expected: expected.join(', ') }),
    );
  };
  for (const [suite, what] of failuresBeside(shown)) fail(suite, what);
  for (const suite of suitesRead(results, kindsIn, named.length > 0)) {
    const name = suite.name === '' ? 'the file' : `suite ${quoted(suite.name)}`;
    if (suite.failures > 0) fail(suite, `${name} failed as a whole`);
    if (suite.hidesFailures) fail(suite, `${name} counts failures that no test shows`);
    const kinds = suite.hidesTests ? [...(kindsIn.get(suite) ?? [])] : [];
    for (const kind of kinds) undone.add(kind);
    const found = `${name} counts other tests than it shows`;
    if (kinds.length > 0)
      remarks.push(finding('test_counts_differ', { file, found, expected: kinds.join(', ') }));
  }
  return { failed, undone, remarks };
}

type ChecksBySuite = ReadonlyMap<TestSuite, ReadonlySet<CheckName>>;

function checksBySuite(shown: readonly ShownCase[]): ChecksBySuite {
  const kindsIn = new Map<TestSuite, Set<CheckName>>();
  for (const [suite, own] of groupedBy(shown, ({ test }) => test.suite))
    for (const around of suitesAround(suite)) {
      const there = kindsIn.get(around) ?? new Set();
      for (const { kinds } of own) for (const kind of kinds) there.add(kind);
      kindsIn.set(around, there);
    }
  return kindsIn;
}

function failuresBeside(shown: readonly ShownCase[]): ReadonlyMap<TestSuite, string> {
  const first = new Map<TestSuite, string>();
  for (const { kinds, test } of shown)
    if (kinds.length === 0 && test.outcome === 'failed' && !first.has(test.suite))
      first.set(test.suite, `${quoted(test.name)} failed`);
  return first;
}

/** All but those whose every test is passed over: of another provider, or of a suite that was not named. */
function suitesRead(
  { cases, suites }: TestResults,
  kindsIn: ChecksBySuite,
  isSelected: boolean,
): readonly TestSuite[] {
  const withTests = new Set([...new Set(cases.map(({ suite }) => suite))].flatMap(suitesAround));
  return suites.filter((suite) => kindsIn.has(suite) || (!withTests.has(suite) && !isSelected));
}
