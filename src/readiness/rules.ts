import { FINGERPRINT_SCHEME, canonicalize } from '../digest/index.ts';
import { subjectDigest } from '../evidence/index.ts';
import type { Finding } from '../findings/index.ts';
import {
  factsOf,
  judgeClaim,
  RULES,
  applyProjectionRules,
  type ClaimFacts,
  type PendingClaim,
} from '../gate/index.ts';
import { readLine } from '../projection/index.ts';
import type { DecisionInput } from './input.ts';
import type { SubjectCase } from './subject-case.ts';

/** A subject as the rules see it, and what they say of it. */
export interface RuleJudgement {
  readonly seen: ClaimFacts;
  readonly pending: PendingClaim;
}

/** What the rules of the gate say of a subject under the contract of now, as if that were claimed. */
export function judgeByRules(
  { subject, entry, evidence, at }: SubjectCase,
  { contracts, ancestry }: Pick<DecisionInput, 'contracts' | 'ancestry'>,
): RuleJudgement {
  const claim = {
    subject,
    subjectDigest: subjectDigest(subject),
    // Where there is none, no digest names one, and the rules say so.
    contractDigest: evidence.contractDigest ?? '',
  };
  const seen = factsOf(claim, { state: 'present', entry }, { at, contracts, ancestry });
  return { seen, pending: judgeClaim(RULES, seen) };
}

export function findingsOf({ results }: PendingClaim): readonly Finding[] {
  return results.flatMap((result) => result?.findings ?? []);
}

/** Whether all seven rules pass; the one on the projection is asked about the line that this entry would be. */
export function passesAllRules(pending: PendingClaim, { entry }: SubjectCase): boolean {
  const line = readLine(Buffer.from(canonicalize(entry)), { file: 'entry', line: 1 });
  if (!line.ok) return false;
  const leaks = { count: line.leaks.length, listed: line.leaks };
  const [judged] = applyProjectionRules(RULES, [pending], {
    leaks,
    fingerprintAlgorithm: FINGERPRINT_SCHEME,
  });
  return judged?.decision === 'allowed';
}
