import { present } from '../../findings/assert.ts';

/** Words that make a name one of a secret, wherever they stand in it. */
const WORDS = new Set([
  'authorization',
  'bearer',
  'cookie',
  'credential',
  'csrf',
  'hmac',
  'jwt',
  'key',
  'otp',
  'passcode',
  'passphrase',
  'password',
  'passwd',
  'passwort',
  'secret',
  'sid',
  'sig',
  'signature',
  'token',
  'totp',
  'xsrf',
]);

/** Words that also mean something harmless: then the value tells. */
const SOFT_WORDS = new Set([
  'cookies',
  'credentials',
  'keys',
  'pass',
  'passwords',
  'pwd',
  'secrets',
  'signatures',
  'tokens',
]);

/** The same run together with other words, such as `clientsecret` and `PHPSESSID`. */
const ENDINGS =
  /(?:token|secret|password|passwd|passphrase|(?:api|access|account|auth|private|secret|shared|signing|encryption)key|sess(?:ion)?id)$/;

/** Last words of names that tell about a secret without being one, such as `token_count`. */
const ABOUT = new Set(
  'age algorithm at count enabled expires expiry file format in kind length limit name path present required rotated scopes size source state status ttl type used version'.split(
    ' ',
  ),
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

/** Headers whose whole value is secret, whatever scheme or list stands in it. */
export function takesWholeValue(name: string): boolean {
  return /(?:^|-)(?:authorization|cookie)$/i.test(name);
}
