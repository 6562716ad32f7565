import { subjectDigest } from '../../evidence/index.ts';
import { formatInstant, type EpochMs } from '../../json/index.ts';
import type { ReadinessBoard, Subject } from '../../documents/index.ts';
import type { Choice } from './form.ts';
import { shortDigest, subjectTitle } from './words.ts';
import { APP_MEMBERS, type AppOf } from '../readiness.ts';

/** The choices of forms come from the board, so that nobody has to type a fingerprint. */
export interface KnownSubjects {
  readonly all: readonly Subject[];
  find(hex: string | null): Subject | undefined;
}

export function knownSubjects({ providers }: ReadinessBoard): KnownSubjects {
  const byDigest = new Map(
    providers
      .flatMap(({ decisions }) => decisions)
      .map(({ subject }) => [subjectDigest(subject).replace('sha256:', ''), subject]),
  );
  return { all: [...byDigest.values()], find: (hex) => byDigest.get(hex ?? '') };
}

/** An app as the value of a choice. */
export function appKey(app: AppOf): string {
  return APP_MEMBERS.map((member) => app[member] ?? '').join(' ');
}

export function appChoices({ all }: KnownSubjects): Choice[] {
  const apps = new Map(all.map((subject) => [appKey(subject), subject]));
  return [...apps].map(([value, app]) => ({
    value,
    label: [
      app.provider,
      app.provider_environment,
      `app ${shortDigest(app.app_fingerprint)}`,
      ...(app.instance_fingerprint === null
        ? []
        : [`instance ${shortDigest(app.instance_fingerprint)}`]),
    ].join(', '),
  }));
}

/** Every value that a member has in some subject; that of an app without instance is the word `none`. */
export function memberChoices({ all }: KnownSubjects, member: keyof Subject): Choice[] {
  const values = [...new Set(all.map((subject) => subject[member] ?? NO_INSTANCE))].sort();
  return values.map((value) => ({ value, label: labelOf(value) }));
}

export const NO_INSTANCE = 'none';

function labelOf(value: string): string {
  return value.startsWith('sha256:') ? shortDigest(value) : value.replaceAll('_', ' ');
}

/** Subjects under the names of their providers. */
export function subjectChoices({ all }: KnownSubjects): (readonly [string, Choice[]])[] {
  const providers = [...new Set(all.map(({ provider }) => provider))];
  return providers.map((provider) => [
    provider,
    all
      .filter((subject) => subject.provider === provider)
      .map((subject) => ({
        value: subjectDigest(subject).replace('sha256:', ''),
        label: [
          subjectTitle(subject),
          subject.account_kind,
          subject.policy_mode,
          subject.provider_environment,
          shortDigest(subject.app_fingerprint),
        ].join(', '),
      })),
  ]);
}

/** Returns the text of an instant field as an instant in UTC; the ledger refuses invalid text. */
export function instantTyped(text: string): string {
  return text.replace(/T\d\d:\d\d$/, '$&:00').replace(/T\d\d:\d\d:\d\d$/, '$&Z');
}

/** An instant as such a field holds it. */
export function instantToType(at: EpochMs): string {
  return formatInstant(at).slice(0, 19);
}
