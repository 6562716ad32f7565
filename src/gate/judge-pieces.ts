import { mergeInPieces, type MergeEnding, type ProjectionFile } from '../projection/merge.ts';
import type { Stretch } from '../projection/reader.ts';
import { TestedCommits, type FoundClaim } from './ancestry.ts';
import { judgeClaim, type PendingClaim } from './engine.ts';
import type { Ground } from './ground.ts';
import { factsOf, type ClaimToJudge } from './facts.ts';
import { RULES } from './rules/index.ts';

/**
 * Judges claims, which ascend by the digest of their subject, in one pass over the projection, and gives
 * them out piece by piece. None of it counts before the end says so.
 *
 * @param stretch read only these lines; how many there are in all is for the caller to compare then
 */
export async function* judgeInPieces(
  ground: Ground,
  claims: Iterable<ClaimToJudge>,
  stretch?: Stretch,
): AsyncGenerator<readonly PendingClaim[], MergeEnding> {
  const { context } = ground;
  const commits = new TestedCommits(context.contracts, context.ancestry);
  const merging = mergeInPieces(
    openProjection(ground, stretch),
    claims,
    (claim, entry): FoundClaim => ({
      claim,
      entry,
    }),
  );
  for (let next = merging.next(); ;) {
    const { value, done } = await next;
    if (done === true) return value;
    const answers = commits.lookUp(value);
    if (answers) {
      // The next piece is read while git answers; what goes wrong there is heard in its turn.
      next = merging.next();
      next.catch(() => undefined);
      await answers;
    }
    yield value.map(({ claim, entry }) => judgeClaim(RULES, factsOf(claim, entry, context)));
    if (!answers) next = merging.next();
  }
}

/** The projection, to be read once, with what its statement says of it. */
function openProjection({ projection, trusted }: Ground, stretch?: Stretch): ProjectionFile {
  const { digest: sha256, entryCount, head } = trusted;
  const stated = { sha256, entryCount, ledgerSize: head.tree_size };
  return { file: projection.file, chunks: projection.open(), ...stated, stretch };
}
