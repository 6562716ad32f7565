export { claimContractFindings } from './claim-contracts.ts';
export { judgeEvidence } from './evidence.ts';
export { projectionIn, readContracts, type Evidence, type ProjectionSource } from './ground.ts';
export {
  judge,
  letsReleaseThrough,
  type GateDocument,
  type GateInput,
  type GateResult,
} from './judge.ts';
export { MAX_VERDICT_BYTES, readRecordedVerdict, readVerdict } from './recorded-verdict.ts';
export {
  aboutAnswer,
  aboutFiles,
  aboutSignature,
  requireVerdict,
  type RequireInput,
} from './require.ts';
export { testedRevisions } from './tested-revisions.ts';
export {
  claimVerdict,
  exitCodeOfVerdict,
  verdictFinding,
  verdictOf,
  type Judgement,
  type VerdictKind,
} from './verdict.ts';
export { causesOf, type Cause } from './causes.ts';
export {
  judgeClaim,
  settleClaims,
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
export { firstLapseOf, firstOf, LAPSES, type Lapse } from './horizon.ts';
export {
  MISSING,
  type ClaimRule,
  type FactName,
  type ProjectionRule,
  type Rule,
  type RuleText,
} from './rule.ts';
export { rulesFinding } from './rule-codes.ts';
export { RULE_SET_DIGEST, RULES } from './rules/index.ts';
export { signedVerdict } from './signed-verdict.ts';
export { standingOf, type Standings } from './standing.ts';
