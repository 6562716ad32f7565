-- The ledger of claimgate on SQLite: evidence, its log, corrections, and who may use the service. Any SQLite from 3.37
-- reads, checks, dumps, loads and refuses what these guards refuse.
--
-- Forms. Text is compared with patterns of GLOB, and its length in bytes with that in characters: text may hold a zero
-- byte, at which every other function stops. Tables are strict: no text in a column of numbers.
--
-- Guards. A connection decides whether keys are checked (foreign_keys) and whether a replaced row asks its triggers
-- (recursive_triggers). So a trigger before each insert looks up what a key would, and every place and id by which a
-- replace-style insert could reach what is recorded. Rows that another one seals come before it: the checks of a run, the
-- records that a correction names, and the entry in the log last. Foreign keys add that each record has an entry when it
-- is kept.

-- The place of every record. `subtrees` holds the hashes of the complete subtrees that an entry completes, from two
-- leaves up: as many as its place has zeros at its end in binary.
create table provider_evidence_log (
  sequence integer not null primary key,
  record_kind text not null check (record_kind = 'approval' or record_kind = 'run' or record_kind = 'control' or record_kind = 'correction'),
  record_id text not null unique check (length(record_id) = 32 and length(cast(record_id as blob)) = 32 and record_id not glob '*[^0-9a-f]*'),
  leaf text not null unique check (length(leaf) = 71 and length(cast(leaf as blob)) = 71 and leaf glob 'sha256:*' and leaf not glob 'sha256:*[^0-9a-f]*'),
  subtrees text not null check (length(subtrees) % 64 = 0 and length(cast(subtrees as blob)) = length(subtrees) and subtrees not glob '*[^0-9a-f]*'),
  idempotency_ref text not null unique check (length(idempotency_ref) = 71 and length(cast(idempotency_ref as blob)) = 71 and idempotency_ref glob 'sha256:*' and idempotency_ref not glob 'sha256:*[^0-9a-f]*'),
  request_digest text not null check (length(request_digest) = 71 and length(cast(request_digest as blob)) = 71 and request_digest glob 'sha256:*' and request_digest not glob 'sha256:*[^0-9a-f]*'),
  check ((sequence & (-sequence)) = (1 << (length(subtrees) / 64))),
  unique (sequence, record_id)
) strict;
create trigger provider_evidence_log_no_update before update on provider_evidence_log
begin select raise(abort, 'append-only'); end;
create trigger provider_evidence_log_no_delete before delete on provider_evidence_log
begin select raise(abort, 'append-only'); end;

create table provider_evidence_identity (
  single integer not null primary key check (single = 1),
  origin text not null check (length(origin) between 1 and 256 and length(cast(origin as blob)) = length(origin) and origin not glob '*[^!-~]*'),
  deployment text not null check (length(deployment) between 1 and 64 and length(cast(deployment as blob)) = length(deployment) and deployment not glob '*[^a-z0-9._-]*' and deployment not glob '*[._-][._-]*' and deployment glob '[a-z0-9]*' and deployment glob '*[a-z0-9]'),
  fingerprint_key_id text not null check (length(fingerprint_key_id) between 1 and 128 and length(cast(fingerprint_key_id as blob)) = length(fingerprint_key_id) and fingerprint_key_id not glob '*[^A-Za-z0-9._:-]*' and fingerprint_key_id not glob '*[._:-][._:-]*' and fingerprint_key_id glob '[A-Za-z0-9]*' and fingerprint_key_id glob '*[A-Za-z0-9]'),
  created_at integer not null check (created_at between 0 and 253402300799999)
) strict, without rowid;
create trigger provider_evidence_identity_no_update before update on provider_evidence_identity
begin select raise(abort, 'append-only'); end;
create trigger provider_evidence_identity_no_delete before delete on provider_evidence_identity
begin select raise(abort, 'append-only'); end;

create table provider_approval_reviews (
  sequence integer not null primary key,
  id text not null unique check (length(id) = 32 and length(cast(id as blob)) = 32 and id not glob '*[^0-9a-f]*'),
  nonce text not null check (length(nonce) = 32 and length(cast(nonce as blob)) = 32 and nonce not glob '*[^0-9a-f]*'),
  recorded_at integer not null check (recorded_at between 0 and 253402300799999),
  operator_ref text not null check (length(operator_ref) = 71 and length(cast(operator_ref as blob)) = 71 and operator_ref glob 'sha256:*' and operator_ref not glob 'sha256:*[^0-9a-f]*'),
  binding text not null check (length(binding) = 71 and length(cast(binding as blob)) = 71 and binding glob 'sha256:*' and binding not glob 'sha256:*[^0-9a-f]*'),
  provider text not null check (length(provider) between 1 and 64 and length(cast(provider as blob)) = length(provider) and provider not glob '*[^a-z0-9._-]*' and provider not glob '*[._-][._-]*' and provider glob '[a-z0-9]*' and provider glob '*[a-z0-9]'),
  app_fingerprint text not null check (length(app_fingerprint) = 71 and length(cast(app_fingerprint as blob)) = 71 and app_fingerprint glob 'sha256:*' and app_fingerprint not glob 'sha256:*[^0-9a-f]*'),
  provider_environment text not null check (provider_environment = 'development' or provider_environment = 'sandbox' or provider_environment = 'production'),
  instance_fingerprint text not null check (instance_fingerprint = '' or (length(instance_fingerprint) = 71 and length(cast(instance_fingerprint as blob)) = 71 and instance_fingerprint glob 'sha256:*' and instance_fingerprint not glob 'sha256:*[^0-9a-f]*')),
  approval_state text not null check (approval_state = 'not_required' or approval_state = 'pending' or approval_state = 'trial' or approval_state = 'approved' or approval_state = 'restricted' or approval_state = 'revoked'),
  approval_tier text not null check (length(approval_tier) between 1 and 64 and length(cast(approval_tier as blob)) = length(approval_tier) and approval_tier not glob '*[^a-z0-9._-]*' and approval_tier not glob '*[._-][._-]*' and approval_tier glob '[a-z0-9]*' and approval_tier glob '*[a-z0-9]'),
  reviewed_at integer not null check (reviewed_at between 0 and 253402300799999),
  review_expires_at integer not null check (review_expires_at between 0 and 253402300799999),
  origin_kind text not null check (origin_kind = 'service' or origin_kind = 'statement' or origin_kind = 'example' or origin_kind = 'attested'),
  evidence_sha256 text check (evidence_sha256 is null or (length(evidence_sha256) = 71 and length(cast(evidence_sha256 as blob)) = 71 and evidence_sha256 glob 'sha256:*' and evidence_sha256 not glob 'sha256:*[^0-9a-f]*')),
  check ((approval_state = 'not_required') = (approval_tier = 'not_required')),
  check (review_expires_at > reviewed_at),
  check (reviewed_at <= recorded_at + 60000),
  foreign key (sequence, id) references provider_evidence_log (sequence, record_id) deferrable initially deferred
) strict;
create index provider_approval_reviews_of_app on provider_approval_reviews
  (provider, app_fingerprint, provider_environment, instance_fingerprint, sequence);
create trigger provider_approval_reviews_no_update before update on provider_approval_reviews
begin select raise(abort, 'append-only'); end;
create trigger provider_approval_reviews_no_delete before delete on provider_approval_reviews
begin select raise(abort, 'append-only'); end;

-- `results_cases` are ordinals of the test cases of the results that were counted, such as 3-8,11. What a run repeats of
-- its app and review is compared with the review, whose form is checked.
create table provider_certification_runs (
  sequence integer not null primary key,
  id text not null check (length(id) = 32 and length(cast(id as blob)) = 32 and id not glob '*[^0-9a-f]*'),
  nonce text not null check (length(nonce) = 32 and length(cast(nonce as blob)) = 32 and nonce not glob '*[^0-9a-f]*'),
  recorded_at integer not null check (recorded_at between 0 and 253402300799999),
  operator_ref text not null check (length(operator_ref) = 71 and length(cast(operator_ref as blob)) = 71 and operator_ref glob 'sha256:*' and operator_ref not glob 'sha256:*[^0-9a-f]*'),
  binding text not null check (length(binding) = 71 and length(cast(binding as blob)) = 71 and binding glob 'sha256:*' and binding not glob 'sha256:*[^0-9a-f]*'),
  review_id text not null,
  approval_state text not null,
  approval_tier text not null,
  reviewed_at integer not null,
  review_expires_at integer not null,
  side text not null check (side = 'local' or side = 'live'),
  provider text not null,
  app_fingerprint text not null,
  deployment_environment text not null check (deployment_environment = 'local' or deployment_environment = 'staging' or deployment_environment = 'production'),
  provider_environment text not null,
  instance_fingerprint text not null,
  account_kind text not null check (length(account_kind) between 1 and 64 and length(cast(account_kind as blob)) = length(account_kind) and account_kind not glob '*[^a-z0-9._-]*' and account_kind not glob '*[._-][._-]*' and account_kind glob '[a-z0-9]*' and account_kind glob '*[a-z0-9]'),
  output_profile text not null check (length(output_profile) between 1 and 64 and length(cast(output_profile as blob)) = length(output_profile) and output_profile not glob '*[^a-z0-9._-]*' and output_profile not glob '*[._-][._-]*' and output_profile glob '[a-z0-9]*' and output_profile glob '*[a-z0-9]'),
  operation text not null check (operation = 'connect' or operation = 'publish_immediate' or operation = 'publish_scheduled'),
  policy_mode text not null check (length(policy_mode) between 1 and 64 and length(cast(policy_mode as blob)) = length(policy_mode) and policy_mode not glob '*[^a-z0-9._-]*' and policy_mode not glob '*[._-][._-]*' and policy_mode glob '[a-z0-9]*' and policy_mode glob '*[a-z0-9]'),
  subject_digest text not null check (length(subject_digest) = 71 and length(cast(subject_digest as blob)) = 71 and subject_digest glob 'sha256:*' and subject_digest not glob 'sha256:*[^0-9a-f]*'),
  contract_digest text not null check (length(contract_digest) = 71 and length(cast(contract_digest as blob)) = 71 and contract_digest glob 'sha256:*' and contract_digest not glob 'sha256:*[^0-9a-f]*'),
  tested_revision text not null check ((length(tested_revision) = 40 or length(tested_revision) = 64) and length(cast(tested_revision as blob)) = length(tested_revision) and tested_revision not glob '*[^0-9a-f]*'),
  tested_at integer not null check (tested_at between 0 and 253402300799999),
  expires_at integer not null check (expires_at between 0 and 253402300799999),
  required_scopes text not null check (length(required_scopes) % 64 = 0 and length(cast(required_scopes as blob)) = length(required_scopes) and required_scopes not glob '*[^0-9a-f]*'),
  granted_scopes text not null check (length(granted_scopes) % 64 = 0 and length(cast(granted_scopes as blob)) = length(granted_scopes) and granted_scopes not glob '*[^0-9a-f]*'),
  account_ref text check (account_ref is null or (length(account_ref) = 71 and length(cast(account_ref as blob)) = 71 and account_ref glob 'sha256:*' and account_ref not glob 'sha256:*[^0-9a-f]*')),
  origin_kind text not null check (origin_kind = 'example' or origin_kind = 'statement' or origin_kind = 'test_results' or origin_kind = 'test_run' or origin_kind = 'attested' or origin_kind = 'service'),
  results_sha256 text check (results_sha256 is null or (length(results_sha256) = 71 and length(cast(results_sha256 as blob)) = 71 and results_sha256 glob 'sha256:*' and results_sha256 not glob 'sha256:*[^0-9a-f]*')),
  results_cases text check (results_cases is null or (length(results_cases) between 1 and 4096 and length(cast(results_cases as blob)) = length(results_cases) and results_cases not glob '*[^0-9,-]*')),
  attestation_sha256 text check (attestation_sha256 is null or (length(attestation_sha256) = 71 and length(cast(attestation_sha256 as blob)) = 71 and attestation_sha256 glob 'sha256:*' and attestation_sha256 not glob 'sha256:*[^0-9a-f]*')),
  exit_status integer check (exit_status is null or (exit_status between 0 and 255)),
  covered_tree text check (covered_tree is null or (length(covered_tree) = 71 and length(cast(covered_tree as blob)) = 71 and covered_tree glob 'sha256:*' and covered_tree not glob 'sha256:*[^0-9a-f]*')),
  check (expires_at > tested_at),
  check (tested_at >= reviewed_at),
  check (expires_at <= review_expires_at),
  check (tested_at <= recorded_at + 60000),
  check (side = 'local' or account_ref is not null),
  check (origin_kind = 'test_run' or origin_kind = 'attested' or (origin_kind = 'test_results') = (results_sha256 is not null)),
  check ((origin_kind = 'attested') = (attestation_sha256 is not null)),
  check (results_cases is null or results_sha256 is not null),
  foreign key (sequence, id) references provider_evidence_log (sequence, record_id) deferrable initially deferred
) strict;
create index provider_certification_runs_of_subject on provider_certification_runs
  (subject_digest, side, sequence);
create index provider_certification_runs_of_selector on provider_certification_runs
  (provider, output_profile, operation);
create index provider_certification_runs_of_results on provider_certification_runs (results_sha256)
  where results_sha256 is not null;
create unique index provider_certification_runs_of_seal on provider_certification_runs (attestation_sha256)
  where attestation_sha256 is not null;
create trigger provider_certification_runs_no_update before update on provider_certification_runs
begin select raise(abort, 'append-only'); end;
create trigger provider_certification_runs_no_delete before delete on provider_certification_runs
begin select raise(abort, 'append-only'); end;

-- `attempts`: how many a retried test needed; null where nobody said.
create table provider_certification_checks (
  run_sequence integer not null check (run_sequence >= 1),
  run_id text not null check (length(run_id) = 32 and length(cast(run_id as blob)) = 32 and run_id not glob '*[^0-9a-f]*'),
  side text not null check (side = 'local' or side = 'live'),
  kind text not null check (length(kind) between 1 and 64 and length(cast(kind as blob)) = length(kind) and kind not glob '*[^a-z0-9._-]*' and kind not glob '*[._-][._-]*' and kind glob '[a-z0-9]*' and kind glob '*[a-z0-9]'),
  outcome text not null check (outcome = 'passed' or outcome = 'failed' or outcome = 'not_applicable' or outcome = 'errored'),
  not_applicable_reason text check (not_applicable_reason is null or (length(not_applicable_reason) between 1 and 64 and length(cast(not_applicable_reason as blob)) = length(not_applicable_reason) and not_applicable_reason not glob '*[^a-z0-9._-]*' and not_applicable_reason not glob '*[._-][._-]*' and not_applicable_reason glob '[a-z0-9]*' and not_applicable_reason glob '*[a-z0-9]')),
  completed_at integer not null check (completed_at between 0 and 253402300799999),
  external_result text check (external_result is null or (length(external_result) = 71 and length(cast(external_result as blob)) = 71 and external_result glob 'sha256:*' and external_result not glob 'sha256:*[^0-9a-f]*')),
  attempts integer check (attempts is null or attempts >= 1),
  check ((outcome = 'not_applicable') = (not_applicable_reason is not null)),
  check (outcome <> 'not_applicable' or kind = 'refresh' or kind = 'revoke'),
  check (side = 'local' or outcome <> 'passed' or external_result is not null
    or not (kind = 'publish_immediate' or kind = 'publish_scheduled' or kind = 'final_result')),
  primary key (run_sequence, kind),
  foreign key (run_sequence) references provider_certification_runs (sequence) deferrable initially deferred
) strict, without rowid;
create trigger provider_certification_checks_no_update before update on provider_certification_checks
begin select raise(abort, 'append-only'); end;
create trigger provider_certification_checks_no_delete before delete on provider_certification_checks
begin select raise(abort, 'append-only'); end;

create table provider_runtime_control_events (
  sequence integer not null primary key,
  id text not null check (length(id) = 32 and length(cast(id as blob)) = 32 and id not glob '*[^0-9a-f]*'),
  nonce text not null check (length(nonce) = 32 and length(cast(nonce as blob)) = 32 and nonce not glob '*[^0-9a-f]*'),
  recorded_at integer not null check (recorded_at between 0 and 253402300799999),
  operator_ref text not null check (length(operator_ref) = 71 and length(cast(operator_ref as blob)) = 71 and operator_ref glob 'sha256:*' and operator_ref not glob 'sha256:*[^0-9a-f]*'),
  binding text not null check (length(binding) = 71 and length(cast(binding as blob)) = 71 and binding glob 'sha256:*' and binding not glob 'sha256:*[^0-9a-f]*'),
  selector_digest text not null check (length(selector_digest) = 71 and length(cast(selector_digest as blob)) = 71 and selector_digest glob 'sha256:*' and selector_digest not glob 'sha256:*[^0-9a-f]*'),
  selector_mask integer not null,
  provider text not null check (length(provider) between 1 and 64 and length(cast(provider as blob)) = length(provider) and provider not glob '*[^a-z0-9._-]*' and provider not glob '*[._-][._-]*' and provider glob '[a-z0-9]*' and provider glob '*[a-z0-9]'),
  app_fingerprint text check (app_fingerprint is null or (length(app_fingerprint) = 71 and length(cast(app_fingerprint as blob)) = 71 and app_fingerprint glob 'sha256:*' and app_fingerprint not glob 'sha256:*[^0-9a-f]*')),
  deployment_environment text check (deployment_environment is null or (deployment_environment = 'local' or deployment_environment = 'staging' or deployment_environment = 'production')),
  provider_environment text check (provider_environment is null or (provider_environment = 'development' or provider_environment = 'sandbox' or provider_environment = 'production')),
  instance_fingerprint text check (instance_fingerprint is null or (instance_fingerprint = '' or (length(instance_fingerprint) = 71 and length(cast(instance_fingerprint as blob)) = 71 and instance_fingerprint glob 'sha256:*' and instance_fingerprint not glob 'sha256:*[^0-9a-f]*'))),
  account_kind text check (account_kind is null or (length(account_kind) between 1 and 64 and length(cast(account_kind as blob)) = length(account_kind) and account_kind not glob '*[^a-z0-9._-]*' and account_kind not glob '*[._-][._-]*' and account_kind glob '[a-z0-9]*' and account_kind glob '*[a-z0-9]')),
  output_profile text check (output_profile is null or (length(output_profile) between 1 and 64 and length(cast(output_profile as blob)) = length(output_profile) and output_profile not glob '*[^a-z0-9._-]*' and output_profile not glob '*[._-][._-]*' and output_profile glob '[a-z0-9]*' and output_profile glob '*[a-z0-9]')),
  operation text check (operation is null or (operation = 'connect' or operation = 'publish_immediate' or operation = 'publish_scheduled')),
  policy_mode text check (policy_mode is null or (length(policy_mode) between 1 and 64 and length(cast(policy_mode as blob)) = length(policy_mode) and policy_mode not glob '*[^a-z0-9._-]*' and policy_mode not glob '*[._-][._-]*' and policy_mode glob '[a-z0-9]*' and policy_mode glob '*[a-z0-9]')),
  control_state text not null check (control_state = 'disabled' or control_state = 'degraded' or control_state = 'enabled'),
  reason text not null check (length(reason) between 1 and 64 and length(cast(reason as blob)) = length(reason) and reason not glob '*[^a-z0-9._-]*' and reason not glob '*[._-][._-]*' and reason glob '[a-z0-9]*' and reason glob '*[a-z0-9]'),
  starts_at integer not null check (starts_at between 0 and 253402300799999),
  expires_at integer check (expires_at is null or (expires_at between 0 and 253402300799999)),
  origin_kind text not null check (origin_kind = 'service' or origin_kind = 'statement' or origin_kind = 'example' or origin_kind = 'attested'),
  check (expires_at is null or expires_at > starts_at),
  check (selector_mask = (case when app_fingerprint is null then 0 else 1 end) + (case when deployment_environment is null then 0 else 2 end) + (case when provider_environment is null then 0 else 4 end) + (case when instance_fingerprint is null then 0 else 8 end) + (case when account_kind is null then 0 else 16 end) + (case when output_profile is null then 0 else 32 end) + (case when operation is null then 0 else 64 end) + (case when policy_mode is null then 0 else 128 end)),
  foreign key (sequence, id) references provider_evidence_log (sequence, record_id) deferrable initially deferred
) strict;
create index provider_runtime_control_events_of_selector on provider_runtime_control_events
  (selector_mask, selector_digest, sequence);
create index provider_runtime_control_events_by_end on provider_runtime_control_events
  (selector_digest, expires_at, sequence);
create index provider_runtime_control_events_by_start on provider_runtime_control_events
  (selector_digest, control_state, starts_at) where control_state <> 'enabled';
create trigger provider_runtime_control_events_no_update before update on provider_runtime_control_events
begin select raise(abort, 'append-only'); end;
create trigger provider_runtime_control_events_no_delete before delete on provider_runtime_control_events
begin select raise(abort, 'append-only'); end;

create table provider_evidence_corrections (
  sequence integer not null primary key,
  id text not null check (length(id) = 32 and length(cast(id as blob)) = 32 and id not glob '*[^0-9a-f]*'),
  nonce text not null check (length(nonce) = 32 and length(cast(nonce as blob)) = 32 and nonce not glob '*[^0-9a-f]*'),
  recorded_at integer not null check (recorded_at between 0 and 253402300799999),
  operator_ref text not null check (length(operator_ref) = 71 and length(cast(operator_ref as blob)) = 71 and operator_ref glob 'sha256:*' and operator_ref not glob 'sha256:*[^0-9a-f]*'),
  binding text not null check (length(binding) = 71 and length(cast(binding as blob)) = 71 and binding glob 'sha256:*' and binding not glob 'sha256:*[^0-9a-f]*'),
  reason text not null check (length(reason) between 1 and 64 and length(cast(reason as blob)) = length(reason) and reason not glob '*[^a-z0-9._-]*' and reason not glob '*[._-][._-]*' and reason glob '[a-z0-9]*' and reason glob '*[a-z0-9]'),
  foreign key (sequence, id) references provider_evidence_log (sequence, record_id) deferrable initially deferred
) strict;
create trigger provider_evidence_corrections_no_update before update on provider_evidence_corrections
begin select raise(abort, 'append-only'); end;
create trigger provider_evidence_corrections_no_delete before delete on provider_evidence_corrections
begin select raise(abort, 'append-only'); end;

create table provider_evidence_quarantined (
  correction_sequence integer not null check (correction_sequence >= 1),
  correction_id text not null check (length(correction_id) = 32 and length(cast(correction_id as blob)) = 32 and correction_id not glob '*[^0-9a-f]*'),
  record_kind text not null check (record_kind = 'approval' or record_kind = 'run' or record_kind = 'control' or record_kind = 'correction'),
  record_sequence integer not null check (record_sequence >= 1),
  record_id text not null check (length(record_id) = 32 and length(cast(record_id as blob)) = 32 and record_id not glob '*[^0-9a-f]*'),
  record_leaf text not null check (length(record_leaf) = 71 and length(cast(record_leaf as blob)) = 71 and record_leaf glob 'sha256:*' and record_leaf not glob 'sha256:*[^0-9a-f]*'),
  found_as text not null check (found_as = 'recorded' or found_as = 'altered' or found_as = 'unlogged'),
  check (record_kind <> 'correction' or found_as <> 'recorded'),
  primary key (correction_sequence, record_sequence, record_id),
  foreign key (correction_sequence) references provider_evidence_corrections (sequence) deferrable initially deferred
) strict, without rowid;
create index provider_evidence_quarantined_of_record on provider_evidence_quarantined (record_sequence, record_id);
create index provider_evidence_quarantined_altered on provider_evidence_quarantined (correction_sequence)
  where found_as = 'altered';
create trigger provider_evidence_quarantined_no_update before update on provider_evidence_quarantined
begin select raise(abort, 'append-only'); end;
create trigger provider_evidence_quarantined_no_delete before delete on provider_evidence_quarantined
begin select raise(abort, 'append-only'); end;

create trigger provider_evidence_log_guards before insert on provider_evidence_log
begin select case
  when exists (select 1 from provider_evidence_log where record_id = new.record_id)
    or exists (select 1 from provider_evidence_log where leaf = new.leaf)
    or exists (select 1 from provider_evidence_log where idempotency_ref = new.idempotency_ref)
    then raise(abort, 'append-only')
  when new.sequence <> (select coalesce(max(sequence), 0) + 1 from provider_evidence_log)
    then raise(abort, 'the log has no gaps')
  when not case new.record_kind
    when 'approval' then exists (select 1 from provider_approval_reviews where sequence = new.sequence and id = new.record_id)
    when 'run' then exists (select 1 from provider_certification_runs where sequence = new.sequence and id = new.record_id)
    when 'control' then exists (select 1 from provider_runtime_control_events where sequence = new.sequence and id = new.record_id)
    when 'correction' then exists (select 1 from provider_evidence_corrections where sequence = new.sequence and id = new.record_id)
    else false end
    then raise(abort, 'a place in the log is of a record')
end; end;

create trigger provider_evidence_identity_guards before insert on provider_evidence_identity
when exists (select 1 from provider_evidence_identity where single = new.single)
begin select raise(abort, 'append-only'); end;

create trigger provider_approval_reviews_guards before insert on provider_approval_reviews
begin select case
  when exists (select 1 from provider_approval_reviews where id = new.id)
    or exists (select 1 from provider_evidence_log where record_id = new.id)
    then raise(abort, 'append-only')
  when new.sequence <= (select coalesce(max(sequence), 0) from provider_evidence_log)
    then raise(abort, 'the place in the log is taken')
end; end;

create trigger provider_certification_runs_guards before insert on provider_certification_runs
begin select case
  when exists (select 1 from provider_evidence_log where record_id = new.id)
    then raise(abort, 'append-only')
  when new.sequence <= (select coalesce(max(sequence), 0) from provider_evidence_log)
    then raise(abort, 'the place in the log is taken')
  when not exists (select 1 from provider_certification_checks where run_sequence = new.sequence)
    then raise(abort, 'a run has checks')
  when exists (select 1 from provider_certification_checks where run_sequence = new.sequence
    and (run_id <> new.id or side <> new.side or completed_at < new.tested_at or completed_at > new.recorded_at + 60000))
    then raise(abort, 'a check does not belong to the run')
  when not exists (select 1 from provider_approval_reviews where id = new.review_id
    and provider = new.provider and app_fingerprint = new.app_fingerprint
    and provider_environment = new.provider_environment and instance_fingerprint = new.instance_fingerprint
    and approval_state = new.approval_state and approval_tier = new.approval_tier
    and reviewed_at = new.reviewed_at and review_expires_at = new.review_expires_at)
    then raise(abort, 'a run belongs to a review of its app')
end; end;

create trigger provider_certification_checks_guards before insert on provider_certification_checks
when exists (select 1 from provider_certification_runs where sequence = new.run_sequence)
begin select raise(abort, 'the run is recorded already'); end;

create trigger provider_runtime_control_events_guards before insert on provider_runtime_control_events
begin select case
  when exists (select 1 from provider_evidence_log where record_id = new.id)
    then raise(abort, 'append-only')
  when new.sequence <= (select coalesce(max(sequence), 0) from provider_evidence_log)
    then raise(abort, 'the place in the log is taken')
end; end;

create trigger provider_evidence_corrections_guards before insert on provider_evidence_corrections
begin select case
  when exists (select 1 from provider_evidence_log where record_id = new.id)
    then raise(abort, 'append-only')
  when new.sequence <= (select coalesce(max(sequence), 0) from provider_evidence_log)
    then raise(abort, 'the place in the log is taken')
  when not exists (select 1 from provider_evidence_quarantined where correction_sequence = new.sequence)
    then raise(abort, 'a correction names records')
  when exists (select 1 from provider_evidence_quarantined where correction_sequence = new.sequence and correction_id <> new.id)
    then raise(abort, 'a named record does not belong to the correction')
end; end;

create trigger provider_evidence_quarantined_guards before insert on provider_evidence_quarantined
begin select case
  when exists (select 1 from provider_evidence_corrections where sequence = new.correction_sequence)
    then raise(abort, 'the correction is recorded already')
  when case new.found_as when 'unlogged' then exists (select 1 from provider_evidence_log where record_id = new.record_id)
    else not exists (select 1 from provider_evidence_log where sequence = new.record_sequence
      and record_id = new.record_id and record_kind = new.record_kind and leaf = new.record_leaf) end
    then raise(abort, 'a correction names what is there')
end; end;

create table service_tokens (
  id text not null primary key check (length(id) = 32 and length(cast(id as blob)) = 32 and id not glob '*[^0-9a-f]*'),
  digest text not null unique check (length(digest) = 71 and length(cast(digest as blob)) = 71 and digest glob 'sha256:*' and digest not glob 'sha256:*[^0-9a-f]*'),
  audience text not null check (audience = 'api' or audience = 'cli' or audience = 'mcp'),
  name text not null check (length(name) between 1 and 64 and length(cast(name as blob)) = length(name) and name not glob '*[^a-z0-9._-]*' and name not glob '*[._-][._-]*' and name glob '[a-z0-9]*' and name glob '*[a-z0-9]'),
  scopes text not null check (length(scopes) between 1 and 256),
  created_at integer not null check (created_at between 0 and 253402300799999),
  expires_at integer not null check (expires_at between 0 and 253402300799999),
  revoked_at integer check (revoked_at is null or (revoked_at between 0 and 253402300799999)),
  check (expires_at > created_at)
) strict, without rowid;

create table service_administrators (
  id text not null primary key check (length(id) = 32 and length(cast(id as blob)) = 32 and id not glob '*[^0-9a-f]*'),
  name text not null unique check (length(name) between 1 and 64 and length(cast(name as blob)) = length(name) and name not glob '*[^a-z0-9._-]*' and name not glob '*[._-][._-]*' and name glob '[a-z0-9]*' and name glob '*[a-z0-9]'),
  password text not null check (length(password) between 32 and 512),
  scopes text not null check (length(scopes) between 0 and 256),
  created_at integer not null check (created_at between 0 and 253402300799999),
  disabled_at integer check (disabled_at is null or (disabled_at between 0 and 253402300799999))
) strict, without rowid;

create table service_sessions (
  digest text not null primary key check (length(digest) = 71 and length(cast(digest as blob)) = 71 and digest glob 'sha256:*' and digest not glob 'sha256:*[^0-9a-f]*'),
  id text not null unique check (length(id) = 32 and length(cast(id as blob)) = 32 and id not glob '*[^0-9a-f]*'),
  administrator_id text not null references service_administrators (id),
  created_at integer not null check (created_at between 0 and 253402300799999),
  used_at integer not null check (used_at between 0 and 253402300799999),
  expires_at integer not null check (expires_at between 0 and 253402300799999),
  ended_at integer check (ended_at is null or (ended_at between 0 and 253402300799999)),
  check (expires_at > created_at)
) strict, without rowid;

create table service_sign_in_attempts (
  bucket text not null primary key check (length(bucket) = 71 and length(cast(bucket as blob)) = 71 and bucket glob 'sha256:*' and bucket not glob 'sha256:*[^0-9a-f]*'),
  full_at integer not null check (full_at between 0 and 253402300799999)
) strict, without rowid;

create table service_webhook_marks (
  mark text not null primary key check (length(mark) = 71 and length(cast(mark as blob)) = 71 and mark glob 'sha256:*' and mark not glob 'sha256:*[^0-9a-f]*'),
  value text not null check (length(value) between 1 and 128),
  seen_at integer not null check (seen_at between 0 and 253402300799999)
) strict, without rowid;

create table service_webhook_deliveries (
  id text not null primary key check (length(id) = 32 and length(cast(id as blob)) = 32 and id not glob '*[^0-9a-f]*'),
  target text not null check (length(target) between 1 and 64 and length(cast(target as blob)) = length(target) and target not glob '*[^a-z0-9._-]*' and target not glob '*[._-][._-]*' and target glob '[a-z0-9]*' and target glob '*[a-z0-9]'),
  body text not null check (length(body) between 2 and 262144),
  created_at integer not null check (created_at between 0 and 253402300799999),
  due_at integer not null check (due_at between 0 and 253402300799999),
  attempts integer not null check (attempts between 0 and 1000)
) strict, without rowid;

create table service_audit_entries (
  id text not null primary key check (length(id) = 32 and length(cast(id as blob)) = 32 and id not glob '*[^0-9a-f]*'),
  at integer not null check (at between 0 and 253402300799999),
  kept_until integer not null check (kept_until between 0 and 253402300799999),
  caller text not null check (length(caller) between 0 and 64),
  outcome text not null check (outcome = 'recorded' or outcome = 'done' or outcome = 'refused'),
  entry text not null check (length(entry) between 2 and 8192),
  count integer not null check (count between 1 and 253402300799999)
) strict, without rowid;

create index service_audit_entries_at on service_audit_entries (at, id);

create trigger service_tokens_keeps_revoked_at before update on service_tokens
when old.revoked_at is not null and new.revoked_at is not old.revoked_at
begin select raise(abort, 'revoked_at stays'); end;
