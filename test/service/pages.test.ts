import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { violationsOf, noBrowser, startBrowser } from '../browser.ts';
import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { listRecords } from '../../src/ledger/reading.ts';
import { isSoak } from '../soak.ts';
import { subject, TESTED_REVISION } from '../evidence/documents.ts';
import { FINGERPRINTS } from '../ledger/world.ts';
import { JANE, PASSWORD, startAdmin, VIEWER, type AdminService } from './admin-world.ts';
import { tokenFor } from './running.ts';
import { control, item } from '../ledger/documents.ts';
import { manySubjects, type Size } from './many-world.ts';

/** Opens a page that runs no script, as the service sends none. */
export async function newPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, ...options });
  return context.newPage();
}

const copies = new WeakMap<Browser, Promise<Page>>();

/** Returns the violations of a page, copied into a tab that runs scripts, which only this test may do. */
export async function violationsIn(browser: Browser, page: Page): Promise<string[]> {
  const tab = copies.get(browser) ?? browser.newPage({ bypassCSP: true });
  copies.set(browser, tab);
  const copy = await tab;
  // So that its style is found.
  if (copy.url() === 'about:blank') await copy.goto(page.url());
  return violationsOf(copy, await page.content());
}

/** The pages that every run of the tests looks at. */
const SAMPLE = new Set([
  'board',
  'subject',
  'runtime-controls-error',
  'certifications-unconfirmed',
]);

const HEX = subjectDigest(subject()).replace('sha256:', '');

let browser: Browser;
let service: AdminService;

describe('pages in a browser', { skip: noBrowser ?? false }, () => {
  before(async () => {
    browser = await startBrowser();
    service = await startAdmin('sqlite');
  });
  after(async () => {
    await service?.stop();
  });

  test('the check of accessibility finds what is wrong', async () => {
    const page = await newPage(browser);
    await page.goto(`${service.base}/admin/sign-in`);
    await page.setContent(
      '<html><body><img src="x"><input><p style="color: #777; background: #888">grey on grey</p><button>x</button><button style="width: 4px; height: 4px; padding: 0">y</button></body></html>',
    );
    const found = await violationsIn(browser, page);
    for (const rule of ['image-alt', 'label', 'html-has-lang'])
      assert.ok(
        found.some((one) => one.startsWith(`light ${rule}:`)),
        rule,
      );
    for (const rule of ['dark color-contrast', 'narrow label', 'narrow target-size'])
      assert.ok(
        found.some((one) => one.startsWith(`${rule}:`)),
        rule,
      );
    await page.context().close();
  });

  test('no page breaks a rule of accessibility, or is wider than the screen, light, dark or narrow', async () => {
    const page = await newPage(browser);
    const check = async (name: string) => {
      // A page takes seconds in all its looks; `npm run trials -- soak` looks at every one.
      if (!isSoak && !SAMPLE.has(name)) return;
      assert.deepEqual(await violationsIn(browser, page), [], name);
    };
    await page.goto(`${service.base}/admin`);
    await check('sign-in');
    await page.fill('#name', JANE);
    await page.fill('#password', 'not the password');
    await page.click('button');
    await check('sign-in-error');
    await page.fill('#password', PASSWORD);
    await page.click('button');
    assert.equal(new URL(page.url()).pathname, '/admin');
    await check('board');
    await page.goto(`${service.base}/admin?provider=pixelgram&state=healthy`);
    await check('board-filtered');
    await page.goto(`${service.base}/admin/subjects/${HEX}`);
    await check('subject');
    await page.click('text=Start a certification test');
    await check('certification-test');
    await page.click('button.main');
    assert.match(await page.inputValue('#token'), /^cgt1\./);
    await check('certification-test-started');
    for (const form of ['approval-reviews', 'runtime-controls']) {
      await page.goto(`${service.base}/admin/${form}/new?subject=${HEX}`);
      await check(form);
      await page.click('button.main');
      assert.match(await page.title(), /^Error: /);
      await check(`${form}-error`);
    }
    await page.goto(`${service.base}/admin/certifications/new`);
    await check('certifications-choice');
    await page.goto(`${service.base}/admin/certifications/new?subject=${HEX}&side=live`);
    await check('certifications-file');
    await page.goto(
      `${service.base}/admin/certifications/new?subject=${HEX}&side=live&results=each`,
    );
    await check('certifications');
    await page.selectOption('[name="outcome.publish_immediate"]', 'passed');
    await page.click('button.main');
    await check('certifications-error');
    await fillIncompleteRun(page);
    await page.click('button.main');
    await check('certifications-preview');
    await page.click('button.main');
    assert.match(await page.title(), /^Error: /, 'nothing is recorded without the tick');
    await check('certifications-unconfirmed');
    await page.context().clearCookies();
    await page.check('#confirmed');
    await page.click('button.main');
    assert.match(await page.title(), /Sign in/);
    await check('sign-in-lapsed');
    await page.fill('#name', JANE);
    await page.fill('#password', PASSWORD);
    await page.click('button.main');
    await check('signed-in-again');
    await page.click('button.main');
    assert.equal(await page.inputValue('#field-account_reference'), 'acct-1029384756');
    await tokenFor(service.ledger.driver, { name: 'dashboard-of-the-night-shift' });
    await page.goto(`${service.base}/admin/tokens`);
    await check('tokens');
    await page.click('text=dashboard-of-the-night-shift');
    await check('token');
    await page.goto(`${service.base}/admin/audit`);
    await check('audit');
    await page.goto(`${service.base}/admin/subjects/${'0'.repeat(64)}`);
    await check('unknown');
    await page.context().close();
  });

  test('with the keyboard alone: sign in, see a fault beside its field, mend it, record', async () => {
    const page = await newPage(browser);
    const sizeBefore = await service.size();
    await page.goto(`${service.base}/admin/runtime-controls/new?subject=${HEX}`);
    await page.waitForSelector('#name:focus');
    await page.keyboard.type(JANE);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForSelector('#field-state');
    await tabTo(page, '#field-state', 60);
    await page.keyboard.press('Space');
    await tabTo(page, '#field-reason', 60);
    await page.keyboard.type('Not A Slug');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.summary:focus');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/#field-reason$/);
    const reason = page.locator('#field-reason');
    const described = (await reason.getAttribute('aria-describedby')) ?? '';
    const fault = described.split(' ').find((id) => id.endsWith('-fault')) ?? '';
    assert.match(
      (await page.locator(`#${fault}`).textContent()) ?? '',
      /^\s*Error: Enter lower-case letters/,
    );
    assert.equal(await reason.getAttribute('aria-invalid'), 'true');
    assert.equal(await reason.inputValue(), 'Not A Slug');
    assert.ok(await page.locator('#field-state').isChecked(), 'what was chosen is kept');
    assert.equal(await service.size(), sizeBefore);
    await tabTo(page, '#field-reason', 60);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('by-keyboard');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.effects');
    assert.equal(await service.size(), sizeBefore, 'a preview records nothing');
    await tabTo(page, 'button.main', 60);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.done');
    assert.match(
      (await page.locator('.done').textContent()) ?? '',
      /Recorded as no\. \d+\.\s+Control: disabled, pixelgram/,
    );
    assert.match((await page.locator('.history').textContent()) ?? '', /by\s+jane.*by-keyboard/s);
    const [last] = await service.ledger.driver.read((c) => listRecords(c, { limit: 1 }));
    assert.equal(last?.sequence, sizeBefore + 1);
    assert.equal(last.record.operator_ref, FINGERPRINTS.of('operator', JANE));
    await tabTo(page, '.who button', 60);
    await page.keyboard.press('Enter');
    await page.waitForURL(/sign-in/);
    await page.goto(`${service.base}/admin`);
    assert.match(page.url(), /sign-in/);
    await page.context().close();
  });

  test('a review and a whole certification through the forms', async () => {
    const page = await newPage(browser);
    await signedIn(page);
    await page.goto(`${service.base}/admin/approval-reviews/new?subject=${HEX}`);
    await page.check('[name=state][value=approved]');
    await page.fill('#field-tier', 'advanced');
    await page.fill('#field-reviewed_at', '2026-03-15T11:59:59');
    await page.fill('#field-expires_at', '2026-09-01T00:00:00');
    const sizeBefore = await service.size();
    await page.click('button.main');
    await confirmed(page);
    assert.match((await page.locator('.done').textContent()) ?? '', /Review: approved/);
    assert.equal(await service.size(), sizeBefore + 1);

    await page.goto(`${service.base}/admin/certifications/new`);
    await page.selectOption('#field-subject', HEX);
    await page.check('[name=side][value=live]');
    await page.click('button.main');
    await page.check('[name=results][value=each]');
    await page.click('summary');
    await page.fill('#field-tested_revision', '1'.repeat(40));
    await page.fill('#field-tested_at', '2026-03-15T12:00:00');
    await page.fill('#field-expires_at', '2026-04-01T00:00:00');
    await page.fill('#field-account_reference', 'acct-1029384756');
    for (const kind of ['connect', 'authorization', 'publish_immediate', 'final_result'])
      await page.selectOption(`[name="outcome.${kind}"]`, 'passed');
    await page.selectOption('[name="outcome.refresh"]', 'not_applicable:no-refresh-tokens');
    await page.selectOption('[name="outcome.revoke"]', 'failed');
    await page.fill('[name="result.publish_immediate"]', 'post-1');
    await page.click('button.main');
    const summary = (await page.locator('.summary').textContent()) ?? '';
    assert.match(summary, /Final result/, summary);
    await page.fill('[name="result.final_result"]', 'post-1');
    await page.click('button.main');
    await confirmed(page);
    assert.match((await page.locator('.done').textContent()) ?? '', /Live run: failed in revoke/);
    await page.context().close();
  });

  test('from the board to a recorded disable takes at most 12 keys, and one link lifts it', async () => {
    const page = await newPage(browser);
    await signedIn(page);
    const size = await service.size();
    let keys = 0;
    const press = async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    };
    // Past the header, then to the first “Switch off”.
    await press('Tab');
    await press('Enter');
    const link = page.locator('a[href*="switch=off"]:focus');
    for (let tabs = 0; tabs < 9 && (await link.count()) === 0; tabs += 1) await press('Tab');
    await press('Enter');
    await page.waitForSelector('.effects');
    assert.match((await page.locator('.effects').textContent()) ?? '', /This disables \d+ subject/);
    assert.equal(await service.size(), size, 'a preview records nothing');
    assert.equal(await page.inputValue('#field-reason'), 'incident');
    assert.match((await page.locator('.sheet').textContent()) ?? '', /until\s+2026-03-16/);
    await press('Enter');
    await page.waitForSelector('.done');
    assert.equal(await service.size(), size + 1);
    assert.ok(keys <= 12, `${keys} keys`);
    const lift = page.locator('.causes a[href*="switch=on"]').first();
    await lift.click();
    await page.fill('#field-reason', 'provider-is-back');
    assert.match(
      (await page.locator('.effects').textContent()) ?? '',
      /This lifts control no\. \d+/,
    );
    await page.click('button.main');
    await page.waitForSelector('.done');
    const [last] = await service.ledger.driver.read((c) => listRecords(c, { limit: 1 }));
    assert.ok(last?.record.kind === 'control');
    assert.deepEqual([last.record.state, last.record.reason], ['enabled', 'provider-is-back']);
    await page.context().close();
  });

  test('who may only look sees the board and no form', async () => {
    const page = await newPage(browser);
    await page.goto(`${service.base}/admin`);
    await page.fill('#name', VIEWER);
    await page.fill('#password', PASSWORD);
    await page.click('button');
    assert.equal(await page.locator('nav a').count(), 1);
    const response = await page.goto(`${service.base}/admin/runtime-controls/new`);
    assert.equal(response?.status(), 403);
    await page.context().close();
  });
});

/** Takes what a preview warns of, and records. */
async function confirmed(page: Page): Promise<void> {
  await page.waitForSelector('.effects');
  if ((await page.locator('#confirmed').count()) > 0) await page.check('#confirmed');
  await page.click('button.main');
}

/** Fills in a run whose last check did not run. */
async function fillIncompleteRun(page: Page): Promise<void> {
  await page.fill('#field-tested_revision', '1'.repeat(40));
  await page.fill('#field-tested_at', '2026-03-15T11:00:00');
  await page.fill('#field-expires_at', '2026-04-01T00:00:00');
  await page.fill('#field-account_reference', 'acct-1029384756');
  for (const kind of ['connect', 'authorization', 'publish_immediate', 'final_result', 'refresh'])
    await page.selectOption(`[name="outcome.${kind}"]`, 'passed');
  for (const kind of ['publish_immediate', 'final_result'])
    await page.fill(`[name="result.${kind}"]`, 'post-1');
  await page.selectOption('[name="outcome.revoke"]', 'did_not_run');
}

async function signedIn(page: Page): Promise<void> {
  await page.goto(`${service.base}/admin`);
  await page.fill('#name', JANE);
  await page.fill('#password', PASSWORD);
  await page.click('button');
  // Keys that are pressed before the next page is there go to this one.
  await page.waitForSelector('nav a');
}

/** Boards of about 300 and 3,000 decisions. */
const SIZES: readonly Size[] = [
  { providers: 10, profiles: 15 },
  { providers: 30, profiles: 50 },
];

/** How people look at a page. */
const LOOKS: readonly (readonly [name: string, options: BrowserContextOptions, media?: 'print'])[] =
  [
    ['wide', { viewport: { width: 1280, height: 900 } }],
    ['dark', { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' }],
    ['phone', { viewport: { width: 375, height: 812 } }],
    // Text at twice its size leaves this much of a screen (WCAG 2.2, 1.4.4 and 1.4.10).
    ['twice', { viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 }],
    ['print', { viewport: { width: 794, height: 1123 } }, 'print'],
  ];

function startBoard(size: Size): Promise<AdminService> {
  const many = manySubjects(size);
  const named = many.facts.apps.map((app, index) =>
    index % 2 === 0 ? { ...app, label: `Publisher ${index + 1}` } : app,
  );
  const [first, second] = named;
  const controls = [
    { selector: { provider: first?.provider ?? '' }, state: 'disabled', reason: 'provider-outage' },
    {
      selector: { provider: second?.provider ?? '', operation: 'publish_scheduled' },
      state: 'degraded',
      reason: 'slow-answers',
      expires_at: '2026-03-16T12:00:00Z',
    },
  ] as const;
  return startAdmin('sqlite', {
    world: {
      ...many,
      facts: { ...many.facts, apps: named },
      items: [...many.items, ...controls.map((one) => item('control', control(one)))],
      ancestry: new Map([[TESTED_REVISION, true]]),
    },
  });
}

describe(
  'large boards in a browser',
  { skip: isSoak ? (noBrowser ?? false) : 'npm run trials -- soak' },
  () => {
    for (const size of SIZES) {
      const count = size.providers * (2 * size.profiles + 1);

      test(`a board of ${count} decisions: every look, by filter, by page and by keyboard alone`, async (t) => {
        const chromium = await startBrowser();
        const board = await startBoard(size);
        t.after(() => board.stop());
        // The first look decides on everything.
        await board.context.readiness.survey();
        for (const [look, options, media] of LOOKS) {
          const page = await opened(chromium, board, options);
          if (media) await page.emulateMedia({ media });
          await assertFits(page, look);
          if (media) {
            assert.equal(await page.locator('.filter').isVisible(), false, 'no form on paper');
            assert.match(
              await page.locator('.asof').innerText(),
              /Deployment hosted-eu, 2026-03-15/,
            );
          }
          if (look === 'phone' || look === 'twice') {
            const header = await page.locator('.top').boundingBox();
            assert.ok((header?.height ?? Infinity) <= 90, `a header of ${header?.height} px`);
          }
          await page.context().close();
        }
        const page = await opened(chromium, board);
        assert.deepEqual(await violationsIn(chromium, page), []);
        await page.goto(`${board.base}/admin/runtime-controls/new?provider=provider-11`);
        await page.check('[name=state][value=disabled]');
        await page.fill('#field-reason', 'drill');
        await page.click('button.main');
        const effects = await page.locator('.effects').innerText();
        assert.match(effects, new RegExp(`This disables ${2 * size.profiles + 1} subjects: `));
        assert.deepEqual(await violationsIn(chromium, page), []);
        await byKeyboard(page, board, size);
      });
    }
  },
);

/** Everything of the board without a pointer: search, filter, pages, a subject and back. */
async function byKeyboard(
  page: Page,
  { base }: AdminService,
  { providers, profiles }: Size,
): Promise<void> {
  const SUBJECT = '.board tbody tr:not(.group-head)';
  const subjects = 2 * profiles + 1;
  await page.goto(`${base}/admin`);
  await tabTo(page, '.skip');
  await page.keyboard.press('Enter');
  await tabTo(page, 'a[href$="state=disabled#subjects"]');
  await tabTo(page, '.controls a');
  await tabTo(page, '.controls summary');
  await page.keyboard.press('Enter');
  assert.notEqual(await page.locator('.controls details').getAttribute('open'), null);
  await tabTo(page, '#field-q');
  await page.keyboard.type('profile-101 publish later');
  await tabTo(page, '#field-state');
  await page.keyboard.type('Disabled');
  await tabTo(page, '#field-expires');
  await tabTo(page, '.filter button');
  await page.keyboard.press('Enter');
  await page.waitForURL(/q=profile-101\+publish\+later.*state=disabled/);
  assert.equal(await page.locator(SUBJECT).count(), 1);
  await tabTo(page, 'main a[href="/admin"]');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin$/);
  // Without a filter it shows apps; one of them leads to its subjects.
  assert.equal(await page.locator('.board tbody tr').count(), providers);
  await tabTo(page, '.scroll');
  await tabTo(page, '.board tbody a');
  await page.keyboard.press('Enter');
  await page.waitForURL(/app=/);
  assert.equal(await page.locator(SUBJECT).count(), Math.min(100, subjects));
  if (subjects > 100) {
    await tabTo(page, '.pages a', 250);
    await page.keyboard.press('Enter');
    await page.waitForURL(/page=2/);
  }
  await tabTo(page, `${SUBJECT} a`);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/subjects\//);
}

/** Presses Tab until something has the focus, at most as often as a page has things to reach. */
async function tabTo(page: Page, selector: string, most = 120): Promise<void> {
  const isFocused = `document.activeElement?.matches(${JSON.stringify(selector)}) ?? false`;
  for (let presses = 0; presses < most; presses += 1) {
    if (await page.evaluate<boolean>(isFocused)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`${selector} is not reached by the keyboard`);
}

async function opened(
  by: Browser,
  { base }: AdminService,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await newPage(by, options);
  await page.goto(`${base}/admin`);
  await page.fill('#name', JANE);
  await page.fill('#password', PASSWORD);
  await page.click('button');
  await page.waitForSelector('.board');
  return page;
}

async function assertFits(page: Page, look: string): Promise<void> {
  const [wide, screen] = await page.evaluate<[number, number]>(
    '[document.documentElement.scrollWidth, document.documentElement.clientWidth]',
  );
  assert.ok(wide <= screen, `${look}: ${wide} px on a screen of ${screen} px`);
}
