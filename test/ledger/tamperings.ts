import type { EngineName } from './world.ts';

/**
 * An edit by an owner of the tables or the file, and the codes by which `ledger verify` names it. {@link NOTHING}:
 * it changes nothing that is read. {@link EARLIER}: only an earlier checkpoint shows it.
 */
export type Tampering = readonly [what: string, statements: readonly string[], seen: string];

export const NOTHING = '';
export const EARLIER = 'an earlier checkpoint';

const GONE = 'guard_missing';
const OTHER = 'guard_changed';
const BOTH = `${OTHER},${GONE}`;
const DAMAGED = 'ledger_damaged';
const LOST = 'record_removed';
const STRAY = 'record_unlogged';
const MOVED = `${LOST},${STRAY}`;
const ALTERED = 'record_altered';

const REVIEWS = 'provider_approval_reviews';
const RUNS = 'provider_certification_runs';
const CHECKS = 'provider_certification_checks';
const CONTROLS = 'provider_runtime_control_events';
const LOG = 'provider_evidence_log';
const IDENTITY = 'provider_evidence_identity';
const MIGRATIONS = 'claimgate_migrations';
const OF_SUBJECT = `${RUNS}_of_subject`;

/** A table, the condition of its rows that refuse nothing, and what tells that the others are gone. */
interface Table {
  readonly name: string;
  readonly table: string;
  readonly harmless: string;
  readonly place: string;
  readonly lost: string;
}

const TABLES = {
  controls: { table: CONTROLS, harmless: "control_state <> 'disabled'", lost: LOST },
  runs: { table: RUNS, harmless: 'sequence <> 5', lost: MOVED },
  log: { table: LOG, harmless: 'sequence < 5', lost: STRAY },
  checks: { table: CHECKS, harmless: 'run_sequence <> 5', lost: ALTERED },
} as const;

function each(
  names: readonly (keyof typeof TABLES)[],
  rows: (of: Table) => readonly Tampering[],
): Tampering[] {
  return names.flatMap((name) => {
    const place = name === 'checks' ? 'run_sequence' : 'sequence';
    return rows({ name, place, ...TABLES[name] }).map(([what, statements, seen]): Tampering => [
      `${name}: ${what}`,
      statements,
      seen,
    ]);
  });
}

/** Records and what is left where they, and their entries, are taken away. */
const RECORDS = [
  { name: 'the disable', table: CONTROLS, place: 6, seen: [LOST, MOVED, EARLIER] },
  { name: 'the failed run', table: RUNS, place: 5, seen: [MOVED, MOVED, `${MOVED},tree_altered`] },
  {
    name: 'the app review',
    table: REVIEWS,
    place: 1,
    seen: [`${ALTERED},${LOST}`, `${ALTERED},${MOVED}`, `${ALTERED},${LOST},tree_altered`],
  },
] as const;

type Unguarded = (table: string, ...statements: string[]) => string[];

/** Changes of rows by anyone who can take the guards away for a moment. */
function ofRows(unguarded: Unguarded): Tampering[] {
  const identity = (change: string) => unguarded(IDENTITY, change);
  return [
    ...RECORDS.flatMap(({ name, place, seen: [removed, moved, unlogged], table }): Tampering[] => {
      const removal = unguarded(table, `delete from ${table} where sequence = ${place}`);
      const move = `update ${table} set sequence = 60 where sequence = ${place}`;
      const entry = unguarded(LOG, `delete from ${LOG} where sequence = ${place}`);
      return [
        [`${name} is removed`, removal, removed],
        [`${name} is in another place`, unguarded(table, move), moved],
        [`${name} is removed with its entry in the log`, [...removal, ...entry], unlogged],
      ];
    }),
    [
      'the enable is in the place of the disable',
      unguarded(
        CONTROLS,
        `delete from ${CONTROLS} where sequence = 6`,
        `update ${CONTROLS} set sequence = 6 where sequence = 4`,
      ),
      MOVED,
    ],
    [
      'the entry of the disable names the enable',
      unguarded(
        LOG,
        `update ${LOG} set record_id = '${'f'.repeat(32)}' where sequence = 4`,
        `update ${LOG} set record_id = (select id from ${CONTROLS} where sequence = 4) where sequence = 6`,
      ),
      MOVED,
    ],
    ['the log is empty', unguarded(LOG, `delete from ${LOG}`), STRAY],
    ['all controls are gone', unguarded(CONTROLS, `delete from ${CONTROLS}`), LOST],
    ['no identity is left', identity(`delete from ${IDENTITY}`), 'ledger_missing'],
    [
      'the ledger is of another deployment',
      identity(`update ${IDENTITY} set deployment = 'other'`),
      'fingerprint_key_differs',
    ],
    [
      'the ledger says that it is older',
      identity(`update ${IDENTITY} set created_at = 0`),
      NOTHING,
    ],
    [
      'a migration was never applied',
      [`delete from ${MIGRATIONS} where number = 77`],
      'ledger_outdated',
    ],
    [
      'a migration has another digest',
      [`update ${MIGRATIONS} set digest = 'sha256:${'0'.repeat(64)}' where number = 77`],
      'ledger_migration_changed',
    ],
  ];
}

function unguardedFile(table: string, ...statements: string[]): string[] {
  const changes = ['update', 'delete'];
  return [
    'pragma foreign_keys = off',
    ...changes.map((change) => `drop trigger ${table}_no_${change}`),
    ...statements,
    ...changes.map(
      (change) =>
        `create trigger ${table}_no_${change} before ${change} on ${table}\nbegin select raise(abort, 'append-only'); end`,
    ),
  ];
}

const RENAMES = ['pragma legacy_alter_table = on', 'pragma foreign_keys = off'];

/** A change of the schema table itself. */
function schema(change: string, name: string, type = 'table'): string[] {
  return [
    'pragma writable_schema = on',
    `update sqlite_master set ${change} where name = '${name}' and type = '${type}'`,
  ];
}

const rootOf = (name: string) =>
  `rootpage = (select rootpage from sqlite_master where name = '${name}')`;

const SQLITE: readonly Tampering[] = [
  ...ofRows(unguardedFile),
  [
    'the checks of the failed run are removed',
    unguardedFile(CHECKS, `delete from ${CHECKS} where run_sequence = 5`),
    ALTERED,
  ],
  [
    'the checks of the failed run are of another run',
    unguardedFile(CHECKS, `update ${CHECKS} set run_sequence = 60 where run_sequence = 5`),
    `${ALTERED},${STRAY}`,
  ],
  ...each(['controls', 'runs', 'log', 'checks'], ({ harmless, lost, name, place, table }) => {
    const index = (kind: string, columns: string) => [
      `create ${kind} foreign_one on ${table} (${columns})`,
    ];
    const key = name === 'checks' ? `${place}, kind` : place;
    const renamed = [...RENAMES, `alter table ${table} rename to hidden`];
    const select = `select * from hidden where ${harmless}`;
    return [
      ['a view replaces it', [...renamed, `create view ${table} as ${select}`], BOTH],
      [
        'a copy without failures replaces it',
        [...renamed, `create table ${table} as ${select}`],
        `${BOTH},${lost}`,
      ],
      [
        'its failures are removed, and a guard stays away',
        [
          'pragma foreign_keys = off',
          `drop trigger ${table}_no_delete`,
          `delete from ${table} where not (${harmless})`,
        ],
        `${GONE},${lost}`,
      ],
      ['its pages are those of another table', schema(rootOf('service_tokens'), table), DAMAGED],
      ['its definition does not parse', schema("sql = replace(sql, '(', '((')", table), DAMAGED],
      [
        'its definition lets values be null',
        schema("sql = replace(sql, ' not null', '')", table),
        name === 'controls' || name === 'log' ? OTHER : DAMAGED,
      ],
      ['it has a column more', [`alter table ${table} add column note text`], OTHER],
      [
        'it has a generated column',
        [`alter table ${table} add column one integer generated always as (1) virtual`],
        OTHER,
      ],
      ['a foreign index', index('index', place), OTHER],
      ['a foreign unique index', index('unique index', key), OTHER],
      ['a foreign partial index', [`${index('index', place)[0]} where ${place} > 4`], OTHER],
      ['a foreign index of an expression', index('index', `abs(${place} - 7)`), OTHER],
      ['a guard is gone', [`drop trigger ${table}_no_update`], GONE],
      [
        'a guard refuses nothing',
        [
          `drop trigger ${table}_no_delete`,
          `create trigger ${table}_no_delete before delete on ${table} begin select 1; end`,
        ],
        OTHER,
      ],
      [
        'a trigger drops what is recorded',
        [`create trigger a_drop before insert on ${table} begin select raise(ignore); end`],
        OTHER,
      ],
      [
        'a trigger acts after each record',
        [`create trigger a_more after insert on ${table} begin select 1; end`],
        OTHER,
      ],
      [
        'a column has another name',
        [
          `alter table ${table} rename column ${name === 'log' ? 'leaf' : name === 'checks' ? 'kind' : 'nonce'} to other`,
        ],
        name === 'log' || name === 'checks' ? 'ledger_incomplete' : `${OTHER},${ALTERED}`,
      ],
      [
        'statistics lie about it',
        ['analyze', `update sqlite_stat1 set stat = '1 1' where tbl = '${table}'`],
        NOTHING,
      ],
    ];
  }),
  [
    'an index has the pages of another one',
    schema(rootOf(`${CONTROLS}_by_end`), OF_SUBJECT, 'index'),
    'index_differs,storage_damaged',
  ],
  ['an index is gone', [`drop index ${OF_SUBJECT}`], GONE],
  ...(
    [
      [OF_SUBJECT, RUNS, '(subject_digest, side, sequence) where sequence < 5'],
      [OF_SUBJECT, RUNS, '(subject_digest collate nocase, side, sequence)'],
      [`${CONTROLS}_of_selector`, CONTROLS, '(selector_mask desc, selector_digest, sequence)'],
    ] as const
  ).map(([name, table, form]): Tampering => [
    `an index is on ${form}`,
    [`drop index ${name}`, `create index ${name} on ${table} ${form}`],
    OTHER,
  ]),
  [
    'an index is there without a table',
    [
      'pragma writable_schema = on',
      "insert into sqlite_master (type, name, tbl_name, rootpage, sql) values ('index', 'ghost', 'ghost', 2, 'create index ghost on ghost (a)')",
    ],
    DAMAGED,
  ],
  [
    'a table of the service does not parse',
    schema("sql = 'create tabel'", 'service_tokens'),
    DAMAGED,
  ],
  [
    'two tables share their pages',
    schema(rootOf(CONTROLS), REVIEWS),
    `index_differs,${ALTERED},${MOVED},storage_damaged`,
  ],
  ['the pages of the log are beyond the file', schema('rootpage = 99999', LOG), DAMAGED],
  [
    'a virtual table replaces the controls',
    [
      ...RENAMES,
      `alter table ${CONTROLS} rename to hidden`,
      `create virtual table ${CONTROLS} using fts5(sequence, control_state)`,
    ],
    'ledger_incomplete',
  ],
  [
    'the disable is removed and overwritten',
    [
      'pragma secure_delete = on',
      ...unguardedFile(CONTROLS, `delete from ${CONTROLS} where sequence = 6`),
    ],
    LOST,
  ],
  [
    'the identity is there twice',
    [
      'pragma ignore_check_constraints = on',
      `insert into ${IDENTITY} select 2, origin, deployment, fingerprint_key_id, created_at from ${IDENTITY}`,
    ],
    'storage_damaged',
  ],
  ['the user version is another', ['pragma user_version = 77'], NOTHING],
  ['the application id is another', ['pragma application_id = 77'], NOTHING],
  ['the file is vacuumed by steps', ['pragma auto_vacuum = incremental', 'vacuum'], NOTHING],
  [
    'a table of another program, with a trigger',
    [
      'create table notes (text)',
      'create trigger notes_in after insert on notes begin select 1; end',
    ],
    NOTHING,
  ],
];

/** As a session that plays a replica, where keys rest. */
function unguardedServer(table: string, ...statements: string[]): string[] {
  const always = ['guards', 'no_update', 'no_delete', 'no_truncate'];
  return [
    'set session_replication_role = replica',
    `alter table ${table} disable trigger all`,
    ...statements,
    `alter table ${table} enable trigger all`,
    ...always.map((name) => `alter table ${table} enable always trigger ${table}_${name}`),
  ];
}

/** Names of a schema with another meaning: for types that our own statements use, and for others. */
function namesIn(place: string): Tampering[] {
  const operator = (name: string, left: string, right: string): Tampering => {
    const returns = name === '||' ? 'text' : 'boolean';
    const says = name === '||' ? 'null::text' : 'false';
    return [
      `an operator ${name} of ${left} and ${right} in ${place}`,
      [
        `create function ${place}.lies(${left}, ${right}) returns ${returns} language sql immutable as 'select ${says}'`,
        `create operator ${place}.${name} (leftarg = ${left}, rightarg = ${right}, function = ${place}.lies)`,
      ],
      NOTHING,
    ];
  };
  const functionOf = (signature: string, returns: string, says: string): Tampering => [
    `a function ${signature} in ${place}`,
    [
      `create function ${place}.${signature} returns ${returns} language sql immutable as $f$ select ${says} $f$`,
    ],
    NOTHING,
  ];
  return [
    operator('=', 'text', 'name'),
    operator('=', 'name', 'text'),
    operator('=', 'text', 'text'),
    operator('=', 'bigint', 'bigint'),
    operator('<', 'bigint', 'numeric'),
    operator('||', 'text', 'name'),
    functionOf('to_regclass(name)', 'regclass', 'null::regclass'),
    functionOf('quote_ident(name)', 'text', "'public'::text"),
    functionOf('current_schema()', 'name', "'public'::name"),
    functionOf('length(varchar)', 'integer', '0'),
    functionOf('octet_length(name)', 'integer', '0'),
    functionOf('format(text, text, text)', 'text', "''::text"),
    functionOf('concat_ws(text, text, text)', 'text', "''::text"),
    functionOf('string_agg(varchar, varchar)', 'text', "''::text"),
    functionOf('max(integer, integer)', 'integer', '0'),
    functionOf('pg_get_constraintdef(oid, name)', 'text', "''::text"),
    [
      `an aggregate max(varchar) in ${place}`,
      [
        `create function ${place}.last_of(varchar, varchar) returns varchar language sql immutable as 'select null::varchar'`,
        `create aggregate ${place}.max(varchar) (sfunc = ${place}.last_of, stype = varchar)`,
      ],
      NOTHING,
    ],
    [`a domain bigint in ${place}`, [`create domain ${place}."bigint" as text`], NOTHING],
  ];
}

const SETTINGS = [
  'search_path = public',
  'search_path = elsewhere, public',
  'quote_all_identifiers = on',
  'row_security = off',
  'default_transaction_read_only = on',
  "default_transaction_isolation = 'serializable'",
  'session_replication_role = replica',
  'standard_conforming_strings = off',
  'transform_null_equals = on',
  "datestyle = 'German'",
  "timezone = 'Asia/Kathmandu'",
  'bytea_output = escape',
  'enable_indexscan = off',
  'enable_seqscan = off',
  'default_statistics_target = 1',
  "lc_messages = 'C'",
  "client_encoding = 'LATIN1'",
  'extra_float_digits = 0',
  'jit = on',
  'plan_cache_mode = force_custom_plan',
  "statement_timeout = '1h'",
  "idle_in_transaction_session_timeout = '1h'",
  'synchronous_commit = off',
  'check_function_bodies = off',
  'array_nulls = off',
  'default_tablespace = pg_default',
  'temp_tablespaces = pg_default',
  'constraint_exclusion = on',
  'lo_compat_privileges = on',
  'escape_string_warning = off',
];

/** A trigger of a function with this body. */
function triggered(when: string, body: string): string[] {
  const made = `create function claimgate.planted() returns trigger language plpgsql as $f$ begin ${body} end $f$`;
  return [made, `create ${when} for each row execute function claimgate.planted()`];
}

const POSTGRES: readonly Tampering[] = [
  ...ofRows(unguardedServer),
  [
    'the checks of the failed run are those of the passed one',
    unguardedServer(
      CHECKS,
      `delete from ${CHECKS} where run_sequence = 5`,
      `update ${CHECKS} set run_sequence = 5 where run_sequence = 3`,
    ),
    `${ALTERED},${STRAY}`,
  ],
  [
    'the identity is there twice',
    [
      `alter table ${IDENTITY} drop constraint ${IDENTITY}_pkey`,
      ...unguardedServer(
        IDENTITY,
        `insert into ${IDENTITY} select 2, origin, deployment, fingerprint_key_id, created_at from ${IDENTITY}`,
      ),
    ],
    GONE,
  ],
  ...each(['controls', 'runs', 'log'], ({ harmless, lost, name, table }) => {
    const renamed = `alter table ${table} rename to hidden`;
    const select = `select * from hidden where ${harmless}`;
    const replaced = `${BOTH},${lost}`;
    const policy = `create policy hide on ${table} using (${harmless})`;
    const rule = (then: string) => [`create rule planted as on insert to ${table} do ${then}`];
    return [
      ['a view replaces it', [renamed, `create view ${table} as ${select}`], replaced],
      [
        'a materialized view replaces it',
        [renamed, `create materialized view ${table} as ${select}`],
        replaced,
      ],
      [
        'a copy without failures replaces it',
        [
          renamed,
          `create table ${table} (like hidden including all)`,
          `insert into ${table} ${select}`,
        ],
        replaced,
      ],
      [
        'a partitioned table replaces it',
        [
          renamed,
          `create table ${table} (like hidden) partition by range (sequence)`,
          `create table part_one partition of ${table} default`,
          `insert into ${table} ${select}`,
        ],
        replaced,
      ],
      [
        'a temporary table has its name',
        [`create temporary table ${table} as select * from ${table} where ${harmless}`],
        NOTHING,
      ],
      [
        'a table that inherits has a row more',
        [
          `create table heir () inherits (${table})`,
          `insert into heir select * from only ${table} where sequence = 4`,
        ],
        OTHER,
      ],
      [
        'row security hides failures',
        [
          `alter table ${table} enable row level security`,
          `alter table ${table} force row level security`,
          policy,
        ],
        OTHER,
      ],
      ['a policy without row security', [policy], NOTHING],
      ['a rule drops what is recorded', rule('instead nothing'), OTHER],
      ['a rule acts for each record', rule('also notify x'), OTHER],
      [
        'it lies in another schema',
        ['create schema elsewhere', `alter table ${table} set schema elsewhere`],
        name === 'controls' ? GONE : BOTH,
      ],
    ];
  }),
  ['controls: it is not logged', [`alter table ${CONTROLS} set unlogged`], OTHER],
  ...namesIn('claimgate'),
  ...namesIn('public'),
  ['a domain text in claimgate', ['create domain claimgate.text as integer'], NOTHING],
  ...(
    [
      ['text', 'bigint', '0::bigint'],
      ['bigint', 'boolean', 'true'],
    ] as const
  ).map(([from, to, says]): Tampering => [
    `a cast from ${from} to ${to}`,
    [
      `create function claimgate.planted(${from}) returns ${to} language sql immutable as 'select ${says}'`,
      `create cast (${from} as ${to}) with function claimgate.planted(${from}) as implicit`,
    ],
    NOTHING,
  ]),
  [
    'a schema of the name of a role, with controls',
    [
      'create schema postgres',
      `create table postgres.${CONTROLS} as select * from ${CONTROLS} where sequence = 4`,
    ],
    NOTHING,
  ],
  [
    'tables of the same names in public',
    [
      `create table public.${CONTROLS} as select * from ${CONTROLS} where sequence = 4`,
      `create table public.${MIGRATIONS} as select * from ${MIGRATIONS}`,
    ],
    NOTHING,
  ],
  ...SETTINGS.map((setting): Tampering => {
    const quoted = setting.replaceAll("'", "''");
    const all = `execute format('alter database %I set ${quoted}', current_database())`;
    return [`the database sets ${setting}`, [`do $$ begin ${all}; end $$`], NOTHING];
  }),
  ...each(['controls', 'runs'], ({ table }) => {
    const altered = (change: string) => [`alter table ${table} ${change}`];
    const catalogue = (what: string, change: string, where: string) => [
      `update ${what} set ${change} where ${where}`,
    ];
    const key = `indexrelid = '${table}_pkey'::regclass`;
    return [
      ['a guard rests', altered(`disable trigger ${table}_guards`), OTHER],
      ['a guard acts in replicas only', altered(`enable replica trigger ${table}_guards`), OTHER],
      ['a guard rests in replicas', altered(`enable trigger ${table}_no_delete`), OTHER],
      ['a guard is gone', [`drop trigger ${table}_no_update on ${table}`], GONE],
      [
        'a guard refuses nothing',
        [
          `create or replace function ${table}_guards() returns trigger language plpgsql as 'begin return new; end'`,
        ],
        OTHER,
      ],
      [
        'a trigger drops what is recorded',
        triggered(`trigger a_skip before insert on ${table}`, 'return null;'),
        OTHER,
      ],
      [
        'a trigger changes what is recorded',
        triggered(
          `trigger a_bend before insert on ${table}`,
          "new.nonce := repeat('0', 32); return new;",
        ),
        OTHER,
      ],
      [
        'a trigger waits for the commit',
        triggered(`constraint trigger a_wait after insert on ${table} deferrable`, 'return null;'),
        OTHER,
      ],
      [
        'a check that is not validated',
        altered('add constraint no_more check (sequence < 6) not valid'),
        OTHER,
      ],
      ['it has a column more', altered('add column note text'), OTHER],
      [
        'it has a generated column that fails',
        altered('add column one bigint generated always as (1 / (sequence - 7)) stored'),
        OTHER,
      ],
      ['it has a default', altered("alter column nonce set default repeat('0', 32)"), OTHER],
      ['a column may be null', altered('alter column nonce drop not null'), OTHER],
      ['a column is of another type', altered('alter column nonce type varchar(64)'), OTHER],
      [
        'two columns changed names',
        [
          ...altered('rename column nonce to was'),
          ...altered('rename column id to nonce'),
          ...altered('rename column was to id'),
        ],
        `${OTHER},${MOVED}`,
      ],
      ['a foreign index', [`create index foreign_one on ${table} (recorded_at)`], OTHER],
      [
        'a foreign partial index',
        [`create index foreign_one on ${table} (sequence) where sequence > 4`],
        OTHER,
      ],
      [
        'a foreign index of an expression that fails',
        [`create index foreign_one on ${table} ((1 / (sequence - 7)))`],
        OTHER,
      ],
      [
        'foreign statistics',
        [`create statistics foreign_one on sequence, nonce from ${table}`],
        NOTHING,
      ],
      ['its key is gone', altered(`drop constraint ${table}_pkey cascade`), GONE],
      [
        'the catalogue says that it has no triggers',
        catalogue('pg_class', 'relhastriggers = false', `oid = '${table}'::regclass`),
        OTHER,
      ],
      [
        'the catalogue says that a guard is internal',
        catalogue(
          'pg_trigger',
          'tgisinternal = true',
          `tgrelid = '${table}'::regclass and tgname = '${table}_guards'`,
        ),
        BOTH,
      ],
      [
        'the catalogue says that an index is not valid',
        catalogue('pg_index', 'indisvalid = false', key),
        OTHER,
      ],
      [
        'the catalogue says that an index is not unique',
        catalogue('pg_index', 'indisunique = false', key),
        OTHER,
      ],
      ['everyone may change it', [`grant all on ${table} to public`], NOTHING],
      [
        'another role owns it',
        [
          "do $$ begin if not exists (select from pg_roles where rolname = 'tamper_owner') then create role tamper_owner; end if; end $$",
          ...altered('owner to tamper_owner'),
        ],
        NOTHING,
      ],
    ];
  }),
  [
    'an event trigger on every command',
    [
      "create function claimgate.spy() returns event_trigger language plpgsql as 'begin end'",
      'create event trigger spy on ddl_command_end execute function claimgate.spy()',
    ],
    NOTHING,
  ],
  ['the index of selectors is gone', ['drop index provider_certification_runs_of_selector'], GONE],
  [
    'the index of runs by subject is another',
    [`drop index ${OF_SUBJECT}`, `create index ${OF_SUBJECT} on ${RUNS} (side, sequence)`],
    OTHER,
  ],
  [
    'a guard runs with the rights of its owner',
    [`alter function ${CONTROLS}_guards() security definer`],
    OTHER,
  ],
  [
    'a guard has another search path',
    [`alter function ${CONTROLS}_guards() set search_path = public, claimgate`],
    OTHER,
  ],
  ['a guard costs more', [`alter function ${CONTROLS}_guards() cost 10000`], NOTHING],
];

export const TAMPERINGS: Readonly<Record<EngineName, readonly Tampering[]>> = {
  sqlite: SQLITE,
  postgres: POSTGRES,
};
