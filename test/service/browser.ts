import { existsSync } from 'node:fs';
import axe from 'axe-core';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

/** Debian's Chromium, or the one that CLAIMGATE_TEST_CHROMIUM names. */
const CHROMIUM = process.env['CLAIMGATE_TEST_CHROMIUM'] ?? '/usr/bin/chromium';

/** Why there is no browser; nothing where there is one. */
export const noBrowser = existsSync(CHROMIUM)
  ? undefined
  : `no Chromium at ${CHROMIUM}: set CLAIMGATE_TEST_CHROMIUM`;

export function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
}

/** A page in which no script runs, as the service sends none. */
export async function newPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, ...options });
  return context.newPage();
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/**
 * What axe finds in a page: the page as it is, in a context of its own that runs scripts and ignores the
 * policy against them, which only this test may do.
 */
export async function violationsIn(browser: Browser, page: Page): Promise<string[]> {
  const scheme = await page.context().storageState();
  const context = await browser.newContext({
    bypassCSP: true,
    storageState: scheme,
    viewport: page.viewportSize(),
    colorScheme: (await isDark(page)) ? 'dark' : 'light',
  });
  try {
    const copy = await context.newPage();
    const html = await page.content();
    await copy.route(page.url(), (route) =>
      route.fulfill({ body: html, contentType: 'text/html' }),
    );
    await copy.goto(page.url());
    await copy.evaluate(axe.source);
    const violations = await copy.evaluate<Violation[]>(
      "axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }).then((result) => result.violations)",
    );
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary}`).join('; ')}`,
    );
  } finally {
    await context.close();
  }
}

const schemes = new WeakMap<Page, boolean>();

/** Says that a page is shown dark, so that its copy is. */
export function setDark(page: Page): void {
  schemes.set(page, true);
}

async function isDark(page: Page): Promise<boolean> {
  return schemes.get(page) ?? false;
}
