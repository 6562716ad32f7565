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
var document = bounded(validate52), schema19 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:config:v1", title: "Config", description: "claimgate.config.json: settings of one repository. Flags win over the environment, the environment over this file.", type: "object", additionalProperties: !1, required: ["schema_version"], properties: { $schema: { type: "string", maxLength: 1024, description: "Where an editor finds the schema; not read by claimgate." }, schema_version: { const: 1 }, format: { type: "string", enum: ["text", "json", "sarif", "junit", "github", "markdown", "ics", "openmetrics", "code-quality", "html"], description: "What goes to standard output." }, stray_claims: { title: "StrayClaims", type: "object", additionalProperties: !1, properties: { ignore: { type: "array", maxItems: 256, uniqueItems: !0, items: { type: "string", minLength: 1, maxLength: 1024 }, description: "Globs of files that only look like a public claims file, such as test data." } } }, deployment: { $ref: "#/$defs/config_slug" }, resource_uri: { type: "string", maxLength: 512, pattern: "^[a-z][a-z0-9+.-]*:[!-~]+$", description: "what is released, as a URI such as pkg:npm/name; its version is added" }, ledger: { type: "string", maxLength: 1024, pattern: "^sqlite:(?!(?:[^/]*/)*\\.{0,2}(?:/|$))[^\\\\:\\u0000-\\u001f\\u007f]+$", description: "The ledger, as sqlite:PATH from the folder of this file. The address of a database holds a password, so it comes from CLAIMGATE_LEDGER only." }, facts: { $ref: "#/$defs/path", description: "The runtime facts of the hosting service, for ledger export." }, projection: { $ref: "#/$defs/path", description: "The folder that ledger export writes the projection and its statement to, and that the gate reads them from." }, keys: { $ref: "#/$defs/path", description: "The folder of the private keys that are used here. Git must ignore it." }, surfaces: { title: "Surfaces", description: "Documents that may say what is claimed, and how.", type: "object", additionalProperties: !1, required: ["blocks"], properties: { blocks: { type: "array", minItems: 1, maxItems: 64, items: { $ref: "#/$defs/surface_block" }, description: "Documents that hold a block of claims; the first row that names a document counts." }, scan: { type: "array", maxItems: 256, uniqueItems: !0, items: { $ref: "#/$defs/glob" }, description: "Further documents that may advertise nothing outside of blocks." }, ignore: { type: "array", maxItems: 256, uniqueItems: !0, items: { $ref: "#/$defs/glob" }, description: "Documents that are left out of all of this." }, providers: { type: "array", maxItems: 256, items: { $ref: "#/$defs/advertised_provider" }, description: "How documents call providers; the providers of the claims are known by their slugs anyway." }, words: { type: "array", maxItems: 256, uniqueItems: !0, items: { $ref: "#/$defs/phrase" }, description: "Words of claiming beside those that claimgate knows." }, allow: { type: "array", maxItems: 256, items: { $ref: "#/$defs/surface_allowance" }, description: "Phrases that may stand outside of blocks." } } } }, $defs: { config_slug: { type: "string", maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters" }, path: { type: "string", maxLength: 1024, pattern: "^(?!(?:[^/]*/)*\\.{0,2}(?:/|$))[^\\\\:\\u0000-\\u001f\\u007f]+$" }, glob: { type: "string", minLength: 1, maxLength: 1024 }, phrase: { type: "string", minLength: 1, maxLength: 256, pattern: "[\\p{L}\\p{N}]" }, surface_block: { title: "SurfaceBlock", type: "object", additionalProperties: !1, required: ["documents", "template"], properties: { documents: { type: "array", minItems: 1, maxItems: 256, uniqueItems: !0, items: { $ref: "#/$defs/glob" } }, template: { title: "SurfaceTemplate", type: "string", enum: ["list", "table", "sentence"] } } }, advertised_provider: { title: "AdvertisedProvider", type: "object", additionalProperties: !1, required: ["slug", "names"], properties: { slug: { $ref: "#/$defs/config_slug" }, names: { type: "array", minItems: 1, maxItems: 64, uniqueItems: !0, description: "The first is the one that blocks show.", items: { type: "string", maxLength: 64, pattern: "^[\\p{L}\\p{N}]+(?:[ .'+/-][\\p{L}\\p{N}]+)*$" } } } }, surface_allowance: { title: "SurfaceAllowance", type: "object", additionalProperties: !1, required: ["text", "reason"], properties: { text: { $ref: "#/$defs/phrase" }, reason: { type: "string", minLength: 8, maxLength: 1024, description: "For the people who review this." }, documents: { type: "array", minItems: 1, maxItems: 256, uniqueItems: !0, items: { $ref: "#/$defs/glob" }, description: "Only there; by default everywhere." } } } } }, func1 = Object.prototype.hasOwnProperty, func2 = require_ucs2length().default, func0 = require_equal().default, schema20 = { type: "string", maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters" }, pattern3 = new RegExp("^[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u");
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func2(data) > 64) {
      let err0 = { instancePath, keyword: "maxLength", params: { limit: 64 }, parentSchema: schema20, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern3.test(data)) {
      let err1 = { instancePath, keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, parentSchema: schema20, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema20, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema21 = { type: "string", maxLength: 1024, pattern: "^(?!(?:[^/]*/)*\\.{0,2}(?:/|$))[^\\\\:\\u0000-\\u001f\\u007f]+$" }, pattern6 = new RegExp("^(?!(?:[^/]*/)*\\.{0,2}(?:/|$))[^\\\\:\\u0000-\\u001f\\u007f]+$", "u");
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func2(data) > 1024) {
      let err0 = { instancePath, keyword: "maxLength", params: { limit: 1024 }, parentSchema: schema21, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern6.test(data)) {
      let err1 = { instancePath, keyword: "pattern", params: { pattern: "^(?!(?:[^/]*/)*\\.{0,2}(?:/|$))[^\\\\:\\u0000-\\u001f\\u007f]+$" }, schema: "^(?!(?:[^/]*/)*\\.{0,2}(?:/|$))[^\\\\:\\u0000-\\u001f\\u007f]+$", parentSchema: schema21, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema21, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate55.errors = vErrors, errors === 0;
}
validate55.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema22 = { title: "SurfaceBlock", type: "object", additionalProperties: !1, required: ["documents", "template"], properties: { documents: { type: "array", minItems: 1, maxItems: 256, uniqueItems: !0, items: { $ref: "#/$defs/glob" } }, template: { title: "SurfaceTemplate", type: "string", enum: ["list", "table", "sentence"] } } }, schema23 = { type: "string", minLength: 1, maxLength: 1024 };
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func2(data) > 1024) {
      let err0 = { instancePath, keyword: "maxLength", params: { limit: 1024 }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func2(data) < 1) {
      let err1 = { instancePath, keyword: "minLength", params: { limit: 1 }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema23, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate60.errors = vErrors, errors === 0;
}
validate60.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate59.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.documents === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "documents" }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.template === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "template" }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "documents" || key0 === "template")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema22, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.documents !== void 0) {
      let data0 = data.documents;
      if (Array.isArray(data0)) {
        if (data0.length > 256) {
          let err3 = { instancePath: instancePath + "/documents", keyword: "maxItems", params: { limit: 256 }, parentSchema: schema22.properties.documents, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0.length < 1) {
          let err4 = { instancePath: instancePath + "/documents", keyword: "minItems", params: { limit: 1 }, parentSchema: schema22.properties.documents, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate60(data0[i0], { instancePath: instancePath + "/documents/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate60.errors : appended(vErrors, validate60.errors), errors = vErrors.length);
        let i1 = data0.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data0[i1], data0[j0])) {
                  let err5 = { instancePath: instancePath + "/documents", keyword: "uniqueItems", params: { i: i1, j: j0 }, parentSchema: schema22.properties.documents, data: data0 };
                  vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                  break outer0;
                }
        }
      } else {
        let err6 = { instancePath: instancePath + "/documents", keyword: "type", params: { type: "array" }, parentSchema: schema22.properties.documents, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.template !== void 0) {
      let data2 = data.template;
      if (typeof data2 != "string") {
        let err7 = { instancePath: instancePath + "/template", keyword: "type", params: { type: "string" }, parentSchema: schema22.properties.template, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (!(data2 === "list" || data2 === "table" || data2 === "sentence")) {
        let err8 = { instancePath: instancePath + "/template", keyword: "enum", params: { allowedValues: schema22.properties.template.enum }, parentSchema: schema22.properties.template, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema22, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate59.errors = vErrors, errors === 0;
}
validate59.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema24 = { title: "AdvertisedProvider", type: "object", additionalProperties: !1, required: ["slug", "names"], properties: { slug: { $ref: "#/$defs/config_slug" }, names: { type: "array", minItems: 1, maxItems: 64, uniqueItems: !0, description: "The first is the one that blocks show.", items: { type: "string", maxLength: 64, pattern: "^[\\p{L}\\p{N}]+(?:[ .'+/-][\\p{L}\\p{N}]+)*$" } } } }, pattern7 = new RegExp("^[\\p{L}\\p{N}]+(?:[ .'+/-][\\p{L}\\p{N}]+)*$", "u");
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate65.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.slug === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "slug" }, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.names === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "names" }, parentSchema: schema24, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "slug" || key0 === "names")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema24, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.slug !== void 0 && (validate53(data.slug, { instancePath: instancePath + "/slug", parentData: data, parentDataProperty: "slug", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : appended(vErrors, validate53.errors), errors = vErrors.length)), data.names !== void 0) {
      let data1 = data.names;
      if (Array.isArray(data1)) {
        if (data1.length > 64) {
          let err3 = { instancePath: instancePath + "/names", keyword: "maxItems", params: { limit: 64 }, parentSchema: schema24.properties.names, data: data1 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1.length < 1) {
          let err4 = { instancePath: instancePath + "/names", keyword: "minItems", params: { limit: 1 }, parentSchema: schema24.properties.names, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 == "string") {
            if (func2(data2) > 64) {
              let err5 = { instancePath: instancePath + "/names/" + i0, keyword: "maxLength", params: { limit: 64 }, parentSchema: schema24.properties.names.items, data: data2 };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
            if (!pattern7.test(data2)) {
              let err6 = { instancePath: instancePath + "/names/" + i0, keyword: "pattern", params: { pattern: "^[\\p{L}\\p{N}]+(?:[ .'+/-][\\p{L}\\p{N}]+)*$" }, schema: "^[\\p{L}\\p{N}]+(?:[ .'+/-][\\p{L}\\p{N}]+)*$", parentSchema: schema24.properties.names.items, data: data2 };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
          } else {
            let err7 = { instancePath: instancePath + "/names/" + i0, keyword: "type", params: { type: "string" }, parentSchema: schema24.properties.names.items, data: data2 };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
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
                let err8 = { instancePath: instancePath + "/names", keyword: "uniqueItems", params: { i: i1, j: j0 }, parentSchema: schema24.properties.names, data: data1 };
                vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      } else {
        let err9 = { instancePath: instancePath + "/names", keyword: "type", params: { type: "array" }, parentSchema: schema24.properties.names, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema24, data };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate65.errors = vErrors, errors === 0;
}
validate65.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema25 = { type: "string", minLength: 1, maxLength: 256, pattern: "[\\p{L}\\p{N}]" }, pattern8 = new RegExp("[\\p{L}\\p{N}]", "u");
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate68.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func2(data) > 256) {
      let err0 = { instancePath, keyword: "maxLength", params: { limit: 256 }, parentSchema: schema25, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (func2(data) < 1) {
      let err1 = { instancePath, keyword: "minLength", params: { limit: 1 }, parentSchema: schema25, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern8.test(data)) {
      let err2 = { instancePath, keyword: "pattern", params: { pattern: "[\\p{L}\\p{N}]" }, schema: "[\\p{L}\\p{N}]", parentSchema: schema25, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema25, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate68.errors = vErrors, errors === 0;
}
validate68.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema26 = { title: "SurfaceAllowance", type: "object", additionalProperties: !1, required: ["text", "reason"], properties: { text: { $ref: "#/$defs/phrase" }, reason: { type: "string", minLength: 8, maxLength: 1024, description: "For the people who review this." }, documents: { type: "array", minItems: 1, maxItems: 256, uniqueItems: !0, items: { $ref: "#/$defs/glob" }, description: "Only there; by default everywhere." } } };
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate70.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.text === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "text" }, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.reason === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "reason" }, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "text" || key0 === "reason" || key0 === "documents")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema26, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.text !== void 0 && (validate68(data.text, { instancePath: instancePath + "/text", parentData: data, parentDataProperty: "text", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : appended(vErrors, validate68.errors), errors = vErrors.length)), data.reason !== void 0) {
      let data1 = data.reason;
      if (typeof data1 == "string") {
        if (func2(data1) > 1024) {
          let err3 = { instancePath: instancePath + "/reason", keyword: "maxLength", params: { limit: 1024 }, parentSchema: schema26.properties.reason, data: data1 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func2(data1) < 8) {
          let err4 = { instancePath: instancePath + "/reason", keyword: "minLength", params: { limit: 8 }, parentSchema: schema26.properties.reason, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/reason", keyword: "type", params: { type: "string" }, parentSchema: schema26.properties.reason, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.documents !== void 0) {
      let data2 = data.documents;
      if (Array.isArray(data2)) {
        if (data2.length > 256) {
          let err6 = { instancePath: instancePath + "/documents", keyword: "maxItems", params: { limit: 256 }, parentSchema: schema26.properties.documents, data: data2 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data2.length < 1) {
          let err7 = { instancePath: instancePath + "/documents", keyword: "minItems", params: { limit: 1 }, parentSchema: schema26.properties.documents, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate60(data2[i0], { instancePath: instancePath + "/documents/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate60.errors : appended(vErrors, validate60.errors), errors = vErrors.length);
        let i1 = data2.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data2[i1], data2[j0])) {
                  let err8 = { instancePath: instancePath + "/documents", keyword: "uniqueItems", params: { i: i1, j: j0 }, parentSchema: schema26.properties.documents, data: data2 };
                  vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
                  break outer0;
                }
        }
      } else {
        let err9 = { instancePath: instancePath + "/documents", keyword: "type", params: { type: "array" }, parentSchema: schema26.properties.documents, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema26, data };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate70.errors = vErrors, errors === 0;
}
validate70.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var pattern4 = new RegExp("^[a-z][a-z0-9+.-]*:[!-~]+$", "u"), pattern5 = new RegExp("^sqlite:(?!(?:[^/]*/)*\\.{0,2}(?:/|$))[^\\\\:\\u0000-\\u001f\\u007f]+$", "u");
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema_version === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "schema_version" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema19.properties, key0)) {
        let err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema19, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.$schema !== void 0) {
      let data0 = data.$schema;
      if (typeof data0 == "string") {
        if (func2(data0) > 1024) {
          let err2 = { instancePath: instancePath + "/$schema", keyword: "maxLength", params: { limit: 1024 }, parentSchema: schema19.properties.$schema, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/$schema", keyword: "type", params: { type: "string" }, parentSchema: schema19.properties.$schema, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.schema_version !== void 0) {
      let data1 = data.schema_version;
      if (data1 !== 1) {
        let err4 = { instancePath: instancePath + "/schema_version", keyword: "const", params: { allowedValue: 1 }, parentSchema: schema19.properties.schema_version, data: data1 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.format !== void 0) {
      let data2 = data.format;
      if (typeof data2 != "string") {
        let err5 = { instancePath: instancePath + "/format", keyword: "type", params: { type: "string" }, parentSchema: schema19.properties.format, data: data2 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (!(data2 === "text" || data2 === "json" || data2 === "sarif" || data2 === "junit" || data2 === "github" || data2 === "markdown" || data2 === "ics" || data2 === "openmetrics" || data2 === "code-quality" || data2 === "html")) {
        let err6 = { instancePath: instancePath + "/format", keyword: "enum", params: { allowedValues: schema19.properties.format.enum }, parentSchema: schema19.properties.format, data: data2 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.stray_claims !== void 0) {
      let data3 = data.stray_claims;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        for (let key1 in data3)
          if (key1 !== "ignore") {
            let err7 = { instancePath: instancePath + "/stray_claims", keyword: "additionalProperties", params: { additionalProperty: key1 }, parentSchema: schema19.properties.stray_claims, data: data3 };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        if (data3.ignore !== void 0) {
          let data4 = data3.ignore;
          if (Array.isArray(data4)) {
            if (data4.length > 256) {
              let err8 = { instancePath: instancePath + "/stray_claims/ignore", keyword: "maxItems", params: { limit: 256 }, parentSchema: schema19.properties.stray_claims.properties.ignore, data: data4 };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            let len0 = data4.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data5 = data4[i0];
              if (typeof data5 == "string") {
                if (func2(data5) > 1024) {
                  let err9 = { instancePath: instancePath + "/stray_claims/ignore/" + i0, keyword: "maxLength", params: { limit: 1024 }, parentSchema: schema19.properties.stray_claims.properties.ignore.items, data: data5 };
                  vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                }
                if (func2(data5) < 1) {
                  let err10 = { instancePath: instancePath + "/stray_claims/ignore/" + i0, keyword: "minLength", params: { limit: 1 }, parentSchema: schema19.properties.stray_claims.properties.ignore.items, data: data5 };
                  vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                }
              } else {
                let err11 = { instancePath: instancePath + "/stray_claims/ignore/" + i0, keyword: "type", params: { type: "string" }, parentSchema: schema19.properties.stray_claims.properties.ignore.items, data: data5 };
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
                    let err12 = { instancePath: instancePath + "/stray_claims/ignore", keyword: "uniqueItems", params: { i: i1, j: j0 }, parentSchema: schema19.properties.stray_claims.properties.ignore, data: data4 };
                    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                    break;
                  }
                  indices0[item0] = i1;
                }
              }
            }
          } else {
            let err13 = { instancePath: instancePath + "/stray_claims/ignore", keyword: "type", params: { type: "array" }, parentSchema: schema19.properties.stray_claims.properties.ignore, data: data4 };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        }
      } else {
        let err14 = { instancePath: instancePath + "/stray_claims", keyword: "type", params: { type: "object" }, parentSchema: schema19.properties.stray_claims, data: data3 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.deployment !== void 0 && (validate53(data.deployment, { instancePath: instancePath + "/deployment", parentData: data, parentDataProperty: "deployment", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : appended(vErrors, validate53.errors), errors = vErrors.length)), data.resource_uri !== void 0) {
      let data7 = data.resource_uri;
      if (typeof data7 == "string") {
        if (func2(data7) > 512) {
          let err15 = { instancePath: instancePath + "/resource_uri", keyword: "maxLength", params: { limit: 512 }, parentSchema: schema19.properties.resource_uri, data: data7 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (!pattern4.test(data7)) {
          let err16 = { instancePath: instancePath + "/resource_uri", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9+.-]*:[!-~]+$" }, parentSchema: schema19.properties.resource_uri, data: data7 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/resource_uri", keyword: "type", params: { type: "string" }, parentSchema: schema19.properties.resource_uri, data: data7 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.ledger !== void 0) {
      let data8 = data.ledger;
      if (typeof data8 == "string") {
        if (func2(data8) > 1024) {
          let err18 = { instancePath: instancePath + "/ledger", keyword: "maxLength", params: { limit: 1024 }, parentSchema: schema19.properties.ledger, data: data8 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (!pattern5.test(data8)) {
          let err19 = { instancePath: instancePath + "/ledger", keyword: "pattern", params: { pattern: "^sqlite:(?!(?:[^/]*/)*\\.{0,2}(?:/|$))[^\\\\:\\u0000-\\u001f\\u007f]+$" }, schema: "^sqlite:(?!(?:[^/]*/)*\\.{0,2}(?:/|$))[^\\\\:\\u0000-\\u001f\\u007f]+$", parentSchema: schema19.properties.ledger, data: data8 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/ledger", keyword: "type", params: { type: "string" }, parentSchema: schema19.properties.ledger, data: data8 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.facts !== void 0 && (validate55(data.facts, { instancePath: instancePath + "/facts", parentData: data, parentDataProperty: "facts", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : appended(vErrors, validate55.errors), errors = vErrors.length)), data.projection !== void 0 && (validate55(data.projection, { instancePath: instancePath + "/projection", parentData: data, parentDataProperty: "projection", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : appended(vErrors, validate55.errors), errors = vErrors.length)), data.keys !== void 0 && (validate55(data.keys, { instancePath: instancePath + "/keys", parentData: data, parentDataProperty: "keys", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : appended(vErrors, validate55.errors), errors = vErrors.length)), data.surfaces !== void 0) {
      let data12 = data.surfaces;
      if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
        if (data12.blocks === void 0) {
          let err21 = { instancePath: instancePath + "/surfaces", keyword: "required", params: { missingProperty: "blocks" }, parentSchema: schema19.properties.surfaces, data: data12 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        for (let key2 in data12)
          if (!(key2 === "blocks" || key2 === "scan" || key2 === "ignore" || key2 === "providers" || key2 === "words" || key2 === "allow")) {
            let err22 = { instancePath: instancePath + "/surfaces", keyword: "additionalProperties", params: { additionalProperty: key2 }, parentSchema: schema19.properties.surfaces, data: data12 };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        if (data12.blocks !== void 0) {
          let data13 = data12.blocks;
          if (Array.isArray(data13)) {
            if (data13.length > 64) {
              let err23 = { instancePath: instancePath + "/surfaces/blocks", keyword: "maxItems", params: { limit: 64 }, parentSchema: schema19.properties.surfaces.properties.blocks, data: data13 };
              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
            if (data13.length < 1) {
              let err24 = { instancePath: instancePath + "/surfaces/blocks", keyword: "minItems", params: { limit: 1 }, parentSchema: schema19.properties.surfaces.properties.blocks, data: data13 };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
            let len1 = data13.length;
            for (let i2 = 0; i2 < len1; i2++)
              validate59(data13[i2], { instancePath: instancePath + "/surfaces/blocks/" + i2, parentData: data13, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate59.errors : appended(vErrors, validate59.errors), errors = vErrors.length);
          } else {
            let err25 = { instancePath: instancePath + "/surfaces/blocks", keyword: "type", params: { type: "array" }, parentSchema: schema19.properties.surfaces.properties.blocks, data: data13 };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        }
        if (data12.scan !== void 0) {
          let data15 = data12.scan;
          if (Array.isArray(data15)) {
            if (data15.length > 256) {
              let err26 = { instancePath: instancePath + "/surfaces/scan", keyword: "maxItems", params: { limit: 256 }, parentSchema: schema19.properties.surfaces.properties.scan, data: data15 };
              vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
            }
            let len2 = data15.length;
            for (let i3 = 0; i3 < len2; i3++)
              validate60(data15[i3], { instancePath: instancePath + "/surfaces/scan/" + i3, parentData: data15, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate60.errors : appended(vErrors, validate60.errors), errors = vErrors.length);
            let i4 = data15.length, j1;
            if (i4 > 1) {
              outer0:
                for (; i4--; )
                  for (j1 = i4; j1--; )
                    if (func0(data15[i4], data15[j1])) {
                      let err27 = { instancePath: instancePath + "/surfaces/scan", keyword: "uniqueItems", params: { i: i4, j: j1 }, parentSchema: schema19.properties.surfaces.properties.scan, data: data15 };
                      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                      break outer0;
                    }
            }
          } else {
            let err28 = { instancePath: instancePath + "/surfaces/scan", keyword: "type", params: { type: "array" }, parentSchema: schema19.properties.surfaces.properties.scan, data: data15 };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
        }
        if (data12.ignore !== void 0) {
          let data17 = data12.ignore;
          if (Array.isArray(data17)) {
            if (data17.length > 256) {
              let err29 = { instancePath: instancePath + "/surfaces/ignore", keyword: "maxItems", params: { limit: 256 }, parentSchema: schema19.properties.surfaces.properties.ignore, data: data17 };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
            let len3 = data17.length;
            for (let i5 = 0; i5 < len3; i5++)
              validate60(data17[i5], { instancePath: instancePath + "/surfaces/ignore/" + i5, parentData: data17, parentDataProperty: i5, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate60.errors : appended(vErrors, validate60.errors), errors = vErrors.length);
            let i6 = data17.length, j2;
            if (i6 > 1) {
              outer1:
                for (; i6--; )
                  for (j2 = i6; j2--; )
                    if (func0(data17[i6], data17[j2])) {
                      let err30 = { instancePath: instancePath + "/surfaces/ignore", keyword: "uniqueItems", params: { i: i6, j: j2 }, parentSchema: schema19.properties.surfaces.properties.ignore, data: data17 };
                      vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
                      break outer1;
                    }
            }
          } else {
            let err31 = { instancePath: instancePath + "/surfaces/ignore", keyword: "type", params: { type: "array" }, parentSchema: schema19.properties.surfaces.properties.ignore, data: data17 };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
        }
        if (data12.providers !== void 0) {
          let data19 = data12.providers;
          if (Array.isArray(data19)) {
            if (data19.length > 256) {
              let err32 = { instancePath: instancePath + "/surfaces/providers", keyword: "maxItems", params: { limit: 256 }, parentSchema: schema19.properties.surfaces.properties.providers, data: data19 };
              vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
            }
            let len4 = data19.length;
            for (let i7 = 0; i7 < len4; i7++)
              validate65(data19[i7], { instancePath: instancePath + "/surfaces/providers/" + i7, parentData: data19, parentDataProperty: i7, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : appended(vErrors, validate65.errors), errors = vErrors.length);
          } else {
            let err33 = { instancePath: instancePath + "/surfaces/providers", keyword: "type", params: { type: "array" }, parentSchema: schema19.properties.surfaces.properties.providers, data: data19 };
            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
          }
        }
        if (data12.words !== void 0) {
          let data21 = data12.words;
          if (Array.isArray(data21)) {
            if (data21.length > 256) {
              let err34 = { instancePath: instancePath + "/surfaces/words", keyword: "maxItems", params: { limit: 256 }, parentSchema: schema19.properties.surfaces.properties.words, data: data21 };
              vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
            }
            let len5 = data21.length;
            for (let i8 = 0; i8 < len5; i8++)
              validate68(data21[i8], { instancePath: instancePath + "/surfaces/words/" + i8, parentData: data21, parentDataProperty: i8, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : appended(vErrors, validate68.errors), errors = vErrors.length);
            let i9 = data21.length, j3;
            if (i9 > 1) {
              outer2:
                for (; i9--; )
                  for (j3 = i9; j3--; )
                    if (func0(data21[i9], data21[j3])) {
                      let err35 = { instancePath: instancePath + "/surfaces/words", keyword: "uniqueItems", params: { i: i9, j: j3 }, parentSchema: schema19.properties.surfaces.properties.words, data: data21 };
                      vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                      break outer2;
                    }
            }
          } else {
            let err36 = { instancePath: instancePath + "/surfaces/words", keyword: "type", params: { type: "array" }, parentSchema: schema19.properties.surfaces.properties.words, data: data21 };
            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
          }
        }
        if (data12.allow !== void 0) {
          let data23 = data12.allow;
          if (Array.isArray(data23)) {
            if (data23.length > 256) {
              let err37 = { instancePath: instancePath + "/surfaces/allow", keyword: "maxItems", params: { limit: 256 }, parentSchema: schema19.properties.surfaces.properties.allow, data: data23 };
              vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
            }
            let len6 = data23.length;
            for (let i10 = 0; i10 < len6; i10++)
              validate70(data23[i10], { instancePath: instancePath + "/surfaces/allow/" + i10, parentData: data23, parentDataProperty: i10, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : appended(vErrors, validate70.errors), errors = vErrors.length);
          } else {
            let err38 = { instancePath: instancePath + "/surfaces/allow", keyword: "type", params: { type: "array" }, parentSchema: schema19.properties.surfaces.properties.allow, data: data23 };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
          }
        }
      } else {
        let err39 = { instancePath: instancePath + "/surfaces", keyword: "type", params: { type: "object" }, parentSchema: schema19.properties.surfaces, data: data12 };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
    }
  } else {
    let err40 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema19, data };
    vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
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
