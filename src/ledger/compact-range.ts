import {
  digestOfHash,
  EMPTY_ROOT,
  hashOfDigest,
  nodeHash,
  type TreeHash,
} from '../trust/merkle.ts';
import { packDigests } from './columns.ts';
import { siblingsToMerge, type NodeId } from './tree.ts';
import { present } from '../findings/index.ts';

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
