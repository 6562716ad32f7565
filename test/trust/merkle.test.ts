import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  consistencyHolds,
  digestOfHash,
  EMPTY_ROOT,
  hashOfDigest,
  inclusionHolds,
  leafHash,
  nodeHash,
  rootOfLeaves,
  type TreeHash,
} from '../../src/trust/index.ts';
import { consistencyPath, inclusionPath, treeRoot } from './merkle-paths.ts';
import { utf8 } from './expect.ts';

const leaves = Array.from({ length: 33 }, (_, index) => leafHash(utf8(`record ${index}`)));

test('the empty tree and a single leaf have the hashes of RFC 6962', () => {
  assert.equal(
    digestOfHash(EMPTY_ROOT),
    'sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  );
  assert.deepEqual(rootOfLeaves([]), EMPTY_ROOT);
  const empty = leafHash(new Uint8Array());
  assert.equal(
    digestOfHash(empty),
    'sha256:6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  );
  assert.deepEqual(hashOfDigest(digestOfHash(empty)), empty);
});

test('the root in one pass is the root by definition, for every size', () => {
  for (let size = 0; size <= leaves.length; size += 1) {
    assert.deepEqual(
      rootOfLeaves(leaves.slice(0, size)),
      treeRoot(leaves.slice(0, size)),
      String(size),
    );
  }
});

test('inclusion holds for every leaf of every size, and only there', () => {
  for (let treeSize = 1; treeSize <= leaves.length; treeSize += 1) {
    const root = rootOfLeaves(leaves.slice(0, treeSize));
    for (const [index, leaf] of leaves.slice(0, treeSize).entries()) {
      const hashes = inclusionPath(index, leaves.slice(0, treeSize));
      assert.ok(inclusionHolds({ index, treeSize, leaf, hashes, root }));
      assert.ok(!inclusionHolds({ index: index + 1, treeSize, leaf, hashes, root }));
      assert.ok(!inclusionHolds({ index, treeSize, leaf: root, hashes, root }) || treeSize === 1);
      assert.ok(!inclusionHolds({ index, treeSize, leaf, hashes: [...hashes, root], root }));
      assert.ok(
        hashes.length === 0 ||
          !inclusionHolds({ index, treeSize, leaf, hashes: hashes.slice(1), root }),
      );
    }
  }
});

test('consistency holds between every two sizes, and only there', () => {
  for (let toSize = 1; toSize <= leaves.length; toSize += 1) {
    const toRoot = rootOfLeaves(leaves.slice(0, toSize));
    for (let fromSize = 1; fromSize <= toSize; fromSize += 1) {
      const fromRoot = rootOfLeaves(leaves.slice(0, fromSize));
      const hashes = consistencyPath(fromSize, leaves.slice(0, toSize));
      const proof = { fromSize, fromRoot, toSize, toRoot, hashes };
      assert.ok(consistencyHolds(proof), `${fromSize} to ${toSize}`);
      assert.ok(!consistencyHolds({ ...proof, fromRoot: EMPTY_ROOT }));
      assert.ok(!consistencyHolds({ ...proof, toRoot: EMPTY_ROOT }));
      assert.ok(!consistencyHolds({ ...proof, hashes: [...hashes, toRoot] }));
      assert.ok(
        hashes.length === 0 || !consistencyHolds({ ...proof, hashes: hashes.slice(0, -1) }),
      );
    }
  }
});

test('sizes beyond 32 bits are counted exactly', () => {
  const siblings = Array.from({ length: 40 }, (_, index) => leafHash(utf8(`subtree ${index}`)));
  const leaf = leafHash(utf8('leaf'));
  const leftmost = siblings.reduce<TreeHash>((hash, sibling) => nodeHash(hash, sibling), leaf);
  const rightmost = siblings.reduce<TreeHash>((hash, sibling) => nodeHash(sibling, hash), leaf);
  const treeSize = 2 ** 40;
  assert.ok(inclusionHolds({ index: 0, treeSize, leaf, hashes: siblings, root: leftmost }));
  assert.ok(
    inclusionHolds({ index: treeSize - 1, treeSize, leaf, hashes: siblings, root: rightmost }),
  );
  assert.ok(!inclusionHolds({ index: 2 ** 32, treeSize, leaf, hashes: siblings, root: leftmost }));
  const grown = { fromSize: treeSize / 2, toSize: treeSize, hashes: siblings.slice(0, 1) };
  const [right = leaf] = siblings;
  assert.ok(consistencyHolds({ ...grown, fromRoot: leftmost, toRoot: nodeHash(leftmost, right) }));
});

test('[T36] invalid sizes, hashes of wrong lengths and endless proofs are refused', () => {
  const [leaf = EMPTY_ROOT] = leaves;
  const inclusion = { index: 0, treeSize: 1, leaf, hashes: [], root: leaf };
  assert.ok(inclusionHolds(inclusion));
  for (const treeSize of [0, -1, 1.5, Number.NaN, Infinity, 2 ** 53])
    assert.ok(!inclusionHolds({ ...inclusion, treeSize }));
  for (const index of [-1, 0.5, Number.NaN, 1]) assert.ok(!inclusionHolds({ ...inclusion, index }));
  const short = leaf.subarray(1);
  assert.ok(!inclusionHolds({ ...inclusion, leaf: short, root: short }));
  const consistency = { fromSize: 1, fromRoot: leaf, toSize: 1, toRoot: leaf, hashes: [] };
  assert.ok(consistencyHolds(consistency));
  assert.ok(
    !consistencyHolds({
      ...consistency,
      toSize: 2,
      fromRoot: short,
      toRoot: nodeHash(short, leaf),
      hashes: [leaf],
    }),
  );
  assert.ok(
    consistencyHolds({ ...consistency, toSize: 2, toRoot: nodeHash(leaf, leaf), hashes: [leaf] }),
  );
  assert.ok(!consistencyHolds({ ...consistency, fromSize: 0, toSize: 0 }));
  assert.ok(!consistencyHolds({ ...consistency, fromSize: 0, fromRoot: EMPTY_ROOT }));
  assert.ok(!consistencyHolds({ ...consistency, fromSize: 2 }));
  const endless = Array.from({ length: 10_000 }, () => leaf);
  assert.ok(!inclusionHolds({ ...inclusion, treeSize: 2, hashes: endless }));
  assert.ok(!consistencyHolds({ ...consistency, toSize: 2, hashes: endless }));
});

test('[T36] a proof that goes on beyond the root of the tree is refused, even where its hashes lead somewhere', () => {
  const [a = EMPTY_ROOT, b = EMPTY_ROOT] = leaves;
  const root = nodeHash(a, b);
  assert.ok(!inclusionHolds({ index: 0, treeSize: 1, leaf: b, hashes: [a], root }));
  // Size 3 to 4 by the hashes of a way that is one level too long.
  const [c = EMPTY_ROOT, d = EMPTY_ROOT] = leaves.slice(2);
  const older = nodeHash(d, nodeHash(root, c));
  const newer = nodeHash(d, nodeHash(root, nodeHash(c, d)));
  const long = { fromSize: 3, fromRoot: older, toSize: 4, toRoot: newer };
  assert.ok(!consistencyHolds({ ...long, hashes: [c, d, root, d] }));
});
