import { REDACTED } from './mark.ts';
import { secrecyOf, takesWholeValue } from './names.ts';
import { present } from '../../findings/assert.ts';

/** A name, perhaps in quotes that may be escaped, and what ties a value to it. Every part is bounded. */
const NAME =
  /(?<![A-Za-z0-9_])([A-Za-z0-9_][A-Za-z0-9_.-]{0,127})(?:\\{0,8}["'`])?(?:\[\]|\])?\s{0,8}(?:=>|:=|[:=]|%3[AD])\s{0,8}/gi;

/** The same as an option of a command line, with its value as the next word. */
const FLAG = /(?<![\w-])--?([A-Za-z][A-Za-z0-9_.-]{0,63})\s{1,8}(?=[^\s-])/g;

/** An element of XML with text in it. */
const ELEMENT = /<([A-Za-z][\w:.-]{0,63})(?:\s[^<>]{0,256})?>(?=[^<\s])/g;

/** A name and its value as two members, as Kubernetes writes environment variables. */
const PAIR =
  /\\{0,8}["']?\b(?:name|key)\\{0,8}["']?\s{0,4}[:=]\s{0,4}\\{0,8}["']?([A-Za-z0-9_.-]{1,64})\\{0,8}["']?(?:[\s,]|\\{1,8}[nr]){1,12}\\{0,8}["']?value\\{0,8}["']?\s{0,4}[:=]\s{0,4}/gi;

/** Values that are no secrets, whatever their name. */
const PLAIN = /^["'`]?(?:true|false|null|none|undefined|nil|yes|no)?["'`]?[,;}\])]*$/i;
const NUMBER = /^["'`]?-?[0-9.]+["'`]?[,;}\])]*$/;
/** `PWD=/srv` is a folder. */
const PATH = /^["'`]?\//;

/** Redacts the values of names of secrets in a line; what a value is follows from how it begins. */
export function redactNamed(line: string): string {
  const asElements = redactBy(line, ELEMENT, (text, from) => endBefore(text, from, '<'));
  const asPairs = redactBy(asElements, PAIR, valueEnd);
  const asFlags = redactBy(asPairs, FLAG, valueEnd);
  return redactBy(asFlags, NAME, (text, from, name, start) => {
    const isLine = /^[\s>*<|"'-]*$/.test(text.slice(Math.max(0, start - 16), start)) && start < 16;
    const isHeader = isLine && /:\s+$/.test(text.slice(start, from));
    return takesWholeValue(name) || isHeader ? wholeValueEnd(text, from) : valueEnd(text, from);
  });
}

type EndOf = (text: string, from: number, name: string, start: number) => number;

function redactBy(text: string, pattern: RegExp, endOf: EndOf): string {
  let done = '';
  let last = 0;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [all, name = ''] = match;
    const secrecy = secrecyOf(name);
    if (secrecy === 'none') {
      // The value may hold names of its own: only the name and what ties it are passed.
      continue;
    }
    const from = match.index + all.length;
    const end = endOf(text, from, name, match.index);
    const value = text.slice(from, end);
    if (isHarmless(value, secrecy, all, name)) continue;
    const quote = /^\\*["'`]/.exec(value)?.[0] ?? '';
    const close = quote !== '' && value.length > quote.length && value.endsWith(quote) ? quote : '';
    done += `${text.slice(last, from)}${quote}${REDACTED}${close}`;
    last = end;
    pattern.lastIndex = end;
  }
  return done + text.slice(last);
}

function isHarmless(value: string, secrecy: 'secret' | 'soft', all: string, name: string): boolean {
  if (PLAIN.test(value)) return true;
  // `Key.java:12` is a place in a program.
  if (name.includes('.') && all.endsWith(':') && /^[0-9]{1,6}\b/.test(value)) return true;
  return secrecy === 'soft' && (NUMBER.test(value) || PATH.test(value));
}

/** A value on the lines below, in a text whose ends of lines are escaped. */
const BELOW = /(?:[|>][0-9+-]{0,2})?\\{1,8}[nr]/y;
const QUOTE = /\\{0,8}["'`]/y;
const BARE =
  /(?:(?:Bearer|Basic|Digest|Token|Negotiate)\s{1,8})?(?:[^\s&"'`]|&(?![\w.%[\]-]{1,64}=)|["'`](?![\s,}\])]|$))*/iy;

function valueEnd(text: string, from: number): number {
  BELOW.lastIndex = from;
  if (BELOW.test(text)) return text.length;
  QUOTE.lastIndex = from;
  const [quote] = QUOTE.exec(text) ?? [];
  if (quote !== undefined) return quotedEnd(text, from + quote.length, quote);
  if (text[from] === '[' || text[from] === '{') return bracketEnd(text, from);
  BARE.lastIndex = from;
  return from + present(BARE.exec(text))[0].length;
}

/** To the end of what is quoted, or of the line. */
function wholeValueEnd(text: string, from: number): number {
  return /^\\*["'`[{]/.test(text.slice(from, from + 9)) ? valueEnd(text, from) : text.length;
}

/**
 * The end of what begins with a quote behind some backslashes, which are more the deeper a text is quoted.
 * A quote in the value has twice as many and one; one with fewer ends what is around.
 */
function quotedEnd(text: string, from: number, quote: string): number {
  const sign = quote.slice(-1);
  for (let at = text.indexOf(sign, from); at >= 0; at = text.indexOf(sign, at + 1)) {
    const backslashes = backslashesBefore(text, at);
    if (backslashes + 1 < quote.length) return at - backslashes;
    if (((backslashes + 1) / quote.length) % 2 === 1) return at + 1;
  }
  return text.length;
}

function backslashesBefore(text: string, at: number): number {
  let count = 0;
  while (text[at - 1 - count] === '\\') count += 1;
  return count;
}

function bracketEnd(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const character = text.charAt(at);
    if ('[{'.includes(character)) depth += 1;
    if (']}'.includes(character)) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

function endBefore(text: string, from: number, sign: string): number {
  const at = text.indexOf(sign, from);
  return at < 0 ? text.length : at;
}
