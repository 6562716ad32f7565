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

// <stdin>
var document = bounded(validate20), schema31 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:gate-verdict:v1", title: "GateVerdict", description: "The answer of the gate (specification/documents.md 3.5).", type: "object", additionalProperties: !1, required: ["schema_version", "tool", "kind", "decision", "evaluated_at", "release", "manifest_sha256", "inputs", "findings", "claims", "horizon"], properties: { schema_version: { const: 1 }, tool: { title: "Tool", type: "object", additionalProperties: !1, required: ["name", "version"], properties: { name: { const: "claimgate" }, version: { type: "string", minLength: 1, maxLength: 64 } } }, kind: { type: "string", enum: ["release", "draft", "historical", "forecast"] }, decision: { type: "string", enum: ["allowed", "refused", "undetermined"] }, evaluated_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, release: { title: "Release", type: ["object", "null"], additionalProperties: !1, required: ["version", "revision"], properties: { version: { type: ["string", "null"], maxLength: 128, pattern: "^v(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$", description: '"v" and a stable SemVer, or null where the commit has no such tag' }, revision: { $ref: "urn:claimgate:schema:common:v1#/$defs/revision" } } }, manifest_sha256: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: "digest of the release manifest's exact bytes, or null where none was made" }, inputs: { title: "Inputs", type: "array", items: { $ref: "#/$defs/input" } }, findings: { type: "array", items: { $ref: "#/$defs/finding" } }, claims: { type: "array", items: { $ref: "#/$defs/claim_verdict" } }, horizon: { title: "Horizon", type: "object", additionalProperties: !1, required: ["valid_until", "first_lapse"], properties: { valid_until: { $ref: "#/$defs/instant_or_null" }, first_lapse: { title: "FirstLapse", type: ["object", "null"], additionalProperties: !1, required: ["what", "subject_digest"], properties: { what: { type: "string", enum: ["trust_root", "projection", "approval", "authorization", "control", "local_run", "local_retest", "live_run", "live_retest"] }, subject_digest: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: "the subject whose fact it is, or null for what all claims rest on" } } } } }, self_test: { title: "VerdictSelfTest", description: "How this gate was tested: the report of `claimgate selftest`, by the digest of its bytes. Absent where none was given.", type: "object", additionalProperties: !1, required: ["sha256", "tested_at", "changes"], properties: { sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, tested_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, changes: { type: "integer", minimum: 1, description: "how many changes the gate judged as expected" } } } }, $defs: { instant_or_null: { type: ["string", "null"], format: "date-time", pattern: "Z$", description: "an instant in UTC, or null" }, input: { title: "Input", description: "A document that was read, by the digest of its exact bytes.", type: "object", additionalProperties: !1, required: ["document", "path", "sha256"], properties: { document: { type: "string", enum: ["public_claims", "config", "contract", "trust_root", "projection_statement", "projection", "release_record"] }, path: { type: "string", minLength: 1, maxLength: 4096 }, sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, version: { type: "integer", minimum: 1, description: "of a trust root" }, ledger_head: { $ref: "#/$defs/recorded_head" } } }, finding: { title: "VerdictFinding", description: "One reason for a no, or one warning (specification/documents.md 3.7).", type: "object", additionalProperties: !1, required: ["code", "message", "clears_by"], properties: { code: { type: "string", pattern: "^[a-z0-9]+(?:_[a-z0-9]+)*$", description: "a code of docs/reference/codes.md" }, message: { type: "string", minLength: 1 }, file: { type: "string" }, pointer: { type: "string" }, line: { type: "integer", minimum: 1 }, column: { type: "integer", minimum: 1 }, expected: { type: "string" }, found: { type: "string" }, clears_by: { type: "string", enum: ["time", "new_local_run", "new_live_run", "new_approval", "reconnect", "operator", "contract_change", "edit", "never"] }, clears_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, next: { type: "string" }, record: { $ref: "urn:claimgate:schema:projection-entry:v1#/$defs/record_place" } } }, claim_verdict: { title: "ClaimVerdict", type: "object", additionalProperties: !1, required: ["subject", "subject_digest", "decision", "rules"], properties: { subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, subject_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, decision: { type: "string", enum: ["allowed", "refused", "undetermined"] }, rules: { type: "array", items: { $ref: "#/$defs/rule_verdict" } } } }, rule_verdict: { title: "RuleVerdict", type: "object", additionalProperties: !1, required: ["number", "id", "outcome", "findings"], properties: { number: { type: "integer", minimum: 1, maximum: 7 }, id: { type: "string", pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$", description: "the id of a rule" }, outcome: { type: "string", enum: ["pass", "fail", "unknown"] }, findings: { type: "array", items: { $ref: "#/$defs/finding" } } } }, recorded_head: { title: "RecordedHead", description: "Head of the ledger that a projection was exported from (specification/trust.md 3).", type: "object", additionalProperties: !1, required: ["origin", "tree_size", "root_hash"], properties: { origin: { type: "string", minLength: 1, maxLength: 256 }, tree_size: { type: "integer", minimum: 0 }, root_hash: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } } } }, schema33 = { title: "Instant", type: "string", format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC such as 2026-11-21T08:30:00Z or 2026-11-21T08:30:00.250Z" }, schema34 = { title: "GitRevision", type: "string", pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$", description: "a full Git commit id: 40 or 64 lower-case hex digits" }, schema90 = { type: ["string", "null"], format: "date-time", pattern: "Z$", description: "an instant in UTC, or null" }, schema36 = { title: "DigestText", type: "string", pattern: "^sha256:[0-9a-f]{64}$", description: '"sha256:" and 64 lower-case hex digits' }, func1 = Object.prototype.hasOwnProperty, func2 = require_ucs2length().default, formats0 = require_formats().fullFormats["date-time"], pattern4 = new RegExp("^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", "u"), pattern5 = new RegExp("^v(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$", "u"), pattern6 = new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u"), pattern7 = new RegExp("^sha256:[0-9a-f]{64}$", "u"), pattern46 = new RegExp("Z$", "u"), schema35 = { title: "Input", description: "A document that was read, by the digest of its exact bytes.", type: "object", additionalProperties: !1, required: ["document", "path", "sha256"], properties: { document: { type: "string", enum: ["public_claims", "config", "contract", "trust_root", "projection_statement", "projection", "release_record"] }, path: { type: "string", minLength: 1, maxLength: 4096 }, sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, version: { type: "integer", minimum: 1, description: "of a trust root" }, ledger_head: { $ref: "#/$defs/recorded_head" } } }, schema37 = { title: "RecordedHead", description: "Head of the ledger that a projection was exported from (specification/trust.md 3).", type: "object", additionalProperties: !1, required: ["origin", "tree_size", "root_hash"], properties: { origin: { type: "string", minLength: 1, maxLength: 256 }, tree_size: { type: "integer", minimum: 0 }, root_hash: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } };
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate23.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.origin === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "origin" }, message: "must have required property 'origin'", schema: schema37.required, parentSchema: schema37, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.tree_size === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tree_size" }, message: "must have required property 'tree_size'", schema: schema37.required, parentSchema: schema37, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.root_hash === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "root_hash" }, message: "must have required property 'root_hash'", schema: schema37.required, parentSchema: schema37, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "origin" || key0 === "tree_size" || key0 === "root_hash")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema37, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.origin !== void 0) {
      let data0 = data.origin;
      if (typeof data0 == "string") {
        if (func2(data0) > 256) {
          let err4 = { instancePath: instancePath + "/origin", schemaPath: "#/properties/origin/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters", schema: 256, parentSchema: schema37.properties.origin, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (func2(data0) < 1) {
          let err5 = { instancePath: instancePath + "/origin", schemaPath: "#/properties/origin/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema37.properties.origin, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/origin", schemaPath: "#/properties/origin/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.origin.type, parentSchema: schema37.properties.origin, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.tree_size !== void 0) {
      let data1 = data.tree_size;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err7 = { instancePath: instancePath + "/tree_size", schemaPath: "#/properties/tree_size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema37.properties.tree_size.type, parentSchema: schema37.properties.tree_size, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 0 || isNaN(data1))) {
        let err8 = { instancePath: instancePath + "/tree_size", schemaPath: "#/properties/tree_size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema37.properties.tree_size, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.root_hash !== void 0) {
      let data2 = data.root_hash;
      if (typeof data2 == "string") {
        if (!pattern7.test(data2)) {
          let err9 = { instancePath: instancePath + "/root_hash", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema36, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/root_hash", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.type, parentSchema: schema36, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema37.type, parentSchema: schema37, data };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate23.errors = vErrors, errors === 0;
}
validate23.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate22.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.document === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "document" }, message: "must have required property 'document'", schema: schema35.required, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.path === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" }, message: "must have required property 'path'", schema: schema35.required, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.sha256 === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'", schema: schema35.required, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "document" || key0 === "path" || key0 === "sha256" || key0 === "version" || key0 === "ledger_head")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema35, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.document !== void 0) {
      let data0 = data.document;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/document", schemaPath: "#/properties/document/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.document.type, parentSchema: schema35.properties.document, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (!(data0 === "public_claims" || data0 === "config" || data0 === "contract" || data0 === "trust_root" || data0 === "projection_statement" || data0 === "projection" || data0 === "release_record")) {
        let err5 = { instancePath: instancePath + "/document", schemaPath: "#/properties/document/enum", keyword: "enum", params: { allowedValues: schema35.properties.document.enum }, message: "must be equal to one of the allowed values", schema: schema35.properties.document.enum, parentSchema: schema35.properties.document, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.path !== void 0) {
      let data1 = data.path;
      if (typeof data1 == "string") {
        if (func2(data1) > 4096) {
          let err6 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema35.properties.path, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (func2(data1) < 1) {
          let err7 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema35.properties.path, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.path.type, parentSchema: schema35.properties.path, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.sha256 !== void 0) {
      let data2 = data.sha256;
      if (typeof data2 == "string") {
        if (!pattern7.test(data2)) {
          let err9 = { instancePath: instancePath + "/sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema36, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.type, parentSchema: schema36, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.version !== void 0) {
      let data3 = data.version;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err11 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.properties.version.type, parentSchema: schema35.properties.version, data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3))) {
        let err12 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema35.properties.version, data: data3 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    data.ledger_head !== void 0 && (validate23(data.ledger_head, { instancePath: instancePath + "/ledger_head", parentData: data, parentDataProperty: "ledger_head", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate23.errors : appended(vErrors, validate23.errors), errors = vErrors.length));
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema35.type, parentSchema: schema35, data };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate22.errors = vErrors, errors === 0;
}
validate22.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema39 = { title: "VerdictFinding", description: "One reason for a no, or one warning (specification/documents.md 3.7).", type: "object", additionalProperties: !1, required: ["code", "message", "clears_by"], properties: { code: { type: "string", pattern: "^[a-z0-9]+(?:_[a-z0-9]+)*$", description: "a code of docs/reference/codes.md" }, message: { type: "string", minLength: 1 }, file: { type: "string" }, pointer: { type: "string" }, line: { type: "integer", minimum: 1 }, column: { type: "integer", minimum: 1 }, expected: { type: "string" }, found: { type: "string" }, clears_by: { type: "string", enum: ["time", "new_local_run", "new_live_run", "new_approval", "reconnect", "operator", "contract_change", "edit", "never"] }, clears_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, next: { type: "string" }, record: { $ref: "urn:claimgate:schema:projection-entry:v1#/$defs/record_place" } } }, pattern10 = new RegExp("^[a-z0-9]+(?:_[a-z0-9]+)*$", "u"), schema55 = { title: "RecordPlace", description: "Where a record stands in the ledger: its sequence number and its leaf hash.", type: "object", additionalProperties: !1, required: ["sequence", "leaf"], properties: { sequence: { type: "integer", minimum: 1, maximum: 9007199254740991 }, leaf: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } };
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate50.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sequence === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sequence" }, message: "must have required property 'sequence'", schema: schema55.required, parentSchema: schema55, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.leaf === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "leaf" }, message: "must have required property 'leaf'", schema: schema55.required, parentSchema: schema55, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "sequence" || key0 === "leaf")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema55, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.sequence !== void 0) {
      let data0 = data.sequence;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema55.properties.sequence.type, parentSchema: schema55.properties.sequence, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991", schema: 9007199254740991, parentSchema: schema55.properties.sequence, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema55.properties.sequence, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    if (data.leaf !== void 0) {
      let data1 = data.leaf;
      if (typeof data1 == "string") {
        if (!pattern7.test(data1)) {
          let err6 = { instancePath: instancePath + "/leaf", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema36, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/leaf", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.type, parentSchema: schema36, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema55.type, parentSchema: schema55, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate50.errors = vErrors, errors === 0;
}
validate50.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate26.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema39.required, parentSchema: schema39, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.message === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema39.required, parentSchema: schema39, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.clears_by === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "clears_by" }, message: "must have required property 'clears_by'", schema: schema39.required, parentSchema: schema39, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema39.properties, key0)) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema39, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.code !== void 0) {
      let data0 = data.code;
      if (typeof data0 == "string") {
        if (!pattern10.test(data0)) {
          let err4 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:_[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:_[a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:_[a-z0-9]+)*$", parentSchema: schema39.properties.code, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.properties.code.type, parentSchema: schema39.properties.code, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.message !== void 0) {
      let data1 = data.message;
      if (typeof data1 == "string") {
        if (func2(data1) < 1) {
          let err6 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema39.properties.message, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.properties.message.type, parentSchema: schema39.properties.message, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.file !== void 0) {
      let data2 = data.file;
      if (typeof data2 != "string") {
        let err8 = { instancePath: instancePath + "/file", schemaPath: "#/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.properties.file.type, parentSchema: schema39.properties.file, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.pointer !== void 0) {
      let data3 = data.pointer;
      if (typeof data3 != "string") {
        let err9 = { instancePath: instancePath + "/pointer", schemaPath: "#/properties/pointer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.properties.pointer.type, parentSchema: schema39.properties.pointer, data: data3 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.line !== void 0) {
      let data4 = data.line;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err10 = { instancePath: instancePath + "/line", schemaPath: "#/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema39.properties.line.type, parentSchema: schema39.properties.line, data: data4 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4) && (data4 < 1 || isNaN(data4))) {
        let err11 = { instancePath: instancePath + "/line", schemaPath: "#/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema39.properties.line, data: data4 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.column !== void 0) {
      let data5 = data.column;
      if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
        let err12 = { instancePath: instancePath + "/column", schemaPath: "#/properties/column/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema39.properties.column.type, parentSchema: schema39.properties.column, data: data5 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data5 == "number" && isFinite(data5) && (data5 < 1 || isNaN(data5))) {
        let err13 = { instancePath: instancePath + "/column", schemaPath: "#/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema39.properties.column, data: data5 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.expected !== void 0) {
      let data6 = data.expected;
      if (typeof data6 != "string") {
        let err14 = { instancePath: instancePath + "/expected", schemaPath: "#/properties/expected/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.properties.expected.type, parentSchema: schema39.properties.expected, data: data6 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.found !== void 0) {
      let data7 = data.found;
      if (typeof data7 != "string") {
        let err15 = { instancePath: instancePath + "/found", schemaPath: "#/properties/found/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.properties.found.type, parentSchema: schema39.properties.found, data: data7 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.clears_by !== void 0) {
      let data8 = data.clears_by;
      if (typeof data8 != "string") {
        let err16 = { instancePath: instancePath + "/clears_by", schemaPath: "#/properties/clears_by/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.properties.clears_by.type, parentSchema: schema39.properties.clears_by, data: data8 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (!(data8 === "time" || data8 === "new_local_run" || data8 === "new_live_run" || data8 === "new_approval" || data8 === "reconnect" || data8 === "operator" || data8 === "contract_change" || data8 === "edit" || data8 === "never")) {
        let err17 = { instancePath: instancePath + "/clears_by", schemaPath: "#/properties/clears_by/enum", keyword: "enum", params: { allowedValues: schema39.properties.clears_by.enum }, message: "must be equal to one of the allowed values", schema: schema39.properties.clears_by.enum, parentSchema: schema39.properties.clears_by, data: data8 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.clears_at !== void 0) {
      let data9 = data.clears_at;
      if (typeof data9 == "string") {
        if (!pattern4.test(data9)) {
          let err18 = { instancePath: instancePath + "/clears_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema33, data: data9 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (!formats0.validate(data9)) {
          let err19 = { instancePath: instancePath + "/clears_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema33, data: data9 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/clears_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data9 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.next !== void 0) {
      let data10 = data.next;
      if (typeof data10 != "string") {
        let err21 = { instancePath: instancePath + "/next", schemaPath: "#/properties/next/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.properties.next.type, parentSchema: schema39.properties.next, data: data10 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    data.record !== void 0 && (validate50(data.record, { instancePath: instancePath + "/record", parentData: data, parentDataProperty: "record", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate50.errors : appended(vErrors, validate50.errors), errors = vErrors.length));
  } else {
    let err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema39.type, parentSchema: schema39, data };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  return validate26.errors = vErrors, errors === 0;
}
validate26.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema80 = { title: "ClaimVerdict", type: "object", additionalProperties: !1, required: ["subject", "subject_digest", "decision", "rules"], properties: { subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, subject_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, decision: { type: "string", enum: ["allowed", "refused", "undetermined"] }, rules: { type: "array", items: { $ref: "#/$defs/rule_verdict" } } } }, schema42 = { title: "Subject", description: "What a decision is for: exactly these nine members (specification/documents.md 2).", type: "object", additionalProperties: !1, required: ["provider", "app_fingerprint", "deployment_environment", "provider_environment", "instance_fingerprint", "account_kind", "output_profile", "operation", "policy_mode"], properties: { provider: { $ref: "#/$defs/slug" }, app_fingerprint: { $ref: "#/$defs/fingerprint" }, deployment_environment: { type: "string", enum: ["local", "staging", "production"] }, provider_environment: { type: "string", enum: ["development", "sandbox", "production"] }, instance_fingerprint: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint, "sha256:" and 64 lower-case hex digits, or null' }, account_kind: { $ref: "#/$defs/slug" }, output_profile: { $ref: "#/$defs/slug" }, operation: { $ref: "#/$defs/operation" }, policy_mode: { $ref: "#/$defs/slug" } } }, schema43 = { title: "Slug", type: "string", maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters" }, schema44 = { title: "FingerprintText", type: "string", pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint: "sha256:" and 64 lower-case hex digits' }, schema47 = { title: "Operation", type: "string", enum: ["publish_immediate", "publish_scheduled", "connect"], description: "an operation of a subject" }, pattern12 = new RegExp("^[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u");
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate54.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" }, message: "must have required property 'provider'", schema: schema42.required, parentSchema: schema42, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.app_fingerprint === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_fingerprint" }, message: "must have required property 'app_fingerprint'", schema: schema42.required, parentSchema: schema42, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.deployment_environment === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deployment_environment" }, message: "must have required property 'deployment_environment'", schema: schema42.required, parentSchema: schema42, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.provider_environment === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider_environment" }, message: "must have required property 'provider_environment'", schema: schema42.required, parentSchema: schema42, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.instance_fingerprint === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "instance_fingerprint" }, message: "must have required property 'instance_fingerprint'", schema: schema42.required, parentSchema: schema42, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.account_kind === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_kind" }, message: "must have required property 'account_kind'", schema: schema42.required, parentSchema: schema42, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.output_profile === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "output_profile" }, message: "must have required property 'output_profile'", schema: schema42.required, parentSchema: schema42, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.operation === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operation" }, message: "must have required property 'operation'", schema: schema42.required, parentSchema: schema42, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.policy_mode === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "policy_mode" }, message: "must have required property 'policy_mode'", schema: schema42.required, parentSchema: schema42, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema42.properties, key0)) {
        let err9 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema42, data };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.provider !== void 0) {
      let data0 = data.provider;
      if (typeof data0 == "string") {
        if (func2(data0) > 64) {
          let err10 = { instancePath: instancePath + "/provider", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema43, data: data0 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (!pattern12.test(data0)) {
          let err11 = { instancePath: instancePath + "/provider", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema43, data: data0 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/provider", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema43.type, parentSchema: schema43, data: data0 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.app_fingerprint !== void 0) {
      let data1 = data.app_fingerprint;
      if (typeof data1 == "string") {
        if (!pattern7.test(data1)) {
          let err13 = { instancePath: instancePath + "/app_fingerprint", schemaPath: "#/$defs/fingerprint/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema44, data: data1 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/app_fingerprint", schemaPath: "#/$defs/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.type, parentSchema: schema44, data: data1 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.deployment_environment !== void 0) {
      let data2 = data.deployment_environment;
      if (typeof data2 != "string") {
        let err15 = { instancePath: instancePath + "/deployment_environment", schemaPath: "#/properties/deployment_environment/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema42.properties.deployment_environment.type, parentSchema: schema42.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (!(data2 === "local" || data2 === "staging" || data2 === "production")) {
        let err16 = { instancePath: instancePath + "/deployment_environment", schemaPath: "#/properties/deployment_environment/enum", keyword: "enum", params: { allowedValues: schema42.properties.deployment_environment.enum }, message: "must be equal to one of the allowed values", schema: schema42.properties.deployment_environment.enum, parentSchema: schema42.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.provider_environment !== void 0) {
      let data3 = data.provider_environment;
      if (typeof data3 != "string") {
        let err17 = { instancePath: instancePath + "/provider_environment", schemaPath: "#/properties/provider_environment/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema42.properties.provider_environment.type, parentSchema: schema42.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (!(data3 === "development" || data3 === "sandbox" || data3 === "production")) {
        let err18 = { instancePath: instancePath + "/provider_environment", schemaPath: "#/properties/provider_environment/enum", keyword: "enum", params: { allowedValues: schema42.properties.provider_environment.enum }, message: "must be equal to one of the allowed values", schema: schema42.properties.provider_environment.enum, parentSchema: schema42.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.instance_fingerprint !== void 0) {
      let data4 = data.instance_fingerprint;
      if (typeof data4 != "string" && data4 !== null) {
        let err19 = { instancePath: instancePath + "/instance_fingerprint", schemaPath: "#/properties/instance_fingerprint/type", keyword: "type", params: { type: schema42.properties.instance_fingerprint.type }, message: "must be string,null", schema: schema42.properties.instance_fingerprint.type, parentSchema: schema42.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (typeof data4 == "string" && !pattern7.test(data4)) {
        let err20 = { instancePath: instancePath + "/instance_fingerprint", schemaPath: "#/properties/instance_fingerprint/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema42.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.account_kind !== void 0) {
      let data5 = data.account_kind;
      if (typeof data5 == "string") {
        if (func2(data5) > 64) {
          let err21 = { instancePath: instancePath + "/account_kind", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema43, data: data5 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (!pattern12.test(data5)) {
          let err22 = { instancePath: instancePath + "/account_kind", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema43, data: data5 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      } else {
        let err23 = { instancePath: instancePath + "/account_kind", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema43.type, parentSchema: schema43, data: data5 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.output_profile !== void 0) {
      let data6 = data.output_profile;
      if (typeof data6 == "string") {
        if (func2(data6) > 64) {
          let err24 = { instancePath: instancePath + "/output_profile", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema43, data: data6 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (!pattern12.test(data6)) {
          let err25 = { instancePath: instancePath + "/output_profile", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema43, data: data6 };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      } else {
        let err26 = { instancePath: instancePath + "/output_profile", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema43.type, parentSchema: schema43, data: data6 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.operation !== void 0) {
      let data7 = data.operation;
      if (typeof data7 != "string") {
        let err27 = { instancePath: instancePath + "/operation", schemaPath: "#/$defs/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.type, parentSchema: schema47, data: data7 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
      if (!(data7 === "publish_immediate" || data7 === "publish_scheduled" || data7 === "connect")) {
        let err28 = { instancePath: instancePath + "/operation", schemaPath: "#/$defs/operation/enum", keyword: "enum", params: { allowedValues: schema47.enum }, message: "must be equal to one of the allowed values", schema: schema47.enum, parentSchema: schema47, data: data7 };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.policy_mode !== void 0) {
      let data8 = data.policy_mode;
      if (typeof data8 == "string") {
        if (func2(data8) > 64) {
          let err29 = { instancePath: instancePath + "/policy_mode", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema43, data: data8 };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        if (!pattern12.test(data8)) {
          let err30 = { instancePath: instancePath + "/policy_mode", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema43, data: data8 };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
      } else {
        let err31 = { instancePath: instancePath + "/policy_mode", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema43.type, parentSchema: schema43, data: data8 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
  } else {
    let err32 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema42.type, parentSchema: schema42, data };
    vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
  }
  return validate54.errors = vErrors, errors === 0;
}
validate54.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema89 = { title: "RuleVerdict", type: "object", additionalProperties: !1, required: ["number", "id", "outcome", "findings"], properties: { number: { type: "integer", minimum: 1, maximum: 7 }, id: { type: "string", pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$", description: "the id of a rule" }, outcome: { type: "string", enum: ["pass", "fail", "unknown"] }, findings: { type: "array", items: { $ref: "#/$defs/finding" } } } }, pattern45 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "u");
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.number === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "number" }, message: "must have required property 'number'", schema: schema89.required, parentSchema: schema89, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema89.required, parentSchema: schema89, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.outcome === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'", schema: schema89.required, parentSchema: schema89, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.findings === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "findings" }, message: "must have required property 'findings'", schema: schema89.required, parentSchema: schema89, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "number" || key0 === "id" || key0 === "outcome" || key0 === "findings")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema89, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.number !== void 0) {
      let data0 = data.number;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err5 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema89.properties.number.type, parentSchema: schema89.properties.number, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 7 || isNaN(data0)) {
          let err6 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/maximum", keyword: "maximum", params: { comparison: "<=", limit: 7 }, message: "must be <= 7", schema: 7, parentSchema: schema89.properties.number, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err7 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema89.properties.number, data: data0 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    if (data.id !== void 0) {
      let data1 = data.id;
      if (typeof data1 == "string") {
        if (!pattern45.test(data1)) {
          let err8 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:-[a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:-[a-z0-9]+)*$", parentSchema: schema89.properties.id, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema89.properties.id.type, parentSchema: schema89.properties.id, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.outcome !== void 0) {
      let data2 = data.outcome;
      if (typeof data2 != "string") {
        let err10 = { instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema89.properties.outcome.type, parentSchema: schema89.properties.outcome, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (!(data2 === "pass" || data2 === "fail" || data2 === "unknown")) {
        let err11 = { instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema89.properties.outcome.enum }, message: "must be equal to one of the allowed values", schema: schema89.properties.outcome.enum, parentSchema: schema89.properties.outcome, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.findings !== void 0) {
      let data3 = data.findings;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate26(data3[i0], { instancePath: instancePath + "/findings/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate26.errors : appended(vErrors, validate26.errors), errors = vErrors.length);
      } else {
        let err12 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema89.properties.findings.type, parentSchema: schema89.properties.findings, data: data3 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema89.type, parentSchema: schema89, data };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate56.errors = vErrors, errors === 0;
}
validate56.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subject === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'", schema: schema80.required, parentSchema: schema80, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.subject_digest === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subject_digest" }, message: "must have required property 'subject_digest'", schema: schema80.required, parentSchema: schema80, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.decision === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decision" }, message: "must have required property 'decision'", schema: schema80.required, parentSchema: schema80, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.rules === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rules" }, message: "must have required property 'rules'", schema: schema80.required, parentSchema: schema80, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "subject" || key0 === "subject_digest" || key0 === "decision" || key0 === "rules")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema80, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.subject !== void 0 && (validate54(data.subject, { instancePath: instancePath + "/subject", parentData: data, parentDataProperty: "subject", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate54.errors : appended(vErrors, validate54.errors), errors = vErrors.length)), data.subject_digest !== void 0) {
      let data1 = data.subject_digest;
      if (typeof data1 == "string") {
        if (!pattern7.test(data1)) {
          let err5 = { instancePath: instancePath + "/subject_digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema36, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/subject_digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.type, parentSchema: schema36, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.decision !== void 0) {
      let data2 = data.decision;
      if (typeof data2 != "string") {
        let err7 = { instancePath: instancePath + "/decision", schemaPath: "#/properties/decision/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema80.properties.decision.type, parentSchema: schema80.properties.decision, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (!(data2 === "allowed" || data2 === "refused" || data2 === "undetermined")) {
        let err8 = { instancePath: instancePath + "/decision", schemaPath: "#/properties/decision/enum", keyword: "enum", params: { allowedValues: schema80.properties.decision.enum }, message: "must be equal to one of the allowed values", schema: schema80.properties.decision.enum, parentSchema: schema80.properties.decision, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.rules !== void 0) {
      let data3 = data.rules;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate56(data3[i0], { instancePath: instancePath + "/rules/" + i0, parentData: data3, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : appended(vErrors, validate56.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema80.properties.rules.type, parentSchema: schema80.properties.rules, data: data3 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema80.type, parentSchema: schema80, data };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
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
    if (data.kind === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.decision === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decision" }, message: "must have required property 'decision'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.evaluated_at === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evaluated_at" }, message: "must have required property 'evaluated_at'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.release === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "release" }, message: "must have required property 'release'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.manifest_sha256 === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "manifest_sha256" }, message: "must have required property 'manifest_sha256'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.inputs === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "inputs" }, message: "must have required property 'inputs'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.findings === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "findings" }, message: "must have required property 'findings'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.claims === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "claims" }, message: "must have required property 'claims'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.horizon === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "horizon" }, message: "must have required property 'horizon'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema31.properties, key0)) {
        let err11 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31, data };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    if (data.schema_version !== void 0) {
      let data0 = data.schema_version;
      if (data0 !== 1) {
        let err12 = { instancePath: instancePath + "/schema_version", schemaPath: "#/properties/schema_version/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema31.properties.schema_version, data: data0 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.tool !== void 0) {
      let data1 = data.tool;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.name === void 0) {
          let err13 = { instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema31.properties.tool.required, parentSchema: schema31.properties.tool, data: data1 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data1.version === void 0) {
          let err14 = { instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema31.properties.tool.required, parentSchema: schema31.properties.tool, data: data1 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        for (let key1 in data1)
          if (!(key1 === "name" || key1 === "version")) {
            let err15 = { instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31.properties.tool, data: data1 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        if (data1.name !== void 0) {
          let data2 = data1.name;
          if (data2 !== "claimgate") {
            let err16 = { instancePath: instancePath + "/tool/name", schemaPath: "#/properties/tool/properties/name/const", keyword: "const", params: { allowedValue: "claimgate" }, message: "must be equal to constant", schema: "claimgate", parentSchema: schema31.properties.tool.properties.name, data: data2 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
        if (data1.version !== void 0) {
          let data3 = data1.version;
          if (typeof data3 == "string") {
            if (func2(data3) > 64) {
              let err17 = { instancePath: instancePath + "/tool/version", schemaPath: "#/properties/tool/properties/version/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema31.properties.tool.properties.version, data: data3 };
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
            if (func2(data3) < 1) {
              let err18 = { instancePath: instancePath + "/tool/version", schemaPath: "#/properties/tool/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.tool.properties.version, data: data3 };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
          } else {
            let err19 = { instancePath: instancePath + "/tool/version", schemaPath: "#/properties/tool/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.tool.properties.version.type, parentSchema: schema31.properties.tool.properties.version, data: data3 };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
      } else {
        let err20 = { instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.tool.type, parentSchema: schema31.properties.tool, data: data1 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.kind !== void 0) {
      let data4 = data.kind;
      if (typeof data4 != "string") {
        let err21 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.kind.type, parentSchema: schema31.properties.kind, data: data4 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (!(data4 === "release" || data4 === "draft" || data4 === "historical" || data4 === "forecast")) {
        let err22 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema31.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.kind.enum, parentSchema: schema31.properties.kind, data: data4 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.decision !== void 0) {
      let data5 = data.decision;
      if (typeof data5 != "string") {
        let err23 = { instancePath: instancePath + "/decision", schemaPath: "#/properties/decision/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.decision.type, parentSchema: schema31.properties.decision, data: data5 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
      if (!(data5 === "allowed" || data5 === "refused" || data5 === "undetermined")) {
        let err24 = { instancePath: instancePath + "/decision", schemaPath: "#/properties/decision/enum", keyword: "enum", params: { allowedValues: schema31.properties.decision.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.decision.enum, parentSchema: schema31.properties.decision, data: data5 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.evaluated_at !== void 0) {
      let data6 = data.evaluated_at;
      if (typeof data6 == "string") {
        if (!pattern4.test(data6)) {
          let err25 = { instancePath: instancePath + "/evaluated_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema33, data: data6 };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        if (!formats0.validate(data6)) {
          let err26 = { instancePath: instancePath + "/evaluated_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema33, data: data6 };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
      } else {
        let err27 = { instancePath: instancePath + "/evaluated_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data6 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.release !== void 0) {
      let data7 = data.release;
      if (!(data7 && typeof data7 == "object" && !Array.isArray(data7)) && data7 !== null) {
        let err28 = { instancePath: instancePath + "/release", schemaPath: "#/properties/release/type", keyword: "type", params: { type: schema31.properties.release.type }, message: "must be object,null", schema: schema31.properties.release.type, parentSchema: schema31.properties.release, data: data7 };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        if (data7.version === void 0) {
          let err29 = { instancePath: instancePath + "/release", schemaPath: "#/properties/release/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema31.properties.release.required, parentSchema: schema31.properties.release, data: data7 };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        if (data7.revision === void 0) {
          let err30 = { instancePath: instancePath + "/release", schemaPath: "#/properties/release/required", keyword: "required", params: { missingProperty: "revision" }, message: "must have required property 'revision'", schema: schema31.properties.release.required, parentSchema: schema31.properties.release, data: data7 };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
        for (let key2 in data7)
          if (!(key2 === "version" || key2 === "revision")) {
            let err31 = { instancePath: instancePath + "/release", schemaPath: "#/properties/release/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31.properties.release, data: data7 };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
        if (data7.version !== void 0) {
          let data8 = data7.version;
          if (typeof data8 != "string" && data8 !== null) {
            let err32 = { instancePath: instancePath + "/release/version", schemaPath: "#/properties/release/properties/version/type", keyword: "type", params: { type: schema31.properties.release.properties.version.type }, message: "must be string,null", schema: schema31.properties.release.properties.version.type, parentSchema: schema31.properties.release.properties.version, data: data8 };
            vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
          }
          if (typeof data8 == "string") {
            if (func2(data8) > 128) {
              let err33 = { instancePath: instancePath + "/release/version", schemaPath: "#/properties/release/properties/version/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters", schema: 128, parentSchema: schema31.properties.release.properties.version, data: data8 };
              vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
            }
            if (!pattern5.test(data8)) {
              let err34 = { instancePath: instancePath + "/release/version", schemaPath: "#/properties/release/properties/version/pattern", keyword: "pattern", params: { pattern: "^v(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$" }, message: 'must match pattern "^v(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$"', schema: "^v(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)\\.(?:0|[1-9][0-9]*)$", parentSchema: schema31.properties.release.properties.version, data: data8 };
              vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
            }
          }
        }
        if (data7.revision !== void 0) {
          let data9 = data7.revision;
          if (typeof data9 == "string") {
            if (!pattern6.test(data9)) {
              let err35 = { instancePath: instancePath + "/release/revision", schemaPath: "urn:claimgate:schema:common:v1#/$defs/revision/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"', schema: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$", parentSchema: schema34, data: data9 };
              vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
            }
          } else {
            let err36 = { instancePath: instancePath + "/release/revision", schemaPath: "urn:claimgate:schema:common:v1#/$defs/revision/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data9 };
            vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
          }
        }
      }
    }
    if (data.manifest_sha256 !== void 0) {
      let data10 = data.manifest_sha256;
      if (typeof data10 != "string" && data10 !== null) {
        let err37 = { instancePath: instancePath + "/manifest_sha256", schemaPath: "#/properties/manifest_sha256/type", keyword: "type", params: { type: schema31.properties.manifest_sha256.type }, message: "must be string,null", schema: schema31.properties.manifest_sha256.type, parentSchema: schema31.properties.manifest_sha256, data: data10 };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
      if (typeof data10 == "string" && !pattern7.test(data10)) {
        let err38 = { instancePath: instancePath + "/manifest_sha256", schemaPath: "#/properties/manifest_sha256/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema31.properties.manifest_sha256, data: data10 };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
    }
    if (data.inputs !== void 0) {
      let data11 = data.inputs;
      if (Array.isArray(data11)) {
        let len0 = data11.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate22(data11[i0], { instancePath: instancePath + "/inputs/" + i0, parentData: data11, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate22.errors : appended(vErrors, validate22.errors), errors = vErrors.length);
      } else {
        let err39 = { instancePath: instancePath + "/inputs", schemaPath: "#/properties/inputs/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.inputs.type, parentSchema: schema31.properties.inputs, data: data11 };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
    }
    if (data.findings !== void 0) {
      let data13 = data.findings;
      if (Array.isArray(data13)) {
        let len1 = data13.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate26(data13[i1], { instancePath: instancePath + "/findings/" + i1, parentData: data13, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate26.errors : appended(vErrors, validate26.errors), errors = vErrors.length);
      } else {
        let err40 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.findings.type, parentSchema: schema31.properties.findings, data: data13 };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
    }
    if (data.claims !== void 0) {
      let data15 = data.claims;
      if (Array.isArray(data15)) {
        let len2 = data15.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate53(data15[i2], { instancePath: instancePath + "/claims/" + i2, parentData: data15, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : appended(vErrors, validate53.errors), errors = vErrors.length);
      } else {
        let err41 = { instancePath: instancePath + "/claims", schemaPath: "#/properties/claims/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.claims.type, parentSchema: schema31.properties.claims, data: data15 };
        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
      }
    }
    if (data.horizon !== void 0) {
      let data17 = data.horizon;
      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
        if (data17.valid_until === void 0) {
          let err42 = { instancePath: instancePath + "/horizon", schemaPath: "#/properties/horizon/required", keyword: "required", params: { missingProperty: "valid_until" }, message: "must have required property 'valid_until'", schema: schema31.properties.horizon.required, parentSchema: schema31.properties.horizon, data: data17 };
          vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
        }
        if (data17.first_lapse === void 0) {
          let err43 = { instancePath: instancePath + "/horizon", schemaPath: "#/properties/horizon/required", keyword: "required", params: { missingProperty: "first_lapse" }, message: "must have required property 'first_lapse'", schema: schema31.properties.horizon.required, parentSchema: schema31.properties.horizon, data: data17 };
          vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
        }
        for (let key3 in data17)
          if (!(key3 === "valid_until" || key3 === "first_lapse")) {
            let err44 = { instancePath: instancePath + "/horizon", schemaPath: "#/properties/horizon/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31.properties.horizon, data: data17 };
            vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
          }
        if (data17.valid_until !== void 0) {
          let data18 = data17.valid_until;
          if (typeof data18 != "string" && data18 !== null) {
            let err45 = { instancePath: instancePath + "/horizon/valid_until", schemaPath: "#/$defs/instant_or_null/type", keyword: "type", params: { type: schema90.type }, message: "must be string,null", schema: schema90.type, parentSchema: schema90, data: data18 };
            vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
          }
          if (typeof data18 == "string") {
            if (!pattern46.test(data18)) {
              let err46 = { instancePath: instancePath + "/horizon/valid_until", schemaPath: "#/$defs/instant_or_null/pattern", keyword: "pattern", params: { pattern: "Z$" }, message: 'must match pattern "Z$"', schema: "Z$", parentSchema: schema90, data: data18 };
              vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
            }
            if (!formats0.validate(data18)) {
              let err47 = { instancePath: instancePath + "/horizon/valid_until", schemaPath: "#/$defs/instant_or_null/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema90, data: data18 };
              vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
            }
          }
        }
        if (data17.first_lapse !== void 0) {
          let data19 = data17.first_lapse;
          if (!(data19 && typeof data19 == "object" && !Array.isArray(data19)) && data19 !== null) {
            let err48 = { instancePath: instancePath + "/horizon/first_lapse", schemaPath: "#/properties/horizon/properties/first_lapse/type", keyword: "type", params: { type: schema31.properties.horizon.properties.first_lapse.type }, message: "must be object,null", schema: schema31.properties.horizon.properties.first_lapse.type, parentSchema: schema31.properties.horizon.properties.first_lapse, data: data19 };
            vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
          }
          if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
            if (data19.what === void 0) {
              let err49 = { instancePath: instancePath + "/horizon/first_lapse", schemaPath: "#/properties/horizon/properties/first_lapse/required", keyword: "required", params: { missingProperty: "what" }, message: "must have required property 'what'", schema: schema31.properties.horizon.properties.first_lapse.required, parentSchema: schema31.properties.horizon.properties.first_lapse, data: data19 };
              vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
            }
            if (data19.subject_digest === void 0) {
              let err50 = { instancePath: instancePath + "/horizon/first_lapse", schemaPath: "#/properties/horizon/properties/first_lapse/required", keyword: "required", params: { missingProperty: "subject_digest" }, message: "must have required property 'subject_digest'", schema: schema31.properties.horizon.properties.first_lapse.required, parentSchema: schema31.properties.horizon.properties.first_lapse, data: data19 };
              vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
            }
            for (let key4 in data19)
              if (!(key4 === "what" || key4 === "subject_digest")) {
                let err51 = { instancePath: instancePath + "/horizon/first_lapse", schemaPath: "#/properties/horizon/properties/first_lapse/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31.properties.horizon.properties.first_lapse, data: data19 };
                vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
              }
            if (data19.what !== void 0) {
              let data20 = data19.what;
              if (typeof data20 != "string") {
                let err52 = { instancePath: instancePath + "/horizon/first_lapse/what", schemaPath: "#/properties/horizon/properties/first_lapse/properties/what/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.horizon.properties.first_lapse.properties.what.type, parentSchema: schema31.properties.horizon.properties.first_lapse.properties.what, data: data20 };
                vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
              }
              if (!(data20 === "trust_root" || data20 === "projection" || data20 === "approval" || data20 === "authorization" || data20 === "control" || data20 === "local_run" || data20 === "local_retest" || data20 === "live_run" || data20 === "live_retest")) {
                let err53 = { instancePath: instancePath + "/horizon/first_lapse/what", schemaPath: "#/properties/horizon/properties/first_lapse/properties/what/enum", keyword: "enum", params: { allowedValues: schema31.properties.horizon.properties.first_lapse.properties.what.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.horizon.properties.first_lapse.properties.what.enum, parentSchema: schema31.properties.horizon.properties.first_lapse.properties.what, data: data20 };
                vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
              }
            }
            if (data19.subject_digest !== void 0) {
              let data21 = data19.subject_digest;
              if (typeof data21 != "string" && data21 !== null) {
                let err54 = { instancePath: instancePath + "/horizon/first_lapse/subject_digest", schemaPath: "#/properties/horizon/properties/first_lapse/properties/subject_digest/type", keyword: "type", params: { type: schema31.properties.horizon.properties.first_lapse.properties.subject_digest.type }, message: "must be string,null", schema: schema31.properties.horizon.properties.first_lapse.properties.subject_digest.type, parentSchema: schema31.properties.horizon.properties.first_lapse.properties.subject_digest, data: data21 };
                vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
              }
              if (typeof data21 == "string" && !pattern7.test(data21)) {
                let err55 = { instancePath: instancePath + "/horizon/first_lapse/subject_digest", schemaPath: "#/properties/horizon/properties/first_lapse/properties/subject_digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema31.properties.horizon.properties.first_lapse.properties.subject_digest, data: data21 };
                vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
              }
            }
          }
        }
      } else {
        let err56 = { instancePath: instancePath + "/horizon", schemaPath: "#/properties/horizon/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.horizon.type, parentSchema: schema31.properties.horizon, data: data17 };
        vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
      }
    }
    if (data.self_test !== void 0) {
      let data22 = data.self_test;
      if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
        if (data22.sha256 === void 0) {
          let err57 = { instancePath: instancePath + "/self_test", schemaPath: "#/properties/self_test/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'", schema: schema31.properties.self_test.required, parentSchema: schema31.properties.self_test, data: data22 };
          vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
        }
        if (data22.tested_at === void 0) {
          let err58 = { instancePath: instancePath + "/self_test", schemaPath: "#/properties/self_test/required", keyword: "required", params: { missingProperty: "tested_at" }, message: "must have required property 'tested_at'", schema: schema31.properties.self_test.required, parentSchema: schema31.properties.self_test, data: data22 };
          vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
        }
        if (data22.changes === void 0) {
          let err59 = { instancePath: instancePath + "/self_test", schemaPath: "#/properties/self_test/required", keyword: "required", params: { missingProperty: "changes" }, message: "must have required property 'changes'", schema: schema31.properties.self_test.required, parentSchema: schema31.properties.self_test, data: data22 };
          vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
        }
        for (let key5 in data22)
          if (!(key5 === "sha256" || key5 === "tested_at" || key5 === "changes")) {
            let err60 = { instancePath: instancePath + "/self_test", schemaPath: "#/properties/self_test/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31.properties.self_test, data: data22 };
            vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
          }
        if (data22.sha256 !== void 0) {
          let data23 = data22.sha256;
          if (typeof data23 == "string") {
            if (!pattern7.test(data23)) {
              let err61 = { instancePath: instancePath + "/self_test/sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema36, data: data23 };
              vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
            }
          } else {
            let err62 = { instancePath: instancePath + "/self_test/sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.type, parentSchema: schema36, data: data23 };
            vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
          }
        }
        if (data22.tested_at !== void 0) {
          let data24 = data22.tested_at;
          if (typeof data24 == "string") {
            if (!pattern4.test(data24)) {
              let err63 = { instancePath: instancePath + "/self_test/tested_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema33, data: data24 };
              vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
            }
            if (!formats0.validate(data24)) {
              let err64 = { instancePath: instancePath + "/self_test/tested_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema33, data: data24 };
              vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
            }
          } else {
            let err65 = { instancePath: instancePath + "/self_test/tested_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data24 };
            vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
          }
        }
        if (data22.changes !== void 0) {
          let data25 = data22.changes;
          if (!(typeof data25 == "number" && !(data25 % 1) && !isNaN(data25) && isFinite(data25))) {
            let err66 = { instancePath: instancePath + "/self_test/changes", schemaPath: "#/properties/self_test/properties/changes/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.self_test.properties.changes.type, parentSchema: schema31.properties.self_test.properties.changes, data: data25 };
            vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
          }
          if (typeof data25 == "number" && isFinite(data25) && (data25 < 1 || isNaN(data25))) {
            let err67 = { instancePath: instancePath + "/self_test/changes", schemaPath: "#/properties/self_test/properties/changes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema31.properties.self_test.properties.changes, data: data25 };
            vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
          }
        }
      } else {
        let err68 = { instancePath: instancePath + "/self_test", schemaPath: "#/properties/self_test/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.self_test.type, parentSchema: schema31.properties.self_test, data: data22 };
        vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
      }
    }
  } else {
    let err69 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
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
