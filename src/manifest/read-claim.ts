import type { Digest } from '../digest/index.ts';
import type { Claim } from '../documents/index.ts';

/** A claim with the digest of its subject, by which claims are sorted and looked up. */
export interface ReadClaim {
  readonly claim: Claim;
  readonly subjectDigest: Digest;
}
