import { readArchive, writeArchive } from '../../src/audit/archive.ts';
import { readCapsule, writeCapsule } from '../../src/audit/capsule.ts';
import { valueOf } from '../trust/expect.ts';

/** A capsule with one thing changed. */
export interface Mutant {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Offsets in a header of ustar, one of each field. */
const FIELDS = [0, 100, 108, 116, 124, 136, 148, 156, 157, 257, 263, 265, 297, 329, 337, 345, 500];

function flipped(bytes: Uint8Array, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}

/**
 * More than 200 capsules that must be refused: every field of a header, padding, the end, every member at
 * three places, cut off and added to; and every member changed with an index that fits.
 */
export function mutantsOf(capsule: Buffer): Mutant[] {
  const members = valueOf(readArchive(capsule, 'a.capsule'));
  const content = valueOf(readCapsule(capsule, 'a.capsule'));
  const mutants: Mutant[] = FIELDS.map((at) => ({
    name: `byte ${at} of the first header`,
    bytes: flipped(capsule, at),
  }));
  for (const [path, bytes] of members) {
    const start = bytes.byteOffset - capsule.byteOffset;
    for (const at of [0, bytes.length >> 1, bytes.length - 1])
      mutants.push({ name: `${path} at ${at}`, bytes: flipped(capsule, start + at) });
    mutants.push({ name: `header of ${path}`, bytes: flipped(capsule, start - 512 + 140) });
    if (bytes.length % 512 > 0)
      mutants.push({ name: `padding of ${path}`, bytes: flipped(capsule, start + bytes.length) });
  }
  for (const part of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const length = Math.floor((capsule.length * part) / 8) + part;
    mutants.push({ name: `cut off at ${length}`, bytes: capsule.subarray(0, length) });
  }
  mutants.push(
    { name: 'a byte more', bytes: Buffer.concat([capsule, Buffer.of(0)]) },
    { name: 'a block more', bytes: Buffer.concat([capsule, Buffer.alloc(512)]) },
    { name: 'a zero block gone', bytes: capsule.subarray(0, -512) },
    { name: 'an end that is not zero', bytes: flipped(capsule, capsule.length - 1) },
    { name: 'without the index', bytes: withoutIndex(members) },
  );
  const repacked = (name: string, change: (files: Map<string, Uint8Array>) => void) => {
    const files = new Map(content.members);
    change(files);
    const bytes = valueOf(writeCapsule({ ...content, members: files }, 'a.capsule'));
    mutants.push({ name: `forged: ${name}`, bytes });
  };
  for (const [path, bytes] of content.members) {
    repacked(`${path} gone`, (files) => files.delete(path));
    for (const part of [1, 3, 5, 7]) {
      const at = Math.floor((bytes.length * part) / 8);
      repacked(`${path} at ${at}`, (files) => files.set(path, flipped(bytes, at)));
    }
    repacked(`${path} empty`, (files) => files.set(path, new Uint8Array()));
  }
  repacked('a foreign file', (files) => files.set('commit/other.txt', Buffer.from('x')));
  repacked('an unknown folder', (files) => files.set('other/file', Buffer.from('x')));
  return mutants;
}

function withoutIndex(members: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const files = new Map(members);
  files.delete('capsule.json');
  return valueOf(writeArchive(files, 'a.capsule'));
}
