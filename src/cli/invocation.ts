import { resolve } from 'node:path';
import type { Config } from '../documents/index.ts';
import { usageError, type Arguments } from './arguments.ts';
import type { Host } from './host.ts';
import type { NamedFile, Source } from './named-file.ts';

/** The parts that a call is made of. */
type Call = Pick<Invocation, 'args' | 'at' | 'directory' | 'host' | 'onConfig'>;

/** A call of a command: its words, the files that they name, and the outside. Each house reads from it what is its own. */
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

  /** The same call with another outside. */
  within(host: Host): Invocation {
    const { args, at, directory, onConfig } = this;
    return new Invocation({ args, at, directory, host, onConfig });
  }

  /** The same call as of now, after something that took its time, such as tests. */
  later(): Invocation {
    const { args, directory, host, onConfig } = this;
    return new Invocation({ args, at: host.clock(), directory, host, onConfig });
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

  #named(name: string): NamedFile {
    return { path: resolve(this.directory, name), name };
  }

  /** Says once in a run, beside its report, what a person has to know of this machine. */
  note(text: string): void {
    const { args, host } = this;
    const said = NOTES.get(host) ?? new Set();
    if (said.has(text) || args.flag('quiet') === true) return;
    NOTES.set(host, said.add(text));
    host.stderr.write(`note: ${text}\n`);
  }
}

const NOTES = new WeakMap<object, Set<string>>();
