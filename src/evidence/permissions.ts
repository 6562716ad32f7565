import type { ApprovalState, ApprovalTerms, ControlFact } from '../documents/index.ts';
import type { EpochMs } from '../json/index.ts';
import { standingOf, isOver } from './period.ts';
import type { ScopeSet } from './scopes.ts';

/** Where in the ledger a fact stands: its place in the one total order, and its leaf hash (specification/trust.md 3). */
export interface RecordPlace {
  readonly sequence: number;
  readonly leaf: string;
}

/** What the effective review of a provider app says. */
export interface Approval {
  readonly state: ApprovalState;
  readonly tier: string;
  readonly reviewedAt: EpochMs;
  readonly expiresAt: EpochMs;
  readonly record: RecordPlace;
}

/** The tier of a review that says that no approval is needed. */
export const TIER_NOT_REQUIRED = 'not_required';

export type ApprovalFault =
  | 'pending'
  | 'trial'
  | 'restricted'
  | 'revoked'
  | 'other_tier'
  | 'required'
  | 'not_yet'
  | 'expired';

/** Tells why a review does not approve what a contract asks for at an instant; nothing where it does. */
export function approvalFaults(
  approval: Approval,
  terms: ApprovalTerms,
  at: EpochMs,
): ApprovalFault[] {
  const faults = stateFaults(approval, terms);
  const standing = standingOf({ from: approval.reviewedAt, until: approval.expiresAt }, at);
  if (standing === 'not_yet') faults.push('not_yet');
  if (standing === 'over') faults.push('expired');
  return faults;
}

function stateFaults({ state, tier }: Approval, terms: ApprovalTerms): ApprovalFault[] {
  if (state === 'approved') return tier === terms.tier ? [] : ['other_tier'];
  if (state !== 'not_required') return [state];
  // A contract that asks for an approval is not met by a review that says none is needed.
  if (terms.required) return ['required'];
  return tier === TIER_NOT_REQUIRED ? [] : ['other_tier'];
}

/** The current grant of one connected account. */
export interface Authorization {
  readonly state: 'not_applicable' | 'reconnect_required' | 'valid';
  readonly grantedScopes: ScopeSet;
  readonly validatedAt: EpochMs;
  /** `null`: the provider set no end (RFC 6749 section 5.1 leaves `expires_in` optional). */
  readonly expiresAt: EpochMs | null;
}

export type AuthorizationFault = 'not_applicable' | 'reconnect_required' | 'not_yet' | 'expired';

/** Tells why a grant is not valid at an instant; nothing where it is. */
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

/** The most restrictive runtime control for a subject. */
export interface Control {
  readonly state: 'disabled' | 'degraded' | 'enabled';
  /** `null`: it holds until a later event supersedes it. */
  readonly expiresAt: EpochMs | null;
  /** `null`: no ledger record says so, as for the deny-list of the environment. */
  readonly record: RecordPlace | null;
}

/** The disable of the environment: no record of the ledger says it. */
export const DENIED: NonNullable<ControlFact> = {
  state: 'disabled',
  expires_at: null,
  record: null,
};

export type ControlFault = 'disabled' | 'degraded' | 'expired';

/** Tells why a control does not let an operation run at an instant; nothing where it does. */
export function controlFaults({ state, expiresAt }: Control, at: EpochMs): ControlFault[] {
  const faults: ControlFault[] = state === 'enabled' ? [] : [state];
  if (isOver(expiresAt, at)) faults.push('expired');
  return faults;
}
