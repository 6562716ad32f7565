import { randomBytes, timingSafeEqual, createHmac } from 'node:crypto';
import { digestOf, type Digest } from '../../src/digest/index.ts';
import type { ScopeName } from '../../src/documents/index.ts';
import { present, ClaimgateError } from '../../src/documents/findings.ts';
import type { EpochMs } from '../../src/documents/json.ts';
import {
  integerOf,
  textOf,
  type Connection,
  type Driver,
  type Row,
} from '../../src/ledger/driver/connection.ts';
import { scopesIn } from './administrators.ts';
import { ANONYMOUS, REFUSED, type Authentication, type Caller } from './authentication.ts';

interface Session {
  /** 32 hex digits; names it in lists and logs, and opens nothing. */
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly ScopeName[];
  readonly createdAt: EpochMs;
  readonly usedAt: EpochMs;
  readonly expiresAt: EpochMs;
}

/** How much the clocks of replicas may differ. */
export const REPLICA_SKEW_MS = 60_000;

/** A session ends when nothing was asked in it for so long, and at the latest so long after it began. */
const TIMES = { idleMs: 30 * 60_000, wholeMs: 12 * 60 * 60_000 } as const;

/** Uses that are closer together than this are not written down one by one. */
const USE_PRECISION_MS = 60_000;

// A session of a clock that was far ahead would outlive its time by as much.
const OPEN = `select s.*, a.name, a.scopes from service_sessions s
  join service_administrators a on a.id = s.administrator_id
  where s.ended_at is null and a.disabled_at is null and s.expires_at > $1 and s.used_at > $2 and s.used_at <= $3`;

/**
 * Opens a session, inside the caller's write transaction. Its secret is handed back once, here. The
 * session that the browser showed before ends: what somebody planted there is worth nothing.
 */
export async function openSession(
  connection: Connection,
  administratorId: string,
  at: EpochMs,
  before: string | undefined,
  random: (size: number) => Buffer = randomBytes,
): Promise<string> {
  if (before !== undefined) await endSession(connection, before, at);
  await connection.query('delete from service_sessions where expires_at <= $1', [at]);
  const secret = random(32).toString('base64url');
  await connection.query(
    `insert into service_sessions (digest, id, administrator_id, created_at, used_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      present(sessionDigest(secret)),
      random(16).toString('hex'),
      administratorId,
      at,
      at,
      at + TIMES.wholeMs,
    ],
  );
  return secret;
}

export async function useSession(
  ledger: Driver,
  secret: string,
  at: EpochMs,
): Promise<Session | undefined> {
  const digest = sessionDigest(secret);
  if (digest === undefined) return undefined;
  const [row] = await ledger.read((connection) =>
    connection.query(`${OPEN} and s.digest = $4`, [...openAt(at), digest]),
  );
  if (!row) return undefined;
  const session = sessionOf(row);
  if (at - session.usedAt < USE_PRECISION_MS) return session;
  await ledger.write((connection) =>
    connection.query(
      'update service_sessions set used_at = $1 where digest = $2 and used_at < $1',
      [at, digest],
    ),
  );
  return { ...session, usedAt: at };
}

export async function endSession(
  connection: Connection,
  secret: string,
  at: EpochMs,
): Promise<void> {
  const digest = sessionDigest(secret);
  if (digest === undefined) return;
  await connection.query(
    'update service_sessions set ended_at = $1 where digest = $2 and ended_at is null',
    [at, digest],
  );
}

export async function endSessionsOf(
  connection: Connection,
  name: string,
  at: EpochMs,
): Promise<void> {
  await connection.query(
    `update service_sessions set ended_at = $1 where ended_at is null
     and administrator_id = (select id from service_administrators where name = $2)`,
    [at, name],
  );
}

export async function listSessions(
  connection: Connection,
  at: EpochMs,
): Promise<readonly Session[]> {
  const rows = await connection.query(`${OPEN} order by s.created_at desc, s.id`, openAt(at));
  return rows.map(sessionOf);
}

function openAt(at: EpochMs): number[] {
  return [at, at - TIMES.idleMs, at + REPLICA_SKEW_MS];
}

function sessionOf(row: Row): Session {
  const usedAt = integerOf(row, 'used_at');
  return {
    id: textOf(row, 'id'),
    name: textOf(row, 'name'),
    scopes: scopesIn(row),
    createdAt: integerOf(row, 'created_at'),
    usedAt,
    // If nothing more is asked in it.
    expiresAt: Math.min(integerOf(row, 'expires_at'), usedAt + TIMES.idleMs),
  };
}

const SECRET = /^[A-Za-z0-9_-]{43}$/;

function sessionDigest(secret: string): Digest | undefined {
  return SECRET.test(secret) ? digestOf(`claimgate/session/v1\0${secret}`) : undefined;
}

/** The token in a session's forms: no other site can compute it, and nobody the session from it. */
export function formTokenOf(secret: string): string {
  return digestOf(`claimgate/form/v1\0${secret}`).slice('sha256:'.length);
}

export function isFormToken(secret: string, given: string): boolean {
  const expected = Buffer.from(formTokenOf(secret));
  const found = Buffer.from(given);
  return found.length === expected.length && timingSafeEqual(found, expected);
}

/** A cookie: never for scripts, never to other sites, and only over TLS where there is TLS. */
export interface SessionCookie {
  set(secret: string): string;
  readonly clear: string;
  /** The secret in the headers of a request: none, or a text that may be no session at all. */
  read(headers: Headers): string | undefined;
}

export function sessionCookie(origin: string): SessionCookie {
  return makeCookie('claimgate_session', origin, '');
}

/** The cookie of a browser that somebody signed in with, for half a year since the last time. */
export function browserCookie(origin: string): SessionCookie {
  return makeCookie('claimgate_browser', origin, '; Max-Age=15552000');
}

/** Behind TLS the prefix `__Host-` ties the cookie to that very host (RFC 6265bis section 4.1.3). */
function makeCookie(plain: string, origin: string, lifetime: string): SessionCookie {
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
      const caller = await findCaller(ledger, secret, clock());
      return caller ? { state: 'known', caller } : REFUSED;
    },
  };
}

export async function findCaller(
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
