import assert from 'node:assert/strict';
import { test, describe } from 'node:test';
import {
  digestOfHash,
  EMPTY_ROOT,
  hashOfDigest,
  leafHash,
  nodeHash,
  type TreeHash,
  rootOfLeaves,
  consistencyHolds,
  inclusionHolds,
} from '../../src/trust/merkle.ts';
import { consistencyPath, inclusionPath, treeRoot } from './merkle-paths.ts';
import { utf8, codesOf, newKey, valueOf } from './expect.ts';
import { fc } from '../fast-check.ts';
import { often } from '../soak.ts';
import { vectors } from '../vectors.ts';
import { checkpointBy } from '../../examples/world/organisation.ts';
import { encodeBase64 } from '../../src/trust/public-key.ts';
import {
  formatGrowthProof,
  noteKeyOf,
  verifyGrowth,
  looksLikeGrowthProof,
  parseGrowthProof,
  verifyGrowthProof,
} from '../../src/trust/checkpoint.ts';
import type { Result } from '../../src/documents/findings.ts';

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

const history = fc
  .integer({ min: 1, max: 300 })
  .map((size) =>
    Array.from({ length: size }, (_unused, index) => leafHash(utf8(`record ${index}`))),
  );

/** Two places in one history, and one of all the bits of a proof. */
const cases = fc.record({ all: history, one: fc.nat(), other: fc.nat(), bit: fc.nat() });

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
    fc.property(cases, ({ all, one, other, bit }) => {
      const treeSize = 1 + (one % all.length);
      const index = other % treeSize;
      const tree = all.slice(0, treeSize);
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
    fc.property(cases, ({ all, one, other, bit }) => {
      const toSize = 1 + (one % all.length);
      const fromSize = 1 + (other % toSize);
      const tree = all.slice(0, toSize);
      const roots = [rootOfLeaves(tree.slice(0, fromSize)), rootOfLeaves(tree)];
      const holds = ([fromRoot, toRoot, ...hashes]: readonly TreeHash[]) =>
        fromRoot !== undefined &&
        toRoot !== undefined &&
        consistencyHolds({ fromSize, fromRoot, toSize, toRoot, hashes });
      const proof = [...roots, ...consistencyPath(fromSize, tree)];
      assert.ok(holds(proof));
      assert.ok(!holds(flipped(proof, bit)));
      if (fromSize < toSize) assert.ok(!holds([proof[1] ?? all[0] ?? utf8(''), ...proof.slice(1)]));
    }),
    { numRuns: often(100, 1000) },
  );
});

interface InclusionRow {
  readonly name: string;
  readonly leafIdx: number;
  readonly treeSize: number;
  readonly root: string | null;
  readonly leafHash: string;
  readonly proof: readonly string[] | null;
  readonly wantErr: boolean;
}

interface ConsistencyRow {
  readonly name: string;
  readonly size1: number;
  readonly size2: number;
  readonly root1: string | null;
  readonly root2: string | null;
  readonly proof: readonly string[] | null;
  readonly wantErr: boolean;
}

const bytes = (text: string | null): Uint8Array => Buffer.from(text ?? '', 'base64');

test('rfc6962-inclusion.jsonl: every row', () => {
  const rows = vectors<InclusionRow>('rfc6962-inclusion.jsonl');
  for (const { leafHash: leaf, leafIdx, name, proof, root, treeSize, wantErr } of rows) {
    const hashes = (proof ?? []).map(bytes);
    const holds = inclusionHolds({
      index: leafIdx,
      treeSize,
      leaf: bytes(leaf),
      hashes,
      root: bytes(root),
    });
    assert.equal(holds, !wantErr, name);
  }
  assert.equal(rows.length, 98);
});

test('rfc6962-consistency.jsonl: every row', () => {
  const rows = vectors<ConsistencyRow>('rfc6962-consistency.jsonl');
  for (const { name, proof, root1, root2, size1, size2, wantErr } of rows) {
    const hashes = (proof ?? []).map(bytes);
    const holds = consistencyHolds({
      fromSize: size1,
      fromRoot: bytes(root1),
      toSize: size2,
      toRoot: bytes(root2),
      hashes,
    });
    assert.equal(holds, !wantErr, name);
  }
  assert.equal(rows.length, 98);
});

const FILE = 'growth.proof';
const ORIGIN = 'ledger.example/main';
const PLACE = { file: FILE, pointer: '/predicate/consistency' };
const seven = Array.from({ length: 7 }, (_, index) => leafHash(utf8(`record ${index}`)));
const key = newKey();
const ledger = { origin: ORIGIN, keys: [valueOf(noteKeyOf(ORIGIN, key.publicKey))] };

function headOf(size: number, grown = seven) {
  const root_hash = digestOfHash(rootOfLeaves(grown.slice(0, size)));
  return { origin: ORIGIN, tree_size: size, root_hash };
}

function proofOf(from: number, to: number) {
  if (from === 0) return null;
  const hashes = consistencyPath(from, seven.slice(0, to)).map(digestOfHash);
  return { from_size: from, hashes };
}

const checkpointOf = (size: number) => checkpointBy(key, headOf(size));
const findingsOf = (outcome: Result<unknown>) =>
  outcome.ok ? [] : outcome.findings.map(({ clears_by: _by, next: _next, ...finding }) => finding);

describe('the growth of a ledger', () => {
  test('is shown from any size to any later one, and nowhere else', () => {
    for (let to = 1; to <= seven.length; to += 1) {
      for (let from = 0; from < to; from += 1) {
        const [earlier, later, proof] = [headOf(from), headOf(to), proofOf(from, to)];
        assert.deepEqual(valueOf(verifyGrowth(earlier, later, proof, PLACE)), later);
        const other = { ...later, root_hash: digestOfHash(leafHash(utf8('other'))) };
        const codes = codesOf(verifyGrowth(earlier, other, proof, PLACE));
        assert.deepEqual(codes, from === 0 ? [] : ['consistency_unproven'], `${from} to ${to}`);
      }
    }
  });

  test('needs no proof where there is none to speak of', () => {
    const rootless = { ...headOf(0), root_hash: digestOfHash(EMPTY_ROOT) };
    assert.deepEqual(valueOf(verifyGrowth(headOf(5), headOf(5), null, PLACE)), headOf(5));
    assert.deepEqual(valueOf(verifyGrowth(headOf(5), headOf(5), proofOf(2, 5), PLACE)), headOf(5));
    assert.deepEqual(valueOf(verifyGrowth(rootless, headOf(5), null, PLACE)), headOf(5));
  });

  test('is refused with its place and the sizes that are meant', () => {
    const forked = { ...headOf(5), root_hash: headOf(4).root_hash };
    assert.deepEqual(findingsOf(verifyGrowth(headOf(5), headOf(4), null, PLACE)), [
      { code: 'ledger_truncated', file: FILE, expected: 'at least 5 records', found: '4' },
    ]);
    assert.deepEqual(findingsOf(verifyGrowth(headOf(5), forked, proofOf(5, 5), PLACE)), [
      {
        code: 'ledger_forked',
        file: FILE,
        expected: `${headOf(5).root_hash} at size 5`,
        found: forked.root_hash,
      },
    ]);
    for (const [proof, found] of [
      [proofOf(3, 5), '3'],
      [null, '0'],
    ] as const) {
      assert.deepEqual(findingsOf(verifyGrowth(headOf(2), headOf(5), proof, PLACE)), [
        { code: 'consistency_start_wrong', ...PLACE, expected: '2', found },
      ]);
    }
    const wrong = { from_size: 2, hashes: [] };
    assert.deepEqual(findingsOf(verifyGrowth(headOf(2), headOf(5), wrong, PLACE)), [
      { code: 'consistency_unproven', ...PLACE, found: '2 to 5' },
    ]);
  });
});

describe('a consistency proof as a file', () => {
  for (const from of [0, 1, 3, 4]) {
    test(`from ${from} is written as a witness is asked, read and verified`, () => {
      const consistency = proofOf(from, 7);
      const checkpoint = checkpointOf(7);
      const text = formatGrowthProof({ consistency, checkpoint });
      const hashes = from === 0 ? [] : consistencyPath(from, seven).map(encodeBase64);
      assert.equal(text, [`old ${from}`, ...hashes, '', checkpoint].join('\n'));
      assert.ok(looksLikeGrowthProof(text));
      const proof = valueOf(parseGrowthProof(text, FILE));
      assert.deepEqual(proof, { consistency, checkpoint });
      assert.deepEqual(valueOf(verifyGrowthProof(proof, headOf(from), ledger, FILE)), headOf(7));
    });
  }

  test('of a size of several digits is read', () => {
    const text = `old 1234567890123456\n\nx`;
    assert.deepEqual(valueOf(parseGrowthProof(text, FILE)), {
      consistency: { from_size: 1_234_567_890_123_456, hashes: [] },
      checkpoint: 'x',
    });
  });

  test('does not verify from another head, nor under another key', () => {
    const proof = { consistency: proofOf(3, 7), checkpoint: checkpointOf(7) };
    const verified = (from: number, keys = ledger.keys) =>
      verifyGrowthProof(proof, headOf(from), { ...ledger, keys }, FILE);
    assert.deepEqual(codesOf(verified(3)), []);
    assert.deepEqual(findingsOf(verified(2)), [
      { code: 'consistency_start_wrong', file: FILE, expected: '2', found: '3' },
    ]);
    assert.deepEqual(codesOf(verified(3, [])), ['note_unsigned']);
  });

  const hash = encodeBase64(leafHash(utf8('x')));
  const note = checkpointOf(7);
  const atMost = 'x'.repeat(32_768 - 'old 0\n\n'.length);
  for (const [why, text] of [
    ['nothing', ''],
    ['a checkpoint', note],
    ['no empty line', `old 1\n${hash}`],
    ['one line and no empty line', 'old 0\n'],
    ['nothing before the empty line', `\n\n${note}`],
    ['text before the size', `xold 1\n${hash}\n\n${note}`],
    ['text after the size', `old 1 \n${hash}\n\n${note}`],
    ['a size with a leading zero', `old 01\n${hash}\n\n${note}`],
    ['a size below zero', `old -1\n${hash}\n\n${note}`],
    ['a size that no number counts exactly', `old 9007199254740993\n${hash}\n\n${note}`],
    ['a hash that is no base64', `old 1\n*\n\n${note}`],
    ['a hash of another length', `old 1\nAA==\n\n${note}`],
    ['a hash that is fine and one that is not', `old 1\n${hash}\nAA==\n\n${note}`],
    ['hashes from the empty ledger', `old 0\n${hash}\n\n${note}`],
    ['55 hashes', `old 1\n${`${hash}\n`.repeat(55)}\n${note}`],
    ['more than 32 KiB', `old 0\n\n${atMost}x`],
  ] as const) {
    test(`is refused: ${why}`, () => {
      assert.deepEqual(findingsOf(parseGrowthProof(text, FILE)), [
        { code: 'proof_malformed', file: FILE },
      ]);
    });
  }

  test('is read up to its limits', () => {
    assert.deepEqual(codesOf(parseGrowthProof(`old 0\n\n${atMost}`, FILE)), []);
    assert.deepEqual(
      codesOf(parseGrowthProof(`old 1\n${`${hash}\n`.repeat(54)}\n${note}`, FILE)),
      [],
    );
    assert.ok(!looksLikeGrowthProof(note));
  });
});
