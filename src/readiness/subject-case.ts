import {
  authorizationOf,
  controlOf,
  evidenceOf,
  subjectDigest,
  unfitness,
  type Authorization,
  type Contract,
  type Control,
  type SubjectEvidence,
} from '../evidence/index.ts';
import { finding, type Finding } from '../findings/index.ts';
import type { EpochMs } from '../json/index.ts';
import type { ProjectionEntry, ReadinessIntent, Subject } from '../documents/index.ts';
import { document as isRequest } from '../documents/generated/readiness-request.validator.js';
import type { DecisionInput } from './input.ts';

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

/** A case that can not be judged, and the control that is known in spite of that. */
export interface Unjudgeable {
  readonly why: Finding;
  readonly control: Control | null;
}

/** Puts together what is judged; evidence of another subject is as good as none. */
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
    // It says nothing about this subject, but a disable counts wherever it is found.
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

/** The contract that the entry names, where it is there and for this subject. */
function contractFor(
  subject: Subject,
  { contract_digest }: ProjectionEntry,
  contracts: DecisionInput['contracts'],
): Contract | null {
  const named = contract_digest === null ? undefined : contracts.byDigest(contract_digest);
  return named && unfitness(named.document, subject).length === 0 ? named : null;
}

function whyUnreadable(contradictions: readonly string[] = []): Finding {
  if (contradictions.length === 0) return finding('evidence_unreadable');
  return finding('evidence_contradictory', { found: contradictions.join(', ') });
}

export function isUnjudgeable(of: SubjectCase | Unjudgeable): of is Unjudgeable {
  return 'why' in of;
}

export function isConnect({ operation }: Subject): boolean {
  return operation === 'connect';
}
