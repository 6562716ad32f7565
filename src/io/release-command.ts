// The command behind `exec`: started with what the verdict allows, its signals passed on, its end reported.

import { constants } from 'node:os';
import { finding, type Finding } from '../documents/findings.ts';
import { errnoOf } from '../documents/thrown.ts';
import { withoutUnset, type Environment } from './run-git.ts';

/** How a command came to its end; `findings` say why where it could not even be started. */
export interface CommandEnding {
  /** That of the command, 128 + n after signal n, 126 or 127 where it could not be started. */
  readonly exitCode: number;
  readonly findings: readonly Finding[];
}

/** A terminal sends these to everything that runs in it; passed on, they would arrive twice. */
const SENT_BY_TERMINALS: ReadonlySet<NodeJS.Signals> = new Set(['SIGINT', 'SIGQUIT']);
const STDIN = 0;
const STDERR = 2;

/** Calls back for every signal that this process receives; the result stops that. */
export type SignalSource = (onSignal: (signal: NodeJS.Signals) => void) => () => void;

interface CommandToStart {
  /** The program first; no shell reads them. */
  readonly words: readonly string[];
  readonly directory: string;
  /** All of it: nothing else is inherited. */
  readonly environment: Environment;
  readonly signals: SignalSource | undefined;
  /** Whether standard output is ours: then the command's goes to standard error. */
  readonly keepsStdout?: boolean;
}

const NOT_FOUND = 127;
const NOT_STARTABLE = 126;
const SIGNAL_BASE = 128;

/**
 * Starts a program on our own standard streams and waits for its end. Signals are passed on to it. It is
 * not ended with us where we are killed outright (SIGKILL cannot be passed on): a release command that
 * is half done would be worse.
 */
export async function startReleaseCommand(command: CommandToStart): Promise<CommandEnding> {
  const [{ execa }, { isatty }] = await Promise.all([import('execa'), import('node:tty')]);
  const [program = '', ...words] = command.words;
  // Before the start: a signal that comes while the command starts would end us, and leave it alone.
  const received: NodeJS.Signals[] = [];
  let passOn = (signal: NodeJS.Signals): void => void received.push(signal);
  const stop = command.signals?.((signal) => {
    if (!(SENT_BY_TERMINALS.has(signal) && isatty(STDIN))) passOn(signal);
  });
  const child = execa(program, words, {
    cwd: command.directory,
    env: withoutUnset(command.environment),
    extendEnv: false,
    stdio: ['inherit', command.keepsStdout ? STDERR : 'inherit', 'inherit'],
    reject: false,
    cleanup: false,
  });
  passOn = (signal) => void child.kill(signal);
  received.forEach(passOn);
  const { exitCode, signal, cause } = await child;
  stop?.();
  if (exitCode !== undefined) return { exitCode, findings: [] };
  if (signal !== undefined)
    return { exitCode: SIGNAL_BASE + constants.signals[signal], findings: [] };
  return notStarted(program, errnoOf(cause));
}

function notStarted(program: string, errno: string): CommandEnding {
  const found = `${program} (${errno})`;
  return errno === 'ENOENT'
    ? { exitCode: NOT_FOUND, findings: [finding('command_not_found', { found })] }
    : { exitCode: NOT_STARTABLE, findings: [finding('command_not_startable', { found })] };
}
