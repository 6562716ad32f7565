import { createHmac, hkdfSync } from '../platform/node.ts';
import { digestOf, hexOf, type Digest } from './sha256.ts';

/** Name of the scheme, and the prefix of everything that is hashed under it (specification/documents.md 4). */
export const FINGERPRINT_SCHEME = 'claimgate/fingerprint/v1';

/** A key shorter than this could be found by trying. */
export const MIN_FINGERPRINT_KEY_BYTES = 32;

/**
 * What a fingerprint is of. Each field has a key of its own, so that the same id in two fields gives two
 * fingerprints.
 */
export const FINGERPRINT_FIELDS = [
  'app',
  'instance',
  'account_reference',
  'operator',
  'external_result',
  'idempotency_key',
] as const;

export type FingerprintField = (typeof FINGERPRINT_FIELDS)[number];

/** Makes fingerprints of one deployment under one key. */
export interface Fingerprinter {
  readonly deployment: string;
  /** Which key made them, for the projection statement: says nothing about the key itself. */
  readonly keyId: string;
  /** The fingerprint of an id: the same for the same key, deployment, field and id, and for nothing else. */
  of(field: FingerprintField, id: string): Digest;
}

/**
 * Keyed, one-way fingerprints (specification/documents.md 4): HMAC-SHA-256 under a key that HKDF-SHA-256
 * derives for deployment and field. Throws a `RangeError` where the key has fewer than 32 bytes.
 */
export function fingerprinterOf(key: Uint8Array, deployment: string): Fingerprinter {
  if (key.length < MIN_FINGERPRINT_KEY_BYTES)
    throw new RangeError(`a fingerprint key has at least ${MIN_FINGERPRINT_KEY_BYTES} bytes`);
  const keys = new Map<FingerprintField, Uint8Array>();
  const keyOf = (field: FingerprintField): Uint8Array => {
    const known = keys.get(field);
    if (known) return known;
    const derived = derive(key, deployment, field);
    keys.set(field, derived);
    return derived;
  };
  return {
    deployment,
    keyId: `key-${hexOf(digestOf(derive(key, deployment, 'key_id'))).slice(0, 16)}`,
    of: (field, id) => fingerprint(keyOf(field), id),
  };
}

function derive(key: Uint8Array, deployment: string, field: string): Uint8Array {
  // A slug and a field hold no zero byte, so no two pairs of them give the same text.
  const info = Buffer.from([FINGERPRINT_SCHEME, deployment, field].join('\0'));
  return hkdfSha256({ key, salt: new Uint8Array(), info, size: 32 });
}

function fingerprint(key: Uint8Array, id: string): Digest {
  const mac = hmacSha256(key, Buffer.from(id));
  return digestOf(Buffer.concat([Buffer.from(`${FINGERPRINT_SCHEME}\0`), mac]));
}

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
