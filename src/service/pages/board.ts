import type { ReadinessBoard, SubjectDecision } from '../../documents/index.ts';
import { subjectDigest } from '../../evidence/index.ts';
import { STATES } from '../../readiness/index.ts';
import type { Reply } from '../http/reply.ts';
import { recordedNotice } from './subject.ts';
import { pageReply, type Viewer } from './page.ts';
import { html, type Html, type Piece } from './html.ts';
import type { PageRoute, Visit } from './index.ts';
import {
  badge,
  FACT_WORDS,
  factTone,
  inWords,
  shortDigest,
  STATE_TONES,
  STATE_WORDS,
  subjectAddress,
  subjectTitle,
} from './words.ts';
import { selectField } from './form.ts';

/** The board: every subject with its state. */
export const BOARD_PAGE: PageRoute = {
  method: 'GET',
  path: '/admin',
  audience: 'reader',
  show: showBoard,
};

async function showBoard(visit: Visit, viewer: Viewer): Promise<Reply> {
  const { service, query } = visit;
  const page = Number(query.get('page') ?? 1);
  const filter = {
    provider: query.get('provider') ?? '',
    state: query.get('state') ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
  return boardPage(await service.readiness.board(), filter, viewer, await recordedNotice(visit));
}

/** The part of the board that is shown. */
interface BoardFilter {
  readonly provider: string;
  readonly state: string;
  /** From 1. */
  readonly page: number;
}

const ROWS_OF_PAGE = 100;

/** Renders subjects by facts, with the effective state; only what is not healthy stands out. */
export function boardPage(
  board: ReadinessBoard,
  filter: BoardFilter,
  viewer: Viewer,
  notice: Piece,
): Reply {
  const all = board.providers.flatMap(({ decisions }) => decisions);
  const chosen = all.filter(
    ({ subject, decision }) =>
      (filter.provider === '' || subject.provider === filter.provider) &&
      (filter.state === '' || decision.state === filter.state),
  );
  const from = (filter.page - 1) * ROWS_OF_PAGE;
  const shown = chosen.slice(from, from + ROWS_OF_PAGE);
  const main = html`${notice}
    <h1>Provider readiness</h1>
    <p class="soft">${inSum(all)}</p>
    ${counts(all, filter)} ${filterForm(board, filter)}
    ${
      shown.length === 0
        ? html`<p class="empty">Nothing to show${all.length === 0 ? '' : ' for this filter'}.</p>`
        : boardTable(shown)
    }
    ${pages(filter, chosen.length)}`;
  return pageReply({ title: 'Provider readiness', at: '/admin', viewer, main });
}

function inSum(all: readonly SubjectDecision[]): string {
  const healthy = all.filter(({ decision }) => decision.state === 'healthy').length;
  const open = all.length - healthy;
  if (all.length === 0) return 'The runtime offers no subjects, and the claims file has no claims.';
  const sum = all.length === 1 ? 'One decision' : `${all.length} decisions`;
  const now = open === 0 ? `${sum}, all healthy.` : `${sum}, ${open} not healthy.`;
  // How a roll-out of enforcement is rehearsed (specification/readiness.md 1).
  const later = all.filter(({ decision }) => decision.would_block.length > 0).length;
  return later === 0 ? now : `${now} Enforcement is off; it would block ${later}.`;
}

/** Renders the count of each state as a link that filters by it. */
function counts(all: readonly SubjectDecision[], filter: BoardFilter): Html | null {
  const found = STATES.flatMap((state) => {
    const count = all.filter(({ decision }) => decision.state === state).length;
    return count === 0 || state === 'healthy' ? [] : [[state, count] as const];
  });
  if (found.length === 0) return null;
  return html`<ul class="counts" aria-label="Show one state">
    ${found.map(
      ([state, count]) =>
        html`<li>
          <a href="${address({ ...filter, state, page: 1 })}">${badge(state, ` ${count}`)}</a>
        </li>`,
    )}
  </ul>`;
}

function filterForm({ providers }: ReadinessBoard, { provider, state }: BoardFilter): Html {
  const view = { values: new URLSearchParams({ provider, state }), faults: new Map() };
  return html`<form class="filter" method="get" action="/admin" role="search">
    ${selectField(view, { name: 'provider', label: 'Provider' }, [
      { value: '', label: 'All providers' },
      ...providers.map((one) => ({ value: one.provider, label: one.provider })),
    ])}
    ${selectField(view, { name: 'state', label: 'State' }, [
      { value: '', label: 'All states' },
      ...STATES.map((value) => ({ value, label: STATE_WORDS[value] })),
    ])}
    <button class="side">Filter</button>
    ${provider === '' && state === '' ? '' : html`<a href="/admin">Show everything</a>`}
  </form>`;
}

/** One table for all providers, each under its own heading, so that the columns line up. */
function boardTable(shown: readonly SubjectDecision[]): Html {
  const providers = [...new Set(shown.map(({ subject }) => subject.provider))];
  const column = (words: string) => html`<th scope="col" role="columnheader">${words}</th>`;
  const columns = ['Subject', 'State', ...FACT_WORDS.map(([, words]) => words)];
  const bodies = providers.map((provider) => {
    const own = shown.filter(({ subject }) => subject.provider === provider);
    return html`<tbody role="rowgroup">
      <tr role="row" class="provider">
        <th scope="rowgroup" role="rowheader" colspan="${columns.length}"><h2>${provider}</h2></th>
      </tr>
      ${own.map(row)}
    </tbody>`;
  });
  return html`<div class="scroll" role="region" tabindex="0" aria-label="Subjects and facts">
    <table class="board" role="table" aria-label="Subjects and facts">
      <thead role="rowgroup">
        <tr role="row">
          ${columns.map(column)}
        </tr>
      </thead>
      ${bodies}
    </table>
  </div>`;
}

function row({ subject, account_reference, decision }: SubjectDecision): Html {
  const { state, facts } = decision;
  const more = [
    subject.account_kind,
    subject.policy_mode,
    ...(subject.provider_environment === 'production' ? [] : [subject.provider_environment]),
    ...(account_reference === null ? [] : [`account ${shortDigest(account_reference)}`]),
  ];
  const effective =
    state === 'healthy' ? html`<span class="sr">${STATE_WORDS.healthy}</span>` : badge(state);
  const fact = ([member, words]: (typeof FACT_WORDS)[number]) =>
    html`<td role="cell" class="fact ${factTone(facts[member])}" data-label="${words}">
      ${inWords(facts[member])}
    </td>`;
  return html`<tr role="row">
    <th scope="row" role="rowheader">
      <a href="${subjectAddress(subjectDigest(subject))}">${subjectTitle(subject)}</a>
      <span class="soft">${more.join(', ')}</span>
    </th>
    <td role="cell" class="effective ${STATE_TONES[state]}">${effective}</td>
    ${FACT_WORDS.map(fact)}
  </tr>`;
}

function pages(filter: BoardFilter, count: number): Html | null {
  const last = Math.max(1, Math.ceil(count / ROWS_OF_PAGE));
  if (last === 1 && filter.page === 1) return null;
  const link = (page: number, words: string) =>
    page < 1 || page > last ? null : html`<a href="${address({ ...filter, page })}">${words}</a>`;
  return html`<nav class="pages" aria-label="Pages">
    ${link(filter.page - 1, 'Previous page')}<span>Page ${filter.page} of ${last}</span
    >${link(filter.page + 1, 'Next page')}
  </nav>`;
}

function address({ provider, state, page }: BoardFilter): string {
  const query = new URLSearchParams({
    ...(provider === '' ? {} : { provider }),
    ...(state === '' ? {} : { state }),
    ...(page === 1 ? {} : { page: String(page) }),
  }).toString();
  return query === '' ? '/admin' : `/admin?${query}`;
}
