import type { Subject } from '../../src/documents/index.ts';
import { countOf } from '../../src/documents/findings.ts';
import { SELECTABLE } from '../../src/ledger/subjects.ts';
import { controlsSection, MEMBER_WORDS } from './controls.ts';
import {
  instantToType,
  instantTyped,
  memberChoices,
  NO_INSTANCE_CHOICE,
  choiceField,
  fieldAt,
  fieldsNamed,
  type FormView,
  instantField,
  selectField,
  textField,
  typedIn,
  type EvidenceForm,
  type FormWorld,
} from './form.ts';
import { DAY_MS } from '../../src/documents/json.ts';
import { html, type Html, hiddenField } from './page.ts';

const CONTROL_STATES = [
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

const FIELDS = [
  ...['provider', ...SELECTABLE].map((member) => [`/selector/${member}`, member] as const),
  ...fieldsNamed('state', 'reason', 'starts_at', 'expires_at'),
];

/** Disables a provider or a part of it, or enables it again. It asks for the provider first, by which all else is narrowed. */
export const controlForm: EvidenceForm = {
  kind: 'control',
  path: '/admin/runtime-controls',
  title: 'Set a runtime control',
  lead: 'Disables or enables a provider, or a part of it. The fields below select what it applies to. If two controls select exactly the same, the newer one counts, even if it restricts less. If several controls match a subject, the most restrictive one counts.',
  button: 'Set the control',
  query: ['subject', 'provider', 'app_fingerprint', 'control', 'switch'],
  canNarrow: true,
  inPreview: reasonField,
  inPreviewNames: ['reason'],
  defaults(query, { known, view, at }) {
    const subject = known.find(query.get('subject'));
    const replaced = view.controls.find(({ sequence }) => String(sequence) === query.get('control'))
      ?.record.selector;
    const from = replaced ?? subject ?? {};
    const named = (['provider', ...SELECTABLE] as const).map((member): [string, string] => [
      member,
      valueOf(from, member),
    ]);
    const values = new URLSearchParams([
      ...named,
      ['reason', ''],
      ['starts_at', instantToType(at)],
    ]);
    for (const name of ['provider', 'app_fingerprint']) {
      const value = query.get(name);
      if (value !== null) values.set(name, value);
    }
    const turned = SWITCHED.get(query.get('switch') ?? '');
    if (turned) {
      values.set('state', turned.state);
      values.set('reason', turned.reason);
      values.set('lifts', query.get('control') ?? '');
      // An end makes somebody look again; until then nothing lifts it but another control.
      if (turned.days > 0) values.set('expires_at', instantToType(at + turned.days * DAY_MS));
    }
    return values;
  },
  fields(view, world) {
    const provider = typedIn(view.values, 'provider');
    return provider === '' ? providerField(view, world) : controlFields(view, world, provider);
  },
  filledIn(values) {
    if (typedIn(values, 'provider') === '') return undefined;
    const named = SELECTABLE.flatMap((member) => {
      const value = typedIn(values, member);
      if (value === '') return [];
      const isNone = member === 'instance_fingerprint' && value === NO_INSTANCE_CHOICE;
      return [[member, isNone ? null : value] as const];
    });
    const expires = typedIn(values, 'expires_at');
    const document = {
      schema_version: 1,
      origin: { kind: 'service' },
      selector: { provider: typedIn(values, 'provider'), ...Object.fromEntries(named) },
      state: typedIn(values, 'state'),
      reason: typedIn(values, 'reason'),
      starts_at: instantTyped(typedIn(values, 'starts_at')),
      expires_at: expires === '' ? null : instantTyped(expires),
    };
    return { document, fieldFor: ({ pointer }) => fieldAt(pointer, FIELDS) };
  },
};

/** The values that links to switch off and on fill in. */
const SWITCHED = new Map([
  ['off', { state: 'disabled', reason: 'incident', days: 1 }],
  ['on', { state: 'enabled', reason: 'resolved', days: 0 }],
]);

function reasonField(view: FormView, autofocus = true): Html {
  const hint =
    'A few words with hyphens, such as provider-outage. It is permanent: do not enter personal data.';
  const extra = { spellcheck: 'false', autocapitalize: 'none', autofocus };
  return textField(view, { name: 'reason', label: 'Reason', hint }, extra);
}

function valueOf(from: Partial<Subject>, member: keyof Subject): string {
  return member in from ? (from[member] ?? NO_INSTANCE_CHOICE) : '';
}

function providerField(view: FormView, { known, facts, isComplete }: FormWorld): Html {
  if (!isComplete)
    return textField(view, {
      name: 'provider',
      label: 'Provider',
      hint: 'Its name, such as mastodon',
    });
  return selectField(view, { name: 'provider', label: 'Provider' }, [
    { value: '', label: 'Choose a provider' },
    ...memberChoices(known.all, 'provider', facts),
  ]);
}

function controlFields(view: FormView, world: FormWorld, provider: string): Html {
  const own = world.known.all.filter((subject) => subject.provider === provider);
  const controls = world.view.controls.filter(
    ({ record }) => record.selector.provider === provider,
  );
  const denied = world.view.denied.filter((selector) => selector.provider === provider);
  return html`${hiddenField('provider', provider)}${hiddenField('lifts', typedIn(view.values, 'lifts'))}
    <div class="sheet" id="field-provider">
      <p><strong>${provider}</strong>, ${countOf(own.length, 'subject')}</p>
      <p><a href="/admin/runtime-controls/new">Choose another provider</a></p>
    </div>
    ${controlsSection({ ...world.view, controls, denied }, `Controls in force for ${provider}`)}
    ${choiceField(view, { name: 'state', label: 'State' }, CONTROL_STATES)}
    <fieldset class="group">
      <legend>Limit the control</legend>
      <p class="hint">
        An empty field matches every value. “Show only matching values” removes values that don’t
        occur with your choices from the lists.
      </p>
      <div class="pair">
        ${SELECTABLE.map((member) =>
          selectField(view, { name: member, label: MEMBER_WORDS[member] }, [
            { value: '', label: 'All' },
            ...memberChoices(narrowed(own, view.values, member), member, world.facts),
          ]),
        )}
      </div>
    </fieldset>
    ${reasonField(view, false)}
    <div class="pair">
      ${instantField(view, { name: 'starts_at', label: 'Starts at', hint: 'UTC' })}
      ${instantField(view, { name: 'expires_at', label: 'Ends at', hint: 'UTC; if empty, until another control replaces it', isOptional: true })}
    </div>`;
}

/** The subjects that fit everything chosen in the other fields; all of them where none does. */
function narrowed(
  subjects: readonly Subject[],
  values: URLSearchParams,
  member: (typeof SELECTABLE)[number],
): readonly Subject[] {
  const others = SELECTABLE.filter((one) => one !== member && typedIn(values, one) !== '');
  const fitting = subjects.filter((subject) =>
    others.every((one) => valueOf(subject, one) === typedIn(values, one)),
  );
  const chosen = typedIn(values, member);
  // A chosen value stays in its list, so that no choice is lost.
  const own = subjects.filter((subject) => chosen !== '' && valueOf(subject, member) === chosen);
  return fitting.length === 0 ? subjects : [...fitting, ...own];
}
