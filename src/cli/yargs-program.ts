import yargs, { type Argv } from 'yargs';
import { ClaimgateError } from '../findings/index.ts';
import { Arguments } from './arguments.ts';
import { execute } from './execute.ts';
import type { Command, CommandEntry, CommandGroup } from './command.ts';
import { COMMANDS } from './commands/index.ts';
import { TOOL } from '../documents/generated/tool.ts';
import type { Host } from '../app/host.ts';
import { findCommand, legibleOptions, nameOf, PARSER_CONFIGURATION } from './command-line.ts';
import { GLOBAL_OPTIONS } from './options.ts';

/**
 * The whole command line by yargs: help, completion, and everything that is wrong with it.
 */
export function runWithYargs(argv: readonly string[], host: Host): Promise<number> {
  return new Session(host).run(argv);
}

class Session {
  readonly #host: Host;
  #exitCode: number | undefined;
  /** The command that the arguments named so far, for reports of bad usage. */
  #called: { name: string; entry: Pick<CommandEntry, 'document' | 'judges'> } = {
    name: 'claimgate',
    entry: { document: 'report' },
  };

  constructor(host: Host) {
    this.#host = host;
  }

  async run(argv: readonly string[]): Promise<number> {
    const parser = this.#parser();
    let printed = '';
    try {
      this.#refuseMisplaced(argv);
      await parser.parseAsync([...argv], {}, (_error, _parsed, output) => {
        printed = output;
      });
    } catch (error) {
      // Reported like everything else; the arguments are read as far as they can be.
      const args = new Arguments(await legibleOptions(argv));
      return execute(
        { ...this.#called, args },
        () => Promise.reject(this.#asUsageError(error)),
        this.#host,
      );
    }
    if (this.#exitCode !== undefined) return this.#exitCode;
    if (printed !== '') this.#host.stdout.write(`${printed}\n`);
    // A shell that completes a command line asks for no judgement.
    if (argv[0] === COMPLETIONS) return 0;
    return this.#called.entry.judges && !this.#host.stdout.isTerminal ? UNJUDGED : 0;
  }

  /**
   * What answers instead of a command does so only where nothing else is asked for: a pipeline whose value for
   * an option turns out to be `--help` must not end as if something had been judged.
   */
  #refuseMisplaced(argv: readonly string[]): void {
    const own = argv.slice(0, argv.includes('--') ? argv.indexOf('--') : undefined);
    const asked = own.filter((word) => ANSWERS_BY_ITSELF.test(word));
    if (asked.length === 0 || own[0] === COMPLETIONS) return;
    const others = own.filter((word) => !ANSWERS_BY_ITSELF.test(word));
    const named = findCommand(others);
    if (named) this.#called = named;
    const isOfCommand = others.length === (named?.length ?? 0) || isGroup(others);
    const isPlain = asked[0] === '--help' ? isOfCommand : asked[0] === '--version' && !others[0];
    if (asked.length === 1 && isPlain && own.length === argv.length) return;
    throw new UsageFault(`Misplaced: ${asked[0]}`);
  }

  #parser(): Argv {
    const parser = yargs([], this.#host.directory)
      .scriptName('claimgate')
      .locale('en')
      .usage(
        '$0 <command>\n\nNothing is advertised as live-certified unless current evidence stands behind it.',
      )
      .parserConfiguration(PARSER_CONFIGURATION)
      .options(GLOBAL_OPTIONS)
      .group(Object.keys(GLOBAL_OPTIONS), 'Everywhere:')
      .version(TOOL.version)
      .help()
      .strict()
      .strictCommands()
      .recommendCommands()
      .demandCommand(1, 'a command is missing')
      .epilogue('Exit codes: 0 yes, 1 no, 2 could not judge, 3 a defect of claimgate.')
      .wrap(100)
      .exitProcess(false)
      .showHelpOnFail(false)
      .fail((message, error) => {
        throw error ?? new UsageFault(message);
      });
    for (const row of COMMANDS) this.#add(parser, row, '');
    return parser;
  }

  #add(parser: Argv, row: CommandEntry | CommandGroup, prefix: string): void {
    if ('commands' in row) {
      if (row.own) return this.#addCommand(parser, row.own, prefix, row.commands);
      parser.command(row.name, row.describe, (group) => {
        for (const entry of row.commands) this.#addCommand(group, entry, `${row.name} `);
        return group.demandCommand(1, `${row.name}: a command is missing`);
      });
      return;
    }
    this.#addCommand(parser, row, prefix);
  }

  /** @param below commands that begin with the name of this one */
  #addCommand(
    parser: Argv,
    row: CommandEntry,
    prefix: string,
    below: readonly CommandEntry[] = [],
  ): void {
    const name = prefix + nameOf(row);
    const load = (): Promise<Command> => row.load();
    parser.command(
      row.usage,
      row.describe,
      async (builder) => {
        for (const entry of below) this.#addCommand(builder, entry, `${name} `);
        this.#called = { name, entry: row };
        describeCommand(builder, await load());
        if (row.judges) builder.epilogue('This page ends with exit code 2, unless on a terminal.');
      },
      async (args) => {
        await refuseStrayWords(args['--'], load);
        this.#exitCode = await execute(
          { name, entry: row, args: new Arguments(args) },
          load,
          this.#host,
        );
      },
    );
  }

  /** What yargs objects to, as bad usage; anything else that was thrown is left as it is. */
  #asUsageError(error: unknown): unknown {
    const isObjection =
      error instanceof UsageFault || (error instanceof Error && error.name === 'YError');
    if (!isObjection) return error;
    const { name } = this.#called;
    const next = name === 'claimgate' ? 'claimgate --help' : `claimgate ${name} --help`;
    return new ClaimgateError('usage', { ...inOurWords(error.message), next }, { cause: error });
  }
}

/** Only a command that starts another one takes words after `--`. */
async function refuseStrayWords(words: unknown, load: () => Promise<Command>): Promise<void> {
  if (!Array.isArray(words) || words.length === 0 || (await load()).startCommand) return;
  throw new UsageFault(`Unknown argument: ${words.join(' ')}`);
}

/** Help is no judgement: only a person who reads it on a terminal gets 0. */
const UNJUDGED = 2;
const COMPLETIONS = '--get-yargs-completions';
const ANSWERS_BY_ITSELF = /^--(?:help|version|get-yargs-completions)(?:=|$)/;

/** The first word of several commands, such as `ledger`. */
function isGroup(words: readonly string[]): boolean {
  return words.length === 1 && COMMANDS.some((row) => 'commands' in row && row.name === words[0]);
}

/** A message of yargs about the command line. */
class UsageFault extends Error {}

/** Messages of yargs in the form of findings. */
function inOurWords(message: string): { found: string; expected?: string } {
  const [, meant] = /^Did you mean (.+)\?$/.exec(message) ?? [];
  if (meant !== undefined) return { found: 'an unknown command', expected: meant };
  const [, option] = /^Not enough arguments following: (.+)$/.exec(message) ?? [];
  if (option !== undefined) {
    const name = option.length === 1 ? `-${option}` : `--${option}`;
    return {
      found: `no value for ${name}`,
      expected: `${name} VALUE, or ${name}=VALUE for one that begins with "-"`,
    };
  }
  const [, misplaced] = /^Misplaced: (.+)$/.exec(message) ?? [];
  if (misplaced !== undefined)
    return {
      found: `${misplaced} beside other words`,
      expected: `${misplaced.replace(/=.*$/s, '')} by itself`,
    };
  const [, kind, names] = /^Unknown (argument|command)s?: (.+)$/.exec(message) ?? [];
  if (kind !== undefined) return { found: `unknown ${kind} ${names}` };
  return { found: message.replaceAll(/\s+/g, ' ') };
}

function describeCommand(
  builder: Argv,
  { positionals = {}, options = {}, examples }: Command,
): void {
  for (const [name, about] of Object.entries(positionals)) builder.positional(name, about);
  // Commands below this one have options of their own.
  for (const [name, option] of Object.entries(options))
    builder.option(name, { ...option, global: false });
  for (const [commandLine, does] of Object.entries(examples)) builder.example(commandLine, does);
}
