import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { digestOf } from '../../src/digest/index.ts';
import type { Claim } from '../../src/documents/index.ts';
import { formatClaims, readClaims } from '../../src/manifest/claims.ts';
import { fc } from '../fast-check.ts';
import { claimOf, claimsFile, utf8 } from '../documents.ts';

const slug = fc.stringMatching(/^[a-z0-9]{1,6}(?:[._-][a-z0-9]{1,4})?$/);
const fingerprint = fc.nat(5).map((number) => digestOf(String(number)));

const claim: fc.Arbitrary<Claim> = fc
  .record({
    provider: slug,
    account_kind: slug,
    output_profile: slug,
    policy_mode: slug,
    app_fingerprint: fingerprint,
    instance_fingerprint: fc.option(fingerprint),
    operation: fc.constantFrom('publish_immediate' as const, 'publish_scheduled' as const),
  })
  .map(claimOf);

const claims = fc.uniqueArray(claim, {
  maxLength: 8,
  selector: ({ subject }) => JSON.stringify(subject),
});

const read = (bytes: Uint8Array) => readClaims(bytes, 'claims.json');

function formatted(bytes: Uint8Array): string {
  return formatClaims(read(bytes).claims ?? assert.fail('not valid'));
}

describe('the canonical form of claims', () => {
  test('is valid, says the same claims, and is a fixed point', () => {
    fc.assert(
      fc.property(claims, (list) => {
        const text = formatted(claimsFile(list));
        const again = read(utf8(text));
        assert.deepEqual(again.findings, []);
        assert.equal(formatClaims(again.claims ?? []), text);
        const said = (items: readonly Claim[]) =>
          new Set(items.map(({ subject }) => JSON.stringify(subject, Object.keys(subject).sort())));
        assert.deepEqual(said((again.claims ?? []).map((item) => item.claim)), said(list));
      }),
    );
  });

  test('does not depend on the order of claims, of members or on white space', () => {
    fc.assert(
      fc.property(claims, fc.nat(), (list, seed) => {
        const shuffled = list
          .map((item, at) => ({ item, key: digestOf(`${seed} ${at}`) }))
          .sort((a, b) => (a.key < b.key ? -1 : 1))
          .map(({ item: { subject, contract_digest } }) => ({
            contract_digest,
            subject: Object.fromEntries(Object.entries(subject).toReversed()),
          }));
        const dense = utf8(JSON.stringify({ claims: shuffled, schema_version: 1 }));
        assert.equal(formatted(dense), formatted(claimsFile(list)));
      }),
    );
  });
});
