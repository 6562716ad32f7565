import { parseArgs } from 'node:util';
import { readCases } from './runner/case.ts';
import { executable, OWN_PROGRAM, runSuite, wordsOf, type Result } from './runner/suite.ts';

const USAGE = `npm run conformance [-- OPTIONS] [-- WORD …]

Plays every case, or those whose names contain one of the words.

  --program COMMAND   plays them through this program instead of claimgate's own
  --jobs N            processes at a time, 2 unless said
  --keep FOLDER       leaves the folders of the cases in this one
  --json              for programs

Ends with 0 where the program conforms, with 1 where it does not, and with 2 where there was nothing to play.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', default: false },
    program: { type: 'string' },
    json: { type: 'boolean', default: false },
    jobs: { type: 'string', default: '2' },
    keep: { type: 'string' },
  },
});

if (values.help) {
  console.log(USAGE);
  process.exit(0);
}

const cases = readCases(positionals);
const jobs = Number(values.jobs);
if (cases.length === 0 || !Number.isInteger(jobs) || jobs < 1) {
  console.error(
    cases.length === 0 ? 'no case has such a name' : '--jobs takes a number of processes',
  );
  process.exit(2);
}

const results = await runSuite(cases, {
  play: executable(values.program === undefined ? OWN_PROGRAM : wordsOf(values.program)),
  jobs,
  keep: values.keep,
  ...(values.json ? {} : { onResult: say }),
});
const failed = results.filter(({ differences }) => differences.length > 0);
const passed = results.length - failed.length;
if (values.json) console.log(JSON.stringify({ passed, failed: failed.length, results }, null, 2));
else console.log(`${passed} of ${results.length} cases as expected`);
process.exit(failed.length === 0 ? 0 : 1);

function say({ name, differences }: Result): void {
  if (differences.length === 0) return;
  console.log([name, ...differences].join('\n  '));
}
