import { systemClock } from '../io/clock.ts';
import { descriptorSink } from '../io/descriptor-sink.ts';
import type { Host } from './host.ts';
import { signalsOf } from './signals.ts';

const STDOUT = 1;
const STDERR = 2;

/** The real process as a host. Nothing else touches it. */
export const PROCESS: Host = {
  directory: process.cwd(),
  environment: process.env,
  // Only asked for by commands that read it: it may be closed, and opening it takes time.
  get stdin() {
    return process.stdin;
  },
  stdout: descriptorSink(STDOUT),
  stderr: descriptorSink(STDERR),
  clock: systemClock,
  askHidden: async (question) => {
    if (!process.stdin.isTTY || !process.stderr.isTTY) return undefined;
    const { askHidden } = await import('./hidden-prompt.ts');
    return askHidden({ input: process.stdin, write: descriptorSink(STDERR).write }, question);
  },
  signals: signalsOf(process),
};

/** Ends the process with the exit code that comes, once everything is written. */
export function endWith(exitCode: Promise<number>): void {
  exitCode.then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      // Everything expected ends in a report; what gets here is a defect, and must not read as a "no".
      process.exitCode = 3;
      PROCESS.stderr.write(
        `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
      );
    },
  );
}
