import type { ReadinessBlocker, Subject, SubjectDecision } from '../../documents/index.ts';
import { subjectDigest } from '../../evidence/index.ts';
import { CLEARS_BY_WORDS, countOf } from '../../findings/index.ts';
import { findRecord, historyOf, type LedgerRecord, type Placed } from '../../ledger/index.ts';
import type { Reply } from '../http/reply.ts';
import { errorPage, pageReply, type Viewer } from './page.ts';
import { html, type Html, type Piece } from './html.ts';
import {
  badge,
  FACT_WORDS,
  inWords,
  shortDigest,
  subjectAddress,
  subjectTitle,
  time,
} from './words.ts';
import type { PageRoute, Visit } from './index.ts';
import { knownSubjects } from './choices.ts';
import { operatorNames } from '../access/administrators.ts';

/** Renders a subject: its decisions, their reasons, and its records. */
export const SUBJECT_PAGE: PageRoute = {
  method: 'GET',
  path: '/admin/subjects/:subject',
  audience: 'reader',
  show: showSubject,
};

const RECORDS_OF_PAGE = 50;

async function showSubject(visit: Visit, viewer: Viewer): Promise<Reply> {
  const { service, administration, named, query } = visit;
  const board = await service.readiness.board();
  const subject = knownSubjects(board).find(named('subject'));
  if (!subject) return errorPage('subject_unknown', { viewer });
  const digest = subjectDigest(subject);
  const decisions = board.providers
    .flatMap((provider) => provider.decisions)
    .filter((decision) => subjectDigest(decision.subject) === digest);
  const before = Number(query.get('before') ?? 0);
  const request = {
    limit: RECORDS_OF_PAGE,
    ...(Number.isSafeInteger(before) && before > 0 ? { before } : {}),
  };
  const { fingerprints, ledger } = administration;
  const { history, operators } = await ledger.read(async (connection) => ({
    history: await historyOf(connection, subject, request),
    operators: await operatorNames(connection, fingerprints),
  }));
  const last = history.length === RECORDS_OF_PAGE ? history.at(-1) : undefined;
  const olderThan = last?.sequence ?? null;
  const view = { subject, decisions, history, operators, olderThan };
  return subjectPage(view, viewer, await recordedNotice(visit));
}

/** Renders what a form just recorded, at the place that the address names. */
export async function recordedNotice({ administration, query }: Visit): Promise<Html | null> {
  const sequence = query.get('recorded') ?? '';
  if (!/^[1-9][0-9]{0,15}$/.test(sequence)) return null;
  const placed = await administration.ledger.read((connection) => findRecord(connection, sequence));
  if (!placed) return null;
  return html`<div class="done" role="status">
    <p><strong>Recorded as no. ${placed.sequence}.</strong> ${recordTitle(placed.record)}.</p>
  </div>`;
}

/** Everything that the page of a subject shows. */
interface SubjectView {
  readonly subject: Subject;
  readonly decisions: readonly SubjectDecision[];
  readonly history: readonly Placed[];
  readonly operators: ReadonlyMap<string, string>;
  /** The last record of a full page, after which there may be older ones. */
  readonly olderThan: number | null;
}

/** Renders a subject: its decisions, their reasons, and its records. */
export function subjectPage(view: SubjectView, viewer: Viewer, notice: Piece): Reply {
  const { subject, decisions, history, operators, olderThan } = view;
  const address = subjectAddress(subjectDigest(subject));
  const title = `${subject.provider}: ${subjectTitle(subject)}`;
  const main = html`${notice}
    <p class="soft"><a href="/admin?provider=${subject.provider}">${subject.provider}</a></p>
    <h1>${subjectTitle(subject)}</h1>
    ${viewer.caller.scopes.length === 0 ? actions(subject) : ''}
    <dl class="members">${MEMBERS.map(([member, words]) => memberOf(words, subject[member]))}</dl>
    <h2>Readiness</h2>
    ${decisions.map(decisionSheet)}
    <h2 id="history">History</h2>
    ${historyList(history, operators)}
    ${olderThan === null ? '' : html`<p class="pages"><a href="${address}?before=${olderThan}#history">Older records</a></p>`}`;
  return pageReply({ title, viewer, main });
}

const MEMBERS: readonly (readonly [keyof Subject, string])[] = [
  ['account_kind', 'Account kind'],
  ['policy_mode', 'Policy mode'],
  ['deployment_environment', 'Deployment environment'],
  ['provider_environment', 'Provider environment'],
  ['app_fingerprint', 'App'],
  ['instance_fingerprint', 'Instance'],
];

function memberOf(words: string, value: string | null): Html {
  const isDigest = value?.startsWith('sha256:') ?? false;
  const shown = isDigest ? html`<span class="code">${value}</span>` : value;
  return html`<div class="${isDigest ? 'wide' : ''}">
    <dt>${words}</dt>
    <dd>${shown ?? 'none'}</dd>
  </div>`;
}

function actions(subject: Subject): Html {
  const query = `subject=${subjectDigest(subject).replace('sha256:', '')}`;
  return html`<ul class="actions">
    <li><a href="/admin/certifications/new?${query}">Record a certification</a></li>
    <li><a href="/admin/runtime-controls/new?${query}">Set a runtime control</a></li>
    <li><a href="/admin/approval-reviews/new?${query}">Record a review of its app</a></li>
  </ul>`;
}

function decisionSheet({ account_reference, decision }: SubjectDecision): Html {
  const { state, facts, blockers, would_block } = decision;
  return html`<div class="sheet">
    <h3>
      ${account_reference === null ? 'Without an account' : html`Account <span class="code">${shortDigest(account_reference)}</span>`}
      ${state === 'healthy' ? '' : badge(state)}
    </h3>
    ${blockers.length === 0 ? html`<p>Nothing blocks this operation.</p>` : blockerList(blockers)}
    ${
      would_block.length === 0
        ? ''
        : html`<p class="soft">Enforcement would also block on:</p>
            ${blockerList(would_block)}`
    }
    <dl class="members">
      ${FACT_WORDS.map(([member, words]) => memberOf(words, inWords(facts[member])))}
    </dl>
  </div>`;
}

function blockerList(blockers: readonly ReadinessBlocker[]): Html {
  return html`<ul class="blockers">
    ${blockers.map(
      ({ code, detail, clears_by, clears_at }) =>
        html`<li>
          ${detail}
          <span class="hint"
            ><span class="code">${code}</span>, cleared by
            ${CLEARS_BY_WORDS[clears_by]}${clears_at === undefined ? '' : html` on ${time(clears_at)}`}</span
          >
        </li>`,
    )}
  </ul>`;
}

/** Renders the records, newest first; `operators` are names by their fingerprints. */
function historyList(records: readonly Placed[], operators: ReadonlyMap<string, string>): Html {
  if (records.length === 0) return html`<p class="empty">No records yet.</p>`;
  return html`<ol class="history" reversed>
    ${records.map((placed) => item(placed, operators))}
  </ol>`;
}

function item(
  { sequence, record, quarantined_by }: Placed,
  operators: ReadonlyMap<string, string>,
): Html {
  const operator = operators.get(record.operator_ref);
  return html`<li>
    <div class="when">
      ${time(record.recorded_at)}<br />No. ${sequence}, by
      ${operator ?? html`<span class="code">${shortDigest(record.operator_ref)}</span>`}
    </div>
    <div>
      <h3>${recordTitle(record)}</h3>
      ${quarantined_by === null ? '' : html`<p>Quarantined by correction No. ${quarantined_by}.</p>`}
      ${details(record)}
    </div>
  </li>`;
}

/** Returns a record in a few words. */
export function recordTitle(record: LedgerRecord): string {
  if (record.kind === 'approval') return `Review: ${inWords(record.state)}`;
  if (record.kind === 'control') return `Control: ${record.state}`;
  if (record.kind === 'correction')
    return `Correction of ${countOf(record.records.length, 'record')}`;
  const failed = record.checks.filter(({ outcome }) => outcome === 'failed');
  const side = record.side === 'live' ? 'Live run' : 'Local run';
  return failed.length === 0
    ? `${side}: ${record.checks.length} checks, none failed`
    : `${side}: failed in ${failed.map(({ kind }) => inWords(kind)).join(', ')}`;
}

function details(record: LedgerRecord): Html {
  if (record.kind === 'correction')
    return html`<p>
      Quarantines No. ${record.records.map(({ sequence }) => sequence).join(', ')}. Reason:
      ${record.reason}.
    </p>`;
  if (record.kind === 'approval')
    return html`<p>
      Tier ${record.tier}, reviewed ${time(record.reviewed_at)}, expires ${time(record.expires_at)}.
    </p>`;
  if (record.kind === 'control') {
    const { provider, ...members } = record.selector;
    const named = Object.entries(members).map(
      ([member, value]) =>
        html`, ${inWords(member)} <span class="code">${value === null ? 'none' : value}</span>`,
    );
    return html`<p>
      For ${provider}${named.length === 0 ? ', all of it' : named}. Reason: ${record.reason}. From
      ${time(record.starts_at)}${record.expires_at === null ? ', without an end' : html` until ${time(record.expires_at)}`}.
    </p>`;
  }
  return html`<p>
      Tested ${time(record.tested_at)} at commit
      <span class="code">${record.tested_revision.slice(0, 12)}</span>, expires
      ${time(record.expires_at)}. Contract
      <span class="code">${shortDigest(record.contract_digest)}</span>, review state
      ${inWords(record.approval_state)}, tier ${record.approval_tier}.
    </p>
    <details>
      <summary>Checks</summary>
      <ul>
        ${record.checks.map(
          ({ kind, outcome, not_applicable_reason }) =>
            html`<li>
              ${inWords(kind)}:
              ${inWords(outcome)}${not_applicable_reason === null ? '' : `, ${not_applicable_reason}`}
            </li>`,
        )}
      </ul>
    </details>`;
}
