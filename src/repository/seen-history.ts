// The commits behind the places of a repository, with the entries of provider-certification that each had.

import type { GitRepository } from '../io/git-repository.ts';
import type { CommitTree } from '../trust/commit-files.ts';
import type { SeenCommit } from '../trust/commit-history.ts';

const CERTIFICATION = 'provider-certification';

/** A history has a hundred thousand commits, and few trees. */
export interface SeenHistory {
  /** By id. */
  readonly commits: ReadonlyMap<string, SeenCommit>;
  /** Returns the entries of `provider-certification` in a tree, by name, with the ids of the objects. */
  readonly entriesOf: (tree: string) => ReadonlyMap<string, string>;
  /** Whether a commit is the judged one, or lies behind it. */
  readonly isBehindJudged: (id: string) => boolean;
  readonly judged: CommitTree | undefined;
  /** Whether all of it could be looked through. */
  readonly isWhole: boolean;
}

/**
 * Looks through the places of a repository and what lies behind them. Nothing is looked for behind the commits of
 * recorded releases: a gate has judged them by what was known then, so that what it recorded is at least as new.
 *
 * @param released the commits of recorded releases
 */
export async function seeHistory(
  repository: GitRepository,
  places: readonly CommitTree[],
  { judged, released }: { readonly judged: string | undefined; readonly released: string[] },
): Promise<SeenHistory> {
  const from = places.map(({ revision }) => revision);
  const { commits, isWhole } = await repository.commitsSince(from, [...new Set(released)]);
  const folders = await repository.entriesAt(CERTIFICATION, treesIn(commits));
  let line: ReadonlySet<string> | undefined;
  const nothing = new Map<string, string>();
  return {
    commits,
    entriesOf: (tree) => folders.entries.get(tree) ?? nothing,
    isBehindJudged: (id) => (line ??= behind(commits, judged)).has(id),
    judged: places.find(({ revision }) => revision === judged),
    isWhole: isWhole && folders.isWhole,
  };
}

export function treesIn(commits: SeenHistory['commits']): ReadonlySet<string> {
  const trees = new Set<string>();
  for (const { tree } of commits.values()) trees.add(tree);
  return trees;
}

/** The last name of a path in `provider-certification`. */
export function nameOf(path: string): string {
  return path.slice(CERTIFICATION.length + 1);
}

/** The commits among some that are one commit or lie behind it. */
function behind(
  commits: ReadonlyMap<string, SeenCommit>,
  from: string | undefined,
): ReadonlySet<string> {
  const found = new Set<string>();
  const open = from === undefined ? [] : [from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const commit = commits.get(id);
    if (!commit || found.has(id)) continue;
    found.add(id);
    open.push(...commit.parents);
  }
  return found;
}
