import { existsSync } from 'node:fs';
import { after } from 'node:test';
import axe from 'axe-core';
import { chromium, type Browser, type Page } from 'playwright-core';

/** Debian's Chromium, or the one that CLAIMGATE_CHROMIUM names. */
const CHROMIUM = process.env['CLAIMGATE_CHROMIUM'] ?? '/usr/bin/chromium';

/** Why there is no browser; nothing where there is one. */
export const noBrowser = existsSync(CHROMIUM)
  ? undefined
  : `no Chromium at ${CHROMIUM}: set CLAIMGATE_CHROMIUM`;

let started: Promise<Browser> | undefined;
after(async () => (await started)?.close());

/** The browser of this process, for all tests in it: to start one takes as long as most of them. */
export function startBrowser(): Promise<Browser> {
  // A root user has no sandbox; what is opened here are our own pages.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return (started ??= chromium.launch({ executablePath: CHROMIUM, args }));
}

const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOURS = ['color-contrast', 'link-in-text-block'];
const LAYOUT = [
  'aria-hidden-focus',
  'label',
  'page-has-heading-one',
  'scrollable-region-focusable',
  'target-size',
];

/**
 * How a page is looked at: in both schemes, and where it is narrow. A scheme changes nothing but colours, and
 * a width what is shown and how large it is.
 */
const LOOKS = [
  ['light', 1280, 'light', EVERYTHING],
  ['dark', 1280, 'dark', COLOURS],
  ['narrow', 360, 'light', LAYOUT],
] as const;

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
}

/**
 * The violations that axe finds in a page, and elements wider than the screen, in every view. All pages are shown
 * in one tab, because to load axe takes as long as to run it.
 * @param tab one that runs scripts and ignores the content policy, which axe has to get past
 */
export async function violationsOf(tab: Page, html: string): Promise<string[]> {
  await tab.setContent(html);
  if (!(await tab.evaluate<boolean>('"axe" in window'))) await tab.evaluate(axe.source);
  const found: string[] = [];
  for (const [look, width, colorScheme, runOnly] of LOOKS) {
    const options = JSON.stringify({ resultTypes: ['violations'], runOnly });
    await tab.emulateMedia({ colorScheme });
    await tab.setViewportSize({ width, height: 900 });
    for (const { id, nodes } of await tab.evaluate<Violation[]>(
      `axe.run(${options}).then(({ violations }) => violations)`,
    ))
      found.push(
        `${look} ${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary}`).join('; ')}`,
      );
    if (!(await fits(tab, width))) found.push(`${look}: wider than the screen`);
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
