import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { digestOf, OBJECT_PREFIX, objectDigest } from '../../src/digest/index.ts';
import { anyCharacter, fc } from '../fast-check.ts';

const KINDS = Object.keys(OBJECT_PREFIX) as (keyof typeof OBJECT_PREFIX)[];

describe('object digests', () => {
  test('are SHA-256 of prefix, line feed and canonical form', () => {
    assert.equal(
      objectDigest('subject', { b: 1, a: 'é' }),
      digestOf('claimgate/subject/v1\n{"a":"é","b":1}'),
    );
    assert.equal(objectDigest('contract', []), digestOf('claimgate/contract/v1\n[]'));
    assert.equal(objectDigest('record', null), digestOf('claimgate/record/v1\nnull'));
  });

  test('of one kind are never those of another', () => {
    assert.ok(KINDS.length > 1);
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: anyCharacter }), (value) => {
        const digests = KINDS.map((kind) => objectDigest(kind, value));
        assert.equal(new Set(digests).size, KINDS.length);
      }),
    );
  });

  test('no prefix is the start of another, and none holds a line feed', () => {
    for (const kind of KINDS) {
      assert.ok(!OBJECT_PREFIX[kind].includes('\n'));
      for (const other of KINDS)
        assert.ok(kind === other || !OBJECT_PREFIX[other].startsWith(OBJECT_PREFIX[kind]));
    }
  });

  test('do not depend on the order of members', () =>
    assert.equal(objectDigest('subject', { a: 1, b: 2 }), objectDigest('subject', { b: 2, a: 1 })));

  test('tell values apart', () => {
    const values = [1, '1', [1], { 1: 1 }, null, false, '', [], {}, 'null', { a: null }];
    assert.equal(new Set(values.map((value) => objectDigest('record', value))).size, values.length);
  });
});
