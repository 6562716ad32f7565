import { finding, type Finding } from '../findings/index.ts';
import { streamedClaims, type ClaimsSource } from '../gate/claims-source.ts';
import { CommitTree } from '../io/inputs/commit-files.ts';
import { openLongFile, type LongFile } from '../io/inputs/long-file.ts';
import type { OpenedInputs } from './inputs.ts';

/** Size limit in bytes of a claims file that is streamed: more than three million claims. */
export const MAX_LONG_CLAIMS_BYTES = 2 ** 31;

/** Opens a claims file of the work tree that is too long to be held. @throws ClaimgateError */
export async function openLongClaims(inputs: OpenedInputs): Promise<ClaimsSource> {
  const { claims, release, root } = inputs;
  const idLength = release?.revision.length ?? 40;
  const file = openLongFile(root, claims.path, { maxBytes: MAX_LONG_CLAIMS_BYTES, idLength });
  return streamedClaims({
    path: claims.path,
    sha256: file.sha256,
    pieces: file.open,
    remarks: [...(await differenceFromCommit(inputs, file)), ...claims.remarks],
  });
}

/** Two files with one id are one to git; where they differ is not looked for in a file of this size. */
async function differenceFromCommit(
  { claims: { path: file }, release, repository }: OpenedInputs,
  { blobId }: LongFile,
): Promise<Finding[]> {
  if (!repository || !release) return [];
  const commit = await CommitTree.open(repository, release.revision);
  const committed = await commit.idOfFile(file);
  if (committed === undefined)
    return [finding('not_committed', { file, found: `commit ${release.revision}` })];
  return committed === blobId ? [] : [finding('work_tree_edited', { file })];
}
