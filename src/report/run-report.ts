import {
  countOf,
  decisionOf,
  worstSeverity,
  ClaimgateError,
  type Finding,
} from '../findings/index.ts';
import { present } from '../findings/assert.ts';
// Not through gate/index.ts, which would load everything that evidence needs.
import {
  type JudgedClaim,
  claimVerdict,
  exitCodeOfVerdict,
  verdictFinding,
  verdictOf,
} from '../verdict/verdict.ts';
import type { GateResult } from '../gate/judge.ts';
import type { Cause } from '../gate/summary.ts';
import type { ClaimVerdict, CommandReport, GateVerdict } from '../documents/index.ts';
import { isVerdict, sentenceOf, verdictSentence } from './report-words.ts';
import type { Outcome, Report, ReportedFinding } from './report.ts';
import { TOOL } from '../documents/generated/tool.ts';

/** What `--json` prints for a command: a gate verdict, or a report of the command. */
export interface ReportingCommand {
  readonly document: 'verdict' | 'report';
}

/** The report of a command other than the gate. */
export function commandReport(command: string, outcome: Outcome): Report {
  const { result = null, findings = [], lines = [], isMarkdown = false } = outcome;
  const { sources = new Map() } = outcome;
  const document: CommandReport = {
    schema_version: 1,
    tool: TOOL,
    command,
    decision: decisionOf(findings),
    findings: findings.map(verdictFinding),
    result,
  };
  return { document, exitCode: worstSeverity(findings), findings, lines, isMarkdown, sources };
}

/** The report of a gate run. */
export function gateReport({
  verdict,
  judgement,
  claimsText,
  summary,
  streamed,
}: Omit<GateResult, 'binding' | 'trusted'>): Report {
  const { causes, count, hasDefect, refused, unlisted } = summary;
  const [claims] = judgement.inputs;
  const sentence = sentenceOf(verdict.decision, count, refused);
  return {
    document: verdict,
    exitCode: hasDefect ? 3 : exitCodeOfVerdict(verdict),
    findings: [...judgement.findings, ...causes.map(reportedCause)],
    lines: [
      ...verdictLines(verdict, sentence),
      ...(unlisted === 0 ? [] : [`  not listed: ${countOf(unlisted, 'finding')}`]),
    ],
    sources: new Map(claims && !streamed ? [[claims.path, claimsText]] : []),
    ...(streamed ? { streamedClaims: () => asWritten(streamed()) } : {}),
  };
}

async function* asWritten(
  claims: AsyncIterable<readonly JudgedClaim[]>,
): AsyncGenerator<readonly ClaimVerdict[]> {
  for await (const piece of claims) yield piece.map(claimVerdict);
}

/** A cause, with the claims it blocks and the command that shows all there is to one of them. */
function reportedCause({ finding: found, rules, claims, count }: Cause): ReportedFinding {
  return {
    ...found,
    next: found.next ?? `claimgate explain ${present(claims[0])}`,
    rules: rules.map(({ number, id }) => `${number} ${id}`),
    blocks: claims,
    ...(count > claims.length ? { blockCount: count } : {}),
  };
}

/** The answer as lines of text. */
function verdictLines(verdict: GateVerdict, sentence: string = verdictSentence(verdict)): string[] {
  const { decision, inputs, release, kind, horizon } = verdict;
  const commit = release ? [release.revision, release.version].filter(Boolean).join(' ') : 'none';
  return [
    `${decision}: ${sentence}`,
    ...inputLines(inputs),
    `  commit: ${commit}`,
    `  kind: ${kind}`,
    ...(horizon.valid_until === null
      ? []
      : [
          `  holds until: ${horizon.valid_until} (${horizon.first_lapse?.what.replaceAll('_', ' ')})`,
        ]),
  ];
}

/** One line for each kind of document: the only one by its digest, several by their number. */
function inputLines(inputs: GateVerdict['inputs']): string[] {
  const kinds = [...new Set(inputs.map(({ document }) => document))];
  return kinds.map((kind) => {
    const ofKind = inputs.filter(({ document }) => document === kind);
    const [only] = ofKind;
    const name = kind.replaceAll('_', ' ');
    return ofKind.length === 1 && only
      ? `  ${name}: ${only.path} ${only.sha256}`
      : `  ${name}: ${ofKind.length} files`;
  });
}

/** The report of a run that could not judge, in the form that the command would have had. */
export function failureReport(
  entry: ReportingCommand,
  command: string,
  error: ClaimgateError,
  at: number,
): Report {
  const { findings, source } = error;
  const sources = new Map(source ? [[source.file, source.text]] : []);
  if (entry.document === 'report') return commandReport(command, { findings, sources });
  const document = verdictOf({
    tool: TOOL,
    kind: 'draft',
    at,
    release: null,
    manifestDigest: null,
    inputs: [],
    findings,
    claims: [],
    expiry: null,
  });
  return {
    document,
    exitCode: worstSeverity(findings),
    findings,
    lines: [`${document.decision}: could not judge`],
    sources,
  };
}

/**
 * A report to which something was added that keeps it from being an answer, such as an output that can not
 * be written. Everything that was found before stays in it.
 */
export function withFailures(report: Report, failures: readonly Finding[]): Report {
  if (failures.length === 0) return report;
  const { document } = report;
  const findings = [...document.findings, ...failures.map(verdictFinding)];
  const undetermined = { decision: 'undetermined' as const, findings };
  const severity = worstSeverity(failures);
  const rest = {
    ...report,
    exitCode: severity > report.exitCode ? severity : report.exitCode,
    findings: [...report.findings, ...failures],
  };
  if (!isVerdict(document))
    return { ...rest, document: { ...document, ...undetermined }, lines: [] };
  const verdict: GateVerdict = {
    ...document,
    ...undetermined,
    horizon: { valid_until: null, first_lapse: null },
  };
  return { ...rest, document: verdict, lines: verdictLines(verdict) };
}

/** What a verdict file says until the run has judged: a killed run leaves no old "yes" behind. */
export function unfinishedReport(entry: ReportingCommand, command: string, at: number): Report {
  return failureReport(entry, command, new ClaimgateError('did_not_finish'), at);
}
