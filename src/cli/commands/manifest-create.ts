import { RULE_SET_DIGEST } from '../../gate/index.ts';
import { basename, dirname, join, resolve } from 'node:path';
import { digestOf } from '../../digest/index.ts';
import { ClaimgateError, finding, type Finding } from '../../findings/index.ts';
import { present } from '../../findings/assert.ts';
import { letsReleaseThrough, signedVerdict, verdictOf } from '../../verdict/index.ts';
import type { PrivateKey } from '../../trust/index.ts';
import { PASSPHRASE_OPTION, privateKeyOf } from '../key-inputs.ts';
import { writeFileAtomically } from '../../io/write-files.ts';
import { formatManifest, isReleaseVersion, releaseManifest } from '../../manifest/index.ts';
import { renderJson } from '../../report/json.ts';
import type { Report } from '../../report/report.ts';
import type { Command, Invocation } from '../command.ts';
import { EVIDENCE_OPTIONS } from '../options.ts';
import { judgeRepository, type RepositoryJudgement } from '../gate.ts';
import { gateReport } from '../reports.ts';
import { kindFindings, withFindings } from '../releasable.ts';

const VERDICT_NAME = 'gate-verdict.json';
const SIGNED_NAME = 'gate-verdict.intoto.json';

export const command: Command = {
  positionals: { release: { type: 'string', describe: 'v and a stable SemVer, such as v1.4.0' } },
  options: {
    ...EVIDENCE_OPTIONS,
    sign: {
      type: 'string',
      requiresArg: true,
      describe: 'sign the verdict with this private key of the release role',
    },
    ...PASSPHRASE_OPTION,
    out: {
      type: 'string',
      requiresArg: true,
      default: 'release-manifest.json',
      describe: `the manifest; ${VERDICT_NAME} is written beside it`,
    },
  },
  examples: [
    ['claimgate manifest create v1.4.0', 'release-manifest.json and gate-verdict.json here'],
    [
      'claimgate manifest create v1.4.0 --ref v1.4.0 --out dist/release-manifest.json',
      'for a tag that exists',
    ],
    [
      'claimgate manifest create v1.4.0 --projection ledger-projection.jsonl --sign release.key',
      'with claims: judge them, and sign the verdict',
    ],
  ],
  files: (invocation) => ({
    verdicts: [verdictPath(invocation)],
    others: [manifestPath(invocation), signedPath(invocation)],
  }),
  async run(invocation) {
    const version = invocation.args.required('release');
    if (!isReleaseVersion(version)) throw new ClaimgateError('version_invalid', { found: version });
    refuseOwnNames(invocation.args.required('out'));
    const key =
      invocation.args.text('sign') === undefined
        ? undefined
        : await privateKeyOf(invocation, 'sign');
    const judged = await judgeRepository(invocation);
    const result = withFindings(judged, [
      ...(await releasability(judged, version)),
      ...signability(judged, key),
    ]);
    return letsReleaseThrough(result.verdict)
      ? writeRelease(invocation, result, version, key)
      : writeRefusal(invocation, result);
  },
};

/** A manifest by one of these names would be gone once the verdict is written. */
function refuseOwnNames(out: string): void {
  if ([VERDICT_NAME, SIGNED_NAME].includes(basename(out)))
    throw new ClaimgateError('usage', { expected: '--out by another name', found: out });
}

/** What stands in the way of a signature that anybody would accept. */
function signability(
  { trusted, config }: RepositoryJudgement,
  key: PrivateKey | undefined,
): Finding[] {
  if (!key) return [];
  const findings = config?.resource_uri === undefined ? [finding('resource_uri_unset')] : [];
  const holders = trusted?.root.document.roles.release.key_ids;
  const { id } = key.publicKey;
  return holders && !holders.includes(id)
    ? [...findings, finding('key_not_of_role', { expected: holders.join(', '), found: id })]
    : findings;
}

/** What stands in the way of a release manifest, beside what the gate itself found. */
async function releasability(judged: RepositoryJudgement, version: string): Promise<Finding[]> {
  const { repository } = judged;
  const { release } = judged.judgement;
  const findings = kindFindings(judged);
  if (release?.version && release.version !== version) {
    findings.push(
      finding('version_differs', {
        expected: `${release.version}, the tag on ${release.revision}`,
        found: version,
      }),
    );
  }
  const tag = `refs/tags/${version}`;
  if (release && (await repository?.refs())?.idOf(tag) !== undefined) {
    const tagged = (await repository?.commitAt(tag)) ?? 'what is no commit';
    if (tagged !== release.revision)
      findings.push(
        finding('tag_elsewhere', { expected: release.revision, found: `${version} at ${tagged}` }),
      );
  }
  return findings;
}

/** The manifest first, then the verdict over it, then the signature: nothing names a document that is written after it. */
async function writeRelease(
  invocation: Invocation,
  result: RepositoryJudgement,
  version: string,
  key: PrivateKey | undefined,
): Promise<Report> {
  const { judgement } = result;
  const [binding, { revision }] = [present(result.binding), present(judgement.release)];
  const manifest = formatManifest(releaseManifest(version, revision, binding));
  const out = invocation.args.required('out');
  await writeFileAtomically(manifestPath(invocation), manifest, out);
  const over = { ...judgement, manifestDigest: digestOf(manifest), release: { version, revision } };
  const verdict = verdictOf(over);
  const report = gateReport({ ...result, judgement: over, verdict });
  await writeVerdict(invocation, report);
  const lines = [...report.lines, `  manifest: ${out} ${digestOf(manifest)}`];
  if (!key) return { ...report, lines };
  const resourceUri = `${result.config?.resource_uri}@${version.slice(1)}`;
  const signed = signedVerdict(
    {
      verdict,
      verdictBytes: renderJson(report),
      manifestBytes: manifest,
      claimsBytes: result.claimsBytes,
      policy: RULE_SET_DIGEST,
      resourceUri,
    },
    key,
    SIGNED_NAME,
  );
  await writeFileAtomically(
    signedPath(invocation),
    Buffer.from(signed).toString('utf8'),
    SIGNED_NAME,
  );
  return { ...report, lines: [...lines, `  signed: ${SIGNED_NAME} by ${key.publicKey.id}`] };
}

async function writeRefusal(invocation: Invocation, result: RepositoryJudgement): Promise<Report> {
  const report = gateReport(result);
  await writeVerdict(invocation, report);
  return { ...report, lines: [...report.lines, '  manifest: not written'] };
}

async function writeVerdict(invocation: Invocation, report: Report): Promise<void> {
  const path = verdictPath(invocation);
  await writeFileAtomically(path, renderJson(report), basename(path));
}

function manifestPath({ directory, args }: Invocation): string {
  return resolve(directory, args.required('out'));
}

function verdictPath(invocation: Invocation): string {
  return join(dirname(manifestPath(invocation)), VERDICT_NAME);
}

function signedPath(invocation: Invocation): string {
  return join(dirname(manifestPath(invocation)), SIGNED_NAME);
}
