import type { DigestText, ConsistencyProof, ConsistencyProofs } from '../documents/index.ts';
import { accept, refuse, type Result, type Place } from '../documents/findings.ts';
import { createHash } from '../digest/node.ts';
import { wrong } from './envelope.ts';
import {
  digestOfHash,
  EMPTY_ROOT,
  hashOfDigest,
  isSameHash,
  TREE_HASH_BYTES,
  MAX_CONSISTENCY_HASHES,
  consistencyHolds,
  type TreeHash,
} from './merkle.ts';
import type { Signer } from './private-key.ts';
import {
  decodeStandardBase64,
  encodeBase64,
  fittingSignature,
  KEY_SCHEMES,
  schemeOf,
  signatureFits,
  publicKeyOfPoint,
  type PublicKey,
} from './public-key.ts';

/** Who may sign a note: a name, and an Ed25519 key under it (C2SP signed-note). */
export interface NoteKey {
  readonly name: string;
  /** The first four bytes of SHA-256 over name and key: which key a signature line speaks of. */
  readonly hash: Uint8Array;
  readonly publicKey: PublicKey;
}

const NOTE_SCHEMES = KEY_SCHEMES.filter((name) => schemeOf(name).noteType !== null);

/** Tells whether a text can name a key: no white space, no plus sign, nothing invisible. */
export function isNoteName(text: string): boolean {
  return /^[!-*,-~]{1,256}$/.test(text);
}

/** Returns the note key of a key under a name; other names and schemes are refused (`note_key_invalid`). */
export function noteKeyOf(name: string, publicKey: PublicKey, place: Place = {}): Result<NoteKey> {
  if (!isNoteName(name))
    return refuse('note_key_invalid', { ...place, expected: 'a name of printable ASCII' });
  if (!NOTE_SCHEMES.includes(publicKey.scheme)) {
    return refuse('note_key_invalid', {
      ...place,
      expected: `an ${NOTE_SCHEMES.map((scheme) => schemeOf(scheme).title).join(' or ')} key`,
      found: publicKey.scheme,
    });
  }
  const hash = createHash('sha256')
    .update(`${name}\n`)
    .update(typed(publicKey))
    .digest()
    .subarray(0, 4);
  return accept({ name, hash, publicKey });
}

/** Reads `name+hash+base64`, as Go's sumdb/note writes it; refuses with `note_key_invalid` or `key_weak`. */
export function parseNoteKey(text: string, place: Place = {}): Result<NoteKey> {
  const malformed = (): Result<NoteKey> =>
    refuse('note_key_invalid', { ...place, expected: 'name+hash+base64', found: text });
  const [, name, hash, encoded] = /^([^+]+)\+([0-9a-f]{8})\+(.+)$/.exec(text) ?? [];
  const bytes = encoded === undefined ? undefined : decodeStandardBase64(encoded);
  const scheme = NOTE_SCHEMES.find((one) => schemeOf(one).noteType === bytes?.[0]);
  if (name === undefined || bytes === undefined || scheme === undefined) return malformed();
  const publicKey = publicKeyOfPoint({ scheme, point: bytes.subarray(1) }, place);
  if (!publicKey.ok) return publicKey;
  const key = noteKeyOf(name, publicKey.value, place);
  return key.ok && formatNoteKey(key.value) !== `${name}+${hash}+${encoded}` ? malformed() : key;
}

export function formatNoteKey({ name, hash, publicKey }: NoteKey): string {
  return [name, Buffer.from(hash).toString('hex'), encodeBase64(typed(publicKey))].join('+');
}

/** Returns the key with the signature type of its scheme in front (C2SP signed-note). */
function typed({ scheme, point }: PublicKey): Uint8Array {
  return Buffer.concat([Buffer.of(schemeOf(scheme).noteType ?? 0), point]);
}

/** Limits of a signed note; a checkpoint needs far less. */
const MAX_NOTE_LENGTH = 16_384;
const MAX_NOTE_SIGNATURES = 16;

/**
 * Verifies a signed note (C2SP signed-note) and hands back its text, with the final newline. At least one
 * key must have signed (`note_unsigned`), no signature under a known key may be wrong
 * (`note_signature_wrong`); lines of unknown keys, such as witnesses, are passed over.
 */
export function openNote(note: string, keys: readonly NoteKey[], file: string): Result<string> {
  const parsed = parseNote(note, file);
  if (!parsed.ok) return parsed;
  const { text, signatures } = parsed.value;
  const message = Buffer.from(text);
  let signers = 0;
  for (const line of signatures) {
    const key = keys.find(
      ({ name, hash }) => name === line.name && Buffer.compare(hash, line.hash) === 0,
    );
    if (!key) continue;
    if (!signatureFits(key.publicKey, message, line.signature)) {
      return refuse('note_signature_wrong', { file, found: key.name });
    }
    signers += 1;
  }
  return signers > 0 ? accept(text) : refuse('note_unsigned', { file });
}

/** Signs a text, which must end with a newline, as `name`; not every scheme signs notes. */
export async function signNote(
  text: string,
  name: string,
  signer: Signer,
  file: string,
): Promise<Result<string>> {
  const noteKey = noteKeyOf(name, signer.publicKey, { file });
  if (!noteKey.ok) return noteKey;
  const { hash, publicKey } = noteKey.value;
  const message = Buffer.from(text);
  const fitting = fittingSignature(publicKey, message, await signer.sign(message, 'checkpoint'));
  if (!fitting) return refuse('signature_wrong', { file, ...wrong(publicKey, message) });
  const note = `${text}\n\u2014 ${name} ${encodeBase64(Buffer.concat([hash, fitting]))}\n`;
  const parsed = parseNote(note, file);
  return parsed.ok ? accept(note) : parsed;
}

/** Control characters other than the newline, and halves of surrogate pairs, are in no note. */
const FORBIDDEN = /[\u0000-\u0009\u000b-\u001f]/;
const SIGNATURE_LINE = /^\u2014 ([^ ]+) ([A-Za-z0-9+/=]+)$/;

/** Reads the text of a note with its final newline, which is exactly what is signed, and the signatures. */
function parseNote(note: string, file: string) {
  const malformed = () => refuse('note_malformed', { file });
  if (
    note.length > MAX_NOTE_LENGTH ||
    FORBIDDEN.test(note) ||
    !note.isWellFormed() ||
    !note.endsWith('\n')
  )
    return malformed();
  const split = note.lastIndexOf('\n\n');
  if (split < 0) return malformed();
  const lines = note.slice(split + 2, -1).split('\n');
  const signatures = lines.map(parseSignatureLine).filter((line) => line !== undefined);
  if (signatures.length !== lines.length || lines.length > MAX_NOTE_SIGNATURES) return malformed();
  return accept({ text: note.slice(0, split + 1), signatures });
}

function parseSignatureLine(line: string) {
  const [, name, encoded] = SIGNATURE_LINE.exec(line) ?? [];
  const bytes = encoded === undefined ? undefined : decodeStandardBase64(encoded);
  if (name === undefined || !isNoteName(name) || !bytes || bytes.length < 5) return undefined;
  return { name, hash: bytes.subarray(0, 4), signature: bytes.subarray(4) };
}

/** Head of a ledger, in the form that documents carry; `tree_size` is the sequence number (specification/trust.md 3). */
export interface LedgerHead {
  readonly origin: string;
  readonly tree_size: number;
  readonly root_hash: DigestText;
}

/** Which ledger a checkpoint must be of, and who may have signed it. */
export interface LedgerIdentity {
  readonly origin: string;
  readonly keys: readonly NoteKey[];
}

/** Refuses what {@link openNote} refuses, `checkpoint_malformed` and `checkpoint_origin_wrong`. */
export function openCheckpoint(
  note: string,
  { origin, keys }: LedgerIdentity,
  file: string,
): Result<LedgerHead> {
  const text = openNote(note, keys, file);
  const head = text.ok ? parseCheckpoint(text.value, file) : text;
  if (head.ok && head.value.origin !== origin) {
    return refuse('checkpoint_origin_wrong', { file, expected: origin, found: head.value.origin });
  }
  return head;
}

/** Writes and signs a checkpoint; the key's name is the origin. */
export async function signCheckpoint(
  head: LedgerHead,
  signer: Signer,
  file: string,
): Promise<Result<string>> {
  const text = formatCheckpoint(head);
  const parsed = parseCheckpoint(text, file);
  return parsed.ok ? signNote(text, head.origin, signer, file) : parsed;
}

/** Returns the text of a checkpoint, before it is signed (C2SP tlog-checkpoint). */
export function formatCheckpoint({ origin, tree_size, root_hash }: LedgerHead): string {
  return `${origin}\n${tree_size}\n${encodeBase64(hashOfDigest(root_hash))}\n`;
}

const SIZE = /^(?:0|[1-9][0-9]{0,15})$/;

/** Reads the text of a checkpoint. Extension lines are refused: no ledger of claimgate writes any. */
export function parseCheckpoint(text: string, file: string): Result<LedgerHead> {
  const malformed = () => refuse('checkpoint_malformed', { file });
  const lines = text.split('\n');
  const [origin = '', size = '', encoded = '', end] = lines;
  if (lines.length !== 4 || end !== '' || origin === '' || !SIZE.test(size)) return malformed();
  const tree_size = Number(size);
  const root = decodeStandardBase64(encoded);
  if (!Number.isSafeInteger(tree_size) || root?.length !== TREE_HASH_BYTES) return malformed();
  if (tree_size === 0 && !isSameHash(root, EMPTY_ROOT)) return malformed();
  return accept({ origin, tree_size, root_hash: digestOfHash(root) });
}

/**
 * Tells whether a ledger only grew from one head to another (RFC 9162 section 2.1.4.2); hands back the later
 * one. `ledger_truncated` where it is smaller, `ledger_forked` where two heads of one size differ,
 * `consistency_start_wrong` and `consistency_unproven` where nothing shows the growth.
 */
export function verifyGrowth(
  from: LedgerHead,
  to: LedgerHead,
  proofs: ConsistencyProof | ConsistencyProofs,
  place: { readonly file: string; readonly pointer?: string },
): Result<LedgerHead> {
  const { file } = place;
  if (to.tree_size < from.tree_size) {
    return refuse('ledger_truncated', {
      file,
      expected: `at least ${from.tree_size} records`,
      found: String(to.tree_size),
    });
  }
  if (to.tree_size === from.tree_size) {
    // The same head is the same ledger: there is no growth to prove, whatever the proof starts from.
    return to.root_hash === from.root_hash ? accept(to) : refuseForked(from, to, file);
  }
  const all = Array.isArray(proofs) ? proofs : [proofs];
  const startOf = (proof: ConsistencyProof): number => proof?.from_size ?? 0;
  const index = all.findIndex((proof) => startOf(proof) === from.tree_size);
  const own = all[Math.max(index, 0)];
  const { from_size, hashes } = own ?? { from_size: 0, hashes: [] };
  if (from_size !== from.tree_size) {
    return refuse('consistency_start_wrong', {
      ...place,
      expected: String(from.tree_size),
      found: all.map(startOf).join(', '),
    });
  }
  // Every ledger extends the empty one: nothing to prove either.
  if (from_size === 0) return accept(to);
  const holds = consistencyHolds({
    fromSize: from.tree_size,
    fromRoot: hashOfDigest(from.root_hash),
    toSize: to.tree_size,
    toRoot: hashOfDigest(to.root_hash),
    hashes: hashes.map(hashOfDigest),
  });
  return holds
    ? accept(to)
    : refuse('consistency_unproven', { ...place, found: `${from.tree_size} to ${to.tree_size}` });
}

export function refuseForked(known: LedgerHead, other: LedgerHead, file: string): Result<never> {
  return refuse('ledger_forked', {
    file,
    expected: `${known.root_hash} at size ${known.tree_size}`,
    found: other.root_hash,
  });
}

/** One file, as a witness is asked to sign it (C2SP tlog-witness, add-checkpoint). */
interface GrowthProof {
  readonly consistency: ConsistencyProof;
  readonly checkpoint: string;
}

const FIRST_LINE = /^old (0|[1-9][0-9]{0,15})$/;

export function looksLikeGrowthProof(text: string): boolean {
  return text.startsWith('old ');
}

export function formatGrowthProof({ consistency, checkpoint }: GrowthProof): string {
  const { from_size, hashes } = consistency ?? { from_size: 0, hashes: [] };
  const lines = [`old ${from_size}`, ...hashes.map((hash) => encodeBase64(hashOfDigest(hash)))];
  return `${lines.join('\n')}\n\n${checkpoint}`;
}

/** Reads the text of a consistency proof; anything but its one form is `proof_malformed`. Nothing is verified yet. */
export function parseGrowthProof(text: string, file: string): Result<GrowthProof> {
  const malformed = () => refuse('proof_malformed', { file });
  const { lines, checkpoint } = splitProof(text) ?? { lines: [], checkpoint: '' };
  const [first = '', ...rest] = lines;
  const from_size = Number(FIRST_LINE.exec(first)?.[1]);
  const hashes = hashesIn(rest, MAX_CONSISTENCY_HASHES)?.map(digestOfHash);
  if (!Number.isSafeInteger(from_size) || !hashes) return malformed();
  if (from_size === 0 && hashes.length > 0) return malformed();
  return accept({ consistency: from_size === 0 ? null : { from_size, hashes }, checkpoint });
}

export function splitProof(
  text: string,
): { readonly lines: readonly string[]; readonly checkpoint: string } | undefined {
  const split = text.indexOf('\n\n');
  if (text.length > 2 * MAX_NOTE_LENGTH || split < 0) return undefined;
  return { lines: text.slice(0, split).split('\n'), checkpoint: text.slice(split + 2) };
}

/** Reads the hashes of a proof, one a line; `undefined` where a line is none or there are too many. */
export function hashesIn(lines: readonly string[], most: number): TreeHash[] | undefined {
  const hashes = lines
    .map(decodeStandardBase64)
    .filter((hash): hash is TreeHash => hash?.length === TREE_HASH_BYTES);
  return hashes.length === lines.length && hashes.length <= most ? hashes : undefined;
}

/** Refuses what {@link openCheckpoint} and {@link verifyGrowth} refuse; hands back the head that the ledger grew to. */
export function verifyGrowthProof(
  { consistency, checkpoint }: GrowthProof,
  earlier: LedgerHead,
  ledger: LedgerIdentity,
  file: string,
): Result<LedgerHead> {
  const head = openCheckpoint(checkpoint, ledger, file);
  return head.ok ? verifyGrowth(earlier, head.value, consistency, { file }) : head;
}
