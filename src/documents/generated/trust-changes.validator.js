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
var document = bounded(validate52), schema19 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:trust-changes:v1", title: "TrustChanges", description: "What `trust rotate` changes from one trust root to the next; what is not named stays.", type: "object", additionalProperties: !1, required: ["schema_version"], minProperties: 2, properties: { schema_version: { const: 1 }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, deployment: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, ledger: { $ref: "urn:claimgate:schema:trust-description:v1#/$defs/described_ledger" }, roles: { title: "ChangedRoles", type: "object", additionalProperties: !1, minProperties: 1, properties: { root: { $ref: "urn:claimgate:schema:trust-description:v1#/$defs/described_role" }, projection: { $ref: "urn:claimgate:schema:trust-description:v1#/$defs/described_signing_role" }, release: { $ref: "urn:claimgate:schema:trust-description:v1#/$defs/described_signing_role" } } }, identities: { $ref: "urn:claimgate:schema:trust-description:v1#/$defs/described_identities" }, limits: { $ref: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits" } } }, schema21 = { title: "Instant", type: "string", format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC such as 2026-11-21T08:30:00Z or 2026-11-21T08:30:00.250Z" }, formats0 = fullFormats["date-time"], pattern3 = new RegExp("^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", "u");
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate54.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern3.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema21, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!formats0.validate(data)) {
      let err1 = { instancePath, keyword: "format", params: { format: "date-time" }, parentSchema: schema21, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema21, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate54.errors = vErrors, errors === 0;
}
validate54.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema22 = { title: "Slug", type: "string", maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters" }, func1 = require_ucs2length().default, pattern4 = new RegExp("^[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u");
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 64) {
      let err0 = { instancePath, keyword: "maxLength", params: { limit: 64 }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern4.test(data)) {
      let err1 = { instancePath, keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema22, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate56.errors = vErrors, errors === 0;
}
validate56.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema26 = { title: "DescribedLedger", type: "object", additionalProperties: !1, required: ["origin", "keys"], properties: { origin: { $ref: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_ledger/properties/origin" }, keys: { type: "array", minItems: 1, maxItems: 16, items: { $ref: "#/$defs/described_key" }, description: "Ed25519 keys, as public keys or as C2SP note keys under the origin" }, floor: { $ref: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_ledger/properties/floor" } } }, schema34 = { title: "LedgerOrigin", type: "string", pattern: "^[!-*,-~]{1,256}$", description: "1 to 256 printable ASCII characters without spaces and plus signs" }, pattern9 = new RegExp("^[!-*,-~]{1,256}$", "u");
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate79.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern9.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^[!-*,-~]{1,256}$" }, schema: "^[!-*,-~]{1,256}$", parentSchema: schema34, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema34, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate79.errors = vErrors, errors === 0;
}
validate79.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema35 = { title: "DescribedKey", type: "string", minLength: 1, maxLength: 4096, description: "a public key: PEM, or the path of a PEM file from the folder of this document" };
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate81.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 4096) {
      let err0 = { instancePath, keyword: "maxLength", params: { limit: 4096 }, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func1(data) < 1) {
      let err1 = { instancePath, keyword: "minLength", params: { limit: 1 }, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema35, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate81.errors = vErrors, errors === 0;
}
validate81.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema36 = { title: "LedgerFloor", description: "Where the ledger starts for a reader who knows no release yet.", type: "object", additionalProperties: !1, required: ["tree_size", "root_hash"], properties: { tree_size: { type: "integer", minimum: 0 }, root_hash: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } }, schema31 = { title: "DigestText", type: "string", pattern: "^sha256:[0-9a-f]{64}$", description: '"sha256:" and 64 lower-case hex digits' }, pattern10 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate70.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern10.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema31, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate70.errors = vErrors, errors === 0;
}
validate70.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate83.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.tree_size === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "tree_size" }, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.root_hash === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "root_hash" }, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "tree_size" || key0 === "root_hash")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema36, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.tree_size !== void 0) {
      let data0 = data.tree_size;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/tree_size", keyword: "type", params: { type: "integer" }, parentSchema: schema36.properties.tree_size, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0) && (data0 < 0 || isNaN(data0))) {
        let err4 = { instancePath: instancePath + "/tree_size", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema36.properties.tree_size, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    data.root_hash !== void 0 && (validate70(data.root_hash, { instancePath: instancePath + "/root_hash", parentData: data, parentDataProperty: "root_hash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : appended(vErrors, validate70.errors), errors = vErrors.length));
  } else {
    let err5 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema36, data };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate83.errors = vErrors, errors === 0;
}
validate83.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate143(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate143.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.origin === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "origin" }, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.keys === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "keys" }, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "origin" || key0 === "keys" || key0 === "floor")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema26, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.origin !== void 0 && (validate79(data.origin, { instancePath: instancePath + "/origin", parentData: data, parentDataProperty: "origin", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate79.errors : appended(vErrors, validate79.errors), errors = vErrors.length)), data.keys !== void 0) {
      let data1 = data.keys;
      if (Array.isArray(data1)) {
        if (data1.length > 16) {
          let err3 = { instancePath: instancePath + "/keys", keyword: "maxItems", params: { limit: 16 }, parentSchema: schema26.properties.keys, data: data1 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1.length < 1) {
          let err4 = { instancePath: instancePath + "/keys", keyword: "minItems", params: { limit: 1 }, parentSchema: schema26.properties.keys, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate81(data1[i0], { instancePath: instancePath + "/keys/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate81.errors : appended(vErrors, validate81.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/keys", keyword: "type", params: { type: "array" }, parentSchema: schema26.properties.keys, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.floor !== void 0 && (validate83(data.floor, { instancePath: instancePath + "/floor", parentData: data, parentDataProperty: "floor", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate83.errors : appended(vErrors, validate83.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema26, data };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate143.errors = vErrors, errors === 0;
}
validate143.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema37 = { title: "DescribedRole", description: "the public keys of a role, and how many of them have to sign", type: "object", additionalProperties: !1, required: ["keys", "threshold"], properties: { keys: { type: "array", minItems: 1, maxItems: 16, items: { $ref: "#/$defs/described_key" }, description: "the public keys of the role" }, threshold: { type: "integer", minimum: 1, maximum: 16, description: "how many of the keys have to sign" } } };
function validate148(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate148.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.keys === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "keys" }, parentSchema: schema37, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.threshold === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "threshold" }, parentSchema: schema37, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "keys" || key0 === "threshold")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema37, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.keys !== void 0) {
      let data0 = data.keys;
      if (Array.isArray(data0)) {
        if (data0.length > 16) {
          let err3 = { instancePath: instancePath + "/keys", keyword: "maxItems", params: { limit: 16 }, parentSchema: schema37.properties.keys, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0.length < 1) {
          let err4 = { instancePath: instancePath + "/keys", keyword: "minItems", params: { limit: 1 }, parentSchema: schema37.properties.keys, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate81(data0[i0], { instancePath: instancePath + "/keys/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate81.errors : appended(vErrors, validate81.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/keys", keyword: "type", params: { type: "array" }, parentSchema: schema37.properties.keys, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.threshold !== void 0) {
      let data2 = data.threshold;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err6 = { instancePath: instancePath + "/threshold", keyword: "type", params: { type: "integer" }, parentSchema: schema37.properties.threshold, data: data2 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 16 || isNaN(data2)) {
          let err7 = { instancePath: instancePath + "/threshold", keyword: "maximum", params: { comparison: "<=", limit: 16 }, parentSchema: schema37.properties.threshold, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err8 = { instancePath: instancePath + "/threshold", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema37.properties.threshold, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      }
    }
  } else {
    let err9 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema37, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate148.errors = vErrors, errors === 0;
}
validate148.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema38 = { title: "DescribedSigningRole", description: "the public keys and the keyless identities of a role, and how many of them have to sign", type: "object", additionalProperties: !1, required: ["threshold"], properties: { keys: { type: "array", maxItems: 16, items: { $ref: "#/$defs/described_key" }, description: "the public keys of the role" }, identities: { type: "array", minItems: 1, maxItems: 16, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, description: "the names of the identities of the role" }, threshold: { type: "integer", minimum: 1, maximum: 16, description: "how many of the keys and identities have to sign" } } };
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate61.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 64) {
      let err0 = { instancePath, keyword: "maxLength", params: { limit: 64 }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern4.test(data)) {
      let err1 = { instancePath, keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema22, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate61.errors = vErrors, errors === 0;
}
validate61.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate151(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate151.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.threshold === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "threshold" }, parentSchema: schema38, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "keys" || key0 === "identities" || key0 === "threshold")) {
        let err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema38, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.keys !== void 0) {
      let data0 = data.keys;
      if (Array.isArray(data0)) {
        if (data0.length > 16) {
          let err2 = { instancePath: instancePath + "/keys", keyword: "maxItems", params: { limit: 16 }, parentSchema: schema38.properties.keys, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate81(data0[i0], { instancePath: instancePath + "/keys/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate81.errors : appended(vErrors, validate81.errors), errors = vErrors.length);
      } else {
        let err3 = { instancePath: instancePath + "/keys", keyword: "type", params: { type: "array" }, parentSchema: schema38.properties.keys, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.identities !== void 0) {
      let data2 = data.identities;
      if (Array.isArray(data2)) {
        if (data2.length > 16) {
          let err4 = { instancePath: instancePath + "/identities", keyword: "maxItems", params: { limit: 16 }, parentSchema: schema38.properties.identities, data: data2 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data2.length < 1) {
          let err5 = { instancePath: instancePath + "/identities", keyword: "minItems", params: { limit: 1 }, parentSchema: schema38.properties.identities, data: data2 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate61(data2[i1], { instancePath: instancePath + "/identities/" + i1, parentData: data2, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate61.errors : appended(vErrors, validate61.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/identities", keyword: "type", params: { type: "array" }, parentSchema: schema38.properties.identities, data: data2 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.threshold !== void 0) {
      let data4 = data.threshold;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err7 = { instancePath: instancePath + "/threshold", keyword: "type", params: { type: "integer" }, parentSchema: schema38.properties.threshold, data: data4 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 16 || isNaN(data4)) {
          let err8 = { instancePath: instancePath + "/threshold", keyword: "maximum", params: { comparison: "<=", limit: 16 }, parentSchema: schema38.properties.threshold, data: data4 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data4 < 1 || isNaN(data4)) {
          let err9 = { instancePath: instancePath + "/threshold", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema38.properties.threshold, data: data4 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
  } else {
    let err10 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema38, data };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate151.errors = vErrors, errors === 0;
}
validate151.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema39 = { title: "DescribedIdentities", description: "who may sign with a short-lived certificate, by a name of your choice", type: "object", minProperties: 1, maxProperties: 16, propertyNames: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, additionalProperties: { $ref: "#/$defs/described_identity" } }, schema40 = { title: "DescribedIdentity", type: "object", additionalProperties: !1, required: ["issuer", "subject", "trusted_root"], properties: { issuer: { $ref: "urn:claimgate:schema:trust-root-with-identities:v2#/$defs/identity_issuer" }, subject: { $ref: "urn:claimgate:schema:trust-root-with-identities:v2#/$defs/identity_subject" }, extensions: { $ref: "urn:claimgate:schema:trust-root-with-identities:v2#/$defs/identity_extensions" }, trusted_root: { type: "string", minLength: 1, maxLength: 4096, description: "the Sigstore trusted root: its path from the folder of this document, or its digest" }, holder_keys: { type: "array", minItems: 1, maxItems: 16, items: { $ref: "#/$defs/described_key" }, description: "public keys that the same person or pipeline holds: together they count once" } } }, schema48 = { title: "IdentityIssuer", type: "string", pattern: "^https://[!-~]{1,500}$", description: "the URL of the OpenID Connect issuer, compared exactly: 8 to 508 printable ASCII characters" }, pattern16 = new RegExp("^https://[!-~]{1,500}$", "u");
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate132.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern16.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^https://[!-~]{1,500}$" }, schema: "^https://[!-~]{1,500}$", parentSchema: schema48, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema48, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate132.errors = vErrors, errors === 0;
}
validate132.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema49 = { title: "IdentitySubject", type: "string", pattern: "^(?:[!-)+-~]{3,1000}|https://[!-)+-~]{1,900}@refs/(?:heads|tags)/[!-)+-~]{0,90}\\*)$", description: "the subject alternative name of the certificate, compared exactly; the reference of a workflow (@refs/heads/\u2026 or @refs/tags/\u2026) may end in one *" }, pattern17 = new RegExp("^(?:[!-)+-~]{3,1000}|https://[!-)+-~]{1,900}@refs/(?:heads|tags)/[!-)+-~]{0,90}\\*)$", "u");
function validate134(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate134.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern17.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^(?:[!-)+-~]{3,1000}|https://[!-)+-~]{1,900}@refs/(?:heads|tags)/[!-)+-~]{0,90}\\*)$" }, schema: "^(?:[!-)+-~]{3,1000}|https://[!-)+-~]{1,900}@refs/(?:heads|tags)/[!-)+-~]{0,90}\\*)$", parentSchema: schema49, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema49, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate134.errors = vErrors, errors === 0;
}
validate134.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema50 = { title: "IdentityExtensions", description: "Values that extensions of the certificate must have, by their object identifiers: those of Fulcio from 1.3.6.1.4.1.57264.1.9 on.", type: "object", minProperties: 1, maxProperties: 16, propertyNames: { pattern: "^1\\.3\\.6\\.1\\.4\\.1\\.57264\\.1\\.(?:9|[1-9][0-9])$" }, additionalProperties: { type: "string", pattern: "^[!-~]{1,1000}$" } }, pattern18 = new RegExp("^1\\.3\\.6\\.1\\.4\\.1\\.57264\\.1\\.(?:9|[1-9][0-9])$", "u"), pattern19 = new RegExp("^[!-~]{1,1000}$", "u");
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate136.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length > 16) {
      let err0 = { instancePath, keyword: "maxProperties", params: { limit: 16 }, parentSchema: schema50, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (Object.keys(data).length < 1) {
      let err1 = { instancePath, keyword: "minProperties", params: { limit: 1 }, parentSchema: schema50, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data) {
      let _errs1 = errors;
      if (typeof key0 == "string" && !pattern18.test(key0)) {
        let err2 = { instancePath, keyword: "pattern", params: { pattern: "^1\\.3\\.6\\.1\\.4\\.1\\.57264\\.1\\.(?:9|[1-9][0-9])$" }, parentSchema: schema50.propertyNames, data: key0, propertyName: key0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      var valid0 = _errs1 === errors;
      if (!valid0) {
        let err3 = { instancePath, keyword: "propertyNames", params: { propertyName: key0 }, parentSchema: schema50, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    for (let key1 in data) {
      let data0 = data[key1];
      if (typeof data0 == "string") {
        if (!pattern19.test(data0)) {
          let err4 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "pattern", params: { pattern: "^[!-~]{1,1000}$" }, schema: "^[!-~]{1,1000}$", parentSchema: schema50.additionalProperties, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" }, parentSchema: schema50.additionalProperties, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema50, data };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate136.errors = vErrors, errors === 0;
}
validate136.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate97.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.issuer === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "issuer" }, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.subject === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "subject" }, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.trusted_root === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "trusted_root" }, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "issuer" || key0 === "subject" || key0 === "extensions" || key0 === "trusted_root" || key0 === "holder_keys")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema40, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.issuer !== void 0 && (validate132(data.issuer, { instancePath: instancePath + "/issuer", parentData: data, parentDataProperty: "issuer", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate132.errors : appended(vErrors, validate132.errors), errors = vErrors.length)), data.subject !== void 0 && (validate134(data.subject, { instancePath: instancePath + "/subject", parentData: data, parentDataProperty: "subject", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate134.errors : appended(vErrors, validate134.errors), errors = vErrors.length)), data.extensions !== void 0 && (validate136(data.extensions, { instancePath: instancePath + "/extensions", parentData: data, parentDataProperty: "extensions", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate136.errors : appended(vErrors, validate136.errors), errors = vErrors.length)), data.trusted_root !== void 0) {
      let data3 = data.trusted_root;
      if (typeof data3 == "string") {
        if (func1(data3) > 4096) {
          let err4 = { instancePath: instancePath + "/trusted_root", keyword: "maxLength", params: { limit: 4096 }, parentSchema: schema40.properties.trusted_root, data: data3 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func1(data3) < 1) {
          let err5 = { instancePath: instancePath + "/trusted_root", keyword: "minLength", params: { limit: 1 }, parentSchema: schema40.properties.trusted_root, data: data3 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/trusted_root", keyword: "type", params: { type: "string" }, parentSchema: schema40.properties.trusted_root, data: data3 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.holder_keys !== void 0) {
      let data4 = data.holder_keys;
      if (Array.isArray(data4)) {
        if (data4.length > 16) {
          let err7 = { instancePath: instancePath + "/holder_keys", keyword: "maxItems", params: { limit: 16 }, parentSchema: schema40.properties.holder_keys, data: data4 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data4.length < 1) {
          let err8 = { instancePath: instancePath + "/holder_keys", keyword: "minItems", params: { limit: 1 }, parentSchema: schema40.properties.holder_keys, data: data4 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate81(data4[i0], { instancePath: instancePath + "/holder_keys/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate81.errors : appended(vErrors, validate81.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/holder_keys", keyword: "type", params: { type: "array" }, parentSchema: schema40.properties.holder_keys, data: data4 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema40, data };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate97.errors = vErrors, errors === 0;
}
validate97.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate156(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate156.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length > 16) {
      let err0 = { instancePath, keyword: "maxProperties", params: { limit: 16 }, parentSchema: schema39, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (Object.keys(data).length < 1) {
      let err1 = { instancePath, keyword: "minProperties", params: { limit: 1 }, parentSchema: schema39, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data) {
      let _errs1 = errors;
      validate61(key0, { instancePath, parentData: data, parentDataProperty, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate61.errors : appended(vErrors, validate61.errors), errors = vErrors.length);
      var valid0 = _errs1 === errors;
      if (!valid0) {
        let err2 = { instancePath, keyword: "propertyNames", params: { propertyName: key0 }, parentSchema: schema39, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    for (let key1 in data)
      validate97(data[key1], { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data, parentDataProperty: key1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate97.errors : appended(vErrors, validate97.errors), errors = vErrors.length);
  } else {
    let err3 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema39, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate156.errors = vErrors, errors === 0;
}
validate156.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema33 = { title: "TrustRootLimits", type: "object", additionalProperties: !1, required: ["max_projection_hours", "max_facts_minutes", "max_clock_skew_seconds"], properties: { max_projection_hours: { type: "integer", minimum: 1, maximum: 8784 }, max_facts_minutes: { type: "integer", minimum: 1, maximum: 527040 }, max_clock_skew_seconds: { type: "integer", minimum: 0, maximum: 3600 } } };
function validate160(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate160.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.max_projection_hours === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "max_projection_hours" }, parentSchema: schema33, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.max_facts_minutes === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "max_facts_minutes" }, parentSchema: schema33, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.max_clock_skew_seconds === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "max_clock_skew_seconds" }, parentSchema: schema33, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "max_projection_hours" || key0 === "max_facts_minutes" || key0 === "max_clock_skew_seconds")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema33, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.max_projection_hours !== void 0) {
      let data0 = data.max_projection_hours;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err4 = { instancePath: instancePath + "/max_projection_hours", keyword: "type", params: { type: "integer" }, parentSchema: schema33.properties.max_projection_hours, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 8784 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/max_projection_hours", keyword: "maximum", params: { comparison: "<=", limit: 8784 }, parentSchema: schema33.properties.max_projection_hours, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err6 = { instancePath: instancePath + "/max_projection_hours", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema33.properties.max_projection_hours, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.max_facts_minutes !== void 0) {
      let data1 = data.max_facts_minutes;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err7 = { instancePath: instancePath + "/max_facts_minutes", keyword: "type", params: { type: "integer" }, parentSchema: schema33.properties.max_facts_minutes, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 527040 || isNaN(data1)) {
          let err8 = { instancePath: instancePath + "/max_facts_minutes", keyword: "maximum", params: { comparison: "<=", limit: 527040 }, parentSchema: schema33.properties.max_facts_minutes, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err9 = { instancePath: instancePath + "/max_facts_minutes", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema33.properties.max_facts_minutes, data: data1 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    if (data.max_clock_skew_seconds !== void 0) {
      let data2 = data.max_clock_skew_seconds;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err10 = { instancePath: instancePath + "/max_clock_skew_seconds", keyword: "type", params: { type: "integer" }, parentSchema: schema33.properties.max_clock_skew_seconds, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 3600 || isNaN(data2)) {
          let err11 = { instancePath: instancePath + "/max_clock_skew_seconds", keyword: "maximum", params: { comparison: "<=", limit: 3600 }, parentSchema: schema33.properties.max_clock_skew_seconds, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          let err12 = { instancePath: instancePath + "/max_clock_skew_seconds", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema33.properties.max_clock_skew_seconds, data: data2 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
  } else {
    let err13 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema33, data };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate160.errors = vErrors, errors === 0;
}
validate160.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 2) {
      let err0 = { instancePath, keyword: "minProperties", params: { limit: 2 }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.schema_version === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "schema_version" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "schema_version" || key0 === "expires_at" || key0 === "deployment" || key0 === "ledger" || key0 === "roles" || key0 === "identities" || key0 === "limits")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema19, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.schema_version !== void 0) {
      let data0 = data.schema_version;
      if (data0 !== 1) {
        let err3 = { instancePath: instancePath + "/schema_version", keyword: "const", params: { allowedValue: 1 }, parentSchema: schema19.properties.schema_version, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.expires_at !== void 0 && (validate54(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : appended(vErrors, validate54.errors), errors = vErrors.length)), data.deployment !== void 0 && (validate56(data.deployment, { instancePath: instancePath + "/deployment", parentData: data, parentDataProperty: "deployment", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : appended(vErrors, validate56.errors), errors = vErrors.length)), data.ledger !== void 0 && (validate143(data.ledger, { instancePath: instancePath + "/ledger", parentData: data, parentDataProperty: "ledger", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : appended(vErrors, validate143.errors), errors = vErrors.length)), data.roles !== void 0) {
      let data4 = data.roles;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (Object.keys(data4).length < 1) {
          let err4 = { instancePath: instancePath + "/roles", keyword: "minProperties", params: { limit: 1 }, parentSchema: schema19.properties.roles, data: data4 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        for (let key1 in data4)
          if (!(key1 === "root" || key1 === "projection" || key1 === "release")) {
            let err5 = { instancePath: instancePath + "/roles", keyword: "additionalProperties", params: { additionalProperty: key1 }, parentSchema: schema19.properties.roles, data: data4 };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        data4.root !== void 0 && (validate148(data4.root, { instancePath: instancePath + "/roles/root", parentData: data4, parentDataProperty: "root", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate148.errors : appended(vErrors, validate148.errors), errors = vErrors.length)), data4.projection !== void 0 && (validate151(data4.projection, { instancePath: instancePath + "/roles/projection", parentData: data4, parentDataProperty: "projection", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate151.errors : appended(vErrors, validate151.errors), errors = vErrors.length)), data4.release !== void 0 && (validate151(data4.release, { instancePath: instancePath + "/roles/release", parentData: data4, parentDataProperty: "release", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate151.errors : appended(vErrors, validate151.errors), errors = vErrors.length));
      } else {
        let err6 = { instancePath: instancePath + "/roles", keyword: "type", params: { type: "object" }, parentSchema: schema19.properties.roles, data: data4 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    data.identities !== void 0 && (validate156(data.identities, { instancePath: instancePath + "/identities", parentData: data, parentDataProperty: "identities", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate156.errors : appended(vErrors, validate156.errors), errors = vErrors.length)), data.limits !== void 0 && (validate160(data.limits, { instancePath: instancePath + "/limits", parentData: data, parentDataProperty: "limits", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate160.errors : appended(vErrors, validate160.errors), errors = vErrors.length));
  } else {
    let err7 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema19, data };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
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
