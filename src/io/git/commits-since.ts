import { parseCommit, type CommitLinks, type GitObject } from './objects.ts';

/** A commit whose bytes were hashed. */
export interface SeenCommit extends CommitLinks {
  readonly id: string;
}

/** Commits by their ids, and whether all of them were seen. */
export interface SeenHistory {
  readonly commits: ReadonlyMap<string, SeenCommit>;
  readonly isWhole: boolean;
}

/** Reads an object, `undefined` for one that is not there. */
type ReadObject = (id: string) => Promise<GitObject | undefined>;

/** More are not looked through. */
const MAX_COMMITS = 100_000;
/** So many objects are asked for at a time. */
const AHEAD = 512;

/**
 * Returns the commits that are some commits or lie behind them, and that neither are others nor lie behind those:
 * by all parents, from hashed commits alone, with nothing left out of a history for looking alike. A commit with
 * a forged date may be among them although it lies behind the others, and never the other way round.
 *
 * @param list asks git for a list after many rounds: what to read ahead, and nothing to believe
 */
export async function commitsSince(
  read: ReadObject,
  { from, until, list }: Asked,
): Promise<SeenHistory> {
  return new Walk(read).between({ from, until, list });
}

interface Asked {
  readonly from: readonly string[];
  readonly until: readonly string[];
  readonly list: () => Promise<readonly string[]>;
}

/** After so many rounds that each waited for an object, it is asked what may come. */
const PATIENT_ROUNDS = 64;

class Walk {
  readonly #read: ReadObject;
  readonly #seen = new Map<string, SeenCommit | undefined>();
  readonly #old = new Set<string>();
  /** Commits that were read before they were reached. */
  #ahead = new Map<string, SeenCommit>();
  #open: SeenCommit[] = [];
  #isWhole = true;

  constructor(read: ReadObject) {
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
      // What an old commit lacks is asked for by nobody.
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

async function readAll(read: ReadObject, ids: readonly string[]): Promise<Map<string, SeenCommit>> {
  const commits = new Map<string, SeenCommit>();
  for (let at = 0; at < ids.length; at += AHEAD) {
    const objects = await Promise.all(ids.slice(at, at + AHEAD).map(read));
    for (const object of objects)
      if (object) commits.set(object.id, { id: object.id, ...parseCommit(object) });
  }
  return commits;
}
