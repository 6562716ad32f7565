import { join } from 'node:path';
import { endWrong, readCommandLine } from '../scripts/command-line.ts';
import { FOLDERS, folderOf } from './mutate/folders.ts';
import { judge, writeRow } from './mutate/report.ts';
import { mutate } from './mutate/stryker.ts';

const NAMES = FOLDERS.map(({ name }) => name);

const USAGE = `npm run trials -- mutate [-- OPTIONS FOLDER …]

Changes the code of each folder, or of these, in every small way and looks whether a test notices. It starts
one process for every test file that reaches a change: a folder takes minutes, a large one hours. There is a
page for each in build/mutation.

  FOLDER    ${NAMES.join(', ')}
  --write   puts the scores into tools/README.md

Ends with 1 below 95 %, and for a survivor that test/mutants/survivors.md does not explain.`;

process.chdir(join(import.meta.dirname, '..'));

const { values, positionals } = readCommandLine(USAGE, {
  write: { type: 'boolean', default: false },
});
const unknown = positionals.filter((name) => !NAMES.includes(name));
if (unknown.length > 0) endWrong(USAGE, `${unknown.join(', ')}: no such folder`);
const folders = positionals.length > 0 ? positionals.map(folderOf) : FOLDERS;

for (const folder of folders) {
  const result = judge(folder.name, await mutate(folder));
  for (const line of result.lines) console.log(line);
  if (values.write) writeRow(folder.name, result);
  if (!result.isGood) process.exitCode = 1;
}
