export { bindClaims } from './binding.ts';
export { formatClaims, type SortableClaim } from './canonical-form.ts';
export { isClaimable } from './claimable.ts';
export { CLAIMS_PATH, MAX_CLAIMS_BYTES, readClaims, type ClaimsReading } from './claims.ts';
export type { ReadClaim } from './read-claim.ts';
export {
  formatManifest,
  isReleaseVersion,
  MAX_MANIFEST_BYTES,
  readManifest,
  releaseManifest,
  type ManifestReading,
} from './release.ts';
export { verifyManifest, type ExpectedRelease } from './verify.ts';
export {
  CHANGES,
  compareClaims,
  type ChangeKind,
  type ClaimChange,
  type ClaimedRelease,
  type ClaimsDifference,
  type ClaimStanding,
} from './difference.ts';
