import { digestOf } from '../../src/digest/index.ts';
import type { Decision } from '../runner/case.ts';
import { CLAIMS_FILE, EMPTY, emptyBase, NOTHING_CLAIMED } from './certified.ts';
import { ELSEWHERE_ID, judgedCommit } from './commits.ts';
import { answer, json, type MadeCase } from './made.ts';
import { AT } from './signed.ts';

/** The job that judges hands this to the one that publishes: a verdict, with its manifest, about the judged commit. */
interface HandedOff {
  readonly verdict: Record<string, unknown>;
  readonly manifest: Record<string, unknown>;
}

type Change = (
  handed: HandedOff,
) => Partial<Record<'verdict' | 'manifest', object | string | null>>;

interface Row {
  readonly name: string;
  readonly title: string;
  readonly answer: readonly [Decision, ...string[]];
  /** `null`: the file is not there; a text: it has this content. */
  readonly change?: Change;
  readonly words?: readonly string[];
  readonly artifacts?: Readonly<Record<string, string>>;
  readonly workTree?: string;
}

const VERSION = 'v1.4.0';
const SHOP = 'the published file\n';
const bound = (name: string, text: string) => ({
  name,
  size: Buffer.byteLength(text),
  sha256: digestOf(text),
});
const OLD = ['--max-age', '99999d'];

/** A manifest that binds a published file, and the verdict of it. */
const binding =
  (more: object = {}): Change =>
  ({ verdict, manifest }) => {
    const with_ = { ...manifest, schema_version: 3, artifacts: [bound('shop.tgz', SHOP)], ...more };
    return { manifest: with_, verdict: { ...verdict, manifest_sha256: digestOf(json(with_)) } };
  };
const verdictWith =
  (more: object): Change =>
  ({ verdict }) => ({ verdict: { ...verdict, ...more } });
/** The verdict follows its manifest, as who forges both would write it. */
const manifestWith =
  (more: object): Change =>
  ({ verdict, manifest }) => {
    const changed = { ...manifest, ...more };
    return { manifest: changed, verdict: { ...verdict, manifest_sha256: digestOf(json(changed)) } };
  };

const ROWS: readonly Row[] = [
  {
    name: 'sound',
    title: 'An allowed verdict of this commit lets the release through.',
    answer: ['allowed'],
  },
  {
    name: 'stale',
    title: 'A verdict is a day old at most, unless the caller says otherwise.',
    words: [],
    answer: ['refused', 'verdict_stale'],
  },
  {
    name: 'from-future',
    title: 'A verdict is not from the future.',
    change: verdictWith({ evaluated_at: '2999-01-01T00:00:00Z' }),
    answer: ['refused', 'verdict_from_future'],
  },
  {
    name: 'lapsed',
    title: 'Evidence that a verdict rests on still has to hold.',
    change: verdictWith({ horizon: { valid_until: '2026-03-16T12:00:00Z', first_lapse: null } }),
    answer: ['refused', 'verdict_lapsed'],
  },
  ...(['draft', 'historical', 'forecast', 'rehearsal'] as const).map((kind): Row => ({
    name: `kind-${kind}`,
    title: 'Only a verdict of kind release lets a release through.',
    change: verdictWith({ kind }),
    answer: ['refused', 'verdict_not_release'],
  })),
  ...(['refused', 'undetermined'] as const).map((decision): Row => ({
    name: `decision-${decision}`,
    title: 'Only an allowed verdict lets a release through.',
    change: verdictWith({ decision }),
    answer: ['refused', 'verdict_not_allowed'],
  })),
  {
    name: 'did-not-finish',
    title: 'A verdict that was begun and not finished says nothing.',
    change: verdictWith({
      decision: 'undetermined',
      findings: [{ code: 'did_not_finish', message: 'it did not finish', clears_by: 'time' }],
    }),
    answer: ['refused', 'verdict_did_not_finish'],
  },
  {
    name: 'other-commit',
    title: 'A verdict is about one commit.',
    change: verdictWith({ release: { version: VERSION, revision: ELSEWHERE_ID } }),
    answer: ['refused', 'verdict_other_commit'],
  },
  {
    name: 'no-commit',
    title: 'A verdict about no commit is about none.',
    change: verdictWith({ release: null }),
    answer: ['refused', 'verdict_other_commit'],
  },
  {
    name: 'missing',
    title: 'Without a verdict nothing goes through.',
    change: () => ({ verdict: null }),
    answer: ['refused', 'verdict_missing'],
  },
  {
    name: 'empty',
    title: 'An empty file is no verdict.',
    change: () => ({ verdict: '' }),
    answer: ['undetermined', 'json_empty'],
  },
  {
    name: 'unknown-member',
    title: 'A verdict has no other members.',
    change: verdictWith({ approved_by: 'somebody' }),
    answer: ['undetermined', 'unknown_member'],
  },
  {
    name: 'without-manifest',
    title: 'A verdict of a release names its manifest.',
    change: verdictWith({ manifest_sha256: null }),
    answer: ['refused', 'verdict_without_manifest'],
  },
  {
    name: 'of-other-manifest',
    title: 'The manifest next to it is the one that the verdict names, to the byte.',
    change: verdictWith({ manifest_sha256: digestOf('another') }),
    answer: ['refused', 'verdict_manifest_differs'],
  },
  {
    name: 'manifest-missing',
    title: 'The manifest is next to it.',
    change: () => ({ manifest: null }),
    answer: ['refused', 'verdict_manifest_differs'],
  },
  {
    name: 'manifest-of-other-commit',
    title: 'The manifest is of this commit.',
    change: manifestWith({ revision: ELSEWHERE_ID }),
    answer: ['refused', 'revision_differs'],
  },
  {
    name: 'verdict-of-other-version',
    title: 'A verdict and its manifest are of one version.',
    change: ({ verdict }) => ({
      verdict: { ...verdict, release: { ...Object(verdict['release']), version: 'v1.4.1' } },
    }),
    answer: ['refused', 'version_differs'],
  },
  {
    name: 'verdict-of-no-version',
    title: 'A verdict of no version has no manifest.',
    change: ({ verdict }) => ({
      verdict: { ...verdict, release: { ...Object(verdict['release']), version: null } },
    }),
    answer: ['refused', 'version_differs'],
  },
  {
    name: 'manifest-of-other-version',
    title: 'The manifest is of the tag of this commit.',
    change: manifestWith({ version: 'v1.5.0' }),
    answer: ['refused', 'version_differs'],
  },
  {
    name: 'manifest-of-other-claims',
    title: 'The manifest names the bytes of the claims of this commit.',
    change: manifestWith({
      provider_claims: { schema_version: 1, manifest_sha256: digestOf('x'), claim_count: 0 },
    }),
    answer: ['refused', 'claims_digest_differs'],
  },
  {
    name: 'manifest-of-more-claims',
    title: 'The manifest counts the claims.',
    change: manifestWith({
      provider_claims: {
        schema_version: 1,
        manifest_sha256: digestOf(NOTHING_CLAIMED),
        claim_count: 1,
      },
    }),
    answer: ['refused', 'claim_count_differs'],
  },
  {
    name: 'claims-edited',
    title: 'Claims of the work tree that differ from the commit stop a hand-off.',
    workTree: NOTHING_CLAIMED.replace('[]', '[ ]'),
    answer: ['refused', 'claims_edited_since'],
  },
  {
    name: 'artifact',
    title: 'A published file that the manifest binds.',
    change: binding(),
    artifacts: { 'shop.tgz': SHOP },
    answer: ['allowed'],
  },
  {
    name: 'artifact-of-subset',
    title: 'Fewer files may be published than the manifest binds.',
    change: binding({ artifacts: [bound('docs.tgz', 'docs'), bound('shop.tgz', SHOP)] }),
    artifacts: { 'shop.tgz': SHOP },
    answer: ['allowed'],
  },
  {
    name: 'artifacts-not-named',
    title: 'A manifest that binds files is not enough without them.',
    change: binding(),
    answer: ['refused', 'artifacts_not_named'],
  },
  {
    name: 'artifact-changed',
    title: 'One other byte, and it is another file.',
    change: binding(),
    artifacts: { 'shop.tgz': `${SHOP} ` },
    answer: ['refused', 'artifact_unbound'],
  },
  {
    name: 'artifact-of-other-name',
    title: 'The same bytes under another name.',
    change: binding(),
    artifacts: { 'shop-2.tgz': SHOP },
    answer: ['refused', 'artifact_unbound'],
  },
  {
    name: 'artifact-additional',
    title: 'Nothing else is published.',
    change: binding(),
    artifacts: { 'shop.tgz': SHOP, 'more.tgz': 'more' },
    answer: ['refused', 'artifact_unbound'],
  },
  {
    name: 'artifact-not-bound',
    title: 'A manifest that binds no file lets none through.',
    artifacts: { 'shop.tgz': SHOP },
    answer: ['refused', 'artifact_unbound'],
  },
  {
    name: 'artifact-missing',
    title: 'A file that is named has to be there.',
    change: binding(),
    words: [...OLD, '--artifact', '../beside/shop.tgz'],
    answer: ['undetermined', 'file_missing'],
  },
  {
    name: 'artifact-bound-twice',
    title: 'A manifest binds a name once.',
    change: binding({ artifacts: [bound('shop.tgz', SHOP), bound('shop.tgz', 'other')] }),
    artifacts: { 'shop.tgz': SHOP },
    answer: ['undetermined', 'artifact_name_repeated'],
  },
  {
    name: 'tag-that-is-not-there',
    title: 'What is asked for has to be there.',
    words: [...OLD, '--ref', 'v9.9.9'],
    answer: ['undetermined', 'ref_not_found'],
  },
  {
    name: 'ref-of-other-commit',
    title: 'The commit that is published is the one that was judged.',
    words: [...OLD, '--ref', 'elsewhere'],
    answer: ['undetermined', 'claims_missing'],
  },
];

/** Verdicts that a publishing job requires; nothing is claimed, so no signature is needed. */
export function handOffArea(): MadeCase[] {
  const base = emptyBase().files;
  const committed = new Map(
    [...base].map(([path, content]) => [path.replace('committed/', ''), content]),
  );
  const revision = judgedCommit(committed);
  const manifest = {
    schema_version: 2,
    version: VERSION,
    revision,
    provider_claims: {
      schema_version: 1,
      manifest_sha256: digestOf(NOTHING_CLAIMED),
      claim_count: 0,
    },
  };
  const verdict = {
    schema_version: 1,
    tool: { name: 'claimgate', version: '0.1.0' },
    kind: 'release',
    decision: 'allowed',
    evaluated_at: AT,
    release: { version: VERSION, revision },
    manifest_sha256: digestOf(json(manifest)),
    inputs: [
      {
        document: 'public_claims',
        path: 'provider-certification/public-claims.json',
        sha256: digestOf(NOTHING_CLAIMED),
      },
    ],
    findings: [],
    claims: [],
    horizon: { valid_until: null, first_lapse: null },
  };
  return ROWS.map((row) => caseOf(row, { verdict, manifest }));
}

function caseOf(row: Row, sound: HandedOff): MadeCase {
  const { name, title, artifacts = {}, words, workTree } = row;
  const changed: ReturnType<Change> = { ...sound, ...row.change?.(sound) };
  const files = new Map<string, string>(
    Object.entries(artifacts).map(([file, text]) => [`beside/${file}`, text]),
  );
  for (const [document, file] of [
    ['verdict', 'gate-verdict.json'],
    ['manifest', 'release-manifest.json'],
  ] as const) {
    const content = changed[document];
    if (content !== null && content !== undefined)
      files.set(`beside/${file}`, typeof content === 'string' ? content : json(content));
  }
  if (workTree !== undefined) files.set(CLAIMS_FILE.replace('committed/', 'work-tree/'), workTree);
  const named = Object.keys(artifacts).flatMap((file) => ['--artifact', `../beside/${file}`]);
  const [decision, ...codes] = row.answer;
  return {
    name: `hand-off/${name}`,
    title,
    sections: ['specification/documents.md 3.4, 3.5'],
    at: null,
    arguments: [
      'verdict',
      'require',
      '../beside/gate-verdict.json',
      ...(words ?? [...OLD, ...named]),
      '--json',
    ],
    base: EMPTY,
    tags: [VERSION],
    files,
    expected: answer(decision, codes),
  };
}
