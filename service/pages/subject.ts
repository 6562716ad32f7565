import type {
  ProjectionEntry,
  ReadinessBlocker,
  ReadinessFacts,
  Subject,
} from '../../src/documents/index.ts';
import { evidenceOf, originOf, subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { type ContractIndex } from '../../src/evidence/contract.ts';
import { CLEARS_BY_WORDS, codeEntry, isCode, messageOf } from '../../src/findings/index.ts';
import { firstOf, type Expiry } from '../../src/verdict/verdict.ts';
import { knownExpiries } from '../../src/gate/facts.ts';
import { formatInstant, type EpochMs } from '../../src/json/index.ts';
import { findReadable, historyOf, type Unreadable } from '../../src/ledger/reading.ts';
import { type Connection } from '../../src/ledger/driver/connection.ts';
import { type Placed } from '../../src/ledger/records.ts';
import { capital, originWords } from '../../src/report/report-words.ts';
import { operatorNames } from '../access/administrators.ts';
import type { Reply } from '../http/reply.ts';
import type { Examined, Survey } from '../readiness.ts';
import { factsWarning } from './facts-warning.ts';
import { html, type Html, type Piece } from './html.ts';
import {
  errorPage,
  pageReply,
  type Viewer,
  type PageRoute,
  type Visit,
  plainTable,
} from './page.ts';
import { recordDetails, recordTitle } from './preview.ts';
import {
  badge,
  EXPIRY_WORDS,
  FACT_WORDS,
  inWords,
  digestStart,
  subjectAddress,
  subjectTitle,
  time,
  timeAway,
} from './words.ts';

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
    resting: await restingOn(connection, survey),
  }));
  const history = [...read.history, ...unreadable].sort((a, b) => b.sequence - a.sequence);
  const last = history.length === RECORDS_OF_PAGE ? history.at(-1) : undefined;
  const olderThan = last?.sequence ?? null;
  const view = { ...read, history, subject, survey, contracts, olderThan };
  return subjectPage(view, viewer, await recordedNotice(visit));
}

async function restingOn(
  connection: Connection,
  { rows }: Survey<Examined>,
): Promise<ReadonlyMap<number, Placed>> {
  const found = new Map<number, Placed>();
  for (const [member] of Object.values(BACKING)) {
    const sequence = sequenceOf(rows[0]?.entry?.[member]);
    const placed = sequence === undefined ? null : await findReadable(connection, sequence);
    if (placed) found.set(placed.sequence, placed);
  }
  return found;
}

export async function recordedNotice({ administration, query }: Visit): Promise<Html | null> {
  const sequence = query.get('recorded') ?? '';
  if (!/^[1-9][0-9]{0,15}$/.test(sequence)) return null;
  const placed = await administration.ledger.read((connection) =>
    findReadable(connection, Number(sequence)),
  );
  if (!placed) return null;
  return html`<div class="done" role="status">
    <p><strong>Recorded as no. ${placed.sequence}.</strong> ${recordTitle(placed.record)}.</p>
  </div>`;
}

interface SubjectView {
  readonly subject: Subject;
  readonly survey: Survey<Examined>;
  readonly contracts: ContractIndex;
  readonly history: readonly (Placed | Unreadable)[];
  readonly operators: ReadonlyMap<string, string>;
  readonly resting: ReadonlyMap<number, Placed>;
  /** The last record of a full page, after which there may be older ones. */
  readonly olderThan: number | null;
}

export function subjectPage(view: SubjectView, viewer: Viewer, notice: Piece): Reply {
  const { subject, survey, history, operators, olderThan } = view;
  const address = subjectAddress(subjectDigest(subject));
  const title = `${subject.provider}: ${subjectTitle(subject)}`;
  const isRecorder = viewer.caller.scopes.length === 0;
  const main = html`${notice}
    <p class="soft"><a href="/admin?provider=${subject.provider}">${subject.provider}</a></p>
    <h1>${subjectTitle(subject)}</h1>
    ${asOf(survey)} ${isRecorder ? actions(subject) : ''}
    <dl class="members">${membersOf(subject, survey)}</dl>
    <h2>Readiness</h2>
    ${survey.rows.map((row) => decisionSheet(row, survey, isRecorder))}
    <h2>Evidence</h2>
    ${evidenceTable(view)}
    <h2 id="history">History</h2>
    ${historyList(history, operators)}
    ${olderThan === null ? '' : html`<p class="pages"><a href="${address}?before=${olderThan}#history">Older records</a></p>`}`;
  return pageReply({ title, viewer, main });
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

function membersOf(subject: Subject, { facts }: Survey): Piece {
  const { label, instance_label } = facts.labels(subject);
  const named: readonly (readonly [string, string | null])[] = [
    ['Account kind', subject.account_kind],
    ['Policy mode', subject.policy_mode],
    ['Deployment environment', subject.deployment_environment],
    ['Provider environment', subject.provider_environment],
    ...(label === undefined ? [] : [['App', label] as const]),
    ...(instance_label === undefined ? [] : [['Instance', instance_label] as const]),
    ['App fingerprint', subject.app_fingerprint],
    ['Instance fingerprint', subject.instance_fingerprint],
  ];
  return named.map(([words, value]) => memberOf(words, value));
}

function memberOf(words: string, value: string | null): Html {
  const isDigest = value?.startsWith('sha256:') ?? false;
  const shown = isDigest ? html`<span class="code">${value}</span>` : value;
  return html`<div class="${isDigest ? 'wide' : ''}">
    <dt>${words}</dt>
    <dd>${shown ?? 'none'}</dd>
  </div>`;
}

function actions(subject: Subject): Html {
  const query = queryOf(subject);
  return html`<ul class="actions">
    <li><a href="/admin/certifications/new?${query}">Record a certification</a></li>
    <li><a href="/admin/runtime-controls/new?${query}">Set a runtime control</a></li>
    <li><a href="/admin/approval-reviews/new?${query}">Record a review of its app</a></li>
  </ul>`;
}

function queryOf(subject: Subject): string {
  return `subject=${subjectDigest(subject).replace('sha256:', '')}`;
}

function decisionSheet(row: Examined, { at }: Survey, isRecorder: boolean): Html {
  const { account_reference, decision, isClaimed } = row;
  const { state, blockers, would_block, advertisable } = decision;
  const list = (some: readonly ReadinessBlocker[]) => blockerList(some, row, at, isRecorder);
  return html`<div class="sheet">
    <h3>
      ${account_reference === null ? 'Without an account' : html`Account <span class="code">${digestStart(account_reference)}</span>`}
      ${state === 'healthy' ? '' : badge(state)}
    </h3>
    <p>
      ${isClaimed ? 'Publicly claimed' : 'Not claimed'},
      ${advertisable ? 'may be advertised' : 'must not be advertised'}. ${validUntil(row, at)}
    </p>
    ${blockers.length === 0 ? html`<p>Nothing blocks this operation.</p>` : list(blockers)}
    ${
      would_block.length === 0
        ? ''
        : html`<p class="soft">Enforcement would also block on:</p>
            ${list(would_block)}`
    }
  </div>`;
}

function validUntil({ expiry, decision }: Examined, at: EpochMs): Piece {
  if (expiry === null) return 'Nothing that is known expires.';
  const end = html`${timeAway(formatInstant(expiry.at), at)}, by the ${EXPIRY_WORDS[expiry.what]}.`;
  if (expiry.at <= at) return html`Expired ${end}`;
  return decision.state === 'healthy'
    ? html`Valid until ${end}`
    : html`The first expiry of the existing evidence: ${end}`;
}

function blockerList(
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
  { code, clears_by }: Pick<ReadinessBlocker, 'clears_by' | 'code'>,
  { subject, entry }: Examined,
): { readonly address: string; readonly words: string } | null {
  const query = queryOf(subject);
  if (code.startsWith('control_')) {
    const sequence = entry?.runtime_control?.record?.sequence;
    const address = '/admin/runtime-controls/new';
    // The control in force, whose selector another one has to have to replace it.
    if (sequence !== undefined)
      return {
        address: `${address}?control=${sequence}`,
        words: `Replace control no. ${sequence}`,
      };
    return { address: `${address}?${query}`, words: 'Set a runtime control' };
  }
  if (clears_by === 'new_approval')
    return { address: `/admin/approval-reviews/new?${query}`, words: 'Record a review' };
  if (clears_by === 'new_local_run' || clears_by === 'new_live_run') {
    const side = clears_by === 'new_local_run' ? 'local' : 'live';
    return {
      address: `/admin/certifications/new?${query}&side=${side}`,
      words: `Record a ${side} run`,
    };
  }
  return null;
}

type Backing = 'approval' | 'authorization' | 'live_run' | 'local_run' | 'runtime_control';

/** What a fact rests on: a member of the entry, and what of it expires. */
const BACKING: Readonly<
  Partial<Record<keyof ReadinessFacts, readonly [Backing, ...Expiry['what'][]]>>
> = {
  approval: ['approval', 'approval'],
  authorization: ['authorization', 'authorization'],
  control: ['runtime_control', 'control'],
  local_test: ['local_run', 'local_run', 'local_retest'],
  live_certification: ['live_run', 'live_run', 'live_retest'],
};

const NO_BACKING: readonly [Backing?, ...Expiry['what'][]] = [];

/** The place of the record behind a fact; a grant has none. */
function sequenceOf(fact: ProjectionEntry[Backing] | undefined): number | undefined {
  return fact && 'record' in fact ? fact.record?.sequence : undefined;
}

function evidenceTable({ survey, contracts, resting, operators }: SubjectView): Piece {
  const [row] = survey.rows;
  if (!row) return null;
  const { entry } = row;
  const contract = contracts.byDigest(entry?.contract_digest ?? '') ?? null;
  const expiries = entry ? knownExpiries({ ...evidenceOf(entry), contract }, null) : [];
  const rows = FACT_WORDS.map(([fact, words]) => {
    const [member, ...ends] = BACKING[fact] ?? NO_BACKING;
    const placed = resting.get((member && sequenceOf(entry?.[member])) ?? 0);
    const until = firstOf(expiries.filter(({ what }) => ends.includes(what)));
    return html`<tr>
      <th scope="row">${words}</th>
      <td>${inWords(row.decision.facts[fact])}</td>
      <td>${until ? timeAway(formatInstant(until.at), survey.at) : '–'}</td>
      <td>${placed ? recordedBy(placed, operators) : '–'}</td>
    </tr>`;
  });
  const columns = ['Fact', 'Value', 'Valid until', 'Recorded'];
  return plainTable('Facts and their evidence', columns, rows);
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
