import type { ReadinessBlocker, ReadinessIntent, ReadinessState } from '../documents/index.ts';
import { type Code, type Finding, messageOf } from '../documents/findings.ts';

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

/**
 * When something stands in the way. `always`; `required`: under enforcement, and of a certification test
 * always, since that bypasses prior evidence only (specification/readiness.md 4); `prior_evidence`: under
 * enforcement, and never of a certification test; `prior_failure`: always, but never of a certification
 * test, since that is how a failure is shown to be mended. The flag excuses evidence that is missing
 * (specification/readiness.md 3), and a recorded failure is not missing.
 */
export type Weight = 'always' | 'required' | 'prior_evidence' | 'prior_failure';

interface BlockerGroup {
  readonly state: ReadinessState;
  readonly weight: Weight;
  readonly codes: readonly Code[];
}

/** Every blocker, in the order of the report, which is that of the states. */
export const BLOCKER_GROUPS: readonly BlockerGroup[] = [
  {
    state: 'disabled',
    weight: 'always',
    codes: ['disabled_by_environment', 'disabled_by_facts', 'control_disabled'],
  },
  { state: 'unsupported', weight: 'always', codes: ['operation_not_implemented'] },
  {
    state: 'needs_configuration',
    weight: 'always',
    codes: [
      'configuration_unknown',
      'configuration_missing',
      'configuration_dynamic',
      'provider_identity_not_production',
    ],
  },
  {
    state: 'reconnect_required',
    weight: 'always',
    codes: [
      'authorization_missing',
      'reconnect_required',
      'authorization_expired',
      'authorization_not_yet',
    ],
  },
  { state: 'reconnect_required', weight: 'required', codes: ['scope_missing'] },
  {
    state: 'degraded',
    weight: 'always',
    codes: ['request_invalid', 'evidence_unreadable', 'evidence_contradictory', 'control_degraded'],
  },
  {
    state: 'degraded',
    weight: 'required',
    codes: ['facts_too_old', 'facts_from_future', 'control_unknown', 'control_expired'],
  },
  {
    state: 'approval_required',
    weight: 'required',
    codes: [
      'approval_missing',
      'approval_pending',
      'approval_tier_differs',
      'approval_required',
      'approval_not_yet',
      'approval_expired',
    ],
  },
  { state: 'trial_only', weight: 'required', codes: ['approval_trial'] },
  {
    state: 'policy_restricted',
    weight: 'always',
    codes: ['approval_restricted', 'approval_revoked', 'policy_restricted', 'policy_unknown'],
  },
  {
    state: 'expired_proof',
    weight: 'prior_evidence',
    codes: ['local_run_expired', 'live_run_expired'],
  },
  {
    state: 'certification_required',
    weight: 'required',
    codes: ['contract_not_implemented', 'contract_ambiguous'],
  },
  {
    state: 'certification_required',
    weight: 'prior_evidence',
    codes: [
      'local_run_missing',
      'live_run_missing',
      'local_run_mismatch',
      'live_run_mismatch',
      'local_run_incomplete',
      'live_run_incomplete',
      'evidence_is_example',
    ],
  },
  {
    state: 'certification_required',
    weight: 'prior_failure',
    codes: ['local_run_failed', 'live_run_failed'],
  },
];

interface Blocking {
  readonly blockers: ReadinessBlocker[];
  readonly wouldBlock: ReadinessBlocker[];
}

/** Sorts findings into what blocks and what would, each code once, in the order of the groups. */
export function blockingOf(
  findings: readonly Finding[],
  intent: ReadinessIntent,
  isEnforced: boolean,
): Blocking {
  const blocking: Blocking = { blockers: [], wouldBlock: [] };
  for (const { state, weight, codes } of BLOCKER_GROUPS) {
    for (const found of firstOfEach(findings, codes)) {
      if (isDemanded(weight, intent, isEnforced)) blocking.blockers.push(asBlocker(found, state));
      else if (isDemanded(weight, intent, true)) blocking.wouldBlock.push(asBlocker(found, state));
    }
  }
  return blocking;
}

function isDemanded(weight: Weight, intent: ReadinessIntent, isEnforced: boolean): boolean {
  if (weight === 'always') return true;
  if (intent === 'production') return isEnforced || weight === 'prior_failure';
  return weight === 'required';
}

function firstOfEach(findings: readonly Finding[], codes: readonly Code[]): Finding[] {
  return codes.flatMap((code) => findings.find((found) => found.code === code) ?? []);
}

export function asBlocker(found: Finding, state: ReadinessState): ReadinessBlocker {
  const { code, clears_by, clears_at } = found;
  const detail = messageOf(found);
  return { state, code, detail, clears_by, ...(clears_at === undefined ? {} : { clears_at }) };
}
