import type { Subject } from '../../documents/index.ts';
import { SELECTABLE } from '../../ledger/index.ts';
import { instantToType, instantTyped, memberChoices, NO_INSTANCE } from './choices.ts';
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

const STATES = [
  {
    value: 'disabled',
    label: 'Disabled',
    hint: 'Blocks every matching operation, whatever the evidence says.',
  },
  {
    value: 'degraded',
    label: 'Degraded',
    hint: 'Blocks every matching operation until the control ends.',
  },
  { value: 'enabled', label: 'Enabled' },
];

const LABELS: Readonly<Record<(typeof SELECTABLE)[number], string>> = {
  app_fingerprint: 'App',
  deployment_environment: 'Deployment environment',
  provider_environment: 'Provider environment',
  instance_fingerprint: 'Instance',
  account_kind: 'Account kind',
  output_profile: 'Output profile',
  operation: 'Operation',
  policy_mode: 'Policy mode',
};

const FIELDS = [
  ...['provider', ...SELECTABLE].map((member) => [`/selector/${member}`, member] as const),
  ...fieldsNamed('state', 'reason', 'starts_at', 'expires_at'),
];

/** Disables a provider or a part of it, or enables it again. */
export const controlForm: EvidenceForm = {
  kind: 'control',
  path: '/admin/runtime-controls',
  title: 'Set a runtime control',
  lead: 'Disables or enables a provider, or a part of it. If several controls match a subject, the most restrictive one counts.',
  button: 'Set the control',
  defaults(query, { subjects, at }) {
    const subject = subjects.find(query.get('subject'));
    const named = (['provider', ...SELECTABLE] as const).map((member): [string, string] => [
      member,
      subject ? valueOf(subject, member) : '',
    ]);
    return new URLSearchParams([...named, ['reason', ''], ['starts_at', instantToType(at)]]);
  },
  fields: (view, { subjects }) =>
    html` ${choiceField(view, { name: 'state', label: 'State' }, STATES)}
      ${selectField(view, { name: 'provider', label: 'Provider' }, [
        { value: '', label: 'Choose a provider' },
        ...memberChoices(subjects, 'provider'),
      ])}
      <fieldset class="group">
        <legend>Limit the control</legend>
        <p class="hint">An empty field matches every value.</p>
        <div class="pair">
          ${SELECTABLE.map((member) =>
            selectField(view, { name: member, label: LABELS[member] }, [
              { value: '', label: 'All' },
              ...memberChoices(subjects, member),
            ]),
          )}
        </div>
      </fieldset>
      ${textField(view, { name: 'reason', label: 'Reason', hint: 'A few words with hyphens, such as provider-outage. It is permanent: do not enter personal data.' }, { spellcheck: 'false', autocapitalize: 'none' })}
      <div class="pair">
        ${instantField(view, { name: 'starts_at', label: 'Starts at', hint: 'UTC' })}
        ${instantField(view, { name: 'expires_at', label: 'Ends at', hint: 'UTC; if empty, until another control replaces it', isOptional: true })}
      </div>`,
  filledIn(values) {
    const named = SELECTABLE.flatMap((member) => {
      const value = typedIn(values, member);
      if (value === '') return [];
      const isNone = member === 'instance_fingerprint' && value === NO_INSTANCE;
      return [[member, isNone ? null : value] as const];
    });
    const expires = typedIn(values, 'expires_at');
    const document = {
      schema_version: 1,
      selector: { provider: typedIn(values, 'provider'), ...Object.fromEntries(named) },
      state: typedIn(values, 'state'),
      reason: typedIn(values, 'reason'),
      starts_at: instantTyped(typedIn(values, 'starts_at')),
      expires_at: expires === '' ? null : instantTyped(expires),
    };
    return { document, fieldFor: ({ pointer }) => fieldAt(pointer, FIELDS) };
  },
};

function valueOf(subject: Subject, member: keyof Subject): string {
  return subject[member] ?? NO_INSTANCE;
}
