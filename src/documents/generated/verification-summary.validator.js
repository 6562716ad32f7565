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
var document = bounded(validate52), schema19 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:verification-summary:v1", title: "VerificationSummary", description: "The signed form of a verdict: a SLSA verification summary v1 as this gate writes it (specification/trust.md 1).", type: "object", additionalProperties: !1, required: ["_type", "subject", "predicateType", "predicate"], properties: { _type: { const: "https://in-toto.io/Statement/v1" }, subject: { type: "array", minItems: 3, maxItems: 103, description: "claims, manifest and verdict, then the published files that the manifest binds", items: { $ref: "#/$defs/summary_subject" } }, predicateType: { const: "https://slsa.dev/verification_summary/v1" }, predicate: { $ref: "#/$defs/summary_predicate" } }, $defs: { summary_subject: { title: "SummarySubject", type: "object", additionalProperties: !1, required: ["name", "digest"], properties: { name: { type: "string", minLength: 1, maxLength: 4096 }, digest: { $ref: "urn:claimgate:schema:in-toto-statement:v1#/$defs/sha256_set" } } }, summary_resource: { title: "SummaryResource", description: "A document by name and digest (in-toto ResourceDescriptor).", type: "object", additionalProperties: !1, required: ["uri", "digest"], properties: { uri: { type: "string", minLength: 1, maxLength: 4096 }, digest: { $ref: "urn:claimgate:schema:in-toto-statement:v1#/$defs/sha256_set" } } }, summary_predicate: { title: "SummaryPredicate", type: "object", additionalProperties: !1, required: ["verifier", "timeVerified", "resourceUri", "policy", "inputAttestations", "verificationResult", "verifiedLevels"], properties: { verifier: { title: "SummaryVerifier", type: "object", additionalProperties: !1, required: ["id", "version"], properties: { id: { const: "urn:claimgate:gate:v1" }, version: { title: "SummaryVerifierVersion", type: "object", additionalProperties: !1, required: ["claimgate"], properties: { claimgate: { type: "string", minLength: 1, maxLength: 64 } } } } }, timeVerified: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, resourceUri: { type: "string", maxLength: 2048, pattern: "^pkg:[a-z][a-z0-9.+-]*/[!-?A-~]+@[!-?A-~]+$", description: "a purl of what is released, with its version, such as pkg:npm/example@1.4.0" }, policy: { $ref: "#/$defs/summary_resource" }, inputAttestations: { type: "array", maxItems: 1024, items: { $ref: "#/$defs/summary_resource" } }, verificationResult: { type: "string", enum: ["PASSED", "FAILED"] }, verifiedLevels: { type: "array", minItems: 1, maxItems: 1, items: { type: "string", enum: ["CLAIMGATE_RULES_V1", "FAILED"] } }, "urn:claimgate:claims:v1": { title: "SummaryClaims", description: "the claims of the release, where files are published with it and it has at most 1000", type: "array", maxItems: 1e3, items: { $ref: "urn:claimgate:schema:badge:v1#/$defs/badge_claim" } }, "urn:claimgate:trust-roots:v1": { title: "SummaryRoots", description: "where files are published with the release: the chain of trust roots, which a pin vouches for", type: "array", maxItems: 1024, items: { $ref: "urn:claimgate:schema:dsse-envelope:v1" } } } } } }, schema20 = { title: "SummarySubject", type: "object", additionalProperties: !1, required: ["name", "digest"], properties: { name: { type: "string", minLength: 1, maxLength: 4096 }, digest: { $ref: "urn:claimgate:schema:in-toto-statement:v1#/$defs/sha256_set" } } }, func1 = require_ucs2length().default, schema23 = { title: "Sha256Set", description: "in-toto DigestSet with sha256 alone", type: "object", additionalProperties: !1, required: ["sha256"], properties: { sha256: { type: "string", pattern: "^[0-9a-f]{64}$", description: "64 lower-case hex digits" } } }, pattern3 = new RegExp("^[0-9a-f]{64}$", "u");
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sha256 === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "sha256" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "sha256") {
        let err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema23, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.sha256 !== void 0) {
      let data0 = data.sha256;
      if (typeof data0 == "string") {
        if (!pattern3.test(data0)) {
          let err2 = { instancePath: instancePath + "/sha256", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, schema: "^[0-9a-f]{64}$", parentSchema: schema23.properties.sha256, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/sha256", keyword: "type", params: { type: "string" }, parentSchema: schema23.properties.sha256, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema23, data };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate57.errors = vErrors, errors === 0;
}
validate57.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "name" }, parentSchema: schema20, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.digest === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "digest" }, parentSchema: schema20, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "name" || key0 === "digest")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema20, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func1(data0) > 4096) {
          let err3 = { instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 4096 }, parentSchema: schema20.properties.name, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func1(data0) < 1) {
          let err4 = { instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 }, parentSchema: schema20.properties.name, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, parentSchema: schema20.properties.name, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.digest !== void 0 && (validate57(data.digest, { instancePath: instancePath + "/digest", parentData: data, parentDataProperty: "digest", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : appended(vErrors, validate57.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema20, data };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema24 = { title: "SummaryPredicate", type: "object", additionalProperties: !1, required: ["verifier", "timeVerified", "resourceUri", "policy", "inputAttestations", "verificationResult", "verifiedLevels"], properties: { verifier: { title: "SummaryVerifier", type: "object", additionalProperties: !1, required: ["id", "version"], properties: { id: { const: "urn:claimgate:gate:v1" }, version: { title: "SummaryVerifierVersion", type: "object", additionalProperties: !1, required: ["claimgate"], properties: { claimgate: { type: "string", minLength: 1, maxLength: 64 } } } } }, timeVerified: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, resourceUri: { type: "string", maxLength: 2048, pattern: "^pkg:[a-z][a-z0-9.+-]*/[!-?A-~]+@[!-?A-~]+$", description: "a purl of what is released, with its version, such as pkg:npm/example@1.4.0" }, policy: { $ref: "#/$defs/summary_resource" }, inputAttestations: { type: "array", maxItems: 1024, items: { $ref: "#/$defs/summary_resource" } }, verificationResult: { type: "string", enum: ["PASSED", "FAILED"] }, verifiedLevels: { type: "array", minItems: 1, maxItems: 1, items: { type: "string", enum: ["CLAIMGATE_RULES_V1", "FAILED"] } }, "urn:claimgate:claims:v1": { title: "SummaryClaims", description: "the claims of the release, where files are published with it and it has at most 1000", type: "array", maxItems: 1e3, items: { $ref: "urn:claimgate:schema:badge:v1#/$defs/badge_claim" } }, "urn:claimgate:trust-roots:v1": { title: "SummaryRoots", description: "where files are published with the release: the chain of trust roots, which a pin vouches for", type: "array", maxItems: 1024, items: { $ref: "urn:claimgate:schema:dsse-envelope:v1" } } } }, func8 = Object.prototype.hasOwnProperty, schema26 = { title: "Instant", type: "string", format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC such as 2026-11-21T08:30:00Z or 2026-11-21T08:30:00.250Z" }, formats0 = fullFormats["date-time"], pattern4 = new RegExp("^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", "u");
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern4.test(data)) {
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
var schema27 = { title: "SummaryResource", description: "A document by name and digest (in-toto ResourceDescriptor).", type: "object", additionalProperties: !1, required: ["uri", "digest"], properties: { uri: { type: "string", minLength: 1, maxLength: 4096 }, digest: { $ref: "urn:claimgate:schema:in-toto-statement:v1#/$defs/sha256_set" } } };
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate64.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.uri === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "uri" }, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.digest === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "digest" }, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "uri" || key0 === "digest")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema27, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.uri !== void 0) {
      let data0 = data.uri;
      if (typeof data0 == "string") {
        if (func1(data0) > 4096) {
          let err3 = { instancePath: instancePath + "/uri", keyword: "maxLength", params: { limit: 4096 }, parentSchema: schema27.properties.uri, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func1(data0) < 1) {
          let err4 = { instancePath: instancePath + "/uri", keyword: "minLength", params: { limit: 1 }, parentSchema: schema27.properties.uri, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/uri", keyword: "type", params: { type: "string" }, parentSchema: schema27.properties.uri, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.digest !== void 0 && (validate57(data.digest, { instancePath: instancePath + "/digest", parentData: data, parentDataProperty: "digest", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : appended(vErrors, validate57.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema27, data };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate64.errors = vErrors, errors === 0;
}
validate64.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema33 = { title: "BadgeClaim", type: "object", additionalProperties: !1, required: ["provider", "output_profile", "operation", "account_kind", "policy_mode"], properties: { provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, output_profile: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, operation: { type: "string", enum: ["publish_immediate", "publish_scheduled"] }, account_kind: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, policy_mode: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" } } }, schema34 = { title: "Slug", type: "string", maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters" }, pattern9 = new RegExp("^[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u");
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate78.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 64) {
      let err0 = { instancePath, keyword: "maxLength", params: { limit: 64 }, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern9.test(data)) {
      let err1 = { instancePath, keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema34, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate78.errors = vErrors, errors === 0;
}
validate78.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate85.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "provider" }, parentSchema: schema33, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.output_profile === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "output_profile" }, parentSchema: schema33, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.operation === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "operation" }, parentSchema: schema33, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.account_kind === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "account_kind" }, parentSchema: schema33, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.policy_mode === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "policy_mode" }, parentSchema: schema33, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "provider" || key0 === "output_profile" || key0 === "operation" || key0 === "account_kind" || key0 === "policy_mode")) {
        let err5 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema33, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.provider !== void 0 && (validate78(data.provider, { instancePath: instancePath + "/provider", parentData: data, parentDataProperty: "provider", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate78.errors : appended(vErrors, validate78.errors), errors = vErrors.length)), data.output_profile !== void 0 && (validate78(data.output_profile, { instancePath: instancePath + "/output_profile", parentData: data, parentDataProperty: "output_profile", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate78.errors : appended(vErrors, validate78.errors), errors = vErrors.length)), data.operation !== void 0) {
      let data2 = data.operation;
      if (typeof data2 != "string") {
        let err6 = { instancePath: instancePath + "/operation", keyword: "type", params: { type: "string" }, parentSchema: schema33.properties.operation, data: data2 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (!(data2 === "publish_immediate" || data2 === "publish_scheduled")) {
        let err7 = { instancePath: instancePath + "/operation", keyword: "enum", params: { allowedValues: schema33.properties.operation.enum }, parentSchema: schema33.properties.operation, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    data.account_kind !== void 0 && (validate78(data.account_kind, { instancePath: instancePath + "/account_kind", parentData: data, parentDataProperty: "account_kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate78.errors : appended(vErrors, validate78.errors), errors = vErrors.length)), data.policy_mode !== void 0 && (validate78(data.policy_mode, { instancePath: instancePath + "/policy_mode", parentData: data, parentDataProperty: "policy_mode", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate78.errors : appended(vErrors, validate78.errors), errors = vErrors.length));
  } else {
    let err8 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema33, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate85.errors = vErrors, errors === 0;
}
validate85.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema36 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:dsse-envelope:v1", title: "DsseEnvelope", description: "The JSON form of a DSSE v1.0.2 envelope (specification/trust.md 1).", type: "object", additionalProperties: !1, required: ["payload", "payloadType", "signatures"], properties: { payload: { type: "string", description: "base64 of the exact payload bytes" }, payloadType: { type: "string", minLength: 1, maxLength: 256 }, signatures: { type: "array", maxItems: 16, items: { $ref: "#/$defs/dsse_signature" }, description: "at most 16; none where nobody has signed yet, which no verifier accepts" } }, $defs: { dsse_signature: { title: "DsseSignature", type: "object", additionalProperties: !1, required: ["sig"], properties: { keyid: { type: "string", maxLength: 1024, description: "a hint only; may be empty" }, sig: { type: "string", minLength: 1, maxLength: 1024, description: "base64 of the signature over the PAE" } } } } }, schema37 = { title: "DsseSignature", type: "object", additionalProperties: !1, required: ["sig"], properties: { keyid: { type: "string", maxLength: 1024, description: "a hint only; may be empty" }, sig: { type: "string", minLength: 1, maxLength: 1024, description: "base64 of the signature over the PAE" } } };
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate92.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sig === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "sig" }, parentSchema: schema37, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "keyid" || key0 === "sig")) {
        let err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema37, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.keyid !== void 0) {
      let data0 = data.keyid;
      if (typeof data0 == "string") {
        if (func1(data0) > 1024) {
          let err2 = { instancePath: instancePath + "/keyid", keyword: "maxLength", params: { limit: 1024 }, parentSchema: schema37.properties.keyid, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/keyid", keyword: "type", params: { type: "string" }, parentSchema: schema37.properties.keyid, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.sig !== void 0) {
      let data1 = data.sig;
      if (typeof data1 == "string") {
        if (func1(data1) > 1024) {
          let err4 = { instancePath: instancePath + "/sig", keyword: "maxLength", params: { limit: 1024 }, parentSchema: schema37.properties.sig, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func1(data1) < 1) {
          let err5 = { instancePath: instancePath + "/sig", keyword: "minLength", params: { limit: 1 }, parentSchema: schema37.properties.sig, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/sig", keyword: "type", params: { type: "string" }, parentSchema: schema37.properties.sig, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema37, data };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate92.errors = vErrors, errors === 0;
}
validate92.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate91.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.payload === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "payload" }, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.payloadType === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "payloadType" }, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.signatures === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "signatures" }, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "payload" || key0 === "payloadType" || key0 === "signatures")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema36, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.payload !== void 0) {
      let data0 = data.payload;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/payload", keyword: "type", params: { type: "string" }, parentSchema: schema36.properties.payload, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.payloadType !== void 0) {
      let data1 = data.payloadType;
      if (typeof data1 == "string") {
        if (func1(data1) > 256) {
          let err5 = { instancePath: instancePath + "/payloadType", keyword: "maxLength", params: { limit: 256 }, parentSchema: schema36.properties.payloadType, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (func1(data1) < 1) {
          let err6 = { instancePath: instancePath + "/payloadType", keyword: "minLength", params: { limit: 1 }, parentSchema: schema36.properties.payloadType, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/payloadType", keyword: "type", params: { type: "string" }, parentSchema: schema36.properties.payloadType, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.signatures !== void 0) {
      let data2 = data.signatures;
      if (Array.isArray(data2)) {
        if (data2.length > 16) {
          let err8 = { instancePath: instancePath + "/signatures", keyword: "maxItems", params: { limit: 16 }, parentSchema: schema36.properties.signatures, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate92(data2[i0], { instancePath: instancePath + "/signatures/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate92.errors : appended(vErrors, validate92.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/signatures", keyword: "type", params: { type: "array" }, parentSchema: schema36.properties.signatures, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema36, data };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate91.errors = vErrors, errors === 0;
}
validate91.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var pattern5 = new RegExp("^pkg:[a-z][a-z0-9.+-]*/[!-?A-~]+@[!-?A-~]+$", "u");
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.verifier === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "verifier" }, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.timeVerified === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "timeVerified" }, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.resourceUri === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "resourceUri" }, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.policy === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "policy" }, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.inputAttestations === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "inputAttestations" }, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.verificationResult === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "verificationResult" }, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.verifiedLevels === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "verifiedLevels" }, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!func8.call(schema24.properties, key0)) {
        let err7 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema24, data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.verifier !== void 0) {
      let data0 = data.verifier;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.id === void 0) {
          let err8 = { instancePath: instancePath + "/verifier", keyword: "required", params: { missingProperty: "id" }, parentSchema: schema24.properties.verifier, data: data0 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data0.version === void 0) {
          let err9 = { instancePath: instancePath + "/verifier", keyword: "required", params: { missingProperty: "version" }, parentSchema: schema24.properties.verifier, data: data0 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        for (let key1 in data0)
          if (!(key1 === "id" || key1 === "version")) {
            let err10 = { instancePath: instancePath + "/verifier", keyword: "additionalProperties", params: { additionalProperty: key1 }, parentSchema: schema24.properties.verifier, data: data0 };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        if (data0.id !== void 0) {
          let data1 = data0.id;
          if (data1 !== "urn:claimgate:gate:v1") {
            let err11 = { instancePath: instancePath + "/verifier/id", keyword: "const", params: { allowedValue: "urn:claimgate:gate:v1" }, parentSchema: schema24.properties.verifier.properties.id, data: data1 };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        }
        if (data0.version !== void 0) {
          let data2 = data0.version;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.claimgate === void 0) {
              let err12 = { instancePath: instancePath + "/verifier/version", keyword: "required", params: { missingProperty: "claimgate" }, parentSchema: schema24.properties.verifier.properties.version, data: data2 };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
            for (let key2 in data2)
              if (key2 !== "claimgate") {
                let err13 = { instancePath: instancePath + "/verifier/version", keyword: "additionalProperties", params: { additionalProperty: key2 }, parentSchema: schema24.properties.verifier.properties.version, data: data2 };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
              }
            if (data2.claimgate !== void 0) {
              let data3 = data2.claimgate;
              if (typeof data3 == "string") {
                if (func1(data3) > 64) {
                  let err14 = { instancePath: instancePath + "/verifier/version/claimgate", keyword: "maxLength", params: { limit: 64 }, parentSchema: schema24.properties.verifier.properties.version.properties.claimgate, data: data3 };
                  vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                }
                if (func1(data3) < 1) {
                  let err15 = { instancePath: instancePath + "/verifier/version/claimgate", keyword: "minLength", params: { limit: 1 }, parentSchema: schema24.properties.verifier.properties.version.properties.claimgate, data: data3 };
                  vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                }
              } else {
                let err16 = { instancePath: instancePath + "/verifier/version/claimgate", keyword: "type", params: { type: "string" }, parentSchema: schema24.properties.verifier.properties.version.properties.claimgate, data: data3 };
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
              }
            }
          } else {
            let err17 = { instancePath: instancePath + "/verifier/version", keyword: "type", params: { type: "object" }, parentSchema: schema24.properties.verifier.properties.version, data: data2 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
      } else {
        let err18 = { instancePath: instancePath + "/verifier", keyword: "type", params: { type: "object" }, parentSchema: schema24.properties.verifier, data: data0 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.timeVerified !== void 0 && (validate62(data.timeVerified, { instancePath: instancePath + "/timeVerified", parentData: data, parentDataProperty: "timeVerified", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : appended(vErrors, validate62.errors), errors = vErrors.length)), data.resourceUri !== void 0) {
      let data5 = data.resourceUri;
      if (typeof data5 == "string") {
        if (func1(data5) > 2048) {
          let err19 = { instancePath: instancePath + "/resourceUri", keyword: "maxLength", params: { limit: 2048 }, parentSchema: schema24.properties.resourceUri, data: data5 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (!pattern5.test(data5)) {
          let err20 = { instancePath: instancePath + "/resourceUri", keyword: "pattern", params: { pattern: "^pkg:[a-z][a-z0-9.+-]*/[!-?A-~]+@[!-?A-~]+$" }, parentSchema: schema24.properties.resourceUri, data: data5 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/resourceUri", keyword: "type", params: { type: "string" }, parentSchema: schema24.properties.resourceUri, data: data5 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.policy !== void 0 && (validate64(data.policy, { instancePath: instancePath + "/policy", parentData: data, parentDataProperty: "policy", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : appended(vErrors, validate64.errors), errors = vErrors.length)), data.inputAttestations !== void 0) {
      let data7 = data.inputAttestations;
      if (Array.isArray(data7)) {
        if (data7.length > 1024) {
          let err22 = { instancePath: instancePath + "/inputAttestations", keyword: "maxItems", params: { limit: 1024 }, parentSchema: schema24.properties.inputAttestations, data: data7 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        let len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate64(data7[i0], { instancePath: instancePath + "/inputAttestations/" + i0, parentData: data7, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : appended(vErrors, validate64.errors), errors = vErrors.length);
      } else {
        let err23 = { instancePath: instancePath + "/inputAttestations", keyword: "type", params: { type: "array" }, parentSchema: schema24.properties.inputAttestations, data: data7 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.verificationResult !== void 0) {
      let data9 = data.verificationResult;
      if (typeof data9 != "string") {
        let err24 = { instancePath: instancePath + "/verificationResult", keyword: "type", params: { type: "string" }, parentSchema: schema24.properties.verificationResult, data: data9 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
      if (!(data9 === "PASSED" || data9 === "FAILED")) {
        let err25 = { instancePath: instancePath + "/verificationResult", keyword: "enum", params: { allowedValues: schema24.properties.verificationResult.enum }, parentSchema: schema24.properties.verificationResult, data: data9 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.verifiedLevels !== void 0) {
      let data10 = data.verifiedLevels;
      if (Array.isArray(data10)) {
        if (data10.length > 1) {
          let err26 = { instancePath: instancePath + "/verifiedLevels", keyword: "maxItems", params: { limit: 1 }, parentSchema: schema24.properties.verifiedLevels, data: data10 };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        if (data10.length < 1) {
          let err27 = { instancePath: instancePath + "/verifiedLevels", keyword: "minItems", params: { limit: 1 }, parentSchema: schema24.properties.verifiedLevels, data: data10 };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        let len1 = data10.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data11 = data10[i1];
          if (typeof data11 != "string") {
            let err28 = { instancePath: instancePath + "/verifiedLevels/" + i1, keyword: "type", params: { type: "string" }, parentSchema: schema24.properties.verifiedLevels.items, data: data11 };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
          if (!(data11 === "CLAIMGATE_RULES_V1" || data11 === "FAILED")) {
            let err29 = { instancePath: instancePath + "/verifiedLevels/" + i1, keyword: "enum", params: { allowedValues: schema24.properties.verifiedLevels.items.enum }, parentSchema: schema24.properties.verifiedLevels.items, data: data11 };
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
          }
        }
      } else {
        let err30 = { instancePath: instancePath + "/verifiedLevels", keyword: "type", params: { type: "array" }, parentSchema: schema24.properties.verifiedLevels, data: data10 };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data["urn:claimgate:claims:v1"] !== void 0) {
      let data12 = data["urn:claimgate:claims:v1"];
      if (Array.isArray(data12)) {
        if (data12.length > 1e3) {
          let err31 = { instancePath: instancePath + "/urn:claimgate:claims:v1", keyword: "maxItems", params: { limit: 1e3 }, parentSchema: schema24.properties["urn:claimgate:claims:v1"], data: data12 };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
        let len2 = data12.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate85(data12[i2], { instancePath: instancePath + "/urn:claimgate:claims:v1/" + i2, parentData: data12, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate85.errors : appended(vErrors, validate85.errors), errors = vErrors.length);
      } else {
        let err32 = { instancePath: instancePath + "/urn:claimgate:claims:v1", keyword: "type", params: { type: "array" }, parentSchema: schema24.properties["urn:claimgate:claims:v1"], data: data12 };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data["urn:claimgate:trust-roots:v1"] !== void 0) {
      let data14 = data["urn:claimgate:trust-roots:v1"];
      if (Array.isArray(data14)) {
        if (data14.length > 1024) {
          let err33 = { instancePath: instancePath + "/urn:claimgate:trust-roots:v1", keyword: "maxItems", params: { limit: 1024 }, parentSchema: schema24.properties["urn:claimgate:trust-roots:v1"], data: data14 };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
        let len3 = data14.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate91(data14[i3], { instancePath: instancePath + "/urn:claimgate:trust-roots:v1/" + i3, parentData: data14, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : appended(vErrors, validate91.errors), errors = vErrors.length);
      } else {
        let err34 = { instancePath: instancePath + "/urn:claimgate:trust-roots:v1", keyword: "type", params: { type: "array" }, parentSchema: schema24.properties["urn:claimgate:trust-roots:v1"], data: data14 };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
  } else {
    let err35 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema24, data };
    vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
  }
  return validate60.errors = vErrors, errors === 0;
}
validate60.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
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
        if (data1.length > 103) {
          let err6 = { instancePath: instancePath + "/subject", keyword: "maxItems", params: { limit: 103 }, parentSchema: schema19.properties.subject, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data1.length < 3) {
          let err7 = { instancePath: instancePath + "/subject", keyword: "minItems", params: { limit: 3 }, parentSchema: schema19.properties.subject, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate53(data1[i0], { instancePath: instancePath + "/subject/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : appended(vErrors, validate53.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/subject", keyword: "type", params: { type: "array" }, parentSchema: schema19.properties.subject, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.predicateType !== void 0) {
      let data3 = data.predicateType;
      if (data3 !== "https://slsa.dev/verification_summary/v1") {
        let err9 = { instancePath: instancePath + "/predicateType", keyword: "const", params: { allowedValue: "https://slsa.dev/verification_summary/v1" }, parentSchema: schema19.properties.predicateType, data: data3 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    data.predicate !== void 0 && (validate60(data.predicate, { instancePath: instancePath + "/predicate", parentData: data, parentDataProperty: "predicate", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate60.errors : appended(vErrors, validate60.errors), errors = vErrors.length));
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
