// A request as it comes in, from a query or a file, checked against contracts and providers.

import { canonicalize } from '../digest/index.ts';
import { contractOf, indexContracts } from '../evidence/contract.ts';
import {
  controlOf,
  DEFAULT_FACTS_LIMITS,
  DISABLED_BY_ENVIRONMENT,
  isOver,
} from '../evidence/subject-evidence.ts';
import { instantOf, type EpochMs } from '../documents/json.ts';
import type { ControlFact, ProjectionEntry, ReadinessQuestion } from '../documents/index.ts';
import type { DecisionInput, EvidenceReading, ReadinessSettings } from './input.ts';

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
