import type { Finding } from '../findings/index.ts';
import type { GateVerdict } from '../json/index.ts';
import type { JudgedClaim } from './engine.ts';
import type { Evidence } from './ground.ts';
import { configInput, findingsOn, judgementOf, type GateFrame } from './judge.ts';
import { judgeLongList, type LongList } from './long-list.ts';
import type { SharedJudges } from './share.ts';
import type { Tally } from './tally.ts';
import { verdictOf } from './verdict.ts';

/** Everything the answer depends on, where the claims are too many to be held. */
export interface LongInput extends GateFrame {
  readonly list: LongList;
  readonly evidence: Evidence;
  /** Judges that share the work; the answer is the same without. */
  readonly judges?: SharedJudges | undefined;
}

/** The answer, of which the claims are given out one after the other. */
export interface LongResult {
  /** The verdict with an empty list in place of the claims. */
  readonly verdict: GateVerdict;
  /** What was found about the whole. */
  readonly findings: readonly Finding[];
  readonly tally: Tally;
  readonly claims: () => AsyncIterable<readonly JudgedClaim[]>;
}

/** As `judge`, in memory that does not grow with the claims. @throws ClaimgateError as `judgeLongList` does */
export async function judgeLong(input: LongInput): Promise<LongResult> {
  const { at, evidence, list, judges } = input;
  const judged = await judgeLongList(list, evidence, at, judges);
  const claimed = { document: 'public_claims' as const, path: list.path, sha256: list.sha256 };
  const judgement = judgementOf(input, {
    claims: [],
    findings: [...findingsOn(input, []), ...judged.findings],
    inputs: [claimed, ...configInput(input), ...judged.inputs],
    lapse: judged.lapse,
  });
  const { tally, claims } = judged;
  const verdict = verdictOf(judgement, tally.decisions);
  return { verdict, findings: judgement.findings, tally, claims };
}
