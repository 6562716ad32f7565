import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { ClaimgateError } from '../../src/documents/findings.ts';
import type { EpochMs } from '../../src/documents/json.ts';
import type { Driver } from '../../src/ledger/driver/connection.ts';
import { ANONYMOUS, REFUSED, type Authentication, type Caller } from './authentication.ts';
import { useSession } from './sessions.ts';

/** A cookie: never for scripts, never to other sites, and only over TLS where there is TLS. */
export interface SessionCookie {
  set(secret: string): string;
  readonly clear: string;
  /** The secret in the headers of a request: none, or a text that may be no session at all. */
  read(headers: Headers): string | undefined;
}

export function sessionCookie(origin: string): SessionCookie {
  return cookieOf('claimgate_session', origin, '');
}

/** The cookie of a browser that somebody signed in with, for half a year since the last time. */
export function browserCookie(origin: string): SessionCookie {
  return cookieOf('claimgate_browser', origin, '; Max-Age=15552000');
}

/** Behind TLS the prefix `__Host-` ties the cookie to that very host (RFC 6265bis section 4.1.3). */
function cookieOf(plain: string, origin: string, lifetime: string): SessionCookie {
  const isSecure = origin.startsWith('https:');
  const name = isSecure ? `__Host-${plain}` : plain;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return {
    set: (secret) => `${name}=${secret}; ${attributes}${lifetime}`,
    clear: `${name}=; Max-Age=0; ${attributes}`,
    read: (headers) => {
      const pairs = (headers.get('cookie') ?? '').split(/; ?/);
      const values = pairs.flatMap((pair) =>
        pair.startsWith(`${name}=`) ? [pair.slice(name.length + 1)] : [],
      );
      // One of two cookies with this name is forged, so trust neither.
      return values.length > 1 ? '' : values[0] || undefined;
    },
  };
}

const BROWSER = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

/**
 * Makes a token for a browser that an administrator signed in with. It opens nothing: a password is asked for
 * all the same. Its key is the stored hash of the password, so that replicas need no key of their own, and a
 * new password makes all of them worthless.
 */
export function browserToken(name: string, keptPassword: string): string {
  const nonce = randomBytes(16).toString('base64url');
  return `${nonce}.${browserMac(nonce, name, keptPassword)}`;
}

export function isBrowserToken(token: string, name: string, keptPassword: string): boolean {
  const [, nonce, mac] = BROWSER.exec(token) ?? [];
  if (nonce === undefined || mac === undefined) return false;
  // As text: four spellings decode to the same bytes, and each would have attempts of its own.
  const expected = browserMac(nonce, name, keptPassword);
  return timingSafeEqual(Buffer.from(expected, 'latin1'), Buffer.from(mac, 'latin1'));
}

function browserMac(nonce: string, name: string, keptPassword: string): string {
  const text = `claimgate/browser/v1\0${name}\0${nonce}`;
  return createHmac('sha256', keptPassword).update(text).digest('base64url');
}

export function sessionAuthentication(
  ledger: Driver,
  clock: () => EpochMs,
  origin: () => string,
): Authentication {
  return {
    async identify(headers) {
      const secret = sessionCookie(origin()).read(headers);
      if (secret === undefined) return ANONYMOUS;
      const caller = await callerOf(ledger, secret, clock());
      return caller ? { state: 'known', caller } : REFUSED;
    },
  };
}

export async function callerOf(
  ledger: Driver,
  secret: string | undefined,
  at: EpochMs,
): Promise<Caller | undefined> {
  const session = secret === undefined ? undefined : await useSession(ledger, secret, at);
  if (!session) return undefined;
  const { id, name, scopes, expiresAt } = session;
  return { kind: 'session', id, name, scopes, expiresAt, isAdministrator: true };
}

/** The origin of an address: scheme, host and port, as browsers write it. @throws ClaimgateError `usage` */
export function publicOriginOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin =
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    url.href === `${url.origin}/` &&
    !/[/?#]./.test(text.slice(text.indexOf('://') + 3));
  if (isOrigin) return url.origin;
  throw new ClaimgateError('usage', {
    expected: '--public-url SCHEME://HOST[:PORT], as people open it in the browser',
    found: text,
  });
}
