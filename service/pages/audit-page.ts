import { AUDIT_OUTCOMES, type AuditEntry } from '../http/audit-log.ts';
import { capital } from '../../src/report/report-words.ts';
import type { Reply } from '../http/reply.ts';
import {
  html,
  type Html,
  type Piece,
  listTable,
  pageReply,
  type Viewer,
  type PageRoute,
  type Visit,
} from './page.ts';
import { selectField, textField } from './form.ts';
import { time } from './words.ts';

const PATH = '/admin/audit';

export const AUDIT_PAGE: PageRoute = {
  method: 'GET',
  path: PATH,
  audience: 'recorder',
  query: ['caller', 'outcome', 'before'],
  show: showAudit,
};

const COLUMNS = ['What', 'When', 'Who', 'From', 'Result', 'Request'];

async function showAudit({ service, query }: Visit, viewer: Viewer): Promise<Reply> {
  const asked = {
    caller: query.get('caller') ?? '',
    outcome: query.get('outcome') ?? '',
    before: query.get('before') ?? '',
  };
  const found = await service.audit?.find(asked);
  const rows = found?.entries.map(({ entry, count }) => row(entry, count)) ?? [];
  const next = found?.next;
  const main = html`<h1>Audit log</h1>
    <p class="soft">
      Requests that may change something, of all replicas, the newest first. Refusals of somebody
      unknown are counted for an hour, by address.
    </p>
    ${filters({ caller: asked.caller, outcome: asked.outcome })}
    ${rows.length === 0 ? html`<p class="empty">Nothing.</p>` : listTable('Audit log', COLUMNS, rows)}
    ${
      next === undefined
        ? null
        : html`<p>
            <a href="${PATH}?${new URLSearchParams({ ...asked, before: next }).toString()}"
              >Older</a
            >
          </p>`
    }`;
  return pageReply({ title: 'Audit log', at: PATH, viewer, main });
}

function filters(asked: { readonly caller: string; readonly outcome: string }): Html {
  const view = { values: new URLSearchParams(asked), faults: new Map() };
  const outcomes = AUDIT_OUTCOMES.map((value) => ({ value, label: capital(value) }));
  return html`<form class="filter" method="get" action="${PATH}" role="search">
    ${textField(view, { name: 'caller', label: 'Who' }, { spellcheck: 'false' })}
    ${selectField(view, { name: 'outcome', label: 'Result' }, [
      { value: '', label: 'All' },
      ...outcomes,
    ])}
    <button class="side">Filter</button>
  </form>`;
}

function row(entry: AuditEntry, count: number): readonly Piece[] {
  const { caller, address, request_id: id } = entry;
  return [
    deedOf(entry),
    time(entry.time),
    textOf(caller) ?? html`<span class="soft">nobody known</span>`,
    textOf(address) ?? '',
    count === 1 ? resultOf(entry) : html`${resultOf(entry)} (${count} times)`,
    html`<span class="code">${textOf(id) ?? ''}</span>`,
  ];
}

const DEEDS: readonly (readonly [route: RegExp, words: string])[] = [
  [/\/sign-in$/, 'Sign in'],
  [/\/sign-out$/, 'Sign out'],
  [/\/approval-reviews\b/, 'Record a review'],
  [/\/runtime-controls\b/, 'Record a control'],
  [/\/certifications\b/, 'Record a certification'],
  [/\/certification-tests\b/, 'Start a certification test'],
  [/\/tokens\b/, 'Revoke a token'],
];

function deedOf({ route }: AuditEntry): string {
  const named = textOf(route) ?? '';
  return DEEDS.find(([form]) => form.test(named))?.[1] ?? named;
}

function resultOf({ sequence, code, status, step, test_until }: AuditEntry): Piece {
  if (typeof sequence === 'number') return `Recorded as entry ${sequence}`;
  if (typeof test_until === 'string') return html`Started, until ${time(test_until)}`;
  if (typeof code === 'string') return `Refused: ${code}`;
  if (Number(status) >= 400) return `Refused: ${String(status)}`;
  if (typeof step !== 'string') return 'Done';
  return step === 'preview' ? 'Preview, nothing recorded' : 'Form, nothing recorded';
}

function textOf(member: AuditEntry[string] | undefined): string | undefined {
  return typeof member === 'string' && member !== '' ? member : undefined;
}
