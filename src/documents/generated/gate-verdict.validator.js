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
var document = bounded(validate52), schema19 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:gate-verdict:v1", title: "GateVerdict", description: "The answer of the gate (specification/documents.md 3.5).", type: "object", additionalProperties: !1, required: ["schema_version", "tool", "kind", "decision", "evaluated_at", "release", "manifest_sha256", "inputs", "findings", "claims", "horizon"], properties: { schema_version: { const: 1 }, tool: { title: "Tool", type: "object", additionalProperties: !1, required: ["name", "version"], properties: { name: { const: "claimgate" }, version: { type: "string", minLength: 1, maxLength: 64 } } }, kind: { type: "string", enum: ["release", "draft", "historical", "forecast"] }, decision: { type: "string", enum: ["allowed", "refused", "undetermined"] }, evaluated_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, release: { title: "Release", type: ["object", "null"], additionalProperties: !1, required: ["version", "revision"], properties: { version: { type: ["string", "null"], maxLength: 128, pattern: "^v(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$", description: '"v" and a stable SemVer, or null where the commit has no such tag' }, revision: { $ref: "urn:claimgate:schema:common:v1#/$defs/revision" } } }, manifest_sha256: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: "digest of the release manifest's exact bytes, or null where none was made" }, inputs: { title: "Inputs", type: "array", items: { $ref: "#/$defs/input" } }, findings: { type: "array", items: { $ref: "#/$defs/finding" } }, claims: { type: "array", items: { $ref: "#/$defs/claim_verdict" } }, horizon: { title: "Horizon", type: "object", additionalProperties: !1, required: ["valid_until", "first_lapse"], properties: { valid_until: { $ref: "#/$defs/instant_or_null" }, first_lapse: { title: "FirstLapse", type: ["object", "null"], additionalProperties: !1, required: ["what", "subject_digest"], properties: { what: { type: "string", enum: ["trust_root", "projection", "approval", "authorization", "control", "local_run", "local_retest", "live_run", "live_retest"] }, subject_digest: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: "the subject whose fact it is, or null for what all claims rest on" } } } } }, self_test: { title: "VerdictSelfTest", description: "How this gate was tested: the report of `claimgate selftest`, by the digest of its bytes. Absent where none was given.", type: "object", additionalProperties: !1, required: ["sha256", "tested_at", "changes"], properties: { sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, tested_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, changes: { type: "integer", minimum: 1, description: "how many changes the gate judged as expected" } } } }, $defs: { instant_or_null: { type: ["string", "null"], format: "date-time", pattern: "Z$", description: "an instant in UTC, or null" }, input: { title: "Input", description: "A document that was read, by the digest of its exact bytes.", type: "object", additionalProperties: !1, required: ["document", "path", "sha256"], properties: { document: { type: "string", enum: ["public_claims", "config", "contract", "trust_root", "projection_statement", "projection", "release_record"] }, path: { type: "string", minLength: 1, maxLength: 4096 }, sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, version: { type: "integer", minimum: 1, description: "of a trust root" }, ledger_head: { $ref: "#/$defs/recorded_head" } } }, finding: { title: "VerdictFinding", description: "One reason for a no, or one warning (specification/documents.md 3.7).", type: "object", additionalProperties: !1, required: ["code", "message", "clears_by"], properties: { code: { type: "string", pattern: "^[a-z0-9]+(?:_[a-z0-9]+)*$", description: "a code of docs/reference/codes.md" }, message: { type: "string", minLength: 1 }, file: { type: "string" }, pointer: { type: "string" }, line: { type: "integer", minimum: 1 }, column: { type: "integer", minimum: 1 }, expected: { type: "string" }, found: { type: "string" }, clears_by: { type: "string", enum: ["time", "new_local_run", "new_live_run", "new_approval", "reconnect", "operator", "contract_change", "edit", "never"] }, clears_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, next: { type: "string" }, record: { $ref: "urn:claimgate:schema:projection-entry:v1#/$defs/record_place" } } }, claim_verdict: { title: "ClaimVerdict", type: "object", additionalProperties: !1, required: ["subject", "subject_digest", "decision", "rules"], properties: { subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, subject_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, decision: { type: "string", enum: ["allowed", "refused", "undetermined"] }, rules: { type: "array", items: { $ref: "#/$defs/rule_verdict" } } } }, rule_verdict: { title: "RuleVerdict", type: "object", additionalProperties: !1, required: ["number", "id", "outcome", "findings"], properties: { number: { type: "integer", minimum: 1, maximum: 7 }, id: { type: "string", pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$", description: "the id of a rule" }, outcome: { type: "string", enum: ["pass", "fail", "unknown"] }, findings: { type: "array", items: { $ref: "#/$defs/finding" } } } }, recorded_head: { title: "RecordedHead", description: "Head of the ledger that a projection was exported from (specification/trust.md 3).", type: "object", additionalProperties: !1, required: ["origin", "tree_size", "root_hash"], properties: { origin: { type: "string", minLength: 1, maxLength: 256 }, tree_size: { type: "integer", minimum: 0 }, root_hash: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } } } }, func1 = Object.prototype.hasOwnProperty, func2 = require_ucs2length().default, schema21 = { title: "Instant", type: "string", format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC such as 2026-11-21T08:30:00Z or 2026-11-21T08:30:00.250Z" }, formats0 = fullFormats["date-time"], pattern3 = new RegExp("^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", "u");
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate54.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern3.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema21, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!formats0.validate(data)) {
      let err1 = { instancePath, keyword: "format", params: { format: "date-time" }, parentSchema: schema21, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema21, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate54.errors = vErrors, errors === 0;
}
validate54.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema22 = { title: "GitRevision", type: "string", pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$", description: "a full Git commit id: 40 or 64 lower-case hex digits" }, pattern5 = new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u");
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern5.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, schema: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$", parentSchema: schema22, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema22, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate56.errors = vErrors, errors === 0;
}
validate56.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema23 = { title: "Input", description: "A document that was read, by the digest of its exact bytes.", type: "object", additionalProperties: !1, required: ["document", "path", "sha256"], properties: { document: { type: "string", enum: ["public_claims", "config", "contract", "trust_root", "projection_statement", "projection", "release_record"] }, path: { type: "string", minLength: 1, maxLength: 4096 }, sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, version: { type: "integer", minimum: 1, description: "of a trust root" }, ledger_head: { $ref: "#/$defs/recorded_head" } } }, schema24 = { title: "DigestText", type: "string", pattern: "^sha256:[0-9a-f]{64}$", description: '"sha256:" and 64 lower-case hex digits' }, pattern6 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate59.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern6.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema24, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema24, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate59.errors = vErrors, errors === 0;
}
validate59.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema25 = { title: "RecordedHead", description: "Head of the ledger that a projection was exported from (specification/trust.md 3).", type: "object", additionalProperties: !1, required: ["origin", "tree_size", "root_hash"], properties: { origin: { type: "string", minLength: 1, maxLength: 256 }, tree_size: { type: "integer", minimum: 0 }, root_hash: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } };
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate61.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.origin === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "origin" }, parentSchema: schema25, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.tree_size === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "tree_size" }, parentSchema: schema25, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.root_hash === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "root_hash" }, parentSchema: schema25, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "origin" || key0 === "tree_size" || key0 === "root_hash")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema25, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.origin !== void 0) {
      let data0 = data.origin;
      if (typeof data0 == "string") {
        if (func2(data0) > 256) {
          let err4 = { instancePath: instancePath + "/origin", keyword: "maxLength", params: { limit: 256 }, parentSchema: schema25.properties.origin, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func2(data0) < 1) {
          let err5 = { instancePath: instancePath + "/origin", keyword: "minLength", params: { limit: 1 }, parentSchema: schema25.properties.origin, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/origin", keyword: "type", params: { type: "string" }, parentSchema: schema25.properties.origin, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.tree_size !== void 0) {
      let data1 = data.tree_size;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err7 = { instancePath: instancePath + "/tree_size", keyword: "type", params: { type: "integer" }, parentSchema: schema25.properties.tree_size, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 0 || isNaN(data1))) {
        let err8 = { instancePath: instancePath + "/tree_size", keyword: "minimum", params: { comparison: ">=", limit: 0 }, parentSchema: schema25.properties.tree_size, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    data.root_hash !== void 0 && (validate59(data.root_hash, { instancePath: instancePath + "/root_hash", parentData: data, parentDataProperty: "root_hash", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate59.errors : appended(vErrors, validate59.errors), errors = vErrors.length));
  } else {
    let err9 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema25, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate61.errors = vErrors, errors === 0;
}
validate61.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.document === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "document" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.path === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "path" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.sha256 === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "sha256" }, parentSchema: schema23, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "document" || key0 === "path" || key0 === "sha256" || key0 === "version" || key0 === "ledger_head")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema23, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.document !== void 0) {
      let data0 = data.document;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/document", keyword: "type", params: { type: "string" }, parentSchema: schema23.properties.document, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (!(data0 === "public_claims" || data0 === "config" || data0 === "contract" || data0 === "trust_root" || data0 === "projection_statement" || data0 === "projection" || data0 === "release_record")) {
        let err5 = { instancePath: instancePath + "/document", keyword: "enum", params: { allowedValues: schema23.properties.document.enum }, parentSchema: schema23.properties.document, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.path !== void 0) {
      let data1 = data.path;
      if (typeof data1 == "string") {
        if (func2(data1) > 4096) {
          let err6 = { instancePath: instancePath + "/path", keyword: "maxLength", params: { limit: 4096 }, parentSchema: schema23.properties.path, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (func2(data1) < 1) {
          let err7 = { instancePath: instancePath + "/path", keyword: "minLength", params: { limit: 1 }, parentSchema: schema23.properties.path, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/path", keyword: "type", params: { type: "string" }, parentSchema: schema23.properties.path, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.sha256 !== void 0 && (validate59(data.sha256, { instancePath: instancePath + "/sha256", parentData: data, parentDataProperty: "sha256", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate59.errors : appended(vErrors, validate59.errors), errors = vErrors.length)), data.version !== void 0) {
      let data3 = data.version;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err9 = { instancePath: instancePath + "/version", keyword: "type", params: { type: "integer" }, parentSchema: schema23.properties.version, data: data3 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3))) {
        let err10 = { instancePath: instancePath + "/version", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema23.properties.version, data: data3 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    data.ledger_head !== void 0 && (validate61(data.ledger_head, { instancePath: instancePath + "/ledger_head", parentData: data, parentDataProperty: "ledger_head", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate61.errors : appended(vErrors, validate61.errors), errors = vErrors.length));
  } else {
    let err11 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema23, data };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate58.errors = vErrors, errors === 0;
}
validate58.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema26 = { title: "VerdictFinding", description: "One reason for a no, or one warning (specification/documents.md 3.7).", type: "object", additionalProperties: !1, required: ["code", "message", "clears_by"], properties: { code: { type: "string", pattern: "^[a-z0-9]+(?:_[a-z0-9]+)*$", description: "a code of docs/reference/codes.md" }, message: { type: "string", minLength: 1 }, file: { type: "string" }, pointer: { type: "string" }, line: { type: "integer", minimum: 1 }, column: { type: "integer", minimum: 1 }, expected: { type: "string" }, found: { type: "string" }, clears_by: { type: "string", enum: ["time", "new_local_run", "new_live_run", "new_approval", "reconnect", "operator", "contract_change", "edit", "never"] }, clears_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, next: { type: "string" }, record: { $ref: "urn:claimgate:schema:projection-entry:v1#/$defs/record_place" } } }, pattern8 = new RegExp("^[a-z0-9]+(?:_[a-z0-9]+)*$", "u"), schema37 = { title: "RecordPlace", description: "Where a record stands in the ledger: its sequence number and its leaf hash.", type: "object", additionalProperties: !1, required: ["sequence", "leaf"], properties: { sequence: { type: "integer", minimum: 1, maximum: 9007199254740991 }, leaf: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } };
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate90.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern6.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema24, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema24, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate90.errors = vErrors, errors === 0;
}
validate90.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate129(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate129.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sequence === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "sequence" }, parentSchema: schema37, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.leaf === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "leaf" }, parentSchema: schema37, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "sequence" || key0 === "leaf")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema37, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.sequence !== void 0) {
      let data0 = data.sequence;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/sequence", keyword: "type", params: { type: "integer" }, parentSchema: schema37.properties.sequence, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/sequence", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, parentSchema: schema37.properties.sequence, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/sequence", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema37.properties.sequence, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    data.leaf !== void 0 && (validate90(data.leaf, { instancePath: instancePath + "/leaf", parentData: data, parentDataProperty: "leaf", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate90.errors : appended(vErrors, validate90.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema37, data };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate129.errors = vErrors, errors === 0;
}
validate129.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate65.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "code" }, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.message === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "message" }, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.clears_by === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "clears_by" }, parentSchema: schema26, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema26.properties, key0)) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema26, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.code !== void 0) {
      let data0 = data.code;
      if (typeof data0 == "string") {
        if (!pattern8.test(data0)) {
          let err4 = { instancePath: instancePath + "/code", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:_[a-z0-9]+)*$" }, parentSchema: schema26.properties.code, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/code", keyword: "type", params: { type: "string" }, parentSchema: schema26.properties.code, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.message !== void 0) {
      let data1 = data.message;
      if (typeof data1 == "string") {
        if (func2(data1) < 1) {
          let err6 = { instancePath: instancePath + "/message", keyword: "minLength", params: { limit: 1 }, parentSchema: schema26.properties.message, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/message", keyword: "type", params: { type: "string" }, parentSchema: schema26.properties.message, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.file !== void 0) {
      let data2 = data.file;
      if (typeof data2 != "string") {
        let err8 = { instancePath: instancePath + "/file", keyword: "type", params: { type: "string" }, parentSchema: schema26.properties.file, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.pointer !== void 0) {
      let data3 = data.pointer;
      if (typeof data3 != "string") {
        let err9 = { instancePath: instancePath + "/pointer", keyword: "type", params: { type: "string" }, parentSchema: schema26.properties.pointer, data: data3 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.line !== void 0) {
      let data4 = data.line;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err10 = { instancePath: instancePath + "/line", keyword: "type", params: { type: "integer" }, parentSchema: schema26.properties.line, data: data4 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4))) {
        let err11 = { instancePath: instancePath + "/line", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema26.properties.line, data: data4 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.column !== void 0) {
      let data5 = data.column;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err12 = { instancePath: instancePath + "/column", keyword: "type", params: { type: "integer" }, parentSchema: schema26.properties.column, data: data5 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5) && (data5 < 1 || isNaN(data5))) {
        let err13 = { instancePath: instancePath + "/column", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema26.properties.column, data: data5 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.expected !== void 0) {
      let data6 = data.expected;
      if (typeof data6 != "string") {
        let err14 = { instancePath: instancePath + "/expected", keyword: "type", params: { type: "string" }, parentSchema: schema26.properties.expected, data: data6 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.found !== void 0) {
      let data7 = data.found;
      if (typeof data7 != "string") {
        let err15 = { instancePath: instancePath + "/found", keyword: "type", params: { type: "string" }, parentSchema: schema26.properties.found, data: data7 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.clears_by !== void 0) {
      let data8 = data.clears_by;
      if (typeof data8 != "string") {
        let err16 = { instancePath: instancePath + "/clears_by", keyword: "type", params: { type: "string" }, parentSchema: schema26.properties.clears_by, data: data8 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (!(data8 === "time" || data8 === "new_local_run" || data8 === "new_live_run" || data8 === "new_approval" || data8 === "reconnect" || data8 === "operator" || data8 === "contract_change" || data8 === "edit" || data8 === "never")) {
        let err17 = { instancePath: instancePath + "/clears_by", keyword: "enum", params: { allowedValues: schema26.properties.clears_by.enum }, parentSchema: schema26.properties.clears_by, data: data8 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.clears_at !== void 0 && (validate54(data.clears_at, { instancePath: instancePath + "/clears_at", parentData: data, parentDataProperty: "clears_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : appended(vErrors, validate54.errors), errors = vErrors.length)), data.next !== void 0) {
      let data10 = data.next;
      if (typeof data10 != "string") {
        let err18 = { instancePath: instancePath + "/next", keyword: "type", params: { type: "string" }, parentSchema: schema26.properties.next, data: data10 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    data.record !== void 0 && (validate129(data.record, { instancePath: instancePath + "/record", parentData: data, parentDataProperty: "record", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate129.errors : appended(vErrors, validate129.errors), errors = vErrors.length));
  } else {
    let err19 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema26, data };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate65.errors = vErrors, errors === 0;
}
validate65.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema50 = { title: "ClaimVerdict", type: "object", additionalProperties: !1, required: ["subject", "subject_digest", "decision", "rules"], properties: { subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, subject_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, decision: { type: "string", enum: ["allowed", "refused", "undetermined"] }, rules: { type: "array", items: { $ref: "#/$defs/rule_verdict" } } } }, schema28 = { title: "Subject", description: "What a decision is for: exactly these nine members (specification/documents.md 2).", type: "object", additionalProperties: !1, required: ["provider", "app_fingerprint", "deployment_environment", "provider_environment", "instance_fingerprint", "account_kind", "output_profile", "operation", "policy_mode"], properties: { provider: { $ref: "#/$defs/slug" }, app_fingerprint: { $ref: "#/$defs/fingerprint" }, deployment_environment: { type: "string", enum: ["local", "staging", "production"] }, provider_environment: { type: "string", enum: ["development", "sandbox", "production"] }, instance_fingerprint: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint, "sha256:" and 64 lower-case hex digits, or null' }, account_kind: { $ref: "#/$defs/slug" }, output_profile: { $ref: "#/$defs/slug" }, operation: { $ref: "#/$defs/operation" }, policy_mode: { $ref: "#/$defs/slug" } } }, schema29 = { title: "Slug", type: "string", maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters" }, pattern9 = new RegExp("^[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u");
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate69.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func2(data) > 64) {
      let err0 = { instancePath, keyword: "maxLength", params: { limit: 64 }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern9.test(data)) {
      let err1 = { instancePath, keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, parentSchema: schema29, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema29, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate69.errors = vErrors, errors === 0;
}
validate69.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema30 = { title: "FingerprintText", type: "string", pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint: "sha256:" and 64 lower-case hex digits' };
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate71.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (!pattern6.test(data)) {
      let err0 = { instancePath, keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema30, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema30, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate71.errors = vErrors, errors === 0;
}
validate71.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema31 = { title: "Operation", type: "string", enum: ["publish_immediate", "publish_scheduled", "connect"], description: "an operation of a subject" };
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate75.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "publish_immediate" || data === "publish_scheduled" || data === "connect")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema31.enum }, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate75.errors = vErrors, errors === 0;
}
validate75.evaluated = { dynamicProps: !1, dynamicItems: !1 };
function validate134(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate134.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "provider" }, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.app_fingerprint === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "app_fingerprint" }, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.deployment_environment === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "deployment_environment" }, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.provider_environment === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "provider_environment" }, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.instance_fingerprint === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "instance_fingerprint" }, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.account_kind === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "account_kind" }, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.output_profile === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "output_profile" }, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.operation === void 0) {
      let err7 = { instancePath, keyword: "required", params: { missingProperty: "operation" }, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.policy_mode === void 0) {
      let err8 = { instancePath, keyword: "required", params: { missingProperty: "policy_mode" }, parentSchema: schema28, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema28.properties, key0)) {
        let err9 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema28, data };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.provider !== void 0 && (validate69(data.provider, { instancePath: instancePath + "/provider", parentData: data, parentDataProperty: "provider", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate69.errors : appended(vErrors, validate69.errors), errors = vErrors.length)), data.app_fingerprint !== void 0 && (validate71(data.app_fingerprint, { instancePath: instancePath + "/app_fingerprint", parentData: data, parentDataProperty: "app_fingerprint", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate71.errors : appended(vErrors, validate71.errors), errors = vErrors.length)), data.deployment_environment !== void 0) {
      let data2 = data.deployment_environment;
      if (typeof data2 != "string") {
        let err10 = { instancePath: instancePath + "/deployment_environment", keyword: "type", params: { type: "string" }, parentSchema: schema28.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (!(data2 === "local" || data2 === "staging" || data2 === "production")) {
        let err11 = { instancePath: instancePath + "/deployment_environment", keyword: "enum", params: { allowedValues: schema28.properties.deployment_environment.enum }, parentSchema: schema28.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.provider_environment !== void 0) {
      let data3 = data.provider_environment;
      if (typeof data3 != "string") {
        let err12 = { instancePath: instancePath + "/provider_environment", keyword: "type", params: { type: "string" }, parentSchema: schema28.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (!(data3 === "development" || data3 === "sandbox" || data3 === "production")) {
        let err13 = { instancePath: instancePath + "/provider_environment", keyword: "enum", params: { allowedValues: schema28.properties.provider_environment.enum }, parentSchema: schema28.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.instance_fingerprint !== void 0) {
      let data4 = data.instance_fingerprint;
      if (typeof data4 != "string" && data4 !== null) {
        let err14 = { instancePath: instancePath + "/instance_fingerprint", keyword: "type", params: { type: schema28.properties.instance_fingerprint.type }, parentSchema: schema28.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data4 == "string" && !pattern6.test(data4)) {
        let err15 = { instancePath: instancePath + "/instance_fingerprint", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema28.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    data.account_kind !== void 0 && (validate69(data.account_kind, { instancePath: instancePath + "/account_kind", parentData: data, parentDataProperty: "account_kind", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate69.errors : appended(vErrors, validate69.errors), errors = vErrors.length)), data.output_profile !== void 0 && (validate69(data.output_profile, { instancePath: instancePath + "/output_profile", parentData: data, parentDataProperty: "output_profile", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate69.errors : appended(vErrors, validate69.errors), errors = vErrors.length)), data.operation !== void 0 && (validate75(data.operation, { instancePath: instancePath + "/operation", parentData: data, parentDataProperty: "operation", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate75.errors : appended(vErrors, validate75.errors), errors = vErrors.length)), data.policy_mode !== void 0 && (validate69(data.policy_mode, { instancePath: instancePath + "/policy_mode", parentData: data, parentDataProperty: "policy_mode", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate69.errors : appended(vErrors, validate69.errors), errors = vErrors.length));
  } else {
    let err16 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema28, data };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate134.errors = vErrors, errors === 0;
}
validate134.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema52 = { title: "RuleVerdict", type: "object", additionalProperties: !1, required: ["number", "id", "outcome", "findings"], properties: { number: { type: "integer", minimum: 1, maximum: 7 }, id: { type: "string", pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$", description: "the id of a rule" }, outcome: { type: "string", enum: ["pass", "fail", "unknown"] }, findings: { type: "array", items: { $ref: "#/$defs/finding" } } } }, pattern21 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "u");
function validate143(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate143.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.number === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "number" }, parentSchema: schema52, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "id" }, parentSchema: schema52, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.outcome === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "outcome" }, parentSchema: schema52, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.findings === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "findings" }, parentSchema: schema52, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "number" || key0 === "id" || key0 === "outcome" || key0 === "findings")) {
        let err4 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema52, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.number !== void 0) {
      let data0 = data.number;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err5 = { instancePath: instancePath + "/number", keyword: "type", params: { type: "integer" }, parentSchema: schema52.properties.number, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 7 || isNaN(data0)) {
          let err6 = { instancePath: instancePath + "/number", keyword: "maximum", params: { comparison: "<=", limit: 7 }, parentSchema: schema52.properties.number, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err7 = { instancePath: instancePath + "/number", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema52.properties.number, data: data0 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    if (data.id !== void 0) {
      let data1 = data.id;
      if (typeof data1 == "string") {
        if (!pattern21.test(data1)) {
          let err8 = { instancePath: instancePath + "/id", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$" }, parentSchema: schema52.properties.id, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/id", keyword: "type", params: { type: "string" }, parentSchema: schema52.properties.id, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.outcome !== void 0) {
      let data2 = data.outcome;
      if (typeof data2 != "string") {
        let err10 = { instancePath: instancePath + "/outcome", keyword: "type", params: { type: "string" }, parentSchema: schema52.properties.outcome, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (!(data2 === "pass" || data2 === "fail" || data2 === "unknown")) {
        let err11 = { instancePath: instancePath + "/outcome", keyword: "enum", params: { allowedValues: schema52.properties.outcome.enum }, parentSchema: schema52.properties.outcome, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.findings !== void 0) {
      let data3 = data.findings;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate65(data3[i0], { instancePath: instancePath + "/findings/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : appended(vErrors, validate65.errors), errors = vErrors.length);
      } else {
        let err12 = { instancePath: instancePath + "/findings", keyword: "type", params: { type: "array" }, parentSchema: schema52.properties.findings, data: data3 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema52, data };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate143.errors = vErrors, errors === 0;
}
validate143.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate133.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subject === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "subject" }, parentSchema: schema50, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.subject_digest === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "subject_digest" }, parentSchema: schema50, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.decision === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "decision" }, parentSchema: schema50, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.rules === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "rules" }, parentSchema: schema50, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "subject" || key0 === "subject_digest" || key0 === "decision" || key0 === "rules")) {
        let err4 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema50, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.subject !== void 0 && (validate134(data.subject, { instancePath: instancePath + "/subject", parentData: data, parentDataProperty: "subject", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate134.errors : appended(vErrors, validate134.errors), errors = vErrors.length)), data.subject_digest !== void 0 && (validate59(data.subject_digest, { instancePath: instancePath + "/subject_digest", parentData: data, parentDataProperty: "subject_digest", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate59.errors : appended(vErrors, validate59.errors), errors = vErrors.length)), data.decision !== void 0) {
      let data2 = data.decision;
      if (typeof data2 != "string") {
        let err5 = { instancePath: instancePath + "/decision", keyword: "type", params: { type: "string" }, parentSchema: schema50.properties.decision, data: data2 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (!(data2 === "allowed" || data2 === "refused" || data2 === "undetermined")) {
        let err6 = { instancePath: instancePath + "/decision", keyword: "enum", params: { allowedValues: schema50.properties.decision.enum }, parentSchema: schema50.properties.decision, data: data2 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.rules !== void 0) {
      let data3 = data.rules;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate143(data3[i0], { instancePath: instancePath + "/rules/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate143.errors : appended(vErrors, validate143.errors), errors = vErrors.length);
      } else {
        let err7 = { instancePath: instancePath + "/rules", keyword: "type", params: { type: "array" }, parentSchema: schema50.properties.rules, data: data3 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema50, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate133.errors = vErrors, errors === 0;
}
validate133.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema53 = { type: ["string", "null"], format: "date-time", pattern: "Z$", description: "an instant in UTC, or null" }, pattern22 = new RegExp("Z$", "u");
function validate147(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate147.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string" && data !== null) {
    let err0 = { instancePath, keyword: "type", params: { type: schema53.type }, parentSchema: schema53, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (typeof data == "string") {
    if (!pattern22.test(data)) {
      let err1 = { instancePath, keyword: "pattern", params: { pattern: "Z$" }, parentSchema: schema53, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!formats0.validate(data)) {
      let err2 = { instancePath, keyword: "format", params: { format: "date-time" }, parentSchema: schema53, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  }
  return validate147.errors = vErrors, errors === 0;
}
validate147.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var pattern4 = new RegExp("^v(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$", "u");
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema_version === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "schema_version" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.tool === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "tool" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.kind === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "kind" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.decision === void 0) {
      let err3 = { instancePath, keyword: "required", params: { missingProperty: "decision" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.evaluated_at === void 0) {
      let err4 = { instancePath, keyword: "required", params: { missingProperty: "evaluated_at" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.release === void 0) {
      let err5 = { instancePath, keyword: "required", params: { missingProperty: "release" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.manifest_sha256 === void 0) {
      let err6 = { instancePath, keyword: "required", params: { missingProperty: "manifest_sha256" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.inputs === void 0) {
      let err7 = { instancePath, keyword: "required", params: { missingProperty: "inputs" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.findings === void 0) {
      let err8 = { instancePath, keyword: "required", params: { missingProperty: "findings" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.claims === void 0) {
      let err9 = { instancePath, keyword: "required", params: { missingProperty: "claims" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.horizon === void 0) {
      let err10 = { instancePath, keyword: "required", params: { missingProperty: "horizon" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema19.properties, key0)) {
        let err11 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema19, data };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    if (data.schema_version !== void 0) {
      let data0 = data.schema_version;
      if (data0 !== 1) {
        let err12 = { instancePath: instancePath + "/schema_version", keyword: "const", params: { allowedValue: 1 }, parentSchema: schema19.properties.schema_version, data: data0 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.tool !== void 0) {
      let data1 = data.tool;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.name === void 0) {
          let err13 = { instancePath: instancePath + "/tool", keyword: "required", params: { missingProperty: "name" }, parentSchema: schema19.properties.tool, data: data1 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data1.version === void 0) {
          let err14 = { instancePath: instancePath + "/tool", keyword: "required", params: { missingProperty: "version" }, parentSchema: schema19.properties.tool, data: data1 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        for (let key1 in data1)
          if (!(key1 === "name" || key1 === "version")) {
            let err15 = { instancePath: instancePath + "/tool", keyword: "additionalProperties", params: { additionalProperty: key1 }, parentSchema: schema19.properties.tool, data: data1 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        if (data1.name !== void 0) {
          let data2 = data1.name;
          if (data2 !== "claimgate") {
            let err16 = { instancePath: instancePath + "/tool/name", keyword: "const", params: { allowedValue: "claimgate" }, parentSchema: schema19.properties.tool.properties.name, data: data2 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
        if (data1.version !== void 0) {
          let data3 = data1.version;
          if (typeof data3 == "string") {
            if (func2(data3) > 64) {
              let err17 = { instancePath: instancePath + "/tool/version", keyword: "maxLength", params: { limit: 64 }, parentSchema: schema19.properties.tool.properties.version, data: data3 };
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
            if (func2(data3) < 1) {
              let err18 = { instancePath: instancePath + "/tool/version", keyword: "minLength", params: { limit: 1 }, parentSchema: schema19.properties.tool.properties.version, data: data3 };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
          } else {
            let err19 = { instancePath: instancePath + "/tool/version", keyword: "type", params: { type: "string" }, parentSchema: schema19.properties.tool.properties.version, data: data3 };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
      } else {
        let err20 = { instancePath: instancePath + "/tool", keyword: "type", params: { type: "object" }, parentSchema: schema19.properties.tool, data: data1 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.kind !== void 0) {
      let data4 = data.kind;
      if (typeof data4 != "string") {
        let err21 = { instancePath: instancePath + "/kind", keyword: "type", params: { type: "string" }, parentSchema: schema19.properties.kind, data: data4 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (!(data4 === "release" || data4 === "draft" || data4 === "historical" || data4 === "forecast")) {
        let err22 = { instancePath: instancePath + "/kind", keyword: "enum", params: { allowedValues: schema19.properties.kind.enum }, parentSchema: schema19.properties.kind, data: data4 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.decision !== void 0) {
      let data5 = data.decision;
      if (typeof data5 != "string") {
        let err23 = { instancePath: instancePath + "/decision", keyword: "type", params: { type: "string" }, parentSchema: schema19.properties.decision, data: data5 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
      if (!(data5 === "allowed" || data5 === "refused" || data5 === "undetermined")) {
        let err24 = { instancePath: instancePath + "/decision", keyword: "enum", params: { allowedValues: schema19.properties.decision.enum }, parentSchema: schema19.properties.decision, data: data5 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.evaluated_at !== void 0 && (validate54(data.evaluated_at, { instancePath: instancePath + "/evaluated_at", parentData: data, parentDataProperty: "evaluated_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : appended(vErrors, validate54.errors), errors = vErrors.length)), data.release !== void 0) {
      let data7 = data.release;
      if (!(data7 && typeof data7 == "object" && !Array.isArray(data7)) && data7 !== null) {
        let err25 = { instancePath: instancePath + "/release", keyword: "type", params: { type: schema19.properties.release.type }, parentSchema: schema19.properties.release, data: data7 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        if (data7.version === void 0) {
          let err26 = { instancePath: instancePath + "/release", keyword: "required", params: { missingProperty: "version" }, parentSchema: schema19.properties.release, data: data7 };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        if (data7.revision === void 0) {
          let err27 = { instancePath: instancePath + "/release", keyword: "required", params: { missingProperty: "revision" }, parentSchema: schema19.properties.release, data: data7 };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        for (let key2 in data7)
          if (!(key2 === "version" || key2 === "revision")) {
            let err28 = { instancePath: instancePath + "/release", keyword: "additionalProperties", params: { additionalProperty: key2 }, parentSchema: schema19.properties.release, data: data7 };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
        if (data7.version !== void 0) {
          let data8 = data7.version;
          if (typeof data8 != "string" && data8 !== null) {
            let err29 = { instancePath: instancePath + "/release/version", keyword: "type", params: { type: schema19.properties.release.properties.version.type }, parentSchema: schema19.properties.release.properties.version, data: data8 };
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
          }
          if (typeof data8 == "string") {
            if (func2(data8) > 128) {
              let err30 = { instancePath: instancePath + "/release/version", keyword: "maxLength", params: { limit: 128 }, parentSchema: schema19.properties.release.properties.version, data: data8 };
              vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
            }
            if (!pattern4.test(data8)) {
              let err31 = { instancePath: instancePath + "/release/version", keyword: "pattern", params: { pattern: "^v(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$" }, parentSchema: schema19.properties.release.properties.version, data: data8 };
              vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
            }
          }
        }
        data7.revision !== void 0 && (validate56(data7.revision, { instancePath: instancePath + "/release/revision", parentData: data7, parentDataProperty: "revision", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : appended(vErrors, validate56.errors), errors = vErrors.length));
      }
    }
    if (data.manifest_sha256 !== void 0) {
      let data10 = data.manifest_sha256;
      if (typeof data10 != "string" && data10 !== null) {
        let err32 = { instancePath: instancePath + "/manifest_sha256", keyword: "type", params: { type: schema19.properties.manifest_sha256.type }, parentSchema: schema19.properties.manifest_sha256, data: data10 };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
      if (typeof data10 == "string" && !pattern6.test(data10)) {
        let err33 = { instancePath: instancePath + "/manifest_sha256", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema19.properties.manifest_sha256, data: data10 };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.inputs !== void 0) {
      let data11 = data.inputs;
      if (Array.isArray(data11)) {
        let len0 = data11.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate58(data11[i0], { instancePath: instancePath + "/inputs/" + i0, parentData: data11, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : appended(vErrors, validate58.errors), errors = vErrors.length);
      } else {
        let err34 = { instancePath: instancePath + "/inputs", keyword: "type", params: { type: "array" }, parentSchema: schema19.properties.inputs, data: data11 };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.findings !== void 0) {
      let data13 = data.findings;
      if (Array.isArray(data13)) {
        let len1 = data13.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate65(data13[i1], { instancePath: instancePath + "/findings/" + i1, parentData: data13, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : appended(vErrors, validate65.errors), errors = vErrors.length);
      } else {
        let err35 = { instancePath: instancePath + "/findings", keyword: "type", params: { type: "array" }, parentSchema: schema19.properties.findings, data: data13 };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.claims !== void 0) {
      let data15 = data.claims;
      if (Array.isArray(data15)) {
        let len2 = data15.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate133(data15[i2], { instancePath: instancePath + "/claims/" + i2, parentData: data15, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate133.errors : appended(vErrors, validate133.errors), errors = vErrors.length);
      } else {
        let err36 = { instancePath: instancePath + "/claims", keyword: "type", params: { type: "array" }, parentSchema: schema19.properties.claims, data: data15 };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data.horizon !== void 0) {
      let data17 = data.horizon;
      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
        if (data17.valid_until === void 0) {
          let err37 = { instancePath: instancePath + "/horizon", keyword: "required", params: { missingProperty: "valid_until" }, parentSchema: schema19.properties.horizon, data: data17 };
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
        if (data17.first_lapse === void 0) {
          let err38 = { instancePath: instancePath + "/horizon", keyword: "required", params: { missingProperty: "first_lapse" }, parentSchema: schema19.properties.horizon, data: data17 };
          vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
        }
        for (let key3 in data17)
          if (!(key3 === "valid_until" || key3 === "first_lapse")) {
            let err39 = { instancePath: instancePath + "/horizon", keyword: "additionalProperties", params: { additionalProperty: key3 }, parentSchema: schema19.properties.horizon, data: data17 };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
          }
        if (data17.valid_until !== void 0 && (validate147(data17.valid_until, { instancePath: instancePath + "/horizon/valid_until", parentData: data17, parentDataProperty: "valid_until", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate147.errors : appended(vErrors, validate147.errors), errors = vErrors.length)), data17.first_lapse !== void 0) {
          let data19 = data17.first_lapse;
          if (!(data19 && typeof data19 == "object" && !Array.isArray(data19)) && data19 !== null) {
            let err40 = { instancePath: instancePath + "/horizon/first_lapse", keyword: "type", params: { type: schema19.properties.horizon.properties.first_lapse.type }, parentSchema: schema19.properties.horizon.properties.first_lapse, data: data19 };
            vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
          }
          if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
            if (data19.what === void 0) {
              let err41 = { instancePath: instancePath + "/horizon/first_lapse", keyword: "required", params: { missingProperty: "what" }, parentSchema: schema19.properties.horizon.properties.first_lapse, data: data19 };
              vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
            }
            if (data19.subject_digest === void 0) {
              let err42 = { instancePath: instancePath + "/horizon/first_lapse", keyword: "required", params: { missingProperty: "subject_digest" }, parentSchema: schema19.properties.horizon.properties.first_lapse, data: data19 };
              vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
            }
            for (let key4 in data19)
              if (!(key4 === "what" || key4 === "subject_digest")) {
                let err43 = { instancePath: instancePath + "/horizon/first_lapse", keyword: "additionalProperties", params: { additionalProperty: key4 }, parentSchema: schema19.properties.horizon.properties.first_lapse, data: data19 };
                vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
              }
            if (data19.what !== void 0) {
              let data20 = data19.what;
              if (typeof data20 != "string") {
                let err44 = { instancePath: instancePath + "/horizon/first_lapse/what", keyword: "type", params: { type: "string" }, parentSchema: schema19.properties.horizon.properties.first_lapse.properties.what, data: data20 };
                vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
              }
              if (!(data20 === "trust_root" || data20 === "projection" || data20 === "approval" || data20 === "authorization" || data20 === "control" || data20 === "local_run" || data20 === "local_retest" || data20 === "live_run" || data20 === "live_retest")) {
                let err45 = { instancePath: instancePath + "/horizon/first_lapse/what", keyword: "enum", params: { allowedValues: schema19.properties.horizon.properties.first_lapse.properties.what.enum }, parentSchema: schema19.properties.horizon.properties.first_lapse.properties.what, data: data20 };
                vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
              }
            }
            if (data19.subject_digest !== void 0) {
              let data21 = data19.subject_digest;
              if (typeof data21 != "string" && data21 !== null) {
                let err46 = { instancePath: instancePath + "/horizon/first_lapse/subject_digest", keyword: "type", params: { type: schema19.properties.horizon.properties.first_lapse.properties.subject_digest.type }, parentSchema: schema19.properties.horizon.properties.first_lapse.properties.subject_digest, data: data21 };
                vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
              }
              if (typeof data21 == "string" && !pattern6.test(data21)) {
                let err47 = { instancePath: instancePath + "/horizon/first_lapse/subject_digest", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema19.properties.horizon.properties.first_lapse.properties.subject_digest, data: data21 };
                vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
              }
            }
          }
        }
      } else {
        let err48 = { instancePath: instancePath + "/horizon", keyword: "type", params: { type: "object" }, parentSchema: schema19.properties.horizon, data: data17 };
        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
      }
    }
    if (data.self_test !== void 0) {
      let data22 = data.self_test;
      if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
        if (data22.sha256 === void 0) {
          let err49 = { instancePath: instancePath + "/self_test", keyword: "required", params: { missingProperty: "sha256" }, parentSchema: schema19.properties.self_test, data: data22 };
          vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
        }
        if (data22.tested_at === void 0) {
          let err50 = { instancePath: instancePath + "/self_test", keyword: "required", params: { missingProperty: "tested_at" }, parentSchema: schema19.properties.self_test, data: data22 };
          vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
        }
        if (data22.changes === void 0) {
          let err51 = { instancePath: instancePath + "/self_test", keyword: "required", params: { missingProperty: "changes" }, parentSchema: schema19.properties.self_test, data: data22 };
          vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
        }
        for (let key5 in data22)
          if (!(key5 === "sha256" || key5 === "tested_at" || key5 === "changes")) {
            let err52 = { instancePath: instancePath + "/self_test", keyword: "additionalProperties", params: { additionalProperty: key5 }, parentSchema: schema19.properties.self_test, data: data22 };
            vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
          }
        if (data22.sha256 !== void 0 && (validate59(data22.sha256, { instancePath: instancePath + "/self_test/sha256", parentData: data22, parentDataProperty: "sha256", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate59.errors : appended(vErrors, validate59.errors), errors = vErrors.length)), data22.tested_at !== void 0 && (validate54(data22.tested_at, { instancePath: instancePath + "/self_test/tested_at", parentData: data22, parentDataProperty: "tested_at", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : appended(vErrors, validate54.errors), errors = vErrors.length)), data22.changes !== void 0) {
          let data25 = data22.changes;
          if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25) && isFinite(data25))) {
            let err53 = { instancePath: instancePath + "/self_test/changes", keyword: "type", params: { type: "integer" }, parentSchema: schema19.properties.self_test.properties.changes, data: data25 };
            vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
          }
          if (typeof data25 == "number" && isFinite(data25) && (data25 < 1 || isNaN(data25))) {
            let err54 = { instancePath: instancePath + "/self_test/changes", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema19.properties.self_test.properties.changes, data: data25 };
            vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
          }
        }
      } else {
        let err55 = { instancePath: instancePath + "/self_test", keyword: "type", params: { type: "object" }, parentSchema: schema19.properties.self_test, data: data22 };
        vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
      }
    }
  } else {
    let err56 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema19, data };
    vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
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
