#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { endWith, PROCESS } from '../cli/process.ts';
import { run } from '../cli/run.ts';
import { runAction } from './run-action.ts';

/**
 * One file for both: the runner starts the action without arguments and with its inputs; everybody else
 * starts the program with arguments.
 */
const words = process.argv.slice(2);
const isAction = words.length === 0 && process.env['INPUT_COMMAND'] !== undefined;

endWith(
  isAction
    ? runAction(PROCESS, fileURLToPath(new URL('bin', import.meta.url)))
    : run(words, PROCESS),
);
