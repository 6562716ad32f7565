// Claims of the user that show a change best, found for the self-test.

import { digestOf } from '../digest/index.ts';
import type {
  ApprovalTerms,
  CertificationContract,
  CheckFact,
  CheckKind,
  Claim,
  Operation,
  ProjectionEntry,
  RunFact,
} from '../documents/index.ts';
import { contractDigest } from '../evidence/contract.ts';
import { scopeDigest, subjectDigest } from '../evidence/subject-evidence.ts';

export interface StagedClaim {
  readonly claim: Claim;
  readonly entry: ProjectionEntry;
  readonly contract: CertificationContract;
}

/** The only reason for which a check of an exemplar may be left out. */
const REASON = 'self-test-reason';
const SCOPE = 'self-test';

/**
 * Makes two claims from one of the user's own, one that needs an approval and one that doesn't. Each has a required
 * scope and a granted one more, a check that was left out for a reason, and runs that must be of a released commit, so
 * that there is a claim for every change of a rule, whatever the user claims.
 */
export function exemplarsLike(own: StagedClaim): StagedClaim[] {
  return [
    exemplar(own, 'self-test-approved', 'approved', { required: true, tier: 'self-test-tier' }),
    exemplar(own, 'self-test-exempt', 'not_required', { required: false, tier: 'not_required' }),
  ];
}

function exemplar(
  { entry: own, contract: ownContract }: StagedClaim,
  policy_mode: string,
  state: NonNullable<ProjectionEntry['approval']>['state'],
  approval: ApprovalTerms,
): StagedClaim {
  const subject = { ...own.subject, policy_mode };
  const checks = kindsOf(ownContract.operation).map((kind) => ({
    kind,
    not_applicable_reasons: kind === 'refresh' ? [REASON] : [],
  }));
  const { further_checks: _further, ...terms } = ownContract;
  const contract: CertificationContract = {
    ...terms,
    account_kinds: [subject.account_kind],
    policy_mode,
    required_scopes: [SCOPE],
    approval,
    local_checks: checks,
    live_checks: checks,
    tested_revision: 'ancestor',
  };
  const contract_digest = contractDigest(contract);
  const required_scopes = [scopeDigest(SCOPE)];
  const granted_scopes = [...required_scopes, scopeDigest(`${SCOPE}-more`)].sort();
  const run = (of: RunFact): RunFact =>
    of && {
      ...of,
      subject_digest: subjectDigest(subject),
      contract_digest,
      approval_state: state,
      approval_tier: approval.tier,
      required_scopes,
      granted_scopes,
      checks: checks.map(({ kind }) => checkOf(kind, of.tested_at)),
    };
  const entry: ProjectionEntry = {
    ...own,
    subject,
    contract_digest,
    approval: own.approval && { ...own.approval, state, tier: approval.tier },
    authorization: own.authorization && { ...own.authorization, granted_scopes },
    local_run: run(own.local_run),
    live_run: run(own.live_run),
  };
  return { claim: { subject, contract_digest }, entry, contract };
}

function kindsOf(operation: Operation): CheckKind[] {
  const others = ['connect', 'authorization', 'final_result', 'refresh', 'revoke'] as const;
  return [...new Set([...others, operation])];
}

function checkOf(kind: CheckKind, completed_at: string): CheckFact {
  const isLeftOut = kind === 'refresh';
  return {
    kind,
    outcome: isLeftOut ? 'not_applicable' : 'passed',
    not_applicable_reason: isLeftOut ? REASON : null,
    completed_at,
    external_result: isLeftOut ? null : digestOf(`self-test ${kind}`),
  };
}
