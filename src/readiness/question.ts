import { contractOf, indexContracts } from '../evidence/index.ts';
import type { EpochMs, ReadinessQuestion } from '../json/index.ts';
import type { DecisionInput, EvidenceReading } from './input.ts';

/**
 * What a question is decided by. `flag` is `SERVICE_PROVIDER_CERTIFICATION_ENFORCED`, `at` the instant in
 * epoch milliseconds; neither is for whoever writes the question to say.
 */
export function decisionInputOf(
  question: ReadinessQuestion,
  flag: boolean,
  at: EpochMs,
): DecisionInput {
  const { request, deployment_kind, evidence, contracts, claim } = question;
  const { released_revisions: released, foreign_revisions: foreign } = question;
  return {
    request,
    reading: readingOf(evidence),
    contracts: indexContracts(contracts.map(contractOf)),
    claim: {
      contractDigest: claim.contract_digest,
      providerIsAdvertisable: claim.provider_is_advertisable,
    },
    // What both lists name is not known to be released.
    ancestry: new Map([
      ...released.map((revision) => [revision, true] as const),
      ...foreign.map((revision) => [revision, false] as const),
    ]),
    enforcement: { deployment_kind, flag },
    at,
  };
}

function readingOf({
  entry,
  account,
  control,
  is_implemented,
}: ReadinessQuestion['evidence']): EvidenceReading {
  if (entry === null) return { state: 'unreadable', control };
  return { state: 'read', entry, account, isImplemented: is_implemented };
}
