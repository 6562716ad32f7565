export { append, type AppendContext, type Appended } from './append/index.ts';
export { MAX_APPEND_BYTES } from './append/prepare.ts';
export type { AppendItem } from './append/request.ts';
export {
  integerOf,
  integerOrNull,
  textOf,
  type Connection,
  type Driver,
  type Row,
} from './driver/connection.ts';
export { readIdentity, type LedgerIdentityRow } from './identity.ts';
export { newFingerprintKey, readFingerprintKey } from './fingerprint-key.ts';
export { parseLocation, type LedgerLocation } from './location.ts';
export { initLedger, openLedger, type Initialised, type OpenOptions } from './open.ts';
export {
  checkpointIn,
  headIn,
  proveConsistency,
  proveGrowth,
  proveInclusion,
  type EarlierHead,
} from './proofs.ts';
export {
  findRecord,
  historyOf,
  listRecords,
  MAX_PAGE,
  statsOf,
  subjectsStartingWith,
  type LedgerStats,
  type PageRequest,
} from './reading.ts';
export { leafOf, recordBytes, type LedgerRecord, type Placed, type RecordKind } from './record.ts';
export { verifyLedger, type LedgerAudit } from './verify/index.ts';
export {
  exportProjection,
  type ByteSink,
  type Exported,
  type ExportRequest,
} from './export/index.ts';
export { readFacts, MAX_FACTS_BYTES, type Facts } from './export/facts.ts';
export { effectiveControl, effectiveReview, effectiveRun, masksInUse } from './effective.ts';
export { SELECTABLE } from './selector.ts';
