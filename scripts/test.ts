import { buildProgram, runTests, testFiles } from './test/files.ts';

/** `npm test [-- --update] [-- PART …]`: all test files, or those whose path contains one of the parts. */
const args = process.argv.slice(2);
const files = await testFiles(args.filter((arg) => !arg.startsWith('--')));

await buildProgram();
process.exitCode = await runTests(files, {
  env: args.includes('--update') ? { CLAIMGATE_UPDATE: '1' } : {},
});
