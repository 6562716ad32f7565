import type { Code } from '../../findings/index.ts';
import { present } from '../../findings/assert.ts';
import { callerOf } from '../access/browser-session.ts';
import { endSession } from '../access/sessions.ts';
import { statusOf, type Reply } from '../http/reply.ts';
import { redirect, pageReply } from './page.ts';
import { html } from './html.ts';
import type { PageRoute, Visit } from './index.ts';

const SIGN_IN = '/admin/sign-in';

/** Signing in and out. */
export const SESSION_PAGES: readonly PageRoute[] = [
  { method: 'GET', path: SIGN_IN, audience: 'anyone', show: showSignIn },
  { method: 'POST', path: SIGN_IN, audience: 'anyone', show: signIn },
  { method: 'POST', path: '/admin/sign-out', audience: 'session', show: signOut },
];

async function showSignIn({ administration, secret, query }: Visit): Promise<Reply> {
  const { ledger, clock } = administration;
  const next = ownPage(query.get('next'));
  const caller = await callerOf(ledger, secret, clock());
  return caller ? redirect(next) : signInPage({ next });
}

async function signIn(visit: Visit): Promise<Reply> {
  const { administration, form, address, cookie, browser, secret } = visit;
  const name = form.get('name')?.trim() ?? '';
  const password = form.get('password') ?? '';
  const next = ownPage(form.get('next'));
  const outcome = await administration.signIn.signIn({
    name,
    password,
    address,
    before: secret,
    browser: browser.token,
  });
  if (outcome.state === 'signed_in')
    return redirect(next, [cookie.set(outcome.secret), browser.cookie.set(outcome.browser)]);
  if (outcome.state === 'refused') return signInPage({ name, next, code: 'sign_in_refused' });
  const { state, waitMs } = outcome;
  const code = state === 'busy' ? 'sign_in_busy' : 'sign_in_limited';
  return signInPage({ name, next, code, waitMs });
}

async function signOut({ administration, secret, cookie }: Visit): Promise<Reply> {
  const { ledger, clock } = administration;
  await ledger.write((connection) => endSession(connection, present(secret), clock()));
  return redirect(SIGN_IN, [cookie.clear]);
}

/** What the sign-in page shows. */
interface SignInView {
  readonly name?: string;
  /** The page to open after signing in. */
  readonly next: string;
  /** Why signing in failed, and the milliseconds to wait after too many attempts. */
  readonly code?: Code;
  readonly waitMs?: number;
}

/** Renders the sign-in page, which is the same whether or not the name exists. */
export function signInPage({ name = '', next, code, waitMs }: SignInView): Reply {
  const seconds = waitMs === undefined ? undefined : Math.ceil(waitMs / 1000);
  const fault =
    code === undefined
      ? null
      : seconds === undefined
        ? 'Wrong name or password.'
        : code === 'sign_in_busy'
          ? `Too many people are signing in. Try again in ${inMinutes(seconds)}.`
          : `Too many attempts to sign in. Try again in ${inMinutes(seconds)}.`;
  const described = fault === null ? '' : html` aria-describedby="fault" aria-invalid="true"`;
  const main = html`<div class="door">
    <h1>Sign in</h1>
    <p class="soft">Provider readiness and its evidence</p>
    ${
      fault === null
        ? ''
        : html`<div class="summary" id="fault" role="alert" tabindex="-1"><p>${fault}</p></div>`
    }
    <form method="post" action="/admin/sign-in">
      <input type="hidden" name="next" value="${next}" />
      <div class="field">
        <label for="name">Name</label>
        <input
          type="text"
          id="name"
          name="name"
          value="${name}"
          autocomplete="username"
          autocapitalize="none"
          spellcheck="false"
          maxlength="64"
          required${described}${name === '' ? html` autofocus` : ''}
        />
      </div>
      <div class="field">
        <label for="password">Password</label>
        <input
          type="password"
          id="password"
          name="password"
          autocomplete="current-password"
          required${described}${name === '' ? '' : html` autofocus`}
        />
      </div>
      <button class="main">Sign in</button>
    </form>
  </div>`;
  return pageReply({
    title: fault === null ? 'Sign in' : 'Error: Sign in',
    main,
    ...(code === undefined ? {} : { code, status: statusOf(code) }),
    ...(seconds === undefined ? {} : { headers: { 'retry-after': String(seconds) } }),
  });
}

function inMinutes(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'one second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'one minute' : `${minutes} minutes`;
}

/** Returns the path if it is a page of ours, else the board: a redirect must never leave the service. */
function ownPage(path: string | null): string {
  return path !== null && /^\/admin(?:\/[a-z0-9/-]*)?(?:\?[A-Za-z0-9=&%._~:-]*)?$/.test(path)
    ? path
    : '/admin';
}
