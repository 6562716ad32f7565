// Tokens of time (RFC 3161, in CMS by RFC 5652), read and verified over the bytes of their file.

import { createHash, type CertifiedHash } from '../digest/node.ts';
import { accept, refuse, type Result } from '../documents/findings.ts';
import type { EpochMs } from '../documents/json.ts';
import { USAGE, type Certificate } from './certificate.ts';
import { isSameName, readName, type Name } from './certificate-names.ts';
import { pathOf } from './certificate-path.ts';
import { faultOfSignature, hashNamed, hashOfAlgorithm, type Algorithm } from './certified-key.ts';
import {
  booleanOf,
  elementsIn,
  generalizedTime,
  integerOf,
  membersOf,
  namedBits,
  oidOf,
  smallNumber,
  TAGS,
  wholeElement,
  type Element,
} from './der.ts';

const SIGNED_DATA = '1.2.840.113549.1.7.2';
const TOKEN_CONTENT = '1.2.840.113549.1.9.16.1.4';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_CERTIFICATE = '1.2.840.113549.1.9.16.2.12';
const SIGNING_CERTIFICATE_2 = '1.2.840.113549.1.9.16.2.47';
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';

interface Imprint {
  readonly hash: CertifiedHash;
  readonly digest: Uint8Array;
}

export interface Token {
  readonly instant: EpochMs;
  readonly imprint: Imprint;
  readonly signer: Signer;
  /** The bytes that the digest among the signed attributes is of. */
  readonly content: Uint8Array;
}

interface Signer {
  readonly issuer: Name;
  readonly serial: Uint8Array;
  readonly hash: CertifiedHash;
  readonly algorithm: Algorithm;
  readonly signature: Uint8Array;
  /** As they are signed. */
  readonly signed: Uint8Array;
  readonly attributes: ReadonlyMap<string, Element>;
}

/** Reads the answer of an authority: one that it granted, and can be verified. */
export function readToken(bytes: Uint8Array, file: string): Result<Token> {
  try {
    const answer = membersOf(wholeElement(bytes, TAGS.sequence).content);
    const rejected = rejectionIn(answer.take(TAGS.sequence));
    if (rejected !== undefined) return refuse('timestamp_rejected', { file, found: rejected });
    const token = answer.take(TAGS.sequence);
    answer.end();
    return readSigned(token, file);
  } catch (error) {
    const found = error instanceof Error ? error.message : 'a part of no form';
    return refuse('timestamp_malformed', { file, found });
  }
}

/** Bits of the reason (RFC 3161 section 2.4.2). */
const REASONS: ReadonlyMap<number, string> = new Map([
  [0, 'badAlg'],
  [2, 'badRequest'],
  [5, 'badDataFormat'],
  [14, 'timeNotAvailable'],
  [15, 'unacceptedPolicy'],
  [16, 'unacceptedExtension'],
  [17, 'addInfoNotAvailable'],
  [25, 'systemFailure'],
]);

const [GRANTED, GRANTED_WITH_CHANGES] = [0, 1];

/** Why an authority gave no token, in its own words; `undefined` where it gave one. */
function rejectionIn(info: Element): string | undefined {
  const members = membersOf(info.content);
  const status = smallNumber(members.take(TAGS.integer).content);
  const texts = members.maybe(TAGS.sequence);
  const reason = members.maybe(TAGS.bitString);
  members.end();
  if (status === GRANTED || status === GRANTED_WITH_CHANGES) return undefined;
  const said = elementsIn(texts?.content ?? new Uint8Array()).map(({ content }) =>
    Buffer.from(content).toString('utf8'),
  );
  const bits = [...namedBits(reason?.content ?? Uint8Array.of(0))];
  const reasons = bits.map((bit) => REASONS.get(bit) ?? `reason ${bit}`);
  return [`status ${status}`, ...reasons, ...said].join(', ').slice(0, 200);
}

function readSigned(token: Element, file: string): Result<Token> {
  const info = membersOf(token.content);
  requireOid(info.take(TAGS.oid), SIGNED_DATA);
  const data = membersOf(wholeElement(info.take(0xa0).content, TAGS.sequence).content);
  info.end();
  smallNumber(data.take(TAGS.integer).content);
  data.take(TAGS.set);
  const held = membersOf(data.take(TAGS.sequence).content);
  // Certificates and lists beside it may be anything: the trusted root has its own.
  data.maybe(0xa0);
  data.maybe(0xa1);
  const signers = elementsIn(data.take(TAGS.set).content);
  data.end();
  requireOid(held.take(TAGS.oid), TOKEN_CONTENT);
  const { content } = wholeElement(held.take(0xa0).content, TAGS.octetString);
  held.end();
  const stated = readContent(content, file);
  if (!stated.ok) return stated;
  const [signer, ...more] = signers;
  if (!signer || more.length > 0) throw new Error('more or less than one signer');
  const read = readSigner(signer, file);
  return read.ok ? accept({ ...stated.value, content, signer: read.value }) : read;
}

function requireOid({ content }: Element, oid: string): void {
  const found = oidOf(content);
  if (found !== oid) throw new Error(`the type ${found}`);
}

function readContent(der: Uint8Array, file: string): Result<Pick<Token, 'imprint' | 'instant'>> {
  const members = membersOf(wholeElement(der, TAGS.sequence).content);
  const version = smallNumber(members.take(TAGS.integer).content);
  if (version !== 1) throw new Error(`the version ${version}`);
  oidOf(members.take(TAGS.oid).content);
  const imprint = membersOf(members.take(TAGS.sequence).content);
  const { hash, title } = hashNamed(imprint.take(TAGS.sequence));
  const digest = imprint.take(TAGS.octetString).content;
  imprint.end();
  integerOf(members.take(TAGS.integer).content);
  const instant = generalizedTime(members.take(TAGS.generalizedTime).content);
  members.maybe(TAGS.sequence);
  const ordering = members.maybe(TAGS.boolean);
  if (ordering) booleanOf(ordering.content);
  const nonce = members.maybe(TAGS.integer);
  if (nonce) integerOf(nonce.content);
  members.maybe(0xa0);
  requireNoCritical(members.maybe(0xa1));
  members.end();
  if (!hash) return refuse('timestamp_algorithm_refused', { file, found: `a digest by ${title}` });
  return accept({ instant, imprint: { hash, digest } });
}

/** Nothing that a token may hold besides is understood. */
function requireNoCritical(extensions: Element | undefined): void {
  for (const { content } of elementsIn(extensions?.content ?? new Uint8Array())) {
    const members = membersOf(content);
    const oid = oidOf(members.take(TAGS.oid).content);
    const critical = members.maybe(TAGS.boolean);
    if (critical && booleanOf(critical.content)) throw new Error(`the critical extension ${oid}`);
  }
}

function readSigner({ content, tag }: Element, file: string): Result<Signer> {
  if (tag !== TAGS.sequence) throw new Error('a signer of no form');
  const members = membersOf(content);
  smallNumber(members.take(TAGS.integer).content);
  const name = membersOf(members.take(TAGS.sequence).content);
  const issuer = readName(name.take(TAGS.sequence));
  const serial = integerOf(name.take(TAGS.integer).content);
  name.end();
  const { hash, title } = hashNamed(members.take(TAGS.sequence));
  const signed = members.take(0xa0);
  const algorithm = hashOfAlgorithm(members.take(TAGS.sequence));
  const signature = members.take(TAGS.octetString).content;
  members.maybe(0xa1);
  members.end();
  const refused = hash && algorithm.kind ? undefined : (hash ? algorithm : { title }).title;
  if (!hash || refused !== undefined) {
    const found = `a signature by ${refused ?? title}`;
    return refuse('timestamp_algorithm_refused', { file, found });
  }
  const attributes = attributesIn(signed);
  requireOid(onlyValue(attributes, CONTENT_TYPE), TOKEN_CONTENT);
  return accept({
    issuer,
    serial,
    hash,
    algorithm,
    signature,
    attributes,
    // They are signed as a set, by RFC 5652 section 5.4: the first byte is another one.
    signed: Buffer.concat([Buffer.of(TAGS.set), signed.whole.subarray(1)]),
  });
}

function attributesIn({ content }: Element): ReadonlyMap<string, Element> {
  const found = new Map<string, Element>();
  for (const attribute of elementsIn(content)) {
    const members = membersOf(attribute.content);
    const oid = oidOf(members.take(TAGS.oid).content);
    if (found.has(oid)) throw new Error(`two attributes ${oid}`);
    found.set(oid, members.take(TAGS.set));
    members.end();
  }
  return found;
}

function onlyValue(attributes: ReadonlyMap<string, Element>, oid: string): Element {
  const [value, ...more] = elementsIn(attributes.get(oid)?.content ?? new Uint8Array());
  if (!value || more.length > 0) throw new Error(`more or less than one attribute ${oid}`);
  return value;
}

/** Tells whether a token is over some bytes. */
export function isOver({ imprint: { digest, hash } }: Token, data: Uint8Array): boolean {
  return digestBy(hash, data).equals(digest);
}

function digestBy(hash: string, data: Uint8Array): Buffer {
  return createHash(hash).update(data).digest();
}

/** Whether a token names a certificate as that of its signer. */
export function isSignedAs({ signer }: Token, { issuer, serial }: Certificate): boolean {
  return isSameName(signer.issuer, issuer) && Buffer.compare(signer.serial, serial) === 0;
}

/**
 * Says in words why a token of an authority does not hold; `undefined` where it holds.
 *
 * @param chain its certificates: that of the signer, and the authorities above it
 */
export function faultOfToken(
  token: Token,
  [certificate, ...authorities]: readonly Certificate[],
): string | undefined {
  if (!certificate || !isSignedAs(token, certificate)) return 'another signer';
  const use = faultOfUse(certificate);
  if (use !== undefined) return `${certificate.subject.title}: ${use}`;
  const found = pathOf(certificate, authorities, token.instant);
  if ('fault' in found) return found.fault;
  const { algorithm, hash, signature, signed } = token.signer;
  try {
    return (
      faultOfAttributes(token, found.path) ??
      faultOfSignature(certificate.key, algorithm, signed, signature, hash)
    );
  } catch (error) {
    return error instanceof Error ? error.message : 'attributes of no form';
  }
}

/** For time stamping alone (RFC 3161 section 2.3), and for signing where its key usage says what it is for. */
export function faultOfUse({ extendedUsage, usage }: Certificate): string | undefined {
  const [use, ...more] = extendedUsage?.oids ?? [];
  if (use !== TIME_STAMPING || more.length > 0 || extendedUsage?.isCritical !== true)
    return 'not for time stamping alone';
  const signing = new Set<number>([USAGE.digitalSignature, USAGE.nonRepudiation]);
  const isForSigning = usage === undefined || [...usage].every((bit) => signing.has(bit));
  return isForSigning ? undefined : 'a key for another use than signing';
}

function faultOfAttributes(
  { content, signer: { attributes, hash } }: Token,
  path: readonly Certificate[],
): string | undefined {
  const digest = onlyValue(attributes, MESSAGE_DIGEST);
  if (digest.tag !== TAGS.octetString || !digestBy(hash, content).equals(digest.content))
    return 'signed attributes of another content';
  const first = attributes.has(SIGNING_CERTIFICATE) && onlyValue(attributes, SIGNING_CERTIFICATE);
  const second =
    attributes.has(SIGNING_CERTIFICATE_2) && onlyValue(attributes, SIGNING_CERTIFICATE_2);
  if (!first && !second) return 'no attribute that names the certificate of its signer';
  const named = [
    ...(first ? certificatesNamed(first, 'sha1') : []),
    ...(second ? certificatesNamed(second) : []),
  ];
  const isOfPath = named.every(({ hash: by, digest: expected, index, issuerAndSerial }) =>
    (index === 0 ? path.slice(0, 1) : path).some(
      (one) =>
        digestBy(by, one.whole).equals(expected) &&
        (!issuerAndSerial || isNamedBy(one, issuerAndSerial)),
    ),
  );
  return isOfPath ? undefined : 'an attribute that names another certificate of its signer';
}

/** The certificates that an attribute names (RFC 2634 section 5.4, RFC 5035 section 3). */
function certificatesNamed({ content }: Element, always?: 'sha1') {
  const list = elementsIn(membersOf(content).take(TAGS.sequence).content);
  if (list.length === 0) throw new Error('an attribute that names no certificate');
  return list.map((one, index) => {
    const members = membersOf(one.content);
    const algorithm = always === undefined ? members.maybe(TAGS.sequence) : undefined;
    const { hash = always, title } = algorithm
      ? hashNamed(algorithm)
      : { hash: always ?? 'sha256', title: '' };
    if (hash === undefined) throw new Error(`a certificate named by ${title}`);
    const digest = members.take(TAGS.octetString).content;
    const issuerAndSerial = members.maybe(TAGS.sequence);
    members.end();
    return { hash, digest, index, issuerAndSerial };
  });
}

function isNamedBy({ issuer, serial }: Certificate, { content }: Element): boolean {
  const members = membersOf(content);
  const [name, ...more] = elementsIn(members.take(TAGS.sequence).content);
  const number = integerOf(members.take(TAGS.integer).content);
  members.end();
  if (name?.tag !== 0xa4 || more.length > 0) return false;
  const named = readName(wholeElement(name.content, TAGS.sequence));
  return isSameName(named, issuer) && Buffer.compare(number, serial) === 0;
}
