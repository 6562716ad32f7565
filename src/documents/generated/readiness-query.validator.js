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
var document = bounded(validate20), schema31 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:readiness-query:v1", title: "ReadinessQuery", description: "Which decisions are asked for: the parameters of GET /api/v1/provider-readiness and the arguments of the MCP tool get_provider_readiness (specification/service.md 2).", type: "object", additionalProperties: !1, properties: { provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug", description: "only this provider" }, state: { $ref: "urn:claimgate:schema:readiness-decision:v1#/$defs/readiness_state", description: "only decisions in this state" }, operation: { $ref: "urn:claimgate:schema:common:v1#/$defs/operation", description: "only decisions on this operation" }, account_reference: { $ref: "urn:claimgate:schema:common:v1#/$defs/fingerprint", description: "only decisions on this account, by its fingerprint" }, limit: { type: "integer", minimum: 1, maximum: 1e4, description: "at most this many decisions; next_cursor then says where the next page begins" }, cursor: { type: "string", pattern: "^[A-Za-z0-9_-]{1,400}$", description: "next_cursor of the page before, asked with the same filters" } } }, schema33 = { title: "Slug", type: "string", maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters" }, schema35 = { title: "ReadinessState", type: "string", enum: ["disabled", "unsupported", "needs_configuration", "reconnect_required", "degraded", "approval_required", "trial_only", "policy_restricted", "expired_proof", "certification_required", "healthy"], description: "the effective state: the first that applies, in this order" }, schema43 = { title: "Operation", type: "string", enum: ["publish_immediate", "publish_scheduled", "connect"], description: "an operation of a subject" }, schema44 = { title: "FingerprintText", type: "string", pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint: "sha256:" and 64 lower-case hex digits' }, func1 = require_ucs2length().default, pattern4 = new RegExp("^[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u"), pattern5 = new RegExp("^sha256:[0-9a-f]{64}$", "u"), pattern9 = new RegExp("^[A-Za-z0-9_-]{1,400}$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "provider" || key0 === "state" || key0 === "operation" || key0 === "account_reference" || key0 === "limit" || key0 === "cursor")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31, data };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.provider !== void 0) {
      let data0 = data.provider;
      if (typeof data0 == "string") {
        if (func1(data0) > 64) {
          let err1 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema33, data: data0 };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (!pattern4.test(data0)) {
          let err2 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema33, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.state !== void 0) {
      let data1 = data.state;
      if (typeof data1 != "string") {
        let err4 = { instancePath: instancePath + "/state", schemaPath: "urn:claimgate:schema:readiness-decision:v1#/$defs/readiness_state/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.type, parentSchema: schema35, data: data1 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (!(data1 === "disabled" || data1 === "unsupported" || data1 === "needs_configuration" || data1 === "reconnect_required" || data1 === "degraded" || data1 === "approval_required" || data1 === "trial_only" || data1 === "policy_restricted" || data1 === "expired_proof" || data1 === "certification_required" || data1 === "healthy")) {
        let err5 = { instancePath: instancePath + "/state", schemaPath: "urn:claimgate:schema:readiness-decision:v1#/$defs/readiness_state/enum", keyword: "enum", params: { allowedValues: schema35.enum }, message: "must be equal to one of the allowed values", schema: schema35.enum, parentSchema: schema35, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.operation !== void 0) {
      let data2 = data.operation;
      if (typeof data2 != "string") {
        let err6 = { instancePath: instancePath + "/operation", schemaPath: "urn:claimgate:schema:common:v1#/$defs/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema43.type, parentSchema: schema43, data: data2 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (!(data2 === "publish_immediate" || data2 === "publish_scheduled" || data2 === "connect")) {
        let err7 = { instancePath: instancePath + "/operation", schemaPath: "urn:claimgate:schema:common:v1#/$defs/operation/enum", keyword: "enum", params: { allowedValues: schema43.enum }, message: "must be equal to one of the allowed values", schema: schema43.enum, parentSchema: schema43, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.account_reference !== void 0) {
      let data3 = data.account_reference;
      if (typeof data3 == "string") {
        if (!pattern5.test(data3)) {
          let err8 = { instancePath: instancePath + "/account_reference", schemaPath: "urn:claimgate:schema:common:v1#/$defs/fingerprint/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema44, data: data3 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/account_reference", schemaPath: "urn:claimgate:schema:common:v1#/$defs/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data3 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.limit !== void 0) {
      let data4 = data.limit;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err10 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.limit.type, parentSchema: schema31.properties.limit, data: data4 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 1e4 || isNaN(data4)) {
          let err11 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000", schema: 1e4, parentSchema: schema31.properties.limit, data: data4 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data4 < 1 || isNaN(data4)) {
          let err12 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema31.properties.limit, data: data4 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
    if (data.cursor !== void 0) {
      let data5 = data.cursor;
      if (typeof data5 == "string") {
        if (!pattern9.test(data5)) {
          let err13 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,400}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,400}$"', schema: "^[A-Za-z0-9_-]{1,400}$", parentSchema: schema31.properties.cursor, data: data5 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/cursor", schemaPath: "#/properties/cursor/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.cursor.type, parentSchema: schema31.properties.cursor, data: data5 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate20.errors = vErrors, errors === 0;
}
validate20.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var TooManyFaults = class extends Error {
};
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
