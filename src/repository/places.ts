// The four places of a repository where people put what it knows: judged commit, HEAD, records branch, default branch.

import { ClaimgateError } from '../documents/findings.ts';
import { isPartial, isShallow } from '../io/git-folder.ts';
import type { GitRepository } from '../io/git-repository.ts';
import { CommitTree } from '../trust/commit-files.ts';

export interface MemoryPlace {
  /** The records branch as the caller names it (`--memory`, `CLAIMGATE_MEMORY`); never by the repository. */
  readonly ref: string | undefined;
  /** The commit that is judged, whose own records always count as well. */
  readonly judged: string | undefined;
  /** The tip of the branch that gets a record: it counts for the records branch if nobody named that. */
  readonly target?: string | undefined;
}

export interface Places {
  /** The tips of the records branch; none if it is unknown. */
  readonly memory: readonly CommitTree[];
  /** Those, the default branch, HEAD and the judged commit, each commit once. */
  readonly all: readonly CommitTree[];
  /** The tip of the default branch, else of the records branch: what the team has reviewed. */
  readonly reviewed: CommitTree | undefined;
  /** Why the records branch, or what lies behind it, cannot be read (specification/trust.md 4, memory). */
  readonly unknown: 'memory_unnamed' | 'partial_clone' | 'shallow_clone' | undefined;
}

const DEFAULT_BRANCH = 'refs/remotes/origin/HEAD';

/** @throws ClaimgateError `ref_not_found` for a ref that was named, `commit_required` where there is no commit at all */
export async function openPlaces(
  repository: GitRepository,
  { ref, judged, target }: MemoryPlace,
): Promise<Places> {
  const [main, head] = [
    await repository.commitAt(DEFAULT_BRANCH),
    await repository.commitAt('HEAD'),
  ];
  const named = await commitsNamed(repository, ref, { main, head });
  const memory = named.length === 0 && target !== undefined ? [target] : named;
  const ids = new Set([...memory, main, head, judged, target].filter((id) => id !== undefined));
  const trees = new Map<string, CommitTree>();
  for (const id of ids) trees.set(id, await CommitTree.open(repository, id));
  const treesOf = (some: readonly string[]) =>
    [...new Set(some)].flatMap((id) => trees.get(id) ?? []);
  const checkedOut = memory.find((id) => id === head);
  const [reviewed] = treesOf([main ?? checkedOut ?? memory[0] ?? '']);
  return {
    memory: treesOf(memory),
    all: [...trees.values()],
    reviewed,
    unknown: whyUnknown(repository, memory),
  };
}

/** Refuses where nobody says which records of earlier releases count. @throws ClaimgateError `memory_unnamed`, `shallow_clone`, `partial_clone` */
export async function requireMemory(repository: GitRepository, place: MemoryPlace): Promise<void> {
  const { unknown } = await openPlaces(repository, place);
  if (unknown !== undefined) throw new ClaimgateError(unknown);
}

function whyUnknown({ root }: GitRepository, memory: readonly string[]): Places['unknown'] {
  if (memory.length === 0) return 'memory_unnamed';
  if (isShallow(root)) return 'shallow_clone';
  return isPartial(root) ? 'partial_clone' : undefined;
}

/** The commits of the records branch; none where nobody named it, and it cannot be known. */
async function commitsNamed(
  repository: GitRepository,
  ref: string | undefined,
  { main, head }: { readonly main: string | undefined; readonly head: string | undefined },
): Promise<readonly string[]> {
  if (ref !== undefined) {
    const commit = await repository.resolveCommit(ref);
    if (commit !== undefined) return [commit];
    throw new ClaimgateError('ref_not_found', { found: `--memory ${ref}` });
  }
  if (main !== undefined) return [main];
  const branches = await repository.ownBranches();
  // HEAD alone is never the memory: where there is no branch, somebody fetched and checked out a commit.
  if (branches?.length === 0 && head === undefined) throw new ClaimgateError('commit_required');
  return branches ?? [];
}
