import type { ExplanationResult } from '../documents/index.ts';
import { ClaimgateError, finding } from '../findings/index.ts';
import { RULES } from '../gate/index.ts';
import { lookUpEntries } from '../projection/index.ts';
import { claimVerdict, verdictOf } from '../verdict/index.ts';
import { projectionAt } from './evidence-inputs.ts';
import type { Host } from './host.ts';
import { judgeRelease, type ReleaseQuestion } from './judge-release.ts';
import type { Answer } from './release-inputs.ts';

/** The title of each rule, by its number. */
export const RULE_TITLES: ReadonlyMap<number, string> = new Map(
  RULES.map(({ number, title }) => [number, title]),
);

/**
 * The whole matrix of rules for one claim, with the facts that they were judged by and who says so; `null` where
 * nothing like it is claimed, or the whole was refused before. What stands against the release as a whole stands
 * against each of its claims. @throws ClaimgateError
 */
export async function explainClaim(
  digestStart: string,
  asked: ReleaseQuestion,
  host: Host,
): Promise<Answer<ExplanationResult>> {
  const { judgement } = await judgeRelease(asked, host);
  const findings = judgement.findings.filter(({ code }) => code !== 'not_canonical');
  const [claim, another] = judgement.claims.filter(({ subjectDigest }) =>
    subjectDigest.startsWith(digestStart),
  );
  if (!claim)
    return {
      result: null,
      findings: [...findings, finding('not_claimed', { found: digestStart })],
    };
  // not covered: no two subjects are known whose SHA-256 digests start alike for so long
  if (another) throw new ClaimgateError('subject_ambiguous', { found: digestStart });
  const entry = await entryOf(claim.subjectDigest, asked, host);
  const { evaluated_at } = verdictOf(judgement);
  return { result: { claim: claimVerdict(claim), evaluated_at, entry }, findings };
}

async function entryOf(
  subjectDigest: string,
  { projection }: ReleaseQuestion,
  host: Host,
): Promise<ExplanationResult['entry']> {
  if (projection === undefined) return null;
  const source = projectionAt(projection, host);
  const bytes = { file: source.file, chunks: source.open() };
  const { first } = await lookUpEntries(bytes, subjectDigest);
  return first?.entry ?? null;
}
