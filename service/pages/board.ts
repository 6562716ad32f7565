import { STATES } from '../../src/readiness/blockers.ts';
import { ClaimgateError, countOf } from '../../src/findings/index.ts';
import { formatInstant } from '../../src/json/index.ts';
import type { Reply } from '../http/reply.ts';
import type { Survey, Surveyed } from '../readiness.ts';
import {
  boardCsv,
  chosenRows,
  CLAIMS,
  EXPIRIES,
  filterIn,
  FILTERS,
  SOON_MS,
  type BoardFilter,
} from './board-rows.ts';
import { controlsSection, readControls, type ControlsInForce } from './controls.ts';
import { factsWarning, unreadableFacts } from './facts-warning.ts';
import { asOf, recordedNotice } from './subject.ts';
import {
  pageReply,
  type Viewer,
  type PageRoute,
  type Visit,
  cardTable,
  scrolling,
} from './page.ts';
import { html, type Html, type Piece } from './html.ts';
import {
  appName,
  away,
  badge,
  EXPIRY_WORDS,
  FACT_WORDS,
  factTone,
  instanceName,
  inWords,
  digestStart,
  STATE_LOOKS,
  subjectAddress,
  subjectTitle,
  time,
} from './words.ts';
import { selectField, textField } from './form.ts';

export const BOARD_PAGES: readonly PageRoute[] = [
  {
    method: 'GET',
    path: '/admin',
    query: [...FILTERS, 'page', 'recorded'],
    audience: 'reader',
    show: showBoard,
  },
  { method: 'GET', path: '/admin/board.csv', query: FILTERS, audience: 'reader', show: showTable },
];

async function showBoard(visit: Visit, viewer: Viewer): Promise<Reply> {
  const { service, administration, query } = visit;
  const page = Number(query.get('page') ?? 1);
  const filter = { ...filterIn(query), page: Number.isSafeInteger(page) && page > 0 ? page : 1 };
  const controls = await readControls(administration);
  const survey = await service.readiness.survey().catch(unreadableFacts);
  if (survey instanceof ClaimgateError) return unreadableBoard(survey, controls, viewer);
  return boardPage({ survey, controls }, filter, viewer, await recordedNotice(visit));
}

function unreadableBoard(
  error: ClaimgateError,
  { controls, unreadable: unread }: ControlsInForce,
  viewer: Viewer,
): Reply {
  const main = html`<h1>Provider readiness</h1>
    ${factsWarning(error)}
    <h2>Controls in force</h2>
    ${unread === 0 ? '' : html`<p class="fault">${countOf(unread, 'control')} cannot be read.</p>`}
    <ul>
      ${controls.map(
        ({ record }) =>
          html`<li>${record.selector.provider}: ${inWords(record.state)}, ${record.reason}</li>`,
      )}
    </ul>`;
  return pageReply({ title: 'Provider readiness', at: '/admin', viewer, main });
}

async function showTable({ service, query }: Visit): Promise<Reply> {
  return boardCsv(await service.readiness.survey(), filterIn(query));
}

const ROWS_OF_PAGE = 100;

interface BoardView {
  readonly survey: Survey;
  readonly controls: ControlsInForce;
}

type PagedFilter = BoardFilter & { /** From 1. */ readonly page: number };

export function boardPage(
  { survey, controls }: BoardView,
  filter: PagedFilter,
  viewer: Viewer,
  notice: Piece,
): Reply {
  const { rows, facts, denied } = survey;
  const subjects = [...new Map(rows.map((row) => [row.digest, row.subject])).values()];
  const chosen = chosenRows(survey, filter);
  const from = (filter.page - 1) * ROWS_OF_PAGE;
  const shown = chosen.slice(from, from + ROWS_OF_PAGE);
  const isRecorder = viewer.caller.scopes.length === 0;
  const main = html`${notice}
    <h1>Provider readiness</h1>
    ${asOf(survey)}
    <p>${inSum(survey)}</p>
    ${counts(rows, filter)} ${controlsSection({ ...controls, subjects, facts, denied, isRecorder })}
    <h2 id="subjects">Subjects</h2>
    ${filterForm(survey, filter)}
    <p class="soft">
      ${chosen.length === rows.length ? countOf(rows.length, 'decision') : `${chosen.length} of ${countOf(rows.length, 'decision')}`},
      the worst first.
      <a href="/admin/board.csv${queryOf(filter)}">Download as CSV</a>
    </p>
    ${
      shown.length === 0
        ? html`<p class="empty">Nothing to show${rows.length === 0 ? '' : ' for this filter'}.</p>`
        : boardTable(shown, survey)
    }
    ${pages(filter, chosen.length)}`;
  return pageReply({ title: 'Provider readiness', at: '/admin', viewer, main });
}

function inSum({ rows, at }: Survey): string {
  if (rows.length === 0)
    return 'The runtime offers no subjects, and the claims file has no claims.';
  const count = (holds: (row: Surveyed) => boolean) => rows.filter(holds).length;
  const open = count(({ decision }) => decision.state !== 'healthy');
  const claimed = count(({ isClaimed }) => isClaimed);
  const refused = count(({ isClaimed, decision }) => isClaimed && !decision.advertisable);
  const soon = count(
    ({ expiry }) => expiry !== null && expiry.at > at && expiry.at <= at + SOON_MS,
  );
  // How a roll-out of enforcement is rehearsed (specification/readiness.md 1).
  const later = count(({ decision }) => decision.would_block.length > 0);
  return [
    `${countOf(rows.length, 'decision')}, ${open === 0 ? 'all healthy' : `${open} not healthy`}.`,
    `${claimed} claimed, ${refused === 0 ? 'all of them advertisable' : `${refused} of them not advertisable`}.`,
    `${soon} ${soon === 1 ? 'expires' : 'expire'} within 7 days.`,
    ...(later === 0 ? [] : [`Enforcement is off; it would block ${later}.`]),
  ]
    .filter((text) => !text.startsWith('0 claimed'))
    .join(' ');
}

function counts(rows: readonly Surveyed[], filter: PagedFilter): Html | null {
  const found = STATES.flatMap((state) => {
    const count = rows.filter(({ decision }) => decision.state === state).length;
    return count === 0 || state === 'healthy' ? [] : [[state, count] as const];
  });
  if (found.length === 0) return null;
  return html`<ul class="counts" aria-label="Show one state">
    ${found.map(
      ([state, count]) =>
        html`<li>
          <a href="/admin${queryOf({ ...filter, state })}">${badge(state, ` ${count}`)}</a>
        </li>`,
    )}
  </ul>`;
}

function filterForm({ rows }: Survey, filter: BoardFilter): Html {
  const { provider } = filter;
  const known = new Set(rows.map(({ subject }) => subject.provider));
  const view = { values: new URLSearchParams({ ...filter }), faults: new Map() };
  const options = (choices: Readonly<Record<string, string>>, all: string) => [
    { value: '', label: all },
    ...Object.entries(choices).map(([value, label]) => ({ value, label })),
  ];
  const isFiltered = FILTERS.some((name) => filter[name] !== '');
  return html`<form class="filter" method="get" action="/admin" role="search">
    ${textField(view, { name: 'q', label: 'Search' }, { type: 'search', spellcheck: 'false' })}
    ${selectField(view, { name: 'provider', label: 'Provider' }, [
      { value: '', label: 'All providers' },
      ...[...known].sort().map((value) => ({ value, label: value })),
      ...(provider === '' || known.has(provider)
        ? []
        : [{ value: provider, label: `${provider} (unknown)` }]),
    ])}
    ${selectField(view, { name: 'state', label: 'State' }, [
      { value: '', label: 'All states' },
      ...STATES.map((value) => ({ value, label: STATE_LOOKS[value].words })),
    ])}
    ${selectField(view, { name: 'claim', label: 'Claim' }, options(CLAIMS, 'All'))}
    ${selectField(view, { name: 'expires', label: 'Expires' }, options(EXPIRIES, 'Any time'))}
    <button class="side">Filter</button>
    ${isFiltered ? html`<a href="/admin">Show everything</a>` : ''}
  </form>`;
}

const COLUMNS = ['Subject', 'State', 'Claimed', 'Advertisable', 'Expires in', 'Open facts'];

function boardTable(shown: readonly Surveyed[], survey: Survey): Html {
  const rows = shown.map((row) => tableRow(row, survey));
  return scrolling('Subjects', cardTable('Subjects', COLUMNS, rows));
}

function tableRow(row: Surveyed, survey: Survey): Html {
  const { subject, digest, account_reference, decision, isClaimed } = row;
  const { state, advertisable } = decision;
  const instance = instanceName(subject, survey.facts);
  const more = [
    subject.account_kind,
    subject.policy_mode,
    ...(subject.provider_environment === 'production' ? [] : [subject.provider_environment]),
    `app ${appName(subject, survey.facts)}`,
    ...(instance === undefined ? [] : [`instance ${instance}`]),
    ...(account_reference === null ? [] : [`account ${digestStart(account_reference)}`]),
  ];
  const effective =
    state === 'healthy' ? html`<span class="sr">${STATE_LOOKS.healthy.words}</span>` : badge(state);
  const cell = (words: string, tone: string, content: Piece) =>
    html`<td role="cell" class="fact ${tone}" data-label="${words}">${content}</td>`;
  return html`<tr role="row">
    <th scope="row" role="rowheader">
      <a href="${subjectAddress(digest)}">${subject.provider} · ${subjectTitle(subject)}</a>
      <span class="soft">${more.join(', ')}</span>
    </th>
    <td role="cell" class="effective ${STATE_LOOKS[state].tone}">${effective}</td>
    ${cell('Claimed', isClaimed ? 'open' : 'quiet', isClaimed ? 'yes' : 'no')}
    ${cell('Advertisable', isClaimed && !advertisable ? 'bad' : 'quiet', advertisable ? 'yes' : 'no')}
    ${expiryCell(row, survey)} ${cell('Open facts', 'open', openFacts(row))}
  </tr>`;
}

function expiryCell({ expiry }: Surveyed, { at }: Survey): Html {
  const tone = expiry === null || expiry.at > at + SOON_MS ? 'quiet' : 'bad';
  const content =
    expiry === null
      ? '–'
      : html`${expiry.at > at ? away(expiry.at, at).replace('in ', '') : `expired ${away(expiry.at, at)}`}
          <span class="soft"
            >${EXPIRY_WORDS[expiry.what]}, ${time(formatInstant(expiry.at))}</span
          >`;
  return html`<td role="cell" class="fact ${tone}" data-label="Expires in">${content}</td>`;
}

function openFacts({ decision }: Surveyed): Piece {
  // A fact that no rule asks for is not open: connecting needs no runs of its own.
  if (decision.blockers.length + decision.would_block.length === 0) return '–';
  const open = FACT_WORDS.filter(([member]) => factTone(decision.facts[member]) !== 'quiet');
  if (open.length === 0) return '–';
  return open.map(
    ([member, words], at) =>
      html`${at === 0 ? '' : ', '}<span class="${factTone(decision.facts[member])}"
          >${words.toLowerCase()} ${inWords(decision.facts[member])}</span
        >`,
  );
}

function pages(filter: PagedFilter, count: number): Html | null {
  const last = Math.max(1, Math.ceil(count / ROWS_OF_PAGE));
  if (last === 1 && filter.page === 1) return null;
  const link = (page: number, words: string) =>
    page < 1 || page > last
      ? null
      : html`<a href="/admin${queryOf(filter, page)}#subjects">${words}</a>`;
  return html`<nav class="pages" aria-label="Pages">
    ${link(filter.page - 1, 'Previous page')}<span>Page ${filter.page} of ${last}</span
    >${link(filter.page + 1, 'Next page')}
  </nav>`;
}

function queryOf(filter: BoardFilter, page = 1): string {
  const query = new URLSearchParams();
  for (const name of FILTERS) if (filter[name] !== '') query.set(name, filter[name]);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? '' : `?${query.toString()}`;
}
