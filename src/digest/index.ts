// Digests name documents in everything that is signed, so this is the only file that makes one.

import { createHash, hash, createHmac, hkdfSync } from './node.ts';

/** Strict where `JSON.stringify` is silent: it throws on what is not JSON, and on lone surrogates, which have no UTF-8. */
export function canonicalize(value: unknown): string {
  if (value === null || value === true || value === false) return String(value);
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number') return numeral(value);
  if (Array.isArray(value)) return list(value);
  if (typeof value === 'object' && isPlainObject(value)) return object(value);
  throw new TypeError(`not a JSON value: ${typeof value}`);
}

// Texts grow part by part: every record and every line is written so, and lists of parts cost more than they.

function list(values: readonly unknown[]): string {
  let text = '';
  // By index, so that a hole is met, and is no JSON value.
  for (let index = 0; index < values.length; index += 1)
    text += `${index === 0 ? '' : ','}${canonicalize(values[index])}`;
  return `[${text}]`;
}

function object(value: Record<string, unknown>): string {
  let text = '';
  // The default order of sort() is by UTF-16 code units, as RFC 8785 section 3.2.3 asks.
  for (const name of Object.keys(value).sort())
    text += `${text === '' ? '' : ','}${quote(name)}:${canonicalize(value[name])}`;
  return `{${text}}`;
}

/** Printable ASCII without quotation mark and backslash: written without escapes. */
const PLAIN = /^[ !#-[\]-~]*$/;

function quote(text: string): string {
  if (PLAIN.test(text)) return `"${text}"`;
  if (!text.isWellFormed()) throw new TypeError('a string holds a lone surrogate');
  return JSON.stringify(text);
}

function numeral(value: number): string {
  if (!Number.isFinite(value)) throw new TypeError(`not a JSON number: ${value}`);
  return JSON.stringify(value);
}

/** Whether a prototype is the one of all objects, or gives nothing to those made of it. */
function isBare(prototype: object): boolean {
  const isLast = Object.getPrototypeOf(prototype) === null;
  return prototype === Object.prototype || (isLast && Reflect.ownKeys(prototype).length === 0);
}

function isPlainObject(value: object): value is Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || isBare(Object(prototype));
}

declare const digestBrand: unique symbol;

/** `sha256:` and 64 lower-case hex digits (specification/documents.md 1). */
export type Digest = string & { readonly [digestBrand]: true };

const DIGEST_FORM = /^sha256:[0-9a-f]{64}$/;

export function isDigest(text: string): text is Digest {
  return DIGEST_FORM.test(text);
}

/** Reads a digest, also one without prefix as `sha256sum` prints it; `undefined` for anything else. */
export function parseDigest(text: string): Digest | undefined {
  const prefixed = text.startsWith('sha256:') ? text : `sha256:${text}`;
  return isDigest(prefixed) ? prefixed : undefined;
}

export function hexOf(digest: Digest): string {
  return digest.slice('sha256:'.length);
}

export function digestOf(bytes: Uint8Array | string): Digest {
  return fromHex(hash('sha256', bytes, 'hex'));
}

/** A digest of bytes that come piece by piece. */
export class RunningDigest {
  readonly #hash = createHash('sha256');

  update(bytes: Uint8Array): void {
    this.#hash.update(bytes);
  }

  /** The digest of everything so far; the last thing to ask for. */
  finish(): Digest {
    return fromHex(this.#hash.digest('hex'));
  }
}

/** Digest of a stream in constant memory, with the number of bytes read. */
export async function digestOfStream(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<{ digest: Digest; size: number }> {
  const running = new RunningDigest();
  let size = 0;
  for await (const chunk of chunks) {
    running.update(chunk);
    size += chunk.length;
  }
  return { digest: running.finish(), size };
}

function fromHex(hex: string): Digest {
  // SHA-256 in hex always has the form; the brand cannot be had without saying so once.
  return `sha256:${hex}` as Digest;
}

/** Prefixes of hashed objects, one for each kind: digests of different kinds never collide. */
export const OBJECT_PREFIX = {
  corrections: 'claimgate/corrections/v1',
  row: 'claimgate/row/v1',
  subject: 'claimgate/subject/v1',
  contract: 'claimgate/contract/v1',
  record: 'claimgate/record/v1',
  selector: 'claimgate/selector/v1',
} as const;

/** Digest of an object: SHA-256 of its prefix, a newline and its RFC 8785 form (specification/documents.md 1). */
export function objectDigest(kind: keyof typeof OBJECT_PREFIX, value: unknown): Digest {
  return canonicalDigest(kind, canonicalize(value));
}

export function canonicalDigest(kind: keyof typeof OBJECT_PREFIX, canonical: string): Digest {
  return digestOf(`${OBJECT_PREFIX[kind]}\n${canonical}`);
}

/** Name of the scheme, and the prefix of everything that is hashed under it (specification/documents.md 4). */
export const FINGERPRINT_SCHEME = 'claimgate/fingerprint/v1';

/** A key shorter than this could be found by trying. */
export const MIN_FINGERPRINT_KEY_BYTES = 32;

/** Each field has a key of its own, so that the same id in two fields gives two fingerprints. */
export const FINGERPRINT_FIELDS = [
  'app',
  'instance',
  'account_reference',
  'operator',
  'external_result',
  'idempotency_key',
] as const;

export type FingerprintField = (typeof FINGERPRINT_FIELDS)[number];

export interface Fingerprinter {
  readonly deployment: string;
  /** Which key made them, for the projection statement: says nothing about the key itself. */
  readonly keyId: string;
  /** The fingerprint of an id: the same for the same key, deployment, field and id, and for nothing else. */
  of(field: FingerprintField, id: string): Digest;
  /** The binding of a record: what only someone with the key can make, for a text that names record and place. */
  readonly bind: (text: string) => Digest;
}

/** HMAC-SHA-256 under a key that HKDF-SHA-256 derives for deployment and field. */
export function fingerprinterOf(key: Uint8Array, deployment: string): Fingerprinter {
  if (key.length < MIN_FINGERPRINT_KEY_BYTES)
    throw new RangeError(`a fingerprint key has at least ${MIN_FINGERPRINT_KEY_BYTES} bytes`);
  const keys = new Map<string, Uint8Array>();
  const keyOf = (field: FingerprintField | 'binding'): Uint8Array => {
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
    bind: (text) => fingerprint(keyOf('binding'), text),
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

/** Input of HKDF; `size` in bytes, at most 255 times 32. */
interface KeyDerivation {
  readonly key: Uint8Array;
  readonly salt: Uint8Array;
  readonly info: Uint8Array;
  readonly size: number;
}

/** HKDF-SHA-256, extract and expand (RFC 5869). Throws a `RangeError` for more than it can give. */
export function hkdfSha256({ key, salt, info, size }: KeyDerivation): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', key, salt, info, size));
}
