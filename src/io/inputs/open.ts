import { ClaimgateError, finding, type Finding } from '../../findings/index.ts';
import { findRepositoryRoot, GitRepository } from '../git/repository.ts';
import { GitUnavailable, type Environment } from '../git/run.ts';
import { commitInputs } from './commit-inputs.ts';
import { releaseAt } from './release.ts';
import type { RepositoryInputs } from './repository-inputs.ts';
import { workTreeInputs, type Head } from './work-tree-inputs.ts';

export interface OpenOptions {
  /** Where to start looking for the repository. */
  readonly directory: string;
  /** Read from the commit that this ref names, not from the work tree. */
  readonly ref: string | undefined;
  readonly environment: Environment;
}

/**
 * Opens the documents of the repository around a folder. Without git, without a repository and without
 * a commit the work tree is still readable, and the remarks say why nothing ties it to a release.
 *
 * @throws ClaimgateError `git_required`, `ref_not_found`, `git_failed`
 */
export async function openInputs({ directory, ref, environment }: OpenOptions): Promise<RepositoryInputs> {
  const root = await findRepositoryRoot(directory);
  if (root === undefined) return withoutCommit(directory, ref, 'not_a_repository');
  try {
    const repository = await GitRepository.open(root, environment);
    if (ref !== undefined) return await commitInputs(repository, ref);
    const head = await headOf(repository);
    return workTreeInputs(root, head, head ? [] : [finding('no_commit')]);
  } catch (error) {
    if (error instanceof GitUnavailable) return withoutCommit(root, ref, 'git_unavailable', error);
    throw error;
  }
}

async function headOf(repository: GitRepository): Promise<Head | undefined> {
  const revision = await repository.resolveCommit('HEAD');
  return revision === undefined ? undefined : { repository, release: await releaseAt(repository, revision) };
}

function withoutCommit(root: string, ref: string | undefined, why: Finding['code'], cause?: Error): RepositoryInputs {
  if (ref !== undefined) throw new ClaimgateError('git_required', { found: `--ref ${ref}` }, { cause });
  return workTreeInputs(root, undefined, [finding(why)]);
}
