import { DAY_MS } from '../../json/index.ts';
import { appChoices, appKey, instantToType, instantTyped, type KnownSubjects } from './choices.ts';
import type { EvidenceForm } from './evidence.ts';
import {
  choiceField,
  fieldAt,
  fieldsNamed,
  instantField,
  selectField,
  textField,
  typedIn,
} from './form.ts';
import { html } from './html.ts';
import { APP_MEMBERS, appOf, type AppOf } from '../readiness.ts';

const STATES = [
  { value: 'approved', label: 'Approved' },
  { value: 'trial', label: 'Trial', hint: 'Only what the contract allows under trial.' },
  { value: 'pending', label: 'Pending' },
  { value: 'restricted', label: 'Restricted', hint: 'Takes effect at once, whatever its date.' },
  { value: 'revoked', label: 'Revoked', hint: 'Takes effect at once, whatever its date.' },
  {
    value: 'not_required',
    label: 'Not required',
    hint: 'The provider reviews no apps; the tier is not_required as well.',
  },
];

const FIELDS = [
  ...APP_MEMBERS.map((member) => [`/${member}`, 'app'] as const),
  ...fieldsNamed('state', 'tier', 'reviewed_at', 'expires_at'),
];

/** Records what a provider decided about an app. */
export const approvalForm: EvidenceForm = {
  kind: 'approval',
  path: '/admin/approval-reviews',
  title: 'Record a review',
  lead: 'What a provider decided about an app. The newest review of an app counts for all its subjects; runs that were tested before it no longer do.',
  button: 'Record the review',
  defaults(query, { subjects, at }) {
    const subject = subjects.find(query.get('subject'));
    return new URLSearchParams({
      app: subject ? appKey(subject) : '',
      tier: '',
      reviewed_at: instantToType(at),
      expires_at: instantToType(at + 180 * DAY_MS),
    });
  },
  fields: (view, { subjects }) =>
    html` ${selectField(view, { name: 'app', label: 'App' }, [
        { value: '', label: 'Choose an app' },
        ...appChoices(subjects),
      ])}
      ${choiceField(view, { name: 'state', label: 'State' }, STATES)}
      ${textField(view, { name: 'tier', label: 'Tier', hint: 'As contracts name it, such as standard or advanced; a revocation needs none.' }, { spellcheck: 'false', autocapitalize: 'none' })}
      <div class="pair">
        ${instantField(view, { name: 'reviewed_at', label: 'Reviewed at', hint: 'UTC' })}
        ${instantField(view, { name: 'expires_at', label: 'Expires at', hint: 'UTC' })}
      </div>`,
  filledIn: (values, { subjects }) => ({
    document: {
      schema_version: 1,
      ...findApp(subjects, values.get('app')),
      state: typedIn(values, 'state'),
      ...tierTyped(values),
      reviewed_at: instantTyped(typedIn(values, 'reviewed_at')),
      expires_at: instantTyped(typedIn(values, 'expires_at')),
    },
    fieldFor: ({ pointer }) => fieldAt(pointer, FIELDS),
  }),
};

/** A revocation needs no tier; of all else an empty one is refused at its field. */
function tierTyped(values: URLSearchParams): { tier?: string } {
  const tier = typedIn(values, 'tier');
  return tier === '' && typedIn(values, 'state') === 'revoked' ? {} : { tier };
}

/** The app that was chosen; without one, members that the ledger refuses at the field of the app. */
function findApp({ all }: KnownSubjects, key: string | null): AppOf | typeof NO_APP {
  // A choice is taken as it is: its key may end in white space.
  const subject = all.find((one) => appKey(one) === key);
  return subject ? appOf(subject) : NO_APP;
}

const NO_APP = {
  provider: '',
  app_fingerprint: '',
  provider_environment: '',
  instance_fingerprint: null,
};
