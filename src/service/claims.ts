import { subjectDigest } from '../evidence/index.ts';
import type { Subject } from '../json/index.ts';
import type { ReadClaim } from '../manifest/index.ts';

/** The public claims of a deployment, found in constant time. */
export interface ClaimIndex {
  subjects(): readonly Subject[];
  /** The claimed subjects of a provider. */
  of(provider: string): readonly Subject[];
  /** Digest of the contract under which a subject is claimed; `null` where it is not. */
  contractFor(subject: Subject): string | null;
}

export function indexClaims(claims: readonly ReadClaim[]): ClaimIndex {
  const contracts = new Map(
    claims.map(({ claim, subjectDigest: digest }) => [digest, claim.contract_digest]),
  );
  const subjects = claims.map(({ claim }) => claim.subject);
  const byProvider = new Map<string, Subject[]>();
  for (const subject of subjects) {
    const own = byProvider.get(subject.provider);
    if (own) own.push(subject);
    else byProvider.set(subject.provider, [subject]);
  }
  return {
    subjects: () => subjects,
    of: (provider) => byProvider.get(provider) ?? [],
    contractFor: (subject) => contracts.get(subjectDigest(subject)) ?? null,
  };
}
