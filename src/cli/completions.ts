import yargs from 'yargs';
import type { Argv } from 'yargs';
import type { Host } from '../commands/host.ts';
import { PARSER_CONFIGURATION } from './command-line.ts';
import type { CommandEntry, CommandGroup } from '../commands/command.ts';
import { COMMANDS } from './table.ts';
import { GLOBAL_OPTIONS } from '../commands/options.ts';

/** Prints what could come next on a command line, as the scripts of `claimgate completion` ask for it. @returns the exit code */
export async function complete(argv: readonly string[], host: Host): Promise<number> {
  const parser = yargs([], host.directory)
    .scriptName('claimgate')
    .locale('en')
    .parserConfiguration(PARSER_CONFIGURATION)
    .options(GLOBAL_OPTIONS)
    .exitProcess(false);
  for (const row of COMMANDS) add(parser, row, host);
  let printed = '';
  await parser.parseAsync([...argv], {}, (_error, _parsed, output) => {
    printed = output;
  });
  if (printed !== '') host.stdout.write(`${printed}\n`);
  // A shell that completes a command line asks for no judgement.
  return 0;
}

function add(parser: Argv, row: CommandEntry | CommandGroup, host: Host): void {
  if (!('commands' in row)) return addCommand(parser, row, host);
  if (row.own) return addCommand(parser, row.own, host, row.commands);
  parser.command(row.name, row.describe, (group) => {
    for (const entry of row.commands) addCommand(group, entry, host);
  });
}

/** @param below commands that begin with the name of this one */
function addCommand(
  parser: Argv,
  row: CommandEntry,
  host: Host,
  below: readonly CommandEntry[] = [],
): void {
  parser.command(row.usage, row.describe, async (builder) => {
    for (const entry of below) addCommand(builder, entry, host);
    const { positionals = {}, options = {}, offers = {} } = await row.load();
    for (const [name, about] of Object.entries(positionals)) {
      const words = await offers[name]?.(host);
      builder.positional(name, words ? { ...about, choices: words } : about);
    }
    // Commands below this one have options of their own.
    for (const [name, option] of Object.entries(options))
      builder.option(name, { ...option, global: false });
  });
}
