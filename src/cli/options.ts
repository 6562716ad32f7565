import type { Options } from 'yargs';
import { FORMATS } from '../report/format.ts';

/** Options of every command (data-model.md section 10). */
export const GLOBAL_OPTIONS: Readonly<Record<string, Options>> = {
  C: { type: 'string', requiresArg: true, describe: 'run as if started in this folder' },
  config: { type: 'string', requiresArg: true, describe: 'read the configuration from this file' },
  ref: {
    type: 'string',
    requiresArg: true,
    describe: 'read the documents of the repository from this commit, tag or branch',
  },
  format: {
    type: 'string',
    requiresArg: true,
    choices: FORMATS,
    describe: 'what goes to standard output',
  },
  json: { type: 'boolean', describe: 'short for --format json' },
  output: {
    type: 'string',
    array: true,
    nargs: 1,
    describe: 'also write FORMAT=PATH; may be repeated',
  },
  color: { type: 'boolean', describe: 'colour, or --no-color; by default on a terminal only' },
  quiet: { type: 'boolean', describe: 'print findings only' },
};

/** For commands that judge or read the claims file. */
export const CLAIMS_OPTION: Readonly<Record<string, Options>> = {
  claims: {
    type: 'string',
    requiresArg: true,
    describe: 'read this file of the repository instead; makes a draft',
  },
};
