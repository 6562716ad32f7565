import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import { accept, refuse, type Place, type Result } from '../findings/index.ts';
import { encodeBase64, readPem, writePem } from './base64.ts';
import { KEY_SCHEMES, schemeOf, type KeyMaterial } from './schemes.ts';

/** A public key in its one written form: equal keys have equal `id` and equal `pem`. */
export interface PublicKey extends KeyMaterial {
  /** OpenSSH SHA256 fingerprint: `SHA256:` and 43 base64 characters without padding, as `ssh-keygen -lf` prints it. */
  readonly id: string;
  /** SubjectPublicKeyInfo (RFC 5280) as PEM. */
  readonly pem: string;
  /** For `node:crypto`. */
  readonly object: KeyObject;
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
  const known = material && keyOf(material, place);
  if (known) return known;
  const object = parseSpki(pem.der);
  if (!object) return refuse('key_unreadable', { ...place, expected: 'SubjectPublicKeyInfo' });
  const key = publicKeyOf(object, place);
  return key.ok
    ? refuse('key_unreadable', { ...place, expected: 'the canonical SubjectPublicKeyInfo' })
    : key;
}

/** Returns the public key of a `node:crypto` key, public or private; refuses as {@link readPublicKey} does. */
export function publicKeyOf(source: KeyObject, place: Place = {}): Result<PublicKey> {
  const object = source.type === 'private' ? createPublicKey(source) : source;
  if (!canBeWritten(object)) return refuse('key_unreadable', place);
  const type = typeOf(object);
  const scheme = KEY_SCHEMES.find((name) => schemeOf(name).nodeType === type);
  if (scheme === undefined) return refuse('key_type_refused', { ...place, found: type });
  const point = schemeOf(scheme).pointOf(object.export({ format: 'jwk' }));
  return publicKeyOfPoint({ scheme, point }, place);
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
  const object = importPoint(material);
  if (!object) return undefined;
  const pem = writePem({
    label: 'PUBLIC KEY',
    der: Buffer.concat([scheme.spkiHead, material.point]),
  });
  const hash = createHash('sha256').update(openSshBlob(material)).digest('base64');
  return accept({ id: `SHA256:${hash.replace(/=+$/, '')}`, pem, object, ...material });
}

/** Returns the point in the one DER form of a key; `undefined` for all else, which OpenSSL reads, at ten times the price. */
function materialIn(der: Uint8Array): KeyMaterial | undefined {
  for (const scheme of KEY_SCHEMES) {
    const { spkiHead, pointBytes } = schemeOf(scheme);
    const point = der.subarray(spkiHead.length);
    if (point.length === pointBytes && spkiHead.compare(der, 0, spkiHead.length) === 0)
      return { scheme, point };
  }
  return undefined;
}

function importPoint({ scheme, point }: KeyMaterial): KeyObject | undefined {
  try {
    const key = schemeOf(scheme).jwkOf(point);
    return key && createPublicKey({ key, format: 'jwk' });
  } catch {
    return undefined;
  }
}

function parseSpki(der: Uint8Array): KeyObject | undefined {
  try {
    return createPublicKey({ key: Buffer.from(der), format: 'der', type: 'spki' });
  } catch {
    return undefined;
  }
}

/**
 * Tells whether OpenSSL can write a key that it has read. The point at infinity it cannot; asked for anything
 * else about such a key, Node.js 20 and 22 end the process.
 */
function canBeWritten(key: KeyObject): boolean {
  try {
    key.export({ type: 'spki', format: 'der' });
    return true;
  } catch {
    return false;
  }
}

function typeOf(key: KeyObject): string {
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = key;
  return [type, details?.namedCurve].filter((part) => part !== undefined).join(' ');
}
