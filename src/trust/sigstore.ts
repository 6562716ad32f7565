import { bundleFromJSON } from '@sigstore/bundle';
import { TrustedRoot } from '@sigstore/protobuf-specs';
import {
  toSignedEntity,
  toTrustMaterial,
  VerificationError,
  Verifier,
  type SignedEntity,
} from '@sigstore/verify';
import { digestOf, hexOf } from '../digest/index.ts';
import { accept, refuse, type Code, type Result } from '../findings/index.ts';
import { isJsonObject, readJson, type EpochMs, type JsonValue } from '../json/index.ts';
import { preAuthEncoding } from './envelope.ts';
import type { BundleVerifier, Certified } from './identity.ts';
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
  const verifier = verifierOf(trustedRoot, rootFile);
  if (!verifier.ok) return verifier;
  const entity = parsed(() => toSignedEntity(bundle, artifact), 'bundle_malformed', file);
  if (!entity.ok) return entity;
  const { key } = entity.value;
  if (key.$case !== 'certificate') return refuse('bundle_certificate_missing', { file });
  try {
    verifier.value.verify(withLoggedDigest(entity.value, bundle));
  } catch (error) {
    return refuse(codeOf(error), { file, found: messageOf(error) });
  }
  // The library compares signature and digest only: a log also takes the entry of somebody who copied both.
  const signer = Buffer.from(certificateIn(bundle));
  if (!entity.value.tlogEntries.every((entry) => loggedVerifierOf(entry)?.equals(signer)))
    return refuse('bundle_log_untrusted', { file, found: 'an entry that another key vouches for' });
  return certifiedBy(key.certificate, vouchedTimes(entity.value), file);
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
function vouchedTimes({ timestamps }: SignedEntity): EpochMs[] {
  return timestamps.flatMap((one) => {
    if (one.$case === 'timestamp-authority') return [one.timestamp.signingTime.getTime()];
    return one.tlogEntry.inclusionPromise ? [Number(one.tlogEntry.integratedTime) * 1000] : [];
  });
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

/** Everything that a trusted root lists is asked for: a log where it has logs, and a signed time always. */
function verifierOf(json: JsonValue, file: string): Result<Verifier> {
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
  return accept(new Verifier(material.value, thresholds));
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
  signedAt: readonly EpochMs[],
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
    : accept({ issuer, subject, extensions, signedAt });
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
