/**
 * All that the judge needs of a platform besides the language: hashes, signatures and `Buffer`. This is how
 * Node.js has it; `page.ts` is the same for a browser, and the build of the page puts it in the place of
 * this module. Both answer without waiting, which Web Crypto cannot.
 */
import {
  createPublicKey,
  sign as signWith,
  verify,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto';

export { createHash, createHmac, hash, hkdfSync } from 'node:crypto';

/** The curves that keys lie on: Ed25519 (RFC 8032), and P-256 for ECDSA with SHA-256 (FIPS 186-5). */
export type Curve = 'Ed25519' | 'P-256';

/** A key, ready to verify or to sign with. */
export type PlatformKey = KeyObject;

/** First byte of a point on P-256 in the one form that is read (SEC 1 section 2.3.3): no key has two spellings. */
const UNCOMPRESSED = 4;

/**
 * Returns the key of a point, which has the right number of bytes; `undefined` where the curve has no such
 * point. Ed25519 takes any 32 bytes, and nothing verifies with those that are no point.
 */
export function verifyingKey(curve: Curve, point: Uint8Array): PlatformKey | undefined {
  if (curve === 'P-256' && point[0] !== UNCOMPRESSED) return undefined;
  try {
    return createPublicKey({ key: jwkOf(curve, point), format: 'jwk' });
  } catch {
    return undefined;
  }
}

/** Tells whether a signature fits; anything malformed does not, and never throws. ECDSA signatures are read in DER. */
export function verifies(
  curve: Curve,
  key: PlatformKey,
  message: Uint8Array,
  signature: Uint8Array,
): boolean {
  try {
    return verify(HASH_OF[curve], message, key, signature);
  } catch {
    return false;
  }
}

/** The digests that certificates, tokens of time and logs are signed with. */
export type CertifiedHash = 'sha256' | 'sha384' | 'sha512';

/** Tells whether a signature fits the ECDSA or RSA key of a certificate, given as its SubjectPublicKeyInfo. */
export function verifiesCertified(
  key: Uint8Array,
  hash: CertifiedHash,
  message: Uint8Array,
  signature: Uint8Array,
): boolean {
  try {
    const object = createPublicKey({ key: Buffer.from(key), format: 'der', type: 'spki' });
    return verify(hash, message, object, signature);
  } catch {
    return false;
  }
}

/** Signs with a private key: Ed25519 gives 64 bytes, P-256 DER. */
export function sign(curve: Curve, key: PlatformKey, message: Uint8Array): Uint8Array {
  return signWith(HASH_OF[curve], message, key);
}

/** Hash of a message before it is signed; `null` where the scheme hashes by itself. */
const HASH_OF = { Ed25519: null, 'P-256': 'sha256' };

function jwkOf(curve: Curve, point: Uint8Array): JsonWebKey {
  if (curve === 'Ed25519') return { kty: 'OKP', crv: curve, x: base64Url(point) };
  const [x, y] = [base64Url(point.subarray(1, 33)), base64Url(point.subarray(33))];
  return { kty: 'EC', crv: curve, x, y };
}

function base64Url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}
