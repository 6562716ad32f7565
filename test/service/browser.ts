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

const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** How a page is looked at: in both schemes, and where it is narrow. A scheme changes colours alone. */
const LOOKS = [
  ['light', 1280, 'light', EVERYTHING],
  ['dark', 1280, 'dark', ['color-contrast', 'link-in-text-block']],
  ['narrow', 360, 'light', EVERYTHING],
] as const;

const copies = new WeakMap<Browser, Promise<Page>>();

/**
 * What axe finds in a page, and what is wider than the screen, however it is looked at: the page as it is,
 * copied into a tab that runs scripts and ignores the policy against them, which only this test may do.
 */
export async function violationsIn(
  browser: Browser,
  page: Page,
  onLook: (copy: Page, look: string) => Promise<void> = async () => {},
): Promise<string[]> {
  const tab = copies.get(browser) ?? browser.newPage({ bypassCSP: true });
  copies.set(browser, tab);
  const copy = await tab;
  const body = await page.content();
  await copy.unrouteAll();
  await copy.route(page.url(), (route) => route.fulfill({ body, contentType: 'text/html' }));
  await copy.goto(page.url());
  await copy.evaluate(axe.source);
  const found: string[] = [];
  for (const [look, width, colorScheme, runOnly] of LOOKS) {
    const options = JSON.stringify({ resultTypes: ['violations'], runOnly });
    await copy.emulateMedia({ colorScheme });
    await copy.setViewportSize({ width, height: 900 });
    await onLook(copy, look);
    for (const { id, nodes } of await copy.evaluate<Violation[]>(
      `axe.run(${options}).then(({ violations }) => violations)`,
    ))
      found.push(
        `${look} ${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary}`).join('; ')}`,
      );
    if (!(await fits(copy, width))) found.push(`${look}: wider than the screen`);
  }
  return found;
}

/** Whether everything is inside of the screen, but for what scrolls by itself. */
async function fits(page: Page, width: number): Promise<boolean> {
  const boxes = await page.evaluate<number[]>(
    '[...document.querySelectorAll("html, main")].map((one) => one.getBoundingClientRect().width)',
  );
  return boxes.every((wide) => wide <= width);
}
