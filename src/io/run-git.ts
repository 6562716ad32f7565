import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { delimiter, dirname, isAbsolute } from 'node:path';
import { kill } from 'node:process';
import { Readable } from 'node:stream';
import type { SimpleGitOptions } from 'simple-git';
import { present, ClaimgateError } from '../documents/findings.ts';
import { wordsOf } from '../documents/thrown.ts';
import { findProgram } from './find-program.ts';
import { gitTooLarge } from '../trust/git-objects.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface GitSetup {
  /** Absolute, and outside of the repository. */
  readonly program: string;
  /** Real path of the repository. */
  readonly root: string;
  readonly environment: Record<string, string>;
  /** Settings that come before those of the repository. */
  readonly config: readonly string[];
}

export interface GitLimits {
  /** Git is ended when it says nothing for so long while it is asked something. */
  readonly patienceMs: number;
  /** Of the output of one command other than `cat-file`. */
  readonly outputBytes: number;
  /** Of all documents, trees and tags that are read and held. */
  readonly documentBytes: number;
  /** Of commits that are read to learn about ancestors; none of them is held. */
  readonly historyBytes: number;
}

/** A run ends within 10 seconds and 300 MB, whatever is in the repository. */
export const GIT_LIMITS: GitLimits = {
  patienceMs: 5000,
  outputBytes: 32 * 1024 * 1024,
  documentBytes: 160 * 1024 * 1024,
  historyBytes: 160 * 1024 * 1024,
};

/**
 * The whole environment of git: no `GIT_*` of the caller, no configuration of
 * the user or the system, no replaced objects or grafts, no fetching, no transport, no prompts (trust.md
 * section 5). `GIT_DIR` is not set: git checks who owns a repository only where it finds it by itself.
 */
const ENVIRONMENT = {
  // Git refuses to take more memory in one piece, such as for one line or one object that is not streamed.
  GIT_ALLOC_LIMIT: '192m',
  GIT_ALLOW_PROTOCOL: '',
  // No file can be there; an empty one would make git talk of grafts on standard error.
  GIT_GRAFT_FILE: '/dev/null/none',
  GIT_NO_LAZY_FETCH: '1',
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
  // The user's configuration, which is read for a message, may name files that git then writes.
  GIT_TRACE2: '0',
  GIT_TRACE2_EVENT: '0',
  GIT_TRACE2_PERF: '0',
  LC_ALL: 'C',
};

const NO_SETTINGS_OF_USER = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };

/** Settings of the repository that could run a program, reach out or be believed are overridden. */
const SAFE_CONFIG = [
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'core.commitGraph=false',
  // Larger blobs are streamed, so that git itself needs little memory.
  'core.bigFileThreshold=1m',
  'protocol.allow=never',
  // A work tree that looks like a bare repository is none.
  'safe.bareRepository=explicit',
];

/** Folders whose owner git does not have to be (specification/documents.md 6). */
const SAFE_DIRECTORY = 'CLAIMGATE_SAFE_DIRECTORY';

/** Git, cut off from everything outside the repository. @throws GitUnavailable */
export function isolatedGit(root: string, environment: Environment): GitSetup {
  return setupFor(root, environment, { ...ENVIRONMENT, ...NO_SETTINGS_OF_USER });
}

/** Git with the settings of the user and the system, to explain to them what those do. @throws GitUnavailable */
export function gitOfUser(root: string, environment: Environment): GitSetup {
  const home = only(environment, ['HOME', 'XDG_CONFIG_HOME']);
  return setupFor(root, environment, { ...ENVIRONMENT, ...home });
}

function setupFor(
  root: string,
  environment: Environment,
  own: Readonly<Record<string, string>>,
): GitSetup {
  const place = realpathSync(root);
  const git = findProgram('git', place, environment['PATH']);
  if (!git) throw new GitUnavailable();
  return {
    program: git.program,
    root: place,
    environment: {
      ...own,
      // The repository is the one whose `.git` was found: git would go on looking in the folders above.
      GIT_CEILING_DIRECTORIES: dirname(place),
      PATH: git.path,
      // By this git tells who called sudo, and takes what belongs to them for owned.
      ...only(environment, ['SUDO_UID']),
    },
    config: [...SAFE_CONFIG, ...trustedOwner(place, environment)],
  };
}

function only(environment: Environment, names: readonly string[]): Record<string, string> {
  return withoutUnset(Object.fromEntries(names.map((name) => [name, environment[name]])));
}

export function withoutUnset(environment: Environment): Record<string, string> {
  const entries = Object.entries(environment);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** Who starts the gate may vouch for a repository that belongs to another user; the repository itself cannot. */
function trustedOwner(root: string, environment: Environment): string[] {
  const folders = (environment[SAFE_DIRECTORY] ?? '').split(delimiter).filter(Boolean);
  const relative = folders.find((folder) => !isAbsolute(folder));
  if (relative !== undefined)
    throw new ClaimgateError('usage', {
      expected: `${SAFE_DIRECTORY}=/absolute/path`,
      found: relative,
    });
  return folders.some((folder) => realPathOf(folder) === root) ? [`safe.directory=${root}`] : [];
}

function realPathOf(folder: string): string | undefined {
  try {
    return realpathSync(folder);
  } catch {
    return undefined;
  }
}

/** Runs one git plumbing command in a repository, `input` on its standard input, and returns its standard output. */
export type RunGit = (args: readonly string[], options?: RunOptions) => Promise<Uint8Array>;

interface RunOptions {
  readonly input?: string;
  /** Whether a warning is a failure, too. */
  readonly strict?: boolean;
}

/** One command on its way: resolves when it has ended well, and its output has come. */
type Way = (setup: GitSetup, args: readonly string[], run: Run) => Promise<unknown>;

interface Run extends RunOptions {
  readonly output: Output;
  readonly stop: AbortController;
}

/** Runs single commands, each bounded in time and output. */
export function gitRunner(setup: GitSetup, limits: GitLimits, way: Way = directly): RunGit {
  return async (args, options = {}) => {
    const stop = new AbortController();
    const output = new Output(limits.outputBytes, stop);
    const patience = AbortSignal.timeout(limits.patienceMs);
    const work = way(setup, args, { ...options, output, stop });
    try {
      await Promise.race([work, rejectionAt(patience, () => output.end())]);
    } catch (cause) {
      work.catch(() => undefined);
      if (patience.aborted) throw gitTimeout(args[0], limits);
      if (output.isTooLarge) throw outputTooLarge(args[0], limits);
      throw asGitError(cause, args);
    }
    // Git can end well although its output was too large to keep.
    if (output.isTooLarge) throw outputTooLarge(args[0], limits);
    return output.bytes();
  };
}

/** For writing: a check, which only reads, would take longer to load simple-git than git takes to answer. */
export const bySimpleGit: Way = async (setup, args, { input, strict = false, output, stop }) => {
  const { simpleGit } = await import('simple-git');
  const options: Partial<SimpleGitOptions> = {
    baseDir: setup.root,
    binary: setup.program,
    config: [...setup.config],
    abort: stop.signal,
    allowEnvironment: Object.keys(setup.environment),
    // Not to allow these to others, but to set them ourselves: to values that switch them off.
    unsafe: {
      allowUnsafeConfigPaths: true,
      allowUnsafeCustomBinary: true,
      allowUnsafeFsMonitor: true,
      allowUnsafeHooksPath: true,
      allowUnsafeProtocolOverride: true,
    },
    errors: (error, result) => failure(error, result, strict),
    // All output has come when the streams close; waiting for the exit as well holds up the process.
    completion: { onClose: true, onExit: false },
    ...(input === undefined ? {} : { input: () => input }),
  };
  // simple-git decodes what it returns; its output handler, one for each instance, sees the bytes.
  return simpleGit(options)
    .env(setup.environment)
    .outputHandler((_command, stdout, stderr) => {
      output.collect(stdout, stderr);
      // After a command without output simple-git waits 50 ms for some; an empty chunk says that there is none.
      stdout.once('end', () => stdout.emit('data', Buffer.alloc(0)));
    })
    .raw([...args]);
};

const directly: Way = (setup, args, { input, strict = false, output, stop }) =>
  new Promise<void>((resolve, reject) => {
    const git = startGit(setup, args);
    const stdErr: Buffer[] = [];
    git.on('error', reject);
    // Git that ended without reading it all has said why.
    git.stdin.on('error', () => {});
    git.stdin.end(input);
    git.stderr.once('data', (chunk: Buffer) => stdErr.push(chunk));
    output.collect(git.stdout, git.stderr);
    stop.signal.addEventListener('abort', () => endGroup(git));
    git.on('close', (code) => {
      const fault = failure(undefined, { exitCode: code ?? Number.NaN, stdErr }, strict);
      if (fault === undefined) resolve();
      else reject(fault instanceof Error ? fault : new Error(fault.toString()));
    });
  });

/** The output of git. A program that hangs is not waited for: its streams are closed, and it gets a signal to end. */
class Output {
  readonly #maxBytes: number;
  readonly #stop: AbortController;
  readonly #chunks: Buffer[] = [];
  #streams: readonly NodeJS.ReadableStream[] = [];
  #size = 0;

  constructor(maxBytes: number, stop: AbortController) {
    this.#maxBytes = maxBytes;
    this.#stop = stop;
  }

  get isTooLarge(): boolean {
    return this.#size > this.#maxBytes;
  }

  bytes(): Uint8Array {
    return Buffer.concat(this.#chunks);
  }

  collect(stdout: NodeJS.ReadableStream, stderr: NodeJS.ReadableStream): void {
    this.#streams = [stdout, stderr];
    stdout.on('data', (chunk: Buffer) => {
      this.#size += chunk.length;
      if (this.isTooLarge) this.end();
      else this.#chunks.push(chunk);
    });
  }

  end(): void {
    this.#stop.abort();
    for (const stream of this.#streams) if (stream instanceof Readable) stream.destroy();
  }
}

function rejectionAt(signal: AbortSignal, before: () => void): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      before();
      reject(new Error('no answer in time'));
    });
  });
}

/** Any exit code but 0 is a failure, except 1 without a word: so `config --get` says "no such thing". */
function failure(
  error: Buffer | Error | undefined,
  result: { exitCode: number; stdErr: Buffer[] },
  strict: boolean,
): Buffer | Error | undefined {
  const silent = result.stdErr.length === 0;
  const isFailure = result.exitCode === 0 ? strict && !silent : result.exitCode !== 1 || !silent;
  if (!isFailure) return undefined;
  // Output before the failure may be long, and isn't the reason for it.
  return silent
    ? (error ?? new Error(`exit code ${result.exitCode}`))
    : Buffer.concat(result.stdErr);
}

/** Starts git for a conversation; in a group of its own, so that nothing it starts outlives it. @throws GitUnavailable */
export function startGit(
  { program, root, environment, config }: GitSetup,
  args: readonly string[],
): ChildProcessWithoutNullStreams {
  const settings = config.flatMap((setting) => ['-c', setting]);
  const git = spawn(program, [...settings, ...args], {
    cwd: root,
    env: environment,
    detached: true,
    windowsHide: true,
  });
  if (git.pid !== undefined) return git;
  // Without descriptors git has no streams either; the error event repeats the reason thrown below.
  git.on('error', () => {});
  throw new GitUnavailable();
}

/** Ends git and what it may have started; only that it is gone already is no failure. */
export function endGroup(git: ChildProcessWithoutNullStreams): void {
  for (const stream of [git.stdin, git.stdout, git.stderr]) stream.destroy();
  try {
    if (git.pid !== undefined && git.exitCode === null && git.signalCode === null)
      kill(-git.pid, 'SIGKILL');
  } catch {
    git.kill('SIGKILL');
  }
}

/** Thrown where git itself is missing or cannot be started: `git_missing` to anyone who does not continue without it. */
export class GitUnavailable extends ClaimgateError {
  override readonly name = 'GitUnavailable';

  constructor(cause?: unknown) {
    super('git_missing', {}, cause === undefined ? {} : { cause });
  }
}

function asGitError(cause: unknown, args: readonly string[]): Error {
  if (cause instanceof GitUnavailable) return cause;
  const text = wordsOf(cause);
  // Git's own messages may quote a path, so only those of Node.js count.
  if (/^(?:Error: )?spawn \S+ [A-Z]+\b/.test(text)) return new GitUnavailable(cause);
  return gitFailure(args[0], text, cause);
}

export function gitFailure(command: string | undefined, said: string, cause?: unknown): Error {
  const firstLine = present(said.trim().split('\n')[0]);
  const found = `git ${present(command)}: ${firstLine}`;
  const code = /dubious ownership|^fatal: unsafe repository/m.test(said)
    ? 'repository_owner_differs'
    : /\.lock': File exists/.test(said)
      ? 'git_locked'
      : 'git_failed';
  return new ClaimgateError(code, { found }, { cause });
}

/** Git hangs: on a pipe in the place of a file, for example. */
export function gitTimeout(command: string | undefined, { patienceMs }: GitLimits): Error {
  return new ClaimgateError('git_timeout', {
    expected: `an answer within ${patienceMs / 1000} seconds`,
    found: `git ${present(command)}`,
  });
}

function outputTooLarge(command: string | undefined, { outputBytes }: GitLimits): Error {
  return gitTooLarge(`${outputBytes} bytes`, `the output of git ${present(command)}`);
}
