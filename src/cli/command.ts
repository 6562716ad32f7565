import type { Options, PositionalOptions } from 'yargs';
import type { Host } from './host.ts';
import type { Invocation } from './invocation.ts';
import type { Outcome, Report, Success } from '../report/report.ts';
import type { CommandEnding } from '../io/release-command.ts';

export interface CommandOption extends Options {
  /** The placeholder for its value in help and errors, such as `FILE`. */
  readonly value?: string;
  readonly isRequired?: true;
  /** The options that are as good, one of them. */
  readonly instead?: readonly string[];
  /** The setting of the environment that is as good as the option. */
  readonly setting?: string;
  /** The setting of the configuration that is as good as the option. */
  readonly configured?: (invocation: Invocation) => unknown;
}

export type CommandOptions = Readonly<Record<string, CommandOption>>;

export interface CommandFiles {
  /** Those that must not keep an old verdict: they are set to "did not finish" first. */
  readonly verdicts?: readonly string[];
  readonly others?: readonly string[];
}

/** A command: its options, and one function from a call to a report. Commands hold no logic of their own. */
export interface Command {
  /** Command lines that work as they stand, each with what it does. */
  readonly examples: Readonly<Record<string, string>>;
  /** Arguments after the name, as yargs writes them, such as `<file>`. */
  readonly positionals?: Readonly<Record<string, PositionalOptions>>;
  readonly options?: CommandOptions;
  /** The words that a shell offers for an argument or option, by its name; others may be typed as well. */
  readonly offers?: Readonly<
    Record<string, (host: Host) => readonly string[] | Promise<readonly string[]>>
  >;
  /** The files that the command writes beside its outputs, looked at before anything is touched. */
  files?(invocation: Invocation): CommandFiles;
  /** Absolute paths of files that it reads because its settings name them: no output may be written over one. */
  inputs?(invocation: Invocation): Promise<readonly string[]>;
  /** A report of the gate, or what the command came to. */
  run(invocation: Invocation): Promise<Report | Outcome>;
  /** Whether `run` starts the words after `--`. */
  readonly takesCommand?: boolean;
  /** Starts the command after `--`, once an allowed report is written and printed; standard output is the command's. */
  startCommand?(invocation: Invocation, report: Report): Promise<CommandEnding>;
}

/** A row of the command table; the command itself is loaded only when it is called. */
export interface CommandEntry {
  /** Such as `ledger append`. */
  readonly name: string;
  /** Its arguments, such as `<what>` and `[others..]`. */
  readonly places: readonly string[];
  readonly describe: string;
  /** The document that `--json` prints: a gate verdict, or a report of the command. */
  readonly document: 'verdict' | 'report';
  readonly says: Success;
  /** Whether pipelines rely on its exit code: then its help ends with 0 on a terminal only. */
  readonly judges: boolean;
  load(): Promise<Command>;
}

export function usageOf({ name, places }: Pick<CommandEntry, 'name' | 'places'>): string {
  return [name, ...places].join(' ');
}

export function dashed(name: string): string {
  return name.length === 1 ? `-${name}` : `--${name}`;
}

/** Returns an option in the form that people type: `--key FILE`. */
export function typed(name: string, { type, value = 'VALUE' }: CommandOption): string {
  return type === 'boolean' ? dashed(name) : `${dashed(name)} ${value}`;
}
