import { randomUUID } from 'node:crypto';
import { recordEvidence, refusalStatus } from '../administration/record-evidence.ts';
import type { Reply } from '../http/reply.ts';
import { approvalForm } from './approval-form.ts';
import { subjectAddress } from './board-page.ts';
import { certificationForm } from './certification-form.ts';
import { knownSubjects } from './choices.ts';
import { controlForm } from './control-form.ts';
import type { EvidenceForm, FormWorld } from './evidence-form.ts';
import { faultsOf, faultSummary, type FormView } from './form.ts';
import { html } from './html.ts';
import { pageReply, redirect, type Viewer } from './layout.ts';
import type { Pages, Visit } from './visit.ts';
import { present } from '../../findings/assert.ts';
import { errorOf } from '../../findings/error.ts';

const FORMS = [approvalForm, controlForm, certificationForm];

/** The forms that record evidence. */
export function evidencePages(pages: Pages): void {
  for (const form of FORMS) {
    const path = `${form.path}/new`;
    pages.add({ method: 'GET', path }, 'recorder', async (visit, viewer) => {
      const world = await worldOf(visit);
      const values = form.defaults(visit.query, world);
      const subject = world.subjects.find(visit.query.get('subject'));
      if (subject) values.set('from', present(visit.query.get('subject')));
      values.set('idempotency_key', randomUUID());
      return formPage(form, { values, faults: new Map() }, world, viewer);
    });
    pages.add({ method: 'POST', path }, 'recorder', (visit, viewer) => send(form, visit, viewer));
  }
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
        <p class="hint">
          What is recorded stays: it is superseded by newer records, never changed.
        </p>
        <button class="main">${button}</button>
      </form>`
    : html`<form method="get" action="${path}/new">
        ${form.fields(view, world)}
        <button class="main">Go on</button>
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
