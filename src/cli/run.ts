import yargs, { type Argv } from 'yargs';
import { Parser } from 'yargs/helpers';
import { ClaimgateError } from '../findings/index.ts';
import { Arguments } from './arguments.ts';
import type { Command, CommandEntry, CommandGroup } from './command.ts';
import { COMMANDS } from './commands/index.ts';
import { execute } from './execute.ts';
import { TOOL } from './generated/tool.ts';
import type { Host } from './host.ts';
import { GLOBAL_OPTIONS } from './options.ts';

/**
 * The program: arguments in, exit code out, everything else through the host. Exit codes are those of
 * data-model.md section 9, whatever the format.
 */
export async function run(argv: readonly string[], host: Host): Promise<number> {
  const session = new Session(host);
  return session.run(argv);
}

class Session {
  readonly #host: Host;
  #exitCode: number | undefined;
  /** The command that the arguments named so far, for reports of bad usage. */
  #called: { name: string; entry: Pick<CommandEntry, 'document'> } = { name: 'claimgate', entry: { document: 'report' } };

  constructor(host: Host) {
    this.#host = host;
  }

  async run(argv: readonly string[]): Promise<number> {
    const parser = this.#parser();
    let printed = '';
    try {
      await parser.parseAsync([...argv], {}, (_error, _parsed, output) => {
        printed = output;
      });
    } catch (error) {
      // Reported like everything else; the arguments are read as far as they can be.
      return execute({ ...this.#called, args: new Arguments(legibleArguments(argv)) }, () => Promise.reject(error), this.#host);
    }
    if (this.#exitCode !== undefined) return this.#exitCode;
    if (printed !== '') this.#host.stdout.write(`${printed}\n`);
    return 0;
  }

  #parser(): Argv {
    const parser = yargs([], this.#host.directory)
      .scriptName('claimgate')
      .locale('en')
      .usage('$0 <command>\n\nNothing is advertised as live-certified unless current evidence stands behind it.')
      .parserConfiguration({ 'parse-numbers': false, 'parse-positional-numbers': false, 'dot-notation': false, 'camel-case-expansion': false })
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
        const isUsage = error === undefined || error === null || error.name === 'YError';
        throw isUsage ? new ClaimgateError('usage', { found: message, next: this.#helpCommand() }) : error;
      });
    for (const row of COMMANDS) this.#add(parser, row, '');
    return parser;
  }

  #add(parser: Argv, row: CommandEntry | CommandGroup, prefix: string): void {
    if ('commands' in row) {
      parser.command(row.name, row.describe, (group) => {
        for (const entry of row.commands) this.#add(group, entry, `${row.name} `);
        return group.demandCommand(1, `${row.name}: a command is missing`);
      });
      return;
    }
    const name = prefix + (row.usage.split(' ')[0] ?? '');
    const load = async (): Promise<Command> => (await row.load()).command;
    parser.command(
      row.usage,
      row.describe,
      async (builder) => {
        this.#called = { name, entry: row };
        describeCommand(builder, await load());
      },
      async (args) => {
        this.#exitCode = await execute({ name, entry: row, args: new Arguments(args) }, load, this.#host);
      },
    );
  }

  #helpCommand(): string {
    return this.#called.name === 'claimgate' ? 'claimgate --help' : `claimgate ${this.#called.name} --help`;
  }
}

function describeCommand(builder: Argv, { positionals = {}, options = {}, examples }: Command): void {
  for (const [name, about] of Object.entries(positionals)) builder.positional(name, about);
  builder.options(options);
  for (const [commandLine, does] of examples) builder.example(commandLine, does);
}

/** The options of every command, read without the rules that the arguments broke. */
function legibleArguments(argv: readonly string[]): Record<string, unknown> {
  const ofType = (type: string): string[] => Object.keys(GLOBAL_OPTIONS).filter((name) => GLOBAL_OPTIONS[name]?.type === type);
  return Parser([...argv], {
    string: ofType('string'),
    boolean: ofType('boolean'),
    array: ['output'],
    configuration: { 'parse-numbers': false, 'dot-notation': false, 'camel-case-expansion': false },
  });
}
