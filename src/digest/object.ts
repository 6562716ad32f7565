import { canonicalize } from './canonical.ts';
import { digestOf, type Digest } from './sha256.ts';

/** What kind of object a digest is of: one prefix each, so that no digest of one kind is one of another. */
export const OBJECT_PREFIX = {
  subject: 'claimgate/subject/v1',
  contract: 'claimgate/contract/v1',
  record: 'claimgate/record/v1',
  selector: 'claimgate/selector/v1',
} as const;

/** Digest of an object: SHA-256 of its prefix, a newline and its RFC 8785 form (specification/documents.md 1). */
export function objectDigest(kind: keyof typeof OBJECT_PREFIX, value: unknown): Digest {
  return canonicalDigest(kind, canonicalize(value));
}

/** The same, of an object whose RFC 8785 form is at hand. */
export function canonicalDigest(kind: keyof typeof OBJECT_PREFIX, canonical: string): Digest {
  return digestOf(`${OBJECT_PREFIX[kind]}\n${canonical}`);
}
