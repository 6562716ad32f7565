import { unfitness, type ContractIndex, type FitMember } from '../evidence/index.ts';
import type { CertificationContract, Subject } from '../documents/index.ts';
import { finding, type Code, type Finding } from '../findings/index.ts';
import type { ReadClaim } from '../manifest/index.ts';
import type { ClaimFacts } from './facts.ts';
import { placeInRun, runsOf } from './run-sides.ts';

const UNFIT_CODES = {
  provider: 'contract_for_other_provider',
  account_kind: 'contract_for_other_account_kind',
  output_profile: 'contract_for_other_profile',
  operation: 'contract_for_other_operation',
  policy_mode: 'contract_for_other_policy_mode',
} as const satisfies Record<FitMember, Code>;

/** Every code of `contractFindings`. */
export const CONTRACT_CODES: readonly Code[] = [
  ...Object.values(UNFIT_CODES),
  'contract_ambiguous',
  'contract_not_implemented',
  'contract_stale',
];

/** Whether claim, both runs and the projection's current contract are one, and that one fits the subject. */
export function contractFindings(facts: ClaimFacts): Finding[] {
  const findings = fitFindings(facts);
  findings.push(...currencyFindings(facts));
  return findings;
}

function fitFindings({ contract, subject, fittingContracts }: ClaimFacts): Finding[] {
  const findings: Finding[] = contract === null ? [] : unfitFindings(contract.document, subject);
  if (fittingContracts > 1) {
    findings.push(
      finding('contract_ambiguous', {
        expected: 'one contract',
        found: `${fittingContracts} contracts`,
      }),
    );
  }
  return findings;
}

/** Why a contract is not for a subject; each finding points into what holds the subject. */
function unfitFindings(
  document: CertificationContract,
  subject: Subject,
): (Finding & { readonly pointer: string })[] {
  return unfitness(document, subject).map(({ member, expected, found }) => {
    const pointer = `/subject/${member}`;
    return { ...finding(UNFIT_CODES[member], { expected, found }), pointer };
  });
}

function currencyFindings(facts: ClaimFacts): Finding[] {
  if (facts.entry !== 'present') return [];
  const expected = facts.currentContractDigest;
  if (expected === null)
    return [finding('contract_not_implemented', { pointer: '/contract_digest' })];
  const stale = runsOf(facts)
    .filter(({ run }) => run.contractDigest !== expected)
    .map((sideRun) => {
      const place = placeInRun(sideRun, 'contract_digest');
      return finding('contract_stale', { ...place, expected, found: sideRun.run.contractDigest });
    });
  if (facts.claimedContractDigest === expected) return stale;
  const details = {
    expected,
    found: facts.claimedContractDigest,
    next: 'claimgate claims propose',
  };
  return [finding('contract_stale', { ...details, clears_by: 'edit' }), ...stale];
}

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
