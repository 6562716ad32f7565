import type { CheckKind, CheckReport, NamedChecks } from '../documents/index.ts';
import type { Contract } from '../evidence/contract.ts';
import type { RunSide } from '../evidence/run.ts';
import { accept, countOf, refuse, type FindingDetails, type Result } from '../findings/index.ts';
import { DAY_MS, formatInstant, groupedBy, type EpochMs } from '../json/index.ts';
import { nearest } from '../json/meant.ts';

export interface TestResult {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** Why it was skipped, as the test says. */
  readonly reason: string | null;
  readonly durationMs: number;
  /** The provider's answer, where the test states it. */
  readonly externalResult: string | null;
}

export interface TestResults {
  readonly tests: readonly TestResult[];
  /** When its parts say that they started, in milliseconds since 1970; times without a zone count as UTC. */
  readonly startedAt: readonly number[];
  /** Whether each of these times names its zone. */
  readonly isZoned: boolean;
}

/** Past it there is an error: no test job has so many results. */
export const MAX_TESTS = 100_000;

const LINE = /^([a-z_]+)\s*:\s*(passed|failed|skipped)(?:\s+(\S+))?$/;

/**
 * Reads a plain list of checks: a line each, such as `connect: passed`, `refresh: skipped REASON`, or
 * `final_result: passed RESULT` with what the provider answered. `#` starts a comment line.
 */
export function readCheckList(bytes: Uint8Array, file: string): Result<TestResults> {
  const tests: TestResult[] = [];
  for (const [index, line] of Buffer.from(bytes).toString('utf8').split(/\r?\n/).entries()) {
    const text = line.trim();
    if (text === '' || text.startsWith('#')) continue;
    const [, name, outcome, word = null] = LINE.exec(text) ?? [];
    if (
      name === undefined ||
      (outcome !== 'passed' && outcome !== 'failed' && outcome !== 'skipped')
    )
      return refuse('test_results_invalid', {
        file,
        line: index + 1,
        expected: 'a line such as "connect: passed"',
      });
    if (tests.length === MAX_TESTS)
      return refuse('test_results_invalid', { file, expected: `at most ${MAX_TESTS} checks` });
    tests.push({
      name,
      outcome,
      reason: outcome === 'skipped' ? word : null,
      durationMs: 0,
      externalResult: outcome === 'passed' ? word : null,
    });
  }
  return accept({ tests, startedAt: [], isZoned: true });
}

interface CheckSettings {
  readonly contract: Contract;
  readonly side: RunSide;
  readonly testedAt: EpochMs;
  /** Now: no check completed later. */
  readonly at: EpochMs;
  readonly file: string;
  /** The tests that show a check, where the configuration names them. */
  readonly named?: NamedChecks | undefined;
}

/** Results of another day than the run are another run's; a day leaves room for times without a zone. */
const MAX_DISTANCE_MS = DAY_MS;

/** Passed only where every test that shows it passed; what no test shows, or was skipped, is left out. */
export function checksFrom(
  { tests, startedAt }: TestResults,
  settings: CheckSettings,
): Result<readonly CheckReport[]> {
  const { contract, side, testedAt, at, file, named = {} } = settings;
  const far = startedAt.find((start) => Math.abs(start - testedAt) > MAX_DISTANCE_MS);
  if (far !== undefined)
    return refuse('test_results_of_other_time', {
      file,
      expected: `within a day of ${formatInstant(testedAt)}`,
      found: formatInstant(far),
    });
  const required = contract.requiredChecks[side];
  const shown = groupedBy(tests, ({ name }) => checkShownBy(name, [...required.keys()], named));
  const ended = endsOf(tests, testedAt);
  const checks: CheckReport[] = [];
  for (const [kind, reasons] of required) {
    const own = shown.get(kind) ?? [];
    const outcome = outcomeOf(own, reasons);
    if (outcome === null) continue;
    const end = Math.max(testedAt, ...own.map((test) => ended.get(test) ?? testedAt));
    const { externalResult = null } = own.find((test) => test.externalResult !== null) ?? {};
    checks.push({
      kind,
      ...outcome,
      completed_at: formatInstant(Math.max(testedAt, Math.min(end, at))),
      external_result: outcome.outcome === 'passed' ? externalResult : null,
    });
  }
  if (checks.length === 0)
    return refuse('test_results_without_checks', { file, ...foundIn(tests, [...required.keys()]) });
  return accept(checks);
}

/** Between the parts of a name, as tools join files, suites, tests and cases. */
const BETWEEN_PARTS = /\s*(?:>|›|::|\/)\s*/;
/** The text after the check in a part: words about it, or parameters. */
const AFTER_CHECK = /[:[(].*$/s;

/**
 * Returns the one check that a test shows: the last part of its name that the configuration names, or that has the words
 * of a check and no others, such as `connect`, `test_publish_immediate[live]`, `TestFinalResult/live` or
 * `pinterest > final result: is public`.
 */
function checkShownBy(
  name: string,
  kinds: readonly CheckKind[],
  named: NamedChecks,
): CheckKind | undefined {
  for (const part of [...name.split(BETWEEN_PARTS).toReversed(), name]) {
    const words = checkWords(part);
    const kind = kinds.find((one) =>
      named[one] === undefined ? words === one : named[one] === part,
    );
    if (kind !== undefined) return kind;
  }
  return undefined;
}

function checkWords(part: string): string {
  const apart = part.replace(AFTER_CHECK, '').replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2');
  const [first, ...rest] = apart.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return (first === 'test' ? rest : [first, ...rest]).join('_');
}

const MAX_LISTED = 5;

/** The tests that are there, and the checks that their names are nearest to. */
function foundIn(tests: readonly TestResult[], kinds: readonly CheckKind[]): FindingDetails {
  const names = tests.slice(0, MAX_LISTED).map(({ name }) => `"${name.slice(0, 80)}"`);
  const rest = tests.length - names.length;
  const likely = tests.flatMap(({ name }) => nearest(checkWords(name), kinds, 1)).slice(0, 1);
  return {
    found:
      [countOf(tests.length, 'test'), ...(names.length > 0 ? [names.join(', ')] : [])].join(': ') +
      (rest > 0 ? `, and ${rest} more` : ''),
    expected: `tests named after ${(likely.length > 0 ? likely : kinds).join(', ')}`,
  };
}

/** When each test ended, had they run one after the other. */
function endsOf(tests: readonly TestResult[], start: EpochMs): ReadonlyMap<TestResult, EpochMs> {
  let end = start;
  return new Map(tests.map((test) => [test, (end += test.durationMs)]));
}

type Outcome = Pick<CheckReport, 'outcome' | 'not_applicable_reason'>;

function outcomeOf(tests: readonly TestResult[], reasons: ReadonlySet<string>): Outcome | null {
  if (tests.length === 0) return null;
  if (tests.some(({ outcome }) => outcome === 'failed'))
    return { outcome: 'failed', not_applicable_reason: null };
  if (tests.every(({ outcome }) => outcome === 'passed'))
    return { outcome: 'passed', not_applicable_reason: null };
  const [first, ...others] = tests;
  const reason = first?.reason ?? null;
  const isApproved = others.length === 0 && reason !== null && reasons.has(reason);
  return isApproved ? { outcome: 'not_applicable', not_applicable_reason: reason } : null;
}
