// Objects of git in a capsule: they answer for a commit as its repository does.

import { History, SeenCommits } from './commit-history.ts';
import type { ProductFolder } from '../documents/products.ts';
import {
  idOf,
  noSuchObject,
  serialisedObject,
  type GitObject,
  type ObjectSource,
} from './git-objects.ts';

/** The objects of git that tie files to a commit, each checked by its id: a commit without its repository. */
export class KeptObjects implements ObjectSource {
  readonly product: ProductFolder | undefined;
  readonly #objects: ReadonlyMap<string, GitObject>;

  constructor(objects: Iterable<GitObject>, product?: ProductFolder) {
    this.product = product;
    this.#objects = new Map([...objects].map((object) => [object.id, object]));
  }

  /** The same objects, read for one product. */
  of(product: ProductFolder | undefined): KeptObjects {
    return new KeptObjects(this.#objects.values(), product);
  }

  /** @throws ClaimgateError `git_failed` where something names an object that was not kept */
  object(id: string): Promise<GitObject> {
    const object = this.#objects.get(id);
    return object ? Promise.resolve(object) : Promise.reject(noSuchObject(id));
  }

  /** Those of the commits from which the kept commits lead to a release; others are not known. */
  async ancestryOf(released: string, commits: Iterable<string>): Promise<Map<string, boolean>> {
    return new History(this.#commits(), [released]).includes(commits);
  }

  /** The commits of a release that some do not have; and whether all of them are kept. */
  commitsSince(from: readonly string[], until: readonly string[]) {
    return new History(this.#commits(), from, until).commits();
  }

  #commits(): SeenCommits {
    const read = (id: string) => Promise.resolve(this.#objects.get(id));
    return new SeenCommits({ read, maxBytes: Infinity });
  }
}

/** Reads a serialised object; `undefined` where it is none, or not the one of this id. */
export function objectFrom(id: string, serialised: Uint8Array): GitObject | undefined {
  const zero = serialised.indexOf(0);
  const header = Buffer.from(serialised.subarray(0, Math.max(zero, 0))).toString('latin1');
  const [, type, size] = /^(commit|tree) ([0-9]+)$/.exec(header) ?? [];
  const object = { id, type: type ?? '', bytes: serialised.subarray(zero + 1) };
  const isWhole = Number(size) === object.bytes.length;
  return isWhole && idOf(serialised, id.length) === id ? object : undefined;
}

/** A file of the commit as an object; its id has as many digits as that of the commit. */
export function blobOf(bytes: Uint8Array, idLength: number): GitObject {
  const type = 'blob';
  return { id: idOf(serialisedObject({ type, bytes }), idLength), type, bytes };
}
