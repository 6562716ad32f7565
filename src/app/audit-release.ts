import {
  auditRelease as auditInput,
  earlierRecords,
  MAX_CAPSULE_BYTES,
  membersOf,
  partsOf,
  readCapsule,
  writeCapsule,
  type Audit,
  type AuditInput,
  type CapsuleParts,
} from '../audit/index.ts';
import { TOOL } from '../documents/generated/tool.ts';
import type { CapsuleRelease, GateVerdict, ReleaseAuditResult } from '../documents/index.ts';
import { present } from '../findings/assert.ts';
import { demand, refusalOf } from '../findings/error.ts';
import { ClaimgateError, worstSeverity, type Finding } from '../findings/index.ts';
import { projectionIn, testedRevisions } from '../gate/index.ts';
import { CONFIG_PATH, MAX_CONFIG_BYTES, parseConfig } from '../io/config.ts';
import { readRegularFile } from '../io/files.ts';
import { ancestryOf, type History } from '../io/git/commit-history.ts';
import { blobOf, KeptObjects, objectFrom, serialisedObject } from '../io/git/kept-objects.ts';
import { COMMIT_LIMIT } from '../io/git/objects.ts';
import type { GitRepository } from '../io/git/repository.ts';
import { CommitTree } from '../io/inputs/commit-files.ts';
import { readCommittedFolder } from '../io/inputs/document-folders.ts';
import { CLAIMS_SEARCH, strayClaims } from '../io/inputs/file-search.ts';
import { readInputs } from '../io/inputs/read-inputs.ts';
import { readRecordedRelease } from '../io/inputs/release-records.ts';
import { TRUST_FOLDER, TRUST_ROOTS, trustFilesOf, type TrustFiles } from '../io/trust-roots.ts';
import { createFile } from '../io/write-files.ts';
import { CLAIMS_PATH, isReleaseVersion, MAX_CLAIMS_BYTES, readClaims } from '../manifest/index.ts';
import { isSignedWithBundles, RECORDED_PROJECTION } from '../projection/rollback-protection.ts';
import { CONTRACTS, namedBytes, withVerifier } from './evidence-inputs.ts';
import type { Host } from './host.ts';
import type { NamedFile } from './named-file.ts';

export { isReleaseVersion };

/** Where to look for a past release, and the trust pin to verify it by. */
export interface AuditRequest {
  /** Absolute; the repository is the one around it. */
  readonly directory: string;
  /** The ref with the records of earlier releases. */
  readonly memory: string | undefined;
  /** `N:sha256:…` of a trust root. */
  readonly trustPin: string | undefined;
  /** A new file for everything that the release rests on; written only where the release verifies. */
  readonly pack: NamedFile | undefined;
}

/** A past release verified again. */
export interface AuditedRelease {
  readonly result: ReleaseAuditResult;
  readonly findings: readonly Finding[];
}

/** Verifies a past release of a repository again, with everything that it rests on. @throws ClaimgateError */
export async function auditRelease(
  version: string,
  request: AuditRequest,
  host: Pick<Host, 'environment'>,
): Promise<AuditedRelease> {
  const { pack } = request;
  const release = await releaseInRepository(request, version, host);
  const { input } = release;
  const audit = await auditInput(input);
  if (pack === undefined || worstSeverity(audit.findings) > 0) return answer(input, audit, null);
  const members = membersOf(await partsOfRelease(release, present(audit.verdict)));
  const capsule = demand(writeCapsule({ release: input.release, members }, pack.name));
  await createFile(pack.path, capsule, pack.name);
  return answer(input, audit, pack.name);
}

/** Verifies a past release again from a capsule, without repository or network. @throws ClaimgateError */
export async function auditCapsule(
  capsule: NamedFile,
  trustPin: string | undefined,
): Promise<AuditedRelease> {
  const input = await releaseInCapsule(capsule, trustPin);
  return answer(input, await auditInput(input), capsule.name);
}

function answer(
  { pin, release: { version, revision } }: AuditInput,
  { rows, findings, verdict, corrections }: Audit,
  capsule: string | null,
): AuditedRelease {
  const result = {
    version,
    revision,
    evaluated_at: verdict?.evaluated_at ?? null,
    pin: pin ?? null,
    capsule,
    corrections: corrections && { ...corrections },
    rows: rows.map(({ findings: found, ...row }) => ({
      ...row,
      codes: found.map(({ code }) => code),
    })),
  };
  return { result, findings };
}

/** A release in a repository: what it is audited by, and how to find what a capsule keeps of it. */
interface ReleaseInRepository {
  readonly input: AuditInput;
  readonly repository: GitRepository;
  readonly history: History;
  readonly trust: TrustFiles;
}

/**
 * Reads everything that a release is audited by: the commit that its tag names, and the memory of
 * releases. Options and environment name no document here: all of them lie at fixed paths.
 *
 * @throws ClaimgateError `git_required`, `ref_not_found`, `record_missing`, `claims_missing`, …
 */
async function releaseInRepository(
  { directory, memory, trustPin: pin }: AuditRequest,
  version: string,
  { environment }: Pick<Host, 'environment'>,
): Promise<ReleaseInRepository> {
  const requests = [
    { path: CLAIMS_PATH, maxBytes: MAX_CLAIMS_BYTES },
    { path: CONFIG_PATH, maxBytes: MAX_CONFIG_BYTES },
  ];
  const ref = `refs/tags/${version}`;
  const opened = await readInputs(requests, { directory, ref, environment, search: CLAIMS_SEARCH });
  const { files, found } = opened;
  const [release, repository] = [present(opened.release), present(opened.repository)];
  const [claims, configFile] = files;
  if (!claims) throw new ClaimgateError('claims_missing', { file: CLAIMS_PATH });
  const { revision } = release;
  const config = configFile && parseConfig(configFile.bytes, CONFIG_PATH);
  // What a gate would have seen in the tagged commit as well is no answer for what is gone from the branch.
  const place = { ref: memory, judged: undefined };
  const recorded = await readRecordedRelease(repository, place, version);
  const contracts = await readCommittedFolder(repository, revision, CONTRACTS);
  const trust = trustFilesOf(await readCommittedFolder(repository, revision, TRUST_ROOTS));
  const hasBundles = [recorded.record, ...recorded.others].some(isSignedWithBundles);
  const input = {
    release: { version, revision },
    tool: TOOL,
    pin,
    record: recorded.record,
    projection: recorded.projection,
    claims: { file: CLAIMS_PATH, bytes: claims.bytes },
    config: configFile && { file: CONFIG_PATH, bytes: configFile.bytes },
    deployment: config?.deployment,
    roots: await withVerifier(trust, hasBundles),
    contracts: namedBytes(contracts),
    strayPaths: await strayClaims(found, config?.stray_claims?.ignore ?? []),
    memory: recorded.others,
    knowsLater: true,
  };
  const revisions = await revisionsAsked(input);
  const history = repository.historyOf(revision);
  const ancestry = await ancestryOf(history, revisions);
  return { input: { ...input, ancestry }, repository, history, trust };
}

/** The commits whose place in history the release depends on. */
async function revisionsAsked({
  claims,
  contracts,
  projection,
}: Pick<AuditInput, 'claims' | 'contracts' | 'projection'>): Promise<Set<string>> {
  const { claims: read } = readClaims(claims.bytes, claims.file);
  if (!read || !projection) return new Set();
  return testedRevisions(read, contracts, projectionIn(RECORDED_PROJECTION, projection));
}

/** What a capsule keeps of a release, with the objects of git that tie its files to the commit. */
async function partsOfRelease(
  { input, repository, history, trust }: ReleaseInRepository,
  verdict: GateVerdict,
): Promise<CapsuleParts> {
  const { revision } = input.release;
  const commit = await CommitTree.open(repository, revision);
  for (const folder of ['provider-certification', CONTRACTS.path, TRUST_FOLDER])
    await commit.folder(folder);
  const objects = new Map((await commit.objects()).map((object) => [object.id, object]));
  for (const [tested, isIncluded] of input.ancestry) {
    // The commit before the tested one names it; the tested one itself is not needed.
    for (const id of isIncluded ? history.wayTo(tested).slice(0, -1) : []) {
      const step = objects.get(id) ?? (await repository.object(id, COMMIT_LIMIT));
      if (step) objects.set(id, step);
    }
  }
  const { claims, config, contracts, record, projection } = input;
  const roots = [...trust.roots, ...trust.trustedRoots];
  return {
    record,
    projection,
    earlier: earlierRecords(input, verdict),
    commitFiles: [claims, ...(config ? [config] : []), ...contracts, ...roots],
    objects: new Map([...objects].map(([id, object]) => [id, serialisedObject(object)])),
  };
}

/**
 * Reads everything that a release is audited by from a capsule, without repository or network. Files
 * count as those of the commit because objects of git in the capsule say so, each checked by its id.
 * Whether other files of the commit looked like claims only the repository can tell.
 *
 * @throws ClaimgateError `capsule_malformed` and the like
 */
async function releaseInCapsule(
  { path, name: file }: NamedFile,
  pin: string | undefined,
): Promise<AuditInput> {
  const bytes = await readRegularFile(path, file, MAX_CAPSULE_BYTES);
  const { release, members } = demand(readCapsule(bytes, file));
  const parts = demand(partsOf(members, release.version, file));
  const kept = keptObjects(parts, release, file);
  const { claims, config, contracts, roots } = await documentsOf(kept, release, file);
  refuseForeign(parts, [...contracts, ...roots], file);
  const hasBundles = [parts.record, ...parts.earlier].some(isSignedWithBundles);
  const input = {
    release,
    tool: TOOL,
    pin,
    record: parts.record,
    projection: parts.projection,
    claims: { file: CLAIMS_PATH, bytes: claims },
    config: config && { file: CONFIG_PATH, bytes: config },
    deployment: config && parseConfig(config, CONFIG_PATH).deployment,
    roots: await withVerifier(trustFilesOf(roots), hasBundles),
    contracts: namedBytes(contracts),
    strayPaths: [],
    memory: parts.earlier,
    knowsLater: false,
  };
  const ancestry = await kept.ancestryOf(release.revision, await revisionsAsked(input));
  return { ...input, ancestry };
}

function keptObjects(parts: CapsuleParts, { revision }: CapsuleRelease, file: string): KeptObjects {
  const objects = [...parts.objects].map(([id, serialised]) => {
    const object = id.length === revision.length ? objectFrom(id, serialised) : undefined;
    if (object) return object;
    throw new ClaimgateError('capsule_malformed', { file, found: `the object git/${id}` });
  });
  const blobs = parts.commitFiles.map(({ bytes }) => blobOf(bytes, revision.length));
  return new KeptObjects([...objects, ...blobs]);
}

/** Every file of the capsule is one that the commit has and the audit reads. */
function refuseForeign(
  { commitFiles }: CapsuleParts,
  read: readonly { readonly path: string }[],
  file: string,
): void {
  const known = new Set([CLAIMS_PATH, CONFIG_PATH, ...read.map(({ path }) => path)]);
  const foreign = commitFiles.find((candidate) => !known.has(candidate.file));
  if (foreign)
    throw new ClaimgateError('capsule_malformed', { file, found: `commit/${foreign.file}` });
}

async function documentsOf(kept: KeptObjects, { revision }: CapsuleRelease, file: string) {
  try {
    const commit = await CommitTree.open(kept, revision);
    const claims = await commit.file(CLAIMS_PATH, MAX_CLAIMS_BYTES);
    const config = await commit.file(CONFIG_PATH, MAX_CONFIG_BYTES);
    if (!claims) throw new ClaimgateError('capsule_incomplete', { file, expected: CLAIMS_PATH });
    const contracts = await readCommittedFolder(kept, revision, CONTRACTS);
    const roots = await readCommittedFolder(kept, revision, TRUST_ROOTS);
    return { claims, config, contracts, roots };
  } catch (error) {
    // There is no git here that could fail: an object that the files need is not in the capsule.
    const { findings } = refusalOf(error, 'git_failed');
    const expected = findings[0]?.expected ?? 'an object of git';
    throw new ClaimgateError('capsule_incomplete', { file, expected }, { cause: error });
  }
}
