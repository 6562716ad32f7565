import type { RequestListener } from 'node:http';
import type { Hono } from 'hono';
import type { Liveness } from '../../documents/index.ts';
import { addOpenRoute } from '../http/add-route.ts';
import type { ServiceContext } from '../http/context.ts';
import { headersOf, jsonReply } from '../http/reply.ts';
import { requestIdOf } from '../http/request-id.ts';
import { ROUTES } from './table.ts';

const ALIVE: Liveness = { status: 'ok' };
const REPLY = jsonReply(200, ALIVE);

/** Liveness: touches nothing, so that no database outage makes an orchestrator restart the process. */
export function healthRoutes(app: Hono, service: ServiceContext): void {
  addOpenRoute(app, service, ROUTES.health, () => REPLY);
}

/**
 * The same answer straight from the server, before `next` makes objects of the request: this is what is
 * asked for most often, also where nothing else can be answered any more.
 */
export function livenessFirst(service: ServiceContext, next: RequestListener): RequestListener {
  const length = Buffer.byteLength(REPLY.body);
  return (request, response) => {
    const { method, url, headers } = request;
    if (method !== ROUTES.health.method || url !== ROUTES.health.path) {
      next(request, response);
      return;
    }
    const requestId = requestIdOf(headers['x-request-id']?.toString());
    response.writeHead(REPLY.status, {
      ...headersOf(REPLY, requestId, service.isDraining()),
      'content-length': length,
    });
    response.end(REPLY.body);
  };
}
