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
var document = bounded(validate20), schema31 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:config:v1", title: "Config", description: "claimgate.config.json: settings of one repository. Flags win over the environment, the environment over this file.", type: "object", additionalProperties: !1, required: ["schema_version"], properties: { $schema: { type: "string", maxLength: 1024, description: "Where an editor finds the schema; not read by claimgate." }, schema_version: { const: 1 }, format: { type: "string", enum: ["text", "json", "sarif", "junit", "github", "markdown", "ics", "openmetrics", "code-quality", "html"], description: "What goes to standard output." }, stray_claims: { title: "StrayClaims", type: "object", additionalProperties: !1, properties: { ignore: { type: "array", maxItems: 256, uniqueItems: !0, items: { type: "string", minLength: 1, maxLength: 1024 }, description: "Globs of files that only look like a public claims file, such as test data." } } }, deployment: { $ref: "#/$defs/config_slug" }, resource_uri: { type: "string", maxLength: 512, pattern: "^[a-z][a-z0-9+.-]*:[!-~]+$", description: "what is released, as a URI such as pkg:npm/name; its version is added" }, ledger: { type: "string", maxLength: 1024, pattern: "^sqlite:(?!(?:[^/]*/)*\\.{0,2}(?:/|$))[^\\\\:\\u0000-\\u001f\\u007f]+$", description: "The ledger, as sqlite:PATH from the folder of this file. The address of a database holds a password, so it comes from CLAIMGATE_LEDGER only." }, facts: { $ref: "#/$defs/path", description: "The runtime facts of the hosting service, for ledger export." }, projection: { $ref: "#/$defs/path", description: "The folder that ledger export writes the projection and its statement to, and that the gate reads them from." }, keys: { $ref: "#/$defs/path", description: "The folder of the private keys that are used here. Git must ignore it." }, surfaces: { title: "Surfaces", description: "Documents that may say what is claimed, and how.", type: "object", additionalProperties: !1, required: ["blocks"], properties: { blocks: { type: "array", minItems: 1, maxItems: 64, items: { $ref: "#/$defs/surface_block" }, description: "Documents that hold a block of claims; the first row that names a document counts." }, scan: { type: "array", maxItems: 256, uniqueItems: !0, items: { $ref: "#/$defs/glob" }, description: "Further documents that may advertise nothing outside of blocks." }, ignore: { type: "array", maxItems: 256, uniqueItems: !0, items: { $ref: "#/$defs/glob" }, description: "Documents that are left out of all of this." }, providers: { type: "array", maxItems: 256, items: { $ref: "#/$defs/advertised_provider" }, description: "How documents call providers; the providers of the claims are known by their slugs anyway." }, words: { type: "array", maxItems: 256, uniqueItems: !0, items: { $ref: "#/$defs/phrase" }, description: "Words of claiming beside those that claimgate knows." }, allow: { type: "array", maxItems: 256, items: { $ref: "#/$defs/surface_allowance" }, description: "Phrases that may stand outside of blocks." } } } }, $defs: { config_slug: { type: "string", maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters" }, path: { type: "string", maxLength: 1024, pattern: "^(?!(?:[^/]*/)*\\.{0,2}(?:/|$))[^\\\\:\\u0000-\\u001f\\u007f]+$" }, glob: { type: "string", minLength: 1, maxLength: 1024 }, phrase: { type: "string", minLength: 1, maxLength: 256, pattern: "[\\p{L}\\p{N}]" }, surface_block: { title: "SurfaceBlock", type: "object", additionalProperties: !1, required: ["documents", "template"], properties: { documents: { type: "array", minItems: 1, maxItems: 256, uniqueItems: !0, items: { $ref: "#/$defs/glob" } }, template: { title: "SurfaceTemplate", type: "string", enum: ["list", "table", "sentence"] } } }, advertised_provider: { title: "AdvertisedProvider", type: "object", additionalProperties: !1, required: ["slug", "names"], properties: { slug: { $ref: "#/$defs/config_slug" }, names: { type: "array", minItems: 1, maxItems: 64, uniqueItems: !0, description: "The first is the one that blocks show.", items: { type: "string", maxLength: 64, pattern: "^[\\p{L}\\p{N}]+(?:[ .'+/-][\\p{L}\\p{N}]+)*$" } } } }, surface_allowance: { title: "SurfaceAllowance", type: "object", additionalProperties: !1, required: ["text", "reason"], properties: { text: { $ref: "#/$defs/phrase" }, reason: { type: "string", minLength: 8, maxLength: 1024, description: "For the people who review this." }, documents: { type: "array", minItems: 1, maxItems: 256, uniqueItems: !0, items: { $ref: "#/$defs/glob" }, description: "Only there; by default everywhere." } } } } }, schema32 = { type: "string", maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters" }, schema33 = { type: "string", maxLength: 1024, pattern: "^(?!(?:[^/]*/)*\\.{0,2}(?:/|$))[^\\\\:\\u0000-\\u001f\\u007f]+$" }, schema37 = { type: "string", minLength: 1, maxLength: 1024 }, schema42 = { type: "string", minLength: 1, maxLength: 256, pattern: "[\\p{L}\\p{N}]" }, func1 = Object.prototype.hasOwnProperty, func2 = require_ucs2length().default, func0 = require_equal().default, pattern4 = new RegExp("^[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u"), pattern5 = new RegExp("^[a-z][a-z0-9+.-]*:[!-~]+$", "u"), pattern6 = new RegExp("^sqlite:(?!(?:[^/]*/)*\\.{0,2}(?:/|$))[^\\\\:\\u0000-\\u001f\\u007f]+$", "u"), pattern7 = new RegExp("^(?!(?:[^/]*/)*\\.{0,2}(?:/|$))[^\\\\:\\u0000-\\u001f\\u007f]+$", "u"), pattern12 = new RegExp("[\\p{L}\\p{N}]", "u"), schema36 = { title: "SurfaceBlock", type: "object", additionalProperties: !1, required: ["documents", "template"], properties: { documents: { type: "array", minItems: 1, maxItems: 256, uniqueItems: !0, items: { $ref: "#/$defs/glob" } }, template: { title: "SurfaceTemplate", type: "string", enum: ["list", "table", "sentence"] } } };
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate21.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.documents === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "documents" }, message: "must have required property 'documents'", schema: schema36.required, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.template === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "template" }, message: "must have required property 'template'", schema: schema36.required, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "documents" || key0 === "template")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema36, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.documents !== void 0) {
      let data0 = data.documents;
      if (Array.isArray(data0)) {
        if (data0.length > 256) {
          let err3 = { instancePath: instancePath + "/documents", schemaPath: "#/properties/documents/maxItems", keyword: "maxItems", params: { limit: 256 }, message: "must NOT have more than 256 items", schema: 256, parentSchema: schema36.properties.documents, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0.length < 1) {
          let err4 = { instancePath: instancePath + "/documents", schemaPath: "#/properties/documents/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema36.properties.documents, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 == "string") {
            if (func2(data1) > 1024) {
              let err5 = { instancePath: instancePath + "/documents/" + i0, schemaPath: "#/$defs/glob/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters", schema: 1024, parentSchema: schema37, data: data1 };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
            if (func2(data1) < 1) {
              let err6 = { instancePath: instancePath + "/documents/" + i0, schemaPath: "#/$defs/glob/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema37, data: data1 };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
          } else {
            let err7 = { instancePath: instancePath + "/documents/" + i0, schemaPath: "#/$defs/glob/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data1 };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        }
        let i1 = data0.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data0[i1], data0[j0])) {
                  let err8 = { instancePath: instancePath + "/documents", schemaPath: "#/properties/documents/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: !0, parentSchema: schema36.properties.documents, data: data0 };
                  vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                  break outer0;
                }
        }
      } else {
        let err9 = { instancePath: instancePath + "/documents", schemaPath: "#/properties/documents/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema36.properties.documents.type, parentSchema: schema36.properties.documents, data: data0 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.template !== void 0) {
      let data2 = data.template;
      if (typeof data2 != "string") {
        let err10 = { instancePath: instancePath + "/template", schemaPath: "#/properties/template/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.properties.template.type, parentSchema: schema36.properties.template, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (!(data2 === "list" || data2 === "table" || data2 === "sentence")) {
        let err11 = { instancePath: instancePath + "/template", schemaPath: "#/properties/template/enum", keyword: "enum", params: { allowedValues: schema36.properties.template.enum }, message: "must be equal to one of the allowed values", schema: schema36.properties.template.enum, parentSchema: schema36.properties.template, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema36.type, parentSchema: schema36, data };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
validate21.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema40 = { title: "AdvertisedProvider", type: "object", additionalProperties: !1, required: ["slug", "names"], properties: { slug: { $ref: "#/$defs/config_slug" }, names: { type: "array", minItems: 1, maxItems: 64, uniqueItems: !0, description: "The first is the one that blocks show.", items: { type: "string", maxLength: 64, pattern: "^[\\p{L}\\p{N}]+(?:[ .'+/-][\\p{L}\\p{N}]+)*$" } } } }, pattern11 = new RegExp("^[\\p{L}\\p{N}]+(?:[ .'+/-][\\p{L}\\p{N}]+)*$", "u");
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate23.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.slug === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "slug" }, message: "must have required property 'slug'", schema: schema40.required, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.names === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "names" }, message: "must have required property 'names'", schema: schema40.required, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "slug" || key0 === "names")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema40, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.slug !== void 0) {
      let data0 = data.slug;
      if (typeof data0 == "string") {
        if (func2(data0) > 64) {
          let err3 = { instancePath: instancePath + "/slug", schemaPath: "#/$defs/config_slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema32, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (!pattern4.test(data0)) {
          let err4 = { instancePath: instancePath + "/slug", schemaPath: "#/$defs/config_slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema32, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/slug", schemaPath: "#/$defs/config_slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.type, parentSchema: schema32, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.names !== void 0) {
      let data1 = data.names;
      if (Array.isArray(data1)) {
        if (data1.length > 64) {
          let err6 = { instancePath: instancePath + "/names", schemaPath: "#/properties/names/maxItems", keyword: "maxItems", params: { limit: 64 }, message: "must NOT have more than 64 items", schema: 64, parentSchema: schema40.properties.names, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data1.length < 1) {
          let err7 = { instancePath: instancePath + "/names", schemaPath: "#/properties/names/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema40.properties.names, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 == "string") {
            if (func2(data2) > 64) {
              let err8 = { instancePath: instancePath + "/names/" + i0, schemaPath: "#/properties/names/items/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema40.properties.names.items, data: data2 };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            if (!pattern11.test(data2)) {
              let err9 = { instancePath: instancePath + "/names/" + i0, schemaPath: "#/properties/names/items/pattern", keyword: "pattern", params: { pattern: "^[\\p{L}\\p{N}]+(?:[ .'+/-][\\p{L}\\p{N}]+)*$" }, message: `must match pattern "^[\\p{L}\\p{N}]+(?:[ .'+/-][\\p{L}\\p{N}]+)*$"`, schema: "^[\\p{L}\\p{N}]+(?:[ .'+/-][\\p{L}\\p{N}]+)*$", parentSchema: schema40.properties.names.items, data: data2 };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
          } else {
            let err10 = { instancePath: instancePath + "/names/" + i0, schemaPath: "#/properties/names/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.names.items.type, parentSchema: schema40.properties.names.items, data: data2 };
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
                let err11 = { instancePath: instancePath + "/names", schemaPath: "#/properties/names/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: !0, parentSchema: schema40.properties.names, data: data1 };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      } else {
        let err12 = { instancePath: instancePath + "/names", schemaPath: "#/properties/names/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema40.properties.names.type, parentSchema: schema40.properties.names, data: data1 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema40.type, parentSchema: schema40, data };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate23.errors = vErrors, errors === 0;
}
validate23.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema43 = { title: "SurfaceAllowance", type: "object", additionalProperties: !1, required: ["text", "reason"], properties: { text: { $ref: "#/$defs/phrase" }, reason: { type: "string", minLength: 8, maxLength: 1024, description: "For the people who review this." }, documents: { type: "array", minItems: 1, maxItems: 256, uniqueItems: !0, items: { $ref: "#/$defs/glob" }, description: "Only there; by default everywhere." } } };
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate25.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.text === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'", schema: schema43.required, parentSchema: schema43, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.reason === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'", schema: schema43.required, parentSchema: schema43, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "text" || key0 === "reason" || key0 === "documents")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema43, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.text !== void 0) {
      let data0 = data.text;
      if (typeof data0 == "string") {
        if (func2(data0) > 256) {
          let err3 = { instancePath: instancePath + "/text", schemaPath: "#/$defs/phrase/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters", schema: 256, parentSchema: schema42, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func2(data0) < 1) {
          let err4 = { instancePath: instancePath + "/text", schemaPath: "#/$defs/phrase/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema42, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!pattern12.test(data0)) {
          let err5 = { instancePath: instancePath + "/text", schemaPath: "#/$defs/phrase/pattern", keyword: "pattern", params: { pattern: "[\\p{L}\\p{N}]" }, message: 'must match pattern "[\\p{L}\\p{N}]"', schema: "[\\p{L}\\p{N}]", parentSchema: schema42, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/text", schemaPath: "#/$defs/phrase/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema42.type, parentSchema: schema42, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.reason !== void 0) {
      let data1 = data.reason;
      if (typeof data1 == "string") {
        if (func2(data1) > 1024) {
          let err7 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters", schema: 1024, parentSchema: schema43.properties.reason, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (func2(data1) < 8) {
          let err8 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/minLength", keyword: "minLength", params: { limit: 8 }, message: "must NOT have fewer than 8 characters", schema: 8, parentSchema: schema43.properties.reason, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema43.properties.reason.type, parentSchema: schema43.properties.reason, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.documents !== void 0) {
      let data2 = data.documents;
      if (Array.isArray(data2)) {
        if (data2.length > 256) {
          let err10 = { instancePath: instancePath + "/documents", schemaPath: "#/properties/documents/maxItems", keyword: "maxItems", params: { limit: 256 }, message: "must NOT have more than 256 items", schema: 256, parentSchema: schema43.properties.documents, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data2.length < 1) {
          let err11 = { instancePath: instancePath + "/documents", schemaPath: "#/properties/documents/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema43.properties.documents, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (typeof data3 == "string") {
            if (func2(data3) > 1024) {
              let err12 = { instancePath: instancePath + "/documents/" + i0, schemaPath: "#/$defs/glob/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters", schema: 1024, parentSchema: schema37, data: data3 };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
            if (func2(data3) < 1) {
              let err13 = { instancePath: instancePath + "/documents/" + i0, schemaPath: "#/$defs/glob/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema37, data: data3 };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
          } else {
            let err14 = { instancePath: instancePath + "/documents/" + i0, schemaPath: "#/$defs/glob/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data3 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        }
        let i1 = data2.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data2[i1], data2[j0])) {
                  let err15 = { instancePath: instancePath + "/documents", schemaPath: "#/properties/documents/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: !0, parentSchema: schema43.properties.documents, data: data2 };
                  vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                  break outer0;
                }
        }
      } else {
        let err16 = { instancePath: instancePath + "/documents", schemaPath: "#/properties/documents/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema43.properties.documents.type, parentSchema: schema43.properties.documents, data: data2 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema43.type, parentSchema: schema43, data };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate25.errors = vErrors, errors === 0;
}
validate25.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
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
    if (data.format !== void 0) {
      let data2 = data.format;
      if (typeof data2 != "string") {
        let err5 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.format.type, parentSchema: schema31.properties.format, data: data2 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (!(data2 === "text" || data2 === "json" || data2 === "sarif" || data2 === "junit" || data2 === "github" || data2 === "markdown" || data2 === "ics" || data2 === "openmetrics" || data2 === "code-quality" || data2 === "html")) {
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
                if (func2(data5) > 1024) {
                  let err9 = { instancePath: instancePath + "/stray_claims/ignore/" + i0, schemaPath: "#/properties/stray_claims/properties/ignore/items/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters", schema: 1024, parentSchema: schema31.properties.stray_claims.properties.ignore.items, data: data5 };
                  vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                }
                if (func2(data5) < 1) {
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
        if (func2(data6) > 64) {
          let err15 = { instancePath: instancePath + "/deployment", schemaPath: "#/$defs/config_slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema32, data: data6 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (!pattern4.test(data6)) {
          let err16 = { instancePath: instancePath + "/deployment", schemaPath: "#/$defs/config_slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema32, data: data6 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/deployment", schemaPath: "#/$defs/config_slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.type, parentSchema: schema32, data: data6 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.resource_uri !== void 0) {
      let data7 = data.resource_uri;
      if (typeof data7 == "string") {
        if (func2(data7) > 512) {
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
    if (data.ledger !== void 0) {
      let data8 = data.ledger;
      if (typeof data8 == "string") {
        if (func2(data8) > 1024) {
          let err21 = { instancePath: instancePath + "/ledger", schemaPath: "#/properties/ledger/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters", schema: 1024, parentSchema: schema31.properties.ledger, data: data8 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (!pattern6.test(data8)) {
          let err22 = { instancePath: instancePath + "/ledger", schemaPath: "#/properties/ledger/pattern", keyword: "pattern", params: { pattern: "^sqlite:(?!(?:[^/]*/)*\\.{0,2}(?:/|$))[^\\\\:\\u0000-\\u001f\\u007f]+$" }, message: 'must match pattern "^sqlite:(?!(?:[^/]*/)*\\.{0,2}(?:/|$))[^\\\\:\\u0000-\\u001f\\u007f]+$"', schema: "^sqlite:(?!(?:[^/]*/)*\\.{0,2}(?:/|$))[^\\\\:\\u0000-\\u001f\\u007f]+$", parentSchema: schema31.properties.ledger, data: data8 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      } else {
        let err23 = { instancePath: instancePath + "/ledger", schemaPath: "#/properties/ledger/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.ledger.type, parentSchema: schema31.properties.ledger, data: data8 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.facts !== void 0) {
      let data9 = data.facts;
      if (typeof data9 == "string") {
        if (func2(data9) > 1024) {
          let err24 = { instancePath: instancePath + "/facts", schemaPath: "#/$defs/path/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters", schema: 1024, parentSchema: schema33, data: data9 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (!pattern7.test(data9)) {
          let err25 = { instancePath: instancePath + "/facts", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!(?:[^/]*/)*\\.{0,2}(?:/|$))[^\\\\:\\u0000-\\u001f\\u007f]+$" }, message: 'must match pattern "^(?!(?:[^/]*/)*\\.{0,2}(?:/|$))[^\\\\:\\u0000-\\u001f\\u007f]+$"', schema: "^(?!(?:[^/]*/)*\\.{0,2}(?:/|$))[^\\\\:\\u0000-\\u001f\\u007f]+$", parentSchema: schema33, data: data9 };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      } else {
        let err26 = { instancePath: instancePath + "/facts", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data9 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.projection !== void 0) {
      let data10 = data.projection;
      if (typeof data10 == "string") {
        if (func2(data10) > 1024) {
          let err27 = { instancePath: instancePath + "/projection", schemaPath: "#/$defs/path/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters", schema: 1024, parentSchema: schema33, data: data10 };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        if (!pattern7.test(data10)) {
          let err28 = { instancePath: instancePath + "/projection", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!(?:[^/]*/)*\\.{0,2}(?:/|$))[^\\\\:\\u0000-\\u001f\\u007f]+$" }, message: 'must match pattern "^(?!(?:[^/]*/)*\\.{0,2}(?:/|$))[^\\\\:\\u0000-\\u001f\\u007f]+$"', schema: "^(?!(?:[^/]*/)*\\.{0,2}(?:/|$))[^\\\\:\\u0000-\\u001f\\u007f]+$", parentSchema: schema33, data: data10 };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
      } else {
        let err29 = { instancePath: instancePath + "/projection", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data10 };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.keys !== void 0) {
      let data11 = data.keys;
      if (typeof data11 == "string") {
        if (func2(data11) > 1024) {
          let err30 = { instancePath: instancePath + "/keys", schemaPath: "#/$defs/path/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters", schema: 1024, parentSchema: schema33, data: data11 };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
        if (!pattern7.test(data11)) {
          let err31 = { instancePath: instancePath + "/keys", schemaPath: "#/$defs/path/pattern", keyword: "pattern", params: { pattern: "^(?!(?:[^/]*/)*\\.{0,2}(?:/|$))[^\\\\:\\u0000-\\u001f\\u007f]+$" }, message: 'must match pattern "^(?!(?:[^/]*/)*\\.{0,2}(?:/|$))[^\\\\:\\u0000-\\u001f\\u007f]+$"', schema: "^(?!(?:[^/]*/)*\\.{0,2}(?:/|$))[^\\\\:\\u0000-\\u001f\\u007f]+$", parentSchema: schema33, data: data11 };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
      } else {
        let err32 = { instancePath: instancePath + "/keys", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data11 };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.surfaces !== void 0) {
      let data12 = data.surfaces;
      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
        if (data12.blocks === void 0) {
          let err33 = { instancePath: instancePath + "/surfaces", schemaPath: "#/properties/surfaces/required", keyword: "required", params: { missingProperty: "blocks" }, message: "must have required property 'blocks'", schema: schema31.properties.surfaces.required, parentSchema: schema31.properties.surfaces, data: data12 };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
        for (let key2 in data12)
          if (!(key2 === "blocks" || key2 === "scan" || key2 === "ignore" || key2 === "providers" || key2 === "words" || key2 === "allow")) {
            let err34 = { instancePath: instancePath + "/surfaces", schemaPath: "#/properties/surfaces/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31.properties.surfaces, data: data12 };
            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
          }
        if (data12.blocks !== void 0) {
          let data13 = data12.blocks;
          if (Array.isArray(data13)) {
            if (data13.length > 64) {
              let err35 = { instancePath: instancePath + "/surfaces/blocks", schemaPath: "#/properties/surfaces/properties/blocks/maxItems", keyword: "maxItems", params: { limit: 64 }, message: "must NOT have more than 64 items", schema: 64, parentSchema: schema31.properties.surfaces.properties.blocks, data: data13 };
              vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
            }
            if (data13.length < 1) {
              let err36 = { instancePath: instancePath + "/surfaces/blocks", schemaPath: "#/properties/surfaces/properties/blocks/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema31.properties.surfaces.properties.blocks, data: data13 };
              vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
            }
            let len1 = data13.length;
            for (let i2 = 0; i2 < len1; i2++)
              validate21(data13[i2], { instancePath: instancePath + "/surfaces/blocks/" + i2, parentData: data13, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate21.errors : appended(vErrors, validate21.errors), errors = vErrors.length);
          } else {
            let err37 = { instancePath: instancePath + "/surfaces/blocks", schemaPath: "#/properties/surfaces/properties/blocks/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.surfaces.properties.blocks.type, parentSchema: schema31.properties.surfaces.properties.blocks, data: data13 };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
        }
        if (data12.scan !== void 0) {
          let data15 = data12.scan;
          if (Array.isArray(data15)) {
            if (data15.length > 256) {
              let err38 = { instancePath: instancePath + "/surfaces/scan", schemaPath: "#/properties/surfaces/properties/scan/maxItems", keyword: "maxItems", params: { limit: 256 }, message: "must NOT have more than 256 items", schema: 256, parentSchema: schema31.properties.surfaces.properties.scan, data: data15 };
              vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
            }
            let len2 = data15.length;
            for (let i3 = 0; i3 < len2; i3++) {
              let data16 = data15[i3];
              if (typeof data16 == "string") {
                if (func2(data16) > 1024) {
                  let err39 = { instancePath: instancePath + "/surfaces/scan/" + i3, schemaPath: "#/$defs/glob/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters", schema: 1024, parentSchema: schema37, data: data16 };
                  vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                }
                if (func2(data16) < 1) {
                  let err40 = { instancePath: instancePath + "/surfaces/scan/" + i3, schemaPath: "#/$defs/glob/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema37, data: data16 };
                  vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                }
              } else {
                let err41 = { instancePath: instancePath + "/surfaces/scan/" + i3, schemaPath: "#/$defs/glob/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data16 };
                vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
              }
            }
            let i4 = data15.length, j1;
            if (i4 > 1) {
              outer0:
                for (; i4--; )
                  for (j1 = i4; j1--; )
                    if (func0(data15[i4], data15[j1])) {
                      let err42 = { instancePath: instancePath + "/surfaces/scan", schemaPath: "#/properties/surfaces/properties/scan/uniqueItems", keyword: "uniqueItems", params: { i: i4, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i4 + " are identical)", schema: !0, parentSchema: schema31.properties.surfaces.properties.scan, data: data15 };
                      vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                      break outer0;
                    }
            }
          } else {
            let err43 = { instancePath: instancePath + "/surfaces/scan", schemaPath: "#/properties/surfaces/properties/scan/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.surfaces.properties.scan.type, parentSchema: schema31.properties.surfaces.properties.scan, data: data15 };
            vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
          }
        }
        if (data12.ignore !== void 0) {
          let data17 = data12.ignore;
          if (Array.isArray(data17)) {
            if (data17.length > 256) {
              let err44 = { instancePath: instancePath + "/surfaces/ignore", schemaPath: "#/properties/surfaces/properties/ignore/maxItems", keyword: "maxItems", params: { limit: 256 }, message: "must NOT have more than 256 items", schema: 256, parentSchema: schema31.properties.surfaces.properties.ignore, data: data17 };
              vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
            }
            let len3 = data17.length;
            for (let i5 = 0; i5 < len3; i5++) {
              let data18 = data17[i5];
              if (typeof data18 == "string") {
                if (func2(data18) > 1024) {
                  let err45 = { instancePath: instancePath + "/surfaces/ignore/" + i5, schemaPath: "#/$defs/glob/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters", schema: 1024, parentSchema: schema37, data: data18 };
                  vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
                }
                if (func2(data18) < 1) {
                  let err46 = { instancePath: instancePath + "/surfaces/ignore/" + i5, schemaPath: "#/$defs/glob/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema37, data: data18 };
                  vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                }
              } else {
                let err47 = { instancePath: instancePath + "/surfaces/ignore/" + i5, schemaPath: "#/$defs/glob/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data18 };
                vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
              }
            }
            let i6 = data17.length, j2;
            if (i6 > 1) {
              outer1:
                for (; i6--; )
                  for (j2 = i6; j2--; )
                    if (func0(data17[i6], data17[j2])) {
                      let err48 = { instancePath: instancePath + "/surfaces/ignore", schemaPath: "#/properties/surfaces/properties/ignore/uniqueItems", keyword: "uniqueItems", params: { i: i6, j: j2 }, message: "must NOT have duplicate items (items ## " + j2 + " and " + i6 + " are identical)", schema: !0, parentSchema: schema31.properties.surfaces.properties.ignore, data: data17 };
                      vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
                      break outer1;
                    }
            }
          } else {
            let err49 = { instancePath: instancePath + "/surfaces/ignore", schemaPath: "#/properties/surfaces/properties/ignore/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.surfaces.properties.ignore.type, parentSchema: schema31.properties.surfaces.properties.ignore, data: data17 };
            vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
          }
        }
        if (data12.providers !== void 0) {
          let data19 = data12.providers;
          if (Array.isArray(data19)) {
            if (data19.length > 256) {
              let err50 = { instancePath: instancePath + "/surfaces/providers", schemaPath: "#/properties/surfaces/properties/providers/maxItems", keyword: "maxItems", params: { limit: 256 }, message: "must NOT have more than 256 items", schema: 256, parentSchema: schema31.properties.surfaces.properties.providers, data: data19 };
              vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
            }
            let len4 = data19.length;
            for (let i7 = 0; i7 < len4; i7++)
              validate23(data19[i7], { instancePath: instancePath + "/surfaces/providers/" + i7, parentData: data19, parentDataProperty: i7, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate23.errors : appended(vErrors, validate23.errors), errors = vErrors.length);
          } else {
            let err51 = { instancePath: instancePath + "/surfaces/providers", schemaPath: "#/properties/surfaces/properties/providers/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.surfaces.properties.providers.type, parentSchema: schema31.properties.surfaces.properties.providers, data: data19 };
            vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
          }
        }
        if (data12.words !== void 0) {
          let data21 = data12.words;
          if (Array.isArray(data21)) {
            if (data21.length > 256) {
              let err52 = { instancePath: instancePath + "/surfaces/words", schemaPath: "#/properties/surfaces/properties/words/maxItems", keyword: "maxItems", params: { limit: 256 }, message: "must NOT have more than 256 items", schema: 256, parentSchema: schema31.properties.surfaces.properties.words, data: data21 };
              vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
            }
            let len5 = data21.length;
            for (let i8 = 0; i8 < len5; i8++) {
              let data22 = data21[i8];
              if (typeof data22 == "string") {
                if (func2(data22) > 256) {
                  let err53 = { instancePath: instancePath + "/surfaces/words/" + i8, schemaPath: "#/$defs/phrase/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters", schema: 256, parentSchema: schema42, data: data22 };
                  vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
                }
                if (func2(data22) < 1) {
                  let err54 = { instancePath: instancePath + "/surfaces/words/" + i8, schemaPath: "#/$defs/phrase/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema42, data: data22 };
                  vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
                }
                if (!pattern12.test(data22)) {
                  let err55 = { instancePath: instancePath + "/surfaces/words/" + i8, schemaPath: "#/$defs/phrase/pattern", keyword: "pattern", params: { pattern: "[\\p{L}\\p{N}]" }, message: 'must match pattern "[\\p{L}\\p{N}]"', schema: "[\\p{L}\\p{N}]", parentSchema: schema42, data: data22 };
                  vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
                }
              } else {
                let err56 = { instancePath: instancePath + "/surfaces/words/" + i8, schemaPath: "#/$defs/phrase/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema42.type, parentSchema: schema42, data: data22 };
                vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
              }
            }
            let i9 = data21.length, j3;
            if (i9 > 1) {
              outer2:
                for (; i9--; )
                  for (j3 = i9; j3--; )
                    if (func0(data21[i9], data21[j3])) {
                      let err57 = { instancePath: instancePath + "/surfaces/words", schemaPath: "#/properties/surfaces/properties/words/uniqueItems", keyword: "uniqueItems", params: { i: i9, j: j3 }, message: "must NOT have duplicate items (items ## " + j3 + " and " + i9 + " are identical)", schema: !0, parentSchema: schema31.properties.surfaces.properties.words, data: data21 };
                      vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
                      break outer2;
                    }
            }
          } else {
            let err58 = { instancePath: instancePath + "/surfaces/words", schemaPath: "#/properties/surfaces/properties/words/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.surfaces.properties.words.type, parentSchema: schema31.properties.surfaces.properties.words, data: data21 };
            vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
          }
        }
        if (data12.allow !== void 0) {
          let data23 = data12.allow;
          if (Array.isArray(data23)) {
            if (data23.length > 256) {
              let err59 = { instancePath: instancePath + "/surfaces/allow", schemaPath: "#/properties/surfaces/properties/allow/maxItems", keyword: "maxItems", params: { limit: 256 }, message: "must NOT have more than 256 items", schema: 256, parentSchema: schema31.properties.surfaces.properties.allow, data: data23 };
              vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
            }
            let len6 = data23.length;
            for (let i10 = 0; i10 < len6; i10++)
              validate25(data23[i10], { instancePath: instancePath + "/surfaces/allow/" + i10, parentData: data23, parentDataProperty: i10, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate25.errors : appended(vErrors, validate25.errors), errors = vErrors.length);
          } else {
            let err60 = { instancePath: instancePath + "/surfaces/allow", schemaPath: "#/properties/surfaces/properties/allow/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.surfaces.properties.allow.type, parentSchema: schema31.properties.surfaces.properties.allow, data: data23 };
            vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
          }
        }
      } else {
        let err61 = { instancePath: instancePath + "/surfaces", schemaPath: "#/properties/surfaces/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.surfaces.type, parentSchema: schema31.properties.surfaces, data: data12 };
        vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
      }
    }
  } else {
    let err62 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
  }
  return validate20.errors = vErrors, errors === 0;
}
validate20.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
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
