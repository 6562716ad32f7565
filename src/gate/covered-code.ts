import { coverageOf, everyCovers, mayHoldCovered, type Coverage } from '../evidence/coverage.ts';
import { readContracts, type ContractIndex } from '../evidence/contract.ts';
import type { NamedBytes } from '../documents/json.ts';
import { CommitTree } from '../trust/commit-files.ts';
import type { ObjectSource } from '../trust/git-objects.ts';

/** The covered code of a commit, and the tree that it was read from. */
export interface CoveredCode {
  readonly coverage: Coverage;
  /** `undefined` where no contract names any code. */
  readonly tree: CommitTree | undefined;
}

/**
 * Reads which code of a commit the contracts cover, from the root of the repository; nothing is read where none names any.
 *
 * @throws ClaimgateError `git_failed` where a folder of it is not there
 */
export async function readCoveredCode(
  source: ObjectSource,
  commit: string,
  contracts: ContractIndex | readonly NamedBytes[],
): Promise<CoveredCode> {
  const index = 'byDigest' in contracts ? contracts : readContracts(contracts).index;
  const lists = everyCovers(index);
  if (lists.length === 0) return { coverage: new Map(), tree: undefined };
  const tree = await CommitTree.open(source, commit);
  const files = await tree.entries(mayHoldCovered(lists));
  return { coverage: coverageOf(files, lists), tree };
}
