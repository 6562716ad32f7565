import type { Digest } from '../digest/index.ts';
import type { Claim, Subject } from '../documents/index.ts';
import { readProjection, type ProjectionBytes } from './reader.ts';

/** A claim that an entry of a projection could stand behind. Nothing is verified by being one. */
export interface Candidate {
  readonly claim: Claim;
  readonly subjectDigest: Digest;
}

/**
 * The claims that the entries of a projection could stand behind: those that `select` picks, with the
 * contract that is current for them. Faults of the projection are passed over here; judging the
 * candidates reads every line again, and refuses it.
 */
export async function candidatesIn(
  projection: ProjectionBytes,
  select: (subject: Subject, subjectDigest: Digest) => boolean,
): Promise<Candidate[]> {
  const found: Candidate[] = [];
  await readProjection(projection, ({ entry, subjectDigest }) => {
    const contract_digest = entry?.contract_digest ?? null;
    if (!entry || contract_digest === null || !select(entry.subject, subjectDigest)) return;
    found.push({ claim: { subject: entry.subject, contract_digest }, subjectDigest });
  });
  return found;
}
