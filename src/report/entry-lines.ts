// Claims, and the facts of one entry, as lines that a person reads.

import { ORIGIN_WORDS, claimName, originWords, shortDigest } from './report-words.ts';
import { originOf } from '../evidence/subject-evidence.ts';
import type {
  ErroredRunsFact,
  CheckFact,
  ListedClaim,
  ProjectionEntry,
  RecordPlace,
  RunFact,
  Subject,
} from '../documents/index.ts';
import { countOf } from '../documents/findings.ts';

const NOT_KNOWN = 'not known';

/** Members of a subject as people ask for them, not as RFC 8785 sorts them. */
const SUBJECT_MEMBERS: readonly (keyof Subject)[] = [
  'provider',
  'account_kind',
  'output_profile',
  'operation',
  'policy_mode',
  'deployment_environment',
  'provider_environment',
  'app_fingerprint',
  'instance_fingerprint',
];

/** Claims as lines by name, with the digits by which `claimgate explain` knows each. */
export function claimLines(claims: readonly ListedClaim[], digestWords = shortDigest): string[] {
  return claims
    .map(({ subject, subject_digest: digest }) => `${claimName(subject)}  ${digestWords(digest)}`)
    .sort();
}

/** The facts of one entry as lines of text; no line says whether a fact is current. */
export function entryLines(entry: ProjectionEntry): string[] {
  return [
    ...subjectLines(entry),
    row('contract', entry.contract_digest ?? 'none fits what the runtime implements'),
    row('configuration', configuration(entry)),
    row('approval', approval(entry)),
    row('authorization', authorization(entry)),
    row('policy', entry.policy?.state ?? NOT_KNOWN),
    row('control', control(entry)),
    ...runLines('local run', entry.local_run),
    ...runLines('live run', entry.live_run),
  ];
}

function row(name: string, said: string): string {
  return `${name.padEnd(22)} ${said}`;
}

function subjectLines({ subject }: ProjectionEntry): string[] {
  return SUBJECT_MEMBERS.map((member) => row(member, subject[member] ?? 'none'));
}

function configuration({ configuration: fact }: ProjectionEntry): string {
  if (fact === null) return NOT_KNOWN;
  return `${fact.state}, from ${fact.source ?? 'an unknown source'}${originWords(originOf(fact))}`;
}

function approval({ approval: fact }: ProjectionEntry): string {
  if (fact === null) return NOT_KNOWN;
  const { state, tier, reviewed_at, expires_at, record } = fact;
  const period = `from ${reviewed_at} until ${expires_at}`;
  return `${state}, tier ${tier}, ${period}, ${place(record)}${originWords(originOf(fact))}`;
}

function authorization({ authorization: fact }: ProjectionEntry): string {
  if (fact === null) return NOT_KNOWN;
  const { state, granted_scopes, validated_at, expires_at } = fact;
  const scopes = `${granted_scopes.length} scopes granted`;
  return `${state}, ${scopes}, validated ${validated_at}, ${until(expires_at)}`;
}

function control({ runtime_control: fact }: ProjectionEntry): string {
  if (fact === null) return NOT_KNOWN;
  const where = fact.record ? place(fact.record) : 'no record';
  return `${[fact.state, until(fact.expires_at), where].join(', ')}${originWords(originOf(fact))}`;
}

function runLines(name: string, run: RunFact): string[] {
  if (run === null) return [row(name, 'none')];
  return [
    row(name, `from ${run.tested_at} until ${run.expires_at}, ${place(run.record)}`),
    row('  came about', cameAbout(run)),
    ...(run.exit_status ? [row('  exit status', run.exit_status)] : []),
    ...(run.errored ? [row('  errored since', errored(run.errored))] : []),
    row('  of contract', run.contract_digest),
    row('  of commit', run.tested_revision),
    row('  under approval', `${run.approval_state}, tier ${run.approval_tier}`),
    row(
      '  scopes',
      `${run.required_scopes.length} required, ${run.granted_scopes.length} granted at the test`,
    ),
    ...run.checks.map((check) => row(`  ${check.kind}`, checked(check))),
  ];
}

function checked({ outcome, not_applicable_reason, completed_at, external_result }: CheckFact) {
  const reason = not_applicable_reason === null ? '' : ` (${not_applicable_reason})`;
  const result = external_result === null ? '' : ', with an external result';
  return `${outcome.replaceAll('_', ' ')}${reason} at ${completed_at}${result}`;
}

function errored({ count, first_at: firstAt }: ErroredRunsFact): string {
  return `${countOf(count, 'run')} that could not be tested, the first at ${firstAt}`;
}

function cameAbout(run: NonNullable<RunFact>): string {
  const { results_sha256: digest } = run.origin ?? {};
  const words = ORIGIN_WORDS[originOf(run)];
  return digest === undefined ? words : `${words}, ${digest}`;
}

function until(instant: string | null): string {
  return instant === null ? 'without end' : `until ${instant}`;
}

function place({ sequence }: RecordPlace): string {
  return `record ${sequence}`;
}
