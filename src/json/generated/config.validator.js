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
var document = validate20, schema31 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:config:v1", title: "Config", description: "claimgate.config.json: settings of one repository. Flags win over the environment, the environment over this file.", type: "object", additionalProperties: !1, required: ["schema_version"], properties: { $schema: { type: "string", maxLength: 1024, description: "Where an editor finds the schema; not read by claimgate." }, schema_version: { const: 1 }, format: { type: "string", enum: ["text", "json"], description: "What goes to standard output." }, stray_claims: { title: "StrayClaims", type: "object", additionalProperties: !1, properties: { ignore: { type: "array", maxItems: 256, uniqueItems: !0, items: { type: "string", minLength: 1, maxLength: 1024 }, description: "Globs of files that only look like a public claims file, such as test data." } } }, deployment: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, resource_uri: { type: "string", maxLength: 512, pattern: "^[a-z][a-z0-9+.-]*:[!-~]+$", description: "what is released, as a URI such as pkg:npm/name; its version is added" } } }, schema33 = { title: "Slug", type: "string", maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters" }, func1 = require_ucs2length().default, pattern4 = new RegExp("^[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u"), pattern5 = new RegExp("^[a-z][a-z0-9+.-]*:[!-~]+$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema_version === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schema_version" }, message: "must have required property 'schema_version'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "$schema" || key0 === "schema_version" || key0 === "format" || key0 === "stray_claims" || key0 === "deployment" || key0 === "resource_uri")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 == "string") {
        if (func1(data0) > 1024) {
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
    if (data.format !== void 0) {
      let data2 = data.format;
      if (typeof data2 != "string") {
        let err5 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.format.type, parentSchema: schema31.properties.format, data: data2 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (!(data2 === "text" || data2 === "json")) {
        let err6 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/enum", keyword: "enum", params: { allowedValues: schema31.properties.format.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.format.enum, parentSchema: schema31.properties.format, data: data2 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.stray_claims !== void 0) {
      let data3 = data.stray_claims;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        for (let key1 in data3)
          if (key1 !== "ignore") {
            let err7 = { instancePath: instancePath + "/stray_claims", schemaPath: "#/properties/stray_claims/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31.properties.stray_claims, data: data3 };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        if (data3.ignore !== void 0) {
          let data4 = data3.ignore;
          if (Array.isArray(data4)) {
            if (data4.length > 256) {
              let err8 = { instancePath: instancePath + "/stray_claims/ignore", schemaPath: "#/properties/stray_claims/properties/ignore/maxItems", keyword: "maxItems", params: { limit: 256 }, message: "must NOT have more than 256 items", schema: 256, parentSchema: schema31.properties.stray_claims.properties.ignore, data: data4 };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            let len0 = data4.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data5 = data4[i0];
              if (typeof data5 == "string") {
                if (func1(data5) > 1024) {
                  let err9 = { instancePath: instancePath + "/stray_claims/ignore/" + i0, schemaPath: "#/properties/stray_claims/properties/ignore/items/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters", schema: 1024, parentSchema: schema31.properties.stray_claims.properties.ignore.items, data: data5 };
                  vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                }
                if (func1(data5) < 1) {
                  let err10 = { instancePath: instancePath + "/stray_claims/ignore/" + i0, schemaPath: "#/properties/stray_claims/properties/ignore/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.stray_claims.properties.ignore.items, data: data5 };
                  vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                }
              } else {
                let err11 = { instancePath: instancePath + "/stray_claims/ignore/" + i0, schemaPath: "#/properties/stray_claims/properties/ignore/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.stray_claims.properties.ignore.items.type, parentSchema: schema31.properties.stray_claims.properties.ignore.items, data: data5 };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
              }
            }
            let i1 = data4.length, j0;
            if (i1 > 1) {
              let indices0 = {};
              for (; i1--; ) {
                let item0 = data4[i1];
                if (typeof item0 == "string") {
                  if (typeof indices0[item0] == "number") {
                    j0 = indices0[item0];
                    let err12 = { instancePath: instancePath + "/stray_claims/ignore", schemaPath: "#/properties/stray_claims/properties/ignore/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: !0, parentSchema: schema31.properties.stray_claims.properties.ignore, data: data4 };
                    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                    break;
                  }
                  indices0[item0] = i1;
                }
              }
            }
          } else {
            let err13 = { instancePath: instancePath + "/stray_claims/ignore", schemaPath: "#/properties/stray_claims/properties/ignore/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.stray_claims.properties.ignore.type, parentSchema: schema31.properties.stray_claims.properties.ignore, data: data4 };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        }
      } else {
        let err14 = { instancePath: instancePath + "/stray_claims", schemaPath: "#/properties/stray_claims/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.stray_claims.type, parentSchema: schema31.properties.stray_claims, data: data3 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.deployment !== void 0) {
      let data6 = data.deployment;
      if (typeof data6 == "string") {
        if (func1(data6) > 64) {
          let err15 = { instancePath: instancePath + "/deployment", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema33, data: data6 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (!pattern4.test(data6)) {
          let err16 = { instancePath: instancePath + "/deployment", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema33, data: data6 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/deployment", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data6 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.resource_uri !== void 0) {
      let data7 = data.resource_uri;
      if (typeof data7 == "string") {
        if (func1(data7) > 512) {
          let err18 = { instancePath: instancePath + "/resource_uri", schemaPath: "#/properties/resource_uri/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters", schema: 512, parentSchema: schema31.properties.resource_uri, data: data7 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (!pattern5.test(data7)) {
          let err19 = { instancePath: instancePath + "/resource_uri", schemaPath: "#/properties/resource_uri/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9+.-]*:[!-~]+$" }, message: 'must match pattern "^[a-z][a-z0-9+.-]*:[!-~]+$"', schema: "^[a-z][a-z0-9+.-]*:[!-~]+$", parentSchema: schema31.properties.resource_uri, data: data7 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/resource_uri", schemaPath: "#/properties/resource_uri/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.resource_uri.type, parentSchema: schema31.properties.resource_uri, data: data7 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
  } else {
    let err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
  }
  return validate20.errors = vErrors, errors === 0;
}
validate20.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
export {
  document
};
