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
var document = bounded(validate20), schema31 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:projection-statement:v1", title: "ProjectionStatement", description: "The signed statement beside a ledger projection (specification/documents.md 3.3).", type: "object", additionalProperties: !1, required: ["_type", "subject", "predicateType", "predicate"], properties: { _type: { const: "https://in-toto.io/Statement/v1" }, subject: { type: "array", maxItems: 1024, items: { $ref: "urn:claimgate:schema:in-toto-statement:v1#/$defs/statement_subject" } }, predicateType: { const: "urn:claimgate:ledger-projection:v1" }, predicate: { $ref: "#/$defs/projection_predicate" } }, $defs: { projection_predicate: { title: "ProjectionPredicate", type: "object", additionalProperties: !1, required: ["schema_version", "deployment", "generated_at", "expires_at", "entry_count", "facts_sha256", "fingerprint", "checkpoint", "consistency"], properties: { schema_version: { const: 1 }, deployment: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, generated_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, entry_count: { type: "integer", minimum: 0 }, facts_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, fingerprint: { title: "FingerprintDeclaration", description: "How the fingerprints of the projection were made (specification/documents.md 4).", type: "object", additionalProperties: !1, required: ["algorithm", "key_id"], properties: { algorithm: { const: "claimgate/fingerprint/v1" }, key_id: { type: "string", maxLength: 128, pattern: "^[A-Za-z0-9]+(?:[._:-][A-Za-z0-9]+)*$", description: "a safe id: letters and digits in groups joined by one of . _ : -, at most 128 characters" } } }, checkpoint: { type: "string", minLength: 1, maxLength: 16384, description: "the head of the ledger as a C2SP checkpoint" }, corrections: { title: "CorrectionsDeclaration", description: "What administrators have taken out of force (specification/ledger.md 9); absent where nothing was. A gate of before corrections refuses a statement that has it.", type: "object", additionalProperties: !1, required: ["count", "digest"], properties: { count: { type: "integer", minimum: 1 }, digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest", description: "of the leaves of the corrections, in their order" } } }, consistency: { title: "ConsistencyProof", description: "RFC 9162 section 2.1.4, from the last known head to this one; null: from the empty tree.", type: ["object", "null"], additionalProperties: !1, required: ["from_size", "hashes"], properties: { from_size: { type: "integer", minimum: 1 }, hashes: { type: "array", maxItems: 64, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } } } } } } }, schema33 = { title: "StatementSubject", description: "A file that a statement is about.", type: "object", additionalProperties: !1, required: ["name", "digest"], properties: { name: { type: "string", minLength: 1, maxLength: 4096 }, digest: { title: "DigestSet", description: "in-toto DigestSet: hex by name of the algorithm", type: "object", additionalProperties: { type: "string", maxLength: 256 } } } }, func1 = require_ucs2length().default, schema35 = { title: "ProjectionPredicate", type: "object", additionalProperties: !1, required: ["schema_version", "deployment", "generated_at", "expires_at", "entry_count", "facts_sha256", "fingerprint", "checkpoint", "consistency"], properties: { schema_version: { const: 1 }, deployment: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, generated_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, entry_count: { type: "integer", minimum: 0 }, facts_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, fingerprint: { title: "FingerprintDeclaration", description: "How the fingerprints of the projection were made (specification/documents.md 4).", type: "object", additionalProperties: !1, required: ["algorithm", "key_id"], properties: { algorithm: { const: "claimgate/fingerprint/v1" }, key_id: { type: "string", maxLength: 128, pattern: "^[A-Za-z0-9]+(?:[._:-][A-Za-z0-9]+)*$", description: "a safe id: letters and digits in groups joined by one of . _ : -, at most 128 characters" } } }, checkpoint: { type: "string", minLength: 1, maxLength: 16384, description: "the head of the ledger as a C2SP checkpoint" }, corrections: { title: "CorrectionsDeclaration", description: "What administrators have taken out of force (specification/ledger.md 9); absent where nothing was. A gate of before corrections refuses a statement that has it.", type: "object", additionalProperties: !1, required: ["count", "digest"], properties: { count: { type: "integer", minimum: 1 }, digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest", description: "of the leaves of the corrections, in their order" } } }, consistency: { title: "ConsistencyProof", description: "RFC 9162 section 2.1.4, from the last known head to this one; null: from the empty tree.", type: ["object", "null"], additionalProperties: !1, required: ["from_size", "hashes"], properties: { from_size: { type: "integer", minimum: 1 }, hashes: { type: "array", maxItems: 64, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } } } } }, schema37 = { title: "Slug", type: "string", maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters" }, schema38 = { title: "Instant", type: "string", format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC such as 2026-11-21T08:30:00Z or 2026-11-21T08:30:00.250Z" }, schema40 = { title: "DigestText", type: "string", pattern: "^sha256:[0-9a-f]{64}$", description: '"sha256:" and 64 lower-case hex digits' }, func9 = Object.prototype.hasOwnProperty, pattern4 = new RegExp("^[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u"), pattern5 = new RegExp("^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", "u"), pattern7 = new RegExp("^sha256:[0-9a-f]{64}$", "u"), pattern8 = new RegExp("^[A-Za-z0-9]+(?:[._:-][A-Za-z0-9]+)*$", "u"), formats0 = require_formats().fullFormats["date-time"];
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate22.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema_version === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schema_version" }, message: "must have required property 'schema_version'", schema: schema35.required, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.deployment === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deployment" }, message: "must have required property 'deployment'", schema: schema35.required, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.generated_at === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "generated_at" }, message: "must have required property 'generated_at'", schema: schema35.required, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.expires_at === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" }, message: "must have required property 'expires_at'", schema: schema35.required, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.entry_count === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "entry_count" }, message: "must have required property 'entry_count'", schema: schema35.required, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.facts_sha256 === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "facts_sha256" }, message: "must have required property 'facts_sha256'", schema: schema35.required, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.fingerprint === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fingerprint" }, message: "must have required property 'fingerprint'", schema: schema35.required, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.checkpoint === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "checkpoint" }, message: "must have required property 'checkpoint'", schema: schema35.required, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.consistency === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "consistency" }, message: "must have required property 'consistency'", schema: schema35.required, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 in data)
      if (!func9.call(schema35.properties, key0)) {
        let err9 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema35, data };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.schema_version !== void 0) {
      let data0 = data.schema_version;
      if (data0 !== 1) {
        let err10 = { instancePath: instancePath + "/schema_version", schemaPath: "#/properties/schema_version/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema35.properties.schema_version, data: data0 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.deployment !== void 0) {
      let data1 = data.deployment;
      if (typeof data1 == "string") {
        if (func1(data1) > 64) {
          let err11 = { instancePath: instancePath + "/deployment", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (!pattern4.test(data1)) {
          let err12 = { instancePath: instancePath + "/deployment", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/deployment", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data1 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.generated_at !== void 0) {
      let data2 = data.generated_at;
      if (typeof data2 == "string") {
        if (!pattern5.test(data2)) {
          let err14 = { instancePath: instancePath + "/generated_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema38, data: data2 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (!formats0.validate(data2)) {
          let err15 = { instancePath: instancePath + "/generated_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema38, data: data2 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/generated_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.type, parentSchema: schema38, data: data2 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.expires_at !== void 0) {
      let data3 = data.expires_at;
      if (typeof data3 == "string") {
        if (!pattern5.test(data3)) {
          let err17 = { instancePath: instancePath + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema38, data: data3 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (!formats0.validate(data3)) {
          let err18 = { instancePath: instancePath + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema38, data: data3 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        let err19 = { instancePath: instancePath + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.type, parentSchema: schema38, data: data3 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.entry_count !== void 0) {
      let data4 = data.entry_count;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err20 = { instancePath: instancePath + "/entry_count", schemaPath: "#/properties/entry_count/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.properties.entry_count.type, parentSchema: schema35.properties.entry_count, data: data4 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4) && (data4 < 0 || isNaN(data4))) {
        let err21 = { instancePath: instancePath + "/entry_count", schemaPath: "#/properties/entry_count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema35.properties.entry_count, data: data4 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.facts_sha256 !== void 0) {
      let data5 = data.facts_sha256;
      if (typeof data5 == "string") {
        if (!pattern7.test(data5)) {
          let err22 = { instancePath: instancePath + "/facts_sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema40, data: data5 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      } else {
        let err23 = { instancePath: instancePath + "/facts_sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.type, parentSchema: schema40, data: data5 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.fingerprint !== void 0) {
      let data6 = data.fingerprint;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
        if (data6.algorithm === void 0) {
          let err24 = { instancePath: instancePath + "/fingerprint", schemaPath: "#/properties/fingerprint/required", keyword: "required", params: { missingProperty: "algorithm" }, message: "must have required property 'algorithm'", schema: schema35.properties.fingerprint.required, parentSchema: schema35.properties.fingerprint, data: data6 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (data6.key_id === void 0) {
          let err25 = { instancePath: instancePath + "/fingerprint", schemaPath: "#/properties/fingerprint/required", keyword: "required", params: { missingProperty: "key_id" }, message: "must have required property 'key_id'", schema: schema35.properties.fingerprint.required, parentSchema: schema35.properties.fingerprint, data: data6 };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        for (let key1 in data6)
          if (!(key1 === "algorithm" || key1 === "key_id")) {
            let err26 = { instancePath: instancePath + "/fingerprint", schemaPath: "#/properties/fingerprint/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema35.properties.fingerprint, data: data6 };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
          }
        if (data6.algorithm !== void 0) {
          let data7 = data6.algorithm;
          if (data7 !== "claimgate/fingerprint/v1") {
            let err27 = { instancePath: instancePath + "/fingerprint/algorithm", schemaPath: "#/properties/fingerprint/properties/algorithm/const", keyword: "const", params: { allowedValue: "claimgate/fingerprint/v1" }, message: "must be equal to constant", schema: "claimgate/fingerprint/v1", parentSchema: schema35.properties.fingerprint.properties.algorithm, data: data7 };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
        }
        if (data6.key_id !== void 0) {
          let data8 = data6.key_id;
          if (typeof data8 == "string") {
            if (func1(data8) > 128) {
              let err28 = { instancePath: instancePath + "/fingerprint/key_id", schemaPath: "#/properties/fingerprint/properties/key_id/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters", schema: 128, parentSchema: schema35.properties.fingerprint.properties.key_id, data: data8 };
              vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
            }
            if (!pattern8.test(data8)) {
              let err29 = { instancePath: instancePath + "/fingerprint/key_id", schemaPath: "#/properties/fingerprint/properties/key_id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9]+(?:[._:-][A-Za-z0-9]+)*$" }, message: 'must match pattern "^[A-Za-z0-9]+(?:[._:-][A-Za-z0-9]+)*$"', schema: "^[A-Za-z0-9]+(?:[._:-][A-Za-z0-9]+)*$", parentSchema: schema35.properties.fingerprint.properties.key_id, data: data8 };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
          } else {
            let err30 = { instancePath: instancePath + "/fingerprint/key_id", schemaPath: "#/properties/fingerprint/properties/key_id/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.fingerprint.properties.key_id.type, parentSchema: schema35.properties.fingerprint.properties.key_id, data: data8 };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        }
      } else {
        let err31 = { instancePath: instancePath + "/fingerprint", schemaPath: "#/properties/fingerprint/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema35.properties.fingerprint.type, parentSchema: schema35.properties.fingerprint, data: data6 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.checkpoint !== void 0) {
      let data9 = data.checkpoint;
      if (typeof data9 == "string") {
        if (func1(data9) > 16384) {
          let err32 = { instancePath: instancePath + "/checkpoint", schemaPath: "#/properties/checkpoint/maxLength", keyword: "maxLength", params: { limit: 16384 }, message: "must NOT have more than 16384 characters", schema: 16384, parentSchema: schema35.properties.checkpoint, data: data9 };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
        if (func1(data9) < 1) {
          let err33 = { instancePath: instancePath + "/checkpoint", schemaPath: "#/properties/checkpoint/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema35.properties.checkpoint, data: data9 };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
      } else {
        let err34 = { instancePath: instancePath + "/checkpoint", schemaPath: "#/properties/checkpoint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.checkpoint.type, parentSchema: schema35.properties.checkpoint, data: data9 };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.corrections !== void 0) {
      let data10 = data.corrections;
      if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
        if (data10.count === void 0) {
          let err35 = { instancePath: instancePath + "/corrections", schemaPath: "#/properties/corrections/required", keyword: "required", params: { missingProperty: "count" }, message: "must have required property 'count'", schema: schema35.properties.corrections.required, parentSchema: schema35.properties.corrections, data: data10 };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
        if (data10.digest === void 0) {
          let err36 = { instancePath: instancePath + "/corrections", schemaPath: "#/properties/corrections/required", keyword: "required", params: { missingProperty: "digest" }, message: "must have required property 'digest'", schema: schema35.properties.corrections.required, parentSchema: schema35.properties.corrections, data: data10 };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
        for (let key2 in data10)
          if (!(key2 === "count" || key2 === "digest")) {
            let err37 = { instancePath: instancePath + "/corrections", schemaPath: "#/properties/corrections/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema35.properties.corrections, data: data10 };
            vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
          }
        if (data10.count !== void 0) {
          let data11 = data10.count;
          if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
            let err38 = { instancePath: instancePath + "/corrections/count", schemaPath: "#/properties/corrections/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.properties.corrections.properties.count.type, parentSchema: schema35.properties.corrections.properties.count, data: data11 };
            vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
          }
          if (typeof data11 == "number" && isFinite(data11) && (data11 < 1 || isNaN(data11))) {
            let err39 = { instancePath: instancePath + "/corrections/count", schemaPath: "#/properties/corrections/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema35.properties.corrections.properties.count, data: data11 };
            vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
          }
        }
        if (data10.digest !== void 0) {
          let data12 = data10.digest;
          if (typeof data12 == "string") {
            if (!pattern7.test(data12)) {
              let err40 = { instancePath: instancePath + "/corrections/digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema40, data: data12 };
              vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
            }
          } else {
            let err41 = { instancePath: instancePath + "/corrections/digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.type, parentSchema: schema40, data: data12 };
            vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
          }
        }
      } else {
        let err42 = { instancePath: instancePath + "/corrections", schemaPath: "#/properties/corrections/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema35.properties.corrections.type, parentSchema: schema35.properties.corrections, data: data10 };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
    if (data.consistency !== void 0) {
      let data13 = data.consistency;
      if (!(data13 && typeof data13 == "object" && !Array.isArray(data13)) && data13 !== null) {
        let err43 = { instancePath: instancePath + "/consistency", schemaPath: "#/properties/consistency/type", keyword: "type", params: { type: schema35.properties.consistency.type }, message: "must be object,null", schema: schema35.properties.consistency.type, parentSchema: schema35.properties.consistency, data: data13 };
        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
      }
      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
        if (data13.from_size === void 0) {
          let err44 = { instancePath: instancePath + "/consistency", schemaPath: "#/properties/consistency/required", keyword: "required", params: { missingProperty: "from_size" }, message: "must have required property 'from_size'", schema: schema35.properties.consistency.required, parentSchema: schema35.properties.consistency, data: data13 };
          vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
        }
        if (data13.hashes === void 0) {
          let err45 = { instancePath: instancePath + "/consistency", schemaPath: "#/properties/consistency/required", keyword: "required", params: { missingProperty: "hashes" }, message: "must have required property 'hashes'", schema: schema35.properties.consistency.required, parentSchema: schema35.properties.consistency, data: data13 };
          vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
        }
        for (let key3 in data13)
          if (!(key3 === "from_size" || key3 === "hashes")) {
            let err46 = { instancePath: instancePath + "/consistency", schemaPath: "#/properties/consistency/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema35.properties.consistency, data: data13 };
            vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
          }
        if (data13.from_size !== void 0) {
          let data14 = data13.from_size;
          if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
            let err47 = { instancePath: instancePath + "/consistency/from_size", schemaPath: "#/properties/consistency/properties/from_size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.properties.consistency.properties.from_size.type, parentSchema: schema35.properties.consistency.properties.from_size, data: data14 };
            vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
          }
          if (typeof data14 == "number" && isFinite(data14) && (data14 < 1 || isNaN(data14))) {
            let err48 = { instancePath: instancePath + "/consistency/from_size", schemaPath: "#/properties/consistency/properties/from_size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema35.properties.consistency.properties.from_size, data: data14 };
            vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
          }
        }
        if (data13.hashes !== void 0) {
          let data15 = data13.hashes;
          if (Array.isArray(data15)) {
            if (data15.length > 64) {
              let err49 = { instancePath: instancePath + "/consistency/hashes", schemaPath: "#/properties/consistency/properties/hashes/maxItems", keyword: "maxItems", params: { limit: 64 }, message: "must NOT have more than 64 items", schema: 64, parentSchema: schema35.properties.consistency.properties.hashes, data: data15 };
              vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
            }
            let len0 = data15.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data16 = data15[i0];
              if (typeof data16 == "string") {
                if (!pattern7.test(data16)) {
                  let err50 = { instancePath: instancePath + "/consistency/hashes/" + i0, schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema40, data: data16 };
                  vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
                }
              } else {
                let err51 = { instancePath: instancePath + "/consistency/hashes/" + i0, schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.type, parentSchema: schema40, data: data16 };
                vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
              }
            }
          } else {
            let err52 = { instancePath: instancePath + "/consistency/hashes", schemaPath: "#/properties/consistency/properties/hashes/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema35.properties.consistency.properties.hashes.type, parentSchema: schema35.properties.consistency.properties.hashes, data: data15 };
            vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
          }
        }
      }
    }
  } else {
    let err53 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema35.type, parentSchema: schema35, data };
    vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
  }
  return validate22.errors = vErrors, errors === 0;
}
validate22.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
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
        if (data1.length > 1024) {
          let err6 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/maxItems", keyword: "maxItems", params: { limit: 1024 }, message: "must NOT have more than 1024 items", schema: 1024, parentSchema: schema31.properties.subject, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.name === void 0) {
              let err7 = { instancePath: instancePath + "/subject/" + i0, schemaPath: "urn:claimgate:schema:in-toto-statement:v1#/$defs/statement_subject/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema33.required, parentSchema: schema33, data: data2 };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
            if (data2.digest === void 0) {
              let err8 = { instancePath: instancePath + "/subject/" + i0, schemaPath: "urn:claimgate:schema:in-toto-statement:v1#/$defs/statement_subject/required", keyword: "required", params: { missingProperty: "digest" }, message: "must have required property 'digest'", schema: schema33.required, parentSchema: schema33, data: data2 };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            for (let key1 in data2)
              if (!(key1 === "name" || key1 === "digest")) {
                let err9 = { instancePath: instancePath + "/subject/" + i0, schemaPath: "urn:claimgate:schema:in-toto-statement:v1#/$defs/statement_subject/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema33, data: data2 };
                vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
              }
            if (data2.name !== void 0) {
              let data3 = data2.name;
              if (typeof data3 == "string") {
                if (func1(data3) > 4096) {
                  let err10 = { instancePath: instancePath + "/subject/" + i0 + "/name", schemaPath: "urn:claimgate:schema:in-toto-statement:v1#/$defs/statement_subject/properties/name/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema33.properties.name, data: data3 };
                  vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
                }
                if (func1(data3) < 1) {
                  let err11 = { instancePath: instancePath + "/subject/" + i0 + "/name", schemaPath: "urn:claimgate:schema:in-toto-statement:v1#/$defs/statement_subject/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema33.properties.name, data: data3 };
                  vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                }
              } else {
                let err12 = { instancePath: instancePath + "/subject/" + i0 + "/name", schemaPath: "urn:claimgate:schema:in-toto-statement:v1#/$defs/statement_subject/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.name.type, parentSchema: schema33.properties.name, data: data3 };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
              }
            }
            if (data2.digest !== void 0) {
              let data4 = data2.digest;
              if (data4 && typeof data4 == "object" && !Array.isArray(data4))
                for (let key2 in data4) {
                  let data5 = data4[key2];
                  if (typeof data5 == "string") {
                    if (func1(data5) > 256) {
                      let err13 = { instancePath: instancePath + "/subject/" + i0 + "/digest/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "urn:claimgate:schema:in-toto-statement:v1#/$defs/statement_subject/properties/digest/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters", schema: 256, parentSchema: schema33.properties.digest.additionalProperties, data: data5 };
                      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                    }
                  } else {
                    let err14 = { instancePath: instancePath + "/subject/" + i0 + "/digest/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "urn:claimgate:schema:in-toto-statement:v1#/$defs/statement_subject/properties/digest/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.digest.additionalProperties.type, parentSchema: schema33.properties.digest.additionalProperties, data: data5 };
                    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
                  }
                }
              else {
                let err15 = { instancePath: instancePath + "/subject/" + i0 + "/digest", schemaPath: "urn:claimgate:schema:in-toto-statement:v1#/$defs/statement_subject/properties/digest/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema33.properties.digest.type, parentSchema: schema33.properties.digest, data: data4 };
                vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
              }
            }
          } else {
            let err16 = { instancePath: instancePath + "/subject/" + i0, schemaPath: "urn:claimgate:schema:in-toto-statement:v1#/$defs/statement_subject/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema33.type, parentSchema: schema33, data: data2 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
      } else {
        let err17 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.subject.type, parentSchema: schema31.properties.subject, data: data1 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.predicateType !== void 0) {
      let data6 = data.predicateType;
      if (data6 !== "urn:claimgate:ledger-projection:v1") {
        let err18 = { instancePath: instancePath + "/predicateType", schemaPath: "#/properties/predicateType/const", keyword: "const", params: { allowedValue: "urn:claimgate:ledger-projection:v1" }, message: "must be equal to constant", schema: "urn:claimgate:ledger-projection:v1", parentSchema: schema31.properties.predicateType, data: data6 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    data.predicate !== void 0 && (validate22(data.predicate, { instancePath: instancePath + "/predicate", parentData: data, parentDataProperty: "predicate", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate22.errors : appended(vErrors, validate22.errors), errors = vErrors.length));
  } else {
    let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
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
