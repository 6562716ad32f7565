#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { startProcess } from '../../program/process.ts';
import { run } from '../../program/run.ts';
import { runAction } from './run-action.ts';

/** The runner starts the action without arguments and with inputs; everybody else starts the program with arguments. */
startProcess((words, host) =>
  words.length === 0 && host.environment['INPUT_COMMAND'] !== undefined
    ? runAction(host, fileURLToPath(new URL('bin', import.meta.url)))
    : run(words, host),
);
