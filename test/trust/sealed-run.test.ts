import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { fingerprinterOf, digestOf } from '../../src/digest/index.ts';
import type { CertificationRun, TrustRootIdentity } from '../../src/documents/index.ts';
import type { Result } from '../../src/documents/findings.ts';
import { prepare } from '../../src/ledger/prepare-record.ts';
import { createTrustRoot, trustRootOf } from '../../src/trust/root.ts';
import { unsignedEnvelope, writeEnvelope } from '../../src/trust/envelope.ts';
import { bytesOfSeal, verifySeal, writeSeal } from '../../src/trust/sealed-run.ts';
import { verifyBundle, verifyStamp } from '../../src/trust/sigstore.ts';
import { causes, identity, lines, sigstore, trustedRoot } from './identity-world.ts';
import { valueOf } from './expect.ts';
import { content } from './root-world.ts';
import { PAYLOAD_TYPE, REPOSITORY, STATED, type Making } from './sigstore-world.ts';

const GITHUB = 'https://github.com/example/app/.github/workflows/renewal-tests.yml@refs/heads/main';
const GITLAB = 'https://gitlab.com/example/app//.gitlab-ci.yml@refs/heads/main';
const EXTENSIONS = { [REPOSITORY]: '4711' };

const of = (subject: string, issuer = identity().issuer): TrustRootIdentity => ({
  ...identity({ subject, issuer }),
  extensions: EXTENSIONS,
});
const TESTERS = { github: of(GITHUB), gitlab: of(GITLAB, 'https://gitlab.com') };

function rootWith(
  identities: Readonly<Record<string, TrustRootIdentity>>,
  others: readonly string[] = [],
  keys: readonly string[] = [],
) {
  const identity_ids = Object.keys(identities).filter((id) => !others.includes(id));
  const tester = { key_ids: [...keys], identity_ids, threshold: 1 };
  const release =
    others.length > 0
      ? { ...content.roles.release, identity_ids: [...others] }
      : content.roles.release;
  const roles = { ...content.roles, release, tester };
  const described = {
    ...content,
    expires_at: '2999-01-01T00:00:00Z',
    roles,
    identities: { ...identities },
  };
  return createTrustRoot(described, 'root');
}

const at = STATED.getTime() + 60_000;
const started = new Date(STATED.getTime() - 60_000).toISOString();
const RUN: CertificationRun = {
  schema_version: 1,
  origin: { kind: 'test_run', results_sha256: digestOf('results') },
  exit_status: 0,
  side: 'local',
  subject: {
    provider: 'pinterest',
    app_fingerprint: digestOf('app'),
    deployment_environment: 'production',
    provider_environment: 'production',
    instance_fingerprint: null,
    account_kind: 'business',
    output_profile: 'image-pin',
    operation: 'publish_immediate',
    policy_mode: 'standard',
  },
  contract_digest: digestOf('contract'),
  tested_revision: '7'.repeat(40),
  tested_at: started,
  expires_at: '2999-01-01T00:00:00Z',
  granted_scopes: [],
  account_reference: null,
  checks: [
    {
      kind: 'connect',
      outcome: 'passed',
      not_applicable_reason: null,
      completed_at: started,
      external_result: null,
    },
  ],
};
const SEALED = {
  generated_at: STATED.toISOString(),
  nonce: '0'.repeat(32),
  deployment: content.deployment,
  resource_uri: 'pkg:npm/example',
  command: ['npm', 'test'],
  run: RUN,
};
const payload = valueOf(writeSeal(SEALED, 'seal.json'));

/** Verifies the seal with a bundle of an identity. */
async function verify(making: Making, identities = TESTERS): Promise<Result<unknown>> {
  const keyless = { trustedRoots: [trustedRoot], verify: verifyBundle, verifyStamp };
  const root = valueOf(trustRootOf(valueOf(rootWith(identities)), keyless));
  const bundle = await sigstore.signed({ payload, payloadType: PAYLOAD_TYPE, ...making });
  const envelope = unsignedEnvelope(PAYLOAD_TYPE, Buffer.from(payload), 'seal.json');
  const bundles = { file: 'seal.json.sigstore.jsonl', bytes: lines(bundle) };
  const signed = { file: 'seal.json', bytes: writeEnvelope(envelope), bundles };
  return verifySeal(signed, root, { at, resourceUri: 'pkg:npm/example' });
}

const ACCEPTED: Readonly<Record<string, Making>> = {
  'the workflow on the default branch, on GitHub': { subject: GITHUB, extensions: EXTENSIONS },
  'the pipeline of the default branch, on GitLab': {
    issuer: 'https://gitlab.com',
    subject: GITLAB,
    extensions: EXTENSIONS,
  },
};

const REFUSED: Readonly<Record<string, Making>> = {
  'a pull request': { subject: GITHUB.replace('heads/main', 'pull/7/merge') },
  'a merge request': {
    issuer: 'https://gitlab.com',
    subject: GITLAB.replace('heads/main', 'merge-requests/7/head'),
  },
  'another branch': { subject: GITHUB.replace('main', 'change') },
  'a branch that starts like it': { subject: `${GITHUB}-2` },
  'a tag': { subject: GITHUB.replace('heads/main', 'tags/v1.0.0') },
  'another workflow': { subject: GITHUB.replace('renewal-tests', 'claims') },
  'another repository': { subject: GITHUB.replace('/app/', '/other/') },
  'another repository that calls the workflow': { extensions: { [REPOSITORY]: '4712' } },
  'a job that names no repository': { extensions: {} },
  'GitLab for GitHub': { issuer: 'https://gitlab.com' },
  'a person': { subject: 'tester@example.org', nameTag: 1 },
};

describe('the seal of an identity', () => {
  for (const [name, making] of Object.entries(ACCEPTED))
    test(`counts by ${name}`, async () => assert.ok((await verify(making)).ok));

  for (const [name, making] of Object.entries(REFUSED))
    test(`does not count by ${name}`, async () => {
      const found = causes(await verify({ subject: GITHUB, extensions: EXTENSIONS, ...making }));
      assert.equal(found.length > 0, true, name);
      for (const code of found)
        assert.ok(['identity_not_of_role', 'identity_extension_differs'].includes(code), code);
    });
});

describe('the role tester of a trust root', () => {
  test('lists workflows of one repository at one reference alone', () => {
    for (const one of [
      identity({ subject: 'tester@example.org' }),
      identity({ subject: GITHUB }),
      { ...of(`${GITHUB.replace('main', 'release-')}*`) },
      { ...of(GITHUB.replace('refs/heads/main', 'v1')) },
    ])
      assert.deepEqual(causes(rootWith({ one })), ['tester_identity_unclear'], one.subject);
    assert.ok(rootWith(TESTERS).ok);
  });

  test('shares no identity and no holder with another role', () => {
    const other = of(GITHUB);
    assert.deepEqual(causes(rootWith({ tester: of(GITHUB), other }, ['other'])), [
      'tester_not_separate',
    ]);
    const [holder] = content.roles.projection.key_ids;
    const held = { ...of(GITHUB), holder_key_ids: [holder ?? ''] };
    assert.deepEqual(causes(rootWith({ held })), ['tester_not_separate']);
  });

  test('is missing: nothing is sealed', () => {
    const keyless = { trustedRoots: [trustedRoot], verify: verifyBundle, verifyStamp };
    const root = valueOf(trustRootOf(valueOf(createTrustRoot(content, 'root')), keyless));
    const signed = { file: 'seal.json', bytes: new Uint8Array() };
    const refused = verifySeal(signed, root, { at, resourceUri: null });
    assert.deepEqual(causes(refused), ['tester_role_missing']);
  });
});

test('the library records no seal that it did not verify itself', async () => {
  const verified = (await verify({ subject: GITHUB, extensions: EXTENSIONS })) as Result<
    Parameters<typeof bytesOfSeal>[0]
  >;
  const seal = valueOf(verified);
  const fingerprints = fingerprinterOf(Buffer.alloc(32, 7), 'hosted-eu');
  const codes = (item: Partial<Parameters<typeof prepare>[0]>) =>
    causes(prepare({ kind: 'run', file: 'run', bytes: bytesOfSeal(seal), ...item }, fingerprints));
  assert.deepEqual(codes({ seal }), []);
  assert.deepEqual(codes({}), ['origin_not_seen']);
  assert.deepEqual(codes({ seen: 'attested' }), ['origin_not_seen']);
  assert.deepEqual(codes({ seal: { ...seal } }), ['origin_not_seen']);
  const edited = { ...seal.run, tested_revision: '8'.repeat(40) };
  assert.deepEqual(codes({ seal, bytes: Buffer.from(JSON.stringify(edited)) }), [
    'origin_not_seen',
  ]);
  Object.assign(seal.run, { tested_revision: '8'.repeat(40) });
  assert.deepEqual(codes({ seal, bytes: bytesOfSeal(seal) }), ['origin_not_seen']);
});
