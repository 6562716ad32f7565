import { finding, type Finding } from '../../findings/index.ts';
import type { CallerKind, EpochMs, ScopeName } from '../../json/index.ts';
import type { Route } from '../routes/table.ts';
import { isFromOrigin } from '../sessions/origin.ts';

/** Who a request is from. */
export interface Caller {
  readonly kind: CallerKind;
  /** Names the token or session in logs; no secret. */
  readonly id: string;
  readonly name: string;
  /** What a token opens. A session without scopes is not limited. */
  readonly scopes: readonly ScopeName[];
  readonly expiresAt: EpochMs;
  /** Whether the session is that of an administrator. */
  readonly isAdministrator?: boolean;
}

/** What the headers of a request say of who it is from. */
export type Identified =
  | { readonly state: 'anonymous' }
  /** A session or token was shown that is not known, is revoked, or has expired. */
  | { readonly state: 'refused' }
  | { readonly state: 'known'; readonly caller: Caller };

export const ANONYMOUS: Identified = { state: 'anonymous' };

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

/** Why a route is not open to who asks; nothing where it is. `origin` is that of our own pages. */
export function refusalOf(
  route: Route,
  identified: Identified,
  headers: Headers,
  origin: string | undefined,
): Finding | null {
  if (route.access === 'anyone') return null;
  if (identified.state === 'anonymous') return finding('authentication_missing');
  if (identified.state === 'refused') return finding('credentials_refused');
  const { caller } = identified;
  const isSession = caller.kind === 'session';
  if (route.access === 'administrator') {
    const refusal = refusalOfAdministrator(caller);
    if (refusal) return refusal;
  } else if (!opens(caller, route)) return finding('access_refused');
  // Browsers add cookies to what other sites send, too.
  const isOurs = !isSession || route.method === 'GET' || isFromOrigin(headers, origin ?? '');
  return isOurs ? null : finding('origin_refused');
}

/** Why somebody is no administrator who may record evidence (spec section 5). */
export function refusalOfAdministrator({ kind, scopes, isAdministrator }: Caller): Finding | null {
  if (kind !== 'session') return finding('bearer_refused');
  if (isAdministrator !== true) return finding('administrator_required');
  return scopes.length === 0 ? null : finding('session_scoped');
}

function opens({ kind, scopes }: Caller, { access, opensToMcp }: Route): boolean {
  if (kind === 'mcp_token' && opensToMcp !== true) return false;
  if (kind === 'session' && scopes.length === 0) return true;
  return access === 'known' || scopes.some((scope) => scope === access);
}
