// From a form to a record: fill in, look at what it changes, confirm. Nothing is recorded that was not shown.

import { randomUUID } from 'node:crypto';
import { ClaimgateError, countOf, type Finding, errorOf } from '../../src/documents/findings.ts';
import type { Appended } from '../../src/ledger/append.ts';
import type { Placed } from '../../src/ledger/records.ts';
import { recordEvidence, refusalStatus, rehearseEvidence } from '../readiness/administration.ts';
import { groupedBy } from '../../src/documents/json.ts';
import type { Reply } from '../http/reply.ts';
import type { DecisionChange } from '../readiness/readiness.ts';
import { approvalForm } from './approval-form.ts';
import { certificationForm } from './certification-form.ts';
import {
  knownSubjects,
  nameFaults,
  faultSummary,
  type FormView,
  type EvidenceForm,
  type FilledIn,
  type FormWorld,
} from './form.ts';
import { controlForm } from './control-form.ts';
import {
  factsWarning,
  hiddenFields,
  pageReply,
  redirect,
  type Viewer,
  type PageRoute,
  type Visit,
  hiddenField,
  plainTable,
  attributes,
  html,
  type Html,
  type Piece,
} from './page.ts';
import { makePreview, recordDetails, recordTitle, type Preview } from './preview.ts';
import { badge, NO_NAMES, subjectAddress } from './words.ts';
import { readView } from './controls.ts';

/** A file of 512 KiB in base64, and everything beside it. */
const MAX_FILE_FORM_BYTES = 1024 * 1024;

const FORMS = [approvalForm, controlForm, certificationForm];

/** The forms that record evidence. Nothing is recorded that was not shown with all that it changes. */
export const EVIDENCE_PAGES = FORMS.flatMap((form): PageRoute[] => {
  const page = { path: `${form.path}/new`, audience: 'recorder' } as const;
  return [
    {
      ...page,
      method: 'GET',
      query: form.query,
      show: (visit, viewer) => showEmpty(form, visit, viewer),
    },
    {
      ...page,
      method: 'POST',
      keepsInput: true,
      ...(form.takesFile ? { maxBytes: MAX_FILE_FORM_BYTES } : {}),
      show: (visit, viewer) => send({ form, visit, viewer }),
    },
  ];
});

interface Sent {
  readonly form: EvidenceForm;
  readonly visit: Visit;
  readonly viewer: Viewer;
}

async function showEmpty(form: EvidenceForm, visit: Visit, viewer: Viewer): Promise<Reply> {
  const { query } = visit;
  const world = await readWorld(visit);
  const values = fillForm(form, query, world);
  // Everything is filled in by the link, so what it changes is shown at once.
  if (query.has('switch')) {
    values.set('step', 'preview');
    return send({ form, visit: { ...visit, form: values }, viewer });
  }
  return formPage(form, { values, faults: new Map() }, world, viewer);
}

function fillForm(form: EvidenceForm, query: URLSearchParams, world: FormWorld): URLSearchParams {
  const values = form.defaults(query, world);
  const from = query.get('subject');
  if (from !== null && world.known.find(from)) values.set('from', from);
  values.set('idempotency_key', randomUUID());
  return values;
}

const STEPS = ['preview', 'record', 'edit', 'narrow'] as const;

/** How often a record is tried while others record: each time what it changes is looked at again. */
const TRIES = 3;

async function send(sent: Sent): Promise<Reply> {
  const { form, visit, viewer } = sent;
  const { form: values } = visit;
  const step = STEPS.find((one) => one === values.get('step')) ?? 'preview';
  visit.note({ step });
  for (let tries = 1; ; tries += 1) {
    const world = await readWorld(visit);
    const filledIn = form.filledIn(values, world);
    if (!filledIn || step === 'edit' || step === 'narrow')
      return formPage(form, { values, faults: new Map() }, world, viewer);
    const looked = await look(sent, world, filledIn);
    if (looked.state === 'refused') return refusedPage(sent, world, filledIn, looked.findings);
    if (looked.state === 'replayed') return recorded(visit, world, looked.appended);
    if (step !== 'record') return previewPage(sent, looked, null);
    const isOther = values.get('preview') !== looked.preview.digest;
    if (isOther || tries > TRIES)
      return { ...previewPage(sent, looked, CHANGED), status: 409, code: 'preview_outdated' };
    if (looked.preview.warnings.length > 0 && values.get('confirmed') !== 'yes')
      return { ...previewPage(sent, looked, UNCONFIRMED), status: 422, code: 'wrong_form' };
    const outcome = await recordEvidence(visit.administration, {
      ...makeRequest(sent, filledIn),
      seen: looked.record.sequence - 1,
    });
    if (outcome.ok) return recorded(visit, world, outcome.value);
    if (!outcome.findings.some(({ code }) => code === 'preview_outdated'))
      return refusedPage(sent, world, filledIn, outcome.findings);
  }
}

const CHANGED =
  'Nothing was recorded: the form, the ledger or the runtime facts changed since the preview. Check what it changes now.';
const UNCONFIRMED = 'Nothing was recorded: tick the box to confirm, or change the form.';

type Looked =
  | { readonly state: 'refused'; readonly findings: readonly Finding[] }
  | { readonly state: 'replayed'; readonly appended: Appended }
  | {
      readonly state: 'new';
      readonly record: Placed;
      readonly preview: Preview;
      readonly warning: Piece;
    };

/** Judges the document as the ledger does, and looks at what it changes; records nothing. */
async function look(sent: Sent, world: FormWorld, filledIn: FilledIn): Promise<Looked> {
  const { service, administration, form: values } = sent.visit;
  const request = makeRequest(sent, filledIn);
  const rehearsed = await rehearseEvidence(administration, request);
  if (!rehearsed.ok) {
    const { findings } = rehearsed;
    const isReused = findings.every(({ code }) => code === 'idempotency_key_reused');
    if (!isReused) return { state: 'refused', findings };
    // Another document under the key of this form: after going back, it is a new request.
    values.set('idempotency_key', randomUUID());
    return look(sent, world, filledIn);
  }
  if ((filledIn.unanswered?.size ?? 0) > 0) return { state: 'refused', findings: [] };
  if (rehearsed.value.state === 'replayed') return rehearsed.value;
  const { record } = rehearsed.value;
  const preview = makePreview({
    record,
    bytes: documentBytes(withoutMembers(filledIn.document, sent.form.inPreviewNames)),
    lifts: Number(values.get('lifts') ?? 0),
    remarks: filledIn.remarks ?? [],
    changes: await service.readiness.changes(record, world.known.all),
    contracts: world.contracts,
    view: world.view,
  });
  return { state: 'new', record, preview, warning: world.warning };
}

function makeRequest({ form, visit, viewer }: Sent, { document, tested }: FilledIn) {
  return {
    tested,
    kind: form.kind,
    bytes: documentBytes(document),
    operator: viewer.caller.name,
    idempotencyKey: visit.form.get('idempotency_key'),
    // The preview asks.
    isSelectorConfirmed: true,
  };
}

function documentBytes(document: object): Buffer {
  return Buffer.from(JSON.stringify(document), 'utf8');
}

/** The preview is bound only to members that it depends on. */
function withoutMembers(document: object, names: readonly string[] = []): object {
  return Object.fromEntries(Object.entries(document).filter(([name]) => !names.includes(name)));
}

function recorded({ form, note }: Visit, { known }: FormWorld, { id, sequence }: Appended): Reply {
  note({ record: id, sequence });
  const from = form.get('from') ?? '';
  const back = known.find(from) ? subjectAddress(from) : '/admin';
  return redirect(`${back}?recorded=${sequence}`);
}

function refusedPage(
  { form, visit, viewer }: Sent,
  world: FormWorld,
  { fieldFor, unanswered = new Map() }: FilledIn,
  findings: readonly Finding[],
): Reply {
  // In the order of the fields that nobody filled in, then of the ledger's findings.
  const faults = new Map([...nameFaults(findings, fieldFor, visit.form), ...unanswered]);
  const reply = formPage(form, { values: visit.form, faults }, world, viewer);
  if (findings.length === 0) return { ...reply, status: 422, code: 'wrong_form' };
  return { ...reply, status: refusalStatus(findings), code: errorOf(findings).code };
}

function formPage(form: EvidenceForm, view: FormView, world: FormWorld, viewer: Viewer): Reply {
  const { title, lead, path } = form;
  const main = html`<div class="form">
    ${faultSummary(view)}
    <h1>${title}</h1>
    <p class="soft">${lead}</p>
    ${world.warning} ${formBody(form, view, world, viewer)}
  </div>`;
  return pageReply({
    title: view.faults.size === 0 ? title : `Error: ${title}`,
    at: `${path}/new`,
    viewer,
    main,
  });
}

/** Renders the form at an address inside of another page; `null` where the address shows a preview at once. */
export async function embeddedForm(visit: Visit, viewer: Viewer, address: string): Promise<Piece> {
  const { pathname, searchParams } = new URL(address, visit.administration.origin());
  const form = FORMS.find(({ path }) => `${path}/new` === pathname);
  if (!form || searchParams.has('switch')) return null;
  const world = await readWorld(visit);
  const values = fillForm(form, searchParams, world);
  return formBody(form, { values, faults: new Map() }, world, viewer);
}

function formBody(form: EvidenceForm, view: FormView, world: FormWorld, viewer: Viewer): Html {
  const { path } = form;
  const hidden = (name: string) => hiddenField(name, view.values.get(name) ?? '');
  return form.filledIn(view.values, world)
    ? html`<form
        method="post"
        action="${path}/new"
        novalidate${attributes({ enctype: form.takesFile && 'multipart/form-data' })}
      >
        ${hiddenField('form_token', viewer.formToken)}${hidden('idempotency_key')}${hidden('from')}
        ${form.fields(view, world)}
        <p class="hint">Next you see what the record changes. Nothing is recorded yet.</p>
        <div class="buttons">
          <button class="main" name="step" value="preview">Preview</button>
          ${form.canNarrow ? html`<button class="side" name="step" value="narrow">Show only matching values</button>` : ''}
        </div>
      </form>`
    : html`<form method="get" action="${path}/new">
        ${form.fields(view, world)}
        <button class="main">Continue</button>
      </form>`;
}

function previewPage(
  { form, visit, viewer }: Sent,
  { record, preview, warning }: Extract<Looked, { state: 'new' }>,
  notice: string | null,
): Reply {
  const { effects, warnings } = preview;
  const main = html`<div class="form">
    ${notice === null ? '' : html`<div class="summary" role="alert" tabindex="-1" autofocus><p>${notice}</p></div>`}
    <h1>Check before recording</h1>
    <p class="soft">
      Nothing is recorded yet. A record is permanent: newer records supersede it, nothing changes
      it.
    </p>
    <h2>The record</h2>
    <div class="sheet">
      <h3>${recordTitle(record.record)}</h3>
      ${recordDetails(record.record, form.inPreview === undefined)}
    </div>
    <h2>What it changes</h2>
    ${warning}
    <ul class="effects">
      ${effects.map((effect) => html`<li>${effect}</li>`)}
    </ul>
    ${changesTable(preview)}
    <form method="post" action="${form.path}/new">
      ${hiddenField('form_token', viewer.formToken)}${hiddenFields(visit.form, form.inPreviewNames)}
      ${hiddenField('preview', preview.digest)}
      ${form.inPreview?.({ values: visit.form, faults: new Map() })}
      ${warnings.length === 0 ? '' : confirmation(warnings)}
      <div class="buttons">
        <button class="main" name="step" value="record">${form.button}</button>
        <button class="side" name="step" value="edit">Change the form</button>
      </div>
    </form>
  </div>`;
  const title = `${notice === null ? 'Check' : 'Error'}: ${form.title}`;
  return pageReply({ title, at: `${form.path}/new`, viewer, main });
}

function confirmation(warnings: readonly string[]): Html {
  return html`<fieldset class="warning">
    <legend>Confirm</legend>
    <ul>
      ${warnings.map((warning) => html`<li>${warning}</li>`)}
    </ul>
    <div class="choice">
      <input type="checkbox" id="confirmed" name="confirmed" value="yes" /><label for="confirmed"
        >I want to record it anyway</label
      >
    </div>
  </fieldset>`;
}

/** More of them are put together by app: one cause must not fill the page. */
const MAX_CHANGES = 12;

function changesTable({ changes, nameOf, groupOf }: Preview): Piece {
  if (changes.length === 0) return null;
  const line = (name: string, { before, after }: DecisionChange) =>
    html`<tr>
      <th scope="row">${name}</th>
      <td>${badge(before.decision.state)}</td>
      <td>${badge(after.decision.state)}</td>
    </tr>`;
  const table = (lines: readonly Html[]) =>
    plainTable('Decisions that change', ['Subject', 'Now', 'Then'], lines);
  const each = changes.map((change) => line(nameOf(change.before.subject), change));
  if (changes.length <= MAX_CHANGES) return table(each);
  const alike = groupedBy(changes, ({ before, after }) =>
    [groupOf(before.subject), before.decision.state, after.decision.state].join('\n'),
  );
  const groups = [...alike.values()].map((some) => {
    const [first] = some;
    return first
      ? line(`${groupOf(first.before.subject)}: ${countOf(some.length, 'decision')}`, first)
      : html``;
  });
  return html`${table(groups)}
    <details>
      <summary>Every decision that changes</summary>
      ${table(each)}
    </details>`;
}

const NO_FACTS: FormWorld['facts'] = { ...NO_NAMES, contract: () => null };

async function readWorld(visit: Visit): Promise<FormWorld> {
  const { survey, view } = await readView(visit, true);
  const isComplete = !(survey instanceof ClaimgateError);
  return {
    at: view.at,
    facts: isComplete ? survey.facts : NO_FACTS,
    known: knownSubjects(view.subjects),
    isComplete,
    contracts: visit.administration.contracts,
    view,
    warning: factsWarning(survey),
  };
}
