import type { EpochMs } from '../json/index.ts';
import { standingOf } from './period.ts';
import type { ScopeSet } from './scopes.ts';

/** The current grant of one connected account. */
export interface Authorization {
  readonly state: 'not_applicable' | 'reconnect_required' | 'valid';
  readonly grantedScopes: ScopeSet;
  readonly validatedAt: EpochMs;
  /** `null`: the provider set no end (RFC 6749 section 5.1 leaves `expires_in` optional). */
  readonly expiresAt: EpochMs | null;
}

export type AuthorizationFault = 'not_applicable' | 'reconnect_required' | 'not_yet' | 'expired';

/** Why a grant is not valid at an instant; nothing where it is. */
export function authorizationFaults(
  authorization: Authorization,
  at: EpochMs,
): AuthorizationFault[] {
  const { state, validatedAt, expiresAt } = authorization;
  const faults: AuthorizationFault[] = state === 'valid' ? [] : [state];
  const standing = standingOf({ from: validatedAt, until: expiresAt }, at);
  if (standing === 'not_yet') faults.push('not_yet');
  if (standing === 'over') faults.push('expired');
  return faults;
}
