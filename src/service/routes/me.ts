import type { Hono } from 'hono';
import { formatInstant } from '../../json/index.ts';
import type { CallerIdentity } from '../../documents/index.ts';
import { addRoute } from '../http/add-route.ts';
import type { ServiceContext } from '../http/context.ts';
import { jsonReply } from '../http/reply.ts';
import { ROUTES } from './table.ts';

/** Who the session or token is; no e-mail address, and nothing of the secret. */
export function meRoutes(app: Hono, service: ServiceContext): void {
  addRoute(app, service, ROUTES.me, ({ caller }) => {
    const { kind, name, scopes, expiresAt } = caller;
    const body: CallerIdentity = {
      kind,
      name,
      scopes: [...scopes],
      expires_at: formatInstant(expiresAt),
    };
    return jsonReply(200, body);
  });
}
