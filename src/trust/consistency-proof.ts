import type { ConsistencyProof } from '../documents/index.ts';
import { decodeStandardBase64, encodeBase64 } from './base64.ts';
import { openCheckpoint, type LedgerHead, type LedgerIdentity } from './checkpoint.ts';
import {
  digestOfHash,
  hashOfDigest,
  TREE_HASH_BYTES,
  MAX_CONSISTENCY_HASHES,
  consistencyHolds,
} from './merkle.ts';
import { MAX_NOTE_LENGTH } from './note.ts';
import { accept, refuse, type Result } from '../findings/index.ts';

/** Where a consistency proof was read from, for findings. */
interface ProofPlace {
  readonly file: string;
  readonly pointer?: string;
}

/**
 * Tells whether a ledger only grew from one head to another (RFC 9162 section 2.1.4.2); hands back the later
 * one. `ledger_truncated` where it is smaller, `ledger_forked` where two heads of one size differ,
 * `consistency_start_wrong` and `consistency_unproven` where nothing shows the growth.
 */
export function verifyGrowth(
  from: LedgerHead,
  to: LedgerHead,
  proof: ConsistencyProof,
  place: ProofPlace,
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
  const { from_size, hashes } = proof ?? { from_size: 0, hashes: [] };
  if (from_size !== from.tree_size) {
    return refuse('consistency_start_wrong', {
      ...place,
      expected: String(from.tree_size),
      found: String(from_size),
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

/** Two heads of one ledger that had the same size and another root. */
export function refuseForked(known: LedgerHead, other: LedgerHead, file: string): Result<never> {
  return refuse('ledger_forked', {
    file,
    expected: `${known.root_hash} at size ${known.tree_size}`,
    found: other.root_hash,
  });
}

/**
 * That a ledger only grew since it had so many records, with the checkpoint that it grew to: one file, as
 * a witness is asked to sign it (C2SP tlog-witness, add-checkpoint).
 */
interface GrowthProof {
  readonly consistency: ConsistencyProof;
  /** The signed note, as text. */
  readonly checkpoint: string;
}

const MAX_LENGTH = 2 * MAX_NOTE_LENGTH;
const FIRST_LINE = /^old (0|[1-9][0-9]{0,15})$/;

/** Tells whether a text begins as a proof of growth does. */
export function looksLikeGrowthProof(text: string): boolean {
  return text.startsWith('old ');
}

/** Writes the text of a proof of growth. */
export function formatGrowthProof({ consistency, checkpoint }: GrowthProof): string {
  const { from_size, hashes } = consistency ?? { from_size: 0, hashes: [] };
  const lines = [`old ${from_size}`, ...hashes.map((hash) => encodeBase64(hashOfDigest(hash)))];
  return `${lines.join('\n')}\n\n${checkpoint}`;
}

/** Reads the text of a proof of growth; anything but its one form is `proof_malformed`. Nothing is verified yet. */
export function parseGrowthProof(text: string, file: string): Result<GrowthProof> {
  const malformed = () => refuse('proof_malformed', { file });
  const split = text.indexOf('\n\n');
  if (text.length > MAX_LENGTH || split < 0) return malformed();
  const [first = '', ...rest] = text.slice(0, split).split('\n');
  const from_size = Number(FIRST_LINE.exec(first)?.[1]);
  const hashes = rest
    .map(decodeStandardBase64)
    .flatMap((hash) => (hash?.length === TREE_HASH_BYTES ? [digestOfHash(hash)] : []));
  const isWhole = hashes.length === rest.length && hashes.length <= MAX_CONSISTENCY_HASHES;
  if (!Number.isSafeInteger(from_size) || !isWhole) return malformed();
  if (from_size === 0 && hashes.length > 0) return malformed();
  const consistency = from_size === 0 ? null : { from_size, hashes };
  return accept({ consistency, checkpoint: text.slice(split + 2) });
}

/**
 * Verifies that a ledger only grew from an earlier head to that of the proof's checkpoint, which it hands
 * back: what {@link openCheckpoint} and {@link verifyGrowth} refuse is refused.
 */
export function verifyGrowthProof(
  { consistency, checkpoint }: GrowthProof,
  earlier: LedgerHead,
  ledger: LedgerIdentity,
  file: string,
): Result<LedgerHead> {
  const head = openCheckpoint(checkpoint, ledger, file);
  return head.ok ? verifyGrowth(earlier, head.value, consistency, { file }) : head;
}
