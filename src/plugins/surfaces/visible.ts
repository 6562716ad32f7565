import { decodeHTML } from 'entities/decode';

interface VisibleText {
  readonly text: string;
  /** Where in the source the character at an offset of the text comes from. */
  sourceOf(offset: number): number;
}

/** Past so many characters `<` opens no tag and `](` no link: nothing is searched for without end. */
const REACH = 4000;
const TAG = new RegExp(`<[/!?]?([A-Za-z][A-Za-z0-9-]*)?[^<>]{0,${REACH}}>`, 'y');
const LINK_END = new RegExp(
  `\\](?:\\([^()\\n]{0,${REACH}}\\)|\\[[^\\[\\]\\n]{0,${REACH}}\\])?`,
  'y',
);
const REFERENCE = /&(#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]{1,31});?/y;
const SPECIAL = { html: /[<&]/g, markdown: /[<&*_~`[\]\\!]/g };

/** Tags that start something new; all others stand inside of a line, so that a name may go on behind them. */
const BLOCK_TAGS: ReadonlySet<string | undefined> = new Set(
  'address article aside blockquote body br button caption dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hr html img input label legend li link main meta nav ol option p pre script section select style summary table tbody td template textarea tfoot th thead title tr ul video'.split(
    ' ',
  ),
);

/** Named references to a letter that has no decomposition, as `&dstrok;`: it is still read as that letter. */
const STRUCK_LETTER = /^([A-Za-z])(?:strok|slash|math)$/;

/**
 * Takes away what is not seen: comments, tags inside of a line, emphasis, links' targets, and writes out
 * character references. Where it is not sure it takes away too much rather than too little; anyone who
 * searches it looks into the source as well. Linear in the length of the text.
 */
export function visibleTextOf(source: string, markup: 'html' | 'markdown'): VisibleText {
  const view = new View(source);
  const special = SPECIAL[markup];
  let mayComment = true;
  for (let at = 0; at < source.length;) {
    special.lastIndex = at;
    const next = special.exec(source)?.index ?? source.length;
    view.keep(at, next);
    at = next;
    if (mayComment && source.startsWith('<!--', at)) {
      const end = source.indexOf('-->', at + 4);
      // A comment that never ends is none, and no later one ends either.
      if (end < 0) mayComment = false;
      else {
        at = end + 3;
        continue;
      }
    }
    at = view.takeSpecial(at);
  }
  return view;
}

class View implements VisibleText {
  readonly #source: string;
  readonly #parts: string[] = [];
  /** Where runs of the text start, in the text and in the source; both ascend. */
  readonly #starts: number[] = [];
  readonly #sources: number[] = [];
  #length = 0;
  #text: string | undefined;

  constructor(source: string) {
    this.#source = source;
  }

  get text(): string {
    return (this.#text ??= this.#parts.join(''));
  }

  sourceOf(offset: number): number {
    let low = 0;
    for (let high = this.#starts.length; high - low > 1;) {
      const middle = (low + high) >>> 1;
      if ((this.#starts[middle] ?? Infinity) <= offset) low = middle;
      else high = middle;
    }
    return (this.#sources[low] ?? 0) + offset - (this.#starts[low] ?? 0);
  }

  /** Copies a part of the source unchanged. */
  keep(from: number, to: number): void {
    if (to > from) this.#add(this.#source.slice(from, to), from);
  }

  /** Takes what starts with a special character. @returns where it ends */
  takeSpecial(at: number): number {
    const source = this.#source;
    switch (source.charAt(at)) {
      case '<':
        return this.#takeTag(at);
      case '&':
        return this.#takeReference(at);
      case '\\':
        return this.#takeEscape(at);
      case '!':
        return source[at + 1] === '[' ? at + 1 : this.#literal(at);
      case ']':
        return at + (matchAt(LINK_END, source, at)?.[0].length ?? 1);
      default:
        return at + 1;
    }
  }

  #takeTag(at: number): number {
    const tag = matchAt(TAG, this.#source, at);
    if (!tag) return this.#literal(at);
    if (BLOCK_TAGS.has(tag[1]?.toLowerCase())) this.#add(' ', at);
    return at + tag[0].length;
  }

  #takeReference(at: number): number {
    const [reference, name = ''] = matchAt(REFERENCE, this.#source, at) ?? [];
    if (reference === undefined) return this.#literal(at);
    this.#add(STRUCK_LETTER.exec(name)?.[1] ?? decodeHTML(`&${name};`), at);
    return at + reference.length;
  }

  /** In front of punctuation only, which it makes plain; a line end stays one. */
  #takeEscape(at: number): number {
    const isEscape = /[!-/:-@[-`{-~]/.test(this.#source[at + 1] ?? '');
    if (!isEscape) return this.#literal(at);
    this.keep(at + 1, at + 2);
    return at + 2;
  }

  #literal(at: number): number {
    this.keep(at, at + 1);
    return at + 1;
  }

  #add(part: string, from: number): void {
    this.#parts.push(part);
    this.#starts.push(this.#length);
    this.#sources.push(from);
    this.#length += part.length;
  }
}

function matchAt(expression: RegExp, text: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at;
  return expression.exec(text);
}
