import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { initializeCTLog, initializeTLog, initializeTSA } from '@sigstore/mock';
import { preAuthEncoding, unsignedEnvelope, verifyEnvelope } from '../../src/trust/envelope.ts';
import type { NamedBytes } from '../../src/documents/json.ts';
import { signedBy } from '../../examples/world/organisation.ts';
import type { TrustRootIdentity } from '../../src/documents/index.ts';
import { digestOf } from '../../src/digest/index.ts';
import type { Finding, Result } from '../../src/documents/findings.ts';
import { trustRootOf, createTrustRoot } from '../../src/trust/root.ts';
import { verifyBundle, verifyStamp } from '../../src/trust/sigstore.ts';
import { newKey, valueOf } from './expect.ts';
import { content, keyList, role } from './root-world.ts';

export interface Certificate {
  readonly issuer?: string;
  /** The name of the signer; raw bytes where no text could be them. */
  readonly subject?: string | Buffer;
  /** The context-specific tag of the name: 1 an email address, 2 a DNS name, 6 a URI. */
  readonly nameTag?: number;
  /** More names beside the subject. */
  readonly otherNames?: readonly string[];
  /** The whole extension with the names, as DER, given the one name in its list. */
  readonly rawNames?: (names: Buffer) => Buffer;
  /** By OID, as DER UTF8String. */
  readonly extensions?: Readonly<Record<string, string>>;
  /** Extensions as they are, after the others. */
  readonly rawExtensions?: readonly (readonly [oid: string, value: Buffer])[];
  readonly isAuthority?: boolean;
  /** OIDs of what the certificate may be used for; by default signing code. */
  readonly uses?: readonly string[];
  readonly notBefore?: Date;
  readonly notAfter?: Date;
}

export interface LoggedEntry {
  readonly apiVersion: string;
  readonly kind: string;
  readonly spec: object;
}

/** How a bundle is made, where it is not made as it should be. */
export interface Making extends Certificate {
  readonly payloadType?: string;
  readonly payload?: Uint8Array;
  /** Sign with this key, whatever key the certificate is for. */
  readonly signingKey?: KeyObject;
  readonly isLogged?: boolean;
  readonly isTimestamped?: boolean;
  /** Changes what the log keeps, before it signs it. */
  readonly logging?: (entry: LoggedEntry) => LoggedEntry;
  readonly hasCertificateLog?: boolean;
}

export type Bundle = ReturnType<typeof bundleOf>;

export const ISSUER = 'https://token.actions.githubusercontent.com';
export const SUBJECT =
  'https://github.com/example/app/.github/workflows/release.yml@refs/tags/v1.2.3';
/** Fulcio's extension for the id of the repository whose job signs. */
export const REPOSITORY = '1.3.6.1.4.1.57264.1.15';
export const PAYLOAD_TYPE = 'application/vnd.in-toto+json';
/** A statement of a whole second: the library reads fractions of a timestamp only where they have three digits. */
export const STATED = new Date(Date.now() - (Date.now() % 1000));
export const PAYLOAD = statement({ timeVerified: STATED.toISOString() });

/** The payload of a statement with this predicate. */
export function statement(predicate: unknown): Buffer {
  return Buffer.from(JSON.stringify({ _type: 'https://in-toto.io/Statement/v1', predicate }));
}

export const CODE_SIGNING = '1.3.6.1.5.5.7.3.3';
const FULCIO = '1.3.6.1.4.1.57264.1.';
const MINUTE = 60_000;

/**
 * A certificate authority with a log of certificates, a transparency log and a timestamp authority, as
 * Sigstore runs them, with keys of its own.
 */
export async function authority(instant = STATED.getTime()) {
  // Whole seconds: the library reads fractions of a timestamp only where they have three digits.
  const now = new Date(instant - (instant % 1000));
  const [ca, ct, log, tsa] = [newPair(), newPair(), newPair(), newPair()];
  const ctLog = await initializeCTLog(ct, now);
  const tLog = await initializeTLog('https://log.example', log, now);
  // Its own certificates are valid from whenever they are made, so it stamps a little later.
  const clock = await initializeTSA(tsa, new Date(now.getTime() + 5 * MINUTE));
  const start = new Date(now.getTime() - 60 * MINUTE);
  const name = distinguishedName('authority');
  const root = certificate({
    name,
    subject: name,
    key: ca.publicKey,
    by: ca.privateKey,
    from: start,
    to: new Date(now.getTime() + 60 * MINUTE),
    extensions: [extension('2.5.29.19', seq(Buffer.from('0101ff', 'hex')), true)],
  });
  const issuerId = createHash('sha256').update(spki(ca.publicKey)).digest();

  /** The certificate of a key, with the promise of the log that it lists it. */
  async function issue(key: KeyObject, given: Making): Promise<Buffer> {
    const { notAfter, notBefore = now } = given;
    const inside = {
      name,
      subject: seq(),
      key,
      by: ca.privateKey,
      from: notBefore,
      to: notAfter ?? new Date(notBefore.getTime() + 10 * MINUTE),
      extensions: extensionsOf(given),
    };
    if (given.hasCertificateLog === false) return certificate(inside);
    const listed = certificate(inside);
    const promise = Buffer.from(await ctLog.log(toArrayBuffer(listed), toArrayBuffer(issuerId)));
    const list = Buffer.concat([uint16(promise.length), promise]);
    const promised = extension('1.3.6.1.4.1.11129.2.4.2', tlv(0x04, list));
    return certificate({ ...inside, extensions: [...inside.extensions, promised] });
  }

  async function signed(making: Making = {}): Promise<Bundle> {
    const { isLogged = true, isTimestamped = false, payload = PAYLOAD } = making;
    const { payloadType = PAYLOAD_TYPE } = making;
    const pair = newPair();
    const message = preAuthEncoding(payloadType, payload);
    const signature = sign('sha256', message, making.signingKey ?? pair.privateKey);
    const der = await issue(pair.publicKey, making);
    const entry = isLogged ? await logged({ der, payload, signature }, making.logging) : undefined;
    const stamp = isTimestamped ? await timestamped(signature) : undefined;
    return bundleOf({ der, entry, stamp, payload, payloadType, signature });
  }

  async function logged(
    { der, payload, signature }: Pick<Parts, 'der' | 'payload' | 'signature'>,
    logging: Making['logging'] = (entry) => entry,
  ): Promise<object> {
    const spec = {
      payloadHash: { algorithm: 'sha256', value: sha256(payload).toString('hex') },
      signatures: [{ signature: signature.toString('base64'), verifier: pemOf(der) }],
    };
    const entry = logging({ apiVersion: '0.0.1', kind: 'dsse', spec });
    return { ...entryOf(await tLog.log(entry)), kindVersion: kindOf(entry) };
  }

  /** One more entry of the log for the signature of a bundle. */
  function loggedAgain(
    { dsseEnvelope, verificationMaterial }: Bundle,
    logging?: Making['logging'],
  ): Promise<object> {
    const [der, payload, signature] = [
      verificationMaterial.certificate.rawBytes,
      dsseEnvelope.payload,
      dsseEnvelope.signatures[0]?.sig ?? '',
    ].map((text) => Buffer.from(text, 'base64')) as [Buffer, Buffer, Buffer];
    return logged({ der, payload, signature }, logging);
  }

  async function timestamped(signature: Buffer): Promise<string> {
    const response = await clock.timestamp({
      artifactHash: sha256(signature),
      hashAlgorithmOID: '2.16.840.1.101.3.4.2.1',
      nonce: 1,
      policyOID: '1.3.6.1.4.1.57264.2',
      certReq: true,
    });
    return base64(response);
  }

  /** The trusted root that a user would commit. */
  function trustedRoot(file = 'provider-certification/trust/test.trusted_root.json'): NamedBytes {
    return { file, bytes: Buffer.from(JSON.stringify(members)) };
  }
  const validFor = { start: start.toISOString() };
  const logOf = (publicKey: Buffer) => ({
    baseUrl: 'https://log.example',
    hashAlgorithm: 'SHA2_256',
    publicKey: {
      rawBytes: publicKey.toString('base64'),
      keyDetails: 'PKIX_ECDSA_P256_SHA_256',
      validFor,
    },
    logId: { keyId: sha256(publicKey).toString('base64') },
  });
  const chain = (...certificates: readonly ArrayBufferView[]) => ({
    subject: { organization: 'test', commonName: 'test' },
    certChain: { certificates: certificates.map((one) => ({ rawBytes: base64(one) })) },
    validFor,
  });
  const members = {
    mediaType: 'application/vnd.dev.sigstore.trustedroot+json;version=0.1',
    tlogs: [logOf(tLog.publicKey)],
    ctlogs: [logOf(ctLog.publicKey)],
    certificateAuthorities: [chain(root)],
    timestampAuthorities: [chain(clock.intCertificate, clock.rootCertificate)],
  };
  return { content: members, loggedAgain, now, signed, trustedRoot };
}

interface Parts {
  readonly der: Buffer;
  readonly entry: object | undefined;
  readonly stamp: string | undefined;
  readonly payload: Uint8Array;
  readonly payloadType: string;
  readonly signature: Buffer;
}

function bundleOf({ der, entry, payload, payloadType, signature, stamp }: Parts) {
  return {
    mediaType: 'application/vnd.dev.sigstore.bundle.v0.3+json',
    verificationMaterial: {
      certificate: { rawBytes: der.toString('base64') },
      tlogEntries: entry ? [entry] : [],
      ...(stamp === undefined
        ? {}
        : { timestampVerificationData: { rfc3161Timestamps: [{ signedTimestamp: stamp }] } }),
    },
    dsseEnvelope: {
      payload: base64(payload),
      payloadType,
      signatures: [{ sig: signature.toString('base64') }],
    },
  };
}

/** The package that has its types is not a dependency of the mock. */
interface LogAnswer {
  readonly body: string;
  readonly integratedTime: number;
  readonly logID: string;
  readonly logIndex: number;
  readonly verification: {
    readonly signedEntryTimestamp: string;
    readonly inclusionProof: { readonly rootHash: string; readonly checkpoint: string };
  };
}

function kindOf({ apiVersion, kind }: LoggedEntry) {
  return { kind, version: apiVersion };
}

/** PEM in base64, as a log keeps who vouches for a signature. */
export function pemOf(der: Uint8Array, label = 'CERTIFICATE'): string {
  const lines = Buffer.from(der).toString('base64');
  return Buffer.from(`-----BEGIN ${label}-----\n${lines}\n-----END ${label}-----\n`).toString(
    'base64',
  );
}

/** The same as a bundle has it. */
function entryOf(made: object) {
  const [answer] = Object.values(made) as LogAnswer[];
  if (!answer) throw new Error('the log answers nothing');
  const { inclusionProof: proof, signedEntryTimestamp } = answer.verification;
  return {
    logIndex: String(answer.logIndex),
    logId: { keyId: Buffer.from(answer.logID, 'hex').toString('base64') },
    integratedTime: String(answer.integratedTime),
    inclusionPromise: { signedEntryTimestamp },
    inclusionProof: {
      logIndex: '0',
      rootHash: Buffer.from(proof.rootHash, 'hex').toString('base64'),
      treeSize: '1',
      hashes: [],
      checkpoint: { envelope: proof.checkpoint },
    },
    canonicalizedBody: answer.body,
  };
}

function extensionsOf(given: Making): Buffer[] {
  const { issuer = ISSUER, nameTag = 6, otherNames = [], subject = SUBJECT } = given;
  const { uses = [CODE_SIGNING] } = given;
  const names = [subject, ...otherNames].map((text) => tlv(0x80 | nameTag, Buffer.from(text)));
  const values = { [`${FULCIO}8`]: issuer, ...given.extensions };
  return [
    extension('2.5.29.17', (given.rawNames ?? ((list) => list))(seq(...names)), true),
    ...(uses.length > 0 ? [extension('2.5.29.37', seq(...uses.map(oid)))] : []),
    ...Object.entries(values).map(([id, value]) => extension(id, tlv(0x0c, Buffer.from(value)))),
    ...(given.rawExtensions ?? []).map(([id, value]) => extension(id, value)),
    ...(given.isAuthority === true
      ? [extension('2.5.29.19', seq(Buffer.from('0101ff', 'hex')), true)]
      : []),
  ];
}

interface CertificateContent {
  readonly name: Buffer;
  readonly subject: Buffer;
  readonly key: KeyObject;
  readonly by: KeyObject;
  readonly from: Date;
  readonly to: Date;
  readonly extensions: readonly Buffer[];
  readonly serial?: number;
}

/** RFC 5280 section 4.1. */
export function certificate({
  by,
  extensions,
  from,
  key,
  name,
  serial = 1,
  subject,
  to,
}: CertificateContent): Buffer {
  const algorithm = seq(oid('1.2.840.10045.4.3.2'));
  const signed = seq(
    tlv(0xa0, tlv(0x02, Buffer.from([2]))),
    tlv(0x02, Buffer.from([serial])),
    algorithm,
    name,
    seq(time(from), time(to)),
    subject,
    spki(key),
    tlv(0xa3, seq(...extensions)),
  );
  const signature = sign('sha256', signed, by);
  return seq(signed, algorithm, tlv(0x03, Buffer.from([0]), signature));
}

export function extension(id: string, value: Buffer, isCritical = false): Buffer {
  const critical = isCritical ? [Buffer.from('0101ff', 'hex')] : [];
  return seq(oid(id), ...critical, tlv(0x04, value));
}

export function distinguishedName(name: string): Buffer {
  return seq(tlv(0x31, seq(oid('2.5.4.3'), tlv(0x0c, Buffer.from(name)))));
}

function time(date: Date): Buffer {
  const digits = date.toISOString().replaceAll(/[-:T]|\.[0-9]{3}/g, '');
  return tlv(0x18, Buffer.from(digits));
}

export function oid(id: string): Buffer {
  const [first = 0, second = 0, ...rest] = id.split('.').map(Number);
  const bytes = [first * 40 + second, ...rest].flatMap((part) => {
    const septets = [part & 0x7f];
    for (let left = part >>> 7; left > 0; left >>>= 7) septets.unshift((left & 0x7f) | 0x80);
    return septets;
  });
  return tlv(0x06, Buffer.from(bytes));
}

export function seq(...parts: readonly Buffer[]): Buffer {
  return tlv(0x30, ...parts);
}

export function tlv(tag: number, ...parts: readonly Buffer[]): Buffer {
  const inside = Buffer.concat(parts);
  const { length } = inside;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), inside]);
}

function uint16(value: number): Buffer {
  return Buffer.from([value >> 8, value & 0xff]);
}

export function newPair() {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' });
}

function spki(key: KeyObject): Buffer {
  return key.export({ type: 'spki', format: 'der' });
}

export function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

function base64({ buffer, byteLength, byteOffset }: ArrayBufferView): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('base64');
}

function toArrayBuffer(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}

export const [sigstore, stranger] = await Promise.all([authority(), authority()]);
export const trustedRoot = sigstore.trustedRoot();
export const WORKFLOW = 'https://github.com/example/app/.github/workflows/release.yml@refs/tags/v';
export const member = newKey();
export const nightly =
  'https://github.com/example/app/.github/workflows/nightly.yml@refs/heads/main';

export const identity = (changes: Partial<TrustRootIdentity> = {}): TrustRootIdentity => ({
  issuer: ISSUER,
  subject: `${WORKFLOW}*`,
  trusted_root_sha256: digestOf(trustedRoot.bytes),
  ...changes,
});

export interface World {
  readonly identities?: Readonly<Record<string, TrustRootIdentity>>;
  readonly ids?: readonly string[];
  readonly threshold?: number;
  readonly trustedRoots?: readonly NamedBytes[];
  readonly isSigned?: boolean;
  readonly payload?: Uint8Array;
  /** When the trust root expires. */
  readonly expires_at?: string;
}

/** A trust root whose release role has one key and these identities. */
export function rootOf({
  identities = { pipeline: identity() },
  ids,
  threshold = 1,
  ...changes
}: World) {
  const { expires_at = '2999-01-01T00:00:00Z' } = changes;
  const identity_ids = [...(ids ?? Object.keys(identities))];
  const release = { ...role(threshold, member), identity_ids };
  const keys = { ...content.keys, ...keyList(member) };
  const roles = { ...content.roles, release };
  const described = { ...content, expires_at, keys, roles, identities: { ...identities } };
  return createTrustRoot(described, 'root');
}

export const lines = (...bundles: readonly unknown[]): Uint8Array =>
  Buffer.from(bundles.map((one) => `${JSON.stringify(one)}\n`).join(''));

export function verify(bytes: Uint8Array, world: World = {}): Result<unknown> {
  const { isSigned = false, payload = PAYLOAD, trustedRoots = [trustedRoot] } = world;
  const keyless = { trustedRoots, verify: verifyBundle, verifyStamp };
  const { release } = valueOf(trustRootOf(valueOf(rootOf(world)), keyless)).roles;
  const unsigned = unsignedEnvelope(PAYLOAD_TYPE, payload, 'verdict');
  const envelope = isSigned ? signedBy(unsigned, [member]) : unsigned;
  const bundles = { file: 'verdict.sigstore.jsonl', bytes };
  return verifyEnvelope({ ...envelope, bundles }, { payloadType: PAYLOAD_TYPE, ...release });
}

export function causes(outcome: Result<unknown>): string[] {
  const findings: readonly Finding[] = outcome.ok ? [] : outcome.findings;
  return [...new Set(findings.map(({ code }) => code))].filter(
    (code) => code !== 'signatures_below_threshold',
  );
}

/** The payload of a verdict as of the instant at which these authorities sign. */
export function statedNow(payload: Uint8Array): Buffer {
  const instant = `"timeVerified":"${STATED.toISOString()}"`;
  return Buffer.from(
    Buffer.from(payload)
      .toString()
      .replace(/"timeVerified":"[^"]*"/, instant),
  );
}
