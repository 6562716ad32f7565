#!/usr/bin/env node
import { systemClock } from '../io/clock.ts';
import type { Sink } from './host.ts';
import { run } from './run.ts';

/** The only file that touches the real process. */
void run(process.argv.slice(2), {
  directory: process.cwd(),
  environment: process.env,
  // Only asked for by commands that read it: it may be closed, and opening it takes time.
  get stdin() {
    return process.stdin;
  },
  stdout: sink(process.stdout),
  stderr: sink(process.stderr),
  clock: systemClock,
}).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    // Everything expected ends in a report; what gets here is a defect, and must not read as a "no".
    process.exitCode = 3;
    process.stderr.write(
      `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
  },
);

/** A stream that may have been closed by its reader: what can not be said there is in the exit code. */
function sink(stream: NodeJS.WriteStream): Sink {
  stream.on('error', () => {});
  return {
    write: (text) => void stream.write(text),
    isTerminal: stream.isTTY,
  };
}
