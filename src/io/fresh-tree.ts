import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isThere } from './files.ts';
import type { GitRepository } from './git-repository.ts';
import { GIT_LIMITS, gitRunner, isolatedGit, type Environment } from './run-git.ts';
import { withTemporaryFolder } from './private-files.ts';

/** A large work tree takes longer than any reading. */
const LIMITS = { ...GIT_LIMITS, patienceMs: 10 * 60_000 };

/**
 * Works in a fresh work tree of a commit, and removes it: nothing that somebody edited or added is in it. What git
 * ignores is linked, such as installed packages and the settings of tests; of claimgate's own files, nothing is.
 *
 * @param hidden paths from the root that are never linked, such as keys and ledger
 */
export async function inFreshTree<T>(
  repository: GitRepository,
  commit: string,
  {
    environment,
    hidden,
  }: { readonly environment: Environment; readonly hidden: readonly string[] },
  work: (root: string) => Promise<T>,
): Promise<T> {
  const git = gitRunner(isolatedGit(repository.root, environment), LIMITS);
  try {
    return await withTemporaryFolder(async (folder) => {
      const tree = join(folder, 'tree');
      await git(['worktree', 'add', '--quiet', '--detach', tree, commit]);
      for (const path of await repository.ignoredPresent())
        if (!hidden.some((one) => isAround(one, path)))
          link(join(repository.root, path), join(tree, path));
      return work(tree);
    });
  } finally {
    // Git forgets the folder that is gone; if it can't now, it does so itself after three months.
    await git(['worktree', 'prune']).catch(() => undefined);
  }
}

/** Whether one of two paths is the other, or a folder that it is in. */
function isAround(one: string, other: string): boolean {
  return `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);
}

function link(from: string, to: string): void {
  if (isThere(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(from, to);
}
