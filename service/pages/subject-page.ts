import type {
  ProjectionEntry,
  ReadinessBlocker,
  ReadinessFacts,
  ReadinessState,
  Subject,
} from '../../src/documents/index.ts';
import { originOf, subjectDigest } from '../../src/evidence/subject-evidence.ts';
import type { ContractIndex } from '../../src/evidence/contract.ts';
import {
  CLEARS_BY_WORDS,
  codeEntry,
  countOf,
  isCode,
  messageOf,
} from '../../src/documents/findings.ts';
import { isOfAccount } from '../../src/readiness/decide.ts';
import { firstOf, type Expiry } from '../../src/gate/verdict.ts';
import { formatInstant, instantOf, type EpochMs } from '../../src/documents/json.ts';
import { findReadable, historyOf, MAX_PAGE, type Unreadable } from '../../src/ledger/reading.ts';
import type { LedgerRecord, Placed } from '../../src/ledger/records.ts';
import { capital, originWords } from '../../src/report/report-words.ts';
import { operatorNames } from '../access/administrators.ts';
import type { Reply } from '../http/reply.ts';
import { expiriesIn } from '../readiness/decisions.ts';
import type { Examined, Survey } from '../readiness/readiness.ts';
import type { StandingThen } from '../readiness/state-history.ts';
import {
  EXPIRY_WORDS,
  FACT_WORDS,
  STATE_LOOKS,
  appName,
  badge,
  day,
  digestHex,
  digestStart,
  factTone,
  instanceName,
  inWords,
  NO_NAMES,
  subjectAddress,
  subjectTitle,
  testAddress,
  time,
  timeAway,
  type Names,
} from './words.ts';
import { daysAround, scale, track, type Axis, type Tone } from './axis.ts';
import { accountsOf, isLapsed } from './board-rows.ts';
import { endWords, findCause, remedyFor, switchOff } from './causes.ts';
import { selectorWords, type ControlsView } from './controls.ts';
import { embeddedForm } from './evidence.ts';
import {
  factsWarning,
  html,
  type Html,
  type Piece,
  errorPage,
  pageReply,
  type Viewer,
  type PageRoute,
  type Visit,
  plainTable,
} from './page.ts';
import { recordDetails, recordTitle } from './preview.ts';

export const SUBJECT_PAGE: PageRoute = {
  method: 'GET',
  path: '/admin/subjects/:subject',
  query: ['before', 'recorded'],
  audience: 'reader',
  show: showSubject,
};

const RECORDS_OF_PAGE = 50;

async function showSubject(visit: Visit, viewer: Viewer): Promise<Reply> {
  const { service, administration, named, query } = visit;
  const { rows } = await service.readiness.survey();
  const subject = rows.find(({ digest }) => digest === `sha256:${named('subject')}`)?.subject;
  if (!subject) return errorPage('subject_unknown', { viewer });
  const survey = await service.readiness.examine([subject]);
  const before = Number(query.get('before') ?? 0);
  const request = {
    limit: RECORDS_OF_PAGE,
    ...(Number.isSafeInteger(before) && before > 0 ? { before } : {}),
  };
  const { fingerprints, ledger, contracts } = administration;
  const unreadable: Unreadable[] = [];
  const read = await ledger.read(async (connection) => ({
    history: await historyOf(connection, subject, request, unreadable),
    operators: await operatorNames(connection, fingerprints),
    resting: await readResting((place) => findReadable(connection, place), survey),
    // More than one page of it says nothing of the time before.
    whole: await historyOf(connection, subject, { limit: MAX_PAGE }, []),
  }));
  const standings =
    read.whole.length < MAX_PAGE ? await service.readiness.past(subject, read.whole) : [];
  const history = [...read.history, ...unreadable].sort((a, b) => b.sequence - a.sequence);
  const last = history.length === RECORDS_OF_PAGE ? history.at(-1) : undefined;
  const olderThan = last?.sequence ?? null;
  const view = { ...read, history, subject, survey, contracts, olderThan, standings };
  const notice = await recordedNotice(visit);
  return subjectPage(view, viewer, notice, await nextStep(visit, viewer, survey));
}

async function readResting(
  find: (sequence: number) => Promise<Placed | null>,
  { rows }: Survey<Examined>,
): Promise<ReadonlyMap<number, Placed>> {
  const found = new Map<number, Placed>();
  for (const [member] of Object.values(BACKING)) {
    const sequence = sequenceOf(rows[0]?.entry?.[member]);
    const placed = sequence === undefined ? null : await find(sequence);
    if (placed) found.set(placed.sequence, placed);
  }
  return found;
}

/** Says what clears what stands in the way first, with its form, filled in as far as anything is known. */
async function nextStep(visit: Visit, viewer: Viewer, survey: Survey<Examined>): Promise<Piece> {
  const [row] = survey.rows;
  if (!row || findCause(row) === null) return null;
  const { blockers, would_block } = row.decision;
  const [first] = [...blockers, ...would_block, ...row.lacking];
  if (!first) return null;
  const remedy = viewer.caller.scopes.length > 0 ? null : formFor(first, row);
  const form = remedy && (await embeddedForm(visit, viewer, remedy.address));
  return html`<section class="sheet next" aria-labelledby="next">
    <h2 id="next">What to do next</h2>
    <p>${stepWords(row, first, survey.at)}</p>
    ${remedyPart(remedy, form)}
  </section>`;
}

function stepWords(row: Examined, first: ReadinessBlocker, at: EpochMs): Html {
  const { code, detail, clears_by, clears_at } = first;
  const what = row.lacking.includes(first)
    ? `The claim rests on the account of the live run: ${detail}`
    : capital(detail);
  const end = row.endsAt === null ? null : formatInstant(row.endsAt);
  return html`<strong>${what}.</strong>
    ${row.since === null ? '' : html`Since ${timeAway(formatInstant(row.since), at)}.`}
    ${clears_by === 'time' || !isCode(code) ? '' : codeEntry(code).hint}
    ${clears_at === undefined ? '' : html`Clears on ${timeAway(clears_at, at)}.`}
    ${code === 'control_disabled' ? html`${endWords(end, at)}.` : ''}`;
}

function remedyPart(remedy: ReturnType<typeof remedyFor>, form: Piece): Piece {
  if (remedy === null) return '';
  if (!form) return html`<p><a class="main" href="${remedy.address}">${remedy.words}</a></p>`;
  return html`<details>
    <summary>${remedy.words}</summary>
    ${form}
  </details>`;
}

export async function recordedNotice({ administration, query }: Visit): Promise<Html | null> {
  const sequence = query.get('recorded') ?? '';
  if (!/^[1-9][0-9]{0,15}$/.test(sequence)) return null;
  const placed = await administration.ledger.read((connection) =>
    findReadable(connection, Number(sequence)),
  );
  if (!placed) return null;
  return html`<div class="done" role="status">
    <p>
      <strong>Recorded as no. ${placed.sequence}.</strong>
      ${recordTitle(placed.record)}${aboutOf(placed.record, [], NO_NAMES)}.
    </p>
  </div>`;
}

/** Names what a record is about; a correction names records. */
export function aboutOf(
  record: LedgerRecord,
  subjects: ControlsView['subjects'],
  facts: Names,
): Piece {
  if (record.kind === 'run') {
    const { subject } = record;
    return html`,
      <a href="${subjectAddress(subjectDigest(subject))}"
        >${subject.provider} · ${subjectTitle(subject)}</a
      >`;
  }
  if (record.kind === 'approval') return `, ${record.provider}`;
  return record.kind === 'control' ? `, ${selectorWords(record.selector, subjects, facts)}` : '';
}

interface SubjectView {
  readonly subject: Subject;
  readonly survey: Survey<Examined>;
  readonly contracts: ContractIndex;
  readonly history: readonly (Placed | Unreadable)[];
  readonly operators: ReadonlyMap<string, string>;
  readonly resting: ReadonlyMap<number, Placed>;
  readonly standings: readonly StandingThen[];
  /** The last record of a full page, after which there may be older ones. */
  readonly olderThan: number | null;
}

export function subjectPage(view: SubjectView, viewer: Viewer, notice: Piece, next: Piece): Reply {
  const { subject, survey, history, operators, olderThan } = view;
  const address = subjectAddress(subjectDigest(subject));
  const title = `${subject.provider}: ${subjectTitle(subject)}`;
  const isRecorder = viewer.caller.scopes.length === 0;
  const main = html`${notice}
    <p class="soft">
      <a href="/admin?provider=${subject.provider}#subjects">${subject.provider}</a>
    </p>
    <h1>${subjectTitle(subject)}</h1>
    <p class="soft">${identityOf(subject, survey)}</p>
    ${next} ${asOf(survey)} ${survey.rows.map((row) => decisionSheet(row, survey, isRecorder))}
    <h2>Evidence</h2>
    ${evidenceTable(view)} ${isRecorder ? actions(view) : ''}
    ${survey.rows.map((row) => accountsList(row, survey, isRecorder))}
    <h2 id="history">History</h2>
    ${historyList(history, operators)}
    ${olderThan === null ? '' : html`<p class="pages"><a href="${address}?before=${olderThan}#history">Older records</a></p>`}
    <h2>Names</h2>
    <dl class="members">${membersOf(subject, survey)}</dl>`;
  return pageReply({ title, viewer, main });
}

export function identityOf(subject: Subject, { facts }: Survey): string {
  const instance = instanceName(subject, facts);
  const { account_kind, policy_mode, provider_environment, deployment_environment } = subject;
  return [
    `App ${appName(subject, facts)}`,
    ...(instance === undefined ? [] : [`instance ${instance}`]),
    account_kind,
    policy_mode,
    `${inWords(provider_environment)} at the provider`,
    `${inWords(deployment_environment)} deployment`,
  ].join(', ');
}

/** Names the deployment and the instant, which a printed page needs, and warns of runtime facts that don't count. */
export function asOf(survey: Survey): Html {
  const { at, facts } = survey;
  const { deployment, generated_at } = facts.document;
  return html`<p class="soft asof">
      Deployment <strong>${deployment}</strong>, ${time(formatInstant(at))}. Runtime facts of
      ${timeAway(generated_at, at)}.
    </p>
    ${factsWarning(survey)}`;
}

function membersOf(subject: Subject, { rows }: Survey): Piece {
  const named: readonly (readonly [string, string | null])[] = [
    ['Subject', subjectDigest(subject)],
    ['App fingerprint', subject.app_fingerprint],
    ['Instance fingerprint', subject.instance_fingerprint],
    ...rows
      .flatMap(accountsOf)
      .slice(0, MOST_ACCOUNTS)
      .map(({ account_reference }) => ['Account', account_reference] as const),
  ];
  return named.flatMap(([words, value]) => (value === null ? [] : [memberOf(words, value)]));
}

function memberOf(words: string, value: string): Html {
  return html`<div class="wide">
    <dt>${words}</dt>
    <dd class="code">${value}</dd>
  </div>`;
}

function actions({ subject, standings }: SubjectView): Html {
  const hex = digestHex(subjectDigest(subject));
  const links = [
    [`/admin/certifications/new?subject=${hex}`, 'Record a certification'],
    [`/admin/approval-reviews/new?subject=${hex}`, 'Record a review of its app'],
    [`/admin/runtime-controls/new?subject=${hex}`, 'Set a runtime control'],
    ...(standings.at(-1)?.state === 'disabled'
      ? []
      : [[switchOff({ subject: hex }), 'Switch off']]),
  ];
  return html`<ul class="actions">
    ${links.map(([address, words]) => html`<li><a class="side" href="${address}">${words}</a></li>`)}
  </ul>`;
}

function decisionSheet(row: Examined, { at }: Survey, isRecorder: boolean): Html {
  const { decision, isClaimed, claim, lacking, isConnected } = row;
  const { state, blockers, would_block, advertisable } = decision;
  const list = (some: readonly ReadinessBlocker[]) => blockerList(some, row, at, isRecorder);
  const advertised =
    claim === 'unknown'
      ? 'which cannot be judged now'
      : advertisable
        ? 'may be advertised'
        : 'must not be advertised';
  return html`<div class="sheet">
    <h2>
      ${blockers.length === 0 ? 'May run' : 'May not run'}
      ${state === 'healthy' ? '' : badge(state)}
    </h2>
    <p>${isClaimed ? 'Publicly claimed' : 'Not claimed'}, ${advertised}. ${validUntil(row, at)}</p>
    ${blockers.length > 0 ? list(blockers) : html`<p>${isConnected ? 'Nothing blocks this operation, for an account whose grant suffices.' : 'Nobody connected an account for this operation.'}</p>`}
    ${
      lacking.length === 0
        ? ''
        : html`<p>The claim rests on the account of the live run, and lacks:</p>
            ${list(lacking)}`
    }
    ${
      would_block.length === 0
        ? ''
        : html`<p class="soft">Enforcement would also block on:</p>
            ${list(would_block)}`
    }
    ${isRecorder && accountsOf(row).length === 0 ? html`<p class="actions"><a class="side" href="${testAddress(row.digest, null)}">Start a certification test</a></p>` : ''}
  </div>`;
}

const MOST_ACCOUNTS = 10;

/** Lists the accounts that are connected for a subject, those first that have to be connected again. */
function accountsList(row: Examined, { at }: Survey, isRecorder: boolean): Piece {
  const all = accountsOf(row);
  if (all.length === 0) return null;
  const lapsed = all.filter(isLapsed);
  const shown = [...lapsed, ...all.filter((one) => !isLapsed(one))].slice(0, MOST_ACCOUNTS);
  const lines = shown.map(({ account_reference, decision }) => {
    const why = decision.blockers.filter(isOfAccount);
    return html`<tr>
      <th scope="row" class="code">${digestStart(account_reference ?? '')}</th>
      <td class="${why.length === 0 ? 'quiet' : 'open'}">
        ${why.length === 0 ? 'suffices' : why.map(({ detail }) => capital(detail)).join('; ')}
      </td>
      <td>
        ${isRecorder ? html`<a href="${testAddress(row.digest, account_reference)}">Start a certification test<span class="sr"> with account ${digestStart(account_reference ?? '')}</span></a>` : ''}
      </td>
    </tr>`;
  });
  return html`<h2 id="accounts">Accounts</h2>
    <p class="soft">
      ${countOf(all.length, 'account')} connected, ${lapsed.length === 0 ? 'none' : lapsed.length}
      to reconnect as of ${time(formatInstant(at))}. Each is decided by itself; none changes what is
      said of the subject, except that a claim rests on the account of its live run.
    </p>
    ${plainTable('Accounts', ['Account', 'Grant', 'Test'], lines)}
    ${all.length > MOST_ACCOUNTS ? html`<p class="hint">And ${all.length - MOST_ACCOUNTS} more. <a href="/admin/accounts?provider=${row.subject.provider}">All accounts to reconnect</a></p>` : ''}`;
}

function validUntil({ expiry, decision, since, endsAt }: Examined, at: EpochMs): Piece {
  if (endsAt !== null) return html`${endWords(formatInstant(endsAt), at)}.`;
  const [first] = decision.blockers;
  if (since !== null && first)
    return html`${first.code.endsWith('_failed') ? 'Failed' : 'Expired'} since
    ${timeAway(formatInstant(since), at)}.`;
  if (expiry === null) return 'Nothing that is known expires.';
  const end = html`${timeAway(formatInstant(expiry.at), at)}, by the ${EXPIRY_WORDS[expiry.what]}.`;
  if (expiry.at <= at) return html`Expired ${end}`;
  return decision.state === 'healthy'
    ? html`Valid until ${end}`
    : html`The first expiry of the existing evidence: ${end}`;
}

export function blockerList(
  blockers: readonly ReadinessBlocker[],
  row: Examined,
  at: EpochMs,
  isRecorder: boolean,
): Html {
  return html`<ul class="blockers">
    ${blockers.map(({ code, detail, clears_by, clears_at }) => {
      const link = isRecorder ? formFor({ code, clears_by }, row) : null;
      return html`<li>
        ${capital(detail)}. <span class="hint code">${code}</span>
        <p>
          ${clears_by === 'time' || !isCode(code) ? '' : codeEntry(code).hint}
          ${clears_at === undefined ? '' : html`Clears on ${timeAway(clears_at, at)}.`}
          ${link === null ? html`<span class="soft">Cleared by ${CLEARS_BY_WORDS[clears_by]}.</span>` : html`<a href="${link.address}">${link.words}</a>`}
        </p>
      </li>`;
    })}
  </ul>`;
}

function formFor(
  blocker: Pick<ReadinessBlocker, 'clears_by' | 'code'>,
  { digest, entry }: Examined,
): ReturnType<typeof remedyFor> {
  return remedyFor(blocker, digest, entry?.runtime_control?.record?.sequence);
}

type Backing = 'approval' | 'authorization' | 'live_run' | 'local_run' | 'runtime_control';

/** The member of the entry that a fact rests on, and its expiry. */
const BACKING: Readonly<
  Partial<Record<keyof ReadinessFacts, readonly [Backing, ...Expiry['what'][]]>>
> = {
  approval: ['approval', 'approval'],
  authorization: ['authorization', 'authorization'],
  control: ['runtime_control', 'control'],
  local_test: ['local_run', 'local_run', 'local_retest', 'local_errored'],
  live_certification: ['live_run', 'live_run', 'live_retest', 'live_errored'],
};

const NO_BACKING: readonly [Backing?, ...Expiry['what'][]] = [];

/** The place of the record behind a fact; a grant has none. */
function sequenceOf(fact: ProjectionEntry[Backing] | undefined): number | undefined {
  return fact && 'record' in fact ? fact.record?.sequence : undefined;
}

/** How far back the pictures go, and how far ahead. */
const [DAYS_BEFORE, DAYS_AFTER] = [60, 90];

function evidenceTable(view: SubjectView): Piece {
  const { survey, contracts, resting, operators, standings } = view;
  const [row] = survey.rows;
  if (!row) return null;
  const { entry } = row;
  const axis = daysAround(survey.at, DAYS_BEFORE, DAYS_AFTER);
  const expiries = entry ? expiriesIn(entry, contracts) : [];
  const lines = FACT_WORDS.map(([fact, words]) => {
    const [member, ...ends] = BACKING[fact] ?? NO_BACKING;
    const placed = resting.get((member && sequenceOf(entry?.[member])) ?? 0);
    const until = firstOf(expiries.filter(({ what }) => ends.includes(what)));
    const value = row.decision.facts[fact];
    const begins = beginOf(fact, row, placed);
    const tone = TONES[factTone(value)];
    const bars = begins === null ? [] : [{ from: begins, to: until?.at ?? null, tone }];
    // A report of the runtime counts from its instant, for an hour.
    const seen = [{ at: instantOf(survey.facts.document.generated_at), count: 1, tone }];
    return html`<tr>
      <th scope="row">${words}</th>
      <td class="${factTone(value)}">${inWords(value)}</td>
      <td class="picture">${track(axis, bars, REPORTED.has(fact) ? seen : [])}</td>
      <td>
        ${untilWords({ failedAt: isFailed(placed) ? begins : null, endsAt: fact === 'control' ? row.endsAt : null, until: until?.at ?? null }, survey.at)}
      </td>
      <td>${placed ? recordedBy(placed, operators) : '–'}</td>
    </tr>`;
  });
  const columns = ['Fact', 'Value', scale(axis), 'Valid until', 'Recorded'];
  return plainTable('Facts and their evidence', columns, [
    ...lines,
    stateLine(row.decision.state, standings, axis),
  ]);
}

type Ends = Readonly<Record<'endsAt' | 'failedAt' | 'until', EpochMs | null>>;

/** Says until when a fact holds: a failed run holds no longer, and a restriction ends by itself. */
function untilWords({ failedAt, endsAt, until }: Ends, at: EpochMs): Piece {
  const of = (instant: EpochMs) => timeAway(formatInstant(instant), at);
  if (failedAt !== null) return html`failed ${of(failedAt)}`;
  if (endsAt !== null) return html`switches on by itself ${of(endsAt)}`;
  if (until === null) return '–';
  return html`${until <= at ? 'expired ' : ''}${of(until)}`;
}

const TONES = { quiet: 'good', bad: 'bad', open: 'open' } as const;

function isFailed(placed: Placed | undefined): boolean {
  const record = placed?.record;
  return record?.kind === 'run' && record.checks.some(({ outcome }) => outcome === 'failed');
}

/** Facts of the runtime, which have no beginning. */
const REPORTED: ReadonlySet<keyof ReadinessFacts> = new Set(['configuration', 'policy']);

/** When a fact began to hold; `null` where it is not known. */
function beginOf(
  fact: keyof ReadinessFacts,
  { entry }: Examined,
  placed: Placed | undefined,
): EpochMs | null {
  if (fact === 'authorization') return instantOrNull(entry?.authorization?.validated_at);
  const record = placed?.record;
  if (record?.kind === 'approval') return instantOf(record.reviewed_at);
  if (record?.kind === 'control') return instantOf(record.starts_at);
  return record?.kind === 'run' ? instantOf(record.tested_at) : null;
}

function instantOrNull(text: string | null | undefined): EpochMs | null {
  return typeof text === 'string' ? instantOf(text) : null;
}

const MOST_STANDINGS = 3;

/** Draws the states that the subject was in, and names the last ones. */
function stateLine(now: ReadinessState, standings: readonly StandingThen[], axis: Axis): Html {
  const bars = standings.map(({ from, until, state }) => ({
    from,
    to: until,
    tone: toneOf(state),
  }));
  const said = standings
    .slice(-MOST_STANDINGS)
    .toReversed()
    .map(({ from, state }) => `${STATE_LOOKS[state].words} since ${day(formatInstant(from))}`);
  return html`<tr class="strip">
    <th scope="row">State</th>
    <td>${STATE_LOOKS[now].words}</td>
    <td class="picture">${track(axis, bars)}</td>
    <td colspan="2">${said.length === 0 ? '–' : `${said.join('; before that ')}.`}</td>
  </tr>`;
}

function toneOf(state: ReadinessState): Tone {
  if (state === 'healthy') return 'good';
  return STATE_LOOKS[state].tone === 'stop' ? 'bad' : 'open';
}

function recordedBy({ sequence, record }: Placed, operators: ReadonlyMap<string, string>): Html {
  const came = record.kind === 'correction' ? '' : originWords(originOf(record));
  return html`No. ${sequence}, ${time(record.recorded_at)}, by
  ${operators.get(record.operator_ref) ?? digestStart(record.operator_ref)}${came}`;
}

function historyList(
  records: SubjectView['history'],
  operators: ReadonlyMap<string, string>,
): Html {
  if (records.length === 0) return html`<p class="empty">No records yet.</p>`;
  return html`<ol class="history" reversed>
    ${records.map((one) => ('finding' in one ? unreadableItem(one) : item(one, operators)))}
  </ol>`;
}

function unreadableItem({ sequence, finding }: Unreadable): Html {
  const { hint } = codeEntry(finding.code);
  return html`<li>
    <div class="when">No. ${sequence}</div>
    <div>
      <h3 class="fault">This record cannot be read</h3>
      <p>${capital(messageOf(finding))}. ${hint}</p>
    </div>
  </li>`;
}

function item(
  { sequence, record, quarantined_by }: Placed,
  operators: ReadonlyMap<string, string>,
): Html {
  const operator = operators.get(record.operator_ref);
  return html`<li>
    <div class="when">
      ${time(record.recorded_at)}<br />No. ${sequence}, by
      ${operator ?? html`<span class="code">${digestStart(record.operator_ref)}</span>`}
    </div>
    <div>
      <h3>${recordTitle(record)}</h3>
      ${quarantined_by === null ? '' : html`<p>Quarantined by correction No. ${quarantined_by}.</p>`}
      ${recordDetails(record)}
    </div>
  </li>`;
}
