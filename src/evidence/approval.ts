import type { ApprovalState, ApprovalTerms } from '../documents/index.ts';
import type { EpochMs } from '../json/index.ts';
import { standingOf } from './period.ts';
import type { RecordPlace } from './record.ts';

/** What the effective review of a provider app says. */
export interface Approval {
  readonly state: ApprovalState;
  readonly tier: string;
  readonly reviewedAt: EpochMs;
  readonly expiresAt: EpochMs;
  readonly record: RecordPlace;
}

/** The tier of a review that says that no approval is needed. */
export const TIER_NOT_REQUIRED = 'not_required';

export type ApprovalFault =
  | 'pending'
  | 'trial'
  | 'restricted'
  | 'revoked'
  | 'other_tier'
  | 'required'
  | 'not_yet'
  | 'expired';

/** Why a review does not approve what a contract asks for at an instant; nothing where it does. */
export function approvalFaults(
  approval: Approval,
  terms: ApprovalTerms,
  at: EpochMs,
): ApprovalFault[] {
  const faults = stateFaults(approval, terms);
  const standing = standingOf({ from: approval.reviewedAt, until: approval.expiresAt }, at);
  if (standing === 'not_yet') faults.push('not_yet');
  if (standing === 'over') faults.push('expired');
  return faults;
}

function stateFaults({ state, tier }: Approval, terms: ApprovalTerms): ApprovalFault[] {
  if (state === 'approved') return tier === terms.tier ? [] : ['other_tier'];
  if (state !== 'not_required') return [state];
  // A contract that asks for an approval is not met by a review that says none is needed.
  if (terms.required) return ['required'];
  return tier === TIER_NOT_REQUIRED ? [] : ['other_tier'];
}
