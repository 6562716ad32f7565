export {
  anchorOf,
  type Anchor,
  type AnchorInput,
  keylessBy,
  parsePin,
  pinOf,
  missingOf,
  missingSignatures,
  verifyRootChain,
  withIdentities,
} from './anchor.ts';
export {
  decodeBase64,
  decodeStandardBase64,
  encodeBase64,
  openSshPublicKey,
  readPublicKey,
  type PublicKey,
  fittingSignature,
  SCHEMES_BY_WORD,
  signMessage,
  type KeyScheme,
} from './public-key.ts';
export {
  openCheckpoint,
  signCheckpoint,
  type LedgerHead,
  type LedgerIdentity,
  refuseForked,
  verifyGrowth,
  formatGrowthProof,
  formatNoteKey,
  isNoteName,
  noteKeyOf,
} from './checkpoint.ts';
export {
  MAX_ENVELOPE_BYTES,
  readEnvelope,
  readEnvelopeToSign,
  envelopeDocument,
  writeEnvelope,
  type Envelope,
  type RoleKeys,
  countSigners,
  signerIdsOf,
  verifyEnvelope,
  signEnvelope,
  addSignature,
  bytesToSign,
  unsignedEnvelope,
} from './envelope.ts';
export {
  bundlesFileOf,
  MAX_BUNDLES_BYTES,
  type Keyless,
  type RootBytes,
  type SignedBytes,
} from './identity.ts';
export {
  digestOfHash,
  EMPTY_ROOT,
  hashOfDigest,
  leafHash,
  nodeHash,
  type TreeHash,
} from './merkle.ts';
export {
  generatePrivateKey,
  readPrivateKey,
  writePrivateKey,
  type PrivateKey,
  type Signer,
} from './private-key.ts';
export { readTrustRoot, TRUST_ROOT_PAYLOAD_TYPE, trustRootOf, type TrustRoot } from './root.ts';
export {
  describedFiles,
  describedRoot,
  describedSuccessor,
  MAX_DESCRIPTION_BYTES,
  readTrustChanges,
  readTrustDescription,
} from './root-description.ts';
export {
  STATEMENT_PAYLOAD_TYPE,
  readSummary,
  SUMMARY_SUBJECTS,
  SUMMARY_CLAIMS,
  SUMMARY_ROOTS,
  writeSummary,
  type SummaryPublication,
} from './statement.ts';
export { formatTlogProof } from './tlog-proof.ts';
export { ledgerOfRoots, verifyByKeys, verifyByRoots, verifyCheckpoint } from './verify-document.ts';
