import type { FileSearch } from './repository-inputs.ts';

const LOOKS_LIKE_CLAIMS = /^public[-_. ]?claims?\b(?!.*\.schema\.json$).*\.json[c5]?$/i;

/** Finds files named like a public claims file. */
export const CLAIMS_SEARCH: FileSearch = {
  globs: ['**/public*claim*.json*'],
  matches: (name) => LOOKS_LIKE_CLAIMS.test(name),
};

/** Those of the files that no glob of the configuration allows. */
export async function strayClaims(
  paths: readonly string[],
  allowed: readonly string[],
): Promise<readonly string[]> {
  if (paths.length === 0 || allowed.length === 0) return paths;
  const { default: micromatch } = await import('micromatch');
  return paths.filter((path) => !micromatch.isMatch(path, [...allowed], { dot: true }));
}
