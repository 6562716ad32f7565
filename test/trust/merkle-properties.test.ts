import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  consistencyHolds,
  inclusionHolds,
  leafHash,
  rootOfLeaves,
  type TreeHash,
} from '../../src/trust/index.ts';
import { fc } from '../fast-check.ts';
import { often } from '../soak.ts';
import { utf8 } from './expect.ts';
import { consistencyPath, inclusionPath } from './merkle-paths.ts';

const history = fc
  .integer({ min: 1, max: 300 })
  .map((size) =>
    Array.from({ length: size }, (_unused, index) => leafHash(utf8(`record ${index}`))),
  );

/** Two places in one history, and one of all the bits of a proof. */
const cases = fc.record({ leaves: history, one: fc.nat(), other: fc.nat(), bit: fc.nat() });

/** The same hashes but for one bit; any bit of any of them can be meant. */
function flipped(hashes: readonly TreeHash[], bit: number): TreeHash[] {
  const at = bit % (hashes.length * 256);
  return hashes.map((hash, index) => {
    if (index !== Math.floor(at / 256)) return hash;
    const copy = Buffer.from(hash);
    const byte = Math.floor((at % 256) / 8);
    copy[byte] = (copy[byte] ?? 0) ^ (1 << (at % 8));
    return copy;
  });
}

test('the proof of any record in any later tree holds, and with any bit flipped does not', () => {
  fc.assert(
    fc.property(cases, ({ leaves, one, other, bit }) => {
      const treeSize = 1 + (one % leaves.length);
      const index = other % treeSize;
      const tree = leaves.slice(0, treeSize);
      const [root, leaf = root] = [rootOfLeaves(tree), tree[index]];
      const holds = ([first = leaf, last = root, ...hashes]: readonly TreeHash[]) =>
        inclusionHolds({ index, treeSize, leaf: first, root: last, hashes });
      const proof = [leaf, root, ...inclusionPath(index, tree)];
      assert.ok(holds(proof));
      assert.ok(!holds(flipped(proof, bit)));
      const elsewhere = (index + 1 + (bit % treeSize)) % treeSize;
      const [, , ...hashes] = proof;
      if (elsewhere !== index)
        assert.ok(!inclusionHolds({ index: elsewhere, treeSize, leaf, root, hashes }));
    }),
    { numRuns: often(100, 1000) },
  );
});

test('the proof between any two sizes holds, and with any bit flipped does not', () => {
  fc.assert(
    fc.property(cases, ({ leaves, one, other, bit }) => {
      const toSize = 1 + (one % leaves.length);
      const fromSize = 1 + (other % toSize);
      const tree = leaves.slice(0, toSize);
      const roots = [rootOfLeaves(tree.slice(0, fromSize)), rootOfLeaves(tree)];
      const holds = ([fromRoot, toRoot, ...hashes]: readonly TreeHash[]) =>
        fromRoot !== undefined &&
        toRoot !== undefined &&
        consistencyHolds({ fromSize, fromRoot, toSize, toRoot, hashes });
      const proof = [...roots, ...consistencyPath(fromSize, tree)];
      assert.ok(holds(proof));
      assert.ok(!holds(flipped(proof, bit)));
      if (fromSize < toSize)
        assert.ok(!holds([proof[1] ?? leaves[0] ?? utf8(''), ...proof.slice(1)]));
    }),
    { numRuns: often(100, 1000) },
  );
});
