import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  formatGrowthProof,
  formatNoteKey,
  formatTlogProof,
  noteKeyOf,
  parseGrowthProof,
  pinOf,
} from '../../src/trust/index.ts';
import {
  ledgerOfKeys,
  ledgerOfRoots,
  verifyCheckpoint,
  verifyGrowthSince,
  verifyProof,
} from '../../src/trust/verify-document.ts';
import {
  AT,
  checkpointAt,
  consistencyFrom,
  leaves,
  root,
  rootBytes,
  rewritten,
} from '../projection/world.ts';
import { codesOf, newKey, utf8, valueOf } from './expect.ts';
import { inclusionPath } from './merkle-paths.ts';
import { keys, ORIGIN } from './root-world.ts';

const ledger = valueOf(ledgerOfRoots({ pin: pinOf(root), roots: rootBytes(root), at: AT }));
const noteKey = (name: string, key = keys.ledger) =>
  formatNoteKey(valueOf(noteKeyOf(name, key.publicKey)));
const leafAt = (index: number) => leaves[index] ?? utf8('');
const proofOf = (index: number, checkpoint = checkpointAt(7)) =>
  formatTlogProof({ index, hashes: inclusionPath(index, leaves.slice(0, 7)), checkpoint });

test('the ledger of the last trust root, and the ledger of note keys, are the same', () => {
  const byKeys = valueOf(ledgerOfKeys([noteKey(ORIGIN)]));
  assert.equal(byKeys.origin, ledger.origin);
  for (const identity of [ledger, byKeys]) {
    assert.equal(valueOf(verifyCheckpoint(checkpointAt(7), identity, 'x')).head.tree_size, 7);
    const { record } = valueOf(verifyProof(proofOf(3), leafAt(3), identity, 'x'));
    assert.equal(record?.index, 3);
  }
});

test('a ledger of no sound note key, or of two names, is refused', () => {
  assert.deepEqual(codesOf(ledgerOfKeys(['x'])), ['note_key_invalid']);
  assert.deepEqual(codesOf(ledgerOfKeys([noteKey(ORIGIN), noteKey('other')])), [
    'note_key_invalid',
  ]);
  assert.deepEqual(codesOf(ledgerOfRoots({ pin: undefined, roots: [], at: AT })), ['pin_missing']);
  const two = valueOf(ledgerOfKeys([noteKey(ORIGIN, newKey()), noteKey(ORIGIN)]));
  assert.deepEqual(codesOf(verifyCheckpoint(checkpointAt(7), two, 'x')), []);
});

test('a proof or checkpoint in the place of the other, of another record, ledger or history', () => {
  const checkpoint = (text: string) => codesOf(verifyCheckpoint(text, ledger, 'x'));
  const proof = (text: string, index = 3) => codesOf(verifyProof(text, leafAt(index), ledger, 'x'));
  assert.deepEqual(checkpoint(proofOf(3)), ['note_signature_wrong']);
  assert.deepEqual(proof(checkpointAt(7)), ['proof_malformed']);
  assert.deepEqual(proof(proofOf(3), 4), ['inclusion_unproven']);
  assert.deepEqual(proof(proofOf(3, checkpointAt(7, rewritten))), ['inclusion_unproven']);
  assert.deepEqual(proof(proofOf(3, checkpointAt(7, leaves, keys.stranger))), ['note_unsigned']);
  const elsewhere = checkpointAt(7, leaves, keys.ledger, 'other');
  assert.deepEqual(checkpoint(elsewhere), ['note_unsigned']);
});

test('growth since an earlier checkpoint, and nothing else', () => {
  const growthOf = (from: number, checkpoint = checkpointAt(7)) =>
    formatGrowthProof({ consistency: consistencyFrom(from, 7), checkpoint });
  const since = (text: string, earlier = checkpointAt(3)) =>
    verifyGrowthSince({ text, file: 'x' }, { text: earlier, file: 'y' }, ledger);
  const verified = valueOf(since(growthOf(3)));
  assert.equal(verified.head.tree_size, 7);
  assert.equal(verified.since?.tree_size, 3);
  assert.deepEqual(codesOf(since(growthOf(0), checkpointAt(0))), []);
  assert.deepEqual(codesOf(since(growthOf(2))), ['consistency_start_wrong']);
  assert.deepEqual(codesOf(since(growthOf(3), checkpointAt(3, rewritten))), [
    'consistency_unproven',
  ]);
  assert.deepEqual(codesOf(since(growthOf(3, checkpointAt(7, rewritten)))), [
    'consistency_unproven',
  ]);
  const smaller = formatGrowthProof({ consistency: null, checkpoint: checkpointAt(2) });
  assert.deepEqual(codesOf(since(smaller)), ['ledger_truncated']);
  assert.deepEqual(codesOf(since(growthOf(7), checkpointAt(7, rewritten))), ['ledger_forked']);
  const strangers = checkpointAt(7, leaves, keys.stranger);
  assert.deepEqual(codesOf(since(growthOf(3, strangers))), ['note_unsigned']);
  assert.deepEqual(codesOf(since(growthOf(3), strangers)), ['note_unsigned']);
  assert.deepEqual(codesOf(since(checkpointAt(7))), ['proof_malformed']);
});

test('a proof of growth has one form', () => {
  const text = formatGrowthProof({
    consistency: consistencyFrom(3, 7),
    checkpoint: checkpointAt(7),
  });
  const [, hash = ''] = text.split('\n');
  assert.equal(formatGrowthProof(valueOf(parseGrowthProof(text, 'x'))), text);
  for (const row of [
    '',
    text.replace('old 3', 'old 03'),
    text.replace('old 3', 'old -3'),
    text.replace('old 3', 'old 9007199254740993'),
    text.replace('old 3', 'old 0'),
    text.replace('old 3', 'new 3'),
    text.replace(hash, hash.slice(0, -1)),
    text.replace(hash, 'AA=='),
    text.replace(hash, `${hash}\n`.repeat(55).trim()),
    text.replaceAll('\n', '\r\n'),
    'old 3\n',
  ])
    assert.deepEqual(codesOf(parseGrowthProof(row, 'x')), ['proof_malformed'], row.slice(0, 80));
});
