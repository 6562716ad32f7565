export {
  append,
  rehearse,
  type AppendContext,
  type Appended,
  type AppendItems,
  type Rehearsed,
} from './append/index.ts';
export { correct } from './append/correct.ts';
export { MAX_APPEND_BYTES, type AppendItem } from './append/prepare.ts';
export {
  integerOf,
  integerOrNull,
  textOf,
  type Attested,
  type Connection,
  type Driver,
  type OpenOptions,
  type Row,
} from './driver/connection.ts';
export {
  newFingerprintKey,
  readFingerprintKey,
  readIdentity,
  type LedgerIdentityRow,
} from './identity.ts';
export { copyLedger } from './copy.ts';
export {
  initLedger,
  openEmpty,
  openForCopy,
  openLedger,
  openUpdated,
  parseLocation,
  type LedgerLocation,
} from './open.ts';
export {
  checkpointIn,
  proveConsistency,
  proveGrowth,
  proveInclusion,
  type EarlierHead,
} from './log.ts';
export {
  controlsInForce,
  findRecord,
  findReadable,
  historyOf,
  listRecords,
  MAX_PAGE,
  countRecords,
  subjectsStartingWith,
  subjectsWithRuns,
  type PageRequest,
} from './reading.ts';
export {
  type ControlRecord,
  type EvidenceKind,
  type LedgerRecord,
  type Placed,
} from './records.ts';
export { verifyLedger, verifyLedgerSince, type LedgerAudit } from './verify.ts';
export { exportProjection, type Exported, type ExportRequest } from './export/index.ts';
export { readFacts, MAX_FACTS_BYTES, type Facts } from './export/facts.ts';
export { effectiveEvidence, masksInUse, type EffectiveEvidence } from './lookup.ts';
export {
  APP_MEMBERS,
  appText,
  SELECTABLE,
  selectorDigest,
  selects,
  type AppIdentity,
} from './subjects.ts';
export type { ByteSink } from './export/writer.ts';
