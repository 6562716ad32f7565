import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { execaSync } from 'execa';
import { markup, Markup } from '../src/report/markup.ts';
import { readCommandLine } from '../scripts/command-line.ts';

const USAGE = `npm run trials -- pictures [-- FOLDER]

Draws the terminal as SVG into docs/pictures (or FOLDER): the commands of the tutorial, and a check that is
refused for three causes, in a repository made for it.`;

const { positionals } = readCommandLine(USAGE, {});
const project = join(import.meta.dirname, '..');
const target = resolve(positionals[0] ?? join(project, 'docs/pictures'));
const program = join(project, 'dist/bin/claimgate.cjs');
const folder = mkdtempSync(join(tmpdir(), 'claimgate-pictures-'));
let repository = folder;
const environment: Record<string, string> = {
  HOME: folder,
  PATH: process.env['PATH'] ?? '',
  USER: 'ada',
};

const STYLE = `text { font: 13px "DejaVu Sans Mono", Menlo, Consolas, monospace; fill: #d8dee9; white-space: pre; }
.b { font-weight: bold } .c31 { fill: #ff7b72 } .c32 { fill: #7ee787 } .c33 { fill: #e3b341 }
.c34 { fill: #79c0ff } .c36 { fill: #76e3ea } .dim { opacity: .7 }`;
const CLASSES: Readonly<Record<string, string>> = { 1: 'b', 2: 'dim' };
/** Tests that are named after the checks. */
const TESTS = `import { test } from 'node:test';
import { appendFileSync } from 'node:fs';
const answer = (kind) => appendFileSync(process.env.CLAIMGATE_ANSWERS, kind + '=pin-1\\n');
for (const name of ['connect', 'authorization', 'publish_immediate', 'final_result', 'refresh', 'revoke']) test(name, () => answer(name));
`;
/** The answers of a person as options; words are split at blanks alone. */
const ANSWERED =
  '--provider pinterest --profile image-pin --local node\u00a0--test\u00a0local.mjs --live node\u00a0--test\u00a0live.mjs --app ../app --account ../account --review none';

/** Columns of the terminal, and the size of a character in pixels. */
const COLUMNS = 148;
const CELL = { width: 7.83, height: 19 };
const MARGIN = 18;

try {
  mkdirSync(target, { recursive: true });
  takeAll();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function takeAll(): void {
  start('certified');
  for (const side of ['local', 'live']) writeFileSync(join(repository, `${side}.mjs`), TESTS);
  for (const id of ['app', 'account']) writeFileSync(join(folder, id), `${id} of the shop\n`);
  git('add', '--all');
  git('commit', '-qm', 'Begin');
  take('setup', 'setup --yes');
  // As in CI: the file that keeps the pin has another name in each picture.
  environment['CLAIMGATE_TRUST_PIN'] = /1:sha256:\w{64}/.exec(claimgate('setup --yes'))?.[0] ?? '';
  take('certify', `certify ${ANSWERED} --commit`, 'certify');
  start('product');
  delete environment['CLAIMGATE_TRUST_PIN'];
  environment['CLAIMGATE_TRUST_PIN'] = /1:sha256:\w{64}/.exec(claimgate('setup --yes'))?.[0] ?? '';
  claimgate('example evidence --provider pinterest');
  git('add', '--all');
  git('commit', '-qm', 'Begin');
  putOwnEvidence();
  claimgate('ledger append evidence');
  claimgate('ledger export');
  const claim = JSON.parse(claimgate('claims list --json')) as {
    result: { claims: readonly { subject_digest: string }[] };
  };
  const subject = claim.result.claims[0]?.subject_digest ?? '';
  take('explain-subject', `explain ${subject}`);
  claimgate('ledger append control --provider pinterest --state disabled --reason incident-12');
  recordFailedRun();
  restrictByPolicy();
  claimgate('ledger export');
  take('check-refused', 'check');
}

/** Begins an empty repository, where everything that follows runs. */
function start(name: string): void {
  repository = join(folder, name);
  mkdirSync(repository);
  writeFileSync(join(repository, 'package.json'), '{"name":"shop"}\n');
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Ada');
  git('config', 'user.email', 'ada@example.org');
}

function putOwnEvidence(): void {
  const evidence = join(repository, 'evidence');
  const files = readdirSync(evidence).filter((name) => name.endsWith('.json'));
  const results = { kind: 'test_results', results_sha256: `sha256:${'7'.repeat(64)}` };
  for (const path of [
    ...files.map((name) => join(evidence, name)),
    join(repository, 'runtime-facts.json'),
  ]) {
    const document = JSON.parse(readFileSync(path, 'utf8')) as object;
    const own =
      'tested_revision' in document
        ? { origin: results, tested_revision: '7'.repeat(40) }
        : { origin: { kind: 'service' } };
    writeFileSync(path, JSON.stringify({ ...document, ...own }));
  }
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

/** Draws a command line and all that it prints. */
function take(name: string, line: string, shown = line): void {
  const rows = rowsOf(
    `\u001b[32m$\u001b[0m npx claimgate ${shown}\n${claimgate(`${line} --color`)}`,
  );
  const width = Math.ceil(COLUMNS * CELL.width + 2 * MARGIN);
  const height = rows.length * CELL.height + 2 * MARGIN;
  const drawn = rows.map((row, at) => lineOf(row, MARGIN + (at + 0.75) * CELL.height));
  const picture = markup`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="claimgate ${shown}">
<style>${new Markup(STYLE)}</style>
<rect width="100%" height="100%" rx="6" fill="#16181d"/>
${drawn}</svg>
`;
  writeFileSync(join(target, `${name}.svg`), picture.toString());
  console.log(`${name}.svg`);
}

/** Characters of one colour, from a column on. */
interface Span {
  readonly column: number;
  readonly classes: string;
  text: string;
}

/** Reads the escapes of colours that claimgate writes; a line that is too long goes on in the next row. */
function rowsOf(output: string): Span[][] {
  const active = new Set<string>();
  const rows: Span[][] = [[]];
  let column = 0;
  for (const [token, code] of output.trimEnd().matchAll(/\u001b\[(\d+)m|\n|[^]/gu)) {
    if (code !== undefined) {
      switchTo(active, code);
      continue;
    }
    if (token === '\n' || column === COLUMNS) {
      rows.push([]);
      column = 0;
      if (token === '\n') continue;
    }
    const classes = [...active].join(' ');
    const last = rows.at(-1)?.at(-1);
    if (last?.classes === classes) last.text += token;
    else rows.at(-1)?.push({ column, classes, text: token });
    column += 1;
  }
  return rows;
}

function switchTo(active: Set<string>, code: string): void {
  if (code === '22') for (const one of ['b', 'dim']) active.delete(one);
  else if (code === '39' || code === '0') active.clear();
  else active.add(CLASSES[code] ?? `c${code}`);
}

/** Each colour at its column, whatever the width of the viewer's font. */
function lineOf(row: readonly Span[], y: number): Markup {
  const spans = row.map(
    ({ column, classes, text }) =>
      markup`<tspan x="${(MARGIN + column * CELL.width).toFixed(1)}" class="${classes}">${text}</tspan>`,
  );
  return markup`<text y="${y}">${spans}</text>
`;
}

/** Runs a command; both of its outputs come in the order of a terminal. */
function claimgate(line: string): string {
  const { stdout } = execaSync(
    'sh',
    [
      '-c',
      `exec "$0" "$@" 2>&1`,
      process.execPath,
      program,
      ...line.split(' ').map((word) => word.replaceAll('\u00a0', ' ')),
    ],
    {
      cwd: repository,
      env: environment,
      extendEnv: false,
      reject: false,
    },
  );
  return stdout.replaceAll(folder, '/home/ada');
}

function git(...words: readonly string[]): void {
  execaSync('git', words, { cwd: repository, env: environment, extendEnv: false });
}
