import { parseDigest, type Digest } from '../digest/index.ts';
import { hash as hashOf } from '../digest/node.ts';
import type { DigestText } from '../documents/index.ts';

/** A hash of a Merkle tree: 32 bytes. */
export type TreeHash = Uint8Array;

export const TREE_HASH_BYTES = 32;

/** Root of the tree without leaves: SHA-256 of nothing (RFC 6962 section 2.1). */
export const EMPTY_ROOT: TreeHash = hashOf('sha256', new Uint8Array(), 'buffer');

// In one call for each hash: a hash that is fed in parts costs several times as much.
const LEAF = Buffer.of(0x00);
const NODE = Buffer.of(0x01);

/** Hash of a leaf (RFC 6962 section 2.1); the byte in front keeps leaves and nodes apart. */
export function leafHash(record: Uint8Array): TreeHash {
  return hashOf('sha256', Buffer.concat([LEAF, record]), 'buffer');
}

/** Hash of an inner node over its two children (RFC 6962 section 2.1). */
export function nodeHash(left: TreeHash, right: TreeHash): TreeHash {
  return hashOf('sha256', Buffer.concat([NODE, left, right]), 'buffer');
}

/** Root of the tree over leaf hashes in order (RFC 6962 section 2.1). */
export function rootOfLeaves(leaves: readonly TreeHash[]): TreeHash {
  const [first = EMPTY_ROOT] = leaves;
  if (leaves.length <= 1) return first;
  const split = splitOf(leaves.length);
  return nodeHash(rootOfLeaves(leaves.slice(0, split)), rootOfLeaves(leaves.slice(split)));
}

/** Leaves by number, from 0: the first one, and the one behind the last. */
export type LeafRange = readonly [start: number, end: number];

/** The leaves below each hash of a consistency proof, in its order (RFC 9162 section 2.1.4.1). */
export function rangesOfConsistency(fromSize: number, toSize: number): LeafRange[] {
  const ranges: LeafRange[] = [];
  let [start, end] = [0, toSize];
  while (start < fromSize && fromSize < end) {
    const split = start + splitOf(end - start);
    if (fromSize <= split) {
      ranges.unshift([split, end]);
      end = split;
    } else {
      ranges.unshift([start, split]);
      start = split;
    }
  }
  // A complete subtree that begins at the first leaf is the earlier tree itself, which the proof leaves out.
  return start === 0 ? ranges : [[start, end], ...ranges];
}

/** The greatest power of two below a number of leaves, where RFC 6962 splits them. */
function splitOf(leaves: number): number {
  let split = 1;
  while (2 * split < leaves) split *= 2;
  return split;
}

export function isSameHash(one: TreeHash, other: TreeHash): boolean {
  return Buffer.compare(one, other) === 0;
}

export function digestOfHash(hash: TreeHash): Digest {
  const digest = parseDigest(Buffer.from(hash).toString('hex'));
  if (digest === undefined) throw new RangeError(`not a tree hash: ${hash.length} bytes`);
  return digest;
}

/** Returns the bytes of a tree hash that a document writes as a digest; too few for text that is none. */
export function hashOfDigest(digest: DigestText): TreeHash {
  return Buffer.from(digest.slice('sha256:'.length), 'hex');
}

/** No tree with a safe integer of leaves needs a longer inclusion proof; a consistency proof has one hash more. */
export const MAX_INCLUSION_HASHES = 53;
export const MAX_CONSISTENCY_HASHES = MAX_INCLUSION_HASHES + 1;

interface Inclusion {
  readonly index: number;
  readonly treeSize: number;
  readonly leaf: TreeHash;
  readonly hashes: readonly TreeHash[];
  readonly root: TreeHash;
}

/** Tells whether a leaf is in the tree at its place (RFC 9162 section 2.1.3.2). Sizes are safe integers. */
export function inclusionHolds({ index, treeSize, leaf, hashes, root }: Inclusion): boolean {
  if (
    !isSize(index) ||
    !isSize(treeSize) ||
    index >= treeSize ||
    hashes.length > MAX_INCLUSION_HASHES
  )
    return false;
  if (![leaf, root, ...hashes].every(isTreeHash)) return false;
  let node = index;
  let last = treeSize - 1;
  let hash = leaf;
  for (const sibling of hashes) {
    if (last === 0) return false;
    if (isOdd(node) || node === last) {
      hash = nodeHash(sibling, hash);
      while (!isOdd(node) && node !== 0) [node, last] = [half(node), half(last)];
    } else {
      hash = nodeHash(hash, sibling);
    }
    [node, last] = [half(node), half(last)];
  }
  return last === 0 && isSameHash(hash, root);
}

/** Two heads of one log, and the hashes that show the greater one to extend the lesser. */
interface Consistency {
  readonly fromSize: number;
  readonly fromRoot: TreeHash;
  readonly toSize: number;
  readonly toRoot: TreeHash;
  readonly hashes: readonly TreeHash[];
}

/**
 * Tells whether a tree only grew from one head to the other (RFC 9162 section 2.1.4.2). Equal sizes need
 * equal roots and no hashes, size 0 the root of the empty tree. From the empty tree to another there is
 * nothing that could be proved, so it does not hold: a caller for whom every tree extends the empty one
 * says so itself.
 */
export function consistencyHolds({
  fromSize,
  fromRoot,
  toSize,
  toRoot,
  hashes,
}: Consistency): boolean {
  if (
    !isSize(fromSize) ||
    !isSize(toSize) ||
    fromSize > toSize ||
    hashes.length > MAX_CONSISTENCY_HASHES
  )
    return false;
  if (fromSize === 0 && !isSameHash(fromRoot, EMPTY_ROOT)) return false;
  if (fromSize === toSize) return hashes.length === 0 && isSameHash(fromRoot, toRoot);
  if (fromSize === 0 || ![fromRoot, toRoot, ...hashes].every(isTreeHash)) return false;
  // A complete subtree is its own first proof hash, so the proof leaves it out.
  const [first, ...rest] = isPowerOfTwo(fromSize) ? [fromRoot, ...hashes] : hashes;
  return (
    first !== undefined && leadsToBothRoots(first, rest, { fromSize, fromRoot, toSize, toRoot })
  );
}

function leadsToBothRoots(
  first: TreeHash,
  hashes: readonly TreeHash[],
  heads: Omit<Consistency, 'hashes'>,
): boolean {
  let node = heads.fromSize - 1;
  let last = heads.toSize - 1;
  while (isOdd(node)) [node, last] = [half(node), half(last)];
  let older = first;
  let newer = first;
  for (const sibling of hashes) {
    if (last === 0) return false;
    if (isOdd(node) || node === last) {
      older = nodeHash(sibling, older);
      newer = nodeHash(sibling, newer);
      while (!isOdd(node) && node !== 0) [node, last] = [half(node), half(last)];
    } else {
      newer = nodeHash(newer, sibling);
    }
    [node, last] = [half(node), half(last)];
  }
  return last === 0 && isSameHash(older, heads.fromRoot) && isSameHash(newer, heads.toRoot);
}

function isTreeHash(hash: TreeHash): boolean {
  return hash.length === TREE_HASH_BYTES;
}

function isSize(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

function isOdd(value: number): boolean {
  return value % 2 === 1;
}

/** Not a shift: sizes go beyond 32 bits. */
function half(value: number): number {
  return Math.floor(value / 2);
}

function isPowerOfTwo(value: number): boolean {
  let rest = value;
  while (rest > 1 && !isOdd(rest)) rest = half(rest);
  return rest === 1;
}
