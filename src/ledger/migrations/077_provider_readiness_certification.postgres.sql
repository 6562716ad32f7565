-- The ledger of claimgate on PostgreSQL: evidence, its log, corrections, and who may use the service.
--
-- Guards. Keys are constraints. Triggers guard what no constraint can say: that nothing changes, and what a row needs in
-- other tables. They run before each insert, also of a row that `on conflict do nothing` would leave out, and always, also
-- in a session that plays a replica. The forms of a row are in the same function: the server would read the checks of a
-- table anew for every statement, which takes longer than all else that is done for a row. All look-ups of a function are
-- one expression, because each further one costs more than the look-up. A function keeps this search path, so that no
-- temporary table is taken for a ledger. No column has a domain for its type: the owner of the schema could define
-- operators for it, which the queries of readers would then call. Lengths are compared next to patterns and not in
-- them: counting takes several times as long.
--
-- Rows that another one seals come before it: the checks of a run, the records that a correction names, and the entry in
-- the log last. Foreign keys add that each record has an entry when it is kept.
select set_config('search_path', format('%I, pg_temp', current_schema()), true);

-- The place of every record. `subtrees` holds the hashes of the complete subtrees that an entry completes, from two
-- leaves up: as many as its place has zeros at its end in binary.
create table provider_evidence_log (
  sequence bigint not null primary key,
  record_kind text not null,
  record_id text not null unique,
  leaf text not null unique,
  subtrees text not null,
  idempotency_ref text not null unique,
  request_digest text not null,
  unique (sequence, record_id)
);
create function provider_evidence_log_guards() returns trigger language plpgsql set search_path from current as $$
declare
  refusal text;
begin
  if not ((new.record_kind = 'approval' or new.record_kind = 'run' or new.record_kind = 'control' or new.record_kind = 'correction')
    and (length(new.record_id) = 32 and new.record_id ~ '^[0-9a-f]+$')
    and (length(new.leaf) = 71 and new.leaf ~ '^sha256:[0-9a-f]+$')
    and (length(new.subtrees) % 64 = 0 and new.subtrees ~ '^[0-9a-f]*$')
    and (length(new.idempotency_ref) = 71 and new.idempotency_ref ~ '^sha256:[0-9a-f]+$')
    and (length(new.request_digest) = 71 and new.request_digest ~ '^sha256:[0-9a-f]+$')
    and (new.sequence & (-new.sequence)) = (cast(1 as bigint) << (length(new.subtrees) / 64))) then
    raise exception 'not of the form' using errcode = 'check_violation';
  end if;
  refusal := case
    when new.sequence <> (select coalesce(max(sequence), 0) + 1 from provider_evidence_log)
      then 'the log has no gaps'
    when not case new.record_kind
      when 'approval' then exists (select 1 from provider_approval_reviews where sequence = new.sequence and id = new.record_id)
      when 'run' then exists (select 1 from provider_certification_runs where sequence = new.sequence and id = new.record_id)
      when 'control' then exists (select 1 from provider_runtime_control_events where sequence = new.sequence and id = new.record_id)
      when 'correction' then exists (select 1 from provider_evidence_corrections where sequence = new.sequence and id = new.record_id)
      end
      then 'a place in the log is of a record'
    end;
  if refusal is not null then
    raise exception '%', refusal using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create table provider_evidence_identity (
  single bigint not null primary key,
  origin text not null,
  deployment text not null,
  fingerprint_key_id text not null,
  created_at bigint not null
);
create function provider_evidence_identity_guards() returns trigger language plpgsql set search_path from current as $$
declare
  refusal text;
begin
  if not ((new.single = 1)
    and (length(new.origin) <= 256 and new.origin ~ '^[!-~]+$')
    and (length(new.deployment) <= 64 and new.deployment ~ '^[a-z0-9]+([._-][a-z0-9]+)*$')
    and (length(new.fingerprint_key_id) <= 128 and new.fingerprint_key_id ~ '^[A-Za-z0-9]+([._:-][A-Za-z0-9]+)*$')
    and (new.created_at between 0 and 253402300799999)) then
    raise exception 'not of the form' using errcode = 'check_violation';
  end if;
  refusal := case
    when exists (select 1 from provider_evidence_identity where single = new.single)
      then 'append-only'
    end;
  if refusal is not null then
    raise exception '%', refusal using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create table provider_approval_reviews (
  sequence bigint not null primary key,
  id text not null unique,
  nonce text not null,
  recorded_at bigint not null,
  operator_ref text not null,
  binding text not null,
  provider text not null,
  app_fingerprint text not null,
  provider_environment text not null,
  instance_fingerprint text not null,
  approval_state text not null,
  approval_tier text not null,
  reviewed_at bigint not null,
  review_expires_at bigint not null,
  origin_kind text not null,
  evidence_sha256 text,
  unique (id, provider, app_fingerprint, provider_environment, instance_fingerprint, approval_state, approval_tier, reviewed_at, review_expires_at),
  foreign key (sequence, id) references provider_evidence_log (sequence, record_id) deferrable initially deferred
);
create index provider_approval_reviews_of_app on provider_approval_reviews
  (provider, app_fingerprint, provider_environment, instance_fingerprint, sequence);
create function provider_approval_reviews_guards() returns trigger language plpgsql set search_path from current as $$
declare
  refusal text;
begin
  if not ((length(new.id) = 32 and new.id ~ '^[0-9a-f]+$')
    and (length(new.nonce) = 32 and new.nonce ~ '^[0-9a-f]+$')
    and (new.recorded_at between 0 and 253402300799999)
    and (length(new.operator_ref) = 71 and new.operator_ref ~ '^sha256:[0-9a-f]+$')
    and (length(new.binding) = 71 and new.binding ~ '^sha256:[0-9a-f]+$')
    and (length(new.provider) <= 64 and new.provider ~ '^[a-z0-9]+([._-][a-z0-9]+)*$')
    and (length(new.app_fingerprint) = 71 and new.app_fingerprint ~ '^sha256:[0-9a-f]+$')
    and (new.provider_environment = 'development' or new.provider_environment = 'sandbox' or new.provider_environment = 'production')
    and (new.instance_fingerprint = '' or (length(new.instance_fingerprint) = 71 and new.instance_fingerprint ~ '^sha256:[0-9a-f]+$'))
    and (new.approval_state = 'not_required' or new.approval_state = 'pending' or new.approval_state = 'trial' or new.approval_state = 'approved' or new.approval_state = 'restricted' or new.approval_state = 'revoked')
    and (length(new.approval_tier) <= 64 and new.approval_tier ~ '^[a-z0-9]+([._-][a-z0-9]+)*$')
    and (new.reviewed_at between 0 and 253402300799999)
    and (new.review_expires_at between 0 and 253402300799999)
    and (new.origin_kind = 'service' or new.origin_kind = 'statement' or new.origin_kind = 'example' or new.origin_kind = 'attested')
    and (new.evidence_sha256 is null or (length(new.evidence_sha256) = 71 and new.evidence_sha256 ~ '^sha256:[0-9a-f]+$'))
    and (new.approval_state = 'not_required') = (new.approval_tier = 'not_required')
    and new.review_expires_at > new.reviewed_at
    and new.reviewed_at <= new.recorded_at + 60000) then
    raise exception 'not of the form' using errcode = 'check_violation';
  end if;
  refusal := case
    when new.sequence <= (select coalesce(max(sequence), 0) from provider_evidence_log)
      then 'the place in the log is taken'
    when exists (select 1 from provider_evidence_log where record_id = new.id)
      then 'append-only'
    end;
  if refusal is not null then
    raise exception '%', refusal using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- `results_cases` are ordinals of the test cases of the results that were counted, such as 3-8,11. What a run repeats of
-- its app and review is compared with the review, whose form is checked.
create table provider_certification_runs (
  sequence bigint not null primary key,
  id text not null,
  nonce text not null,
  recorded_at bigint not null,
  operator_ref text not null,
  binding text not null,
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
  origin_kind text not null,
  results_sha256 text,
  results_cases text,
  attestation_sha256 text,
  exit_status bigint,
  covered_tree text,
  foreign key (review_id, provider, app_fingerprint, provider_environment, instance_fingerprint, approval_state, approval_tier, reviewed_at, review_expires_at) references provider_approval_reviews
    (id, provider, app_fingerprint, provider_environment, instance_fingerprint, approval_state, approval_tier, reviewed_at, review_expires_at),
  foreign key (sequence, id) references provider_evidence_log (sequence, record_id) deferrable initially deferred
);
create index provider_certification_runs_of_subject on provider_certification_runs
  (subject_digest, side, sequence);
create index provider_certification_runs_of_selector on provider_certification_runs
  (provider, output_profile, operation);
create index provider_certification_runs_of_results on provider_certification_runs (results_sha256)
  where results_sha256 is not null;
create unique index provider_certification_runs_of_seal on provider_certification_runs (attestation_sha256)
  where attestation_sha256 is not null;
create function provider_certification_runs_guards() returns trigger language plpgsql set search_path from current as $$
declare
  refusal text;
begin
  if not ((length(new.id) = 32 and new.id ~ '^[0-9a-f]+$')
    and (length(new.nonce) = 32 and new.nonce ~ '^[0-9a-f]+$')
    and (new.recorded_at between 0 and 253402300799999)
    and (length(new.operator_ref) = 71 and new.operator_ref ~ '^sha256:[0-9a-f]+$')
    and (length(new.binding) = 71 and new.binding ~ '^sha256:[0-9a-f]+$')
    and (new.side = 'local' or new.side = 'live')
    and (new.deployment_environment = 'local' or new.deployment_environment = 'staging' or new.deployment_environment = 'production')
    and (length(new.account_kind) <= 64 and new.account_kind ~ '^[a-z0-9]+([._-][a-z0-9]+)*$')
    and (length(new.output_profile) <= 64 and new.output_profile ~ '^[a-z0-9]+([._-][a-z0-9]+)*$')
    and (new.operation = 'connect' or new.operation = 'publish_immediate' or new.operation = 'publish_scheduled')
    and (length(new.policy_mode) <= 64 and new.policy_mode ~ '^[a-z0-9]+([._-][a-z0-9]+)*$')
    and (length(new.subject_digest) = 71 and new.subject_digest ~ '^sha256:[0-9a-f]+$')
    and (length(new.contract_digest) = 71 and new.contract_digest ~ '^sha256:[0-9a-f]+$')
    and ((length(new.tested_revision) = 40 or length(new.tested_revision) = 64) and new.tested_revision ~ '^[0-9a-f]+$')
    and (new.tested_at between 0 and 253402300799999)
    and (new.expires_at between 0 and 253402300799999)
    and (length(new.required_scopes) % 64 = 0 and new.required_scopes ~ '^[0-9a-f]*$')
    and (length(new.granted_scopes) % 64 = 0 and new.granted_scopes ~ '^[0-9a-f]*$')
    and (new.account_ref is null or (length(new.account_ref) = 71 and new.account_ref ~ '^sha256:[0-9a-f]+$'))
    and (new.origin_kind = 'example' or new.origin_kind = 'statement' or new.origin_kind = 'test_results' or new.origin_kind = 'test_run' or new.origin_kind = 'attested' or new.origin_kind = 'service')
    and (new.results_sha256 is null or (length(new.results_sha256) = 71 and new.results_sha256 ~ '^sha256:[0-9a-f]+$'))
    and (new.results_cases is null or (length(new.results_cases) <= 4096 and new.results_cases ~ '^[0-9,-]+$'))
    and (new.attestation_sha256 is null or (length(new.attestation_sha256) = 71 and new.attestation_sha256 ~ '^sha256:[0-9a-f]+$'))
    and (new.exit_status is null or (new.exit_status between 0 and 255))
    and (new.covered_tree is null or (length(new.covered_tree) = 71 and new.covered_tree ~ '^sha256:[0-9a-f]+$'))
    and new.expires_at > new.tested_at
    and new.tested_at >= new.reviewed_at
    and new.expires_at <= new.review_expires_at
    and new.tested_at <= new.recorded_at + 60000
    and (new.side = 'local' or new.account_ref is not null)
    and (new.origin_kind = 'test_run' or new.origin_kind = 'attested' or (new.origin_kind = 'test_results') = (new.results_sha256 is not null))
    and (new.origin_kind = 'attested') = (new.attestation_sha256 is not null)
    and (new.results_cases is null or new.results_sha256 is not null)) then
    raise exception 'not of the form' using errcode = 'check_violation';
  end if;
  refusal := case
    when new.sequence <= (select coalesce(max(sequence), 0) from provider_evidence_log)
      then 'the place in the log is taken'
    when exists (select 1 from provider_evidence_log where record_id = new.id)
      then 'append-only'
    when not exists (select 1 from provider_certification_checks where run_sequence = new.sequence)
      then 'a run has checks'
    when exists (select 1 from provider_certification_checks where run_sequence = new.sequence
      and (run_id <> new.id or side <> new.side or completed_at < new.tested_at or completed_at > new.recorded_at + 60000))
      then 'a check does not belong to the run'
    end;
  if refusal is not null then
    raise exception '%', refusal using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- `attempts`: how many a retried test needed; null where nobody said.
create table provider_certification_checks (
  run_sequence bigint not null,
  run_id text not null,
  side text not null,
  kind text not null,
  outcome text not null,
  not_applicable_reason text,
  completed_at bigint not null,
  external_result text,
  attempts bigint,
  primary key (run_sequence, kind),
  foreign key (run_sequence) references provider_certification_runs (sequence) deferrable initially deferred
);
create function provider_certification_checks_guards() returns trigger language plpgsql set search_path from current as $$
declare
  refusal text;
begin
  if not ((new.run_sequence >= 1)
    and (length(new.run_id) = 32 and new.run_id ~ '^[0-9a-f]+$')
    and (new.side = 'local' or new.side = 'live')
    and (length(new.kind) <= 64 and new.kind ~ '^[a-z0-9]+([._-][a-z0-9]+)*$')
    and (new.outcome = 'passed' or new.outcome = 'failed' or new.outcome = 'not_applicable' or new.outcome = 'errored')
    and (new.not_applicable_reason is null or (length(new.not_applicable_reason) <= 64 and new.not_applicable_reason ~ '^[a-z0-9]+([._-][a-z0-9]+)*$'))
    and (new.completed_at between 0 and 253402300799999)
    and (new.external_result is null or (length(new.external_result) = 71 and new.external_result ~ '^sha256:[0-9a-f]+$'))
    and (new.attempts is null or (new.attempts >= 1))
    and (new.outcome = 'not_applicable') = (new.not_applicable_reason is not null)
    and (new.outcome <> 'not_applicable' or new.kind = 'refresh' or new.kind = 'revoke')
    and (new.side = 'local' or new.outcome <> 'passed' or new.external_result is not null
        or not (new.kind = 'publish_immediate' or new.kind = 'publish_scheduled' or new.kind = 'final_result'))) then
    raise exception 'not of the form' using errcode = 'check_violation';
  end if;
  refusal := case
    when exists (select 1 from provider_certification_runs where sequence = new.run_sequence)
      then 'the run is recorded already'
    end;
  if refusal is not null then
    raise exception '%', refusal using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create table provider_runtime_control_events (
  sequence bigint not null primary key,
  id text not null,
  nonce text not null,
  recorded_at bigint not null,
  operator_ref text not null,
  binding text not null,
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
  origin_kind text not null,
  foreign key (sequence, id) references provider_evidence_log (sequence, record_id) deferrable initially deferred
);
create index provider_runtime_control_events_of_selector on provider_runtime_control_events
  (selector_mask, selector_digest, sequence);
create index provider_runtime_control_events_by_end on provider_runtime_control_events
  (selector_digest, expires_at, sequence);
create index provider_runtime_control_events_by_start on provider_runtime_control_events
  (selector_digest, control_state, starts_at) where control_state <> 'enabled';
create function provider_runtime_control_events_guards() returns trigger language plpgsql set search_path from current as $$
declare
  refusal text;
begin
  if not ((length(new.id) = 32 and new.id ~ '^[0-9a-f]+$')
    and (length(new.nonce) = 32 and new.nonce ~ '^[0-9a-f]+$')
    and (new.recorded_at between 0 and 253402300799999)
    and (length(new.operator_ref) = 71 and new.operator_ref ~ '^sha256:[0-9a-f]+$')
    and (length(new.binding) = 71 and new.binding ~ '^sha256:[0-9a-f]+$')
    and (length(new.selector_digest) = 71 and new.selector_digest ~ '^sha256:[0-9a-f]+$')
    and (length(new.provider) <= 64 and new.provider ~ '^[a-z0-9]+([._-][a-z0-9]+)*$')
    and (new.app_fingerprint is null or (length(new.app_fingerprint) = 71 and new.app_fingerprint ~ '^sha256:[0-9a-f]+$'))
    and (new.deployment_environment is null or (new.deployment_environment = 'local' or new.deployment_environment = 'staging' or new.deployment_environment = 'production'))
    and (new.provider_environment is null or (new.provider_environment = 'development' or new.provider_environment = 'sandbox' or new.provider_environment = 'production'))
    and (new.instance_fingerprint is null or (new.instance_fingerprint = '' or (length(new.instance_fingerprint) = 71 and new.instance_fingerprint ~ '^sha256:[0-9a-f]+$')))
    and (new.account_kind is null or (length(new.account_kind) <= 64 and new.account_kind ~ '^[a-z0-9]+([._-][a-z0-9]+)*$'))
    and (new.output_profile is null or (length(new.output_profile) <= 64 and new.output_profile ~ '^[a-z0-9]+([._-][a-z0-9]+)*$'))
    and (new.operation is null or (new.operation = 'connect' or new.operation = 'publish_immediate' or new.operation = 'publish_scheduled'))
    and (new.policy_mode is null or (length(new.policy_mode) <= 64 and new.policy_mode ~ '^[a-z0-9]+([._-][a-z0-9]+)*$'))
    and (new.control_state = 'disabled' or new.control_state = 'degraded' or new.control_state = 'enabled')
    and (length(new.reason) <= 64 and new.reason ~ '^[a-z0-9]+([._-][a-z0-9]+)*$')
    and (new.starts_at between 0 and 253402300799999)
    and (new.expires_at is null or (new.expires_at between 0 and 253402300799999))
    and (new.origin_kind = 'service' or new.origin_kind = 'statement' or new.origin_kind = 'example' or new.origin_kind = 'attested')
    and (new.expires_at is null or new.expires_at > new.starts_at)
    and new.selector_mask = (case when new.app_fingerprint is null then 0 else 1 end) + (case when new.deployment_environment is null then 0 else 2 end) + (case when new.provider_environment is null then 0 else 4 end) + (case when new.instance_fingerprint is null then 0 else 8 end) + (case when new.account_kind is null then 0 else 16 end) + (case when new.output_profile is null then 0 else 32 end) + (case when new.operation is null then 0 else 64 end) + (case when new.policy_mode is null then 0 else 128 end)) then
    raise exception 'not of the form' using errcode = 'check_violation';
  end if;
  refusal := case
    when new.sequence <= (select coalesce(max(sequence), 0) from provider_evidence_log)
      then 'the place in the log is taken'
    when exists (select 1 from provider_evidence_log where record_id = new.id)
      then 'append-only'
    end;
  if refusal is not null then
    raise exception '%', refusal using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create table provider_evidence_corrections (
  sequence bigint not null primary key,
  id text not null,
  nonce text not null,
  recorded_at bigint not null,
  operator_ref text not null,
  binding text not null,
  reason text not null,
  foreign key (sequence, id) references provider_evidence_log (sequence, record_id) deferrable initially deferred
);
create function provider_evidence_corrections_guards() returns trigger language plpgsql set search_path from current as $$
declare
  refusal text;
begin
  if not ((length(new.id) = 32 and new.id ~ '^[0-9a-f]+$')
    and (length(new.nonce) = 32 and new.nonce ~ '^[0-9a-f]+$')
    and (new.recorded_at between 0 and 253402300799999)
    and (length(new.operator_ref) = 71 and new.operator_ref ~ '^sha256:[0-9a-f]+$')
    and (length(new.binding) = 71 and new.binding ~ '^sha256:[0-9a-f]+$')
    and (length(new.reason) <= 64 and new.reason ~ '^[a-z0-9]+([._-][a-z0-9]+)*$')) then
    raise exception 'not of the form' using errcode = 'check_violation';
  end if;
  refusal := case
    when new.sequence <= (select coalesce(max(sequence), 0) from provider_evidence_log)
      then 'the place in the log is taken'
    when exists (select 1 from provider_evidence_log where record_id = new.id)
      then 'append-only'
    when not exists (select 1 from provider_evidence_quarantined where correction_sequence = new.sequence)
      then 'a correction names records'
    when exists (select 1 from provider_evidence_quarantined where correction_sequence = new.sequence and correction_id <> new.id)
      then 'a named record does not belong to the correction'
    end;
  if refusal is not null then
    raise exception '%', refusal using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create table provider_evidence_quarantined (
  correction_sequence bigint not null,
  correction_id text not null,
  record_kind text not null,
  record_sequence bigint not null,
  record_id text not null,
  record_leaf text not null,
  found_as text not null,
  primary key (correction_sequence, record_sequence, record_id),
  foreign key (correction_sequence) references provider_evidence_corrections (sequence) deferrable initially deferred
);
create index provider_evidence_quarantined_of_record on provider_evidence_quarantined (record_sequence, record_id);
create index provider_evidence_quarantined_altered on provider_evidence_quarantined (correction_sequence)
  where found_as = 'altered';
create function provider_evidence_quarantined_guards() returns trigger language plpgsql set search_path from current as $$
declare
  refusal text;
begin
  if not ((new.correction_sequence >= 1)
    and (length(new.correction_id) = 32 and new.correction_id ~ '^[0-9a-f]+$')
    and (new.record_kind = 'approval' or new.record_kind = 'run' or new.record_kind = 'control' or new.record_kind = 'correction')
    and (new.record_sequence >= 1)
    and (length(new.record_id) = 32 and new.record_id ~ '^[0-9a-f]+$')
    and (length(new.record_leaf) = 71 and new.record_leaf ~ '^sha256:[0-9a-f]+$')
    and (new.found_as = 'recorded' or new.found_as = 'altered' or new.found_as = 'unlogged')
    and (new.record_kind <> 'correction' or new.found_as <> 'recorded')) then
    raise exception 'not of the form' using errcode = 'check_violation';
  end if;
  refusal := case
    when exists (select 1 from provider_evidence_corrections where sequence = new.correction_sequence)
      then 'the correction is recorded already'
    when case new.found_as when 'unlogged' then exists (select 1 from provider_evidence_log where record_id = new.record_id)
      else not exists (select 1 from provider_evidence_log where sequence = new.record_sequence
        and record_id = new.record_id and record_kind = new.record_kind and leaf = new.record_leaf) end
      then 'a correction names what is there'
    end;
  if refusal is not null then
    raise exception '%', refusal using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create function provider_evidence_refuse() returns trigger language plpgsql set search_path from current as $$
begin
  raise exception 'append-only' using errcode = 'restrict_violation';
end $$;

do $$
declare
  guarded text;
begin
  foreach guarded in array array['provider_evidence_log', 'provider_evidence_identity', 'provider_approval_reviews', 'provider_certification_runs',
    'provider_certification_checks', 'provider_runtime_control_events', 'provider_evidence_corrections', 'provider_evidence_quarantined'] loop
    execute format('create trigger %1$s_no_update before update on %1$I for each row execute function provider_evidence_refuse();
      create trigger %1$s_no_delete before delete on %1$I for each row execute function provider_evidence_refuse();
      create trigger %1$s_no_truncate before truncate on %1$I for each statement execute function provider_evidence_refuse();
      create trigger %1$s_guards before insert on %1$I for each row execute function %1$s_guards();
      alter table %1$I enable always trigger %1$s_no_update, enable always trigger %1$s_no_delete,
        enable always trigger %1$s_no_truncate, enable always trigger %1$s_guards', guarded);
  end loop;
end $$;

create table service_tokens (
  id text not null primary key check (length(id) = 32 and id ~ '^[0-9a-f]+$'),
  digest text not null unique check (length(digest) = 71 and digest ~ '^sha256:[0-9a-f]+$'),
  audience text not null check ((audience = 'api' or audience = 'cli' or audience = 'mcp')),
  name text not null check (length(name) <= 64 and name ~ '^[a-z0-9]+([._-][a-z0-9]+)*$'),
  scopes text not null check (length(scopes) between 1 and 256),
  created_at bigint not null check (created_at between 0 and 253402300799999),
  expires_at bigint not null check (expires_at between 0 and 253402300799999 and expires_at > created_at),
  revoked_at bigint check (revoked_at is null or revoked_at between 0 and 253402300799999)
);

create table service_administrators (
  id text not null primary key check (length(id) = 32 and id ~ '^[0-9a-f]+$'),
  name text not null unique check (length(name) <= 64 and name ~ '^[a-z0-9]+([._-][a-z0-9]+)*$'),
  password text not null check (length(password) between 32 and 512),
  scopes text not null check (length(scopes) <= 256),
  created_at bigint not null check (created_at between 0 and 253402300799999),
  disabled_at bigint check (disabled_at is null or disabled_at between 0 and 253402300799999)
);

create table service_sessions (
  digest text not null primary key check (length(digest) = 71 and digest ~ '^sha256:[0-9a-f]+$'),
  id text not null unique check (length(id) = 32 and id ~ '^[0-9a-f]+$'),
  administrator_id text not null references service_administrators (id),
  created_at bigint not null check (created_at between 0 and 253402300799999),
  used_at bigint not null check (used_at between 0 and 253402300799999),
  expires_at bigint not null check (expires_at between 0 and 253402300799999 and expires_at > created_at),
  ended_at bigint check (ended_at is null or ended_at between 0 and 253402300799999)
);

create table service_sign_in_attempts (
  bucket text not null primary key check (length(bucket) = 71 and bucket ~ '^sha256:[0-9a-f]+$'),
  full_at bigint not null check (full_at between 0 and 253402300799999)
);

create table service_webhook_marks (
  mark text not null primary key check (length(mark) = 71 and mark ~ '^sha256:[0-9a-f]+$'),
  value text not null check (length(value) between 1 and 128),
  seen_at bigint not null check (seen_at between 0 and 253402300799999)
);

create table service_webhook_deliveries (
  id text not null primary key check (length(id) = 32 and id ~ '^[0-9a-f]+$'),
  target text not null check (length(target) <= 64 and target ~ '^[a-z0-9]+([._-][a-z0-9]+)*$'),
  body text not null check (length(body) between 2 and 262144),
  created_at bigint not null check (created_at between 0 and 253402300799999),
  due_at bigint not null check (due_at between 0 and 253402300799999),
  attempts bigint not null check (attempts between 0 and 1000)
);

create table service_audit_entries (
  id text not null primary key check (length(id) = 32 and id ~ '^[0-9a-f]+$'),
  at bigint not null check (at between 0 and 253402300799999),
  kept_until bigint not null check (kept_until between 0 and 253402300799999),
  caller text not null check (length(caller) between 0 and 64),
  outcome text not null check (outcome = 'recorded' or outcome = 'done' or outcome = 'refused'),
  entry text not null check (length(entry) between 2 and 8192),
  count bigint not null check (count between 1 and 253402300799999)
);

create index service_audit_entries_at on service_audit_entries (at, id);

create function service_tokens_keeps_revoked_at() returns trigger language plpgsql set search_path from current as $$
begin
  if old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at then
    raise exception 'revoked_at stays' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger service_tokens_keeps_revoked_at before update on service_tokens for each row execute function service_tokens_keeps_revoked_at();
alter table service_tokens enable always trigger service_tokens_keeps_revoked_at;
