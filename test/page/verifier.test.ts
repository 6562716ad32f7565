import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { writeArchive } from '../../src/audit/archive.ts';
import {
  CAPSULE_SLOT,
  pageWithCapsule,
  readCapsule,
  writeCapsule,
} from '../../src/audit/capsule.ts';
import { noBrowser, startBrowser, violationsOf } from '../browser.ts';
import { isSoak, sample } from '../soak.ts';
import { valueOf } from '../trust/expect.ts';
import { CAPSULE, PIN } from './platforms.ts';

const file = join(import.meta.dirname, '../../dist/verifier.html');

/** The recorded evidence holds then, and has expired a year later. */
const HOLDS = '2026-11-22T12:00:00Z';
const LATER = '2027-11-22T12:00:00Z';

/** A hundred megabytes take 40 s of a processor, and in a whole series others may want it too. */
const PATIENCE = isSoak ? 600_000 : 120_000;

const content = valueOf(readCapsule(CAPSULE, 'a.capsule'));

function member(path: string): Buffer {
  return Buffer.from(content.members.get(path) ?? []);
}

interface Given {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

function given(name: string, buffer: Uint8Array): Given {
  return { name, mimeType: '', buffer: Buffer.from(buffer) };
}

const edited = Buffer.from(CAPSULE);
edited[20_000] = (edited[20_000] ?? 0) ^ 1;

const WRONG_PIN = PIN.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));
const ROOT = 'commit/provider-certification/trust/1.root.json';

const QUESTIONS: readonly {
  readonly name: string;
  readonly files: readonly Given[];
  readonly pin?: string;
  readonly at?: string;
  readonly says: string;
  readonly shows: RegExp;
}[] = [
  {
    name: 'a capsule',
    files: [given('v1.0.0.capsule', CAPSULE)],
    says: 'Verified',
    shows: /v1\.0\.0 makes 4 claims; it was allowed on 2026-11-22 06:54 UTC/,
  },
  {
    name: 'a capsule, after its evidence expired',
    files: [given('v1.0.0.capsule', CAPSULE)],
    at: LATER,
    says: 'Verified',
    shows: /held then, until 2026-11-23 06:54 UTC; its projection has expired since, as is normal/,
  },
  {
    name: 'a capsule with one byte edited',
    files: [given('v1.0.0.capsule', edited)],
    says: 'Not verified',
    shows: /capsule_index_differs/,
  },
  {
    name: 'a capsule and a wrong pin',
    files: [given('v1.0.0.capsule', CAPSULE)],
    pin: WRONG_PIN,
    says: 'Not verified',
    shows: /pin_mismatch/,
  },
  {
    name: 'a capsule without a pin',
    files: [given('v1.0.0.capsule', CAPSULE)],
    pin: '',
    says: 'Not verified',
    shows: /trust roots: no trust pin is given/,
  },
  {
    name: 'a statement, its projection and the trust root',
    files: [
      given('ledger-projection.intoto.json', member('record/ledger-projection.intoto.json')),
      given('ledger-projection.jsonl', member('record/ledger-projection.jsonl')),
      given('1.root.json', member(ROOT)),
    ],
    says: 'Verified',
    shows: /is a projection statement/,
  },
  {
    name: 'a manifest and its claims',
    files: [
      given('release-manifest.json', member('record/release-manifest.json')),
      given('public-claims.json', member('commit/provider-certification/public-claims.json')),
    ],
    says: 'Verified',
    shows: /only the repository can tell/,
  },
  {
    name: 'a capsule, and an edited one beside it',
    files: [given('v1.0.0.capsule', CAPSULE), given('other.capsule', edited)],
    says: 'Verified',
    shows: /other\.capsule: the answer is about another file/,
  },
];

describe("the auditor's page in Chromium", { skip: noBrowser ?? false }, () => {
  let browser: Browser;
  let page: Page;
  const folder = mkdtempSync(join(tmpdir(), 'claimgate-verifier-'));
  const requests: string[] = [];
  const complaints: string[] = [];

  before(async () => {
    browser = await startBrowser();
    page = await browser.newPage();
    page.on('request', (request) => requests.push(request.url()));
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => complaints.push(message.text()));
    page.on('dialog', (dialog) => complaints.push(dialog.message()));
    await page.clock.install({ time: HOLDS });
  });
  after(async () => {
    await page.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function open(path = file, fragment = ''): Promise<void> {
    requests.length = 0;
    complaints.length = 0;
    await page.goto('about:blank');
    await page.goto(`file://${path}${fragment}`);
  }

  async function verify(files: readonly Given[], pin = PIN, at = HOLDS): Promise<string> {
    await open(file, `#pin=${encodeURIComponent(pin)}`);
    await page.clock.setFixedTime(at);
    await page.setInputFiles('#files', [...files]);
    return page.innerText('#answer', { timeout: PATIENCE });
  }

  /** Only the file itself, and its worker from a blob. */
  function assertQuiet(): void {
    const others = requests.filter((url) => !/^(?:file|blob):|^about:blank/.test(url));
    assert.deepEqual([...others, ...complaints], []);
    assert.ok(requests.filter((url) => url.startsWith('file:')).length <= 1);
  }

  const asked = sample(QUESTIONS, 2, 1);
  for (const { at, files, name, pin, says, shows } of asked) {
    test(`[T209] ${name}: the answer, and no request`, async () => {
      assert.equal(await verify(files, pin, at), says);
      assert.match((await page.textContent('#result')) ?? '', shows);
      assert.equal(await page.evaluate('document.activeElement.id'), 'answer');
      assert.match(await page.innerText('#status'), new RegExp(says));
      assertQuiet();
    });
  }

  test('[T209] the page may ask nobody and runs nothing but its own script', async () => {
    await open();
    const policy = await page.getAttribute('meta[http-equiv]', 'content');
    const hash = "'sha256-[\\w+/=]+'";
    const rest = "worker-src blob:; base-uri 'none'; form-action 'none'";
    const expected = `^default-src 'none'; style-src ${hash}; script-src ${hash}; ${rest}$`;
    assert.match(policy ?? '', new RegExp(expected));
    const refused = await page.evaluate<string>(
      `fetch('https://example.org/').then(() => 'sent', () => 'refused')`,
    );
    assert.equal(refused, 'refused');
    assert.match(complaints.join(), /Content Security Policy/);
  });

  test('no violations of accessibility, however it is looked at', async () => {
    const axe = await browser.newPage({ bypassCSP: true });
    const some = isSoak ? QUESTIONS : QUESTIONS.slice(3, 4);
    for (const { at, files, name, pin } of some) {
      await verify(files, pin, at);
      assert.deepEqual(await violationsOf(axe, await page.content()), [], name);
    }
    // Memory that axe needs is not the page’s.
    await axe.close();
  });

  test('a file is saved with the bytes that were judged, and the answer as the command line prints it', async () => {
    await verify([given('v1.0.0.capsule', CAPSULE)]);
    const saved = page.waitForEvent('download');
    await page.click('button[data-input="1"]');
    const download = await saved;
    const bytes = readFileSync(await download.path());
    assert.ok(bytes.equals(member('record/release-manifest.json')));
    const shown = await page.textContent('.inputs tbody tr:nth-child(2) td code');
    assert.equal(createHash('sha256').update(bytes).digest('hex'), shown);
    const answer = page.waitForEvent('download');
    await page.click('#json');
    const document = JSON.parse(readFileSync(await (await answer).path(), 'utf8')) as object;
    assert.ok('command' in document && document.command === 'audit');
  });

  test('[T210] a page with a capsule in it verifies itself, and says where the pin came from', async () => {
    const html = readFileSync(file, 'utf8');
    const name = '"><img src=x onerror=alert(1)>.capsule';
    const whole = pageWithCapsule(html, { bytes: CAPSULE, name, pin: PIN });
    assert.ok(whole);
    assert.equal(
      pageWithCapsule(html.replace(CAPSULE_SLOT, ''), { bytes: CAPSULE, name, pin: PIN }),
      undefined,
    );
    writeFileSync(join(folder, 'self.html'), whole);
    await open(join(folder, 'self.html'));
    assert.equal(await page.innerText('#answer'), 'Verified');
    assert.ok(await page.isVisible('#brought'));
    assert.ok((await page.textContent('#inputs'))?.includes(name));
    assertQuiet();
    // A pin in the address counts before the one in the file, and is cautioned of as well.
    assert.equal(await page.isVisible('#linked'), false);
    await open(join(folder, 'self.html'), `#pin=${WRONG_PIN}`);
    assert.equal(await page.innerText('#answer'), 'Not verified');
    assert.ok(await page.isVisible('#linked'));
  });

  const markup = '<img src=x onerror=alert(1)><script>alert(2)</script>';
  const many = new Map(
    Array.from({ length: 10_000 }, (_, index) => [`git/${index}`, Buffer.from('x')] as const),
  );
  const zeros = Buffer.alloc(isSoak ? 2 ** 30 : 2 ** 24);
  const deep = '['.repeat(200_000);
  const HOSTILE: readonly (readonly [string, Given])[] = [
    ['markup in its name', given(`${markup.replaceAll('/', '')}.capsule`, edited)],
    [
      'markup in the name of a member',
      given(
        'a.capsule',
        valueOf(
          writeArchive(new Map([[`commit${markup.replaceAll('/', '')}`, Buffer.from('x')]]), 'a'),
        ),
      ),
    ],
    ['a path that leaves the folder', given('a.capsule', pathOf('../../../etc/passwd'))],
    ['a gzip bomb', given('a.capsule', gzipSync(zeros))],
    [
      'ten thousand members',
      given(
        'a.capsule',
        valueOf(writeCapsule({ ...content, members: new Map([...content.members, ...many]) }, 'a')),
      ),
    ],
    ['deep JSON', given('a.json', Buffer.from(`{"payloadType":${deep}`))],
    [
      'markup in an envelope',
      given(
        'a.json',
        Buffer.from(
          JSON.stringify({ payloadType: markup, payload: '', signatures: [{ sig: '' }] }),
        ),
      ),
    ],
    ...(isSoak ? [['a hundred megabytes', given('a.capsule', large())] as const] : []),
  ];

  const tried = sample(HOSTILE, 3, 1);
  for (const [name, hostile] of tried) {
    test(`[T211] a hostile file with ${name}: refused, no script, no request, no freeze`, async () => {
      await open(file, `#pin=${PIN}`);
      // By the real clock, which the stopped one of the page leaves alone.
      await page.evaluate(`(() => {
        window.longest = 0;
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
        }).observe({ type: 'longtask', buffered: false });
      })()`);
      // By its path: what a test hands over itself would take the page's own time.
      const path = join(folder, hostile.name);
      writeFileSync(path, hostile.buffer);
      await page.setInputFiles('#files', path);
      assert.equal(await page.innerText('#answer', { timeout: PATIENCE }), 'Not verified');
      assertQuiet();
      assert.equal(
        await page.evaluate('document.querySelectorAll("#result img, #result script").length'),
        0,
      );
      const longest = await page.evaluate<number>('window.longest');
      assert.ok(longest < 1000, `${longest} ms`);
      if (isSoak) assert.ok((await memoryOf(browser)) < 500 * 1024, name);
    });
  }
});

/** The most memory that a process of pages had so far, in KiB. */
async function memoryOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const peaks = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]);
  return Math.max(...peaks.map(Number));
}

/** An archive whose one member has this path; checksum and all. */
function pathOf(path: string): Uint8Array {
  const safe = path.replaceAll('.', 'x');
  const archive = Buffer.from(valueOf(writeArchive(new Map([[safe, Buffer.from('x')]]), 'a')));
  const sumOf = () => archive.subarray(0, 512).reduce((total, byte) => total + byte, 0);
  const old = sumOf();
  archive.write(path, 0, 'latin1');
  const sum = Number.parseInt(archive.toString('latin1', 148, 154), 8) + sumOf() - old;
  archive.write(sum.toString(8).padStart(6, '0'), 148, 'latin1');
  return archive;
}

/** The capsule with a projection of a hundred megabytes, which fits nothing that was signed. */
function large(): Uint8Array {
  const line = member('record/ledger-projection.jsonl');
  const count = Math.ceil(100e6 / line.length);
  const projection = Buffer.concat(Array.from({ length: count }, () => line));
  const members = new Map([...content.members, ['record/ledger-projection.jsonl', projection]]);
  return valueOf(writeCapsule({ ...content, members }, 'a'));
}
