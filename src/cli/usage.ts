import { nearest } from '../json/meant.ts';
import type { ClaimgateError } from '../findings/index.ts';
import { Arguments, usageError } from './arguments.ts';
import type {
  Command,
  CommandEntry,
  CommandGroup,
  CommandOption,
  CommandOptions,
} from './command.ts';
import { commandNamed, everyCommand, findCommand, legibleOptions, lexed } from './command-line.ts';
import { COMMANDS } from './commands/index.ts';
import { execute } from './execute.ts';
import { commandHelp, groupHelp, programHelp, typed } from './help.ts';
import { GLOBAL_OPTIONS } from './options.ts';
import type { Host } from '../app/host.ts';

/** A command as far as words name one. */
type Named = ReturnType<typeof findCommand>;

/** Help is no judgement: only a person who reads it on a terminal gets 0. */
const UNJUDGED = 2;
const COMPLETIONS = '--get-yargs-completions';
const ANSWERS_BY_ITSELF = /^(?:-h|-V|--(?:help|version|get-yargs-completions)(?:=.*)?)$/s;
const HELP = /^(?:-h|--help)$/;

/** Answers a command line that is not plainly a call: by help, by completions, or by what is wrong with it. */
export async function answerUnclear(argv: readonly string[], host: Host): Promise<number> {
  if (argv[0] === COMPLETIONS) return (await import('./completions.ts')).complete(argv, host);
  const page = await pageFor(argv);
  if (page) {
    host.stdout.write(page.text);
    return page.isAnswer || host.stdout.isTerminal ? 0 : UNJUDGED;
  }
  const named = findCommand(wordsOf(argv));
  const fault = await faultIn(argv, named);
  const call = {
    name: named?.name ?? groupNamed(wordsOf(argv)[0])?.name ?? 'claimgate',
    entry: named?.entry ?? { document: 'report' as const },
    args: new Arguments(await legibleOptions(argv)),
  };
  return execute(call, () => Promise.reject(fault), host);
}

/**
 * The help that is asked for, and whether it is an answer to a pipeline too. Help answers only where nothing
 * else is asked for: a pipeline whose value for an option turns out to be `--help` must not end as if
 * something had been judged.
 */
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

/** The words in front of the first option, which name a command. */
function wordsOf(argv: readonly string[]): string[] {
  const first = argv.findIndex((word) => word.startsWith('-'));
  return argv.slice(0, first < 0 ? argv.length : first);
}

async function faultIn(argv: readonly string[], named: Named): Promise<ClaimgateError> {
  const own = argv.slice(0, argv.includes('--') ? argv.indexOf('--') : undefined);
  const misplaced = own.find((word) => ANSWERS_BY_ITSELF.test(word));
  if (misplaced !== undefined) {
    const expected = `${misplaced.replace(/=.*$/s, '')} by itself`;
    return usageError({ found: `${misplaced} beside other words`, expected });
  }
  const inPlace = named ?? (await commandNamed(argv));
  const words = wordsOf(argv);
  if (!inPlace || isMistypedBelow(words)) return unknownCommand(words);
  const command = await inPlace.entry.load();
  return (
    (await optionFault(argv, { ...GLOBAL_OPTIONS, ...command.options })) ??
    (await argumentFault(argv, inPlace, command))
  );
}

/** Whether more words follow a group that is a command than it takes, the first of them almost a command below. */
function isMistypedBelow([first, second = '', ...rest]: readonly string[]): boolean {
  const group = groupNamed(first);
  if (!group?.own || rest.length === 0 || findCommand([group.name, second])?.length === 2)
    return false;
  return meant(`${group.name} ${second}`, namesBelow(group)) !== '';
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
    meantAsOption(words) ?? meant(found, group ? namesBelow(group) : [...new Set(names)]);
  return usageError({ found: `unknown command "${found}"${near}` });
}

/** Other programs have commands for what are options here. */
function meantAsOption([first, ...rest]: readonly string[]): string | undefined {
  if (first !== 'help' && first !== 'version') return undefined;
  const line = ['claimgate', ...(first === 'help' ? rest : []), `--${first}`].join(' ');
  return `; did you mean "${line}"?`;
}

/** The one mechanism for words that are close to a right one. */
function meant(text: string, words: readonly string[]): string {
  const [best] = text.replace(/^-+/, '').length < 2 ? [] : nearest(text, words, 1);
  return best === undefined ? '' : `; did you mean "${best}"?`;
}

/** Finds the first fault in the options. */
async function optionFault(
  argv: readonly string[],
  options: CommandOptions,
): Promise<ClaimgateError | undefined> {
  const { values, missing } = await lexed(argv, options);
  const option = options[missing ?? ''];
  if (missing !== undefined && option)
    return usageError({
      found: `no value for ${dashed(missing)}`,
      expected: `${typed(missing, option)}, or ${dashed(missing)}=${option.value ?? 'VALUE'} for one that begins with "-"`,
    });
  const names = Object.keys(options).map(dashed);
  for (const [name, value] of Object.entries(values)) {
    const known = options[name];
    if (!known)
      return usageError({ found: `unknown option "${dashed(name)}"${meant(dashed(name), names)}` });
    const fault = valueFault(name, known, value);
    if (fault) return usageError(fault);
  }
  return undefined;
}

function valueFault(
  name: string,
  option: CommandOption,
  value: unknown,
): { found: string; expected?: string } | undefined {
  const { array, choices, type } = option;
  if (type === 'boolean')
    return typeof value === 'boolean'
      ? undefined
      : { found: `${dashed(name)} given more than once`, expected: 'it once' };
  const given = Array.isArray(value) ? value.map(String) : [String(value)];
  if (!array && given.length > 1)
    return { found: `${dashed(name)} given ${given.length} times`, expected: 'it once' };
  if (given.includes(''))
    return { found: `an empty value for ${dashed(name)}`, expected: typed(name, option) };
  const word = given.find((one) => choices?.includes(one) === false);
  if (choices && word !== undefined)
    return {
      found: `"${word}" for ${dashed(name)}${meant(word, choices.map(String))}`,
      expected: `one of ${choices.join(', ')}`,
    };
  return undefined;
}

function misplacedArgument(
  word: string,
  { usage: line }: CommandEntry,
  command: Command,
  all: readonly string[],
): ClaimgateError {
  if (!command.startCommand) return usageError({ found: `unexpected argument "${word}"` });
  const expected = `claimgate ${line.split(' ')[0] ?? ''} -- ${all.join(' ')}`;
  return usageError({ found: `"${word}" in front of "--"`, expected });
}

/** Finds faults in the arguments that are not options. */
async function argumentFault(
  argv: readonly string[],
  { entry, length }: NonNullable<Named>,
  command: Command,
): Promise<ClaimgateError> {
  const options = { ...GLOBAL_OPTIONS, ...command.options };
  const { words, after } = await lexed(argv, options);
  const given = words.slice(length);
  const places = entry.usage.split(' ').slice(1);
  const missing = places.slice(given.length).find((place) => place.startsWith('<'));
  const { positionals = {} } = command;
  if (missing !== undefined) {
    const about = positionals[missing.slice(1, -1)]?.describe;
    return usageError({ expected: about === undefined ? missing : `${missing}: ${about}` });
  }
  for (const [at, word] of given.entries()) {
    const place = places[Math.min(at, places.length - 1)];
    const isPlaced = place !== undefined && (at < places.length || place.endsWith('..]'));
    if (!isPlaced) return misplacedArgument(word, entry, command, [...given, ...after]);
    const choices = positionals[place.replace(/^[<[]|(?:\.\.)?[>\]]$/g, '')]?.choices;
    if (choices && !choices.includes(word))
      return usageError({
        found: `"${word}" for ${place}${meant(word, choices.map(String))}`,
        expected: `one of ${choices.join(', ')}`,
      });
    if (word === '') return usageError({ found: `an empty ${place}` });
  }
  return usageError({ found: `words after "--": ${after.join(' ')}`, expected: 'none here' });
}

function dashed(name: string): string {
  return name.length === 1 ? `-${name}` : `--${name}`;
}
