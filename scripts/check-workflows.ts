import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import glob from 'fast-glob';
import { formatFault } from './workflows/own-rules.ts';
import { lintWorkflows } from './workflows/lint.ts';

/** `npx tsx scripts/run.ts scripts/check-workflows.ts`: are the workflow and action files of this repository sound? */
const root = join(import.meta.dirname, '..');
const names = await glob(['.github/workflows/*.yml', 'action.yml', 'examples/ci/github/*.yml'], {
  cwd: root,
  dot: true,
  followSymbolicLinks: false,
});
const faults = await lintWorkflows(
  names.sort().map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') })),
);
for (const fault of faults) console.error(formatFault(fault));
if (names.length === 0) console.error('no workflow found');
if (names.length === 0 || faults.length > 0) process.exit(1);
console.log(`${names.length} workflow and action files are sound`);
