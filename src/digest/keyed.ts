import { createHmac, hkdfSync } from 'node:crypto';

/** HMAC-SHA-256 (RFC 2104): 32 bytes. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  return createHmac('sha256', key).update(message).digest();
}

/** What HKDF is asked for; `size` in bytes, at most 255 times 32. */
export interface KeyDerivation {
  readonly key: Uint8Array;
  readonly salt: Uint8Array;
  readonly info: Uint8Array;
  readonly size: number;
}

/** HKDF-SHA-256, extract and expand (RFC 5869). Throws a `RangeError` for more than it can give. */
export function hkdfSha256({ key, salt, info, size }: KeyDerivation): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', key, salt, info, size));
}
