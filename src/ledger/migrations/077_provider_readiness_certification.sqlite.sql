create table provider_evidence_log (
  sequence integer not null primary key check (sequence >= 1),
  record_kind text not null check ((record_kind = 'approval' or record_kind = 'run' or record_kind = 'control')),
  record_id text not null check ((octet_length(record_id) = 32 and record_id is lower(hex(unhex(record_id))))),
  leaf text not null check ((octet_length(leaf) = 71 and leaf is 'sha256:' || lower(hex(unhex(substr(leaf, 8)))))),
  subtrees text not null check ((octet_length(subtrees) % 64 = 0 and subtrees is lower(hex(unhex(subtrees))))),
  idempotency_ref text check ((idempotency_ref is null or (octet_length(idempotency_ref) = 71 and idempotency_ref is 'sha256:' || lower(hex(unhex(substr(idempotency_ref, 8))))))),
  request_digest text not null check ((octet_length(request_digest) = 71 and request_digest is 'sha256:' || lower(hex(unhex(substr(request_digest, 8)))))),
  check ((sequence & (-sequence)) = (cast(1 as bigint) << (length(subtrees) / 64))),
  unique (record_id, sequence)
) strict;
create unique index provider_evidence_log_of_request on provider_evidence_log (idempotency_ref)
  where idempotency_ref is not null;

create table provider_evidence_identity (
  single integer not null primary key check (single = 1),
  origin text not null check ((length(cast(origin as blob)) = length(origin) and length(origin) between 1 and 256 and origin not glob '*[^!-~]*')),
  deployment text not null check ((length(cast(deployment as blob)) = length(deployment) and length(deployment) between 1 and 64 and deployment not glob '*[^a-z0-9._-]*' and deployment not glob '*[._-][._-]*' and deployment glob '[a-z0-9]*' and deployment glob '*[a-z0-9]')),
  fingerprint_key_id text not null check ((length(cast(fingerprint_key_id as blob)) = length(fingerprint_key_id) and length(fingerprint_key_id) between 1 and 128 and fingerprint_key_id not glob '*[^A-Za-z0-9._:-]*' and fingerprint_key_id not glob '*[._:-][._:-]*' and fingerprint_key_id glob '[A-Za-z0-9]*' and fingerprint_key_id glob '*[A-Za-z0-9]')),
  created_at integer not null check (created_at between 0 and 253402300799999)
) strict, without rowid;

create table provider_approval_reviews (
  sequence integer not null primary key check (sequence >= 1),
  id text not null check ((octet_length(id) = 32 and id is lower(hex(unhex(id))))),
  nonce text not null check ((octet_length(nonce) = 32 and nonce is lower(hex(unhex(nonce))))),
  recorded_at integer not null check (recorded_at between 0 and 253402300799999),
  operator_ref text not null check ((octet_length(operator_ref) = 71 and operator_ref is 'sha256:' || lower(hex(unhex(substr(operator_ref, 8)))))),
  provider text not null check ((length(cast(provider as blob)) = length(provider) and length(provider) between 1 and 64 and provider not glob '*[^a-z0-9._-]*' and provider not glob '*[._-][._-]*' and provider glob '[a-z0-9]*' and provider glob '*[a-z0-9]')),
  app_fingerprint text not null check ((octet_length(app_fingerprint) = 71 and app_fingerprint is 'sha256:' || lower(hex(unhex(substr(app_fingerprint, 8)))))),
  provider_environment text not null check ((provider_environment = 'development' or provider_environment = 'sandbox' or provider_environment = 'production')),
  instance_fingerprint text not null check ((instance_fingerprint = '' or (octet_length(instance_fingerprint) = 71 and instance_fingerprint is 'sha256:' || lower(hex(unhex(substr(instance_fingerprint, 8))))))),
  approval_state text not null check ((approval_state = 'not_required' or approval_state = 'pending' or approval_state = 'trial' or approval_state = 'approved' or approval_state = 'restricted' or approval_state = 'revoked')),
  approval_tier text not null check ((length(cast(approval_tier as blob)) = length(approval_tier) and length(approval_tier) between 1 and 64 and approval_tier not glob '*[^a-z0-9._-]*' and approval_tier not glob '*[._-][._-]*' and approval_tier glob '[a-z0-9]*' and approval_tier glob '*[a-z0-9]')),
  reviewed_at integer not null check (reviewed_at between 0 and 253402300799999),
  review_expires_at integer not null check (review_expires_at between 0 and 253402300799999),
  check ((approval_state = 'not_required') = (approval_tier = 'not_required')),
  check (review_expires_at > reviewed_at),
  check (reviewed_at <= recorded_at + 60000),
  unique (id, provider, app_fingerprint, provider_environment, instance_fingerprint, approval_state, approval_tier, reviewed_at, review_expires_at),
  foreign key (sequence, id) references provider_evidence_log (sequence, record_id) deferrable initially deferred
) strict;
create index provider_approval_reviews_of_app on provider_approval_reviews
  (provider, app_fingerprint, provider_environment, instance_fingerprint, sequence);

create table provider_certification_runs (
  sequence integer not null primary key check (sequence >= 1),
  id text not null check ((octet_length(id) = 32 and id is lower(hex(unhex(id))))),
  nonce text not null check ((octet_length(nonce) = 32 and nonce is lower(hex(unhex(nonce))))),
  recorded_at integer not null check (recorded_at between 0 and 253402300799999),
  operator_ref text not null check ((octet_length(operator_ref) = 71 and operator_ref is 'sha256:' || lower(hex(unhex(substr(operator_ref, 8)))))),
  review_id text not null,
  approval_state text not null,
  approval_tier text not null,
  reviewed_at integer not null,
  review_expires_at integer not null,
  side text not null check ((side = 'local' or side = 'live')),
  provider text not null check ((length(cast(provider as blob)) = length(provider) and length(provider) between 1 and 64 and provider not glob '*[^a-z0-9._-]*' and provider not glob '*[._-][._-]*' and provider glob '[a-z0-9]*' and provider glob '*[a-z0-9]')),
  app_fingerprint text not null check ((octet_length(app_fingerprint) = 71 and app_fingerprint is 'sha256:' || lower(hex(unhex(substr(app_fingerprint, 8)))))),
  deployment_environment text not null check ((deployment_environment = 'local' or deployment_environment = 'staging' or deployment_environment = 'production')),
  provider_environment text not null check ((provider_environment = 'development' or provider_environment = 'sandbox' or provider_environment = 'production')),
  instance_fingerprint text not null check ((instance_fingerprint = '' or (octet_length(instance_fingerprint) = 71 and instance_fingerprint is 'sha256:' || lower(hex(unhex(substr(instance_fingerprint, 8))))))),
  account_kind text not null check ((length(cast(account_kind as blob)) = length(account_kind) and length(account_kind) between 1 and 64 and account_kind not glob '*[^a-z0-9._-]*' and account_kind not glob '*[._-][._-]*' and account_kind glob '[a-z0-9]*' and account_kind glob '*[a-z0-9]')),
  output_profile text not null check ((length(cast(output_profile as blob)) = length(output_profile) and length(output_profile) between 1 and 64 and output_profile not glob '*[^a-z0-9._-]*' and output_profile not glob '*[._-][._-]*' and output_profile glob '[a-z0-9]*' and output_profile glob '*[a-z0-9]')),
  operation text not null check ((operation = 'connect' or operation = 'publish_immediate' or operation = 'publish_scheduled')),
  policy_mode text not null check ((length(cast(policy_mode as blob)) = length(policy_mode) and length(policy_mode) between 1 and 64 and policy_mode not glob '*[^a-z0-9._-]*' and policy_mode not glob '*[._-][._-]*' and policy_mode glob '[a-z0-9]*' and policy_mode glob '*[a-z0-9]')),
  subject_digest text not null check ((octet_length(subject_digest) = 71 and subject_digest is 'sha256:' || lower(hex(unhex(substr(subject_digest, 8)))))),
  contract_digest text not null check ((octet_length(contract_digest) = 71 and contract_digest is 'sha256:' || lower(hex(unhex(substr(contract_digest, 8)))))),
  tested_revision text not null check (((octet_length(tested_revision) = 40 and tested_revision is lower(hex(unhex(tested_revision)))) or (octet_length(tested_revision) = 64 and tested_revision is lower(hex(unhex(tested_revision)))))),
  tested_at integer not null check (tested_at between 0 and 253402300799999),
  expires_at integer not null check (expires_at between 0 and 253402300799999),
  required_scopes text not null check ((octet_length(required_scopes) % 64 = 0 and required_scopes is lower(hex(unhex(required_scopes))))),
  granted_scopes text not null check ((octet_length(granted_scopes) % 64 = 0 and granted_scopes is lower(hex(unhex(granted_scopes))))),
  account_ref text check ((account_ref is null or (octet_length(account_ref) = 71 and account_ref is 'sha256:' || lower(hex(unhex(substr(account_ref, 8))))))),
  check (expires_at > tested_at),
  check (tested_at >= reviewed_at),
  check (expires_at <= review_expires_at),
  check (tested_at <= recorded_at + 60000),
  check (side = 'local' or account_ref is not null),
  foreign key (review_id, provider, app_fingerprint, provider_environment, instance_fingerprint, approval_state, approval_tier, reviewed_at, review_expires_at) references provider_approval_reviews (id, provider, app_fingerprint, provider_environment, instance_fingerprint, approval_state, approval_tier, reviewed_at, review_expires_at),
  foreign key (sequence, id) references provider_evidence_log (sequence, record_id) deferrable initially deferred
) strict;
create index provider_certification_runs_of_subject on provider_certification_runs
  (subject_digest, side, sequence);

create table provider_certification_checks (
  run_sequence integer not null check (run_sequence >= 1),
  run_id text not null check ((octet_length(run_id) = 32 and run_id is lower(hex(unhex(run_id))))),
  side text not null check ((side = 'local' or side = 'live')),
  kind text not null check ((kind = 'connect' or kind = 'authorization' or kind = 'publish_immediate' or kind = 'publish_scheduled' or kind = 'final_result' or kind = 'refresh' or kind = 'revoke')),
  outcome text not null check ((outcome = 'passed' or outcome = 'failed' or outcome = 'not_applicable')),
  not_applicable_reason text check ((not_applicable_reason is null or (length(cast(not_applicable_reason as blob)) = length(not_applicable_reason) and length(not_applicable_reason) between 1 and 64 and not_applicable_reason not glob '*[^a-z0-9._-]*' and not_applicable_reason not glob '*[._-][._-]*' and not_applicable_reason glob '[a-z0-9]*' and not_applicable_reason glob '*[a-z0-9]'))),
  completed_at integer not null check (completed_at between 0 and 253402300799999),
  external_result text check ((external_result is null or (octet_length(external_result) = 71 and external_result is 'sha256:' || lower(hex(unhex(substr(external_result, 8))))))),
  check ((outcome = 'not_applicable') = (not_applicable_reason is not null)),
  check (outcome <> 'not_applicable' or (kind = 'refresh' or kind = 'revoke')),
  check (side = 'local' or outcome <> 'passed' or external_result is not null
    or not (kind = 'publish_immediate' or kind = 'publish_scheduled' or kind = 'final_result')),
  primary key (run_sequence, kind),
  foreign key (run_sequence) references provider_certification_runs (sequence) deferrable initially deferred
) strict, without rowid;

create table provider_runtime_control_events (
  sequence integer not null primary key check (sequence >= 1),
  id text not null check ((octet_length(id) = 32 and id is lower(hex(unhex(id))))),
  nonce text not null check ((octet_length(nonce) = 32 and nonce is lower(hex(unhex(nonce))))),
  recorded_at integer not null check (recorded_at between 0 and 253402300799999),
  operator_ref text not null check ((octet_length(operator_ref) = 71 and operator_ref is 'sha256:' || lower(hex(unhex(substr(operator_ref, 8)))))),
  selector_digest text not null check ((octet_length(selector_digest) = 71 and selector_digest is 'sha256:' || lower(hex(unhex(substr(selector_digest, 8)))))),
  selector_mask integer not null,
  provider text not null check ((length(cast(provider as blob)) = length(provider) and length(provider) between 1 and 64 and provider not glob '*[^a-z0-9._-]*' and provider not glob '*[._-][._-]*' and provider glob '[a-z0-9]*' and provider glob '*[a-z0-9]')),
  app_fingerprint text check ((app_fingerprint is null or (octet_length(app_fingerprint) = 71 and app_fingerprint is 'sha256:' || lower(hex(unhex(substr(app_fingerprint, 8))))))),
  deployment_environment text check ((deployment_environment is null or (deployment_environment = 'local' or deployment_environment = 'staging' or deployment_environment = 'production'))),
  provider_environment text check ((provider_environment is null or (provider_environment = 'development' or provider_environment = 'sandbox' or provider_environment = 'production'))),
  instance_fingerprint text check ((instance_fingerprint is null or (instance_fingerprint = '' or (octet_length(instance_fingerprint) = 71 and instance_fingerprint is 'sha256:' || lower(hex(unhex(substr(instance_fingerprint, 8)))))))),
  account_kind text check ((account_kind is null or (length(cast(account_kind as blob)) = length(account_kind) and length(account_kind) between 1 and 64 and account_kind not glob '*[^a-z0-9._-]*' and account_kind not glob '*[._-][._-]*' and account_kind glob '[a-z0-9]*' and account_kind glob '*[a-z0-9]'))),
  output_profile text check ((output_profile is null or (length(cast(output_profile as blob)) = length(output_profile) and length(output_profile) between 1 and 64 and output_profile not glob '*[^a-z0-9._-]*' and output_profile not glob '*[._-][._-]*' and output_profile glob '[a-z0-9]*' and output_profile glob '*[a-z0-9]'))),
  operation text check ((operation is null or (operation = 'connect' or operation = 'publish_immediate' or operation = 'publish_scheduled'))),
  policy_mode text check ((policy_mode is null or (length(cast(policy_mode as blob)) = length(policy_mode) and length(policy_mode) between 1 and 64 and policy_mode not glob '*[^a-z0-9._-]*' and policy_mode not glob '*[._-][._-]*' and policy_mode glob '[a-z0-9]*' and policy_mode glob '*[a-z0-9]'))),
  control_state text not null check ((control_state = 'disabled' or control_state = 'degraded' or control_state = 'enabled')),
  reason text not null check ((length(cast(reason as blob)) = length(reason) and length(reason) between 1 and 64 and reason not glob '*[^a-z0-9._-]*' and reason not glob '*[._-][._-]*' and reason glob '[a-z0-9]*' and reason glob '*[a-z0-9]')),
  starts_at integer not null check (starts_at between 0 and 253402300799999),
  expires_at integer check ((expires_at is null or (expires_at between 0 and 253402300799999 and expires_at > starts_at))),
  check (selector_mask = (case when app_fingerprint is null then 0 else 1 end) + (case when deployment_environment is null then 0 else 2 end) + (case when provider_environment is null then 0 else 4 end) + (case when instance_fingerprint is null then 0 else 8 end) + (case when account_kind is null then 0 else 16 end) + (case when output_profile is null then 0 else 32 end) + (case when operation is null then 0 else 64 end) + (case when policy_mode is null then 0 else 128 end)),
  foreign key (sequence, id) references provider_evidence_log (sequence, record_id) deferrable initially deferred
) strict;
create index provider_runtime_control_events_of_selector on provider_runtime_control_events
  (selector_mask, selector_digest, sequence);
create index provider_runtime_control_events_by_end on provider_runtime_control_events
  (selector_digest, expires_at, sequence);
create index provider_runtime_control_events_by_start on provider_runtime_control_events
  (selector_digest, control_state, starts_at) where control_state <> 'enabled';

create trigger provider_approval_reviews_no_update before update on provider_approval_reviews
begin select raise(abort, 'append-only'); end;
create trigger provider_approval_reviews_no_delete before delete on provider_approval_reviews
begin select raise(abort, 'append-only'); end;

create trigger provider_certification_runs_no_update before update on provider_certification_runs
begin select raise(abort, 'append-only'); end;
create trigger provider_certification_runs_no_delete before delete on provider_certification_runs
begin select raise(abort, 'append-only'); end;

create trigger provider_runtime_control_events_no_update before update on provider_runtime_control_events
begin select raise(abort, 'append-only'); end;
create trigger provider_runtime_control_events_no_delete before delete on provider_runtime_control_events
begin select raise(abort, 'append-only'); end;

create trigger provider_certification_checks_no_update before update on provider_certification_checks
begin select raise(abort, 'append-only'); end;
create trigger provider_certification_checks_no_delete before delete on provider_certification_checks
begin select raise(abort, 'append-only'); end;

create trigger provider_evidence_log_no_update before update on provider_evidence_log
begin select raise(abort, 'append-only'); end;
create trigger provider_evidence_log_no_delete before delete on provider_evidence_log
begin select raise(abort, 'append-only'); end;

create trigger provider_evidence_identity_no_update before update on provider_evidence_identity
begin select raise(abort, 'append-only'); end;
create trigger provider_evidence_identity_no_delete before delete on provider_evidence_identity
begin select raise(abort, 'append-only'); end;

create trigger provider_evidence_log_known before insert on provider_evidence_log
when exists (select 1 from provider_evidence_log where sequence = new.sequence) or exists (select 1 from provider_evidence_log where record_id = new.record_id) or exists (select 1 from provider_evidence_log where idempotency_ref = new.idempotency_ref)
begin select raise(abort, 'append-only'); end;

create trigger provider_evidence_log_in_order before insert on provider_evidence_log
when new.sequence <> (select coalesce(max(sequence), 0) + 1 from provider_evidence_log)
begin select raise(abort, 'the log has no gaps'); end;

create trigger provider_evidence_log_has_record before insert on provider_evidence_log
when (new.record_kind = 'approval' and not exists (select 1 from provider_approval_reviews where sequence = new.sequence and id = new.record_id))
  or (new.record_kind = 'run' and not exists (select 1 from provider_certification_runs where sequence = new.sequence and id = new.record_id))
  or (new.record_kind = 'control' and not exists (select 1 from provider_runtime_control_events where sequence = new.sequence and id = new.record_id))
begin select raise(abort, 'a place in the log is of a record'); end;

create trigger provider_evidence_identity_known before insert on provider_evidence_identity
when exists (select 1 from provider_evidence_identity where single = new.single)
begin select raise(abort, 'append-only'); end;

create trigger provider_approval_reviews_known before insert on provider_approval_reviews
when exists (select 1 from provider_approval_reviews where sequence = new.sequence) or exists (select 1 from provider_approval_reviews where id = new.id)
begin select raise(abort, 'append-only'); end;

create trigger provider_approval_reviews_at_the_end before insert on provider_approval_reviews
when new.sequence <= (select coalesce(max(sequence), 0) from provider_evidence_log)
begin select raise(abort, 'the place in the log is taken'); end;

create trigger provider_certification_runs_known before insert on provider_certification_runs
when exists (select 1 from provider_certification_runs where sequence = new.sequence) or exists (select 1 from provider_evidence_log where record_id = new.id)
begin select raise(abort, 'append-only'); end;

create trigger provider_certification_runs_after_checks before insert on provider_certification_runs
when not exists (select 1 from provider_certification_checks where run_sequence = new.sequence)
begin select raise(abort, 'a run has checks'); end;

create trigger provider_certification_runs_agrees_with_checks before insert on provider_certification_runs
when exists (select 1 from provider_certification_checks where run_sequence = new.sequence
  and (run_id <> new.id or side <> new.side or completed_at < new.tested_at or completed_at > new.recorded_at + 60000))
begin select raise(abort, 'a check does not belong to the run'); end;

create trigger provider_certification_runs_has_review before insert on provider_certification_runs
when not exists (select 1 from (select * from provider_approval_reviews where id = new.review_id limit 1) review
  where provider = new.provider and app_fingerprint = new.app_fingerprint
  and provider_environment = new.provider_environment and instance_fingerprint = new.instance_fingerprint
  and approval_state = new.approval_state and approval_tier = new.approval_tier
  and reviewed_at = new.reviewed_at and review_expires_at = new.review_expires_at)
begin select raise(abort, 'a run belongs to a review of its app'); end;

create trigger provider_certification_runs_at_the_end before insert on provider_certification_runs
when new.sequence <= (select coalesce(max(sequence), 0) from provider_evidence_log)
begin select raise(abort, 'the place in the log is taken'); end;

create trigger provider_certification_checks_known before insert on provider_certification_checks
when exists (select 1 from provider_certification_checks where run_sequence = new.run_sequence and kind = new.kind)
begin select raise(abort, 'append-only'); end;

create trigger provider_certification_checks_before_run before insert on provider_certification_checks
when exists (select 1 from provider_certification_runs where sequence = new.run_sequence)
begin select raise(abort, 'the run is recorded already'); end;

create trigger provider_runtime_control_events_known before insert on provider_runtime_control_events
when exists (select 1 from provider_runtime_control_events where sequence = new.sequence) or exists (select 1 from provider_evidence_log where record_id = new.id)
begin select raise(abort, 'append-only'); end;

create trigger provider_runtime_control_events_at_the_end before insert on provider_runtime_control_events
when new.sequence <= (select coalesce(max(sequence), 0) from provider_evidence_log)
begin select raise(abort, 'the place in the log is taken'); end;
