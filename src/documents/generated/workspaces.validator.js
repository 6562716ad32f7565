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
var document = bounded(validate20), schema31 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:workspaces:v1", title: "Workspaces", description: "The workspaces of the caller: body of GET /api/v1/workspaces, which a host may offer (docs/how-to/support-instances.md).", type: "object", additionalProperties: !1, required: ["workspaces"], properties: { workspaces: { type: "array", items: { $ref: "#/$defs/workspace" } } }, $defs: { workspace: { title: "Workspace", type: "object", additionalProperties: !1, required: ["id", "active"], properties: { id: { type: "string", minLength: 1, maxLength: 128 }, active: { type: "boolean", description: "the one that is selected" } } } } }, schema32 = { title: "Workspace", type: "object", additionalProperties: !1, required: ["id", "active"], properties: { id: { type: "string", minLength: 1, maxLength: 128 }, active: { type: "boolean", description: "the one that is selected" } } }, func1 = require_ucs2length().default;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.workspaces === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "workspaces" }, message: "must have required property 'workspaces'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "workspaces") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.workspaces !== void 0) {
      let data0 = data.workspaces;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.id === void 0) {
              let err2 = { instancePath: instancePath + "/workspaces/" + i0, schemaPath: "#/$defs/workspace/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema32.required, parentSchema: schema32, data: data1 };
              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
            }
            if (data1.active === void 0) {
              let err3 = { instancePath: instancePath + "/workspaces/" + i0, schemaPath: "#/$defs/workspace/required", keyword: "required", params: { missingProperty: "active" }, message: "must have required property 'active'", schema: schema32.required, parentSchema: schema32, data: data1 };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
            for (let key1 in data1)
              if (!(key1 === "id" || key1 === "active")) {
                let err4 = { instancePath: instancePath + "/workspaces/" + i0, schemaPath: "#/$defs/workspace/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema32, data: data1 };
                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              }
            if (data1.id !== void 0) {
              let data2 = data1.id;
              if (typeof data2 == "string") {
                if (func1(data2) > 128) {
                  let err5 = { instancePath: instancePath + "/workspaces/" + i0 + "/id", schemaPath: "#/$defs/workspace/properties/id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters", schema: 128, parentSchema: schema32.properties.id, data: data2 };
                  vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
                }
                if (func1(data2) < 1) {
                  let err6 = { instancePath: instancePath + "/workspaces/" + i0 + "/id", schemaPath: "#/$defs/workspace/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema32.properties.id, data: data2 };
                  vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                }
              } else {
                let err7 = { instancePath: instancePath + "/workspaces/" + i0 + "/id", schemaPath: "#/$defs/workspace/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.id.type, parentSchema: schema32.properties.id, data: data2 };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
              }
            }
            if (data1.active !== void 0) {
              let data3 = data1.active;
              if (typeof data3 != "boolean") {
                let err8 = { instancePath: instancePath + "/workspaces/" + i0 + "/active", schemaPath: "#/$defs/workspace/properties/active/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema32.properties.active.type, parentSchema: schema32.properties.active, data: data3 };
                vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
              }
            }
          } else {
            let err9 = { instancePath: instancePath + "/workspaces/" + i0, schemaPath: "#/$defs/workspace/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.type, parentSchema: schema32, data: data1 };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        }
      } else {
        let err10 = { instancePath: instancePath + "/workspaces", schemaPath: "#/properties/workspaces/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.workspaces.type, parentSchema: schema31.properties.workspaces, data: data0 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
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
