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
var document = bounded(validate20), schema31 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:trust-root-with-identities:v2", title: "TrustRootWithIdentities", description: "The payload of a trust root whose roles also list keyless identities (specification/trust.md 2).", type: "object", additionalProperties: !1, required: ["schema_version", "version", "expires_at", "deployment", "ledger", "keys", "identities", "roles", "limits"], properties: { schema_version: { const: 2 }, version: { $ref: "urn:claimgate:schema:trust-root:v1#/properties/version" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, deployment: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, ledger: { $ref: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_ledger" }, keys: { $ref: "urn:claimgate:schema:trust-root:v1#/properties/keys" }, identities: { title: "TrustRootIdentities", description: "Who may sign with a short-lived certificate, by a name of your choice.", type: "object", minProperties: 1, maxProperties: 16, propertyNames: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, additionalProperties: { $ref: "#/$defs/trust_root_identity" } }, roles: { title: "RolesWithIdentities", type: "object", additionalProperties: !1, required: ["root", "projection", "release"], properties: { root: { $ref: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_role" }, projection: { $ref: "#/$defs/role_with_identities" }, release: { $ref: "#/$defs/role_with_identities" } } }, limits: { $ref: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits" } }, $defs: { identity_issuer: { title: "IdentityIssuer", type: "string", pattern: "^https://[!-~]{1,500}$", description: "the URL of the OpenID Connect issuer, compared exactly: 8 to 508 printable ASCII characters" }, identity_subject: { title: "IdentitySubject", type: "string", pattern: "^(?:[!-)+-~]{3,1000}|https://[!-)+-~]{1,900}@refs/(?:heads|tags)/[!-)+-~]{0,90}\\*)$", description: "the subject alternative name of the certificate, compared exactly; the reference of a workflow (@refs/heads/\u2026 or @refs/tags/\u2026) may end in one *" }, identity_extensions: { title: "IdentityExtensions", description: "Values that extensions of the certificate must have, by their object identifiers: those of Fulcio from 1.3.6.1.4.1.57264.1.9 on.", type: "object", minProperties: 1, maxProperties: 16, propertyNames: { pattern: "^1\\.3\\.6\\.1\\.4\\.1\\.57264\\.1\\.(?:9|[1-9][0-9])$" }, additionalProperties: { type: "string", pattern: "^[!-~]{1,1000}$" } }, trust_root_identity: { title: "TrustRootIdentity", type: "object", additionalProperties: !1, required: ["issuer", "subject", "trusted_root_sha256"], properties: { issuer: { $ref: "#/$defs/identity_issuer" }, subject: { $ref: "#/$defs/identity_subject" }, extensions: { $ref: "#/$defs/identity_extensions" }, trusted_root_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest", description: "of the Sigstore trusted root beside the trust roots that its certificates are verified against" }, holder_key_ids: { type: "array", minItems: 1, maxItems: 16, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_role/properties/key_ids/items" }, description: "keys that the same person or pipeline holds: together with the identity they count once" } } }, role_with_identities: { title: "RoleWithIdentities", type: "object", additionalProperties: !1, required: ["key_ids", "threshold"], properties: { key_ids: { type: "array", maxItems: 16, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_role/properties/key_ids/items" } }, identity_ids: { type: "array", minItems: 1, maxItems: 16, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" } }, threshold: { type: "integer", minimum: 1, maximum: 16 } } } } }, schema42 = { type: "integer", minimum: 1 }, schema34 = { title: "Instant", type: "string", format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC such as 2026-11-21T08:30:00Z or 2026-11-21T08:30:00.250Z" }, schema35 = { title: "Slug", type: "string", maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters" }, schema47 = { title: "TrustRootKeys", description: "Public keys as PEM (SPKI) by OpenSSH SHA256 fingerprint.", type: "object", minProperties: 1, maxProperties: 64, additionalProperties: { type: "string", minLength: 1, maxLength: 2048 } }, schema38 = { title: "TrustRootRole", type: "object", additionalProperties: !1, required: ["key_ids", "threshold"], properties: { key_ids: { type: "array", minItems: 1, maxItems: 16, uniqueItems: !0, items: { type: "string", pattern: "^SHA256:[A-Za-z0-9+/]{43}$", description: "an OpenSSH SHA256 fingerprint" } }, threshold: { type: "integer", minimum: 1, maximum: 16 } } }, schema41 = { title: "TrustRootLimits", type: "object", additionalProperties: !1, required: ["max_projection_hours", "max_facts_minutes", "max_clock_skew_seconds"], properties: { max_projection_hours: { type: "integer", minimum: 1, maximum: 8784 }, max_facts_minutes: { type: "integer", minimum: 1, maximum: 527040 }, max_clock_skew_seconds: { type: "integer", minimum: 0, maximum: 3600 } } }, func1 = Object.prototype.hasOwnProperty, func2 = require_ucs2length().default, formats0 = require_formats().fullFormats["date-time"], pattern4 = new RegExp("^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", "u"), pattern5 = new RegExp("^[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u"), pattern8 = new RegExp("^SHA256:[A-Za-z0-9+/]{43}$", "u"), schema36 = { title: "TrustRootLedger", type: "object", additionalProperties: !1, required: ["origin", "keys", "floor"], properties: { origin: { title: "LedgerOrigin", type: "string", pattern: "^[!-*,-~]{1,256}$", description: "1 to 256 printable ASCII characters without spaces and plus signs" }, keys: { type: "array", minItems: 1, maxItems: 16, uniqueItems: !0, items: { type: "string", minLength: 1, maxLength: 512 }, description: "C2SP note keys, name+hash+base64" }, floor: { title: "LedgerFloor", description: "Where the ledger starts for a reader who knows no release yet.", type: "object", additionalProperties: !1, required: ["tree_size", "root_hash"], properties: { tree_size: { type: "integer", minimum: 0 }, root_hash: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } } } }, schema37 = { title: "DigestText", type: "string", pattern: "^sha256:[0-9a-f]{64}$", description: '"sha256:" and 64 lower-case hex digits' }, pattern6 = new RegExp("^[!-*,-~]{1,256}$", "u"), pattern7 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate25.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.origin === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "origin" }, message: "must have required property 'origin'", schema: schema36.required, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.keys === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "keys" }, message: "must have required property 'keys'", schema: schema36.required, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.floor === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "floor" }, message: "must have required property 'floor'", schema: schema36.required, parentSchema: schema36, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "origin" || key0 === "keys" || key0 === "floor")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema36, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.origin !== void 0) {
      let data0 = data.origin;
      if (typeof data0 == "string") {
        if (!pattern6.test(data0)) {
          let err4 = { instancePath: instancePath + "/origin", schemaPath: "#/properties/origin/pattern", keyword: "pattern", params: { pattern: "^[!-*,-~]{1,256}$" }, message: 'must match pattern "^[!-*,-~]{1,256}$"', schema: "^[!-*,-~]{1,256}$", parentSchema: schema36.properties.origin, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/origin", schemaPath: "#/properties/origin/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.properties.origin.type, parentSchema: schema36.properties.origin, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.keys !== void 0) {
      let data1 = data.keys;
      if (Array.isArray(data1)) {
        if (data1.length > 16) {
          let err6 = { instancePath: instancePath + "/keys", schemaPath: "#/properties/keys/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items", schema: 16, parentSchema: schema36.properties.keys, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data1.length < 1) {
          let err7 = { instancePath: instancePath + "/keys", schemaPath: "#/properties/keys/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema36.properties.keys, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 == "string") {
            if (func2(data2) > 512) {
              let err8 = { instancePath: instancePath + "/keys/" + i0, schemaPath: "#/properties/keys/items/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters", schema: 512, parentSchema: schema36.properties.keys.items, data: data2 };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
            if (func2(data2) < 1) {
              let err9 = { instancePath: instancePath + "/keys/" + i0, schemaPath: "#/properties/keys/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema36.properties.keys.items, data: data2 };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
          } else {
            let err10 = { instancePath: instancePath + "/keys/" + i0, schemaPath: "#/properties/keys/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.properties.keys.items.type, parentSchema: schema36.properties.keys.items, data: data2 };
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
                let err11 = { instancePath: instancePath + "/keys", schemaPath: "#/properties/keys/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: !0, parentSchema: schema36.properties.keys, data: data1 };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      } else {
        let err12 = { instancePath: instancePath + "/keys", schemaPath: "#/properties/keys/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema36.properties.keys.type, parentSchema: schema36.properties.keys, data: data1 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.floor !== void 0) {
      let data3 = data.floor;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (data3.tree_size === void 0) {
          let err13 = { instancePath: instancePath + "/floor", schemaPath: "#/properties/floor/required", keyword: "required", params: { missingProperty: "tree_size" }, message: "must have required property 'tree_size'", schema: schema36.properties.floor.required, parentSchema: schema36.properties.floor, data: data3 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data3.root_hash === void 0) {
          let err14 = { instancePath: instancePath + "/floor", schemaPath: "#/properties/floor/required", keyword: "required", params: { missingProperty: "root_hash" }, message: "must have required property 'root_hash'", schema: schema36.properties.floor.required, parentSchema: schema36.properties.floor, data: data3 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        for (let key1 in data3)
          if (!(key1 === "tree_size" || key1 === "root_hash")) {
            let err15 = { instancePath: instancePath + "/floor", schemaPath: "#/properties/floor/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema36.properties.floor, data: data3 };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        if (data3.tree_size !== void 0) {
          let data4 = data3.tree_size;
          if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
            let err16 = { instancePath: instancePath + "/floor/tree_size", schemaPath: "#/properties/floor/properties/tree_size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema36.properties.floor.properties.tree_size.type, parentSchema: schema36.properties.floor.properties.tree_size, data: data4 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
          if (typeof data4 == "number" && isFinite(data4) && (data4 < 0 || isNaN(data4))) {
            let err17 = { instancePath: instancePath + "/floor/tree_size", schemaPath: "#/properties/floor/properties/tree_size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema36.properties.floor.properties.tree_size, data: data4 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
        if (data3.root_hash !== void 0) {
          let data5 = data3.root_hash;
          if (typeof data5 == "string") {
            if (!pattern7.test(data5)) {
              let err18 = { instancePath: instancePath + "/floor/root_hash", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data5 };
              vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
            }
          } else {
            let err19 = { instancePath: instancePath + "/floor/root_hash", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data5 };
            vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
          }
        }
      } else {
        let err20 = { instancePath: instancePath + "/floor", schemaPath: "#/properties/floor/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema36.properties.floor.type, parentSchema: schema36.properties.floor, data: data3 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
  } else {
    let err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema36.type, parentSchema: schema36, data };
    vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
  }
  return validate25.errors = vErrors, errors === 0;
}
validate25.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema49 = { title: "TrustRootIdentity", type: "object", additionalProperties: !1, required: ["issuer", "subject", "trusted_root_sha256"], properties: { issuer: { $ref: "#/$defs/identity_issuer" }, subject: { $ref: "#/$defs/identity_subject" }, extensions: { $ref: "#/$defs/identity_extensions" }, trusted_root_sha256: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest", description: "of the Sigstore trusted root beside the trust roots that its certificates are verified against" }, holder_key_ids: { type: "array", minItems: 1, maxItems: 16, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_role/properties/key_ids/items" }, description: "keys that the same person or pipeline holds: together with the identity they count once" } } }, schema50 = { title: "IdentityIssuer", type: "string", pattern: "^https://[!-~]{1,500}$", description: "the URL of the OpenID Connect issuer, compared exactly: 8 to 508 printable ASCII characters" }, schema51 = { title: "IdentitySubject", type: "string", pattern: "^(?:[!-)+-~]{3,1000}|https://[!-)+-~]{1,900}@refs/(?:heads|tags)/[!-)+-~]{0,90}\\*)$", description: "the subject alternative name of the certificate, compared exactly; the reference of a workflow (@refs/heads/\u2026 or @refs/tags/\u2026) may end in one *" }, schema52 = { title: "IdentityExtensions", description: "Values that extensions of the certificate must have, by their object identifiers: those of Fulcio from 1.3.6.1.4.1.57264.1.9 on.", type: "object", minProperties: 1, maxProperties: 16, propertyNames: { pattern: "^1\\.3\\.6\\.1\\.4\\.1\\.57264\\.1\\.(?:9|[1-9][0-9])$" }, additionalProperties: { type: "string", pattern: "^[!-~]{1,1000}$" } }, schema54 = { type: "string", pattern: "^SHA256:[A-Za-z0-9+/]{43}$", description: "an OpenSSH SHA256 fingerprint" }, pattern16 = new RegExp("^https://[!-~]{1,500}$", "u"), pattern17 = new RegExp("^(?:[!-)+-~]{3,1000}|https://[!-)+-~]{1,900}@refs/(?:heads|tags)/[!-)+-~]{0,90}\\*)$", "u"), pattern18 = new RegExp("^1\\.3\\.6\\.1\\.4\\.1\\.57264\\.1\\.(?:9|[1-9][0-9])$", "u"), pattern19 = new RegExp("^[!-~]{1,1000}$", "u"), func0 = require_equal().default;
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate27.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.issuer === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "issuer" }, message: "must have required property 'issuer'", schema: schema49.required, parentSchema: schema49, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.subject === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'", schema: schema49.required, parentSchema: schema49, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.trusted_root_sha256 === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "trusted_root_sha256" }, message: "must have required property 'trusted_root_sha256'", schema: schema49.required, parentSchema: schema49, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "issuer" || key0 === "subject" || key0 === "extensions" || key0 === "trusted_root_sha256" || key0 === "holder_key_ids")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema49, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.issuer !== void 0) {
      let data0 = data.issuer;
      if (typeof data0 == "string") {
        if (!pattern16.test(data0)) {
          let err4 = { instancePath: instancePath + "/issuer", schemaPath: "#/$defs/identity_issuer/pattern", keyword: "pattern", params: { pattern: "^https://[!-~]{1,500}$" }, message: 'must match pattern "^https://[!-~]{1,500}$"', schema: "^https://[!-~]{1,500}$", parentSchema: schema50, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/issuer", schemaPath: "#/$defs/identity_issuer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema50.type, parentSchema: schema50, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.subject !== void 0) {
      let data1 = data.subject;
      if (typeof data1 == "string") {
        if (!pattern17.test(data1)) {
          let err6 = { instancePath: instancePath + "/subject", schemaPath: "#/$defs/identity_subject/pattern", keyword: "pattern", params: { pattern: "^(?:[!-)+-~]{3,1000}|https://[!-)+-~]{1,900}@refs/(?:heads|tags)/[!-)+-~]{0,90}\\*)$" }, message: 'must match pattern "^(?:[!-)+-~]{3,1000}|https://[!-)+-~]{1,900}@refs/(?:heads|tags)/[!-)+-~]{0,90}\\*)$"', schema: "^(?:[!-)+-~]{3,1000}|https://[!-)+-~]{1,900}@refs/(?:heads|tags)/[!-)+-~]{0,90}\\*)$", parentSchema: schema51, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/subject", schemaPath: "#/$defs/identity_subject/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.type, parentSchema: schema51, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.extensions !== void 0) {
      let data2 = data.extensions;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (Object.keys(data2).length > 16) {
          let err8 = { instancePath: instancePath + "/extensions", schemaPath: "#/$defs/identity_extensions/maxProperties", keyword: "maxProperties", params: { limit: 16 }, message: "must NOT have more than 16 properties", schema: 16, parentSchema: schema52, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (Object.keys(data2).length < 1) {
          let err9 = { instancePath: instancePath + "/extensions", schemaPath: "#/$defs/identity_extensions/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema52, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        for (let key1 in data2) {
          let _errs11 = errors;
          if (typeof key1 == "string" && !pattern18.test(key1)) {
            let err10 = { instancePath: instancePath + "/extensions", schemaPath: "#/$defs/identity_extensions/propertyNames/pattern", keyword: "pattern", params: { pattern: "^1\\.3\\.6\\.1\\.4\\.1\\.57264\\.1\\.(?:9|[1-9][0-9])$" }, message: 'must match pattern "^1\\.3\\.6\\.1\\.4\\.1\\.57264\\.1\\.(?:9|[1-9][0-9])$"', schema: "^1\\.3\\.6\\.1\\.4\\.1\\.57264\\.1\\.(?:9|[1-9][0-9])$", parentSchema: schema52.propertyNames, data: key1, propertyName: key1 };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
          var valid4 = _errs11 === errors;
          if (!valid4) {
            let err11 = { instancePath: instancePath + "/extensions", schemaPath: "#/$defs/identity_extensions/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema52.propertyNames, parentSchema: schema52, data: data2 };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        }
        for (let key2 in data2) {
          let data3 = data2[key2];
          if (typeof data3 == "string") {
            if (!pattern19.test(data3)) {
              let err12 = { instancePath: instancePath + "/extensions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/identity_extensions/additionalProperties/pattern", keyword: "pattern", params: { pattern: "^[!-~]{1,1000}$" }, message: 'must match pattern "^[!-~]{1,1000}$"', schema: "^[!-~]{1,1000}$", parentSchema: schema52.additionalProperties, data: data3 };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
          } else {
            let err13 = { instancePath: instancePath + "/extensions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/identity_extensions/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema52.additionalProperties.type, parentSchema: schema52.additionalProperties, data: data3 };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        }
      } else {
        let err14 = { instancePath: instancePath + "/extensions", schemaPath: "#/$defs/identity_extensions/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema52.type, parentSchema: schema52, data: data2 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.trusted_root_sha256 !== void 0) {
      let data4 = data.trusted_root_sha256;
      if (typeof data4 == "string") {
        if (!pattern7.test(data4)) {
          let err15 = { instancePath: instancePath + "/trusted_root_sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data4 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/trusted_root_sha256", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data4 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.holder_key_ids !== void 0) {
      let data5 = data.holder_key_ids;
      if (Array.isArray(data5)) {
        if (data5.length > 16) {
          let err17 = { instancePath: instancePath + "/holder_key_ids", schemaPath: "#/properties/holder_key_ids/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items", schema: 16, parentSchema: schema49.properties.holder_key_ids, data: data5 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (data5.length < 1) {
          let err18 = { instancePath: instancePath + "/holder_key_ids", schemaPath: "#/properties/holder_key_ids/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema49.properties.holder_key_ids, data: data5 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data5[i0];
          if (typeof data6 == "string") {
            if (!pattern8.test(data6)) {
              let err19 = { instancePath: instancePath + "/holder_key_ids/" + i0, schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_role/properties/key_ids/items/pattern", keyword: "pattern", params: { pattern: "^SHA256:[A-Za-z0-9+/]{43}$" }, message: 'must match pattern "^SHA256:[A-Za-z0-9+/]{43}$"', schema: "^SHA256:[A-Za-z0-9+/]{43}$", parentSchema: schema54, data: data6 };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
          } else {
            let err20 = { instancePath: instancePath + "/holder_key_ids/" + i0, schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_role/properties/key_ids/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema54.type, parentSchema: schema54, data: data6 };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        }
        let i1 = data5.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data5[i1], data5[j0])) {
                  let err21 = { instancePath: instancePath + "/holder_key_ids", schemaPath: "#/properties/holder_key_ids/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: !0, parentSchema: schema49.properties.holder_key_ids, data: data5 };
                  vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
                  break outer0;
                }
        }
      } else {
        let err22 = { instancePath: instancePath + "/holder_key_ids", schemaPath: "#/properties/holder_key_ids/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema49.properties.holder_key_ids.type, parentSchema: schema49.properties.holder_key_ids, data: data5 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
  } else {
    let err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema49.type, parentSchema: schema49, data };
    vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
  }
  return validate27.errors = vErrors, errors === 0;
}
validate27.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema56 = { title: "RoleWithIdentities", type: "object", additionalProperties: !1, required: ["key_ids", "threshold"], properties: { key_ids: { type: "array", maxItems: 16, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_role/properties/key_ids/items" } }, identity_ids: { type: "array", minItems: 1, maxItems: 16, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" } }, threshold: { type: "integer", minimum: 1, maximum: 16 } } };
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate29.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.key_ids === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key_ids" }, message: "must have required property 'key_ids'", schema: schema56.required, parentSchema: schema56, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.threshold === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "threshold" }, message: "must have required property 'threshold'", schema: schema56.required, parentSchema: schema56, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "key_ids" || key0 === "identity_ids" || key0 === "threshold")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema56, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.key_ids !== void 0) {
      let data0 = data.key_ids;
      if (Array.isArray(data0)) {
        if (data0.length > 16) {
          let err3 = { instancePath: instancePath + "/key_ids", schemaPath: "#/properties/key_ids/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items", schema: 16, parentSchema: schema56.properties.key_ids, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 == "string") {
            if (!pattern8.test(data1)) {
              let err4 = { instancePath: instancePath + "/key_ids/" + i0, schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_role/properties/key_ids/items/pattern", keyword: "pattern", params: { pattern: "^SHA256:[A-Za-z0-9+/]{43}$" }, message: 'must match pattern "^SHA256:[A-Za-z0-9+/]{43}$"', schema: "^SHA256:[A-Za-z0-9+/]{43}$", parentSchema: schema54, data: data1 };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
          } else {
            let err5 = { instancePath: instancePath + "/key_ids/" + i0, schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_role/properties/key_ids/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema54.type, parentSchema: schema54, data: data1 };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
        let i1 = data0.length, j0;
        if (i1 > 1) {
          outer0:
            for (; i1--; )
              for (j0 = i1; j0--; )
                if (func0(data0[i1], data0[j0])) {
                  let err6 = { instancePath: instancePath + "/key_ids", schemaPath: "#/properties/key_ids/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: !0, parentSchema: schema56.properties.key_ids, data: data0 };
                  vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
                  break outer0;
                }
        }
      } else {
        let err7 = { instancePath: instancePath + "/key_ids", schemaPath: "#/properties/key_ids/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema56.properties.key_ids.type, parentSchema: schema56.properties.key_ids, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.identity_ids !== void 0) {
      let data2 = data.identity_ids;
      if (Array.isArray(data2)) {
        if (data2.length > 16) {
          let err8 = { instancePath: instancePath + "/identity_ids", schemaPath: "#/properties/identity_ids/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items", schema: 16, parentSchema: schema56.properties.identity_ids, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data2.length < 1) {
          let err9 = { instancePath: instancePath + "/identity_ids", schemaPath: "#/properties/identity_ids/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema56.properties.identity_ids, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        let len1 = data2.length;
        for (let i2 = 0; i2 < len1; i2++) {
          let data3 = data2[i2];
          if (typeof data3 == "string") {
            if (func2(data3) > 64) {
              let err10 = { instancePath: instancePath + "/identity_ids/" + i2, schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema35, data: data3 };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            if (!pattern5.test(data3)) {
              let err11 = { instancePath: instancePath + "/identity_ids/" + i2, schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema35, data: data3 };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
          } else {
            let err12 = { instancePath: instancePath + "/identity_ids/" + i2, schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.type, parentSchema: schema35, data: data3 };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
        let i3 = data2.length, j1;
        if (i3 > 1) {
          outer1:
            for (; i3--; )
              for (j1 = i3; j1--; )
                if (func0(data2[i3], data2[j1])) {
                  let err13 = { instancePath: instancePath + "/identity_ids", schemaPath: "#/properties/identity_ids/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)", schema: !0, parentSchema: schema56.properties.identity_ids, data: data2 };
                  vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                  break outer1;
                }
        }
      } else {
        let err14 = { instancePath: instancePath + "/identity_ids", schemaPath: "#/properties/identity_ids/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema56.properties.identity_ids.type, parentSchema: schema56.properties.identity_ids, data: data2 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.threshold !== void 0) {
      let data4 = data.threshold;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err15 = { instancePath: instancePath + "/threshold", schemaPath: "#/properties/threshold/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema56.properties.threshold.type, parentSchema: schema56.properties.threshold, data: data4 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 16 || isNaN(data4)) {
          let err16 = { instancePath: instancePath + "/threshold", schemaPath: "#/properties/threshold/maximum", keyword: "maximum", params: { comparison: "<=", limit: 16 }, message: "must be <= 16", schema: 16, parentSchema: schema56.properties.threshold, data: data4 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (data4 < 1 || isNaN(data4)) {
          let err17 = { instancePath: instancePath + "/threshold", schemaPath: "#/properties/threshold/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema56.properties.threshold, data: data4 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      }
    }
  } else {
    let err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema56.type, parentSchema: schema56, data };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate29.errors = vErrors, errors === 0;
}
validate29.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
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
    if (data.identities === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "identities" }, message: "must have required property 'identities'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.roles === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "roles" }, message: "must have required property 'roles'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.limits === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "limits" }, message: "must have required property 'limits'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema31.properties, key0)) {
        let err9 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31, data };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.schema_version !== void 0) {
      let data0 = data.schema_version;
      if (data0 !== 2) {
        let err10 = { instancePath: instancePath + "/schema_version", schemaPath: "#/properties/schema_version/const", keyword: "const", params: { allowedValue: 2 }, message: "must be equal to constant", schema: 2, parentSchema: schema31.properties.schema_version, data: data0 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.version !== void 0) {
      let data1 = data.version;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err11 = { instancePath: instancePath + "/version", schemaPath: "urn:claimgate:schema:trust-root:v1#/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema42.type, parentSchema: schema42, data: data1 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1) && (data1 < 1 || isNaN(data1))) {
        let err12 = { instancePath: instancePath + "/version", schemaPath: "urn:claimgate:schema:trust-root:v1#/properties/version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema42, data: data1 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.expires_at !== void 0) {
      let data2 = data.expires_at;
      if (typeof data2 == "string") {
        if (!pattern4.test(data2)) {
          let err13 = { instancePath: instancePath + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema34, data: data2 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (!formats0.validate(data2)) {
          let err14 = { instancePath: instancePath + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema34, data: data2 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data2 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.deployment !== void 0) {
      let data3 = data.deployment;
      if (typeof data3 == "string") {
        if (func2(data3) > 64) {
          let err16 = { instancePath: instancePath + "/deployment", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema35, data: data3 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (!pattern5.test(data3)) {
          let err17 = { instancePath: instancePath + "/deployment", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema35, data: data3 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/deployment", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.type, parentSchema: schema35, data: data3 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.ledger !== void 0 && (validate25(data.ledger, { instancePath: instancePath + "/ledger", parentData: data, parentDataProperty: "ledger", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate25.errors : appended(vErrors, validate25.errors), errors = vErrors.length)), data.keys !== void 0) {
      let data5 = data.keys;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (Object.keys(data5).length > 64) {
          let err19 = { instancePath: instancePath + "/keys", schemaPath: "urn:claimgate:schema:trust-root:v1#/properties/keys/maxProperties", keyword: "maxProperties", params: { limit: 64 }, message: "must NOT have more than 64 properties", schema: 64, parentSchema: schema47, data: data5 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (Object.keys(data5).length < 1) {
          let err20 = { instancePath: instancePath + "/keys", schemaPath: "urn:claimgate:schema:trust-root:v1#/properties/keys/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema47, data: data5 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        for (let key1 in data5) {
          let data6 = data5[key1];
          if (typeof data6 == "string") {
            if (func2(data6) > 2048) {
              let err21 = { instancePath: instancePath + "/keys/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "urn:claimgate:schema:trust-root:v1#/properties/keys/additionalProperties/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters", schema: 2048, parentSchema: schema47.additionalProperties, data: data6 };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
            if (func2(data6) < 1) {
              let err22 = { instancePath: instancePath + "/keys/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "urn:claimgate:schema:trust-root:v1#/properties/keys/additionalProperties/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema47.additionalProperties, data: data6 };
              vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
            }
          } else {
            let err23 = { instancePath: instancePath + "/keys/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "urn:claimgate:schema:trust-root:v1#/properties/keys/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.additionalProperties.type, parentSchema: schema47.additionalProperties, data: data6 };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
        }
      } else {
        let err24 = { instancePath: instancePath + "/keys", schemaPath: "urn:claimgate:schema:trust-root:v1#/properties/keys/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema47.type, parentSchema: schema47, data: data5 };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.identities !== void 0) {
      let data7 = data.identities;
      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
        if (Object.keys(data7).length > 16) {
          let err25 = { instancePath: instancePath + "/identities", schemaPath: "#/properties/identities/maxProperties", keyword: "maxProperties", params: { limit: 16 }, message: "must NOT have more than 16 properties", schema: 16, parentSchema: schema31.properties.identities, data: data7 };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        if (Object.keys(data7).length < 1) {
          let err26 = { instancePath: instancePath + "/identities", schemaPath: "#/properties/identities/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema31.properties.identities, data: data7 };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        for (let key2 in data7) {
          let _errs21 = errors;
          if (typeof key2 == "string") {
            if (func2(key2) > 64) {
              let err27 = { instancePath: instancePath + "/identities", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema35, data: key2, propertyName: key2 };
              vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
            }
            if (!pattern5.test(key2)) {
              let err28 = { instancePath: instancePath + "/identities", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema35, data: key2, propertyName: key2 };
              vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
            }
          } else {
            let err29 = { instancePath: instancePath + "/identities", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.type, parentSchema: schema35, data: key2, propertyName: key2 };
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
          }
          var valid6 = _errs21 === errors;
          if (!valid6) {
            let err30 = { instancePath: instancePath + "/identities", schemaPath: "#/properties/identities/propertyNames", keyword: "propertyNames", params: { propertyName: key2 }, message: "property name must be valid", schema: schema31.properties.identities.propertyNames, parentSchema: schema31.properties.identities, data: data7 };
            vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
          }
        }
        for (let key3 in data7)
          validate27(data7[key3], { instancePath: instancePath + "/identities/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data7, parentDataProperty: key3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate27.errors : appended(vErrors, validate27.errors), errors = vErrors.length);
      } else {
        let err31 = { instancePath: instancePath + "/identities", schemaPath: "#/properties/identities/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.identities.type, parentSchema: schema31.properties.identities, data: data7 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.roles !== void 0) {
      let data9 = data.roles;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        if (data9.root === void 0) {
          let err32 = { instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/required", keyword: "required", params: { missingProperty: "root" }, message: "must have required property 'root'", schema: schema31.properties.roles.required, parentSchema: schema31.properties.roles, data: data9 };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
        if (data9.projection === void 0) {
          let err33 = { instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/required", keyword: "required", params: { missingProperty: "projection" }, message: "must have required property 'projection'", schema: schema31.properties.roles.required, parentSchema: schema31.properties.roles, data: data9 };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
        if (data9.release === void 0) {
          let err34 = { instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/required", keyword: "required", params: { missingProperty: "release" }, message: "must have required property 'release'", schema: schema31.properties.roles.required, parentSchema: schema31.properties.roles, data: data9 };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
        for (let key4 in data9)
          if (!(key4 === "root" || key4 === "projection" || key4 === "release")) {
            let err35 = { instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31.properties.roles, data: data9 };
            vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
          }
        if (data9.root !== void 0) {
          let data10 = data9.root;
          if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
            if (data10.key_ids === void 0) {
              let err36 = { instancePath: instancePath + "/roles/root", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_role/required", keyword: "required", params: { missingProperty: "key_ids" }, message: "must have required property 'key_ids'", schema: schema38.required, parentSchema: schema38, data: data10 };
              vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
            }
            if (data10.threshold === void 0) {
              let err37 = { instancePath: instancePath + "/roles/root", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_role/required", keyword: "required", params: { missingProperty: "threshold" }, message: "must have required property 'threshold'", schema: schema38.required, parentSchema: schema38, data: data10 };
              vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
            }
            for (let key5 in data10)
              if (!(key5 === "key_ids" || key5 === "threshold")) {
                let err38 = { instancePath: instancePath + "/roles/root", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_role/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema38, data: data10 };
                vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
              }
            if (data10.key_ids !== void 0) {
              let data11 = data10.key_ids;
              if (Array.isArray(data11)) {
                if (data11.length > 16) {
                  let err39 = { instancePath: instancePath + "/roles/root/key_ids", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_role/properties/key_ids/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items", schema: 16, parentSchema: schema38.properties.key_ids, data: data11 };
                  vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
                }
                if (data11.length < 1) {
                  let err40 = { instancePath: instancePath + "/roles/root/key_ids", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_role/properties/key_ids/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema38.properties.key_ids, data: data11 };
                  vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
                }
                let len0 = data11.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data12 = data11[i0];
                  if (typeof data12 == "string") {
                    if (!pattern8.test(data12)) {
                      let err41 = { instancePath: instancePath + "/roles/root/key_ids/" + i0, schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_role/properties/key_ids/items/pattern", keyword: "pattern", params: { pattern: "^SHA256:[A-Za-z0-9+/]{43}$" }, message: 'must match pattern "^SHA256:[A-Za-z0-9+/]{43}$"', schema: "^SHA256:[A-Za-z0-9+/]{43}$", parentSchema: schema38.properties.key_ids.items, data: data12 };
                      vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
                    }
                  } else {
                    let err42 = { instancePath: instancePath + "/roles/root/key_ids/" + i0, schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_role/properties/key_ids/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.key_ids.items.type, parentSchema: schema38.properties.key_ids.items, data: data12 };
                    vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
                  }
                }
                let i1 = data11.length, j0;
                if (i1 > 1) {
                  let indices0 = {};
                  for (; i1--; ) {
                    let item0 = data11[i1];
                    if (typeof item0 == "string") {
                      if (typeof indices0[item0] == "number") {
                        j0 = indices0[item0];
                        let err43 = { instancePath: instancePath + "/roles/root/key_ids", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_role/properties/key_ids/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: !0, parentSchema: schema38.properties.key_ids, data: data11 };
                        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
                        break;
                      }
                      indices0[item0] = i1;
                    }
                  }
                }
              } else {
                let err44 = { instancePath: instancePath + "/roles/root/key_ids", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_role/properties/key_ids/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema38.properties.key_ids.type, parentSchema: schema38.properties.key_ids, data: data11 };
                vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
              }
            }
            if (data10.threshold !== void 0) {
              let data13 = data10.threshold;
              if (!(typeof data13 == "number" && !(data13 % 1) && !isNaN(data13) && isFinite(data13))) {
                let err45 = { instancePath: instancePath + "/roles/root/threshold", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_role/properties/threshold/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.threshold.type, parentSchema: schema38.properties.threshold, data: data13 };
                vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
              }
              if (typeof data13 == "number" && isFinite(data13)) {
                if (data13 > 16 || isNaN(data13)) {
                  let err46 = { instancePath: instancePath + "/roles/root/threshold", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_role/properties/threshold/maximum", keyword: "maximum", params: { comparison: "<=", limit: 16 }, message: "must be <= 16", schema: 16, parentSchema: schema38.properties.threshold, data: data13 };
                  vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
                }
                if (data13 < 1 || isNaN(data13)) {
                  let err47 = { instancePath: instancePath + "/roles/root/threshold", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_role/properties/threshold/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema38.properties.threshold, data: data13 };
                  vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
                }
              }
            }
          } else {
            let err48 = { instancePath: instancePath + "/roles/root", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_role/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema38.type, parentSchema: schema38, data: data10 };
            vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
          }
        }
        data9.projection !== void 0 && (validate29(data9.projection, { instancePath: instancePath + "/roles/projection", parentData: data9, parentDataProperty: "projection", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate29.errors : appended(vErrors, validate29.errors), errors = vErrors.length)), data9.release !== void 0 && (validate29(data9.release, { instancePath: instancePath + "/roles/release", parentData: data9, parentDataProperty: "release", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate29.errors : appended(vErrors, validate29.errors), errors = vErrors.length));
      } else {
        let err49 = { instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.roles.type, parentSchema: schema31.properties.roles, data: data9 };
        vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
      }
    }
    if (data.limits !== void 0) {
      let data16 = data.limits;
      if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
        if (data16.max_projection_hours === void 0) {
          let err50 = { instancePath: instancePath + "/limits", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/required", keyword: "required", params: { missingProperty: "max_projection_hours" }, message: "must have required property 'max_projection_hours'", schema: schema41.required, parentSchema: schema41, data: data16 };
          vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
        }
        if (data16.max_facts_minutes === void 0) {
          let err51 = { instancePath: instancePath + "/limits", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/required", keyword: "required", params: { missingProperty: "max_facts_minutes" }, message: "must have required property 'max_facts_minutes'", schema: schema41.required, parentSchema: schema41, data: data16 };
          vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
        }
        if (data16.max_clock_skew_seconds === void 0) {
          let err52 = { instancePath: instancePath + "/limits", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/required", keyword: "required", params: { missingProperty: "max_clock_skew_seconds" }, message: "must have required property 'max_clock_skew_seconds'", schema: schema41.required, parentSchema: schema41, data: data16 };
          vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
        }
        for (let key6 in data16)
          if (!(key6 === "max_projection_hours" || key6 === "max_facts_minutes" || key6 === "max_clock_skew_seconds")) {
            let err53 = { instancePath: instancePath + "/limits", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema41, data: data16 };
            vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
          }
        if (data16.max_projection_hours !== void 0) {
          let data17 = data16.max_projection_hours;
          if (!(typeof data17 == "number" && !(data17 % 1) && !isNaN(data17) && isFinite(data17))) {
            let err54 = { instancePath: instancePath + "/limits/max_projection_hours", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/properties/max_projection_hours/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema41.properties.max_projection_hours.type, parentSchema: schema41.properties.max_projection_hours, data: data17 };
            vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
          }
          if (typeof data17 == "number" && isFinite(data17)) {
            if (data17 > 8784 || isNaN(data17)) {
              let err55 = { instancePath: instancePath + "/limits/max_projection_hours", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/properties/max_projection_hours/maximum", keyword: "maximum", params: { comparison: "<=", limit: 8784 }, message: "must be <= 8784", schema: 8784, parentSchema: schema41.properties.max_projection_hours, data: data17 };
              vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
            }
            if (data17 < 1 || isNaN(data17)) {
              let err56 = { instancePath: instancePath + "/limits/max_projection_hours", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/properties/max_projection_hours/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema41.properties.max_projection_hours, data: data17 };
              vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
            }
          }
        }
        if (data16.max_facts_minutes !== void 0) {
          let data18 = data16.max_facts_minutes;
          if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
            let err57 = { instancePath: instancePath + "/limits/max_facts_minutes", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/properties/max_facts_minutes/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema41.properties.max_facts_minutes.type, parentSchema: schema41.properties.max_facts_minutes, data: data18 };
            vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
          }
          if (typeof data18 == "number" && isFinite(data18)) {
            if (data18 > 527040 || isNaN(data18)) {
              let err58 = { instancePath: instancePath + "/limits/max_facts_minutes", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/properties/max_facts_minutes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 527040 }, message: "must be <= 527040", schema: 527040, parentSchema: schema41.properties.max_facts_minutes, data: data18 };
              vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
            }
            if (data18 < 1 || isNaN(data18)) {
              let err59 = { instancePath: instancePath + "/limits/max_facts_minutes", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/properties/max_facts_minutes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema41.properties.max_facts_minutes, data: data18 };
              vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
            }
          }
        }
        if (data16.max_clock_skew_seconds !== void 0) {
          let data19 = data16.max_clock_skew_seconds;
          if (!(typeof data19 == "number" && !(data19 % 1) && !isNaN(data19) && isFinite(data19))) {
            let err60 = { instancePath: instancePath + "/limits/max_clock_skew_seconds", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/properties/max_clock_skew_seconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema41.properties.max_clock_skew_seconds.type, parentSchema: schema41.properties.max_clock_skew_seconds, data: data19 };
            vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
          }
          if (typeof data19 == "number" && isFinite(data19)) {
            if (data19 > 3600 || isNaN(data19)) {
              let err61 = { instancePath: instancePath + "/limits/max_clock_skew_seconds", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/properties/max_clock_skew_seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3600 }, message: "must be <= 3600", schema: 3600, parentSchema: schema41.properties.max_clock_skew_seconds, data: data19 };
              vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
            }
            if (data19 < 0 || isNaN(data19)) {
              let err62 = { instancePath: instancePath + "/limits/max_clock_skew_seconds", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/properties/max_clock_skew_seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema41.properties.max_clock_skew_seconds, data: data19 };
              vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
            }
          }
        }
      } else {
        let err63 = { instancePath: instancePath + "/limits", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema41.type, parentSchema: schema41, data: data16 };
        vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
      }
    }
  } else {
    let err64 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
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
