import { ClaimgateError } from '../../findings/index.ts';
import type { CommitReader } from '../inputs/commit-files.ts';
import { idOf, parseTree, treeOf, type GitObject } from './objects.ts';
import { wayBack } from './commit-graph.ts';

/**
 * A commit without its repository: the objects of git that tie files to it, each checked by its id. What
 * reads documents of a commit from a repository reads them from here as well.
 */
export class KeptObjects implements CommitReader {
  readonly #objects: ReadonlyMap<string, GitObject>;

  constructor(objects: Iterable<GitObject>) {
    this.#objects = new Map([...objects].map((object) => [object.id, object]));
  }

  /** Names are those that `readCommitFiles` asks for: `ID^{commit}`, `ID^{tree}` and `ID:PATH`. */
  objects(names: readonly string[]): Promise<(GitObject | undefined)[]> {
    return Promise.resolve(names.map((name) => this.#named(name)));
  }

  resolve(name: string): Promise<string | undefined> {
    return Promise.resolve(name);
  }

  /** Those of the commits from which the kept commits lead to a release; others are not known. */
  ancestryOf(released: string, commits: Iterable<string>): Map<string, boolean> {
    const known = [...commits].filter((commit) => wayBack(released, commit, this.#objects));
    return new Map(known.map((commit) => [commit, true]));
  }

  /** @throws ClaimgateError `git_failed` where something names an object that was not kept */
  #kept(id: string): GitObject {
    const object = this.#objects.get(id);
    if (object) return object;
    throw new ClaimgateError('git_failed', { expected: id, found: 'no such object' });
  }

  #named(name: string): GitObject | undefined {
    const [, id = '', kind] = /^([0-9a-f]+)\^\{(commit|tree)\}$/.exec(name) ?? [];
    if (kind === 'commit') return this.#objects.get(id);
    if (kind === 'tree') return this.#at(id, '');
    const colon = name.indexOf(':');
    return this.#at(name.slice(0, colon), name.slice(colon + 1));
  }

  #at(commit: string, path: string): GitObject | undefined {
    const start = this.#objects.get(commit);
    if (start?.type !== 'commit') return undefined;
    let object = this.#kept(treeOf(start));
    for (const name of path === '' ? [] : path.split('/')) {
      const id = entryId(object, name);
      if (id === undefined) return undefined;
      object = this.#kept(id);
    }
    return object;
  }
}

function entryId(tree: GitObject, name: string): string | undefined {
  return tree.type === 'tree'
    ? parseTree(tree).find((entry) => entry.name === name)?.id
    : undefined;
}

/** An object as git hashes it: type, size, a zero byte, content. */
export function serialisedObject({ type, bytes }: GitObject): Uint8Array {
  return Buffer.concat([Buffer.from(`${type} ${bytes.length}\0`), bytes]);
}

/** Reads a serialised object; `undefined` where it is none, or not the one of this id. */
export function objectFrom(id: string, serialised: Uint8Array): GitObject | undefined {
  const zero = serialised.indexOf(0);
  const header = Buffer.from(serialised.subarray(0, Math.max(zero, 0))).toString('latin1');
  const [, type, size] = /^(commit|tree) ([0-9]+)$/.exec(header) ?? [];
  const object = { id, type: type ?? '', bytes: serialised.subarray(zero + 1) };
  return Number(size) === object.bytes.length && idOf(object) === id ? object : undefined;
}

/** A file of the commit as an object; its id has as many digits as that of the commit. */
export function blobOf(bytes: Uint8Array, idLength: number): GitObject {
  const nameless = { id: '0'.repeat(idLength), type: 'blob', bytes };
  return { ...nameless, id: idOf(nameless) };
}
