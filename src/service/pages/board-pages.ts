import { subjectDigest } from '../../evidence/index.ts';
import { findRecord, historyOf } from '../../ledger/index.ts';
import type { Reply } from '../http/reply.ts';
import { operatorNames } from '../sessions/administrators.ts';
import { boardPage } from './board-page.ts';
import { knownSubjects } from './choices.ts';
import { recordTitle } from './history.ts';
import { html, type Html } from './html.ts';
import type { Viewer } from './layout.ts';
import { STYLE } from './style.ts';
import { subjectPage } from './subject-page.ts';
import { errorPage, type Pages, type Visit } from './visit.ts';

const RECORDS_OF_PAGE = 50;

/** The board and what is behind each of its lines. */
export function boardPages(pages: Pages): void {
  pages.addOpen({ method: 'GET', path: '/admin/style.css' }, () => ({
    status: 200,
    type: 'text/css; charset=utf-8',
    body: STYLE,
    headers: { 'cache-control': 'public, max-age=31536000, immutable' },
  }));
  pages.add({ method: 'GET', path: '/admin' }, 'reader', showBoard);
  pages.add({ method: 'GET', path: '/admin/subjects/:subject' }, 'reader', showSubject);
}

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

async function showSubject(visit: Visit, viewer: Viewer): Promise<Reply> {
  const { service, administration, named, query } = visit;
  const board = await service.readiness.board();
  const subject = knownSubjects(board).find(named('subject'));
  if (!subject) return errorPage('subject_unknown', viewer);
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

/** After a form: what the ledger now has at the place that the address names. */
async function recordedNotice({ administration, query }: Visit): Promise<Html | null> {
  const sequence = query.get('recorded') ?? '';
  if (!/^[1-9][0-9]{0,15}$/.test(sequence)) return null;
  const placed = await administration.ledger.read((connection) => findRecord(connection, sequence));
  if (!placed) return null;
  return html`<div class="done" role="status">
    <p><strong>Recorded as no. ${placed.sequence}.</strong> ${recordTitle(placed.record)}.</p>
  </div>`;
}
