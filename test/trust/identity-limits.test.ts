import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TrustRootIdentity } from '../../src/documents/index.ts';
import { newKey } from './expect.ts';
import { sigstore, WORKFLOW, identity, rootOf, verify, causes } from './identity-world.ts';

test('[T202] a file of bundles is bounded, and read strictly', async () => {
  const bundle = await sigstore.signed();
  const text = JSON.stringify(bundle);
  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
  const cases: readonly (readonly [string, string, string])[] = [
    ['10 MB', text + ' '.repeat(10_000_000), 'json_too_large'],
    ['1,000 bundles', '{}\n'.repeat(1000), 'bundles_too_many'],
    ['deep JSON', `{"a":${deep}}`, 'json_too_deep'],
    ['a name twice', `${text.slice(0, -1)},"mediaType":"x"}`, 'json_duplicate_name'],
    ['no JSON', 'no bundle}', 'json_syntax'],
    ['an unsafe number', `${text.slice(0, -1)},"x":9007199254740993}`, 'json_integer_out_of_range'],
  ];
  for (const [name, content_, code] of cases)
    assert.equal(causes(verify(Buffer.from(content_)))[0], code, name);
  // What does not count takes nothing from what does.
  assert.ok(verify(Buffer.from(`{}\nno JSON\n${text}\n`)).ok);
});

test('[T203] a trust root whose identities are too wide or overlap is refused', () => {
  const refused = (changes: Partial<TrustRootIdentity>) =>
    causes(rootOf({ identities: { pipeline: identity(changes) } }));
  for (const subject of [
    '*',
    'https://*',
    'https://github.com/*',
    'https://github.com/example/app/*',
    'https://github.com/example/app/.github/workflows/*@refs/tags/v1',
    `${WORKFLOW}**`,
    '*@example.org',
    'release@example.*',
    'https://github.com/example/app/.github/workflows/release.yml@*',
    'https://github.com/example/app/.github/workflows/release.yml@refs/pull/*',
  ])
    assert.deepEqual(refused({ subject }), ['wrong_form'], subject);
  assert.deepEqual(refused({ issuer: 'http://x' }), ['wrong_form']);
  assert.deepEqual(refused({ holder_key_ids: [newKey().publicKey.id] }), [
    'root_holder_key_invalid',
  ]);
  const overlaps = [`${WORKFLOW}1*`, `${WORKFLOW}1.0.0`, `${WORKFLOW}*`];
  for (const subject of overlaps) {
    const identities = { one: identity(), other: identity({ subject }) };
    assert.deepEqual(causes(rootOf({ identities })), ['root_identities_overlap'], subject);
  }
  assert.deepEqual(causes(rootOf({ ids: ['nobody'] })), ['root_identity_unknown']);
});
