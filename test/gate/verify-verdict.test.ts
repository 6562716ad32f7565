import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import {
  requireVerdict,
  type RequireInput,
  aboutAnswer,
  aboutFiles,
  aboutSignature,
} from '../../src/gate/verify-verdict.ts';
import { readClaims } from '../../src/manifest/claims.ts';
import { AT, DOCUMENTS, WORLD, REVISION } from '../fuzz/world.ts';
import { LAPSE, requireInput, gateInput, signedRelease, VERSION } from './demonstration.ts';
import { signedBy } from '../../examples/world/organisation.ts';
import { STATEMENT_FILE } from '../../examples/world/projection.ts';
import { digestOf, hexOf, type Digest } from '../../src/digest/index.ts';
import { ClaimgateError, present, type Finding } from '../../src/documents/findings.ts';
import { judge } from '../../src/gate/judge.ts';
import { NEWEST_RULES, RULE_SETS, ruleSetsOf } from '../../src/gate/rule-sets.ts';
import { summaryToSign } from '../../src/gate/signed-verdict.ts';
import type { GateVerdict, VerificationSummary } from '../../src/documents/index.ts';
import {
  readEnvelope,
  writeEnvelope,
  readEnvelopeToSign,
  unsignedEnvelope,
} from '../../src/trust/envelope.ts';
import { readSummary, STATEMENT_PAYLOAD_TYPE } from '../../src/trust/statement.ts';
import { valueOf } from '../trust/expect.ts';
import type { RuleSet } from '../../src/gate/engine.ts';
import { readVerdict } from '../../src/gate/recorded-verdict.ts';
import { formatInstant } from '../../src/documents/json.ts';
import { formatManifest, releaseManifest } from '../../src/manifest/release.ts';
import { said } from '../documents.ts';

const EMPTY = Buffer.from('{\n  "schema_version": 1,\n  "claims": []\n}\n');

describe('what a publish job requires of a signed verdict', () => {
  let input: RequireInput;

  before(async () => {
    input = await requireInput();
  });

  const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');
  const codes = (changes: Partial<RequireInput> = {}): string[] =>
    requireVerdict({ ...input, ...changes }).map(({ code }) => code);
  const ownVerdictWith = (from: string, to: string): Partial<RequireInput> => {
    const edited = text(input.verdict.bytes).replace(from, to);
    return { verdict: { file: 'gate-verdict.json', bytes: Buffer.from(edited) } };
  };

  test('as it was made, it is accepted', () => assert.deepEqual(codes(), []));

  test('[T38] it expires with the first thing it rests on, to the millisecond', () => {
    assert.deepEqual(codes({ at: LAPSE - 1 }), []);
    assert.deepEqual(codes({ at: LAPSE }), ['verdict_lapsed']);
  });

  test('it is too old a millisecond after the longest age, and from the future a millisecond before', () => {
    assert.deepEqual(codes({ at: AT + 1000, maxAge: 1000 }), []);
    assert.deepEqual(codes({ at: AT + 1001, maxAge: 1000 }), ['verdict_stale']);
    assert.deepEqual(codes({ at: AT - 1 }), ['verdict_from_future']);
  });

  test('nothing is decided at no instant, nor where no age is too old', () => {
    for (const changes of [
      { at: Number.NaN },
      { at: Infinity },
      { maxAge: Number.NaN },
      { maxAge: Infinity },
    ])
      assert.throws(() => codes(changes), { code: 'instant_invalid', message: /old/ });
  });

  test('a change of any byte breaks the signature', () => {
    assert.deepEqual(codes(ownVerdictWith('"kind": "release"', '"kind": "release" ')), [
      'verdict_signature_of_other',
    ]);
    assert.deepEqual(codes(ownVerdictWith('"kind": "release"', '"kind": "draft"')), [
      'verdict_not_release',
      'verdict_signature_of_other',
    ]);
    assert.ok(
      codes(ownVerdictWith('"decision": "allowed"', '"decision": "refused"')).includes(
        'verdict_not_allowed',
      ),
    );
  });

  test('[T01] claims other than the judged ones are detected, also by their number', () => {
    const one = input.claims.read.slice(1);
    assert.ok(
      codes({ claims: { bytes: input.claims.bytes, read: one } }).includes('verdict_claims_differ'),
    );
    const edited = Buffer.from(text(input.claims.bytes).replace('"business"', '"personal"'));
    const found = codes({
      claims: { bytes: edited, read: readClaims(edited, 'claims').claims ?? [] },
    });
    assert.ok(found.includes('verdict_claims_differ') && found.includes('claims_digest_differs'));
  });

  test('[T39] claims cannot be hidden by an empty claims file, nor the need of a signature with them', () => {
    const found = codes({ claims: { bytes: EMPTY, read: [] }, signed: undefined });
    assert.ok(found.includes('verdict_claims_differ') && found.includes('verdict_unsigned'));
  });

  test('[T38] without pin, with another pin, without roots, without signature: refused', () => {
    assert.deepEqual(codes({ pin: undefined }), ['pin_missing']);
    assert.deepEqual(codes({ pin: `1:sha256:${'0'.repeat(64)}` }), ['pin_mismatch']);
    assert.deepEqual(codes({ roots: [] }), ['root_missing']);
    assert.deepEqual(codes({ signed: undefined }), ['verdict_unsigned']);
  });

  test('a document of another kind in its place is refused', () => {
    assert.deepEqual(codes({ signed: { file: 'x', bytes: DOCUMENTS.statement } }), [
      'signatures_below_threshold',
    ]);
    assert.deepEqual(codes({ signed: { file: 'x', bytes: DOCUMENTS.root } }), [
      'payload_type_wrong',
    ]);
  });

  test('[T38] another commit, another manifest', () => {
    const other = { version: null, revision: 'f'.repeat(40) };
    assert.ok(codes({ release: other }).includes('verdict_other_commit'));
    const manifest = {
      file: 'm',
      bytes: Buffer.from(text(input.manifest.bytes).replace('v1.4.0', 'v1.4.1')),
    };
    assert.ok(codes({ manifest }).includes('verdict_manifest_differs'));
  });
});

const FILE = 'gate-verdict.intoto.json';
const URI = 'pkg:generic/claimgate-demonstration@1.4.0';

function sign(verdict: GateVerdict, resourceUri = URI): Uint8Array {
  const claimsBytes = DOCUMENTS.claims;
  const files = { verdictBytes: 'the verdict', manifestBytes: 'the manifest', claimsBytes };
  const of = { verdict, ...files, policy: NEWEST_RULES.digest, resourceUri };
  return writeEnvelope(signedBy(summaryToSign(of, FILE), [WORLD.keys.release]));
}

const sha256 = (bytes: Uint8Array | string) => ({ sha256: hexOf(digestOf(bytes)) });

describe('a signed verdict', () => {
  test('says what was judged, by what, and names every document that others signed', async () => {
    const { verdict } = await judge(gateInput());
    const { payload, payloadType, signatures } = valueOf(readEnvelope(sign(verdict), FILE));
    assert.equal(payloadType, STATEMENT_PAYLOAD_TYPE);
    assert.equal(signatures.length, 1);
    const { subject, predicate } = valueOf(readSummary(payload, FILE));
    assert.deepEqual(
      subject.map(({ digest }) => ({ ...digest })),
      [DOCUMENTS.claims, 'the manifest', 'the verdict'].map(sha256),
    );
    assert.deepEqual(JSON.parse(JSON.stringify(predicate)), {
      verifier: { id: 'urn:claimgate:gate:v1', version: { claimgate: '0.1.0' } },
      timeVerified: new Date(AT).toISOString().replace('.000Z', 'Z'),
      resourceUri: URI,
      policy: { uri: 'urn:claimgate:rules:v1', digest: { sha256: hexOf(NEWEST_RULES.digest) } },
      inputAttestations: [
        { uri: '1.root.json', digest: sha256(DOCUMENTS.root) },
        { uri: STATEMENT_FILE, digest: sha256(DOCUMENTS.statement) },
      ],
      verificationResult: 'PASSED',
      verifiedLevels: ['CLAIMGATE_RULES_V1'],
    });
  });

  test('passes for an allowed verdict on a release, and for nothing else', async () => {
    const { verdict } = await judge(gateInput());
    for (const [changes, result] of [
      [{}, 'PASSED'],
      [{ kind: 'draft' }, 'FAILED'],
      [{ decision: 'refused' }, 'FAILED'],
    ] as const) {
      const { payload } = valueOf(readEnvelope(sign({ ...verdict, ...changes }), FILE));
      assert.equal(valueOf(readSummary(payload, FILE)).predicate.verificationResult, result);
    }
  });

  test('is not made of what its own reader would refuse', async () => {
    const { verdict } = await judge(gateInput());
    assert.throws(
      () => sign(verdict, ''),
      (error) =>
        error instanceof ClaimgateError &&
        error.code === 'wrong_form' &&
        error.findings[0]?.code === error.code &&
        error.findings[0].file === FILE,
    );
  });
});

const OTHER = '7'.repeat(40);
const SIGNATURE = 'verdict_signature_of_other';

type Changes = (input: RequireInput) => Partial<RequireInput>;
type Expected = readonly (Partial<Finding> | typeof SIGNATURE)[];

/** The verdict with other members, and the signature as it was. */
function verdictWith(members: object): Changes {
  return ({ verdict: { file, bytes } }) => {
    const document: object = JSON.parse(Buffer.from(bytes).toString());
    return { verdict: { file, bytes: Buffer.from(JSON.stringify({ ...document, ...members })) } };
  };
}

const found = (code: string) => ({ code, message: 'It is so.', clears_by: 'edit' });
const about = (code: Finding['code'], expected?: string, what?: string): Partial<Finding> => ({
  code,
  file: 'gate-verdict.json',
  ...(expected === undefined ? {} : { expected }),
  ...(what === undefined ? {} : { found: what }),
});
const NO_ROOT = about('verdict_by_older_root', 'version 1', 'none');

const ROWS: Readonly<Record<string, readonly [Changes, Expected]>> = {
  'a draft': [
    verdictWith({ kind: 'draft' }),
    [about('verdict_not_release', 'release', 'draft'), SIGNATURE],
  ],
  'a no, with its reasons': [
    verdictWith({ decision: 'refused', findings: ['one', 'two'].map(found) }),
    [about('verdict_not_allowed', 'allowed', 'refused: one, two'), SIGNATURE],
  ],
  'a no without a reason': [
    verdictWith({ decision: 'undetermined' }),
    [about('verdict_not_allowed', 'allowed', 'undetermined'), SIGNATURE],
  ],
  'a verdict that did not finish, and nothing else about it': [
    verdictWith({ kind: 'draft', findings: ['other', 'did_not_finish'].map(found) }),
    [about('verdict_did_not_finish')],
  ],
  'another commit': [
    verdictWith({ release: { version: VERSION, revision: OTHER } }),
    [about('verdict_other_commit', REVISION, OTHER), SIGNATURE],
  ],
  'no commit': [
    verdictWith({ release: null }),
    [about('verdict_other_commit', REVISION, 'none'), SIGNATURE],
  ],
  'a verdict from the future': [
    () => ({ at: AT - 1 }),
    [
      {
        ...about('verdict_from_future', undefined, formatInstant(AT)),
        clears_at: formatInstant(AT),
      },
    ],
  ],
  'a verdict that is too old': [
    () => ({ at: AT + 1001, maxAge: 1000 }),
    [about('verdict_stale', `not before ${formatInstant(AT + 1)}`, formatInstant(AT))],
  ],
  'a verdict that has expired': [
    () => ({ at: LAPSE + 1 }),
    [about('verdict_lapsed', `before ${formatInstant(LAPSE)}`, formatInstant(LAPSE + 1))],
  ],
  'a verdict that rests on nothing': [
    verdictWith({ horizon: { valid_until: null, first_lapse: null } }),
    [SIGNATURE],
  ],
  'a verdict that judged no claims file': [
    verdictWith({ inputs: [] }),
    [about('verdict_claims_differ', digestOf(DOCUMENTS.claims), 'none'), SIGNATURE, NO_ROOT],
  ],
  'a verdict on fewer claims': [
    verdictWith({ claims: [] }),
    [about('verdict_claims_differ', '4', '0'), SIGNATURE],
  ],
  'a verdict whose inputs come in another order': [
    verdictWith({
      inputs: [
        { document: 'config', path: 'c', sha256: digestOf('c') },
        { document: 'public_claims', path: 'p', sha256: digestOf(DOCUMENTS.claims) },
      ],
    }),
    [SIGNATURE, NO_ROOT],
  ],
  'fewer claims in a verdict, which does not do without a signature': [
    (input) => ({ ...verdictWith({ claims: [] })(input), signed: undefined }),
    [about('verdict_claims_differ', '4', '0'), about('verdict_unsigned')],
  ],
  'a verdict without manifest': [
    verdictWith({ manifest_sha256: null }),
    [about('verdict_without_manifest'), SIGNATURE],
  ],
  'a missing signature': [() => ({ signed: undefined }), [about('verdict_unsigned')]],
  'a signature on another text of the same verdict': [verdictWith({}), [SIGNATURE]],
};

describe('the findings on a release other than the judged one', () => {
  let input: RequireInput;
  before(async () => {
    input = await requireInput();
  });
  const ownJudge = (changes: Partial<RequireInput>) =>
    said(requireVerdict({ ...input, ...changes }));

  for (const [what, [changes, expected]] of Object.entries(ROWS)) {
    test(what, () => {
      const changed = changes(input);
      const { claims, manifest, verdict } = { ...input, ...changed };
      const digests = [claims, manifest, verdict].map(({ bytes }) => hexOf(digestOf(bytes)));
      const unsigned = {
        code: SIGNATURE,
        file: 'gate-verdict.intoto.json',
        expected: digests.join(', '),
      };
      assert.deepEqual(
        ownJudge(changed),
        expected.map((one) => (one === SIGNATURE ? unsigned : one)),
      );
    });
  }

  test('another manifest, and the commit that it is of', () => {
    const binding = { schema_version: 1, manifest_sha256: digestOf('x'), claim_count: 4 } as const;
    const bytes = Buffer.from(formatManifest(releaseManifest('v9.0.0', OTHER, binding)));
    const changed = ownJudge({ manifest: { file: 'm.json', bytes } });
    assert.deepEqual(changed[0], {
      code: 'verdict_manifest_differs',
      file: 'm.json',
      expected: digestOf(input.manifest.bytes),
      found: digestOf(bytes),
    });
    assert.deepEqual(changed.map(({ code, expected }) => [code, expected]).slice(1, 4), [
      ['version_differs', VERSION],
      ['revision_differs', REVISION],
      ['claims_digest_differs', digestOf(DOCUMENTS.claims)],
    ]);
    const broken = ownJudge({ manifest: { file: 'm.json', bytes: Buffer.from('{') } });
    assert.deepEqual(broken.map(({ code, file }) => [code, file]).slice(0, 2), [
      ['verdict_manifest_differs', 'm.json'],
      ['json_syntax', 'm.json'],
    ]);
  });

  test('verdict and manifest are of one version, that of the tag if there is one', async () => {
    const verdict = valueOf(readVerdict(input.verdict.bytes, 'v'));
    const differs = (version: string | null, of = verdict) =>
      aboutFiles(of, { ...input, release: { version, revision: REVISION } })
        .filter(({ code }) => code === 'version_differs')
        .map((one) => `${one.expected}, not ${one.found}`);
    const other = `v2.0.0, not ${VERSION}`;
    assert.deepEqual(differs('v2.0.0'), [other, other]);
    assert.deepEqual(differs(null), []);
    const release = { version: 'v3.0.0', revision: REVISION };
    assert.deepEqual(differs(null, { ...verdict, release }), [`v3.0.0, not ${VERSION}`]);
    assert.deepEqual(differs(VERSION, { ...verdict, release }), [`${VERSION}, not v3.0.0`]);
    assert.deepEqual(differs(null, { ...verdict, release: null }), []);
    assert.deepEqual(aboutAnswer(verdict, input), []);
  });

  test('a signature is about these files, passed, and of the instant of the verdict', async () => {
    const verdict = valueOf(readVerdict(input.verdict.bytes, 'v'));
    const later = { ...verdict, evaluated_at: formatInstant(AT + 1) };
    const codes = (of = verdict, changes: Partial<RequireInput> = {}) =>
      aboutSignature(of, { ...input, ...changes }).map(({ code }) => code);
    assert.deepEqual(codes(), []);
    assert.deepEqual(codes(later), [SIGNATURE]);
    const failed = await signedRelease({ kind: 'draft' });
    assert.deepEqual(
      codes(verdict, {
        verdict: { file: 'v', bytes: failed.verdict },
        signed: { file: 's', bytes: failed.signed },
      }),
      [SIGNATURE],
    );
    const other = unsignedEnvelope(STATEMENT_PAYLOAD_TYPE, Buffer.from('{}'), 's');
    const statement = { file: 's', bytes: writeEnvelope(signedBy(other, [WORLD.keys.release])) };
    assert.deepEqual(codes(verdict, { signed: statement }), ['statement_type_wrong']);
    const garbage = { file: 's', bytes: Buffer.from('{') };
    assert.deepEqual(
      ownJudge({ verdict: garbage }).map(({ code }) => code),
      ['json_syntax'],
    );
    assert.deepEqual(codes(verdict, { signed: garbage }), ['json_syntax']);
  });

  test('[T511] only the newest rule set lets a release through, and none that the trust root does not accept', () => {
    const sets = ruleSetsOf([...RULE_SETS, { rules: NEWEST_RULES.rules.slice(1) }]);
    const codes = (policy: Digest, ruleSets: readonly RuleSet[] = RULE_SETS) => {
      const { payload, payloadType } = valueOf(
        readEnvelopeToSign(present(input.signed).bytes, 's'),
      );
      const statement = JSON.parse(Buffer.from(payload).toString('utf8')) as VerificationSummary;
      const named = { ...statement.predicate.policy, digest: { sha256: hexOf(policy) } };
      const predicate = { ...statement.predicate, policy: named };
      const bytes = Buffer.from(JSON.stringify({ ...statement, predicate }));
      const signed = signedBy(unsignedEnvelope(payloadType, bytes, 's'), [WORLD.keys.release]);
      const changed = { signed: { file: 's', bytes: writeEnvelope(signed) }, ruleSets };
      return ownJudge(changed).map(({ code }) => code);
    };
    const [newest, next] = sets.slice(-2).map(({ digest }) => digest);
    assert.ok(newest && next);
    assert.deepEqual(codes(newest), []);
    assert.deepEqual(codes(next, sets), []);
    assert.deepEqual(codes(newest, sets), ['rule_set_too_old']);
    assert.deepEqual(codes(next), ['rule_set_unknown']);
    const older = RULE_SETS.slice(0, -1).map(({ digest }) => digest);
    for (const policy of [...older, ...RULE_SETS.flatMap(({ formerly }) => formerly)])
      assert.deepEqual(codes(policy), ['rule_set_too_old']);
  });

  test('where nothing is claimed no signature is needed, and without a pin none is checked', () => {
    const bytes = Buffer.from('{\n  "schema_version": 1,\n  "claims": []\n}\n');
    const claims = { bytes, read: readClaims(bytes, 'claims').claims ?? [] };
    const nothing = { ...verdictWith({ claims: [] })(input), claims };
    const codes = (changes: Partial<RequireInput>) =>
      ownJudge({ ...nothing, ...changes }).map(({ code }) => code);
    const differing = ['verdict_claims_differ', 'claims_digest_differs', 'claim_count_differs'];
    assert.deepEqual(codes({ signed: undefined }), differing);
    assert.deepEqual(codes({ pin: undefined }), differing);
    assert.deepEqual(codes({}), [...differing, SIGNATURE]);
  });
});
