import type { AuditEntry } from '../http/log.ts';
import type { Reply } from '../http/reply.ts';
import {
  html,
  type Piece,
  listTable,
  pageReply,
  type Viewer,
  type PageRoute,
  type Visit,
} from './page.ts';
import { time } from './words.ts';

const PATH = '/admin/audit';

export const AUDIT_PAGE: PageRoute = {
  method: 'GET',
  path: PATH,
  audience: 'recorder',
  show: showAudit,
};

const COLUMNS = ['What', 'When', 'Who', 'From', 'Result', 'Request'];

function showAudit({ service }: Visit, viewer: Viewer): Reply {
  const entries = service.audit?.recent() ?? [];
  const main = html`<h1>Audit log</h1>
    <p class="soft">
      Requests that may change something, the newest first, as this process has seen them: other
      replicas have their own.
    </p>
    ${
      entries.length === 0
        ? html`<p class="empty">Nothing yet.</p>`
        : listTable('Audit log', COLUMNS, entries.map(row))
    }`;
  return pageReply({ title: 'Audit log', at: PATH, viewer, main });
}

function row(entry: AuditEntry): readonly Piece[] {
  const { caller, address, request_id: id } = entry;
  return [
    deedOf(entry),
    time(entry.time),
    textOf(caller) ?? html`<span class="soft">nobody known</span>`,
    textOf(address) ?? '',
    resultOf(entry),
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
