/**
 * The public interface of `claimgate` for programs that embed the gate. Everything is a function of values: bytes come from
 * the caller, instants are epoch milliseconds, digests are `sha256:` and 64 hex digits, and a `file` is only
 * the name of a document in findings. A "no" is data (`findings`, or a `Result` without `ok`); a
 * `ClaimgateError` is thrown where judging was not possible. A test runs each example in a repository whose
 * claims may be published; names in capitals, and `filesIn`, are what it has there (test/public/given.ts).
 */

export {
  /**
   * Digest of bytes or text, as `sha256:HEX` (specification/documents.md 1).
   *
   * @example
   * assert.equal(digestOf('').length, 'sha256:'.length + 64);
   */
  digestOf,
  /**
   * The canonical JSON text of a value (RFC 8785; specification/documents.md 1). Throws a `TypeError` for
   * what is not JSON.
   *
   * @example
   * assert.equal(canonicalize({ b: 1, a: [true, null] }), '{"a":[true,null],"b":1}');
   */
  canonicalize,
  /**
   * Makes the keyed fingerprints that replace ids in ledger and projection (specification/documents.md
   * 4). Throws a `RangeError` for a key of fewer than 32 bytes.
   *
   * @example
   * const fingerprints = fingerprinterOf(randomBytes(32), 'production');
   * const app = fingerprints.of('app', 'the id that the provider gave the app');
   * assert.match(app, /^sha256:[0-9a-f]{64}$/);
   */
  fingerprinterOf,
  type Digest,
  type Fingerprinter,
  type FingerprintField,
} from '../digest/index.ts';
export type * from '../documents/index.ts';
export {
  /**
   * Returns the digest of a subject: two subjects are equal if their digests are
   * (specification/documents.md 2).
   *
   * @example
   * const { claims = [] } = readClaims(readFileSync(CLAIMS), CLAIMS);
   * for (const { claim, subjectDigest: digest } of claims)
   *   assert.equal(subjectDigest(claim.subject), digest);
   */
  subjectDigest,
} from '../evidence/subject-evidence.ts';
export {
  /**
   * The digest of a contract, which claims and runs name (specification/documents.md 3.2).
   *
   * @example
   * const file = 'provider-certification/contracts/pinterest.image-pin.publish_immediate.json';
   * const document: CertificationContract = JSON.parse(readFileSync(file, 'utf8'));
   * assert.match(contractDigest(document), /^sha256:/);
   */
  contractDigest,
  /**
   * Reads contract files (specification/documents.md 3.2): `index` finds contracts by digest and by subject,
   * `findings` says why a file is not a contract.
   *
   * @example
   * const { contracts, findings } = readContracts(filesIn('provider-certification/contracts'));
   * assert.deepEqual(findings, []);
   * assert.equal(contracts.length, 4);
   */
  readContracts,
  type Contract,
  type ContractIndex,
  type ContractsReading,
} from '../evidence/contract.ts';
export {
  /**
   * Thrown if judging is not possible, never for a refusal. `code` is one of docs/reference/codes.md; `findings` holds all reasons.
   *
   * @example
   * try {
   *   await judge({ ...RELEASE, at: Number.NaN, claims: heldClaims({ path: CLAIMS, ...CLAIMING }) });
   *   assert.fail();
   * } catch (error) {
   *   if (!(error instanceof ClaimgateError)) throw error;
   *   assert.equal(error.code, 'instant_invalid');
   * }
   */
  ClaimgateError,
  /**
   * Describes a code (specification/documents.md 3.7): its severity, which is the exit code, its
   * title and what to do about it.
   *
   * @example
   * assert.equal(codeEntry('pin_missing').severity, 1);
   */
  codeEntry,
  /**
   * A finding as one sentence for people. Text from an input is escaped.
   *
   * @example
   * const { findings } = readClaims(Buffer.from('{}'), CLAIMS);
   * for (const finding of findings) console.error(messageOf(finding));
   */
  messageOf,
  type Code,
  type Decision,
  type Finding,
  type Result,
} from '../findings/index.ts';
export {
  /**
   * A claims file as the judge takes it, from its exact bytes. `remarks` are reasons why they are not
   * those of a commit; with any, the verdict is a draft.
   *
   * @example
   * const claims = heldClaims({ path: CLAIMS, bytes: readFileSync(CLAIMS), remarks: [] });
   * assert.equal(claims.isClaiming, true);
   */
  heldClaims,
  type ClaimsSource,
} from '../gate/claims-source.ts';
export {
  /**
   * May these claims be published at this instant? An empty list may; any other needs a projection that is
   * to be trusted (specification/trust.md 4) and passes the seven rules for each claim
   * (specification/rules.md 1). Throws `instant_invalid`.
   *
   * @example
   * const { verdict } = await judge({
   *   tool: { name: 'claimgate', version: '1.0.0' },
   *   at: Date.now(),
   *   time: 'now',
   *   release: { version: 'v1.0.0', revision: 'f'.repeat(40) },
   *   remarks: [],
   *   claims: heldClaims({ path: CLAIMS, bytes: readFileSync(CLAIMS), remarks: [] }),
   *   config: undefined,
   *   strayPaths: [],
   *   evidence: {
   *     pin: process.env['CLAIMGATE_TRUST_PIN'],
   *     deployment: 'demonstration',
   *     roots: filesIn('provider-certification/trust'),
   *     contracts: filesIn('provider-certification/contracts'),
   *     projection: projectionIn(PROJECTION, readFileSync(PROJECTION)),
   *     statement: { file: STATEMENT, bytes: readFileSync(STATEMENT) },
   *     memory: [],
   *     ancestry: COMMITS,
   *   },
   * });
   * assert.equal(verdict.decision, 'allowed');
   */
  judge,
  type GateInput,
  type GateResult,
} from '../gate/judge.ts';
export {
  /**
   * A projection that is at hand, for the evidence of {@link judge}. One in a file may be read more than
   * once: hand in `{ file, open }`.
   *
   * @example
   * const projection = projectionIn(PROJECTION, readFileSync(PROJECTION));
   * assert.equal(projection.file, PROJECTION);
   */
  projectionIn,
  type ProjectionSource,
} from '../projection/merge.ts';
export {
  /**
   * Verifies that a projection is trusted now, and is whole: rules 1 to 13 of specification/trust.md 4.
   * It judges no claims.
   *
   * @example
   * const verified = await verifyProjection(EVIDENCE, Date.now());
   * if (!verified.ok) throw new Error(verified.findings.map(messageOf).join('\n'));
   * assert.ok(verified.value.expiresAt > Date.now());
   */
  verifyProjection,
  type Evidence,
} from '../gate/judge-claims.ts';
export {
  /**
   * Ties exact bytes of a claims file to a manifest: their digest and how many claims they hold
   * (specification/documents.md 3.1).
   *
   * @example
   * const bytes = readFileSync(CLAIMS);
   * const { claims = [] } = readClaims(bytes, CLAIMS);
   * assert.equal(bindClaims(bytes, claims).claim_count, claims.length);
   */
  bindClaims,
  /**
   * The canonical text of a claims file (specification/documents.md 3.1), which `claims fmt` writes.
   *
   * @example
   * const bytes = readFileSync(CLAIMS);
   * const { claims = [] } = readClaims(bytes, CLAIMS);
   * assert.equal(formatClaims(claims), bytes.toString('utf8'));
   */
  formatClaims,
  /**
   * Reads and validates the exact bytes of a claims file (specification/documents.md 3.1). `claims` is `undefined` if the file could not be judged; `findings` may also hold warnings.
   *
   * @example
   * const { claims, findings } = readClaims(readFileSync(CLAIMS), CLAIMS);
   * if (claims === undefined) throw new Error(findings.map(messageOf).join('\n'));
   */
  readClaims,
  type ClaimsReading,
  type ReadClaim,
} from '../manifest/claims.ts';
export {
  /**
   * The bytes of a release manifest, as text (specification/documents.md 3.4).
   *
   * @example
   * const manifest = releaseManifest('v1.0.0', 'f'.repeat(40), bindClaims(readFileSync(CLAIMS), []));
   * assert.ok(formatManifest(manifest).endsWith('}\n'));
   */
  formatManifest,
  /**
   * Reads a release manifest; its `reading` finds the line of each value (specification/documents.md 3.4).
   *
   * @example
   * const manifest = readManifest(Buffer.from('{}'), 'release-manifest.json');
   * assert.equal(manifest.ok, false);
   */
  readManifest,
  /**
   * The manifest of one version, such as `v1.4.0`, at one commit (specification/documents.md 3.4).
   *
   * @example
   * const binding = bindClaims(readFileSync(CLAIMS), []);
   * assert.equal(releaseManifest('v1.0.0', 'f'.repeat(40), binding).schema_version, 2);
   */
  releaseManifest,
  /**
   * Compares a manifest with what the repository says: there are no findings if it is the one of that release (specification/documents.md 3.4).
   *
   * @example
   * const binding = bindClaims(readFileSync(CLAIMS), []);
   * const release = { version: 'v1.0.0', revision: 'f'.repeat(40), binding };
   * const text = formatManifest(releaseManifest(release.version, release.revision, binding));
   * const manifest = readManifest(Buffer.from(text), 'release-manifest.json');
   * assert.ok(manifest.ok);
   * assert.deepEqual(verifyManifest(manifest.value, manifest.reading, release), []);
   */
  verifyManifest,
  type ExpectedRelease,
  type ManifestReading,
} from '../manifest/release.ts';
export {
  /**
   * The ledger that the last trust root of a pinned chain names: its origin and its keys
   * (specification/trust.md 2).
   *
   * @example
   * const roots = filesIn('provider-certification/trust');
   * const ledger = ledgerOfRoots({ pin: EVIDENCE.pin, roots, at: Date.now() });
   * assert.ok(ledger.ok);
   */
  ledgerOfRoots,
  /**
   * Verifies an envelope of any kind against keys that the caller vouches for (specification/trust.md 1).
   *
   * @example
   * const envelope = readEnvelope(readFileSync(STATEMENT), STATEMENT);
   * assert.ok(envelope.ok);
   * assert.equal(verifyByKeys(envelope.value, { keys: [], threshold: 1 }).ok, false);
   */
  verifyByKeys,
  /**
   * Verifies an envelope of any kind against the chain of trust roots that a pin vouches for
   * (specification/trust.md 2). Whether a projection is fresh is asked of {@link verifyProjection}.
   *
   * @example
   * const envelope = readEnvelope(readFileSync(STATEMENT), STATEMENT);
   * assert.ok(envelope.ok);
   * const roots = filesIn('provider-certification/trust');
   * const verified = verifyByRoots(envelope.value, { pin: EVIDENCE.pin, roots, at: Date.now() });
   * assert.equal(verified.ok && verified.value.content.kind, 'projection_statement');
   */
  verifyByRoots,
  /**
   * Verifies a checkpoint of a ledger, as the text of a C2SP signed note (specification/trust.md 3).
   *
   * @example
   * const roots = filesIn('provider-certification/trust');
   * const ledger = ledgerOfRoots({ pin: EVIDENCE.pin, roots, at: Date.now() });
   * assert.ok(ledger.ok);
   * assert.equal(verifyCheckpoint('not a note', ledger.value, 'checkpoint.txt').ok, false);
   */
  verifyCheckpoint,
} from '../trust/verify-document.ts';
export {
  /**
   * Reads a DSSE envelope (specification/trust.md 1). Nothing is verified yet.
   *
   * @example
   * const envelope = readEnvelope(readFileSync(STATEMENT), STATEMENT);
   * assert.ok(envelope.ok);
   */
  readEnvelope,
  type Envelope,
  type RoleKeys,
} from '../trust/envelope.ts';
export {
  /**
   * Reads a public key from PEM; weak keys and second spellings are refused (specification/trust.md 1).
   *
   * @example
   * assert.equal(readPublicKey('-----BEGIN PUBLIC KEY-----').ok, false);
   */
  readPublicKey,
  type PublicKey,
} from '../trust/public-key.ts';
export {
  /**
   * Returns trust roots whose keyless identities count (specification/trust.md 8): give them in the place of the files
   * of the trust roots. `trustedRoots` are Sigstore's; the trust roots name them by digest. Pass the bundles of an envelope as `bundles`. The first call loads Sigstore's library, which is in the package.
   *
   * @example
   * const files = filesIn('provider-certification/trust');
   * const isSigstores = ({ file }: { file: string }) => file.endsWith('.trusted_root.json');
   * const [own, trustedRoots] = [files.filter((one) => !isSigstores(one)), files.filter(isSigstores)];
   * const roots = await withIdentities(own, trustedRoots);
   * const verified = await verifyProjection({ ...EVIDENCE, roots }, Date.now());
   * assert.ok(verified.ok);
   */
  withIdentities,
  type AnchorInput,
} from '../trust/anchor.ts';
export { type LedgerIdentity } from '../trust/checkpoint.ts';
export { type RootBytes } from '../trust/identity.ts';
export type { NamedBytes } from '../json/index.ts';
export type { TrustedProjection } from '../projection/verify-projection.ts';
export {
  /**
   * Reads a gate verdict by its schema (specification/documents.md 3.5).
   *
   * @example
   * assert.equal(readVerdict(Buffer.from('{}'), 'gate-verdict.json').ok, false);
   */
  readVerdict,
} from '../records/verdict.ts';
export {
  /**
   * Everything that speaks against publishing a commit on a verdict (specification/trust.md 4); an empty list allows it. `at` is the instant and `maxAge` the age of the oldest verdict to accept, both in milliseconds.
   *
   * @example
   * const claims = Buffer.from(formatClaims([]));
   * const release = { version: 'v1.0.0', revision: 'f'.repeat(40) };
   * const source = heldClaims({ path: CLAIMS, bytes: claims, remarks: [] });
   * const { judgement } = await judge({ ...RELEASE, release, claims: source });
   * const { version, revision } = release;
   * const text = formatManifest(releaseManifest(version, revision, bindClaims(claims, [])));
   * const verdict = verdictOf({ ...judgement, manifestDigest: digestOf(text) });
   * const findings = requireVerdict({
   *   at: Date.now(),
   *   maxAge: 3_600_000,
   *   release,
   *   verdict: { file: 'gate-verdict.json', bytes: Buffer.from(JSON.stringify(verdict)) },
   *   manifest: { file: 'release-manifest.json', bytes: Buffer.from(text) },
   *   signed: undefined,
   *   claims: { bytes: claims, read: [] },
   *   pin: undefined,
   *   roots: [],
   * });
   * assert.deepEqual(findings, []);
   */
  requireVerdict,
  type RequireInput,
} from '../verdict/verify-verdict.ts';
export {
  /**
   * The verdict document of a judgement that {@link judge} made (specification/documents.md 3.5), here with
   * the digest of a manifest.
   *
   * @example
   * const claims = heldClaims({ path: CLAIMS, bytes: Buffer.from(formatClaims([])), remarks: [] });
   * const { judgement } = await judge({ ...RELEASE, claims });
   * const verdict = verdictOf({ ...judgement, manifestDigest: digestOf('the manifest') });
   * assert.equal(verdict.decision, 'allowed');
   */
  verdictOf,
  type Judgement,
} from '../verdict/verdict.ts';
