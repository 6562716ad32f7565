import { DEFAULT_FACTS_LIMITS } from '../evidence/index.ts';
import type { DecisionRequest, ReadinessDecision, Subject } from '../documents/index.ts';
import { document as isRequest } from '../documents/generated/readiness-request.validator.js';
import { memberOf } from './http/request.ts';
import { decide, type EvidenceReading, type PublicClaim } from '../readiness/index.ts';
import type { SubjectNames } from '../ledger/subjects.ts';
import {
  grantOf,
  joinedReading,
  NOTHING_READ,
  READ_AT_ONCE,
  readControl,
  readSubject,
  readSubjects,
  withGrant,
  type Snapshot,
  type SubjectReading,
} from './snapshot.ts';

/** The decision on a request, at a snapshot. */
export async function decideOn(
  snapshot: Snapshot,
  request: DecisionRequest,
): Promise<ReadinessDecision> {
  if (!isRequest(request)) return decideWith(snapshot, request, await noReading(snapshot, request));
  const { subject } = request;
  const reading = await readSubject(snapshot, subject);
  const backing = subject.operation === 'connect' ? await firstUpheld(snapshot, subject) : null;
  return decideRead(snapshot, request, reading, backing);
}

/**
 * Decides on a subject that was read already.
 *
 * @param backing of a connect: a claimed subject that may be advertised and shares its connection, if any
 */
export function decideRead(
  snapshot: DecidingSnapshot,
  request: DecisionRequest,
  reading: SubjectReading,
  backing: Subject | null,
): ReadinessDecision {
  const { subject } = request;
  const evidence =
    reading.state === 'read' ? withGrant(reading, grantOf(reading, request)) : reading;
  return decideWith(snapshot, request, evidence, {
    contractDigest: snapshot.claims.contractFor(subject),
    advertisableSubjects: backing === null ? [] : [backing],
  });
}

/** Whether a claimed subject may be advertised, by what was read of it. */
export function isClaimUpheld(
  snapshot: DecidingSnapshot,
  subject: Subject,
  reading: SubjectReading,
): boolean {
  if (reading.state === 'unreadable') return false;
  const request = { subject, account_reference: null, intent: 'production' } as const;
  // The join took the grant of the account that the live run was made with.
  const evidence = withGrant(reading, reading.entry.authorization);
  const contractDigest = snapshot.claims.contractFor(subject);
  const claim = { contractDigest, advertisableSubjects: [] };
  return decideWith(snapshot, request, evidence, claim).advertisable;
}

/** What decisions are made with beside evidence. */
export type DecidingSnapshot = Pick<Snapshot, 'at' | 'claims' | 'facts' | 'setup'>;

const UNCLAIMED: PublicClaim = { contractDigest: null, advertisableSubjects: [] };

function decideWith(
  { setup, facts, at }: DecidingSnapshot,
  request: DecisionRequest,
  reading: EvidenceReading,
  claim = UNCLAIMED,
): ReadinessDecision {
  const { contracts, ancestry = new Map(), settings, factsLimits = DEFAULT_FACTS_LIMITS } = setup;
  return decide({
    request,
    reading,
    contracts,
    claim,
    ancestry,
    enforcement: {
      // Of facts that could not be read nothing is decided but that.
      deployment_kind: facts?.document.deployment_kind ?? 'cloud',
      flag: settings.certificationEnforced,
    },
    factsLimits,
    at,
  });
}

/** Decides on a malformed request without looking it up, except for a disable, which always counts. */
async function noReading(snapshot: Snapshot, request: unknown): Promise<EvidenceReading> {
  const control = await readControl(snapshot, namesIn(memberOf(request, 'subject')));
  return { state: 'unreadable', control: control?.state === 'disabled' ? control : null };
}

/** Reads the names of a subject from an unvalidated value. */
function namesIn(subject: unknown): SubjectNames {
  const nameOf = (member: string) => {
    const name = memberOf(subject, member);
    return typeof name === 'string' && NAME.test(name) ? name : NO_NAME;
  };
  return {
    provider: nameOf('provider'),
    app_fingerprint: nameOf('app_fingerprint'),
    deployment_environment: nameOf('deployment_environment'),
    provider_environment: nameOf('provider_environment'),
    instance_fingerprint:
      memberOf(subject, 'instance_fingerprint') === null ? null : nameOf('instance_fingerprint'),
    account_kind: nameOf('account_kind'),
    output_profile: nameOf('output_profile'),
    operation: nameOf('operation'),
    policy_mode: nameOf('policy_mode'),
  };
}

/** Far more than the forms of names allow, and nothing that is no text of its own. */
const NAME = /^[!-~]{1,128}$/;

/** No selector names this. */
const NO_NAME = '';

/** A claimed subject that may be advertised and shares its connection with a connect; one is enough. */
async function firstUpheld(snapshot: Snapshot, connect: Subject): Promise<Subject | null> {
  const claimed = snapshot.claims.sharing(connect);
  for (let start = 0; start < claimed.length; start += READ_AT_ONCE) {
    const own = claimed.slice(start, start + READ_AT_ONCE);
    const { setup, ledger, at } = snapshot;
    const readings = ledger ? await readSubjects(setup, ledger, own, at) : [];
    const upheld = own.find((subject, index) => {
      const reading = joinedReading(snapshot, subject, readings[index] ?? NOTHING_READ);
      return isClaimUpheld(snapshot, subject, reading);
    });
    if (upheld) return upheld;
  }
  return null;
}
