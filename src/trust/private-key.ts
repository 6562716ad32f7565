// The one module of this room that needs Node.js: it makes and opens private keys, which no page does.
import { errnoOf } from '../documents/thrown.ts';
import {
  createCipheriv,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  scryptSync,
  type ED25519KeyPairOptions,
  type KeyObject,
} from 'node:crypto';
import { type Place, accept, refuse, type Result } from '../documents/findings.ts';
import {
  readPem,
  writePem,
  publicKeyOfPoint,
  KEY_SCHEMES,
  signMessage,
  type PublicKey,
  type KeyScheme,
} from './public-key.ts';

/** The kind of document to sign, so that the signer can apply a policy. */
export type SigningPurpose =
  | 'trust_root'
  | 'projection_statement'
  | 'signed_verdict'
  | 'badge'
  | 'retraction'
  | 'status'
  | 'sealed_run'
  | 'checkpoint';

/** Signs with one private key, wherever that is; what it answers is verified with its public key before it is used. */
export interface Signer {
  readonly publicKey: PublicKey;
  /** Signs exactly these bytes: Ed25519 (64 bytes), or ECDSA P-256 over their SHA-256 in DER. */
  sign(message: Uint8Array, purpose: SigningPurpose): Promise<Uint8Array>;
}

/** A private key with the public key it belongs to, in memory: a signer that needs no wait. */
export interface PrivateKey extends Signer {
  /** For `node:crypto`; shows no secret when printed. */
  readonly object: KeyObject;
}

const AS_BYTES: ED25519KeyPairOptions<'der', 'der'> = {
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'der' },
};

interface NodeKeys {
  /** The type of its keys in Node.js, with the curve where there is one. */
  readonly nodeType: string;
  /** A new private key as PKCS #8 DER, from the system's randomness. */
  generate(): Uint8Array;
  /** All bytes of the point; a JSON Web Key has its coordinates. */
  pointOf(x: Uint8Array, y: Uint8Array): Uint8Array;
}

const NODE_KEYS: Readonly<Record<KeyScheme, NodeKeys>> = {
  ed25519: {
    nodeType: 'ed25519',
    generate: () => generateKeyPairSync('ed25519', AS_BYTES).privateKey,
    pointOf: (x) => x,
  },
  'ecdsa-p256': {
    nodeType: 'ec prime256v1',
    generate: () => generateKeyPairSync('ec', { namedCurve: 'P-256', ...AS_BYTES }).privateKey,
    pointOf: (x, y) => Buffer.concat([Buffer.of(UNCOMPRESSED), x, y]),
  },
};

/** First byte of a point on P-256 that is not compressed (SEC 1 section 2.3.3). */
const UNCOMPRESSED = 4;

/**
 * Generates a key from the system's randomness. As bytes that are read again: a key object from the
 * generator shares a lock with the job that made it, and where the garbage collector frees that job
 * while the key is written, Node 20 waits for its own lock without end.
 */
export function generatePrivateKey(scheme: KeyScheme): Result<PrivateKey> {
  const key = Buffer.from(NODE_KEYS[scheme].generate());
  return privateKeyOf(createPrivateKey({ key, format: 'der', type: 'pkcs8' }), {});
}

/**
 * Writes a private key as PEM: PKCS #8 (RFC 5958), and with a passphrase its encrypted form under
 * PBES2 (RFC 8018) with scrypt (RFC 7914; N = 2^14, r = 8, p = 5) and AES-256-CBC. `openssl pkey` reads
 * both. An empty passphrase is refused (`key_passphrase_empty`).
 */
export function writePrivateKey({ object }: PrivateKey, passphrase?: string): Result<string> {
  const der = object.export({ type: 'pkcs8', format: 'der' });
  if (passphrase === undefined) return accept(writePem({ label: 'PRIVATE KEY', der }));
  if (passphrase === '') return refuse('key_passphrase_empty');
  return accept(writePem({ label: 'ENCRYPTED PRIVATE KEY', der: encryptPkcs8(der, passphrase) }));
}

interface PrivateKeyOptions extends Place {
  readonly passphrase?: string;
}

/**
 * Reads a private key from PEM. Refuses with `key_unreadable` (no PKCS #8), `key_passphrase_missing`,
 * `key_passphrase_wrong`, `key_encryption_unknown`, `key_type_refused`, `key_weak`. A passphrase for a key that is not
 * encrypted is ignored.
 */
export function readPrivateKey(
  text: string,
  { passphrase, ...place }: PrivateKeyOptions = {},
): Result<PrivateKey> {
  const pem = readPem(text);
  const isEncrypted = pem?.label === 'ENCRYPTED PRIVATE KEY';
  if (!pem || (!isEncrypted && pem.label !== 'PRIVATE KEY')) {
    return refuse('key_unreadable', {
      ...place,
      expected: 'PEM with the label PRIVATE KEY or ENCRYPTED PRIVATE KEY',
    });
  }
  if (isEncrypted && !passphrase) return refuse('key_passphrase_missing', place);
  const read = parsePkcs8(pem.der, isEncrypted ? passphrase : undefined);
  if (typeof read !== 'string') return privateKeyOf(read, place);
  if (!isEncrypted) return refuse('key_unreadable', { ...place, expected: 'PKCS #8' });
  const isUnknown = read === 'ERR_OSSL_EVP_UNSUPPORTED';
  return refuse(isUnknown ? 'key_encryption_unknown' : 'key_passphrase_wrong', place);
}

/** The key, or the name of the error where there is none. */
function parsePkcs8(der: Uint8Array, passphrase: string | undefined): KeyObject | string {
  try {
    const source = { key: Buffer.from(der), format: 'der', type: 'pkcs8' } as const;
    return createPrivateKey(passphrase === undefined ? source : { ...source, passphrase });
  } catch (error) {
    return errnoOf(error);
  }
}

function privateKeyOf(object: KeyObject, place: Place): Result<PrivateKey> {
  const publicKey = publicKeyOf(object, place);
  if (!publicKey.ok) return publicKey;
  const key = { publicKey: publicKey.value, object };
  return accept({ ...key, sign: async (message) => signMessage(key, message) });
}

/**
 * Returns the public key of a `node:crypto` key, public or private. Refuses other types (`key_type_refused`),
 * points of small order (`key_weak`) and the point at infinity (`key_unreadable`).
 */
export function publicKeyOf(source: KeyObject, place: Place = {}): Result<PublicKey> {
  const object = source.type === 'private' ? createPublicKey(source) : source;
  if (!canBeWritten(object)) return refuse('key_unreadable', place);
  const type = typeOf(object);
  const scheme = KEY_SCHEMES.find((name) => NODE_KEYS[name].nodeType === type);
  if (scheme === undefined) return refuse('key_type_refused', { ...place, found: type });
  const { x = '', y = '' } = object.export({ format: 'jwk' });
  const coordinates = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')] as const;
  return publicKeyOfPoint({ scheme, point: NODE_KEYS[scheme].pointOf(...coordinates) }, place);
}

/** The point at infinity it cannot: asked for anything else about it, Node.js 20 and 22 end the process. */
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

/** Cost parameters of scrypt (RFC 7914). */
type ScryptCost = Readonly<Record<'N' | 'r' | 'p', number>>;

/** scrypt with these costs takes 16 MiB and about a quarter of a second; OpenSSL reads no more than 32 MiB. */
const COST: ScryptCost = { N: 2 ** 14, r: 8, p: 5 };

/** Object identifiers in DER: PBES2 (RFC 8018), scrypt (RFC 7914), AES-256-CBC (RFC 3565). */
const OID = {
  pbes2: '06092a864886f70d01050d',
  scrypt: '06092b06010401da47040b',
  aes256Cbc: '060960864801650304012a',
} as const;

/**
 * Encrypts a PKCS #8 private key into an EncryptedPrivateKeyInfo (RFC 5958 section 3). By hand, because
 * `KeyObject.export` can only derive its key by PBKDF2 with 2,048 rounds, which a graphics card tries
 * millions of times a second.
 */
export function encryptPkcs8(
  privateKeyInfo: Uint8Array,
  passphrase: string,
  cost: ScryptCost = COST,
): Uint8Array {
  const salt = randomBytes(16);
  const iv = randomBytes(16);
  const key = scryptSync(Buffer.from(passphrase), salt, 32, { ...cost, maxmem: 2 ** 26 });
  const cipher = createCipheriv('aes-256-cbc', key, iv);
  const encrypted = Buffer.concat([cipher.update(privateKeyInfo), cipher.final()]);
  const kdf = sequence(
    oid('scrypt'),
    sequence(octets(salt), integer(cost.N), integer(cost.r), integer(cost.p)),
  );
  const scheme = sequence(oid('aes256Cbc'), octets(iv));
  return sequence(sequence(oid('pbes2'), sequence(kdf, scheme)), octets(encrypted));
}

function oid(name: keyof typeof OID): Uint8Array {
  return Buffer.from(OID[name], 'hex');
}

function sequence(...parts: readonly Uint8Array[]): Uint8Array {
  return tagged(0x30, Buffer.concat(parts));
}

function octets(content: Uint8Array): Uint8Array {
  return tagged(0x04, content);
}

function integer(value: number): Uint8Array {
  const bits = 32 - Math.clz32(value);
  // DER integers are signed, so that there is one bit more: a leading one would make it negative.
  const bytes = Buffer.alloc((bits >> 3) + 1);
  bytes.writeUIntBE(value, 0, bytes.length);
  return tagged(0x02, bytes);
}

/** Tag, length, content (X.690); no content here is longer than 65,535 bytes. */
function tagged(tag: number, content: Uint8Array): Uint8Array {
  const { length } = content;
  const header =
    length < 0x80
      ? [tag, length]
      : length < 0x100
        ? [tag, 0x81, length]
        : [tag, 0x82, length >>> 8, length & 0xff];
  return Buffer.concat([Buffer.from(header), content]);
}
