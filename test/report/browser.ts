import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { startBrowser, violationsOf } from '../browser.ts';

export interface View {
  readonly colorScheme?: 'light' | 'dark';
  readonly width?: number;
  readonly javaScriptEnabled?: boolean;
}

/** A page as it was opened, and what it did meanwhile. */
export interface Opened {
  readonly page: Page;
  /** Requests beyond the page itself. */
  readonly requests: readonly string[];
  /** Errors of scripts, and everything the content policy refused. */
  readonly complaints: readonly string[];
}

/** Pages from the disk in a real browser. Pages of one kind are shown one after the other in one tab. */
export class Pages {
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

  /** What axe finds wrong with a page, in a tab of its own. */
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
