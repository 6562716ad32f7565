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
var document = bounded(validate52), schema19 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:projection-statement:v1", title: "ProjectionStatement", description: "The signed statement beside a ledger projection (specification/documents.md 3.3).", type: "object", additionalProperties: !1, required: ["_type", "subject", "predicateType", "predicate"], properties: { _type: { const: "https://in-toto.io/Statement/v1" }, subject: { type: "array", maxItems: 1024, items: { $ref: "urn:claimgate:schema:in-toto-statement:v1#/$defs/statement_subject" } }, predicateType: { const: "urn:claimgate:ledger-projection:v1" }, predicate: { $ref: "#/$defs/projection_predicate" } }, $defs: { projection_predicate: { title: "ProjectionPredicate", type: "object", additionalProperties: !1, required: ["schema_version", "deployment", "generated_at", "expires_at", "entry_count", "facts_sha256", "fingerprint", "checkpoint", "consistency"], properties: { schema_version: { const: 1 }, deployment: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, generated_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, entry_count: { type: "integer", minimum: 0 }, facts_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, fingerprint: { title: "FingerprintDeclaration", description: "How the fingerprints of the projection were made (specification/documents.md 4).", type: "object", additionalProperties: !1, required: ["algorithm", "key_id"], properties: { algorithm: { const: "claimgate/fingerprint/v1" }, key_id: { type: "string", maxLength: 128, pattern: "^[A-Za-z0-9]+(?:[._:-][A-Za-z0-9]+)*$", description: "a safe id: letters and digits in groups joined by one of . _ : -, at most 128 characters" } } }, checkpoint: { type: "string", minLength: 1, maxLength: 16384, description: "the head of the ledger as a C2SP checkpoint" }, corrections: { title: "CorrectionsDeclaration", description: "What administrators have taken out of force (specification/ledger.md 9); absent where nothing was. A gate of before corrections refuses a statement that has it.", type: "object", additionalProperties: !1, required: ["count", "digest"], properties: { count: { type: "integer", minimum: 1 }, digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest", description: "of the leaves of the corrections, in their order" } } }, consistency: { title: "ConsistencyProof", description: "RFC 9162 section 2.1.4, from the last known head to this one; null: from the empty tree.", type: ["object", "null"], additionalProperties: !1, required: ["from_size", "hashes"], properties: { from_size: { type: "integer", minimum: 1 }, hashes: { type: "array", maxItems: 64, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } } } } } } }, schema21 = { title: "StatementSubject", description: "A file that a statement is about.", type: "object", additionalProperties: !1, required: ["name", "digest"], properties: { name: { type: "string", minLength: 1, maxLength: 4096 }, digest: { title: "DigestSet", description: "in-toto DigestSet: hex by name of the algorithm", type: "object", additionalProperties: { type: "string", maxLength: 256 } } } }, func1 = require_ucs2length().default;
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
var schema23 = { title: "ProjectionPredicate", type: "object", additionalProperties: !1, required: ["schema_version", "deployment", "generated_at", "expires_at", "entry_count", "facts_sha256", "fingerprint", "checkpoint", "consistency"], properties: { schema_version: { const: 1 }, deployment: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, generated_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, entry_count: { type: "integer", minimum: 0 }, facts_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, fingerprint: { title: "FingerprintDeclaration", description: "How the fingerprints of the projection were made (specification/documents.md 4).", type: "object", additionalProperties: !1, required: ["algorithm", "key_id"], properties: { algorithm: { const: "claimgate/fingerprint/v1" }, key_id: { type: "string", maxLength: 128, pattern: "^[A-Za-z0-9]+(?:[._:-][A-Za-z0-9]+)*$", description: "a safe id: letters and digits in groups joined by one of . _ : -, at most 128 characters" } } }, checkpoint: { type: "string", minLength: 1, maxLength: 16384, description: "the head of the ledger as a C2SP checkpoint" }, corrections: { title: "CorrectionsDeclaration", description: "What administrators have taken out of force (specification/ledger.md 9); absent where nothing was. A gate of before corrections refuses a statement that has it.", type: "object", additionalProperties: !1, required: ["count", "digest"], properties: { count: { type: "integer", minimum: 1 }, digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest", description: "of the leaves of the corrections, in their order" } } }, consistency: { title: "ConsistencyProof", description: "RFC 9162 section 2.1.4, from the last known head to this one; null: from the empty tree.", type: ["object", "null"], additionalProperties: !1, required: ["from_size", "hashes"], properties: { from_size: { type: "integer", minimum: 1 }, hashes: { type: "array", maxItems: 64, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } } } } }, func9 = Object.prototype.hasOwnProperty, schema25 = { title: "Slug", type: "string", maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters" }, pattern3 = new RegExp("^[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u");
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 64) {
      let err0 = { instancePath, keyword: "maxLength", params: { limit: 64 }, parentSchema: schema25, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern3.test(data)) {
      let err1 = { instancePath, keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, parentSchema: schema25, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema25, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate60.errors = vErrors, errors === 0;
}
validate60.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema26 = { title: "Instant", type: "string", format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC such as 2026-11-21T08:30:00Z or 2026-11-21T08:30:00.250Z" }, formats0 = fullFormats["date-time"], pattern4 = new RegExp("^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", "u");
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
var schema27 = { title: "DigestText", type: "string", pattern: "^sha256:[0-9a-f]{64}$", description: '"sha256:" and 64 lower-case hex digits' }, pattern5 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate65.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern5.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema27, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema27, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate65.errors = vErrors, errors === 0;
}
validate65.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var pattern6 = new RegExp("^[A-Za-z0-9]+(?:[._:-][A-Za-z0-9]+)*$", "u");
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema_version === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "schema_version" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.deployment === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "deployment" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.generated_at === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "generated_at" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.expires_at === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "expires_at" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.entry_count === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "entry_count" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.facts_sha256 === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "facts_sha256" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.fingerprint === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "fingerprint" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.checkpoint === void 0) {
      let err7 = { instancePath, keyword: "required", params: { missingProperty: "checkpoint" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.consistency === void 0) {
      let err8 = { instancePath, keyword: "required", params: { missingProperty: "consistency" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 in data)
      if (!func9.call(schema23.properties, key0)) {
        let err9 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema23, data };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.schema_version !== void 0) {
      let data0 = data.schema_version;
      if (data0 !== 1) {
        let err10 = { instancePath: instancePath + "/schema_version", keyword: "const", params: { allowedValue: 1 }, parentSchema: schema23.properties.schema_version, data: data0 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.deployment !== void 0 && (validate60(data.deployment, { instancePath: instancePath + "/deployment", parentData: data, parentDataProperty: "deployment", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate60.errors : appended(vErrors, validate60.errors), errors = vErrors.length)), data.generated_at !== void 0 && (validate62(data.generated_at, { instancePath: instancePath + "/generated_at", parentData: data, parentDataProperty: "generated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : appended(vErrors, validate62.errors), errors = vErrors.length)), data.expires_at !== void 0 && (validate62(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : appended(vErrors, validate62.errors), errors = vErrors.length)), data.entry_count !== void 0) {
      let data4 = data.entry_count;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err11 = { instancePath: instancePath + "/entry_count", keyword: "type", params: { type: "integer" }, parentSchema: schema23.properties.entry_count, data: data4 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4) && (data4 < 0 || isNaN(data4))) {
        let err12 = { instancePath: instancePath + "/entry_count", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema23.properties.entry_count, data: data4 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.facts_sha256 !== void 0 && (validate65(data.facts_sha256, { instancePath: instancePath + "/facts_sha256", parentData: data, parentDataProperty: "facts_sha256", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : appended(vErrors, validate65.errors), errors = vErrors.length)), data.fingerprint !== void 0) {
      let data6 = data.fingerprint;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (data6.algorithm === void 0) {
          let err13 = { instancePath: instancePath + "/fingerprint", keyword: "required", params: { missingProperty: "algorithm" }, parentSchema: schema23.properties.fingerprint, data: data6 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data6.key_id === void 0) {
          let err14 = { instancePath: instancePath + "/fingerprint", keyword: "required", params: { missingProperty: "key_id" }, parentSchema: schema23.properties.fingerprint, data: data6 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        for (let key1 in data6)
          if (!(key1 === "algorithm" || key1 === "key_id")) {
            let err15 = { instancePath: instancePath + "/fingerprint", keyword: "additionalProperties", params: { additionalProperty: key1 }, parentSchema: schema23.properties.fingerprint, data: data6 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        if (data6.algorithm !== void 0) {
          let data7 = data6.algorithm;
          if (data7 !== "claimgate/fingerprint/v1") {
            let err16 = { instancePath: instancePath + "/fingerprint/algorithm", keyword: "const", params: { allowedValue: "claimgate/fingerprint/v1" }, parentSchema: schema23.properties.fingerprint.properties.algorithm, data: data7 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
        if (data6.key_id !== void 0) {
          let data8 = data6.key_id;
          if (typeof data8 == "string") {
            if (func1(data8) > 128) {
              let err17 = { instancePath: instancePath + "/fingerprint/key_id", keyword: "maxLength", params: { limit: 128 }, parentSchema: schema23.properties.fingerprint.properties.key_id, data: data8 };
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
            if (!pattern6.test(data8)) {
              let err18 = { instancePath: instancePath + "/fingerprint/key_id", keyword: "pattern", params: { pattern: "^[A-Za-z0-9]+(?:[._:-][A-Za-z0-9]+)*$" }, parentSchema: schema23.properties.fingerprint.properties.key_id, data: data8 };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
          } else {
            let err19 = { instancePath: instancePath + "/fingerprint/key_id", keyword: "type", params: { type: "string" }, parentSchema: schema23.properties.fingerprint.properties.key_id, data: data8 };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
      } else {
        let err20 = { instancePath: instancePath + "/fingerprint", keyword: "type", params: { type: "object" }, parentSchema: schema23.properties.fingerprint, data: data6 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.checkpoint !== void 0) {
      let data9 = data.checkpoint;
      if (typeof data9 == "string") {
        if (func1(data9) > 16384) {
          let err21 = { instancePath: instancePath + "/checkpoint", keyword: "maxLength", params: { limit: 16384 }, parentSchema: schema23.properties.checkpoint, data: data9 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (func1(data9) < 1) {
          let err22 = { instancePath: instancePath + "/checkpoint", keyword: "minLength", params: { limit: 1 }, parentSchema: schema23.properties.checkpoint, data: data9 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      } else {
        let err23 = { instancePath: instancePath + "/checkpoint", keyword: "type", params: { type: "string" }, parentSchema: schema23.properties.checkpoint, data: data9 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.corrections !== void 0) {
      let data10 = data.corrections;
      if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
        if (data10.count === void 0) {
          let err24 = { instancePath: instancePath + "/corrections", keyword: "required", params: { missingProperty: "count" }, parentSchema: schema23.properties.corrections, data: data10 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (data10.digest === void 0) {
          let err25 = { instancePath: instancePath + "/corrections", keyword: "required", params: { missingProperty: "digest" }, parentSchema: schema23.properties.corrections, data: data10 };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        for (let key2 in data10)
          if (!(key2 === "count" || key2 === "digest")) {
            let err26 = { instancePath: instancePath + "/corrections", keyword: "additionalProperties", params: { additionalProperty: key2 }, parentSchema: schema23.properties.corrections, data: data10 };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
          }
        if (data10.count !== void 0) {
          let data11 = data10.count;
          if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
            let err27 = { instancePath: instancePath + "/corrections/count", keyword: "type", params: { type: "integer" }, parentSchema: schema23.properties.corrections.properties.count, data: data11 };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
          if (typeof data11 == "number" && isFinite(data11) && (data11 < 1 || isNaN(data11))) {
            let err28 = { instancePath: instancePath + "/corrections/count", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema23.properties.corrections.properties.count, data: data11 };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
        }
        data10.digest !== void 0 && (validate65(data10.digest, { instancePath: instancePath + "/corrections/digest", parentData: data10, parentDataProperty: "digest", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : appended(vErrors, validate65.errors), errors = vErrors.length));
      } else {
        let err29 = { instancePath: instancePath + "/corrections", keyword: "type", params: { type: "object" }, parentSchema: schema23.properties.corrections, data: data10 };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.consistency !== void 0) {
      let data13 = data.consistency;
      if (!(data13 && typeof data13 == "object" && !Array.isArray(data13)) && data13 !== null) {
        let err30 = { instancePath: instancePath + "/consistency", keyword: "type", params: { type: schema23.properties.consistency.type }, parentSchema: schema23.properties.consistency, data: data13 };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
        if (data13.from_size === void 0) {
          let err31 = { instancePath: instancePath + "/consistency", keyword: "required", params: { missingProperty: "from_size" }, parentSchema: schema23.properties.consistency, data: data13 };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
        if (data13.hashes === void 0) {
          let err32 = { instancePath: instancePath + "/consistency", keyword: "required", params: { missingProperty: "hashes" }, parentSchema: schema23.properties.consistency, data: data13 };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
        for (let key3 in data13)
          if (!(key3 === "from_size" || key3 === "hashes")) {
            let err33 = { instancePath: instancePath + "/consistency", keyword: "additionalProperties", params: { additionalProperty: key3 }, parentSchema: schema23.properties.consistency, data: data13 };
            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
          }
        if (data13.from_size !== void 0) {
          let data14 = data13.from_size;
          if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
            let err34 = { instancePath: instancePath + "/consistency/from_size", keyword: "type", params: { type: "integer" }, parentSchema: schema23.properties.consistency.properties.from_size, data: data14 };
            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
          }
          if (typeof data14 == "number" && isFinite(data14) && (data14 < 1 || isNaN(data14))) {
            let err35 = { instancePath: instancePath + "/consistency/from_size", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema23.properties.consistency.properties.from_size, data: data14 };
            vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
          }
        }
        if (data13.hashes !== void 0) {
          let data15 = data13.hashes;
          if (Array.isArray(data15)) {
            if (data15.length > 64) {
              let err36 = { instancePath: instancePath + "/consistency/hashes", keyword: "maxItems", params: { limit: 64 }, parentSchema: schema23.properties.consistency.properties.hashes, data: data15 };
              vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
            }
            let len0 = data15.length;
            for (let i0 = 0; i0 < len0; i0++)
              validate65(data15[i0], { instancePath: instancePath + "/consistency/hashes/" + i0, parentData: data15, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : appended(vErrors, validate65.errors), errors = vErrors.length);
          } else {
            let err37 = { instancePath: instancePath + "/consistency/hashes", keyword: "type", params: { type: "array" }, parentSchema: schema23.properties.consistency.properties.hashes, data: data15 };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
        }
      }
    }
  } else {
    let err38 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema23, data };
    vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
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
        if (data1.length > 1024) {
          let err6 = { instancePath: instancePath + "/subject", keyword: "maxItems", params: { limit: 1024 }, parentSchema: schema19.properties.subject, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate56(data1[i0], { instancePath: instancePath + "/subject/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : appended(vErrors, validate56.errors), errors = vErrors.length);
      } else {
        let err7 = { instancePath: instancePath + "/subject", keyword: "type", params: { type: "array" }, parentSchema: schema19.properties.subject, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.predicateType !== void 0) {
      let data3 = data.predicateType;
      if (data3 !== "urn:claimgate:ledger-projection:v1") {
        let err8 = { instancePath: instancePath + "/predicateType", keyword: "const", params: { allowedValue: "urn:claimgate:ledger-projection:v1" }, parentSchema: schema19.properties.predicateType, data: data3 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    data.predicate !== void 0 && (validate58(data.predicate, { instancePath: instancePath + "/predicate", parentData: data, parentDataProperty: "predicate", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : appended(vErrors, validate58.errors), errors = vErrors.length));
  } else {
    let err9 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema19, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
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
