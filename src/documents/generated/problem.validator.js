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
var document = bounded(validate52), schema19 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:problem:v1", title: "Problem", description: "Why a request was not answered as asked (RFC 9457), as application/problem+json.", type: "object", additionalProperties: !1, required: ["type", "title", "status", "detail", "code", "request_id"], properties: { type: { const: "about:blank" }, title: { type: "string", maxLength: 64, description: "the phrase of the status" }, status: { type: "integer", minimum: 400, maximum: 599 }, detail: { type: "string", maxLength: 1024 }, code: { type: "string", maxLength: 64, pattern: "^[a-z][a-z0-9_]*$", description: "a code of the closed table" }, request_id: { type: "string", maxLength: 64, description: "the id under which the log knows the request" }, errors: { type: "array", maxItems: 1001, items: { $ref: "#/$defs/problem_error" }, description: "each fault of the body" } }, $defs: { problem_error: { title: "ProblemError", type: "object", additionalProperties: !1, required: ["code", "detail"], properties: { code: { type: "string", maxLength: 64, pattern: "^[a-z][a-z0-9_]*$", description: "a code of the closed table" }, detail: { type: "string", maxLength: 1024 }, pointer: { type: "string", maxLength: 2048, description: "where in the body (RFC 6901)" } } } } }, func1 = require_ucs2length().default, pattern3 = new RegExp("^[a-z][a-z0-9_]*$", "u"), schema20 = { title: "ProblemError", type: "object", additionalProperties: !1, required: ["code", "detail"], properties: { code: { type: "string", maxLength: 64, pattern: "^[a-z][a-z0-9_]*$", description: "a code of the closed table" }, detail: { type: "string", maxLength: 1024 }, pointer: { type: "string", maxLength: 2048, description: "where in the body (RFC 6901)" } } };
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "code" }, parentSchema: schema20, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.detail === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "detail" }, parentSchema: schema20, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "code" || key0 === "detail" || key0 === "pointer")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema20, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.code !== void 0) {
      let data0 = data.code;
      if (typeof data0 == "string") {
        if (func1(data0) > 64) {
          let err3 = { instancePath: instancePath + "/code", keyword: "maxLength", params: { limit: 64 }, parentSchema: schema20.properties.code, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (!pattern3.test(data0)) {
          let err4 = { instancePath: instancePath + "/code", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*$" }, parentSchema: schema20.properties.code, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/code", keyword: "type", params: { type: "string" }, parentSchema: schema20.properties.code, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.detail !== void 0) {
      let data1 = data.detail;
      if (typeof data1 == "string") {
        if (func1(data1) > 1024) {
          let err6 = { instancePath: instancePath + "/detail", keyword: "maxLength", params: { limit: 1024 }, parentSchema: schema20.properties.detail, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/detail", keyword: "type", params: { type: "string" }, parentSchema: schema20.properties.detail, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.pointer !== void 0) {
      let data2 = data.pointer;
      if (typeof data2 == "string") {
        if (func1(data2) > 2048) {
          let err8 = { instancePath: instancePath + "/pointer", keyword: "maxLength", params: { limit: 2048 }, parentSchema: schema20.properties.pointer, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/pointer", keyword: "type", params: { type: "string" }, parentSchema: schema20.properties.pointer, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema20, data };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "type" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.title === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "title" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.status === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "status" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.detail === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "detail" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.code === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "code" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.request_id === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "request_id" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "title" || key0 === "status" || key0 === "detail" || key0 === "code" || key0 === "request_id" || key0 === "errors")) {
        let err6 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema19, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "about:blank") {
        let err7 = { instancePath: instancePath + "/type", keyword: "const", params: { allowedValue: "about:blank" }, parentSchema: schema19.properties.type, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 == "string") {
        if (func1(data1) > 64) {
          let err8 = { instancePath: instancePath + "/title", keyword: "maxLength", params: { limit: 64 }, parentSchema: schema19.properties.title, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/title", keyword: "type", params: { type: "string" }, parentSchema: schema19.properties.title, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.status !== void 0) {
      let data2 = data.status;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err10 = { instancePath: instancePath + "/status", keyword: "type", params: { type: "integer" }, parentSchema: schema19.properties.status, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 599 || isNaN(data2)) {
          let err11 = { instancePath: instancePath + "/status", keyword: "maximum", params: { comparison: "<=", limit: 599 }, parentSchema: schema19.properties.status, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data2 < 400 || isNaN(data2)) {
          let err12 = { instancePath: instancePath + "/status", keyword: "minimum", params: { comparison: ">=", limit: 400 }, parentSchema: schema19.properties.status, data: data2 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
    if (data.detail !== void 0) {
      let data3 = data.detail;
      if (typeof data3 == "string") {
        if (func1(data3) > 1024) {
          let err13 = { instancePath: instancePath + "/detail", keyword: "maxLength", params: { limit: 1024 }, parentSchema: schema19.properties.detail, data: data3 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/detail", keyword: "type", params: { type: "string" }, parentSchema: schema19.properties.detail, data: data3 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.code !== void 0) {
      let data4 = data.code;
      if (typeof data4 == "string") {
        if (func1(data4) > 64) {
          let err15 = { instancePath: instancePath + "/code", keyword: "maxLength", params: { limit: 64 }, parentSchema: schema19.properties.code, data: data4 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (!pattern3.test(data4)) {
          let err16 = { instancePath: instancePath + "/code", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*$" }, parentSchema: schema19.properties.code, data: data4 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/code", keyword: "type", params: { type: "string" }, parentSchema: schema19.properties.code, data: data4 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.request_id !== void 0) {
      let data5 = data.request_id;
      if (typeof data5 == "string") {
        if (func1(data5) > 64) {
          let err18 = { instancePath: instancePath + "/request_id", keyword: "maxLength", params: { limit: 64 }, parentSchema: schema19.properties.request_id, data: data5 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        let err19 = { instancePath: instancePath + "/request_id", keyword: "type", params: { type: "string" }, parentSchema: schema19.properties.request_id, data: data5 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.errors !== void 0) {
      let data6 = data.errors;
      if (Array.isArray(data6)) {
        if (data6.length > 1001) {
          let err20 = { instancePath: instancePath + "/errors", keyword: "maxItems", params: { limit: 1001 }, parentSchema: schema19.properties.errors, data: data6 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate53(data6[i0], { instancePath: instancePath + "/errors/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : appended(vErrors, validate53.errors), errors = vErrors.length);
      } else {
        let err21 = { instancePath: instancePath + "/errors", keyword: "type", params: { type: "array" }, parentSchema: schema19.properties.errors, data: data6 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
  } else {
    let err22 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema19, data };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
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
