import { Arguments, meantInstead, usageError, type UsageDetails } from '../cli/arguments.ts';
import type { Host } from '../cli/host.ts';
import {
  dashed,
  typed,
  type Command,
  type CommandEntry,
  type CommandOption,
  type CommandOptions,
} from '../cli/command.ts';
import { COMMANDS } from './table.ts';
import { execute } from './execute.ts';
import { commonOptionsOf, GLOBAL_OPTIONS } from '../cli/options.ts';
import { shellWord } from '../documents/shell.ts';
import type { ClaimgateError } from '../documents/findings.ts';

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
type AnswerUnclear = (
  argv: readonly string[],
  read: CommandLine | undefined,
  host: Host,
) => Promise<number>;

/** A command line that asks for work, or for nothing that makes sense. @returns the exit code */
export async function runCommandLine(
  argv: readonly string[],
  host: Host,
  answerUnclear: AnswerUnclear,
): Promise<number> {
  const read = await readCommandLine(argv);
  if (!read || read.fault) return answerUnclear(argv, read, host);
  return execute(read, () => Promise.resolve(read.command), host);
}

/** A command line that names a command. */
export interface CommandLine {
  readonly name: string;
  readonly entry: CommandEntry;
  readonly command: Command;
  readonly args: Arguments;
  /** The first word that its options and arguments do not allow, or lack. */
  readonly fault: ClaimgateError | undefined;
}

/** Reads a command line by the options and arguments of its command; `undefined` where it names no command. */
export async function readCommandLine(argv: readonly string[]): Promise<CommandLine | undefined> {
  const entry = findCommand((await lex(argv, GLOBAL_OPTIONS)).words);
  if (!entry) return undefined;
  const { name, places } = entry;
  const command = await entry.load();
  const options = { ...commonOptionsOf(name), ...command.options };
  const line = await lex(argv, options);
  const { after, values } = line;
  const words = line.words.slice(name.split(' ').length);
  const fault = optionFault(line, options) ?? argumentFault({ ...line, words }, entry, command);
  const args = new Arguments({
    ...defaultsOf(options),
    ...values,
    ...argumentsByName(places, words),
    ...(after.length > 0 ? { '--': after } : {}),
  });
  return { name, entry, command, args, fault: fault && usageError(fault) };
}

/** Everything that the lexer makes of a command line, also of one with faults. */
interface Lexed {
  readonly words: readonly string[];
  readonly after: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
  readonly error: string | undefined;
}

/** A hyphen alone is a word, such as that for standard input. */
export function isOption(word: string): boolean {
  return word.startsWith('-') && word !== '-';
}

export async function lex(argv: readonly string[], options: CommandOptions): Promise<Lexed> {
  return lexPlainly(argv, options) ?? lexWithYargs(argv, options);
}

const PLAIN_OPTION = /^(?:-[A-Z]|--(?!no-)[a-z][a-z-]*)$/;
const SPECIAL_VALUE = /^(?:-.*|true|false|)$/s;

/**
 * Most command lines have nothing but words and options with their values in words of their own: reading those takes less
 * than loading a lexer. `undefined` for any other line, and where an option is given twice.
 */
export function lexPlainly(argv: readonly string[], options: CommandOptions): Lexed | undefined {
  const words: string[] = [];
  const values: Record<string, string | true> = {};
  for (let at = 0; at < argv.length; at += 1) {
    const [word = '', next = '-'] = argv.slice(at);
    if (!isOption(word)) {
      words.push(word);
      continue;
    }
    const name = word.replace(/^--?/, '');
    if (!PLAIN_OPTION.test(word) || Object.hasOwn(values, name)) return undefined;
    const type = options[name]?.type ?? (next.startsWith('-') ? 'boolean' : 'string');
    const isFlag = type === 'boolean';
    if (isFlag ? next === 'true' || next === 'false' : SPECIAL_VALUE.test(next)) return undefined;
    values[name] = isFlag || next;
    at += isFlag ? 0 : 1;
  }
  return { words, after: [], values, error: undefined };
}

export async function lexWithYargs(
  argv: readonly string[],
  options: CommandOptions,
): Promise<Lexed> {
  const { default: parse } = await import('yargs-parser');
  const ofType = (type: 'boolean' | 'string'): string[] =>
    Object.keys(options).filter((name) => options[name]?.type === type);
  const { argv: parsed, error } = parse.detailed([...argv], {
    string: [...ofType('string'), '_'],
    boolean: ofType('boolean'),
    narg: Object.fromEntries(ofType('string').map((name) => [name, 1])),
    configuration: { ...PARSER_CONFIGURATION },
  });
  const { _: words, '--': after = [], ...values } = parsed;
  return { words: words.map(String), after: after.map(String), values, error: error?.message };
}

/** The command that words begin with: the one of more words, where two fit. */
export function findCommand(words: readonly string[]): CommandEntry | undefined {
  return COMMANDS.findLast(({ name }) => name.split(' ').every((word, at) => words[at] === word));
}

function optionFault({ error, values }: Lexed, options: CommandOptions): UsageDetails | undefined {
  if (error !== undefined) {
    const [, name = ''] = /^Not enough arguments following: (.+)$/.exec(error) ?? [];
    const option = options[name];
    if (!option) return { found: error };
    const expected = `${typed(name, option)}, or ${dashed(name)}=${option.value ?? 'VALUE'} for one that begins with "-"`;
    return { found: `no value for ${dashed(name)}`, expected };
  }
  for (const [name, value] of Object.entries(values)) {
    const option = options[name];
    const fault = option
      ? valueFault(dashed(name), { ...option, form: typed(name, option) }, value)
      : unknownOption(dashed(name), options);
    if (fault) return fault;
  }
  return undefined;
}

function unknownOption(found: string, options: CommandOptions): UsageDetails {
  if (found.slice(2) in GLOBAL_OPTIONS) return { found: `${found} is of no use to this command` };
  return {
    found: `unknown option "${found}"${meantInstead(found, Object.keys(options).map(dashed))}`,
  };
}

interface Limits extends Pick<CommandOption, 'array' | 'choices' | 'type'> {
  readonly form: string;
}

function valueFault(
  name: string,
  { array, choices, form, type }: Limits,
  value: unknown,
): UsageDetails | undefined {
  if (type === 'boolean')
    return typeof value === 'boolean'
      ? undefined
      : { found: `${name} given more than once`, expected: 'it once' };
  const given: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (!array && given.length > 1)
    return { found: `${name} given ${given.length} times`, expected: 'it once' };
  for (const word of given) {
    // The lexer makes `false` of `--no-NAME`.
    if (typeof word !== 'string' || word === '')
      return { found: `an empty value for ${name}`, expected: form };
    if (choices?.includes(word) === false) {
      const near = meantInstead(word, choices.map(String));
      return { found: `"${word}" for ${name}${near}`, expected: `one of ${choices.join(', ')}` };
    }
  }
  return undefined;
}

function argumentFault(
  { words, after }: Lexed,
  { name, places }: CommandEntry,
  command: Command,
): UsageDetails | undefined {
  const { positionals = {} } = command;
  const missing = places.slice(words.length).find((place) => place.startsWith('<'));
  if (missing !== undefined) {
    const about = positionals[bareName(missing)]?.describe;
    return { expected: about === undefined ? missing : `${missing}: ${about}` };
  }
  for (const [at, word] of words.entries()) {
    const place = places[at] ?? places.findLast((last) => last.endsWith('..]'));
    const expected = ['claimgate', name, '--', ...[...words, ...after].map(shellWord)].join(' ');
    if (place === undefined)
      return command.startCommand
        ? { found: `"${word}" in front of "--"`, expected }
        : { found: `unexpected argument "${word}"` };
    const fault = valueFault(place, { ...positionals[bareName(place)], form: place }, word);
    if (fault) return fault;
  }
  if (after.length === 0 || command.startCommand || command.takesCommand) return undefined;
  return { found: `words after "--": ${after.join(' ')}`, expected: 'none here' };
}

/** The words of arguments by their names; the last may take all that are left. */
function argumentsByName(
  places: readonly string[],
  words: readonly string[],
): Record<string, unknown> {
  const given = places.slice(0, words.length);
  return Object.fromEntries(
    given.map((place, at) => [
      bareName(place),
      place.endsWith('..]') ? words.slice(at) : words[at],
    ]),
  );
}

/** The name in `<required>`, `[optional]` and `[list..]`. */
function bareName(place: string): string {
  return place.replace(/^[<[]|(?:\.\.)?[>\]]$/g, '');
}

function defaultsOf(options: CommandOptions): Record<string, unknown> {
  const withDefault = Object.entries(options).filter(([, option]) => option.default !== undefined);
  return Object.fromEntries(withDefault.map(([name, option]) => [name, option.default as unknown]));
}
