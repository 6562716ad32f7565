import type { Hono } from 'hono';
import type { Liveness } from '../../json/index.ts';
import { addRoute } from '../http/add-route.ts';
import type { ServiceContext } from '../http/context.ts';
import { jsonReply } from '../http/reply.ts';
import { ROUTES } from './table.ts';

const ALIVE: Liveness = { status: 'ok' };
const REPLY = jsonReply(200, ALIVE);

/** Liveness: touches nothing, so that no database outage makes an orchestrator restart the process. */
export function healthRoutes(app: Hono, service: ServiceContext): void {
  addRoute(app, service, ROUTES.health, () => REPLY);
}
