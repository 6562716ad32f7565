import { contractDigest } from '../../src/evidence/contract.ts';
import { scopeDigest, subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { type RunSide } from '../../src/evidence/run.ts';
import type {
  CertificationContract,
  CheckFact,
  CheckList,
  ProjectionEntry,
  RunFact,
  Subject,
} from '../../src/documents/index.ts';

/** A digest that is easy to recognise: 64 times the same hex digit. */
export function digest(digit: string): string {
  return `sha256:${digit.repeat(64)}`;
}

/** A claimable subject. */
export function subject(): Subject {
  return {
    provider: 'pixelgram',
    app_fingerprint: digest('a'),
    deployment_environment: 'production',
    provider_environment: 'production',
    instance_fingerprint: null,
    account_kind: 'business',
    output_profile: 'single-image',
    operation: 'publish_immediate',
    policy_mode: 'standard',
  };
}

/** A valid contract that fits it. */
export function contractDocument(): CertificationContract {
  return {
    schema_version: 1,
    provider: 'pixelgram',
    account_kinds: ['business', 'personal'],
    output_profile: 'single-image',
    operation: 'publish_immediate',
    policy_mode: 'standard',
    capability_digest: digest('b'),
    policy_digest: digest('c'),
    required_scopes: ['pages.read', 'https://scopes.example/publish'],
    approval: { required: true, tier: 'advanced' },
    local_checks: checks(['simulated']),
    live_checks: checks(['no-refresh-tokens', 'no-revoke-endpoint']),
    retest_days: { local: 30, live: 30 },
    tested_revision: 'ancestor',
    allow_trial_execution: false,
    policy_sources: ['https://provider.example/terms', 'https://provider.example/api'],
  };
}

function checks(reasons: string[]): CheckList {
  return [
    { kind: 'connect', not_applicable_reasons: [] },
    { kind: 'authorization', not_applicable_reasons: [] },
    { kind: 'publish_immediate', not_applicable_reasons: [] },
    { kind: 'final_result', not_applicable_reasons: [] },
    { kind: 'refresh', not_applicable_reasons: [...reasons] },
    { kind: 'revoke', not_applicable_reasons: [...reasons] },
  ];
}

/** The commit that both runs of `entry` tested. */
export const TESTED_REVISION = '1'.repeat(40);

/** An entry for a subject under which a claim on the contract passes every rule, from 2 to 30 March 2026. */
export function entry(of = subject(), contract = contractDocument()): ProjectionEntry {
  return {
    subject: of,
    contract_digest: contractDigest(contract),
    configuration: { state: 'configured', source: 'environment' },
    approval: {
      state: 'approved',
      tier: contract.approval.tier,
      reviewed_at: '2026-01-10T09:00:00Z',
      expires_at: '2026-07-10T09:00:00Z',
      record: { sequence: 3, leaf: digest('3') },
    },
    authorization: {
      state: 'valid',
      granted_scopes: contract.required_scopes.map(scopeDigest),
      validated_at: '2026-03-01T12:00:00Z',
      expires_at: '2026-06-01T12:00:00Z',
    },
    policy: { state: 'allowed' },
    runtime_control: {
      state: 'enabled',
      expires_at: '2026-05-01T00:00:00Z',
      record: { sequence: 4, leaf: digest('4') },
    },
    local_run: run('local', of, contract),
    live_run: run('live', of, contract),
  };
}

const TESTED_AT = { local: '2026-03-01T08:00:00Z', live: '2026-03-01T10:00:00Z' };
const EXPIRES_AT = { local: '2026-04-15T08:00:00Z', live: '2026-04-15T10:00:00Z' };
const COMPLETED_AT = { local: '2026-03-01T08:05:00Z', live: '2026-03-01T10:05:00Z' };
const SEQUENCE = { local: 5, live: 6 };

function run(side: RunSide, of: Subject, contract: CertificationContract): NonNullable<RunFact> {
  const scopes = contract.required_scopes.map(scopeDigest);
  return {
    subject_digest: subjectDigest(of),
    contract_digest: contractDigest(contract),
    tested_revision: TESTED_REVISION,
    tested_at: TESTED_AT[side],
    expires_at: EXPIRES_AT[side],
    approval_state: 'approved',
    approval_tier: contract.approval.tier,
    required_scopes: scopes,
    granted_scopes: [...scopes],
    checks: contract[`${side}_checks`].map(({ kind }): CheckFact => {
      const isPublish = kind === contract.operation || kind === 'final_result';
      return {
        kind,
        outcome: 'passed',
        not_applicable_reason: null,
        completed_at: COMPLETED_AT[side],
        external_result: side === 'live' && isPublish ? digest('e') : null,
      };
    }),
    record: { sequence: SEQUENCE[side], leaf: digest(`${SEQUENCE[side]}`) },
  };
}
