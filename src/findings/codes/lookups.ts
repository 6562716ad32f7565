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
});
