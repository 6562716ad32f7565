import { expectVerdict } from '../../report/report-words.ts';
import { gateReport } from '../../report/run-report.ts';
import type { Command } from '../command.ts';
import { CLAIMS_OPTION, EVIDENCE_OPTIONS, explainOptionsOf, repeated, valued } from '../options.ts';
import { SELF_TEST_OPTION, WAIT_OPTION, waitUntilOf } from '../check/check.ts';
import { usageError } from '../arguments.ts';
import { digestOf } from '../../digest/index.ts';
import type { GateVerdict, Input, ReleaseArtifact } from '../../documents/index.ts';
import { countOf, finding, type Finding } from '../../documents/findings.ts';
import { readRegularFile } from '../../io/files.ts';
import type { Environment } from '../../io/run-git.ts';
import { differingFiles } from '../../repository/work-tree-differences.ts';
import { startReleaseCommand } from '../../io/release-command.ts';
import { writeFileAtomically } from '../../io/write-files.ts';
import { formatInstant, instantOf } from '../../documents/json.ts';
import { safeJson } from '../../documents/safe-json.ts';
import {
  MAX_MANIFEST_BYTES,
  readManifest,
  verifyManifest as compareManifest,
} from '../../manifest/release.ts';
import { aboutArtifacts, versionAt } from '../../gate/verify-verdict.ts';
import { askedRelease } from '../check/asked-release.ts';
import { kindFindings, withFindings, type ReleaseJudgement } from '../check/judge-release.ts';
import type { NamedFile } from '../named-file.ts';
import { editedClaims, readArtifacts } from './published-files.ts';
import { judgePatiently } from '../check/wait.ts';

export const command: Command = {
  examples: {
    'claimgate exec -- npm publish': 'check the claims, and publish only if they are allowed',
    'claimgate exec --manifest release-manifest.json --artifact shop-1.4.0.tgz -- npm publish shop-1.4.0.tgz':
      'only the very file that the manifest binds',
    'claimgate exec --ref v1.4.0 --out build/check-verdict.json -- make release':
      'for a tag; make finds the verdict by $CLAIMGATE_VERDICT and $CLAIMGATE_VERDICT_SHA256',
  },
  options: {
    ...CLAIMS_OPTION,
    ...EVIDENCE_OPTIONS,
    ...SELF_TEST_OPTION,
    ...WAIT_OPTION,
    manifest: valued('the manifest of the release, to compare commit and files with', 'FILE'),
    artifact: repeated(
      'with --manifest: a file that the command publishes; may be repeated',
      'FILE',
    ),
    out: {
      ...valued('the verdict, written before the command starts', 'FILE'),
      default: 'check-verdict.json',
    },
  },
  files: (invocation) => ({ verdicts: [invocation.requiredFile('out').path] }),
  async run(invocation) {
    if (invocation.args.commandWords().length === 0)
      throw usageError({ expected: '-- COMMAND', next: 'claimgate exec --help' });
    const waitUntil = waitUntilOf(invocation);
    const asked = { ...askedRelease(invocation), orRecorded: true, waitUntil };
    const manifest = invocation.file('manifest');
    if (!manifest) invocation.args.refuse(['artifact'], 'without --manifest');
    const artifacts = invocation.files('artifact');
    const [out, { host }] = [invocation.requiredFile('out'), invocation];
    const judged = await judgePatiently(asked, host);
    const result = withFindings(judged, [
      ...kindFindings(judged),
      ...(await workTreeFindings(judged)),
      ...(await editedClaims(judged.place)),
      ...(manifest
        ? await manifestFindings(judged, manifest, await readArtifacts(artifacts, host))
        : []),
    ]);
    await writeFileAtomically(out.path, safeJson(result.verdict), out.name);
    return gateReport(result, explainOptionsOf(invocation));
  },
  /** An expired verdict starts nothing. */
  async startCommand(invocation, report) {
    const { args, directory, host } = invocation;
    const verdict = expectVerdict(report);
    const expired = expiryFinding(verdict, host.clock());
    if (expired) return { exitCode: 1, findings: [expired] };
    const told = releaseEnvironment(verdict, invocation.requiredFile('out').path);
    return startReleaseCommand({
      words: args.commandWords(),
      directory,
      environment: { ...host.environment, ...told },
      signals: host.signals,
    });
  },
};

/** Everything that speaks against publishing these files as the release that a manifest is of. */
async function manifestFindings(
  { binding, judgement: { release }, repository, versions }: ReleaseJudgement,
  { path, name: file }: NamedFile,
  artifacts: readonly ReleaseArtifact[],
): Promise<readonly Finding[]> {
  const bytes = await readRegularFile(path, file, MAX_MANIFEST_BYTES);
  const read = readManifest(bytes, file);
  if (!read.ok) return read.findings;
  // Without a commit or readable claims, the verdict refuses by itself.
  if (!release || !binding) return aboutArtifacts({ bytes, file }, artifacts);
  const tagPrefix = repository?.product?.tagPrefix;
  const version = versionAt({ ...release, tagPrefix, versions }, read.value.version);
  const expected = { version, revision: release.revision, binding };
  return [
    ...compareManifest(read.value, read.reading, expected),
    ...aboutArtifacts({ bytes, file }, artifacts),
  ];
}

/** How many of the files that differ a verdict names. */
const NAMED_FILES = 5;

/** Warns that the command to start reads other files than those of the commit that the verdict is about. */
async function workTreeFindings({
  repository,
  judgement,
  verdict,
}: ReleaseJudgement): Promise<Finding[]> {
  const revision = judgement.release?.revision;
  if (!repository || revision === undefined || verdict.decision !== 'allowed') return [];
  const paths = await differingFiles(repository, revision);
  if (paths.length === 0) return [];
  const others = paths.length > NAMED_FILES ? ', …' : '';
  const found = `${countOf(paths.length, 'file')}: ${paths.slice(0, NAMED_FILES).join(', ')}${others}`;
  return [finding('work_tree_differs', { expected: `the files of ${revision}`, found })];
}

/** A verdict can expire while the gate still reads a long projection. */
function expiryFinding({ horizon: { valid_until: until } }: GateVerdict, now: number) {
  if (until === null || now < instantOf(until)) return undefined;
  const details = { expected: `before ${until}`, found: formatInstant(now) };
  return finding('verdict_lapsed', details);
}

/** All names are always there: one that does not apply is `undefined`, and never comes from an outer run. */
export function releaseEnvironment(verdict: GateVerdict, path: string): Environment {
  const { release, inputs, claims, horizon } = verdict;
  const of = (kind: Input['document']): Input | undefined => newest(inputs, kind);
  return {
    CLAIMGATE_VERDICT: path,
    CLAIMGATE_VERDICT_SHA256: digestOf(safeJson(verdict)),
    CLAIMGATE_REVISION: release?.revision,
    CLAIMGATE_RELEASE: release?.version ?? undefined,
    CLAIMGATE_CLAIMS_SHA256: of('public_claims')?.sha256,
    CLAIMGATE_CLAIM_COUNT: String(claims.length),
    CLAIMGATE_TRUST_ROOT_SHA256: of('trust_root')?.sha256,
    CLAIMGATE_PROJECTION_SHA256: of('projection')?.sha256,
    CLAIMGATE_VALID_UNTIL: horizon.valid_until ?? undefined,
  };
}

/** The one document of a kind, or of several trust roots the last in the chain. */
function newest(inputs: readonly Input[], kind: Input['document']): Input | undefined {
  return inputs
    .filter(({ document }) => document === kind)
    .toSorted(({ version: one = 0 }, { version: other = 0 }) => one - other)
    .at(-1);
}
