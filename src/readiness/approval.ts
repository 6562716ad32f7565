import type { Approval } from '../evidence/index.ts';
import { finding, type Finding } from '../findings/index.ts';
import { approvalFindings } from '../gate/rules/approval-is-current.ts';
import type { ReadinessFacts } from '../documents/index.ts';
import type { Judged } from './judged.ts';
import type { SubjectCase } from './subject-case.ts';

/** The review of the app. Without a contract nobody says which tier is needed, so any will do. */
export function judgeApproval(of: SubjectCase): Judged<'approval'> {
  const { evidence, contract, at } = of;
  const { approval } = evidence;
  if (approval === null) return { value: 'unknown', findings: [finding('approval_missing')] };
  const terms = contract?.document.approval ?? { required: false, tier: approval.tier };
  const found = approvalFindings(approval, terms, at);
  return {
    value: standingOf(approval, found),
    findings: found.filter(({ code }) => !(code === 'approval_trial' && mayTry(of))),
  };
}

/** A restriction lasts until a later review lifts it; all else says nothing outside of its dates. */
function standingOf({ state }: Approval, found: readonly Finding[]): ReadinessFacts['approval'] {
  if (state === 'restricted' || state === 'revoked') return state;
  const isCurrent = found.every(
    ({ code }) => code !== 'approval_expired' && code !== 'approval_not_yet',
  );
  return isCurrent ? state : 'unknown';
}

/** A contract may allow tests under a trial (specification/readiness.md 4); nothing else runs under one. */
function mayTry({ intent, contract }: SubjectCase): boolean {
  return intent === 'certification_test' && contract?.document.allow_trial_execution === true;
}
