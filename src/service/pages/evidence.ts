import { randomUUID } from 'node:crypto';
import type { ContractIndex } from '../../evidence/index.ts';
import type { Finding } from '../../findings/index.ts';
import { errorOf } from '../../findings/error.ts';
import type { EpochMs } from '../../json/index.ts';
import type { AppendItem, Facts } from '../../ledger/index.ts';
import { recordEvidence, refusalStatus } from '../administration.ts';
import type { Reply } from '../http/reply.ts';
import { approvalForm } from './approval-form.ts';
import { certificationForm } from './certification-form.ts';
import { knownSubjects, type KnownSubjects } from './choices.ts';
import { controlForm } from './control-form.ts';
import { faultsOf, faultSummary, type FormView } from './form.ts';
import { pageReply, redirect, type Viewer } from './page.ts';
import { html, type Piece } from './html.ts';
import type { PageRoute, Visit } from './index.ts';
import { subjectAddress } from './words.ts';

/** The data behind a form. */
export interface FormWorld {
  readonly subjects: KnownSubjects;
  readonly facts: Facts;
  readonly contracts: ContractIndex;
  readonly at: EpochMs;
}

/** A form that records one document. Only the ledger judges the document, as for programs. */
export interface EvidenceForm {
  readonly kind: AppendItem['kind'];
  /** Path of the routes of the page, without `/new`. */
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  readonly button: string;
  /** The initial values of the fields, besides those of the address. */
  defaults(query: URLSearchParams, world: FormWorld): URLSearchParams;
  /** The fields of the document, or first those that ask for its subject. */
  fields(view: FormView, world: FormWorld): Piece;
  /** The filled-in document; `undefined` while the fields only ask for its subject. */
  filledIn(values: URLSearchParams, world: FormWorld): FilledIn | undefined;
}

/** A form with all its fields. */
interface FilledIn {
  /** Whatever it is worth. */
  readonly document: object;
  /** Returns the field that a finding is about, or the empty text. */
  readonly fieldFor: (finding: Finding) => string;
}

/** The forms that record evidence. */
export const EVIDENCE_PAGES = [approvalForm, controlForm, certificationForm].flatMap(
  (form): PageRoute[] => {
    const page = { path: `${form.path}/new`, audience: 'recorder' } as const;
    return [
      { ...page, method: 'GET', show: (visit, viewer) => showEmpty(form, visit, viewer) },
      { ...page, method: 'POST', show: (visit, viewer) => send(form, visit, viewer) },
    ];
  },
);

async function showEmpty(form: EvidenceForm, visit: Visit, viewer: Viewer): Promise<Reply> {
  const { query } = visit;
  const world = await worldOf(visit);
  const values = form.defaults(query, world);
  const from = query.get('subject');
  if (from !== null && world.subjects.find(from)) values.set('from', from);
  values.set('idempotency_key', randomUUID());
  return formPage(form, { values, faults: new Map() }, world, viewer);
}

async function send(form: EvidenceForm, visit: Visit, viewer: Viewer): Promise<Reply> {
  const { administration, form: values } = visit;
  const world = await worldOf(visit);
  const filledIn = form.filledIn(values, world);
  if (!filledIn) return formPage(form, { values, faults: new Map() }, world, viewer);
  const outcome = await recordEvidence(administration, {
    kind: form.kind,
    bytes: Buffer.from(JSON.stringify(filledIn.document), 'utf8'),
    operator: viewer.caller.name,
    idempotencyKey: values.get('idempotency_key'),
  });
  if (outcome.ok) {
    visit.note({ record: outcome.value.id, sequence: outcome.value.sequence });
    const from = values.get('from') ?? '';
    const back = world.subjects.find(from) ? subjectAddress(from) : '/admin';
    return redirect(`${back}?recorded=${outcome.value.sequence}`);
  }
  const { findings } = outcome;
  // Another document under the key of this form: after going back, it is a new request.
  if (findings.some(({ code }) => code === 'idempotency_key_reused'))
    values.set('idempotency_key', randomUUID());
  const faults = faultsOf(findings, filledIn.fieldFor);
  const reply = formPage(form, { values, faults }, world, viewer);
  return { ...reply, status: refusalStatus(findings), code: errorOf(findings).code };
}

function formPage(form: EvidenceForm, view: FormView, world: FormWorld, viewer: Viewer): Reply {
  const { title, lead, button, path } = form;
  const hidden = (name: string) =>
    html`<input type="hidden" name="${name}" value="${view.values.get(name) ?? ''}" />`;
  const body = form.filledIn(view.values, world)
    ? html`<form method="post" action="${path}/new" novalidate>
        <input type="hidden" name="form_token" value="${viewer.formToken}" />
        ${hidden('idempotency_key')}${hidden('from')} ${form.fields(view, world)}
        <p class="hint">A record is permanent: newer records supersede it, nothing changes it.</p>
        <button class="main">${button}</button>
      </form>`
    : html`<form method="get" action="${path}/new">
        ${form.fields(view, world)}
        <button class="main">Continue</button>
      </form>`;
  const main = html`<div class="form">
    ${faultSummary(view)}
    <h1>${title}</h1>
    <p class="soft">${lead}</p>
    ${body}
  </div>`;
  return pageReply({
    title: view.faults.size === 0 ? title : `Error: ${title}`,
    at: `${path}/new`,
    viewer,
    main,
  });
}

async function worldOf({ service, administration }: Visit): Promise<FormWorld> {
  const { contracts, facts, clock } = administration;
  return {
    subjects: knownSubjects(await service.readiness.board()),
    facts: await facts(),
    contracts,
    at: clock(),
  };
}
