export {
  claimsInMemory,
  heldClaims,
  streamedClaims,
  type ClaimsSource,
  type ClaimStream,
  type GateDocument,
  type LongClaims,
} from './claims-source.ts';
export { claimContractFindings } from './rules/runs-are-current-and-share-the-contract.ts';
export {
  projectionIn,
  type Evidence,
  type ProjectionSource,
  judgeClaims,
  type JudgedClaims,
} from './judge-claims.ts';
export { judge, type GateInput, type GateResult } from './judge.ts';
export {
  testedRevisions,
  type Ancestry,
  factsOf,
  type ClaimFacts,
  type ClaimToJudge,
  type GateContext,
  type ProjectionFacts,
  type RevisionFact,
  firstExpiryOf,
} from './facts.ts';
export { ClaimsSummary, summaryOf, type Cause, firstOf } from './summary.ts';
export {
  judgeClaim,
  applyProjectionRules,
  type PendingClaim,
  MISSING,
  type ClaimRule,
  type FactName,
  type ProjectionRule,
  type Rule,
  type RuleText,
} from './engine.ts';
export { RULE_SET_DIGEST, RULES, rulesFinding } from './rules/index.ts';
export { standingOf, type Standings } from './status-at-release.ts';
