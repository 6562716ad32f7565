import { present } from '../documents/error.ts';
import {
  typed,
  usageOf,
  type Command,
  type CommandEntry,
  type CommandOption,
  type CommandOptions,
} from '../cli/command.ts';
import { COMMANDS, commandsBelow, GROUPS, MORE, SECTIONS } from './table.ts';
import { commonOptionsOf, GLOBAL_OPTIONS } from '../cli/options.ts';

const WIDTH = 100;

type Row = readonly [name: string, describe: string];

/** Describes the commands that people type in their first weeks, and names all others. */
function commandSections(): string[] {
  const rows = new Map(COMMANDS.map(rowOf).map((row) => [firstWordOf(row[0]), row]));
  const described = Object.entries(SECTIONS).map(([title, names]): readonly [string, Row[]] => {
    const own = names.split(' ').map((name) => present(rows.get(name)));
    for (const name of names.split(' ')) rows.delete(name);
    return [title, own];
  });
  const named = Object.entries(MORE).map(([about, names]): Row => {
    for (const name of names.split(' ')) rows.delete(name);
    return [about, names.split(' ').join(', ')];
  });
  named.push(['for programs', [...rows.keys()].join(', ')]);
  const all = [...described, ['More, each with --help', named] as const];
  const column = Math.max(...all.flatMap(([, own]) => own.map(([name]) => name.length))) + 4;
  return all.map(([title, own]) => section(title, own, column));
}

export function programHelp(): string {
  return page([
    'claimgate COMMAND [options]',
    'Nothing is advertised as live-certified unless current evidence supports it.',
    ...commandSections(),
    section('Common options', optionRows(GLOBAL_OPTIONS)),
    section('Instead of a command', [
      ['-h, --help', 'print this page; after a command, the page of that command'],
      ['-V, --version', 'print the version'],
    ]),
    'Exit codes: 0 yes, 1 no, 2 could not judge, 3 a defect of claimgate.',
  ]);
}

export function groupHelp(name: string): string {
  return page([
    `claimgate ${name} COMMAND [options]`,
    GROUPS[name] ?? '',
    section(
      'Commands',
      commandsBelow(name).map((entry) => [usageOf(entry).slice(name.length + 1), entry.describe]),
    ),
    `\`claimgate ${name} COMMAND --help\` prints the options of a command, with examples.`,
  ]);
}

export function commandHelp(entry: CommandEntry, command: Command): string {
  const { examples, positionals = {}, options = {} } = command;
  return page([
    usageLine(entry.name, entry, command),
    entry.describe,
    section(
      'Arguments',
      Object.entries(positionals).map(([word, { choices, describe = '' }]) => [
        word,
        describe + oneOf(choices),
      ]),
    ),
    section('Options', optionRows(options)),
    section(
      'Other commands',
      commandsBelow(entry.name).map((other) => [usageOf(other), other.describe]),
    ),
    section('Common options', optionRows(commonOptionsOf(entry.name))),
    [
      'Examples:',
      ...Object.entries(examples).flatMap(([line, does]) => [`  ${line}`, ...indented(does, 6)]),
    ].join('\n'),
    entry.judges ? 'If standard output is not a terminal, this help ends with exit code 2.' : '',
  ]);
}

/** How a command is typed: its arguments and the options that it cannot do without. */
export function usageLine(
  name: string,
  { places }: Partial<Pick<CommandEntry, 'places'>>,
  command: Pick<Command, 'options'> | undefined,
): string {
  if (!places) return `claimgate ${name === 'claimgate' ? '' : `${name} `}COMMAND [options]`;
  const required = Object.entries(command?.options ?? {}).flatMap(([option, about]) =>
    isAlwaysTyped(about) ? [typed(option, about)] : [],
  );
  return ['claimgate', name, ...places, ...required, '[options]'].join(' ');
}

function rowOf(entry: CommandEntry): Row {
  const word = firstWordOf(entry.name);
  const group = GROUPS[word];
  return group === undefined ? [usageOf(entry), entry.describe] : [`${word} …`, group];
}

function firstWordOf(text: string): string {
  return text.replace(/ .*/, '');
}

/** Whether a command can't do without an option that neither the configuration nor the environment says. */
function isAlwaysTyped({ configured, isRequired, setting }: CommandOption): boolean {
  return isRequired === true && !configured && setting === undefined;
}

/** Those that are required come first. */
function optionRows(options: CommandOptions): Row[] {
  const all = Object.entries(options);
  const sorted = [
    ...all.filter(([, option]) => isAlwaysTyped(option)),
    ...all.filter(([, option]) => !isAlwaysTyped(option)),
  ];
  return sorted.map(([name, option]) => {
    const { choices, default: preset, describe = '' } = option;
    const notes = [
      ...(isAlwaysTyped(option) ? ['(required)'] : []),
      ...(preset === undefined ? [] : [`(default: ${String(preset)})`]),
    ];
    return [typed(name, option), [describe + oneOf(choices), ...notes].join(' ')];
  });
}

function oneOf(choices: readonly unknown[] | undefined): string {
  return choices === undefined ? '' : `: ${choices.join(', ')}`;
}

function section(title: string, rows: readonly Row[], fixed?: number): string {
  if (rows.length === 0) return '';
  const column = fixed ?? Math.min(34, Math.max(...rows.map(([name]) => name.length)) + 4);
  const lines = rows.flatMap(([name, describe]) => {
    const [first = '', ...rest] = indented(describe, column);
    return `  ${name}`.length + 2 > column
      ? [`  ${name}`, first, ...rest]
      : [`  ${name}`.padEnd(column) + first.trimStart(), ...rest];
  });
  return [`${title}:`, ...lines].join('\n');
}

function indented(text: string, columns: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = present(lines.at(-1));
    if (line !== '' && columns + line.length + 1 + word.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.map((line) => ' '.repeat(columns) + line);
}

function page(parts: readonly string[]): string {
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
