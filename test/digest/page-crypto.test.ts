import assert from 'node:assert/strict';
import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { test } from 'node:test';
import { isDeepStrictEqual as onNodeEqual } from 'node:util';
import pageCrypto, { isDeepStrictEqual } from '../../verifier/platform/page-crypto.ts';

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
