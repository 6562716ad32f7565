import { createHash, sign, type KeyObject } from 'node:crypto';
import { digestId, signedBy, type Hash } from './certificate-world.ts';
import { oid, seq, tlv } from './sigstore-world.ts';

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
