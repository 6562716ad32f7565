import type { ClaimsResult, ListedClaim } from '../documents/index.ts';
import { errorOf } from '../documents/findings.ts';
import { readClaims, type ReadClaim } from '../manifest/claims.ts';
import type { Host } from '../cli/host.ts';
import { openReleaseInputs, type Answer, type RepositoryChoice } from './release-inputs.ts';

export async function listClaims(
  choice: RepositoryChoice,
  host: Host,
): Promise<Answer<ClaimsResult>> {
  const { path, bytes, remarks } = (await openReleaseInputs(choice, host)).claims;
  const { claims, findings, text } = readClaims(bytes, path);
  return {
    result: claims ? { path, claims: claims.map(listedClaim) } : null,
    findings: [...remarks, ...findings],
    sources: new Map([[path, text]]),
  };
}

export function listedClaim({ claim, subjectDigest }: ReadClaim): ListedClaim {
  const { subject, contract_digest } = claim;
  return { subject_digest: subjectDigest, subject, contract_digest };
}

/** The claims of a file that is readable. @throws ClaimgateError with all that is wrong with it */
export function claimsIn(bytes: Uint8Array, file: string): readonly ReadClaim[] {
  const { claims, findings, text } = readClaims(bytes, file);
  if (claims) return claims;
  throw errorOf(findings, { file, text });
}
