import { createHash } from 'node:crypto';
import { ClaimgateError } from '../../findings/index.ts';

/** One object, as `cat-file --batch` prints it. */
export interface GitObject {
  readonly id: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** One entry of a tree: a file, a folder, a link or a submodule. */
export interface TreeEntry {
  /** As trees hold it: `100644`, `40000`, `120000`, `160000`. */
  readonly mode: string;
  readonly id: string;
  readonly name: string;
}

/**
 * Takes apart the output of `cat-file --batch`: for each name a line `ID TYPE SIZE`, the bytes, a line
 * end; for a name that means nothing, `NAME missing`.
 *
 * @throws ClaimgateError `git_failed` where the output is anything else, or an object is not what its id says
 */
export function splitBatch(
  output: Uint8Array,
  names: readonly string[],
): (GitObject | undefined)[] {
  let at = 0;
  return names.map((name) => {
    const end = output.indexOf(0x0a, at);
    const header = Buffer.from(output.subarray(at, Math.max(end, at))).toString('utf8');
    at = end + 1;
    // Newer git says `submodule` where the commit of a submodule is named, which is not here either.
    if (header === `${name} missing` || header.endsWith(' submodule')) return undefined;
    const [, id, type, size] = /^([0-9a-f]+) ([a-z]+) ([0-9]+)$/.exec(header) ?? [];
    if (id === undefined || type === undefined || size === undefined) {
      throw new ClaimgateError('git_failed', { expected: `an answer for ${name}`, found: header });
    }
    const bytes = output.subarray(at, at + Number(size));
    at += bytes.length + 1;
    const object = { id, type, bytes };
    if (idOf(object) !== id)
      throw new ClaimgateError('git_failed', { expected: id, found: idOf(object) });
    return object;
  });
}

/** Loads what ids are computed by: in a small check that takes as long as git, so it is done while git runs. */
export function prepareIds(): void {
  createHash('sha1');
}

/**
 * The id that an object has by its content. Git does not look when it reads a loose object, and the
 * verdict says that these bytes are those of a commit.
 */
export function idOf({ id, type, bytes }: GitObject): string {
  const hash = createHash(id.length === 40 ? 'sha1' : 'sha256');
  return hash.update(`${type} ${bytes.length}\0`).update(bytes).digest('hex');
}

/** The entries of a tree object: for each its mode, a space, its name, a zero byte and its raw id. */
export function parseTree({ id, bytes }: GitObject): TreeEntry[] {
  const idLength = id.length / 2;
  const entries: TreeEntry[] = [];
  for (let at = 0; at < bytes.length;) {
    const space = bytes.indexOf(0x20, at);
    const zero = bytes.indexOf(0, space);
    const end = zero + 1 + idLength;
    if (space < 0 || zero < 0 || end > bytes.length)
      throw new ClaimgateError('git_failed', { found: `a damaged tree ${id}` });
    entries.push({
      mode: textOf(bytes.subarray(at, space)),
      name: textOf(bytes.subarray(space + 1, zero)),
      id: Buffer.from(bytes.subarray(zero + 1, end)).toString('hex'),
    });
    at = end;
  }
  return entries;
}

/** The tree that a commit object names in its first line. */
export function treeOf({ id, bytes }: GitObject): string {
  const tree = /^tree ([0-9a-f]{40,64})\n/.exec(textOf(bytes.subarray(0, 80)))?.[1];
  if (tree === undefined)
    throw new ClaimgateError('git_failed', { found: `a damaged commit ${id}` });
  return tree;
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('utf8');
}
