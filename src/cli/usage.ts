import type { ClaimgateError } from '../findings/index.ts';
import { Arguments, meantInstead, usageError } from '../commands/arguments.ts';
import type { CommandGroup } from '../commands/command.ts';
import { everyCommand, findCommand, isOption, lex, type CommandLine } from './command-line.ts';
import { COMMANDS } from './table.ts';
import { execute } from './execute.ts';
import { commandHelp, groupHelp, programHelp } from './help.ts';
import { GLOBAL_OPTIONS } from '../commands/options.ts';
import type { Host } from '../commands/host.ts';

/** Help is no judgement: only a person who reads it on a terminal gets 0. */
const UNJUDGED = 2;
const COMPLETIONS = '--get-yargs-completions';
const ANSWERS_BY_ITSELF = /^(?:-h|-V|--(?:help|version|get-yargs-completions)(?:=.*)?)$/s;
const HELP = /^(?:-h|--help)$/;

/** Answers a command line that is not plainly a call: by help, by completions, or by what is wrong with it. */
export async function answerUnclear(
  argv: readonly string[],
  read: CommandLine | undefined,
  host: Host,
): Promise<number> {
  if (argv[0] === COMPLETIONS) return (await import('./completions.ts')).complete(argv, host);
  const page = await pageFor(argv);
  if (page) {
    host.stdout.write(page.text);
    return page.isAnswer || host.stdout.isTerminal ? 0 : UNJUDGED;
  }
  const call = {
    name: read?.name ?? groupNamed(wordsOf(argv)[0])?.name ?? 'claimgate',
    entry: read?.entry ?? { document: 'report' as const },
    args: new Arguments((await lex(argv, GLOBAL_OPTIONS)).values),
  };
  return execute(call, () => Promise.reject(faultIn(argv, read)), host);
}

/** Help answers only by itself: a pipeline whose value for an option is `--help` must not seem to have judged. */
async function pageFor(
  argv: readonly string[],
): Promise<{ readonly text: string; readonly isAnswer: boolean } | undefined> {
  const words = argv.filter((word) => !HELP.test(word));
  const asks = argv.length - words.length;
  const group = groupNamed(words[0]);
  if (words.length === 0 && asks < 2) return { text: programHelp(), isAnswer: asks === 1 };
  if (group && !group.own && words.length === 1 && asks < 2)
    return { text: groupHelp(group), isAnswer: asks === 1 };
  const named = findCommand(words);
  if (asks !== 1 || !named || named.length !== words.length) return undefined;
  const command = await named.entry.load();
  const below = named.length === 1 ? group?.commands : [];
  const text = commandHelp(named.name, named.entry, command, below);
  return { text, isAnswer: named.entry.judges !== true };
}

function groupNamed(word: string | undefined): CommandGroup | undefined {
  return COMMANDS.find((row): row is CommandGroup => 'commands' in row && row.name === word);
}

function wordsOf(argv: readonly string[]): string[] {
  const first = argv.findIndex(isOption);
  return argv.slice(0, first < 0 ? argv.length : first);
}

function faultIn(argv: readonly string[], read: CommandLine | undefined): ClaimgateError {
  const own = argv.slice(0, argv.includes('--') ? argv.indexOf('--') : undefined);
  const misplaced = own.find((word) => ANSWERS_BY_ITSELF.test(word));
  const words = wordsOf(argv);
  if (
    misplaced !== undefined &&
    (words.length === 0 || groupNamed(words[0]) || findCommand(words))
  ) {
    const expected = `${misplaced.replace(/=.*$/s, '')} without other options`;
    return usageError({ found: `${misplaced} with other words`, expected });
  }
  return read?.fault && !isMistypedBelow(words) ? read.fault : unknownCommand(words);
}

/** Whether more words follow a group that is a command than it takes, the first of them almost a command below. */
function isMistypedBelow([first, second = '', ...rest]: readonly string[]): boolean {
  const group = groupNamed(first);
  if (!group?.own || rest.length === 0 || findCommand([group.name, second])?.length === 2)
    return false;
  return meantInstead(`${group.name} ${second}`, namesBelow(group)) !== '';
}

function namesBelow({ name }: CommandGroup): string[] {
  return everyCommand().flatMap((one) => (one.name.startsWith(`${name} `) ? [one.name] : []));
}

function unknownCommand(words: readonly string[]): ClaimgateError {
  if (words.length === 0)
    return usageError({ found: 'the command is missing', expected: 'COMMAND' });
  const group = groupNamed(words[0]);
  const found = words.slice(0, group ? 2 : 1).join(' ');
  if (group && words.length === 1)
    return usageError({
      found: `"${found}" is a group of commands`,
      expected: `claimgate ${found} COMMAND`,
    });
  const groups = COMMANDS.flatMap((row) => ('commands' in row ? [row.name] : []));
  const names = [...groups, ...everyCommand().map(({ name }) => name)];
  const near =
    meantAsOption(words) ?? meantInstead(found, group ? namesBelow(group) : [...new Set(names)]);
  return usageError({ found: `unknown command "${found}"${near}` });
}

/** Other programs have commands for what are options here. */
function meantAsOption([first, ...rest]: readonly string[]): string | undefined {
  if (first !== 'help' && first !== 'version') return undefined;
  const line = ['claimgate', ...(first === 'help' ? rest : []), `--${first}`].join(' ');
  return `; did you mean "${line}"?`;
}
