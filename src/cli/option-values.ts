import { resolve } from 'node:path';
import type { Options } from 'yargs';
import type { Asking, InstanceRequest } from '../app/instances.ts';
import type { KeySource } from '../app/keys.ts';
import type { NamedFile, Source } from '../app/named-file.ts';
import type { LedgerPlace } from '../app/open-ledger.ts';
import type { ReadinessSources } from '../app/readiness-sources.ts';
import { ClaimgateError } from '../findings/index.ts';
import { isSlug } from '../json/slug.ts';
import type { Arguments } from './arguments.ts';
import type { Command, Invocation } from './command.ts';
import { CLAIMS_OPTION, TRUST_PIN_OPTION, trustPinOf } from './options.ts';
import { refuseOptions } from './refuse-options.ts';

/** Options that commands on ledgers, keys and documents share, and the plain values that they stand for. */
type CommandOptions = Readonly<Record<string, Options>>;

/** An option with a value. */
export function valued(describe: string): Options {
  return { type: 'string', requiresArg: true, describe };
}

/** An option with a value that may be given more than once. */
export function repeated(describe: string): Options {
  return { type: 'string', array: true, nargs: 1, describe };
}

/** The file that an option or argument names, if it is given. */
export function fileOf(
  { args, directory }: Pick<Invocation, 'args' | 'directory'>,
  name: string,
): NamedFile | undefined {
  const file = args.text(name);
  return file === undefined ? undefined : { path: resolve(directory, file), name: file };
}

/** The file that an option has to name. @throws ClaimgateError `usage` */
export function requiredFile(
  invocation: Invocation,
  option: string,
  expected = `--${option} FILE`,
): NamedFile {
  const file = fileOf(invocation, option);
  if (!file) throw new ClaimgateError('usage', { expected });
  return file;
}

/** The files that an option names each time that it is given. */
export function filesOf({ args, directory }: Invocation, option: string): readonly NamedFile[] {
  return args.list(option).map((name) => ({ path: resolve(directory, name), name }));
}

/** What an option or argument names, where `-` is standard input. */
export function sourceOf(invocation: Invocation, name: string): Source | undefined {
  return invocation.args.text(name) === '-' ? invocation.host.stdin : fileOf(invocation, name);
}

/** For commands that use a private key. A passphrase never comes from an argument or the environment. */
export const PASSPHRASE_OPTION: CommandOptions = {
  'passphrase-file': valued('one line in a file that only you may read; - is standard input'),
};

/** The private key that an option names, by default `--key`. @throws ClaimgateError `usage` */
export function keyOf(
  invocation: Invocation,
  option = 'key',
  passphraseOption = 'passphrase-file',
): KeySource {
  return {
    file: requiredFile(invocation, option),
    passphrase: sourceOf(invocation, passphraseOption),
  };
}

/** For every command on a ledger. */
export const LEDGER_OPTION: CommandOptions = {
  ledger: valued('sqlite:PATH or postgres://… (or CLAIMGATE_LEDGER)'),
};

/** Which ledger is meant: by the option, else by the environment. */
export function ledgerOf({ args, directory, host }: Invocation): LedgerPlace {
  return { location: args.text('ledger') ?? host.environment['CLAIMGATE_LEDGER'], directory };
}

/** For commands that make fingerprints without a ledger that says whose. */
export const DEPLOYMENT_OPTION: CommandOptions = {
  deployment: valued('the deployment, as trust root and configuration name it'),
};

/** @throws ClaimgateError `usage` */
export function deploymentOf(args: Arguments): string {
  const deployment = args.text('deployment');
  if (deployment !== undefined && isSlug(deployment)) return deployment;
  throw new ClaimgateError('usage', { expected: '--deployment SLUG' });
}

/** The documents that readiness rests on beside the ledger. */
export const READINESS_OPTIONS: NonNullable<Command['options']> = {
  facts: valued('the runtime facts'),
  contracts: valued('the folder of the contracts'),
  claims: {
    ...CLAIMS_OPTION['claims'],
    describe: 'the public claims; without it nothing is advertisable',
  },
  'trust-roots': valued(
    'the folder of the trust roots, which limit how old the facts may be (default: 60 minutes)',
  ),
  ...TRUST_PIN_OPTION,
};

/** What {@link READINESS_OPTIONS} name. @throws ClaimgateError `usage` */
export function readinessSourcesOf(invocation: Invocation): ReadinessSources {
  const folder = fileOf(invocation, 'trust-roots');
  if (!folder) refuseOptions(invocation.args, ['trust-pin'], 'without --trust-roots');
  return {
    facts: requiredFile(invocation, 'facts', 'facts'),
    contracts: fileOf(invocation, 'contracts'),
    claims: fileOf(invocation, 'claims'),
    trustRoots: folder && { folder, pin: trustPinOf(invocation) },
  };
}

/** For commands that ask an instance. */
export const INSTANCE_OPTIONS = {
  instance: valued('the base URL of the instance (default: that of the active saved one)'),
  timeout: valued('how long to wait for each answer (default 10s)'),
} as const satisfies CommandOptions;

/** A token on the command line could be read by every process of the machine: only its file is named. */
export const TOKEN_OPTION: CommandOptions = {
  'token-file': valued(
    'the file with the token, of mode 600 (or CLAIMGATE_TOKEN, CLAIMGATE_TOKEN_FILE)',
  ),
};

/** How an instance is asked: the time-out and the proxies, as options and environment say. */
export function askingOf({ args, host }: Invocation): Asking {
  const timeoutMs = durationOf(args.text('timeout') ?? '10s');
  return { environment: host.environment, timeoutMs };
}

/** Which instance is asked, and with which token. */
export function instanceOf(invocation: Invocation): InstanceRequest {
  const { args, directory } = invocation;
  return {
    ...askingOf(invocation),
    url: args.text('instance'),
    tokenFile: fileOf(invocation, 'token-file')?.path,
    directory,
  };
}

const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** A length of time such as `90m` or `24h`, in milliseconds. @throws ClaimgateError `usage` */
export function durationOf(text: string): number {
  const [, count, unit = ''] = /^([1-9][0-9]{0,5})([smhd])$/.exec(text) ?? [];
  const milliseconds = UNITS[unit];
  if (count !== undefined && milliseconds !== undefined) return Number(count) * milliseconds;
  throw new ClaimgateError('usage', {
    expected: 'a length of time such as 90m or 24h',
    found: text,
  });
}

/** The value of an option as a whole number. @throws ClaimgateError `usage` */
export function wholeNumber(
  option: string,
  text: string,
  least: number,
  most = Number.MAX_SAFE_INTEGER,
): number {
  const value = /^[0-9]{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new ClaimgateError('usage', {
    expected: `--${option} with a whole number from ${least} to ${most}`,
    found: text,
  });
}
