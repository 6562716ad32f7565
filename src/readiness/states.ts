import type { ReadinessState } from '../documents/index.ts';

/** The effective states, the most restrictive first (specification/readiness.md 1). */
export const STATES = [
  'disabled',
  'unsupported',
  'needs_configuration',
  'reconnect_required',
  'degraded',
  'approval_required',
  'trial_only',
  'policy_restricted',
  'expired_proof',
  'certification_required',
  'healthy',
] as const satisfies readonly ReadinessState[];

/** The most restrictive of some states; `unsupported` where there is none, since nothing can be run then. */
export function mostRestrictive(states: Iterable<ReadinessState>): ReadinessState {
  const found = new Set(states);
  return STATES.find((state) => found.has(state)) ?? 'unsupported';
}
