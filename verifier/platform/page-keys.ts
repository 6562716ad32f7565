/** Keys and their signatures in a page, each in the one form that certificates and logs have them in. */
import { pow } from '@noble/curves/abstract/modular.js';
import { ed25519 } from '@noble/curves/ed25519.js';
import { p256, p384, p521 } from '@noble/curves/nist.js';
import { sha224, sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { Buffer } from './page-bytes.ts';

type Bytes = ReturnType<typeof Buffer.from>;

/** Tells whether a signature of some bytes fits a key. @param name of a hash; by default the key's own */
export type Key = (
  name: string | null | undefined,
  data: Uint8Array,
  signature: Uint8Array,
) => boolean;

interface Hash {
  (data: Uint8Array): Uint8Array;
  create(): { update(data: Uint8Array): unknown; digest(): Uint8Array };
}

/** With the last byte of its OID; all others are the same. */
const HASHES: ReadonlyMap<string, { readonly hash: Hash; readonly oid: string }> = new Map([
  ['sha224', { hash: sha224, oid: '04' }],
  ['sha256', { hash: sha256, oid: '01' }],
  ['sha384', { hash: sha384, oid: '02' }],
  ['sha512', { hash: sha512, oid: '03' }],
]);

/** A SubjectPublicKeyInfo (RFC 5480) is these bytes, then the point. */
const CURVES = [
  { curve: p256, head: '3059301306072a8648ce3d020106082a8648ce3d030107034200', size: 65 },
  { curve: p384, head: '3076301006072a8648ce3d020106052b81040022036200', size: 97 },
  { curve: p521, head: '30819b301006072a8648ce3d020106052b8104002303818600', size: 133 },
];
const ED25519 = '302a300506032b6570032100';
const RSA = '300d06092a864886f70d0101010500';

/** Reads a key from DER, or from PEM. @throws where it is none that a page knows */
export function keyOf(
  given: string | Uint8Array | { readonly key: Uint8Array; readonly type: string },
): Key {
  const isBare = given instanceof Uint8Array;
  const der = typeof given === 'string' ? derIn(given) : Buffer.from(isBare ? given : given.key);
  if (typeof given !== 'string' && !isBare && given.type === 'pkcs1') return rsaKey(der);
  const hex = der.toString('hex');
  const kind = CURVES.find(
    ({ head, size }) => hex.startsWith(head) && der.length === head.length / 2 + size,
  );
  if (kind) return ecdsaKey(kind.curve, der.subarray(-kind.size));
  if (hex.startsWith(ED25519) && der.length === 44) return ed25519Key(der.subarray(-32));
  const [algorithm, bits] = itemsIn(itemsIn(der)[0]?.body);
  if (algorithm?.whole.toString('hex') === RSA && bits?.tag === 3 && bits.body[0] === 0)
    return rsaKey(Buffer.from(bits.body.subarray(1)));
  throw new Error('a page knows no key of this kind');
}

function derIn(pem: string): Bytes {
  return Buffer.from(pem.replaceAll(/-----[^-]*-----|\s/g, ''), 'base64');
}

function ecdsaKey(curve: typeof p256, point: Uint8Array): Key {
  const key = Uint8Array.from(point);
  if (!curve.utils.isValidPublicKey(key, false)) throw new Error('the curve has no such point');
  return (name, data, signature) =>
    verifiesEcdsa(curve, key, hashBy(name ?? 'sha256').hash(Uint8Array.from(data)), signature);
}

/** The scheme hashes by itself. */
function ed25519Key(point: Uint8Array): Key {
  return (name, data, signature) => !name && verifiesEd25519(point, data, signature);
}

/** More would take a page too long. */
const MAX_MODULUS_BYTES = 1024;
const MAX_EXPONENT_BYTES = 4;

/** RSASSA-PKCS1-v1_5 (RFC 8017 section 8.2.2), by comparing what the signature should hold. */
function rsaKey(der: Bytes): Key {
  const [modulus, exponent, ...more] = itemsIn(itemsIn(der)[0]?.body).map(({ body }) => body);
  const isKey = modulus && exponent && more.length === 0 && modulus[0] === 0;
  const size = (modulus?.length ?? 0) - 1;
  if (!isKey || size > MAX_MODULUS_BYTES || exponent.length > MAX_EXPONENT_BYTES)
    throw new Error('a page knows no such RSA key');
  const [n, e] = [numberIn(modulus), numberIn(exponent)];
  return (name, data, signature) => {
    const s = numberIn(signature);
    if (signature.length !== size || s >= n) return false;
    const expected = `0001${`00${digestInfo(name ?? 'sha256', data)}`.padStart(2 * size - 4, 'f')}`;
    return (
      pow(s, e, n)
        .toString(16)
        .padStart(2 * size, '0') === expected
    );
  };
}

/** A digest as RSA signs it (RFC 8017 section 9.2), in hex. */
function digestInfo(name: string, data: Uint8Array): string {
  const { hash, oid } = hashBy(name);
  const digest = hash(Uint8Array.from(data));
  const [whole, size] = [Buffer.of(digest.length + 17), Buffer.of(digest.length)];
  const algorithm = `300d06096086480165030402${oid}0500`;
  return `30${whole.toString('hex')}${algorithm}04${size.toString('hex')}${Buffer.from(digest).toString('hex')}`;
}

function numberIn(bytes: Uint8Array): bigint {
  return BigInt(`0x0${Buffer.from(bytes).toString('hex')}`);
}

interface Item {
  readonly tag: number;
  readonly body: Bytes;
  readonly whole: Bytes;
}

/** The items side by side in some DER. @throws where an item is cut off */
function itemsIn(der: Bytes = Buffer.of()): Item[] {
  if (der.length === 0) return [];
  const [tag = 0, short = 0] = der;
  const head = short < 0x80 ? 2 : 2 + (short & 0x7f);
  const size = short < 0x80 ? short : Number(numberIn(der.subarray(2, head)));
  if (head + size > der.length) throw new Error('DER that is cut off');
  const whole = Buffer.from(der.subarray(0, head + size));
  const item = { tag, body: Buffer.from(whole.subarray(head)), whole };
  return [item, ...itemsIn(Buffer.from(der.subarray(head + size)))];
}

export function hashBy(name: string) {
  const found = HASHES.get(name);
  if (!found) throw new Error(`a page has no ${name}`);
  return found;
}

/**
 * Verifies as OpenSSL does, whose answers are those of the gate: RFC 8032 section 5.1.7 without the cofactor,
 * by comparing the bytes of R. The library's own way is another for points with a part of small order.
 */
export function verifiesEd25519(
  key: Uint8Array,
  message: Uint8Array,
  signature: Uint8Array,
): boolean {
  if (signature.length !== 64) return false;
  const { Point } = ed25519;
  const r = signature.subarray(0, 32);
  const s = littleEndian(signature.subarray(32));
  if (s >= Point.Fn.ORDER) return false;
  const a = Point.fromBytes(Uint8Array.from(key));
  const challenge = sha512(Buffer.concat([r, key, message]));
  const k = Point.Fn.create(littleEndian(challenge));
  const found = Point.BASE.multiplyUnsafe(s).subtract(a.multiplyUnsafe(k)).toBytes();
  return Buffer.compare(found, r) === 0;
}

/** Verifies the signature of a digest. It has the one DER form: what the library reads has to be what it would write. */
export function verifiesEcdsa(
  curve: typeof p256,
  key: Uint8Array,
  digest: Uint8Array,
  signature: Uint8Array,
): boolean {
  const read = curve.Signature.fromBytes(Uint8Array.from(signature), 'der');
  if (Buffer.compare(read.toBytes('der'), signature) !== 0) return false;
  const options = { lowS: false, prehash: false, format: 'compact' } as const;
  return curve.verify(read.toBytes('compact'), digest, Uint8Array.from(key), options);
}

function littleEndian(bytes: Uint8Array): bigint {
  return bytes.reduceRight((value, byte) => (value << 8n) | BigInt(byte), 0n);
}
