import { contractDigest } from '../../evidence/contract.ts';
import { scopeDigest, TIER_NOT_REQUIRED } from '../../evidence/subject-evidence.ts';
import { DAY_MS, formatInstant, instantOf, type EpochMs } from '../../documents/json.ts';
import type {
  ApprovalReview,
  CertificationContract,
  CertificationRun,
  CheckReport,
  Claim,
  ControlEvent,
  ListedCheck,
  RunSideText,
  RuntimeFacts,
  Subject,
  TrustDescription,
} from '../../documents/index.ts';

const PUBLISH_OPERATIONS = ['publish_immediate', 'publish_scheduled'] as const;

export type PublishOperation = (typeof PUBLISH_OPERATIONS)[number];

export interface Particulars {
  readonly deployment: string;
  readonly provider: string;
  readonly accountKind: string;
  readonly outputProfile: string;
  readonly operation: PublishOperation;
  readonly policyMode: string;
  /** The tier that the provider approves the app for; `not_required` where it reviews no apps. */
  readonly tier: string;
  readonly scopes: readonly string[];
  readonly capabilityDigest: string;
  readonly policyDigest: string;
  readonly appFingerprint: string;
  readonly instanceFingerprint: string | null;
  readonly accountReference: string;
  readonly at: EpochMs;
}

/** The members that reviews and controls of an app are made of. */
export type AppParticulars = Pick<
  Particulars,
  'appFingerprint' | 'at' | 'instanceFingerprint' | 'provider' | 'tier'
>;

const MINUTE_MS = 60_000;
const RETEST_DAYS = { local: 30, live: 30 } as const;
/** When the runs started: after the review, and long enough ago for all their checks. */
const MINUTES_AGO = { local: 30, live: 20 } as const;

/** The one subject that all documents are about: production on both sides, so that it can be claimed. */
export function subjectTemplate(of: Particulars): Subject {
  return {
    provider: of.provider,
    app_fingerprint: of.appFingerprint,
    deployment_environment: 'production',
    provider_environment: 'production',
    instance_fingerprint: of.instanceFingerprint,
    account_kind: of.accountKind,
    output_profile: of.outputProfile,
    operation: of.operation,
    policy_mode: of.policyMode,
  };
}

/** A contract that asks for every check of the operation, on both sides, every 30 days. */
export function contractTemplate(of: Particulars): CertificationContract {
  return {
    schema_version: 1,
    provider: of.provider,
    account_kinds: [of.accountKind],
    output_profile: of.outputProfile,
    operation: of.operation,
    policy_mode: of.policyMode,
    capability_digest: of.capabilityDigest,
    policy_digest: of.policyDigest,
    required_scopes: of.scopes.toSorted(),
    approval: { required: of.tier !== TIER_NOT_REQUIRED, tier: of.tier },
    local_checks: checksOf(of.operation),
    live_checks: checksOf(of.operation),
    retest_days: { ...RETEST_DAYS },
    tested_revision: 'any',
    allow_trial_execution: false,
    accepted_origins: { local: ['test_results'], live: ['test_results'] },
    policy_sources: [],
  };
}

function checksOf(operation: PublishOperation): ListedCheck[] {
  const kinds = [
    'connect',
    'authorization',
    operation,
    'final_result',
    'refresh',
    'revoke',
  ] as const;
  return kinds.map((kind) => ({ kind, not_applicable_reasons: [] }));
}

export function claimTemplate(of: Particulars): Claim {
  return { subject: subjectTemplate(of), contract_digest: contractDigest(contractTemplate(of)) };
}

/** The review of the app by its provider, ten years ago: a real one is later, or it would be `backdated`. */
export function approvalTemplate(of: AppParticulars): ApprovalReview {
  return {
    schema_version: 1,
    origin: { kind: 'example' },
    provider: of.provider,
    app_fingerprint: of.appFingerprint,
    provider_environment: 'production',
    instance_fingerprint: of.instanceFingerprint,
    state: of.tier === TIER_NOT_REQUIRED ? 'not_required' : 'approved',
    tier: of.tier,
    reviewed_at: formatInstant(of.at - 3650 * DAY_MS),
    expires_at: formatInstant(of.at + 180 * DAY_MS),
  };
}

/** The control event that enables everything of the app, since yesterday and without end. */
export function controlTemplate(of: AppParticulars): ControlEvent {
  return {
    schema_version: 1,
    origin: { kind: 'example' },
    selector: { provider: of.provider, app_fingerprint: of.appFingerprint },
    state: 'enabled',
    reason: 'launch',
    starts_at: formatInstant(of.at - DAY_MS),
    expires_at: null,
  };
}

/** A run that says every check passed, although no test ran. It ends with its review at the latest. */
export function runTemplate(
  of: Particulars,
  side: RunSideText,
  review: Pick<ApprovalReview, 'expires_at'> = approvalTemplate(of),
): CertificationRun {
  const contract = contractTemplate(of);
  const testedAt = of.at - MINUTES_AGO[side] * MINUTE_MS;
  const expiresAt = Math.min(testedAt + RETEST_DAYS[side] * DAY_MS, instantOf(review.expires_at));
  return {
    schema_version: 1,
    origin: { kind: 'example' },
    side,
    subject: subjectTemplate(of),
    contract_digest: contractDigest(contract),
    tested_revision: '0'.repeat(40),
    tested_at: formatInstant(testedAt),
    expires_at: formatInstant(expiresAt),
    granted_scopes: grantedScopes(of),
    account_reference: side === 'live' ? of.accountReference : null,
    checks: contract[`${side}_checks`].map(({ kind }, index): CheckReport => {
      const showsResult = kind === of.operation || kind === 'final_result';
      return {
        kind,
        outcome: 'passed',
        not_applicable_reason: null,
        completed_at: formatInstant(testedAt + (index + 1) * MINUTE_MS),
        external_result: showsResult ? `example: no test ran, ${kind}` : null,
      };
    }),
  };
}

function grantedScopes({ scopes }: Particulars): string[] {
  return scopes.map(scopeDigest).toSorted();
}

export function factsTemplate(of: Particulars): RuntimeFacts {
  const { provider, accountKind: account_kind, outputProfile: output_profile } = of;
  const app = {
    provider,
    app_fingerprint: of.appFingerprint,
    instance_fingerprint: of.instanceFingerprint,
  };
  return {
    schema_version: 1,
    origin: { kind: 'example' },
    deployment: of.deployment,
    deployment_kind: 'cloud',
    deployment_environment: 'production',
    generated_at: formatInstant(of.at),
    apps: [
      { ...app, provider_environment: 'production', state: 'configured', source: 'environment' },
    ],
    accounts: [
      {
        ...app,
        account_reference: of.accountReference,
        account_kind,
        authorization: {
          state: 'valid',
          granted_scopes: grantedScopes(of),
          validated_at: formatInstant(of.at - 10 * MINUTE_MS),
          expires_at: formatInstant(of.at + 60 * DAY_MS),
        },
      },
    ],
    policies: [
      {
        provider,
        account_kind,
        output_profile,
        policy_mode: of.policyMode,
        state: 'allowed',
        reason: null,
        policy_digest: of.policyDigest,
      },
    ],
    implemented: [
      { provider, output_profile, operation: of.operation, capability_digest: of.capabilityDigest },
    ],
    deny_list: [],
  };
}

/** The lists of runtime facts, and by which members each row is known. */
const FACT_KEYS = {
  apps: ['provider', 'app_fingerprint', 'provider_environment', 'instance_fingerprint'],
  accounts: [
    'provider',
    'app_fingerprint',
    'instance_fingerprint',
    'account_kind',
    'account_reference',
  ],
  policies: ['provider', 'account_kind', 'output_profile', 'policy_mode'],
  implemented: ['provider', 'output_profile', 'operation'],
} as const;

/** Rows that are there stay, and so does `generated_at`: added rows never make old facts look fresh. */
export function withFacts(known: RuntimeFacts, more: RuntimeFacts): RuntimeFacts {
  return {
    ...known,
    apps: union(known.apps, more.apps, FACT_KEYS.apps),
    accounts: union(known.accounts, more.accounts, FACT_KEYS.accounts),
    policies: union(known.policies, more.policies, FACT_KEYS.policies),
    implemented: union(known.implemented, more.implemented, FACT_KEYS.implemented),
  };
}

/** Leaves out the rows of a provider that hold one of these values. */
export function withoutRows(
  facts: RuntimeFacts,
  provider: string,
  values: readonly string[],
): RuntimeFacts {
  const kept = <T extends { readonly provider: string }>(rows: readonly T[]) =>
    rows.filter(
      (row) =>
        row.provider !== provider || !Object.values(row).some((value) => values.includes(value)),
    );
  return {
    ...facts,
    apps: kept(facts.apps),
    accounts: kept(facts.accounts),
    policies: kept(facts.policies),
    implemented: kept(facts.implemented),
  };
}

function union<T extends object>(
  known: readonly T[],
  more: readonly T[],
  keys: readonly (keyof T)[],
): T[] {
  const keyOf = (row: T) => keys.map((key) => String(row[key])).join(' ');
  const there = new Set(known.map(keyOf));
  return [...known, ...more.filter((row) => !there.has(keyOf(row)))];
}

/** Description from which `trust init` makes a first trust root: one key for each role, by the files of their public keys. */
export function trustTemplate(deployment: string, at: EpochMs): TrustDescription {
  const role = (file: string) => ({ keys: [`keys/${file}.key.pub.pem`], threshold: 1 });
  return {
    schema_version: 1,
    expires_at: formatInstant(at + 365 * DAY_MS),
    deployment,
    ledger: { origin: `ledger.example/${deployment}`, keys: ['keys/ledger.key.pub.pem'] },
    roles: { root: role('root'), projection: role('projection'), release: role('release') },
    limits: { max_projection_hours: 24, max_facts_minutes: 60, max_clock_skew_seconds: 30 },
  };
}

export const EXAMPLES = [
  'contract',
  'run',
  'control',
  'approval',
  'facts',
  'trust',
  'claims',
] as const;

export type ExampleName = (typeof EXAMPLES)[number];

export function exampleOf(name: ExampleName, side: RunSideText, of: Particulars): object {
  if (name === 'contract') return contractTemplate(of);
  if (name === 'approval') return approvalTemplate(of);
  if (name === 'control') return controlTemplate(of);
  if (name === 'run') return runTemplate(of, side);
  if (name === 'facts') return factsTemplate(of);
  if (name === 'trust') return trustTemplate(of.deployment, of.at);
  return { schema_version: 1, claims: [claimTemplate(of)] };
}
