export { canonicalize } from './canonical.ts';
export {
  FINGERPRINT_FIELDS,
  FINGERPRINT_SCHEME,
  fingerprinterOf,
  MIN_FINGERPRINT_KEY_BYTES,
  type Fingerprinter,
  type FingerprintField,
} from './fingerprint.ts';
export { hkdfSha256, hmacSha256 } from './keyed.ts';
export { OBJECT_PREFIX, objectDigest } from './object.ts';
export { digestOf, digestOfStream, hexOf, isDigest, parseDigest, type Digest } from './sha256.ts';
