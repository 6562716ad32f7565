import type { Code } from '../../findings/index.ts';
import { statusOf } from '../http/problem.ts';
import type { Reply } from '../http/reply.ts';
import { html } from './html.ts';
import { pageReply } from './layout.ts';

/** What the page of signing in shows again. */
export interface SignInView {
  readonly name?: string;
  /** Where to go from here. */
  readonly next: string;
  /** Why nobody was signed in; milliseconds to wait, where that is why. */
  readonly code?: Code;
  readonly waitMs?: number;
}

/** The page of signing in; the same for every name, whether or not somebody has it. */
export function signInPage({ name = '', next, code, waitMs }: SignInView): Reply {
  const seconds = waitMs === undefined ? undefined : Math.ceil(waitMs / 1000);
  const fault =
    code === undefined
      ? null
      : seconds === undefined
        ? 'Name and password do not belong together.'
        : `There were too many attempts to sign in. Try again in ${inMinutes(seconds)}.`;
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

/** A page of ours to go to, and never one of somebody else's. */
export function ownPage(path: string | null): string {
  return path !== null && /^\/admin(?:\/[a-z0-9/-]*)?(?:\?[A-Za-z0-9=&%._~:-]*)?$/.test(path)
    ? path
    : '/admin';
}
