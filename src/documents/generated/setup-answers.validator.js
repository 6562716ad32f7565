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
var document = bounded(validate52), schema19 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:setup-answers:v1", title: "SetupAnswers", description: "What `claimgate setup --from FILE` takes instead of options; what is left out has a default.", type: "object", additionalProperties: !1, required: ["schema_version"], properties: { schema_version: { const: 1 }, deployment: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, resource_uri: { $ref: "urn:claimgate:schema:config:v1#/properties/resource_uri" }, ledger: { $ref: "urn:claimgate:schema:config:v1#/properties/ledger" }, origin: { $ref: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_ledger/properties/origin" }, signers: { type: "integer", minimum: 1, maximum: 16, description: "How many root keys must sign a trust root." }, root_keys: { type: "array", maxItems: 15, uniqueItems: !0, items: { type: "string", minLength: 1, maxLength: 1024 }, description: "Public root keys of other people: paths of PEM files from the folder of this document." }, ci: { title: "PipelineSystem", type: "string", enum: ["github", "gitlab", "none"], description: "Whose workflow files are written." } } }, schema21 = { title: "Slug", type: "string", maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters" }, func1 = require_ucs2length().default, pattern3 = new RegExp("^[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u");
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate54.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 64) {
      let err0 = { instancePath, keyword: "maxLength", params: { limit: 64 }, parentSchema: schema21, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern3.test(data)) {
      let err1 = { instancePath, keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, parentSchema: schema21, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema21, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate54.errors = vErrors, errors === 0;
}
validate54.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema30 = { type: "string", maxLength: 512, pattern: "^[a-z][a-z0-9+.-]*:[!-~]+$", description: "what is released, as a URI such as pkg:npm/name; its version is added" }, pattern5 = new RegExp("^[a-z][a-z0-9+.-]*:[!-~]+$", "u");
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate78.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 512) {
      let err0 = { instancePath, keyword: "maxLength", params: { limit: 512 }, parentSchema: schema30, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern5.test(data)) {
      let err1 = { instancePath, keyword: "pattern", params: { pattern: "^[a-z][a-z0-9+.-]*:[!-~]+$" }, parentSchema: schema30, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema30, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate78.errors = vErrors, errors === 0;
}
validate78.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema31 = { type: "string", maxLength: 1024, pattern: "^sqlite:(?!(?:[^/]*/)*\\.{0,2}(?:/|$))[^\\\\:\\u0000-\\u001f\\u007f]+$", description: "The ledger, as sqlite:PATH from the folder of this file. The address of a database holds a password, so it comes from CLAIMGATE_LEDGER only." }, pattern6 = new RegExp("^sqlite:(?!(?:[^/]*/)*\\.{0,2}(?:/|$))[^\\\\:\\u0000-\\u001f\\u007f]+$", "u");
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate80.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 1024) {
      let err0 = { instancePath, keyword: "maxLength", params: { limit: 1024 }, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern6.test(data)) {
      let err1 = { instancePath, keyword: "pattern", params: { pattern: "^sqlite:(?!(?:[^/]*/)*\\.{0,2}(?:/|$))[^\\\\:\\u0000-\\u001f\\u007f]+$" }, schema: "^sqlite:(?!(?:[^/]*/)*\\.{0,2}(?:/|$))[^\\\\:\\u0000-\\u001f\\u007f]+$", parentSchema: schema31, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate80.errors = vErrors, errors === 0;
}
validate80.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema39 = { title: "LedgerOrigin", type: "string", pattern: "^[!-*,-~]{1,256}$", description: "1 to 256 printable ASCII characters without spaces and plus signs" }, pattern14 = new RegExp("^[!-*,-~]{1,256}$", "u");
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate97.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern14.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^[!-*,-~]{1,256}$" }, schema: "^[!-*,-~]{1,256}$", parentSchema: schema39, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema39, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate97.errors = vErrors, errors === 0;
}
validate97.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema_version === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "schema_version" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "schema_version" || key0 === "deployment" || key0 === "resource_uri" || key0 === "ledger" || key0 === "origin" || key0 === "signers" || key0 === "root_keys" || key0 === "ci")) {
        let err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema19, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.schema_version !== void 0) {
      let data0 = data.schema_version;
      if (data0 !== 1) {
        let err2 = { instancePath: instancePath + "/schema_version", keyword: "const", params: { allowedValue: 1 }, parentSchema: schema19.properties.schema_version, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.deployment !== void 0 && (validate54(data.deployment, { instancePath: instancePath + "/deployment", parentData: data, parentDataProperty: "deployment", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : appended(vErrors, validate54.errors), errors = vErrors.length)), data.resource_uri !== void 0 && (validate78(data.resource_uri, { instancePath: instancePath + "/resource_uri", parentData: data, parentDataProperty: "resource_uri", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate78.errors : appended(vErrors, validate78.errors), errors = vErrors.length)), data.ledger !== void 0 && (validate80(data.ledger, { instancePath: instancePath + "/ledger", parentData: data, parentDataProperty: "ledger", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate80.errors : appended(vErrors, validate80.errors), errors = vErrors.length)), data.origin !== void 0 && (validate97(data.origin, { instancePath: instancePath + "/origin", parentData: data, parentDataProperty: "origin", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate97.errors : appended(vErrors, validate97.errors), errors = vErrors.length)), data.signers !== void 0) {
      let data5 = data.signers;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err3 = { instancePath: instancePath + "/signers", keyword: "type", params: { type: "integer" }, parentSchema: schema19.properties.signers, data: data5 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5)) {
        if (data5 > 16 || isNaN(data5)) {
          let err4 = { instancePath: instancePath + "/signers", keyword: "maximum", params: { comparison: "<=", limit: 16 }, parentSchema: schema19.properties.signers, data: data5 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data5 < 1 || isNaN(data5)) {
          let err5 = { instancePath: instancePath + "/signers", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema19.properties.signers, data: data5 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    if (data.root_keys !== void 0) {
      let data6 = data.root_keys;
      if (Array.isArray(data6)) {
        if (data6.length > 15) {
          let err6 = { instancePath: instancePath + "/root_keys", keyword: "maxItems", params: { limit: 15 }, parentSchema: schema19.properties.root_keys, data: data6 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data7 = data6[i0];
          if (typeof data7 == "string") {
            if (func1(data7) > 1024) {
              let err7 = { instancePath: instancePath + "/root_keys/" + i0, keyword: "maxLength", params: { limit: 1024 }, parentSchema: schema19.properties.root_keys.items, data: data7 };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
            if (func1(data7) < 1) {
              let err8 = { instancePath: instancePath + "/root_keys/" + i0, keyword: "minLength", params: { limit: 1 }, parentSchema: schema19.properties.root_keys.items, data: data7 };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
          } else {
            let err9 = { instancePath: instancePath + "/root_keys/" + i0, keyword: "type", params: { type: "string" }, parentSchema: schema19.properties.root_keys.items, data: data7 };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        }
        let i1 = data6.length, j0;
        if (i1 > 1) {
          let indices0 = {};
          for (; i1--; ) {
            let item0 = data6[i1];
            if (typeof item0 == "string") {
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0];
                let err10 = { instancePath: instancePath + "/root_keys", keyword: "uniqueItems", params: { i: i1, j: j0 }, parentSchema: schema19.properties.root_keys, data: data6 };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      } else {
        let err11 = { instancePath: instancePath + "/root_keys", keyword: "type", params: { type: "array" }, parentSchema: schema19.properties.root_keys, data: data6 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.ci !== void 0) {
      let data8 = data.ci;
      if (typeof data8 != "string") {
        let err12 = { instancePath: instancePath + "/ci", keyword: "type", params: { type: "string" }, parentSchema: schema19.properties.ci, data: data8 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (!(data8 === "github" || data8 === "gitlab" || data8 === "none")) {
        let err13 = { instancePath: instancePath + "/ci", keyword: "enum", params: { allowedValues: schema19.properties.ci.enum }, parentSchema: schema19.properties.ci, data: data8 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
  } else {
    let err14 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema19, data };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
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
