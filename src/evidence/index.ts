export {
  approvalFaults,
  TIER_NOT_REQUIRED,
  type Approval,
  type ApprovalFault,
  authorizationFaults,
  type Authorization,
  type AuthorizationFault,
  controlFaults,
  DENIED,
  type Control,
  type ControlFault,
  type RecordPlace,
} from './permissions.ts';
export {
  CAN_BE_NOT_APPLICABLE,
  checkFaults,
  type Check,
  type CheckFault,
  type CheckTerms,
  type RequiredChecks,
  type RunSide,
  retestDueAt,
  runReviewFaults,
  runTimeFaults,
  type Run,
  type RunReviewFault,
  type RunTimeFault,
} from './run.ts';
export {
  contractDigest,
  contractOf,
  type Contract,
  indexContracts,
  overlaps,
  unfitness,
  type ContractIndex,
  type FitMember,
  type Unfitness,
  MAX_CONTRACT_BYTES,
  readContract,
  readContracts,
  type ContractReading,
  type ContractsReading,
} from './contract.ts';
export { lintContract } from './contract-lint.ts';
export {
  DEFAULT_FACTS_LIMITS,
  factsFault,
  type FactsFault,
  type FactsLimits,
  isOver,
  standingOf,
  type Period,
  type Standing,
} from './period.ts';
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
