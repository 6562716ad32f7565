import {
  decisionOf,
  finding,
  worstSeverity,
  ClaimgateError,
  type Decision,
  type Finding,
} from '../findings/index.ts';
// Not through gate/index.ts, which would load everything that evidence needs.
import { causesOf, type Cause } from '../gate/causes.ts';
import type { GateResult } from '../gate/judge.ts';
import { countOfClaims, exitCodeOfVerdict, verdictFinding, verdictOf } from '../gate/verdict.ts';
import type { CommandReport, CommandResult, GateVerdict } from '../json/index.ts';
import type { Report, ReportedFinding } from '../report/report.ts';
import type { CommandEntry } from './command.ts';
import { TOOL } from './generated/tool.ts';

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
  return { document, exitCode: worstSeverity(findings), findings, lines, sources };
}

/** The report of a gate run. */
export function gateReport({ verdict, judgement, claimsText }: GateResult): Report {
  const [claims] = judgement.inputs;
  const sources = new Map(claims ? [[claims.path, claimsText]] : []);
  const causes = causesOf(judgement.claims).map(reportedCause);
  const findings = [...judgement.findings, ...causes];
  return {
    document: verdict,
    exitCode: exitCodeOfVerdict(verdict),
    findings,
    lines: verdictLines(verdict),
    sources,
  };
}

/** A cause, with the claims it blocks and the command that shows all there is to one of them. */
function reportedCause({ finding: found, rules, claims }: Cause): ReportedFinding {
  const [first] = claims;
  const next = found.next ?? (first === undefined ? undefined : `claimgate explain ${first}`);
  return {
    ...found,
    ...(next === undefined ? {} : { next }),
    rules: rules.map(({ number, id }) => `${number} ${id}`),
    blocks: claims,
  };
}

function verdictLines({ decision, claims, inputs, release, kind, horizon }: GateVerdict): string[] {
  const commit = release ? [release.revision, release.version].filter(Boolean).join(' ') : 'none';
  const refused = claims.filter((claim) => claim.decision !== 'allowed').length;
  return [
    `${decision}: ${sentence(decision, claims.length, refused)}`,
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

function sentence(decision: Decision, claims: number, refused: number): string {
  const subject = countOfClaims(claims);
  if (decision === 'allowed')
    return claims === 0 ? 'nothing is claimed' : `${subject} may be published`;
  if (decision === 'undetermined') return 'could not judge';
  if (claims === 0) return 'nothing is claimed, but this is not to be released';
  return refused === 0
    ? `${subject}, but this is not to be released`
    : `${refused} of ${subject} not to be published`;
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
    lapse: null,
  });
  return {
    document,
    exitCode: worstSeverity(findings),
    findings,
    lines: [`${document.decision}: could not judge`],
    sources,
  };
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
