// Wraps every handler in the same way: who may ask, how long it may take, how many at once, problems and the line in
// the log.

import type { Context, Hono } from 'hono';
import { ClaimgateError, type Code } from '../../src/documents/findings.ts';
import type { EpochMs } from '../../src/documents/json.ts';
import { addressBlock, Tally } from '../access/sign-in.ts';
import { admittedTo, type Authentication, type Caller } from '../access/authentication.ts';
import type { Administration } from '../readiness/administration.ts';
import type { ReadinessService } from '../readiness/readiness.ts';
import type { GuardedRoute, OpenRoute } from './table.ts';
import type { AuditLog } from './audit-log.ts';
import { describeError, note, notesOn, type Log } from './log.ts';
import { headersOf, problemReply, type AnyReply, type Reply } from './reply.ts';
import { addressOf, memberOf, readBody, requestIdOf, requireQuery } from './request.ts';

/** The probes behind readiness. Each answers yes or no within its time limit, whatever happens. */
export interface Probes {
  /** Whether the ledger can be read: at most 2 s. */
  readonly database: () => Promise<boolean>;
  /** Whether the bucket takes, returns and deletes an object: at most 5 s; absent where none is configured. */
  readonly storage?: () => Promise<boolean>;
}

export interface ServiceContext {
  readonly readiness: ReadinessService;
  readonly authentication: Authentication;
  readonly probes: Probes;
  /** How administrators record; without it their routes and pages do not exist. */
  readonly administration?: Administration;
  readonly log: Log;
  readonly audit?: AuditLog;
  readonly clock: () => EpochMs;
  /** How many milliseconds an answer may take; by default 20,000. */
  readonly answerMs?: number;
  /** How many milliseconds a body may take to arrive; by default 3000. */
  readonly bodyMs?: number;
  /** How many requests are worked on at a time, probes aside; by default 64. Further ones are refused. */
  readonly maxOpenRequests?: number;
  /** Whether the process was told to stop: it is not ready any more, and keeps no connection. */
  readonly isDraining: () => boolean;
}

export interface Exchange {
  readonly request: Request;
  readonly requestId: string;
}

export interface GuardedExchange extends Exchange {
  readonly caller: Caller;
  readonly body: Uint8Array;
}

type Handler<Of> = (exchange: Of) => AnyReply | Promise<AnyReply>;

/** No answer takes longer than this; specification/service.md 1 bounds the probes further. */
const ANSWER_MS = 20_000;

/** Further requests would only wait for one of the connections to the database. */
const MAX_OPEN_REQUESTS = 64;

/** Of one process, for all its apps: requests, and bodies by address block, so that one cannot fill memory for all. */
const underWay = new WeakMap<ServiceContext, Tally>();
/** No address block has this name. */
const REQUESTS = '';

function underWayIn(service: ServiceContext): Tally {
  const tally = underWay.get(service) ?? new Tally();
  underWay.set(service, tally);
  return tally;
}

/** An honest body comes right behind its headers; specification/service.md 1. */
const BODY_MS = 3000;

/** When to ask again where a request was refused or not answered in time, in seconds. */
const RETRY_AFTER = { 'retry-after': '1' };

/** Access, time, headers, problems and the log line are the same for all routes; those of others in the app stay. */
export function addRoute(
  app: Hono,
  service: ServiceContext,
  route: GuardedRoute,
  handler: Handler<GuardedExchange>,
): void {
  const { takes } = route;
  app.on(route.method, route.path, (context) => {
    const request = context.req.raw;
    let body: Uint8Array = new Uint8Array();
    const work = async (requestId: string, received?: Promise<void>) => {
      const caller = await identified(service, route, request);
      // A query that has a schema is judged by it.
      if (route.query === undefined) requireQuery(request.url, []);
      await received;
      return handler({ request, requestId, caller, body });
    };
    if (!takes) return answer(service, context, route.path, work);
    const receive = async () => void (body = await readBody(request, takes.maxBytes));
    return answer(service, context, route.path, work, { receive });
  });
}

export function addOpenRoute(
  app: Hono,
  service: ServiceContext,
  route: OpenRoute,
  handler: Handler<Exchange>,
): void {
  app.on([route.method, 'OPTIONS'], route.path, (context) => {
    const { raw: request } = context.req;
    const work = (requestId: string) => {
      const reply = handler({ request, requestId });
      if (request.method !== 'OPTIONS') return reply;
      return reply instanceof Promise ? reply.then(withoutBody) : withoutBody(reply);
    };
    const isLogged = route.isUnlogged !== true;
    return answer(service, context, route.path, work, { isLimited: false, isLogged });
  });
}

/** Balancers that ask with `OPTIONS` go by the status, too. */
function withoutBody(reply: AnyReply): AnyReply {
  return { ...reply, body: null, headers: { ...reply.headers, allow: 'GET, HEAD, OPTIONS' } };
}

/**
 * Answers a request and logs that it did; `path` is the route's, never the one that was asked for. What
 * needs no waiting is answered at once: liveness is asked for often, and a promise costs more than it. Where
 * too many requests are worked on, further ones are refused at once: they can ask again, or elsewhere. Probes
 * are not limited: they say whether traffic should come. A body arrives before its request counts among those
 * that are worked on, because the sender decides how long that takes. Whether it arrived whole is
 * for `work` to ask, after it knows who sends it.
 */
export function answer(
  service: ServiceContext,
  context: Context,
  path: string | null,
  work: (requestId: string, received?: Promise<void>) => Promise<AnyReply> | AnyReply,
  { isLimited = true, isLogged = true, refuse = problemReply, receive }: AnswerOptions = {},
): Response | Promise<Response> {
  const { req } = context;
  const started = performance.now();
  const requestId = requestIdOf(req.raw.headers.get('x-request-id'));
  const mostOpen = service.maxOpenRequests ?? MAX_OPEN_REQUESTS;
  const failed = (error: unknown) => replyToError(service, requestId, error, refuse);
  const address = addressOf(context, service.administration?.isBehindProxy ?? false);
  const finish = (reply: AnyReply): Response => {
    const notes = { address, ...notesOn(req.raw) };
    if (isLogged) logReply(service, reply, { requestId, method: req.method, path, started, notes });
    // Built from plain objects in one go, which the server hands on without a copy.
    const headers = headersOf(reply, requestId, service);
    const response = new Response(reply.body, { status: reply.status, headers });
    for (const cookie of reply.cookies ?? []) response.headers.append('set-cookie', cookie);
    return response;
  };
  const overloaded = () =>
    finish(refuse('service_overloaded', requestId, { headers: RETRY_AFTER }));
  const worked = (received?: Promise<void>): Response | Promise<Response> => {
    const requests = underWayIn(service);
    if (isLimited && requests.of(REQUESTS) >= mostOpen) return overloaded();
    try {
      const reply = work(requestId, received);
      if (!(reply instanceof Promise)) return finish(reply);
      const bound = service.answerMs ?? ANSWER_MS;
      const told = () => within(bound, reply);
      return (isLimited ? requests.during(REQUESTS, told) : told())
        .then((answered) => {
          // A busy process may hear of the end of the work before it hears that time is up.
          if (performance.now() - started > bound) throw new Overdue('not in time');
          return answered;
        })
        .catch(failed)
        .then(finish);
    } catch (error) {
      return finish(failed(error));
    }
  };
  if (!receive) return worked();
  const block = addressBlock(address);
  // No address block sends more bodies than requests are worked on at a time.
  if (underWayIn(service).of(block) >= mostOpen) return overloaded();
  const received = receiveFrom(service, block, receive);
  return received.catch(() => {}).then(() => worked(received));
}

function receiveFrom(
  service: ServiceContext,
  block: string,
  receive: () => Promise<void>,
): Promise<void> {
  return underWayIn(service)
    .during(block, () => within(service.bodyMs ?? BODY_MS, receive()))
    .catch((cause: unknown) => {
      throw cause instanceof Overdue ? new ClaimgateError('body_incomplete', {}, { cause }) : cause;
    });
}

type Refuse = (
  code: Code,
  requestId: string,
  details?: { readonly headers: Readonly<Record<string, string>> },
) => Reply;

interface AnswerOptions {
  /** Whether it counts among the requests that are worked on; by default it does. */
  readonly isLimited?: boolean;
  readonly isLogged?: boolean;
  readonly refuse?: Refuse;
  readonly receive?: () => Promise<void>;
}

/** Answers what never becomes a request of a route: not well-formed, so that nothing of it is looked at. */
export function malformedReply(
  service: ServiceContext,
  socket?: unknown,
): { readonly reply: Reply; readonly headers: Record<string, string> } {
  const requestId = requestIdOf(undefined);
  const reply = problemReply('request_malformed', requestId);
  // Not as a proxy names it: what it wrote is part of what is not looked at.
  const address = memberOf(socket, 'remoteAddress');
  const notes = { address: typeof address === 'string' ? address : null };
  const started = performance.now();
  logReply(service, reply, { requestId, method: null, path: null, started, notes });
  return { reply, headers: { ...headersOf(reply, requestId, service), connection: 'close' } };
}

function logReply(
  service: ServiceContext,
  { status, code }: Pick<Reply, 'code' | 'status'>,
  about: {
    readonly requestId: string;
    readonly method: string | null;
    readonly path: string | null;
    readonly started: number;
    readonly notes?: ReturnType<typeof notesOn>;
  },
): void {
  service.log({
    level: status < 500 ? 'info' : 'warn',
    event: 'request',
    request_id: about.requestId,
    method: about.method,
    route: about.path,
    status,
    duration_ms: Math.round((performance.now() - about.started) * 1000) / 1000,
    ...(code === undefined ? {} : { code }),
    ...about.notes,
  });
}

function replyToError(
  service: ServiceContext,
  requestId: string,
  error: unknown,
  refuse: Refuse,
): Reply {
  if (error instanceof Overdue)
    return refuse('answer_overdue', requestId, { headers: RETRY_AFTER });
  const code = error instanceof ClaimgateError ? error.code : 'defect';
  // The unread rest of a body would keep the connection open.
  const isCut = code === 'body_incomplete';
  const reply = refuse(code, requestId, isCut ? { headers: { connection: 'close' } } : undefined);
  if (reply.status >= 500)
    service.log({
      level: 'error',
      event: 'failure',
      request_id: requestId,
      ...describeError(error),
    });
  return reply;
}

async function identified(
  { authentication, administration }: ServiceContext,
  route: GuardedRoute,
  request: Request,
): Promise<Caller> {
  const { headers } = request;
  // Refuse any such header before looking it up.
  if (route.access === 'administrator' && headers.has('authorization'))
    throw new ClaimgateError('bearer_refused');
  const found = await authentication.identify(headers);
  if (found.state === 'known') note(request, noteOf(found.caller));
  return admittedTo(route, found, headers, administration?.origin());
}

/** The id names the token or the session, and opens nothing. */
export function noteOf({ kind, id, name }: Caller) {
  return { caller: name, caller_kind: kind, caller_id: id };
}

class Overdue extends Error {
  override readonly name = 'Overdue';
}

/** Returns the result of some work, or {@link Overdue} after so many milliseconds; the work itself continues, and its result is ignored. */
export function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const bell = setTimeout(() => reject(new Overdue('not in time')), milliseconds);
    // Later it resolves what is settled, which changes nothing.
    void work.then(resolve, reject).finally(() => clearTimeout(bell));
  });
}
