import { refusalOf } from '../findings/error.ts';
import { parseCommit, type CommitLinks, type GitObject } from './objects.ts';

/** So many commits are looked at in one go: the newest of those that are known. */
const ROUND = 64;

/** More are not looked through: what is farther back is not known. Evidence is at most a year old. */
const MAX_COMMITS = 100_000;

/** Reads commits by their ids, `undefined` for one that is not there. */
type ReadCommit = (id: string) => Promise<GitObject | undefined>;

/** Lists commits that may lie behind some, newest first: what to read, and nothing to believe. */
type Foresee = (commits: readonly string[]) => Promise<string[]>;

/** So many of those are asked for at a time. */
const AHEAD = 512;

/** After so many rounds that each waited for git, it is asked what may come. */
const PATIENT_ROUNDS = 100;

/**
 * The ancestors of a commit, read only from commits whose bytes were hashed: grafts, the commit-graph and
 * what git makes of them never count. Walks from new to old, only as far as each question needs.
 */
export class History {
  readonly #read: ReadCommit;
  readonly #from: string;
  readonly #maxBytes: number;
  #foresee: Foresee | undefined;
  /** Commits that were read before they were reached: in a straight line each names only the next one. */
  #ahead = new Map<string, SeenCommit>();
  #waits = 0;
  /** Of each commit that is reached, the one that names it as its parent. */
  readonly #cameFrom = new Map<string, string | undefined>();
  #open: SeenCommit[] = [];
  #bytes = 0;
  #isWhole = true;
  #last: Promise<unknown> = Promise.resolve();

  constructor(read: ReadCommit, from: string, maxBytes: number, foresee?: Foresee) {
    this.#read = read;
    this.#from = from;
    this.#maxBytes = maxBytes;
    this.#foresee = foresee;
  }

  /** Whether commits are the first one or behind it; one that may be behind what is not here is left out. */
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

  async all(): Promise<ReadonlySet<string>> {
    await this.#inTurn(() => this.#reach([undefined]));
    return new Set(this.#cameFrom.keys());
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
    if (this.#cameFrom.size === 0) await this.#visit([[this.#from, undefined]]);
    const isReached = (id: string | undefined) => id !== undefined && this.#cameFrom.has(id);
    while (this.#open.length > 0 && !asked.every(isReached)) {
      if (this.#waits > PATIENT_ROUNDS) await this.#readAhead();
      this.#open.sort((one, other) => one.date - other.date);
      const newest = this.#open.splice(-ROUND);
      await this.#visit(newest.flatMap(({ id, parents }) => parents.map((parent) => [parent, id])));
    }
  }

  async #visit(steps: readonly (readonly [id: string, from: string | undefined])[]): Promise<void> {
    const fresh = new Map(steps.filter(([id]) => !this.#cameFrom.has(id)));
    for (const [id, from] of fresh) this.#cameFrom.set(id, from);
    const ids = [...fresh.keys()];
    if (ids.some((id) => !this.#ahead.has(id))) this.#waits += 1;
    for (let at = 0; at < ids.length; at += ROUND) {
      if (this.#cameFrom.size > MAX_COMMITS || this.#bytes > this.#maxBytes) return this.#giveUp();
      const read = ids.slice(at, at + ROUND).map((id) => this.#known(id));
      for (const commit of await Promise.all(read)) if (commit) this.#open.push(commit);
    }
  }

  /** Reads what git foresees in one go; each commit is hashed as any other, and counts only once it is reached. */
  async #readAhead(): Promise<void> {
    const listed = (await this.#foresee?.(this.#open.map(({ id }) => id))) ?? [];
    const fresh = listed.filter((id) => !this.#cameFrom.has(id));
    // Nothing may be held for long that nobody asks for.
    this.#ahead = new Map();
    if (fresh.length === 0) this.#foresee = undefined;
    for (let at = 0; at < fresh.length && this.#bytes <= this.#maxBytes; at += AHEAD) {
      const read = await Promise.all(fresh.slice(at, at + AHEAD).map((id) => this.#commit(id)));
      for (const commit of read) if (commit) this.#ahead.set(commit.id, commit);
    }
    this.#waits = this.#foresee ? 0 : -Infinity;
  }

  async #known(id: string): Promise<SeenCommit | undefined> {
    const commit = this.#ahead.get(id) ?? (await this.#commit(id));
    this.#ahead.delete(id);
    this.#isWhole &&= commit !== undefined;
    return commit;
  }

  async #commit(id: string): Promise<SeenCommit | undefined> {
    const commit = await this.#read(id);
    this.#bytes += commit?.bytes.length ?? 0;
    return commit && { id, ...parseCommit(commit) };
  }

  #giveUp(): void {
    this.#open = [];
    this.#isWhole = false;
  }
}

/** Gathers the results of {@link ancestryOf} for commits that come up while judging. */
export class CommitAncestry {
  readonly #history: History | undefined;
  readonly #known = new Map<string, boolean>();

  /** @param history that of the released commit; without one nothing is known */
  constructor(history: History | undefined) {
    this.#history = history;
  }

  get(commit: string): boolean | undefined {
    return this.#known.get(commit);
  }

  async learn(commits: readonly string[]): Promise<void> {
    const answers = await ancestryOf(this.#history, commits);
    for (const [commit, included] of answers) this.#known.set(commit, included);
  }
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

/** A commit whose bytes were hashed. */
export interface SeenCommit extends CommitLinks {
  readonly id: string;
}

export interface SeenHistory {
  readonly commits: ReadonlyMap<string, SeenCommit>;
  readonly isWhole: boolean;
}

/**
 * Returns the commits that are some commits or lie behind them, and that neither are others nor lie behind those:
 * by all parents, from hashed commits alone, with nothing left out of a history for looking alike. A commit with
 * a forged date may be among them although it lies behind the others, and never the other way round.
 *
 * @param list asks git for a list after many rounds: what to read ahead, and nothing to believe
 */
export function commitsSince(read: ReadCommit, asked: Asked): Promise<SeenHistory> {
  return new Walk(read).between(asked);
}

interface Asked {
  readonly from: readonly string[];
  readonly until: readonly string[];
  readonly list: () => Promise<readonly string[]>;
}

class Walk {
  readonly #read: ReadCommit;
  readonly #seen = new Map<string, SeenCommit | undefined>();
  readonly #old = new Set<string>();
  /** Commits that were read before they were reached. */
  #ahead = new Map<string, SeenCommit>();
  #open: SeenCommit[] = [];
  #isWhole = true;

  constructor(read: ReadCommit) {
    this.#read = read;
  }

  async between({ from, until, list }: Asked): Promise<SeenHistory> {
    for (const id of until) this.#old.add(id);
    await this.#reach([...from, ...until]);
    let rounds = 0;
    for (let due = this.#due(); due.length > 0; due = this.#due()) {
      if ((rounds += 1) === PATIENT_ROUNDS)
        this.#ahead = await readAll(this.#read, (await list()).slice(0, MAX_COMMITS));
      for (const { id, parents } of due) if (this.#old.has(id)) this.#age(parents);
      await this.#reach(due.flatMap(({ parents }) => parents));
      if (this.#seen.size > MAX_COMMITS) {
        this.#isWhole = false;
        break;
      }
    }
    const found = [...this.#seen].flatMap(([id, commit]) =>
      commit && !this.#old.has(id) ? [[id, commit] as const] : [],
    );
    return { commits: new Map(found), isWhole: this.#isWhole };
  }

  /** Takes the commits to go on from: those that are asked for, and the old ones that may lie in front of them. */
  #due(): SeenCommit[] {
    const asked = this.#open.filter(({ id }) => !this.#old.has(id));
    if (asked.length === 0) return [];
    const oldest = asked.reduce((date, commit) => Math.min(date, commit.date), Infinity);
    const due = this.#open.filter(({ date, id }) => !this.#old.has(id) || date >= oldest);
    const taken = new Set(due);
    this.#open = this.#open.filter((commit) => !taken.has(commit));
    return due;
  }

  async #reach(ids: readonly string[]): Promise<void> {
    const fresh = [...new Set(ids)].filter((id) => !this.#seen.has(id));
    const missing = fresh.filter((id) => !this.#ahead.has(id));
    for (const [id, commit] of await readAll(this.#read, missing)) this.#ahead.set(id, commit);
    for (const id of fresh) {
      const commit = this.#ahead.get(id);
      this.#ahead.delete(id);
      this.#seen.set(id, commit);
      if (commit) this.#open.push(commit);
      // Nobody asks for objects missing behind old commits.
      else this.#isWhole &&= this.#old.has(id);
    }
  }

  /** Commits are old once something old has them behind it, also where they were reached before. */
  #age(ids: readonly string[]): void {
    const open = [...ids];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (this.#old.has(id)) continue;
      this.#old.add(id);
      const isPassed = this.#seen.get(id) && !this.#open.some((commit) => commit.id === id);
      if (isPassed) open.push(...(this.#seen.get(id)?.parents ?? []));
    }
  }
}

async function readAll(read: ReadCommit, ids: readonly string[]): Promise<Map<string, SeenCommit>> {
  const commits = new Map<string, SeenCommit>();
  for (let at = 0; at < ids.length; at += AHEAD) {
    const objects = await Promise.all(ids.slice(at, at + AHEAD).map(read));
    for (const object of objects)
      if (object) commits.set(object.id, { id: object.id, ...parseCommit(object) });
  }
  return commits;
}
