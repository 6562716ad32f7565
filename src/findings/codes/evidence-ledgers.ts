import { area, defect, refused, undetermined, warning } from './code-row.ts';

/** The evidence ledgers and their log. */
export const LEDGER_CODES = {
  // Checkpoints and Merkle proofs (specification/trust.md 3).
  ...area('checkpoints and proofs of the ledger', {
    note_key_invalid: undetermined('edit', {
      title: 'a note key is not understood',
      hint: 'It reads name+hash+base64 (C2SP signed-note) and is of the type Ed25519.',
    }),
    note_malformed: undetermined('edit', {
      title: 'this is not a signed note',
      hint: 'Text, an empty line, then signature lines (C2SP signed-note); nothing may be added or lost.',
    }),
    note_unsigned: refused('operator', {
      title: 'no accepted key has signed the note',
      hint: 'The ledger keys are those of the trust root.',
    }),
    note_signature_wrong: refused('never', {
      title: 'a signature of an accepted key does not fit the note',
      hint: 'The text was changed after it was signed, or the signature was.',
    }),
    checkpoint_malformed: undetermined('edit', {
      title: 'the note is not a checkpoint',
      hint: 'A checkpoint has three lines: origin, tree size, root hash in base64 (C2SP tlog-checkpoint).',
    }),
    checkpoint_origin_wrong: refused('operator', {
      title: 'the checkpoint is of another ledger',
      hint: 'Its first line must be the origin in the trust root; a new origin needs a new root.',
    }),
    proof_malformed: undetermined('edit', {
      title: 'the proof of the ledger is not understood',
      hint: 'It is the text of C2SP tlog-proof for a record, or of C2SP tlog-witness for growth, with at most 54 hashes.',
    }),
    inclusion_unproven: refused('never', {
      title: 'the proof does not show the record in the ledger',
      hint: 'Record, index, hashes and checkpoint do not belong together.',
    }),
    consistency_unproven: refused('never', {
      title: 'the proof does not show that the ledger only grew',
      hint: 'The ledger was rewritten since the last release, or the proof belongs to other heads.',
    }),
    consistency_start_wrong: refused('operator', {
      title: 'the consistency proof starts from another size than the last known one',
      hint: 'Export the projection again, starting from the greatest head that a release has recorded.',
      next: 'claimgate ledger export',
    }),
    ledger_truncated: refused('operator', {
      title: 'the ledger is shorter than an earlier release saw it',
      hint: 'Either an old projection is replayed, or records were removed.',
    }),
    ledger_forked: refused('never', {
      title: 'the ledger has two histories of the same size',
      hint: 'Somebody holding the ledger key has shown different records to different readers.',
    }),
  }),
  // Reaching and keeping the evidence ledgers (specification/ledger.md 1).
  ...area('reaching and keeping the evidence ledgers', {
    ledger_location_missing: undetermined('edit', {
      title: 'no ledger is named',
      hint: 'Pass --ledger sqlite:FILE or --ledger postgres://…, or set CLAIMGATE_LEDGER.',
      next: 'claimgate ledger list --ledger sqlite:ledger.sqlite',
    }),
    ledger_location_invalid: undetermined('edit', {
      title: 'the ledger has an unknown form',
      hint: 'Write sqlite:FILE, postgres://… or postgresql://….',
    }),
    ledger_driver_missing: undetermined('operator', {
      title: 'the package that speaks to the database is not installed',
      hint: 'Drivers are optional: install the one for this ledger beside claimgate, with --global where claimgate is installed globally.',
    }),
    ledger_missing: undetermined('operator', {
      title: 'the ledger does not exist',
      hint: 'Create it, or correct the name after --ledger.',
      next: 'claimgate ledger init --help',
    }),
    ledger_exists: undetermined('operator', {
      title: 'there is a ledger at this place already',
      hint: 'A ledger is only ever copied to where there is none. Name another place; nothing was changed.',
    }),
    ledger_outdated: undetermined('operator', {
      title: 'the ledger was made by an older claimgate',
      hint: 'Run `claimgate ledger init` once; it changes no record.',
      next: 'claimgate ledger init --help',
    }),
    ledger_newer: undetermined('operator', {
      title: 'the ledger was made by a newer claimgate',
      hint: 'Install the newer claimgate.',
    }),
    ledger_migration_changed: undetermined('never', {
      title: 'a migration is not the one that the ledger was made with',
      hint: 'Migrations never change once they are released; use the program that the ledger was made with.',
    }),
    ledger_migration_duplicate: defect('operator', {
      title: 'two migrations have one number',
      hint: 'This is a defect in claimgate; please report it.',
    }),
    ledger_identity_differs: undetermined('edit', {
      title: 'the ledger has another origin, deployment or fingerprint key',
      hint: 'These are fixed when a ledger is created. Use the right ledger, or create a new one.',
    }),
    ledger_unreachable: undetermined('operator', {
      title: 'cannot reach the database',
      hint: 'Check that it runs, that the name is right, and that this user may connect.',
    }),
    ledger_moved: undetermined('operator', {
      title: 'the file of the ledger is not the one that was opened',
      hint: 'It was moved, removed or replaced while it was in use, and nothing more was recorded. Start the program again when the right file is there.',
    }),
    ledger_unwritable: undetermined('operator', {
      title: 'the database cannot be written to',
      hint: 'Check free space and permissions. Nothing was recorded.',
    }),
    ledger_forbidden: undetermined('operator', {
      title: 'this role may not do that in the database',
      hint: 'Use a role that may, or grant what it lacks: see docs/specification/ledger.md. Nothing was recorded.',
    }),
    ledger_standby: undetermined('operator', {
      title: 'the server is a standby, which takes no records',
      hint: 'Name the primary, or all servers: postgres://USER@ONE,OTHER/DATABASE. While another server takes the lead, try again. Nothing was recorded or signed.',
    }),
    ledger_server_unsuitable: undetermined('edit', {
      title: 'none of the database servers is of the kind that was asked for',
      hint: 'Correct target_session_attrs in the address of the ledger.',
    }),
    ledger_unconfirmed: undetermined('time', {
      title: 'the database did not confirm a commit',
      hint: 'What was sent may have been recorded or not: send it again with the same idempotency key, and it is recorded once. Nothing was signed.',
    }),
    ledger_pooler: undetermined('operator', {
      title: 'a pooler gave the connection to another session of the server',
      hint: 'Connect to PostgreSQL itself, or to PgBouncer, which is recognized. Nothing was recorded.',
    }),
    ledger_incomplete: undetermined('operator', {
      title: 'the ledger lacks a table, a column or a function',
      hint: 'Somebody dropped or renamed it. `ledger verify` names it; go on with a copy.',
      next: 'claimgate ledger verify',
    }),
    ledger_busy: undetermined('time', {
      title: 'another process is writing to the ledger',
      hint: 'Nothing was recorded. Try again.',
    }),
    ledger_damaged: undetermined('operator', {
      title: 'the database does not hold what a ledger holds',
      hint: 'Compare it with a copy before anything else is done to it.',
      next: 'claimgate ledger verify',
    }),
    ledger_refused_by_database: undetermined('operator', {
      title: 'the database refused what was to be recorded',
      hint: 'Its own checks guard the ledger; nothing was recorded.',
    }),
    ledger_stray: undetermined('operator', {
      title: 'a row that the log does not know stands where the next record belongs',
      hint: 'It was put there past the ledger, and nothing rests on it. A record of another kind, such as a control event, takes the place, and then this one can be recorded. Nothing was lost.',
      next: 'claimgate ledger verify',
    }),
    ledger_failed: defect('operator', {
      title: 'the database did not understand a statement',
      hint: 'This is a defect in claimgate; please report it.',
    }),
    fingerprint_key_malformed: undetermined('edit', {
      title: 'the fingerprint key is not understood',
      hint: 'The file holds 32 random bytes in base64, as `openssl rand -base64 32` writes them.',
    }),
    fingerprint_key_short: undetermined('edit', {
      title: 'the fingerprint key is too short',
      hint: 'A key of fewer than 32 random bytes could be found by trying.',
    }),
  }),
  // What may not be appended to the evidence ledgers (specification/ledger.md 1).
  ...area('what may be recorded', {
    backdated: refused('operator', {
      title: 'a passing result is dated before a recorded failure or a newer record',
      hint: 'A passing result counts only in the order of events. Record a newer one; a failure may carry any date.',
    }),
    already_quarantined: refused('edit', {
      title: 'a correction has quarantined this record already',
      hint: 'Name each record once, and leave it out here.',
    }),
    correction_final: refused('never', {
      title: 'a correction cannot be corrected',
      hint: 'Record again what it took out of force: a record made after the correction counts.',
    }),
    dated_in_future: refused('time', {
      title: 'the record is dated in the future',
      hint: 'Correct the date, or check the clock of this machine.',
    }),
    clock_ahead: refused('operator', {
      title: 'the clock of this machine is ahead of the database',
      hint: 'Set the clock. Nothing was recorded.',
    }),
    clock_jumped: refused('operator', {
      title: 'the clock of this machine is more than a year ahead of the last record',
      hint: 'A record from the future would make all later news look backdated. Set the clock; where it is right and the ledger was not used for so long, say so by --confirm-clock. Nothing was recorded.',
    }),
    period_empty: refused('edit', {
      title: 'the end is not after the start',
      hint: 'Correct the expiry: it has to be later than the start.',
    }),
    tier_contradictory: refused('edit', {
      title: 'state and tier of the review contradict each other',
      hint: 'The tier not_required goes with the state not_required, and with no other.',
    }),
    contract_unknown: refused('edit', {
      title: 'no contract in the repository has the digest in the run',
      hint: 'List the digests of the contracts, and correct `contract_digest` in the run.',
      next: 'claimgate contract digest',
    }),
    contract_of_other_subject: refused('edit', {
      title: 'the contract does not fit the subject of the run',
      hint: 'Correct `contract_digest` or the subject in the run.',
      next: 'claimgate contract digest',
    }),
    account_reference_missing: refused('edit', {
      title: 'the live run does not say which account it was made with',
      hint: 'Add `account_reference` to the run. The ledger stores only its fingerprint.',
    }),
    operator_missing: undetermined('edit', {
      title: 'missing `--operator NAME` (or `CLAIMGATE_OPERATOR`)',
      hint: 'Say who records this. The ledger stores only a fingerprint of the name.',
    }),
    idempotency_key_reused: refused('edit', {
      title: 'the idempotency key belongs to another record',
      hint: 'Pass a new --idempotency-key for each record.',
    }),
    fingerprint_key_differs: undetermined('operator', {
      title: 'the fingerprint key is not the one of this ledger',
      hint: 'Set CLAIMGATE_FINGERPRINT_KEY_FILE to the key file that the ledger was created with.',
    }),
  }),
  // What an audit of a ledger can find, and what keeps a projection from being exported (specification/documents.md 3.6; specification/ledger.md 1).
  ...area('audits and exports of the ledgers', {
    record_unknown: refused('edit', {
      title: 'the ledger has no such record',
      hint: 'Name it by its sequence number or its id.',
      next: 'claimgate ledger list',
    }),
    record_altered: refused('operator', {
      title: 'a record is not what its leaf says',
      hint: 'It was changed after it was recorded. Compare with a copy, restore it if you can, and find out who can write to the database. `claimgate ledger correct` takes it out of force, with all that was recorded before the correction.',
    }),
    record_removed: refused('operator', {
      title: 'a place in the log has no record, or the log a gap',
      hint: 'It was removed after it was recorded. Compare with a copy, restore it if you can, and find out who can write to the database. `claimgate ledger correct` takes its place out of force, with all that was recorded before the correction.',
    }),
    clock_went_back: warning('operator', {
      title: 'a record is dated before the one that it follows',
      hint: 'The clock was set back, or had been ahead: then records before this one are from the future.',
    }),
    record_unlogged: refused('operator', {
      title: 'a ledger holds what has no place in the log',
      hint: 'It was put there past the ledger; nothing may rest on it. Find out by whom, and quarantine it: `claimgate ledger correct`.',
    }),
    record_quarantined: warning('never', {
      title: 'a correction has quarantined an altered record',
      hint: 'Nothing rests on it. The record stays visible in the ledger.',
    }),
    binding_differs: refused('operator', {
      title: 'a record was made in another ledger, or by another request, than the log says',
      hint: "The ledger's origin, deployment or fingerprint key, or the idempotency key in the log, was changed afterwards. Compare with a copy.",
    }),
    tree_altered: refused('never', {
      title: 'the stored tree is not the one of the leaves',
      hint: 'A stored hash was changed or added. Proofs made from it do not hold.',
    }),
    index_differs: refused('operator', {
      title: 'an index does not say what its table says',
      hint: 'Readers ask indexes, and miss what one lacks. Exports and checkpoints do not. Rebuild it (`REINDEX`), and find out what damaged it.',
    }),
    storage_damaged: refused('operator', {
      title: 'the file of the database is damaged',
      hint: 'Compare with a copy before anything else is done to it, and check the disk.',
    }),
    guard_missing: refused('operator', {
      title: 'a guard of the database is missing',
      hint: 'Without it the database no longer refuses changes. Find out since when, and compare with a copy.',
    }),
    guard_changed: refused('operator', {
      title: 'a guard of the database is not as it was made',
      hint: 'It may let through what it refused, or hide what it took. Compare with a copy.',
    }),
    facts_deployment_differs: refused('operator', {
      title: 'runtime facts and ledger are of different deployments',
      hint: 'Pass the runtime facts of the deployment of the ledger.',
    }),
    facts_too_old: refused('operator', {
      title: 'the runtime facts are too old',
      hint: 'Have the hosting service write them again, then run this command again. For a trial, `claimgate example facts` prints fresh ones.',
    }),
    facts_from_future: refused('time', {
      title: 'the runtime facts are dated in the future',
      hint: 'Check the clocks of both machines.',
    }),
    facts_contradictory: undetermined('edit', {
      title: 'the runtime facts say two things of one',
      hint: 'It would not be clear which one counts; keep one.',
    }),
    deny_list_unknown_name: undetermined('edit', {
      title: 'the deny-list names a provider that nothing else in the runtime facts knows',
      hint: 'A name that is misspelt would disable nothing; correct it.',
    }),
  }),
  // What `claimgate example` makes up, and documents and test results that are recorded from files.
  ...area('recording from files', {
    example_made_up: warning('edit', {
      title: 'the example holds made-up values',
      hint: 'Give your own: --capability FILE, --policy FILE, --app-fingerprint and --account-reference (`claimgate fingerprint` makes them); a commit gives tested_revision.',
    }),
    example_not_tested: warning('new_live_run', {
      title: 'no test ran: the run says "passed" as an example only',
      hint: 'Record what your tests said before you publish the claim.',
      next: 'claimgate ledger append run --from-junit FILE',
    }),
    example_recorded: warning('new_live_run', {
      title: 'an example run is in the ledger now, although no test ran',
      hint: 'Record what your tests said before you publish the claim; the later run supersedes this one.',
      next: 'claimgate ledger append run --from-junit FILE',
    }),
    evidence_kind_unknown: undetermined('edit', {
      title: 'the document is not an approval review, a run or a control event',
      hint: 'Move other JSON files out of the folder. `claimgate example run` prints a valid document.',
    }),
    evidence_folder_empty: undetermined('edit', {
      title: 'the folder holds no JSON file to record',
      hint: 'Name the folder with the evidence files; `claimgate example evidence` writes one.',
    }),
    checks_not_done: warning('new_live_run', {
      title: 'the test results lack checks that the contract lists',
      hint: 'The run is recorded as incomplete, and no claim passes with it. Name a test after each check, such as "refresh" or "refresh: renews the token".',
    }),
    test_results_invalid: undetermined('edit', {
      title: 'the test results cannot be read',
      hint: 'A JUnit file is well-formed XML without a document type; a list has lines such as "connect: passed".',
    }),
    test_results_of_other_time: refused('new_live_run', {
      title: 'the test results come from another time than the run',
      hint: 'Give the start of the tests by --tested-at, or run them again; old results never count as a new run.',
    }),
    test_results_without_checks: undetermined('edit', {
      title: 'the test results hold none of the checks that the contract lists',
      hint: 'Nothing is recorded. Name a test after each check, such as "connect" or "connect: opens the dialog".',
    }),
  }),
};
