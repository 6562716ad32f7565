/** Takes pictures of every page of the service in several worlds, for people to look at: `npm run trials -- screens -- FOLDER [PART…]`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startBrowser } from '../test/browser.ts';
import { subjectDigest } from '../src/evidence/subject-evidence.ts';
import { present } from '../src/documents/findings.ts';
import { JANE, PASSWORD, startAdmin, type AdminService } from '../test/service/admin-world.ts';
import { newPage } from '../test/service/browser.ts';
import { OPERATOR_WORLDS, type OperatorWorld } from '../test/service/operator-worlds.ts';

const [folder = 'build/screens', ...chosen] = process.argv.slice(2);

const LOOKS = [
  ['light', { width: 1280, height: 800 }, 'light'],
  ['dark', { width: 1280, height: 800 }, 'dark'],
  ['phone', { width: 375, height: 760 }, 'light'],
  ['print', { width: 900, height: 1200 }, 'light'],
] as const;

async function shoot(page: Page, name: string): Promise<void> {
  if (chosen.length > 0 && !chosen.some((part) => name.includes(part))) return;
  for (const [look, size, colorScheme] of LOOKS) {
    await page.emulateMedia({ colorScheme, media: look === 'print' ? 'print' : 'screen' });
    await page.setViewportSize(size);
    await page.screenshot({
      path: join(folder, `${name}-${look}.png`),
      fullPage: look === 'print',
    });
    if (look !== 'print')
      await page.screenshot({ path: join(folder, `${name}-${look}-full.png`), fullPage: true });
  }
  await page.emulateMedia({ colorScheme: 'light', media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 800 });
  process.stdout.write(`${name}\n`);
}

async function opened({ base }: AdminService): Promise<Page> {
  const page = await newPage(await startBrowser());
  page.setDefaultTimeout(120_000);
  await page.goto(`${base}/admin`);
  await page.fill('#name', JANE);
  await page.fill('#password', PASSWORD);
  await page.click('button');
  return page;
}

async function play(name: string, world: OperatorWorld): Promise<void> {
  const broken = { facts: false };
  const service = await startAdmin('sqlite', {
    world,
    readFacts: async () => {
      if (broken.facts) throw new Error('no such file');
    },
  });
  const page = await opened(service);
  const go = (path: string) => page.goto(service.base + path);
  await shoot(page, `board-${name}`);
  if (world.subjects.length > 0) {
    await go('/admin?claim=refused');
    const found = page.locator('.board a[href^="/admin/subjects/"]').first();
    const worst = (await found.count()) > 0 ? await found.getAttribute('href') : null;
    await go(worst ?? '/admin');
    await shoot(page, `subject-worst-${name}`);
    await go(`/admin/subjects/${subjectDigest(present(world.subjects[0])).replace('sha256:', '')}`);
    await shoot(page, `subject-first-${name}`);
  }
  await world.play?.({
    page,
    service,
    go,
    shoot: (part) => shoot(page, `${part}-${name}`),
    broken,
  });
  await page.context().close();
  await service.stop();
}

mkdirSync(folder, { recursive: true });
for (const [name, world] of Object.entries(OPERATOR_WORLDS))
  if (chosen.length === 0 || chosen.some((part) => part.includes(name) || name.includes(part)))
    await play(name, world());
process.exit(0);
