import { execute } from './execute.ts';
import type { Host } from './host.ts';
import { readPlainCommandLine } from './plain-command-line.ts';

/**
 * The program: arguments in, exit code out, everything else through the host. Exit codes are those of
 * data-model.md section 9, whatever the format.
 */
export async function run(argv: readonly string[], host: Host): Promise<number> {
  const call = await readPlainCommandLine(argv);
  if (!call) return (await import('./yargs-program.ts')).runWithYargs(argv, host);
  return execute(call, () => Promise.resolve(call.command), host);
}
