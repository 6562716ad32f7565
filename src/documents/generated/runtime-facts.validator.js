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
var document = bounded(validate20), schema31 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:runtime-facts:v1", title: "RuntimeFacts", description: "What the ledger cannot know and the hosting service does (specification/documents.md 3.6). A fact that is not there is not known.", type: "object", additionalProperties: !1, required: ["schema_version", "deployment", "deployment_kind", "deployment_environment", "generated_at", "apps", "accounts", "policies", "implemented", "deny_list"], properties: { schema_version: { const: 1 }, deployment: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug", description: "the deployment that the facts are of, as the configuration and the trust root name it" }, deployment_kind: { type: "string", enum: ["cloud", "self_hosted"] }, deployment_environment: { type: "string", enum: ["local", "staging", "production"] }, generated_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant", description: "when the hosting service reported the facts, in UTC; old facts are not exported" }, apps: { type: "array", maxItems: 1e4, items: { $ref: "#/$defs/configured_app" }, description: "the provider apps, and whether each is configured" }, accounts: { type: "array", maxItems: 1e6, items: { $ref: "#/$defs/connected_account" }, description: "the connected accounts with their grants" }, policies: { type: "array", maxItems: 1e5, items: { $ref: "#/$defs/effective_policy" }, description: "what the policy says of each format" }, implemented: { type: "array", maxItems: 1e5, items: { $ref: "#/$defs/implemented_operation" }, description: "what the adapters implement" }, deny_list: { type: "array", maxItems: 1e4, items: { $ref: "urn:claimgate:schema:control-event:v1#/$defs/selector" }, description: "what the environment disables, whatever the ledger says" } }, $defs: { configured_app: { title: "ConfiguredApp", type: "object", additionalProperties: !1, required: ["provider", "app_fingerprint", "provider_environment", "instance_fingerprint", "state", "source"], properties: { provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, app_fingerprint: { $ref: "urn:claimgate:schema:common:v1#/$defs/fingerprint" }, provider_environment: { type: "string", enum: ["development", "sandbox", "production"] }, instance_fingerprint: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint, "sha256:" and 64 lower-case hex digits, or null' }, state: { type: "string", enum: ["missing", "dynamic_registration", "configured"] }, source: { type: ["string", "null"], enum: ["built_in", "environment", "database", "dynamic", null], description: "where the effective configuration comes from, or null where that is not known" }, label: { $ref: "#/$defs/label", description: "what people call the app; shown on the pages, and never in the ledger or a projection" }, instance_label: { $ref: "#/$defs/label", description: "what people call the instance, such as its host name; shown on the pages, and never in the ledger or a projection" } } }, label: { type: "string", minLength: 1, maxLength: 64, pattern: "^[^\\p{C}\\p{Zl}\\p{Zp}]+$", description: "up to 64 characters in one line, without control characters" }, connected_account: { title: "ConnectedAccount", type: "object", additionalProperties: !1, required: ["account_reference", "provider", "app_fingerprint", "instance_fingerprint", "account_kind", "authorization"], properties: { account_reference: { $ref: "urn:claimgate:schema:common:v1#/$defs/fingerprint", description: "fingerprint of the account; `claimgate fingerprint account_reference` makes it" }, provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, app_fingerprint: { $ref: "urn:claimgate:schema:common:v1#/$defs/fingerprint" }, instance_fingerprint: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint, "sha256:" and 64 lower-case hex digits, or null' }, account_kind: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, authorization: { title: "AccountAuthorization", description: "the grant of the account: whether it is valid, its scopes, and since and until when", type: "object", additionalProperties: !1, required: ["state", "granted_scopes", "validated_at", "expires_at"], properties: { state: { type: "string", enum: ["not_applicable", "reconnect_required", "valid"] }, granted_scopes: { $ref: "urn:claimgate:schema:projection-entry:v1#/$defs/scope_digests" }, validated_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:projection-entry:v1#/$defs/expiry_or_null" } } } } }, effective_policy: { title: "EffectivePolicy", type: "object", additionalProperties: !1, required: ["provider", "account_kind", "output_profile", "policy_mode", "state", "reason", "policy_digest"], properties: { provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, account_kind: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, output_profile: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, policy_mode: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, state: { type: "string", enum: ["restricted", "allowed"] }, reason: { type: ["string", "null"], maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug, or null" }, policy_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest", description: "SHA-256 of the exact bytes of the policy file that is in force; the contract names the same one" } } }, implemented_operation: { title: "ImplementedOperation", type: "object", additionalProperties: !1, required: ["provider", "output_profile", "operation", "capability_digest"], properties: { provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, output_profile: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, operation: { $ref: "urn:claimgate:schema:common:v1#/$defs/operation" }, capability_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest", description: "SHA-256 of the exact bytes of the capability file of the running version; the contract names the same one" } } } } }, schema33 = { title: "Slug", type: "string", maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters" }, schema34 = { title: "Instant", type: "string", format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC such as 2026-11-21T08:30:00Z or 2026-11-21T08:30:00.250Z" }, func1 = Object.prototype.hasOwnProperty, func2 = require_ucs2length().default, pattern4 = new RegExp("^[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u"), pattern5 = new RegExp("^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", "u"), formats0 = require_formats().fullFormats["date-time"], schema35 = { title: "ConfiguredApp", type: "object", additionalProperties: !1, required: ["provider", "app_fingerprint", "provider_environment", "instance_fingerprint", "state", "source"], properties: { provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, app_fingerprint: { $ref: "urn:claimgate:schema:common:v1#/$defs/fingerprint" }, provider_environment: { type: "string", enum: ["development", "sandbox", "production"] }, instance_fingerprint: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint, "sha256:" and 64 lower-case hex digits, or null' }, state: { type: "string", enum: ["missing", "dynamic_registration", "configured"] }, source: { type: ["string", "null"], enum: ["built_in", "environment", "database", "dynamic", null], description: "where the effective configuration comes from, or null where that is not known" }, label: { $ref: "#/$defs/label", description: "what people call the app; shown on the pages, and never in the ledger or a projection" }, instance_label: { $ref: "#/$defs/label", description: "what people call the instance, such as its host name; shown on the pages, and never in the ledger or a projection" } } }, schema37 = { title: "FingerprintText", type: "string", pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint: "sha256:" and 64 lower-case hex digits' }, schema38 = { type: "string", minLength: 1, maxLength: 64, pattern: "^[^\\p{C}\\p{Zl}\\p{Zp}]+$", description: "up to 64 characters in one line, without control characters" }, pattern7 = new RegExp("^sha256:[0-9a-f]{64}$", "u"), pattern9 = new RegExp("^[^\\p{C}\\p{Zl}\\p{Zp}]+$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate22.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" }, message: "must have required property 'provider'", schema: schema35.required, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.app_fingerprint === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_fingerprint" }, message: "must have required property 'app_fingerprint'", schema: schema35.required, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.provider_environment === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider_environment" }, message: "must have required property 'provider_environment'", schema: schema35.required, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.instance_fingerprint === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "instance_fingerprint" }, message: "must have required property 'instance_fingerprint'", schema: schema35.required, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.state === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema35.required, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.source === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "source" }, message: "must have required property 'source'", schema: schema35.required, parentSchema: schema35, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "provider" || key0 === "app_fingerprint" || key0 === "provider_environment" || key0 === "instance_fingerprint" || key0 === "state" || key0 === "source" || key0 === "label" || key0 === "instance_label")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema35, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.provider !== void 0) {
      let data0 = data.provider;
      if (typeof data0 == "string") {
        if (func2(data0) > 64) {
          let err7 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema33, data: data0 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (!pattern4.test(data0)) {
          let err8 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema33, data: data0 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data0 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.app_fingerprint !== void 0) {
      let data1 = data.app_fingerprint;
      if (typeof data1 == "string") {
        if (!pattern7.test(data1)) {
          let err10 = { instancePath: instancePath + "/app_fingerprint", schemaPath: "urn:claimgate:schema:common:v1#/$defs/fingerprint/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/app_fingerprint", schemaPath: "urn:claimgate:schema:common:v1#/$defs/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data1 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.provider_environment !== void 0) {
      let data2 = data.provider_environment;
      if (typeof data2 != "string") {
        let err12 = { instancePath: instancePath + "/provider_environment", schemaPath: "#/properties/provider_environment/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.provider_environment.type, parentSchema: schema35.properties.provider_environment, data: data2 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (!(data2 === "development" || data2 === "sandbox" || data2 === "production")) {
        let err13 = { instancePath: instancePath + "/provider_environment", schemaPath: "#/properties/provider_environment/enum", keyword: "enum", params: { allowedValues: schema35.properties.provider_environment.enum }, message: "must be equal to one of the allowed values", schema: schema35.properties.provider_environment.enum, parentSchema: schema35.properties.provider_environment, data: data2 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.instance_fingerprint !== void 0) {
      let data3 = data.instance_fingerprint;
      if (typeof data3 != "string" && data3 !== null) {
        let err14 = { instancePath: instancePath + "/instance_fingerprint", schemaPath: "#/properties/instance_fingerprint/type", keyword: "type", params: { type: schema35.properties.instance_fingerprint.type }, message: "must be string,null", schema: schema35.properties.instance_fingerprint.type, parentSchema: schema35.properties.instance_fingerprint, data: data3 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data3 == "string" && !pattern7.test(data3)) {
        let err15 = { instancePath: instancePath + "/instance_fingerprint", schemaPath: "#/properties/instance_fingerprint/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema35.properties.instance_fingerprint, data: data3 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.state !== void 0) {
      let data4 = data.state;
      if (typeof data4 != "string") {
        let err16 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.state.type, parentSchema: schema35.properties.state, data: data4 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (!(data4 === "missing" || data4 === "dynamic_registration" || data4 === "configured")) {
        let err17 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema35.properties.state.enum }, message: "must be equal to one of the allowed values", schema: schema35.properties.state.enum, parentSchema: schema35.properties.state, data: data4 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.source !== void 0) {
      let data5 = data.source;
      if (typeof data5 != "string" && data5 !== null) {
        let err18 = { instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: schema35.properties.source.type }, message: "must be string,null", schema: schema35.properties.source.type, parentSchema: schema35.properties.source, data: data5 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (!(data5 === "built_in" || data5 === "environment" || data5 === "database" || data5 === "dynamic" || data5 === null)) {
        let err19 = { instancePath: instancePath + "/source", schemaPath: "#/properties/source/enum", keyword: "enum", params: { allowedValues: schema35.properties.source.enum }, message: "must be equal to one of the allowed values", schema: schema35.properties.source.enum, parentSchema: schema35.properties.source, data: data5 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.label !== void 0) {
      let data6 = data.label;
      if (typeof data6 == "string") {
        if (func2(data6) > 64) {
          let err20 = { instancePath: instancePath + "/label", schemaPath: "#/$defs/label/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema38, data: data6 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        if (func2(data6) < 1) {
          let err21 = { instancePath: instancePath + "/label", schemaPath: "#/$defs/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema38, data: data6 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (!pattern9.test(data6)) {
          let err22 = { instancePath: instancePath + "/label", schemaPath: "#/$defs/label/pattern", keyword: "pattern", params: { pattern: "^[^\\p{C}\\p{Zl}\\p{Zp}]+$" }, message: 'must match pattern "^[^\\p{C}\\p{Zl}\\p{Zp}]+$"', schema: "^[^\\p{C}\\p{Zl}\\p{Zp}]+$", parentSchema: schema38, data: data6 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      } else {
        let err23 = { instancePath: instancePath + "/label", schemaPath: "#/$defs/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.type, parentSchema: schema38, data: data6 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.instance_label !== void 0) {
      let data7 = data.instance_label;
      if (typeof data7 == "string") {
        if (func2(data7) > 64) {
          let err24 = { instancePath: instancePath + "/instance_label", schemaPath: "#/$defs/label/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema38, data: data7 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (func2(data7) < 1) {
          let err25 = { instancePath: instancePath + "/instance_label", schemaPath: "#/$defs/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema38, data: data7 };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        if (!pattern9.test(data7)) {
          let err26 = { instancePath: instancePath + "/instance_label", schemaPath: "#/$defs/label/pattern", keyword: "pattern", params: { pattern: "^[^\\p{C}\\p{Zl}\\p{Zp}]+$" }, message: 'must match pattern "^[^\\p{C}\\p{Zl}\\p{Zp}]+$"', schema: "^[^\\p{C}\\p{Zl}\\p{Zp}]+$", parentSchema: schema38, data: data7 };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
      } else {
        let err27 = { instancePath: instancePath + "/instance_label", schemaPath: "#/$defs/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.type, parentSchema: schema38, data: data7 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
  } else {
    let err28 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema35.type, parentSchema: schema35, data };
    vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
  }
  return validate22.errors = vErrors, errors === 0;
}
validate22.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema40 = { title: "ConnectedAccount", type: "object", additionalProperties: !1, required: ["account_reference", "provider", "app_fingerprint", "instance_fingerprint", "account_kind", "authorization"], properties: { account_reference: { $ref: "urn:claimgate:schema:common:v1#/$defs/fingerprint", description: "fingerprint of the account; `claimgate fingerprint account_reference` makes it" }, provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, app_fingerprint: { $ref: "urn:claimgate:schema:common:v1#/$defs/fingerprint" }, instance_fingerprint: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint, "sha256:" and 64 lower-case hex digits, or null' }, account_kind: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, authorization: { title: "AccountAuthorization", description: "the grant of the account: whether it is valid, its scopes, and since and until when", type: "object", additionalProperties: !1, required: ["state", "granted_scopes", "validated_at", "expires_at"], properties: { state: { type: "string", enum: ["not_applicable", "reconnect_required", "valid"] }, granted_scopes: { $ref: "urn:claimgate:schema:projection-entry:v1#/$defs/scope_digests" }, validated_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:projection-entry:v1#/$defs/expiry_or_null" } } } } }, schema65 = { title: "ExpiryOrNull", type: ["string", "null"], format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC, or null where no end was set" }, schema62 = { title: "ScopeDigests", type: "array", maxItems: 256, uniqueItems: !0, items: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest" }, description: "scopes, each as the SHA-256 of its name in UTF-8 (specification/documents.md 1), in any order" }, schema60 = { title: "DigestText", type: "string", pattern: "^sha256:[0-9a-f]{64}$", description: '"sha256:" and 64 lower-case hex digits' }, func0 = require_equal().default;
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate48.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), Array.isArray(data)) {
    if (data.length > 256) {
      let err0 = { instancePath, schemaPath: "#/maxItems", keyword: "maxItems", params: { limit: 256 }, message: "must NOT have more than 256 items", schema: 256, parentSchema: schema62, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (typeof data0 == "string") {
        if (!pattern7.test(data0)) {
          let err1 = { instancePath: instancePath + "/" + i0, schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema60, data: data0 };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/" + i0, schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema60.type, parentSchema: schema60, data: data0 };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    let i1 = data.length, j0;
    if (i1 > 1) {
      outer0:
        for (; i1--; )
          for (j0 = i1; j0--; )
            if (func0(data[i1], data[j0])) {
              let err3 = { instancePath, schemaPath: "#/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)", schema: !0, parentSchema: schema62, data };
              vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
              break outer0;
            }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema62.type, parentSchema: schema62, data };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate48.errors = vErrors, errors === 0;
}
validate48.evaluated = { items: !0, dynamicProps: !1, dynamicItems: !1 };
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate24.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.account_reference === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_reference" }, message: "must have required property 'account_reference'", schema: schema40.required, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.provider === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" }, message: "must have required property 'provider'", schema: schema40.required, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.app_fingerprint === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_fingerprint" }, message: "must have required property 'app_fingerprint'", schema: schema40.required, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.instance_fingerprint === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "instance_fingerprint" }, message: "must have required property 'instance_fingerprint'", schema: schema40.required, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.account_kind === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_kind" }, message: "must have required property 'account_kind'", schema: schema40.required, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.authorization === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "authorization" }, message: "must have required property 'authorization'", schema: schema40.required, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "account_reference" || key0 === "provider" || key0 === "app_fingerprint" || key0 === "instance_fingerprint" || key0 === "account_kind" || key0 === "authorization")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema40, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.account_reference !== void 0) {
      let data0 = data.account_reference;
      if (typeof data0 == "string") {
        if (!pattern7.test(data0)) {
          let err7 = { instancePath: instancePath + "/account_reference", schemaPath: "urn:claimgate:schema:common:v1#/$defs/fingerprint/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data0 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/account_reference", schemaPath: "urn:claimgate:schema:common:v1#/$defs/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data0 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.provider !== void 0) {
      let data1 = data.provider;
      if (typeof data1 == "string") {
        if (func2(data1) > 64) {
          let err9 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema33, data: data1 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (!pattern4.test(data1)) {
          let err10 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema33, data: data1 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data1 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.app_fingerprint !== void 0) {
      let data2 = data.app_fingerprint;
      if (typeof data2 == "string") {
        if (!pattern7.test(data2)) {
          let err12 = { instancePath: instancePath + "/app_fingerprint", schemaPath: "urn:claimgate:schema:common:v1#/$defs/fingerprint/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data2 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/app_fingerprint", schemaPath: "urn:claimgate:schema:common:v1#/$defs/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data2 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.instance_fingerprint !== void 0) {
      let data3 = data.instance_fingerprint;
      if (typeof data3 != "string" && data3 !== null) {
        let err14 = { instancePath: instancePath + "/instance_fingerprint", schemaPath: "#/properties/instance_fingerprint/type", keyword: "type", params: { type: schema40.properties.instance_fingerprint.type }, message: "must be string,null", schema: schema40.properties.instance_fingerprint.type, parentSchema: schema40.properties.instance_fingerprint, data: data3 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data3 == "string" && !pattern7.test(data3)) {
        let err15 = { instancePath: instancePath + "/instance_fingerprint", schemaPath: "#/properties/instance_fingerprint/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema40.properties.instance_fingerprint, data: data3 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.account_kind !== void 0) {
      let data4 = data.account_kind;
      if (typeof data4 == "string") {
        if (func2(data4) > 64) {
          let err16 = { instancePath: instancePath + "/account_kind", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema33, data: data4 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (!pattern4.test(data4)) {
          let err17 = { instancePath: instancePath + "/account_kind", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema33, data: data4 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/account_kind", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data4 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.authorization !== void 0) {
      let data5 = data.authorization;
      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
        if (data5.state === void 0) {
          let err19 = { instancePath: instancePath + "/authorization", schemaPath: "#/properties/authorization/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema40.properties.authorization.required, parentSchema: schema40.properties.authorization, data: data5 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (data5.granted_scopes === void 0) {
          let err20 = { instancePath: instancePath + "/authorization", schemaPath: "#/properties/authorization/required", keyword: "required", params: { missingProperty: "granted_scopes" }, message: "must have required property 'granted_scopes'", schema: schema40.properties.authorization.required, parentSchema: schema40.properties.authorization, data: data5 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
        if (data5.validated_at === void 0) {
          let err21 = { instancePath: instancePath + "/authorization", schemaPath: "#/properties/authorization/required", keyword: "required", params: { missingProperty: "validated_at" }, message: "must have required property 'validated_at'", schema: schema40.properties.authorization.required, parentSchema: schema40.properties.authorization, data: data5 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (data5.expires_at === void 0) {
          let err22 = { instancePath: instancePath + "/authorization", schemaPath: "#/properties/authorization/required", keyword: "required", params: { missingProperty: "expires_at" }, message: "must have required property 'expires_at'", schema: schema40.properties.authorization.required, parentSchema: schema40.properties.authorization, data: data5 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        for (let key1 in data5)
          if (!(key1 === "state" || key1 === "granted_scopes" || key1 === "validated_at" || key1 === "expires_at")) {
            let err23 = { instancePath: instancePath + "/authorization", schemaPath: "#/properties/authorization/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema40.properties.authorization, data: data5 };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
        if (data5.state !== void 0) {
          let data6 = data5.state;
          if (typeof data6 != "string") {
            let err24 = { instancePath: instancePath + "/authorization/state", schemaPath: "#/properties/authorization/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.authorization.properties.state.type, parentSchema: schema40.properties.authorization.properties.state, data: data6 };
            vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
          }
          if (!(data6 === "not_applicable" || data6 === "reconnect_required" || data6 === "valid")) {
            let err25 = { instancePath: instancePath + "/authorization/state", schemaPath: "#/properties/authorization/properties/state/enum", keyword: "enum", params: { allowedValues: schema40.properties.authorization.properties.state.enum }, message: "must be equal to one of the allowed values", schema: schema40.properties.authorization.properties.state.enum, parentSchema: schema40.properties.authorization.properties.state, data: data6 };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        }
        if (data5.granted_scopes !== void 0 && (validate48(data5.granted_scopes, { instancePath: instancePath + "/authorization/granted_scopes", parentData: data5, parentDataProperty: "granted_scopes", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate48.errors : appended(vErrors, validate48.errors), errors = vErrors.length)), data5.validated_at !== void 0) {
          let data8 = data5.validated_at;
          if (typeof data8 == "string") {
            if (!pattern5.test(data8)) {
              let err26 = { instancePath: instancePath + "/authorization/validated_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema34, data: data8 };
              vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
            }
            if (!formats0.validate(data8)) {
              let err27 = { instancePath: instancePath + "/authorization/validated_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema34, data: data8 };
              vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
            }
          } else {
            let err28 = { instancePath: instancePath + "/authorization/validated_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data8 };
            vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
          }
        }
        if (data5.expires_at !== void 0) {
          let data9 = data5.expires_at;
          if (typeof data9 != "string" && data9 !== null) {
            let err29 = { instancePath: instancePath + "/authorization/expires_at", schemaPath: "urn:claimgate:schema:projection-entry:v1#/$defs/expiry_or_null/type", keyword: "type", params: { type: schema65.type }, message: "must be string,null", schema: schema65.type, parentSchema: schema65, data: data9 };
            vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
          }
          if (typeof data9 == "string") {
            if (!pattern5.test(data9)) {
              let err30 = { instancePath: instancePath + "/authorization/expires_at", schemaPath: "urn:claimgate:schema:projection-entry:v1#/$defs/expiry_or_null/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema65, data: data9 };
              vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
            }
            if (!formats0.validate(data9)) {
              let err31 = { instancePath: instancePath + "/authorization/expires_at", schemaPath: "urn:claimgate:schema:projection-entry:v1#/$defs/expiry_or_null/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema65, data: data9 };
              vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
            }
          }
        }
      } else {
        let err32 = { instancePath: instancePath + "/authorization", schemaPath: "#/properties/authorization/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema40.properties.authorization.type, parentSchema: schema40.properties.authorization, data: data5 };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
  } else {
    let err33 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema40.type, parentSchema: schema40, data };
    vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
  }
  return validate24.errors = vErrors, errors === 0;
}
validate24.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema86 = { title: "EffectivePolicy", type: "object", additionalProperties: !1, required: ["provider", "account_kind", "output_profile", "policy_mode", "state", "reason", "policy_digest"], properties: { provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, account_kind: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, output_profile: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, policy_mode: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, state: { type: "string", enum: ["restricted", "allowed"] }, reason: { type: ["string", "null"], maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug, or null" }, policy_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest", description: "SHA-256 of the exact bytes of the policy file that is in force; the contract names the same one" } } };
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate51.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" }, message: "must have required property 'provider'", schema: schema86.required, parentSchema: schema86, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.account_kind === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_kind" }, message: "must have required property 'account_kind'", schema: schema86.required, parentSchema: schema86, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.output_profile === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "output_profile" }, message: "must have required property 'output_profile'", schema: schema86.required, parentSchema: schema86, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.policy_mode === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "policy_mode" }, message: "must have required property 'policy_mode'", schema: schema86.required, parentSchema: schema86, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.state === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema86.required, parentSchema: schema86, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.reason === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'", schema: schema86.required, parentSchema: schema86, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.policy_digest === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "policy_digest" }, message: "must have required property 'policy_digest'", schema: schema86.required, parentSchema: schema86, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "provider" || key0 === "account_kind" || key0 === "output_profile" || key0 === "policy_mode" || key0 === "state" || key0 === "reason" || key0 === "policy_digest")) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema86, data };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.provider !== void 0) {
      let data0 = data.provider;
      if (typeof data0 == "string") {
        if (func2(data0) > 64) {
          let err8 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema33, data: data0 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern4.test(data0)) {
          let err9 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema33, data: data0 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data0 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.account_kind !== void 0) {
      let data1 = data.account_kind;
      if (typeof data1 == "string") {
        if (func2(data1) > 64) {
          let err11 = { instancePath: instancePath + "/account_kind", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema33, data: data1 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (!pattern4.test(data1)) {
          let err12 = { instancePath: instancePath + "/account_kind", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema33, data: data1 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/account_kind", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data1 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.output_profile !== void 0) {
      let data2 = data.output_profile;
      if (typeof data2 == "string") {
        if (func2(data2) > 64) {
          let err14 = { instancePath: instancePath + "/output_profile", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema33, data: data2 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (!pattern4.test(data2)) {
          let err15 = { instancePath: instancePath + "/output_profile", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema33, data: data2 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/output_profile", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data2 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.policy_mode !== void 0) {
      let data3 = data.policy_mode;
      if (typeof data3 == "string") {
        if (func2(data3) > 64) {
          let err17 = { instancePath: instancePath + "/policy_mode", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema33, data: data3 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (!pattern4.test(data3)) {
          let err18 = { instancePath: instancePath + "/policy_mode", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema33, data: data3 };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        let err19 = { instancePath: instancePath + "/policy_mode", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data3 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.state !== void 0) {
      let data4 = data.state;
      if (typeof data4 != "string") {
        let err20 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema86.properties.state.type, parentSchema: schema86.properties.state, data: data4 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (!(data4 === "restricted" || data4 === "allowed")) {
        let err21 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema86.properties.state.enum }, message: "must be equal to one of the allowed values", schema: schema86.properties.state.enum, parentSchema: schema86.properties.state, data: data4 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.reason !== void 0) {
      let data5 = data.reason;
      if (typeof data5 != "string" && data5 !== null) {
        let err22 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: schema86.properties.reason.type }, message: "must be string,null", schema: schema86.properties.reason.type, parentSchema: schema86.properties.reason, data: data5 };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
      if (typeof data5 == "string") {
        if (func2(data5) > 64) {
          let err23 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema86.properties.reason, data: data5 };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        if (!pattern4.test(data5)) {
          let err24 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema86.properties.reason, data: data5 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
      }
    }
    if (data.policy_digest !== void 0) {
      let data6 = data.policy_digest;
      if (typeof data6 == "string") {
        if (!pattern7.test(data6)) {
          let err25 = { instancePath: instancePath + "/policy_digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema60, data: data6 };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      } else {
        let err26 = { instancePath: instancePath + "/policy_digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema60.type, parentSchema: schema60, data: data6 };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
  } else {
    let err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema86.type, parentSchema: schema86, data };
    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
  }
  return validate51.errors = vErrors, errors === 0;
}
validate51.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema92 = { title: "ImplementedOperation", type: "object", additionalProperties: !1, required: ["provider", "output_profile", "operation", "capability_digest"], properties: { provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, output_profile: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, operation: { $ref: "urn:claimgate:schema:common:v1#/$defs/operation" }, capability_digest: { $ref: "urn:claimgate:schema:common:v1#/$defs/digest", description: "SHA-256 of the exact bytes of the capability file of the running version; the contract names the same one" } } }, schema51 = { title: "Operation", type: "string", enum: ["publish_immediate", "publish_scheduled", "connect"], description: "an operation of a subject" };
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate53.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" }, message: "must have required property 'provider'", schema: schema92.required, parentSchema: schema92, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.output_profile === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "output_profile" }, message: "must have required property 'output_profile'", schema: schema92.required, parentSchema: schema92, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.operation === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operation" }, message: "must have required property 'operation'", schema: schema92.required, parentSchema: schema92, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.capability_digest === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "capability_digest" }, message: "must have required property 'capability_digest'", schema: schema92.required, parentSchema: schema92, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "provider" || key0 === "output_profile" || key0 === "operation" || key0 === "capability_digest")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema92, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.provider !== void 0) {
      let data0 = data.provider;
      if (typeof data0 == "string") {
        if (func2(data0) > 64) {
          let err5 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema33, data: data0 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (!pattern4.test(data0)) {
          let err6 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema33, data: data0 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.output_profile !== void 0) {
      let data1 = data.output_profile;
      if (typeof data1 == "string") {
        if (func2(data1) > 64) {
          let err8 = { instancePath: instancePath + "/output_profile", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema33, data: data1 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (!pattern4.test(data1)) {
          let err9 = { instancePath: instancePath + "/output_profile", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema33, data: data1 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/output_profile", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data1 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.operation !== void 0) {
      let data2 = data.operation;
      if (typeof data2 != "string") {
        let err11 = { instancePath: instancePath + "/operation", schemaPath: "urn:claimgate:schema:common:v1#/$defs/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.type, parentSchema: schema51, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (!(data2 === "publish_immediate" || data2 === "publish_scheduled" || data2 === "connect")) {
        let err12 = { instancePath: instancePath + "/operation", schemaPath: "urn:claimgate:schema:common:v1#/$defs/operation/enum", keyword: "enum", params: { allowedValues: schema51.enum }, message: "must be equal to one of the allowed values", schema: schema51.enum, parentSchema: schema51, data: data2 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.capability_digest !== void 0) {
      let data3 = data.capability_digest;
      if (typeof data3 == "string") {
        if (!pattern7.test(data3)) {
          let err13 = { instancePath: instancePath + "/capability_digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema60, data: data3 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/capability_digest", schemaPath: "urn:claimgate:schema:common:v1#/$defs/digest/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema60.type, parentSchema: schema60, data: data3 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema92.type, parentSchema: schema92, data };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate53.errors = vErrors, errors === 0;
}
validate53.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema98 = { title: "Selector", description: "Which subjects are meant: the provider, and any of the other eight members. A member that is absent stands for every value.", type: "object", additionalProperties: !1, required: ["provider"], properties: { provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, app_fingerprint: { $ref: "urn:claimgate:schema:common:v1#/$defs/fingerprint" }, deployment_environment: { type: "string", enum: ["local", "staging", "production"] }, provider_environment: { type: "string", enum: ["development", "sandbox", "production"] }, instance_fingerprint: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint, "sha256:" and 64 lower-case hex digits, or null' }, account_kind: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, output_profile: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, operation: { $ref: "urn:claimgate:schema:common:v1#/$defs/operation" }, policy_mode: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" } } };
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate58.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" }, message: "must have required property 'provider'", schema: schema98.required, parentSchema: schema98, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema98.properties, key0)) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema98, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.provider !== void 0) {
      let data0 = data.provider;
      if (typeof data0 == "string") {
        if (func2(data0) > 64) {
          let err2 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema33, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (!pattern4.test(data0)) {
          let err3 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema33, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.app_fingerprint !== void 0) {
      let data1 = data.app_fingerprint;
      if (typeof data1 == "string") {
        if (!pattern7.test(data1)) {
          let err5 = { instancePath: instancePath + "/app_fingerprint", schemaPath: "urn:claimgate:schema:common:v1#/$defs/fingerprint/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema37, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/app_fingerprint", schemaPath: "urn:claimgate:schema:common:v1#/$defs/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.type, parentSchema: schema37, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.deployment_environment !== void 0) {
      let data2 = data.deployment_environment;
      if (typeof data2 != "string") {
        let err7 = { instancePath: instancePath + "/deployment_environment", schemaPath: "#/properties/deployment_environment/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema98.properties.deployment_environment.type, parentSchema: schema98.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (!(data2 === "local" || data2 === "staging" || data2 === "production")) {
        let err8 = { instancePath: instancePath + "/deployment_environment", schemaPath: "#/properties/deployment_environment/enum", keyword: "enum", params: { allowedValues: schema98.properties.deployment_environment.enum }, message: "must be equal to one of the allowed values", schema: schema98.properties.deployment_environment.enum, parentSchema: schema98.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.provider_environment !== void 0) {
      let data3 = data.provider_environment;
      if (typeof data3 != "string") {
        let err9 = { instancePath: instancePath + "/provider_environment", schemaPath: "#/properties/provider_environment/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema98.properties.provider_environment.type, parentSchema: schema98.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (!(data3 === "development" || data3 === "sandbox" || data3 === "production")) {
        let err10 = { instancePath: instancePath + "/provider_environment", schemaPath: "#/properties/provider_environment/enum", keyword: "enum", params: { allowedValues: schema98.properties.provider_environment.enum }, message: "must be equal to one of the allowed values", schema: schema98.properties.provider_environment.enum, parentSchema: schema98.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.instance_fingerprint !== void 0) {
      let data4 = data.instance_fingerprint;
      if (typeof data4 != "string" && data4 !== null) {
        let err11 = { instancePath: instancePath + "/instance_fingerprint", schemaPath: "#/properties/instance_fingerprint/type", keyword: "type", params: { type: schema98.properties.instance_fingerprint.type }, message: "must be string,null", schema: schema98.properties.instance_fingerprint.type, parentSchema: schema98.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data4 == "string" && !pattern7.test(data4)) {
        let err12 = { instancePath: instancePath + "/instance_fingerprint", schemaPath: "#/properties/instance_fingerprint/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema98.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.account_kind !== void 0) {
      let data5 = data.account_kind;
      if (typeof data5 == "string") {
        if (func2(data5) > 64) {
          let err13 = { instancePath: instancePath + "/account_kind", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema33, data: data5 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (!pattern4.test(data5)) {
          let err14 = { instancePath: instancePath + "/account_kind", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema33, data: data5 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/account_kind", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data5 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.output_profile !== void 0) {
      let data6 = data.output_profile;
      if (typeof data6 == "string") {
        if (func2(data6) > 64) {
          let err16 = { instancePath: instancePath + "/output_profile", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema33, data: data6 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (!pattern4.test(data6)) {
          let err17 = { instancePath: instancePath + "/output_profile", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema33, data: data6 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/output_profile", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data6 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.operation !== void 0) {
      let data7 = data.operation;
      if (typeof data7 != "string") {
        let err19 = { instancePath: instancePath + "/operation", schemaPath: "urn:claimgate:schema:common:v1#/$defs/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.type, parentSchema: schema51, data: data7 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (!(data7 === "publish_immediate" || data7 === "publish_scheduled" || data7 === "connect")) {
        let err20 = { instancePath: instancePath + "/operation", schemaPath: "urn:claimgate:schema:common:v1#/$defs/operation/enum", keyword: "enum", params: { allowedValues: schema51.enum }, message: "must be equal to one of the allowed values", schema: schema51.enum, parentSchema: schema51, data: data7 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.policy_mode !== void 0) {
      let data8 = data.policy_mode;
      if (typeof data8 == "string") {
        if (func2(data8) > 64) {
          let err21 = { instancePath: instancePath + "/policy_mode", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema33, data: data8 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (!pattern4.test(data8)) {
          let err22 = { instancePath: instancePath + "/policy_mode", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema33, data: data8 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      } else {
        let err23 = { instancePath: instancePath + "/policy_mode", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data8 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
  } else {
    let err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema98.type, parentSchema: schema98, data };
    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
  }
  return validate58.errors = vErrors, errors === 0;
}
validate58.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.schema_version === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schema_version" }, message: "must have required property 'schema_version'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.deployment === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deployment" }, message: "must have required property 'deployment'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.deployment_kind === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deployment_kind" }, message: "must have required property 'deployment_kind'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.deployment_environment === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deployment_environment" }, message: "must have required property 'deployment_environment'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.generated_at === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "generated_at" }, message: "must have required property 'generated_at'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.apps === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "apps" }, message: "must have required property 'apps'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.accounts === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accounts" }, message: "must have required property 'accounts'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.policies === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "policies" }, message: "must have required property 'policies'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.implemented === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "implemented" }, message: "must have required property 'implemented'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.deny_list === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deny_list" }, message: "must have required property 'deny_list'", schema: schema31.required, parentSchema: schema31, data };
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
    if (data.deployment !== void 0) {
      let data1 = data.deployment;
      if (typeof data1 == "string") {
        if (func2(data1) > 64) {
          let err12 = { instancePath: instancePath + "/deployment", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema33, data: data1 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (!pattern4.test(data1)) {
          let err13 = { instancePath: instancePath + "/deployment", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema33, data: data1 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/deployment", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data1 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.deployment_kind !== void 0) {
      let data2 = data.deployment_kind;
      if (typeof data2 != "string") {
        let err15 = { instancePath: instancePath + "/deployment_kind", schemaPath: "#/properties/deployment_kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.deployment_kind.type, parentSchema: schema31.properties.deployment_kind, data: data2 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (!(data2 === "cloud" || data2 === "self_hosted")) {
        let err16 = { instancePath: instancePath + "/deployment_kind", schemaPath: "#/properties/deployment_kind/enum", keyword: "enum", params: { allowedValues: schema31.properties.deployment_kind.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.deployment_kind.enum, parentSchema: schema31.properties.deployment_kind, data: data2 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.deployment_environment !== void 0) {
      let data3 = data.deployment_environment;
      if (typeof data3 != "string") {
        let err17 = { instancePath: instancePath + "/deployment_environment", schemaPath: "#/properties/deployment_environment/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.deployment_environment.type, parentSchema: schema31.properties.deployment_environment, data: data3 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (!(data3 === "local" || data3 === "staging" || data3 === "production")) {
        let err18 = { instancePath: instancePath + "/deployment_environment", schemaPath: "#/properties/deployment_environment/enum", keyword: "enum", params: { allowedValues: schema31.properties.deployment_environment.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.deployment_environment.enum, parentSchema: schema31.properties.deployment_environment, data: data3 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.generated_at !== void 0) {
      let data4 = data.generated_at;
      if (typeof data4 == "string") {
        if (!pattern5.test(data4)) {
          let err19 = { instancePath: instancePath + "/generated_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema34, data: data4 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (!formats0.validate(data4)) {
          let err20 = { instancePath: instancePath + "/generated_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema34, data: data4 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/generated_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.type, parentSchema: schema34, data: data4 };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.apps !== void 0) {
      let data5 = data.apps;
      if (Array.isArray(data5)) {
        if (data5.length > 1e4) {
          let err22 = { instancePath: instancePath + "/apps", schemaPath: "#/properties/apps/maxItems", keyword: "maxItems", params: { limit: 1e4 }, message: "must NOT have more than 10000 items", schema: 1e4, parentSchema: schema31.properties.apps, data: data5 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate22(data5[i0], { instancePath: instancePath + "/apps/" + i0, parentData: data5, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate22.errors : appended(vErrors, validate22.errors), errors = vErrors.length);
      } else {
        let err23 = { instancePath: instancePath + "/apps", schemaPath: "#/properties/apps/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.apps.type, parentSchema: schema31.properties.apps, data: data5 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.accounts !== void 0) {
      let data7 = data.accounts;
      if (Array.isArray(data7)) {
        if (data7.length > 1e6) {
          let err24 = { instancePath: instancePath + "/accounts", schemaPath: "#/properties/accounts/maxItems", keyword: "maxItems", params: { limit: 1e6 }, message: "must NOT have more than 1000000 items", schema: 1e6, parentSchema: schema31.properties.accounts, data: data7 };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        let len1 = data7.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate24(data7[i1], { instancePath: instancePath + "/accounts/" + i1, parentData: data7, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate24.errors : appended(vErrors, validate24.errors), errors = vErrors.length);
      } else {
        let err25 = { instancePath: instancePath + "/accounts", schemaPath: "#/properties/accounts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.accounts.type, parentSchema: schema31.properties.accounts, data: data7 };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.policies !== void 0) {
      let data9 = data.policies;
      if (Array.isArray(data9)) {
        if (data9.length > 1e5) {
          let err26 = { instancePath: instancePath + "/policies", schemaPath: "#/properties/policies/maxItems", keyword: "maxItems", params: { limit: 1e5 }, message: "must NOT have more than 100000 items", schema: 1e5, parentSchema: schema31.properties.policies, data: data9 };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
        let len2 = data9.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate51(data9[i2], { instancePath: instancePath + "/policies/" + i2, parentData: data9, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate51.errors : appended(vErrors, validate51.errors), errors = vErrors.length);
      } else {
        let err27 = { instancePath: instancePath + "/policies", schemaPath: "#/properties/policies/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.policies.type, parentSchema: schema31.properties.policies, data: data9 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.implemented !== void 0) {
      let data11 = data.implemented;
      if (Array.isArray(data11)) {
        if (data11.length > 1e5) {
          let err28 = { instancePath: instancePath + "/implemented", schemaPath: "#/properties/implemented/maxItems", keyword: "maxItems", params: { limit: 1e5 }, message: "must NOT have more than 100000 items", schema: 1e5, parentSchema: schema31.properties.implemented, data: data11 };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        let len3 = data11.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate53(data11[i3], { instancePath: instancePath + "/implemented/" + i3, parentData: data11, parentDataProperty: i3, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate53.errors : appended(vErrors, validate53.errors), errors = vErrors.length);
      } else {
        let err29 = { instancePath: instancePath + "/implemented", schemaPath: "#/properties/implemented/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.implemented.type, parentSchema: schema31.properties.implemented, data: data11 };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.deny_list !== void 0) {
      let data13 = data.deny_list;
      if (Array.isArray(data13)) {
        if (data13.length > 1e4) {
          let err30 = { instancePath: instancePath + "/deny_list", schemaPath: "#/properties/deny_list/maxItems", keyword: "maxItems", params: { limit: 1e4 }, message: "must NOT have more than 10000 items", schema: 1e4, parentSchema: schema31.properties.deny_list, data: data13 };
          vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
        }
        let len4 = data13.length;
        for (let i4 = 0; i4 < len4; i4++)
          validate58(data13[i4], { instancePath: instancePath + "/deny_list/" + i4, parentData: data13, parentDataProperty: i4, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate58.errors : appended(vErrors, validate58.errors), errors = vErrors.length);
      } else {
        let err31 = { instancePath: instancePath + "/deny_list", schemaPath: "#/properties/deny_list/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.deny_list.type, parentSchema: schema31.properties.deny_list, data: data13 };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
  } else {
    let err32 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
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
