import { isReleaseVersion } from '../../manifest/index.ts';
import type { GitRepository } from '../git/repository.ts';
import type { RepositoryInputs } from './repository-inputs.ts';

/** The commit with its release tag; two release tags on one commit name no version. */
export async function releaseAt(repository: GitRepository, revision: string): Promise<NonNullable<RepositoryInputs['release']>> {
  const versions = (await repository.tagsAt(revision)).filter(isReleaseVersion);
  const [version] = versions;
  return { version: versions.length === 1 && version !== undefined ? version : null, revision };
}
