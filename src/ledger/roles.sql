-- The roles of a claimgate ledger. Run it as a superuser after `claimgate ledger init`, and again after
-- each upgrade. The roles may sign in, but have no passwords yet: \password NAME.
begin;
-- Nothing below means what another role has defined.
select pg_catalog.set_config('search_path', pg_catalog.quote_ident(case
    when pg_catalog.current_schema() operator(pg_catalog.<>) 'public' then pg_catalog.current_schema()
    else 'claimgate' end) operator(pg_catalog.||) ', pg_temp', true);

do $$
declare
  name text;
  schema text := pg_catalog.current_schema();
  amcheck text := (select n.nspname from pg_catalog.pg_extension e
    join pg_catalog.pg_namespace n on n.oid = e.extnamespace
    where e.extname = 'amcheck');
begin
  execute pg_catalog.format('revoke create on schema %I from public', schema);
  foreach name in array array['claimgate_owner', 'claimgate_writer', 'claimgate_access', 'claimgate_reader', 'claimgate_auditor'] loop
    if not exists (select from pg_catalog.pg_roles where rolname = name) then
      execute pg_catalog.format('create role %I login', name);
    end if;
    execute pg_catalog.format('grant connect on database %I to %I', pg_catalog.current_database(), name);
    execute pg_catalog.format('revoke all on schema %I from %I', schema, name);
    execute pg_catalog.format('grant usage on schema %I to %I', schema, name);
  end loop;
  foreach name in array array['claimgate_writer', 'claimgate_access', 'claimgate_reader', 'claimgate_auditor'] loop
    execute pg_catalog.format('revoke all on all tables in schema %I from %I', schema, name);
  end loop;
  execute pg_catalog.format('grant create on schema %I to %I', schema, 'claimgate_owner');
  -- `ledger verify` checks indexes with it, where it is installed.
  if amcheck is not null then
    execute pg_catalog.format('grant usage on schema %I to %I', amcheck, 'claimgate_auditor');
    execute pg_catalog.format('grant execute on function %I.bt_index_check(regclass, boolean) to %I', amcheck, 'claimgate_auditor');
  end if;
end $$;

-- owns the tables and their guards: `ledger init`, `ledger restore`, `ledger backup`
alter table claimgate_migrations owner to "claimgate_owner";
alter table provider_approval_reviews owner to "claimgate_owner";
alter table provider_certification_checks owner to "claimgate_owner";
alter table provider_certification_runs owner to "claimgate_owner";
alter table provider_evidence_corrections owner to "claimgate_owner";
alter table provider_evidence_identity owner to "claimgate_owner";
alter table provider_evidence_log owner to "claimgate_owner";
alter table provider_evidence_quarantined owner to "claimgate_owner";
alter table provider_runtime_control_events owner to "claimgate_owner";
alter table service_administrators owner to "claimgate_owner";
alter table service_audit_entries owner to "claimgate_owner";
alter table service_sessions owner to "claimgate_owner";
alter table service_sign_in_attempts owner to "claimgate_owner";
alter table service_tokens owner to "claimgate_owner";
alter table service_webhook_deliveries owner to "claimgate_owner";
alter table service_webhook_marks owner to "claimgate_owner";
alter function provider_evidence_log_guards() owner to "claimgate_owner";
alter function provider_evidence_identity_guards() owner to "claimgate_owner";
alter function provider_approval_reviews_guards() owner to "claimgate_owner";
alter function provider_certification_runs_guards() owner to "claimgate_owner";
alter function provider_certification_checks_guards() owner to "claimgate_owner";
alter function provider_runtime_control_events_guards() owner to "claimgate_owner";
alter function provider_evidence_corrections_guards() owner to "claimgate_owner";
alter function provider_evidence_quarantined_guards() owner to "claimgate_owner";
alter function provider_evidence_refuse() owner to "claimgate_owner";
alter function service_tokens_keeps_revoked_at() owner to "claimgate_owner";

-- records evidence and runs the service: `ledger append`, `serve`
-- Anyone who records evidence takes none out of force, and adds nobody who may sign in or ask. To lock the row
-- of the identity is to take a writer's turn, and asks for the right to update it, which the guards refuse. The
-- service opens and ends sessions, and revokes a token; a guard keeps it revoked.
grant select on
  claimgate_migrations,
  provider_evidence_corrections,
  provider_evidence_quarantined,
  service_administrators
  to "claimgate_writer";
grant select, insert on
  provider_approval_reviews,
  provider_certification_checks,
  provider_certification_runs,
  provider_evidence_log,
  provider_runtime_control_events
  to "claimgate_writer";
grant select, update (single) on
  provider_evidence_identity
  to "claimgate_writer";
grant select, insert, update, delete on
  service_audit_entries,
  service_sessions,
  service_sign_in_attempts,
  service_webhook_deliveries,
  service_webhook_marks
  to "claimgate_writer";
grant select, update (revoked_at) on
  service_tokens
  to "claimgate_writer";

-- says who may use the service, and corrects: `admin`, `token`, `ledger correct`
-- A correction recomputes the ledger first. A new password at the terminal also forgets the attempts to sign in that
-- somebody made with the old one.
grant select on
  claimgate_migrations,
  provider_approval_reviews,
  provider_certification_checks,
  provider_certification_runs,
  provider_runtime_control_events,
  service_audit_entries,
  service_webhook_deliveries,
  service_webhook_marks
  to "claimgate_access";
grant select, insert on
  provider_evidence_corrections,
  provider_evidence_log,
  provider_evidence_quarantined
  to "claimgate_access";
grant select, update (single) on
  provider_evidence_identity
  to "claimgate_access";
grant select, insert, update on
  service_administrators,
  service_tokens
  to "claimgate_access";
grant select, update on
  service_sessions
  to "claimgate_access";
grant select, delete on
  service_sign_in_attempts
  to "claimgate_access";

-- reads evidence and signs the projection: `ledger show`, `ledger export`
grant select on
  claimgate_migrations,
  provider_approval_reviews,
  provider_certification_checks,
  provider_certification_runs,
  provider_evidence_corrections,
  provider_evidence_identity,
  provider_evidence_log,
  provider_evidence_quarantined,
  provider_runtime_control_events
  to "claimgate_reader";

-- reads everything but passwords: `ledger verify`, `admin list`, `token list`
grant select on
  claimgate_migrations,
  provider_approval_reviews,
  provider_certification_checks,
  provider_certification_runs,
  provider_evidence_corrections,
  provider_evidence_identity,
  provider_evidence_log,
  provider_evidence_quarantined,
  provider_runtime_control_events,
  service_audit_entries,
  service_sessions,
  service_sign_in_attempts,
  service_tokens,
  service_webhook_deliveries,
  service_webhook_marks
  to "claimgate_auditor";
grant select (created_at, disabled_at, id, name, scopes) on
  service_administrators
  to "claimgate_auditor";

commit;
