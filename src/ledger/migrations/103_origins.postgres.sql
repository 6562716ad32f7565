select set_config('search_path', format('%I, pg_temp', current_schema()), true);
alter table provider_approval_reviews add column origin text;
create or replace function provider_approval_reviews_guards() returns trigger language plpgsql set search_path from current as $$
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
    and ((new.binding is null or (length(new.binding) = 71 and new.binding ~ '^sha256:[0-9a-f]+$')))
    and ((new.origin is null or (new.origin = 'service' or new.origin = 'statement' or new.origin = 'example')))
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
    -- has_origin
    when new.origin is null
  and new.recorded_at >= (select applied_at from claimgate_migrations where number = 103)
    then 'evidence says how it came about'
    end;
  begin
    if refusal is not null then
      raise exception '%', refusal using errcode = 'restrict_violation';
    end if;
  end;
  return new;
end $$;

select set_config('search_path', format('%I, pg_temp', current_schema()), true);
alter table provider_certification_runs add column origin text;
create or replace function provider_certification_runs_guards() returns trigger language plpgsql set search_path from current as $$
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
    and ((new.binding is null or (length(new.binding) = 71 and new.binding ~ '^sha256:[0-9a-f]+$')))
    and ((new.origin is null or ((new.origin = 'statement' or new.origin = 'example') or (length(new.origin) = 71 and new.origin ~ '^sha256:[0-9a-f]+$'))))
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
    -- has_origin
    when new.origin is null
  and new.recorded_at >= (select applied_at from claimgate_migrations where number = 103)
    then 'evidence says how it came about'
    end;
  begin
    if refusal is not null then
      raise exception '%', refusal using errcode = 'restrict_violation';
    end if;
  end;
  return new;
end $$;

select set_config('search_path', format('%I, pg_temp', current_schema()), true);
alter table provider_runtime_control_events add column origin text;
create or replace function provider_runtime_control_events_guards() returns trigger language plpgsql set search_path from current as $$
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
    and ((new.binding is null or (length(new.binding) = 71 and new.binding ~ '^sha256:[0-9a-f]+$')))
    and ((new.origin is null or (new.origin = 'service' or new.origin = 'statement' or new.origin = 'example')))
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
    -- has_origin
    when new.origin is null
  and new.recorded_at >= (select applied_at from claimgate_migrations where number = 103)
    then 'evidence says how it came about'
    end;
  begin
    if refusal is not null then
      raise exception '%', refusal using errcode = 'restrict_violation';
    end if;
  end;
  return new;
end $$;
