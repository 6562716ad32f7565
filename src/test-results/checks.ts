import type { CheckKind, CheckReport, NamedChecks } from '../documents/index.ts';
import type { Contract } from '../evidence/contract.ts';
import type { RunSide } from '../evidence/run.ts';
import {
  accept,
  countOf,
  finding,
  refuse,
  type Finding,
  type FindingDetails,
  type Result,
} from '../findings/index.ts';
import { formatInstant, groupedBy, type EpochMs } from '../json/index.ts';
import { nearest } from '../json/meant.ts';
import { checkShower, testsOfOthers, wordsOf } from './names.ts';
import { suitesAround, type TestCase, type TestResults, type TestSuite } from './results.ts';
import { startOf, type GivenTime } from './start.ts';
import { hiddenBy } from './tools.ts';

/** What the results of a test job are read for, and what is known of their end beside the file. */
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
  /** Name of the file, for findings. */
  readonly file: string;
}

/** What the results show of one subject and side. */
export interface TestedChecks {
  readonly checks: readonly CheckReport[];
  readonly testedAt: EpochMs;
  /** Places of the cases that were counted, from 1, in the form `3-8,11`. */
  readonly cases: string;
  /** Warnings: what the file tells beyond the checks, and what it can't show. */
  readonly remarks: readonly Finding[];
}

/** A test that counts for the subject, with the checks that its name shows. */
interface ShownCase {
  readonly test: TestCase;
  readonly kinds: readonly CheckKind[];
}

/**
 * Reads the checks of a run from test results: a check passed only where every test that shows it passed, nothing around
 * them failed, no counter tells of more, and the command ended with 0 as far as is known.
 *
 * @returns `test_results_without_checks`, `test_command_failed`, `test_name_ambiguous`, `test_suite_unknown` or
 * `test_results_of_other_time` where nothing can be recorded
 */
export function checksFrom(results: TestResults, terms: ResultTerms): Result<TestedChecks> {
  const { contract, side, file, exitStatus } = terms;
  const required = contract.requiredChecks[side];
  const kinds = [...required.keys()];
  const selected = selectCases(results, terms);
  if (!selected.ok) return selected;
  const { provider } = contract.document;
  const checksShownBy = checkShower({ kinds, provider, named: terms.named ?? {} });
  const isOfOther = testsOfOthers(provider, terms.providers);
  const own = selected.value.filter((test) => !isOfOther(test));
  const others = selected.value.length - own.length;
  const shown = withoutRetries(
    own.map((test) => ({ test, kinds: checksShownBy(test) })),
    results,
    exitStatus,
  );
  const around = marksAround(results, shown, kinds, terms);
  const hasEnded = exitStatus === null || exitStatus === 0;
  // Where the command failed, a test of a check that was left undone failed with it.
  const fails = ({ kinds, test }: ShownCase) =>
    test.outcome === 'failed' || (!hasEnded && kinds.length > 0 && test.outcome !== 'passed');
  const hasFailed = shown.some(fails) || around.failed.size > 0;
  if (!hasEnded && !hasFailed)
    return refuse('test_command_failed', { file, found: `exit status ${exitStatus}` });
  const ambiguous = shown.find((one) => one.kinds.length > 1 && !fails(one));
  if (ambiguous && !hasFailed)
    return refuse('test_name_ambiguous', {
      file,
      found: `"${short(ambiguous.test.name)}" shows ${ambiguous.kinds.join(' and ')}`,
    });
  const start = startOf(
    results,
    shown.filter((one) => one.kinds.length > 0).map(({ test }) => test),
    terms,
  );
  if (!start.ok) return start;
  const { testedAt } = start.value;
  // A test of two checks fails both of them, and passes none.
  const counting = shown.filter(
    (one) => one.kinds.length === 1 || (one.kinds.length > 1 && fails(one)),
  );
  const outcomes = new Map(
    kinds.map((kind) => {
      const own = counting.filter((one) => one.kinds.includes(kind));
      return [
        kind,
        outcomeOf(
          own.map(({ test }) => test),
          required.get(kind) ?? new Set(),
          {
            isFailed: around.failed.has(kind) || own.some(fails),
            isUndone: around.undone.has(kind) || !hasEnded,
          },
        ),
      ] as const;
    }),
  );
  const countingKinds = new Map(counting.map(({ kinds: of, test }) => [test.ordinal, of]));
  const ends = endsOf(own, countingKinds, testedAt);
  const checks = kinds.flatMap((kind): CheckReport[] => {
    const outcome = outcomes.get(kind);
    if (!outcome || outcome.outcome === 'not_done') return [];
    const tests = counting.filter((one) => one.kinds.includes(kind)).map(({ test }) => test);
    const end = ends.get(kind) ?? testedAt;
    const { externalResult = null } = tests.find((test) => test.externalResult !== null) ?? {};
    const attempts = Math.max(1, ...tests.map((test) => test.attempts));
    return [
      {
        kind,
        outcome: outcome.outcome,
        not_applicable_reason: outcome.reason,
        completed_at: formatInstant(Math.max(testedAt, Math.min(end, terms.at))),
        external_result: outcome.outcome === 'passed' ? externalResult : null,
        ...(attempts > 1 && outcome.outcome === 'passed' ? { attempts } : {}),
      },
    ];
  });
  const remarks = [
    ...around.remarks,
    ...start.value.remarks,
    ...skipRemarks(shown, required, file),
    ...endRemarks(results, exitStatus, file),
  ];
  if (checks.length === 0) {
    const details = { file, ...foundIn(own, others, kinds) };
    return { ok: false, findings: [finding('test_results_without_checks', details), ...remarks] };
  }
  const counted = shown.filter((one) => one.kinds.length > 0).map(({ test }) => test.ordinal);
  return accept({ checks, testedAt, cases: rangesOf(counted), remarks });
}

/** The cases of the named suites, classes or files; the report says what there is where nothing has such a name. */
function selectCases(
  { cases }: TestResults,
  { suites, file }: ResultTerms,
): Result<readonly TestCase[]> {
  if (suites.length === 0) return accept(cases);
  const selected = cases.filter((test) =>
    namesOf(test).some((name) => suites.some((one) => isSelected(name, one))),
  );
  if (selected.length > 0) return accept(selected);
  const there = [...new Set(cases.flatMap((test) => namesOf(test)))].filter((name) => name !== '');
  return refuse('test_suite_unknown', {
    file,
    expected: suites.join(', '),
    found:
      there
        .slice(0, MAX_LISTED)
        .map((name) => `"${short(name)}"`)
        .join(', ') || 'no suite with a name',
  });
}

function namesOf({ className, file, suite }: TestCase): readonly string[] {
  return [className, file, ...suitesAround(suite).flatMap((at) => [at.name, at.file])];
}

/** A path may be given from any of its folders on. */
function isSelected(name: string, wanted: string): boolean {
  return name === wanted || name.endsWith(`/${wanted}`);
}

/**
 * gotestsum writes each attempt of a test that it ran again; where the command ended with 0, the last one counts. Other
 * tools write two tests of one name, of which one failed.
 */
function withoutRetries(
  shown: readonly ShownCase[],
  { tool }: TestResults,
  exitStatus: number | null,
): readonly ShownCase[] {
  if (tool !== 'gotestsum' || exitStatus !== 0) return shown;
  const attempts = groupedBy(shown, ({ test }) => `${test.className} ${test.name}`);
  return [...attempts.values()].flatMap((tries) => {
    const last = tries.at(-1);
    if (!last || tries.length === 1 || last.test.outcome !== 'passed') return tries;
    return [{ ...last, test: { ...last.test, attempts: tries.length } }];
  });
}

interface Marks {
  readonly failed: ReadonlySet<CheckKind>;
  readonly undone: ReadonlySet<CheckKind>;
  readonly remarks: readonly Finding[];
}

/**
 * What is told around the tests of the checks: a failed case that shows none (a set-up, a hook, a file that did not load)
 * fails the checks of the nearest suite that has any, in the end those of the file; so does a failure that only a counter
 * tells of. Where the file shows no check at all, whatever failed stands for all of them.
 */
function marksAround(
  { cases, suites }: TestResults,
  shown: readonly ShownCase[],
  required: readonly CheckKind[],
  { file, suites: named }: ResultTerms,
): Marks {
  const kindsIn = new Map<TestSuite, Set<CheckKind>>();
  for (const [suite, own] of groupedBy(shown, ({ test }) => test.suite))
    for (const around of suitesAround(suite)) {
      const there = kindsIn.get(around) ?? new Set();
      for (const kind of own.flatMap((one) => one.kinds)) there.add(kind);
      kindsIn.set(around, there);
    }
  // A suite is passed over where all of its tests are: those of another provider, or of a suite that was not named.
  const withTests = new Set([...new Set(cases.map(({ suite }) => suite))].flatMap(suitesAround));
  const isRead = (suite: TestSuite) =>
    kindsIn.has(suite) || (!withTests.has(suite) && named.length === 0);
  const nearestWith = (suite: TestSuite): Iterable<CheckKind> => {
    for (let at: TestSuite | null = suite; at !== null; at = at.parent) {
      const kinds = kindsIn.get(at);
      if (kinds && kinds.size > 0) return kinds;
    }
    return required;
  };
  const failed = new Set<CheckKind>();
  const undone = new Set<CheckKind>();
  const remarks: Finding[] = [];
  const fail = (suite: TestSuite, found: string) => {
    const kinds = [...nearestWith(suite)];
    for (const kind of kinds) failed.add(kind);
    remarks.push(finding('test_failed_around', { file, found, expected: kinds.join(', ') }));
  };
  for (const { kinds, test } of shown)
    if (kinds.length === 0 && test.outcome === 'failed')
      fail(test.suite, `"${short(test.name)}" failed`);
  for (const suite of suites) {
    if (!isRead(suite)) continue;
    const name = suite.name === '' ? 'the file' : `suite "${short(suite.name)}"`;
    if (suite.failures > 0) fail(suite, `${name} failed as a whole`);
    if (suite.hidesFailures) fail(suite, `${name} counts failures that no test shows`);
    if (!suite.hidesTests) continue;
    const kinds = [...(kindsIn.get(suite) ?? [])];
    for (const kind of kinds) undone.add(kind);
    if (kinds.length > 0)
      remarks.push(
        finding('test_counts_differ', {
          file,
          found: `${name} counts other tests than it shows`,
          expected: kinds.join(', '),
        }),
      );
  }
  return { failed, undone, remarks };
}

interface Around {
  readonly isFailed: boolean;
  readonly isUndone: boolean;
}

interface Outcome {
  readonly outcome: CheckReport['outcome'] | 'not_done';
  readonly reason: string | null;
}

function outcomeOf(
  tests: readonly TestCase[],
  reasons: ReadonlySet<string>,
  { isFailed, isUndone }: Around,
): Outcome {
  if (isFailed) return { outcome: 'failed', reason: null };
  if (tests.length === 0 || isUndone) return { outcome: 'not_done', reason: null };
  if (tests.every(({ outcome }) => outcome === 'passed'))
    return { outcome: 'passed', reason: null };
  const accepted = tests.map((test) => acceptedReason(test, reasons));
  const [reason] = accepted;
  const isApproved = reason !== undefined && accepted.every((one) => one === reason);
  return isApproved ? { outcome: 'not_applicable', reason } : { outcome: 'not_done', reason: null };
}

/** The accepted reason for which a test was skipped, in the form in which its tool writes one. */
function acceptedReason(test: TestCase, reasons: ReadonlySet<string>): string | undefined {
  return test.outcome === 'skipped'
    ? statedReasons(test).find((one) => reasons.has(one))
    : undefined;
}

/** The reason that a test states, in each form that it may have; after the colon of its name where the tool says none. */
function statedReasons({ name, reasons }: TestCase): readonly string[] {
  const stated = reasons
    .map((reason) => reason.trim())
    .filter((reason) => reason !== '' && !/^SKIP_RE\w+(?:=\d+)?$/.test(reason));
  if (stated.length > 0) return stated.flatMap((reason) => [reason, ...unwrapped(reason)]);
  const colon = name.lastIndexOf(': ');
  return colon < 0 ? [] : [name.slice(colon + 2).trim()];
}

/** Forms in which tools wrap a reason: Go and pytest, TAP, testthat, Common Test. */
const WRAPPED = [
  /^\S+:\d+:\s*(.+)$/,
  /^(?:not )?ok \d+\b.*# skip\s+(.+)$/i,
  /^Reason: (.+?)(?: \('[^']*'\))?$/,
  /^\{\w+,"(.*)"\}$/,
];

/** The reason within the words that tools write around it, on any of its lines, or between two places in a file. */
function unwrapped(reason: string): readonly string[] {
  const lines = reason.split('\n').map((line) => line.trim());
  const between = lines.filter((line) => !/^\S+:\d+:?$/.test(line)).join('\n');
  const within = lines.flatMap((line) => WRAPPED.map((form) => form.exec(line)?.[1] ?? ''));
  return [between, ...within].filter((text) => text !== '');
}

function skipRemarks(
  shown: readonly ShownCase[],
  required: ReadonlyMap<CheckKind, ReadonlySet<string>>,
  file: string,
): readonly Finding[] {
  return shown.flatMap(({ kinds: [kind], test }) => {
    const reasons = kind && required.get(kind);
    if (!reasons || test.outcome !== 'skipped' || acceptedReason(test, reasons) !== undefined)
      return [];
    const [reason = 'no reason'] = statedReasons(test);
    const accepted = [...reasons].join(', ') || 'no reason for this check';
    return [
      finding('skip_not_accepted', {
        file,
        found: `"${short(test.name)}" was skipped: ${short(reason)}`,
        expected: `the contract accepts ${accepted}`,
      }),
    ];
  });
}

function endRemarks(
  { tool }: TestResults,
  exitStatus: number | null,
  file: string,
): readonly Finding[] {
  const hidden = hiddenBy(tool);
  return [
    ...(exitStatus === null && tool !== LIST ? [finding('exit_status_unstated', { file })] : []),
    ...(hidden === null ? [] : [finding('test_tool_hides', { file, found: `${tool}: ${hidden}` })]),
  ];
}

/** A list that was written by hand: no tool, and no command. */
export const LIST = 'list';

const MAX_LISTED = 5;
const MAX_NAME = 80;

function short(text: string): string {
  const [line = ''] = text.split('\n', 1);
  return line.length > MAX_NAME ? `${line.slice(0, MAX_NAME)}…` : line;
}

/** The tests that are there, and the checks that their names are nearest to. */
function foundIn(
  tests: readonly TestCase[],
  others: number,
  kinds: readonly CheckKind[],
): FindingDetails {
  const names = tests.slice(0, MAX_LISTED).map(({ name }) => `"${short(name)}"`);
  const rest = tests.length - names.length;
  const likely = tests.flatMap(({ name }) => nearest(wordsOf(name), kinds, 1)).slice(0, 1);
  return {
    found:
      [countOf(tests.length, 'test'), ...(names.length > 0 ? [names.join(', ')] : [])].join(': ') +
      (rest > 0 ? `, and ${rest} more` : '') +
      (others > 0 ? `; ${countOf(others, 'test')} of another provider` : ''),
    expected: `tests named after ${(likely.length > 0 ? likely : kinds).join(', ')}`,
  };
}

/** When the last of the tests that count ended, had all of them run one after the other. */
function endsOf(
  tests: readonly TestCase[],
  counting: ReadonlyMap<number, readonly CheckKind[]>,
  start: EpochMs,
): ReadonlyMap<CheckKind, EpochMs> {
  const ends = new Map<CheckKind, EpochMs>();
  let end = start;
  for (const { durationMs, ordinal } of tests) {
    end += durationMs;
    for (const kind of counting.get(ordinal) ?? []) ends.set(kind, end);
  }
  return ends;
}

const MAX_CASES_TEXT = 4096;

/** Ordinals in ascending order, as `3-8,11`; from the first to the last of them where that is too long to keep. */
function rangesOf(ordinals: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const one of ordinals.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && one === last[1] + 1) last[1] = one;
    else ranges.push([one, one]);
  }
  const text = ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
  return text.length <= MAX_CASES_TEXT ? text : `${ranges[0]?.[0]}-${ranges.at(-1)?.[1]}`;
}
