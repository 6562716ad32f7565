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
var document = bounded(validate20), schema31 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:verification-summary:v1", title: "VerificationSummary", description: "The signed form of a verdict: a SLSA verification summary v1 as this gate writes it (specification/trust.md 1).", type: "object", additionalProperties: !1, required: ["_type", "subject", "predicateType", "predicate"], properties: { _type: { const: "https://in-toto.io/Statement/v1" }, subject: { type: "array", minItems: 3, maxItems: 103, description: "claims, manifest and verdict, then the published files that the manifest binds", items: { $ref: "#/$defs/summary_subject" } }, predicateType: { const: "https://slsa.dev/verification_summary/v1" }, predicate: { $ref: "#/$defs/summary_predicate" } }, $defs: { summary_subject: { title: "SummarySubject", type: "object", additionalProperties: !1, required: ["name", "digest"], properties: { name: { type: "string", minLength: 1, maxLength: 4096 }, digest: { $ref: "urn:claimgate:schema:in-toto-statement:v1#/$defs/sha256_set" } } }, summary_resource: { title: "SummaryResource", description: "A document by name and digest (in-toto ResourceDescriptor).", type: "object", additionalProperties: !1, required: ["uri", "digest"], properties: { uri: { type: "string", minLength: 1, maxLength: 4096 }, digest: { $ref: "urn:claimgate:schema:in-toto-statement:v1#/$defs/sha256_set" } } }, summary_predicate: { title: "SummaryPredicate", type: "object", additionalProperties: !1, required: ["verifier", "timeVerified", "resourceUri", "policy", "inputAttestations", "verificationResult", "verifiedLevels"], properties: { verifier: { title: "SummaryVerifier", type: "object", additionalProperties: !1, required: ["id", "version"], properties: { id: { const: "urn:claimgate:gate:v1" }, version: { title: "SummaryVerifierVersion", type: "object", additionalProperties: !1, required: ["claimgate"], properties: { claimgate: { type: "string", minLength: 1, maxLength: 64 } } } } }, timeVerified: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, resourceUri: { type: "string", maxLength: 2048, pattern: "^pkg:[a-z][a-z0-9.+-]*/[!-?A-~]+@[!-?A-~]+$", description: "a purl of what is released, with its version, such as pkg:npm/example@1.4.0" }, policy: { $ref: "#/$defs/summary_resource" }, inputAttestations: { type: "array", maxItems: 1024, items: { $ref: "#/$defs/summary_resource" } }, verificationResult: { type: "string", enum: ["PASSED", "FAILED"] }, verifiedLevels: { type: "array", minItems: 1, maxItems: 1, items: { type: "string", enum: ["CLAIMGATE_RULES_V1", "FAILED"] } }, "urn:claimgate:claims:v1": { title: "SummaryClaims", description: "the claims of the release, where files are published with it and it has at most 1000", type: "array", maxItems: 1e3, items: { $ref: "urn:claimgate:schema:badge:v1#/$defs/badge_claim" } }, "urn:claimgate:trust-roots:v1": { title: "SummaryRoots", description: "where files are published with the release: the chain of trust roots, which a pin vouches for", type: "array", maxItems: 1024, items: { $ref: "urn:claimgate:schema:dsse-envelope:v1" } } } } } }, schema32 = { title: "SummarySubject", type: "object", additionalProperties: !1, required: ["name", "digest"], properties: { name: { type: "string", minLength: 1, maxLength: 4096 }, digest: { $ref: "urn:claimgate:schema:in-toto-statement:v1#/$defs/sha256_set" } } }, schema35 = { title: "Sha256Set", description: "in-toto DigestSet with sha256 alone", type: "object", additionalProperties: !1, required: ["sha256"], properties: { sha256: { type: "string", pattern: "^[0-9a-f]{64}$", description: "64 lower-case hex digits" } } }, func1 = require_ucs2length().default, pattern4 = new RegExp("^[0-9a-f]{64}$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate21.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema32.required, parentSchema: schema32, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.digest === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "digest" }, message: "must have required property 'digest'", schema: schema32.required, parentSchema: schema32, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "name" || key0 === "digest")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema32, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (func1(data0) > 4096) {
          let err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema32.properties.name, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func1(data0) < 1) {
          let err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema32.properties.name, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.name.type, parentSchema: schema32.properties.name, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.digest !== void 0) {
      let data1 = data.digest;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.sha256 === void 0) {
          let err6 = { instancePath: instancePath + "/digest", schemaPath: "urn:claimgate:schema:in-toto-statement:v1#/$defs/sha256_set/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'", schema: schema35.required, parentSchema: schema35, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        for (let key1 in data1)
          if (key1 !== "sha256") {
            let err7 = { instancePath: instancePath + "/digest", schemaPath: "urn:claimgate:schema:in-toto-statement:v1#/$defs/sha256_set/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema35, data: data1 };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        if (data1.sha256 !== void 0) {
          let data2 = data1.sha256;
          if (typeof data2 == "string") {
            if (!pattern4.test(data2)) {
              let err8 = { instancePath: instancePath + "/digest/sha256", schemaPath: "urn:claimgate:schema:in-toto-statement:v1#/$defs/sha256_set/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"', schema: "^[0-9a-f]{64}$", parentSchema: schema35.properties.sha256, data: data2 };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
          } else {
            let err9 = { instancePath: instancePath + "/digest/sha256", schemaPath: "urn:claimgate:schema:in-toto-statement:v1#/$defs/sha256_set/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.sha256.type, parentSchema: schema35.properties.sha256, data: data2 };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        }
      } else {
        let err10 = { instancePath: instancePath + "/digest", schemaPath: "urn:claimgate:schema:in-toto-statement:v1#/$defs/sha256_set/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema35.type, parentSchema: schema35, data: data1 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.type, parentSchema: schema32, data };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
validate21.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema36 = { title: "SummaryPredicate", type: "object", additionalProperties: !1, required: ["verifier", "timeVerified", "resourceUri", "policy", "inputAttestations", "verificationResult", "verifiedLevels"], properties: { verifier: { title: "SummaryVerifier", type: "object", additionalProperties: !1, required: ["id", "version"], properties: { id: { const: "urn:claimgate:gate:v1" }, version: { title: "SummaryVerifierVersion", type: "object", additionalProperties: !1, required: ["claimgate"], properties: { claimgate: { type: "string", minLength: 1, maxLength: 64 } } } } }, timeVerified: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, resourceUri: { type: "string", maxLength: 2048, pattern: "^pkg:[a-z][a-z0-9.+-]*/[!-?A-~]+@[!-?A-~]+$", description: "a purl of what is released, with its version, such as pkg:npm/example@1.4.0" }, policy: { $ref: "#/$defs/summary_resource" }, inputAttestations: { type: "array", maxItems: 1024, items: { $ref: "#/$defs/summary_resource" } }, verificationResult: { type: "string", enum: ["PASSED", "FAILED"] }, verifiedLevels: { type: "array", minItems: 1, maxItems: 1, items: { type: "string", enum: ["CLAIMGATE_RULES_V1", "FAILED"] } }, "urn:claimgate:claims:v1": { title: "SummaryClaims", description: "the claims of the release, where files are published with it and it has at most 1000", type: "array", maxItems: 1e3, items: { $ref: "urn:claimgate:schema:badge:v1#/$defs/badge_claim" } }, "urn:claimgate:trust-roots:v1": { title: "SummaryRoots", description: "where files are published with the release: the chain of trust roots, which a pin vouches for", type: "array", maxItems: 1024, items: { $ref: "urn:claimgate:schema:dsse-envelope:v1" } } } }, schema38 = { title: "Instant", type: "string", format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC such as 2026-11-21T08:30:00Z or 2026-11-21T08:30:00.250Z" }, func8 = Object.prototype.hasOwnProperty, formats0 = require_formats().fullFormats["date-time"], pattern5 = new RegExp("^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", "u"), pattern6 = new RegExp("^pkg:[a-z][a-z0-9.+-]*/[!-?A-~]+@[!-?A-~]+$", "u"), schema39 = { title: "SummaryResource", description: "A document by name and digest (in-toto ResourceDescriptor).", type: "object", additionalProperties: !1, required: ["uri", "digest"], properties: { uri: { type: "string", minLength: 1, maxLength: 4096 }, digest: { $ref: "urn:claimgate:schema:in-toto-statement:v1#/$defs/sha256_set" } } };
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate26.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.uri === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "uri" }, message: "must have required property 'uri'", schema: schema39.required, parentSchema: schema39, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.digest === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "digest" }, message: "must have required property 'digest'", schema: schema39.required, parentSchema: schema39, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "uri" || key0 === "digest")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema39, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.uri !== void 0) {
      let data0 = data.uri;
      if (typeof data0 == "string") {
        if (func1(data0) > 4096) {
          let err3 = { instancePath: instancePath + "/uri", schemaPath: "#/properties/uri/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema39.properties.uri, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (func1(data0) < 1) {
          let err4 = { instancePath: instancePath + "/uri", schemaPath: "#/properties/uri/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema39.properties.uri, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/uri", schemaPath: "#/properties/uri/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.properties.uri.type, parentSchema: schema39.properties.uri, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.digest !== void 0) {
      let data1 = data.digest;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.sha256 === void 0) {
          let err6 = { instancePath: instancePath + "/digest", schemaPath: "urn:claimgate:schema:in-toto-statement:v1#/$defs/sha256_set/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'", schema: schema35.required, parentSchema: schema35, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        for (let key1 in data1)
          if (key1 !== "sha256") {
            let err7 = { instancePath: instancePath + "/digest", schemaPath: "urn:claimgate:schema:in-toto-statement:v1#/$defs/sha256_set/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema35, data: data1 };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        if (data1.sha256 !== void 0) {
          let data2 = data1.sha256;
          if (typeof data2 == "string") {
            if (!pattern4.test(data2)) {
              let err8 = { instancePath: instancePath + "/digest/sha256", schemaPath: "urn:claimgate:schema:in-toto-statement:v1#/$defs/sha256_set/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"', schema: "^[0-9a-f]{64}$", parentSchema: schema35.properties.sha256, data: data2 };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
          } else {
            let err9 = { instancePath: instancePath + "/digest/sha256", schemaPath: "urn:claimgate:schema:in-toto-statement:v1#/$defs/sha256_set/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.sha256.type, parentSchema: schema35.properties.sha256, data: data2 };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        }
      } else {
        let err10 = { instancePath: instancePath + "/digest", schemaPath: "urn:claimgate:schema:in-toto-statement:v1#/$defs/sha256_set/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema35.type, parentSchema: schema35, data: data1 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema39.type, parentSchema: schema39, data };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate26.errors = vErrors, errors === 0;
}
validate26.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema47 = { title: "BadgeClaim", type: "object", additionalProperties: !1, required: ["provider", "output_profile", "operation", "account_kind", "policy_mode"], properties: { provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, output_profile: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, operation: { type: "string", enum: ["publish_immediate", "publish_scheduled"] }, account_kind: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, policy_mode: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" } } }, schema48 = { title: "Slug", type: "string", maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters" }, pattern12 = new RegExp("^[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u");
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate34.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" }, message: "must have required property 'provider'", schema: schema47.required, parentSchema: schema47, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.output_profile === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "output_profile" }, message: "must have required property 'output_profile'", schema: schema47.required, parentSchema: schema47, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.operation === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operation" }, message: "must have required property 'operation'", schema: schema47.required, parentSchema: schema47, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.account_kind === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_kind" }, message: "must have required property 'account_kind'", schema: schema47.required, parentSchema: schema47, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.policy_mode === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "policy_mode" }, message: "must have required property 'policy_mode'", schema: schema47.required, parentSchema: schema47, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "provider" || key0 === "output_profile" || key0 === "operation" || key0 === "account_kind" || key0 === "policy_mode")) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema47, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.provider !== void 0) {
      let data0 = data.provider;
      if (typeof data0 == "string") {
        if (func1(data0) > 64) {
          let err6 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema48, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!pattern12.test(data0)) {
          let err7 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema48, data: data0 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.type, parentSchema: schema48, data: data0 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.output_profile !== void 0) {
      let data1 = data.output_profile;
      if (typeof data1 == "string") {
        if (func1(data1) > 64) {
          let err9 = { instancePath: instancePath + "/output_profile", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema48, data: data1 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (!pattern12.test(data1)) {
          let err10 = { instancePath: instancePath + "/output_profile", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema48, data: data1 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/output_profile", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.type, parentSchema: schema48, data: data1 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.operation !== void 0) {
      let data2 = data.operation;
      if (typeof data2 != "string") {
        let err12 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.properties.operation.type, parentSchema: schema47.properties.operation, data: data2 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (!(data2 === "publish_immediate" || data2 === "publish_scheduled")) {
        let err13 = { instancePath: instancePath + "/operation", schemaPath: "#/properties/operation/enum", keyword: "enum", params: { allowedValues: schema47.properties.operation.enum }, message: "must be equal to one of the allowed values", schema: schema47.properties.operation.enum, parentSchema: schema47.properties.operation, data: data2 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.account_kind !== void 0) {
      let data3 = data.account_kind;
      if (typeof data3 == "string") {
        if (func1(data3) > 64) {
          let err14 = { instancePath: instancePath + "/account_kind", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema48, data: data3 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (!pattern12.test(data3)) {
          let err15 = { instancePath: instancePath + "/account_kind", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema48, data: data3 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/account_kind", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.type, parentSchema: schema48, data: data3 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.policy_mode !== void 0) {
      let data4 = data.policy_mode;
      if (typeof data4 == "string") {
        if (func1(data4) > 64) {
          let err17 = { instancePath: instancePath + "/policy_mode", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema48, data: data4 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (!pattern12.test(data4)) {
          let err18 = { instancePath: instancePath + "/policy_mode", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema48, data: data4 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        let err19 = { instancePath: instancePath + "/policy_mode", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.type, parentSchema: schema48, data: data4 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
  } else {
    let err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema47.type, parentSchema: schema47, data };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  return validate34.errors = vErrors, errors === 0;
}
validate34.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema57 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:dsse-envelope:v1", title: "DsseEnvelope", description: "The JSON form of a DSSE v1.0.2 envelope (specification/trust.md 1).", type: "object", additionalProperties: !1, required: ["payload", "payloadType", "signatures"], properties: { payload: { type: "string", description: "base64 of the exact payload bytes" }, payloadType: { type: "string", minLength: 1, maxLength: 256 }, signatures: { type: "array", maxItems: 16, items: { $ref: "#/$defs/dsse_signature" }, description: "at most 16; none where nobody has signed yet, which no verifier accepts" } }, $defs: { dsse_signature: { title: "DsseSignature", type: "object", additionalProperties: !1, required: ["sig"], properties: { keyid: { type: "string", maxLength: 1024, description: "a hint only; may be empty" }, sig: { type: "string", minLength: 1, maxLength: 1024, description: "base64 of the signature over the PAE" } } } } }, schema58 = { title: "DsseSignature", type: "object", additionalProperties: !1, required: ["sig"], properties: { keyid: { type: "string", maxLength: 1024, description: "a hint only; may be empty" }, sig: { type: "string", minLength: 1, maxLength: 1024, description: "base64 of the signature over the PAE" } } };
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate36.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.payload === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "payload" }, message: "must have required property 'payload'", schema: schema57.required, parentSchema: schema57, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.payloadType === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "payloadType" }, message: "must have required property 'payloadType'", schema: schema57.required, parentSchema: schema57, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.signatures === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "signatures" }, message: "must have required property 'signatures'", schema: schema57.required, parentSchema: schema57, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "payload" || key0 === "payloadType" || key0 === "signatures")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema57, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.payload !== void 0) {
      let data0 = data.payload;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/payload", schemaPath: "#/properties/payload/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.payload.type, parentSchema: schema57.properties.payload, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.payloadType !== void 0) {
      let data1 = data.payloadType;
      if (typeof data1 == "string") {
        if (func1(data1) > 256) {
          let err5 = { instancePath: instancePath + "/payloadType", schemaPath: "#/properties/payloadType/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters", schema: 256, parentSchema: schema57.properties.payloadType, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (func1(data1) < 1) {
          let err6 = { instancePath: instancePath + "/payloadType", schemaPath: "#/properties/payloadType/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema57.properties.payloadType, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/payloadType", schemaPath: "#/properties/payloadType/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.payloadType.type, parentSchema: schema57.properties.payloadType, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.signatures !== void 0) {
      let data2 = data.signatures;
      if (Array.isArray(data2)) {
        if (data2.length > 16) {
          let err8 = { instancePath: instancePath + "/signatures", schemaPath: "#/properties/signatures/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items", schema: 16, parentSchema: schema57.properties.signatures, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.sig === void 0) {
              let err9 = { instancePath: instancePath + "/signatures/" + i0, schemaPath: "#/$defs/dsse_signature/required", keyword: "required", params: { missingProperty: "sig" }, message: "must have required property 'sig'", schema: schema58.required, parentSchema: schema58, data: data3 };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            for (let key1 in data3)
              if (!(key1 === "keyid" || key1 === "sig")) {
                let err10 = { instancePath: instancePath + "/signatures/" + i0, schemaPath: "#/$defs/dsse_signature/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema58, data: data3 };
                vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
              }
            if (data3.keyid !== void 0) {
              let data4 = data3.keyid;
              if (typeof data4 == "string") {
                if (func1(data4) > 1024) {
                  let err11 = { instancePath: instancePath + "/signatures/" + i0 + "/keyid", schemaPath: "#/$defs/dsse_signature/properties/keyid/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters", schema: 1024, parentSchema: schema58.properties.keyid, data: data4 };
                  vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                }
              } else {
                let err12 = { instancePath: instancePath + "/signatures/" + i0 + "/keyid", schemaPath: "#/$defs/dsse_signature/properties/keyid/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema58.properties.keyid.type, parentSchema: schema58.properties.keyid, data: data4 };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
              }
            }
            if (data3.sig !== void 0) {
              let data5 = data3.sig;
              if (typeof data5 == "string") {
                if (func1(data5) > 1024) {
                  let err13 = { instancePath: instancePath + "/signatures/" + i0 + "/sig", schemaPath: "#/$defs/dsse_signature/properties/sig/maxLength", keyword: "maxLength", params: { limit: 1024 }, message: "must NOT have more than 1024 characters", schema: 1024, parentSchema: schema58.properties.sig, data: data5 };
                  vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                }
                if (func1(data5) < 1) {
                  let err14 = { instancePath: instancePath + "/signatures/" + i0 + "/sig", schemaPath: "#/$defs/dsse_signature/properties/sig/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema58.properties.sig, data: data5 };
                  vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                }
              } else {
                let err15 = { instancePath: instancePath + "/signatures/" + i0 + "/sig", schemaPath: "#/$defs/dsse_signature/properties/sig/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema58.properties.sig.type, parentSchema: schema58.properties.sig, data: data5 };
                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
              }
            }
          } else {
            let err16 = { instancePath: instancePath + "/signatures/" + i0, schemaPath: "#/$defs/dsse_signature/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema58.type, parentSchema: schema58, data: data3 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
      } else {
        let err17 = { instancePath: instancePath + "/signatures", schemaPath: "#/properties/signatures/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema57.properties.signatures.type, parentSchema: schema57.properties.signatures, data: data2 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
  } else {
    let err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema57.type, parentSchema: schema57, data };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate36.errors = vErrors, errors === 0;
}
validate36.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate24.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.verifier === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "verifier" }, message: "must have required property 'verifier'", schema: schema36.required, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.timeVerified === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timeVerified" }, message: "must have required property 'timeVerified'", schema: schema36.required, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.resourceUri === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "resourceUri" }, message: "must have required property 'resourceUri'", schema: schema36.required, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.policy === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "policy" }, message: "must have required property 'policy'", schema: schema36.required, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.inputAttestations === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "inputAttestations" }, message: "must have required property 'inputAttestations'", schema: schema36.required, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.verificationResult === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "verificationResult" }, message: "must have required property 'verificationResult'", schema: schema36.required, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.verifiedLevels === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "verifiedLevels" }, message: "must have required property 'verifiedLevels'", schema: schema36.required, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!func8.call(schema36.properties, key0)) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema36, data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.verifier !== void 0) {
      let data0 = data.verifier;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.id === void 0) {
          let err8 = { instancePath: instancePath + "/verifier", schemaPath: "#/properties/verifier/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'", schema: schema36.properties.verifier.required, parentSchema: schema36.properties.verifier, data: data0 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data0.version === void 0) {
          let err9 = { instancePath: instancePath + "/verifier", schemaPath: "#/properties/verifier/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema36.properties.verifier.required, parentSchema: schema36.properties.verifier, data: data0 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        for (let key1 in data0)
          if (!(key1 === "id" || key1 === "version")) {
            let err10 = { instancePath: instancePath + "/verifier", schemaPath: "#/properties/verifier/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema36.properties.verifier, data: data0 };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        if (data0.id !== void 0) {
          let data1 = data0.id;
          if (data1 !== "urn:claimgate:gate:v1") {
            let err11 = { instancePath: instancePath + "/verifier/id", schemaPath: "#/properties/verifier/properties/id/const", keyword: "const", params: { allowedValue: "urn:claimgate:gate:v1" }, message: "must be equal to constant", schema: "urn:claimgate:gate:v1", parentSchema: schema36.properties.verifier.properties.id, data: data1 };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        }
        if (data0.version !== void 0) {
          let data2 = data0.version;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.claimgate === void 0) {
              let err12 = { instancePath: instancePath + "/verifier/version", schemaPath: "#/properties/verifier/properties/version/required", keyword: "required", params: { missingProperty: "claimgate" }, message: "must have required property 'claimgate'", schema: schema36.properties.verifier.properties.version.required, parentSchema: schema36.properties.verifier.properties.version, data: data2 };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
            for (let key2 in data2)
              if (key2 !== "claimgate") {
                let err13 = { instancePath: instancePath + "/verifier/version", schemaPath: "#/properties/verifier/properties/version/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema36.properties.verifier.properties.version, data: data2 };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
              }
            if (data2.claimgate !== void 0) {
              let data3 = data2.claimgate;
              if (typeof data3 == "string") {
                if (func1(data3) > 64) {
                  let err14 = { instancePath: instancePath + "/verifier/version/claimgate", schemaPath: "#/properties/verifier/properties/version/properties/claimgate/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema36.properties.verifier.properties.version.properties.claimgate, data: data3 };
                  vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                }
                if (func1(data3) < 1) {
                  let err15 = { instancePath: instancePath + "/verifier/version/claimgate", schemaPath: "#/properties/verifier/properties/version/properties/claimgate/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema36.properties.verifier.properties.version.properties.claimgate, data: data3 };
                  vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
                }
              } else {
                let err16 = { instancePath: instancePath + "/verifier/version/claimgate", schemaPath: "#/properties/verifier/properties/version/properties/claimgate/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.properties.verifier.properties.version.properties.claimgate.type, parentSchema: schema36.properties.verifier.properties.version.properties.claimgate, data: data3 };
                vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
              }
            }
          } else {
            let err17 = { instancePath: instancePath + "/verifier/version", schemaPath: "#/properties/verifier/properties/version/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema36.properties.verifier.properties.version.type, parentSchema: schema36.properties.verifier.properties.version, data: data2 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
      } else {
        let err18 = { instancePath: instancePath + "/verifier", schemaPath: "#/properties/verifier/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema36.properties.verifier.type, parentSchema: schema36.properties.verifier, data: data0 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.timeVerified !== void 0) {
      let data4 = data.timeVerified;
      if (typeof data4 == "string") {
        if (!pattern5.test(data4)) {
          let err19 = { instancePath: instancePath + "/timeVerified", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema38, data: data4 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (!formats0.validate(data4)) {
          let err20 = { instancePath: instancePath + "/timeVerified", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema38, data: data4 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/timeVerified", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.type, parentSchema: schema38, data: data4 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.resourceUri !== void 0) {
      let data5 = data.resourceUri;
      if (typeof data5 == "string") {
        if (func1(data5) > 2048) {
          let err22 = { instancePath: instancePath + "/resourceUri", schemaPath: "#/properties/resourceUri/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters", schema: 2048, parentSchema: schema36.properties.resourceUri, data: data5 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (!pattern6.test(data5)) {
          let err23 = { instancePath: instancePath + "/resourceUri", schemaPath: "#/properties/resourceUri/pattern", keyword: "pattern", params: { pattern: "^pkg:[a-z][a-z0-9.+-]*/[!-?A-~]+@[!-?A-~]+$" }, message: 'must match pattern "^pkg:[a-z][a-z0-9.+-]*/[!-?A-~]+@[!-?A-~]+$"', schema: "^pkg:[a-z][a-z0-9.+-]*/[!-?A-~]+@[!-?A-~]+$", parentSchema: schema36.properties.resourceUri, data: data5 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      } else {
        let err24 = { instancePath: instancePath + "/resourceUri", schemaPath: "#/properties/resourceUri/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.properties.resourceUri.type, parentSchema: schema36.properties.resourceUri, data: data5 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.policy !== void 0 && (validate26(data.policy, { instancePath: instancePath + "/policy", parentData: data, parentDataProperty: "policy", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate26.errors : appended(vErrors, validate26.errors), errors = vErrors.length)), data.inputAttestations !== void 0) {
      let data7 = data.inputAttestations;
      if (Array.isArray(data7)) {
        if (data7.length > 1024) {
          let err25 = { instancePath: instancePath + "/inputAttestations", schemaPath: "#/properties/inputAttestations/maxItems", keyword: "maxItems", params: { limit: 1024 }, message: "must NOT have more than 1024 items", schema: 1024, parentSchema: schema36.properties.inputAttestations, data: data7 };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        let len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate26(data7[i0], { instancePath: instancePath + "/inputAttestations/" + i0, parentData: data7, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate26.errors : appended(vErrors, validate26.errors), errors = vErrors.length);
      } else {
        let err26 = { instancePath: instancePath + "/inputAttestations", schemaPath: "#/properties/inputAttestations/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema36.properties.inputAttestations.type, parentSchema: schema36.properties.inputAttestations, data: data7 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.verificationResult !== void 0) {
      let data9 = data.verificationResult;
      if (typeof data9 != "string") {
        let err27 = { instancePath: instancePath + "/verificationResult", schemaPath: "#/properties/verificationResult/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.properties.verificationResult.type, parentSchema: schema36.properties.verificationResult, data: data9 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
      if (!(data9 === "PASSED" || data9 === "FAILED")) {
        let err28 = { instancePath: instancePath + "/verificationResult", schemaPath: "#/properties/verificationResult/enum", keyword: "enum", params: { allowedValues: schema36.properties.verificationResult.enum }, message: "must be equal to one of the allowed values", schema: schema36.properties.verificationResult.enum, parentSchema: schema36.properties.verificationResult, data: data9 };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.verifiedLevels !== void 0) {
      let data10 = data.verifiedLevels;
      if (Array.isArray(data10)) {
        if (data10.length > 1) {
          let err29 = { instancePath: instancePath + "/verifiedLevels", schemaPath: "#/properties/verifiedLevels/maxItems", keyword: "maxItems", params: { limit: 1 }, message: "must NOT have more than 1 items", schema: 1, parentSchema: schema36.properties.verifiedLevels, data: data10 };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        if (data10.length < 1) {
          let err30 = { instancePath: instancePath + "/verifiedLevels", schemaPath: "#/properties/verifiedLevels/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema36.properties.verifiedLevels, data: data10 };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
        let len1 = data10.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data11 = data10[i1];
          if (typeof data11 != "string") {
            let err31 = { instancePath: instancePath + "/verifiedLevels/" + i1, schemaPath: "#/properties/verifiedLevels/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.properties.verifiedLevels.items.type, parentSchema: schema36.properties.verifiedLevels.items, data: data11 };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
          if (!(data11 === "CLAIMGATE_RULES_V1" || data11 === "FAILED")) {
            let err32 = { instancePath: instancePath + "/verifiedLevels/" + i1, schemaPath: "#/properties/verifiedLevels/items/enum", keyword: "enum", params: { allowedValues: schema36.properties.verifiedLevels.items.enum }, message: "must be equal to one of the allowed values", schema: schema36.properties.verifiedLevels.items.enum, parentSchema: schema36.properties.verifiedLevels.items, data: data11 };
            vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
          }
        }
      } else {
        let err33 = { instancePath: instancePath + "/verifiedLevels", schemaPath: "#/properties/verifiedLevels/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema36.properties.verifiedLevels.type, parentSchema: schema36.properties.verifiedLevels, data: data10 };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data["urn:claimgate:claims:v1"] !== void 0) {
      let data12 = data["urn:claimgate:claims:v1"];
      if (Array.isArray(data12)) {
        if (data12.length > 1e3) {
          let err34 = { instancePath: instancePath + "/urn:claimgate:claims:v1", schemaPath: "#/properties/urn%3Aclaimgate%3Aclaims%3Av1/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items", schema: 1e3, parentSchema: schema36.properties["urn:claimgate:claims:v1"], data: data12 };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
        let len2 = data12.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate34(data12[i2], { instancePath: instancePath + "/urn:claimgate:claims:v1/" + i2, parentData: data12, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate34.errors : appended(vErrors, validate34.errors), errors = vErrors.length);
      } else {
        let err35 = { instancePath: instancePath + "/urn:claimgate:claims:v1", schemaPath: "#/properties/urn%3Aclaimgate%3Aclaims%3Av1/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema36.properties["urn:claimgate:claims:v1"].type, parentSchema: schema36.properties["urn:claimgate:claims:v1"], data: data12 };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data["urn:claimgate:trust-roots:v1"] !== void 0) {
      let data14 = data["urn:claimgate:trust-roots:v1"];
      if (Array.isArray(data14)) {
        if (data14.length > 1024) {
          let err36 = { instancePath: instancePath + "/urn:claimgate:trust-roots:v1", schemaPath: "#/properties/urn%3Aclaimgate%3Atrust-roots%3Av1/maxItems", keyword: "maxItems", params: { limit: 1024 }, message: "must NOT have more than 1024 items", schema: 1024, parentSchema: schema36.properties["urn:claimgate:trust-roots:v1"], data: data14 };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
        let len3 = data14.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate36(data14[i3], { instancePath: instancePath + "/urn:claimgate:trust-roots:v1/" + i3, parentData: data14, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate36.errors : appended(vErrors, validate36.errors), errors = vErrors.length);
      } else {
        let err37 = { instancePath: instancePath + "/urn:claimgate:trust-roots:v1", schemaPath: "#/properties/urn%3Aclaimgate%3Atrust-roots%3Av1/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema36.properties["urn:claimgate:trust-roots:v1"].type, parentSchema: schema36.properties["urn:claimgate:trust-roots:v1"], data: data14 };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
    }
  } else {
    let err38 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema36.type, parentSchema: schema36, data };
    vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
  }
  return validate24.errors = vErrors, errors === 0;
}
validate24.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data._type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "_type" }, message: "must have required property '_type'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.subject === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.predicateType === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "predicateType" }, message: "must have required property 'predicateType'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.predicate === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "predicate" }, message: "must have required property 'predicate'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "_type" || key0 === "subject" || key0 === "predicateType" || key0 === "predicate")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data._type !== void 0) {
      let data0 = data._type;
      if (data0 !== "https://in-toto.io/Statement/v1") {
        let err5 = { instancePath: instancePath + "/_type", schemaPath: "#/properties/_type/const", keyword: "const", params: { allowedValue: "https://in-toto.io/Statement/v1" }, message: "must be equal to constant", schema: "https://in-toto.io/Statement/v1", parentSchema: schema31.properties._type, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.subject !== void 0) {
      let data1 = data.subject;
      if (Array.isArray(data1)) {
        if (data1.length > 103) {
          let err6 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/maxItems", keyword: "maxItems", params: { limit: 103 }, message: "must NOT have more than 103 items", schema: 103, parentSchema: schema31.properties.subject, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data1.length < 3) {
          let err7 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/minItems", keyword: "minItems", params: { limit: 3 }, message: "must NOT have fewer than 3 items", schema: 3, parentSchema: schema31.properties.subject, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate21(data1[i0], { instancePath: instancePath + "/subject/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate21.errors : appended(vErrors, validate21.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.subject.type, parentSchema: schema31.properties.subject, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.predicateType !== void 0) {
      let data3 = data.predicateType;
      if (data3 !== "https://slsa.dev/verification_summary/v1") {
        let err9 = { instancePath: instancePath + "/predicateType", schemaPath: "#/properties/predicateType/const", keyword: "const", params: { allowedValue: "https://slsa.dev/verification_summary/v1" }, message: "must be equal to constant", schema: "https://slsa.dev/verification_summary/v1", parentSchema: schema31.properties.predicateType, data: data3 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    data.predicate !== void 0 && (validate24(data.predicate, { instancePath: instancePath + "/predicate", parentData: data, parentDataProperty: "predicate", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate24.errors : appended(vErrors, validate24.errors), errors = vErrors.length));
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
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
