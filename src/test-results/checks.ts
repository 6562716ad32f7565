import type { CheckName, CheckReport } from '../documents/index.ts';
import {
  accept,
  countOf,
  finding,
  refuse,
  type Finding,
  type FindingDetails,
  type Refusal,
  type Result,
} from '../documents/findings.ts';
import { meansErrored } from '../evidence/contract.ts';
import { formatInstant, type EpochMs } from '../documents/json.ts';
import { nearest } from '../documents/meant.ts';
import { marksAround, type Marks } from './around.ts';
import { nameWords } from './names.ts';
import { LIST, type TestCase, type TestResults, MAX_LISTED, quoted, short } from './results.ts';
import {
  selectCases,
  type SelectedCases,
  type ShownCase,
  hasEnded,
  type ResultTerms,
} from './selected.ts';
import { startOf } from './start.ts';
import { hiddenBy } from './tools.ts';

export type { ResultTerms } from './selected.ts';

/** The checks of one subject and side, as the results show them. */
export interface TestedChecks {
  readonly checks: readonly CheckReport[];
  readonly testedAt: EpochMs;
  /** Places of the cases that were counted, from 1, in the form `3-8,11`. */
  readonly cases: string;
  /** Warnings: what the file tells beyond the checks, and what it can't show. */
  readonly remarks: readonly Finding[];
}

/**
 * Reads the checks of a run from test results: a check passed only where every test that shows it passed, nothing around
 * them failed, no counter tells of more, and the command ended with 0 as far as is known.
 *
 * @returns `test_results_without_checks`, `test_command_failed`, `test_name_ambiguous`, `test_suite_unknown`,
 * `test_start_missing` or `test_results_of_other_time` where nothing can be recorded
 */
export function checksFrom(results: TestResults, terms: ResultTerms): Result<TestedChecks> {
  const { contract, side, file } = terms;
  const required = contract.requiredChecks[side];
  const selected = selectCases(results, terms);
  if (!selected.ok) return selected;
  const { shown } = selected.value;
  const around = marksAround(results, shown, [...required.keys()], terms);
  const isErrored = couldNotTest(terms) && !showsFailure(results, around);
  const refused = isErrored ? undefined : refusalOf(shown, around, terms);
  if (refused) return refused;
  const counted = shown.filter(({ kinds }) => kinds.length > 0).map(({ test }) => test);
  const start = startOf(results, counted, terms);
  if (!start.ok) return start;
  const { testedAt } = start.value;
  const checks = isErrored
    ? erroredChecks(terms, testedAt)
    : reportsOf(selected.value, around, terms, testedAt);
  const remarks = [
    ...around.remarks,
    ...start.value.remarks,
    ...skipRemarks(shown, required, file),
    ...endRemarks(results, terms),
  ];
  if (checks.length > 0) return accept({ checks, testedAt, cases: rangesOf(counted), remarks });
  const details = { file, ...foundIn(selected.value, [...required.keys()]) };
  return { ok: false, findings: [finding('test_results_without_checks', details), ...remarks] };
}

/** Whether the command ended as the contract says of one that could test nothing. */
export function couldNotTest({ contract, exitStatus, side }: ResultTerms): boolean {
  return meansErrored(contract, side, exitStatus);
}

/** Whether anything in the file failed, selected or not: then the tests were made, whatever the command says. */
function showsFailure({ cases, suites }: TestResults, { failed }: Marks): boolean {
  return (
    failed.size > 0 ||
    cases.some(({ outcome }) => outcome === 'failed') ||
    suites.some(({ failures, hidesFailures }) => failures > 0 || hidesFailures)
  );
}

/** Returns each check that the contract asks for as one that could not be tested. */
export function erroredChecks(
  { contract, side }: Pick<ResultTerms, 'contract' | 'side'>,
  testedAt: EpochMs,
): readonly CheckReport[] {
  return [...contract.requiredChecks[side].keys()].map((kind) => ({
    kind,
    outcome: 'errored',
    not_applicable_reason: null,
    completed_at: formatInstant(testedAt),
    external_result: null,
  }));
}

/** Where the command failed, a test of a check that was left undone failed with it. */
function isFailed({ kinds, test }: ShownCase, terms: ResultTerms): boolean {
  if (test.outcome === 'failed') return true;
  return !hasEnded(terms) && kinds.length > 0 && test.outcome !== 'passed';
}

/** Why nothing can be recorded although tests are there; what failed is recorded in any case. */
function refusalOf(
  shown: readonly ShownCase[],
  around: Marks,
  terms: ResultTerms,
): Refusal | undefined {
  if (around.failed.size > 0 || shown.some((one) => isFailed(one, terms))) return undefined;
  const { exitStatus, file } = terms;
  if (!hasEnded(terms))
    return refuse('test_command_failed', { file, found: `exit status ${exitStatus}` });
  const ambiguous = shown.find(({ kinds }) => kinds.length > 1);
  if (!ambiguous) return undefined;
  const found = `${quoted(ambiguous.test.name)} shows ${ambiguous.kinds.join(' and ')}`;
  return refuse('test_name_ambiguous', { file, found });
}

function reportsOf(
  { shown }: SelectedCases,
  around: Marks,
  terms: ResultTerms,
  testedAt: EpochMs,
): readonly CheckReport[] {
  // A test of two checks fails both of them, and passes none.
  const counting = shown.filter((one) => one.kinds.length === 1 || isFailed(one, terms));
  const ends = endsOf(shown, testedAt);
  const reports: CheckReport[] = [];
  for (const [kind, reasons] of terms.contract.requiredChecks[terms.side]) {
    const own = counting.filter(({ kinds }) => kinds.includes(kind));
    const tests = own.map(({ test }) => test);
    const hasFailed = around.failed.has(kind) || own.some((one) => isFailed(one, terms));
    const isUndone = around.undone.has(kind) || !hasEnded(terms);
    const outcome = hasFailed ? FAILED : isUndone ? undefined : outcomeOf(tests, reasons);
    if (!outcome) continue;
    const end = Math.min(ends.get(kind) ?? testedAt, terms.at);
    reports.push({
      kind,
      ...outcome,
      completed_at: formatInstant(Math.max(testedAt, end)),
      ...(outcome === PASSED ? passedBy(tests) : { external_result: null }),
    });
  }
  return reports;
}

type Outcome = Pick<CheckReport, 'outcome' | 'not_applicable_reason'>;

const FAILED: Outcome = { outcome: 'failed', not_applicable_reason: null };
const PASSED: Outcome = { outcome: 'passed', not_applicable_reason: null };

/** `undefined` where the check was not done. */
function outcomeOf(tests: readonly TestCase[], reasons: ReadonlySet<string>): Outcome | undefined {
  if (tests.length === 0) return undefined;
  if (tests.every(({ outcome }) => outcome === 'passed')) return PASSED;
  const [reason, ...others] = new Set(tests.map((test) => acceptedReason(test, reasons)));
  if (reason === undefined || others.length > 0) return undefined;
  return { outcome: 'not_applicable', not_applicable_reason: reason };
}

/** Returns the provider's answer, and how often the tests of a check were tried. */
function passedBy(tests: readonly TestCase[]): Pick<CheckReport, 'external_result' | 'attempts'> {
  const { externalResult = null } = tests.find((test) => test.externalResult !== null) ?? {};
  const attempts = tests.reduce((most, test) => Math.max(most, test.attempts), 1);
  return { external_result: externalResult, ...(attempts > 1 ? { attempts } : {}) };
}

function endRemarks({ tool }: TestResults, { exitStatus, file }: ResultTerms): readonly Finding[] {
  const hidden = hiddenBy(tool);
  return [
    ...(exitStatus === null && tool !== LIST ? [finding('exit_status_unstated', { file })] : []),
    ...(hidden === null ? [] : [finding('test_tool_hides', { file, found: `${tool}: ${hidden}` })]),
  ];
}

/** Comparing letters takes longer than all else. */
const MOST_COMPARED = 200;

/** The tests that are there, and the checks that their names are nearest to. */
function foundIn({ ofOthers, shown }: SelectedCases, kinds: readonly CheckName[]): FindingDetails {
  const names = shown.slice(0, MAX_LISTED).map(({ test }) => quoted(test.name));
  const rest = shown.length - names.length;
  const likely = shown
    .slice(0, MOST_COMPARED)
    .flatMap(({ test }) => nearest(nameWords(test.name), kinds, 1))
    .slice(0, 1);
  return {
    found:
      [countOf(shown.length, 'test'), ...(names.length > 0 ? [names.join(', ')] : [])].join(': ') +
      (rest > 0 ? `, and ${rest} more` : '') +
      (ofOthers > 0 ? `; ${countOf(ofOthers, 'test')} of another provider` : ''),
    expected: `tests named after ${(likely.length > 0 ? likely : kinds).join(', ')}`,
  };
}

/** When the last test of each check ended, had all of them run one after the other. */
function endsOf(shown: readonly ShownCase[], start: EpochMs): ReadonlyMap<CheckName, EpochMs> {
  const ends = new Map<CheckName, EpochMs>();
  let end = start;
  for (const { kinds, test } of shown) {
    end += test.durationMs;
    for (const kind of kinds) ends.set(kind, end);
  }
  return ends;
}

const MAX_CASES_TEXT = 4096;

/** Ordinals in ascending order, as `3-8,11`; from the first to the last of them where that is too long to keep. */
function rangesOf(tests: readonly TestCase[]): string {
  const ranges: [number, number][] = [];
  for (const one of tests.map(({ ordinal }) => ordinal).toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && one === last[1] + 1) last[1] = one;
    else ranges.push([one, one]);
  }
  const text = ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
  return text.length <= MAX_CASES_TEXT ? text : `${ranges[0]?.[0]}-${ranges.at(-1)?.[1]}`;
}

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

/** Forms of a wrapped reason: Go and pytest, TAP, nose2 and CxxTest, testthat, Common Test. */
const WRAPPED = [
  /^\S+:\d+:\s*(.+)$/,
  /^(?:not )?ok \d+\b.*# skip\s+(.+)$/i,
  /^test skipped: (.+)$/i,
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

/** Warns of each skip of a check whose reason the contract does not accept, with what it accepts. */
function skipRemarks(
  shown: readonly ShownCase[],
  required: ReadonlyMap<CheckName, ReadonlySet<string>>,
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
        found: `${quoted(test.name)} was skipped: ${short(reason)}`,
        expected: `the contract accepts ${accepted}`,
      }),
    ];
  });
}
