import { defineCodes } from './entry.ts';

/** Why there is nothing, or not one thing, to show or to check. */
export const lookupsCodes = defineCodes({
  no_contracts: {
    severity: 2,
    clears_by: 'edit',
    title: 'there is no contract file to look at',
    hint: 'Contracts are the *.json files in provider-certification/contracts/; or name files on the command line.',
    next: 'claimgate contract lint --help',
  },
  projection_unverified: {
    severity: 0,
    clears_by: 'operator',
    title: 'no statement lies beside the projection, so nobody vouches for what it says',
    hint: 'Put the signed statement next to it, as X.intoto.json beside X.jsonl.',
    next: 'claimgate check',
  },
  code_unknown: {
    severity: 2,
    clears_by: 'edit',
    title: 'there is no such code',
    hint: 'docs/codes.md lists all of them.',
  },
  subject_not_in_ledger: {
    severity: 1,
    clears_by: 'operator',
    title: 'no run of the ledger is of such a subject',
    hint: 'A digest finds subjects that have been tested; name others by a file.',
    next: 'claimgate ledger list',
  },
  subject_ambiguous: {
    severity: 2,
    clears_by: 'edit',
    title: 'the digest of more than one subject starts like this',
    hint: 'Give more of its digits.',
  },
});
