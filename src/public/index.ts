/**
 * The public interface of `claimgate` for programs that embed the gate. Everything is a function of values: bytes come from
 * the caller, instants are epoch milliseconds, digests are `sha256:` and 64 hex digits, and a `file` is only
 * the name of a document in findings. A "no" is data (`findings`, or a `Result` without `ok`); a
 * `ClaimgateError` is thrown where judging was not possible. examples/library.ts has an example of each name.
 */

export {
  /** Digest of bytes or text, as `sha256:HEX` (specification/documents.md 1). */
  digestOf,
  /**
   * The canonical JSON text of a value (RFC 8785; specification/documents.md 1). Throws a `TypeError` for
   * what is not JSON.
   */
  canonicalize,
  /**
   * Makes the keyed fingerprints that replace ids in ledger and projection (specification/documents.md
   * 4). Throws a `RangeError` for a key of fewer than 32 bytes.
   */
  fingerprinterOf,
  type Digest,
  type Fingerprinter,
  type FingerprintField,
} from '../digest/index.ts';
export type * from '../documents/index.ts';
export {
  /** Returns the digest of a subject: two subjects are equal if their digests are (specification/documents.md 2). */
  subjectDigest,
} from '../evidence/subject-evidence.ts';
export {
  /** The digest of a contract, which claims and runs name (specification/documents.md 3.2). */
  contractDigest,
  /**
   * Reads contract files (specification/documents.md 3.2): `index` finds contracts by digest and by subject,
   * `findings` says why a file is not a contract.
   */
  readContracts,
  type Contract,
  type ContractIndex,
  type ContractsReading,
} from '../evidence/contract.ts';
export {
  /**
   * Thrown if judging is not possible, never for a refusal. `code` is one that `claimgate explain` knows; `findings` holds all reasons.
   */
  ClaimgateError,
  /**
   * Describes a code (specification/documents.md 3.7): its severity, which is the exit code, its
   * title and what to do about it.
   */
  codeEntry,
  /** A finding as one sentence for people. Text from an input is escaped. */
  messageOf,
  type Code,
  type Decision,
  type Finding,
  type Result,
} from '../documents/findings.ts';
export {
  /**
   * A claims file as the judge takes it, from its exact bytes. `remarks` are reasons why they are not
   * those of a commit; with any, the verdict is a draft.
   */
  heldClaims,
  type ClaimsSource,
} from '../gate/claims-source.ts';
export {
  /**
   * May these claims be published at this instant? An empty list may; any other needs a projection that is
   * to be trusted (specification/trust.md 4) and passes the rules for each claim
   * (specification/rules.md 1), by default those of the newest of {@link RULE_SETS}. Throws `instant_invalid`.
   */
  judge,
  type GateInput,
  type GateResult,
} from '../gate/judge.ts';
export {
  /**
   * Every rule set of this version, oldest first (specification/rules.md 6). The last one judges; a signed verdict
   * names the one that judged it.
   */
  RULE_SETS,
} from '../gate/rule-sets.ts';
export type { RuleSet } from '../gate/engine.ts';
export {
  /**
   * A projection that is at hand, for the evidence of {@link judge}. One in a file may be read more than
   * once: hand in `{ file, open }`.
   */
  projectionIn,
  type ProjectionSource,
} from '../gate/merge-projection.ts';
export {
  /**
   * Verifies that a projection is trusted now, and is whole: rules 1 to 13 of specification/trust.md 4.
   * It judges no claims.
   */
  verifyProjection,
  type Evidence,
} from '../gate/judge-claims.ts';
export {
  /**
   * Ties exact bytes of a claims file to a manifest: their digest and how many claims they hold
   * (specification/documents.md 3.1).
   */
  bindClaims,
  /** The canonical text of a claims file (specification/documents.md 3.1), which `claims fmt` writes. */
  formatClaims,
  /**
   * Reads and validates the exact bytes of a claims file (specification/documents.md 3.1). `claims` is `undefined` if the file could not be judged; `findings` may also hold warnings.
   */
  readClaims,
  type ClaimsReading,
  type ReadClaim,
} from '../manifest/claims.ts';
export {
  /** The bytes of a release manifest, as text (specification/documents.md 3.4). */
  formatManifest,
  /** Reads a release manifest; its `reading` finds the line of each value (specification/documents.md 3.4). */
  readManifest,
  /** The manifest of one version, such as `v1.4.0`, at one commit (specification/documents.md 3.4). */
  releaseManifest,
  /**
   * Compares a manifest with what the repository says: there are no findings if it is the one of that release (specification/documents.md 3.4).
   */
  verifyManifest,
  type ExpectedRelease,
  type ManifestReading,
} from '../manifest/release.ts';
export {
  /**
   * The ledger that the last trust root of a pinned chain names: its origin and its keys
   * (specification/trust.md 2).
   */
  ledgerOfRoots,
  /** Verifies an envelope of any kind against keys that the caller vouches for (specification/trust.md 1). */
  verifyByKeys,
  /**
   * Verifies an envelope of any kind against the chain of trust roots that a pin vouches for
   * (specification/trust.md 2). Whether a projection is fresh is asked of {@link verifyProjection}.
   */
  verifyByRoots,
  /** Verifies a checkpoint of a ledger, as the text of a C2SP signed note (specification/trust.md 3). */
  verifyCheckpoint,
} from '../trust/verify-document.ts';
export {
  /** Reads a DSSE envelope (specification/trust.md 1). Nothing is verified yet. */
  readEnvelope,
  type Envelope,
  type RoleKeys,
} from '../trust/envelope.ts';
export {
  /** Reads a public key from PEM; weak keys and second spellings are refused (specification/trust.md 1). */
  readPublicKey,
  type PublicKey,
} from '../trust/public-key.ts';
export {
  /**
   * Returns trust roots whose keyless identities count (specification/trust.md 8): give them in the place of the files
   * of the trust roots. `trustedRoots` are Sigstore's; the trust roots name them by digest. Pass the bundles of an envelope as `bundles`. The first call loads Sigstore's library, which is in the package.
   */
  withIdentities,
  type AnchorInput,
} from '../trust/anchor.ts';
export { type LedgerIdentity } from '../trust/checkpoint.ts';
export { type RootBytes } from '../trust/identity.ts';
export type { NamedBytes } from '../documents/json.ts';
export type { TrustedProjection } from '../gate/verify-projection.ts';
export {
  /** Reads a gate verdict by its schema (specification/documents.md 3.5). */
  readVerdict,
} from '../gate/recorded-verdict.ts';
export {
  /**
   * Everything that speaks against publishing a commit on a verdict (specification/trust.md 4); an empty list allows it. `at` is the instant and `maxAge` the age of the oldest verdict to accept, both in milliseconds.
   */
  requireVerdict,
  type RequireInput,
} from '../gate/verify-verdict.ts';
export {
  /**
   * The verdict document of a judgement that {@link judge} made (specification/documents.md 3.5), here with
   * the digest of a manifest.
   */
  verdictOf,
  type Judgement,
} from '../gate/verdict.ts';
