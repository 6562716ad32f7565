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
var document = bounded(validate20), schema31 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:setup-answers:v1", title: "SetupAnswers", description: "What `claimgate setup --from FILE` takes instead of options; what is left out has a default.", type: "object", additionalProperties: !1, required: ["schema_version"], properties: { $schema: { type: "string", maxLength: 1024, description: "Where an editor finds the schema; not read by claimgate." }, schema_version: { const: 1 }, deployment: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, resource_uri: { $ref: "urn:claimgate:schema:config:v1#/properties/resource_uri" }, ledger: { $ref: "urn:claimgate:schema:config:v1#/properties/ledger" }, origin: { $ref: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_ledger/properties/origin" }, signers: { type: "integer", minimum: 1, maximum: 16, description: "How many root keys must sign a trust root." }, root_keys: { type: "array", maxItems: 15, uniqueItems: !0, items: { type: "string", minLength: 1, maxLength: 1024 }, description: "Public root keys of other people: paths of PEM files from the folder of this document." }, ci: { title: "PipelineSystem", type: "string", enum: ["github", "gitlab", "none"], description: "Whose workflow files are written." } } }, schema33 = { title: "Slug", type: "string", maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters" }, schema49 = { type: "string", maxLength: 512, pattern: "^[a-z][a-z0-9+.-]*:[!-~]+$", description: "what is released, as a URI such as pkg:npm/name; its version is added" }, schema50 = { type: "string", maxLength: 1024, pattern: "^sqlite:(?!(?:[^/]*/)*\\.{0,2}(?:/|$))[^\\\\:\\u0000-\\u001f\\u007f]+$", description: "The ledger, as sqlite:PATH from the folder of this file. The address of a database holds a password, so it comes from CLAIMGATE_LEDGER only." }, schema60 = { title: "LedgerOrigin", type: "string", pattern: "^[!-*,-~]{1,256}$", description: "1 to 256 printable ASCII characters without spaces and plus signs" }, func1 = Object.prototype.hasOwnProperty, func2 = require_ucs2length().default, pattern4 = new RegExp("^[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u"), pattern6 = new RegExp("^[a-z][a-z0-9+.-]*:[!-~]+$", "u"), pattern7 = new RegExp("^sqlite:(?!(?:[^/]*/)*\\.{0,2}(?:/|$))[^\\\\:\\u0000-\\u001f\\u007f]+$", "u"), pattern19 = new RegExp("^[!-*,-~]{1,256}$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema_version === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schema_version" }, message: "must have required property 'schema_version'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema31.properties, key0)) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 == "string") {
        if (func2(data0) > 1024) {
          let err2 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters", schema: 1024, parentSchema: schema31.properties.$schema, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.$schema.type, parentSchema: schema31.properties.$schema, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.schema_version !== void 0) {
      let data1 = data.schema_version;
      if (data1 !== 1) {
        let err4 = { instancePath: instancePath + "/schema_version", schemaPath: "#/properties/schema_version/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema31.properties.schema_version, data: data1 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.deployment !== void 0) {
      let data2 = data.deployment;
      if (typeof data2 == "string") {
        if (func2(data2) > 64) {
          let err5 = { instancePath: instancePath + "/deployment", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema33, data: data2 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern4.test(data2)) {
          let err6 = { instancePath: instancePath + "/deployment", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema33, data: data2 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/deployment", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.resource_uri !== void 0) {
      let data3 = data.resource_uri;
      if (typeof data3 == "string") {
        if (func2(data3) > 512) {
          let err8 = { instancePath: instancePath + "/resource_uri", schemaPath: "urn:claimgate:schema:config:v1#/properties/resource_uri/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters", schema: 512, parentSchema: schema49, data: data3 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern6.test(data3)) {
          let err9 = { instancePath: instancePath + "/resource_uri", schemaPath: "urn:claimgate:schema:config:v1#/properties/resource_uri/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9+.-]*:[!-~]+$" }, message: 'must match pattern "^[a-z][a-z0-9+.-]*:[!-~]+$"', schema: "^[a-z][a-z0-9+.-]*:[!-~]+$", parentSchema: schema49, data: data3 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/resource_uri", schemaPath: "urn:claimgate:schema:config:v1#/properties/resource_uri/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.type, parentSchema: schema49, data: data3 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.ledger !== void 0) {
      let data4 = data.ledger;
      if (typeof data4 == "string") {
        if (func2(data4) > 1024) {
          let err11 = { instancePath: instancePath + "/ledger", schemaPath: "urn:claimgate:schema:config:v1#/properties/ledger/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters", schema: 1024, parentSchema: schema50, data: data4 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (!pattern7.test(data4)) {
          let err12 = { instancePath: instancePath + "/ledger", schemaPath: "urn:claimgate:schema:config:v1#/properties/ledger/pattern", keyword: "pattern", params: { pattern: "^sqlite:(?!(?:[^/]*/)*\\.{0,2}(?:/|$))[^\\\\:\\u0000-\\u001f\\u007f]+$" }, message: 'must match pattern "^sqlite:(?!(?:[^/]*/)*\\.{0,2}(?:/|$))[^\\\\:\\u0000-\\u001f\\u007f]+$"', schema: "^sqlite:(?!(?:[^/]*/)*\\.{0,2}(?:/|$))[^\\\\:\\u0000-\\u001f\\u007f]+$", parentSchema: schema50, data: data4 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/ledger", schemaPath: "urn:claimgate:schema:config:v1#/properties/ledger/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema50.type, parentSchema: schema50, data: data4 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.origin !== void 0) {
      let data5 = data.origin;
      if (typeof data5 == "string") {
        if (!pattern19.test(data5)) {
          let err14 = { instancePath: instancePath + "/origin", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_ledger/properties/origin/pattern", keyword: "pattern", params: { pattern: "^[!-*,-~]{1,256}$" }, message: 'must match pattern "^[!-*,-~]{1,256}$"', schema: "^[!-*,-~]{1,256}$", parentSchema: schema60, data: data5 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/origin", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_ledger/properties/origin/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema60.type, parentSchema: schema60, data: data5 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.signers !== void 0) {
      let data6 = data.signers;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        let err16 = { instancePath: instancePath + "/signers", schemaPath: "#/properties/signers/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.signers.type, parentSchema: schema31.properties.signers, data: data6 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 16 || isNaN(data6)) {
          let err17 = { instancePath: instancePath + "/signers", schemaPath: "#/properties/signers/maximum", keyword: "maximum", params: { comparison: "<=", limit: 16 }, message: "must be <= 16", schema: 16, parentSchema: schema31.properties.signers, data: data6 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (data6 < 1 || isNaN(data6)) {
          let err18 = { instancePath: instancePath + "/signers", schemaPath: "#/properties/signers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema31.properties.signers, data: data6 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      }
    }
    if (data.root_keys !== void 0) {
      let data7 = data.root_keys;
      if (Array.isArray(data7)) {
        if (data7.length > 15) {
          let err19 = { instancePath: instancePath + "/root_keys", schemaPath: "#/properties/root_keys/maxItems", keyword: "maxItems", params: { limit: 15 }, message: "must NOT have more than 15 items", schema: 15, parentSchema: schema31.properties.root_keys, data: data7 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        let len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data8 = data7[i0];
          if (typeof data8 == "string") {
            if (func2(data8) > 1024) {
              let err20 = { instancePath: instancePath + "/root_keys/" + i0, schemaPath: "#/properties/root_keys/items/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters", schema: 1024, parentSchema: schema31.properties.root_keys.items, data: data8 };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
            if (func2(data8) < 1) {
              let err21 = { instancePath: instancePath + "/root_keys/" + i0, schemaPath: "#/properties/root_keys/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.root_keys.items, data: data8 };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
          } else {
            let err22 = { instancePath: instancePath + "/root_keys/" + i0, schemaPath: "#/properties/root_keys/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.root_keys.items.type, parentSchema: schema31.properties.root_keys.items, data: data8 };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        }
        let i1 = data7.length, j0;
        if (i1 > 1) {
          let indices0 = {};
          for (; i1--; ) {
            let item0 = data7[i1];
            if (typeof item0 == "string") {
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0];
                let err23 = { instancePath: instancePath + "/root_keys", schemaPath: "#/properties/root_keys/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: !0, parentSchema: schema31.properties.root_keys, data: data7 };
                vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      } else {
        let err24 = { instancePath: instancePath + "/root_keys", schemaPath: "#/properties/root_keys/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.root_keys.type, parentSchema: schema31.properties.root_keys, data: data7 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.ci !== void 0) {
      let data9 = data.ci;
      if (typeof data9 != "string") {
        let err25 = { instancePath: instancePath + "/ci", schemaPath: "#/properties/ci/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.ci.type, parentSchema: schema31.properties.ci, data: data9 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      if (!(data9 === "github" || data9 === "gitlab" || data9 === "none")) {
        let err26 = { instancePath: instancePath + "/ci", schemaPath: "#/properties/ci/enum", keyword: "enum", params: { allowedValues: schema31.properties.ci.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.ci.enum, parentSchema: schema31.properties.ci, data: data9 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
  } else {
    let err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
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
