import { join } from 'node:path';
import { execa } from 'execa';
import glob from 'fast-glob';

/**
 * `npm test [-- --update] [-- PART …]`: all test files, or those whose path contains one of the parts.
 * Lists the files itself, because Node 20's runner exits 0 where it finds none.
 */
const root = join(import.meta.dirname, '..');
const args = process.argv.slice(2);
const update = args.includes('--update');
const parts = args.filter((arg) => !arg.startsWith('--'));

const all = await glob('test/**/*.test.ts', { cwd: root, followSymbolicLinks: false });
const files = all
  .filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)))
  .sort();

if (files.length === 0) {
  console.error('no test file found');
  process.exit(1);
}

// The program is tested as it is built.
await execa('tsx', ['scripts/build.ts'], { cwd: root, preferLocal: true, stdio: 'inherit' });

// Coloured output of the runner itself must not reach the programs that the tests run.
const { FORCE_COLOR: _colour, NODE_EXTRA_CA_CERTS: _certificates, ...environment } = process.env;
const { exitCode } = await execa(
  process.execPath,
  ['--import', 'tsx', '--test', '--test-reporter=spec', '--test-concurrency=2', ...files],
  {
    cwd: root,
    stdio: 'inherit',
    reject: false,
    extendEnv: false,
    env: { ...environment, ...(update ? { CLAIMGATE_UPDATE: '1' } : {}) },
  },
);
process.exit(exitCode ?? 1);
