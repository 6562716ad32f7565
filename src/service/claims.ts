import { connectionKey, subjectDigest } from '../evidence/index.ts';
import type { Subject } from '../documents/index.ts';
import type { ReadClaim } from '../manifest/index.ts';

/** The public claims of a deployment, found in constant time. */
export interface ClaimIndex {
  subjects(): readonly Subject[];
  /** The claimed subjects that a subject shares its connection with: app, instance, account kind and all. */
  sharing(connection: Subject): readonly Subject[];
  /** Digest of the contract under which a subject is claimed; `null` where it is not. */
  contractFor(subject: Subject): string | null;
}

export function indexClaims(claims: readonly ReadClaim[]): ClaimIndex {
  const contracts = new Map(
    claims.map(({ claim, subjectDigest: digest }) => [digest, claim.contract_digest]),
  );
  const subjects = claims.map(({ claim }) => claim.subject);
  const byConnection = new Map<string, Subject[]>();
  for (const subject of subjects) {
    const key = connectionKey(subject);
    const own = byConnection.get(key);
    if (own) own.push(subject);
    else byConnection.set(key, [subject]);
  }
  return {
    subjects: () => subjects,
    sharing: (subject) => byConnection.get(connectionKey(subject)) ?? [],
    contractFor: (subject) => contracts.get(subjectDigest(subject)) ?? null,
  };
}
