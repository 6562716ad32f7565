import type { ApprovalState } from '../documents/index.ts';
import type { Approval } from './approval.ts';
import type { Check } from './checks.ts';
import { DAY_MS, type EpochMs } from '../json/index.ts';
import { isOver, standingOf } from './period.ts';
import type { RecordPlace } from './record.ts';
import type { ScopeSet } from './scopes.ts';

/** The effective certification run of one subject on one side (specification/documents.md 3.3). */
export interface Run {
  readonly subjectDigest: string;
  readonly contractDigest: string;
  readonly testedRevision: string;
  /** Start of the run. */
  readonly testedAt: EpochMs;
  readonly expiresAt: EpochMs;
  /** The review at the time of the test. */
  readonly approvalState: ApprovalState;
  readonly approvalTier: string;
  /** The contract's scopes at the time of the test. */
  readonly requiredScopes: ScopeSet;
  /** The grant at the time of the test; a local run simulates one. */
  readonly grantedScopes: ScopeSet;
  readonly checks: readonly Check[];
  readonly record: RecordPlace;
}

export type RunTimeFault = 'not_yet' | 'expired' | 'retest_due';

/** When a run has to be made again at the latest, whatever its own expiry says. */
export function retestDueAt(run: Run, retestDays: number): EpochMs {
  return run.testedAt + retestDays * DAY_MS;
}

/** Why a run is not current at an instant; nothing where it is. */
export function runTimeFaults(run: Run, retestDays: number, at: EpochMs): RunTimeFault[] {
  const faults: RunTimeFault[] = [];
  const standing = standingOf({ from: run.testedAt, until: run.expiresAt }, at);
  if (standing === 'not_yet') faults.push('not_yet');
  if (standing === 'over') faults.push('expired');
  if (isOver(retestDueAt(run, retestDays), at)) faults.push('retest_due');
  return faults;
}

export type RunReviewFault = 'before_review' | 'outlives_review' | 'other_approval' | 'trial';

/** Why a run does not stand on a review: it belongs to exactly one, made under it and not outliving it. */
export function runReviewFaults(run: Run, review: Approval): RunReviewFault[] {
  const faults: RunReviewFault[] = [];
  if (run.testedAt < review.reviewedAt) faults.push('before_review');
  if (run.expiresAt > review.expiresAt) faults.push('outlives_review');
  if (run.approvalState !== review.state || run.approvalTier !== review.tier)
    faults.push('other_approval');
  if (run.approvalState === 'trial') faults.push('trial');
  return faults;
}
