import { stackOf } from '../findings/stack.ts';
import { systemClock } from '../io/clock.ts';
import { descriptorSink } from '../io/descriptor-sink.ts';
import type { Host } from './host.ts';
import { signalsOf } from './signals.ts';

const STDOUT = 1;
const STDERR = 2;

/** Starts the program on the real process, which nothing else touches, and ends it with the exit code that comes. */
export function startProcess(run: (words: readonly string[], host: Host) => Promise<number>): void {
  const start = async (): Promise<number> => run(process.argv.slice(2), processHost());
  start().then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      // Everything expected ends in a report; what gets here is a defect, or a folder that is gone, and must
      // not read as a "no".
      process.exitCode = 3;
      descriptorSink(STDERR).write(`${stackOf(error)}\n`);
    },
  );
}

function processHost(): Host {
  return {
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
}
