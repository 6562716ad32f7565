import { defineCodes } from './entry.ts';

/** Reaching and keeping the evidence ledgers (specification/ledger.md 1). */
export const evidenceLedgerCodes = defineCodes({
  ledger_location_missing: {
    severity: 2,
    clears_by: 'edit',
    title: 'no ledger was named',
    hint: 'Name it by --ledger sqlite:PATH or --ledger postgres://…, or in CLAIMGATE_LEDGER.',
  },
  ledger_location_invalid: {
    severity: 2,
    clears_by: 'edit',
    title: 'the ledger is not named in a known form',
    hint: 'It is sqlite:PATH, postgres://… or postgresql://….',
  },
  ledger_driver_missing: {
    severity: 2,
    clears_by: 'operator',
    title: 'the package that speaks to the database is not installed',
    hint: 'Drivers are optional: install the one for this ledger.',
  },
  ledger_missing: {
    severity: 2,
    clears_by: 'operator',
    title: 'there is no ledger at this place',
    hint: 'Create it, or correct the name.',
    next: 'claimgate ledger init',
  },
  ledger_exists: {
    severity: 2,
    clears_by: 'operator',
    title: 'there is a ledger at this place already',
    hint: 'A ledger is only ever copied to where there is none. Name another place; nothing was changed.',
  },
  ledger_outdated: {
    severity: 2,
    clears_by: 'operator',
    title: 'the ledger lacks a migration of this program',
    hint: 'Bring it up to date; nothing that is recorded changes.',
    next: 'claimgate ledger init',
  },
  ledger_newer: {
    severity: 2,
    clears_by: 'operator',
    title: 'the ledger was migrated by a newer program',
    hint: 'Use a claimgate that knows the migration named.',
  },
  ledger_migration_changed: {
    severity: 2,
    clears_by: 'never',
    title: 'a migration is not the one that the ledger was made with',
    hint: 'Migrations never change once they are released; use the program that the ledger was made with.',
  },
  ledger_migration_duplicate: {
    severity: 3,
    clears_by: 'operator',
    title: 'two migrations have one number',
    hint: 'This is a defect in claimgate; please report it.',
  },
  ledger_identity_differs: {
    severity: 2,
    clears_by: 'edit',
    title: 'the ledger is of another origin, deployment or fingerprint key',
    hint: 'What a ledger is for is fixed when it is created; use the right ledger, or create a new one.',
  },
  ledger_unreachable: {
    severity: 2,
    clears_by: 'operator',
    title: 'the database can not be reached',
    hint: 'Check that it runs, that the name is right and that this user may use it.',
  },
  ledger_moved: {
    severity: 2,
    clears_by: 'operator',
    title: 'the file of the ledger is not the one that was opened',
    hint: 'It was moved, removed or replaced while it was in use, and nothing more was recorded. Start the program again when the right file is there.',
  },
  ledger_unwritable: {
    severity: 2,
    clears_by: 'operator',
    title: 'the database can not be written to',
    hint: 'Check free space and permissions. Nothing was recorded.',
  },
  ledger_busy: {
    severity: 2,
    clears_by: 'time',
    title: 'another writer holds the ledger',
    hint: 'Nothing was recorded; try again.',
  },
  ledger_damaged: {
    severity: 2,
    clears_by: 'operator',
    title: 'the database does not hold what a ledger holds',
    hint: 'Compare it with a copy before anything else is done to it.',
    next: 'claimgate ledger verify',
  },
  ledger_refused_by_database: {
    severity: 2,
    clears_by: 'operator',
    title: 'the database refused what was to be recorded',
    hint: 'Its own checks guard the ledger; nothing was recorded.',
  },
  ledger_failed: {
    severity: 3,
    clears_by: 'operator',
    title: 'the database did not understand a statement',
    hint: 'This is a defect in claimgate; please report it.',
  },
  fingerprint_key_malformed: {
    severity: 2,
    clears_by: 'edit',
    title: 'the fingerprint key is not understood',
    hint: 'The file holds 32 random bytes in base64, as `openssl rand -base64 32` writes them.',
  },
  fingerprint_key_short: {
    severity: 2,
    clears_by: 'edit',
    title: 'the fingerprint key is too short',
    hint: 'A key of fewer than 32 random bytes could be found by trying.',
  },
});
