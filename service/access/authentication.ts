import { ClaimgateError, type Code } from '../../src/documents/findings.ts';
import type { EpochMs } from '../../src/documents/json.ts';
import type { CallerKind, ScopeName } from '../../src/documents/index.ts';

/**
 * Who a route is open to: `anyone`; `known`, every session and every token but those for MCP; a scope,
 * sessions and the tokens that have it; `administrator`, the session of one who is not limited.
 */
export type Access = 'anyone' | 'known' | 'administrator' | ScopeName;

/** The part of a route that says who may ask. */
interface Guarded {
  readonly method: string;
  readonly access: Exclude<Access, 'anyone'>;
  /** Whether a token for MCP opens it too. */
  readonly opensToMcp?: true;
}

export interface Caller {
  readonly kind: CallerKind;
  /** Names the token or session in logs; no secret. */
  readonly id: string;
  readonly name: string;
  /** The scopes of a token. A session without scopes is not limited. */
  readonly scopes: readonly ScopeName[];
  readonly expiresAt: EpochMs;
  readonly isAdministrator?: boolean;
}

export type Identified =
  | { readonly state: 'anonymous' }
  /** A session or token was shown that is not known, is revoked, or has expired. */
  | { readonly state: 'refused' }
  | { readonly state: 'known'; readonly caller: Caller };

export const ANONYMOUS: Identified = { state: 'anonymous' };
export const REFUSED: Identified = { state: 'refused' };

/** One way to tell who a request is from; anonymous where it was not used. */
export interface Authentication {
  identify(headers: Headers): Promise<Identified>;
}

/** Several ways, in order: the first that was used decides. */
export function firstUsed(ways: readonly Authentication[]): Authentication {
  return {
    async identify(headers) {
      for (const way of ways) {
        const identified = await way.identify(headers);
        if (identified.state !== 'anonymous') return identified;
      }
      return ANONYMOUS;
    },
  };
}

/** `origin` is that of our own pages. @throws ClaimgateError where the route is not open to the caller */
export function admittedTo(
  route: Guarded,
  identified: Identified,
  headers: Headers,
  origin: string | undefined,
): Caller {
  if (identified.state === 'anonymous') throw new ClaimgateError('authentication_missing');
  if (identified.state === 'refused') throw new ClaimgateError('credentials_refused');
  const { caller } = identified;
  const refusal = refusalOf(route, caller);
  if (refusal) throw new ClaimgateError(refusal);
  // Browsers also add cookies to requests from other sites.
  const isOurs =
    caller.kind !== 'session' || route.method === 'GET' || isFromOrigin(headers, origin);
  if (!isOurs) throw new ClaimgateError('origin_refused');
  return caller;
}

function refusalOf(route: Guarded, caller: Caller): Code | undefined {
  if (route.access === 'administrator') return refusalOfAdministrator(caller);
  return opens(caller, route) ? undefined : 'access_refused';
}

/** Returns why a caller may not record evidence (specification/service.md 4). */
export function refusalOfAdministrator({
  kind,
  scopes,
  isAdministrator,
}: Caller): Code | undefined {
  if (kind !== 'session') return 'bearer_refused';
  if (isAdministrator !== true) return 'administrator_required';
  return scopes.length === 0 ? undefined : 'session_scoped';
}

function opens({ kind, scopes }: Caller, { access, opensToMcp }: Guarded): boolean {
  if (kind === 'mcp_token' && opensToMcp !== true) return false;
  if (kind === 'session' && scopes.length === 0) return true;
  return access === 'known' || scopes.some((scope) => scope === access);
}

/** Whether a request was sent by a page of our own (RFC 6454): browsers say so, and pages cannot change it. */
export function isFromOrigin(headers: Headers, origin: string | undefined): boolean {
  return headers.get('origin') === origin;
}
