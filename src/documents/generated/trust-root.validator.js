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
var document = bounded(validate52), schema19 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:trust-root:v1", title: "TrustRootDocument", description: "The payload of a trust root: whose signatures count, and within which limits (specification/trust.md 2).", type: "object", additionalProperties: !1, required: ["schema_version", "version", "expires_at", "deployment", "ledger", "keys", "roles", "limits"], properties: { schema_version: { const: 1 }, version: { type: "integer", minimum: 1 }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, deployment: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, ledger: { $ref: "#/$defs/trust_root_ledger" }, keys: { title: "TrustRootKeys", description: "Public keys as PEM (SPKI) by OpenSSH SHA256 fingerprint.", type: "object", minProperties: 1, maxProperties: 64, additionalProperties: { type: "string", minLength: 1, maxLength: 2048 } }, roles: { title: "TrustRootRoles", type: "object", additionalProperties: !1, required: ["root", "projection", "release"], properties: { root: { $ref: "#/$defs/trust_root_role" }, projection: { $ref: "#/$defs/trust_root_role" }, release: { $ref: "#/$defs/trust_root_role" } } }, limits: { $ref: "#/$defs/trust_root_limits" } }, $defs: { trust_root_ledger: { title: "TrustRootLedger", type: "object", additionalProperties: !1, required: ["origin", "keys", "floor"], properties: { origin: { title: "LedgerOrigin", type: "string", pattern: "^[!-*,-~]{1,256}$", description: "1 to 256 printable ASCII characters without spaces and plus signs" }, keys: { type: "array", minItems: 1, maxItems: 16, uniqueItems: !0, items: { type: "string", minLength: 1, maxLength: 512 }, description: "C2SP note keys, name+hash+base64" }, floor: { title: "LedgerFloor", description: "Where the ledger starts for a reader who knows no release yet.", type: "object", additionalProperties: !1, required: ["tree_size", "root_hash"], properties: { tree_size: { type: "integer", minimum: 0 }, root_hash: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } } } }, trust_root_role: { title: "TrustRootRole", type: "object", additionalProperties: !1, required: ["key_ids", "threshold"], properties: { key_ids: { type: "array", minItems: 1, maxItems: 16, uniqueItems: !0, items: { type: "string", pattern: "^SHA256:[A-Za-z0-9+/]{43}$", description: "an OpenSSH SHA256 fingerprint" } }, threshold: { type: "integer", minimum: 1, maximum: 16 } } }, trust_root_limits: { title: "TrustRootLimits", type: "object", additionalProperties: !1, required: ["max_projection_hours", "max_facts_minutes", "max_clock_skew_seconds"], properties: { max_projection_hours: { type: "integer", minimum: 1, maximum: 8784 }, max_facts_minutes: { type: "integer", minimum: 1, maximum: 527040 }, max_clock_skew_seconds: { type: "integer", minimum: 0, maximum: 3600 } } } } }, schema21 = { title: "Instant", type: "string", format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC such as 2026-11-21T08:30:00Z or 2026-11-21T08:30:00.250Z" }, formats0 = fullFormats["date-time"], pattern3 = new RegExp("^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", "u");
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
var schema23 = { title: "TrustRootLedger", type: "object", additionalProperties: !1, required: ["origin", "keys", "floor"], properties: { origin: { title: "LedgerOrigin", type: "string", pattern: "^[!-*,-~]{1,256}$", description: "1 to 256 printable ASCII characters without spaces and plus signs" }, keys: { type: "array", minItems: 1, maxItems: 16, uniqueItems: !0, items: { type: "string", minLength: 1, maxLength: 512 }, description: "C2SP note keys, name+hash+base64" }, floor: { title: "LedgerFloor", description: "Where the ledger starts for a reader who knows no release yet.", type: "object", additionalProperties: !1, required: ["tree_size", "root_hash"], properties: { tree_size: { type: "integer", minimum: 0 }, root_hash: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } } } }, pattern5 = new RegExp("^[!-*,-~]{1,256}$", "u"), schema24 = { title: "DigestText", type: "string", pattern: "^sha256:[0-9a-f]{64}$", description: '"sha256:" and 64 lower-case hex digits' }, pattern6 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate59.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern6.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema24, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema24, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate59.errors = vErrors, errors === 0;
}
validate59.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.origin === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "origin" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.keys === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "keys" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.floor === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "floor" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "origin" || key0 === "keys" || key0 === "floor")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema23, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.origin !== void 0) {
      let data0 = data.origin;
      if (typeof data0 == "string") {
        if (!pattern5.test(data0)) {
          let err4 = { instancePath: instancePath + "/origin", keyword: "pattern", params: { pattern: "^[!-*,-~]{1,256}$" }, schema: "^[!-*,-~]{1,256}$", parentSchema: schema23.properties.origin, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/origin", keyword: "type", params: { type: "string" }, parentSchema: schema23.properties.origin, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.keys !== void 0) {
      let data1 = data.keys;
      if (Array.isArray(data1)) {
        if (data1.length > 16) {
          let err6 = { instancePath: instancePath + "/keys", keyword: "maxItems", params: { limit: 16 }, parentSchema: schema23.properties.keys, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data1.length < 1) {
          let err7 = { instancePath: instancePath + "/keys", keyword: "minItems", params: { limit: 1 }, parentSchema: schema23.properties.keys, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 == "string") {
            if (func1(data2) > 512) {
              let err8 = { instancePath: instancePath + "/keys/" + i0, keyword: "maxLength", params: { limit: 512 }, parentSchema: schema23.properties.keys.items, data: data2 };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            if (func1(data2) < 1) {
              let err9 = { instancePath: instancePath + "/keys/" + i0, keyword: "minLength", params: { limit: 1 }, parentSchema: schema23.properties.keys.items, data: data2 };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
          } else {
            let err10 = { instancePath: instancePath + "/keys/" + i0, keyword: "type", params: { type: "string" }, parentSchema: schema23.properties.keys.items, data: data2 };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        }
        let i1 = data1.length, j0;
        if (i1 > 1) {
          let indices0 = {};
          for (; i1--; ) {
            let item0 = data1[i1];
            if (typeof item0 == "string") {
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0];
                let err11 = { instancePath: instancePath + "/keys", keyword: "uniqueItems", params: { i: i1, j: j0 }, parentSchema: schema23.properties.keys, data: data1 };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      } else {
        let err12 = { instancePath: instancePath + "/keys", keyword: "type", params: { type: "array" }, parentSchema: schema23.properties.keys, data: data1 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.floor !== void 0) {
      let data3 = data.floor;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (data3.tree_size === void 0) {
          let err13 = { instancePath: instancePath + "/floor", keyword: "required", params: { missingProperty: "tree_size" }, parentSchema: schema23.properties.floor, data: data3 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data3.root_hash === void 0) {
          let err14 = { instancePath: instancePath + "/floor", keyword: "required", params: { missingProperty: "root_hash" }, parentSchema: schema23.properties.floor, data: data3 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        for (let key1 in data3)
          if (!(key1 === "tree_size" || key1 === "root_hash")) {
            let err15 = { instancePath: instancePath + "/floor", keyword: "additionalProperties", params: { additionalProperty: key1 }, parentSchema: schema23.properties.floor, data: data3 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        if (data3.tree_size !== void 0) {
          let data4 = data3.tree_size;
          if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
            let err16 = { instancePath: instancePath + "/floor/tree_size", keyword: "type", params: { type: "integer" }, parentSchema: schema23.properties.floor.properties.tree_size, data: data4 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
          if (typeof data4 == "number" && isFinite(data4) && (data4 < 0 || isNaN(data4))) {
            let err17 = { instancePath: instancePath + "/floor/tree_size", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema23.properties.floor.properties.tree_size, data: data4 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
        data3.root_hash !== void 0 && (validate59(data3.root_hash, { instancePath: instancePath + "/floor/root_hash", parentData: data3, parentDataProperty: "root_hash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate59.errors : appended(vErrors, validate59.errors), errors = vErrors.length));
      } else {
        let err18 = { instancePath: instancePath + "/floor", keyword: "type", params: { type: "object" }, parentSchema: schema23.properties.floor, data: data3 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
  } else {
    let err19 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema23, data };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate58.errors = vErrors, errors === 0;
}
validate58.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema25 = { title: "TrustRootRole", type: "object", additionalProperties: !1, required: ["key_ids", "threshold"], properties: { key_ids: { type: "array", minItems: 1, maxItems: 16, uniqueItems: !0, items: { type: "string", pattern: "^SHA256:[A-Za-z0-9+/]{43}$", description: "an OpenSSH SHA256 fingerprint" } }, threshold: { type: "integer", minimum: 1, maximum: 16 } } }, pattern7 = new RegExp("^SHA256:[A-Za-z0-9+/]{43}$", "u");
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key_ids === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "key_ids" }, parentSchema: schema25, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.threshold === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "threshold" }, parentSchema: schema25, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "key_ids" || key0 === "threshold")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema25, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.key_ids !== void 0) {
      let data0 = data.key_ids;
      if (Array.isArray(data0)) {
        if (data0.length > 16) {
          let err3 = { instancePath: instancePath + "/key_ids", keyword: "maxItems", params: { limit: 16 }, parentSchema: schema25.properties.key_ids, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0.length < 1) {
          let err4 = { instancePath: instancePath + "/key_ids", keyword: "minItems", params: { limit: 1 }, parentSchema: schema25.properties.key_ids, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 == "string") {
            if (!pattern7.test(data1)) {
              let err5 = { instancePath: instancePath + "/key_ids/" + i0, keyword: "pattern", params: { pattern: "^SHA256:[A-Za-z0-9+/]{43}$" }, schema: "^SHA256:[A-Za-z0-9+/]{43}$", parentSchema: schema25.properties.key_ids.items, data: data1 };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          } else {
            let err6 = { instancePath: instancePath + "/key_ids/" + i0, keyword: "type", params: { type: "string" }, parentSchema: schema25.properties.key_ids.items, data: data1 };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
        let i1 = data0.length, j0;
        if (i1 > 1) {
          let indices0 = {};
          for (; i1--; ) {
            let item0 = data0[i1];
            if (typeof item0 == "string") {
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0];
                let err7 = { instancePath: instancePath + "/key_ids", keyword: "uniqueItems", params: { i: i1, j: j0 }, parentSchema: schema25.properties.key_ids, data: data0 };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      } else {
        let err8 = { instancePath: instancePath + "/key_ids", keyword: "type", params: { type: "array" }, parentSchema: schema25.properties.key_ids, data: data0 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.threshold !== void 0) {
      let data2 = data.threshold;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err9 = { instancePath: instancePath + "/threshold", keyword: "type", params: { type: "integer" }, parentSchema: schema25.properties.threshold, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 16 || isNaN(data2)) {
          let err10 = { instancePath: instancePath + "/threshold", keyword: "maximum", params: { comparison: "<=", limit: 16 }, parentSchema: schema25.properties.threshold, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err11 = { instancePath: instancePath + "/threshold", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema25.properties.threshold, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      }
    }
  } else {
    let err12 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema25, data };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate62.errors = vErrors, errors === 0;
}
validate62.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema26 = { title: "TrustRootLimits", type: "object", additionalProperties: !1, required: ["max_projection_hours", "max_facts_minutes", "max_clock_skew_seconds"], properties: { max_projection_hours: { type: "integer", minimum: 1, maximum: 8784 }, max_facts_minutes: { type: "integer", minimum: 1, maximum: 527040 }, max_clock_skew_seconds: { type: "integer", minimum: 0, maximum: 3600 } } };
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate66.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.max_projection_hours === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "max_projection_hours" }, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.max_facts_minutes === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "max_facts_minutes" }, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.max_clock_skew_seconds === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "max_clock_skew_seconds" }, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "max_projection_hours" || key0 === "max_facts_minutes" || key0 === "max_clock_skew_seconds")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema26, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.max_projection_hours !== void 0) {
      let data0 = data.max_projection_hours;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err4 = { instancePath: instancePath + "/max_projection_hours", keyword: "type", params: { type: "integer" }, parentSchema: schema26.properties.max_projection_hours, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 8784 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/max_projection_hours", keyword: "maximum", params: { comparison: "<=", limit: 8784 }, parentSchema: schema26.properties.max_projection_hours, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err6 = { instancePath: instancePath + "/max_projection_hours", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema26.properties.max_projection_hours, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.max_facts_minutes !== void 0) {
      let data1 = data.max_facts_minutes;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err7 = { instancePath: instancePath + "/max_facts_minutes", keyword: "type", params: { type: "integer" }, parentSchema: schema26.properties.max_facts_minutes, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 527040 || isNaN(data1)) {
          let err8 = { instancePath: instancePath + "/max_facts_minutes", keyword: "maximum", params: { comparison: "<=", limit: 527040 }, parentSchema: schema26.properties.max_facts_minutes, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err9 = { instancePath: instancePath + "/max_facts_minutes", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema26.properties.max_facts_minutes, data: data1 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    if (data.max_clock_skew_seconds !== void 0) {
      let data2 = data.max_clock_skew_seconds;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err10 = { instancePath: instancePath + "/max_clock_skew_seconds", keyword: "type", params: { type: "integer" }, parentSchema: schema26.properties.max_clock_skew_seconds, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 3600 || isNaN(data2)) {
          let err11 = { instancePath: instancePath + "/max_clock_skew_seconds", keyword: "maximum", params: { comparison: "<=", limit: 3600 }, parentSchema: schema26.properties.max_clock_skew_seconds, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          let err12 = { instancePath: instancePath + "/max_clock_skew_seconds", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema26.properties.max_clock_skew_seconds, data: data2 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
  } else {
    let err13 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema26, data };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate66.errors = vErrors, errors === 0;
}
validate66.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema_version === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "schema_version" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.version === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "version" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.expires_at === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "expires_at" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.deployment === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "deployment" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.ledger === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "ledger" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.keys === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "keys" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.roles === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "roles" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.limits === void 0) {
      let err7 = { instancePath, keyword: "required", params: { missingProperty: "limits" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "schema_version" || key0 === "version" || key0 === "expires_at" || key0 === "deployment" || key0 === "ledger" || key0 === "keys" || key0 === "roles" || key0 === "limits")) {
        let err8 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema19, data };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    if (data.schema_version !== void 0) {
      let data0 = data.schema_version;
      if (data0 !== 1) {
        let err9 = { instancePath: instancePath + "/schema_version", keyword: "const", params: { allowedValue: 1 }, parentSchema: schema19.properties.schema_version, data: data0 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.version !== void 0) {
      let data1 = data.version;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err10 = { instancePath: instancePath + "/version", keyword: "type", params: { type: "integer" }, parentSchema: schema19.properties.version, data: data1 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 1 || isNaN(data1))) {
        let err11 = { instancePath: instancePath + "/version", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema19.properties.version, data: data1 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.expires_at !== void 0 && (validate54(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : appended(vErrors, validate54.errors), errors = vErrors.length)), data.deployment !== void 0 && (validate56(data.deployment, { instancePath: instancePath + "/deployment", parentData: data, parentDataProperty: "deployment", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : appended(vErrors, validate56.errors), errors = vErrors.length)), data.ledger !== void 0 && (validate58(data.ledger, { instancePath: instancePath + "/ledger", parentData: data, parentDataProperty: "ledger", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : appended(vErrors, validate58.errors), errors = vErrors.length)), data.keys !== void 0) {
      let data5 = data.keys;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (Object.keys(data5).length > 64) {
          let err12 = { instancePath: instancePath + "/keys", keyword: "maxProperties", params: { limit: 64 }, parentSchema: schema19.properties.keys, data: data5 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (Object.keys(data5).length < 1) {
          let err13 = { instancePath: instancePath + "/keys", keyword: "minProperties", params: { limit: 1 }, parentSchema: schema19.properties.keys, data: data5 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        for (let key1 in data5) {
          let data6 = data5[key1];
          if (typeof data6 == "string") {
            if (func1(data6) > 2048) {
              let err14 = { instancePath: instancePath + "/keys/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "maxLength", params: { limit: 2048 }, parentSchema: schema19.properties.keys.additionalProperties, data: data6 };
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
            if (func1(data6) < 1) {
              let err15 = { instancePath: instancePath + "/keys/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "minLength", params: { limit: 1 }, parentSchema: schema19.properties.keys.additionalProperties, data: data6 };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
          } else {
            let err16 = { instancePath: instancePath + "/keys/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" }, parentSchema: schema19.properties.keys.additionalProperties, data: data6 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
      } else {
        let err17 = { instancePath: instancePath + "/keys", keyword: "type", params: { type: "object" }, parentSchema: schema19.properties.keys, data: data5 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.roles !== void 0) {
      let data7 = data.roles;
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        if (data7.root === void 0) {
          let err18 = { instancePath: instancePath + "/roles", keyword: "required", params: { missingProperty: "root" }, parentSchema: schema19.properties.roles, data: data7 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (data7.projection === void 0) {
          let err19 = { instancePath: instancePath + "/roles", keyword: "required", params: { missingProperty: "projection" }, parentSchema: schema19.properties.roles, data: data7 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (data7.release === void 0) {
          let err20 = { instancePath: instancePath + "/roles", keyword: "required", params: { missingProperty: "release" }, parentSchema: schema19.properties.roles, data: data7 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        for (let key2 in data7)
          if (!(key2 === "root" || key2 === "projection" || key2 === "release")) {
            let err21 = { instancePath: instancePath + "/roles", keyword: "additionalProperties", params: { additionalProperty: key2 }, parentSchema: schema19.properties.roles, data: data7 };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
        data7.root !== void 0 && (validate62(data7.root, { instancePath: instancePath + "/roles/root", parentData: data7, parentDataProperty: "root", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : appended(vErrors, validate62.errors), errors = vErrors.length)), data7.projection !== void 0 && (validate62(data7.projection, { instancePath: instancePath + "/roles/projection", parentData: data7, parentDataProperty: "projection", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : appended(vErrors, validate62.errors), errors = vErrors.length)), data7.release !== void 0 && (validate62(data7.release, { instancePath: instancePath + "/roles/release", parentData: data7, parentDataProperty: "release", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : appended(vErrors, validate62.errors), errors = vErrors.length));
      } else {
        let err22 = { instancePath: instancePath + "/roles", keyword: "type", params: { type: "object" }, parentSchema: schema19.properties.roles, data: data7 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    data.limits !== void 0 && (validate66(data.limits, { instancePath: instancePath + "/limits", parentData: data, parentDataProperty: "limits", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate66.errors : appended(vErrors, validate66.errors), errors = vErrors.length));
  } else {
    let err23 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema19, data };
    vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
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
