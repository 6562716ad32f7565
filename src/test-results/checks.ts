import type { CheckReport } from '../documents/index.ts';
import type { Contract, RunSide } from '../evidence/index.ts';
import { accept, refuse, type Result } from '../findings/index.ts';
import { DAY_MS, formatInstant, type EpochMs } from '../json/index.ts';
import type { TestResult, TestResults } from './test-result.ts';

/** Which checks are looked for, and when the tests ran. */
export interface CheckSettings {
  readonly contract: Contract;
  readonly side: RunSide;
  readonly testedAt: EpochMs;
  /** Now: no check completed later. */
  readonly at: EpochMs;
  /** What findings call the test results. */
  readonly file: string;
}

/** Results of another day than the run are another run's; a day leaves room for times without a zone. */
const MAX_DISTANCE_MS = DAY_MS;

/**
 * Makes the checks of a run from test results. Each check that the contract lists is looked for by name:
 * a test is called `connect`, or `connect: …`. A check counts as passed only where every such test passed;
 * one that is not found or was skipped is left out, and the ledger warns of it.
 */
export function checksFrom(
  { tests, startedAt }: TestResults,
  settings: CheckSettings,
): Result<readonly CheckReport[]> {
  const { contract, side, testedAt, at, file } = settings;
  const far = startedAt.find((start) => Math.abs(start - testedAt) > MAX_DISTANCE_MS);
  if (far !== undefined)
    return refuse('test_results_of_other_time', {
      file,
      expected: `within a day of ${formatInstant(testedAt)}`,
      found: formatInstant(far),
    });
  const ended = endsOf(tests, testedAt);
  const checks: CheckReport[] = [];
  for (const [kind, reasons] of contract.requiredChecks[side]) {
    const own = tests.filter(({ name }) => name === kind || name.startsWith(`${kind}:`));
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
  if (checks.length === 0) return refuse('test_results_without_checks', { file });
  return accept(checks);
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
