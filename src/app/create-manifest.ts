import { basename, dirname, join } from 'node:path';
import { digestOf, type Digest } from '../digest/index.ts';
import { present } from '../findings/assert.ts';
import { demand } from '../findings/error.ts';
import { ClaimgateError, finding, type Finding } from '../findings/index.ts';
import { RULE_SET_DIGEST } from '../gate/index.ts';
import { writeFileAtomically } from '../io/write-files.ts';
import { safeJson } from '../json/safe-json.ts';
import { formatManifest, isReleaseVersion, releaseManifest } from '../manifest/index.ts';
import { signEnvelopeWith, type Envelope, type Signer } from '../trust/index.ts';
import { letsReleaseThrough, summaryToSign, verdictOf } from '../verdict/index.ts';
import type { Host } from './host.ts';
import {
  judgeRelease,
  kindFindings,
  withFindings,
  type ReleaseJudgement,
  type ReleaseQuestion,
} from './judge-release.ts';
import { openSigner, type SignerSource } from './keys.ts';
import type { NamedFile } from './named-file.ts';
import { envelopeText } from './trust-roots.ts';

/** The verdict is written beside the manifest under this name, signed under the other one. */
export const VERDICT_NAME = 'gate-verdict.json';
const SIGNED_NAME = 'gate-verdict.intoto.json';

/** A release to make a manifest for. */
export interface ManifestRequest {
  /** `v` and a stable SemVer. */
  readonly version: string;
  readonly out: NamedFile;
  /** Signs the verdict with this key of the release role. */
  readonly key: SignerSource | undefined;
}

/** What was judged, and the digest of the manifest where the release is let through. */
export interface CreatedManifest {
  readonly judged: ReleaseJudgement;
  readonly manifestDigest: Digest | undefined;
  /** The file with the signed verdict, and the id of the key, where it was asked for. */
  readonly signed: { readonly name: string; readonly keyId: string } | undefined;
  /** The file that waits for the bundle of an identity, where nobody signed and identities may. */
  readonly unsigned: string | undefined;
}

/** The files that {@link createManifest} writes: the verdict, and those that are there only after a yes. */
export function manifestFiles({ path }: Pick<NamedFile, 'path'>): {
  readonly manifest: string;
  readonly verdict: string;
  readonly signed: string;
} {
  const folder = dirname(path);
  return { manifest: path, verdict: join(folder, VERDICT_NAME), signed: join(folder, SIGNED_NAME) };
}

/** Judges a release, then writes its verdict, and on a yes its manifest. @throws ClaimgateError */
export async function createManifest(
  { version, out, key: keySource }: ManifestRequest,
  asked: ReleaseQuestion,
  host: Host,
): Promise<CreatedManifest> {
  if (!isReleaseVersion(version)) throw new ClaimgateError('version_invalid', { found: version });
  refuseOwnNames(out.name);
  const key = keySource && (await openSigner(keySource));
  const judged = await judgeRelease(asked, host);
  const result = withFindings(judged, [
    ...(await releasability(judged, version)),
    ...signability(judged, key),
  ]);
  if (letsReleaseThrough(result.verdict)) return writeRelease(result, { version, out, key });
  await writeVerdict(out, result);
  return { judged: result, manifestDigest: undefined, signed: undefined, unsigned: undefined };
}

/** A manifest by one of these names would be gone once the verdict is written. */
function refuseOwnNames(out: string): void {
  if ([VERDICT_NAME, SIGNED_NAME].includes(basename(out)))
    throw new ClaimgateError('usage', { expected: '--out by another name', found: out });
}

/** What stands in the way of a signature that anybody would accept. */
function signability({ trusted, config }: ReleaseJudgement, key: Signer | undefined): Finding[] {
  if (!key) return [];
  const findings = config?.resource_uri === undefined ? [finding('resource_uri_unset')] : [];
  const holders = trusted?.root.document.roles.release.key_ids;
  const { id } = key.publicKey;
  return holders && !holders.includes(id)
    ? [...findings, finding('key_not_of_role', { expected: holders.join(', '), found: id })]
    : findings;
}

/** What stands in the way of a release manifest, beside what the gate itself found. */
async function releasability(judged: ReleaseJudgement, version: string): Promise<Finding[]> {
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

/**
 * The manifest first, then the verdict over it, then the signature: nothing names a document that is written
 * after it. All three are made before the first is written: a signer that fails leaves no file behind.
 */
async function writeRelease(
  result: ReleaseJudgement,
  { version, out, key }: Omit<ManifestRequest, 'key'> & { readonly key: Signer | undefined },
): Promise<CreatedManifest> {
  const [binding, { revision }] = [present(result.binding), present(result.judgement.release)];
  const manifest = formatManifest(releaseManifest(version, revision, binding));
  const manifestDigest = digestOf(manifest);
  const judgement = { ...result.judgement, manifestDigest, release: { version, revision } };
  const judged = { ...result, judgement, verdict: verdictOf(judgement) };
  const unsigned = key || awaitsIdentity(judged) ? summaryOf(judged, manifest, version) : undefined;
  const envelope =
    key && unsigned ? demand(await signEnvelopeWith(unsigned, key, 'signed_verdict')) : unsigned;
  await writeFileAtomically(out.path, manifest, out.name);
  await writeVerdict(out, judged);
  if (envelope)
    await writeFileAtomically(manifestFiles(out).signed, envelopeText(envelope), SIGNED_NAME);
  const signed = key && { name: SIGNED_NAME, keyId: key.publicKey.id };
  return { judged, manifestDigest, signed, unsigned: envelope && !key ? SIGNED_NAME : undefined };
}

/** Whether an identity can sign what is claimed: its bundle then lies beside an envelope without signatures. */
function awaitsIdentity({ trusted, config }: ReleaseJudgement): boolean {
  const { identities = [] } = trusted?.root.roles.release ?? {};
  return identities.length > 0 && config?.resource_uri !== undefined;
}

function summaryOf(
  { claimsBytes, config, verdict }: ReleaseJudgement,
  manifest: string,
  version: string,
): Envelope {
  const resourceUri = `${config?.resource_uri}@${version.slice(1)}`;
  const files = { verdictBytes: safeJson(verdict), manifestBytes: manifest, claimsBytes };
  const documents = { verdict, ...files, resourceUri, policy: RULE_SET_DIGEST };
  return summaryToSign(documents, SIGNED_NAME);
}

async function writeVerdict(out: NamedFile, { verdict }: ReleaseJudgement): Promise<void> {
  await writeFileAtomically(manifestFiles(out).verdict, safeJson(verdict), VERDICT_NAME);
}
