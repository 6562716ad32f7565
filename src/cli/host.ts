import type { Clock } from '../io/clock.ts';
import type { Sink } from '../io/descriptor-sink.ts';
import type { Environment } from '../io/run-git.ts';
import type { SignalSource } from '../io/release-command.ts';

/** Everything of the outside that the program uses. Only process.ts takes it from the real process. */
export interface Host {
  readonly directory: string;
  readonly environment: Environment;
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly stdout: Sink;
  readonly stderr: Sink;
  readonly clock: Clock;
  /** Signals to pass on to a started command, or that stop a running one; absent where there are none. */
  readonly signals?: SignalSource;
  /** Waits, in milliseconds, or until it is aborted; by default by timers of the system. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Where ids and nonces come from; by default the random source of the system. */
  readonly random?: (size: number) => Buffer;
  /** Asks a question on the terminal; `undefined` where there is none, or the person gave up. */
  readonly ask?: (question: string) => Promise<string | undefined>;
  /** Asks for a secret on the terminal, which does not show it; `undefined` where there is none, or the person gave up. */
  readonly askHidden?: (question: string) => Promise<string | undefined>;
}

/** Told after each piece: how many bytes were read of how many. */
type OnPiece = (read: number, size: number) => void;

const SILENT_FOR_MS = 1000;
const EVERY_MS = 200;
const ERASE_LINE = '\r\u001b[K';

/** One line on a terminal that says how far a long reading has come; nothing for short ones, nothing elsewhere. */
export function progressOf(
  name: string,
  { stderr, clock }: Pick<Host, 'stderr' | 'clock'>,
): OnPiece {
  if (!stderr.isTerminal) return () => {};
  const start = clock();
  let shownAt = start;
  return (read, size) => {
    const now = clock();
    const isShown = shownAt > start;
    if (read >= size && isShown) stderr.write(ERASE_LINE);
    if (read >= size || now - start < SILENT_FOR_MS || now - shownAt < EVERY_MS) return;
    shownAt = now;
    stderr.write(`${ERASE_LINE}reading ${name}: ${Math.floor((100 * read) / size)} %`);
  };
}
