import { request as plainRequest, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { connect as connectTls } from 'node:tls';
import { ClaimgateError } from '../../findings/index.ts';
import { proxyFor } from '../../instance/endpoint.ts';
import type { Environment } from '../git/run.ts';
import { proxyAuthorization, tunnelTo } from './tunnel.ts';

/** How to ask: headers, when to give up, and where proxies are named. */
export interface Asking {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly environment: Environment;
}

/**
 * One GET on a connection of its own, through a proxy where one is named. The request is built here and
 * not by `fetch`, which on Node 20 knows of no proxy and hides why TLS failed.
 */
export async function exchange(url: URL, asking: Asking): Promise<IncomingMessage> {
  const { signal, headers, environment } = asking;
  const proxy = proxyFor(url, environment);
  const options = { method: 'GET', headers, signal };
  if (url.protocol === 'http:') {
    if (!proxy) return answerOf(plainRequest(url, { ...options, agent: false }));
    const all = { ...headers, host: url.host, ...proxyAuthorization(proxy) };
    return answerOf(
      plainRequest(proxy, { ...options, agent: false, headers: all, path: url.href }),
    );
  }
  // Whatever NODE_TLS_REJECT_UNAUTHORIZED says: a token is not handed to whoever answers.
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

function answerOf(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once('response', resolve);
    // It may come after the answer has begun; then whoever reads the body hears of it.
    request.on('error', reject);
    request.end();
  });
}

/** Reads a body that is no larger than it may be. @throws ClaimgateError `answer_too_large` */
export async function bodyOf(
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
