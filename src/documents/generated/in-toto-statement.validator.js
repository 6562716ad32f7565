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
var document = bounded(validate20), schema31 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:in-toto-statement:v1", title: "InTotoStatement", description: "An in-toto Statement v1 whatever its predicate is; each predicate has a schema of its own.", type: "object", additionalProperties: !1, required: ["_type", "subject", "predicateType", "predicate"], properties: { _type: { const: "https://in-toto.io/Statement/v1" }, subject: { type: "array", minItems: 1, maxItems: 1024, items: { $ref: "#/$defs/statement_subject" } }, predicateType: { type: "string", minLength: 1, maxLength: 1024 }, predicate: { type: "object" } }, $defs: { statement_subject: { title: "StatementSubject", description: "A file that a statement is about.", type: "object", additionalProperties: !1, required: ["name", "digest"], properties: { name: { type: "string", minLength: 1, maxLength: 4096 }, digest: { title: "DigestSet", description: "in-toto DigestSet: hex by name of the algorithm", type: "object", additionalProperties: { type: "string", maxLength: 256 } } } }, sha256_set: { title: "Sha256Set", description: "in-toto DigestSet with sha256 alone", type: "object", additionalProperties: !1, required: ["sha256"], properties: { sha256: { type: "string", pattern: "^[0-9a-f]{64}$", description: "64 lower-case hex digits" } } } } }, schema32 = { title: "StatementSubject", description: "A file that a statement is about.", type: "object", additionalProperties: !1, required: ["name", "digest"], properties: { name: { type: "string", minLength: 1, maxLength: 4096 }, digest: { title: "DigestSet", description: "in-toto DigestSet: hex by name of the algorithm", type: "object", additionalProperties: { type: "string", maxLength: 256 } } } }, func1 = require_ucs2length().default;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data._type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "_type" }, message: "must have required property '_type'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.subject === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.predicateType === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "predicateType" }, message: "must have required property 'predicateType'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.predicate === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "predicate" }, message: "must have required property 'predicate'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "_type" || key0 === "subject" || key0 === "predicateType" || key0 === "predicate")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data._type !== void 0) {
      let data0 = data._type;
      if (data0 !== "https://in-toto.io/Statement/v1") {
        let err5 = { instancePath: instancePath + "/_type", schemaPath: "#/properties/_type/const", keyword: "const", params: { allowedValue: "https://in-toto.io/Statement/v1" }, message: "must be equal to constant", schema: "https://in-toto.io/Statement/v1", parentSchema: schema31.properties._type, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.subject !== void 0) {
      let data1 = data.subject;
      if (Array.isArray(data1)) {
        if (data1.length > 1024) {
          let err6 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/maxItems", keyword: "maxItems", params: { limit: 1024 }, message: "must NOT have more than 1024 items", schema: 1024, parentSchema: schema31.properties.subject, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data1.length < 1) {
          let err7 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema31.properties.subject, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.name === void 0) {
              let err8 = { instancePath: instancePath + "/subject/" + i0, schemaPath: "#/$defs/statement_subject/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema32.required, parentSchema: schema32, data: data2 };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            if (data2.digest === void 0) {
              let err9 = { instancePath: instancePath + "/subject/" + i0, schemaPath: "#/$defs/statement_subject/required", keyword: "required", params: { missingProperty: "digest" }, message: "must have required property 'digest'", schema: schema32.required, parentSchema: schema32, data: data2 };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            for (let key1 in data2)
              if (!(key1 === "name" || key1 === "digest")) {
                let err10 = { instancePath: instancePath + "/subject/" + i0, schemaPath: "#/$defs/statement_subject/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema32, data: data2 };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              }
            if (data2.name !== void 0) {
              let data3 = data2.name;
              if (typeof data3 == "string") {
                if (func1(data3) > 4096) {
                  let err11 = { instancePath: instancePath + "/subject/" + i0 + "/name", schemaPath: "#/$defs/statement_subject/properties/name/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema32.properties.name, data: data3 };
                  vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                }
                if (func1(data3) < 1) {
                  let err12 = { instancePath: instancePath + "/subject/" + i0 + "/name", schemaPath: "#/$defs/statement_subject/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema32.properties.name, data: data3 };
                  vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                }
              } else {
                let err13 = { instancePath: instancePath + "/subject/" + i0 + "/name", schemaPath: "#/$defs/statement_subject/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.name.type, parentSchema: schema32.properties.name, data: data3 };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
              }
            }
            if (data2.digest !== void 0) {
              let data4 = data2.digest;
              if (data4 && typeof data4 == "object" && !Array.isArray(data4))
                for (let key2 in data4) {
                  let data5 = data4[key2];
                  if (typeof data5 == "string") {
                    if (func1(data5) > 256) {
                      let err14 = { instancePath: instancePath + "/subject/" + i0 + "/digest/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/statement_subject/properties/digest/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters", schema: 256, parentSchema: schema32.properties.digest.additionalProperties, data: data5 };
                      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                    }
                  } else {
                    let err15 = { instancePath: instancePath + "/subject/" + i0 + "/digest/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/statement_subject/properties/digest/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.digest.additionalProperties.type, parentSchema: schema32.properties.digest.additionalProperties, data: data5 };
                    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                  }
                }
              else {
                let err16 = { instancePath: instancePath + "/subject/" + i0 + "/digest", schemaPath: "#/$defs/statement_subject/properties/digest/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.properties.digest.type, parentSchema: schema32.properties.digest, data: data4 };
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
              }
            }
          } else {
            let err17 = { instancePath: instancePath + "/subject/" + i0, schemaPath: "#/$defs/statement_subject/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.type, parentSchema: schema32, data: data2 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
      } else {
        let err18 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.subject.type, parentSchema: schema31.properties.subject, data: data1 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.predicateType !== void 0) {
      let data6 = data.predicateType;
      if (typeof data6 == "string") {
        if (func1(data6) > 1024) {
          let err19 = { instancePath: instancePath + "/predicateType", schemaPath: "#/properties/predicateType/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters", schema: 1024, parentSchema: schema31.properties.predicateType, data: data6 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (func1(data6) < 1) {
          let err20 = { instancePath: instancePath + "/predicateType", schemaPath: "#/properties/predicateType/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.predicateType, data: data6 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/predicateType", schemaPath: "#/properties/predicateType/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.predicateType.type, parentSchema: schema31.properties.predicateType, data: data6 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.predicate !== void 0) {
      let data7 = data.predicate;
      if (!(data7 && typeof data7 == "object" && !Array.isArray(data7))) {
        let err22 = { instancePath: instancePath + "/predicate", schemaPath: "#/properties/predicate/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.predicate.type, parentSchema: schema31.properties.predicate, data: data7 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
  } else {
    let err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
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
