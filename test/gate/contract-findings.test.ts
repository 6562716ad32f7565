import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contractOf, indexContracts } from '../../src/evidence/contract.ts';
import { scopeDigest, subjectDigest } from '../../src/evidence/subject-evidence.ts';
import { claimContractFindings } from '../../src/gate/rule-4-runs-are-current-and-share-the-contract.ts';
import { nameScopes } from '../../src/gate/facts.ts';
import type { Subject } from '../../src/documents/index.ts';
import { contractDocument, digest, subject } from '../evidence/documents.ts';

const contract = contractOf(contractDocument());
const index = indexContracts([contract]);

function claimOn(contractDigest: string, changes: Partial<Subject> = {}) {
  const of = { ...subject(), ...changes };
  return {
    claim: { subject: of, contract_digest: contractDigest },
    subjectDigest: subjectDigest(of),
  };
}

test('a claim on a contract that fits is nothing to speak of', () => {
  assert.deepEqual(claimContractFindings([claimOn(contract.digest)], index, 'claims'), []);
});

test('a claim on a contract that is not there, by its place in the file', () => {
  const claims = [claimOn(contract.digest), claimOn(digest('9'))];
  const [finding, ...others] = claimContractFindings(claims, index, 'claims');
  assert.deepEqual(others, []);
  assert.equal(finding?.code, 'contract_missing');
  assert.equal(finding?.pointer, '/claims/1/contract_digest');
  assert.equal(finding?.file, 'claims');
});

for (const [code, changes] of [
  ['contract_for_other_provider', { provider: 'other' }],
  ['contract_for_other_account_kind', { account_kind: 'other' }],
  ['contract_for_other_profile', { output_profile: 'other' }],
  ['contract_for_other_operation', { operation: 'publish_scheduled' }],
  ['contract_for_other_policy_mode', { policy_mode: 'other' }],
] as const) {
  test(code, () => {
    const claims = [claimOn(contract.digest, changes)];
    const found = claimContractFindings(claims, index, 'claims');
    const pointer = `/claims/0/subject/${Object.keys(changes).join('')}`;
    assert.deepEqual(
      found.map((one) => [one.code, one.pointer, one.found, one.expected]),
      [[code, pointer, found[0]?.found, Object.values(changes)[0]]],
    );
  });
}

test('scopes are named as the contract spells them out, the others by their digest', () => {
  const [known = ''] = contractDocument().required_scopes;
  const named = nameScopes([scopeDigest(known), digest('7')], contract);
  assert.equal(named, `${known} ${digest('7')}`);
});

test('every member that differs is named', () => {
  const claims = [claimOn(contract.digest, { provider: 'other', policy_mode: 'other' })];
  assert.equal(claimContractFindings(claims, index, 'claims').length, 2);
});
