import { present } from '../findings/assert.ts';

/** What stands in place of a secret. */
export const REDACTED = '[redacted]';

/** A form that is secret wherever it stands, and what is left of it. Every repetition is bounded or cannot overlap. */
type ShapeRule = readonly [form: RegExp, becomes: string];

/** The query of a signed URL: any of these in it, and all of it goes. */
const SIGNED_QUERY =
  /\?(?=[^\s"'<>]{0,4096}?(?:X-Amz-(?:Signature|Credential|Security-Token)|X-Goog-(?:Signature|Credential)|Signature|AWSAccessKeyId|Key-Pair-Id|sig|hmac|oh|oe)=)[^\s"'<>]+/gi;

const PREFIXED = [
  'cgt_[A-Za-z0-9_-]{4,}',
  'gh[oprsu]_[A-Za-z0-9]{16,}',
  'github_pat_\\w{16,}',
  'gl(?:pat|ptt|dt|rt|cbt|ft|soat|agent)-[\\w-]{16,}',
  'xox[a-z]-[\\w-]{8,}',
  'xapp-[\\w-]{8,}',
  '[rs]k_(?:live|test)_\\w{8,}',
  'whsec_[\\w+/=]{8,}',
  'sk-[A-Za-z0-9_-]{16,}',
  '(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}',
  'AIza[\\w-]{30,}',
  'ya29\\.[\\w.-]{8,}',
  '1//[\\w-]{20,}',
  'GOCSPX-[\\w-]{8,}',
  'SG\\.[\\w-]{8,}\\.[\\w-]{8,}',
  'npm_[A-Za-z0-9]{20,}',
  'pypi-[\\w-]{16,}',
  'dop_v1_[0-9a-f]{16,}',
  'hf_[A-Za-z0-9]{16,}',
  'shp(?:at|ca|pa|ss)_[0-9a-fA-F]{16,}',
  'EAA[A-Za-z0-9]{20,}',
  'hv[sbr]\\.[\\w-]{16,}',
  'AGE-SECRET-KEY-1[0-9A-Z]{16,}',
  'PMAK-[\\w-]{16,}',
  'key-[0-9a-f]{32}',
  'SK[0-9a-f]{32}',
  'ATATT[\\w=-]{16,}',
  'lin_api_\\w{16,}',
  'sq0(?:atp|csp)-[\\w-]{16,}',
  '[0-9]{8,10}:AA[\\w-]{30,}',
];

const RULES: readonly ShapeRule[] = [
  [SIGNED_QUERY, `?${REDACTED}`],
  // The password may itself hold / and @; a port is none.
  [/:\/\/[^\s/?#:@"'<>]{0,256}:(?![0-9]{1,5}(?:[/?#\s]|$))[^\s"'<>]{0,512}@/g, `://${REDACTED}@`],
  [/:\/\/[^\s/?#"'<>]{0,512}@/g, `://${REDACTED}@`],
  [/([?&](?:code|state|id_token_hint|ticket|saml\w{0,16})=)[^\s&"'<>]{8,}/gi, `$1${REDACTED}`],
  [/\b(hooks\.slack\.com\/(?:services|workflows|triggers)\/)[\w/-]+/g, `$1${REDACTED}`],
  [/\b(discord(?:app)?\.com\/api\/webhooks\/)[\w/-]+/g, `$1${REDACTED}`],
  [/(\/bot)[0-9]{6,12}:[\w-]{20,}/g, `$1${REDACTED}`],
  [
    /\b([Bb]earer|BEARER|[Bb]asic|BASIC|[Dd]igest|[Nn]egotiate|DPoP|[Tt]oken|ApiKey)(\s{1,8})(?=[^\s,;"']{0,64}[0-9=_.+/A-Z])[A-Za-z0-9._~+/=-]{8,}/g,
    `$1$2${REDACTED}`,
  ],
  [/(?<![A-Za-z0-9])eyJ[\w-]{5,}(?:\.[\w-]*){0,4}/g, REDACTED],
  [new RegExp(`(?<![A-Za-z0-9])(?:${PREFIXED.join('|')})`, 'g'), REDACTED],
  [
    /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}(?:@|%40)(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}/gu,
    REDACTED,
  ],
  // What a block of base64 looks like whose ends are out of sight.
  [
    /(?<![A-Za-z0-9+/])(?=\S{0,76}[a-z])(?=\S{0,76}[A-Z])(?=\S{0,76}[0-9])[A-Za-z0-9+/]{60,}={0,2}/g,
    REDACTED,
  ],
  [/"[^"\s]{1,64}"@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}/gu, REDACTED],
];

/** Redacts what is secret by its form: URL userinfo, signed queries, tokens of known makers, e-mail addresses. */
export function redactShapes(line: string): string {
  return RULES.reduce((text, [form, becomes]) => text.replaceAll(form, becomes), line);
}

/** Words that make a name one of a secret, wherever they stand in it. */
const WORDS = wordsOf(
  'authorization bearer cookie credential csrf hmac jwt key otp passcode passphrase password passwd passwort secret sid sig signature token totp xsrf',
);

/** Words that also mean something harmless: then the value tells. */
const SOFT_WORDS = wordsOf('cookies credentials keys pass passwords pwd secrets signatures tokens');

/** The same run together with other words, such as `clientsecret` and `PHPSESSID`. */
const ENDINGS =
  /(?:token|secret|password|passwd|passphrase|(?:api|access|account|auth|private|secret|shared|signing|encryption)key|sess(?:ion)?id)$/;

/** Last words of names that tell about a secret without being one, such as `token_count`. */
const ABOUT = wordsOf(
  'age algorithm at count enabled expires expiry file format in kind length limit name path present required rotated scopes size source state status ttl type used version',
);

/** How a name stands to secrets; `soft` where the value decides. */
export type Secrecy = 'secret' | 'soft' | 'none';

/** Judges a name such as `X-Api-Key`, `dbPassword` or `tokens`. */
export function secrecyOf(name: string): Secrecy {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  if (words.length > 1 && ABOUT.has(present(words.at(-1)))) return 'none';
  const whole = words.join('');
  const isSecret = (word: string) => WORDS.has(word) || ENDINGS.test(word);
  if (isSecret(whole) || words.some(isSecret)) return 'secret';
  const isPlural = ENDINGS.test(whole.replace(/s$/, ''));
  return isPlural || words.some((word) => SOFT_WORDS.has(word)) ? 'soft' : 'none';
}

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Headers whose whole value is secret, whatever scheme or list stands in it. */
export function takesWholeValue(name: string): boolean {
  return /(?:^|-)(?:authorization|cookie)$/i.test(name);
}
