import {
  authorizationOf,
  controlOf,
  evidenceOf,
  subjectDigest,
  type Authorization,
  type Contract,
  type Control,
  type SubjectEvidence,
} from '../evidence/index.ts';
import type { EpochMs, ProjectionEntry, ReadinessIntent, Subject } from '../json/index.ts';
import { document as isRequest } from '../json/generated/readiness-request.validator.js';
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
}

/** A case that can not be judged, and the control that is known in spite of that. */
export interface Unjudgeable {
  readonly why: 'request_invalid' | 'evidence_unreadable';
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
  if (!isRequest(request)) return { why: 'request_invalid', control };
  if (reading.state === 'unreadable') return { why: 'evidence_unreadable', control };
  const { entry, account, isImplemented } = reading;
  const { subject, intent } = request;
  if (subjectDigest(entry.subject) !== subjectDigest(subject))
    return { why: 'evidence_unreadable', control: null };
  return {
    subject,
    intent,
    at,
    entry,
    evidence: evidenceOf(entry),
    account: authorizationOf(account),
    contract:
      entry.contract_digest === null ? null : (contracts.byDigest(entry.contract_digest) ?? null),
    fittingContracts: contracts.countFor(subject),
    isImplemented,
  };
}

export function isUnjudgeable(of: SubjectCase | Unjudgeable): of is Unjudgeable {
  return 'why' in of;
}

export function isConnect({ operation }: Subject): boolean {
  return operation === 'connect';
}
