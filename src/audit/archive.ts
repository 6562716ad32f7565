// The one tar form of a capsule, written and read by us: any other byte of it would be one more thing to check.

import { accept, refuse, type Result, present } from '../documents/findings.ts';

/** Size of a header, and what contents are filled up to (POSIX.1-2024, pax, ustar interchange format). */
const BLOCK = 512;

/** Fields of a header: offset and length. */
const NAME = [0, 100] as const;
const SIZE = [124, 12] as const;
const CHECKSUM = [148, 8] as const;
const TYPE = 156;
const MAGIC = [257, 8] as const;
const PREFIX = [345, 155] as const;

const MAGIC_TEXT = 'ustar\u000000';

/** The header of a regular file in its one form; `undefined` where path or size have no place in it. */
export function headerOf(path: string, size: number): Uint8Array | undefined {
  const split = splitPath(path);
  const octal = size.toString(8).padStart(11, '0');
  if (!split || octal.length > 11) return undefined;
  const header = Buffer.alloc(BLOCK);
  header.write(split.name, NAME[0], 'latin1');
  header.write('0000644\u00000000000\u00000000000\0', 100, 'latin1');
  header.write(`${octal}\u000000000000000\0`, SIZE[0], 'latin1');
  header.write(' '.repeat(CHECKSUM[1]), CHECKSUM[0], 'latin1');
  header.write('0', TYPE, 'latin1');
  header.write(MAGIC_TEXT, MAGIC[0], 'latin1');
  header.write('0000000\u00000000000\0', 329, 'latin1');
  header.write(split.prefix, PREFIX[0], 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, CHECKSUM[0], 'latin1');
  return header;
}

function typeIn(header: Uint8Array): string {
  return String.fromCharCode(present(header[TYPE]));
}

function pathIn(header: Uint8Array): string {
  const prefix = untilZero(textIn(header, PREFIX));
  const name = untilZero(textIn(header, NAME));
  return prefix === '' ? name : `${prefix}/${name}`;
}

function sizeIn(header: Uint8Array): number | undefined {
  const [, digits] = /^([0-7]{11})\0$/.exec(textIn(header, SIZE)) ?? [];
  return digits === undefined ? undefined : Number.parseInt(digits, 8);
}

/** A short path is a name; a longer one is cut at the last slash that leaves two parts that fit. */
function splitPath(path: string): { prefix: string; name: string } | undefined {
  if (path.length <= NAME[1]) return { prefix: '', name: path };
  const cut = path.lastIndexOf('/', PREFIX[1]);
  const [prefix, name] = [path.slice(0, Math.max(cut, 0)), path.slice(cut + 1)];
  return cut > 0 && name.length <= NAME[1] ? { prefix, name } : undefined;
}

function textIn(header: Uint8Array, [offset, length]: readonly [number, number]): string {
  return Buffer.from(header.subarray(offset, offset + length)).toString('latin1');
}

function untilZero(text: string): string {
  return present(text.split('\0', 1)[0]);
}

export type ArchivedFiles = ReadonlyMap<string, Uint8Array>;

/** More members than this are not one release. */
export const MAX_MEMBERS = 65_536;

const SAFE_PATH = /^(?!.*(?:^|\/)\.{0,2}(?:\/|$))[ -[\]-~]{1,256}$/;

/**
 * Writes files as a POSIX ustar archive in its one canonical form: sorted by path, mode 644, owner,
 * group and time zero, two zero blocks at the end. Any tar program can list it; the same files give the
 * same bytes. `capsule_unpackable` for a name that has no place in the form.
 */
export function writeArchive(files: ArchivedFiles, file: string): Result<Uint8Array> {
  if (files.size > MAX_MEMBERS)
    return refuse('capsule_unpackable', { file, found: `${files.size} files` });
  const parts: Uint8Array[] = [];
  for (const path of [...files.keys()].sort()) {
    const bytes = present(files.get(path));
    const header = SAFE_PATH.test(path) ? headerOf(path, bytes.length) : undefined;
    if (!header) return refuse('capsule_unpackable', { file, found: path });
    parts.push(header, bytes, new Uint8Array(paddingOf(bytes.length)));
  }
  return accept(Buffer.concat([...parts, new Uint8Array(2 * BLOCK)]));
}

/**
 * Reads an archive that {@link writeArchive} could have written, and no other: every header must be the
 * one that it would write, to the byte. Members are views of the given bytes; nothing is unpacked, and
 * no declared size is believed before the bytes are there.
 */
export function readArchive(bytes: Uint8Array, file: string): Result<ArchivedFiles> {
  const members = new Map<string, Uint8Array>();
  let previous = '';
  for (let at = 0; ;) {
    const header = bytes.subarray(at, at + BLOCK);
    if (header.length < BLOCK) return truncatedOr(members, file);
    if (header.every((byte) => byte === 0)) return endOf(bytes, at, members, file);
    const member = memberAt(bytes, at, file);
    if (!member.ok) return member;
    const { path, content, next } = member.value;
    if (members.has(path)) return refuse('capsule_member_twice', { file, found: path });
    if (path < previous)
      return refuse('capsule_out_of_order', { file, expected: `after ${previous}`, found: path });
    if (members.size === MAX_MEMBERS)
      return refuse('capsule_malformed', { file, expected: `at most ${MAX_MEMBERS} members` });
    members.set(path, content);
    previous = path;
    at = next;
  }
}

interface Member {
  readonly path: string;
  readonly content: Uint8Array;
  /** Where the next header starts. */
  readonly next: number;
}

function memberAt(bytes: Uint8Array, at: number, file: string): Result<Member> {
  const header = bytes.subarray(at, at + BLOCK);
  if (textIn(header, MAGIC) !== MAGIC_TEXT)
    return refuse('capsule_malformed', { file, expected: 'a ustar archive' });
  const path = pathIn(header);
  if (typeIn(header) !== '0') return refuse('capsule_not_file', { file, found: path });
  if (!SAFE_PATH.test(path)) return refuse('capsule_path_unsafe', { file, found: path });
  const size = sizeIn(header);
  if (size === undefined)
    return refuse('capsule_malformed', { file, found: `the size of ${path}` });
  const start = at + BLOCK;
  const end = start + size;
  const next = end + paddingOf(size);
  if (next > bytes.length) return refuse('capsule_truncated', { file, found: path });
  const canonical = headerOf(path, size);
  const isCanonical =
    canonical !== undefined &&
    Buffer.from(canonical).equals(header) &&
    bytes.subarray(end, next).every((byte) => byte === 0);
  if (!isCanonical) return refuse('capsule_malformed', { file, found: `the header of ${path}` });
  return accept({ path, content: bytes.subarray(start, end), next });
}

/** Exactly two blocks of zeros and nothing after them. */
function endOf(
  bytes: Uint8Array,
  at: number,
  members: ArchivedFiles,
  file: string,
): Result<ArchivedFiles> {
  const rest = bytes.subarray(at);
  if (rest.length < 2 * BLOCK) return refuse('capsule_truncated', { file });
  if (rest.length > 2 * BLOCK || rest.some((byte) => byte !== 0))
    return refuse('capsule_malformed', { file, found: 'more after the end of the archive' });
  return accept(members);
}

/** A file without a single member was never an archive. */
function truncatedOr(members: ArchivedFiles, file: string): Result<ArchivedFiles> {
  return members.size === 0
    ? refuse('capsule_malformed', { file, expected: 'a ustar archive' })
    : refuse('capsule_truncated', { file });
}

function paddingOf(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}
