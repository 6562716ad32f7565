import { digestOf } from '../digest/index.ts';
import type { ClaimsBinding } from '../documents/index.ts';
import type { ClaimsReading } from './claims.ts';

/** Binds the exact bytes of a claims file that `readClaims` accepted (specification/documents.md 3.1). */
export function bindClaims(
  bytes: Uint8Array,
  claims: NonNullable<ClaimsReading['claims']>,
): ClaimsBinding {
  return { schema_version: 1, manifest_sha256: digestOf(bytes), claim_count: claims.length };
}
