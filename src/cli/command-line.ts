import { execute } from './execute.ts';
import type { Host } from '../app/host.ts';
import { readPlainCommandLine } from './plain-command-line.ts';

/** A command line that asks for work, or for nothing that makes sense. @returns the exit code */
export async function runCommandLine(argv: readonly string[], host: Host): Promise<number> {
  const call = await readPlainCommandLine(argv);
  if (!call) return (await import('./yargs-program.ts')).runWithYargs(argv, host);
  return execute(call, () => Promise.resolve(call.command), host);
}
