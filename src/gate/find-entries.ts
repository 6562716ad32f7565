// Single entries of a projection, for commands that show one and judge nothing.

import type { Digest } from '../digest/index.ts';
import type { Claim, Subject } from '../documents/index.ts';
import {
  readProjection,
  type ProjectionBytes,
  type ProjectionRead,
  type ReadableLine,
} from './merge-projection.ts';

export interface Lookup extends ProjectionRead {
  readonly first: ReadableLine | undefined;
  readonly matches: number;
}

/**
 * Looks for the entries whose subject's digest starts with a text, such as `sha256:0123456789ab`, in one
 * pass over the whole projection: nothing of it is to be shown that its end contradicts.
 */
export async function lookUpEntries(projection: ProjectionBytes, start: string): Promise<Lookup> {
  let first: ReadableLine | undefined;
  let matches = 0;
  const read = await readProjection(projection, (line) => {
    if (!line.subjectDigest.startsWith(start)) return;
    first ??= line;
    matches += 1;
  });
  return { ...read, first, matches };
}

/**
 * Returns the claims that the entries of a projection could stand behind: those that `select` picks, with the
 * contract that is current for them. Faults of the projection are passed over here; judging the
 * candidates reads every line again, and refuses it.
 */
export async function candidatesIn(
  projection: ProjectionBytes,
  select: (subject: Subject, subjectDigest: Digest) => boolean,
) {
  const found: { readonly claim: Claim; readonly subjectDigest: Digest }[] = [];
  await readProjection(projection, ({ entry, subjectDigest }) => {
    const contract_digest = entry?.contract_digest ?? null;
    if (!entry || contract_digest === null || !select(entry.subject, subjectDigest)) return;
    found.push({ claim: { subject: entry.subject, contract_digest }, subjectDigest });
  });
  return found;
}
