import { ClaimgateError } from '../../findings/index.ts';

/**
 * The refs of a repository by their full names, each with the id that it holds. Names are compared whole:
 * git itself would go on guessing, and find a tag that is called `refs/remotes/origin/HEAD`.
 */
export class Refs {
  readonly #ids: ReadonlyMap<string, string>;

  /** @param listing lines of `show-ref --head` or the like: an id, a space, a full name */
  constructor(listing: string) {
    const lines = listing.split('\n').map((line) => /^([0-9a-f]{40,64}) (.+)$/.exec(line));
    this.#ids = new Map(lines.flatMap((line) => (line ? [[line[2] ?? '', line[1] ?? '']] : [])));
  }

  /** What a ref holds: mostly a commit, of an annotated tag the tag. */
  idOf(fullName: string): string | undefined {
    return this.#ids.get(fullName);
  }

  /** The full names below a folder of refs, such as `refs/tags/`. */
  below(folder: string): string[] {
    return [...this.#ids.keys()].filter((name) => name.startsWith(folder));
  }

  /**
   * The id that a name stands for which somebody typed: `HEAD`, a full object id, a full ref name, or the
   * short name of exactly one tag, branch or remote branch.
   *
   * @throws ClaimgateError `ref_ambiguous` where more than one ref has this short name
   */
  named(name: string): string | undefined {
    if (name === 'HEAD' || name.startsWith('refs/')) return this.idOf(name);
    if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(name)) return name;
    const found = FOLDERS.map((folder) => folder + name).filter((full) => this.#ids.has(full));
    const [only, ...others] = found;
    if (others.length > 0)
      throw new ClaimgateError('ref_ambiguous', { expected: found.join(' or '), found: name });
    return only === undefined ? undefined : this.idOf(only);
  }
}

/** Where short names are looked for. */
const FOLDERS = ['refs/tags/', 'refs/heads/', 'refs/remotes/'];
