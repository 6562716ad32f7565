import { gatherChanges, readCoveredCode } from '../gate/covered-code.ts';
import type { GitRepository } from '../io/git-repository.ts';
import { basename } from 'node:path';
import { CONTRACTS, readContracts } from '../evidence/contract.ts';
import { errorOf, finding, type Finding } from '../documents/findings.ts';
import type { Evidence } from '../gate/judge-claims.ts';
import { projectionIn, type ProjectionSource } from '../gate/merge-projection.ts';
import { readUnverified, trustedProjection, type TrustInput } from '../gate/verify-projection.ts';
import { readFileIfThere, refuseUnreadable, streamRegularFile } from '../io/files.ts';
import { gatherAncestry } from '../trust/commit-history.ts';
import { MAX_TOKENS, tokensInOrder } from '../trust/vouched-time.ts';
import { readFolder, readFolders, readTrustFiles } from './document-folders.ts';
import { numberOf, TRUST_ROOTS, trustFilesOf, withVerifier } from '../trust/root-files.ts';
import { readTrustRoot } from '../trust/root.ts';
import {
  isSignedWithBundles,
  RECORDED_PROJECTION,
  saysItIsSigned,
  statementOf,
} from '../gate/release-record.ts';
import { requireRepository } from './read-inputs.ts';
import { readKnown, type Known, chooseRoots } from './known.ts';
import { readProjectionOf } from './release-records.ts';
import { withdrawalsInWorkTree } from './withdrawals.ts';
import { withdrawalsBySubject, type KnownWithdrawals } from '../gate/withdrawn.ts';
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
import { readNamed, type NamedFile } from '../cli/named-file.ts';
import { MAX_ENVELOPE_BYTES } from '../trust/envelope.ts';
import type { HeadDocument } from '../gate/known-heads.ts';
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
  /** Files with heads that the ledger has to extend. */
  readonly heads?: readonly NamedFile[] | undefined;
  /** How old the projection may be, in milliseconds; its own expiry counts as well. */
  readonly projectionMaxAgeMs?: number | undefined;
  /** Whether the projection of a recorded release counts where it is newer than the one that is given. */
  readonly orRecorded?: boolean | undefined;
  /** Whether a release of the past is judged by what is known now, its trust roots included. */
  readonly isPast?: boolean | undefined;
}

/** The instant to judge at, in milliseconds since 1970, and whether it is now. */
export interface JudgingInstant {
  readonly at: number;
  readonly time: 'now' | 'past' | 'future';
}

export interface ReadEvidence {
  readonly evidence: Evidence;
  readonly remarks: readonly Finding[];
}

/** The covered code of the judged commit, and what changed in it since tests; nothing without a commit. */
async function codeAt(
  repository: GitRepository,
  revision: string | undefined,
  contracts: readonly NamedBytes[],
): Promise<Pick<Evidence, 'changes' | 'coverage'>> {
  if (revision === undefined) return {};
  const source = repository.of(undefined);
  const { coverage } = await readCoveredCode(source, revision, contracts);
  return { coverage, changes: gatherChanges(source, revision) };
}

const MAX_STATEMENT_BYTES = 1024 * 1024;

/**
 * Reads all evidence for claims: contracts and trust roots of the commit, the projection, and records of earlier releases.
 *
 * @param instant that of the judgement, and whether it is now
 */
export async function readEvidence(
  path: string,
  {
    heads = [],
    trustPin,
    memory: ref,
    projectionMaxAgeMs: maxAgeMs,
    orRecorded,
    isPast,
  }: EvidenceChoice,
  inputs: ReleaseInputs,
  host: Host,
  { at, time }: JudgingInstant,
): Promise<ReadEvidence> {
  const isHistorical = time === 'past';
  const { release, config, place } = inputs;
  const repository = requireRepository(inputs);
  const projection = projectionAt(path, host);
  // Without it nothing can be judged, whatever lies beside it.
  refuseUnreadable(path, projection.file);
  const [contracts, trust, statement, known] = await Promise.all([
    readFolder(place, CONTRACTS),
    readFolder(place, TRUST_ROOTS),
    readStatementFile(path),
    readKnown(repository, { ref, judged: release?.revision }),
  ]);
  const hasBundles = statement?.bundles !== undefined || known.records.some(isSignedWithBundles);
  const own = trustFilesOf(trust.files);
  const chosen = await chooseRoots(trustPin, own, known.roots, hasBundles);
  const evidence = {
    pin: trustPin,
    deployment: config?.deployment,
    // A commit that is released keeps its trust roots: it must have the newest.
    roots: isPast ? chosen.roots : await withVerifier(own, hasBundles),
    contracts: contracts.files,
    projection,
    statement,
    freshness: maxAgeMs === undefined ? undefined : { maxAgeMs },
    memory: known.records,
    heads: await Promise.all(heads.map(readHead)),
    newestRoot: newestOf(chosen.roots),
    isMemoryCut: known.isCut,
    ancestry: gatherAncestry(release ? repository.historyOf(release.revision) : undefined),
    ...(await codeAt(repository, release?.revision, contracts.files)),
    withdrawals: await withdrawalsFor(inputs, known, { at, isHistorical, isPast }),
    remarks: chosen.remarks,
  };
  const remarks = [...contracts.remarks, ...trust.remarks];
  // A status judges a past release, which knows nothing of products that came after it.
  if (!isPast) refuseChanged(known.changed, inputs, { ...evidence, at });
  const isBehind =
    orRecorded === true && isBehindRelease({ ...evidence, at, ruleSet: NEWEST_RULES });
  const recorded = isBehind && (await newestRecorded(known, evidence.roots));
  if (!recorded || !isNoNewer(statement, recorded.taken.statement)) return { evidence, remarks };
  const older = finding('projection_of_release', {
    file: projection.file,
    expected: recorded.name,
  });
  const said = [...evidence.remarks, older];
  return { evidence: { ...evidence, ...recorded.taken, remarks: said }, remarks };
}

/**
 * The withdrawals of the repository, and those of the work tree that are not committed yet: they only say no. A
 * judgement of the past knows those of its time; `isPast` is about a past release that is judged now.
 */
async function withdrawalsFor(
  { place }: ReleaseInputs,
  { withdrawn: { lifts, withdrawals } }: Known,
  { at, isHistorical, isPast }: { at: number; isHistorical: boolean; isPast: boolean | undefined },
): Promise<KnownWithdrawals> {
  const isOfCommit = place.fromCommit && isPast !== true;
  const local = isOfCommit ? [] : (await withdrawalsInWorkTree(place.root)).withdrawals;
  const all = [...withdrawals, ...local];
  const known = isHistorical ? all.filter((one) => instantOf(one.withdrawn_at) <= at) : all;
  return withdrawalsBySubject(known, lifts);
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

/** The projection of the release with the greatest head of the ledger that counts, to be judged like any other. */
async function newestRecorded({ published }: Known, roots: Evidence['roots']) {
  const last = roots.at(-1);
  const root = last && readTrustRoot(last.bytes, last.file);
  const origin = root?.ok ? root.value.document.ledger.origin : undefined;
  const heads = published.flatMap((one) => {
    const head = saysItIsSigned(one.record) ? one.record.recorded?.ledger_head : undefined;
    return head?.origin === origin ? [{ one, record: one.record, size: head?.tree_size ?? 0 }] : [];
  });
  const [newest] = heads.sort((one, other) => other.size - one.size);
  const bytes = newest && (await readProjectionOf(newest.one));
  if (!newest || !bytes || 'unreadable' in newest.record) return undefined;
  const { name } = newest.record;
  const file = `${name}/${RECORDED_PROJECTION}`;
  const statement = statementOf(newest.record);
  return { name, taken: { projection: projectionIn(file, bytes), statement } };
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

/** Whose trust roots are asked for: the pin, and the records branch if the caller names one. */
export interface RootsChoice {
  readonly pin: string | undefined;
  readonly memory: string | undefined;
}

/**
 * Reads the trust roots that the pin vouches for: those of the inputs, and every newer one that the repository knows.
 *
 * @param hasBundles whether there are Sigstore bundles to verify by them
 * @throws ClaimgateError `root_differs_from_memory`
 */
export async function readRoots(
  { place }: Pick<ReleaseInputs, 'place'>,
  { pin, memory: ref }: RootsChoice,
  hasBundles: boolean,
): Promise<Evidence['roots']> {
  const { repository, revision } = place;
  // Before the first commit there is no other place.
  const isFirst = !repository || revision === undefined;
  const known = isFirst ? undefined : await readKnown(repository, { ref, judged: undefined });
  return rootsAmong(known, { place, pin, hasBundles });
}

/** The same where what the repository knows was read before; the inputs' own if that is nothing. */
export async function rootsAmong(
  known: Pick<Known, 'roots'> | undefined,
  {
    place,
    pin,
    hasBundles,
  }: Pick<ReleaseInputs, 'place'> & Pick<RootsChoice, 'pin'> & { readonly hasBundles: boolean },
): Promise<Evidence['roots']> {
  const own = await readTrustFiles(place);
  return (await chooseRoots(pin, own, known?.roots ?? own, hasBundles)).roots;
}

function newestOf(roots: Evidence['roots']): number {
  const last = roots.at(-1);
  return last ? numberOf(last) : 0;
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

/** Reads a document with a head of a ledger. @throws ClaimgateError */
export function readHead(file: NamedFile): Promise<HeadDocument> {
  return readNamed(file, MAX_ENVELOPE_BYTES);
}

/** Reads the Sigstore bundles beside an envelope, where there are any. @throws ClaimgateError */
export async function readBundles(path: string, name: string): Promise<NamedBytes | undefined> {
  const file = bundlesFileOf(name);
  const bytes = await readFileIfThere(bundlesFileOf(path), file, MAX_BUNDLES_BYTES);
  return bytes && { file, bytes };
}

/** Reads the tokens beside a file, in their order. @throws ClaimgateError also where one of them is lost */
export async function readTokens({ name, path }: NamedFile): Promise<readonly Uint8Array[]> {
  const beside = Array.from({ length: MAX_TOKENS }, (_, index) => {
    const [at, file] = [stampFileOf(path, index + 1), stampFileOf(name, index + 1)];
    return readFileIfThere(at, file, MAX_STAMP_BYTES);
  });
  return tokensInOrder(name, await Promise.all(beside));
}
