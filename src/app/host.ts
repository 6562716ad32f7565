import type { Clock } from '../io/clock.ts';
import type { Sink } from '../io/descriptor-sink.ts';
import type { Environment } from '../io/git/run-git.ts';
import type { SignalSource } from '../io/release-command.ts';

/** Everything of the outside that the program uses. Only process.ts takes it from the real process. */
export interface Host {
  readonly directory: string;
  readonly environment: Environment;
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly stdout: Sink;
  readonly stderr: Sink;
  readonly clock: Clock;
  /** Signals to pass on to a command that was started, or by which one that goes on is stopped; absent where there are none. */
  readonly signals?: SignalSource;
  /** Where ids and nonces come from; by default the random source of the system. */
  readonly random?: (size: number) => Buffer;
  /** Asks for a secret on the terminal, which does not show it; `undefined` where there is none, or the person gave up. */
  readonly askHidden?: (question: string) => Promise<string | undefined>;
}
