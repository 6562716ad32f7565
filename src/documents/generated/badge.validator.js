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
var document = bounded(validate52), schema19 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:badge:v1", title: "BadgeStatement", description: "What a web page may show of an allowed release, and until when (specification/documents.md 3.8).", type: "object", additionalProperties: !1, required: ["_type", "subject", "predicateType", "predicate"], properties: { _type: { const: "https://in-toto.io/Statement/v1" }, subject: { type: "array", minItems: 1, maxItems: 1, items: { $ref: "urn:claimgate:schema:in-toto-statement:v1#/$defs/statement_subject" } }, predicateType: { const: "urn:claimgate:badge:v1" }, predicate: { $ref: "#/$defs/badge_predicate" } }, $defs: { badge_predicate: { title: "BadgePredicate", type: "object", additionalProperties: !1, required: ["schema_version", "release", "evaluated_at", "valid_until", "claims", "public_key"], properties: { schema_version: { const: 1 }, release: { title: "BadgeRelease", type: "object", additionalProperties: !1, required: ["version", "revision"], properties: { version: { type: ["string", "null"], maxLength: 128, pattern: "^v(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$", description: '"v" and a stable SemVer, or null where the commit has no such tag' }, revision: { $ref: "urn:claimgate:schema:common:v1#/$defs/revision" } } }, evaluated_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, valid_until: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, claims: { type: "array", minItems: 1, maxItems: 1e3, items: { $ref: "#/$defs/badge_claim" } }, public_key: { type: "string", maxLength: 1024, pattern: "^-----BEGIN PUBLIC KEY-----\\n[A-Za-z0-9+/=\\n]+-----END PUBLIC KEY-----\\n$", description: "the release key that signs, as PEM: a viewer trusts it by its fingerprint only" } } }, badge_claim: { title: "BadgeClaim", type: "object", additionalProperties: !1, required: ["provider", "output_profile", "operation", "account_kind", "policy_mode"], properties: { provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, output_profile: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, operation: { type: "string", enum: ["publish_immediate", "publish_scheduled"] }, account_kind: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, policy_mode: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" } } } } }, schema21 = { title: "StatementSubject", description: "A file that a statement is about.", type: "object", additionalProperties: !1, required: ["name", "digest"], properties: { name: { type: "string", minLength: 1, maxLength: 4096 }, digest: { title: "DigestSet", description: "in-toto DigestSet: hex by name of the algorithm", type: "object", additionalProperties: { type: "string", maxLength: 256 } } } }, func1 = require_ucs2length().default;
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "name" }, parentSchema: schema21, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.digest === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "digest" }, parentSchema: schema21, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "name" || key0 === "digest")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema21, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func1(data0) > 4096) {
          let err3 = { instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 4096 }, parentSchema: schema21.properties.name, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func1(data0) < 1) {
          let err4 = { instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 }, parentSchema: schema21.properties.name, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, parentSchema: schema21.properties.name, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.digest !== void 0) {
      let data1 = data.digest;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1))
        for (let key1 in data1) {
          let data2 = data1[key1];
          if (typeof data2 == "string") {
            if (func1(data2) > 256) {
              let err6 = { instancePath: instancePath + "/digest/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "maxLength", params: { limit: 256 }, parentSchema: schema21.properties.digest.additionalProperties, data: data2 };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
          } else {
            let err7 = { instancePath: instancePath + "/digest/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" }, parentSchema: schema21.properties.digest.additionalProperties, data: data2 };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        }
      else {
        let err8 = { instancePath: instancePath + "/digest", keyword: "type", params: { type: "object" }, parentSchema: schema21.properties.digest, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema21, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate56.errors = vErrors, errors === 0;
}
validate56.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema23 = { title: "BadgePredicate", type: "object", additionalProperties: !1, required: ["schema_version", "release", "evaluated_at", "valid_until", "claims", "public_key"], properties: { schema_version: { const: 1 }, release: { title: "BadgeRelease", type: "object", additionalProperties: !1, required: ["version", "revision"], properties: { version: { type: ["string", "null"], maxLength: 128, pattern: "^v(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$", description: '"v" and a stable SemVer, or null where the commit has no such tag' }, revision: { $ref: "urn:claimgate:schema:common:v1#/$defs/revision" } } }, evaluated_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, valid_until: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, claims: { type: "array", minItems: 1, maxItems: 1e3, items: { $ref: "#/$defs/badge_claim" } }, public_key: { type: "string", maxLength: 1024, pattern: "^-----BEGIN PUBLIC KEY-----\\n[A-Za-z0-9+/=\\n]+-----END PUBLIC KEY-----\\n$", description: "the release key that signs, as PEM: a viewer trusts it by its fingerprint only" } } }, pattern3 = new RegExp("^v(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$", "u"), pattern7 = new RegExp("^-----BEGIN PUBLIC KEY-----\\n[A-Za-z0-9+/=\\n]+-----END PUBLIC KEY-----\\n$", "u"), schema25 = { title: "GitRevision", type: "string", pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$", description: "a full Git commit id: 40 or 64 lower-case hex digits" }, pattern4 = new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u");
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern4.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, schema: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$", parentSchema: schema25, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema25, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate60.errors = vErrors, errors === 0;
}
validate60.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema26 = { title: "Instant", type: "string", format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC such as 2026-11-21T08:30:00Z or 2026-11-21T08:30:00.250Z" }, formats0 = fullFormats["date-time"], pattern5 = new RegExp("^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", "u");
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate62.evaluated;
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
  return validate62.errors = vErrors, errors === 0;
}
validate62.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema27 = { title: "BadgeClaim", type: "object", additionalProperties: !1, required: ["provider", "output_profile", "operation", "account_kind", "policy_mode"], properties: { provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, output_profile: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, operation: { type: "string", enum: ["publish_immediate", "publish_scheduled"] }, account_kind: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, policy_mode: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" } } }, schema28 = { title: "Slug", type: "string", maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters" }, pattern6 = new RegExp("^[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u");
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate66.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 64) {
      let err0 = { instancePath, keyword: "maxLength", params: { limit: 64 }, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern6.test(data)) {
      let err1 = { instancePath, keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema28, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate66.errors = vErrors, errors === 0;
}
validate66.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate65.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "provider" }, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.output_profile === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "output_profile" }, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.operation === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "operation" }, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.account_kind === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "account_kind" }, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.policy_mode === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "policy_mode" }, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "provider" || key0 === "output_profile" || key0 === "operation" || key0 === "account_kind" || key0 === "policy_mode")) {
        let err5 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema27, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.provider !== void 0 && (validate66(data.provider, { instancePath: instancePath + "/provider", parentData: data, parentDataProperty: "provider", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate66.errors : appended(vErrors, validate66.errors), errors = vErrors.length)), data.output_profile !== void 0 && (validate66(data.output_profile, { instancePath: instancePath + "/output_profile", parentData: data, parentDataProperty: "output_profile", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate66.errors : appended(vErrors, validate66.errors), errors = vErrors.length)), data.operation !== void 0) {
      let data2 = data.operation;
      if (typeof data2 != "string") {
        let err6 = { instancePath: instancePath + "/operation", keyword: "type", params: { type: "string" }, parentSchema: schema27.properties.operation, data: data2 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (!(data2 === "publish_immediate" || data2 === "publish_scheduled")) {
        let err7 = { instancePath: instancePath + "/operation", keyword: "enum", params: { allowedValues: schema27.properties.operation.enum }, parentSchema: schema27.properties.operation, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    data.account_kind !== void 0 && (validate66(data.account_kind, { instancePath: instancePath + "/account_kind", parentData: data, parentDataProperty: "account_kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate66.errors : appended(vErrors, validate66.errors), errors = vErrors.length)), data.policy_mode !== void 0 && (validate66(data.policy_mode, { instancePath: instancePath + "/policy_mode", parentData: data, parentDataProperty: "policy_mode", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate66.errors : appended(vErrors, validate66.errors), errors = vErrors.length));
  } else {
    let err8 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema27, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate65.errors = vErrors, errors === 0;
}
validate65.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema_version === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "schema_version" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.release === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "release" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.evaluated_at === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "evaluated_at" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.valid_until === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "valid_until" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.claims === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "claims" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.public_key === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "public_key" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "schema_version" || key0 === "release" || key0 === "evaluated_at" || key0 === "valid_until" || key0 === "claims" || key0 === "public_key")) {
        let err6 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema23, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.schema_version !== void 0) {
      let data0 = data.schema_version;
      if (data0 !== 1) {
        let err7 = { instancePath: instancePath + "/schema_version", keyword: "const", params: { allowedValue: 1 }, parentSchema: schema23.properties.schema_version, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.release !== void 0) {
      let data1 = data.release;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.version === void 0) {
          let err8 = { instancePath: instancePath + "/release", keyword: "required", params: { missingProperty: "version" }, parentSchema: schema23.properties.release, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data1.revision === void 0) {
          let err9 = { instancePath: instancePath + "/release", keyword: "required", params: { missingProperty: "revision" }, parentSchema: schema23.properties.release, data: data1 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        for (let key1 in data1)
          if (!(key1 === "version" || key1 === "revision")) {
            let err10 = { instancePath: instancePath + "/release", keyword: "additionalProperties", params: { additionalProperty: key1 }, parentSchema: schema23.properties.release, data: data1 };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        if (data1.version !== void 0) {
          let data2 = data1.version;
          if (typeof data2 != "string" && data2 !== null) {
            let err11 = { instancePath: instancePath + "/release/version", keyword: "type", params: { type: schema23.properties.release.properties.version.type }, parentSchema: schema23.properties.release.properties.version, data: data2 };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
          if (typeof data2 == "string") {
            if (func1(data2) > 128) {
              let err12 = { instancePath: instancePath + "/release/version", keyword: "maxLength", params: { limit: 128 }, parentSchema: schema23.properties.release.properties.version, data: data2 };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
            if (!pattern3.test(data2)) {
              let err13 = { instancePath: instancePath + "/release/version", keyword: "pattern", params: { pattern: "^v(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$" }, parentSchema: schema23.properties.release.properties.version, data: data2 };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
          }
        }
        data1.revision !== void 0 && (validate60(data1.revision, { instancePath: instancePath + "/release/revision", parentData: data1, parentDataProperty: "revision", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate60.errors : appended(vErrors, validate60.errors), errors = vErrors.length));
      } else {
        let err14 = { instancePath: instancePath + "/release", keyword: "type", params: { type: "object" }, parentSchema: schema23.properties.release, data: data1 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.evaluated_at !== void 0 && (validate62(data.evaluated_at, { instancePath: instancePath + "/evaluated_at", parentData: data, parentDataProperty: "evaluated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : appended(vErrors, validate62.errors), errors = vErrors.length)), data.valid_until !== void 0 && (validate62(data.valid_until, { instancePath: instancePath + "/valid_until", parentData: data, parentDataProperty: "valid_until", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : appended(vErrors, validate62.errors), errors = vErrors.length)), data.claims !== void 0) {
      let data6 = data.claims;
      if (Array.isArray(data6)) {
        if (data6.length > 1e3) {
          let err15 = { instancePath: instancePath + "/claims", keyword: "maxItems", params: { limit: 1e3 }, parentSchema: schema23.properties.claims, data: data6 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (data6.length < 1) {
          let err16 = { instancePath: instancePath + "/claims", keyword: "minItems", params: { limit: 1 }, parentSchema: schema23.properties.claims, data: data6 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate65(data6[i0], { instancePath: instancePath + "/claims/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : appended(vErrors, validate65.errors), errors = vErrors.length);
      } else {
        let err17 = { instancePath: instancePath + "/claims", keyword: "type", params: { type: "array" }, parentSchema: schema23.properties.claims, data: data6 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.public_key !== void 0) {
      let data8 = data.public_key;
      if (typeof data8 == "string") {
        if (func1(data8) > 1024) {
          let err18 = { instancePath: instancePath + "/public_key", keyword: "maxLength", params: { limit: 1024 }, parentSchema: schema23.properties.public_key, data: data8 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (!pattern7.test(data8)) {
          let err19 = { instancePath: instancePath + "/public_key", keyword: "pattern", params: { pattern: "^-----BEGIN PUBLIC KEY-----\\n[A-Za-z0-9+/=\\n]+-----END PUBLIC KEY-----\\n$" }, parentSchema: schema23.properties.public_key, data: data8 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/public_key", keyword: "type", params: { type: "string" }, parentSchema: schema23.properties.public_key, data: data8 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
  } else {
    let err21 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema23, data };
    vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
  }
  return validate58.errors = vErrors, errors === 0;
}
validate58.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data._type === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "_type" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.subject === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "subject" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.predicateType === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "predicateType" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.predicate === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "predicate" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "_type" || key0 === "subject" || key0 === "predicateType" || key0 === "predicate")) {
        let err4 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema19, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data._type !== void 0) {
      let data0 = data._type;
      if (data0 !== "https://in-toto.io/Statement/v1") {
        let err5 = { instancePath: instancePath + "/_type", keyword: "const", params: { allowedValue: "https://in-toto.io/Statement/v1" }, parentSchema: schema19.properties._type, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.subject !== void 0) {
      let data1 = data.subject;
      if (Array.isArray(data1)) {
        if (data1.length > 1) {
          let err6 = { instancePath: instancePath + "/subject", keyword: "maxItems", params: { limit: 1 }, parentSchema: schema19.properties.subject, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data1.length < 1) {
          let err7 = { instancePath: instancePath + "/subject", keyword: "minItems", params: { limit: 1 }, parentSchema: schema19.properties.subject, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate56(data1[i0], { instancePath: instancePath + "/subject/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : appended(vErrors, validate56.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/subject", keyword: "type", params: { type: "array" }, parentSchema: schema19.properties.subject, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.predicateType !== void 0) {
      let data3 = data.predicateType;
      if (data3 !== "urn:claimgate:badge:v1") {
        let err9 = { instancePath: instancePath + "/predicateType", keyword: "const", params: { allowedValue: "urn:claimgate:badge:v1" }, parentSchema: schema19.properties.predicateType, data: data3 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    data.predicate !== void 0 && (validate58(data.predicate, { instancePath: instancePath + "/predicate", parentData: data, parentDataProperty: "predicate", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : appended(vErrors, validate58.errors), errors = vErrors.length));
  } else {
    let err10 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema19, data };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
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
