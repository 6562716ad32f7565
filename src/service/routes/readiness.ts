import type { Hono } from 'hono';
import { finding } from '../../findings/index.ts';
import { checkShape, readJson, type Shape } from '../../json/index.ts';
import type { CapabilityRequestBody } from '../../documents/index.ts';
import { document } from '../../documents/generated/capability-request.validator.js';
import { addRoute } from '../http/add-route.ts';
import { readBody } from '../http/body.ts';
import type { ServiceContext } from '../http/context.ts';
import { problemReply } from '../http/problem.ts';
import { jsonReply } from '../http/reply.ts';
import { ROUTES } from './table.ts';

const SHAPE: Shape<CapabilityRequestBody> = { document };

/** Name of the body in findings. */
const BODY = 'body';

/** The readiness decision and what carries it: board, catalogue, capabilities (specification/service.md 3). */
export function readinessRoutes(app: Hono, service: ServiceContext): void {
  const { readiness } = service;
  addRoute(app, service, ROUTES.providerReadiness, async () =>
    jsonReply(200, await readiness.board()),
  );
  addRoute(app, service, ROUTES.catalogue, async () => jsonReply(200, await readiness.catalogue()));
  addRoute(app, service, ROUTES.capabilities, async ({ request, requestId }) => {
    const { maxBytes } = ROUTES.capabilities.takes;
    const bytes = await readBody(request, maxBytes);
    const shaped = checkShape(SHAPE, readJson(bytes, { file: BODY, maxBytes }));
    const outcome = shaped.ok ? await readiness.resolve(shaped.value) : shaped;
    if (outcome.ok) return jsonReply(200, outcome.value);
    const [first = finding('wrong_form')] = outcome.findings;
    return problemReply(first.code, requestId, { status: 422, errors: outcome.findings });
  });
}
