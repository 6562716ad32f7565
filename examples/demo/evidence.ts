import type { Fingerprinter } from '../../src/digest/index.ts';
import { contractDigest } from '../../src/evidence/contract.ts';
import { scopeDigest } from '../../src/evidence/subject-evidence.ts';
import { DAY_MS, formatInstant, type EpochMs } from '../../src/documents/json.ts';
import type {
  ApprovalReview,
  CertificationRun,
  ControlEvent,
  RunSideText,
  RuntimeFacts,
} from '../../src/documents/index.ts';
import type { NamedContract } from '../world/build.ts';
import { checksPassed, RUN_DAYS } from '../world/evidence.ts';
import { DEPLOYMENT } from '../world/organisation.ts';
import {
  contractFor,
  MASTODON,
  OPERATIONS,
  PINTEREST,
  subjectOf,
  type ExampleApp,
  type ExampleProvider,
} from '../world/providers.ts';

const HOUR_MS = 3_600_000;

/** An app of the demonstration, and the account that its live runs publish through. */
export interface DemoApp extends ExampleApp {
  /** As the provider writes it: it goes into documents, and only its fingerprint into the ledger. */
  readonly account: string;
}

/** The apps of the demonstration's deployment, by the fingerprints that its key makes of their ids. */
export function demoApps(fingerprints: Fingerprinter): readonly DemoApp[] {
  const app = (provider: ExampleProvider, instance: string | null): DemoApp => ({
    provider,
    appFingerprint: fingerprints.of('app', `${provider.name} app of ${DEPLOYMENT}`),
    instanceFingerprint: instance === null ? null : fingerprints.of('instance', instance),
    account: `account of ${provider.name}`,
  });
  return [app(PINTEREST, null), app(MASTODON, 'social.example')];
}

/** The contracts of an app, and what their files are called. */
export function contractsFor({ provider }: DemoApp): readonly NamedContract[] {
  return OPERATIONS.map((operation) => ({
    name: `${provider.name}.${provider.outputProfile}.${operation}.json`,
    document: contractFor(provider, operation),
  }));
}

/** The review of an app by its provider, two months ago. */
export function reviewOf(app: DemoApp, at: EpochMs): ApprovalReview {
  const { required, tier } = app.provider.approval;
  return {
    schema_version: 1,
    provider: app.provider.name,
    app_fingerprint: app.appFingerprint,
    provider_environment: 'production',
    instance_fingerprint: app.instanceFingerprint,
    state: required ? 'approved' : 'not_required',
    tier,
    reviewed_at: formatInstant(at - 60 * DAY_MS),
    expires_at: formatInstant(at + 120 * DAY_MS),
  };
}

export function controlOf(
  selector: ControlEvent['selector'],
  state: ControlEvent['state'],
  reason: string,
  at: EpochMs,
): ControlEvent {
  const starts_at = formatInstant(at - DAY_MS);
  return { schema_version: 1, selector, state, reason, starts_at, expires_at: null };
}

/** The runs of an app, local and live, of a revision: all checks passed. */
export function runsOf(app: DemoApp, revision: string, at: EpochMs): readonly CertificationRun[] {
  return OPERATIONS.flatMap((operation) =>
    (['local', 'live'] as const).map((side) => {
      const testedAt = at - (side === 'local' ? 5 : 4) * DAY_MS;
      return runOf(app, operation, side, { revision, testedAt });
    }),
  );
}

/** The same live run an hour ago, when the provider no longer published what it received. */
export function failedRunOf(app: DemoApp, revision: string, at: EpochMs): CertificationRun {
  const run = runOf(app, OPERATIONS[0], 'live', { revision, testedAt: at - HOUR_MS });
  const checks = run.checks.map((check) =>
    check.kind === 'final_result'
      ? { ...check, outcome: 'failed' as const, external_result: null }
      : check,
  );
  return { ...run, checks };
}

function runOf(
  app: DemoApp,
  operation: (typeof OPERATIONS)[number],
  side: RunSideText,
  { revision, testedAt }: { readonly revision: string; readonly testedAt: EpochMs },
): CertificationRun {
  const contract = contractFor(app.provider, operation);
  let posts = 0;
  return {
    schema_version: 1,
    side,
    subject: subjectOf(app, operation),
    contract_digest: contractDigest(contract),
    tested_revision: revision,
    tested_at: formatInstant(testedAt),
    expires_at: formatInstant(testedAt + RUN_DAYS[side] * DAY_MS),
    granted_scopes: contract.required_scopes.map(scopeDigest).toSorted(),
    account_reference: side === 'live' ? app.account : null,
    checks: checksPassed(contract, side, testedAt, () => `${operation} post ${(posts += 1)}`),
  };
}

/** Configuration, grants, policies, adapters. */
export function runtimeFacts(
  apps: readonly DemoApp[],
  fingerprints: Fingerprinter,
  at: EpochMs,
): RuntimeFacts {
  const contracts = apps.flatMap(contractsFor).map(({ document }) => document);
  return {
    schema_version: 1,
    deployment: DEPLOYMENT,
    deployment_kind: 'cloud',
    deployment_environment: 'production',
    generated_at: formatInstant(at),
    apps: apps.map((app) => ({
      ...appOf(app),
      provider_environment: 'production',
      state: 'configured',
      source: 'environment',
    })),
    accounts: apps.map((app) => ({
      ...appOf(app),
      account_reference: fingerprints.of('account_reference', app.account),
      account_kind: app.provider.accountKinds[0] ?? '',
      authorization: {
        state: 'valid',
        granted_scopes: app.provider.scopes.map(scopeDigest).toSorted(),
        validated_at: formatInstant(at - 8 * HOUR_MS),
        expires_at: formatInstant(at + 60 * DAY_MS),
      },
    })),
    policies: apps.map(({ provider }) => ({
      provider: provider.name,
      account_kind: provider.accountKinds[0] ?? '',
      output_profile: provider.outputProfile,
      policy_mode: 'standard',
      state: 'allowed',
      reason: null,
      policy_digest: contractFor(provider, OPERATIONS[0]).policy_digest,
    })),
    implemented: contracts.map(({ provider, output_profile, operation, capability_digest }) => ({
      provider,
      output_profile,
      operation,
      capability_digest,
    })),
    deny_list: [],
  };
}

function appOf({ provider, appFingerprint, instanceFingerprint }: DemoApp) {
  return {
    provider: provider.name,
    app_fingerprint: appFingerprint,
    instance_fingerprint: instanceFingerprint,
  };
}
