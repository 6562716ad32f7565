import { resolve } from 'node:path';
import { finding, type Finding } from '../findings/index.ts';
import { judgeLong, type LongResult } from '../gate/judge-long.ts';
import type { Evidence } from '../gate/index.ts';
import type { SharedJudges } from '../gate/share.ts';
import { CommitTree } from '../io/inputs/commit-files.ts';
import { openLongFile, placeOf, type LongFile } from '../io/inputs/long-file.ts';
import type { Invocation } from './command.ts';
import { readEvidence } from './evidence.ts';
import { instantOfJudgement, mustHoldUntilOf } from './gate.ts';
import { TOOL } from './generated/tool.ts';
import type { OpenedInputs } from './inputs.ts';
import { progressOf } from './progress.ts';
import type { ShareJob } from './share-job.ts';
import { defaultThreads, ShareThreads } from './share-threads.ts';

/** Size limit in bytes of a claims file that is read piece by piece: more than three million claims. */
export const MAX_LONG_CLAIMS_BYTES = 2 ** 31;

/** As `judgeRepository`, without ever holding the claims. @throws ClaimgateError */
export async function judgeLongRepository(invocation: Invocation): Promise<LongResult> {
  const threads = new ShareThreads(invocation.host.threads ?? defaultThreads());
  try {
    return await judgeWith(invocation, threads);
  } finally {
    threads.stop();
  }
}

async function judgeWith(invocation: Invocation, threads: ShareThreads): Promise<LongResult> {
  const inputs = await invocation.openInputs({ searchStrays: true, withoutClaims: true });
  const { claims, release, root } = inputs;
  const idLength = release?.revision.length ?? 40;
  const file = openLongFile(root, claims.path, { maxBytes: MAX_LONG_CLAIMS_BYTES, idLength });
  const list = { path: claims.path, sha256: file.sha256, open: file.open };
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
    judges: judgesFor(
      invocation,
      evidence,
      { at, claims: { place: file.place, sha256: list.sha256 } },
      threads,
    ),
  });
}

function judgesFor(
  { args, directory, host }: Invocation,
  { ancestry, projection, ...evidence }: Evidence,
  judged: Pick<ShareJob, 'at' | 'claims'>,
  threads: ShareThreads,
): SharedJudges | undefined {
  const path = args.text('projection');
  if (path === undefined || !projection) return undefined;
  const place = placeOf(resolve(directory, path), projection.file);
  const onPiece = progressOf(place.name, host);
  return threads.judges({ ...judged, evidence, projection: place }, { ancestry, onPiece });
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
