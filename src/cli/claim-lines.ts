import type { ListedClaim } from '../documents/index.ts';
import type { ReadClaim } from '../manifest/index.ts';

/** A claim as a line of a list. */
export function claimLine({ claim: { subject }, subjectDigest }: ReadClaim): string {
  const { provider, account_kind, output_profile, operation, policy_mode } = subject;
  return [provider, account_kind, output_profile, operation, policy_mode, subjectDigest].join('  ');
}

/** A claim as reports list it. */
export function listedClaim({ claim, subjectDigest }: ReadClaim): ListedClaim {
  return {
    subject_digest: subjectDigest,
    subject: claim.subject,
    contract_digest: claim.contract_digest,
  };
}
