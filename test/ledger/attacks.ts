import { AT } from './documents.ts';
import type { EngineName } from './world.ts';
import type { Code } from '../../src/documents/findings.ts';

/** The attacker: holds the role of the application, or owns the tables, the server or the file. */
export type Attacker = 'application role' | 'table owner' | 'superuser' | 'file owner';

/**
 * The result of an attack: the database refuses it, `ledger verify` names it by these codes, nothing but an
 * earlier checkpoint shows it, or the lists of who may use the service do.
 */
export type Outcome = 'refused' | 'earlier checkpoint' | 'listed' | readonly string[];

/** One attack on a ledger of a review, two runs and a control event; the specification lists all of them. */
export interface Attack {
  readonly who: Attacker;
  readonly engine: EngineName;
  readonly what: string;
  /** Statements of one connection; where {@link APPEND} or {@link CORRECT} stands, claimgate itself records. */
  readonly statements: readonly string[];
  readonly outcome: Outcome;
  /** Whether an export is refused as well, or made of what was recorded in spite of the attack. */
  readonly exported: 'as recorded' | 'refused' | 'without any evidence';
}

const REVIEWS = 'provider_approval_reviews';
const RUNS = 'provider_certification_runs';
const CHECKS = 'provider_certification_checks';
const CONTROLS = 'provider_runtime_control_events';
const LOG = 'provider_evidence_log';
const QUARANTINED = 'provider_evidence_quarantined';
const OF_SUBJECT = `${RUNS}_of_subject`;

/** Stands for an append by claimgate itself. */
export const APPEND = 'append a failed run';

/** Stands for a correction of the record at place 5, by claimgate itself. */
export const CORRECT = 'correct the record at place 5';

/** Stands for the name of the role that `ledger roles` makes for the application: its writer. */
export const APPLICATION = 'claimgate_writer';

const AS_APPLICATION = `set role ${APPLICATION}`;

const SOMEBODY = `'${'1'.repeat(32)}', 'mallory', '${'p'.repeat(40)}', '', 0, null`;
const DIGEST = `'sha256:${'2'.repeat(64)}'`;
const LONG = 253_402_300_799_000;

const ADMINISTRATOR = `insert into service_administrators values (${SOMEBODY})`;
const TOKEN = `insert into service_tokens values ('${'3'.repeat(32)}', ${DIGEST}, 'api', 'mallory', 'readiness:read', 0, ${LONG}, null)`;
const SESSION = `insert into service_sessions values (${DIGEST}, '${'4'.repeat(32)}', '${'1'.repeat(32)}', 0, ${AT}, ${LONG}, null)`;

/** Statements without the guards of a table, which stand again afterwards as if nothing had been. */
function unguarded(engine: EngineName, table: string, ...statements: string[]): string[] {
  if (engine === 'postgres') {
    const always = ['guards', 'no_update', 'no_delete', 'no_truncate'];
    return [
      `alter table ${table} disable trigger all`,
      ...statements,
      `alter table ${table} enable trigger all`,
      ...always.map((name) => `alter table ${table} enable always trigger ${table}_${name}`),
    ];
  }
  const guards = ['update', 'delete'];
  return [
    ...guards.map((change) => `drop trigger ${table}_no_${change}`),
    ...statements,
    ...guards.map(
      (change) =>
        `create trigger ${table}_no_${change} before ${change} on ${table}\nbegin select raise(abort, 'append-only'); end`,
    ),
  ];
}

/** The same attack on both engines, by anybody who can remove the guards there. */
function byOwners(attack: {
  readonly what: string;
  readonly statements: (engine: EngineName) => readonly string[];
  readonly outcome: Outcome;
  readonly exported: Attack['exported'];
}): Attack[] {
  return (['sqlite', 'postgres'] as const).map((engine) => ({
    ...attack,
    who: engine === 'sqlite' ? 'file owner' : 'table owner',
    engine,
    statements: attack.statements(engine),
  }));
}

function changing(what: string, table: string, change: string, seen = 'record_altered'): Attack[] {
  return byOwners({
    what,
    statements: (engine) => unguarded(engine, table, `update ${table} set ${change}`),
    outcome: [seen],
    exported: 'refused',
  });
}

/** A record like the last one at the next place, without an entry in the log. */
function planted(table: string, like: number): string[] {
  return [
    `create temporary table planted as select * from ${table} where sequence = ${like}`,
    "update planted set sequence = 5, id = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'",
    `insert into ${table} select * from planted`,
  ];
}

const FOREIGN_LEAF = `insert into ${LOG} select 5, 'control', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  replace(leaf, substr(leaf, 8, 8), 'cccccccc'), '', replace(idempotency_ref, substr(idempotency_ref, 8, 8), 'cccccccc'), request_digest from ${LOG} where sequence = 4`;

export const ATTACKS: readonly Attack[] = [
  ...['update %s set recorded_at = recorded_at', 'delete from %s', 'truncate %s cascade'].map(
    (change): Attack => ({
      who: 'superuser',
      engine: 'postgres',
      what: `tries \`${change.replace('%s', 'TABLE')}\`, as in a session that plays a replica`,
      statements: ['set session_replication_role = replica', change.replace('%s', RUNS)],
      outcome: 'refused',
      exported: 'as recorded',
    }),
  ),
  {
    who: 'application role',
    engine: 'postgres',
    what: 'changes a record',
    statements: [AS_APPLICATION, `update ${REVIEWS} set approval_state = 'approved'`],
    outcome: 'refused',
    exported: 'as recorded',
  },
  {
    who: 'application role',
    engine: 'postgres',
    what: 'stops the guards',
    statements: [AS_APPLICATION, `alter table ${RUNS} disable trigger all`],
    outcome: 'refused',
    exported: 'as recorded',
  },
  {
    who: 'application role',
    engine: 'postgres',
    what: 'inserts a record and an entry with the leaf of something else',
    statements: [AS_APPLICATION, 'begin', ...planted(CONTROLS, 4), FOREIGN_LEAF, 'commit'],
    outcome: ['record_altered'],
    exported: 'refused',
  },
  {
    who: 'application role',
    engine: 'postgres',
    what: 'inserts a record without an entry in the log',
    statements: [AS_APPLICATION, 'begin', ...planted(REVIEWS, 1), 'commit'],
    outcome: 'refused',
    exported: 'as recorded',
  },
  ...[
    ['adds an administrator', ADMINISTRATOR],
    ['adds a token', TOKEN],
    ['says what the ledger is for', "update provider_evidence_identity set deployment = 'other'"],
  ].map(([what = '', statement = '']): Attack => ({
    who: 'application role',
    engine: 'postgres',
    what,
    statements: [AS_APPLICATION, statement],
    outcome: 'refused',
    exported: 'as recorded',
  })),
  {
    who: 'application role',
    engine: 'postgres',
    what: 'opens a session for an administrator, and by it may do what it may do anyway',
    statements: [ADMINISTRATOR, AS_APPLICATION, SESSION],
    outcome: 'listed',
    exported: 'as recorded',
  },
  ...byOwners({
    what: 'adds an administrator, a session and a token',
    statements: () => [ADMINISTRATOR, SESSION, TOKEN],
    outcome: 'listed',
    exported: 'as recorded',
  }),
  {
    who: 'file owner',
    engine: 'sqlite',
    what: 'inserts a record and an entry with the leaf of something else',
    statements: ['begin', ...planted(CONTROLS, 4), FOREIGN_LEAF, 'commit'],
    outcome: ['record_altered'],
    exported: 'refused',
  },
  {
    who: 'file owner',
    engine: 'sqlite',
    what: 'inserts a record without an entry in the log, with foreign keys off',
    statements: ['pragma foreign_keys = off', ...planted(REVIEWS, 1)],
    outcome: ['record_unlogged'],
    exported: 'refused',
  },
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
    exported: 'as recorded',
  },
  {
    who: 'file owner',
    engine: 'sqlite',
    what: 'adds a token past the checks of its table',
    statements: [
      'pragma ignore_check_constraints = on',
      "insert into service_tokens values ('a', 'b', 'api', 'c', 'd', 0, 1, null)",
    ],
    outcome: ['storage_damaged'],
    exported: 'as recorded',
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
    exported: 'as recorded',
  },
  {
    who: 'superuser',
    engine: 'postgres',
    what: 'has a table say that it has no triggers',
    statements: [`update pg_class set relhastriggers = false where oid = '${CONTROLS}'::regclass`],
    outcome: ['guard_changed'],
    exported: 'as recorded',
  },
  {
    who: 'table owner',
    engine: 'postgres',
    what: 'lets a guard run with the rights of its owner',
    statements: [`alter function ${RUNS}_guards() security definer`],
    outcome: ['guard_changed'],
    exported: 'as recorded',
  },
  {
    who: 'table owner',
    engine: 'postgres',
    what: 'gives a column another collation',
    statements: [`alter table ${REVIEWS} alter column provider type text collate "C"`],
    outcome: ['guard_changed'],
    exported: 'as recorded',
  },
  {
    who: 'table owner',
    engine: 'postgres',
    what: 'moves a control event to a table that inherits from its own',
    statements: unguarded(
      'postgres',
      CONTROLS,
      `create table heir () inherits (${CONTROLS})`,
      `with gone as (delete from only ${CONTROLS} where sequence = 4 returning *)
         insert into heir select * from gone`,
    ),
    outcome: ['guard_changed', 'record_removed'],
    exported: 'refused',
  },
  ...byOwners({
    what: 'adds an index by an expression that fails for a check that failed',
    statements: (engine) => [
      `create index anything on ${CHECKS}
         ((case outcome when 'failed' then ${engine === 'sqlite' ? 'abs(-9223372036854775807 - 1)' : '1 / (length(outcome) - 6)'} else 1 end))`,
    ],
    outcome: ['guard_changed'],
    exported: 'as recorded',
  }),
  ...changing(
    'changes the outcome of a check',
    CHECKS,
    "outcome = 'failed' where run_sequence = 3 and kind = 'connect'",
  ),
  ...changing('changes the side of a check', CHECKS, "side = 'local' where run_sequence = 3"),
  ...changing(
    'changes when the app review of a run ends, in the row of the run',
    RUNS,
    'review_expires_at = review_expires_at + 1 where sequence = 3',
  ),
  ...changing(
    'changes the digest of what was asked to be recorded',
    LOG,
    "request_digest = replace(request_digest, substr(request_digest, 8, 8), '00000000') where sequence = 3",
  ),
  ...changing(
    'changes the idempotency key of an entry in the log',
    LOG,
    `idempotency_ref = 'sha256:${'c'.repeat(64)}' where sequence = 3`,
    'binding_differs',
  ),
  ...changing(
    'changes the origin of the ledger',
    'provider_evidence_identity',
    "origin = 'ledger.example/other'",
    'binding_differs',
  ),
  ...byOwners({
    what: 'changes a failed run into one of another subject, and quarantines it',
    statements: (engine) => [
      APPEND,
      ...unguarded(engine, RUNS, `update ${RUNS} set account_kind = 'personal' where sequence = 5`),
      CORRECT,
    ],
    outcome: ['record_quarantined'],
    exported: 'without any evidence',
  }),
  {
    who: 'file owner',
    engine: 'sqlite',
    what: 'inserts a record and an entry with the leaf of something else, and quarantines them',
    statements: ['begin', ...planted(CONTROLS, 4), FOREIGN_LEAF, 'commit', CORRECT],
    outcome: ['record_quarantined'],
    exported: 'without any evidence',
  },
  {
    who: 'application role',
    engine: 'postgres',
    what: 'names a record in a correction, past claimgate',
    statements: [
      AS_APPLICATION,
      `insert into ${QUARANTINED} select 5, '${'a'.repeat(32)}', record_kind, sequence, record_id, leaf, 'recorded'
        from ${LOG} where sequence = 3`,
    ],
    outcome: 'refused',
    exported: 'as recorded',
  },
  ...byOwners({
    what: 'removes a record, and leaves its entry in the log',
    statements: (engine) => unguarded(engine, CONTROLS, `delete from ${CONTROLS}`),
    outcome: ['record_removed'],
    exported: 'refused',
  }),
  ...byOwners({
    what: 'removes the last record with its entry in the log',
    statements: (engine) =>
      [CONTROLS, LOG].flatMap((table) =>
        unguarded(engine, table, `delete from ${table} where sequence = 4`),
      ),
    outcome: 'earlier checkpoint',
    exported: 'refused',
  }),
];

/** One way to add to a ledger past the program, tried on both engines; the specification lists all of them. */
export interface Addition {
  readonly what: string;
  /** The records that were added, each in each of the ways. */
  readonly records: readonly string[];
  readonly ways: readonly string[];
  /** The codes that say so, beside those of guards, which an attacker may put back. */
  readonly withoutKey: readonly Code[];
  /** The same with the fingerprint key; export, checkpoint, release and backup refuse by these. */
  readonly withKey: readonly Code[];
}

/** A record once more, as its owner can where no guard stops them. */
export const TWIN = {
  what: 'records something a second time',
  records: [
    'the app review',
    'the passed run',
    'the enable',
    'the quarantined run',
    'the correction',
  ],
  ways: ['by another request', 'by the same request'],
  withoutKey: ['record_twice'],
  withKey: ['binding_differs', 'record_twice'],
} as const satisfies Addition;

/** A record that nobody recorded, with a right leaf, by a program that has the database but not the key. */
export const FORGERY = {
  what: 'adds a record with a right leaf',
  records: ['an app review', 'a passed run', 'an enable', 'a correction'],
  ways: [
    'with the binding of another record',
    'with a binding under another key',
    'with a binding for another place',
    'with a binding for another request',
  ],
  withoutKey: [],
  withKey: ['binding_differs'],
} as const satisfies Addition;

/** The same with the fingerprint key in the attacker's hand. */
export const WITH_KEY = {
  what: 'adds a record, and has the fingerprint key, too',
  records: FORGERY.records,
  ways: ['as claimgate would'],
  withoutKey: [],
  withKey: [],
} as const satisfies Addition;

export const ADDITIONS: readonly Addition[] = [TWIN, FORGERY, WITH_KEY];

/** Another ledger in the place of the one that somebody kept a head of. */
export const REPLACED = [
  { what: 'removes the newest records, or puts an older copy back', seen: 'ledger_truncated' },
  { what: 'puts other records in their places, as many or more', seen: 'ledger_forked' },
] as const satisfies readonly { readonly what: string; readonly seen: Code }[];
