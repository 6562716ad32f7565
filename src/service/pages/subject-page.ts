import { subjectDigest } from '../../evidence/index.ts';
import type { ReadinessBlocker, Subject, SubjectDecision } from '../../documents/index.ts';
import { CLEARS_BY_WORDS } from '../../findings/index.ts';
import type { Placed } from '../../ledger/index.ts';
import type { Reply } from '../http/reply.ts';
import { badge, subjectAddress } from './board-page.ts';
import { historyList } from './history.ts';
import { html, type Html, type Piece } from './html.ts';
import { pageReply, type Viewer } from './layout.ts';
import { FACT_WORDS, inWords, shortDigest, subjectTitle, time } from './words.ts';

/** Everything there is to see of a subject. */
export interface SubjectView {
  readonly subject: Subject;
  readonly decisions: readonly SubjectDecision[];
  readonly history: readonly Placed[];
  readonly operators: ReadonlyMap<string, string>;
  /** The last record of a full page, after which there may be older ones. */
  readonly olderThan: number | null;
}

/** A subject: what is decided for it, why, and what the ledger was told. */
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
    ${blockers.length === 0 ? html`<p>Nothing stands in the way.</p>` : blockerList(blockers)}
    ${
      would_block.length === 0
        ? ''
        : html`<p class="soft">Under enforcement this would stand in the way as well:</p>
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
