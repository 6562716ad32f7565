import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { test, describe } from 'node:test';
import {
  digestOfHash,
  EMPTY_ROOT,
  leafHash,
  rootOfLeaves,
  consistencyHolds,
  inclusionHolds,
} from '../../src/trust/merkle.ts';
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
import { checkpointBy, signedBy } from '../../examples/world/organisation.ts';
import {
  decodeBase64,
  encodeBase64,
  openSshPublicKey,
  readPublicKey,
  signatureFits,
} from '../../src/trust/public-key.ts';
import {
  MAX_ENVELOPE_BYTES,
  signEnvelope,
  unsignedEnvelope,
  writeEnvelope,
} from '../../src/trust/envelope.ts';
import { parsePin } from '../../src/trust/anchor.ts';
import { soleSubjectDigest } from '../../src/trust/statement.ts';

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

const SOME_FILE = 'some.file';
const leaf = leafHash(utf8('x'));
const hash = encodeBase64(leaf);
const signed = valueOf(await signNote('text\n', ORIGIN, key, SOME_FILE));
const signature = signed.split('\n').at(-2) ?? '';

/** Two keys of ssh-keygen, and what `ssh-keygen -lf` says of them. */
const KNOWN_KEYS = [
  {
    openSsh: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIIKYt3Oji6SCklcpol0hLcqWMmJXhXCWSoLgCItH5OxU',
    spki: 'MCowBQYDK2VwAyEAgpi3c6OLpIKSVymiXSEtypYyYleFcJZKguAIi0fk7FQ=',
    id: 'SHA256:+y7wpOjZiuIRCTeEbPSn+WUJr1An4wC63E9Fd7EbbWs',
  },
  {
    openSsh:
      'ecdsa-sha2-nistp256 AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBBGFrGPhy0Tmoj+sBDcOl3QyAFiG3sBSwxZ974lNBCkpuNcALUFsuR/orUyeTAQYjny11HMBa/ylHhrLNNjOLnbU=',
    spki: 'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEYWsY+HLROaiP6wENw6XdDIAWIbewFLDFn3viU0EKSm41wAtQWy5H+itTJ5MBBiOfLXUcwFr/KUeGss02M4udtQ==',
    id: 'SHA256:fBCodgYNQXjBMSCemfpskJjXV069ECq5MrJtMy9gjnQ',
  },
];

describe('a key has the name and the line that ssh-keygen gives it', () => {
  for (const { openSsh, spki, id } of KNOWN_KEYS) {
    test(id, () => {
      const lines = spki.match(/.{1,64}/g) ?? [];
      const pem = ['-----BEGIN PUBLIC KEY-----', ...lines, '-----END PUBLIC KEY-----', ''];
      const read = valueOf(readPublicKey(pem.join('\n')));
      assert.equal(read.id, id);
      assert.equal(openSshPublicKey(read), openSsh);
    });
  }
});

describe('a note', () => {
  const long = async (length: number) => {
    const rest = signed.length - 'text\n'.length;
    return valueOf(await signNote(`${'x'.repeat(length - rest - 1)}\n`, ORIGIN, key, SOME_FILE));
  };
  const others = (count: number) => `${signed}${`\u2014 other AAAAAAA=\n`.repeat(count)}`;

  test('has at most 16384 characters and 16 signatures', async () => {
    assert.equal((await long(16_384)).length, 16_384);
    await assert.rejects(long(16_385), /note_malformed/);
    assert.equal(valueOf(openNote(others(15), [noteKey], SOME_FILE)), 'text\n');
    assert.deepEqual(codesOf(openNote(others(16), [noteKey], SOME_FILE)), ['note_malformed']);
  });

  for (const [why, note] of [
    ['no empty line before its signatures', `x${signature}\n`],
    ['text before a signature', signed.replace('\u2014', 'x\u2014')],
    ['text after a signature', signed.replace(/\n$/, ' x\n')],
    ['a line that is no signature beside one that is', `${signed}x\n`],
    ['a signature under a name that none can have', `${signed}\u2014 a+b AAAAAAA=\n`],
    ['a signature that is no base64', `${signed}\u2014 other A\n`],
    ['a signature of no more than the hash of its key', `${signed}\u2014 other AAAAAA==\n`],
  ] as const) {
    test(`is refused: ${why}`, () =>
      assert.deepEqual(codesOf(openNote(note, [noteKey], SOME_FILE)), ['note_malformed']));
  }

  test('may have an empty text, and a signature of one byte by somebody unknown', async () => {
    const empty = valueOf(await signNote('\n', ORIGIN, key, SOME_FILE));
    assert.equal(valueOf(openNote(empty, [noteKey], SOME_FILE)), '\n');
    const short = `${signed}\u2014 other AAAAAAA=\n`;
    assert.equal(valueOf(openNote(short, [noteKey], SOME_FILE)), 'text\n');
  });

  test('is of a key by its name and its hash', () => {
    const renamed = { ...noteKey, name: 'other' };
    const rehashed = { ...noteKey, hash: Buffer.alloc(4) };
    for (const one of [renamed, rehashed])
      assert.deepEqual(codesOf(openNote(signed, [one], SOME_FILE)), ['note_unsigned']);
  });
});

describe('a note key', () => {
  for (const [why, text] of [
    ['text before its name', `++${ORIGIN}+00000000+AAAA`],
    ['a key of another length', `${ORIGIN}+00000000+AQ==`],
  ] as const)
    test(`is refused: ${why}`, () => assert.equal(parseNoteKey(text).ok, false));
});

describe('a checkpoint', () => {
  test('may be of a long ledger', () => {
    const long = { origin: ORIGIN, tree_size: 123_456_789_012, root_hash: digestOfHash(leaf) };
    assert.deepEqual(valueOf(parseCheckpoint(formatCheckpoint(long), SOME_FILE)), long);
  });

  for (const [why, text] of [
    ['an empty line after the root', `${ORIGIN}\n5\n${hash}\n\n`],
    ['something in place of the final newline', `${ORIGIN}\n5\n${hash}\nx`],
    ['a root that is no base64', `${ORIGIN}\n5\n*\n`],
  ] as const) {
    test(`is refused: ${why}`, () =>
      assert.deepEqual(codesOf(parseCheckpoint(text, SOME_FILE)), ['checkpoint_malformed']));
  }
});

describe('a proof of inclusion as a file', () => {
  const logged = checkpointBy(key, {
    origin: ORIGIN,
    tree_size: 1,
    root_hash: digestOfHash(leaf),
  });
  const start = 'c2sp.org/tlog-proof@v1\n';
  const atMost = 'x'.repeat(32_768 - `${start}index 0\n\n`.length);

  test('is written as C2SP says', () => {
    const proof = { index: 12, hashes: [leaf], checkpoint: logged };
    assert.equal(formatTlogProof(proof), `${start}index 12\n${hash}\n\n${logged}`);
    assert.deepEqual(valueOf(parseTlogProof(formatTlogProof(proof), SOME_FILE)), proof);
    const withExtra = `${start}extra bm90ZQ==\nindex 12\n${hash}\n\n${logged}`;
    assert.deepEqual(valueOf(parseTlogProof(withExtra, SOME_FILE)), proof, 'read over');
  });

  for (const [why, text] of [
    ['only its first line', start.trim()],
    ['no empty line', `${start}index 0`],
    ['two lines and no empty line', `${start}index 0\n`],
    ['nothing after its first line', `${start}\n${logged}`],
    ['nothing before an empty line', `\n\n${logged}`],
    ['text before the index', `${start}x index 0\n\n${logged}`],
    ['54 hashes', `${start}index 0\n${`${hash}\n`.repeat(54)}\n${logged}`],
    ['more than 32 KiB', `${start}index 0\n\n${atMost}x`],
  ] as const) {
    test(`is refused: ${why}`, () =>
      assert.deepEqual(codesOf(parseTlogProof(text, SOME_FILE)), ['proof_malformed']));
  }

  test('is read up to its limits', () => {
    const text = `${start}index 0\n${`${hash}\n`.repeat(53)}\n${logged}`;
    assert.equal(valueOf(parseTlogProof(text, SOME_FILE)).hashes.length, 53);
    assert.equal(valueOf(parseTlogProof(`${start}index 0\n\n${atMost}`, SOME_FILE)).index, 0);
  });
});

test('a pin of a version of several digits is read', () =>
  assert.equal(
    valueOf(parsePin(`1234567890123456:${'a'.repeat(64)}`)).version,
    1_234_567_890_123_456,
  ));

test('base64 has one alphabet and one spelling at a time', () => {
  for (const text of ['AA==x', 'x!', 'AA', 'A===', 'AB==', '+_==', ' AAAA', 'AAAA\n'])
    assert.equal(decodeBase64(text), undefined, text);
  assert.deepEqual(decodeBase64('-_8='), decodeBase64('+/8='));
});

test('an envelope may be as large as its limit, and not by one byte more', async () => {
  const empty = writeEnvelope(
    signedBy(unsignedEnvelope('', new Uint8Array(), SOME_FILE), [key]),
  ).length;
  const room = MAX_ENVELOPE_BYTES - empty;
  const payload = new Uint8Array(Math.floor(room / 4) * 3);
  const type = 'x'.repeat(room % 4);
  const full = signedBy(unsignedEnvelope(type, payload, SOME_FILE), [key]);
  assert.equal(writeEnvelope(full).length, MAX_ENVELOPE_BYTES);
  const more = await signEnvelope(unsignedEnvelope(`${type}x`, payload, SOME_FILE), key, 'status');
  assert.deepEqual(codesOf(more), ['envelope_full']);
});

test('a digest of a subject with text after it is invalid', () => {
  const subject = { name: 'x', digest: { sha256: `${'a'.repeat(64)}a` } };
  assert.deepEqual(codesOf(soleSubjectDigest([subject], SOME_FILE)), ['statement_subject_digest']);
});

test('a proof with invalid sizes proves nothing', () => {
  const [a, b] = [leaf, leafHash(utf8('y'))];
  const toRoot = rootOfLeaves([a, b]);
  const proof = { fromSize: 1, fromRoot: a, toSize: 2, toRoot, hashes: [b] };
  assert.ok(consistencyHolds(proof));
  for (const fromSize of [1.5, -1, Number.NaN])
    assert.ok(!consistencyHolds({ ...proof, fromSize }), String(fromSize));
  for (const toSize of [2.5, Number.NaN, Infinity])
    assert.ok(!consistencyHolds({ ...proof, toSize }), String(toSize));
  assert.ok(!consistencyHolds({ ...proof, hashes: [] }));
  assert.ok(!consistencyHolds({ ...proof, fromSize: 3, toSize: 4, hashes: [] }));
  // The bytes under the root are the same, cut at another place.
  const both = Buffer.concat([a, b]);
  const cut = { leaf: both.subarray(0, 31), hashes: [both.subarray(31)] };
  assert.ok(inclusionHolds({ index: 0, treeSize: 2, leaf: a, hashes: [b], root: toRoot }));
  assert.ok(!inclusionHolds({ index: 0, treeSize: 2, ...cut, root: toRoot }));
  const short = leaf.subarray(1);
  assert.ok(!inclusionHolds({ index: 0, treeSize: 2, leaf: a, hashes: [short], root: EMPTY_ROOT }));
});

test('a key that OpenSSL cannot verify with has signed nothing', () => {
  const object = generateKeyPairSync('x25519').publicKey;
  assert.equal(signatureFits({ ...key.publicKey, object }, utf8('x'), Buffer.alloc(64)), false);
});

test('a text other than a digest is not a tree hash', () => {
  assert.throws(() => digestOfHash(leaf.subarray(1)), /not a tree hash: 31 bytes/);
});
