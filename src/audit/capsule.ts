import { digestOf } from '../digest/index.ts';
import { checkShape, readJson, type Shape } from '../json/index.ts';
import type { Capsule, CapsuleRelease } from '../documents/index.ts';
import { document } from '../documents/generated/capsule.validator.js';
import { accept, refuse, type Result } from '../findings/index.ts';
import { readArchive, writeArchive, type Members } from './archive.ts';
import { present } from '../findings/assert.ts';

/** Name of the first member, which names all others by their digests. */
const INDEX = 'capsule.json';

const MAX_INDEX_BYTES = 32 * 1024 * 1024;

/** Size limit of a capsule in bytes: it is read whole. */
export const MAX_CAPSULE_BYTES = 512 * 1024 * 1024;

const SHAPE: Shape<Capsule> = { document };

/** A release, and the files that it can be audited by. */
export interface CapsuleContent {
  readonly release: CapsuleRelease;
  /** By their path in the archive, without the index. */
  readonly members: Members;
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

function indexOf({ version, revision }: CapsuleRelease, members: Members): Capsule {
  const paths = [...members.keys()].sort();
  return {
    schema_version: 1,
    release: { version, revision },
    members: paths.map((path) => ({
      path,
      sha256: digestOf(present(members.get(path))),
    })),
  };
}

function formatIndex(index: Capsule): string {
  return `${JSON.stringify(index, null, 2)}\n`;
}
