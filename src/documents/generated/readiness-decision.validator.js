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
import { fullFormats } from "./formats.js";
var document = bounded(validate52), schema19 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:readiness-decision:v1", title: "ReadinessDecision", description: "Whether one exact operation may run now, and everything that stands in the way (specification/readiness.md 1).", type: "object", additionalProperties: !1, required: ["state", "executable", "connectable", "publishable", "advertisable", "contract_digest", "facts_age_seconds", "facts", "blockers", "would_block"], properties: { state: { $ref: "#/$defs/readiness_state" }, executable: { type: "boolean", description: "nothing stands in the way" }, connectable: { type: "boolean", description: "the operation is connect, and executable" }, publishable: { type: "boolean", description: "the operation is a publish operation, and executable" }, advertisable: { type: "boolean", description: "executable, publicly claimed, and the seven rules pass on the same facts" }, contract_digest: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: "digest of the current contract, or null where no contract fits what the runtime implements now" }, facts_age_seconds: { type: ["integer", "null"], minimum: -9007199254740991, maximum: 9007199254740991, description: "how old the runtime facts were, in whole seconds; negative where they are dated in the future, or null where they could not be read" }, facts: { $ref: "#/$defs/readiness_facts" }, blockers: { type: "array", maxItems: 64, items: { $ref: "#/$defs/readiness_blocker" }, description: "everything that stands in the way, in the order of the states, each once" }, would_block: { type: "array", maxItems: 64, items: { $ref: "#/$defs/readiness_blocker" }, description: "what enforcement would add; empty where it is on" } }, $defs: { readiness_state: { title: "ReadinessState", type: "string", enum: ["disabled", "unsupported", "needs_configuration", "reconnect_required", "degraded", "approval_required", "trial_only", "policy_restricted", "expired_proof", "certification_required", "healthy"], description: "the effective state: the first that applies, in this order" }, readiness_intent: { title: "ReadinessIntent", type: "string", enum: ["production", "certification_test"], description: "what an operation is to be run for" }, run_standing: { title: "RunStanding", type: "string", enum: ["missing", "mismatch", "expired", "failed", "current"], description: "what the effective run of one side comes to" }, readiness_facts: { title: "ReadinessFacts", type: "object", additionalProperties: !1, required: ["configuration", "local_test", "live_certification", "approval", "authorization", "policy", "control"], properties: { configuration: { type: "string", enum: ["unknown", "missing", "dynamic_registration", "configured"] }, local_test: { $ref: "#/$defs/run_standing" }, live_certification: { $ref: "#/$defs/run_standing" }, approval: { type: "string", enum: ["unknown", "not_required", "pending", "trial", "approved", "restricted", "revoked"] }, authorization: { type: "string", enum: ["unknown", "not_applicable", "reconnect_required", "valid"], description: "of the requested account" }, policy: { type: "string", enum: ["unknown", "restricted", "allowed"] }, control: { type: "string", enum: ["unknown", "disabled", "degraded", "enabled"] } } }, readiness_blocker: { title: "ReadinessBlocker", type: "object", additionalProperties: !1, required: ["state", "code", "detail", "clears_by"], properties: { state: { $ref: "#/$defs/readiness_state" }, code: { type: "string", maxLength: 64, pattern: "^[a-z][a-z0-9_]*$", description: "a code of the closed table" }, detail: { type: "string", maxLength: 1024 }, clears_by: { type: "string", enum: ["time", "new_local_run", "new_live_run", "new_approval", "reconnect", "operator", "contract_change", "edit", "never"] }, clears_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" } } } } }, func1 = Object.prototype.hasOwnProperty, schema20 = { title: "ReadinessState", type: "string", enum: ["disabled", "unsupported", "needs_configuration", "reconnect_required", "degraded", "approval_required", "trial_only", "policy_restricted", "expired_proof", "certification_required", "healthy"], description: "the effective state: the first that applies, in this order" };
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema20, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "disabled" || data === "unsupported" || data === "needs_configuration" || data === "reconnect_required" || data === "degraded" || data === "approval_required" || data === "trial_only" || data === "policy_restricted" || data === "expired_proof" || data === "certification_required" || data === "healthy")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema20.enum }, parentSchema: schema20, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema21 = { title: "ReadinessFacts", type: "object", additionalProperties: !1, required: ["configuration", "local_test", "live_certification", "approval", "authorization", "policy", "control"], properties: { configuration: { type: "string", enum: ["unknown", "missing", "dynamic_registration", "configured"] }, local_test: { $ref: "#/$defs/run_standing" }, live_certification: { $ref: "#/$defs/run_standing" }, approval: { type: "string", enum: ["unknown", "not_required", "pending", "trial", "approved", "restricted", "revoked"] }, authorization: { type: "string", enum: ["unknown", "not_applicable", "reconnect_required", "valid"], description: "of the requested account" }, policy: { type: "string", enum: ["unknown", "restricted", "allowed"] }, control: { type: "string", enum: ["unknown", "disabled", "degraded", "enabled"] } } }, schema22 = { title: "RunStanding", type: "string", enum: ["missing", "mismatch", "expired", "failed", "current"], description: "what the effective run of one side comes to" };
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema22, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "missing" || data === "mismatch" || data === "expired" || data === "failed" || data === "current")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema22.enum }, parentSchema: schema22, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate56.errors = vErrors, errors === 0;
}
validate56.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.configuration === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "configuration" }, parentSchema: schema21, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.local_test === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "local_test" }, parentSchema: schema21, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.live_certification === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "live_certification" }, parentSchema: schema21, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.approval === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "approval" }, parentSchema: schema21, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.authorization === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "authorization" }, parentSchema: schema21, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.policy === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "policy" }, parentSchema: schema21, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.control === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "control" }, parentSchema: schema21, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "configuration" || key0 === "local_test" || key0 === "live_certification" || key0 === "approval" || key0 === "authorization" || key0 === "policy" || key0 === "control")) {
        let err7 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema21, data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.configuration !== void 0) {
      let data0 = data.configuration;
      if (typeof data0 != "string") {
        let err8 = { instancePath: instancePath + "/configuration", keyword: "type", params: { type: "string" }, parentSchema: schema21.properties.configuration, data: data0 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (!(data0 === "unknown" || data0 === "missing" || data0 === "dynamic_registration" || data0 === "configured")) {
        let err9 = { instancePath: instancePath + "/configuration", keyword: "enum", params: { allowedValues: schema21.properties.configuration.enum }, parentSchema: schema21.properties.configuration, data: data0 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.local_test !== void 0 && (validate56(data.local_test, { instancePath: instancePath + "/local_test", parentData: data, parentDataProperty: "local_test", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : appended(vErrors, validate56.errors), errors = vErrors.length)), data.live_certification !== void 0 && (validate56(data.live_certification, { instancePath: instancePath + "/live_certification", parentData: data, parentDataProperty: "live_certification", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : appended(vErrors, validate56.errors), errors = vErrors.length)), data.approval !== void 0) {
      let data3 = data.approval;
      if (typeof data3 != "string") {
        let err10 = { instancePath: instancePath + "/approval", keyword: "type", params: { type: "string" }, parentSchema: schema21.properties.approval, data: data3 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (!(data3 === "unknown" || data3 === "not_required" || data3 === "pending" || data3 === "trial" || data3 === "approved" || data3 === "restricted" || data3 === "revoked")) {
        let err11 = { instancePath: instancePath + "/approval", keyword: "enum", params: { allowedValues: schema21.properties.approval.enum }, parentSchema: schema21.properties.approval, data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.authorization !== void 0) {
      let data4 = data.authorization;
      if (typeof data4 != "string") {
        let err12 = { instancePath: instancePath + "/authorization", keyword: "type", params: { type: "string" }, parentSchema: schema21.properties.authorization, data: data4 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (!(data4 === "unknown" || data4 === "not_applicable" || data4 === "reconnect_required" || data4 === "valid")) {
        let err13 = { instancePath: instancePath + "/authorization", keyword: "enum", params: { allowedValues: schema21.properties.authorization.enum }, parentSchema: schema21.properties.authorization, data: data4 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.policy !== void 0) {
      let data5 = data.policy;
      if (typeof data5 != "string") {
        let err14 = { instancePath: instancePath + "/policy", keyword: "type", params: { type: "string" }, parentSchema: schema21.properties.policy, data: data5 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (!(data5 === "unknown" || data5 === "restricted" || data5 === "allowed")) {
        let err15 = { instancePath: instancePath + "/policy", keyword: "enum", params: { allowedValues: schema21.properties.policy.enum }, parentSchema: schema21.properties.policy, data: data5 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.control !== void 0) {
      let data6 = data.control;
      if (typeof data6 != "string") {
        let err16 = { instancePath: instancePath + "/control", keyword: "type", params: { type: "string" }, parentSchema: schema21.properties.control, data: data6 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (!(data6 === "unknown" || data6 === "disabled" || data6 === "degraded" || data6 === "enabled")) {
        let err17 = { instancePath: instancePath + "/control", keyword: "enum", params: { allowedValues: schema21.properties.control.enum }, parentSchema: schema21.properties.control, data: data6 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
  } else {
    let err18 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema21, data };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate55.errors = vErrors, errors === 0;
}
validate55.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema23 = { title: "ReadinessBlocker", type: "object", additionalProperties: !1, required: ["state", "code", "detail", "clears_by"], properties: { state: { $ref: "#/$defs/readiness_state" }, code: { type: "string", maxLength: 64, pattern: "^[a-z][a-z0-9_]*$", description: "a code of the closed table" }, detail: { type: "string", maxLength: 1024 }, clears_by: { type: "string", enum: ["time", "new_local_run", "new_live_run", "new_approval", "reconnect", "operator", "contract_change", "edit", "never"] }, clears_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" } } }, schema25 = { title: "Instant", type: "string", format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC such as 2026-11-21T08:30:00Z or 2026-11-21T08:30:00.250Z" }, formats0 = fullFormats["date-time"], pattern5 = new RegExp("^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", "u");
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate63.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern5.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema25, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!formats0.validate(data)) {
      let err1 = { instancePath, keyword: "format", params: { format: "date-time" }, parentSchema: schema25, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema25, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate63.errors = vErrors, errors === 0;
}
validate63.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var func2 = require_ucs2length().default, pattern4 = new RegExp("^[a-z][a-z0-9_]*$", "u");
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate60.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "state" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.code === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "code" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.detail === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "detail" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.clears_by === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "clears_by" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "state" || key0 === "code" || key0 === "detail" || key0 === "clears_by" || key0 === "clears_at")) {
        let err4 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema23, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.state !== void 0 && (validate53(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : appended(vErrors, validate53.errors), errors = vErrors.length)), data.code !== void 0) {
      let data1 = data.code;
      if (typeof data1 == "string") {
        if (func2(data1) > 64) {
          let err5 = { instancePath: instancePath + "/code", keyword: "maxLength", params: { limit: 64 }, parentSchema: schema23.properties.code, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern4.test(data1)) {
          let err6 = { instancePath: instancePath + "/code", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*$" }, parentSchema: schema23.properties.code, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/code", keyword: "type", params: { type: "string" }, parentSchema: schema23.properties.code, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.detail !== void 0) {
      let data2 = data.detail;
      if (typeof data2 == "string") {
        if (func2(data2) > 1024) {
          let err8 = { instancePath: instancePath + "/detail", keyword: "maxLength", params: { limit: 1024 }, parentSchema: schema23.properties.detail, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/detail", keyword: "type", params: { type: "string" }, parentSchema: schema23.properties.detail, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.clears_by !== void 0) {
      let data3 = data.clears_by;
      if (typeof data3 != "string") {
        let err10 = { instancePath: instancePath + "/clears_by", keyword: "type", params: { type: "string" }, parentSchema: schema23.properties.clears_by, data: data3 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (!(data3 === "time" || data3 === "new_local_run" || data3 === "new_live_run" || data3 === "new_approval" || data3 === "reconnect" || data3 === "operator" || data3 === "contract_change" || data3 === "edit" || data3 === "never")) {
        let err11 = { instancePath: instancePath + "/clears_by", keyword: "enum", params: { allowedValues: schema23.properties.clears_by.enum }, parentSchema: schema23.properties.clears_by, data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    data.clears_at !== void 0 && (validate63(data.clears_at, { instancePath: instancePath + "/clears_at", parentData: data, parentDataProperty: "clears_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate63.errors : appended(vErrors, validate63.errors), errors = vErrors.length));
  } else {
    let err12 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema23, data };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate60.errors = vErrors, errors === 0;
}
validate60.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var pattern3 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "state" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.executable === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "executable" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.connectable === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "connectable" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.publishable === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "publishable" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.advertisable === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "advertisable" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.contract_digest === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "contract_digest" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.facts_age_seconds === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "facts_age_seconds" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.facts === void 0) {
      let err7 = { instancePath, keyword: "required", params: { missingProperty: "facts" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.blockers === void 0) {
      let err8 = { instancePath, keyword: "required", params: { missingProperty: "blockers" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.would_block === void 0) {
      let err9 = { instancePath, keyword: "required", params: { missingProperty: "would_block" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema19.properties, key0)) {
        let err10 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema19, data };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    if (data.state !== void 0 && (validate53(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : appended(vErrors, validate53.errors), errors = vErrors.length)), data.executable !== void 0) {
      let data1 = data.executable;
      if (typeof data1 != "boolean") {
        let err11 = { instancePath: instancePath + "/executable", keyword: "type", params: { type: "boolean" }, parentSchema: schema19.properties.executable, data: data1 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.connectable !== void 0) {
      let data2 = data.connectable;
      if (typeof data2 != "boolean") {
        let err12 = { instancePath: instancePath + "/connectable", keyword: "type", params: { type: "boolean" }, parentSchema: schema19.properties.connectable, data: data2 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.publishable !== void 0) {
      let data3 = data.publishable;
      if (typeof data3 != "boolean") {
        let err13 = { instancePath: instancePath + "/publishable", keyword: "type", params: { type: "boolean" }, parentSchema: schema19.properties.publishable, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.advertisable !== void 0) {
      let data4 = data.advertisable;
      if (typeof data4 != "boolean") {
        let err14 = { instancePath: instancePath + "/advertisable", keyword: "type", params: { type: "boolean" }, parentSchema: schema19.properties.advertisable, data: data4 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.contract_digest !== void 0) {
      let data5 = data.contract_digest;
      if (typeof data5 != "string" && data5 !== null) {
        let err15 = { instancePath: instancePath + "/contract_digest", keyword: "type", params: { type: schema19.properties.contract_digest.type }, parentSchema: schema19.properties.contract_digest, data: data5 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (typeof data5 == "string" && !pattern3.test(data5)) {
        let err16 = { instancePath: instancePath + "/contract_digest", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema19.properties.contract_digest, data: data5 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.facts_age_seconds !== void 0) {
      let data6 = data.facts_age_seconds;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)) && data6 !== null) {
        let err17 = { instancePath: instancePath + "/facts_age_seconds", keyword: "type", params: { type: schema19.properties.facts_age_seconds.type }, parentSchema: schema19.properties.facts_age_seconds, data: data6 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 9007199254740991 || isNaN(data6)) {
          let err18 = { instancePath: instancePath + "/facts_age_seconds", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, parentSchema: schema19.properties.facts_age_seconds, data: data6 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (data6 < -9007199254740991 || isNaN(data6)) {
          let err19 = { instancePath: instancePath + "/facts_age_seconds", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 }, parentSchema: schema19.properties.facts_age_seconds, data: data6 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      }
    }
    if (data.facts !== void 0 && (validate55(data.facts, { instancePath: instancePath + "/facts", parentData: data, parentDataProperty: "facts", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : appended(vErrors, validate55.errors), errors = vErrors.length)), data.blockers !== void 0) {
      let data8 = data.blockers;
      if (Array.isArray(data8)) {
        if (data8.length > 64) {
          let err20 = { instancePath: instancePath + "/blockers", keyword: "maxItems", params: { limit: 64 }, parentSchema: schema19.properties.blockers, data: data8 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        let len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate60(data8[i0], { instancePath: instancePath + "/blockers/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate60.errors : appended(vErrors, validate60.errors), errors = vErrors.length);
      } else {
        let err21 = { instancePath: instancePath + "/blockers", keyword: "type", params: { type: "array" }, parentSchema: schema19.properties.blockers, data: data8 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.would_block !== void 0) {
      let data10 = data.would_block;
      if (Array.isArray(data10)) {
        if (data10.length > 64) {
          let err22 = { instancePath: instancePath + "/would_block", keyword: "maxItems", params: { limit: 64 }, parentSchema: schema19.properties.would_block, data: data10 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        let len1 = data10.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate60(data10[i1], { instancePath: instancePath + "/would_block/" + i1, parentData: data10, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate60.errors : appended(vErrors, validate60.errors), errors = vErrors.length);
      } else {
        let err23 = { instancePath: instancePath + "/would_block", keyword: "type", params: { type: "array" }, parentSchema: schema19.properties.would_block, data: data10 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
  } else {
    let err24 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema19, data };
    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
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
