import { countOf } from '../findings/index.ts';
import type { LongResult } from '../gate/judge-long.ts';
import { claimVerdict, exitCodeOfVerdict } from '../gate/verdict.ts';
import { sentenceOf } from '../report/headline.ts';
import type { Report } from '../report/report.ts';
import { reportedCause, verdictLines } from './outcome.ts';

/** The report of a gate run whose claims are too many to be held. */
export function longReport({ verdict, findings, tally, claims }: LongResult): Report {
  const { causes, count, hasDefect, refused } = tally;
  const { unlisted } = causes;
  const sentence = sentenceOf(verdict.decision, count, refused);
  return {
    document: verdict,
    exitCode: hasDefect ? 3 : exitCodeOfVerdict(verdict),
    findings: [...findings, ...causes.list().map(reportedCause)],
    lines: [
      ...verdictLines(verdict, sentence),
      ...(unlisted === 0 ? [] : [`  not listed: ${countOf(unlisted, 'finding')}`]),
    ],
    sources: new Map(),
    async *longClaims() {
      for await (const piece of claims()) yield piece.map(claimVerdict);
    },
  };
}
