import type { Hono } from 'hono';
import { answer, unknownRoute } from '../http/add-route.ts';
import type { ServiceContext } from '../http/context.ts';
import { administrationRoutes } from './administration.ts';
import { pageRoutes } from '../pages/index.ts';
import { healthRoutes } from './health.ts';
import { meRoutes } from './me.ts';
import { openapiRoutes } from './openapi.ts';
import { readinessRoutes } from './readiness.ts';
import { readyRoutes } from './ready.ts';

/** A group of routes, added to an app. */
export type RouteGroup = (app: Hono, service: ServiceContext) => void;

/** Every group; a new one is a row here and its routes are rows in the table. */
const GROUPS: readonly RouteGroup[] = [
  healthRoutes,
  readyRoutes,
  openapiRoutes,
  meRoutes,
  readinessRoutes,
  administrationRoutes,
  pageRoutes,
];

/** Adds the routes of the service to an app, which may be a host's own: nothing else in it changes. */
export function addServiceRoutes(app: Hono, service: ServiceContext): void {
  for (const group of GROUPS) group(app, service);
}

/** For an app of our own: what is no route, or no method of one, is a problem too. */
export function addFallback(app: Hono, service: ServiceContext): void {
  app.notFound((context) =>
    answer(service, context, null, (requestId) =>
      unknownRoute(requestId, methodsOf(app, context.req.path)),
    ),
  );
}

/** The methods that a path takes in this app: without administrators, some routes are none. */
function methodsOf({ routes }: Hono, path: string): string[] {
  const methods = routes.filter((route) => route.path === path).map(({ method }) => method);
  return methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}
