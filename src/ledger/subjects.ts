// Subjects in columns, and selectors of controls that match several.

import { objectDigest, type Digest } from '../digest/index.ts';
import { subjectDigest } from '../evidence/subject-evidence.ts';
import type { Operation, Selector, Subject } from '../documents/index.ts';
import {
  describe,
  INSTANCE,
  NO_INSTANCE,
  optional,
  putMember,
  readRow,
  requireSame,
  stated,
  TEXT,
  wordForm,
  type Form,
} from './columns.ts';
import type { Row } from './driver/connection.ts';

/** The members of a subject that a selector may name beside the provider; their order is that of the bits of a mask. */
export const SELECTABLE = [
  'app_fingerprint',
  'deployment_environment',
  'provider_environment',
  'instance_fingerprint',
  'account_kind',
  'output_profile',
  'operation',
  'policy_mode',
] as const satisfies readonly (keyof Subject)[];

export function selectorDigest(selector: Selector): Digest {
  return objectDigest('selector', selector);
}

/** Which members a selector names: bit n stands for member n of {@link SELECTABLE}. */
export function maskOf(selector: Selector): number {
  return SELECTABLE.reduce((mask, member, bit) => mask + (member in selector ? 2 ** bit : 0), 0);
}

/** The members of a subject that selectors compare, whether or not the subject can exist. */
export type SubjectNames = { readonly [Member in (typeof SELECTABLE)[number]]: string | null } & {
  readonly provider: string;
};

/** The one selector with a mask that matches a subject, or is a selector with that mask, its members in order. */
export function selectorFor(subject: Selector | SubjectNames, mask: number): Selector {
  const named = SELECTABLE.filter((_, bit) => Math.floor(mask / 2 ** bit) % 2 === 1);
  return {
    provider: subject.provider,
    ...Object.fromEntries(named.map((member) => [member, subject[member]])),
  };
}

export function selects(selector: Selector, subject: SubjectNames): boolean {
  return (
    selector.provider === subject.provider &&
    SELECTABLE.every((member) => !(member in selector) || selector[member] === subject[member])
  );
}

/** A selector as findings show it: `provider=mastodon account_kind=account`. */
export function selectorText(selector: Selector): string {
  return Object.entries(selector)
    .map(([member, value]) => `${member}=${value ?? 'none'}`)
    .join(' ');
}

const DEPLOYMENT_ENVIRONMENT = wordForm<Subject['deployment_environment']>([
  'local',
  'staging',
  'production',
]);
export const PROVIDER_ENVIRONMENT = wordForm<Subject['provider_environment']>([
  'development',
  'sandbox',
  'production',
]);

const SUBJECT_MEMBERS = {
  provider: stated(TEXT),
  app_fingerprint: stated(TEXT),
  deployment_environment: stated(DEPLOYMENT_ENVIRONMENT),
  provider_environment: stated(PROVIDER_ENVIRONMENT),
  instance_fingerprint: stated(INSTANCE),
  account_kind: stated(TEXT),
  output_profile: stated(TEXT),
  operation: stated(wordForm<Operation>(['connect', 'publish_immediate', 'publish_scheduled'])),
  policy_mode: stated(TEXT),
};

const SUBJECT_COLUMNS = describe<Subject>('', [], SUBJECT_MEMBERS);

/** A subject in a column for each member, and its digest, by which its runs are found. */
export const SUBJECT: Form<Subject> = () => {
  const { kept } = SUBJECT_COLUMNS;
  const digest = TEXT('subject_digest');
  return {
    columns: [...kept.flatMap(({ columns }) => columns), ...digest.columns],
    put: (subject, values) => {
      for (const member of kept) putMember(member, subject, values);
      digest.put(subjectDigest(subject), values);
    },
    normal: (subject) => subject,
    read: (row) => {
      const subject = subjectIn(row);
      requireSame(row, 'subject_digest', subjectDigest(subject));
      return subject;
    },
  };
};

export function subjectIn(row: Row): Subject {
  return readRow(SUBJECT_COLUMNS, row);
}

/** Like a subject; what a selector does not name is null and matches every value. */
const SELECTOR_COLUMNS = describe<Selector>('', [], {
  provider: SUBJECT_MEMBERS.provider,
  app_fingerprint: optional(SUBJECT_MEMBERS.app_fingerprint),
  deployment_environment: optional(SUBJECT_MEMBERS.deployment_environment),
  provider_environment: optional(SUBJECT_MEMBERS.provider_environment),
  instance_fingerprint: optional(SUBJECT_MEMBERS.instance_fingerprint),
  account_kind: optional(SUBJECT_MEMBERS.account_kind),
  output_profile: optional(SUBJECT_MEMBERS.output_profile),
  operation: optional(SUBJECT_MEMBERS.operation),
  policy_mode: optional(SUBJECT_MEMBERS.policy_mode),
});

/** Members that identify the app of a review: a provider, in one of its environments, at one instance. */
export const APP_MEMBERS = [
  'provider',
  'app_fingerprint',
  'provider_environment',
  'instance_fingerprint',
] as const satisfies readonly (keyof Subject)[];

export type AppIdentity = Pick<Subject, (typeof APP_MEMBERS)[number]>;

export function appKey(app: AppIdentity): string[] {
  return APP_MEMBERS.map((member) => app[member] ?? NO_INSTANCE);
}

/** No slug, environment or digest holds a space, so each app has a text of its own. */
export function appText(app: AppIdentity): string {
  return appKey(app).join(' ');
}

export const SELECTOR: Form<Selector> = () => {
  const { kept } = SELECTOR_COLUMNS;
  const digest = TEXT('selector_digest');
  return {
    columns: [...digest.columns, 'selector_mask', ...kept.flatMap(({ columns }) => columns)],
    put: (selector, values) => {
      digest.put(selectorDigest(selector), values);
      values.push(maskOf(selector));
      for (const member of kept) putMember(member, selector, values);
    },
    normal: (selector) => selector,
    read: (row) => {
      const selector = readRow(SELECTOR_COLUMNS, row);
      requireSame(row, 'selector_digest', selectorDigest(selector));
      requireSame(row, 'selector_mask', maskOf(selector));
      return selector;
    },
  };
};
