import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { execa } from 'execa';
import { digestOf, digestOfStream, hexOf, isDigest, parseDigest } from '../../src/digest/index.ts';
import { fc } from '../fast-check.ts';
import { utf8 } from '../documents.ts';

/** Published values: FIPS 180-4 examples and the empty message. */
const KNOWN: readonly (readonly [message: string, hex: string])[] = [
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
];

const HEX = 'ab'.repeat(32);

/** Cuts bytes at the given places. */
function* chunksOf(bytes: Uint8Array, cuts: readonly number[]): Generator<Uint8Array> {
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length];
  places.sort((a, b) => a - b);
  for (const [index, place] of places.slice(1).entries())
    yield bytes.subarray(places[index], place);
}

describe('SHA-256', () => {
  for (const [message, hex] of KNOWN) {
    test(`of ${JSON.stringify(message)}`, () => {
      assert.equal(digestOf(message), `sha256:${hex}`);
      assert.equal(digestOf(utf8(message)), `sha256:${hex}`);
    });
  }

  test('of a million letters, as a stream', async () => {
    const chunks = Array.from({ length: 1000 }, () => utf8('a'.repeat(1000)));
    assert.deepEqual(await digestOfStream(chunks), {
      digest: 'sha256:cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
      size: 1_000_000,
    });
  });

  test('of a string is that of its UTF-8', () =>
    assert.equal(digestOf('é😀'), digestOf(Buffer.from('c3a9f09f9880', 'hex'))));

  test('of a stream does not depend on how it is cut', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 500 }),
        fc.array(fc.nat(), { maxLength: 8 }),
        async (bytes, cuts) => {
          const { digest, size } = await digestOfStream(chunksOf(bytes, cuts));
          assert.equal(digest, digestOf(bytes));
          assert.equal(size, bytes.length);
        },
      ),
    );
  });

  test('of a stream that breaks gives no digest', async () => {
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield utf8('abc');
      throw new Error('disk on fire');
    }
    await assert.rejects(digestOfStream(broken()), /disk on fire/);
  });

  test('is what sha256sum says', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'claimgate-digest-'));
    try {
      const bytes = Uint8Array.from({ length: 100_003 }, (_, at) => (at * 7919) % 256);
      writeFileSync(join(folder, 'f'), bytes);
      const { stdout } = await execa('sha256sum', ['f'], { cwd: folder });
      assert.equal(`${hexOf(digestOf(bytes))}  f`, stdout);
      assert.equal(parseDigest(stdout.slice(0, 64)), digestOf(bytes));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('written digests', () => {
  test('are read with and without their prefix', () => {
    assert.equal(parseDigest(`sha256:${HEX}`), `sha256:${HEX}`);
    assert.equal(parseDigest(HEX), `sha256:${HEX}`);
    assert.equal(isDigest(`sha256:${HEX}`), true);
    assert.equal(isDigest(HEX), false);
  });

  for (const text of [
    '',
    'sha256:',
    `sha256:${HEX.toUpperCase()}`,
    `SHA256:${HEX}`,
    `sha512:${HEX}`,
    `sha256:${HEX}0`,
    `sha256:${HEX.slice(1)}`,
    `sha256:sha256:${HEX}`,
    `sha256:${HEX}\n`,
    ` sha256:${HEX}`,
    `sha256:${HEX.replace('a', 'g')}`,
    `sha256:${HEX.replace('a', '\u{ff41}')}`,
  ]) {
    test(`${JSON.stringify(text)} is none`, () => {
      assert.equal(parseDigest(text), undefined);
      assert.equal(isDigest(text), false);
    });
  }
});
