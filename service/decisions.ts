import {
  DEFAULT_FACTS_LIMITS,
  evidenceOf,
  subjectDigest,
} from '../src/evidence/subject-evidence.ts';
import type { DecisionRequest, ReadinessDecision, Subject } from '../src/documents/index.ts';
import { document as isRequest } from '../src/documents/generated/readiness-request.validator.js';
import { present } from '../src/documents/findings.ts';
import { firstOf, type Expiry } from '../src/gate/verdict.ts';
import { knownExpiries } from '../src/gate/facts.ts';
import { memberOf } from './http/request.ts';
import { decide } from '../src/readiness/decide.ts';
import { isConnect, type EvidenceReading, type PublicClaim } from '../src/readiness/input.ts';
import type { SubjectNames } from '../src/ledger/subjects.ts';
import {
  grantOf,
  joinedReading,
  NOTHING_READ,
  READ_AT_ONCE,
  readControl,
  readSubjects,
  withGrant,
  type Snapshot,
  type SubjectReading,
} from './snapshot.ts';
import { COST, Pace } from './standing-board.ts';

export async function decideOn(
  snapshot: Snapshot,
  request: DecisionRequest,
): Promise<ReadinessDecision> {
  if (!isRequest(request)) return decideWith(snapshot, request, await noReading(snapshot, request));
  const { subject } = request;
  const { readingOf, backingOf } = await readWithBacking(snapshot, [subject]);
  return decideRead(snapshot, request, readingOf(subject), backingOf(subject));
}

interface ReadWithBacking {
  readonly readingOf: (subject: Subject) => SubjectReading;
  /** A claimed subject that may be advertised and shares its connection with a connect; one is enough. */
  readonly backingOf: (subject: Subject) => Subject | null;
}

export async function readWithBacking(
  snapshot: Snapshot,
  subjects: readonly Subject[],
): Promise<ReadWithBacking> {
  const { claims } = snapshot;
  const shared = subjects.filter(isConnect).flatMap((connect) => claims.sharing(connect));
  const readings = await readingsOf(snapshot, [...subjects, ...shared]);
  const readingOf = (subject: Subject) => present(readings.get(subjectDigest(subject)));
  const backingOf = (subject: Subject): Subject | null => {
    if (!isConnect(subject)) return null;
    const isUpheld = (one: Subject) => isClaimUpheld(snapshot, one, readingOf(one));
    return claims.sharing(subject).find(isUpheld) ?? null;
  };
  return { readingOf, backingOf };
}

/** Reads each subject once; the readings are found by digest. */
async function readingsOf(
  snapshot: Snapshot,
  subjects: readonly Subject[],
): Promise<ReadonlyMap<string, SubjectReading>> {
  const { setup, ledger, at } = snapshot;
  const byDigest = [...new Map(subjects.map((subject) => [subjectDigest(subject), subject]))];
  const pace = new Pace();
  const found = new Map<string, SubjectReading>();
  for (let start = 0; start < byDigest.length; start += READ_AT_ONCE) {
    const some = byDigest.slice(start, start + READ_AT_ONCE);
    const own = some.map(([, subject]) => subject);
    const read = ledger ? await readSubjects(setup, ledger, own, at) : [];
    for (const [index, [digest, subject]] of some.entries())
      found.set(digest, joinedReading(snapshot, subject, read[index] ?? NOTHING_READ));
    await pace.spend(COST.read * some.length);
  }
  return found;
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

/**
 * Returns what changes a decision next: what expires first of all that is known, whatever else is missing. What expired
 * already ends no decision that is executable in spite of it. `null` where nothing expires.
 */
export function expiryOf(
  { setup, at }: DecidingSnapshot,
  request: DecisionRequest,
  reading: SubjectReading,
  { executable }: Pick<ReadinessDecision, 'executable'>,
): Expiry | null {
  if (reading.state === 'unreadable') return null;
  const { subject, account_reference } = request;
  const { entry } = reading;
  // The grant of the account that is decided on, which need not be that of the live run.
  const grant = account_reference === null ? entry.authorization : grantOf(reading, request);
  // Connecting creates the grant, so it rests on none.
  const authorization = isConnect(subject) ? null : grant;
  const contract = setup.contracts.byDigest(entry.contract_digest ?? '') ?? null;
  const expiries = knownExpiries(
    { ...evidenceOf({ ...entry, authorization }), contract },
    subjectDigest(subject),
  );
  // Expired evidence doesn't limit operations that are allowed without it.
  const holding = executable ? expiries.filter((one) => one.at > at) : [];
  return firstOf(holding) ?? firstOf(expiries);
}

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
