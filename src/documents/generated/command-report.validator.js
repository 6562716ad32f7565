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

// node_modules/ajv-formats/dist/formats.js
var require_formats = __commonJS({
  "node_modules/ajv-formats/dist/formats.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
    function fmtDef(validate, compare) {
      return { validate, compare };
    }
    exports.fullFormats = {
      // date: http://tools.ietf.org/html/rfc3339#section-5.6
      date: fmtDef(date, compareDate),
      // date-time: http://tools.ietf.org/html/rfc3339#section-5.6
      time: fmtDef(getTime(!0), compareTime),
      "date-time": fmtDef(getDateTime(!0), compareDateTime),
      "iso-time": fmtDef(getTime(), compareIsoTime),
      "iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
      // duration: https://tools.ietf.org/html/rfc3339#appendix-A
      duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
      uri,
      "uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
      // uri-template: https://tools.ietf.org/html/rfc6570
      "uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
      // For the source: https://gist.github.com/dperini/729294
      // For test cases: https://mathiasbynens.be/demo/url-regex
      url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
      email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
      hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
      // optimized https://www.safaribooksonline.com/library/view/regular-expressions-cookbook/9780596802837/ch07s16.html
      ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
      ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
      regex,
      // uuid: http://tools.ietf.org/html/rfc4122
      uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
      // JSON-pointer: https://tools.ietf.org/html/rfc6901
      // uri fragment: https://tools.ietf.org/html/rfc3986#appendix-A
      "json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
      "json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
      // relative JSON-pointer: http://tools.ietf.org/html/draft-luff-relative-json-pointer-00
      "relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
      // the following formats are used by the openapi specification: https://spec.openapis.org/oas/v3.0.0#data-types
      // byte: https://github.com/miguelmota/is-base64
      byte,
      // signed 32 bit integer
      int32: { type: "number", validate: validateInt32 },
      // signed 64 bit integer
      int64: { type: "number", validate: validateInt64 },
      // C-type float
      float: { type: "number", validate: validateNumber },
      // C-type double
      double: { type: "number", validate: validateNumber },
      // hint to the UI to hide input strings
      password: !0,
      // unchecked string payload
      binary: !0
    };
    exports.fastFormats = {
      ...exports.fullFormats,
      date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
      time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
      "date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
      "iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
      "iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
      // uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
      uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
      "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
      // email (sources from jsen validator):
      // http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
      // http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
      email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
    };
    exports.formatNames = Object.keys(exports.fullFormats);
    function isLeapYear(year) {
      return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    }
    var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/, DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    function date(str) {
      let matches = DATE.exec(str);
      if (!matches)
        return !1;
      let year = +matches[1], month = +matches[2], day = +matches[3];
      return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
    }
    function compareDate(d1, d2) {
      if (d1 && d2)
        return d1 > d2 ? 1 : d1 < d2 ? -1 : 0;
    }
    var TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
    function getTime(strictTimeZone) {
      return function(str) {
        let matches = TIME.exec(str);
        if (!matches)
          return !1;
        let hr = +matches[1], min = +matches[2], sec = +matches[3], tz = matches[4], tzSign = matches[5] === "-" ? -1 : 1, tzH = +(matches[6] || 0), tzM = +(matches[7] || 0);
        if (tzH > 23 || tzM > 59 || strictTimeZone && !tz)
          return !1;
        if (hr <= 23 && min <= 59 && sec < 60)
          return !0;
        let utcMin = min - tzM * tzSign, utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
        return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
      };
    }
    function compareTime(s1, s2) {
      if (!(s1 && s2))
        return;
      let t1 = (/* @__PURE__ */ new Date("2020-01-01T" + s1)).valueOf(), t2 = (/* @__PURE__ */ new Date("2020-01-01T" + s2)).valueOf();
      if (t1 && t2)
        return t1 - t2;
    }
    function compareIsoTime(t1, t2) {
      if (!(t1 && t2))
        return;
      let a1 = TIME.exec(t1), a2 = TIME.exec(t2);
      if (a1 && a2)
        return t1 = a1[1] + a1[2] + a1[3], t2 = a2[1] + a2[2] + a2[3], t1 > t2 ? 1 : t1 < t2 ? -1 : 0;
    }
    var DATE_TIME_SEPARATOR = /t|\s/i;
    function getDateTime(strictTimeZone) {
      let time = getTime(strictTimeZone);
      return function(str) {
        let dateTime = str.split(DATE_TIME_SEPARATOR);
        return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
      };
    }
    function compareDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return;
      let d1 = new Date(dt1).valueOf(), d2 = new Date(dt2).valueOf();
      if (d1 && d2)
        return d1 - d2;
    }
    function compareIsoDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return;
      let [d1, t1] = dt1.split(DATE_TIME_SEPARATOR), [d2, t2] = dt2.split(DATE_TIME_SEPARATOR), res = compareDate(d1, d2);
      if (res !== void 0)
        return res || compareTime(t1, t2);
    }
    var NOT_URI_FRAGMENT = /\/|:/, URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
    function uri(str) {
      return NOT_URI_FRAGMENT.test(str) && URI.test(str);
    }
    var BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
    function byte(str) {
      return BYTE.lastIndex = 0, BYTE.test(str);
    }
    var MIN_INT32 = -(2 ** 31), MAX_INT32 = 2 ** 31 - 1;
    function validateInt32(value) {
      return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
    }
    function validateInt64(value) {
      return Number.isInteger(value);
    }
    function validateNumber() {
      return !0;
    }
    var Z_ANCHOR = /[^\\]\\Z/;
    function regex(str) {
      if (Z_ANCHOR.test(str))
        return !1;
      try {
        return new RegExp(str), !0;
      } catch {
        return !1;
      }
    }
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
var document = bounded(validate20), schema31 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:command-report:v1", title: "CommandReport", description: "What a command other than the gate itself says with --json, on every path.", type: "object", additionalProperties: !1, required: ["schema_version", "tool", "command", "decision", "findings", "result"], properties: { schema_version: { const: 1 }, tool: { $ref: "urn:claimgate:schema:gate-verdict:v1#/properties/tool" }, command: { type: "string", minLength: 1, maxLength: 64 }, decision: { $ref: "urn:claimgate:schema:gate-verdict:v1#/properties/decision" }, findings: { type: "array", items: { $ref: "urn:claimgate:schema:gate-verdict:v1#/$defs/finding" } }, result: { title: "CommandResult", description: "What the command was asked for, or null where it could not be had.", anyOf: [{ type: "null" }, { $ref: "#/$defs/digest_result" }, { $ref: "#/$defs/claims_result" }, { $ref: "#/$defs/manifest_result" }, { $ref: "#/$defs/files_result" }, { $ref: "urn:claimgate:schema:readiness-decision:v1" }, { $ref: "#/$defs/contracts_result" }, { $ref: "#/$defs/entry_result" }, { $ref: "#/$defs/code_result" }, { $ref: "#/$defs/key_result" }, { $ref: "#/$defs/trust_result" }, { $ref: "#/$defs/setup_result" }, { $ref: "#/$defs/signature_result" }, { $ref: "#/$defs/message_result" }, { $ref: "#/$defs/artifact_result" }, { $ref: "#/$defs/envelope_result" }, { $ref: "#/$defs/note_result" }, { $ref: "#/$defs/explanation_result" }, { $ref: "#/$defs/ledger_result" }, { $ref: "#/$defs/appended_result" }, { $ref: "#/$defs/checkpoint_result" }, { $ref: "#/$defs/projection_result" }, { $ref: "#/$defs/records_result" }, { $ref: "#/$defs/stats_result" }, { $ref: "#/$defs/audit_result" }, { $ref: "#/$defs/proof_result" }, { $ref: "#/$defs/growth_result" }, { $ref: "#/$defs/fingerprint_result" }, { $ref: "#/$defs/roles_result" }, { $ref: "#/$defs/release_audit_result" }, { $ref: "#/$defs/release_result" }, { $ref: "#/$defs/plan_result" }, { $ref: "#/$defs/release_record_result" }, { $ref: "#/$defs/difference_result" }, { $ref: "#/$defs/token_result" }, { $ref: "#/$defs/tokens_result" }, { $ref: "#/$defs/service_result" }, { $ref: "#/$defs/administrator_result" }, { $ref: "#/$defs/administrators_result" }, { $ref: "#/$defs/instance_health_result" }, { $ref: "#/$defs/instances_result" }, { $ref: "#/$defs/provider_readiness_result" }, { $ref: "#/$defs/diagnostics_result" }, { $ref: "#/$defs/examples_result" }, { $ref: "#/$defs/digests_result" }, { $ref: "#/$defs/schemas_result" }, { $ref: "#/$defs/self_test_result" }] } }, $defs: { digest_result: { title: "DigestResult", type: "object", additionalProperties: !1, required: ["path", "sha256", "size", "binding"], properties: { path: { type: "string" }, sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, size: { type: "integer", minimum: 0 }, binding: { description: "What a release manifest would bind, where the file is a valid claims file.", anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:release-manifest:v2#/$defs/binding" }] } } }, claims_result: { title: "ClaimsResult", type: "object", additionalProperties: !1, required: ["path", "claims"], properties: { path: { type: "string" }, claims: { type: "array", items: { $ref: "#/$defs/listed_claim" } } } }, plan_result: { title: "PlanResult", description: "What has to be renewed before a release, and when.", type: "object", additionalProperties: !1, required: ["release_at", "hold_until", "claim_count", "blocked", "changes", "expiring", "tasks"], properties: { release_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, hold_until: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, claim_count: { type: "integer", minimum: 0 }, blocked: { description: "Claims that are refused today, for whatever reason.", type: "array", items: { $ref: "#/$defs/planned_claim" } }, changes: { description: "Compared with a base; null where none was named.", anyOf: [{ type: "null" }, { type: "object", additionalProperties: !1, required: ["base", "newly_blocked", "cleared"], properties: { base: { type: "string" }, newly_blocked: { description: "Claims that are refused, and were not claimed or not refused at the base.", type: "array", items: { $ref: "#/$defs/planned_claim" } }, cleared: { description: "Claims that were refused at the base, and are allowed.", type: "array", items: { $ref: "#/$defs/planned_claim" } } } }] }, expiring: { description: "Claims that expire too soon; what expires first comes first.", type: "array", items: { title: "ExpiringClaim", type: "object", additionalProperties: !1, required: ["subject_digest", "subject", "expires_at", "what"], properties: { subject_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, what: { type: "string" } } } }, tasks: { description: "What to do; what is due first comes first, and shared facts are there once.", type: "array", items: { title: "PlannedTask", type: "object", additionalProperties: !1, required: ["kind", "earliest", "latest", "expires_at", "is_too_short", "claims"], properties: { kind: { enum: ["trust_root", "review", "reconnect", "control", "local_run", "live_run"] }, earliest: { description: "Done before, it expires before the claims have held long enough.", $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, latest: { description: "Done after, a claim is without evidence.", $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { description: "When what is there now expires.", $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, is_too_short: { description: "Whether even what is made at the release does not last as long as the claims must hold.", type: "boolean" }, claims: { description: "The claims that rest on it; empty where all of them do.", type: "array", items: { $ref: "#/$defs/planned_claim" } } } } } } }, planned_claim: { title: "PlannedClaim", type: "object", additionalProperties: !1, required: ["subject_digest", "subject"], properties: { subject_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" } } }, listed_claim: { title: "ListedClaim", type: "object", additionalProperties: !1, required: ["subject_digest", "subject", "contract_digest"], properties: { subject_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, contract_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } }, manifest_result: { title: "ManifestResult", type: "object", additionalProperties: !1, required: ["path", "manifest", "expected"], properties: { path: { type: "string" }, manifest: { anyOf: [{ $ref: "urn:claimgate:schema:release-manifest:v2" }, { $ref: "urn:claimgate:schema:release-manifest-with-artifacts:v3" }] }, expected: { anyOf: [{ $ref: "urn:claimgate:schema:release-manifest:v2" }, { $ref: "urn:claimgate:schema:release-manifest-with-artifacts:v3" }] } } }, files_result: { title: "FilesResult", type: "object", additionalProperties: !1, required: ["files"], properties: { files: { type: "array", items: { $ref: "#/$defs/file_outcome" } } } }, contracts_result: { title: "ContractsResult", type: "object", additionalProperties: !1, required: ["contracts"], properties: { contracts: { type: "array", items: { $ref: "#/$defs/listed_contract" } } } }, listed_contract: { title: "ListedContract", description: "A contract file that can be read: its digest, and which subjects it is for.", type: "object", additionalProperties: !1, required: ["path", "digest", "provider", "account_kinds", "output_profile", "operation", "policy_mode"], properties: { path: { type: "string" }, digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, account_kinds: { type: "array", items: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" } }, output_profile: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, operation: { $ref: "urn:claimgate:schema:common:v1#/$defs/operation" }, policy_mode: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" } } }, entry_result: { title: "EntryResult", description: "What a projection says of one subject. Nobody's signature was checked.", type: "object", additionalProperties: !1, required: ["path", "sha256", "entry_count", "statement", "line", "subject_digest", "entry"], properties: { path: { type: "string" }, sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, entry_count: { type: "integer", minimum: 0 }, statement: { title: "EntryStatement", description: "The statement beside the projection, which names these very bytes; null: there is none.", type: ["object", "null"], additionalProperties: !1, required: ["path", "deployment", "generated_at", "expires_at"], properties: { path: { type: "string" }, deployment: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, generated_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" } } }, line: { type: "integer", minimum: 1 }, subject_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, entry: { $ref: "urn:claimgate:schema:projection-entry:v1" } } }, code_result: { title: "CodeResult", description: "What a code means.", type: "object", additionalProperties: !1, required: ["code", "title", "area", "rules", "exit_code", "hint", "clears_by", "next", "page"], properties: { code: { type: "string" }, title: { type: "string" }, area: { type: "string" }, rules: { type: "array", items: { $ref: "#/$defs/rule_name" } }, exit_code: { type: "integer", minimum: 0, maximum: 3 }, hint: { type: "string" }, clears_by: { $ref: "urn:claimgate:schema:gate-verdict:v1#/$defs/finding/properties/clears_by" }, next: { type: ["string", "null"] }, page: { type: "string", description: "where it is documented" } } }, rule_name: { title: "RuleName", type: "object", additionalProperties: !1, required: ["number", "id"], properties: { number: { type: "integer", minimum: 1 }, id: { type: "string" } } }, file_outcome: { title: "FileOutcome", type: "object", additionalProperties: !1, required: ["path", "outcome"], properties: { path: { type: "string" }, outcome: { type: "string", enum: ["created", "changed", "unchanged", "would_create", "would_change"] } } }, key_result: { title: "KeyResult", type: "object", additionalProperties: !1, required: ["key_id", "scheme", "encrypted", "private_key", "public_key", "ssh", "note_key"], properties: { key_id: { $ref: "#/$defs/key_id" }, scheme: { type: "string", enum: ["ed25519", "ecdsa-p256"] }, encrypted: { type: "boolean" }, private_key: { type: "string", description: "path" }, public_key: { type: "string", description: "path" }, ssh: { type: "string", description: "the public key as a line of OpenSSH" }, note_key: { type: ["string", "null"], description: "C2SP note key, where a name was given" } } }, key_id: { title: "KeyId", type: "string", pattern: "^SHA256:[A-Za-z0-9+/]{43}$", description: "an OpenSSH SHA256 fingerprint" }, trust_result: { title: "TrustResult", type: "object", additionalProperties: !1, required: ["path", "pin", "missing"], properties: { path: { type: "string" }, pin: { type: "string" }, missing: { type: "array", items: { $ref: "#/$defs/missing_signatures" } } } }, setup_result: { title: "SetupResult", type: "object", additionalProperties: !1, required: ["is_dry_run", "deployment", "steps", "pin", "pin_file", "missing"], properties: { is_dry_run: { type: "boolean" }, deployment: { type: "string" }, steps: { type: "array", items: { $ref: "#/$defs/file_outcome" } }, pin: { type: ["string", "null"], description: "The pin of the first trust root; null before there is one." }, pin_file: { type: ["string", "null"], description: "Where the pin is saved for this user; null where it is not." }, missing: { type: "array", items: { $ref: "#/$defs/missing_signatures" } } } }, missing_signatures: { title: "MissingSignatures", description: "How many of these keys, the root keys of one version, still have to sign.", type: "object", additionalProperties: !1, required: ["version", "count", "key_ids"], properties: { version: { type: "integer", minimum: 1 }, count: { type: "integer", minimum: 0 }, key_ids: { type: "array", items: { $ref: "#/$defs/key_id" } } } }, document_kind: { title: "DocumentKind", type: "string", enum: ["trust_root", "projection_statement", "signed_verdict", "badge"] }, artifact_result: { title: "ArtifactResult", description: "a published file, and the release that it belongs to, as the signed verdict says", type: "object", additionalProperties: !1, required: ["path", "artifact", "name", "sha256", "resource_uri", "time_verified", "claims", "signed_by", "threshold", "trust_root_version"], properties: { path: { type: "string", description: "the signed verdict" }, artifact: { type: "string", description: "path of the file" }, name: { $ref: "urn:claimgate:schema:release-manifest-with-artifacts:v3#/$defs/artifact_name" }, sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, resource_uri: { type: "string" }, time_verified: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, claims: { description: "null where the release has more claims than a signed verdict lists", anyOf: [{ type: "null" }, { type: "array", items: { $ref: "urn:claimgate:schema:badge:v1#/$defs/badge_claim" } }] }, signed_by: { type: "array", items: { $ref: "#/$defs/key_id" } }, threshold: { type: "integer", minimum: 1 }, trust_root_version: { type: "integer", minimum: 1 } } }, message_result: { title: "MessageResult", description: "the bytes that a signature of the document is made over, written to a file", type: "object", additionalProperties: !1, required: ["path", "kind", "payload_sha256", "message", "message_sha256", "signatures"], properties: { path: { type: "string" }, kind: { $ref: "#/$defs/document_kind" }, payload_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, message: { type: "string", description: "the file that was written" }, message_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, signatures: { type: "integer", minimum: 0 } } }, signature_result: { title: "SignatureResult", type: "object", additionalProperties: !1, required: ["path", "kind", "payload_sha256", "key_id", "signatures", "missing"], properties: { path: { type: "string" }, kind: { $ref: "#/$defs/document_kind" }, payload_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, key_id: { $ref: "#/$defs/key_id" }, signatures: { type: "integer", minimum: 1 }, missing: { description: "what a trust root still lacks; empty for other documents", type: "array", items: { $ref: "#/$defs/missing_signatures" } } } }, envelope_result: { title: "EnvelopeResult", type: "object", additionalProperties: !1, required: ["path", "kind", "payload_sha256", "signed_by", "threshold", "trust_root_version", "projection"], properties: { path: { type: "string" }, kind: { $ref: "#/$defs/document_kind" }, payload_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, signed_by: { type: "array", items: { anyOf: [{ $ref: "#/$defs/key_id" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }] }, description: "keys by their fingerprints, identities by their names in the trust root" }, threshold: { type: "integer", minimum: 1 }, trust_root_version: { type: ["integer", "null"], description: "the version whose roles were asked; null where keys were given" }, projection: { type: ["string", "null"], description: "path of the projection whose bytes the statement names, where one was given" } } }, note_result: { title: "NoteResult", type: "object", additionalProperties: !1, required: ["path", "kind", "origin", "tree_size", "root_hash", "record", "since"], properties: { path: { type: "string" }, kind: { type: "string", enum: ["checkpoint", "tlog_proof", "growth_proof"] }, origin: { type: "string" }, tree_size: { type: "integer", minimum: 0 }, root_hash: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, record: { description: "The record that the proof shows to be in the ledger.", anyOf: [{ type: "null" }, { $ref: "#/$defs/proven_record" }] }, since: { description: "The earlier head that the proof shows to be extended.", anyOf: [{ type: "null" }, { $ref: "#/$defs/earlier_head" }] } } }, proven_record: { title: "ProvenRecord", type: "object", additionalProperties: !1, required: ["index", "leaf"], properties: { index: { type: "integer", minimum: 0 }, leaf: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } }, explanation_result: { title: "ExplanationResult", description: "How one claim was judged, and what the projection says of its subject.", type: "object", additionalProperties: !1, required: ["claim", "evaluated_at", "entry"], properties: { claim: { $ref: "urn:claimgate:schema:gate-verdict:v1#/$defs/claim_verdict" }, evaluated_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, entry: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:projection-entry:v1" }] } } }, ledger_result: { title: "LedgerResult", description: "What a ledger is for, and the migrations that were applied now.", type: "object", additionalProperties: !1, required: ["origin", "deployment", "fingerprint_key_id", "applied"], properties: { origin: { type: "string" }, deployment: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, fingerprint_key_id: { type: "string" }, applied: { type: "array", items: { type: "string" } } } }, appended_result: { title: "AppendedResult", type: "object", additionalProperties: !1, required: ["appended"], properties: { appended: { type: "array", items: { $ref: "#/$defs/appended_record" } } } }, appended_record: { title: "AppendedRecord", type: "object", additionalProperties: !1, required: ["id", "sequence", "leaf", "replayed"], properties: { id: { type: "string" }, sequence: { type: "integer", minimum: 1 }, leaf: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, replayed: { type: "boolean", description: "an earlier request with the same idempotency key had recorded it" } } }, checkpoint_result: { title: "CheckpointResult", description: "A signed head of the ledger (C2SP tlog-checkpoint).", type: "object", additionalProperties: !1, required: ["checkpoint"], properties: { checkpoint: { type: "string" }, path: { type: "string", description: "the file that holds it, where a folder was named" } } }, projection_result: { title: "ProjectionResult", type: "object", additionalProperties: !1, required: ["projection", "statement", "sha256", "entry_count", "generated_at", "expires_at", "payload_sha256", "key_id"], properties: { projection: { type: "string" }, statement: { type: "string" }, sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, entry_count: { type: "integer", minimum: 0 }, generated_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, payload_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, key_id: { description: "null where an identity is to sign", anyOf: [{ $ref: "#/$defs/key_id" }, { type: "null" }] } } }, records_result: { title: "RecordsResult", description: "Records, the newest first.", type: "object", additionalProperties: !1, required: ["records", "next_before"], properties: { records: { type: "array", items: { $ref: "#/$defs/placed_record" } }, next_before: { type: ["integer", "null"], minimum: 1, description: "--before of the next page, or null where this was the last" } } }, placed_record: { title: "PlacedRecord", type: "object", additionalProperties: !1, required: ["sequence", "leaf", "record"], properties: { sequence: { type: "integer", minimum: 1 }, leaf: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, record: { type: "object", description: "the record, as its leaf covers it" }, quarantined_by: { type: "integer", minimum: 1, description: "the sequence number of the correction that took it out of force; absent where none did" } } }, stats_result: { title: "LedgerStatsResult", type: "object", additionalProperties: !1, required: ["head", "records", "checks", "quarantined", "subjects", "first_recorded_at", "last_recorded_at"], properties: { head: { $ref: "urn:claimgate:schema:gate-verdict:v1#/$defs/recorded_head" }, records: { title: "RecordCounts", type: "object", additionalProperties: !1, required: ["approval", "run", "control", "correction"], properties: { correction: { type: "integer", minimum: 0 }, approval: { type: "integer", minimum: 0 }, run: { type: "integer", minimum: 0 }, control: { type: "integer", minimum: 0 } } }, checks: { type: "integer", minimum: 0 }, quarantined: { type: "integer", minimum: 0, description: "records that corrections name" }, subjects: { type: "integer", minimum: 0 }, first_recorded_at: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }] }, last_recorded_at: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }] } } }, audit_result: { title: "LedgerAuditResult", description: "The head, recomputed from the records.", type: "object", additionalProperties: !1, required: ["head"], properties: { head: { $ref: "urn:claimgate:schema:gate-verdict:v1#/$defs/recorded_head" }, since: { $ref: "#/$defs/earlier_head" } } }, roles_result: { title: "LedgerRolesResult", description: "SQL that makes the roles of a ledger on PostgreSQL, and their names.", type: "object", additionalProperties: !1, required: ["roles", "sql"], properties: { roles: { type: "object", additionalProperties: !1, required: ["owner", "writer", "access", "reader", "auditor"], properties: { owner: { type: "string" }, writer: { type: "string" }, access: { type: "string" }, reader: { type: "string" }, auditor: { type: "string" } } }, sql: { type: "string" } } }, proof_result: { title: "LedgerProofResult", description: "A record is in the ledger (C2SP tlog-proof).", type: "object", additionalProperties: !1, required: ["sequence", "proof"], properties: { sequence: { type: "integer", minimum: 1 }, proof: { type: "string" } } }, growth_result: { title: "LedgerGrowthResult", description: "The ledger only grew (RFC 9162 section 2.1.4).", type: "object", additionalProperties: !1, required: ["since", "proof"], properties: { since: { type: "integer", minimum: 0 }, proof: { type: "string", description: "C2SP tlog-witness, add-checkpoint" } } }, fingerprint_result: { title: "FingerprintResult", type: "object", additionalProperties: !1, required: ["field", "fingerprint", "key_id"], properties: { field: { type: "string" }, fingerprint: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, key_id: { type: "string" } } }, earlier_head: { title: "EarlierHeadResult", type: "object", additionalProperties: !1, required: ["tree_size", "root_hash"], properties: { tree_size: { type: "integer", minimum: 0 }, root_hash: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } }, release_audit_result: { title: "ReleaseAuditResult", description: "What was checked of a past release, by what, and the result.", type: "object", additionalProperties: !1, required: ["version", "revision", "evaluated_at", "pin", "capsule", "corrections", "rows"], properties: { version: { type: "string" }, revision: { type: "string" }, evaluated_at: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }] }, pin: { type: ["string", "null"] }, capsule: { type: ["string", "null"], description: "path of the capsule that was read or written" }, corrections: { description: "The corrections that the ledger of the release had, as its projection statement has them; null where the release rests on no ledger, or the statement does not verify.", anyOf: [{ type: "null" }, { $ref: "#/$defs/corrections_result" }] }, rows: { type: "array", items: { $ref: "#/$defs/release_audit_row" } } } }, corrections_result: { title: "CorrectionsResult", type: "object", additionalProperties: !1, required: ["count", "digest"], properties: { count: { type: "integer", minimum: 0 }, digest: { description: "of the leaves of the corrections, in their order; null where there is none", anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }] } } }, release_result: { title: "ReleaseResult", description: "How far a release has come, step by step.", type: "object", additionalProperties: !1, required: ["version", "revision", "folder", "steps", "branch", "record_commit"], properties: { version: { type: "string" }, revision: { type: "string" }, folder: { type: "string", description: "where the files of the release are while it is made" }, steps: { type: "array", items: { $ref: "#/$defs/release_step" } }, branch: { type: "string", description: "the branch that the record is committed to" }, record_commit: { type: ["string", "null"], description: "the commit that holds the record, once there is one" } } }, release_step: { title: "ReleaseStep", type: "object", additionalProperties: !1, required: ["step", "outcome", "what"], properties: { step: { type: "string", enum: ["check", "create", "sign", "tag", "require", "record"] }, outcome: { type: "string", enum: ["done", "done_before", "not_needed", "planned", "stopped"] }, what: { type: "string" } } }, release_record_result: { title: "ReleaseRecordResult", description: "The record of a release, and the commit that holds it.", type: "object", additionalProperties: !1, required: ["path", "file_names", "outcome", "branch", "commit"], properties: { path: { type: "string" }, file_names: { type: "array", items: { type: "string" } }, outcome: { type: "string", enum: ["created", "unchanged"] }, branch: { type: ["string", "null"], description: "null where nothing was to be committed" }, commit: { type: ["string", "null"] } } }, release_audit_row: { title: "ReleaseAuditRow", type: "object", additionalProperties: !1, required: ["check", "by", "outcome", "codes"], properties: { check: { type: "string" }, by: { type: "string" }, outcome: { type: "string", enum: ["passed", "failed", "not_checked", "not_needed"] }, codes: { type: "array", items: { type: "string" } } } }, difference_result: { title: "DifferenceResult", description: "Which claims changed between two releases.", type: "object", additionalProperties: !1, required: ["from", "to", "evidence_compared", "added", "withdrawn", "lapsed", "contract_changed", "renewed", "unchanged"], properties: { from: { $ref: "#/$defs/difference_side" }, to: { $ref: "#/$defs/difference_side" }, evidence_compared: { type: "boolean", description: "false: one of the sides has no evidence to compare, so renewals and expiries are unknown" }, added: { type: "array", items: { $ref: "#/$defs/changed_claim" } }, withdrawn: { type: "array", items: { $ref: "#/$defs/changed_claim" } }, lapsed: { type: "array", items: { $ref: "#/$defs/changed_claim" } }, contract_changed: { type: "array", items: { $ref: "#/$defs/changed_claim" } }, renewed: { type: "array", items: { $ref: "#/$defs/changed_claim" } }, unchanged: { type: "integer", minimum: 0 } } }, difference_side: { title: "DifferenceSide", type: "object", additionalProperties: !1, required: ["name", "version", "revision", "claims_sha256", "claim_count", "evaluated_at"], properties: { name: { type: "string" }, version: { type: ["string", "null"] }, revision: { type: ["string", "null"] }, claims_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, claim_count: { type: "integer", minimum: 0 }, evaluated_at: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }] } } }, changed_claim: { title: "ChangedClaim", type: "object", additionalProperties: !1, required: ["subject_digest", "subject", "contract_before", "contract_after", "holds_before", "holds_after"], properties: { subject_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, contract_before: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }] }, contract_after: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }] }, holds_before: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }] }, holds_after: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }] } } }, listed_token: { title: "ListedToken", type: "object", additionalProperties: !1, required: ["id", "audience", "name", "scopes", "created_at", "expires_at", "revoked_at"], properties: { id: { type: "string", pattern: "^[0-9a-f]{32}$" }, audience: { type: "string", enum: ["api", "cli", "mcp"] }, name: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, scopes: { type: "array", maxItems: 16, items: { $ref: "urn:claimgate:schema:caller:v1#/$defs/scope_name" } }, created_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, revoked_at: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }] } } }, token_result: { title: "TokenResult", type: "object", additionalProperties: !1, required: ["token", "listed"], properties: { token: { type: ["string", "null"], description: "the token, shown once: when it is made" }, listed: { $ref: "#/$defs/listed_token" } } }, tokens_result: { title: "TokensResult", type: "object", additionalProperties: !1, required: ["tokens"], properties: { tokens: { type: "array", items: { $ref: "#/$defs/listed_token" } } } }, listed_administrator: { title: "ListedAdministrator", type: "object", additionalProperties: !1, required: ["name", "scopes", "created_at", "disabled_at", "sessions"], properties: { name: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, scopes: { type: "array", maxItems: 16, items: { $ref: "urn:claimgate:schema:caller:v1#/$defs/scope_name" }, description: "what they are limited to; none: not limited" }, created_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, disabled_at: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }] }, sessions: { type: "integer", minimum: 0, description: "how many are open" } } }, administrator_result: { title: "AdministratorResult", type: "object", additionalProperties: !1, required: ["administrator"], properties: { administrator: { $ref: "#/$defs/listed_administrator" } } }, administrators_result: { title: "AdministratorsResult", type: "object", additionalProperties: !1, required: ["administrators"], properties: { administrators: { type: "array", items: { $ref: "#/$defs/listed_administrator" } } } }, service_result: { title: "ServiceResult", type: "object", additionalProperties: !1, required: ["stopped_by", "all_answered"], properties: { stopped_by: { type: "string", enum: ["SIGHUP", "SIGINT", "SIGQUIT", "SIGTERM"] }, all_answered: { type: "boolean", description: "no connection was cut at the deadline" } } }, probe_result: { title: "ProbeResult", type: "object", additionalProperties: !1, required: ["ok", "http_status", "code", "detail"], properties: { ok: { type: "boolean" }, http_status: { type: ["integer", "null"], description: "null where no answer came" }, code: { type: ["string", "null"], maxLength: 64, description: "why it failed, as a code of the closed table" }, detail: { type: ["string", "null"], maxLength: 1024, description: "why it failed, in words" } } }, dependency_standing: { title: "DependencyStanding", type: "string", enum: ["ok", "not_ready", "unknown"], description: "what the readiness probe says of something that the instance needs" }, instance_health_result: { title: "InstanceHealth", type: "object", additionalProperties: !1, required: ["instance", "health", "ready", "database"], properties: { instance: { type: "string", maxLength: 2048, description: "base URL of the instance" }, health: { $ref: "#/$defs/probe_result" }, ready: { description: "null where only liveness was asked for", anyOf: [{ type: "null" }, { $ref: "#/$defs/probe_result" }] }, database: { $ref: "#/$defs/dependency_standing" }, storage: { $ref: "#/$defs/dependency_standing" } } }, saved_instance: { title: "SavedInstance", type: "object", additionalProperties: !1, required: ["name", "url", "token_file", "active"], properties: { name: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, url: { type: "string", maxLength: 2048 }, token_file: { type: ["string", "null"], maxLength: 4096, description: "where its token is, never the token" }, active: { type: "boolean" } } }, instances_result: { title: "InstancesResult", description: "The saved instances that the command lists, saved, chose or removed.", type: "object", additionalProperties: !1, required: ["instances"], properties: { instances: { type: "array", items: { $ref: "#/$defs/saved_instance" } } } }, provider_readiness_result: { title: "ProviderReadinessResult", type: "object", additionalProperties: !1, required: ["instance", "blocked", "providers"], properties: { instance: { type: "string", maxLength: 2048, description: "base URL of the instance" }, blocked: { type: "integer", minimum: 0, description: "providers whose state is not healthy" }, providers: { type: "array", items: { $ref: "urn:claimgate:schema:provider-readiness:v1#/$defs/provider_readiness" } } } }, token_source: { title: "TokenSource", type: "string", enum: ["option", "environment", "environment_file", "profile"], description: "where a token was found" }, part_standing: { title: "PartStanding", type: "string", enum: ["told", "not_asked", "not_offered", "failed"], description: "not_asked: no token is there; not_offered: the server has no such route" }, diagnostics_workspaces: { title: "DiagnosticsWorkspaces", type: "object", additionalProperties: !1, required: ["standing", "count", "active"], properties: { standing: { $ref: "#/$defs/part_standing" }, count: { type: ["integer", "null"], minimum: 0 }, active: { type: ["boolean", "null"], description: "whether one is selected" } } }, state_count: { title: "StateCount", type: "object", additionalProperties: !1, required: ["state", "providers"], properties: { state: { $ref: "urn:claimgate:schema:readiness-decision:v1#/$defs/readiness_state" }, providers: { type: "integer", minimum: 0 } } }, diagnostics_providers: { title: "DiagnosticsProviders", type: "object", additionalProperties: !1, required: ["standing", "accounts", "states", "requested"], properties: { standing: { $ref: "#/$defs/part_standing" }, accounts: { type: ["integer", "null"], minimum: 0, description: "connected accounts" }, states: { type: "array", items: { $ref: "#/$defs/state_count" } }, requested: { description: "of --provider", anyOf: [{ type: "null" }, { title: "RequestedProvider", type: "object", additionalProperties: !1, required: ["provider", "known", "state", "blockers"], properties: { provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, known: { type: "boolean" }, state: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:readiness-decision:v1#/$defs/readiness_state" }] }, blockers: { type: "array", items: { type: "string", maxLength: 64 }, description: "codes of what stands in the way" } } }] } } }, diagnostics_billing: { title: "DiagnosticsBilling", type: "object", additionalProperties: !1, required: ["standing", "billing"], properties: { standing: { $ref: "#/$defs/part_standing" }, billing: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:billing:v1" }] } } }, diagnostics_caller: { title: "DiagnosticsCaller", type: "object", additionalProperties: !1, required: ["standing", "caller"], properties: { standing: { $ref: "#/$defs/part_standing" }, caller: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:caller:v1" }] } } }, diagnostics_logs: { title: "DiagnosticsLogs", type: "object", additionalProperties: !1, required: ["file", "lines"], properties: { file: { type: "string", maxLength: 4096 }, lines: { type: "array", maxItems: 100, items: { type: "string" }, description: "the last lines, redacted" } } }, diagnostics_result: { title: "Diagnostics", type: "object", additionalProperties: !1, required: ["generated_at", "system", "profile", "paths", "health", "token", "deployment", "caller", "workspaces", "providers", "billing", "logs"], properties: { generated_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, system: { title: "DiagnosticsSystem", type: "object", additionalProperties: !1, required: ["node", "os", "arch"], properties: { node: { type: "string", maxLength: 64 }, os: { type: "string", maxLength: 256 }, arch: { type: "string", maxLength: 64 } } }, profile: { type: ["string", "null"], maxLength: 64, description: "name of the saved instance" }, paths: { title: "DiagnosticsPaths", type: "object", additionalProperties: !1, required: ["folder", "profile"], properties: { folder: { type: "string", maxLength: 4096, description: "of the settings of this user" }, profile: { type: ["string", "null"], maxLength: 4096 } } }, health: { $ref: "#/$defs/instance_health_result" }, token: { title: "DiagnosticsToken", type: "object", additionalProperties: !1, required: ["present", "source"], properties: { present: { type: "boolean" }, source: { anyOf: [{ type: "null" }, { $ref: "#/$defs/token_source" }] } } }, deployment: { description: "as --deployment says", anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }] }, caller: { $ref: "#/$defs/diagnostics_caller" }, workspaces: { $ref: "#/$defs/diagnostics_workspaces" }, providers: { $ref: "#/$defs/diagnostics_providers" }, billing: { $ref: "#/$defs/diagnostics_billing" }, logs: { anyOf: [{ type: "null" }, { $ref: "#/$defs/diagnostics_logs" }] } } }, example_document: { title: "ExampleDocument", description: "An example document, and where it was written.", type: "object", additionalProperties: !1, required: ["example", "path", "outcome", "document"], properties: { example: { type: "string", enum: ["contract", "run", "control", "approval", "facts", "trust", "claims"] }, path: { type: ["string", "null"], description: "null: it was printed only" }, outcome: { type: ["string", "null"], enum: ["created", "changed", "unchanged", "would_change", null] }, document: { type: "object" } } }, examples_result: { title: "ExamplesResult", type: "object", additionalProperties: !1, required: ["documents"], properties: { documents: { type: "array", items: { $ref: "#/$defs/example_document" } } } }, described_digest: { title: "DescribedDigest", description: "A digest as documents name it, and what it is of.", type: "object", additionalProperties: !1, required: ["of", "name", "digest"], properties: { of: { type: "string", enum: ["capability", "policy", "scope"] }, name: { type: "string" }, digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } }, digests_result: { title: "DigestsResult", type: "object", additionalProperties: !1, required: ["digests"], properties: { digests: { type: "array", items: { $ref: "#/$defs/described_digest" } } } }, schemas_result: { title: "SchemasResult", type: "object", additionalProperties: !1, required: ["schemas"], properties: { schemas: { type: "array", items: { $ref: "#/$defs/listed_schema" } } } }, listed_schema: { title: "ListedSchema", description: "A JSON Schema of a document, complete in itself.", type: "object", additionalProperties: !1, required: ["name", "title", "file", "schema"], properties: { name: { type: "string" }, title: { type: "string" }, file: { type: "string", description: "its file in the package" }, schema: { type: ["object", "null"], description: "null in a list" } } }, self_test_result: { title: "SelfTestResult", description: "What a gate refused of its own allowed input, changed one thing at a time.", type: "object", additionalProperties: !1, required: ["at", "claim_count", "rules_sha256", "inputs", "counts", "changes"], properties: { at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, claim_count: { type: "integer", minimum: 0 }, rules_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest", description: "digest of the rule set that judged" }, inputs: { $ref: "urn:claimgate:schema:gate-verdict:v1#/properties/inputs" }, counts: { $ref: "#/$defs/self_test_counts" }, changes: { type: "array", maxItems: 1e4, items: { $ref: "#/$defs/self_test_change" } } } }, self_test_counts: { title: "SelfTestCounts", type: "object", additionalProperties: !1, required: ["as_expected", "wrongly_allowed", "other_code", "not_applicable"], properties: { as_expected: { type: "integer", minimum: 0 }, wrongly_allowed: { type: "integer", minimum: 0 }, other_code: { type: "integer", minimum: 0 }, not_applicable: { type: "integer", minimum: 0 } } }, self_test_change: { title: "SelfTestChange", description: "One change, and how the gate judged it. A control has no expected code: the gate must allow it.", type: "object", additionalProperties: !1, required: ["area", "id", "rule", "subject_digest", "expected", "found", "outcome"], properties: { area: { type: "string", enum: ["control", "rules", "trust", "freshness", "rollback", "projection", "claims", "hand-off"] }, id: { type: "string", pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$", maxLength: 64 }, rule: { type: ["integer", "null"], minimum: 1, description: "the rule that must refuse; null: the whole is refused" }, subject_digest: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: "the changed claim; null: the change is about the whole" }, expected: { type: ["string", "null"], pattern: "^[a-z0-9]+(?:_[a-z0-9]+)*$", description: "null: the gate must allow it" }, found: { type: "array", items: { type: "string", pattern: "^[a-z0-9]+(?:_[a-z0-9]+)*$" } }, outcome: { type: "string", enum: ["as_expected", "wrongly_allowed", "other_code", "not_applicable"] } } } } }, schema94 = { title: "Tool", type: "object", additionalProperties: !1, required: ["name", "version"], properties: { name: { const: "claimgate" }, version: { type: "string", minLength: 1, maxLength: 64 } } }, schema95 = { type: "string", enum: ["allowed", "refused", "undetermined"] }, schema212 = { title: "CheckpointResult", description: "A signed head of the ledger (C2SP tlog-checkpoint).", type: "object", additionalProperties: !1, required: ["checkpoint"], properties: { checkpoint: { type: "string" }, path: { type: "string", description: "the file that holds it, where a folder was named" } } }, schema228 = { title: "LedgerProofResult", description: "A record is in the ledger (C2SP tlog-proof).", type: "object", additionalProperties: !1, required: ["sequence", "proof"], properties: { sequence: { type: "integer", minimum: 1 }, proof: { type: "string" } } }, schema229 = { title: "LedgerGrowthResult", description: "The ledger only grew (RFC 9162 section 2.1.4).", type: "object", additionalProperties: !1, required: ["since", "proof"], properties: { since: { type: "integer", minimum: 0 }, proof: { type: "string", description: "C2SP tlog-witness, add-checkpoint" } } }, schema232 = { title: "LedgerRolesResult", description: "SQL that makes the roles of a ledger on PostgreSQL, and their names.", type: "object", additionalProperties: !1, required: ["roles", "sql"], properties: { roles: { type: "object", additionalProperties: !1, required: ["owner", "writer", "access", "reader", "auditor"], properties: { owner: { type: "string" }, writer: { type: "string" }, access: { type: "string" }, reader: { type: "string" }, auditor: { type: "string" } } }, sql: { type: "string" } } }, schema250 = { title: "ReleaseRecordResult", description: "The record of a release, and the commit that holds it.", type: "object", additionalProperties: !1, required: ["path", "file_names", "outcome", "branch", "commit"], properties: { path: { type: "string" }, file_names: { type: "array", items: { type: "string" } }, outcome: { type: "string", enum: ["created", "unchanged"] }, branch: { type: ["string", "null"], description: "null where nothing was to be committed" }, commit: { type: ["string", "null"] } } }, schema274 = { title: "ServiceResult", type: "object", additionalProperties: !1, required: ["stopped_by", "all_answered"], properties: { stopped_by: { type: "string", enum: ["SIGHUP", "SIGINT", "SIGQUIT", "SIGTERM"] }, all_answered: { type: "boolean", description: "no connection was cut at the deadline" } } }, func2 = require_ucs2length().default, schema40 = { title: "VerdictFinding", description: "One reason for a no, or one warning (specification/documents.md 3.7).", type: "object", additionalProperties: !1, required: ["code", "message", "clears_by"], properties: { code: { type: "string", pattern: "^[a-z0-9]+(?:_[a-z0-9]+)*$", description: "a code of docs/reference/codes.md" }, message: { type: "string", minLength: 1 }, file: { type: "string" }, pointer: { type: "string" }, line: { type: "integer", minimum: 1 }, column: { type: "integer", minimum: 1 }, expected: { type: "string" }, found: { type: "string" }, clears_by: { type: "string", enum: ["time", "new_local_run", "new_live_run", "new_approval", "reconnect", "operator", "contract_change", "edit", "never"] }, clears_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, next: { type: "string" }, record: { $ref: "urn:claimgate:schema:projection-entry:v1#/$defs/record_place" } } }, schema34 = { title: "Instant", type: "string", format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC such as 2026-11-21T08:30:00Z or 2026-11-21T08:30:00.250Z" }, func1 = Object.prototype.hasOwnProperty, pattern10 = new RegExp("^[a-z0-9]+(?:_[a-z0-9]+)*$", "u"), pattern4 = new RegExp("^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", "u"), formats0 = require_formats().fullFormats["date-time"], schema56 = { title: "RecordPlace", description: "Where a record stands in the ledger: its sequence number and its leaf hash.", type: "object", additionalProperties: !1, required: ["sequence", "leaf"], properties: { sequence: { type: "integer", minimum: 1, maximum: 9007199254740991 }, leaf: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } }, schema37 = { title: "DigestText", type: "string", pattern: "^sha256:[0-9a-f]{64}$", description: '"sha256:" and 64 lower-case hex digits' }, pattern7 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate51.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sequence === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sequence" }, message: "must have required property 'sequence'", schema: schema56.required, parentSchema: schema56, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.leaf === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "leaf" }, message: "must have required property 'leaf'", schema: schema56.required, parentSchema: schema56, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "sequence" || key0 === "leaf")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema56, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.sequence !== void 0) {
      let data0 = data.sequence;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema56.properties.sequence.type, parentSchema: schema56.properties.sequence, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991", schema: 9007199254740991, parentSchema: schema56.properties.sequence, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema56.properties.sequence, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    if (data.leaf !== void 0) {
      let data1 = data.leaf;
      if (typeof data1 == "string") {
        if (!pattern7.test(data1)) {
          let err6 = { instancePath: instancePath + "/leaf", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/leaf", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema56.type, parentSchema: schema56, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate51.errors = vErrors, errors === 0;
}
validate51.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate61.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema40.required, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.message === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema40.required, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.clears_by === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "clears_by" }, message: "must have required property 'clears_by'", schema: schema40.required, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema40.properties, key0)) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema40, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.code !== void 0) {
      let data0 = data.code;
      if (typeof data0 == "string") {
        if (!pattern10.test(data0)) {
          let err4 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:_[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:_[a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:_[a-z0-9]+)*$", parentSchema: schema40.properties.code, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.code.type, parentSchema: schema40.properties.code, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.message !== void 0) {
      let data1 = data.message;
      if (typeof data1 == "string") {
        if (func2(data1) < 1) {
          let err6 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema40.properties.message, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.message.type, parentSchema: schema40.properties.message, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.file !== void 0) {
      let data2 = data.file;
      if (typeof data2 != "string") {
        let err8 = { instancePath: instancePath + "/file", schemaPath: "#/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.file.type, parentSchema: schema40.properties.file, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.pointer !== void 0) {
      let data3 = data.pointer;
      if (typeof data3 != "string") {
        let err9 = { instancePath: instancePath + "/pointer", schemaPath: "#/properties/pointer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.pointer.type, parentSchema: schema40.properties.pointer, data: data3 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.line !== void 0) {
      let data4 = data.line;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err10 = { instancePath: instancePath + "/line", schemaPath: "#/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema40.properties.line.type, parentSchema: schema40.properties.line, data: data4 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4))) {
        let err11 = { instancePath: instancePath + "/line", schemaPath: "#/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema40.properties.line, data: data4 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.column !== void 0) {
      let data5 = data.column;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err12 = { instancePath: instancePath + "/column", schemaPath: "#/properties/column/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema40.properties.column.type, parentSchema: schema40.properties.column, data: data5 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5) && (data5 < 1 || isNaN(data5))) {
        let err13 = { instancePath: instancePath + "/column", schemaPath: "#/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema40.properties.column, data: data5 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.expected !== void 0) {
      let data6 = data.expected;
      if (typeof data6 != "string") {
        let err14 = { instancePath: instancePath + "/expected", schemaPath: "#/properties/expected/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.expected.type, parentSchema: schema40.properties.expected, data: data6 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.found !== void 0) {
      let data7 = data.found;
      if (typeof data7 != "string") {
        let err15 = { instancePath: instancePath + "/found", schemaPath: "#/properties/found/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.found.type, parentSchema: schema40.properties.found, data: data7 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.clears_by !== void 0) {
      let data8 = data.clears_by;
      if (typeof data8 != "string") {
        let err16 = { instancePath: instancePath + "/clears_by", schemaPath: "#/properties/clears_by/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.clears_by.type, parentSchema: schema40.properties.clears_by, data: data8 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (!(data8 === "time" || data8 === "new_local_run" || data8 === "new_live_run" || data8 === "new_approval" || data8 === "reconnect" || data8 === "operator" || data8 === "contract_change" || data8 === "edit" || data8 === "never")) {
        let err17 = { instancePath: instancePath + "/clears_by", schemaPath: "#/properties/clears_by/enum", keyword: "enum", params: { allowedValues: schema40.properties.clears_by.enum }, message: "must be equal to one of the allowed values", schema: schema40.properties.clears_by.enum, parentSchema: schema40.properties.clears_by, data: data8 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.clears_at !== void 0) {
      let data9 = data.clears_at;
      if (typeof data9 == "string") {
        if (!pattern4.test(data9)) {
          let err18 = { instancePath: instancePath + "/clears_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema34, data: data9 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (!formats0.validate(data9)) {
          let err19 = { instancePath: instancePath + "/clears_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema34, data: data9 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/clears_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data9 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.next !== void 0) {
      let data10 = data.next;
      if (typeof data10 != "string") {
        let err21 = { instancePath: instancePath + "/next", schemaPath: "#/properties/next/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.next.type, parentSchema: schema40.properties.next, data: data10 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    data.record !== void 0 && (validate51(data.record, { instancePath: instancePath + "/record", parentData: data, parentDataProperty: "record", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate51.errors : appended(vErrors, validate51.errors), errors = vErrors.length));
  } else {
    let err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema40.type, parentSchema: schema40, data };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  return validate61.errors = vErrors, errors === 0;
}
validate61.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema98 = { title: "DigestResult", type: "object", additionalProperties: !1, required: ["path", "sha256", "size", "binding"], properties: { path: { type: "string" }, sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, size: { type: "integer", minimum: 0 }, binding: { description: "What a release manifest would bind, where the file is a valid claims file.", anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:release-manifest:v2#/$defs/binding" }] } } }, schema103 = { title: "ClaimsBinding", description: "Binds the exact bytes, the schema version and the claim count of the claims file.", type: "object", additionalProperties: !1, required: ["schema_version", "manifest_sha256", "claim_count"], properties: { schema_version: { const: 1 }, manifest_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, claim_count: { type: "integer", minimum: 0 } } };
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate68.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema_version === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schema_version" }, message: "must have required property 'schema_version'", schema: schema103.required, parentSchema: schema103, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.manifest_sha256 === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "manifest_sha256" }, message: "must have required property 'manifest_sha256'", schema: schema103.required, parentSchema: schema103, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.claim_count === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "claim_count" }, message: "must have required property 'claim_count'", schema: schema103.required, parentSchema: schema103, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "schema_version" || key0 === "manifest_sha256" || key0 === "claim_count")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema103, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.schema_version !== void 0) {
      let data0 = data.schema_version;
      if (data0 !== 1) {
        let err4 = { instancePath: instancePath + "/schema_version", schemaPath: "#/properties/schema_version/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema103.properties.schema_version, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.manifest_sha256 !== void 0) {
      let data1 = data.manifest_sha256;
      if (typeof data1 == "string") {
        if (!pattern7.test(data1)) {
          let err5 = { instancePath: instancePath + "/manifest_sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/manifest_sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.claim_count !== void 0) {
      let data2 = data.claim_count;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err7 = { instancePath: instancePath + "/claim_count", schemaPath: "#/properties/claim_count/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema103.properties.claim_count.type, parentSchema: schema103.properties.claim_count, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2))) {
        let err8 = { instancePath: instancePath + "/claim_count", schemaPath: "#/properties/claim_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema103.properties.claim_count, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema103.type, parentSchema: schema103, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate68.errors = vErrors, errors === 0;
}
validate68.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate64.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema98.required, parentSchema: schema98, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.sha256 === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'", schema: schema98.required, parentSchema: schema98, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.size === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "size" }, message: "must have required property 'size'", schema: schema98.required, parentSchema: schema98, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.binding === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "binding" }, message: "must have required property 'binding'", schema: schema98.required, parentSchema: schema98, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "path" || key0 === "sha256" || key0 === "size" || key0 === "binding")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema98, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.path !== void 0) {
      let data0 = data.path;
      if (typeof data0 != "string") {
        let err5 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema98.properties.path.type, parentSchema: schema98.properties.path, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.sha256 !== void 0) {
      let data1 = data.sha256;
      if (typeof data1 == "string") {
        if (!pattern7.test(data1)) {
          let err6 = { instancePath: instancePath + "/sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.size !== void 0) {
      let data2 = data.size;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err8 = { instancePath: instancePath + "/size", schemaPath: "#/properties/size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema98.properties.size.type, parentSchema: schema98.properties.size, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2))) {
        let err9 = { instancePath: instancePath + "/size", schemaPath: "#/properties/size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema98.properties.size, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.binding !== void 0) {
      let data3 = data.binding, _errs10 = errors, valid2 = !1, _errs11 = errors;
      if (data3 !== null) {
        let err10 = { instancePath: instancePath + "/binding", schemaPath: "#/properties/binding/anyOf/0/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema98.properties.binding.anyOf[0].type, parentSchema: schema98.properties.binding.anyOf[0], data: data3 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      var _valid0 = _errs11 === errors;
      valid2 = valid2 || _valid0;
      let _errs13 = errors;
      validate68(data3, { instancePath: instancePath + "/binding", parentData: data, parentDataProperty: "binding", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate68.errors : appended(vErrors, validate68.errors), errors = vErrors.length);
      var _valid0 = _errs13 === errors;
      if (valid2 = valid2 || _valid0, valid2)
        errors = _errs10, vErrors !== null && (_errs10 ? vErrors.length = _errs10 : vErrors = null);
      else {
        let err11 = { instancePath: instancePath + "/binding", schemaPath: "#/properties/binding/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema98.properties.binding.anyOf, parentSchema: schema98.properties.binding, data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema98.type, parentSchema: schema98, data };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate64.errors = vErrors, errors === 0;
}
validate64.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema107 = { title: "ClaimsResult", type: "object", additionalProperties: !1, required: ["path", "claims"], properties: { path: { type: "string" }, claims: { type: "array", items: { $ref: "#/$defs/listed_claim" } } } }, schema108 = { title: "ListedClaim", type: "object", additionalProperties: !1, required: ["subject_digest", "subject", "contract_digest"], properties: { subject_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, contract_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } }, schema43 = { title: "Subject", description: "What a decision is for: exactly these nine members (specification/documents.md 2).", type: "object", additionalProperties: !1, required: ["provider", "app_fingerprint", "deployment_environment", "provider_environment", "instance_fingerprint", "account_kind", "output_profile", "operation", "policy_mode"], properties: { provider: { $ref: "#/$defs/slug" }, app_fingerprint: { $ref: "#/$defs/fingerprint" }, deployment_environment: { type: "string", enum: ["local", "staging", "production"] }, provider_environment: { type: "string", enum: ["development", "sandbox", "production"] }, instance_fingerprint: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint, "sha256:" and 64 lower-case hex digits, or null' }, account_kind: { $ref: "#/$defs/slug" }, output_profile: { $ref: "#/$defs/slug" }, operation: { $ref: "#/$defs/operation" }, policy_mode: { $ref: "#/$defs/slug" } } }, schema44 = { title: "Slug", type: "string", maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters" }, schema45 = { title: "FingerprintText", type: "string", pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint: "sha256:" and 64 lower-case hex digits' }, schema48 = { title: "Operation", type: "string", enum: ["publish_immediate", "publish_scheduled", "connect"], description: "an operation of a subject" }, pattern12 = new RegExp("^[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u");
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate73.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" }, message: "must have required property 'provider'", schema: schema43.required, parentSchema: schema43, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.app_fingerprint === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_fingerprint" }, message: "must have required property 'app_fingerprint'", schema: schema43.required, parentSchema: schema43, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.deployment_environment === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deployment_environment" }, message: "must have required property 'deployment_environment'", schema: schema43.required, parentSchema: schema43, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.provider_environment === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider_environment" }, message: "must have required property 'provider_environment'", schema: schema43.required, parentSchema: schema43, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.instance_fingerprint === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "instance_fingerprint" }, message: "must have required property 'instance_fingerprint'", schema: schema43.required, parentSchema: schema43, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.account_kind === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_kind" }, message: "must have required property 'account_kind'", schema: schema43.required, parentSchema: schema43, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.output_profile === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "output_profile" }, message: "must have required property 'output_profile'", schema: schema43.required, parentSchema: schema43, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.operation === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operation" }, message: "must have required property 'operation'", schema: schema43.required, parentSchema: schema43, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.policy_mode === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "policy_mode" }, message: "must have required property 'policy_mode'", schema: schema43.required, parentSchema: schema43, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema43.properties, key0)) {
        let err9 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema43, data };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.provider !== void 0) {
      let data0 = data.provider;
      if (typeof data0 == "string") {
        if (func2(data0) > 64) {
          let err10 = { instancePath: instancePath + "/provider", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema44, data: data0 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (!pattern12.test(data0)) {
          let err11 = { instancePath: instancePath + "/provider", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema44, data: data0 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/provider", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data0 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.app_fingerprint !== void 0) {
      let data1 = data.app_fingerprint;
      if (typeof data1 == "string") {
        if (!pattern7.test(data1)) {
          let err13 = { instancePath: instancePath + "/app_fingerprint", schemaPath: "#/$defs/fingerprint/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema45, data: data1 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/app_fingerprint", schemaPath: "#/$defs/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.type, parentSchema: schema45, data: data1 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.deployment_environment !== void 0) {
      let data2 = data.deployment_environment;
      if (typeof data2 != "string") {
        let err15 = { instancePath: instancePath + "/deployment_environment", schemaPath: "#/properties/deployment_environment/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema43.properties.deployment_environment.type, parentSchema: schema43.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (!(data2 === "local" || data2 === "staging" || data2 === "production")) {
        let err16 = { instancePath: instancePath + "/deployment_environment", schemaPath: "#/properties/deployment_environment/enum", keyword: "enum", params: { allowedValues: schema43.properties.deployment_environment.enum }, message: "must be equal to one of the allowed values", schema: schema43.properties.deployment_environment.enum, parentSchema: schema43.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.provider_environment !== void 0) {
      let data3 = data.provider_environment;
      if (typeof data3 != "string") {
        let err17 = { instancePath: instancePath + "/provider_environment", schemaPath: "#/properties/provider_environment/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema43.properties.provider_environment.type, parentSchema: schema43.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (!(data3 === "development" || data3 === "sandbox" || data3 === "production")) {
        let err18 = { instancePath: instancePath + "/provider_environment", schemaPath: "#/properties/provider_environment/enum", keyword: "enum", params: { allowedValues: schema43.properties.provider_environment.enum }, message: "must be equal to one of the allowed values", schema: schema43.properties.provider_environment.enum, parentSchema: schema43.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.instance_fingerprint !== void 0) {
      let data4 = data.instance_fingerprint;
      if (typeof data4 != "string" && data4 !== null) {
        let err19 = { instancePath: instancePath + "/instance_fingerprint", schemaPath: "#/properties/instance_fingerprint/type", keyword: "type", params: { type: schema43.properties.instance_fingerprint.type }, message: "must be string,null", schema: schema43.properties.instance_fingerprint.type, parentSchema: schema43.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (typeof data4 == "string" && !pattern7.test(data4)) {
        let err20 = { instancePath: instancePath + "/instance_fingerprint", schemaPath: "#/properties/instance_fingerprint/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema43.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.account_kind !== void 0) {
      let data5 = data.account_kind;
      if (typeof data5 == "string") {
        if (func2(data5) > 64) {
          let err21 = { instancePath: instancePath + "/account_kind", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema44, data: data5 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (!pattern12.test(data5)) {
          let err22 = { instancePath: instancePath + "/account_kind", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema44, data: data5 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      } else {
        let err23 = { instancePath: instancePath + "/account_kind", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data5 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.output_profile !== void 0) {
      let data6 = data.output_profile;
      if (typeof data6 == "string") {
        if (func2(data6) > 64) {
          let err24 = { instancePath: instancePath + "/output_profile", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema44, data: data6 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (!pattern12.test(data6)) {
          let err25 = { instancePath: instancePath + "/output_profile", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema44, data: data6 };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      } else {
        let err26 = { instancePath: instancePath + "/output_profile", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data6 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.operation !== void 0) {
      let data7 = data.operation;
      if (typeof data7 != "string") {
        let err27 = { instancePath: instancePath + "/operation", schemaPath: "#/$defs/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.type, parentSchema: schema48, data: data7 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
      if (!(data7 === "publish_immediate" || data7 === "publish_scheduled" || data7 === "connect")) {
        let err28 = { instancePath: instancePath + "/operation", schemaPath: "#/$defs/operation/enum", keyword: "enum", params: { allowedValues: schema48.enum }, message: "must be equal to one of the allowed values", schema: schema48.enum, parentSchema: schema48, data: data7 };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.policy_mode !== void 0) {
      let data8 = data.policy_mode;
      if (typeof data8 == "string") {
        if (func2(data8) > 64) {
          let err29 = { instancePath: instancePath + "/policy_mode", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema44, data: data8 };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        if (!pattern12.test(data8)) {
          let err30 = { instancePath: instancePath + "/policy_mode", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema44, data: data8 };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
      } else {
        let err31 = { instancePath: instancePath + "/policy_mode", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data8 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
  } else {
    let err32 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema43.type, parentSchema: schema43, data };
    vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
  }
  return validate73.errors = vErrors, errors === 0;
}
validate73.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate72.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subject_digest === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subject_digest" }, message: "must have required property 'subject_digest'", schema: schema108.required, parentSchema: schema108, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.subject === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'", schema: schema108.required, parentSchema: schema108, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.contract_digest === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "contract_digest" }, message: "must have required property 'contract_digest'", schema: schema108.required, parentSchema: schema108, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "subject_digest" || key0 === "subject" || key0 === "contract_digest")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema108, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.subject_digest !== void 0) {
      let data0 = data.subject_digest;
      if (typeof data0 == "string") {
        if (!pattern7.test(data0)) {
          let err4 = { instancePath: instancePath + "/subject_digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/subject_digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.subject !== void 0 && (validate73(data.subject, { instancePath: instancePath + "/subject", parentData: data, parentDataProperty: "subject", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : appended(vErrors, validate73.errors), errors = vErrors.length)), data.contract_digest !== void 0) {
      let data2 = data.contract_digest;
      if (typeof data2 == "string") {
        if (!pattern7.test(data2)) {
          let err6 = { instancePath: instancePath + "/contract_digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data2 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/contract_digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema108.type, parentSchema: schema108, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate72.errors = vErrors, errors === 0;
}
validate72.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate71.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema107.required, parentSchema: schema107, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.claims === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "claims" }, message: "must have required property 'claims'", schema: schema107.required, parentSchema: schema107, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "path" || key0 === "claims")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema107, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.path !== void 0) {
      let data0 = data.path;
      if (typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema107.properties.path.type, parentSchema: schema107.properties.path, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.claims !== void 0) {
      let data1 = data.claims;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate72(data1[i0], { instancePath: instancePath + "/claims/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate72.errors : appended(vErrors, validate72.errors), errors = vErrors.length);
      } else {
        let err4 = { instancePath: instancePath + "/claims", schemaPath: "#/properties/claims/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema107.properties.claims.type, parentSchema: schema107.properties.claims, data: data1 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema107.type, parentSchema: schema107, data };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate71.errors = vErrors, errors === 0;
}
validate71.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema118 = { title: "ManifestResult", type: "object", additionalProperties: !1, required: ["path", "manifest", "expected"], properties: { path: { type: "string" }, manifest: { anyOf: [{ $ref: "urn:claimgate:schema:release-manifest:v2" }, { $ref: "urn:claimgate:schema:release-manifest-with-artifacts:v3" }] }, expected: { anyOf: [{ $ref: "urn:claimgate:schema:release-manifest:v2" }, { $ref: "urn:claimgate:schema:release-manifest-with-artifacts:v3" }] } } }, schema100 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:release-manifest:v2", title: "ReleaseManifest", description: "What a release says about its claims file (specification/documents.md 3.4).", type: "object", additionalProperties: !1, required: ["schema_version", "version", "revision", "provider_claims"], properties: { schema_version: { const: 2 }, version: { $ref: "urn:claimgate:schema:common:v1#/$defs/version" }, revision: { $ref: "urn:claimgate:schema:common:v1#/$defs/revision" }, provider_claims: { $ref: "#/$defs/binding" } }, $defs: { binding: { title: "ClaimsBinding", description: "Binds the exact bytes, the schema version and the claim count of the claims file.", type: "object", additionalProperties: !1, required: ["schema_version", "manifest_sha256", "claim_count"], properties: { schema_version: { const: 1 }, manifest_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, claim_count: { type: "integer", minimum: 0 } } } } }, schema101 = { title: "ReleaseVersion", type: "string", maxLength: 128, pattern: "^v(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$", description: '"v" and a stable SemVer, such as v1.4.0' }, schema35 = { title: "GitRevision", type: "string", pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$", description: "a full Git commit id: 40 or 64 lower-case hex digits" }, pattern5 = new RegExp("^v(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$", "u"), pattern6 = new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u");
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate66.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema_version === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schema_version" }, message: "must have required property 'schema_version'", schema: schema103.required, parentSchema: schema103, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.manifest_sha256 === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "manifest_sha256" }, message: "must have required property 'manifest_sha256'", schema: schema103.required, parentSchema: schema103, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.claim_count === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "claim_count" }, message: "must have required property 'claim_count'", schema: schema103.required, parentSchema: schema103, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "schema_version" || key0 === "manifest_sha256" || key0 === "claim_count")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema103, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.schema_version !== void 0) {
      let data0 = data.schema_version;
      if (data0 !== 1) {
        let err4 = { instancePath: instancePath + "/schema_version", schemaPath: "#/properties/schema_version/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema103.properties.schema_version, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.manifest_sha256 !== void 0) {
      let data1 = data.manifest_sha256;
      if (typeof data1 == "string") {
        if (!pattern7.test(data1)) {
          let err5 = { instancePath: instancePath + "/manifest_sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/manifest_sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.claim_count !== void 0) {
      let data2 = data.claim_count;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err7 = { instancePath: instancePath + "/claim_count", schemaPath: "#/properties/claim_count/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema103.properties.claim_count.type, parentSchema: schema103.properties.claim_count, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2))) {
        let err8 = { instancePath: instancePath + "/claim_count", schemaPath: "#/properties/claim_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema103.properties.claim_count, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema103.type, parentSchema: schema103, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate66.errors = vErrors, errors === 0;
}
validate66.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate65.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema_version === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schema_version" }, message: "must have required property 'schema_version'", schema: schema100.required, parentSchema: schema100, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.version === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema100.required, parentSchema: schema100, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.revision === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" }, message: "must have required property 'revision'", schema: schema100.required, parentSchema: schema100, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.provider_claims === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider_claims" }, message: "must have required property 'provider_claims'", schema: schema100.required, parentSchema: schema100, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "schema_version" || key0 === "version" || key0 === "revision" || key0 === "provider_claims")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema100, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.schema_version !== void 0) {
      let data0 = data.schema_version;
      if (data0 !== 2) {
        let err5 = { instancePath: instancePath + "/schema_version", schemaPath: "#/properties/schema_version/const", keyword: "const", params: { allowedValue: 2 }, message: "must be equal to constant", schema: 2, parentSchema: schema100.properties.schema_version, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.version !== void 0) {
      let data1 = data.version;
      if (typeof data1 == "string") {
        if (func2(data1) > 128) {
          let err6 = { instancePath: instancePath + "/version", schemaPath: "urn:claimgate:schema:common:v1#/$defs/version/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters", schema: 128, parentSchema: schema101, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!pattern5.test(data1)) {
          let err7 = { instancePath: instancePath + "/version", schemaPath: "urn:claimgate:schema:common:v1#/$defs/version/pattern", keyword: "pattern", params: { pattern: "^v(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$" }, message: 'must match pattern "^v(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$"', schema: "^v(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$", parentSchema: schema101, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/version", schemaPath: "urn:claimgate:schema:common:v1#/$defs/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema101.type, parentSchema: schema101, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.revision !== void 0) {
      let data2 = data.revision;
      if (typeof data2 == "string") {
        if (!pattern6.test(data2)) {
          let err9 = { instancePath: instancePath + "/revision", schemaPath: "urn:claimgate:schema:common:v1#/$defs/revision/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"', schema: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$", parentSchema: schema35, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/revision", schemaPath: "urn:claimgate:schema:common:v1#/$defs/revision/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.type, parentSchema: schema35, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    data.provider_claims !== void 0 && (validate66(data.provider_claims, { instancePath: instancePath + "/provider_claims", parentData: data, parentDataProperty: "provider_claims", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate66.errors : appended(vErrors, validate66.errors), errors = vErrors.length));
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema100.type, parentSchema: schema100, data };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate65.errors = vErrors, errors === 0;
}
validate65.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema119 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:release-manifest-with-artifacts:v3", title: "ReleaseManifestWithArtifacts", description: "A release manifest that also binds the files that are published (specification/documents.md 3.4).", type: "object", additionalProperties: !1, required: ["schema_version", "version", "revision", "provider_claims", "artifacts"], properties: { schema_version: { const: 3 }, version: { $ref: "urn:claimgate:schema:common:v1#/$defs/version" }, revision: { $ref: "urn:claimgate:schema:common:v1#/$defs/revision" }, provider_claims: { $ref: "urn:claimgate:schema:release-manifest:v2#/$defs/binding" }, artifacts: { type: "array", minItems: 1, maxItems: 100, description: "in the order of their names, each name once", items: { $ref: "#/$defs/artifact" } } }, $defs: { artifact_name: { title: "ArtifactName", type: "string", maxLength: 255, pattern: "^[A-Za-z0-9](?:[A-Za-z0-9 @._+~=-]*[A-Za-z0-9@._+~=-])?$", description: "the name of a file, without its folder" }, artifact: { title: "ReleaseArtifact", description: "A published file.", type: "object", additionalProperties: !1, required: ["name", "size", "sha256"], properties: { name: { $ref: "#/$defs/artifact_name" }, size: { type: "integer", minimum: 0, maximum: 9007199254740991 }, sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } } } };
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate80.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema_version === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schema_version" }, message: "must have required property 'schema_version'", schema: schema103.required, parentSchema: schema103, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.manifest_sha256 === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "manifest_sha256" }, message: "must have required property 'manifest_sha256'", schema: schema103.required, parentSchema: schema103, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.claim_count === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "claim_count" }, message: "must have required property 'claim_count'", schema: schema103.required, parentSchema: schema103, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "schema_version" || key0 === "manifest_sha256" || key0 === "claim_count")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema103, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.schema_version !== void 0) {
      let data0 = data.schema_version;
      if (data0 !== 1) {
        let err4 = { instancePath: instancePath + "/schema_version", schemaPath: "#/properties/schema_version/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema103.properties.schema_version, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.manifest_sha256 !== void 0) {
      let data1 = data.manifest_sha256;
      if (typeof data1 == "string") {
        if (!pattern7.test(data1)) {
          let err5 = { instancePath: instancePath + "/manifest_sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/manifest_sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.claim_count !== void 0) {
      let data2 = data.claim_count;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err7 = { instancePath: instancePath + "/claim_count", schemaPath: "#/properties/claim_count/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema103.properties.claim_count.type, parentSchema: schema103.properties.claim_count, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2))) {
        let err8 = { instancePath: instancePath + "/claim_count", schemaPath: "#/properties/claim_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema103.properties.claim_count, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema103.type, parentSchema: schema103, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate80.errors = vErrors, errors === 0;
}
validate80.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema124 = { title: "ReleaseArtifact", description: "A published file.", type: "object", additionalProperties: !1, required: ["name", "size", "sha256"], properties: { name: { $ref: "#/$defs/artifact_name" }, size: { type: "integer", minimum: 0, maximum: 9007199254740991 }, sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } }, schema125 = { title: "ArtifactName", type: "string", maxLength: 255, pattern: "^[A-Za-z0-9](?:[A-Za-z0-9 @._+~=-]*[A-Za-z0-9@._+~=-])?$", description: "the name of a file, without its folder" }, pattern68 = new RegExp("^[A-Za-z0-9](?:[A-Za-z0-9 @._+~=-]*[A-Za-z0-9@._+~=-])?$", "u");
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate82.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema124.required, parentSchema: schema124, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.size === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "size" }, message: "must have required property 'size'", schema: schema124.required, parentSchema: schema124, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.sha256 === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'", schema: schema124.required, parentSchema: schema124, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "name" || key0 === "size" || key0 === "sha256")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema124, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func2(data0) > 255) {
          let err4 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/artifact_name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters", schema: 255, parentSchema: schema125, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!pattern68.test(data0)) {
          let err5 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/artifact_name/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9](?:[A-Za-z0-9 @._+~=-]*[A-Za-z0-9@._+~=-])?$" }, message: 'must match pattern "^[A-Za-z0-9](?:[A-Za-z0-9 @._+~=-]*[A-Za-z0-9@._+~=-])?$"', schema: "^[A-Za-z0-9](?:[A-Za-z0-9 @._+~=-]*[A-Za-z0-9@._+~=-])?$", parentSchema: schema125, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/artifact_name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema125.type, parentSchema: schema125, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.size !== void 0) {
      let data1 = data.size;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err7 = { instancePath: instancePath + "/size", schemaPath: "#/properties/size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema124.properties.size.type, parentSchema: schema124.properties.size, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          let err8 = { instancePath: instancePath + "/size", schemaPath: "#/properties/size/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991", schema: 9007199254740991, parentSchema: schema124.properties.size, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          let err9 = { instancePath: instancePath + "/size", schemaPath: "#/properties/size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema124.properties.size, data: data1 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    if (data.sha256 !== void 0) {
      let data2 = data.sha256;
      if (typeof data2 == "string") {
        if (!pattern7.test(data2)) {
          let err10 = { instancePath: instancePath + "/sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema124.type, parentSchema: schema124, data };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate82.errors = vErrors, errors === 0;
}
validate82.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate79.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema_version === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schema_version" }, message: "must have required property 'schema_version'", schema: schema119.required, parentSchema: schema119, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.version === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema119.required, parentSchema: schema119, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.revision === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" }, message: "must have required property 'revision'", schema: schema119.required, parentSchema: schema119, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.provider_claims === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider_claims" }, message: "must have required property 'provider_claims'", schema: schema119.required, parentSchema: schema119, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.artifacts === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "artifacts" }, message: "must have required property 'artifacts'", schema: schema119.required, parentSchema: schema119, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "schema_version" || key0 === "version" || key0 === "revision" || key0 === "provider_claims" || key0 === "artifacts")) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema119, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.schema_version !== void 0) {
      let data0 = data.schema_version;
      if (data0 !== 3) {
        let err6 = { instancePath: instancePath + "/schema_version", schemaPath: "#/properties/schema_version/const", keyword: "const", params: { allowedValue: 3 }, message: "must be equal to constant", schema: 3, parentSchema: schema119.properties.schema_version, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.version !== void 0) {
      let data1 = data.version;
      if (typeof data1 == "string") {
        if (func2(data1) > 128) {
          let err7 = { instancePath: instancePath + "/version", schemaPath: "urn:claimgate:schema:common:v1#/$defs/version/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters", schema: 128, parentSchema: schema101, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (!pattern5.test(data1)) {
          let err8 = { instancePath: instancePath + "/version", schemaPath: "urn:claimgate:schema:common:v1#/$defs/version/pattern", keyword: "pattern", params: { pattern: "^v(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$" }, message: 'must match pattern "^v(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$"', schema: "^v(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$", parentSchema: schema101, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/version", schemaPath: "urn:claimgate:schema:common:v1#/$defs/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema101.type, parentSchema: schema101, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.revision !== void 0) {
      let data2 = data.revision;
      if (typeof data2 == "string") {
        if (!pattern6.test(data2)) {
          let err10 = { instancePath: instancePath + "/revision", schemaPath: "urn:claimgate:schema:common:v1#/$defs/revision/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"', schema: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$", parentSchema: schema35, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/revision", schemaPath: "urn:claimgate:schema:common:v1#/$defs/revision/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.type, parentSchema: schema35, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.provider_claims !== void 0 && (validate80(data.provider_claims, { instancePath: instancePath + "/provider_claims", parentData: data, parentDataProperty: "provider_claims", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate80.errors : appended(vErrors, validate80.errors), errors = vErrors.length)), data.artifacts !== void 0) {
      let data4 = data.artifacts;
      if (Array.isArray(data4)) {
        if (data4.length > 100) {
          let err12 = { instancePath: instancePath + "/artifacts", schemaPath: "#/properties/artifacts/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items", schema: 100, parentSchema: schema119.properties.artifacts, data: data4 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data4.length < 1) {
          let err13 = { instancePath: instancePath + "/artifacts", schemaPath: "#/properties/artifacts/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema119.properties.artifacts, data: data4 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate82(data4[i0], { instancePath: instancePath + "/artifacts/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate82.errors : appended(vErrors, validate82.errors), errors = vErrors.length);
      } else {
        let err14 = { instancePath: instancePath + "/artifacts", schemaPath: "#/properties/artifacts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema119.properties.artifacts.type, parentSchema: schema119.properties.artifacts, data: data4 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema119.type, parentSchema: schema119, data };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate79.errors = vErrors, errors === 0;
}
validate79.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate77.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema118.required, parentSchema: schema118, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.manifest === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "manifest" }, message: "must have required property 'manifest'", schema: schema118.required, parentSchema: schema118, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.expected === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expected" }, message: "must have required property 'expected'", schema: schema118.required, parentSchema: schema118, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "path" || key0 === "manifest" || key0 === "expected")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema118, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.path !== void 0) {
      let data0 = data.path;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema118.properties.path.type, parentSchema: schema118.properties.path, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.manifest !== void 0) {
      let data1 = data.manifest, _errs5 = errors, valid1 = !1, _errs6 = errors;
      validate65(data1, { instancePath: instancePath + "/manifest", parentData: data, parentDataProperty: "manifest", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : appended(vErrors, validate65.errors), errors = vErrors.length);
      var _valid0 = _errs6 === errors;
      if (valid1 = valid1 || _valid0, _valid0)
        var props0 = !0;
      let _errs7 = errors;
      validate79(data1, { instancePath: instancePath + "/manifest", parentData: data, parentDataProperty: "manifest", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate79.errors : appended(vErrors, validate79.errors), errors = vErrors.length);
      var _valid0 = _errs7 === errors;
      if (valid1 = valid1 || _valid0, _valid0 && props0 !== !0 && (props0 = !0), valid1)
        errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null);
      else {
        let err5 = { instancePath: instancePath + "/manifest", schemaPath: "#/properties/manifest/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema118.properties.manifest.anyOf, parentSchema: schema118.properties.manifest, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.expected !== void 0) {
      let data2 = data.expected, _errs9 = errors, valid2 = !1, _errs10 = errors;
      validate65(data2, { instancePath: instancePath + "/expected", parentData: data, parentDataProperty: "expected", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate65.errors : appended(vErrors, validate65.errors), errors = vErrors.length);
      var _valid1 = _errs10 === errors;
      if (valid2 = valid2 || _valid1, _valid1)
        var props1 = !0;
      let _errs11 = errors;
      validate79(data2, { instancePath: instancePath + "/expected", parentData: data, parentDataProperty: "expected", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate79.errors : appended(vErrors, validate79.errors), errors = vErrors.length);
      var _valid1 = _errs11 === errors;
      if (valid2 = valid2 || _valid1, _valid1 && props1 !== !0 && (props1 = !0), valid2)
        errors = _errs9, vErrors !== null && (_errs9 ? vErrors.length = _errs9 : vErrors = null);
      else {
        let err6 = { instancePath: instancePath + "/expected", schemaPath: "#/properties/expected/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema118.properties.expected.anyOf, parentSchema: schema118.properties.expected, data: data2 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema118.type, parentSchema: schema118, data };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate77.errors = vErrors, errors === 0;
}
validate77.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema127 = { title: "FilesResult", type: "object", additionalProperties: !1, required: ["files"], properties: { files: { type: "array", items: { $ref: "#/$defs/file_outcome" } } } }, schema128 = { title: "FileOutcome", type: "object", additionalProperties: !1, required: ["path", "outcome"], properties: { path: { type: "string" }, outcome: { type: "string", enum: ["created", "changed", "unchanged", "would_create", "would_change"] } } };
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate88.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.files === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "files" }, message: "must have required property 'files'", schema: schema127.required, parentSchema: schema127, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "files") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema127, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.files !== void 0) {
      let data0 = data.files;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.path === void 0) {
              let err2 = { instancePath: instancePath + "/files/" + i0, schemaPath: "#/$defs/file_outcome/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema128.required, parentSchema: schema128, data: data1 };
              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
            }
            if (data1.outcome === void 0) {
              let err3 = { instancePath: instancePath + "/files/" + i0, schemaPath: "#/$defs/file_outcome/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'", schema: schema128.required, parentSchema: schema128, data: data1 };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
            for (let key1 in data1)
              if (!(key1 === "path" || key1 === "outcome")) {
                let err4 = { instancePath: instancePath + "/files/" + i0, schemaPath: "#/$defs/file_outcome/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema128, data: data1 };
                vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
              }
            if (data1.path !== void 0) {
              let data2 = data1.path;
              if (typeof data2 != "string") {
                let err5 = { instancePath: instancePath + "/files/" + i0 + "/path", schemaPath: "#/$defs/file_outcome/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema128.properties.path.type, parentSchema: schema128.properties.path, data: data2 };
                vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
              }
            }
            if (data1.outcome !== void 0) {
              let data3 = data1.outcome;
              if (typeof data3 != "string") {
                let err6 = { instancePath: instancePath + "/files/" + i0 + "/outcome", schemaPath: "#/$defs/file_outcome/properties/outcome/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema128.properties.outcome.type, parentSchema: schema128.properties.outcome, data: data3 };
                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
              }
              if (!(data3 === "created" || data3 === "changed" || data3 === "unchanged" || data3 === "would_create" || data3 === "would_change")) {
                let err7 = { instancePath: instancePath + "/files/" + i0 + "/outcome", schemaPath: "#/$defs/file_outcome/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema128.properties.outcome.enum }, message: "must be equal to one of the allowed values", schema: schema128.properties.outcome.enum, parentSchema: schema128.properties.outcome, data: data3 };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
              }
            }
          } else {
            let err8 = { instancePath: instancePath + "/files/" + i0, schemaPath: "#/$defs/file_outcome/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema128.type, parentSchema: schema128, data: data1 };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
      } else {
        let err9 = { instancePath: instancePath + "/files", schemaPath: "#/properties/files/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema127.properties.files.type, parentSchema: schema127.properties.files, data: data0 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema127.type, parentSchema: schema127, data };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate88.errors = vErrors, errors === 0;
}
validate88.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema129 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:readiness-decision:v1", title: "ReadinessDecision", description: "Whether one exact operation may run now, and everything that stands in the way (specification/readiness.md 1).", type: "object", additionalProperties: !1, required: ["state", "executable", "connectable", "publishable", "advertisable", "contract_digest", "facts_age_seconds", "facts", "blockers", "would_block"], properties: { state: { $ref: "#/$defs/readiness_state" }, executable: { type: "boolean", description: "nothing stands in the way" }, connectable: { type: "boolean", description: "the operation is connect, and executable" }, publishable: { type: "boolean", description: "the operation is a publish operation, and executable" }, advertisable: { type: "boolean", description: "executable, publicly claimed, and the seven rules pass on the same facts" }, contract_digest: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: "digest of the current contract, or null where no contract fits what the runtime implements now" }, facts_age_seconds: { type: ["integer", "null"], minimum: -9007199254740991, maximum: 9007199254740991, description: "how old the runtime facts were, in whole seconds; negative where they are dated in the future, or null where they could not be read" }, facts: { $ref: "#/$defs/readiness_facts" }, blockers: { type: "array", maxItems: 64, items: { $ref: "#/$defs/readiness_blocker" }, description: "everything that stands in the way, in the order of the states, each once" }, would_block: { type: "array", maxItems: 64, items: { $ref: "#/$defs/readiness_blocker" }, description: "what enforcement would add; empty where it is on" } }, $defs: { readiness_state: { title: "ReadinessState", type: "string", enum: ["disabled", "unsupported", "needs_configuration", "reconnect_required", "degraded", "approval_required", "trial_only", "policy_restricted", "expired_proof", "certification_required", "healthy"], description: "the effective state: the first that applies, in this order" }, readiness_intent: { title: "ReadinessIntent", type: "string", enum: ["production", "certification_test"], description: "what an operation is to be run for" }, run_standing: { title: "RunStanding", type: "string", enum: ["missing", "mismatch", "expired", "failed", "current"], description: "what the effective run of one side comes to" }, readiness_facts: { title: "ReadinessFacts", type: "object", additionalProperties: !1, required: ["configuration", "local_test", "live_certification", "approval", "authorization", "policy", "control"], properties: { configuration: { type: "string", enum: ["unknown", "missing", "dynamic_registration", "configured"] }, local_test: { $ref: "#/$defs/run_standing" }, live_certification: { $ref: "#/$defs/run_standing" }, approval: { type: "string", enum: ["unknown", "not_required", "pending", "trial", "approved", "restricted", "revoked"] }, authorization: { type: "string", enum: ["unknown", "not_applicable", "reconnect_required", "valid"], description: "of the requested account" }, policy: { type: "string", enum: ["unknown", "restricted", "allowed"] }, control: { type: "string", enum: ["unknown", "disabled", "degraded", "enabled"] } } }, readiness_blocker: { title: "ReadinessBlocker", type: "object", additionalProperties: !1, required: ["state", "code", "detail", "clears_by"], properties: { state: { $ref: "#/$defs/readiness_state" }, code: { type: "string", maxLength: 64, pattern: "^[a-z][a-z0-9_]*$", description: "a code of the closed table" }, detail: { type: "string", maxLength: 1024 }, clears_by: { type: "string", enum: ["time", "new_local_run", "new_live_run", "new_approval", "reconnect", "operator", "contract_change", "edit", "never"] }, clears_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" } } } } }, schema130 = { title: "ReadinessState", type: "string", enum: ["disabled", "unsupported", "needs_configuration", "reconnect_required", "degraded", "approval_required", "trial_only", "policy_restricted", "expired_proof", "certification_required", "healthy"], description: "the effective state: the first that applies, in this order" }, schema131 = { title: "ReadinessFacts", type: "object", additionalProperties: !1, required: ["configuration", "local_test", "live_certification", "approval", "authorization", "policy", "control"], properties: { configuration: { type: "string", enum: ["unknown", "missing", "dynamic_registration", "configured"] }, local_test: { $ref: "#/$defs/run_standing" }, live_certification: { $ref: "#/$defs/run_standing" }, approval: { type: "string", enum: ["unknown", "not_required", "pending", "trial", "approved", "restricted", "revoked"] }, authorization: { type: "string", enum: ["unknown", "not_applicable", "reconnect_required", "valid"], description: "of the requested account" }, policy: { type: "string", enum: ["unknown", "restricted", "allowed"] }, control: { type: "string", enum: ["unknown", "disabled", "degraded", "enabled"] } } }, schema132 = { title: "RunStanding", type: "string", enum: ["missing", "mismatch", "expired", "failed", "current"], description: "what the effective run of one side comes to" };
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate91.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.configuration === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "configuration" }, message: "must have required property 'configuration'", schema: schema131.required, parentSchema: schema131, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.local_test === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "local_test" }, message: "must have required property 'local_test'", schema: schema131.required, parentSchema: schema131, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.live_certification === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "live_certification" }, message: "must have required property 'live_certification'", schema: schema131.required, parentSchema: schema131, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.approval === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "approval" }, message: "must have required property 'approval'", schema: schema131.required, parentSchema: schema131, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.authorization === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "authorization" }, message: "must have required property 'authorization'", schema: schema131.required, parentSchema: schema131, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.policy === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "policy" }, message: "must have required property 'policy'", schema: schema131.required, parentSchema: schema131, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.control === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "control" }, message: "must have required property 'control'", schema: schema131.required, parentSchema: schema131, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "configuration" || key0 === "local_test" || key0 === "live_certification" || key0 === "approval" || key0 === "authorization" || key0 === "policy" || key0 === "control")) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema131, data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.configuration !== void 0) {
      let data0 = data.configuration;
      if (typeof data0 != "string") {
        let err8 = { instancePath: instancePath + "/configuration", schemaPath: "#/properties/configuration/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema131.properties.configuration.type, parentSchema: schema131.properties.configuration, data: data0 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (!(data0 === "unknown" || data0 === "missing" || data0 === "dynamic_registration" || data0 === "configured")) {
        let err9 = { instancePath: instancePath + "/configuration", schemaPath: "#/properties/configuration/enum", keyword: "enum", params: { allowedValues: schema131.properties.configuration.enum }, message: "must be equal to one of the allowed values", schema: schema131.properties.configuration.enum, parentSchema: schema131.properties.configuration, data: data0 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.local_test !== void 0) {
      let data1 = data.local_test;
      if (typeof data1 != "string") {
        let err10 = { instancePath: instancePath + "/local_test", schemaPath: "#/$defs/run_standing/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema132.type, parentSchema: schema132, data: data1 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (!(data1 === "missing" || data1 === "mismatch" || data1 === "expired" || data1 === "failed" || data1 === "current")) {
        let err11 = { instancePath: instancePath + "/local_test", schemaPath: "#/$defs/run_standing/enum", keyword: "enum", params: { allowedValues: schema132.enum }, message: "must be equal to one of the allowed values", schema: schema132.enum, parentSchema: schema132, data: data1 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.live_certification !== void 0) {
      let data2 = data.live_certification;
      if (typeof data2 != "string") {
        let err12 = { instancePath: instancePath + "/live_certification", schemaPath: "#/$defs/run_standing/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema132.type, parentSchema: schema132, data: data2 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (!(data2 === "missing" || data2 === "mismatch" || data2 === "expired" || data2 === "failed" || data2 === "current")) {
        let err13 = { instancePath: instancePath + "/live_certification", schemaPath: "#/$defs/run_standing/enum", keyword: "enum", params: { allowedValues: schema132.enum }, message: "must be equal to one of the allowed values", schema: schema132.enum, parentSchema: schema132, data: data2 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.approval !== void 0) {
      let data3 = data.approval;
      if (typeof data3 != "string") {
        let err14 = { instancePath: instancePath + "/approval", schemaPath: "#/properties/approval/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema131.properties.approval.type, parentSchema: schema131.properties.approval, data: data3 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (!(data3 === "unknown" || data3 === "not_required" || data3 === "pending" || data3 === "trial" || data3 === "approved" || data3 === "restricted" || data3 === "revoked")) {
        let err15 = { instancePath: instancePath + "/approval", schemaPath: "#/properties/approval/enum", keyword: "enum", params: { allowedValues: schema131.properties.approval.enum }, message: "must be equal to one of the allowed values", schema: schema131.properties.approval.enum, parentSchema: schema131.properties.approval, data: data3 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.authorization !== void 0) {
      let data4 = data.authorization;
      if (typeof data4 != "string") {
        let err16 = { instancePath: instancePath + "/authorization", schemaPath: "#/properties/authorization/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema131.properties.authorization.type, parentSchema: schema131.properties.authorization, data: data4 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (!(data4 === "unknown" || data4 === "not_applicable" || data4 === "reconnect_required" || data4 === "valid")) {
        let err17 = { instancePath: instancePath + "/authorization", schemaPath: "#/properties/authorization/enum", keyword: "enum", params: { allowedValues: schema131.properties.authorization.enum }, message: "must be equal to one of the allowed values", schema: schema131.properties.authorization.enum, parentSchema: schema131.properties.authorization, data: data4 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.policy !== void 0) {
      let data5 = data.policy;
      if (typeof data5 != "string") {
        let err18 = { instancePath: instancePath + "/policy", schemaPath: "#/properties/policy/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema131.properties.policy.type, parentSchema: schema131.properties.policy, data: data5 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (!(data5 === "unknown" || data5 === "restricted" || data5 === "allowed")) {
        let err19 = { instancePath: instancePath + "/policy", schemaPath: "#/properties/policy/enum", keyword: "enum", params: { allowedValues: schema131.properties.policy.enum }, message: "must be equal to one of the allowed values", schema: schema131.properties.policy.enum, parentSchema: schema131.properties.policy, data: data5 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.control !== void 0) {
      let data6 = data.control;
      if (typeof data6 != "string") {
        let err20 = { instancePath: instancePath + "/control", schemaPath: "#/properties/control/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema131.properties.control.type, parentSchema: schema131.properties.control, data: data6 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (!(data6 === "unknown" || data6 === "disabled" || data6 === "degraded" || data6 === "enabled")) {
        let err21 = { instancePath: instancePath + "/control", schemaPath: "#/properties/control/enum", keyword: "enum", params: { allowedValues: schema131.properties.control.enum }, message: "must be equal to one of the allowed values", schema: schema131.properties.control.enum, parentSchema: schema131.properties.control, data: data6 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
  } else {
    let err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema131.type, parentSchema: schema131, data };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  return validate91.errors = vErrors, errors === 0;
}
validate91.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema134 = { title: "ReadinessBlocker", type: "object", additionalProperties: !1, required: ["state", "code", "detail", "clears_by"], properties: { state: { $ref: "#/$defs/readiness_state" }, code: { type: "string", maxLength: 64, pattern: "^[a-z][a-z0-9_]*$", description: "a code of the closed table" }, detail: { type: "string", maxLength: 1024 }, clears_by: { type: "string", enum: ["time", "new_local_run", "new_live_run", "new_approval", "reconnect", "operator", "contract_change", "edit", "never"] }, clears_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" } } }, pattern71 = new RegExp("^[a-z][a-z0-9_]*$", "u");
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate93.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema134.required, parentSchema: schema134, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.code === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema134.required, parentSchema: schema134, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "detail" }, message: "must have required property 'detail'", schema: schema134.required, parentSchema: schema134, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.clears_by === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "clears_by" }, message: "must have required property 'clears_by'", schema: schema134.required, parentSchema: schema134, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "state" || key0 === "code" || key0 === "detail" || key0 === "clears_by" || key0 === "clears_at")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema134, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.state !== void 0) {
      let data0 = data.state;
      if (typeof data0 != "string") {
        let err5 = { instancePath: instancePath + "/state", schemaPath: "#/$defs/readiness_state/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema130.type, parentSchema: schema130, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (!(data0 === "disabled" || data0 === "unsupported" || data0 === "needs_configuration" || data0 === "reconnect_required" || data0 === "degraded" || data0 === "approval_required" || data0 === "trial_only" || data0 === "policy_restricted" || data0 === "expired_proof" || data0 === "certification_required" || data0 === "healthy")) {
        let err6 = { instancePath: instancePath + "/state", schemaPath: "#/$defs/readiness_state/enum", keyword: "enum", params: { allowedValues: schema130.enum }, message: "must be equal to one of the allowed values", schema: schema130.enum, parentSchema: schema130, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.code !== void 0) {
      let data1 = data.code;
      if (typeof data1 == "string") {
        if (func2(data1) > 64) {
          let err7 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema134.properties.code, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (!pattern71.test(data1)) {
          let err8 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*$" }, message: 'must match pattern "^[a-z][a-z0-9_]*$"', schema: "^[a-z][a-z0-9_]*$", parentSchema: schema134.properties.code, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema134.properties.code.type, parentSchema: schema134.properties.code, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.detail !== void 0) {
      let data2 = data.detail;
      if (typeof data2 == "string") {
        if (func2(data2) > 1024) {
          let err10 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters", schema: 1024, parentSchema: schema134.properties.detail, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema134.properties.detail.type, parentSchema: schema134.properties.detail, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.clears_by !== void 0) {
      let data3 = data.clears_by;
      if (typeof data3 != "string") {
        let err12 = { instancePath: instancePath + "/clears_by", schemaPath: "#/properties/clears_by/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema134.properties.clears_by.type, parentSchema: schema134.properties.clears_by, data: data3 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (!(data3 === "time" || data3 === "new_local_run" || data3 === "new_live_run" || data3 === "new_approval" || data3 === "reconnect" || data3 === "operator" || data3 === "contract_change" || data3 === "edit" || data3 === "never")) {
        let err13 = { instancePath: instancePath + "/clears_by", schemaPath: "#/properties/clears_by/enum", keyword: "enum", params: { allowedValues: schema134.properties.clears_by.enum }, message: "must be equal to one of the allowed values", schema: schema134.properties.clears_by.enum, parentSchema: schema134.properties.clears_by, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.clears_at !== void 0) {
      let data4 = data.clears_at;
      if (typeof data4 == "string") {
        if (!pattern4.test(data4)) {
          let err14 = { instancePath: instancePath + "/clears_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema34, data: data4 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (!formats0.validate(data4)) {
          let err15 = { instancePath: instancePath + "/clears_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema34, data: data4 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/clears_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data4 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema134.type, parentSchema: schema134, data };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate93.errors = vErrors, errors === 0;
}
validate93.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate90.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema129.required, parentSchema: schema129, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.executable === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "executable" }, message: "must have required property 'executable'", schema: schema129.required, parentSchema: schema129, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.connectable === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "connectable" }, message: "must have required property 'connectable'", schema: schema129.required, parentSchema: schema129, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.publishable === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "publishable" }, message: "must have required property 'publishable'", schema: schema129.required, parentSchema: schema129, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.advertisable === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "advertisable" }, message: "must have required property 'advertisable'", schema: schema129.required, parentSchema: schema129, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.contract_digest === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "contract_digest" }, message: "must have required property 'contract_digest'", schema: schema129.required, parentSchema: schema129, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.facts_age_seconds === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "facts_age_seconds" }, message: "must have required property 'facts_age_seconds'", schema: schema129.required, parentSchema: schema129, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.facts === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "facts" }, message: "must have required property 'facts'", schema: schema129.required, parentSchema: schema129, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.blockers === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "blockers" }, message: "must have required property 'blockers'", schema: schema129.required, parentSchema: schema129, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.would_block === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "would_block" }, message: "must have required property 'would_block'", schema: schema129.required, parentSchema: schema129, data };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema129.properties, key0)) {
        let err10 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema129, data };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    if (data.state !== void 0) {
      let data0 = data.state;
      if (typeof data0 != "string") {
        let err11 = { instancePath: instancePath + "/state", schemaPath: "#/$defs/readiness_state/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema130.type, parentSchema: schema130, data: data0 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (!(data0 === "disabled" || data0 === "unsupported" || data0 === "needs_configuration" || data0 === "reconnect_required" || data0 === "degraded" || data0 === "approval_required" || data0 === "trial_only" || data0 === "policy_restricted" || data0 === "expired_proof" || data0 === "certification_required" || data0 === "healthy")) {
        let err12 = { instancePath: instancePath + "/state", schemaPath: "#/$defs/readiness_state/enum", keyword: "enum", params: { allowedValues: schema130.enum }, message: "must be equal to one of the allowed values", schema: schema130.enum, parentSchema: schema130, data: data0 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.executable !== void 0) {
      let data1 = data.executable;
      if (typeof data1 != "boolean") {
        let err13 = { instancePath: instancePath + "/executable", schemaPath: "#/properties/executable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema129.properties.executable.type, parentSchema: schema129.properties.executable, data: data1 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.connectable !== void 0) {
      let data2 = data.connectable;
      if (typeof data2 != "boolean") {
        let err14 = { instancePath: instancePath + "/connectable", schemaPath: "#/properties/connectable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema129.properties.connectable.type, parentSchema: schema129.properties.connectable, data: data2 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.publishable !== void 0) {
      let data3 = data.publishable;
      if (typeof data3 != "boolean") {
        let err15 = { instancePath: instancePath + "/publishable", schemaPath: "#/properties/publishable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema129.properties.publishable.type, parentSchema: schema129.properties.publishable, data: data3 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.advertisable !== void 0) {
      let data4 = data.advertisable;
      if (typeof data4 != "boolean") {
        let err16 = { instancePath: instancePath + "/advertisable", schemaPath: "#/properties/advertisable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema129.properties.advertisable.type, parentSchema: schema129.properties.advertisable, data: data4 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.contract_digest !== void 0) {
      let data5 = data.contract_digest;
      if (typeof data5 != "string" && data5 !== null) {
        let err17 = { instancePath: instancePath + "/contract_digest", schemaPath: "#/properties/contract_digest/type", keyword: "type", params: { type: schema129.properties.contract_digest.type }, message: "must be string,null", schema: schema129.properties.contract_digest.type, parentSchema: schema129.properties.contract_digest, data: data5 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (typeof data5 == "string" && !pattern7.test(data5)) {
        let err18 = { instancePath: instancePath + "/contract_digest", schemaPath: "#/properties/contract_digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema129.properties.contract_digest, data: data5 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.facts_age_seconds !== void 0) {
      let data6 = data.facts_age_seconds;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)) && data6 !== null) {
        let err19 = { instancePath: instancePath + "/facts_age_seconds", schemaPath: "#/properties/facts_age_seconds/type", keyword: "type", params: { type: schema129.properties.facts_age_seconds.type }, message: "must be integer,null", schema: schema129.properties.facts_age_seconds.type, parentSchema: schema129.properties.facts_age_seconds, data: data6 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 9007199254740991 || isNaN(data6)) {
          let err20 = { instancePath: instancePath + "/facts_age_seconds", schemaPath: "#/properties/facts_age_seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991", schema: 9007199254740991, parentSchema: schema129.properties.facts_age_seconds, data: data6 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        if (data6 < -9007199254740991 || isNaN(data6)) {
          let err21 = { instancePath: instancePath + "/facts_age_seconds", schemaPath: "#/properties/facts_age_seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 }, message: "must be >= -9007199254740991", schema: -9007199254740991, parentSchema: schema129.properties.facts_age_seconds, data: data6 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      }
    }
    if (data.facts !== void 0 && (validate91(data.facts, { instancePath: instancePath + "/facts", parentData: data, parentDataProperty: "facts", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate91.errors : appended(vErrors, validate91.errors), errors = vErrors.length)), data.blockers !== void 0) {
      let data8 = data.blockers;
      if (Array.isArray(data8)) {
        if (data8.length > 64) {
          let err22 = { instancePath: instancePath + "/blockers", schemaPath: "#/properties/blockers/maxItems", keyword: "maxItems", params: { limit: 64 }, message: "must NOT have more than 64 items", schema: 64, parentSchema: schema129.properties.blockers, data: data8 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        let len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate93(data8[i0], { instancePath: instancePath + "/blockers/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate93.errors : appended(vErrors, validate93.errors), errors = vErrors.length);
      } else {
        let err23 = { instancePath: instancePath + "/blockers", schemaPath: "#/properties/blockers/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema129.properties.blockers.type, parentSchema: schema129.properties.blockers, data: data8 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.would_block !== void 0) {
      let data10 = data.would_block;
      if (Array.isArray(data10)) {
        if (data10.length > 64) {
          let err24 = { instancePath: instancePath + "/would_block", schemaPath: "#/properties/would_block/maxItems", keyword: "maxItems", params: { limit: 64 }, message: "must NOT have more than 64 items", schema: 64, parentSchema: schema129.properties.would_block, data: data10 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        let len1 = data10.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate93(data10[i1], { instancePath: instancePath + "/would_block/" + i1, parentData: data10, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate93.errors : appended(vErrors, validate93.errors), errors = vErrors.length);
      } else {
        let err25 = { instancePath: instancePath + "/would_block", schemaPath: "#/properties/would_block/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema129.properties.would_block.type, parentSchema: schema129.properties.would_block, data: data10 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
  } else {
    let err26 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema129.type, parentSchema: schema129, data };
    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
  }
  return validate90.errors = vErrors, errors === 0;
}
validate90.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema137 = { title: "ContractsResult", type: "object", additionalProperties: !1, required: ["contracts"], properties: { contracts: { type: "array", items: { $ref: "#/$defs/listed_contract" } } } }, schema138 = { title: "ListedContract", description: "A contract file that can be read: its digest, and which subjects it is for.", type: "object", additionalProperties: !1, required: ["path", "digest", "provider", "account_kinds", "output_profile", "operation", "policy_mode"], properties: { path: { type: "string" }, digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, account_kinds: { type: "array", items: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" } }, output_profile: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, operation: { $ref: "urn:claimgate:schema:common:v1#/$defs/operation" }, policy_mode: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" } } };
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate98.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema138.required, parentSchema: schema138, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.digest === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "digest" }, message: "must have required property 'digest'", schema: schema138.required, parentSchema: schema138, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.provider === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" }, message: "must have required property 'provider'", schema: schema138.required, parentSchema: schema138, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.account_kinds === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_kinds" }, message: "must have required property 'account_kinds'", schema: schema138.required, parentSchema: schema138, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.output_profile === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "output_profile" }, message: "must have required property 'output_profile'", schema: schema138.required, parentSchema: schema138, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.operation === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operation" }, message: "must have required property 'operation'", schema: schema138.required, parentSchema: schema138, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.policy_mode === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "policy_mode" }, message: "must have required property 'policy_mode'", schema: schema138.required, parentSchema: schema138, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "path" || key0 === "digest" || key0 === "provider" || key0 === "account_kinds" || key0 === "output_profile" || key0 === "operation" || key0 === "policy_mode")) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema138, data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.path !== void 0) {
      let data0 = data.path;
      if (typeof data0 != "string") {
        let err8 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema138.properties.path.type, parentSchema: schema138.properties.path, data: data0 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.digest !== void 0) {
      let data1 = data.digest;
      if (typeof data1 == "string") {
        if (!pattern7.test(data1)) {
          let err9 = { instancePath: instancePath + "/digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data1 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.provider !== void 0) {
      let data2 = data.provider;
      if (typeof data2 == "string") {
        if (func2(data2) > 64) {
          let err11 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema44, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (!pattern12.test(data2)) {
          let err12 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema44, data: data2 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data2 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.account_kinds !== void 0) {
      let data3 = data.account_kinds;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (typeof data4 == "string") {
            if (func2(data4) > 64) {
              let err14 = { instancePath: instancePath + "/account_kinds/" + i0, schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema44, data: data4 };
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
            if (!pattern12.test(data4)) {
              let err15 = { instancePath: instancePath + "/account_kinds/" + i0, schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema44, data: data4 };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
          } else {
            let err16 = { instancePath: instancePath + "/account_kinds/" + i0, schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data4 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
      } else {
        let err17 = { instancePath: instancePath + "/account_kinds", schemaPath: "#/properties/account_kinds/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema138.properties.account_kinds.type, parentSchema: schema138.properties.account_kinds, data: data3 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.output_profile !== void 0) {
      let data5 = data.output_profile;
      if (typeof data5 == "string") {
        if (func2(data5) > 64) {
          let err18 = { instancePath: instancePath + "/output_profile", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema44, data: data5 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (!pattern12.test(data5)) {
          let err19 = { instancePath: instancePath + "/output_profile", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema44, data: data5 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/output_profile", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data5 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.operation !== void 0) {
      let data6 = data.operation;
      if (typeof data6 != "string") {
        let err21 = { instancePath: instancePath + "/operation", schemaPath: "urn:claimgate:schema:common:v1#/$defs/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.type, parentSchema: schema48, data: data6 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (!(data6 === "publish_immediate" || data6 === "publish_scheduled" || data6 === "connect")) {
        let err22 = { instancePath: instancePath + "/operation", schemaPath: "urn:claimgate:schema:common:v1#/$defs/operation/enum", keyword: "enum", params: { allowedValues: schema48.enum }, message: "must be equal to one of the allowed values", schema: schema48.enum, parentSchema: schema48, data: data6 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.policy_mode !== void 0) {
      let data7 = data.policy_mode;
      if (typeof data7 == "string") {
        if (func2(data7) > 64) {
          let err23 = { instancePath: instancePath + "/policy_mode", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema44, data: data7 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        if (!pattern12.test(data7)) {
          let err24 = { instancePath: instancePath + "/policy_mode", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema44, data: data7 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
      } else {
        let err25 = { instancePath: instancePath + "/policy_mode", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data7 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
  } else {
    let err26 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema138.type, parentSchema: schema138, data };
    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
  }
  return validate98.errors = vErrors, errors === 0;
}
validate98.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate97.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.contracts === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "contracts" }, message: "must have required property 'contracts'", schema: schema137.required, parentSchema: schema137, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "contracts") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema137, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.contracts !== void 0) {
      let data0 = data.contracts;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate98(data0[i0], { instancePath: instancePath + "/contracts/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate98.errors : appended(vErrors, validate98.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/contracts", schemaPath: "#/properties/contracts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema137.properties.contracts.type, parentSchema: schema137.properties.contracts, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema137.type, parentSchema: schema137, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate97.errors = vErrors, errors === 0;
}
validate97.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema145 = { title: "EntryResult", description: "What a projection says of one subject. Nobody's signature was checked.", type: "object", additionalProperties: !1, required: ["path", "sha256", "entry_count", "statement", "line", "subject_digest", "entry"], properties: { path: { type: "string" }, sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, entry_count: { type: "integer", minimum: 0 }, statement: { title: "EntryStatement", description: "The statement beside the projection, which names these very bytes; null: there is none.", type: ["object", "null"], additionalProperties: !1, required: ["path", "deployment", "generated_at", "expires_at"], properties: { path: { type: "string" }, deployment: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, generated_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" } } }, line: { type: "integer", minimum: 1 }, subject_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, entry: { $ref: "urn:claimgate:schema:projection-entry:v1" } } }, schema42 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:projection-entry:v1", title: "ProjectionEntry", description: "One line of ledger-projection.jsonl: what the ledger knows of one subject. A fact that is not known is null (specification/documents.md 3.3).", type: "object", additionalProperties: !1, required: ["subject", "contract_digest", "configuration", "approval", "authorization", "policy", "runtime_control", "local_run", "live_run"], properties: { subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, contract_digest: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: "digest of the current contract, or null where no contract fits what the runtime implements now" }, configuration: { $ref: "#/$defs/configuration_fact" }, approval: { $ref: "#/$defs/approval_fact" }, authorization: { $ref: "#/$defs/authorization_fact" }, policy: { $ref: "#/$defs/policy_fact" }, runtime_control: { $ref: "#/$defs/control_fact" }, local_run: { $ref: "#/$defs/run_fact" }, live_run: { $ref: "#/$defs/run_fact" } }, $defs: { record_place: { title: "RecordPlace", description: "Where a record stands in the ledger: its sequence number and its leaf hash.", type: "object", additionalProperties: !1, required: ["sequence", "leaf"], properties: { sequence: { type: "integer", minimum: 1, maximum: 9007199254740991 }, leaf: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } }, record_place_or_null: { title: "RecordPlaceOrNull", description: "The same, or null where no ledger record says so, as for a disable set in the environment.", type: ["object", "null"], additionalProperties: !1, required: ["sequence", "leaf"], properties: { sequence: { type: "integer", minimum: 1, maximum: 9007199254740991 }, leaf: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } }, expiry_or_null: { title: "ExpiryOrNull", type: ["string", "null"], format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC, or null where no end was set" }, scope_digests: { title: "ScopeDigests", type: "array", maxItems: 256, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, description: "scopes, each as the SHA-256 of its name in UTF-8 (specification/documents.md 1), in any order" }, approval_state: { title: "ApprovalState", type: "string", enum: ["not_required", "pending", "trial", "approved", "restricted", "revoked"], description: "what a review of a provider app says" }, configuration_fact: { title: "ConfigurationFact", type: ["object", "null"], additionalProperties: !1, required: ["state", "source"], properties: { state: { type: "string", enum: ["missing", "dynamic_registration", "configured"] }, source: { type: ["string", "null"], enum: ["built_in", "environment", "database", "dynamic", null], description: "where the effective configuration comes from, or null where that is not known" } } }, approval_fact: { title: "ApprovalFact", type: ["object", "null"], additionalProperties: !1, required: ["state", "tier", "reviewed_at", "expires_at", "record"], properties: { state: { $ref: "#/$defs/approval_state" }, tier: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, reviewed_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, record: { $ref: "#/$defs/record_place" } } }, authorization_fact: { title: "AuthorizationFact", type: ["object", "null"], additionalProperties: !1, required: ["state", "granted_scopes", "validated_at", "expires_at"], properties: { state: { type: "string", enum: ["not_applicable", "reconnect_required", "valid"] }, granted_scopes: { $ref: "#/$defs/scope_digests" }, validated_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "#/$defs/expiry_or_null" } } }, policy_fact: { title: "PolicyFact", type: ["object", "null"], additionalProperties: !1, required: ["state"], properties: { state: { type: "string", enum: ["restricted", "allowed"] } } }, control_fact: { title: "ControlFact", type: ["object", "null"], additionalProperties: !1, required: ["state", "expires_at", "record"], properties: { state: { type: "string", enum: ["disabled", "degraded", "enabled"] }, expires_at: { $ref: "#/$defs/expiry_or_null" }, record: { $ref: "#/$defs/record_place_or_null" } } }, run_fact: { title: "RunFact", type: ["object", "null"], additionalProperties: !1, required: ["subject_digest", "contract_digest", "tested_revision", "tested_at", "expires_at", "approval_state", "approval_tier", "required_scopes", "granted_scopes", "checks", "record"], properties: { subject_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, contract_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, tested_revision: { $ref: "urn:claimgate:schema:common:v1#/$defs/revision" }, tested_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, approval_state: { $ref: "#/$defs/approval_state" }, approval_tier: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, required_scopes: { $ref: "#/$defs/scope_digests" }, granted_scopes: { $ref: "#/$defs/scope_digests" }, checks: { type: "array", maxItems: 32, items: { $ref: "#/$defs/check_fact" } }, record: { $ref: "#/$defs/record_place" } } }, check_fact: { title: "CheckFact", type: "object", additionalProperties: !1, required: ["kind", "outcome", "not_applicable_reason", "completed_at", "external_result"], properties: { kind: { $ref: "urn:claimgate:schema:common:v1#/$defs/check_kind" }, outcome: { type: "string", enum: ["passed", "failed", "not_applicable"] }, not_applicable_reason: { type: ["string", "null"], maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug, or null" }, completed_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, external_result: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint, "sha256:" and 64 lower-case hex digits, or null' } } } } }, schema50 = { title: "ConfigurationFact", type: ["object", "null"], additionalProperties: !1, required: ["state", "source"], properties: { state: { type: "string", enum: ["missing", "dynamic_registration", "configured"] }, source: { type: ["string", "null"], enum: ["built_in", "environment", "database", "dynamic", null], description: "where the effective configuration comes from, or null where that is not known" } } }, schema63 = { title: "PolicyFact", type: ["object", "null"], additionalProperties: !1, required: ["state"], properties: { state: { type: "string", enum: ["restricted", "allowed"] } } };
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate29.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" }, message: "must have required property 'provider'", schema: schema43.required, parentSchema: schema43, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.app_fingerprint === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_fingerprint" }, message: "must have required property 'app_fingerprint'", schema: schema43.required, parentSchema: schema43, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.deployment_environment === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deployment_environment" }, message: "must have required property 'deployment_environment'", schema: schema43.required, parentSchema: schema43, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.provider_environment === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider_environment" }, message: "must have required property 'provider_environment'", schema: schema43.required, parentSchema: schema43, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.instance_fingerprint === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "instance_fingerprint" }, message: "must have required property 'instance_fingerprint'", schema: schema43.required, parentSchema: schema43, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.account_kind === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_kind" }, message: "must have required property 'account_kind'", schema: schema43.required, parentSchema: schema43, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.output_profile === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "output_profile" }, message: "must have required property 'output_profile'", schema: schema43.required, parentSchema: schema43, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.operation === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operation" }, message: "must have required property 'operation'", schema: schema43.required, parentSchema: schema43, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.policy_mode === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "policy_mode" }, message: "must have required property 'policy_mode'", schema: schema43.required, parentSchema: schema43, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema43.properties, key0)) {
        let err9 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema43, data };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.provider !== void 0) {
      let data0 = data.provider;
      if (typeof data0 == "string") {
        if (func2(data0) > 64) {
          let err10 = { instancePath: instancePath + "/provider", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema44, data: data0 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (!pattern12.test(data0)) {
          let err11 = { instancePath: instancePath + "/provider", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema44, data: data0 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/provider", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data0 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.app_fingerprint !== void 0) {
      let data1 = data.app_fingerprint;
      if (typeof data1 == "string") {
        if (!pattern7.test(data1)) {
          let err13 = { instancePath: instancePath + "/app_fingerprint", schemaPath: "#/$defs/fingerprint/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema45, data: data1 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/app_fingerprint", schemaPath: "#/$defs/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.type, parentSchema: schema45, data: data1 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.deployment_environment !== void 0) {
      let data2 = data.deployment_environment;
      if (typeof data2 != "string") {
        let err15 = { instancePath: instancePath + "/deployment_environment", schemaPath: "#/properties/deployment_environment/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema43.properties.deployment_environment.type, parentSchema: schema43.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (!(data2 === "local" || data2 === "staging" || data2 === "production")) {
        let err16 = { instancePath: instancePath + "/deployment_environment", schemaPath: "#/properties/deployment_environment/enum", keyword: "enum", params: { allowedValues: schema43.properties.deployment_environment.enum }, message: "must be equal to one of the allowed values", schema: schema43.properties.deployment_environment.enum, parentSchema: schema43.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.provider_environment !== void 0) {
      let data3 = data.provider_environment;
      if (typeof data3 != "string") {
        let err17 = { instancePath: instancePath + "/provider_environment", schemaPath: "#/properties/provider_environment/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema43.properties.provider_environment.type, parentSchema: schema43.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (!(data3 === "development" || data3 === "sandbox" || data3 === "production")) {
        let err18 = { instancePath: instancePath + "/provider_environment", schemaPath: "#/properties/provider_environment/enum", keyword: "enum", params: { allowedValues: schema43.properties.provider_environment.enum }, message: "must be equal to one of the allowed values", schema: schema43.properties.provider_environment.enum, parentSchema: schema43.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.instance_fingerprint !== void 0) {
      let data4 = data.instance_fingerprint;
      if (typeof data4 != "string" && data4 !== null) {
        let err19 = { instancePath: instancePath + "/instance_fingerprint", schemaPath: "#/properties/instance_fingerprint/type", keyword: "type", params: { type: schema43.properties.instance_fingerprint.type }, message: "must be string,null", schema: schema43.properties.instance_fingerprint.type, parentSchema: schema43.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (typeof data4 == "string" && !pattern7.test(data4)) {
        let err20 = { instancePath: instancePath + "/instance_fingerprint", schemaPath: "#/properties/instance_fingerprint/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema43.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.account_kind !== void 0) {
      let data5 = data.account_kind;
      if (typeof data5 == "string") {
        if (func2(data5) > 64) {
          let err21 = { instancePath: instancePath + "/account_kind", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema44, data: data5 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (!pattern12.test(data5)) {
          let err22 = { instancePath: instancePath + "/account_kind", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema44, data: data5 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      } else {
        let err23 = { instancePath: instancePath + "/account_kind", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data5 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.output_profile !== void 0) {
      let data6 = data.output_profile;
      if (typeof data6 == "string") {
        if (func2(data6) > 64) {
          let err24 = { instancePath: instancePath + "/output_profile", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema44, data: data6 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (!pattern12.test(data6)) {
          let err25 = { instancePath: instancePath + "/output_profile", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema44, data: data6 };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      } else {
        let err26 = { instancePath: instancePath + "/output_profile", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data6 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.operation !== void 0) {
      let data7 = data.operation;
      if (typeof data7 != "string") {
        let err27 = { instancePath: instancePath + "/operation", schemaPath: "#/$defs/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.type, parentSchema: schema48, data: data7 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
      if (!(data7 === "publish_immediate" || data7 === "publish_scheduled" || data7 === "connect")) {
        let err28 = { instancePath: instancePath + "/operation", schemaPath: "#/$defs/operation/enum", keyword: "enum", params: { allowedValues: schema48.enum }, message: "must be equal to one of the allowed values", schema: schema48.enum, parentSchema: schema48, data: data7 };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.policy_mode !== void 0) {
      let data8 = data.policy_mode;
      if (typeof data8 == "string") {
        if (func2(data8) > 64) {
          let err29 = { instancePath: instancePath + "/policy_mode", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema44, data: data8 };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        if (!pattern12.test(data8)) {
          let err30 = { instancePath: instancePath + "/policy_mode", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema44, data: data8 };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
      } else {
        let err31 = { instancePath: instancePath + "/policy_mode", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data8 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
  } else {
    let err32 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema43.type, parentSchema: schema43, data };
    vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
  }
  return validate29.errors = vErrors, errors === 0;
}
validate29.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema51 = { title: "ApprovalFact", type: ["object", "null"], additionalProperties: !1, required: ["state", "tier", "reviewed_at", "expires_at", "record"], properties: { state: { $ref: "#/$defs/approval_state" }, tier: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, reviewed_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, record: { $ref: "#/$defs/record_place" } } }, schema52 = { title: "ApprovalState", type: "string", enum: ["not_required", "pending", "trial", "approved", "restricted", "revoked"], description: "what a review of a provider app says" };
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate32.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sequence === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sequence" }, message: "must have required property 'sequence'", schema: schema56.required, parentSchema: schema56, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.leaf === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "leaf" }, message: "must have required property 'leaf'", schema: schema56.required, parentSchema: schema56, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "sequence" || key0 === "leaf")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema56, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.sequence !== void 0) {
      let data0 = data.sequence;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema56.properties.sequence.type, parentSchema: schema56.properties.sequence, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991", schema: 9007199254740991, parentSchema: schema56.properties.sequence, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema56.properties.sequence, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    if (data.leaf !== void 0) {
      let data1 = data.leaf;
      if (typeof data1 == "string") {
        if (!pattern7.test(data1)) {
          let err6 = { instancePath: instancePath + "/leaf", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/leaf", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema56.type, parentSchema: schema56, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate32.errors = vErrors, errors === 0;
}
validate32.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate31.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema51.type }, message: "must be object,null", schema: schema51.type, parentSchema: schema51, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema51.required, parentSchema: schema51, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.tier === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tier" }, message: "must have required property 'tier'", schema: schema51.required, parentSchema: schema51, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.reviewed_at === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reviewed_at" }, message: "must have required property 'reviewed_at'", schema: schema51.required, parentSchema: schema51, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.expires_at === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" }, message: "must have required property 'expires_at'", schema: schema51.required, parentSchema: schema51, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.record === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "record" }, message: "must have required property 'record'", schema: schema51.required, parentSchema: schema51, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "state" || key0 === "tier" || key0 === "reviewed_at" || key0 === "expires_at" || key0 === "record")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema51, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.state !== void 0) {
      let data0 = data.state;
      if (typeof data0 != "string") {
        let err7 = { instancePath: instancePath + "/state", schemaPath: "#/$defs/approval_state/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema52.type, parentSchema: schema52, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (!(data0 === "not_required" || data0 === "pending" || data0 === "trial" || data0 === "approved" || data0 === "restricted" || data0 === "revoked")) {
        let err8 = { instancePath: instancePath + "/state", schemaPath: "#/$defs/approval_state/enum", keyword: "enum", params: { allowedValues: schema52.enum }, message: "must be equal to one of the allowed values", schema: schema52.enum, parentSchema: schema52, data: data0 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.tier !== void 0) {
      let data1 = data.tier;
      if (typeof data1 == "string") {
        if (func2(data1) > 64) {
          let err9 = { instancePath: instancePath + "/tier", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema44, data: data1 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (!pattern12.test(data1)) {
          let err10 = { instancePath: instancePath + "/tier", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema44, data: data1 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/tier", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data1 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.reviewed_at !== void 0) {
      let data2 = data.reviewed_at;
      if (typeof data2 == "string") {
        if (!pattern4.test(data2)) {
          let err12 = { instancePath: instancePath + "/reviewed_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema34, data: data2 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (!formats0.validate(data2)) {
          let err13 = { instancePath: instancePath + "/reviewed_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema34, data: data2 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/reviewed_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data2 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.expires_at !== void 0) {
      let data3 = data.expires_at;
      if (typeof data3 == "string") {
        if (!pattern4.test(data3)) {
          let err15 = { instancePath: instancePath + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema34, data: data3 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (!formats0.validate(data3)) {
          let err16 = { instancePath: instancePath + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema34, data: data3 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data3 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    data.record !== void 0 && (validate32(data.record, { instancePath: instancePath + "/record", parentData: data, parentDataProperty: "record", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate32.errors : appended(vErrors, validate32.errors), errors = vErrors.length));
  }
  return validate31.errors = vErrors, errors === 0;
}
validate31.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema58 = { title: "AuthorizationFact", type: ["object", "null"], additionalProperties: !1, required: ["state", "granted_scopes", "validated_at", "expires_at"], properties: { state: { type: "string", enum: ["not_applicable", "reconnect_required", "valid"] }, granted_scopes: { $ref: "#/$defs/scope_digests" }, validated_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "#/$defs/expiry_or_null" } } }, schema62 = { title: "ExpiryOrNull", type: ["string", "null"], format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC, or null where no end was set" }, schema59 = { title: "ScopeDigests", type: "array", maxItems: 256, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, description: "scopes, each as the SHA-256 of its name in UTF-8 (specification/documents.md 1), in any order" }, func0 = require_equal().default;
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate36.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), Array.isArray(data)) {
    if (data.length > 256) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 256 }, message: "must NOT have more than 256 items", schema: 256, parentSchema: schema59, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (typeof data0 == "string") {
        if (!pattern7.test(data0)) {
          let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data0 };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    let i1 = data.length, j0;
    if (i1 > 1) {
      outer0:
        for (; i1--; )
          for (j0 = i1; j0--; )
            if (func0(data[i1], data[j0])) {
              let err3 = { instancePath, schemaPath: "#/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: !0, parentSchema: schema59, data };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
              break outer0;
            }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema59.type, parentSchema: schema59, data };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate36.errors = vErrors, errors === 0;
}
validate36.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate35.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema58.type }, message: "must be object,null", schema: schema58.type, parentSchema: schema58, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema58.required, parentSchema: schema58, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.granted_scopes === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "granted_scopes" }, message: "must have required property 'granted_scopes'", schema: schema58.required, parentSchema: schema58, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.validated_at === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "validated_at" }, message: "must have required property 'validated_at'", schema: schema58.required, parentSchema: schema58, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.expires_at === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" }, message: "must have required property 'expires_at'", schema: schema58.required, parentSchema: schema58, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "state" || key0 === "granted_scopes" || key0 === "validated_at" || key0 === "expires_at")) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema58, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.state !== void 0) {
      let data0 = data.state;
      if (typeof data0 != "string") {
        let err6 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema58.properties.state.type, parentSchema: schema58.properties.state, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (!(data0 === "not_applicable" || data0 === "reconnect_required" || data0 === "valid")) {
        let err7 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema58.properties.state.enum }, message: "must be equal to one of the allowed values", schema: schema58.properties.state.enum, parentSchema: schema58.properties.state, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.granted_scopes !== void 0 && (validate36(data.granted_scopes, { instancePath: instancePath + "/granted_scopes", parentData: data, parentDataProperty: "granted_scopes", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate36.errors : appended(vErrors, validate36.errors), errors = vErrors.length)), data.validated_at !== void 0) {
      let data2 = data.validated_at;
      if (typeof data2 == "string") {
        if (!pattern4.test(data2)) {
          let err8 = { instancePath: instancePath + "/validated_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema34, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!formats0.validate(data2)) {
          let err9 = { instancePath: instancePath + "/validated_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema34, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/validated_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.expires_at !== void 0) {
      let data3 = data.expires_at;
      if (typeof data3 != "string" && data3 !== null) {
        let err11 = { instancePath: instancePath + "/expires_at", schemaPath: "#/$defs/expiry_or_null/type", keyword: "type", params: { type: schema62.type }, message: "must be string,null", schema: schema62.type, parentSchema: schema62, data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data3 == "string") {
        if (!pattern4.test(data3)) {
          let err12 = { instancePath: instancePath + "/expires_at", schemaPath: "#/$defs/expiry_or_null/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema62, data: data3 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (!formats0.validate(data3)) {
          let err13 = { instancePath: instancePath + "/expires_at", schemaPath: "#/$defs/expiry_or_null/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema62, data: data3 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      }
    }
  }
  return validate35.errors = vErrors, errors === 0;
}
validate35.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema64 = { title: "ControlFact", type: ["object", "null"], additionalProperties: !1, required: ["state", "expires_at", "record"], properties: { state: { type: "string", enum: ["disabled", "degraded", "enabled"] }, expires_at: { $ref: "#/$defs/expiry_or_null" }, record: { $ref: "#/$defs/record_place_or_null" } } }, schema66 = { title: "RecordPlaceOrNull", description: "The same, or null where no ledger record says so, as for a disable set in the environment.", type: ["object", "null"], additionalProperties: !1, required: ["sequence", "leaf"], properties: { sequence: { type: "integer", minimum: 1, maximum: 9007199254740991 }, leaf: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } };
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate40.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema66.type }, message: "must be object,null", schema: schema66.type, parentSchema: schema66, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sequence === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sequence" }, message: "must have required property 'sequence'", schema: schema66.required, parentSchema: schema66, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.leaf === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "leaf" }, message: "must have required property 'leaf'", schema: schema66.required, parentSchema: schema66, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "sequence" || key0 === "leaf")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema66, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.sequence !== void 0) {
      let data0 = data.sequence;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err4 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema66.properties.sequence.type, parentSchema: schema66.properties.sequence, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991", schema: 9007199254740991, parentSchema: schema66.properties.sequence, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err6 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema66.properties.sequence, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.leaf !== void 0) {
      let data1 = data.leaf;
      if (typeof data1 == "string") {
        if (!pattern7.test(data1)) {
          let err7 = { instancePath: instancePath + "/leaf", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/leaf", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  }
  return validate40.errors = vErrors, errors === 0;
}
validate40.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate39.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema64.type }, message: "must be object,null", schema: schema64.type, parentSchema: schema64, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema64.required, parentSchema: schema64, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.expires_at === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" }, message: "must have required property 'expires_at'", schema: schema64.required, parentSchema: schema64, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.record === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "record" }, message: "must have required property 'record'", schema: schema64.required, parentSchema: schema64, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "state" || key0 === "expires_at" || key0 === "record")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema64, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.state !== void 0) {
      let data0 = data.state;
      if (typeof data0 != "string") {
        let err5 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema64.properties.state.type, parentSchema: schema64.properties.state, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (!(data0 === "disabled" || data0 === "degraded" || data0 === "enabled")) {
        let err6 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema64.properties.state.enum }, message: "must be equal to one of the allowed values", schema: schema64.properties.state.enum, parentSchema: schema64.properties.state, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.expires_at !== void 0) {
      let data1 = data.expires_at;
      if (typeof data1 != "string" && data1 !== null) {
        let err7 = { instancePath: instancePath + "/expires_at", schemaPath: "#/$defs/expiry_or_null/type", keyword: "type", params: { type: schema62.type }, message: "must be string,null", schema: schema62.type, parentSchema: schema62, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data1 == "string") {
        if (!pattern4.test(data1)) {
          let err8 = { instancePath: instancePath + "/expires_at", schemaPath: "#/$defs/expiry_or_null/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema62, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!formats0.validate(data1)) {
          let err9 = { instancePath: instancePath + "/expires_at", schemaPath: "#/$defs/expiry_or_null/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema62, data: data1 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    data.record !== void 0 && (validate40(data.record, { instancePath: instancePath + "/record", parentData: data, parentDataProperty: "record", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate40.errors : appended(vErrors, validate40.errors), errors = vErrors.length));
  }
  return validate39.errors = vErrors, errors === 0;
}
validate39.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema68 = { title: "RunFact", type: ["object", "null"], additionalProperties: !1, required: ["subject_digest", "contract_digest", "tested_revision", "tested_at", "expires_at", "approval_state", "approval_tier", "required_scopes", "granted_scopes", "checks", "record"], properties: { subject_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, contract_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, tested_revision: { $ref: "urn:claimgate:schema:common:v1#/$defs/revision" }, tested_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, approval_state: { $ref: "#/$defs/approval_state" }, approval_tier: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, required_scopes: { $ref: "#/$defs/scope_digests" }, granted_scopes: { $ref: "#/$defs/scope_digests" }, checks: { type: "array", maxItems: 32, items: { $ref: "#/$defs/check_fact" } }, record: { $ref: "#/$defs/record_place" } } }, schema76 = { title: "CheckFact", type: "object", additionalProperties: !1, required: ["kind", "outcome", "not_applicable_reason", "completed_at", "external_result"], properties: { kind: { $ref: "urn:claimgate:schema:common:v1#/$defs/check_kind" }, outcome: { type: "string", enum: ["passed", "failed", "not_applicable"] }, not_applicable_reason: { type: ["string", "null"], maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug, or null" }, completed_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, external_result: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint, "sha256:" and 64 lower-case hex digits, or null' } } }, schema77 = { title: "CheckKind", type: "string", enum: ["connect", "authorization", "publish_immediate", "publish_scheduled", "final_result", "refresh", "revoke"], description: "what a check of a certification run tries" };
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate46.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema76.required, parentSchema: schema76, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.outcome === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'", schema: schema76.required, parentSchema: schema76, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.not_applicable_reason === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "not_applicable_reason" }, message: "must have required property 'not_applicable_reason'", schema: schema76.required, parentSchema: schema76, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.completed_at === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "completed_at" }, message: "must have required property 'completed_at'", schema: schema76.required, parentSchema: schema76, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.external_result === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "external_result" }, message: "must have required property 'external_result'", schema: schema76.required, parentSchema: schema76, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "outcome" || key0 === "not_applicable_reason" || key0 === "completed_at" || key0 === "external_result")) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema76, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 != "string") {
        let err6 = { instancePath: instancePath + "/kind", schemaPath: "urn:claimgate:schema:common:v1#/$defs/check_kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema77.type, parentSchema: schema77, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (!(data0 === "connect" || data0 === "authorization" || data0 === "publish_immediate" || data0 === "publish_scheduled" || data0 === "final_result" || data0 === "refresh" || data0 === "revoke")) {
        let err7 = { instancePath: instancePath + "/kind", schemaPath: "urn:claimgate:schema:common:v1#/$defs/check_kind/enum", keyword: "enum", params: { allowedValues: schema77.enum }, message: "must be equal to one of the allowed values", schema: schema77.enum, parentSchema: schema77, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.outcome !== void 0) {
      let data1 = data.outcome;
      if (typeof data1 != "string") {
        let err8 = { instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema76.properties.outcome.type, parentSchema: schema76.properties.outcome, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (!(data1 === "passed" || data1 === "failed" || data1 === "not_applicable")) {
        let err9 = { instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema76.properties.outcome.enum }, message: "must be equal to one of the allowed values", schema: schema76.properties.outcome.enum, parentSchema: schema76.properties.outcome, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.not_applicable_reason !== void 0) {
      let data2 = data.not_applicable_reason;
      if (typeof data2 != "string" && data2 !== null) {
        let err10 = { instancePath: instancePath + "/not_applicable_reason", schemaPath: "#/properties/not_applicable_reason/type", keyword: "type", params: { type: schema76.properties.not_applicable_reason.type }, message: "must be string,null", schema: schema76.properties.not_applicable_reason.type, parentSchema: schema76.properties.not_applicable_reason, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data2 == "string") {
        if (func2(data2) > 64) {
          let err11 = { instancePath: instancePath + "/not_applicable_reason", schemaPath: "#/properties/not_applicable_reason/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema76.properties.not_applicable_reason, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (!pattern12.test(data2)) {
          let err12 = { instancePath: instancePath + "/not_applicable_reason", schemaPath: "#/properties/not_applicable_reason/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema76.properties.not_applicable_reason, data: data2 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
    if (data.completed_at !== void 0) {
      let data3 = data.completed_at;
      if (typeof data3 == "string") {
        if (!pattern4.test(data3)) {
          let err13 = { instancePath: instancePath + "/completed_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema34, data: data3 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (!formats0.validate(data3)) {
          let err14 = { instancePath: instancePath + "/completed_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema34, data: data3 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/completed_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data3 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.external_result !== void 0) {
      let data4 = data.external_result;
      if (typeof data4 != "string" && data4 !== null) {
        let err16 = { instancePath: instancePath + "/external_result", schemaPath: "#/properties/external_result/type", keyword: "type", params: { type: schema76.properties.external_result.type }, message: "must be string,null", schema: schema76.properties.external_result.type, parentSchema: schema76.properties.external_result, data: data4 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (typeof data4 == "string" && !pattern7.test(data4)) {
        let err17 = { instancePath: instancePath + "/external_result", schemaPath: "#/properties/external_result/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema76.properties.external_result, data: data4 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
  } else {
    let err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema76.type, parentSchema: schema76, data };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate46.errors = vErrors, errors === 0;
}
validate46.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate43.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema68.type }, message: "must be object,null", schema: schema68.type, parentSchema: schema68, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subject_digest === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subject_digest" }, message: "must have required property 'subject_digest'", schema: schema68.required, parentSchema: schema68, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.contract_digest === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "contract_digest" }, message: "must have required property 'contract_digest'", schema: schema68.required, parentSchema: schema68, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.tested_revision === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tested_revision" }, message: "must have required property 'tested_revision'", schema: schema68.required, parentSchema: schema68, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.tested_at === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tested_at" }, message: "must have required property 'tested_at'", schema: schema68.required, parentSchema: schema68, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.expires_at === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" }, message: "must have required property 'expires_at'", schema: schema68.required, parentSchema: schema68, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.approval_state === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "approval_state" }, message: "must have required property 'approval_state'", schema: schema68.required, parentSchema: schema68, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.approval_tier === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "approval_tier" }, message: "must have required property 'approval_tier'", schema: schema68.required, parentSchema: schema68, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.required_scopes === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "required_scopes" }, message: "must have required property 'required_scopes'", schema: schema68.required, parentSchema: schema68, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.granted_scopes === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "granted_scopes" }, message: "must have required property 'granted_scopes'", schema: schema68.required, parentSchema: schema68, data };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.checks === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "checks" }, message: "must have required property 'checks'", schema: schema68.required, parentSchema: schema68, data };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.record === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "record" }, message: "must have required property 'record'", schema: schema68.required, parentSchema: schema68, data };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema68.properties, key0)) {
        let err12 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema68, data };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    if (data.subject_digest !== void 0) {
      let data0 = data.subject_digest;
      if (typeof data0 == "string") {
        if (!pattern7.test(data0)) {
          let err13 = { instancePath: instancePath + "/subject_digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data0 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/subject_digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data0 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.contract_digest !== void 0) {
      let data1 = data.contract_digest;
      if (typeof data1 == "string") {
        if (!pattern7.test(data1)) {
          let err15 = { instancePath: instancePath + "/contract_digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/contract_digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data1 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.tested_revision !== void 0) {
      let data2 = data.tested_revision;
      if (typeof data2 == "string") {
        if (!pattern6.test(data2)) {
          let err17 = { instancePath: instancePath + "/tested_revision", schemaPath: "urn:claimgate:schema:common:v1#/$defs/revision/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"', schema: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$", parentSchema: schema35, data: data2 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/tested_revision", schemaPath: "urn:claimgate:schema:common:v1#/$defs/revision/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.type, parentSchema: schema35, data: data2 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.tested_at !== void 0) {
      let data3 = data.tested_at;
      if (typeof data3 == "string") {
        if (!pattern4.test(data3)) {
          let err19 = { instancePath: instancePath + "/tested_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema34, data: data3 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (!formats0.validate(data3)) {
          let err20 = { instancePath: instancePath + "/tested_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema34, data: data3 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/tested_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data3 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.expires_at !== void 0) {
      let data4 = data.expires_at;
      if (typeof data4 == "string") {
        if (!pattern4.test(data4)) {
          let err22 = { instancePath: instancePath + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema34, data: data4 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (!formats0.validate(data4)) {
          let err23 = { instancePath: instancePath + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema34, data: data4 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      } else {
        let err24 = { instancePath: instancePath + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data4 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.approval_state !== void 0) {
      let data5 = data.approval_state;
      if (typeof data5 != "string") {
        let err25 = { instancePath: instancePath + "/approval_state", schemaPath: "#/$defs/approval_state/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema52.type, parentSchema: schema52, data: data5 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      if (!(data5 === "not_required" || data5 === "pending" || data5 === "trial" || data5 === "approved" || data5 === "restricted" || data5 === "revoked")) {
        let err26 = { instancePath: instancePath + "/approval_state", schemaPath: "#/$defs/approval_state/enum", keyword: "enum", params: { allowedValues: schema52.enum }, message: "must be equal to one of the allowed values", schema: schema52.enum, parentSchema: schema52, data: data5 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.approval_tier !== void 0) {
      let data6 = data.approval_tier;
      if (typeof data6 == "string") {
        if (func2(data6) > 64) {
          let err27 = { instancePath: instancePath + "/approval_tier", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema44, data: data6 };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        if (!pattern12.test(data6)) {
          let err28 = { instancePath: instancePath + "/approval_tier", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema44, data: data6 };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
      } else {
        let err29 = { instancePath: instancePath + "/approval_tier", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data6 };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.required_scopes !== void 0 && (validate36(data.required_scopes, { instancePath: instancePath + "/required_scopes", parentData: data, parentDataProperty: "required_scopes", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate36.errors : appended(vErrors, validate36.errors), errors = vErrors.length)), data.granted_scopes !== void 0 && (validate36(data.granted_scopes, { instancePath: instancePath + "/granted_scopes", parentData: data, parentDataProperty: "granted_scopes", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate36.errors : appended(vErrors, validate36.errors), errors = vErrors.length)), data.checks !== void 0) {
      let data9 = data.checks;
      if (Array.isArray(data9)) {
        if (data9.length > 32) {
          let err30 = { instancePath: instancePath + "/checks", schemaPath: "#/properties/checks/maxItems", keyword: "maxItems", params: { limit: 32 }, message: "must NOT have more than 32 items", schema: 32, parentSchema: schema68.properties.checks, data: data9 };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
        let len0 = data9.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate46(data9[i0], { instancePath: instancePath + "/checks/" + i0, parentData: data9, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate46.errors : appended(vErrors, validate46.errors), errors = vErrors.length);
      } else {
        let err31 = { instancePath: instancePath + "/checks", schemaPath: "#/properties/checks/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema68.properties.checks.type, parentSchema: schema68.properties.checks, data: data9 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    data.record !== void 0 && (validate32(data.record, { instancePath: instancePath + "/record", parentData: data, parentDataProperty: "record", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate32.errors : appended(vErrors, validate32.errors), errors = vErrors.length));
  }
  return validate43.errors = vErrors, errors === 0;
}
validate43.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate28.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subject === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'", schema: schema42.required, parentSchema: schema42, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.contract_digest === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "contract_digest" }, message: "must have required property 'contract_digest'", schema: schema42.required, parentSchema: schema42, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.configuration === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "configuration" }, message: "must have required property 'configuration'", schema: schema42.required, parentSchema: schema42, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.approval === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "approval" }, message: "must have required property 'approval'", schema: schema42.required, parentSchema: schema42, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.authorization === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "authorization" }, message: "must have required property 'authorization'", schema: schema42.required, parentSchema: schema42, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.policy === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "policy" }, message: "must have required property 'policy'", schema: schema42.required, parentSchema: schema42, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.runtime_control === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "runtime_control" }, message: "must have required property 'runtime_control'", schema: schema42.required, parentSchema: schema42, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.local_run === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "local_run" }, message: "must have required property 'local_run'", schema: schema42.required, parentSchema: schema42, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.live_run === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "live_run" }, message: "must have required property 'live_run'", schema: schema42.required, parentSchema: schema42, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema42.properties, key0)) {
        let err9 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema42, data };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.subject !== void 0 && (validate29(data.subject, { instancePath: instancePath + "/subject", parentData: data, parentDataProperty: "subject", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate29.errors : appended(vErrors, validate29.errors), errors = vErrors.length)), data.contract_digest !== void 0) {
      let data1 = data.contract_digest;
      if (typeof data1 != "string" && data1 !== null) {
        let err10 = { instancePath: instancePath + "/contract_digest", schemaPath: "#/properties/contract_digest/type", keyword: "type", params: { type: schema42.properties.contract_digest.type }, message: "must be string,null", schema: schema42.properties.contract_digest.type, parentSchema: schema42.properties.contract_digest, data: data1 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data1 == "string" && !pattern7.test(data1)) {
        let err11 = { instancePath: instancePath + "/contract_digest", schemaPath: "#/properties/contract_digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema42.properties.contract_digest, data: data1 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.configuration !== void 0) {
      let data2 = data.configuration;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2)) && data2 !== null) {
        let err12 = { instancePath: instancePath + "/configuration", schemaPath: "#/$defs/configuration_fact/type", keyword: "type", params: { type: schema50.type }, message: "must be object,null", schema: schema50.type, parentSchema: schema50, data: data2 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.state === void 0) {
          let err13 = { instancePath: instancePath + "/configuration", schemaPath: "#/$defs/configuration_fact/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema50.required, parentSchema: schema50, data: data2 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data2.source === void 0) {
          let err14 = { instancePath: instancePath + "/configuration", schemaPath: "#/$defs/configuration_fact/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'", schema: schema50.required, parentSchema: schema50, data: data2 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        for (let key1 in data2)
          if (!(key1 === "state" || key1 === "source")) {
            let err15 = { instancePath: instancePath + "/configuration", schemaPath: "#/$defs/configuration_fact/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema50, data: data2 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        if (data2.state !== void 0) {
          let data3 = data2.state;
          if (typeof data3 != "string") {
            let err16 = { instancePath: instancePath + "/configuration/state", schemaPath: "#/$defs/configuration_fact/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema50.properties.state.type, parentSchema: schema50.properties.state, data: data3 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
          if (!(data3 === "missing" || data3 === "dynamic_registration" || data3 === "configured")) {
            let err17 = { instancePath: instancePath + "/configuration/state", schemaPath: "#/$defs/configuration_fact/properties/state/enum", keyword: "enum", params: { allowedValues: schema50.properties.state.enum }, message: "must be equal to one of the allowed values", schema: schema50.properties.state.enum, parentSchema: schema50.properties.state, data: data3 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
        if (data2.source !== void 0) {
          let data4 = data2.source;
          if (typeof data4 != "string" && data4 !== null) {
            let err18 = { instancePath: instancePath + "/configuration/source", schemaPath: "#/$defs/configuration_fact/properties/source/type", keyword: "type", params: { type: schema50.properties.source.type }, message: "must be string,null", schema: schema50.properties.source.type, parentSchema: schema50.properties.source, data: data4 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
          if (!(data4 === "built_in" || data4 === "environment" || data4 === "database" || data4 === "dynamic" || data4 === null)) {
            let err19 = { instancePath: instancePath + "/configuration/source", schemaPath: "#/$defs/configuration_fact/properties/source/enum", keyword: "enum", params: { allowedValues: schema50.properties.source.enum }, message: "must be equal to one of the allowed values", schema: schema50.properties.source.enum, parentSchema: schema50.properties.source, data: data4 };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
      }
    }
    if (data.approval !== void 0 && (validate31(data.approval, { instancePath: instancePath + "/approval", parentData: data, parentDataProperty: "approval", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate31.errors : appended(vErrors, validate31.errors), errors = vErrors.length)), data.authorization !== void 0 && (validate35(data.authorization, { instancePath: instancePath + "/authorization", parentData: data, parentDataProperty: "authorization", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate35.errors : appended(vErrors, validate35.errors), errors = vErrors.length)), data.policy !== void 0) {
      let data7 = data.policy;
      if (!(data7 && typeof data7 == "object" && !Array.isArray(data7)) && data7 !== null) {
        let err20 = { instancePath: instancePath + "/policy", schemaPath: "#/$defs/policy_fact/type", keyword: "type", params: { type: schema63.type }, message: "must be object,null", schema: schema63.type, parentSchema: schema63, data: data7 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        if (data7.state === void 0) {
          let err21 = { instancePath: instancePath + "/policy", schemaPath: "#/$defs/policy_fact/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema63.required, parentSchema: schema63, data: data7 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        for (let key2 in data7)
          if (key2 !== "state") {
            let err22 = { instancePath: instancePath + "/policy", schemaPath: "#/$defs/policy_fact/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema63, data: data7 };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        if (data7.state !== void 0) {
          let data8 = data7.state;
          if (typeof data8 != "string") {
            let err23 = { instancePath: instancePath + "/policy/state", schemaPath: "#/$defs/policy_fact/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema63.properties.state.type, parentSchema: schema63.properties.state, data: data8 };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
          if (!(data8 === "restricted" || data8 === "allowed")) {
            let err24 = { instancePath: instancePath + "/policy/state", schemaPath: "#/$defs/policy_fact/properties/state/enum", keyword: "enum", params: { allowedValues: schema63.properties.state.enum }, message: "must be equal to one of the allowed values", schema: schema63.properties.state.enum, parentSchema: schema63.properties.state, data: data8 };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
          }
        }
      }
    }
    data.runtime_control !== void 0 && (validate39(data.runtime_control, { instancePath: instancePath + "/runtime_control", parentData: data, parentDataProperty: "runtime_control", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate39.errors : appended(vErrors, validate39.errors), errors = vErrors.length)), data.local_run !== void 0 && (validate43(data.local_run, { instancePath: instancePath + "/local_run", parentData: data, parentDataProperty: "local_run", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate43.errors : appended(vErrors, validate43.errors), errors = vErrors.length)), data.live_run !== void 0 && (validate43(data.live_run, { instancePath: instancePath + "/live_run", parentData: data, parentDataProperty: "live_run", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate43.errors : appended(vErrors, validate43.errors), errors = vErrors.length));
  } else {
    let err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema42.type, parentSchema: schema42, data };
    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
  }
  return validate28.errors = vErrors, errors === 0;
}
validate28.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate101.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema145.required, parentSchema: schema145, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.sha256 === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'", schema: schema145.required, parentSchema: schema145, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.entry_count === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "entry_count" }, message: "must have required property 'entry_count'", schema: schema145.required, parentSchema: schema145, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.statement === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "statement" }, message: "must have required property 'statement'", schema: schema145.required, parentSchema: schema145, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.line === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'", schema: schema145.required, parentSchema: schema145, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.subject_digest === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subject_digest" }, message: "must have required property 'subject_digest'", schema: schema145.required, parentSchema: schema145, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.entry === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "entry" }, message: "must have required property 'entry'", schema: schema145.required, parentSchema: schema145, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "path" || key0 === "sha256" || key0 === "entry_count" || key0 === "statement" || key0 === "line" || key0 === "subject_digest" || key0 === "entry")) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema145, data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.path !== void 0) {
      let data0 = data.path;
      if (typeof data0 != "string") {
        let err8 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema145.properties.path.type, parentSchema: schema145.properties.path, data: data0 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.sha256 !== void 0) {
      let data1 = data.sha256;
      if (typeof data1 == "string") {
        if (!pattern7.test(data1)) {
          let err9 = { instancePath: instancePath + "/sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data1 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.entry_count !== void 0) {
      let data2 = data.entry_count;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err11 = { instancePath: instancePath + "/entry_count", schemaPath: "#/properties/entry_count/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema145.properties.entry_count.type, parentSchema: schema145.properties.entry_count, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2))) {
        let err12 = { instancePath: instancePath + "/entry_count", schemaPath: "#/properties/entry_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema145.properties.entry_count, data: data2 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.statement !== void 0) {
      let data3 = data.statement;
      if (!(data3 && typeof data3 == "object" && !Array.isArray(data3)) && data3 !== null) {
        let err13 = { instancePath: instancePath + "/statement", schemaPath: "#/properties/statement/type", keyword: "type", params: { type: schema145.properties.statement.type }, message: "must be object,null", schema: schema145.properties.statement.type, parentSchema: schema145.properties.statement, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (data3.path === void 0) {
          let err14 = { instancePath: instancePath + "/statement", schemaPath: "#/properties/statement/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema145.properties.statement.required, parentSchema: schema145.properties.statement, data: data3 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data3.deployment === void 0) {
          let err15 = { instancePath: instancePath + "/statement", schemaPath: "#/properties/statement/required", keyword: "required", params: { missingProperty: "deployment" }, message: "must have required property 'deployment'", schema: schema145.properties.statement.required, parentSchema: schema145.properties.statement, data: data3 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (data3.generated_at === void 0) {
          let err16 = { instancePath: instancePath + "/statement", schemaPath: "#/properties/statement/required", keyword: "required", params: { missingProperty: "generated_at" }, message: "must have required property 'generated_at'", schema: schema145.properties.statement.required, parentSchema: schema145.properties.statement, data: data3 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (data3.expires_at === void 0) {
          let err17 = { instancePath: instancePath + "/statement", schemaPath: "#/properties/statement/required", keyword: "required", params: { missingProperty: "expires_at" }, message: "must have required property 'expires_at'", schema: schema145.properties.statement.required, parentSchema: schema145.properties.statement, data: data3 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        for (let key1 in data3)
          if (!(key1 === "path" || key1 === "deployment" || key1 === "generated_at" || key1 === "expires_at")) {
            let err18 = { instancePath: instancePath + "/statement", schemaPath: "#/properties/statement/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema145.properties.statement, data: data3 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        if (data3.path !== void 0) {
          let data4 = data3.path;
          if (typeof data4 != "string") {
            let err19 = { instancePath: instancePath + "/statement/path", schemaPath: "#/properties/statement/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema145.properties.statement.properties.path.type, parentSchema: schema145.properties.statement.properties.path, data: data4 };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
        if (data3.deployment !== void 0) {
          let data5 = data3.deployment;
          if (typeof data5 == "string") {
            if (func2(data5) > 64) {
              let err20 = { instancePath: instancePath + "/statement/deployment", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema44, data: data5 };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
            if (!pattern12.test(data5)) {
              let err21 = { instancePath: instancePath + "/statement/deployment", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema44, data: data5 };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
          } else {
            let err22 = { instancePath: instancePath + "/statement/deployment", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data5 };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        }
        if (data3.generated_at !== void 0) {
          let data6 = data3.generated_at;
          if (typeof data6 == "string") {
            if (!pattern4.test(data6)) {
              let err23 = { instancePath: instancePath + "/statement/generated_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema34, data: data6 };
              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
            if (!formats0.validate(data6)) {
              let err24 = { instancePath: instancePath + "/statement/generated_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema34, data: data6 };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
          } else {
            let err25 = { instancePath: instancePath + "/statement/generated_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data6 };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        }
        if (data3.expires_at !== void 0) {
          let data7 = data3.expires_at;
          if (typeof data7 == "string") {
            if (!pattern4.test(data7)) {
              let err26 = { instancePath: instancePath + "/statement/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema34, data: data7 };
              vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
            }
            if (!formats0.validate(data7)) {
              let err27 = { instancePath: instancePath + "/statement/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema34, data: data7 };
              vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
            }
          } else {
            let err28 = { instancePath: instancePath + "/statement/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data7 };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
        }
      }
    }
    if (data.line !== void 0) {
      let data8 = data.line;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err29 = { instancePath: instancePath + "/line", schemaPath: "#/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema145.properties.line.type, parentSchema: schema145.properties.line, data: data8 };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8) && (data8 < 1 || isNaN(data8))) {
        let err30 = { instancePath: instancePath + "/line", schemaPath: "#/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema145.properties.line, data: data8 };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.subject_digest !== void 0) {
      let data9 = data.subject_digest;
      if (typeof data9 == "string") {
        if (!pattern7.test(data9)) {
          let err31 = { instancePath: instancePath + "/subject_digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data9 };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
      } else {
        let err32 = { instancePath: instancePath + "/subject_digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data9 };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    data.entry !== void 0 && (validate28(data.entry, { instancePath: instancePath + "/entry", parentData: data, parentDataProperty: "entry", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate28.errors : appended(vErrors, validate28.errors), errors = vErrors.length));
  } else {
    let err33 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema145.type, parentSchema: schema145, data };
    vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
  }
  return validate101.errors = vErrors, errors === 0;
}
validate101.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema151 = { title: "CodeResult", description: "What a code means.", type: "object", additionalProperties: !1, required: ["code", "title", "area", "rules", "exit_code", "hint", "clears_by", "next", "page"], properties: { code: { type: "string" }, title: { type: "string" }, area: { type: "string" }, rules: { type: "array", items: { $ref: "#/$defs/rule_name" } }, exit_code: { type: "integer", minimum: 0, maximum: 3 }, hint: { type: "string" }, clears_by: { $ref: "urn:claimgate:schema:gate-verdict:v1#/$defs/finding/properties/clears_by" }, next: { type: ["string", "null"] }, page: { type: "string", description: "where it is documented" } } }, schema152 = { title: "RuleName", type: "object", additionalProperties: !1, required: ["number", "id"], properties: { number: { type: "integer", minimum: 1 }, id: { type: "string" } } }, schema153 = { type: "string", enum: ["time", "new_local_run", "new_live_run", "new_approval", "reconnect", "operator", "contract_change", "edit", "never"] };
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate104.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema151.required, parentSchema: schema151, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.title === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema151.required, parentSchema: schema151, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.area === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "area" }, message: "must have required property 'area'", schema: schema151.required, parentSchema: schema151, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.rules === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rules" }, message: "must have required property 'rules'", schema: schema151.required, parentSchema: schema151, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.exit_code === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "exit_code" }, message: "must have required property 'exit_code'", schema: schema151.required, parentSchema: schema151, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.hint === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hint" }, message: "must have required property 'hint'", schema: schema151.required, parentSchema: schema151, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.clears_by === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "clears_by" }, message: "must have required property 'clears_by'", schema: schema151.required, parentSchema: schema151, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.next === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next" }, message: "must have required property 'next'", schema: schema151.required, parentSchema: schema151, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.page === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "page" }, message: "must have required property 'page'", schema: schema151.required, parentSchema: schema151, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema151.properties, key0)) {
        let err9 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema151, data };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.code !== void 0) {
      let data0 = data.code;
      if (typeof data0 != "string") {
        let err10 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.code.type, parentSchema: schema151.properties.code, data: data0 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      if (typeof data1 != "string") {
        let err11 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.title.type, parentSchema: schema151.properties.title, data: data1 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.area !== void 0) {
      let data2 = data.area;
      if (typeof data2 != "string") {
        let err12 = { instancePath: instancePath + "/area", schemaPath: "#/properties/area/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.area.type, parentSchema: schema151.properties.area, data: data2 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.rules !== void 0) {
      let data3 = data.rules;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            if (data4.number === void 0) {
              let err13 = { instancePath: instancePath + "/rules/" + i0, schemaPath: "#/$defs/rule_name/required", keyword: "required", params: { missingProperty: "number" }, message: "must have required property 'number'", schema: schema152.required, parentSchema: schema152, data: data4 };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
            if (data4.id === void 0) {
              let err14 = { instancePath: instancePath + "/rules/" + i0, schemaPath: "#/$defs/rule_name/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema152.required, parentSchema: schema152, data: data4 };
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
            for (let key1 in data4)
              if (!(key1 === "number" || key1 === "id")) {
                let err15 = { instancePath: instancePath + "/rules/" + i0, schemaPath: "#/$defs/rule_name/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema152, data: data4 };
                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
              }
            if (data4.number !== void 0) {
              let data5 = data4.number;
              if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
                let err16 = { instancePath: instancePath + "/rules/" + i0 + "/number", schemaPath: "#/$defs/rule_name/properties/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema152.properties.number.type, parentSchema: schema152.properties.number, data: data5 };
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
              }
              if (typeof data5 == "number" && isFinite(data5) && (data5 < 1 || isNaN(data5))) {
                let err17 = { instancePath: instancePath + "/rules/" + i0 + "/number", schemaPath: "#/$defs/rule_name/properties/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema152.properties.number, data: data5 };
                vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
              }
            }
            if (data4.id !== void 0) {
              let data6 = data4.id;
              if (typeof data6 != "string") {
                let err18 = { instancePath: instancePath + "/rules/" + i0 + "/id", schemaPath: "#/$defs/rule_name/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema152.properties.id.type, parentSchema: schema152.properties.id, data: data6 };
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
              }
            }
          } else {
            let err19 = { instancePath: instancePath + "/rules/" + i0, schemaPath: "#/$defs/rule_name/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema152.type, parentSchema: schema152, data: data4 };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
      } else {
        let err20 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema151.properties.rules.type, parentSchema: schema151.properties.rules, data: data3 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.exit_code !== void 0) {
      let data7 = data.exit_code;
      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
        let err21 = { instancePath: instancePath + "/exit_code", schemaPath: "#/properties/exit_code/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema151.properties.exit_code.type, parentSchema: schema151.properties.exit_code, data: data7 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (typeof data7 == "number" && isFinite(data7)) {
        if (data7 > 3 || isNaN(data7)) {
          let err22 = { instancePath: instancePath + "/exit_code", schemaPath: "#/properties/exit_code/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3 }, message: "must be <= 3", schema: 3, parentSchema: schema151.properties.exit_code, data: data7 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (data7 < 0 || isNaN(data7)) {
          let err23 = { instancePath: instancePath + "/exit_code", schemaPath: "#/properties/exit_code/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema151.properties.exit_code, data: data7 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      }
    }
    if (data.hint !== void 0) {
      let data8 = data.hint;
      if (typeof data8 != "string") {
        let err24 = { instancePath: instancePath + "/hint", schemaPath: "#/properties/hint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.hint.type, parentSchema: schema151.properties.hint, data: data8 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.clears_by !== void 0) {
      let data9 = data.clears_by;
      if (typeof data9 != "string") {
        let err25 = { instancePath: instancePath + "/clears_by", schemaPath: "urn:claimgate:schema:gate-verdict:v1#/$defs/finding/properties/clears_by/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema153.type, parentSchema: schema153, data: data9 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      if (!(data9 === "time" || data9 === "new_local_run" || data9 === "new_live_run" || data9 === "new_approval" || data9 === "reconnect" || data9 === "operator" || data9 === "contract_change" || data9 === "edit" || data9 === "never")) {
        let err26 = { instancePath: instancePath + "/clears_by", schemaPath: "urn:claimgate:schema:gate-verdict:v1#/$defs/finding/properties/clears_by/enum", keyword: "enum", params: { allowedValues: schema153.enum }, message: "must be equal to one of the allowed values", schema: schema153.enum, parentSchema: schema153, data: data9 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.next !== void 0) {
      let data10 = data.next;
      if (typeof data10 != "string" && data10 !== null) {
        let err27 = { instancePath: instancePath + "/next", schemaPath: "#/properties/next/type", keyword: "type", params: { type: schema151.properties.next.type }, message: "must be string,null", schema: schema151.properties.next.type, parentSchema: schema151.properties.next, data: data10 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.page !== void 0) {
      let data11 = data.page;
      if (typeof data11 != "string") {
        let err28 = { instancePath: instancePath + "/page", schemaPath: "#/properties/page/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema151.properties.page.type, parentSchema: schema151.properties.page, data: data11 };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
  } else {
    let err29 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema151.type, parentSchema: schema151, data };
    vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
  }
  return validate104.errors = vErrors, errors === 0;
}
validate104.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema154 = { title: "KeyResult", type: "object", additionalProperties: !1, required: ["key_id", "scheme", "encrypted", "private_key", "public_key", "ssh", "note_key"], properties: { key_id: { $ref: "#/$defs/key_id" }, scheme: { type: "string", enum: ["ed25519", "ecdsa-p256"] }, encrypted: { type: "boolean" }, private_key: { type: "string", description: "path" }, public_key: { type: "string", description: "path" }, ssh: { type: "string", description: "the public key as a line of OpenSSH" }, note_key: { type: ["string", "null"], description: "C2SP note key, where a name was given" } } }, schema155 = { title: "KeyId", type: "string", pattern: "^SHA256:[A-Za-z0-9+/]{43}$", description: "an OpenSSH SHA256 fingerprint" }, pattern83 = new RegExp("^SHA256:[A-Za-z0-9+/]{43}$", "u");
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate106.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key_id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key_id" }, message: "must have required property 'key_id'", schema: schema154.required, parentSchema: schema154, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.scheme === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scheme" }, message: "must have required property 'scheme'", schema: schema154.required, parentSchema: schema154, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.encrypted === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "encrypted" }, message: "must have required property 'encrypted'", schema: schema154.required, parentSchema: schema154, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.private_key === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "private_key" }, message: "must have required property 'private_key'", schema: schema154.required, parentSchema: schema154, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.public_key === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "public_key" }, message: "must have required property 'public_key'", schema: schema154.required, parentSchema: schema154, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.ssh === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ssh" }, message: "must have required property 'ssh'", schema: schema154.required, parentSchema: schema154, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.note_key === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "note_key" }, message: "must have required property 'note_key'", schema: schema154.required, parentSchema: schema154, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "key_id" || key0 === "scheme" || key0 === "encrypted" || key0 === "private_key" || key0 === "public_key" || key0 === "ssh" || key0 === "note_key")) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema154, data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.key_id !== void 0) {
      let data0 = data.key_id;
      if (typeof data0 == "string") {
        if (!pattern83.test(data0)) {
          let err8 = { instancePath: instancePath + "/key_id", schemaPath: "#/$defs/key_id/pattern", keyword: "pattern", params: { pattern: "^SHA256:[A-Za-z0-9+/]{43}$" }, message: 'must match pattern "^SHA256:[A-Za-z0-9+/]{43}$"', schema: "^SHA256:[A-Za-z0-9+/]{43}$", parentSchema: schema155, data: data0 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/key_id", schemaPath: "#/$defs/key_id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema155.type, parentSchema: schema155, data: data0 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.scheme !== void 0) {
      let data1 = data.scheme;
      if (typeof data1 != "string") {
        let err10 = { instancePath: instancePath + "/scheme", schemaPath: "#/properties/scheme/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema154.properties.scheme.type, parentSchema: schema154.properties.scheme, data: data1 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (!(data1 === "ed25519" || data1 === "ecdsa-p256")) {
        let err11 = { instancePath: instancePath + "/scheme", schemaPath: "#/properties/scheme/enum", keyword: "enum", params: { allowedValues: schema154.properties.scheme.enum }, message: "must be equal to one of the allowed values", schema: schema154.properties.scheme.enum, parentSchema: schema154.properties.scheme, data: data1 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.encrypted !== void 0) {
      let data2 = data.encrypted;
      if (typeof data2 != "boolean") {
        let err12 = { instancePath: instancePath + "/encrypted", schemaPath: "#/properties/encrypted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema154.properties.encrypted.type, parentSchema: schema154.properties.encrypted, data: data2 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.private_key !== void 0) {
      let data3 = data.private_key;
      if (typeof data3 != "string") {
        let err13 = { instancePath: instancePath + "/private_key", schemaPath: "#/properties/private_key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema154.properties.private_key.type, parentSchema: schema154.properties.private_key, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.public_key !== void 0) {
      let data4 = data.public_key;
      if (typeof data4 != "string") {
        let err14 = { instancePath: instancePath + "/public_key", schemaPath: "#/properties/public_key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema154.properties.public_key.type, parentSchema: schema154.properties.public_key, data: data4 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.ssh !== void 0) {
      let data5 = data.ssh;
      if (typeof data5 != "string") {
        let err15 = { instancePath: instancePath + "/ssh", schemaPath: "#/properties/ssh/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema154.properties.ssh.type, parentSchema: schema154.properties.ssh, data: data5 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.note_key !== void 0) {
      let data6 = data.note_key;
      if (typeof data6 != "string" && data6 !== null) {
        let err16 = { instancePath: instancePath + "/note_key", schemaPath: "#/properties/note_key/type", keyword: "type", params: { type: schema154.properties.note_key.type }, message: "must be string,null", schema: schema154.properties.note_key.type, parentSchema: schema154.properties.note_key, data: data6 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema154.type, parentSchema: schema154, data };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate106.errors = vErrors, errors === 0;
}
validate106.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema156 = { title: "TrustResult", type: "object", additionalProperties: !1, required: ["path", "pin", "missing"], properties: { path: { type: "string" }, pin: { type: "string" }, missing: { type: "array", items: { $ref: "#/$defs/missing_signatures" } } } }, schema157 = { title: "MissingSignatures", description: "How many of these keys, the root keys of one version, still have to sign.", type: "object", additionalProperties: !1, required: ["version", "count", "key_ids"], properties: { version: { type: "integer", minimum: 1 }, count: { type: "integer", minimum: 0 }, key_ids: { type: "array", items: { $ref: "#/$defs/key_id" } } } };
function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate109.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema157.required, parentSchema: schema157, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.count === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" }, message: "must have required property 'count'", schema: schema157.required, parentSchema: schema157, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.key_ids === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key_ids" }, message: "must have required property 'key_ids'", schema: schema157.required, parentSchema: schema157, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "version" || key0 === "count" || key0 === "key_ids")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema157, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.version !== void 0) {
      let data0 = data.version;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err4 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema157.properties.version.type, parentSchema: schema157.properties.version, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0) && (data0 < 1 || isNaN(data0))) {
        let err5 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema157.properties.version, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.count !== void 0) {
      let data1 = data.count;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err6 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema157.properties.count.type, parentSchema: schema157.properties.count, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 0 || isNaN(data1))) {
        let err7 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema157.properties.count, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.key_ids !== void 0) {
      let data2 = data.key_ids;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (typeof data3 == "string") {
            if (!pattern83.test(data3)) {
              let err8 = { instancePath: instancePath + "/key_ids/" + i0, schemaPath: "#/$defs/key_id/pattern", keyword: "pattern", params: { pattern: "^SHA256:[A-Za-z0-9+/]{43}$" }, message: 'must match pattern "^SHA256:[A-Za-z0-9+/]{43}$"', schema: "^SHA256:[A-Za-z0-9+/]{43}$", parentSchema: schema155, data: data3 };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
          } else {
            let err9 = { instancePath: instancePath + "/key_ids/" + i0, schemaPath: "#/$defs/key_id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema155.type, parentSchema: schema155, data: data3 };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        }
      } else {
        let err10 = { instancePath: instancePath + "/key_ids", schemaPath: "#/properties/key_ids/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema157.properties.key_ids.type, parentSchema: schema157.properties.key_ids, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema157.type, parentSchema: schema157, data };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate109.errors = vErrors, errors === 0;
}
validate109.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate108.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema156.required, parentSchema: schema156, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.pin === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pin" }, message: "must have required property 'pin'", schema: schema156.required, parentSchema: schema156, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.missing === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "missing" }, message: "must have required property 'missing'", schema: schema156.required, parentSchema: schema156, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "path" || key0 === "pin" || key0 === "missing")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema156, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.path !== void 0) {
      let data0 = data.path;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema156.properties.path.type, parentSchema: schema156.properties.path, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.pin !== void 0) {
      let data1 = data.pin;
      if (typeof data1 != "string") {
        let err5 = { instancePath: instancePath + "/pin", schemaPath: "#/properties/pin/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema156.properties.pin.type, parentSchema: schema156.properties.pin, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.missing !== void 0) {
      let data2 = data.missing;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate109(data2[i0], { instancePath: instancePath + "/missing/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate109.errors : appended(vErrors, validate109.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/missing", schemaPath: "#/properties/missing/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema156.properties.missing.type, parentSchema: schema156.properties.missing, data: data2 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema156.type, parentSchema: schema156, data };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate108.errors = vErrors, errors === 0;
}
validate108.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema159 = { title: "SetupResult", type: "object", additionalProperties: !1, required: ["is_dry_run", "deployment", "steps", "pin", "pin_file", "missing"], properties: { is_dry_run: { type: "boolean" }, deployment: { type: "string" }, steps: { type: "array", items: { $ref: "#/$defs/file_outcome" } }, pin: { type: ["string", "null"], description: "The pin of the first trust root; null before there is one." }, pin_file: { type: ["string", "null"], description: "Where the pin is saved for this user; null where it is not." }, missing: { type: "array", items: { $ref: "#/$defs/missing_signatures" } } } };
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate112.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.is_dry_run === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "is_dry_run" }, message: "must have required property 'is_dry_run'", schema: schema159.required, parentSchema: schema159, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.deployment === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deployment" }, message: "must have required property 'deployment'", schema: schema159.required, parentSchema: schema159, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.steps === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "steps" }, message: "must have required property 'steps'", schema: schema159.required, parentSchema: schema159, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.pin === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pin" }, message: "must have required property 'pin'", schema: schema159.required, parentSchema: schema159, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.pin_file === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pin_file" }, message: "must have required property 'pin_file'", schema: schema159.required, parentSchema: schema159, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.missing === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "missing" }, message: "must have required property 'missing'", schema: schema159.required, parentSchema: schema159, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "is_dry_run" || key0 === "deployment" || key0 === "steps" || key0 === "pin" || key0 === "pin_file" || key0 === "missing")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema159, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.is_dry_run !== void 0) {
      let data0 = data.is_dry_run;
      if (typeof data0 != "boolean") {
        let err7 = { instancePath: instancePath + "/is_dry_run", schemaPath: "#/properties/is_dry_run/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema159.properties.is_dry_run.type, parentSchema: schema159.properties.is_dry_run, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.deployment !== void 0) {
      let data1 = data.deployment;
      if (typeof data1 != "string") {
        let err8 = { instancePath: instancePath + "/deployment", schemaPath: "#/properties/deployment/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema159.properties.deployment.type, parentSchema: schema159.properties.deployment, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.steps !== void 0) {
      let data2 = data.steps;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.path === void 0) {
              let err9 = { instancePath: instancePath + "/steps/" + i0, schemaPath: "#/$defs/file_outcome/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema128.required, parentSchema: schema128, data: data3 };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            if (data3.outcome === void 0) {
              let err10 = { instancePath: instancePath + "/steps/" + i0, schemaPath: "#/$defs/file_outcome/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'", schema: schema128.required, parentSchema: schema128, data: data3 };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            for (let key1 in data3)
              if (!(key1 === "path" || key1 === "outcome")) {
                let err11 = { instancePath: instancePath + "/steps/" + i0, schemaPath: "#/$defs/file_outcome/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema128, data: data3 };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
              }
            if (data3.path !== void 0) {
              let data4 = data3.path;
              if (typeof data4 != "string") {
                let err12 = { instancePath: instancePath + "/steps/" + i0 + "/path", schemaPath: "#/$defs/file_outcome/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema128.properties.path.type, parentSchema: schema128.properties.path, data: data4 };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
              }
            }
            if (data3.outcome !== void 0) {
              let data5 = data3.outcome;
              if (typeof data5 != "string") {
                let err13 = { instancePath: instancePath + "/steps/" + i0 + "/outcome", schemaPath: "#/$defs/file_outcome/properties/outcome/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema128.properties.outcome.type, parentSchema: schema128.properties.outcome, data: data5 };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
              }
              if (!(data5 === "created" || data5 === "changed" || data5 === "unchanged" || data5 === "would_create" || data5 === "would_change")) {
                let err14 = { instancePath: instancePath + "/steps/" + i0 + "/outcome", schemaPath: "#/$defs/file_outcome/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema128.properties.outcome.enum }, message: "must be equal to one of the allowed values", schema: schema128.properties.outcome.enum, parentSchema: schema128.properties.outcome, data: data5 };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
              }
            }
          } else {
            let err15 = { instancePath: instancePath + "/steps/" + i0, schemaPath: "#/$defs/file_outcome/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema128.type, parentSchema: schema128, data: data3 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        }
      } else {
        let err16 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema159.properties.steps.type, parentSchema: schema159.properties.steps, data: data2 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.pin !== void 0) {
      let data6 = data.pin;
      if (typeof data6 != "string" && data6 !== null) {
        let err17 = { instancePath: instancePath + "/pin", schemaPath: "#/properties/pin/type", keyword: "type", params: { type: schema159.properties.pin.type }, message: "must be string,null", schema: schema159.properties.pin.type, parentSchema: schema159.properties.pin, data: data6 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.pin_file !== void 0) {
      let data7 = data.pin_file;
      if (typeof data7 != "string" && data7 !== null) {
        let err18 = { instancePath: instancePath + "/pin_file", schemaPath: "#/properties/pin_file/type", keyword: "type", params: { type: schema159.properties.pin_file.type }, message: "must be string,null", schema: schema159.properties.pin_file.type, parentSchema: schema159.properties.pin_file, data: data7 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.missing !== void 0) {
      let data8 = data.missing;
      if (Array.isArray(data8)) {
        let len1 = data8.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate109(data8[i1], { instancePath: instancePath + "/missing/" + i1, parentData: data8, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate109.errors : appended(vErrors, validate109.errors), errors = vErrors.length);
      } else {
        let err19 = { instancePath: instancePath + "/missing", schemaPath: "#/properties/missing/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema159.properties.missing.type, parentSchema: schema159.properties.missing, data: data8 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
  } else {
    let err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema159.type, parentSchema: schema159, data };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  return validate112.errors = vErrors, errors === 0;
}
validate112.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema161 = { title: "SignatureResult", type: "object", additionalProperties: !1, required: ["path", "kind", "payload_sha256", "key_id", "signatures", "missing"], properties: { path: { type: "string" }, kind: { $ref: "#/$defs/document_kind" }, payload_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, key_id: { $ref: "#/$defs/key_id" }, signatures: { type: "integer", minimum: 1 }, missing: { description: "what a trust root still lacks; empty for other documents", type: "array", items: { $ref: "#/$defs/missing_signatures" } } } }, schema162 = { title: "DocumentKind", type: "string", enum: ["trust_root", "projection_statement", "signed_verdict", "badge"] };
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate115.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema161.required, parentSchema: schema161, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.kind === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema161.required, parentSchema: schema161, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.payload_sha256 === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "payload_sha256" }, message: "must have required property 'payload_sha256'", schema: schema161.required, parentSchema: schema161, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.key_id === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key_id" }, message: "must have required property 'key_id'", schema: schema161.required, parentSchema: schema161, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.signatures === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "signatures" }, message: "must have required property 'signatures'", schema: schema161.required, parentSchema: schema161, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.missing === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "missing" }, message: "must have required property 'missing'", schema: schema161.required, parentSchema: schema161, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "path" || key0 === "kind" || key0 === "payload_sha256" || key0 === "key_id" || key0 === "signatures" || key0 === "missing")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema161, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.path !== void 0) {
      let data0 = data.path;
      if (typeof data0 != "string") {
        let err7 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema161.properties.path.type, parentSchema: schema161.properties.path, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.kind !== void 0) {
      let data1 = data.kind;
      if (typeof data1 != "string") {
        let err8 = { instancePath: instancePath + "/kind", schemaPath: "#/$defs/document_kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema162.type, parentSchema: schema162, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (!(data1 === "trust_root" || data1 === "projection_statement" || data1 === "signed_verdict" || data1 === "badge")) {
        let err9 = { instancePath: instancePath + "/kind", schemaPath: "#/$defs/document_kind/enum", keyword: "enum", params: { allowedValues: schema162.enum }, message: "must be equal to one of the allowed values", schema: schema162.enum, parentSchema: schema162, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.payload_sha256 !== void 0) {
      let data2 = data.payload_sha256;
      if (typeof data2 == "string") {
        if (!pattern7.test(data2)) {
          let err10 = { instancePath: instancePath + "/payload_sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/payload_sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.key_id !== void 0) {
      let data3 = data.key_id;
      if (typeof data3 == "string") {
        if (!pattern83.test(data3)) {
          let err12 = { instancePath: instancePath + "/key_id", schemaPath: "#/$defs/key_id/pattern", keyword: "pattern", params: { pattern: "^SHA256:[A-Za-z0-9+/]{43}$" }, message: 'must match pattern "^SHA256:[A-Za-z0-9+/]{43}$"', schema: "^SHA256:[A-Za-z0-9+/]{43}$", parentSchema: schema155, data: data3 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/key_id", schemaPath: "#/$defs/key_id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema155.type, parentSchema: schema155, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.signatures !== void 0) {
      let data4 = data.signatures;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err14 = { instancePath: instancePath + "/signatures", schemaPath: "#/properties/signatures/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema161.properties.signatures.type, parentSchema: schema161.properties.signatures, data: data4 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4))) {
        let err15 = { instancePath: instancePath + "/signatures", schemaPath: "#/properties/signatures/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema161.properties.signatures, data: data4 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.missing !== void 0) {
      let data5 = data.missing;
      if (Array.isArray(data5)) {
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate109(data5[i0], { instancePath: instancePath + "/missing/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate109.errors : appended(vErrors, validate109.errors), errors = vErrors.length);
      } else {
        let err16 = { instancePath: instancePath + "/missing", schemaPath: "#/properties/missing/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema161.properties.missing.type, parentSchema: schema161.properties.missing, data: data5 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema161.type, parentSchema: schema161, data };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate115.errors = vErrors, errors === 0;
}
validate115.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema165 = { title: "MessageResult", description: "the bytes that a signature of the document is made over, written to a file", type: "object", additionalProperties: !1, required: ["path", "kind", "payload_sha256", "message", "message_sha256", "signatures"], properties: { path: { type: "string" }, kind: { $ref: "#/$defs/document_kind" }, payload_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, message: { type: "string", description: "the file that was written" }, message_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, signatures: { type: "integer", minimum: 0 } } };
function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate118.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema165.required, parentSchema: schema165, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.kind === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema165.required, parentSchema: schema165, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.payload_sha256 === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "payload_sha256" }, message: "must have required property 'payload_sha256'", schema: schema165.required, parentSchema: schema165, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.message === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema165.required, parentSchema: schema165, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.message_sha256 === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message_sha256" }, message: "must have required property 'message_sha256'", schema: schema165.required, parentSchema: schema165, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.signatures === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "signatures" }, message: "must have required property 'signatures'", schema: schema165.required, parentSchema: schema165, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "path" || key0 === "kind" || key0 === "payload_sha256" || key0 === "message" || key0 === "message_sha256" || key0 === "signatures")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema165, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.path !== void 0) {
      let data0 = data.path;
      if (typeof data0 != "string") {
        let err7 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema165.properties.path.type, parentSchema: schema165.properties.path, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.kind !== void 0) {
      let data1 = data.kind;
      if (typeof data1 != "string") {
        let err8 = { instancePath: instancePath + "/kind", schemaPath: "#/$defs/document_kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema162.type, parentSchema: schema162, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (!(data1 === "trust_root" || data1 === "projection_statement" || data1 === "signed_verdict" || data1 === "badge")) {
        let err9 = { instancePath: instancePath + "/kind", schemaPath: "#/$defs/document_kind/enum", keyword: "enum", params: { allowedValues: schema162.enum }, message: "must be equal to one of the allowed values", schema: schema162.enum, parentSchema: schema162, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.payload_sha256 !== void 0) {
      let data2 = data.payload_sha256;
      if (typeof data2 == "string") {
        if (!pattern7.test(data2)) {
          let err10 = { instancePath: instancePath + "/payload_sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/payload_sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.message !== void 0) {
      let data3 = data.message;
      if (typeof data3 != "string") {
        let err12 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema165.properties.message.type, parentSchema: schema165.properties.message, data: data3 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.message_sha256 !== void 0) {
      let data4 = data.message_sha256;
      if (typeof data4 == "string") {
        if (!pattern7.test(data4)) {
          let err13 = { instancePath: instancePath + "/message_sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data4 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/message_sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data4 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.signatures !== void 0) {
      let data5 = data.signatures;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err15 = { instancePath: instancePath + "/signatures", schemaPath: "#/properties/signatures/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema165.properties.signatures.type, parentSchema: schema165.properties.signatures, data: data5 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5) && (data5 < 0 || isNaN(data5))) {
        let err16 = { instancePath: instancePath + "/signatures", schemaPath: "#/properties/signatures/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema165.properties.signatures, data: data5 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema165.type, parentSchema: schema165, data };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate118.errors = vErrors, errors === 0;
}
validate118.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema169 = { title: "ArtifactResult", description: "a published file, and the release that it belongs to, as the signed verdict says", type: "object", additionalProperties: !1, required: ["path", "artifact", "name", "sha256", "resource_uri", "time_verified", "claims", "signed_by", "threshold", "trust_root_version"], properties: { path: { type: "string", description: "the signed verdict" }, artifact: { type: "string", description: "path of the file" }, name: { $ref: "urn:claimgate:schema:release-manifest-with-artifacts:v3#/$defs/artifact_name" }, sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, resource_uri: { type: "string" }, time_verified: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, claims: { description: "null where the release has more claims than a signed verdict lists", anyOf: [{ type: "null" }, { type: "array", items: { $ref: "urn:claimgate:schema:badge:v1#/$defs/badge_claim" } }] }, signed_by: { type: "array", items: { $ref: "#/$defs/key_id" } }, threshold: { type: "integer", minimum: 1 }, trust_root_version: { type: "integer", minimum: 1 } } }, schema181 = { title: "BadgeClaim", type: "object", additionalProperties: !1, required: ["provider", "output_profile", "operation", "account_kind", "policy_mode"], properties: { provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, output_profile: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, operation: { type: "string", enum: ["publish_immediate", "publish_scheduled"] }, account_kind: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, policy_mode: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" } } };
function validate127(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate127.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" }, message: "must have required property 'provider'", schema: schema181.required, parentSchema: schema181, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.output_profile === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "output_profile" }, message: "must have required property 'output_profile'", schema: schema181.required, parentSchema: schema181, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.operation === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operation" }, message: "must have required property 'operation'", schema: schema181.required, parentSchema: schema181, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.account_kind === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_kind" }, message: "must have required property 'account_kind'", schema: schema181.required, parentSchema: schema181, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.policy_mode === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "policy_mode" }, message: "must have required property 'policy_mode'", schema: schema181.required, parentSchema: schema181, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "provider" || key0 === "output_profile" || key0 === "operation" || key0 === "account_kind" || key0 === "policy_mode")) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema181, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.provider !== void 0) {
      let data0 = data.provider;
      if (typeof data0 == "string") {
        if (func2(data0) > 64) {
          let err6 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema44, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!pattern12.test(data0)) {
          let err7 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema44, data: data0 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data0 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.output_profile !== void 0) {
      let data1 = data.output_profile;
      if (typeof data1 == "string") {
        if (func2(data1) > 64) {
          let err9 = { instancePath: instancePath + "/output_profile", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema44, data: data1 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (!pattern12.test(data1)) {
          let err10 = { instancePath: instancePath + "/output_profile", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema44, data: data1 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/output_profile", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data1 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.operation !== void 0) {
      let data2 = data.operation;
      if (typeof data2 != "string") {
        let err12 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema181.properties.operation.type, parentSchema: schema181.properties.operation, data: data2 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (!(data2 === "publish_immediate" || data2 === "publish_scheduled")) {
        let err13 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema181.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema181.properties.operation.enum, parentSchema: schema181.properties.operation, data: data2 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.account_kind !== void 0) {
      let data3 = data.account_kind;
      if (typeof data3 == "string") {
        if (func2(data3) > 64) {
          let err14 = { instancePath: instancePath + "/account_kind", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema44, data: data3 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (!pattern12.test(data3)) {
          let err15 = { instancePath: instancePath + "/account_kind", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema44, data: data3 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/account_kind", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data3 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.policy_mode !== void 0) {
      let data4 = data.policy_mode;
      if (typeof data4 == "string") {
        if (func2(data4) > 64) {
          let err17 = { instancePath: instancePath + "/policy_mode", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema44, data: data4 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (!pattern12.test(data4)) {
          let err18 = { instancePath: instancePath + "/policy_mode", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema44, data: data4 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        let err19 = { instancePath: instancePath + "/policy_mode", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data4 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
  } else {
    let err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema181.type, parentSchema: schema181, data };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  return validate127.errors = vErrors, errors === 0;
}
validate127.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate120.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema169.required, parentSchema: schema169, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.artifact === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "artifact" }, message: "must have required property 'artifact'", schema: schema169.required, parentSchema: schema169, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.name === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema169.required, parentSchema: schema169, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.sha256 === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'", schema: schema169.required, parentSchema: schema169, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.resource_uri === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "resource_uri" }, message: "must have required property 'resource_uri'", schema: schema169.required, parentSchema: schema169, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.time_verified === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "time_verified" }, message: "must have required property 'time_verified'", schema: schema169.required, parentSchema: schema169, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.claims === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "claims" }, message: "must have required property 'claims'", schema: schema169.required, parentSchema: schema169, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.signed_by === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "signed_by" }, message: "must have required property 'signed_by'", schema: schema169.required, parentSchema: schema169, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.threshold === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "threshold" }, message: "must have required property 'threshold'", schema: schema169.required, parentSchema: schema169, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.trust_root_version === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "trust_root_version" }, message: "must have required property 'trust_root_version'", schema: schema169.required, parentSchema: schema169, data };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema169.properties, key0)) {
        let err10 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema169, data };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    if (data.path !== void 0) {
      let data0 = data.path;
      if (typeof data0 != "string") {
        let err11 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema169.properties.path.type, parentSchema: schema169.properties.path, data: data0 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.artifact !== void 0) {
      let data1 = data.artifact;
      if (typeof data1 != "string") {
        let err12 = { instancePath: instancePath + "/artifact", schemaPath: "#/properties/artifact/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema169.properties.artifact.type, parentSchema: schema169.properties.artifact, data: data1 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.name !== void 0) {
      let data2 = data.name;
      if (typeof data2 == "string") {
        if (func2(data2) > 255) {
          let err13 = { instancePath: instancePath + "/name", schemaPath: "urn:claimgate:schema:release-manifest-with-artifacts:v3#/$defs/artifact_name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters", schema: 255, parentSchema: schema125, data: data2 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (!pattern68.test(data2)) {
          let err14 = { instancePath: instancePath + "/name", schemaPath: "urn:claimgate:schema:release-manifest-with-artifacts:v3#/$defs/artifact_name/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9](?:[A-Za-z0-9 @._+~=-]*[A-Za-z0-9@._+~=-])?$" }, message: 'must match pattern "^[A-Za-z0-9](?:[A-Za-z0-9 @._+~=-]*[A-Za-z0-9@._+~=-])?$"', schema: "^[A-Za-z0-9](?:[A-Za-z0-9 @._+~=-]*[A-Za-z0-9@._+~=-])?$", parentSchema: schema125, data: data2 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/name", schemaPath: "urn:claimgate:schema:release-manifest-with-artifacts:v3#/$defs/artifact_name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema125.type, parentSchema: schema125, data: data2 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.sha256 !== void 0) {
      let data3 = data.sha256;
      if (typeof data3 == "string") {
        if (!pattern7.test(data3)) {
          let err16 = { instancePath: instancePath + "/sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data3 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data3 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.resource_uri !== void 0) {
      let data4 = data.resource_uri;
      if (typeof data4 != "string") {
        let err18 = { instancePath: instancePath + "/resource_uri", schemaPath: "#/properties/resource_uri/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema169.properties.resource_uri.type, parentSchema: schema169.properties.resource_uri, data: data4 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.time_verified !== void 0) {
      let data5 = data.time_verified;
      if (typeof data5 == "string") {
        if (!pattern4.test(data5)) {
          let err19 = { instancePath: instancePath + "/time_verified", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema34, data: data5 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (!formats0.validate(data5)) {
          let err20 = { instancePath: instancePath + "/time_verified", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema34, data: data5 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/time_verified", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data5 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.claims !== void 0) {
      let data6 = data.claims, _errs18 = errors, valid4 = !1, _errs19 = errors;
      if (data6 !== null) {
        let err22 = { instancePath: instancePath + "/claims", schemaPath: "#/properties/claims/anyOf/0/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema169.properties.claims.anyOf[0].type, parentSchema: schema169.properties.claims.anyOf[0], data: data6 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
      var _valid0 = _errs19 === errors;
      valid4 = valid4 || _valid0;
      let _errs21 = errors;
      if (Array.isArray(data6)) {
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate127(data6[i0], { instancePath: instancePath + "/claims/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate127.errors : appended(vErrors, validate127.errors), errors = vErrors.length);
      } else {
        let err23 = { instancePath: instancePath + "/claims", schemaPath: "#/properties/claims/anyOf/1/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema169.properties.claims.anyOf[1].type, parentSchema: schema169.properties.claims.anyOf[1], data: data6 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
      var _valid0 = _errs21 === errors;
      if (valid4 = valid4 || _valid0, valid4)
        errors = _errs18, vErrors !== null && (_errs18 ? vErrors.length = _errs18 : vErrors = null);
      else {
        let err24 = { instancePath: instancePath + "/claims", schemaPath: "#/properties/claims/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema169.properties.claims.anyOf, parentSchema: schema169.properties.claims, data: data6 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.signed_by !== void 0) {
      let data8 = data.signed_by;
      if (Array.isArray(data8)) {
        let len1 = data8.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data9 = data8[i1];
          if (typeof data9 == "string") {
            if (!pattern83.test(data9)) {
              let err25 = { instancePath: instancePath + "/signed_by/" + i1, schemaPath: "#/$defs/key_id/pattern", keyword: "pattern", params: { pattern: "^SHA256:[A-Za-z0-9+/]{43}$" }, message: 'must match pattern "^SHA256:[A-Za-z0-9+/]{43}$"', schema: "^SHA256:[A-Za-z0-9+/]{43}$", parentSchema: schema155, data: data9 };
              vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
            }
          } else {
            let err26 = { instancePath: instancePath + "/signed_by/" + i1, schemaPath: "#/$defs/key_id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema155.type, parentSchema: schema155, data: data9 };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
          }
        }
      } else {
        let err27 = { instancePath: instancePath + "/signed_by", schemaPath: "#/properties/signed_by/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema169.properties.signed_by.type, parentSchema: schema169.properties.signed_by, data: data8 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.threshold !== void 0) {
      let data10 = data.threshold;
      if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
        let err28 = { instancePath: instancePath + "/threshold", schemaPath: "#/properties/threshold/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema169.properties.threshold.type, parentSchema: schema169.properties.threshold, data: data10 };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
      if (typeof data10 == "number" && isFinite(data10) && (data10 < 1 || isNaN(data10))) {
        let err29 = { instancePath: instancePath + "/threshold", schemaPath: "#/properties/threshold/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema169.properties.threshold, data: data10 };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.trust_root_version !== void 0) {
      let data11 = data.trust_root_version;
      if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
        let err30 = { instancePath: instancePath + "/trust_root_version", schemaPath: "#/properties/trust_root_version/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema169.properties.trust_root_version.type, parentSchema: schema169.properties.trust_root_version, data: data11 };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
      if (typeof data11 == "number" && isFinite(data11) && (data11 < 1 || isNaN(data11))) {
        let err31 = { instancePath: instancePath + "/trust_root_version", schemaPath: "#/properties/trust_root_version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema169.properties.trust_root_version, data: data11 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
  } else {
    let err32 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema169.type, parentSchema: schema169, data };
    vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
  }
  return validate120.errors = vErrors, errors === 0;
}
validate120.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema192 = { title: "EnvelopeResult", type: "object", additionalProperties: !1, required: ["path", "kind", "payload_sha256", "signed_by", "threshold", "trust_root_version", "projection"], properties: { path: { type: "string" }, kind: { $ref: "#/$defs/document_kind" }, payload_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, signed_by: { type: "array", items: { anyOf: [{ $ref: "#/$defs/key_id" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }] }, description: "keys by their fingerprints, identities by their names in the trust root" }, threshold: { type: "integer", minimum: 1 }, trust_root_version: { type: ["integer", "null"], description: "the version whose roles were asked; null where keys were given" }, projection: { type: ["string", "null"], description: "path of the projection whose bytes the statement names, where one was given" } } };
function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate130.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema192.required, parentSchema: schema192, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.kind === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema192.required, parentSchema: schema192, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.payload_sha256 === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "payload_sha256" }, message: "must have required property 'payload_sha256'", schema: schema192.required, parentSchema: schema192, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.signed_by === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "signed_by" }, message: "must have required property 'signed_by'", schema: schema192.required, parentSchema: schema192, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.threshold === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "threshold" }, message: "must have required property 'threshold'", schema: schema192.required, parentSchema: schema192, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.trust_root_version === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "trust_root_version" }, message: "must have required property 'trust_root_version'", schema: schema192.required, parentSchema: schema192, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.projection === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "projection" }, message: "must have required property 'projection'", schema: schema192.required, parentSchema: schema192, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "path" || key0 === "kind" || key0 === "payload_sha256" || key0 === "signed_by" || key0 === "threshold" || key0 === "trust_root_version" || key0 === "projection")) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema192, data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.path !== void 0) {
      let data0 = data.path;
      if (typeof data0 != "string") {
        let err8 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema192.properties.path.type, parentSchema: schema192.properties.path, data: data0 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.kind !== void 0) {
      let data1 = data.kind;
      if (typeof data1 != "string") {
        let err9 = { instancePath: instancePath + "/kind", schemaPath: "#/$defs/document_kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema162.type, parentSchema: schema162, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (!(data1 === "trust_root" || data1 === "projection_statement" || data1 === "signed_verdict" || data1 === "badge")) {
        let err10 = { instancePath: instancePath + "/kind", schemaPath: "#/$defs/document_kind/enum", keyword: "enum", params: { allowedValues: schema162.enum }, message: "must be equal to one of the allowed values", schema: schema162.enum, parentSchema: schema162, data: data1 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.payload_sha256 !== void 0) {
      let data2 = data.payload_sha256;
      if (typeof data2 == "string") {
        if (!pattern7.test(data2)) {
          let err11 = { instancePath: instancePath + "/payload_sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/payload_sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data2 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.signed_by !== void 0) {
      let data3 = data.signed_by;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0], _errs13 = errors, valid5 = !1, _errs14 = errors;
          if (typeof data4 == "string") {
            if (!pattern83.test(data4)) {
              let err13 = { instancePath: instancePath + "/signed_by/" + i0, schemaPath: "#/$defs/key_id/pattern", keyword: "pattern", params: { pattern: "^SHA256:[A-Za-z0-9+/]{43}$" }, message: 'must match pattern "^SHA256:[A-Za-z0-9+/]{43}$"', schema: "^SHA256:[A-Za-z0-9+/]{43}$", parentSchema: schema155, data: data4 };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
          } else {
            let err14 = { instancePath: instancePath + "/signed_by/" + i0, schemaPath: "#/$defs/key_id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema155.type, parentSchema: schema155, data: data4 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
          var _valid0 = _errs14 === errors;
          valid5 = valid5 || _valid0;
          let _errs17 = errors;
          if (typeof data4 == "string") {
            if (func2(data4) > 64) {
              let err15 = { instancePath: instancePath + "/signed_by/" + i0, schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema44, data: data4 };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
            if (!pattern12.test(data4)) {
              let err16 = { instancePath: instancePath + "/signed_by/" + i0, schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema44, data: data4 };
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
          } else {
            let err17 = { instancePath: instancePath + "/signed_by/" + i0, schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data4 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
          var _valid0 = _errs17 === errors;
          if (valid5 = valid5 || _valid0, valid5)
            errors = _errs13, vErrors !== null && (_errs13 ? vErrors.length = _errs13 : vErrors = null);
          else {
            let err18 = { instancePath: instancePath + "/signed_by/" + i0, schemaPath: "#/properties/signed_by/items/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema192.properties.signed_by.items.anyOf, parentSchema: schema192.properties.signed_by.items, data: data4 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
      } else {
        let err19 = { instancePath: instancePath + "/signed_by", schemaPath: "#/properties/signed_by/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema192.properties.signed_by.type, parentSchema: schema192.properties.signed_by, data: data3 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.threshold !== void 0) {
      let data5 = data.threshold;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err20 = { instancePath: instancePath + "/threshold", schemaPath: "#/properties/threshold/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema192.properties.threshold.type, parentSchema: schema192.properties.threshold, data: data5 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5) && (data5 < 1 || isNaN(data5))) {
        let err21 = { instancePath: instancePath + "/threshold", schemaPath: "#/properties/threshold/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema192.properties.threshold, data: data5 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.trust_root_version !== void 0) {
      let data6 = data.trust_root_version;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)) && data6 !== null) {
        let err22 = { instancePath: instancePath + "/trust_root_version", schemaPath: "#/properties/trust_root_version/type", keyword: "type", params: { type: schema192.properties.trust_root_version.type }, message: "must be integer,null", schema: schema192.properties.trust_root_version.type, parentSchema: schema192.properties.trust_root_version, data: data6 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.projection !== void 0) {
      let data7 = data.projection;
      if (typeof data7 != "string" && data7 !== null) {
        let err23 = { instancePath: instancePath + "/projection", schemaPath: "#/properties/projection/type", keyword: "type", params: { type: schema192.properties.projection.type }, message: "must be string,null", schema: schema192.properties.projection.type, parentSchema: schema192.properties.projection, data: data7 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
  } else {
    let err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema192.type, parentSchema: schema192, data };
    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
  }
  return validate130.errors = vErrors, errors === 0;
}
validate130.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema197 = { title: "NoteResult", type: "object", additionalProperties: !1, required: ["path", "kind", "origin", "tree_size", "root_hash", "record", "since"], properties: { path: { type: "string" }, kind: { type: "string", enum: ["checkpoint", "tlog_proof", "growth_proof"] }, origin: { type: "string" }, tree_size: { type: "integer", minimum: 0 }, root_hash: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, record: { description: "The record that the proof shows to be in the ledger.", anyOf: [{ type: "null" }, { $ref: "#/$defs/proven_record" }] }, since: { description: "The earlier head that the proof shows to be extended.", anyOf: [{ type: "null" }, { $ref: "#/$defs/earlier_head" }] } } }, schema199 = { title: "ProvenRecord", type: "object", additionalProperties: !1, required: ["index", "leaf"], properties: { index: { type: "integer", minimum: 0 }, leaf: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } };
function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate133.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.index === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "index" }, message: "must have required property 'index'", schema: schema199.required, parentSchema: schema199, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.leaf === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "leaf" }, message: "must have required property 'leaf'", schema: schema199.required, parentSchema: schema199, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "index" || key0 === "leaf")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema199, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.index !== void 0) {
      let data0 = data.index;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema199.properties.index.type, parentSchema: schema199.properties.index, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0) && (data0 < 0 || isNaN(data0))) {
        let err4 = { instancePath: instancePath + "/index", schemaPath: "#/properties/index/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema199.properties.index, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.leaf !== void 0) {
      let data1 = data.leaf;
      if (typeof data1 == "string") {
        if (!pattern7.test(data1)) {
          let err5 = { instancePath: instancePath + "/leaf", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/leaf", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema199.type, parentSchema: schema199, data };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate133.errors = vErrors, errors === 0;
}
validate133.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema201 = { title: "EarlierHeadResult", type: "object", additionalProperties: !1, required: ["tree_size", "root_hash"], properties: { tree_size: { type: "integer", minimum: 0 }, root_hash: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } };
function validate135(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate135.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.tree_size === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tree_size" }, message: "must have required property 'tree_size'", schema: schema201.required, parentSchema: schema201, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.root_hash === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "root_hash" }, message: "must have required property 'root_hash'", schema: schema201.required, parentSchema: schema201, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "tree_size" || key0 === "root_hash")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema201, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.tree_size !== void 0) {
      let data0 = data.tree_size;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/tree_size", schemaPath: "#/properties/tree_size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema201.properties.tree_size.type, parentSchema: schema201.properties.tree_size, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0) && (data0 < 0 || isNaN(data0))) {
        let err4 = { instancePath: instancePath + "/tree_size", schemaPath: "#/properties/tree_size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema201.properties.tree_size, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.root_hash !== void 0) {
      let data1 = data.root_hash;
      if (typeof data1 == "string") {
        if (!pattern7.test(data1)) {
          let err5 = { instancePath: instancePath + "/root_hash", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/root_hash", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema201.type, parentSchema: schema201, data };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate135.errors = vErrors, errors === 0;
}
validate135.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate132.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.path === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema197.required, parentSchema: schema197, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.kind === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema197.required, parentSchema: schema197, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.origin === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "origin" }, message: "must have required property 'origin'", schema: schema197.required, parentSchema: schema197, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.tree_size === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tree_size" }, message: "must have required property 'tree_size'", schema: schema197.required, parentSchema: schema197, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.root_hash === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "root_hash" }, message: "must have required property 'root_hash'", schema: schema197.required, parentSchema: schema197, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.record === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "record" }, message: "must have required property 'record'", schema: schema197.required, parentSchema: schema197, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.since === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "since" }, message: "must have required property 'since'", schema: schema197.required, parentSchema: schema197, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "path" || key0 === "kind" || key0 === "origin" || key0 === "tree_size" || key0 === "root_hash" || key0 === "record" || key0 === "since")) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema197, data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.path !== void 0) {
      let data0 = data.path;
      if (typeof data0 != "string") {
        let err8 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema197.properties.path.type, parentSchema: schema197.properties.path, data: data0 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.kind !== void 0) {
      let data1 = data.kind;
      if (typeof data1 != "string") {
        let err9 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema197.properties.kind.type, parentSchema: schema197.properties.kind, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (!(data1 === "checkpoint" || data1 === "tlog_proof" || data1 === "growth_proof")) {
        let err10 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema197.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema197.properties.kind.enum, parentSchema: schema197.properties.kind, data: data1 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.origin !== void 0) {
      let data2 = data.origin;
      if (typeof data2 != "string") {
        let err11 = { instancePath: instancePath + "/origin", schemaPath: "#/properties/origin/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema197.properties.origin.type, parentSchema: schema197.properties.origin, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.tree_size !== void 0) {
      let data3 = data.tree_size;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err12 = { instancePath: instancePath + "/tree_size", schemaPath: "#/properties/tree_size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema197.properties.tree_size.type, parentSchema: schema197.properties.tree_size, data: data3 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3) && (data3 < 0 || isNaN(data3))) {
        let err13 = { instancePath: instancePath + "/tree_size", schemaPath: "#/properties/tree_size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema197.properties.tree_size, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.root_hash !== void 0) {
      let data4 = data.root_hash;
      if (typeof data4 == "string") {
        if (!pattern7.test(data4)) {
          let err14 = { instancePath: instancePath + "/root_hash", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data4 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/root_hash", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data4 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.record !== void 0) {
      let data5 = data.record, _errs14 = errors, valid2 = !1, _errs15 = errors;
      if (data5 !== null) {
        let err16 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/anyOf/0/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema197.properties.record.anyOf[0].type, parentSchema: schema197.properties.record.anyOf[0], data: data5 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      var _valid0 = _errs15 === errors;
      valid2 = valid2 || _valid0;
      let _errs17 = errors;
      validate133(data5, { instancePath: instancePath + "/record", parentData: data, parentDataProperty: "record", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate133.errors : appended(vErrors, validate133.errors), errors = vErrors.length);
      var _valid0 = _errs17 === errors;
      if (valid2 = valid2 || _valid0, valid2)
        errors = _errs14, vErrors !== null && (_errs14 ? vErrors.length = _errs14 : vErrors = null);
      else {
        let err17 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema197.properties.record.anyOf, parentSchema: schema197.properties.record, data: data5 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.since !== void 0) {
      let data6 = data.since, _errs19 = errors, valid3 = !1, _errs20 = errors;
      if (data6 !== null) {
        let err18 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf/0/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema197.properties.since.anyOf[0].type, parentSchema: schema197.properties.since.anyOf[0], data: data6 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      var _valid1 = _errs20 === errors;
      valid3 = valid3 || _valid1;
      let _errs22 = errors;
      validate135(data6, { instancePath: instancePath + "/since", parentData: data, parentDataProperty: "since", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate135.errors : appended(vErrors, validate135.errors), errors = vErrors.length);
      var _valid1 = _errs22 === errors;
      if (valid3 = valid3 || _valid1, valid3)
        errors = _errs19, vErrors !== null && (_errs19 ? vErrors.length = _errs19 : vErrors = null);
      else {
        let err19 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema197.properties.since.anyOf, parentSchema: schema197.properties.since, data: data6 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
  } else {
    let err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema197.type, parentSchema: schema197, data };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  return validate132.errors = vErrors, errors === 0;
}
validate132.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema203 = { title: "ExplanationResult", description: "How one claim was judged, and what the projection says of its subject.", type: "object", additionalProperties: !1, required: ["claim", "evaluated_at", "entry"], properties: { claim: { $ref: "urn:claimgate:schema:gate-verdict:v1#/$defs/claim_verdict" }, evaluated_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, entry: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:projection-entry:v1" }] } } }, schema81 = { title: "ClaimVerdict", type: "object", additionalProperties: !1, required: ["subject", "subject_digest", "decision", "rules"], properties: { subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, subject_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, decision: { type: "string", enum: ["allowed", "refused", "undetermined"] }, rules: { type: "array", items: { $ref: "#/$defs/rule_verdict" } } } };
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" }, message: "must have required property 'provider'", schema: schema43.required, parentSchema: schema43, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.app_fingerprint === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_fingerprint" }, message: "must have required property 'app_fingerprint'", schema: schema43.required, parentSchema: schema43, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.deployment_environment === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deployment_environment" }, message: "must have required property 'deployment_environment'", schema: schema43.required, parentSchema: schema43, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.provider_environment === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider_environment" }, message: "must have required property 'provider_environment'", schema: schema43.required, parentSchema: schema43, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.instance_fingerprint === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "instance_fingerprint" }, message: "must have required property 'instance_fingerprint'", schema: schema43.required, parentSchema: schema43, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.account_kind === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_kind" }, message: "must have required property 'account_kind'", schema: schema43.required, parentSchema: schema43, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.output_profile === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "output_profile" }, message: "must have required property 'output_profile'", schema: schema43.required, parentSchema: schema43, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.operation === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operation" }, message: "must have required property 'operation'", schema: schema43.required, parentSchema: schema43, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.policy_mode === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "policy_mode" }, message: "must have required property 'policy_mode'", schema: schema43.required, parentSchema: schema43, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema43.properties, key0)) {
        let err9 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema43, data };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.provider !== void 0) {
      let data0 = data.provider;
      if (typeof data0 == "string") {
        if (func2(data0) > 64) {
          let err10 = { instancePath: instancePath + "/provider", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema44, data: data0 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (!pattern12.test(data0)) {
          let err11 = { instancePath: instancePath + "/provider", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema44, data: data0 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/provider", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data0 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.app_fingerprint !== void 0) {
      let data1 = data.app_fingerprint;
      if (typeof data1 == "string") {
        if (!pattern7.test(data1)) {
          let err13 = { instancePath: instancePath + "/app_fingerprint", schemaPath: "#/$defs/fingerprint/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema45, data: data1 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/app_fingerprint", schemaPath: "#/$defs/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.type, parentSchema: schema45, data: data1 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.deployment_environment !== void 0) {
      let data2 = data.deployment_environment;
      if (typeof data2 != "string") {
        let err15 = { instancePath: instancePath + "/deployment_environment", schemaPath: "#/properties/deployment_environment/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema43.properties.deployment_environment.type, parentSchema: schema43.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (!(data2 === "local" || data2 === "staging" || data2 === "production")) {
        let err16 = { instancePath: instancePath + "/deployment_environment", schemaPath: "#/properties/deployment_environment/enum", keyword: "enum", params: { allowedValues: schema43.properties.deployment_environment.enum }, message: "must be equal to one of the allowed values", schema: schema43.properties.deployment_environment.enum, parentSchema: schema43.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.provider_environment !== void 0) {
      let data3 = data.provider_environment;
      if (typeof data3 != "string") {
        let err17 = { instancePath: instancePath + "/provider_environment", schemaPath: "#/properties/provider_environment/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema43.properties.provider_environment.type, parentSchema: schema43.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (!(data3 === "development" || data3 === "sandbox" || data3 === "production")) {
        let err18 = { instancePath: instancePath + "/provider_environment", schemaPath: "#/properties/provider_environment/enum", keyword: "enum", params: { allowedValues: schema43.properties.provider_environment.enum }, message: "must be equal to one of the allowed values", schema: schema43.properties.provider_environment.enum, parentSchema: schema43.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.instance_fingerprint !== void 0) {
      let data4 = data.instance_fingerprint;
      if (typeof data4 != "string" && data4 !== null) {
        let err19 = { instancePath: instancePath + "/instance_fingerprint", schemaPath: "#/properties/instance_fingerprint/type", keyword: "type", params: { type: schema43.properties.instance_fingerprint.type }, message: "must be string,null", schema: schema43.properties.instance_fingerprint.type, parentSchema: schema43.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (typeof data4 == "string" && !pattern7.test(data4)) {
        let err20 = { instancePath: instancePath + "/instance_fingerprint", schemaPath: "#/properties/instance_fingerprint/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema43.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.account_kind !== void 0) {
      let data5 = data.account_kind;
      if (typeof data5 == "string") {
        if (func2(data5) > 64) {
          let err21 = { instancePath: instancePath + "/account_kind", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema44, data: data5 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (!pattern12.test(data5)) {
          let err22 = { instancePath: instancePath + "/account_kind", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema44, data: data5 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      } else {
        let err23 = { instancePath: instancePath + "/account_kind", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data5 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.output_profile !== void 0) {
      let data6 = data.output_profile;
      if (typeof data6 == "string") {
        if (func2(data6) > 64) {
          let err24 = { instancePath: instancePath + "/output_profile", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema44, data: data6 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (!pattern12.test(data6)) {
          let err25 = { instancePath: instancePath + "/output_profile", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema44, data: data6 };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      } else {
        let err26 = { instancePath: instancePath + "/output_profile", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data6 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.operation !== void 0) {
      let data7 = data.operation;
      if (typeof data7 != "string") {
        let err27 = { instancePath: instancePath + "/operation", schemaPath: "#/$defs/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.type, parentSchema: schema48, data: data7 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
      if (!(data7 === "publish_immediate" || data7 === "publish_scheduled" || data7 === "connect")) {
        let err28 = { instancePath: instancePath + "/operation", schemaPath: "#/$defs/operation/enum", keyword: "enum", params: { allowedValues: schema48.enum }, message: "must be equal to one of the allowed values", schema: schema48.enum, parentSchema: schema48, data: data7 };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.policy_mode !== void 0) {
      let data8 = data.policy_mode;
      if (typeof data8 == "string") {
        if (func2(data8) > 64) {
          let err29 = { instancePath: instancePath + "/policy_mode", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema44, data: data8 };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        if (!pattern12.test(data8)) {
          let err30 = { instancePath: instancePath + "/policy_mode", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema44, data: data8 };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
      } else {
        let err31 = { instancePath: instancePath + "/policy_mode", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data8 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
  } else {
    let err32 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema43.type, parentSchema: schema43, data };
    vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
  }
  return validate55.errors = vErrors, errors === 0;
}
validate55.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema90 = { title: "RuleVerdict", type: "object", additionalProperties: !1, required: ["number", "id", "outcome", "findings"], properties: { number: { type: "integer", minimum: 1, maximum: 7 }, id: { type: "string", pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$", description: "the id of a rule" }, outcome: { type: "string", enum: ["pass", "fail", "unknown"] }, findings: { type: "array", items: { $ref: "#/$defs/finding" } } } }, pattern45 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "u");
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate27.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema40.required, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.message === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema40.required, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.clears_by === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "clears_by" }, message: "must have required property 'clears_by'", schema: schema40.required, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema40.properties, key0)) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema40, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.code !== void 0) {
      let data0 = data.code;
      if (typeof data0 == "string") {
        if (!pattern10.test(data0)) {
          let err4 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:_[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:_[a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:_[a-z0-9]+)*$", parentSchema: schema40.properties.code, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.code.type, parentSchema: schema40.properties.code, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.message !== void 0) {
      let data1 = data.message;
      if (typeof data1 == "string") {
        if (func2(data1) < 1) {
          let err6 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema40.properties.message, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.message.type, parentSchema: schema40.properties.message, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.file !== void 0) {
      let data2 = data.file;
      if (typeof data2 != "string") {
        let err8 = { instancePath: instancePath + "/file", schemaPath: "#/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.file.type, parentSchema: schema40.properties.file, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.pointer !== void 0) {
      let data3 = data.pointer;
      if (typeof data3 != "string") {
        let err9 = { instancePath: instancePath + "/pointer", schemaPath: "#/properties/pointer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.pointer.type, parentSchema: schema40.properties.pointer, data: data3 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.line !== void 0) {
      let data4 = data.line;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err10 = { instancePath: instancePath + "/line", schemaPath: "#/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema40.properties.line.type, parentSchema: schema40.properties.line, data: data4 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4))) {
        let err11 = { instancePath: instancePath + "/line", schemaPath: "#/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema40.properties.line, data: data4 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.column !== void 0) {
      let data5 = data.column;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err12 = { instancePath: instancePath + "/column", schemaPath: "#/properties/column/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema40.properties.column.type, parentSchema: schema40.properties.column, data: data5 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5) && (data5 < 1 || isNaN(data5))) {
        let err13 = { instancePath: instancePath + "/column", schemaPath: "#/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema40.properties.column, data: data5 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.expected !== void 0) {
      let data6 = data.expected;
      if (typeof data6 != "string") {
        let err14 = { instancePath: instancePath + "/expected", schemaPath: "#/properties/expected/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.expected.type, parentSchema: schema40.properties.expected, data: data6 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.found !== void 0) {
      let data7 = data.found;
      if (typeof data7 != "string") {
        let err15 = { instancePath: instancePath + "/found", schemaPath: "#/properties/found/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.found.type, parentSchema: schema40.properties.found, data: data7 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.clears_by !== void 0) {
      let data8 = data.clears_by;
      if (typeof data8 != "string") {
        let err16 = { instancePath: instancePath + "/clears_by", schemaPath: "#/properties/clears_by/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.clears_by.type, parentSchema: schema40.properties.clears_by, data: data8 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (!(data8 === "time" || data8 === "new_local_run" || data8 === "new_live_run" || data8 === "new_approval" || data8 === "reconnect" || data8 === "operator" || data8 === "contract_change" || data8 === "edit" || data8 === "never")) {
        let err17 = { instancePath: instancePath + "/clears_by", schemaPath: "#/properties/clears_by/enum", keyword: "enum", params: { allowedValues: schema40.properties.clears_by.enum }, message: "must be equal to one of the allowed values", schema: schema40.properties.clears_by.enum, parentSchema: schema40.properties.clears_by, data: data8 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.clears_at !== void 0) {
      let data9 = data.clears_at;
      if (typeof data9 == "string") {
        if (!pattern4.test(data9)) {
          let err18 = { instancePath: instancePath + "/clears_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema34, data: data9 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (!formats0.validate(data9)) {
          let err19 = { instancePath: instancePath + "/clears_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema34, data: data9 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/clears_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data9 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.next !== void 0) {
      let data10 = data.next;
      if (typeof data10 != "string") {
        let err21 = { instancePath: instancePath + "/next", schemaPath: "#/properties/next/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.next.type, parentSchema: schema40.properties.next, data: data10 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    data.record !== void 0 && (validate51(data.record, { instancePath: instancePath + "/record", parentData: data, parentDataProperty: "record", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate51.errors : appended(vErrors, validate51.errors), errors = vErrors.length));
  } else {
    let err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema40.type, parentSchema: schema40, data };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  return validate27.errors = vErrors, errors === 0;
}
validate27.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate57.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.number === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "number" }, message: "must have required property 'number'", schema: schema90.required, parentSchema: schema90, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema90.required, parentSchema: schema90, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.outcome === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'", schema: schema90.required, parentSchema: schema90, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.findings === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "findings" }, message: "must have required property 'findings'", schema: schema90.required, parentSchema: schema90, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "number" || key0 === "id" || key0 === "outcome" || key0 === "findings")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema90, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.number !== void 0) {
      let data0 = data.number;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err5 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema90.properties.number.type, parentSchema: schema90.properties.number, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 7 || isNaN(data0)) {
          let err6 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 7 }, message: "must be <= 7", schema: 7, parentSchema: schema90.properties.number, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err7 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema90.properties.number, data: data0 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    if (data.id !== void 0) {
      let data1 = data.id;
      if (typeof data1 == "string") {
        if (!pattern45.test(data1)) {
          let err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:-[a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:-[a-z0-9]+)*$", parentSchema: schema90.properties.id, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema90.properties.id.type, parentSchema: schema90.properties.id, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.outcome !== void 0) {
      let data2 = data.outcome;
      if (typeof data2 != "string") {
        let err10 = { instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema90.properties.outcome.type, parentSchema: schema90.properties.outcome, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (!(data2 === "pass" || data2 === "fail" || data2 === "unknown")) {
        let err11 = { instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema90.properties.outcome.enum }, message: "must be equal to one of the allowed values", schema: schema90.properties.outcome.enum, parentSchema: schema90.properties.outcome, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.findings !== void 0) {
      let data3 = data.findings;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate27(data3[i0], { instancePath: instancePath + "/findings/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate27.errors : appended(vErrors, validate27.errors), errors = vErrors.length);
      } else {
        let err12 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema90.properties.findings.type, parentSchema: schema90.properties.findings, data: data3 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema90.type, parentSchema: schema90, data };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate57.errors = vErrors, errors === 0;
}
validate57.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate139(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate139.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subject === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'", schema: schema81.required, parentSchema: schema81, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.subject_digest === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subject_digest" }, message: "must have required property 'subject_digest'", schema: schema81.required, parentSchema: schema81, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.decision === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decision" }, message: "must have required property 'decision'", schema: schema81.required, parentSchema: schema81, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.rules === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rules" }, message: "must have required property 'rules'", schema: schema81.required, parentSchema: schema81, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "subject" || key0 === "subject_digest" || key0 === "decision" || key0 === "rules")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema81, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.subject !== void 0 && (validate55(data.subject, { instancePath: instancePath + "/subject", parentData: data, parentDataProperty: "subject", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : appended(vErrors, validate55.errors), errors = vErrors.length)), data.subject_digest !== void 0) {
      let data1 = data.subject_digest;
      if (typeof data1 == "string") {
        if (!pattern7.test(data1)) {
          let err5 = { instancePath: instancePath + "/subject_digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/subject_digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.decision !== void 0) {
      let data2 = data.decision;
      if (typeof data2 != "string") {
        let err7 = { instancePath: instancePath + "/decision", schemaPath: "#/properties/decision/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema81.properties.decision.type, parentSchema: schema81.properties.decision, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (!(data2 === "allowed" || data2 === "refused" || data2 === "undetermined")) {
        let err8 = { instancePath: instancePath + "/decision", schemaPath: "#/properties/decision/enum", keyword: "enum", params: { allowedValues: schema81.properties.decision.enum }, message: "must be equal to one of the allowed values", schema: schema81.properties.decision.enum, parentSchema: schema81.properties.decision, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.rules !== void 0) {
      let data3 = data.rules;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate57(data3[i0], { instancePath: instancePath + "/rules/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate57.errors : appended(vErrors, validate57.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema81.properties.rules.type, parentSchema: schema81.properties.rules, data: data3 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema81.type, parentSchema: schema81, data };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate139.errors = vErrors, errors === 0;
}
validate139.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate138(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate138.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.claim === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "claim" }, message: "must have required property 'claim'", schema: schema203.required, parentSchema: schema203, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.evaluated_at === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluated_at" }, message: "must have required property 'evaluated_at'", schema: schema203.required, parentSchema: schema203, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.entry === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "entry" }, message: "must have required property 'entry'", schema: schema203.required, parentSchema: schema203, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "claim" || key0 === "evaluated_at" || key0 === "entry")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema203, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.claim !== void 0 && (validate139(data.claim, { instancePath: instancePath + "/claim", parentData: data, parentDataProperty: "claim", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate139.errors : appended(vErrors, validate139.errors), errors = vErrors.length)), data.evaluated_at !== void 0) {
      let data1 = data.evaluated_at;
      if (typeof data1 == "string") {
        if (!pattern4.test(data1)) {
          let err4 = { instancePath: instancePath + "/evaluated_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema34, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!formats0.validate(data1)) {
          let err5 = { instancePath: instancePath + "/evaluated_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema34, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/evaluated_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.entry !== void 0) {
      let data2 = data.entry, _errs7 = errors, valid2 = !1, _errs8 = errors;
      if (data2 !== null) {
        let err7 = { instancePath: instancePath + "/entry", schemaPath: "#/properties/entry/anyOf/0/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema203.properties.entry.anyOf[0].type, parentSchema: schema203.properties.entry.anyOf[0], data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      var _valid0 = _errs8 === errors;
      valid2 = valid2 || _valid0;
      let _errs10 = errors;
      validate28(data2, { instancePath: instancePath + "/entry", parentData: data, parentDataProperty: "entry", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate28.errors : appended(vErrors, validate28.errors), errors = vErrors.length);
      var _valid0 = _errs10 === errors;
      if (valid2 = valid2 || _valid0, valid2)
        errors = _errs7, vErrors !== null && (_errs7 ? vErrors.length = _errs7 : vErrors = null);
      else {
        let err8 = { instancePath: instancePath + "/entry", schemaPath: "#/properties/entry/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema203.properties.entry.anyOf, parentSchema: schema203.properties.entry, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema203.type, parentSchema: schema203, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate138.errors = vErrors, errors === 0;
}
validate138.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema207 = { title: "LedgerResult", description: "What a ledger is for, and the migrations that were applied now.", type: "object", additionalProperties: !1, required: ["origin", "deployment", "fingerprint_key_id", "applied"], properties: { origin: { type: "string" }, deployment: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, fingerprint_key_id: { type: "string" }, applied: { type: "array", items: { type: "string" } } } };
function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate145.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.origin === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "origin" }, message: "must have required property 'origin'", schema: schema207.required, parentSchema: schema207, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.deployment === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deployment" }, message: "must have required property 'deployment'", schema: schema207.required, parentSchema: schema207, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.fingerprint_key_id === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fingerprint_key_id" }, message: "must have required property 'fingerprint_key_id'", schema: schema207.required, parentSchema: schema207, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.applied === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "applied" }, message: "must have required property 'applied'", schema: schema207.required, parentSchema: schema207, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "origin" || key0 === "deployment" || key0 === "fingerprint_key_id" || key0 === "applied")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema207, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.origin !== void 0) {
      let data0 = data.origin;
      if (typeof data0 != "string") {
        let err5 = { instancePath: instancePath + "/origin", schemaPath: "#/properties/origin/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema207.properties.origin.type, parentSchema: schema207.properties.origin, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.deployment !== void 0) {
      let data1 = data.deployment;
      if (typeof data1 == "string") {
        if (func2(data1) > 64) {
          let err6 = { instancePath: instancePath + "/deployment", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema44, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!pattern12.test(data1)) {
          let err7 = { instancePath: instancePath + "/deployment", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema44, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/deployment", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.fingerprint_key_id !== void 0) {
      let data2 = data.fingerprint_key_id;
      if (typeof data2 != "string") {
        let err9 = { instancePath: instancePath + "/fingerprint_key_id", schemaPath: "#/properties/fingerprint_key_id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema207.properties.fingerprint_key_id.type, parentSchema: schema207.properties.fingerprint_key_id, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.applied !== void 0) {
      let data3 = data.applied;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (typeof data4 != "string") {
            let err10 = { instancePath: instancePath + "/applied/" + i0, schemaPath: "#/properties/applied/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema207.properties.applied.items.type, parentSchema: schema207.properties.applied.items, data: data4 };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        }
      } else {
        let err11 = { instancePath: instancePath + "/applied", schemaPath: "#/properties/applied/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema207.properties.applied.type, parentSchema: schema207.properties.applied, data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema207.type, parentSchema: schema207, data };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate145.errors = vErrors, errors === 0;
}
validate145.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema209 = { title: "AppendedResult", type: "object", additionalProperties: !1, required: ["appended"], properties: { appended: { type: "array", items: { $ref: "#/$defs/appended_record" } } } }, schema210 = { title: "AppendedRecord", type: "object", additionalProperties: !1, required: ["id", "sequence", "leaf", "replayed"], properties: { id: { type: "string" }, sequence: { type: "integer", minimum: 1 }, leaf: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, replayed: { type: "boolean", description: "an earlier request with the same idempotency key had recorded it" } } };
function validate148(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate148.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema210.required, parentSchema: schema210, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.sequence === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sequence" }, message: "must have required property 'sequence'", schema: schema210.required, parentSchema: schema210, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.leaf === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "leaf" }, message: "must have required property 'leaf'", schema: schema210.required, parentSchema: schema210, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.replayed === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "replayed" }, message: "must have required property 'replayed'", schema: schema210.required, parentSchema: schema210, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "sequence" || key0 === "leaf" || key0 === "replayed")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema210, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 != "string") {
        let err5 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema210.properties.id.type, parentSchema: schema210.properties.id, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.sequence !== void 0) {
      let data1 = data.sequence;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err6 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema210.properties.sequence.type, parentSchema: schema210.properties.sequence, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 1 || isNaN(data1))) {
        let err7 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema210.properties.sequence, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.leaf !== void 0) {
      let data2 = data.leaf;
      if (typeof data2 == "string") {
        if (!pattern7.test(data2)) {
          let err8 = { instancePath: instancePath + "/leaf", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/leaf", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.replayed !== void 0) {
      let data3 = data.replayed;
      if (typeof data3 != "boolean") {
        let err10 = { instancePath: instancePath + "/replayed", schemaPath: "#/properties/replayed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema210.properties.replayed.type, parentSchema: schema210.properties.replayed, data: data3 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema210.type, parentSchema: schema210, data };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate148.errors = vErrors, errors === 0;
}
validate148.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate147(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate147.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.appended === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "appended" }, message: "must have required property 'appended'", schema: schema209.required, parentSchema: schema209, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "appended") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema209, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.appended !== void 0) {
      let data0 = data.appended;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate148(data0[i0], { instancePath: instancePath + "/appended/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate148.errors : appended(vErrors, validate148.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/appended", schemaPath: "#/properties/appended/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema209.properties.appended.type, parentSchema: schema209.properties.appended, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema209.type, parentSchema: schema209, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate147.errors = vErrors, errors === 0;
}
validate147.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema213 = { title: "ProjectionResult", type: "object", additionalProperties: !1, required: ["projection", "statement", "sha256", "entry_count", "generated_at", "expires_at", "payload_sha256", "key_id"], properties: { projection: { type: "string" }, statement: { type: "string" }, sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, entry_count: { type: "integer", minimum: 0 }, generated_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, payload_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, key_id: { description: "null where an identity is to sign", anyOf: [{ $ref: "#/$defs/key_id" }, { type: "null" }] } } };
function validate151(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate151.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.projection === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "projection" }, message: "must have required property 'projection'", schema: schema213.required, parentSchema: schema213, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.statement === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "statement" }, message: "must have required property 'statement'", schema: schema213.required, parentSchema: schema213, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.sha256 === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'", schema: schema213.required, parentSchema: schema213, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.entry_count === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "entry_count" }, message: "must have required property 'entry_count'", schema: schema213.required, parentSchema: schema213, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.generated_at === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "generated_at" }, message: "must have required property 'generated_at'", schema: schema213.required, parentSchema: schema213, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.expires_at === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" }, message: "must have required property 'expires_at'", schema: schema213.required, parentSchema: schema213, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.payload_sha256 === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "payload_sha256" }, message: "must have required property 'payload_sha256'", schema: schema213.required, parentSchema: schema213, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.key_id === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key_id" }, message: "must have required property 'key_id'", schema: schema213.required, parentSchema: schema213, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "projection" || key0 === "statement" || key0 === "sha256" || key0 === "entry_count" || key0 === "generated_at" || key0 === "expires_at" || key0 === "payload_sha256" || key0 === "key_id")) {
        let err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema213, data };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    if (data.projection !== void 0) {
      let data0 = data.projection;
      if (typeof data0 != "string") {
        let err9 = { instancePath: instancePath + "/projection", schemaPath: "#/properties/projection/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema213.properties.projection.type, parentSchema: schema213.properties.projection, data: data0 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.statement !== void 0) {
      let data1 = data.statement;
      if (typeof data1 != "string") {
        let err10 = { instancePath: instancePath + "/statement", schemaPath: "#/properties/statement/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema213.properties.statement.type, parentSchema: schema213.properties.statement, data: data1 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.sha256 !== void 0) {
      let data2 = data.sha256;
      if (typeof data2 == "string") {
        if (!pattern7.test(data2)) {
          let err11 = { instancePath: instancePath + "/sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data2 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.entry_count !== void 0) {
      let data3 = data.entry_count;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err13 = { instancePath: instancePath + "/entry_count", schemaPath: "#/properties/entry_count/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema213.properties.entry_count.type, parentSchema: schema213.properties.entry_count, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3) && (data3 < 0 || isNaN(data3))) {
        let err14 = { instancePath: instancePath + "/entry_count", schemaPath: "#/properties/entry_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema213.properties.entry_count, data: data3 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.generated_at !== void 0) {
      let data4 = data.generated_at;
      if (typeof data4 == "string") {
        if (!pattern4.test(data4)) {
          let err15 = { instancePath: instancePath + "/generated_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema34, data: data4 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (!formats0.validate(data4)) {
          let err16 = { instancePath: instancePath + "/generated_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema34, data: data4 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/generated_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data4 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.expires_at !== void 0) {
      let data5 = data.expires_at;
      if (typeof data5 == "string") {
        if (!pattern4.test(data5)) {
          let err18 = { instancePath: instancePath + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema34, data: data5 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (!formats0.validate(data5)) {
          let err19 = { instancePath: instancePath + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema34, data: data5 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data5 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.payload_sha256 !== void 0) {
      let data6 = data.payload_sha256;
      if (typeof data6 == "string") {
        if (!pattern7.test(data6)) {
          let err21 = { instancePath: instancePath + "/payload_sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data6 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      } else {
        let err22 = { instancePath: instancePath + "/payload_sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data6 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.key_id !== void 0) {
      let data7 = data.key_id, _errs21 = errors, valid5 = !1, _errs22 = errors;
      if (typeof data7 == "string") {
        if (!pattern83.test(data7)) {
          let err23 = { instancePath: instancePath + "/key_id", schemaPath: "#/$defs/key_id/pattern", keyword: "pattern", params: { pattern: "^SHA256:[A-Za-z0-9+/]{43}$" }, message: 'must match pattern "^SHA256:[A-Za-z0-9+/]{43}$"', schema: "^SHA256:[A-Za-z0-9+/]{43}$", parentSchema: schema155, data: data7 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      } else {
        let err24 = { instancePath: instancePath + "/key_id", schemaPath: "#/$defs/key_id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema155.type, parentSchema: schema155, data: data7 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
      var _valid0 = _errs22 === errors;
      valid5 = valid5 || _valid0;
      let _errs25 = errors;
      if (data7 !== null) {
        let err25 = { instancePath: instancePath + "/key_id", schemaPath: "#/properties/key_id/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema213.properties.key_id.anyOf[1].type, parentSchema: schema213.properties.key_id.anyOf[1], data: data7 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      var _valid0 = _errs25 === errors;
      if (valid5 = valid5 || _valid0, valid5)
        errors = _errs21, vErrors !== null && (_errs21 ? vErrors.length = _errs21 : vErrors = null);
      else {
        let err26 = { instancePath: instancePath + "/key_id", schemaPath: "#/properties/key_id/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema213.properties.key_id.anyOf, parentSchema: schema213.properties.key_id, data: data7 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
  } else {
    let err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema213.type, parentSchema: schema213, data };
    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
  }
  return validate151.errors = vErrors, errors === 0;
}
validate151.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema219 = { title: "RecordsResult", description: "Records, the newest first.", type: "object", additionalProperties: !1, required: ["records", "next_before"], properties: { records: { type: "array", items: { $ref: "#/$defs/placed_record" } }, next_before: { type: ["integer", "null"], minimum: 1, description: "--before of the next page, or null where this was the last" } } }, schema220 = { title: "PlacedRecord", type: "object", additionalProperties: !1, required: ["sequence", "leaf", "record"], properties: { sequence: { type: "integer", minimum: 1 }, leaf: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, record: { type: "object", description: "the record, as its leaf covers it" }, quarantined_by: { type: "integer", minimum: 1, description: "the sequence number of the correction that took it out of force; absent where none did" } } };
function validate154(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate154.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sequence === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sequence" }, message: "must have required property 'sequence'", schema: schema220.required, parentSchema: schema220, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.leaf === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "leaf" }, message: "must have required property 'leaf'", schema: schema220.required, parentSchema: schema220, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.record === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "record" }, message: "must have required property 'record'", schema: schema220.required, parentSchema: schema220, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "sequence" || key0 === "leaf" || key0 === "record" || key0 === "quarantined_by")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema220, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.sequence !== void 0) {
      let data0 = data.sequence;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err4 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema220.properties.sequence.type, parentSchema: schema220.properties.sequence, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0) && (data0 < 1 || isNaN(data0))) {
        let err5 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema220.properties.sequence, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.leaf !== void 0) {
      let data1 = data.leaf;
      if (typeof data1 == "string") {
        if (!pattern7.test(data1)) {
          let err6 = { instancePath: instancePath + "/leaf", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/leaf", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.record !== void 0) {
      let data2 = data.record;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
        let err8 = { instancePath: instancePath + "/record", schemaPath: "#/properties/record/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema220.properties.record.type, parentSchema: schema220.properties.record, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.quarantined_by !== void 0) {
      let data3 = data.quarantined_by;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err9 = { instancePath: instancePath + "/quarantined_by", schemaPath: "#/properties/quarantined_by/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema220.properties.quarantined_by.type, parentSchema: schema220.properties.quarantined_by, data: data3 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3))) {
        let err10 = { instancePath: instancePath + "/quarantined_by", schemaPath: "#/properties/quarantined_by/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema220.properties.quarantined_by, data: data3 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema220.type, parentSchema: schema220, data };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate154.errors = vErrors, errors === 0;
}
validate154.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate153(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate153.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.records === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "records" }, message: "must have required property 'records'", schema: schema219.required, parentSchema: schema219, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.next_before === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "next_before" }, message: "must have required property 'next_before'", schema: schema219.required, parentSchema: schema219, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "records" || key0 === "next_before")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema219, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.records !== void 0) {
      let data0 = data.records;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate154(data0[i0], { instancePath: instancePath + "/records/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate154.errors : appended(vErrors, validate154.errors), errors = vErrors.length);
      } else {
        let err3 = { instancePath: instancePath + "/records", schemaPath: "#/properties/records/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema219.properties.records.type, parentSchema: schema219.properties.records, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.next_before !== void 0) {
      let data2 = data.next_before;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null) {
        let err4 = { instancePath: instancePath + "/next_before", schemaPath: "#/properties/next_before/type", keyword: "type", params: { type: schema219.properties.next_before.type }, message: "must be integer,null", schema: schema219.properties.next_before.type, parentSchema: schema219.properties.next_before, data: data2 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2) && (data2 < 1 || isNaN(data2))) {
        let err5 = { instancePath: instancePath + "/next_before", schemaPath: "#/properties/next_before/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema219.properties.next_before, data: data2 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema219.type, parentSchema: schema219, data };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate153.errors = vErrors, errors === 0;
}
validate153.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema222 = { title: "LedgerStatsResult", type: "object", additionalProperties: !1, required: ["head", "records", "checks", "quarantined", "subjects", "first_recorded_at", "last_recorded_at"], properties: { head: { $ref: "urn:claimgate:schema:gate-verdict:v1#/$defs/recorded_head" }, records: { title: "RecordCounts", type: "object", additionalProperties: !1, required: ["approval", "run", "control", "correction"], properties: { correction: { type: "integer", minimum: 0 }, approval: { type: "integer", minimum: 0 }, run: { type: "integer", minimum: 0 }, control: { type: "integer", minimum: 0 } } }, checks: { type: "integer", minimum: 0 }, quarantined: { type: "integer", minimum: 0, description: "records that corrections name" }, subjects: { type: "integer", minimum: 0 }, first_recorded_at: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }] }, last_recorded_at: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }] } } }, schema38 = { title: "RecordedHead", description: "Head of the ledger that a projection was exported from (specification/trust.md 3).", type: "object", additionalProperties: !1, required: ["origin", "tree_size", "root_hash"], properties: { origin: { type: "string", minLength: 1, maxLength: 256 }, tree_size: { type: "integer", minimum: 0 }, root_hash: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } };
function validate158(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate158.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.origin === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "origin" }, message: "must have required property 'origin'", schema: schema38.required, parentSchema: schema38, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.tree_size === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tree_size" }, message: "must have required property 'tree_size'", schema: schema38.required, parentSchema: schema38, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.root_hash === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "root_hash" }, message: "must have required property 'root_hash'", schema: schema38.required, parentSchema: schema38, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "origin" || key0 === "tree_size" || key0 === "root_hash")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema38, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.origin !== void 0) {
      let data0 = data.origin;
      if (typeof data0 == "string") {
        if (func2(data0) > 256) {
          let err4 = { instancePath: instancePath + "/origin", schemaPath: "#/properties/origin/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters", schema: 256, parentSchema: schema38.properties.origin, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func2(data0) < 1) {
          let err5 = { instancePath: instancePath + "/origin", schemaPath: "#/properties/origin/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema38.properties.origin, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/origin", schemaPath: "#/properties/origin/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.origin.type, parentSchema: schema38.properties.origin, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.tree_size !== void 0) {
      let data1 = data.tree_size;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err7 = { instancePath: instancePath + "/tree_size", schemaPath: "#/properties/tree_size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.tree_size.type, parentSchema: schema38.properties.tree_size, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 0 || isNaN(data1))) {
        let err8 = { instancePath: instancePath + "/tree_size", schemaPath: "#/properties/tree_size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema38.properties.tree_size, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.root_hash !== void 0) {
      let data2 = data.root_hash;
      if (typeof data2 == "string") {
        if (!pattern7.test(data2)) {
          let err9 = { instancePath: instancePath + "/root_hash", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/root_hash", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema38.type, parentSchema: schema38, data };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate158.errors = vErrors, errors === 0;
}
validate158.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate157(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate157.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.head === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "head" }, message: "must have required property 'head'", schema: schema222.required, parentSchema: schema222, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.records === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "records" }, message: "must have required property 'records'", schema: schema222.required, parentSchema: schema222, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.checks === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "checks" }, message: "must have required property 'checks'", schema: schema222.required, parentSchema: schema222, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.quarantined === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "quarantined" }, message: "must have required property 'quarantined'", schema: schema222.required, parentSchema: schema222, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.subjects === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subjects" }, message: "must have required property 'subjects'", schema: schema222.required, parentSchema: schema222, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.first_recorded_at === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "first_recorded_at" }, message: "must have required property 'first_recorded_at'", schema: schema222.required, parentSchema: schema222, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.last_recorded_at === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "last_recorded_at" }, message: "must have required property 'last_recorded_at'", schema: schema222.required, parentSchema: schema222, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "head" || key0 === "records" || key0 === "checks" || key0 === "quarantined" || key0 === "subjects" || key0 === "first_recorded_at" || key0 === "last_recorded_at")) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema222, data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.head !== void 0 && (validate158(data.head, { instancePath: instancePath + "/head", parentData: data, parentDataProperty: "head", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate158.errors : appended(vErrors, validate158.errors), errors = vErrors.length)), data.records !== void 0) {
      let data1 = data.records;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.approval === void 0) {
          let err8 = { instancePath: instancePath + "/records", schemaPath: "#/properties/records/required", keyword: "required", params: { missingProperty: "approval" }, message: "must have required property 'approval'", schema: schema222.properties.records.required, parentSchema: schema222.properties.records, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data1.run === void 0) {
          let err9 = { instancePath: instancePath + "/records", schemaPath: "#/properties/records/required", keyword: "required", params: { missingProperty: "run" }, message: "must have required property 'run'", schema: schema222.properties.records.required, parentSchema: schema222.properties.records, data: data1 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data1.control === void 0) {
          let err10 = { instancePath: instancePath + "/records", schemaPath: "#/properties/records/required", keyword: "required", params: { missingProperty: "control" }, message: "must have required property 'control'", schema: schema222.properties.records.required, parentSchema: schema222.properties.records, data: data1 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data1.correction === void 0) {
          let err11 = { instancePath: instancePath + "/records", schemaPath: "#/properties/records/required", keyword: "required", params: { missingProperty: "correction" }, message: "must have required property 'correction'", schema: schema222.properties.records.required, parentSchema: schema222.properties.records, data: data1 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        for (let key1 in data1)
          if (!(key1 === "correction" || key1 === "approval" || key1 === "run" || key1 === "control")) {
            let err12 = { instancePath: instancePath + "/records", schemaPath: "#/properties/records/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema222.properties.records, data: data1 };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        if (data1.correction !== void 0) {
          let data2 = data1.correction;
          if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
            let err13 = { instancePath: instancePath + "/records/correction", schemaPath: "#/properties/records/properties/correction/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema222.properties.records.properties.correction.type, parentSchema: schema222.properties.records.properties.correction, data: data2 };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
          if (typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2))) {
            let err14 = { instancePath: instancePath + "/records/correction", schemaPath: "#/properties/records/properties/correction/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema222.properties.records.properties.correction, data: data2 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        }
        if (data1.approval !== void 0) {
          let data3 = data1.approval;
          if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
            let err15 = { instancePath: instancePath + "/records/approval", schemaPath: "#/properties/records/properties/approval/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema222.properties.records.properties.approval.type, parentSchema: schema222.properties.records.properties.approval, data: data3 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
          if (typeof data3 == "number" && isFinite(data3) && (data3 < 0 || isNaN(data3))) {
            let err16 = { instancePath: instancePath + "/records/approval", schemaPath: "#/properties/records/properties/approval/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema222.properties.records.properties.approval, data: data3 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
        if (data1.run !== void 0) {
          let data4 = data1.run;
          if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
            let err17 = { instancePath: instancePath + "/records/run", schemaPath: "#/properties/records/properties/run/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema222.properties.records.properties.run.type, parentSchema: schema222.properties.records.properties.run, data: data4 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
          if (typeof data4 == "number" && isFinite(data4) && (data4 < 0 || isNaN(data4))) {
            let err18 = { instancePath: instancePath + "/records/run", schemaPath: "#/properties/records/properties/run/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema222.properties.records.properties.run, data: data4 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
        if (data1.control !== void 0) {
          let data5 = data1.control;
          if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
            let err19 = { instancePath: instancePath + "/records/control", schemaPath: "#/properties/records/properties/control/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema222.properties.records.properties.control.type, parentSchema: schema222.properties.records.properties.control, data: data5 };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
          if (typeof data5 == "number" && isFinite(data5) && (data5 < 0 || isNaN(data5))) {
            let err20 = { instancePath: instancePath + "/records/control", schemaPath: "#/properties/records/properties/control/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema222.properties.records.properties.control, data: data5 };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        }
      } else {
        let err21 = { instancePath: instancePath + "/records", schemaPath: "#/properties/records/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema222.properties.records.type, parentSchema: schema222.properties.records, data: data1 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.checks !== void 0) {
      let data6 = data.checks;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
        let err22 = { instancePath: instancePath + "/checks", schemaPath: "#/properties/checks/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema222.properties.checks.type, parentSchema: schema222.properties.checks, data: data6 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6) && (data6 < 0 || isNaN(data6))) {
        let err23 = { instancePath: instancePath + "/checks", schemaPath: "#/properties/checks/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema222.properties.checks, data: data6 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.quarantined !== void 0) {
      let data7 = data.quarantined;
      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
        let err24 = { instancePath: instancePath + "/quarantined", schemaPath: "#/properties/quarantined/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema222.properties.quarantined.type, parentSchema: schema222.properties.quarantined, data: data7 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
      if (typeof data7 == "number" && isFinite(data7) && (data7 < 0 || isNaN(data7))) {
        let err25 = { instancePath: instancePath + "/quarantined", schemaPath: "#/properties/quarantined/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema222.properties.quarantined, data: data7 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.subjects !== void 0) {
      let data8 = data.subjects;
      if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
        let err26 = { instancePath: instancePath + "/subjects", schemaPath: "#/properties/subjects/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema222.properties.subjects.type, parentSchema: schema222.properties.subjects, data: data8 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
      if (typeof data8 == "number" && isFinite(data8) && (data8 < 0 || isNaN(data8))) {
        let err27 = { instancePath: instancePath + "/subjects", schemaPath: "#/properties/subjects/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema222.properties.subjects, data: data8 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.first_recorded_at !== void 0) {
      let data9 = data.first_recorded_at, _errs21 = errors, valid2 = !1, _errs22 = errors;
      if (data9 !== null) {
        let err28 = { instancePath: instancePath + "/first_recorded_at", schemaPath: "#/properties/first_recorded_at/anyOf/0/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema222.properties.first_recorded_at.anyOf[0].type, parentSchema: schema222.properties.first_recorded_at.anyOf[0], data: data9 };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
      var _valid0 = _errs22 === errors;
      valid2 = valid2 || _valid0;
      let _errs24 = errors;
      if (typeof data9 == "string") {
        if (!pattern4.test(data9)) {
          let err29 = { instancePath: instancePath + "/first_recorded_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema34, data: data9 };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        if (!formats0.validate(data9)) {
          let err30 = { instancePath: instancePath + "/first_recorded_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema34, data: data9 };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
      } else {
        let err31 = { instancePath: instancePath + "/first_recorded_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data9 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
      var _valid0 = _errs24 === errors;
      if (valid2 = valid2 || _valid0, valid2)
        errors = _errs21, vErrors !== null && (_errs21 ? vErrors.length = _errs21 : vErrors = null);
      else {
        let err32 = { instancePath: instancePath + "/first_recorded_at", schemaPath: "#/properties/first_recorded_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema222.properties.first_recorded_at.anyOf, parentSchema: schema222.properties.first_recorded_at, data: data9 };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.last_recorded_at !== void 0) {
      let data10 = data.last_recorded_at, _errs28 = errors, valid4 = !1, _errs29 = errors;
      if (data10 !== null) {
        let err33 = { instancePath: instancePath + "/last_recorded_at", schemaPath: "#/properties/last_recorded_at/anyOf/0/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema222.properties.last_recorded_at.anyOf[0].type, parentSchema: schema222.properties.last_recorded_at.anyOf[0], data: data10 };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
      var _valid1 = _errs29 === errors;
      valid4 = valid4 || _valid1;
      let _errs31 = errors;
      if (typeof data10 == "string") {
        if (!pattern4.test(data10)) {
          let err34 = { instancePath: instancePath + "/last_recorded_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema34, data: data10 };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
        if (!formats0.validate(data10)) {
          let err35 = { instancePath: instancePath + "/last_recorded_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema34, data: data10 };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
      } else {
        let err36 = { instancePath: instancePath + "/last_recorded_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data10 };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
      var _valid1 = _errs31 === errors;
      if (valid4 = valid4 || _valid1, valid4)
        errors = _errs28, vErrors !== null && (_errs28 ? vErrors.length = _errs28 : vErrors = null);
      else {
        let err37 = { instancePath: instancePath + "/last_recorded_at", schemaPath: "#/properties/last_recorded_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema222.properties.last_recorded_at.anyOf, parentSchema: schema222.properties.last_recorded_at, data: data10 };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
    }
  } else {
    let err38 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema222.type, parentSchema: schema222, data };
    vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
  }
  return validate157.errors = vErrors, errors === 0;
}
validate157.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema227 = { title: "LedgerAuditResult", description: "The head, recomputed from the records.", type: "object", additionalProperties: !1, required: ["head"], properties: { head: { $ref: "urn:claimgate:schema:gate-verdict:v1#/$defs/recorded_head" }, since: { $ref: "#/$defs/earlier_head" } } };
function validate161(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate161.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.head === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "head" }, message: "must have required property 'head'", schema: schema227.required, parentSchema: schema227, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "head" || key0 === "since")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema227, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.head !== void 0 && (validate158(data.head, { instancePath: instancePath + "/head", parentData: data, parentDataProperty: "head", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate158.errors : appended(vErrors, validate158.errors), errors = vErrors.length)), data.since !== void 0 && (validate135(data.since, { instancePath: instancePath + "/since", parentData: data, parentDataProperty: "since", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate135.errors : appended(vErrors, validate135.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema227.type, parentSchema: schema227, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate161.errors = vErrors, errors === 0;
}
validate161.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema230 = { title: "FingerprintResult", type: "object", additionalProperties: !1, required: ["field", "fingerprint", "key_id"], properties: { field: { type: "string" }, fingerprint: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, key_id: { type: "string" } } };
function validate165(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate165.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.field === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "field" }, message: "must have required property 'field'", schema: schema230.required, parentSchema: schema230, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.fingerprint === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fingerprint" }, message: "must have required property 'fingerprint'", schema: schema230.required, parentSchema: schema230, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.key_id === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key_id" }, message: "must have required property 'key_id'", schema: schema230.required, parentSchema: schema230, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "field" || key0 === "fingerprint" || key0 === "key_id")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema230, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.field !== void 0) {
      let data0 = data.field;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.properties.field.type, parentSchema: schema230.properties.field, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.fingerprint !== void 0) {
      let data1 = data.fingerprint;
      if (typeof data1 == "string") {
        if (!pattern7.test(data1)) {
          let err5 = { instancePath: instancePath + "/fingerprint", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/fingerprint", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.key_id !== void 0) {
      let data2 = data.key_id;
      if (typeof data2 != "string") {
        let err7 = { instancePath: instancePath + "/key_id", schemaPath: "#/properties/key_id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema230.properties.key_id.type, parentSchema: schema230.properties.key_id, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema230.type, parentSchema: schema230, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate165.errors = vErrors, errors === 0;
}
validate165.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema233 = { title: "ReleaseAuditResult", description: "What was checked of a past release, by what, and the result.", type: "object", additionalProperties: !1, required: ["version", "revision", "evaluated_at", "pin", "capsule", "corrections", "rows"], properties: { version: { type: "string" }, revision: { type: "string" }, evaluated_at: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }] }, pin: { type: ["string", "null"] }, capsule: { type: ["string", "null"], description: "path of the capsule that was read or written" }, corrections: { description: "The corrections that the ledger of the release had, as its projection statement has them; null where the release rests on no ledger, or the statement does not verify.", anyOf: [{ type: "null" }, { $ref: "#/$defs/corrections_result" }] }, rows: { type: "array", items: { $ref: "#/$defs/release_audit_row" } } } }, schema237 = { title: "ReleaseAuditRow", type: "object", additionalProperties: !1, required: ["check", "by", "outcome", "codes"], properties: { check: { type: "string" }, by: { type: "string" }, outcome: { type: "string", enum: ["passed", "failed", "not_checked", "not_needed"] }, codes: { type: "array", items: { type: "string" } } } }, schema235 = { title: "CorrectionsResult", type: "object", additionalProperties: !1, required: ["count", "digest"], properties: { count: { type: "integer", minimum: 0 }, digest: { description: "of the leaves of the corrections, in their order; null where there is none", anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }] } } };
function validate168(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate168.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.count === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" }, message: "must have required property 'count'", schema: schema235.required, parentSchema: schema235, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.digest === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "digest" }, message: "must have required property 'digest'", schema: schema235.required, parentSchema: schema235, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "count" || key0 === "digest")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema235, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.count !== void 0) {
      let data0 = data.count;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema235.properties.count.type, parentSchema: schema235.properties.count, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0) && (data0 < 0 || isNaN(data0))) {
        let err4 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema235.properties.count, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.digest !== void 0) {
      let data1 = data.digest, _errs5 = errors, valid1 = !1, _errs6 = errors;
      if (data1 !== null) {
        let err5 = { instancePath: instancePath + "/digest", schemaPath: "#/properties/digest/anyOf/0/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema235.properties.digest.anyOf[0].type, parentSchema: schema235.properties.digest.anyOf[0], data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      var _valid0 = _errs6 === errors;
      valid1 = valid1 || _valid0;
      let _errs8 = errors;
      if (typeof data1 == "string") {
        if (!pattern7.test(data1)) {
          let err6 = { instancePath: instancePath + "/digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      var _valid0 = _errs8 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null);
      else {
        let err8 = { instancePath: instancePath + "/digest", schemaPath: "#/properties/digest/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema235.properties.digest.anyOf, parentSchema: schema235.properties.digest, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema235.type, parentSchema: schema235, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate168.errors = vErrors, errors === 0;
}
validate168.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate167(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate167.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema233.required, parentSchema: schema233, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.revision === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" }, message: "must have required property 'revision'", schema: schema233.required, parentSchema: schema233, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.evaluated_at === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluated_at" }, message: "must have required property 'evaluated_at'", schema: schema233.required, parentSchema: schema233, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.pin === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pin" }, message: "must have required property 'pin'", schema: schema233.required, parentSchema: schema233, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.capsule === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "capsule" }, message: "must have required property 'capsule'", schema: schema233.required, parentSchema: schema233, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.corrections === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "corrections" }, message: "must have required property 'corrections'", schema: schema233.required, parentSchema: schema233, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.rows === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rows" }, message: "must have required property 'rows'", schema: schema233.required, parentSchema: schema233, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "version" || key0 === "revision" || key0 === "evaluated_at" || key0 === "pin" || key0 === "capsule" || key0 === "corrections" || key0 === "rows")) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema233, data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.version !== void 0) {
      let data0 = data.version;
      if (typeof data0 != "string") {
        let err8 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema233.properties.version.type, parentSchema: schema233.properties.version, data: data0 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.revision !== void 0) {
      let data1 = data.revision;
      if (typeof data1 != "string") {
        let err9 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema233.properties.revision.type, parentSchema: schema233.properties.revision, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.evaluated_at !== void 0) {
      let data2 = data.evaluated_at, _errs7 = errors, valid1 = !1, _errs8 = errors;
      if (data2 !== null) {
        let err10 = { instancePath: instancePath + "/evaluated_at", schemaPath: "#/properties/evaluated_at/anyOf/0/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema233.properties.evaluated_at.anyOf[0].type, parentSchema: schema233.properties.evaluated_at.anyOf[0], data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      var _valid0 = _errs8 === errors;
      valid1 = valid1 || _valid0;
      let _errs10 = errors;
      if (typeof data2 == "string") {
        if (!pattern4.test(data2)) {
          let err11 = { instancePath: instancePath + "/evaluated_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema34, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (!formats0.validate(data2)) {
          let err12 = { instancePath: instancePath + "/evaluated_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema34, data: data2 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/evaluated_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data2 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      var _valid0 = _errs10 === errors;
      if (valid1 = valid1 || _valid0, valid1)
        errors = _errs7, vErrors !== null && (_errs7 ? vErrors.length = _errs7 : vErrors = null);
      else {
        let err14 = { instancePath: instancePath + "/evaluated_at", schemaPath: "#/properties/evaluated_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema233.properties.evaluated_at.anyOf, parentSchema: schema233.properties.evaluated_at, data: data2 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.pin !== void 0) {
      let data3 = data.pin;
      if (typeof data3 != "string" && data3 !== null) {
        let err15 = { instancePath: instancePath + "/pin", schemaPath: "#/properties/pin/type", keyword: "type", params: { type: schema233.properties.pin.type }, message: "must be string,null", schema: schema233.properties.pin.type, parentSchema: schema233.properties.pin, data: data3 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.capsule !== void 0) {
      let data4 = data.capsule;
      if (typeof data4 != "string" && data4 !== null) {
        let err16 = { instancePath: instancePath + "/capsule", schemaPath: "#/properties/capsule/type", keyword: "type", params: { type: schema233.properties.capsule.type }, message: "must be string,null", schema: schema233.properties.capsule.type, parentSchema: schema233.properties.capsule, data: data4 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.corrections !== void 0) {
      let data5 = data.corrections, _errs18 = errors, valid3 = !1, _errs19 = errors;
      if (data5 !== null) {
        let err17 = { instancePath: instancePath + "/corrections", schemaPath: "#/properties/corrections/anyOf/0/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema233.properties.corrections.anyOf[0].type, parentSchema: schema233.properties.corrections.anyOf[0], data: data5 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      var _valid1 = _errs19 === errors;
      valid3 = valid3 || _valid1;
      let _errs21 = errors;
      validate168(data5, { instancePath: instancePath + "/corrections", parentData: data, parentDataProperty: "corrections", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate168.errors : appended(vErrors, validate168.errors), errors = vErrors.length);
      var _valid1 = _errs21 === errors;
      if (valid3 = valid3 || _valid1, valid3)
        errors = _errs18, vErrors !== null && (_errs18 ? vErrors.length = _errs18 : vErrors = null);
      else {
        let err18 = { instancePath: instancePath + "/corrections", schemaPath: "#/properties/corrections/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema233.properties.corrections.anyOf, parentSchema: schema233.properties.corrections, data: data5 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.rows !== void 0) {
      let data6 = data.rows;
      if (Array.isArray(data6)) {
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data7 = data6[i0];
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            if (data7.check === void 0) {
              let err19 = { instancePath: instancePath + "/rows/" + i0, schemaPath: "#/$defs/release_audit_row/required", keyword: "required", params: { missingProperty: "check" }, message: "must have required property 'check'", schema: schema237.required, parentSchema: schema237, data: data7 };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
            if (data7.by === void 0) {
              let err20 = { instancePath: instancePath + "/rows/" + i0, schemaPath: "#/$defs/release_audit_row/required", keyword: "required", params: { missingProperty: "by" }, message: "must have required property 'by'", schema: schema237.required, parentSchema: schema237, data: data7 };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
            if (data7.outcome === void 0) {
              let err21 = { instancePath: instancePath + "/rows/" + i0, schemaPath: "#/$defs/release_audit_row/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'", schema: schema237.required, parentSchema: schema237, data: data7 };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
            if (data7.codes === void 0) {
              let err22 = { instancePath: instancePath + "/rows/" + i0, schemaPath: "#/$defs/release_audit_row/required", keyword: "required", params: { missingProperty: "codes" }, message: "must have required property 'codes'", schema: schema237.required, parentSchema: schema237, data: data7 };
              vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
            }
            for (let key1 in data7)
              if (!(key1 === "check" || key1 === "by" || key1 === "outcome" || key1 === "codes")) {
                let err23 = { instancePath: instancePath + "/rows/" + i0, schemaPath: "#/$defs/release_audit_row/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema237, data: data7 };
                vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
              }
            if (data7.check !== void 0) {
              let data8 = data7.check;
              if (typeof data8 != "string") {
                let err24 = { instancePath: instancePath + "/rows/" + i0 + "/check", schemaPath: "#/$defs/release_audit_row/properties/check/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema237.properties.check.type, parentSchema: schema237.properties.check, data: data8 };
                vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
              }
            }
            if (data7.by !== void 0) {
              let data9 = data7.by;
              if (typeof data9 != "string") {
                let err25 = { instancePath: instancePath + "/rows/" + i0 + "/by", schemaPath: "#/$defs/release_audit_row/properties/by/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema237.properties.by.type, parentSchema: schema237.properties.by, data: data9 };
                vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
              }
            }
            if (data7.outcome !== void 0) {
              let data10 = data7.outcome;
              if (typeof data10 != "string") {
                let err26 = { instancePath: instancePath + "/rows/" + i0 + "/outcome", schemaPath: "#/$defs/release_audit_row/properties/outcome/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema237.properties.outcome.type, parentSchema: schema237.properties.outcome, data: data10 };
                vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
              }
              if (!(data10 === "passed" || data10 === "failed" || data10 === "not_checked" || data10 === "not_needed")) {
                let err27 = { instancePath: instancePath + "/rows/" + i0 + "/outcome", schemaPath: "#/$defs/release_audit_row/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema237.properties.outcome.enum }, message: "must be equal to one of the allowed values", schema: schema237.properties.outcome.enum, parentSchema: schema237.properties.outcome, data: data10 };
                vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
              }
            }
            if (data7.codes !== void 0) {
              let data11 = data7.codes;
              if (Array.isArray(data11)) {
                let len1 = data11.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data12 = data11[i1];
                  if (typeof data12 != "string") {
                    let err28 = { instancePath: instancePath + "/rows/" + i0 + "/codes/" + i1, schemaPath: "#/$defs/release_audit_row/properties/codes/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema237.properties.codes.items.type, parentSchema: schema237.properties.codes.items, data: data12 };
                    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
                  }
                }
              } else {
                let err29 = { instancePath: instancePath + "/rows/" + i0 + "/codes", schemaPath: "#/$defs/release_audit_row/properties/codes/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema237.properties.codes.type, parentSchema: schema237.properties.codes, data: data11 };
                vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
              }
            }
          } else {
            let err30 = { instancePath: instancePath + "/rows/" + i0, schemaPath: "#/$defs/release_audit_row/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema237.type, parentSchema: schema237, data: data7 };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        }
      } else {
        let err31 = { instancePath: instancePath + "/rows", schemaPath: "#/properties/rows/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema233.properties.rows.type, parentSchema: schema233.properties.rows, data: data6 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
  } else {
    let err32 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema233.type, parentSchema: schema233, data };
    vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
  }
  return validate167.errors = vErrors, errors === 0;
}
validate167.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema238 = { title: "ReleaseResult", description: "How far a release has come, step by step.", type: "object", additionalProperties: !1, required: ["version", "revision", "folder", "steps", "branch", "record_commit"], properties: { version: { type: "string" }, revision: { type: "string" }, folder: { type: "string", description: "where the files of the release are while it is made" }, steps: { type: "array", items: { $ref: "#/$defs/release_step" } }, branch: { type: "string", description: "the branch that the record is committed to" }, record_commit: { type: ["string", "null"], description: "the commit that holds the record, once there is one" } } }, schema239 = { title: "ReleaseStep", type: "object", additionalProperties: !1, required: ["step", "outcome", "what"], properties: { step: { type: "string", enum: ["check", "create", "sign", "tag", "require", "record"] }, outcome: { type: "string", enum: ["done", "done_before", "not_needed", "planned", "stopped"] }, what: { type: "string" } } };
function validate171(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate171.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.version === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema238.required, parentSchema: schema238, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.revision === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" }, message: "must have required property 'revision'", schema: schema238.required, parentSchema: schema238, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.folder === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "folder" }, message: "must have required property 'folder'", schema: schema238.required, parentSchema: schema238, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.steps === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "steps" }, message: "must have required property 'steps'", schema: schema238.required, parentSchema: schema238, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.branch === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "branch" }, message: "must have required property 'branch'", schema: schema238.required, parentSchema: schema238, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.record_commit === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "record_commit" }, message: "must have required property 'record_commit'", schema: schema238.required, parentSchema: schema238, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "version" || key0 === "revision" || key0 === "folder" || key0 === "steps" || key0 === "branch" || key0 === "record_commit")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema238, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.version !== void 0) {
      let data0 = data.version;
      if (typeof data0 != "string") {
        let err7 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema238.properties.version.type, parentSchema: schema238.properties.version, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.revision !== void 0) {
      let data1 = data.revision;
      if (typeof data1 != "string") {
        let err8 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema238.properties.revision.type, parentSchema: schema238.properties.revision, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.folder !== void 0) {
      let data2 = data.folder;
      if (typeof data2 != "string") {
        let err9 = { instancePath: instancePath + "/folder", schemaPath: "#/properties/folder/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema238.properties.folder.type, parentSchema: schema238.properties.folder, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.steps !== void 0) {
      let data3 = data.steps;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
            if (data4.step === void 0) {
              let err10 = { instancePath: instancePath + "/steps/" + i0, schemaPath: "#/$defs/release_step/required", keyword: "required", params: { missingProperty: "step" }, message: "must have required property 'step'", schema: schema239.required, parentSchema: schema239, data: data4 };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            if (data4.outcome === void 0) {
              let err11 = { instancePath: instancePath + "/steps/" + i0, schemaPath: "#/$defs/release_step/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'", schema: schema239.required, parentSchema: schema239, data: data4 };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
            if (data4.what === void 0) {
              let err12 = { instancePath: instancePath + "/steps/" + i0, schemaPath: "#/$defs/release_step/required", keyword: "required", params: { missingProperty: "what" }, message: "must have required property 'what'", schema: schema239.required, parentSchema: schema239, data: data4 };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
            for (let key1 in data4)
              if (!(key1 === "step" || key1 === "outcome" || key1 === "what")) {
                let err13 = { instancePath: instancePath + "/steps/" + i0, schemaPath: "#/$defs/release_step/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema239, data: data4 };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
              }
            if (data4.step !== void 0) {
              let data5 = data4.step;
              if (typeof data5 != "string") {
                let err14 = { instancePath: instancePath + "/steps/" + i0 + "/step", schemaPath: "#/$defs/release_step/properties/step/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema239.properties.step.type, parentSchema: schema239.properties.step, data: data5 };
                vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
              }
              if (!(data5 === "check" || data5 === "create" || data5 === "sign" || data5 === "tag" || data5 === "require" || data5 === "record")) {
                let err15 = { instancePath: instancePath + "/steps/" + i0 + "/step", schemaPath: "#/$defs/release_step/properties/step/enum", keyword: "enum", params: { allowedValues: schema239.properties.step.enum }, message: "must be equal to one of the allowed values", schema: schema239.properties.step.enum, parentSchema: schema239.properties.step, data: data5 };
                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
              }
            }
            if (data4.outcome !== void 0) {
              let data6 = data4.outcome;
              if (typeof data6 != "string") {
                let err16 = { instancePath: instancePath + "/steps/" + i0 + "/outcome", schemaPath: "#/$defs/release_step/properties/outcome/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema239.properties.outcome.type, parentSchema: schema239.properties.outcome, data: data6 };
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
              }
              if (!(data6 === "done" || data6 === "done_before" || data6 === "not_needed" || data6 === "planned" || data6 === "stopped")) {
                let err17 = { instancePath: instancePath + "/steps/" + i0 + "/outcome", schemaPath: "#/$defs/release_step/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema239.properties.outcome.enum }, message: "must be equal to one of the allowed values", schema: schema239.properties.outcome.enum, parentSchema: schema239.properties.outcome, data: data6 };
                vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
              }
            }
            if (data4.what !== void 0) {
              let data7 = data4.what;
              if (typeof data7 != "string") {
                let err18 = { instancePath: instancePath + "/steps/" + i0 + "/what", schemaPath: "#/$defs/release_step/properties/what/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema239.properties.what.type, parentSchema: schema239.properties.what, data: data7 };
                vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
              }
            }
          } else {
            let err19 = { instancePath: instancePath + "/steps/" + i0, schemaPath: "#/$defs/release_step/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema239.type, parentSchema: schema239, data: data4 };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
      } else {
        let err20 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema238.properties.steps.type, parentSchema: schema238.properties.steps, data: data3 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.branch !== void 0) {
      let data8 = data.branch;
      if (typeof data8 != "string") {
        let err21 = { instancePath: instancePath + "/branch", schemaPath: "#/properties/branch/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema238.properties.branch.type, parentSchema: schema238.properties.branch, data: data8 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.record_commit !== void 0) {
      let data9 = data.record_commit;
      if (typeof data9 != "string" && data9 !== null) {
        let err22 = { instancePath: instancePath + "/record_commit", schemaPath: "#/properties/record_commit/type", keyword: "type", params: { type: schema238.properties.record_commit.type }, message: "must be string,null", schema: schema238.properties.record_commit.type, parentSchema: schema238.properties.record_commit, data: data9 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
  } else {
    let err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema238.type, parentSchema: schema238, data };
    vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
  }
  return validate171.errors = vErrors, errors === 0;
}
validate171.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema240 = { title: "PlanResult", description: "What has to be renewed before a release, and when.", type: "object", additionalProperties: !1, required: ["release_at", "hold_until", "claim_count", "blocked", "changes", "expiring", "tasks"], properties: { release_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, hold_until: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, claim_count: { type: "integer", minimum: 0 }, blocked: { description: "Claims that are refused today, for whatever reason.", type: "array", items: { $ref: "#/$defs/planned_claim" } }, changes: { description: "Compared with a base; null where none was named.", anyOf: [{ type: "null" }, { type: "object", additionalProperties: !1, required: ["base", "newly_blocked", "cleared"], properties: { base: { type: "string" }, newly_blocked: { description: "Claims that are refused, and were not claimed or not refused at the base.", type: "array", items: { $ref: "#/$defs/planned_claim" } }, cleared: { description: "Claims that were refused at the base, and are allowed.", type: "array", items: { $ref: "#/$defs/planned_claim" } } } }] }, expiring: { description: "Claims that expire too soon; what expires first comes first.", type: "array", items: { title: "ExpiringClaim", type: "object", additionalProperties: !1, required: ["subject_digest", "subject", "expires_at", "what"], properties: { subject_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, what: { type: "string" } } } }, tasks: { description: "What to do; what is due first comes first, and shared facts are there once.", type: "array", items: { title: "PlannedTask", type: "object", additionalProperties: !1, required: ["kind", "earliest", "latest", "expires_at", "is_too_short", "claims"], properties: { kind: { enum: ["trust_root", "review", "reconnect", "control", "local_run", "live_run"] }, earliest: { description: "Done before, it expires before the claims have held long enough.", $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, latest: { description: "Done after, a claim is without evidence.", $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { description: "When what is there now expires.", $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, is_too_short: { description: "Whether even what is made at the release does not last as long as the claims must hold.", type: "boolean" }, claims: { description: "The claims that rest on it; empty where all of them do.", type: "array", items: { $ref: "#/$defs/planned_claim" } } } } } } }, schema243 = { title: "PlannedClaim", type: "object", additionalProperties: !1, required: ["subject_digest", "subject"], properties: { subject_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" } } };
function validate174(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate174.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subject_digest === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subject_digest" }, message: "must have required property 'subject_digest'", schema: schema243.required, parentSchema: schema243, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.subject === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'", schema: schema243.required, parentSchema: schema243, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "subject_digest" || key0 === "subject")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema243, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.subject_digest !== void 0) {
      let data0 = data.subject_digest;
      if (typeof data0 == "string") {
        if (!pattern7.test(data0)) {
          let err3 = { instancePath: instancePath + "/subject_digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/subject_digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    data.subject !== void 0 && (validate73(data.subject, { instancePath: instancePath + "/subject", parentData: data, parentDataProperty: "subject", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : appended(vErrors, validate73.errors), errors = vErrors.length));
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema243.type, parentSchema: schema243, data };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate174.errors = vErrors, errors === 0;
}
validate174.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate173(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate173.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.release_at === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "release_at" }, message: "must have required property 'release_at'", schema: schema240.required, parentSchema: schema240, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.hold_until === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hold_until" }, message: "must have required property 'hold_until'", schema: schema240.required, parentSchema: schema240, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.claim_count === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "claim_count" }, message: "must have required property 'claim_count'", schema: schema240.required, parentSchema: schema240, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.blocked === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "blocked" }, message: "must have required property 'blocked'", schema: schema240.required, parentSchema: schema240, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.changes === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "changes" }, message: "must have required property 'changes'", schema: schema240.required, parentSchema: schema240, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.expiring === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expiring" }, message: "must have required property 'expiring'", schema: schema240.required, parentSchema: schema240, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.tasks === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tasks" }, message: "must have required property 'tasks'", schema: schema240.required, parentSchema: schema240, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "release_at" || key0 === "hold_until" || key0 === "claim_count" || key0 === "blocked" || key0 === "changes" || key0 === "expiring" || key0 === "tasks")) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema240, data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.release_at !== void 0) {
      let data0 = data.release_at;
      if (typeof data0 == "string") {
        if (!pattern4.test(data0)) {
          let err8 = { instancePath: instancePath + "/release_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema34, data: data0 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!formats0.validate(data0)) {
          let err9 = { instancePath: instancePath + "/release_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema34, data: data0 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/release_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data0 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.hold_until !== void 0) {
      let data1 = data.hold_until;
      if (typeof data1 == "string") {
        if (!pattern4.test(data1)) {
          let err11 = { instancePath: instancePath + "/hold_until", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema34, data: data1 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (!formats0.validate(data1)) {
          let err12 = { instancePath: instancePath + "/hold_until", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema34, data: data1 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/hold_until", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data1 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.claim_count !== void 0) {
      let data2 = data.claim_count;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err14 = { instancePath: instancePath + "/claim_count", schemaPath: "#/properties/claim_count/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema240.properties.claim_count.type, parentSchema: schema240.properties.claim_count, data: data2 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2) && (data2 < 0 || isNaN(data2))) {
        let err15 = { instancePath: instancePath + "/claim_count", schemaPath: "#/properties/claim_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema240.properties.claim_count, data: data2 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.blocked !== void 0) {
      let data3 = data.blocked;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate174(data3[i0], { instancePath: instancePath + "/blocked/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate174.errors : appended(vErrors, validate174.errors), errors = vErrors.length);
      } else {
        let err16 = { instancePath: instancePath + "/blocked", schemaPath: "#/properties/blocked/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema240.properties.blocked.type, parentSchema: schema240.properties.blocked, data: data3 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.changes !== void 0) {
      let data5 = data.changes, _errs14 = errors, valid5 = !1, _errs15 = errors;
      if (data5 !== null) {
        let err17 = { instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/anyOf/0/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema240.properties.changes.anyOf[0].type, parentSchema: schema240.properties.changes.anyOf[0], data: data5 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      var _valid0 = _errs15 === errors;
      valid5 = valid5 || _valid0;
      let _errs17 = errors;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (data5.base === void 0) {
          let err18 = { instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/anyOf/1/required", keyword: "required", params: { missingProperty: "base" }, message: "must have required property 'base'", schema: schema240.properties.changes.anyOf[1].required, parentSchema: schema240.properties.changes.anyOf[1], data: data5 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (data5.newly_blocked === void 0) {
          let err19 = { instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/anyOf/1/required", keyword: "required", params: { missingProperty: "newly_blocked" }, message: "must have required property 'newly_blocked'", schema: schema240.properties.changes.anyOf[1].required, parentSchema: schema240.properties.changes.anyOf[1], data: data5 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (data5.cleared === void 0) {
          let err20 = { instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/anyOf/1/required", keyword: "required", params: { missingProperty: "cleared" }, message: "must have required property 'cleared'", schema: schema240.properties.changes.anyOf[1].required, parentSchema: schema240.properties.changes.anyOf[1], data: data5 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        for (let key1 in data5)
          if (!(key1 === "base" || key1 === "newly_blocked" || key1 === "cleared")) {
            let err21 = { instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema240.properties.changes.anyOf[1], data: data5 };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
        if (data5.base !== void 0) {
          let data6 = data5.base;
          if (typeof data6 != "string") {
            let err22 = { instancePath: instancePath + "/changes/base", schemaPath: "#/properties/changes/anyOf/1/properties/base/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema240.properties.changes.anyOf[1].properties.base.type, parentSchema: schema240.properties.changes.anyOf[1].properties.base, data: data6 };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        }
        if (data5.newly_blocked !== void 0) {
          let data7 = data5.newly_blocked;
          if (Array.isArray(data7)) {
            let len1 = data7.length;
            for (let i1 = 0; i1 < len1; i1++)
              validate174(data7[i1], { instancePath: instancePath + "/changes/newly_blocked/" + i1, parentData: data7, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate174.errors : appended(vErrors, validate174.errors), errors = vErrors.length);
          } else {
            let err23 = { instancePath: instancePath + "/changes/newly_blocked", schemaPath: "#/properties/changes/anyOf/1/properties/newly_blocked/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema240.properties.changes.anyOf[1].properties.newly_blocked.type, parentSchema: schema240.properties.changes.anyOf[1].properties.newly_blocked, data: data7 };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
        }
        if (data5.cleared !== void 0) {
          let data9 = data5.cleared;
          if (Array.isArray(data9)) {
            let len2 = data9.length;
            for (let i2 = 0; i2 < len2; i2++)
              validate174(data9[i2], { instancePath: instancePath + "/changes/cleared/" + i2, parentData: data9, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate174.errors : appended(vErrors, validate174.errors), errors = vErrors.length);
          } else {
            let err24 = { instancePath: instancePath + "/changes/cleared", schemaPath: "#/properties/changes/anyOf/1/properties/cleared/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema240.properties.changes.anyOf[1].properties.cleared.type, parentSchema: schema240.properties.changes.anyOf[1].properties.cleared, data: data9 };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
          }
        }
      } else {
        let err25 = { instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema240.properties.changes.anyOf[1].type, parentSchema: schema240.properties.changes.anyOf[1], data: data5 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      var _valid0 = _errs17 === errors;
      if (valid5 = valid5 || _valid0, valid5)
        errors = _errs14, vErrors !== null && (_errs14 ? vErrors.length = _errs14 : vErrors = null);
      else {
        let err26 = { instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema240.properties.changes.anyOf, parentSchema: schema240.properties.changes, data: data5 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.expiring !== void 0) {
      let data11 = data.expiring;
      if (Array.isArray(data11)) {
        let len3 = data11.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data12 = data11[i3];
          if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
            if (data12.subject_digest === void 0) {
              let err27 = { instancePath: instancePath + "/expiring/" + i3, schemaPath: "#/properties/expiring/items/required", keyword: "required", params: { missingProperty: "subject_digest" }, message: "must have required property 'subject_digest'", schema: schema240.properties.expiring.items.required, parentSchema: schema240.properties.expiring.items, data: data12 };
              vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
            }
            if (data12.subject === void 0) {
              let err28 = { instancePath: instancePath + "/expiring/" + i3, schemaPath: "#/properties/expiring/items/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'", schema: schema240.properties.expiring.items.required, parentSchema: schema240.properties.expiring.items, data: data12 };
              vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
            }
            if (data12.expires_at === void 0) {
              let err29 = { instancePath: instancePath + "/expiring/" + i3, schemaPath: "#/properties/expiring/items/required", keyword: "required", params: { missingProperty: "expires_at" }, message: "must have required property 'expires_at'", schema: schema240.properties.expiring.items.required, parentSchema: schema240.properties.expiring.items, data: data12 };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
            if (data12.what === void 0) {
              let err30 = { instancePath: instancePath + "/expiring/" + i3, schemaPath: "#/properties/expiring/items/required", keyword: "required", params: { missingProperty: "what" }, message: "must have required property 'what'", schema: schema240.properties.expiring.items.required, parentSchema: schema240.properties.expiring.items, data: data12 };
              vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
            }
            for (let key2 in data12)
              if (!(key2 === "subject_digest" || key2 === "subject" || key2 === "expires_at" || key2 === "what")) {
                let err31 = { instancePath: instancePath + "/expiring/" + i3, schemaPath: "#/properties/expiring/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema240.properties.expiring.items, data: data12 };
                vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
              }
            if (data12.subject_digest !== void 0) {
              let data13 = data12.subject_digest;
              if (typeof data13 == "string") {
                if (!pattern7.test(data13)) {
                  let err32 = { instancePath: instancePath + "/expiring/" + i3 + "/subject_digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data13 };
                  vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                }
              } else {
                let err33 = { instancePath: instancePath + "/expiring/" + i3 + "/subject_digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data13 };
                vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
              }
            }
            if (data12.subject !== void 0 && (validate73(data12.subject, { instancePath: instancePath + "/expiring/" + i3 + "/subject", parentData: data12, parentDataProperty: "subject", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : appended(vErrors, validate73.errors), errors = vErrors.length)), data12.expires_at !== void 0) {
              let data15 = data12.expires_at;
              if (typeof data15 == "string") {
                if (!pattern4.test(data15)) {
                  let err34 = { instancePath: instancePath + "/expiring/" + i3 + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema34, data: data15 };
                  vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                }
                if (!formats0.validate(data15)) {
                  let err35 = { instancePath: instancePath + "/expiring/" + i3 + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema34, data: data15 };
                  vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                }
              } else {
                let err36 = { instancePath: instancePath + "/expiring/" + i3 + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data15 };
                vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
              }
            }
            if (data12.what !== void 0) {
              let data16 = data12.what;
              if (typeof data16 != "string") {
                let err37 = { instancePath: instancePath + "/expiring/" + i3 + "/what", schemaPath: "#/properties/expiring/items/properties/what/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema240.properties.expiring.items.properties.what.type, parentSchema: schema240.properties.expiring.items.properties.what, data: data16 };
                vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
              }
            }
          } else {
            let err38 = { instancePath: instancePath + "/expiring/" + i3, schemaPath: "#/properties/expiring/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema240.properties.expiring.items.type, parentSchema: schema240.properties.expiring.items, data: data12 };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
          }
        }
      } else {
        let err39 = { instancePath: instancePath + "/expiring", schemaPath: "#/properties/expiring/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema240.properties.expiring.type, parentSchema: schema240.properties.expiring, data: data11 };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
    }
    if (data.tasks !== void 0) {
      let data17 = data.tasks;
      if (Array.isArray(data17)) {
        let len4 = data17.length;
        for (let i4 = 0; i4 < len4; i4++) {
          let data18 = data17[i4];
          if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
            if (data18.kind === void 0) {
              let err40 = { instancePath: instancePath + "/tasks/" + i4, schemaPath: "#/properties/tasks/items/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema240.properties.tasks.items.required, parentSchema: schema240.properties.tasks.items, data: data18 };
              vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
            }
            if (data18.earliest === void 0) {
              let err41 = { instancePath: instancePath + "/tasks/" + i4, schemaPath: "#/properties/tasks/items/required", keyword: "required", params: { missingProperty: "earliest" }, message: "must have required property 'earliest'", schema: schema240.properties.tasks.items.required, parentSchema: schema240.properties.tasks.items, data: data18 };
              vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
            }
            if (data18.latest === void 0) {
              let err42 = { instancePath: instancePath + "/tasks/" + i4, schemaPath: "#/properties/tasks/items/required", keyword: "required", params: { missingProperty: "latest" }, message: "must have required property 'latest'", schema: schema240.properties.tasks.items.required, parentSchema: schema240.properties.tasks.items, data: data18 };
              vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
            }
            if (data18.expires_at === void 0) {
              let err43 = { instancePath: instancePath + "/tasks/" + i4, schemaPath: "#/properties/tasks/items/required", keyword: "required", params: { missingProperty: "expires_at" }, message: "must have required property 'expires_at'", schema: schema240.properties.tasks.items.required, parentSchema: schema240.properties.tasks.items, data: data18 };
              vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
            }
            if (data18.is_too_short === void 0) {
              let err44 = { instancePath: instancePath + "/tasks/" + i4, schemaPath: "#/properties/tasks/items/required", keyword: "required", params: { missingProperty: "is_too_short" }, message: "must have required property 'is_too_short'", schema: schema240.properties.tasks.items.required, parentSchema: schema240.properties.tasks.items, data: data18 };
              vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
            }
            if (data18.claims === void 0) {
              let err45 = { instancePath: instancePath + "/tasks/" + i4, schemaPath: "#/properties/tasks/items/required", keyword: "required", params: { missingProperty: "claims" }, message: "must have required property 'claims'", schema: schema240.properties.tasks.items.required, parentSchema: schema240.properties.tasks.items, data: data18 };
              vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
            }
            for (let key3 in data18)
              if (!(key3 === "kind" || key3 === "earliest" || key3 === "latest" || key3 === "expires_at" || key3 === "is_too_short" || key3 === "claims")) {
                let err46 = { instancePath: instancePath + "/tasks/" + i4, schemaPath: "#/properties/tasks/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema240.properties.tasks.items, data: data18 };
                vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
              }
            if (data18.kind !== void 0) {
              let data19 = data18.kind;
              if (!(data19 === "trust_root" || data19 === "review" || data19 === "reconnect" || data19 === "control" || data19 === "local_run" || data19 === "live_run")) {
                let err47 = { instancePath: instancePath + "/tasks/" + i4 + "/kind", schemaPath: "#/properties/tasks/items/properties/kind/enum", keyword: "enum", params: { allowedValues: schema240.properties.tasks.items.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema240.properties.tasks.items.properties.kind.enum, parentSchema: schema240.properties.tasks.items.properties.kind, data: data19 };
                vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
              }
            }
            if (data18.earliest !== void 0) {
              let data20 = data18.earliest;
              if (typeof data20 == "string") {
                if (!pattern4.test(data20)) {
                  let err48 = { instancePath: instancePath + "/tasks/" + i4 + "/earliest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema34, data: data20 };
                  vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
                }
                if (!formats0.validate(data20)) {
                  let err49 = { instancePath: instancePath + "/tasks/" + i4 + "/earliest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema34, data: data20 };
                  vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
                }
              } else {
                let err50 = { instancePath: instancePath + "/tasks/" + i4 + "/earliest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data20 };
                vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
              }
            }
            if (data18.latest !== void 0) {
              let data21 = data18.latest;
              if (typeof data21 == "string") {
                if (!pattern4.test(data21)) {
                  let err51 = { instancePath: instancePath + "/tasks/" + i4 + "/latest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema34, data: data21 };
                  vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
                }
                if (!formats0.validate(data21)) {
                  let err52 = { instancePath: instancePath + "/tasks/" + i4 + "/latest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema34, data: data21 };
                  vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
                }
              } else {
                let err53 = { instancePath: instancePath + "/tasks/" + i4 + "/latest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data21 };
                vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
              }
            }
            if (data18.expires_at !== void 0) {
              let data22 = data18.expires_at;
              if (typeof data22 == "string") {
                if (!pattern4.test(data22)) {
                  let err54 = { instancePath: instancePath + "/tasks/" + i4 + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema34, data: data22 };
                  vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
                }
                if (!formats0.validate(data22)) {
                  let err55 = { instancePath: instancePath + "/tasks/" + i4 + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema34, data: data22 };
                  vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
                }
              } else {
                let err56 = { instancePath: instancePath + "/tasks/" + i4 + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data22 };
                vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
              }
            }
            if (data18.is_too_short !== void 0) {
              let data23 = data18.is_too_short;
              if (typeof data23 != "boolean") {
                let err57 = { instancePath: instancePath + "/tasks/" + i4 + "/is_too_short", schemaPath: "#/properties/tasks/items/properties/is_too_short/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema240.properties.tasks.items.properties.is_too_short.type, parentSchema: schema240.properties.tasks.items.properties.is_too_short, data: data23 };
                vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
              }
            }
            if (data18.claims !== void 0) {
              let data24 = data18.claims;
              if (Array.isArray(data24)) {
                let len5 = data24.length;
                for (let i5 = 0; i5 < len5; i5++)
                  validate174(data24[i5], { instancePath: instancePath + "/tasks/" + i4 + "/claims/" + i5, parentData: data24, parentDataProperty: i5, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate174.errors : appended(vErrors, validate174.errors), errors = vErrors.length);
              } else {
                let err58 = { instancePath: instancePath + "/tasks/" + i4 + "/claims", schemaPath: "#/properties/tasks/items/properties/claims/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema240.properties.tasks.items.properties.claims.type, parentSchema: schema240.properties.tasks.items.properties.claims, data: data24 };
                vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
              }
            }
          } else {
            let err59 = { instancePath: instancePath + "/tasks/" + i4, schemaPath: "#/properties/tasks/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema240.properties.tasks.items.type, parentSchema: schema240.properties.tasks.items, data: data18 };
            vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
          }
        }
      } else {
        let err60 = { instancePath: instancePath + "/tasks", schemaPath: "#/properties/tasks/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema240.properties.tasks.type, parentSchema: schema240.properties.tasks, data: data17 };
        vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
      }
    }
  } else {
    let err61 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema240.type, parentSchema: schema240, data };
    vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
  }
  return validate173.errors = vErrors, errors === 0;
}
validate173.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema251 = { title: "DifferenceResult", description: "Which claims changed between two releases.", type: "object", additionalProperties: !1, required: ["from", "to", "evidence_compared", "added", "withdrawn", "lapsed", "contract_changed", "renewed", "unchanged"], properties: { from: { $ref: "#/$defs/difference_side" }, to: { $ref: "#/$defs/difference_side" }, evidence_compared: { type: "boolean", description: "false: one of the sides has no evidence to compare, so renewals and expiries are unknown" }, added: { type: "array", items: { $ref: "#/$defs/changed_claim" } }, withdrawn: { type: "array", items: { $ref: "#/$defs/changed_claim" } }, lapsed: { type: "array", items: { $ref: "#/$defs/changed_claim" } }, contract_changed: { type: "array", items: { $ref: "#/$defs/changed_claim" } }, renewed: { type: "array", items: { $ref: "#/$defs/changed_claim" } }, unchanged: { type: "integer", minimum: 0 } } }, schema252 = { title: "DifferenceSide", type: "object", additionalProperties: !1, required: ["name", "version", "revision", "claims_sha256", "claim_count", "evaluated_at"], properties: { name: { type: "string" }, version: { type: ["string", "null"] }, revision: { type: ["string", "null"] }, claims_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, claim_count: { type: "integer", minimum: 0 }, evaluated_at: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }] } } };
function validate183(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate183.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema252.required, parentSchema: schema252, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.version === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema252.required, parentSchema: schema252, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.revision === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revision" }, message: "must have required property 'revision'", schema: schema252.required, parentSchema: schema252, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.claims_sha256 === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "claims_sha256" }, message: "must have required property 'claims_sha256'", schema: schema252.required, parentSchema: schema252, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.claim_count === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "claim_count" }, message: "must have required property 'claim_count'", schema: schema252.required, parentSchema: schema252, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.evaluated_at === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluated_at" }, message: "must have required property 'evaluated_at'", schema: schema252.required, parentSchema: schema252, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "name" || key0 === "version" || key0 === "revision" || key0 === "claims_sha256" || key0 === "claim_count" || key0 === "evaluated_at")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema252, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 != "string") {
        let err7 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema252.properties.name.type, parentSchema: schema252.properties.name, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.version !== void 0) {
      let data1 = data.version;
      if (typeof data1 != "string" && data1 !== null) {
        let err8 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: schema252.properties.version.type }, message: "must be string,null", schema: schema252.properties.version.type, parentSchema: schema252.properties.version, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.revision !== void 0) {
      let data2 = data.revision;
      if (typeof data2 != "string" && data2 !== null) {
        let err9 = { instancePath: instancePath + "/revision", schemaPath: "#/properties/revision/type", keyword: "type", params: { type: schema252.properties.revision.type }, message: "must be string,null", schema: schema252.properties.revision.type, parentSchema: schema252.properties.revision, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.claims_sha256 !== void 0) {
      let data3 = data.claims_sha256;
      if (typeof data3 == "string") {
        if (!pattern7.test(data3)) {
          let err10 = { instancePath: instancePath + "/claims_sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data3 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/claims_sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.claim_count !== void 0) {
      let data4 = data.claim_count;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err12 = { instancePath: instancePath + "/claim_count", schemaPath: "#/properties/claim_count/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema252.properties.claim_count.type, parentSchema: schema252.properties.claim_count, data: data4 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4) && (data4 < 0 || isNaN(data4))) {
        let err13 = { instancePath: instancePath + "/claim_count", schemaPath: "#/properties/claim_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema252.properties.claim_count, data: data4 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.evaluated_at !== void 0) {
      let data5 = data.evaluated_at, _errs14 = errors, valid2 = !1, _errs15 = errors;
      if (data5 !== null) {
        let err14 = { instancePath: instancePath + "/evaluated_at", schemaPath: "#/properties/evaluated_at/anyOf/0/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema252.properties.evaluated_at.anyOf[0].type, parentSchema: schema252.properties.evaluated_at.anyOf[0], data: data5 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      var _valid0 = _errs15 === errors;
      valid2 = valid2 || _valid0;
      let _errs17 = errors;
      if (typeof data5 == "string") {
        if (!pattern4.test(data5)) {
          let err15 = { instancePath: instancePath + "/evaluated_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema34, data: data5 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (!formats0.validate(data5)) {
          let err16 = { instancePath: instancePath + "/evaluated_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema34, data: data5 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/evaluated_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data5 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      var _valid0 = _errs17 === errors;
      if (valid2 = valid2 || _valid0, valid2)
        errors = _errs14, vErrors !== null && (_errs14 ? vErrors.length = _errs14 : vErrors = null);
      else {
        let err18 = { instancePath: instancePath + "/evaluated_at", schemaPath: "#/properties/evaluated_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema252.properties.evaluated_at.anyOf, parentSchema: schema252.properties.evaluated_at, data: data5 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
  } else {
    let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema252.type, parentSchema: schema252, data };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate183.errors = vErrors, errors === 0;
}
validate183.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema255 = { title: "ChangedClaim", type: "object", additionalProperties: !1, required: ["subject_digest", "subject", "contract_before", "contract_after", "holds_before", "holds_after"], properties: { subject_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, contract_before: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }] }, contract_after: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }] }, holds_before: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }] }, holds_after: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }] } } };
function validate186(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate186.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subject_digest === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subject_digest" }, message: "must have required property 'subject_digest'", schema: schema255.required, parentSchema: schema255, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.subject === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'", schema: schema255.required, parentSchema: schema255, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.contract_before === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "contract_before" }, message: "must have required property 'contract_before'", schema: schema255.required, parentSchema: schema255, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.contract_after === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "contract_after" }, message: "must have required property 'contract_after'", schema: schema255.required, parentSchema: schema255, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.holds_before === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "holds_before" }, message: "must have required property 'holds_before'", schema: schema255.required, parentSchema: schema255, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.holds_after === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "holds_after" }, message: "must have required property 'holds_after'", schema: schema255.required, parentSchema: schema255, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "subject_digest" || key0 === "subject" || key0 === "contract_before" || key0 === "contract_after" || key0 === "holds_before" || key0 === "holds_after")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema255, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.subject_digest !== void 0) {
      let data0 = data.subject_digest;
      if (typeof data0 == "string") {
        if (!pattern7.test(data0)) {
          let err7 = { instancePath: instancePath + "/subject_digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data0 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/subject_digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data0 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.subject !== void 0 && (validate73(data.subject, { instancePath: instancePath + "/subject", parentData: data, parentDataProperty: "subject", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : appended(vErrors, validate73.errors), errors = vErrors.length)), data.contract_before !== void 0) {
      let data2 = data.contract_before, _errs7 = errors, valid2 = !1, _errs8 = errors;
      if (data2 !== null) {
        let err9 = { instancePath: instancePath + "/contract_before", schemaPath: "#/properties/contract_before/anyOf/0/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema255.properties.contract_before.anyOf[0].type, parentSchema: schema255.properties.contract_before.anyOf[0], data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      var _valid0 = _errs8 === errors;
      valid2 = valid2 || _valid0;
      let _errs10 = errors;
      if (typeof data2 == "string") {
        if (!pattern7.test(data2)) {
          let err10 = { instancePath: instancePath + "/contract_before", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/contract_before", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      var _valid0 = _errs10 === errors;
      if (valid2 = valid2 || _valid0, valid2)
        errors = _errs7, vErrors !== null && (_errs7 ? vErrors.length = _errs7 : vErrors = null);
      else {
        let err12 = { instancePath: instancePath + "/contract_before", schemaPath: "#/properties/contract_before/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema255.properties.contract_before.anyOf, parentSchema: schema255.properties.contract_before, data: data2 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.contract_after !== void 0) {
      let data3 = data.contract_after, _errs14 = errors, valid4 = !1, _errs15 = errors;
      if (data3 !== null) {
        let err13 = { instancePath: instancePath + "/contract_after", schemaPath: "#/properties/contract_after/anyOf/0/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema255.properties.contract_after.anyOf[0].type, parentSchema: schema255.properties.contract_after.anyOf[0], data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      var _valid1 = _errs15 === errors;
      valid4 = valid4 || _valid1;
      let _errs17 = errors;
      if (typeof data3 == "string") {
        if (!pattern7.test(data3)) {
          let err14 = { instancePath: instancePath + "/contract_after", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data3 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/contract_after", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data3 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      var _valid1 = _errs17 === errors;
      if (valid4 = valid4 || _valid1, valid4)
        errors = _errs14, vErrors !== null && (_errs14 ? vErrors.length = _errs14 : vErrors = null);
      else {
        let err16 = { instancePath: instancePath + "/contract_after", schemaPath: "#/properties/contract_after/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema255.properties.contract_after.anyOf, parentSchema: schema255.properties.contract_after, data: data3 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.holds_before !== void 0) {
      let data4 = data.holds_before, _errs21 = errors, valid6 = !1, _errs22 = errors;
      if (data4 !== null) {
        let err17 = { instancePath: instancePath + "/holds_before", schemaPath: "#/properties/holds_before/anyOf/0/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema255.properties.holds_before.anyOf[0].type, parentSchema: schema255.properties.holds_before.anyOf[0], data: data4 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      var _valid2 = _errs22 === errors;
      valid6 = valid6 || _valid2;
      let _errs24 = errors;
      if (typeof data4 == "string") {
        if (!pattern4.test(data4)) {
          let err18 = { instancePath: instancePath + "/holds_before", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema34, data: data4 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (!formats0.validate(data4)) {
          let err19 = { instancePath: instancePath + "/holds_before", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema34, data: data4 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/holds_before", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data4 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      var _valid2 = _errs24 === errors;
      if (valid6 = valid6 || _valid2, valid6)
        errors = _errs21, vErrors !== null && (_errs21 ? vErrors.length = _errs21 : vErrors = null);
      else {
        let err21 = { instancePath: instancePath + "/holds_before", schemaPath: "#/properties/holds_before/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema255.properties.holds_before.anyOf, parentSchema: schema255.properties.holds_before, data: data4 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.holds_after !== void 0) {
      let data5 = data.holds_after, _errs28 = errors, valid8 = !1, _errs29 = errors;
      if (data5 !== null) {
        let err22 = { instancePath: instancePath + "/holds_after", schemaPath: "#/properties/holds_after/anyOf/0/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema255.properties.holds_after.anyOf[0].type, parentSchema: schema255.properties.holds_after.anyOf[0], data: data5 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
      var _valid3 = _errs29 === errors;
      valid8 = valid8 || _valid3;
      let _errs31 = errors;
      if (typeof data5 == "string") {
        if (!pattern4.test(data5)) {
          let err23 = { instancePath: instancePath + "/holds_after", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema34, data: data5 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        if (!formats0.validate(data5)) {
          let err24 = { instancePath: instancePath + "/holds_after", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema34, data: data5 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
      } else {
        let err25 = { instancePath: instancePath + "/holds_after", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data5 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      var _valid3 = _errs31 === errors;
      if (valid8 = valid8 || _valid3, valid8)
        errors = _errs28, vErrors !== null && (_errs28 ? vErrors.length = _errs28 : vErrors = null);
      else {
        let err26 = { instancePath: instancePath + "/holds_after", schemaPath: "#/properties/holds_after/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema255.properties.holds_after.anyOf, parentSchema: schema255.properties.holds_after, data: data5 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
  } else {
    let err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema255.type, parentSchema: schema255, data };
    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
  }
  return validate186.errors = vErrors, errors === 0;
}
validate186.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate182(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate182.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.from === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'", schema: schema251.required, parentSchema: schema251, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.to === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'", schema: schema251.required, parentSchema: schema251, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.evidence_compared === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evidence_compared" }, message: "must have required property 'evidence_compared'", schema: schema251.required, parentSchema: schema251, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.added === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "added" }, message: "must have required property 'added'", schema: schema251.required, parentSchema: schema251, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.withdrawn === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "withdrawn" }, message: "must have required property 'withdrawn'", schema: schema251.required, parentSchema: schema251, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.lapsed === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lapsed" }, message: "must have required property 'lapsed'", schema: schema251.required, parentSchema: schema251, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.contract_changed === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "contract_changed" }, message: "must have required property 'contract_changed'", schema: schema251.required, parentSchema: schema251, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.renewed === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "renewed" }, message: "must have required property 'renewed'", schema: schema251.required, parentSchema: schema251, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.unchanged === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "unchanged" }, message: "must have required property 'unchanged'", schema: schema251.required, parentSchema: schema251, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema251.properties, key0)) {
        let err9 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema251, data };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.from !== void 0 && (validate183(data.from, { instancePath: instancePath + "/from", parentData: data, parentDataProperty: "from", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate183.errors : appended(vErrors, validate183.errors), errors = vErrors.length)), data.to !== void 0 && (validate183(data.to, { instancePath: instancePath + "/to", parentData: data, parentDataProperty: "to", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate183.errors : appended(vErrors, validate183.errors), errors = vErrors.length)), data.evidence_compared !== void 0) {
      let data2 = data.evidence_compared;
      if (typeof data2 != "boolean") {
        let err10 = { instancePath: instancePath + "/evidence_compared", schemaPath: "#/properties/evidence_compared/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema251.properties.evidence_compared.type, parentSchema: schema251.properties.evidence_compared, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.added !== void 0) {
      let data3 = data.added;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate186(data3[i0], { instancePath: instancePath + "/added/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate186.errors : appended(vErrors, validate186.errors), errors = vErrors.length);
      } else {
        let err11 = { instancePath: instancePath + "/added", schemaPath: "#/properties/added/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema251.properties.added.type, parentSchema: schema251.properties.added, data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.withdrawn !== void 0) {
      let data5 = data.withdrawn;
      if (Array.isArray(data5)) {
        let len1 = data5.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate186(data5[i1], { instancePath: instancePath + "/withdrawn/" + i1, parentData: data5, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate186.errors : appended(vErrors, validate186.errors), errors = vErrors.length);
      } else {
        let err12 = { instancePath: instancePath + "/withdrawn", schemaPath: "#/properties/withdrawn/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema251.properties.withdrawn.type, parentSchema: schema251.properties.withdrawn, data: data5 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.lapsed !== void 0) {
      let data7 = data.lapsed;
      if (Array.isArray(data7)) {
        let len2 = data7.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate186(data7[i2], { instancePath: instancePath + "/lapsed/" + i2, parentData: data7, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate186.errors : appended(vErrors, validate186.errors), errors = vErrors.length);
      } else {
        let err13 = { instancePath: instancePath + "/lapsed", schemaPath: "#/properties/lapsed/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema251.properties.lapsed.type, parentSchema: schema251.properties.lapsed, data: data7 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.contract_changed !== void 0) {
      let data9 = data.contract_changed;
      if (Array.isArray(data9)) {
        let len3 = data9.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate186(data9[i3], { instancePath: instancePath + "/contract_changed/" + i3, parentData: data9, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate186.errors : appended(vErrors, validate186.errors), errors = vErrors.length);
      } else {
        let err14 = { instancePath: instancePath + "/contract_changed", schemaPath: "#/properties/contract_changed/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema251.properties.contract_changed.type, parentSchema: schema251.properties.contract_changed, data: data9 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.renewed !== void 0) {
      let data11 = data.renewed;
      if (Array.isArray(data11)) {
        let len4 = data11.length;
        for (let i4 = 0; i4 < len4; i4++)
          validate186(data11[i4], { instancePath: instancePath + "/renewed/" + i4, parentData: data11, parentDataProperty: i4, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate186.errors : appended(vErrors, validate186.errors), errors = vErrors.length);
      } else {
        let err15 = { instancePath: instancePath + "/renewed", schemaPath: "#/properties/renewed/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema251.properties.renewed.type, parentSchema: schema251.properties.renewed, data: data11 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.unchanged !== void 0) {
      let data13 = data.unchanged;
      if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
        let err16 = { instancePath: instancePath + "/unchanged", schemaPath: "#/properties/unchanged/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema251.properties.unchanged.type, parentSchema: schema251.properties.unchanged, data: data13 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (typeof data13 == "number" && isFinite(data13) && (data13 < 0 || isNaN(data13))) {
        let err17 = { instancePath: instancePath + "/unchanged", schemaPath: "#/properties/unchanged/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema251.properties.unchanged, data: data13 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
  } else {
    let err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema251.type, parentSchema: schema251, data };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate182.errors = vErrors, errors === 0;
}
validate182.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema261 = { title: "TokenResult", type: "object", additionalProperties: !1, required: ["token", "listed"], properties: { token: { type: ["string", "null"], description: "the token, shown once: when it is made" }, listed: { $ref: "#/$defs/listed_token" } } }, schema262 = { title: "ListedToken", type: "object", additionalProperties: !1, required: ["id", "audience", "name", "scopes", "created_at", "expires_at", "revoked_at"], properties: { id: { type: "string", pattern: "^[0-9a-f]{32}$" }, audience: { type: "string", enum: ["api", "cli", "mcp"] }, name: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, scopes: { type: "array", maxItems: 16, items: { $ref: "urn:claimgate:schema:caller:v1#/$defs/scope_name" } }, created_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, revoked_at: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }] } } }, schema267 = { title: "ScopeName", type: "string", enum: ["readiness:read", "accounts:read", "capabilities:read"], description: "what a token opens; a session without scopes is not limited" }, pattern143 = new RegExp("^[0-9a-f]{32}$", "u");
function validate195(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate195.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema262.required, parentSchema: schema262, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.audience === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "audience" }, message: "must have required property 'audience'", schema: schema262.required, parentSchema: schema262, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.name === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema262.required, parentSchema: schema262, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.scopes === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scopes" }, message: "must have required property 'scopes'", schema: schema262.required, parentSchema: schema262, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.created_at === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'", schema: schema262.required, parentSchema: schema262, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.expires_at === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" }, message: "must have required property 'expires_at'", schema: schema262.required, parentSchema: schema262, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.revoked_at === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revoked_at" }, message: "must have required property 'revoked_at'", schema: schema262.required, parentSchema: schema262, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "id" || key0 === "audience" || key0 === "name" || key0 === "scopes" || key0 === "created_at" || key0 === "expires_at" || key0 === "revoked_at")) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema262, data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (!pattern143.test(data0)) {
          let err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{32}$" }, message: 'must match pattern "^[0-9a-f]{32}$"', schema: "^[0-9a-f]{32}$", parentSchema: schema262.properties.id, data: data0 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema262.properties.id.type, parentSchema: schema262.properties.id, data: data0 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.audience !== void 0) {
      let data1 = data.audience;
      if (typeof data1 != "string") {
        let err10 = { instancePath: instancePath + "/audience", schemaPath: "#/properties/audience/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema262.properties.audience.type, parentSchema: schema262.properties.audience, data: data1 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (!(data1 === "api" || data1 === "cli" || data1 === "mcp")) {
        let err11 = { instancePath: instancePath + "/audience", schemaPath: "#/properties/audience/enum", keyword: "enum", params: { allowedValues: schema262.properties.audience.enum }, message: "must be equal to one of the allowed values", schema: schema262.properties.audience.enum, parentSchema: schema262.properties.audience, data: data1 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.name !== void 0) {
      let data2 = data.name;
      if (typeof data2 == "string") {
        if (func2(data2) > 64) {
          let err12 = { instancePath: instancePath + "/name", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema44, data: data2 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (!pattern12.test(data2)) {
          let err13 = { instancePath: instancePath + "/name", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema44, data: data2 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/name", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data2 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.scopes !== void 0) {
      let data3 = data.scopes;
      if (Array.isArray(data3)) {
        if (data3.length > 16) {
          let err15 = { instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items", schema: 16, parentSchema: schema262.properties.scopes, data: data3 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (typeof data4 != "string") {
            let err16 = { instancePath: instancePath + "/scopes/" + i0, schemaPath: "urn:claimgate:schema:caller:v1#/$defs/scope_name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema267.type, parentSchema: schema267, data: data4 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
          if (!(data4 === "readiness:read" || data4 === "accounts:read" || data4 === "capabilities:read")) {
            let err17 = { instancePath: instancePath + "/scopes/" + i0, schemaPath: "urn:claimgate:schema:caller:v1#/$defs/scope_name/enum", keyword: "enum", params: { allowedValues: schema267.enum }, message: "must be equal to one of the allowed values", schema: schema267.enum, parentSchema: schema267, data: data4 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
      } else {
        let err18 = { instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema262.properties.scopes.type, parentSchema: schema262.properties.scopes, data: data3 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.created_at !== void 0) {
      let data5 = data.created_at;
      if (typeof data5 == "string") {
        if (!pattern4.test(data5)) {
          let err19 = { instancePath: instancePath + "/created_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema34, data: data5 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (!formats0.validate(data5)) {
          let err20 = { instancePath: instancePath + "/created_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema34, data: data5 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/created_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data5 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.expires_at !== void 0) {
      let data6 = data.expires_at;
      if (typeof data6 == "string") {
        if (!pattern4.test(data6)) {
          let err22 = { instancePath: instancePath + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema34, data: data6 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (!formats0.validate(data6)) {
          let err23 = { instancePath: instancePath + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema34, data: data6 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      } else {
        let err24 = { instancePath: instancePath + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data6 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.revoked_at !== void 0) {
      let data7 = data.revoked_at, _errs21 = errors, valid7 = !1, _errs22 = errors;
      if (data7 !== null) {
        let err25 = { instancePath: instancePath + "/revoked_at", schemaPath: "#/properties/revoked_at/anyOf/0/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema262.properties.revoked_at.anyOf[0].type, parentSchema: schema262.properties.revoked_at.anyOf[0], data: data7 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      var _valid0 = _errs22 === errors;
      valid7 = valid7 || _valid0;
      let _errs24 = errors;
      if (typeof data7 == "string") {
        if (!pattern4.test(data7)) {
          let err26 = { instancePath: instancePath + "/revoked_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema34, data: data7 };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        if (!formats0.validate(data7)) {
          let err27 = { instancePath: instancePath + "/revoked_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema34, data: data7 };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
      } else {
        let err28 = { instancePath: instancePath + "/revoked_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data7 };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
      var _valid0 = _errs24 === errors;
      if (valid7 = valid7 || _valid0, valid7)
        errors = _errs21, vErrors !== null && (_errs21 ? vErrors.length = _errs21 : vErrors = null);
      else {
        let err29 = { instancePath: instancePath + "/revoked_at", schemaPath: "#/properties/revoked_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema262.properties.revoked_at.anyOf, parentSchema: schema262.properties.revoked_at, data: data7 };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
  } else {
    let err30 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema262.type, parentSchema: schema262, data };
    vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
  }
  return validate195.errors = vErrors, errors === 0;
}
validate195.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate194(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate194.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.token === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "token" }, message: "must have required property 'token'", schema: schema261.required, parentSchema: schema261, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.listed === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "listed" }, message: "must have required property 'listed'", schema: schema261.required, parentSchema: schema261, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "token" || key0 === "listed")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema261, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.token !== void 0) {
      let data0 = data.token;
      if (typeof data0 != "string" && data0 !== null) {
        let err3 = { instancePath: instancePath + "/token", schemaPath: "#/properties/token/type", keyword: "type", params: { type: schema261.properties.token.type }, message: "must be string,null", schema: schema261.properties.token.type, parentSchema: schema261.properties.token, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    data.listed !== void 0 && (validate195(data.listed, { instancePath: instancePath + "/listed", parentData: data, parentDataProperty: "listed", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate195.errors : appended(vErrors, validate195.errors), errors = vErrors.length));
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema261.type, parentSchema: schema261, data };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate194.errors = vErrors, errors === 0;
}
validate194.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema273 = { title: "TokensResult", type: "object", additionalProperties: !1, required: ["tokens"], properties: { tokens: { type: "array", items: { $ref: "#/$defs/listed_token" } } } };
function validate199(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate199.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.tokens === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tokens" }, message: "must have required property 'tokens'", schema: schema273.required, parentSchema: schema273, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "tokens") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema273, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.tokens !== void 0) {
      let data0 = data.tokens;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate195(data0[i0], { instancePath: instancePath + "/tokens/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate195.errors : appended(vErrors, validate195.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/tokens", schemaPath: "#/properties/tokens/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema273.properties.tokens.type, parentSchema: schema273.properties.tokens, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema273.type, parentSchema: schema273, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate199.errors = vErrors, errors === 0;
}
validate199.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema275 = { title: "AdministratorResult", type: "object", additionalProperties: !1, required: ["administrator"], properties: { administrator: { $ref: "#/$defs/listed_administrator" } } }, schema276 = { title: "ListedAdministrator", type: "object", additionalProperties: !1, required: ["name", "scopes", "created_at", "disabled_at", "sessions"], properties: { name: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, scopes: { type: "array", maxItems: 16, items: { $ref: "urn:claimgate:schema:caller:v1#/$defs/scope_name" }, description: "what they are limited to; none: not limited" }, created_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, disabled_at: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }] }, sessions: { type: "integer", minimum: 0, description: "how many are open" } } };
function validate203(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate203.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema276.required, parentSchema: schema276, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.scopes === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scopes" }, message: "must have required property 'scopes'", schema: schema276.required, parentSchema: schema276, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.created_at === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "created_at" }, message: "must have required property 'created_at'", schema: schema276.required, parentSchema: schema276, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.disabled_at === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "disabled_at" }, message: "must have required property 'disabled_at'", schema: schema276.required, parentSchema: schema276, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.sessions === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sessions" }, message: "must have required property 'sessions'", schema: schema276.required, parentSchema: schema276, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "name" || key0 === "scopes" || key0 === "created_at" || key0 === "disabled_at" || key0 === "sessions")) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema276, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func2(data0) > 64) {
          let err6 = { instancePath: instancePath + "/name", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema44, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!pattern12.test(data0)) {
          let err7 = { instancePath: instancePath + "/name", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema44, data: data0 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/name", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data0 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.scopes !== void 0) {
      let data1 = data.scopes;
      if (Array.isArray(data1)) {
        if (data1.length > 16) {
          let err9 = { instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items", schema: 16, parentSchema: schema276.properties.scopes, data: data1 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 != "string") {
            let err10 = { instancePath: instancePath + "/scopes/" + i0, schemaPath: "urn:claimgate:schema:caller:v1#/$defs/scope_name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema267.type, parentSchema: schema267, data: data2 };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
          if (!(data2 === "readiness:read" || data2 === "accounts:read" || data2 === "capabilities:read")) {
            let err11 = { instancePath: instancePath + "/scopes/" + i0, schemaPath: "urn:claimgate:schema:caller:v1#/$defs/scope_name/enum", keyword: "enum", params: { allowedValues: schema267.enum }, message: "must be equal to one of the allowed values", schema: schema267.enum, parentSchema: schema267, data: data2 };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        }
      } else {
        let err12 = { instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema276.properties.scopes.type, parentSchema: schema276.properties.scopes, data: data1 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.created_at !== void 0) {
      let data3 = data.created_at;
      if (typeof data3 == "string") {
        if (!pattern4.test(data3)) {
          let err13 = { instancePath: instancePath + "/created_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema34, data: data3 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (!formats0.validate(data3)) {
          let err14 = { instancePath: instancePath + "/created_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema34, data: data3 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/created_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data3 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.disabled_at !== void 0) {
      let data4 = data.disabled_at, _errs14 = errors, valid6 = !1, _errs15 = errors;
      if (data4 !== null) {
        let err16 = { instancePath: instancePath + "/disabled_at", schemaPath: "#/properties/disabled_at/anyOf/0/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema276.properties.disabled_at.anyOf[0].type, parentSchema: schema276.properties.disabled_at.anyOf[0], data: data4 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      var _valid0 = _errs15 === errors;
      valid6 = valid6 || _valid0;
      let _errs17 = errors;
      if (typeof data4 == "string") {
        if (!pattern4.test(data4)) {
          let err17 = { instancePath: instancePath + "/disabled_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema34, data: data4 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (!formats0.validate(data4)) {
          let err18 = { instancePath: instancePath + "/disabled_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema34, data: data4 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        let err19 = { instancePath: instancePath + "/disabled_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data4 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      var _valid0 = _errs17 === errors;
      if (valid6 = valid6 || _valid0, valid6)
        errors = _errs14, vErrors !== null && (_errs14 ? vErrors.length = _errs14 : vErrors = null);
      else {
        let err20 = { instancePath: instancePath + "/disabled_at", schemaPath: "#/properties/disabled_at/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema276.properties.disabled_at.anyOf, parentSchema: schema276.properties.disabled_at, data: data4 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.sessions !== void 0) {
      let data5 = data.sessions;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err21 = { instancePath: instancePath + "/sessions", schemaPath: "#/properties/sessions/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema276.properties.sessions.type, parentSchema: schema276.properties.sessions, data: data5 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5) && (data5 < 0 || isNaN(data5))) {
        let err22 = { instancePath: instancePath + "/sessions", schemaPath: "#/properties/sessions/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema276.properties.sessions, data: data5 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
  } else {
    let err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema276.type, parentSchema: schema276, data };
    vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
  }
  return validate203.errors = vErrors, errors === 0;
}
validate203.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate202(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate202.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.administrator === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "administrator" }, message: "must have required property 'administrator'", schema: schema275.required, parentSchema: schema275, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "administrator") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema275, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.administrator !== void 0 && (validate203(data.administrator, { instancePath: instancePath + "/administrator", parentData: data, parentDataProperty: "administrator", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate203.errors : appended(vErrors, validate203.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema275.type, parentSchema: schema275, data };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate202.errors = vErrors, errors === 0;
}
validate202.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema281 = { title: "AdministratorsResult", type: "object", additionalProperties: !1, required: ["administrators"], properties: { administrators: { type: "array", items: { $ref: "#/$defs/listed_administrator" } } } };
function validate206(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate206.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.administrators === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "administrators" }, message: "must have required property 'administrators'", schema: schema281.required, parentSchema: schema281, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "administrators") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema281, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.administrators !== void 0) {
      let data0 = data.administrators;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate203(data0[i0], { instancePath: instancePath + "/administrators/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate203.errors : appended(vErrors, validate203.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/administrators", schemaPath: "#/properties/administrators/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema281.properties.administrators.type, parentSchema: schema281.properties.administrators, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema281.type, parentSchema: schema281, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate206.errors = vErrors, errors === 0;
}
validate206.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema282 = { title: "InstanceHealth", type: "object", additionalProperties: !1, required: ["instance", "health", "ready", "database"], properties: { instance: { type: "string", maxLength: 2048, description: "base URL of the instance" }, health: { $ref: "#/$defs/probe_result" }, ready: { description: "null where only liveness was asked for", anyOf: [{ type: "null" }, { $ref: "#/$defs/probe_result" }] }, database: { $ref: "#/$defs/dependency_standing" }, storage: { $ref: "#/$defs/dependency_standing" } } }, schema283 = { title: "ProbeResult", type: "object", additionalProperties: !1, required: ["ok", "http_status", "code", "detail"], properties: { ok: { type: "boolean" }, http_status: { type: ["integer", "null"], description: "null where no answer came" }, code: { type: ["string", "null"], maxLength: 64, description: "why it failed, as a code of the closed table" }, detail: { type: ["string", "null"], maxLength: 1024, description: "why it failed, in words" } } }, schema285 = { title: "DependencyStanding", type: "string", enum: ["ok", "not_ready", "unknown"], description: "what the readiness probe says of something that the instance needs" };
function validate209(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate209.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.instance === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "instance" }, message: "must have required property 'instance'", schema: schema282.required, parentSchema: schema282, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.health === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "health" }, message: "must have required property 'health'", schema: schema282.required, parentSchema: schema282, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.ready === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ready" }, message: "must have required property 'ready'", schema: schema282.required, parentSchema: schema282, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.database === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "database" }, message: "must have required property 'database'", schema: schema282.required, parentSchema: schema282, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "instance" || key0 === "health" || key0 === "ready" || key0 === "database" || key0 === "storage")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema282, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.instance !== void 0) {
      let data0 = data.instance;
      if (typeof data0 == "string") {
        if (func2(data0) > 2048) {
          let err5 = { instancePath: instancePath + "/instance", schemaPath: "#/properties/instance/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters", schema: 2048, parentSchema: schema282.properties.instance, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/instance", schemaPath: "#/properties/instance/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema282.properties.instance.type, parentSchema: schema282.properties.instance, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.health !== void 0) {
      let data1 = data.health;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.ok === void 0) {
          let err7 = { instancePath: instancePath + "/health", schemaPath: "#/$defs/probe_result/required", keyword: "required", params: { missingProperty: "ok" }, message: "must have required property 'ok'", schema: schema283.required, parentSchema: schema283, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data1.http_status === void 0) {
          let err8 = { instancePath: instancePath + "/health", schemaPath: "#/$defs/probe_result/required", keyword: "required", params: { missingProperty: "http_status" }, message: "must have required property 'http_status'", schema: schema283.required, parentSchema: schema283, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data1.code === void 0) {
          let err9 = { instancePath: instancePath + "/health", schemaPath: "#/$defs/probe_result/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema283.required, parentSchema: schema283, data: data1 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data1.detail === void 0) {
          let err10 = { instancePath: instancePath + "/health", schemaPath: "#/$defs/probe_result/required", keyword: "required", params: { missingProperty: "detail" }, message: "must have required property 'detail'", schema: schema283.required, parentSchema: schema283, data: data1 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        for (let key1 in data1)
          if (!(key1 === "ok" || key1 === "http_status" || key1 === "code" || key1 === "detail")) {
            let err11 = { instancePath: instancePath + "/health", schemaPath: "#/$defs/probe_result/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema283, data: data1 };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        if (data1.ok !== void 0) {
          let data2 = data1.ok;
          if (typeof data2 != "boolean") {
            let err12 = { instancePath: instancePath + "/health/ok", schemaPath: "#/$defs/probe_result/properties/ok/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema283.properties.ok.type, parentSchema: schema283.properties.ok, data: data2 };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
        if (data1.http_status !== void 0) {
          let data3 = data1.http_status;
          if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) && data3 !== null) {
            let err13 = { instancePath: instancePath + "/health/http_status", schemaPath: "#/$defs/probe_result/properties/http_status/type", keyword: "type", params: { type: schema283.properties.http_status.type }, message: "must be integer,null", schema: schema283.properties.http_status.type, parentSchema: schema283.properties.http_status, data: data3 };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        }
        if (data1.code !== void 0) {
          let data4 = data1.code;
          if (typeof data4 != "string" && data4 !== null) {
            let err14 = { instancePath: instancePath + "/health/code", schemaPath: "#/$defs/probe_result/properties/code/type", keyword: "type", params: { type: schema283.properties.code.type }, message: "must be string,null", schema: schema283.properties.code.type, parentSchema: schema283.properties.code, data: data4 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
          if (typeof data4 == "string" && func2(data4) > 64) {
            let err15 = { instancePath: instancePath + "/health/code", schemaPath: "#/$defs/probe_result/properties/code/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema283.properties.code, data: data4 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        }
        if (data1.detail !== void 0) {
          let data5 = data1.detail;
          if (typeof data5 != "string" && data5 !== null) {
            let err16 = { instancePath: instancePath + "/health/detail", schemaPath: "#/$defs/probe_result/properties/detail/type", keyword: "type", params: { type: schema283.properties.detail.type }, message: "must be string,null", schema: schema283.properties.detail.type, parentSchema: schema283.properties.detail, data: data5 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
          if (typeof data5 == "string" && func2(data5) > 1024) {
            let err17 = { instancePath: instancePath + "/health/detail", schemaPath: "#/$defs/probe_result/properties/detail/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters", schema: 1024, parentSchema: schema283.properties.detail, data: data5 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
      } else {
        let err18 = { instancePath: instancePath + "/health", schemaPath: "#/$defs/probe_result/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema283.type, parentSchema: schema283, data: data1 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.ready !== void 0) {
      let data6 = data.ready, _errs17 = errors, valid3 = !1, _errs18 = errors;
      if (data6 !== null) {
        let err19 = { instancePath: instancePath + "/ready", schemaPath: "#/properties/ready/anyOf/0/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema282.properties.ready.anyOf[0].type, parentSchema: schema282.properties.ready.anyOf[0], data: data6 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      var _valid0 = _errs18 === errors;
      valid3 = valid3 || _valid0;
      let _errs20 = errors;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (data6.ok === void 0) {
          let err20 = { instancePath: instancePath + "/ready", schemaPath: "#/$defs/probe_result/required", keyword: "required", params: { missingProperty: "ok" }, message: "must have required property 'ok'", schema: schema283.required, parentSchema: schema283, data: data6 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        if (data6.http_status === void 0) {
          let err21 = { instancePath: instancePath + "/ready", schemaPath: "#/$defs/probe_result/required", keyword: "required", params: { missingProperty: "http_status" }, message: "must have required property 'http_status'", schema: schema283.required, parentSchema: schema283, data: data6 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (data6.code === void 0) {
          let err22 = { instancePath: instancePath + "/ready", schemaPath: "#/$defs/probe_result/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema283.required, parentSchema: schema283, data: data6 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (data6.detail === void 0) {
          let err23 = { instancePath: instancePath + "/ready", schemaPath: "#/$defs/probe_result/required", keyword: "required", params: { missingProperty: "detail" }, message: "must have required property 'detail'", schema: schema283.required, parentSchema: schema283, data: data6 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        for (let key2 in data6)
          if (!(key2 === "ok" || key2 === "http_status" || key2 === "code" || key2 === "detail")) {
            let err24 = { instancePath: instancePath + "/ready", schemaPath: "#/$defs/probe_result/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema283, data: data6 };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
          }
        if (data6.ok !== void 0) {
          let data7 = data6.ok;
          if (typeof data7 != "boolean") {
            let err25 = { instancePath: instancePath + "/ready/ok", schemaPath: "#/$defs/probe_result/properties/ok/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema283.properties.ok.type, parentSchema: schema283.properties.ok, data: data7 };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        }
        if (data6.http_status !== void 0) {
          let data8 = data6.http_status;
          if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)) && data8 !== null) {
            let err26 = { instancePath: instancePath + "/ready/http_status", schemaPath: "#/$defs/probe_result/properties/http_status/type", keyword: "type", params: { type: schema283.properties.http_status.type }, message: "must be integer,null", schema: schema283.properties.http_status.type, parentSchema: schema283.properties.http_status, data: data8 };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
          }
        }
        if (data6.code !== void 0) {
          let data9 = data6.code;
          if (typeof data9 != "string" && data9 !== null) {
            let err27 = { instancePath: instancePath + "/ready/code", schemaPath: "#/$defs/probe_result/properties/code/type", keyword: "type", params: { type: schema283.properties.code.type }, message: "must be string,null", schema: schema283.properties.code.type, parentSchema: schema283.properties.code, data: data9 };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
          if (typeof data9 == "string" && func2(data9) > 64) {
            let err28 = { instancePath: instancePath + "/ready/code", schemaPath: "#/$defs/probe_result/properties/code/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema283.properties.code, data: data9 };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
        }
        if (data6.detail !== void 0) {
          let data10 = data6.detail;
          if (typeof data10 != "string" && data10 !== null) {
            let err29 = { instancePath: instancePath + "/ready/detail", schemaPath: "#/$defs/probe_result/properties/detail/type", keyword: "type", params: { type: schema283.properties.detail.type }, message: "must be string,null", schema: schema283.properties.detail.type, parentSchema: schema283.properties.detail, data: data10 };
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
          }
          if (typeof data10 == "string" && func2(data10) > 1024) {
            let err30 = { instancePath: instancePath + "/ready/detail", schemaPath: "#/$defs/probe_result/properties/detail/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters", schema: 1024, parentSchema: schema283.properties.detail, data: data10 };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        }
      } else {
        let err31 = { instancePath: instancePath + "/ready", schemaPath: "#/$defs/probe_result/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema283.type, parentSchema: schema283, data: data6 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
      var _valid0 = _errs20 === errors;
      if (valid3 = valid3 || _valid0, valid3)
        errors = _errs17, vErrors !== null && (_errs17 ? vErrors.length = _errs17 : vErrors = null);
      else {
        let err32 = { instancePath: instancePath + "/ready", schemaPath: "#/properties/ready/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema282.properties.ready.anyOf, parentSchema: schema282.properties.ready, data: data6 };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.database !== void 0) {
      let data11 = data.database;
      if (typeof data11 != "string") {
        let err33 = { instancePath: instancePath + "/database", schemaPath: "#/$defs/dependency_standing/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema285.type, parentSchema: schema285, data: data11 };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
      if (!(data11 === "ok" || data11 === "not_ready" || data11 === "unknown")) {
        let err34 = { instancePath: instancePath + "/database", schemaPath: "#/$defs/dependency_standing/enum", keyword: "enum", params: { allowedValues: schema285.enum }, message: "must be equal to one of the allowed values", schema: schema285.enum, parentSchema: schema285, data: data11 };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.storage !== void 0) {
      let data12 = data.storage;
      if (typeof data12 != "string") {
        let err35 = { instancePath: instancePath + "/storage", schemaPath: "#/$defs/dependency_standing/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema285.type, parentSchema: schema285, data: data12 };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
      if (!(data12 === "ok" || data12 === "not_ready" || data12 === "unknown")) {
        let err36 = { instancePath: instancePath + "/storage", schemaPath: "#/$defs/dependency_standing/enum", keyword: "enum", params: { allowedValues: schema285.enum }, message: "must be equal to one of the allowed values", schema: schema285.enum, parentSchema: schema285, data: data12 };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
  } else {
    let err37 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema282.type, parentSchema: schema282, data };
    vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
  }
  return validate209.errors = vErrors, errors === 0;
}
validate209.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema287 = { title: "InstancesResult", description: "The saved instances that the command lists, saved, chose or removed.", type: "object", additionalProperties: !1, required: ["instances"], properties: { instances: { type: "array", items: { $ref: "#/$defs/saved_instance" } } } }, schema288 = { title: "SavedInstance", type: "object", additionalProperties: !1, required: ["name", "url", "token_file", "active"], properties: { name: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, url: { type: "string", maxLength: 2048 }, token_file: { type: ["string", "null"], maxLength: 4096, description: "where its token is, never the token" }, active: { type: "boolean" } } };
function validate212(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate212.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema288.required, parentSchema: schema288, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.url === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "url" }, message: "must have required property 'url'", schema: schema288.required, parentSchema: schema288, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.token_file === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "token_file" }, message: "must have required property 'token_file'", schema: schema288.required, parentSchema: schema288, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.active === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "active" }, message: "must have required property 'active'", schema: schema288.required, parentSchema: schema288, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "name" || key0 === "url" || key0 === "token_file" || key0 === "active")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema288, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func2(data0) > 64) {
          let err5 = { instancePath: instancePath + "/name", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema44, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern12.test(data0)) {
          let err6 = { instancePath: instancePath + "/name", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema44, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/name", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.url !== void 0) {
      let data1 = data.url;
      if (typeof data1 == "string") {
        if (func2(data1) > 2048) {
          let err8 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters", schema: 2048, parentSchema: schema288.properties.url, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema288.properties.url.type, parentSchema: schema288.properties.url, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.token_file !== void 0) {
      let data2 = data.token_file;
      if (typeof data2 != "string" && data2 !== null) {
        let err10 = { instancePath: instancePath + "/token_file", schemaPath: "#/properties/token_file/type", keyword: "type", params: { type: schema288.properties.token_file.type }, message: "must be string,null", schema: schema288.properties.token_file.type, parentSchema: schema288.properties.token_file, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data2 == "string" && func2(data2) > 4096) {
        let err11 = { instancePath: instancePath + "/token_file", schemaPath: "#/properties/token_file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema288.properties.token_file, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.active !== void 0) {
      let data3 = data.active;
      if (typeof data3 != "boolean") {
        let err12 = { instancePath: instancePath + "/active", schemaPath: "#/properties/active/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema288.properties.active.type, parentSchema: schema288.properties.active, data: data3 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema288.type, parentSchema: schema288, data };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate212.errors = vErrors, errors === 0;
}
validate212.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate211(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate211.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.instances === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "instances" }, message: "must have required property 'instances'", schema: schema287.required, parentSchema: schema287, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "instances") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema287, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.instances !== void 0) {
      let data0 = data.instances;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate212(data0[i0], { instancePath: instancePath + "/instances/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate212.errors : appended(vErrors, validate212.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/instances", schemaPath: "#/properties/instances/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema287.properties.instances.type, parentSchema: schema287.properties.instances, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema287.type, parentSchema: schema287, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate211.errors = vErrors, errors === 0;
}
validate211.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema290 = { title: "ProviderReadinessResult", type: "object", additionalProperties: !1, required: ["instance", "blocked", "providers"], properties: { instance: { type: "string", maxLength: 2048, description: "base URL of the instance" }, blocked: { type: "integer", minimum: 0, description: "providers whose state is not healthy" }, providers: { type: "array", items: { $ref: "urn:claimgate:schema:provider-readiness:v1#/$defs/provider_readiness" } } } }, schema292 = { title: "ProviderReadiness", type: "object", additionalProperties: !1, required: ["provider", "state", "connectable", "advertisable", "decisions"], properties: { provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, state: { $ref: "urn:claimgate:schema:readiness-decision:v1#/$defs/readiness_state" }, connectable: { type: "boolean", description: "there are decisions on connecting, and each is connectable" }, advertisable: { type: "boolean", description: "there are decisions, and each is advertisable" }, decisions: { type: "array", items: { $ref: "#/$defs/subject_decision" } } } }, schema295 = { title: "SubjectDecision", type: "object", additionalProperties: !1, required: ["subject", "account_reference", "decision"], properties: { subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, account_reference: { $ref: "#/$defs/account_reference_or_null" }, decision: { $ref: "urn:claimgate:schema:readiness-decision:v1" } } }, schema303 = { title: "AccountReferenceOrNull", type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: "fingerprint of the requested account, or null where none is asked for" };
function validate219(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate219.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" }, message: "must have required property 'provider'", schema: schema43.required, parentSchema: schema43, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.app_fingerprint === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_fingerprint" }, message: "must have required property 'app_fingerprint'", schema: schema43.required, parentSchema: schema43, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.deployment_environment === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deployment_environment" }, message: "must have required property 'deployment_environment'", schema: schema43.required, parentSchema: schema43, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.provider_environment === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider_environment" }, message: "must have required property 'provider_environment'", schema: schema43.required, parentSchema: schema43, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.instance_fingerprint === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "instance_fingerprint" }, message: "must have required property 'instance_fingerprint'", schema: schema43.required, parentSchema: schema43, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.account_kind === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_kind" }, message: "must have required property 'account_kind'", schema: schema43.required, parentSchema: schema43, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.output_profile === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "output_profile" }, message: "must have required property 'output_profile'", schema: schema43.required, parentSchema: schema43, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.operation === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operation" }, message: "must have required property 'operation'", schema: schema43.required, parentSchema: schema43, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.policy_mode === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "policy_mode" }, message: "must have required property 'policy_mode'", schema: schema43.required, parentSchema: schema43, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema43.properties, key0)) {
        let err9 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema43, data };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.provider !== void 0) {
      let data0 = data.provider;
      if (typeof data0 == "string") {
        if (func2(data0) > 64) {
          let err10 = { instancePath: instancePath + "/provider", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema44, data: data0 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (!pattern12.test(data0)) {
          let err11 = { instancePath: instancePath + "/provider", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema44, data: data0 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/provider", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data0 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.app_fingerprint !== void 0) {
      let data1 = data.app_fingerprint;
      if (typeof data1 == "string") {
        if (!pattern7.test(data1)) {
          let err13 = { instancePath: instancePath + "/app_fingerprint", schemaPath: "#/$defs/fingerprint/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema45, data: data1 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/app_fingerprint", schemaPath: "#/$defs/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.type, parentSchema: schema45, data: data1 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.deployment_environment !== void 0) {
      let data2 = data.deployment_environment;
      if (typeof data2 != "string") {
        let err15 = { instancePath: instancePath + "/deployment_environment", schemaPath: "#/properties/deployment_environment/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema43.properties.deployment_environment.type, parentSchema: schema43.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (!(data2 === "local" || data2 === "staging" || data2 === "production")) {
        let err16 = { instancePath: instancePath + "/deployment_environment", schemaPath: "#/properties/deployment_environment/enum", keyword: "enum", params: { allowedValues: schema43.properties.deployment_environment.enum }, message: "must be equal to one of the allowed values", schema: schema43.properties.deployment_environment.enum, parentSchema: schema43.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.provider_environment !== void 0) {
      let data3 = data.provider_environment;
      if (typeof data3 != "string") {
        let err17 = { instancePath: instancePath + "/provider_environment", schemaPath: "#/properties/provider_environment/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema43.properties.provider_environment.type, parentSchema: schema43.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (!(data3 === "development" || data3 === "sandbox" || data3 === "production")) {
        let err18 = { instancePath: instancePath + "/provider_environment", schemaPath: "#/properties/provider_environment/enum", keyword: "enum", params: { allowedValues: schema43.properties.provider_environment.enum }, message: "must be equal to one of the allowed values", schema: schema43.properties.provider_environment.enum, parentSchema: schema43.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.instance_fingerprint !== void 0) {
      let data4 = data.instance_fingerprint;
      if (typeof data4 != "string" && data4 !== null) {
        let err19 = { instancePath: instancePath + "/instance_fingerprint", schemaPath: "#/properties/instance_fingerprint/type", keyword: "type", params: { type: schema43.properties.instance_fingerprint.type }, message: "must be string,null", schema: schema43.properties.instance_fingerprint.type, parentSchema: schema43.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (typeof data4 == "string" && !pattern7.test(data4)) {
        let err20 = { instancePath: instancePath + "/instance_fingerprint", schemaPath: "#/properties/instance_fingerprint/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema43.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.account_kind !== void 0) {
      let data5 = data.account_kind;
      if (typeof data5 == "string") {
        if (func2(data5) > 64) {
          let err21 = { instancePath: instancePath + "/account_kind", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema44, data: data5 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (!pattern12.test(data5)) {
          let err22 = { instancePath: instancePath + "/account_kind", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema44, data: data5 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      } else {
        let err23 = { instancePath: instancePath + "/account_kind", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data5 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.output_profile !== void 0) {
      let data6 = data.output_profile;
      if (typeof data6 == "string") {
        if (func2(data6) > 64) {
          let err24 = { instancePath: instancePath + "/output_profile", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema44, data: data6 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (!pattern12.test(data6)) {
          let err25 = { instancePath: instancePath + "/output_profile", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema44, data: data6 };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      } else {
        let err26 = { instancePath: instancePath + "/output_profile", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data6 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.operation !== void 0) {
      let data7 = data.operation;
      if (typeof data7 != "string") {
        let err27 = { instancePath: instancePath + "/operation", schemaPath: "#/$defs/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.type, parentSchema: schema48, data: data7 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
      if (!(data7 === "publish_immediate" || data7 === "publish_scheduled" || data7 === "connect")) {
        let err28 = { instancePath: instancePath + "/operation", schemaPath: "#/$defs/operation/enum", keyword: "enum", params: { allowedValues: schema48.enum }, message: "must be equal to one of the allowed values", schema: schema48.enum, parentSchema: schema48, data: data7 };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.policy_mode !== void 0) {
      let data8 = data.policy_mode;
      if (typeof data8 == "string") {
        if (func2(data8) > 64) {
          let err29 = { instancePath: instancePath + "/policy_mode", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema44, data: data8 };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        if (!pattern12.test(data8)) {
          let err30 = { instancePath: instancePath + "/policy_mode", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema44, data: data8 };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
      } else {
        let err31 = { instancePath: instancePath + "/policy_mode", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data8 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
  } else {
    let err32 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema43.type, parentSchema: schema43, data };
    vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
  }
  return validate219.errors = vErrors, errors === 0;
}
validate219.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate218(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate218.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subject === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'", schema: schema295.required, parentSchema: schema295, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.account_reference === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_reference" }, message: "must have required property 'account_reference'", schema: schema295.required, parentSchema: schema295, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.decision === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decision" }, message: "must have required property 'decision'", schema: schema295.required, parentSchema: schema295, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "subject" || key0 === "account_reference" || key0 === "decision")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema295, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.subject !== void 0 && (validate219(data.subject, { instancePath: instancePath + "/subject", parentData: data, parentDataProperty: "subject", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate219.errors : appended(vErrors, validate219.errors), errors = vErrors.length)), data.account_reference !== void 0) {
      let data1 = data.account_reference;
      if (typeof data1 != "string" && data1 !== null) {
        let err4 = { instancePath: instancePath + "/account_reference", schemaPath: "#/$defs/account_reference_or_null/type", keyword: "type", params: { type: schema303.type }, message: "must be string,null", schema: schema303.type, parentSchema: schema303, data: data1 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data1 == "string" && !pattern7.test(data1)) {
        let err5 = { instancePath: instancePath + "/account_reference", schemaPath: "#/$defs/account_reference_or_null/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema303, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.decision !== void 0 && (validate90(data.decision, { instancePath: instancePath + "/decision", parentData: data, parentDataProperty: "decision", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate90.errors : appended(vErrors, validate90.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema295.type, parentSchema: schema295, data };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate218.errors = vErrors, errors === 0;
}
validate218.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate224(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate224.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" }, message: "must have required property 'provider'", schema: schema292.required, parentSchema: schema292, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.state === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema292.required, parentSchema: schema292, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.connectable === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "connectable" }, message: "must have required property 'connectable'", schema: schema292.required, parentSchema: schema292, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.advertisable === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "advertisable" }, message: "must have required property 'advertisable'", schema: schema292.required, parentSchema: schema292, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.decisions === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decisions" }, message: "must have required property 'decisions'", schema: schema292.required, parentSchema: schema292, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "provider" || key0 === "state" || key0 === "connectable" || key0 === "advertisable" || key0 === "decisions")) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema292, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.provider !== void 0) {
      let data0 = data.provider;
      if (typeof data0 == "string") {
        if (func2(data0) > 64) {
          let err6 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema44, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!pattern12.test(data0)) {
          let err7 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema44, data: data0 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data0 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.state !== void 0) {
      let data1 = data.state;
      if (typeof data1 != "string") {
        let err9 = { instancePath: instancePath + "/state", schemaPath: "urn:claimgate:schema:readiness-decision:v1#/$defs/readiness_state/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema130.type, parentSchema: schema130, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (!(data1 === "disabled" || data1 === "unsupported" || data1 === "needs_configuration" || data1 === "reconnect_required" || data1 === "degraded" || data1 === "approval_required" || data1 === "trial_only" || data1 === "policy_restricted" || data1 === "expired_proof" || data1 === "certification_required" || data1 === "healthy")) {
        let err10 = { instancePath: instancePath + "/state", schemaPath: "urn:claimgate:schema:readiness-decision:v1#/$defs/readiness_state/enum", keyword: "enum", params: { allowedValues: schema130.enum }, message: "must be equal to one of the allowed values", schema: schema130.enum, parentSchema: schema130, data: data1 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.connectable !== void 0) {
      let data2 = data.connectable;
      if (typeof data2 != "boolean") {
        let err11 = { instancePath: instancePath + "/connectable", schemaPath: "#/properties/connectable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema292.properties.connectable.type, parentSchema: schema292.properties.connectable, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.advertisable !== void 0) {
      let data3 = data.advertisable;
      if (typeof data3 != "boolean") {
        let err12 = { instancePath: instancePath + "/advertisable", schemaPath: "#/properties/advertisable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema292.properties.advertisable.type, parentSchema: schema292.properties.advertisable, data: data3 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.decisions !== void 0) {
      let data4 = data.decisions;
      if (Array.isArray(data4)) {
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate218(data4[i0], { instancePath: instancePath + "/decisions/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate218.errors : appended(vErrors, validate218.errors), errors = vErrors.length);
      } else {
        let err13 = { instancePath: instancePath + "/decisions", schemaPath: "#/properties/decisions/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema292.properties.decisions.type, parentSchema: schema292.properties.decisions, data: data4 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
  } else {
    let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema292.type, parentSchema: schema292, data };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate224.errors = vErrors, errors === 0;
}
validate224.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate215(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate215.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.instance === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "instance" }, message: "must have required property 'instance'", schema: schema290.required, parentSchema: schema290, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.blocked === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "blocked" }, message: "must have required property 'blocked'", schema: schema290.required, parentSchema: schema290, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.providers === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "providers" }, message: "must have required property 'providers'", schema: schema290.required, parentSchema: schema290, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "instance" || key0 === "blocked" || key0 === "providers")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema290, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.instance !== void 0) {
      let data0 = data.instance;
      if (typeof data0 == "string") {
        if (func2(data0) > 2048) {
          let err4 = { instancePath: instancePath + "/instance", schemaPath: "#/properties/instance/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters", schema: 2048, parentSchema: schema290.properties.instance, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/instance", schemaPath: "#/properties/instance/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema290.properties.instance.type, parentSchema: schema290.properties.instance, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.blocked !== void 0) {
      let data1 = data.blocked;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err6 = { instancePath: instancePath + "/blocked", schemaPath: "#/properties/blocked/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema290.properties.blocked.type, parentSchema: schema290.properties.blocked, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 0 || isNaN(data1))) {
        let err7 = { instancePath: instancePath + "/blocked", schemaPath: "#/properties/blocked/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema290.properties.blocked, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.providers !== void 0) {
      let data2 = data.providers;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate224(data2[i0], { instancePath: instancePath + "/providers/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate224.errors : appended(vErrors, validate224.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/providers", schemaPath: "#/properties/providers/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema290.properties.providers.type, parentSchema: schema290.properties.providers, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema290.type, parentSchema: schema290, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate215.errors = vErrors, errors === 0;
}
validate215.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema307 = { title: "Diagnostics", type: "object", additionalProperties: !1, required: ["generated_at", "system", "profile", "paths", "health", "token", "deployment", "caller", "workspaces", "providers", "billing", "logs"], properties: { generated_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, system: { title: "DiagnosticsSystem", type: "object", additionalProperties: !1, required: ["node", "os", "arch"], properties: { node: { type: "string", maxLength: 64 }, os: { type: "string", maxLength: 256 }, arch: { type: "string", maxLength: 64 } } }, profile: { type: ["string", "null"], maxLength: 64, description: "name of the saved instance" }, paths: { title: "DiagnosticsPaths", type: "object", additionalProperties: !1, required: ["folder", "profile"], properties: { folder: { type: "string", maxLength: 4096, description: "of the settings of this user" }, profile: { type: ["string", "null"], maxLength: 4096 } } }, health: { $ref: "#/$defs/instance_health_result" }, token: { title: "DiagnosticsToken", type: "object", additionalProperties: !1, required: ["present", "source"], properties: { present: { type: "boolean" }, source: { anyOf: [{ type: "null" }, { $ref: "#/$defs/token_source" }] } } }, deployment: { description: "as --deployment says", anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }] }, caller: { $ref: "#/$defs/diagnostics_caller" }, workspaces: { $ref: "#/$defs/diagnostics_workspaces" }, providers: { $ref: "#/$defs/diagnostics_providers" }, billing: { $ref: "#/$defs/diagnostics_billing" }, logs: { anyOf: [{ type: "null" }, { $ref: "#/$defs/diagnostics_logs" }] } } }, schema309 = { title: "TokenSource", type: "string", enum: ["option", "environment", "environment_file", "profile"], description: "where a token was found" }, schema327 = { title: "DiagnosticsLogs", type: "object", additionalProperties: !1, required: ["file", "lines"], properties: { file: { type: "string", maxLength: 4096 }, lines: { type: "array", maxItems: 100, items: { type: "string" }, description: "the last lines, redacted" } } }, schema311 = { title: "DiagnosticsCaller", type: "object", additionalProperties: !1, required: ["standing", "caller"], properties: { standing: { $ref: "#/$defs/part_standing" }, caller: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:caller:v1" }] } } }, schema312 = { title: "PartStanding", type: "string", enum: ["told", "not_asked", "not_offered", "failed"], description: "not_asked: no token is there; not_offered: the server has no such route" }, schema264 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:caller:v1", title: "CallerIdentity", description: "Who the session or token is: body of GET /api/v1/auth/me (specification/service.md 5).", type: "object", additionalProperties: !1, required: ["kind", "name", "scopes", "expires_at"], properties: { kind: { $ref: "#/$defs/caller_kind" }, name: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, scopes: { type: "array", maxItems: 16, items: { $ref: "#/$defs/scope_name" } }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" } }, $defs: { caller_kind: { title: "CallerKind", type: "string", enum: ["api_token", "cli_token", "mcp_token", "session"] }, scope_name: { title: "ScopeName", type: "string", enum: ["readiness:read", "accounts:read", "capabilities:read"], description: "what a token opens; a session without scopes is not limited" } } }, schema265 = { title: "CallerKind", type: "string", enum: ["api_token", "cli_token", "mcp_token", "session"] };
function validate196(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate196.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema264.required, parentSchema: schema264, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema264.required, parentSchema: schema264, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.scopes === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scopes" }, message: "must have required property 'scopes'", schema: schema264.required, parentSchema: schema264, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.expires_at === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" }, message: "must have required property 'expires_at'", schema: schema264.required, parentSchema: schema264, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "name" || key0 === "scopes" || key0 === "expires_at")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema264, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 != "string") {
        let err5 = { instancePath: instancePath + "/kind", schemaPath: "#/$defs/caller_kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema265.type, parentSchema: schema265, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (!(data0 === "api_token" || data0 === "cli_token" || data0 === "mcp_token" || data0 === "session")) {
        let err6 = { instancePath: instancePath + "/kind", schemaPath: "#/$defs/caller_kind/enum", keyword: "enum", params: { allowedValues: schema265.enum }, message: "must be equal to one of the allowed values", schema: schema265.enum, parentSchema: schema265, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 == "string") {
        if (func2(data1) > 64) {
          let err7 = { instancePath: instancePath + "/name", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema44, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (!pattern12.test(data1)) {
          let err8 = { instancePath: instancePath + "/name", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema44, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/name", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.scopes !== void 0) {
      let data2 = data.scopes;
      if (Array.isArray(data2)) {
        if (data2.length > 16) {
          let err10 = { instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items", schema: 16, parentSchema: schema264.properties.scopes, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (typeof data3 != "string") {
            let err11 = { instancePath: instancePath + "/scopes/" + i0, schemaPath: "#/$defs/scope_name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema267.type, parentSchema: schema267, data: data3 };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
          if (!(data3 === "readiness:read" || data3 === "accounts:read" || data3 === "capabilities:read")) {
            let err12 = { instancePath: instancePath + "/scopes/" + i0, schemaPath: "#/$defs/scope_name/enum", keyword: "enum", params: { allowedValues: schema267.enum }, message: "must be equal to one of the allowed values", schema: schema267.enum, parentSchema: schema267, data: data3 };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
      } else {
        let err13 = { instancePath: instancePath + "/scopes", schemaPath: "#/properties/scopes/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema264.properties.scopes.type, parentSchema: schema264.properties.scopes, data: data2 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.expires_at !== void 0) {
      let data4 = data.expires_at;
      if (typeof data4 == "string") {
        if (!pattern4.test(data4)) {
          let err14 = { instancePath: instancePath + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema34, data: data4 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (!formats0.validate(data4)) {
          let err15 = { instancePath: instancePath + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema34, data: data4 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data4 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema264.type, parentSchema: schema264, data };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate196.errors = vErrors, errors === 0;
}
validate196.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate230(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate230.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.standing === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "standing" }, message: "must have required property 'standing'", schema: schema311.required, parentSchema: schema311, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.caller === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "caller" }, message: "must have required property 'caller'", schema: schema311.required, parentSchema: schema311, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "standing" || key0 === "caller")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema311, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.standing !== void 0) {
      let data0 = data.standing;
      if (typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/standing", schemaPath: "#/$defs/part_standing/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema312.type, parentSchema: schema312, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (!(data0 === "told" || data0 === "not_asked" || data0 === "not_offered" || data0 === "failed")) {
        let err4 = { instancePath: instancePath + "/standing", schemaPath: "#/$defs/part_standing/enum", keyword: "enum", params: { allowedValues: schema312.enum }, message: "must be equal to one of the allowed values", schema: schema312.enum, parentSchema: schema312, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.caller !== void 0) {
      let data1 = data.caller, _errs6 = errors, valid2 = !1, _errs7 = errors;
      if (data1 !== null) {
        let err5 = { instancePath: instancePath + "/caller", schemaPath: "#/properties/caller/anyOf/0/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema311.properties.caller.anyOf[0].type, parentSchema: schema311.properties.caller.anyOf[0], data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      var _valid0 = _errs7 === errors;
      valid2 = valid2 || _valid0;
      let _errs9 = errors;
      validate196(data1, { instancePath: instancePath + "/caller", parentData: data, parentDataProperty: "caller", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate196.errors : appended(vErrors, validate196.errors), errors = vErrors.length);
      var _valid0 = _errs9 === errors;
      if (valid2 = valid2 || _valid0, valid2)
        errors = _errs6, vErrors !== null && (_errs6 ? vErrors.length = _errs6 : vErrors = null);
      else {
        let err6 = { instancePath: instancePath + "/caller", schemaPath: "#/properties/caller/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema311.properties.caller.anyOf, parentSchema: schema311.properties.caller, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema311.type, parentSchema: schema311, data };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate230.errors = vErrors, errors === 0;
}
validate230.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema313 = { title: "DiagnosticsWorkspaces", type: "object", additionalProperties: !1, required: ["standing", "count", "active"], properties: { standing: { $ref: "#/$defs/part_standing" }, count: { type: ["integer", "null"], minimum: 0 }, active: { type: ["boolean", "null"], description: "whether one is selected" } } };
function validate233(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate233.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.standing === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "standing" }, message: "must have required property 'standing'", schema: schema313.required, parentSchema: schema313, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.count === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" }, message: "must have required property 'count'", schema: schema313.required, parentSchema: schema313, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.active === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "active" }, message: "must have required property 'active'", schema: schema313.required, parentSchema: schema313, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "standing" || key0 === "count" || key0 === "active")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema313, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.standing !== void 0) {
      let data0 = data.standing;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/standing", schemaPath: "#/$defs/part_standing/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema312.type, parentSchema: schema312, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (!(data0 === "told" || data0 === "not_asked" || data0 === "not_offered" || data0 === "failed")) {
        let err5 = { instancePath: instancePath + "/standing", schemaPath: "#/$defs/part_standing/enum", keyword: "enum", params: { allowedValues: schema312.enum }, message: "must be equal to one of the allowed values", schema: schema312.enum, parentSchema: schema312, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.count !== void 0) {
      let data1 = data.count;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && data1 !== null) {
        let err6 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: schema313.properties.count.type }, message: "must be integer,null", schema: schema313.properties.count.type, parentSchema: schema313.properties.count, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 0 || isNaN(data1))) {
        let err7 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema313.properties.count, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.active !== void 0) {
      let data2 = data.active;
      if (typeof data2 != "boolean" && data2 !== null) {
        let err8 = { instancePath: instancePath + "/active", schemaPath: "#/properties/active/type", keyword: "type", params: { type: schema313.properties.active.type }, message: "must be boolean,null", schema: schema313.properties.active.type, parentSchema: schema313.properties.active, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema313.type, parentSchema: schema313, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate233.errors = vErrors, errors === 0;
}
validate233.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema315 = { title: "DiagnosticsProviders", type: "object", additionalProperties: !1, required: ["standing", "accounts", "states", "requested"], properties: { standing: { $ref: "#/$defs/part_standing" }, accounts: { type: ["integer", "null"], minimum: 0, description: "connected accounts" }, states: { type: "array", items: { $ref: "#/$defs/state_count" } }, requested: { description: "of --provider", anyOf: [{ type: "null" }, { title: "RequestedProvider", type: "object", additionalProperties: !1, required: ["provider", "known", "state", "blockers"], properties: { provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, known: { type: "boolean" }, state: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:readiness-decision:v1#/$defs/readiness_state" }] }, blockers: { type: "array", items: { type: "string", maxLength: 64 }, description: "codes of what stands in the way" } } }] } } }, schema317 = { title: "StateCount", type: "object", additionalProperties: !1, required: ["state", "providers"], properties: { state: { $ref: "urn:claimgate:schema:readiness-decision:v1#/$defs/readiness_state" }, providers: { type: "integer", minimum: 0 } } };
function validate236(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate236.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema317.required, parentSchema: schema317, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.providers === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "providers" }, message: "must have required property 'providers'", schema: schema317.required, parentSchema: schema317, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "state" || key0 === "providers")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema317, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.state !== void 0) {
      let data0 = data.state;
      if (typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/state", schemaPath: "urn:claimgate:schema:readiness-decision:v1#/$defs/readiness_state/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema130.type, parentSchema: schema130, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (!(data0 === "disabled" || data0 === "unsupported" || data0 === "needs_configuration" || data0 === "reconnect_required" || data0 === "degraded" || data0 === "approval_required" || data0 === "trial_only" || data0 === "policy_restricted" || data0 === "expired_proof" || data0 === "certification_required" || data0 === "healthy")) {
        let err4 = { instancePath: instancePath + "/state", schemaPath: "urn:claimgate:schema:readiness-decision:v1#/$defs/readiness_state/enum", keyword: "enum", params: { allowedValues: schema130.enum }, message: "must be equal to one of the allowed values", schema: schema130.enum, parentSchema: schema130, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.providers !== void 0) {
      let data1 = data.providers;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err5 = { instancePath: instancePath + "/providers", schemaPath: "#/properties/providers/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema317.properties.providers.type, parentSchema: schema317.properties.providers, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 0 || isNaN(data1))) {
        let err6 = { instancePath: instancePath + "/providers", schemaPath: "#/properties/providers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema317.properties.providers, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema317.type, parentSchema: schema317, data };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate236.errors = vErrors, errors === 0;
}
validate236.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate235(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate235.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.standing === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "standing" }, message: "must have required property 'standing'", schema: schema315.required, parentSchema: schema315, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.accounts === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accounts" }, message: "must have required property 'accounts'", schema: schema315.required, parentSchema: schema315, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.states === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "states" }, message: "must have required property 'states'", schema: schema315.required, parentSchema: schema315, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.requested === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requested" }, message: "must have required property 'requested'", schema: schema315.required, parentSchema: schema315, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "standing" || key0 === "accounts" || key0 === "states" || key0 === "requested")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema315, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.standing !== void 0) {
      let data0 = data.standing;
      if (typeof data0 != "string") {
        let err5 = { instancePath: instancePath + "/standing", schemaPath: "#/$defs/part_standing/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema312.type, parentSchema: schema312, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (!(data0 === "told" || data0 === "not_asked" || data0 === "not_offered" || data0 === "failed")) {
        let err6 = { instancePath: instancePath + "/standing", schemaPath: "#/$defs/part_standing/enum", keyword: "enum", params: { allowedValues: schema312.enum }, message: "must be equal to one of the allowed values", schema: schema312.enum, parentSchema: schema312, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.accounts !== void 0) {
      let data1 = data.accounts;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && data1 !== null) {
        let err7 = { instancePath: instancePath + "/accounts", schemaPath: "#/properties/accounts/type", keyword: "type", params: { type: schema315.properties.accounts.type }, message: "must be integer,null", schema: schema315.properties.accounts.type, parentSchema: schema315.properties.accounts, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 0 || isNaN(data1))) {
        let err8 = { instancePath: instancePath + "/accounts", schemaPath: "#/properties/accounts/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema315.properties.accounts, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.states !== void 0) {
      let data2 = data.states;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate236(data2[i0], { instancePath: instancePath + "/states/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate236.errors : appended(vErrors, validate236.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/states", schemaPath: "#/properties/states/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema315.properties.states.type, parentSchema: schema315.properties.states, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.requested !== void 0) {
      let data4 = data.requested, _errs11 = errors, valid4 = !1, _errs12 = errors;
      if (data4 !== null) {
        let err10 = { instancePath: instancePath + "/requested", schemaPath: "#/properties/requested/anyOf/0/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema315.properties.requested.anyOf[0].type, parentSchema: schema315.properties.requested.anyOf[0], data: data4 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      var _valid0 = _errs12 === errors;
      valid4 = valid4 || _valid0;
      let _errs14 = errors;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.provider === void 0) {
          let err11 = { instancePath: instancePath + "/requested", schemaPath: "#/properties/requested/anyOf/1/required", keyword: "required", params: { missingProperty: "provider" }, message: "must have required property 'provider'", schema: schema315.properties.requested.anyOf[1].required, parentSchema: schema315.properties.requested.anyOf[1], data: data4 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data4.known === void 0) {
          let err12 = { instancePath: instancePath + "/requested", schemaPath: "#/properties/requested/anyOf/1/required", keyword: "required", params: { missingProperty: "known" }, message: "must have required property 'known'", schema: schema315.properties.requested.anyOf[1].required, parentSchema: schema315.properties.requested.anyOf[1], data: data4 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data4.state === void 0) {
          let err13 = { instancePath: instancePath + "/requested", schemaPath: "#/properties/requested/anyOf/1/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema315.properties.requested.anyOf[1].required, parentSchema: schema315.properties.requested.anyOf[1], data: data4 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data4.blockers === void 0) {
          let err14 = { instancePath: instancePath + "/requested", schemaPath: "#/properties/requested/anyOf/1/required", keyword: "required", params: { missingProperty: "blockers" }, message: "must have required property 'blockers'", schema: schema315.properties.requested.anyOf[1].required, parentSchema: schema315.properties.requested.anyOf[1], data: data4 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        for (let key1 in data4)
          if (!(key1 === "provider" || key1 === "known" || key1 === "state" || key1 === "blockers")) {
            let err15 = { instancePath: instancePath + "/requested", schemaPath: "#/properties/requested/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema315.properties.requested.anyOf[1], data: data4 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        if (data4.provider !== void 0) {
          let data5 = data4.provider;
          if (typeof data5 == "string") {
            if (func2(data5) > 64) {
              let err16 = { instancePath: instancePath + "/requested/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema44, data: data5 };
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
            if (!pattern12.test(data5)) {
              let err17 = { instancePath: instancePath + "/requested/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema44, data: data5 };
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
          } else {
            let err18 = { instancePath: instancePath + "/requested/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data5 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
        if (data4.known !== void 0) {
          let data6 = data4.known;
          if (typeof data6 != "boolean") {
            let err19 = { instancePath: instancePath + "/requested/known", schemaPath: "#/properties/requested/anyOf/1/properties/known/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema315.properties.requested.anyOf[1].properties.known.type, parentSchema: schema315.properties.requested.anyOf[1].properties.known, data: data6 };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
        if (data4.state !== void 0) {
          let data7 = data4.state, _errs23 = errors, valid7 = !1, _errs24 = errors;
          if (data7 !== null) {
            let err20 = { instancePath: instancePath + "/requested/state", schemaPath: "#/properties/requested/anyOf/1/properties/state/anyOf/0/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema315.properties.requested.anyOf[1].properties.state.anyOf[0].type, parentSchema: schema315.properties.requested.anyOf[1].properties.state.anyOf[0], data: data7 };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
          var _valid1 = _errs24 === errors;
          valid7 = valid7 || _valid1;
          let _errs26 = errors;
          if (typeof data7 != "string") {
            let err21 = { instancePath: instancePath + "/requested/state", schemaPath: "urn:claimgate:schema:readiness-decision:v1#/$defs/readiness_state/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema130.type, parentSchema: schema130, data: data7 };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
          if (!(data7 === "disabled" || data7 === "unsupported" || data7 === "needs_configuration" || data7 === "reconnect_required" || data7 === "degraded" || data7 === "approval_required" || data7 === "trial_only" || data7 === "policy_restricted" || data7 === "expired_proof" || data7 === "certification_required" || data7 === "healthy")) {
            let err22 = { instancePath: instancePath + "/requested/state", schemaPath: "urn:claimgate:schema:readiness-decision:v1#/$defs/readiness_state/enum", keyword: "enum", params: { allowedValues: schema130.enum }, message: "must be equal to one of the allowed values", schema: schema130.enum, parentSchema: schema130, data: data7 };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
          var _valid1 = _errs26 === errors;
          if (valid7 = valid7 || _valid1, valid7)
            errors = _errs23, vErrors !== null && (_errs23 ? vErrors.length = _errs23 : vErrors = null);
          else {
            let err23 = { instancePath: instancePath + "/requested/state", schemaPath: "#/properties/requested/anyOf/1/properties/state/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema315.properties.requested.anyOf[1].properties.state.anyOf, parentSchema: schema315.properties.requested.anyOf[1].properties.state, data: data7 };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
        }
        if (data4.blockers !== void 0) {
          let data8 = data4.blockers;
          if (Array.isArray(data8)) {
            let len1 = data8.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data9 = data8[i1];
              if (typeof data9 == "string") {
                if (func2(data9) > 64) {
                  let err24 = { instancePath: instancePath + "/requested/blockers/" + i1, schemaPath: "#/properties/requested/anyOf/1/properties/blockers/items/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema315.properties.requested.anyOf[1].properties.blockers.items, data: data9 };
                  vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
                }
              } else {
                let err25 = { instancePath: instancePath + "/requested/blockers/" + i1, schemaPath: "#/properties/requested/anyOf/1/properties/blockers/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema315.properties.requested.anyOf[1].properties.blockers.items.type, parentSchema: schema315.properties.requested.anyOf[1].properties.blockers.items, data: data9 };
                vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
              }
            }
          } else {
            let err26 = { instancePath: instancePath + "/requested/blockers", schemaPath: "#/properties/requested/anyOf/1/properties/blockers/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema315.properties.requested.anyOf[1].properties.blockers.type, parentSchema: schema315.properties.requested.anyOf[1].properties.blockers, data: data8 };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
          }
        }
      } else {
        let err27 = { instancePath: instancePath + "/requested", schemaPath: "#/properties/requested/anyOf/1/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema315.properties.requested.anyOf[1].type, parentSchema: schema315.properties.requested.anyOf[1], data: data4 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
      var _valid0 = _errs14 === errors;
      if (valid4 = valid4 || _valid0, valid4)
        errors = _errs11, vErrors !== null && (_errs11 ? vErrors.length = _errs11 : vErrors = null);
      else {
        let err28 = { instancePath: instancePath + "/requested", schemaPath: "#/properties/requested/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema315.properties.requested.anyOf, parentSchema: schema315.properties.requested, data: data4 };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
  } else {
    let err29 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema315.type, parentSchema: schema315, data };
    vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
  }
  return validate235.errors = vErrors, errors === 0;
}
validate235.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema321 = { title: "DiagnosticsBilling", type: "object", additionalProperties: !1, required: ["standing", "billing"], properties: { standing: { $ref: "#/$defs/part_standing" }, billing: { anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:billing:v1" }] } } }, schema323 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:billing:v1", title: "Billing", description: "Plan and usage of the active workspace: body of GET /api/v1/billing, which a host may offer (docs/how-to/support-instances.md).", type: "object", additionalProperties: !1, required: ["plan", "usage"], properties: { plan: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, usage: { type: "array", maxItems: 64, items: { $ref: "#/$defs/billing_usage" } } }, $defs: { billing_usage: { title: "BillingUsage", type: "object", additionalProperties: !1, required: ["name", "used", "limit"], properties: { name: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, used: { type: "integer", minimum: 0, maximum: 9007199254740991 }, limit: { type: ["integer", "null"], minimum: 0, maximum: 9007199254740991, description: "or null where there is none" } } } } }, schema325 = { title: "BillingUsage", type: "object", additionalProperties: !1, required: ["name", "used", "limit"], properties: { name: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, used: { type: "integer", minimum: 0, maximum: 9007199254740991 }, limit: { type: ["integer", "null"], minimum: 0, maximum: 9007199254740991, description: "or null where there is none" } } };
function validate241(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate241.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema325.required, parentSchema: schema325, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.used === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "used" }, message: "must have required property 'used'", schema: schema325.required, parentSchema: schema325, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.limit === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "limit" }, message: "must have required property 'limit'", schema: schema325.required, parentSchema: schema325, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "name" || key0 === "used" || key0 === "limit")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema325, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func2(data0) > 64) {
          let err4 = { instancePath: instancePath + "/name", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema44, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!pattern12.test(data0)) {
          let err5 = { instancePath: instancePath + "/name", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema44, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/name", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.used !== void 0) {
      let data1 = data.used;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err7 = { instancePath: instancePath + "/used", schemaPath: "#/properties/used/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema325.properties.used.type, parentSchema: schema325.properties.used, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 9007199254740991 || isNaN(data1)) {
          let err8 = { instancePath: instancePath + "/used", schemaPath: "#/properties/used/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991", schema: 9007199254740991, parentSchema: schema325.properties.used, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data1 < 0 || isNaN(data1)) {
          let err9 = { instancePath: instancePath + "/used", schemaPath: "#/properties/used/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema325.properties.used, data: data1 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    if (data.limit !== void 0) {
      let data2 = data.limit;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null) {
        let err10 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/type", keyword: "type", params: { type: schema325.properties.limit.type }, message: "must be integer,null", schema: schema325.properties.limit.type, parentSchema: schema325.properties.limit, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 9007199254740991 || isNaN(data2)) {
          let err11 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991", schema: 9007199254740991, parentSchema: schema325.properties.limit, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data2 < 0 || isNaN(data2)) {
          let err12 = { instancePath: instancePath + "/limit", schemaPath: "#/properties/limit/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema325.properties.limit, data: data2 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema325.type, parentSchema: schema325, data };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate241.errors = vErrors, errors === 0;
}
validate241.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate240(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate240.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.plan === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "plan" }, message: "must have required property 'plan'", schema: schema323.required, parentSchema: schema323, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.usage === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "usage" }, message: "must have required property 'usage'", schema: schema323.required, parentSchema: schema323, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "plan" || key0 === "usage")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema323, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.plan !== void 0) {
      let data0 = data.plan;
      if (typeof data0 == "string") {
        if (func2(data0) > 64) {
          let err3 = { instancePath: instancePath + "/plan", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema44, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (!pattern12.test(data0)) {
          let err4 = { instancePath: instancePath + "/plan", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema44, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/plan", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.usage !== void 0) {
      let data1 = data.usage;
      if (Array.isArray(data1)) {
        if (data1.length > 64) {
          let err6 = { instancePath: instancePath + "/usage", schemaPath: "#/properties/usage/maxItems", keyword: "maxItems", params: { limit: 64 }, message: "must NOT have more than 64 items", schema: 64, parentSchema: schema323.properties.usage, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate241(data1[i0], { instancePath: instancePath + "/usage/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate241.errors : appended(vErrors, validate241.errors), errors = vErrors.length);
      } else {
        let err7 = { instancePath: instancePath + "/usage", schemaPath: "#/properties/usage/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema323.properties.usage.type, parentSchema: schema323.properties.usage, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema323.type, parentSchema: schema323, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate240.errors = vErrors, errors === 0;
}
validate240.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate239(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate239.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.standing === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "standing" }, message: "must have required property 'standing'", schema: schema321.required, parentSchema: schema321, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.billing === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "billing" }, message: "must have required property 'billing'", schema: schema321.required, parentSchema: schema321, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "standing" || key0 === "billing")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema321, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.standing !== void 0) {
      let data0 = data.standing;
      if (typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/standing", schemaPath: "#/$defs/part_standing/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema312.type, parentSchema: schema312, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (!(data0 === "told" || data0 === "not_asked" || data0 === "not_offered" || data0 === "failed")) {
        let err4 = { instancePath: instancePath + "/standing", schemaPath: "#/$defs/part_standing/enum", keyword: "enum", params: { allowedValues: schema312.enum }, message: "must be equal to one of the allowed values", schema: schema312.enum, parentSchema: schema312, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.billing !== void 0) {
      let data1 = data.billing, _errs6 = errors, valid2 = !1, _errs7 = errors;
      if (data1 !== null) {
        let err5 = { instancePath: instancePath + "/billing", schemaPath: "#/properties/billing/anyOf/0/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema321.properties.billing.anyOf[0].type, parentSchema: schema321.properties.billing.anyOf[0], data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      var _valid0 = _errs7 === errors;
      valid2 = valid2 || _valid0;
      let _errs9 = errors;
      validate240(data1, { instancePath: instancePath + "/billing", parentData: data, parentDataProperty: "billing", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate240.errors : appended(vErrors, validate240.errors), errors = vErrors.length);
      var _valid0 = _errs9 === errors;
      if (valid2 = valid2 || _valid0, valid2)
        errors = _errs6, vErrors !== null && (_errs6 ? vErrors.length = _errs6 : vErrors = null);
      else {
        let err6 = { instancePath: instancePath + "/billing", schemaPath: "#/properties/billing/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema321.properties.billing.anyOf, parentSchema: schema321.properties.billing, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema321.type, parentSchema: schema321, data };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate239.errors = vErrors, errors === 0;
}
validate239.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate228(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate228.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.generated_at === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "generated_at" }, message: "must have required property 'generated_at'", schema: schema307.required, parentSchema: schema307, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.system === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "system" }, message: "must have required property 'system'", schema: schema307.required, parentSchema: schema307, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.profile === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "profile" }, message: "must have required property 'profile'", schema: schema307.required, parentSchema: schema307, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.paths === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paths" }, message: "must have required property 'paths'", schema: schema307.required, parentSchema: schema307, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.health === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "health" }, message: "must have required property 'health'", schema: schema307.required, parentSchema: schema307, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.token === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "token" }, message: "must have required property 'token'", schema: schema307.required, parentSchema: schema307, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.deployment === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deployment" }, message: "must have required property 'deployment'", schema: schema307.required, parentSchema: schema307, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.caller === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "caller" }, message: "must have required property 'caller'", schema: schema307.required, parentSchema: schema307, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.workspaces === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "workspaces" }, message: "must have required property 'workspaces'", schema: schema307.required, parentSchema: schema307, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.providers === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "providers" }, message: "must have required property 'providers'", schema: schema307.required, parentSchema: schema307, data };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.billing === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "billing" }, message: "must have required property 'billing'", schema: schema307.required, parentSchema: schema307, data };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.logs === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "logs" }, message: "must have required property 'logs'", schema: schema307.required, parentSchema: schema307, data };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema307.properties, key0)) {
        let err12 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema307, data };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    if (data.generated_at !== void 0) {
      let data0 = data.generated_at;
      if (typeof data0 == "string") {
        if (!pattern4.test(data0)) {
          let err13 = { instancePath: instancePath + "/generated_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema34, data: data0 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (!formats0.validate(data0)) {
          let err14 = { instancePath: instancePath + "/generated_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema34, data: data0 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/generated_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data0 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.system !== void 0) {
      let data1 = data.system;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.node === void 0) {
          let err16 = { instancePath: instancePath + "/system", schemaPath: "#/properties/system/required", keyword: "required", params: { missingProperty: "node" }, message: "must have required property 'node'", schema: schema307.properties.system.required, parentSchema: schema307.properties.system, data: data1 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (data1.os === void 0) {
          let err17 = { instancePath: instancePath + "/system", schemaPath: "#/properties/system/required", keyword: "required", params: { missingProperty: "os" }, message: "must have required property 'os'", schema: schema307.properties.system.required, parentSchema: schema307.properties.system, data: data1 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (data1.arch === void 0) {
          let err18 = { instancePath: instancePath + "/system", schemaPath: "#/properties/system/required", keyword: "required", params: { missingProperty: "arch" }, message: "must have required property 'arch'", schema: schema307.properties.system.required, parentSchema: schema307.properties.system, data: data1 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        for (let key1 in data1)
          if (!(key1 === "node" || key1 === "os" || key1 === "arch")) {
            let err19 = { instancePath: instancePath + "/system", schemaPath: "#/properties/system/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema307.properties.system, data: data1 };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        if (data1.node !== void 0) {
          let data2 = data1.node;
          if (typeof data2 == "string") {
            if (func2(data2) > 64) {
              let err20 = { instancePath: instancePath + "/system/node", schemaPath: "#/properties/system/properties/node/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema307.properties.system.properties.node, data: data2 };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
          } else {
            let err21 = { instancePath: instancePath + "/system/node", schemaPath: "#/properties/system/properties/node/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema307.properties.system.properties.node.type, parentSchema: schema307.properties.system.properties.node, data: data2 };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
        }
        if (data1.os !== void 0) {
          let data3 = data1.os;
          if (typeof data3 == "string") {
            if (func2(data3) > 256) {
              let err22 = { instancePath: instancePath + "/system/os", schemaPath: "#/properties/system/properties/os/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters", schema: 256, parentSchema: schema307.properties.system.properties.os, data: data3 };
              vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
            }
          } else {
            let err23 = { instancePath: instancePath + "/system/os", schemaPath: "#/properties/system/properties/os/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema307.properties.system.properties.os.type, parentSchema: schema307.properties.system.properties.os, data: data3 };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
        }
        if (data1.arch !== void 0) {
          let data4 = data1.arch;
          if (typeof data4 == "string") {
            if (func2(data4) > 64) {
              let err24 = { instancePath: instancePath + "/system/arch", schemaPath: "#/properties/system/properties/arch/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema307.properties.system.properties.arch, data: data4 };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
          } else {
            let err25 = { instancePath: instancePath + "/system/arch", schemaPath: "#/properties/system/properties/arch/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema307.properties.system.properties.arch.type, parentSchema: schema307.properties.system.properties.arch, data: data4 };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        }
      } else {
        let err26 = { instancePath: instancePath + "/system", schemaPath: "#/properties/system/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema307.properties.system.type, parentSchema: schema307.properties.system, data: data1 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.profile !== void 0) {
      let data5 = data.profile;
      if (typeof data5 != "string" && data5 !== null) {
        let err27 = { instancePath: instancePath + "/profile", schemaPath: "#/properties/profile/type", keyword: "type", params: { type: schema307.properties.profile.type }, message: "must be string,null", schema: schema307.properties.profile.type, parentSchema: schema307.properties.profile, data: data5 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
      if (typeof data5 == "string" && func2(data5) > 64) {
        let err28 = { instancePath: instancePath + "/profile", schemaPath: "#/properties/profile/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema307.properties.profile, data: data5 };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.paths !== void 0) {
      let data6 = data.paths;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (data6.folder === void 0) {
          let err29 = { instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/required", keyword: "required", params: { missingProperty: "folder" }, message: "must have required property 'folder'", schema: schema307.properties.paths.required, parentSchema: schema307.properties.paths, data: data6 };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        if (data6.profile === void 0) {
          let err30 = { instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/required", keyword: "required", params: { missingProperty: "profile" }, message: "must have required property 'profile'", schema: schema307.properties.paths.required, parentSchema: schema307.properties.paths, data: data6 };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
        for (let key2 in data6)
          if (!(key2 === "folder" || key2 === "profile")) {
            let err31 = { instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema307.properties.paths, data: data6 };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
        if (data6.folder !== void 0) {
          let data7 = data6.folder;
          if (typeof data7 == "string") {
            if (func2(data7) > 4096) {
              let err32 = { instancePath: instancePath + "/paths/folder", schemaPath: "#/properties/paths/properties/folder/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema307.properties.paths.properties.folder, data: data7 };
              vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
            }
          } else {
            let err33 = { instancePath: instancePath + "/paths/folder", schemaPath: "#/properties/paths/properties/folder/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema307.properties.paths.properties.folder.type, parentSchema: schema307.properties.paths.properties.folder, data: data7 };
            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
          }
        }
        if (data6.profile !== void 0) {
          let data8 = data6.profile;
          if (typeof data8 != "string" && data8 !== null) {
            let err34 = { instancePath: instancePath + "/paths/profile", schemaPath: "#/properties/paths/properties/profile/type", keyword: "type", params: { type: schema307.properties.paths.properties.profile.type }, message: "must be string,null", schema: schema307.properties.paths.properties.profile.type, parentSchema: schema307.properties.paths.properties.profile, data: data8 };
            vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
          }
          if (typeof data8 == "string" && func2(data8) > 4096) {
            let err35 = { instancePath: instancePath + "/paths/profile", schemaPath: "#/properties/paths/properties/profile/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema307.properties.paths.properties.profile, data: data8 };
            vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
          }
        }
      } else {
        let err36 = { instancePath: instancePath + "/paths", schemaPath: "#/properties/paths/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema307.properties.paths.type, parentSchema: schema307.properties.paths, data: data6 };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data.health !== void 0 && (validate209(data.health, { instancePath: instancePath + "/health", parentData: data, parentDataProperty: "health", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate209.errors : appended(vErrors, validate209.errors), errors = vErrors.length)), data.token !== void 0) {
      let data10 = data.token;
      if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
        if (data10.present === void 0) {
          let err37 = { instancePath: instancePath + "/token", schemaPath: "#/properties/token/required", keyword: "required", params: { missingProperty: "present" }, message: "must have required property 'present'", schema: schema307.properties.token.required, parentSchema: schema307.properties.token, data: data10 };
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
        if (data10.source === void 0) {
          let err38 = { instancePath: instancePath + "/token", schemaPath: "#/properties/token/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'", schema: schema307.properties.token.required, parentSchema: schema307.properties.token, data: data10 };
          vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
        }
        for (let key3 in data10)
          if (!(key3 === "present" || key3 === "source")) {
            let err39 = { instancePath: instancePath + "/token", schemaPath: "#/properties/token/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema307.properties.token, data: data10 };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
          }
        if (data10.present !== void 0) {
          let data11 = data10.present;
          if (typeof data11 != "boolean") {
            let err40 = { instancePath: instancePath + "/token/present", schemaPath: "#/properties/token/properties/present/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema307.properties.token.properties.present.type, parentSchema: schema307.properties.token.properties.present, data: data11 };
            vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
          }
        }
        if (data10.source !== void 0) {
          let data12 = data10.source, _errs30 = errors, valid5 = !1, _errs31 = errors;
          if (data12 !== null) {
            let err41 = { instancePath: instancePath + "/token/source", schemaPath: "#/properties/token/properties/source/anyOf/0/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema307.properties.token.properties.source.anyOf[0].type, parentSchema: schema307.properties.token.properties.source.anyOf[0], data: data12 };
            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
          }
          var _valid0 = _errs31 === errors;
          valid5 = valid5 || _valid0;
          let _errs33 = errors;
          if (typeof data12 != "string") {
            let err42 = { instancePath: instancePath + "/token/source", schemaPath: "#/$defs/token_source/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema309.type, parentSchema: schema309, data: data12 };
            vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
          }
          if (!(data12 === "option" || data12 === "environment" || data12 === "environment_file" || data12 === "profile")) {
            let err43 = { instancePath: instancePath + "/token/source", schemaPath: "#/$defs/token_source/enum", keyword: "enum", params: { allowedValues: schema309.enum }, message: "must be equal to one of the allowed values", schema: schema309.enum, parentSchema: schema309, data: data12 };
            vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
          }
          var _valid0 = _errs33 === errors;
          if (valid5 = valid5 || _valid0, valid5)
            errors = _errs30, vErrors !== null && (_errs30 ? vErrors.length = _errs30 : vErrors = null);
          else {
            let err44 = { instancePath: instancePath + "/token/source", schemaPath: "#/properties/token/properties/source/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema307.properties.token.properties.source.anyOf, parentSchema: schema307.properties.token.properties.source, data: data12 };
            vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
          }
        }
      } else {
        let err45 = { instancePath: instancePath + "/token", schemaPath: "#/properties/token/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema307.properties.token.type, parentSchema: schema307.properties.token, data: data10 };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
    }
    if (data.deployment !== void 0) {
      let data13 = data.deployment, _errs37 = errors, valid7 = !1, _errs38 = errors;
      if (data13 !== null) {
        let err46 = { instancePath: instancePath + "/deployment", schemaPath: "#/properties/deployment/anyOf/0/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema307.properties.deployment.anyOf[0].type, parentSchema: schema307.properties.deployment.anyOf[0], data: data13 };
        vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
      }
      var _valid1 = _errs38 === errors;
      valid7 = valid7 || _valid1;
      let _errs40 = errors;
      if (typeof data13 == "string") {
        if (func2(data13) > 64) {
          let err47 = { instancePath: instancePath + "/deployment", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema44, data: data13 };
          vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
        }
        if (!pattern12.test(data13)) {
          let err48 = { instancePath: instancePath + "/deployment", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema44, data: data13 };
          vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
        }
      } else {
        let err49 = { instancePath: instancePath + "/deployment", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data13 };
        vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
      }
      var _valid1 = _errs40 === errors;
      if (valid7 = valid7 || _valid1, valid7)
        errors = _errs37, vErrors !== null && (_errs37 ? vErrors.length = _errs37 : vErrors = null);
      else {
        let err50 = { instancePath: instancePath + "/deployment", schemaPath: "#/properties/deployment/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema307.properties.deployment.anyOf, parentSchema: schema307.properties.deployment, data: data13 };
        vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
      }
    }
    if (data.caller !== void 0 && (validate230(data.caller, { instancePath: instancePath + "/caller", parentData: data, parentDataProperty: "caller", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate230.errors : appended(vErrors, validate230.errors), errors = vErrors.length)), data.workspaces !== void 0 && (validate233(data.workspaces, { instancePath: instancePath + "/workspaces", parentData: data, parentDataProperty: "workspaces", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate233.errors : appended(vErrors, validate233.errors), errors = vErrors.length)), data.providers !== void 0 && (validate235(data.providers, { instancePath: instancePath + "/providers", parentData: data, parentDataProperty: "providers", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate235.errors : appended(vErrors, validate235.errors), errors = vErrors.length)), data.billing !== void 0 && (validate239(data.billing, { instancePath: instancePath + "/billing", parentData: data, parentDataProperty: "billing", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate239.errors : appended(vErrors, validate239.errors), errors = vErrors.length)), data.logs !== void 0) {
      let data18 = data.logs, _errs48 = errors, valid9 = !1, _errs49 = errors;
      if (data18 !== null) {
        let err51 = { instancePath: instancePath + "/logs", schemaPath: "#/properties/logs/anyOf/0/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema307.properties.logs.anyOf[0].type, parentSchema: schema307.properties.logs.anyOf[0], data: data18 };
        vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
      }
      var _valid2 = _errs49 === errors;
      valid9 = valid9 || _valid2;
      let _errs51 = errors;
      if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
        if (data18.file === void 0) {
          let err52 = { instancePath: instancePath + "/logs", schemaPath: "#/$defs/diagnostics_logs/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'", schema: schema327.required, parentSchema: schema327, data: data18 };
          vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
        }
        if (data18.lines === void 0) {
          let err53 = { instancePath: instancePath + "/logs", schemaPath: "#/$defs/diagnostics_logs/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'", schema: schema327.required, parentSchema: schema327, data: data18 };
          vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
        }
        for (let key4 in data18)
          if (!(key4 === "file" || key4 === "lines")) {
            let err54 = { instancePath: instancePath + "/logs", schemaPath: "#/$defs/diagnostics_logs/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema327, data: data18 };
            vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
          }
        if (data18.file !== void 0) {
          let data19 = data18.file;
          if (typeof data19 == "string") {
            if (func2(data19) > 4096) {
              let err55 = { instancePath: instancePath + "/logs/file", schemaPath: "#/$defs/diagnostics_logs/properties/file/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema327.properties.file, data: data19 };
              vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
            }
          } else {
            let err56 = { instancePath: instancePath + "/logs/file", schemaPath: "#/$defs/diagnostics_logs/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema327.properties.file.type, parentSchema: schema327.properties.file, data: data19 };
            vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
          }
        }
        if (data18.lines !== void 0) {
          let data20 = data18.lines;
          if (Array.isArray(data20)) {
            if (data20.length > 100) {
              let err57 = { instancePath: instancePath + "/logs/lines", schemaPath: "#/$defs/diagnostics_logs/properties/lines/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items", schema: 100, parentSchema: schema327.properties.lines, data: data20 };
              vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
            }
            let len0 = data20.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data21 = data20[i0];
              if (typeof data21 != "string") {
                let err58 = { instancePath: instancePath + "/logs/lines/" + i0, schemaPath: "#/$defs/diagnostics_logs/properties/lines/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema327.properties.lines.items.type, parentSchema: schema327.properties.lines.items, data: data21 };
                vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
              }
            }
          } else {
            let err59 = { instancePath: instancePath + "/logs/lines", schemaPath: "#/$defs/diagnostics_logs/properties/lines/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema327.properties.lines.type, parentSchema: schema327.properties.lines, data: data20 };
            vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
          }
        }
      } else {
        let err60 = { instancePath: instancePath + "/logs", schemaPath: "#/$defs/diagnostics_logs/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema327.type, parentSchema: schema327, data: data18 };
        vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
      }
      var _valid2 = _errs51 === errors;
      if (valid9 = valid9 || _valid2, valid9)
        errors = _errs48, vErrors !== null && (_errs48 ? vErrors.length = _errs48 : vErrors = null);
      else {
        let err61 = { instancePath: instancePath + "/logs", schemaPath: "#/properties/logs/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema307.properties.logs.anyOf, parentSchema: schema307.properties.logs, data: data18 };
        vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
      }
    }
  } else {
    let err62 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema307.type, parentSchema: schema307, data };
    vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
  }
  return validate228.errors = vErrors, errors === 0;
}
validate228.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema328 = { title: "ExamplesResult", type: "object", additionalProperties: !1, required: ["documents"], properties: { documents: { type: "array", items: { $ref: "#/$defs/example_document" } } } }, schema329 = { title: "ExampleDocument", description: "An example document, and where it was written.", type: "object", additionalProperties: !1, required: ["example", "path", "outcome", "document"], properties: { example: { type: "string", enum: ["contract", "run", "control", "approval", "facts", "trust", "claims"] }, path: { type: ["string", "null"], description: "null: it was printed only" }, outcome: { type: ["string", "null"], enum: ["created", "changed", "unchanged", "would_change", null] }, document: { type: "object" } } };
function validate246(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate246.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.documents === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "documents" }, message: "must have required property 'documents'", schema: schema328.required, parentSchema: schema328, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "documents") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema328, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.documents !== void 0) {
      let data0 = data.documents;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.example === void 0) {
              let err2 = { instancePath: instancePath + "/documents/" + i0, schemaPath: "#/$defs/example_document/required", keyword: "required", params: { missingProperty: "example" }, message: "must have required property 'example'", schema: schema329.required, parentSchema: schema329, data: data1 };
              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
            }
            if (data1.path === void 0) {
              let err3 = { instancePath: instancePath + "/documents/" + i0, schemaPath: "#/$defs/example_document/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema329.required, parentSchema: schema329, data: data1 };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
            if (data1.outcome === void 0) {
              let err4 = { instancePath: instancePath + "/documents/" + i0, schemaPath: "#/$defs/example_document/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'", schema: schema329.required, parentSchema: schema329, data: data1 };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (data1.document === void 0) {
              let err5 = { instancePath: instancePath + "/documents/" + i0, schemaPath: "#/$defs/example_document/required", keyword: "required", params: { missingProperty: "document" }, message: "must have required property 'document'", schema: schema329.required, parentSchema: schema329, data: data1 };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
            for (let key1 in data1)
              if (!(key1 === "example" || key1 === "path" || key1 === "outcome" || key1 === "document")) {
                let err6 = { instancePath: instancePath + "/documents/" + i0, schemaPath: "#/$defs/example_document/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema329, data: data1 };
                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
              }
            if (data1.example !== void 0) {
              let data2 = data1.example;
              if (typeof data2 != "string") {
                let err7 = { instancePath: instancePath + "/documents/" + i0 + "/example", schemaPath: "#/$defs/example_document/properties/example/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema329.properties.example.type, parentSchema: schema329.properties.example, data: data2 };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
              }
              if (!(data2 === "contract" || data2 === "run" || data2 === "control" || data2 === "approval" || data2 === "facts" || data2 === "trust" || data2 === "claims")) {
                let err8 = { instancePath: instancePath + "/documents/" + i0 + "/example", schemaPath: "#/$defs/example_document/properties/example/enum", keyword: "enum", params: { allowedValues: schema329.properties.example.enum }, message: "must be equal to one of the allowed values", schema: schema329.properties.example.enum, parentSchema: schema329.properties.example, data: data2 };
                vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
              }
            }
            if (data1.path !== void 0) {
              let data3 = data1.path;
              if (typeof data3 != "string" && data3 !== null) {
                let err9 = { instancePath: instancePath + "/documents/" + i0 + "/path", schemaPath: "#/$defs/example_document/properties/path/type", keyword: "type", params: { type: schema329.properties.path.type }, message: "must be string,null", schema: schema329.properties.path.type, parentSchema: schema329.properties.path, data: data3 };
                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
              }
            }
            if (data1.outcome !== void 0) {
              let data4 = data1.outcome;
              if (typeof data4 != "string" && data4 !== null) {
                let err10 = { instancePath: instancePath + "/documents/" + i0 + "/outcome", schemaPath: "#/$defs/example_document/properties/outcome/type", keyword: "type", params: { type: schema329.properties.outcome.type }, message: "must be string,null", schema: schema329.properties.outcome.type, parentSchema: schema329.properties.outcome, data: data4 };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              }
              if (!(data4 === "created" || data4 === "changed" || data4 === "unchanged" || data4 === "would_change" || data4 === null)) {
                let err11 = { instancePath: instancePath + "/documents/" + i0 + "/outcome", schemaPath: "#/$defs/example_document/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema329.properties.outcome.enum }, message: "must be equal to one of the allowed values", schema: schema329.properties.outcome.enum, parentSchema: schema329.properties.outcome, data: data4 };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
              }
            }
            if (data1.document !== void 0) {
              let data5 = data1.document;
              if (!(data5 && typeof data5 == "object" && !Array.isArray(data5))) {
                let err12 = { instancePath: instancePath + "/documents/" + i0 + "/document", schemaPath: "#/$defs/example_document/properties/document/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema329.properties.document.type, parentSchema: schema329.properties.document, data: data5 };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
              }
            }
          } else {
            let err13 = { instancePath: instancePath + "/documents/" + i0, schemaPath: "#/$defs/example_document/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema329.type, parentSchema: schema329, data: data1 };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        }
      } else {
        let err14 = { instancePath: instancePath + "/documents", schemaPath: "#/properties/documents/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema328.properties.documents.type, parentSchema: schema328.properties.documents, data: data0 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema328.type, parentSchema: schema328, data };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate246.errors = vErrors, errors === 0;
}
validate246.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema330 = { title: "DigestsResult", type: "object", additionalProperties: !1, required: ["digests"], properties: { digests: { type: "array", items: { $ref: "#/$defs/described_digest" } } } }, schema331 = { title: "DescribedDigest", description: "A digest as documents name it, and what it is of.", type: "object", additionalProperties: !1, required: ["of", "name", "digest"], properties: { of: { type: "string", enum: ["capability", "policy", "scope"] }, name: { type: "string" }, digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } };
function validate249(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate249.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.of === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "of" }, message: "must have required property 'of'", schema: schema331.required, parentSchema: schema331, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema331.required, parentSchema: schema331, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.digest === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "digest" }, message: "must have required property 'digest'", schema: schema331.required, parentSchema: schema331, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "of" || key0 === "name" || key0 === "digest")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema331, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.of !== void 0) {
      let data0 = data.of;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/of", schemaPath: "#/properties/of/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema331.properties.of.type, parentSchema: schema331.properties.of, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (!(data0 === "capability" || data0 === "policy" || data0 === "scope")) {
        let err5 = { instancePath: instancePath + "/of", schemaPath: "#/properties/of/enum", keyword: "enum", params: { allowedValues: schema331.properties.of.enum }, message: "must be equal to one of the allowed values", schema: schema331.properties.of.enum, parentSchema: schema331.properties.of, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 != "string") {
        let err6 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema331.properties.name.type, parentSchema: schema331.properties.name, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.digest !== void 0) {
      let data2 = data.digest;
      if (typeof data2 == "string") {
        if (!pattern7.test(data2)) {
          let err7 = { instancePath: instancePath + "/digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema331.type, parentSchema: schema331, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate249.errors = vErrors, errors === 0;
}
validate249.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate248(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate248.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.digests === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "digests" }, message: "must have required property 'digests'", schema: schema330.required, parentSchema: schema330, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "digests") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema330, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.digests !== void 0) {
      let data0 = data.digests;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate249(data0[i0], { instancePath: instancePath + "/digests/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate249.errors : appended(vErrors, validate249.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/digests", schemaPath: "#/properties/digests/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema330.properties.digests.type, parentSchema: schema330.properties.digests, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema330.type, parentSchema: schema330, data };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate248.errors = vErrors, errors === 0;
}
validate248.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema333 = { title: "SchemasResult", type: "object", additionalProperties: !1, required: ["schemas"], properties: { schemas: { type: "array", items: { $ref: "#/$defs/listed_schema" } } } }, schema334 = { title: "ListedSchema", description: "A JSON Schema of a document, complete in itself.", type: "object", additionalProperties: !1, required: ["name", "title", "file", "schema"], properties: { name: { type: "string" }, title: { type: "string" }, file: { type: "string", description: "its file in the package" }, schema: { type: ["object", "null"], description: "null in a list" } } };
function validate252(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate252.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schemas === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schemas" }, message: "must have required property 'schemas'", schema: schema333.required, parentSchema: schema333, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "schemas") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema333, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.schemas !== void 0) {
      let data0 = data.schemas;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.name === void 0) {
              let err2 = { instancePath: instancePath + "/schemas/" + i0, schemaPath: "#/$defs/listed_schema/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema334.required, parentSchema: schema334, data: data1 };
              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
            }
            if (data1.title === void 0) {
              let err3 = { instancePath: instancePath + "/schemas/" + i0, schemaPath: "#/$defs/listed_schema/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'", schema: schema334.required, parentSchema: schema334, data: data1 };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
            if (data1.file === void 0) {
              let err4 = { instancePath: instancePath + "/schemas/" + i0, schemaPath: "#/$defs/listed_schema/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'", schema: schema334.required, parentSchema: schema334, data: data1 };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
            if (data1.schema === void 0) {
              let err5 = { instancePath: instancePath + "/schemas/" + i0, schemaPath: "#/$defs/listed_schema/required", keyword: "required", params: { missingProperty: "schema" }, message: "must have required property 'schema'", schema: schema334.required, parentSchema: schema334, data: data1 };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
            for (let key1 in data1)
              if (!(key1 === "name" || key1 === "title" || key1 === "file" || key1 === "schema")) {
                let err6 = { instancePath: instancePath + "/schemas/" + i0, schemaPath: "#/$defs/listed_schema/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema334, data: data1 };
                vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
              }
            if (data1.name !== void 0) {
              let data2 = data1.name;
              if (typeof data2 != "string") {
                let err7 = { instancePath: instancePath + "/schemas/" + i0 + "/name", schemaPath: "#/$defs/listed_schema/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema334.properties.name.type, parentSchema: schema334.properties.name, data: data2 };
                vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
              }
            }
            if (data1.title !== void 0) {
              let data3 = data1.title;
              if (typeof data3 != "string") {
                let err8 = { instancePath: instancePath + "/schemas/" + i0 + "/title", schemaPath: "#/$defs/listed_schema/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema334.properties.title.type, parentSchema: schema334.properties.title, data: data3 };
                vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
              }
            }
            if (data1.file !== void 0) {
              let data4 = data1.file;
              if (typeof data4 != "string") {
                let err9 = { instancePath: instancePath + "/schemas/" + i0 + "/file", schemaPath: "#/$defs/listed_schema/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema334.properties.file.type, parentSchema: schema334.properties.file, data: data4 };
                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
              }
            }
            if (data1.schema !== void 0) {
              let data5 = data1.schema;
              if (!(data5 && typeof data5 == "object" && !Array.isArray(data5)) && data5 !== null) {
                let err10 = { instancePath: instancePath + "/schemas/" + i0 + "/schema", schemaPath: "#/$defs/listed_schema/properties/schema/type", keyword: "type", params: { type: schema334.properties.schema.type }, message: "must be object,null", schema: schema334.properties.schema.type, parentSchema: schema334.properties.schema, data: data5 };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              }
            }
          } else {
            let err11 = { instancePath: instancePath + "/schemas/" + i0, schemaPath: "#/$defs/listed_schema/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema334.type, parentSchema: schema334, data: data1 };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        }
      } else {
        let err12 = { instancePath: instancePath + "/schemas", schemaPath: "#/properties/schemas/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema333.properties.schemas.type, parentSchema: schema333.properties.schemas, data: data0 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema333.type, parentSchema: schema333, data };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate252.errors = vErrors, errors === 0;
}
validate252.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema335 = { title: "SelfTestResult", description: "What a gate refused of its own allowed input, changed one thing at a time.", type: "object", additionalProperties: !1, required: ["at", "claim_count", "rules_sha256", "inputs", "counts", "changes"], properties: { at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, claim_count: { type: "integer", minimum: 0 }, rules_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest", description: "digest of the rule set that judged" }, inputs: { $ref: "urn:claimgate:schema:gate-verdict:v1#/properties/inputs" }, counts: { $ref: "#/$defs/self_test_counts" }, changes: { type: "array", maxItems: 1e4, items: { $ref: "#/$defs/self_test_change" } } } }, schema339 = { title: "SelfTestCounts", type: "object", additionalProperties: !1, required: ["as_expected", "wrongly_allowed", "other_code", "not_applicable"], properties: { as_expected: { type: "integer", minimum: 0 }, wrongly_allowed: { type: "integer", minimum: 0 }, other_code: { type: "integer", minimum: 0 }, not_applicable: { type: "integer", minimum: 0 } } }, schema340 = { title: "SelfTestChange", description: "One change, and how the gate judged it. A control has no expected code: the gate must allow it.", type: "object", additionalProperties: !1, required: ["area", "id", "rule", "subject_digest", "expected", "found", "outcome"], properties: { area: { type: "string", enum: ["control", "rules", "trust", "freshness", "rollback", "projection", "claims", "hand-off"] }, id: { type: "string", pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$", maxLength: 64 }, rule: { type: ["integer", "null"], minimum: 1, description: "the rule that must refuse; null: the whole is refused" }, subject_digest: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: "the changed claim; null: the change is about the whole" }, expected: { type: ["string", "null"], pattern: "^[a-z0-9]+(?:_[a-z0-9]+)*$", description: "null: the gate must allow it" }, found: { type: "array", items: { type: "string", pattern: "^[a-z0-9]+(?:_[a-z0-9]+)*$" } }, outcome: { type: "string", enum: ["as_expected", "wrongly_allowed", "other_code", "not_applicable"] } } }, schema338 = { title: "Inputs", type: "array", items: { $ref: "#/$defs/input" } }, schema36 = { title: "Input", description: "A document that was read, by the digest of its exact bytes.", type: "object", additionalProperties: !1, required: ["document", "path", "sha256"], properties: { document: { type: "string", enum: ["public_claims", "config", "contract", "trust_root", "projection_statement", "projection", "release_record"] }, path: { type: "string", minLength: 1, maxLength: 4096 }, sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, version: { type: "integer", minimum: 1, description: "of a trust root" }, ledger_head: { $ref: "#/$defs/recorded_head" } } };
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate24.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.origin === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "origin" }, message: "must have required property 'origin'", schema: schema38.required, parentSchema: schema38, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.tree_size === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tree_size" }, message: "must have required property 'tree_size'", schema: schema38.required, parentSchema: schema38, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.root_hash === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "root_hash" }, message: "must have required property 'root_hash'", schema: schema38.required, parentSchema: schema38, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "origin" || key0 === "tree_size" || key0 === "root_hash")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema38, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.origin !== void 0) {
      let data0 = data.origin;
      if (typeof data0 == "string") {
        if (func2(data0) > 256) {
          let err4 = { instancePath: instancePath + "/origin", schemaPath: "#/properties/origin/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters", schema: 256, parentSchema: schema38.properties.origin, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func2(data0) < 1) {
          let err5 = { instancePath: instancePath + "/origin", schemaPath: "#/properties/origin/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema38.properties.origin, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/origin", schemaPath: "#/properties/origin/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.origin.type, parentSchema: schema38.properties.origin, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.tree_size !== void 0) {
      let data1 = data.tree_size;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err7 = { instancePath: instancePath + "/tree_size", schemaPath: "#/properties/tree_size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.tree_size.type, parentSchema: schema38.properties.tree_size, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 0 || isNaN(data1))) {
        let err8 = { instancePath: instancePath + "/tree_size", schemaPath: "#/properties/tree_size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema38.properties.tree_size, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.root_hash !== void 0) {
      let data2 = data.root_hash;
      if (typeof data2 == "string") {
        if (!pattern7.test(data2)) {
          let err9 = { instancePath: instancePath + "/root_hash", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/root_hash", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema38.type, parentSchema: schema38, data };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate24.errors = vErrors, errors === 0;
}
validate24.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate23.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.document === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "document" }, message: "must have required property 'document'", schema: schema36.required, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.path === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema36.required, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.sha256 === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'", schema: schema36.required, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "document" || key0 === "path" || key0 === "sha256" || key0 === "version" || key0 === "ledger_head")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema36, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.document !== void 0) {
      let data0 = data.document;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/document", schemaPath: "#/properties/document/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.properties.document.type, parentSchema: schema36.properties.document, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (!(data0 === "public_claims" || data0 === "config" || data0 === "contract" || data0 === "trust_root" || data0 === "projection_statement" || data0 === "projection" || data0 === "release_record")) {
        let err5 = { instancePath: instancePath + "/document", schemaPath: "#/properties/document/enum", keyword: "enum", params: { allowedValues: schema36.properties.document.enum }, message: "must be equal to one of the allowed values", schema: schema36.properties.document.enum, parentSchema: schema36.properties.document, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.path !== void 0) {
      let data1 = data.path;
      if (typeof data1 == "string") {
        if (func2(data1) > 4096) {
          let err6 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema36.properties.path, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (func2(data1) < 1) {
          let err7 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema36.properties.path, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.properties.path.type, parentSchema: schema36.properties.path, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.sha256 !== void 0) {
      let data2 = data.sha256;
      if (typeof data2 == "string") {
        if (!pattern7.test(data2)) {
          let err9 = { instancePath: instancePath + "/sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.version !== void 0) {
      let data3 = data.version;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err11 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema36.properties.version.type, parentSchema: schema36.properties.version, data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3))) {
        let err12 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema36.properties.version, data: data3 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    data.ledger_head !== void 0 && (validate24(data.ledger_head, { instancePath: instancePath + "/ledger_head", parentData: data, parentDataProperty: "ledger_head", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate24.errors : appended(vErrors, validate24.errors), errors = vErrors.length));
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema36.type, parentSchema: schema36, data };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate23.errors = vErrors, errors === 0;
}
validate23.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate255(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate255.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), Array.isArray(data)) {
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate23(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate23.errors : appended(vErrors, validate23.errors), errors = vErrors.length);
  } else {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema338.type, parentSchema: schema338, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate255.errors = vErrors, errors === 0;
}
validate255.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
function validate254(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate254.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.at === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at" }, message: "must have required property 'at'", schema: schema335.required, parentSchema: schema335, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.claim_count === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "claim_count" }, message: "must have required property 'claim_count'", schema: schema335.required, parentSchema: schema335, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.rules_sha256 === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rules_sha256" }, message: "must have required property 'rules_sha256'", schema: schema335.required, parentSchema: schema335, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.inputs === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "inputs" }, message: "must have required property 'inputs'", schema: schema335.required, parentSchema: schema335, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.counts === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "counts" }, message: "must have required property 'counts'", schema: schema335.required, parentSchema: schema335, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.changes === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "changes" }, message: "must have required property 'changes'", schema: schema335.required, parentSchema: schema335, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "at" || key0 === "claim_count" || key0 === "rules_sha256" || key0 === "inputs" || key0 === "counts" || key0 === "changes")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema335, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.at !== void 0) {
      let data0 = data.at;
      if (typeof data0 == "string") {
        if (!pattern4.test(data0)) {
          let err7 = { instancePath: instancePath + "/at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema34, data: data0 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (!formats0.validate(data0)) {
          let err8 = { instancePath: instancePath + "/at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema34, data: data0 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data0 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.claim_count !== void 0) {
      let data1 = data.claim_count;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err10 = { instancePath: instancePath + "/claim_count", schemaPath: "#/properties/claim_count/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema335.properties.claim_count.type, parentSchema: schema335.properties.claim_count, data: data1 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 0 || isNaN(data1))) {
        let err11 = { instancePath: instancePath + "/claim_count", schemaPath: "#/properties/claim_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema335.properties.claim_count, data: data1 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.rules_sha256 !== void 0) {
      let data2 = data.rules_sha256;
      if (typeof data2 == "string") {
        if (!pattern7.test(data2)) {
          let err12 = { instancePath: instancePath + "/rules_sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data2 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/rules_sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data2 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.inputs !== void 0 && (validate255(data.inputs, { instancePath: instancePath + "/inputs", parentData: data, parentDataProperty: "inputs", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate255.errors : appended(vErrors, validate255.errors), errors = vErrors.length)), data.counts !== void 0) {
      let data4 = data.counts;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.as_expected === void 0) {
          let err14 = { instancePath: instancePath + "/counts", schemaPath: "#/$defs/self_test_counts/required", keyword: "required", params: { missingProperty: "as_expected" }, message: "must have required property 'as_expected'", schema: schema339.required, parentSchema: schema339, data: data4 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data4.wrongly_allowed === void 0) {
          let err15 = { instancePath: instancePath + "/counts", schemaPath: "#/$defs/self_test_counts/required", keyword: "required", params: { missingProperty: "wrongly_allowed" }, message: "must have required property 'wrongly_allowed'", schema: schema339.required, parentSchema: schema339, data: data4 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (data4.other_code === void 0) {
          let err16 = { instancePath: instancePath + "/counts", schemaPath: "#/$defs/self_test_counts/required", keyword: "required", params: { missingProperty: "other_code" }, message: "must have required property 'other_code'", schema: schema339.required, parentSchema: schema339, data: data4 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (data4.not_applicable === void 0) {
          let err17 = { instancePath: instancePath + "/counts", schemaPath: "#/$defs/self_test_counts/required", keyword: "required", params: { missingProperty: "not_applicable" }, message: "must have required property 'not_applicable'", schema: schema339.required, parentSchema: schema339, data: data4 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        for (let key1 in data4)
          if (!(key1 === "as_expected" || key1 === "wrongly_allowed" || key1 === "other_code" || key1 === "not_applicable")) {
            let err18 = { instancePath: instancePath + "/counts", schemaPath: "#/$defs/self_test_counts/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema339, data: data4 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        if (data4.as_expected !== void 0) {
          let data5 = data4.as_expected;
          if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
            let err19 = { instancePath: instancePath + "/counts/as_expected", schemaPath: "#/$defs/self_test_counts/properties/as_expected/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema339.properties.as_expected.type, parentSchema: schema339.properties.as_expected, data: data5 };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
          if (typeof data5 == "number" && isFinite(data5) && (data5 < 0 || isNaN(data5))) {
            let err20 = { instancePath: instancePath + "/counts/as_expected", schemaPath: "#/$defs/self_test_counts/properties/as_expected/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema339.properties.as_expected, data: data5 };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        }
        if (data4.wrongly_allowed !== void 0) {
          let data6 = data4.wrongly_allowed;
          if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
            let err21 = { instancePath: instancePath + "/counts/wrongly_allowed", schemaPath: "#/$defs/self_test_counts/properties/wrongly_allowed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema339.properties.wrongly_allowed.type, parentSchema: schema339.properties.wrongly_allowed, data: data6 };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
          if (typeof data6 == "number" && isFinite(data6) && (data6 < 0 || isNaN(data6))) {
            let err22 = { instancePath: instancePath + "/counts/wrongly_allowed", schemaPath: "#/$defs/self_test_counts/properties/wrongly_allowed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema339.properties.wrongly_allowed, data: data6 };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        }
        if (data4.other_code !== void 0) {
          let data7 = data4.other_code;
          if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
            let err23 = { instancePath: instancePath + "/counts/other_code", schemaPath: "#/$defs/self_test_counts/properties/other_code/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema339.properties.other_code.type, parentSchema: schema339.properties.other_code, data: data7 };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
          if (typeof data7 == "number" && isFinite(data7) && (data7 < 0 || isNaN(data7))) {
            let err24 = { instancePath: instancePath + "/counts/other_code", schemaPath: "#/$defs/self_test_counts/properties/other_code/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema339.properties.other_code, data: data7 };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
          }
        }
        if (data4.not_applicable !== void 0) {
          let data8 = data4.not_applicable;
          if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
            let err25 = { instancePath: instancePath + "/counts/not_applicable", schemaPath: "#/$defs/self_test_counts/properties/not_applicable/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema339.properties.not_applicable.type, parentSchema: schema339.properties.not_applicable, data: data8 };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
          if (typeof data8 == "number" && isFinite(data8) && (data8 < 0 || isNaN(data8))) {
            let err26 = { instancePath: instancePath + "/counts/not_applicable", schemaPath: "#/$defs/self_test_counts/properties/not_applicable/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema339.properties.not_applicable, data: data8 };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
          }
        }
      } else {
        let err27 = { instancePath: instancePath + "/counts", schemaPath: "#/$defs/self_test_counts/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema339.type, parentSchema: schema339, data: data4 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.changes !== void 0) {
      let data9 = data.changes;
      if (Array.isArray(data9)) {
        if (data9.length > 1e4) {
          let err28 = { instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/maxItems", keyword: "maxItems", params: { limit: 1e4 }, message: "must NOT have more than 10000 items", schema: 1e4, parentSchema: schema335.properties.changes, data: data9 };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        let len0 = data9.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data10 = data9[i0];
          if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
            if (data10.area === void 0) {
              let err29 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "#/$defs/self_test_change/required", keyword: "required", params: { missingProperty: "area" }, message: "must have required property 'area'", schema: schema340.required, parentSchema: schema340, data: data10 };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
            if (data10.id === void 0) {
              let err30 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "#/$defs/self_test_change/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema340.required, parentSchema: schema340, data: data10 };
              vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
            }
            if (data10.rule === void 0) {
              let err31 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "#/$defs/self_test_change/required", keyword: "required", params: { missingProperty: "rule" }, message: "must have required property 'rule'", schema: schema340.required, parentSchema: schema340, data: data10 };
              vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
            }
            if (data10.subject_digest === void 0) {
              let err32 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "#/$defs/self_test_change/required", keyword: "required", params: { missingProperty: "subject_digest" }, message: "must have required property 'subject_digest'", schema: schema340.required, parentSchema: schema340, data: data10 };
              vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
            }
            if (data10.expected === void 0) {
              let err33 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "#/$defs/self_test_change/required", keyword: "required", params: { missingProperty: "expected" }, message: "must have required property 'expected'", schema: schema340.required, parentSchema: schema340, data: data10 };
              vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
            }
            if (data10.found === void 0) {
              let err34 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "#/$defs/self_test_change/required", keyword: "required", params: { missingProperty: "found" }, message: "must have required property 'found'", schema: schema340.required, parentSchema: schema340, data: data10 };
              vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
            }
            if (data10.outcome === void 0) {
              let err35 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "#/$defs/self_test_change/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'", schema: schema340.required, parentSchema: schema340, data: data10 };
              vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
            }
            for (let key2 in data10)
              if (!(key2 === "area" || key2 === "id" || key2 === "rule" || key2 === "subject_digest" || key2 === "expected" || key2 === "found" || key2 === "outcome")) {
                let err36 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "#/$defs/self_test_change/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema340, data: data10 };
                vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
              }
            if (data10.area !== void 0) {
              let data11 = data10.area;
              if (typeof data11 != "string") {
                let err37 = { instancePath: instancePath + "/changes/" + i0 + "/area", schemaPath: "#/$defs/self_test_change/properties/area/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema340.properties.area.type, parentSchema: schema340.properties.area, data: data11 };
                vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
              }
              if (!(data11 === "control" || data11 === "rules" || data11 === "trust" || data11 === "freshness" || data11 === "rollback" || data11 === "projection" || data11 === "claims" || data11 === "hand-off")) {
                let err38 = { instancePath: instancePath + "/changes/" + i0 + "/area", schemaPath: "#/$defs/self_test_change/properties/area/enum", keyword: "enum", params: { allowedValues: schema340.properties.area.enum }, message: "must be equal to one of the allowed values", schema: schema340.properties.area.enum, parentSchema: schema340.properties.area, data: data11 };
                vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
              }
            }
            if (data10.id !== void 0) {
              let data12 = data10.id;
              if (typeof data12 == "string") {
                if (func2(data12) > 64) {
                  let err39 = { instancePath: instancePath + "/changes/" + i0 + "/id", schemaPath: "#/$defs/self_test_change/properties/id/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema340.properties.id, data: data12 };
                  vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                }
                if (!pattern45.test(data12)) {
                  let err40 = { instancePath: instancePath + "/changes/" + i0 + "/id", schemaPath: "#/$defs/self_test_change/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:-[a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:-[a-z0-9]+)*$", parentSchema: schema340.properties.id, data: data12 };
                  vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                }
              } else {
                let err41 = { instancePath: instancePath + "/changes/" + i0 + "/id", schemaPath: "#/$defs/self_test_change/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema340.properties.id.type, parentSchema: schema340.properties.id, data: data12 };
                vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
              }
            }
            if (data10.rule !== void 0) {
              let data13 = data10.rule;
              if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13)) && data13 !== null) {
                let err42 = { instancePath: instancePath + "/changes/" + i0 + "/rule", schemaPath: "#/$defs/self_test_change/properties/rule/type", keyword: "type", params: { type: schema340.properties.rule.type }, message: "must be integer,null", schema: schema340.properties.rule.type, parentSchema: schema340.properties.rule, data: data13 };
                vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
              }
              if (typeof data13 == "number" && isFinite(data13) && (data13 < 1 || isNaN(data13))) {
                let err43 = { instancePath: instancePath + "/changes/" + i0 + "/rule", schemaPath: "#/$defs/self_test_change/properties/rule/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema340.properties.rule, data: data13 };
                vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
              }
            }
            if (data10.subject_digest !== void 0) {
              let data14 = data10.subject_digest;
              if (typeof data14 != "string" && data14 !== null) {
                let err44 = { instancePath: instancePath + "/changes/" + i0 + "/subject_digest", schemaPath: "#/$defs/self_test_change/properties/subject_digest/type", keyword: "type", params: { type: schema340.properties.subject_digest.type }, message: "must be string,null", schema: schema340.properties.subject_digest.type, parentSchema: schema340.properties.subject_digest, data: data14 };
                vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
              }
              if (typeof data14 == "string" && !pattern7.test(data14)) {
                let err45 = { instancePath: instancePath + "/changes/" + i0 + "/subject_digest", schemaPath: "#/$defs/self_test_change/properties/subject_digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema340.properties.subject_digest, data: data14 };
                vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
              }
            }
            if (data10.expected !== void 0) {
              let data15 = data10.expected;
              if (typeof data15 != "string" && data15 !== null) {
                let err46 = { instancePath: instancePath + "/changes/" + i0 + "/expected", schemaPath: "#/$defs/self_test_change/properties/expected/type", keyword: "type", params: { type: schema340.properties.expected.type }, message: "must be string,null", schema: schema340.properties.expected.type, parentSchema: schema340.properties.expected, data: data15 };
                vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
              }
              if (typeof data15 == "string" && !pattern10.test(data15)) {
                let err47 = { instancePath: instancePath + "/changes/" + i0 + "/expected", schemaPath: "#/$defs/self_test_change/properties/expected/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:_[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:_[a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:_[a-z0-9]+)*$", parentSchema: schema340.properties.expected, data: data15 };
                vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
              }
            }
            if (data10.found !== void 0) {
              let data16 = data10.found;
              if (Array.isArray(data16)) {
                let len1 = data16.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data17 = data16[i1];
                  if (typeof data17 == "string") {
                    if (!pattern10.test(data17)) {
                      let err48 = { instancePath: instancePath + "/changes/" + i0 + "/found/" + i1, schemaPath: "#/$defs/self_test_change/properties/found/items/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:_[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:_[a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:_[a-z0-9]+)*$", parentSchema: schema340.properties.found.items, data: data17 };
                      vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
                    }
                  } else {
                    let err49 = { instancePath: instancePath + "/changes/" + i0 + "/found/" + i1, schemaPath: "#/$defs/self_test_change/properties/found/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema340.properties.found.items.type, parentSchema: schema340.properties.found.items, data: data17 };
                    vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
                  }
                }
              } else {
                let err50 = { instancePath: instancePath + "/changes/" + i0 + "/found", schemaPath: "#/$defs/self_test_change/properties/found/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema340.properties.found.type, parentSchema: schema340.properties.found, data: data16 };
                vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
              }
            }
            if (data10.outcome !== void 0) {
              let data18 = data10.outcome;
              if (typeof data18 != "string") {
                let err51 = { instancePath: instancePath + "/changes/" + i0 + "/outcome", schemaPath: "#/$defs/self_test_change/properties/outcome/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema340.properties.outcome.type, parentSchema: schema340.properties.outcome, data: data18 };
                vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
              }
              if (!(data18 === "as_expected" || data18 === "wrongly_allowed" || data18 === "other_code" || data18 === "not_applicable")) {
                let err52 = { instancePath: instancePath + "/changes/" + i0 + "/outcome", schemaPath: "#/$defs/self_test_change/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema340.properties.outcome.enum }, message: "must be equal to one of the allowed values", schema: schema340.properties.outcome.enum, parentSchema: schema340.properties.outcome, data: data18 };
                vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
              }
            }
          } else {
            let err53 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "#/$defs/self_test_change/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema340.type, parentSchema: schema340, data: data10 };
            vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
          }
        }
      } else {
        let err54 = { instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema335.properties.changes.type, parentSchema: schema335.properties.changes, data: data9 };
        vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
      }
    }
  } else {
    let err55 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema335.type, parentSchema: schema335, data };
    vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
  }
  return validate254.errors = vErrors, errors === 0;
}
validate254.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema_version === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schema_version" }, message: "must have required property 'schema_version'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.tool === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tool" }, message: "must have required property 'tool'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.command === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "command" }, message: "must have required property 'command'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.decision === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decision" }, message: "must have required property 'decision'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.findings === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "findings" }, message: "must have required property 'findings'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.result === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "schema_version" || key0 === "tool" || key0 === "command" || key0 === "decision" || key0 === "findings" || key0 === "result")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.schema_version !== void 0) {
      let data0 = data.schema_version;
      if (data0 !== 1) {
        let err7 = { instancePath: instancePath + "/schema_version", schemaPath: "#/properties/schema_version/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema31.properties.schema_version, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.tool !== void 0) {
      let data1 = data.tool;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.name === void 0) {
          let err8 = { instancePath: instancePath + "/tool", schemaPath: "urn:claimgate:schema:gate-verdict:v1#/properties/tool/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema94.required, parentSchema: schema94, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data1.version === void 0) {
          let err9 = { instancePath: instancePath + "/tool", schemaPath: "urn:claimgate:schema:gate-verdict:v1#/properties/tool/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema94.required, parentSchema: schema94, data: data1 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        for (let key1 in data1)
          if (!(key1 === "name" || key1 === "version")) {
            let err10 = { instancePath: instancePath + "/tool", schemaPath: "urn:claimgate:schema:gate-verdict:v1#/properties/tool/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema94, data: data1 };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        if (data1.name !== void 0) {
          let data2 = data1.name;
          if (data2 !== "claimgate") {
            let err11 = { instancePath: instancePath + "/tool/name", schemaPath: "urn:claimgate:schema:gate-verdict:v1#/properties/tool/properties/name/const", keyword: "const", params: { allowedValue: "claimgate" }, message: "must be equal to constant", schema: "claimgate", parentSchema: schema94.properties.name, data: data2 };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        }
        if (data1.version !== void 0) {
          let data3 = data1.version;
          if (typeof data3 == "string") {
            if (func2(data3) > 64) {
              let err12 = { instancePath: instancePath + "/tool/version", schemaPath: "urn:claimgate:schema:gate-verdict:v1#/properties/tool/properties/version/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema94.properties.version, data: data3 };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
            if (func2(data3) < 1) {
              let err13 = { instancePath: instancePath + "/tool/version", schemaPath: "urn:claimgate:schema:gate-verdict:v1#/properties/tool/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema94.properties.version, data: data3 };
              vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
            }
          } else {
            let err14 = { instancePath: instancePath + "/tool/version", schemaPath: "urn:claimgate:schema:gate-verdict:v1#/properties/tool/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema94.properties.version.type, parentSchema: schema94.properties.version, data: data3 };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        }
      } else {
        let err15 = { instancePath: instancePath + "/tool", schemaPath: "urn:claimgate:schema:gate-verdict:v1#/properties/tool/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema94.type, parentSchema: schema94, data: data1 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.command !== void 0) {
      let data4 = data.command;
      if (typeof data4 == "string") {
        if (func2(data4) > 64) {
          let err16 = { instancePath: instancePath + "/command", schemaPath: "#/properties/command/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema31.properties.command, data: data4 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (func2(data4) < 1) {
          let err17 = { instancePath: instancePath + "/command", schemaPath: "#/properties/command/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.command, data: data4 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/command", schemaPath: "#/properties/command/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.command.type, parentSchema: schema31.properties.command, data: data4 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.decision !== void 0) {
      let data5 = data.decision;
      if (typeof data5 != "string") {
        let err19 = { instancePath: instancePath + "/decision", schemaPath: "urn:claimgate:schema:gate-verdict:v1#/properties/decision/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema95.type, parentSchema: schema95, data: data5 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (!(data5 === "allowed" || data5 === "refused" || data5 === "undetermined")) {
        let err20 = { instancePath: instancePath + "/decision", schemaPath: "urn:claimgate:schema:gate-verdict:v1#/properties/decision/enum", keyword: "enum", params: { allowedValues: schema95.enum }, message: "must be equal to one of the allowed values", schema: schema95.enum, parentSchema: schema95, data: data5 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.findings !== void 0) {
      let data6 = data.findings;
      if (Array.isArray(data6)) {
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate61(data6[i0], { instancePath: instancePath + "/findings/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate61.errors : appended(vErrors, validate61.errors), errors = vErrors.length);
      } else {
        let err21 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.findings.type, parentSchema: schema31.properties.findings, data: data6 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.result !== void 0) {
      let data8 = data.result, _errs19 = errors, valid6 = !1, _errs20 = errors;
      if (data8 !== null) {
        let err22 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/anyOf/0/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema31.properties.result.anyOf[0].type, parentSchema: schema31.properties.result.anyOf[0], data: data8 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
      var _valid0 = _errs20 === errors;
      valid6 = valid6 || _valid0;
      let _errs22 = errors;
      validate64(data8, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate64.errors : appended(vErrors, validate64.errors), errors = vErrors.length);
      var _valid0 = _errs22 === errors;
      if (valid6 = valid6 || _valid0, _valid0)
        var props0 = !0;
      let _errs23 = errors;
      validate71(data8, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate71.errors : appended(vErrors, validate71.errors), errors = vErrors.length);
      var _valid0 = _errs23 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs24 = errors;
      validate77(data8, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate77.errors : appended(vErrors, validate77.errors), errors = vErrors.length);
      var _valid0 = _errs24 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs25 = errors;
      validate88(data8, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate88.errors : appended(vErrors, validate88.errors), errors = vErrors.length);
      var _valid0 = _errs25 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs26 = errors;
      validate90(data8, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate90.errors : appended(vErrors, validate90.errors), errors = vErrors.length);
      var _valid0 = _errs26 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs27 = errors;
      validate97(data8, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate97.errors : appended(vErrors, validate97.errors), errors = vErrors.length);
      var _valid0 = _errs27 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs28 = errors;
      validate101(data8, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate101.errors : appended(vErrors, validate101.errors), errors = vErrors.length);
      var _valid0 = _errs28 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs29 = errors;
      validate104(data8, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate104.errors : appended(vErrors, validate104.errors), errors = vErrors.length);
      var _valid0 = _errs29 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs30 = errors;
      validate106(data8, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate106.errors : appended(vErrors, validate106.errors), errors = vErrors.length);
      var _valid0 = _errs30 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs31 = errors;
      validate108(data8, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate108.errors : appended(vErrors, validate108.errors), errors = vErrors.length);
      var _valid0 = _errs31 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs32 = errors;
      validate112(data8, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate112.errors : appended(vErrors, validate112.errors), errors = vErrors.length);
      var _valid0 = _errs32 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs33 = errors;
      validate115(data8, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate115.errors : appended(vErrors, validate115.errors), errors = vErrors.length);
      var _valid0 = _errs33 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs34 = errors;
      validate118(data8, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate118.errors : appended(vErrors, validate118.errors), errors = vErrors.length);
      var _valid0 = _errs34 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs35 = errors;
      validate120(data8, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate120.errors : appended(vErrors, validate120.errors), errors = vErrors.length);
      var _valid0 = _errs35 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs36 = errors;
      validate130(data8, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate130.errors : appended(vErrors, validate130.errors), errors = vErrors.length);
      var _valid0 = _errs36 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs37 = errors;
      validate132(data8, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate132.errors : appended(vErrors, validate132.errors), errors = vErrors.length);
      var _valid0 = _errs37 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs38 = errors;
      validate138(data8, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate138.errors : appended(vErrors, validate138.errors), errors = vErrors.length);
      var _valid0 = _errs38 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs39 = errors;
      validate145(data8, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate145.errors : appended(vErrors, validate145.errors), errors = vErrors.length);
      var _valid0 = _errs39 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs40 = errors;
      validate147(data8, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate147.errors : appended(vErrors, validate147.errors), errors = vErrors.length);
      var _valid0 = _errs40 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs41 = errors;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (data8.checkpoint === void 0) {
          let err23 = { instancePath: instancePath + "/result", schemaPath: "#/$defs/checkpoint_result/required", keyword: "required", params: { missingProperty: "checkpoint" }, message: "must have required property 'checkpoint'", schema: schema212.required, parentSchema: schema212, data: data8 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        for (let key2 in data8)
          if (!(key2 === "checkpoint" || key2 === "path")) {
            let err24 = { instancePath: instancePath + "/result", schemaPath: "#/$defs/checkpoint_result/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema212, data: data8 };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
          }
        if (data8.checkpoint !== void 0) {
          let data9 = data8.checkpoint;
          if (typeof data9 != "string") {
            let err25 = { instancePath: instancePath + "/result/checkpoint", schemaPath: "#/$defs/checkpoint_result/properties/checkpoint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema212.properties.checkpoint.type, parentSchema: schema212.properties.checkpoint, data: data9 };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        }
        if (data8.path !== void 0) {
          let data10 = data8.path;
          if (typeof data10 != "string") {
            let err26 = { instancePath: instancePath + "/result/path", schemaPath: "#/$defs/checkpoint_result/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema212.properties.path.type, parentSchema: schema212.properties.path, data: data10 };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
          }
        }
      } else {
        let err27 = { instancePath: instancePath + "/result", schemaPath: "#/$defs/checkpoint_result/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema212.type, parentSchema: schema212, data: data8 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
      var _valid0 = _errs41 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs49 = errors;
      validate151(data8, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate151.errors : appended(vErrors, validate151.errors), errors = vErrors.length);
      var _valid0 = _errs49 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs50 = errors;
      validate153(data8, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate153.errors : appended(vErrors, validate153.errors), errors = vErrors.length);
      var _valid0 = _errs50 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs51 = errors;
      validate157(data8, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate157.errors : appended(vErrors, validate157.errors), errors = vErrors.length);
      var _valid0 = _errs51 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs52 = errors;
      validate161(data8, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate161.errors : appended(vErrors, validate161.errors), errors = vErrors.length);
      var _valid0 = _errs52 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs53 = errors;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (data8.sequence === void 0) {
          let err28 = { instancePath: instancePath + "/result", schemaPath: "#/$defs/proof_result/required", keyword: "required", params: { missingProperty: "sequence" }, message: "must have required property 'sequence'", schema: schema228.required, parentSchema: schema228, data: data8 };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        if (data8.proof === void 0) {
          let err29 = { instancePath: instancePath + "/result", schemaPath: "#/$defs/proof_result/required", keyword: "required", params: { missingProperty: "proof" }, message: "must have required property 'proof'", schema: schema228.required, parentSchema: schema228, data: data8 };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        for (let key3 in data8)
          if (!(key3 === "sequence" || key3 === "proof")) {
            let err30 = { instancePath: instancePath + "/result", schemaPath: "#/$defs/proof_result/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema228, data: data8 };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        if (data8.sequence !== void 0) {
          let data11 = data8.sequence;
          if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
            let err31 = { instancePath: instancePath + "/result/sequence", schemaPath: "#/$defs/proof_result/properties/sequence/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema228.properties.sequence.type, parentSchema: schema228.properties.sequence, data: data11 };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
          if (typeof data11 == "number" && isFinite(data11) && (data11 < 1 || isNaN(data11))) {
            let err32 = { instancePath: instancePath + "/result/sequence", schemaPath: "#/$defs/proof_result/properties/sequence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema228.properties.sequence, data: data11 };
            vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
          }
        }
        if (data8.proof !== void 0) {
          let data12 = data8.proof;
          if (typeof data12 != "string") {
            let err33 = { instancePath: instancePath + "/result/proof", schemaPath: "#/$defs/proof_result/properties/proof/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema228.properties.proof.type, parentSchema: schema228.properties.proof, data: data12 };
            vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
          }
        }
      } else {
        let err34 = { instancePath: instancePath + "/result", schemaPath: "#/$defs/proof_result/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema228.type, parentSchema: schema228, data: data8 };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
      var _valid0 = _errs53 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs61 = errors;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (data8.since === void 0) {
          let err35 = { instancePath: instancePath + "/result", schemaPath: "#/$defs/growth_result/required", keyword: "required", params: { missingProperty: "since" }, message: "must have required property 'since'", schema: schema229.required, parentSchema: schema229, data: data8 };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
        if (data8.proof === void 0) {
          let err36 = { instancePath: instancePath + "/result", schemaPath: "#/$defs/growth_result/required", keyword: "required", params: { missingProperty: "proof" }, message: "must have required property 'proof'", schema: schema229.required, parentSchema: schema229, data: data8 };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
        for (let key4 in data8)
          if (!(key4 === "since" || key4 === "proof")) {
            let err37 = { instancePath: instancePath + "/result", schemaPath: "#/$defs/growth_result/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema229, data: data8 };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
        if (data8.since !== void 0) {
          let data13 = data8.since;
          if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
            let err38 = { instancePath: instancePath + "/result/since", schemaPath: "#/$defs/growth_result/properties/since/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema229.properties.since.type, parentSchema: schema229.properties.since, data: data13 };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
          }
          if (typeof data13 == "number" && isFinite(data13) && (data13 < 0 || isNaN(data13))) {
            let err39 = { instancePath: instancePath + "/result/since", schemaPath: "#/$defs/growth_result/properties/since/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema229.properties.since, data: data13 };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
          }
        }
        if (data8.proof !== void 0) {
          let data14 = data8.proof;
          if (typeof data14 != "string") {
            let err40 = { instancePath: instancePath + "/result/proof", schemaPath: "#/$defs/growth_result/properties/proof/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema229.properties.proof.type, parentSchema: schema229.properties.proof, data: data14 };
            vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
          }
        }
      } else {
        let err41 = { instancePath: instancePath + "/result", schemaPath: "#/$defs/growth_result/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema229.type, parentSchema: schema229, data: data8 };
        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
      }
      var _valid0 = _errs61 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs69 = errors;
      validate165(data8, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate165.errors : appended(vErrors, validate165.errors), errors = vErrors.length);
      var _valid0 = _errs69 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs70 = errors;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (data8.roles === void 0) {
          let err42 = { instancePath: instancePath + "/result", schemaPath: "#/$defs/roles_result/required", keyword: "required", params: { missingProperty: "roles" }, message: "must have required property 'roles'", schema: schema232.required, parentSchema: schema232, data: data8 };
          vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
        }
        if (data8.sql === void 0) {
          let err43 = { instancePath: instancePath + "/result", schemaPath: "#/$defs/roles_result/required", keyword: "required", params: { missingProperty: "sql" }, message: "must have required property 'sql'", schema: schema232.required, parentSchema: schema232, data: data8 };
          vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
        }
        for (let key5 in data8)
          if (!(key5 === "roles" || key5 === "sql")) {
            let err44 = { instancePath: instancePath + "/result", schemaPath: "#/$defs/roles_result/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema232, data: data8 };
            vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
          }
        if (data8.roles !== void 0) {
          let data15 = data8.roles;
          if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
            if (data15.owner === void 0) {
              let err45 = { instancePath: instancePath + "/result/roles", schemaPath: "#/$defs/roles_result/properties/roles/required", keyword: "required", params: { missingProperty: "owner" }, message: "must have required property 'owner'", schema: schema232.properties.roles.required, parentSchema: schema232.properties.roles, data: data15 };
              vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
            }
            if (data15.writer === void 0) {
              let err46 = { instancePath: instancePath + "/result/roles", schemaPath: "#/$defs/roles_result/properties/roles/required", keyword: "required", params: { missingProperty: "writer" }, message: "must have required property 'writer'", schema: schema232.properties.roles.required, parentSchema: schema232.properties.roles, data: data15 };
              vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
            }
            if (data15.access === void 0) {
              let err47 = { instancePath: instancePath + "/result/roles", schemaPath: "#/$defs/roles_result/properties/roles/required", keyword: "required", params: { missingProperty: "access" }, message: "must have required property 'access'", schema: schema232.properties.roles.required, parentSchema: schema232.properties.roles, data: data15 };
              vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
            }
            if (data15.reader === void 0) {
              let err48 = { instancePath: instancePath + "/result/roles", schemaPath: "#/$defs/roles_result/properties/roles/required", keyword: "required", params: { missingProperty: "reader" }, message: "must have required property 'reader'", schema: schema232.properties.roles.required, parentSchema: schema232.properties.roles, data: data15 };
              vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
            }
            if (data15.auditor === void 0) {
              let err49 = { instancePath: instancePath + "/result/roles", schemaPath: "#/$defs/roles_result/properties/roles/required", keyword: "required", params: { missingProperty: "auditor" }, message: "must have required property 'auditor'", schema: schema232.properties.roles.required, parentSchema: schema232.properties.roles, data: data15 };
              vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
            }
            for (let key6 in data15)
              if (!(key6 === "owner" || key6 === "writer" || key6 === "access" || key6 === "reader" || key6 === "auditor")) {
                let err50 = { instancePath: instancePath + "/result/roles", schemaPath: "#/$defs/roles_result/properties/roles/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema232.properties.roles, data: data15 };
                vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
              }
            if (data15.owner !== void 0) {
              let data16 = data15.owner;
              if (typeof data16 != "string") {
                let err51 = { instancePath: instancePath + "/result/roles/owner", schemaPath: "#/$defs/roles_result/properties/roles/properties/owner/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema232.properties.roles.properties.owner.type, parentSchema: schema232.properties.roles.properties.owner, data: data16 };
                vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
              }
            }
            if (data15.writer !== void 0) {
              let data17 = data15.writer;
              if (typeof data17 != "string") {
                let err52 = { instancePath: instancePath + "/result/roles/writer", schemaPath: "#/$defs/roles_result/properties/roles/properties/writer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema232.properties.roles.properties.writer.type, parentSchema: schema232.properties.roles.properties.writer, data: data17 };
                vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
              }
            }
            if (data15.access !== void 0) {
              let data18 = data15.access;
              if (typeof data18 != "string") {
                let err53 = { instancePath: instancePath + "/result/roles/access", schemaPath: "#/$defs/roles_result/properties/roles/properties/access/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema232.properties.roles.properties.access.type, parentSchema: schema232.properties.roles.properties.access, data: data18 };
                vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
              }
            }
            if (data15.reader !== void 0) {
              let data19 = data15.reader;
              if (typeof data19 != "string") {
                let err54 = { instancePath: instancePath + "/result/roles/reader", schemaPath: "#/$defs/roles_result/properties/roles/properties/reader/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema232.properties.roles.properties.reader.type, parentSchema: schema232.properties.roles.properties.reader, data: data19 };
                vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
              }
            }
            if (data15.auditor !== void 0) {
              let data20 = data15.auditor;
              if (typeof data20 != "string") {
                let err55 = { instancePath: instancePath + "/result/roles/auditor", schemaPath: "#/$defs/roles_result/properties/roles/properties/auditor/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema232.properties.roles.properties.auditor.type, parentSchema: schema232.properties.roles.properties.auditor, data: data20 };
                vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
              }
            }
          } else {
            let err56 = { instancePath: instancePath + "/result/roles", schemaPath: "#/$defs/roles_result/properties/roles/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema232.properties.roles.type, parentSchema: schema232.properties.roles, data: data15 };
            vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
          }
        }
        if (data8.sql !== void 0) {
          let data21 = data8.sql;
          if (typeof data21 != "string") {
            let err57 = { instancePath: instancePath + "/result/sql", schemaPath: "#/$defs/roles_result/properties/sql/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema232.properties.sql.type, parentSchema: schema232.properties.sql, data: data21 };
            vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
          }
        }
      } else {
        let err58 = { instancePath: instancePath + "/result", schemaPath: "#/$defs/roles_result/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema232.type, parentSchema: schema232, data: data8 };
        vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
      }
      var _valid0 = _errs70 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs89 = errors;
      validate167(data8, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate167.errors : appended(vErrors, validate167.errors), errors = vErrors.length);
      var _valid0 = _errs89 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs90 = errors;
      validate171(data8, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate171.errors : appended(vErrors, validate171.errors), errors = vErrors.length);
      var _valid0 = _errs90 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs91 = errors;
      validate173(data8, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate173.errors : appended(vErrors, validate173.errors), errors = vErrors.length);
      var _valid0 = _errs91 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs92 = errors;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (data8.path === void 0) {
          let err59 = { instancePath: instancePath + "/result", schemaPath: "#/$defs/release_record_result/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema250.required, parentSchema: schema250, data: data8 };
          vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
        }
        if (data8.file_names === void 0) {
          let err60 = { instancePath: instancePath + "/result", schemaPath: "#/$defs/release_record_result/required", keyword: "required", params: { missingProperty: "file_names" }, message: "must have required property 'file_names'", schema: schema250.required, parentSchema: schema250, data: data8 };
          vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
        }
        if (data8.outcome === void 0) {
          let err61 = { instancePath: instancePath + "/result", schemaPath: "#/$defs/release_record_result/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'", schema: schema250.required, parentSchema: schema250, data: data8 };
          vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
        }
        if (data8.branch === void 0) {
          let err62 = { instancePath: instancePath + "/result", schemaPath: "#/$defs/release_record_result/required", keyword: "required", params: { missingProperty: "branch" }, message: "must have required property 'branch'", schema: schema250.required, parentSchema: schema250, data: data8 };
          vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
        }
        if (data8.commit === void 0) {
          let err63 = { instancePath: instancePath + "/result", schemaPath: "#/$defs/release_record_result/required", keyword: "required", params: { missingProperty: "commit" }, message: "must have required property 'commit'", schema: schema250.required, parentSchema: schema250, data: data8 };
          vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
        }
        for (let key7 in data8)
          if (!(key7 === "path" || key7 === "file_names" || key7 === "outcome" || key7 === "branch" || key7 === "commit")) {
            let err64 = { instancePath: instancePath + "/result", schemaPath: "#/$defs/release_record_result/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema250, data: data8 };
            vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
          }
        if (data8.path !== void 0) {
          let data22 = data8.path;
          if (typeof data22 != "string") {
            let err65 = { instancePath: instancePath + "/result/path", schemaPath: "#/$defs/release_record_result/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema250.properties.path.type, parentSchema: schema250.properties.path, data: data22 };
            vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
          }
        }
        if (data8.file_names !== void 0) {
          let data23 = data8.file_names;
          if (Array.isArray(data23)) {
            let len1 = data23.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data24 = data23[i1];
              if (typeof data24 != "string") {
                let err66 = { instancePath: instancePath + "/result/file_names/" + i1, schemaPath: "#/$defs/release_record_result/properties/file_names/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema250.properties.file_names.items.type, parentSchema: schema250.properties.file_names.items, data: data24 };
                vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
              }
            }
          } else {
            let err67 = { instancePath: instancePath + "/result/file_names", schemaPath: "#/$defs/release_record_result/properties/file_names/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema250.properties.file_names.type, parentSchema: schema250.properties.file_names, data: data23 };
            vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
          }
        }
        if (data8.outcome !== void 0) {
          let data25 = data8.outcome;
          if (typeof data25 != "string") {
            let err68 = { instancePath: instancePath + "/result/outcome", schemaPath: "#/$defs/release_record_result/properties/outcome/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema250.properties.outcome.type, parentSchema: schema250.properties.outcome, data: data25 };
            vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
          }
          if (!(data25 === "created" || data25 === "unchanged")) {
            let err69 = { instancePath: instancePath + "/result/outcome", schemaPath: "#/$defs/release_record_result/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema250.properties.outcome.enum }, message: "must be equal to one of the allowed values", schema: schema250.properties.outcome.enum, parentSchema: schema250.properties.outcome, data: data25 };
            vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
          }
        }
        if (data8.branch !== void 0) {
          let data26 = data8.branch;
          if (typeof data26 != "string" && data26 !== null) {
            let err70 = { instancePath: instancePath + "/result/branch", schemaPath: "#/$defs/release_record_result/properties/branch/type", keyword: "type", params: { type: schema250.properties.branch.type }, message: "must be string,null", schema: schema250.properties.branch.type, parentSchema: schema250.properties.branch, data: data26 };
            vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
          }
        }
        if (data8.commit !== void 0) {
          let data27 = data8.commit;
          if (typeof data27 != "string" && data27 !== null) {
            let err71 = { instancePath: instancePath + "/result/commit", schemaPath: "#/$defs/release_record_result/properties/commit/type", keyword: "type", params: { type: schema250.properties.commit.type }, message: "must be string,null", schema: schema250.properties.commit.type, parentSchema: schema250.properties.commit, data: data27 };
            vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
          }
        }
      } else {
        let err72 = { instancePath: instancePath + "/result", schemaPath: "#/$defs/release_record_result/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema250.type, parentSchema: schema250, data: data8 };
        vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
      }
      var _valid0 = _errs92 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs108 = errors;
      validate182(data8, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate182.errors : appended(vErrors, validate182.errors), errors = vErrors.length);
      var _valid0 = _errs108 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs109 = errors;
      validate194(data8, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate194.errors : appended(vErrors, validate194.errors), errors = vErrors.length);
      var _valid0 = _errs109 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs110 = errors;
      validate199(data8, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate199.errors : appended(vErrors, validate199.errors), errors = vErrors.length);
      var _valid0 = _errs110 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs111 = errors;
      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
        if (data8.stopped_by === void 0) {
          let err73 = { instancePath: instancePath + "/result", schemaPath: "#/$defs/service_result/required", keyword: "required", params: { missingProperty: "stopped_by" }, message: "must have required property 'stopped_by'", schema: schema274.required, parentSchema: schema274, data: data8 };
          vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
        }
        if (data8.all_answered === void 0) {
          let err74 = { instancePath: instancePath + "/result", schemaPath: "#/$defs/service_result/required", keyword: "required", params: { missingProperty: "all_answered" }, message: "must have required property 'all_answered'", schema: schema274.required, parentSchema: schema274, data: data8 };
          vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
        }
        for (let key8 in data8)
          if (!(key8 === "stopped_by" || key8 === "all_answered")) {
            let err75 = { instancePath: instancePath + "/result", schemaPath: "#/$defs/service_result/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema274, data: data8 };
            vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
          }
        if (data8.stopped_by !== void 0) {
          let data28 = data8.stopped_by;
          if (typeof data28 != "string") {
            let err76 = { instancePath: instancePath + "/result/stopped_by", schemaPath: "#/$defs/service_result/properties/stopped_by/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema274.properties.stopped_by.type, parentSchema: schema274.properties.stopped_by, data: data28 };
            vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
          }
          if (!(data28 === "SIGHUP" || data28 === "SIGINT" || data28 === "SIGQUIT" || data28 === "SIGTERM")) {
            let err77 = { instancePath: instancePath + "/result/stopped_by", schemaPath: "#/$defs/service_result/properties/stopped_by/enum", keyword: "enum", params: { allowedValues: schema274.properties.stopped_by.enum }, message: "must be equal to one of the allowed values", schema: schema274.properties.stopped_by.enum, parentSchema: schema274.properties.stopped_by, data: data28 };
            vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
          }
        }
        if (data8.all_answered !== void 0) {
          let data29 = data8.all_answered;
          if (typeof data29 != "boolean") {
            let err78 = { instancePath: instancePath + "/result/all_answered", schemaPath: "#/$defs/service_result/properties/all_answered/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema274.properties.all_answered.type, parentSchema: schema274.properties.all_answered, data: data29 };
            vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
          }
        }
      } else {
        let err79 = { instancePath: instancePath + "/result", schemaPath: "#/$defs/service_result/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema274.type, parentSchema: schema274, data: data8 };
        vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
      }
      var _valid0 = _errs111 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs119 = errors;
      validate202(data8, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate202.errors : appended(vErrors, validate202.errors), errors = vErrors.length);
      var _valid0 = _errs119 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs120 = errors;
      validate206(data8, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate206.errors : appended(vErrors, validate206.errors), errors = vErrors.length);
      var _valid0 = _errs120 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs121 = errors;
      validate209(data8, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate209.errors : appended(vErrors, validate209.errors), errors = vErrors.length);
      var _valid0 = _errs121 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs122 = errors;
      validate211(data8, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate211.errors : appended(vErrors, validate211.errors), errors = vErrors.length);
      var _valid0 = _errs122 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs123 = errors;
      validate215(data8, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate215.errors : appended(vErrors, validate215.errors), errors = vErrors.length);
      var _valid0 = _errs123 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs124 = errors;
      validate228(data8, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate228.errors : appended(vErrors, validate228.errors), errors = vErrors.length);
      var _valid0 = _errs124 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs125 = errors;
      validate246(data8, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate246.errors : appended(vErrors, validate246.errors), errors = vErrors.length);
      var _valid0 = _errs125 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs126 = errors;
      validate248(data8, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate248.errors : appended(vErrors, validate248.errors), errors = vErrors.length);
      var _valid0 = _errs126 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs127 = errors;
      validate252(data8, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate252.errors : appended(vErrors, validate252.errors), errors = vErrors.length);
      var _valid0 = _errs127 === errors;
      valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0);
      let _errs128 = errors;
      validate254(data8, { instancePath: instancePath + "/result", parentData: data, parentDataProperty: "result", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate254.errors : appended(vErrors, validate254.errors), errors = vErrors.length);
      var _valid0 = _errs128 === errors;
      if (valid6 = valid6 || _valid0, _valid0 && props0 !== !0 && (props0 = !0), valid6)
        errors = _errs19, vErrors !== null && (_errs19 ? vErrors.length = _errs19 : vErrors = null);
      else {
        let err80 = { instancePath: instancePath + "/result", schemaPath: "#/properties/result/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema31.properties.result.anyOf, parentSchema: schema31.properties.result, data: data8 };
        vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
      }
    }
  } else {
    let err81 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
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
