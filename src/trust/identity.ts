import { digestOf, type Digest } from '../digest/index.ts';
import {
  finding,
  type Finding,
  refuse,
  type Result,
  refusalFor,
  present,
} from '../documents/findings.ts';
import {
  formatInstant,
  instantOf,
  isJsonObject,
  parseInstant,
  readJson,
  type EpochMs,
  type JsonObject,
  type JsonValue,
  type NamedBytes,
} from '../documents/json.ts';
import { tooLarge } from '../documents/read-json.ts';
import type { TrustRootIdentity, VouchedTime } from '../documents/index.ts';

export interface SignedBytes extends NamedBytes {
  readonly bundles?: NamedBytes | undefined;
}

export interface RootBytes extends NamedBytes {
  readonly keyless?: Keyless | undefined;
}

/** Limits of the bundles beside an envelope (specification/trust.md 8). */
export const MAX_BUNDLES_BYTES = 2 ** 20;
const MAX_BUNDLES = 16;

export function bundlesFileOf(envelope: string): string {
  return `${envelope}.sigstore.jsonl`;
}

export const MAX_STAMP_BYTES = 64 * 1024;

/** The token beside a file, or a later one that keeps those before it (specification/trust.md 9). */
export function stampFileOf(file: string, number = 1): string {
  return number === 1 ? `${file}.tsr` : `${file}.${number}.tsr`;
}

/** Whose short-lived certificates count, as a trust root says (specification/trust.md 2). */
export interface Identity extends Pick<TrustRootIdentity, 'issuer' | 'subject'> {
  readonly id: string;
  readonly extensions: ReadonlyMap<string, string>;
  /** Of the Sigstore trusted root that certificates are verified against. */
  readonly trustedRoot: Digest;
  /** Keys of the same person or pipeline: together they count once. */
  readonly holderKeyIds: ReadonlySet<string>;
  /** Those of its signature, once its bundle has been verified. */
  readonly times?: readonly VouchedTime[];
  /** When its signatures may have been made, by the limits of the trust root. */
  readonly limits: {
    readonly expiresAt: EpochMs;
    readonly lifetime: EpochMs;
    readonly clockSkew: EpochMs;
  };
}

/** A token of RFC 3161, and the bytes that it has to be over, in their order. */
export interface Stamp extends NamedBytes {
  readonly covers: readonly Uint8Array[];
}

interface TrustedRootFile {
  readonly file: string;
  readonly value: JsonValue;
}

/** The signer that a certificate names, once its whole bundle has been verified. */
export interface Certified extends Pick<Identity, 'issuer' | 'subject' | 'extensions'> {
  /** The times of the signature that logs and timestamp authorities vouch for. */
  readonly times: readonly VouchedTime[];
}

/** Exactly what a bundle must be a signature of. */
export interface SignedMessage {
  readonly payloadType: string;
  /** The exact bytes that are signed, and the only ones that may be parsed. */
  readonly payload: Uint8Array;
}

/** Verifies certificate, logs, time and signature of a bundle. Who may sign is none of its business. */
export type BundleVerifier = (
  bundle: JsonObject,
  trustedRoot: JsonValue,
  place: { readonly file: string; readonly rootFile: string },
  signed: SignedMessage,
) => Result<Certified>;

/** The verifier for identities of a trust root; the caller reads its files. */
export interface Keyless {
  /** The Sigstore trusted roots beside the trust roots: which of them counts, the trust root says by digest. */
  readonly trustedRoots: readonly NamedBytes[];
  readonly verify: BundleVerifier;
  readonly verifyStamp: (stamp: Stamp, trustedRoot: TrustedRootFile) => Result<VouchedTime>;
}

export interface SigningIdentities {
  readonly identities: readonly Identity[];
  readonly faults: readonly Finding[];
}

/**
 * Returns which identities signed a message with bundles, each once. A certificate matches at most one
 * identity of a role: a trust root whose identities overlap is refused.
 */
export function identitiesOf(
  bundles: NamedBytes,
  signed: SignedMessage,
  asked: readonly Identity[],
  keyless: Keyless | undefined,
): SigningIdentities {
  const { lines, faults } = bundlesIn(bundles);
  const found = new Map<string, Identity>();
  const verify = verifierOf(keyless);
  for (const { bundle, file } of lines) {
    const outcome = identityOf(bundle, file, { signed, asked, verify });
    if (!outcome.ok) faults.push(...outcome.findings);
    else if (found.has(outcome.value.id))
      faults.push(finding('signer_counted_once', { file, found: outcome.value.id }));
    else found.set(outcome.value.id, outcome.value);
  }
  return { identities: [...found.values()], faults };
}

interface BundleLine {
  readonly bundle: JsonObject;
  readonly file: string;
}

/** The bundles of a file, one a line; a file that is one bundle over several lines is read as well. */
function bundlesIn({ bytes, file }: NamedBytes): { lines: BundleLine[]; faults: Finding[] } {
  if (bytes.length > MAX_BUNDLES_BYTES)
    return { lines: [], faults: [tooLarge(bytes.length, MAX_BUNDLES_BYTES, file)] };
  const texts = linesOf(bytes);
  if (texts.length > MAX_BUNDLES) {
    const sizes = { expected: `at most ${MAX_BUNDLES}`, found: String(texts.length) };
    return { lines: [], faults: [finding('bundles_too_many', { file, ...sizes })] };
  }
  const lines: BundleLine[] = [];
  const faults: Finding[] = [];
  for (const [index, text] of texts.entries()) {
    const name = texts.length === 1 ? file : `${file}:${index + 1}`;
    const { findings, value } = readJson(text, { file: name, maxBytes: MAX_BUNDLES_BYTES });
    if (findings.length > 0) faults.push(...findings.slice(0, 3));
    else if (isJsonObject(value)) lines.push({ bundle: value, file: name });
    else faults.push(finding('bundle_malformed', { file: name, expected: 'an object' }));
  }
  return { lines, faults };
}

/** Lines with something on them; all of it where the first line does not end an object. */
function linesOf(bytes: Uint8Array): readonly Uint8Array[] {
  const text = Buffer.from(bytes).toString('latin1');
  const lines = text.split('\n').filter((line) => /[^\0-\x20]/.test(line));
  const isOneText = lines[0]?.trimEnd().endsWith('}') === false;
  return isOneText ? [bytes] : lines.map((line) => Buffer.from(line, 'latin1'));
}

interface Asking {
  readonly signed: SignedMessage;
  readonly asked: readonly Identity[];
  readonly verify: ReturnType<typeof verifierOf>;
}

/** The identity that a bundle is by: verified against the trusted root of each that its names fit. */
function identityOf(
  bundle: JsonObject,
  file: string,
  { signed, asked, verify }: Asking,
): Result<Identity> {
  const refusals: Finding[] = [];
  for (const trustedRoot of new Set(asked.map((identity) => identity.trustedRoot))) {
    const certified = verify(trustedRoot, bundle, file, signed);
    const named = asked.filter((identity) => identity.trustedRoot === trustedRoot);
    const identity = certified.ok ? matching(certified.value, named, file) : certified;
    const dated =
      certified.ok && identity.ok
        ? checkTime(certified.value, identity.value, signed, file)
        : identity;
    if (dated.ok) return dated;
    refusals.push(...dated.findings);
  }
  return present(refusalFor(refusals));
}

function matching(
  certified: Certified,
  asked: readonly Identity[],
  file: string,
): Result<Identity> {
  const { extensions, issuer, subject } = certified;
  const found = `${subject} of ${issuer}`;
  const named = asked.find((one) => one.issuer === issuer && fits(one.subject, subject));
  if (!named) {
    const expected = asked.map((one) => `${one.subject} of ${one.issuer}`).join(', ');
    return refuse('identity_not_of_role', { file, expected, found });
  }
  for (const [oid, expected] of named.extensions) {
    const value = extensions.get(oid);
    if (value !== expected)
      return refuse('identity_extension_differs', {
        file,
        expected: `${oid} ${expected}`,
        found: value ?? 'none',
      });
  }
  return { ok: true, value: named };
}

/** The statement's instant decides which evidence and root count, and who signs with an identity could write any. */
function checkTime(
  { times }: Certified,
  identity: Identity,
  { payload }: SignedMessage,
  file: string,
): Result<Identity> {
  const { clockSkew, expiresAt, lifetime } = identity.limits;
  const stated = statedInstant(payload);
  if (stated === undefined) return refuse('bundle_time_differs', { file, expected: 'an instant' });
  const [from, until] = [stated - clockSkew, Math.min(stated + lifetime, expiresAt) + clockSkew];
  const signedAt = times.map(({ instant }) => instantOf(instant));
  const other = signedAt.find((at) => at < from || at >= until);
  if (other === undefined && signedAt.length > 0)
    return { ok: true, value: { ...identity, times } };
  return refuse('bundle_time_differs', {
    file,
    expected: `${formatInstant(stated)} to ${formatInstant(until)}`,
    found: other === undefined ? 'no time' : formatInstant(other),
  });
}

/** The member of an in-toto test result that claimgate adds (specification/documents.md 3.18). */
export const SEALED_RUN = 'urn:claimgate:sealed-run:v1';

/** When a statement says that it was made; of a projection, when it was exported, and of a run, when it was sealed. */
export function statedInstant(payload: Uint8Array): EpochMs | undefined {
  const { value } = readJson(payload, { file: 'statement', maxBytes: MAX_BUNDLES_BYTES });
  const { predicate } = isJsonObject(value) ? value : {};
  const said = isJsonObject(predicate) ? predicate : {};
  const sealed = said[SEALED_RUN];
  const { generated_at: exported, timeVerified } = isJsonObject(sealed) ? sealed : said;
  const stated = timeVerified ?? exported;
  return typeof stated === 'string' ? parseInstant(stated) : undefined;
}

/** Characters allowed in a reference where an identity ends in `*`: none that another tool decodes or normalises. */
const REFERENCE = /^[A-Za-z0-9._+/-]{1,200}$/;

function fits(expected: string, subject: string): boolean {
  if (!expected.endsWith('*')) return subject === expected;
  const prefix = expected.slice(0, -1);
  const rest = subject.slice(prefix.length);
  return subject.startsWith(prefix) && REFERENCE.test(rest) && !rest.includes('..');
}

/**
 * Tells whether one signer could be of both identities, whatever its extensions say. Mail and repository
 * hosts take several spellings for one name, so capitals and a last slash make no second signer.
 */
export function overlap(one: Identity, other: Identity): boolean {
  if (spelled(one.issuer) !== spelled(other.issuer)) return false;
  const [short = '', long = ''] = [spelled(one.subject), spelled(other.subject)].toSorted(
    (a, b) => a.length - b.length,
  );
  if (!short.endsWith('*')) return long === short || fits(long, short);
  return long.startsWith(short.slice(0, -1));
}

/** Fulcio's extensions about the signing job; the first four identify its owner. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  '1.3.6.1.4.1.57264.1.12': 'repository',
  '1.3.6.1.4.1.57264.1.15': 'repository id',
  '1.3.6.1.4.1.57264.1.16': 'owner',
  '1.3.6.1.4.1.57264.1.17': 'owner id',
  '1.3.6.1.4.1.57264.1.11': 'runner',
  '1.3.6.1.4.1.57264.1.14': 'reference',
  '1.3.6.1.4.1.57264.1.20': 'event',
  '1.3.6.1.4.1.57264.1.22': 'visibility',
};
const SOURCES = Object.keys(EXTENSIONS).slice(0, 4);
const WORKFLOW = /^(?<workflow>https:\/\/[^@]+)@(?<reference>.+)$/;

type Described = Pick<TrustRootIdentity, 'issuer' | 'subject' | 'extensions'>;

/** A workflow that others may call is named by where it is kept, and not by who calls it. */
export function isCallableByAll({ extensions = {}, subject }: Described): boolean {
  return WORKFLOW.test(subject) && !SOURCES.some((oid) => Object.hasOwn(extensions, oid));
}

/** Tells whether an identity is a workflow at one reference, whose repository is named where others could call it. */
export function isOfWorkflow({
  extensions,
  subject,
}: Pick<Identity, 'extensions' | 'subject'>): boolean {
  const { reference = '' } = WORKFLOW.exec(subject)?.groups ?? {};
  const isOne = /^refs\/(?:heads|tags)\/[^*]+$/.test(reference);
  return isOne && SOURCES.some((oid) => extensions.has(oid));
}

export function describeIdentity(identity: Described): string {
  const { extensions = {}, issuer, subject } = identity;
  const { reference = '', workflow } = WORKFLOW.exec(subject)?.groups ?? {};
  const asked = Object.entries(extensions).map(
    ([oid, value]) => `${EXTENSIONS[oid] ?? oid} ${value}`,
  );
  const at = reference.endsWith('*') ? `${reference.slice(0, -1)}…` : reference;
  const who = workflow === undefined ? subject : `any job of ${workflow} at ${at}`;
  const callers = isCallableByAll(identity) ? ['called from any repository'] : [];
  return [who, ...callers, ...asked, `as ${issuer} knows them`].join(', ');
}

function spelled(name: string): string {
  return name.toLowerCase().replace(/\/$/, '');
}

/** Verifies bundles against the trusted roots that digests name; each of them is read once. */
function verifierOf(keyless: Keyless | undefined) {
  const known = new Map<Digest, ReturnType<typeof readTrustedRoot>>();
  return (
    digest: Digest,
    bundle: JsonObject,
    file: string,
    signed: SignedMessage,
  ): Result<Certified> => {
    const root = known.get(digest) ?? readTrustedRoot(keyless, digest, file);
    known.set(digest, root);
    if (!root.ok) return root;
    const place = { file, rootFile: root.value.file };
    return root.value.keyless.verify(bundle, root.value.value, place, signed);
  };
}

export function readTrustedRoot(
  keyless: Keyless | undefined,
  digest: Digest,
  bundle: string,
): Result<TrustedRootFile & { readonly keyless: Keyless }> {
  const found = keyless?.trustedRoots.find(({ bytes }) => digestOf(bytes) === digest);
  if (!keyless || !found)
    return refuse('sigstore_root_missing', { file: bundle, expected: digest });
  const { bytes, file } = found;
  const { findings, value } = readJson(bytes, { file, maxBytes: MAX_BUNDLES_BYTES });
  if (findings.length > 0 || value === undefined)
    return { ok: false, findings: [finding('sigstore_root_invalid', { file }), ...findings] };
  return { ok: true, value: { value, file, keyless } };
}
