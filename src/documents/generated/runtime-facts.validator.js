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
var document = bounded(validate52), schema19 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:runtime-facts:v1", title: "RuntimeFacts", description: "What the ledger cannot know and the hosting service does (specification/documents.md 3.6). A fact that is not there is not known.", type: "object", additionalProperties: !1, required: ["schema_version", "deployment", "deployment_kind", "deployment_environment", "generated_at", "apps", "accounts", "policies", "implemented", "deny_list"], properties: { schema_version: { const: 1 }, deployment: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug", description: "the deployment that the facts are of, as the configuration and the trust root name it" }, deployment_kind: { type: "string", enum: ["cloud", "self_hosted"] }, deployment_environment: { type: "string", enum: ["local", "staging", "production"] }, generated_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant", description: "when the hosting service reported the facts, in UTC; old facts are not exported" }, apps: { type: "array", maxItems: 1e4, items: { $ref: "#/$defs/configured_app" }, description: "the provider apps, and whether each is configured" }, accounts: { type: "array", maxItems: 1e6, items: { $ref: "#/$defs/connected_account" }, description: "the connected accounts with their grants" }, policies: { type: "array", maxItems: 1e5, items: { $ref: "#/$defs/effective_policy" }, description: "what the policy says of each format" }, implemented: { type: "array", maxItems: 1e5, items: { $ref: "#/$defs/implemented_operation" }, description: "what the adapters implement" }, deny_list: { type: "array", maxItems: 1e4, items: { $ref: "urn:claimgate:schema:control-event:v1#/$defs/selector" }, description: "what the environment disables, whatever the ledger says" } }, $defs: { configured_app: { title: "ConfiguredApp", type: "object", additionalProperties: !1, required: ["provider", "app_fingerprint", "provider_environment", "instance_fingerprint", "state", "source"], properties: { provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, app_fingerprint: { $ref: "urn:claimgate:schema:common:v1#/$defs/fingerprint" }, provider_environment: { type: "string", enum: ["development", "sandbox", "production"] }, instance_fingerprint: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint, "sha256:" and 64 lower-case hex digits, or null' }, state: { type: "string", enum: ["missing", "dynamic_registration", "configured"] }, source: { type: ["string", "null"], enum: ["built_in", "environment", "database", "dynamic", null], description: "where the effective configuration comes from, or null where that is not known" }, label: { $ref: "#/$defs/label", description: "what people call the app; shown on the pages, and never in the ledger or a projection" }, instance_label: { $ref: "#/$defs/label", description: "what people call the instance, such as its host name; shown on the pages, and never in the ledger or a projection" } } }, label: { type: "string", minLength: 1, maxLength: 64, pattern: "^[^\\p{C}\\p{Zl}\\p{Zp}]+$", description: "up to 64 characters in one line, without control characters" }, connected_account: { title: "ConnectedAccount", type: "object", additionalProperties: !1, required: ["account_reference", "provider", "app_fingerprint", "instance_fingerprint", "account_kind", "authorization"], properties: { account_reference: { $ref: "urn:claimgate:schema:common:v1#/$defs/fingerprint", description: "fingerprint of the account; `claimgate fingerprint account_reference` makes it" }, provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, app_fingerprint: { $ref: "urn:claimgate:schema:common:v1#/$defs/fingerprint" }, instance_fingerprint: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint, "sha256:" and 64 lower-case hex digits, or null' }, account_kind: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, authorization: { title: "AccountAuthorization", description: "the grant of the account: whether it is valid, its scopes, and since and until when", type: "object", additionalProperties: !1, required: ["state", "granted_scopes", "validated_at", "expires_at"], properties: { state: { type: "string", enum: ["not_applicable", "reconnect_required", "valid"] }, granted_scopes: { $ref: "urn:claimgate:schema:projection-entry:v1#/$defs/scope_digests" }, validated_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:projection-entry:v1#/$defs/expiry_or_null" } } } } }, effective_policy: { title: "EffectivePolicy", type: "object", additionalProperties: !1, required: ["provider", "account_kind", "output_profile", "policy_mode", "state", "reason", "policy_digest"], properties: { provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, account_kind: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, output_profile: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, policy_mode: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, state: { type: "string", enum: ["restricted", "allowed"] }, reason: { type: ["string", "null"], maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug, or null" }, policy_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest", description: "SHA-256 of the exact bytes of the policy file that is in force; the contract names the same one" } } }, implemented_operation: { title: "ImplementedOperation", type: "object", additionalProperties: !1, required: ["provider", "output_profile", "operation", "capability_digest"], properties: { provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, output_profile: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, operation: { $ref: "urn:claimgate:schema:common:v1#/$defs/operation" }, capability_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest", description: "SHA-256 of the exact bytes of the capability file of the running version; the contract names the same one" } } } } }, func1 = Object.prototype.hasOwnProperty, schema21 = { title: "Slug", type: "string", maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters" }, func2 = require_ucs2length().default, pattern3 = new RegExp("^[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u");
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate54.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func2(data) > 64) {
      let err0 = { instancePath, keyword: "maxLength", params: { limit: 64 }, parentSchema: schema21, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern3.test(data)) {
      let err1 = { instancePath, keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, parentSchema: schema21, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema21, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate54.errors = vErrors, errors === 0;
}
validate54.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema22 = { title: "Instant", type: "string", format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC such as 2026-11-21T08:30:00Z or 2026-11-21T08:30:00.250Z" }, formats0 = fullFormats["date-time"], pattern4 = new RegExp("^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", "u");
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern4.test(data)) {
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
  return validate56.errors = vErrors, errors === 0;
}
validate56.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema23 = { title: "ConfiguredApp", type: "object", additionalProperties: !1, required: ["provider", "app_fingerprint", "provider_environment", "instance_fingerprint", "state", "source"], properties: { provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, app_fingerprint: { $ref: "urn:claimgate:schema:common:v1#/$defs/fingerprint" }, provider_environment: { type: "string", enum: ["development", "sandbox", "production"] }, instance_fingerprint: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint, "sha256:" and 64 lower-case hex digits, or null' }, state: { type: "string", enum: ["missing", "dynamic_registration", "configured"] }, source: { type: ["string", "null"], enum: ["built_in", "environment", "database", "dynamic", null], description: "where the effective configuration comes from, or null where that is not known" }, label: { $ref: "#/$defs/label", description: "what people call the app; shown on the pages, and never in the ledger or a projection" }, instance_label: { $ref: "#/$defs/label", description: "what people call the instance, such as its host name; shown on the pages, and never in the ledger or a projection" } } }, schema24 = { title: "FingerprintText", type: "string", pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint: "sha256:" and 64 lower-case hex digits' }, pattern5 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern5.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema24, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema24, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate60.errors = vErrors, errors === 0;
}
validate60.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema25 = { type: "string", minLength: 1, maxLength: 64, pattern: "^[^\\p{C}\\p{Zl}\\p{Zp}]+$", description: "up to 64 characters in one line, without control characters" }, pattern7 = new RegExp("^[^\\p{C}\\p{Zl}\\p{Zp}]+$", "u");
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func2(data) > 64) {
      let err0 = { instancePath, keyword: "maxLength", params: { limit: 64 }, parentSchema: schema25, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func2(data) < 1) {
      let err1 = { instancePath, keyword: "minLength", params: { limit: 1 }, parentSchema: schema25, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern7.test(data)) {
      let err2 = { instancePath, keyword: "pattern", params: { pattern: "^[^\\p{C}\\p{Zl}\\p{Zp}]+$" }, schema: "^[^\\p{C}\\p{Zl}\\p{Zp}]+$", parentSchema: schema25, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema25, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate62.errors = vErrors, errors === 0;
}
validate62.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "provider" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.app_fingerprint === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "app_fingerprint" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.provider_environment === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "provider_environment" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.instance_fingerprint === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "instance_fingerprint" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.state === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "state" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.source === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "source" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "provider" || key0 === "app_fingerprint" || key0 === "provider_environment" || key0 === "instance_fingerprint" || key0 === "state" || key0 === "source" || key0 === "label" || key0 === "instance_label")) {
        let err6 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema23, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.provider !== void 0 && (validate54(data.provider, { instancePath: instancePath + "/provider", parentData: data, parentDataProperty: "provider", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : appended(vErrors, validate54.errors), errors = vErrors.length)), data.app_fingerprint !== void 0 && (validate60(data.app_fingerprint, { instancePath: instancePath + "/app_fingerprint", parentData: data, parentDataProperty: "app_fingerprint", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate60.errors : appended(vErrors, validate60.errors), errors = vErrors.length)), data.provider_environment !== void 0) {
      let data2 = data.provider_environment;
      if (typeof data2 != "string") {
        let err7 = { instancePath: instancePath + "/provider_environment", keyword: "type", params: { type: "string" }, parentSchema: schema23.properties.provider_environment, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (!(data2 === "development" || data2 === "sandbox" || data2 === "production")) {
        let err8 = { instancePath: instancePath + "/provider_environment", keyword: "enum", params: { allowedValues: schema23.properties.provider_environment.enum }, parentSchema: schema23.properties.provider_environment, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.instance_fingerprint !== void 0) {
      let data3 = data.instance_fingerprint;
      if (typeof data3 != "string" && data3 !== null) {
        let err9 = { instancePath: instancePath + "/instance_fingerprint", keyword: "type", params: { type: schema23.properties.instance_fingerprint.type }, parentSchema: schema23.properties.instance_fingerprint, data: data3 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data3 == "string" && !pattern5.test(data3)) {
        let err10 = { instancePath: instancePath + "/instance_fingerprint", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema23.properties.instance_fingerprint, data: data3 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.state !== void 0) {
      let data4 = data.state;
      if (typeof data4 != "string") {
        let err11 = { instancePath: instancePath + "/state", keyword: "type", params: { type: "string" }, parentSchema: schema23.properties.state, data: data4 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (!(data4 === "missing" || data4 === "dynamic_registration" || data4 === "configured")) {
        let err12 = { instancePath: instancePath + "/state", keyword: "enum", params: { allowedValues: schema23.properties.state.enum }, parentSchema: schema23.properties.state, data: data4 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.source !== void 0) {
      let data5 = data.source;
      if (typeof data5 != "string" && data5 !== null) {
        let err13 = { instancePath: instancePath + "/source", keyword: "type", params: { type: schema23.properties.source.type }, parentSchema: schema23.properties.source, data: data5 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (!(data5 === "built_in" || data5 === "environment" || data5 === "database" || data5 === "dynamic" || data5 === null)) {
        let err14 = { instancePath: instancePath + "/source", keyword: "enum", params: { allowedValues: schema23.properties.source.enum }, parentSchema: schema23.properties.source, data: data5 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    data.label !== void 0 && (validate62(data.label, { instancePath: instancePath + "/label", parentData: data, parentDataProperty: "label", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : appended(vErrors, validate62.errors), errors = vErrors.length)), data.instance_label !== void 0 && (validate62(data.instance_label, { instancePath: instancePath + "/instance_label", parentData: data, parentDataProperty: "instance_label", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : appended(vErrors, validate62.errors), errors = vErrors.length));
  } else {
    let err15 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema23, data };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate58.errors = vErrors, errors === 0;
}
validate58.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema26 = { title: "ConnectedAccount", type: "object", additionalProperties: !1, required: ["account_reference", "provider", "app_fingerprint", "instance_fingerprint", "account_kind", "authorization"], properties: { account_reference: { $ref: "urn:claimgate:schema:common:v1#/$defs/fingerprint", description: "fingerprint of the account; `claimgate fingerprint account_reference` makes it" }, provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, app_fingerprint: { $ref: "urn:claimgate:schema:common:v1#/$defs/fingerprint" }, instance_fingerprint: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint, "sha256:" and 64 lower-case hex digits, or null' }, account_kind: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, authorization: { title: "AccountAuthorization", description: "the grant of the account: whether it is valid, its scopes, and since and until when", type: "object", additionalProperties: !1, required: ["state", "granted_scopes", "validated_at", "expires_at"], properties: { state: { type: "string", enum: ["not_applicable", "reconnect_required", "valid"] }, granted_scopes: { $ref: "urn:claimgate:schema:projection-entry:v1#/$defs/scope_digests" }, validated_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:projection-entry:v1#/$defs/expiry_or_null" } } } } }, schema40 = { title: "ScopeDigests", type: "array", maxItems: 256, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, description: "scopes, each as the SHA-256 of its name in UTF-8 (specification/documents.md 1), in any order" }, schema38 = { title: "DigestText", type: "string", pattern: "^sha256:[0-9a-f]{64}$", description: '"sha256:" and 64 lower-case hex digits' };
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate94.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern5.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema38, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema38, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate94.errors = vErrors, errors === 0;
}
validate94.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var func0 = require_equal().default;
function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate133.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), Array.isArray(data)) {
    if (data.length > 256) {
      let err0 = { instancePath, keyword: "maxItems", params: { limit: 256 }, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate94(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate94.errors : appended(vErrors, validate94.errors), errors = vErrors.length);
    let i1 = data.length, j0;
    if (i1 > 1) {
      outer0:
        for (; i1--; )
          for (j0 = i1; j0--; )
            if (func0(data[i1], data[j0])) {
              let err1 = { instancePath, keyword: "uniqueItems", params: { i: i1, j: j0 }, parentSchema: schema40, data };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
              break outer0;
            }
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "array" }, parentSchema: schema40, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate133.errors = vErrors, errors === 0;
}
validate133.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
var schema41 = { title: "ExpiryOrNull", type: ["string", "null"], format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC, or null where no end was set" };
function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate137.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, keyword: "type", params: { type: schema41.type }, parentSchema: schema41, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "string") {
    if (!pattern4.test(data)) {
      let err1 = { instancePath, keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema41, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!formats0.validate(data)) {
      let err2 = { instancePath, keyword: "format", params: { format: "date-time" }, parentSchema: schema41, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  return validate137.errors = vErrors, errors === 0;
}
validate137.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate66.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.account_reference === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "account_reference" }, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.provider === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "provider" }, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.app_fingerprint === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "app_fingerprint" }, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.instance_fingerprint === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "instance_fingerprint" }, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.account_kind === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "account_kind" }, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.authorization === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "authorization" }, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "account_reference" || key0 === "provider" || key0 === "app_fingerprint" || key0 === "instance_fingerprint" || key0 === "account_kind" || key0 === "authorization")) {
        let err6 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema26, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.account_reference !== void 0 && (validate60(data.account_reference, { instancePath: instancePath + "/account_reference", parentData: data, parentDataProperty: "account_reference", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate60.errors : appended(vErrors, validate60.errors), errors = vErrors.length)), data.provider !== void 0 && (validate54(data.provider, { instancePath: instancePath + "/provider", parentData: data, parentDataProperty: "provider", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : appended(vErrors, validate54.errors), errors = vErrors.length)), data.app_fingerprint !== void 0 && (validate60(data.app_fingerprint, { instancePath: instancePath + "/app_fingerprint", parentData: data, parentDataProperty: "app_fingerprint", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate60.errors : appended(vErrors, validate60.errors), errors = vErrors.length)), data.instance_fingerprint !== void 0) {
      let data3 = data.instance_fingerprint;
      if (typeof data3 != "string" && data3 !== null) {
        let err7 = { instancePath: instancePath + "/instance_fingerprint", keyword: "type", params: { type: schema26.properties.instance_fingerprint.type }, parentSchema: schema26.properties.instance_fingerprint, data: data3 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data3 == "string" && !pattern5.test(data3)) {
        let err8 = { instancePath: instancePath + "/instance_fingerprint", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema26.properties.instance_fingerprint, data: data3 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.account_kind !== void 0 && (validate54(data.account_kind, { instancePath: instancePath + "/account_kind", parentData: data, parentDataProperty: "account_kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : appended(vErrors, validate54.errors), errors = vErrors.length)), data.authorization !== void 0) {
      let data5 = data.authorization;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (data5.state === void 0) {
          let err9 = { instancePath: instancePath + "/authorization", keyword: "required", params: { missingProperty: "state" }, parentSchema: schema26.properties.authorization, data: data5 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data5.granted_scopes === void 0) {
          let err10 = { instancePath: instancePath + "/authorization", keyword: "required", params: { missingProperty: "granted_scopes" }, parentSchema: schema26.properties.authorization, data: data5 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data5.validated_at === void 0) {
          let err11 = { instancePath: instancePath + "/authorization", keyword: "required", params: { missingProperty: "validated_at" }, parentSchema: schema26.properties.authorization, data: data5 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data5.expires_at === void 0) {
          let err12 = { instancePath: instancePath + "/authorization", keyword: "required", params: { missingProperty: "expires_at" }, parentSchema: schema26.properties.authorization, data: data5 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        for (let key1 in data5)
          if (!(key1 === "state" || key1 === "granted_scopes" || key1 === "validated_at" || key1 === "expires_at")) {
            let err13 = { instancePath: instancePath + "/authorization", keyword: "additionalProperties", params: { additionalProperty: key1 }, parentSchema: schema26.properties.authorization, data: data5 };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        if (data5.state !== void 0) {
          let data6 = data5.state;
          if (typeof data6 != "string") {
            let err14 = { instancePath: instancePath + "/authorization/state", keyword: "type", params: { type: "string" }, parentSchema: schema26.properties.authorization.properties.state, data: data6 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
          if (!(data6 === "not_applicable" || data6 === "reconnect_required" || data6 === "valid")) {
            let err15 = { instancePath: instancePath + "/authorization/state", keyword: "enum", params: { allowedValues: schema26.properties.authorization.properties.state.enum }, parentSchema: schema26.properties.authorization.properties.state, data: data6 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        }
        data5.granted_scopes !== void 0 && (validate133(data5.granted_scopes, { instancePath: instancePath + "/authorization/granted_scopes", parentData: data5, parentDataProperty: "granted_scopes", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate133.errors : appended(vErrors, validate133.errors), errors = vErrors.length)), data5.validated_at !== void 0 && (validate56(data5.validated_at, { instancePath: instancePath + "/authorization/validated_at", parentData: data5, parentDataProperty: "validated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : appended(vErrors, validate56.errors), errors = vErrors.length)), data5.expires_at !== void 0 && (validate137(data5.expires_at, { instancePath: instancePath + "/authorization/expires_at", parentData: data5, parentDataProperty: "expires_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate137.errors : appended(vErrors, validate137.errors), errors = vErrors.length));
      } else {
        let err16 = { instancePath: instancePath + "/authorization", keyword: "type", params: { type: "object" }, parentSchema: schema26.properties.authorization, data: data5 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
  } else {
    let err17 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema26, data };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate66.errors = vErrors, errors === 0;
}
validate66.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema51 = { title: "EffectivePolicy", type: "object", additionalProperties: !1, required: ["provider", "account_kind", "output_profile", "policy_mode", "state", "reason", "policy_digest"], properties: { provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, account_kind: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, output_profile: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, policy_mode: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, state: { type: "string", enum: ["restricted", "allowed"] }, reason: { type: ["string", "null"], maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug, or null" }, policy_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest", description: "SHA-256 of the exact bytes of the policy file that is in force; the contract names the same one" } } };
function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate145.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern5.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema38, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema38, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate145.errors = vErrors, errors === 0;
}
validate145.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate140(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate140.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "provider" }, parentSchema: schema51, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.account_kind === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "account_kind" }, parentSchema: schema51, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.output_profile === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "output_profile" }, parentSchema: schema51, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.policy_mode === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "policy_mode" }, parentSchema: schema51, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.state === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "state" }, parentSchema: schema51, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.reason === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "reason" }, parentSchema: schema51, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.policy_digest === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "policy_digest" }, parentSchema: schema51, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "provider" || key0 === "account_kind" || key0 === "output_profile" || key0 === "policy_mode" || key0 === "state" || key0 === "reason" || key0 === "policy_digest")) {
        let err7 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema51, data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.provider !== void 0 && (validate54(data.provider, { instancePath: instancePath + "/provider", parentData: data, parentDataProperty: "provider", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : appended(vErrors, validate54.errors), errors = vErrors.length)), data.account_kind !== void 0 && (validate54(data.account_kind, { instancePath: instancePath + "/account_kind", parentData: data, parentDataProperty: "account_kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : appended(vErrors, validate54.errors), errors = vErrors.length)), data.output_profile !== void 0 && (validate54(data.output_profile, { instancePath: instancePath + "/output_profile", parentData: data, parentDataProperty: "output_profile", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : appended(vErrors, validate54.errors), errors = vErrors.length)), data.policy_mode !== void 0 && (validate54(data.policy_mode, { instancePath: instancePath + "/policy_mode", parentData: data, parentDataProperty: "policy_mode", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : appended(vErrors, validate54.errors), errors = vErrors.length)), data.state !== void 0) {
      let data4 = data.state;
      if (typeof data4 != "string") {
        let err8 = { instancePath: instancePath + "/state", keyword: "type", params: { type: "string" }, parentSchema: schema51.properties.state, data: data4 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (!(data4 === "restricted" || data4 === "allowed")) {
        let err9 = { instancePath: instancePath + "/state", keyword: "enum", params: { allowedValues: schema51.properties.state.enum }, parentSchema: schema51.properties.state, data: data4 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.reason !== void 0) {
      let data5 = data.reason;
      if (typeof data5 != "string" && data5 !== null) {
        let err10 = { instancePath: instancePath + "/reason", keyword: "type", params: { type: schema51.properties.reason.type }, parentSchema: schema51.properties.reason, data: data5 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data5 == "string") {
        if (func2(data5) > 64) {
          let err11 = { instancePath: instancePath + "/reason", keyword: "maxLength", params: { limit: 64 }, parentSchema: schema51.properties.reason, data: data5 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (!pattern3.test(data5)) {
          let err12 = { instancePath: instancePath + "/reason", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, parentSchema: schema51.properties.reason, data: data5 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
    data.policy_digest !== void 0 && (validate145(data.policy_digest, { instancePath: instancePath + "/policy_digest", parentData: data, parentDataProperty: "policy_digest", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate145.errors : appended(vErrors, validate145.errors), errors = vErrors.length));
  } else {
    let err13 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema51, data };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate140.errors = vErrors, errors === 0;
}
validate140.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema53 = { title: "ImplementedOperation", type: "object", additionalProperties: !1, required: ["provider", "output_profile", "operation", "capability_digest"], properties: { provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, output_profile: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, operation: { $ref: "urn:claimgate:schema:common:v1#/$defs/operation" }, capability_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest", description: "SHA-256 of the exact bytes of the capability file of the running version; the contract names the same one" } } }, schema31 = { title: "Operation", type: "string", enum: ["publish_immediate", "publish_scheduled", "connect"], description: "an operation of a subject" };
function validate151(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate151.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "publish_immediate" || data === "publish_scheduled" || data === "connect")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema31.enum }, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate151.errors = vErrors, errors === 0;
}
validate151.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate148(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate148.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "provider" }, parentSchema: schema53, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.output_profile === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "output_profile" }, parentSchema: schema53, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.operation === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "operation" }, parentSchema: schema53, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.capability_digest === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "capability_digest" }, parentSchema: schema53, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "provider" || key0 === "output_profile" || key0 === "operation" || key0 === "capability_digest")) {
        let err4 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema53, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    data.provider !== void 0 && (validate54(data.provider, { instancePath: instancePath + "/provider", parentData: data, parentDataProperty: "provider", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : appended(vErrors, validate54.errors), errors = vErrors.length)), data.output_profile !== void 0 && (validate54(data.output_profile, { instancePath: instancePath + "/output_profile", parentData: data, parentDataProperty: "output_profile", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : appended(vErrors, validate54.errors), errors = vErrors.length)), data.operation !== void 0 && (validate151(data.operation, { instancePath: instancePath + "/operation", parentData: data, parentDataProperty: "operation", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate151.errors : appended(vErrors, validate151.errors), errors = vErrors.length)), data.capability_digest !== void 0 && (validate145(data.capability_digest, { instancePath: instancePath + "/capability_digest", parentData: data, parentDataProperty: "capability_digest", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate145.errors : appended(vErrors, validate145.errors), errors = vErrors.length));
  } else {
    let err5 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema53, data };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate148.errors = vErrors, errors === 0;
}
validate148.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema56 = { title: "Selector", description: "Which subjects are meant: the provider, and any of the other eight members. A member that is absent stands for every value.", type: "object", additionalProperties: !1, required: ["provider"], properties: { provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, app_fingerprint: { $ref: "urn:claimgate:schema:common:v1#/$defs/fingerprint" }, deployment_environment: { type: "string", enum: ["local", "staging", "production"] }, provider_environment: { type: "string", enum: ["development", "sandbox", "production"] }, instance_fingerprint: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint, "sha256:" and 64 lower-case hex digits, or null' }, account_kind: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, output_profile: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, operation: { $ref: "urn:claimgate:schema:common:v1#/$defs/operation" }, policy_mode: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" } } };
function validate157(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate157.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func2(data) > 64) {
      let err0 = { instancePath, keyword: "maxLength", params: { limit: 64 }, parentSchema: schema21, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern3.test(data)) {
      let err1 = { instancePath, keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, parentSchema: schema21, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema21, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate157.errors = vErrors, errors === 0;
}
validate157.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate159(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate159.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern5.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema24, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema24, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate159.errors = vErrors, errors === 0;
}
validate159.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate163(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate163.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "publish_immediate" || data === "publish_scheduled" || data === "connect")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema31.enum }, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate163.errors = vErrors, errors === 0;
}
validate163.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate174(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate174.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "provider" }, parentSchema: schema56, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema56.properties, key0)) {
        let err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema56, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.provider !== void 0 && (validate157(data.provider, { instancePath: instancePath + "/provider", parentData: data, parentDataProperty: "provider", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate157.errors : appended(vErrors, validate157.errors), errors = vErrors.length)), data.app_fingerprint !== void 0 && (validate159(data.app_fingerprint, { instancePath: instancePath + "/app_fingerprint", parentData: data, parentDataProperty: "app_fingerprint", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate159.errors : appended(vErrors, validate159.errors), errors = vErrors.length)), data.deployment_environment !== void 0) {
      let data2 = data.deployment_environment;
      if (typeof data2 != "string") {
        let err2 = { instancePath: instancePath + "/deployment_environment", keyword: "type", params: { type: "string" }, parentSchema: schema56.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (!(data2 === "local" || data2 === "staging" || data2 === "production")) {
        let err3 = { instancePath: instancePath + "/deployment_environment", keyword: "enum", params: { allowedValues: schema56.properties.deployment_environment.enum }, parentSchema: schema56.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.provider_environment !== void 0) {
      let data3 = data.provider_environment;
      if (typeof data3 != "string") {
        let err4 = { instancePath: instancePath + "/provider_environment", keyword: "type", params: { type: "string" }, parentSchema: schema56.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (!(data3 === "development" || data3 === "sandbox" || data3 === "production")) {
        let err5 = { instancePath: instancePath + "/provider_environment", keyword: "enum", params: { allowedValues: schema56.properties.provider_environment.enum }, parentSchema: schema56.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.instance_fingerprint !== void 0) {
      let data4 = data.instance_fingerprint;
      if (typeof data4 != "string" && data4 !== null) {
        let err6 = { instancePath: instancePath + "/instance_fingerprint", keyword: "type", params: { type: schema56.properties.instance_fingerprint.type }, parentSchema: schema56.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data4 == "string" && !pattern5.test(data4)) {
        let err7 = { instancePath: instancePath + "/instance_fingerprint", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema56.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    data.account_kind !== void 0 && (validate157(data.account_kind, { instancePath: instancePath + "/account_kind", parentData: data, parentDataProperty: "account_kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate157.errors : appended(vErrors, validate157.errors), errors = vErrors.length)), data.output_profile !== void 0 && (validate157(data.output_profile, { instancePath: instancePath + "/output_profile", parentData: data, parentDataProperty: "output_profile", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate157.errors : appended(vErrors, validate157.errors), errors = vErrors.length)), data.operation !== void 0 && (validate163(data.operation, { instancePath: instancePath + "/operation", parentData: data, parentDataProperty: "operation", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate163.errors : appended(vErrors, validate163.errors), errors = vErrors.length)), data.policy_mode !== void 0 && (validate157(data.policy_mode, { instancePath: instancePath + "/policy_mode", parentData: data, parentDataProperty: "policy_mode", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate157.errors : appended(vErrors, validate157.errors), errors = vErrors.length));
  } else {
    let err8 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema56, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate174.errors = vErrors, errors === 0;
}
validate174.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema_version === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "schema_version" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.deployment === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "deployment" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.deployment_kind === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "deployment_kind" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.deployment_environment === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "deployment_environment" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.generated_at === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "generated_at" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.apps === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "apps" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.accounts === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "accounts" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.policies === void 0) {
      let err7 = { instancePath, keyword: "required", params: { missingProperty: "policies" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.implemented === void 0) {
      let err8 = { instancePath, keyword: "required", params: { missingProperty: "implemented" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.deny_list === void 0) {
      let err9 = { instancePath, keyword: "required", params: { missingProperty: "deny_list" }, parentSchema: schema19, data };
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
    if (data.deployment !== void 0 && (validate54(data.deployment, { instancePath: instancePath + "/deployment", parentData: data, parentDataProperty: "deployment", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : appended(vErrors, validate54.errors), errors = vErrors.length)), data.deployment_kind !== void 0) {
      let data2 = data.deployment_kind;
      if (typeof data2 != "string") {
        let err12 = { instancePath: instancePath + "/deployment_kind", keyword: "type", params: { type: "string" }, parentSchema: schema19.properties.deployment_kind, data: data2 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (!(data2 === "cloud" || data2 === "self_hosted")) {
        let err13 = { instancePath: instancePath + "/deployment_kind", keyword: "enum", params: { allowedValues: schema19.properties.deployment_kind.enum }, parentSchema: schema19.properties.deployment_kind, data: data2 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.deployment_environment !== void 0) {
      let data3 = data.deployment_environment;
      if (typeof data3 != "string") {
        let err14 = { instancePath: instancePath + "/deployment_environment", keyword: "type", params: { type: "string" }, parentSchema: schema19.properties.deployment_environment, data: data3 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (!(data3 === "local" || data3 === "staging" || data3 === "production")) {
        let err15 = { instancePath: instancePath + "/deployment_environment", keyword: "enum", params: { allowedValues: schema19.properties.deployment_environment.enum }, parentSchema: schema19.properties.deployment_environment, data: data3 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.generated_at !== void 0 && (validate56(data.generated_at, { instancePath: instancePath + "/generated_at", parentData: data, parentDataProperty: "generated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : appended(vErrors, validate56.errors), errors = vErrors.length)), data.apps !== void 0) {
      let data5 = data.apps;
      if (Array.isArray(data5)) {
        if (data5.length > 1e4) {
          let err16 = { instancePath: instancePath + "/apps", keyword: "maxItems", params: { limit: 1e4 }, parentSchema: schema19.properties.apps, data: data5 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate58(data5[i0], { instancePath: instancePath + "/apps/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : appended(vErrors, validate58.errors), errors = vErrors.length);
      } else {
        let err17 = { instancePath: instancePath + "/apps", keyword: "type", params: { type: "array" }, parentSchema: schema19.properties.apps, data: data5 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.accounts !== void 0) {
      let data7 = data.accounts;
      if (Array.isArray(data7)) {
        if (data7.length > 1e6) {
          let err18 = { instancePath: instancePath + "/accounts", keyword: "maxItems", params: { limit: 1e6 }, parentSchema: schema19.properties.accounts, data: data7 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        let len1 = data7.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate66(data7[i1], { instancePath: instancePath + "/accounts/" + i1, parentData: data7, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate66.errors : appended(vErrors, validate66.errors), errors = vErrors.length);
      } else {
        let err19 = { instancePath: instancePath + "/accounts", keyword: "type", params: { type: "array" }, parentSchema: schema19.properties.accounts, data: data7 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.policies !== void 0) {
      let data9 = data.policies;
      if (Array.isArray(data9)) {
        if (data9.length > 1e5) {
          let err20 = { instancePath: instancePath + "/policies", keyword: "maxItems", params: { limit: 1e5 }, parentSchema: schema19.properties.policies, data: data9 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        let len2 = data9.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate140(data9[i2], { instancePath: instancePath + "/policies/" + i2, parentData: data9, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate140.errors : appended(vErrors, validate140.errors), errors = vErrors.length);
      } else {
        let err21 = { instancePath: instancePath + "/policies", keyword: "type", params: { type: "array" }, parentSchema: schema19.properties.policies, data: data9 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.implemented !== void 0) {
      let data11 = data.implemented;
      if (Array.isArray(data11)) {
        if (data11.length > 1e5) {
          let err22 = { instancePath: instancePath + "/implemented", keyword: "maxItems", params: { limit: 1e5 }, parentSchema: schema19.properties.implemented, data: data11 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        let len3 = data11.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate148(data11[i3], { instancePath: instancePath + "/implemented/" + i3, parentData: data11, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate148.errors : appended(vErrors, validate148.errors), errors = vErrors.length);
      } else {
        let err23 = { instancePath: instancePath + "/implemented", keyword: "type", params: { type: "array" }, parentSchema: schema19.properties.implemented, data: data11 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.deny_list !== void 0) {
      let data13 = data.deny_list;
      if (Array.isArray(data13)) {
        if (data13.length > 1e4) {
          let err24 = { instancePath: instancePath + "/deny_list", keyword: "maxItems", params: { limit: 1e4 }, parentSchema: schema19.properties.deny_list, data: data13 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        let len4 = data13.length;
        for (let i4 = 0; i4 < len4; i4++)
          validate174(data13[i4], { instancePath: instancePath + "/deny_list/" + i4, parentData: data13, parentDataProperty: i4, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate174.errors : appended(vErrors, validate174.errors), errors = vErrors.length);
      } else {
        let err25 = { instancePath: instancePath + "/deny_list", keyword: "type", params: { type: "array" }, parentSchema: schema19.properties.deny_list, data: data13 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
  } else {
    let err26 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema19, data };
    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
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
