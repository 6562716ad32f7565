/**
 * The parts of Node.js that Sigstore's library uses, for a page: the build of the page puts this in the place of its
 * `crypto` and `util`. Keys are ECDSA on P-256, P-384 and P-521, Ed25519 and RSA, each in the one form that
 * certificates and logs have them in; all others are refused.
 */
import { Buffer } from './page-bytes.ts';
import { hashBy, keyOf, type Key } from './page-keys.ts';

function createHash(name: string) {
  const running = hashBy(name).hash.create();
  return {
    update: (data: Uint8Array | string) =>
      void running.update(typeof data === 'string' ? Buffer.from(data) : data),
    digest: () => Buffer.from(running.digest()),
  };
}

function verify(
  name: string | null | undefined,
  data: Uint8Array,
  key: Key,
  signature: Uint8Array,
): boolean {
  return key(name, data, signature);
}

/** Nothing here is secret. */
function timingSafeEqual(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(one, other) === 0;
}

export function isDeepStrictEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other)) return false;
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime();
  const names = Object.keys(one);
  return (
    Object.getPrototypeOf(one) === Object.getPrototypeOf(other) &&
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && isDeepStrictEqual(one[name], other[name]))
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export default { createHash, createPublicKey: keyOf, timingSafeEqual, verify };
