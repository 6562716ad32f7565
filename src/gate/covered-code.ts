import {
  coverageOf,
  coveredBy,
  coverKey,
  everyCovers,
  mayHoldCovered,
  type Coverage,
  type Covers,
} from '../evidence/coverage.ts';
import { ClaimgateError } from '../documents/error.ts';
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

/** The covered files that differ between a tested commit and the judged one, for people: no rule asks for them. */
export interface CodeChanges {
  get(tested: string, covers: Covers): readonly string[] | undefined;
  learn(tested: string, covers: Covers): Promise<void>;
}

/** The files of more tested commits would help nobody. */
const MOST_COMPARED = 16;

/** Gathers the files that changed since tested commits, as far as the source has them: squashed commits may be gone. */
export function gatherChanges(source: ObjectSource, commit: string): CodeChanges {
  const known = new Map<string, readonly string[]>();
  const keyOf = (tested: string, covers: Covers) => `${tested} ${coverKey(covers)}`;
  return {
    get: (tested, covers) => known.get(keyOf(tested, covers)),
    learn: async (tested, covers) => {
      const key = keyOf(tested, covers);
      if (known.has(key) || known.size >= MOST_COMPARED) return;
      known.set(key, []);
      try {
        const before = await coveredFiles(source, tested, covers);
        const now = await coveredFiles(source, commit, covers);
        const paths = [...new Set([...before.keys(), ...now.keys()])];
        known.set(key, paths.filter((path) => before.get(path) !== now.get(path)).toSorted());
      } catch (error) {
        if (!(error instanceof ClaimgateError)) throw error;
      }
    },
  };
}

async function coveredFiles(
  source: ObjectSource,
  commit: string,
  covers: Covers,
): Promise<ReadonlyMap<string, string>> {
  const tree = await CommitTree.open(source, commit);
  const isCovered = coveredBy(covers);
  const files = await tree.entries(mayHoldCovered([covers]));
  return new Map(
    files
      .filter(({ path }) => isCovered(path))
      .map(({ id, mode, path }) => [path, `${mode} ${id}`] as const),
  );
}
