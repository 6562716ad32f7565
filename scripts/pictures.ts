import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { execaSync } from 'execa';
import { chromium, type Page } from 'playwright-core';
import { markup, Markup } from '../src/report/markup.ts';
import { readCommandLine } from './command-line.ts';

const USAGE = `npm run pictures [-- FOLDER]

Takes pictures of the terminal for build/pictures (or FOLDER): the commands of the tutorial, and a check that
is refused, in a repository made for it. Needs Debian's Chromium.`;

const { positionals } = readCommandLine(USAGE, {});
const project = join(import.meta.dirname, '..');
const target = resolve(positionals[0] ?? join(project, 'build/pictures'));
const program = join(project, 'dist/bin/claimgate.cjs');
const folder = mkdtempSync(join(tmpdir(), 'claimgate-pictures-'));
const repository = join(folder, 'product');
const environment: Record<string, string> = {
  HOME: folder,
  PATH: process.env['PATH'] ?? '',
  USER: 'ada',
};

const STYLE = `body { margin: 0; background: #16181d; color: #d8dee9; }
pre { margin: 0; padding: 16px 20px; font: 14px/1.45 "DejaVu Sans Mono", monospace; white-space: pre-wrap; }
.b { font-weight: bold } .c31 { color: #ff7b72 } .c32 { color: #7ee787 } .c33 { color: #e3b341 }
.c34 { color: #79c0ff } .c36 { color: #76e3ea } .dim { opacity: .7 } .prompt { color: #7ee787 }`;
/** Template text escapes line breaks of an output, as it escapes everything else. */
const NEW_LINE = new Markup('\n');
const CLASSES: Readonly<Record<string, string>> = { 1: 'b', 2: 'dim' };

try {
  const browser = await chromium.launch({
    executablePath: process.env['CLAIMGATE_CHROMIUM'] ?? '/usr/bin/chromium',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1160, height: 200 } });
    mkdirSync(target, { recursive: true });
    await takeAll(page);
  } finally {
    await browser.close();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function takeAll(page: Page): Promise<void> {
  mkdirSync(repository);
  writeFileSync(join(repository, 'package.json'), '{"name":"pixelgram-publisher"}\n');
  git('init', '--quiet', '--initial-branch=main');
  await take(page, 'setup', ['setup --yes']);
  // As in CI: the file that keeps the pin has another name in each picture.
  environment['CLAIMGATE_TRUST_PIN'] =
    /1:sha256:\w{64}/.exec(claimgate('setup --yes').all)?.[0] ?? '';
  claimgate('example evidence --provider pixelgram');
  git('add', '--all');
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', 'commit', '-qm', 'Begin');
  claimgate('ledger append evidence');
  claimgate('ledger export');
  await take(page, 'check-allowed', ['check']);
  await take(page, 'ledger-list', ['ledger list']);
  const claim = JSON.parse(claimgate('claims list --json').stdout) as {
    result: { claims: readonly { subject_digest: string }[] };
  };
  const subject = claim.result.claims[0]?.subject_digest ?? '';
  await take(page, 'explain-subject', [`explain ${subject}`]);
  claimgate('ledger append control --provider pixelgram --state disabled --reason incident-12');
  recordFailedRun();
  restrictByPolicy();
  claimgate('ledger export');
  await take(page, 'check-refused', ['check']);
}

/** The live test failed: the same run once more, with its last check failed. */
function recordFailedRun(): void {
  const folderOfEvidence = join(repository, 'evidence');
  const name = readdirSync(folderOfEvidence).find((one) => one.includes('live-run')) ?? '';
  const run = JSON.parse(readFileSync(join(folderOfEvidence, name), 'utf8')) as {
    checks: { outcome: string }[];
  };
  const last = run.checks.at(-1);
  if (last) last.outcome = 'failed';
  writeFileSync(join(folderOfEvidence, 'failed.json'), JSON.stringify(run));
  claimgate('ledger append run evidence/failed.json');
}

/** The service reports that its policy no longer allows the format. */
function restrictByPolicy(): void {
  const path = join(repository, 'runtime-facts.json');
  const facts = JSON.parse(readFileSync(path, 'utf8')) as {
    policies: { state: string; reason: string | null }[];
  };
  const restricted = { state: 'restricted', reason: 'under-review' };
  for (const policy of facts.policies) Object.assign(policy, restricted);
  writeFileSync(path, JSON.stringify(facts));
}

/** One picture of some commands and all that they print. */
async function take(page: Page, name: string, lines: readonly string[]): Promise<void> {
  const screens = lines.map((line) => screen(line, claimgate(`${line} --color`).all));
  await page.setContent(
    String(markup`<meta charset="utf-8"><style>${new Markup(STYLE)}</style>${screens}`),
  );
  await page.screenshot({ path: join(target, `${name}.png`), fullPage: true });
  console.log(`${name}.png`);
}

/** Returns a command line and its output in the colours of a terminal. */
function screen(line: string, output: string): Markup {
  return markup`<pre><span class="prompt">$</span> npx claimgate ${line}\n${coloured(output)}</pre>`;
}

/** The escapes of colours that claimgate writes, as elements. */
function coloured(text: string): readonly Markup[] {
  const active = new Set<string>();
  return text.split(/\u001b\[/).map((part, at) => {
    const [, code = '', rest = part] = at === 0 ? [] : (/^(\d+)m([^]*)$/.exec(part) ?? []);
    if (code === '22') for (const one of ['b', 'dim']) active.delete(one);
    else if (code === '39' || code === '0')
      for (const one of active) if (one.startsWith('c')) active.delete(one);
    if (/^(?:1|2|3\d)$/.test(code) && code !== '39') active.add(CLASSES[code] ?? `c${code}`);
    const lines = rest.split('\n').map((line, row) => [row === 0 ? '' : NEW_LINE, line]);
    return markup`<span class="${[...active].join(' ')}">${lines}</span>`;
  });
}

function claimgate(line: string) {
  return execaSync(process.execPath, [program, ...line.split(' ')], {
    cwd: repository,
    env: environment,
    extendEnv: false,
    all: true,
    reject: false,
    stripFinalNewline: false,
  });
}

function git(...words: readonly string[]): void {
  execaSync('git', words, { cwd: repository, env: environment, extendEnv: false });
}
