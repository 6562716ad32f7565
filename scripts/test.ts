import { readCommandLine } from './command-line.ts';
import { buildProgram, runTests, testFiles } from './test/files.ts';

const USAGE = `npm test [-- OPTIONS] [-- PART …]

All test files, or those whose path contains one of the parts.

  --built    tests the program as the last build left it
  --update   writes what tests compare with: transcripts and the list of public names`;

const { values, positionals } = readCommandLine(USAGE, {
  built: { type: 'boolean', default: false },
  update: { type: 'boolean', default: false },
});
const files = await testFiles(positionals);

if (!values.built) await buildProgram();
process.exitCode = await runTests(files, {
  env: values.update ? { CLAIMGATE_UPDATE: '1' } : {},
});
