// Generated from schemas/ by `npm run generate`. Do not edit.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

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
var document = bounded(validate20), schema31 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:trust-root:v1", title: "TrustRootDocument", description: "The payload of a trust root: whose signatures count, and within which limits (specification/trust.md 2).", type: "object", additionalProperties: !1, required: ["schema_version", "version", "expires_at", "deployment", "ledger", "keys", "roles", "limits"], properties: { schema_version: { const: 1 }, version: { type: "integer", minimum: 1 }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, deployment: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, ledger: { $ref: "#/$defs/trust_root_ledger" }, keys: { title: "TrustRootKeys", description: "Public keys as PEM (SPKI) by OpenSSH SHA256 fingerprint.", type: "object", minProperties: 1, maxProperties: 64, additionalProperties: { type: "string", minLength: 1, maxLength: 2048 } }, roles: { title: "TrustRootRoles", type: "object", additionalProperties: !1, required: ["root", "projection", "release"], properties: { root: { $ref: "#/$defs/trust_root_role" }, projection: { $ref: "#/$defs/trust_root_role" }, release: { $ref: "#/$defs/trust_root_role" } } }, limits: { $ref: "#/$defs/trust_root_limits" } }, $defs: { trust_root_ledger: { title: "TrustRootLedger", type: "object", additionalProperties: !1, required: ["origin", "keys", "floor"], properties: { origin: { title: "LedgerOrigin", type: "string", pattern: "^[!-*,-~]{1,256}$", description: "1 to 256 printable ASCII characters without spaces and plus signs" }, keys: { type: "array", minItems: 1, maxItems: 16, uniqueItems: !0, items: { type: "string", minLength: 1, maxLength: 512 }, description: "C2SP note keys, name+hash+base64" }, floor: { title: "LedgerFloor", description: "Where the ledger starts for a reader who knows no release yet.", type: "object", additionalProperties: !1, required: ["tree_size", "root_hash"], properties: { tree_size: { type: "integer", minimum: 0 }, root_hash: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } } } }, trust_root_role: { title: "TrustRootRole", type: "object", additionalProperties: !1, required: ["key_ids", "threshold"], properties: { key_ids: { type: "array", minItems: 1, maxItems: 16, uniqueItems: !0, items: { type: "string", pattern: "^SHA256:[A-Za-z0-9+/]{43}$", description: "an OpenSSH SHA256 fingerprint" } }, threshold: { type: "integer", minimum: 1, maximum: 16 } } }, trust_root_limits: { title: "TrustRootLimits", type: "object", additionalProperties: !1, required: ["max_projection_hours", "max_facts_minutes", "max_clock_skew_seconds"], properties: { max_projection_hours: { type: "integer", minimum: 1, maximum: 8784 }, max_facts_minutes: { type: "integer", minimum: 1, maximum: 527040 }, max_clock_skew_seconds: { type: "integer", minimum: 0, maximum: 3600 } } } } }, schema33 = { title: "Instant", type: "string", format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC such as 2026-11-21T08:30:00Z or 2026-11-21T08:30:00.250Z" }, schema34 = { title: "Slug", type: "string", maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters" }, schema37 = { title: "TrustRootRole", type: "object", additionalProperties: !1, required: ["key_ids", "threshold"], properties: { key_ids: { type: "array", minItems: 1, maxItems: 16, uniqueItems: !0, items: { type: "string", pattern: "^SHA256:[A-Za-z0-9+/]{43}$", description: "an OpenSSH SHA256 fingerprint" } }, threshold: { type: "integer", minimum: 1, maximum: 16 } } }, schema40 = { title: "TrustRootLimits", type: "object", additionalProperties: !1, required: ["max_projection_hours", "max_facts_minutes", "max_clock_skew_seconds"], properties: { max_projection_hours: { type: "integer", minimum: 1, maximum: 8784 }, max_facts_minutes: { type: "integer", minimum: 1, maximum: 527040 }, max_clock_skew_seconds: { type: "integer", minimum: 0, maximum: 3600 } } }, formats0 = require_formats().fullFormats["date-time"], pattern4 = new RegExp("^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", "u"), pattern5 = new RegExp("^[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u"), pattern8 = new RegExp("^SHA256:[A-Za-z0-9+/]{43}$", "u"), func1 = require_ucs2length().default, schema35 = { title: "TrustRootLedger", type: "object", additionalProperties: !1, required: ["origin", "keys", "floor"], properties: { origin: { title: "LedgerOrigin", type: "string", pattern: "^[!-*,-~]{1,256}$", description: "1 to 256 printable ASCII characters without spaces and plus signs" }, keys: { type: "array", minItems: 1, maxItems: 16, uniqueItems: !0, items: { type: "string", minLength: 1, maxLength: 512 }, description: "C2SP note keys, name+hash+base64" }, floor: { title: "LedgerFloor", description: "Where the ledger starts for a reader who knows no release yet.", type: "object", additionalProperties: !1, required: ["tree_size", "root_hash"], properties: { tree_size: { type: "integer", minimum: 0 }, root_hash: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } } } }, schema36 = { title: "DigestText", type: "string", pattern: "^sha256:[0-9a-f]{64}$", description: '"sha256:" and 64 lower-case hex digits' }, pattern6 = new RegExp("^[!-*,-~]{1,256}$", "u"), pattern7 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate22.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.origin === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "origin" }, message: "must have required property 'origin'", schema: schema35.required, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.keys === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "keys" }, message: "must have required property 'keys'", schema: schema35.required, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.floor === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "floor" }, message: "must have required property 'floor'", schema: schema35.required, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "origin" || key0 === "keys" || key0 === "floor")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema35, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.origin !== void 0) {
      let data0 = data.origin;
      if (typeof data0 == "string") {
        if (!pattern6.test(data0)) {
          let err4 = { instancePath: instancePath + "/origin", schemaPath: "#/properties/origin/pattern", keyword: "pattern", params: { pattern: "^[!-*,-~]{1,256}$" }, message: 'must match pattern "^[!-*,-~]{1,256}$"', schema: "^[!-*,-~]{1,256}$", parentSchema: schema35.properties.origin, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/origin", schemaPath: "#/properties/origin/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.origin.type, parentSchema: schema35.properties.origin, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.keys !== void 0) {
      let data1 = data.keys;
      if (Array.isArray(data1)) {
        if (data1.length > 16) {
          let err6 = { instancePath: instancePath + "/keys", schemaPath: "#/properties/keys/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items", schema: 16, parentSchema: schema35.properties.keys, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data1.length < 1) {
          let err7 = { instancePath: instancePath + "/keys", schemaPath: "#/properties/keys/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema35.properties.keys, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 == "string") {
            if (func1(data2) > 512) {
              let err8 = { instancePath: instancePath + "/keys/" + i0, schemaPath: "#/properties/keys/items/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters", schema: 512, parentSchema: schema35.properties.keys.items, data: data2 };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            if (func1(data2) < 1) {
              let err9 = { instancePath: instancePath + "/keys/" + i0, schemaPath: "#/properties/keys/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema35.properties.keys.items, data: data2 };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
          } else {
            let err10 = { instancePath: instancePath + "/keys/" + i0, schemaPath: "#/properties/keys/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.keys.items.type, parentSchema: schema35.properties.keys.items, data: data2 };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        }
        let i1 = data1.length, j0;
        if (i1 > 1) {
          let indices0 = {};
          for (; i1--; ) {
            let item0 = data1[i1];
            if (typeof item0 == "string") {
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0];
                let err11 = { instancePath: instancePath + "/keys", schemaPath: "#/properties/keys/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: !0, parentSchema: schema35.properties.keys, data: data1 };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      } else {
        let err12 = { instancePath: instancePath + "/keys", schemaPath: "#/properties/keys/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema35.properties.keys.type, parentSchema: schema35.properties.keys, data: data1 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.floor !== void 0) {
      let data3 = data.floor;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (data3.tree_size === void 0) {
          let err13 = { instancePath: instancePath + "/floor", schemaPath: "#/properties/floor/required", keyword: "required", params: { missingProperty: "tree_size" }, message: "must have required property 'tree_size'", schema: schema35.properties.floor.required, parentSchema: schema35.properties.floor, data: data3 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data3.root_hash === void 0) {
          let err14 = { instancePath: instancePath + "/floor", schemaPath: "#/properties/floor/required", keyword: "required", params: { missingProperty: "root_hash" }, message: "must have required property 'root_hash'", schema: schema35.properties.floor.required, parentSchema: schema35.properties.floor, data: data3 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        for (let key1 in data3)
          if (!(key1 === "tree_size" || key1 === "root_hash")) {
            let err15 = { instancePath: instancePath + "/floor", schemaPath: "#/properties/floor/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema35.properties.floor, data: data3 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        if (data3.tree_size !== void 0) {
          let data4 = data3.tree_size;
          if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
            let err16 = { instancePath: instancePath + "/floor/tree_size", schemaPath: "#/properties/floor/properties/tree_size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.properties.floor.properties.tree_size.type, parentSchema: schema35.properties.floor.properties.tree_size, data: data4 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
          if (typeof data4 == "number" && isFinite(data4) && (data4 < 0 || isNaN(data4))) {
            let err17 = { instancePath: instancePath + "/floor/tree_size", schemaPath: "#/properties/floor/properties/tree_size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema35.properties.floor.properties.tree_size, data: data4 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
        if (data3.root_hash !== void 0) {
          let data5 = data3.root_hash;
          if (typeof data5 == "string") {
            if (!pattern7.test(data5)) {
              let err18 = { instancePath: instancePath + "/floor/root_hash", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema36, data: data5 };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
          } else {
            let err19 = { instancePath: instancePath + "/floor/root_hash", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.type, parentSchema: schema36, data: data5 };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
      } else {
        let err20 = { instancePath: instancePath + "/floor", schemaPath: "#/properties/floor/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema35.properties.floor.type, parentSchema: schema35.properties.floor, data: data3 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
  } else {
    let err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema35.type, parentSchema: schema35, data };
    vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
  }
  return validate22.errors = vErrors, errors === 0;
}
validate22.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema_version === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schema_version" }, message: "must have required property 'schema_version'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.version === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.expires_at === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" }, message: "must have required property 'expires_at'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.deployment === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deployment" }, message: "must have required property 'deployment'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.ledger === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ledger" }, message: "must have required property 'ledger'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.keys === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "keys" }, message: "must have required property 'keys'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.roles === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "roles" }, message: "must have required property 'roles'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.limits === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "limits" }, message: "must have required property 'limits'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "schema_version" || key0 === "version" || key0 === "expires_at" || key0 === "deployment" || key0 === "ledger" || key0 === "keys" || key0 === "roles" || key0 === "limits")) {
        let err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31, data };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    if (data.schema_version !== void 0) {
      let data0 = data.schema_version;
      if (data0 !== 1) {
        let err9 = { instancePath: instancePath + "/schema_version", schemaPath: "#/properties/schema_version/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema31.properties.schema_version, data: data0 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.version !== void 0) {
      let data1 = data.version;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err10 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.version.type, parentSchema: schema31.properties.version, data: data1 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 1 || isNaN(data1))) {
        let err11 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema31.properties.version, data: data1 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.expires_at !== void 0) {
      let data2 = data.expires_at;
      if (typeof data2 == "string") {
        if (!pattern4.test(data2)) {
          let err12 = { instancePath: instancePath + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema33, data: data2 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (!formats0.validate(data2)) {
          let err13 = { instancePath: instancePath + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema33, data: data2 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data2 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.deployment !== void 0) {
      let data3 = data.deployment;
      if (typeof data3 == "string") {
        if (func1(data3) > 64) {
          let err15 = { instancePath: instancePath + "/deployment", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema34, data: data3 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (!pattern5.test(data3)) {
          let err16 = { instancePath: instancePath + "/deployment", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema34, data: data3 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/deployment", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data3 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.ledger !== void 0 && (validate22(data.ledger, { instancePath: instancePath + "/ledger", parentData: data, parentDataProperty: "ledger", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate22.errors : appended(vErrors, validate22.errors), errors = vErrors.length)), data.keys !== void 0) {
      let data5 = data.keys;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (Object.keys(data5).length > 64) {
          let err18 = { instancePath: instancePath + "/keys", schemaPath: "#/properties/keys/maxProperties", keyword: "maxProperties", params: { limit: 64 }, message: "must NOT have more than 64 properties", schema: 64, parentSchema: schema31.properties.keys, data: data5 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (Object.keys(data5).length < 1) {
          let err19 = { instancePath: instancePath + "/keys", schemaPath: "#/properties/keys/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema31.properties.keys, data: data5 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        for (let key1 in data5) {
          let data6 = data5[key1];
          if (typeof data6 == "string") {
            if (func1(data6) > 2048) {
              let err20 = { instancePath: instancePath + "/keys/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/keys/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters", schema: 2048, parentSchema: schema31.properties.keys.additionalProperties, data: data6 };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
            if (func1(data6) < 1) {
              let err21 = { instancePath: instancePath + "/keys/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/keys/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.keys.additionalProperties, data: data6 };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
          } else {
            let err22 = { instancePath: instancePath + "/keys/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/keys/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.keys.additionalProperties.type, parentSchema: schema31.properties.keys.additionalProperties, data: data6 };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        }
      } else {
        let err23 = { instancePath: instancePath + "/keys", schemaPath: "#/properties/keys/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.keys.type, parentSchema: schema31.properties.keys, data: data5 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.roles !== void 0) {
      let data7 = data.roles;
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        if (data7.root === void 0) {
          let err24 = { instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/required", keyword: "required", params: { missingProperty: "root" }, message: "must have required property 'root'", schema: schema31.properties.roles.required, parentSchema: schema31.properties.roles, data: data7 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (data7.projection === void 0) {
          let err25 = { instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/required", keyword: "required", params: { missingProperty: "projection" }, message: "must have required property 'projection'", schema: schema31.properties.roles.required, parentSchema: schema31.properties.roles, data: data7 };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        if (data7.release === void 0) {
          let err26 = { instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/required", keyword: "required", params: { missingProperty: "release" }, message: "must have required property 'release'", schema: schema31.properties.roles.required, parentSchema: schema31.properties.roles, data: data7 };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        for (let key2 in data7)
          if (!(key2 === "root" || key2 === "projection" || key2 === "release")) {
            let err27 = { instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31.properties.roles, data: data7 };
            vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
          }
        if (data7.root !== void 0) {
          let data8 = data7.root;
          if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
            if (data8.key_ids === void 0) {
              let err28 = { instancePath: instancePath + "/roles/root", schemaPath: "#/$defs/trust_root_role/required", keyword: "required", params: { missingProperty: "key_ids" }, message: "must have required property 'key_ids'", schema: schema37.required, parentSchema: schema37, data: data8 };
              vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
            }
            if (data8.threshold === void 0) {
              let err29 = { instancePath: instancePath + "/roles/root", schemaPath: "#/$defs/trust_root_role/required", keyword: "required", params: { missingProperty: "threshold" }, message: "must have required property 'threshold'", schema: schema37.required, parentSchema: schema37, data: data8 };
              vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
            }
            for (let key3 in data8)
              if (!(key3 === "key_ids" || key3 === "threshold")) {
                let err30 = { instancePath: instancePath + "/roles/root", schemaPath: "#/$defs/trust_root_role/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema37, data: data8 };
                vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
              }
            if (data8.key_ids !== void 0) {
              let data9 = data8.key_ids;
              if (Array.isArray(data9)) {
                if (data9.length > 16) {
                  let err31 = { instancePath: instancePath + "/roles/root/key_ids", schemaPath: "#/$defs/trust_root_role/properties/key_ids/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items", schema: 16, parentSchema: schema37.properties.key_ids, data: data9 };
                  vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
                }
                if (data9.length < 1) {
                  let err32 = { instancePath: instancePath + "/roles/root/key_ids", schemaPath: "#/$defs/trust_root_role/properties/key_ids/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema37.properties.key_ids, data: data9 };
                  vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
                }
                let len0 = data9.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data10 = data9[i0];
                  if (typeof data10 == "string") {
                    if (!pattern8.test(data10)) {
                      let err33 = { instancePath: instancePath + "/roles/root/key_ids/" + i0, schemaPath: "#/$defs/trust_root_role/properties/key_ids/items/pattern", keyword: "pattern", params: { pattern: "^SHA256:[A-Za-z0-9+/]{43}$" }, message: 'must match pattern "^SHA256:[A-Za-z0-9+/]{43}$"', schema: "^SHA256:[A-Za-z0-9+/]{43}$", parentSchema: schema37.properties.key_ids.items, data: data10 };
                      vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
                    }
                  } else {
                    let err34 = { instancePath: instancePath + "/roles/root/key_ids/" + i0, schemaPath: "#/$defs/trust_root_role/properties/key_ids/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.key_ids.items.type, parentSchema: schema37.properties.key_ids.items, data: data10 };
                    vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
                  }
                }
                let i1 = data9.length, j0;
                if (i1 > 1) {
                  let indices0 = {};
                  for (; i1--; ) {
                    let item0 = data9[i1];
                    if (typeof item0 == "string") {
                      if (typeof indices0[item0] == "number") {
                        j0 = indices0[item0];
                        let err35 = { instancePath: instancePath + "/roles/root/key_ids", schemaPath: "#/$defs/trust_root_role/properties/key_ids/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: !0, parentSchema: schema37.properties.key_ids, data: data9 };
                        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
                        break;
                      }
                      indices0[item0] = i1;
                    }
                  }
                }
              } else {
                let err36 = { instancePath: instancePath + "/roles/root/key_ids", schemaPath: "#/$defs/trust_root_role/properties/key_ids/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema37.properties.key_ids.type, parentSchema: schema37.properties.key_ids, data: data9 };
                vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
              }
            }
            if (data8.threshold !== void 0) {
              let data11 = data8.threshold;
              if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
                let err37 = { instancePath: instancePath + "/roles/root/threshold", schemaPath: "#/$defs/trust_root_role/properties/threshold/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema37.properties.threshold.type, parentSchema: schema37.properties.threshold, data: data11 };
                vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
              }
              if (typeof data11 == "number" && isFinite(data11)) {
                if (data11 > 16 || isNaN(data11)) {
                  let err38 = { instancePath: instancePath + "/roles/root/threshold", schemaPath: "#/$defs/trust_root_role/properties/threshold/maximum", keyword: "maximum", params: { comparison: "<=", limit: 16 }, message: "must be <= 16", schema: 16, parentSchema: schema37.properties.threshold, data: data11 };
                  vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
                }
                if (data11 < 1 || isNaN(data11)) {
                  let err39 = { instancePath: instancePath + "/roles/root/threshold", schemaPath: "#/$defs/trust_root_role/properties/threshold/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema37.properties.threshold, data: data11 };
                  vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                }
              }
            }
          } else {
            let err40 = { instancePath: instancePath + "/roles/root", schemaPath: "#/$defs/trust_root_role/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema37.type, parentSchema: schema37, data: data8 };
            vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
          }
        }
        if (data7.projection !== void 0) {
          let data12 = data7.projection;
          if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
            if (data12.key_ids === void 0) {
              let err41 = { instancePath: instancePath + "/roles/projection", schemaPath: "#/$defs/trust_root_role/required", keyword: "required", params: { missingProperty: "key_ids" }, message: "must have required property 'key_ids'", schema: schema37.required, parentSchema: schema37, data: data12 };
              vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
            }
            if (data12.threshold === void 0) {
              let err42 = { instancePath: instancePath + "/roles/projection", schemaPath: "#/$defs/trust_root_role/required", keyword: "required", params: { missingProperty: "threshold" }, message: "must have required property 'threshold'", schema: schema37.required, parentSchema: schema37, data: data12 };
              vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
            }
            for (let key4 in data12)
              if (!(key4 === "key_ids" || key4 === "threshold")) {
                let err43 = { instancePath: instancePath + "/roles/projection", schemaPath: "#/$defs/trust_root_role/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema37, data: data12 };
                vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
              }
            if (data12.key_ids !== void 0) {
              let data13 = data12.key_ids;
              if (Array.isArray(data13)) {
                if (data13.length > 16) {
                  let err44 = { instancePath: instancePath + "/roles/projection/key_ids", schemaPath: "#/$defs/trust_root_role/properties/key_ids/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items", schema: 16, parentSchema: schema37.properties.key_ids, data: data13 };
                  vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
                }
                if (data13.length < 1) {
                  let err45 = { instancePath: instancePath + "/roles/projection/key_ids", schemaPath: "#/$defs/trust_root_role/properties/key_ids/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema37.properties.key_ids, data: data13 };
                  vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
                }
                let len1 = data13.length;
                for (let i2 = 0; i2 < len1; i2++) {
                  let data14 = data13[i2];
                  if (typeof data14 == "string") {
                    if (!pattern8.test(data14)) {
                      let err46 = { instancePath: instancePath + "/roles/projection/key_ids/" + i2, schemaPath: "#/$defs/trust_root_role/properties/key_ids/items/pattern", keyword: "pattern", params: { pattern: "^SHA256:[A-Za-z0-9+/]{43}$" }, message: 'must match pattern "^SHA256:[A-Za-z0-9+/]{43}$"', schema: "^SHA256:[A-Za-z0-9+/]{43}$", parentSchema: schema37.properties.key_ids.items, data: data14 };
                      vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                    }
                  } else {
                    let err47 = { instancePath: instancePath + "/roles/projection/key_ids/" + i2, schemaPath: "#/$defs/trust_root_role/properties/key_ids/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.key_ids.items.type, parentSchema: schema37.properties.key_ids.items, data: data14 };
                    vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                  }
                }
                let i3 = data13.length, j1;
                if (i3 > 1) {
                  let indices1 = {};
                  for (; i3--; ) {
                    let item1 = data13[i3];
                    if (typeof item1 == "string") {
                      if (typeof indices1[item1] == "number") {
                        j1 = indices1[item1];
                        let err48 = { instancePath: instancePath + "/roles/projection/key_ids", schemaPath: "#/$defs/trust_root_role/properties/key_ids/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)", schema: !0, parentSchema: schema37.properties.key_ids, data: data13 };
                        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
                        break;
                      }
                      indices1[item1] = i3;
                    }
                  }
                }
              } else {
                let err49 = { instancePath: instancePath + "/roles/projection/key_ids", schemaPath: "#/$defs/trust_root_role/properties/key_ids/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema37.properties.key_ids.type, parentSchema: schema37.properties.key_ids, data: data13 };
                vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
              }
            }
            if (data12.threshold !== void 0) {
              let data15 = data12.threshold;
              if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
                let err50 = { instancePath: instancePath + "/roles/projection/threshold", schemaPath: "#/$defs/trust_root_role/properties/threshold/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema37.properties.threshold.type, parentSchema: schema37.properties.threshold, data: data15 };
                vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
              }
              if (typeof data15 == "number" && isFinite(data15)) {
                if (data15 > 16 || isNaN(data15)) {
                  let err51 = { instancePath: instancePath + "/roles/projection/threshold", schemaPath: "#/$defs/trust_root_role/properties/threshold/maximum", keyword: "maximum", params: { comparison: "<=", limit: 16 }, message: "must be <= 16", schema: 16, parentSchema: schema37.properties.threshold, data: data15 };
                  vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
                }
                if (data15 < 1 || isNaN(data15)) {
                  let err52 = { instancePath: instancePath + "/roles/projection/threshold", schemaPath: "#/$defs/trust_root_role/properties/threshold/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema37.properties.threshold, data: data15 };
                  vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
                }
              }
            }
          } else {
            let err53 = { instancePath: instancePath + "/roles/projection", schemaPath: "#/$defs/trust_root_role/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema37.type, parentSchema: schema37, data: data12 };
            vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
          }
        }
        if (data7.release !== void 0) {
          let data16 = data7.release;
          if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
            if (data16.key_ids === void 0) {
              let err54 = { instancePath: instancePath + "/roles/release", schemaPath: "#/$defs/trust_root_role/required", keyword: "required", params: { missingProperty: "key_ids" }, message: "must have required property 'key_ids'", schema: schema37.required, parentSchema: schema37, data: data16 };
              vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
            }
            if (data16.threshold === void 0) {
              let err55 = { instancePath: instancePath + "/roles/release", schemaPath: "#/$defs/trust_root_role/required", keyword: "required", params: { missingProperty: "threshold" }, message: "must have required property 'threshold'", schema: schema37.required, parentSchema: schema37, data: data16 };
              vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
            }
            for (let key5 in data16)
              if (!(key5 === "key_ids" || key5 === "threshold")) {
                let err56 = { instancePath: instancePath + "/roles/release", schemaPath: "#/$defs/trust_root_role/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema37, data: data16 };
                vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
              }
            if (data16.key_ids !== void 0) {
              let data17 = data16.key_ids;
              if (Array.isArray(data17)) {
                if (data17.length > 16) {
                  let err57 = { instancePath: instancePath + "/roles/release/key_ids", schemaPath: "#/$defs/trust_root_role/properties/key_ids/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items", schema: 16, parentSchema: schema37.properties.key_ids, data: data17 };
                  vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
                }
                if (data17.length < 1) {
                  let err58 = { instancePath: instancePath + "/roles/release/key_ids", schemaPath: "#/$defs/trust_root_role/properties/key_ids/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema37.properties.key_ids, data: data17 };
                  vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
                }
                let len2 = data17.length;
                for (let i4 = 0; i4 < len2; i4++) {
                  let data18 = data17[i4];
                  if (typeof data18 == "string") {
                    if (!pattern8.test(data18)) {
                      let err59 = { instancePath: instancePath + "/roles/release/key_ids/" + i4, schemaPath: "#/$defs/trust_root_role/properties/key_ids/items/pattern", keyword: "pattern", params: { pattern: "^SHA256:[A-Za-z0-9+/]{43}$" }, message: 'must match pattern "^SHA256:[A-Za-z0-9+/]{43}$"', schema: "^SHA256:[A-Za-z0-9+/]{43}$", parentSchema: schema37.properties.key_ids.items, data: data18 };
                      vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
                    }
                  } else {
                    let err60 = { instancePath: instancePath + "/roles/release/key_ids/" + i4, schemaPath: "#/$defs/trust_root_role/properties/key_ids/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.key_ids.items.type, parentSchema: schema37.properties.key_ids.items, data: data18 };
                    vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
                  }
                }
                let i5 = data17.length, j2;
                if (i5 > 1) {
                  let indices2 = {};
                  for (; i5--; ) {
                    let item2 = data17[i5];
                    if (typeof item2 == "string") {
                      if (typeof indices2[item2] == "number") {
                        j2 = indices2[item2];
                        let err61 = { instancePath: instancePath + "/roles/release/key_ids", schemaPath: "#/$defs/trust_root_role/properties/key_ids/uniqueItems", keyword: "uniqueItems", params: { i: i5, j: j2 }, message: "must NOT have duplicate items (items ## " + j2 + " and " + i5 + " are identical)", schema: !0, parentSchema: schema37.properties.key_ids, data: data17 };
                        vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
                        break;
                      }
                      indices2[item2] = i5;
                    }
                  }
                }
              } else {
                let err62 = { instancePath: instancePath + "/roles/release/key_ids", schemaPath: "#/$defs/trust_root_role/properties/key_ids/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema37.properties.key_ids.type, parentSchema: schema37.properties.key_ids, data: data17 };
                vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
              }
            }
            if (data16.threshold !== void 0) {
              let data19 = data16.threshold;
              if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19) && isFinite(data19))) {
                let err63 = { instancePath: instancePath + "/roles/release/threshold", schemaPath: "#/$defs/trust_root_role/properties/threshold/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema37.properties.threshold.type, parentSchema: schema37.properties.threshold, data: data19 };
                vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
              }
              if (typeof data19 == "number" && isFinite(data19)) {
                if (data19 > 16 || isNaN(data19)) {
                  let err64 = { instancePath: instancePath + "/roles/release/threshold", schemaPath: "#/$defs/trust_root_role/properties/threshold/maximum", keyword: "maximum", params: { comparison: "<=", limit: 16 }, message: "must be <= 16", schema: 16, parentSchema: schema37.properties.threshold, data: data19 };
                  vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
                }
                if (data19 < 1 || isNaN(data19)) {
                  let err65 = { instancePath: instancePath + "/roles/release/threshold", schemaPath: "#/$defs/trust_root_role/properties/threshold/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema37.properties.threshold, data: data19 };
                  vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
                }
              }
            }
          } else {
            let err66 = { instancePath: instancePath + "/roles/release", schemaPath: "#/$defs/trust_root_role/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema37.type, parentSchema: schema37, data: data16 };
            vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
          }
        }
      } else {
        let err67 = { instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.roles.type, parentSchema: schema31.properties.roles, data: data7 };
        vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
      }
    }
    if (data.limits !== void 0) {
      let data20 = data.limits;
      if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
        if (data20.max_projection_hours === void 0) {
          let err68 = { instancePath: instancePath + "/limits", schemaPath: "#/$defs/trust_root_limits/required", keyword: "required", params: { missingProperty: "max_projection_hours" }, message: "must have required property 'max_projection_hours'", schema: schema40.required, parentSchema: schema40, data: data20 };
          vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
        }
        if (data20.max_facts_minutes === void 0) {
          let err69 = { instancePath: instancePath + "/limits", schemaPath: "#/$defs/trust_root_limits/required", keyword: "required", params: { missingProperty: "max_facts_minutes" }, message: "must have required property 'max_facts_minutes'", schema: schema40.required, parentSchema: schema40, data: data20 };
          vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
        }
        if (data20.max_clock_skew_seconds === void 0) {
          let err70 = { instancePath: instancePath + "/limits", schemaPath: "#/$defs/trust_root_limits/required", keyword: "required", params: { missingProperty: "max_clock_skew_seconds" }, message: "must have required property 'max_clock_skew_seconds'", schema: schema40.required, parentSchema: schema40, data: data20 };
          vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
        }
        for (let key6 in data20)
          if (!(key6 === "max_projection_hours" || key6 === "max_facts_minutes" || key6 === "max_clock_skew_seconds")) {
            let err71 = { instancePath: instancePath + "/limits", schemaPath: "#/$defs/trust_root_limits/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema40, data: data20 };
            vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
          }
        if (data20.max_projection_hours !== void 0) {
          let data21 = data20.max_projection_hours;
          if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21))) {
            let err72 = { instancePath: instancePath + "/limits/max_projection_hours", schemaPath: "#/$defs/trust_root_limits/properties/max_projection_hours/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema40.properties.max_projection_hours.type, parentSchema: schema40.properties.max_projection_hours, data: data21 };
            vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
          }
          if (typeof data21 == "number" && isFinite(data21)) {
            if (data21 > 8784 || isNaN(data21)) {
              let err73 = { instancePath: instancePath + "/limits/max_projection_hours", schemaPath: "#/$defs/trust_root_limits/properties/max_projection_hours/maximum", keyword: "maximum", params: { comparison: "<=", limit: 8784 }, message: "must be <= 8784", schema: 8784, parentSchema: schema40.properties.max_projection_hours, data: data21 };
              vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
            }
            if (data21 < 1 || isNaN(data21)) {
              let err74 = { instancePath: instancePath + "/limits/max_projection_hours", schemaPath: "#/$defs/trust_root_limits/properties/max_projection_hours/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema40.properties.max_projection_hours, data: data21 };
              vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
            }
          }
        }
        if (data20.max_facts_minutes !== void 0) {
          let data22 = data20.max_facts_minutes;
          if (!(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22) && isFinite(data22))) {
            let err75 = { instancePath: instancePath + "/limits/max_facts_minutes", schemaPath: "#/$defs/trust_root_limits/properties/max_facts_minutes/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema40.properties.max_facts_minutes.type, parentSchema: schema40.properties.max_facts_minutes, data: data22 };
            vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
          }
          if (typeof data22 == "number" && isFinite(data22)) {
            if (data22 > 527040 || isNaN(data22)) {
              let err76 = { instancePath: instancePath + "/limits/max_facts_minutes", schemaPath: "#/$defs/trust_root_limits/properties/max_facts_minutes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 527040 }, message: "must be <= 527040", schema: 527040, parentSchema: schema40.properties.max_facts_minutes, data: data22 };
              vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
            }
            if (data22 < 1 || isNaN(data22)) {
              let err77 = { instancePath: instancePath + "/limits/max_facts_minutes", schemaPath: "#/$defs/trust_root_limits/properties/max_facts_minutes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema40.properties.max_facts_minutes, data: data22 };
              vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
            }
          }
        }
        if (data20.max_clock_skew_seconds !== void 0) {
          let data23 = data20.max_clock_skew_seconds;
          if (!(typeof data23 == "number" && !(data23 % 1) && !isNaN(data23) && isFinite(data23))) {
            let err78 = { instancePath: instancePath + "/limits/max_clock_skew_seconds", schemaPath: "#/$defs/trust_root_limits/properties/max_clock_skew_seconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema40.properties.max_clock_skew_seconds.type, parentSchema: schema40.properties.max_clock_skew_seconds, data: data23 };
            vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
          }
          if (typeof data23 == "number" && isFinite(data23)) {
            if (data23 > 3600 || isNaN(data23)) {
              let err79 = { instancePath: instancePath + "/limits/max_clock_skew_seconds", schemaPath: "#/$defs/trust_root_limits/properties/max_clock_skew_seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3600 }, message: "must be <= 3600", schema: 3600, parentSchema: schema40.properties.max_clock_skew_seconds, data: data23 };
              vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
            }
            if (data23 < 0 || isNaN(data23)) {
              let err80 = { instancePath: instancePath + "/limits/max_clock_skew_seconds", schemaPath: "#/$defs/trust_root_limits/properties/max_clock_skew_seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema40.properties.max_clock_skew_seconds, data: data23 };
              vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
            }
          }
        }
      } else {
        let err81 = { instancePath: instancePath + "/limits", schemaPath: "#/$defs/trust_root_limits/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema40.type, parentSchema: schema40, data: data20 };
        vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
      }
    }
  } else {
    let err82 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
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
