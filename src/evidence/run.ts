import type { CheckName, CheckReport } from '../documents/index.ts';
import {
  checkOf,
  type Check,
  type CheckSaid,
  type ErroredRuns,
  type Run,
} from './subject-evidence.ts';
import { isCheckKind } from './further-checks.ts';
import { DAY_MS, instantOf, type EpochMs } from '../documents/json.ts';

/** When a run has to be made again at the latest, whatever its own expiry says. */
export function retestDueAt(run: Pick<Run, 'testedAt'>, retestDays: number): EpochMs {
  return run.testedAt + retestDays * DAY_MS;
}

/** Which of the two runs: in our own test bed, or against the real provider. */
export type RunSide = 'local' | 'live';

/** The checks a contract lists for one side, each with the reasons for which it may be not applicable. */
export type RequiredChecks = ReadonlyMap<CheckName, ReadonlySet<string>>;

export interface CheckFault {
  readonly fault:
    | 'missing'
    | 'unlisted'
    | 'duplicate'
    | 'failed'
    | 'not_applicable_not_approved'
    | 'contradictory'
    | 'before_run'
    | 'not_yet'
    | 'external_result_missing';
  readonly kind: CheckName;
  /** The check at fault; absent where there is none of the kind. */
  readonly check?: Check;
}

/** How long an older run goes on counting after the first one that could not be tested. */
const ERRORED_HOURS = 72;
const MOST_ERRORED = 1;

/** Returns until when the run before them counts, as long as no second one follows. */
export function erroredUntil({ firstAt }: ErroredRuns): EpochMs {
  return firstAt + (ERRORED_HOURS * DAY_MS) / 24;
}

/** Tells whether the run before them no longer counts: two in a row are no accident, and neither is one that stays. */
export function areTooManyErrored(errored: ErroredRuns, at: EpochMs): boolean {
  return errored.count > MOST_ERRORED || at >= erroredUntil(errored);
}

/** Tells whether nothing of a run could be tested. One with any other outcome says something. */
export function isErrored(checks: readonly { readonly outcome: Outcome }[]): boolean {
  return checks.length > 0 && checks.every(({ outcome }) => outcome === 'errored');
}

type Outcome = CheckReport['outcome'];

interface CheckTerms {
  readonly side: RunSide;
  readonly testedAt: EpochMs;
  readonly required: RequiredChecks;
}

/** Why the checks of a run that is reported or recorded are not what a contract asks for. */
export function runFaults(
  run: { side: RunSide; tested_at: string; checks: readonly CheckSaid[] },
  required: RequiredChecks | undefined = new Map(),
  at: EpochMs,
): CheckFault[] {
  const terms = { side: run.side, testedAt: instantOf(run.tested_at), required };
  return checkFaults(run.checks.map(checkOf), terms, at);
}

/** Why the checks of a run are not what a contract asks for (specification/rules.md 1, rule 6). */
export function checkFaults(
  checks: readonly Check[],
  terms: CheckTerms,
  at: EpochMs,
): CheckFault[] {
  const faults: CheckFault[] = [];
  const counts = new Map<CheckName, number>();
  for (const { kind } of checks) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  for (const kind of terms.required.keys()) {
    const count = counts.get(kind) ?? 0;
    if (count === 0) faults.push({ fault: 'missing', kind });
    if (count > 1) faults.push({ fault: 'duplicate', kind });
  }
  for (const check of checks) {
    // A name that the contract does not give says nothing that anybody agreed on.
    if (!isCheckKind(check.kind) && !terms.required.has(check.kind))
      faults.push({ fault: 'unlisted', kind: check.kind });
    for (const fault of faultsOfCheck(check, terms, at))
      faults.push({ fault, kind: check.kind, check });
  }
  return faults;
}

/** Shared by all checks that are as they should be, which are nearly all. */
const NO_FAULTS: readonly CheckFault['fault'][] = [];

function faultsOfCheck(
  check: Check,
  terms: CheckTerms,
  at: EpochMs,
): readonly CheckFault['fault'][] {
  const ofOutcome = outcomeFaults(check, terms);
  if (check.completedAt >= terms.testedAt && check.completedAt <= at) return ofOutcome;
  const faults = [...ofOutcome];
  if (check.completedAt < terms.testedAt) faults.push('before_run');
  if (check.completedAt > at) faults.push('not_yet');
  return faults;
}

function outcomeFaults(
  check: Check,
  { side, required }: CheckTerms,
): readonly CheckFault['fault'][] {
  const { kind, outcome, notApplicableReason: reason } = check;
  if (outcome === 'failed') return ['failed'];
  // One that could not be tested was not done, whatever else its run says.
  if (outcome === 'errored') return ['missing'];
  if (outcome === 'not_applicable')
    return isExcused(kind, reason, required) ? NO_FAULTS : ['not_applicable_not_approved'];
  const faults = reason === null ? NO_FAULTS : (['contradictory'] as const);
  const lacksResult = side === 'live' && PROVES_RESULT.has(kind) && check.externalResult === null;
  return lacksResult ? [...faults, 'external_result_missing'] : faults;
}

/** Only refresh and revoke can be not applicable, whatever a contract may say (specification/rules.md 1, point 6). */
export const CAN_BE_NOT_APPLICABLE: ReadonlySet<string> = new Set(['refresh', 'revoke']);

/** Checks that pass live only with the provider's answer. */
export const PROVES_RESULT: ReadonlySet<CheckName> = new Set([
  'publish_immediate',
  'publish_scheduled',
  'final_result',
]);

function isExcused(kind: CheckName, reason: string | null, required: RequiredChecks): boolean {
  if (reason === null || !CAN_BE_NOT_APPLICABLE.has(kind)) return false;
  return required.get(kind)?.has(reason) ?? false;
}
