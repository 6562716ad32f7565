import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { digestOf, type Digest } from '../../src/digest/index.ts';
import {
  formatManifest,
  MAX_MANIFEST_BYTES,
  readManifest,
  releaseManifest,
  verifyManifest,
} from '../../src/manifest/release.ts';
import { isReleaseVersion } from '../../src/documents/products.ts';
import { brief, utf8 } from '../documents.ts';
import {
  compareClaims,
  type ClaimedRelease,
  type ClaimStanding,
  CHANGES,
} from '../../src/manifest/difference.ts';
import { formatInstant } from '../../src/documents/json.ts';
import { readClaims } from '../../src/manifest/claims.ts';
import { fc } from '../fast-check.ts';
import { claim } from '../plugins/surfaces/documents.ts';

const REVISION = '0123456789abcdef0123456789abcdef01234567';
const DIGEST = digestOf('claims');
const EXPECTED = {
  version: 'v1.4.0',
  revision: REVISION,
  binding: { schema_version: 1, manifest_sha256: DIGEST, claim_count: 0 },
} as const;

const MANIFEST = releaseManifest(EXPECTED.version, REVISION, EXPECTED.binding);
const TEXT = formatManifest(MANIFEST);

/** Verifies a text against the release above; each finding as `code pointer`. */
function verify(text: string): string[] {
  const read = readManifest(utf8(text), 'm.json');
  assert.ok(read.ok, JSON.stringify(read));
  return verifyManifest(read.value, read.reading, EXPECTED).map(
    ({ code, pointer = '-' }) => `${code} ${pointer}`,
  );
}

function filesOf(text: string): (string | undefined)[] {
  const read = readManifest(utf8(text), 'm.json');
  assert.ok(read.ok);
  return verifyManifest(read.value, read.reading, EXPECTED).map(({ file }) => file);
}

describe('the release manifest', () => {
  test('has these bytes', () =>
    assert.equal(
      TEXT,
      [
        '{',
        '  "schema_version": 2,',
        '  "version": "v1.4.0",',
        `  "revision": "${REVISION}",`,
        '  "provider_claims": {',
        '    "schema_version": 1,',
        `    "manifest_sha256": "${DIGEST}",`,
        '    "claim_count": 0',
        '  }',
        '}',
        '',
      ].join('\n'),
    ));

  test('has the same bytes whatever order its values come in', () => {
    const { provider_claims: claims, ...rest } = MANIFEST;
    const { claim_count, ...binding } = claims;
    const reordered = { provider_claims: { claim_count, ...binding }, ...rest };
    assert.equal(formatManifest(reordered), TEXT);
  });

  test('reads back', () => {
    const read = readManifest(utf8(TEXT), 'm.json');
    assert.ok(read.ok);
    assert.deepEqual(JSON.parse(JSON.stringify(read.value)), MANIFEST);
  });

  test('[T190] with published files has the third version, in the order of names, each name once', () => {
    const artifact = (name: string) => ({ name, size: 1, sha256: DIGEST });
    const of = (...names: string[]) =>
      formatManifest(releaseManifest('v1.4.0', REVISION, EXPECTED.binding, names.map(artifact)));
    const read = readManifest(utf8(of('b', 'c', 'a')), 'm.json');
    assert.ok(read.ok && read.value.schema_version === 3);
    assert.deepEqual(
      read.value.artifacts.map(({ name }) => name),
      ['a', 'b', 'c'],
    );
    assert.equal(of('b', 'c', 'a'), of('a', 'b', 'c'));
    assert.equal(of(), TEXT, 'without any, the bytes are those of the second version');
    const twice = readManifest(utf8(of('a', 'b', 'b')), 'm.json');
    assert.deepEqual(
      !twice.ok && twice.findings.map(({ code, pointer, found }) => [code, pointer, found]),
      [['artifact_name_repeated', '/artifacts/2/name', 'b']],
    );
    for (const name of ['', '.', '-x', 'a/b', 'a\\b', 'a ', 'é', 'a\n', 'a'.repeat(256)])
      assert.ok(!readManifest(utf8(of(name)), 'm.json').ok, name);
  });

  test('of a SHA-256 repository has a longer revision', () => {
    const text = formatManifest(releaseManifest('v1.4.0', 'a'.repeat(64), EXPECTED.binding));
    assert.ok(readManifest(utf8(text), 'm.json').ok);
  });
});

/** Their prefixes could be those of products, which a schema cannot know. */
const OF_SOME_PRODUCT = new Set(['V1.4.0', 'v-1.4.0']);

describe('release versions', () => {
  for (const version of ['v0.0.0', 'v1.4.0', 'v10.20.30', `v1.2.${'9'.repeat(123)}`])
    test(`${version.slice(0, 20)} is one`, () => assert.equal(isReleaseVersion(version), true));

  for (const version of [
    '1.4.0',
    'V1.4.0',
    'v1.4',
    'v1.4.0.0',
    'v01.4.0',
    'v1.4.0-rc.1',
    'v1.4.0+build',
    'v1.4.0\n',
    ' v1.4.0',
    'v1.4.',
    'v-1.4.0',
    'v1.4.\u{ff10}',
    `v1.2.${'9'.repeat(124)}`,
  ])
    test(`${JSON.stringify(version).slice(0, 20)} is none`, () => {
      assert.equal(isReleaseVersion(version), false);
      const bent = TEXT.replace('"v1.4.0"', JSON.stringify(version));
      const isOfSomeProduct = OF_SOME_PRODUCT.has(version);
      assert.equal(readManifest(utf8(bent), 'm.json').ok, isOfSomeProduct, 'to the schema');
    });
});

/** Each way to bend a manifest, and what tells it from all the others. */
const BENT: readonly (readonly [how: string, text: string, ...findings: string[]])[] = [
  ['not at all', TEXT],
  [
    'one byte of the digest',
    TEXT.replace(DIGEST, digestOf('other')),
    'claims_digest_differs /provider_claims/manifest_sha256',
  ],
  ['the version', TEXT.replace('v1.4.0', 'v1.4.1'), 'version_differs /version'],
  [
    'the revision',
    TEXT.replace(REVISION, REVISION.replace('0', 'f')),
    'revision_differs /revision',
  ],
  [
    'the number of claims',
    TEXT.replace('"claim_count": 0', '"claim_count": 1'),
    'claim_count_differs /provider_claims/claim_count',
  ],
  [
    'the order of members',
    TEXT.replace(
      `  "version": "v1.4.0",\n  "revision": "${REVISION}",\n`,
      `  "revision": "${REVISION}",\n  "version": "v1.4.0",\n`,
    ),
    'manifest_member_order -',
  ],
  [
    'the order of inner members',
    TEXT.replace(
      `    "schema_version": 1,\n    "manifest_sha256": "${DIGEST}",\n    "claim_count": 0\n`,
      `    "claim_count": 0,\n    "schema_version": 1,\n    "manifest_sha256": "${DIGEST}"\n`,
    ),
    'manifest_member_order -',
  ],
  ['line endings', TEXT.replaceAll('\n', '\r\n'), 'manifest_line_endings -'],
  ['one line ending', TEXT.replace('\n', '\r\n'), 'manifest_line_endings -'],
  ['indentation', TEXT.replaceAll('  ', '\t'), 'manifest_white_space -'],
  ['the final line end', TEXT.trimEnd(), 'manifest_white_space -'],
  ['a blank at the end', `${TEXT} `, 'manifest_white_space -'],
  ['an escape', TEXT.replace('"v1.4.0"', String.raw`"\u00761.4.0"`), 'manifest_white_space -'],
  [
    'everything',
    `{"provider_claims":{"claim_count":7,"manifest_sha256":"${digestOf('x')}","schema_version":1},"version":"v2.0.0","schema_version":2,"revision":"${'f'.repeat(40)}"}`,
    'version_differs /version',
    'revision_differs /revision',
    'claims_digest_differs /provider_claims/manifest_sha256',
    'claim_count_differs /provider_claims/claim_count',
    'manifest_member_order -',
  ],
];

describe('verifying tells apart', () => {
  for (const [how, text, ...findings] of BENT) {
    test(how, () => {
      if (findings.length > 0) assert.notEqual(text, TEXT, 'the row must bend something');
      assert.deepEqual(verify(text), findings);
      assert.ok(filesOf(text).every((file) => file === 'm.json'));
    });
  }

  test('[T01] one flipped bit of any character of a value', () => {
    for (const value of ['v1.4.0', REVISION, DIGEST]) {
      for (const [at, character] of value.split('').entries()) {
        const flipped = String.fromCharCode(character.charCodeAt(0) ^ 1);
        const bent = value.slice(0, at) + flipped + value.slice(at + 1);
        const read = readManifest(utf8(TEXT.replace(value, bent)), 'm.json');
        const findings = read.ok
          ? verifyManifest(read.value, read.reading, EXPECTED)
          : read.findings;
        assert.equal(findings.length, 1, bent);
      }
    }
  });

  test('and says what was expected and found, and where', () => {
    const text = TEXT.replace('"claim_count": 0', '"claim_count": 12');
    const read = readManifest(utf8(text), 'm.json');
    assert.ok(read.ok);
    const [fault] = verifyManifest(read.value, read.reading, EXPECTED);
    assert.equal(
      brief(fault ?? assert.fail()),
      'claim_count_differs 8:20 #/provider_claims/claim_count',
    );
    assert.deepEqual([fault?.file, fault?.expected, fault?.found], ['m.json', '0', '12']);
  });

  test('another schema version of the claims, where a later schema allows one', () => {
    const read = readManifest(utf8(TEXT), 'm.json');
    assert.ok(read.ok);
    // Today the schema knows version 1 only, so that the other side differs here.
    const later = { ...EXPECTED.binding, schema_version: 2 as 1 };
    const findings = verifyManifest(read.value, read.reading, { ...EXPECTED, binding: later });
    assert.deepEqual(findings.map(brief), [
      'claims_schema_version_differs 6:23 #/provider_claims/schema_version',
    ]);
  });
});

describe('an invalid release manifest', () => {
  for (const [why, text, code] of [
    ['schema version 1', TEXT.replace('"schema_version": 2', '"schema_version": 1'), 'wrong_value'],
    ['a member more', TEXT.replace('{\n', '{\n  "note": 1,\n'), 'unknown_member'],
    ['a member twice', TEXT.replace('{\n', '{\n  "version": "v1.4.0",\n'), 'json_duplicate_name'],
    ['an abbreviated revision', TEXT.replace(REVISION, REVISION.slice(0, 12)), 'wrong_form'],
    ['a digest in capitals', TEXT.replace(DIGEST, DIGEST.toUpperCase()), 'wrong_form'],
    ['a negative count', TEXT.replace('"claim_count": 0', '"claim_count": -1'), 'out_of_bounds'],
    ['a count as text', TEXT.replace('"claim_count": 0', '"claim_count": "0"'), 'wrong_type'],
  ] as const) {
    test(why, () => {
      const read = readManifest(utf8(text), 'm.json');
      assert.deepEqual(read.ok ? [] : read.findings.map((fault) => fault.code), [code]);
    });
  }

  test('a megabyte', () => {
    const read = readManifest(new Uint8Array(MAX_MANIFEST_BYTES + 1), 'm.json');
    assert.deepEqual(read.ok ? [] : read.findings.map((fault) => fault.code), ['json_too_large']);
  });
});

const AT = 1000;

interface Told {
  readonly name: string;
  readonly contract?: number;
  readonly standing?: ClaimStanding;
}

/** A release that claims formats of these names. */
function release(told: readonly Told[], at = AT, isKnown = true): ClaimedRelease {
  const claims = told.map(({ name, contract = 1 }) => ({
    ...claim({ output_profile: name }),
    contract_digest: `sha256:${String(contract).repeat(64)}`,
  }));
  const text = JSON.stringify({ schema_version: 1, claims });
  const read = readClaims(Buffer.from(text), 'claims.json').claims ?? [];
  const standing = new Map<Digest, ClaimStanding>();
  for (const [index, { subjectDigest }] of read.entries()) {
    const known = told[index]?.standing;
    if (known) standing.set(subjectDigest, known);
  }
  return { claims: read, standing: isKnown ? standing : undefined, at };
}

function kinds(before: ClaimedRelease, after: ClaimedRelease): Record<string, string[]> {
  const difference = compareClaims(before, after);
  const named = CHANGES.map(
    (kind) => [kind, difference[kind].map(({ subject }) => subject.output_profile)] as const,
  );
  return Object.fromEntries(named.filter(([, names]) => names.length > 0));
}

const holds = (holdsUntil: number | null, ...records: number[]): ClaimStanding => ({
  holdsUntil,
  records,
});

test('each kind of change is listed once', () => {
  const before = release([
    { name: 'stays', standing: holds(5000, 1, 2, 3) },
    { name: 'renewed', standing: holds(5000, 1, 4, 5) },
    { name: 'withdrawn', standing: holds(5000, 1, 6, 7) },
    { name: 'lapsed', standing: holds(1500, 1, 8, 9) },
    { name: 'moved', standing: holds(5000, 1, 10, 11) },
  ]);
  const after = release(
    [
      { name: 'stays', standing: holds(4000, 1, 2, 3) },
      { name: 'renewed', standing: holds(9000, 1, 4, 15) },
      { name: 'moved', contract: 2, standing: holds(9000, 1, 16, 17) },
      { name: 'new', standing: holds(9000, 1, 18, 19) },
    ],
    2000,
  );
  assert.deepEqual(kinds(before, after), {
    added: ['new'],
    withdrawn: ['withdrawn'],
    lapsed: ['lapsed'],
    contract_changed: ['moved'],
    renewed: ['renewed'],
  });
  assert.equal(compareClaims(before, after).unchanged, 1);
});

test('a change says what it was, what it is, and how long that holds', () => {
  const before = release([{ name: 'a', standing: holds(5000, 1) }, { name: 'gone' }]);
  const after = release([{ name: 'a', contract: 2, standing: holds(9000, 2) }, { name: 'new' }]);
  const { added, contract_changed, evidence_compared, withdrawn } = compareClaims(before, after);
  const [one, two] = [`sha256:${'1'.repeat(64)}`, `sha256:${'2'.repeat(64)}`];
  const values = [...contract_changed, ...added, ...withdrawn].map(
    ({ contract_before, contract_after, holds_before, holds_after }) => [
      contract_before,
      contract_after,
      holds_before,
      holds_after,
    ],
  );
  assert.deepEqual(values, [
    [one, two, formatInstant(5000), formatInstant(9000)],
    [null, one, null, null],
    [one, null, null, null],
  ]);
  assert.equal(evidence_compared, true);
});

test('changes come in the order of their subject digests', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => ({ name }));
  const { added } = compareClaims(release([]), release(names));
  const digests = added.map(({ subject_digest }) => subject_digest);
  assert.deepEqual(digests, digests.toSorted());
});

test('a claim that nothing is known of on one side was not renewed', () => {
  const known = release([{ name: 'a', standing: holds(5000, 1) }]);
  const unknown = release([{ name: 'a' }]);
  assert.deepEqual(kinds(known, unknown), {});
  assert.deepEqual(kinds(unknown, known), {});
});

test('a claim that ends at that very instant has expired; an unknown end has not', () => {
  const gone = (holdsUntil: number | null) =>
    release([{ name: 'a', standing: holds(holdsUntil, 1) }]);
  assert.deepEqual(kinds(gone(2000), release([], 2000)), { lapsed: ['a'] });
  assert.deepEqual(kinds(gone(2001), release([], 2000)), { withdrawn: ['a'] });
  assert.deepEqual(kinds(gone(null), release([], 2000)), { withdrawn: ['a'] });
});

test('without evidence on one side no claim counts as renewed, and the result says so', () => {
  const known = release([{ name: 'a', standing: holds(5000, 1) }]);
  const unknown = release([{ name: 'a' }], AT, false);
  for (const [one, other] of [
    [known, unknown],
    [unknown, known],
  ] as const) {
    assert.equal(compareClaims(one, other).evidence_compared, false);
    assert.deepEqual(kinds(one, other), {});
  }
});

const told = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    contract: fc.constantFrom(1, 2),
    standing: fc.record({
      holdsUntil: fc.option(fc.nat(3000)),
      records: fc.array(fc.nat(20), { minLength: 3, maxLength: 3 }),
    }),
  }),
  { selector: ({ name }) => name },
);

test('the other way round, what was added is gone, and what was gone is added', () => {
  fc.assert(
    fc.property(told, told, fc.nat(3000), fc.nat(3000), (one, other, early, late) => {
      const [before, after] = [release(one, early), release(other, late)];
      const forth = compareClaims(before, after);
      const back = compareClaims(after, before);
      const digests = (changes: readonly { subject_digest: string }[]) =>
        changes.map(({ subject_digest }) => subject_digest).sort();
      assert.deepEqual(digests(forth.added), digests([...back.withdrawn, ...back.lapsed]));
      assert.deepEqual(digests(back.added), digests([...forth.withdrawn, ...forth.lapsed]));
      assert.deepEqual(digests(forth.contract_changed), digests(back.contract_changed));
      const total = CHANGES.reduce((sum, kind) => sum + forth[kind].length, forth.unchanged);
      assert.equal(total, new Set([...one, ...other].map(({ name }) => name)).size);
      assert.equal(compareClaims(before, before).unchanged, one.length);
    }),
  );
});

test('records of another ledger are not compared by their numbers', () => {
  const by = (sequence: number, origin: string) => ({
    ...release([{ name: 'a', standing: { records: [sequence], holdsUntil: null } }]),
    origin,
  });
  assert.equal(compareClaims(by(5, 'one'), by(6, 'one')).renewed.length, 1);
  for (const sequence of [4, 6]) {
    const difference = compareClaims(by(5, 'one'), by(sequence, 'other'));
    assert.deepEqual([difference.evidence_compared, difference.renewed], [false, []]);
  }
  assert.equal(compareClaims(by(5, 'one'), release([])).evidence_compared, true);
});
