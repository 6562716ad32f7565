// Names, times and states as people read them.

import { codeEntry, messageOf, type Finding } from '../../src/documents/findings.ts';
import type {
  Operation,
  ReadinessFacts,
  ReadinessState,
  RuntimeFacts,
  Subject,
} from '../../src/documents/index.ts';
import type { Expiry } from '../../src/gate/verdict.ts';
import { groupedBy, instantOf, type EpochMs } from '../../src/documents/json.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import type { Facts } from '../../src/ledger/export-facts.ts';
import { capital, distance } from '../../src/report/report-words.ts';
import { html, type Html } from './page.ts';

interface StateLook {
  readonly words: string;
  /** Disabled on purpose, broken, or waiting for evidence. */
  readonly tone: 'stop' | 'act' | 'prove' | 'quiet';
}

/** The states as people see them; pages show no badge for a healthy one (specification/readiness.md 1). */
export const STATE_LOOKS: Readonly<Record<ReadinessState, StateLook>> = {
  disabled: { words: 'Disabled', tone: 'stop' },
  unsupported: { words: 'Not supported', tone: 'stop' },
  needs_configuration: { words: 'Needs configuration', tone: 'act' },
  reconnect_required: { words: 'Reconnect required', tone: 'act' },
  degraded: { words: 'Degraded', tone: 'act' },
  approval_required: { words: 'Approval required', tone: 'prove' },
  trial_only: { words: 'Trial only', tone: 'prove' },
  policy_restricted: { words: 'Policy restricted', tone: 'act' },
  expired_proof: { words: 'Expired evidence', tone: 'prove' },
  certification_required: { words: 'Certification required', tone: 'prove' },
  healthy: { words: 'Healthy', tone: 'quiet' },
};

export const OPERATION_WORDS: Readonly<Record<Operation, string>> = {
  connect: 'Connect',
  publish_immediate: 'Publish now',
  publish_scheduled: 'Publish later',
};

/** The facts of a decision, in the order of the pages. */
export const FACT_WORDS: readonly (readonly [member: keyof ReadinessFacts, words: string])[] = [
  ['configuration', 'Configuration'],
  ['approval', 'Approval'],
  ['authorization', 'Authorization'],
  ['policy', 'Policy'],
  ['control', 'Control'],
  ['local_test', 'Local test'],
  ['live_certification', 'Live test'],
];

/** Values of facts that block nothing. */
const GOOD: ReadonlySet<string> = new Set(
  'configured current approved not_required valid not_applicable allowed enabled'.split(' '),
);

/** Values of facts that are wrong, rather than unknown. */
const BAD: ReadonlySet<string> = new Set(
  'disabled degraded failed expired mismatch revoked restricted reconnect_required'.split(' '),
);

/** Things that expire, in words that continue "of the". */
export const EXPIRY_WORDS: Readonly<Record<Expiry['what'], string>> = {
  trust_root: 'trust root',
  projection: 'projection',
  approval: 'review',
  authorization: 'grant',
  control: 'control',
  local_run: 'local run',
  local_retest: 'local retest',
  local_errored: 'errored local run',
  live_run: 'live run',
  live_retest: 'live retest',
  live_errored: 'errored live run',
};

/** Tells people what to enter, by the start of what programs are told. */
const FORMS: readonly (readonly [start: string, words: string])[] = [
  ['an instant', 'Enter a date and a time in UTC.'],
  ['a slug', 'Enter lower-case letters and digits, in groups joined by hyphens, at most 64.'],
  ['a full Git commit id', 'Enter the full commit id: 40 or 64 lower-case hex digits.'],
];

export function factTone(value: string): 'quiet' | 'bad' | 'open' {
  if (GOOD.has(value)) return 'quiet';
  return BAD.has(value) ? 'bad' : 'open';
}

export function inWords(word: string): string {
  return word.replaceAll('_', ' ');
}

export function subjectTitle({ output_profile, operation }: Subject): string {
  return `${output_profile} · ${OPERATION_WORDS[operation]}`;
}

export type Names = Pick<Facts, 'labels'> & Partial<Pick<Facts, 'document'>>;

/** Without runtime facts, nothing has a name. */
export const NO_NAMES: Names = { labels: () => ({}) };

export function subjectName(subject: Subject): string {
  const { provider, account_kind, policy_mode } = subject;
  return `${provider} · ${subjectTitle(subject)} (${account_kind}, ${policy_mode})`;
}

/** Returns the name of each of some subjects, with as much more as it takes to tell it from the other known ones. */
export function distinctNames(
  known: readonly Subject[],
  facts: Names,
): (subject: Subject) => string {
  const byName = groupedBy(known, subjectName);
  return (subject) => {
    const alike = [subject, ...(byName.get(subjectName(subject)) ?? [])];
    const texts = alike.map((one) => namesOf(one, facts));
    const [own = []] = texts;
    const isAmbiguous = (length: number) =>
      alike.some((one, at) => {
        const isSame = subjectDigest(one) === subjectDigest(subject);
        return !isSame && own.slice(0, length).every((part, index) => part === texts[at]?.[index]);
      });
    const needed = own.findIndex((_, at) => !isAmbiguous(at + 1)) + 1;
    return own
      .slice(0, needed === 0 ? own.length : needed)
      .filter((part) => part !== '')
      .join(', ');
  };
}

/** The parts of a name in the order that people ask for them. */
function namesOf(subject: Subject, facts: Names): readonly string[] {
  const { deployment_environment, provider_environment } = subject;
  const instance = instanceName(subject, facts);
  return [
    subjectName(subject),
    `app ${appName(subject, facts)}`,
    instance === undefined ? '' : `instance ${instance}`,
    `${inWords(deployment_environment)}, ${inWords(provider_environment)}`,
  ];
}

export function appTitle(subject: Subject, facts: Names): string {
  return `${subject.provider}, app ${appName(subject, facts)}`;
}

/** Returns an app by the name that people use, and by its fingerprint where it has none, or another app has the same. */
export function appName(subject: Subject, facts: Names): string {
  const { label } = facts.labels(subject);
  const short = digestStart(subject.app_fingerprint);
  if (label === undefined) return short;
  const isOnly =
    facts.document !== undefined &&
    !sharedNames(facts.document).has(nameKey(subject.provider, label));
  return isOnly ? label : `${label} (${short})`;
}

function nameKey(provider: string, label = ''): string {
  return `${provider} ${label}`;
}

const shared = new WeakMap<RuntimeFacts, ReadonlySet<string>>();

function sharedNames(document: RuntimeFacts): ReadonlySet<string> {
  const found =
    shared.get(document) ??
    new Set(
      [...groupedBy(document.apps, ({ provider, label }) => nameKey(provider, label))]
        .filter(([, apps]) => new Set(apps.map((app) => app.app_fingerprint)).size > 1)
        .map(([key]) => key),
    );
  shared.set(document, found);
  return found;
}

export function instanceName(subject: Subject, facts: Names): string | undefined {
  const { instance_fingerprint: fingerprint } = subject;
  if (fingerprint === null) return undefined;
  const { instance_label: label } = facts.labels(subject);
  const short = digestStart(fingerprint);
  return label === undefined ? short : `${label} (${short})`;
}

export function timeAway(instant: string, at: EpochMs): Html {
  return html`${time(instant)} (${distance(instantOf(instant), at)})`;
}

export function day(instant: string): string {
  const [year = '', month = '', date = ''] = instant.slice(0, 10).split('-');
  return `${Number(date)} ${MONTHS[Number(month) - 1] ?? month} ${year}`;
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

export function listed(names: readonly string[], most = 5, between = '; '): string {
  const shown = names.slice(0, most).join(between);
  return names.length <= most ? shown : `${shown}${between}and ${names.length - most} more`;
}

export function digestHex(digest: string): string {
  return digest.replace('sha256:', '');
}

/** Returns the first 8 digits of a digest, enough to tell two of them apart by eye. */
export function digestStart(digest: string): string {
  return `${digestHex(digest).slice(0, 8)}…`;
}

export function time(instant: string): Html {
  const clock = instant.slice(11, 19).replace(/:00$/, '');
  return html`<time datetime="${instant}">${instant.slice(0, 10)} ${clock} UTC</time>`;
}

export function findingWords(finding: Finding): string {
  const { code, expected } = finding;
  // The person sees the value in the field, so the words give only the expected form.
  if (expected !== undefined && FORM_CODES.has(code)) return formWords(expected);
  return `${capital(messageOf(finding))}. ${codeEntry(code).hint}`;
}

const FORM_CODES: ReadonlySet<string> = new Set(['wrong_form', 'wrong_type', 'wrong_value']);

function formWords(expected: string): string {
  if (/^"[^"]*"(?:, "[^"]*")+$/.test(expected))
    return `Choose one of these: ${expected.replaceAll('"', '').replaceAll('_', ' ')}.`;
  const known = FORMS.find(([form]) => expected.startsWith(form));
  return known?.[1] ?? `Expected ${expected}.`;
}

export function badge(state: ReadinessState, more = ''): Html {
  const { words, tone } = STATE_LOOKS[state];
  return html`<span class="state ${tone}">${words}${more}</span>`;
}

export function subjectAddress(digest: string): string {
  return `/admin/subjects/${digestHex(digest)}`;
}

export function testAddress(digest: string, account: string | null): string {
  const query = { subject: digestHex(digest), account: account ?? '' };
  return `/admin/certification-tests/new?${new URLSearchParams(query).toString()}`;
}
