import {
  decisionOf,
  finding,
  worstSeverity,
  ClaimgateError,
  type Finding,
} from '../findings/index.ts';
import { countOfClaims, verdictFinding, verdictOf, type GateResult } from '../gate/index.ts';
import type { CommandReport, CommandResult } from '../json/index.ts';
import type { Report } from '../report/report.ts';
import type { CommandEntry } from './command.ts';
import { TOOL } from './generated/tool.ts';

/** The exit code of a report: a function of its findings alone (data-model.md section 9). */
export function exitCodeOf({ findings }: Report): number {
  return worstSeverity(findings);
}

/** The report of a command other than the gate. */
export function commandReport(
  command: string,
  result: CommandResult,
  said: {
    findings?: readonly Finding[];
    lines?: readonly string[];
    sources?: Report['sources'];
  } = {},
): Report {
  const { findings = [], lines = [], sources = new Map() } = said;
  const document: CommandReport = {
    schema_version: 1,
    tool: TOOL,
    command,
    decision: decisionOf(findings),
    findings: findings.map(verdictFinding),
    result,
  };
  return { document, findings, lines, sources };
}

/** The report of a gate run. */
export function gateReport({ verdict, findings, judgement, claimsText }: GateResult): Report {
  const [claims] = judgement.inputs;
  const sources = new Map(claims ? [[claims.path, claimsText]] : []);
  const commit = verdict.release
    ? [verdict.release.revision, verdict.release.version].filter(Boolean).join(' ')
    : 'none';
  const lines = [
    `${verdict.decision}: ${sentence(verdict.decision, verdict.claims.length)}`,
    ...verdict.inputs.map(
      ({ document, path, sha256 }) => `  ${document.replaceAll('_', ' ')}: ${path} ${sha256}`,
    ),
    `  commit: ${commit}`,
    `  kind: ${verdict.kind}`,
  ];
  return { document: verdict, findings, lines, sources };
}

function sentence(decision: GateResult['verdict']['decision'], claims: number): string {
  const subject = countOfClaims(claims);
  if (decision === 'allowed')
    return claims === 0 ? 'nothing is claimed' : `${subject} may be published`;
  if (decision === 'undetermined') return 'could not judge';
  return claims === 0
    ? 'nothing is claimed, but this is not to be released'
    : `${subject}, not to be published`;
}

/** The report of a run that could not judge, in the form that the command would have had. */
export function failureReport(
  entry: Pick<CommandEntry, 'document'>,
  command: string,
  error: ClaimgateError,
  at: number,
): Report {
  const { findings, source } = error;
  const sources = new Map(source ? [[source.file, source.text]] : []);
  if (entry.document === 'report') return commandReport(command, null, { findings, sources });
  const document = verdictOf({
    tool: TOOL,
    kind: 'draft',
    at,
    release: null,
    manifestDigest: null,
    inputs: [],
    findings,
    claims: [],
  });
  return { document, findings, lines: [`${document.decision}: could not judge`], sources };
}

/** What a verdict file says until the run has judged: a killed run leaves no old "yes" behind. */
export function unfinishedReport(
  entry: Pick<CommandEntry, 'document'>,
  command: string,
  at: number,
): Report {
  return failureReport(entry, command, new ClaimgateError('did_not_finish'), at);
}

/** An error of any kind as one with a code. What is not expected is a defect of the program. */
export function asClaimgateError(error: unknown): ClaimgateError {
  if (error instanceof ClaimgateError) return error;
  const found = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new ClaimgateError(
    'defect',
    { found },
    { cause: error, findings: [finding('defect', { found })] },
  );
}
