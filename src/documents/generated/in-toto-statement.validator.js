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
var document = bounded(validate52), schema19 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:in-toto-statement:v1", title: "InTotoStatement", description: "An in-toto Statement v1 whatever its predicate is; each predicate has a schema of its own.", type: "object", additionalProperties: !1, required: ["_type", "subject", "predicateType", "predicate"], properties: { _type: { const: "https://in-toto.io/Statement/v1" }, subject: { type: "array", minItems: 1, maxItems: 1024, items: { $ref: "#/$defs/statement_subject" } }, predicateType: { type: "string", minLength: 1, maxLength: 1024 }, predicate: { type: "object" } }, $defs: { statement_subject: { title: "StatementSubject", description: "A file that a statement is about.", type: "object", additionalProperties: !1, required: ["name", "digest"], properties: { name: { type: "string", minLength: 1, maxLength: 4096 }, digest: { title: "DigestSet", description: "in-toto DigestSet: hex by name of the algorithm", type: "object", additionalProperties: { type: "string", maxLength: 256 } } } }, sha256_set: { title: "Sha256Set", description: "in-toto DigestSet with sha256 alone", type: "object", additionalProperties: !1, required: ["sha256"], properties: { sha256: { type: "string", pattern: "^[0-9a-f]{64}$", description: "64 lower-case hex digits" } } } } }, schema20 = { title: "StatementSubject", description: "A file that a statement is about.", type: "object", additionalProperties: !1, required: ["name", "digest"], properties: { name: { type: "string", minLength: 1, maxLength: 4096 }, digest: { title: "DigestSet", description: "in-toto DigestSet: hex by name of the algorithm", type: "object", additionalProperties: { type: "string", maxLength: 256 } } } }, func1 = require_ucs2length().default;
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "name" }, parentSchema: schema20, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.digest === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "digest" }, parentSchema: schema20, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "name" || key0 === "digest")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema20, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func1(data0) > 4096) {
          let err3 = { instancePath: instancePath + "/name", keyword: "maxLength", params: { limit: 4096 }, parentSchema: schema20.properties.name, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func1(data0) < 1) {
          let err4 = { instancePath: instancePath + "/name", keyword: "minLength", params: { limit: 1 }, parentSchema: schema20.properties.name, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/name", keyword: "type", params: { type: "string" }, parentSchema: schema20.properties.name, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.digest !== void 0) {
      let data1 = data.digest;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1))
        for (let key1 in data1) {
          let data2 = data1[key1];
          if (typeof data2 == "string") {
            if (func1(data2) > 256) {
              let err6 = { instancePath: instancePath + "/digest/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "maxLength", params: { limit: 256 }, parentSchema: schema20.properties.digest.additionalProperties, data: data2 };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
          } else {
            let err7 = { instancePath: instancePath + "/digest/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: { type: "string" }, parentSchema: schema20.properties.digest.additionalProperties, data: data2 };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        }
      else {
        let err8 = { instancePath: instancePath + "/digest", keyword: "type", params: { type: "object" }, parentSchema: schema20.properties.digest, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema20, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data._type === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "_type" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.subject === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "subject" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.predicateType === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "predicateType" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.predicate === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "predicate" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "_type" || key0 === "subject" || key0 === "predicateType" || key0 === "predicate")) {
        let err4 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema19, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data._type !== void 0) {
      let data0 = data._type;
      if (data0 !== "https://in-toto.io/Statement/v1") {
        let err5 = { instancePath: instancePath + "/_type", keyword: "const", params: { allowedValue: "https://in-toto.io/Statement/v1" }, parentSchema: schema19.properties._type, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.subject !== void 0) {
      let data1 = data.subject;
      if (Array.isArray(data1)) {
        if (data1.length > 1024) {
          let err6 = { instancePath: instancePath + "/subject", keyword: "maxItems", params: { limit: 1024 }, parentSchema: schema19.properties.subject, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data1.length < 1) {
          let err7 = { instancePath: instancePath + "/subject", keyword: "minItems", params: { limit: 1 }, parentSchema: schema19.properties.subject, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate53(data1[i0], { instancePath: instancePath + "/subject/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : appended(vErrors, validate53.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/subject", keyword: "type", params: { type: "array" }, parentSchema: schema19.properties.subject, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.predicateType !== void 0) {
      let data3 = data.predicateType;
      if (typeof data3 == "string") {
        if (func1(data3) > 1024) {
          let err9 = { instancePath: instancePath + "/predicateType", keyword: "maxLength", params: { limit: 1024 }, parentSchema: schema19.properties.predicateType, data: data3 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (func1(data3) < 1) {
          let err10 = { instancePath: instancePath + "/predicateType", keyword: "minLength", params: { limit: 1 }, parentSchema: schema19.properties.predicateType, data: data3 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/predicateType", keyword: "type", params: { type: "string" }, parentSchema: schema19.properties.predicateType, data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.predicate !== void 0) {
      let data4 = data.predicate;
      if (!(data4 && typeof data4 == "object" && !Array.isArray(data4))) {
        let err12 = { instancePath: instancePath + "/predicate", keyword: "type", params: { type: "object" }, parentSchema: schema19.properties.predicate, data: data4 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema19, data };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
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
