// Generated from src/findings/codes.json by `npm run generate`. Do not edit.
import type { CodeEntry } from '../code-table.ts';

export type Code =
  | 'json_empty'
  | 'json_too_large'
  | 'json_byte_order_mark'
  | 'json_invalid_utf8'
  | 'json_syntax'
  | 'json_trailing_text'
  | 'json_too_deep'
  | 'json_duplicate_name'
  | 'json_lone_surrogate'
  | 'json_number_not_integer'
  | 'json_integer_out_of_range'
  | 'unknown_member'
  | 'document_kind_wrong'
  | 'missing_member'
  | 'wrong_type'
  | 'wrong_value'
  | 'wrong_form'
  | 'out_of_bounds'
  | 'duplicate_item'
  | 'too_many_findings'
  | 'carriage_return'
  | 'duplicate_claim'
  | 'not_claimable'
  | 'not_claimed'
  | 'nothing_to_propose'
  | 'not_canonical'
  | 'instant_invalid'
  | 'contract_approval_contradictory'
  | 'contract_check_missing'
  | 'contract_check_duplicate'
  | 'contract_check_of_other_operation'
  | 'contract_reason_not_allowed'
  | 'contract_source_not_https'
  | 'contract_missing'
  | 'contract_ambiguous'
  | 'contract_for_other_provider'
  | 'contract_for_other_account_kind'
  | 'contract_for_other_profile'
  | 'contract_for_other_operation'
  | 'contract_for_other_policy_mode'
  | 'artifact_name_repeated'
  | 'version_differs'
  | 'revision_differs'
  | 'claims_digest_differs'
  | 'claims_schema_version_differs'
  | 'claim_count_differs'
  | 'manifest_member_order'
  | 'manifest_line_endings'
  | 'manifest_white_space'
  | 'version_not_newest'
  | 'version_invalid'
  | 'draft_not_releasable'
  | 'no_contracts'
  | 'projection_unverified'
  | 'code_unknown'
  | 'subject_not_in_ledger'
  | 'subject_ambiguous'
  | 'file_missing'
  | 'claims_missing'
  | 'file_unreadable'
  | 'file_unwritable'
  | 'folder_missing'
  | 'output_forbidden'
  | 'file_exists'
  | 'file_symlink'
  | 'file_not_regular'
  | 'file_executable'
  | 'file_changed_while_read'
  | 'path_escapes_repository'
  | 'path_has_line_break'
  | 'path_case_twin'
  | 'path_in_submodule'
  | 'stray_claims_file'
  | 'git_unavailable'
  | 'git_missing'
  | 'not_a_repository'
  | 'setup_differs'
  | 'keys_not_ignored'
  | 'git_required'
  | 'git_failed'
  | 'git_timeout'
  | 'git_too_large'
  | 'repository_owner_differs'
  | 'ref_ambiguous'
  | 'memory_unnamed'
  | 'ref_not_found'
  | 'no_commit'
  | 'commit_required'
  | 'not_committed'
  | 'not_in_work_tree'
  | 'shallow_clone'
  | 'work_tree_edited'
  | 'work_tree_line_endings'
  | 'work_tree_keyword'
  | 'tag_elsewhere'
  | 'tag_misnamed'
  | 'identity_unset'
  | 'identity_malformed'
  | 'head_detached'
  | 'branch_unwritable'
  | 'git_write_refused'
  | 'base64_invalid'
  | 'payload_type_wrong'
  | 'signatures_below_threshold'
  | 'threshold_unreachable'
  | 'already_signed'
  | 'envelope_full'
  | 'signature_wrong'
  | 'signer_not_found'
  | 'signer_failed'
  | 'signer_answer_invalid'
  | 'key_unreadable'
  | 'key_type_refused'
  | 'key_weak'
  | 'key_passphrase_missing'
  | 'key_passphrase_wrong'
  | 'key_passphrase_empty'
  | 'statement_type_wrong'
  | 'predicate_type_wrong'
  | 'statement_subject_count'
  | 'statement_subject_digest'
  | 'summary_contradiction'
  | 'envelope_unsigned'
  | 'signed_document_expected'
  | 'companion_missing'
  | 'secret_file_exposed'
  | 'key_passphrase_malformed'
  | 'root_before_pin'
  | 'bundles_too_many'
  | 'bundle_malformed'
  | 'bundle_payload_differs'
  | 'bundle_certificate_missing'
  | 'bundle_certificate_untrusted'
  | 'bundle_certificate_unclear'
  | 'bundle_log_untrusted'
  | 'bundle_time_untrusted'
  | 'bundle_time_differs'
  | 'bundle_signature_wrong'
  | 'identity_not_of_role'
  | 'identity_extension_differs'
  | 'identity_source_missing'
  | 'signer_counted_once'
  | 'sigstore_root_missing'
  | 'sigstore_root_invalid'
  | 'pin_missing'
  | 'pin_malformed'
  | 'pin_mismatch'
  | 'root_missing'
  | 'root_version_skipped'
  | 'root_unsigned_by_previous'
  | 'root_unsigned_by_itself'
  | 'root_expired'
  | 'root_threshold_invalid'
  | 'root_role_key_unknown'
  | 'root_key_id_wrong'
  | 'root_ledger_key_invalid'
  | 'root_identity_unknown'
  | 'root_identities_overlap'
  | 'root_holder_key_invalid'
  | 'root_floor_invalid'
  | 'note_key_invalid'
  | 'note_malformed'
  | 'note_unsigned'
  | 'note_signature_wrong'
  | 'checkpoint_malformed'
  | 'checkpoint_origin_wrong'
  | 'proof_malformed'
  | 'inclusion_unproven'
  | 'consistency_unproven'
  | 'consistency_start_wrong'
  | 'ledger_truncated'
  | 'ledger_forked'
  | 'ledger_location_missing'
  | 'ledger_location_invalid'
  | 'ledger_driver_missing'
  | 'ledger_missing'
  | 'ledger_exists'
  | 'ledger_outdated'
  | 'ledger_newer'
  | 'ledger_migration_changed'
  | 'ledger_migration_duplicate'
  | 'ledger_identity_differs'
  | 'ledger_unreachable'
  | 'ledger_moved'
  | 'ledger_unwritable'
  | 'ledger_forbidden'
  | 'ledger_standby'
  | 'ledger_server_unsuitable'
  | 'ledger_unconfirmed'
  | 'ledger_pooler'
  | 'ledger_incomplete'
  | 'ledger_busy'
  | 'ledger_damaged'
  | 'ledger_refused_by_database'
  | 'ledger_stray'
  | 'ledger_failed'
  | 'fingerprint_key_malformed'
  | 'fingerprint_key_short'
  | 'backdated'
  | 'already_quarantined'
  | 'correction_final'
  | 'dated_in_future'
  | 'clock_ahead'
  | 'clock_jumped'
  | 'period_empty'
  | 'tier_contradictory'
  | 'contract_unknown'
  | 'contract_of_other_subject'
  | 'account_reference_missing'
  | 'operator_missing'
  | 'idempotency_key_reused'
  | 'preview_outdated'
  | 'fingerprint_key_differs'
  | 'record_unknown'
  | 'record_altered'
  | 'record_removed'
  | 'clock_went_back'
  | 'record_unlogged'
  | 'record_quarantined'
  | 'binding_differs'
  | 'tree_altered'
  | 'index_differs'
  | 'storage_damaged'
  | 'guard_missing'
  | 'guard_changed'
  | 'facts_deployment_differs'
  | 'facts_too_old'
  | 'facts_from_future'
  | 'facts_contradictory'
  | 'deny_list_unknown_name'
  | 'example_made_up'
  | 'example_not_tested'
  | 'example_recorded'
  | 'failed_run_recorded'
  | 'partial_run_recorded'
  | 'control_matches_nothing'
  | 'evidence_kind_unknown'
  | 'evidence_folder_empty'
  | 'test_results_invalid'
  | 'test_results_of_other_time'
  | 'test_results_without_checks'
  | 'deployment_unset'
  | 'resource_uri_unset'
  | 'key_not_of_role'
  | 'deployment_differs'
  | 'projection_empty'
  | 'projection_from_future'
  | 'projection_expired'
  | 'projection_too_old'
  | 'projection_lifetime_wrong'
  | 'record_unreadable'
  | 'record_incomplete'
  | 'record_root_unknown'
  | 'record_signature_wrong'
  | 'record_contradiction'
  | 'clock_set_back'
  | 'root_rolled_back'
  | 'projection_digest_differs'
  | 'projection_count_differs'
  | 'projection_line_not_canonical'
  | 'projection_line_ending'
  | 'projection_line_too_long'
  | 'projection_torn'
  | 'projection_not_ascending'
  | 'projection_duplicate_subject'
  | 'record_in_two_roles'
  | 'record_contradictory'
  | 'record_outside_ledger'
  | 'looks_like_url'
  | 'looks_like_email'
  | 'looks_like_handle'
  | 'looks_like_token'
  | 'looks_like_raw_id'
  | 'looks_like_free_text'
  | 'fingerprint_not_keyed'
  | 'more_leaks'
  | 'not_in_projection'
  | 'entry_unreadable'
  | 'not_production'
  | 'configuration_unknown'
  | 'configuration_missing'
  | 'configuration_dynamic'
  | 'configuration_source_unknown'
  | 'approval_missing'
  | 'approval_pending'
  | 'approval_trial'
  | 'approval_restricted'
  | 'approval_revoked'
  | 'approval_tier_differs'
  | 'approval_required'
  | 'approval_not_yet'
  | 'approval_expired'
  | 'authorization_missing'
  | 'authorization_not_applicable'
  | 'authorization_not_yet'
  | 'authorization_expired'
  | 'reconnect_required'
  | 'required_scopes_differ'
  | 'grant_changed'
  | 'scope_missing'
  | 'policy_unknown'
  | 'policy_restricted'
  | 'control_unknown'
  | 'control_disabled'
  | 'disabled_by_facts'
  | 'disabled_by_environment'
  | 'control_degraded'
  | 'control_expired'
  | 'local_run_missing'
  | 'live_run_missing'
  | 'run_of_other_subject'
  | 'run_not_yet'
  | 'run_expired'
  | 'retest_due'
  | 'run_before_approval'
  | 'run_outlives_approval'
  | 'run_approval_differs'
  | 'run_on_trial'
  | 'contract_stale'
  | 'contract_not_implemented'
  | 'tested_revision_unknown'
  | 'tested_revision_foreign'
  | 'check_missing'
  | 'check_duplicate'
  | 'check_failed'
  | 'check_contradictory'
  | 'not_applicable_not_approved'
  | 'check_before_run'
  | 'check_not_yet'
  | 'external_result_missing'
  | 'projection_required'
  | 'projection_unsigned'
  | 'claims_untested'
  | 'lapses_too_soon'
  | 'wait_stopped'
  | 'format_holds_claims'
  | 'did_not_finish'
  | 'sanitizing_unknown'
  | 'rules_empty'
  | 'rule_defect'
  | 'self_test_input_refused'
  | 'self_test_wrongly_allowed'
  | 'self_test_other_code'
  | 'self_test_unusable'
  | 'verdict_missing'
  | 'verdict_did_not_finish'
  | 'verdict_not_release'
  | 'verdict_not_allowed'
  | 'artifact_unnamed'
  | 'artifact_differs'
  | 'resource_uri_differs'
  | 'verdict_other_commit'
  | 'verdict_without_manifest'
  | 'verdict_manifest_differs'
  | 'verdict_claims_differ'
  | 'verdict_lapsed'
  | 'verdict_stale'
  | 'verdict_from_future'
  | 'verdict_unsigned'
  | 'badge_without_claims'
  | 'verdict_signature_of_other'
  | 'record_missing'
  | 'record_file_missing'
  | 'record_differs'
  | 'release_differs'
  | 'replay_differs'
  | 'earlier_record_missing'
  | 'audit_incomplete'
  | 'capsule_malformed'
  | 'capsule_truncated'
  | 'capsule_path_unsafe'
  | 'capsule_not_file'
  | 'capsule_member_twice'
  | 'capsule_out_of_order'
  | 'capsule_index_differs'
  | 'capsule_incomplete'
  | 'capsule_unpackable'
  | 'surfaces_unset'
  | 'surface_not_found'
  | 'surface_not_text'
  | 'surface_block_missing'
  | 'surface_block_doubled'
  | 'surface_block_nested'
  | 'surface_block_unclosed'
  | 'surface_block_unopened'
  | 'surface_marker_malformed'
  | 'surface_block_differs'
  | 'advertised_without_claim'
  | 'surface_allowance_unused'
  | 'operation_not_implemented'
  | 'provider_identity_not_production'
  | 'request_invalid'
  | 'evidence_unreadable'
  | 'evidence_contradictory'
  | 'local_run_expired'
  | 'live_run_expired'
  | 'local_run_mismatch'
  | 'live_run_mismatch'
  | 'local_run_failed'
  | 'live_run_failed'
  | 'local_run_incomplete'
  | 'live_run_incomplete'
  | 'enforcement_flag_invalid'
  | 'disabled_providers_invalid'
  | 'ledger_connections_invalid'
  | 'disabled_provider_unknown'
  | 'test_intent_not_permitted'
  | 'test_intent_invalid'
  | 'test_intent_expired'
  | 'account_unknown'
  | 'policy_mode_required'
  | 'process_draining'
  | 'database_not_ready'
  | 'storage_not_ready'
  | 'answer_overdue'
  | 'query_invalid'
  | 'service_overloaded'
  | 'authentication_missing'
  | 'credentials_refused'
  | 'access_refused'
  | 'route_unknown'
  | 'method_not_allowed'
  | 'request_malformed'
  | 'body_not_json'
  | 'body_too_large'
  | 'body_incomplete'
  | 'token_unknown'
  | 'webhook_target_invalid'
  | 'listen_failed'
  | 'service_package_missing'
  | 'bearer_refused'
  | 'origin_refused'
  | 'session_scoped'
  | 'administrator_required'
  | 'form_token_refused'
  | 'sign_in_refused'
  | 'sign_in_limited'
  | 'sign_in_busy'
  | 'administrator_disabled'
  | 'idempotency_key_invalid'
  | 'subject_unknown'
  | 'body_not_form'
  | 'administrator_exists'
  | 'administrator_unknown'
  | 'administrator_barred'
  | 'password_short'
  | 'passwords_differ'
  | 'instance_url_invalid'
  | 'instance_name_invalid'
  | 'instance_exists'
  | 'instance_unknown'
  | 'instance_none_active'
  | 'profile_invalid'
  | 'instance_not_ready'
  | 'instance_unreachable'
  | 'instance_timed_out'
  | 'instance_tls_failed'
  | 'instance_redirects'
  | 'proxy_refused'
  | 'answer_malformed'
  | 'answer_too_large'
  | 'answer_unexpected'
  | 'token_refused'
  | 'token_missing'
  | 'token_malformed'
  | 'token_needs_tls'
  | 'providers_blocked'
  | 'usage'
  | 'setting_invalid'
  | 'config_invalid'
  | 'configured_file_missing'
  | 'pattern_refused'
  | 'descriptors_exhausted'
  | 'work_tree_differs'
  | 'fixed_path_overridden'
  | 'output_conflict'
  | 'not_formatted'
  | 'schema_unknown'
  | 'defect'
  | 'command_not_found'
  | 'command_not_startable';

const AREA_0 = "reading JSON";
const AREA_1 = "the claims file";
const AREA_2 = "contracts";
const AREA_3 = "release manifests";
const AREA_4 = "looking something up";
const AREA_5 = "files";
const AREA_6 = "git";
const AREA_7 = "signatures and signed documents";
const AREA_8 = "key files and signing";
const AREA_9 = "keyless identities";
const AREA_10 = "trust roots";
const AREA_11 = "checkpoints and proofs of the ledger";
const AREA_12 = "reaching and keeping the evidence ledgers";
const AREA_13 = "what may be recorded";
const AREA_14 = "audits and exports of the ledgers";
const AREA_15 = "recording from files";
const AREA_16 = "whether a projection can be trusted";
const AREA_17 = "lines of a projection";
const AREA_18 = "what must not be in a projection";
const AREA_19 = "evidence";
const AREA_20 = "certification runs";
const AREA_21 = "the gate";
const AREA_22 = "the self-test";
const AREA_23 = "verdicts";
const AREA_24 = "audits and capsules";
const AREA_25 = "documents that say what is claimed";
const AREA_26 = "readiness decisions";
const AREA_27 = "the service";
const AREA_28 = "administrators and their sessions";
const AREA_29 = "querying an instance";
const AREA_30 = "command line and settings";
const AREA_31 = "starting a release command";

const CODES: Readonly<Record<Code, CodeEntry>> = {
  json_empty: { area: AREA_0, "severity":2,"clears_by":"edit","title":"the file is empty","hint":"Write one JSON value into it."},
  json_too_large: { area: AREA_0, "severity":2,"clears_by":"edit","title":"the document is larger than its limit","hint":"Make the document smaller: each kind has a size limit."},
  json_byte_order_mark: { area: AREA_0, "severity":2,"clears_by":"edit","title":"the document starts with a byte order mark","hint":"Save the file as UTF-8 without BOM."},
  json_invalid_utf8: { area: AREA_0, "severity":2,"clears_by":"edit","title":"a byte sequence is not UTF-8","hint":"Save the file as UTF-8."},
  json_syntax: { area: AREA_0, "severity":2,"clears_by":"edit","title":"the file is not valid JSON","hint":"JSON has no comments, no trailing commas and only double quotes (RFC 8259)."},
  json_trailing_text: { area: AREA_0, "severity":2,"clears_by":"edit","title":"there is text after the end of the JSON value","hint":"Remove it: a document holds exactly one JSON value."},
  json_too_deep: { area: AREA_0, "severity":2,"clears_by":"edit","title":"values are nested too deeply","hint":"Remove the nesting: no claimgate document nests this deep."},
  json_duplicate_name: { area: AREA_0, "severity":2,"clears_by":"edit","title":"an object has the same member twice","hint":"Keep one of them: readers disagree on which one counts."},
  json_lone_surrogate: { area: AREA_0, "severity":2,"clears_by":"edit","title":"an escape is half of a surrogate pair","hint":"Write both halves of the pair, or the character itself."},
  json_number_not_integer: { area: AREA_0, "severity":2,"clears_by":"edit","title":"a number has a fraction or an exponent, or is minus zero","hint":"Write a plain integer."},
  json_integer_out_of_range: { area: AREA_0, "severity":2,"clears_by":"edit","title":"an integer is outside the range that every reader keeps exactly","hint":"Use an integer from -9007199254740991 to 9007199254740991 (RFC 7493)."},
  unknown_member: { area: AREA_0, "severity":2,"clears_by":"edit","title":"the document has an unknown member","hint":"Remove it, or correct its name."},
  document_kind_wrong: { area: AREA_0, "severity":2,"clears_by":"edit","title":"this is another kind of document","hint":"Pass the right file to this command, or run the command that reads this one."},
  missing_member: { area: AREA_0, "severity":2,"clears_by":"edit","title":"the document lacks a required member","hint":"Add it."},
  wrong_type: { area: AREA_0, "severity":2,"clears_by":"edit","title":"a value has the wrong type","hint":"Compare it with the schema: `claimgate schema` lists all schemas."},
  wrong_value: { area: AREA_0, "severity":2,"clears_by":"edit","title":"a value is not one of the allowed values","hint":"Compare it with the schema: `claimgate schema` lists all schemas."},
  wrong_form: { area: AREA_0, "severity":2,"clears_by":"edit","title":"a value does not have the required form","hint":"Compare it with the schema: `claimgate schema` lists all schemas."},
  out_of_bounds: { area: AREA_0, "severity":2,"clears_by":"edit","title":"a value or its length is out of bounds","hint":"Compare it with the schema: `claimgate schema` lists all schemas."},
  duplicate_item: { area: AREA_0, "severity":2,"clears_by":"edit","title":"a list that must not repeat an item has the same item twice","hint":"Keep one of the two."},
  too_many_findings: { area: AREA_0, "severity":2,"clears_by":"edit","title":"the document has more errors than are listed","hint":"Correct the listed errors, then run the command again."},
  carriage_return: { area: AREA_1, "severity":2,"clears_by":"edit","title":"the file contains carriage returns","hint":"Line endings must be LF, or a checkout changes the digest. `claimgate init` writes the .gitattributes line for that.","next":"claimgate claims fmt"},
  duplicate_claim: { area: AREA_1, "severity":1,"clears_by":"edit","title":"two claims are about the same subject","hint":"Remove one of the two."},
  not_claimable: { area: AREA_1, "severity":1,"clears_by":"edit","title":"the subject cannot be claimed","hint":"You can claim only the publish operations of a production deployment with a production provider app."},
  not_claimed: { area: AREA_1, "severity":2,"clears_by":"edit","title":"no claim is about this subject","hint":"`claimgate explain` explains claims only. For any other subject, `claimgate projection show` prints what the projection says.","next":"claimgate claims list"},
  nothing_to_propose: { area: AREA_1, "severity":1,"clears_by":"operator","title":"no claim would pass","hint":"No selected entry of the projection passes every rule. `claimgate explain` shows why for one of them."},
  not_canonical: { area: AREA_1, "severity":0,"clears_by":"edit","title":"the file is valid, but not in its canonical form","hint":"The canonical form has one claim per line, sorted, so that changes read well in review.","next":"claimgate claims fmt"},
  instant_invalid: { area: AREA_2, "severity":2,"clears_by":"edit","title":"the instant does not exist or has the wrong form","hint":"Write it in UTC, such as 2026-11-21T08:30:00Z."},
  contract_approval_contradictory: { area: AREA_2, "severity":2,"clears_by":"edit","title":"the contract requires an approval, but its tier says that none is needed","hint":"Name the tier that the provider grants, or set `approval.required` to false.","next":"claimgate contract lint"},
  contract_check_missing: { area: AREA_2, "severity":2,"clears_by":"edit","title":"the contract lacks a check that its operation requires","hint":"List connect, authorization, the publish check of the operation, final_result, refresh and revoke on both sides.","next":"claimgate contract lint"},
  contract_check_duplicate: { area: AREA_2, "severity":2,"clears_by":"edit","title":"the contract lists a check twice on one side","hint":"Keep one of the two, with the reasons of both.","next":"claimgate contract lint"},
  contract_check_of_other_operation: { area: AREA_2, "severity":2,"clears_by":"edit","title":"the contract lists the publish check of another operation","hint":"Immediate and scheduled publishing are two subjects. Give each its own contract.","next":"claimgate contract lint"},
  contract_reason_not_allowed: { area: AREA_2, "severity":2,"clears_by":"edit","title":"the contract gives reasons to skip a check that must not be skipped","hint":"Remove the reasons: only refresh and revoke can be skipped.","next":"claimgate contract lint"},
  contract_source_not_https: { area: AREA_2, "severity":2,"clears_by":"edit","title":"a policy source is not an https URL","hint":"Link to the provider's page by its https address, without user name and password.","next":"claimgate contract lint"},
  contract_missing: { area: AREA_2, "severity":1,"clears_by":"edit","title":"no contract in the repository has the digest in the claim","hint":"Commit the contract to provider-certification/contracts/, or correct `contract_digest` in the claim.","next":"claimgate contract digest"},
  contract_ambiguous: { area: AREA_2, "severity":1,"clears_by":"edit","title":"two contracts fit the same subject","hint":"Remove one, or make them differ in provider, account kinds, output profile, operation or policy mode.","next":"claimgate contract lint"},
  contract_for_other_provider: { area: AREA_2, "severity":1,"clears_by":"edit","title":"the contract is for another provider than the claim","hint":"Put the digest of the contract for this subject into the claim.","next":"claimgate contract digest"},
  contract_for_other_account_kind: { area: AREA_2, "severity":1,"clears_by":"edit","title":"the contract is for other account kinds than the claim","hint":"Put the digest of the contract for this subject into the claim.","next":"claimgate contract digest"},
  contract_for_other_profile: { area: AREA_2, "severity":1,"clears_by":"edit","title":"the contract is for another output profile than the claim","hint":"Put the digest of the contract for this subject into the claim.","next":"claimgate contract digest"},
  contract_for_other_operation: { area: AREA_2, "severity":1,"clears_by":"edit","title":"the contract is for another operation than the claim","hint":"Put the digest of the contract for this subject into the claim.","next":"claimgate contract digest"},
  contract_for_other_policy_mode: { area: AREA_2, "severity":1,"clears_by":"edit","title":"the contract is for another policy mode than the claim","hint":"Put the digest of the contract for this subject into the claim.","next":"claimgate contract digest"},
  artifact_name_repeated: { area: AREA_3, "severity":2,"clears_by":"edit","title":"the manifest names a published file twice","hint":"Make the manifest again, and name each file once with --artifact."},
  version_differs: { area: AREA_3, "severity":1,"clears_by":"operator","title":"the manifest is for another version","hint":"Compare the tag with the member `version` of the manifest. If they differ, make the manifest again."},
  revision_differs: { area: AREA_3, "severity":1,"clears_by":"operator","title":"the manifest is for another commit","hint":"Compare the commit with the member `revision` of the manifest. If they differ, make the manifest again."},
  claims_digest_differs: { area: AREA_3, "severity":1,"clears_by":"operator","title":"the manifest is for other bytes of the claims file","hint":"Somebody changed the claims or the manifest later. Make the manifest again."},
  claims_schema_version_differs: { area: AREA_3, "severity":1,"clears_by":"operator","title":"the manifest names another schema version of the claims file","hint":"Compare the member `provider_claims.schema_version`."},
  claim_count_differs: { area: AREA_3, "severity":1,"clears_by":"operator","title":"the manifest names another number of claims","hint":"Compare the member `provider_claims.claim_count`."},
  manifest_member_order: { area: AREA_3, "severity":0,"clears_by":"edit","title":"the members of the manifest are not in their usual order","hint":"The values agree. Run `claimgate manifest create` to write the usual bytes."},
  manifest_line_endings: { area: AREA_3, "severity":0,"clears_by":"edit","title":"the manifest has other line endings than `manifest create` writes","hint":"The values agree, but some tool converted the file after `claimgate manifest create`."},
  manifest_white_space: { area: AREA_3, "severity":0,"clears_by":"edit","title":"the manifest has other white space or escapes than `manifest create` writes","hint":"The values agree. Run `claimgate manifest create` to write the usual bytes."},
  version_not_newest: { area: AREA_3, "severity":0,"clears_by":"edit","title":"this branch already records a newer version","hint":"A fix of an older version usually belongs on its own branch: check that branch out, or pass --branch. If this branch is right, ignore this warning."},
  version_invalid: { area: AREA_3, "severity":2,"clears_by":"edit","title":"the version is not \"v\" followed by a stable SemVer version","hint":"Write it like v1.4.0, without a pre-release or build part."},
  draft_not_releasable: { area: AREA_3, "severity":1,"clears_by":"edit","title":"only a release verdict lets a release through","hint":"Commit the changes in the work tree, or judge a commit with --ref. Leave out --at."},
  no_contracts: { area: AREA_4, "severity":2,"clears_by":"edit","title":"this folder has no contracts","hint":"Contracts are the *.json files in provider-certification/contracts/ of the product. Run the command in the repository of the product, or pass -C DIR.","next":"claimgate contract lint --help"},
  projection_unverified: { area: AREA_4, "severity":0,"clears_by":"operator","title":"the projection has no signed statement beside it, so its origin is not verified","hint":"Keep the statement beside the projection: X.intoto.json beside X.jsonl.","next":"claimgate check"},
  code_unknown: { area: AREA_4, "severity":2,"clears_by":"edit","title":"unknown code","hint":"Copy the code from the brackets after error or warning, such as run_expired from error[run_expired]. For a claim, pass its name: `claimgate claims list` prints all names."},
  subject_not_in_ledger: { area: AREA_4, "severity":1,"clears_by":"operator","title":"the ledger has no run for such a subject","hint":"A digest finds only subjects that have a run. Pass any other subject as a file.","next":"claimgate ledger list"},
  subject_ambiguous: { area: AREA_4, "severity":2,"clears_by":"edit","title":"more than one subject fits","hint":"Pass the whole name of the claim, or more digits of the digest."},
  file_missing: { area: AREA_5, "severity":2,"clears_by":"edit","title":"the file does not exist","hint":"Check the path. -C DIR runs as if started in DIR."},
  claims_missing: { area: AREA_5, "severity":2,"clears_by":"edit","title":"there is no public claims file","hint":"Run claimgate in the folder of your product, or pass -C DIR. A product without claims has a file with an empty list.","next":"claimgate init"},
  file_unreadable: { area: AREA_5, "severity":2,"clears_by":"operator","title":"cannot read the file","hint":"Check its permissions and the disk."},
  file_unwritable: { area: AREA_5, "severity":2,"clears_by":"operator","title":"cannot write the file","hint":"Check the folder, its permissions and the free space."},
  folder_missing: { area: AREA_5, "severity":2,"clears_by":"edit","title":"the folder does not exist","hint":"claimgate creates no folder for an output or for -C. Create it first, or correct the path."},
  output_forbidden: { area: AREA_5, "severity":2,"clears_by":"edit","title":"claimgate does not write to this path","hint":"Choose a path outside /dev, /proc, /sys and git folders. For standard output, use --format FORMAT."},
  file_exists: { area: AREA_5, "severity":2,"clears_by":"edit","title":"the file already exists","hint":"claimgate does not overwrite it. Remove it first, or name another file."},
  file_symlink: { area: AREA_5, "severity":2,"clears_by":"edit","title":"the file or a folder on its path is a symbolic link","hint":"Put a regular file at this path: a link can point to another file later."},
  file_not_regular: { area: AREA_5, "severity":2,"clears_by":"edit","title":"the path does not name a regular file","hint":"Name a regular file: folders, pipes, sockets and devices are refused."},
  file_executable: { area: AREA_5, "severity":2,"clears_by":"edit","title":"git records the file with a mode other than 100644","hint":"Run `git update-index --chmod=-x FILE` and commit."},
  file_changed_while_read: { area: AREA_5, "severity":2,"clears_by":"time","title":"the file changed while it was read","hint":"Run the command again when no program writes to the file."},
  path_escapes_repository: { area: AREA_5, "severity":2,"clears_by":"edit","title":"the path leaves the repository","hint":"Name a path inside the repository, without \"..\"."},
  path_has_line_break: { area: AREA_5, "severity":2,"clears_by":"edit","title":"the name of a document or of its folder contains a line break","hint":"Rename it, or leave it out with `ignore`."},
  path_case_twin: { area: AREA_5, "severity":2,"clears_by":"edit","title":"another path differs from this one only in upper and lower case","hint":"On some systems both are one file. Remove or rename one."},
  path_in_submodule: { area: AREA_5, "severity":2,"clears_by":"edit","title":"the path lies in a submodule","hint":"The commit of this repository does not contain the file. Put it into this repository itself."},
  stray_claims_file: { area: AREA_5, "severity":1,"clears_by":"edit","title":"another file looks like a public claims file","hint":"claimgate reads claims from one file only. Remove this one, or list it under `stray_claims.ignore` in claimgate.config.json."},
  git_unavailable: { area: AREA_6, "severity":0,"clears_by":"operator","title":"cannot start git","hint":"Install git, and add its folder to PATH. Without git the verdict is a draft, which never lets a release through."},
  git_missing: { area: AREA_6, "severity":2,"clears_by":"operator","title":"git is not installed, or cannot be started","hint":"Install it, such as with `apt-get install git`, `brew install git` or from https://git-scm.com, and add its folder to PATH. claimgate never runs a git that lies in the repository.","next":"git --version"},
  not_a_repository: { area: AREA_6, "severity":0,"clears_by":"operator","title":"this folder is not in a git repository","hint":"Run claimgate in a clone, or pass -C DIR. Without a commit the verdict is a draft, which never lets a release through."},
  setup_differs: { area: AREA_6, "severity":2,"clears_by":"edit","title":"an existing file differs from the requested setup","hint":"Setup overwrites nothing. Edit the file, or request the values that it has."},
  keys_not_ignored: { area: AREA_6, "severity":2,"clears_by":"edit","title":"git tracks, or would track, a private key or the ledger","hint":"Everybody who can read the repository knows a committed key. Remove it with `git rm --cached`, revoke it, and let setup make a new one."},
  git_required: { area: AREA_6, "severity":2,"clears_by":"operator","title":"this command needs a git repository","hint":"Run it in a clone, or pass -C DIR."},
  git_failed: { area: AREA_6, "severity":2,"clears_by":"operator","title":"git failed","hint":"Run `git fsck`. The gate cannot judge a damaged or partial clone."},
  git_timeout: { area: AREA_6, "severity":2,"clears_by":"operator","title":"git did not finish in time and was stopped","hint":"Look for pipes in place of files: `find .git -type p`; check `include.path` and alternates."},
  git_too_large: { area: AREA_6, "severity":2,"clears_by":"operator","title":"the repository exceeds a size limit","hint":"SECURITY.md lists the limits. Make the file, the folder or the history smaller."},
  repository_owner_differs: { area: AREA_6, "severity":2,"clears_by":"operator","title":"git refuses the repository because it belongs to another user","hint":"If you trust it, set CLAIMGATE_SAFE_DIRECTORY to its absolute path. claimgate does not read safe.directory from your git settings.","next":"CLAIMGATE_SAFE_DIRECTORY=\"$PWD\" claimgate check"},
  ref_ambiguous: { area: AREA_6, "severity":2,"clears_by":"operator","title":"the short name stands for more than one ref","hint":"Give the full name."},
  memory_unnamed: { area: AREA_6, "severity":2,"clears_by":"operator","title":"the branch with the records of earlier releases is unknown","hint":"This checkout has no origin/HEAD, as after `git remote add`. Set it once, or pass --memory REF, or set CLAIMGATE_MEMORY.","next":"git remote set-head origin --auto"},
  ref_not_found: { area: AREA_6, "severity":2,"clears_by":"operator","title":"the ref names no commit in this clone","hint":"Fetch it first: `git fetch --tags`. A ref is HEAD, a tag, a branch, origin/BRANCH, a full ref name or a full commit id."},
  no_commit: { area: AREA_6, "severity":0,"clears_by":"operator","title":"the repository has no commit yet","hint":"Commit the claims file. Until then the verdict is a draft."},
  commit_required: { area: AREA_6, "severity":2,"clears_by":"edit","title":"the repository has no commit yet, so the claims cannot be judged","hint":"Commit first: the gate reads the records of earlier releases from commits, and never treats a missing history as empty.","next":"git add --all && git commit --message \"Set up claimgate\""},
  not_committed: { area: AREA_6, "severity":0,"clears_by":"edit","title":"the file is not committed","hint":"Commit it. Until then the verdict is a draft."},
  not_in_work_tree: { area: AREA_6, "severity":0,"clears_by":"edit","title":"the work tree lacks a file of the commit","hint":"Restore it, or commit its removal. Until then the verdict is a draft."},
  shallow_clone: { area: AREA_6, "severity":2,"clears_by":"operator","title":"the clone is shallow, so its history is missing","hint":"A missing history is never treated as empty. Fetch the whole history; in GitHub Actions, set `fetch-depth: 0`.","next":"git fetch --unshallow --tags"},
  work_tree_edited: { area: AREA_6, "severity":0,"clears_by":"edit","title":"the file in the work tree differs from the commit","hint":"Commit the change, or judge the commit with --ref HEAD. Until then the verdict is a draft."},
  work_tree_line_endings: { area: AREA_6, "severity":0,"clears_by":"edit","title":"the file in the work tree differs from the commit only in its line endings","hint":"Run `claimgate init` for the .gitattributes line, commit it, then `git checkout` the file again."},
  work_tree_keyword: { area: AREA_6, "severity":0,"clears_by":"edit","title":"the file in the work tree differs from the commit by an expanded $Id$ keyword","hint":"Run `claimgate init` for the .gitattributes line, commit it, then `git checkout` the file again."},
  tag_elsewhere: { area: AREA_6, "severity":1,"clears_by":"operator","title":"a tag of this version names another commit","hint":"Judge the tagged commit with --ref TAG, or choose the next version."},
  tag_misnamed: { area: AREA_6, "severity":1,"clears_by":"operator","title":"the tag of this version is a tag object with another name","hint":"Somebody renamed or replaced the tag. Look at it with `git cat-file tag VERSION`, delete it, and tag again."},
  identity_unset: { area: AREA_6, "severity":2,"clears_by":"operator","title":"git does not know who you are","hint":"Set user.name and user.email, or GIT_COMMITTER_NAME and GIT_COMMITTER_EMAIL: a tag and a commit name their author."},
  identity_malformed: { area: AREA_6, "severity":2,"clears_by":"operator","title":"the name or email address in the git settings is not valid in a tag or a commit","hint":"Use 1 to 256 characters on one line, without < and >."},
  head_detached: { area: AREA_6, "severity":2,"clears_by":"operator","title":"no branch is checked out","hint":"claimgate commits a release record to a branch. Check a branch out, or pass --branch NAME."},
  branch_unwritable: { area: AREA_6, "severity":2,"clears_by":"operator","title":"git cannot commit to this branch now","hint":"Finish or abort the merge, or name another branch with --branch NAME."},
  git_write_refused: { area: AREA_6, "severity":2,"clears_by":"operator","title":"writing this would make git run a program or follow a link","hint":"claimgate writes tags and commits without hooks. Remove the setting or the link, or tag and commit by hand."},
  base64_invalid: { area: AREA_7, "severity":2,"clears_by":"edit","title":"a value is not base64","hint":"Use either alphabet of RFC 4648, without other characters, wrong padding or left-over bits."},
  payload_type_wrong: { area: AREA_7, "severity":1,"clears_by":"edit","title":"the envelope holds another kind of document","hint":"Pass the kind of file that the command expects."},
  signatures_below_threshold: { area: AREA_7, "severity":1,"clears_by":"operator","title":"too few of the accepted keys have signed","hint":"Have the missing key holders sign the same file. Each key counts once.","next":"claimgate sign FILE --key KEY"},
  threshold_unreachable: { area: AREA_7, "severity":2,"clears_by":"edit","title":"the threshold cannot be reached with these keys","hint":"Choose a threshold from 1 to the number of distinct keys."},
  already_signed: { area: AREA_7, "severity":2,"clears_by":"edit","title":"this key has already signed the file","hint":"Do nothing, or sign with another key: a second signature of the same key does not count."},
  envelope_full: { area: AREA_7, "severity":2,"clears_by":"edit","title":"the envelope cannot take another signature","hint":"An envelope has at most 16 signatures and 1 MiB. Sign the same payload in a new one."},
  signature_wrong: { area: AREA_7, "severity":2,"clears_by":"operator","title":"the signature does not verify with the public key","hint":"The signer signed other bytes or with another key. Compare its key with the public key, and sign exactly the bytes that `claimgate sign FILE --pae OUT` writes."},
  signer_not_found: { area: AREA_7, "severity":2,"clears_by":"operator","title":"the signing program cannot be started","hint":"Pass a path, or put the program into a folder of PATH outside of the repository. It must be executable."},
  signer_failed: { area: AREA_7, "severity":2,"clears_by":"operator","title":"the signing program did not sign","hint":"Nothing was written. Run the program by itself, with the bytes from `claimgate sign FILE --pae OUT` on its standard input."},
  signer_answer_invalid: { area: AREA_7, "severity":2,"clears_by":"operator","title":"the signing program printed something other than a signature","hint":"Nothing was written. The program must print one signature in base64 on standard output, and everything else on standard error."},
  key_unreadable: { area: AREA_7, "severity":2,"clears_by":"edit","title":"the file is not a key that claimgate can read","hint":"Private keys are PEM files with `PRIVATE KEY` or `ENCRYPTED PRIVATE KEY`, public keys with `PUBLIC KEY`.","next":"claimgate key generate --help"},
  key_type_refused: { area: AREA_7, "severity":2,"clears_by":"edit","title":"keys of this type are not accepted","hint":"Use Ed25519, or ECDSA with P-256.","next":"claimgate key generate --help"},
  key_weak: { area: AREA_7, "severity":2,"clears_by":"edit","title":"anyone can make signatures under this key without its private key","hint":"The key is one of the few points of small order. Generate a new key.","next":"claimgate key generate --help"},
  key_passphrase_missing: { area: AREA_7, "severity":2,"clears_by":"operator","title":"the private key is encrypted, and no passphrase was given","hint":"Pass --passphrase-file FILE, or --passphrase-file - to read it from standard input."},
  key_passphrase_wrong: { area: AREA_7, "severity":2,"clears_by":"operator","title":"the passphrase does not open the private key","hint":"Check --passphrase-file: it must hold the passphrase that the key was generated with."},
  key_passphrase_empty: { area: AREA_7, "severity":2,"clears_by":"operator","title":"an empty passphrase protects nothing","hint":"Pass a passphrase, or leave out the option for a key that is not encrypted."},
  statement_type_wrong: { area: AREA_7, "severity":1,"clears_by":"edit","title":"the payload is not an in-toto Statement v1","hint":"Compare the member `_type`."},
  predicate_type_wrong: { area: AREA_7, "severity":1,"clears_by":"edit","title":"the statement is of another kind than the command expects","hint":"Compare the member `predicateType`: one kind of statement never replaces another."},
  statement_subject_count: { area: AREA_7, "severity":1,"clears_by":"edit","title":"the statement is not about exactly one file","hint":"The member `subject` must have one item."},
  statement_subject_digest: { area: AREA_7, "severity":1,"clears_by":"edit","title":"the subject of the statement does not have exactly one sha256 digest","hint":"The member `digest` must have `sha256`, with 64 lower-case hex digits, as its only member."},
  summary_contradiction: { area: AREA_7, "severity":1,"clears_by":"never","title":"the verification summary contradicts itself","hint":"PASSED needs the level CLAIMGATE_RULES_V1, FAILED the level FAILED, and the three subjects are claims, manifest and verdict."},
  envelope_unsigned: { area: AREA_8, "severity":1,"clears_by":"operator","title":"nobody has signed the file","hint":"Have the key holders sign it.","next":"claimgate sign FILE --key KEY"},
  signed_document_expected: { area: AREA_8, "severity":2,"clears_by":"edit","title":"the file is not a signed document","hint":"Pass a DSSE envelope (JSON with payload, payloadType and signatures), a checkpoint or a proof. Only envelopes can be signed."},
  companion_missing: { area: AREA_8, "severity":2,"clears_by":"edit","title":"the document is verified beside another file, which is not here","hint":"Drop both files on the page together."},
  secret_file_exposed: { area: AREA_8, "severity":2,"clears_by":"operator","title":"other users can read or change a file that holds a secret","hint":"Run `chmod 600 FILE`. Replace the secret if somebody may have read it."},
  key_passphrase_malformed: { area: AREA_8, "severity":2,"clears_by":"operator","title":"the passphrase is not one line of text","hint":"Use one line of UTF-8 without control characters, at most 1024 bytes without its line end."},
  root_before_pin: { area: AREA_8, "severity":2,"clears_by":"operator","title":"the trust root is older than the pinned one","hint":"A pin covers the root that it names and later ones. Pass an older pin, or pass the keys that must have signed with --key."},
  bundles_too_many: { area: AREA_9, "severity":1,"clears_by":"edit","title":"the file has too many Sigstore bundles","hint":"Keep one bundle for each identity that signs, at most 16, one a line."},
  bundle_malformed: { area: AREA_9, "severity":1,"clears_by":"edit","title":"the Sigstore bundle cannot be read","hint":"Sign again. `cosign attest-blob --bundle FILE` and actions/attest write bundles that claimgate reads."},
  bundle_payload_differs: { area: AREA_9, "severity":1,"clears_by":"edit","title":"the Sigstore bundle signs other bytes than the envelope","hint":"Sign the payload of the envelope byte for byte, with `cosign attest-blob --statement`."},
  bundle_certificate_missing: { area: AREA_9, "severity":1,"clears_by":"edit","title":"the Sigstore bundle has no certificate","hint":"Sign without a key of your own: claimgate counts keys by the signatures in the envelope."},
  bundle_certificate_untrusted: { area: AREA_9, "severity":1,"clears_by":"operator","title":"the certificate in the Sigstore bundle does not verify","hint":"An authority of the Sigstore trusted root must have issued it for signing code, one of its certificate logs must list it, and it must have been valid when it signed."},
  bundle_certificate_unclear: { area: AREA_9, "severity":1,"clears_by":"operator","title":"the certificate in the Sigstore bundle does not name exactly one signer","hint":"It must have one subject alternative name, an email address or a URI, and one issuer, in printable ASCII."},
  bundle_log_untrusted: { area: AREA_9, "severity":1,"clears_by":"operator","title":"the Sigstore bundle has no valid entry in a transparency log","hint":"Sign with the log that the Sigstore trusted root lists; the entry must be about this signature."},
  bundle_time_untrusted: { area: AREA_9, "severity":1,"clears_by":"operator","title":"the Sigstore bundle does not prove when it was signed","hint":"Sign with a log or a timestamp authority that the Sigstore trusted root lists."},
  bundle_time_differs: { area: AREA_9, "severity":1,"clears_by":"operator","title":"the Sigstore bundle was made at another time than the document says","hint":"Judge or export again, and sign at once: a signature counts from the instant in the document until a projection of that instant would have expired."},
  bundle_signature_wrong: { area: AREA_9, "severity":1,"clears_by":"never","title":"the signature in the Sigstore bundle is wrong","hint":"Sign again."},
  identity_not_of_role: { area: AREA_9, "severity":1,"clears_by":"operator","title":"the signer of the Sigstore bundle is not an identity of the role","hint":"Sign with one of the expected workflows or accounts. Issuer and subject are compared exactly."},
  identity_extension_differs: { area: AREA_9, "severity":1,"clears_by":"operator","title":"an extension of the certificate does not have the value that the trust root asks for","hint":"Sign from the repository, environment and event that the trust root names."},
  identity_source_missing: { area: AREA_9, "severity":2,"clears_by":"edit","title":"the identity does not say whose jobs may sign","hint":"Other repositories can call the workflow, and then sign as it. Name the repository or its owner in `extensions`, by id."},
  signer_counted_once: { area: AREA_9, "severity":1,"clears_by":"operator","title":"the same signer has signed more than once","hint":"Have another key or identity sign. All signatures of one holder count as one."},
  sigstore_root_missing: { area: AREA_9, "severity":1,"clears_by":"edit","title":"the Sigstore trusted root that the trust root names is missing","hint":"Commit it as provider-certification/trust/NAME.trusted_root.json, byte for byte."},
  sigstore_root_invalid: { area: AREA_9, "severity":1,"clears_by":"edit","title":"the Sigstore trusted root cannot be used","hint":"Every log and authority in it must say from when it is valid."},
  pin_missing: { area: AREA_10, "severity":1,"clears_by":"operator","title":"no trust pin is given","hint":"Pass --trust-pin N:sha256:HEX or set CLAIMGATE_TRUST_PIN, in protected CI settings. `claimgate setup` and `claimgate trust init` print the pin.","next":"claimgate check --trust-pin N:sha256:HEX"},
  pin_malformed: { area: AREA_10, "severity":2,"clears_by":"operator","title":"the trust pin is not of the form N:sha256:HEX","hint":"Copy the pin that `claimgate trust init` printed: the version of a trust root, then the sha256 of its payload in 64 hex digits."},
  pin_mismatch: { area: AREA_10, "severity":1,"clears_by":"operator","title":"the trust pin matches no trust root in the repository","hint":"Somebody replaced the trust roots, or the pin belongs to another repository. Compare with the pin that `claimgate setup` or `claimgate trust init` printed."},
  root_missing: { area: AREA_10, "severity":2,"clears_by":"edit","title":"provider-certification/trust has no trust root","hint":"Create one, or put the chain there as 1.root.json, 2.root.json and so on.","next":"claimgate trust init --help"},
  root_version_skipped: { area: AREA_10, "severity":1,"clears_by":"edit","title":"the versions of the trust roots are not consecutive","hint":"Number the roots 1, 2, 3 and so on; none may be missing, repeated or out of order."},
  root_unsigned_by_previous: { area: AREA_10, "severity":1,"clears_by":"operator","title":"too few root keys of the previous version have signed the trust root","hint":"Have the previous root key holders sign the new version as well.","next":"claimgate sign FILE --key KEY"},
  root_unsigned_by_itself: { area: AREA_10, "severity":1,"clears_by":"operator","title":"too few of its own root keys have signed the trust root","hint":"Have the root key holders sign it.","next":"claimgate sign FILE --key KEY"},
  root_expired: { area: AREA_10, "severity":1,"clears_by":"operator","title":"the newest trust root has expired","hint":"Rotate to a new version with a later expiry.","next":"claimgate trust rotate --help"},
  root_threshold_invalid: { area: AREA_10, "severity":2,"clears_by":"edit","title":"the threshold of a role is larger than its number of signers","hint":"Choose a threshold from 1 to the number of keys and identities of the role. All of one holder count as one."},
  root_role_key_unknown: { area: AREA_10, "severity":2,"clears_by":"edit","title":"a role names a key that is not in the trust root","hint":"Every id in `roles` must be in `keys`."},
  root_key_id_wrong: { area: AREA_10, "severity":2,"clears_by":"edit","title":"a key is listed under an id that is not its fingerprint","hint":"Use the OpenSSH SHA256 fingerprint of the key as its id: one key cannot have two ids."},
  root_ledger_key_invalid: { area: AREA_10, "severity":2,"clears_by":"edit","title":"a ledger key does not belong to the ledger","hint":"Write each ledger key once, as origin+hash+base64 with the origin of the ledger as its name."},
  root_identity_unknown: { area: AREA_10, "severity":2,"clears_by":"edit","title":"a role names an identity that is not in the trust root","hint":"Every id in `identity_ids` must be in `identities`."},
  root_identities_overlap: { area: AREA_10, "severity":2,"clears_by":"edit","title":"one certificate could count for two identities of a role","hint":"Give the identities of a role different issuers, or subjects that do not cover each other."},
  root_holder_key_invalid: { area: AREA_10, "severity":2,"clears_by":"edit","title":"an identity names a key of its holder that is not in the trust root, or that another identity names","hint":"Every id in `holder_key_ids` must be in `keys`, and belong to one identity only."},
  root_floor_invalid: { area: AREA_10, "severity":2,"clears_by":"edit","title":"the floor of the ledger contradicts itself","hint":"Give a floor of size 0 the root hash of the empty tree."},
  note_key_invalid: { area: AREA_11, "severity":2,"clears_by":"edit","title":"the note key has the wrong form","hint":"Write an Ed25519 key as name+hash+base64 (C2SP signed-note)."},
  note_malformed: { area: AREA_11, "severity":2,"clears_by":"edit","title":"the file is not a signed note","hint":"A note is text, an empty line, then signature lines (C2SP signed-note). Fetch it again, unchanged."},
  note_unsigned: { area: AREA_11, "severity":1,"clears_by":"operator","title":"no accepted key has signed the note","hint":"Accepted keys are the ledger keys in the trust root. Compare them with the key that signed the note."},
  note_signature_wrong: { area: AREA_11, "severity":1,"clears_by":"never","title":"a signature of an accepted key does not match the note","hint":"Somebody changed the text or the signature after signing. Fetch the original."},
  checkpoint_malformed: { area: AREA_11, "severity":2,"clears_by":"edit","title":"the note is not a checkpoint","hint":"Pass a checkpoint: three lines with origin, tree size and root hash in base64 (C2SP tlog-checkpoint)."},
  checkpoint_origin_wrong: { area: AREA_11, "severity":1,"clears_by":"operator","title":"the checkpoint belongs to another ledger","hint":"Its first line must be the origin in the trust root. For a new origin, rotate the trust root."},
  proof_malformed: { area: AREA_11, "severity":2,"clears_by":"edit","title":"the file is not a proof of the ledger","hint":"An inclusion proof has the form of C2SP tlog-proof, a consistency proof that of C2SP tlog-witness, with at most 54 hashes."},
  inclusion_unproven: { area: AREA_11, "severity":1,"clears_by":"never","title":"the inclusion proof does not show that the record is in the ledger","hint":"Record, index, hashes and checkpoint must come from the same ledger. Export the proof again."},
  consistency_unproven: { area: AREA_11, "severity":1,"clears_by":"never","title":"the consistency proof does not show that the ledger only grew","hint":"Somebody rewrote the ledger since the last release, or the proof belongs to other checkpoints."},
  consistency_start_wrong: { area: AREA_11, "severity":1,"clears_by":"operator","title":"the consistency proof does not start at the last known size","hint":"Export the projection again, with a proof from the largest checkpoint in a release record.","next":"claimgate ledger export"},
  ledger_truncated: { area: AREA_11, "severity":1,"clears_by":"operator","title":"the ledger is shorter than it was for an earlier release","hint":"Somebody passed an old projection or removed records. Export a new projection, and verify the ledger."},
  ledger_forked: { area: AREA_11, "severity":1,"clears_by":"never","title":"the ledger has two histories of the same size","hint":"Somebody holding the ledger key has shown different records to different readers."},
  ledger_location_missing: { area: AREA_12, "severity":2,"clears_by":"edit","title":"no ledger is named","hint":"Pass --ledger sqlite:FILE or --ledger postgres://…, or set CLAIMGATE_LEDGER.","next":"claimgate ledger list --ledger sqlite:ledger.sqlite"},
  ledger_location_invalid: { area: AREA_12, "severity":2,"clears_by":"edit","title":"the location of the ledger has an unknown form","hint":"Write sqlite:FILE, postgres://… or postgresql://…."},
  ledger_driver_missing: { area: AREA_12, "severity":2,"clears_by":"operator","title":"the database driver is not installed","hint":"Install the driver for this ledger beside claimgate, with --global if claimgate is installed globally."},
  ledger_missing: { area: AREA_12, "severity":2,"clears_by":"operator","title":"the ledger does not exist","hint":"Create it, or correct its name after --ledger, in CLAIMGATE_LEDGER or in `ledger` of claimgate.config.json. `claimgate setup` makes the one that is configured.","next":"claimgate ledger init --help"},
  ledger_exists: { area: AREA_12, "severity":2,"clears_by":"operator","title":"a ledger already exists at this location","hint":"A copy never overwrites a ledger. Choose another location; nothing was changed."},
  ledger_outdated: { area: AREA_12, "severity":2,"clears_by":"operator","title":"the ledger was made by an older claimgate","hint":"Back it up first: `claimgate ledger backup FILE` works without the upgrade. Then run `claimgate ledger init` once; it changes no record.","next":"claimgate ledger init --help"},
  ledger_newer: { area: AREA_12, "severity":2,"clears_by":"operator","title":"the ledger was made by a newer claimgate","hint":"Install the newer claimgate."},
  ledger_migration_changed: { area: AREA_12, "severity":2,"clears_by":"never","title":"a migration differs from the one that the ledger was made with","hint":"Released migrations never change. Use the claimgate that the ledger was made with."},
  ledger_migration_duplicate: { area: AREA_12, "severity":3,"clears_by":"operator","title":"two migrations have the same number","hint":"This is a defect in claimgate; please report it."},
  ledger_identity_differs: { area: AREA_12, "severity":2,"clears_by":"edit","title":"the ledger has another origin, deployment or fingerprint key","hint":"These are fixed when a ledger is created. Use the right ledger, or create a new one."},
  ledger_unreachable: { area: AREA_12, "severity":2,"clears_by":"operator","title":"cannot reach the database","hint":"Check that it runs, that the name is right, and that this user may connect."},
  ledger_moved: { area: AREA_12, "severity":2,"clears_by":"operator","title":"the ledger file was moved, removed or replaced while it was in use","hint":"Nothing more was recorded. Put the right file back, then start the program again."},
  ledger_unwritable: { area: AREA_12, "severity":2,"clears_by":"operator","title":"the database cannot be written to","hint":"Check free space, and that you may write to the file and to its folder: SQLite writes beside the file even to read it. Nothing was recorded."},
  ledger_forbidden: { area: AREA_12, "severity":2,"clears_by":"operator","title":"the database role lacks a permission","hint":"Use another role, or grant the permission: see docs/specification/ledger.md. Nothing was recorded."},
  ledger_standby: { area: AREA_12, "severity":2,"clears_by":"operator","title":"the server is a standby, which accepts no records","hint":"Name the primary, or all servers: postgres://USER@ONE,OTHER/DATABASE. During a failover, try again. Nothing was recorded or signed."},
  ledger_server_unsuitable: { area: AREA_12, "severity":2,"clears_by":"edit","title":"no database server matches target_session_attrs","hint":"Correct target_session_attrs in the address of the ledger."},
  ledger_unconfirmed: { area: AREA_12, "severity":2,"clears_by":"time","title":"the database did not confirm a commit","hint":"The record may exist or not. Send it again with the same idempotency key: the ledger records it once. Nothing was signed."},
  ledger_pooler: { area: AREA_12, "severity":2,"clears_by":"operator","title":"a connection pooler does not keep one session of the server for a transaction","hint":"Connect to PostgreSQL directly, or through PgBouncer with `pool_mode` session or transaction. Nothing was recorded."},
  ledger_incomplete: { area: AREA_12, "severity":2,"clears_by":"operator","title":"the ledger lacks a table, a column or a function","hint":"Somebody dropped or renamed it. `claimgate ledger verify` names it. Continue with a copy.","next":"claimgate ledger verify"},
  ledger_busy: { area: AREA_12, "severity":2,"clears_by":"time","title":"another process is writing to the ledger","hint":"Nothing was recorded. Try again."},
  ledger_damaged: { area: AREA_12, "severity":2,"clears_by":"operator","title":"the database is not an intact ledger","hint":"Compare it with a copy before you change anything.","next":"claimgate ledger verify"},
  ledger_refused_by_database: { area: AREA_12, "severity":2,"clears_by":"operator","title":"the database refused the record","hint":"The checks in the database guard the ledger. Nothing was recorded."},
  ledger_stray: { area: AREA_12, "severity":2,"clears_by":"operator","title":"a row without a log entry takes the place of the next record","hint":"Somebody wrote it directly to the database, and no evidence rests on it. First record evidence of another kind, such as a control event, then this record again. Nothing was lost.","next":"claimgate ledger verify"},
  ledger_failed: { area: AREA_12, "severity":3,"clears_by":"operator","title":"the database rejected a statement of claimgate","hint":"This is a defect in claimgate; please report it."},
  fingerprint_key_malformed: { area: AREA_12, "severity":2,"clears_by":"edit","title":"the fingerprint key has the wrong form","hint":"Use 32 random bytes in base64, as `openssl rand -base64 32` writes them."},
  fingerprint_key_short: { area: AREA_12, "severity":2,"clears_by":"edit","title":"the fingerprint key is too short","hint":"Use 32 random bytes or more: a shorter key can be guessed."},
  backdated: { area: AREA_13, "severity":1,"clears_by":"operator","title":"a passing result is dated before a recorded failure or a newer record","hint":"Record a passing result that is newer. Only failures may be dated earlier."},
  already_quarantined: { area: AREA_13, "severity":1,"clears_by":"edit","title":"a correction has quarantined this record already","hint":"Leave this record out."},
  correction_final: { area: AREA_13, "severity":1,"clears_by":"never","title":"a correction cannot be corrected","hint":"Record the corrected evidence again: a record made after the correction counts."},
  dated_in_future: { area: AREA_13, "severity":1,"clears_by":"time","title":"the record is dated in the future","hint":"Correct the date, or check the clock of this machine."},
  clock_ahead: { area: AREA_13, "severity":1,"clears_by":"operator","title":"the clock of this machine is ahead of the database","hint":"Set the clock. Nothing was recorded."},
  clock_jumped: { area: AREA_13, "severity":1,"clears_by":"operator","title":"the clock of this machine is more than a year ahead of the last record","hint":"A record from the future would make all later records look backdated. Set the clock. If it is right, because nobody used the ledger for that long, pass --confirm-clock. Nothing was recorded."},
  period_empty: { area: AREA_13, "severity":1,"clears_by":"edit","title":"the end is not after the start","hint":"Correct the expiry: it must be later than the start."},
  tier_contradictory: { area: AREA_13, "severity":1,"clears_by":"edit","title":"state and tier of the review contradict each other","hint":"Use the tier not_required with the state not_required, and only with it."},
  contract_unknown: { area: AREA_13, "severity":1,"clears_by":"edit","title":"no contract in the repository has the digest in the run","hint":"List the digests of the contracts, and correct `contract_digest` in the run.","next":"claimgate contract digest"},
  contract_of_other_subject: { area: AREA_13, "severity":1,"clears_by":"edit","title":"the contract does not fit the subject of the run","hint":"Correct `contract_digest` or the subject in the run.","next":"claimgate contract digest"},
  account_reference_missing: { area: AREA_13, "severity":1,"clears_by":"edit","title":"the live run does not say which account it was made with","hint":"Add `account_reference` to the run. The ledger stores only its fingerprint."},
  operator_missing: { area: AREA_13, "severity":2,"clears_by":"edit","title":"missing `--operator NAME` (or `CLAIMGATE_OPERATOR`)","hint":"Say who records this. The ledger stores only a fingerprint of the name."},
  idempotency_key_reused: { area: AREA_13, "severity":1,"clears_by":"edit","title":"the idempotency key belongs to another record","hint":"Pass a new --idempotency-key for each record."},
  preview_outdated: { area: AREA_13, "severity":1,"clears_by":"edit","title":"the ledger has a newer record than the preview saw","hint":"Check again what the record changes, then record it."},
  fingerprint_key_differs: { area: AREA_13, "severity":2,"clears_by":"operator","title":"the fingerprint key is not the one of this ledger","hint":"Set CLAIMGATE_FINGERPRINT_KEY_FILE to the key file that the ledger was created with."},
  record_unknown: { area: AREA_14, "severity":1,"clears_by":"edit","title":"the ledger has no such record","hint":"Pass the sequence number or the id of a record.","next":"claimgate ledger list"},
  record_altered: { area: AREA_14, "severity":1,"clears_by":"operator","title":"a record does not match its leaf in the log","hint":"Somebody changed it later. Compare with a copy, restore it if you can, and find out who can write to the database. `claimgate ledger correct` takes it out of use, together with all earlier records."},
  record_removed: { area: AREA_14, "severity":1,"clears_by":"operator","title":"a log entry has no record, or the log has a gap","hint":"Somebody removed the record. Compare with a copy, restore it if you can, and find out who can write to the database. `claimgate ledger correct` takes its place out of use, together with all earlier records."},
  clock_went_back: { area: AREA_14, "severity":0,"clears_by":"operator","title":"a record is dated before the one that it follows","hint":"Check the clock: it was set back, or it was ahead before, and earlier records carry a date that is too late."},
  record_unlogged: { area: AREA_14, "severity":1,"clears_by":"operator","title":"a row of the ledger has no entry in the log","hint":"Somebody wrote it directly to the database, so it never counts as evidence. Find out who, and quarantine it by its id: `claimgate ledger correct --record ID`."},
  record_quarantined: { area: AREA_14, "severity":0,"clears_by":"never","title":"a correction has quarantined an altered record","hint":"No evidence rests on it. The record stays visible in the ledger."},
  binding_differs: { area: AREA_14, "severity":1,"clears_by":"operator","title":"a record and the log name different ledgers or different requests","hint":"Somebody changed the ledger's origin, deployment or fingerprint key, or the idempotency key in the log. Compare with a copy."},
  tree_altered: { area: AREA_14, "severity":1,"clears_by":"never","title":"the stored tree does not match its leaves","hint":"Somebody changed or added a stored hash. Proofs made from it are invalid. Compare with a copy."},
  index_differs: { area: AREA_14, "severity":1,"clears_by":"operator","title":"an index does not match its table","hint":"Queries by this index miss records; exports and checkpoints do not use it. Rebuild it (`REINDEX`), and find out what damaged it."},
  storage_damaged: { area: AREA_14, "severity":1,"clears_by":"operator","title":"the database file is damaged","hint":"Compare with a copy before you change anything, and check the disk."},
  guard_missing: { area: AREA_14, "severity":1,"clears_by":"operator","title":"a guard of the database is missing","hint":"Without it the database no longer refuses changes. Find out since when, and compare with a copy."},
  guard_changed: { area: AREA_14, "severity":1,"clears_by":"operator","title":"a guard of the database was changed","hint":"It may accept changes that it should refuse, or hide them. Compare with a copy."},
  facts_deployment_differs: { area: AREA_14, "severity":1,"clears_by":"operator","title":"the runtime facts and the ledger are for different deployments","hint":"Pass the runtime facts of the ledger's deployment."},
  facts_too_old: { area: AREA_14, "severity":1,"clears_by":"operator","title":"the runtime facts are too old","hint":"Have your service report them again (docs/how-to/provide-runtime-facts.md), then run this command again. For a trial, replace the file with what the next command prints.","next":"claimgate example facts"},
  facts_from_future: { area: AREA_14, "severity":1,"clears_by":"time","title":"the runtime facts are dated in the future","hint":"Check the clocks of both machines."},
  facts_contradictory: { area: AREA_14, "severity":2,"clears_by":"edit","title":"the runtime facts contradict themselves","hint":"Keep one of the two statements."},
  deny_list_unknown_name: { area: AREA_14, "severity":2,"clears_by":"edit","title":"the deny-list has a selector that matches no subject of the runtime facts","hint":"Correct the name: a misspelt one disables nothing."},
  example_made_up: { area: AREA_15, "severity":0,"clears_by":"edit","title":"the example contains made-up values","hint":"Pass your own: --capability FILE, --policy FILE, --app-fingerprint and --account-reference (`claimgate fingerprint` makes them). The zeros of tested_revision say that no commit was tested."},
  example_not_tested: { area: AREA_15, "severity":0,"clears_by":"new_live_run","title":"no test ran: the run says \"passed\" as an example only","hint":"Record the results of your tests before you publish the claim.","next":"claimgate ledger append run --from-junit FILE"},
  example_recorded: { area: AREA_15, "severity":0,"clears_by":"new_live_run","title":"the ledger now has an example run, although no test ran","hint":"Record the results of your tests before you publish the claim; the later run supersedes this one.","next":"claimgate ledger append run --from-junit FILE"},
  failed_run_recorded: { area: AREA_15, "severity":0,"clears_by":"new_live_run","title":"the run is recorded although it failed; earlier passing runs no longer count","hint":"No claim on its subject passes until a later run does. Fix the failure, run the tests again, and record them.","next":"claimgate ledger append run --from-junit FILE"},
  partial_run_recorded: { area: AREA_15, "severity":0,"clears_by":"new_live_run","title":"the run is recorded although it lacks checks of its contract; earlier complete runs no longer count","hint":"No claim on its subject passes until a later run has every check. Run all tests again, and record them; a test is named after its check, such as \"refresh\" or \"refresh: renews the token\".","next":"claimgate ledger append run --from-junit FILE"},
  control_matches_nothing: { area: AREA_15, "severity":0,"clears_by":"operator","title":"the control event is recorded although it matches no review and no run in the ledger","hint":"A control event acts on subjects that equal it in every member that it names, so a misspelt name switches nothing off. Compare it with the recorded subjects, and record it again.","next":"claimgate ledger list"},
  evidence_kind_unknown: { area: AREA_15, "severity":2,"clears_by":"edit","title":"the document is not an approval review, a run or a control event","hint":"Name files with evidence only, or move other JSON files out of the folder. `claimgate example run` prints a valid document."},
  evidence_folder_empty: { area: AREA_15, "severity":2,"clears_by":"edit","title":"the folder holds no JSON file to record","hint":"Name the folder with the evidence files; `claimgate example evidence` writes one."},
  test_results_invalid: { area: AREA_15, "severity":2,"clears_by":"edit","title":"the test results cannot be read","hint":"Pass a JUnit file (well-formed XML without a document type), or a list with lines such as \"connect: passed\"."},
  test_results_of_other_time: { area: AREA_15, "severity":1,"clears_by":"new_live_run","title":"the test results come from another time than the run","hint":"Pass the start of the tests with --tested-at, or run them again. Old results never count as a new run."},
  test_results_without_checks: { area: AREA_15, "severity":2,"clears_by":"edit","title":"the test results contain none of the checks that the contract lists","hint":"Nothing was recorded. Name a test after each check, such as \"connect\" or \"connect: opens the dialog\"."},
  deployment_unset: { area: AREA_16, "severity":2,"clears_by":"edit","title":"claimgate.config.json names no deployment","hint":"Claims are about one deployment. Add it: `\"deployment\": \"hosted-eu\"`, with the name that the trust root uses."},
  resource_uri_unset: { area: AREA_16, "severity":2,"clears_by":"edit","title":"claimgate.config.json does not say what is released","hint":"A signed verdict names what it is about. Add it: `\"resource_uri\": \"pkg:npm/NAME\"`."},
  key_not_of_role: { area: AREA_16, "severity":1,"clears_by":"operator","title":"the key does not have the release role in the trust root","hint":"Sign with a release key of the last trust root: pass --sign FILE, or put it where the configuration names the keys. Or give this key the role: `claimgate trust rotate --from CHANGES`.","next":"claimgate release --help"},
  deployment_differs: { area: AREA_16, "severity":1,"clears_by":"edit","title":"projection, trust root and configuration name different deployments","hint":"Correct `deployment` in claimgate.config.json, or use the projection and the trust root of that deployment."},
  projection_empty: { area: AREA_16, "severity":0,"clears_by":"operator","title":"the projection has no entry, so no claim can rest on it","hint":"An export has one entry for each subject with a test run in the ledger, or with --claims for each claim.","next":"claimgate ledger append run FILE"},
  projection_from_future: { area: AREA_16, "severity":1,"clears_by":"time","title":"the projection is dated in the future","hint":"One of two clocks is wrong by more than the trust root allows. Correct it."},
  projection_expired: { area: AREA_16, "severity":1,"clears_by":"operator","title":"the projection has expired","hint":"Export and sign a new one. In CI the scheduled export does that: find out why its last run failed, or start it by hand.","next":"claimgate ledger export"},
  projection_too_old: { area: AREA_16, "severity":1,"clears_by":"operator","title":"the projection is older than this run accepts","hint":"--projection-max-age or CLAIMGATE_PROJECTION_MAX_AGE sets the limit. Export and sign a new projection. In CI the scheduled export does that: find out why its last run failed, or start it by hand.","next":"claimgate ledger export"},
  projection_lifetime_wrong: { area: AREA_16, "severity":1,"clears_by":"operator","title":"the projection's validity period is empty, or longer than the trust root allows","hint":"Export it again with an --expires-in within `max_projection_hours` of the trust root.","next":"claimgate ledger export"},
  record_unreadable: { area: AREA_16, "severity":2,"clears_by":"operator","title":"a release record cannot be read","hint":"An unreadable record never counts as an empty one. Restore the named file from git."},
  record_incomplete: { area: AREA_16, "severity":2,"clears_by":"operator","title":"a release record lacks its signed verdict or projection statement","hint":"Restore the missing file. Only the record of a release without a trust root can lack it."},
  record_root_unknown: { area: AREA_16, "severity":2,"clears_by":"operator","title":"a release record names a trust root that is not in the chain","hint":"Keep every version of the trust root in the repository."},
  record_signature_wrong: { area: AREA_16, "severity":1,"clears_by":"operator","title":"too few release keys have signed the verdict of a release record","hint":"Somebody forged or damaged the record. Compare it with the published release."},
  record_contradiction: { area: AREA_16, "severity":1,"clears_by":"operator","title":"the files of a release record do not belong together","hint":"Restore the files: manifest, verdict and projection statement must be the exact bytes that the signed verdict names."},
  clock_set_back: { area: AREA_16, "severity":1,"clears_by":"time","title":"the clock is behind an earlier release","hint":"Set the clock of this machine. If it is right, a release record has a wrong date."},
  root_rolled_back: { area: AREA_16, "severity":1,"clears_by":"edit","title":"an earlier release used a newer trust root","hint":"Restore the newer versions: trust roots only move forward."},
  projection_digest_differs: { area: AREA_17, "severity":1,"clears_by":"operator","title":"the projection is not the file that was signed","hint":"Fetch projection and statement again, both from the same export.","next":"claimgate ledger export"},
  projection_count_differs: { area: AREA_17, "severity":1,"clears_by":"operator","title":"the projection does not have the number of entries in its statement","hint":"Fetch projection and statement again, both from the same export.","next":"claimgate ledger export"},
  projection_line_not_canonical: { area: AREA_17, "severity":2,"clears_by":"operator","title":"a line of the projection is not in its RFC 8785 form","hint":"The column shows the first difference. Another program than `claimgate ledger export` wrote or changed the file. Export again.","next":"claimgate ledger export"},
  projection_line_ending: { area: AREA_17, "severity":2,"clears_by":"operator","title":"a line of the projection ends with a carriage return","hint":"Line endings must be LF. A checkout or a transfer in text mode changed them.","next":"claimgate init"},
  projection_line_too_long: { area: AREA_17, "severity":2,"clears_by":"operator","title":"a line of the projection is longer than any entry can be","hint":"No valid entry is as long. Export again.","next":"claimgate ledger export"},
  projection_torn: { area: AREA_17, "severity":2,"clears_by":"operator","title":"the last line of the projection has no line ending","hint":"The file is cut off. Fetch it again.","next":"claimgate ledger export"},
  projection_not_ascending: { area: AREA_17, "severity":2,"clears_by":"operator","title":"the lines of the projection are not in the order of their subjects","hint":"Entries must be sorted by the digest of their subject, each subject once. Export again.","next":"claimgate ledger export"},
  projection_duplicate_subject: { area: AREA_17, "severity":2,"clears_by":"operator","title":"two lines of the projection are for the same subject","hint":"Each subject has one entry. Export again.","next":"claimgate ledger export"},
  record_in_two_roles: { area: AREA_17, "severity":1,"clears_by":"operator","title":"an entry of the projection names one ledger record for two facts","hint":"A record is a review, a local run, a live run or a control event, never two of them. Find out who wrote this projection before you export again.","next":"claimgate ledger verify"},
  record_contradictory: { area: AREA_17, "severity":1,"clears_by":"operator","title":"an entry of the projection contradicts itself about a ledger record","hint":"One sequence number has one leaf, and one leaf has one sequence number. Find out who wrote this projection before you export again.","next":"claimgate ledger verify"},
  record_outside_ledger: { area: AREA_17, "severity":1,"clears_by":"operator","title":"an entry of the projection names a record that the signed ledger does not have","hint":"Sequence numbers go up to the tree size of the checkpoint in the statement. Find out who wrote this projection before you export again.","next":"claimgate ledger verify"},
  looks_like_url: { area: AREA_18, "severity":1,"clears_by":"operator","title":"a value of the projection looks like a URL","hint":"Find the source of the value, and replace the value with its fingerprint.","next":"claimgate fingerprint FIELD"},
  looks_like_email: { area: AREA_18, "severity":1,"clears_by":"operator","title":"a value of the projection looks like an email address","hint":"A projection never names a person. Replace the value with its fingerprint.","next":"claimgate fingerprint FIELD"},
  looks_like_handle: { area: AREA_18, "severity":1,"clears_by":"operator","title":"a value of the projection looks like an account handle","hint":"A projection never names an account. Replace the value with its fingerprint.","next":"claimgate fingerprint FIELD"},
  looks_like_token: { area: AREA_18, "severity":1,"clears_by":"operator","title":"a value of the projection looks like a token or key","hint":"If it is one, revoke it now: somebody may have copied the projection. Then find its source."},
  looks_like_raw_id: { area: AREA_18, "severity":1,"clears_by":"operator","title":"a value of the projection looks like a raw id","hint":"Replace the id with its keyed fingerprint: a short id can be guessed from a plain hash.","next":"claimgate fingerprint FIELD"},
  looks_like_free_text: { area: AREA_18, "severity":1,"clears_by":"operator","title":"a value of the projection looks like free text","hint":"Replace it with a slug: free text may contain anything."},
  fingerprint_not_keyed: { area: AREA_18, "severity":1,"clears_by":"operator","title":"the projection does not declare its fingerprints as keyed","hint":"Export with CLAIMGATE_FINGERPRINT_KEY_FILE set: anyone can guess an account id from its plain hash in minutes.","next":"claimgate ledger export"},
  more_leaks: { area: AREA_18, "severity":1,"clears_by":"operator","title":"the projection has more forbidden values than are listed","hint":"Correct the source of the listed values, then export again.","next":"claimgate ledger export"},
  not_in_projection: { area: AREA_19, "severity":1,"clears_by":"operator","title":"the projection has no entry for the claim","hint":"Record a run for exactly this subject, then export again. Evidence for another subject never counts.","next":"claimgate ledger export"},
  entry_unreadable: { area: AREA_19, "severity":1,"clears_by":"operator","title":"the subject's entry holds a value that a projection must not contain, so its facts do not count","hint":"The findings of the rule projection-is-sanitized name the values. Remove them at their source, then export again.","next":"claimgate ledger export"},
  not_production: { area: AREA_19, "severity":1,"clears_by":"edit","title":"the claim is not about production on both sides","hint":"Claim a production deployment with the production app of the provider, or remove the claim."},
  configuration_unknown: { area: AREA_19, "severity":1,"clears_by":"operator","title":"the runtime facts don't say whether the provider app is configured","hint":"Add the app to the runtime facts, then export again.","next":"claimgate ledger export"},
  configuration_missing: { area: AREA_19, "severity":1,"clears_by":"operator","title":"the provider app is not configured","hint":"Configure the production app in the deployment, then export again.","next":"claimgate ledger export"},
  configuration_dynamic: { area: AREA_19, "severity":1,"clears_by":"operator","title":"the provider app is only registered dynamically","hint":"Configure the app itself: an app that registers on demand does not exist yet."},
  configuration_source_unknown: { area: AREA_19, "severity":1,"clears_by":"operator","title":"the runtime facts don't say where the configuration comes from","hint":"Add the source to the runtime facts, then export again.","next":"claimgate ledger export"},
  approval_missing: { area: AREA_19, "severity":1,"clears_by":"new_approval","title":"no review of the provider app is recorded","hint":"Record the review. Where the provider needs none, record one with the state not_required.","next":"claimgate ledger append approval FILE"},
  approval_pending: { area: AREA_19, "severity":1,"clears_by":"new_approval","title":"the provider has not approved the app yet","hint":"Record the review as soon as the provider has decided.","next":"claimgate ledger append approval FILE"},
  approval_trial: { area: AREA_19, "severity":1,"clears_by":"new_approval","title":"the approval is for a trial only","hint":"A trial never supports a public claim. Record the full approval.","next":"claimgate ledger append approval FILE"},
  approval_restricted: { area: AREA_19, "severity":1,"clears_by":"new_approval","title":"the provider restricted its approval","hint":"Record a new review when the provider has lifted the restriction.","next":"claimgate ledger append approval FILE"},
  approval_revoked: { area: AREA_19, "severity":1,"clears_by":"new_approval","title":"the provider revoked its approval","hint":"Withdraw the claim, or append a review when the provider approves again.","next":"claimgate claims propose"},
  approval_tier_differs: { area: AREA_19, "severity":1,"clears_by":"new_approval","title":"the approval has another tier than the contract requires","hint":"Record a review with the required tier, or correct the contract.","next":"claimgate ledger append approval FILE"},
  approval_required: { area: AREA_19, "severity":1,"clears_by":"new_approval","title":"the contract requires an approval, and the review says that none is needed","hint":"Record a review that approves, or correct the contract.","next":"claimgate ledger append approval FILE"},
  approval_not_yet: { area: AREA_19, "severity":1,"clears_by":"time","title":"the review is dated in the future","hint":"It counts from that date on. Wait, or correct the date."},
  approval_expired: { area: AREA_19, "severity":1,"clears_by":"new_approval","title":"the approval has expired","hint":"Have the app reviewed again, and record the review.","next":"claimgate ledger append approval FILE"},
  authorization_missing: { area: AREA_19, "severity":1,"clears_by":"reconnect","title":"no account is connected for the claim","hint":"The runtime facts list no grant for the account that the live run names. Connect it, or correct its account_reference in the facts file, then export again.","next":"claimgate ledger export"},
  authorization_not_applicable: { area: AREA_19, "severity":1,"clears_by":"reconnect","title":"no account grant applies to the subject","hint":"A claim needs the grant of a connected account. Connect one, then export again."},
  authorization_not_yet: { area: AREA_19, "severity":1,"clears_by":"time","title":"the validation of the grant is dated in the future","hint":"It counts from that date on. If the date is wrong, check the clocks of both machines."},
  authorization_expired: { area: AREA_19, "severity":1,"clears_by":"reconnect","title":"the account's authorization has expired","hint":"Connect the account again, then export again.","next":"claimgate ledger export"},
  reconnect_required: { area: AREA_19, "severity":1,"clears_by":"reconnect","title":"the account has to be connected again","hint":"Connect it, then export again.","next":"claimgate ledger export"},
  required_scopes_differ: { area: AREA_19, "severity":1,"clears_by":"new_live_run","title":"the run was made for other scopes than the contract requires","hint":"Run the test again under the current contract, and record it.","next":"claimgate ledger append run FILE"},
  grant_changed: { area: AREA_19, "severity":1,"clears_by":"new_live_run","title":"the account's granted scopes changed since the live run","hint":"Run the live test again with the current grant, and record it.","next":"claimgate ledger append run FILE"},
  scope_missing: { area: AREA_19, "severity":1,"clears_by":"reconnect","title":"the account has not granted a scope that the contract requires","hint":"Grant the missing scopes, run the live test again, and record it.","next":"claimgate ledger append run FILE"},
  policy_unknown: { area: AREA_19, "severity":1,"clears_by":"operator","title":"the runtime facts don't say whether policy allows the claim","hint":"Add the policy to the runtime facts, then export again.","next":"claimgate ledger export"},
  policy_restricted: { area: AREA_19, "severity":1,"clears_by":"operator","title":"policy restricts the subject","hint":"Lift the restriction on the server, or withdraw the claim.","next":"claimgate claims propose"},
  control_unknown: { area: AREA_19, "severity":1,"clears_by":"operator","title":"no control event enables the claim","hint":"Record a control event that enables it.","next":"claimgate ledger append control FILE"},
  control_disabled: { area: AREA_19, "severity":1,"clears_by":"operator","title":"a control event disables the claim","hint":"It overrides all other evidence. Record a control event that enables the claim again.","next":"claimgate ledger append control FILE"},
  disabled_by_facts: { area: AREA_19, "severity":1,"clears_by":"operator","title":"the deny-list of the runtime facts disables the subject","hint":"It overrides all other evidence, and no control event lifts it. Remove the selector from `deny_list` where your service writes the facts. For a claim, export a new projection after that.","next":"claimgate ledger export"},
  disabled_by_environment: { area: AREA_19, "severity":1,"clears_by":"operator","title":"CLAIMGATE_DISABLED_PROVIDERS disables the subject","hint":"It overrides all other evidence, and no control event lifts it. Remove the provider from the variable, where the service or the export is started. Then start the service again, or export a new projection.","next":"claimgate ledger export"},
  control_degraded: { area: AREA_19, "severity":1,"clears_by":"operator","title":"a control event marks the claim as degraded","hint":"Record a control event that enables it when the cause is gone.","next":"claimgate ledger append control FILE"},
  control_expired: { area: AREA_19, "severity":1,"clears_by":"operator","title":"the control event has expired","hint":"Record a new control event.","next":"claimgate ledger append control FILE"},
  local_run_missing: { area: AREA_20, "severity":1,"clears_by":"new_local_run","title":"no local test run is recorded","hint":"Run the local test, and record it.","next":"claimgate ledger append run FILE"},
  live_run_missing: { area: AREA_20, "severity":1,"clears_by":"new_live_run","title":"no live test run is recorded","hint":"Run the test against the real provider, and record it.","next":"claimgate ledger append run FILE"},
  run_of_other_subject: { area: AREA_20, "severity":1,"clears_by":"new_live_run","title":"the run was made for another subject","hint":"Evidence counts for its own subject only. Run the test for this subject, and record it.","next":"claimgate ledger append --help"},
  run_not_yet: { area: AREA_20, "severity":1,"clears_by":"time","title":"the run is dated in the future","hint":"It counts from that date on. If the date is wrong, check the clocks of both machines."},
  run_expired: { area: AREA_20, "severity":1,"clears_by":"new_live_run","title":"the test run has expired","hint":"Run the test again, and record it.","next":"claimgate ledger append run FILE"},
  retest_due: { area: AREA_20, "severity":1,"clears_by":"new_live_run","title":"the test run is older than the contract allows","hint":"Run the test again, and record it.","next":"claimgate ledger append run FILE"},
  run_before_approval: { area: AREA_20, "severity":1,"clears_by":"new_live_run","title":"the test run is older than the current review of the app","hint":"Run the test again under the current review, and record it.","next":"claimgate ledger append run FILE"},
  run_outlives_approval: { area: AREA_20, "severity":1,"clears_by":"new_live_run","title":"the test run expires later than the approval that it was made under","hint":"Record the run with an expiry no later than that of the approval.","next":"claimgate ledger append run FILE"},
  run_approval_differs: { area: AREA_20, "severity":1,"clears_by":"new_live_run","title":"the test run was made under another state or tier of approval","hint":"Run the test again under the current review, and record it.","next":"claimgate ledger append run FILE"},
  run_on_trial: { area: AREA_20, "severity":1,"clears_by":"new_live_run","title":"the test run was made under a trial approval","hint":"Run the test again when the app is approved, and record it.","next":"claimgate ledger append run FILE"},
  contract_stale: { area: AREA_20, "severity":1,"clears_by":"new_live_run","title":"the evidence is for an old version of the contract","hint":"Run the test again under the current contract and record it, or put the current contract digest into the claim.","next":"claimgate ledger append run FILE"},
  contract_not_implemented: { area: AREA_20, "severity":1,"clears_by":"contract_change","title":"no contract fits what the deployment implements","hint":"Write a contract with the capability and policy digests of the runtime facts.","next":"claimgate contract digest"},
  tested_revision_unknown: { area: AREA_20, "severity":1,"clears_by":"operator","title":"the history of this clone does not show whether the tested commit is part of the release","hint":"Fetch the whole history.","next":"git fetch --unshallow"},
  tested_revision_foreign: { area: AREA_20, "severity":1,"clears_by":"new_live_run","title":"the tested commit is not part of the release","hint":"Test the released commit or one of its ancestors, and record the run.","next":"claimgate ledger append run FILE"},
  check_missing: { area: AREA_20, "severity":1,"clears_by":"new_live_run","title":"a check that the contract requires is not in the run","hint":"Run the test again with every required check, and record it.","next":"claimgate ledger append run FILE"},
  check_duplicate: { area: AREA_20, "severity":1,"clears_by":"new_live_run","title":"a check is in the run more than once","hint":"Each check has one outcome. Run the test again, and record it.","next":"claimgate ledger append run FILE"},
  check_failed: { area: AREA_20, "severity":1,"clears_by":"new_live_run","title":"a check failed","hint":"Fix the failure, run the test again, and record it.","next":"claimgate ledger append run FILE"},
  check_contradictory: { area: AREA_20, "severity":1,"clears_by":"new_live_run","title":"a check has passed, but also gives a reason why it was not applicable","hint":"Run the test again, and record it.","next":"claimgate ledger append --help"},
  not_applicable_not_approved: { area: AREA_20, "severity":1,"clears_by":"new_live_run","title":"a check was skipped for a reason that the contract does not allow","hint":"Only refresh and revoke can be skipped, for reasons that the contract lists. Run the check, and record the run.","next":"claimgate ledger append run FILE"},
  check_before_run: { area: AREA_20, "severity":1,"clears_by":"new_live_run","title":"a check is dated before the start of its run","hint":"The result of another run does not count. Run the test again, and record it.","next":"claimgate ledger append --help"},
  check_not_yet: { area: AREA_20, "severity":1,"clears_by":"time","title":"a check is dated in the future","hint":"It counts from that date on. If the date is wrong, check the clocks of both machines."},
  external_result_missing: { area: AREA_20, "severity":1,"clears_by":"new_live_run","title":"a live publish passed without a fingerprint of the provider's answer","hint":"Run the live test again, and record the result with `external_result`.","next":"claimgate ledger append run FILE"},
  projection_required: { area: AREA_21, "severity":1,"clears_by":"operator","title":"claims need a signed ledger projection, and none was given","hint":"Export the ledger into the folder that `projection` of claimgate.config.json names, or pass --projection FILE. Keep the signed statement beside it.","next":"claimgate ledger export"},
  projection_unsigned: { area: AREA_21, "severity":1,"clears_by":"operator","title":"the projection has no signed statement beside it","hint":"Keep ledger-projection.intoto.json in the same folder as ledger-projection.jsonl; `claimgate ledger export` writes both.","next":"claimgate ledger export"},
  claims_untested: { area: AREA_21, "severity":0,"clears_by":"new_live_run","title":"claims rest on example runs, for which no test ran","hint":"An example run names no commit. Record the results of your own tests before you publish the claims.","next":"claimgate ledger append run --from-junit FILE"},
  lapses_too_soon: { area: AREA_21, "severity":1,"clears_by":"operator","title":"the answer expires earlier than required","hint":"Renew the evidence that expires first, or pass an earlier --must-hold-until."},
  wait_stopped: { area: AREA_21, "severity":2,"clears_by":"operator","title":"a signal stopped the wait","hint":"Run the command again. Nothing was allowed."},
  format_holds_claims: { area: AREA_21, "severity":2,"clears_by":"operator","title":"this format cannot hold this many claims","hint":"Use --format json or --format text: the gate judges a claims file of more than 16 MiB in pieces."},
  did_not_finish: { area: AREA_21, "severity":2,"clears_by":"operator","title":"the run did not finish","hint":"The run stopped before it could judge. Run it again.","next":"claimgate check"},
  sanitizing_unknown: { area: AREA_21, "severity":1,"clears_by":"operator","title":"the gate could not check whether the projection is sanitized","hint":"The gate must read the whole projection. Clear the other findings first."},
  rules_empty: { area: AREA_21, "severity":3,"clears_by":"operator","title":"the gate has no rules","hint":"This is a defect in claimgate; please report it."},
  rule_defect: { area: AREA_21, "severity":3,"clears_by":"operator","title":"a rule could not judge","hint":"This is a defect in claimgate; please report it with the name of the rule."},
  self_test_input_refused: { area: AREA_22, "severity":2,"clears_by":"operator","title":"a self-test needs an input that the gate allows","hint":"Clear the findings of `claimgate check` first: a change proves nothing where the gate refuses anyway.","next":"claimgate check"},
  self_test_wrongly_allowed: { area: AREA_22, "severity":1,"clears_by":"never","title":"the gate allowed a change that it must refuse","hint":"Do not rely on this gate. Compare the program with its published release, and report the defect."},
  self_test_other_code: { area: AREA_22, "severity":1,"clears_by":"never","title":"the gate refused a change for the wrong reason","hint":"A rule or a check is missing, or refuses what it must allow. Compare the program with its published release, and report the defect."},
  self_test_unusable: { area: AREA_22, "severity":1,"clears_by":"operator","title":"the report of the self-test does not show that this gate passes","hint":"Run the self-test again with this version of claimgate, and pass the report that it writes.","next":"claimgate selftest --output json=selftest.json"},
  verdict_missing: { area: AREA_23, "severity":1,"clears_by":"operator","title":"there is no verdict","hint":"Run `claimgate manifest create VERSION` first, and pass its gate-verdict.json to this job.","next":"claimgate manifest create --help"},
  verdict_did_not_finish: { area: AREA_23, "severity":1,"clears_by":"operator","title":"the run that should have written this verdict did not finish","hint":"The run stopped before it could judge: a time limit, a full disk or a signal. Run the gate again.","next":"claimgate manifest create --help"},
  verdict_not_release: { area: AREA_23, "severity":1,"clears_by":"operator","title":"the verdict is not a release verdict","hint":"Drafts, replays and forecasts never let a release through. Run `claimgate manifest create VERSION` on a commit, without --at.","next":"claimgate manifest create --help"},
  verdict_not_allowed: { area: AREA_23, "severity":1,"clears_by":"operator","title":"the verdict does not allow the release","hint":"The findings in the verdict say why. Clear them, then run `claimgate manifest create VERSION` again.","next":"claimgate manifest create --help"},
  artifact_unnamed: { area: AREA_23, "severity":1,"clears_by":"operator","title":"the signed verdict names no published file","hint":"Ask the publisher for the signed verdict of a release that was made with --artifact FILE."},
  artifact_differs: { area: AREA_23, "severity":1,"clears_by":"operator","title":"the file is not one that the release published","hint":"Download the file again, from where the publisher says. Do not use this one."},
  resource_uri_differs: { area: AREA_23, "severity":1,"clears_by":"operator","title":"the signed verdict is about another package or version","hint":"Compare --resource-uri with what you meant to install, and fetch the signed verdict of that release."},
  verdict_other_commit: { area: AREA_23, "severity":1,"clears_by":"operator","title":"the verdict is about another commit","hint":"Run `claimgate manifest create VERSION` on the commit that you publish, or check that commit out.","next":"claimgate manifest create --help"},
  verdict_without_manifest: { area: AREA_23, "severity":1,"clears_by":"operator","title":"the verdict binds no release manifest","hint":"A publish job needs the verdict of `claimgate manifest create`, not that of `claimgate check`.","next":"claimgate manifest create --help"},
  verdict_manifest_differs: { area: AREA_23, "severity":1,"clears_by":"operator","title":"the release manifest is not the one that the verdict binds","hint":"Pass all files of the same `claimgate manifest create` run to the publish job."},
  verdict_claims_differ: { area: AREA_23, "severity":1,"clears_by":"operator","title":"the verdict judged other claims than this commit holds","hint":"The claims file changed after the verdict. Run `claimgate manifest create VERSION` again.","next":"claimgate manifest create --help"},
  verdict_lapsed: { area: AREA_23, "severity":1,"clears_by":"operator","title":"the evidence behind the verdict has expired","hint":"Renew the evidence, then run `claimgate manifest create VERSION` again.","next":"claimgate manifest create --help"},
  verdict_stale: { area: AREA_23, "severity":1,"clears_by":"operator","title":"the verdict is older than --max-age","hint":"Run `claimgate manifest create VERSION` again, or allow older verdicts with --max-age.","next":"claimgate manifest create --help"},
  verdict_from_future: { area: AREA_23, "severity":1,"clears_by":"time","title":"the verdict is dated in the future","hint":"One of the two clocks is wrong. Correct it, then run `claimgate manifest create VERSION` again."},
  verdict_unsigned: { area: AREA_23, "severity":1,"clears_by":"operator","title":"the verdict is about claims and has no signature beside it","hint":"Run `claimgate manifest create VERSION --sign KEY`, and keep gate-verdict.intoto.json beside gate-verdict.json.","next":"claimgate manifest create --help"},
  badge_without_claims: { area: AREA_23, "severity":1,"clears_by":"operator","title":"the verdict has no claims for a badge to show","hint":"A badge shows 1 to 1,000 claims and when they expire. Pass the verdict of a release that claims something."},
  verdict_signature_of_other: { area: AREA_23, "severity":1,"clears_by":"operator","title":"the signed verdict is about other files","hint":"Pass all files of the same `claimgate manifest create VERSION --sign KEY` run to the publish job."},
  record_missing: { area: AREA_24, "severity":2,"clears_by":"operator","title":"this release has no record","hint":"Audits read the default branch of the remote, or all local branches where there is no remote. Push the record, or name another branch with --memory."},
  record_file_missing: { area: AREA_24, "severity":2,"clears_by":"operator","title":"a file of the release record is missing","hint":"A record has a manifest and a verdict; with claims also the signed verdict, the projection and its statement. Take all files from one run."},
  record_differs: { area: AREA_24, "severity":1,"clears_by":"operator","title":"this release already has a record with other contents","hint":"A record is never replaced. Compare the files. To release again, choose the next version."},
  release_differs: { area: AREA_24, "severity":1,"clears_by":"operator","title":"an earlier run left a file that does not belong to this release","hint":"The folder belongs to another commit or to other claims. Remove it and run the command again, or release that commit with --ref."},
  replay_differs: { area: AREA_24, "severity":1,"clears_by":"never","title":"judging the release again gives another verdict than the recorded one","hint":"Somebody changed an input of the verdict later, or the verdict was false from the start."},
  earlier_record_missing: { area: AREA_24, "severity":2,"clears_by":"operator","title":"a release record that the verdict rested on is missing","hint":"Find it in the history of the default branch: records must never be removed."},
  audit_incomplete: { area: AREA_24, "severity":1,"clears_by":"operator","title":"the audit could not check everything, so it does not pass","hint":"Clear the other findings, then run the audit again."},
  capsule_malformed: { area: AREA_24, "severity":2,"clears_by":"never","title":"the file is not a capsule","hint":"Pass a capsule that `claimgate audit TAG --pack FILE` wrote, unchanged.","next":"claimgate audit --help"},
  capsule_truncated: { area: AREA_24, "severity":2,"clears_by":"operator","title":"the capsule is cut off","hint":"Fetch it again."},
  capsule_path_unsafe: { area: AREA_24, "severity":2,"clears_by":"never","title":"a member of the archive has a name that no capsule has","hint":"Somebody made or changed this archive by hand. claimgate unpacks nothing from it. Get the original capsule."},
  capsule_not_file: { area: AREA_24, "severity":2,"clears_by":"never","title":"a member of the archive is not a regular file","hint":"A capsule contains no links, folders or devices. Get the original capsule."},
  capsule_member_twice: { area: AREA_24, "severity":2,"clears_by":"never","title":"the archive has two members with the same name","hint":"Two readers could read different files. Get the original capsule."},
  capsule_out_of_order: { area: AREA_24, "severity":2,"clears_by":"never","title":"the members of the archive are not in order","hint":"A capsule has one fixed order. Get the original capsule."},
  capsule_index_differs: { area: AREA_24, "severity":1,"clears_by":"never","title":"a member of the capsule does not match its index","hint":"Somebody changed, added or removed a member after the capsule was packed. Get the original capsule."},
  capsule_incomplete: { area: AREA_24, "severity":2,"clears_by":"never","title":"the capsule lacks something that the release rests on","hint":"Pack it again in a clone of the repository."},
  capsule_unpackable: { area: AREA_24, "severity":2,"clears_by":"operator","title":"the release does not fit into a capsule","hint":"Names can have at most 100 printable ASCII characters, and the total size is limited. Shorten the names, or make the files smaller."},
  surfaces_unset: { area: AREA_25, "severity":2,"clears_by":"edit","title":"the configuration names no documents with claims blocks","hint":"Set the member `surfaces` in claimgate.config.json; docs/how-to/check-documents.md shows how."},
  surface_not_found: { area: AREA_25, "severity":2,"clears_by":"edit","title":"no document matches a path in the configuration","hint":"Correct the path or the glob under `surfaces`: a document that was moved is no longer checked."},
  surface_not_text: { area: AREA_25, "severity":2,"clears_by":"edit","title":"the document is not UTF-8 text","hint":"Save it as UTF-8, or name it under `surfaces.ignore`."},
  surface_block_missing: { area: AREA_25, "severity":1,"clears_by":"edit","title":"the document has no claims block","hint":"Put the two markers where the claims belong, each on its own line and outside of code. `claimgate surfaces write` fills the block."},
  surface_block_doubled: { area: AREA_25, "severity":1,"clears_by":"edit","title":"the document has a second claims block","hint":"Remove one of the two: a document has one block."},
  surface_block_nested: { area: AREA_25, "severity":1,"clears_by":"edit","title":"a claims block starts inside another one","hint":"End the first block before this marker, or remove the marker."},
  surface_block_unclosed: { area: AREA_25, "severity":1,"clears_by":"edit","title":"a claims block has no end marker","hint":"Put the end marker on its own line."},
  surface_block_unopened: { area: AREA_25, "severity":1,"clears_by":"edit","title":"a claims block has no start marker","hint":"Put the start marker on its own line, or remove the end marker."},
  surface_marker_malformed: { area: AREA_25, "severity":1,"clears_by":"edit","title":"a comment looks like a marker of a claims block, but is not one","hint":"Spell the marker exactly, and put it on its own line."},
  surface_block_differs: { area: AREA_25, "severity":1,"clears_by":"edit","title":"the claims block differs from the claims file","hint":"Let claimgate write the block.","next":"claimgate surfaces write"},
  advertised_without_claim: { area: AREA_25, "severity":1,"clears_by":"edit","title":"the document advertises a provider outside of the claims block","hint":"Publish a claim for it, remove the sentence, or allow the phrase with a reason under `surfaces.allow`."},
  surface_allowance_unused: { area: AREA_25, "severity":0,"clears_by":"edit","title":"no document contains an allowed phrase","hint":"Remove the phrase from `surfaces.allow`; otherwise it could excuse another sentence later."},
  operation_not_implemented: { area: AREA_26, "severity":1,"clears_by":"edit","title":"the runtime does not implement the operation for this profile","hint":"Use an operation and a profile from the capabilities of the runtime."},
  provider_identity_not_production: { area: AREA_26, "severity":1,"clears_by":"operator","title":"a cloud deployment needs the provider's production environment","hint":"Configure the production app of the provider. The enforcement flag does not change this."},
  request_invalid: { area: AREA_26, "severity":1,"clears_by":"edit","title":"the request doesn't identify one subject, account and intent","hint":"Send a subject with exactly nine members, and the fingerprint of the account."},
  evidence_unreadable: { area: AREA_26, "severity":1,"clears_by":"operator","title":"cannot read the ledger or the runtime facts","hint":"Without them no operation is ready. See the log of the service.","next":"claimgate ledger verify"},
  evidence_contradictory: { area: AREA_26, "severity":1,"clears_by":"edit","title":"the evidence contradicts itself","hint":"Pass one reading of the ledger and the runtime facts, with each fact once."},
  local_run_expired: { area: AREA_26, "severity":1,"clears_by":"new_local_run","title":"the local test run has expired","hint":"Run the local test again, and record it.","next":"claimgate ledger append --help"},
  live_run_expired: { area: AREA_26, "severity":1,"clears_by":"new_live_run","title":"the live test run has expired","hint":"Run the live test again, and record it.","next":"claimgate ledger append --help"},
  local_run_mismatch: { area: AREA_26, "severity":1,"clears_by":"new_local_run","title":"the local test run does not match the current subject, contract and review","hint":"Run the local test again under the current contract, and record it.","next":"claimgate ledger append --help"},
  live_run_mismatch: { area: AREA_26, "severity":1,"clears_by":"new_live_run","title":"the live test run does not match the current subject, contract and review","hint":"Run the live test again under the current contract, and record it.","next":"claimgate ledger append --help"},
  local_run_failed: { area: AREA_26, "severity":1,"clears_by":"new_local_run","title":"the local test run failed","hint":"Fix the failure, run the local test again, and record it.","next":"claimgate ledger append --help"},
  live_run_failed: { area: AREA_26, "severity":1,"clears_by":"new_live_run","title":"the live test run failed","hint":"Fix the failure, run the live test again, and record it.","next":"claimgate ledger append --help"},
  local_run_incomplete: { area: AREA_26, "severity":1,"clears_by":"new_local_run","title":"the local test run lacks a check of the contract","hint":"Run the local test again with every check of the contract, and record it.","next":"claimgate ledger append --help"},
  live_run_incomplete: { area: AREA_26, "severity":1,"clears_by":"new_live_run","title":"the live test run lacks a check of the contract","hint":"Run the live test again with every check of the contract, and record it.","next":"claimgate ledger append --help"},
  enforcement_flag_invalid: { area: AREA_26, "severity":2,"clears_by":"edit","title":"SERVICE_PROVIDER_CERTIFICATION_ENFORCED is neither true nor false","hint":"Set it to exactly true or false, or unset it."},
  disabled_providers_invalid: { area: AREA_26, "severity":2,"clears_by":"edit","title":"CLAIMGATE_DISABLED_PROVIDERS is not a list of providers","hint":"Write slugs separated by commas, such as pixelgram,other."},
  ledger_connections_invalid: { area: AREA_26, "severity":2,"clears_by":"edit","title":"CLAIMGATE_LEDGER_CONNECTIONS is not a number of connections","hint":"Write a number from 1 to 100, or remove the variable for 4."},
  disabled_provider_unknown: { area: AREA_26, "severity":2,"clears_by":"edit","title":"CLAIMGATE_DISABLED_PROVIDERS names a provider that the runtime does not know","hint":"Correct the name: a misspelt name leaves the provider enabled."},
  test_intent_not_permitted: { area: AREA_26, "severity":1,"clears_by":"operator","title":"this actor may not request a certification test","hint":"Sign in as an administrator without limited scopes; no token can request a test."},
  test_intent_invalid: { area: AREA_26, "severity":1,"clears_by":"edit","title":"this service did not issue the certification test intent","hint":"Request a new one: an intent cannot be changed."},
  test_intent_expired: { area: AREA_26, "severity":1,"clears_by":"edit","title":"the certification test intent is not valid at this time","hint":"Request a new one."},
  account_unknown: { area: AREA_26, "severity":1,"clears_by":"reconnect","title":"no account with this reference is connected","hint":"Connect the account, or use a reference from the catalogue."},
  policy_mode_required: { area: AREA_26, "severity":1,"clears_by":"edit","title":"the policy mode is missing, and the runtime has none or several","hint":"Name one of the policy modes of the account kind and profile."},
  process_draining: { area: AREA_27, "severity":2,"clears_by":"operator","title":"process is draining","hint":"The process is stopping. Send traffic elsewhere."},
  database_not_ready: { area: AREA_27, "severity":2,"clears_by":"operator","title":"database is not ready","hint":"The ledger did not answer in time. Check the database; a restart of the service does not repair it."},
  storage_not_ready: { area: AREA_27, "severity":2,"clears_by":"operator","title":"object storage is not ready","hint":"The bucket did not store, return and delete a test object in time. The log names the step."},
  answer_overdue: { area: AREA_27, "severity":2,"clears_by":"time","title":"the answer took too long","hint":"Send the request again. A record may already exist: repeat it with the same Idempotency-Key."},
  query_invalid: { area: AREA_27, "severity":2,"clears_by":"edit","title":"the request has an unknown or invalid parameter","hint":"Each error names a parameter. See the parameters of the route in /api/v1/openapi.json."},
  service_overloaded: { area: AREA_27, "severity":2,"clears_by":"time","title":"the service has too many requests to answer","hint":"Send the request again after the time in Retry-After. If this repeats, ask less often, with If-None-Match, or add a replica."},
  authentication_missing: { area: AREA_27, "severity":1,"clears_by":"operator","title":"the request has no session and no token","hint":"Sign in, or send a token in the header Authorization: Bearer."},
  credentials_refused: { area: AREA_27, "severity":1,"clears_by":"operator","title":"the session or token is unknown, revoked or expired","hint":"Sign in again, or make a new token: `claimgate token create`."},
  access_refused: { area: AREA_27, "severity":1,"clears_by":"operator","title":"this session or token has no access to the route","hint":"Use a token with the right audience and scopes."},
  route_unknown: { area: AREA_27, "severity":1,"clears_by":"edit","title":"there is no such route","hint":"GET /api/v1/openapi.json lists the routes."},
  method_not_allowed: { area: AREA_27, "severity":1,"clears_by":"edit","title":"the route does not take this method","hint":"The Allow header lists its methods."},
  request_malformed: { area: AREA_27, "severity":1,"clears_by":"edit","title":"the request is not well-formed HTTP","hint":"Send exactly one Host header that names the service, and a path that fits into a URL."},
  body_not_json: { area: AREA_27, "severity":1,"clears_by":"edit","title":"the body is not declared as application/json","hint":"Send Content-Type: application/json, without a content coding."},
  body_too_large: { area: AREA_27, "severity":1,"clears_by":"edit","title":"the body is larger than the route takes","hint":"Send a smaller body: no valid one is as large."},
  body_incomplete: { area: AREA_27, "severity":1,"clears_by":"edit","title":"the body is incomplete","hint":"Send it again: the connection ended early, or the body does not match its headers."},
  token_unknown: { area: AREA_27, "severity":1,"clears_by":"edit","title":"no token has this id","hint":"List the tokens, and copy the id.","next":"claimgate token list"},
  webhook_target_invalid: { area: AREA_27, "severity":2,"clears_by":"edit","title":"a webhook target cannot be used","hint":"Correct the settings of webhooks."},
  listen_failed: { area: AREA_27, "severity":2,"clears_by":"operator","title":"cannot listen on the address","hint":"Choose another address: another program may use the port, or this machine may not have the address."},
  service_package_missing: { area: AREA_27, "severity":2,"clears_by":"operator","title":"a package that only the service needs is not installed","hint":"Install the named package: the web server and the S3 client are optional."},
  bearer_refused: { area: AREA_28, "severity":1,"clears_by":"operator","title":"bearer tokens have no access to this route","hint":"Sign in with a browser, as an administrator without limited scopes."},
  origin_refused: { area: AREA_28, "severity":1,"clears_by":"operator","title":"the request does not come from a page of this service","hint":"Open the service under its public URL: scheme, host and port must match --public-url."},
  session_scoped: { area: AREA_28, "severity":1,"clears_by":"operator","title":"this session has limited scopes","hint":"Sign in as an administrator without limited scopes."},
  administrator_required: { area: AREA_28, "severity":1,"clears_by":"operator","title":"this session does not belong to an administrator","hint":"Sign in as an administrator without limited scopes."},
  form_token_refused: { area: AREA_28, "severity":1,"clears_by":"edit","title":"the form does not belong to this session","hint":"Open the page again and send the form from there."},
  sign_in_refused: { area: AREA_28, "severity":1,"clears_by":"edit","title":"wrong name or password","hint":"Type both again: upper and lower case count. An unknown name gives the same answer."},
  sign_in_limited: { area: AREA_28, "severity":1,"clears_by":"time","title":"too many attempts to sign in","hint":"Wait as long as the Retry-After header says."},
  sign_in_busy: { area: AREA_28, "severity":1,"clears_by":"time","title":"too many people are signing in at this moment","hint":"Wait as long as the Retry-After header says. This attempt does not count."},
  administrator_disabled: { area: AREA_28, "severity":1,"clears_by":"never","title":"the administrator is disabled","hint":"Create another administrator: a disabled one stays disabled, and nobody can use the name again.","next":"claimgate admin create --help"},
  idempotency_key_invalid: { area: AREA_28, "severity":1,"clears_by":"edit","title":"the Idempotency-Key is not valid","hint":"Send 1 to 255 printable ASCII characters without spaces, such as a random UUID."},
  subject_unknown: { area: AREA_28, "severity":1,"clears_by":"edit","title":"the service does not know this subject","hint":"Choose a subject from the board: it lists every subject that the runtime offers or that is claimed."},
  body_not_form: { area: AREA_28, "severity":1,"clears_by":"edit","title":"the body is not a form","hint":"Send it as application/x-www-form-urlencoded."},
  administrator_exists: { area: AREA_28, "severity":1,"clears_by":"edit","title":"an administrator has or had this name","hint":"Choose another name: records contain the old one, so nobody can use it again."},
  administrator_unknown: { area: AREA_28, "severity":1,"clears_by":"edit","title":"no administrator has this name","hint":"List the administrators, and copy the name.","next":"claimgate admin list"},
  administrator_barred: { area: AREA_28, "severity":1,"clears_by":"operator","title":"this administrator is disabled or limited to some scopes","hint":"Ask an administrator who is neither disabled nor limited to some scopes.","next":"claimgate admin list"},
  password_short: { area: AREA_28, "severity":1,"clears_by":"edit","title":"the password is too short","hint":"Use several unrelated words."},
  passwords_differ: { area: AREA_28, "severity":1,"clears_by":"edit","title":"the two passwords are not the same","hint":"Type the same password twice."},
  instance_url_invalid: { area: AREA_29, "severity":2,"clears_by":"edit","title":"the value is not the base URL of an instance","hint":"Use http or https, without user, password, query and fragment, such as https://claims.example.com."},
  instance_name_invalid: { area: AREA_29, "severity":2,"clears_by":"edit","title":"the value is not a valid instance name","hint":"Use a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters."},
  instance_exists: { area: AREA_29, "severity":2,"clears_by":"edit","title":"an instance with this name already exists","hint":"Remove it first, or choose another name. Nothing was changed.","next":"claimgate instance list"},
  instance_unknown: { area: AREA_29, "severity":1,"clears_by":"edit","title":"no saved instance has this name","hint":"List the saved instances, and copy the name.","next":"claimgate instance list"},
  instance_none_active: { area: AREA_29, "severity":2,"clears_by":"edit","title":"no saved instance is active","hint":"Choose one with `claimgate instance use NAME`, or name one with --instance URL.","next":"claimgate instance list"},
  profile_invalid: { area: AREA_29, "severity":2,"clears_by":"edit","title":"cannot read the saved instance","hint":"Remove the instance and add it again."},
  instance_not_ready: { area: AREA_29, "severity":1,"clears_by":"operator","title":"the instance reports that it is not ready","hint":"Send no traffic to it. Its log names the step that failed. A restart does not repair a database."},
  instance_unreachable: { area: AREA_29, "severity":2,"clears_by":"operator","title":"cannot reach the instance","hint":"Check the URL, the network and whether the process runs."},
  instance_timed_out: { area: AREA_29, "severity":2,"clears_by":"operator","title":"the instance did not answer in time","hint":"It may be overloaded, or the network may drop its packets. --timeout waits longer."},
  instance_tls_failed: { area: AREA_29, "severity":2,"clears_by":"operator","title":"cannot make a secure connection to the instance","hint":"Correct the certificate. For your own certificate authority, set NODE_EXTRA_CA_CERTS. Nothing was sent."},
  instance_redirects: { area: AREA_29, "severity":2,"clears_by":"edit","title":"the instance redirects the request","hint":"Pass the right base URL. claimgate never follows a redirect to another origin, because it would send the token there."},
  proxy_refused: { area: AREA_29, "severity":2,"clears_by":"operator","title":"the proxy refused the connection","hint":"HTTPS_PROXY, HTTP_PROXY or ALL_PROXY sets the proxy. Add hosts that need none to NO_PROXY."},
  answer_malformed: { area: AREA_29, "severity":2,"clears_by":"operator","title":"the answer is incomplete or not HTTP","hint":"Another program may listen there, or a proxy may cut answers off."},
  answer_too_large: { area: AREA_29, "severity":2,"clears_by":"operator","title":"the answer is larger than any valid one","hint":"Another program may listen there. Check the URL."},
  answer_unexpected: { area: AREA_29, "severity":2,"clears_by":"operator","title":"the answer does not come from a claimgate instance","hint":"Check that the base URL is that of the service, not of a proxy or a page in front of it."},
  token_refused: { area: AREA_29, "severity":1,"clears_by":"operator","title":"the instance refused the token","hint":"It may be revoked or expired, or lack the scope. `claimgate token list` on the instance shows which."},
  token_missing: { area: AREA_29, "severity":2,"clears_by":"operator","title":"no token is set","hint":"Set CLAIMGATE_TOKEN or CLAIMGATE_TOKEN_FILE, or save the instance with --token-file."},
  token_malformed: { area: AREA_29, "severity":2,"clears_by":"edit","title":"the value is not a token","hint":"Pass one line of printable characters without spaces."},
  token_needs_tls: { area: AREA_29, "severity":2,"clears_by":"edit","title":"claimgate sends no token over an unencrypted connection","hint":"Use https. Plain http works only for an instance on this machine."},
  providers_blocked: { area: AREA_29, "severity":1,"clears_by":"operator","title":"some providers are not healthy","hint":"Each row names what blocks the provider and what clears it."},
  usage: { area: AREA_30, "severity":2,"clears_by":"edit","title":"the command line is not valid","hint":"Run the command with --help to see its usage and examples.","next":"claimgate --help"},
  setting_invalid: { area: AREA_30, "severity":2,"clears_by":"edit","title":"an environment variable has an invalid value","hint":"Correct or unset it."},
  config_invalid: { area: AREA_30, "severity":2,"clears_by":"edit","title":"claimgate.config.json is not valid","hint":"Correct it; `claimgate schema config` prints its schema. Unknown members are errors."},
  configured_file_missing: { area: AREA_30, "severity":2,"clears_by":"operator","title":"a file that the configuration names does not exist","hint":"Restore it, correct the name in the configuration, or pass another file by its option. docs/how-to/provide-runtime-facts.md says where runtime facts come from, docs/how-to/hold-a-key-ceremony.md who keeps keys."},
  pattern_refused: { area: AREA_30, "severity":2,"clears_by":"edit","title":"a path pattern is too large or has an unsupported form","hint":"A pattern may use a few of *, ?, ** between slashes, [a-z] and {a,b}. Split a large pattern into several."},
  descriptors_exhausted: { area: AREA_30, "severity":2,"clears_by":"operator","title":"the process has reached its limit on open files","hint":"Raise the limit on open files to 256 or more (`ulimit -n`), then run again."},
  work_tree_differs: { area: AREA_30, "severity":0,"clears_by":"edit","title":"the work tree differs from the commit that the verdict is about","hint":"The verdict is about the commit, but the command reads the work tree. Commit or restore these files, or start from a clean checkout."},
  fixed_path_overridden: { area: AREA_30, "severity":0,"clears_by":"edit","title":"an option replaces a fixed path with another file","hint":"A release uses the fixed paths only, so the verdict is a draft. Leave the option out for a release."},
  output_conflict: { area: AREA_30, "severity":2,"clears_by":"edit","title":"an output would overwrite another file of this run","hint":"Give each --output its own path, other than an input, a file in provider-certification/ or a file that the command itself writes."},
  not_formatted: { area: AREA_30, "severity":1,"clears_by":"edit","title":"the claims file is not in its canonical form","hint":"Write the canonical form, and commit it.","next":"claimgate claims fmt"},
  schema_unknown: { area: AREA_30, "severity":2,"clears_by":"edit","title":"unknown schema","hint":"Run the command without a name to list all schemas.","next":"claimgate schema"},
  defect: { area: AREA_30, "severity":3,"clears_by":"operator","title":"a defect in claimgate itself","hint":"Please report it with the command you ran and the lines above; SECURITY.md says where."},
  command_not_found: { area: AREA_31, "severity":2,"clears_by":"operator","title":"the gate allowed the command, but there is no such program","hint":"The exit code is 127, as in a shell. Check the spelling, PATH, the folder, and the first line of a script."},
  command_not_startable: { area: AREA_31, "severity":2,"clears_by":"operator","title":"the gate allowed the command, but it cannot be started","hint":"The exit code is 126, as in a shell. Check that it is a program, and that you may execute it."},
};

/** A call, so that a program may load the table when the first finding needs it. */
export function codes(): Readonly<Record<Code, CodeEntry>> {
  return CODES;
}
