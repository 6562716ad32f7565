// Records of releases: of the commits that have them, and those that only the history has.

import { ClaimgateError, errorOf, finding, refusalOf } from '../documents/findings.ts';
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
  signedVerdictOf,
} from '../gate/release-record.ts';
import { isReleaseVersion } from '../documents/products.ts';
import { MAX_VERDICT_BYTES } from '../gate/recorded-verdict.ts';
import { MAX_MANIFEST_BYTES, readManifest } from '../manifest/release.ts';
import { readEnvelopeToSign } from '../trust/envelope.ts';
import { gitTooLarge } from '../trust/git-objects.ts';
import { readSummary } from '../trust/statement.ts';
import type { GitRepository } from '../io/git-repository.ts';
import { CommitTree, FOLDER, type CommitEntry } from '../trust/commit-files.ts';
import { wasVersionOf, type ProductLine } from './earlier-products.ts';
import { openPlaces, type Places } from './places.ts';
import { nameOf, type SeenHistory } from './seen-history.ts';

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

export interface CommittedRecord {
  readonly record: ReleaseRecord;
  readonly commit: CommitTree;
}

/**
 * Reads the record of a version from the records branch alone.
 *
 * @param ref the records branch, if the caller names one
 * @throws ClaimgateError `record_missing`, `record_unreadable`, `ref_not_found`
 */
export async function readRecordedRelease(
  repository: GitRepository,
  ref: string | undefined,
  version: string,
): Promise<RecordedRelease> {
  const name = recordPathOf(version);
  const { memory, unknown } = await openPlaces(repository, { ref, judged: undefined });
  if (unknown) throw unreadableError(unknownMemory(unknown));
  const records = await recordsIn(repository, memory);
  const found = records.find(({ record }) => record.name === name);
  if (!found) throw new ClaimgateError('record_missing', { file: name });
  const { record } = found;
  if ('unreadable' in record) throw unreadableError(record);
  const others = records.filter((other) => other !== found).map((other) => other.record);
  return { record, projection: await readProjectionOf(found), others };
}

/** The projection in the folder of a record; `undefined` without one. @throws ClaimgateError */
export function readProjectionOf({
  commit,
  record,
}: CommittedRecord): Promise<Uint8Array | undefined> {
  return commit.file(`${record.name}/${RECORDED_PROJECTION}`, MAX_PROJECTION_BYTES);
}

interface JudgedProduct {
  readonly judged: CommitTree | undefined;
  readonly line: ProductLine;
}

interface PastFolder extends PastRecord {
  readonly name: string;
}

/**
 * Returns the signed records of the history that no place has any more.
 *
 * @param places where the product lies now, wherever it was in the history
 * @param product that of the judged commit, which may have lost none
 * A record that only says it is of a released
 * commit refuses the check.
 */
export async function pastRecords(
  repository: GitRepository,
  places: readonly CommitTree[],
  history: SeenHistory,
  { judged, line }: JudgedProduct,
): Promise<ReleaseRecord[]> {
  const known = new Set((await Promise.all(places.map(recordTrees))).flat());
  const own = new Set(judged ? await recordTrees(judged) : []);
  const past = new Map<string, PastFolder>();
  const seen = new Map<string, readonly CommitEntry[]>();
  for (const { id, tree } of history.commits.values()) {
    const folder = history.entriesOf(tree).get(nameOf(RECORDS_FOLDER));
    if (folder === undefined) continue;
    const entries = seen.get(folder) ?? (await foldersOf(repository, id));
    seen.set(folder, entries);
    for (const { path: name, id: record } of entries) {
      const key = `${name} ${record}`;
      const isLost = history.isBehindJudged(id) && !own.has(key);
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
    [...past.values()].map((one) => readPast(repository, one, judged)),
  );
  // Histories that were joined have records of other products at the same path.
  return records.flat().filter((one) => isRecordOf(line, one));
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

/** Whether a signed record may be of a product: one that cannot be read may. */
function isRecordOf(line: ProductLine, record: RecordFiles): boolean {
  const signed = signedVerdictOf(record);
  const envelope = signed && readEnvelopeToSign(signed.bytes, signed.file);
  const summary = envelope?.ok ? readSummary(envelope.value.payload, record.name) : undefined;
  if (!summary?.ok) return true;
  const { resourceUri } = summary.value.predicate;
  return line.hasUri(resourceUri.slice(0, resourceUri.lastIndexOf('@')));
}

/** A record of the history, where it says that it is signed. One that grew by files, and lost none, is not lost. */
async function readPast(
  repository: GitRepository,
  { name, commit: id, isLost }: PastFolder,
  judged: CommitTree | undefined,
): Promise<RecordFiles[]> {
  const commit = await CommitTree.open(repository, id);
  const record = await readRecord(repository, commit, name);
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
export function releasedBy(record: ReleaseRecord): string[] {
  // A verdict that cannot be read names no commit: it is not read again.
  if (!saysItIsSigned(record) || (record.recorded?.trust_root_version ?? null) === null) return [];
  const manifest = readManifest(record.manifest, record.name);
  return manifest.ok ? [manifest.value.revision] : [];
}

/** Each is read and verified at every check. */
const MAX_RECORDS = 10_000;

/** The records of some commits, each once, in the order of their names. @throws ClaimgateError `git_too_large` */
export async function recordsIn(
  repository: GitRepository,
  commits: readonly CommitTree[],
): Promise<readonly CommittedRecord[]> {
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
    sorted.map(async ({ name, commit }) => ({
      commit,
      record: await readRecord(repository, commit, name),
    })),
  );
}

function refuseTooMany(count: number): void {
  if (count > MAX_RECORDS)
    throw gitTooLarge(`${MAX_RECORDS} records of releases`, `${count} records`);
}

async function readRecord(
  repository: GitRepository,
  commit: CommitTree,
  name: string,
): Promise<ReleaseRecord> {
  try {
    const contents = await commit.files(
      FILES.map((file) => ({ path: `${name}/${file.name}`, maxBytes: file.maxBytes })),
    );
    const contentOf = (file: string) => contents[FILES.findIndex((one) => one.name === file)];
    const record = readRecordFiles(name, contentOf);
    if (record) return await ofProduct(record, commit, repository);
    const lacking = contentOf(RECORD_FILE_NAMES.manifest) ? 'verdict' : 'manifest';
    const file = `${name}/${RECORD_FILE_NAMES[lacking]}`;
    return { name, unreadable: [finding('file_missing', { file })] };
  } catch (error) {
    return { name, unreadable: refusalOf(error).findings };
  }
}

/**
 * In a repository of several products, a record is that of its folder: product and version, as its manifest names them. A
 * product may have had another prefix when it was released, or none.
 */
async function ofProduct(
  record: RecordFiles,
  at: CommitTree,
  repository: GitRepository,
): Promise<ReleaseRecord> {
  const { product } = at;
  const manifest = product && readManifest(record.manifest, record.name);
  if (!product || !manifest?.ok) return record;
  const { name } = record;
  const { revision: released, version } = manifest.value;
  const isIts =
    isReleaseVersion(version, product.tagPrefix) ||
    (await wasVersionOf(product, version, { at, released }, repository));
  if (isIts && recordPathOf(version) === name) return record;
  const expected = `a release of ${product.name}`;
  const other = finding('record_of_other_product', { file: name, expected, found: version });
  return { name, unreadable: [other] };
}

/** Why a record, or the memory as a whole, cannot be read. */
export function unreadableError({ name, unreadable: causes }: UnreadableRecord): ClaimgateError {
  return errorOf(recordUnreadable(name, causes));
}

/** The record that stands for a memory that cannot be read. */
export function unknownMemory(why: NonNullable<Places['unknown']>): UnreadableRecord {
  return { name: RECORDS_FOLDER, unreadable: [finding(why)] };
}
