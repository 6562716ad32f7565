import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { digestOf } from '../../src/digest/index.ts';
import {
  formatManifest,
  MAX_MANIFEST_BYTES,
  readManifest,
  releaseManifest,
  verifyManifest,
} from '../../src/manifest/release.ts';
import { isReleaseVersion } from '../../src/documents/products.ts';
import { brief, utf8 } from '../documents.ts';

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
    const read = readManifest(utf8(of('b', 'a')), 'm.json');
    assert.ok(read.ok && read.value.schema_version === 3);
    assert.deepEqual(
      read.value.artifacts.map(({ name }) => name),
      ['a', 'b'],
    );
    assert.equal(of('b', 'a'), of('a', 'b'));
    assert.equal(of(), TEXT, 'without any, the bytes are those of the second version');
    const twice = readManifest(utf8(of('a', 'a')), 'm.json');
    assert.deepEqual(!twice.ok && twice.findings.map(({ code, pointer }) => [code, pointer]), [
      ['artifact_name_repeated', '/artifacts/1/name'],
    ]);
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
