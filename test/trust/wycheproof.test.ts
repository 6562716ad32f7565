import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPublicKey, signatureFits } from '../../src/trust/public-key.ts';
import { answerCertified } from '../page/harness.ts';
import { runInPage } from '../page/in-process.ts';
import { sample } from '../soak.ts';
import { vectorFile } from '../vectors.ts';
import { valueOf } from './expect.ts';

interface Row {
  readonly tcId: number;
  readonly comment: string;
  readonly msg: string;
  readonly sig: string;
  readonly result: 'valid' | 'invalid' | 'acceptable';
}

interface Groups {
  readonly testGroups: readonly { readonly publicKeyPem: string; readonly tests: readonly Row[] }[];
}

interface CertifiedGroups {
  readonly testGroups: readonly {
    readonly publicKeyDer?: string;
    readonly publicKeyAsn?: string;
    readonly tests: readonly Row[];
  }[];
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

/** Of certificates and tokens: ECDSA on the longer curves, and RSA. */
const CERTIFIED = [
  ['wycheproof-ecdsa_secp384r1_sha384_test.json', 'sha384', 504],
  ['wycheproof-ecdsa_secp521r1_sha512_test.json', 'sha512', 542],
  ['wycheproof-rsa_signature_2048_sha256_test.json', 'sha256', 259],
] as const;

for (const [name, hash, count] of CERTIFIED)
  test(`[T571] ${name}: every row, and in a page as well`, async () => {
    const { testGroups } = JSON.parse(vectorFile(name).toString('utf8')) as CertifiedGroups;
    const rows = testGroups.flatMap(({ publicKeyAsn = '', publicKeyDer = publicKeyAsn, tests }) =>
      tests.map((row) => ({ ...row, key: publicKeyDer })),
    );
    assert.equal(rows.length, count);
    const asked = rows.map(({ key, msg, sig }) => [key, hash, msg, sig] as const);
    const some = sample(asked, 8);
    const inPage = await runInPage<readonly boolean[]>(
      `${JSON.stringify(some)}.map((one) => harness.answerCertified(...one))`,
    );
    for (const [index, one] of some.entries())
      assert.equal(inPage[index], answerCertified(...one), `in a page: ${index}`);
    for (const [index, { comment, result, tcId }] of rows.entries()) {
      const [key = '', by, msg = '', sig = ''] = asked[index] ?? [];
      const fits = by !== undefined && answerCertified(key, by, msg, sig);
      if (result !== 'acceptable') assert.equal(fits, result === 'valid', `${tcId}: ${comment}`);
    }
  });
