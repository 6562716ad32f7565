// Signatures by the keys of certificates: ECDSA and RSA, with the digests of the second generation.

import type { EpochMs } from '../documents/json.ts';
import { verifiesCertified, type CertifiedHash } from '../digest/node.ts';
import { readPublicKey, signatureFits, writePem } from './public-key.ts';
import {
  elementsIn,
  integerOf,
  membersOf,
  oidOf,
  TAGS,
  wholeBytes,
  wholeElement,
  type Element,
} from './der.ts';

/** How something is signed; without a hash, whatever is signed names it. */
export interface Algorithm {
  readonly kind: 'ECDSA' | 'RSA' | undefined;
  readonly hash: CertifiedHash | undefined;
  /** For people. */
  readonly title: string;
}

const NULL = Buffer.from('0500', 'hex');

type Row = readonly [title: string, kind?: Algorithm['kind'], hash?: CertifiedHash];

/** RFC 5758 section 3.2, RFC 4055 section 5, RFC 5480; and the old ones, so that they can be named. */
const ALGORITHMS: Readonly<Record<string, Row>> = {
  '1.2.840.10045.4.3.2': ['ECDSA with SHA-256', 'ECDSA', 'sha256'],
  '1.2.840.10045.4.3.3': ['ECDSA with SHA-384', 'ECDSA', 'sha384'],
  '1.2.840.10045.4.3.4': ['ECDSA with SHA-512', 'ECDSA', 'sha512'],
  '1.2.840.113549.1.1.11': ['RSA with SHA-256', 'RSA', 'sha256'],
  '1.2.840.113549.1.1.12': ['RSA with SHA-384', 'RSA', 'sha384'],
  '1.2.840.113549.1.1.13': ['RSA with SHA-512', 'RSA', 'sha512'],
  '1.2.840.10045.2.1': ['ECDSA', 'ECDSA'],
  '1.2.840.113549.1.1.1': ['RSA', 'RSA'],
  '1.2.840.10045.4.1': ['ECDSA with SHA-1'],
  '1.2.840.113549.1.1.5': ['RSA with SHA-1'],
  '1.2.840.113549.1.1.4': ['RSA with MD5'],
  '1.2.840.113549.1.1.10': ['RSASSA-PSS'],
  '1.3.101.112': ['Ed25519'],
  '1.3.101.113': ['Ed448'],
};

const HASHES: Readonly<Record<string, readonly [title: string, hash?: CertifiedHash]>> = {
  '2.16.840.1.101.3.4.2.1': ['SHA-256', 'sha256'],
  '2.16.840.1.101.3.4.2.2': ['SHA-384', 'sha384'],
  '2.16.840.1.101.3.4.2.3': ['SHA-512', 'sha512'],
  '1.3.14.3.2.26': ['SHA-1'],
  '1.2.840.113549.2.5': ['MD5'],
};

/** Reads the identifier of an algorithm of signatures. @throws where it has parameters that it may not have */
export function hashOfAlgorithm(identifier: Element): Algorithm {
  const { isPlain, oid } = identifierIn(identifier);
  const [title, kind, hash] = ALGORITHMS[oid] ?? [oid];
  if (kind && !isPlain) throw new Error(`${title} with parameters`);
  return { kind, hash, title };
}

/** Reads the identifier of a digest. @throws where it has parameters that it may not have */
export function hashNamed(identifier: Element): Pick<Algorithm, 'hash' | 'title'> {
  const { isPlain, oid } = identifierIn(identifier);
  const [title, hash] = HASHES[oid] ?? [oid];
  if (hash && !isPlain) throw new Error(`${title} with parameters`);
  return { hash, title };
}

function identifierIn({ content }: Element) {
  const members = membersOf(content);
  const oid = oidOf(members.take(TAGS.oid).content);
  const [parameters, ...more] = members.rest();
  const isPlain = !parameters || (more.length === 0 && NULL.equals(parameters.whole));
  return { oid, isPlain };
}

/** Named curves (RFC 5480 section 2.1.1.1), with the bytes of a point in its plain form. */
const CURVES: Readonly<Record<string, number>> = {
  '1.2.840.10045.3.1.7': 65,
  '1.3.132.0.34': 97,
  '1.3.132.0.35': 133,
};
const UNCOMPRESSED = 4;
const [MIN_MODULUS_BITS, MAX_MODULUS_BITS] = [2048, 8192];
const MAX_EXPONENT_BYTES = 4;

/** The kind of a key, from its SubjectPublicKeyInfo; in words what is wrong with one that nothing here verifies with. */
function kindOfKey(spki: Uint8Array): Algorithm['kind'] {
  const members = membersOf(wholeElement(spki, TAGS.sequence).content);
  const identifier = membersOf(members.take(TAGS.sequence).content);
  const key = wholeBytes(members.take(TAGS.bitString).content);
  members.end();
  const oid = oidOf(identifier.take(TAGS.oid).content);
  const [title = oid, kind] = ALGORITHMS[oid] ?? [];
  if (kind === 'ECDSA') {
    const size = CURVES[oidOf(identifier.take(TAGS.oid).content)];
    if (size !== key.length || key[0] !== UNCOMPRESSED)
      throw new Error('a key that is no plain point of P-256, P-384 or P-521');
  } else if (kind === 'RSA') {
    identifier.take(TAGS.null);
    requireRsaKey(key);
  } else throw new Error(`a key for ${title}`);
  identifier.end();
  return kind;
}

function requireRsaKey(key: Uint8Array): void {
  const numbers = membersOf(wholeElement(key, TAGS.sequence).content);
  const [modulus, exponent] = [numbers.take(TAGS.integer), numbers.take(TAGS.integer)].map(
    ({ content }) => Buffer.from(integerOf(content)).toString('hex'),
  ) as [string, string];
  numbers.end();
  const bits = bitsOf(Buffer.from(modulus, 'hex'));
  const isOdd = Number.parseInt(exponent.slice(-2), 16) % 2 === 1;
  if (bits < MIN_MODULUS_BITS || bits > MAX_MODULUS_BITS)
    throw new Error(`an RSA key of ${bits} bits`);
  if (/^(?:[89a-f]|01$)/.test(exponent) || exponent.length > 2 * MAX_EXPONENT_BYTES || !isOdd)
    throw new Error('an RSA key with an exponent that cannot be');
}

/** The first instant at which 112 bits of security are no longer held enough (NIST SP 800-57 part 1, specification/trust.md 10). */
const END_OF_112_BITS = Date.UTC(2031, 0, 1);
/** RSA keys of fewer bits have no more than 112 bits of security. */
const MODULUS_BITS_OF_128 = 3072;

/** Until when the algorithm of a key is held good (specification/trust.md 10); `Infinity` where nobody has set a date. */
export function goodUntil(spki: Uint8Array): EpochMs {
  if (parsedKind(spki) !== 'RSA') return Infinity;
  const [, key] = elementsIn(wholeElement(spki, TAGS.sequence).content);
  if (!key) return Infinity;
  const numbers = membersOf(wholeElement(wholeBytes(key.content), TAGS.sequence).content);
  const bits = bitsOf(numbers.take(TAGS.integer).content);
  return bits < MODULUS_BITS_OF_128 ? END_OF_112_BITS : Infinity;
}

function bitsOf(number: Uint8Array): number {
  return BigInt(`0x${Buffer.from(number).toString('hex')}`).toString(2).length;
}

/** Says in words why a signature does not fit; `undefined` where it fits. @param own the hash, where the algorithm names none */
export function faultOfSignature(
  spki: Uint8Array,
  { hash: named, kind, title }: Algorithm,
  signed: Uint8Array,
  signature: Uint8Array,
  own?: CertifiedHash,
): string | undefined {
  const hash = named ?? own;
  if (!kind || !hash) return `a signature by ${title}`;
  try {
    if (kindOfKey(spki) !== kind) return 'a signature by a key of another kind';
  } catch (error) {
    return error instanceof Error ? error.message : 'a key of no form';
  }
  return verifiesCertified(spki, hash, signed, signature) ? undefined : 'another signature';
}

/** The digests that a key of a certificate is used with, by its kind: that of its own length, and SHA-256. */
const HASHES_OF_POINTS: Readonly<Record<number, readonly CertifiedHash[]>> = {
  91: ['sha256'],
  120: ['sha384', 'sha256'],
  158: ['sha512', 'sha256'],
};

export function hashesOfKey(spki: Uint8Array): readonly CertifiedHash[] {
  return HASHES_OF_POINTS[spki.length] ?? ['sha256'];
}

/** Tells whether a signature fits the key of a certificate; an Ed25519 key hashes by itself. */
export function signatureFitsKey(
  spki: Uint8Array,
  hash: CertifiedHash,
  message: Uint8Array,
  signature: Uint8Array,
): boolean {
  const own = readPublicKey(writePem({ label: 'PUBLIC KEY', der: spki }));
  if (own.ok && own.value.scheme === 'ed25519') return signatureFits(own.value, message, signature);
  const kind = parsedKind(spki);
  return kind !== undefined && verifiesCertified(spki, hash, message, signature);
}

function parsedKind(spki: Uint8Array): Algorithm['kind'] {
  try {
    return kindOfKey(spki);
  } catch {
    return undefined;
  }
}
