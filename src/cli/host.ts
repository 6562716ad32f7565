import type { Clock } from '../io/clock.ts';
import type { Sink } from '../io/descriptor-sink.ts';
import type { Environment } from '../io/git/run.ts';

/** Everything of the outside that the program uses. Only main.ts takes it from the real process. */
export interface Host {
  readonly directory: string;
  readonly environment: Environment;
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly stdout: Sink;
  readonly stderr: Sink;
  readonly clock: Clock;
  /** Where ids and nonces come from; by default the random source of the system. */
  readonly random?: (size: number) => Buffer;
  /** Asks for a secret on the terminal, which does not show it; `undefined` where there is none, or the person gave up. */
  readonly askHidden?: (question: string) => Promise<string | undefined>;
  /** Tells each time the process is asked to stop, until what is handed back is called; for commands that go on until then. */
  readonly onStop?: (listener: (signal: 'SIGINT' | 'SIGTERM') => void) => () => void;
}
