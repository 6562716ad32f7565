export {
  approvalFaults,
  TIER_NOT_REQUIRED,
  type Approval,
  type ApprovalFault,
} from './approval.ts';
export {
  authorizationFaults,
  type Authorization,
  type AuthorizationFault,
} from './authorization.ts';
export {
  CAN_BE_NOT_APPLICABLE,
  checkFaults,
  type Check,
  type CheckFault,
  type CheckTerms,
  type RequiredChecks,
  type RunSide,
} from './checks.ts';
export { contractDigest, contractOf, type Contract } from './contract.ts';
export {
  MAX_CONTRACT_BYTES,
  readContract,
  readContracts,
  type ContractReading,
  type ContractsReading,
} from './contract-document.ts';
export {
  indexContracts,
  overlaps,
  unfitness,
  type ContractIndex,
  type FitMember,
  type Unfitness,
} from './contract-fit.ts';
export { lintContract } from './contract-lint.ts';
export { controlFaults, DENIED, type Control, type ControlFault } from './control.ts';
export {
  DEFAULT_FACTS_LIMITS,
  factsFault,
  type FactsFault,
  type FactsLimits,
} from './facts-age.ts';
export { isOver, standingOf, type Period, type Standing } from './period.ts';
export type { RecordPlace } from './record.ts';
export {
  retestDueAt,
  runReviewFaults,
  runTimeFaults,
  type Run,
  type RunReviewFault,
  type RunTimeFault,
} from './run.ts';
export { missingScopes, sameScopes, scopeDigest, type ScopeSet } from './scopes.ts';
export { connectionKey, isProduction, subjectDigest } from './subject.ts';
export {
  authorizationOf,
  checkOf,
  controlOf,
  evidenceOf,
  type Configuration,
  type Policy,
  type SubjectEvidence,
} from './subject-evidence.ts';
