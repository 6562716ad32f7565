export {
  anchorOf,
  type Anchor,
  type AnchorInput,
  findPinned,
  parsePin,
  pinOf,
  missingSignatures,
  verifyRootChain,
} from './anchor.ts';
export { decodeBase64, decodeStandardBase64, encodeBase64 } from './base64.ts';
export {
  formatCheckpoint,
  openCheckpoint,
  parseCheckpoint,
  signCheckpoint,
  signCheckpointWith,
  type LedgerHead,
  type LedgerIdentity,
} from './checkpoint.ts';
export {
  MAX_ENVELOPE_BYTES,
  preAuthEncoding,
  readEnvelope,
  readEnvelopeToSign,
  envelopeDocument,
  writeEnvelope,
  type Envelope,
  type EnvelopeSignature,
  type RoleKeys,
  countSigners,
  signerIdsOf,
  signersOf,
  verifyEnvelope,
  signEnvelope,
  signEnvelopeWith,
  addSignature,
  messageOf,
  unsignedEnvelope,
} from './envelope.ts';
export {
  bundlesFileOf,
  keylessBy,
  MAX_BUNDLES_BYTES,
  withIdentities,
  type Keyless,
  type NamedBytes,
  type RootBytes,
  type SignedBytes,
} from './identity.ts';
export {
  refuseForked,
  verifyGrowth,
  formatGrowthProof,
  looksLikeGrowthProof,
  parseGrowthProof,
  verifyGrowthProof,
} from './consistency-proof.ts';
export {
  digestOfHash,
  EMPTY_ROOT,
  hashOfDigest,
  leafHash,
  nodeHash,
  rootOfLeaves,
  type TreeHash,
  consistencyHolds,
  inclusionHolds,
} from './merkle.ts';
export { openNote, signNote, formatNoteKey, isNoteName, noteKeyOf, parseNoteKey } from './note.ts';
export {
  generatePrivateKey,
  publicKeyOf,
  readPrivateKey,
  writePrivateKey,
  type PrivateKey,
  type Signer,
} from './private-key.ts';
export { openSshPublicKey, publicKeyOfPoint, readPublicKey, type PublicKey } from './public-key.ts';
export {
  readTrustRoot,
  TRUST_ROOT_PAYLOAD_TYPE,
  trustRootOf,
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
  fittingSignature,
  SCHEMES_BY_WORD,
  signatureFits,
  signMessage,
  type KeyScheme,
} from './schemes.ts';
export {
  readStatement,
  soleSubjectDigest,
  STATEMENT_PAYLOAD_TYPE,
  STATEMENT_TYPE,
  writeStatement,
} from './statement.ts';
export {
  readSummary,
  SUMMARY_PREDICATE_TYPE,
  SUMMARY_SUBJECTS,
  SUMMARY_CLAIMS,
  SUMMARY_ROOTS,
  writeSummary,
  type Summary,
  type SummaryPublication,
} from './summary.ts';
export { formatTlogProof, parseTlogProof, verifyTlogProof } from './tlog-proof.ts';
export { ledgerOfRoots, verifyByKeys, verifyByRoots, verifyCheckpoint } from './verify-document.ts';
