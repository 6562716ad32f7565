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
 * @throws ClaimgateError `git_failed` where the output is anything else
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
    if (header === `${name} missing`) return undefined;
    const [, id, type, size] = /^([0-9a-f]{40,64}) ([a-z]+) ([0-9]+)$/.exec(header) ?? [];
    if (id === undefined || type === undefined || size === undefined) {
      throw new ClaimgateError('git_failed', { expected: `an answer for ${name}`, found: header });
    }
    const bytes = output.subarray(at, at + Number(size));
    if (bytes.length !== Number(size))
      throw new ClaimgateError('git_failed', {
        expected: `${size} bytes of ${name}`,
        found: `${bytes.length}`,
      });
    at += bytes.length + 1;
    return { id, type, bytes };
  });
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
