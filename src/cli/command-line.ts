import type { Options } from 'yargs';
import type { Arguments as Lexed } from 'yargs-parser';
import { Arguments } from './arguments.ts';
import type { Host } from '../app/host.ts';
import type { Command, CommandEntry, CommandOptions } from './command.ts';
import { COMMANDS } from './commands/index.ts';
import { execute } from './execute.ts';
import { GLOBAL_OPTIONS } from './options.ts';
import { present } from '../findings/error.ts';

/** How words of a command line are read, by the lexer of yargs and where it completes words. */
export const PARSER_CONFIGURATION = {
  'parse-numbers': false,
  'parse-positional-numbers': false,
  'dot-notation': false,
  'camel-case-expansion': false,
  // Words after `--` are another program's command line.
  'populate--': true,
} as const;

/** Answers a command line that is not plainly a call. @returns the exit code */
type AnswerUnclear = (argv: readonly string[], host: Host) => Promise<number>;

/** A command line that asks for work, or for nothing that makes sense. @returns the exit code */
export async function runCommandLine(
  argv: readonly string[],
  host: Host,
  answerUnclear: AnswerUnclear,
): Promise<number> {
  const call = await readPlainCommandLine(argv);
  if (!call) return answerUnclear(argv, host);
  return execute(call, () => Promise.resolve(call.command), host);
}

/** A command line that was understood. */
export interface PlainCall {
  readonly name: string;
  readonly entry: CommandEntry;
  readonly command: Command;
  readonly args: Arguments;
}

/**
 * Reads a command line that nothing is wrong with. Whatever is not plainly right is `undefined`, and
 * `usage.ts` says why: a run that works never loads it.
 */
export async function readPlainCommandLine(
  argv: readonly string[],
): Promise<PlainCall | undefined> {
  const named = await commandNamed(argv);
  if (!named) return undefined;
  const command = await named.entry.load();
  const options = { ...GLOBAL_OPTIONS, ...command.options };
  const parsed = await lex(argv, options);
  if (!parsed || (parsed['--'] && !command.startCommand)) return undefined;
  const { _: positionals, '--': after, ...given } = parsed;
  const values = positionalValues(
    named.entry.usage,
    positionals.slice(named.length).map(String),
    command,
  );
  if (!values || !Object.entries(given).every(([name, value]) => fits(options[name], value)))
    return undefined;
  return {
    ...named,
    command,
    args: new Arguments({
      ...defaultsOf(options),
      ...given,
      ...values,
      ...(after ? { '--': after } : {}),
    }),
  };
}

/** The command that a command line names, wherever the options of every command stand. */
export async function commandNamed(
  argv: readonly string[],
): Promise<ReturnType<typeof findCommand>> {
  const words = (await lex(argv, GLOBAL_OPTIONS))?._ ?? [];
  return findCommand(words.map(String));
}

/** Everything that the lexer makes of a command line, also of one with faults. */
export async function lexed(
  argv: readonly string[],
  options: CommandOptions,
): Promise<{
  readonly words: readonly string[];
  readonly after: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
  /** The option whose value is missing. */
  readonly missing: string | undefined;
}> {
  const { argv: parsed, error } = await detailed(argv, options);
  const { _: words, '--': after = [], ...values } = parsed;
  const [, missing] = /^Not enough arguments following: (.+)$/.exec(error?.message ?? '') ?? [];
  return { words: words.map(String), after: after.map(String), values, missing };
}

/** The options of every command as far as they can be read, for reports of a bad command line. */
export async function legibleOptions(argv: readonly string[]): Promise<Record<string, unknown>> {
  return (await detailed(argv, GLOBAL_OPTIONS)).argv;
}

/** Where nothing looks like an option, words are words, and the lexer is not loaded to say so. */
export async function lex(
  argv: readonly string[],
  options: CommandOptions,
): Promise<Lexed | undefined> {
  if (!argv.some((word) => word.startsWith('-'))) return { _: [...argv] };
  return lexByYargs(argv, options);
}

/** The same by the lexer, whatever the words look like. */
export async function lexByYargs(
  argv: readonly string[],
  options: CommandOptions,
): Promise<Lexed | undefined> {
  const { argv: parsed, error } = await detailed(argv, options);
  return error === null ? parsed : undefined;
}

async function detailed(argv: readonly string[], options: CommandOptions) {
  const { default: parse } = await import('yargs-parser');
  const names = Object.keys(options);
  const ofType = (type: Options['type']): string[] =>
    names.filter((name) => options[name]?.type === type);
  return parse.detailed([...argv], {
    string: [...ofType('string'), '_'],
    boolean: ofType('boolean'),
    array: names.filter((name) => options[name]?.array === true),
    narg: Object.fromEntries(ofType('string').map((name) => [name, 1])),
    configuration: { ...PARSER_CONFIGURATION },
  });
}

/** The command that words begin with, and how many of them name it. */
export function findCommand(
  words: readonly string[],
): { name: string; entry: CommandEntry; length: number } | undefined {
  const [first, second] = words;
  for (const row of COMMANDS) {
    if (!('commands' in row)) {
      if (nameOf(row) === first) return { name: first, entry: row, length: 1 };
    } else if (row.name === first) {
      const entry = row.commands.find((candidate) => nameOf(candidate) === second);
      if (entry) return { name: `${first} ${second}`, entry, length: 2 };
      return row.own && { name: first, entry: row.own, length: 1 };
    }
  }
  return undefined;
}

/** Every command under its full name, such as `ledger append`. */
export function everyCommand(): readonly { readonly name: string; readonly entry: CommandEntry }[] {
  return COMMANDS.flatMap((row) => {
    if (!('commands' in row)) return [{ name: nameOf(row), entry: row }];
    const own = row.own ? [{ name: row.name, entry: row.own }] : [];
    const below = row.commands.map((entry) => ({ name: `${row.name} ${nameOf(entry)}`, entry }));
    return [...own, ...below];
  });
}

/** The first word of a usage: `verify <file>` is `verify`. */
export function nameOf({ usage }: CommandEntry): string {
  return present(usage.split(' ')[0]);
}

/** Values of `<required>` and `[optional]` arguments by name; `undefined` where they do not fit. */
function positionalValues(
  usage: string,
  given: readonly string[],
  { positionals = {} }: Command,
): Record<string, string | readonly string[]> | undefined {
  const places = usage.split(' ').slice(1);
  const [last = ''] = places.slice(-1);
  const isList = last.endsWith('..]');
  if (
    (given.length > places.length && !isList) ||
    places.some((place, at) => place.startsWith('<') && !given[at])
  )
    return undefined;
  const pairs = places
    .map((place, at) => [place.replace(/^[<[]|(?:\.\.)?[>\]]$/g, ''), given[at]] as const)
    .filter((pair): pair is readonly [string, string] => pair[1] !== undefined);
  const rest = given.slice(places.length);
  const fitting =
    pairs.every(([name, value]) => fits(positionals[name], value)) &&
    rest.every((value) => value !== '');
  if (!fitting) return undefined;
  const values = Object.fromEntries<string | readonly string[]>(pairs);
  const listed = isList ? pairs[places.length - 1]?.[0] : undefined;
  if (listed !== undefined) values[listed] = given.slice(places.length - 1);
  return values;
}

function fits(option: Options | undefined, value: unknown): boolean {
  if (option === undefined) return false;
  const { array, choices, type } = option;
  if (type === 'boolean') return typeof value === 'boolean';
  const words: unknown[] = array && Array.isArray(value) ? value : [value];
  const isWord = (word: unknown) =>
    typeof word === 'string' && word !== '' && (choices?.includes(word) ?? true);
  return words.every(isWord);
}

function defaultsOf(options: CommandOptions): Record<string, unknown> {
  const withDefault = Object.entries(options).filter(([, option]) => option.default !== undefined);
  return Object.fromEntries(withDefault.map(([name, option]) => [name, option.default as unknown]));
}
