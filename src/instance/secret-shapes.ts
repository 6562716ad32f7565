import { FOREIGN_WORDS } from './secret-names.ts';
import { readableText, type Span } from './redact-views.ts';

/** Replaces a secret. */
export const REDACTED = '[redacted]';

/**
 * Beginnings that makers of tokens chose so that scanners know them, and what follows. Sources: the
 * makers' documentation, and the rules of gitleaks (MIT) for facts.
 */
const TOKENS = [
  'cgt_[\\w-]{4,}',
  // Code hosting and registries.
  'gh[oprsu]_[A-Za-z0-9]{16,}',
  'github_pat_\\w{16,}',
  'gl(?:pat|ptt|dt|rt|cbt|ft|ffct|imt|oas|soat|agent)-[\\w.-]{16,}',
  'GR1348941[\\w-]{16,}',
  'ATATT[\\w=-]{16,}',
  'lin_(?:api|oauth)_\\w{16,}',
  'npm_[A-Za-z0-9]{20,}',
  'pypi-[\\w-]{16,}',
  'rubygems_[0-9a-f]{16,}',
  'CLOJARS_[a-z0-9]{16,}',
  'dckr_(?:pat|oat)_[\\w-]{8,}',
  'AKCp[A-Za-z0-9]{40,}',
  'cmVmd[A-Za-z0-9]{50,}',
  'API-[A-Z0-9]{26}',
  'sq[upa]_[0-9a-f]{40}',
  'sgp_[\\w-]{20,}',
  'sntry[su]_[\\w+/=-]{20,}',
  'figd_[\\w-]{16,}',
  // Social networks.
  'pina_[A-Za-z0-9]{12,}',
  'pinr[._][\\w-]{16,}',
  'IG(?:QV|QW|AA)[\\w-]{12,}',
  'THAA[\\w-]{20,}',
  'EAA[A-Za-z0-9]{20,}',
  '[0-9]{15,16}\\|[\\w-]{27,40}',
  '(?:act|rft|clt)\\.(?=[\\w!.*-]{0,60}[0-9])[\\w!.*-]{20,}',
  '[a-z2-7]{4}(?:-[a-z2-7]{4}){3}(?![\\w-])',
  '[MNO][\\w-]{22,27}\\.[\\w-]{6,7}\\.[\\w-]{27,}',
  '[0-9]{5,16}:AA?[\\w-]{30,}',
  'A{22}[A-Za-z0-9%]{40,}',
  '[0-9]{8,20}-[A-Za-z0-9]{40}(?![\\w-])',
  'oauth:[a-z0-9]{30}',
  // Messages and mail.
  'xox[a-z](?:-|\\.xox[a-z]-)[\\w-]{8,}',
  'xapp-[\\w-]{8,}',
  'SG\\.[\\w-]{8,}\\.[\\w-]{8,}',
  'xkeysib-[\\w-]{20,}',
  '(?:pub)?key-[0-9a-z]{32}',
  '[0-9a-f]{32}-(?:[0-9a-f]{8}-[0-9a-f]{8}|us[0-9]{1,2})(?![\\w-])',
  'SK[0-9a-f]{32}',
  // Money and shops.
  '[rs]k_(?:live|test|prod)_\\w{8,}',
  'whsec_[\\w+/=]{8,}',
  'sq0(?:atp|csp)-[\\w-]{16,}',
  'shp(?:at|ca|pa|ss)_[0-9a-fA-F]{16,}',
  'shippo_(?:live|test)_[0-9a-fA-F]{16,}',
  'access-(?:sandbox|development|production)-[0-9a-f-]{30,}',
  'EZ[AT]K[A-Za-z0-9]{40,}',
  'FLW(?:SECK|PUBK)(?:_TEST)?-[\\w-]{10,}',
  // Models.
  'sk-[\\w-]{16,}',
  'hf_[A-Za-z0-9]{16,}',
  'gsk_[A-Za-z0-9]{20,}',
  'xai-[A-Za-z0-9]{20,}',
  'r8_[A-Za-z0-9]{20,}',
  'pplx-[A-Za-z0-9]{20,}',
  // Clouds and hosting.
  '(?:AKIA|ASIA|ABIA|ACCA|A3T[A-Z0-9])[A-Z0-9]{16}',
  'ABSK[A-Za-z0-9+/=]{60,}',
  'bedrock-api-key-[\\w+/=-]{20,}',
  'AIza[\\w-]{30,}',
  'ya29\\.[\\w.-]{8,}',
  '1//[\\w-]{20,}',
  'GOCSPX-[\\w-]{8,}',
  '[\\w~.]{3}[0-9]Q~[\\w~.-]{31,34}',
  'LTAI[A-Za-z0-9]{20}',
  'AQVN[\\w-]{35,}',
  't1\\.[\\w-]{8,}={0,2}\\.[\\w-]{60,}',
  'do[opr]_v1_[0-9a-f]{16,}',
  'fo1_[\\w-]{20,}',
  'fm[12][ar]?_[\\w+/=-]{40,}',
  'HRKU-AA[\\w-]{20,}',
  'nf[pcoub]_[A-Za-z0-9]{30,}',
  'pscale_(?:tkn|oauth|pw)_[\\w=.-]{20,}',
  'sb(?:p_[0-9a-f]{30,}|_secret_[\\w-]{8,})',
  'napi_[A-Za-z0-9]{20,}',
  'rnd_[A-Za-z0-9]{24,}',
  'sha256~[\\w-]{20,}',
  'dapi[0-9a-f]{32}',
  'tk-us-[\\w-]{40,}',
  'v1\\.0-[0-9a-f]{24}-[0-9a-f]{40,}',
  // Operations.
  'hv[sbr]\\.[\\w-]{16,}',
  '[A-Za-z0-9]{14}\\.atlasv1\\.[\\w-]{40,}',
  'dp\\.(?:pt|st|ct|sa|scim|audit)\\.[\\w.-]{30,}',
  'dt0[a-z][0-9]{2}\\.[A-Z0-9]{24}\\.[A-Z0-9]{40,}',
  'gl(?:sa|c)_[\\w+/=]{20,}',
  'NR(?:AK|II|JS|RA)-[\\w-]{18,}',
  'ntn_[A-Za-z0-9]{30,}',
  'pnu_[A-Za-z0-9]{30,}',
  'pul-[0-9a-f]{40}',
  'rdme_[a-z0-9]{40,}',
  'tfp_[\\w-]{40,}',
  'PMAK-[\\w-]{16,}',
  'p8e-[A-Za-z0-9]{32}',
  'pat[A-Za-z0-9]{14}\\.[0-9a-f]{64}',
  'sl\\.(?:u\\.[\\w-]{20,}|[\\w-]{100,})',
  'duffel_(?:test|live)_[\\w=-]{30,}',
  'fio-u-[\\w=-]{40,}',
  'A3-[A-Z0-9]{6}-[A-Z0-9-]{20,}',
  'ops_eyJ[\\w+/=-]{40,}',
  '[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk',
  'AGE-SECRET-KEY-1[0-9A-Z]{16,}',
  'nsec1[02-9ac-hj-np-z]{20,}',
  // Hashes of passwords, which can be tried offline: crypt(3), PHC strings, Django, LDAP.
  '\\$(?:2[abxy]?|[1567y]|sha1|scrypt|argon2\\w{1,2}|pbkdf2[\\w-]{0,16})\\$[\\w./$,=+-]{16,}',
  '(?:pbkdf2_\\w{1,16}|argon2|bcrypt_sha256)\\$[\\w./$,=+-]{16,}',
  '\\{S?SHA[0-9]{0,3}\\}[\\w/+=]{20,}',
  'eyJ[\\w-]{5,}(?:\\.[\\w-]*){0,4}',
];

/** Words that describe a secret without telling it. */
const ABOUT_SECRETS =
  '(?:(?:(?!\\w{0,32}[0-9])\\w{1,32}(?:ed|ing|able|ible|ent)|an?|the|not|never|now|no|too|very|only|always|also|still|set|kept|about|at|in|on|of|for|from|by|with|as|longer|wrong|right|correct|incorrect|(?:in)?valid|missing|empty|null|none|short|long|weak|strong|ok|fine|good|bad|old|new|unset|optional|(?:un)?known|present|ready|safe|unsafe|done|public|private|unique|same|read|sent|taken|given|shown|seen|found|held|made|put|written|lost|hidden)(?![\\w-]))';

/**
 * Forms that are secret wherever they stand. What the first group takes stays, and so does what the
 * second one takes. Every repetition is bounded or cannot overlap.
 */
const SHAPES: readonly RegExp[] = [
  new RegExp(`(?<![A-Za-z0-9])(?:${TOKENS.join('|')})`, 'g'),
  // The password may itself hold / and @; a port is none, and neither are the colons of an IPv6 address.
  /(:\/\/)[^\s/?#:@"'<>[]{0,256}:(?![0-9]{1,5}(?:[/?#\s]|$))[^\s"'<>]{0,512}(@)/g,
  /(:\/\/)(?!git@)[^\s/?#"'<>]{0,512}(@)/g,
  /([?&](?:code|state|id_token_hint|ticket|saml\w{0,16})=)[^\s&"'<>]{8,}/gi,
  /\b(hooks\.slack\.com\/(?:services|workflows|triggers)\/)[\w/-]+/g,
  /\b(hooks\.zapier\.com\/hooks\/catch\/)[\w/-]+/g,
  /\b(webhook\.office\.com\/webhookb2\/)[\w/@-]+/g,
  /\b(discord(?:app)?\.com\/api\/webhooks\/)[\w/-]+/g,
  /(\/bot)[0-9]{6,12}:[\w-]{20,}/g,
  /\b((?:[Bb]earer|BEARER|[Bb]asic|BASIC|[Dd]igest|[Nn]egotiate|DPoP|ApiKey|SSWS)\s{1,8})(?=[^\s,;"']{0,64}[0-9=_.+/A-Z])[A-Za-z0-9._~+/=-]{8,}/g,
  /\b([Tt]oken\s{1,8})(?=[^\s,;"']{0,64}[0-9])[A-Za-z0-9._~+/=-]{20,}/g,
  /-----BEGIN [A-Z0-9 ]{1,64}-----[^-]*(?:-----END [A-Z0-9 ]{1,64}-----|$)/g,
  /(?<![\p{L}\p{N}._%+-])(?!git@)[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}/gu,
  /"[^"\s]{1,64}"@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}/gu,
  // Bound parameters of a statement, and the row or key that violates a constraint.
  /(\bvalues\s{0,8})\((?=[^\n]{0,512}(?:["']|[^$:\w.][0-9])).*/gi,
  /(\bFailing\s{1,4}row\s{1,4}contains\s{1,4})\(.*/g,
  /(\$[0-9]{1,3}\s{0,4}=?\s{0,4}')(?:[^']|''){1,4096}/g,
  links(),
  ...clientOptions(),
  ...sentences(),
];

/** A word that lets somebody in, behind a part of a path that says so: with a digit, or long and no file. */
function links(): RegExp {
  const part =
    '[\\w-]{0,32}(?:reset|verif(?:y|ication)|confirm(?:ation)?|activat(?:e|ion)|invit(?:e|ation)s?|magic|recover(?:y)?|unlock|password|token|one-?time|otp|secret|log-?in|sign-?in|sso|ticket|callback|unsubscribe)[\\w-]{0,32}';
  const file = '[\\w-]{1,64}\\.[a-z]{1,5}(?![\\w.-])';
  const word = '(?=[\\w.~%-]{0,64}[0-9])[\\w.~%=-]{5,}|(?![a-z-]{1,64}(?![\\w-]))[\\w.~%=-]{16,}';
  return new RegExp(`(/${part}/)(?!${file})(?:${word})`, 'gi');
}

/** Options by which clients take a password: programs, what stands right before it, and what it is. */
function clientOptions(): RegExp[] {
  const value = '(?:"[^"]{1,256}"|\'[^\']{1,256}\'|[^\\s"\']{1,256})';
  const rows = [
    ['(?:mysql|mariadb)\\w{0,12}', '\\s-p', value],
    ['sshpass', '\\s-p\\s?', value],
    ['7z[ar]?', '\\s-p', value],
    ['(?:unzip|zip|sqlcmd)', '\\s-P\\s{1,4}', value],
    ['redis-cli', '\\s-a\\s{1,4}', value],
    ['(?:docker|podman|nerdctl|buildah|skopeo|helm|oc|az) (?:\\w+ )?login', '\\s-p\\s{1,4}', value],
    ['mongo\\w{0,8}', '\\s-p\\s{1,4}', value],
    ['ldap\\w{2,8}', '\\s-w\\s{1,4}', value],
    ['openssl', '\\bpass:', value],
    ['(?:smbclient|rpcclient)', '\\s-U\\s{0,4}[^\\s%]{1,64}%', value],
    [
      '(?:curl|https?)',
      '\\s(?:-[uUa]|--(?:proxy-)?user)[\\s=]{0,4}["\']?[^\\s:"\']{1,64}:',
      '[^\\s"\']{1,256}',
    ],
  ];
  return rows.map(
    ([program = '', before = '', what = '']) =>
      new RegExp(
        `\\b(${program.replaceAll(' ', '\\s{1,4}')}\\b[^|;\\n]{0,256}?${before})${what}`,
        'g',
      ),
  );
}

/** Secrets in what people and protocols say. */
function sentences(): RegExp[] {
  const human = '(?:pass(?:word|wd|phrase|code)|pwd)';
  const any = `(?:${human}|secret|credential|token|(?:api|access|private|secret|signing)[\\s_-]key)s?`;
  const whose = '(?:\\s{1,4}(?:for|of)\\s{1,4}(?:user\\s{1,4})?[^\\s:]{1,64})';
  const says = `(?:${whose}?\\s{1,4}(?:is|was|are|were)\\s{0,2}:?\\s{1,4}|${whose}(?:\\s{0,2}:|\\t)\\s{0,4})`;
  const mixed =
    '(?=[^\\s"\']{0,64}[0-9!$*?~^#%&@])(?=[^\\s"\']{0,64}[A-Za-z])(?!\\[)[^\\s"\'<>,;]{4,256}';
  const codes =
    '(?:(?:one[\\s-]?time|verification|security|confirmation|log-?in|sign-?in|recovery|backup|access|activation|pairing|authenticat(?:ion|or)|2fa|mfa|sms|two-factor|reset)\\s{1,2}(?:pass)?(?:code|password|pin)s?|otp|passcode)';
  const oneTime =
    '\\b(?=[A-Z0-9-]{0,16}[0-9])(?:[A-Z]-)?[A-Z0-9]{3,10}(?:[- ]?[0-9]{3,4}|-[A-Z0-9]{3,8}){0,3}\\b(?![.:/])';
  return [
    // passphrase "…"
    new RegExp(`(?<![\\w-])(${human}\\s{1,4}["'\`])[^"'\`\\n]{1,256}`, 'gi'),
    /\b(identified\s{1,4}by\s{1,4}["'])[^"'\n]{1,256}/gi,
    // the password is …
    new RegExp(`(?<![\\w-])(${any}${says}["'\`])[^"'\`\\n]{1,256}`, 'gi'),
    new RegExp(`(?<![\\w-])(${any}${says})(?!${ABOUT_SECRETS})[^\\s"'\`<>]{3,256}`, 'gi'),
    new RegExp(`(?<![\\w-])(${any}\\s{1,4}(?:to|as)\\s{1,4})${mixed}`, 'gi'),
    new RegExp(`(?<![\\w-])(${human}\\s{1,4})${mixed}`, 'gi'),
    // The same in other languages: only a value with a digit or a sign is sure to be one.
    new RegExp(
      `((?:${FOREIGN_WORDS}|mot de passe|senha|clave|parola|hasło)(?:\\s{1,4}(?:ist|lautet|je|es|est|è|é|jest|is|är|er|on)\\s{1,4}:?|\\s{0,4}(?:[—–-]|是|为|為|は|는|은))\\s{0,4}["'\`«„“]?)${mixed}`,
      'gi',
    ),
    // One-time codes, before and behind what they are for.
    new RegExp(
      `(\\b${codes}(?:\\s{1,4}(?:for|to)\\s{1,4}[^:\\n]{1,64}?)?(?:\\s{1,4}(?:is|was|are)\\s{0,4}|\\s{0,4}[:=]\\s{0,4}|\\s{1,4})[:"'\`]?\\s{0,4})${oneTime}`,
      'gi',
    ),
    new RegExp(
      `()${oneTime}(\\s{1,4}(?:is|as)\\s{1,4}(?:your|the|a)\\s{1,4}[^\\n]{0,64}?\\bcode\\b)`,
      'gi',
    ),
    /(\bcode\s{1,4}(?:is\s{1,4})?:?\s{0,4}|\buse\s{1,4}(?=[0-9]{6}\s{1,4}(?:to|as)\b)|\bPIN(?:\s{1,4}is|\s{0,4}[:=])\s{0,4}(?=[0-9]{4}))[0-9]{4,10}\b(?<=[0-9]{6}|PIN.{0,24})/gi,
    // FTP and POP3, Redis, IMAP, SMTP, netrc, and the configuration of Redis.
    /^([\s<>]{0,8}PASS\s)(?!\S{0,64}[./])\S{3,}$/gm,
    /^([\s<>]{0,8}AUTH\s{1,4}(?:[\w-]{1,64}\s{1,4})?)(?!\S{0,64}[,.])(?![a-z]+$)\S{4,}$/gm,
    /(\bLOGIN\s{1,4}\S{1,64}\s{1,4})\S{3,}$/gm,
    /(\blogin\s{1,4}\S{1,64}\s{1,4}password\s{1,4})\S+/g,
    /(\b(?:requirepass|masterauth)\s{1,4})\S+/g,
  ];
}

const QUERY = /(?<=\?)[^\s"'<>]+/g;
const SIGNED =
  /(?:X-Amz-(?:Signature|Credential|Security-Token)|X-Goog-(?:Signature|Credential)|Signature|AWSAccessKeyId|Key-Pair-Id|sig|hmac|oh|oe)=/i;

/** The query of a signed URL: any of these in it, and all of it goes. */
function signedQueries(text: string): Span[] {
  return [...text.matchAll(QUERY)].flatMap(({ 0: query, index }): Span[] =>
    SIGNED.test(query) ? [[index, index + query.length]] : [],
  );
}

/** The parts of a text that are secret by their form: tokens of known makers, URL userinfo, e-mail addresses, … */
export function shapedSpans(text: string): Span[] {
  const spans = SHAPES.flatMap((form) =>
    Array.from(text.matchAll(form), ({ 0: all, 1: before = '', 2: after = '', index }): Span => {
      return [index + before.length, index + all.length - after.length];
    }),
  );
  return [...spans, ...signedQueries(text), ...randomSpans(text)];
}

/** Words long enough for a key. What ends with padding is data, which its content tells about. */
const LONG_WORD = /(?<![A-Za-z0-9+/_=.~%\\-])[A-Za-z0-9+/_-]{32,}(?![A-Za-z0-9+/_=.-])/g;

/** A block of base64 whose ends are cut off. */
const BLOCK =
  /(?<![A-Za-z0-9+/%\\-])(?=\S{0,76}[a-z])(?=\S{0,76}[A-Z])(?=\S{0,76}[0-9])[A-Za-z0-9+/]{60,}={0,2}/g;

/** A digest or a public key of SSH, which nobody has to hide. */
const PUBLIC = /^AAAA[A-E]3NzaC1|^sha(?:1|256|384|512)-/i;

/** Words that only chance, or base64 of something that is no text, writes. */
function randomSpans(text: string): Span[] {
  const isHidden = (word: string, index: number) =>
    !PUBLIC.test(word) &&
    !/SHA(?:1|256|384|512)[:-]$/i.test(text.slice(Math.max(0, index - 7), index)) &&
    readableText(Buffer.from(word, 'base64')) === undefined;
  return [LONG_WORD, BLOCK].flatMap((form) =>
    [...text.matchAll(form)].flatMap(({ 0: word, index }): Span[] => {
      const isOne = isHidden(word, index) && (form === BLOCK || isRandom(word));
      return isOne ? [[index, index + word.length]] : [];
    }),
  );
}

/** Whether letters of both cases and digits alternate as they do by chance: in words and paths they don't. */
function isRandom(word: string): boolean {
  if (!/[a-z]/.test(word) || !/[A-Z]/.test(word) || !/[0-9]/.test(word)) return false;
  const changes = word.match(/[a-z](?=[A-Z0-9])|[A-Z](?=[a-z0-9])|[0-9](?=[A-Za-z])/g);
  // That of AWS is known by its length, so that it needs less.
  const share = /^[A-Za-z0-9+/]{40}$/.test(word) ? 0.25 : 0.35;
  return (changes?.length ?? 0) >= word.length * share;
}

/** Whether the value of a name that may mean anything is a key: as long as one, with digits in letters. */
export function isKeyLike(value: string): boolean {
  const word = /^[\\"'`]*([A-Za-z0-9+/_.=-]{16,})[\\"'`,;}\])]*$/.exec(value)?.[1] ?? '';
  const changes = word.match(/[a-z](?=[A-Z0-9])|[A-Z](?=[a-z0-9])|[0-9](?=[A-Za-z])/g);
  return (changes?.length ?? 0) >= word.length * 0.25 && word !== '';
}
