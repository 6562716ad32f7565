import { createHash } from 'node:crypto';
import { chmodSync, readFileSync } from 'node:fs';
import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib';
import type { HostileRepository } from './repository.ts';

/** The bytes that git hashes. */
export function serialised(type: string, bytes: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from(`${type} ${bytes.length}\0`), bytes]);
}

export function idOf(type: string, bytes: Uint8Array): string {
  return createHash('sha1').update(serialised(type, bytes)).digest('hex');
}

export function loosePath(id: string): string {
  return `.git/objects/${id.slice(0, 2)}/${id.slice(2)}`;
}

/** Stores an object without asking git whether it is sound. @returns its id */
export function store(repository: HostileRepository, type: string, bytes: Uint8Array): string {
  const id = idOf(type, bytes);
  storeAs(repository, id, type, bytes);
  return id;
}

/** Stores an object under the id of another one. */
export function storeAs(
  repository: HostileRepository,
  id: string,
  type: string,
  bytes: Uint8Array,
): void {
  const level = bytes.length > 1_000_000 ? 1 : 6;
  repository.write(loosePath(id), deflateSync(serialised(type, bytes), { level }), 0o444);
}

/** One entry of a tree as its bytes. */
export function entry(mode: string, name: string | Uint8Array, id: string): Buffer {
  return Buffer.concat([
    Buffer.from(`${mode} `),
    Buffer.from(name),
    Buffer.from([0]),
    Buffer.from(id, 'hex'),
  ]);
}

/** A commit of a tree, made like every other one; without a parent unless one is given. */
export function commitOf(
  repository: HostileRepository,
  tree: string,
  parents: readonly string[] = [],
): string {
  const named = parents.flatMap((parent) => ['-p', parent]);
  return repository.git('commit-tree', tree, ...named, '-m', 'forged');
}

const PIECE = 16 * 1024 * 1024;

/** Compresses `head` and then `size` zeros into a thousandth of the room; `size` is a number of pieces. */
export function zeros(head: string, pieces: number): Buffer {
  const flush = { level: 9, finishFlush: constants.Z_FULL_FLUSH };
  const bytes = Buffer.from(head, 'latin1');
  const piece = deflateRawSync(Buffer.alloc(PIECE), flush);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(adlerWithZeros(bytes, pieces * PIECE));
  return Buffer.concat([
    Buffer.from([0x78, 0x01]),
    deflateRawSync(bytes, flush),
    ...Array.from({ length: pieces }, () => piece),
    deflateRawSync(Buffer.alloc(0)),
    sum,
  ]);
}

const PIECES = 96;
let idOfZeros: string | undefined;

/** A blob of 1.5 GB of zeros under the id that it really has. */
export function storeZeros(repository: HostileRepository): string {
  const head = `blob ${PIECES * PIECE}\0`;
  idOfZeros ??= hashOfZeros(head);
  repository.write(loosePath(idOfZeros), zeros(head, PIECES));
  return idOfZeros;
}

function hashOfZeros(head: string): string {
  const hash = createHash('sha1').update(head);
  const piece = Buffer.alloc(PIECE);
  for (let count = 0; count < PIECES; count += 1) hash.update(piece);
  return hash.digest('hex');
}

function adlerWithZeros(bytes: Uint8Array, count: number): number {
  let [low, high] = [1, 0];
  for (const byte of bytes) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  high = Number((BigInt(high) + BigInt(count) * BigInt(low)) % 65_521n);
  return high * 65_536 + low;
}

/** A pack of one object, whose index says that the object has another id. Git asks packs first. */
export function packAs(
  repository: HostileRepository,
  id: string,
  type: 'commit' | 'tree' | 'blob' | 'tag',
  bytes: Uint8Array,
): string {
  const object = Buffer.concat([packHeader(type, bytes.length), deflateSync(bytes)]);
  const head = Buffer.concat([Buffer.from('PACK'), uint32(2), uint32(1), object]);
  const trailer = createHash('sha1').update(head).digest();
  const first = Number.parseInt(id.slice(0, 2), 16);
  const fanout = Array.from({ length: 256 }, (_, byte) => uint32(byte >= first ? 1 : 0));
  const index = Buffer.concat([
    Buffer.from([0xff, 0x74, 0x4f, 0x63]),
    uint32(2),
    ...fanout,
    Buffer.from(id, 'hex'),
    uint32(crc32(object)),
    uint32(12),
    trailer,
  ]);
  const name = `.git/objects/pack/pack-${trailer.toString('hex')}`;
  repository.write(`${name}.pack`, Buffer.concat([head, trailer]));
  repository.write(
    `${name}.idx`,
    Buffer.concat([index, createHash('sha1').update(index).digest()]),
  );
  return name;
}

function packHeader(type: 'commit' | 'tree' | 'blob' | 'tag', size: number): Buffer {
  const kind = { commit: 1, tree: 2, blob: 3, tag: 4 }[type];
  const bytes = [(kind << 4) | (size & 15)];
  for (let rest = size >> 4; rest > 0; rest >>= 7) {
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) | 0x80;
    bytes.push(rest & 0x7f);
  }
  return Buffer.from(bytes);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
}

/** Runs something while an object reads otherwise, as git does not hash what it reads. */
export function whileForged(
  repository: HostileRepository,
  id: string,
  type: string,
  bytes: Uint8Array,
  work: () => void,
): void {
  const path = repository.path(loosePath(id));
  const honest = readFileSync(path);
  storeAs(repository, id, type, bytes);
  work();
  repository.write(loosePath(id), honest);
  chmodSync(path, 0o444);
}
