import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  consistencyRanges,
  inclusionRanges,
  rootOfRange,
  type NodeId,
  CompactRange,
} from '../../src/ledger/tree.ts';
import { leafHash, type TreeHash } from '../../src/trust/merkle.ts';
import { consistencyPath, inclusionPath, treeRoot } from '../trust/merkle-paths.ts';
import { utf8 } from '../trust/expect.ts';

const SIZES = Array.from({ length: 70 }, (_, index) => index + 1);
const leaves = SIZES.map((size) => leafHash(utf8(`record ${size}`)));

/** The hashes that an append would store, by place. */
const stored = new Map<string, TreeHash>();
const keyOf = ({ level, position }: NodeId) => `${level}/${position}`;
const lookup = (id: NodeId) => {
  const hash = stored.get(keyOf(id));
  assert.ok(hash, `nothing stored for ${keyOf(id)}`);
  return hash;
};
const growing = new CompactRange();
for (const [index, leaf] of leaves.entries()) {
  stored.set(keyOf({ level: 0, position: index }), leaf);
  for (const [below, hash] of growing.add(leaf).entries())
    stored.set(keyOf({ level: below + 1, position: Math.floor(index / 2 ** (below + 1)) }), hash);
}

describe('a tree of stored hashes', () => {
  test('has the root of RFC 9162 at every size', () => {
    for (const size of [0, ...SIZES])
      assert.deepEqual(
        rootOfRange({ from: 0, to: size }, lookup),
        treeRoot(leaves.slice(0, size)),
        `size ${size}`,
      );
  });

  test('gives the inclusion proof of every leaf at every size', () => {
    for (const size of SIZES) {
      for (let index = 0; index < size; index += 1)
        assert.deepEqual(
          inclusionRanges(index, { from: 0, to: size }).map((range) => rootOfRange(range, lookup)),
          inclusionPath(index, leaves.slice(0, size)),
        );
    }
  });

  test('gives the consistency proof of every two sizes', () => {
    for (const size of SIZES) {
      for (let from = 1; from <= size; from += 1)
        assert.deepEqual(
          consistencyRanges(from, { from: 0, to: size }).map((range) => rootOfRange(range, lookup)),
          consistencyPath(from, leaves.slice(0, size)),
        );
    }
  });

  test('asks for a number of hashes that grows with the logarithm of the size', () => {
    const size = 2 ** 40 + 12_345;
    const asked: NodeId[] = [];
    const count = (id: NodeId) => {
      asked.push(id);
      return leafHash(utf8('any'));
    };
    for (const range of [
      ...inclusionRanges(987_654_321, { from: 0, to: size }),
      ...consistencyRanges(123_456_789_012, { from: 0, to: size }),
    ])
      rootOfRange(range, count);
    assert.ok(asked.length < 200, `${asked.length} hashes`);
  });
});
