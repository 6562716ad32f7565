import type { ContractIndex } from '../evidence/index.ts';
import { finding, type Finding } from '../findings/index.ts';
import type { ReadClaim } from '../manifest/index.ts';
import { unfitFindings } from './contract-findings.ts';

/**
 * What is wrong between the claims of a file, in its order, and the contracts they name, before any
 * evidence: a contract that is not there (`contract_missing`), or is for another subject
 * (`contract_for_other_…`). Rule 4 finds the same when a release is judged.
 */
export function claimContractFindings(
  claims: readonly ReadClaim[],
  contracts: ContractIndex,
  file: string,
): Finding[] {
  return claims.flatMap(({ claim: { subject, contract_digest: found } }, index) => {
    const pointer = `/claims/${index}`;
    const contract = contracts.byDigest(found);
    if (contract === undefined) {
      const place = { file, pointer: `${pointer}/contract_digest` };
      return [finding('contract_missing', { ...place, found })];
    }
    return unfitFindings(contract.document, subject).map((unfit) => ({
      ...unfit,
      file,
      pointer: `${pointer}${unfit.pointer}`,
    }));
  });
}
