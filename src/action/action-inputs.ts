import { ClaimgateError } from '../findings/index.ts';
import type { Environment } from '../io/git/run-git.ts';

/** The commands that the action can run, with the input that is its argument. */
const COMMANDS: Readonly<Record<string, { words: readonly string[]; argument?: string }>> = {
  check: { words: ['check'] },
  'manifest create': { words: ['manifest', 'create'], argument: 'release' },
  'verdict require': { words: ['verdict', 'require'], argument: 'file' },
  'release record': { words: ['release', 'record'], argument: 'release' },
};

/** Inputs that are options of the same name; which command knows which, the program says. */
const OPTIONS = [
  'ref',
  'projection',
  'trust-pin',
  'memory',
  'projection-max-age',
  'must-hold-until',
  'max-age',
  'sign',
  'out',
  'from',
  'branch',
] as const;

/** Inputs that name a file to write, with its format. */
const FILES = { sarif: 'sarif', junit: 'junit', html: 'html' } as const;

/**
 * The command line that the inputs of the action ask for. Each value is one word behind its option's
 * name and an equals sign, whatever is in it: nothing is split, and no shell reads it.
 *
 * @throws ClaimgateError `usage`
 */
export function commandLineOf(environment: Environment, reportFile: string): string[] {
  const input = (name: string): string | undefined => actionInput(environment, name);
  const name = input('command') ?? 'check';
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command)
    throw new ClaimgateError('usage', {
      expected: `command: ${Object.keys(COMMANDS).join(', ')}`,
      found: name,
    });
  const directory = input('working-directory');
  const options = [
    ...OPTIONS.flatMap((option) => valued(option, input(option))),
    ...linesOf(input('artifacts')).flatMap((file) => valued('artifact', file)),
  ];
  const verdict = name === 'check' ? verdictFileOf(environment) : undefined;
  if (name !== 'check' && input('verdict') !== undefined)
    throw new ClaimgateError('usage', { expected: 'no verdict with this command' });
  const files = Object.entries(FILES).flatMap(([from, format]) => written(format, input(from)));
  return [
    ...command.words,
    ...argument(command.argument, input),
    ...valued('C', directory),
    ...options,
    ...files,
    ...written('json', verdict),
    ...written('json', reportFile),
    ...annotations(environment),
  ];
}

export function verdictFileOf(environment: Environment): string {
  return actionInput(environment, 'verdict') ?? 'check-verdict.json';
}

/** As the runner hands inputs over: `INPUT_` and the name in capitals; an empty one is not given. */
export function actionInput(environment: Environment, name: string): string | undefined {
  const value = environment[`INPUT_${name.toUpperCase()}`];
  return value === undefined || value === '' ? undefined : value;
}

function argument(
  name: string | undefined,
  input: (name: string) => string | undefined,
): readonly string[] {
  for (const other of ['release', 'file'])
    if (other !== name && input(other) !== undefined)
      throw new ClaimgateError('usage', { expected: `no ${other} with this command` });
  if (name === undefined) return [];
  const value = input(name);
  // A word that looks like an option would be read as one; --help would even succeed.
  if (value === undefined || value.startsWith('-'))
    throw new ClaimgateError('usage', {
      expected: `${name}, not starting with -`,
      found: value ?? 'nothing',
    });
  return [value];
}

function valued(option: string, value: string | undefined): string[] {
  return value === undefined ? [] : [`${option.length === 1 ? '-' : '--'}${option}=${value}`];
}

function linesOf(text = ''): string[] {
  return text.split(/\r?\n/).filter((line) => line !== '');
}

function written(format: string, path: string | undefined): string[] {
  return path === undefined ? [] : [`--output=${format}=${path}`];
}

/** Annotations on the change, and a summary of the step where the runner takes one. */
function annotations({ GITHUB_STEP_SUMMARY: summary }: Environment): string[] {
  return ['--format=github', ...(summary ? written('markdown', summary) : [])];
}
