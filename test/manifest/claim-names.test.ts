import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { claimName, claimPath, isNamed, shownClaim } from '../../src/manifest/claim-names.ts';
import { digestOf } from '../../src/digest/index.ts';
import { subjectOf } from '../documents.ts';

const NAMES = [
  [
    {},
    'mastodon · text · immediate (personal, standard)',
    'mastodon/text/immediate/personal/standard',
  ],
  [
    { operation: 'publish_scheduled', account_kind: 'business' },
    'mastodon · text · scheduled (business, standard)',
    'mastodon/text/scheduled/business/standard',
  ],
  [
    { deployment_environment: 'staging', provider_environment: 'sandbox' },
    'mastodon · text · immediate (personal, standard, staging, sandbox)',
    'mastodon/text/immediate/personal/standard/staging/sandbox',
  ],
] as const;

describe('the name of a claim', () => {
  test('has every member but the fingerprints, and no environment that is production', () => {
    for (const [changes, name, path] of NAMES) {
      assert.equal(claimName(subjectOf(changes)), name);
      assert.equal(claimPath(subjectOf(changes)), path);
    }
    assert.equal(
      claimName(subjectOf({ operation: 'connect_and_publish_later' as 'connect' })),
      'mastodon · text · connect and publish later (personal, standard)',
    );
  });

  test('is the one that badges and statuses show', () => {
    for (const operation of ['publish_immediate', 'publish_scheduled'] as const) {
      const { account_kind, output_profile, policy_mode, provider } = subjectOf();
      const shown = { account_kind, output_profile, policy_mode, provider, operation };
      assert.equal(shownClaim(shown), claimName(subjectOf({ operation })));
    }
  });

  test('means the claim however it is typed, as far as it is typed', () => {
    const subject = subjectOf();
    const digest = digestOf('subject');
    const digits = digest.slice('sha256:'.length);
    const other = digits.startsWith('0') ? '1' : '0';
    const name = claimName(subject);
    for (const [text, isMeant] of [
      [name, true],
      [claimPath(subject), true],
      ['mastodon', true],
      [' mastodon  text ', true],
      ['mastodon/text/immediate (personal', true],
      [`${name} ${digits.slice(0, 12)}`, true],
      [`${claimPath(subject)}/${digits}`, true],
      [`${name} ${other}`, false],
      [`${name} ${digits.slice(1)}`, false],
      [`${name} ${digits.slice(0, 6)} ${digits.slice(0, 6)}`, false],
      [`mastodon ${digits.slice(0, 12)}`, false],
      ['mastodon text scheduled', false],
      ['text', false],
      ['mast', false],
      ['', false],
      [' · (/,) ', false],
    ] as const)
      assert.equal(isNamed(subject, digest, text), isMeant, text);
  });
});
