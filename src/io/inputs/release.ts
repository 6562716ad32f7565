import { isReleaseVersion } from '../../manifest/index.ts';
import type { VersionTag } from '../git/repository.ts';
import type { RepositoryInputs } from './repository-inputs.ts';

/** A commit with its release tag; two release tags on one commit name no version. */
export function releaseAt(
  revision: string,
  tags: readonly VersionTag[],
): NonNullable<RepositoryInputs['release']> {
  const versions = tags
    .filter(({ name, commit }) => commit === revision && isReleaseVersion(name))
    .map(({ name }) => name);
  const [version] = versions;
  return { version: versions.length === 1 && version !== undefined ? version : null, revision };
}
