import {
  appChoices,
  instantTyped,
  type KnownSubjects,
  choiceField,
  fieldAt,
  fieldsNamed,
  instantField,
  selectField,
  textField,
  typedIn,
  type EvidenceForm,
} from './form.ts';
import { APP_MEMBERS, appText, type AppIdentity } from '../../src/ledger/subjects.ts';
import { appOf } from '../readiness/decisions.ts';
import { html } from './page.ts';

const APPROVAL_STATES = [
  { value: 'approved', label: 'Approved' },
  { value: 'trial', label: 'Trial', hint: 'Allows only what the contract permits during a trial.' },
  { value: 'pending', label: 'Pending' },
  { value: 'restricted', label: 'Restricted', hint: 'Takes effect at once, whatever its date.' },
  { value: 'revoked', label: 'Revoked', hint: 'Takes effect at once, whatever its date.' },
  {
    value: 'not_required',
    label: 'Not required',
    hint: 'The provider does not review apps; enter not_required as the tier too.',
  },
];

const FIELDS = [
  ...APP_MEMBERS.map((member) => [`/${member}`, 'app'] as const),
  ...fieldsNamed('state', 'tier', 'reviewed_at', 'expires_at'),
];

export const approvalForm: EvidenceForm = {
  kind: 'approval',
  path: '/admin/approval-reviews',
  title: 'Record a review',
  lead: 'A decision of a provider about an app. The newest review applies to every subject of the app; runs tested before it no longer count.',
  button: 'Record the review',
  query: ['subject'],
  defaults(query, { known }) {
    const subject = known.find(query.get('subject'));
    return new URLSearchParams({ app: subject ? appText(subject) : '' });
  },
  fields: (view, { known, facts }) =>
    html` ${selectField(view, { name: 'app', label: 'App' }, [
        { value: '', label: 'Choose an app' },
        ...appChoices(known, facts),
      ])}
      ${choiceField(view, { name: 'state', label: 'State' }, APPROVAL_STATES)}
      ${textField(view, { name: 'tier', label: 'Tier', hint: 'The tier as the contract names it, such as standard or advanced; not needed for a revocation.' }, { spellcheck: 'false', autocapitalize: 'none' })}
      <div class="pair">
        ${instantField(view, { name: 'reviewed_at', label: 'Reviewed at', hint: 'UTC; when the provider decided' })}
        ${instantField(view, { name: 'expires_at', label: 'Expires at', hint: 'UTC; when the app has to be reviewed again' })}
      </div>`,
  filledIn: (values, { known }) => ({
    document: {
      schema_version: 1,
      origin: { kind: 'service' },
      ...findApp(known, values.get('app')),
      state: typedIn(values, 'state'),
      ...tierTyped(values),
      reviewed_at: instantTyped(typedIn(values, 'reviewed_at')),
      expires_at: instantTyped(typedIn(values, 'expires_at')),
    },
    fieldFor: ({ pointer }) => fieldAt(pointer, FIELDS),
  }),
};

/** Only a revocation may omit the tier; for every other state the ledger refuses an empty one at its field. */
function tierTyped(values: URLSearchParams): { tier?: string } {
  const tier = typedIn(values, 'tier');
  return tier === '' && typedIn(values, 'state') === 'revoked' ? {} : { tier };
}

/** Returns the chosen app; without one, members that the ledger refuses at the field of the app. */
function findApp({ all }: KnownSubjects, key: string | null): AppIdentity | typeof NO_APP {
  // Do not trim the choice: its key may end in white space.
  const subject = all.find((one) => appText(one) === key);
  return subject ? appOf(subject) : NO_APP;
}

const NO_APP = {
  provider: '',
  app_fingerprint: '',
  provider_environment: '',
  instance_fingerprint: null,
};
