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
var document = bounded(validate20), schema31 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:provider-readiness:v1", title: "ReadinessBoard", description: "The readiness of every provider: body of GET /api/v1/provider-readiness (specification/service.md 2).", type: "object", additionalProperties: !1, required: ["providers"], properties: { providers: { type: "array", items: { $ref: "#/$defs/provider_readiness" } }, next_cursor: { type: "string", pattern: "^[A-Za-z0-9_-]{1,400}$", description: "where the next page begins; absent on the last page, and where no limit was asked for" } }, $defs: { provider_readiness: { title: "ProviderReadiness", type: "object", additionalProperties: !1, required: ["provider", "state", "connectable", "advertisable", "decisions"], properties: { provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, state: { $ref: "urn:claimgate:schema:readiness-decision:v1#/$defs/readiness_state" }, connectable: { type: "boolean", description: "there are decisions on connecting, and each is connectable" }, advertisable: { type: "boolean", description: "there are decisions, and each is advertisable" }, decisions: { type: "array", items: { $ref: "#/$defs/subject_decision" } } } }, subject_decision: { title: "SubjectDecision", type: "object", additionalProperties: !1, required: ["subject", "account_reference", "decision"], properties: { subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, account_reference: { $ref: "#/$defs/account_reference_or_null" }, decision: { $ref: "urn:claimgate:schema:readiness-decision:v1" } } }, account_reference_or_null: { title: "AccountReferenceOrNull", type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: "fingerprint of the requested account, or null where none is asked for" } } }, schema32 = { title: "ProviderReadiness", type: "object", additionalProperties: !1, required: ["provider", "state", "connectable", "advertisable", "decisions"], properties: { provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, state: { $ref: "urn:claimgate:schema:readiness-decision:v1#/$defs/readiness_state" }, connectable: { type: "boolean", description: "there are decisions on connecting, and each is connectable" }, advertisable: { type: "boolean", description: "there are decisions, and each is advertisable" }, decisions: { type: "array", items: { $ref: "#/$defs/subject_decision" } } } }, schema34 = { title: "Slug", type: "string", maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters" }, schema36 = { title: "ReadinessState", type: "string", enum: ["disabled", "unsupported", "needs_configuration", "reconnect_required", "degraded", "approval_required", "trial_only", "policy_restricted", "expired_proof", "certification_required", "healthy"], description: "the effective state: the first that applies, in this order" }, func1 = require_ucs2length().default, pattern4 = new RegExp("^[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u"), schema44 = { title: "SubjectDecision", type: "object", additionalProperties: !1, required: ["subject", "account_reference", "decision"], properties: { subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, account_reference: { $ref: "#/$defs/account_reference_or_null" }, decision: { $ref: "urn:claimgate:schema:readiness-decision:v1" } } }, schema52 = { title: "AccountReferenceOrNull", type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: "fingerprint of the requested account, or null where none is asked for" }, schema45 = { title: "Subject", description: "What a decision is for: exactly these nine members (specification/documents.md 2).", type: "object", additionalProperties: !1, required: ["provider", "app_fingerprint", "deployment_environment", "provider_environment", "instance_fingerprint", "account_kind", "output_profile", "operation", "policy_mode"], properties: { provider: { $ref: "#/$defs/slug" }, app_fingerprint: { $ref: "#/$defs/fingerprint" }, deployment_environment: { type: "string", enum: ["local", "staging", "production"] }, provider_environment: { type: "string", enum: ["development", "sandbox", "production"] }, instance_fingerprint: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint, "sha256:" and 64 lower-case hex digits, or null' }, account_kind: { $ref: "#/$defs/slug" }, output_profile: { $ref: "#/$defs/slug" }, operation: { $ref: "#/$defs/operation" }, policy_mode: { $ref: "#/$defs/slug" } } }, schema47 = { title: "FingerprintText", type: "string", pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint: "sha256:" and 64 lower-case hex digits' }, schema50 = { title: "Operation", type: "string", enum: ["publish_immediate", "publish_scheduled", "connect"], description: "an operation of a subject" }, func2 = Object.prototype.hasOwnProperty, pattern5 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate30.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" }, message: "must have required property 'provider'", schema: schema45.required, parentSchema: schema45, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.app_fingerprint === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_fingerprint" }, message: "must have required property 'app_fingerprint'", schema: schema45.required, parentSchema: schema45, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.deployment_environment === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deployment_environment" }, message: "must have required property 'deployment_environment'", schema: schema45.required, parentSchema: schema45, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.provider_environment === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider_environment" }, message: "must have required property 'provider_environment'", schema: schema45.required, parentSchema: schema45, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.instance_fingerprint === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "instance_fingerprint" }, message: "must have required property 'instance_fingerprint'", schema: schema45.required, parentSchema: schema45, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.account_kind === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_kind" }, message: "must have required property 'account_kind'", schema: schema45.required, parentSchema: schema45, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.output_profile === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "output_profile" }, message: "must have required property 'output_profile'", schema: schema45.required, parentSchema: schema45, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.operation === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operation" }, message: "must have required property 'operation'", schema: schema45.required, parentSchema: schema45, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.policy_mode === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "policy_mode" }, message: "must have required property 'policy_mode'", schema: schema45.required, parentSchema: schema45, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema45.properties, key0)) {
        let err9 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema45, data };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.provider !== void 0) {
      let data0 = data.provider;
      if (typeof data0 == "string") {
        if (func1(data0) > 64) {
          let err10 = { instancePath: instancePath + "/provider", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema34, data: data0 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (!pattern4.test(data0)) {
          let err11 = { instancePath: instancePath + "/provider", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema34, data: data0 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/provider", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data0 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.app_fingerprint !== void 0) {
      let data1 = data.app_fingerprint;
      if (typeof data1 == "string") {
        if (!pattern5.test(data1)) {
          let err13 = { instancePath: instancePath + "/app_fingerprint", schemaPath: "#/$defs/fingerprint/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema47, data: data1 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/app_fingerprint", schemaPath: "#/$defs/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.type, parentSchema: schema47, data: data1 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.deployment_environment !== void 0) {
      let data2 = data.deployment_environment;
      if (typeof data2 != "string") {
        let err15 = { instancePath: instancePath + "/deployment_environment", schemaPath: "#/properties/deployment_environment/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.properties.deployment_environment.type, parentSchema: schema45.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (!(data2 === "local" || data2 === "staging" || data2 === "production")) {
        let err16 = { instancePath: instancePath + "/deployment_environment", schemaPath: "#/properties/deployment_environment/enum", keyword: "enum", params: { allowedValues: schema45.properties.deployment_environment.enum }, message: "must be equal to one of the allowed values", schema: schema45.properties.deployment_environment.enum, parentSchema: schema45.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.provider_environment !== void 0) {
      let data3 = data.provider_environment;
      if (typeof data3 != "string") {
        let err17 = { instancePath: instancePath + "/provider_environment", schemaPath: "#/properties/provider_environment/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.properties.provider_environment.type, parentSchema: schema45.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (!(data3 === "development" || data3 === "sandbox" || data3 === "production")) {
        let err18 = { instancePath: instancePath + "/provider_environment", schemaPath: "#/properties/provider_environment/enum", keyword: "enum", params: { allowedValues: schema45.properties.provider_environment.enum }, message: "must be equal to one of the allowed values", schema: schema45.properties.provider_environment.enum, parentSchema: schema45.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.instance_fingerprint !== void 0) {
      let data4 = data.instance_fingerprint;
      if (typeof data4 != "string" && data4 !== null) {
        let err19 = { instancePath: instancePath + "/instance_fingerprint", schemaPath: "#/properties/instance_fingerprint/type", keyword: "type", params: { type: schema45.properties.instance_fingerprint.type }, message: "must be string,null", schema: schema45.properties.instance_fingerprint.type, parentSchema: schema45.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (typeof data4 == "string" && !pattern5.test(data4)) {
        let err20 = { instancePath: instancePath + "/instance_fingerprint", schemaPath: "#/properties/instance_fingerprint/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema45.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.account_kind !== void 0) {
      let data5 = data.account_kind;
      if (typeof data5 == "string") {
        if (func1(data5) > 64) {
          let err21 = { instancePath: instancePath + "/account_kind", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema34, data: data5 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (!pattern4.test(data5)) {
          let err22 = { instancePath: instancePath + "/account_kind", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema34, data: data5 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      } else {
        let err23 = { instancePath: instancePath + "/account_kind", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data5 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.output_profile !== void 0) {
      let data6 = data.output_profile;
      if (typeof data6 == "string") {
        if (func1(data6) > 64) {
          let err24 = { instancePath: instancePath + "/output_profile", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema34, data: data6 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (!pattern4.test(data6)) {
          let err25 = { instancePath: instancePath + "/output_profile", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema34, data: data6 };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      } else {
        let err26 = { instancePath: instancePath + "/output_profile", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data6 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.operation !== void 0) {
      let data7 = data.operation;
      if (typeof data7 != "string") {
        let err27 = { instancePath: instancePath + "/operation", schemaPath: "#/$defs/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema50.type, parentSchema: schema50, data: data7 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
      if (!(data7 === "publish_immediate" || data7 === "publish_scheduled" || data7 === "connect")) {
        let err28 = { instancePath: instancePath + "/operation", schemaPath: "#/$defs/operation/enum", keyword: "enum", params: { allowedValues: schema50.enum }, message: "must be equal to one of the allowed values", schema: schema50.enum, parentSchema: schema50, data: data7 };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.policy_mode !== void 0) {
      let data8 = data.policy_mode;
      if (typeof data8 == "string") {
        if (func1(data8) > 64) {
          let err29 = { instancePath: instancePath + "/policy_mode", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema34, data: data8 };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        if (!pattern4.test(data8)) {
          let err30 = { instancePath: instancePath + "/policy_mode", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema34, data: data8 };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
      } else {
        let err31 = { instancePath: instancePath + "/policy_mode", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data8 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
  } else {
    let err32 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema45.type, parentSchema: schema45, data };
    vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
  }
  return validate30.errors = vErrors, errors === 0;
}
validate30.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema35 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:readiness-decision:v1", title: "ReadinessDecision", description: "Whether one exact operation may run now, and everything that stands in the way (specification/readiness.md 1).", type: "object", additionalProperties: !1, required: ["state", "executable", "connectable", "publishable", "advertisable", "contract_digest", "facts_age_seconds", "facts", "blockers", "would_block"], properties: { state: { $ref: "#/$defs/readiness_state" }, executable: { type: "boolean", description: "nothing stands in the way" }, connectable: { type: "boolean", description: "the operation is connect, and executable" }, publishable: { type: "boolean", description: "the operation is a publish operation, and executable" }, advertisable: { type: "boolean", description: "executable, publicly claimed, and the seven rules pass on the same facts" }, contract_digest: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: "digest of the current contract, or null where no contract fits what the runtime implements now" }, facts_age_seconds: { type: ["integer", "null"], minimum: -9007199254740991, maximum: 9007199254740991, description: "how old the runtime facts were, in whole seconds; negative where they are dated in the future, or null where they could not be read" }, facts: { $ref: "#/$defs/readiness_facts" }, blockers: { type: "array", maxItems: 64, items: { $ref: "#/$defs/readiness_blocker" }, description: "everything that stands in the way, in the order of the states, each once" }, would_block: { type: "array", maxItems: 64, items: { $ref: "#/$defs/readiness_blocker" }, description: "what enforcement would add; empty where it is on" } }, $defs: { readiness_state: { title: "ReadinessState", type: "string", enum: ["disabled", "unsupported", "needs_configuration", "reconnect_required", "degraded", "approval_required", "trial_only", "policy_restricted", "expired_proof", "certification_required", "healthy"], description: "the effective state: the first that applies, in this order" }, readiness_intent: { title: "ReadinessIntent", type: "string", enum: ["production", "certification_test"], description: "what an operation is to be run for" }, run_standing: { title: "RunStanding", type: "string", enum: ["missing", "mismatch", "expired", "failed", "current"], description: "what the effective run of one side comes to" }, readiness_facts: { title: "ReadinessFacts", type: "object", additionalProperties: !1, required: ["configuration", "local_test", "live_certification", "approval", "authorization", "policy", "control"], properties: { configuration: { type: "string", enum: ["unknown", "missing", "dynamic_registration", "configured"] }, local_test: { $ref: "#/$defs/run_standing" }, live_certification: { $ref: "#/$defs/run_standing" }, approval: { type: "string", enum: ["unknown", "not_required", "pending", "trial", "approved", "restricted", "revoked"] }, authorization: { type: "string", enum: ["unknown", "not_applicable", "reconnect_required", "valid"], description: "of the requested account" }, policy: { type: "string", enum: ["unknown", "restricted", "allowed"] }, control: { type: "string", enum: ["unknown", "disabled", "degraded", "enabled"] } } }, readiness_blocker: { title: "ReadinessBlocker", type: "object", additionalProperties: !1, required: ["state", "code", "detail", "clears_by"], properties: { state: { $ref: "#/$defs/readiness_state" }, code: { type: "string", maxLength: 64, pattern: "^[a-z][a-z0-9_]*$", description: "a code of the closed table" }, detail: { type: "string", maxLength: 1024 }, clears_by: { type: "string", enum: ["time", "new_local_run", "new_live_run", "new_approval", "reconnect", "operator", "contract_change", "edit", "never"] }, clears_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" } } } } }, schema37 = { title: "ReadinessFacts", type: "object", additionalProperties: !1, required: ["configuration", "local_test", "live_certification", "approval", "authorization", "policy", "control"], properties: { configuration: { type: "string", enum: ["unknown", "missing", "dynamic_registration", "configured"] }, local_test: { $ref: "#/$defs/run_standing" }, live_certification: { $ref: "#/$defs/run_standing" }, approval: { type: "string", enum: ["unknown", "not_required", "pending", "trial", "approved", "restricted", "revoked"] }, authorization: { type: "string", enum: ["unknown", "not_applicable", "reconnect_required", "valid"], description: "of the requested account" }, policy: { type: "string", enum: ["unknown", "restricted", "allowed"] }, control: { type: "string", enum: ["unknown", "disabled", "degraded", "enabled"] } } }, schema38 = { title: "RunStanding", type: "string", enum: ["missing", "mismatch", "expired", "failed", "current"], description: "what the effective run of one side comes to" };
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate24.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.configuration === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "configuration" }, message: "must have required property 'configuration'", schema: schema37.required, parentSchema: schema37, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.local_test === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "local_test" }, message: "must have required property 'local_test'", schema: schema37.required, parentSchema: schema37, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.live_certification === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "live_certification" }, message: "must have required property 'live_certification'", schema: schema37.required, parentSchema: schema37, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.approval === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "approval" }, message: "must have required property 'approval'", schema: schema37.required, parentSchema: schema37, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.authorization === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "authorization" }, message: "must have required property 'authorization'", schema: schema37.required, parentSchema: schema37, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.policy === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "policy" }, message: "must have required property 'policy'", schema: schema37.required, parentSchema: schema37, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.control === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "control" }, message: "must have required property 'control'", schema: schema37.required, parentSchema: schema37, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "configuration" || key0 === "local_test" || key0 === "live_certification" || key0 === "approval" || key0 === "authorization" || key0 === "policy" || key0 === "control")) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema37, data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.configuration !== void 0) {
      let data0 = data.configuration;
      if (typeof data0 != "string") {
        let err8 = { instancePath: instancePath + "/configuration", schemaPath: "#/properties/configuration/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.configuration.type, parentSchema: schema37.properties.configuration, data: data0 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (!(data0 === "unknown" || data0 === "missing" || data0 === "dynamic_registration" || data0 === "configured")) {
        let err9 = { instancePath: instancePath + "/configuration", schemaPath: "#/properties/configuration/enum", keyword: "enum", params: { allowedValues: schema37.properties.configuration.enum }, message: "must be equal to one of the allowed values", schema: schema37.properties.configuration.enum, parentSchema: schema37.properties.configuration, data: data0 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.local_test !== void 0) {
      let data1 = data.local_test;
      if (typeof data1 != "string") {
        let err10 = { instancePath: instancePath + "/local_test", schemaPath: "#/$defs/run_standing/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.type, parentSchema: schema38, data: data1 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (!(data1 === "missing" || data1 === "mismatch" || data1 === "expired" || data1 === "failed" || data1 === "current")) {
        let err11 = { instancePath: instancePath + "/local_test", schemaPath: "#/$defs/run_standing/enum", keyword: "enum", params: { allowedValues: schema38.enum }, message: "must be equal to one of the allowed values", schema: schema38.enum, parentSchema: schema38, data: data1 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.live_certification !== void 0) {
      let data2 = data.live_certification;
      if (typeof data2 != "string") {
        let err12 = { instancePath: instancePath + "/live_certification", schemaPath: "#/$defs/run_standing/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.type, parentSchema: schema38, data: data2 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (!(data2 === "missing" || data2 === "mismatch" || data2 === "expired" || data2 === "failed" || data2 === "current")) {
        let err13 = { instancePath: instancePath + "/live_certification", schemaPath: "#/$defs/run_standing/enum", keyword: "enum", params: { allowedValues: schema38.enum }, message: "must be equal to one of the allowed values", schema: schema38.enum, parentSchema: schema38, data: data2 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.approval !== void 0) {
      let data3 = data.approval;
      if (typeof data3 != "string") {
        let err14 = { instancePath: instancePath + "/approval", schemaPath: "#/properties/approval/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.approval.type, parentSchema: schema37.properties.approval, data: data3 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (!(data3 === "unknown" || data3 === "not_required" || data3 === "pending" || data3 === "trial" || data3 === "approved" || data3 === "restricted" || data3 === "revoked")) {
        let err15 = { instancePath: instancePath + "/approval", schemaPath: "#/properties/approval/enum", keyword: "enum", params: { allowedValues: schema37.properties.approval.enum }, message: "must be equal to one of the allowed values", schema: schema37.properties.approval.enum, parentSchema: schema37.properties.approval, data: data3 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.authorization !== void 0) {
      let data4 = data.authorization;
      if (typeof data4 != "string") {
        let err16 = { instancePath: instancePath + "/authorization", schemaPath: "#/properties/authorization/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.authorization.type, parentSchema: schema37.properties.authorization, data: data4 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (!(data4 === "unknown" || data4 === "not_applicable" || data4 === "reconnect_required" || data4 === "valid")) {
        let err17 = { instancePath: instancePath + "/authorization", schemaPath: "#/properties/authorization/enum", keyword: "enum", params: { allowedValues: schema37.properties.authorization.enum }, message: "must be equal to one of the allowed values", schema: schema37.properties.authorization.enum, parentSchema: schema37.properties.authorization, data: data4 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.policy !== void 0) {
      let data5 = data.policy;
      if (typeof data5 != "string") {
        let err18 = { instancePath: instancePath + "/policy", schemaPath: "#/properties/policy/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.policy.type, parentSchema: schema37.properties.policy, data: data5 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (!(data5 === "unknown" || data5 === "restricted" || data5 === "allowed")) {
        let err19 = { instancePath: instancePath + "/policy", schemaPath: "#/properties/policy/enum", keyword: "enum", params: { allowedValues: schema37.properties.policy.enum }, message: "must be equal to one of the allowed values", schema: schema37.properties.policy.enum, parentSchema: schema37.properties.policy, data: data5 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.control !== void 0) {
      let data6 = data.control;
      if (typeof data6 != "string") {
        let err20 = { instancePath: instancePath + "/control", schemaPath: "#/properties/control/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.control.type, parentSchema: schema37.properties.control, data: data6 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (!(data6 === "unknown" || data6 === "disabled" || data6 === "degraded" || data6 === "enabled")) {
        let err21 = { instancePath: instancePath + "/control", schemaPath: "#/properties/control/enum", keyword: "enum", params: { allowedValues: schema37.properties.control.enum }, message: "must be equal to one of the allowed values", schema: schema37.properties.control.enum, parentSchema: schema37.properties.control, data: data6 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
  } else {
    let err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema37.type, parentSchema: schema37, data };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  return validate24.errors = vErrors, errors === 0;
}
validate24.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema40 = { title: "ReadinessBlocker", type: "object", additionalProperties: !1, required: ["state", "code", "detail", "clears_by"], properties: { state: { $ref: "#/$defs/readiness_state" }, code: { type: "string", maxLength: 64, pattern: "^[a-z][a-z0-9_]*$", description: "a code of the closed table" }, detail: { type: "string", maxLength: 1024 }, clears_by: { type: "string", enum: ["time", "new_local_run", "new_live_run", "new_approval", "reconnect", "operator", "contract_change", "edit", "never"] }, clears_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" } } }, schema42 = { title: "Instant", type: "string", format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC such as 2026-11-21T08:30:00Z or 2026-11-21T08:30:00.250Z" }, pattern6 = new RegExp("^[a-z][a-z0-9_]*$", "u"), pattern7 = new RegExp("^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", "u"), formats0 = require_formats().fullFormats["date-time"];
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate26.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema40.required, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.code === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema40.required, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.detail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "detail" }, message: "must have required property 'detail'", schema: schema40.required, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.clears_by === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "clears_by" }, message: "must have required property 'clears_by'", schema: schema40.required, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "state" || key0 === "code" || key0 === "detail" || key0 === "clears_by" || key0 === "clears_at")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema40, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.state !== void 0) {
      let data0 = data.state;
      if (typeof data0 != "string") {
        let err5 = { instancePath: instancePath + "/state", schemaPath: "#/$defs/readiness_state/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.type, parentSchema: schema36, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (!(data0 === "disabled" || data0 === "unsupported" || data0 === "needs_configuration" || data0 === "reconnect_required" || data0 === "degraded" || data0 === "approval_required" || data0 === "trial_only" || data0 === "policy_restricted" || data0 === "expired_proof" || data0 === "certification_required" || data0 === "healthy")) {
        let err6 = { instancePath: instancePath + "/state", schemaPath: "#/$defs/readiness_state/enum", keyword: "enum", params: { allowedValues: schema36.enum }, message: "must be equal to one of the allowed values", schema: schema36.enum, parentSchema: schema36, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.code !== void 0) {
      let data1 = data.code;
      if (typeof data1 == "string") {
        if (func1(data1) > 64) {
          let err7 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema40.properties.code, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (!pattern6.test(data1)) {
          let err8 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*$" }, message: 'must match pattern "^[a-z][a-z0-9_]*$"', schema: "^[a-z][a-z0-9_]*$", parentSchema: schema40.properties.code, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.code.type, parentSchema: schema40.properties.code, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.detail !== void 0) {
      let data2 = data.detail;
      if (typeof data2 == "string") {
        if (func1(data2) > 1024) {
          let err10 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters", schema: 1024, parentSchema: schema40.properties.detail, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/detail", schemaPath: "#/properties/detail/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.detail.type, parentSchema: schema40.properties.detail, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.clears_by !== void 0) {
      let data3 = data.clears_by;
      if (typeof data3 != "string") {
        let err12 = { instancePath: instancePath + "/clears_by", schemaPath: "#/properties/clears_by/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.clears_by.type, parentSchema: schema40.properties.clears_by, data: data3 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (!(data3 === "time" || data3 === "new_local_run" || data3 === "new_live_run" || data3 === "new_approval" || data3 === "reconnect" || data3 === "operator" || data3 === "contract_change" || data3 === "edit" || data3 === "never")) {
        let err13 = { instancePath: instancePath + "/clears_by", schemaPath: "#/properties/clears_by/enum", keyword: "enum", params: { allowedValues: schema40.properties.clears_by.enum }, message: "must be equal to one of the allowed values", schema: schema40.properties.clears_by.enum, parentSchema: schema40.properties.clears_by, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.clears_at !== void 0) {
      let data4 = data.clears_at;
      if (typeof data4 == "string") {
        if (!pattern7.test(data4)) {
          let err14 = { instancePath: instancePath + "/clears_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema42, data: data4 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (!formats0.validate(data4)) {
          let err15 = { instancePath: instancePath + "/clears_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema42, data: data4 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/clears_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema42.type, parentSchema: schema42, data: data4 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema40.type, parentSchema: schema40, data };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate26.errors = vErrors, errors === 0;
}
validate26.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate23.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema35.required, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.executable === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "executable" }, message: "must have required property 'executable'", schema: schema35.required, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.connectable === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "connectable" }, message: "must have required property 'connectable'", schema: schema35.required, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.publishable === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "publishable" }, message: "must have required property 'publishable'", schema: schema35.required, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.advertisable === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "advertisable" }, message: "must have required property 'advertisable'", schema: schema35.required, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.contract_digest === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "contract_digest" }, message: "must have required property 'contract_digest'", schema: schema35.required, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.facts_age_seconds === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "facts_age_seconds" }, message: "must have required property 'facts_age_seconds'", schema: schema35.required, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.facts === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "facts" }, message: "must have required property 'facts'", schema: schema35.required, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.blockers === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "blockers" }, message: "must have required property 'blockers'", schema: schema35.required, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.would_block === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "would_block" }, message: "must have required property 'would_block'", schema: schema35.required, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    for (let key0 in data)
      if (!func2.call(schema35.properties, key0)) {
        let err10 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema35, data };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    if (data.state !== void 0) {
      let data0 = data.state;
      if (typeof data0 != "string") {
        let err11 = { instancePath: instancePath + "/state", schemaPath: "#/$defs/readiness_state/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.type, parentSchema: schema36, data: data0 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (!(data0 === "disabled" || data0 === "unsupported" || data0 === "needs_configuration" || data0 === "reconnect_required" || data0 === "degraded" || data0 === "approval_required" || data0 === "trial_only" || data0 === "policy_restricted" || data0 === "expired_proof" || data0 === "certification_required" || data0 === "healthy")) {
        let err12 = { instancePath: instancePath + "/state", schemaPath: "#/$defs/readiness_state/enum", keyword: "enum", params: { allowedValues: schema36.enum }, message: "must be equal to one of the allowed values", schema: schema36.enum, parentSchema: schema36, data: data0 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.executable !== void 0) {
      let data1 = data.executable;
      if (typeof data1 != "boolean") {
        let err13 = { instancePath: instancePath + "/executable", schemaPath: "#/properties/executable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema35.properties.executable.type, parentSchema: schema35.properties.executable, data: data1 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.connectable !== void 0) {
      let data2 = data.connectable;
      if (typeof data2 != "boolean") {
        let err14 = { instancePath: instancePath + "/connectable", schemaPath: "#/properties/connectable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema35.properties.connectable.type, parentSchema: schema35.properties.connectable, data: data2 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.publishable !== void 0) {
      let data3 = data.publishable;
      if (typeof data3 != "boolean") {
        let err15 = { instancePath: instancePath + "/publishable", schemaPath: "#/properties/publishable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema35.properties.publishable.type, parentSchema: schema35.properties.publishable, data: data3 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.advertisable !== void 0) {
      let data4 = data.advertisable;
      if (typeof data4 != "boolean") {
        let err16 = { instancePath: instancePath + "/advertisable", schemaPath: "#/properties/advertisable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema35.properties.advertisable.type, parentSchema: schema35.properties.advertisable, data: data4 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.contract_digest !== void 0) {
      let data5 = data.contract_digest;
      if (typeof data5 != "string" && data5 !== null) {
        let err17 = { instancePath: instancePath + "/contract_digest", schemaPath: "#/properties/contract_digest/type", keyword: "type", params: { type: schema35.properties.contract_digest.type }, message: "must be string,null", schema: schema35.properties.contract_digest.type, parentSchema: schema35.properties.contract_digest, data: data5 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (typeof data5 == "string" && !pattern5.test(data5)) {
        let err18 = { instancePath: instancePath + "/contract_digest", schemaPath: "#/properties/contract_digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema35.properties.contract_digest, data: data5 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.facts_age_seconds !== void 0) {
      let data6 = data.facts_age_seconds;
      if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)) && data6 !== null) {
        let err19 = { instancePath: instancePath + "/facts_age_seconds", schemaPath: "#/properties/facts_age_seconds/type", keyword: "type", params: { type: schema35.properties.facts_age_seconds.type }, message: "must be integer,null", schema: schema35.properties.facts_age_seconds.type, parentSchema: schema35.properties.facts_age_seconds, data: data6 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (typeof data6 == "number" && isFinite(data6)) {
        if (data6 > 9007199254740991 || isNaN(data6)) {
          let err20 = { instancePath: instancePath + "/facts_age_seconds", schemaPath: "#/properties/facts_age_seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991", schema: 9007199254740991, parentSchema: schema35.properties.facts_age_seconds, data: data6 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        if (data6 < -9007199254740991 || isNaN(data6)) {
          let err21 = { instancePath: instancePath + "/facts_age_seconds", schemaPath: "#/properties/facts_age_seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 }, message: "must be >= -9007199254740991", schema: -9007199254740991, parentSchema: schema35.properties.facts_age_seconds, data: data6 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      }
    }
    if (data.facts !== void 0 && (validate24(data.facts, { instancePath: instancePath + "/facts", parentData: data, parentDataProperty: "facts", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate24.errors : appended(vErrors, validate24.errors), errors = vErrors.length)), data.blockers !== void 0) {
      let data8 = data.blockers;
      if (Array.isArray(data8)) {
        if (data8.length > 64) {
          let err22 = { instancePath: instancePath + "/blockers", schemaPath: "#/properties/blockers/maxItems", keyword: "maxItems", params: { limit: 64 }, message: "must NOT have more than 64 items", schema: 64, parentSchema: schema35.properties.blockers, data: data8 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        let len0 = data8.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate26(data8[i0], { instancePath: instancePath + "/blockers/" + i0, parentData: data8, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate26.errors : appended(vErrors, validate26.errors), errors = vErrors.length);
      } else {
        let err23 = { instancePath: instancePath + "/blockers", schemaPath: "#/properties/blockers/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema35.properties.blockers.type, parentSchema: schema35.properties.blockers, data: data8 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.would_block !== void 0) {
      let data10 = data.would_block;
      if (Array.isArray(data10)) {
        if (data10.length > 64) {
          let err24 = { instancePath: instancePath + "/would_block", schemaPath: "#/properties/would_block/maxItems", keyword: "maxItems", params: { limit: 64 }, message: "must NOT have more than 64 items", schema: 64, parentSchema: schema35.properties.would_block, data: data10 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        let len1 = data10.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate26(data10[i1], { instancePath: instancePath + "/would_block/" + i1, parentData: data10, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate26.errors : appended(vErrors, validate26.errors), errors = vErrors.length);
      } else {
        let err25 = { instancePath: instancePath + "/would_block", schemaPath: "#/properties/would_block/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema35.properties.would_block.type, parentSchema: schema35.properties.would_block, data: data10 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
  } else {
    let err26 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema35.type, parentSchema: schema35, data };
    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
  }
  return validate23.errors = vErrors, errors === 0;
}
validate23.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate29.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subject === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'", schema: schema44.required, parentSchema: schema44, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.account_reference === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_reference" }, message: "must have required property 'account_reference'", schema: schema44.required, parentSchema: schema44, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.decision === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decision" }, message: "must have required property 'decision'", schema: schema44.required, parentSchema: schema44, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "subject" || key0 === "account_reference" || key0 === "decision")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema44, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.subject !== void 0 && (validate30(data.subject, { instancePath: instancePath + "/subject", parentData: data, parentDataProperty: "subject", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate30.errors : appended(vErrors, validate30.errors), errors = vErrors.length)), data.account_reference !== void 0) {
      let data1 = data.account_reference;
      if (typeof data1 != "string" && data1 !== null) {
        let err4 = { instancePath: instancePath + "/account_reference", schemaPath: "#/$defs/account_reference_or_null/type", keyword: "type", params: { type: schema52.type }, message: "must be string,null", schema: schema52.type, parentSchema: schema52, data: data1 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data1 == "string" && !pattern5.test(data1)) {
        let err5 = { instancePath: instancePath + "/account_reference", schemaPath: "#/$defs/account_reference_or_null/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema52, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.decision !== void 0 && (validate23(data.decision, { instancePath: instancePath + "/decision", parentData: data, parentDataProperty: "decision", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate23.errors : appended(vErrors, validate23.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema44.type, parentSchema: schema44, data };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate29.errors = vErrors, errors === 0;
}
validate29.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate21.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" }, message: "must have required property 'provider'", schema: schema32.required, parentSchema: schema32, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.state === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema32.required, parentSchema: schema32, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.connectable === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "connectable" }, message: "must have required property 'connectable'", schema: schema32.required, parentSchema: schema32, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.advertisable === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "advertisable" }, message: "must have required property 'advertisable'", schema: schema32.required, parentSchema: schema32, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.decisions === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decisions" }, message: "must have required property 'decisions'", schema: schema32.required, parentSchema: schema32, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "provider" || key0 === "state" || key0 === "connectable" || key0 === "advertisable" || key0 === "decisions")) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema32, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.provider !== void 0) {
      let data0 = data.provider;
      if (typeof data0 == "string") {
        if (func1(data0) > 64) {
          let err6 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema34, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!pattern4.test(data0)) {
          let err7 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema34, data: data0 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data0 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.state !== void 0) {
      let data1 = data.state;
      if (typeof data1 != "string") {
        let err9 = { instancePath: instancePath + "/state", schemaPath: "urn:claimgate:schema:readiness-decision:v1#/$defs/readiness_state/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.type, parentSchema: schema36, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (!(data1 === "disabled" || data1 === "unsupported" || data1 === "needs_configuration" || data1 === "reconnect_required" || data1 === "degraded" || data1 === "approval_required" || data1 === "trial_only" || data1 === "policy_restricted" || data1 === "expired_proof" || data1 === "certification_required" || data1 === "healthy")) {
        let err10 = { instancePath: instancePath + "/state", schemaPath: "urn:claimgate:schema:readiness-decision:v1#/$defs/readiness_state/enum", keyword: "enum", params: { allowedValues: schema36.enum }, message: "must be equal to one of the allowed values", schema: schema36.enum, parentSchema: schema36, data: data1 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.connectable !== void 0) {
      let data2 = data.connectable;
      if (typeof data2 != "boolean") {
        let err11 = { instancePath: instancePath + "/connectable", schemaPath: "#/properties/connectable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema32.properties.connectable.type, parentSchema: schema32.properties.connectable, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.advertisable !== void 0) {
      let data3 = data.advertisable;
      if (typeof data3 != "boolean") {
        let err12 = { instancePath: instancePath + "/advertisable", schemaPath: "#/properties/advertisable/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema32.properties.advertisable.type, parentSchema: schema32.properties.advertisable, data: data3 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.decisions !== void 0) {
      let data4 = data.decisions;
      if (Array.isArray(data4)) {
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate29(data4[i0], { instancePath: instancePath + "/decisions/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate29.errors : appended(vErrors, validate29.errors), errors = vErrors.length);
      } else {
        let err13 = { instancePath: instancePath + "/decisions", schemaPath: "#/properties/decisions/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema32.properties.decisions.type, parentSchema: schema32.properties.decisions, data: data4 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
  } else {
    let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.type, parentSchema: schema32, data };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
validate21.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var pattern15 = new RegExp("^[A-Za-z0-9_-]{1,400}$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.providers === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "providers" }, message: "must have required property 'providers'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "providers" || key0 === "next_cursor")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.providers !== void 0) {
      let data0 = data.providers;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate21(data0[i0], { instancePath: instancePath + "/providers/" + i0, parentData: data0, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate21.errors : appended(vErrors, validate21.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/providers", schemaPath: "#/properties/providers/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.providers.type, parentSchema: schema31.properties.providers, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.next_cursor !== void 0) {
      let data2 = data.next_cursor;
      if (typeof data2 == "string") {
        if (!pattern15.test(data2)) {
          let err3 = { instancePath: instancePath + "/next_cursor", schemaPath: "#/properties/next_cursor/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]{1,400}$" }, message: 'must match pattern "^[A-Za-z0-9_-]{1,400}$"', schema: "^[A-Za-z0-9_-]{1,400}$", parentSchema: schema31.properties.next_cursor, data: data2 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/next_cursor", schemaPath: "#/properties/next_cursor/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.next_cursor.type, parentSchema: schema31.properties.next_cursor, data: data2 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
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
