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
var document = bounded(validate20), schema31 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:problem:v1", title: "Problem", description: "Why a request was not answered as asked (RFC 9457), as application/problem+json.", type: "object", additionalProperties: !1, required: ["type", "title", "status", "detail", "code", "request_id"], properties: { type: { const: "about:blank" }, title: { type: "string", maxLength: 64, description: "the phrase of the status" }, status: { type: "integer", minimum: 400, maximum: 599 }, detail: { type: "string", maxLength: 1024 }, code: { type: "string", maxLength: 64, pattern: "^[a-z][a-z0-9_]*$", description: "a code of the closed table" }, request_id: { type: "string", maxLength: 64, description: "the id under which the log knows the request" }, errors: { type: "array", maxItems: 1001, items: { $ref: "#/$defs/problem_error" }, description: "each fault of the body" } }, $defs: { problem_error: { title: "ProblemError", type: "object", additionalProperties: !1, required: ["code", "detail"], properties: { code: { type: "string", maxLength: 64, pattern: "^[a-z][a-z0-9_]*$", description: "a code of the closed table" }, detail: { type: "string", maxLength: 1024 }, pointer: { type: "string", maxLength: 2048, description: "where in the body (RFC 6901)" } } } } }, schema32 = { title: "ProblemError", type: "object", additionalProperties: !1, required: ["code", "detail"], properties: { code: { type: "string", maxLength: 64, pattern: "^[a-z][a-z0-9_]*$", description: "a code of the closed table" }, detail: { type: "string", maxLength: 1024 }, pointer: { type: "string", maxLength: 2048, description: "where in the body (RFC 6901)" } } }, func1 = require_ucs2length().default, pattern4 = new RegExp("^[a-z][a-z0-9_]*$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.title === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.status === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.detail === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "detail" }, message: "must have required property 'detail'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.code === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.request_id === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "request_id" }, message: "must have required property 'request_id'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "title" || key0 === "status" || key0 === "detail" || key0 === "code" || key0 === "request_id" || key0 === "errors")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (data0 !== "about:blank") {
        let err7 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "about:blank" }, message: "must be equal to constant", schema: "about:blank", parentSchema: schema31.properties.type, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 == "string") {
        if (func1(data1) > 64) {
          let err8 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema31.properties.title, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.title.type, parentSchema: schema31.properties.title, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.status !== void 0) {
      let data2 = data.status;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err10 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.status.type, parentSchema: schema31.properties.status, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 599 || isNaN(data2)) {
          let err11 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/maximum", keyword: "maximum", params: { comparison: "<=", limit: 599 }, message: "must be <= 599", schema: 599, parentSchema: schema31.properties.status, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data2 < 400 || isNaN(data2)) {
          let err12 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/minimum", keyword: "minimum", params: { comparison: ">=", limit: 400 }, message: "must be >= 400", schema: 400, parentSchema: schema31.properties.status, data: data2 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
    if (data.detail !== void 0) {
      let data3 = data.detail;
      if (typeof data3 == "string") {
        if (func1(data3) > 1024) {
          let err13 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters", schema: 1024, parentSchema: schema31.properties.detail, data: data3 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.detail.type, parentSchema: schema31.properties.detail, data: data3 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.code !== void 0) {
      let data4 = data.code;
      if (typeof data4 == "string") {
        if (func1(data4) > 64) {
          let err15 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema31.properties.code, data: data4 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (!pattern4.test(data4)) {
          let err16 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*$" }, message: 'must match pattern "^[a-z][a-z0-9_]*$"', schema: "^[a-z][a-z0-9_]*$", parentSchema: schema31.properties.code, data: data4 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.code.type, parentSchema: schema31.properties.code, data: data4 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.request_id !== void 0) {
      let data5 = data.request_id;
      if (typeof data5 == "string") {
        if (func1(data5) > 64) {
          let err18 = { instancePath: instancePath + "/request_id", schemaPath: "#/properties/request_id/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema31.properties.request_id, data: data5 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        let err19 = { instancePath: instancePath + "/request_id", schemaPath: "#/properties/request_id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.request_id.type, parentSchema: schema31.properties.request_id, data: data5 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.errors !== void 0) {
      let data6 = data.errors;
      if (Array.isArray(data6)) {
        if (data6.length > 1001) {
          let err20 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/maxItems", keyword: "maxItems", params: { limit: 1001 }, message: "must NOT have more than 1001 items", schema: 1001, parentSchema: schema31.properties.errors, data: data6 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data7 = data6[i0];
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            if (data7.code === void 0) {
              let err21 = { instancePath: instancePath + "/errors/" + i0, schemaPath: "#/$defs/problem_error/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema32.required, parentSchema: schema32, data: data7 };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
            if (data7.detail === void 0) {
              let err22 = { instancePath: instancePath + "/errors/" + i0, schemaPath: "#/$defs/problem_error/required", keyword: "required", params: { missingProperty: "detail" }, message: "must have required property 'detail'", schema: schema32.required, parentSchema: schema32, data: data7 };
              vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
            }
            for (let key1 in data7)
              if (!(key1 === "code" || key1 === "detail" || key1 === "pointer")) {
                let err23 = { instancePath: instancePath + "/errors/" + i0, schemaPath: "#/$defs/problem_error/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema32, data: data7 };
                vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
              }
            if (data7.code !== void 0) {
              let data8 = data7.code;
              if (typeof data8 == "string") {
                if (func1(data8) > 64) {
                  let err24 = { instancePath: instancePath + "/errors/" + i0 + "/code", schemaPath: "#/$defs/problem_error/properties/code/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema32.properties.code, data: data8 };
                  vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                }
                if (!pattern4.test(data8)) {
                  let err25 = { instancePath: instancePath + "/errors/" + i0 + "/code", schemaPath: "#/$defs/problem_error/properties/code/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*$" }, message: 'must match pattern "^[a-z][a-z0-9_]*$"', schema: "^[a-z][a-z0-9_]*$", parentSchema: schema32.properties.code, data: data8 };
                  vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
                }
              } else {
                let err26 = { instancePath: instancePath + "/errors/" + i0 + "/code", schemaPath: "#/$defs/problem_error/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.code.type, parentSchema: schema32.properties.code, data: data8 };
                vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
              }
            }
            if (data7.detail !== void 0) {
              let data9 = data7.detail;
              if (typeof data9 == "string") {
                if (func1(data9) > 1024) {
                  let err27 = { instancePath: instancePath + "/errors/" + i0 + "/detail", schemaPath: "#/$defs/problem_error/properties/detail/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters", schema: 1024, parentSchema: schema32.properties.detail, data: data9 };
                  vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
                }
              } else {
                let err28 = { instancePath: instancePath + "/errors/" + i0 + "/detail", schemaPath: "#/$defs/problem_error/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.detail.type, parentSchema: schema32.properties.detail, data: data9 };
                vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
              }
            }
            if (data7.pointer !== void 0) {
              let data10 = data7.pointer;
              if (typeof data10 == "string") {
                if (func1(data10) > 2048) {
                  let err29 = { instancePath: instancePath + "/errors/" + i0 + "/pointer", schemaPath: "#/$defs/problem_error/properties/pointer/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters", schema: 2048, parentSchema: schema32.properties.pointer, data: data10 };
                  vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
                }
              } else {
                let err30 = { instancePath: instancePath + "/errors/" + i0 + "/pointer", schemaPath: "#/$defs/problem_error/properties/pointer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.pointer.type, parentSchema: schema32.properties.pointer, data: data10 };
                vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
              }
            }
          } else {
            let err31 = { instancePath: instancePath + "/errors/" + i0, schemaPath: "#/$defs/problem_error/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.type, parentSchema: schema32, data: data7 };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
        }
      } else {
        let err32 = { instancePath: instancePath + "/errors", schemaPath: "#/properties/errors/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.errors.type, parentSchema: schema31.properties.errors, data: data6 };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
  } else {
    let err33 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
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
