import type { ConsistencyProof } from '../documents/index.ts';
import {
  openCheckpoint,
  refuseForked,
  verifyGrowth,
  type LedgerHead,
  type TrustRoot,
} from '../trust/index.ts';
import { accept, type Result } from '../findings/index.ts';

/** What a projection statement shows of its ledger. */
interface ShownLedger {
  readonly checkpoint: string;
  readonly consistency: ConsistencyProof;
}

/**
 * Rule 12 of specification/trust.md 4: the checkpoint is of the root's ledger, and its head extends the greatest
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
): Result<LedgerHead> {
  const head = openCheckpoint(checkpoint, root.ledger, file);
  if (!head.ok) return head;
  const greatest = greatestHead(root, recorded, file);
  const at = { file, pointer: '/predicate/consistency' };
  return greatest.ok ? verifyGrowth(greatest.value, head.value, consistency, at) : greatest;
}

/**
 * Returns the head that a ledger has to extend: the greatest of those that releases recorded and of the floor of the
 * trust root. @returns `ledger_forked` where two of one size differ
 */
export function greatestHead(
  root: TrustRoot,
  recorded: readonly LedgerHead[],
  file: string,
): Result<LedgerHead> {
  const { origin, floor } = root.document.ledger;
  let greatest: LedgerHead = { origin, ...floor };
  const bySize = new Map([[greatest.tree_size, greatest]]);
  for (const head of recorded) {
    if (head.origin !== origin) continue;
    const known = bySize.get(head.tree_size);
    if (known && known.root_hash !== head.root_hash) return refuseForked(known, head, file);
    bySize.set(head.tree_size, head);
    if (head.tree_size > greatest.tree_size) greatest = head;
  }
  return accept(greatest);
}
