import type { ConsistencyProof } from '../json/index.ts';
import {
  accept,
  consistencyHolds,
  hashOfDigest,
  openCheckpoint,
  refuse,
  type LedgerHead,
  type Outcome,
  type TrustRoot,
} from '../trust/index.ts';

/** What a projection statement shows of its ledger. */
export interface ShownLedger {
  readonly checkpoint: string;
  readonly consistency: ConsistencyProof;
}

/**
 * Rule 12 of trust.md section 4: the checkpoint is of the root's ledger, and its head extends the greatest
 * one that is known, of `recorded` heads and the root's floor. `ledger_truncated` where it is smaller,
 * `ledger_forked` where two heads of one size differ, `consistency_start_wrong` and
 * `consistency_unproven` where nothing shows the growth. Heads of another origin belong to a ledger that
 * a newer root has left behind, and do not count.
 */
export function verifyLineage(
  { checkpoint, consistency }: ShownLedger,
  root: TrustRoot,
  recorded: readonly LedgerHead[],
  file: string,
): Outcome<LedgerHead> {
  const head = openCheckpoint(checkpoint, root.ledger, file);
  if (!head.ok) return head;
  const greatest = greatestHead(root, recorded, file);
  return greatest.ok ? growsTo(greatest.value, head.value, consistency, file) : greatest;
}

function greatestHead(
  root: TrustRoot,
  recorded: readonly LedgerHead[],
  file: string,
): Outcome<LedgerHead> {
  const { origin, floor } = root.document.ledger;
  let greatest: LedgerHead = { origin, ...floor };
  const bySize = new Map([[greatest.tree_size, greatest]]);
  for (const head of recorded) {
    if (head.origin !== origin) continue;
    const known = bySize.get(head.tree_size);
    if (known && isFork(known, head)) return forked(known, head, file);
    bySize.set(head.tree_size, head);
    if (head.tree_size > greatest.tree_size) greatest = head;
  }
  return accept(greatest);
}

/** Whether a ledger grew from one head to another: the second half of {@link verifyLineage}. */
export function growsTo(
  from: LedgerHead,
  to: LedgerHead,
  proof: ConsistencyProof,
  file: string,
): Outcome<LedgerHead> {
  const pointer = '/predicate/consistency';
  if (to.tree_size < from.tree_size) {
    return refuse('ledger_truncated', {
      file,
      expected: `at least ${from.tree_size} records`,
      found: String(to.tree_size),
    });
  }
  if (isFork(from, to)) return forked(from, to, file);
  // The same head is the same ledger: there is no growth to prove, whatever the proof starts from.
  if (to.tree_size === from.tree_size) return accept(to);
  const { from_size, hashes } = proof ?? { from_size: 0, hashes: [] };
  if (from_size !== from.tree_size) {
    return refuse('consistency_start_wrong', {
      file,
      pointer,
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
    : refuse('consistency_unproven', {
        file,
        pointer,
        found: `${from.tree_size} to ${to.tree_size}`,
      });
}

function isFork(one: LedgerHead, other: LedgerHead): boolean {
  return one.tree_size === other.tree_size && one.root_hash !== other.root_hash;
}

function forked(known: LedgerHead, other: LedgerHead, file: string): Outcome<never> {
  return refuse('ledger_forked', {
    file,
    expected: `${known.root_hash} at size ${known.tree_size}`,
    found: other.root_hash,
  });
}
