import { STATES } from '../../src/readiness/blockers.ts';
import { isOfAccount } from '../../src/readiness/decide.ts';
import { ClaimgateError, countOf, present } from '../../src/documents/findings.ts';
import type { Subject } from '../../src/documents/index.ts';
import { formatInstant, groupedBy, instantOf, type EpochMs } from '../../src/documents/json.ts';
import { appText } from '../../src/ledger/subjects.ts';
import { listRecords } from '../../src/ledger/reading.ts';
import type { Placed } from '../../src/ledger/records.ts';
import type { Reply } from '../http/reply.ts';
import type { SubjectStanding } from '../readiness/board.ts';
import type { Survey, WholeSurvey } from '../readiness/readiness.ts';
import {
  EXPIRY_WORDS,
  FACT_WORDS,
  STATE_LOOKS,
  appName,
  badge,
  day,
  factTone,
  instanceName,
  inWords,
  digestHex,
  digestStart,
  listed,
  subjectAddress,
  subjectTitle,
  time,
} from './words.ts';
import { daysAround, scale, track, type Mark } from './axis.ts';
import {
  boardCsv,
  byWorst,
  chosenRows,
  CLAIMS,
  EXPIRIES,
  filterIn,
  FILTERS,
  accountsOf,
  isLapsed,
  isSoon,
  NOT_CONNECTED,
  SOON_MS,
  type BoardFilter,
} from './board-rows.ts';
import { findCauses, causesSection, isWronglyClaimed, switchOff } from './causes.ts';
import { subjectsOf, controlsSection, type ControlsView, readView } from './controls.ts';
import {
  factsWarning,
  hiddenField,
  pageIn,
  pageReply,
  pagesOf,
  plainTable,
  type Viewer,
  type PageRoute,
  type Visit,
  cardTable,
  scrolling,
  html,
  type Html,
  type Piece,
} from './page.ts';
import { recordTitle } from './preview.ts';
import { aboutOf, asOf, recordedNotice } from './subject-page.ts';
import { distance } from '../../src/report/report-words.ts';
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

const TITLE = 'Provider readiness';

async function showBoard(visit: Visit, viewer: Viewer): Promise<Reply> {
  const { administration, query } = visit;
  const filter = { ...filterIn(query), page: pageIn(query) };
  const { survey, view } = await readView(visit, viewer.caller.scopes.length === 0);
  const notice = await recordedNotice(visit);
  if (survey instanceof ClaimgateError) return unreadableBoard(survey, view, viewer, notice);
  const changes = await administration.ledger.read((connection) =>
    listRecords(connection, { limit: LAST_CHANGES }, []),
  );
  return boardPage({ survey, view, changes }, filter, viewer, notice);
}

/** Switching off never depends on the runtime facts: what has runs in the ledger can be switched off without them. */
function unreadableBoard(
  error: ClaimgateError,
  view: ControlsView,
  viewer: Viewer,
  notice: Piece,
): Reply {
  const providers = [...new Set(view.subjects.map(({ provider }) => provider))].sort();
  const main = html`${notice}
    <h1>${TITLE}</h1>
    ${factsWarning(error)} ${controlsSection(view)}
    ${
      view.isRecorder && providers.length > 0
        ? html`<h2 id="off">Switch off</h2>
            <ul class="actions" aria-labelledby="off">
              ${providers.map((provider) => html`<li><a class="side" href="${switchOff({ provider })}">Switch off ${provider}</a></li>`)}
            </ul>`
        : ''
    }`;
  return pageReply({ title: TITLE, at: '/admin', viewer, main });
}

async function showTable({ service, query }: Visit): Promise<Reply> {
  return boardCsv(await service.readiness.survey(), filterIn(query));
}

const LAST_CHANGES = 6;

interface BoardView {
  readonly survey: WholeSurvey;
  readonly view: ControlsView;
  readonly changes: readonly Placed[];
}

type PagedFilter = BoardFilter & { /** From 1. */ readonly page: number };

export function boardPage(
  { survey, view, changes }: BoardView,
  filter: PagedFilter,
  viewer: Viewer,
  notice: Piece,
): Reply {
  const { rows } = survey;
  const chosen = chosenRows(survey, filter);
  const isWhole = FILTERS.every((name) => filter[name] === '');
  const addressOf = (page: number) => `/admin${queryOf(filter, page)}#subjects`;
  const { isShort, pages, shown } = pagesOf(chosen, filter.page, addressOf);
  const all = html`<h2 id="subjects">Subjects</h2>
    ${filterForm(survey, filter)}
    <p class="soft">
      ${isWhole ? '' : `${chosen.length} of `}${countOf(rows.length, 'subject')}, the worst for the
      public first. ${rehearsed(rows)}
      <a href="/admin/board.csv${queryOf(filter)}">Download as CSV</a>
      ${isWhole ? '' : html`· <a href="/admin">Show everything</a>`}
    </p>
    ${isWhole && !isShort ? groupTable(survey, view) : ''}
    ${isWhole && !isShort ? '' : shown.length === 0 ? html`<p class="empty">Nothing to show for this filter.</p>` : boardTable(shown, survey, view)}
    ${isWhole && !isShort ? '' : pages}`;
  const glance = html`${survey.isWhole ? '' : ledgerWarning()} ${numbers(survey, view)}
  ${causesSection(findCauses(rows, view), view)}`;
  const rest = html`${timeline(survey)} ${lastChanges(changes, view)} ${controlsSection(view)}`;
  const main = html`${notice}
    <h1>${TITLE}</h1>
    ${asOf(survey)}
    ${rows.length === 0 ? firstSteps() : isWhole ? html`${glance} ${all} ${rest}` : html`${all}`}`;
  return pageReply({ title: TITLE, at: '/admin', viewer, main });
}

/** Says what enforcement would change (specification/readiness.md 1). */
function rehearsed(rows: readonly SubjectStanding[]): string {
  const later = rows.filter(
    ({ decision, isConnected }) => isConnected && decision.would_block.length > 0,
  ).length;
  return later === 0 ? '' : `Enforcement is off; it would block ${later}.`;
}

function firstSteps(): Html {
  return html`<div class="sheet">
    <h2>Nothing to show yet</h2>
    <p>
      The runtime facts offer no subject, and the claims file has no claim. Take these steps in this
      order:
    </p>
    <ol>
      <li>Have your product write its apps, policies and operations into the runtime facts.</li>
      <li>
        Start the service with <span class="code">--contracts</span> and
        <span class="code">--claims</span>.
      </li>
      <li>Record the review of each app, then the test runs.</li>
    </ol>
  </div>`;
}

/** Renders what nobody may miss as three numbers, each with what it is about and the list behind it. */
function numbers({ rows, at, accounts }: WholeSurvey, { controls }: ControlsView): Html {
  const count = (some: readonly SubjectStanding[]) => subjectsOf(some).length;
  const claimed = count(rows.filter(({ isClaimed }) => isClaimed));
  const wrong = rows.filter(isWronglyClaimed);
  const unknown = count(rows.filter(({ claim }) => claim === 'unknown'));
  const off = rows.filter(
    ({ decision, isConnected, isClaimed }) =>
      decision.state === 'disabled' && (isConnected || isClaimed),
  );
  const ending = controls.flatMap(({ record }) =>
    record.state === 'disabled' && record.expires_at !== null ? [instantOf(record.expires_at)] : [],
  );
  const firstOn =
    ending.length === 0
      ? ''
      : ` ${countOf(ending.length, 'control')} ${ending.length === 1 ? 'ends' : 'end'} by ${ending.length === 1 ? 'itself' : 'themselves'}, first ${distance(Math.min(...ending), at)}.`;
  const ends = upcoming(rows, at);
  const firstOfEach = [...groupedBy(ends, ({ subject }) => subject.provider).values()]
    .flatMap((own) => own.slice(0, 1))
    .map((row) => `${row.subject.provider} ${distance(endOf(row), at)} (${whatEnds(row)})`);
  const notes = {
    wrong: `${byProvider(wrong)}; ${claimed} claimed in all.`,
    fine:
      claimed === 0
        ? 'Nothing is claimed.'
        : unknown > 0
          ? `${unknown} of ${countOf(claimed, 'claim')} cannot be judged now.`
          : `Every claim may be advertised (${countOf(claimed, 'claim')}).`,
    off: off.length === 0 ? 'Nothing is switched off.' : `${byProvider(off)}.${firstOn}`,
    ends:
      ends.length === 0
        ? 'Nothing that is known expires.'
        : `First ${firstOfEach.slice(0, 2).join(', then ')}.`,
  };
  const box = (value: number, tone: string, query: string, words: string, note: string) =>
    html`<li class="${value === 0 ? 'quiet' : tone}">
      <a href="/admin?${query}#subjects"><strong>${value}</strong> ${words}</a>
      <span class="soft">${note}</span>
    </li>`;
  const [wrongNote, soon] = [
    wrong.length === 0 ? notes.fine : notes.wrong,
    ends.filter((row) => isSoon(row, at)),
  ];
  return html`<ul class="numbers" aria-label="At a glance">
    ${box(count(wrong), 'stop', 'claim=refused', 'claimed, but must not be advertised', wrongNote)}
    ${box(count(off), 'stop', 'state=disabled', 'switched off', notes.off)}
    ${box(count(soon), 'act', 'expires=7', 'expire within 7 days', notes.ends)}
    <li class="quiet">
      <a href="/admin/accounts"><strong>${accounts.length}</strong> to reconnect</a>
      <span class="soft"
        >${accounts.length === 0 ? 'Every account may publish.' : "Accounts, by their owners. They change no claim but that of a live run's account."}</span
      >
    </li>
  </ul>`;
}

function ledgerWarning(): Html {
  return html`<div class="summary" role="alert">
    <p>
      <strong>The ledger cannot be read.</strong> Nothing is known of any claim, so nothing may run
      or be advertised: this is no reason to withdraw one. The log of the service names the cause.
    </p>
  </div>`;
}

/** Rows that have not expired, the first expiry first. */
function upcoming(rows: readonly SubjectStanding[], at: EpochMs): readonly SubjectStanding[] {
  return rows
    .filter((row) => (row.isConnected || row.isClaimed) && endOf(row) > at)
    .filter(({ expiry }) => expiry !== null)
    .sort((one, other) => endOf(one) - endOf(other));
}

function endOf({ expiry }: SubjectStanding): EpochMs {
  return expiry?.at ?? Infinity;
}

function whatEnds({ expiry }: SubjectStanding): string {
  return expiry === null ? '' : EXPIRY_WORDS[expiry.what];
}

function byProvider(rows: readonly SubjectStanding[]): string {
  const counts = [...groupedBy(rows, ({ subject }) => subject.provider)].map(
    ([provider, own]) => [provider, subjectsOf(own).length] as const,
  );
  counts.sort(([, one], [, other]) => other - one);
  return listed(
    counts.map(([provider, count]) => `${provider} ${count}`),
    3,
    ', ',
  );
}

const TIMELINE_DAYS = 90;

/** Draws when evidence expires, a row for each provider; the text beside it says the same. */
function timeline({ rows, at }: Survey): Html {
  const axis = daysAround(at, 0, TIMELINE_DAYS);
  const coming = upcoming(rows, at).filter((row) => endOf(row) <= axis.to);
  const lines = [...groupedBy(coming, ({ subject }) => subject.provider)].map(([provider, own]) => {
    const together = groupedBy(own, (row) => `${dayOf(row)}: ${whatEnds(row)}`);
    const marks = [...together.values()].map((some): Mark => {
      const end = endOf(present(some[0]));
      return {
        at: end,
        count: subjectsOf(some).length,
        tone: end <= at + SOON_MS ? 'soon' : 'open',
      };
    });
    const said = [...together].map(
      ([what, some]) => `${what}, ${countOf(subjectsOf(some).length, 'subject')}`,
    );
    return html`<tr>
      <th scope="row"><a href="/admin?provider=${provider}#subjects">${provider}</a></th>
      <td class="picture">${track(axis, [], marks)}</td>
      <td>${listed(said, 2)}</td>
    </tr>`;
  });
  return html`<h2 id="expiries">Expiries in the next ${TIMELINE_DAYS} days</h2>
    ${lines.length === 0 ? html`<p class="soft">Nothing expires in the next ${TIMELINE_DAYS} days.</p>` : plainTable('Expiries by provider', ['Provider', scale(axis), 'Next'], lines)}`;
}

function dayOf(row: SubjectStanding): string {
  return day(formatInstant(endOf(row))).replace(/ \d+$/, '');
}

function lastChanges(
  changes: readonly Placed[],
  { at, operators, subjects, facts }: ControlsView,
): Html | null {
  if (changes.length === 0) return null;
  return html`<h2 id="changes">Last changes</h2>
    <ul class="plainlist" aria-labelledby="changes">
      ${changes.map(({ sequence, record }) => {
        const by = operators.get(record.operator_ref) ?? digestStart(record.operator_ref);
        return html`<li>
          ${recordTitle(record)}${aboutOf(record, subjects, facts)}
          <span class="soft"
            >No. ${sequence}, ${time(record.recorded_at)}
            (${distance(instantOf(record.recorded_at), at)}), by ${by}.</span
          >
        </li>`;
      })}
    </ul>`;
}

const DEED = html`<span class="sr">Switch off</span>`;
const GROUP_COLUMNS = ['App', 'State', 'Claimed', 'Must not be advertised', 'Expires in', DEED];

/** One row for each app of a provider, the worst for the public first. */
function groupTable(survey: Survey, view: ControlsView): Html {
  const groups = [...groupedBy(survey.rows, ({ subject }) => appText(subject)).entries()]
    .map(([app, own]) => ({ app, rows: [...own].sort(byWorst) }))
    .sort((one, other) => byWorst(present(one.rows[0]), present(other.rows[0])));
  const lines = groups.map(({ app, rows }) => {
    const worst = present(rows[0]);
    const { subject, decision } = worst;
    const wrong = subjectsOf(rows.filter(isWronglyClaimed)).length;
    const claimed = subjectsOf(rows.filter(({ isClaimed }) => isClaimed)).length;
    const next = upcoming(rows, survey.at)[0] ?? worst;
    const { provider, app_fingerprint } = subject;
    const count = subjectsOf(rows.filter((row) => row.decision.state === decision.state)).length;
    return html`<tr role="row">
      <th scope="row" role="rowheader">
        <a href="/admin?${new URLSearchParams({ app }).toString()}#subjects"
          >${provider} · ${appName(subject, survey.facts)}</a
        >
        <span class="soft"
          >${[countOf(subjectsOf(rows).length, 'subject'), ...placeOf(subject, survey)].join(', ')}</span
        >
      </th>
      <td role="cell" class="effective ${STATE_LOOKS[decision.state].tone}">
        ${badge(decision.state, decision.state === 'healthy' ? '' : ` ${count}`)}
      </td>
      ${cell('Claimed', 'open', claimed)}
      ${cell('Must not be advertised', wrong > 0 ? 'bad' : 'quiet', wrong)}
      ${expiryCell(next, survey)}
      ${actCell(view, { provider, app_fingerprint }, `${provider}, app ${appName(subject, survey.facts)}`)}
    </tr>`;
  });
  return scrolling('Apps', cardTable('Apps', GROUP_COLUMNS, lines));
}

function placeOf(subject: Subject, { facts }: Survey): string[] {
  const instance = instanceName(subject, facts);
  return [
    ...(subject.provider_environment === 'production' ? [] : [subject.provider_environment]),
    ...(instance === undefined ? [] : [`instance ${instance}`]),
  ];
}

function cell(words: string, tone: string, content: Piece): Html {
  return html`<td role="cell" class="fact ${tone}" data-label="${words}">${content}</td>`;
}

function actCell(
  { isRecorder }: ControlsView,
  scope: Readonly<Record<string, string>>,
  name: string,
): Html {
  return html`<td role="cell" class="deed">
    ${isRecorder ? html`<a href="${switchOff(scope)}">Switch off<span class="sr"> ${name}</span></a>` : ''}
  </td>`;
}

/** They come from links, and stay while something else is chosen. */
const HIDDEN = ['app', 'cause'] as const;

function filterForm({ rows }: Survey, filter: BoardFilter): Html {
  const { provider } = filter;
  const known = new Set(rows.map(({ subject }) => subject.provider));
  const view = { values: new URLSearchParams({ ...filter }), faults: new Map() };
  const options = (choices: Readonly<Record<string, string>>, all: string) => [
    { value: '', label: all },
    ...Object.entries(choices).map(([value, label]) => ({ value, label })),
  ];
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
      { value: NOT_CONNECTED, label: 'Not connected' },
    ])}
    ${selectField(view, { name: 'claim', label: 'Claim' }, options(CLAIMS, 'All'))}
    ${selectField(view, { name: 'expires', label: 'Expires' }, options(EXPIRIES, 'Any time'))}
    ${HIDDEN.map((name) => (filter[name] === '' ? '' : hiddenField(name, filter[name])))}
    <button class="side">Filter</button>
  </form>`;
}

const COLUMNS = ['Subject', 'State', 'Claimed', 'Advertisable', 'Expires in', 'Open facts', DEED];

/** Rows under the name of their provider and app, where there is more than one. */
function boardTable(shown: readonly SubjectStanding[], survey: Survey, view: ControlsView): Html {
  const groups = [...groupedBy(shown, ({ subject }) => appText(subject)).values()];
  const lines = groups.flatMap((rows) => {
    const { subject } = present(rows[0]);
    const name = [
      `${subject.provider} · ${appName(subject, survey.facts)}`,
      ...placeOf(subject, survey),
    ];
    const head = html`<tr role="row" class="group-head">
      <th role="rowheader" scope="rowgroup" colspan="${COLUMNS.length}">${name.join(', ')}</th>
    </tr>`;
    return [head, ...rows.map((row) => tableRow(row, survey, view))];
  });
  return scrolling('Subjects', cardTable('Subjects', COLUMNS, lines));
}

function tableRow(row: SubjectStanding, survey: Survey, view: ControlsView): Html {
  const { subject, digest, decision, isClaimed } = row;
  const { state, advertisable } = decision;
  const more = [subject.account_kind, subject.policy_mode, ...accountWords(row)];
  const isApart = !row.isConnected && !isClaimed;
  const effective = isApart
    ? html`<span class="soft">Not connected</span>`
    : state === 'healthy'
      ? html`<span class="sr">${STATE_LOOKS.healthy.words}</span>`
      : badge(state);
  return html`<tr role="row">
    <th scope="row" role="rowheader">
      <a href="${subjectAddress(digest)}"
        ><span class="sr">${subject.provider} · </span>${subjectTitle(subject)}</a
      >
      <span class="soft">${more.join(', ')}</span>
    </th>
    <td role="cell" class="effective ${STATE_LOOKS[state].tone}">${effective}</td>
    ${cell('Claimed', isClaimed ? 'open' : 'quiet', isClaimed ? 'yes' : 'no')}
    ${cell('Advertisable', isWronglyClaimed(row) ? 'bad' : 'quiet', advertisable ? 'yes' : 'no')}
    ${expiryCell(row, survey)} ${cell('Open facts', 'open', openFacts(row))}
    ${actCell(view, { subject: digestHex(digest) }, `${subject.provider} · ${subjectTitle(subject)}`)}
  </tr>`;
}

function accountWords(row: SubjectStanding): string[] {
  const all = accountsOf(row);
  const lapsed = all.filter(isLapsed).length;
  if (all.length === 0) return [];
  return [`${countOf(all.length, 'account')}${lapsed === 0 ? '' : `, ${lapsed} to reconnect`}`];
}

function expiryCell({ expiry, since, endsAt, decision }: SubjectStanding, { at }: Survey): Html {
  if (endsAt !== null)
    return html`<td role="cell" class="fact open" data-label="Expires in">
      switches on by itself ${distance(endsAt, at)}
      <span class="soft">${time(formatInstant(endsAt))}</span>
    </td>`;
  const [first] = decision.blockers;
  if (since !== null && first)
    return html`<td role="cell" class="fact bad" data-label="Expires in">
      ${first.code.endsWith('_failed') ? 'failed' : 'expired'} ${distance(since, at)}
      <span class="soft">${time(formatInstant(since))}</span>
    </td>`;
  const tone = expiry === null || expiry.at > at + SOON_MS ? 'quiet' : 'bad';
  const content =
    expiry === null
      ? '–'
      : html`${expiry.at > at ? distance(expiry.at, at).replace('in ', '') : `expired ${distance(expiry.at, at)}`}
          <span class="soft"
            >${EXPIRY_WORDS[expiry.what]}, ${time(formatInstant(expiry.at))}</span
          >`;
  return html`<td role="cell" class="fact ${tone}" data-label="Expires in">${content}</td>`;
}

function openFacts({ decision, lacking, isConnected, isClaimed }: SubjectStanding): Piece {
  // A fact that no rule asks for is not open: connecting needs no runs of its own.
  const reasons = [...decision.blockers, ...decision.would_block, ...lacking];
  if (reasons.length === 0 || (!isConnected && !isClaimed)) return '–';
  // The grant is that of the live run's account, which only a claim rests on.
  const asked = FACT_WORDS.filter(
    ([member]) => member !== 'authorization' || lacking.some(isOfAccount),
  );
  const open = asked.filter(([member]) => factTone(decision.facts[member]) !== 'quiet');
  if (open.length === 0) return '–';
  return open.map(
    ([member, words], at) =>
      html`${at === 0 ? '' : ', '}<span class="${factTone(decision.facts[member])}"
          >${words.toLowerCase()} ${inWords(decision.facts[member])}</span
        >`,
  );
}

function queryOf(filter: BoardFilter, page = 1): string {
  const query = new URLSearchParams();
  for (const name of FILTERS) if (filter[name] !== '') query.set(name, filter[name]);
  if (page > 1) query.set('page', String(page));
  return query.size === 0 ? '' : `?${query.toString()}`;
}
