import { checkpointBy, signedBy } from '../../examples/world/organisation.ts';
import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { describe, test } from 'node:test';
import {
  decodeBase64,
  encodeBase64,
  openSshPublicKey,
  readPublicKey,
  signatureFits,
} from '../../src/trust/public-key.ts';
import {
  digestOfHash,
  EMPTY_ROOT,
  leafHash,
  rootOfLeaves,
  consistencyHolds,
  inclusionHolds,
} from '../../src/trust/merkle.ts';
import { formatTlogProof, parseTlogProof } from '../../src/trust/tlog-proof.ts';
import {
  MAX_ENVELOPE_BYTES,
  signEnvelope,
  unsignedEnvelope,
  writeEnvelope,
} from '../../src/trust/envelope.ts';
import {
  noteKeyOf,
  formatCheckpoint,
  parseCheckpoint,
  openNote,
  signNote,
  parseNoteKey,
} from '../../src/trust/checkpoint.ts';
import { parsePin } from '../../src/trust/anchor.ts';
import { soleSubjectDigest } from '../../src/trust/statement.ts';
import { codesOf, newKey, utf8, valueOf } from './expect.ts';

const FILE = 'some.file';
const ORIGIN = 'ledger.example/main';
const key = newKey();
const noteKey = valueOf(noteKeyOf(ORIGIN, key.publicKey));
const leaf = leafHash(utf8('x'));
const hash = encodeBase64(leaf);
const signed = valueOf(await signNote('text\n', ORIGIN, key, FILE));
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
    return valueOf(await signNote(`${'x'.repeat(length - rest - 1)}\n`, ORIGIN, key, FILE));
  };
  const others = (count: number) => `${signed}${`\u2014 other AAAAAAA=\n`.repeat(count)}`;

  test('has at most 16384 characters and 16 signatures', async () => {
    assert.equal((await long(16_384)).length, 16_384);
    await assert.rejects(long(16_385), /note_malformed/);
    assert.equal(valueOf(openNote(others(15), [noteKey], FILE)), 'text\n');
    assert.deepEqual(codesOf(openNote(others(16), [noteKey], FILE)), ['note_malformed']);
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
      assert.deepEqual(codesOf(openNote(note, [noteKey], FILE)), ['note_malformed']));
  }

  test('may have an empty text, and a signature of one byte by somebody unknown', async () => {
    const empty = valueOf(await signNote('\n', ORIGIN, key, FILE));
    assert.equal(valueOf(openNote(empty, [noteKey], FILE)), '\n');
    const short = `${signed}\u2014 other AAAAAAA=\n`;
    assert.equal(valueOf(openNote(short, [noteKey], FILE)), 'text\n');
  });

  test('is of a key by its name and its hash', () => {
    const renamed = { ...noteKey, name: 'other' };
    const rehashed = { ...noteKey, hash: Buffer.alloc(4) };
    for (const other of [renamed, rehashed])
      assert.deepEqual(codesOf(openNote(signed, [other], FILE)), ['note_unsigned']);
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
    const head = { origin: ORIGIN, tree_size: 123_456_789_012, root_hash: digestOfHash(leaf) };
    assert.deepEqual(valueOf(parseCheckpoint(formatCheckpoint(head), FILE)), head);
  });

  for (const [why, text] of [
    ['an empty line after the root', `${ORIGIN}\n5\n${hash}\n\n`],
    ['something in place of the final newline', `${ORIGIN}\n5\n${hash}\nx`],
    ['a root that is no base64', `${ORIGIN}\n5\n*\n`],
  ] as const) {
    test(`is refused: ${why}`, () =>
      assert.deepEqual(codesOf(parseCheckpoint(text, FILE)), ['checkpoint_malformed']));
  }
});

describe('a proof of inclusion as a file', () => {
  const checkpoint = checkpointBy(key, {
    origin: ORIGIN,
    tree_size: 1,
    root_hash: digestOfHash(leaf),
  });
  const head = 'c2sp.org/tlog-proof@v1\n';
  const atMost = 'x'.repeat(32_768 - `${head}index 0\n\n`.length);

  test('is written as C2SP says', () => {
    const proof = { index: 12, hashes: [leaf], checkpoint };
    assert.equal(formatTlogProof(proof), `${head}index 12\n${hash}\n\n${checkpoint}`);
    assert.deepEqual(valueOf(parseTlogProof(formatTlogProof(proof), FILE)), proof);
    const withExtra = `${head}extra bm90ZQ==\nindex 12\n${hash}\n\n${checkpoint}`;
    assert.deepEqual(valueOf(parseTlogProof(withExtra, FILE)), proof, 'read over');
  });

  for (const [why, text] of [
    ['only its first line', head.trim()],
    ['no empty line', `${head}index 0`],
    ['two lines and no empty line', `${head}index 0\n`],
    ['nothing after its first line', `${head}\n${checkpoint}`],
    ['nothing before an empty line', `\n\n${checkpoint}`],
    ['text before the index', `${head}x index 0\n\n${checkpoint}`],
    ['54 hashes', `${head}index 0\n${`${hash}\n`.repeat(54)}\n${checkpoint}`],
    ['more than 32 KiB', `${head}index 0\n\n${atMost}x`],
  ] as const) {
    test(`is refused: ${why}`, () =>
      assert.deepEqual(codesOf(parseTlogProof(text, FILE)), ['proof_malformed']));
  }

  test('is read up to its limits', () => {
    const text = `${head}index 0\n${`${hash}\n`.repeat(53)}\n${checkpoint}`;
    assert.equal(valueOf(parseTlogProof(text, FILE)).hashes.length, 53);
    assert.equal(valueOf(parseTlogProof(`${head}index 0\n\n${atMost}`, FILE)).index, 0);
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
  const empty = writeEnvelope(signedBy(unsignedEnvelope('', new Uint8Array(), FILE), [key])).length;
  const room = MAX_ENVELOPE_BYTES - empty;
  const payload = new Uint8Array(Math.floor(room / 4) * 3);
  const type = 'x'.repeat(room % 4);
  const full = signedBy(unsignedEnvelope(type, payload, FILE), [key]);
  assert.equal(writeEnvelope(full).length, MAX_ENVELOPE_BYTES);
  const more = await signEnvelope(unsignedEnvelope(`${type}x`, payload, FILE), key, 'status');
  assert.deepEqual(codesOf(more), ['envelope_full']);
});

test('a digest of a subject with text after it is invalid', () => {
  const subject = { name: 'x', digest: { sha256: `${'a'.repeat(64)}a` } };
  assert.deepEqual(codesOf(soleSubjectDigest([subject], FILE)), ['statement_subject_digest']);
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
