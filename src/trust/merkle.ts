import { hash as hashOf } from 'node:crypto';
import { parseDigest, type Digest } from '../digest/index.ts';
import { present } from '../findings/assert.ts';
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

/**
 * Root of the tree over leaf hashes in order (RFC 6962 section 2.1), in one pass that keeps one hash per
 * level: the roots of the complete subtrees so far, largest first.
 */
export function rootOfLeaves(leaves: Iterable<TreeHash>): TreeHash {
  const complete: TreeHash[] = [];
  let count = 0;
  for (const leaf of leaves) {
    let hash = leaf;
    // Each trailing one bit of the count so far is a subtree of the size that was just completed.
    for (let rest = count; rest % 2 === 1; rest = Math.floor(rest / 2))
      hash = nodeHash(present(complete.pop()), hash);
    complete.push(hash);
    count += 1;
  }
  let root = complete.pop();
  if (root === undefined) return EMPTY_ROOT;
  for (let left = complete.pop(); left !== undefined; left = complete.pop())
    root = nodeHash(left, root);
  return root;
}

export function isSameHash(one: TreeHash, other: TreeHash): boolean {
  return Buffer.compare(one, other) === 0;
}

/** A tree hash as documents write it, `sha256:` and hex. */
export function digestOfHash(hash: TreeHash): Digest {
  const digest = parseDigest(Buffer.from(hash).toString('hex'));
  if (digest === undefined) throw new RangeError(`not a tree hash: ${hash.length} bytes`);
  return digest;
}

/** The bytes of a tree hash that a document writes as a digest; too few for text that is none. */
export function hashOfDigest(digest: DigestText): TreeHash {
  return Buffer.from(digest.slice('sha256:'.length), 'hex');
}
