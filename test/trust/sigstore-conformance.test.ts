import assert from 'node:assert/strict';
import { test } from 'node:test';
import { present } from '../../src/documents/error.ts';
import type { Result } from '../../src/documents/findings.ts';
import type { Certified } from '../../src/trust/identity.ts';
import { answerBundle } from '../page/harness.ts';
import { sigstoreCases, type SigstoreCase } from '../vectors.ts';

const IDENTITY =
  'https://github.com/sigstore-conformance/extremely-dangerous-public-oidc-beacon/.github/workflows/extremely-dangerous-oidc-beacon.yml@refs/heads/main';
const ISSUER = 'https://token.actions.githubusercontent.com';

const cases = sigstoreCases();

/** Keys of one's own have their place in the envelope: a bundle without a certificate is refused. */
const BY_KEY = new Set(['managed-key-and-trusted-root', 'managed-key-happy-path']);

test('[T195] every case of sigstore-conformance is answered right, and a bundle by a key is refused', () => {
  assert.equal(cases.length, 70);
  const wrong = cases
    .filter((one) => accepts(one) !== (one.valid && !BY_KEY.has(one.case)))
    .map((one) => one.case);
  assert.deepEqual(wrong, []);
});

test('a trusted root whose log has no start of validity is refused as such', () => {
  const one = present(cases.find((row) => row.case.startsWith('trust-root-tlog-missing-validity')));
  const outcome = judge(one);
  assert.ok(!outcome.ok);
  assert.deepEqual(
    outcome.findings.map(({ code }) => code),
    ['sigstore_root_invalid'],
  );
});

function accepts(one: SigstoreCase): boolean {
  const outcome = judge(one);
  return (
    outcome.ok &&
    outcome.value.subject === (one.identity ?? IDENTITY) &&
    outcome.value.issuer === (one.issuer ?? ISSUER)
  );
}

function judge(one: SigstoreCase): Result<Certified> {
  return JSON.parse(answerBundle(one)) as Result<Certified>;
}
