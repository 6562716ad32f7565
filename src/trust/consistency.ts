import type { ConsistencyProof } from '../documents/index.ts';
import type { LedgerHead } from './checkpoint.ts';
import { hashOfDigest } from './merkle.ts';
import { consistencyHolds } from './merkle-proof.ts';
import { accept, refuse, type Result } from '../findings/index.ts';

/** Where a consistency proof was read from, for findings. */
export interface ProofPlace {
  readonly file: string;
  readonly pointer?: string;
}

/**
 * Whether a ledger only grew from one head to another (RFC 9162 section 2.1.4.2); hands back the later
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
