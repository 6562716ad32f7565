export {
  anchorOf,
  type Anchor,
  type AnchorInput,
  type NamedBytes,
  findPinned,
  parsePin,
  pinOf,
  type Pin,
  missingSignatures,
  verifyRootChain,
  type MissingSignatures,
} from './anchor.ts';
export { decodeBase64, decodeStandardBase64, encodeBase64 } from './base64.ts';
export {
  formatCheckpoint,
  openCheckpoint,
  parseCheckpoint,
  signCheckpoint,
  type LedgerHead,
  type LedgerIdentity,
} from './checkpoint.ts';
export {
  MAX_ENVELOPE_BYTES,
  MAX_SIGNATURES,
  preAuthEncoding,
  readEnvelope,
  readEnvelopeToSign,
  writeEnvelope,
  type Envelope,
  type EnvelopeSignature,
  countSigners,
  signersOf,
  verifyEnvelope,
  type Expectation,
  type Verified,
  signEnvelope,
  unsignedEnvelope,
} from './envelope.ts';
export {
  refuseForked,
  verifyGrowth,
  type ProofPlace,
  formatGrowthProof,
  looksLikeGrowthProof,
  parseGrowthProof,
  verifyGrowthProof,
  type GrowthProof,
} from './consistency-proof.ts';
export {
  digestOfHash,
  EMPTY_ROOT,
  hashOfDigest,
  isSameHash,
  leafHash,
  nodeHash,
  rootOfLeaves,
  type TreeHash,
  consistencyHolds,
  inclusionHolds,
  MAX_CONSISTENCY_HASHES,
  MAX_INCLUSION_HASHES,
  type Consistency,
  type Inclusion,
} from './merkle.ts';
export {
  MAX_NOTE_LENGTH,
  openNote,
  signNote,
  formatNoteKey,
  isNoteName,
  noteKeyOf,
  parseNoteKey,
  type NoteKey,
} from './note.ts';
export {
  generatePrivateKey,
  readPrivateKey,
  writePrivateKey,
  type PrivateKey,
  type PrivateKeyOptions,
} from './private-key.ts';
export {
  openSshPublicKey,
  publicKeyOf,
  publicKeyOfPoint,
  readPublicKey,
  type PublicKey,
} from './public-key.ts';
export {
  readTrustRoot,
  TRUST_ROOT_PAYLOAD_TYPE,
  trustRootOf,
  type RoleKeys,
  type TrustRoot,
  createTrustRoot,
  rotateTrustRoot,
  type TrustRootContent,
} from './root.ts';
export {
  describedFiles,
  describedRoot,
  describedSuccessor,
  MAX_DESCRIPTION_BYTES,
  readTrustChanges,
  readTrustDescription,
} from './root-description.ts';
export {
  KEY_SCHEMES,
  SCHEMES_BY_WORD,
  signatureFits,
  signMessage,
  type KeyScheme,
} from './schemes.ts';
export {
  readAnyStatement,
  readStatement,
  soleSubjectDigest,
  STATEMENT_PAYLOAD_TYPE,
  STATEMENT_TYPE,
  writeStatement,
  type StatementKind,
} from './statement.ts';
export {
  readSummary,
  SUMMARY_PREDICATE_TYPE,
  SUMMARY_SUBJECTS,
  writeSummary,
  type Summary,
} from './summary.ts';
export { formatTlogProof, parseTlogProof, verifyTlogProof, type TlogProof } from './tlog-proof.ts';
