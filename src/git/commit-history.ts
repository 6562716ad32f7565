import { refusalOf } from '../findings/error.ts';
import { parseCommit, type CommitLinks, type GitObject } from './objects.ts';

/** So many commits are looked at in one go: the newest of those that are known. */
const ROUND = 64;

/** More are not looked through: what is farther back is not known. Evidence is at most a year old. */
const MAX_COMMITS = 100_000;

/** After so many rounds that each waited for git, it is asked what may come. */
const PATIENT_ROUNDS = 100;

/** So many of those are asked for at a time. */
const AHEAD = 512;

/** Where a history begins, and how its commits are read. */
interface HistorySource {
  readonly from: readonly string[];
  /** The commits of {@link History.commits} neither are these nor lie behind them. */
  readonly until?: readonly string[];
  /** Reads a commit by its id, `undefined` where it is not there. */
  readonly read: (id: string) => Promise<GitObject | undefined>;
  readonly maxBytes: number;
  /** Lists commits that may lie behind some, newest first: what to read, and nothing to believe. */
  readonly foresee?: (commits: readonly string[]) => Promise<string[]>;
}

/** A commit whose bytes were hashed. */
export interface SeenCommit extends CommitLinks {
  readonly id: string;
}

/**
 * Commits and their ancestors, read only from commits whose bytes were hashed: grafts, the commit-graph and
 * what git makes of them never count. Walks from new to old, only as far as each question needs.
 */
export class History {
  readonly #source: HistorySource;
  #foresee: HistorySource['foresee'];
  /** Commits that were read before they were reached: in a straight line each names only the next one. */
  #ahead = new Map<string, SeenCommit>();
  #waits = 0;
  /** Of each commit that is reached, the one that names it as its parent. */
  readonly #cameFrom = new Map<string, string | undefined>();
  readonly #reached = new Map<string, SeenCommit>();
  /** The commits that the history goes to, and what is known to lie behind them. */
  readonly #old: Set<string>;
  #open: SeenCommit[] = [];
  #bytes = 0;
  #isWhole = true;
  #last: Promise<unknown> = Promise.resolve();

  constructor(source: HistorySource) {
    this.#source = source;
    this.#foresee = source.foresee;
    this.#old = new Set(source.until);
  }

  /** Whether commits are the first ones or behind them; one that may be behind what is not here is left out. */
  async includes(commits: Iterable<string>): Promise<Map<string, boolean>> {
    const asked = [...commits];
    await this.#inTurn(() => this.#reach(asked));
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
    await this.#inTurn(() => this.#reach([undefined]));
    const commits = new Map([...this.#reached].filter(([id]) => !this.#old.has(id)));
    return { commits, isWhole: this.#isWhole };
  }

  /** The commits on a way back to one that is included, both ends included. */
  wayTo(commit: string): string[] {
    const steps: string[] = [];
    for (let id: string | undefined = commit; id !== undefined; id = this.#cameFrom.get(id))
      steps.push(id);
    return steps.toReversed();
  }

  /** One walk at a time: a second one would take what the first looks at for the end of history. */
  #inTurn(walk: () => Promise<void>): Promise<void> {
    const turn = this.#last.then(walk);
    this.#last = turn.catch(() => {
      // An unreadable commit may have had any parents.
      this.#isWhole = false;
    });
    return turn;
  }

  async #reach(asked: readonly (string | undefined)[]): Promise<void> {
    const { from, until = [] } = this.#source;
    if (this.#cameFrom.size === 0)
      await this.#visit([...from, ...until].map((id) => [id, undefined]));
    const isReached = (id: string | undefined) => id !== undefined && this.#cameFrom.has(id);
    while (this.#asked().length > 0 && !asked.every(isReached)) {
      if (this.#waits > PATIENT_ROUNDS) await this.#readAhead();
      // Of the same instant those first that may have the others behind them.
      this.#open.sort((one, other) => one.date - other.date || this.#age(one) - this.#age(other));
      const newest = this.#open.splice(-ROUND);
      for (const { id, parents } of newest) if (this.#old.has(id)) this.#makeOld(parents);
      await this.#visit(newest.flatMap(({ id, parents }) => parents.map((parent) => [parent, id])));
    }
  }

  #asked(): SeenCommit[] {
    return this.#open.filter(({ id }) => !this.#old.has(id));
  }

  #age({ id }: SeenCommit): number {
    return this.#old.has(id) ? 1 : 0;
  }

  /** Commits are old once something old has them behind it, also where they were reached before. */
  #makeOld(ids: readonly string[]): void {
    const found = [...ids];
    for (let id = found.pop(); id !== undefined; id = found.pop()) {
      if (this.#old.has(id)) continue;
      this.#old.add(id);
      const isPassed = !this.#open.some((commit) => commit.id === id);
      if (isPassed) found.push(...(this.#reached.get(id)?.parents ?? []));
    }
  }

  async #visit(steps: readonly (readonly [id: string, from: string | undefined])[]): Promise<void> {
    const fresh = new Map(steps.filter(([id]) => !this.#cameFrom.has(id)));
    for (const [id, from] of fresh) this.#cameFrom.set(id, from);
    const ids = [...fresh.keys()];
    if (ids.some((id) => !this.#ahead.has(id))) this.#waits += 1;
    for (let at = 0; at < ids.length; at += ROUND) {
      if (this.#cameFrom.size > MAX_COMMITS || this.#bytes > this.#source.maxBytes)
        return this.#giveUp();
      const read = ids.slice(at, at + ROUND).map((id) => this.#known(id));
      for (const commit of await Promise.all(read)) if (commit) this.#open.push(commit);
    }
  }

  /** Reads what git foresees in one go; each commit is hashed as any other, and counts only once it is reached. */
  async #readAhead(): Promise<void> {
    const listed = (await this.#foresee?.(this.#asked().map(({ id }) => id))) ?? [];
    const fresh = listed.filter((id) => !this.#cameFrom.has(id));
    // Nothing may be held for long that nobody asks for.
    this.#ahead = new Map();
    if (fresh.length === 0) this.#foresee = undefined;
    for (let at = 0; at < fresh.length && this.#bytes <= this.#source.maxBytes; at += AHEAD) {
      const read = await Promise.all(fresh.slice(at, at + AHEAD).map((id) => this.#commit(id)));
      for (const commit of read) if (commit) this.#ahead.set(commit.id, commit);
    }
    this.#waits = this.#foresee ? 0 : -Infinity;
  }

  async #known(id: string): Promise<SeenCommit | undefined> {
    const commit = this.#ahead.get(id) ?? (await this.#commit(id));
    this.#ahead.delete(id);
    // Nobody asks for what is missing behind old commits.
    this.#isWhole &&= commit !== undefined || this.#old.has(id);
    if (commit) this.#reached.set(id, commit);
    return commit;
  }

  async #commit(id: string): Promise<SeenCommit | undefined> {
    const commit = await this.#source.read(id);
    this.#bytes += commit?.bytes.length ?? 0;
    return commit && { id, ...parseCommit(commit) };
  }

  #giveUp(): void {
    this.#open = [];
    this.#isWhole = false;
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
