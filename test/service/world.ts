import { subjectDigest } from '../../src/evidence/subject-evidence.ts';
import type {
  DecisionRequest,
  ReadinessDecision,
  RuntimeFacts,
  Subject,
} from '../../src/documents/index.ts';
import { readFacts } from '../../src/ledger/export-facts.ts';
import type { ReadClaim } from '../../src/manifest/claims.ts';
import { readinessService, type ReadinessService } from '../../service/readiness/readiness.ts';
import type { ReadinessSetup } from '../../service/readiness/snapshot.ts';
import type { Environment } from '../../src/io/run-git.ts';
import { readinessSettings } from '../../src/readiness/input.ts';
import { subject, TESTED_REVISION } from '../evidence/documents.ts';
import { facts } from '../ledger/export-world.ts';
import { AT, contract, contracts, FINGERPRINTS, type TestLedger } from '../ledger/world.ts';
import { valueOf } from '../trust/expect.ts';

export const ACCOUNT = FINGERPRINTS.of('account_reference', 'acct-1029384756');
export const ENFORCED: Environment = { SERVICE_PROVIDER_CERTIFICATION_ENFORCED: 'true' };

/** The claim on a subject under the contract of these tests. */
export function claimOn(of: Subject = subject()): ReadClaim {
  return {
    claim: { subject: of, contract_digest: contract.digest },
    subjectDigest: subjectDigest(of),
  };
}

/** Facts of a runtime that also lets people connect. */
export function offering(changes: Partial<RuntimeFacts> = {}): RuntimeFacts {
  const says = facts();
  return {
    ...says,
    implemented: says.implemented.flatMap((one) => [one, { ...one, operation: 'connect' }]),
    ...changes,
  };
}

export function request(changes: Partial<DecisionRequest> = {}): DecisionRequest {
  return { subject: subject(), account_reference: ACCOUNT, intent: 'production', ...changes };
}

export interface ServiceChanges extends Partial<Omit<ReadinessSetup, 'facts' | 'settings'>> {
  readonly says?: () => RuntimeFacts;
  readonly environment?: Environment;
}

/** Returns a service over a ledger, by default with claims and enforcement. */
export function serviceOn(
  { driver }: Pick<TestLedger, 'driver'>,
  { says = offering, environment = ENFORCED, ...changes }: ServiceChanges = {},
): ReadinessService {
  return readinessService({
    ledger: driver,
    fingerprints: FINGERPRINTS,
    facts: async () =>
      valueOf(readFacts(Buffer.from(JSON.stringify(says())), 'runtime-facts.json')),
    contracts,
    claims: [claimOn()],
    ancestry: new Map([[TESTED_REVISION, true]]),
    settings: readinessSettings(environment),
    clock: () => AT,
    ...changes,
  });
}

export function connecting(of: Subject = subject()): Subject {
  return { ...of, operation: 'connect' };
}

/** The codes of what blocks, in order. */
export function codesIn({ blockers }: ReadinessDecision): string[] {
  return blockers.map(({ code }) => code);
}
