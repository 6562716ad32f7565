// Every page is made of this: the frame around each, tables, hidden fields, pages of errors and warnings about the facts.

import {
  type Code,
  codeEntry,
  refusalOf,
  ClaimgateError,
  countOf,
  messageOf,
  type Finding,
} from '../../src/documents/findings.ts';
import { capital, distance } from '../../src/report/report-words.ts';
import type { Caller } from '../access/authentication.ts';
import type { SessionCookie } from '../access/sessions.ts';
import type { Administration } from '../readiness/administration.ts';
import { type Reply, statusOf } from '../http/reply.ts';
import type { ServiceContext } from '../http/route.ts';
import { digestOf, hexOf } from '../../src/digest/index.ts';
import { STYLE } from './generated/style.ts';
import { markup, type Content, type Markup } from '../../src/report/markup.ts';
import { factsFault } from '../../src/evidence/subject-evidence.ts';
import { instantOf } from '../../src/documents/json.ts';
import type { Survey } from '../readiness/readiness.ts';

/** Another style has another address, so that browsers may keep this one. */
const STYLE_PATH = `/admin/style.css?v=${hexOf(digestOf(STYLE)).slice(0, 12)}`;

export const STYLE_SHEET: PageRoute = {
  method: 'GET',
  path: '/admin/style.css',
  query: ['v'],
  audience: 'anyone',
  show: () => ({
    status: 200,
    type: 'text/css; charset=utf-8',
    body: STYLE,
    headers: { 'cache-control': 'public, max-age=31536000, immutable' },
  }),
};

/** Nothing runs, nothing is loaded from elsewhere, and forms are sent to no one else. */
const PAGE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  // Without a referrer, browsers would send forms with the origin null.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

export interface Viewer {
  readonly caller: Caller;
  readonly formToken: string;
}

/** One look at a page, or one form that was sent. */
export interface Visit {
  readonly service: ServiceContext;
  readonly administration: Administration;
  readonly query: URLSearchParams;
  readonly path: string;
  /** Returns the part of the path that a parameter names. */
  readonly named: (name: string) => string;
  readonly form: URLSearchParams;
  readonly cookie: SessionCookie;
  /** The cookie of a browser that somebody signed in with before. */
  readonly browser: { readonly cookie: SessionCookie; readonly token: string | undefined };
  /** The session cookie of the browser, valid or not. */
  readonly secret: string | undefined;
  /** The address that the connection, or a proxy that is trusted, comes from. */
  readonly address: string;
  readonly note: (members: Readonly<Record<string, string | number>>) => void;
}

type Shown = Promise<Reply> | Reply;

/** Who it is for: anyone, every session, a `reader`, who may read, or a `recorder`, who may record evidence. */
export type PageRoute = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** The query parameters it takes; any other one is refused. */
  readonly query?: readonly string[];
  /** How long a form may be; by default 64 KiB. */
  readonly maxBytes?: number;
  /** Whether a form comes back with its input where it cannot be taken now. */
  readonly keepsInput?: true;
} & (
  | { readonly audience: 'anyone'; readonly show: (visit: Visit) => Shown }
  | {
      readonly audience: 'session' | 'reader' | 'recorder';
      readonly show: (visit: Visit, viewer: Viewer) => Shown;
    }
);

interface PageContent {
  readonly title: string;
  readonly main: Piece;
  readonly at?: string;
  readonly viewer?: Viewer;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly code?: Code;
}

const LINKS = [
  ['/admin', 'Board'],
  ['/admin/approval-reviews/new', 'New review'],
  ['/admin/runtime-controls/new', 'New control'],
  ['/admin/certifications/new', 'New certification'],
  ['/admin/tokens', 'Tokens'],
  ['/admin/audit', 'Audit log'],
] as const;

export function pageReply(page: PageContent): Reply {
  const { status = 200, headers = {}, code } = page;
  return {
    status,
    type: 'text/html; charset=utf-8',
    body: renderDocument(page).toString(),
    headers: { ...PAGE_HEADERS, ...headers },
    ...(code === undefined ? {} : { code }),
  };
}

/** Renders a list whose rows become cards on a narrow screen; the first cell of a row names it. */
export function listTable(
  label: string,
  columns: readonly string[],
  rows: readonly (readonly Piece[])[],
): Html {
  const rowOf = ([name = null, ...cells]: readonly Piece[]) =>
    html`<tr role="row">
      <th role="rowheader" scope="row">${name}</th>
      ${cells.map((cell, index) => html`<td role="cell" class="fact open" data-label="${columns[index + 1]}">${cell}</td>`)}
    </tr>`;
  return scrolling(label, cardTable(`${label}, the newest first`, columns, rows.map(rowOf)));
}

/** Renders a table whose rows become cards on a narrow screen, which takes away the roles that it has by itself. */
export function cardTable(label: string, columns: readonly Piece[], rows: readonly Html[]): Html {
  return html`<table class="board" role="table" aria-label="${label}">
    <thead role="rowgroup">
      <tr role="row">
        ${columns.map((words) => html`<th role="columnheader" scope="col">${words}</th>`)}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${rows}
    </tbody>
  </table>`;
}

export function plainTable(
  caption: string,
  columns: readonly Piece[],
  rows: readonly Html[],
): Html {
  const table = html`<table class="plain-table">
    <caption class="sr">
      ${caption}
    </caption>
    <thead>
      <tr>
        ${columns.map((words) => html`<th scope="col">${words}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
  return scrolling(caption, table);
}

export function scrolling(label: string, table: Html): Html {
  return html`<div class="scroll" role="region" tabindex="0" aria-label="${label}">${table}</div>`;
}

const ROWS_OF_PAGE = 100;

/** The page that a query asks for, from 1. */
export function pageIn(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/** Returns the rows of one page of a list, with links to the pages beside it. */
export function pagesOf<T>(all: readonly T[], page: number, addressOf: (page: number) => string) {
  const last = Math.max(1, Math.ceil(all.length / ROWS_OF_PAGE));
  const link = (to: number, words: string) =>
    to < 1 || to > last ? null : html`<a href="${addressOf(to)}">${words}</a>`;
  const pages =
    last === 1 && page === 1
      ? null
      : html`<nav class="pages" aria-label="Pages">
          ${link(page - 1, 'Previous page')}<span>Page ${page} of ${last}</span
          >${link(page + 1, 'Next page')}
        </nav>`;
  const shown = all.slice((page - 1) * ROWS_OF_PAGE, page * ROWS_OF_PAGE);
  return { isShort: last === 1, pages, shown };
}

export function hiddenField(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}" />`;
}

export function redirect(location: string, cookies: readonly string[] = []): Reply {
  return { status: 303, type: 'text/plain', body: '', headers: { location }, cookies };
}

type ErrorDetails = Partial<Pick<PageContent, 'headers' | 'main' | 'viewer'>>;

export function errorPage(code: Code, { main = null, ...details }: ErrorDetails = {}): Reply {
  const { title, hint, page = { failed: capital(title), remedy: hint } } = codeEntry(code);
  const { failed, remedy } = page;
  return pageReply({
    ...details,
    title: failed,
    status: statusOf(code),
    code,
    main: html`<h1>${failed}</h1>
      <p>${remedy}</p>
      ${main}
      <p><a href="/admin">Go to the board</a></p>`,
  });
}

/** Pages add these to a form; each page that shows it again adds its own. */
const NOT_INPUT: ReadonlySet<string> = new Set(['form_token', 'step', 'preview', 'confirmed']);

export function filledIn(form: URLSearchParams, open: readonly string[] = []): URLSearchParams {
  const isKept = (name: string) => !NOT_INPUT.has(name) && !open.includes(name);
  return new URLSearchParams([...form].filter(([name]) => isKept(name)));
}

/** Returns the fields of a form as hidden ones, so that its input is kept in the page and never in an address. */
export function hiddenFields(form: URLSearchParams, open: readonly string[] = []): Html {
  return html`${[...filledIn(form, open)].map(([name, value]) => hiddenField(name, value))}`;
}

/** Renders a way back to a form that could not be taken, with all that was filled in. */
export function keptForm(path: string, form: URLSearchParams, viewer?: Viewer): Piece {
  if (form.size === 0) return null;
  return html`<form method="post" action="${path}">
    ${hiddenField('form_token', viewer?.formToken ?? form.get('form_token') ?? '')}
    ${hiddenFields(form)}
    <p>Nothing was recorded. This page keeps your input.</p>
    <button class="main" name="step" value="edit">Back to the form</button>
  </form>`;
}

function renderDocument({ title, main, at, viewer }: PageContent): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} – claimgate</title>
        <link rel="stylesheet" href="${STYLE_PATH}" />
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        ${viewer ? renderHeader(viewer, at) : html`<header class="top"><span class="mark">claimgate</span></header>`}
        <main id="main" tabindex="-1">${main}</main>
      </body>
    </html> `;
}

/** On a phone the links have one word each, so that all fit on a line. */
function linkWords(words: string): Piece {
  const [, first = '', noun = '', last = ''] = /^(New )?(.*?)( log)?$/.exec(words) ?? [];
  const roomy = (word: string) => (word === '' ? '' : html`<span class="roomy">${word}</span>`);
  return html`${roomy(first)}${noun}${roomy(last)}`;
}

function renderHeader({ caller, formToken }: Viewer, at: string | undefined): Html {
  const links = caller.scopes.length === 0 ? LINKS : LINKS.slice(0, 1);
  return html`<header class="top">
    <a class="mark" href="/admin">claimgate</a>
    <nav aria-label="Main">
      <ul>
        ${links.map(
          ([path, words]) =>
            html`<li>
              <a href="${path}" ${path === at ? html` aria-current="page"` : ''}
                >${linkWords(words)}</a
              >
            </li>`,
        )}
      </ul>
    </nav>
    <form class="who" method="post" action="/admin/sign-out">
      ${hiddenField('form_token', formToken)}
      <span
        ><span class="sr">Signed in as </span
        >${caller.name}${caller.scopes.length === 0 ? '' : ' (may only read)'}</span
      >
      <button class="plain">Sign out</button>
    </form>
  </header>`;
}

export type Html = Markup;
export type Piece = Content;

/** By this name, formatters lay out the templates as HTML. */
export const html = markup;

/** Attributes by name: `true` stands without a value, `false` and `undefined` do not stand at all. */
export function attributes(values: Readonly<Record<string, string | boolean | undefined>>): Html {
  const written = Object.entries(values).map(([name, value]) => {
    if (value === undefined || value === false) return null;
    return value === true ? markup` ${name}` : markup` ${name}="${value}"`;
  });
  return markup`${written}`;
}

/** Returns the error of a survey without readable runtime facts. @throws whatever else was thrown */
export function unreadableFacts(cause: unknown): ClaimgateError {
  return refusalOf(cause, 'evidence_unreadable');
}

/** Warns of runtime facts that do not count: unreadable, too old or of the future. */
export function factsWarning(survey: Survey | ClaimgateError): Piece {
  return survey instanceof ClaimgateError ? unreadableWarning(survey) : ageWarning(survey);
}

function unreadableWarning({ cause }: ClaimgateError): Html {
  const findings = cause instanceof ClaimgateError ? cause.findings : [];
  return html`<div class="fault" role="status">
    <p>The service cannot read the runtime facts, so it lists no decision and allows nothing.</p>
    <ul>
      ${findings.map((one) => html`<li>${one.file ?? 'Runtime facts'}: ${reasonOf(one)}</li>`)}
    </ul>
  </div>`;
}

/** The source of a host may throw anything. Only the log has its error. */
function reasonOf(one: Finding): string {
  return one.code === 'evidence_unreadable'
    ? 'their source failed. The log of the service has the error.'
    : messageOf(one);
}

function ageWarning({ at, facts, factsLimits }: Survey): Piece {
  const generatedAt = instantOf(facts.document.generated_at);
  const fault = factsFault(generatedAt, factsLimits, at);
  if (fault === null) return null;
  const { max_facts_minutes: minutes, max_clock_skew_seconds: seconds } = factsLimits;
  const limit =
    fault === 'too_old'
      ? `at most ${countOf(minutes, 'minute')} old`
      : `at most ${countOf(seconds, 'second')} ahead of this clock`;
  return html`<p class="fault" role="status">
    The runtime facts are dated ${distance(generatedAt, at)}; they count while they are ${limit}.
    Let the runtime write them again.
  </p>`;
}
