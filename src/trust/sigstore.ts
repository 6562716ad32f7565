import { bundleFromJSON } from '@sigstore/bundle';
import { TrustedRoot } from '@sigstore/protobuf-specs';
import {
  toSignedEntity,
  toTrustMaterial,
  VerificationError,
  type SignedEntity,
  type TrustMaterial,
} from '@sigstore/verify';
import { verifyTLogBody } from '@sigstore/verify/dist/tlog/index.js';
import { verifyTLogSET } from '@sigstore/verify/dist/tlog/set.js';
import { createHash, type CertifiedHash } from '../digest/node.ts';
import {
  accept,
  finding,
  refuse,
  refusalFor,
  type Code,
  type Finding,
  type Result,
} from '../documents/findings.ts';
import {
  formatInstant,
  isJsonObject,
  readJson,
  type EpochMs,
  type JsonValue,
} from '../documents/json.ts';
import { preAuthEncoding } from './envelope.ts';
import type { VouchedTime } from '../documents/index.ts';
import type { BundleVerifier, Certified, Keyless } from './identity.ts';
import { extensionTwice, OIDS, USAGE, readCertificate, type Certificate } from './certificate.ts';
import { pathOf } from './certificate-path.ts';
import { goodUntil, hashesOfKey, signatureFitsKey } from './certified-key.ts';
import { elementIn, TAGS } from './der.ts';
import { isIncluded, isListed, type SignatureLog } from './sigstore-logs.ts';
import {
  faultOfToken,
  faultOfUse,
  isOver,
  isSignedAs,
  readToken,
  type Token,
} from './time-token.ts';

type Bundle = ReturnType<typeof bundleFromJSON>;

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
  const certificate = parsed(
    () => readCertificate(certificateIn(bundle)),
    'bundle_malformed',
    file,
  );
  if (!certificate.ok) return certificate;
  const twice = extensionTwice(certificate.value);
  if (twice !== undefined) return unclear(file, `two extensions ${twice}`);
  if (certificate.value.isAuthority) return unclear(file, 'the certificate of an authority');
  const signed: Signed = {
    bundle,
    file,
    artifact,
    certificate: certificate.value,
    opened: opened.value,
    entity: withLoggedDigest(entity.value, bundle),
  };
  const times = timesOf(signed);
  if (!times.ok) return times;
  const fault = faultOfCertificate(signed, times.value) ?? faultOfEntries(signed);
  if (fault) return { ok: false, findings: [fault] };
  if (!isSignedByCertificate(signed)) return refuse('bundle_signature_wrong', { file });
  // The library compares signature and digest only: a log also takes the entry of somebody who copied both.
  const signer = Buffer.from(certificateIn(bundle));
  if (!entity.value.tlogEntries.every((entry) => loggedVerifierOf(entry)?.equals(signer)))
    return refuse('bundle_log_untrusted', { file, found: 'an entry that another key vouches for' });
  return certifiedBy(
    certificate.value,
    times.value.map(({ time }) => time),
    file,
  );
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

interface Signed {
  readonly bundle: Bundle;
  readonly entity: SignedEntity;
  readonly certificate: Certificate;
  readonly opened: OpenedRoot;
  readonly artifact: Buffer | undefined;
  readonly file: string;
}

/** A time that is vouched for, and since when and until when what vouches for it holds. */
interface SignedTime {
  readonly at: EpochMs;
  readonly time: VouchedTime;
}

/**
 * The times of a bundle: those that a log promised, and those of tokens. Nobody knows whether the token of an authority
 * that is not listed is good, so it takes nothing from the others; one of a listed authority must be.
 */
function timesOf(signed: Signed): Result<readonly SignedTime[]> {
  const { bundle, entity, file, opened } = signed;
  const times = entity.tlogEntries.flatMap((entry) => timeOfEntry(entry, opened, file));
  const seen = new Set<string>();
  const faults: Finding[] = [];
  const { rfc3161Timestamps = [] } = bundle.verificationMaterial.timestampVerificationData ?? {};
  for (const { signedTimestamp } of rfc3161Timestamps) {
    const token = readToken(signedTimestamp, file);
    if (!token.ok && token.findings.some(({ code }) => code === 'timestamp_malformed'))
      return refuse('bundle_malformed', { file, ...foundIn(token.findings) });
    if (!token.ok) {
      faults.push(...token.findings);
      continue;
    }
    const { instant, signer } = token.value;
    const id = `${instant} ${Buffer.from(signer.serial).toString('hex')}`;
    if (seen.has(id)) return refuse('bundle_time_untrusted', { file, found: 'one time twice' });
    seen.add(id);
    if (!isOver(token.value, entity.signature.signature))
      return refuse('bundle_time_untrusted', { file, found: 'a token over another signature' });
    const time = timeBy(opened, token.value, file);
    if (time.ok) times.push({ at: instant, time: time.value });
    else if (isOfListed(opened, token.value))
      return refuse('bundle_time_untrusted', { file, ...foundIn(time.findings) });
    else faults.push(...time.findings);
  }
  return times.length > 0
    ? accept(times)
    : refuse('bundle_time_untrusted', { file, ...foundIn(faults) });
}

function isOfListed({ timeAuthorities }: OpenedRoot, token: Token): boolean {
  const signers = timeAuthorities.flatMap(({ chain }) => (chain.ok ? chain.value.slice(0, 1) : []));
  return signers.some((signer) => isSignedAs(token, signer));
}

/** Takes over from some findings the first that was found. */
function foundIn(findings: readonly Finding[]): { readonly found?: string } {
  const found = findings.find((one) => one.found !== undefined)?.found;
  return found === undefined ? {} : { found };
}

type Entry = SignedEntity['tlogEntries'][number];

/** A log signs the time of an entry with its promise, and with nothing else. */
function timeOfEntry(
  { inclusionPromise, integratedTime, logId }: Entry,
  { material }: OpenedRoot,
  file: string,
): SignedTime[] {
  const at = Number(integratedTime) * 1000;
  if (!inclusionPromise || !(at > 0)) return [];
  const log = material.tlogs.find(({ logID }) => logId && logID.equals(logId.keyId));
  const authority = log?.baseURL ?? '';
  const expires_at = log ? endOf([Number(log.validFor.end)]) : null;
  return [{ at, time: { file, instant: formatInstant(at), authority, expires_at } }];
}

/** An authority of the trusted root issued it, all times lie within its validity, and a log lists it. */
function faultOfCertificate(signed: Signed, times: readonly SignedTime[]): Finding | undefined {
  const faults = times.map(({ at }) => faultAt(signed, at));
  const found = faults.find((fault) => fault !== undefined);
  return found === undefined
    ? undefined
    : finding('bundle_certificate_untrusted', { file: signed.file, found });
}

function faultAt(
  { certificate, file, opened: { authorities, material } }: Signed,
  at: EpochMs,
): string | undefined {
  const faults: string[] = [];
  for (const { chain, from, until } of authorities) {
    if (at < from || at > until) continue;
    const found = chain.ok
      ? pathOf(certificate, chain.value, at)
      : { fault: foundIn(chain.findings).found ?? 'an authority that cannot be read' };
    if ('fault' in found) {
      faults.push(found.fault);
      continue;
    }
    const [, issuer] = found.path;
    const { ctlogs } = material;
    const isPromised = parsed(
      () => ctlogs.length === 0 || (issuer && isListed(certificate, issuer, ctlogs)),
      'bundle_malformed',
      file,
    );
    if (isPromised.ok && isPromised.value === true) return undefined;
    faults.push('no promise of a log of certificates');
  }
  return faults[0] ?? 'no authority at that time';
}

/** Each entry holds, and there is one where the trusted root lists logs. */
function faultOfEntries({ entity, file, opened }: Signed): Finding | undefined {
  const { signature, tlogEntries } = entity;
  const { logs, material } = opened;
  if (material.tlogs.length > 0 && tlogEntries.length === 0)
    return finding('bundle_log_untrusted', { file, found: 'no entry of a log' });
  for (const entry of tlogEntries) {
    const { inclusionPromise, inclusionProof } = entry;
    try {
      if (!inclusionPromise && !inclusionProof) return finding('bundle_log_untrusted', { file });
      if (inclusionPromise) verifyTLogSET({ ...entry, inclusionPromise }, material.tlogs);
      verifyTLogBody(entry, signature);
    } catch (error) {
      return finding(codeOf(error), { file, found: messageOf(error) });
    }
    if (inclusionProof && !isIncluded(entry, logs))
      return finding('bundle_log_untrusted', {
        file,
        found: 'a checkpoint or a proof of another log',
      });
  }
  return undefined;
}

/** Of a document, by any digest that its key is used with; of a file, by that which the bundle names. */
function isSignedByCertificate({
  artifact,
  bundle: { content },
  certificate,
  entity,
}: Signed): boolean {
  const { signature } = entity.signature;
  if (content.$case === 'dsseEnvelope') {
    const { payload, payloadType } = content.dsseEnvelope;
    const message = preAuthEncoding(payloadType, payload);
    return hashesOfKey(certificate.key).some((hash) =>
      signatureFitsKey(certificate.key, hash, message, signature),
    );
  }
  const { messageDigest } = content.messageSignature;
  const hash = HASHES_BY_SIZE.get(messageDigest.digest.length);
  return (
    hash !== undefined &&
    signatureFitsKey(certificate.key, hash, artifact ?? Buffer.alloc(0), signature)
  );
}

const HASHES_BY_SIZE: ReadonlyMap<number, CertifiedHash> = new Map([
  [32, 'sha256'],
  [48, 'sha384'],
  [64, 'sha512'],
]);

/** The library has a date at the end of time where there is no end. */
function endOf(instants: readonly EpochMs[]): string | null {
  const first = Math.min(...instants);
  return first < Date.UTC(9999, 0) ? formatInstant(first) : null;
}

/** Verifies a token of RFC 3161 against the timestamp authorities of a trusted root. */
export const verifyStamp: Keyless['verifyStamp'] = ({ bytes, covers, file }, trusted) => {
  const opened = openTrustedRoot(trusted.value, trusted.file);
  if (!opened.ok) return opened;
  const token = readToken(bytes, file);
  if (!token.ok) return token;
  if (!isOver(token.value, Buffer.concat(covers))) return refuse('timestamp_of_other', { file });
  const time = timeBy(opened.value, token.value, file);
  if (time.ok) return time;
  return refuse('timestamp_untrusted', { file, expected: trusted.file, ...foundIn(time.findings) });
};

/** Finds faults that keep authorities from ever being of use, before somebody signs that they count. */
export function trustedRootFaults(value: JsonValue, file: string): readonly Finding[] {
  const opened = openTrustedRoot(value, file);
  if (!opened.ok) return opened.findings;
  const { authorities, timeAuthorities } = opened.value;
  const unread = authorities.flatMap(({ chain }) => (chain.ok ? [] : chain.findings));
  return [...unread, ...timeAuthorities.flatMap((one) => faultsOfClock(one, file))];
}

function faultsOfClock({ chain, from, name }: Authority, file: string): readonly Finding[] {
  if (!chain.ok) return chain.findings;
  const [own, ...above] = chain.value;
  const since = Math.max(from, ...chain.value.map((one) => one.from));
  const found = own ? pathOf(own, above, since) : { fault: 'no certificate' };
  const fault = (own && faultOfUse(own)) ?? ('fault' in found ? found.fault : undefined);
  return fault === undefined
    ? []
    : [finding('sigstore_root_invalid', { file, found: `${name}: ${fault}` })];
}

/** The time of a token by the first authority that made it. */
function timeBy({ timeAuthorities }: OpenedRoot, token: Token, file: string): Result<VouchedTime> {
  const faults: Finding[] = [];
  for (const { chain, from, name, until } of timeAuthorities) {
    if (!chain.ok) faults.push(...chain.findings);
    const [own] = chain.ok ? chain.value : [];
    if (!chain.ok || !own || !isSignedAs(token, own)) continue;
    const isHeld = token.instant >= from && token.instant <= until;
    const found = isHeld
      ? faultOfToken(token, chain.value)
      : 'outside of the validity of the authority';
    if (found !== undefined) {
      faults.push(finding('timestamp_untrusted', { file, found }));
      continue;
    }
    const ends = chain.value.flatMap((one) => [one.until, goodUntil(one.key)]);
    const expires_at = endOf([until, ...ends]);
    return accept({ file, instant: formatInstant(token.instant), authority: name, expires_at });
  }
  const signer = token.signer.issuer.title;
  return refusalFor(faults) ?? refuse('timestamp_untrusted', { file, found: `by ${signer}` });
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
  const message = preAuthEncoding(payloadType, payload);
  return {
    ...entity,
    signature: {
      signature: signature.signature,
      compareDigest: (digest) => {
        const hash = HASHES_BY_SIZE.get(digest.length);
        return hash !== undefined && createHash(hash).update(message).digest().equals(digest);
      },
      compareSignature: (other) => signature.compareSignature(other),
      verifySignature: (key) => signature.verifySignature(key),
    },
  };
}

/** Who issues certificates or makes tokens, while the trusted root says that it does. */
interface Authority {
  readonly name: string;
  readonly from: EpochMs;
  readonly until: EpochMs;
  /** As the trusted root has them; the one that cannot be read is in the way of no other authority. */
  readonly chain: Result<readonly Certificate[]>;
}

interface OpenedRoot {
  readonly material: TrustMaterial;
  readonly logs: readonly SignatureLog[];
  readonly authorities: readonly Authority[];
  readonly timeAuthorities: readonly Authority[];
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
  // Certificates are read here, each from its own bytes.
  const logsAlone = { ...root.value, certificateAuthorities: [], timestampAuthorities: [] };
  const material = parsed(() => toTrustMaterial(logsAlone), 'sigstore_root_invalid', file);
  if (!material.ok) return material;
  const keys = tlogs.map(({ publicKey }) => publicKey?.rawBytes ?? Buffer.alloc(0));
  return accept({
    material: material.value,
    logs: material.value.tlogs.map((log, index) => ({ log, key: keys[index] ?? Buffer.alloc(0) })),
    authorities: certificateAuthorities.map((one) => authorityOf(one, file)),
    timeAuthorities: timestampAuthorities.map((one) => authorityOf(one, file)),
  });
}

function authorityOf(
  { certChain, subject, uri, validFor }: TrustedRoot['timestampAuthorities'][number],
  file: string,
): Authority {
  const certificates = certChain?.certificates ?? [];
  return {
    name: subject?.commonName || uri || 'an authority without a name',
    from: Number(validFor?.start),
    until: validFor?.end ? Number(validFor.end) : Infinity,
    chain: parsed(
      () => certificates.map(({ rawBytes }) => readCertificate(rawBytes)),
      'sigstore_root_invalid',
      file,
    ),
  };
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

/** The one use that Fulcio certifies: signing code (RFC 5280 section 4.2.1.12). */
const CODE_SIGNING = '1.3.6.1.5.5.7.3.3';
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

/**
 * Reads issuer, subject and extensions of a verified certificate: there must be one name, of printable ASCII.
 */
function certifiedBy(
  certificate: Certificate,
  times: readonly VouchedTime[],
  file: string,
): Result<Certified> {
  const { extendedUsage, extensions: held, usage } = certificate;
  const found = new Map(held.map(({ oid, value }) => [oid, value] as const));
  // An authority may certify other uses too, for names that it checks less.
  const uses = extendedUsage?.oids ?? [];
  if (uses.length !== 1 || uses[0] !== CODE_SIGNING)
    return refuse('bundle_certificate_untrusted', { file, found: 'not for signing code alone' });
  if (usage?.has(USAGE.digitalSignature) === false)
    return refuse('bundle_certificate_untrusted', {
      file,
      found: 'a key for another use than signing',
    });
  const subject = subjectIn(found.get(OIDS.alternativeNames));
  if (subject === undefined) return unclear(file, `no single name in ${OIDS.alternativeNames}`);
  const extensions = textsIn(found);
  const issuer = issuerIn(found, extensions);
  return issuer === undefined
    ? unclear(file, 'no single issuer')
    : accept({ issuer, subject, extensions, times });
}

function textsIn(found: ReadonlyMap<string, Uint8Array>): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [oid, value] of found) {
    if (!oid.startsWith(FULCIO) || Number(oid.slice(FULCIO.length)) < FIRST_AS_DER) continue;
    const text = printable(wholeValue(value, TAGS.utf8));
    if (text !== undefined) texts.set(oid, text);
  }
  return texts;
}

/** Both extensions that may name the issuer must name the same. */
function issuerIn(
  found: ReadonlyMap<string, Uint8Array>,
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
function subjectIn(alternatives: Uint8Array | undefined): string | undefined {
  const names = wholeValue(alternatives, TAGS.sequence);
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
