import type { Hono } from 'hono';
import { OPENAPI } from '../generated/openapi.ts';
import { addOpenRoute } from '../http/add-route.ts';
import type { ServiceContext } from '../http/context.ts';
import { jsonReply } from '../http/reply.ts';
import { ROUTES } from './table.ts';

const REPLY = jsonReply(200, OPENAPI);

/** The document about the routes, made from the table that they are enforced by. */
export function openapiRoutes(app: Hono, service: ServiceContext): void {
  addOpenRoute(app, service, ROUTES.openapi, () => REPLY);
}
