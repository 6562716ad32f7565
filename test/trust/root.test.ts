import assert from 'node:assert/strict';
import { test, describe } from 'node:test';
import { signedBy } from '../../examples/world/organisation.ts';
import { formatNoteKey, noteKeyOf } from '../../src/trust/checkpoint.ts';
import { parsePin, pinOf, verifyRootChain, findPinned } from '../../src/trust/anchor.ts';
import {
  readTrustRoot,
  TRUST_ROOT_PAYLOAD_TYPE,
  createTrustRoot,
  rotateTrustRoot,
  trustRootOf,
} from '../../src/trust/root.ts';
import { unsignedEnvelope, writeEnvelope } from '../../src/trust/envelope.ts';
import { codesOf, newKey, utf8, valueOf } from './expect.ts';
import { content, firstRoot, keyList, keys, nextRoot, ORIGIN, role } from './root-world.ts';
import { fingerprinterOf, digestOf } from '../../src/digest/index.ts';
import type { CertificationRun, TrustRootIdentity } from '../../src/documents/index.ts';
import type { Result } from '../../src/documents/findings.ts';
import { prepare } from '../../src/ledger/prepare-record.ts';
import { bytesOfSeal, verifySeal, writeSeal } from '../../src/trust/sealed-run.ts';
import { verifyBundle, verifyStamp } from '../../src/trust/sigstore.ts';
import {
  causes,
  identity,
  lines,
  sigstore,
  trustedRoot,
  PAYLOAD_TYPE,
  REPOSITORY,
  STATED,
  type Making,
} from './sigstore-world.ts';

const AT = Date.parse('2026-11-21T12:00:00Z');
const EXPIRY = Date.parse(content.expires_at);
const first = firstRoot();

test('a sound chain of three is accepted and its last root counts', () => {
  const second = nextRoot(first, { expires_at: '2027-06-01T00:00:00Z' });
  const third = nextRoot(second, { expires_at: '2028-01-01T00:00:00Z' });
  assert.equal(valueOf(verifyRootChain([first, second, third], AT)).document.version, 3);
  assert.equal(valueOf(verifyRootChain([second, third], AT)).document.version, 3);
  assert.deepEqual(codesOf(verifyRootChain([], AT)), ['root_missing']);
});

test('[T13] root keys are handed over when both thresholds have signed', () => {
  const [new1, new2] = [newKey(), newKey()];
  const changes = {
    keys: { ...content.keys, ...keyList(new1, new2) },
    roles: { ...content.roles, root: role(2, new1, new2) },
  };
  const handedOver = nextRoot(first, changes, [keys.root1, keys.root3, new1, new2]);
  assert.equal(valueOf(verifyRootChain([first, handedOver], AT)).document.version, 2);
  const byNewKeysOnly = nextRoot(first, changes, [new1, new2]);
  assert.deepEqual(codesOf(verifyRootChain([first, byNewKeysOnly], AT)), [
    'root_unsigned_by_previous',
  ]);
  const byOldKeysOnly = nextRoot(first, changes, [keys.root1, keys.root2]);
  assert.deepEqual(codesOf(verifyRootChain([first, byOldKeysOnly], AT)), [
    'root_unsigned_by_itself',
  ]);
  const byTooFewOld = nextRoot(first, changes, [keys.root1, new1, new2]);
  assert.deepEqual(codesOf(verifyRootChain([first, byTooFewOld], AT)), [
    'root_unsigned_by_previous',
  ]);
});

test('[T11] trust root skipped, rolled back, repeated', () => {
  const second = nextRoot(first);
  const third = nextRoot(second);
  assert.deepEqual(codesOf(verifyRootChain([first, third], AT)), ['root_version_skipped']);
  assert.deepEqual(codesOf(verifyRootChain([second, first], AT)), ['root_version_skipped']);
  assert.deepEqual(codesOf(verifyRootChain([first, first], AT)), ['root_version_skipped']);
});

test('a first root signed by too few of its own keys', () => {
  assert.deepEqual(codesOf(verifyRootChain([firstRoot({}, [keys.root1])], AT)), [
    'root_unsigned_by_itself',
  ]);
  const strangers = firstRoot({}, [keys.root1, keys.stranger, keys.projection]);
  assert.deepEqual(codesOf(verifyRootChain([strangers], AT)), ['root_unsigned_by_itself']);
});

test('only the last root must not be expired, and at its expiry it is', () => {
  assert.deepEqual(codesOf(verifyRootChain([first], EXPIRY - 1)), []);
  assert.deepEqual(codesOf(verifyRootChain([first], EXPIRY)), ['root_expired']);
  assert.deepEqual(codesOf(verifyRootChain([first], Number.NaN)), ['root_expired']);
  const second = nextRoot(first, { expires_at: '2028-01-01T00:00:00Z' });
  assert.deepEqual(codesOf(verifyRootChain([first, second], EXPIRY)), []);
  const expiredLast = nextRoot(first, { expires_at: '2026-11-21T12:00:00Z' });
  assert.deepEqual(codesOf(verifyRootChain([first, expiredLast], AT)), ['root_expired']);
});

test('the pin names a root by version and payload, and one more signature does not change it', () => {
  const pin = pinOf(first);
  assert.equal(pinOf(firstRoot({}, [keys.root1, keys.root2, keys.root3])), pin);
  assert.equal(valueOf(findPinned(valueOf(parsePin(pin)), [first])).document.version, 1);
  assert.equal(
    valueOf(findPinned(valueOf(parsePin(pin.replace('sha256:', ''))), [first, nextRoot(first)])),
    first,
  );
  const other = firstRoot({ expires_at: '2027-01-01T00:00:01Z' });
  assert.deepEqual(codesOf(findPinned(valueOf(parsePin(pin)), [other])), ['pin_mismatch']);
  const wrongVersion = valueOf(parsePin(pin.replace(/^1/, '2')));
  assert.deepEqual(codesOf(findPinned(wrongVersion, [first])), ['pin_mismatch']);
});

test('a pin that is not exactly of its form is refused', () => {
  const hex = 'a'.repeat(64);
  for (const text of [
    '',
    '1',
    '1:',
    hex,
    `sha256:${hex}`,
    `0:${hex}`,
    `01:${hex}`,
    `-1:${hex}`,
    `1:${hex.toUpperCase()}`,
    `1:${hex}a`,
    ` 1:${hex}`,
    `1:${hex}\n`,
    `9007199254740993:${hex}`,
  ]) {
    assert.deepEqual(codesOf(parsePin(text)), ['pin_malformed'], text);
  }
});

test('a trust root that contradicts itself is refused with all reasons', () => {
  const create = (changes: object) =>
    codesOf(createTrustRoot({ ...content, ...changes }, '1.root.json'));
  const { roles, ledger } = content;
  const strangerKey = keyList(keys.stranger);
  assert.deepEqual(
    create({ roles: { ...roles, root: role(4, keys.root1, keys.root2, keys.root3) } }),
    ['root_threshold_invalid'],
  );
  assert.deepEqual(create({ roles: { ...roles, root: role(0, keys.root1) } }), ['out_of_bounds']);
  assert.deepEqual(create({ roles: { ...roles, root: role(2, keys.root1, keys.root1) } }), [
    'duplicate_item',
  ]);
  assert.deepEqual(create({ roles: { ...roles, release: role(1, keys.stranger) } }), [
    'root_role_key_unknown',
  ]);
  const misnamed = Object.fromEntries(Object.values(strangerKey).map((pem) => ['alias', pem]));
  assert.deepEqual(create({ keys: { ...content.keys, ...misnamed } }), ['root_key_id_wrong']);
  assert.deepEqual(create({ keys: { ...content.keys, alias: 'no key' } }), ['key_unreadable']);
  assert.deepEqual(create({ ledger: { ...ledger, origin: 'other' } }), ['root_ledger_key_invalid']);
  assert.deepEqual(create({ ledger: { ...ledger, keys: ['other'] } }), ['note_key_invalid']);
  const foreignName = formatNoteKey(valueOf(noteKeyOf('other', keys.ledger.publicKey)));
  assert.deepEqual(create({ ledger: { ...ledger, keys: [foreignName] } }), [
    'root_ledger_key_invalid',
  ]);
  assert.deepEqual(create({ ledger: { ...ledger, floor: { ...ledger.floor, tree_size: 1 } } }), [
    'root_floor_invalid',
  ]);
  assert.deepEqual(create({ expires_at: '2026-02-31T00:00:00Z' }), ['wrong_form']);
  assert.deepEqual(create({ extra: true }), ['unknown_member']);
  const otherId = `SHA256:${'A'.repeat(43)}`;
  const underOtherId = { [otherId]: keys.stranger.publicKey.pem };
  assert.deepEqual(
    create({
      keys: { ...content.keys, ...underOtherId },
      roles: { ...roles, release: { key_ids: [otherId], threshold: 1 } },
    }),
    ['root_key_id_wrong'],
    'the key is there, only under another name',
  );
  const twice = create({
    ledger: { ...ledger, origin: 'other' },
    roles: { ...roles, release: role(2, keys.stranger) },
  });
  assert.deepEqual(twice, [
    'root_role_key_unknown',
    'root_threshold_invalid',
    'root_ledger_key_invalid',
  ]);
});

test('[T08] one key under two ids cannot be in a trust root', () => {
  const twin = {
    ...content.keys,
    'SHA256:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA': keys.root1.publicKey.pem,
  };
  assert.deepEqual(codesOf(createTrustRoot({ ...content, keys: twin }, '1.root.json')), [
    'root_key_id_wrong',
  ]);
});

test('a rotation has the next version and keeps what it does not change', () => {
  const second = nextRoot(first, { deployment: 'hosted-us' });
  const { version, deployment, ...rest } = second.document;
  const { version: _version, deployment: _deployment, ...before } = first.document;
  assert.deepEqual([version, deployment], [2, 'hosted-us']);
  assert.deepEqual(rest, before);
  assert.deepEqual(
    codesOf(
      rotateTrustRoot(first, { roles: { ...content.roles, root: role(2, keys.root1) } }, 'x'),
    ),
    ['root_threshold_invalid'],
  );
});

test('an envelope of another kind is refused as a trust root, and its payload is not read', () => {
  const envelope = signedBy(unsignedEnvelope('application/vnd.in-toto+json', utf8('{'), 'x'), [
    keys.root1,
  ]);
  assert.deepEqual(codesOf(readTrustRoot(writeEnvelope(envelope), 'x')), ['payload_type_wrong']);
  const garbage = signedBy(unsignedEnvelope(TRUST_ROOT_PAYLOAD_TYPE, utf8('{'), 'x'), [keys.root1]);
  assert.deepEqual(codesOf(readTrustRoot(writeEnvelope(garbage), 'x')), ['json_syntax']);
  assert.equal(first.ledger.origin, ORIGIN);
});

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
  keyIds: readonly string[] = [],
) {
  const identity_ids = Object.keys(identities).filter((id) => !others.includes(id));
  const tester = { key_ids: [...keyIds], identity_ids, threshold: 1 };
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

test('a seal is not made of checks that end after it', () => {
  const completed_at = new Date(STATED.getTime() + 1000).toISOString();
  const checks = RUN.checks.map((check) => ({ ...check, completed_at }));
  const sealed = { ...SEALED, run: { ...RUN, checks } };
  assert.deepEqual(causes(writeSeal(sealed, 'seal.json')), ['seal_contradiction']);
});

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
