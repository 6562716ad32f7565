import {
  accept,
  finding,
  present,
  refuse,
  type Code,
  type Finding,
  type Result,
  refusalFor,
} from '../../documents/findings.ts';

/** The markers of a block, each on a line of its own. */
const OPENING_MARKER = '<!-- claimgate:claims -->';
const CLOSING_MARKER = '<!-- claimgate:end -->';

/** A block of claims in a document; offsets are in UTF-16 code units. */
export interface Block {
  /** Where its inside starts: after the line of the opening marker. */
  readonly start: number;
  /** Where its inside ends: before the line of the closing marker. */
  readonly end: number;
  readonly lineEnd: '\n' | '\r\n';
  /** White space in front of the opening marker. */
  readonly indent: string;
  /** 1-based line of the opening marker. */
  readonly line: number;
}

const LOOKS_LIKE_MARKER = /<!--\s*claimgate\b/i;

/** Markers in fenced code are examples; inside of a block only a marker ends it, so that a broken one can be mended. */
export function findBlock(text: string, file: string, isMarkdown: boolean): Result<Block> {
  const search = new Search(text, file);
  const fence = new FenceTracker();
  for (const line of linesOf(text)) {
    const isCode = isMarkdown && !search.isInside && fence.take(line.content);
    if (!isCode) search.take(line);
  }
  return search.finish();
}

class Search {
  readonly #text: string;
  readonly #file: string;
  readonly #blocks: Block[] = [];
  readonly #findings: Finding[] = [];
  #opening: Line | undefined;

  constructor(text: string, file: string) {
    this.#text = text;
    this.#file = file;
  }

  get isInside(): boolean {
    return this.#opening !== undefined;
  }

  take(line: Line): void {
    const marker = line.content.trim();
    if (marker === OPENING_MARKER) this.#open(line);
    else if (marker === CLOSING_MARKER) this.#close(line);
    else if (LOOKS_LIKE_MARKER.test(marker))
      this.#note('surface_marker_malformed', line, `${OPENING_MARKER} or ${CLOSING_MARKER}`);
  }

  finish(): Result<Block> {
    if (this.#opening) this.#note('surface_block_unclosed', this.#opening, CLOSING_MARKER);
    const [block] = this.#blocks;
    const refused = refusalFor(this.#findings);
    if (refused) return refused;
    const expected = `${OPENING_MARKER} and ${CLOSING_MARKER}`;
    return block ? accept(block) : refuse('surface_block_missing', { file: this.#file, expected });
  }

  #open(line: Line): void {
    if (this.#opening) return this.#note('surface_block_nested', line);
    if (this.#blocks.length > 0) this.#note('surface_block_doubled', line);
    this.#opening = line;
  }

  #close(line: Line): void {
    const opening = this.#opening;
    if (!opening) return this.#note('surface_block_unopened', line, OPENING_MARKER);
    this.#opening = undefined;
    this.#blocks.push({
      start: opening.next,
      end: line.start,
      lineEnd: this.#text.startsWith('\r\n', opening.next - 2) ? '\r\n' : '\n',
      indent: present(/^[ \t]*/.exec(opening.content))[0],
      line: opening.number,
    });
  }

  #note(code: Code, { number, content }: Line, expected?: string): void {
    const column = content.length - content.trimStart().length + 1;
    const place = { file: this.#file, line: number, column };
    this.#findings.push(finding(code, expected === undefined ? place : { ...place, expected }));
  }
}

const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/;

/** Follows the fenced code blocks of a Markdown text line by line (CommonMark 0.31 section 4.5). */
class FenceTracker {
  #fence: string | undefined;

  /** Whether this line is part of a fenced code block, its fences included. */
  take(line: string): boolean {
    const [, fence = '', info = ''] = FENCE.exec(line) ?? [];
    if (this.#fence !== undefined) {
      const closes = fence.startsWith(this.#fence) && info.trim() === '';
      if (closes) this.#fence = undefined;
      return true;
    }
    // Back ticks in what follows make it code inside of a line.
    if (fence === '' || (fence.startsWith('`') && info.includes('`'))) return false;
    this.#fence = fence;
    return true;
  }
}

/** A line of a text; offsets are in UTF-16 code units. */
export interface Line {
  readonly number: number;
  readonly start: number;
  readonly next: number;
  /** Without its end, LF or CR LF. */
  readonly content: string;
}

export function* linesOf(text: string): Generator<Line> {
  for (let start = 0, number = 1; start < text.length; number += 1) {
    const found = text.indexOf('\n', start);
    const next = found < 0 ? text.length : found + 1;
    const content = text.slice(start, found < 0 ? next : found).replace(/\r$/, '');
    yield { number, start, next, content };
    start = next;
  }
}
