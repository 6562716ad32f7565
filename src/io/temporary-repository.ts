import { mkdirSync, writeFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { decodeOutput } from '../trust/git-objects.ts';
import type { NamedBytes } from '../documents/json.ts';
import { withTemporaryFolder } from './private-files.ts';
import { GIT_LIMITS, gitRunner, isolatedGit, type Environment } from './run-git.ts';
import { isThere } from './files.ts';
import type { GitRepository } from './git-repository.ts';

export interface TemporaryRepository {
  readonly directory: string;
  readonly environment: Environment;
  /** Adds files to those that are there. @returns the id of the commit */
  commit(message: string, files: readonly NamedBytes[]): Promise<string>;
  /** Writes a file, for this user alone, beside the repository. @returns its path */
  writeBeside(name: string, content: string | Uint8Array): string;
}

const NOBODY = {
  GIT_AUTHOR_NAME: 'Nobody',
  GIT_AUTHOR_EMAIL: 'nobody@localhost',
  GIT_COMMITTER_NAME: 'Nobody',
  GIT_COMMITTER_EMAIL: 'nobody@localhost',
};

/** Works in a new repository that only this user can enter, and removes it with all that lies beside it. */
export async function withTemporaryRepository<T>(
  { PATH }: Environment,
  work: (repository: TemporaryRepository) => Promise<T>,
): Promise<T> {
  return withTemporaryFolder(async (folder) => {
    const directory = join(folder, 'repository');
    mkdirSync(directory);
    const environment = { PATH, ...NOBODY };
    const setup = isolatedGit(directory, environment);
    const named = { ...setup, environment: { ...setup.environment, ...NOBODY } };
    const git = gitRunner(named, GIT_LIMITS);
    await git(['init', '--quiet', '--initial-branch=main']);
    return work({
      directory,
      environment,
      async commit(message, files) {
        for (const { file, bytes } of files) {
          mkdirSync(dirname(join(directory, file)), { recursive: true });
          writeFileSync(join(directory, file), bytes);
        }
        await git(['add', '--all']);
        await git(['commit', '--quiet', '--allow-empty', `--message=${message}`]);
        return decodeOutput(await git(['rev-parse', 'HEAD'])).trim();
      },
      writeBeside(name, content) {
        writeFileSync(join(folder, name), content, { mode: 0o600 });
        return join(folder, name);
      },
    });
  });
}

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
