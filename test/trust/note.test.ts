import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digestOfHash, EMPTY_ROOT, leafHash, rootOfLeaves } from '../../src/trust/merkle.ts';
import {
  formatNoteKey,
  noteKeyOf,
  openCheckpoint,
  signCheckpoint,
  formatCheckpoint,
  parseCheckpoint,
  openNote,
  signNote,
  parseNoteKey,
} from '../../src/trust/checkpoint.ts';
import { formatTlogProof, parseTlogProof, verifyTlogProof } from '../../src/trust/tlog-proof.ts';
import { inclusionPath } from './merkle-paths.ts';
import { codesOf, newKey, utf8, valueOf } from './expect.ts';

const ORIGIN = 'ledger.example/main';
const FILE = 'checkpoint';
const key = newKey();
const noteKey = valueOf(noteKeyOf(ORIGIN, key.publicKey));
const other = newKey();
const leaves = ['a', 'b', 'c', 'd', 'e'].map((text) => leafHash(utf8(text)));
const head = {
  origin: ORIGIN,
  tree_size: leaves.length,
  root_hash: digestOfHash(rootOfLeaves(leaves)),
};
const checkpoint = valueOf(await signCheckpoint(head, key, FILE));
const ledger = { origin: ORIGIN, keys: [noteKey] };

/** The example of the C2SP signed-note page and of Go's sumdb/note: a published key and its note. */
const PETER = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
const PETER_NOTE = `If you think cryptography is the answer to your problem,
then you don't know what your problem is.

\u2014 PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=
`;

test('a note of another tool verifies, and its key text survives the round trip', () => {
  const peter = valueOf(parseNoteKey(PETER));
  assert.equal(formatNoteKey(peter), PETER);
  assert.match(valueOf(openNote(PETER_NOTE, [peter], FILE)), /^If you think/);
});

test('note keys that are not exactly of their form are refused', () => {
  const text = formatNoteKey(noteKey);
  assert.deepEqual(valueOf(parseNoteKey(text)).publicKey.id, key.publicKey.id);
  const [name = '', hash = ''] = text.split('+', 2);
  const tail = text.slice(name.length + hash.length + 2);
  const bad = [
    '',
    name,
    `${name}+${hash}`,
    `other+${hash}+${tail}`,
    `${name}+00000000+${tail}`,
    `${name}+${hash.toUpperCase()}x+${tail}`,
    `${name}+${hash}+${tail}==`,
    ` ${text}`,
    `${text}\n`,
    `na me+${hash}+${tail}`,
  ];
  for (const item of bad) assert.deepEqual(codesOf(parseNoteKey(item)), ['note_key_invalid'], item);
  assert.deepEqual(codesOf(noteKeyOf('a+b', key.publicKey)), ['note_key_invalid']);
  assert.deepEqual(codesOf(noteKeyOf(ORIGIN, newKey('ecdsa-p256').publicKey)), [
    'note_key_invalid',
  ]);
});

test('a checkpoint is signed, opened, and every changed character is noticed', () => {
  assert.deepEqual(valueOf(openCheckpoint(checkpoint, ledger, FILE)), head);
  for (let index = 0; index < checkpoint.length; index += 1) {
    for (const character of ['A', '\n', '0', ' ']) {
      if (checkpoint[index] === character) continue;
      const bent = checkpoint.slice(0, index) + character + checkpoint.slice(index + 1);
      assert.equal(
        openCheckpoint(bent, ledger, FILE).ok,
        false,
        `${index}: ${JSON.stringify(bent)}`,
      );
    }
    assert.equal(openCheckpoint(checkpoint.slice(0, index), ledger, FILE).ok, false);
  }
});

test('a checkpoint needs the key of the ledger, and its origin', async () => {
  const stranger = valueOf(noteKeyOf(ORIGIN, other.publicKey));
  assert.deepEqual(codesOf(openCheckpoint(checkpoint, { ...ledger, keys: [stranger] }, FILE)), [
    'note_unsigned',
  ]);
  assert.deepEqual(codesOf(openCheckpoint(checkpoint, { ...ledger, keys: [] }, FILE)), [
    'note_unsigned',
  ]);
  const elsewhere = valueOf(noteKeyOf('other.example', key.publicKey));
  const moved = valueOf(await signCheckpoint({ ...head, origin: 'other.example' }, key, FILE));
  assert.deepEqual(codesOf(openCheckpoint(moved, ledger, FILE)), ['note_unsigned']);
  assert.deepEqual(codesOf(openCheckpoint(moved, { origin: ORIGIN, keys: [elsewhere] }, FILE)), [
    'checkpoint_origin_wrong',
  ]);
});

test('a second signature of an unknown key is ignored, a wrong one of a known key is not', async () => {
  const witness =
    valueOf(await signCheckpoint(head, other, FILE))
      .split('\n')
      .at(-2) ?? '';
  const cosigned = `${checkpoint}${witness}\n`;
  assert.deepEqual(valueOf(openCheckpoint(cosigned, ledger, FILE)), head);
  const tampered = `${formatCheckpoint({ ...head, tree_size: 4 })}${checkpoint.slice(checkpoint.indexOf('\n\n') + 1)}`;
  assert.deepEqual(codesOf(openCheckpoint(tampered, ledger, FILE)), ['note_signature_wrong']);
  const endless = checkpoint + `${witness}\n`.repeat(16);
  assert.deepEqual(codesOf(openCheckpoint(endless, ledger, FILE)), ['note_malformed']);
});

test('a note holds no control characters, lone surrogates or carriage returns', async () => {
  for (const text of ['a\r\n', 'a\u0000\n', '\u001b[1m\n', '\ud800\n', 'no newline']) {
    assert.deepEqual(
      codesOf(await signNote(text, ORIGIN, key, FILE)),
      ['note_malformed'],
      JSON.stringify(text),
    );
  }
  assert.deepEqual(codesOf(await signNote('a\n', 'two words', key, FILE)), ['note_key_invalid']);
});

test('a checkpoint has three lines, a plain size and a root of 32 bytes', async () => {
  const root = formatCheckpoint(head).split('\n')[2] ?? '';
  const rows = [
    `${ORIGIN}\n5\n${root}\nextension\n`,
    `${ORIGIN}\n05\n${root}\n`,
    `${ORIGIN}\n+5\n${root}\n`,
    `${ORIGIN}\n-5\n${root}\n`,
    `${ORIGIN}\n9007199254740992\n${root}\n`,
    `${ORIGIN}\n99999999999999999999\n${root}\n`,
    `${ORIGIN}\n5\n${root.slice(4)}\n`,
    `${ORIGIN}\n5\n\n`,
    `\n5\n${root}\n`,
    `${ORIGIN}\n0\n${root}\n`,
    `${ORIGIN}\n5\n${root}`,
  ];
  for (const text of rows)
    assert.deepEqual(codesOf(parseCheckpoint(text, FILE)), ['checkpoint_malformed'], text);
  const empty = { origin: ORIGIN, tree_size: 0, root_hash: digestOfHash(EMPTY_ROOT) };
  assert.deepEqual(valueOf(parseCheckpoint(formatCheckpoint(empty), FILE)), empty);
  assert.deepEqual(codesOf(await signCheckpoint({ ...empty, tree_size: 1.5 }, key, FILE)), [
    'checkpoint_malformed',
  ]);
});

test('a proof file is written, read and verified, with and without extra data', () => {
  for (const [index, leaf] of leaves.entries()) {
    for (const extra of ['', `extra ${Buffer.from('note to self').toString('base64')}\n`]) {
      const hashes = inclusionPath(index, leaves);
      const text = formatTlogProof({ index, hashes, checkpoint });
      const proof = valueOf(parseTlogProof(text.replace('index', `${extra}index`), FILE));
      assert.equal(formatTlogProof(proof), text);
      assert.deepEqual(valueOf(verifyTlogProof(proof, leaf, ledger, FILE)), head);
      const moved = { ...proof, index: index + 1 };
      assert.deepEqual(codesOf(verifyTlogProof(moved, leaf, ledger, FILE)), ['inclusion_unproven']);
      assert.deepEqual(codesOf(verifyTlogProof(proof, leafHash(utf8('z')), ledger, FILE)), [
        'inclusion_unproven',
      ]);
      const forged = { ...proof, checkpoint: checkpoint.replace('\n5\n', '\n6\n') };
      assert.deepEqual(codesOf(verifyTlogProof(forged, leaf, ledger, FILE)), [
        'note_signature_wrong',
      ]);
    }
  }
});

test('text that is not exactly a proof is refused', () => {
  const text = formatTlogProof({ index: 0, hashes: inclusionPath(0, leaves), checkpoint });
  const hash = text.split('\n')[2] ?? '';
  const rows = [
    '',
    checkpoint,
    text.replace('@v1', '@v2'),
    text.replace('index 0', 'index 00'),
    text.replace('index 0', 'index -1'),
    text.replace('index 0', 'index 9007199254740993'),
    text.replace('index 0\n', ''),
    text.replace('index 0', 'extra *\nindex 0'),
    text.replace('index 0', 'xextra AA==\nindex 0'),
    text.replace('index 0', 'extra AA==\r\nindex 0'),
    text.replace('index 0', 'index 0\nextra AA=='),
    text.replace(hash, hash.slice(0, -1)),
    text.replace(hash, 'AA=='),
    text.replace(hash, `${hash}\n`.repeat(54).trim()),
    text.replaceAll('\n', '\r\n'),
    `x${text}`,
  ];
  for (const row of rows)
    assert.deepEqual(codesOf(parseTlogProof(row, FILE)), ['proof_malformed'], row.slice(0, 80));
});
