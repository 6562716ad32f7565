import { resolve } from 'node:path';
import type { Options } from 'yargs';
import { tokenIn } from '../../instance/endpoint.ts';
import { readSecretFile } from '../../io/private-files.ts';
import type { TokenSource } from '../../documents/index.ts';
import type { Invocation } from '../command.ts';
import type { ChosenInstance } from './chosen.ts';

/** A token on the command line could be read by every process of the machine: only its file is named. */
export const TOKEN_OPTION: Readonly<Record<string, Options>> = {
  'token-file': {
    type: 'string',
    requiresArg: true,
    describe: 'the file with the token, of mode 600 (or CLAIMGATE_TOKEN, CLAIMGATE_TOKEN_FILE)',
  },
};

/** A token, and where it came from. */
export interface FoundToken {
  readonly token: string;
  readonly source: TokenSource;
}

/**
 * The token to ask an instance with, if any: of the option, then of the environment, then of what is
 * saved of this very instance.
 *
 * @throws ClaimgateError `token_malformed`, `secret_file_exposed`, `file_missing`
 */
export async function tokenFor(
  { args, directory, host: { environment } }: Invocation,
  { tokenFile }: ChosenInstance,
): Promise<FoundToken | undefined> {
  const option = args.text('token-file');
  if (option !== undefined) return fromFile(resolve(directory, option), 'option');
  const variable = environment['CLAIMGATE_TOKEN'];
  if (variable) return { token: tokenIn(variable, 'CLAIMGATE_TOKEN'), source: 'environment' };
  const file = environment['CLAIMGATE_TOKEN_FILE'];
  if (file) return fromFile(resolve(directory, file), 'environment_file');
  return tokenFile === null ? undefined : fromFile(tokenFile, 'profile');
}

async function fromFile(path: string, source: TokenSource): Promise<FoundToken> {
  return { token: tokenIn(await readSecretFile(path, path), path), source };
}
