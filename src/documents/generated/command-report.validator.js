// Generated from schemas/ by `npm run generate`. Do not edit.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// own:ajv/dist/runtime/equal
var require_equal = __commonJS({
  "own:ajv/dist/runtime/equal"(exports) {
    exports.default = function equal(one, other) {
      if (one === other) return !0;
      if (typeof one != "object" || typeof other != "object" || !one || !other || Array.isArray(one) !== Array.isArray(other)) return !1;
      let names = Object.keys(one);
      return names.length !== Object.keys(other).length ? !1 : names.every((name) => Object.hasOwn(other, name) && equal(one[name], other[name]));
    };
  }
});

// <stdin>
import { fullFormats } from "./formats.js";
var document = bounded(validate52), schema19 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:command-report:v1", title: "CommandReport", description: "What a command other than the gate itself says with --json, on every path.", type: "object", additionalProperties: !1, required: ["schema_version", "tool", "command", "decision", "findings", "result"], properties: { schema_version: { const: 1 }, tool: { $ref: "urn:claimgate:schema:gate-verdict:v1#/properties/tool" }, command: { type: "string", minLength: 1, maxLength: 64 }, decision: { $ref: "urn:claimgate:schema:gate-verdict:v1#/properties/decision" }, findings: { type: "array", items: { $ref: "urn:claimgate:schema:gate-verdict:v1#/$defs/finding" } }, result: { title: "CommandResult", description: "What the command was asked for, or null where it could not be had.", anyOf: [{ type: "null" }, { $ref: "#/$defs/digest_result" }, { $ref: "#/$defs/claims_result" }, { $ref: "#/$defs/manifest_result" }, { $ref: "#/$defs/files_result" }, { $ref: "urn:claimgate:schema:readiness-decision:v1" }, { $ref: "#/$defs/contracts_result" }, { $ref: "#/$defs/entry_result" }, { $ref: "#/$defs/code_result" }, { $ref: "#/$defs/key_result" }, { $ref: "#/$defs/trust_result" }, { $ref: "#/$defs/setup_result" }, { $ref: "#/$defs/signature_result" }, { $ref: "#/$defs/message_result" }, { $ref: "#/$defs/artifact_result" }, { $ref: "#/$defs/envelope_result" }, { $ref: "#/$defs/note_result" }, { $ref: "#/$defs/explanation_result" }, { $ref: "#/$defs/ledger_result" }, { $ref: "#/$defs/appended_result" }, { $ref: "#/$defs/checkpoint_result" }, { $ref: "#/$defs/projection_result" }, { $ref: "#/$defs/records_result" }, { $ref: "#/$defs/stats_result" }, { $ref: "#/$defs/audit_result" }, { $ref: "#/$defs/proof_result" }, { $ref: "#/$defs/growth_result" }, { $ref: "#/$defs/fingerprint_result" }, { $ref: "#/$defs/roles_result" }, { $ref: "#/$defs/release_audit_result" }, { $ref: "#/$defs/release_result" }, { $ref: "#/$defs/plan_result" }, { $ref: "#/$defs/release_record_result" }, { $ref: "#/$defs/difference_result" }, { $ref: "#/$defs/token_result" }, { $ref: "#/$defs/tokens_result" }, { $ref: "#/$defs/service_result" }, { $ref: "#/$defs/administrator_result" }, { $ref: "#/$defs/administrators_result" }, { $ref: "#/$defs/instance_health_result" }, { $ref: "#/$defs/instances_result" }, { $ref: "#/$defs/provider_readiness_result" }, { $ref: "#/$defs/diagnostics_result" }, { $ref: "#/$defs/examples_result" }, { $ref: "#/$defs/digests_result" }, { $ref: "#/$defs/schemas_result" }, { $ref: "#/$defs/self_test_result" }] } }, $defs: { digest_result: { title: "DigestResult", type: "object", additionalProperties: !1, required: ["path", "sha256", "size", "binding"], properties: { path: { type: "string" }, sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, size: { type: "integer", minimum: 0 }, binding: { description: "What a release manifest would bind, where the file is a valid claims file.", anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:release-manifest:v2#/$defs/binding" }] } } }, claims_result: { title: "ClaimsResult", type: "object", additionalProperties: !1, required: ["path", "claims"], properties: { path: { type: "string" }, claims: { type: "array", items: { $ref: "#/$defs/listed_claim" } } } }, plan_result: { title: "PlanResult", description: "What has to be renewed before a release, and when.", type: "object", additionalProperties: !1, required: ["release_at", "hold_until", "claim_count", "blocked", "changes", "expiring", "tasks"], properties: { release_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, hold_until: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, claim_count: { type: "integer", minimum: 0 }, blocked: { description: "Claims that are refused today, for whatever reason.", type: "array", items: { $ref: "#/$defs/planned_claim" } }, changes: { description: "Compared with a base; null where none was named.", anyOf: [{ type: "null" }, { type: "object", additionalProperties: !1, required: ["base", "newly_blocked", "cleared"], properties: { base: { type: "string" }, newly_blocked: { description: "Claims that are refused, and were not claimed or not refused at the base.", type: "array", items: { $ref: "#/$defs/planned_claim" } }, cleared: { description: "Claims that were refused at the base, and are allowed.", type: "array", items: { $ref: "#/$defs/planned_claim" } } } }] }, expiring: { description: "Claims that expire too soon; what expires first comes first.", type: "array", items: { title: "ExpiringClaim", type: "object", additionalProperties: !1, required: ["subject_digest", "subject", "expires_at", "what"], properties: { subject_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, what: { type: "string" } } } }, tasks: { description: "What to do; what is due first comes first, and shared facts are there once.", type: "array", items: { title: "PlannedTask", type: "object", additionalProperties: !1, required: ["kind", "earliest", "latest", "expires_at", "is_too_short", "claims"], properties: { kind: { enum: ["trust_root", "review", "reconnect", "control", "local_run", "live_run"] }, earliest: { description: "Done before, it expires before the claims have held long enough.", $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, latest: { description: "Done after, a claim is without evidence.", $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { description: "When what is there now expires.", $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, is_too_short: { description: "Whether even what is made at the release does not last as long as the claims must hold.", type: "boolean" }, claims: { description: "The claims that rest on it; empty where all of them do.", type: "array", items: { $ref: "#/$defs/planned_claim" } } } } } } }, planned_claim: { title: "PlannedClaim", type: "object", additionalProperties: !1, required: ["subject_digest", "subject"], properties: { subject_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" } } }, listed_claim: { title: "ListedClaim", type: "object", additionalProperties: !1, required: ["subject_digest", "subject", "contract_digest"], properties: { subject_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, contract_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } }, manifest_result: { title: "ManifestResult", type: "object", additionalProperties: !1, required: ["path", "manifest", "expected"], properties: { path: { type: "string" }, manifest: { anyOf: [{ $ref: "urn:claimgate:schema:release-manifest:v2" }, { $ref: "urn:claimgate:schema:release-manifest-with-artifacts:v3" }] }, expected: { anyOf: [{ $ref: "urn:claimgate:schema:release-manifest:v2" }, { $ref: "urn:claimgate:schema:release-manifest-with-artifacts:v3" }] } } }, files_result: { title: "FilesResult", type: "object", additionalProperties: !1, required: ["files"], properties: { files: { type: "array", items: { $ref: "#/$defs/file_outcome" } } } }, contracts_result: { title: "ContractsResult", type: "object", additionalProperties: !1, required: ["contracts"], properties: { contracts: { type: "array", items: { $ref: "#/$defs/listed_contract" } } } }, listed_contract: { title: "ListedContract", description: "A contract file that can be read: its digest, and which subjects it is for.", type: "object", additionalProperties: !1, required: ["path", "digest", "provider", "account_kinds", "output_profile", "operation", "policy_mode"], properties: { path: { type: "string" }, digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, account_kinds: { type: "array", items: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" } }, output_profile: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, operation: { $ref: "urn:claimgate:schema:common:v1#/$defs/operation" }, policy_mode: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" } } }, entry_result: { title: "EntryResult", description: "What a projection says of one subject. Nobody's signature was checked.", type: "object", additionalProperties: !1, required: ["path", "sha256", "entry_count", "statement", "line", "subject_digest", "entry"], properties: { path: { type: "string" }, sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, entry_count: { type: "integer", minimum: 0 }, statement: { title: "EntryStatement", description: "The statement beside the projection, which names these very bytes; null: there is none.", type: ["object", "null"], additionalProperties: !1, required: ["path", "deployment", "generated_at", "expires_at"], properties: { path: { type: "string" }, deployment: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, generated_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" } } }, line: { type: "integer", minimum: 1 }, subject_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, entry: { $ref: "urn:claimgate:schema:projection-entry:v1" } } }, code_result: { title: "CodeResult", description: "What a code means.", type: "object", additionalProperties: !1, required: ["code", "title", "area", "rules", "exit_code", "hint", "clears_by", "next", "page"], properties: { code: { type: "string" }, title: { type: "string" }, area: { type: "string" }, rules: { type: "array", items: { $ref: "#/$defs/rule_name" } }, exit_code: { type: "integer", minimum: 0, maximum: 3 }, hint: { type: "string" }, clears_by: { $ref: "urn:claimgate:schema:gate-verdict:v1#/$defs/finding/properties/clears_by" }, next: { type: ["string", "null"] }, page: { type: "string", description: "where it is documented" } } }, rule_name: { title: "RuleName", type: "object", additionalProperties: !1, required: ["number", "id"], properties: { number: { type: "integer", minimum: 1 }, id: { type: "string" } } }, file_outcome: { title: "FileOutcome", type: "object", additionalProperties: !1, required: ["path", "outcome"], properties: { path: { type: "string" }, outcome: { type: "string", enum: ["created", "changed", "unchanged", "would_create", "would_change"] } } }, key_result: { title: "KeyResult", type: "object", additionalProperties: !1, required: ["key_id", "scheme", "encrypted", "private_key", "public_key", "ssh", "note_key"], properties: { key_id: { $ref: "#/$defs/key_id" }, scheme: { type: "string", enum: ["ed25519", "ecdsa-p256"] }, encrypted: { type: "boolean" }, private_key: { type: "string", description: "path" }, public_key: { type: "string", description: "path" }, ssh: { type: "string", description: "the public key as a line of OpenSSH" }, note_key: { type: ["string", "null"], description: "C2SP note key, where a name was given" } } }, key_id: { title: "KeyId", type: "string", pattern: "^SHA256:[A-Za-z0-9+/]{43}$", description: "an OpenSSH SHA256 fingerprint" }, trust_result: { title: "TrustResult", type: "object", additionalProperties: !1, required: ["path", "pin", "missing"], properties: { path: { type: "string" }, pin: { type: "string" }, missing: { type: "array", items: { $ref: "#/$defs/missing_signatures" } }, identities: { description: "who can sign without a key, in words; absent where nobody can", type: "array", items: { $ref: "#/$defs/explained_identity" } } } }, explained_identity: { title: "ExplainedIdentity", type: "object", additionalProperties: !1, required: ["identity", "signs"], properties: { identity: { type: "string" }, signs: { type: "string" } } }, setup_result: { title: "SetupResult", type: "object", additionalProperties: !1, required: ["is_dry_run", "deployment", "steps", "pin", "pin_file", "missing"], properties: { is_dry_run: { type: "boolean" }, deployment: { type: "string" }, steps: { type: "array", items: { $ref: "#/$defs/file_outcome" } }, pin: { type: ["string", "null"], description: "The pin of the first trust root; null before there is one." }, pin_file: { type: ["string", "null"], description: "Where the pin is saved for this user; null where it is not." }, missing: { type: "array", items: { $ref: "#/$defs/missing_signatures" } } } }, missing_signatures: { title: "MissingSignatures", description: "How many of these keys, the root keys of one version, still have to sign.", type: "object", additionalProperties: !1, required: ["version", "count", "key_ids"], properties: { version: { type: "integer", minimum: 1 }, count: { type: "integer", minimum: 0 }, key_ids: { type: "array", items: { $ref: "#/$defs/key_id" } } } }, document_kind: { title: "DocumentKind", type: "string", enum: ["trust_root", "projection_statement", "signed_verdict", "badge"] }, artifact_result: { title: "ArtifactResult", description: "a published file, and the release that it belongs to, as the signed verdict says", type: "object", additionalProperties: !1, required: ["path", "artifact", "name", "sha256", "resource_uri", "time_verified", "claims", "signed_by", "threshold", "trust_root_version"], properties: { path: { type: "string", description: "the signed verdict" }, artifact: { type: "string", description: "path of the file" }, name: { $ref: "urn:claimgate:schema:release-manifest-with-artifacts:v3#/$defs/artifact_name" }, sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, resource_uri: { type: "string" }, time_verified: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, claims: { description: "null where the release has more claims than a signed verdict lists", anyOf: [{ type: "null" }, { type: "array", items: { $ref: "urn:claimgate:schema:badge:v1#/$defs/badge_claim" } }] }, signed_by: { type: "array", items: { $ref: "#/$defs/key_id" } }, threshold: { type: "integer", minimum: 1 }, trust_root_version: { type: "integer", minimum: 1 } } }, message_result: { title: "MessageResult", description: "the bytes that a signature of the document is made over, written to a file", type: "object", additionalProperties: !1, required: ["path", "kind", "payload_sha256", "message", "message_sha256", "signatures"], properties: { path: { type: "string" }, kind: { $ref: "#/$defs/document_kind" }, payload_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, message: { type: "string", description: "the file that was written" }, message_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, signatures: { type: "integer", minimum: 0 } } }, signature_result: { title: "SignatureResult", type: "object", additionalProperties: !1, required: ["path", "kind", "payload_sha256", "key_id", "signatures", "missing"], properties: { path: { type: "string" }, kind: { $ref: "#/$defs/document_kind" }, payload_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, key_id: { $ref: "#/$defs/key_id" }, signatures: { type: "integer", minimum: 1 }, missing: { description: "what a trust root still lacks; empty for other documents", type: "array", items: { $ref: "#/$defs/missing_signatures" } } } }, envelope_result: { title: "EnvelopeResult", type: "object", additionalProperties: !1, required: ["path", "kind", "payload_sha256", "signed_by", "threshold", "trust_root_version", "projection"], properties: { path: { type: "string" }, kind: { $ref: "#/$defs/document_kind" }, payload_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, signed_by: { type: "array", items: { anyOf: [{ $ref: "#/$defs/key_id" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }] }, description: "keys by their fingerprints, identities by their names in the trust root" }, threshold: { type: "integer", minimum: 1 }, trust_root_version: { type: ["integer", "null"], description: "the version whose roles were asked; null where keys were given" }, projection: { type: ["string", "null"], description: "path of the projection whose bytes the statement names, where one was given" } } }, note_result: { title: "NoteResult", type: "object", additionalProperties: !1, required: ["path", "kind", "origin", "tree_size", "root_hash", "record", "since"], properties: { path: { type: "string" }, kind: { type: "string", enum: ["checkpoint", "tlog_proof", "growth_proof"] }, origin: { type: "string" }, tree_size: { type: "integer", minimum: 0 }, root_hash: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, record: { description: "The record that the proof shows to be in the ledger.", anyOf: [{ type: "null" }, { $ref: "#/$defs/proven_record" }] }, since: { description: "The earlier head that the proof shows to be extended.", anyOf: [{ type: "null" }, { $ref: "#/$defs/earlier_head" }] } } }, proven_record: { title: "ProvenRecord", type: "object", additionalProperties: !1, required: ["index", "leaf"], properties: { index: { type: "integer", minimum: 0 }, leaf: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } }, explanation_result: { title: "ExplanationResult", description: "How one claim was judged, and what the projection says of its subject.", type: "object", additionalProperties: !1, required: ["claim", "evaluated_at", "entry"], properties: { claim: { $ref: "urn:claimgate:schema:gate-verdict:v1#/$defs/claim_verdict" }, evaluated_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, entry: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:projection-entry:v1" }] } } }, ledger_result: { title: "LedgerResult", description: "What a ledger is for, and the migrations that were applied now.", type: "object", additionalProperties: !1, required: ["origin", "deployment", "fingerprint_key_id", "applied"], properties: { origin: { type: "string" }, deployment: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, fingerprint_key_id: { type: "string" }, applied: { type: "array", items: { type: "string" } } } }, appended_result: { title: "AppendedResult", type: "object", additionalProperties: !1, required: ["appended"], properties: { appended: { type: "array", items: { $ref: "#/$defs/appended_record" } } } }, appended_record: { title: "AppendedRecord", type: "object", additionalProperties: !1, required: ["id", "sequence", "leaf", "replayed"], properties: { id: { type: "string" }, sequence: { type: "integer", minimum: 1 }, leaf: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, replayed: { type: "boolean", description: "an earlier request with the same idempotency key had recorded it" } } }, checkpoint_result: { title: "CheckpointResult", description: "A signed head of the ledger (C2SP tlog-checkpoint).", type: "object", additionalProperties: !1, required: ["checkpoint"], properties: { checkpoint: { type: "string" }, path: { type: "string", description: "the file that holds it, where a folder was named" } } }, projection_result: { title: "ProjectionResult", type: "object", additionalProperties: !1, required: ["projection", "statement", "sha256", "entry_count", "generated_at", "expires_at", "payload_sha256", "key_id"], properties: { projection: { type: "string" }, statement: { type: "string" }, sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, entry_count: { type: "integer", minimum: 0 }, generated_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, payload_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, key_id: { description: "null where an identity is to sign", anyOf: [{ $ref: "#/$defs/key_id" }, { type: "null" }] } } }, records_result: { title: "RecordsResult", description: "Records, the newest first.", type: "object", additionalProperties: !1, required: ["records", "next_before"], properties: { records: { type: "array", items: { $ref: "#/$defs/placed_record" } }, next_before: { type: ["integer", "null"], minimum: 1, description: "--before of the next page, or null where this was the last" } } }, placed_record: { title: "PlacedRecord", type: "object", additionalProperties: !1, required: ["sequence", "leaf", "record"], properties: { sequence: { type: "integer", minimum: 1 }, leaf: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, record: { type: "object", description: "the record, as its leaf covers it" }, quarantined_by: { type: "integer", minimum: 1, description: "the sequence number of the correction that took it out of force; absent where none did" } } }, stats_result: { title: "LedgerStatsResult", type: "object", additionalProperties: !1, required: ["head", "records", "checks", "quarantined", "subjects", "first_recorded_at", "last_recorded_at"], properties: { head: { $ref: "urn:claimgate:schema:gate-verdict:v1#/$defs/recorded_head" }, records: { title: "RecordCounts", type: "object", additionalProperties: !1, required: ["approval", "run", "control", "correction"], properties: { correction: { type: "integer", minimum: 0 }, approval: { type: "integer", minimum: 0 }, run: { type: "integer", minimum: 0 }, control: { type: "integer", minimum: 0 } } }, checks: { type: "integer", minimum: 0 }, quarantined: { type: "integer", minimum: 0, description: "records that corrections name" }, subjects: { type: "integer", minimum: 0 }, first_recorded_at: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }] }, last_recorded_at: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }] } } }, audit_result: { title: "LedgerAuditResult", description: "The head, recomputed from the records.", type: "object", additionalProperties: !1, required: ["head"], properties: { head: { $ref: "urn:claimgate:schema:gate-verdict:v1#/$defs/recorded_head" }, since: { $ref: "#/$defs/earlier_head" } } }, roles_result: { title: "LedgerRolesResult", description: "SQL that makes the roles of a ledger on PostgreSQL, and their names.", type: "object", additionalProperties: !1, required: ["roles", "sql"], properties: { roles: { type: "object", additionalProperties: !1, required: ["owner", "writer", "access", "reader", "auditor"], properties: { owner: { type: "string" }, writer: { type: "string" }, access: { type: "string" }, reader: { type: "string" }, auditor: { type: "string" } } }, sql: { type: "string" } } }, proof_result: { title: "LedgerProofResult", description: "A record is in the ledger (C2SP tlog-proof).", type: "object", additionalProperties: !1, required: ["sequence", "proof"], properties: { sequence: { type: "integer", minimum: 1 }, proof: { type: "string" } } }, growth_result: { title: "LedgerGrowthResult", description: "The ledger only grew (RFC 9162 section 2.1.4).", type: "object", additionalProperties: !1, required: ["since", "proof"], properties: { since: { type: "integer", minimum: 0 }, proof: { type: "string", description: "C2SP tlog-witness, add-checkpoint" } } }, fingerprint_result: { title: "FingerprintResult", type: "object", additionalProperties: !1, required: ["field", "fingerprint", "key_id"], properties: { field: { type: "string" }, fingerprint: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, key_id: { type: "string" } } }, earlier_head: { title: "EarlierHeadResult", type: "object", additionalProperties: !1, required: ["tree_size", "root_hash"], properties: { tree_size: { type: "integer", minimum: 0 }, root_hash: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } }, release_audit_result: { title: "ReleaseAuditResult", description: "What was checked of a past release, by what, and the result.", type: "object", additionalProperties: !1, required: ["version", "revision", "evaluated_at", "pin", "capsule", "corrections", "rows"], properties: { version: { type: "string" }, revision: { type: "string" }, evaluated_at: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }] }, pin: { type: ["string", "null"] }, capsule: { type: ["string", "null"], description: "path of the capsule that was read or written" }, corrections: { description: "The corrections that the ledger of the release had, as its projection statement has them; null where the release rests on no ledger, or the statement does not verify.", anyOf: [{ type: "null" }, { $ref: "#/$defs/corrections_result" }] }, rows: { type: "array", items: { $ref: "#/$defs/release_audit_row" } } } }, corrections_result: { title: "CorrectionsResult", type: "object", additionalProperties: !1, required: ["count", "digest"], properties: { count: { type: "integer", minimum: 0 }, digest: { description: "of the leaves of the corrections, in their order; null where there is none", anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }] } } }, release_result: { title: "ReleaseResult", description: "How far a release has come, step by step.", type: "object", additionalProperties: !1, required: ["version", "revision", "folder", "steps", "branch", "record_commit"], properties: { version: { type: "string" }, revision: { type: "string" }, folder: { type: "string", description: "where the files of the release are while it is made" }, steps: { type: "array", items: { $ref: "#/$defs/release_step" } }, branch: { type: "string", description: "the branch that the record is committed to" }, record_commit: { type: ["string", "null"], description: "the commit that holds the record, once there is one" } } }, release_step: { title: "ReleaseStep", type: "object", additionalProperties: !1, required: ["step", "outcome", "what"], properties: { step: { type: "string", enum: ["check", "create", "sign", "tag", "require", "record"] }, outcome: { type: "string", enum: ["done", "done_before", "not_needed", "planned", "stopped"] }, what: { type: "string" } } }, release_record_result: { title: "ReleaseRecordResult", description: "The record of a release, and the commit that holds it.", type: "object", additionalProperties: !1, required: ["path", "file_names", "outcome", "branch", "commit"], properties: { path: { type: "string" }, file_names: { type: "array", items: { type: "string" } }, outcome: { type: "string", enum: ["created", "unchanged"] }, branch: { type: ["string", "null"], description: "null where nothing was to be committed" }, commit: { type: ["string", "null"] } } }, release_audit_row: { title: "ReleaseAuditRow", type: "object", additionalProperties: !1, required: ["check", "by", "outcome", "codes"], properties: { check: { type: "string" }, by: { type: "string" }, outcome: { type: "string", enum: ["passed", "failed", "not_checked", "not_needed"] }, codes: { type: "array", items: { type: "string" } } } }, difference_result: { title: "DifferenceResult", description: "Which claims changed between two releases.", type: "object", additionalProperties: !1, required: ["from", "to", "evidence_compared", "added", "withdrawn", "lapsed", "contract_changed", "renewed", "unchanged"], properties: { from: { $ref: "#/$defs/difference_side" }, to: { $ref: "#/$defs/difference_side" }, evidence_compared: { type: "boolean", description: "false: one of the sides has no evidence to compare, so renewals and expiries are unknown" }, added: { type: "array", items: { $ref: "#/$defs/changed_claim" } }, withdrawn: { type: "array", items: { $ref: "#/$defs/changed_claim" } }, lapsed: { type: "array", items: { $ref: "#/$defs/changed_claim" } }, contract_changed: { type: "array", items: { $ref: "#/$defs/changed_claim" } }, renewed: { type: "array", items: { $ref: "#/$defs/changed_claim" } }, unchanged: { type: "integer", minimum: 0 } } }, difference_side: { title: "DifferenceSide", type: "object", additionalProperties: !1, required: ["name", "version", "revision", "claims_sha256", "claim_count", "evaluated_at"], properties: { name: { type: "string" }, version: { type: ["string", "null"] }, revision: { type: ["string", "null"] }, claims_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, claim_count: { type: "integer", minimum: 0 }, evaluated_at: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }] } } }, changed_claim: { title: "ChangedClaim", type: "object", additionalProperties: !1, required: ["subject_digest", "subject", "contract_before", "contract_after", "holds_before", "holds_after"], properties: { subject_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, contract_before: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }] }, contract_after: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }] }, holds_before: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }] }, holds_after: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }] } } }, listed_token: { title: "ListedToken", type: "object", additionalProperties: !1, required: ["id", "audience", "name", "scopes", "created_at", "expires_at", "revoked_at"], properties: { id: { type: "string", pattern: "^[0-9a-f]{32}$" }, audience: { type: "string", enum: ["api", "cli", "mcp"] }, name: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, scopes: { type: "array", maxItems: 16, items: { $ref: "urn:claimgate:schema:caller:v1#/$defs/scope_name" } }, created_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, revoked_at: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }] } } }, token_result: { title: "TokenResult", type: "object", additionalProperties: !1, required: ["token", "listed"], properties: { token: { type: ["string", "null"], description: "the token, shown once: when it is made" }, listed: { $ref: "#/$defs/listed_token" } } }, tokens_result: { title: "TokensResult", type: "object", additionalProperties: !1, required: ["tokens"], properties: { tokens: { type: "array", items: { $ref: "#/$defs/listed_token" } } } }, listed_administrator: { title: "ListedAdministrator", type: "object", additionalProperties: !1, required: ["name", "scopes", "created_at", "disabled_at", "sessions"], properties: { name: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, scopes: { type: "array", maxItems: 16, items: { $ref: "urn:claimgate:schema:caller:v1#/$defs/scope_name" }, description: "what they are limited to; none: not limited" }, created_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, disabled_at: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }] }, sessions: { type: "integer", minimum: 0, description: "how many are open" } } }, administrator_result: { title: "AdministratorResult", type: "object", additionalProperties: !1, required: ["administrator"], properties: { administrator: { $ref: "#/$defs/listed_administrator" } } }, administrators_result: { title: "AdministratorsResult", type: "object", additionalProperties: !1, required: ["administrators"], properties: { administrators: { type: "array", items: { $ref: "#/$defs/listed_administrator" } } } }, service_result: { title: "ServiceResult", type: "object", additionalProperties: !1, required: ["stopped_by", "all_answered"], properties: { stopped_by: { type: "string", enum: ["SIGHUP", "SIGINT", "SIGQUIT", "SIGTERM"] }, all_answered: { type: "boolean", description: "no connection was cut at the deadline" } } }, probe_result: { title: "ProbeResult", type: "object", additionalProperties: !1, required: ["ok", "http_status", "code", "detail"], properties: { ok: { type: "boolean" }, http_status: { type: ["integer", "null"], description: "null where no answer came" }, code: { type: ["string", "null"], maxLength: 64, description: "why it failed, as a code of the closed table" }, detail: { type: ["string", "null"], maxLength: 1024, description: "why it failed, in words" } } }, dependency_standing: { title: "DependencyStanding", type: "string", enum: ["ok", "not_ready", "unknown"], description: "what the readiness probe says of something that the instance needs" }, instance_health_result: { title: "InstanceHealth", type: "object", additionalProperties: !1, required: ["instance", "health", "ready", "database"], properties: { instance: { type: "string", maxLength: 2048, description: "base URL of the instance" }, health: { $ref: "#/$defs/probe_result" }, ready: { description: "null where only liveness was asked for", anyOf: [{ type: "null" }, { $ref: "#/$defs/probe_result" }] }, database: { $ref: "#/$defs/dependency_standing" }, storage: { $ref: "#/$defs/dependency_standing" } } }, saved_instance: { title: "SavedInstance", type: "object", additionalProperties: !1, required: ["name", "url", "token_file", "active"], properties: { name: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, url: { type: "string", maxLength: 2048 }, token_file: { type: ["string", "null"], maxLength: 4096, description: "where its token is, never the token" }, active: { type: "boolean" } } }, instances_result: { title: "InstancesResult", description: "The saved instances that the command lists, saved, chose or removed.", type: "object", additionalProperties: !1, required: ["instances"], properties: { instances: { type: "array", items: { $ref: "#/$defs/saved_instance" } } } }, provider_readiness_result: { title: "ProviderReadinessResult", type: "object", additionalProperties: !1, required: ["instance", "blocked", "providers"], properties: { instance: { type: "string", maxLength: 2048, description: "base URL of the instance" }, blocked: { type: "integer", minimum: 0, description: "providers whose state is not healthy" }, providers: { type: "array", items: { $ref: "urn:claimgate:schema:provider-readiness:v1#/$defs/provider_readiness" } } } }, token_source: { title: "TokenSource", type: "string", enum: ["option", "environment", "environment_file", "profile"], description: "where a token was found" }, part_standing: { title: "PartStanding", type: "string", enum: ["told", "not_asked", "not_offered", "failed"], description: "not_asked: no token is there; not_offered: the server has no such route" }, diagnostics_workspaces: { title: "DiagnosticsWorkspaces", type: "object", additionalProperties: !1, required: ["standing", "count", "active"], properties: { standing: { $ref: "#/$defs/part_standing" }, count: { type: ["integer", "null"], minimum: 0 }, active: { type: ["boolean", "null"], description: "whether one is selected" } } }, state_count: { title: "StateCount", type: "object", additionalProperties: !1, required: ["state", "providers"], properties: { state: { $ref: "urn:claimgate:schema:readiness-decision:v1#/$defs/readiness_state" }, providers: { type: "integer", minimum: 0 } } }, diagnostics_providers: { title: "DiagnosticsProviders", type: "object", additionalProperties: !1, required: ["standing", "accounts", "states", "requested"], properties: { standing: { $ref: "#/$defs/part_standing" }, accounts: { type: ["integer", "null"], minimum: 0, description: "connected accounts" }, states: { type: "array", items: { $ref: "#/$defs/state_count" } }, requested: { description: "of --provider", anyOf: [{ type: "null" }, { title: "RequestedProvider", type: "object", additionalProperties: !1, required: ["provider", "known", "state", "blockers"], properties: { provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, known: { type: "boolean" }, state: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:readiness-decision:v1#/$defs/readiness_state" }] }, blockers: { type: "array", items: { type: "string", maxLength: 64 }, description: "codes of what stands in the way" } } }] } } }, diagnostics_billing: { title: "DiagnosticsBilling", type: "object", additionalProperties: !1, required: ["standing", "billing"], properties: { standing: { $ref: "#/$defs/part_standing" }, billing: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:billing:v1" }] } } }, diagnostics_caller: { title: "DiagnosticsCaller", type: "object", additionalProperties: !1, required: ["standing", "caller"], properties: { standing: { $ref: "#/$defs/part_standing" }, caller: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:caller:v1" }] } } }, diagnostics_logs: { title: "DiagnosticsLogs", type: "object", additionalProperties: !1, required: ["file", "lines"], properties: { file: { type: "string", maxLength: 4096 }, lines: { type: "array", maxItems: 100, items: { type: "string" }, description: "the last lines, redacted" } } }, diagnostics_result: { title: "Diagnostics", type: "object", additionalProperties: !1, required: ["generated_at", "system", "profile", "paths", "health", "token", "deployment", "caller", "workspaces", "providers", "billing", "logs"], properties: { generated_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, system: { title: "DiagnosticsSystem", type: "object", additionalProperties: !1, required: ["node", "os", "arch"], properties: { node: { type: "string", maxLength: 64 }, os: { type: "string", maxLength: 256 }, arch: { type: "string", maxLength: 64 } } }, profile: { type: ["string", "null"], maxLength: 64, description: "name of the saved instance" }, paths: { title: "DiagnosticsPaths", type: "object", additionalProperties: !1, required: ["folder", "profile"], properties: { folder: { type: "string", maxLength: 4096, description: "of the settings of this user" }, profile: { type: ["string", "null"], maxLength: 4096 } } }, health: { $ref: "#/$defs/instance_health_result" }, token: { title: "DiagnosticsToken", type: "object", additionalProperties: !1, required: ["present", "source"], properties: { present: { type: "boolean" }, source: { anyOf: [{ type: "null" }, { $ref: "#/$defs/token_source" }] } } }, deployment: { description: "as --deployment says", anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }] }, caller: { $ref: "#/$defs/diagnostics_caller" }, workspaces: { $ref: "#/$defs/diagnostics_workspaces" }, providers: { $ref: "#/$defs/diagnostics_providers" }, billing: { $ref: "#/$defs/diagnostics_billing" }, logs: { anyOf: [{ type: "null" }, { $ref: "#/$defs/diagnostics_logs" }] } } }, example_document: { title: "ExampleDocument", description: "An example document, and where it was written.", type: "object", additionalProperties: !1, required: ["example", "path", "outcome", "document"], properties: { example: { type: "string", enum: ["contract", "run", "control", "approval", "facts", "trust", "claims"] }, path: { type: ["string", "null"], description: "null: it was printed only" }, outcome: { type: ["string", "null"], enum: ["created", "changed", "unchanged", "would_change", null] }, document: { type: "object" } } }, examples_result: { title: "ExamplesResult", type: "object", additionalProperties: !1, required: ["documents"], properties: { documents: { type: "array", items: { $ref: "#/$defs/example_document" } } } }, described_digest: { title: "DescribedDigest", description: "A digest as documents name it, and what it is of.", type: "object", additionalProperties: !1, required: ["of", "name", "digest"], properties: { of: { type: "string", enum: ["capability", "policy", "scope"] }, name: { type: "string" }, digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } }, digests_result: { title: "DigestsResult", type: "object", additionalProperties: !1, required: ["digests"], properties: { digests: { type: "array", items: { $ref: "#/$defs/described_digest" } } } }, schemas_result: { title: "SchemasResult", type: "object", additionalProperties: !1, required: ["schemas"], properties: { schemas: { type: "array", items: { $ref: "#/$defs/listed_schema" } } } }, listed_schema: { title: "ListedSchema", description: "A JSON Schema of a document, complete in itself.", type: "object", additionalProperties: !1, required: ["name", "title", "file", "schema"], properties: { name: { type: "string" }, title: { type: "string" }, file: { type: "string", description: "its file in the package" }, schema: { type: ["object", "null"], description: "null in a list" } } }, self_test_result: { title: "SelfTestResult", description: "What a gate refused of its own allowed input, changed one thing at a time.", type: "object", additionalProperties: !1, required: ["at", "claim_count", "rules_sha256", "inputs", "counts", "changes"], properties: { at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, claim_count: { type: "integer", minimum: 0 }, rules_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest", description: "digest of the rule set that judged" }, inputs: { $ref: "urn:claimgate:schema:gate-verdict:v1#/properties/inputs" }, counts: { $ref: "#/$defs/self_test_counts" }, changes: { type: "array", maxItems: 1e4, items: { $ref: "#/$defs/self_test_change" } } } }, self_test_counts: { title: "SelfTestCounts", type: "object", additionalProperties: !1, required: ["as_expected", "wrongly_allowed", "other_code", "not_applicable"], properties: { as_expected: { type: "integer", minimum: 0 }, wrongly_allowed: { type: "integer", minimum: 0 }, other_code: { type: "integer", minimum: 0 }, not_applicable: { type: "integer", minimum: 0 } } }, self_test_change: { title: "SelfTestChange", description: "One change, and how the gate judged it. A control has no expected code: the gate must allow it.", type: "object", additionalProperties: !1, required: ["area", "id", "rule", "subject_digest", "expected", "found", "outcome"], properties: { area: { type: "string", enum: ["control", "rules", "trust", "freshness", "rollback", "projection", "claims", "hand-off"] }, id: { type: "string", pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$", maxLength: 64 }, rule: { type: ["integer", "null"], minimum: 1, description: "the rule that must refuse; null: the whole is refused" }, subject_digest: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: "the changed claim; null: the change is about the whole" }, expected: { type: ["string", "null"], pattern: "^[a-z0-9]+(?:_[a-z0-9]+)*$", description: "null: the gate must allow it" }, found: { type: "array", items: { type: "string", pattern: "^[a-z0-9]+(?:_[a-z0-9]+)*$" } }, outcome: { type: "string", enum: ["as_expected", "wrongly_allowed", "other_code", "not_applicable"] } } } } }, schema55 = { title: "Tool", type: "object", additionalProperties: !1, required: ["name", "version"], properties: { name: { const: "claimgate" }, version: { type: "string", minLength: 1, maxLength: 64 } } }, func2 = require_ucs2length().default;
function validate152(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate152.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "name" }, parentSchema: schema55, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.version === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "version" }, parentSchema: schema55, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "name" || key0 === "version")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema55, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (data0 !== "claimgate") {
        let err3 = { instancePath: instancePath + "/name", keyword: "const", params: { allowedValue: "claimgate" }, parentSchema: schema55.properties.name, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.version !== void 0) {
      let data1 = data.version;
      if (typeof data1 == "string") {
        if (func2(data1) > 64) {
          let err4 = { instancePath: instancePath + "/version", keyword: "maxLength", params: { limit: 64 }, parentSchema: schema55.properties.version, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func2(data1) < 1) {
          let err5 = { instancePath: instancePath + "/version", keyword: "minLength", params: { limit: 1 }, parentSchema: schema55.properties.version, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/version", keyword: "type", params: { type: "string" }, parentSchema: schema55.properties.version, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema55, data };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate152.errors = vErrors, errors === 0;
}
validate152.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema56 = { type: "string", enum: ["allowed", "refused", "undetermined"] };
function validate154(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate154.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema56, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "allowed" || data === "refused" || data === "undetermined")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema56.enum }, parentSchema: schema56, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate154.errors = vErrors, errors === 0;
}
validate154.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema27 = { title: "VerdictFinding", description: "One reason for a no, or one warning (specification/documents.md 3.7).", type: "object", additionalProperties: !1, required: ["code", "message", "clears_by"], properties: { code: { type: "string", pattern: "^[a-z0-9]+(?:_[a-z0-9]+)*$", description: "a code of docs/reference/codes.md" }, message: { type: "string", minLength: 1 }, file: { type: "string" }, pointer: { type: "string" }, line: { type: "integer", minimum: 1 }, column: { type: "integer", minimum: 1 }, expected: { type: "string" }, found: { type: "string" }, clears_by: { type: "string", enum: ["time", "new_local_run", "new_live_run", "new_approval", "reconnect", "operator", "contract_change", "edit", "never"] }, clears_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, next: { type: "string" }, record: { $ref: "urn:claimgate:schema:projection-entry:v1#/$defs/record_place" } } }, func1 = Object.prototype.hasOwnProperty, pattern8 = new RegExp("^[a-z0-9]+(?:_[a-z0-9]+)*$", "u"), schema22 = { title: "Instant", type: "string", format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC such as 2026-11-21T08:30:00Z or 2026-11-21T08:30:00.250Z" }, formats0 = fullFormats["date-time"], pattern3 = new RegExp("^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", "u");
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern3.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema22, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!formats0.validate(data)) {
      let err1 = { instancePath, keyword: "format", params: { format: "date-time" }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema22, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate55.errors = vErrors, errors === 0;
}
validate55.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema38 = { title: "RecordPlace", description: "Where a record stands in the ledger: its sequence number and its leaf hash.", type: "object", additionalProperties: !1, required: ["sequence", "leaf"], properties: { sequence: { type: "integer", minimum: 1, maximum: 9007199254740991 }, leaf: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } }, schema25 = { title: "DigestText", type: "string", pattern: "^sha256:[0-9a-f]{64}$", description: '"sha256:" and 64 lower-case hex digits' }, pattern6 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate91.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern6.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema25, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema25, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate91.errors = vErrors, errors === 0;
}
validate91.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate130.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sequence === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "sequence" }, parentSchema: schema38, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.leaf === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "leaf" }, parentSchema: schema38, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "sequence" || key0 === "leaf")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema38, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.sequence !== void 0) {
      let data0 = data.sequence;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/sequence", keyword: "type", params: { type: "integer" }, parentSchema: schema38.properties.sequence, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/sequence", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, parentSchema: schema38.properties.sequence, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/sequence", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema38.properties.sequence, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    data.leaf !== void 0 && (validate91(data.leaf, { instancePath: instancePath + "/leaf", parentData: data, parentDataProperty: "leaf", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : appended(vErrors, validate91.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema38, data };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate130.errors = vErrors, errors === 0;
}
validate130.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate156(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate156.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "code" }, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.message === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "message" }, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.clears_by === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "clears_by" }, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema27.properties, key0)) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema27, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.code !== void 0) {
      let data0 = data.code;
      if (typeof data0 == "string") {
        if (!pattern8.test(data0)) {
          let err4 = { instancePath: instancePath + "/code", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:_[a-z0-9]+)*$" }, parentSchema: schema27.properties.code, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/code", keyword: "type", params: { type: "string" }, parentSchema: schema27.properties.code, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.message !== void 0) {
      let data1 = data.message;
      if (typeof data1 == "string") {
        if (func2(data1) < 1) {
          let err6 = { instancePath: instancePath + "/message", keyword: "minLength", params: { limit: 1 }, parentSchema: schema27.properties.message, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/message", keyword: "type", params: { type: "string" }, parentSchema: schema27.properties.message, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.file !== void 0) {
      let data2 = data.file;
      if (typeof data2 != "string") {
        let err8 = { instancePath: instancePath + "/file", keyword: "type", params: { type: "string" }, parentSchema: schema27.properties.file, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.pointer !== void 0) {
      let data3 = data.pointer;
      if (typeof data3 != "string") {
        let err9 = { instancePath: instancePath + "/pointer", keyword: "type", params: { type: "string" }, parentSchema: schema27.properties.pointer, data: data3 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.line !== void 0) {
      let data4 = data.line;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err10 = { instancePath: instancePath + "/line", keyword: "type", params: { type: "integer" }, parentSchema: schema27.properties.line, data: data4 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4))) {
        let err11 = { instancePath: instancePath + "/line", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema27.properties.line, data: data4 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.column !== void 0) {
      let data5 = data.column;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err12 = { instancePath: instancePath + "/column", keyword: "type", params: { type: "integer" }, parentSchema: schema27.properties.column, data: data5 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5) && (data5 < 1 || isNaN(data5))) {
        let err13 = { instancePath: instancePath + "/column", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema27.properties.column, data: data5 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.expected !== void 0) {
      let data6 = data.expected;
      if (typeof data6 != "string") {
        let err14 = { instancePath: instancePath + "/expected", keyword: "type", params: { type: "string" }, parentSchema: schema27.properties.expected, data: data6 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.found !== void 0) {
      let data7 = data.found;
      if (typeof data7 != "string") {
        let err15 = { instancePath: instancePath + "/found", keyword: "type", params: { type: "string" }, parentSchema: schema27.properties.found, data: data7 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.clears_by !== void 0) {
      let data8 = data.clears_by;
      if (typeof data8 != "string") {
        let err16 = { instancePath: instancePath + "/clears_by", keyword: "type", params: { type: "string" }, parentSchema: schema27.properties.clears_by, data: data8 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (!(data8 === "time" || data8 === "new_local_run" || data8 === "new_live_run" || data8 === "new_approval" || data8 === "reconnect" || data8 === "operator" || data8 === "contract_change" || data8 === "edit" || data8 === "never")) {
        let err17 = { instancePath: instancePath + "/clears_by", keyword: "enum", params: { allowedValues: schema27.properties.clears_by.enum }, parentSchema: schema27.properties.clears_by, data: data8 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.clears_at !== void 0 && (validate55(data.clears_at, { instancePath: instancePath + "/clears_at", parentData: data, parentDataProperty: "clears_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : appended(vErrors, validate55.errors), errors = vErrors.length)), data.next !== void 0) {
      let data10 = data.next;
      if (typeof data10 != "string") {
        let err18 = { instancePath: instancePath + "/next", keyword: "type", params: { type: "string" }, parentSchema: schema27.properties.next, data: data10 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    data.record !== void 0 && (validate130(data.record, { instancePath: instancePath + "/record", parentData: data, parentDataProperty: "record", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate130.errors : appended(vErrors, validate130.errors), errors = vErrors.length));
  } else {
    let err19 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema27, data };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate156.errors = vErrors, errors === 0;
}
validate156.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema58 = { title: "DigestResult", type: "object", additionalProperties: !1, required: ["path", "sha256", "size", "binding"], properties: { path: { type: "string" }, sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, size: { type: "integer", minimum: 0 }, binding: { description: "What a release manifest would bind, where the file is a valid claims file.", anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:release-manifest:v2#/$defs/binding" }] } } };
function validate161(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate161.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern6.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema25, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema25, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate161.errors = vErrors, errors === 0;
}
validate161.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema63 = { title: "ClaimsBinding", description: "Binds the exact bytes, the schema version and the claim count of the claims file.", type: "object", additionalProperties: !1, required: ["schema_version", "manifest_sha256", "claim_count"], properties: { schema_version: { const: 1 }, manifest_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, claim_count: { type: "integer", minimum: 0 } } };
function validate169(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate169.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern6.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema25, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema25, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate169.errors = vErrors, errors === 0;
}
validate169.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate172(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate172.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema_version === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "schema_version" }, parentSchema: schema63, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.manifest_sha256 === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "manifest_sha256" }, parentSchema: schema63, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.claim_count === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "claim_count" }, parentSchema: schema63, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "schema_version" || key0 === "manifest_sha256" || key0 === "claim_count")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema63, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.schema_version !== void 0) {
      let data0 = data.schema_version;
      if (data0 !== 1) {
        let err4 = { instancePath: instancePath + "/schema_version", keyword: "const", params: { allowedValue: 1 }, parentSchema: schema63.properties.schema_version, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.manifest_sha256 !== void 0 && (validate169(data.manifest_sha256, { instancePath: instancePath + "/manifest_sha256", parentData: data, parentDataProperty: "manifest_sha256", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate169.errors : appended(vErrors, validate169.errors), errors = vErrors.length)), data.claim_count !== void 0) {
      let data2 = data.claim_count;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err5 = { instancePath: instancePath + "/claim_count", keyword: "type", params: { type: "integer" }, parentSchema: schema63.properties.claim_count, data: data2 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2))) {
        let err6 = { instancePath: instancePath + "/claim_count", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema63.properties.claim_count, data: data2 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema63, data };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate172.errors = vErrors, errors === 0;
}
validate172.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate160(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate160.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "path" }, parentSchema: schema58, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.sha256 === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "sha256" }, parentSchema: schema58, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.size === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "size" }, parentSchema: schema58, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.binding === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "binding" }, parentSchema: schema58, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "path" || key0 === "sha256" || key0 === "size" || key0 === "binding")) {
        let err4 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema58, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.path !== void 0) {
      let data0 = data.path;
      if (typeof data0 != "string") {
        let err5 = { instancePath: instancePath + "/path", keyword: "type", params: { type: "string" }, parentSchema: schema58.properties.path, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.sha256 !== void 0 && (validate161(data.sha256, { instancePath: instancePath + "/sha256", parentData: data, parentDataProperty: "sha256", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate161.errors : appended(vErrors, validate161.errors), errors = vErrors.length)), data.size !== void 0) {
      let data2 = data.size;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err6 = { instancePath: instancePath + "/size", keyword: "type", params: { type: "integer" }, parentSchema: schema58.properties.size, data: data2 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2))) {
        let err7 = { instancePath: instancePath + "/size", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema58.properties.size, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.binding !== void 0) {
      let data3 = data.binding, _errs8 = errors, valid1 = !1, _errs9 = errors;
      if (data3 !== null) {
        let err8 = { instancePath: instancePath + "/binding", keyword: "type", params: { type: "null" }, parentSchema: schema58.properties.binding.anyOf[0], data: data3 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      var _valid0 = _errs9 === errors;
      valid1 = valid1 || _valid0;
      let _errs11 = errors;
      validate172(data3, { instancePath: instancePath + "/binding", parentData: data, parentDataProperty: "binding", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate172.errors : appended(vErrors, validate172.errors), errors = vErrors.length);
      var _valid0 = _errs11 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs8, vErrors !== null && (_errs8 ? vErrors.length = _errs8 : vErrors = null);
      else {
        let err9 = { instancePath: instancePath + "/binding", keyword: "anyOf", params: {}, parentSchema: schema58.properties.binding, data: data3 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema58, data };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate160.errors = vErrors, errors === 0;
}
validate160.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema66 = { title: "ClaimsResult", type: "object", additionalProperties: !1, required: ["path", "claims"], properties: { path: { type: "string" }, claims: { type: "array", items: { $ref: "#/$defs/listed_claim" } } } }, schema67 = { title: "ListedClaim", type: "object", additionalProperties: !1, required: ["subject_digest", "subject", "contract_digest"], properties: { subject_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, contract_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } }, schema29 = { title: "Subject", description: "What a decision is for: exactly these nine members (specification/documents.md 2).", type: "object", additionalProperties: !1, required: ["provider", "app_fingerprint", "deployment_environment", "provider_environment", "instance_fingerprint", "account_kind", "output_profile", "operation", "policy_mode"], properties: { provider: { $ref: "#/$defs/slug" }, app_fingerprint: { $ref: "#/$defs/fingerprint" }, deployment_environment: { type: "string", enum: ["local", "staging", "production"] }, provider_environment: { type: "string", enum: ["development", "sandbox", "production"] }, instance_fingerprint: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint, "sha256:" and 64 lower-case hex digits, or null' }, account_kind: { $ref: "#/$defs/slug" }, output_profile: { $ref: "#/$defs/slug" }, operation: { $ref: "#/$defs/operation" }, policy_mode: { $ref: "#/$defs/slug" } } }, schema30 = { title: "Slug", type: "string", maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters" }, pattern9 = new RegExp("^[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u");
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate70.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func2(data) > 64) {
      let err0 = { instancePath, keyword: "maxLength", params: { limit: 64 }, parentSchema: schema30, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern9.test(data)) {
      let err1 = { instancePath, keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, parentSchema: schema30, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema30, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate70.errors = vErrors, errors === 0;
}
validate70.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema31 = { title: "FingerprintText", type: "string", pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint: "sha256:" and 64 lower-case hex digits' };
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate72.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern6.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema31, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate72.errors = vErrors, errors === 0;
}
validate72.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema32 = { title: "Operation", type: "string", enum: ["publish_immediate", "publish_scheduled", "connect"], description: "an operation of a subject" };
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate76.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema32, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "publish_immediate" || data === "publish_scheduled" || data === "connect")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema32.enum }, parentSchema: schema32, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate76.errors = vErrors, errors === 0;
}
validate76.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate179(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate179.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "provider" }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.app_fingerprint === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "app_fingerprint" }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.deployment_environment === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "deployment_environment" }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.provider_environment === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "provider_environment" }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.instance_fingerprint === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "instance_fingerprint" }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.account_kind === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "account_kind" }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.output_profile === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "output_profile" }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.operation === void 0) {
      let err7 = { instancePath, keyword: "required", params: { missingProperty: "operation" }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.policy_mode === void 0) {
      let err8 = { instancePath, keyword: "required", params: { missingProperty: "policy_mode" }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema29.properties, key0)) {
        let err9 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema29, data };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.provider !== void 0 && (validate70(data.provider, { instancePath: instancePath + "/provider", parentData: data, parentDataProperty: "provider", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : appended(vErrors, validate70.errors), errors = vErrors.length)), data.app_fingerprint !== void 0 && (validate72(data.app_fingerprint, { instancePath: instancePath + "/app_fingerprint", parentData: data, parentDataProperty: "app_fingerprint", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : appended(vErrors, validate72.errors), errors = vErrors.length)), data.deployment_environment !== void 0) {
      let data2 = data.deployment_environment;
      if (typeof data2 != "string") {
        let err10 = { instancePath: instancePath + "/deployment_environment", keyword: "type", params: { type: "string" }, parentSchema: schema29.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (!(data2 === "local" || data2 === "staging" || data2 === "production")) {
        let err11 = { instancePath: instancePath + "/deployment_environment", keyword: "enum", params: { allowedValues: schema29.properties.deployment_environment.enum }, parentSchema: schema29.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.provider_environment !== void 0) {
      let data3 = data.provider_environment;
      if (typeof data3 != "string") {
        let err12 = { instancePath: instancePath + "/provider_environment", keyword: "type", params: { type: "string" }, parentSchema: schema29.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (!(data3 === "development" || data3 === "sandbox" || data3 === "production")) {
        let err13 = { instancePath: instancePath + "/provider_environment", keyword: "enum", params: { allowedValues: schema29.properties.provider_environment.enum }, parentSchema: schema29.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.instance_fingerprint !== void 0) {
      let data4 = data.instance_fingerprint;
      if (typeof data4 != "string" && data4 !== null) {
        let err14 = { instancePath: instancePath + "/instance_fingerprint", keyword: "type", params: { type: schema29.properties.instance_fingerprint.type }, parentSchema: schema29.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data4 == "string" && !pattern6.test(data4)) {
        let err15 = { instancePath: instancePath + "/instance_fingerprint", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema29.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    data.account_kind !== void 0 && (validate70(data.account_kind, { instancePath: instancePath + "/account_kind", parentData: data, parentDataProperty: "account_kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : appended(vErrors, validate70.errors), errors = vErrors.length)), data.output_profile !== void 0 && (validate70(data.output_profile, { instancePath: instancePath + "/output_profile", parentData: data, parentDataProperty: "output_profile", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : appended(vErrors, validate70.errors), errors = vErrors.length)), data.operation !== void 0 && (validate76(data.operation, { instancePath: instancePath + "/operation", parentData: data, parentDataProperty: "operation", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate76.errors : appended(vErrors, validate76.errors), errors = vErrors.length)), data.policy_mode !== void 0 && (validate70(data.policy_mode, { instancePath: instancePath + "/policy_mode", parentData: data, parentDataProperty: "policy_mode", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : appended(vErrors, validate70.errors), errors = vErrors.length));
  } else {
    let err16 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema29, data };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate179.errors = vErrors, errors === 0;
}
validate179.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate177(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate177.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subject_digest === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "subject_digest" }, parentSchema: schema67, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.subject === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "subject" }, parentSchema: schema67, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.contract_digest === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "contract_digest" }, parentSchema: schema67, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "subject_digest" || key0 === "subject" || key0 === "contract_digest")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema67, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    data.subject_digest !== void 0 && (validate161(data.subject_digest, { instancePath: instancePath + "/subject_digest", parentData: data, parentDataProperty: "subject_digest", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate161.errors : appended(vErrors, validate161.errors), errors = vErrors.length)), data.subject !== void 0 && (validate179(data.subject, { instancePath: instancePath + "/subject", parentData: data, parentDataProperty: "subject", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate179.errors : appended(vErrors, validate179.errors), errors = vErrors.length)), data.contract_digest !== void 0 && (validate161(data.contract_digest, { instancePath: instancePath + "/contract_digest", parentData: data, parentDataProperty: "contract_digest", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate161.errors : appended(vErrors, validate161.errors), errors = vErrors.length));
  } else {
    let err4 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema67, data };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate177.errors = vErrors, errors === 0;
}
validate177.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate176(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate176.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "path" }, parentSchema: schema66, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.claims === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "claims" }, parentSchema: schema66, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "path" || key0 === "claims")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema66, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.path !== void 0) {
      let data0 = data.path;
      if (typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/path", keyword: "type", params: { type: "string" }, parentSchema: schema66.properties.path, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.claims !== void 0) {
      let data1 = data.claims;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate177(data1[i0], { instancePath: instancePath + "/claims/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate177.errors : appended(vErrors, validate177.errors), errors = vErrors.length);
      } else {
        let err4 = { instancePath: instancePath + "/claims", keyword: "type", params: { type: "array" }, parentSchema: schema66.properties.claims, data: data1 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema66, data };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate176.errors = vErrors, errors === 0;
}
validate176.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema69 = { title: "ManifestResult", type: "object", additionalProperties: !1, required: ["path", "manifest", "expected"], properties: { path: { type: "string" }, manifest: { anyOf: [{ $ref: "urn:claimgate:schema:release-manifest:v2" }, { $ref: "urn:claimgate:schema:release-manifest-with-artifacts:v3" }] }, expected: { anyOf: [{ $ref: "urn:claimgate:schema:release-manifest:v2" }, { $ref: "urn:claimgate:schema:release-manifest-with-artifacts:v3" }] } } }, schema60 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:release-manifest:v2", title: "ReleaseManifest", description: "What a release says about its claims file (specification/documents.md 3.4).", type: "object", additionalProperties: !1, required: ["schema_version", "version", "revision", "provider_claims"], properties: { schema_version: { const: 2 }, version: { $ref: "urn:claimgate:schema:common:v1#/$defs/version" }, revision: { $ref: "urn:claimgate:schema:common:v1#/$defs/revision" }, provider_claims: { $ref: "#/$defs/binding" } }, $defs: { binding: { title: "ClaimsBinding", description: "Binds the exact bytes, the schema version and the claim count of the claims file.", type: "object", additionalProperties: !1, required: ["schema_version", "manifest_sha256", "claim_count"], properties: { schema_version: { const: 1 }, manifest_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, claim_count: { type: "integer", minimum: 0 } } } } }, schema61 = { title: "ReleaseVersion", type: "string", maxLength: 128, pattern: "^v(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$", description: '"v" and a stable SemVer, such as v1.4.0' }, pattern4 = new RegExp("^v(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$", "u");
function validate164(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate164.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func2(data) > 128) {
      let err0 = { instancePath, keyword: "maxLength", params: { limit: 128 }, parentSchema: schema61, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern4.test(data)) {
      let err1 = { instancePath, keyword: "pattern", params: { pattern: "^v(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$" }, parentSchema: schema61, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema61, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate164.errors = vErrors, errors === 0;
}
validate164.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema23 = { title: "GitRevision", type: "string", pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$", description: "a full Git commit id: 40 or 64 lower-case hex digits" }, pattern5 = new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u");
function validate166(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate166.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern5.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, schema: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$", parentSchema: schema23, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema23, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate166.errors = vErrors, errors === 0;
}
validate166.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate168(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate168.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema_version === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "schema_version" }, parentSchema: schema63, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.manifest_sha256 === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "manifest_sha256" }, parentSchema: schema63, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.claim_count === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "claim_count" }, parentSchema: schema63, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "schema_version" || key0 === "manifest_sha256" || key0 === "claim_count")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema63, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.schema_version !== void 0) {
      let data0 = data.schema_version;
      if (data0 !== 1) {
        let err4 = { instancePath: instancePath + "/schema_version", keyword: "const", params: { allowedValue: 1 }, parentSchema: schema63.properties.schema_version, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.manifest_sha256 !== void 0 && (validate169(data.manifest_sha256, { instancePath: instancePath + "/manifest_sha256", parentData: data, parentDataProperty: "manifest_sha256", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate169.errors : appended(vErrors, validate169.errors), errors = vErrors.length)), data.claim_count !== void 0) {
      let data2 = data.claim_count;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err5 = { instancePath: instancePath + "/claim_count", keyword: "type", params: { type: "integer" }, parentSchema: schema63.properties.claim_count, data: data2 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2))) {
        let err6 = { instancePath: instancePath + "/claim_count", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema63.properties.claim_count, data: data2 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema63, data };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate168.errors = vErrors, errors === 0;
}
validate168.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate163(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate163.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema_version === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "schema_version" }, parentSchema: schema60, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.version === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "version" }, parentSchema: schema60, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.revision === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "revision" }, parentSchema: schema60, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.provider_claims === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "provider_claims" }, parentSchema: schema60, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "schema_version" || key0 === "version" || key0 === "revision" || key0 === "provider_claims")) {
        let err4 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema60, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.schema_version !== void 0) {
      let data0 = data.schema_version;
      if (data0 !== 2) {
        let err5 = { instancePath: instancePath + "/schema_version", keyword: "const", params: { allowedValue: 2 }, parentSchema: schema60.properties.schema_version, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.version !== void 0 && (validate164(data.version, { instancePath: instancePath + "/version", parentData: data, parentDataProperty: "version", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate164.errors : appended(vErrors, validate164.errors), errors = vErrors.length)), data.revision !== void 0 && (validate166(data.revision, { instancePath: instancePath + "/revision", parentData: data, parentDataProperty: "revision", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate166.errors : appended(vErrors, validate166.errors), errors = vErrors.length)), data.provider_claims !== void 0 && (validate168(data.provider_claims, { instancePath: instancePath + "/provider_claims", parentData: data, parentDataProperty: "provider_claims", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate168.errors : appended(vErrors, validate168.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema60, data };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate163.errors = vErrors, errors === 0;
}
validate163.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema70 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:release-manifest-with-artifacts:v3", title: "ReleaseManifestWithArtifacts", description: "A release manifest that also binds the files that are published (specification/documents.md 3.4).", type: "object", additionalProperties: !1, required: ["schema_version", "version", "revision", "provider_claims", "artifacts"], properties: { schema_version: { const: 3 }, version: { $ref: "urn:claimgate:schema:common:v1#/$defs/version" }, revision: { $ref: "urn:claimgate:schema:common:v1#/$defs/revision" }, provider_claims: { $ref: "urn:claimgate:schema:release-manifest:v2#/$defs/binding" }, artifacts: { type: "array", minItems: 1, maxItems: 100, description: "in the order of their names, each name once", items: { $ref: "#/$defs/artifact" } } }, $defs: { artifact_name: { title: "ArtifactName", type: "string", maxLength: 255, pattern: "^[A-Za-z0-9](?:[A-Za-z0-9 @._+~=-]*[A-Za-z0-9@._+~=-])?$", description: "the name of a file, without its folder" }, artifact: { title: "ReleaseArtifact", description: "A published file.", type: "object", additionalProperties: !1, required: ["name", "size", "sha256"], properties: { name: { $ref: "#/$defs/artifact_name" }, size: { type: "integer", minimum: 0, maximum: 9007199254740991 }, sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } } } };
function validate193(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate193.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func2(data) > 128) {
      let err0 = { instancePath, keyword: "maxLength", params: { limit: 128 }, parentSchema: schema61, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern4.test(data)) {
      let err1 = { instancePath, keyword: "pattern", params: { pattern: "^v(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$" }, parentSchema: schema61, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema61, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate193.errors = vErrors, errors === 0;
}
validate193.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate195(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate195.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern5.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, schema: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$", parentSchema: schema23, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema23, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate195.errors = vErrors, errors === 0;
}
validate195.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate197(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate197.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema_version === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "schema_version" }, parentSchema: schema63, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.manifest_sha256 === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "manifest_sha256" }, parentSchema: schema63, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.claim_count === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "claim_count" }, parentSchema: schema63, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "schema_version" || key0 === "manifest_sha256" || key0 === "claim_count")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema63, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.schema_version !== void 0) {
      let data0 = data.schema_version;
      if (data0 !== 1) {
        let err4 = { instancePath: instancePath + "/schema_version", keyword: "const", params: { allowedValue: 1 }, parentSchema: schema63.properties.schema_version, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.manifest_sha256 !== void 0 && (validate169(data.manifest_sha256, { instancePath: instancePath + "/manifest_sha256", parentData: data, parentDataProperty: "manifest_sha256", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate169.errors : appended(vErrors, validate169.errors), errors = vErrors.length)), data.claim_count !== void 0) {
      let data2 = data.claim_count;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err5 = { instancePath: instancePath + "/claim_count", keyword: "type", params: { type: "integer" }, parentSchema: schema63.properties.claim_count, data: data2 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2))) {
        let err6 = { instancePath: instancePath + "/claim_count", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema63.properties.claim_count, data: data2 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema63, data };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate197.errors = vErrors, errors === 0;
}
validate197.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema74 = { title: "ReleaseArtifact", description: "A published file.", type: "object", additionalProperties: !1, required: ["name", "size", "sha256"], properties: { name: { $ref: "#/$defs/artifact_name" }, size: { type: "integer", minimum: 0, maximum: 9007199254740991 }, sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } }, schema75 = { title: "ArtifactName", type: "string", maxLength: 255, pattern: "^[A-Za-z0-9](?:[A-Za-z0-9 @._+~=-]*[A-Za-z0-9@._+~=-])?$", description: "the name of a file, without its folder" }, pattern32 = new RegExp("^[A-Za-z0-9](?:[A-Za-z0-9 @._+~=-]*[A-Za-z0-9@._+~=-])?$", "u");
function validate201(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate201.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func2(data) > 255) {
      let err0 = { instancePath, keyword: "maxLength", params: { limit: 255 }, parentSchema: schema75, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern32.test(data)) {
      let err1 = { instancePath, keyword: "pattern", params: { pattern: "^[A-Za-z0-9](?:[A-Za-z0-9 @._+~=-]*[A-Za-z0-9@._+~=-])?$" }, parentSchema: schema75, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema75, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate201.errors = vErrors, errors === 0;
}
validate201.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate203(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate203.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern6.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema25, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema25, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate203.errors = vErrors, errors === 0;
}
validate203.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate200(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate200.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "name" }, parentSchema: schema74, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.size === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "size" }, parentSchema: schema74, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.sha256 === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "sha256" }, parentSchema: schema74, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "name" || key0 === "size" || key0 === "sha256")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema74, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.name !== void 0 && (validate201(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate201.errors : appended(vErrors, validate201.errors), errors = vErrors.length)), data.size !== void 0) {
      let data1 = data.size;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err4 = { instancePath: instancePath + "/size", keyword: "type", params: { type: "integer" }, parentSchema: schema74.properties.size, data: data1 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          let err5 = { instancePath: instancePath + "/size", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, parentSchema: schema74.properties.size, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          let err6 = { instancePath: instancePath + "/size", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema74.properties.size, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    data.sha256 !== void 0 && (validate203(data.sha256, { instancePath: instancePath + "/sha256", parentData: data, parentDataProperty: "sha256", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate203.errors : appended(vErrors, validate203.errors), errors = vErrors.length));
  } else {
    let err7 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema74, data };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate200.errors = vErrors, errors === 0;
}
validate200.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate192(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate192.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema_version === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "schema_version" }, parentSchema: schema70, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.version === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "version" }, parentSchema: schema70, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.revision === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "revision" }, parentSchema: schema70, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.provider_claims === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "provider_claims" }, parentSchema: schema70, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.artifacts === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "artifacts" }, parentSchema: schema70, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "schema_version" || key0 === "version" || key0 === "revision" || key0 === "provider_claims" || key0 === "artifacts")) {
        let err5 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema70, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.schema_version !== void 0) {
      let data0 = data.schema_version;
      if (data0 !== 3) {
        let err6 = { instancePath: instancePath + "/schema_version", keyword: "const", params: { allowedValue: 3 }, parentSchema: schema70.properties.schema_version, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.version !== void 0 && (validate193(data.version, { instancePath: instancePath + "/version", parentData: data, parentDataProperty: "version", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate193.errors : appended(vErrors, validate193.errors), errors = vErrors.length)), data.revision !== void 0 && (validate195(data.revision, { instancePath: instancePath + "/revision", parentData: data, parentDataProperty: "revision", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate195.errors : appended(vErrors, validate195.errors), errors = vErrors.length)), data.provider_claims !== void 0 && (validate197(data.provider_claims, { instancePath: instancePath + "/provider_claims", parentData: data, parentDataProperty: "provider_claims", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate197.errors : appended(vErrors, validate197.errors), errors = vErrors.length)), data.artifacts !== void 0) {
      let data4 = data.artifacts;
      if (Array.isArray(data4)) {
        if (data4.length > 100) {
          let err7 = { instancePath: instancePath + "/artifacts", keyword: "maxItems", params: { limit: 100 }, parentSchema: schema70.properties.artifacts, data: data4 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data4.length < 1) {
          let err8 = { instancePath: instancePath + "/artifacts", keyword: "minItems", params: { limit: 1 }, parentSchema: schema70.properties.artifacts, data: data4 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate200(data4[i0], { instancePath: instancePath + "/artifacts/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate200.errors : appended(vErrors, validate200.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/artifacts", keyword: "type", params: { type: "array" }, parentSchema: schema70.properties.artifacts, data: data4 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema70, data };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate192.errors = vErrors, errors === 0;
}
validate192.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate190(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate190.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "path" }, parentSchema: schema69, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.manifest === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "manifest" }, parentSchema: schema69, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.expected === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "expected" }, parentSchema: schema69, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "path" || key0 === "manifest" || key0 === "expected")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema69, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.path !== void 0) {
      let data0 = data.path;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/path", keyword: "type", params: { type: "string" }, parentSchema: schema69.properties.path, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.manifest !== void 0) {
      let data1 = data.manifest, _errs5 = errors, valid1 = !1, _errs6 = errors;
      validate163(data1, { instancePath: instancePath + "/manifest", parentData: data, parentDataProperty: "manifest", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate163.errors : appended(vErrors, validate163.errors), errors = vErrors.length);
      var _valid0 = _errs6 === errors;
      if (valid1 = valid1 || _valid0, _valid0)
        var props0 = !0;
      let _errs7 = errors;
      validate192(data1, { instancePath: instancePath + "/manifest", parentData: data, parentDataProperty: "manifest", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate192.errors : appended(vErrors, validate192.errors), errors = vErrors.length);
      var _valid0 = _errs7 === errors;
      if (valid1 = valid1 || _valid0, _valid0 && props0 !== !0 && (props0 = !0), valid1)
        errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null);
      else {
        let err5 = { instancePath: instancePath + "/manifest", keyword: "anyOf", params: {}, parentSchema: schema69.properties.manifest, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.expected !== void 0) {
      let data2 = data.expected, _errs9 = errors, valid2 = !1, _errs10 = errors;
      validate163(data2, { instancePath: instancePath + "/expected", parentData: data, parentDataProperty: "expected", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate163.errors : appended(vErrors, validate163.errors), errors = vErrors.length);
      var _valid1 = _errs10 === errors;
      if (valid2 = valid2 || _valid1, _valid1)
        var props1 = !0;
      let _errs11 = errors;
      validate192(data2, { instancePath: instancePath + "/expected", parentData: data, parentDataProperty: "expected", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate192.errors : appended(vErrors, validate192.errors), errors = vErrors.length);
      var _valid1 = _errs11 === errors;
      if (valid2 = valid2 || _valid1, _valid1 && props1 !== !0 && (props1 = !0), valid2)
        errors = _errs9, vErrors !== null && (_errs9 ? vErrors.length = _errs9 : vErrors = null);
      else {
        let err6 = { instancePath: instancePath + "/expected", keyword: "anyOf", params: {}, parentSchema: schema69.properties.expected, data: data2 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema69, data };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate190.errors = vErrors, errors === 0;
}
validate190.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema77 = { title: "FilesResult", type: "object", additionalProperties: !1, required: ["files"], properties: { files: { type: "array", items: { $ref: "#/$defs/file_outcome" } } } }, schema78 = { title: "FileOutcome", type: "object", additionalProperties: !1, required: ["path", "outcome"], properties: { path: { type: "string" }, outcome: { type: "string", enum: ["created", "changed", "unchanged", "would_create", "would_change"] } } };
function validate211(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate211.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "path" }, parentSchema: schema78, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.outcome === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "outcome" }, parentSchema: schema78, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "path" || key0 === "outcome")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema78, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.path !== void 0) {
      let data0 = data.path;
      if (typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/path", keyword: "type", params: { type: "string" }, parentSchema: schema78.properties.path, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.outcome !== void 0) {
      let data1 = data.outcome;
      if (typeof data1 != "string") {
        let err4 = { instancePath: instancePath + "/outcome", keyword: "type", params: { type: "string" }, parentSchema: schema78.properties.outcome, data: data1 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (!(data1 === "created" || data1 === "changed" || data1 === "unchanged" || data1 === "would_create" || data1 === "would_change")) {
        let err5 = { instancePath: instancePath + "/outcome", keyword: "enum", params: { allowedValues: schema78.properties.outcome.enum }, parentSchema: schema78.properties.outcome, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema78, data };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate211.errors = vErrors, errors === 0;
}
validate211.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate210(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate210.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.files === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "files" }, parentSchema: schema77, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "files") {
        let err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema77, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.files !== void 0) {
      let data0 = data.files;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate211(data0[i0], { instancePath: instancePath + "/files/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate211.errors : appended(vErrors, validate211.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/files", keyword: "type", params: { type: "array" }, parentSchema: schema77.properties.files, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema77, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate210.errors = vErrors, errors === 0;
}
validate210.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema79 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:readiness-decision:v1", title: "ReadinessDecision", description: "Whether one exact operation may run now, and everything that stands in the way (specification/readiness.md 1).", type: "object", additionalProperties: !1, required: ["state", "executable", "connectable", "publishable", "advertisable", "contract_digest", "facts_age_seconds", "facts", "blockers", "would_block"], properties: { state: { $ref: "#/$defs/readiness_state" }, executable: { type: "boolean", description: "nothing stands in the way" }, connectable: { type: "boolean", description: "the operation is connect, and executable" }, publishable: { type: "boolean", description: "the operation is a publish operation, and executable" }, advertisable: { type: "boolean", description: "executable, publicly claimed, and the seven rules pass on the same facts" }, contract_digest: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: "digest of the current contract, or null where no contract fits what the runtime implements now" }, facts_age_seconds: { type: ["integer", "null"], minimum: -9007199254740991, maximum: 9007199254740991, description: "how old the runtime facts were, in whole seconds; negative where they are dated in the future, or null where they could not be read" }, facts: { $ref: "#/$defs/readiness_facts" }, blockers: { type: "array", maxItems: 64, items: { $ref: "#/$defs/readiness_blocker" }, description: "everything that stands in the way, in the order of the states, each once" }, would_block: { type: "array", maxItems: 64, items: { $ref: "#/$defs/readiness_blocker" }, description: "what enforcement would add; empty where it is on" } }, $defs: { readiness_state: { title: "ReadinessState", type: "string", enum: ["disabled", "unsupported", "needs_configuration", "reconnect_required", "degraded", "approval_required", "trial_only", "policy_restricted", "expired_proof", "certification_required", "healthy"], description: "the effective state: the first that applies, in this order" }, readiness_intent: { title: "ReadinessIntent", type: "string", enum: ["production", "certification_test"], description: "what an operation is to be run for" }, run_standing: { title: "RunStanding", type: "string", enum: ["missing", "mismatch", "expired", "failed", "current"], description: "what the effective run of one side comes to" }, readiness_facts: { title: "ReadinessFacts", type: "object", additionalProperties: !1, required: ["configuration", "local_test", "live_certification", "approval", "authorization", "policy", "control"], properties: { configuration: { type: "string", enum: ["unknown", "missing", "dynamic_registration", "configured"] }, local_test: { $ref: "#/$defs/run_standing" }, live_certification: { $ref: "#/$defs/run_standing" }, approval: { type: "string", enum: ["unknown", "not_required", "pending", "trial", "approved", "restricted", "revoked"] }, authorization: { type: "string", enum: ["unknown", "not_applicable", "reconnect_required", "valid"], description: "of the requested account" }, policy: { type: "string", enum: ["unknown", "restricted", "allowed"] }, control: { type: "string", enum: ["unknown", "disabled", "degraded", "enabled"] } } }, readiness_blocker: { title: "ReadinessBlocker", type: "object", additionalProperties: !1, required: ["state", "code", "detail", "clears_by"], properties: { state: { $ref: "#/$defs/readiness_state" }, code: { type: "string", maxLength: 64, pattern: "^[a-z][a-z0-9_]*$", description: "a code of the closed table" }, detail: { type: "string", maxLength: 1024 }, clears_by: { type: "string", enum: ["time", "new_local_run", "new_live_run", "new_approval", "reconnect", "operator", "contract_change", "edit", "never"] }, clears_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" } } } } }, schema80 = { title: "ReadinessState", type: "string", enum: ["disabled", "unsupported", "needs_configuration", "reconnect_required", "degraded", "approval_required", "trial_only", "policy_restricted", "expired_proof", "certification_required", "healthy"], description: "the effective state: the first that applies, in this order" };
function validate215(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate215.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema80, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "disabled" || data === "unsupported" || data === "needs_configuration" || data === "reconnect_required" || data === "degraded" || data === "approval_required" || data === "trial_only" || data === "policy_restricted" || data === "expired_proof" || data === "certification_required" || data === "healthy")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema80.enum }, parentSchema: schema80, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate215.errors = vErrors, errors === 0;
}
validate215.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema81 = { title: "ReadinessFacts", type: "object", additionalProperties: !1, required: ["configuration", "local_test", "live_certification", "approval", "authorization", "policy", "control"], properties: { configuration: { type: "string", enum: ["unknown", "missing", "dynamic_registration", "configured"] }, local_test: { $ref: "#/$defs/run_standing" }, live_certification: { $ref: "#/$defs/run_standing" }, approval: { type: "string", enum: ["unknown", "not_required", "pending", "trial", "approved", "restricted", "revoked"] }, authorization: { type: "string", enum: ["unknown", "not_applicable", "reconnect_required", "valid"], description: "of the requested account" }, policy: { type: "string", enum: ["unknown", "restricted", "allowed"] }, control: { type: "string", enum: ["unknown", "disabled", "degraded", "enabled"] } } }, schema82 = { title: "RunStanding", type: "string", enum: ["missing", "mismatch", "expired", "failed", "current"], description: "what the effective run of one side comes to" };
function validate218(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate218.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema82, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "missing" || data === "mismatch" || data === "expired" || data === "failed" || data === "current")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema82.enum }, parentSchema: schema82, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate218.errors = vErrors, errors === 0;
}
validate218.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate217(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate217.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.configuration === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "configuration" }, parentSchema: schema81, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.local_test === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "local_test" }, parentSchema: schema81, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.live_certification === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "live_certification" }, parentSchema: schema81, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.approval === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "approval" }, parentSchema: schema81, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.authorization === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "authorization" }, parentSchema: schema81, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.policy === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "policy" }, parentSchema: schema81, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.control === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "control" }, parentSchema: schema81, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "configuration" || key0 === "local_test" || key0 === "live_certification" || key0 === "approval" || key0 === "authorization" || key0 === "policy" || key0 === "control")) {
        let err7 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema81, data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.configuration !== void 0) {
      let data0 = data.configuration;
      if (typeof data0 != "string") {
        let err8 = { instancePath: instancePath + "/configuration", keyword: "type", params: { type: "string" }, parentSchema: schema81.properties.configuration, data: data0 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (!(data0 === "unknown" || data0 === "missing" || data0 === "dynamic_registration" || data0 === "configured")) {
        let err9 = { instancePath: instancePath + "/configuration", keyword: "enum", params: { allowedValues: schema81.properties.configuration.enum }, parentSchema: schema81.properties.configuration, data: data0 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.local_test !== void 0 && (validate218(data.local_test, { instancePath: instancePath + "/local_test", parentData: data, parentDataProperty: "local_test", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate218.errors : appended(vErrors, validate218.errors), errors = vErrors.length)), data.live_certification !== void 0 && (validate218(data.live_certification, { instancePath: instancePath + "/live_certification", parentData: data, parentDataProperty: "live_certification", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate218.errors : appended(vErrors, validate218.errors), errors = vErrors.length)), data.approval !== void 0) {
      let data3 = data.approval;
      if (typeof data3 != "string") {
        let err10 = { instancePath: instancePath + "/approval", keyword: "type", params: { type: "string" }, parentSchema: schema81.properties.approval, data: data3 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (!(data3 === "unknown" || data3 === "not_required" || data3 === "pending" || data3 === "trial" || data3 === "approved" || data3 === "restricted" || data3 === "revoked")) {
        let err11 = { instancePath: instancePath + "/approval", keyword: "enum", params: { allowedValues: schema81.properties.approval.enum }, parentSchema: schema81.properties.approval, data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.authorization !== void 0) {
      let data4 = data.authorization;
      if (typeof data4 != "string") {
        let err12 = { instancePath: instancePath + "/authorization", keyword: "type", params: { type: "string" }, parentSchema: schema81.properties.authorization, data: data4 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (!(data4 === "unknown" || data4 === "not_applicable" || data4 === "reconnect_required" || data4 === "valid")) {
        let err13 = { instancePath: instancePath + "/authorization", keyword: "enum", params: { allowedValues: schema81.properties.authorization.enum }, parentSchema: schema81.properties.authorization, data: data4 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.policy !== void 0) {
      let data5 = data.policy;
      if (typeof data5 != "string") {
        let err14 = { instancePath: instancePath + "/policy", keyword: "type", params: { type: "string" }, parentSchema: schema81.properties.policy, data: data5 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (!(data5 === "unknown" || data5 === "restricted" || data5 === "allowed")) {
        let err15 = { instancePath: instancePath + "/policy", keyword: "enum", params: { allowedValues: schema81.properties.policy.enum }, parentSchema: schema81.properties.policy, data: data5 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.control !== void 0) {
      let data6 = data.control;
      if (typeof data6 != "string") {
        let err16 = { instancePath: instancePath + "/control", keyword: "type", params: { type: "string" }, parentSchema: schema81.properties.control, data: data6 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (!(data6 === "unknown" || data6 === "disabled" || data6 === "degraded" || data6 === "enabled")) {
        let err17 = { instancePath: instancePath + "/control", keyword: "enum", params: { allowedValues: schema81.properties.control.enum }, parentSchema: schema81.properties.control, data: data6 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
  } else {
    let err18 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema81, data };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate217.errors = vErrors, errors === 0;
}
validate217.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema83 = { title: "ReadinessBlocker", type: "object", additionalProperties: !1, required: ["state", "code", "detail", "clears_by"], properties: { state: { $ref: "#/$defs/readiness_state" }, code: { type: "string", maxLength: 64, pattern: "^[a-z][a-z0-9_]*$", description: "a code of the closed table" }, detail: { type: "string", maxLength: 1024 }, clears_by: { type: "string", enum: ["time", "new_local_run", "new_live_run", "new_approval", "reconnect", "operator", "contract_change", "edit", "never"] }, clears_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" } } };
function validate224(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate224.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern3.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema22, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!formats0.validate(data)) {
      let err1 = { instancePath, keyword: "format", params: { format: "date-time" }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema22, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate224.errors = vErrors, errors === 0;
}
validate224.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var pattern35 = new RegExp("^[a-z][a-z0-9_]*$", "u");
function validate222(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate222.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "state" }, parentSchema: schema83, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.code === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "code" }, parentSchema: schema83, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.detail === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "detail" }, parentSchema: schema83, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.clears_by === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "clears_by" }, parentSchema: schema83, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "state" || key0 === "code" || key0 === "detail" || key0 === "clears_by" || key0 === "clears_at")) {
        let err4 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema83, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.state !== void 0 && (validate215(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate215.errors : appended(vErrors, validate215.errors), errors = vErrors.length)), data.code !== void 0) {
      let data1 = data.code;
      if (typeof data1 == "string") {
        if (func2(data1) > 64) {
          let err5 = { instancePath: instancePath + "/code", keyword: "maxLength", params: { limit: 64 }, parentSchema: schema83.properties.code, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern35.test(data1)) {
          let err6 = { instancePath: instancePath + "/code", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*$" }, parentSchema: schema83.properties.code, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/code", keyword: "type", params: { type: "string" }, parentSchema: schema83.properties.code, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.detail !== void 0) {
      let data2 = data.detail;
      if (typeof data2 == "string") {
        if (func2(data2) > 1024) {
          let err8 = { instancePath: instancePath + "/detail", keyword: "maxLength", params: { limit: 1024 }, parentSchema: schema83.properties.detail, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/detail", keyword: "type", params: { type: "string" }, parentSchema: schema83.properties.detail, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.clears_by !== void 0) {
      let data3 = data.clears_by;
      if (typeof data3 != "string") {
        let err10 = { instancePath: instancePath + "/clears_by", keyword: "type", params: { type: "string" }, parentSchema: schema83.properties.clears_by, data: data3 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (!(data3 === "time" || data3 === "new_local_run" || data3 === "new_live_run" || data3 === "new_approval" || data3 === "reconnect" || data3 === "operator" || data3 === "contract_change" || data3 === "edit" || data3 === "never")) {
        let err11 = { instancePath: instancePath + "/clears_by", keyword: "enum", params: { allowedValues: schema83.properties.clears_by.enum }, parentSchema: schema83.properties.clears_by, data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    data.clears_at !== void 0 && (validate224(data.clears_at, { instancePath: instancePath + "/clears_at", parentData: data, parentDataProperty: "clears_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate224.errors : appended(vErrors, validate224.errors), errors = vErrors.length));
  } else {
    let err12 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema83, data };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate222.errors = vErrors, errors === 0;
}
validate222.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate214(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate214.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "state" }, parentSchema: schema79, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.executable === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "executable" }, parentSchema: schema79, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.connectable === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "connectable" }, parentSchema: schema79, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.publishable === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "publishable" }, parentSchema: schema79, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.advertisable === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "advertisable" }, parentSchema: schema79, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.contract_digest === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "contract_digest" }, parentSchema: schema79, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.facts_age_seconds === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "facts_age_seconds" }, parentSchema: schema79, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.facts === void 0) {
      let err7 = { instancePath, keyword: "required", params: { missingProperty: "facts" }, parentSchema: schema79, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.blockers === void 0) {
      let err8 = { instancePath, keyword: "required", params: { missingProperty: "blockers" }, parentSchema: schema79, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.would_block === void 0) {
      let err9 = { instancePath, keyword: "required", params: { missingProperty: "would_block" }, parentSchema: schema79, data };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema79.properties, key0)) {
        let err10 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema79, data };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    if (data.state !== void 0 && (validate215(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate215.errors : appended(vErrors, validate215.errors), errors = vErrors.length)), data.executable !== void 0) {
      let data1 = data.executable;
      if (typeof data1 != "boolean") {
        let err11 = { instancePath: instancePath + "/executable", keyword: "type", params: { type: "boolean" }, parentSchema: schema79.properties.executable, data: data1 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.connectable !== void 0) {
      let data2 = data.connectable;
      if (typeof data2 != "boolean") {
        let err12 = { instancePath: instancePath + "/connectable", keyword: "type", params: { type: "boolean" }, parentSchema: schema79.properties.connectable, data: data2 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.publishable !== void 0) {
      let data3 = data.publishable;
      if (typeof data3 != "boolean") {
        let err13 = { instancePath: instancePath + "/publishable", keyword: "type", params: { type: "boolean" }, parentSchema: schema79.properties.publishable, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.advertisable !== void 0) {
      let data4 = data.advertisable;
      if (typeof data4 != "boolean") {
        let err14 = { instancePath: instancePath + "/advertisable", keyword: "type", params: { type: "boolean" }, parentSchema: schema79.properties.advertisable, data: data4 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.contract_digest !== void 0) {
      let data5 = data.contract_digest;
      if (typeof data5 != "string" && data5 !== null) {
        let err15 = { instancePath: instancePath + "/contract_digest", keyword: "type", params: { type: schema79.properties.contract_digest.type }, parentSchema: schema79.properties.contract_digest, data: data5 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (typeof data5 == "string" && !pattern6.test(data5)) {
        let err16 = { instancePath: instancePath + "/contract_digest", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema79.properties.contract_digest, data: data5 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.facts_age_seconds !== void 0) {
      let data6 = data.facts_age_seconds;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)) && data6 !== null) {
        let err17 = { instancePath: instancePath + "/facts_age_seconds", keyword: "type", params: { type: schema79.properties.facts_age_seconds.type }, parentSchema: schema79.properties.facts_age_seconds, data: data6 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 9007199254740991 || isNaN(data6)) {
          let err18 = { instancePath: instancePath + "/facts_age_seconds", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, parentSchema: schema79.properties.facts_age_seconds, data: data6 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (data6 < -9007199254740991 || isNaN(data6)) {
          let err19 = { instancePath: instancePath + "/facts_age_seconds", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 }, parentSchema: schema79.properties.facts_age_seconds, data: data6 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      }
    }
    if (data.facts !== void 0 && (validate217(data.facts, { instancePath: instancePath + "/facts", parentData: data, parentDataProperty: "facts", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate217.errors : appended(vErrors, validate217.errors), errors = vErrors.length)), data.blockers !== void 0) {
      let data8 = data.blockers;
      if (Array.isArray(data8)) {
        if (data8.length > 64) {
          let err20 = { instancePath: instancePath + "/blockers", keyword: "maxItems", params: { limit: 64 }, parentSchema: schema79.properties.blockers, data: data8 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        let len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate222(data8[i0], { instancePath: instancePath + "/blockers/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate222.errors : appended(vErrors, validate222.errors), errors = vErrors.length);
      } else {
        let err21 = { instancePath: instancePath + "/blockers", keyword: "type", params: { type: "array" }, parentSchema: schema79.properties.blockers, data: data8 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.would_block !== void 0) {
      let data10 = data.would_block;
      if (Array.isArray(data10)) {
        if (data10.length > 64) {
          let err22 = { instancePath: instancePath + "/would_block", keyword: "maxItems", params: { limit: 64 }, parentSchema: schema79.properties.would_block, data: data10 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        let len1 = data10.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate222(data10[i1], { instancePath: instancePath + "/would_block/" + i1, parentData: data10, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate222.errors : appended(vErrors, validate222.errors), errors = vErrors.length);
      } else {
        let err23 = { instancePath: instancePath + "/would_block", keyword: "type", params: { type: "array" }, parentSchema: schema79.properties.would_block, data: data10 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
  } else {
    let err24 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema79, data };
    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
  }
  return validate214.errors = vErrors, errors === 0;
}
validate214.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema85 = { title: "ContractsResult", type: "object", additionalProperties: !1, required: ["contracts"], properties: { contracts: { type: "array", items: { $ref: "#/$defs/listed_contract" } } } }, schema86 = { title: "ListedContract", description: "A contract file that can be read: its digest, and which subjects it is for.", type: "object", additionalProperties: !1, required: ["path", "digest", "provider", "account_kinds", "output_profile", "operation", "policy_mode"], properties: { path: { type: "string" }, digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, account_kinds: { type: "array", items: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" } }, output_profile: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, operation: { $ref: "urn:claimgate:schema:common:v1#/$defs/operation" }, policy_mode: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" } } };
function validate232(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate232.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func2(data) > 64) {
      let err0 = { instancePath, keyword: "maxLength", params: { limit: 64 }, parentSchema: schema30, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern9.test(data)) {
      let err1 = { instancePath, keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, parentSchema: schema30, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema30, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate232.errors = vErrors, errors === 0;
}
validate232.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate236(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate236.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema32, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "publish_immediate" || data === "publish_scheduled" || data === "connect")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema32.enum }, parentSchema: schema32, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate236.errors = vErrors, errors === 0;
}
validate236.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate230(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate230.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "path" }, parentSchema: schema86, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.digest === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "digest" }, parentSchema: schema86, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.provider === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "provider" }, parentSchema: schema86, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.account_kinds === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "account_kinds" }, parentSchema: schema86, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.output_profile === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "output_profile" }, parentSchema: schema86, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.operation === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "operation" }, parentSchema: schema86, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.policy_mode === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "policy_mode" }, parentSchema: schema86, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "path" || key0 === "digest" || key0 === "provider" || key0 === "account_kinds" || key0 === "output_profile" || key0 === "operation" || key0 === "policy_mode")) {
        let err7 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema86, data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.path !== void 0) {
      let data0 = data.path;
      if (typeof data0 != "string") {
        let err8 = { instancePath: instancePath + "/path", keyword: "type", params: { type: "string" }, parentSchema: schema86.properties.path, data: data0 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.digest !== void 0 && (validate161(data.digest, { instancePath: instancePath + "/digest", parentData: data, parentDataProperty: "digest", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate161.errors : appended(vErrors, validate161.errors), errors = vErrors.length)), data.provider !== void 0 && (validate232(data.provider, { instancePath: instancePath + "/provider", parentData: data, parentDataProperty: "provider", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate232.errors : appended(vErrors, validate232.errors), errors = vErrors.length)), data.account_kinds !== void 0) {
      let data3 = data.account_kinds;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate232(data3[i0], { instancePath: instancePath + "/account_kinds/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate232.errors : appended(vErrors, validate232.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/account_kinds", keyword: "type", params: { type: "array" }, parentSchema: schema86.properties.account_kinds, data: data3 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    data.output_profile !== void 0 && (validate232(data.output_profile, { instancePath: instancePath + "/output_profile", parentData: data, parentDataProperty: "output_profile", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate232.errors : appended(vErrors, validate232.errors), errors = vErrors.length)), data.operation !== void 0 && (validate236(data.operation, { instancePath: instancePath + "/operation", parentData: data, parentDataProperty: "operation", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate236.errors : appended(vErrors, validate236.errors), errors = vErrors.length)), data.policy_mode !== void 0 && (validate232(data.policy_mode, { instancePath: instancePath + "/policy_mode", parentData: data, parentDataProperty: "policy_mode", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate232.errors : appended(vErrors, validate232.errors), errors = vErrors.length));
  } else {
    let err10 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema86, data };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate230.errors = vErrors, errors === 0;
}
validate230.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate229(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate229.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.contracts === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "contracts" }, parentSchema: schema85, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "contracts") {
        let err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema85, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.contracts !== void 0) {
      let data0 = data.contracts;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate230(data0[i0], { instancePath: instancePath + "/contracts/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate230.errors : appended(vErrors, validate230.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/contracts", keyword: "type", params: { type: "array" }, parentSchema: schema85.properties.contracts, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema85, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate229.errors = vErrors, errors === 0;
}
validate229.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema89 = { title: "EntryResult", description: "What a projection says of one subject. Nobody's signature was checked.", type: "object", additionalProperties: !1, required: ["path", "sha256", "entry_count", "statement", "line", "subject_digest", "entry"], properties: { path: { type: "string" }, sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, entry_count: { type: "integer", minimum: 0 }, statement: { title: "EntryStatement", description: "The statement beside the projection, which names these very bytes; null: there is none.", type: ["object", "null"], additionalProperties: !1, required: ["path", "deployment", "generated_at", "expires_at"], properties: { path: { type: "string" }, deployment: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, generated_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" } } }, line: { type: "integer", minimum: 1 }, subject_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, entry: { $ref: "urn:claimgate:schema:projection-entry:v1" } } };
function validate244(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate244.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern3.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema22, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!formats0.validate(data)) {
      let err1 = { instancePath, keyword: "format", params: { format: "date-time" }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema22, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate244.errors = vErrors, errors === 0;
}
validate244.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema28 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:projection-entry:v1", title: "ProjectionEntry", description: "One line of ledger-projection.jsonl: what the ledger knows of one subject. A fact that is not known is null (specification/documents.md 3.3).", type: "object", additionalProperties: !1, required: ["subject", "contract_digest", "configuration", "approval", "authorization", "policy", "runtime_control", "local_run", "live_run"], properties: { subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, contract_digest: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: "digest of the current contract, or null where no contract fits what the runtime implements now" }, configuration: { $ref: "#/$defs/configuration_fact" }, approval: { $ref: "#/$defs/approval_fact" }, authorization: { $ref: "#/$defs/authorization_fact" }, policy: { $ref: "#/$defs/policy_fact" }, runtime_control: { $ref: "#/$defs/control_fact" }, local_run: { $ref: "#/$defs/run_fact" }, live_run: { $ref: "#/$defs/run_fact" } }, $defs: { record_place: { title: "RecordPlace", description: "Where a record stands in the ledger: its sequence number and its leaf hash.", type: "object", additionalProperties: !1, required: ["sequence", "leaf"], properties: { sequence: { type: "integer", minimum: 1, maximum: 9007199254740991 }, leaf: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } }, record_place_or_null: { title: "RecordPlaceOrNull", description: "The same, or null where no ledger record says so, as for a disable set in the environment.", type: ["object", "null"], additionalProperties: !1, required: ["sequence", "leaf"], properties: { sequence: { type: "integer", minimum: 1, maximum: 9007199254740991 }, leaf: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } }, expiry_or_null: { title: "ExpiryOrNull", type: ["string", "null"], format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC, or null where no end was set" }, scope_digests: { title: "ScopeDigests", type: "array", maxItems: 256, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, description: "scopes, each as the SHA-256 of its name in UTF-8 (specification/documents.md 1), in any order" }, approval_state: { title: "ApprovalState", type: "string", enum: ["not_required", "pending", "trial", "approved", "restricted", "revoked"], description: "what a review of a provider app says" }, configuration_fact: { title: "ConfigurationFact", type: ["object", "null"], additionalProperties: !1, required: ["state", "source"], properties: { state: { type: "string", enum: ["missing", "dynamic_registration", "configured"] }, source: { type: ["string", "null"], enum: ["built_in", "environment", "database", "dynamic", null], description: "where the effective configuration comes from, or null where that is not known" } } }, approval_fact: { title: "ApprovalFact", type: ["object", "null"], additionalProperties: !1, required: ["state", "tier", "reviewed_at", "expires_at", "record"], properties: { state: { $ref: "#/$defs/approval_state" }, tier: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, reviewed_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, record: { $ref: "#/$defs/record_place" } } }, authorization_fact: { title: "AuthorizationFact", type: ["object", "null"], additionalProperties: !1, required: ["state", "granted_scopes", "validated_at", "expires_at"], properties: { state: { type: "string", enum: ["not_applicable", "reconnect_required", "valid"] }, granted_scopes: { $ref: "#/$defs/scope_digests" }, validated_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "#/$defs/expiry_or_null" } } }, policy_fact: { title: "PolicyFact", type: ["object", "null"], additionalProperties: !1, required: ["state"], properties: { state: { type: "string", enum: ["restricted", "allowed"] } } }, control_fact: { title: "ControlFact", type: ["object", "null"], additionalProperties: !1, required: ["state", "expires_at", "record"], properties: { state: { type: "string", enum: ["disabled", "degraded", "enabled"] }, expires_at: { $ref: "#/$defs/expiry_or_null" }, record: { $ref: "#/$defs/record_place_or_null" }, source: { type: "string", enum: ["environment"], description: "where a disable without a record comes from; without this member, from the deny-list of the runtime facts" } } }, run_fact: { title: "RunFact", type: ["object", "null"], additionalProperties: !1, required: ["subject_digest", "contract_digest", "tested_revision", "tested_at", "expires_at", "approval_state", "approval_tier", "required_scopes", "granted_scopes", "checks", "record"], properties: { subject_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, contract_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, tested_revision: { $ref: "urn:claimgate:schema:common:v1#/$defs/revision" }, tested_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, approval_state: { $ref: "#/$defs/approval_state" }, approval_tier: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, required_scopes: { $ref: "#/$defs/scope_digests" }, granted_scopes: { $ref: "#/$defs/scope_digests" }, checks: { type: "array", maxItems: 32, items: { $ref: "#/$defs/check_fact" } }, record: { $ref: "#/$defs/record_place" } } }, check_fact: { title: "CheckFact", type: "object", additionalProperties: !1, required: ["kind", "outcome", "not_applicable_reason", "completed_at", "external_result"], properties: { kind: { $ref: "urn:claimgate:schema:common:v1#/$defs/check_kind" }, outcome: { type: "string", enum: ["passed", "failed", "not_applicable"] }, not_applicable_reason: { type: ["string", "null"], maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug, or null" }, completed_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, external_result: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint, "sha256:" and 64 lower-case hex digits, or null' } } } } };
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate69.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "provider" }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.app_fingerprint === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "app_fingerprint" }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.deployment_environment === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "deployment_environment" }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.provider_environment === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "provider_environment" }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.instance_fingerprint === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "instance_fingerprint" }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.account_kind === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "account_kind" }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.output_profile === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "output_profile" }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.operation === void 0) {
      let err7 = { instancePath, keyword: "required", params: { missingProperty: "operation" }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.policy_mode === void 0) {
      let err8 = { instancePath, keyword: "required", params: { missingProperty: "policy_mode" }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema29.properties, key0)) {
        let err9 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema29, data };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.provider !== void 0 && (validate70(data.provider, { instancePath: instancePath + "/provider", parentData: data, parentDataProperty: "provider", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : appended(vErrors, validate70.errors), errors = vErrors.length)), data.app_fingerprint !== void 0 && (validate72(data.app_fingerprint, { instancePath: instancePath + "/app_fingerprint", parentData: data, parentDataProperty: "app_fingerprint", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : appended(vErrors, validate72.errors), errors = vErrors.length)), data.deployment_environment !== void 0) {
      let data2 = data.deployment_environment;
      if (typeof data2 != "string") {
        let err10 = { instancePath: instancePath + "/deployment_environment", keyword: "type", params: { type: "string" }, parentSchema: schema29.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (!(data2 === "local" || data2 === "staging" || data2 === "production")) {
        let err11 = { instancePath: instancePath + "/deployment_environment", keyword: "enum", params: { allowedValues: schema29.properties.deployment_environment.enum }, parentSchema: schema29.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.provider_environment !== void 0) {
      let data3 = data.provider_environment;
      if (typeof data3 != "string") {
        let err12 = { instancePath: instancePath + "/provider_environment", keyword: "type", params: { type: "string" }, parentSchema: schema29.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (!(data3 === "development" || data3 === "sandbox" || data3 === "production")) {
        let err13 = { instancePath: instancePath + "/provider_environment", keyword: "enum", params: { allowedValues: schema29.properties.provider_environment.enum }, parentSchema: schema29.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.instance_fingerprint !== void 0) {
      let data4 = data.instance_fingerprint;
      if (typeof data4 != "string" && data4 !== null) {
        let err14 = { instancePath: instancePath + "/instance_fingerprint", keyword: "type", params: { type: schema29.properties.instance_fingerprint.type }, parentSchema: schema29.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data4 == "string" && !pattern6.test(data4)) {
        let err15 = { instancePath: instancePath + "/instance_fingerprint", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema29.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    data.account_kind !== void 0 && (validate70(data.account_kind, { instancePath: instancePath + "/account_kind", parentData: data, parentDataProperty: "account_kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : appended(vErrors, validate70.errors), errors = vErrors.length)), data.output_profile !== void 0 && (validate70(data.output_profile, { instancePath: instancePath + "/output_profile", parentData: data, parentDataProperty: "output_profile", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : appended(vErrors, validate70.errors), errors = vErrors.length)), data.operation !== void 0 && (validate76(data.operation, { instancePath: instancePath + "/operation", parentData: data, parentDataProperty: "operation", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate76.errors : appended(vErrors, validate76.errors), errors = vErrors.length)), data.policy_mode !== void 0 && (validate70(data.policy_mode, { instancePath: instancePath + "/policy_mode", parentData: data, parentDataProperty: "policy_mode", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : appended(vErrors, validate70.errors), errors = vErrors.length));
  } else {
    let err16 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema29, data };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate69.errors = vErrors, errors === 0;
}
validate69.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema33 = { title: "ConfigurationFact", type: ["object", "null"], additionalProperties: !1, required: ["state", "source"], properties: { state: { type: "string", enum: ["missing", "dynamic_registration", "configured"] }, source: { type: ["string", "null"], enum: ["built_in", "environment", "database", "dynamic", null], description: "where the effective configuration comes from, or null where that is not known" } } };
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate80.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, keyword: "type", params: { type: schema33.type }, parentSchema: schema33, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "state" }, parentSchema: schema33, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.source === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "source" }, parentSchema: schema33, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "state" || key0 === "source")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema33, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.state !== void 0) {
      let data0 = data.state;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/state", keyword: "type", params: { type: "string" }, parentSchema: schema33.properties.state, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (!(data0 === "missing" || data0 === "dynamic_registration" || data0 === "configured")) {
        let err5 = { instancePath: instancePath + "/state", keyword: "enum", params: { allowedValues: schema33.properties.state.enum }, parentSchema: schema33.properties.state, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.source !== void 0) {
      let data1 = data.source;
      if (typeof data1 != "string" && data1 !== null) {
        let err6 = { instancePath: instancePath + "/source", keyword: "type", params: { type: schema33.properties.source.type }, parentSchema: schema33.properties.source, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (!(data1 === "built_in" || data1 === "environment" || data1 === "database" || data1 === "dynamic" || data1 === null)) {
        let err7 = { instancePath: instancePath + "/source", keyword: "enum", params: { allowedValues: schema33.properties.source.enum }, parentSchema: schema33.properties.source, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  }
  return validate80.errors = vErrors, errors === 0;
}
validate80.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema34 = { title: "ApprovalFact", type: ["object", "null"], additionalProperties: !1, required: ["state", "tier", "reviewed_at", "expires_at", "record"], properties: { state: { $ref: "#/$defs/approval_state" }, tier: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, reviewed_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, record: { $ref: "#/$defs/record_place" } } }, schema35 = { title: "ApprovalState", type: "string", enum: ["not_required", "pending", "trial", "approved", "restricted", "revoked"], description: "what a review of a provider app says" };
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate83.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema35, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "not_required" || data === "pending" || data === "trial" || data === "approved" || data === "restricted" || data === "revoked")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema35.enum }, parentSchema: schema35, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate83.errors = vErrors, errors === 0;
}
validate83.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate85.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func2(data) > 64) {
      let err0 = { instancePath, keyword: "maxLength", params: { limit: 64 }, parentSchema: schema30, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern9.test(data)) {
      let err1 = { instancePath, keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, parentSchema: schema30, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema30, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate85.errors = vErrors, errors === 0;
}
validate85.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate87.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern3.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema22, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!formats0.validate(data)) {
      let err1 = { instancePath, keyword: "format", params: { format: "date-time" }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema22, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate87.errors = vErrors, errors === 0;
}
validate87.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate90.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sequence === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "sequence" }, parentSchema: schema38, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.leaf === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "leaf" }, parentSchema: schema38, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "sequence" || key0 === "leaf")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema38, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.sequence !== void 0) {
      let data0 = data.sequence;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/sequence", keyword: "type", params: { type: "integer" }, parentSchema: schema38.properties.sequence, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/sequence", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, parentSchema: schema38.properties.sequence, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/sequence", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema38.properties.sequence, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    data.leaf !== void 0 && (validate91(data.leaf, { instancePath: instancePath + "/leaf", parentData: data, parentDataProperty: "leaf", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : appended(vErrors, validate91.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema38, data };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate90.errors = vErrors, errors === 0;
}
validate90.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate82.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, keyword: "type", params: { type: schema34.type }, parentSchema: schema34, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "state" }, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.tier === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "tier" }, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.reviewed_at === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "reviewed_at" }, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.expires_at === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "expires_at" }, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.record === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "record" }, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "state" || key0 === "tier" || key0 === "reviewed_at" || key0 === "expires_at" || key0 === "record")) {
        let err6 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema34, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    data.state !== void 0 && (validate83(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate83.errors : appended(vErrors, validate83.errors), errors = vErrors.length)), data.tier !== void 0 && (validate85(data.tier, { instancePath: instancePath + "/tier", parentData: data, parentDataProperty: "tier", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : appended(vErrors, validate85.errors), errors = vErrors.length)), data.reviewed_at !== void 0 && (validate87(data.reviewed_at, { instancePath: instancePath + "/reviewed_at", parentData: data, parentDataProperty: "reviewed_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate87.errors : appended(vErrors, validate87.errors), errors = vErrors.length)), data.expires_at !== void 0 && (validate87(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate87.errors : appended(vErrors, validate87.errors), errors = vErrors.length)), data.record !== void 0 && (validate90(data.record, { instancePath: instancePath + "/record", parentData: data, parentDataProperty: "record", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate90.errors : appended(vErrors, validate90.errors), errors = vErrors.length));
  }
  return validate82.errors = vErrors, errors === 0;
}
validate82.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema40 = { title: "AuthorizationFact", type: ["object", "null"], additionalProperties: !1, required: ["state", "granted_scopes", "validated_at", "expires_at"], properties: { state: { type: "string", enum: ["not_applicable", "reconnect_required", "valid"] }, granted_scopes: { $ref: "#/$defs/scope_digests" }, validated_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "#/$defs/expiry_or_null" } } }, schema41 = { title: "ScopeDigests", type: "array", maxItems: 256, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, description: "scopes, each as the SHA-256 of its name in UTF-8 (specification/documents.md 1), in any order" }, func0 = require_equal().default;
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate96.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), Array.isArray(data)) {
    if (data.length > 256) {
      let err0 = { instancePath, keyword: "maxItems", params: { limit: 256 }, parentSchema: schema41, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate91(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : appended(vErrors, validate91.errors), errors = vErrors.length);
    let i1 = data.length, j0;
    if (i1 > 1) {
      outer0:
        for (; i1--; )
          for (j0 = i1; j0--; )
            if (func0(data[i1], data[j0])) {
              let err1 = { instancePath, keyword: "uniqueItems", params: { i: i1, j: j0 }, parentSchema: schema41, data };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              break outer0;
            }
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "array" }, parentSchema: schema41, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate96.errors = vErrors, errors === 0;
}
validate96.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
var schema42 = { title: "ExpiryOrNull", type: ["string", "null"], format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC, or null where no end was set" };
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate100.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, keyword: "type", params: { type: schema42.type }, parentSchema: schema42, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "string") {
    if (!pattern3.test(data)) {
      let err1 = { instancePath, keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema42, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!formats0.validate(data)) {
      let err2 = { instancePath, keyword: "format", params: { format: "date-time" }, parentSchema: schema42, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  return validate100.errors = vErrors, errors === 0;
}
validate100.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate95.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, keyword: "type", params: { type: schema40.type }, parentSchema: schema40, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "state" }, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.granted_scopes === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "granted_scopes" }, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.validated_at === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "validated_at" }, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.expires_at === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "expires_at" }, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "state" || key0 === "granted_scopes" || key0 === "validated_at" || key0 === "expires_at")) {
        let err5 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema40, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.state !== void 0) {
      let data0 = data.state;
      if (typeof data0 != "string") {
        let err6 = { instancePath: instancePath + "/state", keyword: "type", params: { type: "string" }, parentSchema: schema40.properties.state, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (!(data0 === "not_applicable" || data0 === "reconnect_required" || data0 === "valid")) {
        let err7 = { instancePath: instancePath + "/state", keyword: "enum", params: { allowedValues: schema40.properties.state.enum }, parentSchema: schema40.properties.state, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    data.granted_scopes !== void 0 && (validate96(data.granted_scopes, { instancePath: instancePath + "/granted_scopes", parentData: data, parentDataProperty: "granted_scopes", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate96.errors : appended(vErrors, validate96.errors), errors = vErrors.length)), data.validated_at !== void 0 && (validate87(data.validated_at, { instancePath: instancePath + "/validated_at", parentData: data, parentDataProperty: "validated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate87.errors : appended(vErrors, validate87.errors), errors = vErrors.length)), data.expires_at !== void 0 && (validate100(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate100.errors : appended(vErrors, validate100.errors), errors = vErrors.length));
  }
  return validate95.errors = vErrors, errors === 0;
}
validate95.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema43 = { title: "PolicyFact", type: ["object", "null"], additionalProperties: !1, required: ["state"], properties: { state: { type: "string", enum: ["restricted", "allowed"] } } };
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate103.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, keyword: "type", params: { type: schema43.type }, parentSchema: schema43, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "state" }, parentSchema: schema43, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (key0 !== "state") {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema43, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.state !== void 0) {
      let data0 = data.state;
      if (typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/state", keyword: "type", params: { type: "string" }, parentSchema: schema43.properties.state, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (!(data0 === "restricted" || data0 === "allowed")) {
        let err4 = { instancePath: instancePath + "/state", keyword: "enum", params: { allowedValues: schema43.properties.state.enum }, parentSchema: schema43.properties.state, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  }
  return validate103.errors = vErrors, errors === 0;
}
validate103.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema44 = { title: "ControlFact", type: ["object", "null"], additionalProperties: !1, required: ["state", "expires_at", "record"], properties: { state: { type: "string", enum: ["disabled", "degraded", "enabled"] }, expires_at: { $ref: "#/$defs/expiry_or_null" }, record: { $ref: "#/$defs/record_place_or_null" }, source: { type: "string", enum: ["environment"], description: "where a disable without a record comes from; without this member, from the deny-list of the runtime facts" } } }, schema45 = { title: "RecordPlaceOrNull", description: "The same, or null where no ledger record says so, as for a disable set in the environment.", type: ["object", "null"], additionalProperties: !1, required: ["sequence", "leaf"], properties: { sequence: { type: "integer", minimum: 1, maximum: 9007199254740991 }, leaf: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } };
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate107.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, keyword: "type", params: { type: schema45.type }, parentSchema: schema45, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sequence === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "sequence" }, parentSchema: schema45, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.leaf === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "leaf" }, parentSchema: schema45, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "sequence" || key0 === "leaf")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema45, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.sequence !== void 0) {
      let data0 = data.sequence;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err4 = { instancePath: instancePath + "/sequence", keyword: "type", params: { type: "integer" }, parentSchema: schema45.properties.sequence, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/sequence", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, parentSchema: schema45.properties.sequence, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err6 = { instancePath: instancePath + "/sequence", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema45.properties.sequence, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    data.leaf !== void 0 && (validate91(data.leaf, { instancePath: instancePath + "/leaf", parentData: data, parentDataProperty: "leaf", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : appended(vErrors, validate91.errors), errors = vErrors.length));
  }
  return validate107.errors = vErrors, errors === 0;
}
validate107.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate105.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, keyword: "type", params: { type: schema44.type }, parentSchema: schema44, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "state" }, parentSchema: schema44, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.expires_at === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "expires_at" }, parentSchema: schema44, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.record === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "record" }, parentSchema: schema44, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "state" || key0 === "expires_at" || key0 === "record" || key0 === "source")) {
        let err4 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema44, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.state !== void 0) {
      let data0 = data.state;
      if (typeof data0 != "string") {
        let err5 = { instancePath: instancePath + "/state", keyword: "type", params: { type: "string" }, parentSchema: schema44.properties.state, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (!(data0 === "disabled" || data0 === "degraded" || data0 === "enabled")) {
        let err6 = { instancePath: instancePath + "/state", keyword: "enum", params: { allowedValues: schema44.properties.state.enum }, parentSchema: schema44.properties.state, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.expires_at !== void 0 && (validate100(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate100.errors : appended(vErrors, validate100.errors), errors = vErrors.length)), data.record !== void 0 && (validate107(data.record, { instancePath: instancePath + "/record", parentData: data, parentDataProperty: "record", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : appended(vErrors, validate107.errors), errors = vErrors.length)), data.source !== void 0) {
      let data3 = data.source;
      if (typeof data3 != "string") {
        let err7 = { instancePath: instancePath + "/source", keyword: "type", params: { type: "string" }, parentSchema: schema44.properties.source, data: data3 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== "environment") {
        let err8 = { instancePath: instancePath + "/source", keyword: "enum", params: { allowedValues: schema44.properties.source.enum }, parentSchema: schema44.properties.source, data: data3 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  }
  return validate105.errors = vErrors, errors === 0;
}
validate105.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema46 = { title: "RunFact", type: ["object", "null"], additionalProperties: !1, required: ["subject_digest", "contract_digest", "tested_revision", "tested_at", "expires_at", "approval_state", "approval_tier", "required_scopes", "granted_scopes", "checks", "record"], properties: { subject_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, contract_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, tested_revision: { $ref: "urn:claimgate:schema:common:v1#/$defs/revision" }, tested_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, approval_state: { $ref: "#/$defs/approval_state" }, approval_tier: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, required_scopes: { $ref: "#/$defs/scope_digests" }, granted_scopes: { $ref: "#/$defs/scope_digests" }, checks: { type: "array", maxItems: 32, items: { $ref: "#/$defs/check_fact" } }, record: { $ref: "#/$defs/record_place" } } };
function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate114.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern5.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, schema: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$", parentSchema: schema23, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema23, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate114.errors = vErrors, errors === 0;
}
validate114.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema48 = { title: "CheckFact", type: "object", additionalProperties: !1, required: ["kind", "outcome", "not_applicable_reason", "completed_at", "external_result"], properties: { kind: { $ref: "urn:claimgate:schema:common:v1#/$defs/check_kind" }, outcome: { type: "string", enum: ["passed", "failed", "not_applicable"] }, not_applicable_reason: { type: ["string", "null"], maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug, or null" }, completed_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, external_result: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint, "sha256:" and 64 lower-case hex digits, or null' } } }, schema49 = { title: "CheckKind", type: "string", enum: ["connect", "authorization", "publish_immediate", "publish_scheduled", "final_result", "refresh", "revoke"], description: "what a check of a certification run tries" };
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate123.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema49, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "connect" || data === "authorization" || data === "publish_immediate" || data === "publish_scheduled" || data === "final_result" || data === "refresh" || data === "revoke")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema49.enum }, parentSchema: schema49, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate123.errors = vErrors, errors === 0;
}
validate123.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate122.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "kind" }, parentSchema: schema48, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.outcome === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "outcome" }, parentSchema: schema48, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.not_applicable_reason === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "not_applicable_reason" }, parentSchema: schema48, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.completed_at === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "completed_at" }, parentSchema: schema48, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.external_result === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "external_result" }, parentSchema: schema48, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "outcome" || key0 === "not_applicable_reason" || key0 === "completed_at" || key0 === "external_result")) {
        let err5 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema48, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.kind !== void 0 && (validate123(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate123.errors : appended(vErrors, validate123.errors), errors = vErrors.length)), data.outcome !== void 0) {
      let data1 = data.outcome;
      if (typeof data1 != "string") {
        let err6 = { instancePath: instancePath + "/outcome", keyword: "type", params: { type: "string" }, parentSchema: schema48.properties.outcome, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (!(data1 === "passed" || data1 === "failed" || data1 === "not_applicable")) {
        let err7 = { instancePath: instancePath + "/outcome", keyword: "enum", params: { allowedValues: schema48.properties.outcome.enum }, parentSchema: schema48.properties.outcome, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.not_applicable_reason !== void 0) {
      let data2 = data.not_applicable_reason;
      if (typeof data2 != "string" && data2 !== null) {
        let err8 = { instancePath: instancePath + "/not_applicable_reason", keyword: "type", params: { type: schema48.properties.not_applicable_reason.type }, parentSchema: schema48.properties.not_applicable_reason, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data2 == "string") {
        if (func2(data2) > 64) {
          let err9 = { instancePath: instancePath + "/not_applicable_reason", keyword: "maxLength", params: { limit: 64 }, parentSchema: schema48.properties.not_applicable_reason, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (!pattern9.test(data2)) {
          let err10 = { instancePath: instancePath + "/not_applicable_reason", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, parentSchema: schema48.properties.not_applicable_reason, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      }
    }
    if (data.completed_at !== void 0 && (validate87(data.completed_at, { instancePath: instancePath + "/completed_at", parentData: data, parentDataProperty: "completed_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate87.errors : appended(vErrors, validate87.errors), errors = vErrors.length)), data.external_result !== void 0) {
      let data4 = data.external_result;
      if (typeof data4 != "string" && data4 !== null) {
        let err11 = { instancePath: instancePath + "/external_result", keyword: "type", params: { type: schema48.properties.external_result.type }, parentSchema: schema48.properties.external_result, data: data4 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data4 == "string" && !pattern6.test(data4)) {
        let err12 = { instancePath: instancePath + "/external_result", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema48.properties.external_result, data: data4 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema48, data };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate122.errors = vErrors, errors === 0;
}
validate122.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate111.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, keyword: "type", params: { type: schema46.type }, parentSchema: schema46, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subject_digest === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "subject_digest" }, parentSchema: schema46, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.contract_digest === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "contract_digest" }, parentSchema: schema46, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.tested_revision === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "tested_revision" }, parentSchema: schema46, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.tested_at === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "tested_at" }, parentSchema: schema46, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.expires_at === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "expires_at" }, parentSchema: schema46, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.approval_state === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "approval_state" }, parentSchema: schema46, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.approval_tier === void 0) {
      let err7 = { instancePath, keyword: "required", params: { missingProperty: "approval_tier" }, parentSchema: schema46, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.required_scopes === void 0) {
      let err8 = { instancePath, keyword: "required", params: { missingProperty: "required_scopes" }, parentSchema: schema46, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.granted_scopes === void 0) {
      let err9 = { instancePath, keyword: "required", params: { missingProperty: "granted_scopes" }, parentSchema: schema46, data };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.checks === void 0) {
      let err10 = { instancePath, keyword: "required", params: { missingProperty: "checks" }, parentSchema: schema46, data };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.record === void 0) {
      let err11 = { instancePath, keyword: "required", params: { missingProperty: "record" }, parentSchema: schema46, data };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema46.properties, key0)) {
        let err12 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema46, data };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    if (data.subject_digest !== void 0 && (validate91(data.subject_digest, { instancePath: instancePath + "/subject_digest", parentData: data, parentDataProperty: "subject_digest", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : appended(vErrors, validate91.errors), errors = vErrors.length)), data.contract_digest !== void 0 && (validate91(data.contract_digest, { instancePath: instancePath + "/contract_digest", parentData: data, parentDataProperty: "contract_digest", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : appended(vErrors, validate91.errors), errors = vErrors.length)), data.tested_revision !== void 0 && (validate114(data.tested_revision, { instancePath: instancePath + "/tested_revision", parentData: data, parentDataProperty: "tested_revision", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate114.errors : appended(vErrors, validate114.errors), errors = vErrors.length)), data.tested_at !== void 0 && (validate87(data.tested_at, { instancePath: instancePath + "/tested_at", parentData: data, parentDataProperty: "tested_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate87.errors : appended(vErrors, validate87.errors), errors = vErrors.length)), data.expires_at !== void 0 && (validate87(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate87.errors : appended(vErrors, validate87.errors), errors = vErrors.length)), data.approval_state !== void 0 && (validate83(data.approval_state, { instancePath: instancePath + "/approval_state", parentData: data, parentDataProperty: "approval_state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate83.errors : appended(vErrors, validate83.errors), errors = vErrors.length)), data.approval_tier !== void 0 && (validate85(data.approval_tier, { instancePath: instancePath + "/approval_tier", parentData: data, parentDataProperty: "approval_tier", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : appended(vErrors, validate85.errors), errors = vErrors.length)), data.required_scopes !== void 0 && (validate96(data.required_scopes, { instancePath: instancePath + "/required_scopes", parentData: data, parentDataProperty: "required_scopes", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate96.errors : appended(vErrors, validate96.errors), errors = vErrors.length)), data.granted_scopes !== void 0 && (validate96(data.granted_scopes, { instancePath: instancePath + "/granted_scopes", parentData: data, parentDataProperty: "granted_scopes", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate96.errors : appended(vErrors, validate96.errors), errors = vErrors.length)), data.checks !== void 0) {
      let data9 = data.checks;
      if (Array.isArray(data9)) {
        if (data9.length > 32) {
          let err13 = { instancePath: instancePath + "/checks", keyword: "maxItems", params: { limit: 32 }, parentSchema: schema46.properties.checks, data: data9 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        let len0 = data9.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate122(data9[i0], { instancePath: instancePath + "/checks/" + i0, parentData: data9, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate122.errors : appended(vErrors, validate122.errors), errors = vErrors.length);
      } else {
        let err14 = { instancePath: instancePath + "/checks", keyword: "type", params: { type: "array" }, parentSchema: schema46.properties.checks, data: data9 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    data.record !== void 0 && (validate90(data.record, { instancePath: instancePath + "/record", parentData: data, parentDataProperty: "record", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate90.errors : appended(vErrors, validate90.errors), errors = vErrors.length));
  }
  return validate111.errors = vErrors, errors === 0;
}
validate111.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate68.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subject === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "subject" }, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.contract_digest === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "contract_digest" }, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.configuration === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "configuration" }, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.approval === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "approval" }, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.authorization === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "authorization" }, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.policy === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "policy" }, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.runtime_control === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "runtime_control" }, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.local_run === void 0) {
      let err7 = { instancePath, keyword: "required", params: { missingProperty: "local_run" }, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.live_run === void 0) {
      let err8 = { instancePath, keyword: "required", params: { missingProperty: "live_run" }, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema28.properties, key0)) {
        let err9 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema28, data };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.subject !== void 0 && (validate69(data.subject, { instancePath: instancePath + "/subject", parentData: data, parentDataProperty: "subject", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate69.errors : appended(vErrors, validate69.errors), errors = vErrors.length)), data.contract_digest !== void 0) {
      let data1 = data.contract_digest;
      if (typeof data1 != "string" && data1 !== null) {
        let err10 = { instancePath: instancePath + "/contract_digest", keyword: "type", params: { type: schema28.properties.contract_digest.type }, parentSchema: schema28.properties.contract_digest, data: data1 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data1 == "string" && !pattern6.test(data1)) {
        let err11 = { instancePath: instancePath + "/contract_digest", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema28.properties.contract_digest, data: data1 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    data.configuration !== void 0 && (validate80(data.configuration, { instancePath: instancePath + "/configuration", parentData: data, parentDataProperty: "configuration", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate80.errors : appended(vErrors, validate80.errors), errors = vErrors.length)), data.approval !== void 0 && (validate82(data.approval, { instancePath: instancePath + "/approval", parentData: data, parentDataProperty: "approval", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate82.errors : appended(vErrors, validate82.errors), errors = vErrors.length)), data.authorization !== void 0 && (validate95(data.authorization, { instancePath: instancePath + "/authorization", parentData: data, parentDataProperty: "authorization", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate95.errors : appended(vErrors, validate95.errors), errors = vErrors.length)), data.policy !== void 0 && (validate103(data.policy, { instancePath: instancePath + "/policy", parentData: data, parentDataProperty: "policy", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate103.errors : appended(vErrors, validate103.errors), errors = vErrors.length)), data.runtime_control !== void 0 && (validate105(data.runtime_control, { instancePath: instancePath + "/runtime_control", parentData: data, parentDataProperty: "runtime_control", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate105.errors : appended(vErrors, validate105.errors), errors = vErrors.length)), data.local_run !== void 0 && (validate111(data.local_run, { instancePath: instancePath + "/local_run", parentData: data, parentDataProperty: "local_run", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate111.errors : appended(vErrors, validate111.errors), errors = vErrors.length)), data.live_run !== void 0 && (validate111(data.live_run, { instancePath: instancePath + "/live_run", parentData: data, parentDataProperty: "live_run", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate111.errors : appended(vErrors, validate111.errors), errors = vErrors.length));
  } else {
    let err12 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema28, data };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate68.errors = vErrors, errors === 0;
}
validate68.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate241(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate241.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "path" }, parentSchema: schema89, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.sha256 === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "sha256" }, parentSchema: schema89, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.entry_count === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "entry_count" }, parentSchema: schema89, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.statement === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "statement" }, parentSchema: schema89, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.line === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "line" }, parentSchema: schema89, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.subject_digest === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "subject_digest" }, parentSchema: schema89, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.entry === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "entry" }, parentSchema: schema89, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "path" || key0 === "sha256" || key0 === "entry_count" || key0 === "statement" || key0 === "line" || key0 === "subject_digest" || key0 === "entry")) {
        let err7 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema89, data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.path !== void 0) {
      let data0 = data.path;
      if (typeof data0 != "string") {
        let err8 = { instancePath: instancePath + "/path", keyword: "type", params: { type: "string" }, parentSchema: schema89.properties.path, data: data0 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.sha256 !== void 0 && (validate161(data.sha256, { instancePath: instancePath + "/sha256", parentData: data, parentDataProperty: "sha256", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate161.errors : appended(vErrors, validate161.errors), errors = vErrors.length)), data.entry_count !== void 0) {
      let data2 = data.entry_count;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err9 = { instancePath: instancePath + "/entry_count", keyword: "type", params: { type: "integer" }, parentSchema: schema89.properties.entry_count, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2))) {
        let err10 = { instancePath: instancePath + "/entry_count", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema89.properties.entry_count, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.statement !== void 0) {
      let data3 = data.statement;
      if (!(data3 && typeof data3 == "object" && !Array.isArray(data3)) && data3 !== null) {
        let err11 = { instancePath: instancePath + "/statement", keyword: "type", params: { type: schema89.properties.statement.type }, parentSchema: schema89.properties.statement, data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (data3.path === void 0) {
          let err12 = { instancePath: instancePath + "/statement", keyword: "required", params: { missingProperty: "path" }, parentSchema: schema89.properties.statement, data: data3 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data3.deployment === void 0) {
          let err13 = { instancePath: instancePath + "/statement", keyword: "required", params: { missingProperty: "deployment" }, parentSchema: schema89.properties.statement, data: data3 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data3.generated_at === void 0) {
          let err14 = { instancePath: instancePath + "/statement", keyword: "required", params: { missingProperty: "generated_at" }, parentSchema: schema89.properties.statement, data: data3 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data3.expires_at === void 0) {
          let err15 = { instancePath: instancePath + "/statement", keyword: "required", params: { missingProperty: "expires_at" }, parentSchema: schema89.properties.statement, data: data3 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        for (let key1 in data3)
          if (!(key1 === "path" || key1 === "deployment" || key1 === "generated_at" || key1 === "expires_at")) {
            let err16 = { instancePath: instancePath + "/statement", keyword: "additionalProperties", params: { additionalProperty: key1 }, parentSchema: schema89.properties.statement, data: data3 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        if (data3.path !== void 0) {
          let data4 = data3.path;
          if (typeof data4 != "string") {
            let err17 = { instancePath: instancePath + "/statement/path", keyword: "type", params: { type: "string" }, parentSchema: schema89.properties.statement.properties.path, data: data4 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
        data3.deployment !== void 0 && (validate232(data3.deployment, { instancePath: instancePath + "/statement/deployment", parentData: data3, parentDataProperty: "deployment", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate232.errors : appended(vErrors, validate232.errors), errors = vErrors.length)), data3.generated_at !== void 0 && (validate244(data3.generated_at, { instancePath: instancePath + "/statement/generated_at", parentData: data3, parentDataProperty: "generated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate244.errors : appended(vErrors, validate244.errors), errors = vErrors.length)), data3.expires_at !== void 0 && (validate244(data3.expires_at, { instancePath: instancePath + "/statement/expires_at", parentData: data3, parentDataProperty: "expires_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate244.errors : appended(vErrors, validate244.errors), errors = vErrors.length));
      }
    }
    if (data.line !== void 0) {
      let data8 = data.line;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err18 = { instancePath: instancePath + "/line", keyword: "type", params: { type: "integer" }, parentSchema: schema89.properties.line, data: data8 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8) && (data8 < 1 || isNaN(data8))) {
        let err19 = { instancePath: instancePath + "/line", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema89.properties.line, data: data8 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    data.subject_digest !== void 0 && (validate161(data.subject_digest, { instancePath: instancePath + "/subject_digest", parentData: data, parentDataProperty: "subject_digest", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate161.errors : appended(vErrors, validate161.errors), errors = vErrors.length)), data.entry !== void 0 && (validate68(data.entry, { instancePath: instancePath + "/entry", parentData: data, parentDataProperty: "entry", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : appended(vErrors, validate68.errors), errors = vErrors.length));
  } else {
    let err20 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema89, data };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  return validate241.errors = vErrors, errors === 0;
}
validate241.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema91 = { title: "CodeResult", description: "What a code means.", type: "object", additionalProperties: !1, required: ["code", "title", "area", "rules", "exit_code", "hint", "clears_by", "next", "page"], properties: { code: { type: "string" }, title: { type: "string" }, area: { type: "string" }, rules: { type: "array", items: { $ref: "#/$defs/rule_name" } }, exit_code: { type: "integer", minimum: 0, maximum: 3 }, hint: { type: "string" }, clears_by: { $ref: "urn:claimgate:schema:gate-verdict:v1#/$defs/finding/properties/clears_by" }, next: { type: ["string", "null"] }, page: { type: "string", description: "where it is documented" } } }, schema92 = { title: "RuleName", type: "object", additionalProperties: !1, required: ["number", "id"], properties: { number: { type: "integer", minimum: 1 }, id: { type: "string" } } };
function validate251(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate251.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.number === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "number" }, parentSchema: schema92, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "id" }, parentSchema: schema92, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "number" || key0 === "id")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema92, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.number !== void 0) {
      let data0 = data.number;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/number", keyword: "type", params: { type: "integer" }, parentSchema: schema92.properties.number, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0) && (data0 < 1 || isNaN(data0))) {
        let err4 = { instancePath: instancePath + "/number", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema92.properties.number, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.id !== void 0) {
      let data1 = data.id;
      if (typeof data1 != "string") {
        let err5 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "string" }, parentSchema: schema92.properties.id, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema92, data };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate251.errors = vErrors, errors === 0;
}
validate251.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema93 = { type: "string", enum: ["time", "new_local_run", "new_live_run", "new_approval", "reconnect", "operator", "contract_change", "edit", "never"] };
function validate253(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate253.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema93, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "time" || data === "new_local_run" || data === "new_live_run" || data === "new_approval" || data === "reconnect" || data === "operator" || data === "contract_change" || data === "edit" || data === "never")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema93.enum }, parentSchema: schema93, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate253.errors = vErrors, errors === 0;
}
validate253.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate250(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate250.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "code" }, parentSchema: schema91, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.title === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "title" }, parentSchema: schema91, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.area === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "area" }, parentSchema: schema91, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.rules === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "rules" }, parentSchema: schema91, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.exit_code === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "exit_code" }, parentSchema: schema91, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.hint === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "hint" }, parentSchema: schema91, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.clears_by === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "clears_by" }, parentSchema: schema91, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.next === void 0) {
      let err7 = { instancePath, keyword: "required", params: { missingProperty: "next" }, parentSchema: schema91, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.page === void 0) {
      let err8 = { instancePath, keyword: "required", params: { missingProperty: "page" }, parentSchema: schema91, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema91.properties, key0)) {
        let err9 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema91, data };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.code !== void 0) {
      let data0 = data.code;
      if (typeof data0 != "string") {
        let err10 = { instancePath: instancePath + "/code", keyword: "type", params: { type: "string" }, parentSchema: schema91.properties.code, data: data0 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 != "string") {
        let err11 = { instancePath: instancePath + "/title", keyword: "type", params: { type: "string" }, parentSchema: schema91.properties.title, data: data1 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.area !== void 0) {
      let data2 = data.area;
      if (typeof data2 != "string") {
        let err12 = { instancePath: instancePath + "/area", keyword: "type", params: { type: "string" }, parentSchema: schema91.properties.area, data: data2 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.rules !== void 0) {
      let data3 = data.rules;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate251(data3[i0], { instancePath: instancePath + "/rules/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate251.errors : appended(vErrors, validate251.errors), errors = vErrors.length);
      } else {
        let err13 = { instancePath: instancePath + "/rules", keyword: "type", params: { type: "array" }, parentSchema: schema91.properties.rules, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.exit_code !== void 0) {
      let data5 = data.exit_code;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err14 = { instancePath: instancePath + "/exit_code", keyword: "type", params: { type: "integer" }, parentSchema: schema91.properties.exit_code, data: data5 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 3 || isNaN(data5)) {
          let err15 = { instancePath: instancePath + "/exit_code", keyword: "maximum", params: { comparison: "<=", limit: 3 }, parentSchema: schema91.properties.exit_code, data: data5 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (data5 < 0 || isNaN(data5)) {
          let err16 = { instancePath: instancePath + "/exit_code", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema91.properties.exit_code, data: data5 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      }
    }
    if (data.hint !== void 0) {
      let data6 = data.hint;
      if (typeof data6 != "string") {
        let err17 = { instancePath: instancePath + "/hint", keyword: "type", params: { type: "string" }, parentSchema: schema91.properties.hint, data: data6 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.clears_by !== void 0 && (validate253(data.clears_by, { instancePath: instancePath + "/clears_by", parentData: data, parentDataProperty: "clears_by", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate253.errors : appended(vErrors, validate253.errors), errors = vErrors.length)), data.next !== void 0) {
      let data8 = data.next;
      if (typeof data8 != "string" && data8 !== null) {
        let err18 = { instancePath: instancePath + "/next", keyword: "type", params: { type: schema91.properties.next.type }, parentSchema: schema91.properties.next, data: data8 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.page !== void 0) {
      let data9 = data.page;
      if (typeof data9 != "string") {
        let err19 = { instancePath: instancePath + "/page", keyword: "type", params: { type: "string" }, parentSchema: schema91.properties.page, data: data9 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
  } else {
    let err20 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema91, data };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  return validate250.errors = vErrors, errors === 0;
}
validate250.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema94 = { title: "KeyResult", type: "object", additionalProperties: !1, required: ["key_id", "scheme", "encrypted", "private_key", "public_key", "ssh", "note_key"], properties: { key_id: { $ref: "#/$defs/key_id" }, scheme: { type: "string", enum: ["ed25519", "ecdsa-p256"] }, encrypted: { type: "boolean" }, private_key: { type: "string", description: "path" }, public_key: { type: "string", description: "path" }, ssh: { type: "string", description: "the public key as a line of OpenSSH" }, note_key: { type: ["string", "null"], description: "C2SP note key, where a name was given" } } }, schema95 = { title: "KeyId", type: "string", pattern: "^SHA256:[A-Za-z0-9+/]{43}$", description: "an OpenSSH SHA256 fingerprint" }, pattern39 = new RegExp("^SHA256:[A-Za-z0-9+/]{43}$", "u");
function validate257(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate257.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern39.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^SHA256:[A-Za-z0-9+/]{43}$" }, schema: "^SHA256:[A-Za-z0-9+/]{43}$", parentSchema: schema95, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema95, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate257.errors = vErrors, errors === 0;
}
validate257.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate256(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate256.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key_id === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "key_id" }, parentSchema: schema94, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.scheme === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "scheme" }, parentSchema: schema94, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.encrypted === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "encrypted" }, parentSchema: schema94, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.private_key === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "private_key" }, parentSchema: schema94, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.public_key === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "public_key" }, parentSchema: schema94, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.ssh === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "ssh" }, parentSchema: schema94, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.note_key === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "note_key" }, parentSchema: schema94, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "key_id" || key0 === "scheme" || key0 === "encrypted" || key0 === "private_key" || key0 === "public_key" || key0 === "ssh" || key0 === "note_key")) {
        let err7 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema94, data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.key_id !== void 0 && (validate257(data.key_id, { instancePath: instancePath + "/key_id", parentData: data, parentDataProperty: "key_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate257.errors : appended(vErrors, validate257.errors), errors = vErrors.length)), data.scheme !== void 0) {
      let data1 = data.scheme;
      if (typeof data1 != "string") {
        let err8 = { instancePath: instancePath + "/scheme", keyword: "type", params: { type: "string" }, parentSchema: schema94.properties.scheme, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (!(data1 === "ed25519" || data1 === "ecdsa-p256")) {
        let err9 = { instancePath: instancePath + "/scheme", keyword: "enum", params: { allowedValues: schema94.properties.scheme.enum }, parentSchema: schema94.properties.scheme, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.encrypted !== void 0) {
      let data2 = data.encrypted;
      if (typeof data2 != "boolean") {
        let err10 = { instancePath: instancePath + "/encrypted", keyword: "type", params: { type: "boolean" }, parentSchema: schema94.properties.encrypted, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.private_key !== void 0) {
      let data3 = data.private_key;
      if (typeof data3 != "string") {
        let err11 = { instancePath: instancePath + "/private_key", keyword: "type", params: { type: "string" }, parentSchema: schema94.properties.private_key, data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.public_key !== void 0) {
      let data4 = data.public_key;
      if (typeof data4 != "string") {
        let err12 = { instancePath: instancePath + "/public_key", keyword: "type", params: { type: "string" }, parentSchema: schema94.properties.public_key, data: data4 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.ssh !== void 0) {
      let data5 = data.ssh;
      if (typeof data5 != "string") {
        let err13 = { instancePath: instancePath + "/ssh", keyword: "type", params: { type: "string" }, parentSchema: schema94.properties.ssh, data: data5 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.note_key !== void 0) {
      let data6 = data.note_key;
      if (typeof data6 != "string" && data6 !== null) {
        let err14 = { instancePath: instancePath + "/note_key", keyword: "type", params: { type: schema94.properties.note_key.type }, parentSchema: schema94.properties.note_key, data: data6 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema94, data };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate256.errors = vErrors, errors === 0;
}
validate256.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema96 = { title: "TrustResult", type: "object", additionalProperties: !1, required: ["path", "pin", "missing"], properties: { path: { type: "string" }, pin: { type: "string" }, missing: { type: "array", items: { $ref: "#/$defs/missing_signatures" } }, identities: { description: "who can sign without a key, in words; absent where nobody can", type: "array", items: { $ref: "#/$defs/explained_identity" } } } }, schema97 = { title: "MissingSignatures", description: "How many of these keys, the root keys of one version, still have to sign.", type: "object", additionalProperties: !1, required: ["version", "count", "key_ids"], properties: { version: { type: "integer", minimum: 1 }, count: { type: "integer", minimum: 0 }, key_ids: { type: "array", items: { $ref: "#/$defs/key_id" } } } };
function validate261(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate261.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "version" }, parentSchema: schema97, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.count === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "count" }, parentSchema: schema97, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.key_ids === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "key_ids" }, parentSchema: schema97, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "version" || key0 === "count" || key0 === "key_ids")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema97, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.version !== void 0) {
      let data0 = data.version;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err4 = { instancePath: instancePath + "/version", keyword: "type", params: { type: "integer" }, parentSchema: schema97.properties.version, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0) && (data0 < 1 || isNaN(data0))) {
        let err5 = { instancePath: instancePath + "/version", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema97.properties.version, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.count !== void 0) {
      let data1 = data.count;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err6 = { instancePath: instancePath + "/count", keyword: "type", params: { type: "integer" }, parentSchema: schema97.properties.count, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 0 || isNaN(data1))) {
        let err7 = { instancePath: instancePath + "/count", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema97.properties.count, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.key_ids !== void 0) {
      let data2 = data.key_ids;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate257(data2[i0], { instancePath: instancePath + "/key_ids/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate257.errors : appended(vErrors, validate257.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/key_ids", keyword: "type", params: { type: "array" }, parentSchema: schema97.properties.key_ids, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema97, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate261.errors = vErrors, errors === 0;
}
validate261.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema98 = { title: "ExplainedIdentity", type: "object", additionalProperties: !1, required: ["identity", "signs"], properties: { identity: { type: "string" }, signs: { type: "string" } } };
function validate264(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate264.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.identity === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "identity" }, parentSchema: schema98, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.signs === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "signs" }, parentSchema: schema98, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "identity" || key0 === "signs")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema98, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.identity !== void 0) {
      let data0 = data.identity;
      if (typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/identity", keyword: "type", params: { type: "string" }, parentSchema: schema98.properties.identity, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.signs !== void 0) {
      let data1 = data.signs;
      if (typeof data1 != "string") {
        let err4 = { instancePath: instancePath + "/signs", keyword: "type", params: { type: "string" }, parentSchema: schema98.properties.signs, data: data1 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema98, data };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate264.errors = vErrors, errors === 0;
}
validate264.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate260(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate260.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "path" }, parentSchema: schema96, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.pin === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "pin" }, parentSchema: schema96, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.missing === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "missing" }, parentSchema: schema96, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "path" || key0 === "pin" || key0 === "missing" || key0 === "identities")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema96, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.path !== void 0) {
      let data0 = data.path;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/path", keyword: "type", params: { type: "string" }, parentSchema: schema96.properties.path, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.pin !== void 0) {
      let data1 = data.pin;
      if (typeof data1 != "string") {
        let err5 = { instancePath: instancePath + "/pin", keyword: "type", params: { type: "string" }, parentSchema: schema96.properties.pin, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.missing !== void 0) {
      let data2 = data.missing;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate261(data2[i0], { instancePath: instancePath + "/missing/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate261.errors : appended(vErrors, validate261.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/missing", keyword: "type", params: { type: "array" }, parentSchema: schema96.properties.missing, data: data2 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.identities !== void 0) {
      let data4 = data.identities;
      if (Array.isArray(data4)) {
        let len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate264(data4[i1], { instancePath: instancePath + "/identities/" + i1, parentData: data4, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : appended(vErrors, validate264.errors), errors = vErrors.length);
      } else {
        let err7 = { instancePath: instancePath + "/identities", keyword: "type", params: { type: "array" }, parentSchema: schema96.properties.identities, data: data4 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema96, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate260.errors = vErrors, errors === 0;
}
validate260.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema99 = { title: "SetupResult", type: "object", additionalProperties: !1, required: ["is_dry_run", "deployment", "steps", "pin", "pin_file", "missing"], properties: { is_dry_run: { type: "boolean" }, deployment: { type: "string" }, steps: { type: "array", items: { $ref: "#/$defs/file_outcome" } }, pin: { type: ["string", "null"], description: "The pin of the first trust root; null before there is one." }, pin_file: { type: ["string", "null"], description: "Where the pin is saved for this user; null where it is not." }, missing: { type: "array", items: { $ref: "#/$defs/missing_signatures" } } } };
function validate267(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate267.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.is_dry_run === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "is_dry_run" }, parentSchema: schema99, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.deployment === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "deployment" }, parentSchema: schema99, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.steps === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "steps" }, parentSchema: schema99, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.pin === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "pin" }, parentSchema: schema99, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.pin_file === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "pin_file" }, parentSchema: schema99, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.missing === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "missing" }, parentSchema: schema99, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "is_dry_run" || key0 === "deployment" || key0 === "steps" || key0 === "pin" || key0 === "pin_file" || key0 === "missing")) {
        let err6 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema99, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.is_dry_run !== void 0) {
      let data0 = data.is_dry_run;
      if (typeof data0 != "boolean") {
        let err7 = { instancePath: instancePath + "/is_dry_run", keyword: "type", params: { type: "boolean" }, parentSchema: schema99.properties.is_dry_run, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.deployment !== void 0) {
      let data1 = data.deployment;
      if (typeof data1 != "string") {
        let err8 = { instancePath: instancePath + "/deployment", keyword: "type", params: { type: "string" }, parentSchema: schema99.properties.deployment, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.steps !== void 0) {
      let data2 = data.steps;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate211(data2[i0], { instancePath: instancePath + "/steps/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate211.errors : appended(vErrors, validate211.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/steps", keyword: "type", params: { type: "array" }, parentSchema: schema99.properties.steps, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.pin !== void 0) {
      let data4 = data.pin;
      if (typeof data4 != "string" && data4 !== null) {
        let err10 = { instancePath: instancePath + "/pin", keyword: "type", params: { type: schema99.properties.pin.type }, parentSchema: schema99.properties.pin, data: data4 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.pin_file !== void 0) {
      let data5 = data.pin_file;
      if (typeof data5 != "string" && data5 !== null) {
        let err11 = { instancePath: instancePath + "/pin_file", keyword: "type", params: { type: schema99.properties.pin_file.type }, parentSchema: schema99.properties.pin_file, data: data5 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.missing !== void 0) {
      let data6 = data.missing;
      if (Array.isArray(data6)) {
        let len1 = data6.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate261(data6[i1], { instancePath: instancePath + "/missing/" + i1, parentData: data6, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate261.errors : appended(vErrors, validate261.errors), errors = vErrors.length);
      } else {
        let err12 = { instancePath: instancePath + "/missing", keyword: "type", params: { type: "array" }, parentSchema: schema99.properties.missing, data: data6 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema99, data };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate267.errors = vErrors, errors === 0;
}
validate267.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema100 = { title: "SignatureResult", type: "object", additionalProperties: !1, required: ["path", "kind", "payload_sha256", "key_id", "signatures", "missing"], properties: { path: { type: "string" }, kind: { $ref: "#/$defs/document_kind" }, payload_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, key_id: { $ref: "#/$defs/key_id" }, signatures: { type: "integer", minimum: 1 }, missing: { description: "what a trust root still lacks; empty for other documents", type: "array", items: { $ref: "#/$defs/missing_signatures" } } } }, schema101 = { title: "DocumentKind", type: "string", enum: ["trust_root", "projection_statement", "signed_verdict", "badge"] };
function validate272(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate272.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema101, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "trust_root" || data === "projection_statement" || data === "signed_verdict" || data === "badge")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema101.enum }, parentSchema: schema101, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate272.errors = vErrors, errors === 0;
}
validate272.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate271(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate271.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "path" }, parentSchema: schema100, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.kind === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "kind" }, parentSchema: schema100, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.payload_sha256 === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "payload_sha256" }, parentSchema: schema100, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.key_id === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "key_id" }, parentSchema: schema100, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.signatures === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "signatures" }, parentSchema: schema100, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.missing === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "missing" }, parentSchema: schema100, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "path" || key0 === "kind" || key0 === "payload_sha256" || key0 === "key_id" || key0 === "signatures" || key0 === "missing")) {
        let err6 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema100, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.path !== void 0) {
      let data0 = data.path;
      if (typeof data0 != "string") {
        let err7 = { instancePath: instancePath + "/path", keyword: "type", params: { type: "string" }, parentSchema: schema100.properties.path, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.kind !== void 0 && (validate272(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate272.errors : appended(vErrors, validate272.errors), errors = vErrors.length)), data.payload_sha256 !== void 0 && (validate161(data.payload_sha256, { instancePath: instancePath + "/payload_sha256", parentData: data, parentDataProperty: "payload_sha256", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate161.errors : appended(vErrors, validate161.errors), errors = vErrors.length)), data.key_id !== void 0 && (validate257(data.key_id, { instancePath: instancePath + "/key_id", parentData: data, parentDataProperty: "key_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate257.errors : appended(vErrors, validate257.errors), errors = vErrors.length)), data.signatures !== void 0) {
      let data4 = data.signatures;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err8 = { instancePath: instancePath + "/signatures", keyword: "type", params: { type: "integer" }, parentSchema: schema100.properties.signatures, data: data4 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4))) {
        let err9 = { instancePath: instancePath + "/signatures", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema100.properties.signatures, data: data4 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.missing !== void 0) {
      let data5 = data.missing;
      if (Array.isArray(data5)) {
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate261(data5[i0], { instancePath: instancePath + "/missing/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate261.errors : appended(vErrors, validate261.errors), errors = vErrors.length);
      } else {
        let err10 = { instancePath: instancePath + "/missing", keyword: "type", params: { type: "array" }, parentSchema: schema100.properties.missing, data: data5 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema100, data };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate271.errors = vErrors, errors === 0;
}
validate271.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema102 = { title: "MessageResult", description: "the bytes that a signature of the document is made over, written to a file", type: "object", additionalProperties: !1, required: ["path", "kind", "payload_sha256", "message", "message_sha256", "signatures"], properties: { path: { type: "string" }, kind: { $ref: "#/$defs/document_kind" }, payload_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, message: { type: "string", description: "the file that was written" }, message_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, signatures: { type: "integer", minimum: 0 } } };
function validate278(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate278.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "path" }, parentSchema: schema102, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.kind === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "kind" }, parentSchema: schema102, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.payload_sha256 === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "payload_sha256" }, parentSchema: schema102, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.message === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "message" }, parentSchema: schema102, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.message_sha256 === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "message_sha256" }, parentSchema: schema102, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.signatures === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "signatures" }, parentSchema: schema102, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "path" || key0 === "kind" || key0 === "payload_sha256" || key0 === "message" || key0 === "message_sha256" || key0 === "signatures")) {
        let err6 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema102, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.path !== void 0) {
      let data0 = data.path;
      if (typeof data0 != "string") {
        let err7 = { instancePath: instancePath + "/path", keyword: "type", params: { type: "string" }, parentSchema: schema102.properties.path, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.kind !== void 0 && (validate272(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate272.errors : appended(vErrors, validate272.errors), errors = vErrors.length)), data.payload_sha256 !== void 0 && (validate161(data.payload_sha256, { instancePath: instancePath + "/payload_sha256", parentData: data, parentDataProperty: "payload_sha256", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate161.errors : appended(vErrors, validate161.errors), errors = vErrors.length)), data.message !== void 0) {
      let data3 = data.message;
      if (typeof data3 != "string") {
        let err8 = { instancePath: instancePath + "/message", keyword: "type", params: { type: "string" }, parentSchema: schema102.properties.message, data: data3 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.message_sha256 !== void 0 && (validate161(data.message_sha256, { instancePath: instancePath + "/message_sha256", parentData: data, parentDataProperty: "message_sha256", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate161.errors : appended(vErrors, validate161.errors), errors = vErrors.length)), data.signatures !== void 0) {
      let data5 = data.signatures;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err9 = { instancePath: instancePath + "/signatures", keyword: "type", params: { type: "integer" }, parentSchema: schema102.properties.signatures, data: data5 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5) && (data5 < 0 || isNaN(data5))) {
        let err10 = { instancePath: instancePath + "/signatures", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema102.properties.signatures, data: data5 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema102, data };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate278.errors = vErrors, errors === 0;
}
validate278.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema103 = { title: "ArtifactResult", description: "a published file, and the release that it belongs to, as the signed verdict says", type: "object", additionalProperties: !1, required: ["path", "artifact", "name", "sha256", "resource_uri", "time_verified", "claims", "signed_by", "threshold", "trust_root_version"], properties: { path: { type: "string", description: "the signed verdict" }, artifact: { type: "string", description: "path of the file" }, name: { $ref: "urn:claimgate:schema:release-manifest-with-artifacts:v3#/$defs/artifact_name" }, sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, resource_uri: { type: "string" }, time_verified: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, claims: { description: "null where the release has more claims than a signed verdict lists", anyOf: [{ type: "null" }, { type: "array", items: { $ref: "urn:claimgate:schema:badge:v1#/$defs/badge_claim" } }] }, signed_by: { type: "array", items: { $ref: "#/$defs/key_id" } }, threshold: { type: "integer", minimum: 1 }, trust_root_version: { type: "integer", minimum: 1 } } };
function validate284(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate284.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func2(data) > 255) {
      let err0 = { instancePath, keyword: "maxLength", params: { limit: 255 }, parentSchema: schema75, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern32.test(data)) {
      let err1 = { instancePath, keyword: "pattern", params: { pattern: "^[A-Za-z0-9](?:[A-Za-z0-9 @._+~=-]*[A-Za-z0-9@._+~=-])?$" }, parentSchema: schema75, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema75, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate284.errors = vErrors, errors === 0;
}
validate284.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema112 = { title: "BadgeClaim", type: "object", additionalProperties: !1, required: ["provider", "output_profile", "operation", "account_kind", "policy_mode"], properties: { provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, output_profile: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, operation: { type: "string", enum: ["publish_immediate", "publish_scheduled"] }, account_kind: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, policy_mode: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" } } };
function validate301(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate301.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func2(data) > 64) {
      let err0 = { instancePath, keyword: "maxLength", params: { limit: 64 }, parentSchema: schema30, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern9.test(data)) {
      let err1 = { instancePath, keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, parentSchema: schema30, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema30, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate301.errors = vErrors, errors === 0;
}
validate301.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate308(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate308.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "provider" }, parentSchema: schema112, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.output_profile === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "output_profile" }, parentSchema: schema112, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.operation === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "operation" }, parentSchema: schema112, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.account_kind === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "account_kind" }, parentSchema: schema112, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.policy_mode === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "policy_mode" }, parentSchema: schema112, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "provider" || key0 === "output_profile" || key0 === "operation" || key0 === "account_kind" || key0 === "policy_mode")) {
        let err5 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema112, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.provider !== void 0 && (validate301(data.provider, { instancePath: instancePath + "/provider", parentData: data, parentDataProperty: "provider", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate301.errors : appended(vErrors, validate301.errors), errors = vErrors.length)), data.output_profile !== void 0 && (validate301(data.output_profile, { instancePath: instancePath + "/output_profile", parentData: data, parentDataProperty: "output_profile", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate301.errors : appended(vErrors, validate301.errors), errors = vErrors.length)), data.operation !== void 0) {
      let data2 = data.operation;
      if (typeof data2 != "string") {
        let err6 = { instancePath: instancePath + "/operation", keyword: "type", params: { type: "string" }, parentSchema: schema112.properties.operation, data: data2 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (!(data2 === "publish_immediate" || data2 === "publish_scheduled")) {
        let err7 = { instancePath: instancePath + "/operation", keyword: "enum", params: { allowedValues: schema112.properties.operation.enum }, parentSchema: schema112.properties.operation, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    data.account_kind !== void 0 && (validate301(data.account_kind, { instancePath: instancePath + "/account_kind", parentData: data, parentDataProperty: "account_kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate301.errors : appended(vErrors, validate301.errors), errors = vErrors.length)), data.policy_mode !== void 0 && (validate301(data.policy_mode, { instancePath: instancePath + "/policy_mode", parentData: data, parentDataProperty: "policy_mode", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate301.errors : appended(vErrors, validate301.errors), errors = vErrors.length));
  } else {
    let err8 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema112, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate308.errors = vErrors, errors === 0;
}
validate308.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate283(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate283.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "path" }, parentSchema: schema103, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.artifact === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "artifact" }, parentSchema: schema103, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.name === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "name" }, parentSchema: schema103, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.sha256 === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "sha256" }, parentSchema: schema103, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.resource_uri === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "resource_uri" }, parentSchema: schema103, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.time_verified === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "time_verified" }, parentSchema: schema103, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.claims === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "claims" }, parentSchema: schema103, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.signed_by === void 0) {
      let err7 = { instancePath, keyword: "required", params: { missingProperty: "signed_by" }, parentSchema: schema103, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.threshold === void 0) {
      let err8 = { instancePath, keyword: "required", params: { missingProperty: "threshold" }, parentSchema: schema103, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.trust_root_version === void 0) {
      let err9 = { instancePath, keyword: "required", params: { missingProperty: "trust_root_version" }, parentSchema: schema103, data };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema103.properties, key0)) {
        let err10 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema103, data };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    if (data.path !== void 0) {
      let data0 = data.path;
      if (typeof data0 != "string") {
        let err11 = { instancePath: instancePath + "/path", keyword: "type", params: { type: "string" }, parentSchema: schema103.properties.path, data: data0 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.artifact !== void 0) {
      let data1 = data.artifact;
      if (typeof data1 != "string") {
        let err12 = { instancePath: instancePath + "/artifact", keyword: "type", params: { type: "string" }, parentSchema: schema103.properties.artifact, data: data1 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.name !== void 0 && (validate284(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate284.errors : appended(vErrors, validate284.errors), errors = vErrors.length)), data.sha256 !== void 0 && (validate161(data.sha256, { instancePath: instancePath + "/sha256", parentData: data, parentDataProperty: "sha256", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate161.errors : appended(vErrors, validate161.errors), errors = vErrors.length)), data.resource_uri !== void 0) {
      let data4 = data.resource_uri;
      if (typeof data4 != "string") {
        let err13 = { instancePath: instancePath + "/resource_uri", keyword: "type", params: { type: "string" }, parentSchema: schema103.properties.resource_uri, data: data4 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.time_verified !== void 0 && (validate244(data.time_verified, { instancePath: instancePath + "/time_verified", parentData: data, parentDataProperty: "time_verified", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate244.errors : appended(vErrors, validate244.errors), errors = vErrors.length)), data.claims !== void 0) {
      let data6 = data.claims, _errs12 = errors, valid1 = !1, _errs13 = errors;
      if (data6 !== null) {
        let err14 = { instancePath: instancePath + "/claims", keyword: "type", params: { type: "null" }, parentSchema: schema103.properties.claims.anyOf[0], data: data6 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      var _valid0 = _errs13 === errors;
      valid1 = valid1 || _valid0;
      let _errs15 = errors;
      if (Array.isArray(data6)) {
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate308(data6[i0], { instancePath: instancePath + "/claims/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate308.errors : appended(vErrors, validate308.errors), errors = vErrors.length);
      } else {
        let err15 = { instancePath: instancePath + "/claims", keyword: "type", params: { type: "array" }, parentSchema: schema103.properties.claims.anyOf[1], data: data6 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      var _valid0 = _errs15 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs12, vErrors !== null && (_errs12 ? vErrors.length = _errs12 : vErrors = null);
      else {
        let err16 = { instancePath: instancePath + "/claims", keyword: "anyOf", params: {}, parentSchema: schema103.properties.claims, data: data6 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.signed_by !== void 0) {
      let data8 = data.signed_by;
      if (Array.isArray(data8)) {
        let len1 = data8.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate257(data8[i1], { instancePath: instancePath + "/signed_by/" + i1, parentData: data8, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate257.errors : appended(vErrors, validate257.errors), errors = vErrors.length);
      } else {
        let err17 = { instancePath: instancePath + "/signed_by", keyword: "type", params: { type: "array" }, parentSchema: schema103.properties.signed_by, data: data8 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.threshold !== void 0) {
      let data10 = data.threshold;
      if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
        let err18 = { instancePath: instancePath + "/threshold", keyword: "type", params: { type: "integer" }, parentSchema: schema103.properties.threshold, data: data10 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (typeof data10 == "number" && isFinite(data10) && (data10 < 1 || isNaN(data10))) {
        let err19 = { instancePath: instancePath + "/threshold", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema103.properties.threshold, data: data10 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.trust_root_version !== void 0) {
      let data11 = data.trust_root_version;
      if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
        let err20 = { instancePath: instancePath + "/trust_root_version", keyword: "type", params: { type: "integer" }, parentSchema: schema103.properties.trust_root_version, data: data11 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (typeof data11 == "number" && isFinite(data11) && (data11 < 1 || isNaN(data11))) {
        let err21 = { instancePath: instancePath + "/trust_root_version", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema103.properties.trust_root_version, data: data11 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
  } else {
    let err22 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema103, data };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  return validate283.errors = vErrors, errors === 0;
}
validate283.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema115 = { title: "EnvelopeResult", type: "object", additionalProperties: !1, required: ["path", "kind", "payload_sha256", "signed_by", "threshold", "trust_root_version", "projection"], properties: { path: { type: "string" }, kind: { $ref: "#/$defs/document_kind" }, payload_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, signed_by: { type: "array", items: { anyOf: [{ $ref: "#/$defs/key_id" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }] }, description: "keys by their fingerprints, identities by their names in the trust root" }, threshold: { type: "integer", minimum: 1 }, trust_root_version: { type: ["integer", "null"], description: "the version whose roles were asked; null where keys were given" }, projection: { type: ["string", "null"], description: "path of the projection whose bytes the statement names, where one was given" } } };
function validate316(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate316.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "path" }, parentSchema: schema115, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.kind === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "kind" }, parentSchema: schema115, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.payload_sha256 === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "payload_sha256" }, parentSchema: schema115, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.signed_by === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "signed_by" }, parentSchema: schema115, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.threshold === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "threshold" }, parentSchema: schema115, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.trust_root_version === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "trust_root_version" }, parentSchema: schema115, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.projection === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "projection" }, parentSchema: schema115, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "path" || key0 === "kind" || key0 === "payload_sha256" || key0 === "signed_by" || key0 === "threshold" || key0 === "trust_root_version" || key0 === "projection")) {
        let err7 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema115, data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.path !== void 0) {
      let data0 = data.path;
      if (typeof data0 != "string") {
        let err8 = { instancePath: instancePath + "/path", keyword: "type", params: { type: "string" }, parentSchema: schema115.properties.path, data: data0 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.kind !== void 0 && (validate272(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate272.errors : appended(vErrors, validate272.errors), errors = vErrors.length)), data.payload_sha256 !== void 0 && (validate161(data.payload_sha256, { instancePath: instancePath + "/payload_sha256", parentData: data, parentDataProperty: "payload_sha256", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate161.errors : appended(vErrors, validate161.errors), errors = vErrors.length)), data.signed_by !== void 0) {
      let data3 = data.signed_by;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0], _errs9 = errors, valid3 = !1, _errs10 = errors;
          validate257(data4, { instancePath: instancePath + "/signed_by/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate257.errors : appended(vErrors, validate257.errors), errors = vErrors.length);
          var _valid0 = _errs10 === errors;
          valid3 = valid3 || _valid0;
          let _errs11 = errors;
          validate232(data4, { instancePath: instancePath + "/signed_by/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate232.errors : appended(vErrors, validate232.errors), errors = vErrors.length);
          var _valid0 = _errs11 === errors;
          if (valid3 = valid3 || _valid0, valid3)
            errors = _errs9, vErrors !== null && (_errs9 ? vErrors.length = _errs9 : vErrors = null);
          else {
            let err9 = { instancePath: instancePath + "/signed_by/" + i0, keyword: "anyOf", params: {}, parentSchema: schema115.properties.signed_by.items, data: data4 };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        }
      } else {
        let err10 = { instancePath: instancePath + "/signed_by", keyword: "type", params: { type: "array" }, parentSchema: schema115.properties.signed_by, data: data3 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.threshold !== void 0) {
      let data5 = data.threshold;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err11 = { instancePath: instancePath + "/threshold", keyword: "type", params: { type: "integer" }, parentSchema: schema115.properties.threshold, data: data5 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5) && (data5 < 1 || isNaN(data5))) {
        let err12 = { instancePath: instancePath + "/threshold", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema115.properties.threshold, data: data5 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.trust_root_version !== void 0) {
      let data6 = data.trust_root_version;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)) && data6 !== null) {
        let err13 = { instancePath: instancePath + "/trust_root_version", keyword: "type", params: { type: schema115.properties.trust_root_version.type }, parentSchema: schema115.properties.trust_root_version, data: data6 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.projection !== void 0) {
      let data7 = data.projection;
      if (typeof data7 != "string" && data7 !== null) {
        let err14 = { instancePath: instancePath + "/projection", keyword: "type", params: { type: schema115.properties.projection.type }, parentSchema: schema115.properties.projection, data: data7 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema115, data };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate316.errors = vErrors, errors === 0;
}
validate316.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema116 = { title: "NoteResult", type: "object", additionalProperties: !1, required: ["path", "kind", "origin", "tree_size", "root_hash", "record", "since"], properties: { path: { type: "string" }, kind: { type: "string", enum: ["checkpoint", "tlog_proof", "growth_proof"] }, origin: { type: "string" }, tree_size: { type: "integer", minimum: 0 }, root_hash: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, record: { description: "The record that the proof shows to be in the ledger.", anyOf: [{ type: "null" }, { $ref: "#/$defs/proven_record" }] }, since: { description: "The earlier head that the proof shows to be extended.", anyOf: [{ type: "null" }, { $ref: "#/$defs/earlier_head" }] } } }, schema117 = { title: "ProvenRecord", type: "object", additionalProperties: !1, required: ["index", "leaf"], properties: { index: { type: "integer", minimum: 0 }, leaf: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } };
function validate324(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate324.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.index === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "index" }, parentSchema: schema117, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.leaf === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "leaf" }, parentSchema: schema117, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "index" || key0 === "leaf")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema117, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.index !== void 0) {
      let data0 = data.index;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/index", keyword: "type", params: { type: "integer" }, parentSchema: schema117.properties.index, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0) && (data0 < 0 || isNaN(data0))) {
        let err4 = { instancePath: instancePath + "/index", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema117.properties.index, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    data.leaf !== void 0 && (validate161(data.leaf, { instancePath: instancePath + "/leaf", parentData: data, parentDataProperty: "leaf", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate161.errors : appended(vErrors, validate161.errors), errors = vErrors.length));
  } else {
    let err5 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema117, data };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate324.errors = vErrors, errors === 0;
}
validate324.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema118 = { title: "EarlierHeadResult", type: "object", additionalProperties: !1, required: ["tree_size", "root_hash"], properties: { tree_size: { type: "integer", minimum: 0 }, root_hash: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } };
function validate327(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate327.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.tree_size === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "tree_size" }, parentSchema: schema118, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.root_hash === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "root_hash" }, parentSchema: schema118, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "tree_size" || key0 === "root_hash")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema118, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.tree_size !== void 0) {
      let data0 = data.tree_size;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/tree_size", keyword: "type", params: { type: "integer" }, parentSchema: schema118.properties.tree_size, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0) && (data0 < 0 || isNaN(data0))) {
        let err4 = { instancePath: instancePath + "/tree_size", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema118.properties.tree_size, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    data.root_hash !== void 0 && (validate161(data.root_hash, { instancePath: instancePath + "/root_hash", parentData: data, parentDataProperty: "root_hash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate161.errors : appended(vErrors, validate161.errors), errors = vErrors.length));
  } else {
    let err5 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema118, data };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate327.errors = vErrors, errors === 0;
}
validate327.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate322(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate322.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "path" }, parentSchema: schema116, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.kind === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "kind" }, parentSchema: schema116, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.origin === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "origin" }, parentSchema: schema116, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.tree_size === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "tree_size" }, parentSchema: schema116, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.root_hash === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "root_hash" }, parentSchema: schema116, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.record === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "record" }, parentSchema: schema116, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.since === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "since" }, parentSchema: schema116, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "path" || key0 === "kind" || key0 === "origin" || key0 === "tree_size" || key0 === "root_hash" || key0 === "record" || key0 === "since")) {
        let err7 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema116, data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.path !== void 0) {
      let data0 = data.path;
      if (typeof data0 != "string") {
        let err8 = { instancePath: instancePath + "/path", keyword: "type", params: { type: "string" }, parentSchema: schema116.properties.path, data: data0 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.kind !== void 0) {
      let data1 = data.kind;
      if (typeof data1 != "string") {
        let err9 = { instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" }, parentSchema: schema116.properties.kind, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (!(data1 === "checkpoint" || data1 === "tlog_proof" || data1 === "growth_proof")) {
        let err10 = { instancePath: instancePath + "/kind", keyword: "enum", params: { allowedValues: schema116.properties.kind.enum }, parentSchema: schema116.properties.kind, data: data1 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.origin !== void 0) {
      let data2 = data.origin;
      if (typeof data2 != "string") {
        let err11 = { instancePath: instancePath + "/origin", keyword: "type", params: { type: "string" }, parentSchema: schema116.properties.origin, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.tree_size !== void 0) {
      let data3 = data.tree_size;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err12 = { instancePath: instancePath + "/tree_size", keyword: "type", params: { type: "integer" }, parentSchema: schema116.properties.tree_size, data: data3 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3) && (data3 < 0 || isNaN(data3))) {
        let err13 = { instancePath: instancePath + "/tree_size", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema116.properties.tree_size, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.root_hash !== void 0 && (validate161(data.root_hash, { instancePath: instancePath + "/root_hash", parentData: data, parentDataProperty: "root_hash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate161.errors : appended(vErrors, validate161.errors), errors = vErrors.length)), data.record !== void 0) {
      let data5 = data.record, _errs12 = errors, valid1 = !1, _errs13 = errors;
      if (data5 !== null) {
        let err14 = { instancePath: instancePath + "/record", keyword: "type", params: { type: "null" }, parentSchema: schema116.properties.record.anyOf[0], data: data5 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      var _valid0 = _errs13 === errors;
      valid1 = valid1 || _valid0;
      let _errs15 = errors;
      validate324(data5, { instancePath: instancePath + "/record", parentData: data, parentDataProperty: "record", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate324.errors : appended(vErrors, validate324.errors), errors = vErrors.length);
      var _valid0 = _errs15 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs12, vErrors !== null && (_errs12 ? vErrors.length = _errs12 : vErrors = null);
      else {
        let err15 = { instancePath: instancePath + "/record", keyword: "anyOf", params: {}, parentSchema: schema116.properties.record, data: data5 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.since !== void 0) {
      let data6 = data.since, _errs17 = errors, valid2 = !1, _errs18 = errors;
      if (data6 !== null) {
        let err16 = { instancePath: instancePath + "/since", keyword: "type", params: { type: "null" }, parentSchema: schema116.properties.since.anyOf[0], data: data6 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      var _valid1 = _errs18 === errors;
      valid2 = valid2 || _valid1;
      let _errs20 = errors;
      validate327(data6, { instancePath: instancePath + "/since", parentData: data, parentDataProperty: "since", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate327.errors : appended(vErrors, validate327.errors), errors = vErrors.length);
      var _valid1 = _errs20 === errors;
      if (valid2 = valid2 || _valid1, valid2)
        errors = _errs17, vErrors !== null && (_errs17 ? vErrors.length = _errs17 : vErrors = null);
      else {
        let err17 = { instancePath: instancePath + "/since", keyword: "anyOf", params: {}, parentSchema: schema116.properties.since, data: data6 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
  } else {
    let err18 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema116, data };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate322.errors = vErrors, errors === 0;
}
validate322.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema119 = { title: "ExplanationResult", description: "How one claim was judged, and what the projection says of its subject.", type: "object", additionalProperties: !1, required: ["claim", "evaluated_at", "entry"], properties: { claim: { $ref: "urn:claimgate:schema:gate-verdict:v1#/$defs/claim_verdict" }, evaluated_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, entry: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:projection-entry:v1" }] } } }, schema51 = { title: "ClaimVerdict", type: "object", additionalProperties: !1, required: ["subject", "subject_digest", "decision", "rules"], properties: { subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, subject_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, decision: { type: "string", enum: ["allowed", "refused", "undetermined"] }, rules: { type: "array", items: { $ref: "#/$defs/rule_verdict" } } } };
function validate135(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate135.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "provider" }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.app_fingerprint === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "app_fingerprint" }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.deployment_environment === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "deployment_environment" }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.provider_environment === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "provider_environment" }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.instance_fingerprint === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "instance_fingerprint" }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.account_kind === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "account_kind" }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.output_profile === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "output_profile" }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.operation === void 0) {
      let err7 = { instancePath, keyword: "required", params: { missingProperty: "operation" }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.policy_mode === void 0) {
      let err8 = { instancePath, keyword: "required", params: { missingProperty: "policy_mode" }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema29.properties, key0)) {
        let err9 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema29, data };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.provider !== void 0 && (validate70(data.provider, { instancePath: instancePath + "/provider", parentData: data, parentDataProperty: "provider", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : appended(vErrors, validate70.errors), errors = vErrors.length)), data.app_fingerprint !== void 0 && (validate72(data.app_fingerprint, { instancePath: instancePath + "/app_fingerprint", parentData: data, parentDataProperty: "app_fingerprint", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : appended(vErrors, validate72.errors), errors = vErrors.length)), data.deployment_environment !== void 0) {
      let data2 = data.deployment_environment;
      if (typeof data2 != "string") {
        let err10 = { instancePath: instancePath + "/deployment_environment", keyword: "type", params: { type: "string" }, parentSchema: schema29.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (!(data2 === "local" || data2 === "staging" || data2 === "production")) {
        let err11 = { instancePath: instancePath + "/deployment_environment", keyword: "enum", params: { allowedValues: schema29.properties.deployment_environment.enum }, parentSchema: schema29.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.provider_environment !== void 0) {
      let data3 = data.provider_environment;
      if (typeof data3 != "string") {
        let err12 = { instancePath: instancePath + "/provider_environment", keyword: "type", params: { type: "string" }, parentSchema: schema29.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (!(data3 === "development" || data3 === "sandbox" || data3 === "production")) {
        let err13 = { instancePath: instancePath + "/provider_environment", keyword: "enum", params: { allowedValues: schema29.properties.provider_environment.enum }, parentSchema: schema29.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.instance_fingerprint !== void 0) {
      let data4 = data.instance_fingerprint;
      if (typeof data4 != "string" && data4 !== null) {
        let err14 = { instancePath: instancePath + "/instance_fingerprint", keyword: "type", params: { type: schema29.properties.instance_fingerprint.type }, parentSchema: schema29.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data4 == "string" && !pattern6.test(data4)) {
        let err15 = { instancePath: instancePath + "/instance_fingerprint", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema29.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    data.account_kind !== void 0 && (validate70(data.account_kind, { instancePath: instancePath + "/account_kind", parentData: data, parentDataProperty: "account_kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : appended(vErrors, validate70.errors), errors = vErrors.length)), data.output_profile !== void 0 && (validate70(data.output_profile, { instancePath: instancePath + "/output_profile", parentData: data, parentDataProperty: "output_profile", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : appended(vErrors, validate70.errors), errors = vErrors.length)), data.operation !== void 0 && (validate76(data.operation, { instancePath: instancePath + "/operation", parentData: data, parentDataProperty: "operation", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate76.errors : appended(vErrors, validate76.errors), errors = vErrors.length)), data.policy_mode !== void 0 && (validate70(data.policy_mode, { instancePath: instancePath + "/policy_mode", parentData: data, parentDataProperty: "policy_mode", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : appended(vErrors, validate70.errors), errors = vErrors.length));
  } else {
    let err16 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema29, data };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate135.errors = vErrors, errors === 0;
}
validate135.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern6.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema25, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema25, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate60.errors = vErrors, errors === 0;
}
validate60.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema53 = { title: "RuleVerdict", type: "object", additionalProperties: !1, required: ["number", "id", "outcome", "findings"], properties: { number: { type: "integer", minimum: 1, maximum: 7 }, id: { type: "string", pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$", description: "the id of a rule" }, outcome: { type: "string", enum: ["pass", "fail", "unknown"] }, findings: { type: "array", items: { $ref: "#/$defs/finding" } } } }, pattern21 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "u");
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate66.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "code" }, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.message === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "message" }, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.clears_by === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "clears_by" }, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema27.properties, key0)) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema27, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.code !== void 0) {
      let data0 = data.code;
      if (typeof data0 == "string") {
        if (!pattern8.test(data0)) {
          let err4 = { instancePath: instancePath + "/code", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:_[a-z0-9]+)*$" }, parentSchema: schema27.properties.code, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/code", keyword: "type", params: { type: "string" }, parentSchema: schema27.properties.code, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.message !== void 0) {
      let data1 = data.message;
      if (typeof data1 == "string") {
        if (func2(data1) < 1) {
          let err6 = { instancePath: instancePath + "/message", keyword: "minLength", params: { limit: 1 }, parentSchema: schema27.properties.message, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/message", keyword: "type", params: { type: "string" }, parentSchema: schema27.properties.message, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.file !== void 0) {
      let data2 = data.file;
      if (typeof data2 != "string") {
        let err8 = { instancePath: instancePath + "/file", keyword: "type", params: { type: "string" }, parentSchema: schema27.properties.file, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.pointer !== void 0) {
      let data3 = data.pointer;
      if (typeof data3 != "string") {
        let err9 = { instancePath: instancePath + "/pointer", keyword: "type", params: { type: "string" }, parentSchema: schema27.properties.pointer, data: data3 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.line !== void 0) {
      let data4 = data.line;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err10 = { instancePath: instancePath + "/line", keyword: "type", params: { type: "integer" }, parentSchema: schema27.properties.line, data: data4 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4))) {
        let err11 = { instancePath: instancePath + "/line", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema27.properties.line, data: data4 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.column !== void 0) {
      let data5 = data.column;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err12 = { instancePath: instancePath + "/column", keyword: "type", params: { type: "integer" }, parentSchema: schema27.properties.column, data: data5 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5) && (data5 < 1 || isNaN(data5))) {
        let err13 = { instancePath: instancePath + "/column", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema27.properties.column, data: data5 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.expected !== void 0) {
      let data6 = data.expected;
      if (typeof data6 != "string") {
        let err14 = { instancePath: instancePath + "/expected", keyword: "type", params: { type: "string" }, parentSchema: schema27.properties.expected, data: data6 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.found !== void 0) {
      let data7 = data.found;
      if (typeof data7 != "string") {
        let err15 = { instancePath: instancePath + "/found", keyword: "type", params: { type: "string" }, parentSchema: schema27.properties.found, data: data7 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.clears_by !== void 0) {
      let data8 = data.clears_by;
      if (typeof data8 != "string") {
        let err16 = { instancePath: instancePath + "/clears_by", keyword: "type", params: { type: "string" }, parentSchema: schema27.properties.clears_by, data: data8 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (!(data8 === "time" || data8 === "new_local_run" || data8 === "new_live_run" || data8 === "new_approval" || data8 === "reconnect" || data8 === "operator" || data8 === "contract_change" || data8 === "edit" || data8 === "never")) {
        let err17 = { instancePath: instancePath + "/clears_by", keyword: "enum", params: { allowedValues: schema27.properties.clears_by.enum }, parentSchema: schema27.properties.clears_by, data: data8 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.clears_at !== void 0 && (validate55(data.clears_at, { instancePath: instancePath + "/clears_at", parentData: data, parentDataProperty: "clears_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : appended(vErrors, validate55.errors), errors = vErrors.length)), data.next !== void 0) {
      let data10 = data.next;
      if (typeof data10 != "string") {
        let err18 = { instancePath: instancePath + "/next", keyword: "type", params: { type: "string" }, parentSchema: schema27.properties.next, data: data10 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    data.record !== void 0 && (validate130(data.record, { instancePath: instancePath + "/record", parentData: data, parentDataProperty: "record", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate130.errors : appended(vErrors, validate130.errors), errors = vErrors.length));
  } else {
    let err19 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema27, data };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate66.errors = vErrors, errors === 0;
}
validate66.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate144.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.number === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "number" }, parentSchema: schema53, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "id" }, parentSchema: schema53, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.outcome === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "outcome" }, parentSchema: schema53, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.findings === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "findings" }, parentSchema: schema53, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "number" || key0 === "id" || key0 === "outcome" || key0 === "findings")) {
        let err4 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema53, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.number !== void 0) {
      let data0 = data.number;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err5 = { instancePath: instancePath + "/number", keyword: "type", params: { type: "integer" }, parentSchema: schema53.properties.number, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 7 || isNaN(data0)) {
          let err6 = { instancePath: instancePath + "/number", keyword: "maximum", params: { comparison: "<=", limit: 7 }, parentSchema: schema53.properties.number, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err7 = { instancePath: instancePath + "/number", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema53.properties.number, data: data0 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    if (data.id !== void 0) {
      let data1 = data.id;
      if (typeof data1 == "string") {
        if (!pattern21.test(data1)) {
          let err8 = { instancePath: instancePath + "/id", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$" }, parentSchema: schema53.properties.id, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "string" }, parentSchema: schema53.properties.id, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.outcome !== void 0) {
      let data2 = data.outcome;
      if (typeof data2 != "string") {
        let err10 = { instancePath: instancePath + "/outcome", keyword: "type", params: { type: "string" }, parentSchema: schema53.properties.outcome, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (!(data2 === "pass" || data2 === "fail" || data2 === "unknown")) {
        let err11 = { instancePath: instancePath + "/outcome", keyword: "enum", params: { allowedValues: schema53.properties.outcome.enum }, parentSchema: schema53.properties.outcome, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.findings !== void 0) {
      let data3 = data.findings;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate66(data3[i0], { instancePath: instancePath + "/findings/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate66.errors : appended(vErrors, validate66.errors), errors = vErrors.length);
      } else {
        let err12 = { instancePath: instancePath + "/findings", keyword: "type", params: { type: "array" }, parentSchema: schema53.properties.findings, data: data3 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema53, data };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate144.errors = vErrors, errors === 0;
}
validate144.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate332(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate332.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subject === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "subject" }, parentSchema: schema51, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.subject_digest === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "subject_digest" }, parentSchema: schema51, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.decision === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "decision" }, parentSchema: schema51, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.rules === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "rules" }, parentSchema: schema51, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "subject" || key0 === "subject_digest" || key0 === "decision" || key0 === "rules")) {
        let err4 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema51, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.subject !== void 0 && (validate135(data.subject, { instancePath: instancePath + "/subject", parentData: data, parentDataProperty: "subject", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate135.errors : appended(vErrors, validate135.errors), errors = vErrors.length)), data.subject_digest !== void 0 && (validate60(data.subject_digest, { instancePath: instancePath + "/subject_digest", parentData: data, parentDataProperty: "subject_digest", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate60.errors : appended(vErrors, validate60.errors), errors = vErrors.length)), data.decision !== void 0) {
      let data2 = data.decision;
      if (typeof data2 != "string") {
        let err5 = { instancePath: instancePath + "/decision", keyword: "type", params: { type: "string" }, parentSchema: schema51.properties.decision, data: data2 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (!(data2 === "allowed" || data2 === "refused" || data2 === "undetermined")) {
        let err6 = { instancePath: instancePath + "/decision", keyword: "enum", params: { allowedValues: schema51.properties.decision.enum }, parentSchema: schema51.properties.decision, data: data2 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.rules !== void 0) {
      let data3 = data.rules;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate144(data3[i0], { instancePath: instancePath + "/rules/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate144.errors : appended(vErrors, validate144.errors), errors = vErrors.length);
      } else {
        let err7 = { instancePath: instancePath + "/rules", keyword: "type", params: { type: "array" }, parentSchema: schema51.properties.rules, data: data3 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema51, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate332.errors = vErrors, errors === 0;
}
validate332.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate331(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate331.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.claim === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "claim" }, parentSchema: schema119, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.evaluated_at === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "evaluated_at" }, parentSchema: schema119, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.entry === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "entry" }, parentSchema: schema119, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "claim" || key0 === "evaluated_at" || key0 === "entry")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema119, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.claim !== void 0 && (validate332(data.claim, { instancePath: instancePath + "/claim", parentData: data, parentDataProperty: "claim", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate332.errors : appended(vErrors, validate332.errors), errors = vErrors.length)), data.evaluated_at !== void 0 && (validate244(data.evaluated_at, { instancePath: instancePath + "/evaluated_at", parentData: data, parentDataProperty: "evaluated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate244.errors : appended(vErrors, validate244.errors), errors = vErrors.length)), data.entry !== void 0) {
      let data2 = data.entry, _errs5 = errors, valid1 = !1, _errs6 = errors;
      if (data2 !== null) {
        let err4 = { instancePath: instancePath + "/entry", keyword: "type", params: { type: "null" }, parentSchema: schema119.properties.entry.anyOf[0], data: data2 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      var _valid0 = _errs6 === errors;
      valid1 = valid1 || _valid0;
      let _errs8 = errors;
      validate68(data2, { instancePath: instancePath + "/entry", parentData: data, parentDataProperty: "entry", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : appended(vErrors, validate68.errors), errors = vErrors.length);
      var _valid0 = _errs8 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null);
      else {
        let err5 = { instancePath: instancePath + "/entry", keyword: "anyOf", params: {}, parentSchema: schema119.properties.entry, data: data2 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema119, data };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate331.errors = vErrors, errors === 0;
}
validate331.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema121 = { title: "LedgerResult", description: "What a ledger is for, and the migrations that were applied now.", type: "object", additionalProperties: !1, required: ["origin", "deployment", "fingerprint_key_id", "applied"], properties: { origin: { type: "string" }, deployment: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, fingerprint_key_id: { type: "string" }, applied: { type: "array", items: { type: "string" } } } };
function validate340(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate340.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.origin === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "origin" }, parentSchema: schema121, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.deployment === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "deployment" }, parentSchema: schema121, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.fingerprint_key_id === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "fingerprint_key_id" }, parentSchema: schema121, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.applied === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "applied" }, parentSchema: schema121, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "origin" || key0 === "deployment" || key0 === "fingerprint_key_id" || key0 === "applied")) {
        let err4 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema121, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.origin !== void 0) {
      let data0 = data.origin;
      if (typeof data0 != "string") {
        let err5 = { instancePath: instancePath + "/origin", keyword: "type", params: { type: "string" }, parentSchema: schema121.properties.origin, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.deployment !== void 0 && (validate232(data.deployment, { instancePath: instancePath + "/deployment", parentData: data, parentDataProperty: "deployment", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate232.errors : appended(vErrors, validate232.errors), errors = vErrors.length)), data.fingerprint_key_id !== void 0) {
      let data2 = data.fingerprint_key_id;
      if (typeof data2 != "string") {
        let err6 = { instancePath: instancePath + "/fingerprint_key_id", keyword: "type", params: { type: "string" }, parentSchema: schema121.properties.fingerprint_key_id, data: data2 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.applied !== void 0) {
      let data3 = data.applied;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (typeof data4 != "string") {
            let err7 = { instancePath: instancePath + "/applied/" + i0, keyword: "type", params: { type: "string" }, parentSchema: schema121.properties.applied.items, data: data4 };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        }
      } else {
        let err8 = { instancePath: instancePath + "/applied", keyword: "type", params: { type: "array" }, parentSchema: schema121.properties.applied, data: data3 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema121, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate340.errors = vErrors, errors === 0;
}
validate340.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema122 = { title: "AppendedResult", type: "object", additionalProperties: !1, required: ["appended"], properties: { appended: { type: "array", items: { $ref: "#/$defs/appended_record" } } } }, schema123 = { title: "AppendedRecord", type: "object", additionalProperties: !1, required: ["id", "sequence", "leaf", "replayed"], properties: { id: { type: "string" }, sequence: { type: "integer", minimum: 1 }, leaf: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, replayed: { type: "boolean", description: "an earlier request with the same idempotency key had recorded it" } } };
function validate344(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate344.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "id" }, parentSchema: schema123, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.sequence === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "sequence" }, parentSchema: schema123, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.leaf === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "leaf" }, parentSchema: schema123, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.replayed === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "replayed" }, parentSchema: schema123, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "sequence" || key0 === "leaf" || key0 === "replayed")) {
        let err4 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema123, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 != "string") {
        let err5 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "string" }, parentSchema: schema123.properties.id, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.sequence !== void 0) {
      let data1 = data.sequence;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err6 = { instancePath: instancePath + "/sequence", keyword: "type", params: { type: "integer" }, parentSchema: schema123.properties.sequence, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 1 || isNaN(data1))) {
        let err7 = { instancePath: instancePath + "/sequence", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema123.properties.sequence, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.leaf !== void 0 && (validate161(data.leaf, { instancePath: instancePath + "/leaf", parentData: data, parentDataProperty: "leaf", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate161.errors : appended(vErrors, validate161.errors), errors = vErrors.length)), data.replayed !== void 0) {
      let data3 = data.replayed;
      if (typeof data3 != "boolean") {
        let err8 = { instancePath: instancePath + "/replayed", keyword: "type", params: { type: "boolean" }, parentSchema: schema123.properties.replayed, data: data3 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema123, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate344.errors = vErrors, errors === 0;
}
validate344.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate343(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate343.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.appended === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "appended" }, parentSchema: schema122, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "appended") {
        let err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema122, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.appended !== void 0) {
      let data0 = data.appended;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate344(data0[i0], { instancePath: instancePath + "/appended/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate344.errors : appended(vErrors, validate344.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/appended", keyword: "type", params: { type: "array" }, parentSchema: schema122.properties.appended, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema122, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate343.errors = vErrors, errors === 0;
}
validate343.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema124 = { title: "CheckpointResult", description: "A signed head of the ledger (C2SP tlog-checkpoint).", type: "object", additionalProperties: !1, required: ["checkpoint"], properties: { checkpoint: { type: "string" }, path: { type: "string", description: "the file that holds it, where a folder was named" } } };
function validate348(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate348.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.checkpoint === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "checkpoint" }, parentSchema: schema124, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "checkpoint" || key0 === "path")) {
        let err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema124, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.checkpoint !== void 0) {
      let data0 = data.checkpoint;
      if (typeof data0 != "string") {
        let err2 = { instancePath: instancePath + "/checkpoint", keyword: "type", params: { type: "string" }, parentSchema: schema124.properties.checkpoint, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.path !== void 0) {
      let data1 = data.path;
      if (typeof data1 != "string") {
        let err3 = { instancePath: instancePath + "/path", keyword: "type", params: { type: "string" }, parentSchema: schema124.properties.path, data: data1 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema124, data };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate348.errors = vErrors, errors === 0;
}
validate348.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema125 = { title: "ProjectionResult", type: "object", additionalProperties: !1, required: ["projection", "statement", "sha256", "entry_count", "generated_at", "expires_at", "payload_sha256", "key_id"], properties: { projection: { type: "string" }, statement: { type: "string" }, sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, entry_count: { type: "integer", minimum: 0 }, generated_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, payload_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, key_id: { description: "null where an identity is to sign", anyOf: [{ $ref: "#/$defs/key_id" }, { type: "null" }] } } };
function validate350(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate350.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.projection === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "projection" }, parentSchema: schema125, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.statement === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "statement" }, parentSchema: schema125, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.sha256 === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "sha256" }, parentSchema: schema125, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.entry_count === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "entry_count" }, parentSchema: schema125, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.generated_at === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "generated_at" }, parentSchema: schema125, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.expires_at === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "expires_at" }, parentSchema: schema125, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.payload_sha256 === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "payload_sha256" }, parentSchema: schema125, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.key_id === void 0) {
      let err7 = { instancePath, keyword: "required", params: { missingProperty: "key_id" }, parentSchema: schema125, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "projection" || key0 === "statement" || key0 === "sha256" || key0 === "entry_count" || key0 === "generated_at" || key0 === "expires_at" || key0 === "payload_sha256" || key0 === "key_id")) {
        let err8 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema125, data };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    if (data.projection !== void 0) {
      let data0 = data.projection;
      if (typeof data0 != "string") {
        let err9 = { instancePath: instancePath + "/projection", keyword: "type", params: { type: "string" }, parentSchema: schema125.properties.projection, data: data0 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.statement !== void 0) {
      let data1 = data.statement;
      if (typeof data1 != "string") {
        let err10 = { instancePath: instancePath + "/statement", keyword: "type", params: { type: "string" }, parentSchema: schema125.properties.statement, data: data1 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.sha256 !== void 0 && (validate161(data.sha256, { instancePath: instancePath + "/sha256", parentData: data, parentDataProperty: "sha256", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate161.errors : appended(vErrors, validate161.errors), errors = vErrors.length)), data.entry_count !== void 0) {
      let data3 = data.entry_count;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err11 = { instancePath: instancePath + "/entry_count", keyword: "type", params: { type: "integer" }, parentSchema: schema125.properties.entry_count, data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3) && (data3 < 0 || isNaN(data3))) {
        let err12 = { instancePath: instancePath + "/entry_count", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema125.properties.entry_count, data: data3 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.generated_at !== void 0 && (validate244(data.generated_at, { instancePath: instancePath + "/generated_at", parentData: data, parentDataProperty: "generated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate244.errors : appended(vErrors, validate244.errors), errors = vErrors.length)), data.expires_at !== void 0 && (validate244(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate244.errors : appended(vErrors, validate244.errors), errors = vErrors.length)), data.payload_sha256 !== void 0 && (validate161(data.payload_sha256, { instancePath: instancePath + "/payload_sha256", parentData: data, parentDataProperty: "payload_sha256", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate161.errors : appended(vErrors, validate161.errors), errors = vErrors.length)), data.key_id !== void 0) {
      let data7 = data.key_id, _errs13 = errors, valid1 = !1, _errs14 = errors;
      validate257(data7, { instancePath: instancePath + "/key_id", parentData: data, parentDataProperty: "key_id", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate257.errors : appended(vErrors, validate257.errors), errors = vErrors.length);
      var _valid0 = _errs14 === errors;
      valid1 = valid1 || _valid0;
      let _errs15 = errors;
      if (data7 !== null) {
        let err13 = { instancePath: instancePath + "/key_id", keyword: "type", params: { type: "null" }, parentSchema: schema125.properties.key_id.anyOf[1], data: data7 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      var _valid0 = _errs15 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs13, vErrors !== null && (_errs13 ? vErrors.length = _errs13 : vErrors = null);
      else {
        let err14 = { instancePath: instancePath + "/key_id", keyword: "anyOf", params: {}, parentSchema: schema125.properties.key_id, data: data7 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema125, data };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate350.errors = vErrors, errors === 0;
}
validate350.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema126 = { title: "RecordsResult", description: "Records, the newest first.", type: "object", additionalProperties: !1, required: ["records", "next_before"], properties: { records: { type: "array", items: { $ref: "#/$defs/placed_record" } }, next_before: { type: ["integer", "null"], minimum: 1, description: "--before of the next page, or null where this was the last" } } }, schema127 = { title: "PlacedRecord", type: "object", additionalProperties: !1, required: ["sequence", "leaf", "record"], properties: { sequence: { type: "integer", minimum: 1 }, leaf: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, record: { type: "object", description: "the record, as its leaf covers it" }, quarantined_by: { type: "integer", minimum: 1, description: "the sequence number of the correction that took it out of force; absent where none did" } } };
function validate358(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate358.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sequence === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "sequence" }, parentSchema: schema127, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.leaf === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "leaf" }, parentSchema: schema127, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.record === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "record" }, parentSchema: schema127, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "sequence" || key0 === "leaf" || key0 === "record" || key0 === "quarantined_by")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema127, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.sequence !== void 0) {
      let data0 = data.sequence;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err4 = { instancePath: instancePath + "/sequence", keyword: "type", params: { type: "integer" }, parentSchema: schema127.properties.sequence, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0) && (data0 < 1 || isNaN(data0))) {
        let err5 = { instancePath: instancePath + "/sequence", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema127.properties.sequence, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.leaf !== void 0 && (validate161(data.leaf, { instancePath: instancePath + "/leaf", parentData: data, parentDataProperty: "leaf", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate161.errors : appended(vErrors, validate161.errors), errors = vErrors.length)), data.record !== void 0) {
      let data2 = data.record;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        let err6 = { instancePath: instancePath + "/record", keyword: "type", params: { type: "object" }, parentSchema: schema127.properties.record, data: data2 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.quarantined_by !== void 0) {
      let data3 = data.quarantined_by;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err7 = { instancePath: instancePath + "/quarantined_by", keyword: "type", params: { type: "integer" }, parentSchema: schema127.properties.quarantined_by, data: data3 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3))) {
        let err8 = { instancePath: instancePath + "/quarantined_by", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema127.properties.quarantined_by, data: data3 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema127, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate358.errors = vErrors, errors === 0;
}
validate358.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate357(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate357.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.records === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "records" }, parentSchema: schema126, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.next_before === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "next_before" }, parentSchema: schema126, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "records" || key0 === "next_before")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema126, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.records !== void 0) {
      let data0 = data.records;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate358(data0[i0], { instancePath: instancePath + "/records/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate358.errors : appended(vErrors, validate358.errors), errors = vErrors.length);
      } else {
        let err3 = { instancePath: instancePath + "/records", keyword: "type", params: { type: "array" }, parentSchema: schema126.properties.records, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.next_before !== void 0) {
      let data2 = data.next_before;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null) {
        let err4 = { instancePath: instancePath + "/next_before", keyword: "type", params: { type: schema126.properties.next_before.type }, parentSchema: schema126.properties.next_before, data: data2 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2) && (data2 < 1 || isNaN(data2))) {
        let err5 = { instancePath: instancePath + "/next_before", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema126.properties.next_before, data: data2 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema126, data };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate357.errors = vErrors, errors === 0;
}
validate357.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema128 = { title: "LedgerStatsResult", type: "object", additionalProperties: !1, required: ["head", "records", "checks", "quarantined", "subjects", "first_recorded_at", "last_recorded_at"], properties: { head: { $ref: "urn:claimgate:schema:gate-verdict:v1#/$defs/recorded_head" }, records: { title: "RecordCounts", type: "object", additionalProperties: !1, required: ["approval", "run", "control", "correction"], properties: { correction: { type: "integer", minimum: 0 }, approval: { type: "integer", minimum: 0 }, run: { type: "integer", minimum: 0 }, control: { type: "integer", minimum: 0 } } }, checks: { type: "integer", minimum: 0 }, quarantined: { type: "integer", minimum: 0, description: "records that corrections name" }, subjects: { type: "integer", minimum: 0 }, first_recorded_at: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }] }, last_recorded_at: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }] } } }, schema26 = { title: "RecordedHead", description: "Head of the ledger that a projection was exported from (specification/trust.md 3).", type: "object", additionalProperties: !1, required: ["origin", "tree_size", "root_hash"], properties: { origin: { type: "string", minLength: 1, maxLength: 256 }, tree_size: { type: "integer", minimum: 0 }, root_hash: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } };
function validate363(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate363.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.origin === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "origin" }, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.tree_size === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "tree_size" }, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.root_hash === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "root_hash" }, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "origin" || key0 === "tree_size" || key0 === "root_hash")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema26, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.origin !== void 0) {
      let data0 = data.origin;
      if (typeof data0 == "string") {
        if (func2(data0) > 256) {
          let err4 = { instancePath: instancePath + "/origin", keyword: "maxLength", params: { limit: 256 }, parentSchema: schema26.properties.origin, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func2(data0) < 1) {
          let err5 = { instancePath: instancePath + "/origin", keyword: "minLength", params: { limit: 1 }, parentSchema: schema26.properties.origin, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/origin", keyword: "type", params: { type: "string" }, parentSchema: schema26.properties.origin, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.tree_size !== void 0) {
      let data1 = data.tree_size;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err7 = { instancePath: instancePath + "/tree_size", keyword: "type", params: { type: "integer" }, parentSchema: schema26.properties.tree_size, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 0 || isNaN(data1))) {
        let err8 = { instancePath: instancePath + "/tree_size", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema26.properties.tree_size, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    data.root_hash !== void 0 && (validate60(data.root_hash, { instancePath: instancePath + "/root_hash", parentData: data, parentDataProperty: "root_hash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate60.errors : appended(vErrors, validate60.errors), errors = vErrors.length));
  } else {
    let err9 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema26, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate363.errors = vErrors, errors === 0;
}
validate363.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate362(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate362.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.head === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "head" }, parentSchema: schema128, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.records === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "records" }, parentSchema: schema128, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.checks === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "checks" }, parentSchema: schema128, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.quarantined === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "quarantined" }, parentSchema: schema128, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.subjects === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "subjects" }, parentSchema: schema128, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.first_recorded_at === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "first_recorded_at" }, parentSchema: schema128, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.last_recorded_at === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "last_recorded_at" }, parentSchema: schema128, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "head" || key0 === "records" || key0 === "checks" || key0 === "quarantined" || key0 === "subjects" || key0 === "first_recorded_at" || key0 === "last_recorded_at")) {
        let err7 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema128, data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.head !== void 0 && (validate363(data.head, { instancePath: instancePath + "/head", parentData: data, parentDataProperty: "head", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate363.errors : appended(vErrors, validate363.errors), errors = vErrors.length)), data.records !== void 0) {
      let data1 = data.records;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.approval === void 0) {
          let err8 = { instancePath: instancePath + "/records", keyword: "required", params: { missingProperty: "approval" }, parentSchema: schema128.properties.records, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data1.run === void 0) {
          let err9 = { instancePath: instancePath + "/records", keyword: "required", params: { missingProperty: "run" }, parentSchema: schema128.properties.records, data: data1 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data1.control === void 0) {
          let err10 = { instancePath: instancePath + "/records", keyword: "required", params: { missingProperty: "control" }, parentSchema: schema128.properties.records, data: data1 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data1.correction === void 0) {
          let err11 = { instancePath: instancePath + "/records", keyword: "required", params: { missingProperty: "correction" }, parentSchema: schema128.properties.records, data: data1 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        for (let key1 in data1)
          if (!(key1 === "correction" || key1 === "approval" || key1 === "run" || key1 === "control")) {
            let err12 = { instancePath: instancePath + "/records", keyword: "additionalProperties", params: { additionalProperty: key1 }, parentSchema: schema128.properties.records, data: data1 };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        if (data1.correction !== void 0) {
          let data2 = data1.correction;
          if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
            let err13 = { instancePath: instancePath + "/records/correction", keyword: "type", params: { type: "integer" }, parentSchema: schema128.properties.records.properties.correction, data: data2 };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
          if (typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2))) {
            let err14 = { instancePath: instancePath + "/records/correction", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema128.properties.records.properties.correction, data: data2 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        }
        if (data1.approval !== void 0) {
          let data3 = data1.approval;
          if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
            let err15 = { instancePath: instancePath + "/records/approval", keyword: "type", params: { type: "integer" }, parentSchema: schema128.properties.records.properties.approval, data: data3 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
          if (typeof data3 == "number" && isFinite(data3) && (data3 < 0 || isNaN(data3))) {
            let err16 = { instancePath: instancePath + "/records/approval", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema128.properties.records.properties.approval, data: data3 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
        if (data1.run !== void 0) {
          let data4 = data1.run;
          if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
            let err17 = { instancePath: instancePath + "/records/run", keyword: "type", params: { type: "integer" }, parentSchema: schema128.properties.records.properties.run, data: data4 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
          if (typeof data4 == "number" && isFinite(data4) && (data4 < 0 || isNaN(data4))) {
            let err18 = { instancePath: instancePath + "/records/run", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema128.properties.records.properties.run, data: data4 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
        if (data1.control !== void 0) {
          let data5 = data1.control;
          if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
            let err19 = { instancePath: instancePath + "/records/control", keyword: "type", params: { type: "integer" }, parentSchema: schema128.properties.records.properties.control, data: data5 };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
          if (typeof data5 == "number" && isFinite(data5) && (data5 < 0 || isNaN(data5))) {
            let err20 = { instancePath: instancePath + "/records/control", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema128.properties.records.properties.control, data: data5 };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        }
      } else {
        let err21 = { instancePath: instancePath + "/records", keyword: "type", params: { type: "object" }, parentSchema: schema128.properties.records, data: data1 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.checks !== void 0) {
      let data6 = data.checks;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        let err22 = { instancePath: instancePath + "/checks", keyword: "type", params: { type: "integer" }, parentSchema: schema128.properties.checks, data: data6 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6) && (data6 < 0 || isNaN(data6))) {
        let err23 = { instancePath: instancePath + "/checks", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema128.properties.checks, data: data6 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.quarantined !== void 0) {
      let data7 = data.quarantined;
      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
        let err24 = { instancePath: instancePath + "/quarantined", keyword: "type", params: { type: "integer" }, parentSchema: schema128.properties.quarantined, data: data7 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
      if (typeof data7 == "number" && isFinite(data7) && (data7 < 0 || isNaN(data7))) {
        let err25 = { instancePath: instancePath + "/quarantined", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema128.properties.quarantined, data: data7 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.subjects !== void 0) {
      let data8 = data.subjects;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err26 = { instancePath: instancePath + "/subjects", keyword: "type", params: { type: "integer" }, parentSchema: schema128.properties.subjects, data: data8 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8) && (data8 < 0 || isNaN(data8))) {
        let err27 = { instancePath: instancePath + "/subjects", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema128.properties.subjects, data: data8 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.first_recorded_at !== void 0) {
      let data9 = data.first_recorded_at, _errs21 = errors, valid2 = !1, _errs22 = errors;
      if (data9 !== null) {
        let err28 = { instancePath: instancePath + "/first_recorded_at", keyword: "type", params: { type: "null" }, parentSchema: schema128.properties.first_recorded_at.anyOf[0], data: data9 };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
      var _valid0 = _errs22 === errors;
      valid2 = valid2 || _valid0;
      let _errs24 = errors;
      validate244(data9, { instancePath: instancePath + "/first_recorded_at", parentData: data, parentDataProperty: "first_recorded_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate244.errors : appended(vErrors, validate244.errors), errors = vErrors.length);
      var _valid0 = _errs24 === errors;
      if (valid2 = valid2 || _valid0, valid2)
        errors = _errs21, vErrors !== null && (_errs21 ? vErrors.length = _errs21 : vErrors = null);
      else {
        let err29 = { instancePath: instancePath + "/first_recorded_at", keyword: "anyOf", params: {}, parentSchema: schema128.properties.first_recorded_at, data: data9 };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.last_recorded_at !== void 0) {
      let data10 = data.last_recorded_at, _errs26 = errors, valid3 = !1, _errs27 = errors;
      if (data10 !== null) {
        let err30 = { instancePath: instancePath + "/last_recorded_at", keyword: "type", params: { type: "null" }, parentSchema: schema128.properties.last_recorded_at.anyOf[0], data: data10 };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
      var _valid1 = _errs27 === errors;
      valid3 = valid3 || _valid1;
      let _errs29 = errors;
      validate244(data10, { instancePath: instancePath + "/last_recorded_at", parentData: data, parentDataProperty: "last_recorded_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate244.errors : appended(vErrors, validate244.errors), errors = vErrors.length);
      var _valid1 = _errs29 === errors;
      if (valid3 = valid3 || _valid1, valid3)
        errors = _errs26, vErrors !== null && (_errs26 ? vErrors.length = _errs26 : vErrors = null);
      else {
        let err31 = { instancePath: instancePath + "/last_recorded_at", keyword: "anyOf", params: {}, parentSchema: schema128.properties.last_recorded_at, data: data10 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
  } else {
    let err32 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema128, data };
    vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
  }
  return validate362.errors = vErrors, errors === 0;
}
validate362.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema130 = { title: "LedgerAuditResult", description: "The head, recomputed from the records.", type: "object", additionalProperties: !1, required: ["head"], properties: { head: { $ref: "urn:claimgate:schema:gate-verdict:v1#/$defs/recorded_head" }, since: { $ref: "#/$defs/earlier_head" } } };
function validate369(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate369.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.head === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "head" }, parentSchema: schema130, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "head" || key0 === "since")) {
        let err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema130, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.head !== void 0 && (validate363(data.head, { instancePath: instancePath + "/head", parentData: data, parentDataProperty: "head", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate363.errors : appended(vErrors, validate363.errors), errors = vErrors.length)), data.since !== void 0 && (validate327(data.since, { instancePath: instancePath + "/since", parentData: data, parentDataProperty: "since", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate327.errors : appended(vErrors, validate327.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema130, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate369.errors = vErrors, errors === 0;
}
validate369.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema131 = { title: "LedgerProofResult", description: "A record is in the ledger (C2SP tlog-proof).", type: "object", additionalProperties: !1, required: ["sequence", "proof"], properties: { sequence: { type: "integer", minimum: 1 }, proof: { type: "string" } } };
function validate373(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate373.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sequence === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "sequence" }, parentSchema: schema131, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.proof === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "proof" }, parentSchema: schema131, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "sequence" || key0 === "proof")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema131, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.sequence !== void 0) {
      let data0 = data.sequence;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/sequence", keyword: "type", params: { type: "integer" }, parentSchema: schema131.properties.sequence, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0) && (data0 < 1 || isNaN(data0))) {
        let err4 = { instancePath: instancePath + "/sequence", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema131.properties.sequence, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.proof !== void 0) {
      let data1 = data.proof;
      if (typeof data1 != "string") {
        let err5 = { instancePath: instancePath + "/proof", keyword: "type", params: { type: "string" }, parentSchema: schema131.properties.proof, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema131, data };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate373.errors = vErrors, errors === 0;
}
validate373.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema132 = { title: "LedgerGrowthResult", description: "The ledger only grew (RFC 9162 section 2.1.4).", type: "object", additionalProperties: !1, required: ["since", "proof"], properties: { since: { type: "integer", minimum: 0 }, proof: { type: "string", description: "C2SP tlog-witness, add-checkpoint" } } };
function validate375(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate375.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.since === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "since" }, parentSchema: schema132, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.proof === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "proof" }, parentSchema: schema132, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "since" || key0 === "proof")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema132, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.since !== void 0) {
      let data0 = data.since;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/since", keyword: "type", params: { type: "integer" }, parentSchema: schema132.properties.since, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0) && (data0 < 0 || isNaN(data0))) {
        let err4 = { instancePath: instancePath + "/since", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema132.properties.since, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.proof !== void 0) {
      let data1 = data.proof;
      if (typeof data1 != "string") {
        let err5 = { instancePath: instancePath + "/proof", keyword: "type", params: { type: "string" }, parentSchema: schema132.properties.proof, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema132, data };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate375.errors = vErrors, errors === 0;
}
validate375.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema133 = { title: "FingerprintResult", type: "object", additionalProperties: !1, required: ["field", "fingerprint", "key_id"], properties: { field: { type: "string" }, fingerprint: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, key_id: { type: "string" } } };
function validate377(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate377.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.field === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "field" }, parentSchema: schema133, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.fingerprint === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "fingerprint" }, parentSchema: schema133, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.key_id === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "key_id" }, parentSchema: schema133, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "field" || key0 === "fingerprint" || key0 === "key_id")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema133, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.field !== void 0) {
      let data0 = data.field;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/field", keyword: "type", params: { type: "string" }, parentSchema: schema133.properties.field, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.fingerprint !== void 0 && (validate161(data.fingerprint, { instancePath: instancePath + "/fingerprint", parentData: data, parentDataProperty: "fingerprint", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate161.errors : appended(vErrors, validate161.errors), errors = vErrors.length)), data.key_id !== void 0) {
      let data2 = data.key_id;
      if (typeof data2 != "string") {
        let err5 = { instancePath: instancePath + "/key_id", keyword: "type", params: { type: "string" }, parentSchema: schema133.properties.key_id, data: data2 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema133, data };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate377.errors = vErrors, errors === 0;
}
validate377.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema134 = { title: "LedgerRolesResult", description: "SQL that makes the roles of a ledger on PostgreSQL, and their names.", type: "object", additionalProperties: !1, required: ["roles", "sql"], properties: { roles: { type: "object", additionalProperties: !1, required: ["owner", "writer", "access", "reader", "auditor"], properties: { owner: { type: "string" }, writer: { type: "string" }, access: { type: "string" }, reader: { type: "string" }, auditor: { type: "string" } } }, sql: { type: "string" } } };
function validate380(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate380.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.roles === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "roles" }, parentSchema: schema134, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.sql === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "sql" }, parentSchema: schema134, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "roles" || key0 === "sql")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema134, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.roles !== void 0) {
      let data0 = data.roles;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.owner === void 0) {
          let err3 = { instancePath: instancePath + "/roles", keyword: "required", params: { missingProperty: "owner" }, parentSchema: schema134.properties.roles, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0.writer === void 0) {
          let err4 = { instancePath: instancePath + "/roles", keyword: "required", params: { missingProperty: "writer" }, parentSchema: schema134.properties.roles, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0.access === void 0) {
          let err5 = { instancePath: instancePath + "/roles", keyword: "required", params: { missingProperty: "access" }, parentSchema: schema134.properties.roles, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data0.reader === void 0) {
          let err6 = { instancePath: instancePath + "/roles", keyword: "required", params: { missingProperty: "reader" }, parentSchema: schema134.properties.roles, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data0.auditor === void 0) {
          let err7 = { instancePath: instancePath + "/roles", keyword: "required", params: { missingProperty: "auditor" }, parentSchema: schema134.properties.roles, data: data0 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        for (let key1 in data0)
          if (!(key1 === "owner" || key1 === "writer" || key1 === "access" || key1 === "reader" || key1 === "auditor")) {
            let err8 = { instancePath: instancePath + "/roles", keyword: "additionalProperties", params: { additionalProperty: key1 }, parentSchema: schema134.properties.roles, data: data0 };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        if (data0.owner !== void 0) {
          let data1 = data0.owner;
          if (typeof data1 != "string") {
            let err9 = { instancePath: instancePath + "/roles/owner", keyword: "type", params: { type: "string" }, parentSchema: schema134.properties.roles.properties.owner, data: data1 };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        }
        if (data0.writer !== void 0) {
          let data2 = data0.writer;
          if (typeof data2 != "string") {
            let err10 = { instancePath: instancePath + "/roles/writer", keyword: "type", params: { type: "string" }, parentSchema: schema134.properties.roles.properties.writer, data: data2 };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        }
        if (data0.access !== void 0) {
          let data3 = data0.access;
          if (typeof data3 != "string") {
            let err11 = { instancePath: instancePath + "/roles/access", keyword: "type", params: { type: "string" }, parentSchema: schema134.properties.roles.properties.access, data: data3 };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        }
        if (data0.reader !== void 0) {
          let data4 = data0.reader;
          if (typeof data4 != "string") {
            let err12 = { instancePath: instancePath + "/roles/reader", keyword: "type", params: { type: "string" }, parentSchema: schema134.properties.roles.properties.reader, data: data4 };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
        if (data0.auditor !== void 0) {
          let data5 = data0.auditor;
          if (typeof data5 != "string") {
            let err13 = { instancePath: instancePath + "/roles/auditor", keyword: "type", params: { type: "string" }, parentSchema: schema134.properties.roles.properties.auditor, data: data5 };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        }
      } else {
        let err14 = { instancePath: instancePath + "/roles", keyword: "type", params: { type: "object" }, parentSchema: schema134.properties.roles, data: data0 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.sql !== void 0) {
      let data6 = data.sql;
      if (typeof data6 != "string") {
        let err15 = { instancePath: instancePath + "/sql", keyword: "type", params: { type: "string" }, parentSchema: schema134.properties.sql, data: data6 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
  } else {
    let err16 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema134, data };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate380.errors = vErrors, errors === 0;
}
validate380.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema135 = { title: "ReleaseAuditResult", description: "What was checked of a past release, by what, and the result.", type: "object", additionalProperties: !1, required: ["version", "revision", "evaluated_at", "pin", "capsule", "corrections", "rows"], properties: { version: { type: "string" }, revision: { type: "string" }, evaluated_at: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }] }, pin: { type: ["string", "null"] }, capsule: { type: ["string", "null"], description: "path of the capsule that was read or written" }, corrections: { description: "The corrections that the ledger of the release had, as its projection statement has them; null where the release rests on no ledger, or the statement does not verify.", anyOf: [{ type: "null" }, { $ref: "#/$defs/corrections_result" }] }, rows: { type: "array", items: { $ref: "#/$defs/release_audit_row" } } } }, schema136 = { title: "CorrectionsResult", type: "object", additionalProperties: !1, required: ["count", "digest"], properties: { count: { type: "integer", minimum: 0 }, digest: { description: "of the leaves of the corrections, in their order; null where there is none", anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }] } } };
function validate384(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate384.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.count === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "count" }, parentSchema: schema136, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.digest === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "digest" }, parentSchema: schema136, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "count" || key0 === "digest")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema136, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.count !== void 0) {
      let data0 = data.count;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/count", keyword: "type", params: { type: "integer" }, parentSchema: schema136.properties.count, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0) && (data0 < 0 || isNaN(data0))) {
        let err4 = { instancePath: instancePath + "/count", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema136.properties.count, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.digest !== void 0) {
      let data1 = data.digest, _errs5 = errors, valid1 = !1, _errs6 = errors;
      if (data1 !== null) {
        let err5 = { instancePath: instancePath + "/digest", keyword: "type", params: { type: "null" }, parentSchema: schema136.properties.digest.anyOf[0], data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      var _valid0 = _errs6 === errors;
      valid1 = valid1 || _valid0;
      let _errs8 = errors;
      validate161(data1, { instancePath: instancePath + "/digest", parentData: data, parentDataProperty: "digest", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate161.errors : appended(vErrors, validate161.errors), errors = vErrors.length);
      var _valid0 = _errs8 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null);
      else {
        let err6 = { instancePath: instancePath + "/digest", keyword: "anyOf", params: {}, parentSchema: schema136.properties.digest, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema136, data };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate384.errors = vErrors, errors === 0;
}
validate384.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema137 = { title: "ReleaseAuditRow", type: "object", additionalProperties: !1, required: ["check", "by", "outcome", "codes"], properties: { check: { type: "string" }, by: { type: "string" }, outcome: { type: "string", enum: ["passed", "failed", "not_checked", "not_needed"] }, codes: { type: "array", items: { type: "string" } } } };
function validate387(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate387.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.check === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "check" }, parentSchema: schema137, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.by === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "by" }, parentSchema: schema137, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.outcome === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "outcome" }, parentSchema: schema137, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.codes === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "codes" }, parentSchema: schema137, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "check" || key0 === "by" || key0 === "outcome" || key0 === "codes")) {
        let err4 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema137, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.check !== void 0) {
      let data0 = data.check;
      if (typeof data0 != "string") {
        let err5 = { instancePath: instancePath + "/check", keyword: "type", params: { type: "string" }, parentSchema: schema137.properties.check, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.by !== void 0) {
      let data1 = data.by;
      if (typeof data1 != "string") {
        let err6 = { instancePath: instancePath + "/by", keyword: "type", params: { type: "string" }, parentSchema: schema137.properties.by, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.outcome !== void 0) {
      let data2 = data.outcome;
      if (typeof data2 != "string") {
        let err7 = { instancePath: instancePath + "/outcome", keyword: "type", params: { type: "string" }, parentSchema: schema137.properties.outcome, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (!(data2 === "passed" || data2 === "failed" || data2 === "not_checked" || data2 === "not_needed")) {
        let err8 = { instancePath: instancePath + "/outcome", keyword: "enum", params: { allowedValues: schema137.properties.outcome.enum }, parentSchema: schema137.properties.outcome, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.codes !== void 0) {
      let data3 = data.codes;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (typeof data4 != "string") {
            let err9 = { instancePath: instancePath + "/codes/" + i0, keyword: "type", params: { type: "string" }, parentSchema: schema137.properties.codes.items, data: data4 };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        }
      } else {
        let err10 = { instancePath: instancePath + "/codes", keyword: "type", params: { type: "array" }, parentSchema: schema137.properties.codes, data: data3 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema137, data };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate387.errors = vErrors, errors === 0;
}
validate387.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate382(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate382.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "version" }, parentSchema: schema135, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.revision === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "revision" }, parentSchema: schema135, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.evaluated_at === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "evaluated_at" }, parentSchema: schema135, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.pin === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "pin" }, parentSchema: schema135, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.capsule === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "capsule" }, parentSchema: schema135, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.corrections === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "corrections" }, parentSchema: schema135, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.rows === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "rows" }, parentSchema: schema135, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "version" || key0 === "revision" || key0 === "evaluated_at" || key0 === "pin" || key0 === "capsule" || key0 === "corrections" || key0 === "rows")) {
        let err7 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema135, data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.version !== void 0) {
      let data0 = data.version;
      if (typeof data0 != "string") {
        let err8 = { instancePath: instancePath + "/version", keyword: "type", params: { type: "string" }, parentSchema: schema135.properties.version, data: data0 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.revision !== void 0) {
      let data1 = data.revision;
      if (typeof data1 != "string") {
        let err9 = { instancePath: instancePath + "/revision", keyword: "type", params: { type: "string" }, parentSchema: schema135.properties.revision, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.evaluated_at !== void 0) {
      let data2 = data.evaluated_at, _errs7 = errors, valid1 = !1, _errs8 = errors;
      if (data2 !== null) {
        let err10 = { instancePath: instancePath + "/evaluated_at", keyword: "type", params: { type: "null" }, parentSchema: schema135.properties.evaluated_at.anyOf[0], data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      var _valid0 = _errs8 === errors;
      valid1 = valid1 || _valid0;
      let _errs10 = errors;
      validate244(data2, { instancePath: instancePath + "/evaluated_at", parentData: data, parentDataProperty: "evaluated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate244.errors : appended(vErrors, validate244.errors), errors = vErrors.length);
      var _valid0 = _errs10 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs7, vErrors !== null && (_errs7 ? vErrors.length = _errs7 : vErrors = null);
      else {
        let err11 = { instancePath: instancePath + "/evaluated_at", keyword: "anyOf", params: {}, parentSchema: schema135.properties.evaluated_at, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.pin !== void 0) {
      let data3 = data.pin;
      if (typeof data3 != "string" && data3 !== null) {
        let err12 = { instancePath: instancePath + "/pin", keyword: "type", params: { type: schema135.properties.pin.type }, parentSchema: schema135.properties.pin, data: data3 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.capsule !== void 0) {
      let data4 = data.capsule;
      if (typeof data4 != "string" && data4 !== null) {
        let err13 = { instancePath: instancePath + "/capsule", keyword: "type", params: { type: schema135.properties.capsule.type }, parentSchema: schema135.properties.capsule, data: data4 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.corrections !== void 0) {
      let data5 = data.corrections, _errs16 = errors, valid2 = !1, _errs17 = errors;
      if (data5 !== null) {
        let err14 = { instancePath: instancePath + "/corrections", keyword: "type", params: { type: "null" }, parentSchema: schema135.properties.corrections.anyOf[0], data: data5 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      var _valid1 = _errs17 === errors;
      valid2 = valid2 || _valid1;
      let _errs19 = errors;
      validate384(data5, { instancePath: instancePath + "/corrections", parentData: data, parentDataProperty: "corrections", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate384.errors : appended(vErrors, validate384.errors), errors = vErrors.length);
      var _valid1 = _errs19 === errors;
      if (valid2 = valid2 || _valid1, valid2)
        errors = _errs16, vErrors !== null && (_errs16 ? vErrors.length = _errs16 : vErrors = null);
      else {
        let err15 = { instancePath: instancePath + "/corrections", keyword: "anyOf", params: {}, parentSchema: schema135.properties.corrections, data: data5 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.rows !== void 0) {
      let data6 = data.rows;
      if (Array.isArray(data6)) {
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate387(data6[i0], { instancePath: instancePath + "/rows/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate387.errors : appended(vErrors, validate387.errors), errors = vErrors.length);
      } else {
        let err16 = { instancePath: instancePath + "/rows", keyword: "type", params: { type: "array" }, parentSchema: schema135.properties.rows, data: data6 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
  } else {
    let err17 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema135, data };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate382.errors = vErrors, errors === 0;
}
validate382.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema138 = { title: "ReleaseResult", description: "How far a release has come, step by step.", type: "object", additionalProperties: !1, required: ["version", "revision", "folder", "steps", "branch", "record_commit"], properties: { version: { type: "string" }, revision: { type: "string" }, folder: { type: "string", description: "where the files of the release are while it is made" }, steps: { type: "array", items: { $ref: "#/$defs/release_step" } }, branch: { type: "string", description: "the branch that the record is committed to" }, record_commit: { type: ["string", "null"], description: "the commit that holds the record, once there is one" } } }, schema139 = { title: "ReleaseStep", type: "object", additionalProperties: !1, required: ["step", "outcome", "what"], properties: { step: { type: "string", enum: ["check", "create", "sign", "tag", "require", "record"] }, outcome: { type: "string", enum: ["done", "done_before", "not_needed", "planned", "stopped"] }, what: { type: "string" } } };
function validate391(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate391.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.step === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "step" }, parentSchema: schema139, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.outcome === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "outcome" }, parentSchema: schema139, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.what === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "what" }, parentSchema: schema139, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "step" || key0 === "outcome" || key0 === "what")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema139, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.step !== void 0) {
      let data0 = data.step;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/step", keyword: "type", params: { type: "string" }, parentSchema: schema139.properties.step, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (!(data0 === "check" || data0 === "create" || data0 === "sign" || data0 === "tag" || data0 === "require" || data0 === "record")) {
        let err5 = { instancePath: instancePath + "/step", keyword: "enum", params: { allowedValues: schema139.properties.step.enum }, parentSchema: schema139.properties.step, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.outcome !== void 0) {
      let data1 = data.outcome;
      if (typeof data1 != "string") {
        let err6 = { instancePath: instancePath + "/outcome", keyword: "type", params: { type: "string" }, parentSchema: schema139.properties.outcome, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (!(data1 === "done" || data1 === "done_before" || data1 === "not_needed" || data1 === "planned" || data1 === "stopped")) {
        let err7 = { instancePath: instancePath + "/outcome", keyword: "enum", params: { allowedValues: schema139.properties.outcome.enum }, parentSchema: schema139.properties.outcome, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.what !== void 0) {
      let data2 = data.what;
      if (typeof data2 != "string") {
        let err8 = { instancePath: instancePath + "/what", keyword: "type", params: { type: "string" }, parentSchema: schema139.properties.what, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema139, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate391.errors = vErrors, errors === 0;
}
validate391.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate390(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate390.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "version" }, parentSchema: schema138, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.revision === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "revision" }, parentSchema: schema138, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.folder === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "folder" }, parentSchema: schema138, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.steps === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "steps" }, parentSchema: schema138, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.branch === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "branch" }, parentSchema: schema138, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.record_commit === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "record_commit" }, parentSchema: schema138, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "version" || key0 === "revision" || key0 === "folder" || key0 === "steps" || key0 === "branch" || key0 === "record_commit")) {
        let err6 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema138, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.version !== void 0) {
      let data0 = data.version;
      if (typeof data0 != "string") {
        let err7 = { instancePath: instancePath + "/version", keyword: "type", params: { type: "string" }, parentSchema: schema138.properties.version, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.revision !== void 0) {
      let data1 = data.revision;
      if (typeof data1 != "string") {
        let err8 = { instancePath: instancePath + "/revision", keyword: "type", params: { type: "string" }, parentSchema: schema138.properties.revision, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.folder !== void 0) {
      let data2 = data.folder;
      if (typeof data2 != "string") {
        let err9 = { instancePath: instancePath + "/folder", keyword: "type", params: { type: "string" }, parentSchema: schema138.properties.folder, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.steps !== void 0) {
      let data3 = data.steps;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate391(data3[i0], { instancePath: instancePath + "/steps/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate391.errors : appended(vErrors, validate391.errors), errors = vErrors.length);
      } else {
        let err10 = { instancePath: instancePath + "/steps", keyword: "type", params: { type: "array" }, parentSchema: schema138.properties.steps, data: data3 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.branch !== void 0) {
      let data5 = data.branch;
      if (typeof data5 != "string") {
        let err11 = { instancePath: instancePath + "/branch", keyword: "type", params: { type: "string" }, parentSchema: schema138.properties.branch, data: data5 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.record_commit !== void 0) {
      let data6 = data.record_commit;
      if (typeof data6 != "string" && data6 !== null) {
        let err12 = { instancePath: instancePath + "/record_commit", keyword: "type", params: { type: schema138.properties.record_commit.type }, parentSchema: schema138.properties.record_commit, data: data6 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema138, data };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate390.errors = vErrors, errors === 0;
}
validate390.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema140 = { title: "PlanResult", description: "What has to be renewed before a release, and when.", type: "object", additionalProperties: !1, required: ["release_at", "hold_until", "claim_count", "blocked", "changes", "expiring", "tasks"], properties: { release_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, hold_until: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, claim_count: { type: "integer", minimum: 0 }, blocked: { description: "Claims that are refused today, for whatever reason.", type: "array", items: { $ref: "#/$defs/planned_claim" } }, changes: { description: "Compared with a base; null where none was named.", anyOf: [{ type: "null" }, { type: "object", additionalProperties: !1, required: ["base", "newly_blocked", "cleared"], properties: { base: { type: "string" }, newly_blocked: { description: "Claims that are refused, and were not claimed or not refused at the base.", type: "array", items: { $ref: "#/$defs/planned_claim" } }, cleared: { description: "Claims that were refused at the base, and are allowed.", type: "array", items: { $ref: "#/$defs/planned_claim" } } } }] }, expiring: { description: "Claims that expire too soon; what expires first comes first.", type: "array", items: { title: "ExpiringClaim", type: "object", additionalProperties: !1, required: ["subject_digest", "subject", "expires_at", "what"], properties: { subject_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, what: { type: "string" } } } }, tasks: { description: "What to do; what is due first comes first, and shared facts are there once.", type: "array", items: { title: "PlannedTask", type: "object", additionalProperties: !1, required: ["kind", "earliest", "latest", "expires_at", "is_too_short", "claims"], properties: { kind: { enum: ["trust_root", "review", "reconnect", "control", "local_run", "live_run"] }, earliest: { description: "Done before, it expires before the claims have held long enough.", $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, latest: { description: "Done after, a claim is without evidence.", $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { description: "When what is there now expires.", $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, is_too_short: { description: "Whether even what is made at the release does not last as long as the claims must hold.", type: "boolean" }, claims: { description: "The claims that rest on it; empty where all of them do.", type: "array", items: { $ref: "#/$defs/planned_claim" } } } } } } }, schema141 = { title: "PlannedClaim", type: "object", additionalProperties: !1, required: ["subject_digest", "subject"], properties: { subject_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" } } };
function validate397(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate397.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subject_digest === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "subject_digest" }, parentSchema: schema141, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.subject === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "subject" }, parentSchema: schema141, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "subject_digest" || key0 === "subject")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema141, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    data.subject_digest !== void 0 && (validate161(data.subject_digest, { instancePath: instancePath + "/subject_digest", parentData: data, parentDataProperty: "subject_digest", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate161.errors : appended(vErrors, validate161.errors), errors = vErrors.length)), data.subject !== void 0 && (validate179(data.subject, { instancePath: instancePath + "/subject", parentData: data, parentDataProperty: "subject", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate179.errors : appended(vErrors, validate179.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema141, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate397.errors = vErrors, errors === 0;
}
validate397.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate394(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate394.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.release_at === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "release_at" }, parentSchema: schema140, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.hold_until === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "hold_until" }, parentSchema: schema140, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.claim_count === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "claim_count" }, parentSchema: schema140, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.blocked === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "blocked" }, parentSchema: schema140, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.changes === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "changes" }, parentSchema: schema140, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.expiring === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "expiring" }, parentSchema: schema140, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.tasks === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "tasks" }, parentSchema: schema140, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "release_at" || key0 === "hold_until" || key0 === "claim_count" || key0 === "blocked" || key0 === "changes" || key0 === "expiring" || key0 === "tasks")) {
        let err7 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema140, data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.release_at !== void 0 && (validate244(data.release_at, { instancePath: instancePath + "/release_at", parentData: data, parentDataProperty: "release_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate244.errors : appended(vErrors, validate244.errors), errors = vErrors.length)), data.hold_until !== void 0 && (validate244(data.hold_until, { instancePath: instancePath + "/hold_until", parentData: data, parentDataProperty: "hold_until", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate244.errors : appended(vErrors, validate244.errors), errors = vErrors.length)), data.claim_count !== void 0) {
      let data2 = data.claim_count;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err8 = { instancePath: instancePath + "/claim_count", keyword: "type", params: { type: "integer" }, parentSchema: schema140.properties.claim_count, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2))) {
        let err9 = { instancePath: instancePath + "/claim_count", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema140.properties.claim_count, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.blocked !== void 0) {
      let data3 = data.blocked;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate397(data3[i0], { instancePath: instancePath + "/blocked/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate397.errors : appended(vErrors, validate397.errors), errors = vErrors.length);
      } else {
        let err10 = { instancePath: instancePath + "/blocked", keyword: "type", params: { type: "array" }, parentSchema: schema140.properties.blocked, data: data3 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.changes !== void 0) {
      let data5 = data.changes, _errs10 = errors, valid3 = !1, _errs11 = errors;
      if (data5 !== null) {
        let err11 = { instancePath: instancePath + "/changes", keyword: "type", params: { type: "null" }, parentSchema: schema140.properties.changes.anyOf[0], data: data5 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      var _valid0 = _errs11 === errors;
      valid3 = valid3 || _valid0;
      let _errs13 = errors;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (data5.base === void 0) {
          let err12 = { instancePath: instancePath + "/changes", keyword: "required", params: { missingProperty: "base" }, parentSchema: schema140.properties.changes.anyOf[1], data: data5 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data5.newly_blocked === void 0) {
          let err13 = { instancePath: instancePath + "/changes", keyword: "required", params: { missingProperty: "newly_blocked" }, parentSchema: schema140.properties.changes.anyOf[1], data: data5 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data5.cleared === void 0) {
          let err14 = { instancePath: instancePath + "/changes", keyword: "required", params: { missingProperty: "cleared" }, parentSchema: schema140.properties.changes.anyOf[1], data: data5 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        for (let key1 in data5)
          if (!(key1 === "base" || key1 === "newly_blocked" || key1 === "cleared")) {
            let err15 = { instancePath: instancePath + "/changes", keyword: "additionalProperties", params: { additionalProperty: key1 }, parentSchema: schema140.properties.changes.anyOf[1], data: data5 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        if (data5.base !== void 0) {
          let data6 = data5.base;
          if (typeof data6 != "string") {
            let err16 = { instancePath: instancePath + "/changes/base", keyword: "type", params: { type: "string" }, parentSchema: schema140.properties.changes.anyOf[1].properties.base, data: data6 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
        if (data5.newly_blocked !== void 0) {
          let data7 = data5.newly_blocked;
          if (Array.isArray(data7)) {
            let len1 = data7.length;
            for (let i1 = 0; i1 < len1; i1++)
              validate397(data7[i1], { instancePath: instancePath + "/changes/newly_blocked/" + i1, parentData: data7, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate397.errors : appended(vErrors, validate397.errors), errors = vErrors.length);
          } else {
            let err17 = { instancePath: instancePath + "/changes/newly_blocked", keyword: "type", params: { type: "array" }, parentSchema: schema140.properties.changes.anyOf[1].properties.newly_blocked, data: data7 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
        if (data5.cleared !== void 0) {
          let data9 = data5.cleared;
          if (Array.isArray(data9)) {
            let len2 = data9.length;
            for (let i2 = 0; i2 < len2; i2++)
              validate397(data9[i2], { instancePath: instancePath + "/changes/cleared/" + i2, parentData: data9, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate397.errors : appended(vErrors, validate397.errors), errors = vErrors.length);
          } else {
            let err18 = { instancePath: instancePath + "/changes/cleared", keyword: "type", params: { type: "array" }, parentSchema: schema140.properties.changes.anyOf[1].properties.cleared, data: data9 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
      } else {
        let err19 = { instancePath: instancePath + "/changes", keyword: "type", params: { type: "object" }, parentSchema: schema140.properties.changes.anyOf[1], data: data5 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      var _valid0 = _errs13 === errors;
      if (valid3 = valid3 || _valid0, valid3)
        errors = _errs10, vErrors !== null && (_errs10 ? vErrors.length = _errs10 : vErrors = null);
      else {
        let err20 = { instancePath: instancePath + "/changes", keyword: "anyOf", params: {}, parentSchema: schema140.properties.changes, data: data5 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.expiring !== void 0) {
      let data11 = data.expiring;
      if (Array.isArray(data11)) {
        let len3 = data11.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data12 = data11[i3];
          if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
            if (data12.subject_digest === void 0) {
              let err21 = { instancePath: instancePath + "/expiring/" + i3, keyword: "required", params: { missingProperty: "subject_digest" }, parentSchema: schema140.properties.expiring.items, data: data12 };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
            if (data12.subject === void 0) {
              let err22 = { instancePath: instancePath + "/expiring/" + i3, keyword: "required", params: { missingProperty: "subject" }, parentSchema: schema140.properties.expiring.items, data: data12 };
              vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
            }
            if (data12.expires_at === void 0) {
              let err23 = { instancePath: instancePath + "/expiring/" + i3, keyword: "required", params: { missingProperty: "expires_at" }, parentSchema: schema140.properties.expiring.items, data: data12 };
              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
            if (data12.what === void 0) {
              let err24 = { instancePath: instancePath + "/expiring/" + i3, keyword: "required", params: { missingProperty: "what" }, parentSchema: schema140.properties.expiring.items, data: data12 };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
            for (let key2 in data12)
              if (!(key2 === "subject_digest" || key2 === "subject" || key2 === "expires_at" || key2 === "what")) {
                let err25 = { instancePath: instancePath + "/expiring/" + i3, keyword: "additionalProperties", params: { additionalProperty: key2 }, parentSchema: schema140.properties.expiring.items, data: data12 };
                vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
              }
            if (data12.subject_digest !== void 0 && (validate161(data12.subject_digest, { instancePath: instancePath + "/expiring/" + i3 + "/subject_digest", parentData: data12, parentDataProperty: "subject_digest", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate161.errors : appended(vErrors, validate161.errors), errors = vErrors.length)), data12.subject !== void 0 && (validate179(data12.subject, { instancePath: instancePath + "/expiring/" + i3 + "/subject", parentData: data12, parentDataProperty: "subject", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate179.errors : appended(vErrors, validate179.errors), errors = vErrors.length)), data12.expires_at !== void 0 && (validate244(data12.expires_at, { instancePath: instancePath + "/expiring/" + i3 + "/expires_at", parentData: data12, parentDataProperty: "expires_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate244.errors : appended(vErrors, validate244.errors), errors = vErrors.length)), data12.what !== void 0) {
              let data16 = data12.what;
              if (typeof data16 != "string") {
                let err26 = { instancePath: instancePath + "/expiring/" + i3 + "/what", keyword: "type", params: { type: "string" }, parentSchema: schema140.properties.expiring.items.properties.what, data: data16 };
                vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
              }
            }
          } else {
            let err27 = { instancePath: instancePath + "/expiring/" + i3, keyword: "type", params: { type: "object" }, parentSchema: schema140.properties.expiring.items, data: data12 };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
        }
      } else {
        let err28 = { instancePath: instancePath + "/expiring", keyword: "type", params: { type: "array" }, parentSchema: schema140.properties.expiring, data: data11 };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.tasks !== void 0) {
      let data17 = data.tasks;
      if (Array.isArray(data17)) {
        let len4 = data17.length;
        for (let i4 = 0; i4 < len4; i4++) {
          let data18 = data17[i4];
          if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
            if (data18.kind === void 0) {
              let err29 = { instancePath: instancePath + "/tasks/" + i4, keyword: "required", params: { missingProperty: "kind" }, parentSchema: schema140.properties.tasks.items, data: data18 };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
            if (data18.earliest === void 0) {
              let err30 = { instancePath: instancePath + "/tasks/" + i4, keyword: "required", params: { missingProperty: "earliest" }, parentSchema: schema140.properties.tasks.items, data: data18 };
              vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
            }
            if (data18.latest === void 0) {
              let err31 = { instancePath: instancePath + "/tasks/" + i4, keyword: "required", params: { missingProperty: "latest" }, parentSchema: schema140.properties.tasks.items, data: data18 };
              vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
            }
            if (data18.expires_at === void 0) {
              let err32 = { instancePath: instancePath + "/tasks/" + i4, keyword: "required", params: { missingProperty: "expires_at" }, parentSchema: schema140.properties.tasks.items, data: data18 };
              vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
            }
            if (data18.is_too_short === void 0) {
              let err33 = { instancePath: instancePath + "/tasks/" + i4, keyword: "required", params: { missingProperty: "is_too_short" }, parentSchema: schema140.properties.tasks.items, data: data18 };
              vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
            }
            if (data18.claims === void 0) {
              let err34 = { instancePath: instancePath + "/tasks/" + i4, keyword: "required", params: { missingProperty: "claims" }, parentSchema: schema140.properties.tasks.items, data: data18 };
              vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
            }
            for (let key3 in data18)
              if (!(key3 === "kind" || key3 === "earliest" || key3 === "latest" || key3 === "expires_at" || key3 === "is_too_short" || key3 === "claims")) {
                let err35 = { instancePath: instancePath + "/tasks/" + i4, keyword: "additionalProperties", params: { additionalProperty: key3 }, parentSchema: schema140.properties.tasks.items, data: data18 };
                vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
              }
            if (data18.kind !== void 0) {
              let data19 = data18.kind;
              if (!(data19 === "trust_root" || data19 === "review" || data19 === "reconnect" || data19 === "control" || data19 === "local_run" || data19 === "live_run")) {
                let err36 = { instancePath: instancePath + "/tasks/" + i4 + "/kind", keyword: "enum", params: { allowedValues: schema140.properties.tasks.items.properties.kind.enum }, parentSchema: schema140.properties.tasks.items.properties.kind, data: data19 };
                vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
              }
            }
            if (data18.earliest !== void 0 && (validate244(data18.earliest, { instancePath: instancePath + "/tasks/" + i4 + "/earliest", parentData: data18, parentDataProperty: "earliest", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate244.errors : appended(vErrors, validate244.errors), errors = vErrors.length)), data18.latest !== void 0 && (validate244(data18.latest, { instancePath: instancePath + "/tasks/" + i4 + "/latest", parentData: data18, parentDataProperty: "latest", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate244.errors : appended(vErrors, validate244.errors), errors = vErrors.length)), data18.expires_at !== void 0 && (validate244(data18.expires_at, { instancePath: instancePath + "/tasks/" + i4 + "/expires_at", parentData: data18, parentDataProperty: "expires_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate244.errors : appended(vErrors, validate244.errors), errors = vErrors.length)), data18.is_too_short !== void 0) {
              let data23 = data18.is_too_short;
              if (typeof data23 != "boolean") {
                let err37 = { instancePath: instancePath + "/tasks/" + i4 + "/is_too_short", keyword: "type", params: { type: "boolean" }, parentSchema: schema140.properties.tasks.items.properties.is_too_short, data: data23 };
                vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
              }
            }
            if (data18.claims !== void 0) {
              let data24 = data18.claims;
              if (Array.isArray(data24)) {
                let len5 = data24.length;
                for (let i5 = 0; i5 < len5; i5++)
                  validate397(data24[i5], { instancePath: instancePath + "/tasks/" + i4 + "/claims/" + i5, parentData: data24, parentDataProperty: i5, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate397.errors : appended(vErrors, validate397.errors), errors = vErrors.length);
              } else {
                let err38 = { instancePath: instancePath + "/tasks/" + i4 + "/claims", keyword: "type", params: { type: "array" }, parentSchema: schema140.properties.tasks.items.properties.claims, data: data24 };
                vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
              }
            }
          } else {
            let err39 = { instancePath: instancePath + "/tasks/" + i4, keyword: "type", params: { type: "object" }, parentSchema: schema140.properties.tasks.items, data: data18 };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
          }
        }
      } else {
        let err40 = { instancePath: instancePath + "/tasks", keyword: "type", params: { type: "array" }, parentSchema: schema140.properties.tasks, data: data17 };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
    }
  } else {
    let err41 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema140, data };
    vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
  }
  return validate394.errors = vErrors, errors === 0;
}
validate394.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema142 = { title: "ReleaseRecordResult", description: "The record of a release, and the commit that holds it.", type: "object", additionalProperties: !1, required: ["path", "file_names", "outcome", "branch", "commit"], properties: { path: { type: "string" }, file_names: { type: "array", items: { type: "string" } }, outcome: { type: "string", enum: ["created", "unchanged"] }, branch: { type: ["string", "null"], description: "null where nothing was to be committed" }, commit: { type: ["string", "null"] } } };
function validate411(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate411.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "path" }, parentSchema: schema142, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.file_names === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "file_names" }, parentSchema: schema142, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.outcome === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "outcome" }, parentSchema: schema142, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.branch === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "branch" }, parentSchema: schema142, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.commit === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "commit" }, parentSchema: schema142, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "path" || key0 === "file_names" || key0 === "outcome" || key0 === "branch" || key0 === "commit")) {
        let err5 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema142, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.path !== void 0) {
      let data0 = data.path;
      if (typeof data0 != "string") {
        let err6 = { instancePath: instancePath + "/path", keyword: "type", params: { type: "string" }, parentSchema: schema142.properties.path, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.file_names !== void 0) {
      let data1 = data.file_names;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 != "string") {
            let err7 = { instancePath: instancePath + "/file_names/" + i0, keyword: "type", params: { type: "string" }, parentSchema: schema142.properties.file_names.items, data: data2 };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        }
      } else {
        let err8 = { instancePath: instancePath + "/file_names", keyword: "type", params: { type: "array" }, parentSchema: schema142.properties.file_names, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.outcome !== void 0) {
      let data3 = data.outcome;
      if (typeof data3 != "string") {
        let err9 = { instancePath: instancePath + "/outcome", keyword: "type", params: { type: "string" }, parentSchema: schema142.properties.outcome, data: data3 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (!(data3 === "created" || data3 === "unchanged")) {
        let err10 = { instancePath: instancePath + "/outcome", keyword: "enum", params: { allowedValues: schema142.properties.outcome.enum }, parentSchema: schema142.properties.outcome, data: data3 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.branch !== void 0) {
      let data4 = data.branch;
      if (typeof data4 != "string" && data4 !== null) {
        let err11 = { instancePath: instancePath + "/branch", keyword: "type", params: { type: schema142.properties.branch.type }, parentSchema: schema142.properties.branch, data: data4 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.commit !== void 0) {
      let data5 = data.commit;
      if (typeof data5 != "string" && data5 !== null) {
        let err12 = { instancePath: instancePath + "/commit", keyword: "type", params: { type: schema142.properties.commit.type }, parentSchema: schema142.properties.commit, data: data5 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema142, data };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate411.errors = vErrors, errors === 0;
}
validate411.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema143 = { title: "DifferenceResult", description: "Which claims changed between two releases.", type: "object", additionalProperties: !1, required: ["from", "to", "evidence_compared", "added", "withdrawn", "lapsed", "contract_changed", "renewed", "unchanged"], properties: { from: { $ref: "#/$defs/difference_side" }, to: { $ref: "#/$defs/difference_side" }, evidence_compared: { type: "boolean", description: "false: one of the sides has no evidence to compare, so renewals and expiries are unknown" }, added: { type: "array", items: { $ref: "#/$defs/changed_claim" } }, withdrawn: { type: "array", items: { $ref: "#/$defs/changed_claim" } }, lapsed: { type: "array", items: { $ref: "#/$defs/changed_claim" } }, contract_changed: { type: "array", items: { $ref: "#/$defs/changed_claim" } }, renewed: { type: "array", items: { $ref: "#/$defs/changed_claim" } }, unchanged: { type: "integer", minimum: 0 } } }, schema144 = { title: "DifferenceSide", type: "object", additionalProperties: !1, required: ["name", "version", "revision", "claims_sha256", "claim_count", "evaluated_at"], properties: { name: { type: "string" }, version: { type: ["string", "null"] }, revision: { type: ["string", "null"] }, claims_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, claim_count: { type: "integer", minimum: 0 }, evaluated_at: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }] } } };
function validate414(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate414.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "name" }, parentSchema: schema144, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.version === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "version" }, parentSchema: schema144, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.revision === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "revision" }, parentSchema: schema144, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.claims_sha256 === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "claims_sha256" }, parentSchema: schema144, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.claim_count === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "claim_count" }, parentSchema: schema144, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.evaluated_at === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "evaluated_at" }, parentSchema: schema144, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "name" || key0 === "version" || key0 === "revision" || key0 === "claims_sha256" || key0 === "claim_count" || key0 === "evaluated_at")) {
        let err6 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema144, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 != "string") {
        let err7 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, parentSchema: schema144.properties.name, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.version !== void 0) {
      let data1 = data.version;
      if (typeof data1 != "string" && data1 !== null) {
        let err8 = { instancePath: instancePath + "/version", keyword: "type", params: { type: schema144.properties.version.type }, parentSchema: schema144.properties.version, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.revision !== void 0) {
      let data2 = data.revision;
      if (typeof data2 != "string" && data2 !== null) {
        let err9 = { instancePath: instancePath + "/revision", keyword: "type", params: { type: schema144.properties.revision.type }, parentSchema: schema144.properties.revision, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.claims_sha256 !== void 0 && (validate161(data.claims_sha256, { instancePath: instancePath + "/claims_sha256", parentData: data, parentDataProperty: "claims_sha256", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate161.errors : appended(vErrors, validate161.errors), errors = vErrors.length)), data.claim_count !== void 0) {
      let data4 = data.claim_count;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err10 = { instancePath: instancePath + "/claim_count", keyword: "type", params: { type: "integer" }, parentSchema: schema144.properties.claim_count, data: data4 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4) && (data4 < 0 || isNaN(data4))) {
        let err11 = { instancePath: instancePath + "/claim_count", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema144.properties.claim_count, data: data4 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.evaluated_at !== void 0) {
      let data5 = data.evaluated_at, _errs12 = errors, valid1 = !1, _errs13 = errors;
      if (data5 !== null) {
        let err12 = { instancePath: instancePath + "/evaluated_at", keyword: "type", params: { type: "null" }, parentSchema: schema144.properties.evaluated_at.anyOf[0], data: data5 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      var _valid0 = _errs13 === errors;
      valid1 = valid1 || _valid0;
      let _errs15 = errors;
      validate244(data5, { instancePath: instancePath + "/evaluated_at", parentData: data, parentDataProperty: "evaluated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate244.errors : appended(vErrors, validate244.errors), errors = vErrors.length);
      var _valid0 = _errs15 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs12, vErrors !== null && (_errs12 ? vErrors.length = _errs12 : vErrors = null);
      else {
        let err13 = { instancePath: instancePath + "/evaluated_at", keyword: "anyOf", params: {}, parentSchema: schema144.properties.evaluated_at, data: data5 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
  } else {
    let err14 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema144, data };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate414.errors = vErrors, errors === 0;
}
validate414.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema145 = { title: "ChangedClaim", type: "object", additionalProperties: !1, required: ["subject_digest", "subject", "contract_before", "contract_after", "holds_before", "holds_after"], properties: { subject_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, contract_before: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }] }, contract_after: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }] }, holds_before: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }] }, holds_after: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }] } } };
function validate419(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate419.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subject_digest === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "subject_digest" }, parentSchema: schema145, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.subject === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "subject" }, parentSchema: schema145, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.contract_before === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "contract_before" }, parentSchema: schema145, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.contract_after === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "contract_after" }, parentSchema: schema145, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.holds_before === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "holds_before" }, parentSchema: schema145, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.holds_after === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "holds_after" }, parentSchema: schema145, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "subject_digest" || key0 === "subject" || key0 === "contract_before" || key0 === "contract_after" || key0 === "holds_before" || key0 === "holds_after")) {
        let err6 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema145, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.subject_digest !== void 0 && (validate161(data.subject_digest, { instancePath: instancePath + "/subject_digest", parentData: data, parentDataProperty: "subject_digest", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate161.errors : appended(vErrors, validate161.errors), errors = vErrors.length)), data.subject !== void 0 && (validate179(data.subject, { instancePath: instancePath + "/subject", parentData: data, parentDataProperty: "subject", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate179.errors : appended(vErrors, validate179.errors), errors = vErrors.length)), data.contract_before !== void 0) {
      let data2 = data.contract_before, _errs5 = errors, valid1 = !1, _errs6 = errors;
      if (data2 !== null) {
        let err7 = { instancePath: instancePath + "/contract_before", keyword: "type", params: { type: "null" }, parentSchema: schema145.properties.contract_before.anyOf[0], data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      var _valid0 = _errs6 === errors;
      valid1 = valid1 || _valid0;
      let _errs8 = errors;
      validate161(data2, { instancePath: instancePath + "/contract_before", parentData: data, parentDataProperty: "contract_before", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate161.errors : appended(vErrors, validate161.errors), errors = vErrors.length);
      var _valid0 = _errs8 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null);
      else {
        let err8 = { instancePath: instancePath + "/contract_before", keyword: "anyOf", params: {}, parentSchema: schema145.properties.contract_before, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.contract_after !== void 0) {
      let data3 = data.contract_after, _errs10 = errors, valid2 = !1, _errs11 = errors;
      if (data3 !== null) {
        let err9 = { instancePath: instancePath + "/contract_after", keyword: "type", params: { type: "null" }, parentSchema: schema145.properties.contract_after.anyOf[0], data: data3 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      var _valid1 = _errs11 === errors;
      valid2 = valid2 || _valid1;
      let _errs13 = errors;
      validate161(data3, { instancePath: instancePath + "/contract_after", parentData: data, parentDataProperty: "contract_after", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate161.errors : appended(vErrors, validate161.errors), errors = vErrors.length);
      var _valid1 = _errs13 === errors;
      if (valid2 = valid2 || _valid1, valid2)
        errors = _errs10, vErrors !== null && (_errs10 ? vErrors.length = _errs10 : vErrors = null);
      else {
        let err10 = { instancePath: instancePath + "/contract_after", keyword: "anyOf", params: {}, parentSchema: schema145.properties.contract_after, data: data3 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.holds_before !== void 0) {
      let data4 = data.holds_before, _errs15 = errors, valid3 = !1, _errs16 = errors;
      if (data4 !== null) {
        let err11 = { instancePath: instancePath + "/holds_before", keyword: "type", params: { type: "null" }, parentSchema: schema145.properties.holds_before.anyOf[0], data: data4 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      var _valid2 = _errs16 === errors;
      valid3 = valid3 || _valid2;
      let _errs18 = errors;
      validate244(data4, { instancePath: instancePath + "/holds_before", parentData: data, parentDataProperty: "holds_before", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate244.errors : appended(vErrors, validate244.errors), errors = vErrors.length);
      var _valid2 = _errs18 === errors;
      if (valid3 = valid3 || _valid2, valid3)
        errors = _errs15, vErrors !== null && (_errs15 ? vErrors.length = _errs15 : vErrors = null);
      else {
        let err12 = { instancePath: instancePath + "/holds_before", keyword: "anyOf", params: {}, parentSchema: schema145.properties.holds_before, data: data4 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.holds_after !== void 0) {
      let data5 = data.holds_after, _errs20 = errors, valid4 = !1, _errs21 = errors;
      if (data5 !== null) {
        let err13 = { instancePath: instancePath + "/holds_after", keyword: "type", params: { type: "null" }, parentSchema: schema145.properties.holds_after.anyOf[0], data: data5 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      var _valid3 = _errs21 === errors;
      valid4 = valid4 || _valid3;
      let _errs23 = errors;
      validate244(data5, { instancePath: instancePath + "/holds_after", parentData: data, parentDataProperty: "holds_after", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate244.errors : appended(vErrors, validate244.errors), errors = vErrors.length);
      var _valid3 = _errs23 === errors;
      if (valid4 = valid4 || _valid3, valid4)
        errors = _errs20, vErrors !== null && (_errs20 ? vErrors.length = _errs20 : vErrors = null);
      else {
        let err14 = { instancePath: instancePath + "/holds_after", keyword: "anyOf", params: {}, parentSchema: schema145.properties.holds_after, data: data5 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema145, data };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate419.errors = vErrors, errors === 0;
}
validate419.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate413(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate413.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.from === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "from" }, parentSchema: schema143, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.to === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "to" }, parentSchema: schema143, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.evidence_compared === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "evidence_compared" }, parentSchema: schema143, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.added === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "added" }, parentSchema: schema143, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.withdrawn === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "withdrawn" }, parentSchema: schema143, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.lapsed === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "lapsed" }, parentSchema: schema143, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.contract_changed === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "contract_changed" }, parentSchema: schema143, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.renewed === void 0) {
      let err7 = { instancePath, keyword: "required", params: { missingProperty: "renewed" }, parentSchema: schema143, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.unchanged === void 0) {
      let err8 = { instancePath, keyword: "required", params: { missingProperty: "unchanged" }, parentSchema: schema143, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema143.properties, key0)) {
        let err9 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema143, data };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.from !== void 0 && (validate414(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate414.errors : appended(vErrors, validate414.errors), errors = vErrors.length)), data.to !== void 0 && (validate414(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate414.errors : appended(vErrors, validate414.errors), errors = vErrors.length)), data.evidence_compared !== void 0) {
      let data2 = data.evidence_compared;
      if (typeof data2 != "boolean") {
        let err10 = { instancePath: instancePath + "/evidence_compared", keyword: "type", params: { type: "boolean" }, parentSchema: schema143.properties.evidence_compared, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.added !== void 0) {
      let data3 = data.added;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate419(data3[i0], { instancePath: instancePath + "/added/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate419.errors : appended(vErrors, validate419.errors), errors = vErrors.length);
      } else {
        let err11 = { instancePath: instancePath + "/added", keyword: "type", params: { type: "array" }, parentSchema: schema143.properties.added, data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.withdrawn !== void 0) {
      let data5 = data.withdrawn;
      if (Array.isArray(data5)) {
        let len1 = data5.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate419(data5[i1], { instancePath: instancePath + "/withdrawn/" + i1, parentData: data5, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate419.errors : appended(vErrors, validate419.errors), errors = vErrors.length);
      } else {
        let err12 = { instancePath: instancePath + "/withdrawn", keyword: "type", params: { type: "array" }, parentSchema: schema143.properties.withdrawn, data: data5 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.lapsed !== void 0) {
      let data7 = data.lapsed;
      if (Array.isArray(data7)) {
        let len2 = data7.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate419(data7[i2], { instancePath: instancePath + "/lapsed/" + i2, parentData: data7, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate419.errors : appended(vErrors, validate419.errors), errors = vErrors.length);
      } else {
        let err13 = { instancePath: instancePath + "/lapsed", keyword: "type", params: { type: "array" }, parentSchema: schema143.properties.lapsed, data: data7 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.contract_changed !== void 0) {
      let data9 = data.contract_changed;
      if (Array.isArray(data9)) {
        let len3 = data9.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate419(data9[i3], { instancePath: instancePath + "/contract_changed/" + i3, parentData: data9, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate419.errors : appended(vErrors, validate419.errors), errors = vErrors.length);
      } else {
        let err14 = { instancePath: instancePath + "/contract_changed", keyword: "type", params: { type: "array" }, parentSchema: schema143.properties.contract_changed, data: data9 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.renewed !== void 0) {
      let data11 = data.renewed;
      if (Array.isArray(data11)) {
        let len4 = data11.length;
        for (let i4 = 0; i4 < len4; i4++)
          validate419(data11[i4], { instancePath: instancePath + "/renewed/" + i4, parentData: data11, parentDataProperty: i4, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate419.errors : appended(vErrors, validate419.errors), errors = vErrors.length);
      } else {
        let err15 = { instancePath: instancePath + "/renewed", keyword: "type", params: { type: "array" }, parentSchema: schema143.properties.renewed, data: data11 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.unchanged !== void 0) {
      let data13 = data.unchanged;
      if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
        let err16 = { instancePath: instancePath + "/unchanged", keyword: "type", params: { type: "integer" }, parentSchema: schema143.properties.unchanged, data: data13 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (typeof data13 == "number" && isFinite(data13) && (data13 < 0 || isNaN(data13))) {
        let err17 = { instancePath: instancePath + "/unchanged", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema143.properties.unchanged, data: data13 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
  } else {
    let err18 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema143, data };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate413.errors = vErrors, errors === 0;
}
validate413.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema146 = { title: "TokenResult", type: "object", additionalProperties: !1, required: ["token", "listed"], properties: { token: { type: ["string", "null"], description: "the token, shown once: when it is made" }, listed: { $ref: "#/$defs/listed_token" } } }, schema147 = { title: "ListedToken", type: "object", additionalProperties: !1, required: ["id", "audience", "name", "scopes", "created_at", "expires_at", "revoked_at"], properties: { id: { type: "string", pattern: "^[0-9a-f]{32}$" }, audience: { type: "string", enum: ["api", "cli", "mcp"] }, name: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, scopes: { type: "array", maxItems: 16, items: { $ref: "urn:claimgate:schema:caller:v1#/$defs/scope_name" } }, created_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, revoked_at: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }] } } }, pattern46 = new RegExp("^[0-9a-f]{32}$", "u"), schema151 = { title: "ScopeName", type: "string", enum: ["readiness:read", "accounts:read", "capabilities:read"], description: "what a token opens; a session without scopes is not limited" };
function validate444(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate444.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema151, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "readiness:read" || data === "accounts:read" || data === "capabilities:read")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema151.enum }, parentSchema: schema151, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate444.errors = vErrors, errors === 0;
}
validate444.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate433(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate433.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "id" }, parentSchema: schema147, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.audience === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "audience" }, parentSchema: schema147, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.name === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "name" }, parentSchema: schema147, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.scopes === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "scopes" }, parentSchema: schema147, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.created_at === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "created_at" }, parentSchema: schema147, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.expires_at === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "expires_at" }, parentSchema: schema147, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.revoked_at === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "revoked_at" }, parentSchema: schema147, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "audience" || key0 === "name" || key0 === "scopes" || key0 === "created_at" || key0 === "expires_at" || key0 === "revoked_at")) {
        let err7 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema147, data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (!pattern46.test(data0)) {
          let err8 = { instancePath: instancePath + "/id", keyword: "pattern", params: { pattern: "^[0-9a-f]{32}$" }, schema: "^[0-9a-f]{32}$", parentSchema: schema147.properties.id, data: data0 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "string" }, parentSchema: schema147.properties.id, data: data0 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.audience !== void 0) {
      let data1 = data.audience;
      if (typeof data1 != "string") {
        let err10 = { instancePath: instancePath + "/audience", keyword: "type", params: { type: "string" }, parentSchema: schema147.properties.audience, data: data1 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (!(data1 === "api" || data1 === "cli" || data1 === "mcp")) {
        let err11 = { instancePath: instancePath + "/audience", keyword: "enum", params: { allowedValues: schema147.properties.audience.enum }, parentSchema: schema147.properties.audience, data: data1 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.name !== void 0 && (validate232(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate232.errors : appended(vErrors, validate232.errors), errors = vErrors.length)), data.scopes !== void 0) {
      let data3 = data.scopes;
      if (Array.isArray(data3)) {
        if (data3.length > 16) {
          let err12 = { instancePath: instancePath + "/scopes", keyword: "maxItems", params: { limit: 16 }, parentSchema: schema147.properties.scopes, data: data3 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate444(data3[i0], { instancePath: instancePath + "/scopes/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate444.errors : appended(vErrors, validate444.errors), errors = vErrors.length);
      } else {
        let err13 = { instancePath: instancePath + "/scopes", keyword: "type", params: { type: "array" }, parentSchema: schema147.properties.scopes, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.created_at !== void 0 && (validate244(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate244.errors : appended(vErrors, validate244.errors), errors = vErrors.length)), data.expires_at !== void 0 && (validate244(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate244.errors : appended(vErrors, validate244.errors), errors = vErrors.length)), data.revoked_at !== void 0) {
      let data7 = data.revoked_at, _errs13 = errors, valid3 = !1, _errs14 = errors;
      if (data7 !== null) {
        let err14 = { instancePath: instancePath + "/revoked_at", keyword: "type", params: { type: "null" }, parentSchema: schema147.properties.revoked_at.anyOf[0], data: data7 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      var _valid0 = _errs14 === errors;
      valid3 = valid3 || _valid0;
      let _errs16 = errors;
      validate244(data7, { instancePath: instancePath + "/revoked_at", parentData: data, parentDataProperty: "revoked_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate244.errors : appended(vErrors, validate244.errors), errors = vErrors.length);
      var _valid0 = _errs16 === errors;
      if (valid3 = valid3 || _valid0, valid3)
        errors = _errs13, vErrors !== null && (_errs13 ? vErrors.length = _errs13 : vErrors = null);
      else {
        let err15 = { instancePath: instancePath + "/revoked_at", keyword: "anyOf", params: {}, parentSchema: schema147.properties.revoked_at, data: data7 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
  } else {
    let err16 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema147, data };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate433.errors = vErrors, errors === 0;
}
validate433.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate432(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate432.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.token === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "token" }, parentSchema: schema146, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.listed === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "listed" }, parentSchema: schema146, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "token" || key0 === "listed")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema146, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.token !== void 0) {
      let data0 = data.token;
      if (typeof data0 != "string" && data0 !== null) {
        let err3 = { instancePath: instancePath + "/token", keyword: "type", params: { type: schema146.properties.token.type }, parentSchema: schema146.properties.token, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    data.listed !== void 0 && (validate433(data.listed, { instancePath: instancePath + "/listed", parentData: data, parentDataProperty: "listed", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate433.errors : appended(vErrors, validate433.errors), errors = vErrors.length));
  } else {
    let err4 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema146, data };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate432.errors = vErrors, errors === 0;
}
validate432.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema154 = { title: "TokensResult", type: "object", additionalProperties: !1, required: ["tokens"], properties: { tokens: { type: "array", items: { $ref: "#/$defs/listed_token" } } } };
function validate451(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate451.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.tokens === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "tokens" }, parentSchema: schema154, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "tokens") {
        let err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema154, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.tokens !== void 0) {
      let data0 = data.tokens;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate433(data0[i0], { instancePath: instancePath + "/tokens/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate433.errors : appended(vErrors, validate433.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/tokens", keyword: "type", params: { type: "array" }, parentSchema: schema154.properties.tokens, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema154, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate451.errors = vErrors, errors === 0;
}
validate451.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema155 = { title: "ServiceResult", type: "object", additionalProperties: !1, required: ["stopped_by", "all_answered"], properties: { stopped_by: { type: "string", enum: ["SIGHUP", "SIGINT", "SIGQUIT", "SIGTERM"] }, all_answered: { type: "boolean", description: "no connection was cut at the deadline" } } };
function validate454(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate454.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.stopped_by === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "stopped_by" }, parentSchema: schema155, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.all_answered === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "all_answered" }, parentSchema: schema155, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "stopped_by" || key0 === "all_answered")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema155, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.stopped_by !== void 0) {
      let data0 = data.stopped_by;
      if (typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/stopped_by", keyword: "type", params: { type: "string" }, parentSchema: schema155.properties.stopped_by, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (!(data0 === "SIGHUP" || data0 === "SIGINT" || data0 === "SIGQUIT" || data0 === "SIGTERM")) {
        let err4 = { instancePath: instancePath + "/stopped_by", keyword: "enum", params: { allowedValues: schema155.properties.stopped_by.enum }, parentSchema: schema155.properties.stopped_by, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.all_answered !== void 0) {
      let data1 = data.all_answered;
      if (typeof data1 != "boolean") {
        let err5 = { instancePath: instancePath + "/all_answered", keyword: "type", params: { type: "boolean" }, parentSchema: schema155.properties.all_answered, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema155, data };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate454.errors = vErrors, errors === 0;
}
validate454.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema156 = { title: "AdministratorResult", type: "object", additionalProperties: !1, required: ["administrator"], properties: { administrator: { $ref: "#/$defs/listed_administrator" } } }, schema157 = { title: "ListedAdministrator", type: "object", additionalProperties: !1, required: ["name", "scopes", "created_at", "disabled_at", "sessions"], properties: { name: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, scopes: { type: "array", maxItems: 16, items: { $ref: "urn:claimgate:schema:caller:v1#/$defs/scope_name" }, description: "what they are limited to; none: not limited" }, created_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, disabled_at: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }] }, sessions: { type: "integer", minimum: 0, description: "how many are open" } } };
function validate457(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate457.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "name" }, parentSchema: schema157, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.scopes === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "scopes" }, parentSchema: schema157, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.created_at === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "created_at" }, parentSchema: schema157, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.disabled_at === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "disabled_at" }, parentSchema: schema157, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.sessions === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "sessions" }, parentSchema: schema157, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "name" || key0 === "scopes" || key0 === "created_at" || key0 === "disabled_at" || key0 === "sessions")) {
        let err5 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema157, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.name !== void 0 && (validate232(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate232.errors : appended(vErrors, validate232.errors), errors = vErrors.length)), data.scopes !== void 0) {
      let data1 = data.scopes;
      if (Array.isArray(data1)) {
        if (data1.length > 16) {
          let err6 = { instancePath: instancePath + "/scopes", keyword: "maxItems", params: { limit: 16 }, parentSchema: schema157.properties.scopes, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate444(data1[i0], { instancePath: instancePath + "/scopes/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate444.errors : appended(vErrors, validate444.errors), errors = vErrors.length);
      } else {
        let err7 = { instancePath: instancePath + "/scopes", keyword: "type", params: { type: "array" }, parentSchema: schema157.properties.scopes, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.created_at !== void 0 && (validate244(data.created_at, { instancePath: instancePath + "/created_at", parentData: data, parentDataProperty: "created_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate244.errors : appended(vErrors, validate244.errors), errors = vErrors.length)), data.disabled_at !== void 0) {
      let data4 = data.disabled_at, _errs8 = errors, valid3 = !1, _errs9 = errors;
      if (data4 !== null) {
        let err8 = { instancePath: instancePath + "/disabled_at", keyword: "type", params: { type: "null" }, parentSchema: schema157.properties.disabled_at.anyOf[0], data: data4 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      var _valid0 = _errs9 === errors;
      valid3 = valid3 || _valid0;
      let _errs11 = errors;
      validate244(data4, { instancePath: instancePath + "/disabled_at", parentData: data, parentDataProperty: "disabled_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate244.errors : appended(vErrors, validate244.errors), errors = vErrors.length);
      var _valid0 = _errs11 === errors;
      if (valid3 = valid3 || _valid0, valid3)
        errors = _errs8, vErrors !== null && (_errs8 ? vErrors.length = _errs8 : vErrors = null);
      else {
        let err9 = { instancePath: instancePath + "/disabled_at", keyword: "anyOf", params: {}, parentSchema: schema157.properties.disabled_at, data: data4 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.sessions !== void 0) {
      let data5 = data.sessions;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err10 = { instancePath: instancePath + "/sessions", keyword: "type", params: { type: "integer" }, parentSchema: schema157.properties.sessions, data: data5 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5) && (data5 < 0 || isNaN(data5))) {
        let err11 = { instancePath: instancePath + "/sessions", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema157.properties.sessions, data: data5 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema157, data };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate457.errors = vErrors, errors === 0;
}
validate457.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate456(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate456.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.administrator === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "administrator" }, parentSchema: schema156, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "administrator") {
        let err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema156, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.administrator !== void 0 && (validate457(data.administrator, { instancePath: instancePath + "/administrator", parentData: data, parentDataProperty: "administrator", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate457.errors : appended(vErrors, validate457.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema156, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate456.errors = vErrors, errors === 0;
}
validate456.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema158 = { title: "AdministratorsResult", type: "object", additionalProperties: !1, required: ["administrators"], properties: { administrators: { type: "array", items: { $ref: "#/$defs/listed_administrator" } } } };
function validate464(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate464.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.administrators === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "administrators" }, parentSchema: schema158, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "administrators") {
        let err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema158, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.administrators !== void 0) {
      let data0 = data.administrators;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate457(data0[i0], { instancePath: instancePath + "/administrators/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate457.errors : appended(vErrors, validate457.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/administrators", keyword: "type", params: { type: "array" }, parentSchema: schema158.properties.administrators, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema158, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate464.errors = vErrors, errors === 0;
}
validate464.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema159 = { title: "InstanceHealth", type: "object", additionalProperties: !1, required: ["instance", "health", "ready", "database"], properties: { instance: { type: "string", maxLength: 2048, description: "base URL of the instance" }, health: { $ref: "#/$defs/probe_result" }, ready: { description: "null where only liveness was asked for", anyOf: [{ type: "null" }, { $ref: "#/$defs/probe_result" }] }, database: { $ref: "#/$defs/dependency_standing" }, storage: { $ref: "#/$defs/dependency_standing" } } }, schema160 = { title: "ProbeResult", type: "object", additionalProperties: !1, required: ["ok", "http_status", "code", "detail"], properties: { ok: { type: "boolean" }, http_status: { type: ["integer", "null"], description: "null where no answer came" }, code: { type: ["string", "null"], maxLength: 64, description: "why it failed, as a code of the closed table" }, detail: { type: ["string", "null"], maxLength: 1024, description: "why it failed, in words" } } };
function validate468(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate468.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ok === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "ok" }, parentSchema: schema160, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.http_status === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "http_status" }, parentSchema: schema160, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.code === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "code" }, parentSchema: schema160, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.detail === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "detail" }, parentSchema: schema160, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "ok" || key0 === "http_status" || key0 === "code" || key0 === "detail")) {
        let err4 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema160, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.ok !== void 0) {
      let data0 = data.ok;
      if (typeof data0 != "boolean") {
        let err5 = { instancePath: instancePath + "/ok", keyword: "type", params: { type: "boolean" }, parentSchema: schema160.properties.ok, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.http_status !== void 0) {
      let data1 = data.http_status;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && data1 !== null) {
        let err6 = { instancePath: instancePath + "/http_status", keyword: "type", params: { type: schema160.properties.http_status.type }, parentSchema: schema160.properties.http_status, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.code !== void 0) {
      let data2 = data.code;
      if (typeof data2 != "string" && data2 !== null) {
        let err7 = { instancePath: instancePath + "/code", keyword: "type", params: { type: schema160.properties.code.type }, parentSchema: schema160.properties.code, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data2 == "string" && func2(data2) > 64) {
        let err8 = { instancePath: instancePath + "/code", keyword: "maxLength", params: { limit: 64 }, parentSchema: schema160.properties.code, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.detail !== void 0) {
      let data3 = data.detail;
      if (typeof data3 != "string" && data3 !== null) {
        let err9 = { instancePath: instancePath + "/detail", keyword: "type", params: { type: schema160.properties.detail.type }, parentSchema: schema160.properties.detail, data: data3 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data3 == "string" && func2(data3) > 1024) {
        let err10 = { instancePath: instancePath + "/detail", keyword: "maxLength", params: { limit: 1024 }, parentSchema: schema160.properties.detail, data: data3 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema160, data };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate468.errors = vErrors, errors === 0;
}
validate468.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema161 = { title: "DependencyStanding", type: "string", enum: ["ok", "not_ready", "unknown"], description: "what the readiness probe says of something that the instance needs" };
function validate471(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate471.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema161, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "ok" || data === "not_ready" || data === "unknown")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema161.enum }, parentSchema: schema161, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate471.errors = vErrors, errors === 0;
}
validate471.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate467(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate467.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.instance === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "instance" }, parentSchema: schema159, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.health === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "health" }, parentSchema: schema159, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.ready === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "ready" }, parentSchema: schema159, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.database === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "database" }, parentSchema: schema159, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "instance" || key0 === "health" || key0 === "ready" || key0 === "database" || key0 === "storage")) {
        let err4 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema159, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.instance !== void 0) {
      let data0 = data.instance;
      if (typeof data0 == "string") {
        if (func2(data0) > 2048) {
          let err5 = { instancePath: instancePath + "/instance", keyword: "maxLength", params: { limit: 2048 }, parentSchema: schema159.properties.instance, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/instance", keyword: "type", params: { type: "string" }, parentSchema: schema159.properties.instance, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.health !== void 0 && (validate468(data.health, { instancePath: instancePath + "/health", parentData: data, parentDataProperty: "health", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate468.errors : appended(vErrors, validate468.errors), errors = vErrors.length)), data.ready !== void 0) {
      let data2 = data.ready, _errs6 = errors, valid1 = !1, _errs7 = errors;
      if (data2 !== null) {
        let err7 = { instancePath: instancePath + "/ready", keyword: "type", params: { type: "null" }, parentSchema: schema159.properties.ready.anyOf[0], data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      var _valid0 = _errs7 === errors;
      valid1 = valid1 || _valid0;
      let _errs9 = errors;
      validate468(data2, { instancePath: instancePath + "/ready", parentData: data, parentDataProperty: "ready", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate468.errors : appended(vErrors, validate468.errors), errors = vErrors.length);
      var _valid0 = _errs9 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs6, vErrors !== null && (_errs6 ? vErrors.length = _errs6 : vErrors = null);
      else {
        let err8 = { instancePath: instancePath + "/ready", keyword: "anyOf", params: {}, parentSchema: schema159.properties.ready, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    data.database !== void 0 && (validate471(data.database, { instancePath: instancePath + "/database", parentData: data, parentDataProperty: "database", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate471.errors : appended(vErrors, validate471.errors), errors = vErrors.length)), data.storage !== void 0 && (validate471(data.storage, { instancePath: instancePath + "/storage", parentData: data, parentDataProperty: "storage", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate471.errors : appended(vErrors, validate471.errors), errors = vErrors.length));
  } else {
    let err9 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema159, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate467.errors = vErrors, errors === 0;
}
validate467.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema162 = { title: "InstancesResult", description: "The saved instances that the command lists, saved, chose or removed.", type: "object", additionalProperties: !1, required: ["instances"], properties: { instances: { type: "array", items: { $ref: "#/$defs/saved_instance" } } } }, schema163 = { title: "SavedInstance", type: "object", additionalProperties: !1, required: ["name", "url", "token_file", "active"], properties: { name: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, url: { type: "string", maxLength: 2048 }, token_file: { type: ["string", "null"], maxLength: 4096, description: "where its token is, never the token" }, active: { type: "boolean" } } };
function validate476(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate476.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "name" }, parentSchema: schema163, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.url === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "url" }, parentSchema: schema163, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.token_file === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "token_file" }, parentSchema: schema163, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.active === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "active" }, parentSchema: schema163, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "name" || key0 === "url" || key0 === "token_file" || key0 === "active")) {
        let err4 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema163, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.name !== void 0 && (validate232(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate232.errors : appended(vErrors, validate232.errors), errors = vErrors.length)), data.url !== void 0) {
      let data1 = data.url;
      if (typeof data1 == "string") {
        if (func2(data1) > 2048) {
          let err5 = { instancePath: instancePath + "/url", keyword: "maxLength", params: { limit: 2048 }, parentSchema: schema163.properties.url, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/url", keyword: "type", params: { type: "string" }, parentSchema: schema163.properties.url, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.token_file !== void 0) {
      let data2 = data.token_file;
      if (typeof data2 != "string" && data2 !== null) {
        let err7 = { instancePath: instancePath + "/token_file", keyword: "type", params: { type: schema163.properties.token_file.type }, parentSchema: schema163.properties.token_file, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data2 == "string" && func2(data2) > 4096) {
        let err8 = { instancePath: instancePath + "/token_file", keyword: "maxLength", params: { limit: 4096 }, parentSchema: schema163.properties.token_file, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.active !== void 0) {
      let data3 = data.active;
      if (typeof data3 != "boolean") {
        let err9 = { instancePath: instancePath + "/active", keyword: "type", params: { type: "boolean" }, parentSchema: schema163.properties.active, data: data3 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema163, data };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate476.errors = vErrors, errors === 0;
}
validate476.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate475(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate475.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.instances === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "instances" }, parentSchema: schema162, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "instances") {
        let err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema162, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.instances !== void 0) {
      let data0 = data.instances;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate476(data0[i0], { instancePath: instancePath + "/instances/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate476.errors : appended(vErrors, validate476.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/instances", keyword: "type", params: { type: "array" }, parentSchema: schema162.properties.instances, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema162, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate475.errors = vErrors, errors === 0;
}
validate475.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema164 = { title: "ProviderReadinessResult", type: "object", additionalProperties: !1, required: ["instance", "blocked", "providers"], properties: { instance: { type: "string", maxLength: 2048, description: "base URL of the instance" }, blocked: { type: "integer", minimum: 0, description: "providers whose state is not healthy" }, providers: { type: "array", items: { $ref: "urn:claimgate:schema:provider-readiness:v1#/$defs/provider_readiness" } } } }, schema166 = { title: "ProviderReadiness", type: "object", additionalProperties: !1, required: ["provider", "state", "connectable", "advertisable", "decisions"], properties: { provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, state: { $ref: "urn:claimgate:schema:readiness-decision:v1#/$defs/readiness_state" }, connectable: { type: "boolean", description: "there are decisions on connecting, and each is connectable" }, advertisable: { type: "boolean", description: "there are decisions, and each is advertisable" }, decisions: { type: "array", items: { $ref: "#/$defs/subject_decision" } } } };
function validate483(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate483.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func2(data) > 64) {
      let err0 = { instancePath, keyword: "maxLength", params: { limit: 64 }, parentSchema: schema30, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern9.test(data)) {
      let err1 = { instancePath, keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, parentSchema: schema30, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema30, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate483.errors = vErrors, errors === 0;
}
validate483.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate485(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate485.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema80, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "disabled" || data === "unsupported" || data === "needs_configuration" || data === "reconnect_required" || data === "degraded" || data === "approval_required" || data === "trial_only" || data === "policy_restricted" || data === "expired_proof" || data === "certification_required" || data === "healthy")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema80.enum }, parentSchema: schema80, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate485.errors = vErrors, errors === 0;
}
validate485.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema169 = { title: "SubjectDecision", type: "object", additionalProperties: !1, required: ["subject", "account_reference", "decision"], properties: { subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, account_reference: { $ref: "#/$defs/account_reference_or_null" }, decision: { $ref: "urn:claimgate:schema:readiness-decision:v1" } } };
function validate488(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate488.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "provider" }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.app_fingerprint === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "app_fingerprint" }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.deployment_environment === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "deployment_environment" }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.provider_environment === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "provider_environment" }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.instance_fingerprint === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "instance_fingerprint" }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.account_kind === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "account_kind" }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.output_profile === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "output_profile" }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.operation === void 0) {
      let err7 = { instancePath, keyword: "required", params: { missingProperty: "operation" }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.policy_mode === void 0) {
      let err8 = { instancePath, keyword: "required", params: { missingProperty: "policy_mode" }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema29.properties, key0)) {
        let err9 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema29, data };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.provider !== void 0 && (validate70(data.provider, { instancePath: instancePath + "/provider", parentData: data, parentDataProperty: "provider", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : appended(vErrors, validate70.errors), errors = vErrors.length)), data.app_fingerprint !== void 0 && (validate72(data.app_fingerprint, { instancePath: instancePath + "/app_fingerprint", parentData: data, parentDataProperty: "app_fingerprint", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : appended(vErrors, validate72.errors), errors = vErrors.length)), data.deployment_environment !== void 0) {
      let data2 = data.deployment_environment;
      if (typeof data2 != "string") {
        let err10 = { instancePath: instancePath + "/deployment_environment", keyword: "type", params: { type: "string" }, parentSchema: schema29.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (!(data2 === "local" || data2 === "staging" || data2 === "production")) {
        let err11 = { instancePath: instancePath + "/deployment_environment", keyword: "enum", params: { allowedValues: schema29.properties.deployment_environment.enum }, parentSchema: schema29.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.provider_environment !== void 0) {
      let data3 = data.provider_environment;
      if (typeof data3 != "string") {
        let err12 = { instancePath: instancePath + "/provider_environment", keyword: "type", params: { type: "string" }, parentSchema: schema29.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (!(data3 === "development" || data3 === "sandbox" || data3 === "production")) {
        let err13 = { instancePath: instancePath + "/provider_environment", keyword: "enum", params: { allowedValues: schema29.properties.provider_environment.enum }, parentSchema: schema29.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.instance_fingerprint !== void 0) {
      let data4 = data.instance_fingerprint;
      if (typeof data4 != "string" && data4 !== null) {
        let err14 = { instancePath: instancePath + "/instance_fingerprint", keyword: "type", params: { type: schema29.properties.instance_fingerprint.type }, parentSchema: schema29.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data4 == "string" && !pattern6.test(data4)) {
        let err15 = { instancePath: instancePath + "/instance_fingerprint", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema29.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    data.account_kind !== void 0 && (validate70(data.account_kind, { instancePath: instancePath + "/account_kind", parentData: data, parentDataProperty: "account_kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : appended(vErrors, validate70.errors), errors = vErrors.length)), data.output_profile !== void 0 && (validate70(data.output_profile, { instancePath: instancePath + "/output_profile", parentData: data, parentDataProperty: "output_profile", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : appended(vErrors, validate70.errors), errors = vErrors.length)), data.operation !== void 0 && (validate76(data.operation, { instancePath: instancePath + "/operation", parentData: data, parentDataProperty: "operation", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate76.errors : appended(vErrors, validate76.errors), errors = vErrors.length)), data.policy_mode !== void 0 && (validate70(data.policy_mode, { instancePath: instancePath + "/policy_mode", parentData: data, parentDataProperty: "policy_mode", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : appended(vErrors, validate70.errors), errors = vErrors.length));
  } else {
    let err16 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema29, data };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate488.errors = vErrors, errors === 0;
}
validate488.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema171 = { title: "AccountReferenceOrNull", type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: "fingerprint of the requested account, or null where none is asked for" };
function validate496(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate496.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, keyword: "type", params: { type: schema171.type }, parentSchema: schema171, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "string" && !pattern6.test(data)) {
    let err1 = { instancePath, keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema171, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate496.errors = vErrors, errors === 0;
}
validate496.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate487(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate487.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subject === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "subject" }, parentSchema: schema169, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.account_reference === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "account_reference" }, parentSchema: schema169, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.decision === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "decision" }, parentSchema: schema169, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "subject" || key0 === "account_reference" || key0 === "decision")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema169, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    data.subject !== void 0 && (validate488(data.subject, { instancePath: instancePath + "/subject", parentData: data, parentDataProperty: "subject", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate488.errors : appended(vErrors, validate488.errors), errors = vErrors.length)), data.account_reference !== void 0 && (validate496(data.account_reference, { instancePath: instancePath + "/account_reference", parentData: data, parentDataProperty: "account_reference", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate496.errors : appended(vErrors, validate496.errors), errors = vErrors.length)), data.decision !== void 0 && (validate214(data.decision, { instancePath: instancePath + "/decision", parentData: data, parentDataProperty: "decision", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate214.errors : appended(vErrors, validate214.errors), errors = vErrors.length));
  } else {
    let err4 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema169, data };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate487.errors = vErrors, errors === 0;
}
validate487.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate501(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate501.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "provider" }, parentSchema: schema166, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.state === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "state" }, parentSchema: schema166, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.connectable === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "connectable" }, parentSchema: schema166, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.advertisable === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "advertisable" }, parentSchema: schema166, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.decisions === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "decisions" }, parentSchema: schema166, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "provider" || key0 === "state" || key0 === "connectable" || key0 === "advertisable" || key0 === "decisions")) {
        let err5 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema166, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.provider !== void 0 && (validate483(data.provider, { instancePath: instancePath + "/provider", parentData: data, parentDataProperty: "provider", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate483.errors : appended(vErrors, validate483.errors), errors = vErrors.length)), data.state !== void 0 && (validate485(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate485.errors : appended(vErrors, validate485.errors), errors = vErrors.length)), data.connectable !== void 0) {
      let data2 = data.connectable;
      if (typeof data2 != "boolean") {
        let err6 = { instancePath: instancePath + "/connectable", keyword: "type", params: { type: "boolean" }, parentSchema: schema166.properties.connectable, data: data2 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.advertisable !== void 0) {
      let data3 = data.advertisable;
      if (typeof data3 != "boolean") {
        let err7 = { instancePath: instancePath + "/advertisable", keyword: "type", params: { type: "boolean" }, parentSchema: schema166.properties.advertisable, data: data3 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.decisions !== void 0) {
      let data4 = data.decisions;
      if (Array.isArray(data4)) {
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate487(data4[i0], { instancePath: instancePath + "/decisions/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate487.errors : appended(vErrors, validate487.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/decisions", keyword: "type", params: { type: "array" }, parentSchema: schema166.properties.decisions, data: data4 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema166, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate501.errors = vErrors, errors === 0;
}
validate501.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate480(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate480.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.instance === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "instance" }, parentSchema: schema164, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.blocked === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "blocked" }, parentSchema: schema164, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.providers === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "providers" }, parentSchema: schema164, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "instance" || key0 === "blocked" || key0 === "providers")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema164, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.instance !== void 0) {
      let data0 = data.instance;
      if (typeof data0 == "string") {
        if (func2(data0) > 2048) {
          let err4 = { instancePath: instancePath + "/instance", keyword: "maxLength", params: { limit: 2048 }, parentSchema: schema164.properties.instance, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/instance", keyword: "type", params: { type: "string" }, parentSchema: schema164.properties.instance, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.blocked !== void 0) {
      let data1 = data.blocked;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err6 = { instancePath: instancePath + "/blocked", keyword: "type", params: { type: "integer" }, parentSchema: schema164.properties.blocked, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 0 || isNaN(data1))) {
        let err7 = { instancePath: instancePath + "/blocked", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema164.properties.blocked, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.providers !== void 0) {
      let data2 = data.providers;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate501(data2[i0], { instancePath: instancePath + "/providers/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate501.errors : appended(vErrors, validate501.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/providers", keyword: "type", params: { type: "array" }, parentSchema: schema164.properties.providers, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema164, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate480.errors = vErrors, errors === 0;
}
validate480.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema173 = { title: "Diagnostics", type: "object", additionalProperties: !1, required: ["generated_at", "system", "profile", "paths", "health", "token", "deployment", "caller", "workspaces", "providers", "billing", "logs"], properties: { generated_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, system: { title: "DiagnosticsSystem", type: "object", additionalProperties: !1, required: ["node", "os", "arch"], properties: { node: { type: "string", maxLength: 64 }, os: { type: "string", maxLength: 256 }, arch: { type: "string", maxLength: 64 } } }, profile: { type: ["string", "null"], maxLength: 64, description: "name of the saved instance" }, paths: { title: "DiagnosticsPaths", type: "object", additionalProperties: !1, required: ["folder", "profile"], properties: { folder: { type: "string", maxLength: 4096, description: "of the settings of this user" }, profile: { type: ["string", "null"], maxLength: 4096 } } }, health: { $ref: "#/$defs/instance_health_result" }, token: { title: "DiagnosticsToken", type: "object", additionalProperties: !1, required: ["present", "source"], properties: { present: { type: "boolean" }, source: { anyOf: [{ type: "null" }, { $ref: "#/$defs/token_source" }] } } }, deployment: { description: "as --deployment says", anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }] }, caller: { $ref: "#/$defs/diagnostics_caller" }, workspaces: { $ref: "#/$defs/diagnostics_workspaces" }, providers: { $ref: "#/$defs/diagnostics_providers" }, billing: { $ref: "#/$defs/diagnostics_billing" }, logs: { anyOf: [{ type: "null" }, { $ref: "#/$defs/diagnostics_logs" }] } } }, schema174 = { title: "TokenSource", type: "string", enum: ["option", "environment", "environment_file", "profile"], description: "where a token was found" };
function validate510(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate510.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema174, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "option" || data === "environment" || data === "environment_file" || data === "profile")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema174.enum }, parentSchema: schema174, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate510.errors = vErrors, errors === 0;
}
validate510.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema175 = { title: "DiagnosticsCaller", type: "object", additionalProperties: !1, required: ["standing", "caller"], properties: { standing: { $ref: "#/$defs/part_standing" }, caller: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:caller:v1" }] } } }, schema176 = { title: "PartStanding", type: "string", enum: ["told", "not_asked", "not_offered", "failed"], description: "not_asked: no token is there; not_offered: the server has no such route" };
function validate514(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate514.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema176, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "told" || data === "not_asked" || data === "not_offered" || data === "failed")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema176.enum }, parentSchema: schema176, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate514.errors = vErrors, errors === 0;
}
validate514.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema148 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:caller:v1", title: "CallerIdentity", description: "Who the session or token is: body of GET /api/v1/auth/me (specification/service.md 5).", type: "object", additionalProperties: !1, required: ["kind", "name", "scopes", "expires_at"], properties: { kind: { $ref: "#/$defs/caller_kind" }, name: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, scopes: { type: "array", maxItems: 16, items: { $ref: "#/$defs/scope_name" } }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" } }, $defs: { caller_kind: { title: "CallerKind", type: "string", enum: ["api_token", "cli_token", "mcp_token", "session"] }, scope_name: { title: "ScopeName", type: "string", enum: ["readiness:read", "accounts:read", "capabilities:read"], description: "what a token opens; a session without scopes is not limited" } } }, schema149 = { title: "CallerKind", type: "string", enum: ["api_token", "cli_token", "mcp_token", "session"] };
function validate436(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate436.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema149, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "api_token" || data === "cli_token" || data === "mcp_token" || data === "session")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema149.enum }, parentSchema: schema149, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate436.errors = vErrors, errors === 0;
}
validate436.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate438(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate438.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func2(data) > 64) {
      let err0 = { instancePath, keyword: "maxLength", params: { limit: 64 }, parentSchema: schema30, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern9.test(data)) {
      let err1 = { instancePath, keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, parentSchema: schema30, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema30, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate438.errors = vErrors, errors === 0;
}
validate438.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate440(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate440.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema151, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "readiness:read" || data === "accounts:read" || data === "capabilities:read")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema151.enum }, parentSchema: schema151, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate440.errors = vErrors, errors === 0;
}
validate440.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate442(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate442.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern3.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema22, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!formats0.validate(data)) {
      let err1 = { instancePath, keyword: "format", params: { format: "date-time" }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema22, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate442.errors = vErrors, errors === 0;
}
validate442.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate435(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate435.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "kind" }, parentSchema: schema148, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "name" }, parentSchema: schema148, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.scopes === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "scopes" }, parentSchema: schema148, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.expires_at === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "expires_at" }, parentSchema: schema148, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "name" || key0 === "scopes" || key0 === "expires_at")) {
        let err4 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema148, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.kind !== void 0 && (validate436(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate436.errors : appended(vErrors, validate436.errors), errors = vErrors.length)), data.name !== void 0 && (validate438(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate438.errors : appended(vErrors, validate438.errors), errors = vErrors.length)), data.scopes !== void 0) {
      let data2 = data.scopes;
      if (Array.isArray(data2)) {
        if (data2.length > 16) {
          let err5 = { instancePath: instancePath + "/scopes", keyword: "maxItems", params: { limit: 16 }, parentSchema: schema148.properties.scopes, data: data2 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate440(data2[i0], { instancePath: instancePath + "/scopes/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate440.errors : appended(vErrors, validate440.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/scopes", keyword: "type", params: { type: "array" }, parentSchema: schema148.properties.scopes, data: data2 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    data.expires_at !== void 0 && (validate442(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate442.errors : appended(vErrors, validate442.errors), errors = vErrors.length));
  } else {
    let err7 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema148, data };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate435.errors = vErrors, errors === 0;
}
validate435.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate513(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate513.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.standing === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "standing" }, parentSchema: schema175, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.caller === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "caller" }, parentSchema: schema175, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "standing" || key0 === "caller")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema175, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.standing !== void 0 && (validate514(data.standing, { instancePath: instancePath + "/standing", parentData: data, parentDataProperty: "standing", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate514.errors : appended(vErrors, validate514.errors), errors = vErrors.length)), data.caller !== void 0) {
      let data1 = data.caller, _errs4 = errors, valid1 = !1, _errs5 = errors;
      if (data1 !== null) {
        let err3 = { instancePath: instancePath + "/caller", keyword: "type", params: { type: "null" }, parentSchema: schema175.properties.caller.anyOf[0], data: data1 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      var _valid0 = _errs5 === errors;
      valid1 = valid1 || _valid0;
      let _errs7 = errors;
      validate435(data1, { instancePath: instancePath + "/caller", parentData: data, parentDataProperty: "caller", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate435.errors : appended(vErrors, validate435.errors), errors = vErrors.length);
      var _valid0 = _errs7 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs4, vErrors !== null && (_errs4 ? vErrors.length = _errs4 : vErrors = null);
      else {
        let err4 = { instancePath: instancePath + "/caller", keyword: "anyOf", params: {}, parentSchema: schema175.properties.caller, data: data1 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema175, data };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate513.errors = vErrors, errors === 0;
}
validate513.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema177 = { title: "DiagnosticsWorkspaces", type: "object", additionalProperties: !1, required: ["standing", "count", "active"], properties: { standing: { $ref: "#/$defs/part_standing" }, count: { type: ["integer", "null"], minimum: 0 }, active: { type: ["boolean", "null"], description: "whether one is selected" } } };
function validate518(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate518.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.standing === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "standing" }, parentSchema: schema177, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.count === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "count" }, parentSchema: schema177, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.active === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "active" }, parentSchema: schema177, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "standing" || key0 === "count" || key0 === "active")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema177, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.standing !== void 0 && (validate514(data.standing, { instancePath: instancePath + "/standing", parentData: data, parentDataProperty: "standing", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate514.errors : appended(vErrors, validate514.errors), errors = vErrors.length)), data.count !== void 0) {
      let data1 = data.count;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && data1 !== null) {
        let err4 = { instancePath: instancePath + "/count", keyword: "type", params: { type: schema177.properties.count.type }, parentSchema: schema177.properties.count, data: data1 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 0 || isNaN(data1))) {
        let err5 = { instancePath: instancePath + "/count", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema177.properties.count, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.active !== void 0) {
      let data2 = data.active;
      if (typeof data2 != "boolean" && data2 !== null) {
        let err6 = { instancePath: instancePath + "/active", keyword: "type", params: { type: schema177.properties.active.type }, parentSchema: schema177.properties.active, data: data2 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema177, data };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate518.errors = vErrors, errors === 0;
}
validate518.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema178 = { title: "DiagnosticsProviders", type: "object", additionalProperties: !1, required: ["standing", "accounts", "states", "requested"], properties: { standing: { $ref: "#/$defs/part_standing" }, accounts: { type: ["integer", "null"], minimum: 0, description: "connected accounts" }, states: { type: "array", items: { $ref: "#/$defs/state_count" } }, requested: { description: "of --provider", anyOf: [{ type: "null" }, { title: "RequestedProvider", type: "object", additionalProperties: !1, required: ["provider", "known", "state", "blockers"], properties: { provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, known: { type: "boolean" }, state: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:readiness-decision:v1#/$defs/readiness_state" }] }, blockers: { type: "array", items: { type: "string", maxLength: 64 }, description: "codes of what stands in the way" } } }] } } }, schema179 = { title: "StateCount", type: "object", additionalProperties: !1, required: ["state", "providers"], properties: { state: { $ref: "urn:claimgate:schema:readiness-decision:v1#/$defs/readiness_state" }, providers: { type: "integer", minimum: 0 } } };
function validate524(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate524.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema80, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "disabled" || data === "unsupported" || data === "needs_configuration" || data === "reconnect_required" || data === "degraded" || data === "approval_required" || data === "trial_only" || data === "policy_restricted" || data === "expired_proof" || data === "certification_required" || data === "healthy")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema80.enum }, parentSchema: schema80, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate524.errors = vErrors, errors === 0;
}
validate524.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate523(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate523.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "state" }, parentSchema: schema179, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.providers === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "providers" }, parentSchema: schema179, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "state" || key0 === "providers")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema179, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.state !== void 0 && (validate524(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate524.errors : appended(vErrors, validate524.errors), errors = vErrors.length)), data.providers !== void 0) {
      let data1 = data.providers;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err3 = { instancePath: instancePath + "/providers", keyword: "type", params: { type: "integer" }, parentSchema: schema179.properties.providers, data: data1 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 0 || isNaN(data1))) {
        let err4 = { instancePath: instancePath + "/providers", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema179.properties.providers, data: data1 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema179, data };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate523.errors = vErrors, errors === 0;
}
validate523.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate521(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate521.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.standing === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "standing" }, parentSchema: schema178, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.accounts === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "accounts" }, parentSchema: schema178, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.states === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "states" }, parentSchema: schema178, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.requested === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "requested" }, parentSchema: schema178, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "standing" || key0 === "accounts" || key0 === "states" || key0 === "requested")) {
        let err4 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema178, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.standing !== void 0 && (validate514(data.standing, { instancePath: instancePath + "/standing", parentData: data, parentDataProperty: "standing", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate514.errors : appended(vErrors, validate514.errors), errors = vErrors.length)), data.accounts !== void 0) {
      let data1 = data.accounts;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && data1 !== null) {
        let err5 = { instancePath: instancePath + "/accounts", keyword: "type", params: { type: schema178.properties.accounts.type }, parentSchema: schema178.properties.accounts, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 0 || isNaN(data1))) {
        let err6 = { instancePath: instancePath + "/accounts", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema178.properties.accounts, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.states !== void 0) {
      let data2 = data.states;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate523(data2[i0], { instancePath: instancePath + "/states/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate523.errors : appended(vErrors, validate523.errors), errors = vErrors.length);
      } else {
        let err7 = { instancePath: instancePath + "/states", keyword: "type", params: { type: "array" }, parentSchema: schema178.properties.states, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.requested !== void 0) {
      let data4 = data.requested, _errs9 = errors, valid3 = !1, _errs10 = errors;
      if (data4 !== null) {
        let err8 = { instancePath: instancePath + "/requested", keyword: "type", params: { type: "null" }, parentSchema: schema178.properties.requested.anyOf[0], data: data4 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      var _valid0 = _errs10 === errors;
      valid3 = valid3 || _valid0;
      let _errs12 = errors;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.provider === void 0) {
          let err9 = { instancePath: instancePath + "/requested", keyword: "required", params: { missingProperty: "provider" }, parentSchema: schema178.properties.requested.anyOf[1], data: data4 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data4.known === void 0) {
          let err10 = { instancePath: instancePath + "/requested", keyword: "required", params: { missingProperty: "known" }, parentSchema: schema178.properties.requested.anyOf[1], data: data4 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data4.state === void 0) {
          let err11 = { instancePath: instancePath + "/requested", keyword: "required", params: { missingProperty: "state" }, parentSchema: schema178.properties.requested.anyOf[1], data: data4 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data4.blockers === void 0) {
          let err12 = { instancePath: instancePath + "/requested", keyword: "required", params: { missingProperty: "blockers" }, parentSchema: schema178.properties.requested.anyOf[1], data: data4 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        for (let key1 in data4)
          if (!(key1 === "provider" || key1 === "known" || key1 === "state" || key1 === "blockers")) {
            let err13 = { instancePath: instancePath + "/requested", keyword: "additionalProperties", params: { additionalProperty: key1 }, parentSchema: schema178.properties.requested.anyOf[1], data: data4 };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        if (data4.provider !== void 0 && (validate232(data4.provider, { instancePath: instancePath + "/requested/provider", parentData: data4, parentDataProperty: "provider", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate232.errors : appended(vErrors, validate232.errors), errors = vErrors.length)), data4.known !== void 0) {
          let data6 = data4.known;
          if (typeof data6 != "boolean") {
            let err14 = { instancePath: instancePath + "/requested/known", keyword: "type", params: { type: "boolean" }, parentSchema: schema178.properties.requested.anyOf[1].properties.known, data: data6 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        }
        if (data4.state !== void 0) {
          let data7 = data4.state, _errs19 = errors, valid5 = !1, _errs20 = errors;
          if (data7 !== null) {
            let err15 = { instancePath: instancePath + "/requested/state", keyword: "type", params: { type: "null" }, parentSchema: schema178.properties.requested.anyOf[1].properties.state.anyOf[0], data: data7 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
          var _valid1 = _errs20 === errors;
          valid5 = valid5 || _valid1;
          let _errs22 = errors;
          validate524(data7, { instancePath: instancePath + "/requested/state", parentData: data4, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate524.errors : appended(vErrors, validate524.errors), errors = vErrors.length);
          var _valid1 = _errs22 === errors;
          if (valid5 = valid5 || _valid1, valid5)
            errors = _errs19, vErrors !== null && (_errs19 ? vErrors.length = _errs19 : vErrors = null);
          else {
            let err16 = { instancePath: instancePath + "/requested/state", keyword: "anyOf", params: {}, parentSchema: schema178.properties.requested.anyOf[1].properties.state, data: data7 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
        if (data4.blockers !== void 0) {
          let data8 = data4.blockers;
          if (Array.isArray(data8)) {
            let len1 = data8.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data9 = data8[i1];
              if (typeof data9 == "string") {
                if (func2(data9) > 64) {
                  let err17 = { instancePath: instancePath + "/requested/blockers/" + i1, keyword: "maxLength", params: { limit: 64 }, parentSchema: schema178.properties.requested.anyOf[1].properties.blockers.items, data: data9 };
                  vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                }
              } else {
                let err18 = { instancePath: instancePath + "/requested/blockers/" + i1, keyword: "type", params: { type: "string" }, parentSchema: schema178.properties.requested.anyOf[1].properties.blockers.items, data: data9 };
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
              }
            }
          } else {
            let err19 = { instancePath: instancePath + "/requested/blockers", keyword: "type", params: { type: "array" }, parentSchema: schema178.properties.requested.anyOf[1].properties.blockers, data: data8 };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
      } else {
        let err20 = { instancePath: instancePath + "/requested", keyword: "type", params: { type: "object" }, parentSchema: schema178.properties.requested.anyOf[1], data: data4 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      var _valid0 = _errs12 === errors;
      if (valid3 = valid3 || _valid0, valid3)
        errors = _errs9, vErrors !== null && (_errs9 ? vErrors.length = _errs9 : vErrors = null);
      else {
        let err21 = { instancePath: instancePath + "/requested", keyword: "anyOf", params: {}, parentSchema: schema178.properties.requested, data: data4 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
  } else {
    let err22 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema178, data };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  return validate521.errors = vErrors, errors === 0;
}
validate521.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema181 = { title: "DiagnosticsBilling", type: "object", additionalProperties: !1, required: ["standing", "billing"], properties: { standing: { $ref: "#/$defs/part_standing" }, billing: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:billing:v1" }] } } }, schema182 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:billing:v1", title: "Billing", description: "Plan and usage of the active workspace: body of GET /api/v1/billing, which a host may offer (docs/how-to/support-instances.md).", type: "object", additionalProperties: !1, required: ["plan", "usage"], properties: { plan: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, usage: { type: "array", maxItems: 64, items: { $ref: "#/$defs/billing_usage" } } }, $defs: { billing_usage: { title: "BillingUsage", type: "object", additionalProperties: !1, required: ["name", "used", "limit"], properties: { name: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, used: { type: "integer", minimum: 0, maximum: 9007199254740991 }, limit: { type: ["integer", "null"], minimum: 0, maximum: 9007199254740991, description: "or null where there is none" } } } } };
function validate533(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate533.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func2(data) > 64) {
      let err0 = { instancePath, keyword: "maxLength", params: { limit: 64 }, parentSchema: schema30, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern9.test(data)) {
      let err1 = { instancePath, keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, parentSchema: schema30, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema30, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate533.errors = vErrors, errors === 0;
}
validate533.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema184 = { title: "BillingUsage", type: "object", additionalProperties: !1, required: ["name", "used", "limit"], properties: { name: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, used: { type: "integer", minimum: 0, maximum: 9007199254740991 }, limit: { type: ["integer", "null"], minimum: 0, maximum: 9007199254740991, description: "or null where there is none" } } };
function validate535(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate535.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "name" }, parentSchema: schema184, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.used === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "used" }, parentSchema: schema184, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.limit === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "limit" }, parentSchema: schema184, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "name" || key0 === "used" || key0 === "limit")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema184, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.name !== void 0 && (validate533(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate533.errors : appended(vErrors, validate533.errors), errors = vErrors.length)), data.used !== void 0) {
      let data1 = data.used;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err4 = { instancePath: instancePath + "/used", keyword: "type", params: { type: "integer" }, parentSchema: schema184.properties.used, data: data1 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          let err5 = { instancePath: instancePath + "/used", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, parentSchema: schema184.properties.used, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          let err6 = { instancePath: instancePath + "/used", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema184.properties.used, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.limit !== void 0) {
      let data2 = data.limit;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null) {
        let err7 = { instancePath: instancePath + "/limit", keyword: "type", params: { type: schema184.properties.limit.type }, parentSchema: schema184.properties.limit, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          let err8 = { instancePath: instancePath + "/limit", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, parentSchema: schema184.properties.limit, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          let err9 = { instancePath: instancePath + "/limit", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema184.properties.limit, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
  } else {
    let err10 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema184, data };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate535.errors = vErrors, errors === 0;
}
validate535.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate532(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate532.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.plan === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "plan" }, parentSchema: schema182, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.usage === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "usage" }, parentSchema: schema182, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "plan" || key0 === "usage")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema182, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.plan !== void 0 && (validate533(data.plan, { instancePath: instancePath + "/plan", parentData: data, parentDataProperty: "plan", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate533.errors : appended(vErrors, validate533.errors), errors = vErrors.length)), data.usage !== void 0) {
      let data1 = data.usage;
      if (Array.isArray(data1)) {
        if (data1.length > 64) {
          let err3 = { instancePath: instancePath + "/usage", keyword: "maxItems", params: { limit: 64 }, parentSchema: schema182.properties.usage, data: data1 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate535(data1[i0], { instancePath: instancePath + "/usage/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate535.errors : appended(vErrors, validate535.errors), errors = vErrors.length);
      } else {
        let err4 = { instancePath: instancePath + "/usage", keyword: "type", params: { type: "array" }, parentSchema: schema182.properties.usage, data: data1 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema182, data };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate532.errors = vErrors, errors === 0;
}
validate532.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate530(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate530.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.standing === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "standing" }, parentSchema: schema181, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.billing === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "billing" }, parentSchema: schema181, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "standing" || key0 === "billing")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema181, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.standing !== void 0 && (validate514(data.standing, { instancePath: instancePath + "/standing", parentData: data, parentDataProperty: "standing", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate514.errors : appended(vErrors, validate514.errors), errors = vErrors.length)), data.billing !== void 0) {
      let data1 = data.billing, _errs4 = errors, valid1 = !1, _errs5 = errors;
      if (data1 !== null) {
        let err3 = { instancePath: instancePath + "/billing", keyword: "type", params: { type: "null" }, parentSchema: schema181.properties.billing.anyOf[0], data: data1 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      var _valid0 = _errs5 === errors;
      valid1 = valid1 || _valid0;
      let _errs7 = errors;
      validate532(data1, { instancePath: instancePath + "/billing", parentData: data, parentDataProperty: "billing", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate532.errors : appended(vErrors, validate532.errors), errors = vErrors.length);
      var _valid0 = _errs7 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs4, vErrors !== null && (_errs4 ? vErrors.length = _errs4 : vErrors = null);
      else {
        let err4 = { instancePath: instancePath + "/billing", keyword: "anyOf", params: {}, parentSchema: schema181.properties.billing, data: data1 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema181, data };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate530.errors = vErrors, errors === 0;
}
validate530.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema185 = { title: "DiagnosticsLogs", type: "object", additionalProperties: !1, required: ["file", "lines"], properties: { file: { type: "string", maxLength: 4096 }, lines: { type: "array", maxItems: 100, items: { type: "string" }, description: "the last lines, redacted" } } };
function validate540(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate540.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.file === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "file" }, parentSchema: schema185, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.lines === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "lines" }, parentSchema: schema185, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "file" || key0 === "lines")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema185, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.file !== void 0) {
      let data0 = data.file;
      if (typeof data0 == "string") {
        if (func2(data0) > 4096) {
          let err3 = { instancePath: instancePath + "/file", keyword: "maxLength", params: { limit: 4096 }, parentSchema: schema185.properties.file, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/file", keyword: "type", params: { type: "string" }, parentSchema: schema185.properties.file, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.lines !== void 0) {
      let data1 = data.lines;
      if (Array.isArray(data1)) {
        if (data1.length > 100) {
          let err5 = { instancePath: instancePath + "/lines", keyword: "maxItems", params: { limit: 100 }, parentSchema: schema185.properties.lines, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 != "string") {
            let err6 = { instancePath: instancePath + "/lines/" + i0, keyword: "type", params: { type: "string" }, parentSchema: schema185.properties.lines.items, data: data2 };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/lines", keyword: "type", params: { type: "array" }, parentSchema: schema185.properties.lines, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema185, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate540.errors = vErrors, errors === 0;
}
validate540.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate507(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate507.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.generated_at === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "generated_at" }, parentSchema: schema173, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.system === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "system" }, parentSchema: schema173, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.profile === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "profile" }, parentSchema: schema173, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.paths === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "paths" }, parentSchema: schema173, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.health === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "health" }, parentSchema: schema173, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.token === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "token" }, parentSchema: schema173, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.deployment === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "deployment" }, parentSchema: schema173, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.caller === void 0) {
      let err7 = { instancePath, keyword: "required", params: { missingProperty: "caller" }, parentSchema: schema173, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.workspaces === void 0) {
      let err8 = { instancePath, keyword: "required", params: { missingProperty: "workspaces" }, parentSchema: schema173, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.providers === void 0) {
      let err9 = { instancePath, keyword: "required", params: { missingProperty: "providers" }, parentSchema: schema173, data };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.billing === void 0) {
      let err10 = { instancePath, keyword: "required", params: { missingProperty: "billing" }, parentSchema: schema173, data };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.logs === void 0) {
      let err11 = { instancePath, keyword: "required", params: { missingProperty: "logs" }, parentSchema: schema173, data };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema173.properties, key0)) {
        let err12 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema173, data };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    if (data.generated_at !== void 0 && (validate244(data.generated_at, { instancePath: instancePath + "/generated_at", parentData: data, parentDataProperty: "generated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate244.errors : appended(vErrors, validate244.errors), errors = vErrors.length)), data.system !== void 0) {
      let data1 = data.system;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.node === void 0) {
          let err13 = { instancePath: instancePath + "/system", keyword: "required", params: { missingProperty: "node" }, parentSchema: schema173.properties.system, data: data1 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data1.os === void 0) {
          let err14 = { instancePath: instancePath + "/system", keyword: "required", params: { missingProperty: "os" }, parentSchema: schema173.properties.system, data: data1 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data1.arch === void 0) {
          let err15 = { instancePath: instancePath + "/system", keyword: "required", params: { missingProperty: "arch" }, parentSchema: schema173.properties.system, data: data1 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        for (let key1 in data1)
          if (!(key1 === "node" || key1 === "os" || key1 === "arch")) {
            let err16 = { instancePath: instancePath + "/system", keyword: "additionalProperties", params: { additionalProperty: key1 }, parentSchema: schema173.properties.system, data: data1 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        if (data1.node !== void 0) {
          let data2 = data1.node;
          if (typeof data2 == "string") {
            if (func2(data2) > 64) {
              let err17 = { instancePath: instancePath + "/system/node", keyword: "maxLength", params: { limit: 64 }, parentSchema: schema173.properties.system.properties.node, data: data2 };
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
          } else {
            let err18 = { instancePath: instancePath + "/system/node", keyword: "type", params: { type: "string" }, parentSchema: schema173.properties.system.properties.node, data: data2 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
        if (data1.os !== void 0) {
          let data3 = data1.os;
          if (typeof data3 == "string") {
            if (func2(data3) > 256) {
              let err19 = { instancePath: instancePath + "/system/os", keyword: "maxLength", params: { limit: 256 }, parentSchema: schema173.properties.system.properties.os, data: data3 };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
          } else {
            let err20 = { instancePath: instancePath + "/system/os", keyword: "type", params: { type: "string" }, parentSchema: schema173.properties.system.properties.os, data: data3 };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        }
        if (data1.arch !== void 0) {
          let data4 = data1.arch;
          if (typeof data4 == "string") {
            if (func2(data4) > 64) {
              let err21 = { instancePath: instancePath + "/system/arch", keyword: "maxLength", params: { limit: 64 }, parentSchema: schema173.properties.system.properties.arch, data: data4 };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
          } else {
            let err22 = { instancePath: instancePath + "/system/arch", keyword: "type", params: { type: "string" }, parentSchema: schema173.properties.system.properties.arch, data: data4 };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        }
      } else {
        let err23 = { instancePath: instancePath + "/system", keyword: "type", params: { type: "object" }, parentSchema: schema173.properties.system, data: data1 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.profile !== void 0) {
      let data5 = data.profile;
      if (typeof data5 != "string" && data5 !== null) {
        let err24 = { instancePath: instancePath + "/profile", keyword: "type", params: { type: schema173.properties.profile.type }, parentSchema: schema173.properties.profile, data: data5 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
      if (typeof data5 == "string" && func2(data5) > 64) {
        let err25 = { instancePath: instancePath + "/profile", keyword: "maxLength", params: { limit: 64 }, parentSchema: schema173.properties.profile, data: data5 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.paths !== void 0) {
      let data6 = data.paths;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (data6.folder === void 0) {
          let err26 = { instancePath: instancePath + "/paths", keyword: "required", params: { missingProperty: "folder" }, parentSchema: schema173.properties.paths, data: data6 };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        if (data6.profile === void 0) {
          let err27 = { instancePath: instancePath + "/paths", keyword: "required", params: { missingProperty: "profile" }, parentSchema: schema173.properties.paths, data: data6 };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        for (let key2 in data6)
          if (!(key2 === "folder" || key2 === "profile")) {
            let err28 = { instancePath: instancePath + "/paths", keyword: "additionalProperties", params: { additionalProperty: key2 }, parentSchema: schema173.properties.paths, data: data6 };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
        if (data6.folder !== void 0) {
          let data7 = data6.folder;
          if (typeof data7 == "string") {
            if (func2(data7) > 4096) {
              let err29 = { instancePath: instancePath + "/paths/folder", keyword: "maxLength", params: { limit: 4096 }, parentSchema: schema173.properties.paths.properties.folder, data: data7 };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
          } else {
            let err30 = { instancePath: instancePath + "/paths/folder", keyword: "type", params: { type: "string" }, parentSchema: schema173.properties.paths.properties.folder, data: data7 };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        }
        if (data6.profile !== void 0) {
          let data8 = data6.profile;
          if (typeof data8 != "string" && data8 !== null) {
            let err31 = { instancePath: instancePath + "/paths/profile", keyword: "type", params: { type: schema173.properties.paths.properties.profile.type }, parentSchema: schema173.properties.paths.properties.profile, data: data8 };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
          if (typeof data8 == "string" && func2(data8) > 4096) {
            let err32 = { instancePath: instancePath + "/paths/profile", keyword: "maxLength", params: { limit: 4096 }, parentSchema: schema173.properties.paths.properties.profile, data: data8 };
            vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
          }
        }
      } else {
        let err33 = { instancePath: instancePath + "/paths", keyword: "type", params: { type: "object" }, parentSchema: schema173.properties.paths, data: data6 };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.health !== void 0 && (validate467(data.health, { instancePath: instancePath + "/health", parentData: data, parentDataProperty: "health", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate467.errors : appended(vErrors, validate467.errors), errors = vErrors.length)), data.token !== void 0) {
      let data10 = data.token;
      if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
        if (data10.present === void 0) {
          let err34 = { instancePath: instancePath + "/token", keyword: "required", params: { missingProperty: "present" }, parentSchema: schema173.properties.token, data: data10 };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
        if (data10.source === void 0) {
          let err35 = { instancePath: instancePath + "/token", keyword: "required", params: { missingProperty: "source" }, parentSchema: schema173.properties.token, data: data10 };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
        for (let key3 in data10)
          if (!(key3 === "present" || key3 === "source")) {
            let err36 = { instancePath: instancePath + "/token", keyword: "additionalProperties", params: { additionalProperty: key3 }, parentSchema: schema173.properties.token, data: data10 };
            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
          }
        if (data10.present !== void 0) {
          let data11 = data10.present;
          if (typeof data11 != "boolean") {
            let err37 = { instancePath: instancePath + "/token/present", keyword: "type", params: { type: "boolean" }, parentSchema: schema173.properties.token.properties.present, data: data11 };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
        }
        if (data10.source !== void 0) {
          let data12 = data10.source, _errs28 = errors, valid4 = !1, _errs29 = errors;
          if (data12 !== null) {
            let err38 = { instancePath: instancePath + "/token/source", keyword: "type", params: { type: "null" }, parentSchema: schema173.properties.token.properties.source.anyOf[0], data: data12 };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
          }
          var _valid0 = _errs29 === errors;
          valid4 = valid4 || _valid0;
          let _errs31 = errors;
          validate510(data12, { instancePath: instancePath + "/token/source", parentData: data10, parentDataProperty: "source", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate510.errors : appended(vErrors, validate510.errors), errors = vErrors.length);
          var _valid0 = _errs31 === errors;
          if (valid4 = valid4 || _valid0, valid4)
            errors = _errs28, vErrors !== null && (_errs28 ? vErrors.length = _errs28 : vErrors = null);
          else {
            let err39 = { instancePath: instancePath + "/token/source", keyword: "anyOf", params: {}, parentSchema: schema173.properties.token.properties.source, data: data12 };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
          }
        }
      } else {
        let err40 = { instancePath: instancePath + "/token", keyword: "type", params: { type: "object" }, parentSchema: schema173.properties.token, data: data10 };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
    }
    if (data.deployment !== void 0) {
      let data13 = data.deployment, _errs33 = errors, valid5 = !1, _errs34 = errors;
      if (data13 !== null) {
        let err41 = { instancePath: instancePath + "/deployment", keyword: "type", params: { type: "null" }, parentSchema: schema173.properties.deployment.anyOf[0], data: data13 };
        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
      }
      var _valid1 = _errs34 === errors;
      valid5 = valid5 || _valid1;
      let _errs36 = errors;
      validate232(data13, { instancePath: instancePath + "/deployment", parentData: data, parentDataProperty: "deployment", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate232.errors : appended(vErrors, validate232.errors), errors = vErrors.length);
      var _valid1 = _errs36 === errors;
      if (valid5 = valid5 || _valid1, valid5)
        errors = _errs33, vErrors !== null && (_errs33 ? vErrors.length = _errs33 : vErrors = null);
      else {
        let err42 = { instancePath: instancePath + "/deployment", keyword: "anyOf", params: {}, parentSchema: schema173.properties.deployment, data: data13 };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
    if (data.caller !== void 0 && (validate513(data.caller, { instancePath: instancePath + "/caller", parentData: data, parentDataProperty: "caller", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate513.errors : appended(vErrors, validate513.errors), errors = vErrors.length)), data.workspaces !== void 0 && (validate518(data.workspaces, { instancePath: instancePath + "/workspaces", parentData: data, parentDataProperty: "workspaces", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate518.errors : appended(vErrors, validate518.errors), errors = vErrors.length)), data.providers !== void 0 && (validate521(data.providers, { instancePath: instancePath + "/providers", parentData: data, parentDataProperty: "providers", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate521.errors : appended(vErrors, validate521.errors), errors = vErrors.length)), data.billing !== void 0 && (validate530(data.billing, { instancePath: instancePath + "/billing", parentData: data, parentDataProperty: "billing", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate530.errors : appended(vErrors, validate530.errors), errors = vErrors.length)), data.logs !== void 0) {
      let data18 = data.logs, _errs42 = errors, valid6 = !1, _errs43 = errors;
      if (data18 !== null) {
        let err43 = { instancePath: instancePath + "/logs", keyword: "type", params: { type: "null" }, parentSchema: schema173.properties.logs.anyOf[0], data: data18 };
        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
      }
      var _valid2 = _errs43 === errors;
      valid6 = valid6 || _valid2;
      let _errs45 = errors;
      validate540(data18, { instancePath: instancePath + "/logs", parentData: data, parentDataProperty: "logs", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate540.errors : appended(vErrors, validate540.errors), errors = vErrors.length);
      var _valid2 = _errs45 === errors;
      if (valid6 = valid6 || _valid2, valid6)
        errors = _errs42, vErrors !== null && (_errs42 ? vErrors.length = _errs42 : vErrors = null);
      else {
        let err44 = { instancePath: instancePath + "/logs", keyword: "anyOf", params: {}, parentSchema: schema173.properties.logs, data: data18 };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
    }
  } else {
    let err45 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema173, data };
    vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
  }
  return validate507.errors = vErrors, errors === 0;
}
validate507.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema186 = { title: "ExamplesResult", type: "object", additionalProperties: !1, required: ["documents"], properties: { documents: { type: "array", items: { $ref: "#/$defs/example_document" } } } }, schema187 = { title: "ExampleDocument", description: "An example document, and where it was written.", type: "object", additionalProperties: !1, required: ["example", "path", "outcome", "document"], properties: { example: { type: "string", enum: ["contract", "run", "control", "approval", "facts", "trust", "claims"] }, path: { type: ["string", "null"], description: "null: it was printed only" }, outcome: { type: ["string", "null"], enum: ["created", "changed", "unchanged", "would_change", null] }, document: { type: "object" } } };
function validate544(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate544.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.example === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "example" }, parentSchema: schema187, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.path === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "path" }, parentSchema: schema187, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.outcome === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "outcome" }, parentSchema: schema187, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.document === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "document" }, parentSchema: schema187, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "example" || key0 === "path" || key0 === "outcome" || key0 === "document")) {
        let err4 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema187, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.example !== void 0) {
      let data0 = data.example;
      if (typeof data0 != "string") {
        let err5 = { instancePath: instancePath + "/example", keyword: "type", params: { type: "string" }, parentSchema: schema187.properties.example, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (!(data0 === "contract" || data0 === "run" || data0 === "control" || data0 === "approval" || data0 === "facts" || data0 === "trust" || data0 === "claims")) {
        let err6 = { instancePath: instancePath + "/example", keyword: "enum", params: { allowedValues: schema187.properties.example.enum }, parentSchema: schema187.properties.example, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.path !== void 0) {
      let data1 = data.path;
      if (typeof data1 != "string" && data1 !== null) {
        let err7 = { instancePath: instancePath + "/path", keyword: "type", params: { type: schema187.properties.path.type }, parentSchema: schema187.properties.path, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.outcome !== void 0) {
      let data2 = data.outcome;
      if (typeof data2 != "string" && data2 !== null) {
        let err8 = { instancePath: instancePath + "/outcome", keyword: "type", params: { type: schema187.properties.outcome.type }, parentSchema: schema187.properties.outcome, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (!(data2 === "created" || data2 === "changed" || data2 === "unchanged" || data2 === "would_change" || data2 === null)) {
        let err9 = { instancePath: instancePath + "/outcome", keyword: "enum", params: { allowedValues: schema187.properties.outcome.enum }, parentSchema: schema187.properties.outcome, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.document !== void 0) {
      let data3 = data.document;
      if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
        let err10 = { instancePath: instancePath + "/document", keyword: "type", params: { type: "object" }, parentSchema: schema187.properties.document, data: data3 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema187, data };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate544.errors = vErrors, errors === 0;
}
validate544.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate543(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate543.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.documents === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "documents" }, parentSchema: schema186, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "documents") {
        let err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema186, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.documents !== void 0) {
      let data0 = data.documents;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate544(data0[i0], { instancePath: instancePath + "/documents/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate544.errors : appended(vErrors, validate544.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/documents", keyword: "type", params: { type: "array" }, parentSchema: schema186.properties.documents, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema186, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate543.errors = vErrors, errors === 0;
}
validate543.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema188 = { title: "DigestsResult", type: "object", additionalProperties: !1, required: ["digests"], properties: { digests: { type: "array", items: { $ref: "#/$defs/described_digest" } } } }, schema189 = { title: "DescribedDigest", description: "A digest as documents name it, and what it is of.", type: "object", additionalProperties: !1, required: ["of", "name", "digest"], properties: { of: { type: "string", enum: ["capability", "policy", "scope"] }, name: { type: "string" }, digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } };
function validate548(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate548.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.of === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "of" }, parentSchema: schema189, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "name" }, parentSchema: schema189, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.digest === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "digest" }, parentSchema: schema189, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "of" || key0 === "name" || key0 === "digest")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema189, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.of !== void 0) {
      let data0 = data.of;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/of", keyword: "type", params: { type: "string" }, parentSchema: schema189.properties.of, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (!(data0 === "capability" || data0 === "policy" || data0 === "scope")) {
        let err5 = { instancePath: instancePath + "/of", keyword: "enum", params: { allowedValues: schema189.properties.of.enum }, parentSchema: schema189.properties.of, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 != "string") {
        let err6 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, parentSchema: schema189.properties.name, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    data.digest !== void 0 && (validate161(data.digest, { instancePath: instancePath + "/digest", parentData: data, parentDataProperty: "digest", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate161.errors : appended(vErrors, validate161.errors), errors = vErrors.length));
  } else {
    let err7 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema189, data };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate548.errors = vErrors, errors === 0;
}
validate548.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate547(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate547.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.digests === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "digests" }, parentSchema: schema188, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "digests") {
        let err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema188, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.digests !== void 0) {
      let data0 = data.digests;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate548(data0[i0], { instancePath: instancePath + "/digests/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate548.errors : appended(vErrors, validate548.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/digests", keyword: "type", params: { type: "array" }, parentSchema: schema188.properties.digests, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema188, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate547.errors = vErrors, errors === 0;
}
validate547.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema190 = { title: "SchemasResult", type: "object", additionalProperties: !1, required: ["schemas"], properties: { schemas: { type: "array", items: { $ref: "#/$defs/listed_schema" } } } }, schema191 = { title: "ListedSchema", description: "A JSON Schema of a document, complete in itself.", type: "object", additionalProperties: !1, required: ["name", "title", "file", "schema"], properties: { name: { type: "string" }, title: { type: "string" }, file: { type: "string", description: "its file in the package" }, schema: { type: ["object", "null"], description: "null in a list" } } };
function validate553(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate553.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "name" }, parentSchema: schema191, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.title === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "title" }, parentSchema: schema191, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.file === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "file" }, parentSchema: schema191, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.schema === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "schema" }, parentSchema: schema191, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "name" || key0 === "title" || key0 === "file" || key0 === "schema")) {
        let err4 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema191, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 != "string") {
        let err5 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, parentSchema: schema191.properties.name, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 != "string") {
        let err6 = { instancePath: instancePath + "/title", keyword: "type", params: { type: "string" }, parentSchema: schema191.properties.title, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.file !== void 0) {
      let data2 = data.file;
      if (typeof data2 != "string") {
        let err7 = { instancePath: instancePath + "/file", keyword: "type", params: { type: "string" }, parentSchema: schema191.properties.file, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.schema !== void 0) {
      let data3 = data.schema;
      if (!(data3 && typeof data3 == "object" && !Array.isArray(data3)) && data3 !== null) {
        let err8 = { instancePath: instancePath + "/schema", keyword: "type", params: { type: schema191.properties.schema.type }, parentSchema: schema191.properties.schema, data: data3 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema191, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate553.errors = vErrors, errors === 0;
}
validate553.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate552(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate552.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schemas === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "schemas" }, parentSchema: schema190, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "schemas") {
        let err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema190, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.schemas !== void 0) {
      let data0 = data.schemas;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate553(data0[i0], { instancePath: instancePath + "/schemas/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate553.errors : appended(vErrors, validate553.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/schemas", keyword: "type", params: { type: "array" }, parentSchema: schema190.properties.schemas, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema190, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate552.errors = vErrors, errors === 0;
}
validate552.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema192 = { title: "SelfTestResult", description: "What a gate refused of its own allowed input, changed one thing at a time.", type: "object", additionalProperties: !1, required: ["at", "claim_count", "rules_sha256", "inputs", "counts", "changes"], properties: { at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, claim_count: { type: "integer", minimum: 0 }, rules_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest", description: "digest of the rule set that judged" }, inputs: { $ref: "urn:claimgate:schema:gate-verdict:v1#/properties/inputs" }, counts: { $ref: "#/$defs/self_test_counts" }, changes: { type: "array", maxItems: 1e4, items: { $ref: "#/$defs/self_test_change" } } } }, schema193 = { title: "Inputs", type: "array", items: { $ref: "#/$defs/input" } }, schema24 = { title: "Input", description: "A document that was read, by the digest of its exact bytes.", type: "object", additionalProperties: !1, required: ["document", "path", "sha256"], properties: { document: { type: "string", enum: ["public_claims", "config", "contract", "trust_root", "projection_statement", "projection", "release_record"] }, path: { type: "string", minLength: 1, maxLength: 4096 }, sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, version: { type: "integer", minimum: 1, description: "of a trust root" }, ledger_head: { $ref: "#/$defs/recorded_head" } } };
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.origin === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "origin" }, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.tree_size === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "tree_size" }, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.root_hash === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "root_hash" }, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "origin" || key0 === "tree_size" || key0 === "root_hash")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema26, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.origin !== void 0) {
      let data0 = data.origin;
      if (typeof data0 == "string") {
        if (func2(data0) > 256) {
          let err4 = { instancePath: instancePath + "/origin", keyword: "maxLength", params: { limit: 256 }, parentSchema: schema26.properties.origin, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func2(data0) < 1) {
          let err5 = { instancePath: instancePath + "/origin", keyword: "minLength", params: { limit: 1 }, parentSchema: schema26.properties.origin, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/origin", keyword: "type", params: { type: "string" }, parentSchema: schema26.properties.origin, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.tree_size !== void 0) {
      let data1 = data.tree_size;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err7 = { instancePath: instancePath + "/tree_size", keyword: "type", params: { type: "integer" }, parentSchema: schema26.properties.tree_size, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 0 || isNaN(data1))) {
        let err8 = { instancePath: instancePath + "/tree_size", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema26.properties.tree_size, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    data.root_hash !== void 0 && (validate60(data.root_hash, { instancePath: instancePath + "/root_hash", parentData: data, parentDataProperty: "root_hash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate60.errors : appended(vErrors, validate60.errors), errors = vErrors.length));
  } else {
    let err9 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema26, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate62.errors = vErrors, errors === 0;
}
validate62.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate59.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.document === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "document" }, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.path === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "path" }, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.sha256 === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "sha256" }, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "document" || key0 === "path" || key0 === "sha256" || key0 === "version" || key0 === "ledger_head")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema24, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.document !== void 0) {
      let data0 = data.document;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/document", keyword: "type", params: { type: "string" }, parentSchema: schema24.properties.document, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (!(data0 === "public_claims" || data0 === "config" || data0 === "contract" || data0 === "trust_root" || data0 === "projection_statement" || data0 === "projection" || data0 === "release_record")) {
        let err5 = { instancePath: instancePath + "/document", keyword: "enum", params: { allowedValues: schema24.properties.document.enum }, parentSchema: schema24.properties.document, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.path !== void 0) {
      let data1 = data.path;
      if (typeof data1 == "string") {
        if (func2(data1) > 4096) {
          let err6 = { instancePath: instancePath + "/path", keyword: "maxLength", params: { limit: 4096 }, parentSchema: schema24.properties.path, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (func2(data1) < 1) {
          let err7 = { instancePath: instancePath + "/path", keyword: "minLength", params: { limit: 1 }, parentSchema: schema24.properties.path, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/path", keyword: "type", params: { type: "string" }, parentSchema: schema24.properties.path, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.sha256 !== void 0 && (validate60(data.sha256, { instancePath: instancePath + "/sha256", parentData: data, parentDataProperty: "sha256", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate60.errors : appended(vErrors, validate60.errors), errors = vErrors.length)), data.version !== void 0) {
      let data3 = data.version;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err9 = { instancePath: instancePath + "/version", keyword: "type", params: { type: "integer" }, parentSchema: schema24.properties.version, data: data3 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3))) {
        let err10 = { instancePath: instancePath + "/version", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema24.properties.version, data: data3 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    data.ledger_head !== void 0 && (validate62(data.ledger_head, { instancePath: instancePath + "/ledger_head", parentData: data, parentDataProperty: "ledger_head", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : appended(vErrors, validate62.errors), errors = vErrors.length));
  } else {
    let err11 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema24, data };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate59.errors = vErrors, errors === 0;
}
validate59.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate559(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate559.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), Array.isArray(data)) {
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate59(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate59.errors : appended(vErrors, validate59.errors), errors = vErrors.length);
  } else {
    let err0 = { instancePath, keyword: "type", params: { type: "array" }, parentSchema: schema193, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate559.errors = vErrors, errors === 0;
}
validate559.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
var schema194 = { title: "SelfTestCounts", type: "object", additionalProperties: !1, required: ["as_expected", "wrongly_allowed", "other_code", "not_applicable"], properties: { as_expected: { type: "integer", minimum: 0 }, wrongly_allowed: { type: "integer", minimum: 0 }, other_code: { type: "integer", minimum: 0 }, not_applicable: { type: "integer", minimum: 0 } } };
function validate562(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate562.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.as_expected === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "as_expected" }, parentSchema: schema194, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.wrongly_allowed === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "wrongly_allowed" }, parentSchema: schema194, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.other_code === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "other_code" }, parentSchema: schema194, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.not_applicable === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "not_applicable" }, parentSchema: schema194, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "as_expected" || key0 === "wrongly_allowed" || key0 === "other_code" || key0 === "not_applicable")) {
        let err4 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema194, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.as_expected !== void 0) {
      let data0 = data.as_expected;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err5 = { instancePath: instancePath + "/as_expected", keyword: "type", params: { type: "integer" }, parentSchema: schema194.properties.as_expected, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0) && (data0 < 0 || isNaN(data0))) {
        let err6 = { instancePath: instancePath + "/as_expected", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema194.properties.as_expected, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.wrongly_allowed !== void 0) {
      let data1 = data.wrongly_allowed;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err7 = { instancePath: instancePath + "/wrongly_allowed", keyword: "type", params: { type: "integer" }, parentSchema: schema194.properties.wrongly_allowed, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 0 || isNaN(data1))) {
        let err8 = { instancePath: instancePath + "/wrongly_allowed", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema194.properties.wrongly_allowed, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.other_code !== void 0) {
      let data2 = data.other_code;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err9 = { instancePath: instancePath + "/other_code", keyword: "type", params: { type: "integer" }, parentSchema: schema194.properties.other_code, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2))) {
        let err10 = { instancePath: instancePath + "/other_code", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema194.properties.other_code, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.not_applicable !== void 0) {
      let data3 = data.not_applicable;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err11 = { instancePath: instancePath + "/not_applicable", keyword: "type", params: { type: "integer" }, parentSchema: schema194.properties.not_applicable, data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3) && (data3 < 0 || isNaN(data3))) {
        let err12 = { instancePath: instancePath + "/not_applicable", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema194.properties.not_applicable, data: data3 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema194, data };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate562.errors = vErrors, errors === 0;
}
validate562.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema195 = { title: "SelfTestChange", description: "One change, and how the gate judged it. A control has no expected code: the gate must allow it.", type: "object", additionalProperties: !1, required: ["area", "id", "rule", "subject_digest", "expected", "found", "outcome"], properties: { area: { type: "string", enum: ["control", "rules", "trust", "freshness", "rollback", "projection", "claims", "hand-off"] }, id: { type: "string", pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$", maxLength: 64 }, rule: { type: ["integer", "null"], minimum: 1, description: "the rule that must refuse; null: the whole is refused" }, subject_digest: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: "the changed claim; null: the change is about the whole" }, expected: { type: ["string", "null"], pattern: "^[a-z0-9]+(?:_[a-z0-9]+)*$", description: "null: the gate must allow it" }, found: { type: "array", items: { type: "string", pattern: "^[a-z0-9]+(?:_[a-z0-9]+)*$" } }, outcome: { type: "string", enum: ["as_expected", "wrongly_allowed", "other_code", "not_applicable"] } } };
function validate564(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate564.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.area === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "area" }, parentSchema: schema195, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "id" }, parentSchema: schema195, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.rule === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "rule" }, parentSchema: schema195, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.subject_digest === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "subject_digest" }, parentSchema: schema195, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.expected === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "expected" }, parentSchema: schema195, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.found === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "found" }, parentSchema: schema195, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.outcome === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "outcome" }, parentSchema: schema195, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "area" || key0 === "id" || key0 === "rule" || key0 === "subject_digest" || key0 === "expected" || key0 === "found" || key0 === "outcome")) {
        let err7 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema195, data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.area !== void 0) {
      let data0 = data.area;
      if (typeof data0 != "string") {
        let err8 = { instancePath: instancePath + "/area", keyword: "type", params: { type: "string" }, parentSchema: schema195.properties.area, data: data0 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (!(data0 === "control" || data0 === "rules" || data0 === "trust" || data0 === "freshness" || data0 === "rollback" || data0 === "projection" || data0 === "claims" || data0 === "hand-off")) {
        let err9 = { instancePath: instancePath + "/area", keyword: "enum", params: { allowedValues: schema195.properties.area.enum }, parentSchema: schema195.properties.area, data: data0 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.id !== void 0) {
      let data1 = data.id;
      if (typeof data1 == "string") {
        if (func2(data1) > 64) {
          let err10 = { instancePath: instancePath + "/id", keyword: "maxLength", params: { limit: 64 }, parentSchema: schema195.properties.id, data: data1 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (!pattern21.test(data1)) {
          let err11 = { instancePath: instancePath + "/id", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$" }, parentSchema: schema195.properties.id, data: data1 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "string" }, parentSchema: schema195.properties.id, data: data1 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.rule !== void 0) {
      let data2 = data.rule;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null) {
        let err13 = { instancePath: instancePath + "/rule", keyword: "type", params: { type: schema195.properties.rule.type }, parentSchema: schema195.properties.rule, data: data2 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2) && (data2 < 1 || isNaN(data2))) {
        let err14 = { instancePath: instancePath + "/rule", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema195.properties.rule, data: data2 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.subject_digest !== void 0) {
      let data3 = data.subject_digest;
      if (typeof data3 != "string" && data3 !== null) {
        let err15 = { instancePath: instancePath + "/subject_digest", keyword: "type", params: { type: schema195.properties.subject_digest.type }, parentSchema: schema195.properties.subject_digest, data: data3 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (typeof data3 == "string" && !pattern6.test(data3)) {
        let err16 = { instancePath: instancePath + "/subject_digest", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema195.properties.subject_digest, data: data3 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.expected !== void 0) {
      let data4 = data.expected;
      if (typeof data4 != "string" && data4 !== null) {
        let err17 = { instancePath: instancePath + "/expected", keyword: "type", params: { type: schema195.properties.expected.type }, parentSchema: schema195.properties.expected, data: data4 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (typeof data4 == "string" && !pattern8.test(data4)) {
        let err18 = { instancePath: instancePath + "/expected", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:_[a-z0-9]+)*$" }, parentSchema: schema195.properties.expected, data: data4 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.found !== void 0) {
      let data5 = data.found;
      if (Array.isArray(data5)) {
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data5[i0];
          if (typeof data6 == "string") {
            if (!pattern8.test(data6)) {
              let err19 = { instancePath: instancePath + "/found/" + i0, keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:_[a-z0-9]+)*$" }, parentSchema: schema195.properties.found.items, data: data6 };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
          } else {
            let err20 = { instancePath: instancePath + "/found/" + i0, keyword: "type", params: { type: "string" }, parentSchema: schema195.properties.found.items, data: data6 };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        }
      } else {
        let err21 = { instancePath: instancePath + "/found", keyword: "type", params: { type: "array" }, parentSchema: schema195.properties.found, data: data5 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.outcome !== void 0) {
      let data7 = data.outcome;
      if (typeof data7 != "string") {
        let err22 = { instancePath: instancePath + "/outcome", keyword: "type", params: { type: "string" }, parentSchema: schema195.properties.outcome, data: data7 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
      if (!(data7 === "as_expected" || data7 === "wrongly_allowed" || data7 === "other_code" || data7 === "not_applicable")) {
        let err23 = { instancePath: instancePath + "/outcome", keyword: "enum", params: { allowedValues: schema195.properties.outcome.enum }, parentSchema: schema195.properties.outcome, data: data7 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
  } else {
    let err24 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema195, data };
    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
  }
  return validate564.errors = vErrors, errors === 0;
}
validate564.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate556(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate556.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.at === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "at" }, parentSchema: schema192, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.claim_count === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "claim_count" }, parentSchema: schema192, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.rules_sha256 === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "rules_sha256" }, parentSchema: schema192, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.inputs === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "inputs" }, parentSchema: schema192, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.counts === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "counts" }, parentSchema: schema192, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.changes === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "changes" }, parentSchema: schema192, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "at" || key0 === "claim_count" || key0 === "rules_sha256" || key0 === "inputs" || key0 === "counts" || key0 === "changes")) {
        let err6 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema192, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.at !== void 0 && (validate244(data.at, { instancePath: instancePath + "/at", parentData: data, parentDataProperty: "at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate244.errors : appended(vErrors, validate244.errors), errors = vErrors.length)), data.claim_count !== void 0) {
      let data1 = data.claim_count;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err7 = { instancePath: instancePath + "/claim_count", keyword: "type", params: { type: "integer" }, parentSchema: schema192.properties.claim_count, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 0 || isNaN(data1))) {
        let err8 = { instancePath: instancePath + "/claim_count", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema192.properties.claim_count, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.rules_sha256 !== void 0 && (validate161(data.rules_sha256, { instancePath: instancePath + "/rules_sha256", parentData: data, parentDataProperty: "rules_sha256", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate161.errors : appended(vErrors, validate161.errors), errors = vErrors.length)), data.inputs !== void 0 && (validate559(data.inputs, { instancePath: instancePath + "/inputs", parentData: data, parentDataProperty: "inputs", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate559.errors : appended(vErrors, validate559.errors), errors = vErrors.length)), data.counts !== void 0 && (validate562(data.counts, { instancePath: instancePath + "/counts", parentData: data, parentDataProperty: "counts", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate562.errors : appended(vErrors, validate562.errors), errors = vErrors.length)), data.changes !== void 0) {
      let data5 = data.changes;
      if (Array.isArray(data5)) {
        if (data5.length > 1e4) {
          let err9 = { instancePath: instancePath + "/changes", keyword: "maxItems", params: { limit: 1e4 }, parentSchema: schema192.properties.changes, data: data5 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate564(data5[i0], { instancePath: instancePath + "/changes/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate564.errors : appended(vErrors, validate564.errors), errors = vErrors.length);
      } else {
        let err10 = { instancePath: instancePath + "/changes", keyword: "type", params: { type: "array" }, parentSchema: schema192.properties.changes, data: data5 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema192, data };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate556.errors = vErrors, errors === 0;
}
validate556.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema_version === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "schema_version" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.tool === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "tool" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.command === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "command" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.decision === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "decision" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.findings === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "findings" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.result === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "result" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "schema_version" || key0 === "tool" || key0 === "command" || key0 === "decision" || key0 === "findings" || key0 === "result")) {
        let err6 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema19, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.schema_version !== void 0) {
      let data0 = data.schema_version;
      if (data0 !== 1) {
        let err7 = { instancePath: instancePath + "/schema_version", keyword: "const", params: { allowedValue: 1 }, parentSchema: schema19.properties.schema_version, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.tool !== void 0 && (validate152(data.tool, { instancePath: instancePath + "/tool", parentData: data, parentDataProperty: "tool", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate152.errors : appended(vErrors, validate152.errors), errors = vErrors.length)), data.command !== void 0) {
      let data2 = data.command;
      if (typeof data2 == "string") {
        if (func2(data2) > 64) {
          let err8 = { instancePath: instancePath + "/command", keyword: "maxLength", params: { limit: 64 }, parentSchema: schema19.properties.command, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (func2(data2) < 1) {
          let err9 = { instancePath: instancePath + "/command", keyword: "minLength", params: { limit: 1 }, parentSchema: schema19.properties.command, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/command", keyword: "type", params: { type: "string" }, parentSchema: schema19.properties.command, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.decision !== void 0 && (validate154(data.decision, { instancePath: instancePath + "/decision", parentData: data, parentDataProperty: "decision", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate154.errors : appended(vErrors, validate154.errors), errors = vErrors.length)), data.findings !== void 0) {
      let data4 = data.findings;
      if (Array.isArray(data4)) {
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate156(data4[i0], { instancePath: instancePath + "/findings/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate156.errors : appended(vErrors, validate156.errors), errors = vErrors.length);
      } else {
        let err11 = { instancePath: instancePath + "/findings", keyword: "type", params: { type: "array" }, parentSchema: schema19.properties.findings, data: data4 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.result !== void 0) {
      let data6 = data.result, _errs11 = errors, valid3 = !1, _errs12 = errors;
      if (data6 !== null) {
        let err12 = { instancePath: instancePath + "/result", keyword: "type", params: { type: "null" }, parentSchema: schema19.properties.result.anyOf[0], data: data6 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      var _valid0 = _errs12 === errors;
      valid3 = valid3 || _valid0;
      let _errs14 = errors;
      validate160(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate160.errors : appended(vErrors, validate160.errors), errors = vErrors.length);
      var _valid0 = _errs14 === errors;
      if (valid3 = valid3 || _valid0, _valid0)
        var props0 = !0;
      let _errs15 = errors;
      validate176(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate176.errors : appended(vErrors, validate176.errors), errors = vErrors.length);
      var _valid0 = _errs15 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs16 = errors;
      validate190(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate190.errors : appended(vErrors, validate190.errors), errors = vErrors.length);
      var _valid0 = _errs16 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs17 = errors;
      validate210(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate210.errors : appended(vErrors, validate210.errors), errors = vErrors.length);
      var _valid0 = _errs17 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs18 = errors;
      validate214(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate214.errors : appended(vErrors, validate214.errors), errors = vErrors.length);
      var _valid0 = _errs18 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs19 = errors;
      validate229(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate229.errors : appended(vErrors, validate229.errors), errors = vErrors.length);
      var _valid0 = _errs19 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs20 = errors;
      validate241(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate241.errors : appended(vErrors, validate241.errors), errors = vErrors.length);
      var _valid0 = _errs20 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs21 = errors;
      validate250(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate250.errors : appended(vErrors, validate250.errors), errors = vErrors.length);
      var _valid0 = _errs21 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs22 = errors;
      validate256(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate256.errors : appended(vErrors, validate256.errors), errors = vErrors.length);
      var _valid0 = _errs22 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs23 = errors;
      validate260(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate260.errors : appended(vErrors, validate260.errors), errors = vErrors.length);
      var _valid0 = _errs23 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs24 = errors;
      validate267(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate267.errors : appended(vErrors, validate267.errors), errors = vErrors.length);
      var _valid0 = _errs24 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs25 = errors;
      validate271(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate271.errors : appended(vErrors, validate271.errors), errors = vErrors.length);
      var _valid0 = _errs25 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs26 = errors;
      validate278(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate278.errors : appended(vErrors, validate278.errors), errors = vErrors.length);
      var _valid0 = _errs26 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs27 = errors;
      validate283(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate283.errors : appended(vErrors, validate283.errors), errors = vErrors.length);
      var _valid0 = _errs27 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs28 = errors;
      validate316(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate316.errors : appended(vErrors, validate316.errors), errors = vErrors.length);
      var _valid0 = _errs28 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs29 = errors;
      validate322(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate322.errors : appended(vErrors, validate322.errors), errors = vErrors.length);
      var _valid0 = _errs29 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs30 = errors;
      validate331(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate331.errors : appended(vErrors, validate331.errors), errors = vErrors.length);
      var _valid0 = _errs30 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs31 = errors;
      validate340(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate340.errors : appended(vErrors, validate340.errors), errors = vErrors.length);
      var _valid0 = _errs31 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs32 = errors;
      validate343(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate343.errors : appended(vErrors, validate343.errors), errors = vErrors.length);
      var _valid0 = _errs32 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs33 = errors;
      validate348(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate348.errors : appended(vErrors, validate348.errors), errors = vErrors.length);
      var _valid0 = _errs33 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs34 = errors;
      validate350(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate350.errors : appended(vErrors, validate350.errors), errors = vErrors.length);
      var _valid0 = _errs34 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs35 = errors;
      validate357(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate357.errors : appended(vErrors, validate357.errors), errors = vErrors.length);
      var _valid0 = _errs35 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs36 = errors;
      validate362(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate362.errors : appended(vErrors, validate362.errors), errors = vErrors.length);
      var _valid0 = _errs36 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs37 = errors;
      validate369(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate369.errors : appended(vErrors, validate369.errors), errors = vErrors.length);
      var _valid0 = _errs37 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs38 = errors;
      validate373(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate373.errors : appended(vErrors, validate373.errors), errors = vErrors.length);
      var _valid0 = _errs38 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs39 = errors;
      validate375(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate375.errors : appended(vErrors, validate375.errors), errors = vErrors.length);
      var _valid0 = _errs39 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs40 = errors;
      validate377(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate377.errors : appended(vErrors, validate377.errors), errors = vErrors.length);
      var _valid0 = _errs40 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs41 = errors;
      validate380(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate380.errors : appended(vErrors, validate380.errors), errors = vErrors.length);
      var _valid0 = _errs41 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs42 = errors;
      validate382(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate382.errors : appended(vErrors, validate382.errors), errors = vErrors.length);
      var _valid0 = _errs42 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs43 = errors;
      validate390(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate390.errors : appended(vErrors, validate390.errors), errors = vErrors.length);
      var _valid0 = _errs43 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs44 = errors;
      validate394(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate394.errors : appended(vErrors, validate394.errors), errors = vErrors.length);
      var _valid0 = _errs44 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs45 = errors;
      validate411(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate411.errors : appended(vErrors, validate411.errors), errors = vErrors.length);
      var _valid0 = _errs45 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs46 = errors;
      validate413(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate413.errors : appended(vErrors, validate413.errors), errors = vErrors.length);
      var _valid0 = _errs46 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs47 = errors;
      validate432(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate432.errors : appended(vErrors, validate432.errors), errors = vErrors.length);
      var _valid0 = _errs47 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs48 = errors;
      validate451(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate451.errors : appended(vErrors, validate451.errors), errors = vErrors.length);
      var _valid0 = _errs48 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs49 = errors;
      validate454(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate454.errors : appended(vErrors, validate454.errors), errors = vErrors.length);
      var _valid0 = _errs49 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs50 = errors;
      validate456(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate456.errors : appended(vErrors, validate456.errors), errors = vErrors.length);
      var _valid0 = _errs50 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs51 = errors;
      validate464(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate464.errors : appended(vErrors, validate464.errors), errors = vErrors.length);
      var _valid0 = _errs51 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs52 = errors;
      validate467(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate467.errors : appended(vErrors, validate467.errors), errors = vErrors.length);
      var _valid0 = _errs52 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs53 = errors;
      validate475(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate475.errors : appended(vErrors, validate475.errors), errors = vErrors.length);
      var _valid0 = _errs53 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs54 = errors;
      validate480(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate480.errors : appended(vErrors, validate480.errors), errors = vErrors.length);
      var _valid0 = _errs54 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs55 = errors;
      validate507(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate507.errors : appended(vErrors, validate507.errors), errors = vErrors.length);
      var _valid0 = _errs55 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs56 = errors;
      validate543(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate543.errors : appended(vErrors, validate543.errors), errors = vErrors.length);
      var _valid0 = _errs56 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs57 = errors;
      validate547(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate547.errors : appended(vErrors, validate547.errors), errors = vErrors.length);
      var _valid0 = _errs57 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs58 = errors;
      validate552(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate552.errors : appended(vErrors, validate552.errors), errors = vErrors.length);
      var _valid0 = _errs58 === errors;
      valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs59 = errors;
      validate556(data6, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate556.errors : appended(vErrors, validate556.errors), errors = vErrors.length);
      var _valid0 = _errs59 === errors;
      if (valid3 = valid3 || _valid0, _valid0 && props0 !== !0 && (props0 = !0), valid3)
        errors = _errs11, vErrors !== null && (_errs11 ? vErrors.length = _errs11 : vErrors = null);
      else {
        let err13 = { instancePath: instancePath + "/result", keyword: "anyOf", params: {}, parentSchema: schema19.properties.result, data: data6 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
  } else {
    let err14 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema19, data };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate52.errors = vErrors, errors === 0;
}
validate52.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var TooManyFaults = class extends Error {
};
function appended(faults, more) {
  for (let fault of more) faults.push(fault);
  if (faults.length > 1e5) throw Object.assign(new TooManyFaults(), { faults });
  return faults;
}
function bounded(validate) {
  return function validator(value) {
    try {
      let isValid = validate(value);
      return validator.errors = validate.errors, isValid;
    } catch (error) {
      if (!(error instanceof TooManyFaults)) throw error;
      return validator.errors = error.faults, !1;
    }
  };
}
export {
  document
};
