export { areaOf, codeEntry, everyCode, isCode } from './codes/index.ts';
export { CODES, type Code } from './codes/table.ts';
export { countOf } from './count.ts';
export { EXIT_CODES } from './exit-codes.ts';
export {
  CLEARS_BY,
  CLEARS_BY_WORDS,
  type ClearsBy,
  type CodeEntry,
  type Severity,
} from './codes/entry.ts';
export { finding, messageOf, type Finding, type FindingDetails, type Place } from './finding.ts';
export { ClaimgateError, type SourceText } from './error.ts';
export { decisionOf, isWarning, worstSeverity, type Decision } from './decision.ts';
export { accept, refuse, type Refusal, type Result } from './result.ts';
