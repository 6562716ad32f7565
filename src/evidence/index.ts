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
} from './permissions.ts';
export {
  checkFaults,
  type Check,
  NO_COMMIT,
  type CheckFault,
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
  MAX_CONTRACT_BYTES,
  readContract,
  readContracts,
  type ContractsReading,
} from './contract.ts';
export { lintContract } from './contract-lint.ts';
export {
  DEFAULT_FACTS_LIMITS,
  factsFault,
  type FactsLimits,
  isOver,
  standingOf,
} from './period.ts';
export { missingScopes, sameScopes, scopeDigest, type ScopeSet } from './scopes.ts';
export { connectionKey, subjectDigest } from './subject.ts';
export {
  authorizationOf,
  checkOf,
  controlOf,
  evidenceOf,
  type Configuration,
  type SubjectEvidence,
} from './subject-evidence.ts';
