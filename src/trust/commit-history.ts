import { refusalOf } from '../documents/error.ts';
import {
  parseCommit,
  type CommitLinks,
  type GitObject,
  idOf,
  noSuchObject,
  serialisedObject,
  type ObjectSource,
} from './git-objects.ts';
import type { ProductFolder } from '../documents/products.ts';

/** So many commits are looked at in one go: the newest of those that are known. */
const ROUND = 64;

/** More are not looked through: what is farther back is not known. Evidence is at most a year old. */
const MAX_COMMITS = 100_000;

/** After git was waited for so often, it is asked what may come. */
const PATIENT_WAITS = 100;

/** So many are asked for at a time. */
const MAX_AT_ONCE = 512;

/** So many commits are read ahead at first, and each time twice as many: most walks are short. */
const FIRST_AHEAD = 512;
const MAX_AHEAD = 8192;

interface CommitSource {
  /** Reads a commit by its id, `undefined` where it is not there. */
  readonly read: (id: string) => Promise<GitObject | undefined>;
  readonly maxBytes: number;
  readonly ahead?: {
    /** Lists some commits and others that may lie behind them, newest first: what to read, and nothing to believe. */
    readonly list: (commits: readonly string[], count: number) => Promise<string[]>;
    /** Reads commits one after the other, as long as `take` answers yes. */
    readonly read: (ids: readonly string[], take: (one: GitObject) => boolean) => Promise<void>;
  };
}

/** A commit whose bytes were hashed. */
export interface SeenCommit extends CommitLinks {
  readonly id: string;
}

/** The commits of all histories of one command: each is read and hashed once, and only its links are kept. */
export class SeenCommits {
  readonly #source: CommitSource;
  readonly #seen = new Map<string, SeenCommit>();
  #ahead = FIRST_AHEAD;
  #waits = 0;
  #bytes = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(source: CommitSource) {
    this.#source = source;
  }

  get(id: string): SeenCommit | undefined {
    return this.#seen.get(id);
  }

  /** One walk at a time: a second one would read the same, or take what the first looks at for the end of history. */
  inTurn(walk: () => Promise<void>): Promise<void> {
    const turn = this.#last.then(() => {
      this.#waits = 0;
      return walk();
    });
    this.#last = turn.catch(() => {});
    return turn;
  }

  /** Reads commits that were not read before. Returns whether there was room for them. */
  async read(ids: readonly string[]): Promise<boolean> {
    if (this.#fresh(ids).length === 0) return true;
    // Without room, what may come is not listed either: each step would take two processes.
    if (!this.#hasRoom) return false;
    this.#waits += 1;
    if (this.#waits > PATIENT_WAITS) await this.#readAhead(ids);
    const fresh = this.#fresh(ids);
    for (let at = 0; at < fresh.length; at += MAX_AT_ONCE) {
      if (!this.#hasRoom) return false;
      const round = fresh.slice(at, at + MAX_AT_ONCE);
      for (const commit of await Promise.all(round.map((id) => this.#source.read(id))))
        if (commit) this.#keep(commit);
    }
    return true;
  }

  /**
   * In a straight line each commit names only the next one, so commits are read before they are reached. A list takes a
   * process: if a commit is missing, or has a forged date, each step would cost one, so the first list with nothing new is
   * the last one of a walk, and one with little is not soon followed by another.
   */
  async #readAhead(asked: readonly string[]): Promise<void> {
    const listed = (await this.#source.ahead?.list(asked, this.#ahead)) ?? [];
    this.#ahead = Math.min(2 * this.#ahead, MAX_AHEAD);
    const fresh = this.#fresh(listed);
    const known = new Set(asked);
    const gained = fresh.filter((id) => !known.has(id)).length;
    this.#waits = gained > 0 ? Math.min(gained, PATIENT_WAITS) : -Infinity;
    if (gained > 0) await this.#source.ahead?.read(fresh, (commit) => this.#keep(commit));
  }

  #fresh(ids: readonly string[]): string[] {
    return ids.filter((id) => !this.#seen.has(id));
  }

  get #hasRoom(): boolean {
    return this.#bytes <= this.#source.maxBytes;
  }

  /** Returns whether there is room for more. */
  #keep(commit: GitObject): boolean {
    this.#bytes += commit.bytes.length;
    this.#seen.set(commit.id, { id: commit.id, ...parseCommit(commit) });
    return this.#hasRoom;
  }
}

/**
 * Commits and their ancestors, read only from commits whose bytes were hashed: grafts, the commit-graph and
 * what git makes of them never count. Walks from new to old, only as far as each question needs.
 */
export class History {
  readonly #seen: SeenCommits;
  readonly #ends: readonly string[];
  /** Of each commit that is reached, the one that names it as its parent. */
  readonly #cameFrom = new Map<string, string | undefined>();
  /** The commits that the history goes to, and what is known to lie behind them. */
  readonly #old: Set<string>;
  /** What is reached and not yet looked at, oldest first once sorted; and the same by ids. */
  #open: SeenCommit[] = [];
  readonly #openIds = new Set<string>();
  #isWhole = true;

  /** @param until what {@link commits} leaves out, and what lies behind it */
  constructor(seen: SeenCommits, from: readonly string[], until: readonly string[] = []) {
    this.#seen = seen;
    this.#ends = [...from, ...until];
    this.#old = new Set(until);
  }

  /** Whether commits are the first ones or behind them; one that may be behind what is not here is left out. */
  async includes(commits: Iterable<string>): Promise<Map<string, boolean>> {
    const asked = [...commits];
    await this.#seen.inTurn(() => this.#reach(asked));
    const known = new Map<string, boolean>();
    for (const commit of asked) {
      if (this.#cameFrom.has(commit)) known.set(commit, true);
      else if (this.#isWhole) known.set(commit, false);
    }
    return known;
  }

  /**
   * Returns all commits up to the ones that the history goes to, by all parents, with nothing left out for looking
   * alike. A commit with a forged date may be among them although it lies behind those, and never the other way round.
   */
  async commits() {
    await this.#seen.inTurn(() => this.#reach([undefined]));
    const commits = new Map<string, SeenCommit>();
    for (const id of this.#cameFrom.keys()) {
      const commit = this.#old.has(id) ? undefined : this.#seen.get(id);
      if (commit) commits.set(id, commit);
    }
    return { commits, isWhole: this.#isWhole };
  }

  /** The commits on a way back to one that is included, both ends included. */
  wayTo(commit: string): string[] {
    const steps: string[] = [];
    for (let id: string | undefined = commit; id !== undefined; id = this.#cameFrom.get(id))
      steps.push(id);
    return steps.toReversed();
  }

  async #reach(asked: readonly (string | undefined)[]): Promise<void> {
    if (this.#cameFrom.size === 0)
      await this.#visit(this.#ends.filter((id) => this.#comeTo(id, undefined)));
    const isReached = (id: string | undefined) => id !== undefined && this.#cameFrom.has(id);
    while (this.#open.some(({ id }) => !this.#old.has(id)) && !asked.every(isReached)) {
      // Of the same instant those first that may have the others behind them.
      const age = ({ id }: SeenCommit) => Number(this.#old.has(id));
      this.#open.sort((one, other) => one.date - other.date || age(one) - age(other));
      const fresh: string[] = [];
      for (const { id, parents } of this.#open.splice(-ROUND)) {
        this.#openIds.delete(id);
        if (this.#old.has(id)) this.#makeOld(parents);
        for (const parent of parents) if (this.#comeTo(parent, id)) fresh.push(parent);
      }
      await this.#visit(fresh);
    }
  }

  /** Returns whether a commit is reached for the first time. */
  #comeTo(id: string, from: string | undefined): boolean {
    if (this.#cameFrom.has(id)) return false;
    this.#cameFrom.set(id, from);
    return true;
  }

  /** Commits are old once something old has them behind it, also where they were reached before. */
  #makeOld(ids: readonly string[]): void {
    const found = [...ids];
    for (let id = found.pop(); id !== undefined; id = found.pop()) {
      if (this.#old.has(id)) continue;
      this.#old.add(id);
      const isPassed = this.#cameFrom.has(id) && !this.#openIds.has(id);
      if (isPassed) found.push(...(this.#seen.get(id)?.parents ?? []));
    }
  }

  async #visit(ids: readonly string[]): Promise<void> {
    const wasWhole = this.#isWhole;
    // One that is not read, or cannot be, may have any parents.
    this.#isWhole = false;
    if (this.#cameFrom.size > MAX_COMMITS || !(await this.#seen.read(ids))) {
      this.#open = [];
      return;
    }
    let areAllHere = wasWhole;
    for (const id of ids) {
      const commit = this.#seen.get(id);
      if (commit) {
        this.#open.push(commit);
        this.#openIds.add(id);
      }
      // Nobody asks for what is missing behind old commits.
      else areAllHere &&= this.#old.has(id);
    }
    this.#isWhole = areAllHere;
  }
}

/**
 * Gathers the results of {@link ancestryOf} for commits that come up while judging.
 *
 * @param history that of the released commit; without one nothing is known
 */
export function gatherAncestry(history: History | undefined) {
  const known = new Map<string, boolean>();
  return {
    get: (commit: string) => known.get(commit),
    learn: async (commits: readonly string[]) => {
      for (const [commit, included] of await ancestryOf(history, commits))
        known.set(commit, included);
    },
  };
}

/** A commit that may lie behind what is not here, or could not be read, is left out: that is not a "no". */
export async function ancestryOf(
  history: History | undefined,
  commits: Iterable<string>,
): Promise<Map<string, boolean>> {
  try {
    return (await history?.includes(commits)) ?? new Map();
  } catch (error) {
    refusalOf(error);
    return new Map();
  }
}

/** How commits between two are found: in a repository, or among those of a capsule. */
interface CommitRange {
  commitsSince(
    from: readonly string[],
    until: readonly string[],
  ): Promise<{ readonly commits: ReadonlyMap<string, SeenCommit>; readonly isWhole: boolean }>;
}

/** Counts the commits that a released one has and its ancestors lack; one that cannot be counted is left out. */
export async function distancesTo(
  released: string,
  ancestry: ReadonlyMap<string, boolean>,
  range: CommitRange,
): Promise<Map<string, number>> {
  const distances = new Map<string, number>();
  for (const [commit, isIncluded] of ancestry) {
    if (!isIncluded || commit === released) continue;
    const { commits, isWhole } = await range.commitsSince([released], [commit]);
    if (isWhole) distances.set(commit, commits.size);
  }
  return distances;
}

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
