import type { Contract } from '../../src/evidence/contract.ts';
import { present, type Finding } from '../../src/findings/index.ts';
import type { CheckKind, Subject } from '../../src/documents/index.ts';
import { capital } from '../../src/report/report-words.ts';
import { instantTyped, subjectChoices } from './choices.ts';
import {
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
import { html, type Html, type Piece } from './html.ts';
import { hiddenField } from './page.ts';
import { appName, inWords, digestStart, subjectTitle } from './words.ts';

const SIDES = [
  { value: 'local', label: 'Local', hint: 'In your own test environment.' },
  { value: 'live', label: 'Live', hint: 'Against the real provider, with a real account.' },
];

const FIELDS = [
  ['/subject', 'subject'],
  ['/contract_digest', 'subject'],
  ['/granted_scopes', 'scope'],
  ...fieldsNamed('side', 'tested_revision', 'tested_at', 'expires_at', 'account_reference'),
] as const;

const MEMBERS_OF_CHECK = [
  ['/completed_at', 'completed'],
  ['/external_result', 'result'],
  ['', 'outcome'],
] as const;

interface Chosen {
  readonly subject: Subject;
  readonly contract: Contract;
  readonly side: 'local' | 'live';
  readonly kinds: readonly CheckKind[];
}

/** Records a run with its checks. It asks for the subject first, because the contract of the subject lists the checks. */
export const certificationForm: EvidenceForm = {
  kind: 'run',
  path: '/admin/certifications',
  title: 'Record a certification',
  lead: 'A test run with every check that the contract of a subject requires. A failed run takes effect at once and blocks until a newer run passes.',
  button: 'Record the certification',
  query: ['subject', 'side'],
  defaults(query) {
    return new URLSearchParams({
      subject: query.get('subject') ?? '',
      side: query.get('side') ?? '',
    });
  },
  fields(view, world) {
    const chosen = chosenIn(view.values, world);
    return typeof chosen === 'string'
      ? questionFields(view, world, chosen)
      : documentFields(view, chosen, world);
  },
  filledIn(values, world) {
    const chosen = chosenIn(values, world);
    if (typeof chosen === 'string') return undefined;
    const account = typedIn(values, 'account_reference');
    const testedAt = instantTyped(typedIn(values, 'tested_at'));
    const document = {
      schema_version: 1,
      side: chosen.side,
      subject: chosen.subject,
      contract_digest: chosen.contract.digest,
      tested_revision: typedIn(values, 'tested_revision'),
      tested_at: testedAt,
      expires_at: instantTyped(typedIn(values, 'expires_at')),
      granted_scopes: values.getAll('scope'),
      account_reference: account === '' ? null : account,
      checks: ranKinds(values, chosen).map((kind) => {
        const [outcome, reason = null] = typedIn(values, `outcome.${kind}`).split(':');
        const completed = typedIn(values, `completed.${kind}`);
        const result = typedIn(values, `result.${kind}`);
        return {
          kind,
          outcome,
          not_applicable_reason: reason,
          completed_at: completed === '' ? testedAt : instantTyped(completed),
          external_result: result === '' ? null : result,
        };
      }),
    };
    const open = chosen.kinds.filter((kind) => typedIn(values, `outcome.${kind}`) === '');
    const unanswered = new Map(
      open.map((kind) => [`outcome.${kind}`, ['Choose the outcome of this check.']] as const),
    );
    return {
      document,
      fieldFor: (finding) => fieldForFinding(finding, values, chosen),
      unanswered,
    };
  },
};

const DID_NOT_RUN = 'did_not_run';

function chosenIn(
  values: URLSearchParams,
  { known, facts, contracts }: FormWorld,
): Chosen | string {
  const side = values.get('side');
  const subject = known.find(values.get('subject'));
  if (!subject || (side !== 'local' && side !== 'live')) return '';
  const contract = facts.contract(subject, contracts);
  if (!contract)
    return 'No contract fits the current implementation of this subject, so it cannot be certified.';
  const kinds = [...contract.requiredChecks[side].keys()];
  return { subject, contract, side, kinds };
}

function ranKinds(values: URLSearchParams, { kinds }: Chosen): CheckKind[] {
  return kinds.filter((kind) => !['', DID_NOT_RUN].includes(typedIn(values, `outcome.${kind}`)));
}

function fieldForFinding(
  { pointer = '', found }: Finding,
  values: URLSearchParams,
  chosen: Chosen,
): string {
  const [, index, rest] = /^\/checks\/(\d+)(\/.*)?$/.exec(pointer) ?? [];
  const kind = ranKinds(values, chosen)[Number(index)];
  if (kind !== undefined) {
    const field = `${fieldAt(rest, MEMBERS_OF_CHECK)}.${kind}`;
    // A check without its own time has that of the run, which is what is wrong then.
    return field === `completed.${kind}` && typedIn(values, field) === '' ? 'tested_at' : field;
  }
  // A finding of the contract about a check names its kind; one about all of them goes to the first.
  if (pointer === '/checks')
    return `outcome.${chosen.kinds.find((one) => one === found) ?? present(chosen.kinds[0])}`;
  return fieldAt(pointer, FIELDS);
}

function questionFields(view: FormView, { known, facts }: FormWorld, reason: string): Piece {
  return html`${reason === '' ? '' : html`<div class="summary" role="alert"><p>${reason}</p></div>`}
  ${selectField(view, { name: 'subject', label: 'Subject' }, [
    { value: '', label: 'Choose a subject' },
    ...subjectChoices(known, facts),
  ])}
  ${choiceField(view, { name: 'side', label: 'Kind of run' }, SIDES)}`;
}

function documentFields(view: FormView, chosen: Chosen, { facts }: FormWorld): Piece {
  const { subject, contract, side, kinds } = chosen;
  return html`${hiddenField('subject', typedIn(view.values, 'subject'))}
    ${hiddenField('side', side)}
    <div class="sheet" id="field-subject">
      <p>
        <strong>${subject.provider}: ${subjectTitle(subject)}</strong>, ${side} run<br />
        <span class="soft"
          >${subject.account_kind}, ${subject.policy_mode}, ${subject.provider_environment}, app
          ${appName(subject, facts)}; contract
          <span class="code">${digestStart(contract.digest)}</span></span
        >
      </p>
      <p><a href="/admin/certifications/new">Choose another subject</a></p>
    </div>
    ${textField(view, { name: 'tested_revision', label: 'Tested revision', hint: 'The full commit id: 40 or 64 hex digits.' }, { spellcheck: 'false', autocapitalize: 'none', class: 'code' })}
    <div class="pair">
      ${instantField(view, { name: 'tested_at', label: 'Tested at', hint: 'UTC' })}
      ${instantField(view, { name: 'expires_at', label: 'Expires at', hint: `UTC; not later than the review of the app. The contract asks for a new run after ${contract.document.retest_days[side]} days.` })}
    </div>
    ${textField(view, {
      name: 'account_reference',
      label: 'Account',
      hint: 'Its id at the provider, or its fingerprint. Only the fingerprint is stored.',
      ...(side === 'live' ? {} : { isOptional: true }),
    })}
    ${
      contract.scopeNames.size === 0
        ? ''
        : choiceField(
            view,
            {
              name: 'scope',
              label: side === 'live' ? 'Scopes granted' : 'Scopes of the simulated grant',
            },
            [...contract.scopeNames].map(([value, label]) => ({ value, label })),
            'checkbox',
          )
    }
    <h2>Checks</h2>
    <p class="hint">
      Every check that the contract requires. A check without its own time gets the time of the run;
      times are UTC.
    </p>
    ${kinds.map((kind) => checkGroup(view, chosen, kind))}`;
}

function checkGroup(view: FormView, { contract, side, subject }: Chosen, kind: CheckKind): Html {
  const reasons = [...present(contract.requiredChecks[side].get(kind))].sort();
  const hasResult = side === 'live' && (kind === subject.operation || kind === 'final_result');
  return html`<fieldset class="group">
    <legend>${capital(inWords(kind))}</legend>
    <div class="pair">
      ${selectField(view, { name: `outcome.${kind}`, label: 'Outcome' }, [
        { value: '', label: 'Choose' },
        { value: 'passed', label: 'Passed' },
        { value: 'failed', label: 'Failed' },
        { value: DID_NOT_RUN, label: 'Did not run' },
        ...reasons.map((reason) => ({
          value: `not_applicable:${reason}`,
          label: `Not applicable: ${reason}`,
        })),
      ])}
      ${instantField(view, { name: `completed.${kind}`, label: 'Completed at', isOptional: true })}
      ${hasResult ? textField(view, { name: `result.${kind}`, label: 'External result', hint: 'The id that the provider returned; only its fingerprint is stored.' }) : ''}
    </div>
  </fieldset>`;
}
