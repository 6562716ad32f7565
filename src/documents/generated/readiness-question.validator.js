// Generated from schemas/ by `npm run generate`. Do not edit.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

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
var document = bounded(validate52), schema19 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:readiness-question:v1", title: "ReadinessQuestion", description: "Everything that one readiness decision is a function of, but for the instant and the environment: what `readiness decide` reads (specification/readiness.md 1).", type: "object", additionalProperties: !1, required: ["schema_version", "request", "deployment_kind", "providers", "facts_limits", "evidence", "contracts", "claim", "released_revisions", "foreign_revisions"], properties: { schema_version: { const: 1 }, request: { $ref: "urn:claimgate:schema:readiness-request:v1" }, deployment_kind: { $ref: "urn:claimgate:schema:runtime-facts:v1#/properties/deployment_kind" }, providers: { type: "array", maxItems: 1e4, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, description: "every provider that the runtime knows; a deny-list that names another one is refused" }, facts_limits: { description: "the limits of the trust root, or null where there is none; runtime facts may then be 60 minutes old", anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits" }] }, evidence: { title: "QuestionEvidence", type: "object", additionalProperties: !1, required: ["entry", "account", "is_implemented", "facts_generated_at", "control"], properties: { entry: { description: "what an export would write for the subject, or null where ledger or runtime facts could not be read", anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:projection-entry:v1" }] }, account: { $ref: "urn:claimgate:schema:projection-entry:v1#/$defs/authorization_fact", description: "the grant of the requested account, or null where none was asked for or it is not known" }, is_implemented: { type: "boolean", description: "whether the runtime implements the operation for the profile" }, facts_generated_at: { $ref: "urn:claimgate:schema:projection-entry:v1#/$defs/expiry_or_null", description: "when the runtime facts were written, or null where they could not be read" }, control: { $ref: "urn:claimgate:schema:projection-entry:v1#/$defs/control_fact", description: "what is known of the control without the entry; a disable counts here as it does in the entry, and null says nothing" } } }, contracts: { type: "array", maxItems: 1e3, items: { $ref: "urn:claimgate:schema:contract:v1" } }, claim: { title: "QuestionClaim", type: "object", additionalProperties: !1, required: ["contract_digest", "advertisable_subjects"], properties: { contract_digest: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: "the contract that the public claims name for the subject, or null where it is not claimed" }, advertisable_subjects: { type: "array", maxItems: 1e4, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, description: "publish subjects that are advertisable: connect rests on those that equal it in all but profile and operation" } } }, released_revisions: { type: "array", maxItems: 1e4, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/revision" }, description: "the tested commits that are part of what runs" }, foreign_revisions: { type: "array", maxItems: 1e4, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/revision" }, description: "the tested commits that are not; of those in neither list it is not known" } } }, func1 = Object.prototype.hasOwnProperty, func0 = require_equal().default, schema20 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:readiness-request:v1", title: "DecisionRequest", description: "What a readiness decision is asked for: one exact subject, one account, one intent (specification/readiness.md 1).", type: "object", additionalProperties: !1, required: ["subject", "account_reference", "intent"], properties: { subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, account_reference: { $ref: "urn:claimgate:schema:provider-readiness:v1#/$defs/account_reference_or_null" }, intent: { $ref: "urn:claimgate:schema:readiness-decision:v1#/$defs/readiness_intent" } } }, schema22 = { title: "Subject", description: "What a decision is for: exactly these nine members (specification/documents.md 2).", type: "object", additionalProperties: !1, required: ["provider", "app_fingerprint", "deployment_environment", "provider_environment", "instance_fingerprint", "account_kind", "output_profile", "operation", "policy_mode"], properties: { provider: { $ref: "#/$defs/slug" }, app_fingerprint: { $ref: "#/$defs/fingerprint" }, deployment_environment: { type: "string", enum: ["local", "staging", "production"] }, provider_environment: { type: "string", enum: ["development", "sandbox", "production"] }, instance_fingerprint: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint, "sha256:" and 64 lower-case hex digits, or null' }, account_kind: { $ref: "#/$defs/slug" }, output_profile: { $ref: "#/$defs/slug" }, operation: { $ref: "#/$defs/operation" }, policy_mode: { $ref: "#/$defs/slug" } } }, schema23 = { title: "Slug", type: "string", maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters" }, func3 = require_ucs2length().default, pattern3 = new RegExp("^[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u");
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func3(data) > 64) {
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
  return validate56.errors = vErrors, errors === 0;
}
validate56.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema24 = { title: "FingerprintText", type: "string", pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint: "sha256:" and 64 lower-case hex digits' }, pattern4 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern4.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema24, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema24, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate58.errors = vErrors, errors === 0;
}
validate58.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema25 = { title: "Operation", type: "string", enum: ["publish_immediate", "publish_scheduled", "connect"], description: "an operation of a subject" };
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema25, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "publish_immediate" || data === "publish_scheduled" || data === "connect")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema25.enum }, parentSchema: schema25, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate62.errors = vErrors, errors === 0;
}
validate62.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "provider" }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.app_fingerprint === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "app_fingerprint" }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.deployment_environment === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "deployment_environment" }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.provider_environment === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "provider_environment" }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.instance_fingerprint === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "instance_fingerprint" }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.account_kind === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "account_kind" }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.output_profile === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "output_profile" }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.operation === void 0) {
      let err7 = { instancePath, keyword: "required", params: { missingProperty: "operation" }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.policy_mode === void 0) {
      let err8 = { instancePath, keyword: "required", params: { missingProperty: "policy_mode" }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema22.properties, key0)) {
        let err9 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema22, data };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.provider !== void 0 && (validate56(data.provider, { instancePath: instancePath + "/provider", parentData: data, parentDataProperty: "provider", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : appended(vErrors, validate56.errors), errors = vErrors.length)), data.app_fingerprint !== void 0 && (validate58(data.app_fingerprint, { instancePath: instancePath + "/app_fingerprint", parentData: data, parentDataProperty: "app_fingerprint", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : appended(vErrors, validate58.errors), errors = vErrors.length)), data.deployment_environment !== void 0) {
      let data2 = data.deployment_environment;
      if (typeof data2 != "string") {
        let err10 = { instancePath: instancePath + "/deployment_environment", keyword: "type", params: { type: "string" }, parentSchema: schema22.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (!(data2 === "local" || data2 === "staging" || data2 === "production")) {
        let err11 = { instancePath: instancePath + "/deployment_environment", keyword: "enum", params: { allowedValues: schema22.properties.deployment_environment.enum }, parentSchema: schema22.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.provider_environment !== void 0) {
      let data3 = data.provider_environment;
      if (typeof data3 != "string") {
        let err12 = { instancePath: instancePath + "/provider_environment", keyword: "type", params: { type: "string" }, parentSchema: schema22.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (!(data3 === "development" || data3 === "sandbox" || data3 === "production")) {
        let err13 = { instancePath: instancePath + "/provider_environment", keyword: "enum", params: { allowedValues: schema22.properties.provider_environment.enum }, parentSchema: schema22.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.instance_fingerprint !== void 0) {
      let data4 = data.instance_fingerprint;
      if (typeof data4 != "string" && data4 !== null) {
        let err14 = { instancePath: instancePath + "/instance_fingerprint", keyword: "type", params: { type: schema22.properties.instance_fingerprint.type }, parentSchema: schema22.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data4 == "string" && !pattern4.test(data4)) {
        let err15 = { instancePath: instancePath + "/instance_fingerprint", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema22.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    data.account_kind !== void 0 && (validate56(data.account_kind, { instancePath: instancePath + "/account_kind", parentData: data, parentDataProperty: "account_kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : appended(vErrors, validate56.errors), errors = vErrors.length)), data.output_profile !== void 0 && (validate56(data.output_profile, { instancePath: instancePath + "/output_profile", parentData: data, parentDataProperty: "output_profile", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : appended(vErrors, validate56.errors), errors = vErrors.length)), data.operation !== void 0 && (validate62(data.operation, { instancePath: instancePath + "/operation", parentData: data, parentDataProperty: "operation", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : appended(vErrors, validate62.errors), errors = vErrors.length)), data.policy_mode !== void 0 && (validate56(data.policy_mode, { instancePath: instancePath + "/policy_mode", parentData: data, parentDataProperty: "policy_mode", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : appended(vErrors, validate56.errors), errors = vErrors.length));
  } else {
    let err16 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema22, data };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate55.errors = vErrors, errors === 0;
}
validate55.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema38 = { title: "AccountReferenceOrNull", type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: "fingerprint of the requested account, or null where none is asked for" };
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate100.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, keyword: "type", params: { type: schema38.type }, parentSchema: schema38, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "string" && !pattern4.test(data)) {
    let err1 = { instancePath, keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema38, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate100.errors = vErrors, errors === 0;
}
validate100.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema40 = { title: "ReadinessIntent", type: "string", enum: ["production", "certification_test"], description: "what an operation is to be run for" };
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate102.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema40, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "production" || data === "certification_test")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema40.enum }, parentSchema: schema40, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate102.errors = vErrors, errors === 0;
}
validate102.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subject === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "subject" }, parentSchema: schema20, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.account_reference === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "account_reference" }, parentSchema: schema20, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.intent === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "intent" }, parentSchema: schema20, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "subject" || key0 === "account_reference" || key0 === "intent")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema20, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    data.subject !== void 0 && (validate55(data.subject, { instancePath: instancePath + "/subject", parentData: data, parentDataProperty: "subject", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : appended(vErrors, validate55.errors), errors = vErrors.length)), data.account_reference !== void 0 && (validate100(data.account_reference, { instancePath: instancePath + "/account_reference", parentData: data, parentDataProperty: "account_reference", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate100.errors : appended(vErrors, validate100.errors), errors = vErrors.length)), data.intent !== void 0 && (validate102(data.intent, { instancePath: instancePath + "/intent", parentData: data, parentDataProperty: "intent", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate102.errors : appended(vErrors, validate102.errors), errors = vErrors.length));
  } else {
    let err4 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema20, data };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema82 = { type: "string", enum: ["cloud", "self_hosted"] };
function validate231(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate231.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema82, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "cloud" || data === "self_hosted")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema82.enum }, parentSchema: schema82, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate231.errors = vErrors, errors === 0;
}
validate231.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate233(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate233.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func3(data) > 64) {
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
  return validate233.errors = vErrors, errors === 0;
}
validate233.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema90 = { title: "TrustRootLimits", type: "object", additionalProperties: !1, required: ["max_projection_hours", "max_facts_minutes", "max_clock_skew_seconds"], properties: { max_projection_hours: { type: "integer", minimum: 1, maximum: 8784 }, max_facts_minutes: { type: "integer", minimum: 1, maximum: 527040 }, max_clock_skew_seconds: { type: "integer", minimum: 0, maximum: 3600 } } };
function validate250(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate250.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.max_projection_hours === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "max_projection_hours" }, parentSchema: schema90, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.max_facts_minutes === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "max_facts_minutes" }, parentSchema: schema90, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.max_clock_skew_seconds === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "max_clock_skew_seconds" }, parentSchema: schema90, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "max_projection_hours" || key0 === "max_facts_minutes" || key0 === "max_clock_skew_seconds")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema90, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.max_projection_hours !== void 0) {
      let data0 = data.max_projection_hours;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err4 = { instancePath: instancePath + "/max_projection_hours", keyword: "type", params: { type: "integer" }, parentSchema: schema90.properties.max_projection_hours, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 8784 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/max_projection_hours", keyword: "maximum", params: { comparison: "<=", limit: 8784 }, parentSchema: schema90.properties.max_projection_hours, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err6 = { instancePath: instancePath + "/max_projection_hours", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema90.properties.max_projection_hours, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.max_facts_minutes !== void 0) {
      let data1 = data.max_facts_minutes;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err7 = { instancePath: instancePath + "/max_facts_minutes", keyword: "type", params: { type: "integer" }, parentSchema: schema90.properties.max_facts_minutes, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 527040 || isNaN(data1)) {
          let err8 = { instancePath: instancePath + "/max_facts_minutes", keyword: "maximum", params: { comparison: "<=", limit: 527040 }, parentSchema: schema90.properties.max_facts_minutes, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err9 = { instancePath: instancePath + "/max_facts_minutes", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema90.properties.max_facts_minutes, data: data1 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    if (data.max_clock_skew_seconds !== void 0) {
      let data2 = data.max_clock_skew_seconds;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err10 = { instancePath: instancePath + "/max_clock_skew_seconds", keyword: "type", params: { type: "integer" }, parentSchema: schema90.properties.max_clock_skew_seconds, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 3600 || isNaN(data2)) {
          let err11 = { instancePath: instancePath + "/max_clock_skew_seconds", keyword: "maximum", params: { comparison: "<=", limit: 3600 }, parentSchema: schema90.properties.max_clock_skew_seconds, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          let err12 = { instancePath: instancePath + "/max_clock_skew_seconds", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema90.properties.max_clock_skew_seconds, data: data2 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
  } else {
    let err13 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema90, data };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate250.errors = vErrors, errors === 0;
}
validate250.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema48 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:projection-entry:v1", title: "ProjectionEntry", description: "One line of ledger-projection.jsonl: what the ledger knows of one subject. A fact that is not known is null (specification/documents.md 3.3).", type: "object", additionalProperties: !1, required: ["subject", "contract_digest", "configuration", "approval", "authorization", "policy", "runtime_control", "local_run", "live_run"], properties: { subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, contract_digest: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: "digest of the current contract, or null where no contract fits what the runtime implements now" }, configuration: { $ref: "#/$defs/configuration_fact" }, approval: { $ref: "#/$defs/approval_fact" }, authorization: { $ref: "#/$defs/authorization_fact" }, policy: { $ref: "#/$defs/policy_fact" }, runtime_control: { $ref: "#/$defs/control_fact" }, local_run: { $ref: "#/$defs/run_fact" }, live_run: { $ref: "#/$defs/run_fact" } }, $defs: { record_place: { title: "RecordPlace", description: "Where a record stands in the ledger: its sequence number and its leaf hash.", type: "object", additionalProperties: !1, required: ["sequence", "leaf"], properties: { sequence: { type: "integer", minimum: 1, maximum: 9007199254740991 }, leaf: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } }, record_place_or_null: { title: "RecordPlaceOrNull", description: "The same, or null where no ledger record says so, as for a disable set in the environment.", type: ["object", "null"], additionalProperties: !1, required: ["sequence", "leaf"], properties: { sequence: { type: "integer", minimum: 1, maximum: 9007199254740991 }, leaf: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } }, expiry_or_null: { title: "ExpiryOrNull", type: ["string", "null"], format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC, or null where no end was set" }, scope_digests: { title: "ScopeDigests", type: "array", maxItems: 256, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, description: "scopes, each as the SHA-256 of its name in UTF-8 (specification/documents.md 1), in any order" }, approval_state: { title: "ApprovalState", type: "string", enum: ["not_required", "pending", "trial", "approved", "restricted", "revoked"], description: "what a review of a provider app says" }, configuration_fact: { title: "ConfigurationFact", type: ["object", "null"], additionalProperties: !1, required: ["state", "source"], properties: { state: { type: "string", enum: ["missing", "dynamic_registration", "configured"] }, source: { type: ["string", "null"], enum: ["built_in", "environment", "database", "dynamic", null], description: "where the effective configuration comes from, or null where that is not known" } } }, approval_fact: { title: "ApprovalFact", type: ["object", "null"], additionalProperties: !1, required: ["state", "tier", "reviewed_at", "expires_at", "record"], properties: { state: { $ref: "#/$defs/approval_state" }, tier: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, reviewed_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, record: { $ref: "#/$defs/record_place" } } }, authorization_fact: { title: "AuthorizationFact", type: ["object", "null"], additionalProperties: !1, required: ["state", "granted_scopes", "validated_at", "expires_at"], properties: { state: { type: "string", enum: ["not_applicable", "reconnect_required", "valid"] }, granted_scopes: { $ref: "#/$defs/scope_digests" }, validated_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "#/$defs/expiry_or_null" } } }, policy_fact: { title: "PolicyFact", type: ["object", "null"], additionalProperties: !1, required: ["state"], properties: { state: { type: "string", enum: ["restricted", "allowed"] } } }, control_fact: { title: "ControlFact", type: ["object", "null"], additionalProperties: !1, required: ["state", "expires_at", "record"], properties: { state: { type: "string", enum: ["disabled", "degraded", "enabled"] }, expires_at: { $ref: "#/$defs/expiry_or_null" }, record: { $ref: "#/$defs/record_place_or_null" }, source: { type: "string", enum: ["environment"], description: "where a disable without a record comes from; without this member, from the deny-list of the runtime facts" } } }, run_fact: { title: "RunFact", type: ["object", "null"], additionalProperties: !1, required: ["subject_digest", "contract_digest", "tested_revision", "tested_at", "expires_at", "approval_state", "approval_tier", "required_scopes", "granted_scopes", "checks", "record"], properties: { subject_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, contract_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, tested_revision: { $ref: "urn:claimgate:schema:common:v1#/$defs/revision" }, tested_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, approval_state: { $ref: "#/$defs/approval_state" }, approval_tier: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, required_scopes: { $ref: "#/$defs/scope_digests" }, granted_scopes: { $ref: "#/$defs/scope_digests" }, checks: { type: "array", maxItems: 32, items: { $ref: "#/$defs/check_fact" } }, record: { $ref: "#/$defs/record_place" } } }, check_fact: { title: "CheckFact", type: "object", additionalProperties: !1, required: ["kind", "outcome", "not_applicable_reason", "completed_at", "external_result"], properties: { kind: { $ref: "urn:claimgate:schema:common:v1#/$defs/check_kind" }, outcome: { type: "string", enum: ["passed", "failed", "not_applicable"] }, not_applicable_reason: { type: ["string", "null"], maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug, or null" }, completed_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, external_result: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint, "sha256:" and 64 lower-case hex digits, or null' } } } } };
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate124.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "provider" }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.app_fingerprint === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "app_fingerprint" }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.deployment_environment === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "deployment_environment" }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.provider_environment === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "provider_environment" }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.instance_fingerprint === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "instance_fingerprint" }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.account_kind === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "account_kind" }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.output_profile === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "output_profile" }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.operation === void 0) {
      let err7 = { instancePath, keyword: "required", params: { missingProperty: "operation" }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.policy_mode === void 0) {
      let err8 = { instancePath, keyword: "required", params: { missingProperty: "policy_mode" }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema22.properties, key0)) {
        let err9 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema22, data };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.provider !== void 0 && (validate56(data.provider, { instancePath: instancePath + "/provider", parentData: data, parentDataProperty: "provider", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : appended(vErrors, validate56.errors), errors = vErrors.length)), data.app_fingerprint !== void 0 && (validate58(data.app_fingerprint, { instancePath: instancePath + "/app_fingerprint", parentData: data, parentDataProperty: "app_fingerprint", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : appended(vErrors, validate58.errors), errors = vErrors.length)), data.deployment_environment !== void 0) {
      let data2 = data.deployment_environment;
      if (typeof data2 != "string") {
        let err10 = { instancePath: instancePath + "/deployment_environment", keyword: "type", params: { type: "string" }, parentSchema: schema22.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (!(data2 === "local" || data2 === "staging" || data2 === "production")) {
        let err11 = { instancePath: instancePath + "/deployment_environment", keyword: "enum", params: { allowedValues: schema22.properties.deployment_environment.enum }, parentSchema: schema22.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.provider_environment !== void 0) {
      let data3 = data.provider_environment;
      if (typeof data3 != "string") {
        let err12 = { instancePath: instancePath + "/provider_environment", keyword: "type", params: { type: "string" }, parentSchema: schema22.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (!(data3 === "development" || data3 === "sandbox" || data3 === "production")) {
        let err13 = { instancePath: instancePath + "/provider_environment", keyword: "enum", params: { allowedValues: schema22.properties.provider_environment.enum }, parentSchema: schema22.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.instance_fingerprint !== void 0) {
      let data4 = data.instance_fingerprint;
      if (typeof data4 != "string" && data4 !== null) {
        let err14 = { instancePath: instancePath + "/instance_fingerprint", keyword: "type", params: { type: schema22.properties.instance_fingerprint.type }, parentSchema: schema22.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data4 == "string" && !pattern4.test(data4)) {
        let err15 = { instancePath: instancePath + "/instance_fingerprint", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema22.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    data.account_kind !== void 0 && (validate56(data.account_kind, { instancePath: instancePath + "/account_kind", parentData: data, parentDataProperty: "account_kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : appended(vErrors, validate56.errors), errors = vErrors.length)), data.output_profile !== void 0 && (validate56(data.output_profile, { instancePath: instancePath + "/output_profile", parentData: data, parentDataProperty: "output_profile", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : appended(vErrors, validate56.errors), errors = vErrors.length)), data.operation !== void 0 && (validate62(data.operation, { instancePath: instancePath + "/operation", parentData: data, parentDataProperty: "operation", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : appended(vErrors, validate62.errors), errors = vErrors.length)), data.policy_mode !== void 0 && (validate56(data.policy_mode, { instancePath: instancePath + "/policy_mode", parentData: data, parentDataProperty: "policy_mode", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : appended(vErrors, validate56.errors), errors = vErrors.length));
  } else {
    let err16 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema22, data };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate124.errors = vErrors, errors === 0;
}
validate124.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema50 = { title: "ConfigurationFact", type: ["object", "null"], additionalProperties: !1, required: ["state", "source"], properties: { state: { type: "string", enum: ["missing", "dynamic_registration", "configured"] }, source: { type: ["string", "null"], enum: ["built_in", "environment", "database", "dynamic", null], description: "where the effective configuration comes from, or null where that is not known" } } };
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate132.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, keyword: "type", params: { type: schema50.type }, parentSchema: schema50, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "state" }, parentSchema: schema50, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.source === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "source" }, parentSchema: schema50, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "state" || key0 === "source")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema50, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.state !== void 0) {
      let data0 = data.state;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/state", keyword: "type", params: { type: "string" }, parentSchema: schema50.properties.state, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (!(data0 === "missing" || data0 === "dynamic_registration" || data0 === "configured")) {
        let err5 = { instancePath: instancePath + "/state", keyword: "enum", params: { allowedValues: schema50.properties.state.enum }, parentSchema: schema50.properties.state, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.source !== void 0) {
      let data1 = data.source;
      if (typeof data1 != "string" && data1 !== null) {
        let err6 = { instancePath: instancePath + "/source", keyword: "type", params: { type: schema50.properties.source.type }, parentSchema: schema50.properties.source, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (!(data1 === "built_in" || data1 === "environment" || data1 === "database" || data1 === "dynamic" || data1 === null)) {
        let err7 = { instancePath: instancePath + "/source", keyword: "enum", params: { allowedValues: schema50.properties.source.enum }, parentSchema: schema50.properties.source, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  }
  return validate132.errors = vErrors, errors === 0;
}
validate132.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema51 = { title: "ApprovalFact", type: ["object", "null"], additionalProperties: !1, required: ["state", "tier", "reviewed_at", "expires_at", "record"], properties: { state: { $ref: "#/$defs/approval_state" }, tier: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, reviewed_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, record: { $ref: "#/$defs/record_place" } } }, schema52 = { title: "ApprovalState", type: "string", enum: ["not_required", "pending", "trial", "approved", "restricted", "revoked"], description: "what a review of a provider app says" };
function validate135(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate135.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema52, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "not_required" || data === "pending" || data === "trial" || data === "approved" || data === "restricted" || data === "revoked")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema52.enum }, parentSchema: schema52, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate135.errors = vErrors, errors === 0;
}
validate135.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate137.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func3(data) > 64) {
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
  return validate137.errors = vErrors, errors === 0;
}
validate137.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema34 = { title: "Instant", type: "string", format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC such as 2026-11-21T08:30:00Z or 2026-11-21T08:30:00.250Z" }, formats0 = fullFormats["date-time"], pattern9 = new RegExp("^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", "u");
function validate139(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate139.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern9.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema34, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!formats0.validate(data)) {
      let err1 = { instancePath, keyword: "format", params: { format: "date-time" }, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema34, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate139.errors = vErrors, errors === 0;
}
validate139.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema55 = { title: "RecordPlace", description: "Where a record stands in the ledger: its sequence number and its leaf hash.", type: "object", additionalProperties: !1, required: ["sequence", "leaf"], properties: { sequence: { type: "integer", minimum: 1, maximum: 9007199254740991 }, leaf: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } }, schema56 = { title: "DigestText", type: "string", pattern: "^sha256:[0-9a-f]{64}$", description: '"sha256:" and 64 lower-case hex digits' };
function validate143(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate143.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern4.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema56, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema56, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate143.errors = vErrors, errors === 0;
}
validate143.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate142(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate142.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sequence === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "sequence" }, parentSchema: schema55, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.leaf === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "leaf" }, parentSchema: schema55, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "sequence" || key0 === "leaf")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema55, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.sequence !== void 0) {
      let data0 = data.sequence;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/sequence", keyword: "type", params: { type: "integer" }, parentSchema: schema55.properties.sequence, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/sequence", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, parentSchema: schema55.properties.sequence, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/sequence", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema55.properties.sequence, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    data.leaf !== void 0 && (validate143(data.leaf, { instancePath: instancePath + "/leaf", parentData: data, parentDataProperty: "leaf", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : appended(vErrors, validate143.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema55, data };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate142.errors = vErrors, errors === 0;
}
validate142.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate134(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate134.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, keyword: "type", params: { type: schema51.type }, parentSchema: schema51, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "state" }, parentSchema: schema51, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.tier === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "tier" }, parentSchema: schema51, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.reviewed_at === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "reviewed_at" }, parentSchema: schema51, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.expires_at === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "expires_at" }, parentSchema: schema51, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.record === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "record" }, parentSchema: schema51, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "state" || key0 === "tier" || key0 === "reviewed_at" || key0 === "expires_at" || key0 === "record")) {
        let err6 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema51, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    data.state !== void 0 && (validate135(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate135.errors : appended(vErrors, validate135.errors), errors = vErrors.length)), data.tier !== void 0 && (validate137(data.tier, { instancePath: instancePath + "/tier", parentData: data, parentDataProperty: "tier", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate137.errors : appended(vErrors, validate137.errors), errors = vErrors.length)), data.reviewed_at !== void 0 && (validate139(data.reviewed_at, { instancePath: instancePath + "/reviewed_at", parentData: data, parentDataProperty: "reviewed_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate139.errors : appended(vErrors, validate139.errors), errors = vErrors.length)), data.expires_at !== void 0 && (validate139(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate139.errors : appended(vErrors, validate139.errors), errors = vErrors.length)), data.record !== void 0 && (validate142(data.record, { instancePath: instancePath + "/record", parentData: data, parentDataProperty: "record", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate142.errors : appended(vErrors, validate142.errors), errors = vErrors.length));
  }
  return validate134.errors = vErrors, errors === 0;
}
validate134.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema57 = { title: "AuthorizationFact", type: ["object", "null"], additionalProperties: !1, required: ["state", "granted_scopes", "validated_at", "expires_at"], properties: { state: { type: "string", enum: ["not_applicable", "reconnect_required", "valid"] }, granted_scopes: { $ref: "#/$defs/scope_digests" }, validated_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "#/$defs/expiry_or_null" } } }, schema58 = { title: "ScopeDigests", type: "array", maxItems: 256, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, description: "scopes, each as the SHA-256 of its name in UTF-8 (specification/documents.md 1), in any order" };
function validate148(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate148.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), Array.isArray(data)) {
    if (data.length > 256) {
      let err0 = { instancePath, keyword: "maxItems", params: { limit: 256 }, parentSchema: schema58, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate143(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : appended(vErrors, validate143.errors), errors = vErrors.length);
    let i1 = data.length, j0;
    if (i1 > 1) {
      outer0:
        for (; i1--; )
          for (j0 = i1; j0--; )
            if (func0(data[i1], data[j0])) {
              let err1 = { instancePath, keyword: "uniqueItems", params: { i: i1, j: j0 }, parentSchema: schema58, data };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              break outer0;
            }
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "array" }, parentSchema: schema58, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate148.errors = vErrors, errors === 0;
}
validate148.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
var schema59 = { title: "ExpiryOrNull", type: ["string", "null"], format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC, or null where no end was set" };
function validate152(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate152.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, keyword: "type", params: { type: schema59.type }, parentSchema: schema59, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "string") {
    if (!pattern9.test(data)) {
      let err1 = { instancePath, keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema59, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!formats0.validate(data)) {
      let err2 = { instancePath, keyword: "format", params: { format: "date-time" }, parentSchema: schema59, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  return validate152.errors = vErrors, errors === 0;
}
validate152.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate147(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate147.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, keyword: "type", params: { type: schema57.type }, parentSchema: schema57, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "state" }, parentSchema: schema57, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.granted_scopes === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "granted_scopes" }, parentSchema: schema57, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.validated_at === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "validated_at" }, parentSchema: schema57, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.expires_at === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "expires_at" }, parentSchema: schema57, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "state" || key0 === "granted_scopes" || key0 === "validated_at" || key0 === "expires_at")) {
        let err5 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema57, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.state !== void 0) {
      let data0 = data.state;
      if (typeof data0 != "string") {
        let err6 = { instancePath: instancePath + "/state", keyword: "type", params: { type: "string" }, parentSchema: schema57.properties.state, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (!(data0 === "not_applicable" || data0 === "reconnect_required" || data0 === "valid")) {
        let err7 = { instancePath: instancePath + "/state", keyword: "enum", params: { allowedValues: schema57.properties.state.enum }, parentSchema: schema57.properties.state, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    data.granted_scopes !== void 0 && (validate148(data.granted_scopes, { instancePath: instancePath + "/granted_scopes", parentData: data, parentDataProperty: "granted_scopes", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate148.errors : appended(vErrors, validate148.errors), errors = vErrors.length)), data.validated_at !== void 0 && (validate139(data.validated_at, { instancePath: instancePath + "/validated_at", parentData: data, parentDataProperty: "validated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate139.errors : appended(vErrors, validate139.errors), errors = vErrors.length)), data.expires_at !== void 0 && (validate152(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate152.errors : appended(vErrors, validate152.errors), errors = vErrors.length));
  }
  return validate147.errors = vErrors, errors === 0;
}
validate147.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema60 = { title: "PolicyFact", type: ["object", "null"], additionalProperties: !1, required: ["state"], properties: { state: { type: "string", enum: ["restricted", "allowed"] } } };
function validate155(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate155.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, keyword: "type", params: { type: schema60.type }, parentSchema: schema60, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "state" }, parentSchema: schema60, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (key0 !== "state") {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema60, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.state !== void 0) {
      let data0 = data.state;
      if (typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/state", keyword: "type", params: { type: "string" }, parentSchema: schema60.properties.state, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (!(data0 === "restricted" || data0 === "allowed")) {
        let err4 = { instancePath: instancePath + "/state", keyword: "enum", params: { allowedValues: schema60.properties.state.enum }, parentSchema: schema60.properties.state, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  }
  return validate155.errors = vErrors, errors === 0;
}
validate155.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema61 = { title: "ControlFact", type: ["object", "null"], additionalProperties: !1, required: ["state", "expires_at", "record"], properties: { state: { type: "string", enum: ["disabled", "degraded", "enabled"] }, expires_at: { $ref: "#/$defs/expiry_or_null" }, record: { $ref: "#/$defs/record_place_or_null" }, source: { type: "string", enum: ["environment"], description: "where a disable without a record comes from; without this member, from the deny-list of the runtime facts" } } }, schema62 = { title: "RecordPlaceOrNull", description: "The same, or null where no ledger record says so, as for a disable set in the environment.", type: ["object", "null"], additionalProperties: !1, required: ["sequence", "leaf"], properties: { sequence: { type: "integer", minimum: 1, maximum: 9007199254740991 }, leaf: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } };
function validate159(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate159.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, keyword: "type", params: { type: schema62.type }, parentSchema: schema62, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sequence === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "sequence" }, parentSchema: schema62, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.leaf === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "leaf" }, parentSchema: schema62, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "sequence" || key0 === "leaf")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema62, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.sequence !== void 0) {
      let data0 = data.sequence;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err4 = { instancePath: instancePath + "/sequence", keyword: "type", params: { type: "integer" }, parentSchema: schema62.properties.sequence, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/sequence", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, parentSchema: schema62.properties.sequence, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err6 = { instancePath: instancePath + "/sequence", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema62.properties.sequence, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    data.leaf !== void 0 && (validate143(data.leaf, { instancePath: instancePath + "/leaf", parentData: data, parentDataProperty: "leaf", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : appended(vErrors, validate143.errors), errors = vErrors.length));
  }
  return validate159.errors = vErrors, errors === 0;
}
validate159.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate157(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate157.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, keyword: "type", params: { type: schema61.type }, parentSchema: schema61, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "state" }, parentSchema: schema61, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.expires_at === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "expires_at" }, parentSchema: schema61, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.record === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "record" }, parentSchema: schema61, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "state" || key0 === "expires_at" || key0 === "record" || key0 === "source")) {
        let err4 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema61, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.state !== void 0) {
      let data0 = data.state;
      if (typeof data0 != "string") {
        let err5 = { instancePath: instancePath + "/state", keyword: "type", params: { type: "string" }, parentSchema: schema61.properties.state, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (!(data0 === "disabled" || data0 === "degraded" || data0 === "enabled")) {
        let err6 = { instancePath: instancePath + "/state", keyword: "enum", params: { allowedValues: schema61.properties.state.enum }, parentSchema: schema61.properties.state, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.expires_at !== void 0 && (validate152(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate152.errors : appended(vErrors, validate152.errors), errors = vErrors.length)), data.record !== void 0 && (validate159(data.record, { instancePath: instancePath + "/record", parentData: data, parentDataProperty: "record", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate159.errors : appended(vErrors, validate159.errors), errors = vErrors.length)), data.source !== void 0) {
      let data3 = data.source;
      if (typeof data3 != "string") {
        let err7 = { instancePath: instancePath + "/source", keyword: "type", params: { type: "string" }, parentSchema: schema61.properties.source, data: data3 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== "environment") {
        let err8 = { instancePath: instancePath + "/source", keyword: "enum", params: { allowedValues: schema61.properties.source.enum }, parentSchema: schema61.properties.source, data: data3 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  }
  return validate157.errors = vErrors, errors === 0;
}
validate157.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema63 = { title: "RunFact", type: ["object", "null"], additionalProperties: !1, required: ["subject_digest", "contract_digest", "tested_revision", "tested_at", "expires_at", "approval_state", "approval_tier", "required_scopes", "granted_scopes", "checks", "record"], properties: { subject_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, contract_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, tested_revision: { $ref: "urn:claimgate:schema:common:v1#/$defs/revision" }, tested_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, approval_state: { $ref: "#/$defs/approval_state" }, approval_tier: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, required_scopes: { $ref: "#/$defs/scope_digests" }, granted_scopes: { $ref: "#/$defs/scope_digests" }, checks: { type: "array", maxItems: 32, items: { $ref: "#/$defs/check_fact" } }, record: { $ref: "#/$defs/record_place" } } }, schema64 = { title: "GitRevision", type: "string", pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$", description: "a full Git commit id: 40 or 64 lower-case hex digits" }, pattern26 = new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u");
function validate166(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate166.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern26.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, schema: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$", parentSchema: schema64, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema64, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate166.errors = vErrors, errors === 0;
}
validate166.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema65 = { title: "CheckFact", type: "object", additionalProperties: !1, required: ["kind", "outcome", "not_applicable_reason", "completed_at", "external_result"], properties: { kind: { $ref: "urn:claimgate:schema:common:v1#/$defs/check_kind" }, outcome: { type: "string", enum: ["passed", "failed", "not_applicable"] }, not_applicable_reason: { type: ["string", "null"], maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug, or null" }, completed_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, external_result: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint, "sha256:" and 64 lower-case hex digits, or null' } } }, schema66 = { title: "CheckKind", type: "string", enum: ["connect", "authorization", "publish_immediate", "publish_scheduled", "final_result", "refresh", "revoke"], description: "what a check of a certification run tries" };
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate175.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema66, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "connect" || data === "authorization" || data === "publish_immediate" || data === "publish_scheduled" || data === "final_result" || data === "refresh" || data === "revoke")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema66.enum }, parentSchema: schema66, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate175.errors = vErrors, errors === 0;
}
validate175.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate174(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate174.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "kind" }, parentSchema: schema65, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.outcome === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "outcome" }, parentSchema: schema65, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.not_applicable_reason === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "not_applicable_reason" }, parentSchema: schema65, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.completed_at === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "completed_at" }, parentSchema: schema65, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.external_result === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "external_result" }, parentSchema: schema65, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "outcome" || key0 === "not_applicable_reason" || key0 === "completed_at" || key0 === "external_result")) {
        let err5 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema65, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.kind !== void 0 && (validate175(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate175.errors : appended(vErrors, validate175.errors), errors = vErrors.length)), data.outcome !== void 0) {
      let data1 = data.outcome;
      if (typeof data1 != "string") {
        let err6 = { instancePath: instancePath + "/outcome", keyword: "type", params: { type: "string" }, parentSchema: schema65.properties.outcome, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (!(data1 === "passed" || data1 === "failed" || data1 === "not_applicable")) {
        let err7 = { instancePath: instancePath + "/outcome", keyword: "enum", params: { allowedValues: schema65.properties.outcome.enum }, parentSchema: schema65.properties.outcome, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.not_applicable_reason !== void 0) {
      let data2 = data.not_applicable_reason;
      if (typeof data2 != "string" && data2 !== null) {
        let err8 = { instancePath: instancePath + "/not_applicable_reason", keyword: "type", params: { type: schema65.properties.not_applicable_reason.type }, parentSchema: schema65.properties.not_applicable_reason, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data2 == "string") {
        if (func3(data2) > 64) {
          let err9 = { instancePath: instancePath + "/not_applicable_reason", keyword: "maxLength", params: { limit: 64 }, parentSchema: schema65.properties.not_applicable_reason, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (!pattern3.test(data2)) {
          let err10 = { instancePath: instancePath + "/not_applicable_reason", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, parentSchema: schema65.properties.not_applicable_reason, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      }
    }
    if (data.completed_at !== void 0 && (validate139(data.completed_at, { instancePath: instancePath + "/completed_at", parentData: data, parentDataProperty: "completed_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate139.errors : appended(vErrors, validate139.errors), errors = vErrors.length)), data.external_result !== void 0) {
      let data4 = data.external_result;
      if (typeof data4 != "string" && data4 !== null) {
        let err11 = { instancePath: instancePath + "/external_result", keyword: "type", params: { type: schema65.properties.external_result.type }, parentSchema: schema65.properties.external_result, data: data4 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data4 == "string" && !pattern4.test(data4)) {
        let err12 = { instancePath: instancePath + "/external_result", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema65.properties.external_result, data: data4 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema65, data };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate174.errors = vErrors, errors === 0;
}
validate174.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate163(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate163.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, keyword: "type", params: { type: schema63.type }, parentSchema: schema63, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subject_digest === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "subject_digest" }, parentSchema: schema63, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.contract_digest === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "contract_digest" }, parentSchema: schema63, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.tested_revision === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "tested_revision" }, parentSchema: schema63, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.tested_at === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "tested_at" }, parentSchema: schema63, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.expires_at === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "expires_at" }, parentSchema: schema63, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.approval_state === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "approval_state" }, parentSchema: schema63, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.approval_tier === void 0) {
      let err7 = { instancePath, keyword: "required", params: { missingProperty: "approval_tier" }, parentSchema: schema63, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.required_scopes === void 0) {
      let err8 = { instancePath, keyword: "required", params: { missingProperty: "required_scopes" }, parentSchema: schema63, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.granted_scopes === void 0) {
      let err9 = { instancePath, keyword: "required", params: { missingProperty: "granted_scopes" }, parentSchema: schema63, data };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.checks === void 0) {
      let err10 = { instancePath, keyword: "required", params: { missingProperty: "checks" }, parentSchema: schema63, data };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.record === void 0) {
      let err11 = { instancePath, keyword: "required", params: { missingProperty: "record" }, parentSchema: schema63, data };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema63.properties, key0)) {
        let err12 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema63, data };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    if (data.subject_digest !== void 0 && (validate143(data.subject_digest, { instancePath: instancePath + "/subject_digest", parentData: data, parentDataProperty: "subject_digest", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : appended(vErrors, validate143.errors), errors = vErrors.length)), data.contract_digest !== void 0 && (validate143(data.contract_digest, { instancePath: instancePath + "/contract_digest", parentData: data, parentDataProperty: "contract_digest", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : appended(vErrors, validate143.errors), errors = vErrors.length)), data.tested_revision !== void 0 && (validate166(data.tested_revision, { instancePath: instancePath + "/tested_revision", parentData: data, parentDataProperty: "tested_revision", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate166.errors : appended(vErrors, validate166.errors), errors = vErrors.length)), data.tested_at !== void 0 && (validate139(data.tested_at, { instancePath: instancePath + "/tested_at", parentData: data, parentDataProperty: "tested_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate139.errors : appended(vErrors, validate139.errors), errors = vErrors.length)), data.expires_at !== void 0 && (validate139(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate139.errors : appended(vErrors, validate139.errors), errors = vErrors.length)), data.approval_state !== void 0 && (validate135(data.approval_state, { instancePath: instancePath + "/approval_state", parentData: data, parentDataProperty: "approval_state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate135.errors : appended(vErrors, validate135.errors), errors = vErrors.length)), data.approval_tier !== void 0 && (validate137(data.approval_tier, { instancePath: instancePath + "/approval_tier", parentData: data, parentDataProperty: "approval_tier", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate137.errors : appended(vErrors, validate137.errors), errors = vErrors.length)), data.required_scopes !== void 0 && (validate148(data.required_scopes, { instancePath: instancePath + "/required_scopes", parentData: data, parentDataProperty: "required_scopes", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate148.errors : appended(vErrors, validate148.errors), errors = vErrors.length)), data.granted_scopes !== void 0 && (validate148(data.granted_scopes, { instancePath: instancePath + "/granted_scopes", parentData: data, parentDataProperty: "granted_scopes", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate148.errors : appended(vErrors, validate148.errors), errors = vErrors.length)), data.checks !== void 0) {
      let data9 = data.checks;
      if (Array.isArray(data9)) {
        if (data9.length > 32) {
          let err13 = { instancePath: instancePath + "/checks", keyword: "maxItems", params: { limit: 32 }, parentSchema: schema63.properties.checks, data: data9 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        let len0 = data9.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate174(data9[i0], { instancePath: instancePath + "/checks/" + i0, parentData: data9, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate174.errors : appended(vErrors, validate174.errors), errors = vErrors.length);
      } else {
        let err14 = { instancePath: instancePath + "/checks", keyword: "type", params: { type: "array" }, parentSchema: schema63.properties.checks, data: data9 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    data.record !== void 0 && (validate142(data.record, { instancePath: instancePath + "/record", parentData: data, parentDataProperty: "record", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate142.errors : appended(vErrors, validate142.errors), errors = vErrors.length));
  }
  return validate163.errors = vErrors, errors === 0;
}
validate163.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate123.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subject === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "subject" }, parentSchema: schema48, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.contract_digest === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "contract_digest" }, parentSchema: schema48, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.configuration === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "configuration" }, parentSchema: schema48, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.approval === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "approval" }, parentSchema: schema48, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.authorization === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "authorization" }, parentSchema: schema48, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.policy === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "policy" }, parentSchema: schema48, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.runtime_control === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "runtime_control" }, parentSchema: schema48, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.local_run === void 0) {
      let err7 = { instancePath, keyword: "required", params: { missingProperty: "local_run" }, parentSchema: schema48, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.live_run === void 0) {
      let err8 = { instancePath, keyword: "required", params: { missingProperty: "live_run" }, parentSchema: schema48, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema48.properties, key0)) {
        let err9 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema48, data };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.subject !== void 0 && (validate124(data.subject, { instancePath: instancePath + "/subject", parentData: data, parentDataProperty: "subject", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate124.errors : appended(vErrors, validate124.errors), errors = vErrors.length)), data.contract_digest !== void 0) {
      let data1 = data.contract_digest;
      if (typeof data1 != "string" && data1 !== null) {
        let err10 = { instancePath: instancePath + "/contract_digest", keyword: "type", params: { type: schema48.properties.contract_digest.type }, parentSchema: schema48.properties.contract_digest, data: data1 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data1 == "string" && !pattern4.test(data1)) {
        let err11 = { instancePath: instancePath + "/contract_digest", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema48.properties.contract_digest, data: data1 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    data.configuration !== void 0 && (validate132(data.configuration, { instancePath: instancePath + "/configuration", parentData: data, parentDataProperty: "configuration", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate132.errors : appended(vErrors, validate132.errors), errors = vErrors.length)), data.approval !== void 0 && (validate134(data.approval, { instancePath: instancePath + "/approval", parentData: data, parentDataProperty: "approval", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate134.errors : appended(vErrors, validate134.errors), errors = vErrors.length)), data.authorization !== void 0 && (validate147(data.authorization, { instancePath: instancePath + "/authorization", parentData: data, parentDataProperty: "authorization", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate147.errors : appended(vErrors, validate147.errors), errors = vErrors.length)), data.policy !== void 0 && (validate155(data.policy, { instancePath: instancePath + "/policy", parentData: data, parentDataProperty: "policy", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate155.errors : appended(vErrors, validate155.errors), errors = vErrors.length)), data.runtime_control !== void 0 && (validate157(data.runtime_control, { instancePath: instancePath + "/runtime_control", parentData: data, parentDataProperty: "runtime_control", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate157.errors : appended(vErrors, validate157.errors), errors = vErrors.length)), data.local_run !== void 0 && (validate163(data.local_run, { instancePath: instancePath + "/local_run", parentData: data, parentDataProperty: "local_run", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate163.errors : appended(vErrors, validate163.errors), errors = vErrors.length)), data.live_run !== void 0 && (validate163(data.live_run, { instancePath: instancePath + "/live_run", parentData: data, parentDataProperty: "live_run", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate163.errors : appended(vErrors, validate163.errors), errors = vErrors.length));
  } else {
    let err12 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema48, data };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate123.errors = vErrors, errors === 0;
}
validate123.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate253(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate253.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, keyword: "type", params: { type: schema57.type }, parentSchema: schema57, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "state" }, parentSchema: schema57, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.granted_scopes === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "granted_scopes" }, parentSchema: schema57, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.validated_at === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "validated_at" }, parentSchema: schema57, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.expires_at === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "expires_at" }, parentSchema: schema57, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "state" || key0 === "granted_scopes" || key0 === "validated_at" || key0 === "expires_at")) {
        let err5 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema57, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.state !== void 0) {
      let data0 = data.state;
      if (typeof data0 != "string") {
        let err6 = { instancePath: instancePath + "/state", keyword: "type", params: { type: "string" }, parentSchema: schema57.properties.state, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (!(data0 === "not_applicable" || data0 === "reconnect_required" || data0 === "valid")) {
        let err7 = { instancePath: instancePath + "/state", keyword: "enum", params: { allowedValues: schema57.properties.state.enum }, parentSchema: schema57.properties.state, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    data.granted_scopes !== void 0 && (validate148(data.granted_scopes, { instancePath: instancePath + "/granted_scopes", parentData: data, parentDataProperty: "granted_scopes", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate148.errors : appended(vErrors, validate148.errors), errors = vErrors.length)), data.validated_at !== void 0 && (validate139(data.validated_at, { instancePath: instancePath + "/validated_at", parentData: data, parentDataProperty: "validated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate139.errors : appended(vErrors, validate139.errors), errors = vErrors.length)), data.expires_at !== void 0 && (validate152(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate152.errors : appended(vErrors, validate152.errors), errors = vErrors.length));
  }
  return validate253.errors = vErrors, errors === 0;
}
validate253.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate258(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate258.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, keyword: "type", params: { type: schema59.type }, parentSchema: schema59, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "string") {
    if (!pattern9.test(data)) {
      let err1 = { instancePath, keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema59, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!formats0.validate(data)) {
      let err2 = { instancePath, keyword: "format", params: { format: "date-time" }, parentSchema: schema59, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  return validate258.errors = vErrors, errors === 0;
}
validate258.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate260(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate260.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, keyword: "type", params: { type: schema61.type }, parentSchema: schema61, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "state" }, parentSchema: schema61, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.expires_at === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "expires_at" }, parentSchema: schema61, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.record === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "record" }, parentSchema: schema61, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "state" || key0 === "expires_at" || key0 === "record" || key0 === "source")) {
        let err4 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema61, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.state !== void 0) {
      let data0 = data.state;
      if (typeof data0 != "string") {
        let err5 = { instancePath: instancePath + "/state", keyword: "type", params: { type: "string" }, parentSchema: schema61.properties.state, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (!(data0 === "disabled" || data0 === "degraded" || data0 === "enabled")) {
        let err6 = { instancePath: instancePath + "/state", keyword: "enum", params: { allowedValues: schema61.properties.state.enum }, parentSchema: schema61.properties.state, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.expires_at !== void 0 && (validate152(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate152.errors : appended(vErrors, validate152.errors), errors = vErrors.length)), data.record !== void 0 && (validate159(data.record, { instancePath: instancePath + "/record", parentData: data, parentDataProperty: "record", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate159.errors : appended(vErrors, validate159.errors), errors = vErrors.length)), data.source !== void 0) {
      let data3 = data.source;
      if (typeof data3 != "string") {
        let err7 = { instancePath: instancePath + "/source", keyword: "type", params: { type: "string" }, parentSchema: schema61.properties.source, data: data3 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data3 !== "environment") {
        let err8 = { instancePath: instancePath + "/source", keyword: "enum", params: { allowedValues: schema61.properties.source.enum }, parentSchema: schema61.properties.source, data: data3 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  }
  return validate260.errors = vErrors, errors === 0;
}
validate260.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema95 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:contract:v1", title: "CertificationContract", description: "What must be shown before a claim may be made (specification/documents.md 3.2).", type: "object", additionalProperties: !1, required: ["schema_version", "provider", "account_kinds", "output_profile", "operation", "policy_mode", "capability_digest", "policy_digest", "required_scopes", "approval", "local_checks", "live_checks", "retest_days", "tested_revision", "allow_trial_execution", "policy_sources"], properties: { schema_version: { const: 1 }, provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug", description: "the provider that is published to, as a slug such as pinterest" }, account_kinds: { type: "array", minItems: 1, maxItems: 64, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, description: "the kinds of account that the contract is for, such as business" }, output_profile: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug", description: "the format that is published, as a slug such as image-pin" }, operation: { $ref: "urn:claimgate:schema:common:v1#/$defs/operation", description: "what is done; only publish operations can be claimed" }, policy_mode: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug", description: "the mode of the product's policy that the contract is for, such as standard" }, capability_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest", description: "SHA-256 of the exact bytes of the file that describes what the product implements for the provider and format (specification/documents.md 3.2); `claimgate digest --capability FILE` prints it" }, policy_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest", description: "SHA-256 of the exact bytes of the file that holds the product's policy for the provider and format (specification/documents.md 3.2); `claimgate digest --policy FILE` prints it" }, required_scopes: { type: "array", maxItems: 256, uniqueItems: !0, items: { $ref: "#/$defs/scope" }, description: "OAuth scopes that the grant of the account must contain, by name" }, approval: { $ref: "#/$defs/approval_terms", description: "whether the provider must approve the app, and for which tier" }, local_checks: { $ref: "#/$defs/check_list", description: "the checks of a local run, in your own test bed" }, live_checks: { $ref: "#/$defs/check_list", description: "the checks of a live run, against the real provider" }, retest_days: { $ref: "#/$defs/retest_days", description: "after how many days of 86,400 seconds a run no longer counts" }, tested_revision: { type: "string", enum: ["any", "ancestor"], description: "ancestor: the tested revision is the released one or an ancestor of it" }, allow_trial_execution: { type: "boolean", description: "whether certification tests may run under a trial approval" }, policy_sources: { type: "array", maxItems: 64, uniqueItems: !0, items: { type: "string", minLength: 1, maxLength: 2048 }, description: "Where the provider's policy can be read; documentation only." } }, $defs: { scope: { title: "Scope", type: "string", pattern: "^[\\x21-\\x7e]{1,256}$", description: "a scope: 1 to 256 printable ASCII characters without spaces" }, approval_terms: { title: "ApprovalTerms", type: "object", additionalProperties: !1, required: ["required", "tier"], properties: { required: { type: "boolean", description: "whether the provider has to review the app" }, tier: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug", description: "the tier that the review has to be for; not_required where none is needed" } } }, retest_days: { title: "RetestDays", description: "After how many days of 86,400 seconds a run no longer counts.", type: "object", additionalProperties: !1, required: ["local", "live"], properties: { local: { type: "integer", minimum: 1, maximum: 366 }, live: { type: "integer", minimum: 1, maximum: 366 } } }, check_list: { title: "CheckList", type: "array", maxItems: 16, items: { $ref: "#/$defs/listed_check" } }, listed_check: { title: "ListedCheck", description: "A check that a run must contain, with the reasons for which it may be not applicable.", type: "object", additionalProperties: !1, required: ["kind", "not_applicable_reasons"], properties: { kind: { $ref: "urn:claimgate:schema:common:v1#/$defs/check_kind" }, not_applicable_reasons: { type: "array", maxItems: 32, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, description: "reasons for which a run may leave the check out; only refresh and revoke may have any" } } } } };
function validate265(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate265.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func3(data) > 64) {
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
  return validate265.errors = vErrors, errors === 0;
}
validate265.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate269(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate269.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema25, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "publish_immediate" || data === "publish_scheduled" || data === "connect")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema25.enum }, parentSchema: schema25, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate269.errors = vErrors, errors === 0;
}
validate269.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate272(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate272.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern4.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema56, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema56, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate272.errors = vErrors, errors === 0;
}
validate272.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema99 = { title: "Scope", type: "string", pattern: "^[\\x21-\\x7e]{1,256}$", description: "a scope: 1 to 256 printable ASCII characters without spaces" }, pattern47 = new RegExp("^[\\x21-\\x7e]{1,256}$", "u");
function validate275(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate275.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern47.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^[\\x21-\\x7e]{1,256}$" }, schema: "^[\\x21-\\x7e]{1,256}$", parentSchema: schema99, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema99, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate275.errors = vErrors, errors === 0;
}
validate275.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema100 = { title: "ApprovalTerms", type: "object", additionalProperties: !1, required: ["required", "tier"], properties: { required: { type: "boolean", description: "whether the provider has to review the app" }, tier: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug", description: "the tier that the review has to be for; not_required where none is needed" } } };
function validate277(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate277.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.required === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "required" }, parentSchema: schema100, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.tier === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "tier" }, parentSchema: schema100, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "required" || key0 === "tier")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema100, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.required !== void 0) {
      let data0 = data.required;
      if (typeof data0 != "boolean") {
        let err3 = { instancePath: instancePath + "/required", keyword: "type", params: { type: "boolean" }, parentSchema: schema100.properties.required, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    data.tier !== void 0 && (validate265(data.tier, { instancePath: instancePath + "/tier", parentData: data, parentDataProperty: "tier", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate265.errors : appended(vErrors, validate265.errors), errors = vErrors.length));
  } else {
    let err4 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema100, data };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate277.errors = vErrors, errors === 0;
}
validate277.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema101 = { title: "CheckList", type: "array", maxItems: 16, items: { $ref: "#/$defs/listed_check" } }, schema102 = { title: "ListedCheck", description: "A check that a run must contain, with the reasons for which it may be not applicable.", type: "object", additionalProperties: !1, required: ["kind", "not_applicable_reasons"], properties: { kind: { $ref: "urn:claimgate:schema:common:v1#/$defs/check_kind" }, not_applicable_reasons: { type: "array", maxItems: 32, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, description: "reasons for which a run may leave the check out; only refresh and revoke may have any" } } };
function validate282(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate282.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema66, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "connect" || data === "authorization" || data === "publish_immediate" || data === "publish_scheduled" || data === "final_result" || data === "refresh" || data === "revoke")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema66.enum }, parentSchema: schema66, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate282.errors = vErrors, errors === 0;
}
validate282.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate281(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate281.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "kind" }, parentSchema: schema102, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.not_applicable_reasons === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "not_applicable_reasons" }, parentSchema: schema102, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "not_applicable_reasons")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema102, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.kind !== void 0 && (validate282(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate282.errors : appended(vErrors, validate282.errors), errors = vErrors.length)), data.not_applicable_reasons !== void 0) {
      let data1 = data.not_applicable_reasons;
      if (Array.isArray(data1)) {
        if (data1.length > 32) {
          let err3 = { instancePath: instancePath + "/not_applicable_reasons", keyword: "maxItems", params: { limit: 32 }, parentSchema: schema102.properties.not_applicable_reasons, data: data1 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate265(data1[i0], { instancePath: instancePath + "/not_applicable_reasons/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate265.errors : appended(vErrors, validate265.errors), errors = vErrors.length);
        let i1 = data1.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data1[i1], data1[j0])) {
                  let err4 = { instancePath: instancePath + "/not_applicable_reasons", keyword: "uniqueItems", params: { i: i1, j: j0 }, parentSchema: schema102.properties.not_applicable_reasons, data: data1 };
                  vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                  break outer0;
                }
        }
      } else {
        let err5 = { instancePath: instancePath + "/not_applicable_reasons", keyword: "type", params: { type: "array" }, parentSchema: schema102.properties.not_applicable_reasons, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema102, data };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate281.errors = vErrors, errors === 0;
}
validate281.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate280(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate280.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), Array.isArray(data)) {
    if (data.length > 16) {
      let err0 = { instancePath, keyword: "maxItems", params: { limit: 16 }, parentSchema: schema101, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate281(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate281.errors : appended(vErrors, validate281.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "array" }, parentSchema: schema101, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate280.errors = vErrors, errors === 0;
}
validate280.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
var schema104 = { title: "RetestDays", description: "After how many days of 86,400 seconds a run no longer counts.", type: "object", additionalProperties: !1, required: ["local", "live"], properties: { local: { type: "integer", minimum: 1, maximum: 366 }, live: { type: "integer", minimum: 1, maximum: 366 } } };
function validate288(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate288.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.local === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "local" }, parentSchema: schema104, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.live === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "live" }, parentSchema: schema104, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "local" || key0 === "live")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema104, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.local !== void 0) {
      let data0 = data.local;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/local", keyword: "type", params: { type: "integer" }, parentSchema: schema104.properties.local, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 366 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/local", keyword: "maximum", params: { comparison: "<=", limit: 366 }, parentSchema: schema104.properties.local, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/local", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema104.properties.local, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    if (data.live !== void 0) {
      let data1 = data.live;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err6 = { instancePath: instancePath + "/live", keyword: "type", params: { type: "integer" }, parentSchema: schema104.properties.live, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 366 || isNaN(data1)) {
          let err7 = { instancePath: instancePath + "/live", keyword: "maximum", params: { comparison: "<=", limit: 366 }, parentSchema: schema104.properties.live, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err8 = { instancePath: instancePath + "/live", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema104.properties.live, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      }
    }
  } else {
    let err9 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema104, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate288.errors = vErrors, errors === 0;
}
validate288.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate264(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate264.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema_version === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "schema_version" }, parentSchema: schema95, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.provider === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "provider" }, parentSchema: schema95, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.account_kinds === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "account_kinds" }, parentSchema: schema95, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.output_profile === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "output_profile" }, parentSchema: schema95, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.operation === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "operation" }, parentSchema: schema95, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.policy_mode === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "policy_mode" }, parentSchema: schema95, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.capability_digest === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "capability_digest" }, parentSchema: schema95, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.policy_digest === void 0) {
      let err7 = { instancePath, keyword: "required", params: { missingProperty: "policy_digest" }, parentSchema: schema95, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.required_scopes === void 0) {
      let err8 = { instancePath, keyword: "required", params: { missingProperty: "required_scopes" }, parentSchema: schema95, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.approval === void 0) {
      let err9 = { instancePath, keyword: "required", params: { missingProperty: "approval" }, parentSchema: schema95, data };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.local_checks === void 0) {
      let err10 = { instancePath, keyword: "required", params: { missingProperty: "local_checks" }, parentSchema: schema95, data };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.live_checks === void 0) {
      let err11 = { instancePath, keyword: "required", params: { missingProperty: "live_checks" }, parentSchema: schema95, data };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.retest_days === void 0) {
      let err12 = { instancePath, keyword: "required", params: { missingProperty: "retest_days" }, parentSchema: schema95, data };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.tested_revision === void 0) {
      let err13 = { instancePath, keyword: "required", params: { missingProperty: "tested_revision" }, parentSchema: schema95, data };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.allow_trial_execution === void 0) {
      let err14 = { instancePath, keyword: "required", params: { missingProperty: "allow_trial_execution" }, parentSchema: schema95, data };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.policy_sources === void 0) {
      let err15 = { instancePath, keyword: "required", params: { missingProperty: "policy_sources" }, parentSchema: schema95, data };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema95.properties, key0)) {
        let err16 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema95, data };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    if (data.schema_version !== void 0) {
      let data0 = data.schema_version;
      if (data0 !== 1) {
        let err17 = { instancePath: instancePath + "/schema_version", keyword: "const", params: { allowedValue: 1 }, parentSchema: schema95.properties.schema_version, data: data0 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.provider !== void 0 && (validate265(data.provider, { instancePath: instancePath + "/provider", parentData: data, parentDataProperty: "provider", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate265.errors : appended(vErrors, validate265.errors), errors = vErrors.length)), data.account_kinds !== void 0) {
      let data2 = data.account_kinds;
      if (Array.isArray(data2)) {
        if (data2.length > 64) {
          let err18 = { instancePath: instancePath + "/account_kinds", keyword: "maxItems", params: { limit: 64 }, parentSchema: schema95.properties.account_kinds, data: data2 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (data2.length < 1) {
          let err19 = { instancePath: instancePath + "/account_kinds", keyword: "minItems", params: { limit: 1 }, parentSchema: schema95.properties.account_kinds, data: data2 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate265(data2[i0], { instancePath: instancePath + "/account_kinds/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate265.errors : appended(vErrors, validate265.errors), errors = vErrors.length);
        let i1 = data2.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data2[i1], data2[j0])) {
                  let err20 = { instancePath: instancePath + "/account_kinds", keyword: "uniqueItems", params: { i: i1, j: j0 }, parentSchema: schema95.properties.account_kinds, data: data2 };
                  vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                  break outer0;
                }
        }
      } else {
        let err21 = { instancePath: instancePath + "/account_kinds", keyword: "type", params: { type: "array" }, parentSchema: schema95.properties.account_kinds, data: data2 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.output_profile !== void 0 && (validate265(data.output_profile, { instancePath: instancePath + "/output_profile", parentData: data, parentDataProperty: "output_profile", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate265.errors : appended(vErrors, validate265.errors), errors = vErrors.length)), data.operation !== void 0 && (validate269(data.operation, { instancePath: instancePath + "/operation", parentData: data, parentDataProperty: "operation", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate269.errors : appended(vErrors, validate269.errors), errors = vErrors.length)), data.policy_mode !== void 0 && (validate265(data.policy_mode, { instancePath: instancePath + "/policy_mode", parentData: data, parentDataProperty: "policy_mode", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate265.errors : appended(vErrors, validate265.errors), errors = vErrors.length)), data.capability_digest !== void 0 && (validate272(data.capability_digest, { instancePath: instancePath + "/capability_digest", parentData: data, parentDataProperty: "capability_digest", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate272.errors : appended(vErrors, validate272.errors), errors = vErrors.length)), data.policy_digest !== void 0 && (validate272(data.policy_digest, { instancePath: instancePath + "/policy_digest", parentData: data, parentDataProperty: "policy_digest", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate272.errors : appended(vErrors, validate272.errors), errors = vErrors.length)), data.required_scopes !== void 0) {
      let data9 = data.required_scopes;
      if (Array.isArray(data9)) {
        if (data9.length > 256) {
          let err22 = { instancePath: instancePath + "/required_scopes", keyword: "maxItems", params: { limit: 256 }, parentSchema: schema95.properties.required_scopes, data: data9 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        let len1 = data9.length;
        for (let i2 = 0; i2 < len1; i2++)
          validate275(data9[i2], { instancePath: instancePath + "/required_scopes/" + i2, parentData: data9, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate275.errors : appended(vErrors, validate275.errors), errors = vErrors.length);
        let i3 = data9.length, j1;
        if (i3 > 1) {
          outer1:
            for (; i3--; )
              for (j1 = i3; j1--; )
                if (func0(data9[i3], data9[j1])) {
                  let err23 = { instancePath: instancePath + "/required_scopes", keyword: "uniqueItems", params: { i: i3, j: j1 }, parentSchema: schema95.properties.required_scopes, data: data9 };
                  vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                  break outer1;
                }
        }
      } else {
        let err24 = { instancePath: instancePath + "/required_scopes", keyword: "type", params: { type: "array" }, parentSchema: schema95.properties.required_scopes, data: data9 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.approval !== void 0 && (validate277(data.approval, { instancePath: instancePath + "/approval", parentData: data, parentDataProperty: "approval", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate277.errors : appended(vErrors, validate277.errors), errors = vErrors.length)), data.local_checks !== void 0 && (validate280(data.local_checks, { instancePath: instancePath + "/local_checks", parentData: data, parentDataProperty: "local_checks", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate280.errors : appended(vErrors, validate280.errors), errors = vErrors.length)), data.live_checks !== void 0 && (validate280(data.live_checks, { instancePath: instancePath + "/live_checks", parentData: data, parentDataProperty: "live_checks", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate280.errors : appended(vErrors, validate280.errors), errors = vErrors.length)), data.retest_days !== void 0 && (validate288(data.retest_days, { instancePath: instancePath + "/retest_days", parentData: data, parentDataProperty: "retest_days", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate288.errors : appended(vErrors, validate288.errors), errors = vErrors.length)), data.tested_revision !== void 0) {
      let data15 = data.tested_revision;
      if (typeof data15 != "string") {
        let err25 = { instancePath: instancePath + "/tested_revision", keyword: "type", params: { type: "string" }, parentSchema: schema95.properties.tested_revision, data: data15 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      if (!(data15 === "any" || data15 === "ancestor")) {
        let err26 = { instancePath: instancePath + "/tested_revision", keyword: "enum", params: { allowedValues: schema95.properties.tested_revision.enum }, parentSchema: schema95.properties.tested_revision, data: data15 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.allow_trial_execution !== void 0) {
      let data16 = data.allow_trial_execution;
      if (typeof data16 != "boolean") {
        let err27 = { instancePath: instancePath + "/allow_trial_execution", keyword: "type", params: { type: "boolean" }, parentSchema: schema95.properties.allow_trial_execution, data: data16 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.policy_sources !== void 0) {
      let data17 = data.policy_sources;
      if (Array.isArray(data17)) {
        if (data17.length > 64) {
          let err28 = { instancePath: instancePath + "/policy_sources", keyword: "maxItems", params: { limit: 64 }, parentSchema: schema95.properties.policy_sources, data: data17 };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        let len2 = data17.length;
        for (let i4 = 0; i4 < len2; i4++) {
          let data18 = data17[i4];
          if (typeof data18 == "string") {
            if (func3(data18) > 2048) {
              let err29 = { instancePath: instancePath + "/policy_sources/" + i4, keyword: "maxLength", params: { limit: 2048 }, parentSchema: schema95.properties.policy_sources.items, data: data18 };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
            if (func3(data18) < 1) {
              let err30 = { instancePath: instancePath + "/policy_sources/" + i4, keyword: "minLength", params: { limit: 1 }, parentSchema: schema95.properties.policy_sources.items, data: data18 };
              vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
            }
          } else {
            let err31 = { instancePath: instancePath + "/policy_sources/" + i4, keyword: "type", params: { type: "string" }, parentSchema: schema95.properties.policy_sources.items, data: data18 };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
        }
        let i5 = data17.length, j2;
        if (i5 > 1) {
          let indices0 = {};
          for (; i5--; ) {
            let item0 = data17[i5];
            if (typeof item0 == "string") {
              if (typeof indices0[item0] == "number") {
                j2 = indices0[item0];
                let err32 = { instancePath: instancePath + "/policy_sources", keyword: "uniqueItems", params: { i: i5, j: j2 }, parentSchema: schema95.properties.policy_sources, data: data17 };
                vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                break;
              }
              indices0[item0] = i5;
            }
          }
        }
      } else {
        let err33 = { instancePath: instancePath + "/policy_sources", keyword: "type", params: { type: "array" }, parentSchema: schema95.properties.policy_sources, data: data17 };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
  } else {
    let err34 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema95, data };
    vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
  }
  return validate264.errors = vErrors, errors === 0;
}
validate264.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate291(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate291.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "provider" }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.app_fingerprint === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "app_fingerprint" }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.deployment_environment === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "deployment_environment" }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.provider_environment === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "provider_environment" }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.instance_fingerprint === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "instance_fingerprint" }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.account_kind === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "account_kind" }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.output_profile === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "output_profile" }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.operation === void 0) {
      let err7 = { instancePath, keyword: "required", params: { missingProperty: "operation" }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.policy_mode === void 0) {
      let err8 = { instancePath, keyword: "required", params: { missingProperty: "policy_mode" }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema22.properties, key0)) {
        let err9 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema22, data };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.provider !== void 0 && (validate56(data.provider, { instancePath: instancePath + "/provider", parentData: data, parentDataProperty: "provider", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : appended(vErrors, validate56.errors), errors = vErrors.length)), data.app_fingerprint !== void 0 && (validate58(data.app_fingerprint, { instancePath: instancePath + "/app_fingerprint", parentData: data, parentDataProperty: "app_fingerprint", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : appended(vErrors, validate58.errors), errors = vErrors.length)), data.deployment_environment !== void 0) {
      let data2 = data.deployment_environment;
      if (typeof data2 != "string") {
        let err10 = { instancePath: instancePath + "/deployment_environment", keyword: "type", params: { type: "string" }, parentSchema: schema22.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (!(data2 === "local" || data2 === "staging" || data2 === "production")) {
        let err11 = { instancePath: instancePath + "/deployment_environment", keyword: "enum", params: { allowedValues: schema22.properties.deployment_environment.enum }, parentSchema: schema22.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.provider_environment !== void 0) {
      let data3 = data.provider_environment;
      if (typeof data3 != "string") {
        let err12 = { instancePath: instancePath + "/provider_environment", keyword: "type", params: { type: "string" }, parentSchema: schema22.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (!(data3 === "development" || data3 === "sandbox" || data3 === "production")) {
        let err13 = { instancePath: instancePath + "/provider_environment", keyword: "enum", params: { allowedValues: schema22.properties.provider_environment.enum }, parentSchema: schema22.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.instance_fingerprint !== void 0) {
      let data4 = data.instance_fingerprint;
      if (typeof data4 != "string" && data4 !== null) {
        let err14 = { instancePath: instancePath + "/instance_fingerprint", keyword: "type", params: { type: schema22.properties.instance_fingerprint.type }, parentSchema: schema22.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data4 == "string" && !pattern4.test(data4)) {
        let err15 = { instancePath: instancePath + "/instance_fingerprint", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema22.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    data.account_kind !== void 0 && (validate56(data.account_kind, { instancePath: instancePath + "/account_kind", parentData: data, parentDataProperty: "account_kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : appended(vErrors, validate56.errors), errors = vErrors.length)), data.output_profile !== void 0 && (validate56(data.output_profile, { instancePath: instancePath + "/output_profile", parentData: data, parentDataProperty: "output_profile", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : appended(vErrors, validate56.errors), errors = vErrors.length)), data.operation !== void 0 && (validate62(data.operation, { instancePath: instancePath + "/operation", parentData: data, parentDataProperty: "operation", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : appended(vErrors, validate62.errors), errors = vErrors.length)), data.policy_mode !== void 0 && (validate56(data.policy_mode, { instancePath: instancePath + "/policy_mode", parentData: data, parentDataProperty: "policy_mode", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : appended(vErrors, validate56.errors), errors = vErrors.length));
  } else {
    let err16 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema22, data };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate291.errors = vErrors, errors === 0;
}
validate291.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate299(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate299.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern26.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, schema: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$", parentSchema: schema64, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema64, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate299.errors = vErrors, errors === 0;
}
validate299.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema_version === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "schema_version" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.request === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "request" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.deployment_kind === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "deployment_kind" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.providers === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "providers" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.facts_limits === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "facts_limits" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.evidence === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "evidence" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.contracts === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "contracts" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.claim === void 0) {
      let err7 = { instancePath, keyword: "required", params: { missingProperty: "claim" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.released_revisions === void 0) {
      let err8 = { instancePath, keyword: "required", params: { missingProperty: "released_revisions" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.foreign_revisions === void 0) {
      let err9 = { instancePath, keyword: "required", params: { missingProperty: "foreign_revisions" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema19.properties, key0)) {
        let err10 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema19, data };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    if (data.schema_version !== void 0) {
      let data0 = data.schema_version;
      if (data0 !== 1) {
        let err11 = { instancePath: instancePath + "/schema_version", keyword: "const", params: { allowedValue: 1 }, parentSchema: schema19.properties.schema_version, data: data0 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.request !== void 0 && (validate53(data.request, { instancePath: instancePath + "/request", parentData: data, parentDataProperty: "request", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : appended(vErrors, validate53.errors), errors = vErrors.length)), data.deployment_kind !== void 0 && (validate231(data.deployment_kind, { instancePath: instancePath + "/deployment_kind", parentData: data, parentDataProperty: "deployment_kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate231.errors : appended(vErrors, validate231.errors), errors = vErrors.length)), data.providers !== void 0) {
      let data3 = data.providers;
      if (Array.isArray(data3)) {
        if (data3.length > 1e4) {
          let err12 = { instancePath: instancePath + "/providers", keyword: "maxItems", params: { limit: 1e4 }, parentSchema: schema19.properties.providers, data: data3 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate233(data3[i0], { instancePath: instancePath + "/providers/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate233.errors : appended(vErrors, validate233.errors), errors = vErrors.length);
        let i1 = data3.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data3[i1], data3[j0])) {
                  let err13 = { instancePath: instancePath + "/providers", keyword: "uniqueItems", params: { i: i1, j: j0 }, parentSchema: schema19.properties.providers, data: data3 };
                  vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                  break outer0;
                }
        }
      } else {
        let err14 = { instancePath: instancePath + "/providers", keyword: "type", params: { type: "array" }, parentSchema: schema19.properties.providers, data: data3 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.facts_limits !== void 0) {
      let data5 = data.facts_limits, _errs9 = errors, valid4 = !1, _errs10 = errors;
      if (data5 !== null) {
        let err15 = { instancePath: instancePath + "/facts_limits", keyword: "type", params: { type: "null" }, parentSchema: schema19.properties.facts_limits.anyOf[0], data: data5 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      var _valid0 = _errs10 === errors;
      valid4 = valid4 || _valid0;
      let _errs12 = errors;
      validate250(data5, { instancePath: instancePath + "/facts_limits", parentData: data, parentDataProperty: "facts_limits", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate250.errors : appended(vErrors, validate250.errors), errors = vErrors.length);
      var _valid0 = _errs12 === errors;
      if (valid4 = valid4 || _valid0, valid4)
        errors = _errs9, vErrors !== null && (_errs9 ? vErrors.length = _errs9 : vErrors = null);
      else {
        let err16 = { instancePath: instancePath + "/facts_limits", keyword: "anyOf", params: {}, parentSchema: schema19.properties.facts_limits, data: data5 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.evidence !== void 0) {
      let data6 = data.evidence;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (data6.entry === void 0) {
          let err17 = { instancePath: instancePath + "/evidence", keyword: "required", params: { missingProperty: "entry" }, parentSchema: schema19.properties.evidence, data: data6 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (data6.account === void 0) {
          let err18 = { instancePath: instancePath + "/evidence", keyword: "required", params: { missingProperty: "account" }, parentSchema: schema19.properties.evidence, data: data6 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (data6.is_implemented === void 0) {
          let err19 = { instancePath: instancePath + "/evidence", keyword: "required", params: { missingProperty: "is_implemented" }, parentSchema: schema19.properties.evidence, data: data6 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (data6.facts_generated_at === void 0) {
          let err20 = { instancePath: instancePath + "/evidence", keyword: "required", params: { missingProperty: "facts_generated_at" }, parentSchema: schema19.properties.evidence, data: data6 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        if (data6.control === void 0) {
          let err21 = { instancePath: instancePath + "/evidence", keyword: "required", params: { missingProperty: "control" }, parentSchema: schema19.properties.evidence, data: data6 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        for (let key1 in data6)
          if (!(key1 === "entry" || key1 === "account" || key1 === "is_implemented" || key1 === "facts_generated_at" || key1 === "control")) {
            let err22 = { instancePath: instancePath + "/evidence", keyword: "additionalProperties", params: { additionalProperty: key1 }, parentSchema: schema19.properties.evidence, data: data6 };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        if (data6.entry !== void 0) {
          let data7 = data6.entry, _errs17 = errors, valid6 = !1, _errs18 = errors;
          if (data7 !== null) {
            let err23 = { instancePath: instancePath + "/evidence/entry", keyword: "type", params: { type: "null" }, parentSchema: schema19.properties.evidence.properties.entry.anyOf[0], data: data7 };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
          var _valid1 = _errs18 === errors;
          valid6 = valid6 || _valid1;
          let _errs20 = errors;
          validate123(data7, { instancePath: instancePath + "/evidence/entry", parentData: data6, parentDataProperty: "entry", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate123.errors : appended(vErrors, validate123.errors), errors = vErrors.length);
          var _valid1 = _errs20 === errors;
          if (valid6 = valid6 || _valid1, valid6)
            errors = _errs17, vErrors !== null && (_errs17 ? vErrors.length = _errs17 : vErrors = null);
          else {
            let err24 = { instancePath: instancePath + "/evidence/entry", keyword: "anyOf", params: {}, parentSchema: schema19.properties.evidence.properties.entry, data: data7 };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
          }
        }
        if (data6.account !== void 0 && (validate253(data6.account, { instancePath: instancePath + "/evidence/account", parentData: data6, parentDataProperty: "account", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate253.errors : appended(vErrors, validate253.errors), errors = vErrors.length)), data6.is_implemented !== void 0) {
          let data9 = data6.is_implemented;
          if (typeof data9 != "boolean") {
            let err25 = { instancePath: instancePath + "/evidence/is_implemented", keyword: "type", params: { type: "boolean" }, parentSchema: schema19.properties.evidence.properties.is_implemented, data: data9 };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        }
        data6.facts_generated_at !== void 0 && (validate258(data6.facts_generated_at, { instancePath: instancePath + "/evidence/facts_generated_at", parentData: data6, parentDataProperty: "facts_generated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate258.errors : appended(vErrors, validate258.errors), errors = vErrors.length)), data6.control !== void 0 && (validate260(data6.control, { instancePath: instancePath + "/evidence/control", parentData: data6, parentDataProperty: "control", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate260.errors : appended(vErrors, validate260.errors), errors = vErrors.length));
      } else {
        let err26 = { instancePath: instancePath + "/evidence", keyword: "type", params: { type: "object" }, parentSchema: schema19.properties.evidence, data: data6 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.contracts !== void 0) {
      let data12 = data.contracts;
      if (Array.isArray(data12)) {
        if (data12.length > 1e3) {
          let err27 = { instancePath: instancePath + "/contracts", keyword: "maxItems", params: { limit: 1e3 }, parentSchema: schema19.properties.contracts, data: data12 };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        let len1 = data12.length;
        for (let i2 = 0; i2 < len1; i2++)
          validate264(data12[i2], { instancePath: instancePath + "/contracts/" + i2, parentData: data12, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate264.errors : appended(vErrors, validate264.errors), errors = vErrors.length);
      } else {
        let err28 = { instancePath: instancePath + "/contracts", keyword: "type", params: { type: "array" }, parentSchema: schema19.properties.contracts, data: data12 };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.claim !== void 0) {
      let data14 = data.claim;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        if (data14.contract_digest === void 0) {
          let err29 = { instancePath: instancePath + "/claim", keyword: "required", params: { missingProperty: "contract_digest" }, parentSchema: schema19.properties.claim, data: data14 };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        if (data14.advertisable_subjects === void 0) {
          let err30 = { instancePath: instancePath + "/claim", keyword: "required", params: { missingProperty: "advertisable_subjects" }, parentSchema: schema19.properties.claim, data: data14 };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
        for (let key2 in data14)
          if (!(key2 === "contract_digest" || key2 === "advertisable_subjects")) {
            let err31 = { instancePath: instancePath + "/claim", keyword: "additionalProperties", params: { additionalProperty: key2 }, parentSchema: schema19.properties.claim, data: data14 };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
        if (data14.contract_digest !== void 0) {
          let data15 = data14.contract_digest;
          if (typeof data15 != "string" && data15 !== null) {
            let err32 = { instancePath: instancePath + "/claim/contract_digest", keyword: "type", params: { type: schema19.properties.claim.properties.contract_digest.type }, parentSchema: schema19.properties.claim.properties.contract_digest, data: data15 };
            vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
          }
          if (typeof data15 == "string" && !pattern4.test(data15)) {
            let err33 = { instancePath: instancePath + "/claim/contract_digest", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema19.properties.claim.properties.contract_digest, data: data15 };
            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
          }
        }
        if (data14.advertisable_subjects !== void 0) {
          let data16 = data14.advertisable_subjects;
          if (Array.isArray(data16)) {
            if (data16.length > 1e4) {
              let err34 = { instancePath: instancePath + "/claim/advertisable_subjects", keyword: "maxItems", params: { limit: 1e4 }, parentSchema: schema19.properties.claim.properties.advertisable_subjects, data: data16 };
              vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
            }
            let len2 = data16.length;
            for (let i3 = 0; i3 < len2; i3++)
              validate291(data16[i3], { instancePath: instancePath + "/claim/advertisable_subjects/" + i3, parentData: data16, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate291.errors : appended(vErrors, validate291.errors), errors = vErrors.length);
          } else {
            let err35 = { instancePath: instancePath + "/claim/advertisable_subjects", keyword: "type", params: { type: "array" }, parentSchema: schema19.properties.claim.properties.advertisable_subjects, data: data16 };
            vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
          }
        }
      } else {
        let err36 = { instancePath: instancePath + "/claim", keyword: "type", params: { type: "object" }, parentSchema: schema19.properties.claim, data: data14 };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data.released_revisions !== void 0) {
      let data18 = data.released_revisions;
      if (Array.isArray(data18)) {
        if (data18.length > 1e4) {
          let err37 = { instancePath: instancePath + "/released_revisions", keyword: "maxItems", params: { limit: 1e4 }, parentSchema: schema19.properties.released_revisions, data: data18 };
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
        let len3 = data18.length;
        for (let i4 = 0; i4 < len3; i4++)
          validate299(data18[i4], { instancePath: instancePath + "/released_revisions/" + i4, parentData: data18, parentDataProperty: i4, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate299.errors : appended(vErrors, validate299.errors), errors = vErrors.length);
        let i5 = data18.length, j1;
        if (i5 > 1) {
          outer1:
            for (; i5--; )
              for (j1 = i5; j1--; )
                if (func0(data18[i5], data18[j1])) {
                  let err38 = { instancePath: instancePath + "/released_revisions", keyword: "uniqueItems", params: { i: i5, j: j1 }, parentSchema: schema19.properties.released_revisions, data: data18 };
                  vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                  break outer1;
                }
        }
      } else {
        let err39 = { instancePath: instancePath + "/released_revisions", keyword: "type", params: { type: "array" }, parentSchema: schema19.properties.released_revisions, data: data18 };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
    }
    if (data.foreign_revisions !== void 0) {
      let data20 = data.foreign_revisions;
      if (Array.isArray(data20)) {
        if (data20.length > 1e4) {
          let err40 = { instancePath: instancePath + "/foreign_revisions", keyword: "maxItems", params: { limit: 1e4 }, parentSchema: schema19.properties.foreign_revisions, data: data20 };
          vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
        }
        let len4 = data20.length;
        for (let i6 = 0; i6 < len4; i6++)
          validate299(data20[i6], { instancePath: instancePath + "/foreign_revisions/" + i6, parentData: data20, parentDataProperty: i6, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate299.errors : appended(vErrors, validate299.errors), errors = vErrors.length);
        let i7 = data20.length, j2;
        if (i7 > 1) {
          outer2:
            for (; i7--; )
              for (j2 = i7; j2--; )
                if (func0(data20[i7], data20[j2])) {
                  let err41 = { instancePath: instancePath + "/foreign_revisions", keyword: "uniqueItems", params: { i: i7, j: j2 }, parentSchema: schema19.properties.foreign_revisions, data: data20 };
                  vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                  break outer2;
                }
        }
      } else {
        let err42 = { instancePath: instancePath + "/foreign_revisions", keyword: "type", params: { type: "array" }, parentSchema: schema19.properties.foreign_revisions, data: data20 };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
  } else {
    let err43 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema19, data };
    vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
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
