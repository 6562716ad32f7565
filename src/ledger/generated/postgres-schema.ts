/** What the migrations make on PostgreSQL; `npm test -- --update postgres-schema` writes it. */
export const POSTGRES_SCHEMA: Readonly<Record<string, string>> = {
  'column claimgate_migrations.applied_at': 'bigint t',
  'column claimgate_migrations.digest': 'text t default t',
  'column claimgate_migrations.name': 'text t default t',
  'column claimgate_migrations.number': 'bigint t',
  'column provider_approval_reviews.app_fingerprint': 'text t default t',
  'column provider_approval_reviews.approval_state': 'text t default t',
  'column provider_approval_reviews.approval_tier': 'text t default t',
  'column provider_approval_reviews.binding': 'text f default t',
  'column provider_approval_reviews.id': 'text t default t',
  'column provider_approval_reviews.instance_fingerprint': 'text t default t',
  'column provider_approval_reviews.nonce': 'text t default t',
  'column provider_approval_reviews.operator_ref': 'text t default t',
  'column provider_approval_reviews.provider': 'text t default t',
  'column provider_approval_reviews.provider_environment': 'text t default t',
  'column provider_approval_reviews.recorded_at': 'bigint t',
  'column provider_approval_reviews.review_expires_at': 'bigint t',
  'column provider_approval_reviews.reviewed_at': 'bigint t',
  'column provider_approval_reviews.sequence': 'bigint t',
  'column provider_certification_checks.completed_at': 'bigint t',
  'column provider_certification_checks.external_result': 'text f default t',
  'column provider_certification_checks.kind': 'text t default t',
  'column provider_certification_checks.not_applicable_reason': 'text f default t',
  'column provider_certification_checks.outcome': 'text t default t',
  'column provider_certification_checks.run_id': 'text t default t',
  'column provider_certification_checks.run_sequence': 'bigint t',
  'column provider_certification_checks.side': 'text t default t',
  'column provider_certification_runs.account_kind': 'text t default t',
  'column provider_certification_runs.account_ref': 'text f default t',
  'column provider_certification_runs.app_fingerprint': 'text t default t',
  'column provider_certification_runs.approval_state': 'text t default t',
  'column provider_certification_runs.approval_tier': 'text t default t',
  'column provider_certification_runs.binding': 'text f default t',
  'column provider_certification_runs.contract_digest': 'text t default t',
  'column provider_certification_runs.deployment_environment': 'text t default t',
  'column provider_certification_runs.expires_at': 'bigint t',
  'column provider_certification_runs.granted_scopes': 'text t default t',
  'column provider_certification_runs.id': 'text t default t',
  'column provider_certification_runs.instance_fingerprint': 'text t default t',
  'column provider_certification_runs.nonce': 'text t default t',
  'column provider_certification_runs.operation': 'text t default t',
  'column provider_certification_runs.operator_ref': 'text t default t',
  'column provider_certification_runs.output_profile': 'text t default t',
  'column provider_certification_runs.policy_mode': 'text t default t',
  'column provider_certification_runs.provider': 'text t default t',
  'column provider_certification_runs.provider_environment': 'text t default t',
  'column provider_certification_runs.recorded_at': 'bigint t',
  'column provider_certification_runs.required_scopes': 'text t default t',
  'column provider_certification_runs.review_expires_at': 'bigint t',
  'column provider_certification_runs.review_id': 'text t default t',
  'column provider_certification_runs.reviewed_at': 'bigint t',
  'column provider_certification_runs.sequence': 'bigint t',
  'column provider_certification_runs.side': 'text t default t',
  'column provider_certification_runs.subject_digest': 'text t default t',
  'column provider_certification_runs.tested_at': 'bigint t',
  'column provider_certification_runs.tested_revision': 'text t default t',
  'column provider_evidence_corrections.binding': 'text t default t',
  'column provider_evidence_corrections.id': 'text t default t',
  'column provider_evidence_corrections.nonce': 'text t default t',
  'column provider_evidence_corrections.operator_ref': 'text t default t',
  'column provider_evidence_corrections.reason': 'text t default t',
  'column provider_evidence_corrections.recorded_at': 'bigint t',
  'column provider_evidence_corrections.sequence': 'bigint t',
  'column provider_evidence_identity.created_at': 'bigint t',
  'column provider_evidence_identity.deployment': 'text t default t',
  'column provider_evidence_identity.fingerprint_key_id': 'text t default t',
  'column provider_evidence_identity.origin': 'text t default t',
  'column provider_evidence_identity.single': 'bigint t',
  'column provider_evidence_log.idempotency_ref': 'text f default t',
  'column provider_evidence_log.leaf': 'text t default t',
  'column provider_evidence_log.record_id': 'text t default t',
  'column provider_evidence_log.record_kind': 'text t default t',
  'column provider_evidence_log.request_digest': 'text t default t',
  'column provider_evidence_log.sequence': 'bigint t',
  'column provider_evidence_log.subtrees': 'text t default t',
  'column provider_evidence_quarantined.correction_id': 'text t default t',
  'column provider_evidence_quarantined.correction_sequence': 'bigint t',
  'column provider_evidence_quarantined.found_as': 'text t default t',
  'column provider_evidence_quarantined.record_id': 'text t default t',
  'column provider_evidence_quarantined.record_kind': 'text t default t',
  'column provider_evidence_quarantined.record_leaf': 'text t default t',
  'column provider_evidence_quarantined.record_sequence': 'bigint t',
  'column provider_runtime_control_events.account_kind': 'text f default t',
  'column provider_runtime_control_events.app_fingerprint': 'text f default t',
  'column provider_runtime_control_events.binding': 'text f default t',
  'column provider_runtime_control_events.control_state': 'text t default t',
  'column provider_runtime_control_events.deployment_environment': 'text f default t',
  'column provider_runtime_control_events.expires_at': 'bigint f',
  'column provider_runtime_control_events.id': 'text t default t',
  'column provider_runtime_control_events.instance_fingerprint': 'text f default t',
  'column provider_runtime_control_events.nonce': 'text t default t',
  'column provider_runtime_control_events.operation': 'text f default t',
  'column provider_runtime_control_events.operator_ref': 'text t default t',
  'column provider_runtime_control_events.output_profile': 'text f default t',
  'column provider_runtime_control_events.policy_mode': 'text f default t',
  'column provider_runtime_control_events.provider': 'text t default t',
  'column provider_runtime_control_events.provider_environment': 'text f default t',
  'column provider_runtime_control_events.reason': 'text t default t',
  'column provider_runtime_control_events.recorded_at': 'bigint t',
  'column provider_runtime_control_events.selector_digest': 'text t default t',
  'column provider_runtime_control_events.selector_mask': 'bigint t',
  'column provider_runtime_control_events.sequence': 'bigint t',
  'column provider_runtime_control_events.starts_at': 'bigint t',
  'column service_administrators.created_at': 'bigint t',
  'column service_administrators.disabled_at': 'bigint f',
  'column service_administrators.id': 'text t default t',
  'column service_administrators.name': 'text t default t',
  'column service_administrators.password': 'text t default t',
  'column service_administrators.scopes': 'text t default t',
  'column service_sessions.administrator_id': 'text t default t',
  'column service_sessions.created_at': 'bigint t',
  'column service_sessions.digest': 'text t default t',
  'column service_sessions.ended_at': 'bigint f',
  'column service_sessions.expires_at': 'bigint t',
  'column service_sessions.id': 'text t default t',
  'column service_sessions.used_at': 'bigint t',
  'column service_sign_in_attempts.bucket': 'text t default t',
  'column service_sign_in_attempts.full_at': 'bigint t',
  'column service_tokens.audience': 'text t default t',
  'column service_tokens.created_at': 'bigint t',
  'column service_tokens.digest': 'text t default t',
  'column service_tokens.expires_at': 'bigint t',
  'column service_tokens.id': 'text t default t',
  'column service_tokens.name': 'text t default t',
  'column service_tokens.revoked_at': 'bigint f',
  'column service_tokens.scopes': 'text t default t',
  'column service_webhook_deliveries.attempts': 'bigint t',
  'column service_webhook_deliveries.body': 'text t default t',
  'column service_webhook_deliveries.created_at': 'bigint t',
  'column service_webhook_deliveries.due_at': 'bigint t',
  'column service_webhook_deliveries.id': 'text t default t',
  'column service_webhook_deliveries.target': 'text t default t',
  'column service_webhook_marks.mark': 'text t default t',
  'column service_webhook_marks.seen_at': 'bigint t',
  'column service_webhook_marks.value': 'text t default t',
  'constraint claimgate_migrations.claimgate_migrations_pkey': 'p t f f true (number)',
  'constraint provider_approval_reviews.provider_approval_reviews_id_provider_app_fingerprint_provi_key':
    'u t f f true (id provider app_fingerprint provider_environment instance_fingerprint approval_state approval_tier reviewed_at review_expires_at)',
  'constraint provider_approval_reviews.provider_approval_reviews_pkey': 'p t f f true (sequence)',
  'constraint provider_approval_reviews.provider_approval_reviews_sequence_id_fkey':
    'f t t t true (sequence id) provider_evidence_log (sequence record_id) a a s',
  'constraint provider_certification_checks.provider_certification_checks_pkey':
    'p t f f true (run_sequence kind)',
  'constraint provider_certification_checks.provider_certification_checks_run_sequence_fkey':
    'f t t t true (run_sequence) provider_certification_runs (sequence) a a s',
  'constraint provider_certification_runs.provider_certification_runs_pkey':
    'p t f f true (sequence)',
  'constraint provider_certification_runs.provider_certification_runs_review_id_provider_app_fingerp_fkey':
    'f t f f true (review_id provider app_fingerprint provider_environment instance_fingerprint approval_state approval_tier reviewed_at review_expires_at) provider_approval_reviews (id provider app_fingerprint provider_environment instance_fingerprint approval_state approval_tier reviewed_at review_expires_at) a a s',
  'constraint provider_certification_runs.provider_certification_runs_sequence_id_fkey':
    'f t t t true (sequence id) provider_evidence_log (sequence record_id) a a s',
  'constraint provider_evidence_corrections.provider_evidence_corrections_pkey':
    'p t f f true (sequence)',
  'constraint provider_evidence_corrections.provider_evidence_corrections_sequence_id_fkey':
    'f t t t true (sequence id) provider_evidence_log (sequence record_id) a a s',
  'constraint provider_evidence_identity.provider_evidence_identity_pkey': 'p t f f true (single)',
  'constraint provider_evidence_log.provider_evidence_log_pkey': 'p t f f true (sequence)',
  'constraint provider_evidence_log.provider_evidence_log_record_id_sequence_key':
    'u t f f true (record_id sequence)',
  'constraint provider_evidence_quarantined.provider_evidence_quarantined_correction_sequence_fkey':
    'f t t t true (correction_sequence) provider_evidence_corrections (sequence) a a s',
  'constraint provider_evidence_quarantined.provider_evidence_quarantined_pkey':
    'p t f f true (correction_sequence record_sequence record_id)',
  'constraint provider_runtime_control_events.provider_runtime_control_events_pkey':
    'p t f f true (sequence)',
  'constraint provider_runtime_control_events.provider_runtime_control_events_sequence_id_fkey':
    'f t t t true (sequence id) provider_evidence_log (sequence record_id) a a s',
  'constraint service_administrators.service_administrators_created_at_check':
    "c t f f true (created_at) created_at >= 0 AND created_at <= '253402300799999' ::bigint",
  'constraint service_administrators.service_administrators_disabled_at_check':
    "c t f f true (disabled_at) disabled_at IS NULL OR (disabled_at >= 0 AND disabled_at <= '253402300799999' ::bigint)",
  'constraint service_administrators.service_administrators_id_check':
    "c t f f true (id) length (id) = 32 AND id ~ '^[0-9a-f]+$' ::text",
  'constraint service_administrators.service_administrators_name_check':
    "c t f f true (name) length (name) <= 64 AND name ~ '^[a-z0-9]+([._-][a-z0-9]+)*$' ::text",
  'constraint service_administrators.service_administrators_name_key': 'u t f f true (name)',
  'constraint service_administrators.service_administrators_password_check':
    'c t f f true (password) length (password) >= 32 AND length (password) <= 512',
  'constraint service_administrators.service_administrators_pkey': 'p t f f true (id)',
  'constraint service_administrators.service_administrators_scopes_check':
    'c t f f true (scopes) length (scopes) <= 256',
  'constraint service_sessions.service_sessions_administrator_id_fkey':
    'f t f f true (administrator_id) service_administrators (id) a a s',
  'constraint service_sessions.service_sessions_check':
    "c t f f true (expires_at created_at) expires_at >= 0 AND expires_at <= '253402300799999' ::bigint AND expires_at > created_at",
  'constraint service_sessions.service_sessions_created_at_check':
    "c t f f true (created_at) created_at >= 0 AND created_at <= '253402300799999' ::bigint",
  'constraint service_sessions.service_sessions_digest_check':
    "c t f f true (digest) length (digest) = 71 AND digest ~ '^sha256:[0-9a-f]+$' ::text",
  'constraint service_sessions.service_sessions_ended_at_check':
    "c t f f true (ended_at) ended_at IS NULL OR (ended_at >= 0 AND ended_at <= '253402300799999' ::bigint)",
  'constraint service_sessions.service_sessions_id_check':
    "c t f f true (id) length (id) = 32 AND id ~ '^[0-9a-f]+$' ::text",
  'constraint service_sessions.service_sessions_id_key': 'u t f f true (id)',
  'constraint service_sessions.service_sessions_pkey': 'p t f f true (digest)',
  'constraint service_sessions.service_sessions_used_at_check':
    "c t f f true (used_at) used_at >= 0 AND used_at <= '253402300799999' ::bigint",
  'constraint service_sign_in_attempts.service_sign_in_attempts_bucket_check':
    "c t f f true (bucket) length (bucket) = 71 AND bucket ~ '^sha256:[0-9a-f]+$' ::text",
  'constraint service_sign_in_attempts.service_sign_in_attempts_full_at_check':
    "c t f f true (full_at) full_at >= 0 AND full_at <= '253402300799999' ::bigint",
  'constraint service_sign_in_attempts.service_sign_in_attempts_pkey': 'p t f f true (bucket)',
  'constraint service_tokens.service_tokens_audience_check':
    "c t f f true (audience) audience = 'api' ::text OR audience = 'cli' ::text OR audience = 'mcp' ::text",
  'constraint service_tokens.service_tokens_check':
    "c t f f true (expires_at created_at) expires_at >= 0 AND expires_at <= '253402300799999' ::bigint AND expires_at > created_at",
  'constraint service_tokens.service_tokens_created_at_check':
    "c t f f true (created_at) created_at >= 0 AND created_at <= '253402300799999' ::bigint",
  'constraint service_tokens.service_tokens_digest_check':
    "c t f f true (digest) length (digest) = 71 AND digest ~ '^sha256:[0-9a-f]+$' ::text",
  'constraint service_tokens.service_tokens_digest_key': 'u t f f true (digest)',
  'constraint service_tokens.service_tokens_id_check':
    "c t f f true (id) length (id) = 32 AND id ~ '^[0-9a-f]+$' ::text",
  'constraint service_tokens.service_tokens_name_check':
    "c t f f true (name) length (name) <= 64 AND name ~ '^[a-z0-9]+([._-][a-z0-9]+)*$' ::text",
  'constraint service_tokens.service_tokens_pkey': 'p t f f true (id)',
  'constraint service_tokens.service_tokens_revoked_at_check':
    "c t f f true (revoked_at) revoked_at IS NULL OR (revoked_at >= 0 AND revoked_at <= '253402300799999' ::bigint)",
  'constraint service_tokens.service_tokens_scopes_check':
    'c t f f true (scopes) length (scopes) >= 1 AND length (scopes) <= 256',
  'constraint service_webhook_deliveries.service_webhook_deliveries_attempts_check':
    'c t f f true (attempts) attempts >= 0 AND attempts <= 1000',
  'constraint service_webhook_deliveries.service_webhook_deliveries_body_check':
    'c t f f true (body) length (body) >= 2 AND length (body) <= 262144',
  'constraint service_webhook_deliveries.service_webhook_deliveries_created_at_check':
    "c t f f true (created_at) created_at >= 0 AND created_at <= '253402300799999' ::bigint",
  'constraint service_webhook_deliveries.service_webhook_deliveries_due_at_check':
    "c t f f true (due_at) due_at >= 0 AND due_at <= '253402300799999' ::bigint",
  'constraint service_webhook_deliveries.service_webhook_deliveries_id_check':
    "c t f f true (id) length (id) = 32 AND id ~ '^[0-9a-f]+$' ::text",
  'constraint service_webhook_deliveries.service_webhook_deliveries_pkey': 'p t f f true (id)',
  'constraint service_webhook_deliveries.service_webhook_deliveries_target_check':
    "c t f f true (target) length (target) <= 64 AND target ~ '^[a-z0-9]+([._-][a-z0-9]+)*$' ::text",
  'constraint service_webhook_marks.service_webhook_marks_mark_check':
    "c t f f true (mark) length (mark) = 71 AND mark ~ '^sha256:[0-9a-f]+$' ::text",
  'constraint service_webhook_marks.service_webhook_marks_pkey': 'p t f f true (mark)',
  'constraint service_webhook_marks.service_webhook_marks_seen_at_check':
    "c t f f true (seen_at) seen_at >= 0 AND seen_at <= '253402300799999' ::bigint",
  'constraint service_webhook_marks.service_webhook_marks_value_check':
    'c t f f true (value) length (value) >= 1 AND length (value) <= 128',
  'index claimgate_migrations_pkey': 'btree t t t t t (number) int8_ops',
  'index provider_approval_reviews_id_provider_app_fingerprint_provi_key':
    'btree t t t t t (id provider app_fingerprint provider_environment instance_fingerprint approval_state approval_tier reviewed_at review_expires_at) text_ops text_ops text_ops text_ops text_ops text_ops text_ops int8_ops int8_ops default default default default default default default',
  'index provider_approval_reviews_of_app':
    'btree f t t t t (provider app_fingerprint provider_environment instance_fingerprint sequence) text_ops text_ops text_ops text_ops int8_ops default default default default',
  'index provider_approval_reviews_pkey': 'btree t t t t t (sequence) int8_ops',
  'index provider_certification_checks_pkey':
    'btree t t t t t (run_sequence kind) int8_ops text_ops default',
  'index provider_certification_runs_of_subject':
    'btree f t t t t (subject_digest side sequence) text_ops text_ops int8_ops default default',
  'index provider_certification_runs_pkey': 'btree t t t t t (sequence) int8_ops',
  'index provider_evidence_corrections_pkey': 'btree t t t t t (sequence) int8_ops',
  'index provider_evidence_identity_pkey': 'btree t t t t t (single) int8_ops',
  'index provider_evidence_log_of_request':
    'btree t t t t t (idempotency_ref) text_ops default where idempotency_ref IS NOT NULL',
  'index provider_evidence_log_pkey': 'btree t t t t t (sequence) int8_ops',
  'index provider_evidence_log_record_id_sequence_key':
    'btree t t t t t (record_id sequence) text_ops int8_ops default',
  'index provider_evidence_quarantined_altered':
    "btree f t t t t (correction_sequence) int8_ops where found_as = 'altered' ::text",
  'index provider_evidence_quarantined_of_record':
    'btree f t t t t (record_sequence record_id) int8_ops text_ops default',
  'index provider_evidence_quarantined_pkey':
    'btree t t t t t (correction_sequence record_sequence record_id) int8_ops int8_ops text_ops default',
  'index provider_runtime_control_events_by_end':
    'btree f t t t t (selector_digest expires_at sequence) text_ops int8_ops int8_ops default',
  'index provider_runtime_control_events_by_start':
    "btree f t t t t (selector_digest control_state starts_at) text_ops text_ops int8_ops default default where control_state <> 'enabled' ::text",
  'index provider_runtime_control_events_of_selector':
    'btree f t t t t (selector_mask selector_digest sequence) int8_ops text_ops int8_ops default',
  'index provider_runtime_control_events_pkey': 'btree t t t t t (sequence) int8_ops',
  'index service_administrators_name_key': 'btree t t t t t (name) text_ops default',
  'index service_administrators_pkey': 'btree t t t t t (id) text_ops default',
  'index service_sessions_id_key': 'btree t t t t t (id) text_ops default',
  'index service_sessions_pkey': 'btree t t t t t (digest) text_ops default',
  'index service_sign_in_attempts_pkey': 'btree t t t t t (bucket) text_ops default',
  'index service_tokens_digest_key': 'btree t t t t t (digest) text_ops default',
  'index service_tokens_pkey': 'btree t t t t t (id) text_ops default',
  'index service_webhook_deliveries_pkey': 'btree t t t t t (id) text_ops default',
  'index service_webhook_marks_pkey': 'btree t t t t t (mark) text_ops default',
  'key trigger provider_approval_reviews.RI_FKey_check_ins': 'O 5',
  'key trigger provider_approval_reviews.RI_FKey_check_upd': 'O 17',
  'key trigger provider_approval_reviews.RI_FKey_noaction_del': 'O 9',
  'key trigger provider_approval_reviews.RI_FKey_noaction_upd': 'O 17',
  'key trigger provider_certification_checks.RI_FKey_check_ins': 'O 5',
  'key trigger provider_certification_checks.RI_FKey_check_upd': 'O 17',
  'key trigger provider_certification_runs.RI_FKey_check_ins': 'O 5,O 5',
  'key trigger provider_certification_runs.RI_FKey_check_upd': 'O 17,O 17',
  'key trigger provider_certification_runs.RI_FKey_noaction_del': 'O 9',
  'key trigger provider_certification_runs.RI_FKey_noaction_upd': 'O 17',
  'key trigger provider_evidence_corrections.RI_FKey_check_ins': 'O 5',
  'key trigger provider_evidence_corrections.RI_FKey_check_upd': 'O 17',
  'key trigger provider_evidence_corrections.RI_FKey_noaction_del': 'O 9',
  'key trigger provider_evidence_corrections.RI_FKey_noaction_upd': 'O 17',
  'key trigger provider_evidence_log.RI_FKey_noaction_del': 'O 9,O 9,O 9,O 9',
  'key trigger provider_evidence_log.RI_FKey_noaction_upd': 'O 17,O 17,O 17,O 17',
  'key trigger provider_evidence_quarantined.RI_FKey_check_ins': 'O 5',
  'key trigger provider_evidence_quarantined.RI_FKey_check_upd': 'O 17',
  'key trigger provider_runtime_control_events.RI_FKey_check_ins': 'O 5',
  'key trigger provider_runtime_control_events.RI_FKey_check_upd': 'O 17',
  'key trigger service_administrators.RI_FKey_noaction_del': 'O 9',
  'key trigger service_administrators.RI_FKey_noaction_upd': 'O 17',
  'key trigger service_sessions.RI_FKey_check_ins': 'O 5',
  'key trigger service_sessions.RI_FKey_check_upd': 'O 17',
  'table claimgate_migrations': 'r p f f',
  'table provider_approval_reviews': 'r p f f',
  'table provider_certification_checks': 'r p f f',
  'table provider_certification_runs': 'r p f f',
  'table provider_evidence_corrections': 'r p f f',
  'table provider_evidence_identity': 'r p f f',
  'table provider_evidence_log': 'r p f f',
  'table provider_evidence_quarantined': 'r p f f',
  'table provider_runtime_control_events': 'r p f f',
  'table service_administrators': 'r p f f',
  'table service_sessions': 'r p f f',
  'table service_sign_in_attempts': 'r p f f',
  'table service_tokens': 'r p f f',
  'table service_webhook_deliveries': 'r p f f',
  'table service_webhook_marks': 'r p f f',
  'trigger provider_approval_reviews.provider_approval_reviews_guards':
    'A 7 0 0 provider_approval_reviews_guards plpgsql v f own path 7e22ab1eee42e5cefc04dfffdae10f8c56ee3184335ee9d3c8e6b17e44f6ea0f',
  'trigger provider_approval_reviews.provider_approval_reviews_no_delete':
    'A 11 0 0 provider_evidence_refuse plpgsql v f own path 3eacfd6464b060a0fec8fc7a8a7b74caa156e432cae2d14db24c7e3abc0a4df7',
  'trigger provider_approval_reviews.provider_approval_reviews_no_truncate':
    'A 34 0 0 provider_evidence_refuse plpgsql v f own path 3eacfd6464b060a0fec8fc7a8a7b74caa156e432cae2d14db24c7e3abc0a4df7',
  'trigger provider_approval_reviews.provider_approval_reviews_no_update':
    'A 19 0 0 provider_evidence_refuse plpgsql v f own path 3eacfd6464b060a0fec8fc7a8a7b74caa156e432cae2d14db24c7e3abc0a4df7',
  'trigger provider_certification_checks.provider_certification_checks_guards':
    'A 7 0 0 provider_certification_checks_guards plpgsql v f own path 69eaa074defeee2610bab009e5526d1ea0d067f045c5cb6e5cd3dd15d5ba9904',
  'trigger provider_certification_checks.provider_certification_checks_no_delete':
    'A 11 0 0 provider_evidence_refuse plpgsql v f own path 3eacfd6464b060a0fec8fc7a8a7b74caa156e432cae2d14db24c7e3abc0a4df7',
  'trigger provider_certification_checks.provider_certification_checks_no_truncate':
    'A 34 0 0 provider_evidence_refuse plpgsql v f own path 3eacfd6464b060a0fec8fc7a8a7b74caa156e432cae2d14db24c7e3abc0a4df7',
  'trigger provider_certification_checks.provider_certification_checks_no_update':
    'A 19 0 0 provider_evidence_refuse plpgsql v f own path 3eacfd6464b060a0fec8fc7a8a7b74caa156e432cae2d14db24c7e3abc0a4df7',
  'trigger provider_certification_runs.provider_certification_runs_guards':
    'A 7 0 0 provider_certification_runs_guards plpgsql v f own path c32ddc0df5e9c7297d318f0f26df776ba25064be32f1d3a9476243aaf79a18da',
  'trigger provider_certification_runs.provider_certification_runs_no_delete':
    'A 11 0 0 provider_evidence_refuse plpgsql v f own path 3eacfd6464b060a0fec8fc7a8a7b74caa156e432cae2d14db24c7e3abc0a4df7',
  'trigger provider_certification_runs.provider_certification_runs_no_truncate':
    'A 34 0 0 provider_evidence_refuse plpgsql v f own path 3eacfd6464b060a0fec8fc7a8a7b74caa156e432cae2d14db24c7e3abc0a4df7',
  'trigger provider_certification_runs.provider_certification_runs_no_update':
    'A 19 0 0 provider_evidence_refuse plpgsql v f own path 3eacfd6464b060a0fec8fc7a8a7b74caa156e432cae2d14db24c7e3abc0a4df7',
  'trigger provider_evidence_corrections.provider_evidence_corrections_guards':
    'A 7 0 0 provider_evidence_corrections_guards plpgsql v f own path 5f58dfb1bc41e15da7dbcbf9855cf935a521c2b803e9691a45f3663e85202297',
  'trigger provider_evidence_corrections.provider_evidence_corrections_no_delete':
    'A 11 0 0 provider_evidence_refuse plpgsql v f own path 3eacfd6464b060a0fec8fc7a8a7b74caa156e432cae2d14db24c7e3abc0a4df7',
  'trigger provider_evidence_corrections.provider_evidence_corrections_no_truncate':
    'A 34 0 0 provider_evidence_refuse plpgsql v f own path 3eacfd6464b060a0fec8fc7a8a7b74caa156e432cae2d14db24c7e3abc0a4df7',
  'trigger provider_evidence_corrections.provider_evidence_corrections_no_update':
    'A 19 0 0 provider_evidence_refuse plpgsql v f own path 3eacfd6464b060a0fec8fc7a8a7b74caa156e432cae2d14db24c7e3abc0a4df7',
  'trigger provider_evidence_identity.provider_evidence_identity_guards':
    'A 7 0 0 provider_evidence_identity_guards plpgsql v f own path 574c56dd1b596b48dbeb49642e939a4be19579ccd80cb71dfd8954092901c8d9',
  'trigger provider_evidence_identity.provider_evidence_identity_no_delete':
    'A 11 0 0 provider_evidence_refuse plpgsql v f own path 3eacfd6464b060a0fec8fc7a8a7b74caa156e432cae2d14db24c7e3abc0a4df7',
  'trigger provider_evidence_identity.provider_evidence_identity_no_truncate':
    'A 34 0 0 provider_evidence_refuse plpgsql v f own path 3eacfd6464b060a0fec8fc7a8a7b74caa156e432cae2d14db24c7e3abc0a4df7',
  'trigger provider_evidence_identity.provider_evidence_identity_no_update':
    'A 19 0 0 provider_evidence_refuse plpgsql v f own path 3eacfd6464b060a0fec8fc7a8a7b74caa156e432cae2d14db24c7e3abc0a4df7',
  'trigger provider_evidence_log.provider_evidence_log_guards':
    'A 7 0 0 provider_evidence_log_guards plpgsql v f own path bd849df93c05ff4382acab00a0eb5208d5792c9ccec407a7dc4d735ee0272727',
  'trigger provider_evidence_log.provider_evidence_log_no_delete':
    'A 11 0 0 provider_evidence_refuse plpgsql v f own path 3eacfd6464b060a0fec8fc7a8a7b74caa156e432cae2d14db24c7e3abc0a4df7',
  'trigger provider_evidence_log.provider_evidence_log_no_truncate':
    'A 34 0 0 provider_evidence_refuse plpgsql v f own path 3eacfd6464b060a0fec8fc7a8a7b74caa156e432cae2d14db24c7e3abc0a4df7',
  'trigger provider_evidence_log.provider_evidence_log_no_update':
    'A 19 0 0 provider_evidence_refuse plpgsql v f own path 3eacfd6464b060a0fec8fc7a8a7b74caa156e432cae2d14db24c7e3abc0a4df7',
  'trigger provider_evidence_quarantined.provider_evidence_quarantined_guards':
    'A 7 0 0 provider_evidence_quarantined_guards plpgsql v f own path a7319ed1abc813bb6a640e6f7546ecf14bce781237cd2ab1de4b62b9312536a7',
  'trigger provider_evidence_quarantined.provider_evidence_quarantined_no_delete':
    'A 11 0 0 provider_evidence_refuse plpgsql v f own path 3eacfd6464b060a0fec8fc7a8a7b74caa156e432cae2d14db24c7e3abc0a4df7',
  'trigger provider_evidence_quarantined.provider_evidence_quarantined_no_truncate':
    'A 34 0 0 provider_evidence_refuse plpgsql v f own path 3eacfd6464b060a0fec8fc7a8a7b74caa156e432cae2d14db24c7e3abc0a4df7',
  'trigger provider_evidence_quarantined.provider_evidence_quarantined_no_update':
    'A 19 0 0 provider_evidence_refuse plpgsql v f own path 3eacfd6464b060a0fec8fc7a8a7b74caa156e432cae2d14db24c7e3abc0a4df7',
  'trigger provider_runtime_control_events.provider_runtime_control_events_guards':
    'A 7 0 0 provider_runtime_control_events_guards plpgsql v f own path fecee7b138b095f23c215dedc35a90baa93d57a8a93ccab2829be6db56bc3551',
  'trigger provider_runtime_control_events.provider_runtime_control_events_no_delete':
    'A 11 0 0 provider_evidence_refuse plpgsql v f own path 3eacfd6464b060a0fec8fc7a8a7b74caa156e432cae2d14db24c7e3abc0a4df7',
  'trigger provider_runtime_control_events.provider_runtime_control_events_no_truncate':
    'A 34 0 0 provider_evidence_refuse plpgsql v f own path 3eacfd6464b060a0fec8fc7a8a7b74caa156e432cae2d14db24c7e3abc0a4df7',
  'trigger provider_runtime_control_events.provider_runtime_control_events_no_update':
    'A 19 0 0 provider_evidence_refuse plpgsql v f own path 3eacfd6464b060a0fec8fc7a8a7b74caa156e432cae2d14db24c7e3abc0a4df7',
  'trigger service_tokens.service_tokens_keeps_revoked_at':
    'A 19 0 0 service_tokens_keeps_revoked_at plpgsql v f own path 68b82ae79308223aa5b417fe22c1b46d21563fb7caf9f2a71cfec6953a4f4431',
};
