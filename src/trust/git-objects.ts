import { ClaimgateError } from '../documents/findings.ts';
import { createHash, hash } from '../digest/node.ts';
import type { ProductFolder } from '../documents/products.ts';

export interface GitObject {
  readonly id: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

export interface TreeEntry {
  /** As trees hold it: `100644`, `40000`, `120000`, `160000`. */
  readonly mode: string;
  readonly id: string;
  readonly name: string;
}

export interface ObjectSource {
  /** The product whose documents are read, in a repository of several. */
  readonly product?: ProductFolder | undefined;
  /** @throws ClaimgateError where the object is damaged, does not hash to its id or is larger than allowed */
  object(id: string, limit: ObjectLimit): Promise<GitObject | undefined>;
}

export interface ObjectLimit {
  readonly maxBytes: number;
  readonly tooLarge: (size: number) => Error;
}

/** A folder with a hundred thousand files takes 6 MB. */
export const TREE_LIMIT = plainLimit('tree', 16 * 1024 * 1024);

/** Commits and tags hold a message and maybe signatures. */
export const COMMIT_LIMIT = plainLimit('commit or tag', 1024 * 1024);

function plainLimit(what: string, maxBytes: number): ObjectLimit {
  const tooLarge = (size: number) => gitTooLarge(`${maxBytes} bytes`, `a ${what} of ${size} bytes`);
  return { maxBytes, tooLarge };
}

export function gitTooLarge(most: string, found: string): ClaimgateError {
  return new ClaimgateError('git_too_large', { expected: `at most ${most}`, found });
}

export function noSuchObject(id: string, file?: string): ClaimgateError {
  const place = file === undefined ? {} : { file };
  return new ClaimgateError('git_failed', { ...place, expected: id, found: 'no such object' });
}

/**
 * The line with which `cat-file --batch` begins an answer: `ID TYPE SIZE`, or that what was asked for is missing.
 *
 * @param asked an id
 * @throws ClaimgateError `git_failed` where it is anything else
 */
export function answerHeader(
  line: string,
  asked: string,
): { readonly id: string; readonly type: string; readonly size: number } | undefined {
  // Newer git says `submodule` where the commit of a submodule is named, which is not here either.
  if (line === `${asked} missing` || line === `${asked} submodule`) return undefined;
  const [, id, type, size] = /^([0-9a-f]+) ([a-z]+) ([0-9]+)$/.exec(line) ?? [];
  if (id !== asked || type === undefined)
    throw new ClaimgateError('git_failed', { expected: `an answer for ${asked}`, found: line });
  return { id, type, size: Number(size) };
}

/** The start of an object as git hashes it: type, size, a zero byte. */
export function objectHeader(type: string, size: number): string {
  return `${type} ${size}\0`;
}

export function serialisedObject({ type, bytes }: Omit<GitObject, 'id'>): Uint8Array {
  return Buffer.concat([Buffer.from(objectHeader(type, bytes.length)), bytes]);
}

/** Git does not look when it reads a loose object, and the verdict says that these bytes are those of a commit. */
export function checkedObject(id: string, type: string, serialised: Uint8Array): GitObject {
  const found = idOf(serialised, id.length);
  if (found === id) return { id, type, bytes: serialised.subarray(serialised.indexOf(0) + 1) };
  throw new ClaimgateError('git_failed', { expected: id, found });
}

/** Loads what ids are computed by: in a small check that takes as long as git, so it is done while git runs. */
export function prepareIds(): void {
  idOf(Buffer.alloc(0), 40);
}

/** The start of a hash that ends as the id of an object, by the algorithm that ids of this length come from. */
export function objectHash(
  type: string,
  size: number,
  idLength: number,
): ReturnType<typeof createHash> {
  return createHash(algorithmOf(idLength)).update(objectHeader(type, size));
}

export function idOf(serialised: Uint8Array, idLength: number): string {
  return hash(algorithmOf(idLength), serialised, 'hex');
}

function algorithmOf(idLength: number) {
  return idLength === 40 ? 'sha1' : 'sha256';
}

/** @throws ClaimgateError `git_failed` for what is no tree, and for two entries of one name */
export function parseTree({ id, type, bytes }: GitObject): TreeEntry[] {
  if (type !== 'tree') throw damaged('tree', id);
  const idLength = id.length / 2;
  const entries: TreeEntry[] = [];
  const names = new Set<string>();
  for (let at = 0; at < bytes.length;) {
    const space = bytes.indexOf(0x20, at);
    const zero = bytes.indexOf(0, space);
    const end = zero + 1 + idLength;
    if (space < 0 || zero < 0 || end > bytes.length) throw damaged('tree', id);
    const name = Buffer.from(bytes.subarray(space + 1, zero));
    entries.push({
      mode: modeOf(decodeOutput(bytes.subarray(at, space))),
      name: name.toString('utf8'),
      id: Buffer.from(bytes.subarray(zero + 1, end)).toString('hex'),
    });
    names.add(name.toString('latin1'));
    at = end;
  }
  if (names.size < entries.length) throw damaged('tree', id);
  return entries;
}

/** Old programs wrote zeros in front, and permissions of folders; git takes both for what they are. */
function modeOf(digits: string): string {
  const isFolder = (Number.parseInt(digits, 8) & FILE_TYPE) === FOLDER_TYPE;
  return isFolder ? '40000' : digits.replace(/^0+/, '');
}

const FILE_TYPE = 0o170000;
const FOLDER_TYPE = 0o040000;

export interface CommitLinks {
  readonly tree: string;
  readonly parents: readonly string[];
  /** Seconds since 1970 by the committer's clock: good for an order to look in, and for nothing else. */
  readonly date: number;
}

/** The first lines of a commit, by the length of ids. */
const LINKS: Readonly<Record<number, RegExp>> = {
  40: /^tree [0-9a-f]{40}\n((?:parent [0-9a-f]{40}\n)*)/,
  64: /^tree [0-9a-f]{64}\n((?:parent [0-9a-f]{64}\n)*)/,
};

/** The tree and the parents that a commit object names in its first lines. @throws ClaimgateError `git_failed` */
export function parseCommit({ id, type, bytes }: GitObject): CommitLinks {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = content.indexOf('\n\n');
  const header = content.toString('latin1', 0, end < 0 ? undefined : end + 1);
  const [links, parents = ''] = LINKS[id.length]?.exec(header) ?? [];
  if (type !== 'commit' || links === undefined) throw damaged('commit', id);
  const [, seconds = '0'] = /^committer .* ([0-9]{1,15}) [+-][0-9]{4}$/m.exec(header) ?? [];
  const lineLength = 'parent \n'.length + id.length;
  const tree = 'tree '.length;
  // Copied from the bytes: a part of a string keeps all of it in memory, as long as a history is known.
  const idAt = (at: number): string => content.toString('latin1', at, at + id.length);
  return {
    tree: idAt(tree),
    parents: Array.from({ length: parents.length / lineLength }, (_, n) =>
      idAt(tree + (n + 1) * lineLength),
    ),
    date: Number(seconds),
  };
}

/** The id that a tag object names in its first line. @throws ClaimgateError `git_failed` */
export function taggedBy({ id, bytes }: GitObject): string {
  const first = decodeOutput(bytes.subarray(0, 80)).split('\n', 1)[0] ?? '';
  if (first.startsWith('object ') && first.length === 'object '.length + id.length)
    return first.slice('object '.length);
  throw damaged('tag', id);
}

/** The name in the header of a tag object. @throws ClaimgateError `git_failed` */
export function tagNameIn({ id, bytes }: GitObject): string {
  const [header = ''] = decodeOutput(bytes).split('\n\n', 1);
  const [, name] = /^tag (.+)$/m.exec(header) ?? [];
  if (name !== undefined) return name;
  throw damaged('tag', id);
}

function damaged(what: string, id: string): ClaimgateError {
  return new ClaimgateError('git_failed', { found: `a damaged ${what} ${id}` });
}

export function decodeOutput(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('utf8');
}
