import { CLAIMS_PATH } from '../../manifest/index.ts';
import type { RepositoryInputs } from './repository-inputs.ts';

const LOOKS_LIKE_CLAIMS = /^public[-_. ]?claims?\b(?!.*\.schema\.json$).*\.json[c5]?$/i;
const GLOBS = ['**/public*claim*.{json,jsonc,json5}'];

/** Other files named like a public claims file, sorted; those that a glob of the configuration allows excepted. */
export async function findStrayClaims(repository: RepositoryInputs, allowed: readonly string[]): Promise<string[]> {
  const paths = await repository.find((name) => LOOKS_LIKE_CLAIMS.test(name), GLOBS);
  const strays = paths.filter((path) => path !== CLAIMS_PATH);
  if (strays.length === 0 || allowed.length === 0) return strays;
  const { default: micromatch } = await import('micromatch');
  return strays.filter((path) => !micromatch.isMatch(path, [...allowed], { dot: true }));
}
