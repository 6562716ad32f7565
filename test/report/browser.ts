import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axe from 'axe-core';
import { chromium, type Browser, type Page } from 'playwright-core';

/** Debian's Chromium; where there is none, tests of the page are skipped. */
const CHROMIUM = process.env['CLAIMGATE_CHROMIUM'] ?? '/usr/bin/chromium';
export const isChromiumThere = existsSync(CHROMIUM);

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

/** Pages from the disk in a real browser. */
export class Pages {
  readonly #folder = mkdtempSync(join(tmpdir(), 'claimgate-page-'));
  readonly #browser: Browser;
  #count = 0;
  #last: Page | undefined;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  static async start(): Promise<Pages> {
    // A root user has no sandbox; what is opened here is our own page.
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    return new Pages(await chromium.launch({ executablePath: CHROMIUM, args }));
  }

  /** Opens a page; the one before is closed. */
  async open(html: string, view: View = {}): Promise<Opened> {
    await this.#last?.close();
    const file = this.#write(html);
    const page = await this.#browser.newPage(optionsOf(view));
    // A busy machine may take its time; what hangs ends all the same.
    page.setDefaultTimeout(120_000);
    this.#last = page;
    const requests: string[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => {
      if (request.url() !== `file://${file}`) requests.push(request.url());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => complaints.push(message.text()));
    await page.goto(`file://${file}`);
    return { page, requests, complaints };
  }

  /** What axe finds wrong with a page. Axe has to get past the content policy, so it has a page of its own. */
  async violations(html: string, view: View = {}): Promise<string[]> {
    const page = await this.#browser.newPage({ ...optionsOf(view), bypassCSP: true });
    await page.goto(`file://${this.#write(html)}`);
    await page.addScriptTag({ content: axe.source });
    const found = await page.evaluate<{ id: string; nodes: { html: string }[] }[]>(
      '(async () => (await axe.run()).violations)()',
    );
    await page.close();
    return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }

  #write(html: string): string {
    const file = join(this.#folder, `${this.#count++}.html`);
    writeFileSync(file, html);
    return file;
  }

  async stop(): Promise<void> {
    await this.#browser.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function optionsOf({ width = 1280, ...options }: View) {
  return { ...options, viewport: { width, height: 900 } };
}
