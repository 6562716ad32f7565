#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { run } from '../cli/run.ts';
import { signalsOf } from '../cli/signals.ts';
import type { Host } from '../cli/host.ts';
import { systemClock } from '../io/clock.ts';
import { descriptorSink } from '../io/descriptor-sink.ts';
import { runAction } from './run-action.ts';

const STDOUT = 1;
const STDERR = 2;

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

/**
 * One file for both: the runner starts the action without arguments and with its inputs; everybody else
 * starts the program with arguments.
 */
const words = process.argv.slice(2);
const isAction = words.length === 0 && process.env['INPUT_COMMAND'] !== undefined;

void (
  isAction ? runAction(host, fileURLToPath(new URL('bin', import.meta.url))) : run(words, host)
).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    // What gets here is a defect, and must not read as a "no".
    process.exitCode = 3;
    host.stderr.write(
      `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
  },
);
