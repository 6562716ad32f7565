import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import type { Place } from '../findings/index.ts';
import { present } from '../findings/assert.ts';
import { encodeBase64 } from './base64.ts';
import { openSshBlob, openSshFingerprint, type KeyMaterial } from './fingerprint.ts';
import { accept, refuse, type Result } from '../findings/index.ts';
import { readPem, writePem } from './pem.ts';
import { isSmallOrderPoint } from './small-order.ts';

/** The two signature schemes of claimgate: Ed25519 (RFC 8032), ECDSA over P-256 with SHA-256 (FIPS 186-5). */
export type KeyScheme = KeyMaterial['scheme'];

/** A public key in its one written form: equal keys have equal `id` and equal `pem`. */
export interface PublicKey {
  /** OpenSSH SHA256 fingerprint. */
  readonly id: string;
  readonly scheme: KeyScheme;
  /** SubjectPublicKeyInfo (RFC 5280) as PEM. */
  readonly pem: string;
  /** The point: 32 bytes for Ed25519, 65 uncompressed ones for P-256. */
  readonly point: Uint8Array;
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

/** The public key of a `node:crypto` key, public or private; refuses as {@link readPublicKey} does. */
export function publicKeyOf(source: KeyObject, place: Place = {}): Result<PublicKey> {
  const object = source.type === 'private' ? createPublicKey(source) : source;
  if (!canBeWritten(object)) return refuse('key_unreadable', place);
  const type = typeOf(object);
  if (type !== 'ed25519' && type !== 'ec prime256v1')
    return refuse('key_type_refused', { ...place, found: type });
  return present(keyOf(materialOf(object.export({ format: 'jwk' })), place));
}

/** An Ed25519 public key from its 32 bytes (RFC 8032 section 5.1.5). */
export function publicKeyOfPoint(point: Uint8Array, place: Place = {}): Result<PublicKey> {
  if (point.length !== 32)
    return refuse('key_unreadable', {
      ...place,
      expected: '32 bytes',
      found: `${point.length} bytes`,
    });
  // OpenSSL takes any 32 bytes for a point, and only fails to verify with those that are none.
  return present(keyOf({ scheme: 'ed25519', point }, place));
}

/** The line that `~/.ssh/authorized_keys` and `ssh-keygen -lf` understand. */
export function openSshPublicKey(key: PublicKey, comment = ''): string {
  const type = key.scheme === 'ed25519' ? 'ssh-ed25519' : 'ecdsa-sha2-nistp256';
  return `${[type, encodeBase64(openSshBlob(key)), comment].join(' ').trimEnd()}\n`;
}

/** The key of a point, made from the point alone, so that no other encoding of it survives; `undefined` where there is no such key. */
function keyOf(material: KeyMaterial, place: Place): Result<PublicKey> | undefined {
  if (material.scheme === 'ed25519' && isSmallOrderPoint(material.point))
    return refuse('key_weak', place);
  const object = importPoint(material);
  if (!object) return undefined;
  const der = Buffer.concat([SPKI_HEAD[material.scheme], material.point]);
  const pem = writePem({ label: 'PUBLIC KEY', der });
  return accept({ id: openSshFingerprint(material), pem, object, ...material });
}

/** All that stands in front of the point in the DER of SubjectPublicKeyInfo (RFC 8410 section 4, RFC 5480 section 2). */
const SPKI_HEAD = {
  ed25519: Buffer.from('302a300506032b6570032100', 'hex'),
  'ecdsa-p256': Buffer.from('3059301306072a8648ce3d020106082a8648ce3d030107034200', 'hex'),
};
const POINT_BYTES = { ed25519: 32, 'ecdsa-p256': 65 };
const UNCOMPRESSED = 4;

/** The point in the one DER form of a key; `undefined` for all else, which OpenSSL reads, at ten times the price. */
function materialIn(der: Uint8Array): KeyMaterial | undefined {
  for (const scheme of ['ed25519', 'ecdsa-p256'] as const) {
    const head = SPKI_HEAD[scheme];
    const point = der.subarray(head.length);
    if (point.length !== POINT_BYTES[scheme] || head.compare(der, 0, head.length) !== 0) continue;
    if (scheme === 'ed25519' || point[0] === UNCOMPRESSED) return { scheme, point };
  }
  return undefined;
}

function importPoint({ scheme, point }: KeyMaterial): KeyObject | undefined {
  const part = (start: number, end: number) =>
    Buffer.from(point.subarray(start, end)).toString('base64url');
  const key =
    scheme === 'ed25519'
      ? { kty: 'OKP', crv: 'Ed25519', x: part(0, 32) }
      : { kty: 'EC', crv: 'P-256', x: part(1, 33), y: part(33, 65) };
  try {
    return createPublicKey({ key, format: 'jwk' });
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
 * Whether OpenSSL can write a key that it has read. The point at infinity it can not; asked for anything
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

function materialOf({ kty, x = '', y = '' }: JsonWebKey): KeyMaterial {
  if (kty === 'OKP') return { scheme: 'ed25519', point: Buffer.from(x, 'base64url') };
  const uncompressed = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return { scheme: 'ecdsa-p256', point: Buffer.concat(uncompressed) };
}
