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

/** A form of writing one character with several, and what it stands for. */
interface Escapes {
  readonly form: RegExp;
  readonly decode: (match: RegExpExecArray) => string;
}

/** What stands in place of a byte that is part of a longer character: some letter. */
const LETTER = 'ä';

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
  if (isByte && code >= 0x80) return LETTER;
  return code <= 0xffff ? String.fromCharCode(code) : LETTER;
}

/** So many decoders may follow one another, and so many views of a text are looked at. */
const MAX_VIEWS = 8;

/** Returns a text unchanged, and as each decoder reads it, one after the other. */
export function viewsOf(text: string): readonly View[] {
  const views: View[] = [{ text }];
  for (let at = 0; at < views.length && views.length < MAX_VIEWS; at += 1)
    for (const escapes of [ESCAPES, QUOTED_PRINTABLE]) {
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
  return { text: decoded, offsets };
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
    const decoded = textOf(Buffer.from(word, encoding));
    if (decoded !== undefined) words.push({ span: [index, index + word.length], text: decoded });
  }
  return words;
}

/** Bytes as a text, of one or two bytes a character; nothing where they are no text. */
export function textOf(bytes: Buffer): string | undefined {
  const isWide = bytes.length > 8 && bytes.every((byte, at) => at % 2 === 0 || byte === 0);
  const text = isWide ? bytes.toString('utf16le') : bytes.toString('latin1');
  const printable = text.match(/[\t\n\r -~]/g)?.length ?? 0;
  // SASL PLAIN (RFC 4616) has two zeros in it.
  return printable >= text.replaceAll('\0', '').length * 0.9 && printable > 8 ? text : undefined;
}
