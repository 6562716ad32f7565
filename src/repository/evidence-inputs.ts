import { basename } from 'node:path';
import { CONTRACTS, readContracts } from '../evidence/contract.ts';
import { errorOf, finding, type Finding } from '../documents/findings.ts';
import type { Evidence } from '../gate/judge-claims.ts';
import { projectionIn, type ProjectionSource } from '../gate/merge-projection.ts';
import { readUnverified, trustedProjection, type TrustInput } from '../gate/verify-projection.ts';
import { readFileIfThere, refuseUnreadable, streamRegularFile } from '../io/files.ts';
import { gatherAncestry } from '../trust/commit-history.ts';
import { readFolder, readFolders, readTrustFiles } from './document-folders.ts';
import { TRUST_ROOTS, trustFilesOf, withVerifier } from '../trust/root-files.ts';
import {
  isSignedWithBundles,
  RECORDED_PROJECTION,
  saysItIsSigned,
  statementOf,
  type RecordFiles,
} from '../gate/release-record.ts';
import { requireRepository } from './read-inputs.ts';
import type { GitRepository } from '../io/git-repository.ts';
import {
  readMemory,
  readRecordedRelease,
  type EarlierReleases,
  type MemoryPlace,
} from './release-records.ts';
import {
  bundlesFileOf,
  MAX_BUNDLES_BYTES,
  MAX_STAMP_BYTES,
  stampFileOf,
  type SignedBytes,
} from '../trust/identity.ts';
import { CONFIG_PATH } from '../documents/config.ts';
import type { Product } from '../documents/index.ts';
import { canonicalize, digestOf } from '../digest/index.ts';
import { anchorOf } from '../trust/anchor.ts';
import { instantOf, type NamedBytes } from '../documents/json.ts';
import type { NamedFile } from '../cli/named-file.ts';
import { progressOf, type Host } from '../cli/host.ts';
import { statementPathOf, type ReleaseInputs } from './release-inputs.ts';
import { NEWEST_RULES } from '../gate/rule-sets.ts';

/** The evidence that the caller chooses to judge claims by; no document in the repository can change it. */
export interface EvidenceChoice {
  /** Absolute path of the ledger projection; its signed statement lies beside it. */
  readonly projection?: string | undefined;
  /** `N:sha256:…` of a trust root. */
  readonly trustPin?: string | undefined;
  readonly memory?: string | undefined;
  /** How old the projection may be, in milliseconds; its own expiry counts as well. */
  readonly projectionMaxAgeMs?: number | undefined;
  /** Whether the projection of a recorded release counts where it is newer than the one that is given. */
  readonly orRecorded?: boolean | undefined;
  /** The commit that has the trust roots, where that is not the judged one. */
  readonly rootsAt?: string | undefined;
}

export interface ReadEvidence {
  readonly evidence: Evidence;
  readonly remarks: readonly Finding[];
}

const MAX_STATEMENT_BYTES = 1024 * 1024;

/**
 * Reads all evidence for claims: contracts and trust roots of the commit, the projection, and records of earlier releases.
 *
 * @param at the instant of the judgement
 */
export async function readEvidence(
  path: string,
  { trustPin, memory: ref, projectionMaxAgeMs: maxAgeMs, orRecorded, rootsAt }: EvidenceChoice,
  inputs: ReleaseInputs,
  host: Host,
  at: number,
): Promise<ReadEvidence> {
  const { release, config, place } = inputs;
  const repository = requireRepository(inputs);
  const projection = projectionAt(path, host);
  // Without it nothing can be judged, whatever lies beside it.
  refuseUnreadable(path, projection.file);
  const rootsPlace = rootsAt === undefined ? place : { ...place, revision: rootsAt };
  const [contracts, trust, statement, memory] = await Promise.all([
    readFolder(place, CONTRACTS),
    readFolder(rootsPlace, TRUST_ROOTS),
    readStatementFile(path),
    readMemory(repository, { ref, judged: release?.revision }),
  ]);
  const hasBundles = statement?.bundles !== undefined || memory.records.some(isSignedWithBundles);
  const evidence = {
    pin: trustPin,
    deployment: config?.deployment,
    roots: await withVerifier(trustFilesOf(trust.files), hasBundles),
    contracts: contracts.files,
    projection,
    statement,
    freshness: maxAgeMs === undefined ? undefined : { maxAgeMs },
    memory: memory.records,
    newestRoot: memory.newestRoot,
    isMemoryCut: memory.isCut,
    ancestry: gatherAncestry(release ? repository.historyOf(release.revision) : undefined),
  };
  const remarks = [...contracts.remarks, ...trust.remarks];
  // A status judges a past release, which knows nothing of products that came after it.
  if (rootsAt === undefined) refuseChanged(memory.changed, inputs, { ...evidence, at });
  const isBehind =
    orRecorded === true && isBehindRelease({ ...evidence, at, ruleSet: NEWEST_RULES });
  const recorded =
    isBehind && (await newestRecorded(repository, { ref, judged: release?.revision }, memory));
  if (!recorded || !isNoNewer(statement, recorded.taken.statement)) return { evidence, remarks };
  const older = finding('projection_of_release', {
    file: projection.file,
    expected: recorded.name,
  });
  return { evidence: { ...evidence, ...recorded.taken, remarks: [older] }, remarks };
}

/** @throws ClaimgateError `product_changed` unless the newest trust root approves the products as they are now */
function refuseChanged(
  changed: readonly Product[],
  { config, configFile }: Pick<ReleaseInputs, 'config' | 'configFile'>,
  trust: Parameters<typeof anchorOf>[0],
): void {
  if (changed.length === 0) return;
  const members = config?.products?.map(({ name, path, tag_prefix, resource_uri }) => ({
    name,
    path,
    tag_prefix,
    resource_uri,
  }));
  const digest = digestOf(canonicalize(members ?? []));
  const anchor = anchorOf(trust);
  if (anchor.ok && anchor.value.root.document.products?.includes(digest)) return;
  const findings = changed.map(({ name, path, tag_prefix }) =>
    finding('product_changed', {
      file: configFile?.path ?? CONFIG_PATH,
      expected: `${name || 'the only product'} in ${path} with tags ${tag_prefix}1.2.3, or a trust root with "products": ["${digest}"]`,
    }),
  );
  throw errorOf(findings);
}

/** Whether a projection shows fewer records than a recorded release did. */
function isBehindRelease(input: TrustInput): boolean {
  const trust = trustedProjection(input);
  return !trust.ok && trust.findings.some(({ code }) => code === 'ledger_truncated');
}

/** A smaller ledger exported after the release is no older export: what its lost records disabled still counts. */
function isNoNewer(one?: SignedBytes, other?: SignedBytes): boolean {
  const [made, limit] = [one, other].map((statement) => {
    const stated = statement && readUnverified(statement);
    return stated?.ok === true ? instantOf(stated.value.predicate.generated_at) : undefined;
  });
  return made !== undefined && limit !== undefined && made <= limit;
}

/** The projection of the release with the greatest head, to be judged like any other. */
async function newestRecorded(
  repository: GitRepository,
  place: MemoryPlace,
  { records }: EarlierReleases,
) {
  const sizeOf = (record: RecordFiles) => record.recorded?.ledger_head?.tree_size ?? 0;
  const [newest] = records
    .filter(saysItIsSigned)
    .filter(({ past }) => !past)
    .sort((one, other) => sizeOf(other) - sizeOf(one));
  if (!newest) return undefined;
  const { name } = newest;
  const { record, projection: bytes } = await readRecordedRelease(
    repository,
    place,
    basename(name),
  );
  if (!bytes) return undefined;
  const file = `${name}/${RECORDED_PROJECTION}`;
  return { name, taken: { projection: projectionIn(file, bytes), statement: statementOf(record) } };
}

export async function readContractFiles({
  place,
}: Pick<ReleaseInputs, 'place'>): Promise<Evidence['contracts']> {
  return (await readFolder(place, CONTRACTS)).files;
}

/** Reads the contracts of the repository; a single unreadable one is an error. @throws ClaimgateError */
export async function readContractIndex(
  { place }: Pick<ReleaseInputs, 'place'>,
  folders = [CONTRACTS],
) {
  const read = await readFolders(place, folders);
  const { findings, index } = readContracts(read.flatMap(({ files }) => files));
  if (findings.length > 0) throw errorOf(findings);
  return index;
}

/** In the order of their numbers. @param hasBundles whether there are Sigstore bundles to verify by them */
export async function readRootFiles(
  { place }: Pick<ReleaseInputs, 'place'>,
  hasBundles: boolean,
): Promise<Evidence['roots']> {
  return withVerifier(await readTrustFiles(place), hasBundles);
}

/** A projection, to be read as often as asked; findings and verdict call it by its name alone. */
export function projectionAt(path: string, host: Host): ProjectionSource {
  const file = basename(path);
  return { file, open: () => streamRegularFile(path, file, progressOf(file, host)) };
}

export async function readStatementFile(projection: string): Promise<Evidence['statement']> {
  const path = statementPathOf(projection);
  const file = basename(path);
  const bytes = await readFileIfThere(path, file, MAX_STATEMENT_BYTES);
  return bytes && { file, bytes, bundles: await readBundles(path, file) };
}

/** Reads the Sigstore bundles beside an envelope, where there are any. @throws ClaimgateError */
export async function readBundles(path: string, name: string): Promise<NamedBytes | undefined> {
  const file = bundlesFileOf(name);
  const bytes = await readFileIfThere(bundlesFileOf(path), file, MAX_BUNDLES_BYTES);
  return bytes && { file, bytes };
}

const MAX_TOKENS = 32;

/** Reads the tokens beside a file, in their order. @throws ClaimgateError */
export async function readTokens({ name, path }: NamedFile): Promise<readonly Uint8Array[]> {
  const beside = Array.from({ length: MAX_TOKENS }, (_, index) => {
    const [at, file] = [stampFileOf(path, index + 1), stampFileOf(name, index + 1)];
    return readFileIfThere(at, file, MAX_STAMP_BYTES);
  });
  return (await Promise.all(beside)).flatMap((bytes) => bytes ?? []);
}
