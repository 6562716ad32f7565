// The options that name who signs, for any command: a key, a program, or an identity.

import type { KeyHolder } from '../../repository/configured.ts';
import type { KeySource, SignerSource } from './signing-keys.ts';
import { isThere } from '../../io/files.ts';
import { usageError } from '../arguments.ts';
import type { CommandOption, CommandOptions } from '../command.ts';
import type { Invocation } from '../invocation.ts';
import { repeated, valued } from '../options.ts';
import { askedConfiguration } from '../../repository/asked.ts';

/** For commands that use a private key. A passphrase never comes from an argument or the environment. */
export const PASSPHRASE_OPTION: CommandOptions = {
  'passphrase-file': valued(
    'the passphrase: one line in a file that only you may read; - is standard input',
    'FILE',
  ),
};

/** By default a person may have to touch a token, or type a PIN. */
const PATIENCE = '60s';
const MOST_PATIENCE_MS = 3_600_000;

/** The options that name a signer. Only the command line names a program to sign with, never a file of the repository. */
export class SignerOptions {
  readonly options: CommandOptions;
  readonly #key: string;
  readonly #prefix: string;

  /**
   * @param key the option with a private key
   * @param prefix in front of the other ones, where a command makes two signatures
   */
  constructor(key: string, option: CommandOption, prefix: string = '') {
    this.#key = key;
    this.#prefix = prefix;
    const { 'passphrase-file': passphrase = {} } = PASSPHRASE_OPTION;
    this.options = {
      [key]: { ...option, instead: [`${prefix}signer`, `${prefix}kms`, ...(option.instead ?? [])] },
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
        `the public key of --${prefix}signer; with --${prefix}kms, the plugin is not asked for it`,
        'FILE',
      ),
      [`${prefix}signer-timeout`]: valued(
        `how long signing may take (default: ${PATIENCE})`,
        'TIME',
      ),
    };
  }

  /** The named signer, else the key of a holder in the configured folder. @throws ClaimgateError `usage` */
  of(invocation: Invocation, holder?: KeyHolder): SignerSource {
    const external = this.#external(invocation);
    if (external) return external;
    const named = invocation.file(this.#key);
    const file = named ?? (holder && askedConfiguration(invocation).keyOf(holder));
    if (!file) throw usageError({ expected: `--${this.#key} FILE` });
    if (!named) askedConfiguration(invocation).requireThere('keys', file);
    const ofHolder = holder === 'ledger' ? 'of the ledger' : `of the ${holder} role`;
    return {
      file,
      passphrase: invocation.source(`${this.#prefix}passphrase-file`),
      purpose: `the private key ${holder ? ofHolder : `for --${this.#key}`}`,
    };
  }

  isNamed({ args }: Invocation): boolean {
    const ways = [this.#key, `${this.#prefix}signer`, `${this.#prefix}kms`];
    return ways.some((name) => args.list(name).length > 0);
  }

  ifNamed(invocation: Invocation): SignerSource | undefined {
    return this.isNamed(invocation) ? this.of(invocation) : undefined;
  }

  /** The named signer, else the configured key if it is on this machine. @throws ClaimgateError `usage` */
  ifHere(invocation: Invocation, holder: KeyHolder): SignerSource | undefined {
    const isHere =
      this.isNamed(invocation) || isThere(askedConfiguration(invocation).keyOf(holder)?.path ?? '');
    return isHere ? this.of(invocation, holder) : undefined;
  }

  #external(invocation: Invocation): Exclude<SignerSource, KeySource> | undefined {
    const { args, directory, host } = invocation;
    const key = this.#key;
    const named = (name: string): string => `${this.#prefix}${name}`;
    const [program, kms] = [args.text(named('signer')), args.text(named('kms'))];
    const ways = [args.text(key), program, kms].filter((way) => way !== undefined);
    if (ways.length > 1)
      throw usageError({
        expected: `either --${key} FILE, --${named('signer')} PROGRAM or --${named('kms')} NAME://ID`,
      });
    if (program === undefined) args.refuse([named('signer-arg')], `without --${named('signer')}`);
    if (program === undefined && kms === undefined) {
      const useless = [named('public-key'), named('signer-timeout')];
      args.refuse(useless, `without --${named('signer')} or --${named('kms')}`);
      return undefined;
    }
    args.refuse([named('passphrase-file')], `without --${key}`);
    const timeLimitMs = args.duration(named('signer-timeout'), PATIENCE);
    if (timeLimitMs > MOST_PATIENCE_MS)
      throw usageError({
        expected: `--${named('signer-timeout')} of at most 1h`,
        found: args.required(named('signer-timeout')),
      });
    const common = { directory, environment: host.environment, timeLimitMs };
    if (kms !== undefined)
      return { ...common, ...pluginOf(kms), publicKey: invocation.file(named('public-key')) };
    const publicKey = invocation.requiredFile(named('public-key'));
    const words = args.list(named('signer-arg'));
    return { ...common, name: program ?? '', program: program ?? '', words, publicKey };
  }
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
