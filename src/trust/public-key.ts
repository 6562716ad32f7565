import { accept, refuse, type Place, type Result } from '../findings/index.ts';
import { createHash, verifyingKey, type PlatformKey } from '../platform/node.ts';
import { encodeBase64, readPem, writePem } from './base64.ts';
import { KEY_SCHEMES, schemeOf, type KeyMaterial } from './schemes.ts';

/** A public key in its one written form: equal keys have equal `id` and equal `pem`. */
export interface PublicKey extends KeyMaterial {
  /** OpenSSH SHA256 fingerprint: `SHA256:` and 43 base64 characters without padding, as `ssh-keygen -lf` prints it. */
  readonly id: string;
  /** SubjectPublicKeyInfo (RFC 5280) as PEM. */
  readonly pem: string;
  /** For the platform. */
  readonly object: PlatformKey;
}

/**
 * Reads a public key from PEM with the label `PUBLIC KEY`. Refuses RSA, P-384, Ed448 and all other
 * types (`key_type_refused`), points of small order (`key_weak`), and anything that is not the one DER
 * form of the key, such as a compressed point (`key_unreadable`): one key must not have two spellings.
 */
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

/** Returns the line that `~/.ssh/authorized_keys` and `ssh-keygen -lf` understand. */
export function openSshPublicKey(key: PublicKey, comment = ''): string {
  const [type] = schemeOf(key.scheme).openSsh;
  return `${[type, encodeBase64(openSshBlob(key)), comment].join(' ').trimEnd()}\n`;
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

/** An object identifier in DER, which is as long as its second byte says. */
const OBJECT_IDENTIFIER = 0x06;

/**
 * Returns the type of a key that is well-formed and of another type. Reads just enough of the DER: a
 * sequence, in it the sequence of an algorithm, and a bit string to the very end.
 */
function typeIn(der: Uint8Array): string | undefined {
  const spki = elementIn(der, SEQUENCE);
  const algorithm = spki?.rest.length === 0 ? elementIn(spki.content, SEQUENCE) : undefined;
  const key = algorithm && elementIn(algorithm.rest, BIT_STRING);
  const name = algorithm && elementIn(algorithm.content, OBJECT_IDENTIFIER);
  // One byte says that no bit is unused, and one more is the point at infinity.
  if (!name || key?.rest.length !== 0 || key.content.length < 3) return undefined;
  const type = hexOf(name.content);
  if (type !== EC_ALGORITHM) return OTHER_TYPES[type];
  const curve = elementIn(name.rest, OBJECT_IDENTIFIER);
  return curve && OTHER_CURVES[hexOf(curve.content)];
}

const SEQUENCE = 0x30;
const BIT_STRING = 0x03;

/** The element that bytes begin with, in DER (X.690 section 10.1), and what follows it. */
function elementIn(
  der: Uint8Array,
  tag: number,
): { readonly content: Uint8Array; readonly rest: Uint8Array } | undefined {
  const [found, first] = der;
  if (found !== tag || first === undefined) return undefined;
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
  const length =
    lengthBytes === 0 ? first : Number.parseInt(hexOf(der.subarray(2, 2 + lengthBytes)), 16);
  const start = 2 + lengthBytes;
  const end = start + length;
  // A length of more bytes than are there is no number, and ends nowhere.
  if (!(end <= der.length)) return undefined;
  return { content: der.subarray(start, end), rest: der.subarray(end) };
}

function hexOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}
