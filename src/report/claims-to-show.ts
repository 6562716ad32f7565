import type { ClaimVerdict, GateVerdict, RuleVerdict, Subject } from '../documents/index.ts';

/** Claims as people read them: those that may not be published first, then by what is claimed. */
export function claimsToShow({ claims }: GateVerdict): readonly ClaimVerdict[] {
  const keyed = claims.map((claim) => {
    const { decision, subject, subject_digest } = claim;
    const first = decision === 'allowed' ? '1' : '0';
    return { claim, key: [first, subjectName(subject), subject_digest].join('\n') };
  });
  return keyed.sort((one, other) => (one.key < other.key ? -1 : 1)).map(({ claim }) => claim);
}

/** What is claimed, without fingerprints and environments: five of the nine members of a subject. */
export function subjectName(subject: Subject): string {
  const { provider, account_kind, output_profile, operation, policy_mode } = subject;
  return [provider, account_kind, output_profile, operation, policy_mode].join(' ');
}

/** Enough of a digest to tell claims apart, and to name one to `claimgate explain`. */
export function shortDigest(digest: string): string {
  return digest.slice(0, 'sha256:'.length + 12);
}

/** Numbers and ids of the rules that were asked; empty where the whole was refused before any. */
export function ruleNames({ claims }: GateVerdict): readonly Pick<RuleVerdict, 'number' | 'id'>[] {
  return claims.find(({ rules }) => rules.length > 0)?.rules ?? [];
}
