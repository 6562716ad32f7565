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
var document = bounded(validate20), schema31 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:trust-description:v1", title: "TrustDescription", description: "What `trust init` makes the first trust root from: its content, with keys by file or inline.", type: "object", additionalProperties: !1, required: ["schema_version", "expires_at", "deployment", "ledger", "roles", "limits"], properties: { schema_version: { const: 1 }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant", description: "when the trust root expires, in UTC" }, deployment: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug", description: "the deployment whose claims it is for" }, ledger: { $ref: "#/$defs/described_ledger", description: "the name and the public keys of the ledger" }, roles: { title: "DescribedRoles", type: "object", additionalProperties: !1, required: ["root", "projection", "release"], properties: { root: { $ref: "#/$defs/described_role" }, projection: { $ref: "#/$defs/described_signing_role" }, release: { $ref: "#/$defs/described_signing_role" } }, description: "whose signatures count for what, and how many of them" }, identities: { $ref: "#/$defs/described_identities" }, limits: { $ref: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits", description: "how old projections and facts may be, and how far clocks may differ" } }, $defs: { described_key: { title: "DescribedKey", type: "string", minLength: 1, maxLength: 4096, description: "a public key: PEM, or the path of a PEM file from the folder of this document" }, described_ledger: { title: "DescribedLedger", type: "object", additionalProperties: !1, required: ["origin", "keys"], properties: { origin: { $ref: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_ledger/properties/origin" }, keys: { type: "array", minItems: 1, maxItems: 16, items: { $ref: "#/$defs/described_key" }, description: "Ed25519 keys, as public keys or as C2SP note keys under the origin" }, floor: { $ref: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_ledger/properties/floor" } } }, described_role: { title: "DescribedRole", description: "the public keys of a role, and how many of them have to sign", type: "object", additionalProperties: !1, required: ["keys", "threshold"], properties: { keys: { type: "array", minItems: 1, maxItems: 16, items: { $ref: "#/$defs/described_key" }, description: "the public keys of the role" }, threshold: { type: "integer", minimum: 1, maximum: 16, description: "how many of the keys have to sign" } } }, described_signing_role: { title: "DescribedSigningRole", description: "the public keys and the keyless identities of a role, and how many of them have to sign", type: "object", additionalProperties: !1, required: ["threshold"], properties: { keys: { type: "array", maxItems: 16, items: { $ref: "#/$defs/described_key" }, description: "the public keys of the role" }, identities: { type: "array", minItems: 1, maxItems: 16, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, description: "the names of the identities of the role" }, threshold: { type: "integer", minimum: 1, maximum: 16, description: "how many of the keys and identities have to sign" } } }, described_identities: { title: "DescribedIdentities", description: "who may sign with a short-lived certificate, by a name of your choice", type: "object", minProperties: 1, maxProperties: 16, propertyNames: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, additionalProperties: { $ref: "#/$defs/described_identity" } }, described_identity: { title: "DescribedIdentity", type: "object", additionalProperties: !1, required: ["issuer", "subject", "trusted_root"], properties: { issuer: { $ref: "urn:claimgate:schema:trust-root-with-identities:v2#/$defs/identity_issuer" }, subject: { $ref: "urn:claimgate:schema:trust-root-with-identities:v2#/$defs/identity_subject" }, extensions: { $ref: "urn:claimgate:schema:trust-root-with-identities:v2#/$defs/identity_extensions" }, trusted_root: { type: "string", minLength: 1, maxLength: 4096, description: "the Sigstore trusted root: its path from the folder of this document, or its digest" }, holder_keys: { type: "array", minItems: 1, maxItems: 16, items: { $ref: "#/$defs/described_key" }, description: "public keys that the same person or pipeline holds: together they count once" } } } } }, schema33 = { title: "Instant", type: "string", format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC such as 2026-11-21T08:30:00Z or 2026-11-21T08:30:00.250Z" }, schema34 = { title: "Slug", type: "string", maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters" }, schema44 = { title: "TrustRootLimits", type: "object", additionalProperties: !1, required: ["max_projection_hours", "max_facts_minutes", "max_clock_skew_seconds"], properties: { max_projection_hours: { type: "integer", minimum: 1, maximum: 8784 }, max_facts_minutes: { type: "integer", minimum: 1, maximum: 527040 }, max_clock_skew_seconds: { type: "integer", minimum: 0, maximum: 3600 } } }, formats0 = require_formats().fullFormats["date-time"], pattern4 = new RegExp("^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", "u"), pattern5 = new RegExp("^[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u"), func1 = require_ucs2length().default, schema35 = { title: "DescribedLedger", type: "object", additionalProperties: !1, required: ["origin", "keys"], properties: { origin: { $ref: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_ledger/properties/origin" }, keys: { type: "array", minItems: 1, maxItems: 16, items: { $ref: "#/$defs/described_key" }, description: "Ed25519 keys, as public keys or as C2SP note keys under the origin" }, floor: { $ref: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_ledger/properties/floor" } } }, schema45 = { title: "LedgerOrigin", type: "string", pattern: "^[!-*,-~]{1,256}$", description: "1 to 256 printable ASCII characters without spaces and plus signs" }, schema46 = { title: "DescribedKey", type: "string", minLength: 1, maxLength: 4096, description: "a public key: PEM, or the path of a PEM file from the folder of this document" }, pattern8 = new RegExp("^[!-*,-~]{1,256}$", "u"), schema47 = { title: "LedgerFloor", description: "Where the ledger starts for a reader who knows no release yet.", type: "object", additionalProperties: !1, required: ["tree_size", "root_hash"], properties: { tree_size: { type: "integer", minimum: 0 }, root_hash: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" } } }, schema40 = { title: "DigestText", type: "string", pattern: "^sha256:[0-9a-f]{64}$", description: '"sha256:" and 64 lower-case hex digits' }, pattern9 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate26.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.tree_size === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tree_size" }, message: "must have required property 'tree_size'", schema: schema47.required, parentSchema: schema47, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.root_hash === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "root_hash" }, message: "must have required property 'root_hash'", schema: schema47.required, parentSchema: schema47, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "tree_size" || key0 === "root_hash")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema47, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.tree_size !== void 0) {
      let data0 = data.tree_size;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err3 = { instancePath: instancePath + "/tree_size", schemaPath: "#/properties/tree_size/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema47.properties.tree_size.type, parentSchema: schema47.properties.tree_size, data: data0 };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0) && (data0 < 0 || isNaN(data0))) {
        let err4 = { instancePath: instancePath + "/tree_size", schemaPath: "#/properties/tree_size/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema47.properties.tree_size, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.root_hash !== void 0) {
      let data1 = data.root_hash;
      if (typeof data1 == "string") {
        if (!pattern9.test(data1)) {
          let err5 = { instancePath: instancePath + "/root_hash", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema40, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/root_hash", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.type, parentSchema: schema40, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema47.type, parentSchema: schema47, data };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate26.errors = vErrors, errors === 0;
}
validate26.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
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
    for (let key0 in data)
      if (!(key0 === "origin" || key0 === "keys" || key0 === "floor")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema35, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.origin !== void 0) {
      let data0 = data.origin;
      if (typeof data0 == "string") {
        if (!pattern8.test(data0)) {
          let err3 = { instancePath: instancePath + "/origin", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_ledger/properties/origin/pattern", keyword: "pattern", params: { pattern: "^[!-*,-~]{1,256}$" }, message: 'must match pattern "^[!-*,-~]{1,256}$"', schema: "^[!-*,-~]{1,256}$", parentSchema: schema45, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/origin", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_ledger/properties/origin/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.type, parentSchema: schema45, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.keys !== void 0) {
      let data1 = data.keys;
      if (Array.isArray(data1)) {
        if (data1.length > 16) {
          let err5 = { instancePath: instancePath + "/keys", schemaPath: "#/properties/keys/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items", schema: 16, parentSchema: schema35.properties.keys, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data1.length < 1) {
          let err6 = { instancePath: instancePath + "/keys", schemaPath: "#/properties/keys/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema35.properties.keys, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 == "string") {
            if (func1(data2) > 4096) {
              let err7 = { instancePath: instancePath + "/keys/" + i0, schemaPath: "#/$defs/described_key/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema46, data: data2 };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
            if (func1(data2) < 1) {
              let err8 = { instancePath: instancePath + "/keys/" + i0, schemaPath: "#/$defs/described_key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema46, data: data2 };
              vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
            }
          } else {
            let err9 = { instancePath: instancePath + "/keys/" + i0, schemaPath: "#/$defs/described_key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema46.type, parentSchema: schema46, data: data2 };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
        }
      } else {
        let err10 = { instancePath: instancePath + "/keys", schemaPath: "#/properties/keys/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema35.properties.keys.type, parentSchema: schema35.properties.keys, data: data1 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    data.floor !== void 0 && (validate26(data.floor, { instancePath: instancePath + "/floor", parentData: data, parentDataProperty: "floor", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate26.errors : appended(vErrors, validate26.errors), errors = vErrors.length));
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema35.type, parentSchema: schema35, data };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate22.errors = vErrors, errors === 0;
}
validate22.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema49 = { title: "DescribedRole", description: "the public keys of a role, and how many of them have to sign", type: "object", additionalProperties: !1, required: ["keys", "threshold"], properties: { keys: { type: "array", minItems: 1, maxItems: 16, items: { $ref: "#/$defs/described_key" }, description: "the public keys of the role" }, threshold: { type: "integer", minimum: 1, maximum: 16, description: "how many of the keys have to sign" } } };
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate29.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.keys === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "keys" }, message: "must have required property 'keys'", schema: schema49.required, parentSchema: schema49, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.threshold === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "threshold" }, message: "must have required property 'threshold'", schema: schema49.required, parentSchema: schema49, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "keys" || key0 === "threshold")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema49, data };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.keys !== void 0) {
      let data0 = data.keys;
      if (Array.isArray(data0)) {
        if (data0.length > 16) {
          let err3 = { instancePath: instancePath + "/keys", schemaPath: "#/properties/keys/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items", schema: 16, parentSchema: schema49.properties.keys, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0.length < 1) {
          let err4 = { instancePath: instancePath + "/keys", schemaPath: "#/properties/keys/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema49.properties.keys, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 == "string") {
            if (func1(data1) > 4096) {
              let err5 = { instancePath: instancePath + "/keys/" + i0, schemaPath: "#/$defs/described_key/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema46, data: data1 };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
            if (func1(data1) < 1) {
              let err6 = { instancePath: instancePath + "/keys/" + i0, schemaPath: "#/$defs/described_key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema46, data: data1 };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
          } else {
            let err7 = { instancePath: instancePath + "/keys/" + i0, schemaPath: "#/$defs/described_key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema46.type, parentSchema: schema46, data: data1 };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        }
      } else {
        let err8 = { instancePath: instancePath + "/keys", schemaPath: "#/properties/keys/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema49.properties.keys.type, parentSchema: schema49.properties.keys, data: data0 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.threshold !== void 0) {
      let data2 = data.threshold;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err9 = { instancePath: instancePath + "/threshold", schemaPath: "#/properties/threshold/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema49.properties.threshold.type, parentSchema: schema49.properties.threshold, data: data2 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 16 || isNaN(data2)) {
          let err10 = { instancePath: instancePath + "/threshold", schemaPath: "#/properties/threshold/maximum", keyword: "maximum", params: { comparison: "<=", limit: 16 }, message: "must be <= 16", schema: 16, parentSchema: schema49.properties.threshold, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err11 = { instancePath: instancePath + "/threshold", schemaPath: "#/properties/threshold/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema49.properties.threshold, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema49.type, parentSchema: schema49, data };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate29.errors = vErrors, errors === 0;
}
validate29.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema51 = { title: "DescribedSigningRole", description: "the public keys and the keyless identities of a role, and how many of them have to sign", type: "object", additionalProperties: !1, required: ["threshold"], properties: { keys: { type: "array", maxItems: 16, items: { $ref: "#/$defs/described_key" }, description: "the public keys of the role" }, identities: { type: "array", minItems: 1, maxItems: 16, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, description: "the names of the identities of the role" }, threshold: { type: "integer", minimum: 1, maximum: 16, description: "how many of the keys and identities have to sign" } } };
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate31.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.threshold === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "threshold" }, message: "must have required property 'threshold'", schema: schema51.required, parentSchema: schema51, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "keys" || key0 === "identities" || key0 === "threshold")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema51, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.keys !== void 0) {
      let data0 = data.keys;
      if (Array.isArray(data0)) {
        if (data0.length > 16) {
          let err2 = { instancePath: instancePath + "/keys", schemaPath: "#/properties/keys/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items", schema: 16, parentSchema: schema51.properties.keys, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 == "string") {
            if (func1(data1) > 4096) {
              let err3 = { instancePath: instancePath + "/keys/" + i0, schemaPath: "#/$defs/described_key/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema46, data: data1 };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
            }
            if (func1(data1) < 1) {
              let err4 = { instancePath: instancePath + "/keys/" + i0, schemaPath: "#/$defs/described_key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema46, data: data1 };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
          } else {
            let err5 = { instancePath: instancePath + "/keys/" + i0, schemaPath: "#/$defs/described_key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema46.type, parentSchema: schema46, data: data1 };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
      } else {
        let err6 = { instancePath: instancePath + "/keys", schemaPath: "#/properties/keys/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema51.properties.keys.type, parentSchema: schema51.properties.keys, data: data0 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.identities !== void 0) {
      let data2 = data.identities;
      if (Array.isArray(data2)) {
        if (data2.length > 16) {
          let err7 = { instancePath: instancePath + "/identities", schemaPath: "#/properties/identities/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items", schema: 16, parentSchema: schema51.properties.identities, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data2.length < 1) {
          let err8 = { instancePath: instancePath + "/identities", schemaPath: "#/properties/identities/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema51.properties.identities, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data3 = data2[i1];
          if (typeof data3 == "string") {
            if (func1(data3) > 64) {
              let err9 = { instancePath: instancePath + "/identities/" + i1, schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema34, data: data3 };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            if (!pattern5.test(data3)) {
              let err10 = { instancePath: instancePath + "/identities/" + i1, schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema34, data: data3 };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
          } else {
            let err11 = { instancePath: instancePath + "/identities/" + i1, schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data3 };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        }
      } else {
        let err12 = { instancePath: instancePath + "/identities", schemaPath: "#/properties/identities/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema51.properties.identities.type, parentSchema: schema51.properties.identities, data: data2 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.threshold !== void 0) {
      let data4 = data.threshold;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err13 = { instancePath: instancePath + "/threshold", schemaPath: "#/properties/threshold/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema51.properties.threshold.type, parentSchema: schema51.properties.threshold, data: data4 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 16 || isNaN(data4)) {
          let err14 = { instancePath: instancePath + "/threshold", schemaPath: "#/properties/threshold/maximum", keyword: "maximum", params: { comparison: "<=", limit: 16 }, message: "must be <= 16", schema: 16, parentSchema: schema51.properties.threshold, data: data4 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data4 < 1 || isNaN(data4)) {
          let err15 = { instancePath: instancePath + "/threshold", schemaPath: "#/properties/threshold/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema51.properties.threshold, data: data4 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema51.type, parentSchema: schema51, data };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate31.errors = vErrors, errors === 0;
}
validate31.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema54 = { title: "DescribedIdentities", description: "who may sign with a short-lived certificate, by a name of your choice", type: "object", minProperties: 1, maxProperties: 16, propertyNames: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, additionalProperties: { $ref: "#/$defs/described_identity" } }, schema56 = { title: "DescribedIdentity", type: "object", additionalProperties: !1, required: ["issuer", "subject", "trusted_root"], properties: { issuer: { $ref: "urn:claimgate:schema:trust-root-with-identities:v2#/$defs/identity_issuer" }, subject: { $ref: "urn:claimgate:schema:trust-root-with-identities:v2#/$defs/identity_subject" }, extensions: { $ref: "urn:claimgate:schema:trust-root-with-identities:v2#/$defs/identity_extensions" }, trusted_root: { type: "string", minLength: 1, maxLength: 4096, description: "the Sigstore trusted root: its path from the folder of this document, or its digest" }, holder_keys: { type: "array", minItems: 1, maxItems: 16, items: { $ref: "#/$defs/described_key" }, description: "public keys that the same person or pipeline holds: together they count once" } } }, schema66 = { title: "IdentityIssuer", type: "string", pattern: "^https://[!-~]{1,500}$", description: "the URL of the OpenID Connect issuer, compared exactly: 8 to 508 printable ASCII characters" }, schema67 = { title: "IdentitySubject", type: "string", pattern: "^(?:[!-)+-~]{3,1000}|https://[!-)+-~]{1,900}@refs/(?:heads|tags)/[!-)+-~]{0,90}\\*)$", description: "the subject alternative name of the certificate, compared exactly; the reference of a workflow (@refs/heads/\u2026 or @refs/tags/\u2026) may end in one *" }, schema68 = { title: "IdentityExtensions", description: "Values that extensions of the certificate must have, by their object identifiers: those of Fulcio from 1.3.6.1.4.1.57264.1.9 on.", type: "object", minProperties: 1, maxProperties: 16, propertyNames: { pattern: "^1\\.3\\.6\\.1\\.4\\.1\\.57264\\.1\\.(?:9|[1-9][0-9])$" }, additionalProperties: { type: "string", pattern: "^[!-~]{1,1000}$" } }, pattern22 = new RegExp("^https://[!-~]{1,500}$", "u"), pattern23 = new RegExp("^(?:[!-)+-~]{3,1000}|https://[!-)+-~]{1,900}@refs/(?:heads|tags)/[!-)+-~]{0,90}\\*)$", "u"), pattern24 = new RegExp("^1\\.3\\.6\\.1\\.4\\.1\\.57264\\.1\\.(?:9|[1-9][0-9])$", "u"), pattern25 = new RegExp("^[!-~]{1,1000}$", "u");
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate35.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.issuer === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "issuer" }, message: "must have required property 'issuer'", schema: schema56.required, parentSchema: schema56, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.subject === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'", schema: schema56.required, parentSchema: schema56, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.trusted_root === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "trusted_root" }, message: "must have required property 'trusted_root'", schema: schema56.required, parentSchema: schema56, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "issuer" || key0 === "subject" || key0 === "extensions" || key0 === "trusted_root" || key0 === "holder_keys")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema56, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.issuer !== void 0) {
      let data0 = data.issuer;
      if (typeof data0 == "string") {
        if (!pattern22.test(data0)) {
          let err4 = { instancePath: instancePath + "/issuer", schemaPath: "urn:claimgate:schema:trust-root-with-identities:v2#/$defs/identity_issuer/pattern", keyword: "pattern", params: { pattern: "^https://[!-~]{1,500}$" }, message: 'must match pattern "^https://[!-~]{1,500}$"', schema: "^https://[!-~]{1,500}$", parentSchema: schema66, data: data0 };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/issuer", schemaPath: "urn:claimgate:schema:trust-root-with-identities:v2#/$defs/identity_issuer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema66.type, parentSchema: schema66, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.subject !== void 0) {
      let data1 = data.subject;
      if (typeof data1 == "string") {
        if (!pattern23.test(data1)) {
          let err6 = { instancePath: instancePath + "/subject", schemaPath: "urn:claimgate:schema:trust-root-with-identities:v2#/$defs/identity_subject/pattern", keyword: "pattern", params: { pattern: "^(?:[!-)+-~]{3,1000}|https://[!-)+-~]{1,900}@refs/(?:heads|tags)/[!-)+-~]{0,90}\\*)$" }, message: 'must match pattern "^(?:[!-)+-~]{3,1000}|https://[!-)+-~]{1,900}@refs/(?:heads|tags)/[!-)+-~]{0,90}\\*)$"', schema: "^(?:[!-)+-~]{3,1000}|https://[!-)+-~]{1,900}@refs/(?:heads|tags)/[!-)+-~]{0,90}\\*)$", parentSchema: schema67, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/subject", schemaPath: "urn:claimgate:schema:trust-root-with-identities:v2#/$defs/identity_subject/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema67.type, parentSchema: schema67, data: data1 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.extensions !== void 0) {
      let data2 = data.extensions;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (Object.keys(data2).length > 16) {
          let err8 = { instancePath: instancePath + "/extensions", schemaPath: "urn:claimgate:schema:trust-root-with-identities:v2#/$defs/identity_extensions/maxProperties", keyword: "maxProperties", params: { limit: 16 }, message: "must NOT have more than 16 properties", schema: 16, parentSchema: schema68, data: data2 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (Object.keys(data2).length < 1) {
          let err9 = { instancePath: instancePath + "/extensions", schemaPath: "urn:claimgate:schema:trust-root-with-identities:v2#/$defs/identity_extensions/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema68, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        for (let key1 in data2) {
          let _errs11 = errors;
          if (typeof key1 == "string" && !pattern24.test(key1)) {
            let err10 = { instancePath: instancePath + "/extensions", schemaPath: "urn:claimgate:schema:trust-root-with-identities:v2#/$defs/identity_extensions/propertyNames/pattern", keyword: "pattern", params: { pattern: "^1\\.3\\.6\\.1\\.4\\.1\\.57264\\.1\\.(?:9|[1-9][0-9])$" }, message: 'must match pattern "^1\\.3\\.6\\.1\\.4\\.1\\.57264\\.1\\.(?:9|[1-9][0-9])$"', schema: "^1\\.3\\.6\\.1\\.4\\.1\\.57264\\.1\\.(?:9|[1-9][0-9])$", parentSchema: schema68.propertyNames, data: key1, propertyName: key1 };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
          var valid4 = _errs11 === errors;
          if (!valid4) {
            let err11 = { instancePath: instancePath + "/extensions", schemaPath: "urn:claimgate:schema:trust-root-with-identities:v2#/$defs/identity_extensions/propertyNames", keyword: "propertyNames", params: { propertyName: key1 }, message: "property name must be valid", schema: schema68.propertyNames, parentSchema: schema68, data: data2 };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
        }
        for (let key2 in data2) {
          let data3 = data2[key2];
          if (typeof data3 == "string") {
            if (!pattern25.test(data3)) {
              let err12 = { instancePath: instancePath + "/extensions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "urn:claimgate:schema:trust-root-with-identities:v2#/$defs/identity_extensions/additionalProperties/pattern", keyword: "pattern", params: { pattern: "^[!-~]{1,1000}$" }, message: 'must match pattern "^[!-~]{1,1000}$"', schema: "^[!-~]{1,1000}$", parentSchema: schema68.additionalProperties, data: data3 };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
          } else {
            let err13 = { instancePath: instancePath + "/extensions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "urn:claimgate:schema:trust-root-with-identities:v2#/$defs/identity_extensions/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema68.additionalProperties.type, parentSchema: schema68.additionalProperties, data: data3 };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        }
      } else {
        let err14 = { instancePath: instancePath + "/extensions", schemaPath: "urn:claimgate:schema:trust-root-with-identities:v2#/$defs/identity_extensions/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema68.type, parentSchema: schema68, data: data2 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.trusted_root !== void 0) {
      let data4 = data.trusted_root;
      if (typeof data4 == "string") {
        if (func1(data4) > 4096) {
          let err15 = { instancePath: instancePath + "/trusted_root", schemaPath: "#/properties/trusted_root/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema56.properties.trusted_root, data: data4 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (func1(data4) < 1) {
          let err16 = { instancePath: instancePath + "/trusted_root", schemaPath: "#/properties/trusted_root/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema56.properties.trusted_root, data: data4 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/trusted_root", schemaPath: "#/properties/trusted_root/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema56.properties.trusted_root.type, parentSchema: schema56.properties.trusted_root, data: data4 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.holder_keys !== void 0) {
      let data5 = data.holder_keys;
      if (Array.isArray(data5)) {
        if (data5.length > 16) {
          let err18 = { instancePath: instancePath + "/holder_keys", schemaPath: "#/properties/holder_keys/maxItems", keyword: "maxItems", params: { limit: 16 }, message: "must NOT have more than 16 items", schema: 16, parentSchema: schema56.properties.holder_keys, data: data5 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (data5.length < 1) {
          let err19 = { instancePath: instancePath + "/holder_keys", schemaPath: "#/properties/holder_keys/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema56.properties.holder_keys, data: data5 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data5[i0];
          if (typeof data6 == "string") {
            if (func1(data6) > 4096) {
              let err20 = { instancePath: instancePath + "/holder_keys/" + i0, schemaPath: "#/$defs/described_key/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters", schema: 4096, parentSchema: schema46, data: data6 };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
            if (func1(data6) < 1) {
              let err21 = { instancePath: instancePath + "/holder_keys/" + i0, schemaPath: "#/$defs/described_key/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema46, data: data6 };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
          } else {
            let err22 = { instancePath: instancePath + "/holder_keys/" + i0, schemaPath: "#/$defs/described_key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema46.type, parentSchema: schema46, data: data6 };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        }
      } else {
        let err23 = { instancePath: instancePath + "/holder_keys", schemaPath: "#/properties/holder_keys/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema56.properties.holder_keys.type, parentSchema: schema56.properties.holder_keys, data: data5 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
  } else {
    let err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema56.type, parentSchema: schema56, data };
    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
  }
  return validate35.errors = vErrors, errors === 0;
}
validate35.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate34.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length > 16) {
      let err0 = { instancePath, schemaPath: "#/maxProperties", keyword: "maxProperties", params: { limit: 16 }, message: "must NOT have more than 16 properties", schema: 16, parentSchema: schema54, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (Object.keys(data).length < 1) {
      let err1 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema54, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data) {
      let _errs1 = errors;
      if (typeof key0 == "string") {
        if (func1(key0) > 64) {
          let err2 = { instancePath, schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema34, data: key0, propertyName: key0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (!pattern5.test(key0)) {
          let err3 = { instancePath, schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema34, data: key0, propertyName: key0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath, schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: key0, propertyName: key0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      var valid0 = _errs1 === errors;
      if (!valid0) {
        let err5 = { instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid", schema: schema54.propertyNames, parentSchema: schema54, data };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    for (let key1 in data)
      validate35(data[key1], { instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data, parentDataProperty: key1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate35.errors : appended(vErrors, validate35.errors), errors = vErrors.length);
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema54.type, parentSchema: schema54, data };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate34.errors = vErrors, errors === 0;
}
validate34.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema_version === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schema_version" }, message: "must have required property 'schema_version'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.expires_at === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" }, message: "must have required property 'expires_at'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.deployment === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deployment" }, message: "must have required property 'deployment'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.ledger === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ledger" }, message: "must have required property 'ledger'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.roles === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "roles" }, message: "must have required property 'roles'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.limits === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "limits" }, message: "must have required property 'limits'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "schema_version" || key0 === "expires_at" || key0 === "deployment" || key0 === "ledger" || key0 === "roles" || key0 === "identities" || key0 === "limits")) {
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
    if (data.expires_at !== void 0) {
      let data1 = data.expires_at;
      if (typeof data1 == "string") {
        if (!pattern4.test(data1)) {
          let err8 = { instancePath: instancePath + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema33, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!formats0.validate(data1)) {
          let err9 = { instancePath: instancePath + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema33, data: data1 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data1 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.deployment !== void 0) {
      let data2 = data.deployment;
      if (typeof data2 == "string") {
        if (func1(data2) > 64) {
          let err11 = { instancePath: instancePath + "/deployment", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema34, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (!pattern5.test(data2)) {
          let err12 = { instancePath: instancePath + "/deployment", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema34, data: data2 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/deployment", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data2 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.ledger !== void 0 && (validate22(data.ledger, { instancePath: instancePath + "/ledger", parentData: data, parentDataProperty: "ledger", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate22.errors : appended(vErrors, validate22.errors), errors = vErrors.length)), data.roles !== void 0) {
      let data4 = data.roles;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        if (data4.root === void 0) {
          let err14 = { instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/required", keyword: "required", params: { missingProperty: "root" }, message: "must have required property 'root'", schema: schema31.properties.roles.required, parentSchema: schema31.properties.roles, data: data4 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data4.projection === void 0) {
          let err15 = { instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/required", keyword: "required", params: { missingProperty: "projection" }, message: "must have required property 'projection'", schema: schema31.properties.roles.required, parentSchema: schema31.properties.roles, data: data4 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (data4.release === void 0) {
          let err16 = { instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/required", keyword: "required", params: { missingProperty: "release" }, message: "must have required property 'release'", schema: schema31.properties.roles.required, parentSchema: schema31.properties.roles, data: data4 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        for (let key1 in data4)
          if (!(key1 === "root" || key1 === "projection" || key1 === "release")) {
            let err17 = { instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31.properties.roles, data: data4 };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        data4.root !== void 0 && (validate29(data4.root, { instancePath: instancePath + "/roles/root", parentData: data4, parentDataProperty: "root", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate29.errors : appended(vErrors, validate29.errors), errors = vErrors.length)), data4.projection !== void 0 && (validate31(data4.projection, { instancePath: instancePath + "/roles/projection", parentData: data4, parentDataProperty: "projection", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate31.errors : appended(vErrors, validate31.errors), errors = vErrors.length)), data4.release !== void 0 && (validate31(data4.release, { instancePath: instancePath + "/roles/release", parentData: data4, parentDataProperty: "release", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate31.errors : appended(vErrors, validate31.errors), errors = vErrors.length));
      } else {
        let err18 = { instancePath: instancePath + "/roles", schemaPath: "#/properties/roles/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.roles.type, parentSchema: schema31.properties.roles, data: data4 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.identities !== void 0 && (validate34(data.identities, { instancePath: instancePath + "/identities", parentData: data, parentDataProperty: "identities", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate34.errors : appended(vErrors, validate34.errors), errors = vErrors.length)), data.limits !== void 0) {
      let data9 = data.limits;
      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
        if (data9.max_projection_hours === void 0) {
          let err19 = { instancePath: instancePath + "/limits", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/required", keyword: "required", params: { missingProperty: "max_projection_hours" }, message: "must have required property 'max_projection_hours'", schema: schema44.required, parentSchema: schema44, data: data9 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (data9.max_facts_minutes === void 0) {
          let err20 = { instancePath: instancePath + "/limits", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/required", keyword: "required", params: { missingProperty: "max_facts_minutes" }, message: "must have required property 'max_facts_minutes'", schema: schema44.required, parentSchema: schema44, data: data9 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        if (data9.max_clock_skew_seconds === void 0) {
          let err21 = { instancePath: instancePath + "/limits", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/required", keyword: "required", params: { missingProperty: "max_clock_skew_seconds" }, message: "must have required property 'max_clock_skew_seconds'", schema: schema44.required, parentSchema: schema44, data: data9 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        for (let key2 in data9)
          if (!(key2 === "max_projection_hours" || key2 === "max_facts_minutes" || key2 === "max_clock_skew_seconds")) {
            let err22 = { instancePath: instancePath + "/limits", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema44, data: data9 };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        if (data9.max_projection_hours !== void 0) {
          let data10 = data9.max_projection_hours;
          if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
            let err23 = { instancePath: instancePath + "/limits/max_projection_hours", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/properties/max_projection_hours/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema44.properties.max_projection_hours.type, parentSchema: schema44.properties.max_projection_hours, data: data10 };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
          if (typeof data10 == "number" && isFinite(data10)) {
            if (data10 > 8784 || isNaN(data10)) {
              let err24 = { instancePath: instancePath + "/limits/max_projection_hours", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/properties/max_projection_hours/maximum", keyword: "maximum", params: { comparison: "<=", limit: 8784 }, message: "must be <= 8784", schema: 8784, parentSchema: schema44.properties.max_projection_hours, data: data10 };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
            if (data10 < 1 || isNaN(data10)) {
              let err25 = { instancePath: instancePath + "/limits/max_projection_hours", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/properties/max_projection_hours/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema44.properties.max_projection_hours, data: data10 };
              vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
            }
          }
        }
        if (data9.max_facts_minutes !== void 0) {
          let data11 = data9.max_facts_minutes;
          if (!(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11))) {
            let err26 = { instancePath: instancePath + "/limits/max_facts_minutes", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/properties/max_facts_minutes/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema44.properties.max_facts_minutes.type, parentSchema: schema44.properties.max_facts_minutes, data: data11 };
            vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
          }
          if (typeof data11 == "number" && isFinite(data11)) {
            if (data11 > 527040 || isNaN(data11)) {
              let err27 = { instancePath: instancePath + "/limits/max_facts_minutes", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/properties/max_facts_minutes/maximum", keyword: "maximum", params: { comparison: "<=", limit: 527040 }, message: "must be <= 527040", schema: 527040, parentSchema: schema44.properties.max_facts_minutes, data: data11 };
              vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
            }
            if (data11 < 1 || isNaN(data11)) {
              let err28 = { instancePath: instancePath + "/limits/max_facts_minutes", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/properties/max_facts_minutes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema44.properties.max_facts_minutes, data: data11 };
              vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
            }
          }
        }
        if (data9.max_clock_skew_seconds !== void 0) {
          let data12 = data9.max_clock_skew_seconds;
          if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12) && isFinite(data12))) {
            let err29 = { instancePath: instancePath + "/limits/max_clock_skew_seconds", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/properties/max_clock_skew_seconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema44.properties.max_clock_skew_seconds.type, parentSchema: schema44.properties.max_clock_skew_seconds, data: data12 };
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
          }
          if (typeof data12 == "number" && isFinite(data12)) {
            if (data12 > 3600 || isNaN(data12)) {
              let err30 = { instancePath: instancePath + "/limits/max_clock_skew_seconds", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/properties/max_clock_skew_seconds/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3600 }, message: "must be <= 3600", schema: 3600, parentSchema: schema44.properties.max_clock_skew_seconds, data: data12 };
              vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
            }
            if (data12 < 0 || isNaN(data12)) {
              let err31 = { instancePath: instancePath + "/limits/max_clock_skew_seconds", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/properties/max_clock_skew_seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema44.properties.max_clock_skew_seconds, data: data12 };
              vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
            }
          }
        }
      } else {
        let err32 = { instancePath: instancePath + "/limits", schemaPath: "urn:claimgate:schema:trust-root:v1#/$defs/trust_root_limits/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema44.type, parentSchema: schema44, data: data9 };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
  } else {
    let err33 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
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
