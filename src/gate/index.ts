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
export { judge, type GateInput, type GateResult } from './judge.ts';
export { testedRevisions, type Ancestry } from './tested-commits.ts';
export { ClaimsSummary, summaryOf, type Cause } from './summary.ts';
export { judgeClaim, applyProjectionRules, type PendingClaim } from './engine.ts';
export {
  factsOf,
  type ClaimFacts,
  type ClaimToJudge,
  type GateContext,
  type ProjectionFacts,
  type RevisionFact,
} from './facts.ts';
export { firstExpiryOf, firstOf } from './expiry.ts';
export {
  MISSING,
  type ClaimRule,
  type FactName,
  type ProjectionRule,
  type Rule,
  type RuleText,
} from './rule.ts';
export { RULE_SET_DIGEST, RULES, rulesFinding } from './rules/index.ts';
export { standingOf, type Standings } from './status-at-release.ts';
