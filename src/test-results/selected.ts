// The tests that count for one subject, when a file holds those of several.

import type { CheckName, NamedChecks } from '../documents/index.ts';
import { accept, refuse, type Result } from '../documents/findings.ts';
import { groupedBy, type EpochMs } from '../documents/json.ts';
import { checkShower, testsOfOthers } from './names.ts';
import { suitesAround, type TestCase, type TestResults, MAX_LISTED, quoted } from './results.ts';
import type { Contract } from '../evidence/contract.ts';
import type { RunSide } from '../evidence/run.ts';
import type { GivenTime } from './start.ts';

/** A test that counts for the subject, with the checks that its name shows: none, one, or several. */
export interface ShownCase {
  readonly test: TestCase;
  readonly kinds: readonly CheckName[];
}

export interface SelectedCases {
  readonly shown: readonly ShownCase[];
  /** How many tests were left out because they are of another provider. */
  readonly ofOthers: number;
}

/** Selects the tests that are read for a subject. @returns `test_suite_unknown` where nothing has a named suite */
export function selectCases(results: TestResults, terms: ResultTerms): Result<SelectedCases> {
  const { contract, exitStatus, named = {}, providers, side } = terms;
  const selected = inSuites(results, terms);
  if (!selected.ok) return selected;
  const { provider } = contract.document;
  const kinds = [...contract.requiredChecks[side].keys()];
  const checksShownBy = checkShower({ kinds, provider, named });
  const isOfOther = testsOfOthers(provider, providers);
  const own = selected.value.filter((test) => !isOfOther(test));
  const shown = own.map((test) => ({ test, kinds: checksShownBy(test) }));
  const isRerun = ({ test: { suite } }: ShownCase) =>
    exitStatus === 0 && (results.tool === 'gotestsum' || suite.countsFewerFailures);
  return accept({
    shown: shown.some(isRerun) ? lastAttempts(shown, isRerun) : shown,
    ofOthers: selected.value.length - own.length,
  });
}

/** The cases of the named suites, classes or files; all where none is named. */
function inSuites(
  { cases }: TestResults,
  { suites, file }: ResultTerms,
): Result<readonly TestCase[]> {
  if (suites.length === 0) return accept(cases);
  const selected = cases.filter((test) =>
    namesOf(test).some((name) => suites.some((one) => isSelected(name, one))),
  );
  if (selected.length > 0) return accept(selected);
  const there = [...new Set(cases.flatMap(namesOf))].filter((name) => name !== '');
  const found = there.slice(0, MAX_LISTED).map(quoted).join(', ') || 'no suite with a name';
  return refuse('test_suite_unknown', { file, expected: suites.join(', '), found });
}

function namesOf({ className, file, suite }: TestCase): readonly string[] {
  return [className, file, ...suitesAround(suite).flatMap((at) => [at.name, at.file])];
}

/** A path may be given from any of its folders on. */
function isSelected(name: string, wanted: string): boolean {
  return name === wanted || name.endsWith(`/${wanted}`);
}

/** gotestsum and Ginkgo write each attempt of a test that they ran again: of a run that ended with 0, the last one counts. */
function lastAttempts(
  shown: readonly ShownCase[],
  isRerun: (one: ShownCase) => boolean,
): readonly ShownCase[] {
  const attempts = groupedBy(shown, ({ test }) => `${test.className} ${test.name}`);
  return [...attempts.values()].flatMap((tries) => {
    const last = tries.at(-1);
    if (!last || tries.length === 1 || !isRerun(last) || last.test.outcome !== 'passed')
      return tries;
    return [{ ...last, test: { ...last.test, attempts: tries.length } }];
  });
}

/** The subject that results are read for, and what the caller knows beside the file. */
export interface ResultTerms extends GivenTime {
  readonly contract: Contract;
  readonly side: RunSide;
  /** Providers that are claimed: the tests of one say nothing of another. */
  readonly providers: readonly string[];
  /** The tests that show a check, where the configuration names them. */
  readonly named?: NamedChecks | undefined;
  /** The suites, classes or files that are read; all where none is named. */
  readonly suites: readonly string[];
  /** Exit status of the command that ran the tests; `null` where nobody says. */
  readonly exitStatus: number | null;
  /** Now, in milliseconds since 1970: no check completed later. */
  readonly at: EpochMs;
  readonly file: string;
}

/** Whether the command ended with 0, as far as is known. */
export function hasEnded({ exitStatus }: Pick<ResultTerms, 'exitStatus'>): boolean {
  return exitStatus === null || exitStatus === 0;
}
