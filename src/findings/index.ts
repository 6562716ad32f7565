export { areaOf, codeEntry, CODES, everyCode, isCode, type Code } from './code-table.ts';
export { CLEARS_BY_WORDS, EXIT_CODES, type Severity } from './codes/code-row.ts';
export {
  accept,
  countOf,
  decisionOf,
  finding,
  isWarning,
  messageOf,
  refuse,
  valuesOf,
  worstSeverity,
  type Decision,
  type Finding,
  type FindingDetails,
  type Place,
  type Refusal,
  type Result,
} from './finding.ts';
export { ClaimgateError } from './error.ts';
