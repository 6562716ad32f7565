import { isWithin, type Stretch } from '../projection/reader.ts';
import { settleClaims, type JudgedClaim } from './engine.ts';
import type { ClaimToJudge } from './facts.ts';
import { projectionFacts, type Ground } from './ground.ts';
import { firstOf, type Lapse } from './horizon.ts';
import { judgeInPieces } from './judge-pieces.ts';
import { RULES } from './rules/index.ts';
import { Tally } from './tally.ts';

/** What came of judging the claims of one stretch of a projection in which nothing is at fault. Plain data. */
export interface Share {
  /** Lines of the stretch. */
  readonly entryCount: number;
  /** Claims of the whole list, in the stretch or not. */
  readonly claimCount: number;
  /** How many claims are allowed, and what lapses first of what they rest on. */
  readonly allowed: number;
  readonly lapse: Lapse | null;
  /** All others, in order. */
  readonly refused: readonly JudgedClaim[];
}

/** Judges that work at the same time, each on a share. */
export interface SharedJudges {
  /** All of the projection, part by part. */
  readonly stretches: readonly Stretch[];
  /** As {@link judgeShare}; `undefined` too where the judge failed, for whatever reason. Never throws. */
  readonly judge: (stretch: Stretch) => Promise<Share | undefined>;
}

/** More refused claims are not handed over: one judge alone lists them in bounded memory. */
const MAX_REFUSED = 1000;

const NO_LEAKS = { count: 0, listed: [] };

/**
 * Judges the claims of one stretch. Reads and hashes the whole projection and the whole list, so that what
 * was judged is a part of the very bytes that are vouched for.
 *
 * @param claims all of them, sorted; what they throw goes through
 * @returns `undefined` where anything at all is to be found about the whole: one judge alone finds and words it
 */
export async function judgeShare(
  ground: Ground,
  claims: Iterable<ClaimToJudge>,
  stretch: Stretch,
): Promise<Share | undefined> {
  let claimCount = 0;
  const ownClaims = function* () {
    for (const claim of claims) {
      claimCount += 1;
      if (isWithin(stretch, claim.subjectDigest)) yield claim;
    }
  };
  const judging = judgeInPieces(ground, ownClaims(), stretch);
  const facts = projectionFacts(ground, NO_LEAKS);
  const refused: JudgedClaim[] = [];
  let allowed = 0;
  let lapse: Lapse | null = null;
  for (;;) {
    const { value, done } = await judging.next();
    if (done === true) {
      if (!value.ok || value.leaks.count > 0) return undefined;
      return { entryCount: value.entryCount, claimCount, allowed, lapse, refused };
    }
    for (const claim of settleClaims(RULES, value, facts)) {
      if (claim.decision === 'allowed') {
        allowed += 1;
        lapse = firstOf([lapse, claim.lapse]);
      } else refused.push(claim);
    }
    if (refused.length > MAX_REFUSED) return undefined;
  }
}

/**
 * Judges all claims, each stretch by a judge of its own, and puts together what they say.
 *
 * @returns `undefined` where it takes one judge alone to say it
 */
export async function judgeInShares(
  ground: Ground,
  { judge, stretches }: SharedJudges,
): Promise<Tally | undefined> {
  const tally = new Tally();
  let entryCount = 0;
  const claimCounts = new Set<number>();
  for (const share of await Promise.all(stretches.map(judge))) {
    if (!share) return undefined;
    entryCount += share.entryCount;
    claimCounts.add(share.claimCount);
    tally.addAllowed(share.allowed, share.lapse);
    for (const claim of share.refused) tally.add(claim);
  }
  // No line and no claim was left out, and none was judged twice: each share knows how many claims there are.
  const isWhole = claimCounts.size === 1 && claimCounts.has(tally.count);
  return isWhole && entryCount === ground.trusted.entryCount ? tally : undefined;
}
