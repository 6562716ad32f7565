export {
  claimsInMemory,
  heldClaims,
  streamedClaims,
  type ClaimsSource,
  type ClaimStream,
  type GateDocument,
  type LongClaims,
} from './claims-source.ts';
export { claimContractFindings } from './contract-findings.ts';
export { projectionIn, type Evidence, type ProjectionSource } from './establish-trust.ts';
export { judgeClaims, type JudgedClaims } from './judge-claims.ts';
export { judge, letsReleaseThrough, type GateInput, type GateResult } from './judge.ts';
export { MAX_VERDICT_BYTES, readRecordedVerdict, readVerdict } from './recorded-verdict.ts';
export {
  aboutAnswer,
  aboutFiles,
  aboutSignature,
  requireVerdict,
  type RequireInput,
} from './require.ts';
export { testedRevisions, type Ancestry } from './tested-commits.ts';
export {
  claimVerdict,
  exitCodeOfVerdict,
  verdictFinding,
  verdictOf,
  type Judgement,
  type VerdictKind,
} from './verdict.ts';
export { ClaimsSummary, summaryOf, type Cause } from './summary.ts';
export {
  judgeClaim,
  applyProjectionRules,
  type JudgedClaim,
  type RuleOutcome,
  type PendingClaim,
  type RuleResult,
} from './engine.ts';
export {
  factsOf,
  type ClaimFacts,
  type ClaimToJudge,
  type GateContext,
  type ProjectionFacts,
  type RevisionFact,
} from './facts.ts';
export { EXPIRING, firstExpiryOf, firstOf, type Expiry } from './expiry.ts';
export {
  MISSING,
  type ClaimRule,
  type FactName,
  type ProjectionRule,
  type Rule,
  type RuleText,
} from './rule.ts';
export { RULE_SET_DIGEST, RULES, rulesFinding } from './rules/index.ts';
export { signedVerdict } from './signed-verdict.ts';
export { standingOf, type Standings } from './standing.ts';
