import { defineCodes } from './entry.ts';

/** Faults of the bytes of a ledger projection (specification/documents.md 3.3; specification/trust.md 4, step 13). */
export const projectionLinesCodes = defineCodes({
  projection_digest_differs: {
    severity: 1,
    clears_by: 'operator',
    title: 'the projection is not the file that was signed',
    hint: 'Fetch projection and statement again, both from the same export.',
    next: 'claimgate ledger export',
  },
  projection_count_differs: {
    severity: 1,
    clears_by: 'operator',
    title: 'the projection has another number of entries than its statement says',
    hint: 'Fetch projection and statement again, both from the same export.',
    next: 'claimgate ledger export',
  },
  projection_line_not_canonical: {
    severity: 2,
    clears_by: 'operator',
    title: 'a line of the projection is not in its RFC 8785 form',
    hint: 'The column is where it first differs. Something other than `claimgate ledger export` wrote or changed the file.',
    next: 'claimgate ledger export',
  },
  projection_line_ending: {
    severity: 2,
    clears_by: 'operator',
    title: 'a line of the projection ends with a carriage return',
    hint: 'Line endings are LF alone; a checkout or a transfer in text mode changed them.',
    next: 'claimgate init',
  },
  projection_line_too_long: {
    severity: 2,
    clears_by: 'operator',
    title: 'a line of the projection is longer than any entry can be',
    hint: 'The lists of an entry are bounded; this is not one.',
    next: 'claimgate ledger export',
  },
  projection_torn: {
    severity: 2,
    clears_by: 'operator',
    title: 'the last line of the projection does not end',
    hint: 'The file was cut off while it was written or copied; fetch it again.',
    next: 'claimgate ledger export',
  },
  projection_not_ascending: {
    severity: 2,
    clears_by: 'operator',
    title: 'the lines of the projection are not in the order of their subjects',
    hint: 'Entries ascend by the digest of their subject, each subject once.',
    next: 'claimgate ledger export',
  },
  projection_duplicate_subject: {
    severity: 2,
    clears_by: 'operator',
    title: 'two lines of the projection are for the same subject',
    hint: 'Each subject has one entry; two could say different things.',
    next: 'claimgate ledger export',
  },
  record_in_two_roles: {
    severity: 1,
    clears_by: 'operator',
    title: 'an entry of the projection names one ledger record for two facts',
    hint: 'A record is a review, a run of one side or a control event, never two of them. Find out who wrote this projection before you export again.',
    next: 'claimgate ledger verify',
  },
  record_contradictory: {
    severity: 1,
    clears_by: 'operator',
    title: 'an entry of the projection contradicts itself about a ledger record',
    hint: 'One sequence number has one leaf, and one leaf has one sequence number. Find out who wrote this projection before you export again.',
    next: 'claimgate ledger verify',
  },
  record_outside_ledger: {
    severity: 1,
    clears_by: 'operator',
    title: 'an entry of the projection names a record that the signed ledger does not have',
    hint: 'Sequence numbers go up to the tree size of the checkpoint in the statement. Find out who wrote this projection before you export again.',
    next: 'claimgate ledger verify',
  },
});
