import { sign, verifies, type Curve, type PlatformKey } from '../platform/node.ts';

/** A signature scheme: all that keys, notes and signatures ask of it. A new one is a row of {@link SCHEMES}. */
interface SignatureScheme {
  /** What people call it. */
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

/** Name of a signature scheme in documents. */
export type KeyScheme = keyof typeof SCHEMES;

/** A public key by its scheme and its point. */
export interface KeyMaterial {
  readonly scheme: KeyScheme;
  readonly point: Uint8Array;
}

/** The names of all schemes. */
export const KEY_SCHEMES = Object.keys(SCHEMES) as readonly KeyScheme[];

/** The schemes by the words that the command line knows them by. */
export const SCHEMES_BY_WORD: Readonly<Record<string, KeyScheme>> = Object.fromEntries(
  KEY_SCHEMES.map((name) => [SCHEMES[name].word, name]),
);

/** Returns the row of a scheme. */
export function schemeOf(name: KeyScheme): SignatureScheme {
  return SCHEMES[name];
}

/** Tells whether a signature fits; anything malformed does not, and never throws. ECDSA signatures are read in DER. */
export function signatureFits(
  { scheme, object }: { readonly scheme: KeyScheme; readonly object: PlatformKey },
  message: Uint8Array,
  signature: Uint8Array,
): boolean {
  return verifies(SCHEMES[scheme].curve, object, message, signature);
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
