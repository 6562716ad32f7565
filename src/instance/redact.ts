import { encodedWords, originalSpan, plainLine, viewsOf, type Span } from './redact-views.ts';
import { secrecyOf, takesWholeValue, type Secrecy } from './secret-names.ts';
import { isKeyLike, REDACTED, shapedSpans } from './secret-shapes.ts';
import { present } from '../findings/index.ts';

/** A name of a secret at the end of a line, whose value stands on the lines below it. */
const OPEN =
  /^(\s*)(?:[-*]\s+)?["']?([\p{L}\p{M}\p{N}_.-]{1,128})["']?\s*[:=：]\s*(?:[|>][0-9+-]{0,2}|(?:Bearer|Basic|Digest)|([[{(]))?\s*\\?$/iu;

/** A name as one string of a list, whose value is the string on the next line. */
const LISTED_LINE = /^\s*["'`](-{0,2}[A-Za-z][A-Za-z0-9_.-]{0,63})["'`],\s*$/;

/** A name as the value of a member, whose value is the member on the next line. */
const NAMED = /^\s*(?:[-*{]\s*)?["']?name["']?\s*[:=]\s*["']?([A-Za-z0-9_.-]{1,128})["']?,?\s*$/i;
const VALUE = /^(\s*(?:[-*{]\s*)?["']?value["']?\s*[:=]\s*)\S.*$/i;

/** The last lines of some, without what should stay secret in the light of all (specification/service.md 6). */
export function redactLines(lines: readonly string[], last: number = lines.length): string[] {
  const seen = lines.map((line) => boundedLine(plainLine(line)));
  const blocks = redactTables(redactBelow(redactBeside(redactPem(seen))));
  return softLines(blocks)
    .flatMap((text) => redactText(text).split('\n'))
    .slice(-last)
    .map(shortened);
}

/** Joins the soft line breaks of quoted-printable text: a secret may span two lines. */
function softLines(lines: readonly string[]): string[] {
  const joined: string[] = [];
  let open: string | undefined;
  for (const [at, line] of lines.entries()) {
    const text = open === undefined ? line : `${open}\n${line}`;
    const isSoft = /[^=]=$/.test(line) && /=(?:[0-9A-F]{2}|3d)/.test(`${text}\n${lines[at + 1]}`);
    open = isSoft && text.length < MAX_LOOKED_AT ? text : undefined;
    if (open === undefined) joined.push(text);
  }
  return open === undefined ? joined : [...joined, open];
}

/** Separators of cells; the first three also surround a row. */
const BARS = ['|', '│', '║'];
const SEPARATORS = ['\t', ...BARS, ',', ';'];
/** A name at the head of a column; `,` and `;` stand between words of sentences, too. */
const HEAD = /^\s*["'(]?[\p{L}_][\p{L}\p{M}\p{N}_.-]{0,63}["')]?\s*$/u;
const TIGHT_HEAD = /^["']?[\p{L}_][\p{L}\p{M}\p{N}_.-]{0,63}["']?$/u;
/** A line between a head and its rows, or around a table. */
const RULE = /^[\s|+:=\u2500-\u257f-]+$/;

interface Head {
  readonly separator: string;
  readonly secret: readonly boolean[];
}

function redactTables(lines: readonly string[]): string[] {
  let open: Head | undefined;
  return lines.map((line, at) => {
    const head = headOf(line);
    if (head) {
      // Spaced and without a rule below, two cells are a name and its value, as `\\x` of psql writes them.
      const isRow =
        BARS.includes(head.separator) && head.secret.length === 2 && /\s[|│║]\s/.test(line);
      open = isRow && !RULE.test(lines[at + 1] ?? '') ? undefined : head;
      return line;
    }
    if (!open || RULE.test(line)) return line;
    const { separator, secret } = open;
    const cells = line.split(separator);
    if (cells.length !== secret.length) {
      open = undefined;
      return line;
    }
    const shown = cells.map((cell, column) =>
      secret[column] === true && !PLAIN.test(cell.trim())
        ? cell.replace(/\S(?:.*\S)?/, REDACTED)
        : cell,
    );
    return shown.join(separator);
  });
}

function headOf(line: string): Head | undefined {
  for (const separator of SEPARATORS) {
    const cells = line.split(separator);
    const form = separator === ',' || separator === ';' ? TIGHT_HEAD : HEAD;
    // The bars around a row leave an empty cell at its ends.
    const isOuter = (at: number) =>
      BARS.includes(separator) && (at === 0 || at === cells.length - 1) && cells[at]?.trim() === '';
    if (cells.length < 2 || !cells.every((cell, at) => isOuter(at) || form.test(cell))) continue;
    const secret = cells.map((cell) => secrecyOf(cell.trim()) === 'secret');
    // Two words may be a name and its value, which other rules know.
    if (secret.includes(true) && (cells.length > 2 || separator !== '\t'))
      return { separator, secret };
  }
  return undefined;
}

/** Redacts the lines that are the value of the name above them: those that stand further in. */
function redactBelow(lines: readonly string[]): string[] {
  let open: number | undefined;
  return lines.map((line) => {
    const indent = line.search(/\S/);
    if (open !== undefined && (indent > open || indent < 0)) return indent < 0 ? line : REDACTED;
    const [, space = '', name = '', bracket] = OPEN.exec(line) ?? [];
    const secrecy = secrecyOf(name);
    const isOpen = bracket === undefined ? secrecy !== 'none' : secrecy === 'secret';
    open = isOpen ? space.length : undefined;
    return line;
  });
}

/** Redacts the value of a name that stands on the line above or below: a `value` of a `name`, or the next string of a list. */
function redactBeside(lines: readonly string[]): string[] {
  const isNamed = (line = '') => secrecyOf(NAMED.exec(line)?.[1] ?? '') !== 'none';
  return lines.map((line, at) => {
    const [above, below] = [lines[at - 1], lines[at + 1]];
    if (isNamed(above) || isNamed(below)) return hiddenValue(line);
    const isListed = secrecyOf(LISTED_LINE.exec(above ?? '')?.[1] ?? '') === 'secret';
    return isListed ? line.replace(/^(\s*)\S.*$/, `$1${REDACTED}`) : line;
  });
}

function hiddenValue(line: string): string {
  return line.replace(VALUE, `$1${REDACTED}`);
}

/** Characters of a line that are looked at; what is beyond is left out, never shown. */
const MAX_LOOKED_AT = 16 * 1024;
/** Characters of a line that are shown. */
const MAX_SHOWN = 4096;
const CUT = ' [cut]';

function shortened(line: string): string {
  return line.length <= MAX_SHOWN ? line : line.slice(0, MAX_SHOWN).toWellFormed() + CUT;
}

/** Redacts a text, which keeps its ends of lines. */
function redactText(text: string): string {
  let shown = '';
  let last = 0;
  for (const [from, to] of merged(secretSpans(text))) {
    shown += text.slice(last, from) + text.slice(from, to).replaceAll(/[^\n]+/g, REDACTED);
    last = to;
  }
  return shown + text.slice(last);
}

/** A text inside of a word inside of a word is looked at, one further in is not. */
const MAX_DEPTH = 2;

function secretSpans(text: string, depth = 0): readonly Span[] {
  return viewsOf(text).flatMap((view) => {
    const words = depth < MAX_DEPTH ? encodedWords(view.text) : [];
    const spans = [
      ...shapedSpans(view.text),
      ...namedSpans(view.text),
      ...words
        .filter((word) => secretSpans(word.text, depth + 1).length > 0)
        .map(({ span }) => span),
    ];
    return spans.map((span) => originalSpan(view, span));
  });
}

function merged(spans: readonly Span[]): Span[] {
  const one: Span[] = [];
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    const before = one.at(-1);
    if (before && from <= before[1]) one[one.length - 1] = [before[0], Math.max(before[1], to)];
    else one.push([from, to]);
  }
  return one;
}

/** As much of a line as is looked at, which keeps the time for it in bounds. */
export function boundedLine(line: string): string {
  return line.length <= MAX_LOOKED_AT ? line : cutAtSpace(line.slice(0, MAX_LOOKED_AT));
}

/** Drops the word at the cut: half a secret may not look like one. */
function cutAtSpace(text: string): string {
  return text.slice(0, Math.max(0, text.lastIndexOf(' '))) + CUT;
}

const WHOLE = /-----BEGIN [A-Z0-9 ]{1,64}-----.*?-----END [A-Z0-9 ]{1,64}-----/g;
const BEGIN = /-----BEGIN [A-Z0-9 ]{1,64}-----/;
const END = /-----END [A-Z0-9 ]{1,64}-----/;

/** A line of base64 as it stands in a block, perhaps behind what a logger puts before every line. */
const BODY =
  /(?:^|[\s|>:"'])(?:[A-Za-z0-9+/]{16,}={0,2}|[A-Za-z0-9+/]{2,15}={1,2})(?:\\[nr]|["',;+\s])*$/;
/** A line of a key with nothing before it, or a header of an encrypted key. */
const ONLY_BODY =
  /^\s*(?:[A-Za-z0-9+/]{1,76}={0,2}|(?:Proc-Type|DEK-Info|Comment|Version): .*|)\s*$/;
/** No block is longer, in lines. */
const MAX_LINES = 400;

/**
 * Redacts PEM blocks: in one line, over several lines, and without their beginning or end. Returns as
 * many lines as it was given.
 */
export function redactPem(lines: readonly string[]): string[] {
  const redacted = lines.map((line) => line.replaceAll(WHOLE, REDACTED));
  for (let at = 0; at < redacted.length; at += 1) {
    const line = present(redacted[at]);
    if (BEGIN.test(line)) at = redactFrom(redacted, at);
    else if (END.test(line)) redactBefore(redacted, at);
  }
  return redacted;
}

/** @returns the last line of the block */
function redactFrom(lines: string[], begin: number): number {
  const after = lines.slice(begin + 1, begin + MAX_LINES);
  const next = after.findIndex((line) => END.test(line) || BEGIN.test(line));
  const isClosed = next >= 0 && END.test(present(after[next]));
  lines[begin] = present(lines[begin]).replace(new RegExp(`${BEGIN.source}.*$`), REDACTED);
  const open = after.findIndex((line) => !BODY.test(line) && !ONLY_BODY.test(line));
  const inside = isClosed ? next : open < 0 ? after.length : open;
  lines.fill(REDACTED, begin + 1, begin + 1 + inside);
  if (!isClosed) return begin + inside;
  closeBlock(lines, begin + 1 + next);
  return begin + next;
}

/** Redacts backwards from an end whose beginning is out of sight. */
function redactBefore(lines: string[], end: number): void {
  for (let at = end - 1; at >= Math.max(0, end - MAX_LINES); at -= 1) {
    const line = present(lines[at]);
    // The line right above is the last of the block, however short it is.
    const isInside = at === end - 1 || line === REDACTED || BODY.test(line) || ONLY_BODY.test(line);
    if (!isInside) break;
    lines[at] = REDACTED;
  }
  closeBlock(lines, end);
}

function closeBlock(lines: string[], end: number): void {
  lines[end] = present(lines[end]).replace(new RegExp(`^.*?${END.source}`), REDACTED);
}

/** A name, perhaps in quotes that may be escaped, and what ties a value to it. Every part is bounded. */
const NAME =
  /(?<![\p{L}\p{M}\p{N}_])([\p{L}\p{N}_][\p{L}\p{M}\p{N}_.-]{0,127})(?:\\{0,8}["'`]|\*{1,3})?(?:\[\]|[\])])?(?:[^\S\n]{0,8}(?:[=-]>|:=|[:=：→»]|\.{3,64})(?:\s{0,8}\((?=["'`]))?\s{0,8}|\t[^\S\n]{0,8}|\((?=["'`]))/giu;

/** A secret as an option of a command line, with its value as the next word. */
const FLAG = /(?<![\w-])--?([A-Za-z][A-Za-z0-9_.-]{0,63})\s{1,8}(?=[^\s-])/g;

/** An element of XML with text in it. */
const ELEMENT = /<([A-Za-z][\w:.-]{0,63})(?:\s[^<>]{0,256})?>(?=[^<\s])/g;

/** A name and its value as two members, as Kubernetes writes environment variables. */
const PAIR =
  /\\{0,8}["']?\b(?:name|key)\\{0,8}["']?(?:\s{0,4}[:=]|\t)\s{0,4}\\{0,8}["']?([A-Za-z0-9_.-]{1,64})\\{0,8}["']?(?:[\s,]|\\{1,8}[nr])(?:[^{}\n]{0,256}?[\s,])?\\{0,8}["']?val(?:ue)?\\{0,8}["']?(?:\s{0,4}[:=]|\t)\s{0,4}/gi;

/** A secret whose value comes first. */
const PAIR_BEFORE =
  /\bval(?:ue)?\\{0,8}["']?(?:\s{0,4}[:=]|\t)\s{0,4}(?=(?:(?:[^{}\n]{1,512}?[\s,])["']?\\{0,8}["']?(?:name|key)\\{0,8}["']?(?:\s{0,4}[:=]|\t)\s{0,4}\\{0,8}["']?([A-Za-z0-9_.-]{1,64})))/gi;

/** Two strings of a list, as headers and the arguments of programs are logged. */
const LISTED = /["'`](-{0,2}[A-Za-z][A-Za-z0-9_.-]{0,63})["'`]\s{0,4},\s{0,4}b?(?=["'`])/g;

const ROW =
  /(?<=^|\n)[\s|│║]{0,8}["'`*]{0,3}([\p{L}_][\p{L}\p{M}\p{N}_. -]{0,63}?)["'`*]{0,3}[^\S\n]{0,64}[|│║][^\S\n]{0,8}(?=[^|│║\n]{1,4096}[|│║\s]{0,8}(?:$|\n))/gu;

/** Two cells of HTML, or two elements of a property list. */
const TAGGED =
  />\s{0,8}([\p{L}_][\p{L}\p{N}_.-]{0,63})\s{0,8}<\/[\w:.-]{1,64}>\s{0,64}<[\w:.-]{1,64}(?:\s[^<>]{0,256})?>(?=[^<])/gu;

/** Statements that set a variable without a sign between name and value, such as `ENV` of a Dockerfile. */
const SETTING =
  /\b(?:ENV|ARG|SetEnv|setenv|setx|proxy_set_header|fastcgi_param|set -x|set -gx)\s{1,8}([A-Za-z_][A-Za-z0-9_.-]{0,63})\s{1,8}(?=[^\s=])/g;

/** Values that are no secrets, whatever their name. */
const PLAIN =
  /^["'`]?(?:true|false|null|none|undefined|nil|yes|no|string|number|boolean|bytes|required|optional|missing|invalid|valid|verified|expired|revoked|unset|empty|hidden|redacted|ssh-\w{1,16}|ecdsa-[\w-]{1,32}|<\w{1,16}>|\[\w{1,16}\]|\*{1,64})?["'`]?[,;}\])]*$/i;
const NUMBER = /^["'`]?-?[0-9.]+(?:["'`]?[,;}\])]*$|[\s/])/;
/** `PWD=/srv` is a folder, `--key ledger.key` a file. */
const PATH = /^["'`]?\//;
const FILE =
  /^["'`]?[\w.-]{1,64}(?:\/[\w.-]{1,64}){0,16}\.(?:key|pem|pub|crt|json|ya?ml|txt|env|sh|[cm]?[jt]sx?|py)["'`]?[,;]?$/i;
/** Words before `pass:` that make it what a test or a check does. */
const VERDICT =
  /(?:---|\b(?:not|to|must|should|will|would|can|cannot|did|do|does|that|which|tests?|checks?|all|first|second|third|this|next|last))\s$/i;
/** Matches text before `key: ` in the middle of a sentence. */
const PROSE = /[a-z]\s$/;

/** The values of names of secrets; what a value is follows from how it begins. */
function namedSpans(line: string): Span[] {
  return [
    ...valuesOf(line, ELEMENT, (text, from) => endBefore(text, from, '<')),
    ...valuesOf(line, TAGGED, (text, from) => endBefore(text, from, '<')),
    ...valuesOf(line, PAIR, valueEnd),
    ...valuesOf(line, PAIR_BEFORE, valueEnd),
    ...valuesOf(line, LISTED, valueEnd),
    ...valuesOf(line, ROW, cellEnd),
    ...valuesOf(line, SETTING, wholeLineEnd),
    ...valuesOf(line, FLAG, valueEnd),
    ...valuesOf(line, NAME, (text, from, name, start) => {
      const isLine =
        /^[\s>*<|"'-]*$/.test(text.slice(Math.max(0, start - 16), start)) && start < 16;
      const isHeader =
        isLine && /:\s+$/.test(text.slice(start, from)) && secrecyOf(name) !== 'weak';
      return takesWholeValue(name) || isHeader ? wholeValueEnd(text, from) : valueEnd(text, from);
    }),
  ];
}

type EndOf = (text: string, from: number, name: string, start: number) => number;

function valuesOf(text: string, pattern: RegExp, endOf: EndOf): Span[] {
  const spans: Span[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [all, name = ''] = match;
    const secrecy = secrecyOf(name);
    // The value may hold names of its own: only the name and what ties it are passed.
    if (secrecy === 'none') continue;
    const from = match.index + all.length;
    const end = endOf(text, from, name, match.index);
    const value = text.slice(from, end);
    if (isHarmless({ text, at: match.index, tie: all, name, secrecy, value })) continue;
    const quote = /^\\*["'`]/.exec(value)?.[0] ?? '';
    const close = quote !== '' && value.length > quote.length && value.endsWith(quote) ? quote : '';
    spans.push([from + quote.length, end - close.length]);
    pattern.lastIndex = end;
  }
  return spans;
}

interface Named {
  readonly text: string;
  readonly at: number;
  readonly tie: string;
  readonly name: string;
  readonly secrecy: Secrecy;
  readonly value: string;
}

function isHarmless({ text, at, tie, name, secrecy, value }: Named): boolean {
  if (PLAIN.test(value) || FILE.test(value)) return true;
  // Names in a list are no values of one another.
  if (/,\s*b?$/.test(tie) && secrecyOf(value.replaceAll(/["'`]/g, '')) !== 'none') return true;
  if (secrecy === 'weak') return !isKeyLike(value);
  // `Key.java:12` is a place in a program.
  if (name.includes('.') && tie.endsWith(':') && /^[0-9]{1,6}\b/.test(value)) return true;
  if (isProse(text.slice(Math.max(0, at - 16), at), tie, value)) return true;
  if (tie.startsWith(name) && /^[^:=]*\t\s*$/.test(tie) && !isCell(text, at, value)) return true;
  return secrecy === 'soft' && (NUMBER.test(value) || PATH.test(value));
}

/** Whether `pass: ` is a verb, or `key: ` a word of a sentence. */
function isProse(before: string, tie: string, value: string): boolean {
  if (/^pass:\s+$/i.test(tie)) return VERDICT.test(before);
  return /^key:\s+$/.test(tie) && PROSE.test(before) && /^[a-z]+$/.test(value);
}

/** Whether a name is a cell of a row, and the cell behind it may be its value: more than a word among others. */
function isCell(text: string, at: number, value: string): boolean {
  if (at > 0 && !/[\t\n]/.test(text.charAt(at - 1))) return false;
  const start = text.lastIndexOf('\n', at) + 1;
  const row = text.slice(start, start + 512).split('\n', 1)[0] ?? '';
  return row.split('\t').length <= 2 || !/^[A-Za-z][a-z_-]*[.,:]?$/.test(value);
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

function cellEnd(text: string, from: number): number {
  return from + text.slice(from).search(/[^\S\n]*(?:[|│║\n]|$)/);
}

function wholeLineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
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
