import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { noBrowser, startBrowser } from '../browser.ts';
import { TESTED_REVISION } from '../evidence/documents.ts';
import { control, item } from '../ledger/documents.ts';
import { isSoak } from '../soak.ts';
import { JANE, PASSWORD, startAdmin, type AdminService } from './admin-world.ts';
import { newPage, violationsIn } from './browser.ts';
import { manySubjects, type Size } from './many-world.ts';

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
        const browser = await startBrowser();
        const service = await startBoard(size);
        t.after(() => service.stop());
        // The first look decides on everything.
        await service.context.readiness.survey();
        for (const [look, options, media] of LOOKS) {
          const page = await opened(browser, service, options);
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
        const page = await opened(browser, service);
        assert.deepEqual(await violationsIn(browser, page), []);
        await page.goto(`${service.base}/admin/runtime-controls/new?provider=provider-11`);
        await page.check('[name=state][value=disabled]');
        await page.fill('#field-reason', 'drill');
        await page.click('button.main');
        const effects = await page.locator('.effects').innerText();
        assert.match(effects, new RegExp(`This disables ${2 * size.profiles + 1} subjects: `));
        assert.deepEqual(await violationsIn(browser, page), []);
        await byKeyboard(page, service, size);
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

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, selector: string, most = 120): Promise<void> {
  const isFocused = `document.activeElement?.matches(${JSON.stringify(selector)}) ?? false`;
  for (let presses = 0; presses < most; presses += 1) {
    if (await page.evaluate<boolean>(isFocused)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`${selector} is not reached by the keyboard`);
}

async function opened(
  browser: Browser,
  { base }: AdminService,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await newPage(browser, options);
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
