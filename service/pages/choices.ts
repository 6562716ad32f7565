import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { formatInstant, groupedBy, type EpochMs } from '../../src/documents/json.ts';
import type { Subject } from '../../src/documents/index.ts';
import { appText } from '../../src/ledger/subjects.ts';
import { appName, instanceName, subjectTitle, type Names } from './words.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The choices of forms come from what the board lists, so that nobody has to type a fingerprint. */
export interface KnownSubjects {
  readonly all: readonly Subject[];
  find(hex: string | null): Subject | undefined;
}

export function knownSubjects(subjects: readonly Subject[]): KnownSubjects {
  const byDigest = new Map(
    subjects.map((subject) => [subjectDigest(subject).replace('sha256:', ''), subject]),
  );
  return { all: [...byDigest.values()], find: (hex) => byDigest.get(hex ?? '') };
}

export function appChoices({ all }: KnownSubjects, facts: Names): (readonly [string, Choice[]])[] {
  const apps = [...new Map(all.map((subject) => [appText(subject), subject])).values()];
  return byProvider(apps, (app) => {
    const instance = instanceName(app, facts);
    const parts = [
      `app ${appName(app, facts)}`,
      app.provider_environment,
      ...(instance === undefined ? [] : [`instance ${instance}`]),
    ];
    return { value: appText(app), label: parts.join(', ') };
  });
}

/** Every value that a member has in some subject; that of an app without instance is the word `none`. */
export function memberChoices(
  subjects: readonly Subject[],
  member: keyof Subject,
  facts: Names,
): Choice[] {
  const named = new Map(
    subjects.map((subject) => [
      subject[member] ?? NO_INSTANCE_CHOICE,
      labelOf(subject, member, facts),
    ]),
  );
  const choices = [...named].map(([value, label]) => ({ value, label }));
  return byLabel(choices);
}

function byLabel(choices: Choice[]): Choice[] {
  return choices.sort((one, other) => (one.label < other.label ? -1 : 1));
}

export const NO_INSTANCE_CHOICE = 'none';

function labelOf(subject: Subject, member: keyof Subject, facts: Names): string {
  if (member === 'app_fingerprint') return appName(subject, facts);
  if (member === 'instance_fingerprint') return instanceName(subject, facts) ?? NO_INSTANCE_CHOICE;
  return (subject[member] ?? NO_INSTANCE_CHOICE).replaceAll('_', ' ');
}

export function subjectChoices(
  { all }: KnownSubjects,
  facts: Names,
): (readonly [string, Choice[]])[] {
  return byProvider(all, (subject) => ({
    value: subjectDigest(subject).replace('sha256:', ''),
    label: [
      subjectTitle(subject),
      subject.account_kind,
      subject.policy_mode,
      subject.provider_environment,
      `app ${appName(subject, facts)}`,
    ].join(', '),
  }));
}

function byProvider(
  subjects: readonly Subject[],
  choiceOf: (subject: Subject) => Choice,
): (readonly [string, Choice[]])[] {
  return [...groupedBy(subjects, ({ provider }) => provider)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([provider, own]) => [provider, byLabel(own.map(choiceOf))]);
}

/** Returns the text of an instant field as an instant in UTC; the ledger refuses invalid text. */
export function instantTyped(text: string): string {
  return text.replace(/T\d\d:\d\d$/, '$&:00').replace(/T\d\d:\d\d:\d\d$/, '$&Z');
}

export function instantToType(at: EpochMs): string {
  return formatInstant(at).slice(0, 19);
}
