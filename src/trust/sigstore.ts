import { bundleFromJSON } from '@sigstore/bundle';
import { ASN1Obj, RFC3161Timestamp } from '@sigstore/core';
import { TrustedRoot } from '@sigstore/protobuf-specs';
import {
  toSignedEntity,
  toTrustMaterial,
  VerificationError,
  Verifier,
  type SignedEntity,
  type TrustMaterial,
} from '@sigstore/verify';
import { verifyRFC3161Timestamp } from '@sigstore/verify/dist/timestamp/tsa.js';
import { digestOf, hexOf } from '../digest/index.ts';
import { accept, refuse, type Code, type Result } from '../documents/findings.ts';
import { formatInstant, isJsonObject, readJson, type JsonValue } from '../documents/json.ts';
import { preAuthEncoding } from './envelope.ts';
import type { VouchedTime } from '../documents/index.ts';
import type { BundleVerifier, Certified, Keyless } from './identity.ts';
import { elementIn } from './public-key.ts';

type Bundle = ReturnType<typeof bundleFromJSON>;
type Certificate = Extract<SignedEntity['key'], { $case: 'certificate' }>['certificate'];

/** Sigstore's own library, offline; loaded only where a trust root's identities have to be verified. */
export const verifyBundle: BundleVerifier = (json, trustedRoot, { file, rootFile }, signed) => {
  const bundle = parsed(() => bundleFromJSON(json), 'bundle_malformed', file);
  if (!bundle.ok) return bundle;
  const { content } = bundle.value;
  if (content.$case !== 'dsseEnvelope')
    return refuse('bundle_malformed', { file, expected: 'a DSSE envelope' });
  const { payload, payloadType } = content.dsseEnvelope;
  if (payloadType !== signed.payloadType)
    return refuse('payload_type_wrong', { file, expected: signed.payloadType, found: payloadType });
  if (!Buffer.from(payload).equals(signed.payload))
    return refuse('bundle_payload_differs', { file });
  return certify(bundle.value, trustedRoot, { file, rootFile });
};

/** The versions of the format, spelled out: the library takes every version that looks like one. */
const MEDIA_TYPES: ReadonlySet<string> = new Set([
  'application/vnd.dev.sigstore.bundle+json;version=0.1',
  'application/vnd.dev.sigstore.bundle+json;version=0.2',
  'application/vnd.dev.sigstore.bundle+json;version=0.3',
  'application/vnd.dev.sigstore.bundle.v0.3+json',
]);

/**
 * Verifies certificate, logs, time and signature of a bundle, and returns what the certificate says.
 * @param artifact what was signed, for a bundle without an envelope
 */
export function certify(
  bundle: Bundle,
  trustedRoot: JsonValue,
  { file, rootFile }: { readonly file: string; readonly rootFile: string },
  artifact?: Buffer,
): Result<Certified> {
  if (!MEDIA_TYPES.has(bundle.mediaType))
    return refuse('bundle_malformed', { file, expected: 'version 0.1 to 0.3 of the format' });
  const opened = openTrustedRoot(trustedRoot, rootFile);
  if (!opened.ok) return opened;
  const entity = parsed(() => toSignedEntity(bundle, artifact), 'bundle_malformed', file);
  if (!entity.ok) return entity;
  const { key } = entity.value;
  if (key.$case !== 'certificate') return refuse('bundle_certificate_missing', { file });
  try {
    opened.value.verifier.verify(withLoggedDigest(entity.value, bundle));
  } catch (error) {
    return refuse(codeOf(error), { file, found: messageOf(error) });
  }
  // The library compares signature and digest only: a log also takes the entry of somebody who copied both.
  const signer = Buffer.from(certificateIn(bundle));
  if (!entity.value.tlogEntries.every((entry) => loggedVerifierOf(entry)?.equals(signer)))
    return refuse('bundle_log_untrusted', { file, found: 'an entry that another key vouches for' });
  return certifiedBy(key.certificate, vouchedTimes(entity.value, opened.value, file), file);
}

function certificateIn({ verificationMaterial: { content } }: Bundle): Uint8Array {
  if (content.$case === 'certificate') return content.certificate.rawBytes;
  const chain = content.$case === 'x509CertificateChain' ? content.x509CertificateChain : undefined;
  return chain?.certificates[0]?.rawBytes ?? Buffer.alloc(0);
}

const MAX_ENTRY_BYTES = 2 ** 20;

/**
 * Where each kind of entry keeps who vouches for its one signature (schemas of Rekor 1 and 2): the
 * certificate as PEM in base64, or as DER in base64 behind `rawBytes`.
 */
const VERIFIERS: Readonly<Record<string, readonly (string | number)[]>> = {
  'dsse 0.0.1': ['signatures', 0, 'verifier'],
  'dsse 0.0.2': ['dsseV002', 'signatures', 0, 'verifier', 'x509Certificate', 'rawBytes'],
  'hashedrekord 0.0.1': ['signature', 'publicKey', 'content'],
  'hashedrekord 0.0.2': [
    'hashedRekordV002',
    'signature',
    'verifier',
    'x509Certificate',
    'rawBytes',
  ],
  'intoto 0.0.2': ['content', 'envelope', 'signatures', 0, 'publicKey'],
};

/** As DER; `undefined` where an entry names a bare key, or is of a kind that is not known. */
function loggedVerifierOf({
  canonicalizedBody,
  kindVersion,
}: SignedEntity['tlogEntries'][number]): Buffer | undefined {
  const { value } = readJson(canonicalizedBody, { file: 'entry', maxBytes: MAX_ENTRY_BYTES });
  const { spec } = isJsonObject(value) ? value : {};
  const path = VERIFIERS[`${kindVersion.kind} ${kindVersion.version}`];
  const named = path?.reduce<JsonValue | undefined>(memberOf, spec);
  if (typeof named !== 'string') return undefined;
  const bytes = Buffer.from(named, 'base64');
  return path?.at(-1) === 'rawBytes' ? bytes : certificateInPem(bytes.toString('latin1'));
}

function memberOf(value: JsonValue | undefined, name: string | number): JsonValue | undefined {
  if (Array.isArray(value)) return typeof name === 'number' ? value[name] : undefined;
  return isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

const PEM = /^-----BEGIN CERTIFICATE-----\s([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----\s*$/;

function certificateInPem(text: string): Buffer | undefined {
  const [, base64] = PEM.exec(text) ?? [];
  return base64 === undefined ? undefined : Buffer.from(base64, 'base64');
}

/** The times of a verified bundle: a log signs that of an entry with its promise. */
function vouchedTimes(
  { signature: { signature }, timestamps }: SignedEntity,
  { material, root }: OpenedRoot,
  file: string,
): VouchedTime[] {
  return timestamps.flatMap((one) => {
    if (one.$case === 'timestamp-authority')
      return timeBy({ material, root }, one.timestamp, signature, file) ?? [];
    const { inclusionPromise, integratedTime, logId } = one.tlogEntry;
    const log = material.tlogs.find(({ logID }) => logId && logID.equals(logId.keyId));
    if (!inclusionPromise || !log) return [];
    const instant = formatInstant(Number(integratedTime) * 1000);
    return [{ file, instant, authority: log.baseURL, expires_at: endOf([log.validFor.end]) }];
  });
}

/** The library has a date at the end of time where there is no end. */
function endOf(dates: readonly Date[]): string | null {
  const first = Math.min(...dates.map(Number));
  return first < Date.UTC(9999, 0) ? formatInstant(first) : null;
}

/** The library knows the hashes of ECDSA alone. With RSA a signature has that of its signer. */
class Token extends RFC3161Timestamp {
  override get signatureAlgorithm(): string {
    const own: string | undefined = super.signatureAlgorithm;
    return own ?? super.signerDigestAlgorithm;
  }
}

/** Verifies a token of RFC 3161 against the timestamp authorities of a trusted root. */
export const verifyStamp: Keyless['verifyStamp'] = ({ bytes, covers, file }, trusted) => {
  const opened = openTrustedRoot(trusted.value, trusted.file);
  if (!opened.ok) return opened;
  const token = parsed(() => tokenIn(bytes), 'timestamp_malformed', file);
  if (!token.ok) return token;
  const data = Buffer.concat(covers);
  const isOver = parsed(() => token.value.tstInfo.verify(data), 'timestamp_of_other', file);
  if (!isOver.ok) return isOver;
  const time = timeBy(opened.value, token.value, data, file);
  return time ? accept(time) : refuse('timestamp_untrusted', { file, expected: trusted.file });
};

function tokenIn(bytes: Uint8Array): Token {
  if (!wholeValue(bytes, SEQUENCE)) throw new Error('more or less than one answer');
  const token = new Token(ASN1Obj.parseBuffer(Buffer.from(bytes)));
  if (![0n, 1n].includes(token.status)) throw new Error(`the status ${token.status}`);
  const hash: string | undefined = token.tstInfo.messageImprintHashAlgorithm;
  if (hash === undefined) throw new Error('another hash than SHA-256, SHA-384 or SHA-512');
  return token;
}

function timeBy(
  { material: { timestampAuthorities }, root }: Pick<OpenedRoot, 'material' | 'root'>,
  token: RFC3161Timestamp,
  data: Buffer,
  file: string,
): VouchedTime | undefined {
  const isBy = (one: TimeAuthority) =>
    isForTime(one) &&
    parsed(() => verifyRFC3161Timestamp(token, data, [one]), 'timestamp_untrusted', file).ok;
  const authority = timestampAuthorities.find(isBy);
  if (!authority) return undefined;
  const { subject, uri } = root.timestampAuthorities[timestampAuthorities.indexOf(authority)] ?? {};
  return {
    file,
    instant: formatInstant(token.signingTime.getTime()),
    authority: subject?.commonName || uri || 'an authority without a name',
    expires_at: endOf([
      authority.validFor.end,
      ...authority.certChain.map(({ notAfter }) => notAfter),
    ]),
  };
}

/** Whether its certificate is for time alone, which the library does not ask (RFC 3161 section 2.3). */
function isForTime({ certChain }: TimeAuthority): boolean {
  const use = certChain[0]?.extension(EXTENDED_KEY_USAGE);
  return use?.critical === true && use.value.equals(TIME_STAMPING);
}

/**
 * Logs of Rekor's second version hold the digest of what a DSSE signature is made over (rekor-v2-spec 6.1.4);
 * this version of the library looks for that of the payload alone.
 */
function withLoggedDigest(entity: SignedEntity, { content }: Bundle): SignedEntity {
  const { signature, tlogEntries } = entity;
  const isByMessage = tlogEntries.every(({ kindVersion }) => kindVersion.kind === 'hashedrekord');
  if (content.$case !== 'dsseEnvelope' || !isByMessage) return entity;
  const { payload, payloadType } = content.dsseEnvelope;
  const expected = hexOf(digestOf(preAuthEncoding(payloadType, payload)));
  return {
    ...entity,
    signature: {
      signature: signature.signature,
      compareDigest: (digest) => digest.toString('hex') === expected,
      compareSignature: (other) => signature.compareSignature(other),
      verifySignature: (key) => signature.verifySignature(key),
    },
  };
}

type TimeAuthority = TrustMaterial['timestampAuthorities'][number];

interface OpenedRoot {
  readonly root: TrustedRoot;
  readonly material: TrustMaterial;
  readonly verifier: Verifier;
}

/** Everything that a trusted root lists is asked for: a log where it has logs, and a signed time always. */
function openTrustedRoot(json: JsonValue, file: string): Result<OpenedRoot> {
  const root = parsed(() => TrustedRoot.fromJSON(json), 'sigstore_root_invalid', file);
  if (!root.ok) return root;
  const { certificateAuthorities, ctlogs, timestampAuthorities, tlogs } = root.value;
  const periods = [
    ...[...tlogs, ...ctlogs].map(({ publicKey }) => publicKey?.validFor),
    ...[...certificateAuthorities, ...timestampAuthorities].map(({ validFor }) => validFor),
  ];
  // The library takes a missing start as the beginning of time.
  if (periods.some((period) => period?.start === undefined))
    return refuse('sigstore_root_invalid', { file, expected: 'a start of every validity' });
  const material = parsed(() => toTrustMaterial(root.value), 'sigstore_root_invalid', file);
  if (!material.ok) return material;
  const thresholds = {
    tlogThreshold: tlogs.length > 0 ? 1 : 0,
    ctlogThreshold: ctlogs.length > 0 ? 1 : 0,
    timestampThreshold: 1,
  };
  const timeAuthorities = material.value.timestampAuthorities.filter(isForTime);
  const asked = { ...material.value, timestampAuthorities: timeAuthorities };
  const verifier = new Verifier(asked, thresholds);
  return accept({ root: root.value, material: material.value, verifier });
}

const CODES: readonly (readonly [start: string, code: Code])[] = [
  ['TIMESTAMP', 'bundle_time_untrusted'],
  ['CERTIFICATE', 'bundle_certificate_untrusted'],
  ['TLOG', 'bundle_log_untrusted'],
  ['SIGNATURE', 'bundle_signature_wrong'],
];

function codeOf(error: unknown): Code {
  if (!(error instanceof VerificationError)) return 'bundle_malformed';
  const [, code = 'bundle_malformed'] = CODES.find(([start]) => error.code.startsWith(start)) ?? [];
  return code;
}

/** The library's own words. Those of the engine, which others have otherwise, say nothing about the file. */
function messageOf(error: unknown): string {
  const isEngines = [TypeError, RangeError, SyntaxError].some((kind) => error instanceof kind);
  if (isEngines) return 'a part that is missing, or of another kind';
  return error instanceof Error ? error.message.slice(0, 200) : 'an unknown fault';
}

function parsed<T>(parse: () => T, code: Code, file: string): Result<T> {
  try {
    return accept(parse());
  } catch (error) {
    return refuse(code, { file, found: messageOf(error) });
  }
}

const SUBJECT_ALT_NAME = '2.5.29.17';
const EXTENDED_KEY_USAGE = '2.5.29.37';
/** DER of the one use that Fulcio certifies: signing code (RFC 5280 section 4.2.1.12). */
const CODE_SIGNING = Buffer.from('300a06082b06010505070303', 'hex');
const TIME_STAMPING = Buffer.from('300a06082b06010505070308', 'hex');
const FULCIO = '1.3.6.1.4.1.57264.1.';
/** Fulcio's first extensions are bare text, the later ones a DER UTF8String. */
const ISSUER_AS_TEXT = `${FULCIO}1`;
const ISSUER = `${FULCIO}8`;
const FIRST_AS_DER = 8;
/** Forms of the two kinds of names, by their tags: one must not pass for the other. */
const NAMES = [
  { tag: 0x81, form: /^[^/:]+@[^/:@]+$/ },
  { tag: 0x86, form: /^[a-z][a-z0-9+.-]*:\/\// },
];
const UTF8_STRING = 0x0c;
const SEQUENCE = 0x30;

/**
 * Reads issuer, subject and extensions of a verified certificate. The library drops the high bit of every
 * character, and of several names takes the first: here there must be one name, of printable ASCII.
 */
function certifiedBy(
  certificate: Certificate,
  times: readonly VouchedTime[],
  file: string,
): Result<Certified> {
  const found = new Map<string, Buffer>();
  for (const { subs } of certificate.extensions) {
    const [oid, value] = [subs[0]?.toOID() ?? '', subs.at(-1)?.value ?? Buffer.alloc(0)];
    if (found.has(oid)) return unclear(file, `two extensions ${oid}`);
    found.set(oid, value);
  }
  if (certificate.isCA) return unclear(file, 'the certificate of an authority');
  // The library does not look: an authority may certify other uses too, for names that it checks less.
  if (!found.get(EXTENDED_KEY_USAGE)?.equals(CODE_SIGNING))
    return refuse('bundle_certificate_untrusted', { file, found: 'not for signing code alone' });
  const subject = subjectIn(found.get(SUBJECT_ALT_NAME));
  if (subject === undefined) return unclear(file, `no single name in ${SUBJECT_ALT_NAME}`);
  const extensions = textsIn(found);
  const issuer = issuerIn(found, extensions);
  return issuer === undefined
    ? unclear(file, 'no single issuer')
    : accept({ issuer, subject, extensions, times });
}

function textsIn(found: ReadonlyMap<string, Buffer>): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [oid, value] of found) {
    if (!oid.startsWith(FULCIO) || Number(oid.slice(FULCIO.length)) < FIRST_AS_DER) continue;
    const text = printable(wholeValue(value, UTF8_STRING));
    if (text !== undefined) texts.set(oid, text);
  }
  return texts;
}

/** Both extensions that may name the issuer must name the same. */
function issuerIn(
  found: ReadonlyMap<string, Buffer>,
  texts: ReadonlyMap<string, string>,
): string | undefined {
  const named = [
    ...(found.has(ISSUER) ? [texts.get(ISSUER)] : []),
    ...(found.has(ISSUER_AS_TEXT) ? [printable(found.get(ISSUER_AS_TEXT))] : []),
  ];
  return named.every((one) => one === named[0]) ? named[0] : undefined;
}

function unclear(file: string, found: string): Result<never> {
  return refuse('bundle_certificate_unclear', { file, found });
}

/** The one name: nothing stands behind it, in its list or behind that. */
function subjectIn(alternatives: Buffer | undefined): string | undefined {
  const names = wholeValue(alternatives, SEQUENCE);
  const texts = NAMES.map(({ form, tag }) => ({ form, text: printable(wholeValue(names, tag)) }));
  return texts.find(({ form, text }) => text !== undefined && form.test(text))?.text;
}

/** The content of the one DER value that bytes are. */
function wholeValue(der: Uint8Array | undefined, expected: number): Uint8Array | undefined {
  const element = der && elementIn(der, expected);
  return element?.rest.length === 0 ? element.content : undefined;
}

function printable(bytes: Uint8Array | undefined): string | undefined {
  const text = bytes && Buffer.from(bytes).toString('latin1');
  return text !== undefined && /^[!-~]{1,2000}$/.test(text) ? text : undefined;
}
