/**
 * Makes the report of a run: of a gate's verdict, of any other command, or of a run that could not judge.
 * Every format gets its report from here, so all of them say the same.
 */
import {
  countOf,
  worstSeverity,
  type ClaimgateError,
  type EvidencePiece,
  type Finding,
} from '../documents/findings.ts';
import { present } from '../documents/error.ts';
import {
  claimVerdict,
  exitCodeOfVerdict,
  verdictFinding,
  verdictOf,
  type JudgedClaim,
  type Cause,
} from '../gate/verdict.ts';
import type { GateResult } from '../gate/judge.ts';
import type { ClaimVerdict, CommandReport, GateVerdict } from '../documents/index.ts';
import {
  isVerdict,
  KIND_WORDS,
  sentenceOf,
  shortDigest,
  verdictSentence,
  whenWords,
} from './report-words.ts';
import type { Answer, Outcome, Report, ReportedFinding, Success } from './report.ts';
import { TOOL } from '../documents/generated/tool.ts';

/** A command, by its name and by the word that it says when all is well. */
export interface Speaker {
  readonly name: string;
  readonly says: Success;
}

function answerOf(says: Success, exitCode: Report['exitCode']): Answer {
  if (exitCode === 0) return says;
  if (says === 'allowed') return exitCode === 1 ? 'refused' : 'undetermined';
  return exitCode === 1 ? 'failed' : 'incomplete';
}

export function commandReport({ name, says }: Speaker, outcome: Outcome, at: number): Report {
  const { result = null, findings = [], says: said, ...shown } = outcome;
  const exitCode = worstSeverity(findings);
  const document: CommandReport = {
    schema_version: 1,
    tool: TOOL,
    command: name,
    outcome: said ?? answerOf(says, exitCode),
    findings: findings.map(verdictFinding),
    result,
  };
  return { document, exitCode, findings, at, lines: [], sources: new Map(), ...shown };
}

/**
 * The report of a gate run.
 *
 * @param explainOptions the options of `claimgate explain` that ask about the same evidence
 */
export function gateReport(
  result: Omit<GateResult, 'binding'>,
  explainOptions: string = '',
): Report {
  const { verdict, judgement, claimsText, summary, streamed, trusted } = result;
  const { causes, count, hasDefect, refused, unlisted } = summary;
  const [claims] = judgement.inputs;
  const answer = answerLine(verdict, sentenceOf(verdict.decision, count, refused));
  const rest = [
    ...examplesLine(causes),
    ...(unlisted === 0 ? [] : [`  not listed: ${countOf(unlisted, 'finding')}`]),
  ];
  const findings = [
    ...judgement.findings,
    ...withoutEchoes(causes).map((cause) => reportedCause(cause, explainOptions)),
  ];
  return {
    document: verdict,
    exitCode: hasDefect ? 3 : exitCodeOfVerdict(verdict),
    findings,
    at: judgement.at,
    lines: [answer, ...verdictLines(verdict), ...rest],
    fullLines: [answer, ...fullVerdictLines(verdict), ...rest],
    judged: { claims: judgement.claims, trusted },
    sources: new Map(claims && !streamed ? [[claims.path, claimsText]] : []),
    ...(streamed ? { streamedClaims: () => asWritten(streamed()) } : {}),
  };
}

const PIECES: Readonly<Record<EvidencePiece, string>> = {
  configuration: 'the runtime facts',
  approval: 'the approval',
  local_run: 'the local run',
  live_run: 'the live run',
  runtime_control: 'the control event',
};

function examplesLine(causes: readonly Cause[]): string[] {
  const found = causes.flatMap(({ finding: { code, piece } }) =>
    code === 'evidence_is_example' && piece ? PIECES[piece] : [],
  );
  const names = [...new Set(found)];
  return names.length === 0
    ? []
    : [
        `  examples: ${names.length} of ${Object.keys(PIECES).length} pieces of evidence: ${names.join(', ')}`,
      ];
}

async function* asWritten(
  claims: AsyncIterable<readonly JudgedClaim[]>,
): AsyncGenerator<readonly ClaimVerdict[]> {
  for await (const piece of claims) yield piece.map(claimVerdict);
}

/** A cause, with the claims it blocks and the command that shows all there is to one of them. */
function reportedCause(
  { finding: found, rules, claims, count }: Cause,
  explainOptions: string,
): ReportedFinding {
  const { subjectDigest } = present(claims[0]);
  return {
    ...found,
    explain: `claimgate explain ${shortDigest(subjectDigest)}${explainOptions}`,
    rules: rules.map(({ number, id }) => `${number} ${id}`),
    blocks: claims,
    ...(count > claims.length ? { blockCount: count } : {}),
  };
}

/** A run that has expired is due for its next test as well: that is one cause, which the expiry names. */
function withoutEchoes(causes: readonly Cause[]): Cause[] {
  const ends = causes.filter(({ finding: { code } }) => code === 'run_expired');
  const expired = new Set(
    ends.flatMap(({ finding: found, claims }) =>
      claims.map(({ subjectDigest }) => `${found.piece} ${subjectDigest}`),
    ),
  );
  return causes.flatMap((cause) => {
    const { finding: found, claims, count } = cause;
    if (found.code !== 'retest_due') return [cause];
    const others = claims.filter(
      ({ subjectDigest }) => !expired.has(`${found.piece} ${subjectDigest}`),
    );
    const left = count - claims.length + others.length;
    return others.length === 0 ? [] : [{ ...cause, claims: others, count: left }];
  });
}

/** The answer in one line: the decision, how far it counts, and what was judged. */
function answerLine({ decision, kind, product, release }: GateVerdict, sentence: string): string {
  const as = decision === 'allowed' && kind !== 'release' ? ` as a ${kind} verdict` : '';
  const commit = release ? `commit ${release.revision.slice(0, 12)}` : 'no commit';
  const about = [product, release?.version, commit].filter(Boolean).join(', ');
  return `${decision}${as}: ${sentence} (${about})`;
}

function verdictLines({ evaluated_at, kind, horizon }: GateVerdict): string[] {
  const { valid_until: until, first_lapse: first } = horizon;
  const lines = kind === 'release' ? [] : [`  kind: ${KIND_WORDS[kind]}`];
  if (until === null) return lines;
  const when = whenWords(Date.parse(until), Date.parse(evaluated_at));
  return [...lines, `  expires: ${when}, with the ${first?.what.replaceAll('_', ' ')}`];
}

function fullVerdictLines({ inputs, release, kind, horizon }: GateVerdict): string[] {
  const commit = release ? [release.revision, release.version].filter(Boolean).join(' ') : 'none';
  return [
    ...inputs.map(
      ({ document, path, sha256 }) => `  ${document.replaceAll('_', ' ')}: ${path} ${sha256}`,
    ),
    `  commit: ${commit}`,
    `  kind: ${kind}`,
    ...(horizon.valid_until === null
      ? []
      : [`  expires: ${horizon.valid_until} (${horizon.first_lapse?.what.replaceAll('_', ' ')})`]),
  ];
}

/** The report of a run that could not judge, in the form that the command would have had. */
export function failureReport(
  { document: kind, ...speaker }: Speaker & { readonly document: 'verdict' | 'report' },
  error: ClaimgateError,
  at: number,
): Report {
  const { findings, source } = error;
  const sources = new Map(source ? [[source.file, source.text]] : []);
  if (kind === 'report') return commandReport(speaker, { findings, sources }, at);
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
    at,
    // A command line that was not understood has one answer: how to type it.
    lines: error.code === 'usage' ? [] : [`${document.decision}: could not judge`],
    sources,
  };
}

const GATE_WORDS: ReadonlySet<Answer> = new Set([
  'allowed',
  'refused',
  'undetermined',
  'not_judged',
]);

/** Added findings, such as an output that cannot be written, keep it from being an answer; earlier ones stay. */
export function withFailures(report: Report, failures: readonly Finding[]): Report {
  if (failures.length === 0) return report;
  const { document } = report;
  const findings = [...document.findings, ...failures.map(verdictFinding)];
  const severity = worstSeverity(failures);
  // The findings hold those of each product as well.
  const { sections: _products, ...whole } = report;
  const rest = {
    ...whole,
    exitCode: severity > report.exitCode ? severity : report.exitCode,
    findings: [...report.findings, ...failures],
  };
  if (!isVerdict(document)) {
    const outcome = GATE_WORDS.has(document.outcome) ? 'undetermined' : 'incomplete';
    return { ...rest, document: { ...document, outcome, findings }, lines: [], fullLines: [] };
  }
  const horizon = { valid_until: null, first_lapse: null };
  const verdict: GateVerdict = { ...document, decision: 'undetermined', findings, horizon };
  const answer = answerLine(verdict, verdictSentence(verdict));
  const lines = [answer, ...verdictLines(verdict)];
  return { ...rest, document: verdict, lines, fullLines: [answer, ...fullVerdictLines(verdict)] };
}
