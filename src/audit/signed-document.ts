/**
 * The one judge of a signed document: who has signed it, and whether the files that belong beside it fit.
 * The command line brings the files of a folder, the auditor's page those that were dropped on it.
 */
import { digestOf, type Digest } from '../digest/index.ts';
import { demand, present } from '../documents/error.ts';
import { accept, refuse, worstSeverity, type Finding, type Result } from '../documents/findings.ts';
import { RULE_SETS } from '../gate/rule-sets.ts';
import { instantOf, type EpochMs, type NamedBytes } from '../documents/json.ts';
import type { VouchedTime } from '../documents/index.ts';
import { MAX_VERDICT_BYTES, readVerdict } from '../gate/recorded-verdict.ts';
import { anchorOf, type AnchorInput } from '../trust/anchor.ts';
import { STATUS_STATEMENT } from '../trust/badge.ts';
import { predecessorOf } from '../trust/compare-roots.ts';
import {
  claimedKind,
  type EnvelopeKind,
  type NoteForm,
  type SignedContent,
  type SignedVerdict,
} from '../trust/document-kind.ts';
import { aboutReplacedKeys, MAX_ENVELOPE_BYTES, type Envelope } from '../trust/envelope.ts';
import { readSummary } from '../trust/statement.ts';
import { hashOfDigest, leafHash } from '../trust/merkle.ts';
import type { PublicKey } from '../trust/public-key.ts';
import { readTrustRoot, trustRootOf, type TrustRoot } from '../trust/root.ts';
import { statedInstant, type Stamp } from '../trust/identity.ts';
import { aboutTimestamp, countedTimes, verifyStamps } from '../trust/vouched-time.ts';
import {
  ledgerOfKeys,
  ledgerOfRoots,
  verifyByKeys,
  verifyByRoots,
  verifyLedgerNote,
  type VerifiedEnvelope,
  type VerifiedNote,
} from '../trust/verify-document.ts';
import { verifyStatus, type VerifiedStatus } from '../gate/status.ts';
import { recordedWarnings } from '../gate/verdict.ts';

/** Whose signatures count: those of a role of the pinned trust root, or those of given keys. */
export type Accepted = AnchorInput | AcceptedKeys;

interface AcceptedKeys {
  readonly keys: readonly PublicKey[];
  /** By default all keys must have signed. */
  readonly threshold?: number | undefined;
}

/** The files at hand. Those that belong to a document are found among them by digest, else by name. */
interface FilesBeside {
  readonly files: readonly NamedBytes[];
  /** The verdict that a status is compared with if no file has the digest that it names. */
  readonly verdict?: NamedBytes | undefined;
  /** The projection that a statement must be about. It may be larger than memory. */
  readonly projection?: { readonly file: string; readonly digest: Digest } | undefined;
  /** The tokens that vouch for its time, and trusted roots that the caller names for them. */
  readonly stamps?: readonly Stamp[];
  readonly timestampRoots?: readonly NamedBytes[];
  /** The clock that no token may be ahead of; by default the instant of the question. */
  readonly now?: EpochMs;
}

interface JudgedDocument {
  /** The document with the files that fit it; `undefined` if too few of the accepted keys have signed. */
  readonly signed: VerifiedEnvelope | undefined;
  /** Why it does not verify: its signatures, or a file that does not fit. Empty for a document that does. */
  readonly refusals: readonly Finding[];
  /** The times that count for it, and those that no longer do; there only if trust roots say whose tokens count. */
  readonly vouched?: {
    readonly times: readonly VouchedTime[];
    readonly findings: readonly Finding[];
  };
}

/** Verifies an envelope, and that the files that belong to it fit. @throws ClaimgateError if its verdict is unreadable */
export function judgeDocument(
  envelope: Envelope,
  by: Accepted,
  beside: FilesBeside,
): JudgedDocument {
  const signed = verifySignatures(envelope, by, beside);
  if (!signed.ok) return { signed: undefined, refusals: signed.findings };
  const content = withBeside(signed.value.content, envelope.file, beside);
  if (!content.ok) return { signed: signed.value, refusals: content.findings };
  const whole = { ...signed.value, content: content.value };
  if (!('pin' in by) || !whole.root) return { signed: whole, refusals: [] };
  const { times, findings } = timesBeside(envelope, whole, whole.root, {
    ...beside,
    now: beside.now ?? by.at,
  });
  const isRefused = worstSeverity(findings) > 0;
  if (isRefused) return { signed: whole, refusals: findings };
  return { signed: whole, refusals: [], vouched: { times, findings } };
}

/** Verifies who vouches for the time of a document, and that a release has the timestamp that its trust root asks for. */
function timesBeside(
  { file, payload }: Envelope,
  { content, identities }: VerifiedEnvelope,
  root: TrustRoot,
  { now, stamps = [], timestampRoots: named = [] }: FilesBeside & { readonly now: EpochMs },
) {
  const vouched = verifyStamps(stamps, { root, named, from: statedInstant(payload), now });
  if (content.kind !== 'signed_verdict') return vouched;
  const bundled = identities.flatMap(({ times = [] }) => times);
  const times = [...bundled.flatMap((time) => countedTimes([time], now)), ...vouched.times];
  const judged = instantOf(content.predicate.timeVerified);
  const asked = aboutTimestamp(root, { file, judged, times, now });
  return { times: vouched.times, findings: [...vouched.findings, ...asked] };
}

function verifySignatures(
  envelope: Envelope,
  by: Accepted,
  beside: FilesBeside,
): Result<VerifiedEnvelope> {
  if ('keys' in by) {
    const { keys, threshold = new Set(keys.map(({ id }) => id)).size } = by;
    return verifyByKeys(envelope, { keys, threshold });
  }
  const kind = kindOf(envelope);
  if (kind === 'status') return judgeStatus(envelope, by, beside);
  const verified = verifyByRoots(envelope, { ...by, ruleSets: RULE_SETS });
  return verified.ok || kind !== 'signed_verdict'
    ? verified
    : (verifyByReplaced(envelope, by) ?? verified);
}

/**
 * Verifies a verdict of before a rotation as an audit does: by an earlier trust root that the pin still vouches for,
 * and that had not expired when the release was judged. The reader learns that its keys were replaced since.
 */
function verifyByReplaced(
  envelope: Envelope,
  by: AnchorInput,
): Result<VerifiedEnvelope> | undefined {
  const stated = readSummary(envelope.payload, envelope.file);
  const now = anchorOf(by);
  if (!stated.ok || !now.ok) return undefined;
  const { root: newest } = now.value;
  const replaced = aboutReplacedKeys(envelope, newest.roles.release, newest.envelope.file)[0];
  if (!replaced) return undefined;
  const at = instantOf(stated.value.predicate.timeVerified);
  for (let last = by.roots.length - 1; last > 0; last -= 1) {
    const earlier = { ...by, at, roots: by.roots.slice(0, last), ruleSets: RULE_SETS };
    const verified = verifyByRoots(envelope, earlier);
    if (!verified.ok || verified.value.content.kind !== 'signed_verdict') continue;
    return accept({ ...verified.value, content: { ...verified.value.content, replaced } });
  }
  return undefined;
}

/** Verifies a status with the verdict of its release, by the trust roots at hand, else by those in it. */
export function judgeStatus(
  envelope: Envelope,
  anchor: AnchorInput,
  { files, verdict: otherwise }: FilesBeside,
): Result<VerifiedStatus> {
  const { file, payload, signatures } = envelope;
  // Keys alone sign a status, so bundles beside it are no signatures.
  if (signatures.length === 0) return refuse('envelope_unsigned', { file, pointer: '/signatures' });
  const status = STATUS_STATEMENT.read(payload, file);
  if (!status.ok) return status;
  const { subject: expected } = status.value;
  const verdict = files.find(isOf(expected)) ?? otherwise;
  if (!verdict) return refuse('file_missing', { file: VERDICT, expected });
  return verifyStatus(envelope, { ...anchor, verdict, ruleSets: RULE_SETS });
}

const VERDICT = 'gate-verdict.json';

/** The kind that a document says it is of; `undefined` for one that no verifier would accept. */
export function kindOf(envelope: Envelope): EnvelopeKind | undefined {
  const kind = claimedKind(envelope);
  return kind.ok ? kind.value : undefined;
}

/** Names the file that belongs beside a document of its kind, with its limit; `undefined` where none does. */
export function nameBeside(envelope: Envelope) {
  const kind = kindOf(envelope);
  if (kind === 'status') return { file: VERDICT, maxBytes: MAX_VERDICT_BYTES };
  if (kind === 'signed_verdict') {
    const file = verdictOf(envelope.file);
    return file === envelope.file ? undefined : { file, maxBytes: MAX_VERDICT_BYTES };
  }
  const root = kind === 'trust_root' ? trustRootOf(envelope) : undefined;
  if (!root?.ok) return undefined;
  const file = `${root.value.document.version - 1}.root.json`;
  return { file, maxBytes: MAX_ENVELOPE_BYTES };
}

/**
 * Adds the files that belong to it to a document: to a trust root the one before it, to a signed verdict the
 * warnings of its verdict. Refused if another verdict or projection lies there.
 */
export function withBeside(
  content: SignedContent,
  envelope: string,
  { files, projection }: FilesBeside,
): Result<SignedContent> {
  if (content.kind === 'trust_root') {
    const roots = files.map(({ bytes, file }) => readTrustRoot(bytes, file));
    return accept({ ...content, previous: predecessorOf(content.root, roots) });
  }
  if (content.kind === 'projection_statement' && projection) {
    const [expected, found] = [content.projection, projection.digest];
    if (expected !== found)
      return refuse('projection_digest_differs', { file: projection.file, expected, found });
  }
  return content.kind === 'signed_verdict'
    ? withVerdict(content, envelope, files)
    : accept(content);
}

/** Adds the warnings of its verdict to a signed verdict, whose statement has none. */
export function withVerdict(
  content: SignedVerdict,
  envelope: string,
  files: readonly NamedBytes[],
): Result<SignedVerdict> {
  const expected = content.verdict;
  const isNamed = ({ file }: NamedBytes) => file !== envelope && file === verdictOf(envelope);
  const verdict = files.find(isOf(expected)) ?? files.find(isNamed);
  if (!verdict) return accept(content);
  const { bytes, file } = verdict;
  const found = digestOf(bytes);
  if (expected !== found) return refuse('verdict_signature_of_other', { file, expected, found });
  const warnings = recordedWarnings(demand(readVerdict(bytes, file)));
  return accept({ ...content, recorded: { file, warnings } });
}

function verdictOf(envelope: string): string {
  return envelope.replace(/\.intoto\.json$/, '.json');
}

function isOf(digest: Digest) {
  return ({ bytes }: NamedBytes): boolean => digestOf(bytes) === digest;
}

/**
 * Verifies a checkpoint, or a proof with what it is about.
 *
 * @param by the trust roots that name the ledger, or its note keys
 * @param about of an inclusion proof the record, or the digest that is its leaf hash; of a consistency proof the
 * earlier checkpoint
 */
export function judgeNote(
  { form, text, file }: NamedNote,
  by: AnchorInput | readonly string[],
  about: NamedBytes | Digest | undefined,
): Result<VerifiedNote> {
  const ledger = 'pin' in by ? ledgerOfRoots(by) : ledgerOfKeys(by);
  if (!ledger.ok) return ledger;
  if (form === 'checkpoint') return verifyLedgerNote({ text, file }, ledger.value, {});
  const given = present(about);
  if (typeof given === 'string')
    return verifyLedgerNote({ text, file }, ledger.value, { leaf: hashOfDigest(given) });
  if (form === 'tlog_proof')
    return verifyLedgerNote({ text, file }, ledger.value, { leaf: leafHash(given.bytes) });
  const earlier = { text: Buffer.from(given.bytes).toString('utf8'), file: given.file };
  return verifyLedgerNote({ text, file }, ledger.value, { earlier });
}

/** A checkpoint or proof, with the name of its file. */
export type NamedNote = NoteForm & { readonly file: string };
