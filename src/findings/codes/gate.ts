import { defineCodes } from './entry.ts';

/** What the gate as a whole refuses or could not finish (trust.md section 4). */
export const gateCodes = defineCodes({
  projection_required: {
    severity: 1,
    clears_by: 'operator',
    title: 'claims need a trusted ledger projection, and none was given',
    hint: 'Only a signed projection supplies the current contract digests that claims are judged by.',
  },
  did_not_finish: {
    severity: 2,
    clears_by: 'operator',
    title: 'the run did not finish',
    hint: 'It was stopped before it could judge; run it again.',
    next: 'claimgate check',
  },
});
