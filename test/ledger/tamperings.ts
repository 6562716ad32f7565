import type { EngineName } from './world.ts';

/**
 * What somebody does who owns the tables or the file, and the codes by which `ledger verify` names it. Nothing: it
 * changes nothing that is read. {@link EARLIER}: only an earlier checkpoint shows it.
 */
export type Tampering = readonly [what: string, statements: readonly string[], seen: string];

export const EARLIER = 'an earlier checkpoint';

const SQLITE: readonly Tampering[] = [
  [
    'the disable is removed, past guards and keys',
    [
      'drop trigger provider_runtime_control_events_no_update',
      'drop trigger provider_runtime_control_events_no_delete',
      'pragma foreign_keys = off',
      'delete from provider_runtime_control_events where sequence = 6',
      `create trigger provider_runtime_control_events_no_update before update on provider_runtime_control_events
begin select raise(abort, 'append-only'); end`,
      `create trigger provider_runtime_control_events_no_delete before delete on provider_runtime_control_events
begin select raise(abort, 'append-only'); end`,
    ],
    'record_removed',
  ],
  [
    'the disable is moved to another place',
    [
      'drop trigger provider_runtime_control_events_no_update',
      'drop trigger provider_runtime_control_events_no_delete',
      'pragma foreign_keys = off',
      'update provider_runtime_control_events set sequence = 60 where sequence = 6',
      `create trigger provider_runtime_control_events_no_update before update on provider_runtime_control_events
begin select raise(abort, 'append-only'); end`,
      `create trigger provider_runtime_control_events_no_delete before delete on provider_runtime_control_events
begin select raise(abort, 'append-only'); end`,
    ],
    'record_removed,record_unlogged',
  ],
  [
    'the disable is removed with its entry in the log',
    [
      'drop trigger provider_runtime_control_events_no_update',
      'drop trigger provider_runtime_control_events_no_delete',
      'pragma foreign_keys = off',
      'delete from provider_runtime_control_events where sequence = 6',
      `create trigger provider_runtime_control_events_no_update before update on provider_runtime_control_events
begin select raise(abort, 'append-only'); end`,
      `create trigger provider_runtime_control_events_no_delete before delete on provider_runtime_control_events
begin select raise(abort, 'append-only'); end`,
      'drop trigger provider_evidence_log_no_update',
      'drop trigger provider_evidence_log_no_delete',
      'pragma foreign_keys = off',
      'delete from provider_evidence_log where sequence = 6',
      `create trigger provider_evidence_log_no_update before update on provider_evidence_log
begin select raise(abort, 'append-only'); end`,
      `create trigger provider_evidence_log_no_delete before delete on provider_evidence_log
begin select raise(abort, 'append-only'); end`,
    ],
    EARLIER,
  ],
  [
    'the failed run is removed, past guards and keys',
    [
      'drop trigger provider_certification_runs_no_update',
      'drop trigger provider_certification_runs_no_delete',
      'pragma foreign_keys = off',
      'delete from provider_certification_runs where sequence = 5',
      `create trigger provider_certification_runs_no_update before update on provider_certification_runs
begin select raise(abort, 'append-only'); end`,
      `create trigger provider_certification_runs_no_delete before delete on provider_certification_runs
begin select raise(abort, 'append-only'); end`,
    ],
    'record_removed,record_unlogged',
  ],
  [
    'the failed run is moved to another place',
    [
      'drop trigger provider_certification_runs_no_update',
      'drop trigger provider_certification_runs_no_delete',
      'pragma foreign_keys = off',
      'update provider_certification_runs set sequence = 60 where sequence = 5',
      `create trigger provider_certification_runs_no_update before update on provider_certification_runs
begin select raise(abort, 'append-only'); end`,
      `create trigger provider_certification_runs_no_delete before delete on provider_certification_runs
begin select raise(abort, 'append-only'); end`,
    ],
    'record_removed,record_unlogged',
  ],
  [
    'the failed run is removed with its entry in the log',
    [
      'drop trigger provider_certification_runs_no_update',
      'drop trigger provider_certification_runs_no_delete',
      'pragma foreign_keys = off',
      'delete from provider_certification_runs where sequence = 5',
      `create trigger provider_certification_runs_no_update before update on provider_certification_runs
begin select raise(abort, 'append-only'); end`,
      `create trigger provider_certification_runs_no_delete before delete on provider_certification_runs
begin select raise(abort, 'append-only'); end`,
      'drop trigger provider_evidence_log_no_update',
      'drop trigger provider_evidence_log_no_delete',
      'pragma foreign_keys = off',
      'delete from provider_evidence_log where sequence = 5',
      `create trigger provider_evidence_log_no_update before update on provider_evidence_log
begin select raise(abort, 'append-only'); end`,
      `create trigger provider_evidence_log_no_delete before delete on provider_evidence_log
begin select raise(abort, 'append-only'); end`,
    ],
    'record_removed,record_unlogged,tree_altered',
  ],
  [
    'the review is removed, past guards and keys',
    [
      'drop trigger provider_approval_reviews_no_update',
      'drop trigger provider_approval_reviews_no_delete',
      'pragma foreign_keys = off',
      'delete from provider_approval_reviews where sequence = 1',
      `create trigger provider_approval_reviews_no_update before update on provider_approval_reviews
begin select raise(abort, 'append-only'); end`,
      `create trigger provider_approval_reviews_no_delete before delete on provider_approval_reviews
begin select raise(abort, 'append-only'); end`,
    ],
    'record_altered,record_removed',
  ],
  [
    'the review is moved to another place',
    [
      'drop trigger provider_approval_reviews_no_update',
      'drop trigger provider_approval_reviews_no_delete',
      'pragma foreign_keys = off',
      'update provider_approval_reviews set sequence = 60 where sequence = 1',
      `create trigger provider_approval_reviews_no_update before update on provider_approval_reviews
begin select raise(abort, 'append-only'); end`,
      `create trigger provider_approval_reviews_no_delete before delete on provider_approval_reviews
begin select raise(abort, 'append-only'); end`,
    ],
    'record_altered,record_removed,record_unlogged',
  ],
  [
    'the review is removed with its entry in the log',
    [
      'drop trigger provider_approval_reviews_no_update',
      'drop trigger provider_approval_reviews_no_delete',
      'pragma foreign_keys = off',
      'delete from provider_approval_reviews where sequence = 1',
      `create trigger provider_approval_reviews_no_update before update on provider_approval_reviews
begin select raise(abort, 'append-only'); end`,
      `create trigger provider_approval_reviews_no_delete before delete on provider_approval_reviews
begin select raise(abort, 'append-only'); end`,
      'drop trigger provider_evidence_log_no_update',
      'drop trigger provider_evidence_log_no_delete',
      'pragma foreign_keys = off',
      'delete from provider_evidence_log where sequence = 1',
      `create trigger provider_evidence_log_no_update before update on provider_evidence_log
begin select raise(abort, 'append-only'); end`,
      `create trigger provider_evidence_log_no_delete before delete on provider_evidence_log
begin select raise(abort, 'append-only'); end`,
    ],
    'record_altered,record_removed,tree_altered',
  ],
  [
    'the checks of the failed run is removed, past guards and keys',
    [
      'drop trigger provider_certification_checks_no_update',
      'drop trigger provider_certification_checks_no_delete',
      'pragma foreign_keys = off',
      'delete from provider_certification_checks where run_sequence = 5',
      `create trigger provider_certification_checks_no_update before update on provider_certification_checks
begin select raise(abort, 'append-only'); end`,
      `create trigger provider_certification_checks_no_delete before delete on provider_certification_checks
begin select raise(abort, 'append-only'); end`,
    ],
    'record_altered',
  ],
  [
    'the checks of the failed run is moved to another place',
    [
      'drop trigger provider_certification_checks_no_update',
      'drop trigger provider_certification_checks_no_delete',
      'pragma foreign_keys = off',
      'update provider_certification_checks set run_sequence = 60 where run_sequence = 5',
      `create trigger provider_certification_checks_no_update before update on provider_certification_checks
begin select raise(abort, 'append-only'); end`,
      `create trigger provider_certification_checks_no_delete before delete on provider_certification_checks
begin select raise(abort, 'append-only'); end`,
    ],
    'record_altered,record_unlogged',
  ],
  [
    'the checks of the failed run is removed with its entry in the log',
    [
      'drop trigger provider_certification_checks_no_update',
      'drop trigger provider_certification_checks_no_delete',
      'pragma foreign_keys = off',
      'delete from provider_certification_checks where run_sequence = 5',
      `create trigger provider_certification_checks_no_update before update on provider_certification_checks
begin select raise(abort, 'append-only'); end`,
      `create trigger provider_certification_checks_no_delete before delete on provider_certification_checks
begin select raise(abort, 'append-only'); end`,
      'drop trigger provider_evidence_log_no_update',
      'drop trigger provider_evidence_log_no_delete',
      'pragma foreign_keys = off',
      'delete from provider_evidence_log where sequence = 5',
      `create trigger provider_evidence_log_no_update before update on provider_evidence_log
begin select raise(abort, 'append-only'); end`,
      `create trigger provider_evidence_log_no_delete before delete on provider_evidence_log
begin select raise(abort, 'append-only'); end`,
    ],
    'record_removed,record_unlogged,tree_altered',
  ],
  [
    'the enable stands in the place of the disable',
    [
      'drop trigger provider_runtime_control_events_no_update',
      'drop trigger provider_runtime_control_events_no_delete',
      'pragma foreign_keys = off',
      'delete from provider_runtime_control_events where sequence = 6',
      'update provider_runtime_control_events set sequence = 6 where sequence = 4',
      `create trigger provider_runtime_control_events_no_update before update on provider_runtime_control_events
begin select raise(abort, 'append-only'); end`,
      `create trigger provider_runtime_control_events_no_delete before delete on provider_runtime_control_events
begin select raise(abort, 'append-only'); end`,
    ],
    'record_removed,record_unlogged',
  ],
  [
    'the entry of the disable names the enable',
    [
      'drop trigger provider_evidence_log_no_update',
      'drop trigger provider_evidence_log_no_delete',
      'pragma foreign_keys = off',
      'update provider_evidence_log set record_id = (select id from provider_runtime_control_events where sequence = 4) where sequence = 6',
      `create trigger provider_evidence_log_no_update before update on provider_evidence_log
begin select raise(abort, 'append-only'); end`,
      `create trigger provider_evidence_log_no_delete before delete on provider_evidence_log
begin select raise(abort, 'append-only'); end`,
    ],
    'record_removed,record_unlogged',
  ],
  [
    'the log is empty',
    [
      'drop trigger provider_evidence_log_no_update',
      'drop trigger provider_evidence_log_no_delete',
      'pragma foreign_keys = off',
      'delete from provider_evidence_log',
      `create trigger provider_evidence_log_no_update before update on provider_evidence_log
begin select raise(abort, 'append-only'); end`,
      `create trigger provider_evidence_log_no_delete before delete on provider_evidence_log
begin select raise(abort, 'append-only'); end`,
    ],
    'record_unlogged',
  ],
  [
    'all controls are gone',
    [
      'drop trigger provider_runtime_control_events_no_update',
      'drop trigger provider_runtime_control_events_no_delete',
      'pragma foreign_keys = off',
      'delete from provider_runtime_control_events',
      `create trigger provider_runtime_control_events_no_update before update on provider_runtime_control_events
begin select raise(abort, 'append-only'); end`,
      `create trigger provider_runtime_control_events_no_delete before delete on provider_runtime_control_events
begin select raise(abort, 'append-only'); end`,
    ],
    'record_removed',
  ],
  [
    'a migration was never applied',
    ['delete from claimgate_migrations where number = 103'],
    'ledger_outdated',
  ],
  [
    'a migration has another digest',
    [
      "update claimgate_migrations set digest = 'sha256:0000000000000000000000000000000000000000000000000000000000000000' where number = 103",
    ],
    'ledger_migration_changed',
  ],
  [
    'the ledger is of another deployment',
    [
      'drop trigger provider_evidence_identity_no_update',
      'drop trigger provider_evidence_identity_no_delete',
      'pragma foreign_keys = off',
      "update provider_evidence_identity set deployment = 'other'",
      `create trigger provider_evidence_identity_no_update before update on provider_evidence_identity
begin select raise(abort, 'append-only'); end`,
      `create trigger provider_evidence_identity_no_delete before delete on provider_evidence_identity
begin select raise(abort, 'append-only'); end`,
    ],
    'binding_differs',
  ],
  [
    'the ledger is older than it is',
    [
      'drop trigger provider_evidence_identity_no_update',
      'drop trigger provider_evidence_identity_no_delete',
      'pragma foreign_keys = off',
      'update provider_evidence_identity set created_at = 0',
      `create trigger provider_evidence_identity_no_update before update on provider_evidence_identity
begin select raise(abort, 'append-only'); end`,
      `create trigger provider_evidence_identity_no_delete before delete on provider_evidence_identity
begin select raise(abort, 'append-only'); end`,
    ],
    '',
  ],
  [
    'no identity is left',
    [
      'drop trigger provider_evidence_identity_no_update',
      'drop trigger provider_evidence_identity_no_delete',
      'pragma foreign_keys = off',
      'delete from provider_evidence_identity',
      `create trigger provider_evidence_identity_no_update before update on provider_evidence_identity
begin select raise(abort, 'append-only'); end`,
      `create trigger provider_evidence_identity_no_delete before delete on provider_evidence_identity
begin select raise(abort, 'append-only'); end`,
    ],
    'ledger_missing',
  ],
  [
    'a view stands for the controls',
    [
      'pragma legacy_alter_table = on',
      'pragma foreign_keys = off',
      'alter table provider_runtime_control_events rename to hidden',
      "create view provider_runtime_control_events as select * from hidden where control_state <> 'disabled'",
    ],
    'guard_changed,guard_missing',
  ],
  [
    'a copy without failures stands for the controls',
    [
      'pragma legacy_alter_table = on',
      'pragma foreign_keys = off',
      'alter table provider_runtime_control_events rename to hidden',
      "create table provider_runtime_control_events as select * from hidden where control_state <> 'disabled'",
    ],
    'guard_changed,guard_missing,record_removed',
  ],
  [
    'a copy without failures and of the same definition stands for the controls',
    [
      'pragma legacy_alter_table = on',
      'pragma foreign_keys = off',
      "create table kept as select * from provider_runtime_control_events where control_state <> 'disabled'",
      "create table said as select sql from sqlite_master where name = 'provider_runtime_control_events' and type = 'table'",
      'drop trigger provider_runtime_control_events_no_delete',
      'delete from provider_runtime_control_events',
      'insert into provider_runtime_control_events select * from kept where 0',
    ],
    'guard_missing,record_removed',
  ],
  [
    'the root page of the controls is that of another table',
    [
      'pragma writable_schema = on',
      "update sqlite_master set rootpage = (select rootpage from sqlite_master where name = 'service_tokens') where name = 'provider_runtime_control_events' and type = 'table'",
    ],
    'ledger_damaged',
  ],
  [
    'the definition of the controls has no checks',
    [
      'pragma writable_schema = on',
      "update sqlite_master set sql = replace(sql, 'check (', 'default (') where name = 'provider_runtime_control_events' and type = 'table'",
    ],
    'ledger_damaged',
  ],
  [
    'the definition of the controls is shorter by a word',
    [
      'pragma writable_schema = on',
      "update sqlite_master set sql = replace(sql, ' not null', '') where name = 'provider_runtime_control_events' and type = 'table'",
    ],
    'guard_changed',
  ],
  [
    'the controls have a column more',
    ['alter table provider_runtime_control_events add column note text'],
    'guard_changed',
  ],
  [
    'a generated column in the controls',
    [
      'alter table provider_runtime_control_events add column twice integer generated always as (1) virtual',
    ],
    'guard_changed',
  ],
  [
    'a foreign index on the controls',
    ['create index foreign_one on provider_runtime_control_events (sequence)'],
    'guard_changed',
  ],
  [
    'a foreign unique index on the controls',
    ['create unique index foreign_two on provider_runtime_control_events (sequence)'],
    'guard_changed',
  ],
  [
    'a partial index on the controls',
    ['create index foreign_three on provider_runtime_control_events (sequence) where sequence > 4'],
    'guard_changed',
  ],
  [
    'an expression index on the controls',
    ['create index foreign_four on provider_runtime_control_events (abs(sequence - 7))'],
    'guard_changed',
  ],
  [
    'a guard of the controls is gone',
    ['drop trigger provider_runtime_control_events_no_update'],
    'guard_missing',
  ],
  [
    'a guard of the controls has another body',
    [
      'drop trigger provider_runtime_control_events_no_delete',
      'create trigger provider_runtime_control_events_no_delete before delete on provider_runtime_control_events begin select 1; end',
    ],
    'guard_changed',
  ],
  [
    'a trigger drops what is recorded in the controls',
    [
      'create trigger a_drop before insert on provider_runtime_control_events begin select raise(ignore); end',
    ],
    'guard_changed',
  ],
  [
    'a trigger records more in the controls',
    ['create trigger a_more after insert on provider_runtime_control_events begin select 1; end'],
    'guard_changed',
  ],
  [
    'statistics lie about the controls',
    [
      'analyze',
      "update sqlite_stat1 set stat = '1 1' where tbl = 'provider_runtime_control_events'",
    ],
    '',
  ],
  [
    'a view stands for the runs',
    [
      'pragma legacy_alter_table = on',
      'pragma foreign_keys = off',
      'alter table provider_certification_runs rename to hidden',
      'create view provider_certification_runs as select * from hidden where sequence <> 5',
    ],
    'guard_changed,guard_missing',
  ],
  [
    'a copy without failures stands for the runs',
    [
      'pragma legacy_alter_table = on',
      'pragma foreign_keys = off',
      'alter table provider_certification_runs rename to hidden',
      'create table provider_certification_runs as select * from hidden where sequence <> 5',
    ],
    'guard_changed,guard_missing,record_removed,record_unlogged',
  ],
  [
    'a copy without failures and of the same definition stands for the runs',
    [
      'pragma legacy_alter_table = on',
      'pragma foreign_keys = off',
      'create table kept as select * from provider_certification_runs where sequence <> 5',
      "create table said as select sql from sqlite_master where name = 'provider_certification_runs' and type = 'table'",
      'drop trigger provider_certification_runs_no_delete',
      'delete from provider_certification_runs',
      'insert into provider_certification_runs select * from kept where 0',
    ],
    'guard_missing,record_removed,record_unlogged',
  ],
  [
    'the root page of the runs is that of another table',
    [
      'pragma writable_schema = on',
      "update sqlite_master set rootpage = (select rootpage from sqlite_master where name = 'service_tokens') where name = 'provider_certification_runs' and type = 'table'",
    ],
    'ledger_damaged',
  ],
  [
    'the definition of the runs has no checks',
    [
      'pragma writable_schema = on',
      "update sqlite_master set sql = replace(sql, 'check (', 'default (') where name = 'provider_certification_runs' and type = 'table'",
    ],
    'ledger_damaged',
  ],
  [
    'the definition of the runs is shorter by a word',
    [
      'pragma writable_schema = on',
      "update sqlite_master set sql = replace(sql, ' not null', '') where name = 'provider_certification_runs' and type = 'table'",
    ],
    'ledger_damaged',
  ],
  [
    'the runs have a column more',
    ['alter table provider_certification_runs add column note text'],
    'guard_changed',
  ],
  [
    'a generated column in the runs',
    [
      'alter table provider_certification_runs add column twice integer generated always as (1) virtual',
    ],
    'guard_changed',
  ],
  [
    'a foreign index on the runs',
    ['create index foreign_one on provider_certification_runs (sequence)'],
    'guard_changed',
  ],
  [
    'a foreign unique index on the runs',
    ['create unique index foreign_two on provider_certification_runs (sequence)'],
    'guard_changed',
  ],
  [
    'a partial index on the runs',
    ['create index foreign_three on provider_certification_runs (sequence) where sequence > 4'],
    'guard_changed',
  ],
  [
    'an expression index on the runs',
    ['create index foreign_four on provider_certification_runs (abs(sequence - 7))'],
    'guard_changed',
  ],
  [
    'a guard of the runs is gone',
    ['drop trigger provider_certification_runs_no_update'],
    'guard_missing',
  ],
  [
    'a guard of the runs has another body',
    [
      'drop trigger provider_certification_runs_no_delete',
      'create trigger provider_certification_runs_no_delete before delete on provider_certification_runs begin select 1; end',
    ],
    'guard_changed',
  ],
  [
    'a trigger drops what is recorded in the runs',
    [
      'create trigger a_drop before insert on provider_certification_runs begin select raise(ignore); end',
    ],
    'guard_changed',
  ],
  [
    'a trigger records more in the runs',
    ['create trigger a_more after insert on provider_certification_runs begin select 1; end'],
    'guard_changed',
  ],
  [
    'statistics lie about the runs',
    ['analyze', "update sqlite_stat1 set stat = '1 1' where tbl = 'provider_certification_runs'"],
    '',
  ],
  [
    'a view stands for the log',
    [
      'pragma legacy_alter_table = on',
      'pragma foreign_keys = off',
      'alter table provider_evidence_log rename to hidden',
      'create view provider_evidence_log as select * from hidden where sequence < 5',
    ],
    'guard_changed,guard_missing',
  ],
  [
    'a copy without failures stands for the log',
    [
      'pragma legacy_alter_table = on',
      'pragma foreign_keys = off',
      'alter table provider_evidence_log rename to hidden',
      'create table provider_evidence_log as select * from hidden where sequence < 5',
    ],
    'guard_changed,guard_missing,record_unlogged',
  ],
  [
    'a copy without failures and of the same definition stands for the log',
    [
      'pragma legacy_alter_table = on',
      'pragma foreign_keys = off',
      'create table kept as select * from provider_evidence_log where sequence < 5',
      "create table said as select sql from sqlite_master where name = 'provider_evidence_log' and type = 'table'",
      'drop trigger provider_evidence_log_no_delete',
      'delete from provider_evidence_log',
      'insert into provider_evidence_log select * from kept where 0',
    ],
    'guard_missing,record_unlogged',
  ],
  [
    'the root page of the log is that of another table',
    [
      'pragma writable_schema = on',
      "update sqlite_master set rootpage = (select rootpage from sqlite_master where name = 'service_tokens') where name = 'provider_evidence_log' and type = 'table'",
    ],
    'ledger_damaged',
  ],
  [
    'the definition of the log has no checks',
    [
      'pragma writable_schema = on',
      "update sqlite_master set sql = replace(sql, 'check (', 'default (') where name = 'provider_evidence_log' and type = 'table'",
    ],
    'ledger_damaged',
  ],
  [
    'the definition of the log is shorter by a word',
    [
      'pragma writable_schema = on',
      "update sqlite_master set sql = replace(sql, ' not null', '') where name = 'provider_evidence_log' and type = 'table'",
    ],
    'guard_changed',
  ],
  [
    'the log have a column more',
    ['alter table provider_evidence_log add column note text'],
    'guard_changed',
  ],
  [
    'a generated column in the log',
    ['alter table provider_evidence_log add column twice integer generated always as (1) virtual'],
    'guard_changed',
  ],
  [
    'a foreign index on the log',
    ['create index foreign_one on provider_evidence_log (sequence)'],
    'guard_changed',
  ],
  [
    'a foreign unique index on the log',
    ['create unique index foreign_two on provider_evidence_log (sequence)'],
    'guard_changed',
  ],
  [
    'a partial index on the log',
    ['create index foreign_three on provider_evidence_log (sequence) where sequence > 4'],
    'guard_changed',
  ],
  [
    'an expression index on the log',
    ['create index foreign_four on provider_evidence_log (abs(sequence - 7))'],
    'guard_changed',
  ],
  ['a guard of the log is gone', ['drop trigger provider_evidence_log_no_update'], 'guard_missing'],
  [
    'a guard of the log has another body',
    [
      'drop trigger provider_evidence_log_no_delete',
      'create trigger provider_evidence_log_no_delete before delete on provider_evidence_log begin select 1; end',
    ],
    'guard_changed',
  ],
  [
    'a trigger drops what is recorded in the log',
    [
      'create trigger a_drop before insert on provider_evidence_log begin select raise(ignore); end',
    ],
    'guard_changed',
  ],
  [
    'a trigger records more in the log',
    ['create trigger a_more after insert on provider_evidence_log begin select 1; end'],
    'guard_changed',
  ],
  [
    'statistics lie about the log',
    ['analyze', "update sqlite_stat1 set stat = '1 1' where tbl = 'provider_evidence_log'"],
    '',
  ],
  [
    'a view stands for the checks',
    [
      'pragma legacy_alter_table = on',
      'pragma foreign_keys = off',
      'alter table provider_certification_checks rename to hidden',
      'create view provider_certification_checks as select * from hidden where run_sequence <> 5',
    ],
    'guard_changed,guard_missing',
  ],
  [
    'a copy without failures stands for the checks',
    [
      'pragma legacy_alter_table = on',
      'pragma foreign_keys = off',
      'alter table provider_certification_checks rename to hidden',
      'create table provider_certification_checks as select * from hidden where run_sequence <> 5',
    ],
    'guard_changed,guard_missing,record_altered',
  ],
  [
    'a copy without failures and of the same definition stands for the checks',
    [
      'pragma legacy_alter_table = on',
      'pragma foreign_keys = off',
      'create table kept as select * from provider_certification_checks where run_sequence <> 5',
      "create table said as select sql from sqlite_master where name = 'provider_certification_checks' and type = 'table'",
      'drop trigger provider_certification_checks_no_delete',
      'delete from provider_certification_checks',
      'insert into provider_certification_checks select * from kept where 0',
    ],
    'guard_missing,record_altered',
  ],
  [
    'the root page of the checks is that of another table',
    [
      'pragma writable_schema = on',
      "update sqlite_master set rootpage = (select rootpage from sqlite_master where name = 'service_tokens') where name = 'provider_certification_checks' and type = 'table'",
    ],
    'record_altered,storage_damaged',
  ],
  [
    'the definition of the checks has no checks',
    [
      'pragma writable_schema = on',
      "update sqlite_master set sql = replace(sql, 'check (', 'default (') where name = 'provider_certification_checks' and type = 'table'",
    ],
    'ledger_damaged',
  ],
  [
    'the definition of the checks is shorter by a word',
    [
      'pragma writable_schema = on',
      "update sqlite_master set sql = replace(sql, ' not null', '') where name = 'provider_certification_checks' and type = 'table'",
    ],
    'ledger_damaged',
  ],
  [
    'the checks have a column more',
    ['alter table provider_certification_checks add column note text'],
    'guard_changed',
  ],
  [
    'a generated column in the checks',
    [
      'alter table provider_certification_checks add column twice integer generated always as (1) virtual',
    ],
    'guard_changed',
  ],
  [
    'a foreign index on the checks',
    ['create index foreign_one on provider_certification_checks (run_sequence)'],
    'guard_changed',
  ],
  [
    'a foreign unique index on the checks',
    ['create unique index foreign_two on provider_certification_checks (run_sequence, kind)'],
    'guard_changed',
  ],
  [
    'a partial index on the checks',
    [
      'create index foreign_three on provider_certification_checks (run_sequence) where run_sequence > 4',
    ],
    'guard_changed',
  ],
  [
    'an expression index on the checks',
    ['create index foreign_four on provider_certification_checks (abs(run_sequence - 7))'],
    'guard_changed',
  ],
  [
    'a guard of the checks is gone',
    ['drop trigger provider_certification_checks_no_update'],
    'guard_missing',
  ],
  [
    'a guard of the checks has another body',
    [
      'drop trigger provider_certification_checks_no_delete',
      'create trigger provider_certification_checks_no_delete before delete on provider_certification_checks begin select 1; end',
    ],
    'guard_changed',
  ],
  [
    'a trigger drops what is recorded in the checks',
    [
      'create trigger a_drop before insert on provider_certification_checks begin select raise(ignore); end',
    ],
    'guard_changed',
  ],
  [
    'a trigger records more in the checks',
    ['create trigger a_more after insert on provider_certification_checks begin select 1; end'],
    'guard_changed',
  ],
  [
    'statistics lie about the checks',
    ['analyze', "update sqlite_stat1 set stat = '1 1' where tbl = 'provider_certification_checks'"],
    '',
  ],
  [
    'an index has the pages of another one',
    [
      'pragma writable_schema = on',
      "update sqlite_master set rootpage = (select rootpage from sqlite_master where name = 'provider_runtime_control_events_by_end') where name = 'provider_certification_runs_of_subject'",
    ],
    'index_differs,storage_damaged',
  ],
  ['an index is gone', ['drop index provider_certification_runs_of_subject'], 'guard_missing'],
  [
    'an index is partial',
    [
      'drop index provider_certification_runs_of_subject',
      'create index provider_certification_runs_of_subject on provider_certification_runs (subject_digest, side, sequence) where sequence < 5',
    ],
    'guard_changed',
  ],
  [
    'an index runs the other way',
    [
      'drop index provider_runtime_control_events_of_selector',
      'create index provider_runtime_control_events_of_selector on provider_runtime_control_events (selector_mask desc, selector_digest, sequence)',
    ],
    'guard_changed',
  ],
  [
    'an index has another collation',
    [
      'drop index provider_certification_runs_of_subject',
      'create index provider_certification_runs_of_subject on provider_certification_runs (subject_digest collate nocase, side, sequence)',
    ],
    'guard_changed',
  ],
  [
    'an index is there without a table',
    [
      'pragma writable_schema = on',
      "insert into sqlite_master (type, name, tbl_name, rootpage, sql) values ('index', 'ghost', 'ghost', 2, 'create index ghost on ghost (a)')",
    ],
    'ledger_damaged',
  ],
  [
    'a table has a definition that does not parse',
    [
      'pragma writable_schema = on',
      "update sqlite_master set sql = 'create tabel' where name = 'service_tokens'",
    ],
    'ledger_damaged',
  ],
  ['the user version is another', ['pragma user_version = 77'], ''],
  ['the application id is another', ['pragma application_id = 77'], ''],
  ['the file is vacuumed by steps', ['pragma auto_vacuum = incremental', 'vacuum'], ''],
  [
    'deleted rows are overwritten',
    [
      'pragma secure_delete = on',
      'drop trigger provider_runtime_control_events_no_update',
      'drop trigger provider_runtime_control_events_no_delete',
      'pragma foreign_keys = off',
      'delete from provider_runtime_control_events where sequence = 6',
      `create trigger provider_runtime_control_events_no_update before update on provider_runtime_control_events
begin select raise(abort, 'append-only'); end`,
      `create trigger provider_runtime_control_events_no_delete before delete on provider_runtime_control_events
begin select raise(abort, 'append-only'); end`,
    ],
    'record_removed',
  ],
  ['a table of another program', ['create table notes (text)'], ''],
  [
    'a virtual table stands for the controls',
    [
      'pragma legacy_alter_table = on',
      'pragma foreign_keys = off',
      'alter table provider_runtime_control_events rename to hidden',
      'create virtual table provider_runtime_control_events using fts5(sequence, control_state)',
    ],
    'ledger_incomplete',
  ],
  [
    'a trigger on another table changes the controls',
    [
      'create table notes (text)',
      'create trigger notes_in after insert on notes begin select 1; end',
    ],
    '',
  ],
  [
    'the root page of the log is beyond the file',
    [
      'pragma writable_schema = on',
      "update sqlite_master set rootpage = 99999 where name = 'provider_evidence_log' and type = 'table'",
    ],
    'ledger_damaged',
  ],
  [
    'two tables share their pages',
    [
      'pragma writable_schema = on',
      "update sqlite_master set rootpage = (select rootpage from sqlite_master where name = 'provider_runtime_control_events' and type = 'table') where name = 'provider_approval_reviews' and type = 'table'",
    ],
    'index_differs,record_altered,record_removed,record_unlogged,storage_damaged',
  ],
];

const POSTGRES: readonly Tampering[] = [
  [
    'the disable is removed, past guards and keys',
    [
      'set session_replication_role = replica',
      'alter table provider_runtime_control_events disable trigger all',
      'delete from provider_runtime_control_events where sequence = 6',
      'alter table provider_runtime_control_events enable trigger all',
      'alter table provider_runtime_control_events enable always trigger provider_runtime_control_events_guards',
      'alter table provider_runtime_control_events enable always trigger provider_runtime_control_events_no_update',
      'alter table provider_runtime_control_events enable always trigger provider_runtime_control_events_no_delete',
      'alter table provider_runtime_control_events enable always trigger provider_runtime_control_events_no_truncate',
    ],
    'record_removed',
  ],
  [
    'the disable is moved to another place',
    [
      'set session_replication_role = replica',
      'alter table provider_runtime_control_events disable trigger all',
      'update provider_runtime_control_events set sequence = 60 where sequence = 6',
      'alter table provider_runtime_control_events enable trigger all',
      'alter table provider_runtime_control_events enable always trigger provider_runtime_control_events_guards',
      'alter table provider_runtime_control_events enable always trigger provider_runtime_control_events_no_update',
      'alter table provider_runtime_control_events enable always trigger provider_runtime_control_events_no_delete',
      'alter table provider_runtime_control_events enable always trigger provider_runtime_control_events_no_truncate',
    ],
    'record_removed,record_unlogged',
  ],
  [
    'the disable is removed with its entry in the log',
    [
      'set session_replication_role = replica',
      'alter table provider_runtime_control_events disable trigger all',
      'delete from provider_runtime_control_events where sequence = 6',
      'alter table provider_runtime_control_events enable trigger all',
      'alter table provider_runtime_control_events enable always trigger provider_runtime_control_events_guards',
      'alter table provider_runtime_control_events enable always trigger provider_runtime_control_events_no_update',
      'alter table provider_runtime_control_events enable always trigger provider_runtime_control_events_no_delete',
      'alter table provider_runtime_control_events enable always trigger provider_runtime_control_events_no_truncate',
      'alter table provider_evidence_log disable trigger all',
      'delete from provider_evidence_log where sequence = 6',
      'alter table provider_evidence_log enable trigger all',
      'alter table provider_evidence_log enable always trigger provider_evidence_log_guards',
      'alter table provider_evidence_log enable always trigger provider_evidence_log_no_update',
      'alter table provider_evidence_log enable always trigger provider_evidence_log_no_delete',
      'alter table provider_evidence_log enable always trigger provider_evidence_log_no_truncate',
    ],
    EARLIER,
  ],
  [
    'the failed run is removed, past guards and keys',
    [
      'set session_replication_role = replica',
      'alter table provider_certification_runs disable trigger all',
      'delete from provider_certification_runs where sequence = 5',
      'alter table provider_certification_runs enable trigger all',
      'alter table provider_certification_runs enable always trigger provider_certification_runs_guards',
      'alter table provider_certification_runs enable always trigger provider_certification_runs_no_update',
      'alter table provider_certification_runs enable always trigger provider_certification_runs_no_delete',
      'alter table provider_certification_runs enable always trigger provider_certification_runs_no_truncate',
    ],
    'record_removed,record_unlogged',
  ],
  [
    'the failed run is moved to another place',
    [
      'set session_replication_role = replica',
      'alter table provider_certification_runs disable trigger all',
      'update provider_certification_runs set sequence = 60 where sequence = 5',
      'alter table provider_certification_runs enable trigger all',
      'alter table provider_certification_runs enable always trigger provider_certification_runs_guards',
      'alter table provider_certification_runs enable always trigger provider_certification_runs_no_update',
      'alter table provider_certification_runs enable always trigger provider_certification_runs_no_delete',
      'alter table provider_certification_runs enable always trigger provider_certification_runs_no_truncate',
    ],
    'record_removed,record_unlogged',
  ],
  [
    'the failed run is removed with its entry in the log',
    [
      'set session_replication_role = replica',
      'alter table provider_certification_runs disable trigger all',
      'delete from provider_certification_runs where sequence = 5',
      'alter table provider_certification_runs enable trigger all',
      'alter table provider_certification_runs enable always trigger provider_certification_runs_guards',
      'alter table provider_certification_runs enable always trigger provider_certification_runs_no_update',
      'alter table provider_certification_runs enable always trigger provider_certification_runs_no_delete',
      'alter table provider_certification_runs enable always trigger provider_certification_runs_no_truncate',
      'alter table provider_evidence_log disable trigger all',
      'delete from provider_evidence_log where sequence = 5',
      'alter table provider_evidence_log enable trigger all',
      'alter table provider_evidence_log enable always trigger provider_evidence_log_guards',
      'alter table provider_evidence_log enable always trigger provider_evidence_log_no_update',
      'alter table provider_evidence_log enable always trigger provider_evidence_log_no_delete',
      'alter table provider_evidence_log enable always trigger provider_evidence_log_no_truncate',
    ],
    'record_removed,record_unlogged,tree_altered',
  ],
  [
    'the review is removed, past guards and keys',
    [
      'set session_replication_role = replica',
      'alter table provider_approval_reviews disable trigger all',
      'delete from provider_approval_reviews where sequence = 1',
      'alter table provider_approval_reviews enable trigger all',
      'alter table provider_approval_reviews enable always trigger provider_approval_reviews_guards',
      'alter table provider_approval_reviews enable always trigger provider_approval_reviews_no_update',
      'alter table provider_approval_reviews enable always trigger provider_approval_reviews_no_delete',
      'alter table provider_approval_reviews enable always trigger provider_approval_reviews_no_truncate',
    ],
    'record_altered,record_removed',
  ],
  [
    'the review is moved to another place',
    [
      'set session_replication_role = replica',
      'alter table provider_approval_reviews disable trigger all',
      'update provider_approval_reviews set sequence = 60 where sequence = 1',
      'alter table provider_approval_reviews enable trigger all',
      'alter table provider_approval_reviews enable always trigger provider_approval_reviews_guards',
      'alter table provider_approval_reviews enable always trigger provider_approval_reviews_no_update',
      'alter table provider_approval_reviews enable always trigger provider_approval_reviews_no_delete',
      'alter table provider_approval_reviews enable always trigger provider_approval_reviews_no_truncate',
    ],
    'record_altered,record_removed,record_unlogged',
  ],
  [
    'the review is removed with its entry in the log',
    [
      'set session_replication_role = replica',
      'alter table provider_approval_reviews disable trigger all',
      'delete from provider_approval_reviews where sequence = 1',
      'alter table provider_approval_reviews enable trigger all',
      'alter table provider_approval_reviews enable always trigger provider_approval_reviews_guards',
      'alter table provider_approval_reviews enable always trigger provider_approval_reviews_no_update',
      'alter table provider_approval_reviews enable always trigger provider_approval_reviews_no_delete',
      'alter table provider_approval_reviews enable always trigger provider_approval_reviews_no_truncate',
      'alter table provider_evidence_log disable trigger all',
      'delete from provider_evidence_log where sequence = 1',
      'alter table provider_evidence_log enable trigger all',
      'alter table provider_evidence_log enable always trigger provider_evidence_log_guards',
      'alter table provider_evidence_log enable always trigger provider_evidence_log_no_update',
      'alter table provider_evidence_log enable always trigger provider_evidence_log_no_delete',
      'alter table provider_evidence_log enable always trigger provider_evidence_log_no_truncate',
    ],
    'record_altered,record_removed,tree_altered',
  ],
  [
    'the enable stands in the place of the disable',
    [
      'set session_replication_role = replica',
      'alter table provider_runtime_control_events disable trigger all',
      'delete from provider_runtime_control_events where sequence = 6',
      'update provider_runtime_control_events set sequence = 6 where sequence = 4',
      'alter table provider_runtime_control_events enable trigger all',
      'alter table provider_runtime_control_events enable always trigger provider_runtime_control_events_guards',
      'alter table provider_runtime_control_events enable always trigger provider_runtime_control_events_no_update',
      'alter table provider_runtime_control_events enable always trigger provider_runtime_control_events_no_delete',
      'alter table provider_runtime_control_events enable always trigger provider_runtime_control_events_no_truncate',
    ],
    'record_removed,record_unlogged',
  ],
  [
    'the checks of the failed run are those of the passed one',
    [
      'set session_replication_role = replica',
      'alter table provider_certification_checks disable trigger all',
      'delete from provider_certification_checks where run_sequence = 5',
      'update provider_certification_checks set run_sequence = 5 where run_sequence = 3',
      'alter table provider_certification_checks enable trigger all',
      'alter table provider_certification_checks enable always trigger provider_certification_checks_guards',
      'alter table provider_certification_checks enable always trigger provider_certification_checks_no_update',
      'alter table provider_certification_checks enable always trigger provider_certification_checks_no_delete',
      'alter table provider_certification_checks enable always trigger provider_certification_checks_no_truncate',
    ],
    'record_altered,record_unlogged',
  ],
  [
    'the entry of the disable names the enable',
    [
      'set session_replication_role = replica',
      'alter table provider_evidence_log disable trigger all',
      'update provider_evidence_log set record_id = (select id from provider_runtime_control_events where sequence = 4) where sequence = 6',
      'alter table provider_evidence_log enable trigger all',
      'alter table provider_evidence_log enable always trigger provider_evidence_log_guards',
      'alter table provider_evidence_log enable always trigger provider_evidence_log_no_update',
      'alter table provider_evidence_log enable always trigger provider_evidence_log_no_delete',
      'alter table provider_evidence_log enable always trigger provider_evidence_log_no_truncate',
    ],
    'record_removed,record_unlogged',
  ],
  [
    'the log is empty',
    [
      'set session_replication_role = replica',
      'alter table provider_evidence_log disable trigger all',
      'delete from provider_evidence_log',
      'alter table provider_evidence_log enable trigger all',
      'alter table provider_evidence_log enable always trigger provider_evidence_log_guards',
      'alter table provider_evidence_log enable always trigger provider_evidence_log_no_update',
      'alter table provider_evidence_log enable always trigger provider_evidence_log_no_delete',
      'alter table provider_evidence_log enable always trigger provider_evidence_log_no_truncate',
    ],
    'record_unlogged',
  ],
  [
    'all controls are gone',
    [
      'set session_replication_role = replica',
      'alter table provider_runtime_control_events disable trigger all',
      'delete from provider_runtime_control_events',
      'alter table provider_runtime_control_events enable trigger all',
      'alter table provider_runtime_control_events enable always trigger provider_runtime_control_events_guards',
      'alter table provider_runtime_control_events enable always trigger provider_runtime_control_events_no_update',
      'alter table provider_runtime_control_events enable always trigger provider_runtime_control_events_no_delete',
      'alter table provider_runtime_control_events enable always trigger provider_runtime_control_events_no_truncate',
    ],
    'record_removed',
  ],
  [
    'a migration was never applied',
    ['delete from claimgate_migrations where number = 103'],
    'ledger_outdated',
  ],
  [
    'a migration has another digest',
    [
      "update claimgate_migrations set digest = 'sha256:0000000000000000000000000000000000000000000000000000000000000000' where number = 103",
    ],
    'ledger_migration_changed',
  ],
  [
    'the ledger is of another deployment',
    [
      'alter table provider_evidence_identity disable trigger all',
      "update provider_evidence_identity set deployment = 'other'",
      'alter table provider_evidence_identity enable trigger all',
      'alter table provider_evidence_identity enable always trigger provider_evidence_identity_guards',
      'alter table provider_evidence_identity enable always trigger provider_evidence_identity_no_update',
      'alter table provider_evidence_identity enable always trigger provider_evidence_identity_no_delete',
      'alter table provider_evidence_identity enable always trigger provider_evidence_identity_no_truncate',
    ],
    'binding_differs',
  ],
  [
    'the ledger is older than it is',
    [
      'alter table provider_evidence_identity disable trigger all',
      'update provider_evidence_identity set created_at = 0',
      'alter table provider_evidence_identity enable trigger all',
      'alter table provider_evidence_identity enable always trigger provider_evidence_identity_guards',
      'alter table provider_evidence_identity enable always trigger provider_evidence_identity_no_update',
      'alter table provider_evidence_identity enable always trigger provider_evidence_identity_no_delete',
      'alter table provider_evidence_identity enable always trigger provider_evidence_identity_no_truncate',
    ],
    '',
  ],
  [
    'the identity stands twice',
    [
      'alter table provider_evidence_identity drop constraint provider_evidence_identity_pkey',
      'alter table provider_evidence_identity disable trigger all',
      'insert into provider_evidence_identity select 2, origin, deployment, fingerprint_key_id, created_at from provider_evidence_identity',
      'alter table provider_evidence_identity enable trigger all',
      'alter table provider_evidence_identity enable always trigger provider_evidence_identity_guards',
      'alter table provider_evidence_identity enable always trigger provider_evidence_identity_no_update',
      'alter table provider_evidence_identity enable always trigger provider_evidence_identity_no_delete',
      'alter table provider_evidence_identity enable always trigger provider_evidence_identity_no_truncate',
    ],
    'guard_missing',
  ],
  [
    'no identity is left',
    [
      'alter table provider_evidence_identity disable trigger all',
      'delete from provider_evidence_identity',
      'alter table provider_evidence_identity enable trigger all',
      'alter table provider_evidence_identity enable always trigger provider_evidence_identity_guards',
      'alter table provider_evidence_identity enable always trigger provider_evidence_identity_no_update',
      'alter table provider_evidence_identity enable always trigger provider_evidence_identity_no_delete',
      'alter table provider_evidence_identity enable always trigger provider_evidence_identity_no_truncate',
    ],
    'ledger_missing',
  ],
  [
    'a view stands for the controls',
    [
      'alter table provider_runtime_control_events rename to hidden',
      "create view provider_runtime_control_events as select * from hidden where control_state <> 'disabled'",
    ],
    'guard_changed,guard_missing,record_removed',
  ],
  [
    'a materialized view stands for the controls',
    [
      'alter table provider_runtime_control_events rename to hidden',
      "create materialized view provider_runtime_control_events as select * from hidden where control_state <> 'disabled'",
    ],
    'guard_changed,guard_missing,record_removed',
  ],
  [
    'a copy without failures stands for the controls',
    [
      'alter table provider_runtime_control_events rename to hidden',
      'create table provider_runtime_control_events (like hidden including all)',
      "insert into provider_runtime_control_events select * from hidden where control_state <> 'disabled'",
    ],
    'guard_changed,guard_missing,record_removed',
  ],
  [
    'a partitioned table stands for the controls',
    [
      'alter table provider_runtime_control_events rename to hidden',
      'create table provider_runtime_control_events (like hidden) partition by range (sequence)',
      'create table part_one partition of provider_runtime_control_events default',
      "insert into provider_runtime_control_events select * from hidden where control_state <> 'disabled'",
    ],
    'guard_changed,guard_missing,record_removed',
  ],
  [
    'a temporary table has the name of the controls',
    [
      "create temporary table provider_runtime_control_events as select * from provider_runtime_control_events where control_state <> 'disabled'",
    ],
    '',
  ],
  [
    'the controls have a row more in a table that inherits',
    [
      'create table heir () inherits (provider_runtime_control_events)',
      'insert into heir select * from only provider_runtime_control_events where sequence = 4',
    ],
    'guard_changed',
  ],
  [
    'row security hides the failures of the controls',
    [
      'alter table provider_runtime_control_events enable row level security',
      'alter table provider_runtime_control_events force row level security',
      "create policy hide on provider_runtime_control_events using (control_state <> 'disabled')",
    ],
    'guard_changed',
  ],
  [
    'a policy that waits for row security is put on the controls',
    ["create policy hide on provider_runtime_control_events using (control_state <> 'disabled')"],
    '',
  ],
  [
    'a rule drops what is recorded in the controls',
    ['create rule drop_it as on insert to provider_runtime_control_events do instead nothing'],
    'guard_changed',
  ],
  [
    'a rule adds to what is recorded in the controls',
    ['create rule notify_it as on insert to provider_runtime_control_events do also notify x'],
    'guard_changed',
  ],
  [
    'the controls lie in another schema',
    ['create schema elsewhere', 'alter table provider_runtime_control_events set schema elsewhere'],
    'guard_missing',
  ],
  [
    'an unlogged table for the controls',
    ['alter table provider_runtime_control_events set unlogged'],
    'guard_changed',
  ],
  [
    'a view stands for the runs',
    [
      'alter table provider_certification_runs rename to hidden',
      'create view provider_certification_runs as select * from hidden where sequence <> 5',
    ],
    'guard_changed,guard_missing,record_removed,record_unlogged',
  ],
  [
    'a materialized view stands for the runs',
    [
      'alter table provider_certification_runs rename to hidden',
      'create materialized view provider_certification_runs as select * from hidden where sequence <> 5',
    ],
    'guard_changed,guard_missing,record_removed,record_unlogged',
  ],
  [
    'a copy without failures stands for the runs',
    [
      'alter table provider_certification_runs rename to hidden',
      'create table provider_certification_runs (like hidden including all)',
      'insert into provider_certification_runs select * from hidden where sequence <> 5',
    ],
    'guard_changed,guard_missing,record_removed,record_unlogged',
  ],
  [
    'a partitioned table stands for the runs',
    [
      'alter table provider_certification_runs rename to hidden',
      'create table provider_certification_runs (like hidden) partition by range (sequence)',
      'create table part_one partition of provider_certification_runs default',
      'insert into provider_certification_runs select * from hidden where sequence <> 5',
    ],
    'guard_changed,guard_missing,record_removed,record_unlogged',
  ],
  [
    'a temporary table has the name of the runs',
    [
      'create temporary table provider_certification_runs as select * from provider_certification_runs where sequence <> 5',
    ],
    '',
  ],
  [
    'the runs have a row more in a table that inherits',
    [
      'create table heir () inherits (provider_certification_runs)',
      'insert into heir select * from only provider_certification_runs where sequence = 4',
    ],
    'guard_changed',
  ],
  [
    'row security hides the failures of the runs',
    [
      'alter table provider_certification_runs enable row level security',
      'alter table provider_certification_runs force row level security',
      'create policy hide on provider_certification_runs using (sequence <> 5)',
    ],
    'guard_changed',
  ],
  [
    'a policy that waits for row security is put on the runs',
    ['create policy hide on provider_certification_runs using (sequence <> 5)'],
    '',
  ],
  [
    'a rule drops what is recorded in the runs',
    ['create rule drop_it as on insert to provider_certification_runs do instead nothing'],
    'guard_changed',
  ],
  [
    'a rule adds to what is recorded in the runs',
    ['create rule notify_it as on insert to provider_certification_runs do also notify x'],
    'guard_changed',
  ],
  [
    'the runs lie in another schema',
    ['create schema elsewhere', 'alter table provider_certification_runs set schema elsewhere'],
    'guard_changed,guard_missing',
  ],
  [
    'a view stands for the log',
    [
      'alter table provider_evidence_log rename to hidden',
      'create view provider_evidence_log as select * from hidden where sequence < 5',
    ],
    'guard_changed,guard_missing,record_unlogged',
  ],
  [
    'a materialized view stands for the log',
    [
      'alter table provider_evidence_log rename to hidden',
      'create materialized view provider_evidence_log as select * from hidden where sequence < 5',
    ],
    'guard_changed,guard_missing,record_unlogged',
  ],
  [
    'a copy without failures stands for the log',
    [
      'alter table provider_evidence_log rename to hidden',
      'create table provider_evidence_log (like hidden including all)',
      'insert into provider_evidence_log select * from hidden where sequence < 5',
    ],
    'guard_changed,guard_missing,record_unlogged',
  ],
  [
    'a partitioned table stands for the log',
    [
      'alter table provider_evidence_log rename to hidden',
      'create table provider_evidence_log (like hidden) partition by range (sequence)',
      'create table part_one partition of provider_evidence_log default',
      'insert into provider_evidence_log select * from hidden where sequence < 5',
    ],
    'guard_changed,guard_missing,record_unlogged',
  ],
  [
    'a temporary table has the name of the log',
    [
      'create temporary table provider_evidence_log as select * from provider_evidence_log where sequence < 5',
    ],
    '',
  ],
  [
    'the log have a row more in a table that inherits',
    [
      'create table heir () inherits (provider_evidence_log)',
      'insert into heir select * from only provider_evidence_log where sequence = 4',
    ],
    'guard_changed',
  ],
  [
    'row security hides the failures of the log',
    [
      'alter table provider_evidence_log enable row level security',
      'alter table provider_evidence_log force row level security',
      'create policy hide on provider_evidence_log using (sequence < 5)',
    ],
    'guard_changed',
  ],
  [
    'a policy that waits for row security is put on the log',
    ['create policy hide on provider_evidence_log using (sequence < 5)'],
    '',
  ],
  [
    'a rule drops what is recorded in the log',
    ['create rule drop_it as on insert to provider_evidence_log do instead nothing'],
    'guard_changed',
  ],
  [
    'a rule adds to what is recorded in the log',
    ['create rule notify_it as on insert to provider_evidence_log do also notify x'],
    'guard_changed',
  ],
  [
    'the log lie in another schema',
    ['create schema elsewhere', 'alter table provider_evidence_log set schema elsewhere'],
    'guard_changed,guard_missing',
  ],
  [
    'an operator = of text and name in claimgate',
    [
      "create function claimgate.lies(text, name) returns boolean language sql immutable as 'select false'",
      'create operator claimgate.= (leftarg = text, rightarg = name, function = claimgate.lies)',
    ],
    '',
  ],
  [
    'an operator = of name and text in claimgate',
    [
      "create function claimgate.lies(name, text) returns boolean language sql immutable as 'select false'",
      'create operator claimgate.= (leftarg = name, rightarg = text, function = claimgate.lies)',
    ],
    '',
  ],
  [
    'an operator || of text and name in claimgate',
    [
      "create function claimgate.lies(text, name) returns text language sql immutable as 'select null::text'",
      'create operator claimgate.|| (leftarg = text, rightarg = name, function = claimgate.lies)',
    ],
    '',
  ],
  [
    'an operator < of bigint and numeric in claimgate',
    [
      "create function claimgate.lies(bigint, numeric) returns boolean language sql immutable as 'select false'",
      'create operator claimgate.< (leftarg = bigint, rightarg = numeric, function = claimgate.lies)',
    ],
    '',
  ],
  [
    'an operator = of text in claimgate',
    [
      "create function claimgate.lies(text, text) returns boolean language sql immutable as 'select false'",
      'create operator claimgate.= (leftarg = text, rightarg = text, function = claimgate.lies)',
    ],
    '',
  ],
  [
    'an operator = of bigint in claimgate',
    [
      "create function claimgate.lies(bigint, bigint) returns boolean language sql immutable as 'select false'",
      'create operator claimgate.= (leftarg = bigint, rightarg = bigint, function = claimgate.lies)',
    ],
    '',
  ],
  [
    'a function to_regclass(name) in claimgate',
    [
      'create function claimgate.to_regclass(name) returns regclass language sql immutable as $f$ select null::regclass $f$',
    ],
    '',
  ],
  [
    'a function quote_ident(name) in claimgate',
    [
      "create function claimgate.quote_ident(name) returns text language sql immutable as $f$ select 'public'::text $f$",
    ],
    '',
  ],
  [
    'a function current_schema() in claimgate',
    [
      "create function claimgate.current_schema() returns name language sql immutable as $f$ select 'public'::name $f$",
    ],
    '',
  ],
  [
    'a function length(varchar) in claimgate',
    [
      'create function claimgate.length(varchar) returns integer language sql immutable as $f$ select 0 $f$',
    ],
    '',
  ],
  [
    'a function octet_length(name) in claimgate',
    [
      'create function claimgate.octet_length(name) returns integer language sql immutable as $f$ select 0 $f$',
    ],
    '',
  ],
  [
    'a function format(text, text, text) in claimgate',
    [
      "create function claimgate.format(text, text, text) returns text language sql immutable as $f$ select ''::text $f$",
    ],
    '',
  ],
  [
    'a function concat_ws(text, text, text) in claimgate',
    [
      "create function claimgate.concat_ws(text, text, text) returns text language sql immutable as $f$ select ''::text $f$",
    ],
    '',
  ],
  [
    'a function string_agg(varchar, varchar) in claimgate',
    [
      "create function claimgate.string_agg(varchar, varchar) returns text language sql immutable as $f$ select ''::text $f$",
    ],
    '',
  ],
  [
    'a function max(integer, integer) in claimgate',
    [
      'create function claimgate.max(integer, integer) returns integer language sql immutable as $f$ select 0 $f$',
    ],
    '',
  ],
  [
    'a function pg_get_constraintdef(oid, name) in claimgate',
    [
      "create function claimgate.pg_get_constraintdef(oid, name) returns text language sql immutable as $f$ select ''::text $f$",
    ],
    '',
  ],
  [
    'an aggregate max(varchar) in claimgate',
    [
      "create function claimgate.last_of(varchar, varchar) returns varchar language sql immutable as 'select null::varchar'",
      'create aggregate claimgate.max(varchar) (sfunc = claimgate.last_of, stype = varchar)',
    ],
    '',
  ],
  ['a domain that is called bigint in claimgate', ['create domain claimgate."bigint" as text'], ''],
  [
    'an operator = of text and name in public',
    [
      "create function public.lies(text, name) returns boolean language sql immutable as 'select false'",
      'create operator public.= (leftarg = text, rightarg = name, function = public.lies)',
    ],
    '',
  ],
  [
    'an operator = of name and text in public',
    [
      "create function public.lies(name, text) returns boolean language sql immutable as 'select false'",
      'create operator public.= (leftarg = name, rightarg = text, function = public.lies)',
    ],
    '',
  ],
  [
    'an operator || of text and name in public',
    [
      "create function public.lies(text, name) returns text language sql immutable as 'select null::text'",
      'create operator public.|| (leftarg = text, rightarg = name, function = public.lies)',
    ],
    '',
  ],
  [
    'an operator < of bigint and numeric in public',
    [
      "create function public.lies(bigint, numeric) returns boolean language sql immutable as 'select false'",
      'create operator public.< (leftarg = bigint, rightarg = numeric, function = public.lies)',
    ],
    '',
  ],
  [
    'an operator = of text in public',
    [
      "create function public.lies(text, text) returns boolean language sql immutable as 'select false'",
      'create operator public.= (leftarg = text, rightarg = text, function = public.lies)',
    ],
    '',
  ],
  [
    'an operator = of bigint in public',
    [
      "create function public.lies(bigint, bigint) returns boolean language sql immutable as 'select false'",
      'create operator public.= (leftarg = bigint, rightarg = bigint, function = public.lies)',
    ],
    '',
  ],
  [
    'a function to_regclass(name) in public',
    [
      'create function public.to_regclass(name) returns regclass language sql immutable as $f$ select null::regclass $f$',
    ],
    '',
  ],
  [
    'a function quote_ident(name) in public',
    [
      "create function public.quote_ident(name) returns text language sql immutable as $f$ select 'public'::text $f$",
    ],
    '',
  ],
  [
    'a function current_schema() in public',
    [
      "create function public.current_schema() returns name language sql immutable as $f$ select 'public'::name $f$",
    ],
    '',
  ],
  [
    'a function length(varchar) in public',
    [
      'create function public.length(varchar) returns integer language sql immutable as $f$ select 0 $f$',
    ],
    '',
  ],
  [
    'a function octet_length(name) in public',
    [
      'create function public.octet_length(name) returns integer language sql immutable as $f$ select 0 $f$',
    ],
    '',
  ],
  [
    'a function format(text, text, text) in public',
    [
      "create function public.format(text, text, text) returns text language sql immutable as $f$ select ''::text $f$",
    ],
    '',
  ],
  [
    'a function concat_ws(text, text, text) in public',
    [
      "create function public.concat_ws(text, text, text) returns text language sql immutable as $f$ select ''::text $f$",
    ],
    '',
  ],
  [
    'a function string_agg(varchar, varchar) in public',
    [
      "create function public.string_agg(varchar, varchar) returns text language sql immutable as $f$ select ''::text $f$",
    ],
    '',
  ],
  [
    'a function max(integer, integer) in public',
    [
      'create function public.max(integer, integer) returns integer language sql immutable as $f$ select 0 $f$',
    ],
    '',
  ],
  [
    'a function pg_get_constraintdef(oid, name) in public',
    [
      "create function public.pg_get_constraintdef(oid, name) returns text language sql immutable as $f$ select ''::text $f$",
    ],
    '',
  ],
  [
    'an aggregate max(varchar) in public',
    [
      "create function public.last_of(varchar, varchar) returns varchar language sql immutable as 'select null::varchar'",
      'create aggregate public.max(varchar) (sfunc = public.last_of, stype = varchar)',
    ],
    '',
  ],
  ['a domain that is called bigint in public', ['create domain public."bigint" as text'], ''],
  ['a type that is called text in claimgate', ['create domain claimgate.text as integer'], ''],
  [
    'a cast from text to bigint by a function of its own',
    [
      "create function claimgate.as_number(text) returns bigint language sql immutable as 'select 0::bigint'",
      'create cast (text as bigint) with function claimgate.as_number(text) as implicit',
    ],
    '',
  ],
  [
    'a cast from bigint to boolean',
    [
      "create function claimgate.as_yes(bigint) returns boolean language sql immutable as 'select true'",
      'create cast (bigint as boolean) with function claimgate.as_yes(bigint) as implicit',
    ],
    '',
  ],
  [
    'a schema of the name of a role',
    [
      'create schema postgres',
      'create table postgres.provider_runtime_control_events as select * from provider_runtime_control_events where sequence = 4',
    ],
    '',
  ],
  [
    'a ledger of the same names in public',
    [
      'create table public.provider_runtime_control_events as select * from provider_runtime_control_events where sequence = 4',
      'create table public.claimgate_migrations as select * from claimgate_migrations',
    ],
    '',
  ],
  [
    'the database sets search_path = public',
    [
      "do $$ begin execute format('alter database %I set search_path = public', current_database()); end $$",
    ],
    '',
  ],
  [
    'the database sets search_path = elsewhere, public',
    [
      "do $$ begin execute format('alter database %I set search_path = elsewhere, public', current_database()); end $$",
    ],
    '',
  ],
  [
    'the database sets quote_all_identifiers = on',
    [
      "do $$ begin execute format('alter database %I set quote_all_identifiers = on', current_database()); end $$",
    ],
    '',
  ],
  [
    'the database sets row_security = off',
    [
      "do $$ begin execute format('alter database %I set row_security = off', current_database()); end $$",
    ],
    '',
  ],
  [
    'the database sets default_transaction_read_only = on',
    [
      "do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$",
    ],
    '',
  ],
  [
    "the database sets default_transaction_isolation = 'serializable'",
    [
      "do $$ begin execute format('alter database %I set default_transaction_isolation = ''serializable''', current_database()); end $$",
    ],
    '',
  ],
  [
    'the database sets session_replication_role = replica',
    [
      "do $$ begin execute format('alter database %I set session_replication_role = replica', current_database()); end $$",
    ],
    '',
  ],
  [
    'the database sets standard_conforming_strings = off',
    [
      "do $$ begin execute format('alter database %I set standard_conforming_strings = off', current_database()); end $$",
    ],
    '',
  ],
  [
    'the database sets transform_null_equals = on',
    [
      "do $$ begin execute format('alter database %I set transform_null_equals = on', current_database()); end $$",
    ],
    '',
  ],
  [
    "the database sets datestyle = 'German'",
    [
      "do $$ begin execute format('alter database %I set datestyle = ''German''', current_database()); end $$",
    ],
    '',
  ],
  [
    "the database sets timezone = 'Asia/Kathmandu'",
    [
      "do $$ begin execute format('alter database %I set timezone = ''Asia/Kathmandu''', current_database()); end $$",
    ],
    '',
  ],
  [
    'the database sets bytea_output = escape',
    [
      "do $$ begin execute format('alter database %I set bytea_output = escape', current_database()); end $$",
    ],
    '',
  ],
  [
    'the database sets enable_indexscan = off',
    [
      "do $$ begin execute format('alter database %I set enable_indexscan = off', current_database()); end $$",
    ],
    '',
  ],
  [
    'the database sets enable_seqscan = off',
    [
      "do $$ begin execute format('alter database %I set enable_seqscan = off', current_database()); end $$",
    ],
    '',
  ],
  [
    'the database sets default_toast_compression = pglz',
    [
      "do $$ begin execute format('alter database %I set default_toast_compression = pglz', current_database()); end $$",
    ],
    '',
  ],
  [
    "the database sets lc_messages = 'C'",
    [
      "do $$ begin execute format('alter database %I set lc_messages = ''C''', current_database()); end $$",
    ],
    '',
  ],
  [
    "the database sets client_encoding = 'LATIN1'",
    [
      "do $$ begin execute format('alter database %I set client_encoding = ''LATIN1''', current_database()); end $$",
    ],
    '',
  ],
  [
    'the database sets extra_float_digits = 0',
    [
      "do $$ begin execute format('alter database %I set extra_float_digits = 0', current_database()); end $$",
    ],
    '',
  ],
  [
    'the database sets jit = on',
    ["do $$ begin execute format('alter database %I set jit = on', current_database()); end $$"],
    '',
  ],
  [
    'the database sets plan_cache_mode = force_custom_plan',
    [
      "do $$ begin execute format('alter database %I set plan_cache_mode = force_custom_plan', current_database()); end $$",
    ],
    '',
  ],
  [
    "the database sets statement_timeout = '1h'",
    [
      "do $$ begin execute format('alter database %I set statement_timeout = ''1h''', current_database()); end $$",
    ],
    '',
  ],
  [
    "the database sets idle_in_transaction_session_timeout = '1h'",
    [
      "do $$ begin execute format('alter database %I set idle_in_transaction_session_timeout = ''1h''', current_database()); end $$",
    ],
    '',
  ],
  [
    'the database sets synchronous_commit = off',
    [
      "do $$ begin execute format('alter database %I set synchronous_commit = off', current_database()); end $$",
    ],
    '',
  ],
  [
    'the database sets check_function_bodies = off',
    [
      "do $$ begin execute format('alter database %I set check_function_bodies = off', current_database()); end $$",
    ],
    '',
  ],
  [
    'the database sets array_nulls = off',
    [
      "do $$ begin execute format('alter database %I set array_nulls = off', current_database()); end $$",
    ],
    '',
  ],
  [
    'the database sets default_tablespace = pg_default',
    [
      "do $$ begin execute format('alter database %I set default_tablespace = pg_default', current_database()); end $$",
    ],
    '',
  ],
  [
    'the database sets temp_tablespaces = pg_default',
    [
      "do $$ begin execute format('alter database %I set temp_tablespaces = pg_default', current_database()); end $$",
    ],
    '',
  ],
  [
    'the database sets constraint_exclusion = on',
    [
      "do $$ begin execute format('alter database %I set constraint_exclusion = on', current_database()); end $$",
    ],
    '',
  ],
  [
    'the database sets lo_compat_privileges = on',
    [
      "do $$ begin execute format('alter database %I set lo_compat_privileges = on', current_database()); end $$",
    ],
    '',
  ],
  [
    'the database sets escape_string_warning = off',
    [
      "do $$ begin execute format('alter database %I set escape_string_warning = off', current_database()); end $$",
    ],
    '',
  ],
  [
    'a guard of the controls rests',
    [
      'alter table provider_runtime_control_events disable trigger provider_runtime_control_events_guards',
    ],
    'guard_changed',
  ],
  [
    'a guard of the controls acts in replicas only',
    [
      'alter table provider_runtime_control_events enable replica trigger provider_runtime_control_events_guards',
    ],
    'guard_changed',
  ],
  [
    'a guard of the controls rests in replicas',
    [
      'alter table provider_runtime_control_events enable trigger provider_runtime_control_events_no_delete',
    ],
    'guard_changed',
  ],
  [
    'a guard of the controls is gone',
    ['drop trigger provider_runtime_control_events_no_update on provider_runtime_control_events'],
    'guard_missing',
  ],
  [
    'a guard of the controls has another function body',
    [
      "create or replace function provider_runtime_control_events_guards() returns trigger language plpgsql as 'begin return new; end'",
    ],
    'guard_changed',
  ],
  [
    'a trigger skips what is recorded in the controls',
    [
      "create function claimgate.skip() returns trigger language plpgsql as 'begin return null; end'",
      'create trigger a_skip before insert on provider_runtime_control_events for each row execute function claimgate.skip()',
    ],
    'guard_changed',
  ],
  [
    'a trigger changes what is recorded in the controls',
    [
      "create function claimgate.bend() returns trigger language plpgsql as 'begin new.nonce := repeat(''0'', 32); return new; end'",
      'create trigger a_bend before insert on provider_runtime_control_events for each row execute function claimgate.bend()',
    ],
    'guard_changed',
  ],
  [
    'a constraint trigger waits on the controls',
    [
      "create function claimgate.wait() returns trigger language plpgsql as 'begin return null; end'",
      'create constraint trigger a_wait after insert on provider_runtime_control_events deferrable for each row execute function claimgate.wait()',
    ],
    'guard_changed',
  ],
  [
    'a check without validation refuses failures of the controls',
    [
      'alter table provider_runtime_control_events add constraint no_bad check (sequence < 6) not valid',
    ],
    'guard_changed',
  ],
  [
    'a column more in the controls',
    ['alter table provider_runtime_control_events add column note text'],
    'guard_changed',
  ],
  [
    'a generated column in the controls',
    [
      'alter table provider_runtime_control_events add column twice bigint generated always as (1 / (sequence - 7)) stored',
    ],
    'guard_changed',
  ],
  [
    'a default in the controls',
    ["alter table provider_runtime_control_events alter column nonce set default repeat('0', 32)"],
    'guard_changed',
  ],
  [
    'a column of the controls may be null',
    ['alter table provider_runtime_control_events alter column nonce drop not null'],
    'guard_changed',
  ],
  [
    'a column of the controls is of another type',
    ['alter table provider_runtime_control_events alter column nonce type varchar(64)'],
    'guard_changed',
  ],
  [
    'two columns of the controls changed names',
    [
      'alter table provider_runtime_control_events rename column nonce to was',
      'alter table provider_runtime_control_events rename column id to nonce',
      'alter table provider_runtime_control_events rename column was to id',
    ],
    'guard_changed,record_removed,record_unlogged',
  ],
  [
    'a foreign index on the controls',
    ['create index foreign_one on provider_runtime_control_events (recorded_at)'],
    'guard_changed',
  ],
  [
    'a partial index on the controls',
    ['create index foreign_three on provider_runtime_control_events (sequence) where sequence > 4'],
    'guard_changed',
  ],
  [
    'an expression index that fails on the controls',
    ['create index foreign_four on provider_runtime_control_events ((1 / (sequence - 7)))'],
    'guard_changed',
  ],
  [
    'statistics of an expression on the controls',
    ['create statistics foreign_five on sequence, nonce from provider_runtime_control_events'],
    '',
  ],
  [
    'the key of the controls is gone',
    [
      'alter table provider_runtime_control_events drop constraint provider_runtime_control_events_pkey cascade',
    ],
    'guard_missing',
  ],
  [
    'a catalogue says that the controls have no triggers',
    [
      "update pg_class set relhastriggers = false where oid = 'provider_runtime_control_events'::regclass",
    ],
    'guard_changed',
  ],
  [
    'a catalogue says that the guards of the controls are internal',
    [
      "update pg_trigger set tgisinternal = true where tgrelid = 'provider_runtime_control_events'::regclass and tgname = 'provider_runtime_control_events_guards'",
    ],
    'guard_changed,guard_missing',
  ],
  [
    'a catalogue says that an index of the controls is not valid',
    [
      "update pg_index set indisvalid = false where indexrelid = 'provider_runtime_control_events_pkey'::regclass",
    ],
    'guard_changed',
  ],
  [
    'a catalogue says that an index of the controls is not unique',
    [
      "update pg_index set indisunique = false where indexrelid = 'provider_runtime_control_events_pkey'::regclass",
    ],
    'guard_changed',
  ],
  [
    'everyone may change the controls',
    ['grant all on provider_runtime_control_events to public'],
    '',
  ],
  [
    'the controls are owned by another role',
    [
      "do $$ begin if not exists (select from pg_roles where rolname = 'tamper_owner') then create role tamper_owner; end if; end $$",
      'alter table provider_runtime_control_events owner to tamper_owner',
    ],
    '',
  ],
  [
    'a guard of the runs rests',
    ['alter table provider_certification_runs disable trigger provider_certification_runs_guards'],
    'guard_changed',
  ],
  [
    'a guard of the runs acts in replicas only',
    [
      'alter table provider_certification_runs enable replica trigger provider_certification_runs_guards',
    ],
    'guard_changed',
  ],
  [
    'a guard of the runs rests in replicas',
    [
      'alter table provider_certification_runs enable trigger provider_certification_runs_no_delete',
    ],
    'guard_changed',
  ],
  [
    'a guard of the runs is gone',
    ['drop trigger provider_certification_runs_no_update on provider_certification_runs'],
    'guard_missing',
  ],
  [
    'a guard of the runs has another function body',
    [
      "create or replace function provider_certification_runs_guards() returns trigger language plpgsql as 'begin return new; end'",
    ],
    'guard_changed',
  ],
  [
    'a trigger skips what is recorded in the runs',
    [
      "create function claimgate.skip() returns trigger language plpgsql as 'begin return null; end'",
      'create trigger a_skip before insert on provider_certification_runs for each row execute function claimgate.skip()',
    ],
    'guard_changed',
  ],
  [
    'a trigger changes what is recorded in the runs',
    [
      "create function claimgate.bend() returns trigger language plpgsql as 'begin new.nonce := repeat(''0'', 32); return new; end'",
      'create trigger a_bend before insert on provider_certification_runs for each row execute function claimgate.bend()',
    ],
    'guard_changed',
  ],
  [
    'a constraint trigger waits on the runs',
    [
      "create function claimgate.wait() returns trigger language plpgsql as 'begin return null; end'",
      'create constraint trigger a_wait after insert on provider_certification_runs deferrable for each row execute function claimgate.wait()',
    ],
    'guard_changed',
  ],
  [
    'a check without validation refuses failures of the runs',
    [
      'alter table provider_certification_runs add constraint no_bad check (sequence < 6) not valid',
    ],
    'guard_changed',
  ],
  [
    'a column more in the runs',
    ['alter table provider_certification_runs add column note text'],
    'guard_changed',
  ],
  [
    'a generated column in the runs',
    [
      'alter table provider_certification_runs add column twice bigint generated always as (1 / (sequence - 7)) stored',
    ],
    'guard_changed',
  ],
  [
    'a default in the runs',
    ["alter table provider_certification_runs alter column nonce set default repeat('0', 32)"],
    'guard_changed',
  ],
  [
    'a column of the runs may be null',
    ['alter table provider_certification_runs alter column nonce drop not null'],
    'guard_changed',
  ],
  [
    'a column of the runs is of another type',
    ['alter table provider_certification_runs alter column nonce type varchar(64)'],
    'guard_changed',
  ],
  [
    'two columns of the runs changed names',
    [
      'alter table provider_certification_runs rename column nonce to was',
      'alter table provider_certification_runs rename column id to nonce',
      'alter table provider_certification_runs rename column was to id',
    ],
    'guard_changed,record_removed,record_unlogged',
  ],
  [
    'a foreign index on the runs',
    ['create index foreign_one on provider_certification_runs (recorded_at)'],
    'guard_changed',
  ],
  [
    'a partial index on the runs',
    ['create index foreign_three on provider_certification_runs (sequence) where sequence > 4'],
    'guard_changed',
  ],
  [
    'an expression index that fails on the runs',
    ['create index foreign_four on provider_certification_runs ((1 / (sequence - 7)))'],
    'guard_changed',
  ],
  [
    'statistics of an expression on the runs',
    ['create statistics foreign_five on sequence, nonce from provider_certification_runs'],
    '',
  ],
  [
    'the key of the runs is gone',
    [
      'alter table provider_certification_runs drop constraint provider_certification_runs_pkey cascade',
    ],
    'guard_missing',
  ],
  [
    'a catalogue says that the runs have no triggers',
    [
      "update pg_class set relhastriggers = false where oid = 'provider_certification_runs'::regclass",
    ],
    'guard_changed',
  ],
  [
    'a catalogue says that the guards of the runs are internal',
    [
      "update pg_trigger set tgisinternal = true where tgrelid = 'provider_certification_runs'::regclass and tgname = 'provider_certification_runs_guards'",
    ],
    'guard_changed,guard_missing',
  ],
  [
    'a catalogue says that an index of the runs is not valid',
    [
      "update pg_index set indisvalid = false where indexrelid = 'provider_certification_runs_pkey'::regclass",
    ],
    'guard_changed',
  ],
  [
    'a catalogue says that an index of the runs is not unique',
    [
      "update pg_index set indisunique = false where indexrelid = 'provider_certification_runs_pkey'::regclass",
    ],
    'guard_changed',
  ],
  ['everyone may change the runs', ['grant all on provider_certification_runs to public'], ''],
  [
    'the runs are owned by another role',
    [
      "do $$ begin if not exists (select from pg_roles where rolname = 'tamper_owner') then create role tamper_owner; end if; end $$",
      'alter table provider_certification_runs owner to tamper_owner',
    ],
    '',
  ],
  [
    'an event trigger on every command',
    [
      "create function claimgate.spy() returns event_trigger language plpgsql as 'begin end'",
      'create event trigger spy on ddl_command_end execute function claimgate.spy()',
    ],
    '',
  ],
  [
    'the index of selectors is gone',
    ['drop index provider_certification_runs_of_selector'],
    'guard_missing',
  ],
  [
    'the index of runs by subject is another',
    [
      'drop index provider_certification_runs_of_subject',
      'create index provider_certification_runs_of_subject on provider_certification_runs (side, sequence)',
    ],
    'guard_changed',
  ],
  [
    'a function runs with the rights of its owner',
    ['alter function provider_runtime_control_events_guards() security definer'],
    'guard_changed',
  ],
  [
    'a function has another search path',
    ['alter function provider_runtime_control_events_guards() set search_path = public, claimgate'],
    'guard_changed',
  ],
  [
    'a function costs more',
    ['alter function provider_runtime_control_events_guards() cost 10000'],
    '',
  ],
];

export const TAMPERINGS: Readonly<Record<EngineName, readonly Tampering[]>> = {
  sqlite: SQLITE,
  postgres: POSTGRES,
};
