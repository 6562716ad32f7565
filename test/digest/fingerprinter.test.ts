import assert from 'node:assert/strict';
import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { describe, test } from 'node:test';
import {
  FINGERPRINT_FIELDS,
  fingerprinterOf,
  hkdfSha256,
  hmacSha256,
} from '../../src/digest/index.ts';
import { vectorFile } from '../vectors.ts';

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
  const { testGroups } = JSON.parse(vectorFile(name).toString('utf8')) as Groups;
  return testGroups.flatMap(({ tagSize = 0, tests }) => tests.map((row) => ({ ...row, tagSize })));
}

describe('Wycheproof', () => {
  test('HMAC-SHA-256: every row', () => {
    const rows = rowsOf('wycheproof-hmac_sha256_test.json');
    for (const { tcId, key, msg, tag, tagSize, result } of rows) {
      const made = Buffer.from(hmacSha256(hex(key), hex(msg))).subarray(0, tagSize / 8);
      assert.equal(made.equals(hex(tag)), result === 'valid', `row ${tcId}`);
    }
    assert.equal(rows.length, 174);
  });

  test('HKDF-SHA-256: every row', () => {
    const rows = rowsOf('wycheproof-hkdf_sha256_test.json');
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
