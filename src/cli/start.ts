/**
 * What a check always needs. The built program has all of it in one file, which is loaded once (scripts/build.ts):
 * opening a file takes as long as running what is in it.
 */
export { runCommandLine } from './command-line.ts';
export { command as check } from './commands/check.ts';
