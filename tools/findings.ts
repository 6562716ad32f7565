import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { execa } from 'execa';
import { readCommandLine } from '../scripts/command-line.ts';

const USAGE = `npm run trials -- findings [-- NAME …]

Runs every script of findings/, each of which shows with public tools alone how one of them behaves, and fails where
one behaves differently. A script that pins packages of npm runs a second time with their newest versions, if those
are other ones: what they do is told, and fails nothing.

  NAME   only scripts with this in their names`;

const { positionals } = readCommandLine(USAGE, {});
const folder = join(import.meta.dirname, '../findings');
const copies = mkdtempSync(join(tmpdir(), 'claimgate-findings-'));
const failed: string[] = [];
try {
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith('.sh'))
    .filter((name) => positionals.length === 0 || positionals.some((one) => name.includes(one)));
  if (scripts.length === 0) throw new Error('no script has such a name');
  for (const script of scripts) await tryFinding(script);
} finally {
  rmSync(copies, { recursive: true, force: true });
}
if (failed.length > 0) {
  console.error(`\n${failed.length} behave differently now: ${failed.join(', ')}`);
  process.exitCode = 1;
}

async function tryFinding(script: string): Promise<void> {
  const path = join(folder, script);
  const isAsSaid = await runScript(path);
  console.log(`${isAsSaid ? 'as it says' : 'DIFFERENT '}  ${basename(script, '.sh')}`);
  if (!isAsSaid) failed.push(basename(script, '.sh'));
  const text = readFileSync(path, 'utf8');
  const newer = await newerVersions(text);
  if (newer.length === 0) return;
  const copy = join(copies, script);
  writeFileSync(
    copy,
    newer.reduce((said, { pinned, newest }) => said.replaceAll(pinned, newest), text),
  );
  const isStillSo = await runScript(copy);
  const names = newer.map(({ newest }) => newest).join(', ');
  console.log(
    `            ${isStillSo ? 'the same' : 'not so, or the script needs a change,'} with ${names}`,
  );
}

/** Ten minutes are more than any of them takes with all that it installs. */
async function runScript(path: string): Promise<boolean> {
  const ended = await execa('bash', [path], { reject: false, all: true, timeout: 600_000 });
  if (ended.exitCode !== 0) console.log(ended.all.split('\n').slice(-5).join('\n'));
  return ended.exitCode === 0;
}

interface Newer {
  /** As npm is asked for it: `NAME@VERSION`. */
  readonly pinned: string;
  readonly newest: string;
}

/** The packages that the script installs by an exact version, where the registry has another one as its latest. */
async function newerVersions(text: string): Promise<Newer[]> {
  const installs = text.split('\n').filter((line) => line.startsWith('npm install '));
  const pins = installs.flatMap((line) => [
    ...line.matchAll(/\s((?:@[\w.-]+\/)?[\w.-]+)@(\d\S*)/g),
  ]);
  const newer: Newer[] = [];
  for (const [, name = '', version = ''] of pins) {
    const { stdout: latest } = await execa('npm', ['view', name, 'version']);
    if (latest !== version)
      newer.push({ pinned: `${name}@${version}`, newest: `${name}@${latest}` });
  }
  return newer;
}
