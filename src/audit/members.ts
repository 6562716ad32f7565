import { instantOf } from '../json/index.ts';
import type { GateVerdict } from '../documents/index.ts';
import { readRecordedVerdict } from '../verdict/index.ts';
import type { RecordFiles } from '../projection/rollback-protection.ts';
import {
  filesOfRecord,
  RECORDED_PROJECTION,
  recordOf,
  RECORDS_FOLDER,
} from '../projection/record-files.ts';
import type { NamedBytes } from '../trust/index.ts';
import { accept, refuse, type Result } from '../findings/index.ts';
import type { Members } from './archive.ts';
import type { AuditInput } from './input.ts';
import { present } from '../findings/assert.ts';

/** What a capsule holds of a release. */
export interface CapsuleParts {
  readonly record: RecordFiles;
  readonly projection: Uint8Array | undefined;
  /** Records of the releases before. */
  readonly earlier: readonly RecordFiles[];
  /** Files of the released commit, by their path in it. */
  readonly commitFiles: readonly NamedBytes[];
  /** Objects of git that tie those files to the commit, as git hashes them, by id. */
  readonly objects: ReadonlyMap<string, Uint8Array>;
}

/** The members of a capsule, by folder: `record`, `earlier/VERSION`, `commit` and `git`. */
export function membersOf({
  record,
  projection,
  earlier,
  commitFiles,
  objects,
}: CapsuleParts): Members {
  const recorded = (folder: string, files: RecordFiles) =>
    filesOfRecord(files).map(([name, bytes]) => [`${folder}/${name}`, bytes] as const);
  return new Map([
    ...recorded('record', record),
    ...(projection ? [[`record/${RECORDED_PROJECTION}`, projection] as const] : []),
    ...earlier.flatMap((other) => recorded(`earlier/${versionOf(other)}`, other)),
    ...commitFiles.map(({ file, bytes }) => [`commit/${file}`, bytes] as const),
    ...[...objects].map(([id, bytes]) => [`git/${id}`, bytes] as const),
  ]);
}

/** The opposite of {@link membersOf}; a member that it would not make is refused. */
export function partsOf(members: Members, version: string, file: string): Result<CapsuleParts> {
  const record = recordOf(`${RECORDS_FOLDER}/${version}`, (name) => members.get(`record/${name}`));
  if (!record) return refuse('capsule_incomplete', { file, expected: 'record/' });
  const parts = {
    record,
    projection: members.get(`record/${RECORDED_PROJECTION}`),
    earlier: earlierIn(members),
    commitFiles: below(members, 'commit/').map(([path, bytes]) => ({ file: path, bytes })),
    objects: new Map(below(members, 'git/')),
  };
  const known = membersOf(parts);
  const foreign = [...members.keys()].find((path) => !known.has(path));
  return foreign === undefined
    ? accept(parts)
    : refuse('capsule_malformed', { file, found: `the member ${foreign}` });
}

/** The records of the releases that a verdict rested on, and of all others judged before it. */
export function earlierRecords(
  { memory }: Pick<AuditInput, 'memory'>,
  { evaluated_at, inputs }: GateVerdict,
): RecordFiles[] {
  const named = new Set(inputs.map(({ path }) => path));
  return memory.flatMap((other) => {
    if ('unreadable' in other) return [];
    const read = readRecordedVerdict(other.verdict, other.name);
    const isBefore = read.ok && instantOf(read.value.evaluated_at) <= instantOf(evaluated_at);
    // A clock that was a little ahead makes a record later than the release that rested on it.
    return isBefore || named.has(other.name) ? [other] : [];
  });
}

function earlierIn(members: Members): RecordFiles[] {
  const versions = new Set(
    below(members, 'earlier/').map(([path]) => present(path.split('/', 1)[0])),
  );
  return [...versions].flatMap((version) => {
    const contentOf = (name: string) => members.get(`earlier/${version}/${name}`);
    return recordOf(`${RECORDS_FOLDER}/${version}`, contentOf) ?? [];
  });
}

function below(members: Members, folder: string): [path: string, bytes: Uint8Array][] {
  return [...members].flatMap(([path, bytes]) =>
    path.startsWith(folder) ? [[path.slice(folder.length), bytes]] : [],
  );
}

function versionOf({ name }: RecordFiles): string {
  return name.slice(name.lastIndexOf('/') + 1);
}
