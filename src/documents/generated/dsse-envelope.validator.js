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
var document = bounded(validate20), schema31 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:dsse-envelope:v1", title: "DsseEnvelope", description: "The JSON form of a DSSE v1.0.2 envelope (specification/trust.md 1).", type: "object", additionalProperties: !1, required: ["payload", "payloadType", "signatures"], properties: { payload: { type: "string", description: "base64 of the exact payload bytes" }, payloadType: { type: "string", minLength: 1, maxLength: 256 }, signatures: { type: "array", maxItems: 16, items: { $ref: "#/$defs/dsse_signature" }, description: "at most 16; none where nobody has signed yet, which no verifier accepts" } }, $defs: { dsse_signature: { title: "DsseSignature", type: "object", additionalProperties: !1, required: ["sig"], properties: { keyid: { type: "string", maxLength: 1024, description: "a hint only; may be empty" }, sig: { type: "string", minLength: 1, maxLength: 1024, description: "base64 of the signature over the PAE" } } } } }, schema32 = { title: "DsseSignature", type: "object", additionalProperties: !1, required: ["sig"], properties: { keyid: { type: "string", maxLength: 1024, description: "a hint only; may be empty" }, sig: { type: "string", minLength: 1, maxLength: 1024, description: "base64 of the signature over the PAE" } } }, func1 = require_ucs2length().default;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.payload === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.payloadType === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "payloadType" }, message: "must have required property 'payloadType'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.signatures === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "signatures" }, message: "must have required property 'signatures'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "payload" || key0 === "payloadType" || key0 === "signatures")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.payload !== void 0) {
      let data0 = data.payload;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/payload", schemaPath: "#/properties/payload/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.payload.type, parentSchema: schema31.properties.payload, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.payloadType !== void 0) {
      let data1 = data.payloadType;
      if (typeof data1 == "string") {
        if (func1(data1) > 256) {
          let err5 = { instancePath: instancePath + "/payloadType", schemaPath: "#/properties/payloadType/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters", schema: 256, parentSchema: schema31.properties.payloadType, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (func1(data1) < 1) {
          let err6 = { instancePath: instancePath + "/payloadType", schemaPath: "#/properties/payloadType/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.payloadType, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/payloadType", schemaPath: "#/properties/payloadType/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.payloadType.type, parentSchema: schema31.properties.payloadType, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.signatures !== void 0) {
      let data2 = data.signatures;
      if (Array.isArray(data2)) {
        if (data2.length > 16) {
          let err8 = { instancePath: instancePath + "/signatures", schemaPath: "#/properties/signatures/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items", schema: 16, parentSchema: schema31.properties.signatures, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.sig === void 0) {
              let err9 = { instancePath: instancePath + "/signatures/" + i0, schemaPath: "#/$defs/dsse_signature/required", keyword: "required", params: { missingProperty: "sig" }, message: "must have required property 'sig'", schema: schema32.required, parentSchema: schema32, data: data3 };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            for (let key1 in data3)
              if (!(key1 === "keyid" || key1 === "sig")) {
                let err10 = { instancePath: instancePath + "/signatures/" + i0, schemaPath: "#/$defs/dsse_signature/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema32, data: data3 };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              }
            if (data3.keyid !== void 0) {
              let data4 = data3.keyid;
              if (typeof data4 == "string") {
                if (func1(data4) > 1024) {
                  let err11 = { instancePath: instancePath + "/signatures/" + i0 + "/keyid", schemaPath: "#/$defs/dsse_signature/properties/keyid/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters", schema: 1024, parentSchema: schema32.properties.keyid, data: data4 };
                  vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                }
              } else {
                let err12 = { instancePath: instancePath + "/signatures/" + i0 + "/keyid", schemaPath: "#/$defs/dsse_signature/properties/keyid/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.keyid.type, parentSchema: schema32.properties.keyid, data: data4 };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
              }
            }
            if (data3.sig !== void 0) {
              let data5 = data3.sig;
              if (typeof data5 == "string") {
                if (func1(data5) > 1024) {
                  let err13 = { instancePath: instancePath + "/signatures/" + i0 + "/sig", schemaPath: "#/$defs/dsse_signature/properties/sig/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters", schema: 1024, parentSchema: schema32.properties.sig, data: data5 };
                  vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                }
                if (func1(data5) < 1) {
                  let err14 = { instancePath: instancePath + "/signatures/" + i0 + "/sig", schemaPath: "#/$defs/dsse_signature/properties/sig/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema32.properties.sig, data: data5 };
                  vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                }
              } else {
                let err15 = { instancePath: instancePath + "/signatures/" + i0 + "/sig", schemaPath: "#/$defs/dsse_signature/properties/sig/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.sig.type, parentSchema: schema32.properties.sig, data: data5 };
                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
              }
            }
          } else {
            let err16 = { instancePath: instancePath + "/signatures/" + i0, schemaPath: "#/$defs/dsse_signature/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.type, parentSchema: schema32, data: data3 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
      } else {
        let err17 = { instancePath: instancePath + "/signatures", schemaPath: "#/properties/signatures/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.signatures.type, parentSchema: schema31.properties.signatures, data: data2 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
  } else {
    let err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
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
