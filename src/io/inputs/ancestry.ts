import { refusalOf } from '../../findings/present.ts';
import type { GitRepository } from '../git/repository.ts';

/** What {@link ancestryOf} says of commits that come up while judging, gathered as they do. */
export class CommitAncestry {
  readonly #repository: GitRepository | undefined;
  readonly #released: string | undefined;
  readonly #known = new Map<string, boolean>();

  constructor(repository: GitRepository | undefined, released: string | undefined) {
    this.#repository = repository;
    this.#released = released;
  }

  get(commit: string): boolean | undefined {
    return this.#known.get(commit);
  }

  async learn(commits: readonly string[]): Promise<void> {
    const answers = await ancestryOf(this.#repository, this.#released, commits);
    for (const [commit, included] of answers) this.#known.set(commit, included);
  }
}

/**
 * Which commits are the released one or an ancestor of it. A commit that is not here, or whose history
 * was cut off, is left out: that is not known, and not a "no".
 */
export async function ancestryOf(
  repository: GitRepository | undefined,
  released: string | undefined,
  commits: Iterable<string>,
): Promise<Map<string, boolean>> {
  const known = new Map<string, boolean>();
  if (!repository || released === undefined) return known;
  for (const commit of commits) {
    const included = commit === released ? true : await isAncestor(repository, commit, released);
    if (included !== undefined) known.set(commit, included);
  }
  return known;
}

async function isAncestor(
  repository: GitRepository,
  commit: string,
  released: string,
): Promise<boolean | undefined> {
  try {
    const included = (await repository.mergeBase(commit, released)) === commit;
    return included || !(await repository.isShallow()) ? included : undefined;
  } catch (error) {
    refusalOf(error);
    return undefined;
  }
}
