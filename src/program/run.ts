import { HELP } from './generated/help.ts';
import { TOOL } from '../documents/generated/tool.ts';
import type { Host } from '../cli/host.ts';

/** Whole command lines whose answer is always the same: nothing else has to be loaded for them. */
const PAGES: ReadonlyMap<string, string> = new Map([
  ['--help', HELP],
  ['-h', HELP],
  ['--version', `${TOOL.version}\n`],
  ['-V', `${TOOL.version}\n`],
]);

/** Exit codes are those of specification/documents.md 5, whatever the format. */
export async function run(argv: readonly string[], host: Host): Promise<number> {
  const page = PAGES.get(argv.join('\0'));
  if (page === undefined) {
    const { runCommandLine } = await import('./command-line.ts');
    // Loaded on use: a run that works never needs it.
    return runCommandLine(argv, host, async (...unclear) =>
      (await import('./usage.ts')).answerUnclear(...unclear),
    );
  }
  host.stdout.write(page);
  return 0;
}
