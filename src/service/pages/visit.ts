import type { Context, Hono } from 'hono';
import { codeEntry, type Code } from '../../findings/index.ts';
import { present } from '../../findings/assert.ts';
import { refusalOf } from '../../findings/error.ts';
import type { Administration } from '../administration/index.ts';
import { answer } from '../http/add-route.ts';
import { refusalOfAdministrator, type Caller } from '../http/authentication.ts';
import { readForm } from '../http/body.ts';
import type { ServiceContext } from '../http/context.ts';
import { statusOf } from '../http/problem.ts';
import type { Reply } from '../http/reply.ts';
import { sessionCookie, type SessionCookie } from '../sessions/cookie.ts';
import { memberOf } from '../member.ts';
import { isFromOrigin } from '../sessions/origin.ts';
import { formTokenOf, isFormToken } from '../sessions/session.ts';
import { callerOf } from '../sessions/session-authentication.ts';
import { useSession } from '../sessions/session-store.ts';
import { html } from './html.ts';
import { messagePage, redirect, type Viewer } from './layout.ts';
import { capital } from './words.ts';

/** One look at a page, or one form that was sent. */
export interface Visit {
  readonly service: ServiceContext;
  readonly administration: Administration;
  readonly query: URLSearchParams;
  /** What stands in the path at a name. */
  readonly named: (name: string) => string;
  /** What was sent; empty for a look. */
  readonly form: URLSearchParams;
  readonly cookie: SessionCookie;
  /** What the browser shows as its session, good or not. */
  readonly secret: string | undefined;
  /** The address that the connection, or a proxy that is trusted, comes from. */
  readonly address: string;
}

/** Who a page is for: every session; `reader`, one that may read; `recorder`, one that may record evidence. */
export type Audience = 'session' | 'reader' | 'recorder';

/** A page, by its method and path. */
export interface PageRoute {
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

type Show = (visit: Visit, viewer: Viewer) => Promise<Reply> | Reply;

/** Adds pages to an app: who may see them, forms that only our own pages send, and errors as pages. */
export class Pages {
  readonly #app: Hono;
  readonly #service: ServiceContext;
  readonly #administration: Administration;

  constructor(app: Hono, service: ServiceContext, administration: Administration) {
    this.#app = app;
    this.#service = service;
    this.#administration = administration;
  }

  /** A page for anyone. */
  addOpen(route: PageRoute, show: (visit: Visit) => Promise<Reply> | Reply): void {
    this.#add(route, show);
  }

  /** A page for those who are signed in. */
  add(route: PageRoute, audience: Audience, show: Show): void {
    this.#add(route, async (visit) => {
      const caller = await callerIn(visit);
      const { secret } = visit;
      if (!caller || secret === undefined) return signInFirst(route, visit);
      const viewer = { caller, formToken: formTokenOf(secret) };
      const refusal = refusalFor(caller, audience);
      if (refusal) return errorPage(refusal, viewer);
      if (route.method === 'POST' && !isFormToken(secret, visit.form.get('form_token') ?? ''))
        return errorPage('form_token_refused', viewer);
      return show(visit, viewer);
    });
  }

  #add({ method, path }: PageRoute, show: (visit: Visit) => Promise<Reply> | Reply): void {
    this.#app.on(method, path, (context) =>
      answer(this.#service, context, path, async () => {
        try {
          const isOurs = isFromOrigin(context.req.raw.headers, this.#administration.origin());
          if (method === 'POST' && !isOurs) return errorPage('origin_refused');
          return await show(await this.#visit(context, method));
        } catch (error) {
          // What is not expected is logged where every answer is.
          return errorPage(refusalOf(error).code);
        }
      }),
    );
  }

  async #visit(context: Context, method: string): Promise<Visit> {
    const administration = this.#administration;
    const { raw } = context.req;
    const cookie = sessionCookie(administration.origin());
    return {
      service: this.#service,
      administration,
      query: new URL(raw.url).searchParams,
      named: (name) => present(context.req.param(name)),
      form: method === 'POST' ? await readForm(raw, MAX_FORM_BYTES) : new URLSearchParams(),
      cookie,
      secret: cookie.read(raw.headers),
      address: addressOf(context, administration.isBehindProxy),
    };
  }
}

/** More than any form of ours is filled in with. */
const MAX_FORM_BYTES = 64 * 1024;

async function callerIn({ administration, secret }: Visit): Promise<Caller | undefined> {
  const { ledger, clock } = administration;
  const session = secret === undefined ? undefined : await useSession(ledger, secret, clock());
  return session && callerOf(session);
}

function refusalFor(caller: Caller, audience: Audience): Code | undefined {
  if (audience === 'recorder') return refusalOfAdministrator(caller);
  const { scopes } = caller;
  const isOpen = audience === 'session' || scopes.length === 0 || scopes.includes('readiness:read');
  return isOpen ? undefined : 'access_refused';
}

/** A look is taken up again after signing in; a form is not: nobody may have meant it any more. */
function signInFirst({ method, path }: PageRoute, { query }: Visit): Reply {
  if (method === 'POST') return errorPage('credentials_refused');
  const address = path.includes(':')
    ? '/admin'
    : `${path}${query.size === 0 ? '' : `?${query.toString()}`}`;
  const next = address === '/admin' ? '' : `?${new URLSearchParams({ next: address }).toString()}`;
  return redirect(`/admin/sign-in${next}`);
}

/** The page of an error: its sentence, what to do, and a way on. */
export function errorPage(code: Code, viewer?: Viewer): Reply {
  const { title, hint } = codeEntry(code);
  return messagePage({
    title: 'This did not work',
    status: statusOf(code),
    code,
    ...(viewer ? { viewer } : {}),
    said: html`<p>${capital(title)}. ${hint}</p>
      <p><a href="/admin">Go to the board</a></p>`,
  });
}

/** Where a request comes from. Of `X-Forwarded-For` only the last address is the proxy's own word. */
function addressOf({ env, req }: Context, isBehindProxy: boolean): string {
  const forwarded = req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  if (isBehindProxy && forwarded !== undefined && forwarded !== '') return forwarded;
  const socket = memberOf(memberOf(env, 'incoming'), 'socket');
  const address = memberOf(socket, 'remoteAddress');
  return typeof address === 'string' ? address : '';
}
