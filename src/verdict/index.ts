export {
  letsReleaseThrough,
  claimVerdict,
  exitCodeOfVerdict,
  recordedWarnings,
  verdictOf,
  type Judgement,
  type JudgedClaim,
} from './verdict.ts';
export {
  listedClaims,
  MAX_LISTED_CLAIMS,
  aboutAnswer,
  aboutArtifacts,
  aboutFiles,
  aboutFuture,
  aboutSignature,
  requireVerdict,
  versionAt,
  type RequireInput,
} from './verify-verdict.ts';
export { verifyPublished } from './published-artifact.ts';
export { summaryToSign } from './signed-verdict.ts';
export { MAX_VERDICT_BYTES, readVerdict } from '../records/verdict.ts';
