import type { Digest } from '../digest/index.ts';
import {
  digestOfHash,
  openCheckpoint,
  parseGrowthProof,
  parseNoteKey,
  parseTlogProof,
  verifyGrowthProof,
  verifyTlogProof,
  type LedgerHead,
  type LedgerIdentity,
  type NoteKey,
  type TreeHash,
} from './index.ts';
import { accept, refuse, type Result } from '../findings/index.ts';
import { anchorOf, type AnchorInput } from './index.ts';
import { present } from '../findings/assert.ts';

/** A ledger's head that one of its keys has signed, and what is shown of it. */
export interface VerifiedNote {
  readonly head: LedgerHead;
  /** A record that is in it. */
  readonly record?: { readonly index: number; readonly leaf: Digest };
  /** An earlier head, signed as well, that it extends. */
  readonly since?: LedgerHead;
}

/** A text and the file that it was read from. */
export interface NoteText {
  readonly text: string;
  readonly file: string;
}

/** The ledger that the last root of a pinned chain names. */
export function ledgerOfRoots(given: AnchorInput): Result<LedgerIdentity> {
  const anchor = anchorOf(given);
  return anchor.ok ? accept(anchor.value.root.ledger) : anchor;
}

/** The ledger of note keys, which must all be under its origin (`note_key_invalid`). */
export function ledgerOfKeys(texts: readonly string[]): Result<LedgerIdentity> {
  const keys: NoteKey[] = [];
  for (const text of texts) {
    const key = parseNoteKey(text);
    if (!key.ok) return key;
    keys.push(key.value);
  }
  const origin = present(keys[0]).name;
  const other = keys.find(({ name }) => name !== origin);
  return other
    ? refuse('note_key_invalid', { expected: `the name ${origin}`, found: other.name })
    : accept({ origin, keys });
}

export function verifyCheckpoint(
  text: string,
  ledger: LedgerIdentity,
  file: string,
): Result<VerifiedNote> {
  const head = openCheckpoint(text, ledger, file);
  return head.ok ? accept({ head: head.value }) : head;
}

export function verifyProof(
  text: string,
  leaf: TreeHash,
  ledger: LedgerIdentity,
  file: string,
): Result<VerifiedNote> {
  const proof = parseTlogProof(text, file);
  if (!proof.ok) return proof;
  const head = verifyTlogProof(proof.value, leaf, ledger, file);
  const record = { index: proof.value.index, leaf: digestOfHash(leaf) };
  return head.ok ? accept({ head: head.value, record }) : head;
}

/** That the ledger only grew from an earlier checkpoint of it to that of the proof. */
export function verifyGrowthSince(
  { text, file }: NoteText,
  earlier: NoteText,
  ledger: LedgerIdentity,
): Result<VerifiedNote> {
  const since = openCheckpoint(earlier.text, ledger, earlier.file);
  if (!since.ok) return since;
  const proof = parseGrowthProof(text, file);
  if (!proof.ok) return proof;
  const head = verifyGrowthProof(proof.value, since.value, ledger, file);
  return head.ok ? accept({ head: head.value, since: since.value }) : head;
}
