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
  { value: 'disabled', label: 'Disabled', hint: 'Nothing of it runs, whatever else is true.' },
  { value: 'degraded', label: 'Degraded', hint: 'Nothing of it runs until this is over.' },
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

/** Switches something off, or on again. */
export const controlForm: EvidenceForm = {
  kind: 'control',
  path: '/admin/runtime-controls',
  title: 'Set a runtime control',
  lead: 'Switches a provider, or any part of it, off or on. Of all controls that speak of a subject, the most restrictive counts.',
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
        <legend>Only a part of it</legend>
        <p class="hint">What is left open stands for every value.</p>
        <div class="pair">
          ${SELECTABLE.map((member) =>
            selectField(view, { name: member, label: LABELS[member] }, [
              { value: '', label: 'Every' },
              ...memberChoices(subjects, member),
            ]),
          )}
        </div>
      </fieldset>
      ${textField(view, { name: 'reason', label: 'Reason', hint: 'A few words with hyphens, such as provider-outage. It is kept for ever: no names, no addresses.' }, { spellcheck: 'false', autocapitalize: 'none' })}
      <div class="pair">
        ${instantField(view, { name: 'starts_at', label: 'Starts at', hint: 'UTC' })}
        ${instantField(view, { name: 'expires_at', label: 'Ends at', hint: 'UTC; without it, until another control', isOptional: true })}
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
