import { finding, type Code, type Finding, type Place } from './findings.ts';
import { pointerTo } from './json.ts';
import { describeForm, showName, showPointer } from './json-value.ts';

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

/** Returns the code for a text that must not be in a projection. */
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

/** Also in upper case or cut off: then its form is wrong, which the schema says, and it is still no secret. */
const DIGEST = /^sha256:[0-9A-Fa-f]{0,64}$/;

/** A time as other programs write it, such as with microseconds or an offset: wrong in form, and no account id. */
const TIMESTAMP =
  /^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:\.[0-9]{1,9})?)?(?:[Zz]|[+-][0-9]{2}:?[0-9]{2})?$/;

const REVISION = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

/** Ordinals, which are shorter than ids. */
const TEST_CASES = /^[0-9]{1,7}(?:[-,][0-9]{1,7})*$/;

/** Members of an entry that hold digests, revisions and instants: only there may a value look random. */
const DECLARED_FORMS: ReadonlyMap<string, RegExp> = new Map([
  ...['app_fingerprint', 'instance_fingerprint', 'contract_digest', 'subject_digest'].map(
    has(DIGEST),
  ),
  ...[
    'leaf',
    'external_result',
    'required_scopes',
    'granted_scopes',
    'results_sha256',
    'covered_tree',
  ].map(has(DIGEST)),
  ...['attestation_sha256', 'covered_tree', 'evidence_sha256'].map(has(DIGEST)),
  has(TEST_CASES)('results_cases'),
  has(REVISION)('tested_revision'),
  ...['reviewed_at', 'validated_at', 'tested_at', 'completed_at', 'expires_at'].map(has(TIMESTAMP)),
]);

const DECLARED_NUMBERS: ReadonlySet<string> = new Set(['sequence']);

/** Findings name the place and the form, never the value: it may be somebody's secret. */
export function leaksIn(value: unknown, place: Place): Finding[] {
  // Nearly every line is clean; only one that is not pays for pointers.
  if (isClean(value, '')) return [];
  const leaks: Finding[] = [];
  collect(value, { member: '', pointer: '' }, (code, pointer, found) => {
    leaks.push(finding(code, { ...place, pointer: showPointer(pointer), found }));
  });
  return leaks;
}

function isClean(value: unknown, member: string): boolean {
  if (Array.isArray(value)) return value.every((item) => isClean(item, member));
  if (isObject(value)) {
    for (const name of Object.keys(value)) {
      if (leakForm(name) !== undefined || !isClean(Reflect.get(value, name), name)) return false;
    }
    return true;
  }
  return leakOf(value, member) === undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function collect(
  value: unknown,
  { member, pointer }: { readonly member: string; readonly pointer: string },
  report: (code: Code, pointer: string, found: string) => void,
): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      collect(item, { member, pointer: pointerTo(pointer, index) }, report);
  } else if (isObject(value)) {
    const members: [string, unknown][] = Object.entries(value);
    for (const [name, item] of members) {
      const form = leakForm(name);
      if (form !== undefined) report(form, pointer, showName(name));
      // The pointer would repeat a name that must not be shown.
      const below = form === undefined ? pointerTo(pointer, name) : pointer;
      collect(item, { member: name, pointer: below }, report);
    }
  } else {
    const form = leakOf(value, member);
    if (form !== undefined) report(form, pointer, describeForm(value));
  }
}

function leakOf(value: unknown, member: string): Code | undefined {
  if (typeof value === 'number') {
    return isRawNumber(value) && !DECLARED_NUMBERS.has(member) ? 'looks_like_raw_id' : undefined;
  }
  if (typeof value !== 'string' || DECLARED_FORMS.get(member)?.test(value)) return undefined;
  return leakForm(value);
}

function has(form: RegExp): (member: string) => readonly [string, RegExp] {
  return (member) => [member, form];
}

/** Where values end in JSON, however the text is damaged. */
const BETWEEN_VALUES = /["{}[\],\s]+/;

const PLAIN_VALUES = [DIGEST, REVISION, TIMESTAMP];

/** Forms that are no accident: pieces of a damaged text can look like free text or an id. */
const UNMISTAKABLE: ReadonlySet<Code | undefined> = new Set([
  'looks_like_token',
  'looks_like_email',
  'looks_like_url',
]);

/** So that a line that was damaged or cut off hides nothing. Each form once: such a text has no places to name. */
export function leaksInText(text: string, place: Place): Finding[] {
  const forms = new Set<Code>();
  for (const piece of text.split(BETWEEN_VALUES)) {
    if (PLAIN_VALUES.some((form) => form.test(piece))) continue;
    const form = leakForm(piece);
    if (form !== undefined && UNMISTAKABLE.has(form)) forms.add(form);
  }
  return [...forms].map((form) => finding(form, { ...place }));
}

/** References to characters in XML and JSON. */
const ESCAPED = /&#(x[0-9a-f]{1,6}|[0-9]{1,7});|\\u([0-9a-f]{4})|\\\/|&(amp|lt|gt|quot|apos);/gi;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function unescaped(text: string): string {
  return text.replaceAll(ESCAPED, (_whole, xml?: string, json?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? ' ';
    if (xml === undefined && json === undefined) return '/';
    const code = /^x/i.test(xml ?? '')
      ? Number.parseInt(xml?.slice(1) ?? '', 16)
      : xml === undefined
        ? Number.parseInt(json ?? '', 16)
        : Number(xml);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : ' ';
  });
}

const BETWEEN_WORDS = /[\s"'<>{}[\](),;=]+/;

/** Durations and times, which are no ids however long they are. */
const MEASURED = /\b(?:time|duration|start|stop|timestamp)["']?\s*[=:]\s*["']?[0-9][0-9.eE+:TZ-]*/g;
const NAMESPACE = /\bxmlns(?::\w+)?=(["'])http:\/\/www\.w3\.org\/[\w/.-]*\1/g;

/** Returns the lines of a file of results that must not be published, each form once a line; free text alone is not refused. */
export function leaksInLines(
  text: string,
): readonly { readonly line: number; readonly form: Code }[] {
  return text.split(/\r\n?|\n/).flatMap((whole, index) => {
    const forms = new Set<Code>();
    // As it stands, and as a reader has it.
    for (const line of new Set([whole, unescaped(whole)])) {
      const plain = line.replaceAll(NAMESPACE, ' ').replaceAll(MEASURED, ' ');
      if (PEM.test(plain) || AUTHORIZATION_HEADER.test(plain)) forms.add('looks_like_token');
      for (const piece of plain.split(BETWEEN_WORDS)) {
        if (PLAIN_VALUES.some((form) => form.test(piece))) continue;
        const form = leakForm(piece);
        if (form !== undefined && form !== 'looks_like_free_text') forms.add(form);
      }
    }
    return [...forms].map((form) => ({ line: index + 1, form }));
  });
}

/** Tells whether a text is a digest, as a fingerprint is, the only form of a published answer. */
export function isDigestForm(text: string): boolean {
  return DIGEST.test(text);
}
