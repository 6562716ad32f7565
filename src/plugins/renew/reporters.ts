// How test tools are asked for a results file, so that a command that people type every day can be recorded.

import { shellWord } from '../../documents/shell.ts';

interface Reporter {
  /** The word of the command that starts the tool. */
  readonly tool: RegExp;
  readonly options: (file: string) => readonly string[];
}

/** Tools that write JUnit XML without another package; docs/reference/test-tools.md has the versions that were tried. */
const REPORTERS: readonly Reporter[] = [
  {
    tool: /(?:^|[\s/])vitest(?= |$)/,
    options: (file) => ['--reporter=default', '--reporter=junit', `--outputFile.junit=${file}`],
  },
  { tool: /(?:^|[\s/])(?:pytest|py\.test)(?= |$)/, options: (file) => [`--junitxml=${file}`] },
  {
    tool: /(?:^|[\s/])node(?: --[\w=-]+)*? --test(?= |$)/,
    options: (file) => ['--test-reporter=junit', `--test-reporter-destination=${file}`],
  },
  { tool: /(?:^|[\s/])gotestsum(?= |$)/, options: (file) => ['--junitfile', file] },
  {
    tool: /(?:^|[\s/])mocha(?= |$)/,
    options: (file) => ['--reporter', 'xunit', '--reporter-option', `output=${file}`],
  },
  { tool: /(?:^|[\s/])phpunit(?= |$)/, options: (file) => ['--log-junit', file] },
];

/** Programs that start a script of package.json, to which they hand on what follows after `--`. */
const SCRIPT = /^npm (?:run )?([\w:.-]+)$/;

/** Text that only a shell understands. */
const OF_SHELL = /[^\w@%+=:,./ -]/;
/** With these, options at the end would reach another program. */
const SEVERAL = /[|&;<>]/;

/**
 * Returns the words of a command as a person types it: of a shell, if it needs one.
 */
export function commandWordsOf(command: string): readonly string[] {
  return OF_SHELL.test(command) ? ['sh', '-c', command] : command.split(/ +/).filter(Boolean);
}

/**
 * Adds the options by which the tool of a command writes JUnit XML to a file.
 *
 * @param scripts the scripts of package.json
 * @returns the command with them; `undefined` for a tool that is not known, or that several programs hide
 */
export function withResultsFile(
  command: string,
  file: string,
  scripts: Readonly<Record<string, unknown>>,
): string | undefined {
  const [, name = ''] = SCRIPT.exec(command) ?? [];
  const script = scripts[name];
  if (typeof script === 'string') {
    const reporter = reporterOf(script);
    // Behind the script, the tool that it ends with reads them; Node hands its own to the tests behind a file.
    if (!reporter || SEVERAL.test(script) || / --test\b *\S/.test(script)) return undefined;
    return `${command} -- ${wordsOf(reporter, file)}`;
  }
  const reporter = reporterOf(command);
  if (!reporter || SEVERAL.test(command)) return undefined;
  return command.replace(reporter.tool, (tool) => `${tool} ${wordsOf(reporter, file)}`);
}

function reporterOf(command: string): Reporter | undefined {
  return REPORTERS.find(({ tool }) => tool.test(command));
}

function wordsOf({ options }: Reporter, file: string): string {
  return options(file).map(shellWord).join(' ');
}
