import type { EngineName } from './world.ts';

/** Who attacks: whoever holds the application's database role, the tables, the server, or the file. */
export type Attacker = 'application role' | 'table owner' | 'superuser' | 'file owner';

/**
 * What comes of an attack: the database refuses it; `ledger verify` names it by these codes; or nothing
 * but an earlier checkpoint shows it.
 */
export type Outcome = 'refused' | readonly string[] | 'earlier checkpoint';

/** One attack on a ledger with the records of `attackedLedger`; the documentation lists all of them. */
export interface Attack {
  readonly who: Attacker;
  readonly engine: EngineName;
  readonly what: string;
  /** Statements of one connection, between which a failed run is appended where `append` stands. */
  readonly statements: readonly string[];
  readonly outcome: Outcome;
  /** Whether an export is refused as well, or made of what was recorded in spite of the attack. */
  readonly export?: 'refused' | 'true';
}

const RUNS = 'provider_certification_runs';
const CHECKS = 'provider_certification_checks';
const LOG = 'provider_evidence_log';

/** Stands for an append by claimgate itself. */
export const APPEND = 'append a failed run';

const OF_SUBJECT = `${RUNS}_of_subject`;
const WITHOUT_GUARDS = (table: string) => `alter table ${table} disable trigger all`;
const WITH_GUARDS = (table: string) => [
  `alter table ${table} enable trigger all`,
  ...['guards', 'no_update', 'no_delete', 'no_truncate'].map(
    (name) => `alter table ${table} enable always trigger ${table}_${name}`,
  ),
];

/** The same change on both engines, past the guards, which stand again afterwards. */
function changed(
  what: string,
  table: string,
  change: string,
  outcome: Outcome,
  exported: Attack['export'],
): Attack[] {
  return [
    {
      who: 'file owner',
      engine: 'sqlite',
      what,
      statements: [
        'pragma foreign_keys = off',
        "create temp table guard as select sql from sqlite_master where type = 'trigger' and name like '%_no_update'",
        `drop trigger ${table}_no_update`,
        `update ${table} set ${change}`,
        `create trigger ${table}_no_update before update on ${table}\nbegin select raise(abort, 'append-only'); end`,
      ],
      outcome,
      ...(exported && { export: exported }),
    },
    {
      who: 'table owner',
      engine: 'postgres',
      what,
      statements: [WITHOUT_GUARDS(table), `update ${table} set ${change}`, ...WITH_GUARDS(table)],
      outcome,
      ...(exported && { export: exported }),
    },
  ];
}

export const ATTACKS: readonly Attack[] = [
  {
    who: 'file owner',
    engine: 'sqlite',
    what: 'makes an index partial, so that it lacks a failed run, and restores its definition',
    statements: [
      APPEND,
      'pragma writable_schema = on',
      `update sqlite_master set sql = sql || ' where sequence < 5' where name = '${OF_SUBJECT}'`,
      'pragma writable_schema = reset',
      `reindex ${OF_SUBJECT}`,
      'pragma writable_schema = on',
      `update sqlite_master set sql = replace(sql, ' where sequence < 5', '') where name = '${OF_SUBJECT}'`,
      'pragma writable_schema = reset',
    ],
    outcome: ['index_differs'],
    export: 'true',
  },
  {
    who: 'superuser',
    engine: 'postgres',
    what: 'stops an index while a failed run is recorded',
    statements: [
      `update pg_index set indisready = false where indexrelid = '${OF_SUBJECT}'::regclass`,
      APPEND,
      `update pg_index set indisready = true where indexrelid = '${OF_SUBJECT}'::regclass`,
    ],
    outcome: ['index_differs'],
    export: 'true',
  },
  ...changed(
    'changes the digest of a request',
    LOG,
    "request_digest = replace(request_digest, substr(request_digest, 8, 4), '0000') where sequence = 3",
    ['record_altered'],
    'refused',
  ),
  ...changed(
    'changes the dates of the review in the row of a run',
    RUNS,
    'review_expires_at = review_expires_at + 1 where sequence = 3',
    ['record_altered'],
    'refused',
  ),
  ...changed(
    'changes the side of a check',
    CHECKS,
    "side = 'local' where run_sequence = 3",
    ['record_altered'],
    'refused',
  ),
];
