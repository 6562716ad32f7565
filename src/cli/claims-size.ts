import { findRepositoryRoot } from '../io/git/repository.ts';
import { sizeInWorkTree } from '../io/inputs/work-tree-path.ts';
import { MAX_CLAIMS_BYTES } from '../manifest/index.ts';
import type { Invocation } from './command.ts';
import { claimsPathOf } from './inputs.ts';

/** Whether the claims file of the work tree is too long to be held. */
export function hasLongClaims({ args, directory }: Invocation): boolean {
  if (args.text('ref') !== undefined) return false;
  const root = findRepositoryRoot(directory) ?? directory;
  const size = sizeInWorkTree(root, claimsPathOf(args, directory));
  return size !== undefined && size > MAX_CLAIMS_BYTES;
}
