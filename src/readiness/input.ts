// The evidence of one subject and account, at one snapshot, as a decision takes it; and how a question becomes that.

import {
  type Authorization,
  authorizationOf,
  type Control,
  controlOf,
  evidenceOf,
  type FactsLimits,
  subjectDigest,
  type SubjectEvidence,
  DEFAULT_FACTS_LIMITS,
  DISABLED_BY_ENVIRONMENT,
  isOver,
} from '../evidence/subject-evidence.ts';
import {
  type Contract,
  type ContractIndex,
  unfitness,
  contractOf,
  indexContracts,
} from '../evidence/contract.ts';
import { knownExpiries, type GateContext } from '../gate/facts.ts';
import { instantOf, type EpochMs } from '../documents/json.ts';
import type {
  AccountAuthorization,
  ControlFact,
  DecisionRequest,
  ProjectionEntry,
  ReadinessIntent,
  RuntimeFacts,
  Subject,
  ReadinessQuestion,
} from '../documents/index.ts';
import { type Finding, finding, ClaimgateError } from '../documents/findings.ts';
import { document as isRequest } from '../documents/generated/readiness-request.validator.js';
import { disabledProvidersIn } from '../evidence/disabled-providers.ts';
import { canonicalize } from '../digest/index.ts';

/** Whether missing evidence blocks (specification/readiness.md 3): it does on a cloud deployment with the flag set. */
export interface Enforcement {
  readonly deployment_kind: RuntimeFacts['deployment_kind'];
  /** `SERVICE_PROVIDER_CERTIFICATION_ENFORCED`. */
  readonly flag: boolean;
}

/** The ledger and runtime facts about a subject, at one snapshot. */
export type EvidenceReading =
  | {
      readonly state: 'read';
      /** As an export joins it: the rules of the gate are asked about it. */
      readonly entry: ProjectionEntry;
      /** The grant of the requested account; `null`: none was asked for, or it is not known. */
      readonly account: AccountAuthorization | null;
      readonly isImplemented: boolean;
      readonly factsGeneratedAt: EpochMs;
    }
  | {
      readonly state: 'unreadable';
      /** Known in spite of that: an explicit disable wins over everything that could not be read. */
      readonly control: ControlFact;
      /** Where it was read, but says two things of one: which. */
      readonly contradictions?: readonly string[];
    };

/** The public claim on a subject, and what it needs beyond evidence. */
export interface PublicClaim {
  /** Digest of the contract that the claims file names for the subject; `null`: it is not claimed. */
  readonly contractDigest: string | null;
  /** Subjects that were found advertisable. Connect rests on those of its own connection only. */
  readonly advertisableSubjects: readonly Subject[];
}

export interface DecisionInput {
  readonly request: DecisionRequest;
  readonly reading: EvidenceReading;
  readonly contracts: ContractIndex;
  readonly claim: PublicClaim;
  /** Which tested commits are part of what runs; what is not known does not pass (rule 4). */
  readonly ancestry: GateContext['ancestry'];
  readonly enforcement: Enforcement;
  readonly factsLimits: FactsLimits;
  readonly at: EpochMs;
}

/** One subject with everything that was read of it, ready to judge. */
export interface SubjectCase {
  readonly subject: Subject;
  readonly intent: ReadinessIntent;
  readonly at: EpochMs;
  readonly entry: ProjectionEntry;
  readonly evidence: SubjectEvidence;
  /** The grant of the requested account. */
  readonly account: Authorization | null;
  readonly contract: Contract | null;
  /** How many contracts fit the subject, whatever is implemented. */
  readonly fittingContracts: number;
  readonly isImplemented: boolean;
  readonly factsGeneratedAt: EpochMs;
}

/** A case that cannot be judged, and the control that is known in spite of that. */
export interface Unjudgeable {
  readonly why: Finding;
  readonly control: Control | null;
}

/** Assembles the case to judge; evidence of another subject counts as missing. */
export function caseOf({
  request,
  reading,
  contracts,
  at,
}: DecisionInput): SubjectCase | Unjudgeable {
  const known = reading.state === 'read' ? reading.entry.runtime_control : reading.control;
  const control = controlOf(known);
  if (!isRequest(request)) return { why: finding('request_invalid'), control };
  if (reading.state === 'unreadable')
    return { why: whyUnreadable(reading.contradictions), control };
  const { entry, account, isImplemented, factsGeneratedAt } = reading;
  const { subject, intent } = request;
  if (subjectDigest(entry.subject) !== subjectDigest(subject))
    // Evidence of another subject is ignored, but a disable counts wherever it is.
    return {
      why: finding('evidence_unreadable'),
      control: control?.state === 'disabled' ? control : null,
    };
  return {
    subject,
    intent,
    at,
    entry,
    evidence: evidenceOf(entry),
    account: authorizationOf(account),
    contract: contractFor(subject, entry, contracts),
    fittingContracts: contracts.countFor(subject),
    isImplemented,
    factsGeneratedAt,
  };
}

function contractFor(
  subject: Subject,
  { contract_digest }: ProjectionEntry,
  contracts: ContractIndex,
): Contract | null {
  const named = contract_digest === null ? undefined : contracts.byDigest(contract_digest);
  return named && unfitness(named.document, subject).length === 0 ? named : null;
}

/**
 * When the first thing that a decision rests on begins or ends after an instant, by the evidence about the
 * subject and the grant of the account; until then, a decision changes by the age of the runtime facts alone.
 */
export function evidenceLastsUntil(
  entry: ProjectionEntry,
  account: AccountAuthorization | null,
  contracts: ContractIndex,
  at: EpochMs,
): EpochMs {
  const contract = contracts.byDigest(entry.contract_digest ?? '') ?? null;
  const evidence = evidenceOf(entry);
  const { approval, authorization, local_run, live_run } = entry;
  const runs = [local_run, live_run];
  const begins = [
    approval?.reviewed_at,
    authorization?.validated_at,
    account?.validated_at,
    ...runs.flatMap((run) => [
      run?.tested_at,
      ...(run?.checks.map(({ completed_at }) => completed_at) ?? []),
    ]),
  ];
  const instants = begins.flatMap((text) => (typeof text === 'string' ? [instantOf(text)] : []));
  const ends = [evidence.authorization, authorizationOf(account)].flatMap((grant) =>
    knownExpiries({ ...evidence, authorization: grant, contract }, null),
  );
  instants.push(...ends.map((end) => end.at));
  return Math.min(...instants.filter((instant) => instant > at));
}

function whyUnreadable(contradictions: readonly string[] = []): Finding {
  if (contradictions.length === 0) return finding('evidence_unreadable');
  return finding('evidence_contradictory', { found: contradictions.join(', ') });
}

export function isConnect({ operation }: Subject): boolean {
  return operation === 'connect';
}

/** Settings of readiness from the environment (specification/readiness.md 1 and 3, specification/ledger.md 1). */
export interface ReadinessSettings {
  readonly certificationEnforced: boolean;
  /** Providers that are disabled, whatever ledger and runtime facts say. */
  readonly disabledProviders: ReadonlySet<string>;
}

type Environment = Readonly<Record<string, string | undefined>>;

const ENFORCED_VARIABLE = 'SERVICE_PROVIDER_CERTIFICATION_ENFORCED';

/**
 * Reads the settings: the flag is exactly `true` or `false`, absent is `false`; the deny-list is slugs with
 * commas between them, absent or empty is nobody. Throws `enforcement_flag_invalid` or
 * `disabled_providers_invalid`: what cannot be read must not be guessed.
 */
export function readinessSettings(environment: Environment): ReadinessSettings {
  return {
    certificationEnforced: flagOf(environment[ENFORCED_VARIABLE]),
    disabledProviders: disabledProvidersIn(environment),
  };
}

function flagOf(text: string | undefined): boolean {
  if (text === undefined || text === 'false') return false;
  if (text === 'true') return true;
  throw new ClaimgateError('enforcement_flag_invalid', {
    expected: 'true or false',
    found: JSON.stringify(text),
  });
}

export function decisionInputOf(
  question: ReadinessQuestion,
  { certificationEnforced, disabledProviders }: ReadinessSettings,
  at: EpochMs,
): DecisionInput {
  const { request, deployment_kind, contracts, claim, facts_limits } = question;
  const { released_revisions: released, foreign_revisions: foreign } = question;
  return {
    request,
    reading: readingOf(question, disabledProviders.has(request.subject.provider), at),
    contracts: indexContracts(contracts.map(contractOf)),
    claim: {
      contractDigest: claim.contract_digest,
      advertisableSubjects: claim.advertisable_subjects,
    },
    ancestry: new Map([
      ...released.map((revision) => [revision, true] as const),
      ...foreign.map((revision) => [revision, false] as const),
    ]),
    enforcement: { deployment_kind, flag: certificationEnforced },
    factsLimits: facts_limits ?? DEFAULT_FACTS_LIMITS,
    at,
  };
}

/** Leaves out an entry that nothing may repeat; a disable in it still counts. */
export function withoutEntry(question: ReadinessQuestion, at: EpochMs): ReadinessQuestion {
  const { control, entry } = question.evidence;
  const disable = disableAmong([entry?.runtime_control ?? null, control], at);
  return {
    ...question,
    evidence: { ...question.evidence, entry: null, control: disable ?? control },
  };
}

/** A disable counts wherever it is; without one, contradictory evidence counts as unreadable. */
function readingOf(question: ReadinessQuestion, isDenied: boolean, at: EpochMs): EvidenceReading {
  const { entry, account, control, is_implemented, facts_generated_at } = question.evidence;
  const disable = isDenied
    ? DISABLED_BY_ENVIRONMENT
    : disableAmong([entry?.runtime_control ?? null, control], at);
  const contradictions = contradictionsIn(question, disable !== null);
  if (contradictions.length > 0) return { state: 'unreadable', control: disable, contradictions };
  if (entry === null || facts_generated_at === null)
    return { state: 'unreadable', control: disable ?? control };
  return {
    state: 'read',
    entry: disable === null ? entry : { ...entry, runtime_control: disable },
    account,
    isImplemented: is_implemented,
    factsGeneratedAt: instantOf(facts_generated_at),
  };
}

function disableAmong(controls: readonly ControlFact[], at: EpochMs): ControlFact {
  const isInForce = (fact: ControlFact) =>
    fact?.state === 'disabled' && !isOver(controlOf(fact)?.expiresAt ?? null, at);
  return controls.find(isInForce) ?? null;
}

function contradictionsIn(question: ReadinessQuestion, isDisabled: boolean): string[] {
  const { request, evidence, providers, foreign_revisions } = question;
  const { entry, account, control, facts_generated_at } = evidence;
  const released = new Set(question.released_revisions);
  const checks: readonly (readonly [pointer: string, isContradictory: boolean])[] = [
    ['/providers', !providers.includes(request.subject.provider)],
    ['/evidence/account', account !== null && request.account_reference === null],
    ['/evidence/facts_generated_at', entry !== null && facts_generated_at === null],
    ['/evidence/control', !isDisabled && entry !== null && isOtherControl(control, entry)],
    ['/foreign_revisions', foreign_revisions.some((revision) => released.has(revision))],
  ];
  return checks.flatMap(([pointer, isContradictory]) => (isContradictory ? [pointer] : []));
}

function isOtherControl(
  control: ControlFact,
  { runtime_control: other }: ProjectionEntry,
): boolean {
  if (control === null) return false;
  const said = [control, other].map(
    (fact) => fact && canonicalize([fact.state, fact.expires_at, fact.record ?? null]),
  );
  return said[0] !== said[1];
}
