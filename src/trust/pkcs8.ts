import { createCipheriv, randomBytes, scryptSync } from 'node:crypto';

/** What scrypt (RFC 7914) is made to cost. */
export type ScryptCost = Readonly<Record<'N' | 'r' | 'p', number>>;

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
