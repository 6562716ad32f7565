import { join } from 'node:path';
import { endWrong, readCommandLine } from '../scripts/command-line.ts';
import { FOLDERS, folderOf } from './mutate/folders.ts';
import { mutate } from './mutate/stryker.ts';

const NAMES = FOLDERS.map(({ name }) => name);

const USAGE = `npm run trials -- mutate [-- OPTIONS FOLDER …]

Changes the code of each folder, or of these, in every small way and looks whether a test notices. It starts
one process for every test file that reaches a change: a folder takes minutes, a large one hours. It prints the
changes that no test notices, and there is a page for each folder in build/mutation.

  FOLDER    ${NAMES.join(', ')}

Ends with 1 if the tests of a folder notice less than 95 % of its changes.`;

process.chdir(join(import.meta.dirname, '..'));

const { positionals } = readCommandLine(USAGE, {});
const unknown = positionals.filter((name) => !NAMES.includes(name));
if (unknown.length > 0) endWrong(USAGE, `${unknown.join(', ')}: no such folder`);

for (const folder of positionals.length > 0 ? positionals.map(folderOf) : FOLDERS)
  await mutate(folder);
