import { resolve } from 'node:path';
import type { Options } from 'yargs';
import { ClaimgateError, type SourceText } from '../findings/index.ts';
import { errorOf } from '../findings/error.ts';
import { readRegularFile } from '../io/files.ts';
import { readPassphraseFile, readPassphraseFrom, readSecretFile } from '../io/private-files.ts';
import { readPrivateKey, readPublicKey, type PrivateKey, type PublicKey } from '../trust/index.ts';
import type { Result } from '../findings/index.ts';
import type { Invocation } from './command.ts';

/** Longer than any public key in PEM. */
const MAX_PUBLIC_KEY_BYTES = 16 * 1024;

/** For commands that use a private key. A passphrase never comes from an argument or the environment. */
export const PASSPHRASE_OPTION: Readonly<Record<string, Options>> = {
  'passphrase-file': {
    type: 'string',
    requiresArg: true,
    describe: 'one line in a file that only you may read; - is standard input',
  },
};

/** The value of a "yes". @throws ClaimgateError with the findings of a "no" */
export function demand<T>(outcome: Result<T>, source?: SourceText): T {
  if (outcome.ok) return outcome.value;
  throw errorOf(outcome.findings, source);
}

/** The passphrase that an option names, by default `--passphrase-file`; `undefined` without it. */
export async function passphraseOf(
  { args, directory, host }: Invocation,
  option = 'passphrase-file',
): Promise<string | undefined> {
  const file = args.text(option);
  if (file === undefined) return undefined;
  return file === '-'
    ? readPassphraseFrom(host.stdin)
    : readPassphraseFile(resolve(directory, file), file);
}

/** The private key that an option names, by default `--key`. */
export async function privateKeyOf(
  invocation: Invocation,
  option = 'key',
  passphraseOption = 'passphrase-file',
): Promise<PrivateKey> {
  const file = invocation.args.text(option);
  if (file === undefined) throw new ClaimgateError('usage', { expected: `--${option} FILE` });
  const text = await readSecretFile(resolve(invocation.directory, file), file);
  const passphrase = await passphraseOf(invocation, passphraseOption);
  return demand(
    readPrivateKey(text, { file, ...(passphrase === undefined ? {} : { passphrase }) }),
  );
}

/** The public keys that each `--key` names. */
export function publicKeysOf({ args, directory }: Invocation): Promise<readonly PublicKey[]> {
  return Promise.all(
    args
      .list('key')
      .map(async (file) =>
        demand(readPublicKey(await readText(resolve(directory, file), file), { file })),
      ),
  );
}

/** Reads a public key file, or whatever was named as one, as text. */
export async function readText(path: string, name: string): Promise<string> {
  return Buffer.from(await readRegularFile(path, name, MAX_PUBLIC_KEY_BYTES)).toString('utf8');
}
