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

// own:ajv/dist/runtime/equal
var require_equal = __commonJS({
  "own:ajv/dist/runtime/equal"(exports) {
    exports.default = function equal(one, other) {
      if (one === other) return !0;
      if (typeof one != "object" || typeof other != "object" || !one || !other || Array.isArray(one) !== Array.isArray(other)) return !1;
      let names = Object.keys(one);
      return names.length !== Object.keys(other).length ? !1 : names.every((name) => Object.hasOwn(other, name) && equal(one[name], other[name]));
    };
  }
});

// <stdin>
var document = bounded(validate20), schema31 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:contract:v1", title: "CertificationContract", description: "What must be shown before a claim may be made (specification/documents.md 3.2).", type: "object", additionalProperties: !1, required: ["schema_version", "provider", "account_kinds", "output_profile", "operation", "policy_mode", "capability_digest", "policy_digest", "required_scopes", "approval", "local_checks", "live_checks", "retest_days", "tested_revision", "allow_trial_execution", "policy_sources"], properties: { schema_version: { const: 1 }, provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug", description: "the provider that is published to, as a slug such as pinterest" }, account_kinds: { type: "array", minItems: 1, maxItems: 64, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, description: "the kinds of account that the contract is for, such as business" }, output_profile: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug", description: "the format that is published, as a slug such as image-pin" }, operation: { $ref: "urn:claimgate:schema:common:v1#/$defs/operation", description: "what is done; only publish operations can be claimed" }, policy_mode: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug", description: "the mode of the product's policy that the contract is for, such as standard" }, capability_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest", description: "SHA-256 of the exact bytes of the file that describes what the product implements for the provider and format (specification/documents.md 3.2); `claimgate digest --capability FILE` prints it" }, policy_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest", description: "SHA-256 of the exact bytes of the file that holds the product's policy for the provider and format (specification/documents.md 3.2); `claimgate digest --policy FILE` prints it" }, required_scopes: { type: "array", maxItems: 256, uniqueItems: !0, items: { $ref: "#/$defs/scope" }, description: "OAuth scopes that the grant of the account must contain, by name" }, approval: { $ref: "#/$defs/approval_terms", description: "whether the provider must approve the app, and for which tier" }, local_checks: { $ref: "#/$defs/check_list", description: "the checks of a local run, in your own test bed" }, live_checks: { $ref: "#/$defs/check_list", description: "the checks of a live run, against the real provider" }, retest_days: { $ref: "#/$defs/retest_days", description: "after how many days of 86,400 seconds a run no longer counts" }, tested_revision: { type: "string", enum: ["any", "ancestor"], description: "ancestor: the tested revision is the released one or an ancestor of it" }, allow_trial_execution: { type: "boolean", description: "whether certification tests may run under a trial approval" }, policy_sources: { type: "array", maxItems: 64, uniqueItems: !0, items: { type: "string", minLength: 1, maxLength: 2048 }, description: "Where the provider's policy can be read; documentation only." } }, $defs: { scope: { title: "Scope", type: "string", pattern: "^[\\x21-\\x7e]{1,256}$", description: "a scope: 1 to 256 printable ASCII characters without spaces" }, approval_terms: { title: "ApprovalTerms", type: "object", additionalProperties: !1, required: ["required", "tier"], properties: { required: { type: "boolean", description: "whether the provider has to review the app" }, tier: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug", description: "the tier that the review has to be for; not_required where none is needed" } } }, retest_days: { title: "RetestDays", description: "After how many days of 86,400 seconds a run no longer counts.", type: "object", additionalProperties: !1, required: ["local", "live"], properties: { local: { type: "integer", minimum: 1, maximum: 366 }, live: { type: "integer", minimum: 1, maximum: 366 } } }, check_list: { title: "CheckList", type: "array", maxItems: 16, items: { $ref: "#/$defs/listed_check" } }, listed_check: { title: "ListedCheck", description: "A check that a run must contain, with the reasons for which it may be not applicable.", type: "object", additionalProperties: !1, required: ["kind", "not_applicable_reasons"], properties: { kind: { $ref: "urn:claimgate:schema:common:v1#/$defs/check_kind" }, not_applicable_reasons: { type: "array", maxItems: 32, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, description: "reasons for which a run may leave the check out; only refresh and revoke may have any" } } } } }, schema33 = { title: "Slug", type: "string", maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters" }, schema36 = { title: "Operation", type: "string", enum: ["publish_immediate", "publish_scheduled", "connect"], description: "an operation of a subject" }, schema38 = { title: "DigestText", type: "string", pattern: "^sha256:[0-9a-f]{64}$", description: '"sha256:" and 64 lower-case hex digits' }, schema40 = { title: "Scope", type: "string", pattern: "^[\\x21-\\x7e]{1,256}$", description: "a scope: 1 to 256 printable ASCII characters without spaces" }, schema47 = { title: "RetestDays", description: "After how many days of 86,400 seconds a run no longer counts.", type: "object", additionalProperties: !1, required: ["local", "live"], properties: { local: { type: "integer", minimum: 1, maximum: 366 }, live: { type: "integer", minimum: 1, maximum: 366 } } }, func1 = Object.prototype.hasOwnProperty, func2 = require_ucs2length().default, func0 = require_equal().default, pattern4 = new RegExp("^[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u"), pattern8 = new RegExp("^sha256:[0-9a-f]{64}$", "u"), pattern10 = new RegExp("^[\\x21-\\x7e]{1,256}$", "u"), schema41 = { title: "ApprovalTerms", type: "object", additionalProperties: !1, required: ["required", "tier"], properties: { required: { type: "boolean", description: "whether the provider has to review the app" }, tier: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug", description: "the tier that the review has to be for; not_required where none is needed" } } };
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate22.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.required === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "required" }, message: "must have required property 'required'", schema: schema41.required, parentSchema: schema41, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.tier === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tier" }, message: "must have required property 'tier'", schema: schema41.required, parentSchema: schema41, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "required" || key0 === "tier")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema41, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.required !== void 0) {
      let data0 = data.required;
      if (typeof data0 != "boolean") {
        let err3 = { instancePath: instancePath + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema41.properties.required.type, parentSchema: schema41.properties.required, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.tier !== void 0) {
      let data1 = data.tier;
      if (typeof data1 == "string") {
        if (func2(data1) > 64) {
          let err4 = { instancePath: instancePath + "/tier", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema33, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!pattern4.test(data1)) {
          let err5 = { instancePath: instancePath + "/tier", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema33, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/tier", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema41.type, parentSchema: schema41, data };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate22.errors = vErrors, errors === 0;
}
validate22.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema43 = { title: "CheckList", type: "array", maxItems: 16, items: { $ref: "#/$defs/listed_check" } }, schema44 = { title: "ListedCheck", description: "A check that a run must contain, with the reasons for which it may be not applicable.", type: "object", additionalProperties: !1, required: ["kind", "not_applicable_reasons"], properties: { kind: { $ref: "urn:claimgate:schema:common:v1#/$defs/check_kind" }, not_applicable_reasons: { type: "array", maxItems: 32, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, description: "reasons for which a run may leave the check out; only refresh and revoke may have any" } } }, schema45 = { title: "CheckKind", type: "string", enum: ["connect", "authorization", "publish_immediate", "publish_scheduled", "final_result", "refresh", "revoke"], description: "what a check of a certification run tries" };
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate25.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema44.required, parentSchema: schema44, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.not_applicable_reasons === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "not_applicable_reasons" }, message: "must have required property 'not_applicable_reasons'", schema: schema44.required, parentSchema: schema44, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "not_applicable_reasons")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema44, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/kind", schemaPath: "urn:claimgate:schema:common:v1#/$defs/check_kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.type, parentSchema: schema45, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (!(data0 === "connect" || data0 === "authorization" || data0 === "publish_immediate" || data0 === "publish_scheduled" || data0 === "final_result" || data0 === "refresh" || data0 === "revoke")) {
        let err4 = { instancePath: instancePath + "/kind", schemaPath: "urn:claimgate:schema:common:v1#/$defs/check_kind/enum", keyword: "enum", params: { allowedValues: schema45.enum }, message: "must be equal to one of the allowed values", schema: schema45.enum, parentSchema: schema45, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.not_applicable_reasons !== void 0) {
      let data1 = data.not_applicable_reasons;
      if (Array.isArray(data1)) {
        if (data1.length > 32) {
          let err5 = { instancePath: instancePath + "/not_applicable_reasons", schemaPath: "#/properties/not_applicable_reasons/maxItems", keyword: "maxItems", params: { limit: 32 }, message: "must NOT have more than 32 items", schema: 32, parentSchema: schema44.properties.not_applicable_reasons, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 == "string") {
            if (func2(data2) > 64) {
              let err6 = { instancePath: instancePath + "/not_applicable_reasons/" + i0, schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema33, data: data2 };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
            if (!pattern4.test(data2)) {
              let err7 = { instancePath: instancePath + "/not_applicable_reasons/" + i0, schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema33, data: data2 };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
          } else {
            let err8 = { instancePath: instancePath + "/not_applicable_reasons/" + i0, schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data2 };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
        let i1 = data1.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data1[i1], data1[j0])) {
                  let err9 = { instancePath: instancePath + "/not_applicable_reasons", schemaPath: "#/properties/not_applicable_reasons/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: !0, parentSchema: schema44.properties.not_applicable_reasons, data: data1 };
                  vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                  break outer0;
                }
        }
      } else {
        let err10 = { instancePath: instancePath + "/not_applicable_reasons", schemaPath: "#/properties/not_applicable_reasons/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema44.properties.not_applicable_reasons.type, parentSchema: schema44.properties.not_applicable_reasons, data: data1 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema44.type, parentSchema: schema44, data };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate25.errors = vErrors, errors === 0;
}
validate25.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate24.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), Array.isArray(data)) {
    if (data.length > 16) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items", schema: 16, parentSchema: schema43, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate25(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate25.errors : appended(vErrors, validate25.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema43.type, parentSchema: schema43, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate24.errors = vErrors, errors === 0;
}
validate24.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema_version === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schema_version" }, message: "must have required property 'schema_version'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.provider === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" }, message: "must have required property 'provider'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.account_kinds === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_kinds" }, message: "must have required property 'account_kinds'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.output_profile === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "output_profile" }, message: "must have required property 'output_profile'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.operation === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operation" }, message: "must have required property 'operation'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.policy_mode === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "policy_mode" }, message: "must have required property 'policy_mode'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.capability_digest === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "capability_digest" }, message: "must have required property 'capability_digest'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.policy_digest === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "policy_digest" }, message: "must have required property 'policy_digest'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.required_scopes === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "required_scopes" }, message: "must have required property 'required_scopes'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.approval === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "approval" }, message: "must have required property 'approval'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.local_checks === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "local_checks" }, message: "must have required property 'local_checks'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.live_checks === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "live_checks" }, message: "must have required property 'live_checks'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.retest_days === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "retest_days" }, message: "must have required property 'retest_days'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.tested_revision === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tested_revision" }, message: "must have required property 'tested_revision'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.allow_trial_execution === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "allow_trial_execution" }, message: "must have required property 'allow_trial_execution'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.policy_sources === void 0) {
      let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "policy_sources" }, message: "must have required property 'policy_sources'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema31.properties, key0)) {
        let err16 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31, data };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    if (data.schema_version !== void 0) {
      let data0 = data.schema_version;
      if (data0 !== 1) {
        let err17 = { instancePath: instancePath + "/schema_version", schemaPath: "#/properties/schema_version/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema31.properties.schema_version, data: data0 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.provider !== void 0) {
      let data1 = data.provider;
      if (typeof data1 == "string") {
        if (func2(data1) > 64) {
          let err18 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema33, data: data1 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (!pattern4.test(data1)) {
          let err19 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema33, data: data1 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data1 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.account_kinds !== void 0) {
      let data2 = data.account_kinds;
      if (Array.isArray(data2)) {
        if (data2.length > 64) {
          let err21 = { instancePath: instancePath + "/account_kinds", schemaPath: "#/properties/account_kinds/maxItems", keyword: "maxItems", params: { limit: 64 }, message: "must NOT have more than 64 items", schema: 64, parentSchema: schema31.properties.account_kinds, data: data2 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (data2.length < 1) {
          let err22 = { instancePath: instancePath + "/account_kinds", schemaPath: "#/properties/account_kinds/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema31.properties.account_kinds, data: data2 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (typeof data3 == "string") {
            if (func2(data3) > 64) {
              let err23 = { instancePath: instancePath + "/account_kinds/" + i0, schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema33, data: data3 };
              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
            if (!pattern4.test(data3)) {
              let err24 = { instancePath: instancePath + "/account_kinds/" + i0, schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema33, data: data3 };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
          } else {
            let err25 = { instancePath: instancePath + "/account_kinds/" + i0, schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data3 };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        }
        let i1 = data2.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data2[i1], data2[j0])) {
                  let err26 = { instancePath: instancePath + "/account_kinds", schemaPath: "#/properties/account_kinds/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: !0, parentSchema: schema31.properties.account_kinds, data: data2 };
                  vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                  break outer0;
                }
        }
      } else {
        let err27 = { instancePath: instancePath + "/account_kinds", schemaPath: "#/properties/account_kinds/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.account_kinds.type, parentSchema: schema31.properties.account_kinds, data: data2 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.output_profile !== void 0) {
      let data4 = data.output_profile;
      if (typeof data4 == "string") {
        if (func2(data4) > 64) {
          let err28 = { instancePath: instancePath + "/output_profile", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema33, data: data4 };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        if (!pattern4.test(data4)) {
          let err29 = { instancePath: instancePath + "/output_profile", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema33, data: data4 };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
      } else {
        let err30 = { instancePath: instancePath + "/output_profile", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data4 };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.operation !== void 0) {
      let data5 = data.operation;
      if (typeof data5 != "string") {
        let err31 = { instancePath: instancePath + "/operation", schemaPath: "urn:claimgate:schema:common:v1#/$defs/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.type, parentSchema: schema36, data: data5 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
      if (!(data5 === "publish_immediate" || data5 === "publish_scheduled" || data5 === "connect")) {
        let err32 = { instancePath: instancePath + "/operation", schemaPath: "urn:claimgate:schema:common:v1#/$defs/operation/enum", keyword: "enum", params: { allowedValues: schema36.enum }, message: "must be equal to one of the allowed values", schema: schema36.enum, parentSchema: schema36, data: data5 };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.policy_mode !== void 0) {
      let data6 = data.policy_mode;
      if (typeof data6 == "string") {
        if (func2(data6) > 64) {
          let err33 = { instancePath: instancePath + "/policy_mode", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema33, data: data6 };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
        if (!pattern4.test(data6)) {
          let err34 = { instancePath: instancePath + "/policy_mode", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema33, data: data6 };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
      } else {
        let err35 = { instancePath: instancePath + "/policy_mode", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data6 };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.capability_digest !== void 0) {
      let data7 = data.capability_digest;
      if (typeof data7 == "string") {
        if (!pattern8.test(data7)) {
          let err36 = { instancePath: instancePath + "/capability_digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema38, data: data7 };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
      } else {
        let err37 = { instancePath: instancePath + "/capability_digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.type, parentSchema: schema38, data: data7 };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
    }
    if (data.policy_digest !== void 0) {
      let data8 = data.policy_digest;
      if (typeof data8 == "string") {
        if (!pattern8.test(data8)) {
          let err38 = { instancePath: instancePath + "/policy_digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema38, data: data8 };
          vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
        }
      } else {
        let err39 = { instancePath: instancePath + "/policy_digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.type, parentSchema: schema38, data: data8 };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
    }
    if (data.required_scopes !== void 0) {
      let data9 = data.required_scopes;
      if (Array.isArray(data9)) {
        if (data9.length > 256) {
          let err40 = { instancePath: instancePath + "/required_scopes", schemaPath: "#/properties/required_scopes/maxItems", keyword: "maxItems", params: { limit: 256 }, message: "must NOT have more than 256 items", schema: 256, parentSchema: schema31.properties.required_scopes, data: data9 };
          vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
        }
        let len1 = data9.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data10 = data9[i2];
          if (typeof data10 == "string") {
            if (!pattern10.test(data10)) {
              let err41 = { instancePath: instancePath + "/required_scopes/" + i2, schemaPath: "#/$defs/scope/pattern", keyword: "pattern", params: { pattern: "^[\\x21-\\x7e]{1,256}$" }, message: 'must match pattern "^[\\x21-\\x7e]{1,256}$"', schema: "^[\\x21-\\x7e]{1,256}$", parentSchema: schema40, data: data10 };
              vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
            }
          } else {
            let err42 = { instancePath: instancePath + "/required_scopes/" + i2, schemaPath: "#/$defs/scope/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.type, parentSchema: schema40, data: data10 };
            vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
          }
        }
        let i3 = data9.length, j1;
        if (i3 > 1) {
          outer1:
            for (; i3--; )
              for (j1 = i3; j1--; )
                if (func0(data9[i3], data9[j1])) {
                  let err43 = { instancePath: instancePath + "/required_scopes", schemaPath: "#/properties/required_scopes/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)", schema: !0, parentSchema: schema31.properties.required_scopes, data: data9 };
                  vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                  break outer1;
                }
        }
      } else {
        let err44 = { instancePath: instancePath + "/required_scopes", schemaPath: "#/properties/required_scopes/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.required_scopes.type, parentSchema: schema31.properties.required_scopes, data: data9 };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
    }
    if (data.approval !== void 0 && (validate22(data.approval, { instancePath: instancePath + "/approval", parentData: data, parentDataProperty: "approval", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate22.errors : appended(vErrors, validate22.errors), errors = vErrors.length)), data.local_checks !== void 0 && (validate24(data.local_checks, { instancePath: instancePath + "/local_checks", parentData: data, parentDataProperty: "local_checks", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate24.errors : appended(vErrors, validate24.errors), errors = vErrors.length)), data.live_checks !== void 0 && (validate24(data.live_checks, { instancePath: instancePath + "/live_checks", parentData: data, parentDataProperty: "live_checks", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate24.errors : appended(vErrors, validate24.errors), errors = vErrors.length)), data.retest_days !== void 0) {
      let data14 = data.retest_days;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        if (data14.local === void 0) {
          let err45 = { instancePath: instancePath + "/retest_days", schemaPath: "#/$defs/retest_days/required", keyword: "required", params: { missingProperty: "local" }, message: "must have required property 'local'", schema: schema47.required, parentSchema: schema47, data: data14 };
          vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
        }
        if (data14.live === void 0) {
          let err46 = { instancePath: instancePath + "/retest_days", schemaPath: "#/$defs/retest_days/required", keyword: "required", params: { missingProperty: "live" }, message: "must have required property 'live'", schema: schema47.required, parentSchema: schema47, data: data14 };
          vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
        }
        for (let key1 in data14)
          if (!(key1 === "local" || key1 === "live")) {
            let err47 = { instancePath: instancePath + "/retest_days", schemaPath: "#/$defs/retest_days/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema47, data: data14 };
            vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
          }
        if (data14.local !== void 0) {
          let data15 = data14.local;
          if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
            let err48 = { instancePath: instancePath + "/retest_days/local", schemaPath: "#/$defs/retest_days/properties/local/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema47.properties.local.type, parentSchema: schema47.properties.local, data: data15 };
            vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
          }
          if (typeof data15 == "number" && isFinite(data15)) {
            if (data15 > 366 || isNaN(data15)) {
              let err49 = { instancePath: instancePath + "/retest_days/local", schemaPath: "#/$defs/retest_days/properties/local/maximum", keyword: "maximum", params: { comparison: "<=", limit: 366 }, message: "must be <= 366", schema: 366, parentSchema: schema47.properties.local, data: data15 };
              vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
            }
            if (data15 < 1 || isNaN(data15)) {
              let err50 = { instancePath: instancePath + "/retest_days/local", schemaPath: "#/$defs/retest_days/properties/local/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema47.properties.local, data: data15 };
              vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
            }
          }
        }
        if (data14.live !== void 0) {
          let data16 = data14.live;
          if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
            let err51 = { instancePath: instancePath + "/retest_days/live", schemaPath: "#/$defs/retest_days/properties/live/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema47.properties.live.type, parentSchema: schema47.properties.live, data: data16 };
            vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
          }
          if (typeof data16 == "number" && isFinite(data16)) {
            if (data16 > 366 || isNaN(data16)) {
              let err52 = { instancePath: instancePath + "/retest_days/live", schemaPath: "#/$defs/retest_days/properties/live/maximum", keyword: "maximum", params: { comparison: "<=", limit: 366 }, message: "must be <= 366", schema: 366, parentSchema: schema47.properties.live, data: data16 };
              vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
            }
            if (data16 < 1 || isNaN(data16)) {
              let err53 = { instancePath: instancePath + "/retest_days/live", schemaPath: "#/$defs/retest_days/properties/live/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema47.properties.live, data: data16 };
              vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
            }
          }
        }
      } else {
        let err54 = { instancePath: instancePath + "/retest_days", schemaPath: "#/$defs/retest_days/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema47.type, parentSchema: schema47, data: data14 };
        vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
      }
    }
    if (data.tested_revision !== void 0) {
      let data17 = data.tested_revision;
      if (typeof data17 != "string") {
        let err55 = { instancePath: instancePath + "/tested_revision", schemaPath: "#/properties/tested_revision/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.tested_revision.type, parentSchema: schema31.properties.tested_revision, data: data17 };
        vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
      }
      if (!(data17 === "any" || data17 === "ancestor")) {
        let err56 = { instancePath: instancePath + "/tested_revision", schemaPath: "#/properties/tested_revision/enum", keyword: "enum", params: { allowedValues: schema31.properties.tested_revision.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.tested_revision.enum, parentSchema: schema31.properties.tested_revision, data: data17 };
        vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
      }
    }
    if (data.allow_trial_execution !== void 0) {
      let data18 = data.allow_trial_execution;
      if (typeof data18 != "boolean") {
        let err57 = { instancePath: instancePath + "/allow_trial_execution", schemaPath: "#/properties/allow_trial_execution/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema31.properties.allow_trial_execution.type, parentSchema: schema31.properties.allow_trial_execution, data: data18 };
        vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
      }
    }
    if (data.policy_sources !== void 0) {
      let data19 = data.policy_sources;
      if (Array.isArray(data19)) {
        if (data19.length > 64) {
          let err58 = { instancePath: instancePath + "/policy_sources", schemaPath: "#/properties/policy_sources/maxItems", keyword: "maxItems", params: { limit: 64 }, message: "must NOT have more than 64 items", schema: 64, parentSchema: schema31.properties.policy_sources, data: data19 };
          vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
        }
        let len2 = data19.length;
        for (let i4 = 0; i4 < len2; i4++) {
          let data20 = data19[i4];
          if (typeof data20 == "string") {
            if (func2(data20) > 2048) {
              let err59 = { instancePath: instancePath + "/policy_sources/" + i4, schemaPath: "#/properties/policy_sources/items/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters", schema: 2048, parentSchema: schema31.properties.policy_sources.items, data: data20 };
              vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
            }
            if (func2(data20) < 1) {
              let err60 = { instancePath: instancePath + "/policy_sources/" + i4, schemaPath: "#/properties/policy_sources/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.policy_sources.items, data: data20 };
              vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
            }
          } else {
            let err61 = { instancePath: instancePath + "/policy_sources/" + i4, schemaPath: "#/properties/policy_sources/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.policy_sources.items.type, parentSchema: schema31.properties.policy_sources.items, data: data20 };
            vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
          }
        }
        let i5 = data19.length, j2;
        if (i5 > 1) {
          let indices0 = {};
          for (; i5--; ) {
            let item0 = data19[i5];
            if (typeof item0 == "string") {
              if (typeof indices0[item0] == "number") {
                j2 = indices0[item0];
                let err62 = { instancePath: instancePath + "/policy_sources", schemaPath: "#/properties/policy_sources/uniqueItems", keyword: "uniqueItems", params: { i: i5, j: j2 }, message: "must NOT have duplicate items (items ## " + j2 + " and " + i5 + " are identical)", schema: !0, parentSchema: schema31.properties.policy_sources, data: data19 };
                vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
                break;
              }
              indices0[item0] = i5;
            }
          }
        }
      } else {
        let err63 = { instancePath: instancePath + "/policy_sources", schemaPath: "#/properties/policy_sources/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.policy_sources.type, parentSchema: schema31.properties.policy_sources, data: data19 };
        vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
      }
    }
  } else {
    let err64 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
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
