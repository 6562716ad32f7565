import { contractDigest } from '../../src/evidence/index.ts';
import { contractDocument } from '../../test/evidence/documents.ts';
import { bent, type Bends } from '../../test/gate/bend.ts';
import { baseText, CLAIMS_FILE, CONTRACTS } from './certified.ts';
import { CONTRACT_ROWS, type ContractRow } from './contract-forms.ts';
import { EMPTY } from './empty.ts';
import { answer, json, type MadeCase } from './made.ts';

const SECTION = 'specification/documents.md 3.2';

/** Changes of a contract that keep its digest, or change it. */
const REORDERED: Bends = {
  '/account_kinds': ['personal', 'business'],
  '/required_scopes': ['https://scopes.example/publish', 'pages.read'],
  '/policy_sources': ['https://provider.example/api', 'https://provider.example/terms'],
};

/** Contracts: their form, their digests, and the claims that name them. */
export function contractsArea(): MadeCase[] {
  return [...CONTRACT_ROWS.map(lintCase), ...digestCases(), ...claimCases()];
}

function lintCase([name, title, bend, decision, ...codes]: ContractRow): MadeCase {
  return {
    name: `contracts/${name}`,
    title,
    sections: [SECTION],
    at: null,
    arguments: ['contract', 'lint', '--json'],
    base: EMPTY,
    files: new Map([[`${CONTRACTS}/1.json`, json(bent(contractDocument(), bend))]]),
    expected: answer(decision, codes),
  };
}

function digestCases(): MadeCase[] {
  const digest = contractDigest(contractDocument());
  const of = (name: string, title: string, content: string): MadeCase => ({
    name: `contracts/${name}`,
    title,
    sections: ['specification/documents.md 1 (digest)', SECTION, 'RFC 8785'],
    at: null,
    arguments: ['contract', 'digest', '--json'],
    base: EMPTY,
    files: new Map([[`${CONTRACTS}/1.json`, content]]),
    expected: answer('allowed', [], { result: { contracts: [{ digest }] } }),
  });
  return [
    of('digest', 'The digest of a contract.', json(contractDocument())),
    of(
      'digest-of-sets',
      'Neither the order of a list nor white space changes it.',
      JSON.stringify(bent(contractDocument(), REORDERED)),
    ),
    {
      name: 'contracts/digest-of-none',
      title: 'Without a contract there is no digest to print.',
      sections: [SECTION],
      at: null,
      arguments: ['contract', 'digest', '--json'],
      base: EMPTY,
      expected: answer('undetermined', ['no_contracts']),
    },
  ];
}

/** The sound claim of the certified base beside other contracts; its digest is put right where the contract is bent. */
function claimCases(): MadeCase[] {
  const rows: readonly ContractRow[] = [
    ['claim-fits', 'The claim names a contract that fits it.', {}, 'allowed'],
    [
      'for-other-provider',
      'A contract for another provider does not fit.',
      { '/provider': 'other' },
      'refused',
      'contract_for_other_provider',
    ],
    [
      'for-other-account-kind',
      'A contract for other account kinds does not fit.',
      { '/account_kinds': ['personal'] },
      'refused',
      'contract_for_other_account_kind',
    ],
    [
      'for-other-profile',
      'A contract for another output profile does not fit.',
      { '/output_profile': 'video' },
      'refused',
      'contract_for_other_profile',
    ],
    [
      'for-other-policy-mode',
      'A contract for another policy mode does not fit.',
      { '/policy_mode': 'strict' },
      'refused',
      'contract_for_other_policy_mode',
    ],
  ];
  const fitting = rows.map(([name, title, bend, decision, ...codes]): MadeCase => {
    const contract = bent(contractDocument(), bend);
    return claimCase(name, title, [contract], contractDigest(contract), answer(decision, codes));
  });
  const own = contractDocument();
  const changed = bent(own, { '/retest_days/live': 7 });
  return [
    ...fitting,
    claimCase(
      'claim-of-changed-contract',
      'A contract that changed has another digest.',
      [changed],
      contractDigest(own),
      answer('refused', ['contract_missing']),
    ),
    claimCase(
      'ambiguous',
      'Two contracts for one subject are an error.',
      [own, changed],
      contractDigest(own),
      answer('refused', ['contract_ambiguous']),
    ),
  ];
}

function claimCase(
  name: string,
  title: string,
  contracts: readonly object[],
  digest: string,
  expected: MadeCase['expected'],
): MadeCase {
  const claims = bent(JSON.parse(baseText(CLAIMS_FILE)) as object, {
    '/claims/0/contract_digest': digest,
  });
  return {
    name: `contracts/${name}`,
    title,
    sections: [SECTION, 'specification/rules.md 1, rule 4'],
    at: null,
    arguments: ['contract', 'lint', '--json'],
    base: EMPTY,
    files: new Map([
      [CLAIMS_FILE, json(claims)],
      ...contracts.map((one, index) => [`${CONTRACTS}/${index + 1}.json`, json(one)] as const),
    ]),
    expected,
  };
}
