// The memory: the records of earlier releases, from the branch that the caller names or the judged commit.

import { ClaimgateError, errorOf, finding, present } from '../documents/findings.ts';
import { refusalOf } from '../documents/error.ts';
import {
  type PastRecord,
  type RecordFiles,
  type ReleaseRecord,
  type UnreadableRecord,
  MAX_PROJECTION_BYTES,
  RECORDED_PROJECTION,
  RECORD_FILE_NAMES,
  readRecordFiles,
  recordPathOf,
  recordUnreadable,
  RECORDS_FOLDER,
  saysItIsSigned,
} from '../gate/release-record.ts';
import { CONFIG_PATH, MAX_CONFIG_BYTES, parseConfig } from '../documents/config.ts';
import type { Product } from '../documents/index.ts';
import {
  isOnlyProduct,
  isReleaseVersion,
  isSame,
  onlyProduct,
  pathInRepository,
  productOf,
  type ProductFolder,
} from '../documents/products.ts';
import { MAX_VERDICT_BYTES } from '../gate/recorded-verdict.ts';
import { MAX_MANIFEST_BYTES, readManifest } from '../manifest/release.ts';
import type { SeenCommit } from '../trust/commit-history.ts';
import { gitTooLarge } from '../trust/git-objects.ts';
import { isPartial, isShallow } from '../io/git-folder.ts';
import type { GitRepository } from '../io/git-repository.ts';
import { CommitTree, FOLDER, type CommitEntry } from '../trust/commit-files.ts';

export interface MemoryPlace {
  /** Named by the caller (`--memory`, `CLAIMGATE_MEMORY`); never by the repository. */
  readonly ref: string | undefined;
  /** The commit that is judged, whose own records always count as well. */
  readonly judged: string | undefined;
}

/** As large as an envelope may be at most, or the bundles beside it. */
const MAX_ENVELOPE_BYTES = 1024 * 1024;

const LIMITS: Readonly<Record<string, number>> = {
  [RECORD_FILE_NAMES.manifest]: MAX_MANIFEST_BYTES,
  [RECORD_FILE_NAMES.verdict]: MAX_VERDICT_BYTES,
};

const FILES = Object.values(RECORD_FILE_NAMES).map((name) => ({
  name,
  maxBytes: LIMITS[name] ?? MAX_ENVELOPE_BYTES,
}));

export interface RecordedRelease {
  readonly record: RecordFiles;
  readonly projection: Uint8Array | undefined;
  readonly others: readonly ReleaseRecord[];
}

/** @throws ClaimgateError `record_missing`, `record_unreadable`, `ref_not_found` */
export async function readRecordedRelease(
  repository: GitRepository,
  place: MemoryPlace,
  version: string,
): Promise<RecordedRelease> {
  const name = recordPathOf(version);
  const memory = await openMemory(repository, place);
  if ('unreadable' in memory) throw unreadableError(memory);
  const records = await recordsIn(memory.commits);
  const found = records.find(({ record }) => record.name === name);
  if (!found) throw new ClaimgateError('record_missing', { file: name });
  const { record, commit } = found;
  if ('unreadable' in record) throw unreadableError(record);
  const projection = await commit.file(`${name}/${RECORDED_PROJECTION}`, MAX_PROJECTION_BYTES);
  const others = records.filter((other) => other !== found).map((other) => other.record);
  return { record, projection, others };
}

export interface EarlierReleases {
  readonly records: readonly ReleaseRecord[];
  /** The number of the newest trust root of the memory; 0 where it has none. */
  readonly newestRoot: number;
  /** A commit of the memory that has it. */
  readonly newestRootAt: string | undefined;
  /** Whether the history is longer than what was looked through. */
  readonly isCut: boolean;
  /** Products with records that the judged commit has no more as they were. */
  readonly changed: readonly Product[];
}

/**
 * Reads the records of all releases: from every commit of the memory, from the judged one, and from the history of
 * both since the releases that are recorded there. A record that cannot be read is reported as unreadable; it
 * never counts as an empty memory.
 *
 * @throws ClaimgateError `ref_not_found` for a ref that was named, `commit_required` where there is no commit at all,
 *   `root_differs_from_memory`
 */
export async function readMemory(
  repository: GitRepository,
  place: MemoryPlace,
): Promise<EarlierReleases> {
  const memory = await openMemory(repository, place);
  if ('unreadable' in memory)
    return { records: [memory], newestRoot: 0, newestRootAt: undefined, isCut: false, changed: [] };
  const { commits } = memory;
  const found = await recordsIn(commits);
  const tips = found.map(({ record }) => record);
  const [past, newest] = await Promise.all([
    pastRecords(repository, { judged: place.judged, commits, tips }),
    newestRootIn(commits, place.judged),
  ]);
  const changed = await changedProducts(repository, [...past.trees], place.judged);
  return { records: [...tips, ...past.records], ...newest, isCut: !past.isWhole, changed };
}

interface PastFolder extends PastRecord {
  readonly name: string;
}

/**
 * The signed records of commits that lie behind those of the memory, and that none of these has any more. Nothing
 * is looked for behind the commits of recorded releases: a gate has judged them by the records of their time,
 * so that what it recorded is at least as new. A record that only says it is of such a commit refuses the check.
 */
async function pastRecords(
  repository: GitRepository,
  {
    commits,
    tips,
    judged,
  }: Pick<MemoryPlace, 'judged'> & {
    readonly commits: readonly CommitTree[];
    readonly tips: readonly ReleaseRecord[];
  },
): Promise<{ records: readonly ReleaseRecord[]; isWhole: boolean; trees: ReadonlySet<string> }> {
  const from = commits.map(({ revision }) => revision);
  const until = tips.flatMap(releasedBy);
  const history = await repository.commitsSince(from, [...new Set(until)]);
  const trees = new Set([...history.commits.values()].map(({ tree }) => tree));
  const folders = await repository.idsAt(RECORDS_FOLDER, trees);
  const known = new Set((await Promise.all(commits.map(recordTrees))).flat());
  const last = commits.find(({ revision }) => revision === judged);
  const own = new Set(last ? await recordTrees(last) : []);
  const lines = behind(history.commits, judged);
  const past = new Map<string, PastFolder>();
  const seen = new Map<string, readonly CommitEntry[]>();
  for (const { id, tree } of history.commits.values()) {
    const folder = folders.ids.get(tree);
    if (folder === undefined) continue;
    const entries = seen.get(folder) ?? (await foldersOf(repository, id));
    seen.set(folder, entries);
    for (const { path: name, id: record } of entries) {
      const key = `${name} ${record}`;
      const isLost = lines.has(id) && !own.has(key);
      if (known.has(key) && !isLost) continue;
      const before = past.get(key);
      past.set(key, {
        name,
        commit: before?.commit ?? id,
        isLost: isLost || before?.isLost === true,
      });
    }
    refuseTooMany(past.size);
  }
  const records = await Promise.all(
    [...past.values()].map((one) => readPast(repository, one, last)),
  );
  return { records: records.flat(), isWhole: history.isWhole && folders.isWhole, trees };
}

/**
 * Compares the products of the judged commit with those of the memory and of its history. One that was released and is
 * gone, moved, or has another prefix or URI would lose its records, and with them the rollback protection.
 */
async function changedProducts(
  repository: GitRepository,
  trees: readonly string[],
  judged: string | undefined,
): Promise<readonly Product[]> {
  if (judged === undefined) return [];
  const whole = repository.of(undefined);
  const commit = await CommitTree.open(whole, judged);
  const now = (await commit.idOfFile(CONFIG_PATH)) ?? '';
  const { ids } = await whole.idsAt(CONFIG_PATH, trees);
  const configs = new Set([now, ...ids.values()]);
  const read = new Map<string, readonly Product[]>();
  for (const id of configs) read.set(id, await productsIn(whole, id));
  if ([...read.values()].every((products) => products.every(isOnlyProduct))) return [];
  const changed = new Map<string, Product>();
  for (const [config, products] of read)
    for (const product of products.filter((one) => !present(read.get(now)).some(isSame(one)))) {
      const having = trees.filter((tree) => (ids.get(tree) ?? '') === config);
      const records = pathInRepository(productOf(product, products), RECORDS_FOLDER);
      const recorded = await whole.idsAt(records, having);
      if (recorded.ids.size > 0) changed.set(JSON.stringify(product), product);
    }
  return [...changed.values()];
}

/** The products of a configuration; an unreadable one, or none at all, is that of a repository of one. */
async function productsIn(whole: GitRepository, id: string): Promise<readonly Product[]> {
  const tooLarge = (size: number) => gitTooLarge(`${MAX_CONFIG_BYTES} bytes`, `${size} bytes`);
  try {
    const file =
      id === '' ? undefined : await whole.object(id, { maxBytes: MAX_CONFIG_BYTES, tooLarge });
    const config = file && parseConfig(file.bytes, CONFIG_PATH);
    return config?.products ?? [onlyProduct(config?.resource_uri)];
  } catch (error) {
    refusalOf(error);
    return [onlyProduct(undefined)];
  }
}

/** The records of a commit, as their folders with the trees of these; none where it has something else there. */
async function foldersOf(repository: GitRepository, commit: string): Promise<CommitEntry[]> {
  try {
    const tree = await CommitTree.open(repository, commit);
    return (await tree.folder(RECORDS_FOLDER)).filter(({ mode }) => mode === FOLDER);
  } catch (error) {
    refusalOf(error);
    return [];
  }
}

async function recordTrees(commit: CommitTree): Promise<string[]> {
  return (await commit.folder(RECORDS_FOLDER)).map(({ path, id }) => `${path} ${id}`);
}

/** The commits among some that are one commit or lie behind it. */
function behind(
  commits: ReadonlyMap<string, SeenCommit>,
  from: string | undefined,
): ReadonlySet<string> {
  const found = new Set<string>();
  const open = from === undefined ? [] : [from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const commit = commits.get(id);
    if (!commit || found.has(id)) continue;
    found.add(id);
    open.push(...commit.parents);
  }
  return found;
}

/** A record of the history, where it says that it is signed. One that grew by files, and lost none, is not lost. */
async function readPast(
  repository: GitRepository,
  { name, commit: id, isLost }: PastFolder,
  judged: CommitTree | undefined,
): Promise<ReleaseRecord[]> {
  const commit = await CommitTree.open(repository, id);
  const record = await readRecord(commit, name);
  if (!saysItIsSigned(record)) return [];
  const isHere = judged !== undefined && (await hasFilesOf(judged, commit, name));
  return isHere ? [] : [{ ...record, past: { commit: id, isLost } }];
}

async function hasFilesOf(now: CommitTree, then: CommitTree, name: string): Promise<boolean> {
  const ids = new Map((await now.folder(name)).map(({ path, id }) => [path, id]));
  // A retraction gets more signatures, and without it the record only counts for more.
  const retraction = `${name}/${RECORD_FILE_NAMES.retraction}`;
  const files = (await then.folder(name)).filter(({ path }) => path !== retraction);
  return files.every(({ path, id }) => ids.get(path) === id);
}

/**
 * The commit that a record names as released, where its verdict names a trust root: it is verified, or refuses
 * the check. What claims nothing is not verified, and could name any commit.
 */
function releasedBy(record: ReleaseRecord): string[] {
  // A verdict that cannot be read names no commit: it is not read again.
  if (!saysItIsSigned(record) || (record.recorded?.trust_root_version ?? null) === null) return [];
  const manifest = readManifest(record.manifest, record.name);
  return manifest.ok ? [manifest.value.revision] : [];
}

const ROOTS_FOLDER = 'provider-certification/trust';

/** @throws ClaimgateError `root_differs_from_memory` */
async function newestRootIn(
  commits: readonly CommitTree[],
  judged: string | undefined,
): Promise<Pick<EarlierReleases, 'newestRoot' | 'newestRootAt'>> {
  const roots = new Map<number, string>();
  let [newestRoot, newestRootAt]: [number, string | undefined] = [0, commits[0]?.revision];
  for (const commit of commits)
    for (const { path, id } of await commit.folder(ROOTS_FOLDER)) {
      const [, digits] = /\/([1-9][0-9]{0,5})\.root\.json$/.exec(path) ?? [];
      if (digits === undefined) continue;
      const known = roots.get(Number(digits));
      if (known !== undefined && known !== id)
        throw new ClaimgateError('root_differs_from_memory', { file: path, found: judged ?? '' });
      roots.set(Number(digits), id);
      if (Number(digits) > newestRoot)
        [newestRoot, newestRootAt] = [Number(digits), commit.revision];
    }
  return { newestRoot, newestRootAt };
}

/** Tells whether the memory or the judged commit has a retraction of a version, no matter who signed it. */
export async function hasRetraction(
  repository: GitRepository,
  place: MemoryPlace,
  version: string,
): Promise<boolean> {
  const memory = await openMemory(repository, place);
  const ids = place.judged === undefined ? [] : [place.judged];
  // A memory that cannot be read is refused wherever it is needed; the judged commit always can.
  const commits =
    'unreadable' in memory
      ? await Promise.all(ids.map((id) => CommitTree.open(repository, id)))
      : memory.commits;
  const path = `${recordPathOf(version)}/${RECORD_FILE_NAMES.retraction}`;
  const found = await Promise.all(commits.map((commit) => commit.idOfFile(path)));
  return found.some((id) => id !== undefined);
}

/** The commits that hold the memory, or why they are unknown (specification/trust.md 4, memory). */
async function openMemory(
  repository: GitRepository,
  { ref, judged }: MemoryPlace,
): Promise<{ readonly commits: readonly CommitTree[] } | UnreadableRecord> {
  const named = await commitsNamed(repository, ref);
  if (typeof named === 'string') return unreadable(named);
  if (isShallow(repository.root)) return unreadable('shallow_clone');
  if (isPartial(repository.root)) return unreadable('partial_clone');
  const ids = new Set(judged === undefined ? named : [...named, judged]);
  return { commits: await Promise.all([...ids].map((id) => CommitTree.open(repository, id))) };
}

async function commitsNamed(
  repository: GitRepository,
  ref: string | undefined,
): Promise<string[] | 'memory_unnamed'> {
  if (ref !== undefined) {
    const commit = await repository.resolveCommit(ref);
    if (commit !== undefined) return [commit];
    throw new ClaimgateError('ref_not_found', { found: `--memory ${ref}` });
  }
  const origin = await repository.commitAt('refs/remotes/origin/HEAD');
  if (origin !== undefined) return [origin];
  const branches = await repository.ownBranches();
  if (branches === undefined) return 'memory_unnamed';
  if (branches.length > 0) return branches;
  // HEAD alone is never the memory: where there is no branch, somebody fetched and checked out a commit.
  if ((await repository.commitAt('HEAD')) === undefined)
    throw new ClaimgateError('commit_required');
  return 'memory_unnamed';
}

/** Each is read and verified at every check. */
const MAX_RECORDS = 10_000;

async function recordsIn(commits: readonly CommitTree[]) {
  const found = new Map<string, { readonly name: string; readonly commit: CommitTree }>();
  for (const commit of commits) {
    for (const { path: name, id } of await commit.folder(RECORDS_FOLDER)) {
      const key = `${name} ${id}`;
      if (!found.has(key)) found.set(key, { name, commit });
    }
    refuseTooMany(found.size);
  }
  const sorted = [...found.values()].sort(
    (one, other) => Number(one.name > other.name) - Number(one.name < other.name),
  );
  return Promise.all(
    sorted.map(async ({ name, commit }) => ({ commit, record: await readRecord(commit, name) })),
  );
}

function refuseTooMany(count: number): void {
  if (count > MAX_RECORDS)
    throw gitTooLarge(`${MAX_RECORDS} records of releases`, `${count} records`);
}

async function readRecord(commit: CommitTree, name: string): Promise<ReleaseRecord> {
  const { product } = commit;
  try {
    const contents = await commit.files(
      FILES.map((file) => ({ path: `${name}/${file.name}`, maxBytes: file.maxBytes })),
    );
    const contentOf = (file: string) => contents[FILES.findIndex((one) => one.name === file)];
    const record = readRecordFiles(name, contentOf);
    if (record) return ofProduct(record, product);
    const lacking = contentOf(RECORD_FILE_NAMES.manifest) ? 'verdict' : 'manifest';
    const file = `${name}/${RECORD_FILE_NAMES[lacking]}`;
    return { name, unreadable: [finding('file_missing', { file })] };
  } catch (error) {
    return { name, unreadable: refusalOf(error).findings };
  }
}

/** In a repository of several products, a record is that of its folder: product and version, as its manifest names them. */
function ofProduct(record: RecordFiles, product: ProductFolder | undefined): ReleaseRecord {
  const manifest = product && readManifest(record.manifest, record.name);
  if (!product || !manifest?.ok) return record;
  const { name } = record;
  const { version } = manifest.value;
  if (isReleaseVersion(version, product.tagPrefix) && recordPathOf(version) === name) return record;
  const expected = `a release of ${product.name}`;
  const other = finding('record_of_other_product', { file: name, expected, found: version });
  return { name, unreadable: [other] };
}

/** Why a record, or the memory as a whole, cannot be read. */
export function unreadableError({ name, unreadable: causes }: UnreadableRecord): ClaimgateError {
  return errorOf(recordUnreadable(name, causes));
}

function unreadable(why: 'shallow_clone' | 'partial_clone' | 'memory_unnamed'): UnreadableRecord {
  return { name: RECORDS_FOLDER, unreadable: [finding(why)] };
}
