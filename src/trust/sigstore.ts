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
import type { JsonValue } from '../json/index.ts';
import { preAuthEncoding } from './envelope.ts';
import type { BundleVerifier, Certified } from './identity.ts';

type Bundle = ReturnType<typeof bundleFromJSON>;
type Certificate = Extract<SignedEntity['key'], { $case: 'certificate' }>['certificate'];

/**
 * Verifies bundles with Sigstore's own library, offline. This module is large and is loaded only where a
 * trust root's identities have to be verified.
 */
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
  const verifier = verifierOf(trustedRoot, rootFile);
  if (!verifier.ok) return verifier;
  const entity = parsed(() => toSignedEntity(bundle, artifact), 'bundle_malformed', file);
  if (!entity.ok) return entity;
  const { key } = entity.value;
  if (key.$case !== 'certificate') return refuse('bundle_certificate_missing', { file });
  try {
    verifier.value.verify(withLoggedDigest(entity.value, bundle));
    return certifiedBy(key.certificate, file);
  } catch (error) {
    return refuse(codeOf(error), { file, found: messageOf(error) });
  }
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
/** What the two kinds of names look like, by their tags: one must not pass for the other. */
const NAMES = [
  { tag: 1, form: /^[^/:]+@[^/:@]+$/ },
  { tag: 6, form: /^[a-z][a-z0-9+.-]*:\/\// },
];
const UTF8_STRING = 0x0c;

/**
 * Reads issuer, subject and extensions of a verified certificate. The library drops the high bit of every
 * character, and of several names takes the first: here there must be one name, of printable ASCII.
 */
function certifiedBy(certificate: Certificate, file: string): Result<Certified> {
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
  const subject = subjectIn(certificate);
  if (subject === undefined) return unclear(file, `no single name in ${SUBJECT_ALT_NAME}`);
  const extensions = textsIn(found);
  const issuer = issuerIn(found, extensions);
  return issuer === undefined
    ? unclear(file, 'no single issuer')
    : accept({ issuer, subject, extensions });
}

function textsIn(found: ReadonlyMap<string, Buffer>): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [oid, value] of found) {
    if (!oid.startsWith(FULCIO) || Number(oid.slice(FULCIO.length)) < FIRST_AS_DER) continue;
    const text = printable(utf8StringIn(value));
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

function subjectIn({ extSubjectAltName }: Certificate): string | undefined {
  const [name, ...others] = extSubjectAltName?.valueObj.subs[0]?.subs ?? [];
  const text = others.length === 0 ? printable(name?.value) : undefined;
  const isName = NAMES.some(
    ({ form, tag }) => name?.tag.isContextSpecific(tag) === true && form.test(text ?? ''),
  );
  return isName ? text : undefined;
}

/** Short and long form of the length, and nothing behind the string. */
function utf8StringIn(der: Buffer): Buffer | undefined {
  const [tag, length = 0] = der;
  const head = length < 0x80 ? 2 : 2 + (length & 0x7f);
  const size =
    length < 0x80 ? length : der.subarray(2, head).reduce((sum, byte) => sum * 256 + byte, 0);
  return tag === UTF8_STRING && der.length === head + size ? der.subarray(head) : undefined;
}

function printable(bytes: Buffer | undefined): string | undefined {
  const text = bytes?.toString('latin1');
  return text !== undefined && /^[!-~]{1,2000}$/.test(text) ? text : undefined;
}
