import assert from 'node:assert/strict';
import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import oracle from 'canonicalize';
import { execa } from 'execa';
import {
  canonicalize,
  digestOf,
  OBJECT_PREFIX,
  objectDigest,
  FINGERPRINT_FIELDS,
  fingerprinterOf,
  hkdfSha256,
  hmacSha256,
  digestOfStream,
  hexOf,
  isDigest,
  parseDigest,
} from '../../src/digest/index.ts';
import { anyCharacter, fc } from '../fast-check.ts';
import { often } from '../soak.ts';
import { vectors, wycheproof } from '../vectors.ts';
import { utf8 } from '../documents.ts';

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
