import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { violationsOf } from '../browser.ts';

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
