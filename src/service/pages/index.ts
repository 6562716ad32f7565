import type { Context, Hono } from 'hono';
import type { Code } from '../../findings/index.ts';
import { present } from '../../findings/assert.ts';
import { refusalOf } from '../../findings/error.ts';
import { refusalOfAdministrator, type Caller, isFromOrigin } from '../access/authentication.ts';
import {
  browserCookie,
  callerOf,
  sessionCookie,
  type SessionCookie,
} from '../access/browser-session.ts';
import { formTokenOf, isFormToken } from '../access/sessions.ts';
import type { Administration } from '../administration.ts';
import type { Reply } from '../http/reply.ts';
import { memberOf, readForm } from '../http/request.ts';
import { answer, type ServiceContext } from '../http/route.ts';
import { BOARD_PAGE } from './board.ts';
import { EVIDENCE_PAGES } from './evidence.ts';
import { errorPage, redirect, type Viewer } from './page.ts';
import { SESSION_PAGES } from './sign-in.ts';
import { STYLE_SHEET } from './style.ts';
import { SUBJECT_PAGE } from './subject.ts';
import { TOKEN_PAGES } from './tokens.ts';

/** One look at a page, or one form that was sent. */
export interface Visit {
  readonly service: ServiceContext;
  readonly administration: Administration;
  readonly query: URLSearchParams;
  /** What stands in the path at a name. */
  readonly named: (name: string) => string;
  /** The submitted form; empty for GET. */
  readonly form: URLSearchParams;
  readonly cookie: SessionCookie;
  /** The cookie of a browser that somebody signed in with before. */
  readonly browser: { readonly cookie: SessionCookie; readonly token: string | undefined };
  /** The session cookie of the browser, valid or not. */
  readonly secret: string | undefined;
  /** The address that the connection, or a proxy that is trusted, comes from. */
  readonly address: string;
}

type Shown = Promise<Reply> | Reply;

/**
 * A page, by its method and path, and who it is for: anyone, every session, a `reader`, who may read, or
 * a `recorder`, who may record evidence.
 */
export type PageRoute = { readonly method: 'GET' | 'POST'; readonly path: string } & (
  | { readonly audience: 'anyone'; readonly show: (visit: Visit) => Shown }
  | {
      readonly audience: 'session' | 'reader' | 'recorder';
      readonly show: (visit: Visit, viewer: Viewer) => Shown;
    }
);

/** Every page of administrators. */
const PAGES: readonly PageRoute[] = [
  STYLE_SHEET,
  ...SESSION_PAGES,
  BOARD_PAGE,
  SUBJECT_PAGE,
  ...EVIDENCE_PAGES,
  ...TOKEN_PAGES,
];

/** Adds the pages to an app: who may see them, forms that only our own pages send, and errors as pages. */
export function addPages(app: Hono, service: ServiceContext, administration: Administration): void {
  for (const page of PAGES)
    app.on(page.method, page.path, (context) =>
      answer(service, context, page.path, async () => {
        try {
          const isOurs = isFromOrigin(context.req.raw.headers, administration.origin());
          if (page.method === 'POST' && !isOurs) return errorPage('origin_refused');
          return await shown(page, await visitOf(context, service, administration));
        } catch (error) {
          // Unexpected errors are logged together with the answer.
          return errorPage(refusalOf(error).code);
        }
      }),
    );
}

async function shown(page: PageRoute, visit: Visit): Promise<Reply> {
  if (page.audience === 'anyone') return page.show(visit);
  const { administration, secret, form } = visit;
  const caller = await callerOf(administration.ledger, secret, administration.clock());
  if (!caller || secret === undefined) return signInFirst(page, visit);
  const viewer = { caller, formToken: formTokenOf(secret) };
  const refusal = refusalFor(caller, page.audience);
  if (refusal) return errorPage(refusal, viewer);
  if (page.method === 'POST' && !isFormToken(secret, form.get('form_token') ?? ''))
    return errorPage('form_token_refused', viewer);
  return page.show(visit, viewer);
}

/** Larger than any filled-in form. */
const MAX_FORM_BYTES = 64 * 1024;

async function visitOf(
  context: Context,
  service: ServiceContext,
  administration: Administration,
): Promise<Visit> {
  const { raw, method } = context.req;
  const origin = administration.origin();
  const cookie = sessionCookie(origin);
  const ofBrowser = browserCookie(origin);
  return {
    service,
    administration,
    query: new URL(raw.url).searchParams,
    named: (name) => present(context.req.param(name)),
    form: method === 'POST' ? await readForm(raw, MAX_FORM_BYTES) : new URLSearchParams(),
    cookie,
    browser: { cookie: ofBrowser, token: ofBrowser.read(raw.headers) },
    secret: cookie.read(raw.headers),
    address: addressOf(context, administration.isBehindProxy),
  };
}

function refusalFor(caller: Caller, audience: PageRoute['audience']): Code | undefined {
  if (audience === 'recorder') return refusalOfAdministrator(caller);
  const { scopes } = caller;
  const isOpen = audience === 'session' || scopes.length === 0 || scopes.includes('readiness:read');
  return isOpen ? undefined : 'access_refused';
}

/** After signing in, the browser returns to a page, but never resubmits a form, which may be outdated. */
function signInFirst({ method, path }: PageRoute, { query }: Visit): Reply {
  if (method === 'POST') return errorPage('credentials_refused');
  const address = path.includes(':')
    ? '/admin'
    : `${path}${query.size === 0 ? '' : `?${query.toString()}`}`;
  const next = address === '/admin' ? '' : `?${new URLSearchParams({ next: address }).toString()}`;
  return redirect(`/admin/sign-in${next}`);
}

/** Where a request comes from. Of `X-Forwarded-For` only the last address is the proxy's own word. */
function addressOf({ env, req }: Context, isBehindProxy: boolean): string {
  const forwarded = req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  if (isBehindProxy && forwarded !== undefined && forwarded !== '') return forwarded;
  const socket = memberOf(memberOf(env, 'incoming'), 'socket');
  const address = memberOf(socket, 'remoteAddress');
  return typeof address === 'string' ? address : '';
}
