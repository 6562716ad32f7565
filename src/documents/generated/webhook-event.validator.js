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

// <stdin>
import { fullFormats } from "./formats.js";
var document = bounded(validate52), schema19 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:webhook-event:v1", title: "WebhookEvent", description: "The body of a webhook (specification/service.md 8).", type: "object", additionalProperties: !1, required: ["type", "timestamp", "data"], properties: { type: { $ref: "urn:claimgate:schema:webhook-settings:v1#/$defs/webhook_type" }, timestamp: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant", description: "when the service saw it" }, data: { type: "object", additionalProperties: !1, required: ["deployment", "decisions", "subjects", "controls"], properties: { deployment: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, decisions: { type: "array", maxItems: 50, items: { $ref: "#/$defs/blocked_decision" }, description: "readiness.blocked: what was executable and is not any more" }, subjects: { type: "array", maxItems: 50, items: { $ref: "#/$defs/expiring_subject" }, description: "evidence.expiring and evidence.expired" }, controls: { type: "array", maxItems: 50, items: { $ref: "#/$defs/changed_control" }, description: "control.changed: control events that were recorded" } } } }, $defs: { blocked_decision: { title: "BlockedDecision", type: "object", additionalProperties: !1, required: ["subject", "account_reference", "state", "codes"], properties: { subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, account_reference: { $ref: "urn:claimgate:schema:provider-readiness:v1#/$defs/account_reference_or_null" }, state: { $ref: "urn:claimgate:schema:readiness-decision:v1#/$defs/readiness_state" }, codes: { type: "array", maxItems: 64, items: { type: "string", maxLength: 64, pattern: "^[a-z][a-z0-9_]*$" }, description: "the codes of what stands in the way" } } }, expiring_subject: { title: "ExpiringSubject", type: "object", additionalProperties: !1, required: ["subject", "what", "expires_at"], properties: { subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, what: { type: "string", enum: ["approval", "authorization", "control", "local_run", "local_retest", "live_run", "live_retest"], description: "what expires first of all that the subject rests on" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" } } }, changed_control: { title: "ChangedControl", type: "object", additionalProperties: !1, required: ["sequence", "selector", "state", "reason", "starts_at", "expires_at"], properties: { sequence: { type: "integer", minimum: 1, maximum: 9007199254740991, description: "the place in the ledger" }, selector: { $ref: "urn:claimgate:schema:control-event:v1#/$defs/selector" }, state: { $ref: "urn:claimgate:schema:control-event:v1#/$defs/control_state" }, reason: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, starts_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:projection-entry:v1#/$defs/expiry_or_null" } } } } }, schema24 = { title: "WebhookType", type: "string", enum: ["readiness.blocked", "evidence.expiring", "evidence.expired", "control.changed"] };
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate61.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema24, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "readiness.blocked" || data === "evidence.expiring" || data === "evidence.expired" || data === "control.changed")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema24.enum }, parentSchema: schema24, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate61.errors = vErrors, errors === 0;
}
validate61.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema26 = { title: "Instant", type: "string", format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC such as 2026-11-21T08:30:00Z or 2026-11-21T08:30:00.250Z" }, formats0 = fullFormats["date-time"], pattern5 = new RegExp("^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", "u");
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate63.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern5.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema26, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!formats0.validate(data)) {
      let err1 = { instancePath, keyword: "format", params: { format: "date-time" }, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema26, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate63.errors = vErrors, errors === 0;
}
validate63.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema23 = { title: "Slug", type: "string", maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters" }, func1 = require_ucs2length().default, pattern3 = new RegExp("^[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u");
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate65.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 64) {
      let err0 = { instancePath, keyword: "maxLength", params: { limit: 64 }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern3.test(data)) {
      let err1 = { instancePath, keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema23, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate65.errors = vErrors, errors === 0;
}
validate65.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema28 = { title: "BlockedDecision", type: "object", additionalProperties: !1, required: ["subject", "account_reference", "state", "codes"], properties: { subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, account_reference: { $ref: "urn:claimgate:schema:provider-readiness:v1#/$defs/account_reference_or_null" }, state: { $ref: "urn:claimgate:schema:readiness-decision:v1#/$defs/readiness_state" }, codes: { type: "array", maxItems: 64, items: { type: "string", maxLength: 64, pattern: "^[a-z][a-z0-9_]*$" }, description: "the codes of what stands in the way" } } }, schema29 = { title: "Subject", description: "What a decision is for: exactly these nine members (specification/documents.md 2).", type: "object", additionalProperties: !1, required: ["provider", "app_fingerprint", "deployment_environment", "provider_environment", "instance_fingerprint", "account_kind", "output_profile", "operation", "policy_mode"], properties: { provider: { $ref: "#/$defs/slug" }, app_fingerprint: { $ref: "#/$defs/fingerprint" }, deployment_environment: { type: "string", enum: ["local", "staging", "production"] }, provider_environment: { type: "string", enum: ["development", "sandbox", "production"] }, instance_fingerprint: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint, "sha256:" and 64 lower-case hex digits, or null' }, account_kind: { $ref: "#/$defs/slug" }, output_profile: { $ref: "#/$defs/slug" }, operation: { $ref: "#/$defs/operation" }, policy_mode: { $ref: "#/$defs/slug" } } }, func6 = Object.prototype.hasOwnProperty;
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate69.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 64) {
      let err0 = { instancePath, keyword: "maxLength", params: { limit: 64 }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern3.test(data)) {
      let err1 = { instancePath, keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema23, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate69.errors = vErrors, errors === 0;
}
validate69.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema31 = { title: "FingerprintText", type: "string", pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint: "sha256:" and 64 lower-case hex digits' }, pattern8 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate71.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern8.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema31, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate71.errors = vErrors, errors === 0;
}
validate71.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema32 = { title: "Operation", type: "string", enum: ["publish_immediate", "publish_scheduled", "connect"], description: "an operation of a subject" };
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate75.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema32, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "publish_immediate" || data === "publish_scheduled" || data === "connect")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema32.enum }, parentSchema: schema32, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate75.errors = vErrors, errors === 0;
}
validate75.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate68.evaluated;
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
      if (!func6.call(schema29.properties, key0)) {
        let err9 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema29, data };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.provider !== void 0 && (validate69(data.provider, { instancePath: instancePath + "/provider", parentData: data, parentDataProperty: "provider", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate69.errors : appended(vErrors, validate69.errors), errors = vErrors.length)), data.app_fingerprint !== void 0 && (validate71(data.app_fingerprint, { instancePath: instancePath + "/app_fingerprint", parentData: data, parentDataProperty: "app_fingerprint", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate71.errors : appended(vErrors, validate71.errors), errors = vErrors.length)), data.deployment_environment !== void 0) {
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
      if (typeof data4 == "string" && !pattern8.test(data4)) {
        let err15 = { instancePath: instancePath + "/instance_fingerprint", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema29.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    data.account_kind !== void 0 && (validate69(data.account_kind, { instancePath: instancePath + "/account_kind", parentData: data, parentDataProperty: "account_kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate69.errors : appended(vErrors, validate69.errors), errors = vErrors.length)), data.output_profile !== void 0 && (validate69(data.output_profile, { instancePath: instancePath + "/output_profile", parentData: data, parentDataProperty: "output_profile", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate69.errors : appended(vErrors, validate69.errors), errors = vErrors.length)), data.operation !== void 0 && (validate75(data.operation, { instancePath: instancePath + "/operation", parentData: data, parentDataProperty: "operation", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate75.errors : appended(vErrors, validate75.errors), errors = vErrors.length)), data.policy_mode !== void 0 && (validate69(data.policy_mode, { instancePath: instancePath + "/policy_mode", parentData: data, parentDataProperty: "policy_mode", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate69.errors : appended(vErrors, validate69.errors), errors = vErrors.length));
  } else {
    let err16 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema29, data };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate68.errors = vErrors, errors === 0;
}
validate68.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema45 = { title: "AccountReferenceOrNull", type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: "fingerprint of the requested account, or null where none is asked for" };
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate113.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, keyword: "type", params: { type: schema45.type }, parentSchema: schema45, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "string" && !pattern8.test(data)) {
    let err1 = { instancePath, keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema45, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate113.errors = vErrors, errors === 0;
}
validate113.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema37 = { title: "ReadinessState", type: "string", enum: ["disabled", "unsupported", "needs_configuration", "reconnect_required", "degraded", "approval_required", "trial_only", "policy_restricted", "expired_proof", "certification_required", "healthy"], description: "the effective state: the first that applies, in this order" };
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate115.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema37, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "disabled" || data === "unsupported" || data === "needs_configuration" || data === "reconnect_required" || data === "degraded" || data === "approval_required" || data === "trial_only" || data === "policy_restricted" || data === "expired_proof" || data === "certification_required" || data === "healthy")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema37.enum }, parentSchema: schema37, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate115.errors = vErrors, errors === 0;
}
validate115.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var pattern12 = new RegExp("^[a-z][a-z0-9_]*$", "u");
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate67.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subject === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "subject" }, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.account_reference === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "account_reference" }, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.state === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "state" }, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.codes === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "codes" }, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "subject" || key0 === "account_reference" || key0 === "state" || key0 === "codes")) {
        let err4 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema28, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.subject !== void 0 && (validate68(data.subject, { instancePath: instancePath + "/subject", parentData: data, parentDataProperty: "subject", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : appended(vErrors, validate68.errors), errors = vErrors.length)), data.account_reference !== void 0 && (validate113(data.account_reference, { instancePath: instancePath + "/account_reference", parentData: data, parentDataProperty: "account_reference", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate113.errors : appended(vErrors, validate113.errors), errors = vErrors.length)), data.state !== void 0 && (validate115(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate115.errors : appended(vErrors, validate115.errors), errors = vErrors.length)), data.codes !== void 0) {
      let data3 = data.codes;
      if (Array.isArray(data3)) {
        if (data3.length > 64) {
          let err5 = { instancePath: instancePath + "/codes", keyword: "maxItems", params: { limit: 64 }, parentSchema: schema28.properties.codes, data: data3 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (typeof data4 == "string") {
            if (func1(data4) > 64) {
              let err6 = { instancePath: instancePath + "/codes/" + i0, keyword: "maxLength", params: { limit: 64 }, parentSchema: schema28.properties.codes.items, data: data4 };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
            if (!pattern12.test(data4)) {
              let err7 = { instancePath: instancePath + "/codes/" + i0, keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*$" }, parentSchema: schema28.properties.codes.items, data: data4 };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
          } else {
            let err8 = { instancePath: instancePath + "/codes/" + i0, keyword: "type", params: { type: "string" }, parentSchema: schema28.properties.codes.items, data: data4 };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
      } else {
        let err9 = { instancePath: instancePath + "/codes", keyword: "type", params: { type: "array" }, parentSchema: schema28.properties.codes, data: data3 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema28, data };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate67.errors = vErrors, errors === 0;
}
validate67.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema48 = { title: "ExpiringSubject", type: "object", additionalProperties: !1, required: ["subject", "what", "expires_at"], properties: { subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, what: { type: "string", enum: ["approval", "authorization", "control", "local_run", "local_retest", "live_run", "live_retest"], description: "what expires first of all that the subject rests on" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" } } };
function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate118.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subject === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "subject" }, parentSchema: schema48, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.what === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "what" }, parentSchema: schema48, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.expires_at === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "expires_at" }, parentSchema: schema48, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "subject" || key0 === "what" || key0 === "expires_at")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema48, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.subject !== void 0 && (validate68(data.subject, { instancePath: instancePath + "/subject", parentData: data, parentDataProperty: "subject", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : appended(vErrors, validate68.errors), errors = vErrors.length)), data.what !== void 0) {
      let data1 = data.what;
      if (typeof data1 != "string") {
        let err4 = { instancePath: instancePath + "/what", keyword: "type", params: { type: "string" }, parentSchema: schema48.properties.what, data: data1 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (!(data1 === "approval" || data1 === "authorization" || data1 === "control" || data1 === "local_run" || data1 === "local_retest" || data1 === "live_run" || data1 === "live_retest")) {
        let err5 = { instancePath: instancePath + "/what", keyword: "enum", params: { allowedValues: schema48.properties.what.enum }, parentSchema: schema48.properties.what, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.expires_at !== void 0 && (validate63(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate63.errors : appended(vErrors, validate63.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema48, data };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate118.errors = vErrors, errors === 0;
}
validate118.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema49 = { title: "ChangedControl", type: "object", additionalProperties: !1, required: ["sequence", "selector", "state", "reason", "starts_at", "expires_at"], properties: { sequence: { type: "integer", minimum: 1, maximum: 9007199254740991, description: "the place in the ledger" }, selector: { $ref: "urn:claimgate:schema:control-event:v1#/$defs/selector" }, state: { $ref: "urn:claimgate:schema:control-event:v1#/$defs/control_state" }, reason: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, starts_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:projection-entry:v1#/$defs/expiry_or_null" } } }, schema51 = { title: "Selector", description: "Which subjects are meant: the provider, and any of the other eight members. A member that is absent stands for every value.", type: "object", additionalProperties: !1, required: ["provider"], properties: { provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, app_fingerprint: { $ref: "urn:claimgate:schema:common:v1#/$defs/fingerprint" }, deployment_environment: { type: "string", enum: ["local", "staging", "production"] }, provider_environment: { type: "string", enum: ["development", "sandbox", "production"] }, instance_fingerprint: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint, "sha256:" and 64 lower-case hex digits, or null' }, account_kind: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, output_profile: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, operation: { $ref: "urn:claimgate:schema:common:v1#/$defs/operation" }, policy_mode: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" } } };
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate125.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 64) {
      let err0 = { instancePath, keyword: "maxLength", params: { limit: 64 }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern3.test(data)) {
      let err1 = { instancePath, keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema23, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate125.errors = vErrors, errors === 0;
}
validate125.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate127(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate127.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern8.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema31, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate127.errors = vErrors, errors === 0;
}
validate127.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate131(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate131.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema32, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "publish_immediate" || data === "publish_scheduled" || data === "connect")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema32.enum }, parentSchema: schema32, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate131.errors = vErrors, errors === 0;
}
validate131.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate201(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate201.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "provider" }, parentSchema: schema51, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!func6.call(schema51.properties, key0)) {
        let err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema51, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.provider !== void 0 && (validate125(data.provider, { instancePath: instancePath + "/provider", parentData: data, parentDataProperty: "provider", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate125.errors : appended(vErrors, validate125.errors), errors = vErrors.length)), data.app_fingerprint !== void 0 && (validate127(data.app_fingerprint, { instancePath: instancePath + "/app_fingerprint", parentData: data, parentDataProperty: "app_fingerprint", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate127.errors : appended(vErrors, validate127.errors), errors = vErrors.length)), data.deployment_environment !== void 0) {
      let data2 = data.deployment_environment;
      if (typeof data2 != "string") {
        let err2 = { instancePath: instancePath + "/deployment_environment", keyword: "type", params: { type: "string" }, parentSchema: schema51.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (!(data2 === "local" || data2 === "staging" || data2 === "production")) {
        let err3 = { instancePath: instancePath + "/deployment_environment", keyword: "enum", params: { allowedValues: schema51.properties.deployment_environment.enum }, parentSchema: schema51.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.provider_environment !== void 0) {
      let data3 = data.provider_environment;
      if (typeof data3 != "string") {
        let err4 = { instancePath: instancePath + "/provider_environment", keyword: "type", params: { type: "string" }, parentSchema: schema51.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (!(data3 === "development" || data3 === "sandbox" || data3 === "production")) {
        let err5 = { instancePath: instancePath + "/provider_environment", keyword: "enum", params: { allowedValues: schema51.properties.provider_environment.enum }, parentSchema: schema51.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.instance_fingerprint !== void 0) {
      let data4 = data.instance_fingerprint;
      if (typeof data4 != "string" && data4 !== null) {
        let err6 = { instancePath: instancePath + "/instance_fingerprint", keyword: "type", params: { type: schema51.properties.instance_fingerprint.type }, parentSchema: schema51.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data4 == "string" && !pattern8.test(data4)) {
        let err7 = { instancePath: instancePath + "/instance_fingerprint", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema51.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    data.account_kind !== void 0 && (validate125(data.account_kind, { instancePath: instancePath + "/account_kind", parentData: data, parentDataProperty: "account_kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate125.errors : appended(vErrors, validate125.errors), errors = vErrors.length)), data.output_profile !== void 0 && (validate125(data.output_profile, { instancePath: instancePath + "/output_profile", parentData: data, parentDataProperty: "output_profile", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate125.errors : appended(vErrors, validate125.errors), errors = vErrors.length)), data.operation !== void 0 && (validate131(data.operation, { instancePath: instancePath + "/operation", parentData: data, parentDataProperty: "operation", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate131.errors : appended(vErrors, validate131.errors), errors = vErrors.length)), data.policy_mode !== void 0 && (validate125(data.policy_mode, { instancePath: instancePath + "/policy_mode", parentData: data, parentDataProperty: "policy_mode", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate125.errors : appended(vErrors, validate125.errors), errors = vErrors.length));
  } else {
    let err8 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema51, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate201.errors = vErrors, errors === 0;
}
validate201.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema55 = { title: "ControlState", type: "string", enum: ["disabled", "degraded", "enabled"] };
function validate209(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate209.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema55, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "disabled" || data === "degraded" || data === "enabled")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema55.enum }, parentSchema: schema55, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate209.errors = vErrors, errors === 0;
}
validate209.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema68 = { title: "ExpiryOrNull", type: ["string", "null"], format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC, or null where no end was set" };
function validate213(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate213.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, keyword: "type", params: { type: schema68.type }, parentSchema: schema68, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "string") {
    if (!pattern5.test(data)) {
      let err1 = { instancePath, keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema68, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!formats0.validate(data)) {
      let err2 = { instancePath, keyword: "format", params: { format: "date-time" }, parentSchema: schema68, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  return validate213.errors = vErrors, errors === 0;
}
validate213.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate122.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sequence === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "sequence" }, parentSchema: schema49, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.selector === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "selector" }, parentSchema: schema49, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.state === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "state" }, parentSchema: schema49, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.reason === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "reason" }, parentSchema: schema49, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.starts_at === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "starts_at" }, parentSchema: schema49, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.expires_at === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "expires_at" }, parentSchema: schema49, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "sequence" || key0 === "selector" || key0 === "state" || key0 === "reason" || key0 === "starts_at" || key0 === "expires_at")) {
        let err6 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema49, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.sequence !== void 0) {
      let data0 = data.sequence;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err7 = { instancePath: instancePath + "/sequence", keyword: "type", params: { type: "integer" }, parentSchema: schema49.properties.sequence, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          let err8 = { instancePath: instancePath + "/sequence", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, parentSchema: schema49.properties.sequence, data: data0 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err9 = { instancePath: instancePath + "/sequence", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema49.properties.sequence, data: data0 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    data.selector !== void 0 && (validate201(data.selector, { instancePath: instancePath + "/selector", parentData: data, parentDataProperty: "selector", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate201.errors : appended(vErrors, validate201.errors), errors = vErrors.length)), data.state !== void 0 && (validate209(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate209.errors : appended(vErrors, validate209.errors), errors = vErrors.length)), data.reason !== void 0 && (validate65(data.reason, { instancePath: instancePath + "/reason", parentData: data, parentDataProperty: "reason", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : appended(vErrors, validate65.errors), errors = vErrors.length)), data.starts_at !== void 0 && (validate63(data.starts_at, { instancePath: instancePath + "/starts_at", parentData: data, parentDataProperty: "starts_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate63.errors : appended(vErrors, validate63.errors), errors = vErrors.length)), data.expires_at !== void 0 && (validate213(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate213.errors : appended(vErrors, validate213.errors), errors = vErrors.length));
  } else {
    let err10 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema49, data };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate122.errors = vErrors, errors === 0;
}
validate122.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "type" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.timestamp === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "timestamp" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.data === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "data" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "timestamp" || key0 === "data")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema19, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.type !== void 0 && (validate61(data.type, { instancePath: instancePath + "/type", parentData: data, parentDataProperty: "type", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate61.errors : appended(vErrors, validate61.errors), errors = vErrors.length)), data.timestamp !== void 0 && (validate63(data.timestamp, { instancePath: instancePath + "/timestamp", parentData: data, parentDataProperty: "timestamp", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate63.errors : appended(vErrors, validate63.errors), errors = vErrors.length)), data.data !== void 0) {
      let data2 = data.data;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.deployment === void 0) {
          let err4 = { instancePath: instancePath + "/data", keyword: "required", params: { missingProperty: "deployment" }, parentSchema: schema19.properties.data, data: data2 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data2.decisions === void 0) {
          let err5 = { instancePath: instancePath + "/data", keyword: "required", params: { missingProperty: "decisions" }, parentSchema: schema19.properties.data, data: data2 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data2.subjects === void 0) {
          let err6 = { instancePath: instancePath + "/data", keyword: "required", params: { missingProperty: "subjects" }, parentSchema: schema19.properties.data, data: data2 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data2.controls === void 0) {
          let err7 = { instancePath: instancePath + "/data", keyword: "required", params: { missingProperty: "controls" }, parentSchema: schema19.properties.data, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        for (let key1 in data2)
          if (!(key1 === "deployment" || key1 === "decisions" || key1 === "subjects" || key1 === "controls")) {
            let err8 = { instancePath: instancePath + "/data", keyword: "additionalProperties", params: { additionalProperty: key1 }, parentSchema: schema19.properties.data, data: data2 };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        if (data2.deployment !== void 0 && (validate65(data2.deployment, { instancePath: instancePath + "/data/deployment", parentData: data2, parentDataProperty: "deployment", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : appended(vErrors, validate65.errors), errors = vErrors.length)), data2.decisions !== void 0) {
          let data4 = data2.decisions;
          if (Array.isArray(data4)) {
            if (data4.length > 50) {
              let err9 = { instancePath: instancePath + "/data/decisions", keyword: "maxItems", params: { limit: 50 }, parentSchema: schema19.properties.data.properties.decisions, data: data4 };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            let len0 = data4.length;
            for (let i0 = 0; i0 < len0; i0++)
              validate67(data4[i0], { instancePath: instancePath + "/data/decisions/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate67.errors : appended(vErrors, validate67.errors), errors = vErrors.length);
          } else {
            let err10 = { instancePath: instancePath + "/data/decisions", keyword: "type", params: { type: "array" }, parentSchema: schema19.properties.data.properties.decisions, data: data4 };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        }
        if (data2.subjects !== void 0) {
          let data6 = data2.subjects;
          if (Array.isArray(data6)) {
            if (data6.length > 50) {
              let err11 = { instancePath: instancePath + "/data/subjects", keyword: "maxItems", params: { limit: 50 }, parentSchema: schema19.properties.data.properties.subjects, data: data6 };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
            let len1 = data6.length;
            for (let i1 = 0; i1 < len1; i1++)
              validate118(data6[i1], { instancePath: instancePath + "/data/subjects/" + i1, parentData: data6, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate118.errors : appended(vErrors, validate118.errors), errors = vErrors.length);
          } else {
            let err12 = { instancePath: instancePath + "/data/subjects", keyword: "type", params: { type: "array" }, parentSchema: schema19.properties.data.properties.subjects, data: data6 };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
        if (data2.controls !== void 0) {
          let data8 = data2.controls;
          if (Array.isArray(data8)) {
            if (data8.length > 50) {
              let err13 = { instancePath: instancePath + "/data/controls", keyword: "maxItems", params: { limit: 50 }, parentSchema: schema19.properties.data.properties.controls, data: data8 };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
            let len2 = data8.length;
            for (let i2 = 0; i2 < len2; i2++)
              validate122(data8[i2], { instancePath: instancePath + "/data/controls/" + i2, parentData: data8, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate122.errors : appended(vErrors, validate122.errors), errors = vErrors.length);
          } else {
            let err14 = { instancePath: instancePath + "/data/controls", keyword: "type", params: { type: "array" }, parentSchema: schema19.properties.data.properties.controls, data: data8 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        }
      } else {
        let err15 = { instancePath: instancePath + "/data", keyword: "type", params: { type: "object" }, parentSchema: schema19.properties.data, data: data2 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
  } else {
    let err16 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema19, data };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
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
