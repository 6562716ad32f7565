// How a subject itself stands: a customer's grant is a matter of that account (specification/readiness.md 7).

import type { ReadinessBlocker, ReadinessDecision } from '../documents/index.ts';
import type { Code } from '../documents/findings.ts';

/** Whether the evidence supports the public claim on a subject; `unknown` where it cannot be read, or is too old to tell. */
export type ClaimStanding = 'none' | 'unknown' | 'upheld' | 'wrong';

/** Codes that say that nothing is known, which is no reason to withdraw a claim. */
const UNKNOWN: ReadonlySet<string> = new Set<Code>([
  'evidence_unreadable',
  'facts_too_old',
  'facts_from_future',
]);

/** @param decision with the account of the subject's live run */
export function claimStanding(decision: ReadinessDecision): ClaimStanding {
  if (decision.advertisable) return 'upheld';
  const reasons = [...decision.blockers, ...decision.would_block];
  return reasons.length > 0 && reasons.every(({ code }) => UNKNOWN.has(code)) ? 'unknown' : 'wrong';
}

/** Whether a blocker is about the grant of an account, and about nothing else. */
export function isOfAccount({ state }: ReadinessBlocker): boolean {
  return state === 'reconnect_required';
}

/** Takes the account out of a decision on publishing: what is left belongs to the subject. */
export function withoutAccount(decision: ReadinessDecision): ReadinessDecision {
  const isOwn = (one: ReadinessBlocker) => !isOfAccount(one);
  const blockers = decision.blockers.filter(isOwn);
  const executable = blockers.length === 0;
  return {
    ...decision,
    state: blockers[0]?.state ?? 'healthy',
    executable,
    publishable: executable,
    blockers,
    would_block: decision.would_block.filter(isOwn),
  };
}
