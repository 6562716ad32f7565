import type { GitRepository } from '../../io/git-repository.ts';
import { CommitTree } from '../../trust/commit-files.ts';
import { changedFiles } from '../../repository/work-tree-differences.ts';

/** Files that `claimgate setup` writes, from the root: nobody else's are committed beside a claim. */
const OF_SETUP =
  /^(?:provider-certification\/|\.gitattributes$|\.gitignore$|claimgate\.config\.json$|ci\/(?:claims|publish)\.sh$|\.github\/(?:workflows\/claims\.yml|dependabot\.yml)$|\.gitlab\/claims\.yml$)/;

/** The files of `setup` that a commit lacks, or has otherwise. */
export async function ownPending(repository: GitRepository, revision: string): Promise<string[]> {
  const whole = repository.of(undefined);
  const entries = await (await CommitTree.open(whole, revision)).entries();
  const known = new Set(entries.map(({ path }) => path));
  const changed = await changedFiles(whole, entries);
  const added = (await whole.present()).filter((path) => !known.has(path));
  return [...changed, ...added].filter((path) => OF_SETUP.test(path)).sort();
}
