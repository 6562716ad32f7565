export { claimsInMemory, heldClaims, type ClaimsSource } from './claims-source.ts';
export { claimContractFindings } from './rules/runs-are-current-and-share-the-contract.ts';
export {
  type Evidence,
  factsOfClaims,
  judgeClaims,
  sharedExpiries,
  verifyProjection,
} from './judge-claims.ts';
export { judge, type GateInput, type GateResult } from './judge.ts';
export {
  testedRevisions,
  factsOf,
  type ClaimFacts,
  type GateContext,
  knownExpiries,
} from './facts.ts';
export { planRelease, type Task } from './plan.ts';
export { projectionIn, type ProjectionSource } from '../projection/index.ts';
export { EXPIRING, firstOf, type Expiry } from '../verdict/verdict.ts';
export { judgeClaim, applyProjectionRules, type PendingClaim } from './engine.ts';
export { RULE_SET_DIGEST, RULES, rulesFinding } from './rules/index.ts';
export { readStandings } from './status-at-release.ts';
