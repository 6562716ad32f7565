import type { ClaimgateError } from '../documents/findings.ts';
import { Arguments, meantInstead, usageError } from '../cli/arguments.ts';
import { findCommand, isOption, lex, type CommandLine } from './command-line.ts';
import { COMMANDS, commandsBelow, GROUPS } from './table.ts';
import { execute } from './execute.ts';
import { GONE } from './gone.ts';
import { commandHelp, groupHelp, programHelp } from './help.ts';
import { GLOBAL_OPTIONS } from '../cli/options.ts';
import type { Host } from '../cli/host.ts';

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
  if (argv[0] === COMPLETIONS) return (await import('./complete.ts')).complete(argv, host);
  const page = await pageFor(argv);
  if (page) {
    host.stdout.write(page.text);
    return page.isAnswer || host.stdout.isTerminal ? 0 : UNJUDGED;
  }
  const call = {
    name: read?.name ?? groupNamed(wordsOf(argv)) ?? 'claimgate',
    entry: read?.entry ?? { document: 'report' as const, says: 'done' as const },
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
  const group = groupNamed(words);
  const entry = findCommand(words);
  if (words.length === 0 && asks < 2) return { text: programHelp(), isAnswer: asks === 1 };
  if (group !== undefined && !entry && words.length === 1 && asks < 2)
    return { text: groupHelp(group), isAnswer: asks === 1 };
  if (asks !== 1 || entry?.name !== words.join(' ')) return undefined;
  return { text: commandHelp(entry, await entry.load()), isAnswer: !entry.judges };
}

/** The word that words begin with, where it begins several commands. */
function groupNamed([first = '']: readonly string[]): string | undefined {
  return Object.hasOwn(GROUPS, first) ? first : undefined;
}

function wordsOf(argv: readonly string[]): string[] {
  const first = argv.findIndex(isOption);
  return argv.slice(0, first < 0 ? argv.length : first);
}

function faultIn(argv: readonly string[], read: CommandLine | undefined): ClaimgateError {
  const own = argv.slice(0, argv.includes('--') ? argv.indexOf('--') : undefined);
  const misplaced = own.find((word) => ANSWERS_BY_ITSELF.test(word));
  const words = wordsOf(argv);
  const gone = [words.slice(0, 2).join(' '), words[0] ?? ''].find((name) =>
    Object.hasOwn(GONE, name),
  );
  if (gone !== undefined)
    return usageError({
      found: `"${gone}" is part of another command now`,
      next: GONE[gone] ?? '',
    });
  if (misplaced !== undefined && (words.length === 0 || groupNamed(words) || findCommand(words))) {
    const expected = `${misplaced.replace(/=.*$/s, '')} without other options`;
    return usageError({ found: `${misplaced} with other words`, expected });
  }
  return read?.fault && !isMistypedBelow(words) ? read.fault : unknownCommand(words);
}

/** Whether more words follow a group that is a command than it takes, the first of them almost a command below. */
function isMistypedBelow(words: readonly string[]): boolean {
  const group = groupNamed(words);
  if (group === undefined || words.length < 3 || findCommand(words)?.name !== group) return false;
  return meantInstead(words.slice(0, 2).join(' '), namesBelow(group)) !== '';
}

function namesBelow(group: string): string[] {
  return commandsBelow(group).map(({ name }) => name);
}

function unknownCommand(words: readonly string[]): ClaimgateError {
  if (words.length === 0)
    return usageError({ found: 'the command is missing', expected: 'COMMAND' });
  const group = groupNamed(words);
  const found = words.slice(0, group ? 2 : 1).join(' ');
  if (group && words.length === 1)
    return usageError({
      found: `"${found}" is a group of commands`,
      expected: `claimgate ${found} COMMAND`,
    });
  const names = new Set([...Object.keys(GROUPS), ...COMMANDS.map(({ name }) => name)]);
  const near = meantAsOption(words) ?? meantInstead(found, group ? namesBelow(group) : [...names]);
  return usageError({ found: `unknown command "${found}"${near}` });
}

/** Other programs have commands for what are options here. */
function meantAsOption([first, ...rest]: readonly string[]): string | undefined {
  if (first !== 'help' && first !== 'version') return undefined;
  const line = ['claimgate', ...(first === 'help' ? rest : []), `--${first}`].join(' ');
  return `; did you mean "${line}"?`;
}
