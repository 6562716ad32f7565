import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readClaims } from '../../src/manifest/claims.ts';
import { claimOf, claimsFile } from '../documents.ts';

/** Ways to write "mastodon" that look the same, or are the same after some normalisation of Unicode. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  'a Cyrillic letter': 'm\u0430stodon',
  'a Greek letter': 'mast\u03bfdon',
  'a letter of full width': '\uff4dastodon',
  'a mathematical letter': '\u{1d5c6}astodon',
  'a combining accent': 'masto\u0301don',
  'the same accent, composed': 'mast\u00f3don',
  'a ligature': 'ma\ufb06odon',
  'a dotless i beside it': 'mastodon\u0131',
  'a space of no width': 'masto\u200bdon',
  'a soft hyphen': 'masto\u00addon',
  'a mark of direction': 'mastodon\u200f',
  'a capital letter': 'Mastodon',
  'the sign of Kelvin': '\u212aastodon',
};

const MEMBERS = ['provider', 'account_kind', 'output_profile'] as const;

const codesOf = (member: (typeof MEMBERS)[number], value: string) => {
  const bytes = claimsFile([claimOf({ [member]: value })]);
  const { claims, findings } = readClaims(bytes, 'public-claims.json');
  return { isRead: claims !== undefined, codes: findings.map(({ code }) => code) };
};

for (const [what, name] of Object.entries(LOOK_ALIKES)) {
  test(`[T23] a letter that looks like another is not that other: ${what}`, () => {
    for (const member of MEMBERS)
      assert.deepEqual(codesOf(member, name), { isRead: false, codes: ['wrong_form'] });
  });
}

test('a name of plain letters is one', () => {
  for (const member of MEMBERS)
    assert.deepEqual(codesOf(member, 'mastodon'), { isRead: true, codes: ['not_canonical'] });
});
