import type { EpochMs } from '../../json/index.ts';
import type { Driver } from '../../ledger/index.ts';
import {
  ANONYMOUS,
  type Authentication,
  type Caller,
  type Identified,
} from '../http/authentication.ts';
import { sessionCookie } from './cookie.ts';
import { useSession, type Session } from './session-store.ts';

const REFUSED: Identified = { state: 'refused' };

/** Tells who a request is from by the cookie of a session; a session anywhere else is none. */
export function sessionAuthentication(
  ledger: Driver,
  clock: () => EpochMs,
  origin: () => string,
): Authentication {
  return {
    async identify(headers) {
      const secret = sessionCookie(origin()).read(headers);
      if (secret === undefined) return ANONYMOUS;
      const session = await useSession(ledger, secret, clock());
      return session ? { state: 'known', caller: callerOf(session) } : REFUSED;
    },
  };
}

export function callerOf({ id, name, scopes, expiresAt }: Session): Caller {
  return { kind: 'session', id, name, scopes, expiresAt, isAdministrator: true };
}
