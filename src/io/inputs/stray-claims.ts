import { CLAIMS_PATH } from '../../manifest/index.ts';
import type { FileSearch } from './repository-inputs.ts';

const PUBLIC = 'public';
const LOOKS_LIKE_CLAIMS = /^public[-_. ]?claims?(?![a-z])(?!.*\.schema\.json$).*\.json[c5]?$/i;

/** Finds files named like a public claims file. */
export const CLAIMS_SEARCH: FileSearch = {
  // Mostly no name comes to the pattern, which takes longer to make than a small work tree to walk through.
  matches: (name) =>
    name.slice(0, PUBLIC.length).toLowerCase() === PUBLIC && LOOKS_LIKE_CLAIMS.test(name),
};

/** Those of the files that no glob of the configuration allows. */
export async function strayClaims(
  paths: readonly string[],
  allowed: readonly string[],
): Promise<readonly string[]> {
  const others = paths.filter((path) => path !== CLAIMS_PATH);
  if (others.length === 0 || allowed.length === 0) return others;
  const { Globs } = await import('../globs.ts');
  const ignored = new Globs(allowed);
  return others.filter((path) => !ignored.matches(path));
}
