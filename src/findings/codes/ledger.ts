import { defineCodes } from './entry.ts';

/** Checkpoints and Merkle proofs (specification/trust.md 3). */
export const ledgerCodes = defineCodes({
  note_key_invalid: {
    severity: 2,
    clears_by: 'edit',
    title: 'a note key is not understood',
    hint: 'It reads name+hash+base64 (C2SP signed-note) and is of the type Ed25519.',
  },
  note_malformed: {
    severity: 2,
    clears_by: 'edit',
    title: 'this is not a signed note',
    hint: 'Text, an empty line, then signature lines (C2SP signed-note); nothing may be added or lost.',
  },
  note_unsigned: {
    severity: 1,
    clears_by: 'operator',
    title: 'no accepted key has signed the note',
    hint: 'The ledger keys are those of the trust root.',
  },
  note_signature_wrong: {
    severity: 1,
    clears_by: 'never',
    title: 'a signature of an accepted key does not fit the note',
    hint: 'The text was changed after it was signed, or the signature was.',
  },
  checkpoint_malformed: {
    severity: 2,
    clears_by: 'edit',
    title: 'the note is not a checkpoint',
    hint: 'A checkpoint has three lines: origin, tree size, root hash in base64 (C2SP tlog-checkpoint).',
  },
  checkpoint_origin_wrong: {
    severity: 1,
    clears_by: 'operator',
    title: 'the checkpoint is of another ledger',
    hint: 'Its first line must be the origin in the trust root; a new origin needs a new root.',
  },
  proof_malformed: {
    severity: 2,
    clears_by: 'edit',
    title: 'the proof of the ledger is not understood',
    hint: 'It is the text of C2SP tlog-proof for a record, or of C2SP tlog-witness for growth, with at most 54 hashes.',
  },
  inclusion_unproven: {
    severity: 1,
    clears_by: 'never',
    title: 'the proof does not show the record in the ledger',
    hint: 'Record, index, hashes and checkpoint do not belong together.',
  },
  consistency_unproven: {
    severity: 1,
    clears_by: 'never',
    title: 'the proof does not show that the ledger only grew',
    hint: 'The ledger was rewritten since the last release, or the proof belongs to other heads.',
  },
  consistency_start_wrong: {
    severity: 1,
    clears_by: 'operator',
    title: 'the consistency proof starts from another size than the last known one',
    hint: 'Export the projection again, starting from the greatest head that a release has recorded.',
    next: 'claimgate ledger export',
  },
  ledger_truncated: {
    severity: 1,
    clears_by: 'operator',
    title: 'the ledger is shorter than an earlier release saw it',
    hint: 'Either an old projection is replayed, or records were removed.',
  },
  ledger_forked: {
    severity: 1,
    clears_by: 'never',
    title: 'the ledger has two histories of the same size',
    hint: 'Somebody holding the ledger key has shown different records to different readers.',
  },
});
