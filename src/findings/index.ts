export { areaOf, codeEntry, CODES, everyCode, isCode, type Code } from './code-table.ts';
export { CLEARS_BY_WORDS, EXIT_CODES, type Severity } from './codes/code-row.ts';
export {
  countOf,
  decisionOf,
  finding,
  isWarning,
  messageOf,
  worstSeverity,
  type Decision,
  type Finding,
  type FindingDetails,
  type Place,
} from './finding.ts';
export { ClaimgateError } from './error.ts';
export { accept, refuse, type Result } from './result.ts';
