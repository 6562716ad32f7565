import type { Asking, InstanceRequest } from './instances.ts';
import { durationOf } from './arguments.ts';
import type { Invocation, CommandOptions } from './command.ts';
import { fileOf, valued } from './options.ts';

export const INSTANCE_OPTIONS = {
  instance: valued('the base URL of the instance (default: that of the active saved one)', 'URL'),
  timeout: valued('how long to wait for each answer (default 10s)', 'TIME'),
} as const satisfies CommandOptions;

/** A token on the command line could be read by every process of the machine: only its file is named. */
export const TOKEN_OPTION: CommandOptions = {
  'token-file': valued(
    'the file with the token, of mode 600 (or CLAIMGATE_TOKEN, CLAIMGATE_TOKEN_FILE)',
    'FILE',
  ),
};

export function askingOf({ args, host }: Invocation): Asking {
  return { environment: host.environment, timeoutMs: durationOf(args.text('timeout') ?? '10s') };
}

export function instanceOf(invocation: Invocation): InstanceRequest {
  const { args, directory } = invocation;
  return {
    ...askingOf(invocation),
    url: args.text('instance'),
    tokenFile: fileOf(invocation, 'token-file')?.path,
    directory,
  };
}
