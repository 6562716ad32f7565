import { finding, type Finding } from '../findings/index.ts';
// Not through gate/index.ts, which would load everything that evidence needs.
import { verdictOf } from '../verdict/verdict.ts';
import type { RepositoryJudgement } from './gate.ts';

/** Why an answer, though a yes, lets nothing through: only a verdict of kind `release` may (specification/documents.md 3.5). */
export function kindFindings({ judgement, verdict }: RepositoryJudgement): Finding[] {
  const { kind } = judgement;
  return kind !== 'release' && verdict.decision === 'allowed'
    ? [finding('draft_not_releasable', { expected: 'kind release', found: kind })]
    : [];
}

/** The same judgement with more findings, and the verdict that follows. */
export function withFindings(
  result: RepositoryJudgement,
  more: readonly Finding[],
): RepositoryJudgement {
  const judgement = { ...result.judgement, findings: [...result.judgement.findings, ...more] };
  return { ...result, judgement, verdict: verdictOf(judgement, result.summary.decisions) };
}
