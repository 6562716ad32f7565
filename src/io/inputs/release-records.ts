import { ClaimgateError, finding } from '../../findings/index.ts';
import { refusalOf } from '../../findings/error.ts';
import {
  type RecordFiles,
  type ReleaseRecord,
  type UnreadableRecord,
  MAX_PROJECTION_BYTES,
  MAX_VERDICT_BYTES,
  RECORDED_PROJECTION,
  RECORD_FILE_NAMES,
  recordOf,
  RECORDS_FOLDER,
} from '../../projection/rollback-protection.ts';
import { MAX_MANIFEST_BYTES } from '../../manifest/index.ts';
import { gitTooLarge } from '../git/objects.ts';
import type { GitRepository } from '../git/repository.ts';
import { CommitTree } from './commit-files.ts';

/** Which commits hold the memory of releases. */
export interface MemoryPlace {
  /** What whoever starts the gate names (`--memory`, `CLAIMGATE_MEMORY`); never the repository. */
  readonly ref: string | undefined;
  /** The commit that is judged, whose own records always count as well. */
  readonly judged: string | undefined;
}

/** As large as an envelope may be at most, or the bundles beside it. */
const MAX_ENVELOPE_BYTES = 1024 * 1024;

const FILES = [
  { name: RECORD_FILE_NAMES.manifest, maxBytes: MAX_MANIFEST_BYTES },
  { name: RECORD_FILE_NAMES.verdict, maxBytes: MAX_VERDICT_BYTES },
  { name: RECORD_FILE_NAMES.signedVerdict, maxBytes: MAX_ENVELOPE_BYTES },
  { name: RECORD_FILE_NAMES.statement, maxBytes: MAX_ENVELOPE_BYTES },
  { name: RECORD_FILE_NAMES.signedVerdictBundles, maxBytes: MAX_ENVELOPE_BYTES },
  { name: RECORD_FILE_NAMES.statementBundles, maxBytes: MAX_ENVELOPE_BYTES },
];

/** The record of one release, with its projection, and those of the other releases. */
export interface RecordedRelease {
  readonly record: RecordFiles;
  readonly projection: Uint8Array | undefined;
  readonly others: readonly ReleaseRecord[];
}

/** A record, and the commit that it was read from. */
interface FoundRecord {
  readonly record: ReleaseRecord;
  readonly commit: CommitTree;
}

/**
 * Reads the record of one release from a memory that {@link readReleaseRecords} reads.
 * @throws ClaimgateError `record_missing`, `record_unreadable`, `ref_not_found`
 */
export async function readRecordedRelease(
  repository: GitRepository,
  place: MemoryPlace,
  version: string,
): Promise<RecordedRelease> {
  const name = `${RECORDS_FOLDER}/${version}`;
  const memory = await openMemory(repository, place);
  if ('unreadable' in memory) throw recordUnreadable(memory);
  const records = await recordsIn(memory.commits);
  const found = records.find(({ record }) => record.name === name);
  if (!found) throw new ClaimgateError('record_missing', { file: name });
  const { record, commit } = found;
  if ('unreadable' in record) throw recordUnreadable(record);
  const projection = await commit.file(`${name}/${RECORDED_PROJECTION}`, MAX_PROJECTION_BYTES);
  const others = records.filter((other) => other !== found).map((other) => other.record);
  return { record, projection, others };
}

/**
 * Reads the records of all releases from every commit of the memory. A record that cannot be read
 * is reported as unreadable; it never counts as an empty memory.
 *
 * @throws ClaimgateError `ref_not_found` for a ref that was named, `commit_required` where there is no commit at all
 */
export async function readReleaseRecords(
  repository: GitRepository,
  place: MemoryPlace,
): Promise<ReleaseRecord[]> {
  const memory = await openMemory(repository, place);
  if ('unreadable' in memory) return [memory];
  return (await recordsIn(memory.commits)).map(({ record }) => record);
}

/** The commits that hold the memory, or why they are unknown (specification/trust.md 4, memory). */
async function openMemory(
  repository: GitRepository,
  { ref, judged }: MemoryPlace,
): Promise<{ readonly commits: readonly CommitTree[] } | UnreadableRecord> {
  const named = await commitsNamed(repository, ref);
  if (typeof named === 'string') return unreadable(named);
  if (await repository.isShallow()) return unreadable('shallow_clone');
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

/** Records of all commits, by name; one that several commits have is read once. */
async function recordsIn(commits: readonly CommitTree[]): Promise<FoundRecord[]> {
  const found = new Map<string, { readonly name: string; readonly commit: CommitTree }>();
  for (const commit of commits) {
    for (const { path: name, id } of await commit.folder(RECORDS_FOLDER)) {
      const key = `${name} ${id}`;
      if (!found.has(key)) found.set(key, { name, commit });
    }
    if (found.size > MAX_RECORDS)
      throw gitTooLarge(`${MAX_RECORDS} records of releases`, `${found.size} records`);
  }
  const sorted = [...found.values()].sort(
    (one, other) => Number(one.name > other.name) - Number(one.name < other.name),
  );
  return Promise.all(
    sorted.map(async ({ name, commit }) => ({ commit, record: await readRecord(commit, name) })),
  );
}

async function readRecord(commit: CommitTree, name: string): Promise<ReleaseRecord> {
  try {
    const contents = await commit.files(
      FILES.map((file) => ({ path: `${name}/${file.name}`, maxBytes: file.maxBytes })),
    );
    const contentOf = (file: string) => contents[FILES.findIndex((one) => one.name === file)];
    const record = recordOf(name, contentOf);
    if (record) return record;
    const lacking = contentOf(RECORD_FILE_NAMES.manifest) ? 'verdict' : 'manifest';
    const file = `${name}/${RECORD_FILE_NAMES[lacking]}`;
    return { name, unreadable: [finding('file_missing', { file })] };
  } catch (error) {
    return { name, unreadable: refusalOf(error).findings };
  }
}

function recordUnreadable({ name, unreadable: causes }: UnreadableRecord): ClaimgateError {
  const findings = [finding('record_unreadable', { file: name }), ...causes];
  return new ClaimgateError('record_unreadable', { file: name }, { findings });
}

function unreadable(why: 'shallow_clone' | 'memory_unnamed'): UnreadableRecord {
  return { name: RECORDS_FOLDER, unreadable: [finding(why)] };
}
