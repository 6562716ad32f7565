import type { Options } from 'yargs';
import { ClaimgateError } from '../../findings/index.ts';
import { baseUrlOf } from '../../instance/endpoint.ts';
import { SavedInstances } from '../../io/instances.ts';
import { configurationFolder } from '../../io/private-files.ts';
import type { AskOptions } from '../../io/ask.ts';
import type { Invocation } from '../command.ts';
import { durationOf } from '../duration.ts';

/** For commands that ask an instance. */
export const INSTANCE_OPTIONS: Readonly<Record<string, Options>> = {
  instance: {
    type: 'string',
    requiresArg: true,
    describe: 'the base URL of the instance (default: that of the active saved one)',
  },
  timeout: {
    type: 'string',
    requiresArg: true,
    describe: 'how long to wait for each answer (default 10s)',
  },
};

/** An instance to ask, and what is saved of it. */
export interface ChosenInstance {
  readonly url: string;
  readonly saved: { readonly name: string; readonly path: string } | null;
  /** Where its token is by what is saved. */
  readonly tokenFile: string | null;
}

/** The saved instances of whoever runs this. */
export function savedInstances({ host }: Invocation): SavedInstances {
  return new SavedInstances(configurationFolder(host.environment));
}

/**
 * The instance that `--instance` names, which needs nothing that is saved; else the active one.
 *
 * @throws ClaimgateError `instance_url_invalid`, `instance_none_active`, `instance_unknown`, `profile_invalid`
 */
export async function chosenInstance(invocation: Invocation): Promise<ChosenInstance> {
  const named = invocation.args.text('instance');
  if (named !== undefined) return { url: baseUrlOf(named), saved: null, tokenFile: null };
  const instances = savedInstances(invocation);
  const name = await instances.active();
  if (name === undefined) throw new ClaimgateError('instance_none_active');
  const { url, token_file } = await instances.read(name);
  return { url, saved: { name, path: instances.pathOf(name) }, tokenFile: token_file };
}

/** How an instance is asked: the time-out and the proxies, as options and environment say. */
export function askOptions({ args, host }: Invocation): AskOptions {
  const timeoutMs = durationOf(args.text('timeout') ?? '10s');
  return { environment: host.environment, timeoutMs };
}
