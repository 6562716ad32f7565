import type { DecisionRequest, ReadinessDecision, Subject } from '../json/index.ts';
import { document as isRequest } from '../json/generated/readiness-request.validator.js';
import { DENIED } from '../ledger/export/entry.ts';
import { memberOf } from './member.ts';
import { decide, type EvidenceReading, type PublicClaim } from '../readiness/index.ts';
import { grantOf, readSubject, withGrant, type Snapshot, type SubjectReading } from './snapshot.ts';

/** The decision on a request, at a snapshot. */
export async function decideOn(
  snapshot: Snapshot,
  request: DecisionRequest,
): Promise<ReadinessDecision> {
  if (!isRequest(request)) return decideWith(snapshot, request, noReading(snapshot, request));
  const reading = await readSubject(snapshot, request.subject);
  return decideRead(snapshot, request, reading);
}

/** The same where what is known of the subject was read already. */
export async function decideRead(
  snapshot: Snapshot,
  request: DecisionRequest,
  reading: SubjectReading,
): Promise<ReadinessDecision> {
  const { operation, provider } = request.subject;
  const evidence =
    reading.state === 'read' ? withGrant(reading, grantOf(reading, request)) : reading;
  return decideWith(snapshot, request, evidence, {
    contractDigest: snapshot.claims.contractFor(request.subject),
    providerIsAdvertisable: operation === 'connect' && (await isAdvertisable(snapshot, provider)),
  });
}

const UNCLAIMED: PublicClaim = { contractDigest: null, providerIsAdvertisable: false };

function decideWith(
  { setup, facts, at }: Snapshot,
  request: DecisionRequest,
  reading: EvidenceReading,
  claim = UNCLAIMED,
): ReadinessDecision {
  const { contracts, ancestry = new Map(), settings } = setup;
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
    at,
  });
}

/** What is no request is not looked up; but a provider that is disabled stays so however it is asked for. */
function noReading({ setup }: Snapshot, request: unknown): EvidenceReading {
  const provider = memberOf(memberOf(request, 'subject'), 'provider');
  const isDisabled = typeof provider === 'string' && setup.settings.disabledProviders.has(provider);
  return { state: 'unreadable', control: isDisabled ? DENIED : null };
}

/** Whether some claimed subject of a provider may be advertised. */
async function isAdvertisable(snapshot: Snapshot, provider: string): Promise<boolean> {
  const known = snapshot.advertisable.get(provider);
  if (known !== undefined) return known;
  const found = await isSomeClaimUpheld(snapshot, provider);
  snapshot.advertisable.set(provider, found);
  return found;
}

async function isSomeClaimUpheld(snapshot: Snapshot, provider: string): Promise<boolean> {
  for (const subject of snapshot.claims.of(provider))
    if (await isClaimUpheld(snapshot, subject)) return true;
  return false;
}

async function isClaimUpheld(snapshot: Snapshot, subject: Subject): Promise<boolean> {
  const reading = await readSubject(snapshot, subject);
  if (reading.state === 'unreadable') return false;
  const request = { subject, account_reference: null, intent: 'production' } as const;
  // The join took the grant of the account that the live run was made with.
  const evidence = withGrant(reading, reading.entry.authorization);
  const contractDigest = snapshot.claims.contractFor(subject);
  const claim = { contractDigest, providerIsAdvertisable: false };
  return decideWith(snapshot, request, evidence, claim).advertisable;
}
