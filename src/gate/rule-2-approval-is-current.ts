import { standingOf, TIER_NOT_REQUIRED, type Approval } from '../evidence/subject-evidence.ts';
import { finding, type Code, type Finding, type FindingDetails } from '../documents/findings.ts';
import { formatInstant, type EpochMs } from '../documents/json.ts';
import type { ApprovalState, ApprovalTerms } from '../documents/index.ts';
import type { ClaimRule } from './engine.ts';
import { exampleFindings } from './facts.ts';

const CODES = {
  pending: 'approval_pending',
  trial: 'approval_trial',
  restricted: 'approval_restricted',
  revoked: 'approval_revoked',
} as const satisfies Record<Exclude<ApprovalState, 'approved' | 'not_required'>, Code>;

export const approvalIsCurrent: ClaimRule = {
  about: 'claim',
  number: 2,
  id: 'approval-is-current',
  version: 2,
  title: 'The approval of the provider app is current, or explicitly not required.',
  why: 'Providers restrict what an app may do until they have reviewed it, and take approvals back.',
  fix: 'Have the provider review the app and append the review to the ledger.',
  codes: [
    ...Object.values(CODES),
    'approval_tier_differs',
    'approval_required',
    'approval_not_yet',
    'approval_expired',
    'evidence_is_example',
  ],
  needs: ['approval', 'contract'],
  judge({ at, approval, contract }) {
    if (approval === null) return [];
    const { origin, record } = approval;
    const examples = exampleFindings('approval', origin, { record, clears_by: 'new_approval' });
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
  const { state, tier, reviewedAt, expiresAt, record } = approval;
  const findings: Finding[] = [];
  const say = (code: Code, member: string, details: FindingDetails) =>
    findings.push(
      finding(code, { piece: 'approval', pointer: `/approval/${member}`, ...details, record }),
    );
  const asked = { expected: 'approved', found: state };
  if (state !== 'approved' && state !== 'not_required') say(CODES[state], 'state', asked);
  // A contract that asks for an approval is not met by a review that says none is needed.
  else if (state === 'not_required' && terms.required) say('approval_required', 'state', asked);
  else if (tier !== (state === 'approved' ? terms.tier : TIER_NOT_REQUIRED))
    say('approval_tier_differs', 'tier', { expected: terms.tier, found: tier });
  const standing = standingOf({ from: reviewedAt, until: expiresAt }, at);
  const instant = formatInstant(standing === 'not_yet' ? reviewedAt : expiresAt);
  if (standing === 'not_yet')
    say('approval_not_yet', 'reviewed_at', { found: instant, clears_at: instant });
  if (standing === 'over') say('approval_expired', 'expires_at', { found: instant });
  return findings;
}
