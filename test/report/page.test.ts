import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Page, Browser, BrowserContextOptions } from 'playwright-core';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finding } from '../../src/documents/findings.ts';
import { renderHtml } from '../../src/report/html-page.ts';
import { noBrowser, startBrowser, violationsOf } from '../browser.ts';
import { sample } from '../soak.ts';
import {
  caseReports,
  hostileReport,
  manyClaims,
  passingClaim,
  plainReport,
  verdictReport,
} from './reports.ts';
import { NEWEST_RULES } from '../../src/gate/rule-sets.ts';

interface View {
  readonly colorScheme?: 'light' | 'dark';
  readonly width?: number;
  readonly javaScriptEnabled?: boolean;
}

/** A page as it was opened, and what it did meanwhile. */
interface Opened {
  readonly page: Page;
  /** Requests beyond the page itself. */
  readonly requests: readonly string[];
  /** Errors of scripts, and everything the content policy refused. */
  readonly complaints: readonly string[];
}

/** Pages from the disk in a real browser. Pages of one kind are shown one after the other in one tab. */
class Pages {
  readonly #folder = mkdtempSync(join(tmpdir(), 'claimgate-page-'));
  readonly #browser: Browser;
  readonly #tabs = new Map<string, Promise<Page>>();
  #count = 0;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  static async start(): Promise<Pages> {
    return new Pages(await startBrowser());
  }

  /** Opens a page in the place of the one before. */
  async open(html: string, view: View = {}): Promise<Opened> {
    const { width = 1280, colorScheme = 'light', javaScriptEnabled = true } = view;
    const page = await this.#tab({ javaScriptEnabled });
    await page.emulateMedia({ media: 'screen', colorScheme });
    await page.setViewportSize({ width, height: 900 });
    const file = this.#write(html);
    const requests: string[] = [];
    const complaints: string[] = [];
    page.removeAllListeners();
    page.on('request', (request) => {
      if (request.url() !== `file://${file}`) requests.push(request.url());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => complaints.push(message.text()));
    await page.goto(`file://${file}`);
    return { page, requests, complaints };
  }

  async violations(html: string): Promise<string[]> {
    return violationsOf(await this.#tab({ bypassCSP: true }), html);
  }

  #tab(options: BrowserContextOptions): Promise<Page> {
    const key = JSON.stringify(options);
    const tab = this.#tabs.get(key) ?? this.#newTab(options);
    this.#tabs.set(key, tab);
    return tab;
  }

  async #newTab(options: BrowserContextOptions): Promise<Page> {
    const page = await this.#browser.newPage(options);
    // A busy machine may take its time; what hangs ends all the same.
    page.setDefaultTimeout(120_000);
    return page;
  }

  #write(html: string): string {
    const file = join(this.#folder, `${this.#count++}.html`);
    writeFileSync(file, html);
    return file;
  }

  async stop(): Promise<void> {
    for (const tab of this.#tabs.values()) await (await tab).close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

const unasked = { ...(await passingClaim()), decision: 'refused' as const, rules: [], lapse: null };
const refused = verdictReport({
  claims: await manyClaims(8, 3),
  findings: [finding('not_canonical', { file: 'f', line: 2, column: 3, pointer: '/claims' })],
});
const HTML: Readonly<Record<string, string>> = {
  allowed: renderHtml(verdictReport({ claims: await manyClaims(3, 9) })),
  refused: renderHtml(refused),
  'nothing claimed': renderHtml(verdictReport()),
  'nothing asked': renderHtml(
    verdictReport({ claims: [unasked], findings: [finding('pin_missing')], kind: 'draft' }),
  ),
  undetermined: renderHtml(verdictReport({ inputs: [], findings: [finding('claims_missing')] })),
  'clears by time': renderHtml(
    verdictReport({ findings: [finding('verdict_stale', { clears_at: '2026-03-16T12:00:00Z' })] }),
  ),
  hostile: renderHtml(await hostileReport()),
  'another command': renderHtml(plainReport([finding('verdict_stale')], ['one', 'two'])),
};
const hundreds = renderHtml(verdictReport({ claims: await manyClaims(300, 15) }));

const READS_BACK = `(html) => {
  const read = new DOMParser().parseFromString(html, 'text/html');
  const ids = [...read.querySelectorAll('[id]')].map(({ id }) => id);
  return (
    new Set(ids).size === ids.length &&
    [3, 4].includes(read.querySelectorAll('main > section').length) &&
    read.querySelectorAll('.matrix > tbody > tr > td').length === ${NEWEST_RULES.rules.length + 1} &&
    read.body.lastElementChild.tagName === 'SCRIPT'
  );
}`;

/** Claims that can be seen, counted in the page: hundreds of questions from outside take long. */
function rowsShown(page: Page): Promise<number> {
  return page.evaluate<number>(
    '[...document.querySelectorAll(".matrix tbody tr")].filter((row) => row.checkVisibility()).length',
  );
}

describe('the page in Chromium', { skip: noBrowser ?? false }, () => {
  let pages: Pages;
  before(async () => {
    pages = await Pages.start();
  });
  after(() => pages.stop());

  for (const [name, html] of sample(Object.entries(HTML), 2))
    test(`${name}: nothing is wrong for axe, light, dark and at 360 pixels`, async () =>
      assert.deepEqual(await pages.violations(html), []));

  for (const [name, html] of Object.entries(HTML)) {
    test(`[T55] ${name}: asks the network for nothing, and runs nothing but its script`, async () => {
      const { page, requests, complaints } = await pages.open(html);
      await page.emulateMedia({ media: 'print' });
      assert.deepEqual(requests, []);
      assert.deepEqual(complaints, []);
      assert.equal(await page.locator('script').count(), 1);
      assert.equal(await page.locator('img, iframe, object, form, link').count(), 0);
    });

    test(`${name}: every link leads to a part of the page, and it does not scroll sideways`, async () => {
      const { page } = await pages.open(html);
      const lost = await page.evaluate<string[]>(
        '[...document.querySelectorAll("a")].map((a) => a.getAttribute("href")).filter((to) => !/^#./.test(to) || !document.getElementById(to.slice(1)))',
      );
      assert.deepEqual(lost, []);
      await page.evaluate(
        'for (const one of document.querySelectorAll("details")) one.open = true',
      );
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const wide = await page.evaluate<number>('document.documentElement.scrollWidth');
        assert.ok(wide <= width, `${wide} at ${width} pixels`);
      }
    });
  }

  test('every case of the rules is a page without a fault in its markup', async () => {
    const { page } = await pages.open(HTML['allowed'] ?? '');
    for (const { name, report } of sample(await caseReports(), 12)) {
      const isWhole = await page.evaluate<boolean>(
        `(${READS_BACK})(${JSON.stringify(renderHtml(report))})`,
      );
      assert.equal(isWhole, true, name);
    }
  });

  test('[T55] the content policy refuses what is not the script or style of the page', async () => {
    const bent = (HTML['allowed'] ?? '').replace(
      '</main>',
      '<script>document.title = "run"</script><p style="color: red" id="bent">x</p><img src="data:,"></main>',
    );
    const { page, complaints } = await pages.open(bent);
    assert.notEqual(await page.title(), 'run');
    assert.ok(complaints.length >= 3, complaints.join('\n'));
  });

  test('206 refusals of 300 print on 12 sheets; the first has the answer, every cause, how many claims it blocks, and what to do', async () => {
    const claims = [...(await manyClaims(206, 1)), ...(await manyClaims(300, 301)).slice(206)];
    const { page } = await pages.open(renderHtml(verdictReport({ claims })));
    await page.emulateMedia({ media: 'print' });
    const sheets = (await page.pdf({ format: 'A4' }))
      .toString('latin1')
      .match(/\/Type\s*\/Page\b/g);
    assert.ok(
      (sheets?.length ?? 0) > 1 && (sheets?.length ?? 99) <= 12,
      `${sheets?.length} sheets`,
    );
    const first = await page.evaluate<{ text: string; bottom: number; breaks: string }>(
      `(() => {
        const causes = document.querySelector('#causes');
        const text = document.querySelector('header').innerText + causes.innerText;
        const breaks = getComputedStyle(causes.nextElementSibling).breakBefore;
        return { text, bottom: causes.getBoundingClientRect().bottom, breaks };
      })()`,
    );
    for (const words of [
      /206 of 300 claims/,
      /app review has expired\s+52\b/,
      /claimgate ledger append/,
    ])
      assert.match(first.text, words);
    assert.equal(first.breaks, 'page');
    // 265 mm of an A4 sheet between its margins.
    assert.ok(first.bottom < 1000, `${first.bottom} pixels`);
  });

  test('a finding is reached from the rule of a claim by keyboard alone', async () => {
    const { page } = await pages.open(HTML['refused'] ?? '');
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate('document.activeElement.className'), 'skip');
    await page.keyboard.press('Enter');
    assert.equal(await page.evaluate('document.activeElement.id'), 'main');
    await page.locator('td a').first().focus();
    await page.keyboard.press('Enter');
    assert.match(await page.evaluate<string>('location.hash'), /^#finding-\d+$/);
    assert.equal(await page.locator('.finding:target').count(), 1);
  });

  test('hundreds of claims are filtered by words', async () => {
    const { page, complaints } = await pages.open(hundreds);
    assert.equal(await rowsShown(page), 300);
    assert.ok(await page.evaluate<boolean>('document.documentElement.scrollWidth <= 1280'));
    await page.getByLabel('Filter by words').fill('bluesky carousel standard-3');
    const shown = await rowsShown(page);
    assert.ok(shown > 0 && shown < 20);
    assert.equal(await page.locator('output').textContent(), `${shown} of 300 claims`);
    assert.deepEqual(complaints, []);
  });

  test('prints on paper, light, with what lists were closed', async () => {
    const { page } = await pages.open(HTML['refused'] ?? '', { colorScheme: 'dark' });
    const pdf = await page.pdf({ format: 'A4' });
    assert.ok(pdf.length > 10_000);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    assert.equal(
      await page.evaluate('getComputedStyle(document.documentElement).backgroundColor'),
      'rgb(255, 255, 255)',
    );
    assert.ok(await page.locator('nav').isHidden());
    assert.ok(await page.locator('.finding .links').first().isVisible());
    assert.equal(
      await page.evaluate('getComputedStyle(document.querySelector(".matrix thead")).display'),
      'table-header-group',
    );
  });

  test('claims × rules is a table with headings, also where it is narrow', async () => {
    for (const width of [360, 1280]) {
      const { page } = await pages.open(HTML['refused'] ?? '', { width });
      const tree = await page.locator('.matrix').ariaSnapshot();
      assert.match(tree, /columnheader "1 production app is configured"/);
      assert.match(
        tree,
        /rowheader "pixelgram · status-with-media · immediate \(business, standard\)"/,
      );
      assert.match(tree, /cell "(?:\d )?fail"/);
    }
  });
});
