import { join, resolve } from 'node:path';
import type { Options, PositionalOptions } from 'yargs';
import type { Config } from '../documents/index.ts';
import { isPipeline, savedPin } from '../repository/saved-pins.ts';
import { isSlug } from '../documents/json-value.ts';
import { durationOf, usageError, type Arguments } from './arguments.ts';
import { PROJECTION_FILES, readConfigured, type Configured } from '../repository/configured.ts';
import type { Host } from './host.ts';
import type { ReleaseQuestion } from './check/judge-release.ts';
import type { NamedFile, Source } from './named-file.ts';
import type { LedgerPlace } from './evidence/open-ledger.ts';
import type { RepositoryChoice } from '../repository/release-inputs.ts';
import type { Outcome, Report } from '../report/report.ts';
import type { CommandEnding } from '../io/release-command.ts';

/** An option, as help and the reader of command lines need it. */
export interface CommandOption extends Options {
  /** The placeholder for its value in help and errors, such as `FILE`. */
  readonly value?: string;
  readonly isRequired?: true;
  /** The options that are as good, one of them. */
  readonly instead?: readonly string[];
  /** The setting of the environment that is as good as the option. */
  readonly setting?: string;
  readonly configured?: (configured: Configured) => unknown;
}

export type CommandOptions = Readonly<Record<string, CommandOption>>;

/** The parts that a call is made of. */
type Call = Pick<Invocation, 'args' | 'at' | 'directory' | 'host' | 'onConfig'>;

/** A call of a command, which reads its words: what no option says, the environment or the configuration does. */
export class Invocation {
  readonly host: Host;
  readonly args: Arguments;
  /** The instant of this run, asked for once, in milliseconds since 1970. */
  readonly at: number;
  /** Where the command runs: `-C DIR`, else the working directory. */
  readonly directory: string;
  /** To be told of the configuration once it is read: it may choose the format of the report. */
  readonly onConfig: (config: Config) => void;

  constructor({ args, at, directory, host, onConfig }: Call) {
    this.host = host;
    this.args = args;
    this.at = at;
    this.directory = directory;
    this.onConfig = onConfig;
  }

  /** The same call with other words. */
  with(args: Arguments): Invocation {
    const { at, directory, host, onConfig } = this;
    return new Invocation({ args, at, directory, host, onConfig });
  }

  file(name: string): NamedFile | undefined {
    const file = this.args.text(name);
    return file === undefined ? undefined : this.#named(file);
  }

  files(option: string): readonly NamedFile[] {
    return this.args.list(option).map((name) => this.#named(name));
  }

  /** The file that an option has to name. @throws ClaimgateError `usage` */
  requiredFile(option: string, expected = `--${option} FILE`): NamedFile {
    const file = this.file(option);
    if (!file) throw usageError({ expected });
    return file;
  }

  /** The file that an option or argument names; `-` is standard input. */
  source(name: string): Source | undefined {
    return this.args.text(name) === '-' ? this.host.stdin : this.file(name);
  }

  /** Which documents of the repository are read. */
  get repository(): RepositoryChoice {
    const { args, directory, onConfig } = this;
    return {
      directory,
      ref: args.text('ref'),
      claims: args.text('claims'),
      config: this.#config,
      product: args.text('product'),
      version: args.text('release'),
      onConfig,
    };
  }

  /** The configuration in the work tree. */
  get configured(): Configured {
    return readConfigured(this.repository);
  }

  /** The pin of the option, else of the environment, else the one that this user saved on this machine. */
  trustPin(): string | undefined {
    const { args, directory, host } = this;
    const given = args.text('trust-pin') ?? host.environment['CLAIMGATE_TRUST_PIN'];
    if (given !== undefined || isPipeline(host.environment)) return given;
    const { deployment } = this.configured.config;
    const saved = savedPin(host.environment, directory, deployment);
    if (saved && args.flag('verbose') === true)
      this.#note(`trust pin ${saved.pin.slice(0, 22)}… from ${saved.file}`);
    return saved?.pin;
  }

  /** The ref with the records of earlier releases: only the caller decides. */
  get memory(): string | undefined {
    const named = this.args.text('memory') ?? this.host.environment['CLAIMGATE_MEMORY'];
    return named === '' ? undefined : named;
  }

  get ledger(): LedgerPlace {
    const named = this.args.text('ledger') ?? this.host.environment['CLAIMGATE_LEDGER'];
    return { location: named ?? this.configured.ledger, directory: this.directory };
  }

  /** The command that comes after a change of the ledger: it puts what was recorded into a projection. */
  get exportCommand(): string {
    return `${this.configured.exportCommand}${this.args.again('C', 'product', 'config', 'ledger')}`;
  }

  /** The projection of the configuration, where one was exported; says where the ledger has changed since. */
  exportedProjection(): string | undefined {
    const { configured } = this;
    const path = configured.projectionIfThere();
    if (path !== undefined && configured.isLedgerNewer)
      this.#note(
        `the ledger's file changed after this projection was exported; if records came to it, next: ${this.exportCommand}`,
      );
    return path;
  }

  /** The projection that an option names, else the one of the configuration. @throws ClaimgateError `usage` */
  projection(): NamedFile {
    const named = this.file('projection');
    if (named) return named;
    this.exportedProjection();
    const { configured } = this;
    const { projection: folder } = configured;
    if (!folder) throw usageError({ expected: '--projection FILE' });
    const [name] = PROJECTION_FILES;
    const file = { path: join(folder.path, name), name: `${folder.name}/${name}` };
    return configured.requireThere('projection', file);
  }

  /** @throws ClaimgateError `usage` */
  deployment(): string {
    const deployment = this.args.text('deployment') ?? this.configured.config.deployment;
    if (deployment !== undefined && isSlug(deployment)) return deployment;
    throw usageError({
      ...(deployment === undefined ? {} : { found: `"${deployment}" for --deployment` }),
      expected: '--deployment NAME, with a name of a-z, 0-9 and -, such as hosted-eu',
    });
  }

  /** The question for the gate, by the options of evidence and claims. */
  releaseQuestion(): ReleaseQuestion {
    const { args, at: now, host } = this;
    const tested = this.file('selftest');
    const maxAge =
      args.text('projection-max-age') ??
      (host.environment['CLAIMGATE_PROJECTION_MAX_AGE'] || undefined);
    return {
      ...this.repository,
      projection: this.file('projection')?.path,
      configuredProjection: () => this.exportedProjection(),
      trustPin: this.trustPin(),
      memory: this.memory,
      projectionMaxAgeMs:
        maxAge === undefined ? undefined : durationOf(maxAge, 'projection-max-age'),
      now,
      at: args.instant('at'),
      mustHoldUntil: args.instant('must-hold-until'),
      selfTest:
        tested &&
        (async () => (await import('./check/stated-self-test.ts')).readSelfTest(tested, now)),
    };
  }

  get #config(): string | undefined {
    return this.args.text('config') ?? this.host.environment['CLAIMGATE_CONFIG'];
  }

  #named(name: string): NamedFile {
    return { path: resolve(this.directory, name), name };
  }

  /** Says once in a run, beside its report, what a person has to know of this machine. */
  #note(text: string): void {
    const { args, host } = this;
    const said = NOTES.get(host) ?? new Set();
    if (said.has(text) || args.flag('quiet') === true) return;
    NOTES.set(host, said.add(text));
    host.stderr.write(`note: ${text}\n`);
  }
}

const NOTES = new WeakMap<object, Set<string>>();

export interface CommandFiles {
  /** Those that must not keep an old verdict: they are set to "did not finish" first. */
  readonly verdicts?: readonly string[];
  readonly others?: readonly string[];
}

/** A command: its options, and one function from a call to a report. Commands hold no logic of their own. */
export interface Command {
  /** Arguments after the name, as yargs writes them, such as `<file>`. */
  readonly positionals?: Readonly<Record<string, PositionalOptions>>;
  readonly options?: CommandOptions;
  /** The words that a shell offers for an argument, by its name; others may be typed as well. */
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
