// Fields, their faults and the choices that they offer, for every form that records evidence.

import type { ContractIndex } from '../../src/evidence/contract.ts';
import type { Finding } from '../../src/documents/findings.ts';
import { type EpochMs, formatInstant, groupedBy } from '../../src/documents/json.ts';
import type { AppendItem } from '../../src/ledger/prepare-record.ts';
import type { Facts } from '../../src/ledger/export-facts.ts';
import { capital } from '../../src/report/report-words.ts';
import type { ControlsView } from './controls.ts';
import { attributes, html, type Html, type Piece } from './page.ts';
import { inWords, findingWords, type Names, appName, instanceName, subjectTitle } from './words.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import type { CertificationRun, Subject } from '../../src/documents/index.ts';
import { appText } from '../../src/ledger/subjects.ts';

/** For fields that are empty: people are told what to do, and not which form a value has. */
const TO_FILL_IN: Readonly<Record<string, string>> = {
  app: 'Choose an app.',
  subject: 'Choose a subject.',
  state: 'Choose a state.',
  tier: 'Enter the tier.',
  reason: 'Enter a reason.',
  provider: 'Enter the name of the provider.',
  tested_revision: 'Enter the commit that was tested.',
  account_reference: 'Enter the account of the test.',
};

export interface FormWorld {
  readonly at: EpochMs;
  readonly facts: Names & Pick<Facts, 'contract'> & Partial<Pick<Facts, 'accountsOf'>>;
  readonly known: KnownSubjects;
  /** Whether no subject can be missing among them. */
  readonly isComplete: boolean;
  readonly contracts: ContractIndex;
  readonly view: ControlsView;
  readonly warning: Piece;
}

/** A form that records one document. Only the ledger judges the document, as for programs. */
export interface EvidenceForm {
  readonly kind: AppendItem['kind'];
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  readonly button: string;
  readonly query: readonly string[];
  /** The initial values of the fields, besides those of the address. */
  defaults(query: URLSearchParams, world: FormWorld): URLSearchParams;
  /** The fields of the document, or first those that ask what it is about. */
  fields(view: FormView, world: FormWorld): Piece;
  /** The filled-in document; `undefined` while the fields only ask what it is about. */
  filledIn(values: URLSearchParams, world: FormWorld): FilledIn | undefined;
  readonly takesFile?: true;
  /** Fields that may still change beside the preview, because no decision rests on them, and their names. */
  readonly inPreview?: (view: FormView) => Piece;
  readonly inPreviewNames?: readonly string[];
  /** Whether the lists can be narrowed by what was chosen. */
  readonly canNarrow?: true;
}

export interface FilledIn {
  /** Whatever it is worth. */
  readonly document: object;
  /** The document as a run that was made from the bytes of a file. */
  readonly tested?: CertificationRun;
  /** Returns the field that a finding is about, or the empty text. */
  readonly fieldFor: (finding: Finding) => string;
  /** Faults that the document cannot hold: sentences by field. */
  readonly unanswered?: ReadonlyMap<string, readonly string[]>;
  /** Warnings about what it was made from, as sentences. */
  readonly remarks?: readonly string[];
}

export interface FormView {
  readonly values: URLSearchParams;
  /** Sentences by the name of their field; those of no field under the empty name. */
  readonly faults: ReadonlyMap<string, readonly string[]>;
}

/** One field. Optional ones say so, since most are not. */
interface Field {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
}

/** Which field a pointer into the document is about: the first beginning of it wins. */
type FieldsByPointer = readonly (readonly [pointer: string, field: string])[];

export function nameFaults(
  findings: readonly Finding[],
  fieldFor: (finding: Finding) => string,
  values: URLSearchParams,
): ReadonlyMap<string, readonly string[]> {
  const faults = new Map<string, string[]>();
  for (const finding of findings) {
    const field = fieldFor(finding);
    const said = faults.get(field) ?? [];
    const toFillIn = typedIn(values, field) === '' ? TO_FILL_IN[field] : undefined;
    const words = toFillIn ?? findingWords(finding);
    if (!said.includes(words)) said.push(words);
    faults.set(field, said);
  }
  return faults;
}

export function typedIn(values: URLSearchParams, name: string): string {
  return values.get(name)?.trim() ?? '';
}

export function fieldsNamed(...names: readonly string[]): FieldsByPointer {
  return names.map((name) => [`/${name}`, name] as const);
}

export function fieldAt(pointer = '', fields: FieldsByPointer): string {
  const found = fields.find(([start]) => `${pointer}/`.startsWith(`${start}/`));
  return found?.[1] ?? '';
}

/** Renders the errors, first on the page and in focus, each with a link to its field. */
export function faultSummary({ faults }: FormView): Html | null {
  if (faults.size === 0) return null;
  const items = [...faults].flatMap(([field, said]) =>
    said.map((text) =>
      field === ''
        ? html`<li>${text}</li>`
        : html`<li>
            <a href="#${idOf(field)}"
              >${fieldWords(field)}: ${text.charAt(0).toLowerCase()}${text.slice(1)}</a
            >
          </li>`,
    ),
  );
  return html`<div
    class="summary"
    role="alert"
    tabindex="-1"
    autofocus
    aria-labelledby="summary-title"
  >
    <h2 id="summary-title">Nothing was recorded</h2>
    <ul>
      ${items}
    </ul>
  </div>`;
}

export function textField(
  view: FormView,
  field: Field,
  extra: Readonly<Record<string, string | boolean>> = {},
): Html {
  const input = html`<input${attributes({
    type: 'text',
    id: idOf(field.name),
    name: field.name,
    value: view.values.get(field.name) ?? '',
    autocomplete: 'off',
    ...described(view, field),
    ...extra,
  })}>`;
  return around(view, field, input);
}

export function instantField(view: FormView, field: Field): Html {
  return textField(view, field, { type: 'datetime-local', step: '1', max: '9999-12-31T23:59:59' });
}

export function selectField(
  view: FormView,
  field: Field,
  choices: readonly (Choice | readonly [group: string, choices: readonly Choice[]])[],
): Html {
  const chosen = view.values.get(field.name) ?? '';
  const option = ({ value, label }: Choice) =>
    html`<option${attributes({ value, selected: value === chosen })}>${label}</option>`;
  const options = choices.map((choice) =>
    'value' in choice
      ? option(choice)
      : html`<optgroup label="${choice[0]}">${choice[1].map(option)}</optgroup>`,
  );
  const select = html`<select${attributes({
    id: idOf(field.name),
    name: field.name,
    ...described(view, field),
  })}>${options}</select>`;
  return around(view, field, select);
}

/** Choices to take one from, or with `checkbox` any number. */
export function choiceField(
  view: FormView,
  field: Field,
  choices: readonly (Choice & { readonly hint?: string })[],
  type: 'radio' | 'checkbox' = 'radio',
): Html {
  const chosen = new Set(view.values.getAll(field.name));
  const items = choices.map(({ value, label, hint }, index) => {
    const id = index === 0 ? idOf(field.name) : `${idOf(field.name)}-${index + 1}`;
    const isChosen = chosen.has(value);
    return html`<div class="choice"><input${attributes({
      type,
      id,
      name: field.name,
      value,
      checked: isChosen,
      'aria-describedby': hint === undefined ? undefined : `${id}-hint`,
    })}><label for="${id}">${label}</label>${
      hint === undefined ? '' : html`<p class="hint" id="${id}-hint">${hint}</p>`
    }</div>`;
  });
  const { 'aria-describedby': describedBy } = described(view, field);
  return html`<fieldset
    class="field${isFaulty(view, field) ? ' faulty' : ''}"
    ${attributes({ 'aria-describedby': describedBy })}
  >
    <legend>${field.label}${optional(field)}</legend>
    ${notes(view, field)}${items}
  </fieldset>`;
}

/** `outcome.final_result` in the words of the page: whose field it is, and which. */
function fieldWords(name: string): string {
  const [field = '', group] = name.split('.');
  return capital(inWords(group === undefined ? field : `${group}, ${field}`));
}

function around(view: FormView, field: Field, control: Piece): Html {
  return html`<div class="field${isFaulty(view, field) ? ' faulty' : ''}">
    <label for="${idOf(field.name)}">${field.label}${optional(field)}</label>
    ${notes(view, field)}${control}
  </div>`;
}

function notes({ faults }: FormView, { name, hint }: Field): Piece {
  const said = faults.get(name) ?? [];
  return [
    hint === undefined ? null : html`<p class="hint" id="${idOf(name)}-hint">${hint}</p>`,
    said.length === 0
      ? null
      : html`<p class="fault" id="${idOf(name)}-fault">
          <span class="sr">Error: </span>${said.join(' ')}
        </p>`,
  ];
}

function described(view: FormView, field: Field) {
  const id = idOf(field.name);
  const by = [
    ...(field.hint === undefined ? [] : [`${id}-hint`]),
    ...(isFaulty(view, field) ? [`${id}-fault`] : []),
  ];
  return {
    'aria-describedby': by.length === 0 ? undefined : by.join(' '),
    'aria-invalid': isFaulty(view, field) ? 'true' : undefined,
  };
}

function isFaulty({ faults }: FormView, { name }: Field): boolean {
  return faults.has(name);
}

function optional({ isOptional }: Field): Piece {
  return isOptional ? html` <span class="hint">(optional)</span>` : null;
}

function idOf(name: string): string {
  return `field-${name.replaceAll(/[^a-z0-9_-]/g, '-')}`;
}

interface Choice {
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
