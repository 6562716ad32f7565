import { refusalOf } from '../../findings/error.ts';
import type { History } from '../git/history.ts';
import type { GitRepository } from '../git/repository.ts';

/** What {@link ancestryOf} says of commits that come up while judging, gathered as they do. */
export class CommitAncestry {
  readonly #history: History | undefined;
  readonly #known = new Map<string, boolean>();

  constructor(repository: GitRepository | undefined, released: string | undefined) {
    this.#history = released === undefined ? undefined : repository?.historyOf(released);
  }

  get(commit: string): boolean | undefined {
    return this.#known.get(commit);
  }

  async learn(commits: readonly string[]): Promise<void> {
    const answers = await ancestryOf(this.#history, commits);
    for (const [commit, included] of answers) this.#known.set(commit, included);
  }
}

/**
 * Which commits are the released one or an ancestor of it. A commit that may lie behind what is not here,
 * was cut off or could not be read is left out: that is not known, and not a "no".
 */
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
