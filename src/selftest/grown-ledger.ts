import type { ProjectionPredicate } from '../documents/index.ts';
import type { LedgerHead } from '../trust/checkpoint.ts';
import { digestOfHash, EMPTY_ROOT, leafHash, nodeHash, rootOfLeaves } from '../trust/merkle.ts';

export interface Growth {
  readonly earlier: LedgerHead;
  readonly head: LedgerHead;
  readonly consistency: ProjectionPredicate['consistency'];
}

export const EMPTY_FLOOR = { tree_size: 0, root_hash: digestOfHash(EMPTY_ROOT) };

/**
 * Makes a ledger of at least `size` records without making the records: four complete subtrees of one size, of
 * which the earlier head had three. The proof has a hash for each end, so a gate that compares only one is noticed.
 */
export function grownLedger(origin: string, size: number): Growth {
  let quarter = 1;
  while (quarter * 4 < size) quarter *= 2;
  const trees = ['1', '2', '3', '4'].map((name) => leafHash(Buffer.from(`self-test ${name}`)));
  const [first, second, third, fourth] = trees as [Uint8Array, Uint8Array, Uint8Array, Uint8Array];
  const headOf = (count: number): LedgerHead => ({
    origin,
    tree_size: count * quarter,
    root_hash: digestOfHash(rootOfLeaves(trees.slice(0, count))),
  });
  const hashes = [third, fourth, nodeHash(first, second)].map(digestOfHash);
  const earlier = headOf(3);
  return {
    earlier,
    head: headOf(4),
    consistency: { from_size: earlier.tree_size, hashes },
  };
}
