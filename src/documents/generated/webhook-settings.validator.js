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
var document = bounded(validate52), schema19 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:webhook-settings:v1", title: "WebhookSettings", description: "Where the service sends webhooks, and when (specification/service.md 8). The file holds secrets.", type: "object", additionalProperties: !1, required: ["schema_version", "targets"], properties: { schema_version: { const: 1 }, expires_within_days: { type: "integer", minimum: 1, maximum: 365, description: "how many days before the first expiry of a subject's evidence the service sends evidence.expiring, by default 14" }, targets: { type: "array", minItems: 1, maxItems: 16, items: { $ref: "#/$defs/webhook_target" } } }, $defs: { webhook_target: { title: "WebhookTarget", type: "object", additionalProperties: !1, required: ["name", "url", "secrets"], properties: { name: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug", description: "names the target in the database and in logs" }, url: { type: "string", maxLength: 2048, description: "https, or http on the loopback interface; without credentials and fragment" }, secrets: { type: "array", minItems: 1, maxItems: 3, items: { type: "string", pattern: "^whsec_[A-Za-z0-9+/]{32,86}={0,2}$", maxLength: 94, description: "whsec_ and 24 to 64 random bytes in base64" }, description: "each signs every message: two while one replaces the other" }, types: { type: "array", minItems: 1, maxItems: 4, uniqueItems: !0, items: { $ref: "#/$defs/webhook_type" }, description: "what is sent, by default everything" } } }, webhook_type: { title: "WebhookType", type: "string", enum: ["readiness.blocked", "evidence.expiring", "evidence.expired", "control.changed"] } } }, schema20 = { title: "WebhookTarget", type: "object", additionalProperties: !1, required: ["name", "url", "secrets"], properties: { name: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug", description: "names the target in the database and in logs" }, url: { type: "string", maxLength: 2048, description: "https, or http on the loopback interface; without credentials and fragment" }, secrets: { type: "array", minItems: 1, maxItems: 3, items: { type: "string", pattern: "^whsec_[A-Za-z0-9+/]{32,86}={0,2}$", maxLength: 94, description: "whsec_ and 24 to 64 random bytes in base64" }, description: "each signs every message: two while one replaces the other" }, types: { type: "array", minItems: 1, maxItems: 4, uniqueItems: !0, items: { $ref: "#/$defs/webhook_type" }, description: "what is sent, by default everything" } } }, schema22 = { title: "Slug", type: "string", maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters" }, func1 = require_ucs2length().default, pattern3 = new RegExp("^[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u");
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data == "string") {
    if (func1(data) > 64) {
      let err0 = { instancePath, keyword: "maxLength", params: { limit: 64 }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern3.test(data)) {
      let err1 = { instancePath, keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, parentSchema: schema22, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema22, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate55.errors = vErrors, errors === 0;
}
validate55.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var schema23 = { title: "WebhookType", type: "string", enum: ["readiness.blocked", "evidence.expiring", "evidence.expired", "control.changed"] };
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), typeof data != "string") {
    let err0 = { instancePath, keyword: "type", params: { type: "string" }, parentSchema: schema23, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "readiness.blocked" || data === "evidence.expiring" || data === "evidence.expired" || data === "control.changed")) {
    let err1 = { instancePath, keyword: "enum", params: { allowedValues: schema23.enum }, parentSchema: schema23, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate57.errors = vErrors, errors === 0;
}
validate57.evaluated = { dynamicProps: !1, dynamicItems: !1 };
var func0 = require_equal().default, pattern4 = new RegExp("^whsec_[A-Za-z0-9+/]{32,86}={0,2}$", "u");
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "name" }, parentSchema: schema20, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.url === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "url" }, parentSchema: schema20, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.secrets === void 0) {
      let err2 = { instancePath, keyword: "required", params: { missingProperty: "secrets" }, parentSchema: schema20, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "name" || key0 === "url" || key0 === "secrets" || key0 === "types")) {
        let err3 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema20, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.name !== void 0 && (validate55(data.name, { instancePath: instancePath + "/name", parentData: data, parentDataProperty: "name", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : appended(vErrors, validate55.errors), errors = vErrors.length)), data.url !== void 0) {
      let data1 = data.url;
      if (typeof data1 == "string") {
        if (func1(data1) > 2048) {
          let err4 = { instancePath: instancePath + "/url", keyword: "maxLength", params: { limit: 2048 }, parentSchema: schema20.properties.url, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/url", keyword: "type", params: { type: "string" }, parentSchema: schema20.properties.url, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.secrets !== void 0) {
      let data2 = data.secrets;
      if (Array.isArray(data2)) {
        if (data2.length > 3) {
          let err6 = { instancePath: instancePath + "/secrets", keyword: "maxItems", params: { limit: 3 }, parentSchema: schema20.properties.secrets, data: data2 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data2.length < 1) {
          let err7 = { instancePath: instancePath + "/secrets", keyword: "minItems", params: { limit: 1 }, parentSchema: schema20.properties.secrets, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (typeof data3 == "string") {
            if (func1(data3) > 94) {
              let err8 = { instancePath: instancePath + "/secrets/" + i0, keyword: "maxLength", params: { limit: 94 }, parentSchema: schema20.properties.secrets.items, data: data3 };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            if (!pattern4.test(data3)) {
              let err9 = { instancePath: instancePath + "/secrets/" + i0, keyword: "pattern", params: { pattern: "^whsec_[A-Za-z0-9+/]{32,86}={0,2}$" }, schema: "^whsec_[A-Za-z0-9+/]{32,86}={0,2}$", parentSchema: schema20.properties.secrets.items, data: data3 };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
          } else {
            let err10 = { instancePath: instancePath + "/secrets/" + i0, keyword: "type", params: { type: "string" }, parentSchema: schema20.properties.secrets.items, data: data3 };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        }
      } else {
        let err11 = { instancePath: instancePath + "/secrets", keyword: "type", params: { type: "array" }, parentSchema: schema20.properties.secrets, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.types !== void 0) {
      let data4 = data.types;
      if (Array.isArray(data4)) {
        if (data4.length > 4) {
          let err12 = { instancePath: instancePath + "/types", keyword: "maxItems", params: { limit: 4 }, parentSchema: schema20.properties.types, data: data4 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data4.length < 1) {
          let err13 = { instancePath: instancePath + "/types", keyword: "minItems", params: { limit: 1 }, parentSchema: schema20.properties.types, data: data4 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        let len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate57(data4[i1], { instancePath: instancePath + "/types/" + i1, parentData: data4, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : appended(vErrors, validate57.errors), errors = vErrors.length);
        let i2 = data4.length, j0;
        if (i2 > 1) {
          outer0:
            for (; i2--; )
              for (j0 = i2; j0--; )
                if (func0(data4[i2], data4[j0])) {
                  let err14 = { instancePath: instancePath + "/types", keyword: "uniqueItems", params: { i: i2, j: j0 }, parentSchema: schema20.properties.types, data: data4 };
                  vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                  break outer0;
                }
        }
      } else {
        let err15 = { instancePath: instancePath + "/types", keyword: "type", params: { type: "array" }, parentSchema: schema20.properties.types, data: data4 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
  } else {
    let err16 = { instancePath, keyword: "type", params: { type: "object" }, parentSchema: schema20, data };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema_version === void 0) {
      let err0 = { instancePath, keyword: "required", params: { missingProperty: "schema_version" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.targets === void 0) {
      let err1 = { instancePath, keyword: "required", params: { missingProperty: "targets" }, parentSchema: schema19, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "schema_version" || key0 === "expires_within_days" || key0 === "targets")) {
        let err2 = { instancePath, keyword: "additionalProperties", params: { additionalProperty: key0 }, parentSchema: schema19, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.schema_version !== void 0) {
      let data0 = data.schema_version;
      if (data0 !== 1) {
        let err3 = { instancePath: instancePath + "/schema_version", keyword: "const", params: { allowedValue: 1 }, parentSchema: schema19.properties.schema_version, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.expires_within_days !== void 0) {
      let data1 = data.expires_within_days;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err4 = { instancePath: instancePath + "/expires_within_days", keyword: "type", params: { type: "integer" }, parentSchema: schema19.properties.expires_within_days, data: data1 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 365 || isNaN(data1)) {
          let err5 = { instancePath: instancePath + "/expires_within_days", keyword: "maximum", params: { comparison: "<=", limit: 365 }, parentSchema: schema19.properties.expires_within_days, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err6 = { instancePath: instancePath + "/expires_within_days", keyword: "minimum", params: { comparison: ">=", limit: 1 }, parentSchema: schema19.properties.expires_within_days, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.targets !== void 0) {
      let data2 = data.targets;
      if (Array.isArray(data2)) {
        if (data2.length > 16) {
          let err7 = { instancePath: instancePath + "/targets", keyword: "maxItems", params: { limit: 16 }, parentSchema: schema19.properties.targets, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data2.length < 1) {
          let err8 = { instancePath: instancePath + "/targets", keyword: "minItems", params: { limit: 1 }, parentSchema: schema19.properties.targets, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate53(data2[i0], { instancePath: instancePath + "/targets/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : appended(vErrors, validate53.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/targets", keyword: "type", params: { type: "array" }, parentSchema: schema19.properties.targets, data: data2 };
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
