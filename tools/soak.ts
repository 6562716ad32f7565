import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { execa } from 'execa';
import glob from 'fast-glob';
import { endWrong, readCommandLine } from '../scripts/command-line.ts';

const USAGE = `npm run trials -- soak [-- PART …]

The tests that try a few of many things, with many more: 60 kills of each command and one in front of each
call that changes a file, 60 of writers on each engine, 400 random histories on both, 1,000 inputs of most
properties, every case of the conformance suite, a month of alerts, a year of renewals. Takes about half an hour
on two cores.

  PART   plays only the test files whose path contains it, such as ledger/ or faults/killed`;

const root = join(import.meta.dirname, '..');

const { positionals } = readCommandLine(USAGE, {});
const all = await testsOfSoak();
const chosen = all.filter(
  (file) => positionals.length === 0 || positionals.some((part) => file.includes(part)),
);
const unknown = positionals.filter((part) => !all.some((file) => file.includes(part)));
if (unknown.length > 0)
  endWrong(USAGE, `${unknown.join(', ')}: no test tries more in a soak there`);

const started = process.hrtime.bigint();
console.log(`soak: ${chosen.length} test files`);
const { exitCode } = await execa('tsx', ['scripts/test.ts', ...chosen], {
  cwd: root,
  preferLocal: true,
  stdio: 'inherit',
  reject: false,
  env: { CLAIMGATE_SOAK: '1' },
});
const seconds = Number((process.hrtime.bigint() - started) / 1_000_000_000n);
console.log(`soak: ${exitCode === 0 ? 'passed' : 'FAILED'} after ${seconds} s`);
process.exitCode = exitCode ?? 1;

/** Returns the test files that import `test/soak.ts`, through whatever others: a list by hand would lack some. */
async function testsOfSoak(): Promise<string[]> {
  const files = await glob('test/**/*.ts', { cwd: root });
  const imported = new Map(files.map((file) => [file, importedBy(file)]));
  const found = new Set(['test/soak.ts']);
  for (let size = 0; size < found.size;) {
    size = found.size;
    for (const [file, others] of imported)
      if (others.some((other) => found.has(other))) found.add(file);
  }
  return [...found].filter((file) => file.endsWith('.test.ts')).sort();
}

function importedBy(file: string): string[] {
  const specifiers = readFileSync(join(root, file), 'utf8').matchAll(/from '(\.[^']+)'/g);
  return [...specifiers].map(([, specifier = '']) => normalize(join(dirname(file), specifier)));
}
