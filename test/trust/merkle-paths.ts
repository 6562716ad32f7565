import { EMPTY_ROOT, nodeHash, type TreeHash } from '../../src/trust/merkle.ts';

/** The definitions of RFC 9162 sections 2.1.1, 2.1.3.1 and 2.1.4.1, written down as they stand there: slow and obvious. */
export function treeRoot(leaves: readonly TreeHash[]): TreeHash {
  const [only] = leaves;
  if (only === undefined) return EMPTY_ROOT;
  if (leaves.length === 1) return only;
  const split = splitOf(leaves.length);
  return nodeHash(treeRoot(leaves.slice(0, split)), treeRoot(leaves.slice(split)));
}

export function inclusionPath(index: number, leaves: readonly TreeHash[]): readonly TreeHash[] {
  if (leaves.length <= 1) return [];
  const split = splitOf(leaves.length);
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)];
  return index < split
    ? [...inclusionPath(index, left), treeRoot(right)]
    : [...inclusionPath(index - split, right), treeRoot(left)];
}

export function consistencyPath(
  fromSize: number,
  leaves: readonly TreeHash[],
  isWhole = true,
): readonly TreeHash[] {
  if (fromSize === leaves.length) return isWhole ? [] : [treeRoot(leaves)];
  const split = splitOf(leaves.length);
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)];
  return fromSize <= split
    ? [...consistencyPath(fromSize, left, isWhole), treeRoot(right)]
    : [...consistencyPath(fromSize - split, right, false), treeRoot(left)];
}

/** The largest power of two that is smaller than a size. */
function splitOf(size: number): number {
  let split = 1;
  while (split * 2 < size) split *= 2;
  return split;
}
