// Logs without anything that is not known to be harmless, so that a support ticket can hold them.

import { codeEntry, everyCode, isCode } from '../documents/findings.ts';
import { BEHIND, LOG_WORDS, OPENING } from './log-words.ts';

/** Replaces whatever is not known to be harmless. */
const REDACTED = '[redacted]';

/** Codes that let nobody in. */
const PUBLIC_CODE: ReadonlySet<string> = new Set(['status', 'error', 'exit', 'response']);

let vocabulary: ReadonlySet<string> | undefined;

/** Every word that may be shown: those of claimgate's own findings, and those of logs. */
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
  const plain = identifier.replace(/(?:n't|'s)$/, '');
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

const DATE = '(?:[0-9]{4}[-/][0-9]{2}[-/][0-9]{2}|[0-9]{2}/[A-Z][a-z]{2}/[0-9]{4})';
const CLOCK = '[0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:[.,][0-9]{1,9})?)?(?:Z|[+-][0-9]{2}:?[0-9]{2})?';
const INSTANT = new RegExp(`^(?:${DATE}(?:[T:]${CLOCK})?|${CLOCK})$`);
/** A count, a duration or a size, and SQLSTATE by its classes; more digits may be a one-time code. */
const NUMBER =
  /^(?:[-+]?[0-9]{1,5}(?:\.[0-9]{1,3})?(?:[mµun]?s|min|h|d|%|[kKMGT]?i?B)?|[kKMGT]i?B|s|(?:[0-5][0-9A-F]|F0|HV|P0|XX)[0-9P][0-9]{2})$/;
const VERSION =
  /^(?:v?[0-9]{1,3}(?:\.[0-9]{1,3}){2}|HTTP\/[0-9](?:\.[0-9])?|[A-Z][A-Za-z]{2,40}(?:Error|Exception))$/;
/** A code of the system or a library, such as `ECONNREFUSED` or `ERR_HTTP_HEADERS_SENT`. */
const SYSTEM_CODE = /^(?:E[A-Z]{3,}|[A-Z]+(?:_[A-Z]+)+)$/;
const PATH = /^\/(?:[a-z][a-z0-9-]{0,31}(?:\/:?[a-z][a-z0-9-]{0,31}){0,7})?\/?$/;
/** A place in a program; only the name of its file is shown. */
const PLACE = /^\(?(?:file:\/\/|node:)?[\w@./-]*\/([\w.-]+)(:[0-9]{1,6}:[0-9]{1,5}\)?)$/;
/** Signs between words and in tables; others, such as `✓`, behind a word that is shown. */
const TIES = /^(?:[-=>|:→·+]+|"-")$/;
const SIGN = /^[^\p{L}\p{M}\p{N}\p{C}]$/u;

/** Where in a text a word stands. */
interface Reading {
  /** Behind the name of a secret: a few words may follow, and nothing else. */
  isNarrow: boolean;
  /** No word since that name says that it is one of a sentence: its value may stand below. */
  isOpen: boolean;
  /** The kind of the last word: after a hidden word no number is shown, after a hidden name nothing. */
  behind: 'shown' | 'hidden' | 'hidden name';
  /** The last word that was shown. */
  word: string;
}

const anew = (isNarrow = false): Reading => {
  return { isNarrow, isOpen: false, behind: 'shown', word: '' };
};

const LEAD = '["\'`([{<]*';
const TIED = new RegExp(`^(${LEAD})([A-Za-z][\\w.-]*)(["'\`)\\]]*(?::=|=>|[:=]))(.+)$`, 's');
const BARE = new RegExp(`^(${LEAD})(.*?)(["'\`)\\]}>(.,:;=!?]*)$`, 's');
const LONGEST_WORD = 100;

/** A word of a text with the signs around it, or what is shown instead. */
function shownWord(word: string, reading: Reading): string {
  if (word.length > LONGEST_WORD) return hidden(word, reading);
  const [, file = '', at = ''] = PLACE.exec(word) ?? [];
  if (!reading.isNarrow && wordsIn(file).length > 0) return `${REDACTED}/${file}${at}`;
  const tied = TIED.exec(word);
  return tied ? shownMember(tied, reading) : shownBare(word, reading);
}

function shownMember(
  [word, lead = '', name = '', tie = '', value = '']: RegExpExecArray,
  reading: Reading,
): string {
  const words = wordsIn(name);
  if (words.length === 0 || reading.behind === 'hidden name') return hidden(word, reading);
  reading.behind = 'shown';
  const isSecret = opens(words);
  // A member of its own ends what the one before it began.
  if (isSecret || tie.includes('=')) reading.isNarrow = isSecret;
  if (isSecret) reading.isOpen = /^[^\w/]/.test(value);
  return lead + name + tie + shownBare(value, reading);
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

function isShown(core: string, { isNarrow, behind }: Reading): boolean {
  if (behind === 'hidden name') return false;
  const isSystemCode = SYSTEM_CODE.test(core) && wordsIn(core).length > 0;
  if (isNarrow) return isCode(core) || isSystemCode || BEHIND.has(core.toLowerCase());
  // As in `error[code]`, `name(2)`.
  const parts = core.split(/[[(]/);
  const isCall = parts.length > 1 && opens(wordsIn(parts[0] ?? ''));
  return (
    !isCall && parts.length < 3 && parts.every((part) => isHarmless(part, behind === 'hidden'))
  );
}

function isHarmless(part: string, isBehindHidden: boolean): boolean {
  if (NUMBER.test(part)) return !isBehindHidden;
  if (PATH.test(part))
    return part.split(/[/:]+/).every((one) => one === '' || wordsIn(one).length > 0);
  return INSTANT.test(part) || VERSION.test(part) || wordsIn(part).length > 0;
}

function hidden(word: string, reading: Reading): string {
  reading.behind = /[:=]["']?$/.test(word) ? 'hidden name' : 'hidden';
  return REDACTED;
}

/** A text without what may be secret in it; its white space stays. */
function redactText(text: string, reading: Reading): string {
  const words = text.split(/(\s+)/).map((word, at) => {
    if (at % 2 === 1) return word.replaceAll(/[^ \t\n]/g, ' ');
    return word === '' ? word : shownWord(word, reading);
  });
  return words.join('').replaceAll(/(?:\[redacted\][ \t]+)+(?=\[redacted\](?!\/))/g, '');
}

/** Deeper values of a line are hidden. */
const DEEPEST = 8;

/** A value of a line of JSON, as JSON. */
function redactJson(value: unknown, reading: Reading, depth = 0): unknown {
  if (value === null || typeof value === 'boolean') return value;
  if (depth > DEEPEST) return REDACTED;
  if (typeof value === 'number') return isShown(String(value), reading) ? value : REDACTED;
  if (typeof value === 'string') return redactLine(value, reading, depth + 1);
  if (Array.isArray(value))
    return value.map((item) => {
      if (reading.behind === 'hidden') reading.behind = 'hidden name';
      return redactJson(item, reading, depth + 1);
    });
  const members = Object.entries(value ?? {});
  const isNamed = members.some(
    ([name, named]) => /^(?:name|key)$/i.test(name) && opens(wordsIn(String(named))),
  );
  return Object.fromEntries(
    members.map(([name, member]) => {
      const words = wordsIn(name);
      if (words.length === 0) return [REDACTED, REDACTED];
      if (typeof member === 'number' && /^(?:time|timestamp|ts)$/.test(name)) return [name, member];
      const isNarrow = reading.isNarrow || opens(words) || (isNamed && /^val(?:ue)?$/i.test(name));
      return [name, redactJson(member, anew(isNarrow), depth + 1)];
    }),
  );
}

function redactLine(line: string, reading: Reading, depth = 0): string {
  if (/^\s*[{[]/.test(line)) {
    try {
      const value: unknown = JSON.parse(line);
      return JSON.stringify(redactJson(value, reading, depth));
    } catch {
      // Not JSON: read as words.
    }
  }
  return redactText(line, reading);
}

/** Characters of a line that are looked at; what is beyond is left out, never shown. */
const LONGEST_LINE = 8 * 1024;
/** Lines below the name of a secret that may be its value. */
const LINES_BELOW = 20;
/** The beginning of an entry of a log: a time, a level, an address or JSON. */
const ENTRY =
  /^[[(<]?(?:[0-9]{4}[-/][0-9]{2}|[0-9]{2}\/[A-Z][a-z]{2}\/|[A-Z][a-z]{2} [ 0-9][0-9] [0-9]{2}:|(?:[0-9]{1,3}\.){3}[0-9]{1,3} |(?:trace|debug|info|log|notice|warn|warning|error|fatal|detail|hint)\b)|^\{"/i;

/**
 * The last lines of a log: of each, what is recognisably harmless, and `[redacted]` for all else
 * (specification/service.md 6).
 */
export function redactLines(lines: readonly string[], last: number = lines.length): string[] {
  let below = 0;
  let reading = anew();
  const shown = lines.map((whole) => {
    // Colours stand inside of words.
    const line = boundedLine(whole.replaceAll(/\u001b\[[0-9;]{0,16}m/g, ''));
    if (ENTRY.test(line)) [below, reading] = [0, anew()];
    reading.isNarrow = below > 0;
    const text = redactLine(line, reading);
    if (reading.isNarrow && reading.isOpen) below = LINES_BELOW;
    else below = /;\s*$|^\\\.$/.test(line) || !reading.isNarrow ? 0 : Math.max(0, below - 1);
    reading.isOpen = false;
    return text;
  });
  return shown.slice(-last);
}

/** Drops the word at the cut: half a secret may look harmless. */
function boundedLine(line: string): string {
  if (line.length <= LONGEST_LINE) return line;
  const cut = line.slice(0, LONGEST_LINE);
  return `${cut.slice(0, Math.max(0, cut.lastIndexOf(' ')))} [cut]`;
}
