import { dirname } from 'node:path';
import { refusalOf } from '../../findings/error.ts';
import { findRepositoryRoot, GitRepository } from '../../io/git/repository.ts';
import type { Environment } from '../../io/git/run-git.ts';
import type { Log, ReadinessSetup } from '../../service/index.ts';

/**
 * Which tested commits are part of what runs: those behind the checkout that the claims file lies in, as
 * it is at the start. Outside of a repository, or where git can not say, none is known to be.
 */
export async function ancestryBeside(
  claimsFile: string,
  environment: Environment,
  log: Log,
): Promise<NonNullable<ReadinessSetup['ancestry']>> {
  try {
    const root = findRepositoryRoot(dirname(claimsFile));
    if (root === undefined) return new Map();
    const repository = GitRepository.open(root, environment);
    const head = await repository.commitAt('HEAD');
    if (head === undefined) return new Map();
    const commits = await repository.historyOf(head).all();
    return { get: (commit) => (commits.has(commit) ? true : undefined) };
  } catch (error) {
    const { code } = refusalOf(error);
    log({ level: 'warn', event: 'history_unreadable', code });
    return new Map();
  }
}
