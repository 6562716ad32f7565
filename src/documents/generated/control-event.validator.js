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
var document = bounded(validate52), schema19 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:control-event:v1", title: "ControlEvent", description: "A runtime control event, in the form that the ledger accepts (specification/ledger.md 1).", type: "object", additionalProperties: !1, required: ["schema_version", "selector", "state", "reason", "starts_at", "expires_at"], properties: { schema_version: { const: 1 }, selector: { $ref: "#/$defs/selector", description: "which subjects are meant: the provider, and any of the other eight members of a subject" }, state: { $ref: "#/$defs/control_state", description: "whether what the selector names may run; the most restrictive event that matches counts" }, reason: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug", description: "why, as a slug such as launch or incident-12" }, starts_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant", description: "from when on it counts, in UTC" }, expires_at: { $ref: "urn:claimgate:schema:projection-entry:v1#/$defs/expiry_or_null", description: "until when it counts, in UTC, or null for no end" } }, $defs: { selector: { title: "Selector", description: "Which subjects are meant: the provider, and any of the other eight members. A member that is absent stands for every value.", type: "object", additionalProperties: !1, required: ["provider"], properties: { provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, app_fingerprint: { $ref: "urn:claimgate:schema:common:v1#/$defs/fingerprint" }, deployment_environment: { type: "string", enum: ["local", "staging", "production"] }, provider_environment: { type: "string", enum: ["development", "sandbox", "production"] }, instance_fingerprint: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint, "sha256:" and 64 lower-case hex digits, or null' }, account_kind: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, output_profile: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, operation: { $ref: "urn:claimgate:schema:common:v1#/$defs/operation" }, policy_mode: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" } } }, control_state: { title: "ControlState", type: "string", enum: ["disabled", "degraded", "enabled"] } } }, schema20 = { title: "Selector", description: "Which subjects are meant: the provider, and any of the other eight members. A member that is absent stands for every value.", type: "object", additionalProperties: !1, required: ["provider"], properties: { provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, app_fingerprint: { $ref: "urn:claimgate:schema:common:v1#/$defs/fingerprint" }, deployment_environment: { type: "string", enum: ["local", "staging", "production"] }, provider_environment: { type: "string", enum: ["development", "sandbox", "production"] }, instance_fingerprint: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint, "sha256:" and 64 lower-case hex digits, or null' }, account_kind: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, output_profile: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, operation: { $ref: "urn:claimgate:schema:common:v1#/$defs/operation" }, policy_mode: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" } } }, func1 = Object.prototype.hasOwnProperty, schema22 = { title: "Slug", type: "string", maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters" }, func2 = require_ucs2length().default, pattern3 = new RegExp("^[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u");
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func2(data) > 64) {
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
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "provider" }, parentSchema: schema20, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema20.properties, key0)) {
        let err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema20, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.provider !== void 0 && (validate55(data.provider, { instancePath: instancePath + "/provider", parentData: data, parentDataProperty: "provider", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : appended(vErrors, validate55.errors), errors = vErrors.length)), data.app_fingerprint !== void 0 && (validate57(data.app_fingerprint, { instancePath: instancePath + "/app_fingerprint", parentData: data, parentDataProperty: "app_fingerprint", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : appended(vErrors, validate57.errors), errors = vErrors.length)), data.deployment_environment !== void 0) {
      let data2 = data.deployment_environment;
      if (typeof data2 != "string") {
        let err2 = { instancePath: instancePath + "/deployment_environment", keyword: "type", params: { type: "string" }, parentSchema: schema20.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (!(data2 === "local" || data2 === "staging" || data2 === "production")) {
        let err3 = { instancePath: instancePath + "/deployment_environment", keyword: "enum", params: { allowedValues: schema20.properties.deployment_environment.enum }, parentSchema: schema20.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.provider_environment !== void 0) {
      let data3 = data.provider_environment;
      if (typeof data3 != "string") {
        let err4 = { instancePath: instancePath + "/provider_environment", keyword: "type", params: { type: "string" }, parentSchema: schema20.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (!(data3 === "development" || data3 === "sandbox" || data3 === "production")) {
        let err5 = { instancePath: instancePath + "/provider_environment", keyword: "enum", params: { allowedValues: schema20.properties.provider_environment.enum }, parentSchema: schema20.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.instance_fingerprint !== void 0) {
      let data4 = data.instance_fingerprint;
      if (typeof data4 != "string" && data4 !== null) {
        let err6 = { instancePath: instancePath + "/instance_fingerprint", keyword: "type", params: { type: schema20.properties.instance_fingerprint.type }, parentSchema: schema20.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data4 == "string" && !pattern4.test(data4)) {
        let err7 = { instancePath: instancePath + "/instance_fingerprint", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema20.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    data.account_kind !== void 0 && (validate55(data.account_kind, { instancePath: instancePath + "/account_kind", parentData: data, parentDataProperty: "account_kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : appended(vErrors, validate55.errors), errors = vErrors.length)), data.output_profile !== void 0 && (validate55(data.output_profile, { instancePath: instancePath + "/output_profile", parentData: data, parentDataProperty: "output_profile", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : appended(vErrors, validate55.errors), errors = vErrors.length)), data.operation !== void 0 && (validate61(data.operation, { instancePath: instancePath + "/operation", parentData: data, parentDataProperty: "operation", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate61.errors : appended(vErrors, validate61.errors), errors = vErrors.length)), data.policy_mode !== void 0 && (validate55(data.policy_mode, { instancePath: instancePath + "/policy_mode", parentData: data, parentDataProperty: "policy_mode", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : appended(vErrors, validate55.errors), errors = vErrors.length));
  } else {
    let err8 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema20, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema25 = { title: "ControlState", type: "string", enum: ["disabled", "degraded", "enabled"] };
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate65.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema25, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "disabled" || data === "degraded" || data === "enabled")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema25.enum }, parentSchema: schema25, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate65.errors = vErrors, errors === 0;
}
validate65.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema26 = { title: "Instant", type: "string", format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC such as 2026-11-21T08:30:00Z or 2026-11-21T08:30:00.250Z" }, formats0 = fullFormats["date-time"], pattern6 = new RegExp("^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", "u");
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate68.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern6.test(data)) {
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
  return validate68.errors = vErrors, errors === 0;
}
validate68.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema41 = { title: "ExpiryOrNull", type: ["string", "null"], format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC, or null where no end was set" };
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate132.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, keyword: "type", params: { type: schema41.type }, parentSchema: schema41, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "string") {
    if (!pattern6.test(data)) {
      let err1 = { instancePath, keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema41, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!formats0.validate(data)) {
      let err2 = { instancePath, keyword: "format", params: { format: "date-time" }, parentSchema: schema41, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  return validate132.errors = vErrors, errors === 0;
}
validate132.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema_version === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "schema_version" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.selector === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "selector" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.state === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "state" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.reason === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "reason" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.starts_at === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "starts_at" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.expires_at === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "expires_at" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "schema_version" || key0 === "selector" || key0 === "state" || key0 === "reason" || key0 === "starts_at" || key0 === "expires_at")) {
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
    data.selector !== void 0 && (validate53(data.selector, { instancePath: instancePath + "/selector", parentData: data, parentDataProperty: "selector", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : appended(vErrors, validate53.errors), errors = vErrors.length)), data.state !== void 0 && (validate65(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : appended(vErrors, validate65.errors), errors = vErrors.length)), data.reason !== void 0 && (validate55(data.reason, { instancePath: instancePath + "/reason", parentData: data, parentDataProperty: "reason", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : appended(vErrors, validate55.errors), errors = vErrors.length)), data.starts_at !== void 0 && (validate68(data.starts_at, { instancePath: instancePath + "/starts_at", parentData: data, parentDataProperty: "starts_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : appended(vErrors, validate68.errors), errors = vErrors.length)), data.expires_at !== void 0 && (validate132(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate132.errors : appended(vErrors, validate132.errors), errors = vErrors.length));
  } else {
    let err8 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema19, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
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
