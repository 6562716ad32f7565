export { letsReleaseThrough } from './verdict.ts';
export { MAX_VERDICT_BYTES, readRecordedVerdict, readVerdict } from './recorded-verdict.ts';
export {
  aboutAnswer,
  aboutFiles,
  aboutSignature,
  requireVerdict,
  type RequireInput,
} from './verify-verdict.ts';
export {
  claimVerdict,
  exitCodeOfVerdict,
  verdictFinding,
  verdictOf,
  type Judgement,
  type VerdictKind,
} from './verdict.ts';
export type { JudgedClaim, RuleOutcome, RuleResult } from './verdict.ts';
export { EXPIRING, type Expiry } from './verdict.ts';
export { signedVerdict } from './signed-verdict.ts';
