import { join } from 'node:path';
import { endWrong, readCommandLine } from '../scripts/command-line.ts';
import { FOLDERS, folderOf } from './mutate/folders.ts';
import { piecesOf, mutate } from './mutate/stryker.ts';
import { lastPassed } from './trials/last-run.ts';

const NAMES = FOLDERS.map(({ name }) => name);

/** Pieces of forty lines: as many as two cores try in twenty minutes. */
const PIECES = 24;

const USAGE = `npm run trials -- mutate [-- OPTIONS FOLDER …]

Changes code in every small way and looks whether a test notices: lines that are new since this part last passed in
a whole run, and a sample of one folder, another one each day; or all of the folders that are named, each of which
takes minutes, a large one hours. It starts one process for every test file that reaches a change. It prints the
changes that no test notices, and there is a page for each folder in build/mutation.

  FOLDER    ${NAMES.join(', ')}
  --day N   plays the sample of another day, in days since 1970

Ends with 1 if the tests notice less than 95 % of the changes of a folder, or 90 % of those of a sample.`;

process.chdir(join(import.meta.dirname, '..'));

const { values, positionals } = readCommandLine(USAGE, {
  day: { type: 'string', default: String(Math.floor(Date.now() / 86_400_000)) },
});
const unknown = positionals.filter((name) => !NAMES.includes(name));
if (unknown.length > 0) endWrong(USAGE, `${unknown.join(', ')}: no such folder`);
if (!/^[0-9]{1,6}$/.test(values.day)) endWrong(USAGE, '--day takes a whole number');

if (positionals.length > 0) for (const name of positionals) await mutate(folderOf(name));
else {
  const since = lastPassed('mutate');
  console.log(`mutate: day ${values.day}, new since ${since ?? 'no whole run'}`);
  for (const [folder, code] of piecesOf(Number(values.day), since, PIECES))
    await mutate({ ...folder, code }, 90);
}
