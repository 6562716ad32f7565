import { ClaimgateError, finding } from '../../findings/index.ts';
import { refusalOf } from '../../findings/present.ts';
import type { RecordFiles, ReleaseRecord } from '../../projection/memory.ts';
import {
  RECORDED_PROJECTION,
  RECORD_FILE_NAMES,
  recordOf,
  RECORDS_FOLDER,
} from '../../projection/record-files.ts';
import type { GitRepository } from '../git/repository.ts';
import { readCommitFiles, readFirstCommit, type CommitFiles } from './commit-files.ts';

const FILES = Object.values(RECORD_FILE_NAMES);

/** The record of one release, with its projection, and those of the other releases. */
export interface RecordedRelease {
  readonly record: RecordFiles;
  readonly projection: Uint8Array | undefined;
  readonly others: readonly ReleaseRecord[];
}

/**
 * Reads the record of one release from a memory that {@link readReleaseRecords} reads.
 * @throws ClaimgateError `record_missing`, `record_unreadable`, `ref_not_found`
 */
export async function readRecordedRelease(
  repository: GitRepository,
  ref: string | undefined,
  version: string,
): Promise<RecordedRelease> {
  const name = `${RECORDS_FOLDER}/${version}`;
  const memory = await openMemory(repository, ref);
  if (memory === undefined) throw new ClaimgateError('record_missing', { file: name });
  const records = await recordsIn(repository, memory);
  const lost = records.find(
    (record) => 'unreadable' in record && !record.name.startsWith(`${RECORDS_FOLDER}/`),
  );
  const record = lost ?? records.find((candidate) => candidate.name === name);
  if (!record) throw new ClaimgateError('record_missing', { file: name });
  if ('unreadable' in record) {
    const findings = [finding('record_unreadable', { file: record.name }), ...record.unreadable];
    throw new ClaimgateError('record_unreadable', { file: record.name }, { findings });
  }
  const read = await readCommitFiles(repository, memory.revision, [
    `${name}/${RECORDED_PROJECTION}`,
  ]);
  const others = records.filter((other) => other !== record);
  return { record, projection: read?.contents[0], others };
}

/**
 * Reads the records of all releases from a ref: by default the default branch of the remote, else HEAD.
 * What can not be read is said to be unreadable; it is never taken for an empty memory.
 *
 * @throws ClaimgateError `ref_not_found` for a ref that was named
 */
export async function readReleaseRecords(
  repository: GitRepository | undefined,
  ref: string | undefined,
): Promise<ReleaseRecord[]> {
  if (!repository) return [unreadable('git_required')];
  const memory = await openMemory(repository, ref);
  return memory ? recordsIn(repository, memory) : [unreadable('no_commit')];
}

async function recordsIn(
  repository: GitRepository,
  { revision, entries }: CommitFiles,
): Promise<ReleaseRecord[]> {
  if (await repository.isShallow()) return [unreadable('shallow_clone')];
  const names = entries.flat().map(({ path }) => path);
  return Promise.all(names.sort().map((name) => readRecord(repository, revision, name)));
}

/** The commit that holds the memory, with what lies in its folder of records. */
async function openMemory(
  repository: GitRepository,
  ref: string | undefined,
): Promise<CommitFiles | undefined> {
  if (ref === undefined)
    return readFirstCommit(repository, ['refs/remotes/origin/HEAD', 'HEAD'], [RECORDS_FOLDER]);
  const commit = await repository.resolveCommit(ref);
  if (commit === undefined) throw new ClaimgateError('ref_not_found', { found: `--memory ${ref}` });
  return readCommitFiles(repository, commit, [], [RECORDS_FOLDER]);
}

async function readRecord(
  repository: GitRepository,
  commit: string,
  name: string,
): Promise<ReleaseRecord> {
  try {
    const read = await readCommitFiles(
      repository,
      commit,
      FILES.map((file) => `${name}/${file}`),
    );
    const contentOf = (file: string) => read?.contents[FILES.findIndex((one) => one === file)];
    const record = recordOf(name, contentOf);
    if (record) return record;
    const lacking = contentOf(RECORD_FILE_NAMES.manifest) ? 'verdict' : 'manifest';
    const file = `${name}/${RECORD_FILE_NAMES[lacking]}`;
    return { name, unreadable: [finding('file_missing', { file })] };
  } catch (error) {
    return { name, unreadable: refusalOf(error).findings };
  }
}

function unreadable(why: 'git_required' | 'no_commit' | 'shallow_clone'): ReleaseRecord {
  return { name: RECORDS_FOLDER, unreadable: [finding(why)] };
}
