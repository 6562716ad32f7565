#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { run } from '../cli/run.ts';
import { signalsOf } from '../cli/signals.ts';
import type { Host } from '../cli/host.ts';
import { stackOf } from '../findings/stack.ts';
import { systemClock } from '../io/clock.ts';
import { descriptorSink } from '../io/descriptor-sink.ts';
import { runAction } from './run-action.ts';

const STDOUT = 1;
const STDERR = 2;

/**
 * One file for both: the runner starts the action without arguments and with its inputs; everybody else
 * starts the program with arguments.
 */
async function start(): Promise<number> {
  const host: Host = {
    directory: process.cwd(),
    environment: process.env,
    get stdin() {
      return process.stdin;
    },
    stdout: descriptorSink(STDOUT),
    stderr: descriptorSink(STDERR),
    clock: systemClock,
    signals: signalsOf(process),
  };
  const words = process.argv.slice(2);
  const isAction = words.length === 0 && process.env['INPUT_COMMAND'] !== undefined;
  return isAction
    ? runAction(host, fileURLToPath(new URL('bin', import.meta.url)))
    : run(words, host);
}

void start().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    // What gets here is a defect, or a folder that is gone, and must not read as a "no".
    process.exitCode = 3;
    descriptorSink(STDERR).write(`${stackOf(error)}\n`);
  },
);
