import type { SimpleGitOptions } from 'simple-git';
import { ClaimgateError } from '../../findings/index.ts';
import { present, wordsOf } from '../../findings/present.ts';

/**
 * The repository is the one whose `.git` was found: where that is none, git would go on looking in the
 * folders above and answer for another repository.
 */
const THIS_REPOSITORY = { GIT_DIR: '.git' };

/**
 * What git may see of the environment, and nothing else: no `GIT_*` of the caller, no configuration of
 * the user or the system, no replaced objects, no prompts (trust.md section 5).
 */
const GIT_ENVIRONMENT = {
  ...THIS_REPOSITORY,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
  LC_ALL: 'C',
};

/** Settings of the repository that could run a program or reach out are overridden. */
const SAFE_CONFIG = ['core.fsmonitor=false', 'core.hooksPath=/dev/null', 'protocol.allow=never'];

/** Runs one git plumbing command in a repository, `input` on its standard input, and returns its standard output. */
export type RunGit = (args: readonly string[], input?: string) => Promise<Uint8Array>;

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Git, through simple-git, cut off from everything outside the repository. */
export function isolatedGit(root: string, environment: Environment): Promise<RunGit> {
  return gitRunner(root, { ...GIT_ENVIRONMENT, ...only(environment, ['PATH']) });
}

/** Git with the settings of the user and the system, to explain to them what those do. */
export function gitOfUser(root: string, environment: Environment): Promise<RunGit> {
  return gitRunner(root, {
    ...THIS_REPOSITORY,
    LC_ALL: 'C',
    ...only(environment, ['PATH', 'HOME', 'XDG_CONFIG_HOME']),
  });
}

function only(environment: Environment, names: readonly string[]): Record<string, string> {
  const entries = names.map((name) => [name, environment[name]] as const);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

async function gitRunner(root: string, environment: Record<string, string>): Promise<RunGit> {
  const { simpleGit } = await import('simple-git');
  const options: Partial<SimpleGitOptions> = {
    baseDir: root,
    config: [`safe.directory=${root}`, ...SAFE_CONFIG],
    allowEnvironment: Object.keys(GIT_ENVIRONMENT),
    // Not to allow these to others, but to set them ourselves: to values that switch them off.
    unsafe: {
      allowUnsafeConfigPaths: true,
      allowUnsafeFsMonitor: true,
      allowUnsafeHooksPath: true,
      allowUnsafeProtocolOverride: true,
    },
    errors: failure,
    // All output has come when the streams close; waiting for the exit as well holds up the process.
    completion: { onClose: true, onExit: false },
  };
  return async (args, input) => {
    const output: Output = { chunks: [], size: 0 };
    try {
      // simple-git decodes what it returns; its output handler, one for each instance, sees the bytes.
      await simpleGit(input === undefined ? options : { ...options, input: () => input })
        .env(environment)
        .outputHandler((_command, stdout) => collect(stdout, output))
        .raw([...args]);
    } catch (cause) {
      throw asGitError(cause, args);
    }
    // not covered: git would have to print a quarter of a gigabyte
    if (output.size > MAX_OUTPUT_BYTES) {
      throw new ClaimgateError('git_failed', {
        expected: `at most ${MAX_OUTPUT_BYTES} bytes`,
        found: `git ${present(args[0])}: ${output.size} bytes`,
      });
    }
    return Buffer.concat(output.chunks);
  };
}

/** More than this from one command is not a repository that claimgate can judge. */
const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

interface Output {
  readonly chunks: Buffer[];
  size: number;
}

function collect(stdout: NodeJS.ReadableStream, output: Output): void {
  stdout.on('data', (chunk: Buffer) => {
    output.size += chunk.length;
    if (output.size <= MAX_OUTPUT_BYTES) output.chunks.push(chunk);
  });
  // After a command without output simple-git waits 50 ms for some; an empty chunk says that there is none.
  stdout.once('end', () => stdout.emit('data', Buffer.alloc(0)));
}

/** Any exit code but 0 is a failure, except 1 without a word: so `rev-parse --quiet` says "no such thing". */
function failure(
  error: Buffer | Error | undefined,
  result: { exitCode: number; stdErr: Buffer[] },
): Buffer | Error | undefined {
  const silent = result.stdErr.length === 0;
  if (result.exitCode === 0 || (result.exitCode === 1 && silent)) return undefined;
  return error ?? new Error(`exit code ${result.exitCode}`);
}

/** Thrown where git itself could not be started. */
export class GitUnavailable extends Error {
  override readonly name = 'GitUnavailable';
}

function asGitError(cause: unknown, args: readonly string[]): Error {
  const text = wordsOf(cause);
  // What git itself says may quote a path, so only the words of Node count.
  if (/^(?:Error: )?spawn git [A-Z]+\b/.test(text))
    return new GitUnavailable('git could not be started', { cause });
  const firstLine = present(text.trim().split('\n')[0]);
  return new ClaimgateError(
    'git_failed',
    { found: `git ${present(args[0])}: ${firstLine}` },
    { cause },
  );
}
