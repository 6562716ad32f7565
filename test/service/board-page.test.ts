import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { ReadinessBoard, SubjectDecision } from '../../src/documents/index.ts';
import { boardPage } from '../../src/service/pages/board.ts';
import { html } from '../../src/service/pages/html.ts';
import { subjectPage } from '../../src/service/pages/subject.ts';
import { subject } from '../evidence/documents.ts';
import { certified } from '../ledger/export-world.ts';
import { AT, newLedger, type TestLedger } from '../ledger/world.ts';
import { serviceOn, type ServiceChanges } from './world.ts';

const EVERYTHING = { provider: '', state: '', page: 1 };
const VIEWER = {
  caller: { kind: 'session', id: 'x', name: 'jane', scopes: [], expiresAt: AT },
  formToken: '0',
} as const;

/** The page of a board, as text. */
function pageOf(board: ReadinessBoard, filter = EVERYTHING): string {
  return boardPage(board, filter, VIEWER, html``).body;
}

describe('the page of the board', () => {
  let ledger: TestLedger;
  let board: ReadinessBoard;

  before(async () => {
    ledger = await certified('sqlite');
    board = await serviceOn(ledger).board();
  });

  const decisionsOf = async (on: TestLedger, changes: ServiceChanges) =>
    (await serviceOn(on, changes).board()).providers.flatMap(({ decisions }) => decisions);
  /** A board of one provider with these decisions. */
  const boardOf = (decisions: SubjectDecision[]): ReadinessBoard => ({
    providers: board.providers.slice(0, 1).map((provider) => ({ ...provider, decisions })),
  });

  test('says in a sentence how things stand', async () => {
    assert.match(
      pageOf({ providers: [] }),
      /offers no subjects, and the claims file has no claims[^]*Nothing to show\./,
    );
    const all = pageOf(board);
    assert.match(all, /2 decisions, all healthy\./);
    assert.doesNotMatch(all, /class="counts"/);
    const [one] = await decisionsOf(await newLedger('sqlite'), {});
    assert.ok(one);
    assert.match(pageOf(boardOf([one])), /One decision, 1 not healthy\.[^]*class="counts"/);
    const off = await decisionsOf(await newLedger('sqlite'), { environment: {} });
    const stands = new RegExp(`Enforcement is off; it would block ${off.length}\\.`);
    assert.match(pageOf(boardOf(off)), stands);
  });

  test('keeps its filter from page to page, and says where nothing fits it', async () => {
    const many = board.providers.flatMap(({ decisions }) =>
      decisions.flatMap((one) =>
        Array.from({ length: 75 }, (_, index) => ({
          ...one,
          subject: { ...one.subject, output_profile: `profile-${index}` },
        })),
      ),
    );
    const filter = { provider: 'pixelgram', state: 'healthy', page: 1 };
    const kept = 'provider=pixelgram&#38;state=healthy';
    const first = pageOf(boardOf(many), filter);
    assert.match(first, /Page 1 of 2/);
    assert.ok(first.includes(`href="/admin?${kept}&#38;page=2">Next page`));
    const second = pageOf(boardOf(many), { ...filter, page: 2 });
    assert.ok(second.includes(`href="/admin?${kept}">Previous page`));
    assert.doesNotMatch(second, /Next page/);
    const plain = pageOf(boardOf(many), { ...EVERYTHING, page: 2 });
    assert.ok(plain.includes('href="/admin">Previous page'));
    assert.match(
      pageOf(board, { ...EVERYTHING, state: 'disabled' }),
      /Nothing to show for this filter/,
    );
  });

  test('a subject says what stands in the way, until when, and what enforcement would add', async () => {
    const empty = await newLedger('sqlite');
    const off = await decisionsOf(empty, { environment: {} });
    const denied = await decisionsOf(empty, {
      environment: { CLAIMGATE_DISABLED_PROVIDERS: 'pixelgram' },
    });
    const view = (decisions: readonly SubjectDecision[]) =>
      subjectPage(
        { subject: subject(), decisions, history: [], operators: new Map(), olderThan: null },
        VIEWER,
        html``,
      ).body;
    assert.match(view(off), /Nothing blocks this operation[^]*Enforcement would also block on/);
    assert.match(view(denied), /disabled_by_environment/);
    const bounded = denied.map(({ decision, ...one }) => ({
      ...one,
      decision: {
        ...decision,
        blockers: decision.blockers.map((blocker) => ({
          ...blocker,
          clears_at: '2026-04-01T00:00:30Z',
        })),
      },
    }));
    assert.match(view(bounded), / on <time[^>]*>2026-04-01 00:00:30 UTC/);
    assert.match(view(bounded), /Without an account/);
  });
});
