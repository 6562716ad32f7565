export {
  areaOf,
  CLEARS_BY_WORDS,
  codeEntry,
  EXIT_CODES,
  everyCode,
  isCode,
  type Severity,
} from './code-table.ts';
export type { Code } from './generated/codes.ts';
export {
  accept,
  countOf,
  decisionOf,
  finding,
  isWarning,
  messageOf,
  refusalFor,
  refuse,
  valuesOf,
  worstSeverity,
  type Decision,
  type Finding,
  type FindingDetails,
  type Place,
  type Reasons,
  type Refusal,
  type Result,
} from './finding.ts';
export {
  ClaimgateError,
  codeNamed,
  demand,
  errorOf,
  present,
  refusalOf,
  undefinedFor,
} from './error.ts';
