import type { IncomingMessage } from 'node:http';
import { ClaimgateError, finding, type Finding } from '../../findings/index.ts';
import { present } from '../../findings/present.ts';
import {
  type Asked,
  type HttpAnswer,
  MAX_BODY_BYTES,
  networkFault,
} from '../../instance/answer.ts';
import { isLoopback } from '../../instance/endpoint.ts';
import { errnoOf } from '../errno.ts';
import type { Environment } from '../git/run.ts';
import { bodyOf, exchange } from './exchange.ts';

/** How an instance is asked. */
export interface AskOptions {
  readonly environment: Environment;
  /** After which time to give up, body included, in milliseconds. */
  readonly timeoutMs: number;
  /** Sent as bearer; only over TLS, or to this machine. */
  readonly token?: string | undefined;
}

/** Asks for a URL. Whatever goes wrong on the way is a finding; only unusable settings throw. */
export async function ask(url: URL, options: AskOptions): Promise<Asked> {
  const { timeoutMs, token, environment } = options;
  const file = url.href;
  if (token !== undefined && url.protocol === 'http:' && !isLoopback(url))
    return { ok: false, url: file, finding: finding('token_needs_tls', { file }) };
  const signal = AbortSignal.timeout(timeoutMs);
  const headers = {
    accept: 'application/json, application/problem+json',
    'accept-encoding': 'identity',
    connection: 'close',
    'user-agent': 'claimgate',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  try {
    const answer = await follow(url, { headers, signal, environment });
    return { ok: true, url: file, answer };
  } catch (error) {
    if (error instanceof ClaimgateError && error.code === 'setting_invalid') throw error;
    const found = signal.aborted ? `no whole answer in ${timeoutMs} ms` : undefined;
    return { ok: false, url: file, finding: faultOf(error, file, found) };
  }
}

const MAX_REDIRECTS = 3;

async function follow(first: URL, asking: Parameters<typeof exchange>[1]): Promise<HttpAnswer> {
  let url = first;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const message = await exchange(url, asking);
    const target = redirectOf(message, url);
    if (target === undefined) return await answerIn(message, first.href);
    message.destroy();
    if (target?.origin !== first.origin)
      throw redirected(first, target ? target.origin : 'an address that can not be read');
    url = target;
  }
  throw redirected(first, `more than ${MAX_REDIRECTS} times`);
}

function redirected(url: URL, found: string): ClaimgateError {
  return new ClaimgateError('instance_redirects', { file: url.href, found });
}

/** Where an answer sends to; `null` where that can not be read, `undefined` where it is no redirect. */
function redirectOf(
  { statusCode = 0, headers }: IncomingMessage,
  from: URL,
): URL | null | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return undefined;
  const { location = '' } = headers;
  return URL.canParse(location, from.href) ? new URL(location, from) : null;
}

async function answerIn(message: IncomingMessage, file: string): Promise<HttpAnswer> {
  const { statusCode = 0, headers } = message;
  try {
    if (Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES) {
      message.destroy();
      throw new ClaimgateError('answer_too_large', {
        file,
        found: present(headers['content-length']),
      });
    }
    const body = await bodyOf(message, file, MAX_BODY_BYTES);
    const [type = ''] = (headers['content-type'] ?? '').split(';');
    return { status: statusCode, type: type.trim().toLowerCase(), body };
  } catch (cause) {
    if (cause instanceof ClaimgateError) throw cause;
    const found = 'it ends before its end';
    throw new ClaimgateError('answer_malformed', { file, found }, { cause });
  }
}

function faultOf(error: unknown, file: string, late: string | undefined): Finding {
  if (late !== undefined) return finding('instance_timed_out', { file, found: late });
  if (error instanceof ClaimgateError) {
    const [first] = error.findings;
    if (first) return first;
  }
  const { code, found } = networkFault(errnoOf(error));
  return finding(code, { file, found });
}
