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
var document = bounded(validate52), schema19 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:dsse-envelope:v1", title: "DsseEnvelope", description: "The JSON form of a DSSE v1.0.2 envelope (specification/trust.md 1).", type: "object", additionalProperties: !1, required: ["payload", "payloadType", "signatures"], properties: { payload: { type: "string", description: "base64 of the exact payload bytes" }, payloadType: { type: "string", minLength: 1, maxLength: 256 }, signatures: { type: "array", maxItems: 16, items: { $ref: "#/$defs/dsse_signature" }, description: "at most 16; none where nobody has signed yet, which no verifier accepts" } }, $defs: { dsse_signature: { title: "DsseSignature", type: "object", additionalProperties: !1, required: ["sig"], properties: { keyid: { type: "string", maxLength: 1024, description: "a hint only; may be empty" }, sig: { type: "string", minLength: 1, maxLength: 1024, description: "base64 of the signature over the PAE" } } } } }, func1 = require_ucs2length().default, schema20 = { title: "DsseSignature", type: "object", additionalProperties: !1, required: ["sig"], properties: { keyid: { type: "string", maxLength: 1024, description: "a hint only; may be empty" }, sig: { type: "string", minLength: 1, maxLength: 1024, description: "base64 of the signature over the PAE" } } };
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sig === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "sig" }, parentSchema: schema20, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "keyid" || key0 === "sig")) {
        let err1 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema20, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.keyid !== void 0) {
      let data0 = data.keyid;
      if (typeof data0 == "string") {
        if (func1(data0) > 1024) {
          let err2 = { instancePath: instancePath + "/keyid", keyword: "maxLength", params: { limit: 1024 }, parentSchema: schema20.properties.keyid, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/keyid", keyword: "type", params: { type: "string" }, parentSchema: schema20.properties.keyid, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.sig !== void 0) {
      let data1 = data.sig;
      if (typeof data1 == "string") {
        if (func1(data1) > 1024) {
          let err4 = { instancePath: instancePath + "/sig", keyword: "maxLength", params: { limit: 1024 }, parentSchema: schema20.properties.sig, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func1(data1) < 1) {
          let err5 = { instancePath: instancePath + "/sig", keyword: "minLength", params: { limit: 1 }, parentSchema: schema20.properties.sig, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/sig", keyword: "type", params: { type: "string" }, parentSchema: schema20.properties.sig, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema20, data };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.payload === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "payload" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.payloadType === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "payloadType" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.signatures === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "signatures" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "payload" || key0 === "payloadType" || key0 === "signatures")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema19, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.payload !== void 0) {
      let data0 = data.payload;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/payload", keyword: "type", params: { type: "string" }, parentSchema: schema19.properties.payload, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.payloadType !== void 0) {
      let data1 = data.payloadType;
      if (typeof data1 == "string") {
        if (func1(data1) > 256) {
          let err5 = { instancePath: instancePath + "/payloadType", keyword: "maxLength", params: { limit: 256 }, parentSchema: schema19.properties.payloadType, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (func1(data1) < 1) {
          let err6 = { instancePath: instancePath + "/payloadType", keyword: "minLength", params: { limit: 1 }, parentSchema: schema19.properties.payloadType, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/payloadType", keyword: "type", params: { type: "string" }, parentSchema: schema19.properties.payloadType, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.signatures !== void 0) {
      let data2 = data.signatures;
      if (Array.isArray(data2)) {
        if (data2.length > 16) {
          let err8 = { instancePath: instancePath + "/signatures", keyword: "maxItems", params: { limit: 16 }, parentSchema: schema19.properties.signatures, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate53(data2[i0], { instancePath: instancePath + "/signatures/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : appended(vErrors, validate53.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/signatures", keyword: "type", params: { type: "array" }, parentSchema: schema19.properties.signatures, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema19, data };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
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
