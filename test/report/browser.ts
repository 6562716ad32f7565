import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axe from 'axe-core';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

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

/** Looks at a page for axe: in both schemes, and where it is narrow. */
const LOOKS = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'light', width: 360 },
] as const;

const AXE = '(async () => (await axe.run({ resultTypes: ["violations"] })).violations)()';

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
    // A root user has no sandbox; what is opened here is our own page.
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    return new Pages(await chromium.launch({ executablePath: CHROMIUM, args }));
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

  /** What axe finds wrong with a page, however it is looked at. Axe has to get past the content policy, so it has a tab of its own. */
  async violations(html: string): Promise<string[]> {
    const page = await this.#tab({ bypassCSP: true });
    await page.goto(`file://${this.#write(html)}`);
    await page.evaluate(axe.source);
    const found: string[] = [];
    for (const { colorScheme, width } of LOOKS) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      const violations = await page.evaluate<{ id: string; nodes: { html: string }[] }[]>(AXE);
      found.push(
        ...violations.map(({ id, nodes }) => `${colorScheme} ${width} ${id}: ${nodes[0]?.html}`),
      );
    }
    return found;
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
    await this.#browser.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
