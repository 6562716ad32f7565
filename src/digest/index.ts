export { canonicalize } from './canonical.ts';
export {
  FINGERPRINT_FIELDS,
  FINGERPRINT_SCHEME,
  fingerprinterOf,
  hkdfSha256,
  hmacSha256,
  MIN_FINGERPRINT_KEY_BYTES,
  type Fingerprinter,
  type FingerprintField,
} from './fingerprinter.ts';
export {
  digestOf,
  digestOfStream,
  hexOf,
  isDigest,
  OBJECT_PREFIX,
  objectDigest,
  parseDigest,
  type Digest,
} from './sha256.ts';
