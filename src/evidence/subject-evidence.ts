import type {
  ApprovalFact,
  AuthorizationFact,
  CheckFact,
  ConfigurationFact,
  ControlFact,
  PolicyFact,
  ProjectionEntry,
  RunFact,
} from '../documents/index.ts';
import type { Approval, Authorization, Control } from './permissions.ts';
import type { Check, Run } from './run.ts';
import { instantOf, type EpochMs } from '../json/index.ts';
import { scopeSetOf } from './scopes.ts';

export type Configuration = Readonly<NonNullable<ConfigurationFact>>;
type Policy = Readonly<NonNullable<PolicyFact>>;

/** What is known of one subject; `null` is not known. */
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
    record,
  };
}

/** Makes a grant of a document ready to judge. */
export function authorizationOf(fact: AuthorizationFact): Authorization | null {
  if (fact === null) return null;
  return {
    state: fact.state,
    grantedScopes: scopeSetOf(fact.granted_scopes),
    validatedAt: instantOf(fact.validated_at),
    expiresAt: expiryOf(fact.expires_at),
  };
}

/** Makes a control of a document ready to judge. */
export function controlOf(fact: ControlFact): Control | null {
  return fact === null
    ? null
    : { state: fact.state, expiresAt: expiryOf(fact.expires_at), record: fact.record };
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
    requiredScopes: scopeSetOf(fact.required_scopes),
    grantedScopes: scopeSetOf(fact.granted_scopes),
    checks: fact.checks.map(checkOf),
    record: fact.record,
  };
}

/** Makes a check of a document ready to judge. */
export function checkOf(fact: CheckFact): Check {
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
