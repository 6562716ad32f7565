// Logs without anything that is not known to be harmless, so that a support ticket can hold them.

import { isIP } from 'node:net';
import { codeEntry, everyCode, isCode } from '../documents/findings.ts';
import {
  LOG_WORDS,
  type FieldType,
  type Form,
  FORMS,
  INSTANT,
  MEMBERS,
  NAMES,
  PREFIXES,
  TEXTS,
  BEHIND,
  COUNTED,
  OPENING,
} from './log-forms.ts';

type Kind = 'ip' | 'id' | 'host' | 'name' | 'text';

/** Looks like a placeholder: anybody who writes into a log could write one. */
const TYPED = /\[(?:ip|id|host|name|text)(?:-[0-9]*)?\]/;

/** Numbers of values that are not shown: equal values look the same. */
class Placeholders {
  readonly #shown = new Map<string, string>();
  readonly #counts = new Map<Kind, number>();

  of(kind: Kind, value: string): string {
    const shown = this.#shown.get(value);
    if (shown !== undefined) return shown;
    // Short pieces of one secret, each with its number, could be read like a cipher.
    if (kind === 'text' && value.length < SHORTEST_NUMBERED) return '[text]';
    const count = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, count);
    const made = `[${kind}-${count}]`;
    this.#shown.set(value, made);
    return made;
  }

  forget(): void {
    this.#shown.clear();
    this.#counts.clear();
  }
}

const SHORTEST_NUMBERED = 5;

/** Codes that let nobody in. */
const PUBLIC_CODE: ReadonlySet<string> = new Set(['status', 'error', 'exit', 'response', 'passed']);

let vocabulary: ReadonlySet<string> | undefined;

/** Every word that may be shown: those of claimgate's own findings, and those of Node.js, web servers, databases, containers and systems. */
function knownWords(): ReadonlySet<string> {
  const entries = everyCode().map((code) => {
    const { area, title, hint } = codeEntry(code);
    return `${code} ${area} ${title} ${hint}`;
  });
  const own =
    entries
      .join(' ')
      .toLowerCase()
      .match(/[a-z]{2,}/g) ?? [];
  return new Set([...own, ...LOG_WORDS, ...OPENING, ...BEHIND]);
}

function isKnown(word: string): boolean {
  vocabulary ??= knownWords();
  const plain = word.toLowerCase();
  if (vocabulary.has(plain)) return true;
  if (plain.length < 5) return false;
  const stem = plain.replace(/(?:ed|ing|es|s|ly|er)$/, '');
  return vocabulary.has(stem) || vocabulary.has(`${stem}e`);
}

/** Words of an identifier such as `duration_ms`, `--log-level` or `TypeError`; none where one is not known. */
function wordsIn(identifier: string): string[] {
  const plain = identifier.replace(/(?:n't|'s|\.<anonymous)$/, '');
  if (!/^-{0,2}[A-Za-z](?:[A-Za-z0-9_.-]{0,62}[A-Za-z0-9])?$/.test(plain)) return [];
  const words = plain.match(/[A-Z]?[a-z]+[0-9]*|[A-Z]+[0-9]*(?![a-z])|[0-9]+/g) ?? [];
  // By chance, short words come one after the other.
  const isTelling =
    words.length === 1 || /[_.-]/.test(plain) || words.some((word) => word.length > 3);
  return isTelling && words.every(isKnown) ? words.map((word) => word.toLowerCase()) : [];
}

/** Whether a value may be secret behind these words; `exit code` and the like are public. */
function opens(words: readonly string[], before = ''): boolean {
  return words.some((word, at) => {
    const one = word.replace(/s$/, '');
    if (one === 'code' && PUBLIC_CODE.has(words[at - 1] ?? before)) return false;
    return OPENING.has(word) || OPENING.has(one);
  });
}

/** A count, a duration or a size, and SQLSTATE by its classes; more digits may be a one-time code. */
const NUMBER =
  /^(?:[0-9]{1,3}:[0-5][0-9]:[0-5][0-9]\.[0-9]{1,3}|-?[0-9]{1,5}(?:\.[0-9]{1,3})?(?:[mµun]?s|min|h|d|%|[kKMGT](?:i?B)?|B)?|[kKMGT]i?B|s|(?:[0-5][0-9A-F]|F0|HV|P0|XX)[0-9P][0-9]{2})$/;
const VERSION =
  /^(?:v?[0-9]{1,2}(?:\.[0-9]{1,3}){2}|HTTP\/[0-9](?:\.[0-9])?|[A-Z][A-Za-z]{2,40}(?:Error|Exception))$/;
/** A version behind the name of a program. */
const PRODUCT = /\/[0-9]{1,3}(?:\.[0-9]{1,2}){0,3}$/;
/** A code of the system or a library, such as `ECONNREFUSED` or `ERR_HTTP_HEADERS_SENT`. */
const SYSTEM_CODE = /^(?:E[A-Z]{3,}|[A-Z]+(?:_[A-Z]+)+)$/;
/** A path, also of a module or as the address of a file, and where in the file; what is asked of it is hidden. */
const PATH = /^((?:file:\/\/)?\/|node:)([\w@.+:*/-]*?)((?::[0-9]{1,6}){0,2})(\?.*)?$/s;
const ADDRESS = /^([a-z][a-z0-9+.-]{1,15}:\/\/)([^/?#]*)(.*)$/is;
const PLACE_ON_NET =
  /^(?:([0-9a-f:.]{2,45}\])|((?:[0-9]{1,3}\.){3}[0-9]{1,3}|::))(?::([0-9]{1,5}))?$/i;
const SSL_CODE = /^error:[01][0-9A-F]{7}:(?:[A-Za-z0-9]+)?$/;
const ID = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?=.*[0-9])[0-9a-f]{16,64})$/i;
/** Signs between words and in tables; others, such as `✓`, behind a word that is shown. */
const TIES = /^(?:\(?[-=>|:→·+]+|"-")$/;
const SIGN = /^[^\p{L}\p{M}\p{N}\p{C}]$/u;

/** Where in a text a word stands. */
interface Reading {
  readonly marks: Placeholders;
  /** Behind the name of a secret: a few words may follow, and nothing else. */
  isNarrow: boolean;
  /** No word since that name says that it is one of a sentence: its value may stand below. */
  isOpen: boolean;
  /** The kind of the last word: after a hidden word no number is shown, after a hidden name nothing. */
  behind: 'shown' | 'hidden' | 'hidden name';
  /** The last word that was shown. */
  word: string;
}

const anew = (marks: Placeholders, isNarrow = false): Reading => {
  return { marks, isNarrow, isOpen: false, behind: 'shown', word: '' };
};

const LEAD = '["\'`([{<]*';
const TIED = new RegExp(`^(${LEAD})([A-Za-z][\\w.-]*)(["'\`)\\]]*(?::=|=>|[:=]))(.+)$`, 's');
const BARE = new RegExp(`^(${LEAD})(.*?)(["'\`)\\]}>(.,:;=!?]*)$`, 's');
const LONGEST_WORD = 256;
/** Names in front of one value, as in `msg=status=404`. */
const MOST_TIES = 3;
/** Around a value that becomes a placeholder, once the words of a text are known. */
const [START, END] = ['\uE000', '\uE001'];
const HIDDEN = /\uE000([^\uE001]*)\uE001(?:[ \t]+\uE000[^\uE001]*\uE001)*/g;

/** A word of a text with the signs around it, or what is shown instead. */
function shownWord(word: string, reading: Reading, depth = 0): string {
  const isTooLong = word.length > LONGEST_WORD || depth > MOST_TIES;
  if (isTooLong || TYPED.test(word)) return hidden(word, reading);
  const [, lead = '', core = '', tail = ''] = BARE.exec(word) ?? [];
  const typed = shownType(core, reading);
  if (typed !== undefined) return lead + typed + tail;
  const tied = TIED.exec(word);
  return tied ? shownMember(tied, reading, depth) : shownBare(word, reading);
}

/** An address of the net; its port is shown where numbers are. */
function shownPlace(core: string, reading: Reading, isOpen: boolean): string | undefined {
  const [, inner, plain, port] = PLACE_ON_NET.exec(core) ?? [];
  const ip = inner?.slice(0, -1) ?? plain ?? core;
  if (!/[.:]/.test(ip) || isIP(ip) === 0) return undefined;
  if (reading.behind === 'hidden') reading.behind = 'shown';
  const end = inner === undefined ? '' : ']';
  return reading.marks.of('ip', ip) + end + (isOpen && port !== undefined ? `:${port}` : '');
}

/** A value of a closed type: shown as a placeholder, or the harmless parts of it. */
function shownType(core: string, reading: Reading): string | undefined {
  const { marks, isNarrow, behind } = reading;
  const isOpen = !isNarrow && behind !== 'hidden name';
  const place = shownPlace(core, reading, isOpen);
  if (place !== undefined) return place;
  if (ID.test(core)) return marks.of('id', core);
  if (!isOpen) return undefined;
  if (SSL_CODE.test(core) && isKnownName(core.slice(15) || 'error')) return core;
  return shownAddress(core, reading) ?? shownPath(core, reading);
}

function shownAddress(core: string, reading: Reading): string | undefined {
  const [, scheme = '', authority = '', rest = ''] = ADDRESS.exec(core) ?? [];
  if (authority === '') return undefined;
  if (wordsIn(scheme.slice(0, -3)).length === 0) return undefined;
  const at = authority.lastIndexOf('@') + 1;
  const [, host = '', port = ''] = /^(.*?)(:[0-9]{1,5})?$/s.exec(authority.slice(at)) ?? [];
  const { marks } = reading;
  const user = at === 0 ? '' : `${marks.of('text', authority.slice(0, at - 1))}@`;
  const kind = isIP(host.replaceAll(/[[\]]/g, '')) > 0 ? 'ip' : 'host';
  reading.behind = 'shown';
  // A password may hold what ends an authority.
  const isHost = !rest.includes('@');
  const path = rest === '' ? '' : (shownPath(rest, reading) ?? hidden(rest, reading));
  return scheme + user + marks.of(kind, host) + (isHost ? port : '') + path;
}

function shownPath(core: string, reading: Reading): string | undefined {
  const [, root = '', path = '', at = '', query = ''] = PATH.exec(core) ?? [];
  if (root === '' || (root === 'node:' && path === '')) return undefined;
  reading.behind = 'shown';
  const shown: string[] = [];
  for (const segment of path.split('/')) {
    // A part behind a hidden one may belong to it, but for the folders of a program's file.
    if (shown.length > 0 && isHiddenBehind(reading) && at === '') break;
    shown.push(shownSegment(segment, shown, reading));
  }
  if (query.length > 1) reading.behind = 'hidden';
  return root + shown.join('/') + at + (query && `?${reading.marks.of('text', query.slice(1))}`);
}

const isHiddenBehind = ({ behind }: Reading) => behind === 'hidden';

function shownSegment(segment: string, before: readonly string[], reading: Reading): string {
  if (segment === '' || isKnownName(segment.replace(/^[:._]/, ''))) return segment;
  if (ID.test(segment.replace(/^sha256:/, ''))) return reading.marks.of('id', segment);
  // A version; more of them may be a code.
  const isVersion = /^[0-9]{1,2}$/;
  if (isVersion.test(segment) && !before.some((one) => isVersion.test(one))) return segment;
  reading.behind = 'hidden';
  return reading.marks.of('text', segment);
}

const isKnownName = (name: string) => wordsIn(name).length > 0;

/** A name in a field of a form: a known word, or a placeholder. */
function shownName(name: string, marks: Placeholders): string {
  if (
    /^(?:-?|n\/a|\[(?:unknown|local)\]|<NOSRV>|[a-z][0-9]{1,2}(?:\.(?:service|timer))?)$/.test(name)
  )
    return name;
  const plain = name.replaceAll(/[@/]/g, '-').replace(/-[0-9]{1,3}$|~$/, '');
  return isKnownName(plain) ? name : marks.of('name', name);
}

function shownMember(
  [word, lead = '', name = '', tie = '', value = '']: RegExpExecArray,
  reading: Reading,
  depth: number,
): string {
  const words = wordsIn(name);
  if (words.length === 0 || reading.behind === 'hidden name') return hidden(word, reading);
  reading.behind = 'shown';
  const isSecret = opens(words);
  // A member of its own ends what the one before it began.
  if (isSecret || tie.includes('=')) reading.isNarrow = isSecret;
  if (isSecret) reading.isOpen = /^[^\w/]/.test(value) && !/^(["'`]).+\1[,;)}\]]*$/s.test(value);
  if (!isSecret) reading.word = words.at(-1) ?? '';
  return lead + name + tie + shownWord(value, reading, depth + 1);
}

function shownBare(word: string, reading: Reading): string {
  if (TIES.test(word)) {
    if (/[:=>|→]/.test(word) && reading.behind !== 'shown') reading.behind = 'hidden name';
    return word;
  }
  if (SIGN.test(word) && reading.behind === 'shown') return word;
  const [, lead = '', core = '', tail = ''] = BARE.exec(word) ?? [];
  if (!isShown(core, reading)) return hidden(word, reading);
  reading.behind = 'shown';
  if (reading.isNarrow) {
    reading.isOpen = false;
  } else if (/^[A-Za-z_-]+$/.test(core) && !isCode(core) && opens(wordsIn(core), reading.word)) {
    reading.isNarrow = true;
    reading.isOpen = true;
  }
  reading.word = core.toLowerCase();
  return lead + core + tail;
}

function isShown(core: string, { isNarrow, behind, word }: Reading): boolean {
  if (behind === 'hidden name') return false;
  const isSystemCode = SYSTEM_CODE.test(core) && wordsIn(core).length > 0;
  if (isNarrow) return isCode(core) || isSystemCode || BEHIND.has(core.toLowerCase());
  if (COUNTED.has(word) && /^[0-9]{1,8}$/.test(core)) return true;
  // As in `error[code]`, `name(2)`.
  const parts = core.split(/[[(]/);
  const isCall = parts.length > 1 && opens(wordsIn(parts[0] ?? ''));
  return (
    !isCall && parts.length < 3 && parts.every((part) => isHarmless(part, behind === 'hidden'))
  );
}

function isHarmless(part: string, isBehindHidden: boolean): boolean {
  if (NUMBER.test(part)) return !isBehindHidden;
  if (INSTANT.test(part) || VERSION.test(part)) return true;
  return wordsIn(part.replace(PRODUCT, '')).length > 0;
}

function hidden(word: string, reading: Reading): string {
  reading.behind = /[:=]["']?$/.test(word) ? 'hidden name' : 'hidden';
  if (word.length > LONGEST_WORD) return START + word + END;
  // A few signs around the value stay, so that it is known again without them.
  const [, lead = '', core = '', tail = ''] = BARE.exec(word) ?? [];
  if (core === '' || lead.length + tail.length > MOST_SIGNS) return START + word + END;
  return lead + START + core + END + tail;
}

const MOST_SIGNS = 4;

/** One of several groups of digits, of a telephone number, a code, a card, bytes; or one of several letters. */
const DIGITS =
  /^["'([{<]*(?:[a-rt-z]|[-+#]?(?![0-9]{1,5}\.[0-9]{1,3}[a-z]?\b)[0-9][0-9./-]*[a-z]?)[)\]}>,;"']*$/i;

/** The first of several, behind its name. */
const TIED_DIGITS = /^["'([{<]*[a-z][\w.-]*[=:]["']?[-+#]?[0-9][0-9/-]*$/i;

/** The words that stand beside another group of digits; signs between them don't count. */
function digitGroups(words: readonly string[]): ReadonlySet<number> {
  const groups = new Set<number>();
  let last = -1;
  let isTiedLast = false;
  for (const [at, word] of words.entries()) {
    if (at % 2 === 1 || TIES.test(word) || SIGN.test(word)) continue;
    const isShort = word.length <= LONGEST_WORD;
    const isDigits = isShort && DIGITS.test(word) && !INSTANT.test(word);
    const isTied = isShort && TIED_DIGITS.test(word);
    const isOfTied = isTiedLast && !/[0-9]/.test(word);
    if (isDigits && last >= 0 && !isOfTied) groups.add(last).add(at);
    last = isDigits || isTied ? at : -1;
    isTiedLast = isTied;
  }
  return groups;
}

/** A text without what may be secret in it; its white space stays. */
function redactText(text: string, reading: Reading): string {
  const words = text.replaceAll(/[\uE000\uE001]/g, '?').split(/(\s+)/);
  const digits = digitGroups(words);
  const shown = words.map((word, at) => {
    if (at % 2 === 1) return word.replaceAll(/[^ \t\n]/g, ' ');
    if (word === '') return word;
    return digits.has(at) ? hidden(word, reading) : shownWord(word, reading);
  });
  const join = (run: string) => reading.marks.of('text', run.replaceAll(/[\uE000\uE001]/g, ''));
  return shown.join('').replaceAll(HIDDEN, join);
}

/** Seconds or milliseconds since 1970. */
const EPOCH = /^1[0-9]{9}(?:[0-9]{3})?(?:\.[0-9]{1,6})?$/;
/** Deeper values of a line are hidden. */
const DEEPEST = 8;
const HIDDEN_VALUE = '[text]';

function redactJson(value: unknown, reading: Reading, depth = 0): unknown {
  if (value === null || typeof value === 'boolean') return value;
  if (depth > DEEPEST) return HIDDEN_VALUE;
  if (typeof value === 'number') return isShown(String(value), reading) ? value : HIDDEN_VALUE;
  if (typeof value === 'string') return redactLine(value, reading, depth + 1);
  if (Array.isArray(value)) {
    // Bytes of a text, or digits of a code.
    const isDigits = value.length > 1 && value.every((item) => typeof item === 'number');
    return value.map((item) => {
      if (reading.behind === 'hidden') reading.behind = 'hidden name';
      return isDigits ? HIDDEN_VALUE : redactJson(item, reading, depth + 1);
    });
  }
  return redactMembers(value ?? {}, reading, depth);
}

function redactMembers(value: object, { marks, isNarrow }: Reading, depth: number): unknown {
  const members = Object.entries(value);
  const isNamed = members.some(
    ([name, named]) => /^(?:name|key)$/i.test(name) && opens(wordsIn(String(named))),
  );
  return Object.fromEntries(
    members.map(([name, member]: [string, unknown]) => {
      const words = wordsIn(name);
      const type = Object.hasOwn(MEMBERS, name) ? MEMBERS[name] : undefined;
      if (words.length === 0 && type === undefined) return [marks.of('text', name), HIDDEN_VALUE];
      if (type !== undefined && typeof member === 'string')
        return [name, shownField(type, member, anew(marks))];
      if (/^(?:time|timestamp|ts)$/.test(name) && EPOCH.test(String(member))) return [name, member];
      const isSecret = isNarrow || opens(words) || (isNamed && /^val(?:ue)?$/i.test(name));
      const reading = { ...anew(marks, isSecret), word: words.at(-1) ?? '' };
      return [name, redactJson(member, reading, depth + 1)];
    }),
  );
}

/** A line without what may be secret in it: JSON, of a known form, or read as words. */
function redactLine(line: string, reading: Reading, depth = 0): string {
  if (/^\s*[{[]/.test(line)) {
    try {
      const value: unknown = JSON.parse(line);
      return JSON.stringify(redactJson(value, reading, depth));
    } catch {
      // Not JSON.
    }
  }
  const formed = reading.isNarrow ? undefined : redactForm(line, reading, depth);
  return formed ?? redactText(line, reading);
}

function redactForm(line: string, reading: Reading, depth: number): string | undefined {
  if (depth > DEEPEST) return undefined;
  return shownForm(line, FORMS, (type, value) => shownField(type, value, reading, depth));
}

function shownField(type: FieldType, value: string, reading: Reading, depth = 0): string {
  const { marks } = reading;
  if (type === 'id') return marks.of('id', value);
  if (type === 'ip') return marks.of(isIP(value) > 0 ? 'ip' : 'name', value);
  if (NAMES.has(type)) return isIP(value) > 0 ? marks.of('ip', value) : shownName(value, marks);
  if (!TEXTS.has(type)) return value;
  Object.assign(reading, anew(marks));
  return redactLine(value, reading, depth + 1);
}

function shownForm(line: string, forms: readonly Form[], show: ShowField): string | undefined {
  for (const { pattern, types } of forms) {
    const [, ...parts] = pattern.exec(line) ?? [];
    if (parts.length > 0)
      return parts
        .map((part, at) => (at % 2 === 0 ? part : show(types[(at - 1) / 2] ?? 'text', part)))
        .join('');
  }
  return undefined;
}

type ShowField = (type: FieldType, value: string) => string;

/** Characters of a line that are looked at; what is beyond is left out, never shown. */
const LONGEST_LINE = 8 * 1024;
/** Lines below the name of a secret that may be its value. */
const LINES_BELOW = 20;
/** Prefixes of a line, one around the other. */
const MOST_PREFIXES = 2;
/** The beginning of an entry of a log: a time, a level, an address or JSON. */
const ENTRY =
  /^[[(<]?(?:[0-9]{4}[-/][0-9]{2}|[0-9]{2}\/[A-Z][a-z]{2}\/|[A-Z][a-z]{2} [ 0-9][0-9] [0-9]{2}:|(?:[0-9]{1,3}\.){3}[0-9]{1,3} |(?:trace|debug|info|log|notice|warn|warning|error|fatal|detail|hint)\b)|^\{"/i;

/** Where one program is in its lines; those of others may stand between them. */
interface Source {
  below: number;
  readonly reading: Reading;
}

/** The lines of one log, from above. */
class Tail {
  readonly marks = new Placeholders();
  readonly #sources = new Map<string, Source>();

  /** A line, and what stands in front of it. */
  shown(line: string, source = '', prefixes = 0): string {
    if (prefixes === MOST_PREFIXES) return this.#bare(line, source);
    let from = source;
    const shown = shownForm(line, PREFIXES, (type, value) => {
      if (type === 'text') return this.shown(value, from, prefixes + 1);
      if (type === 'word' || type === 'container') from += ` ${value}`;
      return shownField(type, value, anew(this.marks));
    });
    return shown ?? this.#bare(line, source);
  }

  #bare(line: string, name: string): string {
    const source = this.#sources.get(name) ?? { below: 0, reading: anew(this.marks) };
    this.#sources.set(name, source);
    const { reading } = source;
    if (ENTRY.test(line)) {
      source.below = 0;
      Object.assign(reading, anew(this.marks));
    }
    reading.isNarrow = source.below > 0;
    // A line of a form begins anew.
    const formed = reading.isNarrow ? redactForm(line, reading, 0) : undefined;
    const text = formed ?? redactLine(line, reading);
    if (reading.isNarrow && reading.isOpen) source.below = LINES_BELOW;
    else if (/;\s*$|^\\\.$/.test(line) || !reading.isNarrow) source.below = 0;
    else source.below = Math.max(0, source.below - 1);
    reading.isOpen = false;
    return text;
  }
}

/**
 * The last lines of a log: of each, what is recognisably harmless, and numbered placeholders for all else
 * (specification/service.md 6).
 */
export function redactLines(lines: readonly string[], last: number = lines.length): string[] {
  const tail = new Tail();
  const shown = lines.map((whole, at) => {
    if (at === lines.length - last) tail.marks.forget();
    // Colours stand inside of words.
    return tail.shown(boundedLine(whole.replaceAll(/\u001b\[[0-9;]{0,16}m/g, '')));
  });
  return shown.slice(-last);
}

/** Drops the word at the cut: half a secret may look harmless. */
function boundedLine(line: string): string {
  if (line.length <= LONGEST_LINE) return line;
  const cut = line.slice(0, LONGEST_LINE);
  return `${cut.slice(0, Math.max(0, cut.lastIndexOf(' ')))} [cut]`;
}
