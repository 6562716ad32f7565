import assert from 'node:assert/strict';
import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { describe, test } from 'node:test';
import {
  FINGERPRINT_FIELDS,
  fingerprinterOf,
  hkdfSha256,
  hmacSha256,
  digestOf,
  digestOfStream,
  hexOf,
  isDigest,
  parseDigest,
} from '../../src/digest/index.ts';
import { wycheproof } from '../vectors.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { fc } from '../fast-check.ts';
import { utf8 } from '../documents.ts';

interface Row {
  readonly tcId: number;
  readonly result: 'valid' | 'invalid';
  readonly key?: string;
  readonly msg?: string;
  readonly tag?: string;
  readonly ikm?: string;
  readonly salt?: string;
  readonly info?: string;
  readonly size?: number;
  readonly okm?: string;
}

interface Groups {
  readonly testGroups: readonly { readonly tagSize?: number; readonly tests: readonly Row[] }[];
}

const hex = (text = '') => Buffer.from(text, 'hex');

function rowsOf(name: string): (Row & { readonly tagSize: number })[] {
  const { testGroups } = wycheproof(name) as Groups;
  return testGroups.flatMap(({ tagSize = 0, tests }) => tests.map((row) => ({ ...row, tagSize })));
}

describe('Wycheproof', () => {
  test('HMAC-SHA-256: every row', () => {
    const rows = rowsOf('hmac_sha256');
    for (const { tcId, key, msg, tag, tagSize, result } of rows) {
      const made = Buffer.from(hmacSha256(hex(key), hex(msg))).subarray(0, tagSize / 8);
      assert.equal(made.equals(hex(tag)), result === 'valid', `row ${tcId}`);
    }
    assert.equal(rows.length, 174);
  });

  test('HKDF-SHA-256: every row', () => {
    const rows = rowsOf('hkdf_sha256');
    for (const { tcId, ikm, salt, info, size = 0, okm, result } of rows) {
      const made = () => hkdfSha256({ key: hex(ikm), salt: hex(salt), info: hex(info), size });
      if (result === 'valid') assert.equal(Buffer.from(made()).toString('hex'), okm, `row ${tcId}`);
      else assert.throws(made, RangeError, `row ${tcId}`);
    }
    assert.equal(rows.length, 86);
  });
});

describe('fingerprints', () => {
  const key = Buffer.alloc(32, 7);
  const prints = fingerprinterOf(key, 'hosted-eu');

  test('are what specification/documents.md 4 writes down', () => {
    const info = 'claimgate/fingerprint/v1\0hosted-eu\0account_reference';
    const derived = Buffer.from(hkdfSync('sha256', key, '', info, 32));
    const mac = createHmac('sha256', derived).update('12345678').digest();
    const expected = createHash('sha256')
      .update('claimgate/fingerprint/v1\0')
      .update(mac)
      .digest('hex');
    assert.equal(prints.of('account_reference', '12345678'), `sha256:${expected}`);
  });

  test('differ by key, deployment, field and id', () => {
    const all = [
      prints.of('app', 'x'),
      prints.of('app', 'y'),
      fingerprinterOf(key, 'hosted-us').of('app', 'x'),
      fingerprinterOf(Buffer.alloc(32, 8), 'hosted-eu').of('app', 'x'),
      ...FINGERPRINT_FIELDS.filter((field) => field !== 'app').map((field) =>
        prints.of(field, 'x'),
      ),
    ];
    assert.equal(new Set(all).size, all.length);
  });

  test('[T06] are never a plain hash of the id', () => {
    const plain = createHash('sha256').update('12345678').digest('hex');
    for (const field of FINGERPRINT_FIELDS)
      assert.notEqual(prints.of(field, '12345678'), `sha256:${plain}`);
  });

  test('name their key without showing it', () => {
    assert.match(prints.keyId, /^key-[0-9a-f]{16}$/);
    assert.notEqual(fingerprinterOf(Buffer.alloc(32, 8), 'hosted-eu').keyId, prints.keyId);
    assert.ok(!prints.keyId.includes('0707'));
    const info = 'claimgate/fingerprint/v1\0hosted-eu\0key_id';
    const derived = Buffer.from(hkdfSync('sha256', key, '', info, 32));
    const hash = createHash('sha256').update(derived).digest('hex');
    assert.equal(prints.keyId, `key-${hash.slice(0, 16)}`);
  });

  test('need a key of 32 bytes', () => {
    const message = 'a fingerprint key has at least 32 bytes';
    const short = () => fingerprinterOf(Buffer.alloc(31, 7), 'hosted-eu');
    assert.throws(short, new RangeError(message));
  });
});

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
  for (const [message, ownHex] of KNOWN) {
    test(`of ${JSON.stringify(message)}`, () => {
      assert.equal(digestOf(message), `sha256:${ownHex}`);
      assert.equal(digestOf(utf8(message)), `sha256:${ownHex}`);
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
