import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { ClaimgateError, present } from '../../src/documents/error.ts';
import { DAY_MS } from '../../src/documents/json.ts';
import type { ReadinessState } from '../../src/documents/index.ts';
import { boardCsv, chosenRows } from '../../service/pages/board-rows.ts';
import { BOARD_PAGES, boardPage } from '../../service/pages/board-page.ts';
import { subjectsOf } from '../../service/pages/controls.ts';
import { html, type Visit } from '../../service/pages/page.ts';
import { subjectPage } from '../../service/pages/subject-page.ts';
import type { SubjectStanding } from '../../service/readiness/board.ts';
import type { Examined, Survey, WholeSurvey } from '../../service/readiness/readiness.ts';
import { subject } from '../evidence/documents.ts';
import { certified } from '../ledger/export-world.ts';
import { AT, contracts, FINGERPRINTS, newLedger, type TestLedger } from '../ledger/world.ts';
import { textOf } from './admin-world.ts';
import { offering, serviceOn, type ServiceChanges } from './world.ts';

const CHOICES = { q: '', provider: '', state: '', claim: '', expires: '', app: '', cause: '' };
const EVERYTHING = { ...CHOICES, page: 1 };
const VIEWER = {
  caller: { kind: 'session', id: 'x', name: 'jane', scopes: [], expiresAt: AT },
  formToken: '0',
} as const;
const NO_CONTROLS = { controls: [], operators: new Map(), unreadable: 0, at: AT };

/** The page of a board. */
function pageOf(survey: WholeSurvey, filter = EVERYTHING): string {
  const { facts, denied, rows } = survey;
  const subjects = subjectsOf(rows);
  const view = { ...NO_CONTROLS, subjects, facts, denied, isRecorder: true };
  return boardPage({ survey, view, changes: [] }, filter, VIEWER, html``).body;
}

describe('the page of the board', () => {
  let ledger: TestLedger;
  let survey: WholeSurvey;
  let row: SubjectStanding;

  const surveyOn = (on: TestLedger, changes: ServiceChanges = {}) =>
    serviceOn(on, changes).survey();

  before(async () => {
    ledger = await certified('sqlite');
    survey = await surveyOn(ledger);
    row = present(survey.rows.find((one) => one.subject.operation === 'publish_immediate'));
  });

  /** The certified row with another profile, and whatever else. */
  const rowOf = (
    profile: string,
    state: ReadinessState,
    changes: Partial<SubjectStanding> = {},
  ) => ({
    ...row,
    subject: { ...row.subject, output_profile: profile },
    decision: { ...row.decision, state, advertisable: state === 'healthy' },
    claim: state === 'healthy' ? ('upheld' as const) : ('wrong' as const),
    ...changes,
  });

  test('[T355] warns of runtime facts that are too old or of the future, with their age and limit', () => {
    const at = (minutes: number) => pageOf({ ...survey, at: survey.at + minutes * 60_000 });
    assert.doesNotMatch(pageOf(survey), /runtime facts are dated/);
    assert.match(at(180), /runtime facts are dated 3 hours ago[^]*at most 60 minutes old/);
    assert.match(at(-180), /runtime facts are dated in \d hours[^]*at most 60 seconds ahead/);
  });

  test('[T355] opens without readable runtime facts, and names the file and the reason', async () => {
    const says = () => {
      throw new ClaimgateError('file_missing', { file: 'runtime-facts.json' });
    };
    const { driver } = await certified('sqlite');
    const readiness = serviceOn({ driver }, { says });
    const visit = {
      service: { readiness },
      administration: { ledger: driver, fingerprints: FINGERPRINTS, clock: () => AT },
      query: new URLSearchParams(),
    } as unknown as Visit;
    const board = present(BOARD_PAGES.find(({ path }) => path === '/admin'));
    const { status, body } = await board.show(visit, VIEWER);
    assert.equal(status, 200);
    assert.match(body, /runtime-facts\.json: the file does not exist[^]*Controls in force/);
    assert.doesNotMatch(body, /Request failed/);
  });

  test('says in a few sentences how things stand', async () => {
    assert.match(
      pageOf({ ...survey, rows: [] }),
      /Nothing to show yet[^]*--contracts[^]*the review/,
    );
    const all = textOf(pageOf(survey));
    assert.match(
      all,
      /0 claimed, but must not be advertised Every claim may be advertised \(1 claim\)\./,
    );
    assert.match(all, /0 switched off Nothing is switched off\. 0 expire within 7 days First /);
    assert.doesNotMatch(all, / Causes /);
    const { rows } = await surveyOn(await newLedger('sqlite'));
    const one = textOf(pageOf({ ...survey, rows: rows.slice(0, 1) }));
    assert.match(one, /Causes 1 \w+ claimed pixelgram: no .* Switch off pixelgram/);
    const off = await surveyOn(await newLedger('sqlite'), { environment: {} });
    assert.match(
      pageOf(off),
      new RegExp(`Enforcement is off; it would block ${off.rows.length}\\.`),
    );
  });

  test('the worst comes first, then names; it says what is claimed, advertisable and about to expire', () => {
    const soon = { at: AT + 3 * DAY_MS, what: 'live_run', subjectDigest: row.digest } as const;
    const rows = [
      rowOf('b-healthy', 'healthy', { expiry: soon }),
      rowOf('c-disabled', 'disabled', { expiry: null }),
      rowOf('a-expired', 'expired_proof', {
        expiry: { ...soon, at: AT - DAY_MS },
        isClaimed: false,
        claim: 'none',
      }),
      rowOf('b-disabled', 'disabled'),
    ];
    const view = { ...survey, rows };
    assert.deepEqual(
      chosenRows(view, EVERYTHING).map((one) => one.subject.output_profile),
      ['b-disabled', 'c-disabled', 'a-expired', 'b-healthy'],
    );
    const text = textOf(pageOf(view));
    assert.match(text, /1 claimed, but must not be advertised pixelgram 1; 1 claimed in all\./);
    assert.match(
      text,
      /1 switched off pixelgram 1\. 1 expire within 7 days First pixelgram in 3 days \(live run\)\./,
    );
    assert.match(
      text,
      /pixelgram · aaaaaaaa… .*b-healthy · Publish now business, standard, 1 account Healthy yes yes 3 days live run, 2026-/,
    );
    assert.match(text, /a-expired · Publish now [^·]* Expired evidence no no expired 24 hours ago/);
    assert.match(
      text,
      /Deployment \S+ , 2026-03-15 12:00 UTC \. Runtime facts of/,
      'what is printed says when',
    );
    const found = (filter: Partial<typeof EVERYTHING>) =>
      chosenRows(view, { ...EVERYTHING, ...filter }).map((one) => one.subject.output_profile);
    assert.deepEqual(found({ claim: 'unclaimed' }), ['a-expired']);
    assert.deepEqual(found({ claim: 'refused' }), ['b-disabled', 'c-disabled']);
    assert.deepEqual(found({ expires: 'over' }), ['a-expired']);
    assert.deepEqual(found({ expires: '1' }), []);
    assert.deepEqual(found({ expires: '7' }), ['b-healthy']);
    assert.deepEqual(found({ q: 'HEALTHY  publish now' }), ['b-healthy']);
    assert.deepEqual(found({ q: 'business nowhere' }), []);
  });

  test('keeps its filter from page to page, and says where nothing fits it', () => {
    const rows = Array.from({ length: 150 }, (_, index) => rowOf(`profile-${index}`, 'healthy'));
    const many = { ...survey, rows };
    const filter = { ...EVERYTHING, provider: 'pixelgram', state: 'healthy' };
    const kept = 'provider=pixelgram&#38;state=healthy';
    const first = pageOf(many, filter);
    assert.match(first, /Page 1 of 2/);
    assert.ok(first.includes(`href="/admin?${kept}&#38;page=2#subjects">Next page`));
    assert.ok(first.includes(`href="/admin/board.csv?${kept}"`));
    const second = pageOf(many, { ...filter, page: 2 });
    assert.ok(second.includes(`href="/admin?${kept}#subjects">Previous page`));
    assert.doesNotMatch(second, /Next page/);
    const none = pageOf(survey, { ...EVERYTHING, provider: 'gone' });
    assert.match(none, /Nothing to show for this filter/);
    assert.match(none, /<option value="gone" selected>gone \(unknown\)/, 'the filter is in sight');
  });

  test('[T169] a table for spreadsheets has every row, and nothing in it is a formula', async () => {
    const labels = { label: '=HYPERLINK("https://evil.example")', instance_label: '+1,2' };
    const says = () => offering({ apps: offering().apps.map((app) => ({ ...app, ...labels })) });
    const named = await surveyOn(ledger, { says });
    const { body, type, headers } = boardCsv(named, EVERYTHING);
    assert.equal(type, 'text/csv; charset=utf-8');
    assert.match(
      headers?.['content-disposition'] ?? '',
      /^attachment; filename="readiness-[a-z0-9-]+-2026-03-15\.csv"$/,
    );
    const lines = body.split('\r\n');
    assert.equal(lines.length, named.rows.length + 2);
    assert.match(body, /"'=HYPERLINK\(""https:\/\/evil\.example""\)","'\+1,2"/);
    assert.doesNotMatch(body, /(?:^|,)"?[=+@-]/m);
    assert.ok(
      chosenRows(named, { ...EVERYTHING, q: 'evil.example' }).length > 0,
      'found by its label',
    );
    assert.match(pageOf(named), /· =HYPERLINK\(&#34;https/, 'text stays text');
    for (const start of ['=', '+', '-', '@']) {
      const label = `${start}1`;
      const said = () => offering({ apps: offering().apps.map((app) => ({ ...app, label })) });
      const cells = boardCsv(await surveyOn(ledger, { says: said }), EVERYTHING).body;
      assert.ok(cells.includes(`'${label}`), JSON.stringify(label));
    }
  });

  test('[T169] a name with control characters or marks of direction is refused with the facts', async () => {
    for (const label of ['', 'a\nb', 'admin\u202e', 'x'.repeat(65)]) {
      const says = () => offering({ apps: offering().apps.map((app) => ({ ...app, label })) });
      await assert.rejects(surveyOn(ledger, { says }), label);
    }
  });

  test('a subject says what stands in the way, how to clear it and until when it holds', async () => {
    const empty = await newLedger('sqlite');
    const only = async (on: TestLedger, changes: ServiceChanges = {}) =>
      serviceOn(on, changes).examine([subject()]);
    const view = (of: Survey<Examined>, changes: { isRecorder?: boolean } = {}) =>
      subjectPage(
        {
          subject: subject(),
          survey: of,
          contracts,
          history: [],
          operators: new Map(),
          resting: new Map(),
          standings: [],
          olderThan: null,
        },
        changes.isRecorder === false
          ? { ...VIEWER, caller: { ...VIEWER.caller, scopes: ['readiness:read'] } }
          : VIEWER,
        html``,
        null,
      ).body;
    assert.match(
      view(await only(empty, { environment: {} })),
      /Nothing blocks this operation[^]*Enforcement would also block on/,
    );
    const denied = await only(empty, {
      environment: { CLAIMGATE_DISABLED_PROVIDERS: 'pixelgram' },
    });
    assert.match(view(denied), /disabled_by_environment/);
    const missing = await only(empty);
    const hex = subjectDigest(subject()).replace('sha256:', '');
    for (const address of [
      `/admin/approval-reviews/new?subject=${hex}`,
      `/admin/runtime-controls/new?subject=${hex}`,
      `/admin/certifications/new?subject=${hex}&#38;side=local`,
      `/admin/certifications/new?subject=${hex}&#38;side=live`,
    ])
      assert.ok(view(missing).includes(`<a href="${address}">`), address);
    assert.doesNotMatch(
      view(missing, { isRecorder: false }),
      /<a href="\/admin\/(?:approval|runtime|cert)/,
    );
    const bounded = {
      ...denied,
      rows: denied.rows.map(({ decision, ...one }) => ({
        ...one,
        decision: {
          ...decision,
          blockers: decision.blockers.map((blocker) => ({
            ...blocker,
            clears_at: '2026-04-01T00:00:30Z',
          })),
        },
      })),
    };
    assert.match(
      view(bounded),
      /Clears on <time[^>]*>2026-04-01 00:00:30 UTC<\/time> \(in 16 days\)/,
    );
    const whole = textOf(view(await only(ledger)));
    assert.match(whole, /Valid until 2026-\d\d-\d\d [\d:]+ UTC \(in \d+ days\), by the [a-z ]+\./);
    assert.match(whole, /Live test current 2026-/);
  });
});
