import { createHash } from 'node:crypto';
import type { Place } from '../findings/index.ts';
import { decodeStandardBase64, encodeBase64 } from './base64.ts';
import { accept, refuse, type Result } from '../findings/index.ts';
import { publicKeyOfPoint, type PublicKey } from './public-key.ts';

/** Who may sign a note: a name, and an Ed25519 key under it (C2SP signed-note). */
export interface NoteKey {
  readonly name: string;
  /** The first four bytes of SHA-256 over name and key: which key a signature line speaks of. */
  readonly hash: Uint8Array;
  readonly publicKey: PublicKey;
}

/** Signature type of Ed25519 in C2SP signed-note. */
const ED25519 = 0x01;

/** Whether a text can name a key: no white space, no plus sign, nothing invisible. */
export function isNoteName(text: string): boolean {
  return /^[!-*,-~]{1,256}$/.test(text);
}

/** The note key of an Ed25519 key under a name; other names and schemes are refused (`note_key_invalid`). */
export function noteKeyOf(name: string, publicKey: PublicKey, place: Place = {}): Result<NoteKey> {
  if (!isNoteName(name))
    return refuse('note_key_invalid', { ...place, expected: 'a name of printable ASCII' });
  if (publicKey.scheme !== 'ed25519') {
    return refuse('note_key_invalid', {
      ...place,
      expected: 'an Ed25519 key',
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
  if (name === undefined || bytes?.[0] !== ED25519) return malformed();
  const publicKey = publicKeyOfPoint(bytes.subarray(1), place);
  if (!publicKey.ok) return publicKey;
  const key = noteKeyOf(name, publicKey.value, place);
  return key.ok && formatNoteKey(key.value) !== `${name}+${hash}+${encoded}` ? malformed() : key;
}

/** Writes a note key as `name+hash+base64`. */
export function formatNoteKey({ name, hash, publicKey }: NoteKey): string {
  return [name, Buffer.from(hash).toString('hex'), encodeBase64(typed(publicKey))].join('+');
}

function typed({ point }: PublicKey): Uint8Array {
  return Buffer.concat([Buffer.of(ED25519), point]);
}
