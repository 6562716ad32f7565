import { defineCodes } from './entry.ts';

/** What may not be appended to the evidence ledgers (specification/ledger.md 1). */
export const appendCodes = defineCodes({
  backdated: {
    severity: 1,
    clears_by: 'operator',
    title: 'good news that is older than what it would supersede',
    hint: 'An approval or a passed run counts only in the order in which things happened; record a newer one. Bad news may carry any date.',
  },
  dated_in_future: {
    severity: 1,
    clears_by: 'time',
    title: 'what is to be recorded has not happened yet',
    hint: 'Nothing is dated later than it is recorded; check the clocks if that is a surprise.',
  },
  period_empty: {
    severity: 1,
    clears_by: 'edit',
    title: 'the end is not after the start',
    hint: 'Every expiry lies after what it ends.',
  },
  tier_contradictory: {
    severity: 1,
    clears_by: 'edit',
    title: 'the state of the review and its tier contradict each other',
    hint: 'The tier not_required goes with the state not_required, and with no other.',
  },
  contract_unknown: {
    severity: 1,
    clears_by: 'edit',
    title: 'no contract has the digest that the run names',
    hint: 'A run is made under a contract file of the repository.',
    next: 'claimgate contract digest',
  },
  contract_of_other_subject: {
    severity: 1,
    clears_by: 'edit',
    title: 'the contract is not for the subject of the run',
    hint: 'Name the contract that fits the subject.',
    next: 'claimgate contract digest',
  },
  account_reference_missing: {
    severity: 1,
    clears_by: 'edit',
    title: 'a live run does not say which account it was made with',
    hint: 'Add the reference of the account; only its fingerprint is stored.',
  },
  operator_missing: {
    severity: 2,
    clears_by: 'edit',
    title: 'it is not said who records this',
    hint: 'Name the operator; only a fingerprint of the name is stored.',
  },
  idempotency_key_reused: {
    severity: 1,
    clears_by: 'edit',
    title: 'the idempotency key was used for something else',
    hint: 'A key stands for one record; use a new one.',
  },
  fingerprint_key_differs: {
    severity: 2,
    clears_by: 'operator',
    title: 'the fingerprint key is not the one of the ledger',
    hint: 'Fingerprints of two keys never meet; use the key that the ledger was created with.',
  },
});
