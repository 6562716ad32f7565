import { approvalFaults, type Approval, type ApprovalFault } from '../../evidence/index.ts';
import { finding, type Code, type Finding, type FindingDetails } from '../../findings/index.ts';
import { formatInstant, type EpochMs } from '../../json/index.ts';
import type { ApprovalTerms } from '../../documents/index.ts';
import type { ClaimRule } from '../engine.ts';
import { exampleFindings } from '../facts.ts';

const CODES = {
  pending: 'approval_pending',
  trial: 'approval_trial',
  restricted: 'approval_restricted',
  revoked: 'approval_revoked',
  other_tier: 'approval_tier_differs',
  required: 'approval_required',
  not_yet: 'approval_not_yet',
  expired: 'approval_expired',
} as const satisfies Record<ApprovalFault, Code>;

const OF_APPROVAL = {
  pointer: '/approval/origin',
  found: 'the approval',
  clears_by: 'new_approval',
  next: 'claimgate ledger append approval FILE',
} as const;

export const approvalIsCurrent: ClaimRule = {
  about: 'claim',
  number: 2,
  id: 'approval-is-current',
  version: 2,
  title: 'The approval of the provider app is current, or explicitly not required.',
  why: 'Providers restrict what an app may do until they have reviewed it, and take approvals back.',
  fix: 'Have the provider review the app and append the review to the ledger.',
  codes: [...Object.values(CODES), 'evidence_is_example'],
  needs: ['approval', 'contract'],
  judge({ at, approval, contract }) {
    if (approval === null) return [];
    const { origin, record } = approval;
    const examples = exampleFindings(origin, { ...OF_APPROVAL, record });
    if (contract === null) return examples;
    return [...examples, ...approvalFindings(approval, contract.document.approval, at)];
  },
};

/** Tells why a review does not approve what terms ask for at an instant. */
export function approvalFindings(
  approval: Approval,
  terms: ApprovalTerms,
  at: EpochMs,
): readonly Finding[] {
  return approvalFaults(approval, terms, at).map((fault) => {
    const details = { ...detailsOf(fault, approval, terms), record: approval.record };
    return finding(CODES[fault], details);
  });
}

function detailsOf(fault: ApprovalFault, approval: Approval, terms: ApprovalTerms): FindingDetails {
  const reviewedAt = formatInstant(approval.reviewedAt);
  if (fault === 'not_yet')
    return { pointer: '/approval/reviewed_at', found: reviewedAt, clears_at: reviewedAt };
  if (fault === 'expired')
    return { pointer: '/approval/expires_at', found: formatInstant(approval.expiresAt) };
  if (fault === 'other_tier')
    return { pointer: '/approval/tier', expected: terms.tier, found: approval.tier };
  return { pointer: '/approval/state', expected: 'approved', found: approval.state };
}
