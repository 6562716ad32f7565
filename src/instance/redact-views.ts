/** A text as some decoder reads it, and where each of its characters stands in the original. */
export interface View {
  readonly text: string;
  /** Offsets in the original, one more than there are characters; without it, the text is the original. */
  readonly offsets?: readonly number[];
}

/** Part of a text: `[from, to)`. */
export type Span = readonly [from: number, to: number];

/** Returns where a part of a view stands in the original. */
export function originalSpan({ offsets }: View, [from, to]: Span): Span {
  return offsets ? [offsets[from] ?? from, offsets[to] ?? to] : [from, to];
}

interface Escapes {
  readonly form: RegExp;
  readonly decode: (match: RegExpExecArray) => string;
}

/** Replaces a character that doesn't fit 16 bits: any letter will do. */
const LETTER = 'ä';
/** Bytes of longer characters stand in a range for private use until all of them are there. */
const BYTES = 0xf700;
const RUN_OF_BYTES = /[\uf780-\uf7ff]+/g;

/**
 * Percent escapes, backslash escapes and character references; of the last two, all of a run at once, so
 * that no text is read twice.
 */
const ESCAPES: Escapes = {
  form: /%([0-9a-f]{2})|\\+(?:u([0-9a-f]{4})|u\{([0-9a-f]{1,6})\}|x([0-9a-f]{2})|([0-3][0-7]{2})|([abfnrtv"'`/]))?|&(?:amp;)*(?:#([0-9]{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi,
  decode([all, percent, u, point, x, octal, letter, decimal, reference, entity]) {
    const hex = percent ?? u ?? point ?? x ?? reference;
    const isByte = percent !== undefined || x !== undefined;
    if (hex !== undefined) return characterOf(Number.parseInt(hex, 16), isByte);
    if (octal !== undefined) return characterOf(Number.parseInt(octal, 8), true);
    if (decimal !== undefined) return characterOf(Number(decimal), false);
    if (entity !== undefined) return ENTITIES.get(entity.toLowerCase()) ?? all;
    return letter === undefined ? '\\' : (CONTROLS.get(letter) ?? letter);
  },
};

/** RFC 2045 section 6.7, with the ends of lines that it hides. In lower case only what most need: `=4b` begins many an id. */
const QUOTED_PRINTABLE: Escapes = {
  form: /=(?:([0-9A-F]{2}|3d)|\r?\n)/g,
  decode: ([, hex]) => (hex === undefined ? '' : characterOf(Number.parseInt(hex, 16), true)),
};

/** Invisible parts of a text, such as colours: sequences of terminals (ECMA-48), and characters of format. */
const UNSEEN =
  '\\u001b(?:\\[[0-?]{0,64}[ -/]{0,4}[@-~]|\\][^\\u0007\\u001b]{0,512}(?:\\u0007|\\u001b\\\\)|[ -/]{0,4}[0-~])|\\^\\[\\[[0-9;]{0,64}m|#033\\[[0-9;]{0,64}m|\\p{Cf}';

/** Signs of a text that was escaped, and full-width ones, as they look. */
const APPEARANCE: Escapes = {
  form: new RegExp(`${UNSEEN}|\\[[0-9]{1,3}(?:;[0-9]{1,3}){0,4}m(?!\\])|[\\uff01-\\uff5e]`, 'gu'),
  decode: ([all]) =>
    /^[\uff01-\uff5e]$/.test(all) ? String.fromCharCode(all.charCodeAt(0) - 0xfee0) : '',
};

/** A line without what is unseen in it: neither patterns nor the reader's terminal have to do with it. */
export function plainLine(line: string): string {
  return line.replaceAll(new RegExp(UNSEEN, 'gu'), '');
}

const CONTROLS = new Map(
  Object.entries({ n: '\n', r: '\r', t: '\t', b: ' ', f: ' ', v: ' ', a: ' ' }),
);

const ENTITIES = new Map(
  Object.entries({
    amp: '&',
    apos: "'",
    ast: '*',
    bsol: '\\',
    colon: ':',
    comma: ',',
    commat: '@',
    dollar: '$',
    equals: '=',
    excl: '!',
    grave: '`',
    gt: '>',
    lowbar: '_',
    lt: '<',
    nbsp: ' ',
    newline: '\n',
    num: '#',
    percnt: '%',
    period: '.',
    plus: '+',
    quest: '?',
    quot: '"',
    semi: ';',
    sol: '/',
    tab: '\t',
    verbar: '|',
  }),
);

function characterOf(code: number, isByte: boolean): string {
  if (isByte && code >= 0x80) return String.fromCharCode(BYTES + code);
  return code <= 0xffff ? String.fromCharCode(code) : LETTER;
}

/** So many decoders may follow one another, and so many views of a text are looked at. */
const MAX_VIEWS = 8;

/** Returns a text unchanged, and as each decoder reads it, one after the other. */
export function viewsOf(text: string): readonly View[] {
  const views: View[] = [{ text }];
  for (let at = 0; at < views.length && views.length < MAX_VIEWS; at += 1)
    for (const escapes of [APPEARANCE, ESCAPES, QUOTED_PRINTABLE]) {
      const decoded = decodedView(views[at] ?? { text }, escapes);
      if (decoded && views.every((view) => view.text !== decoded.text)) views.push(decoded);
    }
  return views;
}

function decodedView(view: View, { form, decode }: Escapes): View | undefined {
  const { text } = view;
  const original = (at: number) => view.offsets?.[at] ?? at;
  const offsets: number[] = [];
  let decoded = '';
  let last = 0;
  const copyTo = (end: number) => {
    for (let at = last; at < end; at += 1) offsets.push(original(at));
    decoded += text.slice(last, end);
  };
  for (const match of text.matchAll(form)) {
    copyTo(match.index);
    const character = decode(match);
    for (let at = 0; at < character.length; at += 1) offsets.push(original(match.index));
    decoded += character;
    last = match.index + match[0].length;
  }
  if (last === 0) return undefined;
  copyTo(text.length);
  offsets.push(original(text.length));
  return joinedBytes(decoded, offsets);
}

/** Puts the bytes of UTF-8 characters together. */
function joinedBytes(text: string, offsets: readonly number[]): View {
  if (text.search(RUN_OF_BYTES) < 0) return { text, offsets };
  const places: number[] = [];
  let last = 0;
  const copyTo = (end: number) => {
    for (; last < end; last += 1) places.push(offsets[last] ?? 0);
  };
  const joined = text.replaceAll(RUN_OF_BYTES, (run, at: number) => {
    copyTo(at);
    const bytes = Buffer.from(Array.from(run, (byte) => byte.charCodeAt(0) - BYTES));
    const characters = bytes.toString();
    const isText = !characters.includes('\ufffd');
    const shown = isText ? characters : LETTER.repeat(run.length);
    for (const character of shown) {
      for (let unit = 0; unit < character.length; unit += 1) places.push(offsets[last] ?? 0);
      last += isText ? Buffer.byteLength(character) : 1;
    }
    return shown;
  });
  copyTo(offsets.length);
  return { text: joined, offsets: places };
}

/** A word that may stand for a text, and the text that it stands for. */
export interface EncodedWord {
  readonly span: Span;
  readonly text: string;
}

const BASE64URL = /(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{14,}={0,2}/g;
const BASE64 = /(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{14,}={0,2}/g;
const HEX = /(?<![A-Za-z0-9])(?:[0-9A-Fa-f]{2}){12,}(?![A-Za-z0-9])/g;

/** Returns the words of a text that are base64 or hexadecimal for another text. */
export function encodedWords(text: string): readonly EncodedWord[] {
  return [
    ...wordsIn(text, HEX, 'hex'),
    ...wordsIn(text, BASE64URL, 'base64url'),
    ...wordsIn(text, BASE64, 'base64').filter(({ span }) => /[+/]/.test(text.slice(...span))),
  ];
}

function wordsIn(text: string, form: RegExp, encoding: BufferEncoding): EncodedWord[] {
  const words: EncodedWord[] = [];
  for (const { 0: word, index } of text.matchAll(form)) {
    const decoded = readableText(Buffer.from(word, encoding));
    if (decoded !== undefined) words.push({ span: [index, index + word.length], text: decoded });
  }
  return words;
}

/** Bytes as a text, in UTF-8, UTF-16 or the like of ASCII; nothing where they are no text. */
export function readableText(bytes: Buffer): string | undefined {
  return wideText('utf-16le', bytes) ?? wideText('utf-16be', bytes) ?? narrowText(bytes);
}

/** Characters that chance writes, and texts don't. */
const NO_TEXT = /[^\P{C}\0\b\t\n\r\u001b\p{Cf}]/u;

function wideText(encoding: string, bytes: Buffer): string | undefined {
  if (bytes.length % 2 !== 0) return undefined;
  const text = strictText(encoding, bytes);
  // Few texts hold no ASCII at all, and chance writes little of it.
  return text !== undefined && printable(text) >= text.length / 2 && text.length > 4
    ? text
    : undefined;
}

function narrowText(bytes: Buffer): string | undefined {
  const text = strictText('utf-8', bytes);
  // SASL PLAIN (RFC 4616) has two zeros in it.
  if (text !== undefined && bytes.length > 8) return text;
  const latin = bytes.toString('latin1');
  const count = printable(latin);
  return count >= latin.replaceAll('\0', '').length * 0.9 && count > 8 ? latin : undefined;
}

function strictText(encoding: string, bytes: Buffer): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return NO_TEXT.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

function printable(text: string): number {
  return text.match(/[\t\n\r -~]/g)?.length ?? 0;
}
