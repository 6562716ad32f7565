import { digestOf } from '../../src/digest/index.ts';
import type { Decision } from '../runner/case.ts';
import {
  baseBytes,
  CLAIMS_FILE,
  CERTIFIED,
  EMPTY,
  emptyBase,
  NOTHING_CLAIMED,
} from './certified.ts';
import { judgedCommit } from './commits.ts';
import { answer, json, type CaseFiles, type MadeBase, type MadeCase } from './made.ts';
import { AT } from './signed.ts';

/** The tag of the commits of this area. */
const VERSION = 'v1.4.0';

/** Manifests that are made, or not. */
function createCases(): MadeCase[] {
  const create = (
    name: string,
    title: string,
    words: readonly string[],
    expected: MadeCase['expected'],
    more: Partial<MadeCase> = {},
  ): MadeCase => ({
    name: `manifest/create-${name}`,
    title,
    sections: ['specification/documents.md 3.4, 3.5', 'specification/trust.md 4'],
    at: null,
    arguments: ['manifest', 'create', ...words, '--json'],
    base: EMPTY,
    tags: [VERSION],
    expected,
    ...more,
  });
  const claims = { base: CERTIFIED };
  return [
    create(
      'nothing-claimed',
      'A release that claims nothing gets its manifest.',
      [VERSION],
      answer('allowed'),
    ),
    create(
      'untagged',
      'A release may be prepared before its tag is there.',
      [VERSION],
      answer('allowed'),
      { tags: [] },
    ),
    create(
      'other-tag',
      'A commit that is tagged is released by that version.',
      ['v1.5.0'],
      answer('refused', ['version_differs']),
    ),
    create(
      'version-short',
      'A version is v and a stable SemVer.',
      ['1.4'],
      answer('undetermined', ['version_invalid']),
    ),
    create(
      'version-of-candidate',
      'A release candidate is no stable version.',
      ['v1.4.0-rc.1'],
      answer('undetermined', ['version_invalid']),
    ),
    create(
      'claims-without-projection',
      'Claims without a projection get no manifest.',
      [VERSION],
      answer('refused', ['projection_required']),
      claims,
    ),
    create(
      'historical',
      'An instant that is named lets no release out.',
      [VERSION, '--at', AT],
      answer('refused', ['draft_not_releasable']),
      { at: AT },
    ),
    create(
      'draft',
      'A work tree that differs lets no release out.',
      [VERSION],
      answer('refused', ['draft_not_releasable', 'work_tree_edited', 'not_canonical']),
      {
        files: new Map([
          [
            'work-tree/provider-certification/public-claims.json',
            '{"schema_version":1,"claims":[]}\n',
          ],
        ]),
      },
    ),
  ];
}

const SECTION = 'specification/documents.md 3.4';
const FILE = 'beside/release-manifest.json';

/** The commit of a base, as its files say. */
function commitOf({ files }: MadeBase): string {
  const committed = [...files].filter(([path]) => path.startsWith('committed/'));
  return judgedCommit(
    new Map(committed.map(([path, content]) => [path.slice('committed/'.length), content])),
  );
}

const binding = { schema_version: 1, manifest_sha256: digestOf(NOTHING_CLAIMED), claim_count: 0 };
const revision = commitOf(emptyBase());
const sound = { schema_version: 2, version: VERSION, revision, provider_claims: binding };
const bound = (changes: object) => ({ ...sound, provider_claims: { ...binding, ...changes } });

type Row = readonly [
  name: string,
  title: string,
  manifest: unknown,
  ...answer: readonly [Decision, ...string[]],
];

/** Manifests beside a repository that claims nothing, at the tag of their version. */
const ROWS: readonly Row[] = [
  ['sound', 'The manifest of the tagged commit.', sound, 'allowed'],
  [
    'compact',
    'Other white space binds the same values.',
    `${JSON.stringify(sound)}\n`,
    'allowed',
    'manifest_white_space',
  ],
  [
    'line-endings',
    'Other line ends bind the same values.',
    json(sound).replaceAll('\n', '\r\n'),
    'allowed',
    'manifest_line_endings',
  ],
  [
    'member-order',
    'Values are compared, never the order of members.',
    json({ provider_claims: binding, revision, version: VERSION, schema_version: 2 }),
    'allowed',
    'manifest_member_order',
  ],
  [
    'digest-differs',
    'The claims are bound by the digest of their bytes.',
    bound({ manifest_sha256: digestOf('[]') }),
    'refused',
    'claims_digest_differs',
  ],
  [
    'count-differs',
    'The number of claims is bound too.',
    bound({ claim_count: 1 }),
    'refused',
    'claim_count_differs',
  ],
  [
    'revision-differs',
    'The manifest is of one commit.',
    { ...sound, revision: '0'.repeat(40) },
    'refused',
    'revision_differs',
  ],
  [
    'everything-differs',
    'The answer names every difference at once.',
    { ...bound({ manifest_sha256: digestOf('[]'), claim_count: 9 }), revision: '0'.repeat(40) },
    'refused',
    'claims_digest_differs',
    'claim_count_differs',
    'revision_differs',
  ],
  [
    'tag-missing',
    'A version without its tag cannot be looked up.',
    { ...sound, version: 'v1.4.1' },
    'undetermined',
    'ref_not_found',
  ],
  [
    'schema-1',
    'An earlier version of the schema is not understood.',
    { ...sound, schema_version: 1 },
    'undetermined',
    'wrong_value',
  ],
  [
    'claims-schema-9',
    'A later schema of the claims is not understood.',
    bound({ schema_version: 9 }),
    'undetermined',
    'wrong_value',
  ],
  [
    'unknown-member',
    'A manifest has exactly these members.',
    { ...sound, note: 'a' },
    'undetermined',
    'unknown_member',
  ],
  [
    'binding-missing',
    'A manifest without a binding binds nothing.',
    { ...sound, provider_claims: undefined },
    'undetermined',
    'missing_member',
  ],
  [
    'digest-upper-case',
    'Digests are written in lower case.',
    bound({ manifest_sha256: binding.manifest_sha256.toUpperCase() }),
    'undetermined',
    'wrong_form',
  ],
  [
    'revision-short',
    'A commit is named by its whole id.',
    { ...sound, revision: revision.slice(0, 12) },
    'undetermined',
    'wrong_form',
  ],
  [
    'version-of-candidate',
    'A release candidate is no stable version.',
    { ...sound, version: 'v1.4.0-rc.1' },
    'undetermined',
    'wrong_form',
  ],
  [
    'count-negative',
    'There are no fewer claims than none.',
    bound({ claim_count: -1 }),
    'undetermined',
    'out_of_bounds',
  ],
  [
    'duplicate-name',
    'A name that stands twice has two readings.',
    json(sound).replace('{', '{"version": "v1.4.0",'),
    'undetermined',
    'json_duplicate_name',
  ],
  ['cut-off', 'Half a manifest is none.', json(sound).slice(0, 60), 'undetermined', 'json_syntax'],
  ['empty', 'An empty file is no manifest.', '', 'undetermined', 'json_empty'],
];

/** The release manifest: made after a yes, and compared with what is there. */
export function manifestArea(): MadeCase[] {
  return [...ROWS.map(verifyRow), ...verifyCases(), ...createCases()];
}

function verifyRow([name, title, manifest, decision, ...codes]: Row): MadeCase {
  const content = typeof manifest === 'string' ? manifest : json(manifest);
  return verifyCase(name, title, new Map([[FILE, content]]), answer(decision, codes));
}

function verifyCase(
  name: string,
  title: string,
  files: CaseFiles,
  expected: MadeCase['expected'],
  ref: readonly string[] = [],
): MadeCase {
  return {
    name: `manifest/${name}`,
    title,
    sections: [SECTION],
    at: null,
    arguments: ['manifest', 'verify', '../beside/release-manifest.json', ...ref, '--json'],
    base: EMPTY,
    tags: [VERSION],
    files,
    expected,
  };
}

function verifyCases(): MadeCase[] {
  const claimed = Buffer.from(baseBytes(CLAIMS_FILE)).toString('utf8');
  const other = new Map([[FILE, json({ ...sound, version: 'v1.4.1' })]]);
  return [
    verifyCase(
      'missing',
      'No manifest is not one that agrees.',
      new Map(),
      answer('undetermined', ['file_missing']),
    ),
    verifyCase(
      'version-differs',
      'The tag decides about the version.',
      other,
      answer('refused', ['version_differs']),
      ['--ref', VERSION],
    ),
    verifyCase(
      'claims-added',
      'Claims that were added after the manifest was made are not those that it binds.',
      new Map([
        [FILE, json(sound)],
        [CLAIMS_FILE, claimed],
      ]),
      answer('refused', ['claims_digest_differs', 'claim_count_differs', 'revision_differs']),
    ),
  ];
}
