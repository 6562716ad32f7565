import type { Reply } from '../http/reply.ts';
import { endSession, useSession } from '../sessions/session-store.ts';
import { redirect } from './layout.ts';
import { ownPage, signInPage } from './sign-in-page.ts';
import type { Pages, Visit } from './visit.ts';
import { present } from '../../findings/assert.ts';

const SIGN_IN = '/admin/sign-in';

/** Signing in and out. */
export function sessionPages(pages: Pages): void {
  pages.addOpen({ method: 'GET', path: SIGN_IN }, async (visit) => {
    const { administration, secret, query } = visit;
    const next = ownPage(query.get('next'));
    const isSignedIn =
      secret !== undefined &&
      (await useSession(administration.ledger, secret, administration.clock())) !== undefined;
    return isSignedIn ? redirect(next) : signInPage({ next });
  });
  pages.addOpen({ method: 'POST', path: SIGN_IN }, signIn);
  pages.add({ method: 'POST', path: '/admin/sign-out' }, 'session', signOut);
}

async function signIn({ administration, form, address, cookie, secret }: Visit): Promise<Reply> {
  const name = form.get('name')?.trim() ?? '';
  const password = form.get('password') ?? '';
  const next = ownPage(form.get('next'));
  const outcome = await administration.signIn.signIn({ name, password, address, before: secret });
  if (outcome.state === 'signed_in')
    return redirect(next, { 'set-cookie': cookie.set(outcome.secret) });
  const code = outcome.state === 'limited' ? 'sign_in_limited' : 'sign_in_refused';
  return signInPage({
    name,
    next,
    code,
    ...(outcome.state === 'limited' ? { waitMs: outcome.waitMs } : {}),
  });
}

async function signOut({ administration, secret, cookie }: Visit): Promise<Reply> {
  const { ledger, clock } = administration;
  await ledger.write((connection) => endSession(connection, present(secret), clock()));
  return redirect(SIGN_IN, { 'set-cookie': cookie.clear });
}
