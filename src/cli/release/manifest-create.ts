import { dirname, join, basename } from 'node:path';
import { shortDigest } from '../../report/report-words.ts';
import { gateReport } from '../../report/run-report.ts';
import { isVersionRetracted, readKnown } from '../../repository/known.ts';
import type { Command } from '../command.ts';
import {
  ARTIFACT_OPTION,
  EVIDENCE_OPTIONS,
  explainOptionsOf,
  valued,
  argument,
} from '../options.ts';
import { SignerOptions } from '../keys/signer-options.ts';
import { SELF_TEST_OPTION } from '../check/check.ts';
import { shell } from '../../documents/shell.ts';
import { digestOf, hexOf, parseDigest } from '../../digest/index.ts';
import type { ReleaseArtifact } from '../../documents/index.ts';
import {
  present,
  demand,
  ClaimgateError,
  finding,
  type Finding,
} from '../../documents/findings.ts';
import { NEWEST_RULES } from '../../gate/rule-sets.ts';
import { writeFileAtomically } from '../../io/write-files.ts';
import { safeJson } from '../../documents/safe-json.ts';
import { formatManifest, manifestArtifacts, releaseManifest } from '../../manifest/release.ts';
import { readSummary } from '../../trust/statement.ts';
import { signEnvelope, type Envelope } from '../../trust/envelope.ts';
import { type Signer } from '../../trust/private-key.ts';
import { letsReleaseThrough, verdictOf } from '../../gate/verdict.ts';
import { summaryToSign } from '../../gate/signed-verdict.ts';
import { numbersOf } from '../../documents/products.ts';
import { requireVersionHere } from '../../repository/configured.ts';
import type { Host } from '../host.ts';
import { askedRelease } from '../check/asked-release.ts';
import {
  judgeRelease,
  kindFindings,
  withFindings,
  type ReleaseJudgement,
  type ReleaseQuestion,
} from '../check/judge-release.ts';
import { admitsIdentities, openSigner, type SignerSource } from '../keys/signing-keys.ts';
import type { NamedFile } from '../named-file.ts';
import { readArtifacts } from './published-files.ts';
import { envelopeText } from '../keys/trust.ts';

const SIGNER = new SignerOptions(
  'sign',
  valued('sign the verdict with this private key of the release role', 'FILE'),
);

const VERDICT_NAME = 'gate-verdict.json';
const SIGNED_NAME = 'gate-verdict.intoto.json';
const PREDICATE_NAME = 'gate-verdict.predicate.json';
const CHECKSUMS_NAME = 'release-artifacts.sha256';

export const command: Command = {
  examples: {
    'claimgate manifest create v1.4.0': 'release-manifest.json and gate-verdict.json here',
    'claimgate manifest create v1.4.0 --ref v1.4.0 --out dist/release-manifest.json':
      'for a tag that exists',
    'claimgate manifest create v1.4.0 --projection ledger-projection.jsonl --sign release.key':
      'with claims: judge them, and sign the verdict',
    'claimgate manifest create v1.4.0 --artifact shop-1.4.0.tgz --sign release.key':
      'bind what is published: `claimgate verify --artifact` checks it',
  },
  positionals: { release: argument('v and a stable SemVer, such as v1.4.0') },
  options: {
    ...EVIDENCE_OPTIONS,
    ...SELF_TEST_OPTION,
    ...SIGNER.options,
    ...ARTIFACT_OPTION,
    out: {
      ...valued(`the manifest; ${VERDICT_NAME} is written into the same folder`, 'FILE'),
      default: 'release-manifest.json',
    },
  },
  files(invocation) {
    const { verdict, ...others } = manifestFiles(invocation.requiredFile('out'));
    return { verdicts: [verdict], others: Object.values(others) };
  },
  async run(invocation) {
    const { args, host } = invocation;
    const out = invocation.requiredFile('out');
    const key = SIGNER.ifNamed(invocation);
    const published = invocation.files('artifact');
    const request = { version: args.required('release'), out, key, artifacts: published };
    const created = await createManifest(request, askedRelease(invocation), host);
    const { artifacts, judged, manifestDigest, signed, unsigned } = created;
    const report = gateReport(judged, explainOptionsOf(invocation));
    const linesOf = (shown: (digest: string) => string): string[] => [
      `  manifest: ${manifestDigest === undefined ? 'not written' : `${out.name} ${shown(manifestDigest)}`}`,
      ...artifacts.map(({ name, sha256 }) => `  artifact: ${name} ${shown(sha256)}`),
      ...(signed ? [`  signed: ${signed.name} by ${signed.keyId}`] : []),
      ...(unsigned === undefined ? [] : [`  to be signed by an identity: ${unsigned}`]),
    ];
    const verdict = join(dirname(out.name), VERDICT_NAME);
    return {
      ...report,
      lines: [...report.lines, ...linesOf(shortDigest)],
      fullLines: [...(report.fullLines ?? []), ...linesOf((digest) => digest)],
      next: [`${shell`claimgate verdict require ${verdict}`}${invocation.args.again('ref')}`],
    };
  },
};

interface ManifestRequest {
  /** `v` and a stable SemVer. */
  readonly version: string;
  readonly out: NamedFile;
  /** Signs the verdict with this key of the release role. */
  readonly key: SignerSource | undefined;
  readonly artifacts: readonly NamedFile[];
}

/** The files that {@link createManifest} writes: the verdict, and those that are there only after a yes. */
function manifestFiles({ path }: Pick<NamedFile, 'path'>) {
  const folder = dirname(path);
  return {
    manifest: path,
    verdict: join(folder, VERDICT_NAME),
    signed: join(folder, SIGNED_NAME),
    // For signers of their own, such as GitHub's action `attest`; written for published files only.
    predicate: join(folder, PREDICATE_NAME),
    checksums: join(folder, CHECKSUMS_NAME),
  };
}

/** Judges a release, then writes its verdict, and on a yes its manifest. @throws ClaimgateError */
export async function createManifest(
  { version, out, key: keySource, artifacts: files }: ManifestRequest,
  asked: ReleaseQuestion,
  host: Host,
) {
  requireVersionHere(version, asked);
  refuseOwnNames(out.name);
  const key = keySource && (await openSigner(keySource));
  const artifacts = await readArtifacts(files, host);
  const judged = await judgeRelease({ ...asked, version }, host);
  const result = withFindings(judged, [
    ...(await releasability(judged, version, asked)),
    ...nameability(judged, key !== undefined || artifacts.length > 0 || identitiesMaySign(judged)),
    ...signability(judged, key),
  ]);
  if (letsReleaseThrough(result.verdict))
    return writeRelease(result, { version, out, key, artifacts });
  await writeVerdict(out, result);
  return {
    judged: result,
    manifestDigest: undefined,
    signed: undefined,
    unsigned: undefined,
    artifacts: [],
  };
}

/** A manifest by one of these names would be gone once the verdict is written. */
function refuseOwnNames(out: string): void {
  if ([VERDICT_NAME, SIGNED_NAME, PREDICATE_NAME, CHECKSUMS_NAME].includes(basename(out)))
    throw new ClaimgateError('usage', { expected: '--out by another name', found: out });
}

/** Finds why nobody would accept a signature by this key. */
function signability({ trusted }: ReleaseJudgement, key: Signer | undefined): Finding[] {
  const holders = trusted?.root.document.roles.release.key_ids;
  const id = key?.publicKey.id;
  return holders && id !== undefined && !holders.includes(id)
    ? [finding('key_not_of_role', { expected: holders.join(', '), found: id })]
    : [];
}

/** A summary names what is released. */
function nameability({ config }: ReleaseJudgement, isNeeded: boolean): Finding[] {
  return isNeeded && config?.resource_uri === undefined ? [finding('resource_uri_unset')] : [];
}

/** Finds reasons not to make a release manifest, beside the gate's own findings. */
async function releasability(
  judged: ReleaseJudgement,
  version: string,
  { memory: ref, trustPin }: Pick<ReleaseQuestion, 'memory' | 'trustPin'>,
): Promise<Finding[]> {
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
  const known =
    repository &&
    release &&
    (await readKnown(repository.again(), { ref, judged: release.revision }));
  if (known && (await isVersionRetracted(known, version, trustPin)))
    findings.push(finding('version_retracted', { found: version }));
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

/** No document names one written after it. All are made before the first is written: a signer that fails leaves none. */
async function writeRelease(
  result: ReleaseJudgement,
  { version, out, key, artifacts: given }: Release,
) {
  const [binding, { revision }] = [present(result.binding), present(result.judgement.release)];
  const bound = releaseManifest(version, revision, binding, given);
  const manifest = formatManifest(bound);
  const artifacts = manifestArtifacts(bound);
  const manifestDigest = digestOf(manifest);
  const judgement = { ...result.judgement, manifestDigest, release: { version, revision } };
  const judged = { ...result, judgement, verdict: verdictOf(judgement) };
  const isAwaited = !key && identitiesMaySign(judged);
  const isNamed = key !== undefined || isAwaited || artifacts.length > 0;
  const unsigned = isNamed ? await summaryOf(judged, { version, manifest, artifacts }) : undefined;
  const signed = key && unsigned && demand(await signEnvelope(unsigned, key, 'signed_verdict'));
  await writeFileAtomically(out.path, manifest, out.name);
  await writeVerdict(out, judged);
  const files = manifestFiles(out);
  if (unsigned && artifacts.length > 0) {
    const { predicate } = demand(readSummary(unsigned.payload, SIGNED_NAME));
    await writeFileAtomically(files.predicate, safeJson(predicate), PREDICATE_NAME);
    await writeFileAtomically(files.checksums, checksumsOf(artifacts), CHECKSUMS_NAME);
  }
  const envelope = isAwaited ? unsigned : signed;
  if (envelope) await writeFileAtomically(files.signed, envelopeText(envelope), SIGNED_NAME);
  return {
    judged,
    manifestDigest,
    artifacts,
    signed: key && { name: SIGNED_NAME, keyId: key.publicKey.id },
    /** The file that waits for the bundle of an identity, where nobody signed and identities may. */
    unsigned: isAwaited ? SIGNED_NAME : undefined,
  };
}

/** Whether what is claimed can be signed by an identity. */
export function identitiesMaySign({ trusted }: ReleaseJudgement): boolean {
  return trusted !== undefined && admitsIdentities(trusted.root.roles.release);
}

type Release = Omit<ManifestRequest, 'key' | 'artifacts'> & {
  readonly key: Signer | undefined;
  readonly artifacts: readonly ReleaseArtifact[];
};

/** The verdict as a verification summary that nobody has signed. */
async function summaryOf(
  { claimsBytes, config, place, verdict }: ReleaseJudgement,
  { version, manifest, artifacts }: Pick<Release, 'version' | 'artifacts'> & { manifest: string },
): Promise<Envelope> {
  const resourceUri = `${config?.resource_uri}@${numbersOf(version)}`;
  const files = { verdictBytes: safeJson(verdict), manifestBytes: manifest, claimsBytes };
  const published = artifacts.length > 0 ? { artifacts, roots: await rootsAt(place) } : undefined;
  const documents = { verdict, ...files, resourceUri, policy: NEWEST_RULES.digest, published };
  return summaryToSign(documents, SIGNED_NAME);
}

/** Where nothing is claimed, the gate has not loaded what reads them. */
async function rootsAt(place: ReleaseJudgement['place']) {
  const { readTrustFiles } = await import('../../repository/document-folders.ts');
  return (await readTrustFiles(place)).roots;
}

/** As sha256sum writes and reads it. */
function checksumsOf(artifacts: readonly ReleaseArtifact[]): string {
  const lines = artifacts.map(
    ({ name, sha256 }) => `${hexOf(present(parseDigest(sha256)))}  ${name}\n`,
  );
  return lines.join('');
}

async function writeVerdict(out: NamedFile, { verdict }: ReleaseJudgement): Promise<void> {
  await writeFileAtomically(manifestFiles(out).verdict, safeJson(verdict), VERDICT_NAME);
}
