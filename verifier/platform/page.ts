/** Replaces `node.ts` in a page: the same names and results, by the noble libraries. */
import { p256 } from '@noble/curves/nist.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import type { CertifiedHash, Curve } from '../../src/digest/node.ts';
import { Buffer } from './page-bytes.ts';
import { keyOf, verifiesEcdsa, verifiesEd25519 } from './page-keys.ts';

const HASHES = { sha1, sha256, sha384, sha512 };

type Bytes = ReturnType<typeof Buffer.from>;
type HashName = keyof typeof HASHES;
type Output = 'hex' | 'base64';

export function hash(name: HashName, data: Uint8Array | string, output: Output): string;
export function hash(name: HashName, data: Uint8Array | string, output: 'buffer'): Bytes;
export function hash(name: HashName, data: Uint8Array | string, output: Output | 'buffer') {
  const digest = Buffer.from(HASHES[name](bytesOf(data)));
  return output === 'buffer' ? digest : digest.toString(output);
}

export function createHash(name: HashName) {
  return runningOf(HASHES[name].create());
}

export function createHmac(name: HashName, key: Uint8Array) {
  return runningOf(hmac.create(HASHES[name], key));
}

interface Running {
  update(data: Uint8Array): unknown;
  digest(): Uint8Array;
}

interface PageHash {
  update(data: Uint8Array | string): PageHash;
  digest(): Bytes;
  digest(output: Output): string;
}

function runningOf(running: Running): PageHash {
  function digest(): Bytes;
  function digest(output: Output): string;
  function digest(output?: Output) {
    const bytes = Buffer.from(running.digest());
    return output === undefined ? bytes : bytes.toString(output);
  }
  const self: PageHash = {
    update(data) {
      running.update(bytesOf(data));
      return self;
    },
    digest,
  };
  return self;
}

/** Throws a `RangeError` for more than it can give, as Node.js does. */
export function hkdfSync(
  name: HashName,
  key: Uint8Array,
  salt: Uint8Array,
  info: Uint8Array,
  size: number,
): ArrayBufferLike {
  const longest = 255 * HASHES[name].outputLen;
  if (size > longest) throw new RangeError(`at most ${longest} bytes`);
  return Buffer.from(hkdf(HASHES[name], key, salt, info, size)).buffer;
}

export type PlatformKey = Uint8Array;

export function verifyingKey(curve: Curve, point: Uint8Array): PlatformKey | undefined {
  return curve === 'Ed25519' || isOnP256(point) ? point : undefined;
}

export function verifies(
  curve: Curve,
  key: PlatformKey,
  message: Uint8Array,
  signature: Uint8Array,
): boolean {
  try {
    return curve === 'Ed25519'
      ? verifiesEd25519(key, message, signature)
      : verifiesEcdsa(p256, key, sha256(Uint8Array.from(message)), signature);
  } catch {
    return false;
  }
}

export function verifiesCertified(
  key: Uint8Array,
  hashName: CertifiedHash,
  message: Uint8Array,
  signature: Uint8Array,
): boolean {
  try {
    return keyOf(key)(hashName, message, signature);
  } catch {
    return false;
  }
}

/** No private key is ever in a page. */
export function sign(): never {
  throw new Error('a page signs nothing');
}

function isOnP256(point: Uint8Array): boolean {
  // 65 bytes are a point that is not compressed; 4 says so, and 6 and 7 are another spelling of it.
  return point.length === 65 && point[0] === 4 && p256.utils.isValidPublicKey(point, false);
}

function bytesOf(data: Uint8Array | string): Uint8Array {
  return typeof data === 'string' ? new TextEncoder().encode(data) : data;
}
