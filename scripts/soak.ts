import { join } from 'node:path';
import { execa } from 'execa';
import { endWrong, readCommandLine } from './command-line.ts';

const KILLS = 250;
const HISTORIES = 1000;
const KILLS_OF_EACH = 500;
const TESTS = [
  'faults/killed',
  'ledger/faults',
  'ledger/histories',
  'ledger/interruptions',
  'ledger/full-disk',
];

const USAGE = `npm run soak [-- PART …]

The tests of kills and of the ledger, or those whose path contains one of the parts, with many more kills and
random histories than always: ${KILLS_OF_EACH} kills of each command, ${KILLS} of writers on each engine, ${HISTORIES} histories on
both. About half an hour.

  PART   ${TESTS.join(', ')}`;

const { positionals } = readCommandLine(USAGE, {});
const unknown = positionals.filter((part) => !TESTS.includes(part));
if (unknown.length > 0) endWrong(USAGE, `${unknown.join(', ')}: no such part`);

const started = process.hrtime.bigint();
console.log(
  `soak: ${KILLS_OF_EACH} kills of each command, ${KILLS} of writers on each engine, ${HISTORIES} histories on both; about half an hour`,
);
const { exitCode } = await execa(
  'tsx',
  ['scripts/test.ts', ...(positionals.length > 0 ? positionals : TESTS)],
  {
    cwd: join(import.meta.dirname, '..'),
    preferLocal: true,
    stdio: 'inherit',
    reject: false,
    env: {
      CLAIMGATE_SOAK: '1',
    },
  },
);
const seconds = Number((process.hrtime.bigint() - started) / 1_000_000_000n);
console.log(`soak: ${exitCode === 0 ? 'passed' : 'FAILED'} after ${seconds} s`);
process.exitCode = exitCode ?? 1;
