import { present } from '../findings/index.ts';

/** Words for a password, a token or a secret in other languages, also as the end of a longer word. */
export const FOREIGN_WORDS =
  'passwort|kennwort|wachtwoord|lösenord|adgangskode|passord|salasana|contraseña|пароля?|密码|密碼|口令|令牌|密钥|密鑰|暗証番号|パスワード|トークン|비밀번호|암호|토큰|κωδικός|סיסמה|المرور|รหัสผ่าน|पासवर्ड|geheimnis|секрет|токен';

/** Words that make a name one of a secret, wherever they stand in it. */
const WORDS = wordsOf(
  'authorization bearer cookie credential csrf hmac jwt key masterauth otp passcode passphrase password passwd requirepass secret sid sig signature token totp verifier xsrf ' +
    // Lists that hold what a caller sent or a program was started with, so that one of them is secret.
    'rawheaders rawtrailers spawnargs ' +
    // Short words for a password that end other words by chance.
    'contrasena senha clave parola parole parool heslo hasło haslo geslo lozinka passe sifre sandi khau jelszo пароль',
);

/** Words that also mean something harmless: then the value tells. */
const SOFT_WORDS = wordsOf('cookies credentials keys pass passwords pwd secrets signatures tokens');

/** Words that mostly mean something harmless: only what looks like a key is one. */
const WEAK_WORDS = wordsOf('auth nonce session');

/** Names of secrets run together with other words, such as `clientsecret` and `PHPSESSID`. */
const ENDINGS =
  /(?:token|secret|password|passwd|passphrase|(?:api|access|account|auth|private|secret|shared|signing|encryption)key|sess(?:ion)?id|claimgatebrowser|(?:onetime|verification|security|confirmation|recovery|backup|mfa|2fa|auth|authorization|device|user|activation|pairing)(?:pass)?codes?)$/;

/** A password, a token or a secret in other languages, as the end of a compound, without accents. */
const FOREIGN = new RegExp(`(?:${plain(FOREIGN_WORDS)})$`);

/** Last words of names that tell about a secret without being one, such as `token_count`. */
const ABOUT = wordsOf(
  'age algorithm at controller count enabled encryption endpoint error exception expires expiry factory failure file format handler in kind length limit manager name path policy present provider required rotated scopes service size source state status store ttl type url usage used version',
);

/** How a name stands to secrets: with `soft` and `weak` the value decides, and weighs more with the second. */
export type Secrecy = 'secret' | 'soft' | 'weak' | 'none';

/** Judges a name such as `X-Api-Key`, `dbPassword` or `tokens`. */
export function secrecyOf(name: string): Secrecy {
  const words = plain(name)
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  if (words.length > 1 && ABOUT.has(present(words.at(-1)))) return 'none';
  const whole = words.join('');
  // The id of a key is public; that of a session is the session.
  if (whole.endsWith('keyid')) return 'none';
  const isSecret = (word: string) => WORDS.has(word) || ENDINGS.test(word) || FOREIGN.test(word);
  if (isSecret(whole) || words.some(isSecret)) return 'secret';
  const isPlural = ENDINGS.test(whole.replace(/s$/, ''));
  if (isPlural || words.some((word) => SOFT_WORDS.has(word))) return 'soft';
  return words.some((word) => WEAK_WORDS.has(word)) ? 'weak' : 'none';
}

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

/** Headers whose whole value is secret, whatever scheme or list stands in it. */
export function takesWholeValue(name: string): boolean {
  return /(?:^|-)(?:authorization|cookie)$/i.test(name);
}

/** A word without its accents, which not everybody types. */
function plain(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '');
}
