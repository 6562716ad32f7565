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
var document = bounded(validate52), schema19 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:provider-readiness:v1", title: "ReadinessBoard", description: "The readiness of every provider: body of GET /api/v1/provider-readiness (specification/service.md 2).", type: "object", additionalProperties: !1, required: ["providers"], properties: { providers: { type: "array", items: { $ref: "#/$defs/provider_readiness" } }, next_cursor: { type: "string", pattern: "^[A-Za-z0-9_-]{1,400}$", description: "where the next page begins; absent on the last page, and where no limit was asked for" } }, $defs: { provider_readiness: { title: "ProviderReadiness", type: "object", additionalProperties: !1, required: ["provider", "state", "connectable", "advertisable", "decisions"], properties: { provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, state: { $ref: "urn:claimgate:schema:readiness-decision:v1#/$defs/readiness_state" }, connectable: { type: "boolean", description: "there are decisions on connecting, and each is connectable" }, advertisable: { type: "boolean", description: "there are decisions, and each is advertisable" }, decisions: { type: "array", items: { $ref: "#/$defs/subject_decision" } } } }, subject_decision: { title: "SubjectDecision", type: "object", additionalProperties: !1, required: ["subject", "account_reference", "decision"], properties: { subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, account_reference: { $ref: "#/$defs/account_reference_or_null" }, decision: { $ref: "urn:claimgate:schema:readiness-decision:v1" } } }, account_reference_or_null: { title: "AccountReferenceOrNull", type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: "fingerprint of the requested account, or null where none is asked for" } } }, schema20 = { title: "ProviderReadiness", type: "object", additionalProperties: !1, required: ["provider", "state", "connectable", "advertisable", "decisions"], properties: { provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, state: { $ref: "urn:claimgate:schema:readiness-decision:v1#/$defs/readiness_state" }, connectable: { type: "boolean", description: "there are decisions on connecting, and each is connectable" }, advertisable: { type: "boolean", description: "there are decisions, and each is advertisable" }, decisions: { type: "array", items: { $ref: "#/$defs/subject_decision" } } } }, schema22 = { title: "Slug", type: "string", maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters" }, func1 = require_ucs2length().default, pattern3 = new RegExp("^[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u");
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 64) {
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
var schema24 = { title: "ReadinessState", type: "string", enum: ["disabled", "unsupported", "needs_configuration", "reconnect_required", "degraded", "approval_required", "trial_only", "policy_restricted", "expired_proof", "certification_required", "healthy"], description: "the effective state: the first that applies, in this order" };
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate71.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema24, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "disabled" || data === "unsupported" || data === "needs_configuration" || data === "reconnect_required" || data === "degraded" || data === "approval_required" || data === "trial_only" || data === "policy_restricted" || data === "expired_proof" || data === "certification_required" || data === "healthy")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema24.enum }, parentSchema: schema24, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate71.errors = vErrors, errors === 0;
}
validate71.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema30 = { title: "SubjectDecision", type: "object", additionalProperties: !1, required: ["subject", "account_reference", "decision"], properties: { subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, account_reference: { $ref: "#/$defs/account_reference_or_null" }, decision: { $ref: "urn:claimgate:schema:readiness-decision:v1" } } }, schema31 = { title: "Subject", description: "What a decision is for: exactly these nine members (specification/documents.md 2).", type: "object", additionalProperties: !1, required: ["provider", "app_fingerprint", "deployment_environment", "provider_environment", "instance_fingerprint", "account_kind", "output_profile", "operation", "policy_mode"], properties: { provider: { $ref: "#/$defs/slug" }, app_fingerprint: { $ref: "#/$defs/fingerprint" }, deployment_environment: { type: "string", enum: ["local", "staging", "production"] }, provider_environment: { type: "string", enum: ["development", "sandbox", "production"] }, instance_fingerprint: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint, "sha256:" and 64 lower-case hex digits, or null' }, account_kind: { $ref: "#/$defs/slug" }, output_profile: { $ref: "#/$defs/slug" }, operation: { $ref: "#/$defs/operation" }, policy_mode: { $ref: "#/$defs/slug" } } }, func2 = Object.prototype.hasOwnProperty;
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate75.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 64) {
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
  return validate75.errors = vErrors, errors === 0;
}
validate75.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema33 = { title: "FingerprintText", type: "string", pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint: "sha256:" and 64 lower-case hex digits' }, pattern4 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate77.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern4.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema33, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema33, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate77.errors = vErrors, errors === 0;
}
validate77.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema34 = { title: "Operation", type: "string", enum: ["publish_immediate", "publish_scheduled", "connect"], description: "an operation of a subject" };
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate81.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema34, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "publish_immediate" || data === "publish_scheduled" || data === "connect")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema34.enum }, parentSchema: schema34, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate81.errors = vErrors, errors === 0;
}
validate81.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate74.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "provider" }, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.app_fingerprint === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "app_fingerprint" }, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.deployment_environment === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "deployment_environment" }, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.provider_environment === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "provider_environment" }, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.instance_fingerprint === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "instance_fingerprint" }, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.account_kind === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "account_kind" }, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.output_profile === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "output_profile" }, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.operation === void 0) {
      let err7 = { instancePath, keyword: "required", params: { missingProperty: "operation" }, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.policy_mode === void 0) {
      let err8 = { instancePath, keyword: "required", params: { missingProperty: "policy_mode" }, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema31.properties, key0)) {
        let err9 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema31, data };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.provider !== void 0 && (validate75(data.provider, { instancePath: instancePath + "/provider", parentData: data, parentDataProperty: "provider", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate75.errors : appended(vErrors, validate75.errors), errors = vErrors.length)), data.app_fingerprint !== void 0 && (validate77(data.app_fingerprint, { instancePath: instancePath + "/app_fingerprint", parentData: data, parentDataProperty: "app_fingerprint", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : appended(vErrors, validate77.errors), errors = vErrors.length)), data.deployment_environment !== void 0) {
      let data2 = data.deployment_environment;
      if (typeof data2 != "string") {
        let err10 = { instancePath: instancePath + "/deployment_environment", keyword: "type", params: { type: "string" }, parentSchema: schema31.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (!(data2 === "local" || data2 === "staging" || data2 === "production")) {
        let err11 = { instancePath: instancePath + "/deployment_environment", keyword: "enum", params: { allowedValues: schema31.properties.deployment_environment.enum }, parentSchema: schema31.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.provider_environment !== void 0) {
      let data3 = data.provider_environment;
      if (typeof data3 != "string") {
        let err12 = { instancePath: instancePath + "/provider_environment", keyword: "type", params: { type: "string" }, parentSchema: schema31.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (!(data3 === "development" || data3 === "sandbox" || data3 === "production")) {
        let err13 = { instancePath: instancePath + "/provider_environment", keyword: "enum", params: { allowedValues: schema31.properties.provider_environment.enum }, parentSchema: schema31.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.instance_fingerprint !== void 0) {
      let data4 = data.instance_fingerprint;
      if (typeof data4 != "string" && data4 !== null) {
        let err14 = { instancePath: instancePath + "/instance_fingerprint", keyword: "type", params: { type: schema31.properties.instance_fingerprint.type }, parentSchema: schema31.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data4 == "string" && !pattern4.test(data4)) {
        let err15 = { instancePath: instancePath + "/instance_fingerprint", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema31.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    data.account_kind !== void 0 && (validate75(data.account_kind, { instancePath: instancePath + "/account_kind", parentData: data, parentDataProperty: "account_kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate75.errors : appended(vErrors, validate75.errors), errors = vErrors.length)), data.output_profile !== void 0 && (validate75(data.output_profile, { instancePath: instancePath + "/output_profile", parentData: data, parentDataProperty: "output_profile", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate75.errors : appended(vErrors, validate75.errors), errors = vErrors.length)), data.operation !== void 0 && (validate81(data.operation, { instancePath: instancePath + "/operation", parentData: data, parentDataProperty: "operation", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate81.errors : appended(vErrors, validate81.errors), errors = vErrors.length)), data.policy_mode !== void 0 && (validate75(data.policy_mode, { instancePath: instancePath + "/policy_mode", parentData: data, parentDataProperty: "policy_mode", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate75.errors : appended(vErrors, validate75.errors), errors = vErrors.length));
  } else {
    let err16 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate74.errors = vErrors, errors === 0;
}
validate74.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema35 = { title: "AccountReferenceOrNull", type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: "fingerprint of the requested account, or null where none is asked for" };
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate85.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, keyword: "type", params: { type: schema35.type }, parentSchema: schema35, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "string" && !pattern4.test(data)) {
    let err1 = { instancePath, keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema35, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate85.errors = vErrors, errors === 0;
}
validate85.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema23 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:readiness-decision:v1", title: "ReadinessDecision", description: "Whether one exact operation may run now, and everything that stands in the way (specification/readiness.md 1).", type: "object", additionalProperties: !1, required: ["state", "executable", "connectable", "publishable", "advertisable", "contract_digest", "facts_age_seconds", "facts", "blockers", "would_block"], properties: { state: { $ref: "#/$defs/readiness_state" }, executable: { type: "boolean", description: "nothing stands in the way" }, connectable: { type: "boolean", description: "the operation is connect, and executable" }, publishable: { type: "boolean", description: "the operation is a publish operation, and executable" }, advertisable: { type: "boolean", description: "executable, publicly claimed, and the seven rules pass on the same facts" }, contract_digest: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: "digest of the current contract, or null where no contract fits what the runtime implements now" }, facts_age_seconds: { type: ["integer", "null"], minimum: -9007199254740991, maximum: 9007199254740991, description: "how old the runtime facts were, in whole seconds; negative where they are dated in the future, or null where they could not be read" }, facts: { $ref: "#/$defs/readiness_facts" }, blockers: { type: "array", maxItems: 64, items: { $ref: "#/$defs/readiness_blocker" }, description: "everything that stands in the way, in the order of the states, each once" }, would_block: { type: "array", maxItems: 64, items: { $ref: "#/$defs/readiness_blocker" }, description: "what enforcement would add; empty where it is on" } }, $defs: { readiness_state: { title: "ReadinessState", type: "string", enum: ["disabled", "unsupported", "needs_configuration", "reconnect_required", "degraded", "approval_required", "trial_only", "policy_restricted", "expired_proof", "certification_required", "healthy"], description: "the effective state: the first that applies, in this order" }, readiness_intent: { title: "ReadinessIntent", type: "string", enum: ["production", "certification_test"], description: "what an operation is to be run for" }, run_standing: { title: "RunStanding", type: "string", enum: ["missing", "mismatch", "expired", "failed", "current"], description: "what the effective run of one side comes to" }, readiness_facts: { title: "ReadinessFacts", type: "object", additionalProperties: !1, required: ["configuration", "local_test", "live_certification", "approval", "authorization", "policy", "control"], properties: { configuration: { type: "string", enum: ["unknown", "missing", "dynamic_registration", "configured"] }, local_test: { $ref: "#/$defs/run_standing" }, live_certification: { $ref: "#/$defs/run_standing" }, approval: { type: "string", enum: ["unknown", "not_required", "pending", "trial", "approved", "restricted", "revoked"] }, authorization: { type: "string", enum: ["unknown", "not_applicable", "reconnect_required", "valid"], description: "of the requested account" }, policy: { type: "string", enum: ["unknown", "restricted", "allowed"] }, control: { type: "string", enum: ["unknown", "disabled", "degraded", "enabled"] } } }, readiness_blocker: { title: "ReadinessBlocker", type: "object", additionalProperties: !1, required: ["state", "code", "detail", "clears_by"], properties: { state: { $ref: "#/$defs/readiness_state" }, code: { type: "string", maxLength: 64, pattern: "^[a-z][a-z0-9_]*$", description: "a code of the closed table" }, detail: { type: "string", maxLength: 1024 }, clears_by: { type: "string", enum: ["time", "new_local_run", "new_live_run", "new_approval", "reconnect", "operator", "contract_change", "edit", "never"] }, clears_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" } } } } };
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema24, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "disabled" || data === "unsupported" || data === "needs_configuration" || data === "reconnect_required" || data === "degraded" || data === "approval_required" || data === "trial_only" || data === "policy_restricted" || data === "expired_proof" || data === "certification_required" || data === "healthy")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema24.enum }, parentSchema: schema24, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate58.errors = vErrors, errors === 0;
}
validate58.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema25 = { title: "ReadinessFacts", type: "object", additionalProperties: !1, required: ["configuration", "local_test", "live_certification", "approval", "authorization", "policy", "control"], properties: { configuration: { type: "string", enum: ["unknown", "missing", "dynamic_registration", "configured"] }, local_test: { $ref: "#/$defs/run_standing" }, live_certification: { $ref: "#/$defs/run_standing" }, approval: { type: "string", enum: ["unknown", "not_required", "pending", "trial", "approved", "restricted", "revoked"] }, authorization: { type: "string", enum: ["unknown", "not_applicable", "reconnect_required", "valid"], description: "of the requested account" }, policy: { type: "string", enum: ["unknown", "restricted", "allowed"] }, control: { type: "string", enum: ["unknown", "disabled", "degraded", "enabled"] } } }, schema26 = { title: "RunStanding", type: "string", enum: ["missing", "mismatch", "expired", "failed", "current"], description: "what the effective run of one side comes to" };
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate61.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema26, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "missing" || data === "mismatch" || data === "expired" || data === "failed" || data === "current")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema26.enum }, parentSchema: schema26, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate61.errors = vErrors, errors === 0;
}
validate61.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.configuration === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "configuration" }, parentSchema: schema25, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.local_test === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "local_test" }, parentSchema: schema25, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.live_certification === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "live_certification" }, parentSchema: schema25, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.approval === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "approval" }, parentSchema: schema25, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.authorization === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "authorization" }, parentSchema: schema25, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.policy === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "policy" }, parentSchema: schema25, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.control === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "control" }, parentSchema: schema25, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "configuration" || key0 === "local_test" || key0 === "live_certification" || key0 === "approval" || key0 === "authorization" || key0 === "policy" || key0 === "control")) {
        let err7 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema25, data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.configuration !== void 0) {
      let data0 = data.configuration;
      if (typeof data0 != "string") {
        let err8 = { instancePath: instancePath + "/configuration", keyword: "type", params: { type: "string" }, parentSchema: schema25.properties.configuration, data: data0 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (!(data0 === "unknown" || data0 === "missing" || data0 === "dynamic_registration" || data0 === "configured")) {
        let err9 = { instancePath: instancePath + "/configuration", keyword: "enum", params: { allowedValues: schema25.properties.configuration.enum }, parentSchema: schema25.properties.configuration, data: data0 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.local_test !== void 0 && (validate61(data.local_test, { instancePath: instancePath + "/local_test", parentData: data, parentDataProperty: "local_test", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate61.errors : appended(vErrors, validate61.errors), errors = vErrors.length)), data.live_certification !== void 0 && (validate61(data.live_certification, { instancePath: instancePath + "/live_certification", parentData: data, parentDataProperty: "live_certification", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate61.errors : appended(vErrors, validate61.errors), errors = vErrors.length)), data.approval !== void 0) {
      let data3 = data.approval;
      if (typeof data3 != "string") {
        let err10 = { instancePath: instancePath + "/approval", keyword: "type", params: { type: "string" }, parentSchema: schema25.properties.approval, data: data3 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (!(data3 === "unknown" || data3 === "not_required" || data3 === "pending" || data3 === "trial" || data3 === "approved" || data3 === "restricted" || data3 === "revoked")) {
        let err11 = { instancePath: instancePath + "/approval", keyword: "enum", params: { allowedValues: schema25.properties.approval.enum }, parentSchema: schema25.properties.approval, data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.authorization !== void 0) {
      let data4 = data.authorization;
      if (typeof data4 != "string") {
        let err12 = { instancePath: instancePath + "/authorization", keyword: "type", params: { type: "string" }, parentSchema: schema25.properties.authorization, data: data4 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (!(data4 === "unknown" || data4 === "not_applicable" || data4 === "reconnect_required" || data4 === "valid")) {
        let err13 = { instancePath: instancePath + "/authorization", keyword: "enum", params: { allowedValues: schema25.properties.authorization.enum }, parentSchema: schema25.properties.authorization, data: data4 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.policy !== void 0) {
      let data5 = data.policy;
      if (typeof data5 != "string") {
        let err14 = { instancePath: instancePath + "/policy", keyword: "type", params: { type: "string" }, parentSchema: schema25.properties.policy, data: data5 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (!(data5 === "unknown" || data5 === "restricted" || data5 === "allowed")) {
        let err15 = { instancePath: instancePath + "/policy", keyword: "enum", params: { allowedValues: schema25.properties.policy.enum }, parentSchema: schema25.properties.policy, data: data5 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.control !== void 0) {
      let data6 = data.control;
      if (typeof data6 != "string") {
        let err16 = { instancePath: instancePath + "/control", keyword: "type", params: { type: "string" }, parentSchema: schema25.properties.control, data: data6 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (!(data6 === "unknown" || data6 === "disabled" || data6 === "degraded" || data6 === "enabled")) {
        let err17 = { instancePath: instancePath + "/control", keyword: "enum", params: { allowedValues: schema25.properties.control.enum }, parentSchema: schema25.properties.control, data: data6 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
  } else {
    let err18 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema25, data };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate60.errors = vErrors, errors === 0;
}
validate60.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema27 = { title: "ReadinessBlocker", type: "object", additionalProperties: !1, required: ["state", "code", "detail", "clears_by"], properties: { state: { $ref: "#/$defs/readiness_state" }, code: { type: "string", maxLength: 64, pattern: "^[a-z][a-z0-9_]*$", description: "a code of the closed table" }, detail: { type: "string", maxLength: 1024 }, clears_by: { type: "string", enum: ["time", "new_local_run", "new_live_run", "new_approval", "reconnect", "operator", "contract_change", "edit", "never"] }, clears_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" } } }, schema28 = { title: "Instant", type: "string", format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC such as 2026-11-21T08:30:00Z or 2026-11-21T08:30:00.250Z" }, formats0 = fullFormats["date-time"], pattern6 = new RegExp("^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", "u");
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate67.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern6.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema28, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!formats0.validate(data)) {
      let err1 = { instancePath, keyword: "format", params: { format: "date-time" }, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema28, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate67.errors = vErrors, errors === 0;
}
validate67.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var pattern5 = new RegExp("^[a-z][a-z0-9_]*$", "u");
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate65.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "state" }, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.code === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "code" }, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.detail === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "detail" }, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.clears_by === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "clears_by" }, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "state" || key0 === "code" || key0 === "detail" || key0 === "clears_by" || key0 === "clears_at")) {
        let err4 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema27, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.state !== void 0 && (validate58(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : appended(vErrors, validate58.errors), errors = vErrors.length)), data.code !== void 0) {
      let data1 = data.code;
      if (typeof data1 == "string") {
        if (func1(data1) > 64) {
          let err5 = { instancePath: instancePath + "/code", keyword: "maxLength", params: { limit: 64 }, parentSchema: schema27.properties.code, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern5.test(data1)) {
          let err6 = { instancePath: instancePath + "/code", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*$" }, parentSchema: schema27.properties.code, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/code", keyword: "type", params: { type: "string" }, parentSchema: schema27.properties.code, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.detail !== void 0) {
      let data2 = data.detail;
      if (typeof data2 == "string") {
        if (func1(data2) > 1024) {
          let err8 = { instancePath: instancePath + "/detail", keyword: "maxLength", params: { limit: 1024 }, parentSchema: schema27.properties.detail, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/detail", keyword: "type", params: { type: "string" }, parentSchema: schema27.properties.detail, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.clears_by !== void 0) {
      let data3 = data.clears_by;
      if (typeof data3 != "string") {
        let err10 = { instancePath: instancePath + "/clears_by", keyword: "type", params: { type: "string" }, parentSchema: schema27.properties.clears_by, data: data3 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (!(data3 === "time" || data3 === "new_local_run" || data3 === "new_live_run" || data3 === "new_approval" || data3 === "reconnect" || data3 === "operator" || data3 === "contract_change" || data3 === "edit" || data3 === "never")) {
        let err11 = { instancePath: instancePath + "/clears_by", keyword: "enum", params: { allowedValues: schema27.properties.clears_by.enum }, parentSchema: schema27.properties.clears_by, data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    data.clears_at !== void 0 && (validate67(data.clears_at, { instancePath: instancePath + "/clears_at", parentData: data, parentDataProperty: "clears_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate67.errors : appended(vErrors, validate67.errors), errors = vErrors.length));
  } else {
    let err12 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema27, data };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate65.errors = vErrors, errors === 0;
}
validate65.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "state" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.executable === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "executable" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.connectable === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "connectable" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.publishable === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "publishable" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.advertisable === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "advertisable" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.contract_digest === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "contract_digest" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.facts_age_seconds === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "facts_age_seconds" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.facts === void 0) {
      let err7 = { instancePath, keyword: "required", params: { missingProperty: "facts" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.blockers === void 0) {
      let err8 = { instancePath, keyword: "required", params: { missingProperty: "blockers" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.would_block === void 0) {
      let err9 = { instancePath, keyword: "required", params: { missingProperty: "would_block" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema23.properties, key0)) {
        let err10 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema23, data };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    if (data.state !== void 0 && (validate58(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : appended(vErrors, validate58.errors), errors = vErrors.length)), data.executable !== void 0) {
      let data1 = data.executable;
      if (typeof data1 != "boolean") {
        let err11 = { instancePath: instancePath + "/executable", keyword: "type", params: { type: "boolean" }, parentSchema: schema23.properties.executable, data: data1 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.connectable !== void 0) {
      let data2 = data.connectable;
      if (typeof data2 != "boolean") {
        let err12 = { instancePath: instancePath + "/connectable", keyword: "type", params: { type: "boolean" }, parentSchema: schema23.properties.connectable, data: data2 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.publishable !== void 0) {
      let data3 = data.publishable;
      if (typeof data3 != "boolean") {
        let err13 = { instancePath: instancePath + "/publishable", keyword: "type", params: { type: "boolean" }, parentSchema: schema23.properties.publishable, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.advertisable !== void 0) {
      let data4 = data.advertisable;
      if (typeof data4 != "boolean") {
        let err14 = { instancePath: instancePath + "/advertisable", keyword: "type", params: { type: "boolean" }, parentSchema: schema23.properties.advertisable, data: data4 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.contract_digest !== void 0) {
      let data5 = data.contract_digest;
      if (typeof data5 != "string" && data5 !== null) {
        let err15 = { instancePath: instancePath + "/contract_digest", keyword: "type", params: { type: schema23.properties.contract_digest.type }, parentSchema: schema23.properties.contract_digest, data: data5 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (typeof data5 == "string" && !pattern4.test(data5)) {
        let err16 = { instancePath: instancePath + "/contract_digest", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema23.properties.contract_digest, data: data5 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.facts_age_seconds !== void 0) {
      let data6 = data.facts_age_seconds;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)) && data6 !== null) {
        let err17 = { instancePath: instancePath + "/facts_age_seconds", keyword: "type", params: { type: schema23.properties.facts_age_seconds.type }, parentSchema: schema23.properties.facts_age_seconds, data: data6 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 9007199254740991 || isNaN(data6)) {
          let err18 = { instancePath: instancePath + "/facts_age_seconds", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, parentSchema: schema23.properties.facts_age_seconds, data: data6 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (data6 < -9007199254740991 || isNaN(data6)) {
          let err19 = { instancePath: instancePath + "/facts_age_seconds", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 }, parentSchema: schema23.properties.facts_age_seconds, data: data6 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      }
    }
    if (data.facts !== void 0 && (validate60(data.facts, { instancePath: instancePath + "/facts", parentData: data, parentDataProperty: "facts", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate60.errors : appended(vErrors, validate60.errors), errors = vErrors.length)), data.blockers !== void 0) {
      let data8 = data.blockers;
      if (Array.isArray(data8)) {
        if (data8.length > 64) {
          let err20 = { instancePath: instancePath + "/blockers", keyword: "maxItems", params: { limit: 64 }, parentSchema: schema23.properties.blockers, data: data8 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        let len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate65(data8[i0], { instancePath: instancePath + "/blockers/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : appended(vErrors, validate65.errors), errors = vErrors.length);
      } else {
        let err21 = { instancePath: instancePath + "/blockers", keyword: "type", params: { type: "array" }, parentSchema: schema23.properties.blockers, data: data8 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.would_block !== void 0) {
      let data10 = data.would_block;
      if (Array.isArray(data10)) {
        if (data10.length > 64) {
          let err22 = { instancePath: instancePath + "/would_block", keyword: "maxItems", params: { limit: 64 }, parentSchema: schema23.properties.would_block, data: data10 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        let len1 = data10.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate65(data10[i1], { instancePath: instancePath + "/would_block/" + i1, parentData: data10, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : appended(vErrors, validate65.errors), errors = vErrors.length);
      } else {
        let err23 = { instancePath: instancePath + "/would_block", keyword: "type", params: { type: "array" }, parentSchema: schema23.properties.would_block, data: data10 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
  } else {
    let err24 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema23, data };
    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
  }
  return validate57.errors = vErrors, errors === 0;
}
validate57.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate73.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subject === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "subject" }, parentSchema: schema30, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.account_reference === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "account_reference" }, parentSchema: schema30, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.decision === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "decision" }, parentSchema: schema30, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "subject" || key0 === "account_reference" || key0 === "decision")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema30, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    data.subject !== void 0 && (validate74(data.subject, { instancePath: instancePath + "/subject", parentData: data, parentDataProperty: "subject", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate74.errors : appended(vErrors, validate74.errors), errors = vErrors.length)), data.account_reference !== void 0 && (validate85(data.account_reference, { instancePath: instancePath + "/account_reference", parentData: data, parentDataProperty: "account_reference", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : appended(vErrors, validate85.errors), errors = vErrors.length)), data.decision !== void 0 && (validate57(data.decision, { instancePath: instancePath + "/decision", parentData: data, parentDataProperty: "decision", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : appended(vErrors, validate57.errors), errors = vErrors.length));
  } else {
    let err4 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema30, data };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate73.errors = vErrors, errors === 0;
}
validate73.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "provider" }, parentSchema: schema20, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.state === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "state" }, parentSchema: schema20, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.connectable === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "connectable" }, parentSchema: schema20, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.advertisable === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "advertisable" }, parentSchema: schema20, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.decisions === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "decisions" }, parentSchema: schema20, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "provider" || key0 === "state" || key0 === "connectable" || key0 === "advertisable" || key0 === "decisions")) {
        let err5 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema20, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.provider !== void 0 && (validate55(data.provider, { instancePath: instancePath + "/provider", parentData: data, parentDataProperty: "provider", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : appended(vErrors, validate55.errors), errors = vErrors.length)), data.state !== void 0 && (validate71(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate71.errors : appended(vErrors, validate71.errors), errors = vErrors.length)), data.connectable !== void 0) {
      let data2 = data.connectable;
      if (typeof data2 != "boolean") {
        let err6 = { instancePath: instancePath + "/connectable", keyword: "type", params: { type: "boolean" }, parentSchema: schema20.properties.connectable, data: data2 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.advertisable !== void 0) {
      let data3 = data.advertisable;
      if (typeof data3 != "boolean") {
        let err7 = { instancePath: instancePath + "/advertisable", keyword: "type", params: { type: "boolean" }, parentSchema: schema20.properties.advertisable, data: data3 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.decisions !== void 0) {
      let data4 = data.decisions;
      if (Array.isArray(data4)) {
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate73(data4[i0], { instancePath: instancePath + "/decisions/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : appended(vErrors, validate73.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/decisions", keyword: "type", params: { type: "array" }, parentSchema: schema20.properties.decisions, data: data4 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema20, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var pattern11 = new RegExp("^[A-Za-z0-9_-]{1,400}$", "u");
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.providers === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "providers" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "providers" || key0 === "next_cursor")) {
        let err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema19, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.providers !== void 0) {
      let data0 = data.providers;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate53(data0[i0], { instancePath: instancePath + "/providers/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : appended(vErrors, validate53.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/providers", keyword: "type", params: { type: "array" }, parentSchema: schema19.properties.providers, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.next_cursor !== void 0) {
      let data2 = data.next_cursor;
      if (typeof data2 == "string") {
        if (!pattern11.test(data2)) {
          let err3 = { instancePath: instancePath + "/next_cursor", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,400}$" }, schema: "^[A-Za-z0-9_-]{1,400}$", parentSchema: schema19.properties.next_cursor, data: data2 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/next_cursor", keyword: "type", params: { type: "string" }, parentSchema: schema19.properties.next_cursor, data: data2 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema19, data };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
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
