import { isDigest } from '../digest/index.ts';
import { ClaimgateError, finding, type Finding } from '../findings/index.ts';
import { judgeLong, type LongResult } from '../gate/judge-long.ts';
import type { LongList } from '../gate/long-list.ts';
import { idOfCommittedFile } from '../io/inputs/commit-files.ts';
import { openLongFile, type LongFile } from '../io/inputs/long-file.ts';
import type { Invocation } from './command.ts';
import { readEvidence } from './evidence.ts';
import { instantOfJudgement, mustHoldUntilOf } from './gate.ts';
import { TOOL } from './generated/tool.ts';
import type { OpenedInputs } from './inputs.ts';

/** Size limit in bytes of a claims file that is read piece by piece: more than three million claims. */
export const MAX_LONG_CLAIMS_BYTES = 2 ** 31;

/** As `judgeRepository`, without ever holding the claims. @throws ClaimgateError */
export async function judgeLongRepository(invocation: Invocation): Promise<LongResult> {
  const inputs = await invocation.openInputs({ searchStrays: true, withoutClaims: true });
  const { claims, release, root } = inputs;
  const idLength = release?.revision.length ?? 40;
  const file = openLongFile(root, claims.path, { maxBytes: MAX_LONG_CLAIMS_BYTES, idLength });
  const list = listOf(file, claims.path);
  const { at, time } = instantOfJudgement(invocation);
  const { evidence, remarks } = await readEvidence(invocation, inputs);
  return judgeLong({
    tool: TOOL,
    at,
    time,
    release,
    remarks: [...inputs.remarks, ...remarks],
    claims: {
      ...claims,
      remarks: [...(await differenceFromCommit(inputs, file)), ...claims.remarks],
    },
    list,
    config: inputs.configFile,
    strayPaths: inputs.strays,
    evidence,
    mustHoldUntil: mustHoldUntilOf(invocation),
  });
}

function listOf({ open, sha256 }: LongFile, path: string): LongList {
  if (!isDigest(sha256)) throw new ClaimgateError('defect', { found: sha256 });
  return { path, sha256, open };
}

/** Two files with one id are one to git; where they differ is not looked for in a file of this size. */
async function differenceFromCommit(
  { claims: { path: file }, release, repository }: OpenedInputs,
  { blobId }: LongFile,
): Promise<Finding[]> {
  if (!repository || !release) return [];
  const committed = await idOfCommittedFile(repository, release.revision, file);
  if (committed === undefined)
    return [finding('not_committed', { file, found: `commit ${release.revision}` })];
  return committed === blobId ? [] : [finding('work_tree_edited', { file })];
}
