import { resolve } from 'node:path';
import type { ReadinessBoard, ReadinessQuery, TokenSource } from '../documents/index.ts';
import { accept, ClaimgateError, type Result } from '../documents/findings.ts';
import { baseUrlOf, routeUrl, tokenIn } from './endpoint.ts';
import {
  checkHealth,
  HEALTH_PATH,
  READY_PATH,
  type Checked,
  MAX_BOARD_BYTES,
  PROVIDER_READINESS_PATH,
  readBoard,
} from './answer.ts';
import { ask } from './ask-instance.ts';
import type { Environment } from '../io/run-git.ts';
import { SavedInstances } from './saved-instances.ts';
import { configurationFolder, readSecretFile } from '../io/private-files.ts';
import { pause } from '../io/system.ts';
import type { CommandOptions } from '../cli/command.ts';
import type { Invocation } from '../cli/invocation.ts';
import { valued } from '../cli/options.ts';

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

export interface Asking {
  readonly environment: Environment;
  readonly timeoutMs: number;
}

export interface InstanceRequest extends Asking {
  /** Its base URL; by default the active saved instance. */
  readonly url: string | undefined;
  /** The path of the file with the token; by default environment and saved instance say. */
  readonly tokenFile: string | undefined;
  readonly directory: string;
}

export type ChosenInstance = Awaited<ReturnType<typeof chooseInstance>>;

export function askingOf({ args, host }: Invocation): Asking {
  return { environment: host.environment, timeoutMs: args.duration('timeout', '10s') };
}

export function instanceOf(invocation: Invocation): InstanceRequest {
  const { args, directory } = invocation;
  return {
    ...askingOf(invocation),
    url: args.text('instance'),
    tokenFile: invocation.file('token-file')?.path,
    directory,
  };
}

export function savedInstances(environment: Environment): SavedInstances {
  return new SavedInstances(configurationFolder(environment));
}

/** @throws ClaimgateError `instance_url_invalid`, `instance_none_active`, `instance_unknown`, `profile_invalid` */
export async function chooseInstance({
  url,
  environment,
}: Pick<InstanceRequest, 'url' | 'environment'>) {
  if (url !== undefined) return { url: baseUrlOf(url), saved: null, tokenFile: null };
  const instances = savedInstances(environment);
  const name = await instances.active();
  if (name === undefined) throw new ClaimgateError('instance_none_active');
  const { url: saved, token_file } = await instances.read(name);
  return { url: saved, saved: { name, path: instances.pathOf(name) }, tokenFile: token_file };
}

export interface FoundToken {
  readonly token: string;
  readonly source: TokenSource;
}

/**
 * The token to ask an instance with, if any: of the request, then of the environment, then of what is
 * saved of this very instance.
 *
 * @throws ClaimgateError `token_malformed`, `secret_file_exposed`, `file_missing`
 */
export async function tokenFor(
  { directory, environment, tokenFile }: Omit<InstanceRequest, 'url' | 'timeoutMs'>,
  chosen: ChosenInstance,
): Promise<FoundToken | undefined> {
  if (tokenFile !== undefined) return tokenInFile(tokenFile, 'option');
  const variable = environment['CLAIMGATE_TOKEN'];
  if (variable) return { token: tokenIn(variable, 'CLAIMGATE_TOKEN'), source: 'environment' };
  const file = environment['CLAIMGATE_TOKEN_FILE'];
  if (file) return tokenInFile(resolve(directory, file), 'environment_file');
  return chosen.tokenFile === null ? undefined : tokenInFile(chosen.tokenFile, 'profile');
}

async function tokenInFile(path: string, source: TokenSource): Promise<FoundToken> {
  return { token: tokenIn(readSecretFile(path, path), path), source };
}

/** Whether an instance is alive and ready; asks again while it is not, for so long. @throws ClaimgateError */
export async function checkInstance(
  request: Asking & Pick<InstanceRequest, 'url'>,
  { isLiveOnly, waitMs }: { readonly isLiveOnly: boolean; readonly waitMs: number },
): Promise<Checked> {
  const { url } = await chooseInstance(request);
  const isOver = AbortSignal.timeout(waitMs);
  for (;;) {
    const checked = await probeInstance(url, request, isLiveOnly);
    if (checked.findings.length === 0 || waitMs === 0 || isOver.aborted) return checked;
    await pause(BETWEEN_MS, isOver);
  }
}

const BETWEEN_MS = 500;

export async function probeInstance(
  url: string,
  asking: Asking,
  isLiveOnly = false,
): Promise<Checked> {
  const [health, ready] = await Promise.all([
    ask(routeUrl(url, HEALTH_PATH), asking),
    isLiveOnly ? null : ask(routeUrl(url, READY_PATH), asking),
  ]);
  return checkHealth(url, health, ready);
}

/** Connects to an instance; `read` fetches the readiness of its providers. @throws ClaimgateError `token_missing` */
export async function boardOf(request: InstanceRequest): Promise<{
  readonly url: string;
  readonly read: (query?: ReadinessQuery) => Promise<Result<ReadinessBoard>>;
}> {
  const chosen = await chooseInstance(request);
  const found = await tokenFor(request, chosen);
  if (!found) throw new ClaimgateError('token_missing', { file: chosen.url });
  const url = routeUrl(chosen.url, PROVIDER_READINESS_PATH);
  const { environment, timeoutMs } = request;
  const read = async (query: ReadinessQuery = {}): Promise<Result<ReadinessBoard>> => {
    const asked = new URL(url);
    for (const [name, value] of Object.entries(query)) asked.searchParams.set(name, String(value));
    const options = { environment, timeoutMs, token: found.token, maxBytes: MAX_BOARD_BYTES };
    const told = readBoard(await ask(asked, options));
    return told.ok ? accept(told.value) : { ok: false, findings: [told.finding] };
  };
  return { url: chosen.url, read };
}
