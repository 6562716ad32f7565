#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { startProcess } from '../../program/process.ts';
import { run } from '../../program/run.ts';

/** The runner starts the action without arguments and with inputs; everybody else starts the program with arguments. */
startProcess(async (words, host) => {
  if (words.length > 0 || host.environment['INPUT_COMMAND'] === undefined) return run(words, host);
  const { runAction } = await import('./run-action.ts');
  return runAction(host, fileURLToPath(new URL('bin', import.meta.url)));
});
