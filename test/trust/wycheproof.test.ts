import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPublicKey, signatureFits } from '../../src/trust/public-key.ts';
import { vectorFile } from '../vectors.ts';
import { valueOf } from './expect.ts';

interface Row {
  readonly tcId: number;
  readonly comment: string;
  readonly msg: string;
  readonly sig: string;
  readonly result: 'valid' | 'invalid';
}

interface Groups {
  readonly testGroups: readonly { readonly publicKeyPem: string; readonly tests: readonly Row[] }[];
}

const files = [
  ['wycheproof-ed25519_test.json', 151],
  ['wycheproof-ecdsa_secp256r1_sha256_test.json', 484],
] as const;

for (const [name, count] of files) {
  test(`[T35] ${name}: every row`, () => {
    const { testGroups } = JSON.parse(vectorFile(name).toString('utf8')) as Groups;
    let seen = 0;
    for (const { publicKeyPem, tests } of testGroups) {
      const key = valueOf(readPublicKey(publicKeyPem));
      for (const { comment, msg, result, sig, tcId } of tests) {
        const fits = signatureFits(key, Buffer.from(msg, 'hex'), Buffer.from(sig, 'hex'));
        assert.equal(fits, result === 'valid', `${tcId}: ${comment}`);
        seen += 1;
      }
    }
    assert.equal(seen, count);
  });
}
