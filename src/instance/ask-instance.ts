import { request, type IncomingMessage, type ClientRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import type { Duplex } from 'node:stream';
import { connect as connectTls } from 'node:tls';
import { present, ClaimgateError, finding, type Finding } from '../documents/findings.ts';
import { MAX_BODY_BYTES, type Asked, type HttpAnswer, networkFault } from './answer.ts';
import { isLoopback, proxyFor } from './endpoint.ts';
import { errnoOf } from '../documents/thrown.ts';
import type { Environment } from '../io/run-git.ts';

interface AskOptions {
  readonly environment: Environment;
  /** After which time to give up, body included, in milliseconds. */
  readonly timeoutMs: number;
  /** Sent as bearer; only over TLS, or to this machine. */
  readonly token?: string | undefined;
  /** How long a body may be; by default {@link MAX_BODY_BYTES}. */
  readonly maxBytes?: number;
}

/** Asks for a URL. Whatever goes wrong on the way is a finding; only unusable settings throw. */
export async function ask(url: URL, options: AskOptions): Promise<Asked> {
  const { timeoutMs, token, environment, maxBytes = MAX_BODY_BYTES } = options;
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
    const answer = await follow(url, { headers, signal, environment, maxBytes });
    return { ok: true, url: file, answer };
  } catch (error) {
    if (error instanceof ClaimgateError && error.code === 'setting_invalid') throw error;
    const found = signal.aborted ? `no whole answer in ${timeoutMs} ms` : undefined;
    return { ok: false, url: file, finding: faultOf(error, file, found) };
  }
}

const MAX_REDIRECTS = 3;

async function follow(first: URL, asking: Asking): Promise<HttpAnswer> {
  let url = first;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const message = await exchange(url, asking);
    const target = redirectOf(message, url);
    if (target === undefined) return await answerIn(message, first.href, asking.maxBytes);
    message.destroy();
    if (target?.origin !== first.origin)
      throw redirected(first, target ? target.origin : 'an address that cannot be read');
    url = target;
  }
  throw redirected(first, `more than ${MAX_REDIRECTS} times`);
}

function redirected(url: URL, found: string): ClaimgateError {
  return new ClaimgateError('instance_redirects', { file: url.href, found });
}

/** Where an answer sends to; `null` where that cannot be read, `undefined` where it is no redirect. */
function redirectOf(
  { statusCode = 0, headers }: IncomingMessage,
  from: URL,
): URL | null | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return undefined;
  const { location = '' } = headers;
  return URL.canParse(location, from.href) ? new URL(location, from) : null;
}

async function answerIn(
  message: IncomingMessage,
  file: string,
  maxBytes: number,
): Promise<HttpAnswer> {
  const { statusCode = 0, headers } = message;
  try {
    if (Number(headers['content-length'] ?? 0) > maxBytes) {
      message.destroy();
      throw new ClaimgateError('answer_too_large', {
        file,
        found: present(headers['content-length']),
      });
    }
    const body = await bodyOf(message, file, maxBytes);
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

interface Asking {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly environment: Environment;
  readonly maxBytes: number;
}

/**
 * One GET on a connection of its own, through a proxy where one is named. The request is built here and
 * not by `fetch`, which on Node 20 knows of no proxy and hides why TLS failed.
 */
async function exchange(url: URL, asking: Asking): Promise<IncomingMessage> {
  const { signal, headers, environment } = asking;
  const proxy = proxyFor(url, environment);
  const options = { method: 'GET', headers, signal };
  if (url.protocol === 'http:') {
    if (!proxy) return answerOf(request(url, { ...options, agent: false }));
    const all = { ...headers, host: url.host, ...proxyAuthorization(proxy) };
    return answerOf(request(proxy, { ...options, agent: false, headers: all, path: url.href }));
  }
  // Whatever NODE_TLS_REJECT_UNAUTHORIZED says: a token never goes to a server that isn't verified.
  const safe = { ...options, rejectUnauthorized: true };
  if (!proxy) return answerOf(tlsRequest(url, { ...safe, agent: false }));
  const socket = await tunnelTo(url, proxy, signal);
  const servername = url.hostname.replace(/^\[|\]$/g, '');
  const name = /^[0-9.]+$|:/.test(servername) ? {} : { servername };
  return answerOf(
    tlsRequest(url, {
      ...safe,
      createConnection: () =>
        connectTls({ socket, host: servername, rejectUnauthorized: true, ...name }),
    }),
  );
}

function answerOf(asked: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    asked.once('response', resolve);
    // An error after the answer has begun reaches the reader of the body.
    asked.on('error', reject);
    asked.end();
  });
}

/** Reads a body that is no larger than it may be. @throws ClaimgateError `answer_too_large` */
async function bodyOf(
  message: IncomingMessage,
  file: string,
  maxBytes: number,
): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of message as AsyncIterable<Buffer>) {
    size += piece.length;
    // Leaving the loop ends the connection.
    if (size > maxBytes)
      throw new ClaimgateError('answer_too_large', { file, expected: `at most ${maxBytes} bytes` });
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** A connection to the host of a URL through a proxy (RFC 9110 section 9.3.6). @throws ClaimgateError `proxy_refused` */
function tunnelTo(url: URL, proxy: URL, signal: AbortSignal): Promise<Duplex> {
  const target = `${url.hostname}:${url.port || '443'}`;
  const asking = request(proxy, {
    method: 'CONNECT',
    path: target,
    headers: { host: target, ...proxyAuthorization(proxy) },
    agent: false,
    signal,
  });
  return new Promise((resolve, reject) => {
    // Whatever is answered to CONNECT comes as this event.
    asking.once('connect', ({ statusCode }, socket) => {
      if (statusCode === 200) return resolve(socket);
      socket.destroy();
      const found = `HTTP ${statusCode}`;
      reject(new ClaimgateError('proxy_refused', { file: url.origin, found }));
    });
    asking.on('error', (cause) => reject(unreachableProxy(cause, url, signal)));
    asking.end();
  });
}

/** That nothing listens at the proxy must not read as if nothing listened at the instance. */
function unreachableProxy(cause: Error, url: URL, signal: AbortSignal): Error {
  if (signal.aborted) return cause;
  const found = 'it cannot be reached';
  return new ClaimgateError('proxy_refused', { file: url.origin, found }, { cause });
}

function proxyAuthorization({ username, password }: URL): Record<string, string> {
  if (username === '') return {};
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { 'proxy-authorization': `Basic ${Buffer.from(pair).toString('base64')}` };
}
