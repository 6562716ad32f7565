import { join } from 'node:path';
import { FOLDERS, folderOf } from './mutate/folders.ts';
import { judge, writeRow } from './mutate/report.ts';
import { mutate } from './mutate/stryker.ts';

/**
 * `npm run mutate [-- --write] [-- FOLDER …]`: changes the code of each folder in every small way and looks
 * whether a test notices. Fails below 95 % and for a survivor that test/mutants/FOLDER.md does not explain.
 * What was tried before is tried again only where code or tests changed; `build/mutation` remembers it and
 * has a page for each folder. `--write` puts the scores into CONTRIBUTING.md.
 */
process.chdir(join(import.meta.dirname, '..'));

const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith('--'));
const folders = names.length > 0 ? names.map(folderOf) : FOLDERS;

for (const folder of folders) {
  const result = judge(folder.name, await mutate(folder));
  for (const line of result.lines) console.log(line);
  if (args.includes('--write')) writeRow(folder.name, result);
  if (!result.isGood) process.exitCode = 1;
}
