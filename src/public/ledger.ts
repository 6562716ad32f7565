/**
 * The public interface of `claimgate/ledger` for programs that record evidence. A ledger is a SQLite file or a
 * PostgreSQL database; its driver (`libsql`, or `node:sqlite`, or `pg`) is loaded when it is opened, and a
 * missing one is named by the error.
 */

export {
  /**
   * Records documents in one transaction: all of them, or none (specification/ledger.md 1). Their faults are in `findings`; the ledger itself failing throws `ledger_…`.
   */
  append,
  type AppendContext,
  type Appended,
} from '../ledger/append.ts';
export {
  /**
   * The evidence about a subject that is in force at an instant, as an export has it (specification/ledger.md 3, 4): the
   * review of its app, its control, and its last runs. Each is `null` if nobody recorded any, or a correction
   * quarantines it.
   */
  effectiveEvidence,
  type EffectiveEvidence,
} from '../ledger/lookup.ts';
export {
  /**
   * Writes the sanitized state of a ledger as a projection, at one snapshot and instant
   * (specification/ledger.md 6), and returns the statement to sign with it.
   */
  exportProjection,
  type Exported,
  type ExportRequest,
} from '../ledger/export.ts';
export {
  /**
   * Creates a ledger, or brings one up to date (specification/ledger.md 1). Throws
   * `ledger_identity_differs` if it was created for something else, and other codes `ledger_…`.
   */
  initLedger,
  /**
   * Opens a ledger that is there. Throws `ledger_missing`, `ledger_unreachable` and other codes `ledger_…`.
   * `patienceMs` and `answerMs` bound how long it waits, in milliseconds. Close it after use.
   */
  openLedger,
  /** Reads `sqlite:PATH`, `postgres://…` or `postgresql://…`. Throws `ledger_location_invalid`. */
  parseLocation,
  type LedgerLocation,
} from '../ledger/open.ts';
export {
  /** Reads the runtime facts of a hosting service (specification/documents.md 3.6). */
  readFacts,
  type Facts,
} from '../ledger/export-facts.ts';
export {
  /**
   * Audits a whole ledger (specification/ledger.md 5): guards, records, leaves and tree. Without findings
   * all is as it was recorded.
   */
  verifyLedger,
  type LedgerAudit,
} from '../ledger/verify.ts';
export { type AppendItem } from '../ledger/prepare-record.ts';
export {
  /**
   * Makes a run from the bytes of test results, JUnit XML or CTRF (specification/documents.md 3.16). To record it as what it
   * is, append its JSON with `seen: 'test_results'`: a document alone is a statement.
   */
  runFromResults,
  type RunOfTests,
  type RunRequest,
} from '../test-results/run.ts';
export { type ByteSink } from '../ledger/projection-writer.ts';
export { type Connection, type Driver, type OpenOptions } from '../ledger/driver/connection.ts';
export { type LedgerIdentityRow } from '../ledger/identity.ts';
export {
  /**
   * Reads a private key from PEM (specification/trust.md 1), such as that of a ledger, whose checkpoints it
   * signs. An encrypted one needs its `passphrase`.
   */
  readPrivateKey,
  type PrivateKey,
} from '../trust/private-key.ts';
