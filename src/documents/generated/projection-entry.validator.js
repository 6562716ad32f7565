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
var document = bounded(validate52), schema19 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:projection-entry:v1", title: "ProjectionEntry", description: "One line of ledger-projection.jsonl: what the ledger knows of one subject. A fact that is not known is null (specification/documents.md 3.3).", type: "object", additionalProperties: !1, required: ["subject", "contract_digest", "configuration", "approval", "authorization", "policy", "runtime_control", "local_run", "live_run"], properties: { subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, contract_digest: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: "digest of the current contract, or null where no contract fits what the runtime implements now" }, configuration: { $ref: "#/$defs/configuration_fact" }, approval: { $ref: "#/$defs/approval_fact" }, authorization: { $ref: "#/$defs/authorization_fact" }, policy: { $ref: "#/$defs/policy_fact" }, runtime_control: { $ref: "#/$defs/control_fact" }, local_run: { $ref: "#/$defs/run_fact" }, live_run: { $ref: "#/$defs/run_fact" } }, $defs: { record_place: { title: "RecordPlace", description: "Where a record stands in the ledger: its sequence number and its leaf hash.", type: "object", additionalProperties: !1, required: ["sequence", "leaf"], properties: { sequence: { type: "integer", minimum: 1, maximum: 9007199254740991 }, leaf: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } }, record_place_or_null: { title: "RecordPlaceOrNull", description: "The same, or null where no ledger record says so, as for a disable set in the environment.", type: ["object", "null"], additionalProperties: !1, required: ["sequence", "leaf"], properties: { sequence: { type: "integer", minimum: 1, maximum: 9007199254740991 }, leaf: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } }, expiry_or_null: { title: "ExpiryOrNull", type: ["string", "null"], format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC, or null where no end was set" }, scope_digests: { title: "ScopeDigests", type: "array", maxItems: 256, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, description: "scopes, each as the SHA-256 of its name in UTF-8 (specification/documents.md 1), in any order" }, approval_state: { title: "ApprovalState", type: "string", enum: ["not_required", "pending", "trial", "approved", "restricted", "revoked"], description: "what a review of a provider app says" }, configuration_fact: { title: "ConfigurationFact", type: ["object", "null"], additionalProperties: !1, required: ["state", "source"], properties: { state: { type: "string", enum: ["missing", "dynamic_registration", "configured"] }, source: { type: ["string", "null"], enum: ["built_in", "environment", "database", "dynamic", null], description: "where the effective configuration comes from, or null where that is not known" } } }, approval_fact: { title: "ApprovalFact", type: ["object", "null"], additionalProperties: !1, required: ["state", "tier", "reviewed_at", "expires_at", "record"], properties: { state: { $ref: "#/$defs/approval_state" }, tier: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, reviewed_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, record: { $ref: "#/$defs/record_place" } } }, authorization_fact: { title: "AuthorizationFact", type: ["object", "null"], additionalProperties: !1, required: ["state", "granted_scopes", "validated_at", "expires_at"], properties: { state: { type: "string", enum: ["not_applicable", "reconnect_required", "valid"] }, granted_scopes: { $ref: "#/$defs/scope_digests" }, validated_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "#/$defs/expiry_or_null" } } }, policy_fact: { title: "PolicyFact", type: ["object", "null"], additionalProperties: !1, required: ["state"], properties: { state: { type: "string", enum: ["restricted", "allowed"] } } }, control_fact: { title: "ControlFact", type: ["object", "null"], additionalProperties: !1, required: ["state", "expires_at", "record"], properties: { state: { type: "string", enum: ["disabled", "degraded", "enabled"] }, expires_at: { $ref: "#/$defs/expiry_or_null" }, record: { $ref: "#/$defs/record_place_or_null" }, source: { type: "string", enum: ["environment"], description: "where a disable without a record comes from; without this member, from the deny-list of the runtime facts" } } }, run_fact: { title: "RunFact", type: ["object", "null"], additionalProperties: !1, required: ["subject_digest", "contract_digest", "tested_revision", "tested_at", "expires_at", "approval_state", "approval_tier", "required_scopes", "granted_scopes", "checks", "record"], properties: { subject_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, contract_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, tested_revision: { $ref: "urn:claimgate:schema:common:v1#/$defs/revision" }, tested_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, approval_state: { $ref: "#/$defs/approval_state" }, approval_tier: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, required_scopes: { $ref: "#/$defs/scope_digests" }, granted_scopes: { $ref: "#/$defs/scope_digests" }, checks: { type: "array", maxItems: 32, items: { $ref: "#/$defs/check_fact" } }, record: { $ref: "#/$defs/record_place" } } }, check_fact: { title: "CheckFact", type: "object", additionalProperties: !1, required: ["kind", "outcome", "not_applicable_reason", "completed_at", "external_result"], properties: { kind: { $ref: "urn:claimgate:schema:common:v1#/$defs/check_kind" }, outcome: { type: "string", enum: ["passed", "failed", "not_applicable"] }, not_applicable_reason: { type: ["string", "null"], maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug, or null" }, completed_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, external_result: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint, "sha256:" and 64 lower-case hex digits, or null' } } } } }, func1 = Object.prototype.hasOwnProperty, schema21 = { title: "Subject", description: "What a decision is for: exactly these nine members (specification/documents.md 2).", type: "object", additionalProperties: !1, required: ["provider", "app_fingerprint", "deployment_environment", "provider_environment", "instance_fingerprint", "account_kind", "output_profile", "operation", "policy_mode"], properties: { provider: { $ref: "#/$defs/slug" }, app_fingerprint: { $ref: "#/$defs/fingerprint" }, deployment_environment: { type: "string", enum: ["local", "staging", "production"] }, provider_environment: { type: "string", enum: ["development", "sandbox", "production"] }, instance_fingerprint: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint, "sha256:" and 64 lower-case hex digits, or null' }, account_kind: { $ref: "#/$defs/slug" }, output_profile: { $ref: "#/$defs/slug" }, operation: { $ref: "#/$defs/operation" }, policy_mode: { $ref: "#/$defs/slug" } } }, schema22 = { title: "Slug", type: "string", maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters" }, func3 = require_ucs2length().default, pattern3 = new RegExp("^[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u");
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func3(data) > 64) {
      let err0 = { instancePath, keyword: "maxLength", params: { limit: 64 }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern3.test(data)) {
      let err1 = { instancePath, keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema22, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate55.errors = vErrors, errors === 0;
}
validate55.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema23 = { title: "FingerprintText", type: "string", pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint: "sha256:" and 64 lower-case hex digits' }, pattern4 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern4.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema23, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema23, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate57.errors = vErrors, errors === 0;
}
validate57.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema24 = { title: "Operation", type: "string", enum: ["publish_immediate", "publish_scheduled", "connect"], description: "an operation of a subject" };
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate61.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema24, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "publish_immediate" || data === "publish_scheduled" || data === "connect")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema24.enum }, parentSchema: schema24, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate61.errors = vErrors, errors === 0;
}
validate61.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate54.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "provider" }, parentSchema: schema21, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.app_fingerprint === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "app_fingerprint" }, parentSchema: schema21, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.deployment_environment === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "deployment_environment" }, parentSchema: schema21, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.provider_environment === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "provider_environment" }, parentSchema: schema21, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.instance_fingerprint === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "instance_fingerprint" }, parentSchema: schema21, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.account_kind === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "account_kind" }, parentSchema: schema21, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.output_profile === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "output_profile" }, parentSchema: schema21, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.operation === void 0) {
      let err7 = { instancePath, keyword: "required", params: { missingProperty: "operation" }, parentSchema: schema21, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.policy_mode === void 0) {
      let err8 = { instancePath, keyword: "required", params: { missingProperty: "policy_mode" }, parentSchema: schema21, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema21.properties, key0)) {
        let err9 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema21, data };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.provider !== void 0 && (validate55(data.provider, { instancePath: instancePath + "/provider", parentData: data, parentDataProperty: "provider", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : appended(vErrors, validate55.errors), errors = vErrors.length)), data.app_fingerprint !== void 0 && (validate57(data.app_fingerprint, { instancePath: instancePath + "/app_fingerprint", parentData: data, parentDataProperty: "app_fingerprint", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : appended(vErrors, validate57.errors), errors = vErrors.length)), data.deployment_environment !== void 0) {
      let data2 = data.deployment_environment;
      if (typeof data2 != "string") {
        let err10 = { instancePath: instancePath + "/deployment_environment", keyword: "type", params: { type: "string" }, parentSchema: schema21.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (!(data2 === "local" || data2 === "staging" || data2 === "production")) {
        let err11 = { instancePath: instancePath + "/deployment_environment", keyword: "enum", params: { allowedValues: schema21.properties.deployment_environment.enum }, parentSchema: schema21.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.provider_environment !== void 0) {
      let data3 = data.provider_environment;
      if (typeof data3 != "string") {
        let err12 = { instancePath: instancePath + "/provider_environment", keyword: "type", params: { type: "string" }, parentSchema: schema21.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (!(data3 === "development" || data3 === "sandbox" || data3 === "production")) {
        let err13 = { instancePath: instancePath + "/provider_environment", keyword: "enum", params: { allowedValues: schema21.properties.provider_environment.enum }, parentSchema: schema21.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.instance_fingerprint !== void 0) {
      let data4 = data.instance_fingerprint;
      if (typeof data4 != "string" && data4 !== null) {
        let err14 = { instancePath: instancePath + "/instance_fingerprint", keyword: "type", params: { type: schema21.properties.instance_fingerprint.type }, parentSchema: schema21.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data4 == "string" && !pattern4.test(data4)) {
        let err15 = { instancePath: instancePath + "/instance_fingerprint", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema21.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    data.account_kind !== void 0 && (validate55(data.account_kind, { instancePath: instancePath + "/account_kind", parentData: data, parentDataProperty: "account_kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : appended(vErrors, validate55.errors), errors = vErrors.length)), data.output_profile !== void 0 && (validate55(data.output_profile, { instancePath: instancePath + "/output_profile", parentData: data, parentDataProperty: "output_profile", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : appended(vErrors, validate55.errors), errors = vErrors.length)), data.operation !== void 0 && (validate61(data.operation, { instancePath: instancePath + "/operation", parentData: data, parentDataProperty: "operation", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate61.errors : appended(vErrors, validate61.errors), errors = vErrors.length)), data.policy_mode !== void 0 && (validate55(data.policy_mode, { instancePath: instancePath + "/policy_mode", parentData: data, parentDataProperty: "policy_mode", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : appended(vErrors, validate55.errors), errors = vErrors.length));
  } else {
    let err16 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema21, data };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate54.errors = vErrors, errors === 0;
}
validate54.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema25 = { title: "ConfigurationFact", type: ["object", "null"], additionalProperties: !1, required: ["state", "source"], properties: { state: { type: "string", enum: ["missing", "dynamic_registration", "configured"] }, source: { type: ["string", "null"], enum: ["built_in", "environment", "database", "dynamic", null], description: "where the effective configuration comes from, or null where that is not known" } } };
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate65.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, keyword: "type", params: { type: schema25.type }, parentSchema: schema25, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "state" }, parentSchema: schema25, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.source === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "source" }, parentSchema: schema25, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "state" || key0 === "source")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema25, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.state !== void 0) {
      let data0 = data.state;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/state", keyword: "type", params: { type: "string" }, parentSchema: schema25.properties.state, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (!(data0 === "missing" || data0 === "dynamic_registration" || data0 === "configured")) {
        let err5 = { instancePath: instancePath + "/state", keyword: "enum", params: { allowedValues: schema25.properties.state.enum }, parentSchema: schema25.properties.state, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.source !== void 0) {
      let data1 = data.source;
      if (typeof data1 != "string" && data1 !== null) {
        let err6 = { instancePath: instancePath + "/source", keyword: "type", params: { type: schema25.properties.source.type }, parentSchema: schema25.properties.source, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (!(data1 === "built_in" || data1 === "environment" || data1 === "database" || data1 === "dynamic" || data1 === null)) {
        let err7 = { instancePath: instancePath + "/source", keyword: "enum", params: { allowedValues: schema25.properties.source.enum }, parentSchema: schema25.properties.source, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  }
  return validate65.errors = vErrors, errors === 0;
}
validate65.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema26 = { title: "ApprovalFact", type: ["object", "null"], additionalProperties: !1, required: ["state", "tier", "reviewed_at", "expires_at", "record"], properties: { state: { $ref: "#/$defs/approval_state" }, tier: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, reviewed_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, record: { $ref: "#/$defs/record_place" } } }, schema27 = { title: "ApprovalState", type: "string", enum: ["not_required", "pending", "trial", "approved", "restricted", "revoked"], description: "what a review of a provider app says" };
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate68.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema27, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "not_required" || data === "pending" || data === "trial" || data === "approved" || data === "restricted" || data === "revoked")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema27.enum }, parentSchema: schema27, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate68.errors = vErrors, errors === 0;
}
validate68.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate70.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func3(data) > 64) {
      let err0 = { instancePath, keyword: "maxLength", params: { limit: 64 }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern3.test(data)) {
      let err1 = { instancePath, keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema22, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate70.errors = vErrors, errors === 0;
}
validate70.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema29 = { title: "Instant", type: "string", format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC such as 2026-11-21T08:30:00Z or 2026-11-21T08:30:00.250Z" }, formats0 = fullFormats["date-time"], pattern8 = new RegExp("^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", "u");
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate72.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern8.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema29, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!formats0.validate(data)) {
      let err1 = { instancePath, keyword: "format", params: { format: "date-time" }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema29, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate72.errors = vErrors, errors === 0;
}
validate72.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema30 = { title: "RecordPlace", description: "Where a record stands in the ledger: its sequence number and its leaf hash.", type: "object", additionalProperties: !1, required: ["sequence", "leaf"], properties: { sequence: { type: "integer", minimum: 1, maximum: 9007199254740991 }, leaf: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } }, schema31 = { title: "DigestText", type: "string", pattern: "^sha256:[0-9a-f]{64}$", description: '"sha256:" and 64 lower-case hex digits' };
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate76.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern4.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema31, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate76.errors = vErrors, errors === 0;
}
validate76.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate75.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sequence === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "sequence" }, parentSchema: schema30, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.leaf === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "leaf" }, parentSchema: schema30, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "sequence" || key0 === "leaf")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema30, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.sequence !== void 0) {
      let data0 = data.sequence;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/sequence", keyword: "type", params: { type: "integer" }, parentSchema: schema30.properties.sequence, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/sequence", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, parentSchema: schema30.properties.sequence, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/sequence", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema30.properties.sequence, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    data.leaf !== void 0 && (validate76(data.leaf, { instancePath: instancePath + "/leaf", parentData: data, parentDataProperty: "leaf", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate76.errors : appended(vErrors, validate76.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema30, data };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate75.errors = vErrors, errors === 0;
}
validate75.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate67.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, keyword: "type", params: { type: schema26.type }, parentSchema: schema26, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "state" }, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.tier === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "tier" }, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.reviewed_at === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "reviewed_at" }, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.expires_at === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "expires_at" }, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.record === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "record" }, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "state" || key0 === "tier" || key0 === "reviewed_at" || key0 === "expires_at" || key0 === "record")) {
        let err6 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema26, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    data.state !== void 0 && (validate68(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : appended(vErrors, validate68.errors), errors = vErrors.length)), data.tier !== void 0 && (validate70(data.tier, { instancePath: instancePath + "/tier", parentData: data, parentDataProperty: "tier", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : appended(vErrors, validate70.errors), errors = vErrors.length)), data.reviewed_at !== void 0 && (validate72(data.reviewed_at, { instancePath: instancePath + "/reviewed_at", parentData: data, parentDataProperty: "reviewed_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : appended(vErrors, validate72.errors), errors = vErrors.length)), data.expires_at !== void 0 && (validate72(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : appended(vErrors, validate72.errors), errors = vErrors.length)), data.record !== void 0 && (validate75(data.record, { instancePath: instancePath + "/record", parentData: data, parentDataProperty: "record", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate75.errors : appended(vErrors, validate75.errors), errors = vErrors.length));
  }
  return validate67.errors = vErrors, errors === 0;
}
validate67.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema32 = { title: "AuthorizationFact", type: ["object", "null"], additionalProperties: !1, required: ["state", "granted_scopes", "validated_at", "expires_at"], properties: { state: { type: "string", enum: ["not_applicable", "reconnect_required", "valid"] }, granted_scopes: { $ref: "#/$defs/scope_digests" }, validated_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "#/$defs/expiry_or_null" } } }, schema33 = { title: "ScopeDigests", type: "array", maxItems: 256, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, description: "scopes, each as the SHA-256 of its name in UTF-8 (specification/documents.md 1), in any order" }, func0 = require_equal().default;
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate81.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), Array.isArray(data)) {
    if (data.length > 256) {
      let err0 = { instancePath, keyword: "maxItems", params: { limit: 256 }, parentSchema: schema33, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate76(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate76.errors : appended(vErrors, validate76.errors), errors = vErrors.length);
    let i1 = data.length, j0;
    if (i1 > 1) {
      outer0:
        for (; i1--; )
          for (j0 = i1; j0--; )
            if (func0(data[i1], data[j0])) {
              let err1 = { instancePath, keyword: "uniqueItems", params: { i: i1, j: j0 }, parentSchema: schema33, data };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              break outer0;
            }
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "array" }, parentSchema: schema33, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate81.errors = vErrors, errors === 0;
}
validate81.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
var schema34 = { title: "ExpiryOrNull", type: ["string", "null"], format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC, or null where no end was set" };
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate85.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, keyword: "type", params: { type: schema34.type }, parentSchema: schema34, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "string") {
    if (!pattern8.test(data)) {
      let err1 = { instancePath, keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema34, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!formats0.validate(data)) {
      let err2 = { instancePath, keyword: "format", params: { format: "date-time" }, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  return validate85.errors = vErrors, errors === 0;
}
validate85.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate80.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, keyword: "type", params: { type: schema32.type }, parentSchema: schema32, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "state" }, parentSchema: schema32, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.granted_scopes === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "granted_scopes" }, parentSchema: schema32, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.validated_at === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "validated_at" }, parentSchema: schema32, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.expires_at === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "expires_at" }, parentSchema: schema32, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "state" || key0 === "granted_scopes" || key0 === "validated_at" || key0 === "expires_at")) {
        let err5 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema32, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.state !== void 0) {
      let data0 = data.state;
      if (typeof data0 != "string") {
        let err6 = { instancePath: instancePath + "/state", keyword: "type", params: { type: "string" }, parentSchema: schema32.properties.state, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (!(data0 === "not_applicable" || data0 === "reconnect_required" || data0 === "valid")) {
        let err7 = { instancePath: instancePath + "/state", keyword: "enum", params: { allowedValues: schema32.properties.state.enum }, parentSchema: schema32.properties.state, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    data.granted_scopes !== void 0 && (validate81(data.granted_scopes, { instancePath: instancePath + "/granted_scopes", parentData: data, parentDataProperty: "granted_scopes", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate81.errors : appended(vErrors, validate81.errors), errors = vErrors.length)), data.validated_at !== void 0 && (validate72(data.validated_at, { instancePath: instancePath + "/validated_at", parentData: data, parentDataProperty: "validated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : appended(vErrors, validate72.errors), errors = vErrors.length)), data.expires_at !== void 0 && (validate85(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : appended(vErrors, validate85.errors), errors = vErrors.length));
  }
  return validate80.errors = vErrors, errors === 0;
}
validate80.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema35 = { title: "PolicyFact", type: ["object", "null"], additionalProperties: !1, required: ["state"], properties: { state: { type: "string", enum: ["restricted", "allowed"] } } };
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate88.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, keyword: "type", params: { type: schema35.type }, parentSchema: schema35, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "state" }, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (key0 !== "state") {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema35, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.state !== void 0) {
      let data0 = data.state;
      if (typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/state", keyword: "type", params: { type: "string" }, parentSchema: schema35.properties.state, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (!(data0 === "restricted" || data0 === "allowed")) {
        let err4 = { instancePath: instancePath + "/state", keyword: "enum", params: { allowedValues: schema35.properties.state.enum }, parentSchema: schema35.properties.state, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  }
  return validate88.errors = vErrors, errors === 0;
}
validate88.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema36 = { title: "ControlFact", type: ["object", "null"], additionalProperties: !1, required: ["state", "expires_at", "record"], properties: { state: { type: "string", enum: ["disabled", "degraded", "enabled"] }, expires_at: { $ref: "#/$defs/expiry_or_null" }, record: { $ref: "#/$defs/record_place_or_null" }, source: { type: "string", enum: ["environment"], description: "where a disable without a record comes from; without this member, from the deny-list of the runtime facts" } } }, schema37 = { title: "RecordPlaceOrNull", description: "The same, or null where no ledger record says so, as for a disable set in the environment.", type: ["object", "null"], additionalProperties: !1, required: ["sequence", "leaf"], properties: { sequence: { type: "integer", minimum: 1, maximum: 9007199254740991 }, leaf: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } };
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate92.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, keyword: "type", params: { type: schema37.type }, parentSchema: schema37, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sequence === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "sequence" }, parentSchema: schema37, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.leaf === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "leaf" }, parentSchema: schema37, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "sequence" || key0 === "leaf")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema37, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.sequence !== void 0) {
      let data0 = data.sequence;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err4 = { instancePath: instancePath + "/sequence", keyword: "type", params: { type: "integer" }, parentSchema: schema37.properties.sequence, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/sequence", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, parentSchema: schema37.properties.sequence, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err6 = { instancePath: instancePath + "/sequence", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema37.properties.sequence, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    data.leaf !== void 0 && (validate76(data.leaf, { instancePath: instancePath + "/leaf", parentData: data, parentDataProperty: "leaf", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate76.errors : appended(vErrors, validate76.errors), errors = vErrors.length));
  }
  return validate92.errors = vErrors, errors === 0;
}
validate92.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate90.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, keyword: "type", params: { type: schema36.type }, parentSchema: schema36, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "state" }, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.expires_at === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "expires_at" }, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.record === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "record" }, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "state" || key0 === "expires_at" || key0 === "record" || key0 === "source")) {
        let err4 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema36, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.state !== void 0) {
      let data0 = data.state;
      if (typeof data0 != "string") {
        let err5 = { instancePath: instancePath + "/state", keyword: "type", params: { type: "string" }, parentSchema: schema36.properties.state, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (!(data0 === "disabled" || data0 === "degraded" || data0 === "enabled")) {
        let err6 = { instancePath: instancePath + "/state", keyword: "enum", params: { allowedValues: schema36.properties.state.enum }, parentSchema: schema36.properties.state, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.expires_at !== void 0 && (validate85(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : appended(vErrors, validate85.errors), errors = vErrors.length)), data.record !== void 0 && (validate92(data.record, { instancePath: instancePath + "/record", parentData: data, parentDataProperty: "record", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate92.errors : appended(vErrors, validate92.errors), errors = vErrors.length)), data.source !== void 0) {
      let data3 = data.source;
      if (typeof data3 != "string") {
        let err7 = { instancePath: instancePath + "/source", keyword: "type", params: { type: "string" }, parentSchema: schema36.properties.source, data: data3 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== "environment") {
        let err8 = { instancePath: instancePath + "/source", keyword: "enum", params: { allowedValues: schema36.properties.source.enum }, parentSchema: schema36.properties.source, data: data3 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  }
  return validate90.errors = vErrors, errors === 0;
}
validate90.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema38 = { title: "RunFact", type: ["object", "null"], additionalProperties: !1, required: ["subject_digest", "contract_digest", "tested_revision", "tested_at", "expires_at", "approval_state", "approval_tier", "required_scopes", "granted_scopes", "checks", "record"], properties: { subject_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, contract_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, tested_revision: { $ref: "urn:claimgate:schema:common:v1#/$defs/revision" }, tested_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, approval_state: { $ref: "#/$defs/approval_state" }, approval_tier: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, required_scopes: { $ref: "#/$defs/scope_digests" }, granted_scopes: { $ref: "#/$defs/scope_digests" }, checks: { type: "array", maxItems: 32, items: { $ref: "#/$defs/check_fact" } }, record: { $ref: "#/$defs/record_place" } } }, schema39 = { title: "GitRevision", type: "string", pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$", description: "a full Git commit id: 40 or 64 lower-case hex digits" }, pattern11 = new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u");
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate99.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern11.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, schema: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$", parentSchema: schema39, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema39, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate99.errors = vErrors, errors === 0;
}
validate99.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema40 = { title: "CheckFact", type: "object", additionalProperties: !1, required: ["kind", "outcome", "not_applicable_reason", "completed_at", "external_result"], properties: { kind: { $ref: "urn:claimgate:schema:common:v1#/$defs/check_kind" }, outcome: { type: "string", enum: ["passed", "failed", "not_applicable"] }, not_applicable_reason: { type: ["string", "null"], maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug, or null" }, completed_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, external_result: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint, "sha256:" and 64 lower-case hex digits, or null' } } }, schema41 = { title: "CheckKind", type: "string", enum: ["connect", "authorization", "publish_immediate", "publish_scheduled", "final_result", "refresh", "revoke"], description: "what a check of a certification run tries" };
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate108.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema41, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "connect" || data === "authorization" || data === "publish_immediate" || data === "publish_scheduled" || data === "final_result" || data === "refresh" || data === "revoke")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema41.enum }, parentSchema: schema41, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate108.errors = vErrors, errors === 0;
}
validate108.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate107.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "kind" }, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.outcome === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "outcome" }, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.not_applicable_reason === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "not_applicable_reason" }, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.completed_at === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "completed_at" }, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.external_result === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "external_result" }, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "outcome" || key0 === "not_applicable_reason" || key0 === "completed_at" || key0 === "external_result")) {
        let err5 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema40, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.kind !== void 0 && (validate108(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate108.errors : appended(vErrors, validate108.errors), errors = vErrors.length)), data.outcome !== void 0) {
      let data1 = data.outcome;
      if (typeof data1 != "string") {
        let err6 = { instancePath: instancePath + "/outcome", keyword: "type", params: { type: "string" }, parentSchema: schema40.properties.outcome, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (!(data1 === "passed" || data1 === "failed" || data1 === "not_applicable")) {
        let err7 = { instancePath: instancePath + "/outcome", keyword: "enum", params: { allowedValues: schema40.properties.outcome.enum }, parentSchema: schema40.properties.outcome, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.not_applicable_reason !== void 0) {
      let data2 = data.not_applicable_reason;
      if (typeof data2 != "string" && data2 !== null) {
        let err8 = { instancePath: instancePath + "/not_applicable_reason", keyword: "type", params: { type: schema40.properties.not_applicable_reason.type }, parentSchema: schema40.properties.not_applicable_reason, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data2 == "string") {
        if (func3(data2) > 64) {
          let err9 = { instancePath: instancePath + "/not_applicable_reason", keyword: "maxLength", params: { limit: 64 }, parentSchema: schema40.properties.not_applicable_reason, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (!pattern3.test(data2)) {
          let err10 = { instancePath: instancePath + "/not_applicable_reason", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, parentSchema: schema40.properties.not_applicable_reason, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      }
    }
    if (data.completed_at !== void 0 && (validate72(data.completed_at, { instancePath: instancePath + "/completed_at", parentData: data, parentDataProperty: "completed_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : appended(vErrors, validate72.errors), errors = vErrors.length)), data.external_result !== void 0) {
      let data4 = data.external_result;
      if (typeof data4 != "string" && data4 !== null) {
        let err11 = { instancePath: instancePath + "/external_result", keyword: "type", params: { type: schema40.properties.external_result.type }, parentSchema: schema40.properties.external_result, data: data4 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data4 == "string" && !pattern4.test(data4)) {
        let err12 = { instancePath: instancePath + "/external_result", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema40.properties.external_result, data: data4 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema40, data };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate107.errors = vErrors, errors === 0;
}
validate107.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate96.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, keyword: "type", params: { type: schema38.type }, parentSchema: schema38, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subject_digest === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "subject_digest" }, parentSchema: schema38, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.contract_digest === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "contract_digest" }, parentSchema: schema38, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.tested_revision === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "tested_revision" }, parentSchema: schema38, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.tested_at === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "tested_at" }, parentSchema: schema38, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.expires_at === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "expires_at" }, parentSchema: schema38, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.approval_state === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "approval_state" }, parentSchema: schema38, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.approval_tier === void 0) {
      let err7 = { instancePath, keyword: "required", params: { missingProperty: "approval_tier" }, parentSchema: schema38, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.required_scopes === void 0) {
      let err8 = { instancePath, keyword: "required", params: { missingProperty: "required_scopes" }, parentSchema: schema38, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.granted_scopes === void 0) {
      let err9 = { instancePath, keyword: "required", params: { missingProperty: "granted_scopes" }, parentSchema: schema38, data };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.checks === void 0) {
      let err10 = { instancePath, keyword: "required", params: { missingProperty: "checks" }, parentSchema: schema38, data };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.record === void 0) {
      let err11 = { instancePath, keyword: "required", params: { missingProperty: "record" }, parentSchema: schema38, data };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema38.properties, key0)) {
        let err12 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema38, data };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    if (data.subject_digest !== void 0 && (validate76(data.subject_digest, { instancePath: instancePath + "/subject_digest", parentData: data, parentDataProperty: "subject_digest", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate76.errors : appended(vErrors, validate76.errors), errors = vErrors.length)), data.contract_digest !== void 0 && (validate76(data.contract_digest, { instancePath: instancePath + "/contract_digest", parentData: data, parentDataProperty: "contract_digest", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate76.errors : appended(vErrors, validate76.errors), errors = vErrors.length)), data.tested_revision !== void 0 && (validate99(data.tested_revision, { instancePath: instancePath + "/tested_revision", parentData: data, parentDataProperty: "tested_revision", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate99.errors : appended(vErrors, validate99.errors), errors = vErrors.length)), data.tested_at !== void 0 && (validate72(data.tested_at, { instancePath: instancePath + "/tested_at", parentData: data, parentDataProperty: "tested_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : appended(vErrors, validate72.errors), errors = vErrors.length)), data.expires_at !== void 0 && (validate72(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : appended(vErrors, validate72.errors), errors = vErrors.length)), data.approval_state !== void 0 && (validate68(data.approval_state, { instancePath: instancePath + "/approval_state", parentData: data, parentDataProperty: "approval_state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : appended(vErrors, validate68.errors), errors = vErrors.length)), data.approval_tier !== void 0 && (validate70(data.approval_tier, { instancePath: instancePath + "/approval_tier", parentData: data, parentDataProperty: "approval_tier", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : appended(vErrors, validate70.errors), errors = vErrors.length)), data.required_scopes !== void 0 && (validate81(data.required_scopes, { instancePath: instancePath + "/required_scopes", parentData: data, parentDataProperty: "required_scopes", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate81.errors : appended(vErrors, validate81.errors), errors = vErrors.length)), data.granted_scopes !== void 0 && (validate81(data.granted_scopes, { instancePath: instancePath + "/granted_scopes", parentData: data, parentDataProperty: "granted_scopes", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate81.errors : appended(vErrors, validate81.errors), errors = vErrors.length)), data.checks !== void 0) {
      let data9 = data.checks;
      if (Array.isArray(data9)) {
        if (data9.length > 32) {
          let err13 = { instancePath: instancePath + "/checks", keyword: "maxItems", params: { limit: 32 }, parentSchema: schema38.properties.checks, data: data9 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        let len0 = data9.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate107(data9[i0], { instancePath: instancePath + "/checks/" + i0, parentData: data9, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate107.errors : appended(vErrors, validate107.errors), errors = vErrors.length);
      } else {
        let err14 = { instancePath: instancePath + "/checks", keyword: "type", params: { type: "array" }, parentSchema: schema38.properties.checks, data: data9 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    data.record !== void 0 && (validate75(data.record, { instancePath: instancePath + "/record", parentData: data, parentDataProperty: "record", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate75.errors : appended(vErrors, validate75.errors), errors = vErrors.length));
  }
  return validate96.errors = vErrors, errors === 0;
}
validate96.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subject === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "subject" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.contract_digest === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "contract_digest" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.configuration === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "configuration" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.approval === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "approval" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.authorization === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "authorization" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.policy === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "policy" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.runtime_control === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "runtime_control" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.local_run === void 0) {
      let err7 = { instancePath, keyword: "required", params: { missingProperty: "local_run" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.live_run === void 0) {
      let err8 = { instancePath, keyword: "required", params: { missingProperty: "live_run" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema19.properties, key0)) {
        let err9 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema19, data };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.subject !== void 0 && (validate54(data.subject, { instancePath: instancePath + "/subject", parentData: data, parentDataProperty: "subject", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : appended(vErrors, validate54.errors), errors = vErrors.length)), data.contract_digest !== void 0) {
      let data1 = data.contract_digest;
      if (typeof data1 != "string" && data1 !== null) {
        let err10 = { instancePath: instancePath + "/contract_digest", keyword: "type", params: { type: schema19.properties.contract_digest.type }, parentSchema: schema19.properties.contract_digest, data: data1 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data1 == "string" && !pattern4.test(data1)) {
        let err11 = { instancePath: instancePath + "/contract_digest", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema19.properties.contract_digest, data: data1 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    data.configuration !== void 0 && (validate65(data.configuration, { instancePath: instancePath + "/configuration", parentData: data, parentDataProperty: "configuration", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : appended(vErrors, validate65.errors), errors = vErrors.length)), data.approval !== void 0 && (validate67(data.approval, { instancePath: instancePath + "/approval", parentData: data, parentDataProperty: "approval", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate67.errors : appended(vErrors, validate67.errors), errors = vErrors.length)), data.authorization !== void 0 && (validate80(data.authorization, { instancePath: instancePath + "/authorization", parentData: data, parentDataProperty: "authorization", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate80.errors : appended(vErrors, validate80.errors), errors = vErrors.length)), data.policy !== void 0 && (validate88(data.policy, { instancePath: instancePath + "/policy", parentData: data, parentDataProperty: "policy", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate88.errors : appended(vErrors, validate88.errors), errors = vErrors.length)), data.runtime_control !== void 0 && (validate90(data.runtime_control, { instancePath: instancePath + "/runtime_control", parentData: data, parentDataProperty: "runtime_control", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate90.errors : appended(vErrors, validate90.errors), errors = vErrors.length)), data.local_run !== void 0 && (validate96(data.local_run, { instancePath: instancePath + "/local_run", parentData: data, parentDataProperty: "local_run", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate96.errors : appended(vErrors, validate96.errors), errors = vErrors.length)), data.live_run !== void 0 && (validate96(data.live_run, { instancePath: instancePath + "/live_run", parentData: data, parentDataProperty: "live_run", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate96.errors : appended(vErrors, validate96.errors), errors = vErrors.length));
  } else {
    let err12 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema19, data };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
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
