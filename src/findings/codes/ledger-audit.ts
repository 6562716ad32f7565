import { defineCodes } from './entry.ts';

/** What an audit of a ledger can find, and what keeps a projection from being exported (specification/documents.md 3.6; specification/ledger.md 1). */
export const ledgerAuditCodes = defineCodes({
  record_unknown: {
    severity: 1,
    clears_by: 'edit',
    title: 'the ledger has no such record',
    hint: 'Name it by its sequence number or its id.',
    next: 'claimgate ledger list',
  },
  record_altered: {
    severity: 1,
    clears_by: 'never',
    title: 'a record is not what its leaf says',
    hint: 'It was changed after it was recorded. Compare with a copy, and find out who can write to the database.',
  },
  record_removed: {
    severity: 1,
    clears_by: 'never',
    title: 'a place in the log has no record, or the log a gap',
    hint: 'It was removed after it was recorded. Compare with a copy, and find out who can write to the database.',
  },
  record_unlogged: {
    severity: 1,
    clears_by: 'never',
    title: 'a ledger holds what has no place in the log',
    hint: 'It was put there past the ledger; nothing may rest on it.',
  },
  tree_altered: {
    severity: 1,
    clears_by: 'never',
    title: 'the stored tree is not the one of the leaves',
    hint: 'A stored hash was changed or added. Proofs made from it do not hold.',
  },
  index_differs: {
    severity: 1,
    clears_by: 'operator',
    title: 'an index does not say what its table says',
    hint: 'Readers ask indexes, and miss what one lacks. Exports and checkpoints do not. Rebuild it (`REINDEX`), and find out what damaged it.',
  },
  storage_damaged: {
    severity: 1,
    clears_by: 'operator',
    title: 'the file of the database is damaged',
    hint: 'Compare with a copy before anything else is done to it, and check the disk.',
  },
  guard_missing: {
    severity: 1,
    clears_by: 'operator',
    title: 'a guard of the database is missing',
    hint: 'Without it the database no longer refuses changes. Find out since when, and compare with a copy.',
  },
  guard_changed: {
    severity: 1,
    clears_by: 'operator',
    title: 'a guard of the database is not as it was made',
    hint: 'It may let through what it refused, or hide what it took. Compare with a copy.',
  },
  facts_deployment_differs: {
    severity: 1,
    clears_by: 'operator',
    title: 'runtime facts and ledger are of two deployments',
    hint: 'Evidence never moves between deployments; use the facts of the deployment of the ledger.',
  },
  facts_too_old: {
    severity: 1,
    clears_by: 'operator',
    title: 'the runtime facts are too old',
    hint: 'Have the hosting service write them again.',
  },
  facts_from_future: {
    severity: 1,
    clears_by: 'time',
    title: 'the runtime facts were written after now',
    hint: 'Check the clocks if that is a surprise.',
  },
  facts_contradictory: {
    severity: 2,
    clears_by: 'edit',
    title: 'the runtime facts say two things of one',
    hint: 'It would not be clear which one counts; keep one.',
  },
  deny_list_unknown_name: {
    severity: 2,
    clears_by: 'edit',
    title: 'the deny-list names a provider that nothing else in the runtime facts knows',
    hint: 'A name that is misspelt would disable nothing; correct it.',
  },
});
