// The one reading of what a repository knows: from the places where people put it, and from what lies behind them.

import type { Product } from '../documents/index.ts';
import { recordPathOf, type ReleaseRecord } from '../gate/release-record.ts';
import { isRetracted } from '../gate/rollback-protection.ts';
import type { GitRepository } from '../io/git-repository.ts';
import { CommitTree, documentsIn } from '../trust/commit-files.ts';
import { anchorOf, vouchedRoots } from '../trust/anchor.ts';
import type { EpochMs, NamedBytes } from '../documents/json.ts';
import { readTrustRoot, type TrustRoot } from '../trust/root.ts';
import {
  type TrustFiles,
  numberOf,
  TRUST_FOLDER,
  TRUST_ROOTS,
  trustFilesOf,
  withVerifier,
} from '../trust/root-files.ts';
import { changedProducts, earlierFolders, productAt, lineOf } from './earlier-products.ts';
import { openPlaces, type MemoryPlace } from './places.ts';
import {
  pastRecords,
  recordsIn,
  releasedBy,
  unknownMemory,
  type CommittedRecord,
} from './release-records.ts';
import { seeHistory, nameOf, treesIn, type SeenHistory } from './seen-history.ts';
import { NO_WITHDRAWALS, readWithdrawals, type Withdrawn } from './withdrawals.ts';
import { finding, present, type Finding } from '../documents/findings.ts';
import { isShared } from '../documents/products.ts';
import type { RootBytes } from '../trust/identity.ts';

/** Everything that a repository knows about its releases, whatever the place. */
export interface Known {
  /** The records of releases; one that stands for all of them if they cannot be known. */
  readonly records: readonly ReleaseRecord[];
  /** The records that the records branch has now: those of published releases. */
  readonly published: readonly CommittedRecord[];
  /** Trust roots of every place; nobody has vouched for them yet. */
  readonly roots: TrustFiles;
  /** Those of every place, and of what lies behind them. */
  readonly withdrawn: Withdrawn;
  /** Whether the history is longer than what was looked through. */
  readonly isCut: boolean;
  /** Products with records that the judged commit has no more as they were. */
  readonly changed: readonly Product[];
  /** The commit of the default branch, or else of the records branch. */
  readonly reviewed: CommitTree | undefined;
}

/**
 * Reads records, trust roots and withdrawals: from the tips of the records branch and of the default branch, from HEAD
 * and the judged commit, and from the history of all of them since the releases that are recorded there. What cannot
 * be read never counts as nothing.
 *
 * @throws ClaimgateError `ref_not_found` for a ref that was named, `commit_required` where there is no commit at all,
 *   and for withdrawals that cannot be read or were deleted
 */
export async function readKnown(repository: GitRepository, place: MemoryPlace): Promise<Known> {
  const { all, memory, reviewed, unknown } = await openPlaces(repository, place);
  if (unknown)
    return {
      records: [unknownMemory(unknown)],
      published: [],
      roots: await readRootCandidates(all),
      withdrawn: NO_WITHDRAWALS,
      isCut: false,
      changed: [],
      reviewed,
    };
  const found = await recordsIn(repository, all);
  const tips = found.map(({ record }) => record);
  const released = tips.flatMap(releasedBy);
  const { judged } = place;
  const history = await seeHistory(repository, all, { judged, released });
  const last = all.find(({ revision }) => revision === judged);
  const now = last ?? (await placeWith(repository, all));
  const line = await lineOf(repository, history, all, now);
  const product = { judged: last, line };
  const [past, withdrawn, changed] = await Promise.all([
    pastRecords(repository, all, history, product),
    readWithdrawals(repository, all, history, { line }),
    changedProducts(repository, history, judged),
  ]);
  const behind = await commitsWithRoots(repository, history);
  const published = [...found];
  const everywhere = [withdrawn];
  for (const folder of await earlierFolders(repository, history, now)) {
    const before = repository.of(folder);
    const there = await Promise.all(all.map(({ revision }) => CommitTree.open(before, revision)));
    const seen = await seeHistory(before, there, { judged, released });
    const recorded = await recordsIn(before, there);
    published.push(...recorded);
    past.push(
      ...recorded.map(({ record }) => record),
      ...(await pastRecords(before, [...all, ...there], seen, product)),
    );
    everywhere.push(await readWithdrawals(before, there, seen, { line, now: repository }));
    behind.push(...(await commitsWithRoots(before, seen)));
  }
  const names = new Set(memory.map(({ revision }) => revision));
  return {
    records: [...tips, ...past],
    published: published.filter(({ commit }) => names.has(commit.revision)),
    roots: await readRootCandidates([...all, ...behind]),
    withdrawn: {
      withdrawals: everywhere.flatMap(({ withdrawals }) => withdrawals),
      lifts: everywhere.flatMap(({ lifts }) => lifts),
    },
    isCut: !history.isWhole,
    changed,
    reviewed,
  };
}

/** The first place that has the product under its present name. */
async function placeWith(
  repository: GitRepository,
  places: readonly CommitTree[],
): Promise<CommitTree | undefined> {
  for (const place of places) if (await productAt(repository, place.revision)) return place;
  return undefined;
}

/**
 * Returns a test for records that were retracted: the record claims something, and the root role has signed the
 * retraction beside it. If the pin vouches for no trust root, nobody can tell who signed it, and it counts.
 */
export async function retractionsBy(
  pin: string | undefined,
  { roots: candidates }: Pick<Known, 'roots'>,
): Promise<(record: ReleaseRecord) => boolean> {
  const { roots } = await chooseRoots(pin, { roots: [], trustedRoots: [] }, candidates, false);
  const read = roots.flatMap(({ bytes, file }) => {
    const root = readTrustRoot(bytes, file);
    return root.ok ? [root.value] : [];
  });
  return (record) =>
    !('unreadable' in record) &&
    record.retraction !== undefined &&
    (record.recorded?.trust_root_version ?? null) !== null &&
    (read.length === 0 || isRetracted(record, read));
}

/** Finds the newest trust root of all places that the pin vouches for. */
export async function newestRootBy(
  pin: string | undefined,
  { roots: candidates }: Pick<Known, 'roots'>,
  at: EpochMs,
): Promise<TrustRoot | undefined> {
  const { roots } = await chooseRoots(pin, { roots: [], trustedRoots: [] }, candidates, false);
  const anchor = anchorOf({ pin, roots, at });
  return anchor.ok ? anchor.value.root : undefined;
}

export async function isVersionRetracted(
  known: Pick<Known, 'records' | 'roots'>,
  version: string,
  pin: string | undefined,
): Promise<boolean> {
  const name = recordPathOf(version);
  const isOfVersion = ({ name: other }: ReleaseRecord) => other === name;
  if (!known.records.some(isOfVersion)) return false;
  return known.records.filter(isOfVersion).some(await retractionsBy(pin, known));
}

/** The commits behind the places of a repository that had other trust roots. */
async function commitsWithRoots(
  repository: GitRepository,
  { commits, entriesOf }: SeenHistory,
): Promise<CommitTree[]> {
  const { product } = repository;
  const isElsewhere = product !== undefined && isShared(product, TRUST_FOLDER);
  const shared = isElsewhere
    ? (await repository.idsAt(TRUST_FOLDER, treesIn(commits))).ids
    : undefined;
  const found = new Map<string, string>();
  for (const { id, tree } of commits.values()) {
    const folder = shared ? shared.get(tree) : entriesOf(tree).get(nameOf(TRUST_FOLDER));
    if (folder !== undefined) found.set(folder, id);
  }
  return Promise.all([...found.values()].map((id) => CommitTree.open(repository, id)));
}

/** Reads the trust roots of some commits, each file once. Nobody has vouched for them yet. @throws ClaimgateError */
async function readRootCandidates(places: readonly CommitTree[]): Promise<TrustFiles> {
  const found = new Map<string, NamedBytes>();
  for (const place of places) {
    const entries = await place.folder(TRUST_ROOTS.path);
    const files = new Set(documentsIn(entries, TRUST_ROOTS));
    for (const { path, id } of entries) {
      const key = `${path} ${id}`;
      if (!files.has(path) || found.has(key)) continue;
      const bytes = await place.file(path, TRUST_ROOTS.maxBytes);
      if (bytes) found.set(key, { file: path, bytes });
    }
  }
  return trustFilesOf([...found.values()]);
}

interface KnownRoots {
  /** The chain of the pin, up to the newest root that it vouches for; those at hand if it vouches for none. */
  readonly roots: readonly RootBytes[];
  /** A warning for each trust root that nobody vouches for. */
  readonly remarks: readonly Finding[];
}

/**
 * Chooses the trust roots that the pin vouches for: from those at hand, and from those of all places.
 *
 * @param own those of the commit or the work tree at hand
 * @param hasBundles whether there are Sigstore bundles to verify by them
 * @throws ClaimgateError `root_differs_from_memory` where two of one number are vouched for
 */
export async function chooseRoots(
  pin: string | undefined,
  own: TrustFiles,
  known: TrustFiles,
  hasBundles: boolean,
): Promise<KnownRoots> {
  const isOwn = (one: NamedBytes) =>
    own.roots.some(({ bytes, file }) => file === one.file && Buffer.from(bytes).equals(one.bytes));
  if (known.roots.every(isOwn)) return { roots: await withVerifier(own, hasBundles), remarks: [] };
  const files = {
    roots: [...own.roots, ...known.roots],
    trustedRoots: eachOnce([...own.trustedRoots, ...known.trustedRoots]),
  };
  const chosen = vouchedRoots(pin, await withVerifier(files, hasBundles));
  if (!chosen) return { roots: await withVerifier(own, hasBundles), remarks: [] };
  const newest = numberOf(present(chosen.roots.at(-1)));
  // One that was replaced before anybody vouched for it lies in the history for good.
  const newer = chosen.others.filter((one) => numberOf(one) > newest).map(({ file }) => file);
  const remarks = [...new Set(newer)].map((file) => finding('trust_root_unvouched', { file }));
  return { roots: chosen.roots, remarks };
}

function eachOnce(files: readonly NamedBytes[]): readonly NamedBytes[] {
  const keyOf = ({ bytes, file }: NamedBytes) => `${file} ${Buffer.from(bytes).toString('base64')}`;
  return [...new Map(files.map((one) => [keyOf(one), one])).values()];
}
