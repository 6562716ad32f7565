// The commits behind the places of a repository, with the entries of provider-certification that each had.

import type { GitRepository } from '../io/git-repository.ts';
import type { CommitTree } from '../trust/commit-files.ts';
import type { SeenCommit } from '../trust/commit-history.ts';

const CERTIFICATION = 'provider-certification';

interface PastCommit {
  readonly id: string;
  readonly tree: string;
  readonly parents: readonly string[];
  /** The entries of `provider-certification`, by name, with the ids of the objects. */
  readonly entries: ReadonlyMap<string, string>;
  /** Whether it is the judged commit, or lies behind it. */
  readonly isBehindJudged: boolean;
}

export interface SeenHistory {
  readonly commits: readonly PastCommit[];
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
  const trees = new Set([...commits.values()].map(({ tree }) => tree));
  const folders = await repository.entriesAt(CERTIFICATION, trees);
  const lines = behind(commits, judged);
  return {
    commits: [...commits.values()].map(({ id, parents, tree }) => ({
      id,
      tree,
      parents,
      entries: folders.entries.get(tree) ?? new Map<string, string>(),
      isBehindJudged: lines.has(id),
    })),
    judged: places.find(({ revision }) => revision === judged),
    isWhole: isWhole && folders.isWhole,
  };
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
