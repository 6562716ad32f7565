// All evidence of one exact subject as the rules see it, and what "current" means for each part.

import { canonicalize, digestOf, objectDigest, type Digest } from '../digest/index.ts';
import type {
  TrustRootLimits,
  ApprovalState,
  ControlFact,
  Subject,
  ApprovalFact,
  AuthorizationFact,
  CheckFact,
  CheckName,
  FactsOrigin,
  CheckReport,
  ConfigurationFact,
  CorrectedFact,
  PolicyFact,
  Origin,
  ProjectionEntry,
  RunFact,
  RunOrigin,
} from '../documents/index.ts';
import { formatInstant, instantOf, type EpochMs } from '../documents/json.ts';

/** A stretch of time: `from` is in it, `until` is not (every expiry is exclusive). No `until`: no end was set. */
interface Period {
  readonly from: EpochMs;
  readonly until: EpochMs | null;
}

type Standing = 'not_yet' | 'current' | 'over';

/** Returns where an instant lies in a period. The one definition of "current": `from <= at < until`. */
export function standingOf({ from, until }: Period, at: EpochMs): Standing {
  if (isOver(until, at)) return 'over';
  return at < from ? 'not_yet' : 'current';
}

/** Tells whether an expiry has passed: at `until` it has. */
export function isOver(until: EpochMs | null, at: EpochMs): boolean {
  return until !== null && at >= until;
}

/** How old runtime facts may be, and by how much clocks may differ. */
export type FactsLimits = Pick<TrustRootLimits, 'max_clock_skew_seconds' | 'max_facts_minutes'>;

/** The limits where no trust root sets them (specification/readiness.md 1). */
export const DEFAULT_FACTS_LIMITS: FactsLimits = {
  max_facts_minutes: 60,
  max_clock_skew_seconds: 60,
};

type FactsFault = 'too_old' | 'from_future';

/** Tells why runtime facts say nothing about an instant; `null` where they do. */
export function factsFault(
  generatedAt: EpochMs,
  { max_facts_minutes, max_clock_skew_seconds }: FactsLimits,
  at: EpochMs,
): FactsFault | null {
  const age = at - generatedAt;
  if (age < -max_clock_skew_seconds * 1000) return 'from_future';
  // Asked this way round, an age or a limit that is no number counts as too old.
  return age <= max_facts_minutes * 60_000 ? null : 'too_old';
}

/** A set of OAuth scopes, each by its digest: order never matters. */
export type ScopeSet = ReadonlySet<string>;

/** Returns the digest under which a scope stands in ledger and projection (specification/documents.md 1). */
export function scopeDigest(scope: string): Digest {
  return digestOf(scope);
}

export function missingScopes(granted: ScopeSet, required: ScopeSet): string[] {
  return [...required].filter((scope) => !granted.has(scope));
}

export function sameScopes(one: ScopeSet, other: ScopeSet): boolean {
  return one.size === other.size && missingScopes(one, other).length === 0;
}

/** Where in the ledger a fact stands: its place in the one total order, and its leaf hash (specification/trust.md 3). */
interface RecordPlace {
  readonly sequence: number;
  readonly leaf: string;
}

/** How evidence came about (specification/documents.md 3.10); `unstated`: recorded before evidence said so. */
export type OriginKind = Origin['kind'] | RunOrigin['kind'] | 'unstated';

/** The tested revision of a run for which no test ran: git's id of nothing, with as many digits as ids have there. */
export const NO_COMMIT = /^0+$/;

/** A run of no commit is an example, whatever it says: no test ran. */
export function originOf<Kind extends FactsOrigin['kind'] | OriginKind = OriginKind>(fact: {
  readonly origin?: { readonly kind: Kind };
  readonly tested_revision?: string;
}): Kind | 'example' | 'unstated' {
  if (NO_COMMIT.test(fact.tested_revision ?? '')) return 'example';
  return fact.origin?.kind ?? 'unstated';
}

export interface Approval {
  readonly state: ApprovalState;
  readonly tier: string;
  readonly reviewedAt: EpochMs;
  readonly expiresAt: EpochMs;
  readonly origin: OriginKind;
  readonly record: RecordPlace;
}

/** The tier of a review that says that no approval is needed. */
export const TIER_NOT_REQUIRED = 'not_required';

export interface Authorization {
  readonly state: 'not_applicable' | 'reconnect_required' | 'valid';
  readonly grantedScopes: ScopeSet;
  readonly validatedAt: EpochMs;
  /** `null`: the provider set no end (RFC 6749 section 5.1 leaves `expires_in` optional). */
  readonly expiresAt: EpochMs | null;
}

export interface Control {
  readonly state: 'disabled' | 'degraded' | 'enabled';
  /** `null`: it holds until a later event supersedes it. */
  readonly expiresAt: EpochMs | null;
  /** `null`: no ledger record says so, as for a disable of the runtime facts or the environment. */
  readonly record: RecordPlace | null;
  /** Set where the environment disables. A disable with neither this nor a record is of the runtime facts. */
  readonly source?: 'environment' | undefined;
  readonly origin: OriginKind;
}

export const DISABLED_BY_FACTS: NonNullable<ControlFact> = {
  state: 'disabled',
  expires_at: null,
  record: null,
};

export const DISABLED_BY_ENVIRONMENT: NonNullable<ControlFact> = {
  ...DISABLED_BY_FACTS,
  source: 'environment',
};

export function subjectDigest(subject: Subject): Digest {
  return objectDigest('subject', subject);
}

/** Subjects that differ in nothing but profile and operation share it: these say nothing about connecting. */
export function connectionKey(subject: Subject): string {
  const { output_profile: _profile, operation: _operation, ...connection } = subject;
  return canonicalize(connection);
}

export type Configuration = Readonly<NonNullable<ConfigurationFact>>;
type Policy = Readonly<NonNullable<PolicyFact>>;

export interface Check {
  readonly kind: CheckName;
  /** No check of a projection is `errored`. */
  readonly outcome: CheckReport['outcome'];
  readonly notApplicableReason: string | null;
  readonly completedAt: EpochMs;
  /** Fingerprint of what the provider answered, never the answer. */
  readonly externalResult: string | null;
}

/** Runs that could not be tested, one after the other since the run that counts (specification/ledger.md 3). */
export interface ErroredRuns {
  readonly count: number;
  /** When the first of them started. */
  readonly firstAt: EpochMs;
}

/** The effective certification run of one subject on one side (specification/documents.md 3.3). */
export interface Run {
  readonly subjectDigest: string;
  readonly contractDigest: string;
  readonly testedRevision: string;
  readonly testedAt: EpochMs;
  readonly expiresAt: EpochMs;
  /** The review at the time of the test. */
  readonly approvalState: ApprovalState;
  readonly approvalTier: string;
  /** The contract's scopes at the time of the test. */
  readonly requiredScopes: ScopeSet;
  /** The grant at the time of the test; a local run simulates one. */
  readonly grantedScopes: ScopeSet;
  readonly checks: readonly Check[];
  readonly origin: OriginKind;
  /** Whether nobody said how the command of its test results ended. */
  readonly lacksExitStatus: boolean;
  /** Digest of the code that it speaks for; `null`: it names none. */
  readonly coveredTree: string | null;
  /** Later ones that could not be tested; `null`: there are none. */
  readonly errored: ErroredRuns | null;
  readonly record: RecordPlace;
}

/** The evidence for one subject; `null` is unknown. */
export interface SubjectEvidence {
  /** The contract that fits what the runtime implements now; `null`: there is none. */
  readonly contractDigest: string | null;
  readonly configuration: Configuration | null;
  readonly approval: Approval | null;
  readonly authorization: Authorization | null;
  readonly policy: Policy | null;
  readonly control: Control | null;
  readonly localRun: Run | null;
  readonly liveRun: Run | null;
  /** Which of them are unknown because of a correction. */
  readonly corrected: readonly CorrectedFact[];
}

/** Turns an entry of a projection into evidence: every instant is parsed here, once. */
export function evidenceOf(entry: ProjectionEntry): SubjectEvidence {
  return {
    contractDigest: entry.contract_digest,
    configuration: entry.configuration,
    approval: approvalOf(entry.approval),
    authorization: authorizationOf(entry.authorization),
    policy: entry.policy,
    control: controlOf(entry.runtime_control),
    localRun: runOf(entry.local_run),
    liveRun: runOf(entry.live_run),
    corrected: entry.corrected ?? [],
  };
}

function approvalOf(fact: ApprovalFact): Approval | null {
  if (fact === null) return null;
  const { state, tier, record } = fact;
  return {
    state,
    tier,
    reviewedAt: instantOf(fact.reviewed_at),
    expiresAt: instantOf(fact.expires_at),
    origin: originOf(fact),
    record,
  };
}

export function authorizationOf(fact: AuthorizationFact): Authorization | null {
  if (fact === null) return null;
  return {
    state: fact.state,
    grantedScopes: new Set(fact.granted_scopes),
    validatedAt: instantOf(fact.validated_at),
    expiresAt: expiryOf(fact.expires_at),
  };
}

export function controlOf(fact: ControlFact): Control | null {
  if (fact === null) return null;
  const { state, expires_at, record, source } = fact;
  return { state, expiresAt: expiryOf(expires_at), record, source, origin: originOf(fact) };
}

function runOf(fact: RunFact): Run | null {
  if (fact === null) return null;
  return {
    subjectDigest: fact.subject_digest,
    contractDigest: fact.contract_digest,
    testedRevision: fact.tested_revision,
    testedAt: instantOf(fact.tested_at),
    expiresAt: instantOf(fact.expires_at),
    approvalState: fact.approval_state,
    approvalTier: fact.approval_tier,
    requiredScopes: new Set(fact.required_scopes),
    grantedScopes: new Set(fact.granted_scopes),
    checks: fact.checks.map(checkOf),
    origin: originOf(fact),
    lacksExitStatus: fact.exit_status === 'unstated',
    coveredTree: fact.covered_tree ?? null,
    errored: erroredOf(fact),
    record: fact.record,
  };
}

/** Returns what a projection and a status say of such runs; no member where there are none. */
export function erroredFact(
  errored: ErroredRuns | undefined,
): Pick<NonNullable<RunFact>, 'errored'> {
  if (!errored) return {};
  return { errored: { count: errored.count, first_at: formatInstant(errored.firstAt) } };
}

function erroredOf({ errored }: NonNullable<RunFact>): ErroredRuns | null {
  return errored ? { count: errored.count, firstAt: instantOf(errored.first_at) } : null;
}

/** A check as a projection, a record or a document says it. */
export type CheckSaid = Omit<CheckFact, 'outcome'> & Pick<CheckReport, 'outcome'>;

export function checkOf(fact: CheckSaid): Check {
  return {
    kind: fact.kind,
    outcome: fact.outcome,
    notApplicableReason: fact.not_applicable_reason,
    completedAt: instantOf(fact.completed_at),
    externalResult: fact.external_result,
  };
}

function expiryOf(text: string | null): EpochMs | null {
  return text === null ? null : instantOf(text);
}
