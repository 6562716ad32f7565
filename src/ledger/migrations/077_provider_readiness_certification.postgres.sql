select set_config('search_path', format('%I, pg_temp', current_schema()), true);
create function provider_evidence_refuse() returns trigger language plpgsql set search_path from current as $$
begin
  raise exception 'append-only' using errcode = 'restrict_violation';
end $$;

create table provider_evidence_log (
  sequence bigint not null primary key,
  record_kind text not null,
  record_id text not null,
  leaf text not null,
  subtrees text not null,
  idempotency_ref text,
  request_digest text not null,
  unique (record_id, sequence)
) ;
create unique index provider_evidence_log_of_request on provider_evidence_log (idempotency_ref)
  where idempotency_ref is not null;

create table provider_evidence_identity (
  single bigint not null primary key,
  origin text not null,
  deployment text not null,
  fingerprint_key_id text not null,
  created_at bigint not null
) ;

create table provider_approval_reviews (
  sequence bigint not null primary key,
  id text not null,
  nonce text not null,
  recorded_at bigint not null,
  operator_ref text not null,
  provider text not null,
  app_fingerprint text not null,
  provider_environment text not null,
  instance_fingerprint text not null,
  approval_state text not null,
  approval_tier text not null,
  reviewed_at bigint not null,
  review_expires_at bigint not null,
  unique (id, provider, app_fingerprint, provider_environment, instance_fingerprint, approval_state, approval_tier, reviewed_at, review_expires_at),
  foreign key (sequence, id) references provider_evidence_log (sequence, record_id) deferrable initially deferred
) ;
create index provider_approval_reviews_of_app on provider_approval_reviews
  (provider, app_fingerprint, provider_environment, instance_fingerprint, sequence);

create table provider_certification_runs (
  sequence bigint not null primary key,
  id text not null,
  nonce text not null,
  recorded_at bigint not null,
  operator_ref text not null,
  review_id text not null,
  approval_state text not null,
  approval_tier text not null,
  reviewed_at bigint not null,
  review_expires_at bigint not null,
  side text not null,
  provider text not null,
  app_fingerprint text not null,
  deployment_environment text not null,
  provider_environment text not null,
  instance_fingerprint text not null,
  account_kind text not null,
  output_profile text not null,
  operation text not null,
  policy_mode text not null,
  subject_digest text not null,
  contract_digest text not null,
  tested_revision text not null,
  tested_at bigint not null,
  expires_at bigint not null,
  required_scopes text not null,
  granted_scopes text not null,
  account_ref text,
  foreign key (review_id, provider, app_fingerprint, provider_environment, instance_fingerprint, approval_state, approval_tier, reviewed_at, review_expires_at) references provider_approval_reviews (id, provider, app_fingerprint, provider_environment, instance_fingerprint, approval_state, approval_tier, reviewed_at, review_expires_at),
  foreign key (sequence, id) references provider_evidence_log (sequence, record_id) deferrable initially deferred
) ;
create index provider_certification_runs_of_subject on provider_certification_runs
  (subject_digest, side, sequence);

create table provider_certification_checks (
  run_sequence bigint not null,
  run_id text not null,
  side text not null,
  kind text not null,
  outcome text not null,
  not_applicable_reason text,
  completed_at bigint not null,
  external_result text,
  primary key (run_sequence, kind),
  foreign key (run_sequence) references provider_certification_runs (sequence) deferrable initially deferred
) ;

create table provider_runtime_control_events (
  sequence bigint not null primary key,
  id text not null,
  nonce text not null,
  recorded_at bigint not null,
  operator_ref text not null,
  selector_digest text not null,
  selector_mask bigint not null,
  provider text not null,
  app_fingerprint text,
  deployment_environment text,
  provider_environment text,
  instance_fingerprint text,
  account_kind text,
  output_profile text,
  operation text,
  policy_mode text,
  control_state text not null,
  reason text not null,
  starts_at bigint not null,
  expires_at bigint,
  foreign key (sequence, id) references provider_evidence_log (sequence, record_id) deferrable initially deferred
) ;
create index provider_runtime_control_events_of_selector on provider_runtime_control_events
  (selector_mask, selector_digest, sequence);
create index provider_runtime_control_events_by_end on provider_runtime_control_events
  (selector_digest, expires_at, sequence);
create index provider_runtime_control_events_by_start on provider_runtime_control_events
  (selector_digest, control_state, starts_at) where control_state <> 'enabled';

create trigger provider_approval_reviews_no_update before update on provider_approval_reviews for each row execute function provider_evidence_refuse();
alter table provider_approval_reviews enable always trigger provider_approval_reviews_no_update;
create trigger provider_approval_reviews_no_delete before delete on provider_approval_reviews for each row execute function provider_evidence_refuse();
alter table provider_approval_reviews enable always trigger provider_approval_reviews_no_delete;
create trigger provider_approval_reviews_no_truncate before truncate on provider_approval_reviews for each statement execute function provider_evidence_refuse();
alter table provider_approval_reviews enable always trigger provider_approval_reviews_no_truncate;

create trigger provider_certification_runs_no_update before update on provider_certification_runs for each row execute function provider_evidence_refuse();
alter table provider_certification_runs enable always trigger provider_certification_runs_no_update;
create trigger provider_certification_runs_no_delete before delete on provider_certification_runs for each row execute function provider_evidence_refuse();
alter table provider_certification_runs enable always trigger provider_certification_runs_no_delete;
create trigger provider_certification_runs_no_truncate before truncate on provider_certification_runs for each statement execute function provider_evidence_refuse();
alter table provider_certification_runs enable always trigger provider_certification_runs_no_truncate;

create trigger provider_runtime_control_events_no_update before update on provider_runtime_control_events for each row execute function provider_evidence_refuse();
alter table provider_runtime_control_events enable always trigger provider_runtime_control_events_no_update;
create trigger provider_runtime_control_events_no_delete before delete on provider_runtime_control_events for each row execute function provider_evidence_refuse();
alter table provider_runtime_control_events enable always trigger provider_runtime_control_events_no_delete;
create trigger provider_runtime_control_events_no_truncate before truncate on provider_runtime_control_events for each statement execute function provider_evidence_refuse();
alter table provider_runtime_control_events enable always trigger provider_runtime_control_events_no_truncate;

create trigger provider_certification_checks_no_update before update on provider_certification_checks for each row execute function provider_evidence_refuse();
alter table provider_certification_checks enable always trigger provider_certification_checks_no_update;
create trigger provider_certification_checks_no_delete before delete on provider_certification_checks for each row execute function provider_evidence_refuse();
alter table provider_certification_checks enable always trigger provider_certification_checks_no_delete;
create trigger provider_certification_checks_no_truncate before truncate on provider_certification_checks for each statement execute function provider_evidence_refuse();
alter table provider_certification_checks enable always trigger provider_certification_checks_no_truncate;

create trigger provider_evidence_log_no_update before update on provider_evidence_log for each row execute function provider_evidence_refuse();
alter table provider_evidence_log enable always trigger provider_evidence_log_no_update;
create trigger provider_evidence_log_no_delete before delete on provider_evidence_log for each row execute function provider_evidence_refuse();
alter table provider_evidence_log enable always trigger provider_evidence_log_no_delete;
create trigger provider_evidence_log_no_truncate before truncate on provider_evidence_log for each statement execute function provider_evidence_refuse();
alter table provider_evidence_log enable always trigger provider_evidence_log_no_truncate;

create trigger provider_evidence_identity_no_update before update on provider_evidence_identity for each row execute function provider_evidence_refuse();
alter table provider_evidence_identity enable always trigger provider_evidence_identity_no_update;
create trigger provider_evidence_identity_no_delete before delete on provider_evidence_identity for each row execute function provider_evidence_refuse();
alter table provider_evidence_identity enable always trigger provider_evidence_identity_no_delete;
create trigger provider_evidence_identity_no_truncate before truncate on provider_evidence_identity for each statement execute function provider_evidence_refuse();
alter table provider_evidence_identity enable always trigger provider_evidence_identity_no_truncate;

create function provider_evidence_log_guards() returns trigger language plpgsql set search_path from current as $$
begin
  if not ((new.sequence >= 1)
    and ((new.record_kind = 'approval' or new.record_kind = 'run' or new.record_kind = 'control'))
    and ((length(new.record_id) = 32 and new.record_id ~ '^[0-9a-f]+$'))
    and ((length(new.leaf) = 71 and new.leaf ~ '^sha256:[0-9a-f]+$'))
    and ((length(new.subtrees) % 64 = 0 and new.subtrees ~ '^[0-9a-f]*$'))
    and ((new.idempotency_ref is null or (length(new.idempotency_ref) = 71 and new.idempotency_ref ~ '^sha256:[0-9a-f]+$')))
    and ((length(new.request_digest) = 71 and new.request_digest ~ '^sha256:[0-9a-f]+$'))
    and ((new.sequence & (-new.sequence)) = (cast(1 as bigint) << (length(new.subtrees) / 64)))) then
    raise exception 'not of the form' using errcode = 'check_violation';
  end if;
  declare
    refusal constant text := case
    -- known
    when exists (select 1 from provider_evidence_log where sequence = new.sequence) or exists (select 1 from provider_evidence_log where record_id = new.record_id) or exists (select 1 from provider_evidence_log where idempotency_ref = new.idempotency_ref)
    then 'append-only'
    -- in_order
    when new.sequence <> (select coalesce(max(sequence), 0) + 1 from provider_evidence_log)
    then 'the log has no gaps'
    -- has_record
    when (new.record_kind = 'approval' and not exists (select 1 from provider_approval_reviews where sequence = new.sequence and id = new.record_id))
  or (new.record_kind = 'run' and not exists (select 1 from provider_certification_runs where sequence = new.sequence and id = new.record_id))
  or (new.record_kind = 'control' and not exists (select 1 from provider_runtime_control_events where sequence = new.sequence and id = new.record_id))
    then 'a place in the log is of a record'
    end;
  begin
    if refusal is not null then
      raise exception '%', refusal using errcode = 'restrict_violation';
    end if;
  end;
  return new;
end $$;
create trigger provider_evidence_log_guards before insert on provider_evidence_log for each row execute function provider_evidence_log_guards();
alter table provider_evidence_log enable always trigger provider_evidence_log_guards;

create function provider_evidence_identity_guards() returns trigger language plpgsql set search_path from current as $$
begin
  if not ((new.single = 1)
    and ((length(new.origin) <= 256 and new.origin ~ '^[!-~]+$'))
    and ((length(new.deployment) <= 64 and new.deployment ~ '^[a-z0-9]+([._-][a-z0-9]+)*$'))
    and ((length(new.fingerprint_key_id) <= 128 and new.fingerprint_key_id ~ '^[A-Za-z0-9]+([._:-][A-Za-z0-9]+)*$'))
    and (new.created_at between 0 and 253402300799999)) then
    raise exception 'not of the form' using errcode = 'check_violation';
  end if;
  declare
    refusal constant text := case
    -- known
    when exists (select 1 from provider_evidence_identity where single = new.single)
    then 'append-only'
    end;
  begin
    if refusal is not null then
      raise exception '%', refusal using errcode = 'restrict_violation';
    end if;
  end;
  return new;
end $$;
create trigger provider_evidence_identity_guards before insert on provider_evidence_identity for each row execute function provider_evidence_identity_guards();
alter table provider_evidence_identity enable always trigger provider_evidence_identity_guards;

create function provider_approval_reviews_guards() returns trigger language plpgsql set search_path from current as $$
begin
  if not ((new.sequence >= 1)
    and ((length(new.id) = 32 and new.id ~ '^[0-9a-f]+$'))
    and ((length(new.nonce) = 32 and new.nonce ~ '^[0-9a-f]+$'))
    and (new.recorded_at between 0 and 253402300799999)
    and ((length(new.operator_ref) = 71 and new.operator_ref ~ '^sha256:[0-9a-f]+$'))
    and ((length(new.provider) <= 64 and new.provider ~ '^[a-z0-9]+([._-][a-z0-9]+)*$'))
    and ((length(new.app_fingerprint) = 71 and new.app_fingerprint ~ '^sha256:[0-9a-f]+$'))
    and ((new.provider_environment = 'development' or new.provider_environment = 'sandbox' or new.provider_environment = 'production'))
    and ((new.instance_fingerprint = '' or (length(new.instance_fingerprint) = 71 and new.instance_fingerprint ~ '^sha256:[0-9a-f]+$')))
    and ((new.approval_state = 'not_required' or new.approval_state = 'pending' or new.approval_state = 'trial' or new.approval_state = 'approved' or new.approval_state = 'restricted' or new.approval_state = 'revoked'))
    and ((length(new.approval_tier) <= 64 and new.approval_tier ~ '^[a-z0-9]+([._-][a-z0-9]+)*$'))
    and (new.reviewed_at between 0 and 253402300799999)
    and (new.review_expires_at between 0 and 253402300799999)
    and ((new.approval_state = 'not_required') = (new.approval_tier = 'not_required'))
    and (new.review_expires_at > new.reviewed_at)
    and (new.reviewed_at <= new.recorded_at + 60000)) then
    raise exception 'not of the form' using errcode = 'check_violation';
  end if;
  declare
    refusal constant text := case
    -- known
    when exists (select 1 from provider_approval_reviews where sequence = new.sequence) or exists (select 1 from provider_approval_reviews where id = new.id)
    then 'append-only'
    -- at_the_end
    when new.sequence <= (select coalesce(max(sequence), 0) from provider_evidence_log)
    then 'the place in the log is taken'
    end;
  begin
    if refusal is not null then
      raise exception '%', refusal using errcode = 'restrict_violation';
    end if;
  end;
  return new;
end $$;
create trigger provider_approval_reviews_guards before insert on provider_approval_reviews for each row execute function provider_approval_reviews_guards();
alter table provider_approval_reviews enable always trigger provider_approval_reviews_guards;

create function provider_certification_runs_guards() returns trigger language plpgsql set search_path from current as $$
begin
  if not ((new.sequence >= 1)
    and ((length(new.id) = 32 and new.id ~ '^[0-9a-f]+$'))
    and ((length(new.nonce) = 32 and new.nonce ~ '^[0-9a-f]+$'))
    and (new.recorded_at between 0 and 253402300799999)
    and ((length(new.operator_ref) = 71 and new.operator_ref ~ '^sha256:[0-9a-f]+$'))
    and ((new.side = 'local' or new.side = 'live'))
    and ((length(new.provider) <= 64 and new.provider ~ '^[a-z0-9]+([._-][a-z0-9]+)*$'))
    and ((length(new.app_fingerprint) = 71 and new.app_fingerprint ~ '^sha256:[0-9a-f]+$'))
    and ((new.deployment_environment = 'local' or new.deployment_environment = 'staging' or new.deployment_environment = 'production'))
    and ((new.provider_environment = 'development' or new.provider_environment = 'sandbox' or new.provider_environment = 'production'))
    and ((new.instance_fingerprint = '' or (length(new.instance_fingerprint) = 71 and new.instance_fingerprint ~ '^sha256:[0-9a-f]+$')))
    and ((length(new.account_kind) <= 64 and new.account_kind ~ '^[a-z0-9]+([._-][a-z0-9]+)*$'))
    and ((length(new.output_profile) <= 64 and new.output_profile ~ '^[a-z0-9]+([._-][a-z0-9]+)*$'))
    and ((new.operation = 'connect' or new.operation = 'publish_immediate' or new.operation = 'publish_scheduled'))
    and ((length(new.policy_mode) <= 64 and new.policy_mode ~ '^[a-z0-9]+([._-][a-z0-9]+)*$'))
    and ((length(new.subject_digest) = 71 and new.subject_digest ~ '^sha256:[0-9a-f]+$'))
    and ((length(new.contract_digest) = 71 and new.contract_digest ~ '^sha256:[0-9a-f]+$'))
    and (((length(new.tested_revision) = 40 and new.tested_revision ~ '^[0-9a-f]+$') or (length(new.tested_revision) = 64 and new.tested_revision ~ '^[0-9a-f]+$')))
    and (new.tested_at between 0 and 253402300799999)
    and (new.expires_at between 0 and 253402300799999)
    and ((length(new.required_scopes) % 64 = 0 and new.required_scopes ~ '^[0-9a-f]*$'))
    and ((length(new.granted_scopes) % 64 = 0 and new.granted_scopes ~ '^[0-9a-f]*$'))
    and ((new.account_ref is null or (length(new.account_ref) = 71 and new.account_ref ~ '^sha256:[0-9a-f]+$')))
    and (new.expires_at > new.tested_at)
    and (new.tested_at >= new.reviewed_at)
    and (new.expires_at <= new.review_expires_at)
    and (new.tested_at <= new.recorded_at + 60000)
    and (new.side = 'local' or new.account_ref is not null)) then
    raise exception 'not of the form' using errcode = 'check_violation';
  end if;
  declare
    refusal constant text := case
    -- known
    when exists (select 1 from provider_certification_runs where sequence = new.sequence) or exists (select 1 from provider_evidence_log where record_id = new.id)
    then 'append-only'
    -- after_checks
    when not exists (select 1 from provider_certification_checks where run_sequence = new.sequence)
    then 'a run has checks'
    -- agrees_with_checks
    when exists (select 1 from provider_certification_checks where run_sequence = new.sequence
  and (run_id <> new.id or side <> new.side or completed_at < new.tested_at or completed_at > new.recorded_at + 60000))
    then 'a check does not belong to the run'
    -- has_review
    when not exists (select 1 from (select * from provider_approval_reviews where id = new.review_id limit 1) review
  where provider = new.provider and app_fingerprint = new.app_fingerprint
  and provider_environment = new.provider_environment and instance_fingerprint = new.instance_fingerprint
  and approval_state = new.approval_state and approval_tier = new.approval_tier
  and reviewed_at = new.reviewed_at and review_expires_at = new.review_expires_at)
    then 'a run belongs to a review of its app'
    -- at_the_end
    when new.sequence <= (select coalesce(max(sequence), 0) from provider_evidence_log)
    then 'the place in the log is taken'
    end;
  begin
    if refusal is not null then
      raise exception '%', refusal using errcode = 'restrict_violation';
    end if;
  end;
  return new;
end $$;
create trigger provider_certification_runs_guards before insert on provider_certification_runs for each row execute function provider_certification_runs_guards();
alter table provider_certification_runs enable always trigger provider_certification_runs_guards;

create function provider_certification_checks_guards() returns trigger language plpgsql set search_path from current as $$
begin
  if not ((new.run_sequence >= 1)
    and ((length(new.run_id) = 32 and new.run_id ~ '^[0-9a-f]+$'))
    and ((new.side = 'local' or new.side = 'live'))
    and ((new.kind = 'connect' or new.kind = 'authorization' or new.kind = 'publish_immediate' or new.kind = 'publish_scheduled' or new.kind = 'final_result' or new.kind = 'refresh' or new.kind = 'revoke'))
    and ((new.outcome = 'passed' or new.outcome = 'failed' or new.outcome = 'not_applicable'))
    and ((new.not_applicable_reason is null or (length(new.not_applicable_reason) <= 64 and new.not_applicable_reason ~ '^[a-z0-9]+([._-][a-z0-9]+)*$')))
    and (new.completed_at between 0 and 253402300799999)
    and ((new.external_result is null or (length(new.external_result) = 71 and new.external_result ~ '^sha256:[0-9a-f]+$')))
    and ((new.outcome = 'not_applicable') = (new.not_applicable_reason is not null))
    and (new.outcome <> 'not_applicable' or (new.kind = 'refresh' or new.kind = 'revoke'))
    and (new.side = 'local' or new.outcome <> 'passed' or new.external_result is not null
    or not (new.kind = 'publish_immediate' or new.kind = 'publish_scheduled' or new.kind = 'final_result'))) then
    raise exception 'not of the form' using errcode = 'check_violation';
  end if;
  declare
    refusal constant text := case
    -- known
    when exists (select 1 from provider_certification_checks where run_sequence = new.run_sequence and kind = new.kind)
    then 'append-only'
    -- before_run
    when exists (select 1 from provider_certification_runs where sequence = new.run_sequence)
    then 'the run is recorded already'
    end;
  begin
    if refusal is not null then
      raise exception '%', refusal using errcode = 'restrict_violation';
    end if;
  end;
  return new;
end $$;
create trigger provider_certification_checks_guards before insert on provider_certification_checks for each row execute function provider_certification_checks_guards();
alter table provider_certification_checks enable always trigger provider_certification_checks_guards;

create function provider_runtime_control_events_guards() returns trigger language plpgsql set search_path from current as $$
begin
  if not ((new.sequence >= 1)
    and ((length(new.id) = 32 and new.id ~ '^[0-9a-f]+$'))
    and ((length(new.nonce) = 32 and new.nonce ~ '^[0-9a-f]+$'))
    and (new.recorded_at between 0 and 253402300799999)
    and ((length(new.operator_ref) = 71 and new.operator_ref ~ '^sha256:[0-9a-f]+$'))
    and ((length(new.selector_digest) = 71 and new.selector_digest ~ '^sha256:[0-9a-f]+$'))
    and ((length(new.provider) <= 64 and new.provider ~ '^[a-z0-9]+([._-][a-z0-9]+)*$'))
    and ((new.app_fingerprint is null or (length(new.app_fingerprint) = 71 and new.app_fingerprint ~ '^sha256:[0-9a-f]+$')))
    and ((new.deployment_environment is null or (new.deployment_environment = 'local' or new.deployment_environment = 'staging' or new.deployment_environment = 'production')))
    and ((new.provider_environment is null or (new.provider_environment = 'development' or new.provider_environment = 'sandbox' or new.provider_environment = 'production')))
    and ((new.instance_fingerprint is null or (new.instance_fingerprint = '' or (length(new.instance_fingerprint) = 71 and new.instance_fingerprint ~ '^sha256:[0-9a-f]+$'))))
    and ((new.account_kind is null or (length(new.account_kind) <= 64 and new.account_kind ~ '^[a-z0-9]+([._-][a-z0-9]+)*$')))
    and ((new.output_profile is null or (length(new.output_profile) <= 64 and new.output_profile ~ '^[a-z0-9]+([._-][a-z0-9]+)*$')))
    and ((new.operation is null or (new.operation = 'connect' or new.operation = 'publish_immediate' or new.operation = 'publish_scheduled')))
    and ((new.policy_mode is null or (length(new.policy_mode) <= 64 and new.policy_mode ~ '^[a-z0-9]+([._-][a-z0-9]+)*$')))
    and ((new.control_state = 'disabled' or new.control_state = 'degraded' or new.control_state = 'enabled'))
    and ((length(new.reason) <= 64 and new.reason ~ '^[a-z0-9]+([._-][a-z0-9]+)*$'))
    and (new.starts_at between 0 and 253402300799999)
    and ((new.expires_at is null or (new.expires_at between 0 and 253402300799999 and new.expires_at > new.starts_at)))
    and (new.selector_mask = (case when new.app_fingerprint is null then 0 else 1 end) + (case when new.deployment_environment is null then 0 else 2 end) + (case when new.provider_environment is null then 0 else 4 end) + (case when new.instance_fingerprint is null then 0 else 8 end) + (case when new.account_kind is null then 0 else 16 end) + (case when new.output_profile is null then 0 else 32 end) + (case when new.operation is null then 0 else 64 end) + (case when new.policy_mode is null then 0 else 128 end))) then
    raise exception 'not of the form' using errcode = 'check_violation';
  end if;
  declare
    refusal constant text := case
    -- known
    when exists (select 1 from provider_runtime_control_events where sequence = new.sequence) or exists (select 1 from provider_evidence_log where record_id = new.id)
    then 'append-only'
    -- at_the_end
    when new.sequence <= (select coalesce(max(sequence), 0) from provider_evidence_log)
    then 'the place in the log is taken'
    end;
  begin
    if refusal is not null then
      raise exception '%', refusal using errcode = 'restrict_violation';
    end if;
  end;
  return new;
end $$;
create trigger provider_runtime_control_events_guards before insert on provider_runtime_control_events for each row execute function provider_runtime_control_events_guards();
alter table provider_runtime_control_events enable always trigger provider_runtime_control_events_guards;
