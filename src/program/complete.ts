import yargs from 'yargs';
import type { Argv } from 'yargs';
import type { Host } from '../cli/host.ts';
import { PARSER_CONFIGURATION } from './command-line.ts';
import { usageOf, type CommandEntry } from '../cli/command.ts';
import { COMMANDS, commandsBelow, GROUPS } from './table.ts';
import { GLOBAL_OPTIONS } from '../cli/options.ts';

/** Prints what could come next on a command line, as the scripts of `claimgate completion` ask for it. @returns the exit code */
export async function complete(argv: readonly string[], host: Host): Promise<number> {
  const parser = yargs([], host.directory)
    .scriptName('claimgate')
    .locale('en')
    .parserConfiguration(PARSER_CONFIGURATION)
    .options(GLOBAL_OPTIONS)
    .exitProcess(false);
  for (const word of new Set(COMMANDS.map(({ name }) => name.replace(/ .*/, ''))))
    add(parser, word, host);
  let printed = '';
  await parser.parseAsync([...argv], {}, (_error, _parsed, output) => {
    printed = output;
  });
  if (printed !== '') host.stdout.write(`${printed}\n`);
  // A shell that completes a command line asks for no judgement.
  return 0;
}

/** The command of a word, or those that begin with it. */
function add(parser: Argv, word: string, host: Host): void {
  const own = COMMANDS.find(({ name }) => name === word);
  if (own) return addCommand(parser, own, host);
  parser.command(word, GROUPS[word] ?? '', (group) => {
    for (const entry of commandsBelow(word)) addCommand(group, entry, host);
  });
}

function addCommand(parser: Argv, entry: CommandEntry, host: Host): void {
  // Below a group, without its word.
  parser.command(usageOf(entry).replace(/^\S+ (?=\w)/, ''), entry.describe, async (builder) => {
    for (const below of commandsBelow(entry.name)) addCommand(builder, below, host);
    const { positionals = {}, options = {}, offers = {} } = await entry.load();
    for (const [name, about] of Object.entries(positionals)) {
      const words = await offers[name]?.(host);
      builder.positional(name, words ? { ...about, choices: words } : about);
    }
    // Commands below this one have options of their own.
    for (const [name, option] of Object.entries(options)) {
      const words = await offers[name]?.(host);
      builder.option(name, { ...option, ...(words && { choices: words }), global: false });
    }
  });
}
