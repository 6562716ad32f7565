import { defineCodes } from './entry.ts';

/** Faults of the public claims file beyond its schema (specification/documents.md 3.1). */
export const claimsCodes = defineCodes({
  carriage_return: {
    severity: 2,
    clears_by: 'edit',
    title: 'the file holds carriage returns',
    hint: 'Line endings must be LF, or a checkout changes the digest; `claimgate init` writes the .gitattributes line that keeps them.',
    next: 'claimgate claims fmt',
  },
  duplicate_claim: {
    severity: 1,
    clears_by: 'edit',
    title: 'two claims are for the same subject',
    hint: 'A subject is claimed once; remove one of the two.',
  },
  not_claimable: {
    severity: 1,
    clears_by: 'edit',
    title: 'a subject that can not be claimed',
    hint: 'Only production deployments on production providers, and publish operations, are claimable.',
  },
  not_claimed: {
    severity: 2,
    clears_by: 'edit',
    title: 'no claim is for this subject',
    hint: 'Only claims are explained; `claimgate projection show` says what is known of any subject.',
    next: 'claimgate claims list',
  },
  nothing_to_propose: {
    severity: 1,
    clears_by: 'operator',
    title: 'no claim would pass',
    hint: 'No selected entry of the projection passes every rule; `claimgate explain` says why for one of them.',
  },
  not_canonical: {
    severity: 0,
    clears_by: 'edit',
    title: 'the file is valid, but not in its canonical form',
    hint: 'The canonical form has one claim per line, sorted, so that changes read well in review.',
    next: 'claimgate claims fmt',
  },
});
