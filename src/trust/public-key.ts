import { elementIn, TAGS } from './der.ts';
import { accept, refuse, type Place, type Result } from '../documents/findings.ts';
import {
  sign,
  verifies,
  createHash,
  verifyingKey,
  type Curve,
  type PlatformKey,
} from '../digest/node.ts';

/** A signature scheme: all that keys, notes and signatures ask of it. A new one is a row of {@link SCHEMES}. */
interface SignatureScheme {
  /** Its name for people. */
  readonly title: string;
  /** The word for it on the command line. */
  readonly word: string;
  /** The type of its keys in OpenSSH, and what else stands before the point on the wire (RFC 5656, RFC 8709). */
  readonly openSsh: readonly [type: string, ...names: string[]];
  readonly curve: Curve;
  /** All that stands before the point in the DER of SubjectPublicKeyInfo (RFC 8410 section 4, RFC 5480 section 2). */
  readonly spkiHead: Buffer;
  readonly pointBytes: number;
  /** Whether a key that can be read must be refused all the same. */
  isWeak(point: Uint8Array): boolean;
  /** Its signature type in C2SP signed-note; `null`: it signs no notes. */
  readonly noteType: number | null;
}

const ed25519: SignatureScheme = {
  title: 'Ed25519',
  word: 'ed25519',
  openSsh: ['ssh-ed25519'],
  curve: 'Ed25519',
  spkiHead: Buffer.from('302a300506032b6570032100', 'hex'),
  pointBytes: 32,
  isWeak: isSmallOrderPoint,
  noteType: 0x01,
};

const ecdsaP256: SignatureScheme = {
  title: 'ECDSA P-256',
  word: 'p256',
  openSsh: ['ecdsa-sha2-nistp256', 'nistp256'],
  curve: 'P-256',
  spkiHead: Buffer.from('3059301306072a8648ce3d020106082a8648ce3d030107034200', 'hex'),
  pointBytes: 65,
  isWeak: () => false,
  noteType: null,
};

/** The signature schemes by their names in documents: Ed25519 (RFC 8032), ECDSA over P-256 with SHA-256 (FIPS 186-5). */
const SCHEMES = { ed25519, 'ecdsa-p256': ecdsaP256 };

export type KeyScheme = keyof typeof SCHEMES;

interface KeyMaterial {
  readonly scheme: KeyScheme;
  readonly point: Uint8Array;
}

export const KEY_SCHEMES = Object.keys(SCHEMES) as readonly KeyScheme[];

export const SCHEMES_BY_WORD: Readonly<Record<string, KeyScheme>> = Object.fromEntries(
  KEY_SCHEMES.map((name) => [SCHEMES[name].word, name]),
);

export function schemeOf(name: KeyScheme): SignatureScheme {
  return SCHEMES[name];
}

/**
 * Tells whether a signature fits; anything malformed does not, and never throws. ECDSA signatures are read in DER. An
 * Ed25519 signature does not fit if its first half is a point of small order: releases of Node.js differ about those.
 */
export function signatureFits(
  { scheme, object }: { readonly scheme: KeyScheme; readonly object: PlatformKey },
  message: Uint8Array,
  signature: Uint8Array,
): boolean {
  const isOdd = scheme === 'ed25519' && isSmallOrderPoint(signature.subarray(0, POINT_BYTES));
  return !isOdd && verifies(SCHEMES[scheme].curve, object, message, signature);
}

/** Signs: Ed25519 (64 bytes), or ECDSA P-256 with SHA-256 in DER. */
export function signMessage(
  {
    publicKey: { scheme },
    object,
  }: { readonly publicKey: { readonly scheme: KeyScheme }; readonly object: PlatformKey },
  message: Uint8Array,
): Uint8Array {
  return sign(SCHEMES[scheme].curve, object, message);
}

/**
 * Returns a signature by a key over a message in the one form that documents carry, `undefined` where it
 * does not fit. ECDSA signatures come as DER or as r and s side by side (IEEE P1363); the latter is converted.
 */
export function fittingSignature(
  key: { readonly scheme: KeyScheme; readonly object: PlatformKey },
  message: Uint8Array,
  signature: Uint8Array,
): Uint8Array | undefined {
  const isPair = schemeOf(key.scheme).curve === 'P-256' && signature.length === PAIR_BYTES;
  const forms = isPair ? [signature, derOf(signature)] : [signature];
  return forms.find((form) => signatureFits(key, message, form));
}

/** A point of Ed25519. */
const POINT_BYTES = 32;

/** Two numbers of 32 bytes. */
const PAIR_BYTES = 64;

/** Writes r and s as a DER sequence of two integers (RFC 3279 section 2.2.3). */
function derOf(pair: Uint8Array): Uint8Array {
  const middle = PAIR_BYTES / 2;
  const body = [pair.subarray(0, middle), pair.subarray(middle)].flatMap((number) => {
    const digits = shortest(number);
    return [0x02, digits.length, ...digits];
  });
  return Uint8Array.from([0x30, body.length, ...body]);
}

/** The shortest big-endian form of a number that is not negative: no needless zeros, the first bit clear. */
function shortest(number: Uint8Array): Uint8Array {
  const start = number.findIndex((byte) => byte !== 0);
  const digits = number.subarray(start < 0 ? number.length - 1 : start);
  return (digits[0] ?? 0) < 0x80 ? digits : Uint8Array.from([0, ...digits]);
}

/** The prime of edwards25519, 2^255 - 19. */
const PRIME = 2n ** 255n - 19n;

/** One of the two y coordinates of the points of order 8; the other is its negative. */
const ORDER_8_Y = 0x05fc536d880238b13933c6d305acdfd5f098eff289f4c345b027b2c28f95e826n;

/** The y coordinates of the eight points whose order divides the cofactor 8 (RFC 8032 section 5.1). */
const SMALL_ORDER_Y = new Set([0n, 1n, PRIME - 1n, ORDER_8_Y, PRIME - ORDER_8_Y]);

/**
 * Tells whether 32 bytes encode one of the eight Ed25519 points of small order, or no canonical coordinate at
 * all. Under such a key one signature fits many messages, and Node.js 20 and 22 take it.
 */
function isSmallOrderPoint(point: Uint8Array): boolean {
  let y = 0n;
  for (const byte of point.toReversed()) y = (y << 8n) | BigInt(byte);
  y &= 2n ** 255n - 1n;
  return y >= PRIME || SMALL_ORDER_Y.has(y);
}

/** A public key in its one written form: equal keys have equal `id` and equal `pem`. */
export interface PublicKey extends KeyMaterial {
  /** OpenSSH SHA256 fingerprint: `SHA256:` and 43 base64 characters without padding, as `ssh-keygen -lf` prints it. */
  readonly id: string;
  /** SubjectPublicKeyInfo (RFC 5280) as PEM. */
  readonly pem: string;
  readonly object: PlatformKey;
}

/** Anything that is not the one DER form of a key is refused: one key must not have two spellings. */
export function readPublicKey(text: string, place: Place = {}): Result<PublicKey> {
  const pem = readPem(text);
  if (pem?.label !== 'PUBLIC KEY') {
    return refuse('key_unreadable', { ...place, expected: 'PEM with the label PUBLIC KEY' });
  }
  const material = materialIn(pem.der);
  const key = material && keyOf(material, place);
  if (key) return key;
  const type = typeIn(pem.der);
  return type === undefined
    ? refuse('key_unreadable', { ...place, expected: 'the canonical SubjectPublicKeyInfo' })
    : refuse('key_type_refused', { ...place, found: type });
}

/** Returns a public key from its point, such as the 32 bytes of an Ed25519 key (RFC 8032 section 5.1.5). */
export function publicKeyOfPoint(material: KeyMaterial, place: Place = {}): Result<PublicKey> {
  const { pointBytes } = schemeOf(material.scheme);
  const { length } = material.point;
  const key = length === pointBytes ? keyOf(material, place) : undefined;
  if (key) return key;
  const sizes = { expected: `${pointBytes} bytes`, found: `${length} bytes` };
  return refuse('key_unreadable', { ...place, ...sizes });
}

/** Returns the line that `~/.ssh/authorized_keys` and `ssh-keygen -lf` understand, without its end. */
export function openSshPublicKey(key: PublicKey): string {
  const [type] = schemeOf(key.scheme).openSsh;
  return `${type} ${encodeBase64(openSshBlob(key))}`;
}

/** Returns the public key as OpenSSH puts it on the wire (RFC 4253 section 6.6). */
function openSshBlob({ scheme, point }: KeyMaterial): Uint8Array {
  const parts = [...schemeOf(scheme).openSsh, point].flatMap((content) => {
    const bytes = Buffer.from(content);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    return [length, bytes];
  });
  return Buffer.concat(parts);
}

/** The key of a point, made from the point alone, so that no other encoding of it survives; `undefined` where there is no such key. */
function keyOf(material: KeyMaterial, place: Place): Result<PublicKey> | undefined {
  const scheme = schemeOf(material.scheme);
  if (scheme.isWeak(material.point)) return refuse('key_weak', place);
  const object = verifyingKey(scheme.curve, material.point);
  if (!object) return undefined;
  const pem = writePem({
    label: 'PUBLIC KEY',
    der: Buffer.concat([scheme.spkiHead, material.point]),
  });
  const hash = createHash('sha256').update(openSshBlob(material)).digest('base64');
  return accept({ id: `SHA256:${hash.replace(/=+$/, '')}`, pem, object, ...material });
}

/** Returns the point in the one DER form of a key; `undefined` for all else. */
function materialIn(der: Uint8Array): KeyMaterial | undefined {
  for (const scheme of KEY_SCHEMES) {
    const { spkiHead, pointBytes } = schemeOf(scheme);
    const point = der.subarray(spkiHead.length);
    if (point.length === pointBytes && spkiHead.compare(der, 0, spkiHead.length) === 0)
      return { scheme, point };
  }
  return undefined;
}

/** Types of keys that people have, and that nothing here verifies with, by the object identifiers of their algorithms in DER. */
const OTHER_TYPES: Readonly<Record<string, string>> = {
  '2a864886f70d010101': 'rsa',
  '2a864886f70d01010a': 'rsa-pss',
  '2a8648ce380401': 'dsa',
  '2b656e': 'x25519',
  '2b656f': 'x448',
  '2b6571': 'ed448',
};

const EC_ALGORITHM = '2a8648ce3d0201';

const OTHER_CURVES: Readonly<Record<string, string>> = {
  '2b81040022': 'ec secp384r1',
  '2b81040023': 'ec secp521r1',
  '2b8104000a': 'ec secp256k1',
};

/**
 * Returns the type of a key that is well-formed and of another type. Reads just enough of the DER: a
 * sequence, in it the sequence of an algorithm, and a bit string to the very end.
 */
function typeIn(der: Uint8Array): string | undefined {
  const spki = elementIn(der, TAGS.sequence);
  const algorithm = spki?.rest.length === 0 ? elementIn(spki.content, TAGS.sequence) : undefined;
  const key = algorithm && elementIn(algorithm.rest, TAGS.bitString);
  const name = algorithm && elementIn(algorithm.content, TAGS.oid);
  // One byte says that no bit is unused, and one more is the point at infinity.
  if (!name || key?.rest.length !== 0 || key.content.length < 3) return undefined;
  const type = hexOf(name.content);
  if (type !== EC_ALGORITHM) return OTHER_TYPES[type];
  const curve = elementIn(name.rest, TAGS.oid);
  return curve && OTHER_CURVES[hexOf(curve.content)];
}

function hexOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}

/**
 * Decodes base64 strictly (RFC 4648 sections 3.5, 4 and 5): the standard and the URL alphabet are both
 * read, as DSSE asks, but not mixed; other characters, white space, wrong or absent padding and
 * left-over bits that are not zero give `undefined`.
 *
 * Node's own decoder skips what it does not know, so that one value would have many spellings.
 */
export function decodeBase64(text: string): Uint8Array | undefined {
  const isUrl = /[-_]/.test(text);
  const bytes = Buffer.from(text, isUrl ? 'base64url' : 'base64');
  const standard = encodeBase64(bytes);
  const only = isUrl ? standard.replaceAll('+', '-').replaceAll('/', '_') : standard;
  return text === only ? bytes : undefined;
}

/** Decodes standard base64 with padding, the one form that C2SP notes and PEM know. */
export function decodeStandardBase64(text: string): Uint8Array | undefined {
  const bytes = decodeBase64(text);
  return bytes && encodeBase64(bytes) === text ? bytes : undefined;
}

export function encodeBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}

interface Pem {
  readonly label: string;
  readonly der: Uint8Array;
}

const BLOCK = /^-----BEGIN ([A-Z0-9 ]+)-----\r?\n([A-Za-z0-9+/=\r\n]+?)\r?\n?-----END \1-----\s*$/;

/** Longer than any key this reads; keeps the pattern from walking through something else. */
const MAX_PEM_LENGTH = 16_384;

/** Reads exactly one PEM block (RFC 7468, strict: no headers, no text around it); `undefined` otherwise. */
export function readPem(text: string): Pem | undefined {
  if (text.length > MAX_PEM_LENGTH) return undefined;
  const [, label, body] = BLOCK.exec(text) ?? [];
  if (label === undefined || body === undefined) return undefined;
  const der = decodeStandardBase64(body.replaceAll(/\r?\n/g, ''));
  return der && { label, der };
}

/** Writes a PEM block with lines of 64 characters and a newline at the end (RFC 7468). */
export function writePem({ label, der }: Pem): string {
  const lines = encodeBase64(der).replaceAll(/.{1,64}/g, '$&\n');
  return `-----BEGIN ${label}-----\n${lines}-----END ${label}-----\n`;
}
