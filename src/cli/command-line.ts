import type { Options } from 'yargs';
import type { Arguments as Lexed, Options as LexerOptions } from 'yargs-parser';
import { Arguments } from './arguments.ts';
import type { Host } from '../app/host.ts';
import type { Command, CommandEntry } from './command.ts';
import { COMMANDS } from './commands/index.ts';
import { execute } from './execute.ts';
import { GLOBAL_OPTIONS } from './options.ts';
import { present } from '../findings/assert.ts';

/** How words of a command line are read, by yargs and by its lexer alike. */
export const PARSER_CONFIGURATION = {
  'parse-numbers': false,
  'parse-positional-numbers': false,
  'dot-notation': false,
  'camel-case-expansion': false,
  // What follows `--` is a command of somebody else's, and none of our arguments.
  'populate--': true,
} as const;

/** A command line that asks for work, or for nothing that makes sense. @returns the exit code */
export async function runCommandLine(argv: readonly string[], host: Host): Promise<number> {
  const call = await readPlainCommandLine(argv);
  if (!call) return (await import('./yargs-program.ts')).runWithYargs(argv, host);
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
 * Reads a command line that yargs would have nothing to say about, by the lexer of yargs and the same
 * tables of commands and options: loading and asking yargs itself takes as long as the rest of a
 * check. Whatever is not plainly right is `undefined`, and yargs speaks.
 */
export async function readPlainCommandLine(
  argv: readonly string[],
): Promise<PlainCall | undefined> {
  const words = (await lex(argv, GLOBAL_OPTIONS))?._ ?? [];
  const named = findCommand(words.map(String));
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

/** The options of every command as far as they can be read, for reports of a bad command line. */
export async function legibleOptions(argv: readonly string[]): Promise<Record<string, unknown>> {
  const { default: parse } = await import('yargs-parser');
  return parse([...argv], lexerOptions(GLOBAL_OPTIONS));
}

/** Where nothing looks like an option, words are words, and the lexer is not loaded to say so. */
export async function lex(
  argv: readonly string[],
  options: Readonly<Record<string, Options>>,
): Promise<Lexed | undefined> {
  if (!argv.some((word) => word.startsWith('-'))) return { _: [...argv] };
  return lexByYargs(argv, options);
}

export async function lexByYargs(
  argv: readonly string[],
  options: Readonly<Record<string, Options>>,
): Promise<Lexed | undefined> {
  const { default: parse } = await import('yargs-parser');
  const { argv: parsed, error } = parse.detailed([...argv], lexerOptions(options));
  return error === null ? parsed : undefined;
}

function lexerOptions(options: Readonly<Record<string, Options>>): LexerOptions {
  const names = Object.keys(options);
  const ofType = (type: Options['type']): string[] =>
    names.filter((name) => options[name]?.type === type);
  return {
    string: [...ofType('string'), '_'],
    boolean: ofType('boolean'),
    array: names.filter((name) => options[name]?.array === true),
    narg: Object.fromEntries(ofType('string').map((name) => [name, 1])),
    configuration: { ...PARSER_CONFIGURATION },
  };
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
): Record<string, string> | undefined {
  const places = usage.split(' ').slice(1);
  if (
    given.length > places.length ||
    places.some((place, at) => place.startsWith('<') && !given[at])
  )
    return undefined;
  const pairs = given.map((value, at) => [present(places[at]).slice(1, -1), value] as const);
  const fitting = pairs.every(([name, value]) => fits(positionals[name], value));
  return fitting ? Object.fromEntries(pairs) : undefined;
}

function fits(option: Options | undefined, value: unknown): boolean {
  if (option === undefined) return false;
  if (option.type === 'boolean') return typeof value === 'boolean';
  if (option.array)
    return Array.isArray(value) && value.every((item) => typeof item === 'string' && item !== '');
  return (
    typeof value === 'string' &&
    value !== '' &&
    (option.choices === undefined || option.choices.includes(value))
  );
}

function defaultsOf(options: Readonly<Record<string, Options>>): Record<string, unknown> {
  const withDefault = Object.entries(options).filter(([, option]) => option.default !== undefined);
  return Object.fromEntries(withDefault.map(([name, option]) => [name, option.default as unknown]));
}
