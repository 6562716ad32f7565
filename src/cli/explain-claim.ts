import { ClaimgateError, finding, messageOf, type Finding } from '../findings/index.ts';
import { present } from '../findings/assert.ts';
import { RULES } from '../gate/index.ts';
import { claimVerdict, verdictOf, type JudgedClaim, type RuleResult } from '../verdict/index.ts';
import { lookUpEntries } from '../projection/index.ts';
import type { ProjectionEntry } from '../documents/index.ts';
import type { Report } from '../report/report.ts';
import type { Invocation } from './command.ts';
import { entryLines } from './entry-lines.ts';
import { projectionSource } from './evidence.ts';
import { judgeRepository } from './gate.ts';
import { commandReport } from './reports.ts';

const NAME = 'explain';

/** The whole matrix of rules for one claim, with the facts that they were judged by and who says so. */
export async function explainClaim(invocation: Invocation, digestStart: string): Promise<Report> {
  const { judgement } = await judgeRepository(invocation);
  const [claim, another] = judgement.claims.filter(({ subjectDigest }) =>
    subjectDigest.startsWith(digestStart),
  );
  if (!claim)
    return commandReport(NAME, null, {
      findings: [...refusals(judgement.findings), finding('not_claimed', { found: digestStart })],
    });
  // not covered: no two subjects are known whose SHA-256 digests start alike for so long
  if (another) throw new ClaimgateError('subject_ambiguous', { found: digestStart });
  const entry = await entryOf(invocation, claim);
  const { evaluated_at } = verdictOf(judgement);
  // Rules speak in the lines. Without them the whole was refused before any claim was looked at.
  const findings = claim.rules.length === 0 ? judgement.findings : [];
  const lines = [
    `${claim.subjectDigest} at ${evaluated_at}: ${claim.decision}`,
    ...claim.rules.flatMap(ruleLines),
    ...(entry ? [factsHeading(claim), ...entryLines(entry).map((line) => `  ${line}`)] : []),
  ];
  const report = commandReport(
    NAME,
    { claim: claimVerdict(claim), evaluated_at, entry: entry ?? null },
    { findings, lines },
  );
  return withDecision(report, claim);
}

/** Rules are asked only about a projection that is trusted. */
function factsHeading({ rules }: JudgedClaim): string {
  return `facts, as the projection has them${rules.length === 0 ? ', which is not trusted' : ''}:`;
}

function refusals(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ code }) => code !== 'not_canonical');
}

function ruleLines({ number, id, outcome, findings }: RuleResult): string[] {
  const title = present(RULES.find((rule) => rule.number === number)).title;
  return [
    `  ${number} ${id.padEnd(40)} ${outcome}`,
    ...(findings.length === 0 ? [`      ${title}`] : findings.flatMap(findingLines)),
  ];
}

function findingLines(item: Finding): string[] {
  const { code, clears_by, clears_at, record } = item;
  const said = record ? `, says record ${record.sequence}` : '';
  const clears = `clears by ${clears_by.replaceAll('_', ' ')}${clears_at === undefined ? '' : ` at ${clears_at}`}`;
  return [`      ${code}: ${messageOf(item)}${said}; ${clears}`];
}

async function entryOf(
  invocation: Invocation,
  { subjectDigest }: JudgedClaim,
): Promise<ProjectionEntry | undefined> {
  const source = projectionSource(invocation);
  if (!source) return undefined;
  const { first } = await lookUpEntries(
    { file: source.file, chunks: source.open() },
    subjectDigest,
  );
  return first?.entry;
}

/** The answer is that of the claim. */
function withDecision(report: Report, { decision }: JudgedClaim): Report {
  const exitCode = ({ allowed: 0, refused: 1, undetermined: 2 } as const)[decision];
  return { ...report, exitCode, document: { ...report.document, decision } };
}
