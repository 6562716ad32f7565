import { checkpointBy } from '../../examples/world/organisation.ts';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { digestOfHash, EMPTY_ROOT, leafHash, rootOfLeaves } from '../../src/trust/merkle.ts';
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
import { codesOf, newKey, utf8, valueOf } from './expect.ts';
import { consistencyPath } from './merkle-paths.ts';

const FILE = 'growth.proof';
const ORIGIN = 'ledger.example/main';
const PLACE = { file: FILE, pointer: '/predicate/consistency' };
const leaves = Array.from({ length: 7 }, (_, index) => leafHash(utf8(`record ${index}`)));
const key = newKey();
const ledger = { origin: ORIGIN, keys: [valueOf(noteKeyOf(ORIGIN, key.publicKey))] };

function headOf(size: number, grown = leaves) {
  const root_hash = digestOfHash(rootOfLeaves(grown.slice(0, size)));
  return { origin: ORIGIN, tree_size: size, root_hash };
}

function proofOf(from: number, to: number) {
  if (from === 0) return null;
  const hashes = consistencyPath(from, leaves.slice(0, to)).map(digestOfHash);
  return { from_size: from, hashes };
}

const checkpointOf = (size: number) => checkpointBy(key, headOf(size));
const findingsOf = (outcome: Result<unknown>) =>
  outcome.ok ? [] : outcome.findings.map(({ clears_by: _by, next: _next, ...finding }) => finding);

describe('the growth of a ledger', () => {
  test('is shown from any size to any later one, and nowhere else', () => {
    for (let to = 1; to <= leaves.length; to += 1) {
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
      const hashes = from === 0 ? [] : consistencyPath(from, leaves).map(encodeBase64);
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
