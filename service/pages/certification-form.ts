import type { Contract } from '../../src/evidence/contract.ts';
import { present, refuse, type Finding } from '../../src/documents/findings.ts';
import type { CheckName, Subject } from '../../src/documents/index.ts';
import { capital } from '../../src/report/report-words.ts';
import { PROVES_RESULT } from '../../src/evidence/run.ts';
import { runFromResults } from '../../src/test-results/run.ts';
import {
  instantTyped,
  subjectChoices,
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
import { attributes, html, type Html, type Piece, hiddenField } from './page.ts';
import { appName, findingWords, inWords, digestStart, subjectTitle } from './words.ts';

const SIDES = [
  { value: 'local', label: 'Local', hint: 'In your own test environment.' },
  { value: 'live', label: 'Live', hint: 'Against the real provider, with a real account.' },
];

const FIELDS = [
  ['/subject', 'subject'],
  ['/contract_digest', 'subject'],
  ['/granted_scopes', 'scope'],
  ...fieldsNamed('side', 'tested_revision', 'tested_at', 'expires_at', 'account_reference'),
  ['/origin', 'junit'],
] as const;

/** Where the outcomes come from. */
const RESULTS = [
  {
    value: 'junit',
    label: 'A file of test results',
    hint: 'The results file of your tests. The record keeps its digest.',
  },
  { value: 'passed', label: 'All checks passed', hint: 'Your statement, without a file.' },
  { value: 'each', label: 'As chosen for each check', hint: 'Your statement, without a file.' },
];

const MEMBERS_OF_CHECK = [
  ['/completed_at', 'completed'],
  ['/external_result', 'result'],
  ['', 'outcome'],
] as const;

interface Chosen {
  readonly subject: Subject;
  readonly contract: Contract;
  readonly side: 'local' | 'live';
  readonly kinds: readonly CheckName[];
}

/** Records a run with its checks. It asks for the subject first, because the contract of the subject lists the checks. */
export const certificationForm: EvidenceForm = {
  kind: 'run',
  path: '/admin/certifications',
  title: 'Record a certification',
  lead: 'A test run with every check that the contract of a subject requires. A failed run takes effect at once and blocks until a newer run passes.',
  button: 'Record the certification',
  query: ['subject', 'side', 'results'],
  takesFile: true,
  // Nothing is filled in that says what was tested, or with which grant.
  defaults(query, { known, facts }) {
    const side = query.get('side') ?? '';
    const values = new URLSearchParams({ subject: query.get('subject') ?? '', side });
    values.set('results', query.get('results') ?? 'junit');
    const subject = known.find(values.get('subject'));
    const [account, ...others] = (subject && facts.accountsOf?.(subject)) ?? [];
    if (side === 'live' && account && others.length === 0)
      values.set('account_reference', account.account_reference);
    return values;
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
    const tested = typedIn(values, 'results') === 'junit' ? fromFile(values, chosen, world) : null;
    const isEach = !['junit', 'passed'].includes(typedIn(values, 'results'));
    const open = isEach
      ? chosen.kinds.filter((kind) => typedIn(values, `outcome.${kind}`) === '')
      : [];
    const isUnread = tested?.ok === false;
    const unanswered = new Map<string, readonly string[]>([
      ...open.map((kind) => [`outcome.${kind}`, ['Choose the outcome of this check.']] as const),
      ...(isUnread ? [['junit', tested.findings.map(findingWords)] as const] : []),
    ]);
    return {
      document: tested?.ok ? tested.value.run : statement(values, chosen, isUnread),
      ...(tested?.ok && { tested: tested.value.run }),
      fieldFor: (finding) =>
        isUnread && isFromFile(finding, values)
          ? 'junit'
          : fieldForFinding(finding, values, chosen),
      unanswered,
      remarks: tested?.ok ? tested.value.remarks.map(findingWords) : [],
    };
  },
};

/** The run as somebody states it; without checks where a file should have shown them. */
function statement(values: URLSearchParams, chosen: Chosen, isUnread: boolean): object {
  const account = typedIn(values, 'account_reference');
  const testedAt = instantTyped(typedIn(values, 'tested_at'));
  return {
    schema_version: 1,
    origin: { kind: 'statement' },
    side: chosen.side,
    subject: chosen.subject,
    contract_digest: chosen.contract.digest,
    tested_revision: typedIn(values, 'tested_revision'),
    tested_at: testedAt,
    expires_at: instantTyped(typedIn(values, 'expires_at')),
    granted_scopes: values.getAll('scope'),
    account_reference: account === '' ? null : account,
    checks: isUnread ? [] : stated(values, chosen, testedAt),
  };
}

/** Whether a readable file would have said it: then its own fault is the only one to show. */
function isFromFile({ pointer = '' }: Finding, values: URLSearchParams): boolean {
  const [, member = ''] = pointer.split('/');
  return member === 'checks' || (member.endsWith('_at') && typedIn(values, member) === '');
}

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

function ranKinds(values: URLSearchParams, { kinds }: Chosen): readonly CheckName[] {
  if (typedIn(values, 'results') === 'passed') return kinds;
  return kinds.filter((kind) => !['', DID_NOT_RUN].includes(typedIn(values, `outcome.${kind}`)));
}

function stated(values: URLSearchParams, chosen: Chosen, testedAt: string): readonly object[] {
  const isPassed = typedIn(values, 'results') === 'passed';
  return ranKinds(values, chosen).map((kind) => {
    const typed = isPassed ? 'passed' : typedIn(values, `outcome.${kind}`);
    const [outcome, reason = null] = typed.split(':');
    const completed = typedIn(values, `completed.${kind}`);
    const result = typedIn(values, `result.${kind}`);
    return {
      kind,
      outcome,
      not_applicable_reason: reason,
      completed_at: completed === '' ? testedAt : instantTyped(completed),
      external_result: result === '' ? null : result,
    };
  });
}

/** The run that a file of test results shows, or why it shows none. */
function fromFile(values: URLSearchParams, chosen: Chosen, { at, known }: FormWorld) {
  const { contract, kinds, side, subject } = chosen;
  const bytes = Buffer.from(values.get('junit') ?? '', 'base64');
  if (bytes.length === 0) return refuse('test_results_missing', { file: RESULTS_FILE });
  const [testedAt, expiresAt, account, status] = [
    instantTyped(typedIn(values, 'tested_at')),
    instantTyped(typedIn(values, 'expires_at')),
    typedIn(values, 'account_reference'),
    typedIn(values, 'exit_status'),
  ];
  const started = Date.parse(testedAt);
  if (testedAt !== '' && Number.isNaN(started))
    return refuse('test_start_missing', { file: RESULTS_FILE });
  return runFromResults(bytes, 'results', {
    contract,
    side,
    subject,
    providers: known.all.map(({ provider }) => provider),
    suites: [],
    exitStatus: /^\d{1,3}$/.test(status) ? Number(status) : null,
    testedAt: testedAt === '' ? undefined : started,
    testedRevision: typedIn(values, 'tested_revision'),
    expiresAt: expiresAt === '' ? undefined : expiresAt,
    grantedScopes: values.getAll('scope'),
    accountReference: account === '' ? null : account,
    externalResults: new Map(
      kinds.flatMap((kind) => {
        const result = typedIn(values, `result.${kind}`);
        return result === '' ? [] : [[kind, result] as const];
      }),
    ),
    at,
    file: RESULTS_FILE,
  });
}

const RESULTS_FILE = 'results';

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
  const isKept = typedIn(view.values, 'junit') !== '';
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
      ${instantField(view, { name: 'tested_at', label: 'Tested at', hint: 'UTC; if empty, what the file says' })}
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
    ${choiceField(view, { name: 'results', label: 'Outcomes of the checks' }, RESULTS)}
    ${textField(view, { name: 'junit', label: 'File of test results', hint: isKept ? 'The file that you chose is kept; choose another one to replace it.' : 'JUnit XML or CTRF, at most 512 KiB', isOptional: true }, { type: 'file', accept: '.xml,.json', value: '' })}
    ${hiddenField('junit', typedIn(view.values, 'junit'))}
    ${textField(view, { name: 'exit_status', label: 'Exit status', hint: 'How the test command ended: some failures are in no file.', isOptional: true }, { inputmode: 'numeric', size: '3' })}
    ${side === 'live' ? html`<div class="pair">${kinds.filter((kind) => PROVES_RESULT.has(kind)).map((kind) => resultField(view, kind))}</div>` : ''}
    <details${attributes({ open: typedIn(view.values, 'results') === 'each' })}>
      <summary>Choose the outcome of each check</summary>
      <p class="hint">
        Every check that the contract requires. A check without its own time gets the time of the run;
        times are UTC.
      </p>
      ${kinds.map((kind) => checkGroup(view, chosen, kind))}
    </details>`;
}

function resultField(view: FormView, kind: CheckName): Html {
  const label = `External result of ${inWords(kind)}`;
  const hint = 'The id that the provider returned; only its fingerprint is stored.';
  return textField(view, { name: `result.${kind}`, label, hint, isOptional: true });
}

function checkGroup(view: FormView, { contract, side }: Chosen, kind: CheckName): Html {
  const reasons = [...present(contract.requiredChecks[side].get(kind))].sort();
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
    </div>
  </fieldset>`;
}
