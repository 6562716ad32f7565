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
var document = bounded(validate20), schema31 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:release-manifest-with-artifacts:v3", title: "ReleaseManifestWithArtifacts", description: "A release manifest that also binds the files that are published (specification/documents.md 3.4).", type: "object", additionalProperties: !1, required: ["schema_version", "version", "revision", "provider_claims", "artifacts"], properties: { schema_version: { const: 3 }, version: { $ref: "urn:claimgate:schema:common:v1#/$defs/version" }, revision: { $ref: "urn:claimgate:schema:common:v1#/$defs/revision" }, provider_claims: { $ref: "urn:claimgate:schema:release-manifest:v2#/$defs/binding" }, artifacts: { type: "array", minItems: 1, maxItems: 100, description: "in the order of their names, each name once", items: { $ref: "#/$defs/artifact" } } }, $defs: { artifact_name: { title: "ArtifactName", type: "string", maxLength: 255, pattern: "^[A-Za-z0-9](?:[A-Za-z0-9 @._+~=-]*[A-Za-z0-9@._+~=-])?$", description: "the name of a file, without its folder" }, artifact: { title: "ReleaseArtifact", description: "A published file.", type: "object", additionalProperties: !1, required: ["name", "size", "sha256"], properties: { name: { $ref: "#/$defs/artifact_name" }, size: { type: "integer", minimum: 0, maximum: 9007199254740991 }, sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } } } }, schema33 = { title: "ReleaseVersion", type: "string", maxLength: 128, pattern: "^v(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$", description: '"v" and a stable SemVer, such as v1.4.0' }, schema34 = { title: "GitRevision", type: "string", pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$", description: "a full Git commit id: 40 or 64 lower-case hex digits" }, func1 = require_ucs2length().default, pattern4 = new RegExp("^v(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$", "u"), pattern5 = new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u"), schema38 = { title: "ClaimsBinding", description: "Binds the exact bytes, the schema version and the claim count of the claims file.", type: "object", additionalProperties: !1, required: ["schema_version", "manifest_sha256", "claim_count"], properties: { schema_version: { const: 1 }, manifest_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, claim_count: { type: "integer", minimum: 0 } } }, schema39 = { title: "DigestText", type: "string", pattern: "^sha256:[0-9a-f]{64}$", description: '"sha256:" and 64 lower-case hex digits' }, pattern8 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate25.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema_version === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schema_version" }, message: "must have required property 'schema_version'", schema: schema38.required, parentSchema: schema38, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.manifest_sha256 === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "manifest_sha256" }, message: "must have required property 'manifest_sha256'", schema: schema38.required, parentSchema: schema38, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.claim_count === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "claim_count" }, message: "must have required property 'claim_count'", schema: schema38.required, parentSchema: schema38, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "schema_version" || key0 === "manifest_sha256" || key0 === "claim_count")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema38, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.schema_version !== void 0) {
      let data0 = data.schema_version;
      if (data0 !== 1) {
        let err4 = { instancePath: instancePath + "/schema_version", schemaPath: "#/properties/schema_version/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema38.properties.schema_version, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.manifest_sha256 !== void 0) {
      let data1 = data.manifest_sha256;
      if (typeof data1 == "string") {
        if (!pattern8.test(data1)) {
          let err5 = { instancePath: instancePath + "/manifest_sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema39, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/manifest_sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.type, parentSchema: schema39, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.claim_count !== void 0) {
      let data2 = data.claim_count;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err7 = { instancePath: instancePath + "/claim_count", schemaPath: "#/properties/claim_count/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.claim_count.type, parentSchema: schema38.properties.claim_count, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2))) {
        let err8 = { instancePath: instancePath + "/claim_count", schemaPath: "#/properties/claim_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema38.properties.claim_count, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema38.type, parentSchema: schema38, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate25.errors = vErrors, errors === 0;
}
validate25.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema42 = { title: "ReleaseArtifact", description: "A published file.", type: "object", additionalProperties: !1, required: ["name", "size", "sha256"], properties: { name: { $ref: "#/$defs/artifact_name" }, size: { type: "integer", minimum: 0, maximum: 9007199254740991 }, sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } }, schema43 = { title: "ArtifactName", type: "string", maxLength: 255, pattern: "^[A-Za-z0-9](?:[A-Za-z0-9 @._+~=-]*[A-Za-z0-9@._+~=-])?$", description: "the name of a file, without its folder" }, pattern10 = new RegExp("^[A-Za-z0-9](?:[A-Za-z0-9 @._+~=-]*[A-Za-z0-9@._+~=-])?$", "u");
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate27.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema42.required, parentSchema: schema42, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.size === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "size" }, message: "must have required property 'size'", schema: schema42.required, parentSchema: schema42, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.sha256 === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'", schema: schema42.required, parentSchema: schema42, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "name" || key0 === "size" || key0 === "sha256")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema42, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func1(data0) > 255) {
          let err4 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/artifact_name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters", schema: 255, parentSchema: schema43, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!pattern10.test(data0)) {
          let err5 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/artifact_name/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9](?:[A-Za-z0-9 @._+~=-]*[A-Za-z0-9@._+~=-])?$" }, message: 'must match pattern "^[A-Za-z0-9](?:[A-Za-z0-9 @._+~=-]*[A-Za-z0-9@._+~=-])?$"', schema: "^[A-Za-z0-9](?:[A-Za-z0-9 @._+~=-]*[A-Za-z0-9@._+~=-])?$", parentSchema: schema43, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/artifact_name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema43.type, parentSchema: schema43, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.size !== void 0) {
      let data1 = data.size;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err7 = { instancePath: instancePath + "/size", schemaPath: "#/properties/size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema42.properties.size.type, parentSchema: schema42.properties.size, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          let err8 = { instancePath: instancePath + "/size", schemaPath: "#/properties/size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991", schema: 9007199254740991, parentSchema: schema42.properties.size, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          let err9 = { instancePath: instancePath + "/size", schemaPath: "#/properties/size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema42.properties.size, data: data1 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    if (data.sha256 !== void 0) {
      let data2 = data.sha256;
      if (typeof data2 == "string") {
        if (!pattern8.test(data2)) {
          let err10 = { instancePath: instancePath + "/sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema39, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.type, parentSchema: schema39, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema42.type, parentSchema: schema42, data };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate27.errors = vErrors, errors === 0;
}
validate27.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema_version === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schema_version" }, message: "must have required property 'schema_version'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.version === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.revision === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" }, message: "must have required property 'revision'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.provider_claims === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider_claims" }, message: "must have required property 'provider_claims'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.artifacts === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "artifacts" }, message: "must have required property 'artifacts'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "schema_version" || key0 === "version" || key0 === "revision" || key0 === "provider_claims" || key0 === "artifacts")) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.schema_version !== void 0) {
      let data0 = data.schema_version;
      if (data0 !== 3) {
        let err6 = { instancePath: instancePath + "/schema_version", schemaPath: "#/properties/schema_version/const", keyword: "const", params: { allowedValue: 3 }, message: "must be equal to constant", schema: 3, parentSchema: schema31.properties.schema_version, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.version !== void 0) {
      let data1 = data.version;
      if (typeof data1 == "string") {
        if (func1(data1) > 128) {
          let err7 = { instancePath: instancePath + "/version", schemaPath: "urn:claimgate:schema:common:v1#/$defs/version/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters", schema: 128, parentSchema: schema33, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (!pattern4.test(data1)) {
          let err8 = { instancePath: instancePath + "/version", schemaPath: "urn:claimgate:schema:common:v1#/$defs/version/pattern", keyword: "pattern", params: { pattern: "^v(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$" }, message: 'must match pattern "^v(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$"', schema: "^v(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$", parentSchema: schema33, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/version", schemaPath: "urn:claimgate:schema:common:v1#/$defs/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.revision !== void 0) {
      let data2 = data.revision;
      if (typeof data2 == "string") {
        if (!pattern5.test(data2)) {
          let err10 = { instancePath: instancePath + "/revision", schemaPath: "urn:claimgate:schema:common:v1#/$defs/revision/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"', schema: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$", parentSchema: schema34, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/revision", schemaPath: "urn:claimgate:schema:common:v1#/$defs/revision/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.provider_claims !== void 0 && (validate25(data.provider_claims, { instancePath: instancePath + "/provider_claims", parentData: data, parentDataProperty: "provider_claims", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate25.errors : appended(vErrors, validate25.errors), errors = vErrors.length)), data.artifacts !== void 0) {
      let data4 = data.artifacts;
      if (Array.isArray(data4)) {
        if (data4.length > 100) {
          let err12 = { instancePath: instancePath + "/artifacts", schemaPath: "#/properties/artifacts/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items", schema: 100, parentSchema: schema31.properties.artifacts, data: data4 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data4.length < 1) {
          let err13 = { instancePath: instancePath + "/artifacts", schemaPath: "#/properties/artifacts/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema31.properties.artifacts, data: data4 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate27(data4[i0], { instancePath: instancePath + "/artifacts/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate27.errors : appended(vErrors, validate27.errors), errors = vErrors.length);
      } else {
        let err14 = { instancePath: instancePath + "/artifacts", schemaPath: "#/properties/artifacts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.artifacts.type, parentSchema: schema31.properties.artifacts, data: data4 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate20.errors = vErrors, errors === 0;
}
validate20.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
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
