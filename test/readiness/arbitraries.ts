import type {
  CertificationContract,
  CheckList,
  ReadinessDecision,
  ReadinessIntent,
  Subject,
  TrustRootLimits,
} from '../../src/documents/index.ts';
import { STATES } from '../../src/readiness/blockers.ts';
import { fc } from '../fast-check.ts';
import { often } from '../soak.ts';
import { contractDocument, digest, subject } from '../evidence/documents.ts';
import { bentWhereThere, type Bends } from '../gate/bend.ts';
import { world, type Asked, type World } from './world.ts';

export const NOW = '2026-03-15T12:00:00Z';

const NO_LIMITS: TrustRootLimits = {
  max_projection_hours: 24,
  max_facts_minutes: 527_040,
  max_clock_skew_seconds: 3600,
};

/** Ways to make a world wrong, or only different; each changes a place of its own. */
const BENDS: readonly Bends[] = [
  { '/entry/configuration/state': 'missing' },
  { '/entry/configuration/state': 'dynamic_registration' },
  { '/entry/approval/state': 'trial' },
  { '/entry/approval/state': 'pending' },
  { '/entry/approval/state': 'revoked' },
  { '/entry/approval/tier': 'basic' },
  { '/entry/approval/expires_at': NOW },
  { '/entry/policy/state': 'restricted' },
  { '/entry/runtime_control/state': 'degraded' },
  { '/entry/runtime_control/expires_at': NOW },
  { '/entry/local_run/expires_at': NOW },
  { '/entry/local_run/checks/0/outcome': 'failed' },
  { '/entry/live_run/contract_digest': digest('9') },
  { '/entry/live_run/checks/2/external_result': null },
  { '/entry/contract_digest': null },
  { '/account/state': 'reconnect_required' },
  { '/account/expires_at': NOW },
  { '/account/granted_scopes': [] },
  { '/implemented': false },
  { '/deployment_kind': 'self_hosted' },
  { '/claim/contractDigest': null },
  { '/entry/live_run/tested_revision': '3'.repeat(40) },
  { '/entry/local_run/checks/1/kind': 'other' },
  { '/facts_generated_at': '2026-03-15T10:59:59Z' },
  { '/facts_generated_at': '2026-03-15T12:01:01Z' },
  { '/facts_limits': { ...NO_LIMITS, max_facts_minutes: 1 } },
];

const operations = fc.constantFrom('publish_immediate', 'connect' as const);

export function contractFor(operation: 'publish_immediate' | 'connect'): CertificationContract {
  if (operation === 'publish_immediate') return contractDocument();
  const checks: CheckList = [{ kind: 'connect', not_applicable_reasons: [] }];
  return { ...contractDocument(), operation, local_checks: checks, live_checks: checks };
}

/** The subject, and others that differ from it in something. */
export const neighbours: fc.Arbitrary<Subject> = fc
  .record(
    {
      provider: fc.constant('other'),
      app_fingerprint: fc.constant(digest('e')),
      deployment_environment: fc.constant('staging' as const),
      provider_environment: fc.constant('sandbox' as const),
      instance_fingerprint: fc.constant(digest('e')),
      account_kind: fc.constant('personal'),
      output_profile: fc.constant('carousel'),
      operation: fc.constantFrom('publish_scheduled' as const, 'connect' as const),
      policy_mode: fc.constant('strict'),
    },
    { requiredKeys: [] },
  )
  .map((changes) => ({ ...subject(), ...changes }));

export const worlds: fc.Arbitrary<World> = fc
  .record({
    operation: operations,
    trial: fc.boolean(),
    bends: fc.subarray([...BENDS], { maxLength: 5 }),
    advertisableSubjects: fc.array(neighbours, { maxLength: 2 }),
  })
  .map(({ operation, trial, bends, advertisableSubjects }) => {
    const contract = { ...contractFor(operation), allow_trial_execution: trial };
    const valid = world(contract, { ...subject(), operation });
    const claim = { ...valid.claim, advertisableSubjects };
    return inOrder({ ...valid, claim }, bends);
  });

export const asked: fc.Arbitrary<Asked> = fc.record({
  intent: fc.constantFrom<ReadinessIntent>('production', 'certification_test'),
  flag: fc.boolean(),
});

export function inOrder(of: World, bends: readonly Bends[]): World {
  return bends.reduce((one, bend) => bentWhereThere(one, bend), of);
}

export function codes(blockers: ReadinessDecision['blockers']): string[] {
  return blockers.map(({ code }) => code);
}

export function rank({ state }: ReadinessDecision): number {
  return STATES.indexOf(state);
}

export const RUNS = { numRuns: often(75, 1000) };
