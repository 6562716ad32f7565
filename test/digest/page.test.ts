import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ed25519 } from '@noble/curves/ed25519.js';
import { sha512 } from '@noble/hashes/sha2.js';
import * as node from '../../src/digest/node.ts';
import * as page from '../../verifier/platform/page.ts';
import { Buffer as PageBuffer } from '../../verifier/platform/page-bytes.ts';
import { readPublicKey } from '../../src/trust/public-key.ts';
import { fc } from '../fast-check.ts';
import { often } from '../soak.ts';
import { valueOf } from '../trust/expect.ts';
import { wycheproof } from '../vectors.ts';
import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { isDeepStrictEqual as onNodeEqual } from 'node:util';
import pageCrypto, { isDeepStrictEqual } from '../../verifier/platform/page-crypto.ts';

const CURVES = { ed25519: 'Ed25519', 'ecdsa-p256': 'P-256' } as const;

/** The answer of both platforms; they must be the same. */
function bothVerify(
  curve: node.Curve,
  point: Uint8Array,
  message: Uint8Array,
  signature: Uint8Array,
  what: string,
): boolean {
  const [nodeKey, pageKey] = [node.verifyingKey(curve, point), page.verifyingKey(curve, point)];
  assert.equal(pageKey !== undefined, nodeKey !== undefined, `${what}: a key`);
  const onNode = nodeKey !== undefined && node.verifies(curve, nodeKey, message, signature);
  const inPage = pageKey !== undefined && page.verifies(curve, pageKey, message, signature);
  assert.equal(inPage, onNode, what);
  return inPage;
}

interface Groups {
  readonly testGroups: readonly {
    readonly publicKeyPem: string;
    readonly tests: readonly {
      readonly tcId: number;
      readonly msg: string;
      readonly sig: string;
      readonly result: string;
    }[];
  }[];
}

for (const name of ['ed25519', 'ecdsa_secp256r1_sha256']) {
  test(`[T207] a page verifies every signature of Wycheproof as Node.js does: ${name}`, () => {
    const { testGroups } = wycheproof(name) as Groups;
    for (const { publicKeyPem, tests } of testGroups) {
      const { scheme, point } = valueOf(readPublicKey(publicKeyPem));
      for (const { msg, result, sig, tcId } of tests) {
        const [message, signature] = [Buffer.from(msg, 'hex'), Buffer.from(sig, 'hex')];
        const fits = bothVerify(CURVES[scheme], point, message, signature, `row ${tcId}`);
        assert.equal(fits, result === 'valid', `row ${tcId}`);
      }
    }
  });
}

const { Point } = ed25519;
const order = Point.Fn.ORDER;

function littleEndian(value: bigint): Uint8Array {
  return Buffer.from(value.toString(16).padStart(64, '0'), 'hex').toReversed();
}

function numberIn(bytes: Uint8Array): bigint {
  return BigInt(`0x${Buffer.from(bytes.toReversed()).toString('hex')}`);
}

/** A point of order 8. */
const torsion = Point.fromHex('26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05');

test('[T207] a page verifies keys and signatures with a part of small order as Node.js does', () => {
  const secret = 0x1234_5678_9abc_def0n;
  const seen = new Set<boolean>();
  for (let count = 0n; count < 64n; count += 3n) {
    const nonce = 7919n + count;
    // Each of the eight points of small order, in the key, in R, or in both.
    const inKey = Point.BASE.multiply(secret).add(times(torsion, count % 8n));
    const inR = Point.BASE.multiply(nonce).add(times(torsion, count / 8n));
    const message = Buffer.from(`message ${count}`);
    const bytes = Buffer.concat([inR.toBytes(), inKey.toBytes(), message]);
    const challenge = ed25519Challenge(bytes);
    const s = (nonce + challenge * secret) % order;
    const signature = Buffer.concat([inR.toBytes(), littleEndian(s)]);
    seen.add(bothVerify('Ed25519', inKey.toBytes(), message, signature, `number ${count}`));
    const larger = Buffer.concat([inR.toBytes(), littleEndian(s + order)]);
    assert.equal(
      bothVerify('Ed25519', inKey.toBytes(), message, larger, 's past the order'),
      false,
    );
  }
  assert.deepEqual(seen, new Set([true, false]));
});

function times(point: typeof torsion, count: bigint): typeof torsion {
  let sum = Point.ZERO;
  for (let at = 0n; at < count; at += 1n) sum = sum.add(point);
  return sum;
}

function ed25519Challenge(bytes: Uint8Array): bigint {
  return numberIn(sha512(bytes)) % order;
}

test('[T207] no bytes are a key in a page that are none in Node.js', () => {
  const points = fc.uint8Array({ minLength: 32, maxLength: 32 });
  fc.assert(
    fc.property(points, points, fc.constantFrom(2, 3, 4, 5, 6, 7), (x, y, form) => {
      bothVerify('Ed25519', x, y, Buffer.alloc(64), 'Ed25519');
      bothVerify('P-256', Buffer.concat([Buffer.of(form), x, y]), x, Buffer.alloc(64), 'P-256');
    }),
    { numRuns: 20 },
  );
});

test('hashes of a page are those of Node.js', () => {
  const data = fc.uint8Array({ maxLength: 300 });
  fc.assert(
    fc.property(data, data, fc.integer({ min: 1, max: 100 }), (one, other, size) => {
      for (const name of ['sha1', 'sha256'] as const) {
        const expected = node.createHash(name).update(one).update('ä').update(other);
        const found = page.createHash(name).update(one).update('ä').update(other);
        assert.equal(found.digest('hex'), expected.digest('hex'));
        assert.equal(page.hash(name, one, 'base64'), node.hash(name, one, 'base64'));
        assert.deepEqual([...page.hash(name, 'ä', 'buffer')], [...node.hash(name, 'ä', 'buffer')]);
      }
      const macs = [page, node].map(({ createHmac }) =>
        createHmac('sha256', one).update(other).digest('hex'),
      );
      assert.equal(macs[0], macs[1]);
      const derived = [page, node].map(({ hkdfSync }) =>
        Buffer.from(hkdfSync('sha256', one, other, one, size)).toString('hex'),
      );
      assert.equal(derived[0], derived[1]);
    }),
    { numRuns: often(20, 1000) },
  );
  for (const { hkdfSync } of [page, node])
    assert.throws(
      () => hkdfSync('sha256', Buffer.of(1), Buffer.of(), Buffer.of(), 8161),
      RangeError,
    );
});

test('Buffer of a page gives the answers of Node.js', () => {
  const encodings = ['utf8', 'utf-8', 'latin1', 'ascii', 'hex', 'base64', 'base64url'] as const;
  const data = fc.uint8Array({ maxLength: 80 });
  fc.assert(
    fc.property(data, data, fc.nat(90), fc.nat(90), (one, other, from, to) => {
      const [ours, theirs] = [PageBuffer.from(one), Buffer.from(one)];
      for (const encoding of encodings) {
        const text = theirs.toString(encoding);
        assert.equal(ours.toString(encoding), text);
        assert.equal(ours.toString(encoding, from, to), theirs.toString(encoding, from, to));
        assert.deepEqual([...PageBuffer.from(text, encoding)], [...Buffer.from(text, encoding)]);
        const lax = `${text.slice(1)} \n!-_=${text}`;
        const base64 = [PageBuffer, Buffer].map((bytes) => [...bytes.from(lax, 'base64')]);
        assert.deepEqual(base64[0], base64[1]);
      }
      assert.equal(PageBuffer.compare(one, other), Buffer.compare(one, other));
      assert.equal(ours.equals(other), theirs.equals(other));
      assert.equal(ours.equals(one), true);
      const joined = Buffer.concat([one, other]);
      assert.ok(joined.equals(PageBuffer.concat([one, other])));
      assert.equal(ours.indexOf('\n\n'), theirs.indexOf('\n\n'));
      assert.equal(ours.indexOf(10), theirs.indexOf(10));
      const [start, end] = [from % (other.length + 1), other.length];
      assert.equal(ours.compare(other, start, end), theirs.compare(other, start, end));
    }),
    { numRuns: often(50, 1000) },
  );
  for (const text of ['', 'ä€😀', '\ufeffx', '\ud800', 'postgres://']) {
    assert.deepEqual([...PageBuffer.from(text)], [...Buffer.from(text)]);
    assert.equal(PageBuffer.byteLength(text), Buffer.byteLength(text));
    assert.equal(PageBuffer.from(text).includes('postgres'), text.includes('postgres'));
  }
  const [ours, theirs] = [PageBuffer.alloc(12), Buffer.alloc(12)];
  for (const bytes of [ours, theirs]) {
    bytes.writeUInt32BE(0xfffe_fdfc);
    bytes.write('ab', 5, 'latin1');
    bytes.write('cut short', 8, 'latin1');
  }
  assert.deepEqual([...ours], [...theirs]);
  assert.equal(ours.readBigInt64BE(), theirs.readBigInt64BE());
  const copies = [ours, theirs].map((bytes) => [bytes.copy(bytes.subarray(4, 9)), ...bytes]);
  assert.deepEqual(copies[0], copies[1]);
  const part = new Uint8Array([1, 2, 3, 4]).subarray(1);
  const view = PageBuffer.from(part.buffer, part.byteOffset, part.length);
  assert.deepEqual([...view], [2, 3, 4]);
  assert.equal(view.toString('hex'), '020304');
});

/** Keys that certificates and logs may have, as Node.js makes them. */
const KEYS = {
  'P-256': generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  'P-384': generateKeyPairSync('ec', { namedCurve: 'P-384' }),
  'P-521': generateKeyPairSync('ec', { namedCurve: 'P-521' }),
  Ed25519: generateKeyPairSync('ed25519'),
  RSA: generateKeyPairSync('rsa', { modulusLength: 2048 }),
};

test("[T217] a page verifies the signatures of Sigstore's bundles as Node.js does", () => {
  const message = Buffer.from('what is signed');
  for (const [name, { privateKey, publicKey }] of Object.entries(KEYS)) {
    const der = publicKey.export({ type: 'spki', format: 'der' });
    const pem = String(publicKey.export({ type: 'spki', format: 'pem' }));
    const inPage = [
      pageCrypto.createPublicKey({ key: der, type: 'spki' }),
      pageCrypto.createPublicKey(pem),
    ];
    if (name === 'RSA') {
      const key = publicKey.export({ type: 'pkcs1', format: 'der' });
      inPage.push(pageCrypto.createPublicKey({ key, type: 'pkcs1' }));
    }
    const all = ['sha224', 'sha256', 'sha384', 'sha512'];
    const hashes = name === 'Ed25519' ? [undefined] : name === 'RSA' ? all : all.slice(1, 3);
    for (const hash of hashes) {
      const signature = sign(hash, message, privateKey);
      for (const key of inPage)
        assert.equal(inPageVerifies(hash, message, key, signature), true, name);
      const [key] = inPage;
      const tried: [string | undefined, Buffer, Buffer][] = [
        [hash === 'sha256' ? 'sha384' : 'sha256', message, signature],
        [undefined, message, signature],
        [hash, Buffer.from('another'), signature],
        [hash, message, Buffer.concat([signature, Buffer.of(0)])],
        [hash, message, signature.subarray(1)],
        [hash, message, Buffer.of()],
        [hash, message, Buffer.alloc(signature.length, 0xff)],
      ];
      for (const at of [0, 1, 3, signature.length - 1]) {
        const changed = Buffer.from(signature);
        changed[at] = (changed[at] ?? 0) ^ 0x80;
        tried.push([hash, message, changed]);
      }
      for (const [index, [by, data, bytes]] of tried.entries()) {
        let fits = false;
        try {
          fits = verify(by, data, publicKey, bytes);
        } catch {
          // The hash is none for this kind of key.
        }
        const found = key !== undefined && inPageVerifies(by, data, key, bytes);
        assert.equal(found, fits, `${name} with ${hash}, number ${index}`);
      }
    }
  }
});

/** As the library asks: what throws does not fit. */
function inPageVerifies(
  name: string | undefined,
  data: Uint8Array,
  key: ReturnType<typeof pageCrypto.createPublicKey>,
  signature: Uint8Array,
): boolean {
  try {
    return pageCrypto.verify(name, data, key, signature);
  } catch {
    return false;
  }
}

test('[T217] a page refuses keys and hashes that it does not know', () => {
  const other = generateKeyPairSync('ec', { namedCurve: 'secp256k1' }).publicKey;
  const der = KEYS['P-256'].publicKey.export({ type: 'spki', format: 'der' });
  const off = Buffer.from(der);
  off[off.length - 1] = (off.at(-1) ?? 0) ^ 1;
  const rsa = KEYS.RSA.publicKey.export({ type: 'spki', format: 'der' });
  const large = Buffer.concat([
    Buffer.from('3082040a0282040200', 'hex'),
    Buffer.alloc(1025, 0xff),
    Buffer.from('0203010001', 'hex'),
  ]);
  const refused = [
    { key: other.export({ type: 'spki', format: 'der' }), type: 'spki' },
    { key: off, type: 'spki' },
    { key: der.subarray(0, 40), type: 'spki' },
    { key: Buffer.concat([der, Buffer.of(0)]), type: 'spki' },
    { key: rsa.subarray(0, 100), type: 'spki' },
    { key: large, type: 'pkcs1' },
    { key: Buffer.of(), type: 'spki' },
  ];
  for (const [index, key] of refused.entries())
    assert.throws(() => pageCrypto.createPublicKey(key), Error, String(index));
  assert.throws(() => pageCrypto.createHash('md5'));
});

test('parts of two values are compared as Node.js does', () => {
  const values = [
    1,
    '1',
    null,
    undefined,
    Number.NaN,
    {},
    [],
    [1],
    { a: [1] },
    { a: [2] },
    { b: [1] },
  ];
  const bytes = [Buffer.from('ab'), Buffer.from('ab'), Buffer.from('ac'), new Date(1), new Date(2)];
  const all: readonly unknown[] = [...values, ...bytes, { a: [1] }, new Date(1)];
  for (const one of all)
    for (const other of all) assert.equal(isDeepStrictEqual(one, other), onNodeEqual(one, other));
});
