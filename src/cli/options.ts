import { resolve } from 'node:path';
import type { Options } from 'yargs';
import type { ReleaseQuestion } from '../app/judge-release.ts';
import type { RepositoryChoice } from '../app/release-inputs.ts';
import { FORMATS } from '../report/format.ts';
import type { Invocation } from './command.ts';

/** Options of every command (specification/documents.md 6). */
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

/** Which documents of the repository are read: by the options, else by the environment. */
export function repositoryOf({ args, directory, host, onConfig }: Invocation): RepositoryChoice {
  return {
    directory,
    ref: args.text('ref'),
    claims: args.text('claims'),
    config: args.text('config') ?? host.environment['CLAIMGATE_CONFIG'],
    onConfig,
  };
}

/** For commands that rest on trust roots (specification/trust.md 2). */
export const TRUST_PIN_OPTION: Readonly<Record<string, Options>> = {
  'trust-pin': {
    type: 'string',
    requiresArg: true,
    describe: 'N:sha256:… of a trust root (or CLAIMGATE_TRUST_PIN)',
  },
};

/** The pin of the option, else of the environment. */
export function trustPinOf({ args, host }: Pick<Invocation, 'args' | 'host'>): string | undefined {
  return args.text('trust-pin') ?? host.environment['CLAIMGATE_TRUST_PIN'];
}

/** Where earlier releases are remembered (specification/trust.md 4, memory); only whoever starts the gate says so. */
export const MEMORY_OPTION: Readonly<Record<string, Options>> = {
  memory: {
    type: 'string',
    requiresArg: true,
    describe: 'the branch with the records of earlier releases (or CLAIMGATE_MEMORY)',
  },
};

/** The ref of the option, else of the environment. */
export function memoryOf({ args, host }: Pick<Invocation, 'args' | 'host'>): string | undefined {
  const named = args.text('memory') ?? host.environment['CLAIMGATE_MEMORY'];
  return named === '' ? undefined : named;
}

/** For commands that judge claims by evidence (specification/trust.md 4). */
export const EVIDENCE_OPTIONS: Readonly<Record<string, Options>> = {
  projection: {
    type: 'string',
    requiresArg: true,
    describe: 'the ledger projection; its signed statement lies beside it',
  },
  ...TRUST_PIN_OPTION,
  ...MEMORY_OPTION,
  at: {
    type: 'string',
    requiresArg: true,
    describe: 'judge at this instant; never lets a release through',
  },
  'must-hold-until': {
    type: 'string',
    requiresArg: true,
    describe: 'refuse an answer that lapses before this instant',
  },
};

/** For commands that judge at an instant, but ask for no lifetime of the answer. */
export const { 'must-hold-until': _lifetime, ...EXPLAINING_OPTIONS } = EVIDENCE_OPTIONS;

/** What {@link EVIDENCE_OPTIONS} and {@link CLAIMS_OPTION} ask of the gate. */
export function releaseQuestionOf(invocation: Invocation): ReleaseQuestion {
  const { args, at: now, directory } = invocation;
  const projection = args.text('projection');
  return {
    ...repositoryOf(invocation),
    projection: projection === undefined ? undefined : resolve(directory, projection),
    trustPin: trustPinOf(invocation),
    memory: memoryOf(invocation),
    now,
    at: args.instant('at'),
    mustHoldUntil: args.instant('must-hold-until'),
  };
}
