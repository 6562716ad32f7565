import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import oracle from 'canonicalize';
import { canonicalize, digestOf, OBJECT_PREFIX, objectDigest } from '../../src/digest/index.ts';
import { anyCharacter, fc } from '../fast-check.ts';
import { often } from '../soak.ts';
import { vectors } from '../vectors.ts';

/** RFC 8785 appendix B: IEEE 754 bits and what ECMAScript writes for them. */
const NUMBERS: readonly (readonly [bits: string, text: string])[] = [
  ['0000000000000000', '0'],
  ['8000000000000000', '0'],
  ['0000000000000001', '5e-324'],
  ['8000000000000001', '-5e-324'],
  ['7fefffffffffffff', '1.7976931348623157e+308'],
  ['4340000000000000', '9007199254740992'],
  ['c340000000000000', '-9007199254740992'],
  ['4430000000000000', '295147905179352830000'],
  ['44b52d02c7e14af5', '9.999999999999997e+22'],
  ['44b52d02c7e14af6', '1e+23'],
  ['444b1ae4d6e2ef4e', '999999999999999700000'],
  ['444b1ae4d6e2ef50', '1e+21'],
  ['3eb0c6f7a0b5ed8c', '9.999999999999997e-7'],
  ['3eb0c6f7a0b5ed8d', '0.000001'],
];

const sparse: unknown[] = [1];
sparse[2] = 3;

class Point {
  readonly x = 1;
}

const NOT_JSON: readonly (readonly [string, unknown])[] = [
  ['undefined', undefined],
  ['a function', () => 1],
  ['a symbol', Symbol('x')],
  ['a bigint', 1n],
  ['NaN', NaN],
  ['infinity', Infinity],
  ['minus infinity', -Infinity],
  ['a date', new Date(0)],
  ['a map', new Map([['a', 1]])],
  ['bytes', new Uint8Array(1)],
  ['a boxed string', Object('text')],
  ['a regular expression', /x/],
  ['an instance of a class', new Point()],
  ['an array with a hole', sparse],
  ['an empty array of length one', Array.from({ length: 1 })],
  ['a lone high surrogate', '\ud800'],
  ['a lone low surrogate', 'a\udc00b'],
];

describe('canonicalize', () => {
  test('sorts by UTF-16 code units, not by code points or locale', () => {
    const value = { '\u20ac': 1, '\r': 2, '\ufb33': 3, 1: 4, '\u{1f600}': 5, '\u0080': 6, ö: 7 };
    assert.equal(canonicalize(value), '{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}');
  });

  test('sorts names that look like numbers as text', () =>
    assert.equal(canonicalize({ 10: 1, 9: 2, 1: 3 }), '{"1":3,"10":1,"9":2}'));

  test('keeps the order of arrays and adds no white space', () =>
    assert.equal(
      canonicalize([2, [], {}, [1, { b: null, a: true }]]),
      '[2,[],{},[1,{"a":true,"b":null}]]',
    ));

  test('escapes only what must be', () =>
    assert.equal(
      canonicalize('\u0000\u001f\b"\\/\u007f\u2028é'),
      '"\\u0000\\u001f\\b\\"\\\\/\u007f\u2028é"',
    ));

  test('[T23] does not normalise', () =>
    assert.notEqual(canonicalize('\u00e9'), canonicalize('e\u0301')));

  test('writes objects without a prototype, as readJson makes them', () =>
    assert.equal(canonicalize(Object.assign(Object.create(null), { a: 1 })), '{"a":1}'));

  test('writes objects only whose prototype gives them nothing', () => {
    const nothing: object = Object.create(null);
    assert.equal(canonicalize(Object.assign(Object.create(nothing), { a: 1 })), '{"a":1}');
    const gives: object = Object.assign(Object.create(null), { b: 2 });
    for (const prototype of [gives, Object.create(nothing), {}, Date.prototype])
      assert.throws(() => canonicalize(Object.create(prototype)), TypeError);
  });

  test('writes __proto__ and toJSON like any member', () => {
    assert.equal(canonicalize(JSON.parse('{"__proto__":1,"a":2}')), '{"__proto__":1,"a":2}');
    assert.equal(canonicalize({ toJSON: 1 }), '{"toJSON":1}');
  });

  for (const [bits, text] of NUMBERS) {
    test(`writes the number ${bits} as ${text}`, () =>
      assert.equal(canonicalize(Buffer.from(bits, 'hex').readDoubleBE()), text));
  }

  test('agrees with another implementation on any JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: anyCharacter }), (value) => {
        assert.equal(canonicalize(value), oracle(value));
      }),
      { numRuns: often(25, 1000) },
    );
  });

  test('is a fixed point, and says the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: anyCharacter }), (value) => {
        const text = canonicalize(value);
        assert.equal(canonicalize(JSON.parse(text)), text);
        assert.deepEqual(JSON.parse(text), JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test('agrees with every row of the public vectors, byte for byte', () => {
    for (const { name, input_base64 = '', output_base64 } of vectors('rfc8785-jcs.jsonl')) {
      const input: unknown = JSON.parse(Buffer.from(input_base64, 'base64').toString('utf8'));
      assert.equal(Buffer.from(canonicalize(input)).toString('base64'), output_base64, name);
    }
  });
});

describe('canonicalize refuses what is not JSON', () => {
  for (const [name, value] of NOT_JSON) {
    test(name, () => {
      assert.throws(() => canonicalize(value), TypeError);
      assert.throws(() => canonicalize([value]), TypeError);
      assert.throws(() => canonicalize({ a: { b: value } }), TypeError);
    });
  }

  for (const [value, message] of [
    [undefined, 'not a JSON value: undefined'],
    [() => 1, 'not a JSON value: function'],
    [new Date(0), 'not a JSON value: object'],
    [NaN, 'not a JSON number: NaN'],
    ['\ud800', 'a string holds a lone surrogate'],
  ] as const) {
    test(`and says so: ${message}`, () =>
      assert.throws(() => canonicalize(value), new TypeError(message)));
  }

  test('a lone surrogate in a member name', () =>
    assert.throws(() => canonicalize({ '\udfff': 1 }), TypeError));
});

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
