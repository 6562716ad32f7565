import { endWrong, readCommandLine } from '../scripts/command-line.ts';
import { suiteFiles, writeSuite } from './generate/index.ts';
import { casesOf } from './runner/case.ts';
import { executable, OWN_PROGRAM, runSuite, wordsOf, type Result } from './runner/suite.ts';

const USAGE = `npm run conformance [-- OPTIONS] [-- WORD …]

Makes every case, or those whose names contain one of the words, and plays them.

  --program COMMAND   plays them through this program instead of claimgate's own
  --jobs N            processes at a time, 2 unless said
  --keep DIR          leaves the folders of the cases in this one
  --write DIR         writes the whole suite into this new folder, and plays nothing
  --json              for programs

Ends with 0 where the program conforms, with 1 where it does not, and with 2 where there was nothing to play.`;

const { values, positionals } = readCommandLine(USAGE, {
  program: { type: 'string' },
  json: { type: 'boolean', default: false },
  jobs: { type: 'string', default: '2' },
  keep: { type: 'string' },
  write: { type: 'string' },
});

if (values.write !== undefined) {
  if (positionals.length > 0) endWrong(USAGE, '--write takes the whole suite, not some words');
  console.log(await writeSuite(values.write));
  process.exit(0);
}

const cases = casesOf(await suiteFiles(), positionals);
const jobs = Number(values.jobs);
if (cases.length === 0) endWrong(USAGE, 'no case has such a name');
if (!Number.isInteger(jobs) || jobs < 1) endWrong(USAGE, '--jobs takes a number of processes');

const results = await runSuite(cases, {
  play: executable(values.program === undefined ? OWN_PROGRAM : wordsOf(values.program)),
  jobs,
  keep: values.keep,
  ...(values.json ? {} : { onResult: say }),
});
const failed = results.filter(({ differences }) => differences.length > 0);
const passed = results.length - failed.length;
if (values.json) console.log(JSON.stringify({ passed, failed: failed.length, results }, null, 2));
else console.log([...violated(), `${passed} of ${results.length} cases as expected`].join('\n'));
process.exit(failed.length === 0 ? 0 : 1);

/** Of each section that a wrong answer is about, how many of its cases were answered wrongly; the most first. */
function violated(): string[] {
  const wrong = new Set(failed.map(({ name }) => name));
  const counts = new Map<string, { wrong: number; all: number }>();
  for (const { name, sections } of cases)
    for (const section of sections) {
      const count = counts.get(section) ?? { wrong: 0, all: 0 };
      counts.set(section, { wrong: count.wrong + Number(wrong.has(name)), all: count.all + 1 });
    }
  return [...counts]
    .filter(([, count]) => count.wrong > 0)
    .sort(([, one], [, other]) => other.wrong - one.wrong)
    .map(([section, count]) => `violated: ${section} (${count.wrong} of ${count.all} cases)`);
}

function say({ name, differences }: Result): void {
  if (differences.length === 0) return;
  console.log([name, ...differences].join('\n  '));
}
