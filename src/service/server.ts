import { createServer, type Server } from 'node:http';
import { ClaimgateError } from '../findings/index.ts';
import type { ServiceContext } from './http/context.ts';
import { memberOf } from './member.ts';
import { loadPeer } from './peers.ts';
import { livenessFirst } from './routes/health.ts';
import { addFallback, addServiceRoutes } from './routes/index.ts';

/** Where to listen. */
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/** A server that listens. */
export interface RunningServer {
  readonly server: Server;
  /** With the port that the system chose where 0 was asked for. */
  readonly address: ListenAddress;
}

/**
 * Bounds on what a client may take its time for, in milliseconds: nobody holds a connection by sending
 * slowly, or by sending nothing.
 */
const TIMES = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 1000,
};

/** A connection on which nothing moves, such as one whose reader went away, is closed. */
const IDLE_MS = 60_000;

const MAX_HEADER_BYTES = 16 * 1024;

/** Who asks by HTTP/1.0 need not name a host, and health checks of load balancers mostly do not. No route looks at it. */
const UNNAMED_HOST = 'localhost';

/** Starts a server of our own with the routes of the service. @throws ClaimgateError `listen_failed` */
export type StartServer = (
  service: ServiceContext,
  address: ListenAddress,
) => Promise<RunningServer>;

/** Loads what a server of our own needs, before anything is opened or made. @throws ClaimgateError `service_package_missing` */
export async function loadServer(): Promise<StartServer> {
  const { Hono } = await loadPeer('hono', () => import('hono'));
  const { getRequestListener } = await loadPeer(
    '@hono/node-server',
    () => import('@hono/node-server'),
  );
  return async (service, { host, port }) => {
    const app = new Hono();
    addServiceRoutes(app, service);
    // Who opens the bare address in a browser looks for the pages.
    if (service.administration) app.get('/', (context) => context.redirect('/admin'));
    addFallback(app, service);
    const routes = getRequestListener(app.fetch, { hostname: UNNAMED_HOST });
    const server = createServer(
      { ...TIMES, maxHeaderSize: MAX_HEADER_BYTES },
      livenessFirst(service, (request, response) => void routes(request, response)),
    );
    server.timeout = IDLE_MS;
    return { server, address: await listen(server, host, port) };
  };
}

function listen(server: Server, host: string, port: number): Promise<ListenAddress> {
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
