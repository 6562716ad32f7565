export {
  bindClaims,
  CLAIMS_PATH,
  MAX_CLAIMS_BYTES,
  readClaims,
  type ClaimsReading,
  formatClaims,
  isClaimable,
  type ReadClaim,
} from './claims.ts';
export {
  formatManifest,
  isReleaseVersion,
  manifestArtifacts,
  MAX_MANIFEST_BYTES,
  readManifest,
  releaseManifest,
  type ManifestReading,
  verifyManifest,
  type ExpectedRelease,
} from './release.ts';
export {
  compareClaims,
  type ChangeKind,
  type ClaimChange,
  type ClaimedRelease,
  type ClaimsDifference,
  type ClaimStanding,
} from './difference.ts';
