import { digestOf } from '../digest/index.ts';
import { checkShape, readJson, type Shape, instantOf, type NamedBytes } from '../documents/json.ts';
import type { Capsule, CapsuleRelease, GateVerdict } from '../documents/index.ts';
import { document } from '../documents/generated/capsule.validator.js';
import { accept, refuse, type Result, present } from '../documents/findings.ts';
import { readArchive, writeArchive, type ArchivedFiles } from './archive.ts';
import {
  type RecordFiles,
  filesOfRecord,
  RECORDED_PROJECTION,
  readRecordFiles,
  recordedVerdictOf,
  recordPathOf,
} from '../gate/release-record.ts';
import { encodeBase64 } from '../trust/public-key.ts';
import type { AuditInput } from './replay.ts';

/** Name of the first member, which names all others by their digests. */
const INDEX = 'capsule.json';

const MAX_INDEX_BYTES = 32 * 1024 * 1024;

/** Size limit of a capsule in bytes: it is read whole. */
export const MAX_CAPSULE_BYTES = 512 * 1024 * 1024;

const SHAPE: Shape<Capsule> = { document };

export interface CapsuleContent {
  readonly release: CapsuleRelease;
  /** By their path in the archive, without the index. */
  readonly members: ArchivedFiles;
}

/** Packs files into a capsule: the same content gives the same bytes. */
export function writeCapsule(
  { release, members }: CapsuleContent,
  file: string,
): Result<Uint8Array> {
  const index = Buffer.from(formatIndex(indexOf(release, members)), 'utf8');
  const written = writeArchive(new Map([...members, [INDEX, index]]), file);
  // not covered: a test would have to pack half a gigabyte
  if (written.ok && written.value.length > MAX_CAPSULE_BYTES)
    return refuse('capsule_unpackable', { file, found: `${written.value.length} bytes` });
  return written;
}

/** Reads a capsule; whatever {@link writeCapsule} would not write is refused. */
export function readCapsule(bytes: Uint8Array, file: string): Result<CapsuleContent> {
  const archive = readArchive(bytes, file);
  if (!archive.ok) return archive;
  const members = new Map(archive.value);
  const index = members.get(INDEX);
  if (!index) return refuse('capsule_malformed', { file, expected: INDEX });
  members.delete(INDEX);
  const shaped = checkShape(SHAPE, readJson(index, { file: INDEX, maxBytes: MAX_INDEX_BYTES }));
  if (!shaped.ok) return shaped;
  const { release, members: listed } = shaped.value;
  const expected = indexOf(release, members);
  const named = new Map(listed.map(({ path, sha256 }) => [path, sha256]));
  for (const { path, sha256 } of expected.members) {
    if (named.get(path) !== sha256)
      return refuse('capsule_index_differs', {
        file,
        expected: named.get(path) ?? 'no such member',
        found: `${path} ${sha256}`,
      });
  }
  if (!Buffer.from(formatIndex(expected)).equals(index))
    return refuse('capsule_index_differs', { file, found: 'another list of members' });
  return accept({ release, members });
}

function indexOf({ version, revision }: CapsuleRelease, members: ArchivedFiles): Capsule {
  const paths = [...members.keys()].sort();
  return {
    schema_version: 1,
    release: { version, revision },
    members: paths.map((path) => ({ path, sha256: digestOf(present(members.get(path))) })),
  };
}

function formatIndex(index: Capsule): string {
  return `${JSON.stringify(index, null, 2)}\n`;
}

export interface CapsuleParts {
  readonly record: RecordFiles;
  readonly projection: Uint8Array | undefined;
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
}: CapsuleParts): ArchivedFiles {
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
export function partsOf(
  members: ArchivedFiles,
  version: string,
  file: string,
): Result<CapsuleParts> {
  const record = readRecordFiles(recordPathOf(version), (name) => members.get(`record/${name}`));
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
    const read = recordedVerdictOf(other);
    const isBefore = read.ok && instantOf(read.value.evaluated_at) <= instantOf(evaluated_at);
    // A clock that was a little ahead makes a record later than the release that rested on it.
    return isBefore || named.has(other.name) ? [other] : [];
  });
}

function earlierIn(members: ArchivedFiles): RecordFiles[] {
  const versions = new Set(
    below(members, 'earlier/').map(([path]) => present(path.split('/', 1)[0])),
  );
  return [...versions].flatMap((version) => {
    const contentOf = (name: string) => members.get(`earlier/${version}/${name}`);
    return readRecordFiles(recordPathOf(version), contentOf) ?? [];
  });
}

function below(members: ArchivedFiles, folder: string): [path: string, bytes: Uint8Array][] {
  return [...members].flatMap(([path, bytes]) =>
    path.startsWith(folder) ? [[path.slice(folder.length), bytes]] : [],
  );
}

function versionOf({ name }: RecordFiles): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

/** Where a capsule goes in the auditor's page. */
export const CAPSULE_SLOT = '<script type="text/plain" id="capsule"></script>';

/** A capsule for the page, under the name of its file, and the pin that it was verified by. */
export interface BroughtCapsule {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly pin: string | undefined;
}

/** `undefined` where the text is not the auditor's page. */
export function pageWithCapsule(
  page: string,
  { bytes, name, pin }: BroughtCapsule,
): string | undefined {
  const at = page.lastIndexOf(CAPSULE_SLOT);
  if (at < 0) return undefined;
  const attributes = `data-name="${attribute(name)}" data-pin="${attribute(pin ?? '')}"`;
  const element = `<script type="text/plain" id="capsule" ${attributes}>${encodeBase64(bytes)}</script>`;
  return page.slice(0, at) + element + page.slice(at + CAPSULE_SLOT.length);
}

function attribute(text: string): string {
  return text.replaceAll(/[^\w.:/ -]/gu, (character) => `&#${character.codePointAt(0)};`);
}
