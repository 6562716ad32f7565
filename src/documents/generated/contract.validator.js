// Generated from schemas/ by `npm run generate`. Do not edit.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

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
var document = bounded(validate52), schema19 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:contract:v1", title: "CertificationContract", description: "What must be shown before a claim may be made (specification/documents.md 3.2).", type: "object", additionalProperties: !1, required: ["schema_version", "provider", "account_kinds", "output_profile", "operation", "policy_mode", "capability_digest", "policy_digest", "required_scopes", "approval", "local_checks", "live_checks", "retest_days", "tested_revision", "allow_trial_execution", "policy_sources"], properties: { schema_version: { const: 1 }, provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug", description: "the provider that is published to, as a slug such as pinterest" }, account_kinds: { type: "array", minItems: 1, maxItems: 64, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, description: "the kinds of account that the contract is for, such as business" }, output_profile: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug", description: "the format that is published, as a slug such as image-pin" }, operation: { $ref: "urn:claimgate:schema:common:v1#/$defs/operation", description: "what is done; only publish operations can be claimed" }, policy_mode: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug", description: "the mode of the product's policy that the contract is for, such as standard" }, capability_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest", description: "SHA-256 of the exact bytes of the file that describes what the product implements for the provider and format (specification/documents.md 3.2); `claimgate digest --capability FILE` prints it" }, policy_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest", description: "SHA-256 of the exact bytes of the file that holds the product's policy for the provider and format (specification/documents.md 3.2); `claimgate digest --policy FILE` prints it" }, required_scopes: { type: "array", maxItems: 256, uniqueItems: !0, items: { $ref: "#/$defs/scope" }, description: "OAuth scopes that the grant of the account must contain, by name" }, approval: { $ref: "#/$defs/approval_terms", description: "whether the provider must approve the app, and for which tier" }, local_checks: { $ref: "#/$defs/check_list", description: "the checks of a local run, in your own test bed" }, live_checks: { $ref: "#/$defs/check_list", description: "the checks of a live run, against the real provider" }, retest_days: { $ref: "#/$defs/retest_days", description: "after how many days of 86,400 seconds a run no longer counts" }, tested_revision: { type: "string", enum: ["any", "ancestor"], description: "ancestor: the tested revision is the released one or an ancestor of it" }, allow_trial_execution: { type: "boolean", description: "whether certification tests may run under a trial approval" }, policy_sources: { type: "array", maxItems: 64, uniqueItems: !0, items: { type: "string", minLength: 1, maxLength: 2048 }, description: "Where the provider's policy can be read; documentation only." } }, $defs: { scope: { title: "Scope", type: "string", pattern: "^[\\x21-\\x7e]{1,256}$", description: "a scope: 1 to 256 printable ASCII characters without spaces" }, approval_terms: { title: "ApprovalTerms", type: "object", additionalProperties: !1, required: ["required", "tier"], properties: { required: { type: "boolean", description: "whether the provider has to review the app" }, tier: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug", description: "the tier that the review has to be for; not_required where none is needed" } } }, retest_days: { title: "RetestDays", description: "After how many days of 86,400 seconds a run no longer counts.", type: "object", additionalProperties: !1, required: ["local", "live"], properties: { local: { type: "integer", minimum: 1, maximum: 366 }, live: { type: "integer", minimum: 1, maximum: 366 } } }, check_list: { title: "CheckList", type: "array", maxItems: 16, items: { $ref: "#/$defs/listed_check" } }, listed_check: { title: "ListedCheck", description: "A check that a run must contain, with the reasons for which it may be not applicable.", type: "object", additionalProperties: !1, required: ["kind", "not_applicable_reasons"], properties: { kind: { $ref: "urn:claimgate:schema:common:v1#/$defs/check_kind" }, not_applicable_reasons: { type: "array", maxItems: 32, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, description: "reasons for which a run may leave the check out; only refresh and revoke may have any" } } } } }, func1 = Object.prototype.hasOwnProperty, func0 = require_equal().default, func2 = require_ucs2length().default, schema21 = { title: "Slug", type: "string", maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters" }, pattern3 = new RegExp("^[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u");
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate54.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func2(data) > 64) {
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
var schema22 = { title: "Operation", type: "string", enum: ["publish_immediate", "publish_scheduled", "connect"], description: "an operation of a subject" };
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema22, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "publish_immediate" || data === "publish_scheduled" || data === "connect")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema22.enum }, parentSchema: schema22, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate58.errors = vErrors, errors === 0;
}
validate58.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema23 = { title: "DigestText", type: "string", pattern: "^sha256:[0-9a-f]{64}$", description: '"sha256:" and 64 lower-case hex digits' }, pattern4 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate61.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern4.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema23, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema23, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate61.errors = vErrors, errors === 0;
}
validate61.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema24 = { title: "Scope", type: "string", pattern: "^[\\x21-\\x7e]{1,256}$", description: "a scope: 1 to 256 printable ASCII characters without spaces" }, pattern5 = new RegExp("^[\\x21-\\x7e]{1,256}$", "u");
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate64.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern5.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^[\\x21-\\x7e]{1,256}$" }, schema: "^[\\x21-\\x7e]{1,256}$", parentSchema: schema24, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema24, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate64.errors = vErrors, errors === 0;
}
validate64.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema25 = { title: "ApprovalTerms", type: "object", additionalProperties: !1, required: ["required", "tier"], properties: { required: { type: "boolean", description: "whether the provider has to review the app" }, tier: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug", description: "the tier that the review has to be for; not_required where none is needed" } } };
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate66.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.required === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "required" }, parentSchema: schema25, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.tier === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "tier" }, parentSchema: schema25, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "required" || key0 === "tier")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema25, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.required !== void 0) {
      let data0 = data.required;
      if (typeof data0 != "boolean") {
        let err3 = { instancePath: instancePath + "/required", keyword: "type", params: { type: "boolean" }, parentSchema: schema25.properties.required, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    data.tier !== void 0 && (validate54(data.tier, { instancePath: instancePath + "/tier", parentData: data, parentDataProperty: "tier", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : appended(vErrors, validate54.errors), errors = vErrors.length));
  } else {
    let err4 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema25, data };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate66.errors = vErrors, errors === 0;
}
validate66.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema26 = { title: "CheckList", type: "array", maxItems: 16, items: { $ref: "#/$defs/listed_check" } }, schema27 = { title: "ListedCheck", description: "A check that a run must contain, with the reasons for which it may be not applicable.", type: "object", additionalProperties: !1, required: ["kind", "not_applicable_reasons"], properties: { kind: { $ref: "urn:claimgate:schema:common:v1#/$defs/check_kind" }, not_applicable_reasons: { type: "array", maxItems: 32, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, description: "reasons for which a run may leave the check out; only refresh and revoke may have any" } } }, schema28 = { title: "CheckKind", type: "string", enum: ["connect", "authorization", "publish_immediate", "publish_scheduled", "final_result", "refresh", "revoke"], description: "what a check of a certification run tries" };
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate71.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema28, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "connect" || data === "authorization" || data === "publish_immediate" || data === "publish_scheduled" || data === "final_result" || data === "refresh" || data === "revoke")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema28.enum }, parentSchema: schema28, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate71.errors = vErrors, errors === 0;
}
validate71.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate70.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "kind" }, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.not_applicable_reasons === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "not_applicable_reasons" }, parentSchema: schema27, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "not_applicable_reasons")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema27, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.kind !== void 0 && (validate71(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate71.errors : appended(vErrors, validate71.errors), errors = vErrors.length)), data.not_applicable_reasons !== void 0) {
      let data1 = data.not_applicable_reasons;
      if (Array.isArray(data1)) {
        if (data1.length > 32) {
          let err3 = { instancePath: instancePath + "/not_applicable_reasons", keyword: "maxItems", params: { limit: 32 }, parentSchema: schema27.properties.not_applicable_reasons, data: data1 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate54(data1[i0], { instancePath: instancePath + "/not_applicable_reasons/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : appended(vErrors, validate54.errors), errors = vErrors.length);
        let i1 = data1.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data1[i1], data1[j0])) {
                  let err4 = { instancePath: instancePath + "/not_applicable_reasons", keyword: "uniqueItems", params: { i: i1, j: j0 }, parentSchema: schema27.properties.not_applicable_reasons, data: data1 };
                  vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
                  break outer0;
                }
        }
      } else {
        let err5 = { instancePath: instancePath + "/not_applicable_reasons", keyword: "type", params: { type: "array" }, parentSchema: schema27.properties.not_applicable_reasons, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema27, data };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate70.errors = vErrors, errors === 0;
}
validate70.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate69.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), Array.isArray(data)) {
    if (data.length > 16) {
      let err0 = { instancePath, keyword: "maxItems", params: { limit: 16 }, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate70(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate70.errors : appended(vErrors, validate70.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "array" }, parentSchema: schema26, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate69.errors = vErrors, errors === 0;
}
validate69.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
var schema29 = { title: "RetestDays", description: "After how many days of 86,400 seconds a run no longer counts.", type: "object", additionalProperties: !1, required: ["local", "live"], properties: { local: { type: "integer", minimum: 1, maximum: 366 }, live: { type: "integer", minimum: 1, maximum: 366 } } };
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate77.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.local === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "local" }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.live === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "live" }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "local" || key0 === "live")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema29, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.local !== void 0) {
      let data0 = data.local;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/local", keyword: "type", params: { type: "integer" }, parentSchema: schema29.properties.local, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 366 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/local", keyword: "maximum", params: { comparison: "<=", limit: 366 }, parentSchema: schema29.properties.local, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/local", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema29.properties.local, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    if (data.live !== void 0) {
      let data1 = data.live;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err6 = { instancePath: instancePath + "/live", keyword: "type", params: { type: "integer" }, parentSchema: schema29.properties.live, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 366 || isNaN(data1)) {
          let err7 = { instancePath: instancePath + "/live", keyword: "maximum", params: { comparison: "<=", limit: 366 }, parentSchema: schema29.properties.live, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err8 = { instancePath: instancePath + "/live", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema29.properties.live, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      }
    }
  } else {
    let err9 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema29, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate77.errors = vErrors, errors === 0;
}
validate77.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema_version === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "schema_version" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.provider === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "provider" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.account_kinds === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "account_kinds" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.output_profile === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "output_profile" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.operation === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "operation" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.policy_mode === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "policy_mode" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.capability_digest === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "capability_digest" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.policy_digest === void 0) {
      let err7 = { instancePath, keyword: "required", params: { missingProperty: "policy_digest" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.required_scopes === void 0) {
      let err8 = { instancePath, keyword: "required", params: { missingProperty: "required_scopes" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.approval === void 0) {
      let err9 = { instancePath, keyword: "required", params: { missingProperty: "approval" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.local_checks === void 0) {
      let err10 = { instancePath, keyword: "required", params: { missingProperty: "local_checks" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.live_checks === void 0) {
      let err11 = { instancePath, keyword: "required", params: { missingProperty: "live_checks" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.retest_days === void 0) {
      let err12 = { instancePath, keyword: "required", params: { missingProperty: "retest_days" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.tested_revision === void 0) {
      let err13 = { instancePath, keyword: "required", params: { missingProperty: "tested_revision" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.allow_trial_execution === void 0) {
      let err14 = { instancePath, keyword: "required", params: { missingProperty: "allow_trial_execution" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.policy_sources === void 0) {
      let err15 = { instancePath, keyword: "required", params: { missingProperty: "policy_sources" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema19.properties, key0)) {
        let err16 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema19, data };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    if (data.schema_version !== void 0) {
      let data0 = data.schema_version;
      if (data0 !== 1) {
        let err17 = { instancePath: instancePath + "/schema_version", keyword: "const", params: { allowedValue: 1 }, parentSchema: schema19.properties.schema_version, data: data0 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.provider !== void 0 && (validate54(data.provider, { instancePath: instancePath + "/provider", parentData: data, parentDataProperty: "provider", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : appended(vErrors, validate54.errors), errors = vErrors.length)), data.account_kinds !== void 0) {
      let data2 = data.account_kinds;
      if (Array.isArray(data2)) {
        if (data2.length > 64) {
          let err18 = { instancePath: instancePath + "/account_kinds", keyword: "maxItems", params: { limit: 64 }, parentSchema: schema19.properties.account_kinds, data: data2 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (data2.length < 1) {
          let err19 = { instancePath: instancePath + "/account_kinds", keyword: "minItems", params: { limit: 1 }, parentSchema: schema19.properties.account_kinds, data: data2 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate54(data2[i0], { instancePath: instancePath + "/account_kinds/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : appended(vErrors, validate54.errors), errors = vErrors.length);
        let i1 = data2.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data2[i1], data2[j0])) {
                  let err20 = { instancePath: instancePath + "/account_kinds", keyword: "uniqueItems", params: { i: i1, j: j0 }, parentSchema: schema19.properties.account_kinds, data: data2 };
                  vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
                  break outer0;
                }
        }
      } else {
        let err21 = { instancePath: instancePath + "/account_kinds", keyword: "type", params: { type: "array" }, parentSchema: schema19.properties.account_kinds, data: data2 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.output_profile !== void 0 && (validate54(data.output_profile, { instancePath: instancePath + "/output_profile", parentData: data, parentDataProperty: "output_profile", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : appended(vErrors, validate54.errors), errors = vErrors.length)), data.operation !== void 0 && (validate58(data.operation, { instancePath: instancePath + "/operation", parentData: data, parentDataProperty: "operation", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : appended(vErrors, validate58.errors), errors = vErrors.length)), data.policy_mode !== void 0 && (validate54(data.policy_mode, { instancePath: instancePath + "/policy_mode", parentData: data, parentDataProperty: "policy_mode", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : appended(vErrors, validate54.errors), errors = vErrors.length)), data.capability_digest !== void 0 && (validate61(data.capability_digest, { instancePath: instancePath + "/capability_digest", parentData: data, parentDataProperty: "capability_digest", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate61.errors : appended(vErrors, validate61.errors), errors = vErrors.length)), data.policy_digest !== void 0 && (validate61(data.policy_digest, { instancePath: instancePath + "/policy_digest", parentData: data, parentDataProperty: "policy_digest", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate61.errors : appended(vErrors, validate61.errors), errors = vErrors.length)), data.required_scopes !== void 0) {
      let data9 = data.required_scopes;
      if (Array.isArray(data9)) {
        if (data9.length > 256) {
          let err22 = { instancePath: instancePath + "/required_scopes", keyword: "maxItems", params: { limit: 256 }, parentSchema: schema19.properties.required_scopes, data: data9 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        let len1 = data9.length;
        for (let i2 = 0; i2 < len1; i2++)
          validate64(data9[i2], { instancePath: instancePath + "/required_scopes/" + i2, parentData: data9, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : appended(vErrors, validate64.errors), errors = vErrors.length);
        let i3 = data9.length, j1;
        if (i3 > 1) {
          outer1:
            for (; i3--; )
              for (j1 = i3; j1--; )
                if (func0(data9[i3], data9[j1])) {
                  let err23 = { instancePath: instancePath + "/required_scopes", keyword: "uniqueItems", params: { i: i3, j: j1 }, parentSchema: schema19.properties.required_scopes, data: data9 };
                  vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
                  break outer1;
                }
        }
      } else {
        let err24 = { instancePath: instancePath + "/required_scopes", keyword: "type", params: { type: "array" }, parentSchema: schema19.properties.required_scopes, data: data9 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.approval !== void 0 && (validate66(data.approval, { instancePath: instancePath + "/approval", parentData: data, parentDataProperty: "approval", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate66.errors : appended(vErrors, validate66.errors), errors = vErrors.length)), data.local_checks !== void 0 && (validate69(data.local_checks, { instancePath: instancePath + "/local_checks", parentData: data, parentDataProperty: "local_checks", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate69.errors : appended(vErrors, validate69.errors), errors = vErrors.length)), data.live_checks !== void 0 && (validate69(data.live_checks, { instancePath: instancePath + "/live_checks", parentData: data, parentDataProperty: "live_checks", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate69.errors : appended(vErrors, validate69.errors), errors = vErrors.length)), data.retest_days !== void 0 && (validate77(data.retest_days, { instancePath: instancePath + "/retest_days", parentData: data, parentDataProperty: "retest_days", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : appended(vErrors, validate77.errors), errors = vErrors.length)), data.tested_revision !== void 0) {
      let data15 = data.tested_revision;
      if (typeof data15 != "string") {
        let err25 = { instancePath: instancePath + "/tested_revision", keyword: "type", params: { type: "string" }, parentSchema: schema19.properties.tested_revision, data: data15 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      if (!(data15 === "any" || data15 === "ancestor")) {
        let err26 = { instancePath: instancePath + "/tested_revision", keyword: "enum", params: { allowedValues: schema19.properties.tested_revision.enum }, parentSchema: schema19.properties.tested_revision, data: data15 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.allow_trial_execution !== void 0) {
      let data16 = data.allow_trial_execution;
      if (typeof data16 != "boolean") {
        let err27 = { instancePath: instancePath + "/allow_trial_execution", keyword: "type", params: { type: "boolean" }, parentSchema: schema19.properties.allow_trial_execution, data: data16 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.policy_sources !== void 0) {
      let data17 = data.policy_sources;
      if (Array.isArray(data17)) {
        if (data17.length > 64) {
          let err28 = { instancePath: instancePath + "/policy_sources", keyword: "maxItems", params: { limit: 64 }, parentSchema: schema19.properties.policy_sources, data: data17 };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        let len2 = data17.length;
        for (let i4 = 0; i4 < len2; i4++) {
          let data18 = data17[i4];
          if (typeof data18 == "string") {
            if (func2(data18) > 2048) {
              let err29 = { instancePath: instancePath + "/policy_sources/" + i4, keyword: "maxLength", params: { limit: 2048 }, parentSchema: schema19.properties.policy_sources.items, data: data18 };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
            if (func2(data18) < 1) {
              let err30 = { instancePath: instancePath + "/policy_sources/" + i4, keyword: "minLength", params: { limit: 1 }, parentSchema: schema19.properties.policy_sources.items, data: data18 };
              vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
            }
          } else {
            let err31 = { instancePath: instancePath + "/policy_sources/" + i4, keyword: "type", params: { type: "string" }, parentSchema: schema19.properties.policy_sources.items, data: data18 };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
        }
        let i5 = data17.length, j2;
        if (i5 > 1) {
          let indices0 = {};
          for (; i5--; ) {
            let item0 = data17[i5];
            if (typeof item0 == "string") {
              if (typeof indices0[item0] == "number") {
                j2 = indices0[item0];
                let err32 = { instancePath: instancePath + "/policy_sources", keyword: "uniqueItems", params: { i: i5, j: j2 }, parentSchema: schema19.properties.policy_sources, data: data17 };
                vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                break;
              }
              indices0[item0] = i5;
            }
          }
        }
      } else {
        let err33 = { instancePath: instancePath + "/policy_sources", keyword: "type", params: { type: "array" }, parentSchema: schema19.properties.policy_sources, data: data17 };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
  } else {
    let err34 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema19, data };
    vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
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
