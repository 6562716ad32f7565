#!/usr/bin/env node
import { stackOf } from '../findings/stack.ts';
import { systemClock } from '../io/clock.ts';
import { descriptorSink } from '../io/descriptor-sink.ts';
import { run } from './run.ts';
import { signalsOf } from './signals.ts';

const STDOUT = 1;
const STDERR = 2;

/** The only file that touches the real process. */
async function start(): Promise<number> {
  return run(process.argv.slice(2), {
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
  });
}

void start().then(
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
