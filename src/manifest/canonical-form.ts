import { canonicalize, type Digest } from '../digest/index.ts';
import type { Claim } from '../documents/index.ts';

/** Claims as `formatClaims` needs them: each with the digest it is sorted by. */
export interface SortableClaim {
  readonly claim: Claim;
  readonly subjectDigest: Digest;
}

/**
 * The canonical form of a claims file: one claim per line in its RFC 8785 form, sorted by subject
 * digest, one newline at the end (specification/documents.md 3.1).
 */
export function formatClaims(claims: readonly SortableClaim[]): string {
  if (claims.length === 0) return '{\n  "schema_version": 1,\n  "claims": []\n}\n';
  const lines = [...claims].sort(bySubjectDigest).map(({ claim }) => `    ${canonicalize(claim)}`);
  return `{\n  "schema_version": 1,\n  "claims": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

function bySubjectDigest(a: SortableClaim, b: SortableClaim): number {
  if (a.subjectDigest === b.subjectDigest) return 0;
  return a.subjectDigest < b.subjectDigest ? -1 : 1;
}
