import type {
  AuditedClaim,
  CheckedResults,
  AuditedSignature,
  ProjectionEntry,
  ReleaseAuditResult,
  ReleaseAuditRow,
  ReleaseEvidence,
  VouchedTime,
} from '../documents/index.ts';
import { countOf, worstSeverity, type Finding } from '../documents/findings.ts';
import { groupedBy, instantOf } from '../documents/json.ts';
import { shellWord } from '../documents/shell.ts';
import { ORIGIN_WORDS, originWords } from './report-words.ts';
import { minuteWords, whenWords } from './time-words.ts';

export type ReportRow = readonly [name: string, value: string];

/** A part of the report of a release, for every form that it is shown in. */
export interface ReportSection {
  readonly id: string;
  readonly title: string;
  readonly parts: readonly { readonly title?: string; readonly rows: readonly ReportRow[] }[];
}

/** Outcomes of the checks of an audit, for a list in text. */
export const CHECKS: Readonly<Record<ReleaseAuditRow['outcome'], string>> = {
  passed: 'passed',
  failed: 'FAILED',
  not_checked: 'NOT CHECKED',
  not_needed: 'not needed',
  not_compared: 'NOT COMPARED',
};

/** The signed documents of a release. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  trust_root: 'Trust root',
  projection_statement: 'Projection',
  signed_verdict: 'Verdict',
};

type Report = Omit<ReleaseAuditResult, 'capsule'>;

/** An audit with all of its findings, those of a status among them. */
interface Audited {
  readonly result: Report;
  readonly findings: readonly Finding[];
}

export function auditLine(audited: Audited, now: number): string {
  const isVerified = worstSeverity(audited.findings) === 0;
  return `${isVerified ? 'verified' : 'not verified'}: ${auditSentence(audited, now)}`;
}

/** The answer to an audit, and whether its evidence still lasts, which changes nothing about the answer. */
export function auditSentence({ findings, result }: Audited, now: number): string {
  const { evaluated_at, evidence, rows, version, withdrawn } = result;
  if (evidence === null || evaluated_at === null)
    return `${version} does not verify: ${openWords(rows, findings)}`;
  const { claim_count: count, valid_until } = evidence;
  const what = count === 0 ? 'claims nothing' : `makes ${countOf(count, 'claim')}`;
  const when = minuteWords(instantOf(evaluated_at));
  if (worstSeverity(findings) > 0) {
    const isKept = !rows.some(({ outcome }) => outcome === 'failed' || outcome === 'not_checked');
    const but = isKept
      ? 'the status given with it does not verify'
      : 'the kept test results do not show all of its runs';
    return `${version} ${what}; it was allowed on ${when} and verified as released, but ${but}`;
  }
  const gone = withdrawn?.length ?? 0;
  const since = withdrawnWords(gone);
  const others = gone === 0 ? '' : ' of the others';
  const isOver = valid_until === null || gone >= count;
  const age = isOver ? '' : `. The evidence${others} ${ageWords(valid_until, now)}`;
  return `${version} ${what}; it was allowed on ${when}, and everything that it rests on verifies${since}${age}`;
}

/** Ends the answer about a release where a status has fewer claims. */
export function withdrawnWords(count: number): string {
  return count === 0 ? '' : `; ${countOf(count, 'claim no longer holds', 'claims no longer hold')}`;
}

function openWords(rows: readonly ReleaseAuditRow[], findings: readonly Finding[]): string {
  const count = (wanted: ReleaseAuditRow['outcome']) =>
    rows.filter(({ outcome }) => outcome === wanted).length;
  const [failed, open] = [count('failed'), count('not_checked')];
  const kind = findings.find(({ code }) => code === 'verdict_not_release')?.found;
  return [
    ...(failed > 0 ? [`${failed} of ${countOf(rows.length, 'check')} failed`] : []),
    ...(open > 0 ? [`${countOf(open, 'check')} could not be made`] : []),
    ...(kind === undefined ? [] : [`its verdict is of kind ${kind}`]),
  ].join(', and ');
}

/** Says whether something that held until an instant holds now. */
export function ageWords(end: string, now: number): string {
  const instant = instantOf(end);
  return instant > now
    ? `holds now; it expires ${whenWords(instant, now)}`
    : `held then, until ${minuteWords(instant)}; it has expired since, as is normal`;
}

/** Everything that an audit found, in the order of a report that somebody reads years later. */
export function auditReport(report: Report, now: number): ReportSection[] {
  const { evidence, unchecked } = report;
  return [
    { id: 'release', title: 'Release', parts: [{ rows: releaseRows(report, now) }] },
    ...(evidence === null ? [] : evidenceSections(evidence, report.withdrawn, now)),
    ...(report.results === undefined ? [] : [resultsSection(report.results)]),
    { id: 'unchecked', title: 'Not checked', parts: [{ rows: openRows(report, unchecked) }] },
    ...(evidence === null ? [] : [digestSection(evidence)]),
  ];
}

function releaseRows(report: Report, now: number): ReportRow[] {
  const {
    corrections,
    deployment,
    evaluated_at,
    evidence,
    resource_uri,
    revision,
    rule_set,
    version,
  } = report;
  return [
    ['Deployment', deployment ?? 'not named'],
    ['Product', resource_uri ?? 'not named'],
    ['Version', version],
    ['Commit', revision],
    ['Judged', evaluated_at ?? 'at an unknown instant'],
    ...(evidence?.artifacts ?? []).map(({ name, sha256 }) => [`Artifact ${name}`, sha256] as const),
    ['Trust pin', report.pin ?? 'none was given'],
    ...(corrections === null ? [] : [['Corrections', correctionWords(corrections)] as const]),
    ...(report.self_test ? [['Self-test', selfTestWords(report.self_test)] as const] : []),
    ...(rule_set === null ? [] : [['Rule set', ruleSetWords(rule_set)] as const]),
    ['Audited', minuteWords(now)],
  ];
}

function correctionWords({ count, digest }: NonNullable<Report['corrections']>): string {
  return `${digest === null ? 'none' : `${count}, ${digest},`} when the projection was exported`;
}

function selfTestWords({ changes, sha256, tested_at }: NonNullable<Report['self_test']>): string {
  return `${countOf(changes, 'change')} judged as expected on ${minuteWords(instantOf(tested_at))}, report ${sha256}`;
}

function ruleSetWords({ number, sha256 }: NonNullable<Report['rule_set']>): string {
  return `${number ?? 'not known to this version of claimgate'}, ${sha256}`;
}

function evidenceSections(
  evidence: ReleaseEvidence,
  withdrawn: Report['withdrawn'],
  now: number,
): ReportSection[] {
  const { claim_count, claims, first_lapse, signatures, times } = evidence;
  if (claim_count === 0) return [];
  const age: readonly ReportRow[] = [
    ['The evidence', lastingWords(evidence, withdrawn?.length ?? 0, now)],
    ...(first_lapse === null ? [] : [['Expires first', first_lapse] as const]),
    ...(withdrawn?.map((claim) => ['Released, no longer holds', claim] as const) ?? []),
    ...(withdrawn?.length === 0
      ? [['No longer holds', 'no claim, as the status says'] as const]
      : []),
  ];
  return [
    { id: 'age', title: 'How long the evidence lasts', parts: [{ rows: age }] },
    { id: 'signatures', title: 'Signed by', parts: [{ rows: signatures.map(signatureRow) }] },
    {
      id: 'times',
      title: 'Time that others vouch for',
      parts: [{ rows: [['Signed before', signedBeforeWords(times)], ...times.map(timeRow)] }],
    },
    {
      id: 'claims',
      title: `Claims and their evidence (${claim_count})`,
      parts: [
        ...claims.map(claimPart),
        ...(claim_count > claims.length
          ? [
              {
                rows: [
                  ['More', `${claim_count - claims.length} claims, in the projection`] as const,
                ],
              },
            ]
          : []),
      ],
    },
  ];
}

function lastingWords(
  { claim_count, valid_until }: ReleaseEvidence,
  gone: number,
  now: number,
): string {
  if (gone >= claim_count) return 'of no claim counts any longer';
  if (valid_until === null) return 'does not expire';
  return `${gone === 0 ? '' : 'of the other claims '}${ageWords(valid_until, now)}`;
}

/** Everything that somebody saw was signed before that, so the earliest time says most. */
export function signedBeforeWords(times: readonly VouchedTime[]): string {
  const [first] = times.toSorted((a, b) => instantOf(a.instant) - instantOf(b.instant));
  if (!first) return 'no one else vouches for the time';
  return `${minuteWords(instantOf(first.instant))}, says ${first.authority}`;
}

function timeRow({ authority, expires_at, file, instant }: VouchedTime): ReportRow {
  const end = expires_at === null ? '' : `; certificates until ${day(expires_at)}`;
  return [file, `${minuteWords(instantOf(instant))}, says ${authority}${end}`];
}

function signatureRow(signature: AuditedSignature): ReportRow {
  const { document, role, signers, threshold, trust_root_version } = signature;
  return [
    DOCUMENTS[document] ?? document,
    `${role} role of trust root ${trust_root_version}, ${threshold} needed: ${signers.join(', ')}`,
  ];
}

function claimPart({ asks = [], entry, name, subject_digest, tested = [] }: AuditedClaim) {
  const { approval, authorization, live_run, local_run, policy, runtime_control } = entry;
  const rows: readonly ReportRow[] = [
    ['Local run', runWords(local_run)],
    ['Live run', runWords(live_run)],
    [
      'Review',
      approval === null
        ? 'none'
        : `${approval.state.replaceAll('_', ' ')}, tier ${approval.tier.replaceAll('_', ' ')}, ${day(approval.reviewed_at)} to ${day(approval.expires_at)}${originWords(approval.origin?.kind ?? 'unstated')}, record ${approval.record.sequence}`,
    ],
    [
      'Grant',
      authorization === null
        ? 'none'
        : `${authorization.state.replaceAll('_', ' ')} on ${day(authorization.validated_at)}, ${countOf(authorization.granted_scopes.length, 'scope')}${until(authorization.expires_at)}`,
    ],
    ['Policy', policy?.state ?? 'unknown'],
    ['Control', controlWords(runtime_control)],
    ...tested.map((text) => ['Tested', text] as const),
    ['Contract', entry.contract_digest ?? 'none'],
    ...asks.map((text) => ['It asks', text] as const),
    ['Subject', subject_digest],
  ];
  return { title: name, rows };
}

/** From the claim to the file of results, for each side. */
function resultsSection(results: readonly CheckedResults[]): ReportSection {
  const parts = [...groupedBy(results, ({ claim }) => claim)].map(([title, ofClaim]) => ({
    title,
    rows: ofClaim.map((one): ReportRow => [RUNS[one.side], keptWords(one)]),
  }));
  return { id: 'results', title: 'Kept test results', parts };
}

const RUNS = { local: 'Local run', live: 'Live run' };

/** Says in words whether kept results show the checks of a run. */
export function keptWords(one: CheckedResults): string {
  if (one.results_sha256 === null) return 'the record names no file of results';
  const file = one.file ?? one.results_sha256;
  if (one.outcome !== 'passed') return `${CHECKS[one.outcome]}: ${file} (${one.codes.join(', ')})`;
  const status = one.exit_status === null ? 'unstated' : String(one.exit_status);
  const how = [
    ...(one.command === null ? [] : [`command ${one.command.map(shellWord).join(' ')}`]),
    `exit status ${status}`,
    ...(one.tool === null ? [] : [`written by ${one.tool}`]),
  ];
  return `${file} shows the checks of the record; kept with it: ${how.join(', ')}`;
}

function controlWords(control: ProjectionEntry['runtime_control']): string {
  if (control === null) return 'unknown';
  const record = control.record === null ? '' : `, record ${control.record.sequence}`;
  return `${control.state}${until(control.expires_at)}${originWords(control.origin?.kind ?? 'unstated')}${record}`;
}

function runWords(run: ProjectionEntry['local_run']): string {
  if (run === null) return 'none';
  const { errored, exit_status, expires_at, origin, record, tested_at, tested_revision } = run;
  const results = origin?.results_sha256 === undefined ? '' : ` ${origin.results_sha256}`;
  const how = ORIGIN_WORDS[origin?.kind ?? 'unstated'];
  const status = exit_status === undefined ? '' : ', exit status unstated';
  const later = errored
    ? `, ${countOf(errored.count, 'later run')} without a result since ${day(errored.first_at)}`
    : '';
  return `${minuteWords(instantOf(tested_at))}, commit ${tested_revision}, ${how}${results}${status}${until(expires_at)}, record ${record.sequence}${later}`;
}

function until(instant: string | null): string {
  return instant === null ? '' : `, until ${day(instant)}`;
}

function day(instant: string): string {
  return minuteWords(instantOf(instant)).slice(0, 10);
}

function openRows({ rows }: Report, unchecked: readonly string[]): ReportRow[] {
  return [
    ...unchecked.map((text, index) => [String(index + 1), text] as const),
    ...rows.flatMap(({ by, check, outcome }): ReportRow[] =>
      outcome === 'not_checked'
        ? [[check, `not compared with ${by}`]]
        : outcome === 'not_compared'
          ? [[check, `nothing was compared: there is ${by}`]]
          : [],
    ),
  ];
}

function digestSection({ inputs, signatures }: ReleaseEvidence): ReportSection {
  const files = inputs.map(({ path, sha256 }) => [path, sha256] as const);
  const commands: readonly ReportRow[] = [
    ['A file', '`sha256sum FILE` prints its digest'],
    [
      'All of it',
      '`sh verify-capsule.sh CAPSULE VERSION COMMIT PIN` checks each step with sha256sum, git, jq and openssl; the script is in docs/how-to of claimgate',
    ],
    ...(signatures.length === 0
      ? []
      : [
          [
            'A key',
            '`ssh-keygen -lf KEY.pub` prints its fingerprint, as the signatures name it',
          ] as const,
        ]),
  ];
  return {
    id: 'digests',
    title: 'Appendix: digests, and how to check them by hand',
    parts: [{ rows: files }, { title: 'Commands', rows: commands }],
  };
}
