import { decodeStandardBase64, encodeBase64 } from './base64.ts';
import { accept, refuse, type Result, type Place } from '../findings/index.ts';
import { createHash } from '../platform/node.ts';
import { wrong } from './envelope.ts';
import type { PrivateKey, Signer } from './private-key.ts';
import { fittingSignature, KEY_SCHEMES, schemeOf, signatureFits, signMessage } from './schemes.ts';
import { publicKeyOfPoint, type PublicKey } from './public-key.ts';

/** Who may sign a note: a name, and an Ed25519 key under it (C2SP signed-note). */
export interface NoteKey {
  readonly name: string;
  /** The first four bytes of SHA-256 over name and key: which key a signature line speaks of. */
  readonly hash: Uint8Array;
  readonly publicKey: PublicKey;
}

/** The schemes that sign notes. */
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

/** Writes a note key as `name+hash+base64`. */
export function formatNoteKey({ name, hash, publicKey }: NoteKey): string {
  return [name, Buffer.from(hash).toString('hex'), encodeBase64(typed(publicKey))].join('+');
}

/** Returns the key with the signature type of its scheme in front (C2SP signed-note). */
function typed({ scheme, point }: PublicKey): Uint8Array {
  return Buffer.concat([Buffer.of(schemeOf(scheme).noteType ?? 0), point]);
}

/** Limits of a signed note; a checkpoint needs far less. */
export const MAX_NOTE_LENGTH = 16_384;
const MAX_NOTE_SIGNATURES = 16;

interface NoteSignature {
  readonly name: string;
  readonly hash: Uint8Array;
  readonly signature: Uint8Array;
}

interface Note {
  /** With its final newline: exactly what is signed. */
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
}

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
export function signNote(
  text: string,
  name: string,
  key: PrivateKey,
  file: string,
): Result<string> {
  const noteKey = noteKeyOf(name, key.publicKey, { file });
  return noteKey.ok
    ? signedNote(text, noteKey.value, signMessage(key, Buffer.from(text)), file)
    : noteKey;
}

/** The same with any signer. */
export async function signNoteWith(
  text: string,
  name: string,
  signer: Signer,
  file: string,
): Promise<Result<string>> {
  const noteKey = noteKeyOf(name, signer.publicKey, { file });
  return noteKey.ok
    ? signedNote(text, noteKey.value, await signer.sign(Buffer.from(text), 'checkpoint'), file)
    : noteKey;
}

function signedNote(
  text: string,
  { name, hash, publicKey }: NoteKey,
  signature: Uint8Array,
  file: string,
): Result<string> {
  const message = Buffer.from(text);
  const fitting = fittingSignature(publicKey, message, signature);
  if (!fitting) return refuse('signature_wrong', { file, ...wrong(publicKey, message) });
  const note = `${text}\n\u2014 ${name} ${encodeBase64(Buffer.concat([hash, fitting]))}\n`;
  const parsed = parseNote(note, file);
  return parsed.ok ? accept(note) : parsed;
}

/** Control characters other than the newline, and halves of surrogate pairs, are in no note. */
const FORBIDDEN = /[\u0000-\u0009\u000b-\u001f]/;
const SIGNATURE_LINE = /^\u2014 ([^ ]+) ([A-Za-z0-9+/=]+)$/;

function parseNote(note: string, file: string): Result<Note> {
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

function parseSignatureLine(line: string): NoteSignature | undefined {
  const [, name, encoded] = SIGNATURE_LINE.exec(line) ?? [];
  const bytes = encoded === undefined ? undefined : decodeStandardBase64(encoded);
  if (name === undefined || !isNoteName(name) || !bytes || bytes.length < 5) return undefined;
  return { name, hash: bytes.subarray(0, 4), signature: bytes.subarray(4) };
}
