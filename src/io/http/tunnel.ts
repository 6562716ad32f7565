import { request } from 'node:http';
import type { Duplex } from 'node:stream';
import { ClaimgateError } from '../../findings/index.ts';

/** A connection to the host of a URL through a proxy (RFC 9110 section 9.3.6). @throws ClaimgateError `proxy_refused` */
export function tunnelTo(url: URL, proxy: URL, signal: AbortSignal): Promise<Duplex> {
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
  const found = 'it can not be reached';
  return new ClaimgateError('proxy_refused', { file: url.origin, found }, { cause });
}

/** User and password of a proxy as the header for it, where its URL has some. */
export function proxyAuthorization({ username, password }: URL): Record<string, string> {
  if (username === '') return {};
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { 'proxy-authorization': `Basic ${Buffer.from(pair).toString('base64')}` };
}
