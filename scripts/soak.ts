import { join } from 'node:path';
import { execa } from 'execa';
import { endWrong, readCommandLine } from './command-line.ts';

const TESTS = [
  'faults/killed',
  'faults/changing',
  'ledger/faults',
  'ledger/histories',
  'ledger/interruptions',
  'ledger/full-disk',
  'instance/processes',
  'trust/key-generation',
  'conformance/suite',
  'examples/demo',
  'fuzz/fuzz',
  'test/hostile/',
  'app/long-claims',
  'app/make-release',
  'io/processes',
  'cli/command-line',
  'cli/verdict-require-faults',
  'documents/canonical-pattern',
  'workflows/hostile',
  'service/pages',
  'service/page-series',
  'page/same-answer',
  'page/verifier',
  'audit/by-hand',
];

const USAGE = `npm run soak [-- PART …]

The tests that try a few of many things, or those whose path contains one of the parts, with all of them:
500 kills of each command and one in front of each call that changes a file, 250 of writers on each engine,
1,000 random histories on both, every case of the conformance suite, every hostile repository. About half an hour.

  PART   ${TESTS.join(', ')}`;

const { positionals } = readCommandLine(USAGE, {});
const unknown = positionals.filter((part) => !TESTS.includes(part));
if (unknown.length > 0) endWrong(USAGE, `${unknown.join(', ')}: no such part`);

const started = process.hrtime.bigint();
console.log('soak: about half an hour');
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
