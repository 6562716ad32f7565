// The routes on a port of their own: what is answered before a request is one, the limits of connections, and how
// the server stops without leaving a question unanswered.

import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { ClaimgateError } from '../src/documents/findings.ts';
import type { Log } from './http/log.ts';
import { answer, malformedReply, type ServiceContext } from './http/route.ts';
import { memberOf } from './http/request.ts';
import { redirect } from './pages/page.ts';
import { addFallback, addServiceRoutes } from './routes.ts';

export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

export interface RunningServer {
  readonly server: Server;
  /** With the port that the system chose where 0 was asked for. */
  readonly address: ListenAddress;
}

/** In milliseconds: nobody holds a connection by sending slowly, or by sending nothing. */
export const BOUNDS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 1000,
  maxHeaderSize: 16 * 1024,
};

/** A connection on which nothing moves, such as one whose reader went away, is closed. */
const IDLE_MS = 60_000;

/** Who asks by HTTP/1.0 need not name a host, and health checks of load balancers mostly do not. No route looks at it. */
const UNNAMED_HOST = 'localhost';

/** Loads the packages of the web server, before anything is opened or created. @throws ClaimgateError `service_package_missing` */
export async function loadServer() {
  const { Hono } = await import(/* webpackIgnore: true */ 'hono').catch(missingPeer('hono'));
  const { getRequestListener } = await import(/* webpackIgnore: true */ '@hono/node-server').catch(
    missingPeer('@hono/node-server'),
  );
  return async (service: ServiceContext, { host, port }: ListenAddress): Promise<RunningServer> => {
    const app = new Hono();
    addServiceRoutes(app, service);
    // Who opens the bare address in a browser looks for the pages.
    if (service.administration)
      app.get('/', (context) =>
        answer(service, context, '/', () => redirect('/admin'), { isLimited: false }),
      );
    addFallback(app, service);
    const routes = getRequestListener(app.fetch, {
      hostname: UNNAMED_HOST,
      errorHandler: () => {
        const { reply, headers } = malformedReply(service);
        return new Response(reply.body, { status: reply.status, headers });
      },
    });
    const server = createServer(
      { ...BOUNDS, requireHostHeader: false },
      withOneHost(service, (request, response) => void routes(request, response)),
    );
    server.on('clientError', (error, socket) => refuseConnection(service, socket, error));
    server.timeout = IDLE_MS;
    return { server, address: await listen(server, host, port) };
  };
}

/** Of two hosts, a proxy in front may have looked at the other. The server's own refusals lack headers and log line. */
function withOneHost(service: ServiceContext, next: RequestListener): RequestListener {
  return (request, response) => {
    if (namesOneHost(request)) {
      next(request, response);
      return;
    }
    const { reply, headers } = malformedReply(service, request.socket);
    response.writeHead(reply.status, headers).end(reply.body);
  };
}

const HOST = /^(?:[a-z0-9][a-z0-9._-]*|\[[0-9a-f:.]+\])(?::[0-9]{1,5})?$/i;

function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter(
    (_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host',
  );
  if (hosts.length === 0) return httpVersion === '1.0';
  return hosts.every((host) => HOST.test(host)) && hosts.length === 1;
}

interface BrokenConnection {
  readonly writable: boolean;
  destroy(): unknown;
  end(text: string): unknown;
}

/** Node's own statuses for headers that are too large or too slow. */
const STATUS_OF_BROKEN: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what the parser of HTTP cannot read; the connection is of no use any more. */
function refuseConnection(service: ServiceContext, socket: BrokenConnection, error: Error): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { reply, headers } = malformedReply(service, socket);
  const status = STATUS_OF_BROKEN[String(memberOf(error, 'code'))] ?? reply.status;
  const lines = Object.entries({
    ...headers,
    'content-length': String(Buffer.byteLength(reply.body)),
  }).map(([name, value]) => `${name}: ${value}`);
  const start = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`;
  socket.end([start, ...lines, '', reply.body].join('\r\n'));
}

/** Names a package that only the service needs, where it is not installed. @throws ClaimgateError `service_package_missing` */
export function missingPeer(name: string): (cause: unknown) => never {
  return (cause) => {
    throw new ClaimgateError(
      'service_package_missing',
      { expected: name, next: 'npm install @claimgate/service' },
      { cause },
    );
  };
}

export function listen(server: Server, host: string, port: number): Promise<ListenAddress> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause) => {
      const found = String(memberOf(cause, 'code'));
      reject(new ClaimgateError('listen_failed', { found }, { cause }));
    });
    server.listen(port, host, () => {
      resolve({ host, port: Number(memberOf(server.address(), 'port')) });
    });
  });
}

interface ShutdownTimes {
  /** How long `/api/v1/ready` says 503 while requests are still taken, so that a load balancer notices. */
  readonly announceMs: number;
  /** When whatever is still open is cut off: counted from the beginning, the announcement included. */
  readonly deadlineMs: number;
}

/**
 * Stops a server in the order of specification/service.md 1: it has said it is not ready any more, goes on
 * answering for a while, then takes no new connections and lets those that are open come to an end; at
 * one deadline the rest is cut off.
 *
 * @param hurry aborted: no announcement any more, and nothing is waited for
 * @returns whether everything that was asked was answered
 */
export async function shutDown(
  server: Server,
  { announceMs, deadlineMs }: ShutdownTimes,
  log: Log,
  hurry: AbortSignal,
): Promise<boolean> {
  const started = performance.now();
  log({ level: 'info', event: 'draining', announce_ms: announceMs, deadline_ms: deadlineMs });
  await pause(Math.min(announceMs, deadlineMs), hurry);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Connections on which nothing is asked would keep the server open until they are used again.
  server.closeIdleConnections();
  const left = Math.max(0, deadlineMs - (performance.now() - started));
  const isClosed = await Promise.race([
    closed.then(() => true),
    pause(left, hurry).then(() => false),
  ]);
  if (!isClosed) server.closeAllConnections();
  await closed;
  log({
    level: isClosed ? 'info' : 'warn',
    event: 'stopped',
    all_answered: isClosed,
    duration_ms: Math.round(performance.now() - started),
  });
  return isClosed;
}

async function pause(milliseconds: number, hurry: AbortSignal): Promise<void> {
  await delay(milliseconds, undefined, { signal: hurry, ref: false }).catch(() => {});
}
