import type { Context, Hono } from 'hono';
import { present, type Code } from '../../src/documents/findings.ts';
import { refusalOfAdministrator, type Caller, isFromOrigin } from '../access/authentication.ts';
import {
  browserCookie,
  findCaller,
  sessionCookie,
  formTokenOf,
  isFormToken,
} from '../access/sessions.ts';
import type { Administration } from '../readiness/administration.ts';
import { note } from '../http/log.ts';
import type { Reply } from '../http/reply.ts';
import { addressOf, readForm, requireQuery } from '../http/request.ts';
import { answer, noteOf, type ServiceContext } from '../http/route.ts';
import { ACCOUNTS_PAGE } from './accounts-page.ts';
import { AUDIT_PAGE } from './audit-page.ts';
import { BOARD_PAGES } from './board-page.ts';
import { TEST_PAGES } from './certification-test.ts';
import { EVIDENCE_PAGES } from './evidence.ts';
import {
  factsWarning,
  unreadableFacts,
  html,
  errorPage,
  keptForm,
  redirect,
  STYLE_SHEET,
  type PageRoute,
  type Visit,
} from './page.ts';
import { SESSION_PAGES, signInPage } from './sign-in-page.ts';
import { SUBJECT_PAGE } from './subject-page.ts';
import { TOKEN_PAGES } from './tokens-page.ts';

const PAGES: readonly PageRoute[] = [
  STYLE_SHEET,
  ...SESSION_PAGES,
  ...BOARD_PAGES,
  SUBJECT_PAGE,
  ACCOUNTS_PAGE,
  ...EVIDENCE_PAGES,
  ...TEST_PAGES,
  AUDIT_PAGE,
  ...TOKEN_PAGES,
];

/** Adds the pages to an app: who may see them, forms that only our own pages send, and errors as pages. */
export function addPages(app: Hono, service: ServiceContext, administration: Administration): void {
  for (const page of PAGES)
    app.on(page.method, page.path, (context) => {
      let form = new URLSearchParams();
      const { raw } = context.req;
      const receive = async () =>
        void (form = await readForm(raw, page.maxBytes ?? MAX_FORM_BYTES));
      const work = async (_id: string, received?: Promise<void>): Promise<Reply> => {
        const elsewhere = underPublicUrl(raw, administration);
        if (page.method === 'GET' && elsewhere !== undefined) return redirect(elsewhere);
        if (page.method === 'POST') {
          if (!isFromOrigin(raw.headers, administration.origin()))
            return foreignForm(administration.origin());
          await received;
        }
        const query = requireQuery(raw.url, page.query ?? []);
        return shown(page, makeVisit(context, { service, administration, query, form }));
      };
      return answer(service, context, page.path, work, {
        ...(page.method === 'POST' ? { receive } : {}),
        refuse: (code, _requestId, details) =>
          errorPage(code, {
            ...details,
            ...(page.keepsInput ? { main: keptForm(page.path, form) } : {}),
          }),
      });
    });
}

/** Answers what our own app has no page for: a page, and never JSON for who looks at it in a browser. */
export function missingPage(
  { raw, path }: Context['req'],
  methods: readonly string[],
): Reply | undefined {
  if (!/^\/admin(?:\/|$)/.test(path)) return undefined;
  const bare = path.replace(/\/+$/, '');
  if (bare !== path && PAGES.some((page) => page.method === 'GET' && matches(page.path, bare)))
    return redirect(`${bare}${new URL(raw.url).search}`);
  if (methods.length === 0) return errorPage('route_unknown');
  return errorPage('method_not_allowed', { headers: { allow: methods.join(', ') } });
}

function matches(route: string, path: string): boolean {
  const [parts, given] = [route.split('/'), path.split('/')];
  const fits = parts.every((part, at) => part.startsWith(':') || part === given[at]);
  return fits && parts.length === given.length;
}

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * The same page under the public URL, where that is another name of the loopback address that the browser
 * asked for: cookie and forms belong to one origin. Elsewhere nothing is redirected: a proxy may pass on a
 * host of its own, and would get the same answer for ever.
 */
function underPublicUrl(
  { url, headers }: Request,
  { origin, isBehindProxy }: Administration,
): string | undefined {
  const host = headers.get('host');
  const asked = `http://${host ?? ''}`;
  if (host === null || isBehindProxy || !URL.canParse(asked)) return undefined;
  const [from, to] = [new URL(asked), new URL(origin())];
  if (to.protocol !== 'http:' || from.host === to.host || from.port !== to.port) return undefined;
  if (!LOOPBACK.test(from.hostname) || !LOOPBACK.test(to.hostname)) return undefined;
  const { pathname, search } = new URL(url);
  return `${to.origin}${pathname}${search}`;
}

function foreignForm(origin: string): Reply {
  return errorPage('origin_refused', {
    main: html`<p>
      This service takes forms only from pages that were opened at
      <a href="${origin}/admin">${origin}/admin</a>. Open that address, or start the service with
      the <span class="code">--public-url</span> that people use.
    </p>`,
  });
}

async function shown(page: PageRoute, visit: Visit): Promise<Reply> {
  if (page.audience === 'anyone') return page.show(visit);
  const { administration, secret, form } = visit;
  const caller = await findCaller(administration.ledger, secret, administration.clock());
  if (!caller || secret === undefined) return signInFirst(page, visit);
  visit.note(noteOf(caller));
  const viewer = { caller, formToken: formTokenOf(secret) };
  const refusal = refusalFor(caller, page.audience);
  if (refusal) return errorPage(refusal, { viewer });
  if (page.method === 'POST' && !isFormToken(secret, form.get('form_token') ?? ''))
    return errorPage('form_token_refused', {
      viewer,
      ...(page.keepsInput ? { main: keptForm(page.path, form, viewer) } : {}),
    });
  try {
    return await page.show(visit, viewer);
  } catch (cause) {
    const main = factsWarning(unreadableFacts(cause));
    return errorPage('evidence_unreadable', { viewer, main });
  }
}

const MAX_FORM_BYTES = 64 * 1024;

function makeVisit(
  context: Context,
  parts: Pick<Visit, 'administration' | 'form' | 'query' | 'service'>,
): Visit {
  const { administration } = parts;
  const { raw } = context.req;
  const origin = administration.origin();
  const cookie = sessionCookie(origin);
  const ofBrowser = browserCookie(origin);
  return {
    ...parts,
    path: context.req.path,
    named: (name) => present(context.req.param(name)),
    cookie,
    browser: { cookie: ofBrowser, token: ofBrowser.read(raw.headers) },
    secret: cookie.read(raw.headers),
    address: addressOf(context, administration.isBehindProxy),
    note: (members) => note(raw, members),
  };
}

function refusalFor(caller: Caller, audience: PageRoute['audience']): Code | undefined {
  if (audience === 'recorder') return refusalOfAdministrator(caller);
  const { scopes } = caller;
  const isOpen = audience === 'session' || scopes.length === 0 || scopes.includes('readiness:read');
  return isOpen ? undefined : 'access_refused';
}

/** After signing in, the browser returns to the page; a form comes back with its input, and nothing is recorded. */
function signInFirst({ method, path: route, keepsInput }: PageRoute, visit: Visit): Reply {
  const { path, query, form } = visit;
  if (method === 'POST')
    return keepsInput
      ? signInPage({ next: route, carried: form, code: 'credentials_refused' })
      : errorPage('credentials_refused');
  const address = `${path}${query.size === 0 ? '' : `?${query.toString()}`}`;
  const next = address === '/admin' ? '' : `?${new URLSearchParams({ next: address }).toString()}`;
  return redirect(`/admin/sign-in${next}`);
}
