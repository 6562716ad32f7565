import type { Hono } from 'hono';
import type { ServiceReadiness } from '../../documents/index.ts';
import { addOpenRoute } from '../http/add-route.ts';
import type { ServiceContext } from '../http/context.ts';
import { problemReply } from '../http/problem.ts';
import { jsonReply } from '../http/reply.ts';
import { ROUTES } from './table.ts';

/** Readiness: whether this process should be sent traffic (specification/service.md 1). */
export function readyRoutes(app: Hono, service: ServiceContext): void {
  const { probes } = service;
  addOpenRoute(app, service, ROUTES.ready, async ({ requestId }) => {
    if (service.isDraining()) return problemReply('process_draining', requestId);
    const [database, storage] = await Promise.all([probes.database(), probes.storage?.()]);
    // It may have been told to stop while it asked.
    if (service.isDraining()) return problemReply('process_draining', requestId);
    if (!database) return problemReply('database_not_ready', requestId);
    if (storage === false) return problemReply('storage_not_ready', requestId);
    const body: ServiceReadiness = {
      status: 'ready',
      database: 'ok',
      ...(storage === undefined ? {} : { storage: 'ok' }),
    };
    return jsonReply(200, body);
  });
}
