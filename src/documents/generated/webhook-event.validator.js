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
var document = bounded(validate20), schema31 = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "urn:claimgate:schema:webhook-event:v1", title: "WebhookEvent", description: "The body of a webhook (specification/service.md 8).", type: "object", additionalProperties: !1, required: ["type", "timestamp", "data"], properties: { type: { $ref: "urn:claimgate:schema:webhook-settings:v1#/$defs/webhook_type" }, timestamp: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant", description: "when the service saw it" }, data: { type: "object", additionalProperties: !1, required: ["deployment", "decisions", "subjects", "controls"], properties: { deployment: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, decisions: { type: "array", maxItems: 50, items: { $ref: "#/$defs/blocked_decision" }, description: "readiness.blocked: what was executable and is not any more" }, subjects: { type: "array", maxItems: 50, items: { $ref: "#/$defs/expiring_subject" }, description: "evidence.expiring and evidence.expired" }, controls: { type: "array", maxItems: 50, items: { $ref: "#/$defs/changed_control" }, description: "control.changed: control events that were recorded" } } } }, $defs: { blocked_decision: { title: "BlockedDecision", type: "object", additionalProperties: !1, required: ["subject", "account_reference", "state", "codes"], properties: { subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, account_reference: { $ref: "urn:claimgate:schema:provider-readiness:v1#/$defs/account_reference_or_null" }, state: { $ref: "urn:claimgate:schema:readiness-decision:v1#/$defs/readiness_state" }, codes: { type: "array", maxItems: 64, items: { type: "string", maxLength: 64, pattern: "^[a-z][a-z0-9_]*$" }, description: "the codes of what stands in the way" } } }, expiring_subject: { title: "ExpiringSubject", type: "object", additionalProperties: !1, required: ["subject", "what", "expires_at"], properties: { subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, what: { type: "string", enum: ["approval", "authorization", "control", "local_run", "local_retest", "live_run", "live_retest"], description: "what expires first of all that the subject rests on" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" } } }, changed_control: { title: "ChangedControl", type: "object", additionalProperties: !1, required: ["sequence", "selector", "state", "reason", "starts_at", "expires_at"], properties: { sequence: { type: "integer", minimum: 1, maximum: 9007199254740991, description: "the place in the ledger" }, selector: { $ref: "urn:claimgate:schema:control-event:v1#/$defs/selector" }, state: { $ref: "urn:claimgate:schema:control-event:v1#/$defs/control_state" }, reason: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, starts_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:projection-entry:v1#/$defs/expiry_or_null" } } } } }, schema36 = { title: "WebhookType", type: "string", enum: ["readiness.blocked", "evidence.expiring", "evidence.expired", "control.changed"] }, schema38 = { title: "Instant", type: "string", format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC such as 2026-11-21T08:30:00Z or 2026-11-21T08:30:00.250Z" }, schema35 = { title: "Slug", type: "string", maxLength: 64, pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", description: "a slug: a-z and 0-9 in groups joined by one of . _ -, at most 64 characters" }, formats0 = require_formats().fullFormats["date-time"], pattern6 = new RegExp("^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", "u"), pattern4 = new RegExp("^[a-z0-9]+(?:[._-][a-z0-9]+)*$", "u"), func1 = require_ucs2length().default, schema40 = { title: "BlockedDecision", type: "object", additionalProperties: !1, required: ["subject", "account_reference", "state", "codes"], properties: { subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, account_reference: { $ref: "urn:claimgate:schema:provider-readiness:v1#/$defs/account_reference_or_null" }, state: { $ref: "urn:claimgate:schema:readiness-decision:v1#/$defs/readiness_state" }, codes: { type: "array", maxItems: 64, items: { type: "string", maxLength: 64, pattern: "^[a-z][a-z0-9_]*$" }, description: "the codes of what stands in the way" } } }, schema68 = { title: "AccountReferenceOrNull", type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: "fingerprint of the requested account, or null where none is asked for" }, schema52 = { title: "ReadinessState", type: "string", enum: ["disabled", "unsupported", "needs_configuration", "reconnect_required", "degraded", "approval_required", "trial_only", "policy_restricted", "expired_proof", "certification_required", "healthy"], description: "the effective state: the first that applies, in this order" }, schema41 = { title: "Subject", description: "What a decision is for: exactly these nine members (specification/documents.md 2).", type: "object", additionalProperties: !1, required: ["provider", "app_fingerprint", "deployment_environment", "provider_environment", "instance_fingerprint", "account_kind", "output_profile", "operation", "policy_mode"], properties: { provider: { $ref: "#/$defs/slug" }, app_fingerprint: { $ref: "#/$defs/fingerprint" }, deployment_environment: { type: "string", enum: ["local", "staging", "production"] }, provider_environment: { type: "string", enum: ["development", "sandbox", "production"] }, instance_fingerprint: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint, "sha256:" and 64 lower-case hex digits, or null' }, account_kind: { $ref: "#/$defs/slug" }, output_profile: { $ref: "#/$defs/slug" }, operation: { $ref: "#/$defs/operation" }, policy_mode: { $ref: "#/$defs/slug" } } }, schema43 = { title: "FingerprintText", type: "string", pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint: "sha256:" and 64 lower-case hex digits' }, schema46 = { title: "Operation", type: "string", enum: ["publish_immediate", "publish_scheduled", "connect"], description: "an operation of a subject" }, func6 = Object.prototype.hasOwnProperty, pattern9 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate26.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" }, message: "must have required property 'provider'", schema: schema41.required, parentSchema: schema41, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.app_fingerprint === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "app_fingerprint" }, message: "must have required property 'app_fingerprint'", schema: schema41.required, parentSchema: schema41, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.deployment_environment === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deployment_environment" }, message: "must have required property 'deployment_environment'", schema: schema41.required, parentSchema: schema41, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.provider_environment === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider_environment" }, message: "must have required property 'provider_environment'", schema: schema41.required, parentSchema: schema41, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.instance_fingerprint === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "instance_fingerprint" }, message: "must have required property 'instance_fingerprint'", schema: schema41.required, parentSchema: schema41, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.account_kind === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_kind" }, message: "must have required property 'account_kind'", schema: schema41.required, parentSchema: schema41, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.output_profile === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "output_profile" }, message: "must have required property 'output_profile'", schema: schema41.required, parentSchema: schema41, data };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.operation === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operation" }, message: "must have required property 'operation'", schema: schema41.required, parentSchema: schema41, data };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.policy_mode === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "policy_mode" }, message: "must have required property 'policy_mode'", schema: schema41.required, parentSchema: schema41, data };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    for (let key0 in data)
      if (!func6.call(schema41.properties, key0)) {
        let err9 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema41, data };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    if (data.provider !== void 0) {
      let data0 = data.provider;
      if (typeof data0 == "string") {
        if (func1(data0) > 64) {
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
        if (!pattern9.test(data1)) {
          let err13 = { instancePath: instancePath + "/app_fingerprint", schemaPath: "#/$defs/fingerprint/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema43, data: data1 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/app_fingerprint", schemaPath: "#/$defs/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema43.type, parentSchema: schema43, data: data1 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.deployment_environment !== void 0) {
      let data2 = data.deployment_environment;
      if (typeof data2 != "string") {
        let err15 = { instancePath: instancePath + "/deployment_environment", schemaPath: "#/properties/deployment_environment/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.properties.deployment_environment.type, parentSchema: schema41.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (!(data2 === "local" || data2 === "staging" || data2 === "production")) {
        let err16 = { instancePath: instancePath + "/deployment_environment", schemaPath: "#/properties/deployment_environment/enum", keyword: "enum", params: { allowedValues: schema41.properties.deployment_environment.enum }, message: "must be equal to one of the allowed values", schema: schema41.properties.deployment_environment.enum, parentSchema: schema41.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.provider_environment !== void 0) {
      let data3 = data.provider_environment;
      if (typeof data3 != "string") {
        let err17 = { instancePath: instancePath + "/provider_environment", schemaPath: "#/properties/provider_environment/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.properties.provider_environment.type, parentSchema: schema41.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (!(data3 === "development" || data3 === "sandbox" || data3 === "production")) {
        let err18 = { instancePath: instancePath + "/provider_environment", schemaPath: "#/properties/provider_environment/enum", keyword: "enum", params: { allowedValues: schema41.properties.provider_environment.enum }, message: "must be equal to one of the allowed values", schema: schema41.properties.provider_environment.enum, parentSchema: schema41.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.instance_fingerprint !== void 0) {
      let data4 = data.instance_fingerprint;
      if (typeof data4 != "string" && data4 !== null) {
        let err19 = { instancePath: instancePath + "/instance_fingerprint", schemaPath: "#/properties/instance_fingerprint/type", keyword: "type", params: { type: schema41.properties.instance_fingerprint.type }, message: "must be string,null", schema: schema41.properties.instance_fingerprint.type, parentSchema: schema41.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (typeof data4 == "string" && !pattern9.test(data4)) {
        let err20 = { instancePath: instancePath + "/instance_fingerprint", schemaPath: "#/properties/instance_fingerprint/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema41.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.account_kind !== void 0) {
      let data5 = data.account_kind;
      if (typeof data5 == "string") {
        if (func1(data5) > 64) {
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
        if (func1(data6) > 64) {
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
        let err27 = { instancePath: instancePath + "/operation", schemaPath: "#/$defs/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema46.type, parentSchema: schema46, data: data7 };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
      if (!(data7 === "publish_immediate" || data7 === "publish_scheduled" || data7 === "connect")) {
        let err28 = { instancePath: instancePath + "/operation", schemaPath: "#/$defs/operation/enum", keyword: "enum", params: { allowedValues: schema46.enum }, message: "must be equal to one of the allowed values", schema: schema46.enum, parentSchema: schema46, data: data7 };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.policy_mode !== void 0) {
      let data8 = data.policy_mode;
      if (typeof data8 == "string") {
        if (func1(data8) > 64) {
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
    let err32 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema41.type, parentSchema: schema41, data };
    vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
  }
  return validate26.errors = vErrors, errors === 0;
}
validate26.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var pattern16 = new RegExp("^[a-z][a-z0-9_]*$", "u");
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate25.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subject === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'", schema: schema40.required, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.account_reference === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "account_reference" }, message: "must have required property 'account_reference'", schema: schema40.required, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.state === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema40.required, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.codes === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "codes" }, message: "must have required property 'codes'", schema: schema40.required, parentSchema: schema40, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "subject" || key0 === "account_reference" || key0 === "state" || key0 === "codes")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema40, data };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.subject !== void 0 && (validate26(data.subject, { instancePath: instancePath + "/subject", parentData: data, parentDataProperty: "subject", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate26.errors : appended(vErrors, validate26.errors), errors = vErrors.length)), data.account_reference !== void 0) {
      let data1 = data.account_reference;
      if (typeof data1 != "string" && data1 !== null) {
        let err5 = { instancePath: instancePath + "/account_reference", schemaPath: "urn:claimgate:schema:provider-readiness:v1#/$defs/account_reference_or_null/type", keyword: "type", params: { type: schema68.type }, message: "must be string,null", schema: schema68.type, parentSchema: schema68, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data1 == "string" && !pattern9.test(data1)) {
        let err6 = { instancePath: instancePath + "/account_reference", schemaPath: "urn:claimgate:schema:provider-readiness:v1#/$defs/account_reference_or_null/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema68, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.state !== void 0) {
      let data2 = data.state;
      if (typeof data2 != "string") {
        let err7 = { instancePath: instancePath + "/state", schemaPath: "urn:claimgate:schema:readiness-decision:v1#/$defs/readiness_state/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema52.type, parentSchema: schema52, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (!(data2 === "disabled" || data2 === "unsupported" || data2 === "needs_configuration" || data2 === "reconnect_required" || data2 === "degraded" || data2 === "approval_required" || data2 === "trial_only" || data2 === "policy_restricted" || data2 === "expired_proof" || data2 === "certification_required" || data2 === "healthy")) {
        let err8 = { instancePath: instancePath + "/state", schemaPath: "urn:claimgate:schema:readiness-decision:v1#/$defs/readiness_state/enum", keyword: "enum", params: { allowedValues: schema52.enum }, message: "must be equal to one of the allowed values", schema: schema52.enum, parentSchema: schema52, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.codes !== void 0) {
      let data3 = data.codes;
      if (Array.isArray(data3)) {
        if (data3.length > 64) {
          let err9 = { instancePath: instancePath + "/codes", schemaPath: "#/properties/codes/maxItems", keyword: "maxItems", params: { limit: 64 }, message: "must NOT have more than 64 items", schema: 64, parentSchema: schema40.properties.codes, data: data3 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (typeof data4 == "string") {
            if (func1(data4) > 64) {
              let err10 = { instancePath: instancePath + "/codes/" + i0, schemaPath: "#/properties/codes/items/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema40.properties.codes.items, data: data4 };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
            if (!pattern16.test(data4)) {
              let err11 = { instancePath: instancePath + "/codes/" + i0, schemaPath: "#/properties/codes/items/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]*$" }, message: 'must match pattern "^[a-z][a-z0-9_]*$"', schema: "^[a-z][a-z0-9_]*$", parentSchema: schema40.properties.codes.items, data: data4 };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
          } else {
            let err12 = { instancePath: instancePath + "/codes/" + i0, schemaPath: "#/properties/codes/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.properties.codes.items.type, parentSchema: schema40.properties.codes.items, data: data4 };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
      } else {
        let err13 = { instancePath: instancePath + "/codes", schemaPath: "#/properties/codes/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema40.properties.codes.type, parentSchema: schema40.properties.codes, data: data3 };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
  } else {
    let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema40.type, parentSchema: schema40, data };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate25.errors = vErrors, errors === 0;
}
validate25.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema71 = { title: "ExpiringSubject", type: "object", additionalProperties: !1, required: ["subject", "what", "expires_at"], properties: { subject: { $ref: "urn:claimgate:schema:common:v1#/$defs/subject" }, what: { type: "string", enum: ["approval", "authorization", "control", "local_run", "local_retest", "live_run", "live_retest"], description: "what expires first of all that the subject rests on" }, expires_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" } } };
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate43.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subject === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'", schema: schema71.required, parentSchema: schema71, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.what === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "what" }, message: "must have required property 'what'", schema: schema71.required, parentSchema: schema71, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.expires_at === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" }, message: "must have required property 'expires_at'", schema: schema71.required, parentSchema: schema71, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "subject" || key0 === "what" || key0 === "expires_at")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema71, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.subject !== void 0 && (validate26(data.subject, { instancePath: instancePath + "/subject", parentData: data, parentDataProperty: "subject", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate26.errors : appended(vErrors, validate26.errors), errors = vErrors.length)), data.what !== void 0) {
      let data1 = data.what;
      if (typeof data1 != "string") {
        let err4 = { instancePath: instancePath + "/what", schemaPath: "#/properties/what/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema71.properties.what.type, parentSchema: schema71.properties.what, data: data1 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (!(data1 === "approval" || data1 === "authorization" || data1 === "control" || data1 === "local_run" || data1 === "local_retest" || data1 === "live_run" || data1 === "live_retest")) {
        let err5 = { instancePath: instancePath + "/what", schemaPath: "#/properties/what/enum", keyword: "enum", params: { allowedValues: schema71.properties.what.enum }, message: "must be equal to one of the allowed values", schema: schema71.properties.what.enum, parentSchema: schema71.properties.what, data: data1 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.expires_at !== void 0) {
      let data2 = data.expires_at;
      if (typeof data2 == "string") {
        if (!pattern6.test(data2)) {
          let err6 = { instancePath: instancePath + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema38, data: data2 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!formats0.validate(data2)) {
          let err7 = { instancePath: instancePath + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema38, data: data2 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/expires_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.type, parentSchema: schema38, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema71.type, parentSchema: schema71, data };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate43.errors = vErrors, errors === 0;
}
validate43.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var schema73 = { title: "ChangedControl", type: "object", additionalProperties: !1, required: ["sequence", "selector", "state", "reason", "starts_at", "expires_at"], properties: { sequence: { type: "integer", minimum: 1, maximum: 9007199254740991, description: "the place in the ledger" }, selector: { $ref: "urn:claimgate:schema:control-event:v1#/$defs/selector" }, state: { $ref: "urn:claimgate:schema:control-event:v1#/$defs/control_state" }, reason: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, starts_at: { $ref: "urn:claimgate:schema:common:v1#/$defs/instant" }, expires_at: { $ref: "urn:claimgate:schema:projection-entry:v1#/$defs/expiry_or_null" } } }, schema82 = { title: "ControlState", type: "string", enum: ["disabled", "degraded", "enabled"] }, schema105 = { title: "ExpiryOrNull", type: ["string", "null"], format: "date-time", pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", description: "an instant in UTC, or null where no end was set" }, schema75 = { title: "Selector", description: "Which subjects are meant: the provider, and any of the other eight members. A member that is absent stands for every value.", type: "object", additionalProperties: !1, required: ["provider"], properties: { provider: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, app_fingerprint: { $ref: "urn:claimgate:schema:common:v1#/$defs/fingerprint" }, deployment_environment: { type: "string", enum: ["local", "staging", "production"] }, provider_environment: { type: "string", enum: ["development", "sandbox", "production"] }, instance_fingerprint: { type: ["string", "null"], pattern: "^sha256:[0-9a-f]{64}$", description: 'a fingerprint, "sha256:" and 64 lower-case hex digits, or null' }, account_kind: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, output_profile: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" }, operation: { $ref: "urn:claimgate:schema:common:v1#/$defs/operation" }, policy_mode: { $ref: "urn:claimgate:schema:common:v1#/$defs/slug" } } };
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate73.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.provider === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" }, message: "must have required property 'provider'", schema: schema75.required, parentSchema: schema75, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!func6.call(schema75.properties, key0)) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema75, data };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.provider !== void 0) {
      let data0 = data.provider;
      if (typeof data0 == "string") {
        if (func1(data0) > 64) {
          let err2 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema35, data: data0 };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (!pattern4.test(data0)) {
          let err3 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema35, data: data0 };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/provider", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.type, parentSchema: schema35, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.app_fingerprint !== void 0) {
      let data1 = data.app_fingerprint;
      if (typeof data1 == "string") {
        if (!pattern9.test(data1)) {
          let err5 = { instancePath: instancePath + "/app_fingerprint", schemaPath: "urn:claimgate:schema:common:v1#/$defs/fingerprint/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema43, data: data1 };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/app_fingerprint", schemaPath: "urn:claimgate:schema:common:v1#/$defs/fingerprint/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema43.type, parentSchema: schema43, data: data1 };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.deployment_environment !== void 0) {
      let data2 = data.deployment_environment;
      if (typeof data2 != "string") {
        let err7 = { instancePath: instancePath + "/deployment_environment", schemaPath: "#/properties/deployment_environment/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema75.properties.deployment_environment.type, parentSchema: schema75.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (!(data2 === "local" || data2 === "staging" || data2 === "production")) {
        let err8 = { instancePath: instancePath + "/deployment_environment", schemaPath: "#/properties/deployment_environment/enum", keyword: "enum", params: { allowedValues: schema75.properties.deployment_environment.enum }, message: "must be equal to one of the allowed values", schema: schema75.properties.deployment_environment.enum, parentSchema: schema75.properties.deployment_environment, data: data2 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.provider_environment !== void 0) {
      let data3 = data.provider_environment;
      if (typeof data3 != "string") {
        let err9 = { instancePath: instancePath + "/provider_environment", schemaPath: "#/properties/provider_environment/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema75.properties.provider_environment.type, parentSchema: schema75.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (!(data3 === "development" || data3 === "sandbox" || data3 === "production")) {
        let err10 = { instancePath: instancePath + "/provider_environment", schemaPath: "#/properties/provider_environment/enum", keyword: "enum", params: { allowedValues: schema75.properties.provider_environment.enum }, message: "must be equal to one of the allowed values", schema: schema75.properties.provider_environment.enum, parentSchema: schema75.properties.provider_environment, data: data3 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.instance_fingerprint !== void 0) {
      let data4 = data.instance_fingerprint;
      if (typeof data4 != "string" && data4 !== null) {
        let err11 = { instancePath: instancePath + "/instance_fingerprint", schemaPath: "#/properties/instance_fingerprint/type", keyword: "type", params: { type: schema75.properties.instance_fingerprint.type }, message: "must be string,null", schema: schema75.properties.instance_fingerprint.type, parentSchema: schema75.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data4 == "string" && !pattern9.test(data4)) {
        let err12 = { instancePath: instancePath + "/instance_fingerprint", schemaPath: "#/properties/instance_fingerprint/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema75.properties.instance_fingerprint, data: data4 };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.account_kind !== void 0) {
      let data5 = data.account_kind;
      if (typeof data5 == "string") {
        if (func1(data5) > 64) {
          let err13 = { instancePath: instancePath + "/account_kind", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema35, data: data5 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (!pattern4.test(data5)) {
          let err14 = { instancePath: instancePath + "/account_kind", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema35, data: data5 };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/account_kind", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.type, parentSchema: schema35, data: data5 };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.output_profile !== void 0) {
      let data6 = data.output_profile;
      if (typeof data6 == "string") {
        if (func1(data6) > 64) {
          let err16 = { instancePath: instancePath + "/output_profile", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema35, data: data6 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (!pattern4.test(data6)) {
          let err17 = { instancePath: instancePath + "/output_profile", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema35, data: data6 };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/output_profile", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.type, parentSchema: schema35, data: data6 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.operation !== void 0) {
      let data7 = data.operation;
      if (typeof data7 != "string") {
        let err19 = { instancePath: instancePath + "/operation", schemaPath: "urn:claimgate:schema:common:v1#/$defs/operation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema46.type, parentSchema: schema46, data: data7 };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (!(data7 === "publish_immediate" || data7 === "publish_scheduled" || data7 === "connect")) {
        let err20 = { instancePath: instancePath + "/operation", schemaPath: "urn:claimgate:schema:common:v1#/$defs/operation/enum", keyword: "enum", params: { allowedValues: schema46.enum }, message: "must be equal to one of the allowed values", schema: schema46.enum, parentSchema: schema46, data: data7 };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.policy_mode !== void 0) {
      let data8 = data.policy_mode;
      if (typeof data8 == "string") {
        if (func1(data8) > 64) {
          let err21 = { instancePath: instancePath + "/policy_mode", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema35, data: data8 };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (!pattern4.test(data8)) {
          let err22 = { instancePath: instancePath + "/policy_mode", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema35, data: data8 };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      } else {
        let err23 = { instancePath: instancePath + "/policy_mode", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.type, parentSchema: schema35, data: data8 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
  } else {
    let err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema75.type, parentSchema: schema75, data };
    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
  }
  return validate73.errors = vErrors, errors === 0;
}
validate73.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate46.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sequence === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sequence" }, message: "must have required property 'sequence'", schema: schema73.required, parentSchema: schema73, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.selector === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "selector" }, message: "must have required property 'selector'", schema: schema73.required, parentSchema: schema73, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.state === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema73.required, parentSchema: schema73, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.reason === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'", schema: schema73.required, parentSchema: schema73, data };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.starts_at === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "starts_at" }, message: "must have required property 'starts_at'", schema: schema73.required, parentSchema: schema73, data };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.expires_at === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires_at" }, message: "must have required property 'expires_at'", schema: schema73.required, parentSchema: schema73, data };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "sequence" || key0 === "selector" || key0 === "state" || key0 === "reason" || key0 === "starts_at" || key0 === "expires_at")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema73, data };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.sequence !== void 0) {
      let data0 = data.sequence;
      if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        let err7 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema73.properties.sequence.type, parentSchema: schema73.properties.sequence, data: data0 };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data0 == "number" && isFinite(data0)) {
        if (data0 > 9007199254740991 || isNaN(data0)) {
          let err8 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991", schema: 9007199254740991, parentSchema: schema73.properties.sequence, data: data0 };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          let err9 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema73.properties.sequence, data: data0 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    if (data.selector !== void 0 && (validate73(data.selector, { instancePath: instancePath + "/selector", parentData: data, parentDataProperty: "selector", rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate73.errors : appended(vErrors, validate73.errors), errors = vErrors.length)), data.state !== void 0) {
      let data2 = data.state;
      if (typeof data2 != "string") {
        let err10 = { instancePath: instancePath + "/state", schemaPath: "urn:claimgate:schema:control-event:v1#/$defs/control_state/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema82.type, parentSchema: schema82, data: data2 };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (!(data2 === "disabled" || data2 === "degraded" || data2 === "enabled")) {
        let err11 = { instancePath: instancePath + "/state", schemaPath: "urn:claimgate:schema:control-event:v1#/$defs/control_state/enum", keyword: "enum", params: { allowedValues: schema82.enum }, message: "must be equal to one of the allowed values", schema: schema82.enum, parentSchema: schema82, data: data2 };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.reason !== void 0) {
      let data3 = data.reason;
      if (typeof data3 == "string") {
        if (func1(data3) > 64) {
          let err12 = { instancePath: instancePath + "/reason", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema35, data: data3 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (!pattern4.test(data3)) {
          let err13 = { instancePath: instancePath + "/reason", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema35, data: data3 };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/reason", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.type, parentSchema: schema35, data: data3 };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.starts_at !== void 0) {
      let data4 = data.starts_at;
      if (typeof data4 == "string") {
        if (!pattern6.test(data4)) {
          let err15 = { instancePath: instancePath + "/starts_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema38, data: data4 };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (!formats0.validate(data4)) {
          let err16 = { instancePath: instancePath + "/starts_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema38, data: data4 };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/starts_at", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.type, parentSchema: schema38, data: data4 };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.expires_at !== void 0) {
      let data5 = data.expires_at;
      if (typeof data5 != "string" && data5 !== null) {
        let err18 = { instancePath: instancePath + "/expires_at", schemaPath: "urn:claimgate:schema:projection-entry:v1#/$defs/expiry_or_null/type", keyword: "type", params: { type: schema105.type }, message: "must be string,null", schema: schema105.type, parentSchema: schema105, data: data5 };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (typeof data5 == "string") {
        if (!pattern6.test(data5)) {
          let err19 = { instancePath: instancePath + "/expires_at", schemaPath: "urn:claimgate:schema:projection-entry:v1#/$defs/expiry_or_null/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema105, data: data5 };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (!formats0.validate(data5)) {
          let err20 = { instancePath: instancePath + "/expires_at", schemaPath: "urn:claimgate:schema:projection-entry:v1#/$defs/expiry_or_null/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema105, data: data5 };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      }
    }
  } else {
    let err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema73.type, parentSchema: schema73, data };
    vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
  }
  return validate46.errors = vErrors, errors === 0;
}
validate46.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null, errors = 0, evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps && (evaluated0.props = void 0), evaluated0.dynamicItems && (evaluated0.items = void 0), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.timestamp === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "timestamp" }, message: "must have required property 'timestamp'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.data === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'", schema: schema31.required, parentSchema: schema31, data };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "type" || key0 === "timestamp" || key0 === "data")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31, data };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.type !== void 0) {
      let data0 = data.type;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/type", schemaPath: "urn:claimgate:schema:webhook-settings:v1#/$defs/webhook_type/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.type, parentSchema: schema36, data: data0 };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (!(data0 === "readiness.blocked" || data0 === "evidence.expiring" || data0 === "evidence.expired" || data0 === "control.changed")) {
        let err5 = { instancePath: instancePath + "/type", schemaPath: "urn:claimgate:schema:webhook-settings:v1#/$defs/webhook_type/enum", keyword: "enum", params: { allowedValues: schema36.enum }, message: "must be equal to one of the allowed values", schema: schema36.enum, parentSchema: schema36, data: data0 };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.timestamp !== void 0) {
      let data1 = data.timestamp;
      if (typeof data1 == "string") {
        if (!pattern6.test(data1)) {
          let err6 = { instancePath: instancePath + "/timestamp", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/pattern", keyword: "pattern", params: { pattern: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$" }, message: 'must match pattern "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$"', schema: "^(?:19[7-9][0-9]|[2-9][0-9]{3})-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-5][0-9](?:\\.[0-9]{3})?Z$", parentSchema: schema38, data: data1 };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (!formats0.validate(data1)) {
          let err7 = { instancePath: instancePath + "/timestamp", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"', schema: "date-time", parentSchema: schema38, data: data1 };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/timestamp", schemaPath: "urn:claimgate:schema:common:v1#/$defs/instant/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.type, parentSchema: schema38, data: data1 };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.data !== void 0) {
      let data2 = data.data;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        if (data2.deployment === void 0) {
          let err9 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "deployment" }, message: "must have required property 'deployment'", schema: schema31.properties.data.required, parentSchema: schema31.properties.data, data: data2 };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data2.decisions === void 0) {
          let err10 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "decisions" }, message: "must have required property 'decisions'", schema: schema31.properties.data.required, parentSchema: schema31.properties.data, data: data2 };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data2.subjects === void 0) {
          let err11 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "subjects" }, message: "must have required property 'subjects'", schema: schema31.properties.data.required, parentSchema: schema31.properties.data, data: data2 };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data2.controls === void 0) {
          let err12 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "controls" }, message: "must have required property 'controls'", schema: schema31.properties.data.required, parentSchema: schema31.properties.data, data: data2 };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        for (let key1 in data2)
          if (!(key1 === "deployment" || key1 === "decisions" || key1 === "subjects" || key1 === "controls")) {
            let err13 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: !1, parentSchema: schema31.properties.data, data: data2 };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        if (data2.deployment !== void 0) {
          let data3 = data2.deployment;
          if (typeof data3 == "string") {
            if (func1(data3) > 64) {
              let err14 = { instancePath: instancePath + "/data/deployment", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema35, data: data3 };
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
            if (!pattern4.test(data3)) {
              let err15 = { instancePath: instancePath + "/data/deployment", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:[._-][a-z0-9]+)*$"', schema: "^[a-z0-9]+(?:[._-][a-z0-9]+)*$", parentSchema: schema35, data: data3 };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
          } else {
            let err16 = { instancePath: instancePath + "/data/deployment", schemaPath: "urn:claimgate:schema:common:v1#/$defs/slug/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.type, parentSchema: schema35, data: data3 };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
        if (data2.decisions !== void 0) {
          let data4 = data2.decisions;
          if (Array.isArray(data4)) {
            if (data4.length > 50) {
              let err17 = { instancePath: instancePath + "/data/decisions", schemaPath: "#/properties/data/properties/decisions/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema31.properties.data.properties.decisions, data: data4 };
              vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
            }
            let len0 = data4.length;
            for (let i0 = 0; i0 < len0; i0++)
              validate25(data4[i0], { instancePath: instancePath + "/data/decisions/" + i0, parentData: data4, parentDataProperty: i0, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate25.errors : appended(vErrors, validate25.errors), errors = vErrors.length);
          } else {
            let err18 = { instancePath: instancePath + "/data/decisions", schemaPath: "#/properties/data/properties/decisions/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.data.properties.decisions.type, parentSchema: schema31.properties.data.properties.decisions, data: data4 };
            vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
          }
        }
        if (data2.subjects !== void 0) {
          let data6 = data2.subjects;
          if (Array.isArray(data6)) {
            if (data6.length > 50) {
              let err19 = { instancePath: instancePath + "/data/subjects", schemaPath: "#/properties/data/properties/subjects/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema31.properties.data.properties.subjects, data: data6 };
              vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
            }
            let len1 = data6.length;
            for (let i1 = 0; i1 < len1; i1++)
              validate43(data6[i1], { instancePath: instancePath + "/data/subjects/" + i1, parentData: data6, parentDataProperty: i1, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate43.errors : appended(vErrors, validate43.errors), errors = vErrors.length);
          } else {
            let err20 = { instancePath: instancePath + "/data/subjects", schemaPath: "#/properties/data/properties/subjects/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.data.properties.subjects.type, parentSchema: schema31.properties.data.properties.subjects, data: data6 };
            vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
          }
        }
        if (data2.controls !== void 0) {
          let data8 = data2.controls;
          if (Array.isArray(data8)) {
            if (data8.length > 50) {
              let err21 = { instancePath: instancePath + "/data/controls", schemaPath: "#/properties/data/properties/controls/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema31.properties.data.properties.controls, data: data8 };
              vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
            }
            let len2 = data8.length;
            for (let i2 = 0; i2 < len2; i2++)
              validate46(data8[i2], { instancePath: instancePath + "/data/controls/" + i2, parentData: data8, parentDataProperty: i2, rootData, dynamicAnchors }) || (vErrors = vErrors === null ? validate46.errors : appended(vErrors, validate46.errors), errors = vErrors.length);
          } else {
            let err22 = { instancePath: instancePath + "/data/controls", schemaPath: "#/properties/data/properties/controls/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.data.properties.controls.type, parentSchema: schema31.properties.data.properties.controls, data: data8 };
            vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
          }
        }
      } else {
        let err23 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.data.type, parentSchema: schema31.properties.data, data: data2 };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
  } else {
    let err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
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
