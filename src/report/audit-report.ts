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
import { shell, shellWord } from '../documents/shell.ts';
import { ORIGIN_WORDS, originWords, instantWords, minuteWords, whenWords } from './report-words.ts';
import type { ReportRow, ReportSection } from './report.ts';

/** Outcomes of the checks of an audit, for a list in text. */
export const CHECKS: Readonly<Record<ReleaseAuditRow['outcome'], string>> = {
  passed: 'passed',
  failed: 'FAILED',
  not_checked: 'NOT CHECKED',
  not_needed: 'not needed',
  not_compared: 'NOT COMPARED',
};

const DOCUMENTS: Readonly<Record<string, string>> = {
  trust_root: 'Trust root',
  projection_statement: 'Projection',
  signed_verdict: 'Verdict',
};

type Report = ReleaseAuditResult;

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
  const age = isOver
    ? ''
    : `. The evidence${others} ${ageWords(valid_until, now, evidence.first_lapse)}`;
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

/** Says whether something that held until an instant holds now. @param first its part that expires then */
export function ageWords(end: string, now: number, first: string | null = null): string {
  const instant = instantOf(end);
  const part = first === null ? 'it' : `its ${first}`;
  return instant > now
    ? `holds now; ${part} expires ${first === null ? '' : 'first, '}${whenWords(instant, now)}`
    : `held then, until ${minuteWords(instant)}; ${part} has expired since, as is normal`;
}

/** Everything that an audit found, in the order of a report that somebody signs: one page, then its appendix. */
export function auditReport(report: Report, now: number): ReportSection[] {
  const { evidence, results } = report;
  const isClaiming = evidence !== null && evidence.claim_count > 0;
  return [
    section('release', 'Release', releaseRows(report, now)),
    ...(isClaiming ? pageOf(report, evidence, now) : []),
    section('checks', 'Checks', report.rows.map(checkRow)),
    ...(results === undefined ? [] : [resultsSection(results)]),
    section('unchecked', 'Not checked', openRows(report)),
    ...(evidence === null ? [] : lastSections(report, evidence)),
  ];
}

function section(id: string, title: string, rows: readonly ReportRow[]): ReportSection {
  return { id, title, parts: [{ rows }] };
}

function checkRow({ by, check, outcome }: ReleaseAuditRow): ReportRow {
  return [`${CHECKS[outcome].padEnd(12)}  ${check}`, by];
}

/** The part of the page that only a release with claims has. */
function pageOf(report: Report, evidence: ReleaseEvidence, now: number): ReportSection[] {
  const { claim_count: count, claims, signatures, times } = evidence;
  const rest = count - claims.length;
  return [
    section('age', 'How long the evidence lasts', ageRows(evidence, report.withdrawn, now)),
    section('times', 'Time that others vouch for', [
      ['Signed before', signedBeforeWords(times)],
      ...times.map(timeRow),
    ]),
    section('claims', `Claims (${count})`, [
      ...claims.map(({ entry, name }) => [name, claimWords(entry)] as const),
      ...(rest > 0 ? [['More', `${countOf(rest, 'claim')}, in the projection`] as const] : []),
    ]),
    section('signatures', 'Signed by', [
      ...signatures.map(signatureRow),
      ['Four eyes', fourEyesWords(signatures)],
    ]),
    section('ledger', 'Ledger', ledgerRows(report, evidence)),
    section('since', 'Since the release before', sinceRows(evidence)),
  ];
}

function lastSections(report: Report, evidence: ReleaseEvidence): ReportSection[] {
  const { claim_count, claims, inputs } = evidence;
  const files = inputs.map(({ path, sha256 }) => [path, sha256] as const);
  const appendices = [
    ...(claim_count === 0
      ? []
      : [
          {
            id: 'evidence',
            title: 'Appendix: claims and their evidence',
            parts: claims.map(claimPart),
          },
        ]),
    section('digests', 'Appendix: digests of what the verdict rests on', files),
    section('commands', 'Appendix: commands that check it by hand', commandRows(report, evidence)),
  ];
  return [
    section('keep', 'What to keep', keepRows(report, evidence)),
    section('algorithms', 'Algorithms', algorithmRows(report, evidence)),
    ...appendices.map((one) => ({ ...one, isAppendix: true })),
  ];
}

function releaseRows(report: Report, now: number): ReportRow[] {
  const { corrections, deployment, evaluated_at, evidence } = report;
  const { resource_uri, revision, rule_set, version } = report;
  return [
    ['Deployment', deployment ?? 'not named'],
    ['Product', resource_uri ?? 'not named'],
    ['Version', version],
    ['Commit', revision],
    ['Judged', evaluated_at ?? 'at an unknown instant'],
    ...(evidence?.artifacts ?? []).map(({ name, sha256 }) => [`Artifact ${name}`, sha256] as const),
    ['Trust pin', report.pin ?? 'none was given'],
    // One that verifies has a part about its ledger.
    ...(corrections === null || evidence !== null
      ? []
      : [['Corrections', correctionWords(corrections)] as const]),
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

function ageRows(
  evidence: ReleaseEvidence,
  withdrawn: Report['withdrawn'],
  now: number,
): ReportRow[] {
  return [
    ['The evidence', lastingWords(evidence, withdrawn?.length ?? 0, now)],
    ...(withdrawn?.map((claim) => ['Released, no longer holds', claim] as const) ?? []),
    ...(withdrawn?.length === 0
      ? [['No longer holds', 'no claim, as the status says'] as const]
      : []),
  ];
}

/** A claim in one line: its appendix has the rest. */
function claimWords({ approval, live_run, local_run, runtime_control }: ProjectionEntry): string {
  const run = (side: string, one: ProjectionEntry['local_run']) =>
    one === null
      ? `no ${side} run`
      : `${side} run ${day(one.tested_at)}, ${ORIGIN_WORDS[one.origin?.kind ?? 'unstated']}, record ${one.record.sequence}`;
  return [
    run('local', local_run),
    run('live', live_run),
    approval === null
      ? 'no review'
      : `review ${approval.state.replaceAll('_', ' ')}, record ${approval.record.sequence}`,
    `control ${runtime_control?.state ?? 'unknown'}`,
  ].join('; ');
}

/** Says whether one key was enough for two roles. Trust roots name no people, so nothing more can be told. */
function fourEyesWords(signatures: readonly AuditedSignature[]): string {
  const roles = new Map<string, Set<string>>();
  for (const { role, signers } of signatures)
    for (const id of signers) roles.set(id, (roles.get(id) ?? new Set()).add(role));
  const shared = [...roles].filter(([, names]) => names.size > 1);
  const needed = signatures.reduce((sum, { threshold }) => sum + threshold, 0);
  if (shared.length === 0)
    return `no key signed under two roles: ${countOf(needed, 'key')} had to sign, ${roles.size} did`;
  return shared.map(([id, names]) => `${id} signed as ${[...names].join(' and as ')}`).join('; ');
}

function ledgerRows({ corrections }: Report, { earlier, inputs }: ReleaseEvidence): ReportRow[] {
  const head = inputs.find(({ ledger_head }) => ledger_head)?.ledger_head;
  const grown = earlier.filter(({ tree_size }) => tree_size !== null).slice(-MOST_EARLIER);
  return [
    ...(head
      ? ([
          ['Origin', head.origin],
          ['Records', String(head.tree_size)],
          ['Head', head.root_hash],
        ] as const)
      : []),
    ...grown.map(
      ({ evaluated_at, tree_size, version }) =>
        [version, `${countOf(tree_size ?? 0, 'record')} at ${instantWords(evaluated_at)}`] as const,
    ),
    ...(corrections === null ? [] : [['Corrections', correctionWords(corrections)] as const]),
  ];
}

/** Growth is seen from fewer; `--json` has all. */
const MOST_EARLIER = 5;

function sinceRows({ since }: ReleaseEvidence): ReportRow[] {
  if (since === null) return [['Before it', 'no release that is recorded']];
  const { added, gone, kept, records, version } = since;
  return [
    ['Before it', `${version}; ${countOf(kept, 'claim')} as there`],
    ...added.map((name) => ['New', name] as const),
    ...gone.map((name) => ['No longer claimed', name] as const),
    ...records.map((record) => ['Recorded since', record] as const),
  ];
}

function lastingWords(
  { claim_count, first_lapse, valid_until }: ReleaseEvidence,
  gone: number,
  now: number,
): string {
  if (gone >= claim_count) return 'of no claim counts any longer';
  if (valid_until === null) return 'does not expire';
  return `${gone === 0 ? '' : 'of the other claims '}${ageWords(valid_until, now, first_lapse)}`;
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

function openRows({ rows, unchecked }: Report): ReportRow[] {
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

function keepRows({ capsule, pin, version }: Report, { times }: ReleaseEvidence): ReportRow[] {
  const file = capsule ?? capsuleOf(version);
  return [
    [
      'Capsule',
      capsule ?? `none yet: ${typed(shell`claimgate audit ${version} --pack ${file}`)} writes it`,
    ],
    [
      'Tokens',
      times.length === 0
        ? `none: a timestamp over the capsule, kept as ${file}.tsr, still tells its age when the keys are old`
        : 'those above, next to the capsule; renew them before their certificates expire',
    ],
    ['Trust pin', `${pin ?? 'none'}: apart from the capsule, with where you got it`],
    ['Verifier', 'verifier.html of the release of claimgate, with its digest'],
  ];
}

function algorithmRows({ revision }: Report, { signatures }: ReleaseEvidence): ReportRow[] {
  const schemes = [...new Set(signatures.flatMap(({ algorithms }) => algorithms))];
  return [
    ['SHA-256', 'the trust pin, the ledger, and every digest here with 64 characters'],
    ...(schemes.length === 0 ? [] : [['Signatures', schemes.join(', ')] as const]),
    revision.length === 40
      ? [
          'SHA-1',
          'the ids of git: that the files of the appendix are those of this commit, which commits were tested, and which code contracts cover. The signed verdict binds the files themselves by SHA-256',
        ]
      : ['SHA-1', 'nothing rests on it: the ids of git are SHA-256, too'],
  ];
}

function capsuleOf(version: string): string {
  return `${version.slice(version.lastIndexOf('/') + 1)}.capsule`;
}

function typed(command: string): string {
  return `\`${command}\``;
}

function commandRows(
  { capsule, pin, revision, version }: Report,
  { claim_count, inputs }: ReleaseEvidence,
): ReportRow[] {
  const file = capsule ?? capsuleOf(version);
  const trusted = pin ?? 'PIN';
  const recorded = inputs.filter(({ document }) => document.startsWith('projection'));
  return [
    ...(capsule === null
      ? [
          [
            'In a clone',
            typed(shell`claimgate audit ${version} --trust-pin ${trusted} --pack ${file}`),
          ] as const,
        ]
      : []),
    ['Again', typed(shell`claimgate audit ${file} --trust-pin ${trusted}`)],
    ...(pin === null
      ? []
      : [
          [
            'Without claimgate',
            `${typed(shell`sh verify-capsule.sh ${file} ${version} ${revision} ${pin}`)}, with the script from docs/how-to of claimgate, which is not in the capsule`,
          ] as const,
        ]),
    ...recorded.map(({ path, sha256 }): ReportRow => {
      const name = `record/${path.slice(path.lastIndexOf('/') + 1)}`;
      return [
        name,
        `${typed(shell`tar -xOf - ${name} < ${file} | sha256sum`)} prints ${sha256.replace('sha256:', '')}`,
      ];
    }),
    ...(claim_count === 0
      ? []
      : [
          [
            'A key',
            '`claimgate digest --key KEY.pub.pem` names a key that its holder shows you as the signatures do',
          ] as const,
        ]),
  ];
}
