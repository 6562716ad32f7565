// One handler for each row of the table of routes. A host adds them to its own app, so nothing here concerns other
// paths.

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Hono, HonoRequest } from 'hono';
import { document as capabilities } from '../src/documents/generated/capability-request.validator.js';
import { document as tokens } from '../src/documents/generated/test-intent-recheck.validator.js';
import type {
  AppendedRecord,
  CallerIdentity,
  CapabilityRequestBody,
  Liveness,
  ServiceReadiness,
  TestIntentRecheck,
} from '../src/documents/index.ts';
import type { Result } from '../src/documents/findings.ts';
import { checkShape, formatInstant, readJson, type Shape } from '../src/documents/json.ts';
import type { AppendItem } from '../src/ledger/prepare-record.ts';
import {
  recordEvidence,
  refusalStatus,
  makeTestIntents,
  type Administration,
} from './readiness/administration.ts';
import { OPENAPI } from './generated/openapi.ts';
import { note } from './http/log.ts';
import { jsonReply, problemReply, statusOf, type AnyReply, type Reply } from './http/reply.ts';
import {
  addOpenRoute,
  addRoute,
  answer,
  type Exchange,
  type GuardedExchange,
  type ServiceContext,
} from './http/route.ts';
import { addPages, missingPage } from './pages/index.ts';
import { queryIn } from './readiness/board.ts';
import { ROUTES } from './http/table.ts';

/** Adds the routes of the service to an app, which may be a host's own: nothing else in it changes. */
export function addServiceRoutes(app: Hono, service: ServiceContext): void {
  const { readiness, administration } = service;
  addOpenRoute(app, service, ROUTES.health, () => ALIVE);
  addOpenRoute(app, service, ROUTES.ready, (exchange) => ready(service, exchange));
  addOpenRoute(app, service, ROUTES.openapi, () => DESCRIPTION);
  addRoute(app, service, ROUTES.me, me);
  addRoute(app, service, ROUTES.providerReadiness, (exchange) => projection(service, exchange));
  addRoute(app, service, ROUTES.catalogue, async () => jsonReply(200, await readiness.catalogue()));
  addRoute(app, service, ROUTES.capabilities, (exchange) =>
    answerTo(exchange, CAPABILITY_REQUEST, ROUTES.capabilities, (asked) =>
      readiness.resolve(asked),
    ),
  );
  if (!administration) return;
  for (const [route, kind] of RECORDED) {
    addRoute(app, service, route, (exchange) => record(administration, kind, exchange));
  }
  const intents = makeTestIntents(administration, readiness);
  addRoute(app, service, ROUTES.recheck, (exchange) =>
    answerTo(exchange, RECHECK, ROUTES.recheck, ({ token }) => intents.recheck(token)),
  );
  addPages(app, service, administration);
}

/** For our own app: answers unknown routes and methods with a problem too. */
export function addFallback(app: Hono, service: ServiceContext): void {
  const fallback = (requestId: string, request: HonoRequest): Reply => {
    const methods = methodsOf(app, request.path);
    const page = service.administration && missingPage(request, methods);
    if (page) return page;
    if (methods.length === 0) return problemReply('route_unknown', requestId);
    const headers = { allow: methods.join(', ') };
    return problemReply('method_not_allowed', requestId, { headers });
  };
  // Costs nothing, so that a busy service says the same.
  app.notFound((context) =>
    answer(service, context, null, (requestId) => fallback(requestId, context.req), {
      isLimited: false,
    }),
  );
}

/** The methods that a path takes in this app: without administrators, some routes are none. */
function methodsOf({ routes }: Hono, path: string): string[] {
  const methods = routes.filter((route) => route.path === path).map(({ method }) => method);
  return methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}

/** Touches nothing, so that no database outage makes an orchestrator restart the process. */
const ALIVE = jsonReply(200, { status: 'ok' } satisfies Liveness);

const DESCRIPTION = jsonReply(200, OPENAPI);

/** Readiness: whether this process should be sent traffic (specification/service.md 1). */
async function ready(service: ServiceContext, { requestId }: Exchange): Promise<Reply> {
  const { probes, isDraining } = service;
  if (isDraining()) return problemReply('process_draining', requestId);
  const [database, storage] = await Promise.all([probes.database(), probes.storage?.()]);
  // It may have been told to stop while it asked.
  if (isDraining()) return problemReply('process_draining', requestId);
  if (!database) return problemReply('database_not_ready', requestId);
  if (storage === false) return problemReply('storage_not_ready', requestId);
  const body: ServiceReadiness = {
    status: 'ready',
    database: 'ok',
    ...(storage === undefined ? {} : { storage: 'ok' }),
  };
  return jsonReply(200, body);
}

/** Who the session or token is; no e-mail address, and nothing of the secret. */
function me({ caller }: GuardedExchange): Reply {
  const { kind, name, scopes, expiresAt } = caller;
  const expires_at = formatInstant(expiresAt);
  const body: CallerIdentity = { kind, name, scopes: [...scopes], expires_at };
  return jsonReply(200, body);
}

/** The board or a part of it; nothing but its headers to those who have it already. */
async function projection(
  { readiness }: ServiceContext,
  { request, requestId }: GuardedExchange,
): Promise<AnyReply> {
  const asked = queryIn(new URL(request.url).searchParams);
  const outcome = await readiness.projection(asked);
  if (!outcome.ok) return problemReply('query_invalid', requestId, { errors: outcome.findings });
  const { etag } = outcome.value;
  // Kept by the client, and asked for again each time: what may be read can end at any moment.
  const headers = { etag, 'cache-control': 'private, no-cache', vary: 'authorization, cookie' };
  const type = 'application/json';
  if (isKnown(request.headers.get('if-none-match'), etag))
    return { status: 304, type, body: null, headers };
  const { bytes } = outcome.value;
  if (bytes.length > LARGE) await ownTurn();
  return { status: 200, type, body: bytes, headers };
}

/** Of more bytes, each answer waits for a turn of its own; of fewer, all who ask in one turn share a question of the ledger. */
const LARGE = 128 * 1024;

let lastTurn = Promise.resolve();

/** A turn of the event loop that no other caller gets: handing a board of megabytes to the system takes milliseconds. */
function ownTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => nextTurn());
  return lastTurn;
}

/** Whether one of the entity tags is that of what would be sent (RFC 9110 section 13.1.2). */
function isKnown(tags: string | null, etag: string): boolean {
  const named = tags?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return named.includes(etag) || named.includes('*');
}

const CAPABILITY_REQUEST: Shape<CapabilityRequestBody> = { document: capabilities };
const RECHECK: Shape<TestIntentRecheck> = { document: tokens };

async function answerTo<Body>(
  { body, requestId }: GuardedExchange,
  shape: Shape<Body>,
  { takes: { maxBytes } }: { readonly takes: { readonly maxBytes: number } },
  answerOf: (asked: Body) => Promise<Result<object>>,
): Promise<Reply> {
  const shaped = checkShape(shape, readJson(body, { file: 'body', maxBytes }));
  const outcome = shaped.ok ? await answerOf(shaped.value) : shaped;
  if (outcome.ok) return jsonReply(200, outcome.value);
  const { findings } = outcome;
  const [{ code }] = findings;
  const status = shaped.ok ? statusOf(code) : 422;
  return problemReply(code, requestId, { status, errors: findings });
}

/** The routes that record evidence, and what each records (specification/service.md 4). */
const RECORDED = [
  [ROUTES.approvalReviews, 'approval'],
  [ROUTES.runtimeControls, 'control'],
  [ROUTES.certifications, 'run'],
] as const;

async function record(
  administration: Administration,
  kind: AppendItem['kind'],
  { request, requestId, caller, body: bytes }: GuardedExchange,
): Promise<Reply> {
  const idempotencyKey = request.headers.get('idempotency-key');
  const evidence = { kind, bytes, operator: caller.name, idempotencyKey };
  const outcome = await recordEvidence(administration, evidence);
  if (!outcome.ok) {
    const { findings } = outcome;
    const [first] = findings;
    const details = { status: refusalStatus(findings), errors: findings };
    return problemReply(first.code, requestId, details);
  }
  const { id, sequence } = outcome.value;
  note(request, { record: id, sequence });
  return jsonReply(201, { id, sequence } satisfies AppendedRecord);
}
