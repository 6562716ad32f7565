// Hashes of the Merkle tree as rows: which are stored, and which a proof needs.

import { present } from '../documents/findings.ts';
import {
  digestOfHash,
  EMPTY_ROOT,
  hashOfDigest,
  nodeHash,
  type TreeHash,
} from '../trust/merkle.ts';
import { packDigests } from './columns.ts';

/** A complete subtree: `level` 0 is a leaf, each level covers twice as many; `position` counts from 0. */
export interface NodeId {
  readonly level: number;
  readonly position: number;
}

/** Leaves from `from`, inclusive, to `to`, exclusive, as RFC 9162 writes D[from:to]. */
export interface LeafRange {
  readonly from: number;
  readonly to: number;
}

/** Finds the hash of a complete subtree that was asked for before. */
export type NodeLookup = (id: NodeId) => TreeHash;

/** The subtrees to the left that a new leaf at an index completes, from the lowest: none for every other leaf. */
function siblingsToMerge(index: number): NodeId[] {
  const siblings: NodeId[] = [];
  let position = index;
  for (let level = 0; position % 2 === 1; level += 1) {
    siblings.push({ level, position: position - 1 });
    position = Math.floor(position / 2);
  }
  return siblings;
}

/** The complete subtrees that a range of a proof or a whole tree is made of, largest first. */
export function subtreesOf({ from, to }: LeafRange): NodeId[] {
  const subtrees: NodeId[] = [];
  for (let start = from; start < to;) {
    const { level, size } = largestWithin(to - start);
    subtrees.push({ level, position: start / size });
    start += size;
  }
  return subtrees;
}

/** Root of the leaves of a range (RFC 9162 section 2.1.1), from its complete subtrees. */
export function rootOfRange(range: LeafRange, lookup: NodeLookup): TreeHash {
  const hashes = subtreesOf(range).map(lookup);
  const last = hashes.pop() ?? EMPTY_ROOT;
  return hashes.reduceRight((root, left) => nodeHash(left, root), last);
}

/** The ranges whose roots are the inclusion proof of a leaf (RFC 9162 section 2.1.3.1). */
export function inclusionRanges(index: number, { from, to }: LeafRange): LeafRange[] {
  if (to - from <= 1) return [];
  const middle = from + splitOf(to - from);
  return index < middle
    ? [...inclusionRanges(index, { from, to: middle }), { from: middle, to }]
    : [...inclusionRanges(index, { from: middle, to }), { from, to: middle }];
}

/** The ranges whose roots show that a tree extends its first `size` leaves (RFC 9162 section 2.1.4.1); `size` at least 1. */
export function consistencyRanges(
  size: number,
  { from, to }: LeafRange,
  isWhole = true,
): LeafRange[] {
  if (from + size === to) return isWhole ? [] : [{ from, to }];
  const split = splitOf(to - from);
  const middle = from + split;
  return size <= split
    ? [...consistencyRanges(size, { from, to: middle }, isWhole), { from: middle, to }]
    : [...consistencyRanges(size - split, { from: middle, to }, false), { from, to: middle }];
}

/** The largest power of two that is smaller than a size of at least 2. */
function splitOf(size: number): number {
  return largestWithin(size - 1).size;
}

/** The largest power of two up to a count of at least 1. Not by shifts: counts go beyond 32 bits. */
function largestWithin(count: number): { level: number; size: number } {
  let level = 0;
  let size = 1;
  while (size * 2 <= count) {
    size *= 2;
    level += 1;
  }
  return { level, size };
}

/** The complete subtrees along the right edge of a growing tree, which is all that an append needs of it. */
export class CompactRange {
  size: number;
  readonly #hashes = new Map<number, TreeHash>();

  /** Of a tree with leaves already, the hashes have to be handed in before they are needed. */
  constructor(size = 0) {
    this.size = size;
  }

  /** Subtrees whose hashes are needed to append the next leaf, and aren't known yet. */
  missing(): NodeId[] {
    return siblingsToMerge(this.size).filter(({ level }) => !this.#hashes.has(level));
  }

  know({ level }: NodeId, hash: TreeHash): void {
    this.#hashes.set(level, hash);
  }

  /** Adds a leaf. Returns the hashes of the subtrees that it completes, of two leaves and up. */
  add(leaf: TreeHash): TreeHash[] {
    let hash = leaf;
    const completed = siblingsToMerge(this.size).map(({ level }) => {
      hash = nodeHash(present(this.#hashes.get(level)), hash);
      // The sibling went into what it completed.
      this.#hashes.delete(level);
      return hash;
    });
    this.#hashes.set(completed.length, hash);
    this.size += 1;
    return completed;
  }

  root(): TreeHash {
    const levels = [...this.#hashes.keys()].sort((one, other) => one - other);
    const [lowest, ...higher] = levels.map((level) => present(this.#hashes.get(level)));
    return higher.reduce((root, left) => nodeHash(left, root), lowest ?? EMPTY_ROOT);
  }
}

export function subtreesBehind(range: CompactRange, leaf: string): string {
  return packDigests(range.add(hashOfDigest(leaf)).map(digestOfHash));
}
