import { present, type Code } from '../../src/documents/findings.ts';
import { findAdministrator } from '../access/administrators.ts';
import { findCaller, endSession, formTokenOf } from '../access/sessions.ts';
import { statusOf, type Reply } from '../http/reply.ts';
import {
  redirect,
  pageReply,
  filledIn,
  keptForm,
  type PageRoute,
  type Visit,
  hiddenField,
  html,
} from './page.ts';

const SIGN_IN = '/admin/sign-in';

export const SESSION_PAGES: readonly PageRoute[] = [
  { method: 'GET', path: SIGN_IN, query: ['next'], audience: 'anyone', show: showSignIn },
  { method: 'POST', path: SIGN_IN, audience: 'anyone', show: signIn },
  { method: 'POST', path: '/admin/sign-out', audience: 'session', show: signOut },
];

async function showSignIn({ administration, secret, query }: Visit): Promise<Reply> {
  const { ledger, clock } = administration;
  const next = ownPage(query.get('next'));
  const caller = await findCaller(ledger, secret, clock());
  return caller ? redirect(next) : signInPage({ next });
}

async function signIn(visit: Visit): Promise<Reply> {
  const { administration, form, address, cookie, browser, secret } = visit;
  const name = form.get('name')?.trim() ?? '';
  const password = form.get('password') ?? '';
  const next = ownPage(form.get('next'));
  const carried = new URLSearchParams(form.get('carried') ?? '');
  const outcome = await administration.signIn({
    name,
    password,
    address,
    before: secret,
    browser: browser.token,
  });
  await noteName(visit, name, outcome.state);
  if (outcome.state === 'signed_in') {
    const cookies = [cookie.set(outcome.secret), browser.cookie.set(outcome.browser)];
    if (carried.size === 0) return redirect(next, cookies);
    const caller = await findCaller(administration.ledger, outcome.secret, administration.clock());
    const viewer = { caller: present(caller), formToken: formTokenOf(outcome.secret) };
    const main = html`<h1>Signed in as ${viewer.caller.name}</h1>
      ${keptForm(next, carried, viewer)}`;
    return { ...pageReply({ title: 'Signed in', viewer, main }), cookies };
  }
  const page = { name, next, carried };
  if (outcome.state === 'refused') return signInPage({ ...page, code: 'sign_in_refused' });
  const { state, waitMs } = outcome;
  const code = state === 'busy' ? 'sign_in_busy' : 'sign_in_limited';
  return signInPage({ ...page, code, waitMs });
}

/** Names in the log who signed in, or was meant to: a name that nobody has may be a password in the wrong field. */
async function noteName(
  { administration, note }: Visit,
  name: string,
  outcome: string,
): Promise<void> {
  // A caller who may not try does not make the database work.
  if (outcome !== 'signed_in' && outcome !== 'refused') return;
  const known = await administration.ledger.read((connection) =>
    findAdministrator(connection, name),
  );
  if (known) note({ caller: known.name });
}

async function signOut({ administration, secret, cookie }: Visit): Promise<Reply> {
  const { ledger, clock } = administration;
  await ledger.write((connection) => endSession(connection, present(secret), clock()));
  return redirect(SIGN_IN, [cookie.clear]);
}

interface SignInView {
  readonly name?: string;
  readonly next: string;
  /** The form that came when nobody was signed in. It stays in the page, so that its input is not lost. */
  readonly carried?: URLSearchParams;
  /** Why signing in failed or is needed, and the milliseconds to wait after too many attempts. */
  readonly code?: Code;
  readonly waitMs?: number;
}

/** Renders the sign-in page, which is the same whether or not the name exists. */
export function signInPage({ name = '', next, carried, code, waitMs }: SignInView): Reply {
  const seconds = waitMs === undefined ? undefined : Math.ceil(waitMs / 1000);
  const fault = code === undefined ? null : faultWords(code, seconds);
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
      ${hiddenField('next', next)}
      ${carried && carried.size > 0 ? hiddenField('carried', filledIn(carried).toString()) : ''}
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

function faultWords(code: Code, seconds: number | undefined): string {
  if (code === 'credentials_refused')
    return 'Your session has ended. Sign in to continue with the form: nothing was recorded, and your input is kept.';
  if (seconds === undefined) return 'Wrong name or password.';
  const what =
    code === 'sign_in_busy' ? 'Too many people are signing in' : 'Too many attempts to sign in';
  return `${what}. Try again in ${inMinutes(seconds)}.`;
}

function inMinutes(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'one second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'one minute' : `${minutes} minutes`;
}

/** A redirect must never leave the service: the address is read as a browser would, so that no spelling does. */
function ownPage(address: string | null): string {
  const base = 'http://pages.invalid';
  if (address === null || !URL.canParse(address, base)) return '/admin';
  const { origin, pathname, search } = new URL(address, base);
  const isOurs =
    origin === base && /^\/admin(?:\/[a-z0-9./-]*)?$/.test(pathname) && pathname !== SIGN_IN;
  return isOurs ? `${pathname}${search}` : '/admin';
}
