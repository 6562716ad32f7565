import type { Options } from 'yargs';
import { ClaimgateError } from '../findings/index.ts';
import { MIN_PASSWORD_CHARACTERS } from '../service/index.ts';
import type { Invocation } from './command.ts';
import { passphraseOf } from './key-inputs.ts';

const OPTION = 'password-file';

/** For commands that set a password. It never comes from an argument or the environment. */
export const PASSWORD_OPTION: Readonly<Record<string, Options>> = {
  [OPTION]: {
    type: 'string',
    requiresArg: true,
    describe: 'one line in a file that only you may read; - is standard input; else you are asked',
  },
};

/** A new password: from a file, else asked for twice on a terminal. @throws ClaimgateError `password_short`, `passwords_differ`, `usage` */
export async function newPassword(invocation: Invocation): Promise<string> {
  const password = (await passphraseOf(invocation, OPTION)) ?? (await askTwice(invocation));
  if (Array.from(password.normalize('NFKC')).length >= MIN_PASSWORD_CHARACTERS) return password;
  throw new ClaimgateError('password_short', {
    expected: `at least ${MIN_PASSWORD_CHARACTERS} characters`,
  });
}

async function askTwice({ host }: Invocation): Promise<string> {
  const first = await host.askHidden?.('Password: ');
  if (first === undefined)
    throw new ClaimgateError('usage', { expected: `--${OPTION} FILE, or a terminal to ask on` });
  const second = await host.askHidden?.('The same again: ');
  if (first === second) return first;
  throw new ClaimgateError('passwords_differ');
}
