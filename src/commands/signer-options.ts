import type { KeyHolder } from './configured.ts';
import type { SignerSource } from './keys.ts';
import { isThere } from '../io/files.ts';
import { durationOf, refuseOptions, usageError } from './arguments.ts';
import type { Invocation, CommandOption, CommandOptions } from './command.ts';
import { configuredOf, fileOf, repeated, requiredFile, sourceOf, valued } from './options.ts';

/** For commands that use a private key. A passphrase never comes from an argument or the environment. */
export const PASSPHRASE_OPTION: CommandOptions = {
  'passphrase-file': valued(
    'the passphrase: one line in a file that only you may read; - is standard input',
    'FILE',
  ),
};

export interface SignatureOptions {
  readonly key: string;
  /** In front of the other ones, where a command makes two signatures. */
  readonly prefix?: string;
}

/** By default a person may have to touch a token, or type a PIN. */
const PATIENCE = '60s';
const MOST_PATIENCE_MS = 3_600_000;

/** Only the command line names a program to sign with, never a file of the repository. */
export function signerOptions(
  { key, prefix = '' }: SignatureOptions,
  option: CommandOption,
): CommandOptions {
  const { 'passphrase-file': passphrase = {} } = PASSPHRASE_OPTION;
  return {
    [key]: { ...option, instead: [`${prefix}signer`, `${prefix}kms`] },
    [`${prefix}passphrase-file`]: passphrase,
    [`${prefix}signer`]: valued(
      `instead of --${key}: a program that signs the bytes on its standard input`,
      'PROGRAM',
    ),
    [`${prefix}signer-arg`]: repeated(
      'an argument for the signing program; may be repeated',
      'WORD',
    ),
    [`${prefix}kms`]: valued(
      `instead of --${key}: a key of a key manager, by its Sigstore plugin sigstore-kms-NAME`,
      'NAME://ID',
    ),
    [`${prefix}public-key`]: valued(
      'the public key of --signer; with --kms, the plugin is not asked for it',
      'FILE',
    ),
    [`${prefix}signer-timeout`]: valued(`how long signing may take (default: ${PATIENCE})`, 'TIME'),
  };
}

export function namesSigner({ args }: Invocation, { key, prefix = '' }: SignatureOptions): boolean {
  return [key, `${prefix}signer`, `${prefix}kms`].some((name) => args.list(name).length > 0);
}

/** Reads the signer from the options. @throws ClaimgateError `usage` */
export function signerOf(invocation: Invocation, options: SignatureOptions): SignerSource {
  const { key, prefix = '' } = options;
  return (
    externalOf(invocation, options) ?? {
      file: requiredFile(invocation, key),
      passphrase: sourceOf(invocation, `${prefix}passphrase-file`),
      purpose: `the private key for --${key}`,
    }
  );
}

/** Returns the named key, else that of a holder in the configured folder. @throws ClaimgateError `usage` */
export function signerOfHolder(
  invocation: Invocation,
  holder: KeyHolder,
  options: SignatureOptions,
): SignerSource {
  const external = externalOf(invocation, options);
  if (external) return external;
  const { key, prefix = '' } = options;
  const configured = configuredOf(invocation);
  const file = fileOf(invocation, key) ?? configured.keyOf(holder);
  if (!file) throw usageError({ expected: `--${key} FILE` });
  if (invocation.args.text(key) === undefined) configured.requireThere('keys', file);
  return {
    file,
    passphrase: sourceOf(invocation, `${prefix}passphrase-file`),
    purpose: `the private key of the ${holder === 'ledger' ? 'ledger' : `${holder} role`}`,
  };
}

/** Returns the named key, else the configured one if it is on this machine. @throws ClaimgateError `usage` */
export function signerIfHere(
  invocation: Invocation,
  holder: KeyHolder,
  options: SignatureOptions,
): SignerSource | undefined {
  const isHere =
    namesSigner(invocation, options) || isThere(configuredOf(invocation).keyOf(holder)?.path ?? '');
  return isHere ? signerOfHolder(invocation, holder, options) : undefined;
}

function externalOf(
  invocation: Invocation,
  { key, prefix = '' }: SignatureOptions,
): Exclude<SignerSource, { readonly file: unknown }> | undefined {
  const { args, directory, host } = invocation;
  const named = (name: string): string => `${prefix}${name}`;
  const [program, kms] = [args.text(named('signer')), args.text(named('kms'))];
  const ways = [args.text(key), program, kms].filter((way) => way !== undefined);
  if (ways.length > 1)
    throw usageError({
      expected: `either --${key} FILE, --${named('signer')} PROGRAM or --${named('kms')} NAME://ID`,
    });
  if (program === undefined)
    refuseOptions(args, [named('signer-arg')], `without --${named('signer')}`);
  if (program === undefined && kms === undefined) {
    const useless = [named('public-key'), named('signer-timeout')];
    refuseOptions(args, useless, `without --${named('signer')} or --${named('kms')}`);
    return undefined;
  }
  refuseOptions(args, [named('passphrase-file')], `without --${key}`);
  const timeLimitMs = timeLimitOf(named('signer-timeout'), args.text(named('signer-timeout')));
  const common = { directory, environment: host.environment, timeLimitMs };
  if (kms !== undefined)
    return { ...common, ...pluginOf(kms), publicKey: fileOf(invocation, named('public-key')) };
  const publicKey = requiredFile(invocation, named('public-key'));
  const words = args.list(named('signer-arg'));
  return { ...common, name: program ?? '', program: program ?? '', words, publicKey };
}

function timeLimitOf(option: string, found = PATIENCE): number {
  const limit = durationOf(found);
  if (limit <= MOST_PATIENCE_MS) return limit;
  throw usageError({ expected: `--${option} of at most 1h`, found });
}

const PLUGIN = /^(?<name>[A-Za-z0-9][A-Za-z0-9_-]{0,63}):\/\/(?<id>[^\0]{1,2048})$/;

function pluginOf(text: string) {
  const { name, id: keyId } = PLUGIN.exec(text)?.groups ?? {};
  if (name === undefined || keyId === undefined)
    throw usageError({
      expected: '--kms NAME://ID, such as --kms aws://alias/release',
      found: text,
    });
  const program = `sigstore-kms-${name}`;
  return { name: program, kms: { program, keyId } };
}
