// Documents that count as committed on the branch of records, and never as a change under review has them.

import { demand } from '../documents/findings.ts';
import { CommitTree } from '../trust/commit-files.ts';
import type { GitRepository } from '../io/git-repository.ts';
import { checkShape, readJson, type Shape } from '../documents/json.ts';

/** A document beside the records of the memory that counts as committed there, and not as a change under review has it. */
export interface MemoryDocument<T> {
  readonly path: string;
  readonly maxBytes: number;
  readonly shape: Shape<T>;
}

/** @throws ClaimgateError */
export function parseMemoryDocument<T>(
  { maxBytes, path: file, shape }: MemoryDocument<T>,
  bytes: Uint8Array,
): T {
  return demand(checkShape(shape, readJson(bytes, { file, maxBytes })));
}

/** Reads a document from a commit of the memory; `undefined` where that has none. @throws ClaimgateError */
export async function readMemoryDocument<T>(
  kind: MemoryDocument<T>,
  repository: GitRepository,
  commit: string | undefined,
): Promise<T | undefined> {
  const tree = commit === undefined ? undefined : await CommitTree.open(repository, commit);
  const bytes = await tree?.file(kind.path, kind.maxBytes);
  return bytes && parseMemoryDocument(kind, bytes);
}
