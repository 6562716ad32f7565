// The code that a run speaks for: files of a commit that the globs of its contract choose.

import { canonicalize, digestOf, type Digest } from '../digest/index.ts';
import { Globs } from '../documents/globs.ts';
import type { Contract, ContractIndex } from './contract.ts';
import type { RunSide } from './run.ts';

/** A file, link or submodule of a commit, by its path from the root of the repository. */
interface CommittedFile {
  readonly path: string;
  readonly mode: string;
  readonly id: string;
}

export interface CoveredTree {
  readonly digest: Digest;
  /** Globs that no file of the commit fits. */
  readonly unmatched: readonly string[];
}

/** The covered trees of one commit, by {@link coverKey}. */
export type Coverage = ReadonlyMap<string, CoveredTree>;

export type Covers = readonly string[];

/** Claims, contracts and records are no code, and change while tests are recorded. */
const NEVER_COVERED = /(?:^|\/)provider-certification\//;

/** Tells whether a path can be of the code that a run speaks for. */
export function canBeCovered(path: string): boolean {
  return !NEVER_COVERED.test(path);
}

/** Returns the globs of a side; `undefined` where the contract names none. */
export function coversOf({ document }: Contract, side: RunSide): Covers | undefined {
  return document.covers?.[side];
}

/** Names globs whatever their order. */
export function coverKey(covers: Covers): string {
  return canonicalize(covers.toSorted());
}

const SIDES = ['local', 'live'] as const;

/** Returns the globs that contracts name, each list once. */
export function everyCovers(contracts: Pick<ContractIndex, 'all'>): Covers[] {
  const lists = contracts.all.flatMap((contract) =>
    SIDES.flatMap((side) => {
      const covers = coversOf(contract, side);
      return covers ? [covers] : [];
    }),
  );
  return [...new Map(lists.map((covers) => [coverKey(covers), covers])).values()];
}

/** Tells of a path whether it is of the covered code. */
export function coveredBy(covers: Covers): (path: string) => boolean {
  const globs = new Globs(covers);
  return (path) => canBeCovered(path) && globs.matches(path);
}

/** Tells whether a folder can hold covered code, so that no other has to be read. */
export function mayHoldCovered(lists: readonly Covers[]): (folder: string) => boolean {
  const globs = lists.map((covers) => new Globs(covers));
  return (folder) => canBeCovered(`${folder}/`) && globs.some((one) => one.canFitBelow(folder));
}

/** Returns the covered trees of the commit that has these files (specification/documents.md 3.2). */
export function coverageOf(files: readonly CommittedFile[], lists: readonly Covers[]): Coverage {
  return new Map(lists.map((covers) => [coverKey(covers), coveredTree(files, covers)]));
}

function coveredTree(files: readonly CommittedFile[], covers: Covers): CoveredTree {
  const isCovered = coveredBy(covers);
  const chosen = files.filter(({ path }) => isCovered(path));
  const lines = chosen
    .map(({ id, mode, path }) => ({ path: Buffer.from(path), line: `${mode} ${id} ${path}\0` }))
    .sort((one, other) => Buffer.compare(one.path, other.path))
    .map(({ line }) => line);
  const wanted = covers.filter((glob) => !glob.startsWith('!'));
  const fitsNone = (glob: string): boolean => {
    const fits = coveredBy([glob]);
    return !chosen.some(({ path }) => fits(path));
  };
  // Globs that only leave out cover nothing at all, which would fit any code.
  const unmatched = wanted.length === 0 ? covers : wanted.filter(fitsNone);
  return { digest: digestOf(`${PREFIX}\n${lines.join('')}`), unmatched };
}

const PREFIX = 'claimgate/covered-tree/v1';
