import type { DigestText } from '../documents/index.ts';
import { decodeStandardBase64, encodeBase64 } from './base64.ts';
import { digestOfHash, EMPTY_ROOT, hashOfDigest, isSameHash, TREE_HASH_BYTES } from './merkle.ts';
import { openNote, signNote, signNoteWith, type NoteKey } from './note.ts';
import { accept, refuse, type Result } from '../findings/index.ts';
import type { PrivateKey, Signer } from './private-key.ts';

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

/**
 * Verifies a C2SP checkpoint. Refuses what {@link openNote} refuses, text that is not origin, size and
 * root and nothing else (`checkpoint_malformed`), and another origin (`checkpoint_origin_wrong`).
 */
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
export function signCheckpoint(head: LedgerHead, key: PrivateKey, file: string): Result<string> {
  const text = formatCheckpoint(head);
  const parsed = parseCheckpoint(text, file);
  return parsed.ok ? signNote(text, head.origin, key, file) : parsed;
}

/** The same with any signer. */
export async function signCheckpointWith(
  head: LedgerHead,
  signer: Signer,
  file: string,
): Promise<Result<string>> {
  const text = formatCheckpoint(head);
  const parsed = parseCheckpoint(text, file);
  return parsed.ok ? signNoteWith(text, head.origin, signer, file) : parsed;
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
