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
var document = bounded(validate52), schema19 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:trust-root-with-identities:v2", title: "TrustRootWithIdentities", description: "The payload of a trust root whose roles also list keyless identities (specification/trust.md 2).", type: "object", additionalProperties: !1, required: ["schema_version", "version", "expires_at", "deployment", "ledger", "keys", "identities", "roles", "limits"], properties: { schema_version: { const: 2 }, version: { $ref: "urn:claimgate:schema:trust-root:v1#/properties/version" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, deployment: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, ledger: { $ref: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_ledger" }, keys: { $ref: "urn:claimgate:schema:trust-root:v1#/properties/keys" }, identities: { title: "TrustRootIdentities", description: "Who may sign with a short-lived certificate, by a name of your choice.", type: "object", minProperties: 1, maxProperties: 16, propertyNames: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, additionalProperties: { $ref: "#/$defs/trust_root_identity" } }, roles: { title: "RolesWithIdentities", type: "object", additionalProperties: !1, required: ["root", "projection", "release"], properties: { root: { $ref: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_role" }, projection: { $ref: "#/$defs/role_with_identities" }, release: { $ref: "#/$defs/role_with_identities" } } }, limits: { $ref: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits" } }, $defs: { identity_issuer: { title: "IdentityIssuer", type: "string", pattern: "^https://[!-~]{1,500}$", description: "the URL of the OpenID Connect issuer, compared exactly: 8 to 508 printable ASCII characters" }, identity_subject: { title: "IdentitySubject", type: "string", pattern: "^(?:[!-)+-~]{3,1000}|https://[!-)+-~]{1,900}@refs/(?:heads|tags)/[!-)+-~]{0,90}\\*)$", description: "the subject alternative name of the certificate, compared exactly; the reference of a workflow (@refs/heads/\u2026 or @refs/tags/\u2026) may end in one *" }, identity_extensions: { title: "IdentityExtensions", description: "Values that extensions of the certificate must have, by their object identifiers: those of Fulcio from 1.3.6.1.4.1.57264.1.9 on.", type: "object", minProperties: 1, maxProperties: 16, propertyNames: { pattern: "^1\\.3\\.6\\.1\\.4\\.1\\.57264\\.1\\.(?:9|[1-9][0-9])$" }, additionalProperties: { type: "string", pattern: "^[!-~]{1,1000}$" } }, trust_root_identity: { title: "TrustRootIdentity", type: "object", additionalProperties: !1, required: ["issuer", "subject", "trusted_root_sha256"], properties: { issuer: { $ref: "#/$defs/identity_issuer" }, subject: { $ref: "#/$defs/identity_subject" }, extensions: { $ref: "#/$defs/identity_extensions" }, trusted_root_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest", description: "of the Sigstore trusted root beside the trust roots that its certificates are verified against" }, holder_key_ids: { type: "array", minItems: 1, maxItems: 16, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_role/properties/key_ids/items" }, description: "keys that the same person or pipeline holds: together with the identity they count once" } } }, role_with_identities: { title: "RoleWithIdentities", type: "object", additionalProperties: !1, required: ["key_ids", "threshold"], properties: { key_ids: { type: "array", maxItems: 16, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_role/properties/key_ids/items" } }, identity_ids: { type: "array", minItems: 1, maxItems: 16, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" } }, threshold: { type: "integer", minimum: 1, maximum: 16 } } } } }, func1 = Object.prototype.hasOwnProperty, schema28 = { type: "integer", minimum: 1 };
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate69.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
    let err0 = { instancePath, keyword: "type", params: { type: "integer" }, parentSchema: schema28, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "number" && isFinite(data) && (data < 1 || isNaN(data))) {
    let err1 = { instancePath, keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema28, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate69.errors = vErrors, errors === 0;
}
validate69.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema22 = { title: "Instant", type: "string", format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC such as 2026-11-21T08:30:00Z or 2026-11-21T08:30:00.250Z" }, formats0 = fullFormats["date-time"], pattern3 = new RegExp("^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", "u");
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate71.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern3.test(data)) {
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
  return validate71.errors = vErrors, errors === 0;
}
validate71.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema23 = { title: "Slug", type: "string", maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters" }, func2 = require_ucs2length().default, pattern4 = new RegExp("^[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u");
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate73.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func2(data) > 64) {
      let err0 = { instancePath, keyword: "maxLength", params: { limit: 64 }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern4.test(data)) {
      let err1 = { instancePath, keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema23, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate73.errors = vErrors, errors === 0;
}
validate73.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema24 = { title: "TrustRootLedger", type: "object", additionalProperties: !1, required: ["origin", "keys", "floor"], properties: { origin: { title: "LedgerOrigin", type: "string", pattern: "^[!-*,-~]{1,256}$", description: "1 to 256 printable ASCII characters without spaces and plus signs" }, keys: { type: "array", minItems: 1, maxItems: 16, uniqueItems: !0, items: { type: "string", minLength: 1, maxLength: 512 }, description: "C2SP note keys, name+hash+base64" }, floor: { title: "LedgerFloor", description: "Where the ledger starts for a reader who knows no release yet.", type: "object", additionalProperties: !1, required: ["tree_size", "root_hash"], properties: { tree_size: { type: "integer", minimum: 0 }, root_hash: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } } } }, pattern5 = new RegExp("^[!-*,-~]{1,256}$", "u"), schema25 = { title: "DigestText", type: "string", pattern: "^sha256:[0-9a-f]{64}$", description: '"sha256:" and 64 lower-case hex digits' }, pattern6 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern6.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema25, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema25, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate60.errors = vErrors, errors === 0;
}
validate60.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate75.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.origin === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "origin" }, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.keys === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "keys" }, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.floor === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "floor" }, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "origin" || key0 === "keys" || key0 === "floor")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema24, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.origin !== void 0) {
      let data0 = data.origin;
      if (typeof data0 == "string") {
        if (!pattern5.test(data0)) {
          let err4 = { instancePath: instancePath + "/origin", keyword: "pattern", params: { pattern: "^[!-*,-~]{1,256}$" }, schema: "^[!-*,-~]{1,256}$", parentSchema: schema24.properties.origin, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/origin", keyword: "type", params: { type: "string" }, parentSchema: schema24.properties.origin, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.keys !== void 0) {
      let data1 = data.keys;
      if (Array.isArray(data1)) {
        if (data1.length > 16) {
          let err6 = { instancePath: instancePath + "/keys", keyword: "maxItems", params: { limit: 16 }, parentSchema: schema24.properties.keys, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data1.length < 1) {
          let err7 = { instancePath: instancePath + "/keys", keyword: "minItems", params: { limit: 1 }, parentSchema: schema24.properties.keys, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 == "string") {
            if (func2(data2) > 512) {
              let err8 = { instancePath: instancePath + "/keys/" + i0, keyword: "maxLength", params: { limit: 512 }, parentSchema: schema24.properties.keys.items, data: data2 };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            if (func2(data2) < 1) {
              let err9 = { instancePath: instancePath + "/keys/" + i0, keyword: "minLength", params: { limit: 1 }, parentSchema: schema24.properties.keys.items, data: data2 };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
          } else {
            let err10 = { instancePath: instancePath + "/keys/" + i0, keyword: "type", params: { type: "string" }, parentSchema: schema24.properties.keys.items, data: data2 };
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
                let err11 = { instancePath: instancePath + "/keys", keyword: "uniqueItems", params: { i: i1, j: j0 }, parentSchema: schema24.properties.keys, data: data1 };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      } else {
        let err12 = { instancePath: instancePath + "/keys", keyword: "type", params: { type: "array" }, parentSchema: schema24.properties.keys, data: data1 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.floor !== void 0) {
      let data3 = data.floor;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (data3.tree_size === void 0) {
          let err13 = { instancePath: instancePath + "/floor", keyword: "required", params: { missingProperty: "tree_size" }, parentSchema: schema24.properties.floor, data: data3 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data3.root_hash === void 0) {
          let err14 = { instancePath: instancePath + "/floor", keyword: "required", params: { missingProperty: "root_hash" }, parentSchema: schema24.properties.floor, data: data3 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        for (let key1 in data3)
          if (!(key1 === "tree_size" || key1 === "root_hash")) {
            let err15 = { instancePath: instancePath + "/floor", keyword: "additionalProperties", params: { additionalProperty: key1 }, parentSchema: schema24.properties.floor, data: data3 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        if (data3.tree_size !== void 0) {
          let data4 = data3.tree_size;
          if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
            let err16 = { instancePath: instancePath + "/floor/tree_size", keyword: "type", params: { type: "integer" }, parentSchema: schema24.properties.floor.properties.tree_size, data: data4 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
          if (typeof data4 == "number" && isFinite(data4) && (data4 < 0 || isNaN(data4))) {
            let err17 = { instancePath: instancePath + "/floor/tree_size", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema24.properties.floor.properties.tree_size, data: data4 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
        data3.root_hash !== void 0 && (validate60(data3.root_hash, { instancePath: instancePath + "/floor/root_hash", parentData: data3, parentDataProperty: "root_hash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate60.errors : appended(vErrors, validate60.errors), errors = vErrors.length));
      } else {
        let err18 = { instancePath: instancePath + "/floor", keyword: "type", params: { type: "object" }, parentSchema: schema24.properties.floor, data: data3 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
  } else {
    let err19 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema24, data };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate75.errors = vErrors, errors === 0;
}
validate75.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema32 = { title: "TrustRootKeys", description: "Public keys as PEM (SPKI) by OpenSSH SHA256 fingerprint.", type: "object", minProperties: 1, maxProperties: 64, additionalProperties: { type: "string", minLength: 1, maxLength: 2048 } };
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate78.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length > 64) {
      let err0 = { instancePath, keyword: "maxProperties", params: { limit: 64 }, parentSchema: schema32, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (Object.keys(data).length < 1) {
      let err1 = { instancePath, keyword: "minProperties", params: { limit: 1 }, parentSchema: schema32, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data) {
      let data0 = data[key0];
      if (typeof data0 == "string") {
        if (func2(data0) > 2048) {
          let err2 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "maxLength", params: { limit: 2048 }, parentSchema: schema32.additionalProperties, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (func2(data0) < 1) {
          let err3 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "minLength", params: { limit: 1 }, parentSchema: schema32.additionalProperties, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" }, parentSchema: schema32.additionalProperties, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema32, data };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate78.errors = vErrors, errors === 0;
}
validate78.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema33 = { title: "TrustRootIdentity", type: "object", additionalProperties: !1, required: ["issuer", "subject", "trusted_root_sha256"], properties: { issuer: { $ref: "#/$defs/identity_issuer" }, subject: { $ref: "#/$defs/identity_subject" }, extensions: { $ref: "#/$defs/identity_extensions" }, trusted_root_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest", description: "of the Sigstore trusted root beside the trust roots that its certificates are verified against" }, holder_key_ids: { type: "array", minItems: 1, maxItems: 16, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_role/properties/key_ids/items" }, description: "keys that the same person or pipeline holds: together with the identity they count once" } } }, schema34 = { title: "IdentityIssuer", type: "string", pattern: "^https://[!-~]{1,500}$", description: "the URL of the OpenID Connect issuer, compared exactly: 8 to 508 printable ASCII characters" }, pattern11 = new RegExp("^https://[!-~]{1,500}$", "u");
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate82.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern11.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^https://[!-~]{1,500}$" }, schema: "^https://[!-~]{1,500}$", parentSchema: schema34, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema34, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate82.errors = vErrors, errors === 0;
}
validate82.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema35 = { title: "IdentitySubject", type: "string", pattern: "^(?:[!-)+-~]{3,1000}|https://[!-)+-~]{1,900}@refs/(?:heads|tags)/[!-)+-~]{0,90}\\*)$", description: "the subject alternative name of the certificate, compared exactly; the reference of a workflow (@refs/heads/\u2026 or @refs/tags/\u2026) may end in one *" }, pattern12 = new RegExp("^(?:[!-)+-~]{3,1000}|https://[!-)+-~]{1,900}@refs/(?:heads|tags)/[!-)+-~]{0,90}\\*)$", "u");
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate84.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern12.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^(?:[!-)+-~]{3,1000}|https://[!-)+-~]{1,900}@refs/(?:heads|tags)/[!-)+-~]{0,90}\\*)$" }, schema: "^(?:[!-)+-~]{3,1000}|https://[!-)+-~]{1,900}@refs/(?:heads|tags)/[!-)+-~]{0,90}\\*)$", parentSchema: schema35, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema35, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate84.errors = vErrors, errors === 0;
}
validate84.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema36 = { title: "IdentityExtensions", description: "Values that extensions of the certificate must have, by their object identifiers: those of Fulcio from 1.3.6.1.4.1.57264.1.9 on.", type: "object", minProperties: 1, maxProperties: 16, propertyNames: { pattern: "^1\\.3\\.6\\.1\\.4\\.1\\.57264\\.1\\.(?:9|[1-9][0-9])$" }, additionalProperties: { type: "string", pattern: "^[!-~]{1,1000}$" } }, pattern13 = new RegExp("^1\\.3\\.6\\.1\\.4\\.1\\.57264\\.1\\.(?:9|[1-9][0-9])$", "u"), pattern14 = new RegExp("^[!-~]{1,1000}$", "u");
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate86.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length > 16) {
      let err0 = { instancePath, keyword: "maxProperties", params: { limit: 16 }, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (Object.keys(data).length < 1) {
      let err1 = { instancePath, keyword: "minProperties", params: { limit: 1 }, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data) {
      let _errs1 = errors;
      if (typeof key0 == "string" && !pattern13.test(key0)) {
        let err2 = { instancePath, keyword: "pattern", params: { pattern: "^1\\.3\\.6\\.1\\.4\\.1\\.57264\\.1\\.(?:9|[1-9][0-9])$" }, parentSchema: schema36.propertyNames, data: key0, propertyName: key0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      var valid0 = _errs1 === errors;
      if (!valid0) {
        let err3 = { instancePath, keyword: "propertyNames", params: { propertyName: key0 }, parentSchema: schema36, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    for (let key1 in data) {
      let data0 = data[key1];
      if (typeof data0 == "string") {
        if (!pattern14.test(data0)) {
          let err4 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "pattern", params: { pattern: "^[!-~]{1,1000}$" }, schema: "^[!-~]{1,1000}$", parentSchema: schema36.additionalProperties, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" }, parentSchema: schema36.additionalProperties, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema36, data };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate86.errors = vErrors, errors === 0;
}
validate86.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate88.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern6.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema25, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema25, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate88.errors = vErrors, errors === 0;
}
validate88.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema38 = { type: "string", pattern: "^SHA256:[A-Za-z0-9+/]{43}$", description: "an OpenSSH SHA256 fingerprint" }, pattern7 = new RegExp("^SHA256:[A-Za-z0-9+/]{43}$", "u");
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate90.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern7.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^SHA256:[A-Za-z0-9+/]{43}$" }, schema: "^SHA256:[A-Za-z0-9+/]{43}$", parentSchema: schema38, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema38, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate90.errors = vErrors, errors === 0;
}
validate90.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var func0 = require_equal().default;
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate81.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.issuer === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "issuer" }, parentSchema: schema33, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.subject === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "subject" }, parentSchema: schema33, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.trusted_root_sha256 === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "trusted_root_sha256" }, parentSchema: schema33, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "issuer" || key0 === "subject" || key0 === "extensions" || key0 === "trusted_root_sha256" || key0 === "holder_key_ids")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema33, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.issuer !== void 0 && (validate82(data.issuer, { instancePath: instancePath + "/issuer", parentData: data, parentDataProperty: "issuer", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate82.errors : appended(vErrors, validate82.errors), errors = vErrors.length)), data.subject !== void 0 && (validate84(data.subject, { instancePath: instancePath + "/subject", parentData: data, parentDataProperty: "subject", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate84.errors : appended(vErrors, validate84.errors), errors = vErrors.length)), data.extensions !== void 0 && (validate86(data.extensions, { instancePath: instancePath + "/extensions", parentData: data, parentDataProperty: "extensions", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate86.errors : appended(vErrors, validate86.errors), errors = vErrors.length)), data.trusted_root_sha256 !== void 0 && (validate88(data.trusted_root_sha256, { instancePath: instancePath + "/trusted_root_sha256", parentData: data, parentDataProperty: "trusted_root_sha256", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate88.errors : appended(vErrors, validate88.errors), errors = vErrors.length)), data.holder_key_ids !== void 0) {
      let data4 = data.holder_key_ids;
      if (Array.isArray(data4)) {
        if (data4.length > 16) {
          let err4 = { instancePath: instancePath + "/holder_key_ids", keyword: "maxItems", params: { limit: 16 }, parentSchema: schema33.properties.holder_key_ids, data: data4 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data4.length < 1) {
          let err5 = { instancePath: instancePath + "/holder_key_ids", keyword: "minItems", params: { limit: 1 }, parentSchema: schema33.properties.holder_key_ids, data: data4 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate90(data4[i0], { instancePath: instancePath + "/holder_key_ids/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate90.errors : appended(vErrors, validate90.errors), errors = vErrors.length);
        let i1 = data4.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data4[i1], data4[j0])) {
                  let err6 = { instancePath: instancePath + "/holder_key_ids", keyword: "uniqueItems", params: { i: i1, j: j0 }, parentSchema: schema33.properties.holder_key_ids, data: data4 };
                  vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                  break outer0;
                }
        }
      } else {
        let err7 = { instancePath: instancePath + "/holder_key_ids", keyword: "type", params: { type: "array" }, parentSchema: schema33.properties.holder_key_ids, data: data4 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema33, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate81.errors = vErrors, errors === 0;
}
validate81.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema26 = { title: "TrustRootRole", type: "object", additionalProperties: !1, required: ["key_ids", "threshold"], properties: { key_ids: { type: "array", minItems: 1, maxItems: 16, uniqueItems: !0, items: { type: "string", pattern: "^SHA256:[A-Za-z0-9+/]{43}$", description: "an OpenSSH SHA256 fingerprint" } }, threshold: { type: "integer", minimum: 1, maximum: 16 } } };
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate93.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key_ids === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "key_ids" }, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.threshold === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "threshold" }, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "key_ids" || key0 === "threshold")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema26, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.key_ids !== void 0) {
      let data0 = data.key_ids;
      if (Array.isArray(data0)) {
        if (data0.length > 16) {
          let err3 = { instancePath: instancePath + "/key_ids", keyword: "maxItems", params: { limit: 16 }, parentSchema: schema26.properties.key_ids, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0.length < 1) {
          let err4 = { instancePath: instancePath + "/key_ids", keyword: "minItems", params: { limit: 1 }, parentSchema: schema26.properties.key_ids, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 == "string") {
            if (!pattern7.test(data1)) {
              let err5 = { instancePath: instancePath + "/key_ids/" + i0, keyword: "pattern", params: { pattern: "^SHA256:[A-Za-z0-9+/]{43}$" }, schema: "^SHA256:[A-Za-z0-9+/]{43}$", parentSchema: schema26.properties.key_ids.items, data: data1 };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          } else {
            let err6 = { instancePath: instancePath + "/key_ids/" + i0, keyword: "type", params: { type: "string" }, parentSchema: schema26.properties.key_ids.items, data: data1 };
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
                let err7 = { instancePath: instancePath + "/key_ids", keyword: "uniqueItems", params: { i: i1, j: j0 }, parentSchema: schema26.properties.key_ids, data: data0 };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      } else {
        let err8 = { instancePath: instancePath + "/key_ids", keyword: "type", params: { type: "array" }, parentSchema: schema26.properties.key_ids, data: data0 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.threshold !== void 0) {
      let data2 = data.threshold;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err9 = { instancePath: instancePath + "/threshold", keyword: "type", params: { type: "integer" }, parentSchema: schema26.properties.threshold, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 16 || isNaN(data2)) {
          let err10 = { instancePath: instancePath + "/threshold", keyword: "maximum", params: { comparison: "<=", limit: 16 }, parentSchema: schema26.properties.threshold, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err11 = { instancePath: instancePath + "/threshold", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema26.properties.threshold, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      }
    }
  } else {
    let err12 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema26, data };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate93.errors = vErrors, errors === 0;
}
validate93.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema40 = { title: "RoleWithIdentities", type: "object", additionalProperties: !1, required: ["key_ids", "threshold"], properties: { key_ids: { type: "array", maxItems: 16, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_role/properties/key_ids/items" } }, identity_ids: { type: "array", minItems: 1, maxItems: 16, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" } }, threshold: { type: "integer", minimum: 1, maximum: 16 } } };
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate95.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key_ids === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "key_ids" }, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.threshold === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "threshold" }, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "key_ids" || key0 === "identity_ids" || key0 === "threshold")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema40, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.key_ids !== void 0) {
      let data0 = data.key_ids;
      if (Array.isArray(data0)) {
        if (data0.length > 16) {
          let err3 = { instancePath: instancePath + "/key_ids", keyword: "maxItems", params: { limit: 16 }, parentSchema: schema40.properties.key_ids, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate90(data0[i0], { instancePath: instancePath + "/key_ids/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate90.errors : appended(vErrors, validate90.errors), errors = vErrors.length);
        let i1 = data0.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data0[i1], data0[j0])) {
                  let err4 = { instancePath: instancePath + "/key_ids", keyword: "uniqueItems", params: { i: i1, j: j0 }, parentSchema: schema40.properties.key_ids, data: data0 };
                  vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                  break outer0;
                }
        }
      } else {
        let err5 = { instancePath: instancePath + "/key_ids", keyword: "type", params: { type: "array" }, parentSchema: schema40.properties.key_ids, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.identity_ids !== void 0) {
      let data2 = data.identity_ids;
      if (Array.isArray(data2)) {
        if (data2.length > 16) {
          let err6 = { instancePath: instancePath + "/identity_ids", keyword: "maxItems", params: { limit: 16 }, parentSchema: schema40.properties.identity_ids, data: data2 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data2.length < 1) {
          let err7 = { instancePath: instancePath + "/identity_ids", keyword: "minItems", params: { limit: 1 }, parentSchema: schema40.properties.identity_ids, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len1 = data2.length;
        for (let i2 = 0; i2 < len1; i2++)
          validate73(data2[i2], { instancePath: instancePath + "/identity_ids/" + i2, parentData: data2, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : appended(vErrors, validate73.errors), errors = vErrors.length);
        let i3 = data2.length, j1;
        if (i3 > 1) {
          outer1:
            for (; i3--; )
              for (j1 = i3; j1--; )
                if (func0(data2[i3], data2[j1])) {
                  let err8 = { instancePath: instancePath + "/identity_ids", keyword: "uniqueItems", params: { i: i3, j: j1 }, parentSchema: schema40.properties.identity_ids, data: data2 };
                  vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                  break outer1;
                }
        }
      } else {
        let err9 = { instancePath: instancePath + "/identity_ids", keyword: "type", params: { type: "array" }, parentSchema: schema40.properties.identity_ids, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.threshold !== void 0) {
      let data4 = data.threshold;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err10 = { instancePath: instancePath + "/threshold", keyword: "type", params: { type: "integer" }, parentSchema: schema40.properties.threshold, data: data4 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 16 || isNaN(data4)) {
          let err11 = { instancePath: instancePath + "/threshold", keyword: "maximum", params: { comparison: "<=", limit: 16 }, parentSchema: schema40.properties.threshold, data: data4 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data4 < 1 || isNaN(data4)) {
          let err12 = { instancePath: instancePath + "/threshold", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema40.properties.threshold, data: data4 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
  } else {
    let err13 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema40, data };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate95.errors = vErrors, errors === 0;
}
validate95.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema27 = { title: "TrustRootLimits", type: "object", additionalProperties: !1, required: ["max_projection_hours", "max_facts_minutes", "max_clock_skew_seconds"], properties: { max_projection_hours: { type: "integer", minimum: 1, maximum: 8784 }, max_facts_minutes: { type: "integer", minimum: 1, maximum: 527040 }, max_clock_skew_seconds: { type: "integer", minimum: 0, maximum: 3600 } } };
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate100.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.max_projection_hours === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "max_projection_hours" }, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.max_facts_minutes === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "max_facts_minutes" }, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.max_clock_skew_seconds === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "max_clock_skew_seconds" }, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "max_projection_hours" || key0 === "max_facts_minutes" || key0 === "max_clock_skew_seconds")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema27, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.max_projection_hours !== void 0) {
      let data0 = data.max_projection_hours;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err4 = { instancePath: instancePath + "/max_projection_hours", keyword: "type", params: { type: "integer" }, parentSchema: schema27.properties.max_projection_hours, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 8784 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/max_projection_hours", keyword: "maximum", params: { comparison: "<=", limit: 8784 }, parentSchema: schema27.properties.max_projection_hours, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err6 = { instancePath: instancePath + "/max_projection_hours", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema27.properties.max_projection_hours, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.max_facts_minutes !== void 0) {
      let data1 = data.max_facts_minutes;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err7 = { instancePath: instancePath + "/max_facts_minutes", keyword: "type", params: { type: "integer" }, parentSchema: schema27.properties.max_facts_minutes, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 527040 || isNaN(data1)) {
          let err8 = { instancePath: instancePath + "/max_facts_minutes", keyword: "maximum", params: { comparison: "<=", limit: 527040 }, parentSchema: schema27.properties.max_facts_minutes, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err9 = { instancePath: instancePath + "/max_facts_minutes", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema27.properties.max_facts_minutes, data: data1 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    if (data.max_clock_skew_seconds !== void 0) {
      let data2 = data.max_clock_skew_seconds;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err10 = { instancePath: instancePath + "/max_clock_skew_seconds", keyword: "type", params: { type: "integer" }, parentSchema: schema27.properties.max_clock_skew_seconds, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 3600 || isNaN(data2)) {
          let err11 = { instancePath: instancePath + "/max_clock_skew_seconds", keyword: "maximum", params: { comparison: "<=", limit: 3600 }, parentSchema: schema27.properties.max_clock_skew_seconds, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          let err12 = { instancePath: instancePath + "/max_clock_skew_seconds", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema27.properties.max_clock_skew_seconds, data: data2 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
  } else {
    let err13 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema27, data };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate100.errors = vErrors, errors === 0;
}
validate100.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
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
    if (data.identities === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "identities" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.roles === void 0) {
      let err7 = { instancePath, keyword: "required", params: { missingProperty: "roles" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.limits === void 0) {
      let err8 = { instancePath, keyword: "required", params: { missingProperty: "limits" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema19.properties, key0)) {
        let err9 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema19, data };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.schema_version !== void 0) {
      let data0 = data.schema_version;
      if (data0 !== 2) {
        let err10 = { instancePath: instancePath + "/schema_version", keyword: "const", params: { allowedValue: 2 }, parentSchema: schema19.properties.schema_version, data: data0 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.version !== void 0 && (validate69(data.version, { instancePath: instancePath + "/version", parentData: data, parentDataProperty: "version", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate69.errors : appended(vErrors, validate69.errors), errors = vErrors.length)), data.expires_at !== void 0 && (validate71(data.expires_at, { instancePath: instancePath + "/expires_at", parentData: data, parentDataProperty: "expires_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate71.errors : appended(vErrors, validate71.errors), errors = vErrors.length)), data.deployment !== void 0 && (validate73(data.deployment, { instancePath: instancePath + "/deployment", parentData: data, parentDataProperty: "deployment", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : appended(vErrors, validate73.errors), errors = vErrors.length)), data.ledger !== void 0 && (validate75(data.ledger, { instancePath: instancePath + "/ledger", parentData: data, parentDataProperty: "ledger", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate75.errors : appended(vErrors, validate75.errors), errors = vErrors.length)), data.keys !== void 0 && (validate78(data.keys, { instancePath: instancePath + "/keys", parentData: data, parentDataProperty: "keys", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate78.errors : appended(vErrors, validate78.errors), errors = vErrors.length)), data.identities !== void 0) {
      let data6 = data.identities;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (Object.keys(data6).length > 16) {
          let err11 = { instancePath: instancePath + "/identities", keyword: "maxProperties", params: { limit: 16 }, parentSchema: schema19.properties.identities, data: data6 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (Object.keys(data6).length < 1) {
          let err12 = { instancePath: instancePath + "/identities", keyword: "minProperties", params: { limit: 1 }, parentSchema: schema19.properties.identities, data: data6 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        for (let key1 in data6) {
          let _errs10 = errors;
          validate73(key1, { instancePath: instancePath + "/identities", parentData: data6, parentDataProperty: "identities", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : appended(vErrors, validate73.errors), errors = vErrors.length);
          var valid1 = _errs10 === errors;
          if (!valid1) {
            let err13 = { instancePath: instancePath + "/identities", keyword: "propertyNames", params: { propertyName: key1 }, parentSchema: schema19.properties.identities, data: data6 };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        }
        for (let key2 in data6)
          validate81(data6[key2], { instancePath: instancePath + "/identities/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data6, parentDataProperty: key2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate81.errors : appended(vErrors, validate81.errors), errors = vErrors.length);
      } else {
        let err14 = { instancePath: instancePath + "/identities", keyword: "type", params: { type: "object" }, parentSchema: schema19.properties.identities, data: data6 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.roles !== void 0) {
      let data8 = data.roles;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (data8.root === void 0) {
          let err15 = { instancePath: instancePath + "/roles", keyword: "required", params: { missingProperty: "root" }, parentSchema: schema19.properties.roles, data: data8 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (data8.projection === void 0) {
          let err16 = { instancePath: instancePath + "/roles", keyword: "required", params: { missingProperty: "projection" }, parentSchema: schema19.properties.roles, data: data8 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (data8.release === void 0) {
          let err17 = { instancePath: instancePath + "/roles", keyword: "required", params: { missingProperty: "release" }, parentSchema: schema19.properties.roles, data: data8 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        for (let key3 in data8)
          if (!(key3 === "root" || key3 === "projection" || key3 === "release")) {
            let err18 = { instancePath: instancePath + "/roles", keyword: "additionalProperties", params: { additionalProperty: key3 }, parentSchema: schema19.properties.roles, data: data8 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        data8.root !== void 0 && (validate93(data8.root, { instancePath: instancePath + "/roles/root", parentData: data8, parentDataProperty: "root", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate93.errors : appended(vErrors, validate93.errors), errors = vErrors.length)), data8.projection !== void 0 && (validate95(data8.projection, { instancePath: instancePath + "/roles/projection", parentData: data8, parentDataProperty: "projection", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate95.errors : appended(vErrors, validate95.errors), errors = vErrors.length)), data8.release !== void 0 && (validate95(data8.release, { instancePath: instancePath + "/roles/release", parentData: data8, parentDataProperty: "release", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate95.errors : appended(vErrors, validate95.errors), errors = vErrors.length));
      } else {
        let err19 = { instancePath: instancePath + "/roles", keyword: "type", params: { type: "object" }, parentSchema: schema19.properties.roles, data: data8 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    data.limits !== void 0 && (validate100(data.limits, { instancePath: instancePath + "/limits", parentData: data, parentDataProperty: "limits", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate100.errors : appended(vErrors, validate100.errors), errors = vErrors.length));
  } else {
    let err20 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema19, data };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
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
