import type { Code } from '../findings/index.ts';
import { describeForm } from '../json/value.ts';

// Lines are long and hostile: no expression here may look at the same text again from every start.
const URL_FORM =
  /:\/\/|^\/\/|^www\.|^(?:https?|ftp|mailto|data|javascript|tel|sips?|xmpp|file|ssh|wss?):|%3a%2f%2f/i;
/** Few lower-case letters without digits and dots are none of the forms; nearly every name and value is this. */
const PLAIN_WORDS = /^[a-z_-]{1,31}$/;
const EMAIL = /[^\s@]@[^\s@]+\.[^\s@]/;
const PEM = /-----BEGIN |-----END /;
const JWT = /(?:^|[^A-Za-z0-9_-])eyJ[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\./;
const AUTHORIZATION_HEADER = /(?:^|[^a-z0-9])(?:bearer|basic|digest|oauth|token)[\s:=]+\S/i;
/** Prefixes that providers put in front of their credentials so that scanners can find them. */
const TOKEN_PREFIX =
  /(?:^|[^a-z0-9])(?:gh[oprsu]_|github_pat_|glpat-|xox[abeoprs]-|xapp-|[prs]k_(?:live|test)_|whsec_|shp(?:at|ca|pa|ss)_|dop_v1_)(?=[a-z0-9_-]{0,64}[0-9])[a-z0-9_-]{10}/i;
/** Prefixes that are also words: only in front of one long run with a digit in it. */
const TOKEN_WORD_PREFIX =
  /(?:^|[^a-z0-9])(?:sk|npm|hf|pat|key)[_-](?=[a-z]{0,64}[0-9])[a-z0-9]{16}/i;
const ACCESS_KEY_ID = /(?:^|[^A-Za-z0-9])(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{12}/;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;
const LONG_HEX = /[0-9a-f]{32}/i;
const LONG_RUN = /[A-Za-z0-9]{20,}/g;
const LONG_BASE64 = /[A-Za-z0-9+/_=-]{20,}/g;
const DIGITS = /[0-9]{6,}/g;
const CALENDAR = /^(?:19|20)[0-9]{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])?$/;
const NOT_ONE_WORD = /[^\x21-\x7e]/;

/**
 * Returns what a text looks like that must not be in a projection, as the code of its finding; `undefined` where
 * it looks like none of them. Slugs and enumerated values of documents look like none of them.
 */
export function leakForm(text: string): Code | undefined {
  if (PLAIN_WORDS.test(text)) return undefined;
  if (URL_FORM.test(text)) return 'looks_like_url';
  if (EMAIL.test(text)) return 'looks_like_email';
  if (text.includes('@')) return 'looks_like_handle';
  // Before tokens: a UUID would else be taken for a run of hex digits.
  if (UUID.test(text)) return 'looks_like_raw_id';
  if (isToken(text)) return 'looks_like_token';
  if (isRawId(text)) return 'looks_like_raw_id';
  return NOT_ONE_WORD.test(text) ? 'looks_like_free_text' : undefined;
}

/** Returns a text as a finding may repeat it: only its form where it looks like what must not be shown. */
export function withoutLeak(text: string): string {
  return leakForm(text) === undefined ? text : describeForm(text);
}

/** Tells whether a number could be an account id: those of documents that are not declared are small or none. */
export function isRawNumber(value: number): boolean {
  return Math.abs(value) >= 10_000;
}

function isToken(text: string): boolean {
  if (
    [PEM, JWT, AUTHORIZATION_HEADER, TOKEN_PREFIX, TOKEN_WORD_PREFIX, ACCESS_KEY_ID, LONG_HEX].some(
      (form) => form.test(text),
    )
  )
    return true;
  return (
    (text.match(LONG_RUN) ?? []).some(isRandom) || (text.match(LONG_BASE64) ?? []).some(isMixedCase)
  );
}

/** Digits scattered between letters, as in random base 36; a word with a year at its end is not. */
function isRandom(run: string): boolean {
  const changes = run.match(/[0-9](?=[A-Za-z])|[A-Za-z](?=[0-9])/g)?.length ?? 0;
  return changes >= 4;
}

/** Upper and lower case in one run: base64. No value of a projection has upper-case letters at all. */
function isMixedCase(run: string): boolean {
  return /[A-Z]/.test(run) && /[a-z]/.test(run);
}

/** Only digits, or a long run of them that is not a calendar day or month, as in `terms-20260101`. */
function isRawId(text: string): boolean {
  if (/^[0-9]{5,}$/.test(text)) return true;
  return (text.match(DIGITS) ?? []).some((digits) => !CALENDAR.test(digits));
}
