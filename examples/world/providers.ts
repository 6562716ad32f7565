import { digestOf } from '../../src/digest/index.ts';
import { TIER_NOT_REQUIRED } from '../../src/evidence/subject-evidence.ts';
import type {
  ApprovalTerms,
  CertificationContract,
  CheckList,
  ListedCheck,
  Subject,
} from '../../src/documents/index.ts';

export interface ExampleProvider {
  readonly name: string;
  readonly accountKinds: readonly string[];
  readonly outputProfile: string;
  readonly approval: ApprovalTerms;
  readonly scopes: readonly string[];
  /** Why tokens need no refresh, where they do not. */
  readonly noRefresh: string | null;
  readonly testedRevision: CertificationContract['tested_revision'];
  readonly policySource: string;
}

/** A provider that reviews apps, and a federated one that does not and has instances. */
export const PINTEREST: ExampleProvider = {
  name: 'pinterest',
  accountKinds: ['business', 'personal'],
  outputProfile: 'image-pin',
  approval: { required: true, tier: 'standard' },
  scopes: ['boards:read', 'pins:read', 'pins:write', 'user_accounts:read'],
  noRefresh: null,
  testedRevision: 'ancestor',
  policySource: 'https://policy.example/pinterest',
};

export const MASTODON: ExampleProvider = {
  name: 'mastodon',
  accountKinds: ['account'],
  outputProfile: 'status-with-media',
  approval: { required: false, tier: TIER_NOT_REQUIRED },
  scopes: ['read:accounts', 'write:media', 'write:statuses'],
  noRefresh: 'tokens-do-not-expire',
  testedRevision: 'any',
  policySource: 'https://policy.example/mastodon',
};

/** The two ways to publish, each a subject with a contract of its own. */
export const OPERATIONS = ['publish_immediate', 'publish_scheduled'] as const;

export type PublishOperation = (typeof OPERATIONS)[number];

/** The provider app of a deployment: who it is, by fingerprint only. */
export interface ExampleApp {
  readonly provider: ExampleProvider;
  readonly appFingerprint: string;
  readonly instanceFingerprint: string | null;
}

export function subjectOf(app: ExampleApp, operation: PublishOperation): Subject {
  const { provider, appFingerprint, instanceFingerprint } = app;
  const [accountKind = ''] = provider.accountKinds;
  return {
    provider: provider.name,
    app_fingerprint: appFingerprint,
    deployment_environment: 'production',
    provider_environment: 'production',
    instance_fingerprint: instanceFingerprint,
    account_kind: accountKind,
    output_profile: provider.outputProfile,
    operation,
    policy_mode: 'standard',
  };
}

export function contractFor(
  provider: ExampleProvider,
  operation: PublishOperation,
): CertificationContract {
  return {
    schema_version: 1,
    provider: provider.name,
    account_kinds: [...provider.accountKinds],
    output_profile: provider.outputProfile,
    operation,
    policy_mode: 'standard',
    capability_digest: digestOf(`capabilities of the ${provider.name} adapter`),
    policy_digest: digestOf(`policy of ${provider.name}`),
    required_scopes: [...provider.scopes],
    approval: provider.approval,
    local_checks: checksFor(provider, operation),
    live_checks: checksFor(provider, operation),
    retest_days: { local: 30, live: 30 },
    tested_revision: provider.testedRevision,
    allow_trial_execution: false,
    policy_sources: [provider.policySource],
  };
}

function checksFor({ noRefresh }: ExampleProvider, operation: PublishOperation): CheckList {
  const always = (kind: ListedCheck['kind']): ListedCheck => ({ kind, not_applicable_reasons: [] });
  return [
    always('connect'),
    always('authorization'),
    always(operation),
    always('final_result'),
    { kind: 'refresh', not_applicable_reasons: noRefresh === null ? [] : [noRefresh] },
    always('revoke'),
  ];
}
