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
var document = bounded(validate20), schema31 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:readiness-question:v1", title: "ReadinessQuestion", description: "Everything that one readiness decision is a function of, but for the instant and the environment: what `readiness decide` reads (specification/readiness.md 1).", type: "object", additionalProperties: !1, required: ["schema_version", "request", "deployment_kind", "providers", "facts_limits", "evidence", "contracts", "claim", "released_revisions", "foreign_revisions"], properties: { schema_version: { const: 1 }, request: { $ref: "urn:claimgate:schema:readiness-request:v1" }, deployment_kind: { $ref: "urn:claimgate:schema:runtime-facts:v1#/properties/deployment_kind" }, providers: { type: "array", maxItems: 1e4, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, description: "every provider that the runtime knows; a deny-list that names another one is refused" }, facts_limits: { description: "the limits of the trust root, or null where there is none; runtime facts may then be 60 minutes old", anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits" }] }, evidence: { title: "QuestionEvidence", type: "object", additionalProperties: !1, required: ["entry", "account", "is_implemented", "facts_generated_at", "control"], properties: { entry: { description: "what an export would write for the subject, or null where ledger or runtime facts could not be read", anyOf: [{ type: "null" }, { $ref: "urn:claimgate:schema:projection-entry:v1" }] }, account: { $ref: "urn:claimgate:schema:projection-entry:v1#/$defs/authorization_fact", description: "the grant of the requested account, or null where none was asked for or it is not known" }, is_implemented: { type: "boolean", description: "whether the runtime implements the operation for the profile" }, facts_generated_at: { $ref: "urn:claimgate:schema:projection-entry:v1#/$defs/expiry_or_null", description: "when the runtime facts were written, or null where they could not be read" }, control: { $ref: "urn:claimgate:schema:projection-entry:v1#/$defs/control_fact", description: "what is known of the control without the entry; a disable counts here as it does in the entry, and null says nothing" } } }, contracts: { type: "array", maxItems: 1e3, items: { $ref: "urn:claimgate:schema:contract:v1" } }, claim: { title: "QuestionClaim", type: "object", additionalProperties: !1, required: ["contract_digest", "advertisable_subjects"], properties: { contract_digest: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: "the contract that the public claims name for the subject, or null where it is not claimed" }, advertisable_subjects: { type: "array", maxItems: 1e4, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, description: "publish subjects that are advertisable: connect rests on those that equal it in all but profile and operation" } } }, released_revisions: { type: "array", maxItems: 1e4, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/revision" }, description: "the tested commits that are part of what runs" }, foreign_revisions: { type: "array", maxItems: 1e4, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/revision" }, description: "the tested commits that are not; of those in neither list it is not known" } } }, schema146 = { type: "string", enum: ["cloud", "self_hosted"] }, schema35 = { title: "Slug", type: "string", maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters" }, schema156 = { title: "TrustRootLimits", type: "object", additionalProperties: !1, required: ["max_projection_hours", "max_facts_minutes", "max_clock_skew_seconds"], properties: { max_projection_hours: { type: "integer", minimum: 1, maximum: 8784 }, max_facts_minutes: { type: "integer", minimum: 1, maximum: 527040 }, max_clock_skew_seconds: { type: "integer", minimum: 0, maximum: 3600 } } }, schema95 = { title: "ExpiryOrNull", type: ["string", "null"], format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC, or null where no end was set" }, schema104 = { title: "GitRevision", type: "string", pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$", description: "a full Git commit id: 40 or 64 lower-case hex digits" }, func1 = Object.prototype.hasOwnProperty, func3 = require_ucs2length().default, func0 = require_equal().default, schema32 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:readiness-request:v1", title: "DecisionRequest", description: "What a readiness decision is asked for: one exact subject, one account, one intent (specification/readiness.md 1).", type: "object", additionalProperties: !1, required: ["subject", "account_reference", "intent"], properties: { subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, account_reference: { $ref: "urn:claimgate:schema:provider-readiness:v1#/$defs/account_reference_or_null" }, intent: { $ref: "urn:claimgate:schema:readiness-decision:v1#/$defs/readiness_intent" } } }, schema61 = { title: "AccountReferenceOrNull", type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: "fingerprint of the requested account, or null where none is asked for" }, schema63 = { title: "ReadinessIntent", type: "string", enum: ["production", "certification_test"], description: "what an operation is to be run for" }, schema34 = { title: "Subject", description: "What a decision is for: exactly these nine members (specification/documents.md 2).", type: "object", additionalProperties: !1, required: ["provider", "app_fingerprint", "deployment_environment", "provider_environment", "instance_fingerprint", "account_kind", "output_profile", "operation", "policy_mode"], properties: { provider: { $ref: "#/$defs/slug" }, app_fingerprint: { $ref: "#/$defs/fingerprint" }, deployment_environment: { type: "string", enum: ["local", "staging", "production"] }, provider_environment: { type: "string", enum: ["development", "sandbox", "production"] }, instance_fingerprint: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint, "sha256:" and 64 lower-case hex digits, or null' }, account_kind: { $ref: "#/$defs/slug" }, output_profile: { $ref: "#/$defs/slug" }, operation: { $ref: "#/$defs/operation" }, policy_mode: { $ref: "#/$defs/slug" } } }, schema36 = { title: "FingerprintText", type: "string", pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint: "sha256:" and 64 lower-case hex digits' }, schema39 = { title: "Operation", type: "string", enum: ["publish_immediate", "publish_scheduled", "connect"], description: "an operation of a subject" }, pattern4 = new RegExp("^[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u"), pattern5 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate23.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" }, message: "must have required property 'provider'", schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.app_fingerprint === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_fingerprint" }, message: "must have required property 'app_fingerprint'", schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.deployment_environment === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deployment_environment" }, message: "must have required property 'deployment_environment'", schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.provider_environment === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider_environment" }, message: "must have required property 'provider_environment'", schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.instance_fingerprint === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "instance_fingerprint" }, message: "must have required property 'instance_fingerprint'", schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.account_kind === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_kind" }, message: "must have required property 'account_kind'", schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.output_profile === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "output_profile" }, message: "must have required property 'output_profile'", schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.operation === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operation" }, message: "must have required property 'operation'", schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.policy_mode === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "policy_mode" }, message: "must have required property 'policy_mode'", schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema34.properties, key0)) {
        let err9 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema34, data };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.provider !== void 0) {
      let data0 = data.provider;
      if (typeof data0 == "string") {
        if (func3(data0) > 64) {
          let err10 = { instancePath: instancePath + "/provider", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema35, data: data0 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (!pattern4.test(data0)) {
          let err11 = { instancePath: instancePath + "/provider", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema35, data: data0 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/provider", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.type, parentSchema: schema35, data: data0 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.app_fingerprint !== void 0) {
      let data1 = data.app_fingerprint;
      if (typeof data1 == "string") {
        if (!pattern5.test(data1)) {
          let err13 = { instancePath: instancePath + "/app_fingerprint", schemaPath: "#/$defs/fingerprint/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema36, data: data1 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/app_fingerprint", schemaPath: "#/$defs/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.type, parentSchema: schema36, data: data1 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.deployment_environment !== void 0) {
      let data2 = data.deployment_environment;
      if (typeof data2 != "string") {
        let err15 = { instancePath: instancePath + "/deployment_environment", schemaPath: "#/properties/deployment_environment/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.deployment_environment.type, parentSchema: schema34.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (!(data2 === "local" || data2 === "staging" || data2 === "production")) {
        let err16 = { instancePath: instancePath + "/deployment_environment", schemaPath: "#/properties/deployment_environment/enum", keyword: "enum", params: { allowedValues: schema34.properties.deployment_environment.enum }, message: "must be equal to one of the allowed values", schema: schema34.properties.deployment_environment.enum, parentSchema: schema34.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.provider_environment !== void 0) {
      let data3 = data.provider_environment;
      if (typeof data3 != "string") {
        let err17 = { instancePath: instancePath + "/provider_environment", schemaPath: "#/properties/provider_environment/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.provider_environment.type, parentSchema: schema34.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (!(data3 === "development" || data3 === "sandbox" || data3 === "production")) {
        let err18 = { instancePath: instancePath + "/provider_environment", schemaPath: "#/properties/provider_environment/enum", keyword: "enum", params: { allowedValues: schema34.properties.provider_environment.enum }, message: "must be equal to one of the allowed values", schema: schema34.properties.provider_environment.enum, parentSchema: schema34.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.instance_fingerprint !== void 0) {
      let data4 = data.instance_fingerprint;
      if (typeof data4 != "string" && data4 !== null) {
        let err19 = { instancePath: instancePath + "/instance_fingerprint", schemaPath: "#/properties/instance_fingerprint/type", keyword: "type", params: { type: schema34.properties.instance_fingerprint.type }, message: "must be string,null", schema: schema34.properties.instance_fingerprint.type, parentSchema: schema34.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (typeof data4 == "string" && !pattern5.test(data4)) {
        let err20 = { instancePath: instancePath + "/instance_fingerprint", schemaPath: "#/properties/instance_fingerprint/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema34.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.account_kind !== void 0) {
      let data5 = data.account_kind;
      if (typeof data5 == "string") {
        if (func3(data5) > 64) {
          let err21 = { instancePath: instancePath + "/account_kind", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema35, data: data5 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (!pattern4.test(data5)) {
          let err22 = { instancePath: instancePath + "/account_kind", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema35, data: data5 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      } else {
        let err23 = { instancePath: instancePath + "/account_kind", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.type, parentSchema: schema35, data: data5 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.output_profile !== void 0) {
      let data6 = data.output_profile;
      if (typeof data6 == "string") {
        if (func3(data6) > 64) {
          let err24 = { instancePath: instancePath + "/output_profile", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema35, data: data6 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (!pattern4.test(data6)) {
          let err25 = { instancePath: instancePath + "/output_profile", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema35, data: data6 };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      } else {
        let err26 = { instancePath: instancePath + "/output_profile", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.type, parentSchema: schema35, data: data6 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.operation !== void 0) {
      let data7 = data.operation;
      if (typeof data7 != "string") {
        let err27 = { instancePath: instancePath + "/operation", schemaPath: "#/$defs/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.type, parentSchema: schema39, data: data7 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
      if (!(data7 === "publish_immediate" || data7 === "publish_scheduled" || data7 === "connect")) {
        let err28 = { instancePath: instancePath + "/operation", schemaPath: "#/$defs/operation/enum", keyword: "enum", params: { allowedValues: schema39.enum }, message: "must be equal to one of the allowed values", schema: schema39.enum, parentSchema: schema39, data: data7 };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.policy_mode !== void 0) {
      let data8 = data.policy_mode;
      if (typeof data8 == "string") {
        if (func3(data8) > 64) {
          let err29 = { instancePath: instancePath + "/policy_mode", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema35, data: data8 };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        if (!pattern4.test(data8)) {
          let err30 = { instancePath: instancePath + "/policy_mode", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema35, data: data8 };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
      } else {
        let err31 = { instancePath: instancePath + "/policy_mode", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.type, parentSchema: schema35, data: data8 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
  } else {
    let err32 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema34.type, parentSchema: schema34, data };
    vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
  }
  return validate23.errors = vErrors, errors === 0;
}
validate23.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate21.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subject === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'", schema: schema32.required, parentSchema: schema32, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.account_reference === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_reference" }, message: "must have required property 'account_reference'", schema: schema32.required, parentSchema: schema32, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.intent === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "intent" }, message: "must have required property 'intent'", schema: schema32.required, parentSchema: schema32, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "subject" || key0 === "account_reference" || key0 === "intent")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema32, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.subject !== void 0 && (validate23(data.subject, { instancePath: instancePath + "/subject", parentData: data, parentDataProperty: "subject", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate23.errors : appended(vErrors, validate23.errors), errors = vErrors.length)), data.account_reference !== void 0) {
      let data1 = data.account_reference;
      if (typeof data1 != "string" && data1 !== null) {
        let err4 = { instancePath: instancePath + "/account_reference", schemaPath: "urn:claimgate:schema:provider-readiness:v1#/$defs/account_reference_or_null/type", keyword: "type", params: { type: schema61.type }, message: "must be string,null", schema: schema61.type, parentSchema: schema61, data: data1 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data1 == "string" && !pattern5.test(data1)) {
        let err5 = { instancePath: instancePath + "/account_reference", schemaPath: "urn:claimgate:schema:provider-readiness:v1#/$defs/account_reference_or_null/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema61, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.intent !== void 0) {
      let data2 = data.intent;
      if (typeof data2 != "string") {
        let err6 = { instancePath: instancePath + "/intent", schemaPath: "urn:claimgate:schema:readiness-decision:v1#/$defs/readiness_intent/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema63.type, parentSchema: schema63, data: data2 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (!(data2 === "production" || data2 === "certification_test")) {
        let err7 = { instancePath: instancePath + "/intent", schemaPath: "urn:claimgate:schema:readiness-decision:v1#/$defs/readiness_intent/enum", keyword: "enum", params: { allowedValues: schema63.enum }, message: "must be equal to one of the allowed values", schema: schema63.enum, parentSchema: schema63, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.type, parentSchema: schema32, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
validate21.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema75 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:projection-entry:v1", title: "ProjectionEntry", description: "One line of ledger-projection.jsonl: what the ledger knows of one subject. A fact that is not known is null (specification/documents.md 3.3).", type: "object", additionalProperties: !1, required: ["subject", "contract_digest", "configuration", "approval", "authorization", "policy", "runtime_control", "local_run", "live_run"], properties: { subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, contract_digest: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: "digest of the current contract, or null where no contract fits what the runtime implements now" }, configuration: { $ref: "#/$defs/configuration_fact" }, approval: { $ref: "#/$defs/approval_fact" }, authorization: { $ref: "#/$defs/authorization_fact" }, policy: { $ref: "#/$defs/policy_fact" }, runtime_control: { $ref: "#/$defs/control_fact" }, local_run: { $ref: "#/$defs/run_fact" }, live_run: { $ref: "#/$defs/run_fact" } }, $defs: { record_place: { title: "RecordPlace", description: "Where a record stands in the ledger: its sequence number and its leaf hash.", type: "object", additionalProperties: !1, required: ["sequence", "leaf"], properties: { sequence: { type: "integer", minimum: 1, maximum: 9007199254740991 }, leaf: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } }, record_place_or_null: { title: "RecordPlaceOrNull", description: "The same, or null where no ledger record says so, as for a disable set in the environment.", type: ["object", "null"], additionalProperties: !1, required: ["sequence", "leaf"], properties: { sequence: { type: "integer", minimum: 1, maximum: 9007199254740991 }, leaf: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } }, expiry_or_null: { title: "ExpiryOrNull", type: ["string", "null"], format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC, or null where no end was set" }, scope_digests: { title: "ScopeDigests", type: "array", maxItems: 256, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, description: "scopes, each as the SHA-256 of its name in UTF-8 (specification/documents.md 1), in any order" }, approval_state: { title: "ApprovalState", type: "string", enum: ["not_required", "pending", "trial", "approved", "restricted", "revoked"], description: "what a review of a provider app says" }, configuration_fact: { title: "ConfigurationFact", type: ["object", "null"], additionalProperties: !1, required: ["state", "source"], properties: { state: { type: "string", enum: ["missing", "dynamic_registration", "configured"] }, source: { type: ["string", "null"], enum: ["built_in", "environment", "database", "dynamic", null], description: "where the effective configuration comes from, or null where that is not known" } } }, approval_fact: { title: "ApprovalFact", type: ["object", "null"], additionalProperties: !1, required: ["state", "tier", "reviewed_at", "expires_at", "record"], properties: { state: { $ref: "#/$defs/approval_state" }, tier: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, reviewed_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, record: { $ref: "#/$defs/record_place" } } }, authorization_fact: { title: "AuthorizationFact", type: ["object", "null"], additionalProperties: !1, required: ["state", "granted_scopes", "validated_at", "expires_at"], properties: { state: { type: "string", enum: ["not_applicable", "reconnect_required", "valid"] }, granted_scopes: { $ref: "#/$defs/scope_digests" }, validated_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "#/$defs/expiry_or_null" } } }, policy_fact: { title: "PolicyFact", type: ["object", "null"], additionalProperties: !1, required: ["state"], properties: { state: { type: "string", enum: ["restricted", "allowed"] } } }, control_fact: { title: "ControlFact", type: ["object", "null"], additionalProperties: !1, required: ["state", "expires_at", "record"], properties: { state: { type: "string", enum: ["disabled", "degraded", "enabled"] }, expires_at: { $ref: "#/$defs/expiry_or_null" }, record: { $ref: "#/$defs/record_place_or_null" } } }, run_fact: { title: "RunFact", type: ["object", "null"], additionalProperties: !1, required: ["subject_digest", "contract_digest", "tested_revision", "tested_at", "expires_at", "approval_state", "approval_tier", "required_scopes", "granted_scopes", "checks", "record"], properties: { subject_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, contract_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, tested_revision: { $ref: "urn:claimgate:schema:common:v1#/$defs/revision" }, tested_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, approval_state: { $ref: "#/$defs/approval_state" }, approval_tier: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, required_scopes: { $ref: "#/$defs/scope_digests" }, granted_scopes: { $ref: "#/$defs/scope_digests" }, checks: { type: "array", maxItems: 32, items: { $ref: "#/$defs/check_fact" } }, record: { $ref: "#/$defs/record_place" } } }, check_fact: { title: "CheckFact", type: "object", additionalProperties: !1, required: ["kind", "outcome", "not_applicable_reason", "completed_at", "external_result"], properties: { kind: { $ref: "urn:claimgate:schema:common:v1#/$defs/check_kind" }, outcome: { type: "string", enum: ["passed", "failed", "not_applicable"] }, not_applicable_reason: { type: ["string", "null"], maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug, or null" }, completed_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, external_result: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint, "sha256:" and 64 lower-case hex digits, or null' } } } } }, schema83 = { title: "ConfigurationFact", type: ["object", "null"], additionalProperties: !1, required: ["state", "source"], properties: { state: { type: "string", enum: ["missing", "dynamic_registration", "configured"] }, source: { type: ["string", "null"], enum: ["built_in", "environment", "database", "dynamic", null], description: "where the effective configuration comes from, or null where that is not known" } } }, schema96 = { title: "PolicyFact", type: ["object", "null"], additionalProperties: !1, required: ["state"], properties: { state: { type: "string", enum: ["restricted", "allowed"] } } };
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate45.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" }, message: "must have required property 'provider'", schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.app_fingerprint === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_fingerprint" }, message: "must have required property 'app_fingerprint'", schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.deployment_environment === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deployment_environment" }, message: "must have required property 'deployment_environment'", schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.provider_environment === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider_environment" }, message: "must have required property 'provider_environment'", schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.instance_fingerprint === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "instance_fingerprint" }, message: "must have required property 'instance_fingerprint'", schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.account_kind === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_kind" }, message: "must have required property 'account_kind'", schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.output_profile === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "output_profile" }, message: "must have required property 'output_profile'", schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.operation === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operation" }, message: "must have required property 'operation'", schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.policy_mode === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "policy_mode" }, message: "must have required property 'policy_mode'", schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema34.properties, key0)) {
        let err9 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema34, data };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.provider !== void 0) {
      let data0 = data.provider;
      if (typeof data0 == "string") {
        if (func3(data0) > 64) {
          let err10 = { instancePath: instancePath + "/provider", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema35, data: data0 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (!pattern4.test(data0)) {
          let err11 = { instancePath: instancePath + "/provider", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema35, data: data0 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/provider", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.type, parentSchema: schema35, data: data0 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.app_fingerprint !== void 0) {
      let data1 = data.app_fingerprint;
      if (typeof data1 == "string") {
        if (!pattern5.test(data1)) {
          let err13 = { instancePath: instancePath + "/app_fingerprint", schemaPath: "#/$defs/fingerprint/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema36, data: data1 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/app_fingerprint", schemaPath: "#/$defs/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.type, parentSchema: schema36, data: data1 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.deployment_environment !== void 0) {
      let data2 = data.deployment_environment;
      if (typeof data2 != "string") {
        let err15 = { instancePath: instancePath + "/deployment_environment", schemaPath: "#/properties/deployment_environment/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.deployment_environment.type, parentSchema: schema34.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (!(data2 === "local" || data2 === "staging" || data2 === "production")) {
        let err16 = { instancePath: instancePath + "/deployment_environment", schemaPath: "#/properties/deployment_environment/enum", keyword: "enum", params: { allowedValues: schema34.properties.deployment_environment.enum }, message: "must be equal to one of the allowed values", schema: schema34.properties.deployment_environment.enum, parentSchema: schema34.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.provider_environment !== void 0) {
      let data3 = data.provider_environment;
      if (typeof data3 != "string") {
        let err17 = { instancePath: instancePath + "/provider_environment", schemaPath: "#/properties/provider_environment/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.provider_environment.type, parentSchema: schema34.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (!(data3 === "development" || data3 === "sandbox" || data3 === "production")) {
        let err18 = { instancePath: instancePath + "/provider_environment", schemaPath: "#/properties/provider_environment/enum", keyword: "enum", params: { allowedValues: schema34.properties.provider_environment.enum }, message: "must be equal to one of the allowed values", schema: schema34.properties.provider_environment.enum, parentSchema: schema34.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.instance_fingerprint !== void 0) {
      let data4 = data.instance_fingerprint;
      if (typeof data4 != "string" && data4 !== null) {
        let err19 = { instancePath: instancePath + "/instance_fingerprint", schemaPath: "#/properties/instance_fingerprint/type", keyword: "type", params: { type: schema34.properties.instance_fingerprint.type }, message: "must be string,null", schema: schema34.properties.instance_fingerprint.type, parentSchema: schema34.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (typeof data4 == "string" && !pattern5.test(data4)) {
        let err20 = { instancePath: instancePath + "/instance_fingerprint", schemaPath: "#/properties/instance_fingerprint/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema34.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.account_kind !== void 0) {
      let data5 = data.account_kind;
      if (typeof data5 == "string") {
        if (func3(data5) > 64) {
          let err21 = { instancePath: instancePath + "/account_kind", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema35, data: data5 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (!pattern4.test(data5)) {
          let err22 = { instancePath: instancePath + "/account_kind", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema35, data: data5 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      } else {
        let err23 = { instancePath: instancePath + "/account_kind", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.type, parentSchema: schema35, data: data5 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.output_profile !== void 0) {
      let data6 = data.output_profile;
      if (typeof data6 == "string") {
        if (func3(data6) > 64) {
          let err24 = { instancePath: instancePath + "/output_profile", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema35, data: data6 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (!pattern4.test(data6)) {
          let err25 = { instancePath: instancePath + "/output_profile", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema35, data: data6 };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      } else {
        let err26 = { instancePath: instancePath + "/output_profile", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.type, parentSchema: schema35, data: data6 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.operation !== void 0) {
      let data7 = data.operation;
      if (typeof data7 != "string") {
        let err27 = { instancePath: instancePath + "/operation", schemaPath: "#/$defs/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.type, parentSchema: schema39, data: data7 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
      if (!(data7 === "publish_immediate" || data7 === "publish_scheduled" || data7 === "connect")) {
        let err28 = { instancePath: instancePath + "/operation", schemaPath: "#/$defs/operation/enum", keyword: "enum", params: { allowedValues: schema39.enum }, message: "must be equal to one of the allowed values", schema: schema39.enum, parentSchema: schema39, data: data7 };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.policy_mode !== void 0) {
      let data8 = data.policy_mode;
      if (typeof data8 == "string") {
        if (func3(data8) > 64) {
          let err29 = { instancePath: instancePath + "/policy_mode", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema35, data: data8 };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        if (!pattern4.test(data8)) {
          let err30 = { instancePath: instancePath + "/policy_mode", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema35, data: data8 };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
      } else {
        let err31 = { instancePath: instancePath + "/policy_mode", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.type, parentSchema: schema35, data: data8 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
  } else {
    let err32 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema34.type, parentSchema: schema34, data };
    vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
  }
  return validate45.errors = vErrors, errors === 0;
}
validate45.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema84 = { title: "ApprovalFact", type: ["object", "null"], additionalProperties: !1, required: ["state", "tier", "reviewed_at", "expires_at", "record"], properties: { state: { $ref: "#/$defs/approval_state" }, tier: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, reviewed_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, record: { $ref: "#/$defs/record_place" } } }, schema85 = { title: "ApprovalState", type: "string", enum: ["not_required", "pending", "trial", "approved", "restricted", "revoked"], description: "what a review of a provider app says" }, schema51 = { title: "Instant", type: "string", format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC such as 2026-11-21T08:30:00Z or 2026-11-21T08:30:00.250Z" }, pattern13 = new RegExp("^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", "u"), formats0 = require_formats().fullFormats["date-time"], schema89 = { title: "RecordPlace", description: "Where a record stands in the ledger: its sequence number and its leaf hash.", type: "object", additionalProperties: !1, required: ["sequence", "leaf"], properties: { sequence: { type: "integer", minimum: 1, maximum: 9007199254740991 }, leaf: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } }, schema90 = { title: "DigestText", type: "string", pattern: "^sha256:[0-9a-f]{64}$", description: '"sha256:" and 64 lower-case hex digits' };
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate48.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sequence === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sequence" }, message: "must have required property 'sequence'", schema: schema89.required, parentSchema: schema89, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.leaf === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "leaf" }, message: "must have required property 'leaf'", schema: schema89.required, parentSchema: schema89, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "sequence" || key0 === "leaf")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema89, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.sequence !== void 0) {
      let data0 = data.sequence;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema89.properties.sequence.type, parentSchema: schema89.properties.sequence, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          let err4 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991", schema: 9007199254740991, parentSchema: schema89.properties.sequence, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema89.properties.sequence, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    if (data.leaf !== void 0) {
      let data1 = data.leaf;
      if (typeof data1 == "string") {
        if (!pattern5.test(data1)) {
          let err6 = { instancePath: instancePath + "/leaf", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema90, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/leaf", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema90.type, parentSchema: schema90, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema89.type, parentSchema: schema89, data };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate48.errors = vErrors, errors === 0;
}
validate48.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate47.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema84.type }, message: "must be object,null", schema: schema84.type, parentSchema: schema84, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema84.required, parentSchema: schema84, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.tier === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tier" }, message: "must have required property 'tier'", schema: schema84.required, parentSchema: schema84, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.reviewed_at === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reviewed_at" }, message: "must have required property 'reviewed_at'", schema: schema84.required, parentSchema: schema84, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.expires_at === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" }, message: "must have required property 'expires_at'", schema: schema84.required, parentSchema: schema84, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.record === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "record" }, message: "must have required property 'record'", schema: schema84.required, parentSchema: schema84, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "state" || key0 === "tier" || key0 === "reviewed_at" || key0 === "expires_at" || key0 === "record")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema84, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.state !== void 0) {
      let data0 = data.state;
      if (typeof data0 != "string") {
        let err7 = { instancePath: instancePath + "/state", schemaPath: "#/$defs/approval_state/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.type, parentSchema: schema85, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (!(data0 === "not_required" || data0 === "pending" || data0 === "trial" || data0 === "approved" || data0 === "restricted" || data0 === "revoked")) {
        let err8 = { instancePath: instancePath + "/state", schemaPath: "#/$defs/approval_state/enum", keyword: "enum", params: { allowedValues: schema85.enum }, message: "must be equal to one of the allowed values", schema: schema85.enum, parentSchema: schema85, data: data0 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.tier !== void 0) {
      let data1 = data.tier;
      if (typeof data1 == "string") {
        if (func3(data1) > 64) {
          let err9 = { instancePath: instancePath + "/tier", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema35, data: data1 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (!pattern4.test(data1)) {
          let err10 = { instancePath: instancePath + "/tier", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema35, data: data1 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/tier", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.type, parentSchema: schema35, data: data1 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.reviewed_at !== void 0) {
      let data2 = data.reviewed_at;
      if (typeof data2 == "string") {
        if (!pattern13.test(data2)) {
          let err12 = { instancePath: instancePath + "/reviewed_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema51, data: data2 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (!formats0.validate(data2)) {
          let err13 = { instancePath: instancePath + "/reviewed_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema51, data: data2 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/reviewed_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.type, parentSchema: schema51, data: data2 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.expires_at !== void 0) {
      let data3 = data.expires_at;
      if (typeof data3 == "string") {
        if (!pattern13.test(data3)) {
          let err15 = { instancePath: instancePath + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema51, data: data3 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (!formats0.validate(data3)) {
          let err16 = { instancePath: instancePath + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema51, data: data3 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.type, parentSchema: schema51, data: data3 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    data.record !== void 0 && (validate48(data.record, { instancePath: instancePath + "/record", parentData: data, parentDataProperty: "record", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate48.errors : appended(vErrors, validate48.errors), errors = vErrors.length));
  }
  return validate47.errors = vErrors, errors === 0;
}
validate47.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema91 = { title: "AuthorizationFact", type: ["object", "null"], additionalProperties: !1, required: ["state", "granted_scopes", "validated_at", "expires_at"], properties: { state: { type: "string", enum: ["not_applicable", "reconnect_required", "valid"] }, granted_scopes: { $ref: "#/$defs/scope_digests" }, validated_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "#/$defs/expiry_or_null" } } }, schema92 = { title: "ScopeDigests", type: "array", maxItems: 256, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, description: "scopes, each as the SHA-256 of its name in UTF-8 (specification/documents.md 1), in any order" };
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate52.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), Array.isArray(data)) {
    if (data.length > 256) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 256 }, message: "must NOT have more than 256 items", schema: 256, parentSchema: schema92, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (typeof data0 == "string") {
        if (!pattern5.test(data0)) {
          let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema90, data: data0 };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema90.type, parentSchema: schema90, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    let i1 = data.length, j0;
    if (i1 > 1) {
      outer0:
        for (; i1--; )
          for (j0 = i1; j0--; )
            if (func0(data[i1], data[j0])) {
              let err3 = { instancePath, schemaPath: "#/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: !0, parentSchema: schema92, data };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
              break outer0;
            }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema92.type, parentSchema: schema92, data };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate52.errors = vErrors, errors === 0;
}
validate52.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate51.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema91.type }, message: "must be object,null", schema: schema91.type, parentSchema: schema91, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema91.required, parentSchema: schema91, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.granted_scopes === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "granted_scopes" }, message: "must have required property 'granted_scopes'", schema: schema91.required, parentSchema: schema91, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.validated_at === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "validated_at" }, message: "must have required property 'validated_at'", schema: schema91.required, parentSchema: schema91, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.expires_at === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" }, message: "must have required property 'expires_at'", schema: schema91.required, parentSchema: schema91, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "state" || key0 === "granted_scopes" || key0 === "validated_at" || key0 === "expires_at")) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema91, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.state !== void 0) {
      let data0 = data.state;
      if (typeof data0 != "string") {
        let err6 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema91.properties.state.type, parentSchema: schema91.properties.state, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (!(data0 === "not_applicable" || data0 === "reconnect_required" || data0 === "valid")) {
        let err7 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema91.properties.state.enum }, message: "must be equal to one of the allowed values", schema: schema91.properties.state.enum, parentSchema: schema91.properties.state, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.granted_scopes !== void 0 && (validate52(data.granted_scopes, { instancePath: instancePath + "/granted_scopes", parentData: data, parentDataProperty: "granted_scopes", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate52.errors : appended(vErrors, validate52.errors), errors = vErrors.length)), data.validated_at !== void 0) {
      let data2 = data.validated_at;
      if (typeof data2 == "string") {
        if (!pattern13.test(data2)) {
          let err8 = { instancePath: instancePath + "/validated_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema51, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!formats0.validate(data2)) {
          let err9 = { instancePath: instancePath + "/validated_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema51, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/validated_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.type, parentSchema: schema51, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.expires_at !== void 0) {
      let data3 = data.expires_at;
      if (typeof data3 != "string" && data3 !== null) {
        let err11 = { instancePath: instancePath + "/expires_at", schemaPath: "#/$defs/expiry_or_null/type", keyword: "type", params: { type: schema95.type }, message: "must be string,null", schema: schema95.type, parentSchema: schema95, data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data3 == "string") {
        if (!pattern13.test(data3)) {
          let err12 = { instancePath: instancePath + "/expires_at", schemaPath: "#/$defs/expiry_or_null/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema95, data: data3 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (!formats0.validate(data3)) {
          let err13 = { instancePath: instancePath + "/expires_at", schemaPath: "#/$defs/expiry_or_null/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema95, data: data3 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      }
    }
  }
  return validate51.errors = vErrors, errors === 0;
}
validate51.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema97 = { title: "ControlFact", type: ["object", "null"], additionalProperties: !1, required: ["state", "expires_at", "record"], properties: { state: { type: "string", enum: ["disabled", "degraded", "enabled"] }, expires_at: { $ref: "#/$defs/expiry_or_null" }, record: { $ref: "#/$defs/record_place_or_null" } } }, schema99 = { title: "RecordPlaceOrNull", description: "The same, or null where no ledger record says so, as for a disable set in the environment.", type: ["object", "null"], additionalProperties: !1, required: ["sequence", "leaf"], properties: { sequence: { type: "integer", minimum: 1, maximum: 9007199254740991 }, leaf: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } };
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate56.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema99.type }, message: "must be object,null", schema: schema99.type, parentSchema: schema99, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sequence === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sequence" }, message: "must have required property 'sequence'", schema: schema99.required, parentSchema: schema99, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.leaf === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "leaf" }, message: "must have required property 'leaf'", schema: schema99.required, parentSchema: schema99, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "sequence" || key0 === "leaf")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema99, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.sequence !== void 0) {
      let data0 = data.sequence;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err4 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema99.properties.sequence.type, parentSchema: schema99.properties.sequence, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          let err5 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991", schema: 9007199254740991, parentSchema: schema99.properties.sequence, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err6 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema99.properties.sequence, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.leaf !== void 0) {
      let data1 = data.leaf;
      if (typeof data1 == "string") {
        if (!pattern5.test(data1)) {
          let err7 = { instancePath: instancePath + "/leaf", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema90, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/leaf", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema90.type, parentSchema: schema90, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  }
  return validate56.errors = vErrors, errors === 0;
}
validate56.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate55.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema97.type }, message: "must be object,null", schema: schema97.type, parentSchema: schema97, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema97.required, parentSchema: schema97, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.expires_at === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" }, message: "must have required property 'expires_at'", schema: schema97.required, parentSchema: schema97, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.record === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "record" }, message: "must have required property 'record'", schema: schema97.required, parentSchema: schema97, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "state" || key0 === "expires_at" || key0 === "record")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema97, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.state !== void 0) {
      let data0 = data.state;
      if (typeof data0 != "string") {
        let err5 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema97.properties.state.type, parentSchema: schema97.properties.state, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (!(data0 === "disabled" || data0 === "degraded" || data0 === "enabled")) {
        let err6 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema97.properties.state.enum }, message: "must be equal to one of the allowed values", schema: schema97.properties.state.enum, parentSchema: schema97.properties.state, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.expires_at !== void 0) {
      let data1 = data.expires_at;
      if (typeof data1 != "string" && data1 !== null) {
        let err7 = { instancePath: instancePath + "/expires_at", schemaPath: "#/$defs/expiry_or_null/type", keyword: "type", params: { type: schema95.type }, message: "must be string,null", schema: schema95.type, parentSchema: schema95, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data1 == "string") {
        if (!pattern13.test(data1)) {
          let err8 = { instancePath: instancePath + "/expires_at", schemaPath: "#/$defs/expiry_or_null/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema95, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!formats0.validate(data1)) {
          let err9 = { instancePath: instancePath + "/expires_at", schemaPath: "#/$defs/expiry_or_null/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema95, data: data1 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    data.record !== void 0 && (validate56(data.record, { instancePath: instancePath + "/record", parentData: data, parentDataProperty: "record", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : appended(vErrors, validate56.errors), errors = vErrors.length));
  }
  return validate55.errors = vErrors, errors === 0;
}
validate55.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema101 = { title: "RunFact", type: ["object", "null"], additionalProperties: !1, required: ["subject_digest", "contract_digest", "tested_revision", "tested_at", "expires_at", "approval_state", "approval_tier", "required_scopes", "granted_scopes", "checks", "record"], properties: { subject_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, contract_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, tested_revision: { $ref: "urn:claimgate:schema:common:v1#/$defs/revision" }, tested_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, approval_state: { $ref: "#/$defs/approval_state" }, approval_tier: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, required_scopes: { $ref: "#/$defs/scope_digests" }, granted_scopes: { $ref: "#/$defs/scope_digests" }, checks: { type: "array", maxItems: 32, items: { $ref: "#/$defs/check_fact" } }, record: { $ref: "#/$defs/record_place" } } }, pattern51 = new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u"), schema109 = { title: "CheckFact", type: "object", additionalProperties: !1, required: ["kind", "outcome", "not_applicable_reason", "completed_at", "external_result"], properties: { kind: { $ref: "urn:claimgate:schema:common:v1#/$defs/check_kind" }, outcome: { type: "string", enum: ["passed", "failed", "not_applicable"] }, not_applicable_reason: { type: ["string", "null"], maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug, or null" }, completed_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, external_result: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint, "sha256:" and 64 lower-case hex digits, or null' } } }, schema110 = { title: "CheckKind", type: "string", enum: ["connect", "authorization", "publish_immediate", "publish_scheduled", "final_result", "refresh", "revoke"], description: "what a check of a certification run tries" };
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate62.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema109.required, parentSchema: schema109, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.outcome === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'", schema: schema109.required, parentSchema: schema109, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.not_applicable_reason === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "not_applicable_reason" }, message: "must have required property 'not_applicable_reason'", schema: schema109.required, parentSchema: schema109, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.completed_at === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "completed_at" }, message: "must have required property 'completed_at'", schema: schema109.required, parentSchema: schema109, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.external_result === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "external_result" }, message: "must have required property 'external_result'", schema: schema109.required, parentSchema: schema109, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "outcome" || key0 === "not_applicable_reason" || key0 === "completed_at" || key0 === "external_result")) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema109, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 != "string") {
        let err6 = { instancePath: instancePath + "/kind", schemaPath: "urn:claimgate:schema:common:v1#/$defs/check_kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema110.type, parentSchema: schema110, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (!(data0 === "connect" || data0 === "authorization" || data0 === "publish_immediate" || data0 === "publish_scheduled" || data0 === "final_result" || data0 === "refresh" || data0 === "revoke")) {
        let err7 = { instancePath: instancePath + "/kind", schemaPath: "urn:claimgate:schema:common:v1#/$defs/check_kind/enum", keyword: "enum", params: { allowedValues: schema110.enum }, message: "must be equal to one of the allowed values", schema: schema110.enum, parentSchema: schema110, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.outcome !== void 0) {
      let data1 = data.outcome;
      if (typeof data1 != "string") {
        let err8 = { instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema109.properties.outcome.type, parentSchema: schema109.properties.outcome, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (!(data1 === "passed" || data1 === "failed" || data1 === "not_applicable")) {
        let err9 = { instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/enum", keyword: "enum", params: { allowedValues: schema109.properties.outcome.enum }, message: "must be equal to one of the allowed values", schema: schema109.properties.outcome.enum, parentSchema: schema109.properties.outcome, data: data1 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.not_applicable_reason !== void 0) {
      let data2 = data.not_applicable_reason;
      if (typeof data2 != "string" && data2 !== null) {
        let err10 = { instancePath: instancePath + "/not_applicable_reason", schemaPath: "#/properties/not_applicable_reason/type", keyword: "type", params: { type: schema109.properties.not_applicable_reason.type }, message: "must be string,null", schema: schema109.properties.not_applicable_reason.type, parentSchema: schema109.properties.not_applicable_reason, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data2 == "string") {
        if (func3(data2) > 64) {
          let err11 = { instancePath: instancePath + "/not_applicable_reason", schemaPath: "#/properties/not_applicable_reason/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema109.properties.not_applicable_reason, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (!pattern4.test(data2)) {
          let err12 = { instancePath: instancePath + "/not_applicable_reason", schemaPath: "#/properties/not_applicable_reason/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema109.properties.not_applicable_reason, data: data2 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      }
    }
    if (data.completed_at !== void 0) {
      let data3 = data.completed_at;
      if (typeof data3 == "string") {
        if (!pattern13.test(data3)) {
          let err13 = { instancePath: instancePath + "/completed_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema51, data: data3 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (!formats0.validate(data3)) {
          let err14 = { instancePath: instancePath + "/completed_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema51, data: data3 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/completed_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.type, parentSchema: schema51, data: data3 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.external_result !== void 0) {
      let data4 = data.external_result;
      if (typeof data4 != "string" && data4 !== null) {
        let err16 = { instancePath: instancePath + "/external_result", schemaPath: "#/properties/external_result/type", keyword: "type", params: { type: schema109.properties.external_result.type }, message: "must be string,null", schema: schema109.properties.external_result.type, parentSchema: schema109.properties.external_result, data: data4 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (typeof data4 == "string" && !pattern5.test(data4)) {
        let err17 = { instancePath: instancePath + "/external_result", schemaPath: "#/properties/external_result/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema109.properties.external_result, data: data4 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
  } else {
    let err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema109.type, parentSchema: schema109, data };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate62.errors = vErrors, errors === 0;
}
validate62.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate59.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema101.type }, message: "must be object,null", schema: schema101.type, parentSchema: schema101, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subject_digest === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subject_digest" }, message: "must have required property 'subject_digest'", schema: schema101.required, parentSchema: schema101, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.contract_digest === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "contract_digest" }, message: "must have required property 'contract_digest'", schema: schema101.required, parentSchema: schema101, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.tested_revision === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tested_revision" }, message: "must have required property 'tested_revision'", schema: schema101.required, parentSchema: schema101, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.tested_at === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tested_at" }, message: "must have required property 'tested_at'", schema: schema101.required, parentSchema: schema101, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.expires_at === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" }, message: "must have required property 'expires_at'", schema: schema101.required, parentSchema: schema101, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.approval_state === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "approval_state" }, message: "must have required property 'approval_state'", schema: schema101.required, parentSchema: schema101, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.approval_tier === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "approval_tier" }, message: "must have required property 'approval_tier'", schema: schema101.required, parentSchema: schema101, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.required_scopes === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "required_scopes" }, message: "must have required property 'required_scopes'", schema: schema101.required, parentSchema: schema101, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.granted_scopes === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "granted_scopes" }, message: "must have required property 'granted_scopes'", schema: schema101.required, parentSchema: schema101, data };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.checks === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "checks" }, message: "must have required property 'checks'", schema: schema101.required, parentSchema: schema101, data };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.record === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "record" }, message: "must have required property 'record'", schema: schema101.required, parentSchema: schema101, data };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema101.properties, key0)) {
        let err12 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema101, data };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    if (data.subject_digest !== void 0) {
      let data0 = data.subject_digest;
      if (typeof data0 == "string") {
        if (!pattern5.test(data0)) {
          let err13 = { instancePath: instancePath + "/subject_digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema90, data: data0 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/subject_digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema90.type, parentSchema: schema90, data: data0 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.contract_digest !== void 0) {
      let data1 = data.contract_digest;
      if (typeof data1 == "string") {
        if (!pattern5.test(data1)) {
          let err15 = { instancePath: instancePath + "/contract_digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema90, data: data1 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/contract_digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema90.type, parentSchema: schema90, data: data1 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.tested_revision !== void 0) {
      let data2 = data.tested_revision;
      if (typeof data2 == "string") {
        if (!pattern51.test(data2)) {
          let err17 = { instancePath: instancePath + "/tested_revision", schemaPath: "urn:claimgate:schema:common:v1#/$defs/revision/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"', schema: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$", parentSchema: schema104, data: data2 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/tested_revision", schemaPath: "urn:claimgate:schema:common:v1#/$defs/revision/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema104.type, parentSchema: schema104, data: data2 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.tested_at !== void 0) {
      let data3 = data.tested_at;
      if (typeof data3 == "string") {
        if (!pattern13.test(data3)) {
          let err19 = { instancePath: instancePath + "/tested_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema51, data: data3 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (!formats0.validate(data3)) {
          let err20 = { instancePath: instancePath + "/tested_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema51, data: data3 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/tested_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.type, parentSchema: schema51, data: data3 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.expires_at !== void 0) {
      let data4 = data.expires_at;
      if (typeof data4 == "string") {
        if (!pattern13.test(data4)) {
          let err22 = { instancePath: instancePath + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema51, data: data4 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (!formats0.validate(data4)) {
          let err23 = { instancePath: instancePath + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema51, data: data4 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      } else {
        let err24 = { instancePath: instancePath + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.type, parentSchema: schema51, data: data4 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.approval_state !== void 0) {
      let data5 = data.approval_state;
      if (typeof data5 != "string") {
        let err25 = { instancePath: instancePath + "/approval_state", schemaPath: "#/$defs/approval_state/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema85.type, parentSchema: schema85, data: data5 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      if (!(data5 === "not_required" || data5 === "pending" || data5 === "trial" || data5 === "approved" || data5 === "restricted" || data5 === "revoked")) {
        let err26 = { instancePath: instancePath + "/approval_state", schemaPath: "#/$defs/approval_state/enum", keyword: "enum", params: { allowedValues: schema85.enum }, message: "must be equal to one of the allowed values", schema: schema85.enum, parentSchema: schema85, data: data5 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.approval_tier !== void 0) {
      let data6 = data.approval_tier;
      if (typeof data6 == "string") {
        if (func3(data6) > 64) {
          let err27 = { instancePath: instancePath + "/approval_tier", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema35, data: data6 };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        if (!pattern4.test(data6)) {
          let err28 = { instancePath: instancePath + "/approval_tier", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema35, data: data6 };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
      } else {
        let err29 = { instancePath: instancePath + "/approval_tier", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.type, parentSchema: schema35, data: data6 };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.required_scopes !== void 0 && (validate52(data.required_scopes, { instancePath: instancePath + "/required_scopes", parentData: data, parentDataProperty: "required_scopes", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate52.errors : appended(vErrors, validate52.errors), errors = vErrors.length)), data.granted_scopes !== void 0 && (validate52(data.granted_scopes, { instancePath: instancePath + "/granted_scopes", parentData: data, parentDataProperty: "granted_scopes", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate52.errors : appended(vErrors, validate52.errors), errors = vErrors.length)), data.checks !== void 0) {
      let data9 = data.checks;
      if (Array.isArray(data9)) {
        if (data9.length > 32) {
          let err30 = { instancePath: instancePath + "/checks", schemaPath: "#/properties/checks/maxItems", keyword: "maxItems", params: { limit: 32 }, message: "must NOT have more than 32 items", schema: 32, parentSchema: schema101.properties.checks, data: data9 };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
        let len0 = data9.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate62(data9[i0], { instancePath: instancePath + "/checks/" + i0, parentData: data9, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate62.errors : appended(vErrors, validate62.errors), errors = vErrors.length);
      } else {
        let err31 = { instancePath: instancePath + "/checks", schemaPath: "#/properties/checks/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema101.properties.checks.type, parentSchema: schema101.properties.checks, data: data9 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    data.record !== void 0 && (validate48(data.record, { instancePath: instancePath + "/record", parentData: data, parentDataProperty: "record", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate48.errors : appended(vErrors, validate48.errors), errors = vErrors.length));
  }
  return validate59.errors = vErrors, errors === 0;
}
validate59.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate44.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subject === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'", schema: schema75.required, parentSchema: schema75, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.contract_digest === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "contract_digest" }, message: "must have required property 'contract_digest'", schema: schema75.required, parentSchema: schema75, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.configuration === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "configuration" }, message: "must have required property 'configuration'", schema: schema75.required, parentSchema: schema75, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.approval === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "approval" }, message: "must have required property 'approval'", schema: schema75.required, parentSchema: schema75, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.authorization === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "authorization" }, message: "must have required property 'authorization'", schema: schema75.required, parentSchema: schema75, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.policy === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "policy" }, message: "must have required property 'policy'", schema: schema75.required, parentSchema: schema75, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.runtime_control === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "runtime_control" }, message: "must have required property 'runtime_control'", schema: schema75.required, parentSchema: schema75, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.local_run === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "local_run" }, message: "must have required property 'local_run'", schema: schema75.required, parentSchema: schema75, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.live_run === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "live_run" }, message: "must have required property 'live_run'", schema: schema75.required, parentSchema: schema75, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema75.properties, key0)) {
        let err9 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema75, data };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.subject !== void 0 && (validate45(data.subject, { instancePath: instancePath + "/subject", parentData: data, parentDataProperty: "subject", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate45.errors : appended(vErrors, validate45.errors), errors = vErrors.length)), data.contract_digest !== void 0) {
      let data1 = data.contract_digest;
      if (typeof data1 != "string" && data1 !== null) {
        let err10 = { instancePath: instancePath + "/contract_digest", schemaPath: "#/properties/contract_digest/type", keyword: "type", params: { type: schema75.properties.contract_digest.type }, message: "must be string,null", schema: schema75.properties.contract_digest.type, parentSchema: schema75.properties.contract_digest, data: data1 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data1 == "string" && !pattern5.test(data1)) {
        let err11 = { instancePath: instancePath + "/contract_digest", schemaPath: "#/properties/contract_digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema75.properties.contract_digest, data: data1 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.configuration !== void 0) {
      let data2 = data.configuration;
      if (!(data2 && typeof data2 == "object" && !Array.isArray(data2)) && data2 !== null) {
        let err12 = { instancePath: instancePath + "/configuration", schemaPath: "#/$defs/configuration_fact/type", keyword: "type", params: { type: schema83.type }, message: "must be object,null", schema: schema83.type, parentSchema: schema83, data: data2 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.state === void 0) {
          let err13 = { instancePath: instancePath + "/configuration", schemaPath: "#/$defs/configuration_fact/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema83.required, parentSchema: schema83, data: data2 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data2.source === void 0) {
          let err14 = { instancePath: instancePath + "/configuration", schemaPath: "#/$defs/configuration_fact/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'", schema: schema83.required, parentSchema: schema83, data: data2 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        for (let key1 in data2)
          if (!(key1 === "state" || key1 === "source")) {
            let err15 = { instancePath: instancePath + "/configuration", schemaPath: "#/$defs/configuration_fact/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema83, data: data2 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        if (data2.state !== void 0) {
          let data3 = data2.state;
          if (typeof data3 != "string") {
            let err16 = { instancePath: instancePath + "/configuration/state", schemaPath: "#/$defs/configuration_fact/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema83.properties.state.type, parentSchema: schema83.properties.state, data: data3 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
          if (!(data3 === "missing" || data3 === "dynamic_registration" || data3 === "configured")) {
            let err17 = { instancePath: instancePath + "/configuration/state", schemaPath: "#/$defs/configuration_fact/properties/state/enum", keyword: "enum", params: { allowedValues: schema83.properties.state.enum }, message: "must be equal to one of the allowed values", schema: schema83.properties.state.enum, parentSchema: schema83.properties.state, data: data3 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
        if (data2.source !== void 0) {
          let data4 = data2.source;
          if (typeof data4 != "string" && data4 !== null) {
            let err18 = { instancePath: instancePath + "/configuration/source", schemaPath: "#/$defs/configuration_fact/properties/source/type", keyword: "type", params: { type: schema83.properties.source.type }, message: "must be string,null", schema: schema83.properties.source.type, parentSchema: schema83.properties.source, data: data4 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
          if (!(data4 === "built_in" || data4 === "environment" || data4 === "database" || data4 === "dynamic" || data4 === null)) {
            let err19 = { instancePath: instancePath + "/configuration/source", schemaPath: "#/$defs/configuration_fact/properties/source/enum", keyword: "enum", params: { allowedValues: schema83.properties.source.enum }, message: "must be equal to one of the allowed values", schema: schema83.properties.source.enum, parentSchema: schema83.properties.source, data: data4 };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
      }
    }
    if (data.approval !== void 0 && (validate47(data.approval, { instancePath: instancePath + "/approval", parentData: data, parentDataProperty: "approval", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate47.errors : appended(vErrors, validate47.errors), errors = vErrors.length)), data.authorization !== void 0 && (validate51(data.authorization, { instancePath: instancePath + "/authorization", parentData: data, parentDataProperty: "authorization", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate51.errors : appended(vErrors, validate51.errors), errors = vErrors.length)), data.policy !== void 0) {
      let data7 = data.policy;
      if (!(data7 && typeof data7 == "object" && !Array.isArray(data7)) && data7 !== null) {
        let err20 = { instancePath: instancePath + "/policy", schemaPath: "#/$defs/policy_fact/type", keyword: "type", params: { type: schema96.type }, message: "must be object,null", schema: schema96.type, parentSchema: schema96, data: data7 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        if (data7.state === void 0) {
          let err21 = { instancePath: instancePath + "/policy", schemaPath: "#/$defs/policy_fact/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema96.required, parentSchema: schema96, data: data7 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        for (let key2 in data7)
          if (key2 !== "state") {
            let err22 = { instancePath: instancePath + "/policy", schemaPath: "#/$defs/policy_fact/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema96, data: data7 };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        if (data7.state !== void 0) {
          let data8 = data7.state;
          if (typeof data8 != "string") {
            let err23 = { instancePath: instancePath + "/policy/state", schemaPath: "#/$defs/policy_fact/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema96.properties.state.type, parentSchema: schema96.properties.state, data: data8 };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
          if (!(data8 === "restricted" || data8 === "allowed")) {
            let err24 = { instancePath: instancePath + "/policy/state", schemaPath: "#/$defs/policy_fact/properties/state/enum", keyword: "enum", params: { allowedValues: schema96.properties.state.enum }, message: "must be equal to one of the allowed values", schema: schema96.properties.state.enum, parentSchema: schema96.properties.state, data: data8 };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
          }
        }
      }
    }
    data.runtime_control !== void 0 && (validate55(data.runtime_control, { instancePath: instancePath + "/runtime_control", parentData: data, parentDataProperty: "runtime_control", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate55.errors : appended(vErrors, validate55.errors), errors = vErrors.length)), data.local_run !== void 0 && (validate59(data.local_run, { instancePath: instancePath + "/local_run", parentData: data, parentDataProperty: "local_run", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate59.errors : appended(vErrors, validate59.errors), errors = vErrors.length)), data.live_run !== void 0 && (validate59(data.live_run, { instancePath: instancePath + "/live_run", parentData: data, parentDataProperty: "live_run", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate59.errors : appended(vErrors, validate59.errors), errors = vErrors.length));
  } else {
    let err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema75.type, parentSchema: schema75, data };
    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
  }
  return validate44.errors = vErrors, errors === 0;
}
validate44.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate83.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema91.type }, message: "must be object,null", schema: schema91.type, parentSchema: schema91, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema91.required, parentSchema: schema91, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.granted_scopes === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "granted_scopes" }, message: "must have required property 'granted_scopes'", schema: schema91.required, parentSchema: schema91, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.validated_at === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "validated_at" }, message: "must have required property 'validated_at'", schema: schema91.required, parentSchema: schema91, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.expires_at === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" }, message: "must have required property 'expires_at'", schema: schema91.required, parentSchema: schema91, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "state" || key0 === "granted_scopes" || key0 === "validated_at" || key0 === "expires_at")) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema91, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.state !== void 0) {
      let data0 = data.state;
      if (typeof data0 != "string") {
        let err6 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema91.properties.state.type, parentSchema: schema91.properties.state, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (!(data0 === "not_applicable" || data0 === "reconnect_required" || data0 === "valid")) {
        let err7 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema91.properties.state.enum }, message: "must be equal to one of the allowed values", schema: schema91.properties.state.enum, parentSchema: schema91.properties.state, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.granted_scopes !== void 0 && (validate52(data.granted_scopes, { instancePath: instancePath + "/granted_scopes", parentData: data, parentDataProperty: "granted_scopes", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate52.errors : appended(vErrors, validate52.errors), errors = vErrors.length)), data.validated_at !== void 0) {
      let data2 = data.validated_at;
      if (typeof data2 == "string") {
        if (!pattern13.test(data2)) {
          let err8 = { instancePath: instancePath + "/validated_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema51, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!formats0.validate(data2)) {
          let err9 = { instancePath: instancePath + "/validated_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema51, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/validated_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.type, parentSchema: schema51, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.expires_at !== void 0) {
      let data3 = data.expires_at;
      if (typeof data3 != "string" && data3 !== null) {
        let err11 = { instancePath: instancePath + "/expires_at", schemaPath: "#/$defs/expiry_or_null/type", keyword: "type", params: { type: schema95.type }, message: "must be string,null", schema: schema95.type, parentSchema: schema95, data: data3 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data3 == "string") {
        if (!pattern13.test(data3)) {
          let err12 = { instancePath: instancePath + "/expires_at", schemaPath: "#/$defs/expiry_or_null/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema95, data: data3 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (!formats0.validate(data3)) {
          let err13 = { instancePath: instancePath + "/expires_at", schemaPath: "#/$defs/expiry_or_null/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema95, data: data3 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      }
    }
  }
  return validate83.errors = vErrors, errors === 0;
}
validate83.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate86.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), !(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema97.type }, message: "must be object,null", schema: schema97.type, parentSchema: schema97, data };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema97.required, parentSchema: schema97, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.expires_at === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" }, message: "must have required property 'expires_at'", schema: schema97.required, parentSchema: schema97, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.record === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "record" }, message: "must have required property 'record'", schema: schema97.required, parentSchema: schema97, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "state" || key0 === "expires_at" || key0 === "record")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema97, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.state !== void 0) {
      let data0 = data.state;
      if (typeof data0 != "string") {
        let err5 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema97.properties.state.type, parentSchema: schema97.properties.state, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (!(data0 === "disabled" || data0 === "degraded" || data0 === "enabled")) {
        let err6 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema97.properties.state.enum }, message: "must be equal to one of the allowed values", schema: schema97.properties.state.enum, parentSchema: schema97.properties.state, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.expires_at !== void 0) {
      let data1 = data.expires_at;
      if (typeof data1 != "string" && data1 !== null) {
        let err7 = { instancePath: instancePath + "/expires_at", schemaPath: "#/$defs/expiry_or_null/type", keyword: "type", params: { type: schema95.type }, message: "must be string,null", schema: schema95.type, parentSchema: schema95, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data1 == "string") {
        if (!pattern13.test(data1)) {
          let err8 = { instancePath: instancePath + "/expires_at", schemaPath: "#/$defs/expiry_or_null/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema95, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!formats0.validate(data1)) {
          let err9 = { instancePath: instancePath + "/expires_at", schemaPath: "#/$defs/expiry_or_null/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema95, data: data1 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    data.record !== void 0 && (validate56(data.record, { instancePath: instancePath + "/record", parentData: data, parentDataProperty: "record", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate56.errors : appended(vErrors, validate56.errors), errors = vErrors.length));
  }
  return validate86.errors = vErrors, errors === 0;
}
validate86.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema164 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:contract:v1", title: "CertificationContract", description: "What must be shown before a claim may be made (specification/documents.md 3.2).", type: "object", additionalProperties: !1, required: ["schema_version", "provider", "account_kinds", "output_profile", "operation", "policy_mode", "capability_digest", "policy_digest", "required_scopes", "approval", "local_checks", "live_checks", "retest_days", "tested_revision", "allow_trial_execution", "policy_sources"], properties: { schema_version: { const: 1 }, provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug", description: "the provider that is published to, as a slug such as pinterest" }, account_kinds: { type: "array", minItems: 1, maxItems: 64, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, description: "the kinds of account that the contract is for, such as business" }, output_profile: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug", description: "the format that is published, as a slug such as image-pin" }, operation: { $ref: "urn:claimgate:schema:common:v1#/$defs/operation", description: "what is done; only publish operations can be claimed" }, policy_mode: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug", description: "the mode of the product's policy that the contract is for, such as standard" }, capability_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest", description: "SHA-256 of the exact bytes of the file that describes what the product implements for the provider and format (specification/documents.md 3.2); `claimgate digest --capability FILE` prints it" }, policy_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest", description: "SHA-256 of the exact bytes of the file that holds the product's policy for the provider and format (specification/documents.md 3.2); `claimgate digest --policy FILE` prints it" }, required_scopes: { type: "array", maxItems: 256, uniqueItems: !0, items: { $ref: "#/$defs/scope" }, description: "OAuth scopes that the grant of the account must contain, by name" }, approval: { $ref: "#/$defs/approval_terms", description: "whether the provider must approve the app, and for which tier" }, local_checks: { $ref: "#/$defs/check_list", description: "the checks of a local run, in your own test bed" }, live_checks: { $ref: "#/$defs/check_list", description: "the checks of a live run, against the real provider" }, retest_days: { $ref: "#/$defs/retest_days", description: "after how many days of 86,400 seconds a run no longer counts" }, tested_revision: { type: "string", enum: ["any", "ancestor"], description: "ancestor: the tested revision is the released one or an ancestor of it" }, allow_trial_execution: { type: "boolean", description: "whether certification tests may run under a trial approval" }, policy_sources: { type: "array", maxItems: 64, uniqueItems: !0, items: { type: "string", minLength: 1, maxLength: 2048 }, description: "Where the provider's policy can be read; documentation only." } }, $defs: { scope: { title: "Scope", type: "string", pattern: "^[\\x21-\\x7e]{1,256}$", description: "a scope: 1 to 256 printable ASCII characters without spaces" }, approval_terms: { title: "ApprovalTerms", type: "object", additionalProperties: !1, required: ["required", "tier"], properties: { required: { type: "boolean", description: "whether the provider has to review the app" }, tier: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug", description: "the tier that the review has to be for; not_required where none is needed" } } }, retest_days: { title: "RetestDays", description: "After how many days of 86,400 seconds a run no longer counts.", type: "object", additionalProperties: !1, required: ["local", "live"], properties: { local: { type: "integer", minimum: 1, maximum: 366 }, live: { type: "integer", minimum: 1, maximum: 366 } } }, check_list: { title: "CheckList", type: "array", maxItems: 16, items: { $ref: "#/$defs/listed_check" } }, listed_check: { title: "ListedCheck", description: "A check that a run must contain, with the reasons for which it may be not applicable.", type: "object", additionalProperties: !1, required: ["kind", "not_applicable_reasons"], properties: { kind: { $ref: "urn:claimgate:schema:common:v1#/$defs/check_kind" }, not_applicable_reasons: { type: "array", maxItems: 32, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, description: "reasons for which a run may leave the check out; only refresh and revoke may have any" } } } } }, schema172 = { title: "Scope", type: "string", pattern: "^[\\x21-\\x7e]{1,256}$", description: "a scope: 1 to 256 printable ASCII characters without spaces" }, schema179 = { title: "RetestDays", description: "After how many days of 86,400 seconds a run no longer counts.", type: "object", additionalProperties: !1, required: ["local", "live"], properties: { local: { type: "integer", minimum: 1, maximum: 366 }, live: { type: "integer", minimum: 1, maximum: 366 } } }, pattern103 = new RegExp("^[\\x21-\\x7e]{1,256}$", "u"), schema173 = { title: "ApprovalTerms", type: "object", additionalProperties: !1, required: ["required", "tier"], properties: { required: { type: "boolean", description: "whether the provider has to review the app" }, tier: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug", description: "the tier that the review has to be for; not_required where none is needed" } } };
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate90.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.required === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "required" }, message: "must have required property 'required'", schema: schema173.required, parentSchema: schema173, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.tier === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tier" }, message: "must have required property 'tier'", schema: schema173.required, parentSchema: schema173, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "required" || key0 === "tier")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema173, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.required !== void 0) {
      let data0 = data.required;
      if (typeof data0 != "boolean") {
        let err3 = { instancePath: instancePath + "/required", schemaPath: "#/properties/required/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema173.properties.required.type, parentSchema: schema173.properties.required, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.tier !== void 0) {
      let data1 = data.tier;
      if (typeof data1 == "string") {
        if (func3(data1) > 64) {
          let err4 = { instancePath: instancePath + "/tier", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema35, data: data1 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (!pattern4.test(data1)) {
          let err5 = { instancePath: instancePath + "/tier", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema35, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/tier", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.type, parentSchema: schema35, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema173.type, parentSchema: schema173, data };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate90.errors = vErrors, errors === 0;
}
validate90.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema175 = { title: "CheckList", type: "array", maxItems: 16, items: { $ref: "#/$defs/listed_check" } }, schema176 = { title: "ListedCheck", description: "A check that a run must contain, with the reasons for which it may be not applicable.", type: "object", additionalProperties: !1, required: ["kind", "not_applicable_reasons"], properties: { kind: { $ref: "urn:claimgate:schema:common:v1#/$defs/check_kind" }, not_applicable_reasons: { type: "array", maxItems: 32, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, description: "reasons for which a run may leave the check out; only refresh and revoke may have any" } } };
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate93.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema176.required, parentSchema: schema176, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.not_applicable_reasons === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "not_applicable_reasons" }, message: "must have required property 'not_applicable_reasons'", schema: schema176.required, parentSchema: schema176, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "kind" || key0 === "not_applicable_reasons")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema176, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/kind", schemaPath: "urn:claimgate:schema:common:v1#/$defs/check_kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema110.type, parentSchema: schema110, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (!(data0 === "connect" || data0 === "authorization" || data0 === "publish_immediate" || data0 === "publish_scheduled" || data0 === "final_result" || data0 === "refresh" || data0 === "revoke")) {
        let err4 = { instancePath: instancePath + "/kind", schemaPath: "urn:claimgate:schema:common:v1#/$defs/check_kind/enum", keyword: "enum", params: { allowedValues: schema110.enum }, message: "must be equal to one of the allowed values", schema: schema110.enum, parentSchema: schema110, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.not_applicable_reasons !== void 0) {
      let data1 = data.not_applicable_reasons;
      if (Array.isArray(data1)) {
        if (data1.length > 32) {
          let err5 = { instancePath: instancePath + "/not_applicable_reasons", schemaPath: "#/properties/not_applicable_reasons/maxItems", keyword: "maxItems", params: { limit: 32 }, message: "must NOT have more than 32 items", schema: 32, parentSchema: schema176.properties.not_applicable_reasons, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 == "string") {
            if (func3(data2) > 64) {
              let err6 = { instancePath: instancePath + "/not_applicable_reasons/" + i0, schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema35, data: data2 };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
            if (!pattern4.test(data2)) {
              let err7 = { instancePath: instancePath + "/not_applicable_reasons/" + i0, schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema35, data: data2 };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
          } else {
            let err8 = { instancePath: instancePath + "/not_applicable_reasons/" + i0, schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.type, parentSchema: schema35, data: data2 };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
        let i1 = data1.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data1[i1], data1[j0])) {
                  let err9 = { instancePath: instancePath + "/not_applicable_reasons", schemaPath: "#/properties/not_applicable_reasons/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: !0, parentSchema: schema176.properties.not_applicable_reasons, data: data1 };
                  vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
                  break outer0;
                }
        }
      } else {
        let err10 = { instancePath: instancePath + "/not_applicable_reasons", schemaPath: "#/properties/not_applicable_reasons/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema176.properties.not_applicable_reasons.type, parentSchema: schema176.properties.not_applicable_reasons, data: data1 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema176.type, parentSchema: schema176, data };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate93.errors = vErrors, errors === 0;
}
validate93.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate92.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), Array.isArray(data)) {
    if (data.length > 16) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items", schema: 16, parentSchema: schema175, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate93(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate93.errors : appended(vErrors, validate93.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema175.type, parentSchema: schema175, data };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate92.errors = vErrors, errors === 0;
}
validate92.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate89.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema_version === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schema_version" }, message: "must have required property 'schema_version'", schema: schema164.required, parentSchema: schema164, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.provider === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" }, message: "must have required property 'provider'", schema: schema164.required, parentSchema: schema164, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.account_kinds === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_kinds" }, message: "must have required property 'account_kinds'", schema: schema164.required, parentSchema: schema164, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.output_profile === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "output_profile" }, message: "must have required property 'output_profile'", schema: schema164.required, parentSchema: schema164, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.operation === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operation" }, message: "must have required property 'operation'", schema: schema164.required, parentSchema: schema164, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.policy_mode === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "policy_mode" }, message: "must have required property 'policy_mode'", schema: schema164.required, parentSchema: schema164, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.capability_digest === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "capability_digest" }, message: "must have required property 'capability_digest'", schema: schema164.required, parentSchema: schema164, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.policy_digest === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "policy_digest" }, message: "must have required property 'policy_digest'", schema: schema164.required, parentSchema: schema164, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.required_scopes === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "required_scopes" }, message: "must have required property 'required_scopes'", schema: schema164.required, parentSchema: schema164, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.approval === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "approval" }, message: "must have required property 'approval'", schema: schema164.required, parentSchema: schema164, data };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.local_checks === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "local_checks" }, message: "must have required property 'local_checks'", schema: schema164.required, parentSchema: schema164, data };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.live_checks === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "live_checks" }, message: "must have required property 'live_checks'", schema: schema164.required, parentSchema: schema164, data };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.retest_days === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "retest_days" }, message: "must have required property 'retest_days'", schema: schema164.required, parentSchema: schema164, data };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.tested_revision === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tested_revision" }, message: "must have required property 'tested_revision'", schema: schema164.required, parentSchema: schema164, data };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.allow_trial_execution === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "allow_trial_execution" }, message: "must have required property 'allow_trial_execution'", schema: schema164.required, parentSchema: schema164, data };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.policy_sources === void 0) {
      let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "policy_sources" }, message: "must have required property 'policy_sources'", schema: schema164.required, parentSchema: schema164, data };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema164.properties, key0)) {
        let err16 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema164, data };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    if (data.schema_version !== void 0) {
      let data0 = data.schema_version;
      if (data0 !== 1) {
        let err17 = { instancePath: instancePath + "/schema_version", schemaPath: "#/properties/schema_version/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema164.properties.schema_version, data: data0 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.provider !== void 0) {
      let data1 = data.provider;
      if (typeof data1 == "string") {
        if (func3(data1) > 64) {
          let err18 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema35, data: data1 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (!pattern4.test(data1)) {
          let err19 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema35, data: data1 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.type, parentSchema: schema35, data: data1 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.account_kinds !== void 0) {
      let data2 = data.account_kinds;
      if (Array.isArray(data2)) {
        if (data2.length > 64) {
          let err21 = { instancePath: instancePath + "/account_kinds", schemaPath: "#/properties/account_kinds/maxItems", keyword: "maxItems", params: { limit: 64 }, message: "must NOT have more than 64 items", schema: 64, parentSchema: schema164.properties.account_kinds, data: data2 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (data2.length < 1) {
          let err22 = { instancePath: instancePath + "/account_kinds", schemaPath: "#/properties/account_kinds/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema164.properties.account_kinds, data: data2 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (typeof data3 == "string") {
            if (func3(data3) > 64) {
              let err23 = { instancePath: instancePath + "/account_kinds/" + i0, schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema35, data: data3 };
              vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
            }
            if (!pattern4.test(data3)) {
              let err24 = { instancePath: instancePath + "/account_kinds/" + i0, schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema35, data: data3 };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
          } else {
            let err25 = { instancePath: instancePath + "/account_kinds/" + i0, schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.type, parentSchema: schema35, data: data3 };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        }
        let i1 = data2.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data2[i1], data2[j0])) {
                  let err26 = { instancePath: instancePath + "/account_kinds", schemaPath: "#/properties/account_kinds/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: !0, parentSchema: schema164.properties.account_kinds, data: data2 };
                  vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
                  break outer0;
                }
        }
      } else {
        let err27 = { instancePath: instancePath + "/account_kinds", schemaPath: "#/properties/account_kinds/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema164.properties.account_kinds.type, parentSchema: schema164.properties.account_kinds, data: data2 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.output_profile !== void 0) {
      let data4 = data.output_profile;
      if (typeof data4 == "string") {
        if (func3(data4) > 64) {
          let err28 = { instancePath: instancePath + "/output_profile", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema35, data: data4 };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        if (!pattern4.test(data4)) {
          let err29 = { instancePath: instancePath + "/output_profile", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema35, data: data4 };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
      } else {
        let err30 = { instancePath: instancePath + "/output_profile", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.type, parentSchema: schema35, data: data4 };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.operation !== void 0) {
      let data5 = data.operation;
      if (typeof data5 != "string") {
        let err31 = { instancePath: instancePath + "/operation", schemaPath: "urn:claimgate:schema:common:v1#/$defs/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.type, parentSchema: schema39, data: data5 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
      if (!(data5 === "publish_immediate" || data5 === "publish_scheduled" || data5 === "connect")) {
        let err32 = { instancePath: instancePath + "/operation", schemaPath: "urn:claimgate:schema:common:v1#/$defs/operation/enum", keyword: "enum", params: { allowedValues: schema39.enum }, message: "must be equal to one of the allowed values", schema: schema39.enum, parentSchema: schema39, data: data5 };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.policy_mode !== void 0) {
      let data6 = data.policy_mode;
      if (typeof data6 == "string") {
        if (func3(data6) > 64) {
          let err33 = { instancePath: instancePath + "/policy_mode", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema35, data: data6 };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
        if (!pattern4.test(data6)) {
          let err34 = { instancePath: instancePath + "/policy_mode", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema35, data: data6 };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
      } else {
        let err35 = { instancePath: instancePath + "/policy_mode", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.type, parentSchema: schema35, data: data6 };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.capability_digest !== void 0) {
      let data7 = data.capability_digest;
      if (typeof data7 == "string") {
        if (!pattern5.test(data7)) {
          let err36 = { instancePath: instancePath + "/capability_digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema90, data: data7 };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
      } else {
        let err37 = { instancePath: instancePath + "/capability_digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema90.type, parentSchema: schema90, data: data7 };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
    }
    if (data.policy_digest !== void 0) {
      let data8 = data.policy_digest;
      if (typeof data8 == "string") {
        if (!pattern5.test(data8)) {
          let err38 = { instancePath: instancePath + "/policy_digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema90, data: data8 };
          vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
        }
      } else {
        let err39 = { instancePath: instancePath + "/policy_digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema90.type, parentSchema: schema90, data: data8 };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
    }
    if (data.required_scopes !== void 0) {
      let data9 = data.required_scopes;
      if (Array.isArray(data9)) {
        if (data9.length > 256) {
          let err40 = { instancePath: instancePath + "/required_scopes", schemaPath: "#/properties/required_scopes/maxItems", keyword: "maxItems", params: { limit: 256 }, message: "must NOT have more than 256 items", schema: 256, parentSchema: schema164.properties.required_scopes, data: data9 };
          vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
        }
        let len1 = data9.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data10 = data9[i2];
          if (typeof data10 == "string") {
            if (!pattern103.test(data10)) {
              let err41 = { instancePath: instancePath + "/required_scopes/" + i2, schemaPath: "#/$defs/scope/pattern", keyword: "pattern", params: { pattern: "^[\\x21-\\x7e]{1,256}$" }, message: 'must match pattern "^[\\x21-\\x7e]{1,256}$"', schema: "^[\\x21-\\x7e]{1,256}$", parentSchema: schema172, data: data10 };
              vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
            }
          } else {
            let err42 = { instancePath: instancePath + "/required_scopes/" + i2, schemaPath: "#/$defs/scope/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema172.type, parentSchema: schema172, data: data10 };
            vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
          }
        }
        let i3 = data9.length, j1;
        if (i3 > 1) {
          outer1:
            for (; i3--; )
              for (j1 = i3; j1--; )
                if (func0(data9[i3], data9[j1])) {
                  let err43 = { instancePath: instancePath + "/required_scopes", schemaPath: "#/properties/required_scopes/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)", schema: !0, parentSchema: schema164.properties.required_scopes, data: data9 };
                  vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                  break outer1;
                }
        }
      } else {
        let err44 = { instancePath: instancePath + "/required_scopes", schemaPath: "#/properties/required_scopes/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema164.properties.required_scopes.type, parentSchema: schema164.properties.required_scopes, data: data9 };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
    }
    if (data.approval !== void 0 && (validate90(data.approval, { instancePath: instancePath + "/approval", parentData: data, parentDataProperty: "approval", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate90.errors : appended(vErrors, validate90.errors), errors = vErrors.length)), data.local_checks !== void 0 && (validate92(data.local_checks, { instancePath: instancePath + "/local_checks", parentData: data, parentDataProperty: "local_checks", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate92.errors : appended(vErrors, validate92.errors), errors = vErrors.length)), data.live_checks !== void 0 && (validate92(data.live_checks, { instancePath: instancePath + "/live_checks", parentData: data, parentDataProperty: "live_checks", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate92.errors : appended(vErrors, validate92.errors), errors = vErrors.length)), data.retest_days !== void 0) {
      let data14 = data.retest_days;
      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
        if (data14.local === void 0) {
          let err45 = { instancePath: instancePath + "/retest_days", schemaPath: "#/$defs/retest_days/required", keyword: "required", params: { missingProperty: "local" }, message: "must have required property 'local'", schema: schema179.required, parentSchema: schema179, data: data14 };
          vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
        }
        if (data14.live === void 0) {
          let err46 = { instancePath: instancePath + "/retest_days", schemaPath: "#/$defs/retest_days/required", keyword: "required", params: { missingProperty: "live" }, message: "must have required property 'live'", schema: schema179.required, parentSchema: schema179, data: data14 };
          vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
        }
        for (let key1 in data14)
          if (!(key1 === "local" || key1 === "live")) {
            let err47 = { instancePath: instancePath + "/retest_days", schemaPath: "#/$defs/retest_days/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema179, data: data14 };
            vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
          }
        if (data14.local !== void 0) {
          let data15 = data14.local;
          if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
            let err48 = { instancePath: instancePath + "/retest_days/local", schemaPath: "#/$defs/retest_days/properties/local/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema179.properties.local.type, parentSchema: schema179.properties.local, data: data15 };
            vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
          }
          if (typeof data15 == "number" && isFinite(data15)) {
            if (data15 > 366 || isNaN(data15)) {
              let err49 = { instancePath: instancePath + "/retest_days/local", schemaPath: "#/$defs/retest_days/properties/local/maximum", keyword: "maximum", params: { comparison: "<=", limit: 366 }, message: "must be <= 366", schema: 366, parentSchema: schema179.properties.local, data: data15 };
              vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
            }
            if (data15 < 1 || isNaN(data15)) {
              let err50 = { instancePath: instancePath + "/retest_days/local", schemaPath: "#/$defs/retest_days/properties/local/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema179.properties.local, data: data15 };
              vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
            }
          }
        }
        if (data14.live !== void 0) {
          let data16 = data14.live;
          if (!(typeof data16 == "number" && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
            let err51 = { instancePath: instancePath + "/retest_days/live", schemaPath: "#/$defs/retest_days/properties/live/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema179.properties.live.type, parentSchema: schema179.properties.live, data: data16 };
            vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
          }
          if (typeof data16 == "number" && isFinite(data16)) {
            if (data16 > 366 || isNaN(data16)) {
              let err52 = { instancePath: instancePath + "/retest_days/live", schemaPath: "#/$defs/retest_days/properties/live/maximum", keyword: "maximum", params: { comparison: "<=", limit: 366 }, message: "must be <= 366", schema: 366, parentSchema: schema179.properties.live, data: data16 };
              vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
            }
            if (data16 < 1 || isNaN(data16)) {
              let err53 = { instancePath: instancePath + "/retest_days/live", schemaPath: "#/$defs/retest_days/properties/live/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema179.properties.live, data: data16 };
              vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
            }
          }
        }
      } else {
        let err54 = { instancePath: instancePath + "/retest_days", schemaPath: "#/$defs/retest_days/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema179.type, parentSchema: schema179, data: data14 };
        vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
      }
    }
    if (data.tested_revision !== void 0) {
      let data17 = data.tested_revision;
      if (typeof data17 != "string") {
        let err55 = { instancePath: instancePath + "/tested_revision", schemaPath: "#/properties/tested_revision/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema164.properties.tested_revision.type, parentSchema: schema164.properties.tested_revision, data: data17 };
        vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
      }
      if (!(data17 === "any" || data17 === "ancestor")) {
        let err56 = { instancePath: instancePath + "/tested_revision", schemaPath: "#/properties/tested_revision/enum", keyword: "enum", params: { allowedValues: schema164.properties.tested_revision.enum }, message: "must be equal to one of the allowed values", schema: schema164.properties.tested_revision.enum, parentSchema: schema164.properties.tested_revision, data: data17 };
        vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
      }
    }
    if (data.allow_trial_execution !== void 0) {
      let data18 = data.allow_trial_execution;
      if (typeof data18 != "boolean") {
        let err57 = { instancePath: instancePath + "/allow_trial_execution", schemaPath: "#/properties/allow_trial_execution/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema164.properties.allow_trial_execution.type, parentSchema: schema164.properties.allow_trial_execution, data: data18 };
        vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
      }
    }
    if (data.policy_sources !== void 0) {
      let data19 = data.policy_sources;
      if (Array.isArray(data19)) {
        if (data19.length > 64) {
          let err58 = { instancePath: instancePath + "/policy_sources", schemaPath: "#/properties/policy_sources/maxItems", keyword: "maxItems", params: { limit: 64 }, message: "must NOT have more than 64 items", schema: 64, parentSchema: schema164.properties.policy_sources, data: data19 };
          vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
        }
        let len2 = data19.length;
        for (let i4 = 0; i4 < len2; i4++) {
          let data20 = data19[i4];
          if (typeof data20 == "string") {
            if (func3(data20) > 2048) {
              let err59 = { instancePath: instancePath + "/policy_sources/" + i4, schemaPath: "#/properties/policy_sources/items/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters", schema: 2048, parentSchema: schema164.properties.policy_sources.items, data: data20 };
              vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
            }
            if (func3(data20) < 1) {
              let err60 = { instancePath: instancePath + "/policy_sources/" + i4, schemaPath: "#/properties/policy_sources/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema164.properties.policy_sources.items, data: data20 };
              vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
            }
          } else {
            let err61 = { instancePath: instancePath + "/policy_sources/" + i4, schemaPath: "#/properties/policy_sources/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema164.properties.policy_sources.items.type, parentSchema: schema164.properties.policy_sources.items, data: data20 };
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
                let err62 = { instancePath: instancePath + "/policy_sources", schemaPath: "#/properties/policy_sources/uniqueItems", keyword: "uniqueItems", params: { i: i5, j: j2 }, message: "must NOT have duplicate items (items ## " + j2 + " and " + i5 + " are identical)", schema: !0, parentSchema: schema164.properties.policy_sources, data: data19 };
                vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
                break;
              }
              indices0[item0] = i5;
            }
          }
        }
      } else {
        let err63 = { instancePath: instancePath + "/policy_sources", schemaPath: "#/properties/policy_sources/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema164.properties.policy_sources.type, parentSchema: schema164.properties.policy_sources, data: data19 };
        vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
      }
    }
  } else {
    let err64 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema164.type, parentSchema: schema164, data };
    vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
  }
  return validate89.errors = vErrors, errors === 0;
}
validate89.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate98.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" }, message: "must have required property 'provider'", schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.app_fingerprint === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_fingerprint" }, message: "must have required property 'app_fingerprint'", schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.deployment_environment === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deployment_environment" }, message: "must have required property 'deployment_environment'", schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.provider_environment === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider_environment" }, message: "must have required property 'provider_environment'", schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.instance_fingerprint === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "instance_fingerprint" }, message: "must have required property 'instance_fingerprint'", schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.account_kind === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_kind" }, message: "must have required property 'account_kind'", schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.output_profile === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "output_profile" }, message: "must have required property 'output_profile'", schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.operation === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operation" }, message: "must have required property 'operation'", schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.policy_mode === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "policy_mode" }, message: "must have required property 'policy_mode'", schema: schema34.required, parentSchema: schema34, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema34.properties, key0)) {
        let err9 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema34, data };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.provider !== void 0) {
      let data0 = data.provider;
      if (typeof data0 == "string") {
        if (func3(data0) > 64) {
          let err10 = { instancePath: instancePath + "/provider", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema35, data: data0 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (!pattern4.test(data0)) {
          let err11 = { instancePath: instancePath + "/provider", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema35, data: data0 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/provider", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.type, parentSchema: schema35, data: data0 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.app_fingerprint !== void 0) {
      let data1 = data.app_fingerprint;
      if (typeof data1 == "string") {
        if (!pattern5.test(data1)) {
          let err13 = { instancePath: instancePath + "/app_fingerprint", schemaPath: "#/$defs/fingerprint/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema36, data: data1 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/app_fingerprint", schemaPath: "#/$defs/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.type, parentSchema: schema36, data: data1 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.deployment_environment !== void 0) {
      let data2 = data.deployment_environment;
      if (typeof data2 != "string") {
        let err15 = { instancePath: instancePath + "/deployment_environment", schemaPath: "#/properties/deployment_environment/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.deployment_environment.type, parentSchema: schema34.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (!(data2 === "local" || data2 === "staging" || data2 === "production")) {
        let err16 = { instancePath: instancePath + "/deployment_environment", schemaPath: "#/properties/deployment_environment/enum", keyword: "enum", params: { allowedValues: schema34.properties.deployment_environment.enum }, message: "must be equal to one of the allowed values", schema: schema34.properties.deployment_environment.enum, parentSchema: schema34.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.provider_environment !== void 0) {
      let data3 = data.provider_environment;
      if (typeof data3 != "string") {
        let err17 = { instancePath: instancePath + "/provider_environment", schemaPath: "#/properties/provider_environment/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.provider_environment.type, parentSchema: schema34.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (!(data3 === "development" || data3 === "sandbox" || data3 === "production")) {
        let err18 = { instancePath: instancePath + "/provider_environment", schemaPath: "#/properties/provider_environment/enum", keyword: "enum", params: { allowedValues: schema34.properties.provider_environment.enum }, message: "must be equal to one of the allowed values", schema: schema34.properties.provider_environment.enum, parentSchema: schema34.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.instance_fingerprint !== void 0) {
      let data4 = data.instance_fingerprint;
      if (typeof data4 != "string" && data4 !== null) {
        let err19 = { instancePath: instancePath + "/instance_fingerprint", schemaPath: "#/properties/instance_fingerprint/type", keyword: "type", params: { type: schema34.properties.instance_fingerprint.type }, message: "must be string,null", schema: schema34.properties.instance_fingerprint.type, parentSchema: schema34.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (typeof data4 == "string" && !pattern5.test(data4)) {
        let err20 = { instancePath: instancePath + "/instance_fingerprint", schemaPath: "#/properties/instance_fingerprint/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema34.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.account_kind !== void 0) {
      let data5 = data.account_kind;
      if (typeof data5 == "string") {
        if (func3(data5) > 64) {
          let err21 = { instancePath: instancePath + "/account_kind", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema35, data: data5 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (!pattern4.test(data5)) {
          let err22 = { instancePath: instancePath + "/account_kind", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema35, data: data5 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      } else {
        let err23 = { instancePath: instancePath + "/account_kind", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.type, parentSchema: schema35, data: data5 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.output_profile !== void 0) {
      let data6 = data.output_profile;
      if (typeof data6 == "string") {
        if (func3(data6) > 64) {
          let err24 = { instancePath: instancePath + "/output_profile", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema35, data: data6 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (!pattern4.test(data6)) {
          let err25 = { instancePath: instancePath + "/output_profile", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema35, data: data6 };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      } else {
        let err26 = { instancePath: instancePath + "/output_profile", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.type, parentSchema: schema35, data: data6 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.operation !== void 0) {
      let data7 = data.operation;
      if (typeof data7 != "string") {
        let err27 = { instancePath: instancePath + "/operation", schemaPath: "#/$defs/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.type, parentSchema: schema39, data: data7 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
      if (!(data7 === "publish_immediate" || data7 === "publish_scheduled" || data7 === "connect")) {
        let err28 = { instancePath: instancePath + "/operation", schemaPath: "#/$defs/operation/enum", keyword: "enum", params: { allowedValues: schema39.enum }, message: "must be equal to one of the allowed values", schema: schema39.enum, parentSchema: schema39, data: data7 };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.policy_mode !== void 0) {
      let data8 = data.policy_mode;
      if (typeof data8 == "string") {
        if (func3(data8) > 64) {
          let err29 = { instancePath: instancePath + "/policy_mode", schemaPath: "#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema35, data: data8 };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        if (!pattern4.test(data8)) {
          let err30 = { instancePath: instancePath + "/policy_mode", schemaPath: "#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema35, data: data8 };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
      } else {
        let err31 = { instancePath: instancePath + "/policy_mode", schemaPath: "#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.type, parentSchema: schema35, data: data8 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
  } else {
    let err32 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema34.type, parentSchema: schema34, data };
    vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
  }
  return validate98.errors = vErrors, errors === 0;
}
validate98.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema_version === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schema_version" }, message: "must have required property 'schema_version'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.request === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "request" }, message: "must have required property 'request'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.deployment_kind === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deployment_kind" }, message: "must have required property 'deployment_kind'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.providers === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "providers" }, message: "must have required property 'providers'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.facts_limits === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "facts_limits" }, message: "must have required property 'facts_limits'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.evidence === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evidence" }, message: "must have required property 'evidence'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.contracts === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "contracts" }, message: "must have required property 'contracts'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.claim === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "claim" }, message: "must have required property 'claim'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.released_revisions === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "released_revisions" }, message: "must have required property 'released_revisions'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.foreign_revisions === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "foreign_revisions" }, message: "must have required property 'foreign_revisions'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema31.properties, key0)) {
        let err10 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31, data };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    if (data.schema_version !== void 0) {
      let data0 = data.schema_version;
      if (data0 !== 1) {
        let err11 = { instancePath: instancePath + "/schema_version", schemaPath: "#/properties/schema_version/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema31.properties.schema_version, data: data0 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.request !== void 0 && (validate21(data.request, { instancePath: instancePath + "/request", parentData: data, parentDataProperty: "request", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate21.errors : appended(vErrors, validate21.errors), errors = vErrors.length)), data.deployment_kind !== void 0) {
      let data2 = data.deployment_kind;
      if (typeof data2 != "string") {
        let err12 = { instancePath: instancePath + "/deployment_kind", schemaPath: "urn:claimgate:schema:runtime-facts:v1#/properties/deployment_kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema146.type, parentSchema: schema146, data: data2 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (!(data2 === "cloud" || data2 === "self_hosted")) {
        let err13 = { instancePath: instancePath + "/deployment_kind", schemaPath: "urn:claimgate:schema:runtime-facts:v1#/properties/deployment_kind/enum", keyword: "enum", params: { allowedValues: schema146.enum }, message: "must be equal to one of the allowed values", schema: schema146.enum, parentSchema: schema146, data: data2 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.providers !== void 0) {
      let data3 = data.providers;
      if (Array.isArray(data3)) {
        if (data3.length > 1e4) {
          let err14 = { instancePath: instancePath + "/providers", schemaPath: "#/properties/providers/maxItems", keyword: "maxItems", params: { limit: 1e4 }, message: "must NOT have more than 10000 items", schema: 1e4, parentSchema: schema31.properties.providers, data: data3 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (typeof data4 == "string") {
            if (func3(data4) > 64) {
              let err15 = { instancePath: instancePath + "/providers/" + i0, schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema35, data: data4 };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
            if (!pattern4.test(data4)) {
              let err16 = { instancePath: instancePath + "/providers/" + i0, schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema35, data: data4 };
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
          } else {
            let err17 = { instancePath: instancePath + "/providers/" + i0, schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.type, parentSchema: schema35, data: data4 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
        let i1 = data3.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data3[i1], data3[j0])) {
                  let err18 = { instancePath: instancePath + "/providers", schemaPath: "#/properties/providers/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: !0, parentSchema: schema31.properties.providers, data: data3 };
                  vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
                  break outer0;
                }
        }
      } else {
        let err19 = { instancePath: instancePath + "/providers", schemaPath: "#/properties/providers/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.providers.type, parentSchema: schema31.properties.providers, data: data3 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.facts_limits !== void 0) {
      let data5 = data.facts_limits, _errs13 = errors, valid6 = !1, _errs14 = errors;
      if (data5 !== null) {
        let err20 = { instancePath: instancePath + "/facts_limits", schemaPath: "#/properties/facts_limits/anyOf/0/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema31.properties.facts_limits.anyOf[0].type, parentSchema: schema31.properties.facts_limits.anyOf[0], data: data5 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      var _valid0 = _errs14 === errors;
      valid6 = valid6 || _valid0;
      let _errs16 = errors;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (data5.max_projection_hours === void 0) {
          let err21 = { instancePath: instancePath + "/facts_limits", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/required", keyword: "required", params: { missingProperty: "max_projection_hours" }, message: "must have required property 'max_projection_hours'", schema: schema156.required, parentSchema: schema156, data: data5 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (data5.max_facts_minutes === void 0) {
          let err22 = { instancePath: instancePath + "/facts_limits", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/required", keyword: "required", params: { missingProperty: "max_facts_minutes" }, message: "must have required property 'max_facts_minutes'", schema: schema156.required, parentSchema: schema156, data: data5 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (data5.max_clock_skew_seconds === void 0) {
          let err23 = { instancePath: instancePath + "/facts_limits", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/required", keyword: "required", params: { missingProperty: "max_clock_skew_seconds" }, message: "must have required property 'max_clock_skew_seconds'", schema: schema156.required, parentSchema: schema156, data: data5 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        for (let key1 in data5)
          if (!(key1 === "max_projection_hours" || key1 === "max_facts_minutes" || key1 === "max_clock_skew_seconds")) {
            let err24 = { instancePath: instancePath + "/facts_limits", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema156, data: data5 };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
          }
        if (data5.max_projection_hours !== void 0) {
          let data6 = data5.max_projection_hours;
          if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
            let err25 = { instancePath: instancePath + "/facts_limits/max_projection_hours", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/properties/max_projection_hours/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema156.properties.max_projection_hours.type, parentSchema: schema156.properties.max_projection_hours, data: data6 };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
          if (typeof data6 == "number" && isFinite(data6)) {
            if (data6 > 8784 || isNaN(data6)) {
              let err26 = { instancePath: instancePath + "/facts_limits/max_projection_hours", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/properties/max_projection_hours/maximum", keyword: "maximum", params: { comparison: "<=", limit: 8784 }, message: "must be <= 8784", schema: 8784, parentSchema: schema156.properties.max_projection_hours, data: data6 };
              vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
            }
            if (data6 < 1 || isNaN(data6)) {
              let err27 = { instancePath: instancePath + "/facts_limits/max_projection_hours", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/properties/max_projection_hours/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema156.properties.max_projection_hours, data: data6 };
              vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
            }
          }
        }
        if (data5.max_facts_minutes !== void 0) {
          let data7 = data5.max_facts_minutes;
          if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
            let err28 = { instancePath: instancePath + "/facts_limits/max_facts_minutes", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/properties/max_facts_minutes/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema156.properties.max_facts_minutes.type, parentSchema: schema156.properties.max_facts_minutes, data: data7 };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
          if (typeof data7 == "number" && isFinite(data7)) {
            if (data7 > 527040 || isNaN(data7)) {
              let err29 = { instancePath: instancePath + "/facts_limits/max_facts_minutes", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/properties/max_facts_minutes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 527040 }, message: "must be <= 527040", schema: 527040, parentSchema: schema156.properties.max_facts_minutes, data: data7 };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
            if (data7 < 1 || isNaN(data7)) {
              let err30 = { instancePath: instancePath + "/facts_limits/max_facts_minutes", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/properties/max_facts_minutes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema156.properties.max_facts_minutes, data: data7 };
              vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
            }
          }
        }
        if (data5.max_clock_skew_seconds !== void 0) {
          let data8 = data5.max_clock_skew_seconds;
          if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
            let err31 = { instancePath: instancePath + "/facts_limits/max_clock_skew_seconds", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/properties/max_clock_skew_seconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema156.properties.max_clock_skew_seconds.type, parentSchema: schema156.properties.max_clock_skew_seconds, data: data8 };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
          if (typeof data8 == "number" && isFinite(data8)) {
            if (data8 > 3600 || isNaN(data8)) {
              let err32 = { instancePath: instancePath + "/facts_limits/max_clock_skew_seconds", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/properties/max_clock_skew_seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3600 }, message: "must be <= 3600", schema: 3600, parentSchema: schema156.properties.max_clock_skew_seconds, data: data8 };
              vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
            }
            if (data8 < 0 || isNaN(data8)) {
              let err33 = { instancePath: instancePath + "/facts_limits/max_clock_skew_seconds", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/properties/max_clock_skew_seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema156.properties.max_clock_skew_seconds, data: data8 };
              vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
            }
          }
        }
      } else {
        let err34 = { instancePath: instancePath + "/facts_limits", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema156.type, parentSchema: schema156, data: data5 };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
      var _valid0 = _errs16 === errors;
      if (valid6 = valid6 || _valid0, valid6)
        errors = _errs13, vErrors !== null && (_errs13 ? vErrors.length = _errs13 : vErrors = null);
      else {
        let err35 = { instancePath: instancePath + "/facts_limits", schemaPath: "#/properties/facts_limits/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema31.properties.facts_limits.anyOf, parentSchema: schema31.properties.facts_limits, data: data5 };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.evidence !== void 0) {
      let data9 = data.evidence;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        if (data9.entry === void 0) {
          let err36 = { instancePath: instancePath + "/evidence", schemaPath: "#/properties/evidence/required", keyword: "required", params: { missingProperty: "entry" }, message: "must have required property 'entry'", schema: schema31.properties.evidence.required, parentSchema: schema31.properties.evidence, data: data9 };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
        if (data9.account === void 0) {
          let err37 = { instancePath: instancePath + "/evidence", schemaPath: "#/properties/evidence/required", keyword: "required", params: { missingProperty: "account" }, message: "must have required property 'account'", schema: schema31.properties.evidence.required, parentSchema: schema31.properties.evidence, data: data9 };
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
        if (data9.is_implemented === void 0) {
          let err38 = { instancePath: instancePath + "/evidence", schemaPath: "#/properties/evidence/required", keyword: "required", params: { missingProperty: "is_implemented" }, message: "must have required property 'is_implemented'", schema: schema31.properties.evidence.required, parentSchema: schema31.properties.evidence, data: data9 };
          vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
        }
        if (data9.facts_generated_at === void 0) {
          let err39 = { instancePath: instancePath + "/evidence", schemaPath: "#/properties/evidence/required", keyword: "required", params: { missingProperty: "facts_generated_at" }, message: "must have required property 'facts_generated_at'", schema: schema31.properties.evidence.required, parentSchema: schema31.properties.evidence, data: data9 };
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
        if (data9.control === void 0) {
          let err40 = { instancePath: instancePath + "/evidence", schemaPath: "#/properties/evidence/required", keyword: "required", params: { missingProperty: "control" }, message: "must have required property 'control'", schema: schema31.properties.evidence.required, parentSchema: schema31.properties.evidence, data: data9 };
          vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
        }
        for (let key2 in data9)
          if (!(key2 === "entry" || key2 === "account" || key2 === "is_implemented" || key2 === "facts_generated_at" || key2 === "control")) {
            let err41 = { instancePath: instancePath + "/evidence", schemaPath: "#/properties/evidence/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31.properties.evidence, data: data9 };
            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
          }
        if (data9.entry !== void 0) {
          let data10 = data9.entry, _errs30 = errors, valid10 = !1, _errs31 = errors;
          if (data10 !== null) {
            let err42 = { instancePath: instancePath + "/evidence/entry", schemaPath: "#/properties/evidence/properties/entry/anyOf/0/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema31.properties.evidence.properties.entry.anyOf[0].type, parentSchema: schema31.properties.evidence.properties.entry.anyOf[0], data: data10 };
            vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
          }
          var _valid1 = _errs31 === errors;
          valid10 = valid10 || _valid1;
          let _errs33 = errors;
          validate44(data10, { instancePath: instancePath + "/evidence/entry", parentData: data9, parentDataProperty: "entry", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate44.errors : appended(vErrors, validate44.errors), errors = vErrors.length);
          var _valid1 = _errs33 === errors;
          if (valid10 = valid10 || _valid1, valid10)
            errors = _errs30, vErrors !== null && (_errs30 ? vErrors.length = _errs30 : vErrors = null);
          else {
            let err43 = { instancePath: instancePath + "/evidence/entry", schemaPath: "#/properties/evidence/properties/entry/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema31.properties.evidence.properties.entry.anyOf, parentSchema: schema31.properties.evidence.properties.entry, data: data10 };
            vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
          }
        }
        if (data9.account !== void 0 && (validate83(data9.account, { instancePath: instancePath + "/evidence/account", parentData: data9, parentDataProperty: "account", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate83.errors : appended(vErrors, validate83.errors), errors = vErrors.length)), data9.is_implemented !== void 0) {
          let data12 = data9.is_implemented;
          if (typeof data12 != "boolean") {
            let err44 = { instancePath: instancePath + "/evidence/is_implemented", schemaPath: "#/properties/evidence/properties/is_implemented/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema31.properties.evidence.properties.is_implemented.type, parentSchema: schema31.properties.evidence.properties.is_implemented, data: data12 };
            vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
          }
        }
        if (data9.facts_generated_at !== void 0) {
          let data13 = data9.facts_generated_at;
          if (typeof data13 != "string" && data13 !== null) {
            let err45 = { instancePath: instancePath + "/evidence/facts_generated_at", schemaPath: "urn:claimgate:schema:projection-entry:v1#/$defs/expiry_or_null/type", keyword: "type", params: { type: schema95.type }, message: "must be string,null", schema: schema95.type, parentSchema: schema95, data: data13 };
            vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
          }
          if (typeof data13 == "string") {
            if (!pattern13.test(data13)) {
              let err46 = { instancePath: instancePath + "/evidence/facts_generated_at", schemaPath: "urn:claimgate:schema:projection-entry:v1#/$defs/expiry_or_null/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema95, data: data13 };
              vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
            }
            if (!formats0.validate(data13)) {
              let err47 = { instancePath: instancePath + "/evidence/facts_generated_at", schemaPath: "urn:claimgate:schema:projection-entry:v1#/$defs/expiry_or_null/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema95, data: data13 };
              vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
            }
          }
        }
        data9.control !== void 0 && (validate86(data9.control, { instancePath: instancePath + "/evidence/control", parentData: data9, parentDataProperty: "control", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate86.errors : appended(vErrors, validate86.errors), errors = vErrors.length));
      } else {
        let err48 = { instancePath: instancePath + "/evidence", schemaPath: "#/properties/evidence/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.evidence.type, parentSchema: schema31.properties.evidence, data: data9 };
        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
      }
    }
    if (data.contracts !== void 0) {
      let data15 = data.contracts;
      if (Array.isArray(data15)) {
        if (data15.length > 1e3) {
          let err49 = { instancePath: instancePath + "/contracts", schemaPath: "#/properties/contracts/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items", schema: 1e3, parentSchema: schema31.properties.contracts, data: data15 };
          vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
        }
        let len1 = data15.length;
        for (let i2 = 0; i2 < len1; i2++)
          validate89(data15[i2], { instancePath: instancePath + "/contracts/" + i2, parentData: data15, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate89.errors : appended(vErrors, validate89.errors), errors = vErrors.length);
      } else {
        let err50 = { instancePath: instancePath + "/contracts", schemaPath: "#/properties/contracts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.contracts.type, parentSchema: schema31.properties.contracts, data: data15 };
        vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
      }
    }
    if (data.claim !== void 0) {
      let data17 = data.claim;
      if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
        if (data17.contract_digest === void 0) {
          let err51 = { instancePath: instancePath + "/claim", schemaPath: "#/properties/claim/required", keyword: "required", params: { missingProperty: "contract_digest" }, message: "must have required property 'contract_digest'", schema: schema31.properties.claim.required, parentSchema: schema31.properties.claim, data: data17 };
          vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
        }
        if (data17.advertisable_subjects === void 0) {
          let err52 = { instancePath: instancePath + "/claim", schemaPath: "#/properties/claim/required", keyword: "required", params: { missingProperty: "advertisable_subjects" }, message: "must have required property 'advertisable_subjects'", schema: schema31.properties.claim.required, parentSchema: schema31.properties.claim, data: data17 };
          vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
        }
        for (let key3 in data17)
          if (!(key3 === "contract_digest" || key3 === "advertisable_subjects")) {
            let err53 = { instancePath: instancePath + "/claim", schemaPath: "#/properties/claim/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31.properties.claim, data: data17 };
            vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
          }
        if (data17.contract_digest !== void 0) {
          let data18 = data17.contract_digest;
          if (typeof data18 != "string" && data18 !== null) {
            let err54 = { instancePath: instancePath + "/claim/contract_digest", schemaPath: "#/properties/claim/properties/contract_digest/type", keyword: "type", params: { type: schema31.properties.claim.properties.contract_digest.type }, message: "must be string,null", schema: schema31.properties.claim.properties.contract_digest.type, parentSchema: schema31.properties.claim.properties.contract_digest, data: data18 };
            vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
          }
          if (typeof data18 == "string" && !pattern5.test(data18)) {
            let err55 = { instancePath: instancePath + "/claim/contract_digest", schemaPath: "#/properties/claim/properties/contract_digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema31.properties.claim.properties.contract_digest, data: data18 };
            vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
          }
        }
        if (data17.advertisable_subjects !== void 0) {
          let data19 = data17.advertisable_subjects;
          if (Array.isArray(data19)) {
            if (data19.length > 1e4) {
              let err56 = { instancePath: instancePath + "/claim/advertisable_subjects", schemaPath: "#/properties/claim/properties/advertisable_subjects/maxItems", keyword: "maxItems", params: { limit: 1e4 }, message: "must NOT have more than 10000 items", schema: 1e4, parentSchema: schema31.properties.claim.properties.advertisable_subjects, data: data19 };
              vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
            }
            let len2 = data19.length;
            for (let i3 = 0; i3 < len2; i3++)
              validate98(data19[i3], { instancePath: instancePath + "/claim/advertisable_subjects/" + i3, parentData: data19, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate98.errors : appended(vErrors, validate98.errors), errors = vErrors.length);
          } else {
            let err57 = { instancePath: instancePath + "/claim/advertisable_subjects", schemaPath: "#/properties/claim/properties/advertisable_subjects/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.claim.properties.advertisable_subjects.type, parentSchema: schema31.properties.claim.properties.advertisable_subjects, data: data19 };
            vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
          }
        }
      } else {
        let err58 = { instancePath: instancePath + "/claim", schemaPath: "#/properties/claim/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.claim.type, parentSchema: schema31.properties.claim, data: data17 };
        vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
      }
    }
    if (data.released_revisions !== void 0) {
      let data21 = data.released_revisions;
      if (Array.isArray(data21)) {
        if (data21.length > 1e4) {
          let err59 = { instancePath: instancePath + "/released_revisions", schemaPath: "#/properties/released_revisions/maxItems", keyword: "maxItems", params: { limit: 1e4 }, message: "must NOT have more than 10000 items", schema: 1e4, parentSchema: schema31.properties.released_revisions, data: data21 };
          vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
        }
        let len3 = data21.length;
        for (let i4 = 0; i4 < len3; i4++) {
          let data22 = data21[i4];
          if (typeof data22 == "string") {
            if (!pattern51.test(data22)) {
              let err60 = { instancePath: instancePath + "/released_revisions/" + i4, schemaPath: "urn:claimgate:schema:common:v1#/$defs/revision/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"', schema: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$", parentSchema: schema104, data: data22 };
              vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
            }
          } else {
            let err61 = { instancePath: instancePath + "/released_revisions/" + i4, schemaPath: "urn:claimgate:schema:common:v1#/$defs/revision/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema104.type, parentSchema: schema104, data: data22 };
            vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
          }
        }
        let i5 = data21.length, j1;
        if (i5 > 1) {
          outer1:
            for (; i5--; )
              for (j1 = i5; j1--; )
                if (func0(data21[i5], data21[j1])) {
                  let err62 = { instancePath: instancePath + "/released_revisions", schemaPath: "#/properties/released_revisions/uniqueItems", keyword: "uniqueItems", params: { i: i5, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i5 + " are identical)", schema: !0, parentSchema: schema31.properties.released_revisions, data: data21 };
                  vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
                  break outer1;
                }
        }
      } else {
        let err63 = { instancePath: instancePath + "/released_revisions", schemaPath: "#/properties/released_revisions/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.released_revisions.type, parentSchema: schema31.properties.released_revisions, data: data21 };
        vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
      }
    }
    if (data.foreign_revisions !== void 0) {
      let data23 = data.foreign_revisions;
      if (Array.isArray(data23)) {
        if (data23.length > 1e4) {
          let err64 = { instancePath: instancePath + "/foreign_revisions", schemaPath: "#/properties/foreign_revisions/maxItems", keyword: "maxItems", params: { limit: 1e4 }, message: "must NOT have more than 10000 items", schema: 1e4, parentSchema: schema31.properties.foreign_revisions, data: data23 };
          vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
        }
        let len4 = data23.length;
        for (let i6 = 0; i6 < len4; i6++) {
          let data24 = data23[i6];
          if (typeof data24 == "string") {
            if (!pattern51.test(data24)) {
              let err65 = { instancePath: instancePath + "/foreign_revisions/" + i6, schemaPath: "urn:claimgate:schema:common:v1#/$defs/revision/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"', schema: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$", parentSchema: schema104, data: data24 };
              vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
            }
          } else {
            let err66 = { instancePath: instancePath + "/foreign_revisions/" + i6, schemaPath: "urn:claimgate:schema:common:v1#/$defs/revision/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema104.type, parentSchema: schema104, data: data24 };
            vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
          }
        }
        let i7 = data23.length, j2;
        if (i7 > 1) {
          outer2:
            for (; i7--; )
              for (j2 = i7; j2--; )
                if (func0(data23[i7], data23[j2])) {
                  let err67 = { instancePath: instancePath + "/foreign_revisions", schemaPath: "#/properties/foreign_revisions/uniqueItems", keyword: "uniqueItems", params: { i: i7, j: j2 }, message: "must NOT have duplicate items (items ## " + j2 + " and " + i7 + " are identical)", schema: !0, parentSchema: schema31.properties.foreign_revisions, data: data23 };
                  vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
                  break outer2;
                }
        }
      } else {
        let err68 = { instancePath: instancePath + "/foreign_revisions", schemaPath: "#/properties/foreign_revisions/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.foreign_revisions.type, parentSchema: schema31.properties.foreign_revisions, data: data23 };
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
