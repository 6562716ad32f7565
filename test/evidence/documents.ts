import type { CertificationContract, CheckList, Subject } from '../../src/json/index.ts';

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
