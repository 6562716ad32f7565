/**
 * The public interface of `claimgate/ledger` for programs that record evidence. A ledger is a SQLite file or a
 * PostgreSQL database; its driver (`libsql`, or `node:sqlite`, or `pg`) is loaded when it is opened, and a
 * missing one is named by the error.
 */

export {
  /**
   * Records documents in one transaction: all of them, or none (specification/ledger.md 1). Their faults are in `findings`; the ledger itself failing throws `ledger_…`.
   *
   * @example
   * const { index: contracts } = readContracts(filesIn('provider-certification/contracts'));
   * const control: ControlEvent = {
   *   schema_version: 1,
   *   selector: { provider: 'pinterest' },
   *   state: 'disabled',
   *   reason: 'incident',
   *   starts_at: '2026-01-01T00:00:00Z',
   *   expires_at: null,
   * };
   * const bytes = Buffer.from(JSON.stringify(control));
   * const recorded = await append(LEDGER, [{ kind: 'control', file: 'control.json', bytes }], {
   *   operator: 'ada',
   *   fingerprints: fingerprinterOf(FINGERPRINT_KEY, 'demonstration'),
   *   contracts,
   *   clock: Date.now,
   * });
   * assert.ok(recorded.ok);
   */
  append,
  type AppendContext,
  type Appended,
} from '../ledger/append/index.ts';
export {
  /**
   * The evidence about a subject that is in force at an instant, as an export has it (specification/ledger.md 3, 4): the
   * review of its app, its control, and its last runs. Each is `null` if nobody recorded any, or a correction
   * quarantines it.
   *
   * @example
   * const [first] = readClaims(readFileSync(CLAIMS), CLAIMS).claims ?? [];
   * assert.ok(first);
   * const { control, live } = await LEDGER.read((connection) =>
   *   effectiveEvidence(connection, first.claim.subject, Date.now()),
   * );
   * assert.notEqual(control?.record.state, 'enabled');
   * assert.equal(live, null);
   */
  effectiveEvidence,
  type EffectiveEvidence,
} from '../ledger/lookup.ts';
export {
  /**
   * Writes the sanitized state of a ledger as a projection, at one snapshot and instant
   * (specification/ledger.md 6), and returns the statement to sign with it.
   *
   * @example
   * const facts = readFacts(readFileSync('../runtime-facts.json'), 'runtime-facts.json');
   * const ledgerKey = readPrivateKey(readFileSync('../keys/ledger.pem', 'utf8'));
   * assert.ok(facts.ok && ledgerKey.ok);
   * const lines: Uint8Array[] = [];
   * const exported = await exportProjection(
   *   LEDGER,
   *   {
   *     facts: facts.value,
   *     factsFile: 'runtime-facts.json',
   *     contracts: readContracts(filesIn('provider-certification/contracts')).index,
   *     at: Date.now(),
   *     limits: { max_projection_hours: 24, max_facts_minutes: 60, max_clock_skew_seconds: 60 },
   *     lifetimeMs: 3_600_000,
   *     ledgerKey: ledgerKey.value,
   *     file: 'ledger-projection.intoto.json',
   *   },
   *   async (bytes) => void lines.push(Buffer.from(bytes)),
   * );
   * assert.ok(exported.ok);
   * assert.equal(exported.value.digest, digestOf(Buffer.concat(lines)));
   */
  exportProjection,
  type Exported,
  type ExportRequest,
} from '../ledger/export/index.ts';
export {
  /**
   * Creates a ledger, or brings one up to date (specification/ledger.md 1). Throws
   * `ledger_identity_differs` if it was created for something else, and other codes `ledger_…`.
   *
   * @example
   * const { keyId } = fingerprinterOf(randomBytes(32), 'production');
   * const { driver, applied } = await initLedger(
   *   parseLocation('sqlite:new-ledger.sqlite'),
   *   { origin: 'ledger.example/new', deployment: 'production', fingerprint_key_id: keyId },
   *   Date.now(),
   * );
   * await driver.close();
   * assert.ok(applied.length > 0);
   */
  initLedger,
  /**
   * Opens a ledger that is there. Throws `ledger_missing`, `ledger_unreachable` and other codes `ledger_…`.
   * `patienceMs` and `answerMs` bound how long it waits, in milliseconds. Close it after use.
   *
   * @example
   * const ledger = await openLedger(parseLocation('sqlite:ledger.sqlite'), { patienceMs: 1000 });
   * await ledger.close();
   */
  openLedger,
  /**
   * Reads `sqlite:PATH`, `postgres://…` or `postgresql://…`. Throws `ledger_location_invalid`.
   *
   * @example
   * assert.equal(parseLocation('sqlite:ledger.sqlite').engine, 'sqlite');
   */
  parseLocation,
  type LedgerLocation,
} from '../ledger/open.ts';
export {
  /**
   * Reads the runtime facts of a hosting service (specification/documents.md 3.6).
   *
   * @example
   * const facts = readFacts(readFileSync('../runtime-facts.json'), 'runtime-facts.json');
   * assert.ok(facts.ok);
   */
  readFacts,
  type Facts,
} from '../ledger/export/facts.ts';
export {
  /**
   * Audits a whole ledger (specification/ledger.md 5): guards, records, leaves and tree. Without findings
   * all is as it was recorded.
   *
   * @example
   * const { findings } = await verifyLedger(LEDGER);
   * assert.deepEqual(findings, []);
   */
  verifyLedger,
  type LedgerAudit,
} from '../ledger/verify.ts';
export { type AppendItem } from '../ledger/append/prepare.ts';
export { type ByteSink } from '../ledger/export/writer.ts';
export { type Connection, type Driver, type OpenOptions } from '../ledger/driver/connection.ts';
export { type LedgerIdentityRow } from '../ledger/identity.ts';
export {
  /**
   * Reads a private key from PEM (specification/trust.md 1), such as that of a ledger, whose checkpoints it
   * signs. An encrypted one needs its `passphrase`.
   *
   * @example
   * const key = readPrivateKey(readFileSync('../keys/ledger.pem', 'utf8'));
   * assert.equal(key.ok && key.value.publicKey.scheme, 'ed25519');
   */
  readPrivateKey,
  type PrivateKey,
} from '../trust/private-key.ts';
