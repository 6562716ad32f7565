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
var document = bounded(validate52), schema19 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:correction:v1", title: "Correction", description: "Records of the ledger that an administrator takes out of force (specification/ledger.md 9).", type: "object", additionalProperties: !1, required: ["schema_version", "reason", "records"], properties: { schema_version: { const: 1 }, reason: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, records: { type: "array", minItems: 1, maxItems: 1e3, uniqueItems: !0, items: { type: "string", maxLength: 32, pattern: "^(?:[1-9][0-9]{0,15}|[0-9a-f]{32})$", description: "the sequence number of a record, or its id" } } } }, schema21 = { title: "Slug", type: "string", maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters" }, func1 = require_ucs2length().default, pattern3 = new RegExp("^[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u");
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
var pattern4 = new RegExp("^(?:[1-9][0-9]{0,15}|[0-9a-f]{32})$", "u");
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema_version === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "schema_version" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.reason === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "reason" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.records === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "records" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "schema_version" || key0 === "reason" || key0 === "records")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema19, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.schema_version !== void 0) {
      let data0 = data.schema_version;
      if (data0 !== 1) {
        let err4 = { instancePath: instancePath + "/schema_version", keyword: "const", params: { allowedValue: 1 }, parentSchema: schema19.properties.schema_version, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.reason !== void 0 && (validate54(data.reason, { instancePath: instancePath + "/reason", parentData: data, parentDataProperty: "reason", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : appended(vErrors, validate54.errors), errors = vErrors.length)), data.records !== void 0) {
      let data2 = data.records;
      if (Array.isArray(data2)) {
        if (data2.length > 1e3) {
          let err5 = { instancePath: instancePath + "/records", keyword: "maxItems", params: { limit: 1e3 }, parentSchema: schema19.properties.records, data: data2 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data2.length < 1) {
          let err6 = { instancePath: instancePath + "/records", keyword: "minItems", params: { limit: 1 }, parentSchema: schema19.properties.records, data: data2 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (typeof data3 == "string") {
            if (func1(data3) > 32) {
              let err7 = { instancePath: instancePath + "/records/" + i0, keyword: "maxLength", params: { limit: 32 }, parentSchema: schema19.properties.records.items, data: data3 };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
            if (!pattern4.test(data3)) {
              let err8 = { instancePath: instancePath + "/records/" + i0, keyword: "pattern", params: { pattern: "^(?:[1-9][0-9]{0,15}|[0-9a-f]{32})$" }, schema: "^(?:[1-9][0-9]{0,15}|[0-9a-f]{32})$", parentSchema: schema19.properties.records.items, data: data3 };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
          } else {
            let err9 = { instancePath: instancePath + "/records/" + i0, keyword: "type", params: { type: "string" }, parentSchema: schema19.properties.records.items, data: data3 };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        }
        let i1 = data2.length, j0;
        if (i1 > 1) {
          let indices0 = {};
          for (; i1--; ) {
            let item0 = data2[i1];
            if (typeof item0 == "string") {
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0];
                let err10 = { instancePath: instancePath + "/records", keyword: "uniqueItems", params: { i: i1, j: j0 }, parentSchema: schema19.properties.records, data: data2 };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      } else {
        let err11 = { instancePath: instancePath + "/records", keyword: "type", params: { type: "array" }, parentSchema: schema19.properties.records, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema19, data };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
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
