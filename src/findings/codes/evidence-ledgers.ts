import { area, defect, refused, undetermined, warning } from './code-row.ts';

/** The evidence ledgers and their log. */
export const LEDGER_CODES = {
  // Checkpoints and Merkle proofs (specification/trust.md 3).
  ...area('checkpoints and proofs of the ledger', {
    note_key_invalid: undetermined('edit', {
      title: 'the note key has the wrong form',
      hint: 'Write an Ed25519 key as name+hash+base64 (C2SP signed-note).',
    }),
    note_malformed: undetermined('edit', {
      title: 'the file is not a signed note',
      hint: 'A note is text, an empty line, then signature lines (C2SP signed-note). Fetch it again, unchanged.',
    }),
    note_unsigned: refused('operator', {
      title: 'no accepted key has signed the note',
      hint: 'Accepted keys are the ledger keys in the trust root. Compare them with the key that signed the note.',
    }),
    note_signature_wrong: refused('never', {
      title: 'a signature of an accepted key does not match the note',
      hint: 'Somebody changed the text or the signature after signing. Fetch the original.',
    }),
    checkpoint_malformed: undetermined('edit', {
      title: 'the note is not a checkpoint',
      hint: 'Pass a checkpoint: three lines with origin, tree size and root hash in base64 (C2SP tlog-checkpoint).',
    }),
    checkpoint_origin_wrong: refused('operator', {
      title: 'the checkpoint belongs to another ledger',
      hint: 'Its first line must be the origin in the trust root. For a new origin, rotate the trust root.',
    }),
    proof_malformed: undetermined('edit', {
      title: 'the file is not a proof of the ledger',
      hint: 'An inclusion proof has the form of C2SP tlog-proof, a consistency proof that of C2SP tlog-witness, with at most 54 hashes.',
    }),
    inclusion_unproven: refused('never', {
      title: 'the inclusion proof does not show that the record is in the ledger',
      hint: 'Record, index, hashes and checkpoint must come from the same ledger. Export the proof again.',
    }),
    consistency_unproven: refused('never', {
      title: 'the consistency proof does not show that the ledger only grew',
      hint: 'Somebody rewrote the ledger since the last release, or the proof belongs to other checkpoints.',
    }),
    consistency_start_wrong: refused('operator', {
      title: 'the consistency proof does not start at the last known size',
      hint: 'Export the projection again, with a proof from the largest checkpoint in a release record.',
      next: 'claimgate ledger export',
    }),
    ledger_truncated: refused('operator', {
      title: 'the ledger is shorter than it was for an earlier release',
      hint: 'Somebody passed an old projection or removed records. Export a new projection, and verify the ledger.',
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
      title: 'the location of the ledger has an unknown form',
      hint: 'Write sqlite:FILE, postgres://… or postgresql://….',
    }),
    ledger_driver_missing: undetermined('operator', {
      title: 'the database driver is not installed',
      hint: 'Install the driver for this ledger beside claimgate, with --global if claimgate is installed globally.',
    }),
    ledger_missing: undetermined('operator', {
      title: 'the ledger does not exist',
      hint: 'Create it, or correct its name after --ledger, in CLAIMGATE_LEDGER or in `ledger` of claimgate.config.json. `claimgate setup` makes the one that is configured.',
      next: 'claimgate ledger init --help',
    }),
    ledger_exists: undetermined('operator', {
      title: 'a ledger already exists at this location',
      hint: 'A copy never overwrites a ledger. Choose another location; nothing was changed.',
    }),
    ledger_outdated: undetermined('operator', {
      title: 'the ledger was made by an older claimgate',
      hint: 'Back it up first: `claimgate ledger backup FILE` works without the upgrade. Then run `claimgate ledger init` once; it changes no record.',
      next: 'claimgate ledger init --help',
    }),
    ledger_newer: undetermined('operator', {
      title: 'the ledger was made by a newer claimgate',
      hint: 'Install the newer claimgate.',
    }),
    ledger_migration_changed: undetermined('never', {
      title: 'a migration differs from the one that the ledger was made with',
      hint: 'Released migrations never change. Use the claimgate that the ledger was made with.',
    }),
    ledger_migration_duplicate: defect('operator', {
      title: 'two migrations have the same number',
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
      title: 'the ledger file was moved, removed or replaced while it was in use',
      hint: 'Nothing more was recorded. Put the right file back, then start the program again.',
    }),
    ledger_unwritable: undetermined('operator', {
      title: 'the database cannot be written to',
      hint: 'Check free space, and that you may write to the file and to its folder: SQLite writes beside the file even to read it. Nothing was recorded.',
    }),
    ledger_forbidden: undetermined('operator', {
      title: 'the database role lacks a permission',
      hint: 'Use another role, or grant the permission: see docs/specification/ledger.md. Nothing was recorded.',
    }),
    ledger_standby: undetermined('operator', {
      title: 'the server is a standby, which accepts no records',
      hint: 'Name the primary, or all servers: postgres://USER@ONE,OTHER/DATABASE. During a failover, try again. Nothing was recorded or signed.',
    }),
    ledger_server_unsuitable: undetermined('edit', {
      title: 'no database server matches target_session_attrs',
      hint: 'Correct target_session_attrs in the address of the ledger.',
    }),
    ledger_unconfirmed: undetermined('time', {
      title: 'the database did not confirm a commit',
      hint: 'The record may exist or not. Send it again with the same idempotency key: the ledger records it once. Nothing was signed.',
    }),
    ledger_pooler: undetermined('operator', {
      title: 'a connection pooler switched to another session of the server',
      hint: 'Connect to PostgreSQL directly, or through PgBouncer, which claimgate recognizes. Nothing was recorded.',
    }),
    ledger_incomplete: undetermined('operator', {
      title: 'the ledger lacks a table, a column or a function',
      hint: 'Somebody dropped or renamed it. `claimgate ledger verify` names it. Continue with a copy.',
      next: 'claimgate ledger verify',
    }),
    ledger_busy: undetermined('time', {
      title: 'another process is writing to the ledger',
      hint: 'Nothing was recorded. Try again.',
    }),
    ledger_damaged: undetermined('operator', {
      title: 'the database is not an intact ledger',
      hint: 'Compare it with a copy before you change anything.',
      next: 'claimgate ledger verify',
    }),
    ledger_refused_by_database: undetermined('operator', {
      title: 'the database refused the record',
      hint: 'The checks in the database guard the ledger. Nothing was recorded.',
    }),
    ledger_stray: undetermined('operator', {
      title: 'a row without a log entry takes the place of the next record',
      hint: 'Somebody wrote it directly to the database, and no evidence rests on it. First record evidence of another kind, such as a control event, then this record again. Nothing was lost.',
      next: 'claimgate ledger verify',
    }),
    ledger_failed: defect('operator', {
      title: 'the database rejected a statement of claimgate',
      hint: 'This is a defect in claimgate; please report it.',
    }),
    fingerprint_key_malformed: undetermined('edit', {
      title: 'the fingerprint key has the wrong form',
      hint: 'Use 32 random bytes in base64, as `openssl rand -base64 32` writes them.',
    }),
    fingerprint_key_short: undetermined('edit', {
      title: 'the fingerprint key is too short',
      hint: 'Use 32 random bytes or more: a shorter key can be guessed.',
    }),
  }),
  // What may not be appended to the evidence ledgers (specification/ledger.md 1).
  ...area('what may be recorded', {
    backdated: refused('operator', {
      title: 'a passing result is dated before a recorded failure or a newer record',
      hint: 'Record a passing result that is newer. Only failures may be dated earlier.',
    }),
    already_quarantined: refused('edit', {
      title: 'a correction has quarantined this record already',
      hint: 'Leave this record out.',
    }),
    correction_final: refused('never', {
      title: 'a correction cannot be corrected',
      hint: 'Record the corrected evidence again: a record made after the correction counts.',
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
      hint: 'A record from the future would make all later records look backdated. Set the clock. If it is right, because nobody used the ledger for that long, pass --confirm-clock. Nothing was recorded.',
    }),
    period_empty: refused('edit', {
      title: 'the end is not after the start',
      hint: 'Correct the expiry: it must be later than the start.',
    }),
    tier_contradictory: refused('edit', {
      title: 'state and tier of the review contradict each other',
      hint: 'Use the tier not_required with the state not_required, and only with it.',
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
    preview_outdated: refused('edit', {
      title: 'the ledger has a newer record than the preview saw',
      hint: 'Check again what the record changes, then record it.',
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
      hint: 'Pass the sequence number or the id of a record.',
      next: 'claimgate ledger list',
    }),
    record_altered: refused('operator', {
      title: 'a record does not match its leaf in the log',
      hint: 'Somebody changed it later. Compare with a copy, restore it if you can, and find out who can write to the database. `claimgate ledger correct` takes it out of use, together with all earlier records.',
    }),
    record_removed: refused('operator', {
      title: 'a log entry has no record, or the log has a gap',
      hint: 'Somebody removed the record. Compare with a copy, restore it if you can, and find out who can write to the database. `claimgate ledger correct` takes its place out of use, together with all earlier records.',
    }),
    clock_went_back: warning('operator', {
      title: 'a record is dated before the one that it follows',
      hint: 'Check the clock: it was set back, or it was ahead before, and earlier records carry a date that is too late.',
    }),
    record_unlogged: refused('operator', {
      title: 'a row of the ledger has no entry in the log',
      hint: 'Somebody wrote it directly to the database, so it never counts as evidence. Find out who, and quarantine it by its id: `claimgate ledger correct --record ID`.',
    }),
    record_quarantined: warning('never', {
      title: 'a correction has quarantined an altered record',
      hint: 'No evidence rests on it. The record stays visible in the ledger.',
    }),
    binding_differs: refused('operator', {
      title: 'a record and the log name different ledgers or different requests',
      hint: "Somebody changed the ledger's origin, deployment or fingerprint key, or the idempotency key in the log. Compare with a copy.",
    }),
    tree_altered: refused('never', {
      title: 'the stored tree does not match its leaves',
      hint: 'Somebody changed or added a stored hash. Proofs made from it are invalid. Compare with a copy.',
    }),
    index_differs: refused('operator', {
      title: 'an index does not match its table',
      hint: 'Queries by this index miss records; exports and checkpoints do not use it. Rebuild it (`REINDEX`), and find out what damaged it.',
    }),
    storage_damaged: refused('operator', {
      title: 'the database file is damaged',
      hint: 'Compare with a copy before you change anything, and check the disk.',
    }),
    guard_missing: refused('operator', {
      title: 'a guard of the database is missing',
      hint: 'Without it the database no longer refuses changes. Find out since when, and compare with a copy.',
    }),
    guard_changed: refused('operator', {
      title: 'a guard of the database was changed',
      hint: 'It may accept changes that it should refuse, or hide them. Compare with a copy.',
    }),
    facts_deployment_differs: refused('operator', {
      title: 'the runtime facts and the ledger are for different deployments',
      hint: "Pass the runtime facts of the ledger's deployment.",
    }),
    facts_too_old: refused('operator', {
      title: 'the runtime facts are too old',
      hint: 'Have your service report them again (docs/how-to/provide-runtime-facts.md), then run this command again. For a trial, replace the file with what the next command prints.',
      next: 'claimgate example facts',
    }),
    facts_from_future: refused('time', {
      title: 'the runtime facts are dated in the future',
      hint: 'Check the clocks of both machines.',
    }),
    facts_contradictory: undetermined('edit', {
      title: 'the runtime facts contradict themselves',
      hint: 'Keep one of the two statements.',
    }),
    deny_list_unknown_name: undetermined('edit', {
      title: 'the deny-list names a provider that is nowhere else in the runtime facts',
      hint: 'Correct the name: a misspelt one disables nothing.',
    }),
  }),
  // What `claimgate example` makes up, and documents and test results that are recorded from files.
  ...area('recording from files', {
    example_made_up: warning('edit', {
      title: 'the example contains made-up values',
      hint: 'Pass your own: --capability FILE, --policy FILE, --app-fingerprint and --account-reference (`claimgate fingerprint` makes them). The zeros of tested_revision say that no commit was tested.',
    }),
    example_not_tested: warning('new_live_run', {
      title: 'no test ran: the run says "passed" as an example only',
      hint: 'Record the results of your tests before you publish the claim.',
      next: 'claimgate ledger append run --from-junit FILE',
    }),
    example_recorded: warning('new_live_run', {
      title: 'the ledger now has an example run, although no test ran',
      hint: 'Record the results of your tests before you publish the claim; the later run supersedes this one.',
      next: 'claimgate ledger append run --from-junit FILE',
    }),
    failed_run_recorded: warning('new_live_run', {
      title: 'the run is recorded although it failed; earlier passing runs no longer count',
      hint: 'No claim on its subject passes until a later run does. Fix the failure, run the tests again, and record them.',
      next: 'claimgate ledger append run --from-junit FILE',
    }),
    partial_run_recorded: warning('new_live_run', {
      title:
        'the run is recorded although it lacks checks of its contract; earlier complete runs no longer count',
      hint: 'No claim on its subject passes until a later run has every check. Run all tests again, and record them; a test is named after its check, such as "refresh" or "refresh: renews the token".',
      next: 'claimgate ledger append run --from-junit FILE',
    }),
    control_matches_nothing: warning('operator', {
      title: 'the control event is recorded although it matches no review and no run in the ledger',
      hint: 'A control event acts on subjects that equal it in every member that it names, so a misspelt name switches nothing off. Compare it with the recorded subjects, and record it again.',
      next: 'claimgate ledger list',
    }),
    evidence_kind_unknown: undetermined('edit', {
      title: 'the document is not an approval review, a run or a control event',
      hint: 'Name files with evidence only, or move other JSON files out of the folder. `claimgate example run` prints a valid document.',
    }),
    evidence_folder_empty: undetermined('edit', {
      title: 'the folder holds no JSON file to record',
      hint: 'Name the folder with the evidence files; `claimgate example evidence` writes one.',
    }),
    test_results_invalid: undetermined('edit', {
      title: 'the test results cannot be read',
      hint: 'Pass a JUnit file (well-formed XML without a document type), or a list with lines such as "connect: passed".',
    }),
    test_results_of_other_time: refused('new_live_run', {
      title: 'the test results come from another time than the run',
      hint: 'Pass the start of the tests with --tested-at, or run them again. Old results never count as a new run.',
    }),
    test_results_without_checks: undetermined('edit', {
      title: 'the test results contain none of the checks that the contract lists',
      hint: 'Nothing was recorded. Name a test after each check, such as "connect" or "connect: opens the dialog".',
    }),
  }),
};
