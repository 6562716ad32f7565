import { execFileSync } from 'node:child_process';
import { createHash, createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { oid, seq, tlv } from './sigstore-world.ts';

/**
 * Certificates and tokens of time made part by part, so that each part can be bent, and what openssl says of them.
 * Keys come from a seed: what is made today is made tomorrow.
 */

export type Curve = 'P-256' | 'P-384' | 'P-521';

const CURVES = {
  'P-256': { bytes: 32, oid: '1.2.840.10045.3.1.7' },
  'P-384': { bytes: 48, oid: '1.3.132.0.34' },
  'P-521': { bytes: 66, oid: '1.3.132.0.35' },
} as const;

/** The pair of keys of a curve that a seed gives: a number below the order of the curve, which needs no more. */
export function pairOf(seed: string, curve: Curve = 'P-256') {
  const { bytes, oid: name } = CURVES[curve];
  const number = Buffer.alloc(bytes);
  createHash('sha256')
    .update(seed)
    .digest()
    .copy(number, bytes - 32);
  number[bytes - 32] = 1;
  const key = seq(tlv(0x02, Buffer.of(1)), tlv(0x04, number));
  const der = seq(
    tlv(0x02, Buffer.of(0)),
    seq(oid('1.2.840.10045.2.1'), oid(name)),
    tlv(0x04, key),
  );
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  return { privateKey, publicKey: createPublicKey(privateKey) };
}

export type Hash = 'sha1' | 'sha224' | 'sha256' | 'sha384' | 'sha512';

const SIGNED_BY = {
  ec: {
    sha1: '1.2.840.10045.4.1',
    sha224: '1.2.840.10045.4.3.1',
    sha256: '1.2.840.10045.4.3.2',
    sha384: '1.2.840.10045.4.3.3',
    sha512: '1.2.840.10045.4.3.4',
  },
  rsa: {
    sha1: '1.2.840.113549.1.1.5',
    sha224: '1.2.840.113549.1.1.14',
    sha256: '1.2.840.113549.1.1.11',
    sha384: '1.2.840.113549.1.1.12',
    sha512: '1.2.840.113549.1.1.13',
  },
} as const;

const DIGESTS = {
  sha1: '1.3.14.3.2.26',
  sha224: '2.16.840.1.101.3.4.2.4',
  sha256: '2.16.840.1.101.3.4.2.1',
  sha384: '2.16.840.1.101.3.4.2.2',
  sha512: '2.16.840.1.101.3.4.2.3',
} as const;

const NULL = Buffer.from('0500', 'hex');

export function signedBy(key: KeyObject, hash: Hash): Buffer {
  return key.asymmetricKeyType === 'rsa'
    ? seq(oid(SIGNED_BY.rsa[hash]), NULL)
    : seq(oid(SIGNED_BY.ec[hash]));
}

export function digestId(hash: Hash): Buffer {
  return seq(oid(DIGESTS[hash]), NULL);
}

/** One attribute of a name. @param tag of its text */
export function attribute(text: string | Buffer, tag = 0x0c, type = '2.5.4.3'): Buffer {
  return tlv(0x31, seq(oid(type), tlv(tag, Buffer.from(text))));
}

export function nameOf(text: string, tag = 0x0c): Buffer {
  return seq(attribute('Example', tag, '2.5.4.10'), attribute(text, tag));
}

/** The parts of a certificate, in DER; all of them may be bent. */
export interface Parts {
  readonly version: Buffer;
  readonly serial: Buffer;
  readonly algorithm: Buffer;
  readonly outerAlgorithm?: Buffer;
  readonly issuer: Buffer;
  readonly validity: Buffer;
  readonly subject: Buffer;
  readonly key: Buffer;
  readonly extensions: readonly Buffer[];
  /** Stands behind them. */
  readonly after?: Buffer;
  readonly by: KeyObject;
  readonly hash: Hash;
  readonly signature?: (signature: Buffer) => Buffer;
}

export function made(parts: Parts): Buffer {
  const { algorithm, by, extensions, hash, outerAlgorithm = algorithm } = parts;
  const signed = seq(
    parts.version,
    parts.serial,
    algorithm,
    parts.issuer,
    parts.validity,
    parts.subject,
    parts.key,
    ...(extensions.length > 0 ? [tlv(0xa3, seq(...extensions))] : []),
    parts.after ?? Buffer.alloc(0),
  );
  const signature = sign(hash, signed, by);
  const bent = (parts.signature ?? ((one) => one))(signature);
  return seq(signed, outerAlgorithm, tlv(0x03, Buffer.of(0), bent));
}

export function spkiOf(key: KeyObject): Buffer {
  return key.export({ type: 'spki', format: 'der' });
}

export function keyIdOf(key: Buffer): Buffer {
  return createHash('sha1').update(key).digest();
}

export function utc(date: string): Buffer {
  return tlv(0x17, Buffer.from(date));
}

/** Asks openssl about a path: with each authority as given, and the anchor as one that need not be self-signed. */
export function opensslAccepts(
  leaf: Buffer,
  authorities: readonly Buffer[],
  anchor: Buffer,
  at: number,
): boolean {
  return inFolder((file) => {
    const pem = (all: readonly Buffer[]) => all.map((one) => pemOfDer(one)).join('');
    const [own, others, last] = [file('leaf'), file('others'), file('anchor')];
    writeFileSync(own, pem([leaf]));
    writeFileSync(others, pem(authorities));
    writeFileSync(last, pem([anchor]));
    const untrusted = authorities.length > 0 ? ['-untrusted', others] : [];
    const purpose = ['-purpose', 'timestampsign', '-attime', String(Math.floor(at / 1000))];
    const how = ['-x509_strict', '-partial_chain', '-no-CAfile', '-no-CApath', '-trusted', last];
    return succeeds('openssl', ['verify', ...how, ...purpose, ...untrusted, own]);
  });
}

/** Asks openssl about a token over some bytes. */
export function opensslVerifies(
  token: Buffer,
  data: Buffer,
  others: readonly Buffer[],
  root: Buffer,
  at: number,
): boolean {
  return inFolder((file) => {
    const [answer, over, own, last] = [file('tsr'), file('data'), file('leaf'), file('root')];
    writeFileSync(answer, token);
    writeFileSync(over, data);
    writeFileSync(own, others.map((one) => pemOfDer(one)).join(''));
    writeFileSync(last, pemOfDer(root));
    const files = ['-in', answer, '-data', over, '-CAfile', last, '-untrusted', own];
    const time = ['-attime', String(Math.floor(at / 1000))];
    return succeeds('openssl', ['ts', '-verify', ...files, ...time]);
  });
}

function succeeds(program: string, words: readonly string[]): boolean {
  try {
    execFileSync(program, words, { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

function inFolder<T>(use: (file: (name: string) => string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'claimgate-certificates-'));
  try {
    return use((name) => join(folder, name));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function pemOfDer(der: Buffer): string {
  return `-----BEGIN CERTIFICATE-----\n${der.toString('base64')}\n-----END CERTIFICATE-----\n`;
}

const OIDS = {
  signedData: '1.2.840.113549.1.7.2',
  content: '1.2.840.113549.1.9.16.1.4',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificate: '1.2.840.113549.1.9.16.2.12',
  signingCertificate2: '1.2.840.113549.1.9.16.2.47',
};

const number = (value: number) => tlv(0x02, Buffer.of(value));
const hashOf = (hash: Hash, bytes: Uint8Array) => createHash(hash).update(bytes).digest();
const attributeOf = (id: string, ...values: readonly Buffer[]) =>
  seq(oid(id), tlv(0x31, ...values));

/** How a token is made, where it is not made as it should be. */
export interface TokenMaking {
  readonly data: Uint8Array;
  readonly certificate: Buffer;
  readonly issuer: Buffer;
  readonly serial: Buffer;
  readonly key: KeyObject;
  /** A GeneralizedTime. */
  readonly time?: string;
  readonly imprintHash?: Hash;
  readonly imprint?: Buffer;
  readonly hash?: Hash;
  readonly version?: number;
  /** Behind the time. */
  readonly more?: readonly Buffer[];
  readonly contentType?: string;
  readonly attributes?: (given: Readonly<Record<string, Buffer>>) => readonly Buffer[];
  readonly unsigned?: readonly Buffer[];
  readonly signature?: (signature: Buffer) => Buffer;
  readonly signers?: (signer: Buffer) => readonly Buffer[];
  readonly status?: Buffer;
  readonly algorithm?: Buffer;
  /** Whether the token has the certificate of its signer. */
  readonly certificates?: boolean;
}

/** The answer of an authority, by RFC 3161 and RFC 5652. */
export function tokenOf(making: TokenMaking): Buffer {
  const { hash = 'sha256' } = making;
  const content = contentOf(making);
  const attributes = {
    contentType: attributeOf(OIDS.contentType, oid(making.contentType ?? OIDS.content)),
    digest: attributeOf(OIDS.messageDigest, tlv(0x04, hashOf(hash, content))),
    certificate: signingCertificate2(making.certificate),
  };
  const list = making.attributes?.(attributes) ?? Object.values(attributes);
  const signature = sign(hash, tlv(0x31, ...list), making.key);
  const signer = seq(
    number(1),
    seq(making.issuer, making.serial),
    digestId(hash),
    tlv(0xa0, ...list),
    making.algorithm ?? signedBy(making.key, hash),
    tlv(0x04, making.signature?.(signature) ?? signature),
    ...(making.unsigned ? [tlv(0xa1, ...making.unsigned)] : []),
  );
  const data = seq(
    number(3),
    tlv(0x31, digestId(hash)),
    seq(oid(OIDS.content), tlv(0xa0, tlv(0x04, content))),
    ...(making.certificates === false ? [] : [tlv(0xa0, making.certificate)]),
    tlv(0x31, ...(making.signers?.(signer) ?? [signer])),
  );
  return seq(making.status ?? seq(number(0)), seq(oid(OIDS.signedData), tlv(0xa0, data)));
}

function contentOf(making: TokenMaking): Buffer {
  const { imprintHash = 'sha256', more = [], time = '20260101000000Z', version = 1 } = making;
  return seq(
    number(version),
    oid('1.2.3.4'),
    seq(digestId(imprintHash), tlv(0x04, making.imprint ?? hashOf(imprintHash, making.data))),
    number(7),
    tlv(0x18, Buffer.from(time)),
    ...more,
  );
}

/** Names a certificate by SHA-256, or by another digest. */
export function signingCertificate2(certificate: Buffer, hash: Hash = 'sha256'): Buffer {
  const digest = tlv(0x04, hashOf(hash, certificate));
  const named = hash === 'sha256' ? seq(digest) : seq(digestId(hash), digest);
  return attributeOf(OIDS.signingCertificate2, seq(seq(named)));
}

/** Names a certificate by SHA-1, as the first version does. */
export function signingCertificate(certificate: Buffer): Buffer {
  return attributeOf(
    OIDS.signingCertificate,
    seq(seq(seq(tlv(0x04, hashOf('sha1', certificate))))),
  );
}
