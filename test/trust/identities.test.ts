import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digestOf } from '../../src/digest/index.ts';
import type { NamedBytes } from '../../src/documents/json.ts';
import {
  sigstore,
  stranger,
  trustedRoot,
  WORKFLOW,
  member,
  nightly,
  identity,
  rootOf,
  lines,
  verify,
  causes,
  type World,
  CODE_SIGNING,
  ISSUER,
  newPair,
  PAYLOAD,
  REPOSITORY,
  SUBJECT,
  tlv,
  type Bundle,
  type Making,
} from './sigstore-world.ts';
import type { TrustRootIdentity } from '../../src/documents/index.ts';
import { newKey } from './expect.ts';
import { present } from '../../src/documents/error.ts';
import type { Result } from '../../src/documents/findings.ts';
import type { Certified } from '../../src/trust/identity.ts';
import { answerBundle } from '../page/harness.ts';
import { sigstoreCases, type SigstoreCase } from '../vectors.ts';

test('[T196] an identity of the role signs: by a log, by a timestamp authority, with a key', async () => {
  const bundle = await sigstore.signed();
  assert.deepEqual(verify(lines(bundle)), { ok: true, value: { payload: PAYLOAD } });
  assert.ok(verify(Buffer.from(JSON.stringify(bundle, null, 2))).ok);
  assert.ok(verify(lines(await sigstore.signed({ isTimestamped: true }))).ok);
  assert.ok(verify(lines(bundle), { threshold: 2, isSigned: true }).ok);
  const mail = { subject: 'release@example.org', nameTag: 1 };
  const named = { mail: identity({ subject: 'release@example.org' }) };
  assert.ok(verify(lines(await sigstore.signed(mail)), { identities: named }).ok);
  const exact = { subject: SUBJECT, extensions: { [REPOSITORY]: '4711' } };
  const signed = await sigstore.signed({ extensions: { [REPOSITORY]: '4711' } });
  assert.ok(verify(lines(signed), { identities: { exact: identity(exact) } }).ok);
});

test('[T196] two identities reach a threshold of two', async () => {
  const identities = { pipeline: identity(), nightly: identity({ subject: nightly }) };
  const [one, other] = [await sigstore.signed(), await sigstore.signed({ subject: nightly })];
  assert.ok(verify(lines(one, other), { identities, threshold: 2 }).ok);
});

const NOT_OF_ROLE: Readonly<Record<string, Making>> = {
  'another issuer': { issuer: 'https://gitlab.example' },
  'the issuer with a slash': { issuer: `${ISSUER}/` },
  'the issuer in capitals': { issuer: ISSUER.toUpperCase() },
  'the issuer without TLS': { issuer: ISSUER.replace('https', 'http') },
  'an issuer that starts like it': { issuer: `${ISSUER}.evil.example` },
  'an issuer with a port': { issuer: `${ISSUER}:443` },
  'another repository': { subject: SUBJECT.replace('/app/', '/other/') },
  'an owner that starts like it': { subject: SUBJECT.replace('/example/', '/example-evil/') },
  'another workflow': { subject: SUBJECT.replace('release.yml', 'test.yml') },
  'a branch': { subject: SUBJECT.replace('refs/tags', 'refs/heads') },
  'text before the subject': { subject: `https://evil.example/${SUBJECT}` },
  'the subject in a query': { subject: `https://evil.example/?${SUBJECT}` },
  'the subject in capitals': { subject: SUBJECT.replace('example', 'EXAMPLE') },
  'an encoded slash': { subject: SUBJECT.replace('example/app', 'example%2Fapp') },
  'an encoded reference': { subject: `${WORKFLOW}1%0A` },
  'a reference that climbs': { subject: `${WORKFLOW}1/../../heads/main` },
  'an empty reference': { subject: WORKFLOW },
  'the pattern itself': { subject: `${WORKFLOW}*` },
  'a letter where the pattern has a dot': { subject: SUBJECT.replace('github.com', 'githubXcom') },
  'a second reference': { subject: `${WORKFLOW}1@refs/tags/v2` },
  'an email address': { subject: 'release@example.org', nameTag: 1 },
};

const UNCLEAR: Readonly<Record<string, Making>> = {
  'a new line before the subject': { subject: `https://evil.example/\n${SUBJECT}` },
  'a new line behind the subject': { subject: `${SUBJECT}\n` },
  'a NUL in the subject': { subject: `${SUBJECT}\0.evil.example` },
  'a space in the subject': { subject: `${SUBJECT} ` },
  'a look-alike letter': { subject: SUBJECT.replace('example', 'ex\u0430mple') },
  'letters with a high bit': {
    subject: Buffer.from(SUBJECT.replace('example', 'ex\u00e1mple'), 'latin1'),
  },
  'a URI as an email address': { nameTag: 1 },
  'a URI as a host': { nameTag: 2 },
  'two subjects': { otherNames: ['https://evil.example/'] },
  'no subject': { subject: '' },
  'no issuer': { issuer: '' },
  'an issuer with a new line': { issuer: `${ISSUER}\nhttps://evil.example` },
  'an issuer with look-alike letters': { issuer: ISSUER.replace('a', '\u0430') },
  'two issuers': {
    rawExtensions: [['1.3.6.1.4.1.57264.1.1', Buffer.from('https://evil.example')]],
  },
  'the issuer twice': {
    rawExtensions: [['1.3.6.1.4.1.57264.1.8', tlv(0x0c, Buffer.from(ISSUER))]],
  },
  'an authority as signer': { isAuthority: true },
};

const EXTENSIONS: Readonly<Record<string, Making>> = {
  'no such extension': {},
  'another value': { extensions: { [REPOSITORY]: '4712' } },
  'a longer value': { extensions: { [REPOSITORY]: '47110' } },
  'a value that is not DER': { rawExtensions: [[REPOSITORY, Buffer.from('4711')]] },
  'bytes behind the value': {
    rawExtensions: [
      [REPOSITORY, Buffer.concat([tlv(0x0c, Buffer.from('4711')), Buffer.from('1')])],
    ],
  },
  'another type of text': { rawExtensions: [[REPOSITORY, tlv(0x16, Buffer.from('4711'))]] },
};

test('[T197] names that only resemble an identity do not count', async () => {
  for (const [name, making] of Object.entries(NOT_OF_ROLE))
    assert.deepEqual(
      causes(verify(lines(await sigstore.signed(making)))),
      ['identity_not_of_role'],
      name,
    );
  const exact = { identities: { exact: identity({ subject: SUBJECT }) } };
  for (const subject of [`${SUBJECT}.1`, SUBJECT.slice(0, -1)])
    assert.deepEqual(
      causes(verify(lines(await sigstore.signed({ subject })), exact)),
      ['identity_not_of_role'],
      subject,
    );
});

test('[T197] a certificate that could be read in two ways counts for nobody', async () => {
  for (const [name, making] of Object.entries(UNCLEAR)) {
    const outcome = verify(lines(await sigstore.signed(making)));
    assert.deepEqual(causes(outcome), ['bundle_certificate_unclear'], name);
  }
});

test('[T224] a certificate that is not for signing code alone counts for nobody', async () => {
  const server = '1.3.6.1.5.5.7.3.1';
  for (const uses of [[], [server], [CODE_SIGNING, server], ['2.5.29.37.0']])
    assert.deepEqual(
      causes(verify(lines(await sigstore.signed({ uses })))),
      ['bundle_certificate_untrusted'],
      uses.join(),
    );
});

test('[T198] extensions that a trust root asks for are compared exactly', async () => {
  const identities = { pipeline: identity({ extensions: { [REPOSITORY]: '4711' } }) };
  for (const [name, making] of Object.entries(EXTENSIONS)) {
    const outcome = verify(lines(await sigstore.signed(making)), { identities });
    assert.deepEqual(causes(outcome), ['identity_extension_differs'], name);
  }
});

type Change = (bundle: Bundle) => unknown;
const MINUTE = 60_000;
const at = (minutes: number) => new Date(sigstore.now.getTime() + minutes * MINUTE);
const withEntry =
  (change: (entry: object) => object): Change =>
  (bundle) => ({
    ...bundle,
    verificationMaterial: {
      ...bundle.verificationMaterial,
      tlogEntries: bundle.verificationMaterial.tlogEntries.map(change),
    },
  });
const withMaterial =
  (material: object): Change =>
  (bundle) => ({
    ...bundle,
    verificationMaterial: { ...bundle.verificationMaterial, ...material },
  });
const withEnvelope =
  (change: object): Change =>
  (bundle) => ({ ...bundle, dsseEnvelope: { ...bundle.dsseEnvelope, ...change } });

const FORGED: readonly (readonly [name: string, code: string, Making, Change?])[] = [
  ['other bytes', 'bundle_payload_differs', { payload: Buffer.from('{}') }],
  ['one more line end', 'bundle_payload_differs', { payload: Buffer.from(`${String(PAYLOAD)}\n`) }],
  ['another payload type', 'payload_type_wrong', { payloadType: 'application/json' }],
  ['another key', 'bundle_signature_wrong', { signingKey: newPair().privateKey }],
  ['a certificate that had expired', 'bundle_certificate_untrusted', { notBefore: at(-30) }],
  ['a certificate from later on', 'bundle_certificate_untrusted', { notBefore: at(30) }],
  ['no log of certificates', 'bundle_certificate_untrusted', { hasCertificateLog: false }],
  ['no time at all', 'bundle_time_untrusted', { isLogged: false }],
  ['no log, only a time', 'bundle_log_untrusted', { isLogged: false, isTimestamped: true }],
  [
    'a later time in the entry',
    'bundle_certificate_untrusted',
    {},
    withEntry((entry) => ({ ...entry, integratedTime: String((at(30).getTime() / 1000) | 0) })),
  ],
  [
    'a time in the entry that nobody signed',
    'bundle_log_untrusted',
    {},
    withEntry((entry) => ({ ...entry, integratedTime: String((at(5).getTime() / 1000) | 0) })),
  ],
  [
    'an entry without a proof',
    'bundle_malformed',
    {},
    withEntry(({ ...entry }) => ({ ...entry, inclusionProof: undefined })),
  ],
  [
    'an entry without a promise',
    'bundle_time_untrusted',
    {},
    withEntry((entry) => ({ ...entry, inclusionPromise: undefined })),
  ],
  [
    'a key in place of a certificate',
    'bundle_certificate_missing',
    { isTimestamped: true },
    (bundle) => ({
      ...bundle,
      verificationMaterial: {
        tlogEntries: bundle.verificationMaterial.tlogEntries,
        publicKey: { hint: 'x' },
      },
    }),
  ],
  [
    'bytes in place of a certificate',
    'bundle_malformed',
    {},
    withMaterial({ certificate: { rawBytes: 'AAAA' } }),
  ],
  ['no signature', 'bundle_malformed', {}, withEnvelope({ signatures: [] })],
  [
    'two signatures',
    'bundle_malformed',
    {},
    (bundle) =>
      withEnvelope({ signatures: [1, 2].flatMap(() => bundle.dsseEnvelope.signatures) })(bundle),
  ],
  [
    'no envelope',
    'bundle_malformed',
    {},
    ({ mediaType, verificationMaterial }) => ({
      mediaType,
      verificationMaterial,
      messageSignature: {
        messageDigest: { algorithm: 'SHA2_256', digest: 'AAAA' },
        signature: 'AAAA',
      },
    }),
  ],
  ['an unknown version', 'bundle_malformed', {}, (bundle) => ({ ...bundle, mediaType: 'x' })],
  ['an array', 'bundle_malformed', {}, (bundle) => [bundle]],
  ['nothing in it', 'bundle_malformed', {}, () => ({})],
];

test('[T199] a bundle over anything else, or whose parts do not belong together, does not count', async () => {
  for (const [name, code, making, change] of FORGED) {
    const bundle = await sigstore.signed(making);
    const outcome = verify(lines(change ? change(bundle) : bundle));
    assert.deepEqual(causes(outcome), [code], name);
  }
});

test('[T199] parts of two bundles do not make one', async () => {
  const [one, other] = [
    await sigstore.signed({ isTimestamped: true }),
    await sigstore.signed({ isTimestamped: true }),
  ];
  const { certificate, timestampVerificationData, tlogEntries } = other.verificationMaterial;
  for (const [material, code] of [
    [{ tlogEntries }, 'bundle_log_untrusted'],
    [{ certificate }, 'bundle_signature_wrong'],
    [{ timestampVerificationData }, 'bundle_time_untrusted'],
  ] as const)
    assert.deepEqual(causes(verify(lines(withMaterial(material)(one)))), [code]);
});

/** The trusted root of the test with some of its parts those of a stranger. */
const mixed = (...parts: readonly (keyof typeof sigstore.content)[]): NamedBytes => {
  const taken = Object.fromEntries(parts.map((part) => [part, stranger.content[part]]));
  const bytes = Buffer.from(JSON.stringify({ ...sigstore.content, ...taken }));
  return { file: 'x.trusted_root.json', bytes };
};
const by = (file: NamedBytes): World => ({
  identities: { pipeline: identity({ trusted_root_sha256: digestOf(file.bytes) }) },
  trustedRoots: [file],
});

test('[T200] only authorities and logs of the trusted root that is bound by its digest count', async () => {
  const bundle = lines(await sigstore.signed({ isTimestamped: true }));
  const text = (value: unknown): NamedBytes => ({ file: 'x', bytes: Buffer.from(String(value)) });
  const { tlogs, ...others } = sigstore.content;
  const endless = tlogs.map(({ publicKey: { validFor: _period, ...publicKey }, ...log }) => ({
    ...log,
    publicKey,
  }));
  const cases: readonly (readonly [string, World, string])[] = [
    ['another authority', by(mixed('certificateAuthorities')), 'bundle_certificate_untrusted'],
    ['another log of certificates', by(mixed('ctlogs')), 'bundle_certificate_untrusted'],
    ['another log', by(mixed('tlogs')), 'bundle_log_untrusted'],
    ['another clock', by(mixed('timestampAuthorities')), 'bundle_time_untrusted'],
    [
      'a log without a start',
      by(text(JSON.stringify({ ...others, tlogs: endless }))),
      'sigstore_root_invalid',
    ],
    ['a trusted root that is no JSON', by(text('{')), 'sigstore_root_invalid'],
    ['a trusted root without logs', by(text('{"tlogs":[{}]}')), 'sigstore_root_invalid'],
    ['no trusted root', { trustedRoots: [] }, 'sigstore_root_missing'],
    ['another trusted root', { trustedRoots: [stranger.trustedRoot()] }, 'sigstore_root_missing'],
    [
      'one byte more in the trusted root',
      { trustedRoots: [text(`${String(trustedRoot.bytes)}\n`)] },
      'sigstore_root_missing',
    ],
  ];
  for (const [name, world, code] of cases)
    assert.equal(causes(verify(bundle, world))[0], code, name);
  assert.deepEqual(causes(verify(lines(await stranger.signed()))), [
    'bundle_certificate_untrusted',
  ]);
});

test('[T201] one signer counts once, however often and under whatever name', async () => {
  const identities = { pipeline: identity(), nightly: identity({ subject: nightly }) };
  const [one, again] = [
    await sigstore.signed(),
    await sigstore.signed({ subject: `${WORKFLOW}2` }),
  ];
  const twice = { identities, threshold: 2 };
  assert.deepEqual(causes(verify(lines(one, one), twice)), ['signer_counted_once']);
  assert.deepEqual(causes(verify(lines(one, again), twice)), ['signer_counted_once']);
  // The trust root says that the key and the identity are in the same hands.
  const own = { ...identities, pipeline: identity({ holder_key_ids: [member.publicKey.id] }) };
  const shared = { identities: own, threshold: 2, isSigned: true };
  assert.deepEqual(causes(verify(lines(one), shared)), ['signer_counted_once']);
  const other = lines(one, await sigstore.signed({ subject: nightly }));
  assert.ok(verify(other, shared).ok);
  assert.deepEqual(causes(rootOf({ identities: { pipeline: own.pipeline }, threshold: 2 })), [
    'root_threshold_invalid',
  ]);
  // An identity of the trust root that is not of the role.
  const ids = { identities, ids: ['nightly'] };
  assert.deepEqual(causes(verify(lines(one), ids)), ['identity_not_of_role']);
});

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
  // A signature that does not count takes nothing from those that do.
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

const IDENTITY =
  'https://github.com/sigstore-conformance/extremely-dangerous-public-oidc-beacon/.github/workflows/extremely-dangerous-oidc-beacon.yml@refs/heads/main';
const ACTIONS = 'https://token.actions.githubusercontent.com';

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
    outcome.value.issuer === (one.issuer ?? ACTIONS)
  );
}

function judge(one: SigstoreCase): Result<Certified> {
  return JSON.parse(answerBundle(one)) as Result<Certified>;
}
